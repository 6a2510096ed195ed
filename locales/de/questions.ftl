### Tatfragen. Je Frage: .ask ist die Frage; .yes und .no (oder die anderen Antworten) stellen die Tatsache fest;
### .if-… ist die Bedingung, unter der ein Teil der Entscheidung gilt, ohne Satzzeichen am Ende;
### .presumed-… sagt, was als gegeben gilt, weil der Fall sonst das Gegenteil erwähnen würde.

question-legal =
    .ask = Ist der Zug regelgemäß?
    .yes = Der Zug ist regelgemäß.
    .no = Der Zug ist regelwidrig.
    .if-yes = { $moved ->
        [sealed] Falls der Abgabezug regelgemäß ist
        [intended] Falls der beabsichtigte Zug regelgemäß ist
        [made] Falls der Zug { WHO($player, case: "gen") } regelgemäß ist
       *[other] Falls der Zug regelgemäß ist
    }
    .if-no = { $moved ->
        [sealed] Falls der Abgabezug regelwidrig ist
        [intended] Falls der beabsichtigte Zug regelwidrig ist
        [made] Falls der Zug { WHO($player, case: "gen") } regelwidrig ist
       *[other] Falls der Zug regelwidrig ist
    }
    .presumed-yes = { $moved ->
        [sealed] dass der Abgabezug regelgemäß ist
        [intended] dass der beabsichtigte Zug regelgemäß ist
        [made] dass der Zug { WHO($player, case: "gen") } regelgemäß ist
       *[other] dass der Zug regelgemäß ist
    }
question-outcome =
    .ask = Welche Stellung ergibt sich nach dem Zug?
    .mate = Der Zug setzt matt.
    .stalemate = Der Zug führt zum Patt.
    .dead = Nach dem Zug kann keiner der Spieler jemals matt setzen.
    .play-goes-on = Der Zug beendet die Partie nicht.
    .if-mate = Falls der Zug matt setzt
    .if-stalemate = Falls der Zug zum Patt führt
    .if-dead = Falls nach dem Zug keiner der Spieler jemals matt setzen kann
    .if-play-goes-on = Falls der Zug die Partie nicht beendet
    .presumed-play-goes-on = { $moved ->
        [sealed] dass der Abgabezug die Partie nicht beendet
        [intended] dass der beabsichtigte Zug die Partie nicht beendet
        [made] dass der Zug { WHO($player, case: "gen") } die Partie nicht beendet
       *[other] dass der Zug die Partie nicht beendet
    }
question-can-mate =
    .ask = Kann { WHO($player) } noch durch irgendeine Folge regelgemäßer Züge matt setzen?
    .examine = Der Schiedsrichter muss prüfen, ob { WHO($player) } noch durch eine Folge regelgemäßer Züge matt setzen kann.
    .yes = { WHO($player) } kann durch eine Folge regelgemäßer Züge matt setzen.
    .no = { WHO($player) } kann durch keine Folge regelgemäßer Züge mehr matt setzen.
    .if-yes = Falls { WHO($player) } noch durch eine Folge regelgemäßer Züge matt setzen kann
    .if-no = Falls { WHO($player) } durch keine Folge regelgemäßer Züge mehr matt setzen kann
# Nicht dasselbe wie matt setzen können: Hier könnte der Gegner, obwohl er am Zug ist, das sofortige Matt nicht vermeiden.
question-mating-potential =
    .ask = Hat { WHO($player) } die Figuren, um eine Stellung zu erreichen, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann?
    .yes = { WHO($player) } hat die Figuren, um eine Stellung zu erreichen, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann.
    .no = { WHO($player, case: "dat") } fehlen die Figuren, um eine Stellung zu erreichen, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann.
    .if-yes = Falls { WHO($player) } die Figuren hat, um eine Stellung zu erreichen, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann
    .if-no = Falls { WHO($player, case: "dat") } die Figuren fehlen, um eine Stellung zu erreichen, in der der Gegner am Zug ist und das sofortige Matt nicht vermeiden kann
question-has-the-move =
    .ask = { AGREE($player, sg: "Ist", pl: "Sind") } { WHO($player) } am Zug?
    .yes = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug.
    .no = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } nicht am Zug.
    .if-yes = Falls { WHO($player) } am Zug { AGREE($player, sg: "ist", pl: "sind") }
    .if-no = Falls { WHO($player) } nicht am Zug { AGREE($player, sg: "ist", pl: "sind") }
question-happened =
    .ask = Hat sich der Vorgang überhaupt so zugetragen?
    .yes = Der Vorgang hat sich tatsächlich so zugetragen.
    .no = Der Vorgang hat sich nicht so zugetragen.
    .if-yes = Falls sich der Vorgang tatsächlich so zugetragen hat
    .if-no = Falls sich der Vorgang nicht so zugetragen hat

