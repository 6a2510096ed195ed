### Die Schachuhr.

## Was die Wörter bedeuten

chessclock =
    .title = Die Schachuhr
    .rule = Eine Schachuhr hat zwei Zeitanzeigen, die so verbunden sind, dass immer nur eine von ihnen laufen kann. In diesen Regeln ist mit „Uhr“ eine der beiden Zeitanzeigen gemeint.
flag-defined =
    .title = Das Fallblättchen
    .rule = Jede Zeitanzeige hat ein Fallblättchen. Das Fallen des Blättchens zeigt, dass die Bedenkzeit des Spielers abgelaufen ist. Manche Uhren zeigen auch an, welches der beiden Blättchen zuerst gefallen ist.
    .reading = Ein Zeichen auf einer Digitaluhr gilt als Fallblättchen; zeigt es auch an, welches Blättchen zuerst gefallen ist, so gilt die Reihenfolge als bekannt. Man könnte nur gelten lassen, was jemand gesehen hat, aber die Uhr ist der bessere Zeuge.
clocks-stand =
    .title = Was die Uhren zeigen
    .rule = Gewährt oder entzieht eine Entscheidung Bedenkzeit, so wird von den Uhrenständen aus weitergerechnet: Jede Uhr zeigt danach ihren bisherigen Stand zuzüglich oder abzüglich dieser Zeit.
    .holds = { $counted ->
        [asked] Genannt sind die letzten bekannten Uhrenstände.
        [judgement] Gerechnet wird von den genannten Uhrenständen aus; der Schiedsrichter darf nach seinem Ermessen andere Zeiten einstellen.
        [gained] Gerechnet wird von den genannten Uhrenständen aus. Wird die durch das Drücken gewonnene Zeitgutschrift abgezogen, so zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) }.
        [gained-or-judged] Gerechnet wird von den genannten Uhrenständen aus; der Schiedsrichter darf nach seinem Ermessen andere Zeiten einstellen. Wird die durch das Drücken gewonnene Zeitgutschrift abgezogen, so zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) }.
        [late] Die Uhr { WHO($player, case: "gen") } ist bis zum Eintreffen des Spielers { DURATION($time, case: "acc") } lang gelaufen.
       *[ruled] Gerechnet wird von den genannten Uhrenständen aus.
    }
    .fails = Was die Uhren zeigen, lässt sich nicht sagen: Dazu braucht es einen Uhrenstand oder, vor dem ersten Zug, die Bedenkzeit zu Beginn.
    .fails-alone = Was die Uhren zeigen, lässt sich nicht sagen.

## Wann ein Zug abgeschlossen ist

move-completed =
    .title = Wann ein Zug vollständig abgeschlossen ist
    .rule = Ein auf dem Brett ausgeführter Zug ist vollständig abgeschlossen, wenn der Spieler die Uhr gedrückt hat.
completed-by-the-end =
    .title = Abgeschlossen durch das Ende der Partie
    .rule = Ein Zug, der die Partie beendet, ist auch ohne Drücken der Uhr vollständig abgeschlossen.
    .reading = Unter dem, was die Partie beendet und so einen Zug ohne Drücken der Uhr abschließt, nennt der Text von 2023 auch den Antrag mit beabsichtigtem Zug. Ein solcher Antrag beendet nichts, bevor der Schiedsrichter ihn für berechtigt erklärt hat; wir halten die Nennung für ein redaktionelles Versehen. Nach einer anderen Lesart schlösse ein berechtigter Antrag dieser Art den nur aufgeschriebenen Zug ab; das Ergebnis wäre dasselbe.
completed-by-next-move =
    .title = Abgeschlossen durch den nächsten Zug
    .rule = Ein Zug, nach dem die Uhr nicht gedrückt wurde, ist vollständig abgeschlossen, wenn derselbe Spieler seinen nächsten Zug ausgeführt hat.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } einen weiteren Zug ausgeführt; der frühere Zug{ $reference } ist damit vollständig abgeschlossen, obwohl die Uhr danach nicht gedrückt wurde.

## Das Drücken der Uhr

press-always-allowed =
    .title = Das Recht, die Uhr zu drücken
    .rule = Nach der Ausführung eines Zuges muss ein Spieler immer Gelegenheit haben, die Uhr zu drücken, auch wenn der Gegner schon den nächsten Zug ausgeführt hat. Die Zeit zwischen der Ausführung des Zuges und dem Drücken der Uhr gehört zur Bedenkzeit des Spielers.
    .holds = { WHO($opponent) } hat geantwortet, bevor { WHO($player) } nach dem Zug{ $reference } die Uhr gedrückt hatte; { WHO($player) } darf sie dennoch drücken.
    .reading = Die Ausgaben vor 2014 sagen, dass ein Spieler die Uhr immer drücken darf, und nennen die Antwort des Gegners nicht. Wir verstehen sie ebenso, weil „immer“ auch diesen Fall umfasst; man könnte das Recht auch mit dem Zug des Gegners enden lassen.
press-same-hand =
    .title = Drücken mit der Hand, die gezogen hat
    .rule = Ein Spieler muss die Uhr mit derselben Hand drücken, mit der er den Zug ausgeführt hat.
    .holds = { WHO($player) } hat die Uhr mit der anderen Hand gedrückt. Das Drücken mit der anderen Hand ist verboten, zählt aber nicht als regelwidriger Zug.
