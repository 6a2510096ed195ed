### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = Может ли слон пойти по диагонали, с c1 на h6?
title-a-bishop-off-its-diagonal = Может ли слон пойти прямо, с c1 на c3?
title-a-bishop-moved-like-a-rook = Слон сделал ход ладьи, с c1 на c3

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Можно ли рокировать через поле, на которое нападает связанная ладья?
title-a-free-rook-bars-castling = Можно ли рокировать через поле, на которое нападает несвязанная ладья?
title-a-king-may-not-step-beside-a-bound-piece = Может ли король пойти на поле, на которое нападает связанная ладья?
title-a-check-by-a-bound-piece = Ладья прикрывает своего короля на вертикали: есть ли шах?
title-a-check-by-a-piece-that-shields-its-king = Связанный конь прикрывает своего короля от слона и нападает на чужого: это шах?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Связанная по вертикали ладья нападает на короля по горизонтали: это шах?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Длинная рокировка при поле d1 под ударом
title-castling-out-of-check = Рокировка, когда король под шахом
    .scene = Белые играют { MOVE("0-0") } и нажимают часы. Вы видите это ещё до ответа чёрных. Белые уверяют, что ни король, ни ладья на h1 в этой партии не ходили и что между ними ничего не стояло, а значит, рокировка была ещё возможна.
title-castling-over-a-knight = Короткая рокировка, когда на g1 ещё стоит конь
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Длинная рокировка при полях a1 и b1 под ударом: заявление о невозможном ходе
    .scene = Белые, не ходившие прежде ни королём, ни ладьёй, играют { MOVE("0-0-0") } и нажимают часы. Чёрные, ещё не сделав ответного хода, заявляют, что этот ход был невозможным: слон на f6 нападал на ладью a1, а ладья на b8 — на поле рядом с ней.

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Рокировка после того, как король сходил на e2 и обратно

## castling.yaml

title-short-castling = Могут ли белые сделать короткую рокировку, если между королём и ладьёй нет фигур?
title-long-castling-of-black = Могут ли чёрные сделать длинную рокировку, если между королём и ладьёй нет фигур?
title-castling-with-a-promoted-rook-on-the-kings-file = Рокировка по вертикали: можно ли рокировать с ладьёй, только что появившейся на e8?

## check.yaml

title-a-king-in-check = Ладья на открытой вертикали короля: под шахом ли король?
title-no-king-in-check = Ладья на вертикали короля, между ними слон: под шахом ли король?
title-both-kings-in-check = Ладьи нападают на обоих королей: кто из них под шахом?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = Взятие на проходе с опозданием на один ход
    .scene = Белая пешка уже стояла на e5, когда чёрные сыграли { MOVE("d5") } двойным ходом пешки; затем каждый король сделал по ходу: { MOVE("Ke2") } и { MOVE("Ke7") }. Теперь белые играют { MOVE("exd6") }, снимают с доски чёрную пешку и нажимают часы; вы это видите. Белые говорят, что ни одна из двух пешек с тех пор не двигалась, так что право на взятие сохранилось.
title-en-passant-in-time = Взятие на проходе сразу после хода на два поля: заявление о невозможном ходе
    .scene = Чёрные только что сыграли { MOVE("d5") }. Белые отвечают { MOVE("exd6") }, снимают с доски чёрную пешку и нажимают часы. Чёрные заявляют, что этот ход был невозможным: пешка лишь прошла через это поле, ни разу там не остановившись, а на пустом поле бить нечего.

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = Можно ли взять на проходе сразу после хода пешки на два поля?
title-a-pawn-that-passed-earlier-is-not-captured = Можно ли взять на проходе ходом позже?
title-a-pawn-that-took-two-moves-is-not-captured = Можно ли взять на проходе пешку, пришедшую с d7 на d5 за два хода?
title-en-passant-that-exposes-the-king = Можно ли взять на проходе, если это открывает горизонталь против своего короля?

## illegal-position.yaml

