### Titles of the cases about Chess960: what a reader would search for.

## chess960-castle-once.yaml

title-castling-twice = Шахматы-960: могут ли белые рокировать второй раз, с другой ладьёй?
title-castling-after-the-king-moved-in-chess960 = Шахматы-960: могут ли белые рокировать, если король ходил и вернулся?
title-castling-into-an-attack-that-the-rook-opens = Шахматы-960: могут ли белые рокировать, если ладья откроет поле короля для удара?
title-castling-out-of-check-in-chess960 = Шахматы-960: могут ли белые рокировать, стоя под шахом?
title-castling-across-an-attacked-square-in-chess960 = Шахматы-960: могут ли белые рокировать, если король проходит через поле под ударом?
title-the-rook-may-cross-an-attacked-square-in-chess960 = Шахматы-960: могут ли белые рокировать, если через поле под ударом проходит только ладья?

## chess960-double-move.yaml

title-castling-with-a-move-of-each = Шахматы-960: могут ли белые сделать 0-0, если король на b1, а ладья на h1?
title-castling-over-a-king-and-rook-side-by-side = Шахматы-960: могут ли белые сделать 0-0-0, если король на b1 и ладья на a1 стоят рядом?

## chess960-empty-squares.yaml

title-a-piece-on-the-rooks-final-square = Шахматы-960: можно ли рокировать, если на конечном поле ладьи стоит конь?
title-a-piece-on-the-kings-final-square = Шахматы-960: можно ли рокировать, если на конечном поле короля стоит ферзь?
title-the-other-rook-on-the-rooks-final-square = Шахматы-960: можно ли рокировать с другой ладьёй на конечном поле ладьи?
title-a-piece-on-the-kings-way-beyond-the-rook = Шахматы-960: могут ли белые рокировать, если на пути короля стоит конь?
title-squares-filled-that-do-not-matter = Шахматы-960: можно ли рокировать, если король на g1, ладья на h1, а конь на e1?
title-castling-in-chess960-over-a-piece = Шахматы-960: белые рокировали, хотя на конечном поле ладьи стоит конь

## chess960-final-squares.yaml

title-the-final-squares-are-those-of-ordinary-chess = Шахматы-960: возможна ли 0-0-0, если король на e1, ладья на a1, как в обычных шахматах?
title-no-final-squares-without-castling = Шахматы-960: может ли король пойти с e1 на f1 без рокировки?

## chess960-king-between-rooks.yaml

title-a-king-outside-its-rooks = Начальная позиция шахмат-960? Король в углу, не между ладьями
title-a-king-right-beside-a-rook = Начальная позиция шахмат-960? Король между ладьями, вплотную к ним

## chess960-king-move-only.yaml

title-castling-with-the-king-alone = Шахматы-960: могут ли белые сделать 0-0, когда ладья уже стоит на f1?
title-castling-with-the-king-alone-of-black = Шахматы-960: могут ли чёрные сделать 0-0-0, когда ладья уже стоит на d8?

## chess960-mirrored.yaml

title-black-does-not-mirror-white = Начальная позиция шахмат-960? Чёрные король и ферзь не напротив белых
title-black-mirrors-white = Начальная позиция шахмат-960? Король и ферзь переставлены у обеих сторон

## chess960-opposite-bishops.yaml

title-both-bishops-on-squares-of-one-colour = Начальная позиция шахмат-960? Оба слона на полях одного цвета
title-bishops-side-by-side = Начальная позиция шахмат-960? Слоны рядом в углу

## chess960-rook-move-only.yaml

title-castling-with-the-rook-alone = Шахматы-960: могут ли белые сделать 0-0, когда король уже стоит на g1?
title-castling-with-the-rook-alone-past-a-filled-corner = Шахматы-960: могут ли белые сделать 0-0-0, если король на c1, а на a1 конь?

## chess960-set-up.yaml

title-the-ordinary-position-is-number-518 = Начальная позиция шахмат-960? Фигуры стоят как в обычных шахматах
title-start-position-356 = Начальная позиция шахмат-960? Фигуры стоят КССЛКрЛФК
title-a-start-position-with-a-pawn-out-of-place = Начальная позиция шахмат-960? Белая пешка на e4
title-a-start-position-with-two-queens = Начальная позиция шахмат-960? По два ферзя у каждой стороны

## chess960-transposition.yaml

title-king-and-rook-change-places-on-the-first-move = Шахматы-960: могут ли белые рокировать первым ходом, если король на f1, а ладья на g1?
title-king-and-rook-do-not-change-places = Шахматы-960: могут ли белые сделать 0-0, если король на f1, а ладья на h1?
