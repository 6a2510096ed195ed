### Titles of the cases about the end of the game: what a reader would search for.

## after-the-end.yaml

title-play-goes-on-after-a-checkmate-that-nobody-noticed = Play goes on after checkmate
    .scene = Black plays { MOVE("Qh4") } and presses the clock. Neither player sees anything special in it; White replies { MOVE("Nc3") } and presses the clock. Only now does Black look again and call you. “We both missed it, so we either play on or share the point,” says White, and Black would gladly settle for half a point.
title-a-resignation-after-stalemate-means-nothing = Resignation after stalemate
title-bare-kings-shuffle-on-and-agree-to-a-draw = Bare kings play on, then a draw offer is accepted
title-a-fifth-repetition-that-nobody-noticed = Fivefold repetition, play goes on until checkmate
    .scene = White makes a move and presses the clock; without either player noticing, the same position is on the board for the fifth time. Black replies with a move that gives checkmate and presses the clock. “Mate is mate,” says Black, while White points at the scoresheet.
title-seventy-five-moves-that-nobody-noticed = 75-move rule: play goes on, then a flag falls
    .scene = White makes a move and presses the clock. Each player has now made 75 moves without a pawn move or a capture, but nobody has been counting. Black replies and presses the clock; a little later you see White’s flag fall. Black, who could still checkmate, says that a fallen flag is a lost game.
title-a-draw-offered-and-accepted-after-mate = Draw offered and accepted after checkmate
    .scene = White makes a move that gives checkmate and presses the clock, but neither player realises it. Black offers a draw, and White accepts with relief. Shown the mate a minute later, both say that an agreement is an agreement and that half a point is fine with them.
title-a-claim-after-the-opponent-has-resigned = Threefold claim after the opponent has resigned
title-a-check-that-is-not-mate-ends-nothing = Check parried with a bishop move, play goes on
title-may-a-player-move-after-the-mate = May a checkmated player still move?
title-may-a-player-move-after-the-opponent-resigned = May a player still move after the opponent has resigned?
title-a-game-that-was-resigned-is-not-resumed = Adjourned game resumed after the opponent has resigned
title-a-draw-is-claimed-when-the-game-is-drawn-already = Fifty-move claim after 75 moves by each

## agreement-without-force.yaml

title-an-agreement-with-force-ends-the-game = Draw agreed after each player has made one move
title-a-draw-before-move-30-where-the-event-forbids-it = No draws before move 30: both agree after White’s first move
    .scene = White plays { MOVE("e4") } and presses the clock; then the two players, old friends with a long journey behind them, agree to a draw and call you to note it down. They know the regulation well enough, they say, but where both are of one mind nobody is harmed.

## checkmate.yaml

title-mate-needs-no-press = Checkmate on the board, clock not pressed
    .scene = Black plays { MOVE("Qh4") }, lets go of the queen and, without pressing the clock, leans back. White protests: as long as Black’s own clock is running the move has not been completed, so Black must press first, and then White may think for as long as there is time.
title-an-illegal-move-cannot-mate = Rook jumps over a pawn of its own colour and seems to mate
    .scene = Before your eyes White, in a mad time scramble, slams the rook from d1 to d8, presses the clock and happily announces mate. Black looks at the king on g8 for a long time, finds no square for it and turns to you with a shrug.
title-mating-with-another-piece-than-the-touched-one = King touched, mate given with the rook
    .scene = You are standing at the board when White, who has the move, deliberately touches the king, then discovers something better, plays { MOVE("Rd8") } and presses the clock. Black points at the king on g1; White laughs: “There is no move left to be played – mate ends the game.”
title-mating-with-the-touched-piece = Rook touched, mate given with the same rook
title-a-check-is-not-a-mate = Back-rank check, the king can escape to h2
title-the-mated-player-points-at-the-fallen-flag = Checkmated player points out that the opponent’s flag has fallen
    .scene = White’s queen has just landed on g7; White leans back without pressing the clock. Black, to move, is still staring at the board when White’s flag falls; at first nobody sees it. Then Black looks up, claims that White’s flag has fallen and says that a move not completed on the clock decides nothing: that is a win, or half a point at the very least.
title-a-knight-mates-beside-the-rook-of-the-mated-king = Knight gives check to the cornered king beside its own rook: game over?

## dead-position.yaml

title-the-last-pawn-is-captured = Last pawn captured, only the two kings left
    .scene = White plays { MOVE("Kxe2") }, puts the captured pawn aside and only then looks at the clock, which has not been pressed; a few seconds are left on it. “Go on, press,” says Black, who has plenty of time, “we are playing until the flag falls.”
