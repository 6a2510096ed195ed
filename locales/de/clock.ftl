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
        [asked] Ist ein Uhrenstand bekannt, so wird vom letzten aus gerechnet; eine Uhr, die noch nicht gelaufen ist, zeigt die Bedenkzeit zu Beginn samt einer etwaigen Zeitgutschrift für den ersten Zug.
        [judgement] Gerechnet wird von den letzten bekannten Uhrenständen aus; nach bestem Ermessen darf der Schiedsrichter andere Zeiten einstellen.
        [gained] Gerechnet wird von den letzten bekannten Uhrenständen aus. Wird die durch das Drücken gewonnene Zeitgutschrift abgezogen, so zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) }.
        [gained-or-judged] Gerechnet wird von den letzten bekannten Uhrenständen aus; nach bestem Ermessen darf der Schiedsrichter andere Zeiten einstellen. Wird die durch das Drücken gewonnene Zeitgutschrift abgezogen, so zeigt die Uhr { WHO($player, case: "gen") } { CLOCK($time) }.
        [late] Die Uhr { WHO($player, case: "gen") } war beim Eintreffen des Spielers schon { DURATION($time, case: "acc") } gelaufen; diese Zeit ist verloren.
       *[ruled] Gerechnet wird von den letzten bekannten Uhrenständen aus.
    }
    .fails = Bekannt ist weder ein Uhrenstand noch die Bedenkzeit, die jeder Spieler zu Beginn hat.
    .fails-alone = Was die Uhren zeigen, lässt sich nicht sagen.

## Wann ein Zug abgeschlossen ist

move-completed =
    .title = Wann ein Zug vollständig abgeschlossen ist
    .rule = Ein auf dem Brett ausgeführter Zug ist vollständig abgeschlossen, wenn der Spieler die Uhr gedrückt hat.
    .holds = { WHO($player) } hatte den letzten Zug auf dem Brett ausgeführt, aber die Uhr noch nicht gedrückt; beim Fallen des Blättchens war dieser Zug daher nicht vollständig abgeschlossen.
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
    .holds = { WHO($opponent) } hat geantwortet, bevor { WHO($player) } nach dem Zug{ $reference } die Uhr gedrückt hatte; { WHO($player) } musste dennoch Gelegenheit erhalten, sie zu drücken.
    .reading = Die Ausgaben vor 2014 sagen, dass ein Spieler die Uhr immer drücken darf, und nennen die Antwort des Gegners nicht. Wir verstehen sie ebenso, weil „immer“ auch diesen Fall umfasst; man könnte das Recht auch mit dem Zug des Gegners enden lassen.
    .unmet = Der Gegner hatte den nächsten Zug noch nicht ausgeführt; dem Drücken der Uhr stand daher nichts im Wege.
press-same-hand =
    .title = Drücken mit der Hand, die gezogen hat
    .rule = Ein Spieler muss die Uhr mit derselben Hand drücken, mit der er den Zug ausgeführt hat.
    .holds = { WHO($player) } hat die Uhr mit der Hand gedrückt, die nicht gezogen hatte, was verboten ist, aber nicht als regelwidriger Zug zählt.
    .unmet = Niemand hat die Uhr mit einer anderen Hand gedrückt als der, mit der er gezogen hat.
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
        [force] { WHO($player) } hat die Uhr mit Wucht gedrückt, was verboten und zu bestrafen ist.
        [lift] { WHO($player) } hat die Uhr hochgehoben, was verboten und zu bestrafen ist.
        [before-move] { WHO($player) } hat die Uhr vor dem Zug gedrückt, was verboten und zu bestrafen ist.
       *[knock-over] { WHO($player) } hat die Uhr umgeworfen, was verboten und zu bestrafen ist.
    }
    .fails = { WHO($player) } hat die Uhr gedrückt, ohne gezogen zu haben; das zählt als regelwidriger Zug mit eigener Strafe und wird nicht zusätzlich als unsachgemäßer Umgang mit der Uhr bestraft.
    .reading = Für das Drücken ohne Zug gibt es eine eigene Regel. Nach dem Wortlaut gelten beide, sodass außerdem eine Strafe fällig ist; nach dem Kommentar gilt nur die Regel über das Drücken ohne Zug.
clock-assistant =
    .title = Ein Assistent für die Uhr
    .rule = Ein Spieler, der die Uhr nicht selbst bedienen kann, darf für diese Aufgabe einen vom Schiedsrichter akzeptierten Assistenten mitbringen. { $time ->
        [adjusted-unless-disabled] Der Schiedsrichter muss die Bedenkzeit des Spielers angemessen kürzen, jedoch nicht die eines Spielers mit Behinderung.
       *[adjusted] Der Schiedsrichter muss die Bedenkzeit des Spielers angemessen kürzen.
    }
    .holds = { $clock ->
        [refused] { WHO($player) } kann die Uhr nicht selbst bedienen, doch muss der Schiedsrichter den Assistenten akzeptieren, und diesen akzeptiert er nicht.
        [kept] { WHO($player) } kann die Uhr nicht selbst bedienen und darf einen vom Schiedsrichter akzeptierten Assistenten haben; wegen der Behinderung wird dafür keine Bedenkzeit abgezogen.
       *[adjusted] { WHO($player) } kann die Uhr nicht selbst bedienen und darf einen vom Schiedsrichter akzeptierten Assistenten haben; die Bedenkzeit muss angemessen gekürzt werden.
    }
    .fails = { WHO($player) } kann die Uhr selbst bedienen, und einen Assistenten dafür darf nur haben, wer das nicht kann.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "muss", pl: "müssen") } die Uhr ohne Assistenten drücken.