no-hovering =
    .title = Kein Finger auf dem Knopf oder über der Uhr
    .rule = Ein Spieler darf weder einen Finger auf dem Knopf der Uhr lassen noch den Finger über der Uhr halten.
    .holds = { $finger ->
        [yes] { WHO($player) } hat einen Finger auf dem Knopf der Uhr gelassen, was verboten ist.
       *[no] { WHO($player) } hat die Hand oder den Finger über der Uhr gehalten, was verboten ist.
    }
clock-handling =
    .title = Richtiger Umgang mit der Uhr
    .rule = { $before-move ->
        [yes] Mit der Uhr ist ordentlich umzugehen. Es ist verboten, heftig auf sie zu schlagen, sie hochzuheben, sie vor dem Zug zu drücken oder sie umzuwerfen. Unsachgemäßer Umgang ist zu bestrafen.
       *[no] Mit der Uhr ist ordentlich umzugehen. Es ist verboten, heftig auf sie zu schlagen, sie hochzuheben oder sie umzuwerfen. Unsachgemäßer Umgang ist zu bestrafen.
    }
    .holds = { $how ->
        [force] { WHO($player) } hat die Uhr mit Wucht gedrückt, was verboten ist.
        [lift] { WHO($player) } hat die Uhr hochgehoben, was verboten ist.
        [before-move] { WHO($player) } hat die Uhr vor dem Zug gedrückt, was verboten ist.
       *[knock-over] { WHO($player) } hat die Uhr umgeworfen, was verboten ist.
    }
    .fails = { WHO($player) } hat die Uhr ganz ohne Zug gedrückt; dafür gilt allein die Regel über das Drücken ohne Zug.
    .reading = Für das Drücken ohne Zug gibt es eine eigene Regel. Nach dem Wortlaut gelten beide, sodass außerdem eine Strafe fällig ist; nach dem Kommentar gilt nur die Regel über das Drücken ohne Zug.
clock-assistant =
    .title = Ein Assistent für die Uhr
    .rule = Ein Spieler, der die Uhr nicht selbst bedienen kann, darf für diese Aufgabe einen vom Schiedsrichter akzeptierten Assistenten mitbringen. { $time ->
        [adjusted-unless-disabled] Der Schiedsrichter muss die Bedenkzeit des Spielers angemessen kürzen, jedoch nicht die eines Spielers mit Behinderung.
       *[adjusted] Der Schiedsrichter muss die Bedenkzeit des Spielers angemessen kürzen.
    }
    .holds = { $clock ->
        [refused] { WHO($player) } kann die Uhr nicht selbst bedienen, der Schiedsrichter akzeptiert diesen Assistenten aber nicht.
        [kept] { WHO($player) } kann die Uhr nicht selbst bedienen und darf sich von einem vom Schiedsrichter akzeptierten Assistenten helfen lassen; wegen der Behinderung wird die Bedenkzeit nicht gekürzt.
       *[adjusted] { WHO($player) } kann die Uhr nicht selbst bedienen und darf sich von einem vom Schiedsrichter akzeptierten Assistenten helfen lassen; die Bedenkzeit wird angemessen gekürzt.
    }
    .fails = { WHO($player) } kann die Uhr selbst bedienen.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Uhr ohne Assistenten drücken.
assistant-time-usual =
    .title = Was ein Assistent für die Uhr üblicherweise kostet
    .rule = Als angemessene Kürzung werden üblicherweise { DURATION($time) } von der Bedenkzeit des Spielers abgezogen, der Hilfe braucht.
    .holds = { WHO($player) } braucht einen Assistenten, ohne eine Behinderung zu haben; üblich ist ein Abzug von { DURATION($time, case: "dat") }.
clock-assistant-too-late =
    .title = Ein zu spät vorgestellter Assistent für die Uhr
    .rule = Ein Assistent für die Uhr muss dem Schiedsrichter im Voraus vorgestellt werden; wird er erst unmittelbar vor der Runde vorgestellt, so wird er üblicherweise abgelehnt.
    .holds = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } den Assistenten erst unmittelbar vor der Runde vor, also zu spät; üblich ist die Ablehnung.
    .reading = Nach dem Kommentar darf der Schiedsrichter dann ablehnen; da er es ohnehin darf, verstehen wir die Ablehnung als üblich.
opponent-as-assistant =
    .title = Der Gegner als Assistent
    .rule = Dient im Notfall der Gegner selbst als Assistent, so darf der Schiedsrichter ihm zusätzliche Bedenkzeit geben.
    .holds = { WHO($opponent) } { AGREE($opponent, sg: "dient", pl: "dienen") } { WHO($player, case: "dat") } als Assistent; für diese Hilfe darf zusätzliche Bedenkzeit gegeben werden.

## Die Bedenkzeit

time-control =
    .title = Züge und Bedenkzeit einer Zeitperiode
    .rule = In jeder Zeitperiode muss ein Spieler eine bestimmte Anzahl von Zügen oder alle restlichen Züge in der dafür festgesetzten Zeit vollständig abschließen; was ihm für jeden Zug zusätzlich zusteht, ist darin enthalten. All dies muss im Voraus festgelegt sein.