title-bishops-on-squares-of-one-colour = Capture leaves each side a bishop, both on squares of the same colour
title-bishops-on-squares-of-different-colours = Capture leaves each side a bishop, on squares of different colours
title-a-knight-against-a-knight-is-not-dead = Capture leaves each side a knight
title-a-dead-position-reached-by-an-illegal-move = Illegal capture leaves only the two kings
title-the-last-gap-in-a-wall-of-pawns-is-closed = Wall of pawns closed by h5, no bishop can be sacrificed
title-a-wall-of-pawns-with-a-bishop-that-can-be-given-up = Wall of pawns closed by h5, Black’s bishop can be sacrificed
title-a-check-after-which-only-stalemate-is-left = Check with Ra4: the only reply, a capture, stalemates
title-a-flag-falls-in-a-position-that-was-dead-before = Flag falls with only the two kings on the board
title-the-position-is-told-to-be-dead-when-the-flag-falls = Flag falls when neither player can ever checkmate
title-is-a-position-with-a-rook-dead = King and rook against king: is the position dead?
title-is-a-position-dead-of-which-only-the-pieces-are-told = King and knight against king: is the position dead?
title-is-a-position-with-a-knight-on-either-side-dead = King and knight against king and knight: is the position dead?
title-a-wall-of-pawns-that-neither-king-can-pass = Wall of pawns that neither king can pass: is the position dead?
title-a-queen-that-can-only-be-taken-into-stalemate = Queen check whose only reply, a capture, stalemates, then a flag falls
    .scene = With the last seconds ticking away, Black plays { MOVE("Qd2") }, but before the clock is pressed Black’s flag falls before your eyes. White asks for the whole point, since the move was never completed; Black replies that it had been on the board in time.
title-the-arbiter-comes-to-a-board-with-two-kings-alone = Arbiter comes to a board with only the two kings

## draw-by-agreement.yaml

title-a-draw-may-be-agreed-before-the-first-move = Draw agreed before the first move
    .scene = The round has just begun; neither player has made a move when the two agree to a draw across the board, shake hands and call you. White, who has the move, explains that both are exhausted by the previous round, that the regulations set no number of moves and that a draw may after all be agreed at any time.
title-one-move-by-white-is-not-a-move-by-each = White offers a draw with the first move, Black accepts
title-after-a-move-by-each-a-draw-may-be-agreed = Draw agreed after Black’s first move, clock not yet pressed
title-nobody-can-accept-what-was-not-offered = A player accepts their own draw offer
title-the-draw-is-signed-while-the-offer-stands = Opponent signs a draw while the draw offer is open
title-a-draw-is-signed-without-an-offer = Only one player signs scoresheets showing a draw
title-both-players-report-a-draw = Both players report a draw together
title-each-player-reports-a-draw = Both players report a draw, one after the other
title-one-player-reports-a-draw-and-the-other-a-win = One player reports a draw, the other a win

## end-of-game.yaml

title-is-the-game-over-after-a-mate = Is the game over after checkmate?
title-is-the-game-over-after-an-ordinary-move = Is the game over after White’s first move?
title-how-did-the-game-end-with-a-resignation = Resignation, the opponent can never mate: how did the game end?
title-how-did-the-game-end-with-an-accepted-offer = Draw offer accepted: how did the game end?
title-is-the-game-over-in-a-position-that-is-given = King against king on the board: is the game over?
title-who-has-the-move-after-the-end = Who has the move after checkmate?
title-is-the-game-over-when-the-result-is-disputed = Hand held out, then different results reported: is the game over?
title-a-dead-position-and-another-result-signed = Capture leaves king and bishop against king, both sign a win for White
title-a-game-that-an-unnoticed-draw-decided-when-the-flag-fell = 75-move rule unnoticed, then a flag falls: how did the game end?

## resignation-draw.yaml

title-resigning-against-a-bare-king = Resigning with a queen against a bare king
    .scene = After hours of play White has king and queen against Black’s lone king. Exhausted and unable to find the mate, White says clearly: “I resign.” Black is surprised, but asks you for the full point: “Whoever resigns has lost, whatever stands on the board.”
title-resigning-against-a-knight-with-a-queen = Resigning with a queen against king and knight
title-resigning-where-every-legal-move-gives-mate = Resigning when every legal move gives checkmate
    .scene = In time trouble and frightened by the rook on a5, White, who has the move, says: “I resign.” Black, delighted, is about to write down the win when White looks at the board once more and groans. “With a rook one can always give mate,” says Black and asks you to confirm the point.
title-resigning-behind-a-wall-that-a-sacrifice-opens = Resigning behind a wall of pawns that a rook sacrifice opens

## resignation-stands.yaml

title-a-resignation-cannot-be-taken-back = Resignation that the player wants to take back
    .scene = “I resign,” says White in a position in which Black could still checkmate. Seconds later White discovers a way to save the game and wants to withdraw the resignation: neither player has touched the clock, and nothing has been signed. Black has said nothing so far.
