### The audit of played games: what ended them, which draws could be claimed, and whether the results fit.

## A game

# A move with its number: “43…Kg8”.
audit-move = { MOVE($move) }
audit-after = after { MOVE($move) }
audit-at-start = at the start
audit-heading = { $file }, game { $number }, line { $line }: { $names }
audit-round = round { $round }
# The place of a finding before the first move.
audit-place-start = Start

## What could not be read

audit-no-start =
    .fen = The game cannot be followed: “{ $fen }” is not a position.
    .illegal = The game cannot be followed: in the position “{ $fen }” the moves of the pieces are not defined.
    .variant = The game cannot be followed: “{ $variant }” is not chess under these Laws.
# $entry is the entry with its number: “12.Ke3”; the reason follows as a sentence.
audit-no-move =
    .illegal = “{ $entry }” (line { $line }, column { $column }) is an illegal move. What follows was not examined.
    .unread = “{ $entry }” (line { $line }, column { $column }) cannot be read as a move. What follows was not examined.
    .null = “{ $entry }” (line { $line }, column { $column }) stands for no move at all. What follows was not examined.

## How it ended

audit-over =
    .checkmate = Checkmate: { WHO($player) } { AGREE($player, sg: "has", pl: "have") } won.
    .stalemate = Stalemate: the game is drawn.
    .dead-by-material = Dead position: with these pieces neither player can checkmate, so the game is drawn.
    .dead = Dead position: there are enough pieces, but neither player can checkmate by any series of legal moves, so the game is drawn.
    .repetition = The same position has appeared { $count } times ({ LIST($places) }), so the game is drawn without any claim.
    .no-progress = Each player has made { $count } moves without moving a pawn and without a capture, so the game is drawn without any claim.
# $plies counts the moves of both players together.
audit-played-on = The game was already over, but { $plies ->
    [one] one more move was played
   *[other] { $plies } more moves were played, counting those of both players
}.

## Claims

audit-claim =
    .repetition = { WHO($player) } could claim a draw: the same position had appeared { $count } times, { LIST($places) }.
    .repetition-intended = { WHO($player) } could claim a draw with the intended move { MOVE($move) }, which brings about for the { $count ->
        [one] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $count }th
    } time the position that stood { LIST($places) }.
    .no-progress = { WHO($player) } could claim a draw: each player had made the last { $count } moves without moving a pawn and without a capture.
    .no-progress-intended = { WHO($player) } could claim a draw with any intended move that neither moves a pawn nor captures: each player would then have made { $count } such moves in a row.
    # Claims on move after move, up to the move $last.
    .no-progress-stretch = From here until after { MOVE($last) } the player having the move could claim a draw each time{ $first ->
        [intended] , the first time with an intended move that neither moves a pawn nor captures
       *[on-the-board] {""}
    }: the moves of each player without a pawn move and without a capture went from { $count } to { $last-count }.

## Results

# $player is the winner according to the result, $opponent the loser.
audit-cannot-mate =
    .on-time = { WHO($player) } won on time, but { AGREE($player, sg: "cannot", pl: "cannot") } checkmate by any series of legal moves; the game is drawn.
    .by-resignation = { WHO($opponent) } resigned, but { WHO($player) } cannot checkmate by any series of legal moves; the game is drawn.
    .untold = { WHO($player) } won without checkmate, but cannot checkmate by any series of legal moves; if { WHO($opponent) } lost on time or resigned, the game is drawn.
    .untold-time-only = { WHO($player) } won without checkmate, but cannot checkmate by any series of legal moves; if { WHO($opponent) } lost on time, the game is drawn.
audit-cannot-mate-because =
    .material = With these pieces there is no checkmate.
    .forced-line = All further moves are forced, and they do not lead to a checkmate by { WHO($player) }.
    .proof = Every series of moves that could still be played has been examined, and none leads to that checkmate.
    .game-over = No further move can be played.
audit-result-contradicts = The game is recorded as { $written }, but its last position gives { $expected }.

## What tags and comments tell

# How a game ended, as its file tells it: after a colon.
audit-end =
    .checkmate = checkmate
    .stalemate = stalemate
    .repetition = repetition of the position
    .no-progress = moves without a pawn move and without a capture
    .no-material = no pieces left with which anybody could checkmate
    .agreement = agreement
    .time = flag-fall
    .time-without-material = flag-fall, with an opponent who could not checkmate
    .resignation = resignation
    .abandoned = one of the players stayed away or left
    .decided = a decision, such as a penalty or an adjudication
    .normal = ordinary end
    .unterminated = none yet
# In the first message $player is the one whose flag fell; $mate is a line of moves.
audit-termination =
    .drawn-on-time-though-mate-possible = { WHO($player, case: "gen") } flag fell and the game was scored as drawn, but { WHO($opponent) } could still checkmate by a series of legal moves and wins: { MOVE($mate) }.
    .drawn-as-dead-though-mate-possible = The game was drawn for lack of pieces to checkmate with, but { WHO($player) } could still checkmate by a series of legal moves: { MOVE($mate) }.
    .end-not-shown = According to the file the game ended with { LIST($told) }; the position on the board does not show such an end.
    .other-end-than-told = The end according to the file: { LIST($told) }. On the board the game had already ended in another way.
    .lost-on-time-without-the-move = { WHO($player) } lost on time, although { WHO($opponent) } had the move: either the clock was not pressed after the last move, or a move is missing.
    # $player is the winner by that end.
    .other-winner-than-told = The end according to the file: { LIST($told) }, with a win for { WHO($player) }. The result { $written } does not agree with that end.
    .other-result-than-told = The end according to the file: { LIST($told) }. The result { $written } does not agree with that end.

