### Titles of the cases about points, scores and rated games: what a reader would search for.

## game-rated.yaml

title-a-forfeit-is-not-rated = Wird die Partie gewertet? Schwarz kam eine Sekunde nach der Wartezeit
title-a-game-is-rated-once-both-have-moved = Wird die Partie gewertet? Weiß gab nach je einem Zug auf
title-a-game-given-up-after-one-move-is-not-rated = Wird die Partie gewertet? Schwarz gab vor dem eigenen ersten Zug auf

## points-for-the-result.yaml

title-a-win-and-a-loss-in-points = Punkte für Gewinn und Verlust, gewöhnliche Zählung
title-a-draw-in-points = Punkte für ein Remis
title-three-points-for-a-win = Punkte für Gewinn und Verlust, wenn ein Gewinn drei zählt
title-a-point-for-losing-but-none-for-staying-away = Punkte für einen kampflosen Verlust, wenn ein Verlust am Brett einen zählt
    .scene = Sie melden eine nicht gespielte Partie als Gewinn für Schwarz. Der Mannschaftsführer von Weiß verlangt den Punkt, den in diesem Turnier jeder Verlierer bekommt: Anders habe man schließlich nicht verlieren können. Der Turniersekretär zögert mit dem Stift in der Hand und fragt Sie: Wie viele Punkte erhält jeder Spieler?
title-a-win-without-play-is-worth-a-win = Punkte für kampflosen Gewinn und kampflosen Verlust
title-neither-player-came = Punkte, wenn beide Spieler kampflos verlieren
title-no-result-no-points = Punkte, während die Partie noch läuft
title-the-points-follow-the-signed-result = Punkte nach einer Aufgabe, wenn beide Spieler Remis unterschreiben

## score-limits.yaml

title-one-point-for-each-is-too-much = Der Schiedsrichter gibt jedem einen Punkt
title-three-quarters-to-one-quarter = Der Schiedsrichter gibt dem einen ¾, dem anderen ¼ Punkt
title-half-a-point-and-none = Der Schiedsrichter gibt dem einen einen halben Punkt, dem anderen keinen
title-one-point-for-each-where-a-draw-is-worth-one = Schiedsrichter vergibt 1–1, dann 3–1 Punkte; ein Gewinn zählt drei, ein Remis eins
title-a-score-that-the-scale-of-the-event-does-not-know = Schiedsrichter will 0–2 Punkte vergeben; ein Gewinn zählt drei, ein Remis eins

## wrong-board-lost.yaml

title-the-guests-sit-at-the-wrong-board = Ein Spieler am falschen Brett eines Mannschaftskampfs, und der Gegner gibt auf
title-a-game-at-the-wrong-board-is-rated = Wird eine Partie am falschen Brett im Mannschaftskampf gewertet?
    .scene = In einem Mannschaftskampf setzt sich Weiß an das falsche Brett. Weiß zieht und drückt die Uhr, Schwarz antwortet und drückt die Uhr, ehe es jemand merkt. Beide Mannschaftsführer finden, das Ergebnis des Kampfes müsse berichtigt werden, doch einer will auch die Partie streichen lassen. Wird die Partie für die Wertungszahl (Elo) ausgewertet?
