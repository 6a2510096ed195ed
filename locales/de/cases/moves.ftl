### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = Darf der Läufer auf seiner Diagonale von c1 nach h6 ziehen?
title-a-bishop-off-its-diagonal = Darf der Läufer geradeaus von c1 nach c3 ziehen?
title-a-bishop-moved-like-a-rook = Läufer wie ein Turm von c1 nach c3 gezogen

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Darf Weiß über ein Feld rochieren, das ein gefesselter Turm angreift?
title-a-free-rook-bars-castling = Darf Weiß über ein Feld rochieren, das ein ungefesselter Turm angreift?
title-a-king-may-not-step-beside-a-bound-piece = Darf der König auf ein Feld ziehen, das ein gefesselter Turm angreift?
title-a-check-by-a-bound-piece = Turm schirmt den eigenen König auf der Linie ab: Steht ein König im Schach?
title-a-check-by-a-piece-that-shields-its-king = Springer, der seinen König abschirmt, greift den anderen an: Ist das Schach?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Auf der Linie gefesselter Turm greift den König auf der Reihe an: Schach?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Lange Rochade, während d1 angegriffen ist
title-castling-out-of-check = Rochade aus dem Schach heraus
    .scene = Weiß spielt { MOVE("0-0") } und drückt die Uhr. Sie sehen es, bevor Schwarz geantwortet hat. Weiß beteuert, weder der König noch der Turm auf h1 hätten in dieser Partie gezogen und dazwischen habe nichts gestanden; also sei die Rochade noch möglich gewesen.
title-castling-over-a-knight = Kurze Rochade mit dem Springer noch auf g1
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Lange Rochade, während a1 und b1 angegriffen sind, als regelwidrig reklamiert
    .scene = Weiß, dessen König und Turm noch nicht gezogen haben, spielt { MOVE("0-0-0") } und drückt die Uhr. Schwarz hat noch nicht geantwortet und reklamiert, das sei ein regelwidriger Zug gewesen: Der Läufer auf f6 habe den Turm auf a1 angegriffen und der Turm auf b8 das Feld gleich daneben.

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Rochade, nachdem der König nach e2 und zurück gezogen ist

## castling.yaml

title-short-castling = Darf Weiß kurz rochieren, wenn nichts dazwischensteht?
title-long-castling-of-black = Darf Schwarz lang rochieren, wenn nichts dazwischensteht?
title-castling-with-a-promoted-rook-on-the-kings-file = Senkrechte Rochade: Darf Weiß mit einem eben auf e8 entstandenen Turm rochieren?

## check.yaml

title-a-king-in-check = Turm auf der offenen Linie des Königs: Steht der König im Schach?
title-no-king-in-check = Turm auf der Linie des Königs, ein Läufer dazwischen: Schach?
title-both-kings-in-check = Türme greifen beide Könige an: Welcher steht im Schach?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = En passant einen Zug zu spät geschlagen
    .scene = Der weiße Bauer stand schon auf e5, als Schwarz mit dem Doppelschritt { MOVE("d5") } spielte; danach hat jeder König einen Zug gemacht, { MOVE("Ke2") } und { MOVE("Ke7") }. Nun spielt Weiß { MOVE("exd6") }, nimmt den schwarzen Bauern vom Brett und drückt die Uhr; Sie sehen es. Weiß meint, keiner der beiden Bauern habe seither gezogen, also bestehe das Schlagrecht weiter.
title-en-passant-in-time = En passant unmittelbar nach dem Doppelschritt geschlagen, als regelwidrig reklamiert
    .scene = Schwarz hat soeben { MOVE("d5") } gespielt. Weiß antwortet { MOVE("exd6") }, nimmt den schwarzen Bauern vom Brett und drückt die Uhr. Schwarz reklamiert, das sei ein regelwidriger Zug gewesen: Der Bauer habe jenes Feld nur überschritten, ohne je dort zu stehen, und auf einem leeren Feld lasse sich nichts schlagen.

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = Darf gleich nach dem Doppelschritt en passant geschlagen werden?
title-a-pawn-that-passed-earlier-is-not-captured = Darf noch einen Zug später en passant geschlagen werden?
title-a-pawn-that-took-two-moves-is-not-captured = Darf ein Bauer en passant geschlagen werden, der in zwei Zügen von d7 nach d5 kam?
title-en-passant-that-exposes-the-king = Darf en passant geschlagen werden, wenn das die Reihe zum eigenen König öffnet?

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

