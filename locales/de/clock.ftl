### Die Schachuhr.

move-completed =
    .title = Wann ein Zug vollständig abgeschlossen ist
    .rule = Ein auf dem Brett ausgeführter Zug ist vollständig abgeschlossen, wenn der Spieler die Uhr drückt.
completed-by-the-end =
    .title = Abgeschlossen durch das Ende der Partie
    .rule = Ein Zug, der die Partie beendet, ist auch ohne Drücken der Uhr vollständig abgeschlossen.
completed-by-next-move =
    .title = Abgeschlossen durch den nächsten Zug
    .rule = Ein Zug, nach dem die Uhr nicht gedrückt wurde, ist vollständig abgeschlossen, wenn derselbe Spieler seinen nächsten Zug ausgeführt hat.
flag-counts =
    .title = Wann ein gefallenes Blättchen zählt
    .rule = { $by ->
        [either] Ein Blättchen gilt als gefallen, wenn der Schiedsrichter dies beobachtet oder ein Spieler es zu Recht reklamiert.
        [arbiter] Ein Blättchen gilt als gefallen, wenn der Schiedsrichter dies beobachtet.
       *[player] Ein Blättchen gilt erst dann als gefallen, wenn ein Spieler es zu Recht reklamiert.
    }
    .holds = { $notice ->
        [claim] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und dies wurde zu Recht reklamiert; es gilt daher als gefallen.
       *[arbiter] Der Schiedsrichter hat gesehen, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher als gefallen.
    }
    .fails = { $notice ->
        [nobody] Niemand hat gesehen oder reklamiert, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher noch nicht als gefallen.
        [up] Das Blättchen { WHO($player, case: "gen") } ist nicht gefallen.
        [claim] Die Reklamation eines Spielers genügt hier nicht, damit das Blättchen als gefallen gilt.
       *[arbiter] Dass der Schiedsrichter es gesehen hat, genügt hier nicht, damit das Blättchen als gefallen gilt; ein Spieler muss es reklamieren.
    }
flag-claim-wrong =
    .title = Reklamation eines nicht gefallenen Blättchens
    .rule = Die Reklamation, das gegnerische Blättchen sei gefallen, muss zutreffen, um etwas zu bewirken.
    .holds = Das Blättchen { WHO($player, case: "gen") } ist nicht gefallen; die Reklamation wird daher abgelehnt.
flag-fall =
    .title = Verlust durch Zeitüberschreitung
    .rule = { $dead ->
        [yes] Ein Spieler, dessen Blättchen als gefallen gilt, bevor die Züge der Zeitperiode vollständig abgeschlossen sind, verliert die Partie, sofern sie nicht vorher durch Matt, Aufgabe, Patt, tote Stellung oder Vereinbarung beendet war.
       *[no] Ein Spieler, dessen Blättchen als gefallen gilt, bevor die Züge der Zeitperiode vollständig abgeschlossen sind, verliert die Partie, sofern sie nicht vorher durch Matt, Aufgabe, Patt oder Vereinbarung beendet war.
    }
    .holds = { WHO($player) } hat die Züge der Zeitperiode nicht rechtzeitig vollständig abgeschlossen; daher gewinnt { WHO($opponent) }.
    .fails = { WHO($player) } hatte die Züge der Zeitperiode rechtzeitig vollständig abgeschlossen.
flag-fall-draw =
    .title = Das Blättchen fällt gegen einen Gegner, der nicht matt setzen kann
    .rule = { $test ->
        [worst-play] Das gefallene Blättchen führt zum Remis, wenn der Gegner selbst bei schlechtestem Gegenspiel nicht matt setzen könnte.
       *[any-legal-series] Das gefallene Blättchen führt zum Remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen könnte.
    }
    .holds = { WHO($opponent) } könnte durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
    .fails = { WHO($opponent) } könnte noch durch irgendeine Folge regelgemäßer Züge matt setzen.
flag-after-the-end =
    .title = Ein Blättchen, dessen Fallen erst nach dem Ende bemerkt wird
    .rule = Ein gefallenes Blättchen, das vor dem Ende der Partie niemand bemerkt hat, ändert nichts.
    .holds = Die Partie war mit Ereignis { $event } beendet, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt.
other-period-flags =
    .title = Beide Blättchen vor der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in einer Zeitperiode gefallen, die nicht die letzte ist, und kann niemand sagen, welches zuerst fiel, so geht die Partie weiter.{ $announced ->
        [yes] { " " }Dies gilt nur, wenn die Anwendung der Richtlinien angekündigt war.
       *[no] { "" }
    }
    .holds = Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist nicht die letzte Zeitperiode; die Partie geht daher weiter.
last-period-flags =
    .title = Beide Blättchen in der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in der Zeitperiode gefallen, in der alle verbleibenden Züge auszuführen sind, und kann niemand sagen, welches zuerst fiel, so ist die Partie remis.{ $announced ->
        [yes] { " " }Dies gilt nur, wenn die Anwendung der Richtlinien angekündigt war.
       *[no] { "" }
    }
    .holds = Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist die letzte Zeitperiode; die Partie ist daher remis.
