### Titles of the cases about Chess960: what a reader would search for.

## chess960-castle-once.yaml

title-castling-twice = Chess960: Darf Weiß mit dem anderen Turm ein zweites Mal rochieren?
title-castling-after-the-king-moved-in-chess960 = Chess960: Darf Weiß rochieren, wenn der König gezogen hat und zurückgekehrt ist?
title-castling-into-an-attack-that-the-rook-opens = Chess960: Darf Weiß rochieren, wenn der Turm einen Angriff auf das Königsfeld freigibt?
title-castling-out-of-check-in-chess960 = Chess960: Darf Weiß aus dem Schach heraus rochieren?
title-castling-across-an-attacked-square-in-chess960 = Chess960: Darf Weiß rochieren, wenn der König ein angegriffenes Feld überquert?
title-the-rook-may-cross-an-attacked-square-in-chess960 = Chess960: Darf Weiß rochieren, wenn nur der Turm ein angegriffenes Feld überquert?

## chess960-double-move.yaml

title-castling-with-a-move-of-each = Chess960: Darf Weiß mit König auf b1 und Turm auf h1 kurz rochieren?
title-castling-over-a-king-and-rook-side-by-side = Chess960: Darf Weiß mit König auf b1 direkt neben dem Turm auf a1 lang rochieren?

## chess960-empty-squares.yaml

title-a-piece-on-the-rooks-final-square = Chess960: Darf Weiß mit einem Springer auf dem Zielfeld des Turms rochieren?
title-a-piece-on-the-kings-final-square = Chess960: Darf Weiß mit der Dame auf dem Zielfeld des Königs rochieren?
title-the-other-rook-on-the-rooks-final-square = Chess960: Darf Weiß mit dem anderen Turm auf dem Zielfeld des Turms rochieren?
title-a-piece-on-the-kings-way-beyond-the-rook = Chess960: Darf Weiß mit einem Springer auf dem Weg des Königs rochieren?
title-squares-filled-that-do-not-matter = Chess960: Darf Weiß mit König g1, Turm h1 und einem Springer auf e1 rochieren?
title-castling-in-chess960-over-a-piece = Chess960: Weiß hat mit einem Springer auf dem Zielfeld des Turms rochiert

## chess960-final-squares.yaml

title-the-final-squares-are-those-of-ordinary-chess = Chess960: Darf Weiß lang rochieren, König auf e1, Turm auf a1 wie im gewöhnlichen Schach?
title-no-final-squares-without-castling = Chess960: Darf der König ohne Rochade von e1 nach f1 ziehen?

## chess960-king-between-rooks.yaml

title-a-king-outside-its-rooks = Anfangsstellung im Chess960? Der König in der Ecke, nicht zwischen den Türmen
title-a-king-right-beside-a-rook = Anfangsstellung im Chess960? Der König unmittelbar zwischen den Türmen

## chess960-king-move-only.yaml

title-castling-with-the-king-alone = Chess960: Darf Weiß kurz rochieren, wenn der Turm schon auf f1 steht?
title-castling-with-the-king-alone-of-black = Chess960: Darf Schwarz lang rochieren, wenn der Turm schon auf d8 steht?

## chess960-mirrored.yaml

title-black-does-not-mirror-white = Anfangsstellung im Chess960? König und Dame von Schwarz spiegeln Weiß nicht
title-black-mirrors-white = Anfangsstellung im Chess960? König und Dame auf beiden Seiten vertauscht

## chess960-opposite-bishops.yaml

title-both-bishops-on-squares-of-one-colour = Anfangsstellung im Chess960? Beide Läufer auf gleichfarbigen Feldern
title-bishops-side-by-side = Anfangsstellung im Chess960? Die Läufer nebeneinander in der Ecke

## chess960-rook-move-only.yaml

title-castling-with-the-rook-alone = Chess960: Darf Weiß kurz rochieren, wenn der König schon auf g1 steht?
title-castling-with-the-rook-alone-past-a-filled-corner = Chess960: Darf Weiß mit König auf c1 und Springer auf a1 lang rochieren?

## chess960-set-up.yaml

title-the-ordinary-position-is-number-518 = Anfangsstellung im Chess960? Die Figuren wie im gewöhnlichen Schach
title-start-position-356 = Anfangsstellung im Chess960? Die Figuren stehen SLLTKTDS
title-a-start-position-with-a-pawn-out-of-place = Anfangsstellung im Chess960? Ein weißer Bauer auf e4
title-a-start-position-with-two-queens = Anfangsstellung im Chess960? Zwei Damen auf jeder Seite

## chess960-transposition.yaml

title-king-and-rook-change-places-on-the-first-move = Chess960: Darf Weiß im ersten Zug mit König auf f1 und Turm auf g1 rochieren?
title-king-and-rook-do-not-change-places = Chess960: Darf Weiß mit König auf f1 und Turm auf h1 kurz rochieren?
