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
    .holds = Die Stellung wird wiederhergestellt; der Schiedsrichter muss daher die Uhrenstände nach bestem Ermessen festsetzen.
    .yields = Würde die Stellung wiederhergestellt, so müsste der Schiedsrichter die Uhrenstände nach bestem Ermessen festsetzen.
wrong-initial-position =
    .title = Falsch aufgestellte Figuren
    .rule = Stellt sich während der Partie heraus, dass die Figuren nicht in der Anfangsstellung standen, so wird die Partie annulliert und eine neue gespielt.
    .holds = { $shown ->
        [board] Zu Beginn stand auf { SQUARE($square) } nicht die Figur, die dorthin gehört; die Partie wird daher annulliert und eine neue gespielt.
       *[claim] Die Figuren standen nicht in der Anfangsstellung; die Partie wird daher annulliert und eine neue gespielt.
    }
    .yields = { $shown ->
        [board] Zu Beginn stand auf { SQUARE($square) } nicht die Figur, die dorthin gehört.
       *[claim] Die Figuren standen nicht in der Anfangsstellung.
    }
    .fails = { $right ->
        [pieces] Die Figuren standen in der Anfangsstellung; nur das Brett liegt falsch.
       *[everything] Die Partie begann mit der Anfangsstellung.
    }
    .fails-beside = { $right ->
        [pieces] { "" }
       *[everything] Der Hinweis auf falsch stehende Figuren ist unbegründet.
    }
set-up-claim-wrong =
    .title = Unzutreffender Hinweis auf eine falsche Aufstellung
    .rule = Der Hinweis, die Figuren hätten nicht in der Anfangsstellung gestanden, bewirkt nur etwas, wenn er zutrifft.
    .holds = Die Partie ist von Beginn an bekannt und begann mit der Anfangsstellung; der Hinweis trifft daher nicht zu.
board-turned =
    .title = Ein falsch liegendes Brett
    .rule = { $only ->
        [yes] Stellt sich während der Partie heraus, dass nur das Brett falsch liegt und sonst alles stimmt, so wird die Stellung auf ein richtig liegendes Brett übertragen, und die Partie geht weiter.
       *[no] Stellt sich während der Partie heraus, dass das Brett falsch liegt, so wird die Stellung auf ein richtig liegendes Brett übertragen, und die Partie geht weiter.
    }
    .holds = Das Brett liegt falsch; die Stellung wird daher auf ein richtig liegendes übertragen, und die Partie geht weiter.
    .yields = Das Brett liegt falsch.
    .fails = Das Brett liegt falsch, aber es ist nicht der einzige Fehler.
    .reading = Standen auch Figuren auf falschen Feldern, so hat die neue Partie Vorrang; ausdrücklich sagt es nur der Text von 1997.