time-carried-over =
    .title = In einer Zeitperiode gesparte Zeit
    .rule = { $saved ->
        [except-in-delay] Sind die Züge einer Zeitperiode vollständig abgeschlossen, so kommt die gesparte Zeit zur Bedenkzeit der nächsten hinzu, außer im Verzögerungsmodus.
       *[carried] Sind die Züge einer Zeitperiode vollständig abgeschlossen, so kommt die gesparte Zeit zur Bedenkzeit der nächsten hinzu, sofern es eine gibt.
    } Eine Uhr mit Zugzähler gibt die neue Zeit hinzu, sobald sie so oft gedrückt wurde, wie an ihr eingestellt ist, gleichgültig, was auf dem Brett geschehen ist.
    .holds = Mit dem { $press }. Drücken erreicht die Uhr { WHO($player, case: "gen") } die nächste Zeitperiode und zeigt dann { CLOCK($left) }.
    .reading = Wo eine Ausgabe den Verzögerungsmodus ausnimmt, übertragen wir auch die verbliebene Hauptbedenkzeit nicht. Nach einer anderen Lesart verfällt nur die nicht genutzte Verzögerung; der Text macht diesen Unterschied nicht.
increment-mode =
    .title = Der kumulative Modus
    .rule = Im kumulativen Modus (Fischer) erhält ein Spieler für jeden Zug, vom ersten an, eine Zeitgutschrift. Was er davon nicht verbraucht, bleibt ihm für spätere Züge.
    .holds = Die Uhr { WHO($player, case: "gen") } erhält die Zeitgutschrift von { DURATION($increment, case: "dat") } und zeigt dann { CLOCK($left) }.
    .reading = Wir zählen die Zeitgutschrift eines Zuges schon vor dem Zug zur Anzeige, die des ersten von Beginn an. Man könnte sie auch nach jedem Zug hinzufügen; die Zeiten sind dieselben, sofern die erste von Anfang an da ist.
delay-mode =
    .title = Der Verzögerungsmodus
    .rule = Im Verzögerungsmodus (Bronstein) hat ein Spieler für jeden Zug eine feste Zusatzzeit. Die Hauptbedenkzeit läuft erst, wenn die Zusatzzeit verbraucht ist. Wird die Uhr vorher gedrückt, so bleibt die Hauptbedenkzeit, wie sie war, und der Rest der Zusatzzeit verfällt.
    .holds = { WHO($player) } hat für den Zug { DURATION($used, case: "acc") } gebraucht; die ersten { DURATION($delay, case: "nom") } zählen nicht, und die Uhr { WHO($player, case: "gen") } zeigt daher { CLOCK($left) }.
moves-checked =
    .title = Prüfung der Züge beim Fallen des Blättchens
    .rule = Sobald ein Blättchen gefallen ist, muss geprüft werden, ob der Spieler die Züge der Zeitperiode vollständig abgeschlossen hat.
    .holds = { $kind ->
        [number] Das Blättchen { WHO($player, case: "gen") } ist gefallen. Vollständig abgeschlossen { $completed ->
            [0] war kein Zug
            [one] war ein Zug
           *[other] waren { $completed } Züge
        }; die Zeitperiode endet nach { $moves ->
            [one] einem Zug
           *[other] { $moves } Zügen
        }.
        [moves] Das Blättchen { WHO($player, case: "gen") } ist gefallen; zu prüfen ist, ob { $moves ->
            [one] ein Zug vollständig abgeschlossen war
           *[other] { $moves } Züge vollständig abgeschlossen waren
        }.
       *[unknown] Das Blättchen { WHO($player, case: "gen") } ist gefallen; zu prüfen ist, ob die Züge der Zeitperiode vollständig abgeschlossen waren.
    }
    .fails = Das Blättchen { WHO($player, case: "gen") } ist in der Zeitperiode gefallen, in der alle restlichen Züge vollständig abgeschlossen werden müssen; eine Zahl von Zügen ist daher nicht zu prüfen.

first-flag =
    .title = Wessen Blättchen zuerst gefallen ist
    .rule = Nach dem Fallen eines Blättchens wird geprüft, ob die Züge der Zeitperiode abgeschlossen sind. Sind beide Blättchen gefallen, so ergibt sich aus der Anzeige der Uhr oder aus dem, was beobachtet wurde, welches zuerst gefallen ist.
    .holds = { $by ->
        [mark] Die Uhr zeigt an, dass das Blättchen { WHO($player, case: "gen") } zuerst gefallen ist.
        [order] Es wurde beobachtet, dass das Blättchen { WHO($player, case: "gen") } zuerst gefallen ist.
       *[one-only] Nur das Blättchen { WHO($player, case: "gen") } ist gefallen.
    }
    .fails = { $why ->
        [none-fell] Kein Blättchen ist gefallen.
       *[both-down] Beide Blättchen sind gefallen, und nichts zeigt, welches zuerst gefallen ist.
    }
    .reading = Der Artikel sagt nicht, wie festgestellt wird, wessen Blättchen zuerst gefallen ist. Dass die Anzeige einer digitalen Schachuhr dafür genügt, schließen wir aus dem Artikel, nach dem die Uhr maßgebend ist; man könnte die Reihenfolge auch als unbekannt behandeln.
    .fails-alone = { $why ->
        [none-fell] Kein Blättchen ist gefallen.
       *[both-down] Welches Blättchen zuerst gefallen ist, lässt sich nicht sagen.
    }