assistant-time-usual =
    .title = Was ein Assistent für die Uhr üblicherweise kostet
    .rule = Als angemessene Kürzung werden üblicherweise { DURATION($time) } von der Bedenkzeit des Spielers abgezogen, der Hilfe braucht.
    .holds = { WHO($player) } braucht einen Assistenten, ohne eine Behinderung zu haben; üblich ist ein Abzug von { DURATION($time, case: "dat") }.
clock-assistant-too-late =
    .title = Ein zu spät vorgestellter Assistent für die Uhr
    .rule = Ein Assistent für die Uhr muss dem Schiedsrichter im Voraus vorgestellt werden; wird er erst unmittelbar vor der Runde vorgestellt, so wird er üblicherweise abgelehnt.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } den Assistenten erst unmittelbar vor der Runde vorgestellt, also zu spät; üblich ist die Ablehnung.
    .reading = Nach dem Kommentar darf der Schiedsrichter dann ablehnen; da er es ohnehin darf, verstehen wir die Ablehnung als üblich.
opponent-as-assistant =
    .title = Der Gegner als Assistent
    .rule = Dient im Notfall der Gegner selbst als Assistent, so darf der Schiedsrichter ihm zusätzliche Bedenkzeit geben.
    .holds = { WHO($opponent) } { AGREE($opponent, sg: "dient", pl: "dienen") } { WHO($player, case: "dat") } als Assistent; für diese Hilfe darf der Schiedsrichter { WHO($opponent, case: "dat") } zusätzliche Bedenkzeit geben.

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
    .holds = Mit dem { $press }. Drücken begann auf der Uhr { WHO($player, case: "gen") } die nächste Zeitperiode; danach zeigte sie { CLOCK($left) }.
    .reading = Wo eine Ausgabe den Verzögerungsmodus ausnimmt, übertragen wir auch die verbliebene Hauptbedenkzeit nicht. Nach einer anderen Lesart verfällt nur die nicht genutzte Verzögerung; der Text macht diesen Unterschied nicht.
    .unmet = Die Züge der Periode sind noch nicht alle vollständig abgeschlossen; daher kommt noch keine Bedenkzeit hinzu.
increment-mode =
    .title = Der kumulative Modus
    .rule = Im kumulativen Modus (Fischer) erhält ein Spieler für jeden Zug, vom ersten an, eine Zeitgutschrift. Was er davon nicht verbraucht, bleibt ihm für spätere Züge.
    .holds = Mit dem Drücken erhielt die Uhr { WHO($player, case: "gen") } die Zeitgutschrift von { DURATION($increment, case: "dat") } und zeigte dann { CLOCK($left) }.
    .reading = Wir zählen die Zeitgutschrift eines Zuges schon vor dem Zug zur Anzeige, die des ersten von Beginn an. Man könnte sie auch nach jedem Zug hinzufügen; die Zeiten sind dieselben, sofern die erste von Anfang an da ist.
delay-mode =
    .title = Der Verzögerungsmodus
    .rule = Im Verzögerungsmodus (Bronstein) hat ein Spieler für jeden Zug eine feste Zusatzzeit. Die Hauptbedenkzeit läuft erst, wenn die Zusatzzeit verbraucht ist. Wird die Uhr vorher gedrückt, so bleibt die Hauptbedenkzeit, wie sie war, und der Rest der Zusatzzeit verfällt.
    .holds = { WHO($player) } hat für den Zug { DURATION($used, case: "acc") } gebraucht; die ersten { DURATION($delay, case: "nom") } zählten nicht, und die Uhr { WHO($player, case: "gen") } zeigte daher { CLOCK($left) }.