colours-reversed =
    .title = Vertauschte Farben
    .rule = { $kind ->
        [play-on-unless-arbiter-decides] Hat eine Partie mit vertauschten Farben begonnen, so geht sie weiter, es sei denn, der Schiedsrichter entscheidet anders.
       *[new-game-while-few-moves] Hat eine Partie mit vertauschten Farben begonnen und hat noch nicht jeder Spieler { $moves ->
            [one] einen Zug
           *[other] { $moves } Züge
        } ausgeführt, so endet sie, und es wird eine neue mit den richtigen Farben gespielt. Haben beide Spieler schon so viele Züge ausgeführt, so geht die Partie weiter.
    }{ $black ->
        [yes] { " " }Dabei entscheidet der letzte dieser Züge von Schwarz.
       *[no] { "" }
    }
    .holds = { $kind ->
        [play-on-unless-arbiter-decides] Die Farben sind vertauscht; die Partie geht weiter, es sei denn, der Schiedsrichter entscheidet anders.
       *[new-game-while-few-moves] { $made ->
            [by-each] Jeder Spieler hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; die Partie geht daher trotz vertauschter Farben weiter.
            [by-white-only] Weiß hat schon { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt, Schwarz noch nicht; der Text sagt nicht, wessen Züge zählen, also entscheidet der Schiedsrichter, ob eine neue Partie gespielt wird.
           *[too-few] Noch nicht jeder Spieler hat { $moves ->
                [one] einen Zug
               *[other] { $moves } Züge
            } ausgeführt; daher wird eine neue Partie mit den richtigen Farben gespielt.
        }
    }
    .reading = Es zählen die ausgeführten Züge. Ein russischer Text spricht von abgeschlossenen Zügen; ein Unterschied besteht, solange nach dem letzten Zug die Uhr nicht gedrückt wurde.
displaced-restored =
    .title = Umgeworfene und verschobene Figuren
    .rule = Ein Spieler, der eine oder mehrere Figuren verschiebt oder umwirft, muss sie auf eigene Bedenkzeit wieder an ihren Platz stellen.
    .holds = { $back ->
        [yes] { WHO($player) } hat Figuren verschoben oder umgeworfen und sie wieder an ihren Platz gestellt.
       *[no] { WHO($player) } hat Figuren verschoben oder umgeworfen und muss sie auf eigene Bedenkzeit wieder an ihren Platz stellen.
    }
displaced-help =
    .title = Hilfe bei verschobenen Figuren
    .rule = { $either ->
        [no] Hat ein Spieler, der Figuren verschoben hat, schon die Uhr gedrückt, so darf der Gegner dessen Uhr wieder in Gang setzen, ohne einen Zug auszuführen.
       *[yes] Wurden Figuren verschoben, so darf nötigenfalls jeder der Spieler die Uhren anhalten und den Schiedsrichter rufen.
    }
    .holds = { $either ->
        [no] { WHO($opponent) } darf die Uhr { WHO($player, case: "gen") } wieder in Gang setzen, ohne einen Zug auszuführen.
       *[yes] { WHO($player) } oder { WHO($opponent) } darf die Uhren anhalten und den Schiedsrichter rufen.
    }
displaced-penalty =
    .title = Strafe für das Verschieben von Figuren
    .rule = Der Schiedsrichter darf den Spieler bestrafen, der die Figuren verschoben hat.
    .holds = { WHO($player) } hat die Figuren verschoben; der Schiedsrichter darf das Verschieben bestrafen.
displaced-not-pressed-back =
    .title = Wie Hilfe gesucht wird, wenn der Gegner Figuren verschiebt
    .rule = Wessen Uhr läuft, während der Gegner Figuren verschiebt, der soll die Uhren anhalten und den Schiedsrichter rufen; zurückzudrücken ist nicht üblich.
    .holds = Es läuft die Uhr { WHO($opponent, case: "gen") }: Üblich ist, die Uhren anzuhalten, und nicht, die Uhr { WHO($player, case: "gen") } durch Zurückdrücken in Gang zu setzen.
displaced-costs-time =
    .title = Was das Verschieben von Figuren üblicherweise kostet
    .rule = Verschiebt ein Spieler Figuren, während die Uhr des Gegners läuft, so gibt der Schiedsrichter üblicherweise dem Gegner Zeit oder zieht dem Spieler Zeit ab.
    .holds = { WHO($player) } hat Figuren verschoben, während die Uhr { WHO($opponent, case: "gen") } lief; eine Zeitstrafe ist üblich.
accident-loses-nothing =
    .title = Versehentlich verschobene Figuren kosten nicht sofort die Partie
    .rule = Wer Figuren aus Versehen verschiebt, verliert die Partie nicht sofort; geschieht es mit Absicht oder wieder, so kann die Strafe härter sein.
    .holds = { WHO($player) } hat die Figuren aus Versehen verschoben; ein Versehen kostet nicht sofort die Partie.
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
    .holds = { $given ->
        [yes] { MOVE($move) } war ein regelwidriger Zug; wiederherzustellen ist die Stellung davor oder, wenn diese nicht feststeht, die letzte bekannte.
       *[no] Der Zug war regelwidrig; wiederherzustellen ist die Stellung davor oder, wenn diese nicht feststeht, die letzte bekannte.
    }
    .yields = { $given ->
        [yes] { MOVE($move) } war ein regelwidriger Zug.
       *[no] Der Zug war regelwidrig.
    }
    .fails = { $given ->
        [yes] { MOVE($move) } ist regelwidrig, zählt aber noch nicht, weil der Zug nicht vollständig abgeschlossen wurde.
       *[no] Der Zug ist regelwidrig, zählt aber noch nicht, weil er nicht vollständig abgeschlossen wurde.
    }
    .reading = Handelt der Schiedsrichter von sich aus und ist nicht angegeben, wer den Zug gesehen hat, so gilt der Zug als sofort entdeckt.
    .fails-alone = Der Zug ist regelwidrig, aber erst mit dem Drücken der Uhr abgeschlossen; noch ist nichts zu veranlassen.
illegal-move-taken-back =
    .title = Ein regelwidriger Zug vor dem Abschluss
    .rule = { $made ->
        [yes] Ein regelwidriger Zug zählt, sobald er ausgeführt ist.
       *[no] Solange ein regelwidriger Zug nicht vollständig abgeschlossen ist, zählt er nicht: Er wird nach den Regeln über berührte Figuren durch einen regelgemäßen ersetzt, ohne weitere Folgen.
    }
    .holds =
        { $when ->
            [not-yet] Der Zug ist noch nicht vollständig abgeschlossen und kann noch ersetzt werden; der Schiedsrichter darf daher noch nicht eingreifen.
            [stands] Der Zug war nicht vollständig abgeschlossen und zählt daher nicht als Verstoß. Er ist regelgemäß und ausgeführt und bleibt bestehen.
           *[replaced] Der Zug war nicht vollständig abgeschlossen; { WHO($player) } ersetzt ihn daher ohne Strafe.
        }
replacement-move =
    .title = Der Ersatz für einen regelwidrigen Zug
    .rule = { $released ->
        [yes] Für den Zug, der einen regelwidrigen ersetzt, gelten die Regeln über berührte und über losgelassene Figuren.
       *[no] Für den Zug, der einen regelwidrigen ersetzt, gelten die Regeln über berührte Figuren.
    }
    .holds = { $duty ->
        [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt und muss den regelwidrigen Zug durch einen Zug mit dieser Figur ersetzen.
        [capture] Mit der eigenen Figur kann { WHO($player) } nicht ziehen, doch auch { MEN($man) } wurde berührt und muss geschlagen werden.
        [capture-first] { WHO($player) } hat { MEN($man, case: "acc") } zuerst berührt und muss diese Figur schlagen.
        [capture-with] { WHO($player) } muss { MEN($man, case: "acc") } mit der berührten Figur schlagen.
        [free] Mit der berührten Figur gibt es keinen regelgemäßen Zug; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
       *[unknown] { WHO($player) } muss den regelwidrigen Zug durch einen Zug mit derselben Figur ersetzen, sofern es einen gibt.
    }
    .yields = { $duty ->
        [move] { WHO($player) } hat { MEN($man, case: "acc") } berührt und müsste den regelwidrigen Zug durch einen Zug mit dieser Figur ersetzen.
        [capture] Mit der eigenen Figur kann { WHO($player) } nicht ziehen, doch auch { MEN($man) } wurde berührt und müsste geschlagen werden.
        [capture-first] { WHO($player) } hat { MEN($man, case: "acc") } zuerst berührt und müsste diese Figur schlagen.
        [capture-with] { WHO($player) } müsste { MEN($man, case: "acc") } mit der berührten Figur schlagen.
        [free] Mit der berührten Figur gibt es keinen regelgemäßen Zug; { WHO($player) } dürfte daher einen beliebigen regelgemäßen Zug ausführen.
       *[unknown] { WHO($player) } müsste den regelwidrigen Zug durch einen Zug mit derselben Figur ersetzen, sofern es einen gibt.
    }
    .reading = Ist nur eine frühere Stellung bekannt, so gibt es keinen Zug mehr zu ersetzen, und der Spieler ist in der Wahl seines Zuges frei.
illegal-position-found =
    .title = Der Schiedsrichter sieht eine regelwidrige Stellung
    .rule = Sieht der Schiedsrichter eine regelwidrige Stellung, so muss er von sich aus eingreifen, und die Stellung vor dem Regelverstoß wird wiederhergestellt; lässt sie sich nicht feststellen, so die letzte bekannte Stellung davor.
    .holds =
        { $shows ->
            [kings] Beide Könige stehen im Schach; der Schiedsrichter muss daher eingreifen.
            [pawn] Ein Bauer steht auf der entferntesten Reihe; der Schiedsrichter muss daher eingreifen.
           *[other] Die Stellung ist regelwidrig; der Schiedsrichter muss daher eingreifen.
        }
    .fails = Nichts zeigt, dass die Stellung regelwidrig ist.
    .reading = Dass der Schiedsrichter sofort eingreift, auch wenn er den Zug nicht gesehen hat, ist eine Empfehlung des Schiedsrichterhandbuchs der FIDE.
    .fails-alone = Der Schiedsrichter greift nicht ein.
found-after-the-end =
    .title = Nach dem Ende der Partie entdeckt
    .rule = Ein Regelverstoß, der erst nach dem Ende der Partie entdeckt wird, wird nicht mehr behoben; das Ergebnis bleibt bestehen.
    .holds = { $given ->
        [yes] Die Partie war schon in der gegebenen Stellung beendet; was erst danach entdeckt wird, ändert am Ergebnis nichts.
       *[no] Die Partie war beendet{ $reference }; was erst danach entdeckt wird, ändert am Ergebnis nichts.
    }{ $open ->
        [yes] { " " }Da beide Spieler unterschrieben haben, entscheidet nach dem Wortlaut der Schiedsrichter, ob das Ergebnis bestehen bleibt.
       *[no] { "" }
    }
    .reading = Nach dem Wortlaut darf der Schiedsrichter auch über ein von beiden unterschriebenes Ergebnis anders entscheiden. Nach dem Kommentar ist ein erst dann entdeckter Regelverstoß kein Grund dafür; für die Ausgaben vor 2018 lesen wir es ebenso.
set-up-found-after-the-end =
    .title = Eine falsche Anfangsaufstellung, nach dem Ende der Partie entdeckt
    .rule = Wird erst nach dem Ende der Partie entdeckt, dass zu Beginn Figuren oder das Brett falsch standen, so bleibt das Ergebnis bestehen.
    .holds = { $given ->
        [yes] Die Partie war schon in der gegebenen Stellung beendet; was erst danach entdeckt wird, ändert am Ergebnis nichts.
       *[no] Die Partie war beendet{ $reference }; was erst danach entdeckt wird, ändert am Ergebnis nichts.
    }
colours-found-after-the-end =
    .title = Vertauschte Farben, nach dem Ende der Partie entdeckt
    .rule = Wird erst nach dem Ende der Partie entdeckt, dass sie mit vertauschten Farben gespielt wurde, so { $open ->
        [yes] entscheidet der Schiedsrichter, ob eine neue gespielt wird.
       *[no] bleibt das Ergebnis bestehen.
    }
    .holds = { $given ->
        [yes] Die Partie war schon in der gegebenen Stellung beendet
       *[no] Die Partie war beendet{ $reference }
    }{ $open ->
        [yes] {""}. Dem Wortlaut nach schließt das eine neue Partie nicht aus; ob sie gespielt wird, entscheidet der Schiedsrichter.
       *[no] {""}; was erst danach entdeckt wird, ändert am Ergebnis nichts.
    }
    .reading = Der Artikel sagt nicht, dass der Fehler während der Partie entdeckt werden muss. Nach dem Kommentar bleibt eine beendete Partie bestehen; für frühere Ausgaben lesen wir es ebenso, weil nur eine laufende Partie abgebrochen werden oder weitergehen kann.
promotion-omitted =
    .title = Ein Bauer bleibt auf der entferntesten Reihe stehen
    .rule = { $queen ->
        [yes] Hat ein Spieler einen Bauern auf die entfernteste Reihe gezogen und die Uhr gedrückt, ohne ihn zu ersetzen, so ist der Zug regelwidrig, und der Bauer wird zu einer Dame derselben Farbe.
       *[no] Einen Bauern auf der entferntesten Reihe stehen zu lassen, ohne ihn zu ersetzen, ist ein regelwidriger Zug.
    }
    .holds = { $queen ->
        [yes] { WHO($player) } hat den Bauern auf der entferntesten Reihe stehen lassen und die Uhr gedrückt; der Bauer wird daher zur Dame, und der Zug zählt als regelwidrig.
       *[no] { WHO($player) } hat den Bauern auf der entferntesten Reihe stehen lassen; der Zug ist daher regelwidrig.
    }
    .fails = Der Bauer steht noch auf der entferntesten Reihe, aber der Zug war nicht vollständig abgeschlossen; { WHO($player) } kann ihn noch umwandeln.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } den Bauern ersetzen, bevor die Uhr gedrückt wird; weiter ist noch nichts zu veranlassen.
queen-mates-first =
    .title = Zweiter Verstoß mit einem Bauern, dessen Dame matt setzt
    .rule = Ist ein auf der entferntesten Reihe stehen gelassener Bauer der zweite Verstoß und setzt die Dame an seiner Stelle matt, so ist offen, was zuerst zählt; der Schiedsrichter entscheidet.
    .holds = Die Dame setzt matt, und nach der Feststellung des Schiedsrichters zählt das Matt zuerst: { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") }.
    .fails = Was der zweite Verstoß { WHO($player, case: "gen") } kostet, zählt nach der Feststellung des Schiedsrichters vor dem Matt.
    .reading = Keine Quelle klärt, was zuerst zählt; ein Seminar von Schiedsrichtern war geteilter Meinung.
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
    .holds = { $excuse ->
        [accident] { WHO($player) } hat die Uhr aus Versehen gedrückt; ein Versehen wird nicht als Verstoß behandelt.
        [pressed-back] { WHO($player) } hat die Uhr nach einem Regelverstoß des Gegners nur zurückgedrückt; das Zurückdrücken zählt nicht als regelwidriger Zug, doch darf der Schiedsrichter es bestrafen.
       *[nothing] { $kind ->
            [handling-offence] { WHO($player) } hat die Uhr gedrückt, ohne einen Zug ausgeführt zu haben; der Schiedsrichter darf den Verstoß bestrafen.
           *[illegal-move] { WHO($player) } hat die Uhr gedrückt, ohne einen Zug ausgeführt zu haben; das Drücken zählt als regelwidriger Zug.
        }
    }
    .reading = Der Artikel sagt nichts über die Uhr. Der Spieler ist noch am Zug; daher nehmen wir an, dass seine Uhr wieder läuft. Nach dem Wortlaut zählt jedes Drücken ohne Zug. Das Schiedsrichterhandbuch der FIDE entschuldigt ein Versehen und lässt den Schiedsrichter beurteilen, was ein Zurückdrücken nach einem Regelverstoß ist; dass dann eine Verwarnung und der Abzug der Zeitgutschrift üblich sind, ist unsere Folgerung.
two-hands =
    .title = Ein Zug mit beiden Händen
    .rule = { $kind ->
        [breach] Jeder Zug muss mit einer Hand allein ausgeführt werden; der Schiedsrichter darf einen Verstoß bestrafen.
        [illegal-move] Werden für einen Zug beide Hände benutzt, etwa beim Rochieren, Schlagen oder Umwandeln, so zählt der Gebrauch beider Hände als regelwidriger Zug und ist wie ein solcher zu bestrafen.
       *[illegal-move-once-pressed] Werden für einen Zug beide Hände benutzt, etwa beim Rochieren, Schlagen oder Umwandeln, und wird danach die Uhr gedrückt, so zählt der Gebrauch beider Hände als regelwidriger Zug und ist wie ein solcher zu bestrafen.
    }
    .holds = { $kind ->
        [breach] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt; der Schiedsrichter darf den Verstoß bestrafen.
        [illegal-move] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt und die Uhr gedrückt; der Gebrauch beider Hände zählt als regelwidriger Zug. Der Zug selbst bleibt, wenn er regelgemäß ist, auf dem Brett.
       *[illegal-move-once-pressed] { WHO($player) } hat einen Zug mit beiden Händen ausgeführt und die Uhr gedrückt; der Gebrauch beider Hände zählt als regelwidriger Zug. Der Zug selbst bleibt, wenn er regelgemäß ist, auf dem Brett.
    }
    .fails = { WHO($player) } hat beide Hände benutzt, aber die Uhr wurde nicht gedrückt; als regelwidriger Zug zählt der Gebrauch beider Hände daher nicht.
    .reading = Der Zug selbst ist regelgemäß und bleibt auf dem Brett; die andere Möglichkeit wäre, ihn zurückzunehmen. Der Text von Juli 2017 nennt kein Drücken der Uhr; da die Handlung wie ein regelwidriger Zug behandelt wird, zählt sie nach unserer Lesart dann, wenn auch ein solcher zählt.
    .fails-alone = { WHO($player, case: "dat") } wird kein regelwidriger Zug angerechnet.
two-hands-at-the-end =
    .title = Beide Hände bei dem Zug, der die Partie beendet
    .rule = Beendet der Zug die Partie, bevor die Uhr gedrückt ist, so zählt der Gebrauch beider Hände nicht; das Ergebnis gilt.
    .holds = { WHO($player) } hat beide Hände benutzt, doch der Zug hat die Partie beendet, bevor die Uhr gedrückt war; als regelwidriger Zug zählt der Gebrauch beider Hände daher nicht.
    .reading = Der Artikel über den Gebrauch beider Hände nennt den Zug nicht, der die Partie beendet. Auch nach dem Wortlaut ist sie damit zu Ende, sodass danach nichts mehr zählen kann.
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
    .holds = { $counted ->
        [once] Der Verstoß zählt als { $nth ->
            [1] erster
            [2] zweiter
            [3] dritter
            [4] vierter
            [5] fünfter
            [6] sechster
           *[other] { $nth }.
        } vollständig abgeschlossener regelwidriger Zug { WHO($player, case: "gen") }; mehrere Fehler darin zählen nur einmal.
        [apart] Die beiden Fehler dieses Zuges zählen je für sich; damit steht die Zahl der regelwidrigen Züge { WHO($player, case: "gen") } bei { $nth }.
        [not-again] Bei diesem Zug wurde schon ein regelwidriger Zug { WHO($player, case: "gen") } gezählt; dieser zählt nicht nochmals.
       *[alone] Der Verstoß zählt als { $nth ->
            [1] erster
            [2] zweiter
            [3] dritter
            [4] vierter
            [5] fünfter
            [6] sechster
           *[other] { $nth }.
        } vollständig abgeschlossener regelwidriger Zug { WHO($player, case: "gen") }.
    }
    .yields = { $counted ->
        [once] Der Verstoß würde als { $nth ->
            [1] erster
            [2] zweiter
            [3] dritter
            [4] vierter
            [5] fünfter
            [6] sechster
           *[other] { $nth }.
        } vollständig abgeschlossener regelwidriger Zug { WHO($player, case: "gen") } zählen, mehrere Fehler darin nur einmal.
        [apart] Die beiden Fehler dieses Zuges würden je für sich zählen; damit stünde die Zahl der regelwidrigen Züge { WHO($player, case: "gen") } bei { $nth }.
        [not-again] Bei diesem Zug wurde schon ein regelwidriger Zug { WHO($player, case: "gen") } gezählt; dieser würde nicht nochmals zählen.
       *[alone] Der Verstoß würde als { $nth ->
            [1] erster
            [2] zweiter
            [3] dritter
            [4] vierter
            [5] fünfter
            [6] sechster
           *[other] { $nth }.
        } vollständig abgeschlossener regelwidriger Zug { WHO($player, case: "gen") } zählen.
    }
    .reading = Der Text sagt nicht, ob mehrere Fehler in einem Zug nur einmal zählen, und auch nicht, ob ein regelwidriger Zug nochmals zählt, wenn beim selben Zug schon einer gezählt wurde; nach dem Wortlaut urteilt der Schiedsrichter. Nach dem Kommentar zählen mehrere Fehler in einem Zug nur einmal und, seit 2023, ein wiederholter regelwidriger Zug nochmals; für die Zeit davor lesen wir es ebenso.
illegal-move-sanction =
    .title = Was regelwidrige Züge kosten
    .rule = { $loses ->
        [1] Ein vollständig abgeschlossener regelwidriger Zug kostet die Partie.
        [2] Für den ersten vollständig abgeschlossenen regelwidrigen Zug eines Spielers erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit; der zweite kostet die Partie.
       *[3] Für jeden der beiden ersten vollständig abgeschlossenen regelwidrigen Züge eines Spielers erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit; der dritte kostet die Partie.
    }
    .holds = { $cost ->
        [time] Für diesen regelwidrigen Zug { WHO($player, case: "gen") } erhält der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit.
       *[game] Dieser regelwidrige Zug kostet die Partie; daher gewinnt { WHO($opponent) }.
    }
    .yields = { $cost ->
        [time] Für diesen regelwidrigen Zug { WHO($player, case: "gen") } würde der Gegner { DURATION($time, case: "acc") } zusätzliche Bedenkzeit erhalten.
       *[game] Dieser regelwidrige Zug würde die Partie kosten; daher würde { WHO($opponent) } gewinnen.
    }
illegal-move-draw =
    .title = Ein regelwidriger Zug gegen einen Gegner, der nicht matt setzen kann
    .rule = Ein regelwidriger Zug, der die Partie kosten würde, führt zum Remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann.
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
    .yields = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
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
    .reading = Der Artikel sagt nichts über die Zeitgutschrift; nach dem Wortlaut bleibt ihr Abzug daher dem Schiedsrichter überlassen. Nach dem Schiedsrichterhandbuch der FIDE, ausdrücklich seit 2025, wird sie in jedem Fall abgezogen.
displaced-found =
    .title = Entdeckung verschobener Figuren
    .rule = Wird während der Partie entdeckt, dass Figuren verschoben worden sind, so wird die Stellung vor dem Regelverstoß wiederhergestellt oder, wenn diese nicht feststeht, die letzte bekannte Stellung davor; von ihr aus geht die Partie weiter.
    .holds = Figuren wurden verschoben{ $reference }; daher wird die Stellung davor wiederhergestellt.
    .fails = Die verschobenen Figuren wurden wieder an ihren Platz gestellt.
    .fails-alone = Wiederherzustellen ist nichts.
