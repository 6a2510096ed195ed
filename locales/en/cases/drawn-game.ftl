### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Threefold claim: White’s rook has moved since the first occurrence
    .scene = The game began 1. { MOVE("Nf3") } { MOVE("Nf6") } 2. { MOVE("g3") } { MOVE("g6") } 3. { MOVE("Bg2") } { MOVE("Bg7") } 4. { MOVE("d3") } { MOVE("d6") } 5. { MOVE("Rg1") } { MOVE("Rg8") } 6. { MOVE("Rh1") } { MOVE("Rh8") } 7. { MOVE("Rg1") } { MOVE("Rg8") } 8. { MOVE("Rh1") }. Black now plays { MOVE("Rh8") } and presses the clock. White stops the clocks, claims a draw by threefold repetition and shows you on the scoresheet that every piece has stood like this after Black’s fourth, sixth and eighth moves.
title-without-the-right-the-count-starts-anew = Threefold claim: three occurrences after the rook’s first move
title-castling-that-is-barred-for-a-time = Threefold claim: castling prevented each time by a rook attacking f1
    .scene = The last moves were 20. { MOVE("Nc3") } { MOVE("Kg8") } 21. { MOVE("Nb1") } { MOVE("Kh8") } 22. { MOVE("Nc3") } { MOVE("Kg8") } 23. { MOVE("Nb1") }; the position before them counts too, earlier ones do not matter. Black plays { MOVE("Kh8") } and presses the clock. White stops the clocks and claims a draw by threefold repetition. “No,” says Black, “with castling still in the air such positions are not the same.”

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Threefold claim as soon as the opponent has pressed the clock
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Claim with an intended move before the opponent has pressed the clock
title-a-premature-claim-is-made-again-when-the-clock-runs = Threefold claim before the opponent’s press, repeated after it

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Threefold claim by both players after two occurrences
    .scene = Each player has made 20 moves. Both players come to your table and tell you that they claim a draw by threefold repetition. You find from the scoresheets that the position is on the board only for the second time. “Does it matter,” they ask, “when we both want the same?”
title-both-claim-where-offers-are-not-allowed = Both claim where draws need consent: two occurrences, whoever has the move
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Both claim where draws need consent: three occurrences, whoever has the move
title-both-claim-before-each-has-made-a-move = Both players claim a draw when only one of them has made a move
title-a-claim-by-one-player-alone-is-checked = Third occurrence after a king move to g8: White alone claims a draw
title-both-claim-rightly-where-offers-are-not-allowed = Both claim where draws need consent: three occurrences, Black to move
title-both-claim-wrongly-where-offers-are-not-allowed = Both claim where draws need consent: two occurrences, Black to move
    .scene = White plays { MOVE("Nf3") } and presses the clock. Thereupon both players, almost with one voice, claim a draw by threefold repetition. The scoresheets show that the position is on the board only for the second time. “What does it matter?” the two ask. “We both claim the same.” You have given no consent to a draw.

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Threefold claim in a rapid game that nobody recorded
title-a-claim-in-a-standard-game-is-checked-by-the-record = Threefold claim at the third occurrence, no record of the game at all

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = A spectator claims a draw under the fifty-move rule
title-a-player-who-claims-is-no-outsider = Threefold claim by the player having the move

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Threefold claim after two occurrences: opponent has it checked, then accepts
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Threefold claim after two occurrences, refused by the opponent in words
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Claim with an unwritten move: opponent wants it checked, then accepts
title-a-claim-that-needs-no-check-leaves-its-offer-open = Claim after touching a piece: claimant moves, then the opponent accepts

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Threefold claim after two occurrences, accepted by the opponent
    .scene = Black makes a move and presses the clock. White stops the clocks and claims a draw by threefold repetition. In fact the position is on the board for the second time; but before anybody has looked at a scoresheet, Black says: “A draw is fine with me, I accept.” A spectator points out that the claim was wrong.
title-the-opponent-refuses-the-offer-in-a-claim = Fifty-move claim at 48 moves: opponent refuses, then accepts
    .scene = Black makes a move and presses the clock. White stops the clocks and claims a draw under the fifty-move rule. “No draw,” says Black. Checking the scoresheets you find that each player has made 48 moves without a pawn move or a capture. Now Black looks at the position again: “On second thoughts, I take the draw.”