moves-checked =
    .title = Prüfung der Züge beim Fallen des Blättchens
    .rule = Sobald ein Blättchen gefallen ist, muss geprüft werden, ob der Spieler die Züge der Zeitperiode vollständig abgeschlossen hat.
    .holds = { $kind ->
        [number] Das Blättchen { WHO($player, case: "gen") } ist gefallen. Vollständig abgeschlossen { $completed ->
            [0] war kein Zug
            [one] war ein Zug
           *[other] waren { $completed } Züge
        }; verlangt { $moves ->
            [one] war einer
           *[other] waren { $moves }
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
        [order] Das Blättchen { WHO($player, case: "gen") } ist vor dem anderen gefallen.
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
        [yes] Die Partie hat noch nicht begonnen; wo die Uhr steht, bestimmt daher der Schiedsrichter.
       *[no] Wo die Uhr steht, wurde vor der Partie bestimmt; dabei bleibt es.
    }
    .yields = { $before ->
        [yes] Vor der Partie bestimmt der Schiedsrichter, wo die Uhr steht.
       *[no] Wo die Uhr steht, wurde vor der Partie bestimmt.
    }
    .fails = Wo die Uhr steht, wurde vor der Partie bestimmt.
board-turned-for-clock =
    .title = Die Uhr auf der anderen Seite
    .rule = Braucht ein Spieler mit Behinderung die Uhr auf der anderen Seite, so wird das Brett gedreht, und die Uhr bleibt an ihrem Platz.
    .holds = { WHO($player) } { AGREE($player, sg: "braucht", pl: "brauchen") } die Uhr wegen einer Behinderung auf der anderen Seite; gedreht wird das Brett, die Uhr bleibt an ihrem Platz.
white-clock-started =
    .title = Die Uhr von Weiß wird in Gang gesetzt
    .rule = Zum festgesetzten Zeitpunkt des Partiebeginns wird die Uhr von Weiß in Gang gesetzt.
    .holds = Der Zeitpunkt des Partiebeginns ist gekommen. Weiß hat den ersten Zug; daher wird die Uhr von Weiß in Gang gesetzt, ob die Spieler da sind oder nicht.
    .yields = Der Zeitpunkt des Partiebeginns ist gekommen, zu dem sonst die weiße Uhr in Gang gesetzt würde.
    .unmet = Die Partie hat schon begonnen; die Uhr von Weiß wird daher nicht noch einmal in Gang gesetzt.
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
    .holds = { $grace ->
        [none] Eine Verspätung war nicht erlaubt.{ " " }
        [unset] Eine Wartezeit war nicht festgesetzt; daher war keine Verspätung erlaubt.{ " " }
       *[set] { "" }
    }{ $hall ->
        [yes] { WHO($player) } war im Turniersaal, aber noch nicht am Brett.{ " " }
       *[no] { "" }
    }{ $came ->
        [no] { $both ->
            [yes] { $grace ->
                [set] Keiner der Spieler ist innerhalb der Wartezeit am Brett eingetroffen; daher verlieren beide.
                [unset] Keiner der Spieler war am Brett, als die Partie beginnen sollte; daher verlieren beide.
               *[none] Keiner der Spieler war am Brett, als die Partie beginnen sollte; daher verlieren beide.
            }
           *[no] { $grace ->
                [set] { WHO($player) } ist nicht innerhalb der Wartezeit am Brett eingetroffen; daher gewinnt { WHO($opponent) }.
                [unset] { WHO($player) } war nicht am Brett, als die Partie beginnen sollte; daher gewinnt { WHO($opponent) }.
               *[none] { WHO($player) } war nicht am Brett, als die Partie beginnen sollte; daher gewinnt { WHO($opponent) }.
            }
        }
       *[yes] { $both ->
            [yes] { WHO($player) } ist zu spät am Brett eingetroffen, { WHO($opponent) } gar nicht; daher verlieren beide.
           *[no] { $grace ->
                [set] { WHO($player) } ist nach Ablauf der Wartezeit am Brett eingetroffen; daher gewinnt { WHO($opponent) }.
                [unset] { WHO($player) } ist erst nach dem Beginn am Brett eingetroffen; daher gewinnt { WHO($opponent) }.
               *[none] { WHO($player) } ist erst nach dem Beginn am Brett eingetroffen; daher gewinnt { WHO($opponent) }.
            }
        }
    }
    .fails = { $why ->
        [hall] { WHO($player) } ist im Turniersaal, aber noch nicht am Brett.
        [in-time] { WHO($player) } ist am Brett eingetroffen, ohne die Wartezeit zu überschreiten.
        [excused] { WHO($player) } ist nach Ablauf der Wartezeit am Brett eingetroffen, was bei entschuldigter Verspätung aber nicht zum Verlust führt.
       *[waits] Die Wartezeit ist abgelaufen, aber der Schiedsrichter entscheidet anders.
    }
    .reading = Wer den Turniersaal betritt, ist damit noch nicht am Brett eingetroffen; man könnte sich mit weniger begnügen, aber der Text nennt das Brett. Er spricht außerdem nur von einem Spieler: Fehlen nach Ablauf der Wartezeit beide, so verlieren nach unserer Lesart beide, denn keiner steht besser da als der andere. Den Verlust behandeln wir in jeder Ausgabe als kampflos, denn gespielt wurde nicht; von kampflosen Partien spricht nur der Artikel über die Punkte, und das erst seit 2009.
    .fails-alone = { $why ->
        [hall] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } noch nicht am Brett eingetroffen.
        [in-time] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } rechtzeitig eingetroffen und { AGREE($player, sg: "darf", pl: "dürfen") } spielen.
        [excused] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } entschuldigt und { AGREE($player, sg: "darf", pl: "dürfen") } spielen.
       *[waits] Die Partie geht nicht kampflos verloren.
    }
    .unmet = Die Regel betrifft das Erscheinen zu Beginn der Partie, und dazu ist niemand zu spät gekommen.
