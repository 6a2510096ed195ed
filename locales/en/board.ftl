### At the board: the situations in arbiters' words, and what surrounds what is ruled in each.

## The page

at-the-board = At the board
    .lead = What to do, what it costs, and where it stands: each answer is the ruling on a case.
    .invitation = A phone rings, a flag falls, a move is illegal: what to do, in three lines.
board-pace = Pace
    .standard = Standard
    .rapid = Rapid
    .blitz = Blitz
board-supervision = Rules
    .full = Competition Rules: enough arbiters
    .limited = Simplified: one arbiter, many boards
board-find = Find a situation
    .none = No situation has this word.
board-act = Do this
board-penalty = Penalty or result
    .none = None.
board-then = After that
board-stands = Where it stands
board-cases = Cases:
# Where nothing else is to be done.
advice-over = The game is over: announce the result.

## What the situations are about

situations-about =
    .moves = Moves and pieces
    .clock = Clock
    .draws = Draws
    .conduct = Conduct
    .other = Scoresheet, sealed move, result

## Moves and pieces: `words` are other words by which a situation is found, the other attributes say how it can turn out

situation-illegal-move = Illegal move
    .words = wrong move, king in check, wrong castling
    .claimed = First one, claimed by the opponent at once
    .seen = First one, seen by you, no claim
    .answered = Claimed only after the reply
    .not-pressed = Clock not yet pressed
situation-second-illegal-move = Second illegal move by the same player
    .words = again, twice, repeated offence, bare king, two illegal moves
    .can-mate = The opponent can still checkmate
    .cannot-mate = The opponent cannot checkmate (bare king)
    .third = Third illegal move
situation-two-hands = Castling with two hands, clock pressed
    .words = both hands, one hand, capture with two hands
situation-pawn-not-exchanged = Pawn left on the last rank
    .words = promotion, promoted without exchange, no queen, queening
situation-press-without-move = Clock pressed without a move
    .words = pressed twice, no move made
situation-touched-piece = Touched piece, other piece moved
    .words = touch-move, j’adoube, adjust
    .complaint = The opponent complains
    .seen = Seen by you, no complaint
situation-displaced-pieces = Pieces knocked over
    .words = displaced piece, fallen piece, shifted, accident
    .knocked-over = By a player
    .found-later = Displaced piece noticed only after a move
situation-illegal-position = Illegal position found
    .words = both kings in check, pawn on the last rank, impossible position
situation-wrong-set-up = Wrong set-up at the start
    .words = king and queen exchanged, initial position, bishop and knight swapped, castling
    .early = Claimed on the second move
    .late = Claimed after ten moves each
    .king-and-queen = King and queen exchanged, claimed after ten moves each
situation-colours-reversed = Colours reversed
    .words = wrong colour, white and black exchanged, pairing
    .early = Noticed after six moves each
    .late = Noticed after ten moves each
situation-board-turned = Board the wrong way round
    .words = dark corner square, board turned
    .early = Claimed on the second move
    .late = Noticed after ten moves each

## The clock

situation-flag = A flag falls
    .words = time is up, out of time, zero, bare king, loss on time
    .can-mate = Win on time claimed; the opponent can still checkmate
    .cannot-mate = Win on time claimed; the opponent cannot checkmate
    .seen = Seen by you, no claim
situation-both-flags = Both flags down
    .words = both clocks at zero, two flags
    .unmarked = Nothing shows which fell first
    .marked = The clock shows that the player’s flag fell first
situation-wrong-clock-setting = Clock set wrongly
    .words = wrong time, increment missing, wrong mode, move-counter
    .early = Noticed after five moves
    .late = Noticed after ten moves each
situation-clock-defect = Clock does not work
    .words = defective clock, broken, stopped, battery, display
situation-late-player = Player arrives late
    .words = absent, default time, forfeit, no-show, zero tolerance
    .too-late = After the default time
    .nothing-set = Five minutes late, no default time announced
situation-clock-hit = Clock hit or pressed with the wrong hand
    .words = force, slammed, other hand, picked up
    .hit = Hit with force
    .other-hand = Pressed with the hand that did not move

## Draws

situation-wrong-claim = Wrong claim of repetition or of 50 moves
    .words = threefold, fifty moves, draw claim, incorrect claim, rejected, three times, position repeated, claim of a draw
situation-right-claim = Correct claim of repetition or of 50 moves
    .words = threefold, fifty moves, draw claim, three times, position repeated, claim of a draw
situation-draw-offer = Draw offer at the wrong moment
    .words = offers a draw, repeated offers, annoying
    .opponent-thinks = While the opponent is thinking
    .before-moving = Before making the move
    .again = Again and again, to distract
situation-early-draw = Draw agreed too early
    .words = no draws before move 30, Sofia rule, agreement, handshake
situation-quickplay-claim = Little time, no increment: draw claim
    .words = quickplay finish, last two minutes, no progress, cannot win by normal means
    .claim = The claim is made
    .rejected = The claim is rejected
    .increment = An increment is asked for, the draw refused
situation-unnoticed-draw = 75 moves without a capture or a pawn move, no claim
    .words = seventy-five, automatic draw, fivefold, five times

## Conduct

situation-phone = A phone rings
    .words = mobile, smartphone, smartwatch, electronic device, headphones
    .rings = It rings
    .bare-king = It rings, and the opponent has a bare king
    .switched-off = Switched off, found in a pocket
    .milder = It rings where the event sets a milder penalty
situation-leaving = Player leaves the playing area
    .words = toilet, smoking, fresh air, venue, goes out
    .area = On the move, without permission
    .venue = Out of the playing venue, without permission
situation-spectator = Spectator intervenes
    .words = parent, coach, captain, kibitzer, onlooker
    .flag = Points out a fallen flag
    .irregularity = Points out an illegal move
    .hint = Gives a player advice
situation-disturbance = Player disturbs the opponent
    .words = noise, talking, distraction, annoying, insult
    .once = For the first time
    .persistent = Persistently, after several warnings
situation-outside-help = Player uses notes or advice
    .words = cheating, analysis, book, help

## Scoresheet, sealed move, result

situation-not-recording = Scoresheet not kept
    .words = recording, writing, notation, time trouble
    .enough-time = With plenty of time left
    .little-time = Short of time, without increment
    .in-advance = Move written down before it is played
situation-sealed-move = Sealed move ambiguous or illegal
    .words = adjournment, envelope, resumption
    .ambiguous = It can be read as two moves
    .illegal = It is illegal
situation-different-results = Players hand in different results
    .words = signature, scoresheets, wrong result