title-where-offers-are-barred-a-claim-is-none = Opponent accepts a claim where draws need the arbiter’s consent
    .scene = Black makes a move and presses the clock. White stops the clocks and claims a draw by threefold repetition; according to the scoresheets the position has appeared only for the second time. Before you can say a word, Black declares: “No need to check anything, I accept the draw.” You have given no consent to a draw.
title-an-offer-is-not-a-claim = Draw offered instead of claimed when the position occurs for the third time
title-a-claim-that-the-opponent-accepts-at-once = Threefold claim at the third occurrence, accepted at once
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = Fifty-move claim with an intended move accepted at once
title-a-claim-accepted-without-force-is-checked = Opponent accepts a claim before each player has made a move
title-a-claim-that-was-checked-and-is-accepted-all-the-same = Draw accepted after the arbiter has rejected the claim

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Intended move unwritten: claimant asks about the rule and claims again
title-the-unwritten-move-is-made-good-with-another-one = Unwritten intended move, then a second claim with another move written
title-an-unwritten-move-after-the-right-was-lost = Piece touched, then a threefold claim with an unwritten move
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = Fifty-move claim with an intended move that is not written

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Withdrawing a threefold claim after two occurrences
    .scene = White stops the clocks and claims that Black’s last move has just brought about the same position for the third time. The scoresheet, however, shows only the second occurrence. When you announce the result of your check, White says: “Then I withdraw my claim.”
title-a-right-claim-cannot-be-withdrawn-either = Withdrawing a threefold claim after three occurrences
    .scene = Black makes a move and presses the clock. White stops the clocks and claims that the same position is now on the board for the third time; the scoresheets of both players show that this is so. Suddenly White discovers a winning combination and says: “Forget the claim, I withdraw it. Start the clocks, please.”
title-taking-back-an-offer-is-not-taking-back-a-claim = Draw offer withdrawn before pressing the clock

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Threefold claim after deliberately touching a piece
    .scene = Black makes a move and presses the clock. White takes hold of a piece in order to move it, hesitates and lets go. Then White stops the clocks and claims a draw: the position before you stands on the board for the third time. Black admits the count but points out that a piece has been touched.
title-an-accidental-touch-costs-no-claim = Fifty-move claim after touching a piece accidentally
    .scene = Black makes a move and presses the clock. Reaching for a glass of water, White accidentally brushes a piece with a sleeve, then stops the clocks and claims a draw: each player has made 50 moves without a pawn move or a capture. Both scoresheets confirm this. “Touched is touched,” says Black, “so no claim on this move.”
title-after-his-move-a-player-cannot-claim = Threefold claim after making a move, before pressing the clock
    .scene = Black makes a move and presses the clock. White makes the reply on the board and, with the hand already on its way to the clock, stops: the same position now stands there for the third time. Without pressing, White claims a draw by threefold repetition. The count is correct; Black says that White has missed the moment.
title-the-right-comes-back-with-the-next-move = Rook touched on one move, threefold repetition claimed on the next
    .scene = Black plays { MOVE("Kg8") } and presses the clock. White takes hold of the rook on a1 to move it, ponders, plays { MOVE("Rb1") } and presses the clock. Black replies { MOVE("Kf8") } and presses the clock. Now White claims a draw; the scoresheets show the position for the third time. Black objects that by touching that rook White has given up the right to claim.
title-adjusting-without-a-word-costs-the-claim = Threefold claim after adjusting a piece without a word
    .scene = Black makes a move and presses the clock. Without a word White straightens the piece on e4, which stands askew, then stops the clocks and claims a draw because the same position is on the board for the third time. The count is correct. Black insists that the piece on e4 has been touched; White replies that everybody could see the purpose.
