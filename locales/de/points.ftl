### Spielergebnisse.

points =
    .title = Was ein Ergebnis zählt
    .rule = { $differ ->
        [yes] Wer gewinnt, auch kampflos, erhält { $win }, wer verliert, auch kampflos, { $loss }, und bei Remis erhält jeder Spieler { $draw }, es sei denn, das Turnier hat eine andere Wertung angekündigt.
       *[no] Wer gewinnt, erhält { $win }, wer verliert, { $loss }, und bei Remis erhält jeder Spieler { $draw }.
    }
    .holds = { $own ->
        [yes] Das Turnier hat eine eigene Wertung angekündigt; sie gilt.
       *[no] Das Turnier hat keine eigene Wertung angekündigt; daher gilt die der Regeln.
    }
score-limits =
    .title = Die Grenzen der Punkte
    .rule = Beide Spieler zusammen dürfen nicht mehr Punkte erhalten, als eine Partie gewöhnlich gibt, und jeder erhält eine Punktzahl, die eine Partie einem Spieler gewöhnlich geben kann.
    .holds = { $why ->
        [total] Zusammen ist das mehr als { $most }, das Höchste, was eine Partie gewöhnlich gibt.
       *[single] Eine solche Punktzahl gibt kein Ergebnis einem einzelnen Spieler.
    }
    .fails = Jeder Spieler erhält eine Punktzahl, die ein Ergebnis geben kann, und zusammen sind es nicht mehr als { $most }.
    .reading = Punktzahlen, die einzeln üblich sind, dürfen ein ungewöhnliches Paar bilden, etwa ½ und 0, wenn beide Spieler im Unrecht sind. Wie weit der Schiedsrichter gehen darf, lässt der Text offen.