## Der Beginn der Partie

clock-place =
    .title = Wo die Uhr steht
    .rule = Vor der Partie bestimmt der Schiedsrichter, wo die Schachuhr steht.
    .holds = { $before ->
        [yes] Die Partie hat noch nicht begonnen; daher bestimmt der Schiedsrichter, wo die Uhr steht.
       *[no] Wo die Uhr steht, wurde vor der Partie bestimmt; dabei bleibt es.
    }
    .yields = { $before ->
        [yes] Die Partie hat noch nicht begonnen; daher würde der Schiedsrichter bestimmen, wo die Uhr steht.
       *[no] Wo die Uhr steht, wurde vor der Partie bestimmt; dabei würde es bleiben.
    }
    .fails = Wo die Uhr steht, wurde vor der Partie bestimmt.
board-turned-for-clock =
    .title = Die Uhr auf der anderen Seite
    .rule = Braucht ein Spieler mit Behinderung die Uhr auf der anderen Seite, so wird das Brett gedreht, und die Uhr bleibt an ihrem Platz.
    .holds = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Uhr wegen einer Behinderung auf der anderen Seite; daher wird das Brett gedreht, und die Uhr bleibt an ihrem Platz.
white-clock-started =
    .title = Die Uhr von Weiß wird in Gang gesetzt
    .rule = Zum festgesetzten Zeitpunkt des Partiebeginns wird die Uhr von Weiß in Gang gesetzt.
    .holds = Die Partie beginnt; daher wird die Uhr von Weiß in Gang gesetzt.
default-time =
    .title = Die Wartezeit
    .rule = { $silent ->
        [zero] Das Turnierreglement muss im Voraus bestimmen, wie spät ein Spieler am Brett eintreffen darf; schweigt es, so ist keine Verspätung erlaubt.
        [time] Ein Spieler darf bis zu { DURATION($limit, case: "acc") } verspätet am Brett eintreffen, sofern das Turnierreglement nicht eine andere Zeit bestimmt.
       *[nothing] Das Turnierreglement muss im Voraus bestimmen, wie spät ein Spieler am Brett eintreffen darf.
    } { $excuse ->
        [regulations] Wer später eintrifft, verliert die Partie.
        [both] Wer später eintrifft, verliert die Partie, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
       *[arbiter] Wer später eintrifft, verliert die Partie, sofern der Schiedsrichter nicht anders entscheidet.
    }
    .holds = { $came ->
        [no] { $both ->
            [yes] Keiner der Spieler ist innerhalb der Wartezeit eingetroffen; daher verlieren beide die Partie.
           *[no] { WHO($player) } ist nicht innerhalb der Wartezeit eingetroffen; daher gewinnt { WHO($opponent) }.
        }
       *[yes] { $both ->
            [yes] { WHO($player) } ist nach Ablauf der Wartezeit eingetroffen, { WHO($opponent) } gar nicht; daher verlieren beide die Partie.
           *[no] { WHO($player) } ist nach Ablauf der Wartezeit eingetroffen; daher gewinnt { WHO($opponent) }.
        }
    }
    .fails = { $why ->
        [hall] { WHO($player) } ist im Turniersaal, aber noch nicht am Brett.
        [in-time] { WHO($player) } ist innerhalb der Wartezeit eingetroffen.
        [excused] { WHO($player) } ist nach Ablauf der Wartezeit eingetroffen, ist aber entschuldigt.
       *[waits] Die Wartezeit ist abgelaufen, aber der Schiedsrichter entscheidet anders.
    }
    .reading = Wer den Turniersaal betritt, ist damit noch nicht am Brett eingetroffen; man könnte sich mit weniger begnügen, aber der Text nennt das Brett. Er spricht außerdem nur von einem Spieler: Fehlen nach Ablauf der Wartezeit beide, so verlieren nach unserer Lesart beide, denn keiner steht besser da als der andere. Den Verlust behandeln wir in jeder Ausgabe als kampflos, denn gespielt wurde nicht; von kampflosen Partien spricht nur der Artikel über die Punkte, und das erst seit 2009.
    .fails-alone = { $why ->
        [hall] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } noch nicht am Brett eingetroffen.
        [in-time] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } rechtzeitig eingetroffen und { AGREE($player, sg: "darf", pl: "dürfen") } spielen.
        [excused] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } entschuldigt und { AGREE($player, sg: "darf", pl: "dürfen") } spielen.
       *[waits] Die Partie geht nicht kampflos verloren.
    }
lateness-excused =
    .title = Die entschuldigte Verspätung
    .rule = Wer nach Ablauf der Wartezeit eintrifft und vom Schiedsrichter entschuldigt wird, spielt die Partie.
    .holds = { WHO($player) } ist nach Ablauf der Wartezeit eingetroffen, ist aber entschuldigt und darf spielen.