title-adjusting-with-the-words-does-not-cost-the-claim = Threefold claim after saying “I adjust” and adjusting a piece
    .scene = Black makes a move and presses the clock. White says: “I adjust,” straightens the piece on e4, stops the clocks and claims that the position is on the board for the third time. The scoresheets bear this out. Black, who would rather play on, maintains that no claim is possible once a piece has been touched.
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Threefold claim just after touching a piece
title-a-piece-is-lifted-to-show-the-intended-move = Rook touched before the claim in order to show the intended move
title-a-written-claim-before-the-piece-is-lifted = Draw claimed with the intended move Re1, then a piece touched
    .scene = Black presses the clock. White writes down { MOVE("Re1") }, stops the clocks and claims a draw because this move would bring about the same position for the third time; the scoresheets bear this out. While you are still reading them, White picks up a piece. “Touched!” cries Black. “There goes the claim.”

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Threefold claim at the third occurrence, the clocks still running

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Draw offered on a condition, and the opponent accepts
    .scene = White makes a move, says: “I offer you a draw, but only if you take it at once,” and presses the clock. Black thinks for a long while and finally says: “All right, I accept.” White protests: “Far too late, that was not my condition!”
title-a-condition-at-a-wrong-moment-falls-too = Conditional draw offer on the opponent’s time

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Draw claim after a capture leaves king and bishop against king
title-a-locked-position-is-drawn-at-once = Pawn chains locked by g4, only kings can still move
title-a-position-in-which-only-a-helper-could-be-mated = King and knight against king and two pawns: is the position dead?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Draw offered after the move and before pressing the clock
title-an-accepted-offer-ends-the-game = White offers a draw between move and press, Black accepts
title-an-offer-lives-while-the-opponent-thinks = Draw offer accepted late, with little more than a minute left
title-the-end-of-the-game-ends-the-offer = Black answers a draw offer with checkmate, then accepts the draw
title-after-the-end-of-the-game-nothing-can-be-offered = Draw offered after the opponent has resigned

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = No draws before move 30: offer and acceptance after 29 moves each
title-at-move-30-the-restriction-is-over = No draws before move 30: offer and acceptance after 30 moves each
title-the-slower-player-counts-for-the-restriction = No draws before move 30: White has made 30 moves, Black 29
    .scene = White has made 30 moves, Black 29. White offers a draw and Black accepts at once. As you come to the board, both assure you that the required number has been reached and that the position offers nothing to either side.
title-the-arbiter-may-consent-to-an-early-draw = Draws need consent: the arbiter allows the offer and its acceptance
title-an-agreement-without-consent-has-no-effect = Draws need consent: both players agree without asking the arbiter
    .scene = The two players stop the clocks, shake hands and report to you: “We have agreed to a draw.” Neither of them has asked you beforehand; you have given no consent, and you do not give it now. They say that the position was so level that they simply forgot about the rule.
title-a-restriction-leaves-the-claims-untouched = No draws before move 30: threefold claim after 18 moves
    .scene = Each player has made 18 moves. Black makes a move and presses the clock, whereupon White stops the clocks and claims that the same position is on the board for the third time. Both scoresheets show it. Black, who stands better, objects that here nobody may have a draw so early.
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = No draws before move 35: opponent accepts a claim after 24 moves
    .scene = Each player has made 24 moves. Black makes a move and presses the clock. White stops the clocks and claims a draw by threefold repetition; according to the scoresheets it is only the second time. Black nods: “Fine with me, I accept.” Both hope that in this way they will not have to play on until move 35.

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Fivefold repetition that nobody notices, and play goes on
title-seventy-five-moves-that-nobody-notices = 75-move rule: nobody notices, then a player resigns
title-a-fifth-occurrence-that-somebody-notices = Fivefold repetition that is noticed at once

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Threefold claim: en passant was possible at the first occurrence
    .scene = The game began 1. { MOVE("e4") } { MOVE("e6") } 2. { MOVE("e5") } { MOVE("d5") } 3. { MOVE("Nf3") } { MOVE("Nc6") } 4. { MOVE("Ng1") } { MOVE("Nb8") } 5. { MOVE("Nf3") } { MOVE("Nc6") } 6. { MOVE("Ng1") }. When Black plays { MOVE("Nb8") } and presses the clock, White stops the clocks and claims a draw by threefold repetition. “Look at the scoresheet,” White insists, “the knights have gone out and come home twice, and no other piece has moved since the second move.”
