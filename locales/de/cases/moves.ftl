### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = Läufer zieht von c1 auf der Diagonale nach h6
title-a-bishop-off-its-diagonal = Darf der Läufer geradeaus von c1 nach c3 ziehen?
title-a-bishop-moved-like-a-rook = Läufer wird wie ein Turm von c1 nach c3 gezogen

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Rochade über ein Feld, das ein gefesselter Turm angreift
title-a-free-rook-bars-castling = Rochade über ein Feld, das ein ungefesselter Turm angreift
title-a-king-may-not-step-beside-a-bound-piece = König zieht auf ein Feld, das ein gefesselter Turm angreift
title-a-check-by-a-bound-piece = Turm schirmt den eigenen König auf der Linie ab: Steht ein König im Schach?
title-a-check-by-a-piece-that-shields-its-king = Springer, der seinen König abschirmt, greift den anderen an: Ist das Schach?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Auf der Linie gefesselter Turm greift den König auf der Reihe an: Schach?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Kurze Rochade, während f1 angegriffen ist
title-castling-out-of-check = Rochade aus dem Schach heraus
title-castling-over-a-knight = Kurze Rochade mit dem Springer noch auf g1
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Lange Rochade, während a1 und b1 angegriffen sind

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Rochade, nachdem der König nach e2 und zurück gezogen ist

## castling.yaml

title-short-castling = Kurze Rochade ohne Figur zwischen König und Turm
title-long-castling-of-black = Schwarz rochiert lang ohne Figur zwischen König und Turm
title-castling-with-a-promoted-rook-on-the-kings-file = Senkrechte Rochade mit einem auf e8 umgewandelten Turm

## check.yaml

title-a-king-in-check = Turm auf der offenen Linie des Königs: Steht der König im Schach?
title-no-king-in-check = Turm auf der Linie des Königs, ein Läufer dazwischen: Schach?
title-both-kings-in-check = Türme greifen beide Könige an: Welcher steht im Schach?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = Schlagen en passant wird einen Zug später ausgeführt
title-en-passant-in-time = Schlagen en passant gleich nach dem Doppelschritt, vom Gegner als Verstoß reklamiert

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = Darf gleich nach dem Doppelschritt en passant geschlagen werden?
title-a-pawn-that-passed-earlier-is-not-captured = Darf noch einen Zug später en passant geschlagen werden?
title-a-pawn-that-took-two-moves-is-not-captured = En passant gegen einen Bauern, der in zwei Zügen von d7 nach d5 kam
title-en-passant-that-exposes-the-king = Schlagen en passant öffnet die Reihe für einen Turm gegen den eigenen König

## illegal-position.yaml

title-both-kings-in-check-is-illegal = Beide Könige im Schach: Ist die Stellung regelwidrig?
title-a-pawn-on-the-furthest-rank-is-illegal = Weißer Bauer auf e8: Ist die Stellung regelwidrig?
title-a-bishop-behind-unmoved-pawns-is-illegal = Läufer auf b1 hinter Bauern auf a2 und c2: Stellung regelwidrig?
title-two-bishops-of-one-colour-with-eight-pawns-are-illegal = Zwei schwarzfeldrige Läufer auf d4 und e3, acht Bauern: Stellung regelwidrig?
title-two-bishops-of-one-colour-after-a-promotion = Zwei schwarzfeldrige Läufer, ein Bauer fehlt, Bauer auf d3: regelwidrig?
title-a-strange-position-that-was-played = Springer in der Eröffnung hin und zurück: Ist die Stellung regelwidrig?
title-the-bishop-cannot-have-left-behind-unmoved-pawns = Zwei schwarzfeldrige Läufer, ein Bauer fehlt, b2 und d2 unbewegt: regelwidrig?
title-two-dark-bishops-and-all-eight-pawns = Läufer auf c1 und e3, alle Bauern zu Hause: Stellung regelwidrig?

## king-move.yaml

title-a-king-goes-one-square = König zieht ein Feld schräg, von e1 nach d2
title-a-king-does-not-go-two-squares-forward = König zieht zwei Felder vorwärts, von e1 nach e3
title-a-king-does-not-go-where-it-is-attacked = König zieht nach d2 auf ein vom Turm angegriffenes Feld

## knight-move.yaml

title-a-knight-moves-off-its-lines = Springer zieht von b1 nach d2
title-a-knight-does-not-move-straight = Springer zieht geradeaus, von b1 nach b3

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = Springer g1 zu Beginn berührt: Welche Züge sind erlaubt?
title-a-king-in-check-has-these-moves = König im Schach eines Turms: Welche Züge sind erlaubt?
title-without-a-board-any-legal-move = Stellung unbekannt: Welche Züge sind erlaubt?
title-when-the-game-is-over-nothing-may-be-played = Welche Züge sind nach der Aufgabe erlaubt?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = König und Bauer gegen König: Was gilt für die Züge?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = Turm zieht von a1 nach a3 über den eigenen Bauern
title-a-bishop-does-not-pass-over-an-enemy-piece = Läufer schlägt auf h6 über einen gegnerischen Bauern auf e3 hinweg
title-a-bishop-captures-what-stands-in-its-way = Läufer schlägt den gegnerischen Bauern, der im Weg steht
title-a-knight-does-not-care-what-stands-between = Springer zieht über die Bauern von b1 nach c3

## own-square.yaml

title-no-capture-of-an-own-piece = Turm zieht auf ein vom eigenen Bauern besetztes Feld
title-a-capture-of-an-enemy-piece = Turm schlägt einen gegnerischen Bauern auf dem Nachbarfeld

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Bauer schlägt schräg einen Springer
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Bauer zieht schräg auf ein leeres Feld

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Bauer zieht von der zweiten Reihe zwei Felder, der Weg ist frei
title-a-pawn-does-not-pass-over-a-piece = Bauer zieht zwei Felder, auf dem ersten steht eine Figur
title-the-second-of-two-squares-is-occupied = Bauer zieht zwei Felder, auf dem zweiten steht eine Figur
title-a-pawn-goes-two-squares-only-at-first = Bauer zieht von der dritten Reihe zwei Felder

## pawn-step.yaml

title-a-pawn-steps-forward = Bauer zieht ein Feld vorwärts auf ein leeres Feld
title-a-pawn-does-not-step-onto-a-piece = Bauer zieht vorwärts auf ein besetztes Feld
title-a-pawn-does-not-go-back = Bauer zieht ein Feld rückwärts
title-a-pawn-does-not-go-sideways = Bauer zieht ein Feld seitwärts

## promotion-pieces.yaml

title-a-second-queen = Umwandlung in eine zweite Dame, die erste steht noch auf dem Brett
title-a-pawn-does-not-become-a-king = Umwandlung in einen König

## promotion.yaml

title-a-pawn-becomes-a-queen = Bauer erreicht e8 und wird zur Dame
title-a-pawn-may-not-stay-on-the-furthest-rank = Bauer erreicht e8 und bleibt Bauer
title-no-promotion-before-the-furthest-rank = Umwandlung in eine Dame schon auf der siebten Reihe
title-a-pawn-captures-and-becomes-a-knight = Bauer schlägt auf der achten Reihe und wird zum Springer

## queen-move.yaml

title-a-queen-on-a-diagonal = Dame zieht auf der Diagonale von d1 nach g4
title-a-queen-does-not-jump-like-a-knight = Dame springt wie ein Springer von d1 nach e3

## rook-move.yaml

title-a-rook-along-its-rank = Turm zieht auf seiner Reihe von a2 nach h2
title-a-rook-on-a-diagonal = Turm zieht schräg von a2 nach b3
