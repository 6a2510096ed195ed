### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Visually disabled player makes a move without announcing it
title-a-move-made-and-announced = Visually disabled player makes a move and announces it
title-a-promotion-announced-without-the-new-piece = Promotion announced without naming the new piece
    .scene = On the special board White plays { MOVE("a8=Q") } and announces that the pawn has reached a8, but not the piece to which it is promoted. Black’s clock is not running yet. Black says that in such positions everybody takes a queen, so nothing more need be said.

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = May a visually disabled player’s assistant see to the adjournment of the game?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = May a visually disabled player’s assistant announce the moves?
title-an-assistant-who-says-that-the-opponent-has-moved = Assistant tells a player that the opponent has completed a move
    .scene = White’s assistant has been brought to announce the moves. When Black makes a move, presses the clock and says nothing, the assistant tells White that the opponent has completed a move. Black calls you: during play nobody but the two players may speak about the game.

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = May a visually disabled player’s assistant claim flag-falls and report touched pieces?
title-the-assistant-claims-the-fallen-flag = Flag-fall claimed by the assistant of a visually disabled player
    .scene = On the board White has only king and knight left, Black has king and pawn. Black’s flag falls, and at first nobody notices. Then White’s assistant claims that the flag has fallen. Black protests: the player has said nothing, and one cannot win with a single knight anyway.
title-the-assistant-tells-of-the-touched-piece = Touched piece not moved by the sighted player, claimed by the assistant
    .scene = White, who has the move, deliberately touches the knight on e2, changes plans, plays { MOVE("Ra5") } and presses the clock; nobody reacts. Before Black touches a piece, Black’s assistant complains to you that White broke the touch-move rule. White admits the touch, but says that it is for Black to complain.
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = Flag-fall claimed by an assistant when both players can see
title-the-assistant-claims-an-illegal-move = Illegal move claimed by the assistant of a visually disabled player
title-an-assistant-accepts-an-offer = Draw offer accepted by the assistant of a visually disabled player
title-an-assistant-of-nobody-accepts-an-offer = Draw offer accepted by an assistant when both players can see
title-an-assistant-claims-a-draw = Threefold repetition claimed by the assistant of a visually disabled player
    .scene = When the same position appears for the third time, White’s assistant stops the clocks and claims a draw by threefold repetition. Black, who stands better, objects; the assistant answers that whoever may claim a fallen flag for the player may also claim this.
title-the-assistant-stops-the-clocks-to-claim-the-fallen-flag = Assistant stops the clocks to claim a flag-fall
title-the-assistant-stops-the-clocks-for-something-private = Assistant stops the clocks for a private reason

## assistant-moves.yaml

title-an-assistant-who-makes-the-moves = May a visually disabled player’s assistant make the moves?

## assistant-records.yaml

title-an-assistant-who-keeps-the-record = May a visually disabled player’s assistant record the moves?
title-an-assistant-who-starts-the-clock = May a visually disabled player’s assistant press the clock?

## assistant-tells.yaml

title-an-assistant-who-tells-what-is-asked = May a visually disabled player’s assistant answer questions about moves and times?
title-an-assistant-who-tells-the-moves-and-times-unasked = Assistant tells the number of moves and the times unasked
title-an-assistant-who-is-asked-how-much-time-is-left = Assistant tells the times when the player asks

## back-to-agreement.yaml

title-the-boards-differ-and-so-do-the-records = The two boards differ, and so do the records
    .scene = In the middle of a tense endgame it turns out that the two boards show different positions. You compare the records, and they differ as well. Each player is certain of having written down what was announced and wants to go on with the position on their own board.

## blind-assistant.yaml

title-an-assistant-for-everything = May one assistant of a visually disabled player do all the permitted tasks?
title-an-assistant-of-a-player-who-sees = Sighted player brings an assistant against a visually disabled opponent

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = The two boards differ, but the records agree
    .scene = When a capture is announced, it turns out that the two boards show different positions. The records of both players agree with each other, but the position on Black’s board differs from Black’s own record. Black says that the moves since then were planned from that position, so it must count.

