### Spielergebnisse.

points-for-the-result =
    .title = Was ein Ergebnis zählt
    .rule = { $differ ->
        [yes] An Punkten gibt es { $win } für einen Gewinn (auch einen kampflosen), { $loss } für einen Verlust (auch einen kampflosen) und bei Remis { $draw } für jeden Spieler, es sei denn, das Turnier hat eine andere Wertung angekündigt.
       *[no] An Punkten gibt es { $win } für einen Gewinn, { $loss } für einen Verlust und bei Remis { $draw } für jeden Spieler.
    }
    .holds = { $own ->
        [yes] Das Turnier hat eine eigene Wertung angekündigt; daher gelten deren Punkte und nicht die der Regeln.
       *[no] Das Turnier hat keine eigene Wertung angekündigt; daher gelten die Punkte, die die Regeln vorsehen.
    }
    .unmet = Die Partie hat noch kein Ergebnis; daher werden noch keine Punkte vergeben.
score-limits =
    .title = Grenzen der Punktzahl
    .rule = Beide Spieler zusammen dürfen nicht mehr Punkte erhalten, als es für eine Partie gewöhnlich geben kann, und jeder nur eine Punktzahl, die ein einzelner Spieler für eine Partie gewöhnlich erhalten kann.
    .holds =
        { $single ->
            [no] Die beiden Punktzahlen ergeben zusammen mehr als { $most }, und mehr kann es für eine Partie gewöhnlich nicht geben.
           *[yes] In diesem Turnier gibt es mindestens eine dieser Punktzahlen weder für einen Gewinn noch für ein Remis noch für einen Verlust.
        }
    .fails = Jede der beiden Punktzahlen kann es bei einem Ergebnis geben, und zusammen sind sie nicht mehr als { $most }. Ob sie berechtigt sind, hängt vom Ergebnis ab.
    .reading = Punktzahlen, die einzeln üblich sind, dürfen ein ungewöhnliches Paar bilden, etwa ½ und 0, wenn beide Spieler im Unrecht sind. Wie weit der Schiedsrichter gehen darf, lässt der Text offen.
    .fails-alone = Der Schiedsrichter darf diese Punkte vergeben.

game-rated =
    .title = Welche Partien gewertet werden
    .rule = Eine Partie zählt für die Wertungszahl, sobald jeder Spieler einen Zug ausgeführt hat. Eine kampflos verlorene Partie zählt nicht.
    .holds =
        { $counts ->
            [forfeit] Die Partie wurde kampflos verloren; sie zählt daher nicht für die Wertungszahl.
            [too-short] Nicht beide Spieler haben einen Zug ausgeführt; die Partie zählt daher nicht für die Wertungszahl.
           *[played] Jeder Spieler hat einen Zug ausgeführt; die Partie zählt daher für die Wertungszahl.
        }
    .yields =
        { $counts ->
            [forfeit] Die Partie wurde kampflos verloren und würde sonst nicht für die Wertungszahl zählen.
            [too-short] Nicht beide Spieler haben einen Zug ausgeführt; die Partie würde sonst nicht für die Wertungszahl zählen.
           *[played] Jeder Spieler hat einen Zug ausgeführt; die Partie würde in jedem Fall für die Wertungszahl zählen.
        }
    .reading = Was höhere Gewalt oder eine Entscheidung über Fairplay daran ändert, entscheiden die Gremien der FIDE; wir sagen dazu nichts.
wrong-board-lost =
    .title = Das falsche Brett im Mannschaftskampf
    .rule = Wer im Mannschaftskampf am falschen Brett sitzt, verliert dieses Brett für den Mannschaftskampf kampflos; die gespielte Partie selbst zählt für die Wertungszahl.
    .holds =
        { $rated ->
            [yes] Für den Mannschaftskampf ist das Brett verloren, die Partie selbst aber wurde gespielt und zählt daher für die Wertungszahl.
           *[no] { WHO($player) } { AGREE($player, sg: "saß", pl: "saßen") } am falschen Brett; dieses Brett ist daher für den Mannschaftskampf verloren, wie die Partie auch ausgeht.
        }
    .reading = Für die Wertungszahl zählt eine Partie, die gespielt wurde, in der also jede Seite mindestens einen Zug ausgeführt hat. Man könnte auch eine nur begonnene Partie werten.
