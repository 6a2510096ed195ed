### Titles of the cases about the nature of the game: what a reader would search for.

## alternate-moves.yaml

title-black-does-not-begin = Могут ли чёрные сделать первый ход в партии?
title-two-moves-in-a-row = Белые в начале партии делают два хода подряд
title-may-the-opponent-reply-before-the-clock-is-pressed = Могут ли чёрные ответить, пока белые не нажали часы?
title-two-moves-in-a-row-without-a-board = Два хода подряд, и соперник заявляет о нарушении
title-two-moves-in-a-row-in-a-game-with-little-supervision = Два хода подряд в быстрых шахматах или блице по упрощённым правилам
title-an-arbiter-who-sees-two-moves-in-a-row-after-an-illegal-one = Два хода подряд после прежнего невозможного хода, видит арбитр
title-may-a-player-move-again-while-the-opponent-thinks-without-a-board = Может ли игрок сделать ещё один ход до ответа соперника?
title-a-player-moves-although-the-other-one-has-the-move = Игрок делает ход, хотя очередь хода за соперником
title-haas-plays-again-after-he-had-forgotten-the-clock = Белые сделали ход, не нажали часы, а затем сделали ещё один ход

## king-never-captured.yaml

title-the-king-is-captured = Можно ли взять короля, если прикрывавший его конь ушёл?
title-may-the-shielding-piece-leave = Может ли уйти слон, который прикрывает своего короля?
title-the-king-may-leave-the-attacked-line = Может ли король уйти с вертикали, на которой слон прикрывает его от ладьи?
title-may-the-king-be-captured = Могут ли белые взять чёрного короля, стоящего под ударом?

## who-has-the-move.yaml

title-white-has-the-move-at-the-start = Чей ход в начальной позиции?
title-white-begins = Могут ли белые сделать первый ход в партии?
title-after-a-completed-move-the-opponent-has-the-move = Чей ход после завершённого 1. e4?
title-after-a-move-that-is-only-made = Чей ход после 1. e4, пока часы не нажаты?
title-after-a-move-that-is-only-made-without-a-board = Чей ход, если ход соперника сделан, но не завершён?
title-the-press-gives-the-move-to-the-opponent = Чей ход после сделанного хода и нажатия часов?
title-who-has-the-move-is-not-told = Чей ход, если не известны ни позиция, ни ходы?
