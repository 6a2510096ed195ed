### Partien ohne Zeitgutschrift und Endspurtphase.

quickplay-finish =
    .title = Was eine Endspurtphase ist
    .rule = Die Endspurtphase ist der Teil einer Partie, in dem alle noch ausstehenden Züge in begrenzter Zeit abgeschlossen werden müssen.
quickplay-announced =
    .title = Ankündigung der Regeln für die Endspurtphase
    .rule = Die Regeln für Partien ohne Zeitgutschrift gelten nur, wenn ihre Anwendung vorher angekündigt wurde.
    .holds = Es war nicht angekündigt, dass die Regeln für die Endspurtphase gelten; daher kann sich { WHO($player) } nicht auf sie berufen.
    .fails = Die Regeln für die Endspurtphase waren im Voraus angekündigt, wie sie selbst es verlangen.
quickplay-scope =
    .title = Wo die Regeln für die Endspurtphase gelten
    .rule = Die Regeln für die Endspurtphase gelten für Turnierschach und Schnellschach ohne Zeitgutschrift, niemals aber für Blitzschach.
    .holds =
        { $why ->
            [blitz] Im Blitzschach gelten die Regeln für die Endspurtphase niemals; daher kann sich { WHO($player) } nicht auf sie berufen.
            [granted] In dieser Partie ist bereits eine Zeitgutschrift gewährt worden; daher kann sich { WHO($player) } nicht mehr auf die Regeln für die Endspurtphase berufen.
           *[increment] Die restlichen Züge werden mit Zeitgutschrift gespielt; daher kann sich { WHO($player) } nicht auf die Regeln für die Endspurtphase berufen, die nur ohne Zeitgutschrift gelten.
        }
    .fails = Die Partie wird ohne Zeitgutschrift gespielt und ist keine Blitzpartie; für solche Partien sind die Regeln für die Endspurtphase gemacht.
quickplay-increment-request =
    .title = Um eine Zeitgutschrift bitten
    .rule = Ein Spieler, der am Zug ist und weniger als { DURATION($limit, case: "acc") } Restbedenkzeit hat, darf den Schiedsrichter bitten, beiden Spielern für jeden Zug { DURATION($increment, case: "acc") } zusätzlich zu geben. Die Bitte ist zugleich ein Remisangebot.
    .holds =
        { $offer ->
            [yes] { WHO($player) } ist am Zug und hat weniger als { DURATION($limit, case: "acc") } Restbedenkzeit. Die Bitte ist zulässig und zugleich ein Remisangebot.
           *[no] { WHO($player) } ist am Zug und hat weniger als { DURATION($limit, case: "acc") } Restbedenkzeit. Die Bitte ist daher zulässig; da dieses Turnier Remisangebote einschränkt, gilt sie aber nicht als ein solches.
        }
    .fails =
        { $missing ->
            [finish] Die Partie ist nicht in der Endspurtphase; daher darf niemand um eine Zeitgutschrift bitten.
            [flag] Das Blättchen { WHO($player, case: "gen") } war schon gefallen; für die Bitte um eine Zeitgutschrift war es daher zu spät.
            [time] { WHO($player) } hat noch mindestens { DURATION($limit, case: "acc") } Restbedenkzeit; die Bitte um eine Zeitgutschrift setzt weniger voraus und kommt daher zu früh.
           *[turn] { WHO($player) } ist nicht am Zug, und nur wer am Zug ist, darf um eine Zeitgutschrift bitten.
        }
    .holds-alone = { $offer ->
        [yes] Die Bitte ist zulässig und gilt als Remisangebot.
       *[no] Die Bitte ist zulässig, gilt aber nicht als Remisangebot, weil das Turnier solche Angebote einschränkt.
    }
    .fails-alone = Die Bitte ist unzulässig; die Partie geht weiter.