title-a-pinned-pawn-cannot-take-en-passant = Threefold claim: a pin prevented en passant at the first occurrence
    .scene = The last moves were 30. … { MOVE("d5") } 31. { MOVE("Nf3") } { MOVE("Kg8") } 32. { MOVE("Ng1") } { MOVE("Kh8") } 33. { MOVE("Nf3") } { MOVE("Kg8") } 34. { MOVE("Ng1") }. Black plays { MOVE("Kh8") } and presses the clock. White stops the clocks and claims a draw by threefold repetition. Black smiles: “The first time I had only just advanced the pawn by two squares, so it was another position.”

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Fifty-move claim at 45 moves with Kf4 as the intended move
title-without-an-intended-move-nothing-must-be-played = Threefold claim at one occurrence without an intended move
title-the-intended-move-is-illegal = Claim with an illegal intended move: the knight is pinned
    .scene = In the last 20 moves of each player no pawn has moved and nothing has been captured. Black plays { MOVE("Kf8") } and presses the clock. White writes down { MOVE("Nc3") }, stops the clocks and claims that with this move the position would appear for the third time. Black points to the rook on e8 and demands that you treat this as an illegal move.
title-another-move-with-the-piece-that-was-meant = Claim with an illegal intended move: the rook jumps over its pawn
    .scene = In the last 20 moves of each player no pawn has moved and nothing has been captured. Black plays { MOVE("Kf8") } and presses the clock. White writes down { MOVE("Re1-e4") }, stops the clocks and claims that with this move the position would appear for the third time. Black laughs and points at the board. “A slip of the pen, of course,” murmurs White.
title-an-illegal-intended-move-without-a-position = Claim with an illegal knight move as the intended move
title-may-another-move-be-played-after-a-wrong-claim = Failed claim with the intended move Nc3: may White play Kf1 instead?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Failed claim with an intended knight move: may the king be moved instead?
title-a-claim-after-touching-another-piece-than-the-intended-one = Rook touched, then a claim with a knight move as the intended move
title-a-claim-after-touching-the-piece-of-the-intended-move = Knight touched, then a claim with a move of the same knight
title-an-illegal-king-move-is-written-for-a-claim = Claim with an illegal intended move: the king goes into check

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = Fifty-move claim: with the intended rook move each player will have made fifty
    .scene = In the last 49 moves of each player no pawn has moved and nothing has been captured. Black plays { MOVE("Rh2") } and presses the clock. White writes down { MOVE("Rb1") }, stops the clocks and claims a draw under the fifty-move rule. Black protests: “You have not made your fiftieth move yet, and nobody knows whether you ever will.”
title-the-intended-move-is-only-the-forty-ninth = Fifty-move claim: with the intended move White has fifty, Black 49
title-an-intended-pawn-move-ends-the-series = Fifty-move claim with a pawn move as the intended move
    .scene = In the last 49 moves of each player no pawn has moved and nothing has been captured. Black plays { MOVE("Rh2") } and presses the clock. White writes down { MOVE("a3") }, stops the clocks, calls you and claims a draw under the fifty-move rule: “With this move I shall have made my fifty.”
title-an-intended-move-counted-from-the-scoresheet = Fifty-move claim with the fiftieth move, Kf4, as the intended move

## no-progress-draw.yaml

title-mate-on-the-75th-move = 75-move rule: checkmate on the last move
    .scene = In the last 75 moves by Black and 74 by White no pawn has moved and nothing has been captured. White plays { MOVE("Qg7") } and presses the clock. Black, who has been keeping count, says at once that the required number of moves has now been reached on both sides and that no claim is needed for the draw.
title-seventy-five-moves-without-mate = 75-move rule: 75 moves by each on the board, no mate, no claim
title-seventy-four-moves-are-not-enough = 75-move rule: 74 moves by each
title-a-series-of-75-moves-told-by-the-sheets = 75-move rule: player A makes the 75th move of each, nobody claims
title-the-75th-move-was-illegal = 75-move rule: the 75th move is illegal
title-between-50-and-75-moves-the-draw-must-be-claimed = Sixty moves by each without pawn move or capture, then a claim
title-stalemate-on-the-75th-move = 75-move rule: stalemate on the last move
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = 75-move rule: a flag falls after 75 moves by each
    .scene = Each player has made 75 moves without a pawn move or a capture, but both have long since lost count. White is still looking for a plan when White’s flag falls; you see it. Black, who could still checkmate, asks for the full point: nobody, after all, has claimed a draw. White would rather play on: the arbiter, too, had let the game continue.
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = 75-move rule: the arbiter comes to the board after 75 moves by each

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = Fifty-move claim on the board: fifty moves completed by each
title-forty-nine-moves-by-one-of-them = Fifty-move claim on the board: fifty moves by Black, 49 by White
    .scene = In the last 49 moves of each player no pawn has moved and nothing has been captured. Black plays { MOVE("Rh2") } and presses the clock. White, with 8 minutes left, stops the clocks and claims a draw under the fifty-move rule: with this last move, White argues, the fifty are complete. Black looks at the rook and says nothing.