title-a-king-goes-one-square = Darf der König ein Feld schräg ziehen, von e1 nach d2?
title-a-king-does-not-go-two-squares-forward = Darf der König zwei Felder vorwärts ziehen, von e1 nach e3?
title-a-king-does-not-go-where-it-is-attacked = Darf der König auf das von einem Turm angegriffene Feld d2 ziehen?

## knight-move.yaml

title-a-knight-moves-off-its-lines = Darf der Springer von b1 nach d2 ziehen?
title-a-knight-does-not-move-straight = Darf der Springer geradeaus ziehen, von b1 nach b3?

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = Springer g1 zu Beginn berührt: Welche Züge sind erlaubt?
title-a-king-in-check-has-these-moves = König im Schach eines Turms: Welche Züge sind erlaubt?
title-without-a-board-any-legal-move = Welche Züge sind erlaubt, wenn nichts berührt, beantragt oder entschieden wurde?
title-when-the-game-is-over-nothing-may-be-played = Welche Züge sind nach der Aufgabe erlaubt?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = König und Bauer gegen König: Welche Züge sind erlaubt?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = Darf der Turm über den eigenen Bauern hinweg von a1 nach a3 ziehen?
title-a-bishop-does-not-pass-over-an-enemy-piece = Darf der Läufer über den gegnerischen Bauern auf e3 hinweg auf h6 schlagen?
title-a-bishop-captures-what-stands-in-its-way = Darf der Läufer den gegnerischen Bauern schlagen, der im Weg steht?
title-a-knight-does-not-care-what-stands-between = Darf der Springer über die Bauern hinweg von b1 nach c3 springen?

## own-square.yaml

title-no-capture-of-an-own-piece = Darf der Turm auf ein vom eigenen Bauern besetztes Feld ziehen?
title-a-capture-of-an-enemy-piece = Darf der Turm den gegnerischen Bauern auf dem Nachbarfeld schlagen?

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Darf der Bauer einen Springer schlagen, der schräg vor ihm steht?
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Darf der Bauer schräg auf ein leeres Feld ziehen?

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Darf der Bauer von der zweiten Reihe zwei Felder ziehen, wenn der Weg frei ist?
title-a-pawn-does-not-pass-over-a-piece = Darf der Bauer mit seinem Doppelschritt über eine Figur springen?
title-the-second-of-two-squares-is-occupied = Darf der Bauer zwei Felder ziehen, wenn das zweite besetzt ist?
title-a-pawn-goes-two-squares-only-at-first = Darf der Bauer von der dritten Reihe zwei Felder ziehen?

## pawn-step.yaml

title-a-pawn-steps-forward = Darf der Bauer einen Schritt vorwärts auf ein leeres Feld ziehen?
title-a-pawn-does-not-step-onto-a-piece = Darf der Bauer vorwärts auf ein besetztes Feld ziehen?
title-a-pawn-does-not-go-back = Darf der Bauer ein Feld rückwärts ziehen?
title-a-pawn-does-not-go-sideways = Darf der Bauer ein Feld seitwärts ziehen?

## promotion-pieces.yaml

title-a-second-queen = Darf ein Bauer zur zweiten Dame werden, während die erste auf dem Brett steht?
title-a-pawn-does-not-become-a-king = Darf ein Bauer zum König werden?

## promotion.yaml

title-a-pawn-becomes-a-queen = Darf ein Bauer, der e8 erreicht, zur Dame werden?
title-a-pawn-may-not-stay-on-the-furthest-rank = Darf ein Bauer, der e8 erreicht, Bauer bleiben?
title-no-promotion-before-the-furthest-rank = Darf ein Bauer auf der siebten Reihe zur Dame werden?
title-a-pawn-captures-and-becomes-a-knight = Darf ein Bauer auf der achten Reihe schlagen und zum Springer werden?

## queen-move.yaml

title-a-queen-on-a-diagonal = Darf die Dame auf einer Diagonale ziehen, von d1 nach g4?
title-a-queen-does-not-jump-like-a-knight = Darf die Dame wie ein Springer ziehen, von d1 nach e3?

## rook-move.yaml

title-a-rook-along-its-rank = Darf der Turm auf seiner Reihe ziehen, von a2 nach h2?
title-a-rook-on-a-diagonal = Darf der Turm schräg ziehen, von a2 nach b3?
