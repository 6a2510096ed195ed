### Regelverstöße.

times-after-restoring =
    .title = Die Uhren nach der Wiederherstellung einer Stellung
    .rule = Wird eine Stellung wiederhergestellt, so muss der Schiedsrichter die Uhrenstände nach bestem Ermessen festsetzen.{ $leave ->
        [yes] { " " }Er darf sie auch belassen, wie sie sind.
       *[no] { "" }
    }{ $counter ->
        [yes] { " " }Nötigenfalls muss er auch den Zugzähler richtigstellen.
       *[no] { "" }
    }
    .holds = Da die Stellung berichtigt wird, setzt der Schiedsrichter die Uhrenstände nach bestem Ermessen fest{ $leave ->
        [yes] ; er darf sie auch belassen, wie sie sind.
       *[no] { "." }
    }
    .yields = Mit der Stellung müsste der Schiedsrichter sonst auch die Uhrenstände neu festsetzen.
wrong-initial-position =
    .title = Falsch aufgestellte Figuren
    .rule = Stellt sich während der Partie heraus, dass die Figuren nicht in der Anfangsstellung standen, so wird die Partie annulliert und eine neue gespielt.
    .holds =
        { $shown ->
            [board] Zu Beginn standen die Figuren nicht in der Anfangsstellung (nicht richtig besetzt war zum Beispiel das Feld { SQUARE($square) }); die Partie wird daher annulliert und eine neue gespielt.
           *[claim] Es hat sich herausgestellt, dass die Figuren zu Beginn nicht in der Anfangsstellung standen; die Partie wird daher annulliert und eine neue gespielt.
        }
    .yields =
        { $shown ->
            [board] Zu Beginn standen die Figuren nicht in der Anfangsstellung (nicht richtig besetzt war zum Beispiel das Feld { SQUARE($square) }); deshalb würde die Partie sonst annulliert.
           *[claim] Es wurde darauf hingewiesen, dass die Figuren zu Beginn nicht in der Anfangsstellung standen; deshalb würde die Partie sonst annulliert.
        }
    .fails = { $right ->
        [pieces] Die Figuren standen in der Anfangsstellung; nur das Brett liegt falsch.
       *[everything] Die Partie begann mit der Anfangsstellung; für eine neue besteht daher kein Grund.
    }
    .fails-beside = { $right ->
        [pieces] { "" }
       *[everything] Der Hinweis auf falsch stehende Figuren ist unbegründet.
    }
set-up-claim-wrong =
    .title = Unzutreffender Hinweis auf eine falsche Aufstellung
    .rule = Der Hinweis, die Figuren hätten nicht in der Anfangsstellung gestanden, bewirkt nur etwas, wenn er zutrifft.
    .holds = Die Züge der Partie zeigen, dass sie mit der Anfangsstellung begann; der Hinweis ist daher unbegründet.
board-turned =
    .title = Ein falsch liegendes Brett
    .rule = { $only ->
        [yes] Stellt sich während der Partie heraus, dass nur das Brett falsch liegt und sonst alles stimmt, so wird die Stellung auf ein richtig liegendes Brett übertragen, und die Partie geht weiter.
       *[no] Stellt sich während der Partie heraus, dass das Brett falsch liegt, so wird die Stellung auf ein richtig liegendes Brett übertragen, und die Partie geht weiter.
    }
    .holds = Das Brett liegt falsch; die Stellung wird daher auf ein richtig liegendes übertragen, und die Partie geht weiter.
    .yields = Das Brett liegt falsch; deshalb würde die Stellung sonst auf ein richtig liegendes übertragen.
    .fails = Das Brett lag falsch, aber das war nicht der einzige Fehler; die Stellung nur zu übertragen genügt daher nicht.
    .reading = Standen auch Figuren auf falschen Feldern, so wird stattdessen eine neue Partie gespielt; ausdrücklich sagt das nur der Text von 1997.