quickplay-increment-choice =
    .title = Der Schiedsrichter darf die Zeitgutschrift gewähren
    .rule = Lehnt der Gegner das Remis ab, so entscheidet der Schiedsrichter, ob die Uhren mit einer Zeitgutschrift von { DURATION($increment, case: "dat") } eingestellt werden.
    .holds = { WHO($opponent) } hat das Remis abgelehnt; der Schiedsrichter entscheidet nun, ob beide Spieler für jeden Zug { DURATION($increment, case: "acc") } zusätzlich erhalten. Gewährt er es, so erhält { WHO($opponent) } außerdem sofort zusätzliche Bedenkzeit.
quickplay-increment-usual =
    .title = Die Zeitgutschrift ist üblich
    .rule = Bei einer digitalen Schachuhr gewährt der Schiedsrichter die Zeitgutschrift von { DURATION($increment, case: "dat") } in der Regel.
    .holds = Bei einer digitalen Schachuhr gewährt der Schiedsrichter die Zeitgutschrift von { DURATION($increment, case: "dat") } in der Regel.
quickplay-increment-granted =
    .title = Die Zeitgutschrift wird gewährt
    .rule = Eine Zeitgutschrift darf der Schiedsrichter nur auf Bitte eines Spielers gewähren, und zwar erst, wenn der Gegner das Remis abgelehnt hat. Dann werden beide Uhren mit einer Zeitgutschrift von { DURATION($increment, case: "dat") } eingestellt, der Gegner erhält { DURATION($time, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
    .holds = Das Remis wurde abgelehnt, und der Schiedsrichter hat der Bitte stattgegeben. Beide Spieler erhalten für jeden Zug { DURATION($increment, case: "acc") } zusätzlich, { WHO($opponent) } erhält außerdem sofort { DURATION($time, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
    .fails = Das mit der Bitte verbundene Remisangebot ist noch offen; erst nach seiner Ablehnung kann die Zeitgutschrift gewährt werden.
    .fails-alone = Die Zeitgutschrift kann noch nicht gewährt werden.
    .unmet = Niemand hat um eine Zeitgutschrift gebeten; zu gewähren gibt es daher keine.
quickplay-claim =
    .title = Remisantrag mit wenig Restbedenkzeit
    .rule =
        { $claimant ->
            [on-move] Ein Spieler, der am Zug ist und weniger als { DURATION($limit, case: "acc") } Restbedenkzeit hat, darf vor dem Fallen seines Blättchens mit der Begründung Remis beantragen, dass der Gegner nicht mit normalen Mitteln gewinnen kann oder keinen Versuch dazu unternimmt.
           *[any-player] Ein Spieler, der weniger als { DURATION($limit, case: "acc") } Restbedenkzeit hat, darf vor dem Fallen seines Blättchens mit der Begründung Remis beantragen, dass der Gegner nicht mit normalen Mitteln gewinnen kann oder keinen Versuch dazu unternimmt. Am Zug braucht er nicht zu sein.
        }
    .holds =
        { $claimant ->
            [on-move] { WHO($player) } ist am Zug und hat weniger als { DURATION($limit, case: "acc") } Restbedenkzeit, und das Blättchen ist noch nicht gefallen. Der Antrag ist daher zulässig.
           *[any-player] { WHO($player) } hat weniger als { DURATION($limit, case: "acc") } Restbedenkzeit, und das Blättchen ist noch nicht gefallen. Der Antrag ist daher zulässig.
        }
    .fails =
        { $missing ->
            [finish] Die Partie ist nicht in der Endspurtphase, und nur dort kann Remis mit der Begründung beantragt werden, dass der Gegner nicht mit normalen Mitteln gewinnen kann oder es nicht versucht.
            [flag] Das Blättchen { WHO($player, case: "gen") } war schon gefallen; der Antrag hätte vorher gestellt werden müssen.
            [time] { WHO($player) } hat noch mindestens { DURATION($limit, case: "acc") } Restbedenkzeit; der Antrag setzt weniger voraus.
           *[turn] { WHO($player) } ist nicht am Zug, und nur wer am Zug ist, darf diesen Antrag stellen.
        }
    .reading = Seit 2014 steht ein solcher Antrag offen, wo keine Zeitgutschrift zu haben ist. Wir lassen auch den Spieler zu, der nicht um sie gebeten hat oder dem sie versagt wurde. Man könnte den Antrag auch nur zulassen, wenn die Uhr keine Zeit gutschreiben kann.
quickplay-claim-inadmissible =
    .title = Ein unzulässiger Antrag
    .rule = Ein Antrag, dessen Voraussetzungen nicht erfüllt sind, wird abgelehnt, ohne dass sein Grund geprüft wird.
    .holds = Der Antrag { WHO($player, case: "gen") } ist nicht zulässig; daher wird sein Grund gar nicht erst geprüft, und der Gegner erhält dafür keine zusätzliche Bedenkzeit.
    .reading = Die zusätzliche Bedenkzeit für den Gegner gehört zu einem Antrag, der geprüft und abgelehnt wurde; bei einem unzulässigen geben wir sie nicht. Man könnte sie auch geben.
quickplay-claim-clocks =
    .title = Die Uhren während eines Antrags in der Endspurtphase
    .rule =
        { $must ->
            [yes] Der Antragsteller muss die Uhren anhalten und den Schiedsrichter herbeirufen.
           *[no] Der Antragsteller darf die Uhren anhalten und muss den Schiedsrichter herbeirufen.
        }
    .holds =
        { $must ->
            [yes] { WHO($player) } beantragt Remis und muss daher die Uhren anhalten und den Schiedsrichter herbeirufen.
           *[no] { WHO($player) } beantragt Remis, darf daher die Uhren anhalten und muss den Schiedsrichter herbeirufen.
        }
    .reading = Seit 2017 verweist der Artikel für das Anhalten der Uhren auf Artikel 6.12.2, der von Bildschirmen handelt; der französische Text verweist auf 6.11.2. Wir halten diesen für gemeint, denn dort darf ein Spieler die Uhren anhalten; wörtlich genommen sagte der Verweis nichts über die Uhren.
quickplay-draw =
    .title = Der Schiedsrichter folgt dem Antrag
    .rule = Ein solches Remis wird nur auf Antrag eines Spielers erklärt: Ist der Schiedsrichter überzeugt, dass der Gegner nicht mit normalen Mitteln gewinnen kann oder keinen Versuch dazu unternimmt, so ist die Partie remis.
    .holds =
        { $ground ->
            [cannot-win-normally] Der Schiedsrichter ist überzeugt, dass { WHO($opponent) } nicht mit normalen Mitteln gewinnen kann; daher ist die Partie remis.
            [no-effort] Der Schiedsrichter ist überzeugt, dass { WHO($opponent) } nicht versucht, mit normalen Mitteln zu gewinnen; daher ist die Partie remis.
           *[claimed] Der Schiedsrichter hält die Begründung des Antrags { WHO($player, case: "gen") } für zutreffend; daher ist die Partie remis.
        }
    .fails = Der Schiedsrichter hält die Begründung des Antrags { WHO($player, case: "gen") } nicht für zutreffend.
    .unmet = Niemand hat nach diesen Richtlinien remis beantragt; es gibt daher keinen Antrag, dem der Schiedsrichter stattgeben könnte.
quickplay-choice =
    .title = Was der Schiedsrichter über den Antrag entscheiden darf
    .rule =
        { $reject ->
            [yes] Ein Schiedsrichter, der dem Antrag nicht sofort folgt, schiebt die Entscheidung auf oder lehnt den Antrag ab.
           *[no] Ein Schiedsrichter, der dem Antrag nicht sofort folgt, schiebt die Entscheidung auf; ablehnen kann er den Antrag nicht.
        }
    .holds =
        { $reject ->
            [yes] Hält der Schiedsrichter den Antrag { WHO($player, case: "gen") } für begründet, so ist die Partie remis; andernfalls schiebt er die Entscheidung auf oder lehnt den Antrag ab.
           *[no] Hält der Schiedsrichter den Antrag { WHO($player, case: "gen") } für begründet, so ist die Partie remis; andernfalls schiebt er die Entscheidung auf, denn ablehnen kann er den Antrag in dieser Ausgabe nicht.
        }
quickplay-postponed =
    .title = Die Entscheidung wird aufgeschoben
    .rule = Schiebt der Schiedsrichter die Entscheidung auf, so geht die Partie weiter, möglichst in Gegenwart eines Schiedsrichters, und der Gegner kann { DURATION($time, case: "acc") } zusätzliche Bedenkzeit erhalten.
    .holds = Die Entscheidung über den Antrag { WHO($player, case: "gen") } wird aufgeschoben und später getroffen, spätestens nach dem Fallen eines Blättchens. Bis dahin geht die Partie weiter, möglichst in Gegenwart eines Schiedsrichters, der { WHO($opponent, case: "dat") } { DURATION($time, case: "acc") } zusätzliche Bedenkzeit geben darf.
quickplay-after-flag =
    .title = Ein Blättchen fällt, während ein Antrag offen ist
    .rule = Auch wenn ein Blättchen gefallen ist, endet die Partie remis, falls der Spieler, der durch Zeitüberschreitung gewinnen würde, nicht mit normalen Mitteln gewinnen konnte oder nicht genug dafür unternommen hatte.
    .holds =
        { $ground ->
            [cannot-win-normally] Als das Blättchen fiel, war der Antrag { WHO($player, case: "gen") } noch offen. Wer durch Zeitüberschreitung gewinnen würde, hätte mit normalen Mitteln nicht gewinnen können; daher ist die Partie remis und nicht durch Zeitüberschreitung verloren.
           *[no-effort] Als das Blättchen fiel, war der Antrag { WHO($player, case: "gen") } noch offen. Wer durch Zeitüberschreitung gewinnen würde, hatte nicht genug unternommen, um mit normalen Mitteln zu gewinnen; daher ist die Partie remis und nicht durch Zeitüberschreitung verloren.
        }
    .yields =
        { $ground ->
            [cannot-win-normally] Als das Blättchen fiel, war der Antrag { WHO($player, case: "gen") } noch offen. Wer durch Zeitüberschreitung gewinnen würde, hätte mit normalen Mitteln nicht gewinnen können; deshalb wäre die Partie sonst remis.
           *[no-effort] Als das Blättchen fiel, war der Antrag { WHO($player, case: "gen") } noch offen. Wer durch Zeitüberschreitung gewinnen würde, hatte nicht genug unternommen, um mit normalen Mitteln zu gewinnen; deshalb wäre die Partie sonst remis.
        }
    .fails = Als das Blättchen fiel, war der Antrag { WHO($player, case: "gen") } noch offen. Wer durch Zeitüberschreitung gewinnen würde, kann aber mit normalen Mitteln gewinnen und versucht es auch; der Antrag führt daher nicht zum Remis.
    .reading = Erst die Texte seit 2017 sagen ausdrücklich, dass der Gegner des Spielers beurteilt wird, dessen Blättchen gefallen ist. Wir lesen die älteren ebenso. Man könnte dort auch den Gegner des Antragstellers beurteilen, gleich welches Blättchen fiel.
    .result = Die Partie ist aufgrund des Antrags remis und nicht durch Zeitüberschreitung verloren.
quickplay-rejected =
    .title = Der Antrag wird abgelehnt
    .rule = Lehnt der Schiedsrichter den Antrag ab, so erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
    .holds = Der Schiedsrichter hat den Antrag { WHO($player, case: "gen") } abgelehnt; daher erhält { WHO($opponent) } { DURATION($time, case: "acc") } zusätzliche Bedenkzeit, und die Partie geht weiter.
quickplay-decision-final =
    .title = Die Entscheidung ist endgültig
    .rule = Gegen die Entscheidung des Schiedsrichters über einen solchen Antrag ist kein Protest zulässig.
    .holds =
        { $appeal ->
            [yes] { WHO($player) } kann keinen Protest einlegen: Die Entscheidung des Schiedsrichters über einen Remisantrag in der Endspurtphase ist endgültig.
           *[no] Der Schiedsrichter hat über den Antrag { WHO($player, case: "gen") } entschieden, und seine Entscheidung ist endgültig.
        }
    .reading = Der Text von 2014 ist uns nicht bekannt, und der von 1997 sagt dazu nichts; dort lassen wir die allgemeinen Regeln über Proteste gelten.
quickplay-without-arbiter =
    .title = Der Antrag ohne anwesenden Schiedsrichter
    .rule = Ist kein Schiedsrichter anwesend, so darf ein Spieler, der weniger als { DURATION($limit, case: "acc") } Restbedenkzeit hat, vor dem Fallen seines Blättchens Remis beantragen. Der Antrag beendet die Partie.
    .holds = Kein Schiedsrichter ist anwesend. { WHO($player) } hat weniger als { DURATION($limit, case: "acc") } Restbedenkzeit, und das Blättchen ist noch nicht gefallen; daher beendet der Antrag die Partie.
    .fails =
        { $missing ->
            [finish] Die Partie ist nicht in der Endspurtphase, und nur dort kann ohne Schiedsrichter Remis beantragt werden; der Antrag bleibt daher ohne Wirkung.
            [flag] Das Blättchen { WHO($player, case: "gen") } war schon gefallen; der Antrag kam daher zu spät.
           *[time] { WHO($player) } hat noch mindestens { DURATION($limit, case: "acc") } Restbedenkzeit; der Antrag kommt daher zu früh.
        }
    .fails-alone = Der Remisantrag ist unzulässig; die Partie geht weiter.
quickplay-evidence-of-position =
    .title = Nachweis: die Schlussstellung
    .rule = Wer geltend macht, dass der Gegner nicht mit normalen Mitteln gewinnen kann, muss die Schlussstellung aufschreiben, und der Gegner muss sie bestätigen.
    .holds = { WHO($player) } macht geltend, dass { WHO($opponent) } nicht mit normalen Mitteln gewinnen kann; daher muss { WHO($player) } die Schlussstellung aufschreiben und { WHO($opponent) } sie bestätigen.
quickplay-evidence-of-effort =
    .title = Nachweis: das Partieformular
    .rule = Wer geltend macht, dass der Gegner keinen Versuch unternimmt, mit normalen Mitteln zu gewinnen, muss die Schlussstellung und ein vollständiges Partieformular einreichen, und der Gegner muss beides bestätigen.
    .holds = { WHO($player) } macht geltend, dass { WHO($opponent) } keinen Versuch unternimmt, mit normalen Mitteln zu gewinnen; daher muss { WHO($player) } die Schlussstellung und ein vollständiges Partieformular einreichen und { WHO($opponent) } beides bestätigen.
quickplay-referred =
    .title = Später entscheidet ein anderer
    .rule = Der Antrag ist dem dafür bestimmten Schiedsrichter vorzulegen.
    .holds =
        { $draw ->
            [yes] Der Antrag hatte die Partie beendet. Der für solche Anträge bestimmte Schiedsrichter folgt ihm; daher ist die Partie remis.
           *[no] Der für solche Anträge bestimmte Schiedsrichter folgt dem Antrag nicht und lehnt ihn daher ab. Welches Ergebnis dann gilt, sagen die Regeln nicht; das bleibt dem Turnierreglement überlassen.
        }
    .reading = Die Regeln sagen nicht, wer gewonnen hat, wenn der dafür bestimmte Schiedsrichter dem Antrag nicht folgt. Wir lehnen den Antrag nur ab und überlassen das Ergebnis dem Turnierreglement.