## Clocks

audit-clock =
    .unreadable-time = “{ $value }” is no clock time.
    .clock-above-time-control = After the first move { WHO($player, case: "gen") } clock showed { CLOCK($shown) }, while the time control allows { CLOCK($most) } at most: its numbers cannot be seconds.
    .flag-fallen-before = By the times used, { WHO($player, case: "gen") } time had run out at least { DURATION($over) } before this move, but the game went on.
    .overdrawn = { WHO($player, case: "gen") } time had run out according to the clock, but the game went on.
    .time-gained = { WHO($player, case: "gen") } clock went from { CLOCK($before) } to { CLOCK($shown) }; the time control allows { CLOCK($most) } at most. An arbiter may have changed the time.
    .no-increment = In { $moves ->
        [one] one move
       *[other] { $moves } moves
    } { WHO($player, case: "gen") } clock never got the increment of { DURATION($increment) }.
    .clock-and-time-used-differ = { WHO($player, case: "gen") } clock went from { CLOCK($before) } to { CLOCK($shown) }, which does not agree with the time of { CLOCK($used) } noted for this move.

## Tags

# $line is the line of the file on which the tag stands.
audit-header =
    .no-result = Line { $line }, { $tag }: “{ $value }” is no result.
    .other-result = Line { $line }, { $tag }: “{ $value }”, but after the moves stands { $after_moves }.
    .other-length = Line { $line }, { $tag }: “{ $value }”, but the game has { $plies ->
        [one] one move
       *[other] { $plies } moves
    }, counting those of both players.
    .other-position = Line { $line }, { $tag }: “{ $value }” is not the last position of the game.
    .without-position = Line { $line }, { $tag }: “{ $value }” announces a position to begin with, but there is none.
    .chess960-untold = Line { $line }, { $tag }: “{ $value }” is a start position of Chess960, but no tag says that Chess960 was played.
    .no-date = Line { $line }, { $tag }: “{ $value }” is no date of the form 2024.12.31.
    .impossible-date = Line { $line }, { $tag }: there is no such day as “{ $value }”.
    .before-the-game = Line { $line }, { $tag }: “{ $value }” is before the date of the game.
    .no-rating = Line { $line }, { $tag }: “{ $value }” is no rating.
    .same-name = Line { $line }, { $tag }: both players are called “{ $value }”.
    .twice = Line { $line }, { $tag }: “{ $value }”, but further up “{ $first }”.
    .no-time-control = Line { $line }, { $tag }: “{ $value }” cannot be read as a time control.
    .missing = Not stated: { LIST($missing) }.

## A claim that is ruled on

audit-ruling =
    .right = The claim is right.
    .wrong = The claim is wrong.
# What stands above a diagram beside that of the claim.
audit-occurrence =
    .claimed = the position claimed
    .same = the same position
    .other-turn = not the same: the other player had the move
    .other-castling = not the same: other rights to castle
    .other-en-passant = not the same: a capture en passant was possible in one of them

## A file that is watched

audit-waiting = { $file }: { $problem }; it will be read again

## The summary

audit-total = { $games ->
    [0] There was no game to examine.
    [one] One game with { $plies ->
        [one] one move
       *[other] { $plies } moves
    } was examined.
   *[other] { $games } games with { $plies ->
        [one] one move
       *[other] { $plies } moves
    } were examined.
}
# $count is the number of games.
audit-in-games =
    .illegal = { $count ->
        [one] One game contains
       *[other] { $count } games contain
    } an entry that is no legal move, or cannot be followed from the start.
    .threefold = In { $count ->
        [one] one game
       *[other] { $count } games
    } a position stood often enough for a claim.
    .fivefold = In { $count ->
        [one] one game
       *[other] { $count } games
    } a position stood often enough for a draw without any claim.
    .fifty-moves = In { $count ->
        [one] one game
       *[other] { $count } games
    } there were enough moves without a pawn move and without a capture for a claim.
    .seventy-five-moves = In { $count ->
        [one] one game
       *[other] { $count } games
    } there were enough such moves for a draw without any claim.
    .insufficient-material = In { $count ->
        [one] one game
       *[other] { $count } games
    } nobody could checkmate with the pieces left at the end.
    .checkmate = { $count ->
        [one] One game
       *[other] { $count } games
    } ended in checkmate.
    .stalemate = { $count ->
        [one] One game
       *[other] { $count } games
    } ended in stalemate.
    .claim-available = In { $count ->
        [one] one game
       *[other] { $count } games
    } a draw could be claimed on some move.
    .dead-position = In { $count ->
        [one] one game
       *[other] { $count } games
    } no checkmate was possible any more from some move on, stalemates included.
    .dead-with-material = In { $count ->
        [one] one
       *[other] { $count }
    } of them there were enough pieces for it.
    .played-on-after-dead = In { $count ->
        [one] one
       *[other] { $count }
    } of them play went on all the same.
    .won-on-time-without-mate = In { $count ->
        [one] one game
       *[other] { $count } games
    } the player who won on time could not checkmate.
    .resigned-without-mate = In { $count ->
        [one] one game
       *[other] { $count } games
    } the player to whom the opponent resigned could not checkmate.
    .result-contradicts = In { $count ->
        [one] one game
       *[other] { $count } games
    } the result does not follow from the moves or from the end that is stated.
    .clock-contradicts = In { $count ->
        [one] one game
       *[other] { $count } games
    } the clocks do not fit the time control or each other.
    .header-contradicts = In { $count ->
        [one] one game
       *[other] { $count } games
    } a tag contradicts another one, the calendar or the moves.
