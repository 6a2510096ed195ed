### Titles of the cases about the nature of the game: what a reader would search for.

## alternate-moves.yaml

title-black-does-not-begin = Могут ли чёрные сделать первый ход в партии?
title-two-moves-in-a-row = Белые в начале партии делают два хода подряд
    .scene = Белые играют { MOVE("e4") } и нажимают часы. Чёрные ещё ищут лучший ответ, когда полные энергии белые играют и { MOVE("d4") } и снова нажимают часы. Они говорят вам, что { MOVE("d4") } — вполне возможный ход, который никому не вредит.
title-may-the-opponent-reply-before-the-clock-is-pressed = Могут ли чёрные ответить, пока белые не нажали часы?
title-two-moves-in-a-row-without-a-board = Два хода подряд, и соперник заявляет о нарушении
title-two-moves-in-a-row-in-a-game-with-little-supervision = Два хода подряд в быстрых шахматах или блице по упрощённым правилам
    .scene = Белые играют { MOVE("e4") } и нажимают часы. Пока чёрные ещё думают, белые делают ход { MOVE("d4") } и снова нажимают часы. Заметили это только чёрные, и они жалуются вам. Белые говорят: кто играет так медленно, пусть пеняет на себя.
title-an-arbiter-who-sees-two-moves-in-a-row-after-an-illegal-one = Два хода подряд после прежнего невозможного хода, видит арбитр
    .scene = Ранее в партии белым уже засчитали один невозможный ход. Теперь они играют { MOVE("e4") } и нажимают часы, а затем, пока чёрные думают, играют ещё и { MOVE("d4") }. Вы всё это видели. Капитан одной из команд шепчет: вот вам и второй.
title-may-a-player-move-again-while-the-opponent-thinks-without-a-board = Может ли игрок сделать ещё один ход до ответа соперника?
title-a-player-moves-although-the-other-one-has-the-move = Игрок делает ход, хотя очередь хода за соперником
title-haas-plays-again-after-he-had-forgotten-the-clock = Белые сделали ход, не нажали часы, а затем сделали ещё один ход
    .scene = Белые играют { MOVE("Re1") }, забывают нажать часы и отходят от доски. Вернувшись, они видят, что их часы всё ещё идут, решают, что сейчас их ход, хотя чёрные ещё думают, играют { MOVE("Qd2") } и нажимают часы.

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