default-claim =
    .title = Der Antrag auf kampflosen Gewinn
    .rule = Ein Spieler hat gewonnen, wenn sein Gegner nicht innerhalb der Wartezeit am Brett eingetroffen ist. { $arbiter ->
        [yes] Der Schiedsrichter darf anders entscheiden.
       *[no] Nur das Turnierreglement darf etwas anderes bestimmen.
    }
    .holds =
        { $claim ->
            [decided] Die Partie ist schon kampflos entschieden worden; der Antrag { WHO($player, case: "gen") } ist also berechtigt.
            [came] { WHO($opponent) } ist rechtzeitig am Brett eingetroffen; der Antrag wird daher abgelehnt.
            [in-time] Die Wartezeit ist noch nicht abgelaufen; der Antrag { WHO($player, case: "gen") } wird daher abgelehnt.
            [excused] Die Wartezeit ist abgelaufen, aber die Verspätung des Gegners ist entschuldigt; der Antrag wird daher abgelehnt.
            [over] Die Partie ist zu Ende; ein kampfloser Gewinn kann daher nicht mehr beantragt werden.
           *[won] Die Wartezeit ist abgelaufen, und { WHO($opponent) } ist nicht am Brett eingetroffen; { WHO($player) } gewinnt daher kampflos.
        }
lateness-counted =
    .title = Ab wann eine Verspätung zählt
    .rule = { $start ->
        [scheduled] Die Wartezeit beginnt mit dem angesetzten Beginn.
       *[actual] Die Wartezeit beginnt mit dem tatsächlichen Beginn der Runde.
    }
    .holds = { $start ->
        [scheduled] Die Wartezeit zählt ab dem angesetzten Beginn und beträgt { DURATION($limit, case: "acc") }.
       *[actual] Die Wartezeit zählt ab dem tatsächlichen Beginn der Runde und beträgt { DURATION($limit, case: "acc") }.
    }
    .reading = Die neueren Texte sagen nicht, ab wann eine Verspätung zählt. Das Schiedsrichterhandbuch der FIDE rechnet vom tatsächlichen Beginn an, und so verstehen wir auch die Ausgaben von 2009 und 2014; die andere Lesart rechnet wie die älteren Texte vom angesetzten Beginn an.
both-absent-at-start =
    .title = Keiner der Spieler ist zu Beginn anwesend
    .rule = { $when ->
        [white-loses-time] Ist zu Beginn keiner der Spieler anwesend, so verliert Weiß die gesamte Bedenkzeit, die bis zum eigenen Eintreffen verstreicht, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
       *[white-loses-time-unless-default-is-zero] Beträgt die Wartezeit nicht null und ist zu Beginn keiner der Spieler anwesend, so verliert Weiß die gesamte Bedenkzeit, die bis zum eigenen Eintreffen verstreicht, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
    }
    .holds = Zu Beginn ist keiner der Spieler anwesend; daher verliert Weiß die Bedenkzeit, die bis zum eigenen Eintreffen verstreicht.
    .fails = { $excused ->
        [no] Die Wartezeit beträgt null; es bleibt daher keine Zeit zu verlieren.
       *[yes] Das Turnierreglement hat etwas anderes bestimmt, oder der Schiedsrichter hat anders entschieden.
    }

## Das Fallblättchen