lateness-excused =
    .title = Die entschuldigte Verspätung
    .rule = Wer nach Ablauf der Wartezeit eintrifft und vom Schiedsrichter entschuldigt wird, spielt die Partie.
    .holds = Die Verspätung { WHO($player, case: "gen") } ist entschuldigt; die Partie wird daher gespielt, obwohl die Wartezeit abgelaufen ist.
default-claim =
    .title = Der Antrag auf kampflosen Gewinn
    .rule = Ein Spieler hat gewonnen, wenn sein Gegner nicht innerhalb der Wartezeit am Brett eingetroffen ist. { $arbiter ->
        [yes] Der Schiedsrichter darf anders entscheiden.
       *[no] Nur das Turnierreglement darf etwas anderes bestimmen.
    }
    .holds =
        { $claim ->
            [decided] { WHO($player) } hatte die Partie schon kampflos gewonnen.
            [came] { WHO($opponent) } war rechtzeitig am Brett eingetroffen; für den Antrag gab es daher keinen Grund.
            [in-time] Als { WHO($player) } den kampflosen Gewinn beantragte, war die Wartezeit noch nicht abgelaufen.
            [excused] Die Wartezeit war abgelaufen, aber die Verspätung { WHO($opponent, case: "gen") } ist entschuldigt.
            [over] Die Partie war zu Ende; zu beantragen war daher nichts mehr.
           *[won] { $grace ->
                [none] Eine Verspätung war nicht erlaubt.{ " " }
                [unset] Eine Wartezeit war nicht festgesetzt; daher war keine Verspätung erlaubt.{ " " }
               *[set] { "" }
            }{ WHO($opponent) } ist nicht in der erlaubten Zeit am Brett eingetroffen; { WHO($player) } gewinnt daher kampflos.
        }
lateness-counted =
    .title = Ab wann eine Verspätung zählt
    .rule = { $start ->
        [scheduled] Die Wartezeit beginnt mit dem angesetzten Beginn.
       *[actual] Die Wartezeit beginnt mit dem tatsächlichen Beginn der Runde.
    }
    .holds = { $start ->
        [scheduled] { SECONDS($limit) ->
            [0] Eine Verspätung ist nicht erlaubt; ein Spieler muss daher zum angesetzten Beginn am Brett sein.
            [one] Die Wartezeit von { DURATION($limit, case: "dat") } läuft ab dem angesetzten Beginn.
           *[other] Die Wartezeit von { DURATION($limit, case: "dat") } läuft ab dem angesetzten Beginn.
        }
       *[actual] { SECONDS($limit) ->
            [0] Eine Verspätung ist nicht erlaubt; ein Spieler muss daher zum tatsächlichen Beginn der Runde am Brett sein.
            [one] Die Wartezeit von { DURATION($limit, case: "dat") } läuft ab dem tatsächlichen Beginn der Runde.
           *[other] Die Wartezeit von { DURATION($limit, case: "dat") } läuft ab dem tatsächlichen Beginn der Runde.
        }
    }
    .reading = Die neueren Texte sagen nicht, ab wann eine Verspätung zählt. Das Schiedsrichterhandbuch der FIDE rechnet vom tatsächlichen Beginn an, und so verstehen wir auch die Ausgaben von 2009 und 2014; die andere Lesart rechnet wie die älteren Texte vom angesetzten Beginn an.
