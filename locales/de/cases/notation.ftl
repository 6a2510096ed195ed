### Titles of the cases about the notation: what a reader would search for.

## algebraic-notation.yaml

title-a-move-in-the-letters-of-its-writer = Springerzug mit deutschem Buchstaben aufgezeichnet
title-a-departure-from-the-form-that-changes-nothing = Bauernzug, mit dem Buchstaben P aufgezeichnet
title-an-entry-of-which-nothing-can-be-made = Eintrag nur aus Figurenbuchstabe und Linie

## ambiguous-entry.yaml

title-an-entry-that-two-knights-could-have-made = Zwei Springer auf einer Reihe, der Eintrag nennt weder Linie noch Reihe
title-a-pinned-knight-cannot-have-been-meant = Zwei Springer, einer davon gefesselt, der Eintrag unterscheidet sie nicht
title-a-sign-of-check-tells-which-piece-was-meant = Zwei Türme erreichen das Feld, nur einer bietet Schach, Eintrag mit Zeichen +

## arrival-square.yaml

title-the-long-form-is-accepted = Springerzug in Langnotation mit Bindestrich
title-the-long-form-of-a-pawn-move = Bauernzug in Langnotation ohne Bindestrich
title-the-file-alone-is-no-square = Schlagen mit einem Bauern, nur mit den zwei Linien und ohne Reihe aufgezeichnet
title-no-square-at-all = Eintrag nur aus einem Figurenbuchstaben

## capture-sign.yaml

title-a-capture-with-its-sign = Schlagen mit dem Springer, mit x aufgezeichnet
title-a-capture-without-its-sign = Schlagen mit dem Springer, ohne x aufgezeichnet
title-a-sign-of-capture-where-nothing-stood = Springerzug auf ein leeres Feld mit x aufgezeichnet

## check-sign.yaml

title-a-check-without-its-sign = Schach ohne das Zeichen + aufgezeichnet
title-a-check-with-its-sign = Schach mit dem Zeichen + aufgezeichnet
title-a-sign-of-check-without-a-check = Zeichen + bei einem Zug, der kein Schach bietet

## departure-file-preferred.yaml

title-the-file-is-preferred = Zwei Springer auf verschiedenen Linien und Reihen, der Eintrag nennt die Linie
title-the-rank-does-as-well = Zwei Springer auf verschiedenen Linien und Reihen, der Eintrag nennt die Reihe
    .scene = Weiß, in der Stellung des Diagramms am Zug, hat „N4f3“ geschrieben. Schwarz meint, zwei Springer, die auf verschiedenen Linien stehen, müssten durch die Linie unterschieden werden, ein Eintrag mit einer Ziffer sei daher nichts wert. Was bedeutet der in englischer Notation geschriebene Eintrag „N4f3“?
title-neither-file-nor-rank = Zwei Springer auf verschiedenen Linien und Reihen, der Eintrag nennt keine
title-three-queens-need-both = Drei Damen erreichen das Feld, der Eintrag nennt nur die Linie
    .scene = Die Spieler sind sich über einen früheren Zug nicht einig, und Sie sehen sich das Partieformular von Weiß an. Zur Stellung im Diagramm, mit Weiß am Zug, steht dort „Qae5“. Weiß erklärt, gemeint sei die Dame auf a1, und der Buchstabe sei gerade deshalb hinzugefügt, um jeden Zweifel auszuschließen. Was bedeutet der in englischer Notation geschriebene Eintrag „Qae5“?
title-three-queens-told-apart-by-the-square = Drei Damen erreichen das Feld, der Eintrag nennt Linie und Reihe

## departure-file.yaml

title-the-file-tells-two-knights-apart = Zwei Springer auf einer Reihe, der Eintrag nennt die Linie
title-the-shared-rank-tells-nothing = Zwei Springer auf einer Reihe, der Eintrag nennt die Reihe
    .scene = Weiß, in der Stellung des Diagramms am Zug, hat „N1d2“ geschrieben. Gemeint sei der Springer auf b1, erklärt Weiß, und es fehle nichts: Wenn zwei Springer auf dasselbe Feld ziehen können, müsse man hinzufügen, woher der Springer kommt, und das sei geschehen. Was bedeutet der in englischer Notation geschriebene Eintrag „N1d2“?

## departure-rank.yaml

title-the-rank-tells-two-rooks-apart = Zwei Türme auf einer Linie, der Eintrag nennt die Reihe
title-the-shared-file-tells-nothing = Zwei Türme auf einer Linie, der Eintrag nennt die Linie

## en-passant-mark.yaml

title-en-passant-with-its-mark = Schlagen en passant mit e.p. aufgezeichnet
title-en-passant-without-its-mark = Schlagen en passant ohne e.p. aufgezeichnet
title-the-mark-at-an-ordinary-capture = Gewöhnliches Schlagen mit einem Bauern, mit e.p. aufgezeichnet

## kingside-sign.yaml

title-kingside-castling-by-its-sign = Kurze Rochade als 0-0 mit Nullen aufgezeichnet
title-letters-that-look-like-noughts = Kurze Rochade als O-O mit dem Buchstaben O aufgezeichnet
title-castling-written-as-a-move-of-the-king = Kurze Rochade als Königszug nach g1 aufgezeichnet

## mate-sign.yaml