## Anzahlen: $limit ist die Zahl, auf die es ankommt

question-occurrences =
    .ask = Ist die Stellung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden?
    .yes = Die Stellung ist mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden.
    .no = Die Stellung ist weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden.
    .if-yes = Falls die Stellung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden ist
    .if-no = Falls die Stellung weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden ist
    .presumed-no = dass die Stellung weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden ist
question-consecutive-occurrences =
    .ask = Ist die Stellung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden, jedes Mal nach genau einem weiteren Zug jedes Spielers?
    .yes = Die Stellung ist mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden, jedes Mal nach genau einem weiteren Zug jedes Spielers.
    .no = Die Stellung ist nicht { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } mit nur je einem weiteren Zug jedes Spielers dazwischen entstanden.
    .if-yes = Falls die Stellung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } entstanden ist, jedes Mal nach genau einem weiteren Zug jedes Spielers
    .if-no = Falls die Stellung nicht { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } mit nur je einem weiteren Zug jedes Spielers dazwischen entstanden ist
    .presumed-no = dass die Stellung nicht { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } mit nur je einem weiteren Zug jedes Spielers dazwischen entstanden ist
question-moves-without-progress =
    .ask = Hat jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt?
    .yes = Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
    .no = Die Spieler haben je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
    .if-yes = Falls jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt hat
    .if-no = Falls die Spieler je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt haben
    .presumed-no = dass die Spieler je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen ausgeführt haben
question-completed-moves-without-progress =
    .ask = Hat jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen?
    .yes = Jeder Spieler hat mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen.
    .no = Die Spieler haben je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen.
    .if-yes = Falls jeder Spieler mindestens { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen hat
    .if-no = Falls die Spieler je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen haben
    .presumed-no = dass die Spieler je weniger als { $limit } Züge ohne Bauernzug und ohne Schlagen vollständig abgeschlossen haben
question-games-per-arbiter =
    .ask = Überwacht ein Schiedsrichter mindestens { $limit ->
        [one] eine Partie
       *[other] { $limit } Partien
    } gleichzeitig?
    .yes = Ein Schiedsrichter überwacht mindestens { $limit ->
        [one] eine Partie
       *[other] { $limit } Partien
    } gleichzeitig.
    .no = Ein Schiedsrichter überwacht weniger als { $limit ->
        [one] eine Partie
       *[other] { $limit } Partien
    } gleichzeitig.
    .if-yes = Falls ein Schiedsrichter mindestens { $limit ->
        [one] eine Partie
       *[other] { $limit } Partien
    } gleichzeitig überwacht
    .if-no = Falls ein Schiedsrichter weniger als { $limit ->
        [one] eine Partie
       *[other] { $limit } Partien
    } gleichzeitig überwacht
question-moves-made-by-each =
    .ask = Hat jeder Spieler mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt?
    .yes = Jeder Spieler hat mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt.
    .no = Die Spieler haben nicht je { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt.
    .if-yes = Falls jeder Spieler mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt hat
    .if-no = Falls die Spieler nicht je { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt haben
    .presumed-yes = { $limit ->
        [1] dass jeder Spieler einen Zug ausgeführt hat
       *[other] dass jeder Spieler mindestens { $limit } Züge ausgeführt hat
    }
question-moves-completed-by-each =
    .ask = Hat jeder Spieler mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } vollständig abgeschlossen?
    .yes = Jeder Spieler hat mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } vollständig abgeschlossen.
    .no = Die Spieler haben nicht je { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } vollständig abgeschlossen.
    .if-yes = Falls jeder Spieler mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } vollständig abgeschlossen hat
    .if-no = Falls die Spieler nicht je { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } vollständig abgeschlossen haben