colours-reversed =
    .title = Vertauschte Farben
    .rule =
        { $kind ->
            [play-on-unless-arbiter-decides] Hat eine Partie mit vertauschten Farben begonnen, so geht sie weiter, es sei denn, der Schiedsrichter entscheidet anders.
           *[new-game-while-few-moves] Hat eine Partie mit vertauschten Farben begonnen und hat noch nicht jeder Spieler { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt, so wird sie beendet und eine neue mit den richtigen Farben gespielt. Haben beide Spieler schon so viele Züge ausgeführt, so geht die Partie weiter.
        }{ $black ->
            [yes] { " " }Dabei entscheidet der letzte dieser Züge von Schwarz.
           *[no] { "" }
        }
    .holds =
        { $kind ->
            [play-on-unless-arbiter-decides] Die Farben waren vertauscht; die Partie geht weiter, es sei denn, der Schiedsrichter entscheidet anders.
           *[new-game-while-few-moves] { $made ->
                [by-each] Jeder Spieler hat schon { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } ausgeführt; ob der letzte davon auch abgeschlossen wurde, spielt keine Rolle. Die Partie geht daher trotz vertauschter Farben weiter.
                [by-white-only] Weiß hat schon { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } ausgeführt, Schwarz noch nicht. Der Text sagt nicht, wessen Züge zählen; ob eine neue Partie gespielt wird, entscheidet der Schiedsrichter.
               *[too-few] Noch nicht jeder Spieler hat { $moves ->
                    [one] einen Zug
                   *[other] { $moves } Züge
                } ausgeführt; die Partie wird daher beendet und eine neue mit den richtigen Farben gespielt.
            }
        }
    .reading = Es zählen die ausgeführten Züge. Ein russischer Text spricht von abgeschlossenen Zügen; ein Unterschied besteht, solange nach dem letzten Zug die Uhr nicht gedrückt wurde.
displaced-restored =
    .title = Von einem Spieler verschobene Figuren
    .rule = Ein Spieler, der eine oder mehrere Figuren verschiebt oder umwirft, muss sie auf eigene Bedenkzeit wieder an ihren Platz stellen.
    .holds =
        { $back ->
            [yes] { WHO($player) } hat Figuren verschoben und schon wieder an ihren Platz gestellt; wiederherzustellen ist daher nichts mehr.
           *[no] { WHO($player) } hat Figuren verschoben und muss sie auf eigene Bedenkzeit wieder an ihren Platz stellen.
        }
displaced-help =
    .title = Hilfe bei verschobenen Figuren
    .rule = { $either ->
        [no] Hat ein Spieler, der Figuren verschoben hat, schon die Uhr gedrückt, so darf der Gegner dessen Uhr wieder in Gang setzen, ohne einen Zug auszuführen.
       *[yes] Wurden Figuren verschoben, so darf nötigenfalls jeder der Spieler die Uhren anhalten und den Schiedsrichter rufen.
    }
    .holds =
        { $either ->
            [no] Hat { WHO($player) } schon die Uhr gedrückt, so darf { WHO($opponent) } die Uhr { WHO($player, case: "gen") } wieder in Gang setzen, ohne einen Zug auszuführen.
           *[yes] Da Figuren verschoben wurden, darf nötigenfalls sowohl { WHO($player) } als auch { WHO($opponent) } die Uhren anhalten und den Schiedsrichter rufen.
        }
displaced-penalty =
    .title = Strafe für das Verschieben von Figuren
    .rule = Der Schiedsrichter darf den Spieler bestrafen, der die Figuren verschoben hat.
    .holds = { WHO($player) } hat die Figuren verschoben; dafür darf der Schiedsrichter eine Strafe verhängen.
displaced-not-pressed-back =
    .title = Die Uhren anhalten, statt zurückzudrücken
    .rule = Wessen Uhr läuft, während der Gegner Figuren verschiebt, der soll die Uhren anhalten und den Schiedsrichter rufen, statt die Uhr zurückzudrücken.
    .holds = Es lief die Uhr { WHO($opponent, case: "gen") }; { WHO($opponent) } soll daher die Uhren anhalten und den Schiedsrichter rufen, statt die Uhr { WHO($player, case: "gen") } durch Zurückdrücken in Gang zu setzen.
displaced-costs-time =
    .title = Die übliche Maßnahme beim Verschieben von Figuren
    .rule = Verschiebt ein Spieler Figuren, während die Uhr des Gegners läuft, so gibt der Schiedsrichter üblicherweise dem Gegner zusätzliche Bedenkzeit oder zieht dem Spieler Bedenkzeit ab.
    .holds = { WHO($player) } hat Figuren verschoben, während die Uhr { WHO($opponent, case: "gen") } lief; daher gibt der Schiedsrichter üblicherweise { WHO($opponent, case: "dat") } zusätzliche Bedenkzeit oder zieht { WHO($player, case: "dat") } Bedenkzeit ab.
accident-loses-nothing =
    .title = Versehentlich verschobene Figuren
    .rule = Wer Figuren aus Versehen verschiebt, verliert deswegen nie sofort die Partie; geschieht es mit Absicht oder wiederholt, so kann die Strafe härter ausfallen.
    .holds = { WHO($player) } hat die Figuren aus Versehen verschoben; deswegen wird eine Partie nie sofort für verloren erklärt.
    .reading = Geschah es mit Absicht oder wieder, so kann eine härtere Strafe angemessen sein; dann gilt keine Strafe als unüblich.
illegal-move =
    .title = Berichtigung eines regelwidrigen Zuges
    .rule = { $stage ->
        [made] Wurde ein regelwidriger Zug ausgeführt, so wird die Stellung davor wiederhergestellt oder, wenn diese nicht feststeht, die letzte bekannte Stellung davor; von ihr aus geht die Partie weiter.
        [completed] Wurde ein regelwidriger Zug vollständig abgeschlossen, so wird die Stellung davor wiederhergestellt oder, wenn diese nicht feststeht, die letzte bekannte Stellung davor; von ihr aus geht die Partie weiter.
       *[pressed] Ein regelwidriger Zug ist vollständig abgeschlossen, wenn der Spieler die Uhr gedrückt hat. Dann wird die Stellung davor wiederhergestellt oder, wenn diese nicht feststeht, die letzte bekannte Stellung davor; von ihr aus geht die Partie weiter.
    }{ $window ->
        [opponent-touches] { " " }Die Berichtigung setzt voraus, dass der Zug entdeckt wird, bevor der Gegner eine Figur berührt.
        [opponent-moves] { " " }Die Berichtigung setzt voraus, dass der Zug entdeckt wird, bevor der Gegner den nächsten Zug ausgeführt hat.
       *[game-over] { " " }Berichtigt wird der Zug, wann immer er während der Partie entdeckt wird.
    }
    .holds =
        { $given ->
            [yes] { $when ->
                [at-once] { MOVE($move) } war ein regelwidriger Zug
                [before-touch] { MOVE($move) } war ein regelwidriger Zug und wurde entdeckt, bevor der Gegner eine Figur berührte
                [before-move] { MOVE($move) } war ein regelwidriger Zug und wurde entdeckt, bevor der Gegner den nächsten Zug ausführte
               *[in-the-game] { MOVE($move) } war ein regelwidriger Zug und wurde während der Partie entdeckt
            }
           *[no] { $when ->
                [at-once] Der Zug war regelwidrig
                [before-touch] Der Zug war regelwidrig und wurde entdeckt, bevor der Gegner eine Figur berührte
                [before-move] Der Zug war regelwidrig und wurde entdeckt, bevor der Gegner den nächsten Zug ausführte
               *[in-the-game] Der Zug war regelwidrig und wurde während der Partie entdeckt
            }
        }{ $identified ->
            [yes] ; wiederherzustellen ist daher die Stellung davor.
           *[no] ; da die Stellung davor nicht feststeht, ist die letzte bekannte wiederherzustellen.
        }
    .yields =
        { $given ->
            [yes] { MOVE($move) } war ein regelwidriger Zug; deshalb würde sonst die Stellung davor wiederhergestellt.
           *[no] Der Zug war regelwidrig; deshalb würde sonst die Stellung davor wiederhergestellt.
        }
    .fails =
        { $given ->
            [yes] { MOVE($move) } war regelwidrig, ist aber nicht vollständig abgeschlossen, solange die Uhr nicht gedrückt ist.
           *[no] Der Zug war regelwidrig, ist aber nicht vollständig abgeschlossen, solange die Uhr nicht gedrückt ist.
        }
    .reading = Handelt der Schiedsrichter von sich aus und ist nicht angegeben, wer den Zug gesehen hat, so gilt der Zug als sofort entdeckt.
    .fails-alone =
        { $given ->
            [yes] { MOVE($move) } wird nicht als regelwidriger Zug gezählt, weil dieser Zug nicht durch das Drücken der Uhr abgeschlossen wurde.
           *[no] Der Zug wird nicht als regelwidriger Zug gezählt, weil er nicht durch das Drücken der Uhr abgeschlossen wurde.
        }
    .unmet = Niemand hat einen regelwidrigen Zug bemerkt; solange keiner festgestellt wird, gibt es nichts zu berichtigen.
illegal-move-taken-back =
    .title = Ein noch nicht abgeschlossener Zug
    .rule =
        { $made ->
            [yes] Ein regelwidriger Zug zählt, sobald er ausgeführt ist.
           *[no] Solange ein regelwidriger Zug nicht vollständig abgeschlossen ist, zählt er nicht: Der Spieler muss ihn nach den Regeln über berührte Figuren durch einen regelgemäßen ersetzen; weitere Folgen hat er nicht.
        }
    .holds =
        { $when ->
            [not-yet] Der regelwidrige Zug ist noch nicht vollständig abgeschlossen, und { WHO($player) } kann ihn noch ersetzen; der Schiedsrichter darf daher noch nicht eingreifen.
            [stands] Der Zug war nicht durch das Drücken der Uhr vollständig abgeschlossen; daher wird kein regelwidriger Zug gezählt. Der Zug selbst ist regelgemäß und ausgeführt und bleibt bestehen.
           *[replaced] Der regelwidrige Zug war nicht durch das Drücken der Uhr vollständig abgeschlossen; { WHO($player) } muss ihn daher ersetzen, und gezählt wird er nicht.
        }
replacement-move =
    .title = Der Ersatz für einen regelwidrigen Zug
    .rule = { $released ->
        [yes] Für den Zug, der einen regelwidrigen ersetzt, gelten die Regeln über berührte und über losgelassene Figuren.
       *[no] Für den Zug, der einen regelwidrigen ersetzt, gelten die Regeln über berührte Figuren.
    }
    .holds =
        { $duty ->
            [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt und muss den regelwidrigen Zug durch einen regelgemäßen Zug mit dieser Figur ersetzen.
            [capture] Die Figur, mit der { WHO($player) } den regelwidrigen Zug ausgeführt hat, kann nicht regelgemäß ziehen, doch auch { MEN($man) } wurde berührt und muss geschlagen werden.
            [capture-first] { WHO($player) } hatte { MEN($man, case: "acc") } zuerst berührt und muss diese Figur schlagen.
            [capture-with] { WHO($player) } muss { MEN($man, case: "acc") } mit der berührten Figur schlagen.
            [free] { MEN($man) } hat keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
           *[unknown] { WHO($player) } hat die Figur des regelwidrigen Zuges berührt und muss ihn durch einen regelgemäßen Zug mit derselben Figur ersetzen, sofern es einen gibt.
        }
    .yields =
        { $duty ->
            [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt und müsste den regelwidrigen Zug sonst durch einen regelgemäßen Zug mit dieser Figur ersetzen.
            [capture] Die Figur, mit der { WHO($player) } den regelwidrigen Zug ausgeführt hat, kann nicht regelgemäß ziehen, doch auch { MEN($man) } wurde berührt und müsste sonst geschlagen werden.
            [capture-first] { WHO($player) } hatte { MEN($man, case: "acc") } zuerst berührt und müsste diese Figur sonst schlagen.
            [capture-with] { WHO($player) } müsste { MEN($man, case: "acc") } sonst mit der berührten Figur schlagen.
            [free] { MEN($man) } hat keinen regelgemäßen Zug; { WHO($player) } dürfte sonst einen beliebigen regelgemäßen Zug ausführen.
           *[unknown] { WHO($player) } hat die Figur des regelwidrigen Zuges berührt und müsste ihn sonst durch einen regelgemäßen Zug mit derselben Figur ersetzen, sofern es einen gibt.
        }
    .reading = Ist nur eine frühere Stellung bekannt, so gibt es keinen Zug mehr zu ersetzen, und der Spieler ist in der Wahl seines Zuges frei.
illegal-position-found =
    .title = Der Schiedsrichter sieht eine regelwidrige Stellung
    .rule = Sieht der Schiedsrichter eine regelwidrige Stellung, so muss er von sich aus eingreifen, und die Stellung vor dem Regelverstoß wird wiederhergestellt; lässt sie sich nicht feststellen, so die letzte bekannte Stellung davor.
    .holds =
        { $shows ->
            [kings] Beide Könige stehen im Schach, was durch keinen regelgemäßen Zug entstehen kann; der Schiedsrichter muss daher eingreifen.
            [pawn] Ein Bauer wurde auf der entferntesten Reihe nicht umgewandelt; der Schiedsrichter muss daher eingreifen.
           *[other] Die Stellung kann nicht durch regelgemäße Züge entstanden sein; der Schiedsrichter muss daher eingreifen.
        }
    .fails = Nichts zeigt, dass die Stellung regelwidrig ist; der Schiedsrichter hat daher keinen Grund einzugreifen.
    .reading = Dass der Schiedsrichter sofort eingreift, auch wenn er den Zug nicht gesehen hat, ist eine Empfehlung des Schiedsrichterhandbuchs der FIDE.
    .fails-alone = Der Schiedsrichter greift nicht ein.
found-after-the-end =
    .title = Nach dem Ende der Partie entdeckt
    .rule = Ein Regelverstoß, der erst nach dem Ende der Partie entdeckt wird, wird nicht mehr behoben; das Ergebnis bleibt bestehen.
    .holds =
        { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet, und der Regelverstoß wurde erst danach entdeckt
           *[no] Die Partie war schon beendet{ $reference }, als der Regelverstoß entdeckt wurde
        }{ $open ->
            [yes] {""}. Da beide Spieler unterschrieben haben, überlässt es der Wortlaut dem Schiedsrichter, ob das Ergebnis bestehen bleibt.
           *[no] {""}; das Ergebnis bleibt daher bestehen.
        }
    .reading = Nach dem Wortlaut darf der Schiedsrichter auch über ein von beiden unterschriebenes Ergebnis anders entscheiden. Nach dem Kommentar ist ein erst dann entdeckter Regelverstoß kein Grund dafür; für die Ausgaben vor 2018 lesen wir es ebenso.
set-up-found-after-the-end =
    .title = Falsche Aufstellung oder falsch liegendes Brett, nach dem Ende der Partie entdeckt
    .rule = Wird erst nach dem Ende der Partie entdeckt, dass zu Beginn Figuren oder das Brett falsch standen, so bleibt das Ergebnis bestehen.
    .holds =
        { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet, und der Fehler wurde erst danach entdeckt; das Ergebnis bleibt daher bestehen.
           *[no] Die Partie war schon beendet{ $reference }, als der Fehler entdeckt wurde; das Ergebnis bleibt daher bestehen.
        }
colours-found-after-the-end =
    .title = Vertauschte Farben, nach dem Ende der Partie entdeckt
    .rule = Wird erst nach dem Ende der Partie entdeckt, dass sie mit vertauschten Farben gespielt wurde, so { $open ->
        [yes] entscheidet der Schiedsrichter, ob eine neue gespielt wird.
       *[no] bleibt das Ergebnis bestehen.
    }
    .holds =
        { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet
           *[no] Die Partie war schon beendet{ $reference }, als entdeckt wurde, dass die Farben vertauscht waren
        }{ $open ->
            [yes] {""}. Dem Wortlaut nach schließt das eine neue Partie nicht aus; ob sie gespielt wird, entscheidet der Schiedsrichter.
           *[no] {""}; das Ergebnis bleibt daher bestehen.
        }
    .reading = Der Artikel sagt nicht, dass der Fehler während der Partie entdeckt werden muss. Nach dem Kommentar bleibt eine beendete Partie bestehen; für frühere Ausgaben lesen wir es ebenso, weil nur eine laufende Partie abgebrochen werden oder weitergehen kann.
promotion-omitted =
    .title = Ein Bauer bleibt auf der entferntesten Reihe stehen
    .rule = { $queen ->
        [yes] Hat ein Spieler einen Bauern auf die entfernteste Reihe gezogen und die Uhr gedrückt, ohne ihn zu ersetzen, so ist der Zug regelwidrig, und der Bauer wird zu einer Dame derselben Farbe.
       *[no] Einen Bauern auf der entferntesten Reihe stehen zu lassen, ohne ihn zu ersetzen, ist ein regelwidriger Zug.
    }
    .holds =
        { $queen ->
            [yes] { WHO($player) } hat den Bauern auf der entferntesten Reihe nicht umgewandelt und die Uhr gedrückt; der Bauer wird daher zur Dame, und der Zug zählt als regelwidrig.
           *[no] { WHO($player) } hat den Bauern auf der entferntesten Reihe nicht umgewandelt; der Zug ist daher regelwidrig.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } den Bauern auf der entferntesten Reihe nicht umgewandelt, die Uhr aber auch noch nicht gedrückt; der Zug ist daher noch nicht vollständig abgeschlossen.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Bauern umwandeln, bevor die Uhr gedrückt wird; noch wird kein regelwidriger Zug gezählt.
queen-mates-first =
    .title = Zweiter Verstoß mit einem Bauern, dessen Dame matt setzt
    .rule = Ist ein auf der entferntesten Reihe stehen gelassener Bauer der zweite Verstoß und setzt die Dame an seiner Stelle matt, so sagt keine Quelle, was zuerst zählt; der Schiedsrichter entscheidet.
    .holds = Die Dame setzt matt, und nach der Entscheidung des Schiedsrichters zählt das Matt zuerst; daher { AGREE($player, sg: "gewinnt", pl: "gewinnen") } { WHO($player) }.
    .fails = Nach der Entscheidung des Schiedsrichters geht der Partieverlust wegen des zweiten regelwidrigen Zuges { WHO($player, case: "gen") } dem Matt vor.
    .reading = Keine Quelle klärt, was zuerst zählt; ein Seminar von Schiedsrichtern war geteilter Meinung.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } durch Matt.
press-without-move =
    .title = Drücken der Uhr ohne Zug
    .rule = { $kind ->
        [handling-offence] Ein Spieler darf die Uhr nicht drücken, bevor er einen Zug ausgeführt hat; der Schiedsrichter darf einen Verstoß bestrafen.
       *[illegal-move] Drückt ein Spieler die Uhr, ohne einen Zug ausgeführt zu haben, so zählt das Drücken als regelwidriger Zug und ist wie ein solcher zu bestrafen.
    }{ $accident ->
        [yes] { " " }Ein versehentlich gestreifter Hebel gilt nicht als gedrückt.
       *[no] { "" }
    }{ $back ->
        [yes] { " " }Wurde die Uhr nach einem Regelverstoß des Gegners nur zurückgedrückt, so darf der Schiedsrichter das Zurückdrücken milder werten als einen regelwidrigen Zug.
       *[no] { "" }
    }
    .holds =
        { $excuse ->
            [accident] { WHO($player) } hat die Uhr aus Versehen gedrückt; das Drücken zählt daher nicht als regelwidriger Zug.
            [pressed-back] { WHO($player) } hat die Uhr nach einem Regelverstoß des Gegners nur zurückgedrückt. Das zählt nicht als regelwidriger Zug, doch darf der Schiedsrichter dafür eine Strafe verhängen.
           *[nothing] { $kind ->
                [handling-offence] { WHO($player) } hat die Uhr gedrückt, ohne einen Zug ausgeführt zu haben; dafür darf der Schiedsrichter eine Strafe verhängen.
               *[illegal-move] { WHO($player) } hat die Uhr gedrückt, ohne einen Zug ausgeführt zu haben; das zählt als regelwidriger Zug.
            }
        }
    .reading = Der Artikel sagt nichts über die Uhr. Der Spieler ist noch am Zug; daher nehmen wir an, dass seine Uhr wieder läuft. Nach dem Wortlaut zählt jedes Drücken ohne Zug. Das Schiedsrichterhandbuch der FIDE entschuldigt ein versehentliches Drücken und lässt den Schiedsrichter beurteilen, was ein Zurückdrücken nach einem Regelverstoß ist. Dass dann eine Verwarnung üblich ist und die Zeitgutschrift abgezogen wird, ist unsere Folgerung.
    .unmet = Kein Spieler, der am Zug war, hat die Uhr gedrückt, ohne gezogen zu haben.
two-hands =
    .title = Ein Zug mit beiden Händen
    .rule = { $kind ->
        [breach] Jeder Zug muss mit einer Hand allein ausgeführt werden; der Schiedsrichter darf einen Verstoß bestrafen.
        [illegal-move] Werden für einen Zug beide Hände benutzt, etwa beim Rochieren, Schlagen oder Umwandeln, so zählt der Gebrauch beider Hände als regelwidriger Zug und ist wie ein solcher zu bestrafen.
       *[illegal-move-once-pressed] Werden für einen Zug beide Hände benutzt, etwa beim Rochieren, Schlagen oder Umwandeln, und wird danach die Uhr gedrückt, so zählt der Gebrauch beider Hände als regelwidriger Zug und ist wie ein solcher zu bestrafen.
    }
    .holds =
        { $kind ->
            [breach] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt; dafür darf der Schiedsrichter eine Strafe verhängen.
            [illegal-move] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt und die Uhr gedrückt; das zählt als regelwidriger Zug. Der Zug selbst bleibt bestehen, sofern er nicht auch aus einem anderen Grund regelwidrig ist.
           *[illegal-move-once-pressed] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt und die Uhr gedrückt; das zählt als regelwidriger Zug. Der Zug selbst bleibt bestehen, sofern er nicht auch aus einem anderen Grund regelwidrig ist.
        }
    .fails = { WHO($player) } hat beide Hände benutzt, aber die Uhr wurde nicht gedrückt; daher wird kein regelwidriger Zug gezählt.
    .reading = Der Zug selbst ist regelgemäß und bleibt auf dem Brett; die andere Möglichkeit wäre, ihn zurückzunehmen. Der Text von Juli 2017 nennt kein Drücken der Uhr; da die Handlung wie ein regelwidriger Zug behandelt wird, zählt sie nach unserer Lesart dann, wenn auch ein solcher zählt.
    .fails-alone = { WHO($player, case: "dat") } wird kein regelwidriger Zug angerechnet.
two-hands-at-the-end =
    .title = Beide Hände bei dem Zug, der die Partie beendet
    .rule = Beendet der Zug die Partie, so zählt der Gebrauch beider Hände nicht; das Ergebnis gilt.
    .holds = { WHO($player) } hat beide Hände benutzt, doch der Zug selbst hat die Partie beendet; der Gebrauch beider Hände zählt daher nicht als regelwidriger Zug.
    .reading = Der Artikel über den Gebrauch beider Hände nennt den Zug nicht, der die Partie beendet. Auch nach dem Wortlaut ist die Partie mit diesem Zug zu Ende, sodass danach nichts mehr zählen kann.
illegal-act-counts =
    .title = Das Zählen regelwidriger Züge
    .rule = { $always ->
        [no] In einer Endspurtphase werden die regelwidrigen Züge jedes Spielers gezählt.
       *[yes] Die regelwidrigen Züge jedes Spielers werden während der ganzen Partie gezählt, zusammen mit dem, was wie ein regelwidriger Zug behandelt wird.
    }{ $once ->
        [yes] { " " }Mehrere Fehler in einem Zug zählen nur einmal.
       *[no] { "" }
    }{ $again ->
        [yes] { " " }Ein weiterer Fehler beim selben Zug, nachdem die Stellung wiederhergestellt wurde, zählt nochmals.
       *[no] { "" }
    }
    .holds =
        { $counted ->
            [once] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } damit den { $nth ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $nth }.
            } regelwidrigen Zug vollständig abgeschlossen; mehrere Fehler in einem Zug zählen nur einmal.
            [apart] Die beiden Fehler dieses Zuges zählen je für sich; damit { AGREE($player, sg: "hat", pl: "haben") } { WHO($player) } { $nth ->
                [2] zwei
                [3] drei
                [4] vier
                [5] fünf
                [6] sechs
               *[other] { $nth }
            } regelwidrige Züge vollständig abgeschlossen.
            [not-again] Während { WHO($player) } am Zug { AGREE($player, sg: "war", pl: "waren") }, wurde schon ein regelwidriger Zug gezählt; der spätere wird daher nicht nochmals gezählt.
           *[alone] { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } damit den { $nth ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $nth }.
            } regelwidrigen Zug vollständig abgeschlossen.
        }
    .yields =
        { $counted ->
            [once] { WHO($player) } { AGREE($player, sg: "hätte", pl: "hätten") } sonst den { $nth ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $nth }.
            } regelwidrigen Zug vollständig abgeschlossen; mehrere Fehler in einem Zug würden nur einmal zählen.
            [apart] Die beiden Fehler dieses Zuges würden sonst je für sich zählen; damit { AGREE($player, sg: "hätte", pl: "hätten") } { WHO($player) } { $nth ->
                [2] zwei
                [3] drei
                [4] vier
                [5] fünf
                [6] sechs
               *[other] { $nth }
            } regelwidrige Züge vollständig abgeschlossen.
            [not-again] Während { WHO($player) } am Zug { AGREE($player, sg: "war", pl: "waren") }, wurde schon ein regelwidriger Zug gezählt; der spätere würde daher nicht nochmals gezählt.
           *[alone] { WHO($player) } { AGREE($player, sg: "hätte", pl: "hätten") } sonst den { $nth ->
                [1] ersten
                [2] zweiten
                [3] dritten
                [4] vierten
                [5] fünften
                [6] sechsten
               *[other] { $nth }.
            } regelwidrigen Zug vollständig abgeschlossen.
        }
    .reading = Der Text sagt nicht, ob mehrere Fehler in einem Zug nur einmal zählen, und auch nicht, ob ein regelwidriger Zug nochmals zählt, wenn beim selben Zug schon einer gezählt wurde; nach dem Wortlaut urteilt der Schiedsrichter. Nach dem Kommentar zählen mehrere Fehler in einem Zug nur einmal und, seit 2023, ein wiederholter regelwidriger Zug nochmals; für die Zeit davor lesen wir es ebenso.