title-the-fiftieth-move-was-made-but-not-completed = Fifty-move claim before Black has pressed the clock after the 50th move
title-a-capture-interrupts-the-series = Fifty-move claim with a capture among the last moves
title-nobody-has-counted-the-moves-without-progress = Fifty-move claim when nobody has counted the moves
title-the-moves-without-progress-are-told-with-the-last-of-them = Fifty-move claim: the opponent’s last move completes fifty by each
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = Fifty-move claim: the opponent’s last move completes only 49 by each

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Draw offered after pressing the clock, on the opponent’s time
title-an-offer-before-moving-is-valid = Draw offered by the player having the move, before moving
title-an-offer-at-a-wrong-moment-can-be-accepted = Black offers a draw while White is thinking, White accepts

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Draw offer withdrawn, but the opponent accepts it
    .scene = White makes a move, offers a draw and presses the clock. While Black is thinking, White discovers a winning combination and says: “I take my offer back.” Black looks up: “But I accept it.” White calls you and insists that nobody can be forced to a draw against their will.
title-a-refused-offer-is-gone-anyway = Withdrawing a draw offer that was already refused

## offer-noted.yaml

title-both-players-note-an-offer = Noting a draw offer on the scoresheet
title-where-nobody-records-no-offer-is-noted = Noting a draw offer in rapid or blitz without a duty to record

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Draw offer refused in words, accepted later
    .scene = White makes a move, offers a draw and presses the clock. “No, thank you,” says Black, sinks into thought, finds nothing and, still without having touched a piece, says: “On second thoughts, I accept.” White now prefers to play on and calls you.
title-touching-a-piece-refuses-the-offer-since-2001 = Draw offer: the opponent deliberately touches a piece, then accepts
    .scene = White makes a move, offers a draw and presses the clock. Black takes hold of a piece, meaning to move it, lets go of it again and says: “You are right, it is a draw. I accept.” White, who has just spotted a win, answers that it is too late.
title-an-accidental-touch-refuses-nothing = Draw offer: the opponent accidentally touches a piece, then accepts
title-whether-a-touch-refuses-depends-on-its-intention = Draw offer: the opponent touches a piece, then accepts
title-a-move-refuses-the-offer = Draw offer: the opponent makes a move, then accepts
    .scene = White makes a move, offers a draw and presses the clock. Without a word Black makes a move and presses the clock. White sinks into thought. Suddenly Black holds out a hand: “I never said no to your offer, so I accept it now.” White does not want a draw any more and calls you.
title-the-offerers-own-move-refuses-nothing = Draw offered before moving: the offerer moves, the opponent accepts
title-adjusting-without-a-word-refuses-the-offer = Draw offer: the opponent adjusts a piece without a word, then accepts
    .scene = After 1. { MOVE("d4") } { MOVE("d5") } White plays { MOVE("c4") }, offers a draw and presses the clock. Black silently pushes the pawn on e7 to the middle of its square, looks up and says: “I accept.” “Too late, you have touched a pawn,” White replies and calls you. “But I only put it straight,” says Black, “I was never going to move it.”
title-adjusting-with-the-words-refuses-nothing = Draw offer: the opponent says “I adjust”, adjusts a piece, then accepts
    .scene = White makes a move, offers a draw and presses the clock. Black says: “I adjust,” straightens the piece on e7, thinks for a while and then says: “Agreed.” White protests that Black has touched a piece and so turned the offer down.

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Threefold claim: the intended move brings the third occurrence
title-the-intended-move-brings-only-the-second-occurrence = Threefold claim: the intended move brings the second occurrence
    .scene = After 40. { MOVE("Qe8+") } { MOVE("Kg7") } White plays { MOVE("Qe5+") } and presses the clock. Black, with 20 minutes left, writes down { MOVE("Kg8") }, stops the clocks and claims that this move would bring about the position for the third time. The position before these two moves counts too; anything earlier does not matter. White only smiles.
