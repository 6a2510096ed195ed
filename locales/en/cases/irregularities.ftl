### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Pieces knocked over by accident: the arbiter declares the game lost
title-pieces-knocked-over-on-purpose = Pieces knocked over on purpose: the arbiter declares the game lost

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Board placed the wrong way round, claimed during the game
    .scene = Each player has completed 12 moves when Black calls you: the corner square on White’s right is dark. The pieces themselves were set up in the right order. White, who stands better, protests that it is far too late to complain about the board.
title-a-turned-board-and-wrong-pieces = Board the wrong way round and pieces wrongly placed as well
    .scene = On your rounds you notice that on one board the corner square on White’s right is dark. You also find that king and queen stood on each other’s squares at the start. “It was the same for both of us,” says Black, whose position is excellent.
title-a-turned-board-in-rapid-before-the-limit = Board the wrong way round in rapid, claimed on the second move
    .scene = White has completed 2 moves and Black one when White discovers that the corner square on the right is dark and calls you. The pieces themselves were set up in the right order. Black insists that once both sides have moved, nothing about the board may be changed.

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Reversed colours claimed after White has given mate on move six
    .scene = On the sixth move White plays { MOVE("Qxf7") } and presses the clock. Black looks for a defence, then at the pairing list, and claims that the colours were reversed: “After so few moves such a game cannot possibly count.”
title-the-mated-player-wants-a-new-game-with-the-right-colours = Reversed colours claimed after Black has mated on move two
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Reversed colours claimed after three moves, the game still going on
title-reversed-colours-and-a-resignation-on-move-seven = Reversed colours claimed after a resignation on move seven
    .scene = White has made 7 moves and Black 6 when Black sees that the queen is lost and resigns. While the two are still analysing, Black discovers on the pairing list that the colours were reversed and calls you: “So early in the game that cannot count.”

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Reversed colours: White has made ten moves, Black nine
    .scene = White has completed 10 moves and Black 9 when White glances at the pairing list, finds that the colours have been reversed and calls you. Black, already a pawn up, protests that the tenth move is being played by now and that the game must go on.
title-colours-reversed-after-ten-moves-of-each = Reversed colours: ten moves completed by each side
    .scene = Each player has completed 10 moves when Black shows you the pairing list: the colours have been reversed. “I should have had the white pieces, and nobody can expect me to pay for somebody else’s mistake,” says Black, who is a pawn down.
title-colours-reversed-and-the-tenth-move-not-yet-completed = Reversed colours: Black’s tenth move made but not completed
title-colours-reversed-and-nobody-counted-the-moves = Reversed colours: the number of moves made is not known
title-colours-reversed-in-rapid-after-six-moves = Reversed colours in rapid or blitz after six moves
    .scene = Each player has completed 6 moves when Black glances at the pairing list, discovers that the colours have been reversed and calls you. White, a knight up, argues that in such a quick game everybody has to live with a mistake like that.

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Pieces knocked over while the opponent’s clock is running
    .scene = White has the move and is thinking when Black reaches for a glass of water and knocks over the pieces on e4 and d4. Black apologises and leans back: it is White’s move, after all, so White can set the pieces up again.
title-half-a-minute-for-pieces-knocked-over = Pieces knocked over: half a minute for the opponent, or a point off?
title-pieces-knocked-over-on-the-players-own-time = Pieces knocked over while the player’s own clock is running
    .scene = Black has the move, stretches across the board to reach for a piece and knocks over the pieces on e4 and d4 with a sleeve. “My own clock is running, so White has not lost a second,” says Black and wants to leave the tidying up to you.
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Pieces knocked over in blitz with nineteen seconds on the opponent’s clock

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Piece knocked over by a spectator, noticed only after the next move
title-the-position-before-the-displacement-is-not-known = Displaced piece found, the earlier position cannot be established
    .scene = A piece has slipped off e4, nobody knows how, and at first nobody notices. White makes a move and presses the clock; only then does Black see it and call you. What the position was before can no longer be established. White insists that a move once completed must stand.
title-displaced-pieces-that-were-put-back = Displaced piece put back before the arbiter sees it

## displaced-restored.yaml