illegal-move-sanction =
    .title = Was regelwidrige Züge kosten
    .rule = { $loses ->
        [1] Ein vollständig abgeschlossener regelwidriger Zug kostet die Partie.
        [2] Für den ersten vollständig abgeschlossenen regelwidrigen Zug eines Spielers erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit; der zweite kostet die Partie.
       *[3] Für jeden der beiden ersten vollständig abgeschlossenen regelwidrigen Züge eines Spielers erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit; der dritte kostet die Partie.
    }
    .holds =
        { $cost ->
            [time] Es ist der { $nth ->
                [1] erste
                [2] zweite
                [3] dritte
                [4] vierte
                [5] fünfte
                [6] sechste
               *[other] { $nth }.
            } vollständig abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }; daher erhält { WHO($opponent) } { DURATION($time, case: "acc") } zusätzliche Bedenkzeit.
           *[game] Es ist der { $nth ->
                [1] erste
                [2] zweite
                [3] dritte
                [4] vierte
                [5] fünfte
                [6] sechste
               *[other] { $nth }.
            } vollständig abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }, und er kostet die Partie; daher gewinnt { WHO($opponent) }.
        }
    .yields =
        { $cost ->
            [time] Es ist der { $nth ->
                [1] erste
                [2] zweite
                [3] dritte
                [4] vierte
                [5] fünfte
                [6] sechste
               *[other] { $nth }.
            } vollständig abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }; dafür würde { WHO($opponent) } sonst { DURATION($time, case: "acc") } zusätzliche Bedenkzeit erhalten.
           *[game] Es ist der { $nth ->
                [1] erste
                [2] zweite
                [3] dritte
                [4] vierte
                [5] fünfte
                [6] sechste
               *[other] { $nth }.
            } vollständig abgeschlossene regelwidrige Zug { WHO($player, case: "gen") }; deshalb würde sonst { WHO($opponent) } gewinnen.
        }