both-absent-at-start =
    .title = Keiner der Spieler ist zu Beginn anwesend
    .rule = { $when ->
        [white-loses-time] Ist zu Beginn keiner der Spieler anwesend, so verliert Weiß die gesamte Bedenkzeit, die bis zum eigenen Eintreffen verstreicht, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
       *[white-loses-time-unless-default-is-zero] Beträgt die Wartezeit nicht null und ist zu Beginn keiner der Spieler anwesend, so verliert Weiß die gesamte Bedenkzeit, die bis zum eigenen Eintreffen verstreicht, sofern nicht das Turnierreglement etwas anderes bestimmt oder der Schiedsrichter anders entscheidet.
    }
    .holds = Zu Beginn war keiner der Spieler anwesend; wer Weiß und damit den ersten Zug hat, verliert daher die gesamte Bedenkzeit, die bis zum eigenen Eintreffen verstreicht.
    .yields = Zu Beginn war keiner der Spieler anwesend, weshalb der Spieler mit den weißen Figuren sonst die Bedenkzeit bis zu seinem Eintreffen verlöre.
    .fails = { $excused ->
        [no] Zu Beginn war keiner der Spieler anwesend, doch verliert Weiß die Bedenkzeit bis zum eigenen Eintreffen nur, wenn die Wartezeit nicht null beträgt.
       *[yes] Zu Beginn war keiner der Spieler anwesend, aber die Verspätung ist entschuldigt.
    }
    .fails-beside = { $excused ->
        [no] Die Zeit bis zum Eintreffen geht nicht zulasten von Weiß.
       *[yes] Wer die Zeit bis zum Eintreffen der Spieler verliert, bestimmt das Turnierreglement oder der Schiedsrichter.
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
        [claim] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und ein Spieler hat dies zu Recht reklamiert; daher gilt es als gefallen.
        [report] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und beide Spieler melden deshalb den Verlust der Partie; es gilt daher als gefallen.
        [unordered] Beide Blättchen sind gefallen. Das { WHO($player, case: "gen") } wurde reklamiert und gilt als gefallen; da aber auch das andere gefallen ist, führt die Reklamation allein nicht zum Gewinn.
        [own-alone] Beide Blättchen sind gefallen, doch { WHO($opponent) } hatte die Züge der Zeitperiode rechtzeitig vollständig abgeschlossen. Als gefallen gilt daher das Blättchen { WHO($player, case: "gen") }; die Reklamation des anderen führt nicht zum Gewinn.
        [own-first] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Als gefallen gilt daher dieses Blättchen; die Reklamation des anderen führt nicht zum Gewinn.
        [call] Der herbeigerufene Schiedsrichter hat gesehen, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher als gefallen.
        [barred] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Der herbeigerufene Schiedsrichter hat gesehen, dass dieses Blättchen gefallen ist; es gilt daher als gefallen.
       *[sight] Der Schiedsrichter hat gesehen, dass das Blättchen { WHO($player, case: "gen") } gefallen ist; es gilt daher als gefallen.
    }
    .yields = { $shown ->
        [claim] Das Fallen des Blättchens { WHO($player, case: "gen") } wurde reklamiert.
        [report] Das Blättchen { WHO($player, case: "gen") } ist gefallen, und beide Spieler melden deshalb den Verlust der Partie.
        [unordered] Beide Blättchen sind gefallen, und das { WHO($player, case: "gen") } wurde reklamiert.
        [own-alone] Beide Blättchen sind gefallen, doch { WHO($opponent) } hatte die Züge der Zeitperiode rechtzeitig vollständig abgeschlossen, { WHO($player) } nicht.
        [own-first] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst.
        [call] Der herbeigerufene Schiedsrichter hat gesehen, dass das Blättchen { WHO($player, case: "gen") } gefallen ist.
        [barred] Beide Blättchen sind gefallen, das { WHO($player, case: "gen") } zuerst. Der herbeigerufene Schiedsrichter hat gesehen, dass dieses Blättchen gefallen ist.
       *[sight] Der Schiedsrichter hat gesehen, dass das Blättchen { WHO($player, case: "gen") } gefallen ist.
    }
    .fails = { $notice ->
        [nobody] Weder hat der Schiedsrichter gesehen noch ein Spieler reklamiert, dass das Blättchen { WHO($player, case: "gen") } gefallen ist.
        [up] Bei der Reklamation war das Blättchen { WHO($player, case: "gen") } noch nicht gefallen.
        [claim] Die Reklamation eines Spielers genügt nicht, damit das Blättchen als gefallen gilt.
       *[arbiter] Dass der Schiedsrichter das gefallene Blättchen gesehen hat, genügt nicht; ein Spieler muss es reklamieren.
    }
    .reading = Dass der Schiedsrichter das Fallen des Blättchens anzeigt, steht nur in den Regeln für Schnell- und Blitzschach; das Schiedsrichterhandbuch der FIDE verlangt die Anzeige bei jeder Bedenkzeitregelung, und so halten wir es. Nach anderer Lesart genügt es, dass er es stillschweigend feststellt. Ein Blättchen, dessen Fallen niemand bemerkt hat, gilt nicht als gefallen; lehnt aber der Schiedsrichter einen Antrag in Zeitnot ab, weil das Blättchen des Antragstellers unten ist, so hat er das Fallen damit beobachtet. Nach anderer Lesart müsste er stattdessen den Grund des Antrags prüfen.
    .fails-alone = { $notice ->
        [nobody] Das Blättchen gilt erst als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es reklamiert; die Partie geht weiter.
        [up] Das Blättchen ist nicht gefallen.
        [claim] Das Fallen des Blättchens zählt nicht.
       *[arbiter] Das Fallen des Blättchens zählt nicht.
    }
flag-claim-wrong =
    .title = Reklamation eines nicht gefallenen Blättchens
    .rule = Die Reklamation, das gegnerische Blättchen sei gefallen, muss zutreffen, um etwas zu bewirken.
    .holds = Die Reklamation, das Blättchen { WHO($player, case: "gen") } sei gefallen, traf nicht zu und bleibt daher ohne Wirkung.