title-a-player-knocks-over-pieces = A player knocks over pieces: who puts them back, and on whose time?
title-pieces-displaced-by-nobody-are-no-players-duty = Piece found displaced, nobody can say why
title-the-clock-is-pressed-while-the-pieces-lie-about = Clock pressed before the pieces knocked over have been put back
title-a-complaint-about-pieces-just-knocked-over = Pieces knocked over, pointed out before the opponent has moved
    .scene = Black plays { MOVE("Rd2") } and presses the clock; on the way back a sleeve knocks over the king on g1 and the pawns on f2 and g2. Before making any move White complains to you. Black says that it was an accident and that by then the move had been properly completed.
title-a-complaint-about-pieces-that-were-put-back = Complaint about pieces knocked over and already put back
title-pieces-knocked-over-by-a-player-and-found-moves-later = Piece knocked over by a player, claimed only after the next moves

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Illegal move pointed out by the player who has just resigned
    .scene = White moves a bishop to a square it could never have reached and presses the clock; nobody notices. Black, sure that all is lost, resigns. Only during the analysis do the players see what has happened, and Black calls you to claim that White’s move was illegal.
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Illegal move earlier in the game, noticed by the arbiter after the mate
title-a-displacement-found-after-the-end-changes-nothing = Displaced piece pointed out after a draw was agreed
    .scene = During the game the piece on e4 was accidentally pushed to another square, and nobody noticed. The players agree to a draw and shake hands. Playing through the game afterwards, White finds the piece out of place and calls you: “From the right position I would never have agreed.”
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Illegal knight move by White, claimed by Black
    .scene = As the very first move of the game White plays { MOVE("Ng1-g3") } and presses the clock. Black looks twice and calls you to claim that this was an illegal move. White apologises, puts it down to nerves and would now rather begin with a pawn.
title-a-broken-touch-is-claimed-after-the-end = Touch-move breach claimed by the player who has just resigned
    .scene = White deliberately touches one piece, moves another and presses the clock; nobody objects. Some time later Black resigns, but then remembers the touch and complains to you. White admits it at once: “Yes, I really ought to have moved the other piece.”
title-an-illegal-move-is-complained-of-after-the-end = Complaint about an illegal move after resigning
title-an-illegal-move-found-after-both-have-signed = Illegal move claimed after both have signed the result
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Illegal move found after signing: the arbiter changes the result to a draw

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Castling through an attacked square with two hands, no offence before
    .scene = Before your eyes White plays { MOVE("0-0") } with both hands – first taking the king in one, then the rook in the other – and presses the clock. “They have to move together anyway,” White pleads, while Black has already counted up two offences.
title-one-counter-for-all-kinds = An illegal move, then a move with two hands by the same player
    .scene = White moves a bishop like a rook and presses the clock before your eyes. You step in; White puts everything back, makes a move with both hands and presses the clock again. It is the first time for each of the two offences, White argues: using two hands has nothing to do with illegal moves.
title-each-player-has-a-counter-of-his-own = First an illegal move by one player, then one by the opponent
title-in-1997-illegal-moves-count-in-a-quickplay-finish = First illegal move in a quickplay finish
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Castling through an attacked square with two hands, one offence before
    .scene = One illegal move has already been counted against White in this game. Now, before your eyes, White plays { MOVE("0-0") } with both hands and presses the clock. White pleads that the first offence was hours ago and that castling with two hands harms nobody.
title-a-second-illegal-move-on-the-same-move-number = Second illegal move made when replacing the first
    .scene = Black plays { MOVE("Ke7") } and presses the clock; you step in and award White the extra time. Black puts the king back; you start Black’s clock again. Now Black plays { MOVE("Ke8") } and, before your eyes, presses the clock. “I am still on the same move, so it can only count once,” Black argues.
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Castling out of check, through an attacked square and with two hands

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Second illegal move: king and queen against king and knight
    .scene = White has king and queen against king and knight, and one illegal move has already been counted against White. Now White moves the queen like a knight and presses the clock before your eyes. “Twice is twice, whatever is on the board,” says Black, expecting the full point.
title-the-second-illegal-move-of-a-rook-against-a-knight = Second illegal move: king and rook against king and knight
    .scene = White has king and rook against king and knight, and one illegal move has already been counted against White. Now White moves the rook like a bishop and presses the clock before your eyes. White remains calm: “A lone knight has never mated anybody.”