## captured-removed.yaml

title-the-captured-piece-is-off-the-special-board = Capture on the special board: captured piece taken off, clock started
title-the-captured-piece-is-still-on-the-special-board = Capture on the special board: clock started with the captured piece still there

## clock-after-announcement.yaml

title-the-opponents-clock-waits-for-the-announcement = Opponent’s clock started before the move is announced
title-the-opponents-clock-after-the-announcement = Opponent’s clock started after the move is announced

## hearing-impaired-opponent.yaml

title-an-opponent-who-cannot-hear = Visually disabled player against a hearing-impaired one: assistant needed?
title-an-opponent-who-hears = Visually disabled player against one who can hear: assistant needed?

## made-when-announced.yaml

title-announcing-makes-the-move = Move announced only after it was carried out; the opponent then replies
title-mate-on-the-special-board-is-no-mate-before-it-is-announced = Checkmate on the special board, announced only afterwards

## misspoken-move.yaml

title-a-slip-of-the-tongue = Slip of the tongue in announcing a move, not yet corrected
    .scene = On the special board White plays { MOVE("e4") }, but by a slip of the tongue announces { MOVE("d4") }. Black’s clock is not running yet. Black insists: what has been said aloud for everybody to hear must be played.
title-a-slip-corrected-in-time = Slip of the tongue corrected before the opponent’s clock is started
title-a-slip-corrected-too-late = Slip of the tongue corrected after the opponent’s clock is started
title-a-complaint-about-a-slip-corrected-too-late = Complaint about a slip of the tongue corrected after the clock is started
    .scene = On the special board Black plays { MOVE("Nh6") }, but by a slip of the tongue announces { MOVE("Nf6") }; then White’s clock is started. A little later Black corrects the announcement. White, who has been thinking about the wrong position, complains to you.
title-a-knight-is-announced-and-a-bishop-moved = Knight move announced, bishop moved, corrected before the clock is started
title-the-announced-knight-is-noticed-too-late = Knight move announced, bishop moved, boards differ; corrected after the clock is started

## placed-in-aperture.yaml

title-a-piece-put-into-another-hole = Knight moved on the special board, announced, and the clock started
title-a-piece-still-in-the-hand = Move announced, but the piece not yet put into a hole

## repeating-moves.yaml

title-the-opponent-repeats-another-move = Opponent repeats a different move from the one announced
title-the-opponent-repeats-the-move = Opponent repeats the announced move

## sighted-as-usual.yaml

title-the-sighted-player-touches-as-usual = Sighted player touches a piece against a visually disabled opponent
title-the-sighted-player-moves-as-usual = Sighted player makes a move against a visually disabled opponent
title-the-other-player-feels-a-piece = Visually disabled player touches a piece: do the ordinary rules on touching apply?

## sighted-assistant.yaml

title-the-sighted-players-assistant = Sighted player’s assistant to make and announce the moves
title-only-one-assistant-in-the-game = Sighted player brings an assistant although the opponent has one
title-the-sighted-players-assistant-may-not-record = Sighted player brings an assistant to record the moves
    .scene = This player has come alone, whereas Black has brought an assistant, who is to record the moves so that Black can concentrate on the two boards. Both rules and courtesy, says Black, demand that what is open to one player be open to the other.
title-an-assistant-where-both-players-see = Assistant to announce the moves in a game of two sighted players

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Own piece taken out of its hole on the special board
title-feeling-a-piece-does-not-touch-it = Visually disabled player touches a knight: must it be moved?
title-an-enemy-piece-taken-out-of-its-hole = Opponent’s piece taken out of its hole on the special board
    .scene = Having the move, this player takes the pawn on d5 out of its hole on the special board, puts it back after some thought and reaches for another piece. Black calls you. White says that no move has been announced, so every choice is still open.

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Two boards asked for by the sighted player
title-a-visually-disabled-player-asks-for-two-boards = Two boards asked for by the visually disabled player
title-two-boards-where-both-players-see = Two boards asked for when both players can see