flag-fall =
    .title = Verlust durch Zeitüberschreitung
    .rule = { $dead ->
        [yes] Ein Spieler, dessen Blättchen als gefallen gilt, bevor die Züge der Zeitperiode vollständig abgeschlossen sind, verliert die Partie, sofern sie nicht vorher durch Matt, Aufgabe, Patt, tote Stellung oder Vereinbarung beendet war.
       *[no] Ein Spieler, dessen Blättchen als gefallen gilt, bevor die Züge der Zeitperiode vollständig abgeschlossen sind, verliert die Partie, sofern sie nicht vorher durch Matt, Aufgabe, Patt oder Vereinbarung beendet war.
    }
    .holds = { $unordered ->
        [marked] Beide Blättchen sind gefallen, und die Uhr kennzeichnet das zuerst gefallene. Dieses Zeichen entscheidet; der Schiedsrichter muss es daher ablesen: Der Spieler, auf dessen Seite es steht, hat die Zeit überschritten.
        [unmarked] Beide Blättchen sind gefallen, und nichts zeigt, welches zuerst fiel. Kein Spieler gewinnt allein deshalb, weil das Blättchen des anderen reklamiert wurde; daher muss der Schiedsrichter das Ergebnis feststellen.
       *[no] { $came ->
            [no] { WHO($player) } ist nie ans Brett gekommen und hat die Zeit überschritten, ohne einen Zug ausgeführt zu haben; daher gewinnt { WHO($opponent) }, und die Partie gilt als nicht gespielt.
           *[yes] { WHO($player) } hatte die verlangten Züge noch nicht vollständig abgeschlossen, als das Blättchen fiel; daher gewinnt { WHO($opponent) }.
        }
    }
    .yields = { $unordered ->
        [marked] Beide Blättchen sind gefallen, und die Uhr kennzeichnet das zuerst gefallene.
        [unmarked] Da nichts zeigt, welches der beiden Blättchen zuerst fiel, lässt sich nicht sagen, wer durch Zeitüberschreitung verloren hat.
       *[no] { WHO($player) } hatte die verlangten Züge noch nicht vollständig abgeschlossen, als das Blättchen fiel.
    }
    .fails = { $shown ->
        [no] Es ist nicht nachgewiesen, dass { WHO($player) } die Zeit überschritten hat.
       *[yes] { WHO($player) } hatte die verlangten Züge rechtzeitig vollständig abgeschlossen.
    }
    .fails-beside = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } die Zeit nicht überschritten.
    .result = { WHO($player) } { AGREE($player, sg: "gewinnt", pl: "gewinnen") } durch Zeitüberschreitung des Gegners.
    .reading = Die Aufzählung dessen, was einem gefallenen Blättchen vorgeht, nennt das Remis ohne Antrag nicht. Es beendet die Partie sofort, wie das Matt, und geht deshalb einem später bemerkten Blättchen vor; so sagt es auch das Schiedsrichterhandbuch der FIDE. Dem Wortlaut nach könnte man das Blättchen entscheiden lassen. Seit 2017 gibt es für das Blitzschach keine Bestimmung über zwei gefallene Blättchen, deren Reihenfolge niemand kennt. Das Ergebnis festzustellen bleibt dem Schiedsrichter überlassen; man könnte auch das zuerst bemerkte Blättchen entscheiden lassen.
flag-fall-draw =
    .title = Zeitüberschreitung gegen einen Gegner, der nicht matt setzen kann
    .rule = { $test ->
        [worst-play] Das gefallene Blättchen führt zum Remis, wenn der Gegner selbst bei schlechtestem Gegenspiel nicht matt setzen könnte.
       *[any-legal-series] Das gefallene Blättchen führt zum Remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen könnte.
    }
    .holds = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen.
    .yields = { WHO($opponent) } kann durch keine Folge regelgemäßer Züge matt setzen.
    .fails = { WHO($opponent) } kann noch durch eine Folge regelgemäßer Züge matt setzen.
    .result = Die Partie ist remis, weil { WHO($opponent) } nicht matt setzen kann.
    .reading = Wir prüfen allein das Diagramm: die Figuren, wer am Zug ist, und die Rechte zur Rochade und zum Schlagen en passant. Man könnte auch berücksichtigen, was vorausging, sodass keine Zugfolge durch ein Remis ohne Antrag führen dürfte, sei es wegen Stellungswiederholung, sei es nach 75 Zügen ohne Schlagen und ohne Bauernzug. Ein fernes Matt würde dann nicht zählen.
flag-after-the-end =
    .title = Ein Blättchen, dessen Fallen erst nach dem Ende bemerkt wird
    .rule = Ein gefallenes Blättchen, das vor dem Ende der Partie niemand bemerkt hat, ändert nichts.
    .holds = { $when ->
        [unclear] Es ist nicht bekannt, ob die Partie beendet war{ $reference }, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt. Nur wenn sie es war, bleibt das Ergebnis bestehen.
        [counted] Das Blättchen { WHO($player, case: "gen") } galt schon als gefallen{ $reference }, und damit war die Partie beendet.
       *[after] { $given ->
            [yes] Die Stellung auf dem Brett hatte die Partie beendet, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt; am Ergebnis ändert es daher nichts.
           *[no] Die Partie war beendet{ $reference }, bevor das Blättchen { WHO($player, case: "gen") } als gefallen galt; am Ergebnis ändert es daher nichts.
        }
    }
    .reading = Was gilt, wenn niemand weiß, was zuerst geschah, sagt der Text nicht; da das Ergebnis davon abhängt, lassen wir es den Schiedsrichter klären. Man könnte auch den Zug auf dem Brett gelten lassen.