title-the-queen-in-place-of-the-pawn-saves-the-game = Second offence: pawn left unpromoted against king and knight
    .scene = One illegal move has already been counted against White, who now plays { MOVE("b8") }, leaves the pawn standing on the last rank and presses the clock before your eyes. “With that pawn on the board my knight can still give mate,” says Black.
title-the-pawn-put-back-can-still-help-to-mate = Second illegal move: king and pawn against king and knight
    .scene = One illegal move has already been counted against White, who now moves the pawn from b7 to a8, replaces it with a queen and presses the clock before your eyes. “Against king and queen a knight can never mate, so nobody wins,” says White.
title-the-opponent-with-a-bare-king-draws = Third illegal move against a bare king in standard chess (Laws until 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Illegal move in blitz against a bare king, claimed at once (Laws until 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Second illegal move in standard chess where every legal move gives mate
    .scene = One illegal move has already been counted against White, who now plays { MOVE("Ke6-d5") } and presses the clock before your eyes. “A second one, and with a rook one can always give mate,” says Black, already sure of the point.
title-a-second-illegal-move-against-an-opponent-who-cannot-mate-is-claimed = Second illegal move at any pace, claimed by an opponent who cannot checkmate

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Three illegal moves in succession by one player
title-the-second-illegal-move-of-a-player = Second illegal move: can the opponent still checkmate?
title-the-third-illegal-move-of-a-player = Third illegal move: can the opponent still checkmate? (Laws until 2009)
title-an-illegal-move-in-a-supervised-rapid-game = First illegal move in rapid under the Competition Rules
    .scene = White moves a bishop like a rook and presses the clock. When you stop the clocks, White is embarrassed and would now rather move another piece. Black is sure that an illegal move costs the same in every tournament game.
title-an-illegal-move-in-a-supervised-blitz-game = First illegal move in blitz under the Competition Rules
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Third illegal move in a quickplay finish, the opponent cannot mate (Laws until 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = En passant capture just after the double step, claimed as illegal
    .scene = Black has just played { MOVE("d5") }, moving the pawn two squares. White answers { MOVE("exd6") }, takes that pawn off the board and presses the clock. Black, whose pawn never stood on d6, calls you indignantly and claims that { MOVE("exd6") } was an illegal move.
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Third illegal move, giving stalemate, in a quickplay finish (Laws of 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Third illegal move in a quickplay finish, leaving a dead position (Laws of 1997)
title-how-many-illegal-moves-there-were-is-left-open = Illegal move: how many has the player completed before?
title-a-first-illegal-move-is-claimed-at-once = First illegal move at any pace, claimed at once by the opponent
title-a-first-illegal-move-is-seen-by-the-arbiter = First illegal move at any pace, seen by the arbiter, no claim
title-a-second-illegal-move-is-claimed-at-once = Second illegal move at any pace, claimed at once; the opponent can checkmate
title-a-third-illegal-move-is-claimed-at-once = Third illegal move at any pace, claimed at once (Laws until 2009)

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Illegal rook move seen by the arbiter before the clock is pressed
    .scene = White moves the rook from e2 to d2 and lets go of it. You see it and step in before White has pressed the clock. “Since you interrupted me, I may surely choose another move altogether,” says White. Black, meanwhile, hopes for extra time.
title-the-player-puts-his-illegal-move-right-before-pressing = Illegal move replaced by the player before pressing the clock
title-the-opponent-claims-before-the-clock-is-pressed = Illegal move in standard chess claimed before the clock is pressed
    .scene = White moves a rook like a bishop and lets go of it. Before White can press the clock, Black calls you and claims that the move was illegal. White offers an apology and thinks of moving another piece; Black thinks that some compensation is due.
title-an-arbiter-without-close-supervision-waits-for-the-press = Illegal move seen by the arbiter before the press, simplified rules
    .scene = Standing beside a board, you see White move a bishop like a rook and let go of it. White has not pressed the clock and is still looking at the position; Black has noticed nothing. A colleague beside you whispers that you should put it right before any harm is done.
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Illegal knight move put back before the press, then the other knight moves
    .scene = White plays { MOVE("Ng5") } and lets go of the knight, but then, before pressing the clock, catches sight of the bishop on b4. The knight goes back to f3; White plays { MOVE("Nc3") } instead and presses the clock. Black complains to you about touch-move. “A move that cannot be played binds nobody,” White replies.

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = First illegal move: a pinned rook exposes its king
    .scene = White moves the rook from e2 to d2 and presses the clock before your eyes. “I noticed the mistake myself before Black had even looked up,” White assures you and would like to carry on as if nothing had happened.
title-an-illegal-move-without-a-board-is-taken-back = First completed illegal move of a player
    .scene = White, in a lost position, moves a knight like a bishop and presses the clock. You stop the clocks. “As far as I am concerned, the move can stay on the board,” says Black, smiling, “it does not help White in any case.”
title-an-illegal-move-that-was-not-pressed-is-not-complete = Illegal move with a pinned rook, clock not pressed
title-pressing-the-clock-completes-the-illegal-move = First illegal move: a pinned queen exposes its king
    .scene = White plays { MOVE("Qd2") }, hesitates for a moment with the hand above the clock and then presses it. When you stop the clocks, White admits the mistake at once, but would now rather move the king than the queen.
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Illegal move claimed after both sides have moved on
title-the-position-before-the-illegal-move-cannot-be-determined = Illegal move found later, the position before it cannot be determined
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = King left in check and captured by the opponent
title-an-illegal-move-answered-by-an-illegal-move = King left in check and captured, then the arbiter sees the first move
title-nobody-notices-an-illegal-move = Illegal move noticed by nobody, and the opponent replies
title-a-claim-about-a-legal-move-is-rejected = Castling while the rook is attacked, claimed as illegal
    .scene = White, who has moved neither king nor rook before, plays { MOVE("0-0") } and presses the clock. Black calls you and claims that this was illegal: the rook on h8 was attacking the rook on h1, and nobody may castle out of an attack. White, suddenly unsure, says nothing.
title-a-second-claim-about-the-same-move-changes-nothing = Illegal move seen by the arbiter, then claimed by the opponent as well
title-a-move-completed-only-by-the-next-one = Illegal move never pressed, found after the player’s next move
    .scene = White plays { MOVE("Rd2") } and forgets to press the clock; nobody notices anything. Black answers { MOVE("Kf7") } and White plays { MOVE("Kd1") }; neither player has pressed the clock in the meantime. Only now do you become aware of the move { MOVE("Rd2") }. Black argues that White’s next move, at the latest, completed it.
title-the-claim-names-the-piece-that-was-lifted = Illegal move with a pinned knight, claimed by naming the piece lifted
title-ten-thousand-illegal-moves-are-still-counted = Illegal move after ten thousand earlier ones
title-a-complaint-about-an-illegal-move = Complaint about an illegal move
title-both-players-point-out-an-illegal-move = Illegal move pointed out by both players
    .scene = White moves a bishop from a light square to a dark one and presses the clock; at first nobody notices. A moment later both players see it and both call you to point out that the move was illegal. “I reported it myself,” says White, who would rather play something else now and hopes to go unpunished.
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Illegal move claimed by the opponent before replying
    .scene = White jumps over a pawn with a rook and presses the clock. Without replying, Black calls you and claims that the move was illegal. It is White’s first illegal move. White would now rather move another piece and says that what the arbiter has not seen cannot be penalised.
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Illegal move in standard chess claimed after the reply
    .scene = White jumps over a pawn with a bishop and presses the clock. Black answers at once, presses the clock and only then calls you to claim that White’s move was illegal. “By answering it you accepted it,” White objects.
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Illegal pawn move recorded on the scoresheet, then claimed
    .scene = White plays { MOVE("exd3") }, presses the clock and enters the move on the scoresheet; at first nobody notices anything. Then Black calls you and claims that { MOVE("exd3") } was an illegal move. White shows you the entry: once recorded, the move has surely become part of the game.

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Both kings in check in standard chess: the arbiter comes upon the position
    .scene = On your round of the hall you come to a board where White, who has the move, and Black are both deep in thought. The clocks are running, nobody has complained, and this is the position you find.
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Illegal move unnoticed: the arbiter sees the position that it has left
title-a-strange-but-legal-position-in-standard-chess = Only one king in check: the arbiter comes to the board (standard chess)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Illegal move with increment: is the time gained taken back?
title-without-an-increment-nothing-is-taken-back = Illegal move in a game played without increment
title-no-increment-was-gained-before-the-press = Illegal move with increment, clock not yet pressed
    .scene = You are watching as White makes an illegal move; the hand is already on its way to the clock when you step in, so the clock is not pressed. Black demands the full penalty: only your quick reaction, after all, kept White from completing the move.
title-a-lost-game-has-no-increment-to-take-back = Second illegal move in a game with increment
    .scene = White, against whom one illegal move was counted earlier in the game, makes an illegal move and presses the clock before your eyes. Black could still checkmate. White begs for one more chance: the first offence was hours ago, and this one has done nobody any harm.
title-in-a-period-without-increment-nothing-is-taken-back = Illegal move in the first period, increment only in the second
    .scene = After 10 completed moves White makes an illegal move and presses the clock; you see it and stop the clocks. Black, well versed in the Manual, insists that White must also give back the increment gained by the press.
title-the-increment-of-an-illegal-move-is-taken-back = Illegal king move at 12:40 with a 30-second increment
    .scene = Before your eyes White plays { MOVE("Ke2") } and presses the clock, with 12 minutes 40 seconds left before the increment is added; Black has 25 minutes. You stop the clocks at once. White asks you at least not to touch the time that the clock has just added.
title-an-increment-gained-in-blitz-is-taken-back = Illegal move in blitz with a two-second increment
    .scene = In the heat of the game White plays { MOVE("Ke2") } and presses the clock; you see it and step in before Black can reply. White, already reaching for the bishop, says that in such a hurry one should be free to choose another move.
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Illegal move where each period has another increment: 10 or 30 seconds

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Clock pressed without a move in standard chess
title-a-press-without-a-move-that-the-arbiter-sees = Clock pressed without a move, seen by the arbiter
    .scene = White, to move, thinks for a while and then presses the clock without having made a move; you see it. When you step in, White protests: no piece has been touched, so there can be no question of an illegal move.
title-a-player-who-does-not-have-the-move-presses = Clock pressed by the player who does not have the move
title-pressing-after-the-opponent-has-replied = Clock pressed when the opponent has already replied
    .scene = White plays { MOVE("e4") } and forgets the clock. Black replies { MOVE("e5") }, likewise without pressing. Now White notices that White’s own clock is still running and presses it. “You have not made a move since mine,” Black protests, “and whoever presses the clock without a move is to be penalised.”
title-the-second-press-without-a-move-loses = Clock pressed without a move a second time
    .scene = Right after the start White presses the clock without having made a move; you see it and step in. With White’s clock running again, White presses once more without a move, again before your eyes, and says that as long as no piece has been touched the game has not really begun.
title-a-clock-pressed-by-accident-is-no-illegal-move = Clock pressed by accident without a move
    .scene = White, who has the move, reaches for a glass of water and accidentally presses the clock with a sleeve: no move has been made, yet Black’s clock is running. Black remarks that by the Laws a press without a move is an illegal move, whatever the reason.
title-a-claim-about-a-clock-pressed-by-accident = Clock pressed by accident: the opponent claims an illegal move
    .scene = White, who has the move, reaches for a glass of water and accidentally presses the clock with a sleeve; no move has been made. Black calls you, claims that the clock was wrongly pressed and points out that pressing without a move counts as an illegal move, whatever the reason.
title-a-complaint-about-a-press-without-a-move-as-an-offence = Complaint about a clock pressed without a move
title-a-clock-pressed-back-after-an-illegal-move = Clock pressed back after an illegal move, which is then claimed
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Clock pressed back after an illegal move: is it an illegal act itself?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Clock pressed back after the opponent has knocked over pieces
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Clock pressed back after pieces fell: warning or time for the opponent?
title-the-clock-pressed-first-and-the-move-made-afterwards = Clock pressed first, the move made afterwards
    .scene = The round has just started. White, who has the move, first presses the clock without having made a move, and you see it; then White plays { MOVE("e4") } and presses the clock again. “Only the order was a little different,” says White; Black has not even reacted.
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Piece knocked over, then the clock pressed by accident

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Pawn left unpromoted on b8, clock pressed
    .scene = Low on time, White pushes the pawn to b8, leaves it standing there and presses the clock; you see it and step in. White apologises, asks to take the move back and play something else, and points out that Black has not even answered.
title-the-queen-that-replaced-the-pawn-gives-check = Pawn left on b8, then replaced by a queen, and Black answers Kg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Pawn left unpromoted, clock not yet pressed
title-the-pawn-left-standing-without-a-board = Pawn left on the last rank by player A, who presses the clock
title-the-pawn-left-standing-while-the-king-is-in-check = Pawn left unpromoted while the king is in check
    .scene = White pushes the pawn from b7 to b8, leaves it there as it is and presses the clock. You see it and step in. White assures you that only the new queen is missing, is ready to put it on the board and asks you not to make a fuss; Black merely points at the white king.
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Pawn left unpromoted after another piece was touched, noticed afterwards
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Pawn left unpromoted after another piece was touched, seen at once
    .scene = White touches the piece on f1, thinks better of it, pushes a pawn to the last rank, leaves it there as it is and presses the clock. You see it and step in before Black has replied. White reaches for f1 again, ready to make amends with the piece touched first; Black says nothing.
title-a-pawn-left-on-the-last-rank-is-claimed-at-once = Pawn left unpromoted at any pace, claimed at once by the opponent

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Second offence: pawn left unpromoted where a queen would mate
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Second offence: pawn left unpromoted where a queen would not mate
    .scene = White, against whom one illegal move has already been counted in this game, pushes the pawn to d8, leaves it there and presses the clock before your eyes. “This is no illegal move, the pawn was allowed to go there,” White pleads. “Just exchange it for me and let us play on.”

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Illegal move with a pinned knight that has no legal move
    .scene = White plays { MOVE("Nc3") } and presses the clock. You stop the clocks and explain why this move cannot remain on the board. Black insists that White must now move the king, since it is the king that is in danger; White would rather have the knight go elsewhere.
title-the-illegal-capture-binds-to-the-captured-piece = Illegal capture by a pinned knight, a pawn could take the same piece
    .scene = White takes the knight on c3 with the knight from e2 and presses the clock; you see it and step in. White admits that the knight on e2 cannot leave its place and concludes: “Then I am free to play what I like, and nobody has lost anything.”
title-the-illegal-capture-binds-to-the-own-piece-first = Illegal capture by a pinned rook that has other legal moves
    .scene = White captures the bishop on a2 with the rook from e2 and presses the clock; you see it and step in. Black insists that the bishop has been touched and must therefore be taken by something; White says that after such a mistake any move must be allowed.
title-after-illegal-castling-the-king-must-move = Illegal castling through an attacked square, the king can move
    .scene = White castles kingside and presses the clock, although the black rook stands on f8; you see it and step in. White would like to keep the king where it was and move the rook from h1 instead: “I had that one in my hand, too.”
title-after-illegal-castling-with-a-king-that-cannot-move = Illegal castling with a king that has no legal move
    .scene = White castles kingside and presses the clock; you see it, stop the clocks and look at the two black rooks. “The king is stuck, I know,” says White, “so I may choose.” Black objects that the rook on h1 was also moved and can very well move again.
title-the-pawn-that-captured-too-late-en-passant-must-move = En passant capture made one move too late
    .scene = After 18. … d5 19. { MOVE("Ke2") } { MOVE("Kf7") } White plays { MOVE("exd6") }, capturing the pawn on d5 en passant, and presses the clock; you see it and step in. Black demands that the touched pawn on d5 be captured in some other way; White replies that everybody makes mistakes and asks for leniency.
title-a-player-who-moved-out-of-turn-is-not-bound = Black plays e5 and then d5 without waiting for White’s reply
title-an-illegal-castling-of-which-no-board-is-given = Illegal castling kingside, seen by the arbiter
title-the-piece-touched-before-an-illegal-release-must-move = Knight touched first, then an illegal pawn move
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Rook without a legal move touched first, then an illegal pawn move
    .scene = In the starting position White touches the rook on a1, gives up the idea, moves the pawn from e2 to e5 and presses the clock. You see it and step in. White argues that the first touch is what counts: as the rook cannot move, no obligation is left.
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Enemy pawn touched first, then an illegal knight move
    .scene = You see White deliberately touch the black pawn on d5, hesitate, then move the knight from g1 to g3 and press the clock. When you step in, White offers to put the knight on a proper square; Black asks what is to become of the touched pawn.
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Check overlooked with a knight that has only one legal move

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Wrong set-up claimed, though the pieces stood in the initial position
title-king-and-queen-stood-on-their-squares-all-the-same = After ten moves: claim that king and queen were set up the wrong way round; they were not
    .scene = Ten moves into the game, with White to move, Black calls you and claims that White’s king and queen had changed places at the start. Both scoresheets show just one move by these two pieces, { MOVE("Qe2") }. White calls the claim absurd; Black insists on having noticed it only now.
title-a-set-up-that-the-case-does-not-show = White claims that Black’s king began the game on a wrong square

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Wrong set-up claimed by the player who has just resigned
    .scene = White, in a position in which Black could still checkmate, resigns. Only then does White notice the mistake, call you over and claim that the pieces were set up wrongly at the start; such a game, White says, cannot count at all.
title-a-turned-board-noticed-after-a-draw-was-agreed = Board the wrong way round, noticed after a draw was agreed
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Wrong set-up claimed while the game lasts

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Bishop moved illegally: what becomes of the times on the clocks?
    .scene = White moves the bishop from c1 to d3 and presses the clock; you see it and step in. White, visibly embarrassed, calls it a slip of the hand, asks for no penalty and reaches for a pawn in order to play something quite different.
title-nothing-restored-no-times-to-set = Black leaves a pawn unpromoted on g1 and presses the clock
    .scene = Black pushes the pawn to g1, leaves it there and presses the clock. You see it and step in. Black wants to take the move back and think again; White is content with that and asks only for the clocks to be set right.

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Stalemate given with two hands
title-a-check-with-two-hands-ends-nothing = Check given with two hands
    .scene = White plays { MOVE("Rd8") }, using both hands to put the rook down, and presses the clock; you have seen it all. Black looks at the check and wants the move taken back. White replies that the move itself was beyond reproach and that a rook is heavy.

## two-hands.yaml

title-castling-with-two-hands = Castling with two hands, clock pressed
    .scene = White castles elegantly, moving king and rook at the same time with both hands, and presses the clock; you are standing by. White assures you that everybody castles like this at the club; Black, eager to play on, has no objection.
title-two-hands-before-the-clock-is-pressed = Move with two hands, clock not yet pressed
title-the-arbiter-sees-two-hands-before-the-press = Move with two hands, seen by the arbiter before the press
    .scene = White makes a move using both hands; you see it and step in before the clock is pressed. Black demands that the move be taken back and treated as an illegal move. White answers that nothing has been completed yet, so nothing at all has happened.
title-a-capture-with-two-hands-before-the-press = Capture with two hands, claimed before the press
title-mating-with-two-hands-is-mate = Checkmate given with two hands
    .scene = White plays { MOVE("Rd8") }, using both hands to set the rook down, and presses the clock. Black looks for a square for the king, finds none and turns to you: “With two hands it does not count, and whoever tries to win in that way must surely lose.” White replies that the move can be made again with one hand if need be.
title-castling-with-one-hand = Castling under the arbiter’s eyes: does it stand?
title-a-complaint-about-two-hands-as-a-breach = Move made with two hands, claimed by the opponent
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Promotion with two hands that gives mate, clock not pressed

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Knight and bishop swapped at the start in standard chess, claimed after ten moves
    .scene = White, who has the move, calls you, points at the bishop on b1 and the knight on c1, neither of which has moved so far, and claims that pieces stood on wrong squares at the start. Black protests: so many moves later, with the position in balance, the game must simply be played on.
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = King and queen wrongly placed, noticed by the arbiter after sixty moves
    .scene = Each player has completed 60 moves when you, reading the scoresheets, notice that Black’s king and queen had changed places at the start. Neither player has ever complained; both say that the fight has long had nothing to do with that and beg you to let it be.
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Rook wrongly placed in rapid or blitz, claimed on the second move
    .scene = Black has just made Black’s second move and, without pressing the clock, calls you and claims that one of White’s rooks stood on b1 at the start. White suggests simply putting the pieces where they belong, as nothing has happened yet.
title-in-rapid-a-wrong-set-up-found-too-late-stands = Wrong set-up in rapid, claimed after ten moves each: is a new game played?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Board the wrong way round, the pieces claimed as well though they stood correctly
    .scene = After 1. e4 e5, with White to move, Black calls you and claims that the board has been turned through 90° and that pieces stood on wrong squares as well. You see a dark square in each player’s right-hand corner, and the pieces as in the diagram. Black would like to begin afresh; White would not.
