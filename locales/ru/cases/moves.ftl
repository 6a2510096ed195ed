### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = Слон идёт по диагонали с c1 на h6
title-a-bishop-off-its-diagonal = Может ли слон пойти прямо, с c1 на c3?
title-a-bishop-moved-like-a-rook = Слон сделал ход ладьи, с c1 на c3

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Рокировка через поле, на которое нападает связанная ладья
title-a-free-rook-bars-castling = Рокировка через поле, на которое нападает несвязанная ладья
title-a-king-may-not-step-beside-a-bound-piece = Король идёт на поле, на которое нападает связанная ладья
title-a-check-by-a-bound-piece = Ладья прикрывает своего короля на вертикали: есть ли шах?
title-a-check-by-a-piece-that-shields-its-king = Связанный конь прикрывает своего короля от слона и нападает на чужого: это шах?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Связанная по вертикали ладья нападает на короля по горизонтали: это шах?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Короткая рокировка при поле f1 под ударом
title-castling-out-of-check = Рокировка, когда король под шахом
title-castling-over-a-knight = Короткая рокировка, когда на g1 ещё стоит конь
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Длинная рокировка при полях a1 и b1 под ударом

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Рокировка после того, как король сходил на e2 и обратно

## castling.yaml

title-short-castling = Короткая рокировка: между королём и ладьёй нет фигур
title-long-castling-of-black = Длинная рокировка чёрных: между королём и ладьёй нет фигур
title-castling-with-a-promoted-rook-on-the-kings-file = Рокировка по вертикали с ладьёй, появившейся на e8

## check.yaml

title-a-king-in-check = Ладья на открытой вертикали короля: под шахом ли король?
title-no-king-in-check = Ладья на вертикали короля, между ними слон: под шахом ли король?
title-both-kings-in-check = Ладьи нападают на обоих королей: кто из них под шахом?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = Взятие на проходе сделано ходом позже
title-en-passant-in-time = Взятие на проходе сразу после хода на два поля: соперник заявляет о нарушении

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = Можно ли взять на проходе сразу после хода пешки на два поля?
title-a-pawn-that-passed-earlier-is-not-captured = Можно ли взять на проходе ходом позже?
title-a-pawn-that-took-two-moves-is-not-captured = Взятие на проходе пешки, пришедшей с d7 на d5 за два хода
title-en-passant-that-exposes-the-king = Взятие на проходе открывает горизонталь для ладьи против своего короля

## illegal-position.yaml

title-both-kings-in-check-is-illegal = Оба короля под шахом: невозможна ли позиция?
title-a-pawn-on-the-furthest-rank-is-illegal = Белая пешка на поле e8: невозможна ли позиция?
title-a-bishop-behind-unmoved-pawns-is-illegal = Слон на b1 за пешками a2 и c2: невозможна ли позиция?
title-two-bishops-of-one-colour-with-eight-pawns-are-illegal = Два чернопольных слона на d4 и e3 и восемь пешек: невозможна ли позиция?
title-two-bishops-of-one-colour-after-a-promotion = Два чернопольных слона, нет пешки, пешка d на d3: невозможна ли позиция?
title-a-strange-position-that-was-played = Кони вышли и вернулись в дебюте: невозможна ли позиция?
title-the-bishop-cannot-have-left-behind-unmoved-pawns = Два чернопольных слона, нет пешки, b2 и d2 на месте: невозможна ли позиция?
title-two-dark-bishops-and-all-eight-pawns = Слоны на c1 и e3, все пешки на местах: невозможна ли позиция?

## king-move.yaml

title-a-king-goes-one-square = Король идёт на одно поле по диагонали, с e1 на d2
title-a-king-does-not-go-two-squares-forward = Король идёт на два поля вперёд, с e1 на e3
title-a-king-does-not-go-where-it-is-attacked = Король идёт на d2, поле под ударом ладьи

## knight-move.yaml

title-a-knight-moves-off-its-lines = Конь идёт с b1 на d2
title-a-knight-does-not-move-straight = Конь идёт прямо, с b1 на b3

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = В начале партии тронут конь g1: какие ходы можно сделать?
title-a-king-in-check-has-these-moves = Король под шахом ладьи: какие ходы можно сделать?
title-without-a-board-any-legal-move = Позиция неизвестна: какие ходы можно сделать?
title-when-the-game-is-over-nothing-may-be-played = Какие ходы можно сделать после сдачи партии?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = Король с пешкой против короля: каково решение о ходах?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = Ладья идёт с a1 на a3 через свою пешку
title-a-bishop-does-not-pass-over-an-enemy-piece = Слон берёт на h6 через чужую пешку на e3
title-a-bishop-captures-what-stands-in-its-way = Слон берёт чужую пешку, стоящую на пути
title-a-knight-does-not-care-what-stands-between = Конь идёт с b1 на c3 через пешки

## own-square.yaml

title-no-capture-of-an-own-piece = Ладья идёт на поле, занятое своей пешкой
title-a-capture-of-an-enemy-piece = Ладья берёт чужую пешку на соседнем поле

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Пешка берёт коня по диагонали
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Пешка идёт по диагонали на пустое поле

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Пешка идёт на два поля со второй горизонтали, путь свободен
title-a-pawn-does-not-pass-over-a-piece = Пешка идёт на два поля, на первом из них стоит фигура
title-the-second-of-two-squares-is-occupied = Пешка идёт на два поля, на втором из них стоит фигура
title-a-pawn-goes-two-squares-only-at-first = Пешка идёт на два поля с третьей горизонтали

## pawn-step.yaml

title-a-pawn-steps-forward = Пешка идёт на одно пустое поле вперёд
title-a-pawn-does-not-step-onto-a-piece = Пешка идёт вперёд на занятое поле
title-a-pawn-does-not-go-back = Пешка идёт на одно поле назад
title-a-pawn-does-not-go-sideways = Пешка идёт на одно поле в сторону

## promotion-pieces.yaml

title-a-second-queen = Превращение во второго ферзя, когда первый ещё на доске
title-a-pawn-does-not-become-a-king = Превращение пешки в короля

## promotion.yaml

title-a-pawn-becomes-a-queen = Пешка доходит до e8 и превращается в ферзя
title-a-pawn-may-not-stay-on-the-furthest-rank = Пешка доходит до e8 и остаётся пешкой
title-no-promotion-before-the-furthest-rank = Превращение в ферзя уже на седьмой горизонтали
title-a-pawn-captures-and-becomes-a-knight = Пешка берёт фигуру на восьмой горизонтали и превращается в коня

## queen-move.yaml

title-a-queen-on-a-diagonal = Ферзь идёт по диагонали с d1 на g4
title-a-queen-does-not-jump-like-a-knight = Ферзь прыгает конём с d1 на e3

## rook-move.yaml

title-a-rook-along-its-rank = Ладья идёт по горизонтали с a2 на h2
title-a-rook-on-a-diagonal = Ладья идёт по диагонали с a2 на b3