unclaimed-draw-before-flag =
    .title = Remis ohne Antrag vor dem Blättchen
    .rule = War die Partie schon ohne Antrag remis, bevor das Blättchen fiel, so geht das Remis dem gefallenen Blättchen vor, auch wenn es bis dahin niemand bemerkt hat.
    .holds = { $draw ->
        [noticed] Das Remis trat ohne Antrag ein; es geht daher dem Blättchen { WHO($player, case: "gen") } vor, das erst danach als gefallen galt.
       *[unnoticed] Die Bedingungen eines Remis ohne Antrag waren schon erfüllt, bevor das Blättchen { WHO($player, case: "gen") } fiel, auch wenn niemand es bemerkt hatte.
    }
    .result = Die Partie ist remis; das Remis ohne Antrag geht dem gefallenen Blättchen vor.
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
    .holds = Die Uhr hat einen offensichtlichen Defekt; sie ist daher auszutauschen.
    .fails = Auszutauschen ist nur eine Uhr mit einem offensichtlichen Defekt, und diese hat keinen.
wrong-setting-corrected =
    .title = Eine falsche Uhreneinstellung wird berichtigt
    .rule = Stellt sich während der Partie heraus, dass die Uhr falsch eingestellt ist, so muss einer der Spieler oder der Schiedsrichter sie sofort anhalten. Der Schiedsrichter muss die Uhr richtig einstellen und, wenn nötig, die Zeiten und den Zugzähler nach bestem Ermessen ändern.
    .holds = { $counter ->
        [yes] Während der Partie hat sich herausgestellt, dass der Zugzähler nicht stimmt; er ist daher richtigzustellen.
       *[no] Während der Partie hat sich herausgestellt, dass die Uhr falsch eingestellt ist; sie ist daher richtig einzustellen.
    }
    .yields = { $counter ->
        [yes] Während der Partie hat sich herausgestellt, dass der Zugzähler nicht stimmt.
       *[no] Während der Partie hat sich herausgestellt, dass die Uhr falsch eingestellt ist.
    }

## Das Anhalten der Uhren

arbiter-stops-clocks =
    .title = Unterbrechung der Partie
    .rule = Muss die Partie unterbrochen werden, so hat der Schiedsrichter die Schachuhr anzuhalten.
    .holds = Der Schiedsrichter hat die Partie unterbrochen; dafür sind die Uhren anzuhalten.
player-stops-clocks =
    .title = Wann ein Spieler die Uhren anhalten darf
    .rule = Ein Spieler darf die Schachuhr nur anhalten, um die Hilfe des Schiedsrichters in Anspruch zu nehmen, zum Beispiel wenn die Figur für eine Umwandlung nicht zur Hand ist.
    .holds =
        { $stop ->
            [to-claim] { WHO($player) } hat die Uhren angehalten, um sich an den Schiedsrichter zu wenden, und hatte damit einen triftigen Grund.
            [granted] Der Schiedsrichter hält den Grund { WHO($player, case: "gen") } für triftig und muss daher die Uhren anhalten.
            [refused] Der Schiedsrichter hält den Grund { WHO($player, case: "gen") } nicht für triftig; die Uhren laufen daher weiter.
           *[done] { WHO($player) } hatte einen triftigen Grund, die Hilfe des Schiedsrichters in Anspruch zu nehmen; dafür darf ein Spieler die Uhren anhalten.
        }
    .fails = Ein Spieler darf die Uhren nur anhalten, um die Hilfe des Schiedsrichters in Anspruch zu nehmen; dafür hatte { WHO($player) } keinen triftigen Grund.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } die Uhren nicht anhalten.
    .reading = Ein Regelverstoß, ein Antrag und eine fehlende Figur gelten für sich als triftige Gründe; über eine Störung, ein Unwohlsein oder etwas Persönliches urteilt nach dem Wortlaut der Schiedsrichter. Nach dem Kommentar sind auch Störung und Unwohlsein triftige Gründe, der Gang zur Toilette dagegen üblicherweise nicht, außer bei einer Behinderung oder Unwohlsein.
arbiter-restarts =
    .title = Wann die Partie weitergeht
    .rule = Nach dem Anhalten der Schachuhr bestimmt der Schiedsrichter, wann die Partie weitergeht.
    .holds = { $arbiter ->
        [yes] Der Schiedsrichter hat entschieden, dass die Partie weitergeht; daher läuft die Uhr des Spielers, der am Zug ist.
       *[no] { WHO($player) } hat eine Uhr wieder in Gang gesetzt, obwohl darüber nur der Schiedsrichter entscheidet.
    }
    .fails = Die Partie ist abgebrochen, und ihre Uhren werden erst bei der Wiederaufnahme wieder in Gang gesetzt.
    .fails-alone = Die Uhren müssen stehen bleiben, bis die Partie wieder aufgenommen wird.
