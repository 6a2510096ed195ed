### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Pieces knocked over by accident: the arbiter declares the game lost
title-pieces-knocked-over-on-purpose = Pieces knocked over on purpose: the arbiter declares the game lost

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Board placed the wrong way round, claimed during the game
title-a-turned-board-and-wrong-pieces = Board the wrong way round and pieces wrongly placed as well
title-a-turned-board-in-rapid-before-the-limit = Board the wrong way round in rapid, claimed on the second move

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Reversed colours claimed after White has given mate on move six
title-the-mated-player-wants-a-new-game-with-the-right-colours = Reversed colours claimed after Black has mated on move two
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Reversed colours claimed after three moves, the game still going on
title-reversed-colours-and-a-resignation-on-move-seven = Reversed colours claimed after a resignation on move seven

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Reversed colours: White has made ten moves, Black nine
title-colours-reversed-after-ten-moves-of-each = Reversed colours: ten moves completed by each side
title-colours-reversed-and-the-tenth-move-not-yet-completed = Reversed colours: Black’s tenth move made but not completed
title-colours-reversed-and-nobody-counted-the-moves = Reversed colours: the number of moves made is not known
title-colours-reversed-in-rapid-after-six-moves = Reversed colours in rapid or blitz after six moves

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Pieces knocked over while the opponent’s clock is running
title-half-a-minute-for-pieces-knocked-over = Pieces knocked over: half a minute for the opponent, or a point off?
title-pieces-knocked-over-on-the-players-own-time = Pieces knocked over while the player’s own clock is running
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Pieces knocked over in blitz with nineteen seconds on the opponent’s clock

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Piece knocked over by a spectator, noticed only after the next move
title-the-position-before-the-displacement-is-not-known = Displaced piece found, the earlier position cannot be established
title-displaced-pieces-that-were-put-back = Displaced piece put back before the arbiter sees it

## displaced-restored.yaml