title-both-kings-in-check-is-illegal = Оба короля под шахом: невозможна ли позиция?
title-a-pawn-on-the-furthest-rank-is-illegal = Белая пешка на поле e8: невозможна ли позиция?
title-a-bishop-behind-unmoved-pawns-is-illegal = Слон на b1 за пешками a2 и c2: невозможна ли позиция?
title-two-bishops-of-one-colour-with-eight-pawns-are-illegal = Два чернопольных слона на d4 и e3 и восемь пешек: невозможна ли позиция?
title-two-bishops-of-one-colour-after-a-promotion = Два чернопольных слона, одной пешки нет, пешка d на d3: невозможна ли позиция?
title-a-strange-position-that-was-played = Кони вышли и вернулись в дебюте: невозможна ли позиция?
title-the-bishop-cannot-have-left-behind-unmoved-pawns = Два чернопольных слона, одной пешки нет, b2 и d2 на месте: невозможна ли позиция?
title-two-dark-bishops-and-all-eight-pawns = Слоны на c1 и e3, все пешки на местах: невозможна ли позиция?

## king-move.yaml

title-a-king-goes-one-square = Может ли король пойти на одно поле по диагонали, с e1 на d2?
title-a-king-does-not-go-two-squares-forward = Может ли король пойти на два поля вперёд, с e1 на e3?
title-a-king-does-not-go-where-it-is-attacked = Может ли король пойти на d2, поле под ударом ладьи?

## knight-move.yaml

title-a-knight-moves-off-its-lines = Может ли конь пойти с b1 на d2?
title-a-knight-does-not-move-straight = Может ли конь пойти прямо, с b1 на b3?

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = В начале партии тронут конь g1: какие ходы можно сделать?
title-a-king-in-check-has-these-moves = Король под шахом ладьи: какие ходы можно сделать?
title-without-a-board-any-legal-move = Какие ходы можно сделать, если ничего не тронуто, не заявлено и не решено?
title-when-the-game-is-over-nothing-may-be-played = Какие ходы можно сделать после сдачи партии?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = Король с пешкой против короля: какие ходы можно сделать?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = Может ли ладья пойти с a1 на a3 через свою пешку?
title-a-bishop-does-not-pass-over-an-enemy-piece = Может ли слон взять на h6 через чужую пешку на e3?
title-a-bishop-captures-what-stands-in-its-way = Может ли слон взять чужую пешку, стоящую на пути?
title-a-knight-does-not-care-what-stands-between = Может ли конь пойти с b1 на c3 через пешки?

## own-square.yaml

title-no-capture-of-an-own-piece = Может ли ладья пойти на поле, занятое своей пешкой?
title-a-capture-of-an-enemy-piece = Может ли ладья взять чужую пешку на соседнем поле?

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Может ли пешка взять коня, стоящего по диагонали впереди неё?
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Может ли пешка пойти по диагонали на пустое поле?

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Может ли пешка пойти со второй горизонтали на два поля, если путь свободен?
title-a-pawn-does-not-pass-over-a-piece = Может ли пешка, идя на два поля, перепрыгнуть через фигуру?
title-the-second-of-two-squares-is-occupied = Может ли пешка пойти на два поля, если второе из них занято?
title-a-pawn-goes-two-squares-only-at-first = Может ли пешка пойти на два поля с третьей горизонтали?

## pawn-step.yaml

title-a-pawn-steps-forward = Может ли пешка пойти на одно поле вперёд, если оно пустое?
title-a-pawn-does-not-step-onto-a-piece = Может ли пешка пойти вперёд на занятое поле?
title-a-pawn-does-not-go-back = Может ли пешка пойти на одно поле назад?
title-a-pawn-does-not-go-sideways = Может ли пешка пойти на одно поле в сторону?

## promotion-pieces.yaml

title-a-second-queen = Может ли пешка стать вторым ферзём, когда первый ещё на доске?
title-a-pawn-does-not-become-a-king = Может ли пешка превратиться в короля?

## promotion.yaml

title-a-pawn-becomes-a-queen = Может ли пешка, дошедшая до e8, превратиться в ферзя?
title-a-pawn-may-not-stay-on-the-furthest-rank = Может ли пешка, дошедшая до e8, остаться пешкой?
title-no-promotion-before-the-furthest-rank = Может ли пешка превратиться в ферзя на седьмой горизонтали?
title-a-pawn-captures-and-becomes-a-knight = Может ли пешка взять на восьмой горизонтали и превратиться в коня?

## queen-move.yaml

title-a-queen-on-a-diagonal = Может ли ферзь пойти по диагонали, с d1 на g4?
title-a-queen-does-not-jump-like-a-knight = Может ли ферзь прыгнуть, как конь, с d1 на e3?

## rook-move.yaml

title-a-rook-along-its-rank = Может ли ладья пойти по горизонтали, с a2 на h2?
title-a-rook-on-a-diagonal = Может ли ладья пойти по диагонали, с a2 на b3?
