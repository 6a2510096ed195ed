### Titles of the cases about the nature of the game: what a reader would search for.

## alternate-moves.yaml

title-black-does-not-begin = May Black make the first move of the game?
title-two-moves-in-a-row = White makes the first two moves of the game in a row
    .scene = White plays { MOVE("e4") } and presses the clock. Black is looking for the right reply when White, full of energy, goes on to play { MOVE("d4") } and presses the clock again. White tells you that { MOVE("d4") } is a perfectly legal move that harms nobody.
title-may-the-opponent-reply-before-the-clock-is-pressed = May Black reply before White has pressed the clock?
title-two-moves-in-a-row-without-a-board = Two moves in a row, and the opponent complains
title-two-moves-in-a-row-in-a-game-with-little-supervision = Two moves in a row in rapid or blitz under the simplified rules
    .scene = White plays { MOVE("e4") } and presses the clock. While Black is still thinking, White follows up with { MOVE("d4") } and presses the clock once more. Only Black has noticed it and complains to you. White says that an opponent who is so slow must expect this.
title-an-arbiter-who-sees-two-moves-in-a-row-after-an-illegal-one = Two moves in a row after an earlier illegal move, seen by the arbiter
    .scene = One illegal move has already been counted against White earlier in the game. Now White plays { MOVE("e4") } and presses the clock – and, while Black is still thinking, plays { MOVE("d4") } as well. You have seen it all. A captain whispers that this makes two.
title-may-a-player-move-again-while-the-opponent-thinks-without-a-board = May a player move again before the opponent has replied?
title-a-player-moves-although-the-other-one-has-the-move = A player makes a move although the opponent has the move
title-haas-plays-again-after-he-had-forgotten-the-clock = White does not press the clock after a move and then makes another move
    .scene = White plays { MOVE("Re1") }, forgets to press the clock and leaves the board. On returning, White sees that White’s own clock is still running and, taking it to be White’s turn although Black is still thinking, plays { MOVE("Qd2") } and presses the clock.

## king-never-captured.yaml

title-the-king-is-captured = May a king be captured after the knight that shielded it has moved away?
title-may-the-shielding-piece-leave = May the bishop that shields its king move away?
title-the-king-may-leave-the-attacked-line = May the king leave the file on which its bishop shields it from a rook?
title-may-the-king-be-captured = May White capture the black king that is under attack?

## who-has-the-move.yaml

title-white-has-the-move-at-the-start = Who has the move in the initial position?
title-white-begins = May White make the first move of the game?
title-after-a-completed-move-the-opponent-has-the-move = Who has the move after 1. e4 has been completed?
title-after-a-move-that-is-only-made = Who has the move after 1. e4, before the clock is pressed?
title-after-a-move-that-is-only-made-without-a-board = Who has the move once the opponent’s move has been made, but not completed?
title-the-press-gives-the-move-to-the-opponent = Who has the move after a move and the press of the clock?
title-who-has-the-move-is-not-told = Who has the move when neither the position nor the moves are known?