title-a-resignation-in-a-won-position-cannot-be-taken-back-either = Resignation with a pawn about to promote, player wants to take it back
    .scene = White looks at the rook on b2, says “I resign” and only then notices what the pawn on a7 could still have done. The clock is running, nothing has been signed, and White wants to withdraw the resignation. Black has heard it but, impressed by the position, thinks that half a point each would be fair.
title-an-offer-that-is-withdrawn-after-the-end-is-no-resignation = Draw offer withdrawn after the player’s own resignation

## resignation.yaml

title-a-player-resigns = A player resigns; whether the opponent can mate is not known
title-resigning-with-a-rook-against-a-knight = Resigning with a rook against a knight
title-a-move-after-resignation-does-not-count = Opponent makes a stalemating move after the resignation
title-a-mated-player-has-nothing-left-to-resign = Checkmated player resigns
title-a-result-is-reported-after-a-flag-that-nobody-noticed = Both report a loss against a bare king after an unnoticed flag-fall
title-both-report-the-loss-on-time-to-the-arbiter = Flag falls unnoticed, then each player reports the loss
title-a-result-is-reported-after-an-illegal-mating-move = Rapid: both players report a win for White after an illegal move that mates

## stalemate.yaml

title-stalemate-draws-at-once = Stalemate on the board, clock not pressed
    .scene = White, with king and queen against a bare king, plays { MOVE("Qg6") } and lets go of the queen. The hand is already on its way to the clock when White stops short: “I have not pressed yet, so nothing has been decided.” White would like to put the queen on another square; Black says nothing and waits.
title-an-illegal-move-that-stalemates = Illegal queen move that stalemates
    .scene = White, a whole queen up, moves it from e1 to b4 and presses the clock, only to see with horror that Black has no move left. “Stalemate!” cries Black, beaming, and turns to you; you have watched the whole scene.
title-a-king-in-check-is-not-stalemated = King in check without a legal move: stalemate?
title-stalemate-told-without-a-board = A move gives stalemate

## unclear-end.yaml

title-a-player-stops-the-clocks-without-a-word = A player stops the clocks without a word
    .scene = White, whose position looks hopeless, suddenly stops the clocks, leans back and says not a word. Black takes this for a resignation and is about to write down the result when you come to the board.
title-a-player-tips-his-king-and-meant-to-resign = King tipped over, meant as a resignation
title-a-tipped-king-against-an-opponent-who-can-never-mate = King tipped over against a bare king, meant as a resignation
title-a-king-that-fell-over-is-no-resignation = King tipped over, not meant as a resignation
title-both-shake-hands-and-each-thinks-something-else = Handshake without a word, its meaning unknown
    .scene = After a long think the two players look at each other and shake hands without a word. When you reach the board, White, beaming, speaks of a win and Black, no less pleased, of a draw; nothing has been written down or signed yet. White points out that whoever is worse and shakes hands has resigned.
title-the-kings-in-the-centre-meant-a-draw = Kings placed in the centre, meant as a draw
title-a-hand-held-out-accepts-an-open-offer = Hand held out in reply to an open draw offer, meant as consent
    .scene = Each player has made 30 moves. White makes a move, offers a draw and presses the clock. Without a word Black holds out a hand. White calls you: whoever holds out a hand in silence resigns, and in any case nobody has said yes to a draw. Asked by you, Black explains that it was the answer to the offer, and you believe it.
title-a-captain-says-that-his-player-resigns = Team captain says that the player resigns
    .scene = In a team match White’s captain, in a hurry to leave for the train, tells you: “My player resigns, you can enter the result.” White is still sitting at the board with the clock running and has not said a word. Black is surprised, but would be glad of the point.
title-the-player-confirms-that-he-resigned-through-his-captain = Team captain announces the resignation, which the player did mean
title-a-player-walks-off-for-good = A player walks off without a word and does not come back
title-a-resignation-in-writing = Resignation in writing
    .scene = White, with a bare king against king and two knights, is too tired to speak, writes “I resign” on a slip of paper and slides it across the table. A moment later White remembers that two knights cannot force mate and tells you that a resignation has to be spoken and that the clock is still running.
title-two-hands-held-out-and-both-players-meant-a-draw = Both players hold out a hand, and both meant a draw
title-only-the-second-hand-is-known-to-have-meant-a-draw = Both players hold out a hand, only the second is known to have meant a draw
title-a-hand-held-out-that-was-no-consent-to-a-draw = Hand held out, not meant as a draw
title-a-player-walks-off-without-a-word-and-his-flag-falls = A player walks off without a word and the flag falls
title-okoro-stops-the-clocks-and-holds-out-her-hand = Clocks stopped and a hand held out, meant as consent to a draw