flag-counts =
    .title = Wann ein gefallenes Blättchen zählt
    .rule = { $by ->
        [either] Ein Blättchen gilt als gefallen, wenn der Schiedsrichter sein Fallen beobachtet oder ein Spieler es zu Recht reklamiert.
        [arbiter] Ein Blättchen gilt als gefallen, wenn der Schiedsrichter sein Fallen beobachtet.
       *[player] Ein Blättchen gilt erst dann als gefallen, wenn ein Spieler es zu Recht reklamiert.
    }
    .holds = { $shown ->
        [claim] Das Fallen des Blättchens { WHO($player, case: "gen") } wurde zu Recht reklamiert; das Blättchen gilt daher als gefallen.
        [report] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und beide Spieler melden deshalb die Niederlage; es gilt daher als gefallen.
        [unordered] Das Fallen des Blättchens { WHO($player, case: "gen") } wurde reklamiert; das Blättchen gilt daher als gefallen. Doch auch das andere Blättchen ist gefallen; die Reklamation allein entscheidet die Partie daher nicht.
        [own-alone] Beide Blättchen sind gefallen, doch { WHO($opponent) } hatte die Züge der Zeitperiode rechtzeitig vollständig abgeschlossen. Daher gilt das Blättchen { WHO($player, case: "gen") } als gefallen; die Reklamation des anderen führt nicht zum Gewinn.
        [own-first] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Daher gilt nur das zuerst gefallene als gefallen; die Reklamation des anderen führt nicht zum Gewinn.
        [call] Der gerufene Schiedsrichter hat festgestellt, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher als gefallen.
        [barred] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Der gerufene Schiedsrichter stellt es fest; daher gilt nur das zuerst gefallene als gefallen.
       *[sight] Der Schiedsrichter hat festgestellt, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher als gefallen.
    }
    .yields = { $shown ->
        [claim] Das Fallen des Blättchens { WHO($player, case: "gen") } wurde zu Recht reklamiert; das Blättchen würde daher als gefallen gelten.
        [report] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und beide Spieler melden deshalb die Niederlage; es würde daher als gefallen gelten.
        [unordered] Das Fallen des Blättchens { WHO($player, case: "gen") } wurde reklamiert; das Blättchen würde daher als gefallen gelten. Doch auch das andere Blättchen ist gefallen.
        [own-alone] Beide Blättchen sind gefallen, doch { WHO($opponent) } hatte die Züge der Zeitperiode rechtzeitig vollständig abgeschlossen. Daher würde das Blättchen { WHO($player, case: "gen") } als gefallen gelten.
        [own-first] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Daher würde nur das zuerst gefallene als gefallen gelten.
        [call] Der gerufene Schiedsrichter hat festgestellt, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es würde daher als gefallen gelten.
        [barred] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Der gerufene Schiedsrichter stellt es fest; daher würde nur das zuerst gefallene als gefallen gelten.
       *[sight] Der Schiedsrichter hat festgestellt, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es würde daher als gefallen gelten.
    }
    .fails = { $notice ->
        [nobody] Niemand hat gesehen oder reklamiert, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher noch nicht als gefallen.
        [up] Das Blättchen { WHO($player, case: "gen") } ist nicht gefallen.
        [claim] Die Reklamation eines Spielers genügt nicht, damit das Blättchen als gefallen gilt.
       *[arbiter] Dass der Schiedsrichter das gefallene Blättchen gesehen hat, genügt nicht; ein Spieler muss es reklamieren.
    }
    .reading = Dass der Schiedsrichter das Fallen des Blättchens anzeigt, steht nur in den Regeln für Schnell- und Blitzschach; das Schiedsrichterhandbuch der FIDE verlangt die Anzeige bei jeder Bedenkzeitregelung, und so halten wir es. Er könnte es auch stillschweigend feststellen. Ein Blättchen, das niemand bemerkt hat, ist nicht gefallen; wer aber als Schiedsrichter einen Antrag in Zeitnot ablehnt, weil das Blättchen des Antragstellers unten ist, hat dies damit beobachtet. Man könnte ihn stattdessen den Grund des Antrags prüfen lassen.
    .fails-alone = { $notice ->
        [nobody] Der Fall des Blättchens zählt noch nicht.
        [up] Das Blättchen ist nicht gefallen.
        [claim] Der Fall des Blättchens zählt nicht.
       *[arbiter] Der Fall des Blättchens zählt nicht.
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
    .holds = { $unordered ->
        [marked] Beide Blättchen sind gefallen, und die Uhr kennzeichnet das zuerst gefallene. Der Schiedsrichter muss dieses Zeichen ablesen; der Spieler, auf dessen Seite es steht, hat die Zeit überschritten.
        [unmarked] Beide Blättchen sind gefallen, und nichts zeigt, welches zuerst fiel. Eine Reklamation allein entscheidet die Partie dann nicht; daher muss der Schiedsrichter das Ergebnis feststellen.
       *[no] Das Blättchen { WHO($player, case: "gen") } ist gefallen, bevor die in der Bedenkzeit verlangten Züge vollständig abgeschlossen waren; daher gewinnt { WHO($opponent) }.
    }
    .yields = { $unordered ->
        [marked] Beide Blättchen sind gefallen, und die Uhr kennzeichnet das zuerst gefallene. Der Schiedsrichter müsste dieses Zeichen ablesen; der Spieler, auf dessen Seite es steht, hätte die Zeit überschritten.
        [unmarked] Beide Blättchen sind gefallen, und nichts zeigt, welches zuerst fiel; eine Reklamation allein entscheidet die Partie dann nicht.
       *[no] Das Blättchen { WHO($player, case: "gen") } ist gefallen, bevor die in der Bedenkzeit verlangten Züge vollständig abgeschlossen waren; daher würde { WHO($opponent) } durch Zeitüberschreitung gewinnen.
    }
    .fails = { WHO($player) } hatte die in der Bedenkzeit verlangten Züge rechtzeitig vollständig abgeschlossen.
    .reading = Die Aufzählung dessen, was einem gefallenen Blättchen vorgeht, nennt das Remis ohne Antrag nicht. Es beendet die Partie sofort, wie das Matt, und geht deshalb einem später bemerkten Blättchen vor; so sagt es auch das Schiedsrichterhandbuch der FIDE. Dem Wortlaut nach könnte man das Blättchen entscheiden lassen. Seit 2017 gibt es für das Blitzschach keine Bestimmung über zwei gefallene Blättchen, deren Reihenfolge niemand kennt. Das Ergebnis festzustellen bleibt dem Schiedsrichter überlassen; man könnte auch das zuerst bemerkte Blättchen entscheiden lassen.
flag-fall-draw =
    .title = Zeitüberschreitung gegen einen Gegner, der nicht matt setzen kann
    .rule = { $test ->
        [worst-play] Das gefallene Blättchen führt zum Remis, wenn der Gegner selbst bei schlechtestem Gegenspiel nicht matt setzen könnte.
       *[any-legal-series] Das gefallene Blättchen führt zum Remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen könnte.
    }
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen; die Partie ist daher remis.
    .yields = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
flag-after-the-end =
    .title = Ein Blättchen, dessen Fallen erst nach dem Ende bemerkt wird
    .rule = Ein gefallenes Blättchen, das vor dem Ende der Partie niemand bemerkt hat, ändert nichts.
    .holds = { $when ->
        [unclear] Niemand weiß, ob die Partie beendet war{ $reference }, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt. Nur wenn sie es war, gilt das Ergebnis, das sich daraus ergibt.
        [counted] Das Blättchen { WHO($player, case: "gen") } galt schon als gefallen, und damit war die Partie beendet{ $reference }.
       *[after] { $given ->
            [yes] Die Partie war schon in der gegebenen Stellung beendet, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt.
           *[no] Die Partie war beendet{ $reference }, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt.
        }
    }
    .reading = Was gilt, wenn niemand weiß, was zuerst geschah, sagt der Text nicht; da das Ergebnis davon abhängt, lassen wir es den Schiedsrichter klären. Man könnte auch den Zug auf dem Brett gelten lassen.
unclaimed-draw-before-flag =
    .title = Remis ohne Antrag vor dem Blättchen
    .rule = War die Partie schon ohne Antrag remis, bevor das Blättchen fiel, so geht das Remis dem gefallenen Blättchen vor, auch wenn es bis dahin niemand bemerkt hat.
    .holds = { $draw ->
        [noticed] Die Partie war ohne Antrag remis, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt; das Remis geht daher vor.
       *[unnoticed] Als das Blättchen { WHO($player, case: "gen") } fiel, waren die Bedingungen eines Remis ohne Antrag schon erfüllt; die Partie ist daher remis und nicht durch Zeitüberschreitung verloren.
    }
    .reading = Bemerkt niemand ein solches Remis, so bleiben andere Ergebnisse nach dem Kommentar bestehen. Welche der beiden Aussagen vorgeht, ist nicht gesagt; wir folgen der über das Blättchen, weil sie die engere ist. Man könnte auch das Blättchen entscheiden lassen und das Remis einem Protest überlassen.

## Defekte und falsche Uhreneinstellung

clock-conclusive =
    .title = Die Anzeige der Uhr ist maßgebend
    .rule = Was die Uhr anzeigt, ist maßgebend, sofern sie keinen offensichtlichen Defekt hat.
    .holds = Die Uhr hat keinen offensichtlichen Defekt; ihre Anzeige ist daher maßgebend.
    .fails = Die Uhr hat einen offensichtlichen Defekt; ihre Anzeige ist daher nicht maßgebend.
clock-replaced =
    .title = Eine defekte Uhr wird ausgetauscht
    .rule = Der Schiedsrichter muss eine Uhr mit einem offensichtlichen Defekt austauschen und die Zeiten an der neuen nach bestem Ermessen einstellen.
    .holds = Die Uhr hat einen offensichtlichen Defekt und muss ausgetauscht werden.
    .fails = Die Uhr hat keinen offensichtlichen Defekt.
wrong-setting-corrected =
    .title = Eine falsche Uhreneinstellung wird berichtigt
    .rule = Stellt sich während der Partie heraus, dass die Uhr falsch eingestellt ist, so muss einer der Spieler oder der Schiedsrichter sie sofort anhalten. Der Schiedsrichter muss die Uhr richtig einstellen und, wenn nötig, die Zeiten und den Zugzähler nach bestem Ermessen ändern.
    .holds = { $counter ->
        [yes] Die Uhr wurde sofort angehalten; der Schiedsrichter muss Uhreneinstellung, Zeiten und Zugzähler berichtigen.
       *[no] Die Uhr wurde sofort angehalten; der Schiedsrichter muss Uhreneinstellung und Zeiten berichtigen.
    }
    .yields = { $counter ->
        [yes] Die Uhr wurde sofort angehalten; der Schiedsrichter müsste Uhreneinstellung, Zeiten und Zugzähler berichtigen.
       *[no] Die Uhr wurde sofort angehalten; der Schiedsrichter müsste Uhreneinstellung und Zeiten berichtigen.
    }

## Das Anhalten der Uhren

arbiter-stops-clocks =
    .title = Unterbrechung der Partie
    .rule = Muss die Partie unterbrochen werden, so hat der Schiedsrichter die Schachuhr anzuhalten.
    .holds = Der Schiedsrichter unterbricht die Partie und muss die Uhren anhalten.
player-stops-clocks =
    .title = Wann ein Spieler die Uhren anhalten darf
    .rule = Ein Spieler darf die Schachuhr nur anhalten, um die Hilfe des Schiedsrichters in Anspruch zu nehmen, zum Beispiel wenn die Figur für eine Umwandlung nicht zur Hand ist.
    .holds =
        { $stop ->
            [to-claim] { WHO($player) } hat die Uhren angehalten, um sich an den Schiedsrichter zu wenden, und hatte dafür einen triftigen Grund.
            [granted] { WHO($player) } hat einen triftigen Grund; der Schiedsrichter hält daher die Uhren an.
            [refused] { WHO($player) } hat keinen triftigen Grund, die Uhren anhalten zu lassen; sie laufen daher weiter.
           *[done] { WHO($player) } hatte einen triftigen Grund, die Hilfe des Schiedsrichters in Anspruch zu nehmen, und durfte die Uhren anhalten.
        }
    .fails = { WHO($player) } hatte keinen triftigen Grund, die Uhren anzuhalten.
    .reading = Ein Regelverstoß, ein Antrag und eine fehlende Figur gelten für sich als triftige Gründe; über eine Störung, ein Unwohlsein oder etwas Persönliches urteilt nach dem Wortlaut der Schiedsrichter. Nach dem Kommentar sind auch Störung und Unwohlsein triftige Gründe, der Gang zur Toilette dagegen üblicherweise nicht, außer bei einer Behinderung oder Unwohlsein.
arbiter-restarts =
    .title = Wann die Partie weitergeht
    .rule = Nach dem Anhalten der Schachuhr bestimmt der Schiedsrichter, wann die Partie weitergeht.
    .holds = { $arbiter ->
        [yes] Der Schiedsrichter lässt die Partie weitergehen.
       *[no] { WHO($player) } hat die Uhr wieder in Gang gesetzt, obwohl nur der Schiedsrichter bestimmt, wann die Partie weitergeht.
    }
stop-without-reason =
    .title = Anhalten der Uhren ohne triftigen Grund
    .rule = Hält ein Spieler die Schachuhr an, um Hilfe in Anspruch zu nehmen, so muss der Schiedsrichter feststellen, ob es dafür einen triftigen Grund gab. Gab es keinen, so ist der Spieler zu bestrafen.
    .holds = { WHO($player) } hat die Uhren ohne triftigen Grund angehalten.
    .fails = { WHO($player) } hat die Uhren aus einem triftigen Grund angehalten.

## Bildschirme

screens-allowed =
    .title = Bildschirme, Monitore und Demonstrationsbretter
    .rule = Im Turniersaal dürfen Bildschirme, Monitore und Demonstrationsbretter die Stellung auf dem Brett, die Züge, die Anzahl der ausgeführten oder abgeschlossenen Züge und die Uhrenstände zeigen.
no-claim-from-screen =
    .title = Kein Antrag aufgrund eines Bildschirms
    .rule = { $bar ->
        [any-use] Ein Spieler darf keinen Antrag aufgrund von etwas stellen, was auf diese Weise gezeigt wird.
       *[sole-use] Ein Spieler darf keinen Antrag stellen, der sich allein auf etwas stützt, was auf diese Weise gezeigt wird.
    }
    .holds = { $bar ->
        [any-use] Der Antrag stützt sich auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts und wird daher abgelehnt.
       *[sole-use] Der Antrag stützt sich allein auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts und wird daher abgelehnt.
    }
    .fails = Der Antrag stützt sich nicht allein auf den Bildschirm.
    .fails-alone = Der Antrag ist zulässig.

## Beide Blättchen

other-period-flags =
    .title = Beide Blättchen vor der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in einer Zeitperiode gefallen, die nicht die letzte ist, und lässt sich nicht feststellen, welches zuerst fiel, so geht die Partie weiter.{ $guideline ->
        [yes] { " " }Diese Regel ist eine der Richtlinien für Partien ohne Zeitgutschrift; war ihre Anwendung nicht angekündigt oder gibt es eine Zeitgutschrift, so folgt ihr der Schiedsrichter sinngemäß.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift, und sonst bestimmen die Regeln nichts; der Schiedsrichter kann ihnen daher allenfalls sinngemäß folgen: Die Partie geht weiter.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt, und sonst bestimmen die Regeln nichts; der Schiedsrichter entscheidet daher wie in dem ähnlichen Fall, den die Richtlinien regeln: Die Partie geht weiter.
       *[no] Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist nicht die letzte Zeitperiode; die Partie geht daher weiter.
    }
    .yields = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift, und sonst bestimmen die Regeln nichts.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt, und sonst bestimmen die Regeln nichts.
       *[no] Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist nicht die letzte Zeitperiode.
    }
    .reading = Dem Wortlaut nach ginge die Partie auch dann weiter, wenn einer der Spieler die Züge der Zeitperiode schon abgeschlossen hatte. Dieser Spieler hat die Zeit aber nicht überschritten; nach unserer Lesart entscheidet daher nur das Blättchen des anderen. Seit 2017 ist die Bestimmung eine Richtlinie. War sie nicht angekündigt, so verweist das Vorwort den Schiedsrichter auf ähnliche Fälle; man könnte auch das zuerst bemerkte Blättchen entscheiden lassen.