question-moves-made =
    .ask = Hat { WHO($player) } mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt?
    .yes = { WHO($player) } hat mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt.
    .no = { WHO($player) } hat weniger als { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt.
    .if-yes = Falls { WHO($player) } mindestens { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt hat
    .if-no = Falls { WHO($player) } weniger als { $limit ->
        [one] einen Zug
       *[other] { $limit } Züge
    } ausgeführt hat
question-illegal-acts =
    .ask = Hat { WHO($player) } zuvor schon mindestens { $limit ->
        [one] einen regelwidrigen Zug
       *[other] { $limit } regelwidrige Züge
    } vollständig abgeschlossen?
    .yes = { WHO($player) } hat zuvor schon mindestens { $limit ->
        [one] einen regelwidrigen Zug
       *[other] { $limit } regelwidrige Züge
    } vollständig abgeschlossen.
    .no = { WHO($player) } hat zuvor { $limit ->
        [one] keinen regelwidrigen Zug
       *[other] weniger als { $limit } regelwidrige Züge
    } vollständig abgeschlossen.
    .if-yes = Falls { WHO($player) } zuvor schon mindestens { $limit ->
        [one] einen regelwidrigen Zug
       *[other] { $limit } regelwidrige Züge
    } vollständig abgeschlossen hat
    .if-no = Falls { WHO($player) } zuvor { $limit ->
        [one] keinen regelwidrigen Zug
       *[other] weniger als { $limit } regelwidrige Züge
    } vollständig abgeschlossen hat
    .presumed-no = dass { WHO($player) } zuvor { $limit ->
        [one] keinen regelwidrigen Zug
       *[other] weniger als { $limit } regelwidrige Züge
    } vollständig abgeschlossen hat
question-record-requests =
    .ask = Hat { WHO($player) } die Aufzeichnung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt?
    .yes = { WHO($player) } hat die Aufzeichnung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt.
    .no = { WHO($player) } hat die Aufzeichnung weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt.
    .if-yes = Falls { WHO($player) } die Aufzeichnung mindestens { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt hat
    .if-no = Falls { WHO($player) } die Aufzeichnung weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt hat
    .presumed-no = dass { WHO($player) } die Aufzeichnung weniger als { $limit ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $limit }-mal
    } verlangt hat

## Was die Regeln dem Schiedsrichter überlassen

question-found-accident =
    .ask = Geschah die Handlung versehentlich?
    .yes = Die Handlung geschah versehentlich.
    .no = Die Handlung geschah absichtlich.
    .if-yes = Falls die Handlung versehentlich geschah
    .if-no = Falls die Handlung absichtlich geschah
question-found-distraction =
    .ask = Hat das Verhalten den Gegner abgelenkt oder gestört?
    .yes = Das Verhalten hat den Gegner abgelenkt oder gestört.
    .no = Das Verhalten hat den Gegner weder abgelenkt noch gestört.
    .if-yes = Falls das Verhalten den Gegner abgelenkt oder gestört hat
    .if-no = Falls das Verhalten den Gegner weder abgelenkt noch gestört hat
question-found-position-known =
    .ask = Lässt sich die wiederherzustellende Stellung ermitteln?
    .yes = Die wiederherzustellende Stellung lässt sich ermitteln.
    .no = Die wiederherzustellende Stellung lässt sich nicht ermitteln.
    .if-yes = Falls sich die wiederherzustellende Stellung ermitteln lässt
    .if-no = Falls sich die wiederherzustellende Stellung nicht ermitteln lässt
    .presumed-yes = { $moved ->
        [adjourned] dass sich die Stellung beim Partieabbruch ermitteln lässt
       *[other] dass sich die Stellung vor dem Regelverstoß ermitteln lässt
    }
question-found-earlier-position-known =
    .ask = Lässt sich irgendeine frühere Stellung ermitteln?
    .yes = Eine frühere Stellung lässt sich ermitteln.
    .no = Keine frühere Stellung lässt sich ermitteln.
    .if-yes = Falls sich eine frühere Stellung ermitteln lässt
    .if-no = Falls sich keine frühere Stellung ermitteln lässt
    .presumed-yes = dass sich eine frühere Stellung ermitteln lässt
question-found-times-known =
    .ask = Lassen sich die Uhrenstände beim Partieabbruch feststellen?
    .yes = Die Uhrenstände beim Partieabbruch lassen sich feststellen.
    .no = Die Uhrenstände beim Partieabbruch lassen sich nicht feststellen.
    .if-yes = Falls sich die Uhrenstände beim Partieabbruch feststellen lassen
    .if-no = Falls sich die Uhrenstände beim Partieabbruch nicht feststellen lassen
    .presumed-yes = dass sich die Uhrenstände beim Partieabbruch feststellen lassen
question-found-valid-reason =
    .ask = Gab es einen triftigen Grund?
    .yes = Es gab einen triftigen Grund.
    .no = Es gab keinen triftigen Grund.
    .if-yes = Falls es einen triftigen Grund gab
    .if-no = Falls es keinen triftigen Grund gab
question-found-schedule-suffers =
    .ask = Würde der Zeitplan des Turniers leiden, wenn die Einstellung so bliebe?
    .yes = Der Zeitplan des Turniers würde leiden, wenn die Einstellung so bliebe.
    .no = Der Zeitplan des Turniers würde nicht leiden, wenn die Einstellung so bliebe.
    .if-yes = Falls der Zeitplan des Turniers unter der Einstellung leiden würde
    .if-no = Falls der Zeitplan des Turniers unter der Einstellung nicht leiden würde
question-found-too-severe =
    .ask = Wären die Folgen des Fehlers zu schwerwiegend?
    .yes = Die Folgen des Fehlers wären zu schwerwiegend.
    .no = Die Folgen des Fehlers wären nicht zu schwerwiegend.
    .if-yes = Falls die Folgen des Fehlers zu schwerwiegend wären
    .if-no = Falls die Folgen des Fehlers nicht zu schwerwiegend wären
question-found-too-late =
    .ask = Ist die Wartezeit für den Spieler abgelaufen?
    .yes = Die Wartezeit ist abgelaufen.
    .no = Die Wartezeit ist noch nicht abgelaufen.
    .if-yes = Falls die Wartezeit abgelaufen ist
    .if-no = Falls die Wartezeit noch nicht abgelaufen ist
question-found-opponent-in-time =
    .ask = Trifft der Gegner, der noch nicht da ist, innerhalb der Wartezeit ein?
    .yes = Der Gegner, der noch nicht da ist, trifft innerhalb der Wartezeit ein.
    .no = Der Gegner, der noch nicht da ist, trifft nicht innerhalb der Wartezeit ein.
    .if-yes = Falls der Gegner innerhalb der Wartezeit eintrifft
    .if-no = Falls der Gegner nicht innerhalb der Wartezeit eintrifft
question-found-excused =
    .ask = Ist die Verspätung entschuldigt?
    .yes = Die Verspätung ist entschuldigt.
    .no = Die Verspätung ist nicht entschuldigt.
    .if-yes = Falls die Verspätung entschuldigt ist
    .if-no = Falls die Verspätung nicht entschuldigt ist
question-found-moves-completed-in-time =
    .ask = Wurden die Züge dieser Zeitperiode vor Ablauf der Bedenkzeit vollständig abgeschlossen?
    .yes = Die in dieser Zeitperiode verlangten Züge waren rechtzeitig abgeschlossen.
    .no = Die in dieser Zeitperiode verlangten Züge waren nicht rechtzeitig abgeschlossen.
    .if-yes = Falls die in dieser Zeitperiode verlangten Züge vor Ablauf der Bedenkzeit vollständig abgeschlossen wurden
    .if-no = Falls die in dieser Zeitperiode verlangten Züge nicht vor Ablauf der Bedenkzeit vollständig abgeschlossen wurden
    .presumed-no = dass die in dieser Zeitperiode verlangten Züge nicht vor Ablauf der Bedenkzeit vollständig abgeschlossen wurden
question-found-last-period =
    .ask = Läuft die letzte Zeitperiode, in der alle restlichen Züge auszuführen sind?
    .yes = Es läuft die letzte Zeitperiode, in der alle restlichen Züge auszuführen sind.
    .no = Auf die laufende Zeitperiode folgt eine weitere.
    .if-yes = Falls die letzte Zeitperiode läuft, in der alle restlichen Züge auszuführen sind
    .if-no = Falls auf die laufende Zeitperiode eine weitere folgt
question-found-quickplay-finish =
    .ask = Ist die Partie in der Endspurtphase?
    .yes = Die Partie ist in der Endspurtphase.
    .no = Die Partie ist nicht in der Endspurtphase.
    .if-yes = Falls die Partie in der Endspurtphase ist
    .if-no = Falls die Partie nicht in der Endspurtphase ist
    .presumed-no = dass die Partie nicht in der Endspurtphase ist
question-found-cannot-win-normally =
    .ask = Kann derjenige, der durch Zeitüberschreitung gewinnen würde, nicht mit normalen Mitteln gewinnen?
    .yes = Wer durch Zeitüberschreitung gewinnen würde, kann nicht mit normalen Mitteln gewinnen.
    .no = Wer durch Zeitüberschreitung gewinnen würde, kann auch mit normalen Mitteln gewinnen.
    .if-yes = Falls derjenige, der durch Zeitüberschreitung gewinnen würde, nicht mit normalen Mitteln gewinnen kann
    .if-no = Falls derjenige, der durch Zeitüberschreitung gewinnen würde, auch mit normalen Mitteln gewinnen kann
question-found-no-effort =
    .ask = Versucht derjenige, der durch Zeitüberschreitung gewinnen würde, nicht, mit normalen Mitteln zu gewinnen?
    .yes = Wer durch Zeitüberschreitung gewinnen würde, versucht nicht, mit normalen Mitteln zu gewinnen.
    .no = Wer durch Zeitüberschreitung gewinnen würde, versucht, mit normalen Mitteln zu gewinnen.
    .if-yes = Falls derjenige, der durch Zeitüberschreitung gewinnen würde, nicht versucht, mit normalen Mitteln zu gewinnen
    .if-no = Falls derjenige, der durch Zeitüberschreitung gewinnen würde, versucht, mit normalen Mitteln zu gewinnen
question-found-little-time =
    .ask = Bleiben weniger als zwei Minuten Restbedenkzeit, wie es diese Regeln voraussetzen?
    .yes = Die Restbedenkzeit beträgt weniger als zwei Minuten.
    .no = Die Restbedenkzeit beträgt noch mindestens zwei Minuten.
    .if-yes = Falls die Restbedenkzeit weniger als zwei Minuten beträgt
    .if-no = Falls die Restbedenkzeit noch mindestens zwei Minuten beträgt
question-found-meant-to-resign =
    .ask = War die Aufgabe der Partie gemeint?
    .yes = Eine Aufgabe der Partie war gemeint.
    .no = Eine Aufgabe der Partie war nicht gemeint.
    .if-yes = Falls die Aufgabe der Partie gemeint war
    .if-no = Falls die Aufgabe der Partie nicht gemeint war
question-found-meant-to-agree =
    .ask = War die Zustimmung zum Remis gemeint?
    .yes = Gemeint war die Zustimmung zum Remis.
    .no = Die Zustimmung zum Remis war nicht gemeint.
    .if-yes = Falls die Zustimmung zum Remis gemeint war
    .if-no = Falls die Zustimmung zum Remis nicht gemeint war
question-found-consent =
    .ask = Hat der Schiedsrichter dem Remis zugestimmt?
    .yes = Der Schiedsrichter hat dem Remis zugestimmt.
    .no = Der Schiedsrichter hat dem Remis nicht zugestimmt.
    .if-yes = Falls der Schiedsrichter dem Remis zugestimmt hat
    .if-no = Falls der Schiedsrichter dem Remis nicht zugestimmt hat
    .presumed-no = dass der Schiedsrichter dem Remis nicht zugestimmt hat
question-found-games-recorded =
    .ask = Wird jede Partie vom Schiedsrichter oder von einem Assistenten aufgezeichnet?
    .yes = Jede Partie wird vom Schiedsrichter oder von einem Assistenten aufgezeichnet.
    .no = Nicht jede Partie wird vom Schiedsrichter oder von einem Assistenten aufgezeichnet.
    .if-yes = Falls jede Partie vom Schiedsrichter oder von einem Assistenten aufgezeichnet wird
    .if-no = Falls nicht jede Partie vom Schiedsrichter oder von einem Assistenten aufgezeichnet wird
question-found-well-supervised =
    .ask = Genügt die Aufsicht für die Turnierschachregeln?
    .yes = Die Aufsicht genügt für die Turnierschachregeln.
    .no = Die Aufsicht genügt nicht für die Turnierschachregeln.
    .if-yes = Falls die Aufsicht für die Turnierschachregeln genügt
    .if-no = Falls die Aufsicht für die Turnierschachregeln nicht genügt
question-found-impossible-position =
    .ask = Stehen beide Könige im Schach, oder steht ein Bauer auf der entferntesten Reihe?
    .yes = Beide Könige stehen im Schach, oder ein Bauer steht auf der entferntesten Reihe.
    .no = Es stehen nicht beide Könige im Schach, und kein Bauer steht auf der entferntesten Reihe.
    .if-yes = Falls beide Könige im Schach stehen oder ein Bauer auf der entferntesten Reihe steht
    .if-no = Falls nicht beide Könige im Schach stehen und kein Bauer auf der entferntesten Reihe steht
    .presumed-no = dass nicht beide Könige im Schach stehen und kein Bauer auf der entferntesten Reihe steht
question-found-unreachable =
    .ask = Kann keine Folge regelgemäßer Züge zu der Stellung führen?
    .yes = Keine Folge regelgemäßer Züge kann zu der Stellung führen.
    .no = Regelgemäße Züge können zu der Stellung führen.
    .if-yes = Falls keine Folge regelgemäßer Züge zu der Stellung führen kann
    .if-no = Falls regelgemäße Züge zu der Stellung führen können
question-found-evident-defect =
    .ask = Hat die Uhr einen offensichtlichen Defekt?
    .yes = Die Uhr hat einen offensichtlichen Defekt.
    .no = Die Uhr hat keinen offensichtlichen Defekt.
    .if-yes = Falls die Uhr einen offensichtlichen Defekt hat
    .if-no = Falls die Uhr keinen offensichtlichen Defekt hat
question-found-unfinished-castling =
    .ask = War die Rochade begonnen und beim Drücken der Uhr nur nicht zu Ende geführt?
    .yes = Die Rochade war begonnen und beim Drücken der Uhr nur nicht zu Ende geführt.
    .no = Der Zug war keine unvollendete Rochade, sondern ein anderer.
    .if-yes = Falls die Rochade nur nicht zu Ende geführt war
    .if-no = Falls der Zug keine unvollendete Rochade war
question-found-only-pressed-back =
    .ask = Wurde die Uhr nach einem Regelverstoß des Gegners nur zurückgedrückt, aus Versehen oder als Störung, und ist das Zurückdrücken weniger als ein regelwidriger Zug?
    .yes = Die Uhr wurde nach einem Regelverstoß des Gegners nur zurückgedrückt, was weniger ist als ein regelwidriger Zug.
    .no = Das Zurückdrücken der Uhr war einem regelwidrigen Zug gleichzusetzen.
    .if-yes = Falls die Uhr nur zurückgedrückt wurde
    .if-no = Falls das Zurückdrücken der Uhr einem regelwidrigen Zug gleichzusetzen war
question-found-counted-apart =
    .ask = Zählt die Handlung für sich, neben dem anderen Verstoß beim selben Zug?
    .yes = Die Handlung zählt für sich, neben dem anderen Verstoß beim selben Zug.
    .no = Die Handlung zählt nicht neben dem anderen Verstoß beim selben Zug.
    .if-yes = Falls die Handlung neben dem anderen Verstoß beim selben Zug für sich zählt
    .if-no = Falls die Handlung nicht neben dem anderen Verstoß beim selben Zug zählt
question-found-stood-well =
    .ask = Standen die Figuren richtig auf ihren Feldern?
    .yes = Die Figuren standen richtig auf ihren Feldern.
    .no = Die Figuren standen nicht richtig auf ihren Feldern.
    .if-yes = Falls die Figuren richtig auf ihren Feldern standen
    .if-no = Falls die Figuren nicht richtig auf ihren Feldern standen
    .presumed-no = dass die Figuren nicht richtig auf ihren Feldern standen
question-found-no-record =
    .ask = Fehlt jede Aufzeichnung der Partie?
    .yes = Es gibt keine Aufzeichnung der Partie.
    .no = Es gibt eine Aufzeichnung der Partie.
    .if-yes = Falls es keine Aufzeichnung der Partie gibt
    .if-no = Falls es eine Aufzeichnung der Partie gibt
    .presumed-no = dass es eine Aufzeichnung der Partie gibt
question-found-mate-first =
    .ask = Geht das Matt durch die Dame dem vor, was der Regelverstoß kostet?
    .yes = Das Matt durch die Dame geht dem vor, was der Regelverstoß kostet.
    .no = Was der Regelverstoß kostet, geht dem Matt durch die Dame vor.
    .if-yes = Falls das Matt durch die Dame vorgeht
    .if-no = Falls das vorgeht, was der Regelverstoß kostet
question-found-opponent-worse-off =
    .ask = Wäre der Gegner benachteiligt, wenn der Wunsch erfüllt würde?
    .yes = Der Gegner wäre benachteiligt, wenn der Wunsch erfüllt würde.
    .no = Der Gegner wäre nicht benachteiligt, wenn der Wunsch erfüllt würde.
    .if-yes = Falls die Erfüllung des Wunsches den Gegner benachteiligen würde
    .if-no = Falls die Erfüllung des Wunsches den Gegner nicht benachteiligen würde
question-found-sheet-hidden =
    .ask = Ist zu viel vom Partieformular verdeckt?
    .yes = Vom Partieformular ist zu viel verdeckt.
    .no = Vom Partieformular ist nicht zu viel verdeckt.
    .if-yes = Falls zu viel vom Partieformular verdeckt ist
    .if-no = Falls nicht zu viel vom Partieformular verdeckt ist
question-found-against-national-law =
    .ask = Verbietet das Recht des Landes eine solche Untersuchung?
    .yes = Das Recht des Landes verbietet eine solche Untersuchung.
    .no = Das Recht des Landes verbietet eine solche Untersuchung nicht.
    .if-yes = Falls das Recht des Landes eine solche Untersuchung verbietet
    .if-no = Falls das Recht des Landes eine solche Untersuchung nicht verbietet
    .presumed-no = dass das Recht des Landes eine solche Untersuchung nicht verbietet
question-found-clock-marks-first =
    .ask = Kennzeichnet die Uhr, welches Blättchen zuerst fiel?
    .yes = Die Uhr kennzeichnet, welches Blättchen zuerst fiel.
    .no = Die Uhr zeigt nicht, welches Blättchen zuerst fiel.
    .if-yes = Falls die Uhr kennzeichnet, welches Blättchen zuerst fiel
    .if-no = Falls die Uhr nicht zeigt, welches Blättchen zuerst fiel
question-found-suspicion =
    .ask = Gibt es einen Grund, den Spieler des Betrugs zu verdächtigen, etwa eine förmliche und nicht offensichtlich unbegründete Anzeige?
    .yes = Es gibt einen Grund, den Spieler des Betrugs zu verdächtigen.
    .no = Es gibt keinen Grund, den Spieler des Betrugs zu verdächtigen.
    .if-yes = Falls es einen Grund gibt, den Spieler des Betrugs zu verdächtigen
    .if-no = Falls es keinen Grund gibt, den Spieler des Betrugs zu verdächtigen
question-found-overwhelming =
    .ask = Ist der Verdacht so stark, dass die Untersuchung nicht warten kann?
    .yes = Der Verdacht ist so stark, dass die Untersuchung nicht warten kann.
    .no = Der Verdacht ist nicht so stark; die Untersuchung kann warten.
    .if-yes = Falls der Verdacht so stark ist, dass die Untersuchung nicht warten kann
    .if-no = Falls die Untersuchung warten kann
question-found-malice =
    .ask = War die Anschuldigung böswillig?
    .yes = Die Anschuldigung war böswillig.
    .no = Die Anschuldigung war ehrlich gemeint.
    .if-yes = Falls die Anschuldigung böswillig war
    .if-no = Falls die Anschuldigung ehrlich gemeint war
    .presumed-no = dass die Anschuldigung ehrlich gemeint war
question-found-reasonable-ground =
    .ask = Hat die Anschuldigung einen vernünftigen Grund?
    .yes = Die Anschuldigung hat einen vernünftigen Grund.
    .no = Die Anschuldigung hat keinen vernünftigen Grund.
    .if-yes = Falls die Anschuldigung einen vernünftigen Grund hat
    .if-no = Falls die Anschuldigung keinen vernünftigen Grund hat
question-found-permission =
    .ask = Hatte der Schiedsrichter die Erlaubnis gegeben?
    .yes = Der Schiedsrichter hatte die Erlaubnis gegeben.
    .no = Der Schiedsrichter hatte die Erlaubnis nicht gegeben.
    .if-yes = Falls der Schiedsrichter die Erlaubnis gegeben hatte
    .if-no = Falls der Schiedsrichter die Erlaubnis nicht gegeben hatte
question-found-reported =
    .ask = Wurde der Schiedsrichter vor dem Weggehen unterrichtet?
    .yes = Der Schiedsrichter wurde vor dem Weggehen unterrichtet.
    .no = Der Schiedsrichter wurde vor dem Weggehen nicht unterrichtet.
    .if-yes = Falls der Schiedsrichter vor dem Weggehen unterrichtet wurde
    .if-no = Falls der Schiedsrichter vor dem Weggehen nicht unterrichtet wurde
question-found-unable-to-press =
    .ask = Ist der Spieler außerstande, die Uhr zu bedienen?
    .yes = Der Spieler ist außerstande, die Uhr zu bedienen.
    .no = Der Spieler kann die Uhr bedienen.
    .if-yes = Falls der Spieler außerstande ist, die Uhr zu bedienen
    .if-no = Falls der Spieler die Uhr bedienen kann
question-found-disability =
    .ask = Hat der Spieler eine Behinderung?
    .yes = Der Spieler hat eine Behinderung.
    .no = Der Spieler hat keine Behinderung.
    .if-yes = Falls der Spieler eine Behinderung hat
    .if-no = Falls der Spieler keine Behinderung hat

question-found-short-of-time =
    .ask = Liegt die Restbedenkzeit des Spielers unter der Grenze, unter der er nicht mitzuschreiben braucht?
    .yes = Die Restbedenkzeit des Spielers liegt unter der Grenze, unter der er nicht mitzuschreiben braucht.
    .no = Die Restbedenkzeit des Spielers liegt nicht unter der Grenze, unter der er nicht mitzuschreiben braucht.
    .if-yes = Falls die Restbedenkzeit des Spielers unter der Grenze liegt, unter der er nicht mitzuschreiben braucht
    .if-no = Falls die Restbedenkzeit des Spielers nicht unter der Grenze liegt, unter der er nicht mitzuschreiben braucht
question-found-large-increment =
    .ask = Ist die Zeitgutschrift so groß, dass die Spieler immer mitschreiben müssen?
    .yes = Die Zeitgutschrift ist so groß, dass die Spieler immer mitschreiben müssen.
    .no = Die Zeitgutschrift ist nicht so groß, dass die Spieler immer mitschreiben müssen.
    .if-yes = Falls die Zeitgutschrift so groß ist, dass die Spieler immer mitschreiben müssen
    .if-no = Falls die Zeitgutschrift nicht so groß ist, dass die Spieler immer mitschreiben müssen
    .presumed-no = dass die Zeitgutschrift nicht so groß ist, dass die Spieler immer mitschreiben müssen
question-found-sheet-defect-evident =
    .ask = Ist das elektronische Partieformular offensichtlich defekt?
    .yes = Das elektronische Partieformular ist offensichtlich defekt.
    .no = Das elektronische Partieformular ist nicht offensichtlich defekt.
    .if-yes = Falls das elektronische Partieformular offensichtlich defekt ist
    .if-no = Falls das elektronische Partieformular nicht offensichtlich defekt ist
question-found-more-moves-made =
    .ask = Ist belegt, dass mehr Züge ausgeführt wurden, als die Partieformulare zeigen?
    .yes = Es ist belegt, dass mehr Züge ausgeführt wurden, als die Partieformulare zeigen.
    .no = Es ist nicht belegt, dass mehr Züge ausgeführt wurden, als die Partieformulare zeigen.
    .if-yes = Falls belegt ist, dass mehr Züge ausgeführt wurden, als die Partieformulare zeigen
    .if-no = Falls nicht belegt ist, dass mehr Züge ausgeführt wurden, als die Partieformulare zeigen
    .presumed-no = dass nicht mehr Züge belegt sind, als die Partieformulare zeigen
question-found-persistent-refusal =
    .ask = Ist die Weigerung, die Regeln einzuhalten, andauernd?
    .yes = Die Weigerung, die Regeln einzuhalten, ist andauernd.
    .no = Die Weigerung, die Regeln einzuhalten, ist noch nicht andauernd.
    .if-yes = Falls die Weigerung, die Regeln einzuhalten, andauernd ist
    .if-no = Falls die Weigerung, die Regeln einzuhalten, noch nicht andauernd ist
question-found-unnoticed =
    .ask = Hat niemand bemerkt, dass die Partie ohne Antrag remis war?
    .yes = Dass die Partie damit auch ohne Antrag remis war, hat niemand bemerkt.
    .no = Es wurde bemerkt, dass die Partie ohne Antrag remis war.
    .if-yes = Falls niemand bemerkt hat, dass die Partie ohne Antrag remis war
    .if-no = Falls bemerkt wurde, dass die Partie ohne Antrag remis war
    .presumed-no = dass jemand bemerkt hat, dass die Partie ohne Antrag remis war
question-found-loss-announced =
    .ask = Wurde dem Spieler gesagt, dass der nächste Verstoß die Partie kostet?
    .yes = Dem Spieler wurde gesagt, dass der nächste Verstoß die Partie kostet.
    .no = Dem Spieler wurde nicht gesagt, dass der nächste Verstoß die Partie kostet.
    .if-yes = Falls dem Spieler gesagt wurde, dass der nächste Verstoß die Partie kostet
    .if-no = Falls dem Spieler nicht gesagt wurde, dass der nächste Verstoß die Partie kostet
    .presumed-no = dass dem Spieler nicht gesagt wurde, dass der nächste Verstoß die Partie kostet
question-found-disrepute =
    .ask = Ist das Verhalten dem Ansehen des Schachspiels abträglich?
    .yes = Das Verhalten ist dem Ansehen des Schachspiels abträglich.
    .no = Das Verhalten ist dem Ansehen des Schachspiels nicht abträglich.
    .if-yes = Falls das Verhalten dem Ansehen des Schachspiels abträglich ist
    .if-no = Falls das Verhalten dem Ansehen des Schachspiels nicht abträglich ist
question-found-device-evident =
    .ask = Ist es offensichtlich, dass der Spieler das Gerät bei sich hat?
    .yes = Es ist offensichtlich, dass der Spieler das Gerät bei sich hat.
    .no = Es ist nicht offensichtlich, dass der Spieler das Gerät bei sich hat.
    .if-yes = Falls es offensichtlich ist, dass der Spieler das Gerät bei sich hat
    .if-no = Falls es nicht offensichtlich ist, dass der Spieler das Gerät bei sich hat
question-found-announced-first =
    .ask = Wurde das Zurechtrücken vor der Berührung bekannt gegeben?
    .yes = Das Zurechtrücken wurde vor der Berührung bekannt gegeben.
    .no = Das Zurechtrücken wurde nicht vor der Berührung bekannt gegeben.
    .if-yes = Falls das Zurechtrücken vor der Berührung bekannt gegeben wurde
    .if-no = Falls das Zurechtrücken nicht vor der Berührung bekannt gegeben wurde
question-found-otherwise-played =
    .ask = Wurde ein anderer Zug ausgeführt, als die berührte Figur verlangte?
    .yes = Es wurde ein anderer Zug ausgeführt, als die berührte Figur verlangte.
    .no = Es wurde der Zug ausgeführt, den die berührte Figur verlangte.
    .if-yes = Falls ein anderer Zug ausgeführt wurde, als die berührte Figur verlangte
    .if-no = Falls der Zug ausgeführt wurde, den die berührte Figur verlangte
question-found-unable-to-move =
    .ask = Ist der Spieler außerstande, die Figuren zu ziehen?
    .yes = Der Spieler ist außerstande, die Figuren zu ziehen.
    .no = Der Spieler kann die Figuren ziehen.
    .if-yes = Falls der Spieler außerstande ist, die Figuren zu ziehen
    .if-no = Falls der Spieler die Figuren ziehen kann