stop-without-reason =
    .title = Anhalten der Uhren ohne triftigen Grund
    .rule = Hält ein Spieler die Schachuhr an, um Hilfe in Anspruch zu nehmen, so muss der Schiedsrichter feststellen, ob es dafür einen triftigen Grund gab. Gab es keinen, so ist der Spieler zu bestrafen.
    .holds = { WHO($player) } hat die Uhren ohne triftigen Grund angehalten, was zu bestrafen ist.
    .fails = Zu bestrafen ist das Anhalten der Uhren nur, wenn ein triftiger Grund fehlt; { WHO($player) } hatte einen.

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
        [any-use] Der Antrag stützt sich auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts; darauf darf kein Antrag gestützt werden.
       *[sole-use] Der Antrag stützt sich allein auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts; darauf allein darf kein Antrag gestützt werden.
    }
    .fails = Der Antrag stützt sich nicht allein auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts; das Verbot trifft ihn daher nicht.
    .fails-alone = Der Antrag muss geprüft werden.

## Beide Blättchen

other-period-flags =
    .title = Beide Blättchen vor der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in einer Zeitperiode gefallen, die nicht die letzte ist, und lässt sich nicht feststellen, welches zuerst fiel, so geht die Partie weiter.{ $guideline ->
        [yes] { " " }Diese Regel ist eine der Richtlinien für Partien ohne Zeitgutschrift; war ihre Anwendung nicht angekündigt oder gibt es eine Zeitgutschrift, so folgt ihr der Schiedsrichter sinngemäß.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift; der Schiedsrichter folgt ihnen sinngemäß, weil die Regeln sonst nichts bestimmen. Die Partie geht daher weiter.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt; der Schiedsrichter folgt ihnen sinngemäß, weil die Regeln sonst nichts bestimmen. Die Partie geht daher weiter.
       *[no] Beide Blättchen sind gefallen, es ist nicht bekannt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode; die Partie geht daher weiter.
    }
    .yields = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift; man kann ihnen hier allenfalls sinngemäß folgen.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt; man kann ihnen hier allenfalls sinngemäß folgen.
       *[no] Beide Blättchen sind gefallen, es ist nicht bekannt, welches zuerst fiel, und dies ist nicht die letzte Zeitperiode.
    }
    .reading = Dem Wortlaut nach ginge die Partie auch dann weiter, wenn einer der Spieler die Züge der Zeitperiode schon abgeschlossen hatte. Dieser Spieler hat die Zeit aber nicht überschritten; nach unserer Lesart entscheidet daher nur das Blättchen des anderen. Seit 2017 ist die Bestimmung eine Richtlinie. War sie nicht angekündigt, so verweist das Vorwort den Schiedsrichter auf ähnliche Fälle; man könnte auch das zuerst bemerkte Blättchen entscheiden lassen.
last-period-flags =
    .title = Beide Blättchen in der letzten Zeitperiode gefallen
    .rule = Sind beide Blättchen in der Zeitperiode gefallen, in der alle restlichen Züge auszuführen sind, und lässt sich nicht feststellen, welches zuerst fiel, so ist die Partie remis.{ $guideline ->
        [yes] { " " }Diese Regel ist eine der Richtlinien für Partien ohne Zeitgutschrift; war ihre Anwendung nicht angekündigt oder gibt es eine Zeitgutschrift, so folgt ihr der Schiedsrichter sinngemäß.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift; der Schiedsrichter folgt ihnen sinngemäß, weil die Regeln sonst nichts bestimmen. Die Partie ist daher remis.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt; der Schiedsrichter folgt ihnen sinngemäß, weil die Regeln sonst nichts bestimmen. Die Partie ist daher remis.
       *[no] Beide Blättchen sind gefallen, es ist nicht bekannt, welches zuerst fiel, und dies ist die letzte Zeitperiode; die Partie ist daher remis.
    }
    .yields = { $analogy ->
        [increment] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien gelten nur für Partien ohne Zeitgutschrift; man kann ihnen hier allenfalls sinngemäß folgen.
        [unannounced] Beide Blättchen sind gefallen, weder die Uhr noch etwas anderes zeigt, welches zuerst fiel, und dies ist die letzte Zeitperiode. Die Richtlinien waren nicht angekündigt; man kann ihnen hier allenfalls sinngemäß folgen.
       *[no] Beide Blättchen sind gefallen, es ist nicht bekannt, welches zuerst fiel, und dies ist die letzte Zeitperiode.
    }
    .result = Die Partie ist remis, weil nichts zeigt, welches Blättchen zuerst gefallen ist.
    .reading = Seit 2017 ist die Bestimmung eine Richtlinie. War sie nicht angekündigt, so sagen die Regeln nichts über zwei gefallene Blättchen, deren Reihenfolge niemand kennt. Das Vorwort verweist den Schiedsrichter auf ähnliche Fälle, und diese Richtlinie ist der einzige. Man könnte auch das zuerst bemerkte Blättchen entscheiden lassen; dann gewänne aber, wer zuerst spricht.