title-a-move-that-was-not-written-down = Threefold claim with Re1 unwritten, then Re1 written and claimed again
title-a-move-told-only-to-the-opponent = Intended move written down, but not declared to the arbiter
title-the-written-move-cannot-be-exchanged = Threefold claim with Re1 fails, then a second claim with Rd1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Threefold claim with an intended move while the opponent has the move
title-a-claim-that-was-never-made-binds-nobody = Claim with Rd1 after a disputed earlier claim with Re1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Claim with an intended move: the present position has occurred three times

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Fivefold repetition: the initial position for the fifth time after knight moves
title-four-times-is-not-yet-a-draw = Initial position for the fourth time, nobody claims a draw
title-five-times-with-a-detour-between = Fivefold repetition with a detour in between
title-the-sheets-show-five-occurrences = Fivefold repetition, only the last three occurrences in a row
title-after-the-fifth-occurrence-nothing-counts = Fivefold repetition, then the opponent resigns
    .scene = White makes a move that brings about the same position for the fifth time in a row. Neither player pays any attention to it. Black has had enough, resigns and shakes hands. Only when the scoresheets are handed in do you count the positions.
title-a-move-is-played-although-the-position-stood-five-times = A move is played from a position that stood five times

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Perpetual check: threefold claim at the third occurrence
title-the-second-time-is-not-enough = Perpetual check: threefold claim at the second occurrence
title-the-repetitions-need-not-follow-each-other = Threefold claim: other moves between the three occurrences
    .scene = With White to move, the white knight stood on f3, the white king on g2 and the black rook on d5; count this as the first occurrence. There followed 50. { MOVE("Kh2") } { MOVE("Ra5") } 51. { MOVE("Kg2") } { MOVE("Rd5") } 52. { MOVE("Ne1") } { MOVE("Ra5") } 53. { MOVE("Nf3") } { MOVE("Rb5") } 54. { MOVE("Kh2") } { MOVE("Ra5") } 55. { MOVE("Kg2") }. Black plays { MOVE("Rd5") }, presses the clock and, when White claims a draw by threefold repetition, objects: “The series was broken off several times.”
title-a-claim-made-on-the-opponents-time-is-wrong = Threefold claim while the opponent has the move
    .scene = Black has the move and is deep in thought. White stops the clocks and claims a draw by threefold repetition: the position now on the board is there for the third time. Nobody doubts the count, and Black just goes on thinking. “Everybody can see it,” says White, “and the facts do not depend on who sees them first.”
title-a-claim-before-the-opponent-has-pressed = Threefold claim on the board before the opponent has pressed the clock
title-whether-the-claimant-has-the-move-decides = Threefold claim: does the claimant have the move?
title-a-position-that-stood-earlier-is-not-claimed-later = Threefold claim: third occurrence a move ago, another position twice now
title-a-fourth-occurrence-can-be-claimed-too = Threefold claim at the fourth occurrence
title-nobody-has-told-how-often-the-position-stood = Threefold claim: how often has the position occurred?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Third occurrence claimed first by the player who moved, then by the opponent
    .scene = Black makes a move, presses the clock and at once claims a draw by threefold repetition, since the position is now on the board for the third time. The scoresheets bear the count out. You are still talking to Black when White, who has touched nothing, says: “Then I claim it myself.”
title-twice-told-with-the-move-is-not-enough-at-the-claim = Threefold claim after the opponent’s move brings the second occurrence
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Threefold claim after the opponent’s move has changed the repeated position

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Threefold claim after three occurrences, refused by the opponent
    .scene = Black makes a move and presses the clock. White stops the clocks and claims that the same position is now on the board for the third time. You and the players go through the scoresheets, which bear this out. Black will have none of it: “A claim is a draw offer, and I refuse it. I am playing for a win.”