title-two-crosses-for-mate = Matt mit ++ aufgezeichnet
title-a-mate-without-its-sign = Matt ohne Zeichen aufgezeichnet
title-two-crosses-for-a-mere-check = Zeichen ++ bei einem Zug, der Schach bietet, aber nicht matt setzt
title-a-sign-of-mate-without-mate = Zeichen # bei einem Zug, der Schach bietet, aber nicht matt setzt

## meaningless-entry.yaml

title-an-entry-that-fits-no-legal-move = Eintrag eines Läuferzugs, den kein Läufer ausführen kann
title-an-entry-that-leaves-the-king-in-check = Eintrag eines Zuges mit einem gefesselten Springer
    .scene = Weiß, in der Stellung des Diagramms am Zug, hat „Ncd5“ geschrieben. Auf die Frage, was das heißen solle, lächelt Weiß: Es gebe nur einen Springer, der Buchstabe der Linie sei nicht einmal nötig, und das Feld sei völlig klar. Was bedeutet der in englischer Notation geschriebene Eintrag „Ncd5“?
title-an-illegal-castling-on-paper = Eintrag 0-0, obwohl Läufer und Springer zwischen König und Turm stehen
title-an-entry-that-fits-a-legal-move = Eintrag e4 als erster Zug: Bedeutet er einen regelgemäßen Zug?

## national-letters.yaml

title-the-russian-king-has-two-letters = Königszug mit den zwei Buchstaben des russischen Königs
title-one-letter-two-languages = Buchstabe R in einem Eintrag mit italienischen Buchstaben: König oder Turm?
title-the-same-letter-in-english = Rd2 mit englischen Buchstaben, nach d2 könnte nur der König ziehen
title-a-figurine-for-a-letter = Figurensymbol statt eines Buchstabens
title-a-letter-of-another-language = Deutscher Buchstabe S in einem Eintrag mit englischen Buchstaben

## offer-mark.yaml

title-an-offer-marked-as-prescribed = Remisangebot mit (=) vermerkt, in Klammern
title-an-offer-marked-otherwise = Remisangebot mit = vermerkt, ohne Klammern

## other-notation.yaml

title-descriptive-notation-is-no-evidence = Bauernzug in beschreibender Notation, P-K4
    .scene = Ein Veteran vieler Turniere führt die weißen Steine und hat den ersten Zug. Auf dem Partieformular lesen Sie den Eintrag „P-K4“. So habe man jahrzehntelang geschrieben, sagt Weiß, und niemand im Saal könne das missverstehen. Was bedeutet der Eintrag „P-K4“ in englischer Notation?
title-numeric-notation-is-no-evidence = Zug in der Zahlennotation des Fernschachs, 5254
title-the-notation-of-another-country-is-algebraic = Springerzug mit italienischen Buchstaben: Ist das algebraische Notation?
title-descriptive-notation-without-a-board = Springerzug in beschreibender Notation: Kt-KB3

## pawn-capture-entry.yaml

title-a-pawn-captures-from-its-file = Schlagen mit einem Bauern, mit Linie und x aufgezeichnet
title-a-pawn-captures-without-x = Schlagen mit einem Bauern, mit Linie, aber ohne x aufgezeichnet
title-the-file-of-a-pawn-capture-is-missing = Schlagen mit einem Bauern, ohne Linie aufgezeichnet; nur ein Bauer kann schlagen
title-two-pawns-could-have-captured = Schlagen mit einem Bauern, ohne Linie aufgezeichnet; zwei Bauern können schlagen
    .scene = Ein Nachwuchsspieler zeigt Ihnen sein Partieformular. Zur Stellung im Diagramm, mit Weiß am Zug, steht dort nur „xd5“. In der Schule heiße es, immer zur Mitte hin zu schlagen; mehr sei daher nicht zu schreiben gewesen. Was bedeutet der Eintrag „xd5“?

## pawn-without-letter.yaml

title-a-pawn-move-is-the-square-alone = Bauernzug nur mit dem Feld aufgezeichnet
title-a-german-letter-for-a-pawn = Bauernzug mit deutschem Buchstaben für den Bauern

## piece-letter.yaml

title-a-knight-by-its-capital-letter = Springerzug mit italienischem Großbuchstaben
title-a-small-letter-for-a-piece = Springerzug mit Kleinbuchstaben
title-a-knight-move-without-its-letter = Springerzug mit zwei Feldern und ohne Buchstaben

## promotion-letter.yaml

title-the-new-piece-follows-the-square = Umwandlung mit dem Buchstaben der neuen Figur gleich nach dem Feld
title-an-equals-sign-before-the-new-piece = Umwandlung mit Gleichheitszeichen vor der neuen Figur
title-the-new-piece-is-missing = Umwandlung ohne die neue Figur aufgezeichnet
    .scene = Beim Vergleich der beiden Partieformulare stellen Sie fest, dass Weiß, in der Stellung des Diagramms am Zug, nur „a8“ geschrieben hat. Wer umwandelt, nehme eine Dame, sagt Weiß, das aufzuschreiben wäre Zeitverschwendung gewesen. Was bedeutet der Eintrag „a8“?

## queenside-sign.yaml

title-queenside-castling-by-its-sign = Lange Rochade als 0-0-0 aufgezeichnet
title-noughts-without-hyphens = Lange Rochade als 000 ohne Bindestriche aufgezeichnet