illegal-move-draw =
    .title = Verlust durch einen regelwidrigen Zug, wenn der Gegner nicht matt setzen kann
    .rule = Ein regelwidriger Zug, der die Partie kosten würde, führt zum Remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann.
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
    .yields = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; deshalb wäre die Partie sonst remis.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
    .result = Die Partie ist remis, weil { WHO($opponent) } nicht matt setzen kann.
increment-gained =
    .title = Die durch einen regelwidrigen Zug gewonnene Zeitgutschrift
    .rule = { $duty ->
        [may] Der Schiedsrichter darf einem Spieler die Zeitgutschrift wieder abziehen, die er durch das Drücken der Uhr nach einem regelwidrigen Zug gewonnen hat.
       *[shall] Der Schiedsrichter muss einem Spieler die Zeitgutschrift wieder abziehen, die er durch das Drücken der Uhr nach einem regelwidrigen Zug gewonnen hat.
    }
    .holds = { $duty ->
        [may] { WHO($player) } hat durch das Drücken der Uhr nach einem regelwidrigen Zug eine Zeitgutschrift gewonnen; der Schiedsrichter darf sie wieder abziehen.
       *[shall] { WHO($player) } hat durch das Drücken der Uhr nach einem regelwidrigen Zug eine Zeitgutschrift gewonnen; der Schiedsrichter muss sie wieder abziehen.
    }
    .reading = Der Artikel sagt nichts über die Zeitgutschrift; nach dem Wortlaut bleibt ihr Abzug daher dem Schiedsrichter überlassen. Nach dem Schiedsrichterhandbuch der FIDE wird sie in jedem Fall abgezogen, seit 2025 ausdrücklich.
displaced-found =
    .title = Entdeckung verschobener Figuren
    .rule = Wird während der Partie entdeckt, dass Figuren verschoben worden sind, so wird die Stellung vor dem Regelverstoß wiederhergestellt oder, wenn diese nicht feststeht, die letzte bekannte Stellung davor; von ihr aus geht die Partie weiter.
    .holds = Figuren wurden verschoben{ $reference }; wiederherzustellen ist daher die Stellung davor oder, wenn diese nicht feststeht, die letzte bekannte.
    .fails = Die verschobenen Figuren wurden wieder an ihren Platz gestellt; daher ist nichts wiederherzustellen.
    .fails-alone = Es ist nichts wiederherzustellen.
