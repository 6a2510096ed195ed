### Titles of the cases about Chess960: what a reader would search for.

## chess960-castle-once.yaml

title-castling-twice = Chess960: may White castle a second time, with the other rook?
title-castling-after-the-king-moved-in-chess960 = Chess960: may White castle after the king has moved and come back?
title-castling-into-an-attack-that-the-rook-opens = Chess960: may White castle when the rook uncovers an attack on the king’s square?
title-castling-out-of-check-in-chess960 = Chess960: may White castle out of check?
title-castling-across-an-attacked-square-in-chess960 = Chess960: may White castle when the king crosses an attacked square?
title-the-rook-may-cross-an-attacked-square-in-chess960 = Chess960: may White castle when only the rook crosses an attacked square?

## chess960-double-move.yaml

title-castling-with-a-move-of-each = Chess960: may White castle 0-0 with the king on b1 and the rook on h1?
title-castling-over-a-king-and-rook-side-by-side = Chess960: may White castle 0-0-0 with king on b1 and rook on a1, side by side?

## chess960-empty-squares.yaml

title-a-piece-on-the-rooks-final-square = Chess960: may White castle with a knight on the rook’s final square?
title-a-piece-on-the-kings-final-square = Chess960: may White castle with the queen on the king’s final square?
title-the-other-rook-on-the-rooks-final-square = Chess960: may White castle with the other rook on the rook’s final square?
title-a-piece-on-the-kings-way-beyond-the-rook = Chess960: may White castle with a knight in the king’s path?
title-squares-filled-that-do-not-matter = Chess960: may White castle with king on g1, rook on h1 and a knight on e1?
title-castling-in-chess960-over-a-piece = Chess960: White has castled with a knight on the rook’s final square

## chess960-final-squares.yaml

title-the-final-squares-are-those-of-ordinary-chess = Chess960: may White castle 0-0-0 with king on e1 and rook on a1, as in ordinary chess?
title-no-final-squares-without-castling = Chess960: may the king go from e1 to f1 without castling?

## chess960-king-between-rooks.yaml

title-a-king-outside-its-rooks = Chess960 start position? The king is in the corner, not between the rooks
title-a-king-right-beside-a-rook = Chess960 start position? The king is between the rooks, right beside both

## chess960-king-move-only.yaml

title-castling-with-the-king-alone = Chess960: may White castle 0-0 when the rook already stands on f1?
title-castling-with-the-king-alone-of-black = Chess960: may Black castle 0-0-0 when the rook already stands on d8?

## chess960-mirrored.yaml

title-black-does-not-mirror-white = Chess960 start position? Black’s king and queen are not opposite White’s
title-black-mirrors-white = Chess960 start position? King and queen have changed places on both sides

## chess960-opposite-bishops.yaml

title-both-bishops-on-squares-of-one-colour = Chess960 start position? Both bishops are on squares of the same colour
title-bishops-side-by-side = Chess960 start position? The bishops stand side by side in the corner

## chess960-rook-move-only.yaml

title-castling-with-the-rook-alone = Chess960: may White castle 0-0 when the king already stands on g1?
title-castling-with-the-rook-alone-past-a-filled-corner = Chess960: may White castle 0-0-0 with the king on c1 and a knight on a1?

## chess960-set-up.yaml

title-the-ordinary-position-is-number-518 = Chess960 start position? The pieces stand as in ordinary chess
title-start-position-356 = Chess960 start position? The pieces stand NBBRKRQN
title-a-start-position-with-a-pawn-out-of-place = Chess960 start position? A white pawn is on e4
title-a-start-position-with-two-queens = Chess960 start position? Each side has two queens

## chess960-transposition.yaml

title-king-and-rook-change-places-on-the-first-move = Chess960: may White castle on the first move with king on f1 and rook on g1?
title-king-and-rook-do-not-change-places = Chess960: may White castle 0-0 with king on f1 and rook on h1?