title-a-player-knocks-over-pieces = A player knocks over pieces: who puts them back, and on whose time?
title-pieces-displaced-by-nobody-are-no-players-duty = Piece found displaced, nobody can say why
title-the-clock-is-pressed-while-the-pieces-lie-about = Clock pressed before the pieces knocked over have been put back
title-a-complaint-about-pieces-just-knocked-over = Pieces knocked over, pointed out before the opponent has moved
title-a-complaint-about-pieces-that-were-put-back = Complaint about pieces knocked over and already put back
title-pieces-knocked-over-by-a-player-and-found-moves-later = Piece knocked over by a player, claimed only after the next moves

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Illegal move pointed out by the player who has just resigned
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Illegal move earlier in the game, noticed by the arbiter after the mate
title-a-displacement-found-after-the-end-changes-nothing = Displaced piece pointed out after a draw was agreed
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Illegal knight move by White, claimed by Black
title-a-broken-touch-is-claimed-after-the-end = Touch-move breach claimed by the player who has just resigned
title-an-illegal-move-is-complained-of-after-the-end = Complaint about an illegal move after resigning
title-an-illegal-move-found-after-both-have-signed = Illegal move claimed after both have signed the result
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Illegal move found after signing: the arbiter changes the result to a draw

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Castling through an attacked square with two hands, no offence before
title-one-counter-for-all-kinds = An illegal move, then a move with two hands by the same player
title-each-player-has-a-counter-of-his-own = First an illegal move by one player, then one by the opponent
title-in-1997-illegal-moves-count-in-a-quickplay-finish = First illegal move in a quickplay finish
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Castling through an attacked square with two hands, one offence before
title-a-second-illegal-move-on-the-same-move-number = Second illegal move made when replacing the first
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Castling out of check, through an attacked square and with two hands

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Second illegal move: king and queen against king and knight
title-the-second-illegal-move-of-a-rook-against-a-knight = Second illegal move: king and rook against king and knight
title-the-queen-in-place-of-the-pawn-saves-the-game = Second offence: pawn left unpromoted against king and knight
title-the-pawn-put-back-can-still-help-to-mate = Second illegal move: king and pawn against king and knight
title-the-opponent-with-a-bare-king-draws = Third illegal move against a bare king in standard chess (Laws until 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Illegal move in blitz against a bare king, claimed at once (Laws until 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Second illegal move in standard chess where every legal move gives mate

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Three illegal moves in succession by one player
title-the-second-illegal-move-of-a-player = Second illegal move: can the opponent still checkmate?
title-the-third-illegal-move-of-a-player = Third illegal move: can the opponent still checkmate? (Laws until 2009)
title-an-illegal-move-in-a-supervised-rapid-game = First illegal move in rapid under the Competition Rules
title-an-illegal-move-in-a-supervised-blitz-game = First illegal move in blitz under the Competition Rules
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Third illegal move in a quickplay finish, the opponent cannot mate (Laws until 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = En passant capture just after the double step, claimed as illegal
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Third illegal move, giving stalemate, in a quickplay finish (Laws of 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Third illegal move in a quickplay finish, leaving a dead position (Laws of 1997)
title-how-many-illegal-moves-there-were-is-left-open = Illegal move: how many has the player completed before?

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Illegal rook move seen by the arbiter before the clock is pressed
title-the-player-puts-his-illegal-move-right-before-pressing = Illegal move replaced by the player before pressing the clock
title-the-opponent-claims-before-the-clock-is-pressed = Illegal move in standard chess claimed before the clock is pressed
title-an-arbiter-without-close-supervision-waits-for-the-press = Illegal move seen by the arbiter before the press, simplified rules
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Illegal knight move put back before the press, then the other knight moves

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = First illegal move: a pinned rook exposes its king
title-an-illegal-move-without-a-board-is-taken-back = First completed illegal move of a player
title-an-illegal-move-that-was-not-pressed-is-not-complete = Illegal move with a pinned rook, clock not pressed
title-pressing-the-clock-completes-the-illegal-move = First illegal move: a pinned queen exposes its king
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Illegal move claimed after both sides have moved on
title-the-position-before-the-illegal-move-cannot-be-determined = Illegal move found later, the position before it cannot be determined
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = King left in check and captured by the opponent
title-an-illegal-move-answered-by-an-illegal-move = King left in check and captured, then the arbiter sees the first move
title-nobody-notices-an-illegal-move = Illegal move noticed by nobody, and the opponent replies
title-a-claim-about-a-legal-move-is-rejected = Castling while the rook is attacked, claimed as illegal
title-a-second-claim-about-the-same-move-changes-nothing = Illegal move seen by the arbiter, then claimed by the opponent as well
title-a-move-completed-only-by-the-next-one = Illegal move never pressed, found after the player’s next move
title-the-claim-names-the-piece-that-was-lifted = Illegal move with a pinned knight, claimed by naming the piece lifted
title-ten-thousand-illegal-moves-are-still-counted = Illegal move after ten thousand earlier ones
title-a-complaint-about-an-illegal-move = Complaint about an illegal move
title-both-players-point-out-an-illegal-move = Illegal move pointed out by both players
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Illegal move claimed by the opponent before replying
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Illegal move in standard chess claimed after the reply
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Illegal pawn move recorded on the scoresheet, then claimed

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Both kings in check in standard chess: the arbiter comes upon the position
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Illegal move unnoticed: the arbiter sees the position that it has left
title-a-strange-but-legal-position-in-standard-chess = Only one king in check: the arbiter comes to the board (standard chess)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Illegal move with increment: is the time gained taken back?
title-without-an-increment-nothing-is-taken-back = Illegal move in a game played without increment
title-no-increment-was-gained-before-the-press = Illegal move with increment, clock not yet pressed
title-a-lost-game-has-no-increment-to-take-back = Second illegal move in a game with increment
title-in-a-period-without-increment-nothing-is-taken-back = Illegal move in the first period, increment only in the second
title-the-increment-of-an-illegal-move-is-taken-back = Illegal king move at 12:40 with a 30-second increment
title-an-increment-gained-in-blitz-is-taken-back = Illegal move in blitz with a two-second increment
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Illegal move where each period has another increment: 10 or 30 seconds

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Clock pressed without a move in standard chess
title-a-press-without-a-move-that-the-arbiter-sees = Clock pressed without a move, seen by the arbiter
title-a-player-who-does-not-have-the-move-presses = Clock pressed by the player who does not have the move
title-pressing-after-the-opponent-has-replied = Clock pressed when the opponent has already replied
title-the-second-press-without-a-move-loses = Clock pressed without a move a second time
title-a-clock-pressed-by-accident-is-no-illegal-move = Clock pressed by accident without a move
title-a-claim-about-a-clock-pressed-by-accident = Clock pressed by accident: the opponent claims an illegal move
title-a-complaint-about-a-press-without-a-move-as-an-offence = Complaint about a clock pressed without a move
title-a-clock-pressed-back-after-an-illegal-move = Clock pressed back after an illegal move, which is then claimed
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Clock pressed back after an illegal move: is it an illegal act itself?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Clock pressed back after the opponent has knocked over pieces
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Clock pressed back after pieces fell: warning or time for the opponent?
title-the-clock-pressed-first-and-the-move-made-afterwards = Clock pressed first, the move made afterwards
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Piece knocked over, then the clock pressed by accident

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Pawn left unpromoted on b8, clock pressed
title-the-queen-that-replaced-the-pawn-gives-check = Pawn left on b8, then replaced by a queen, and Black answers Kg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Pawn left unpromoted, clock not yet pressed
title-the-pawn-left-standing-without-a-board = Pawn left on the last rank by player A, who presses the clock
title-the-pawn-left-standing-while-the-king-is-in-check = Pawn left unpromoted while the king is in check
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Pawn left unpromoted after another piece was touched, noticed afterwards
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Pawn left unpromoted after another piece was touched, seen at once

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Second offence: pawn left unpromoted where a queen would mate
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Second offence: pawn left unpromoted where a queen would not mate

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Illegal move with a pinned knight that has no legal move
title-the-illegal-capture-binds-to-the-captured-piece = Illegal capture by a pinned knight, a pawn could take the same piece
title-the-illegal-capture-binds-to-the-own-piece-first = Illegal capture by a pinned rook that has other legal moves
title-after-illegal-castling-the-king-must-move = Illegal castling through an attacked square, the king can move
title-after-illegal-castling-with-a-king-that-cannot-move = Illegal castling with a king that has no legal move
title-the-pawn-that-captured-too-late-en-passant-must-move = En passant capture made one move too late
title-a-player-who-moved-out-of-turn-is-not-bound = Black plays e5 and then d5 without waiting for White’s reply
title-an-illegal-castling-of-which-no-board-is-given = Illegal castling kingside, seen by the arbiter
title-the-piece-touched-before-an-illegal-release-must-move = Knight touched first, then an illegal pawn move
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Rook without a legal move touched first, then an illegal pawn move
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Enemy pawn touched first, then an illegal knight move
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Check overlooked with a knight that has only one legal move

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Wrong set-up claimed, though the pieces stood in the initial position
title-king-and-queen-stood-on-their-squares-all-the-same = After ten moves: claim that king and queen were set up the wrong way round; they were not
title-a-set-up-that-the-case-does-not-show = White claims that Black’s king began the game on a wrong square

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Wrong set-up claimed by the player who has just resigned
title-a-turned-board-noticed-after-a-draw-was-agreed = Board the wrong way round, noticed after a draw was agreed
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Wrong set-up claimed while the game lasts

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Bishop moved illegally: what becomes of the times on the clocks?
title-nothing-restored-no-times-to-set = Black leaves a pawn unpromoted on g1 and presses the clock

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Stalemate given with two hands
title-a-check-with-two-hands-ends-nothing = Check given with two hands

## two-hands.yaml

title-castling-with-two-hands = Castling with two hands, clock pressed
title-two-hands-before-the-clock-is-pressed = Move with two hands, clock not yet pressed
title-the-arbiter-sees-two-hands-before-the-press = Move with two hands, seen by the arbiter before the press
title-a-capture-with-two-hands-before-the-press = Capture with two hands, claimed before the press
title-mating-with-two-hands-is-mate = Checkmate given with two hands
title-castling-with-one-hand = Castling under the arbiter’s eyes: does it stand?
title-a-complaint-about-two-hands-as-a-breach = Move made with two hands, claimed by the opponent
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Promotion with two hands that gives mate, clock not pressed

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Knight and bishop swapped at the start in standard chess, claimed after ten moves
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = King and queen wrongly placed, noticed by the arbiter after sixty moves
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Rook wrongly placed in rapid or blitz, claimed on the second move
title-in-rapid-a-wrong-set-up-found-too-late-stands = Wrong set-up in rapid, claimed after ten moves each: is a new game played?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Board the wrong way round, the pieces claimed as well though they stood correctly