last-period-flags =
    .title = Beide Blättchen in der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in der Zeitperiode gefallen, in der alle restlichen Züge auszuführen sind, und lässt sich nicht feststellen, welches zuerst fiel, so ist die Partie remis.{ $guideline ->
        [yes] { " " }Diese Regel ist eine der Richtlinien für Partien ohne Zeitgutschrift; war ihre Anwendung nicht angekündigt oder gibt es eine Zeitgutschrift, so folgt ihr der Schiedsrichter sinngemäß.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift, und sonst bestimmen die Regeln nichts; der Schiedsrichter kann ihnen daher allenfalls sinngemäß folgen: Die Partie ist remis.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt, und sonst bestimmen die Regeln nichts; der Schiedsrichter entscheidet daher wie in dem ähnlichen Fall, den die Richtlinien regeln: Die Partie ist remis.
       *[no] Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist die letzte Zeitperiode; die Partie ist daher remis.
    }
    .yields = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift, und sonst bestimmen die Regeln nichts.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt, und sonst bestimmen die Regeln nichts.
       *[no] Beide Blättchen sind gefallen, die Reihenfolge ist nicht bekannt, und dies ist die letzte Zeitperiode.
    }
    .reading = Seit 2017 ist die Bestimmung eine Richtlinie. War sie nicht angekündigt, so sagen die Regeln nichts über zwei gefallene Blättchen, deren Reihenfolge niemand kennt. Das Vorwort verweist den Schiedsrichter auf ähnliche Fälle, und diese Richtlinie ist der einzige. Man könnte auch das zuerst bemerkte Blättchen entscheiden lassen; dann gewänne aber, wer zuerst spricht.