title-a-right-claim-at-every-pace = Threefold claim in rapid or blitz after three occurrences
title-nobody-but-a-player-can-claim = A spectator claims a threefold repetition

## same-position.yaml

title-the-other-player-has-the-move = Threefold claim: same placement, but once the other side had the move
    .scene = The last moves were 60. { MOVE("Ke3") } { MOVE("Kd6") } 61. { MOVE("Ke2") } { MOVE("Kd5") } 62. { MOVE("Kd3") } { MOVE("Kd6") } 63. { MOVE("Ke3") } { MOVE("Kd5") } 64. { MOVE("Ke2") } { MOVE("Kd6") }; the position before them counts too, earlier ones do not matter. White plays { MOVE("Kd3") } and presses the clock. Black writes down { MOVE("Kd5") } and claims that this move brings the position about for the third time. White wants the claim checked.
title-rooks-that-changed-places = Threefold claim: White’s two rooks have changed places
    .scene = The last moves were 30. { MOVE("Rb2") } { MOVE("Kh8") } 31. { MOVE("Raa2") } { MOVE("Kg8") } 32. { MOVE("Rb3") } { MOVE("Kh8") } 33. { MOVE("Rba3") } { MOVE("Kg8") } 34. { MOVE("Rb2") } { MOVE("Kh8") } 35. { MOVE("Raa2") } { MOVE("Kg8") } 36. { MOVE("Rb3") } { MOVE("Kh8") } 37. { MOVE("Rba3") }; the position before them counts too, earlier ones do not matter. Black plays { MOVE("Kg8") } and presses the clock. White claims a draw by threefold repetition. Black has followed each rook closely, says that the two have changed places and wants to play on.

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Evasive answer to a draw offer, then acceptance
title-a-nod-that-meant-yes = Draw offer answered with a gesture that meant yes
title-a-shrug-that-did-not-mean-yes = Draw offer answered with a gesture that did not mean yes
title-the-players-disagree-whether-a-draw-was-offered = The players disagree whether a draw was offered

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Checkmate after an unnoticed fivefold repetition, then an appeal

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Threefold claim after two occurrences with ten minutes left
title-a-wrong-claim-with-exactly-six-minutes-left = Threefold claim after two occurrences with exactly six minutes left
title-a-wrong-claim-with-less-than-six-minutes-left = Threefold claim after two occurrences with just under six minutes left
title-a-wrong-claim-with-a-little-over-two-minutes-left = Threefold claim after two occurrences with a little over two minutes left
title-a-wrong-claim-with-exactly-two-minutes-left = Threefold claim after two occurrences with exactly two minutes left
title-a-wrong-claim-with-a-little-under-two-minutes-left = Threefold claim after two occurrences with just under two minutes left
title-a-wrong-claim-with-a-little-over-one-minute-left = Threefold claim after two occurrences with a little over one minute left
title-a-wrong-claim-with-exactly-one-minute-left = Threefold claim after two occurrences with exactly one minute left
title-a-wrong-claim-with-less-than-a-minute-left = Threefold claim after two occurrences with just under a minute left
    .scene = Black makes a move and presses the clock. White, with 59 seconds left, stops the clocks and claims a draw by threefold repetition. Black wants the claim checked; the check takes some time and shows that the position stands on the board for the second time. Black is indignant: “All White wanted was a rest in time trouble.”
title-a-wrong-claim-when-the-clock-is-not-told = Fifty-move claim when each player has made 47 such moves
title-a-wrong-claim-in-rapid = Threefold claim in rapid after two occurrences with seven minutes left
    .scene = Black makes a move and presses the clock. White, with 7 minutes left, stops the clocks and claims a draw by threefold repetition. Black wants the claim checked; you have followed the whole game and know that the position is on the board for the second time. “In a fast game like this nobody can count exactly,” says White.
title-a-wrong-claim-in-blitz = Threefold claim in blitz after two occurrences with 90 seconds left
title-the-check-of-a-claim-shows-an-illegal-move = Threefold claim after an illegal pawn move that nobody noticed
title-the-check-of-a-right-claim-shows-an-illegal-move = Threefold claim at the third occurrence after an unnoticed illegal move
title-a-claim-is-right-although-an-illegal-move-stands = Threefold claim in rapid or blitz after an unnoticed illegal move
