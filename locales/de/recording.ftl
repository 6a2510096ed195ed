### Die Aufzeichnung der Züge.

recording-duty =
    .title = Die Pflicht zur Aufzeichnung
    .rule = Jeder Spieler muss seine eigenen Züge und die des Gegners Zug für Zug richtig und so klar und lesbar wie möglich in algebraischer Notation aufzeichnen.
    .holds = Die Schachregeln befreien { WHO($player, case: "acc") } hier nicht vom Mitschreiben; { WHO($player) } muss die Züge beider Spieler Zug für Zug richtig und lesbar aufzeichnen.
    .fails = { WHO($player) } hat nur noch wenig Bedenkzeit und braucht zurzeit nicht mitzuschreiben.
recorded-on-paper =
    .title = Auf Papier
    .rule = Die Züge müssen auf dem Partieformular aus Papier aufgezeichnet werden, das für das Turnier vorgeschrieben ist.
recorded-electronically =
    .title = Auf einem elektronischen Partieformular
    .rule = Statt des Papiers kann für das Turnier ein von der FIDE zertifiziertes elektronisches Partieformular vorgeschrieben sein.
own-device-no-scoresheet =
    .title = Ein eigenes Gerät
    .rule = Ein elektronisches Partieformular darf nur der Veranstalter stellen; ein eigenes Gerät des Spielers ist kein Partieformular.
    .holds = Elektronische Partieformulare stellt nur der Veranstalter; { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } daher nicht auf einem eigenen Gerät mitschreiben.
sheet-mode-kept =
    .title = Der Modus eines elektronischen Formulars
    .rule = Während der Partie darf der Spieler den Modus des elektronischen Partieformulars nicht wechseln.
    .holds = Der Modus des elektronischen Partieformulars wurde während der Partie gewechselt, was keinem Spieler erlaubt ist.
arbiter-mode =
    .title = Der Modus für Schiedsrichter
    .rule = Nur der Schiedsrichter oder der Veranstalter darf den Modus für Schiedsrichter eines elektronischen Partieformulars benutzen, auch während der Partie.
    .holds = Ein Spieler hat den Modus für Schiedsrichter benutzt, der nur für den Schiedsrichter und den Veranstalter bestimmt ist.
    .fails = Schiedsrichter und Veranstalter dürfen diesen Modus benutzen, auch während der Partie.
written-in-advance =
    .title = Einen Zug im Voraus aufschreiben
    .rule =
        { $advance ->
            [allowed] Ein Zug darf aufgeschrieben werden, bevor er ausgeführt ist.
            [claim-only] Ein Zug darf erst aufgeschrieben werden, wenn er ausgeführt ist, außer um damit Remis zu beantragen.
           *[or-sealing] Ein Zug darf erst aufgeschrieben werden, wenn er ausgeführt ist, außer um damit Remis zu beantragen oder um ihn abzugeben.
        }
    .holds =
        { $advance ->
            [allowed] { WHO($player) } hat einen Zug aufgeschrieben, bevor er ausgeführt war, was in dieser Ausgabe erlaubt ist.
            [claim-only] { WHO($player) } hat einen Zug aufgeschrieben, bevor er ausgeführt war, und nicht, um damit Remis zu beantragen.
           *[or-sealing] { WHO($player) } hat einen Zug aufgeschrieben, bevor er ausgeführt war, und nicht, um damit Remis zu beantragen oder um ihn abzugeben.
        }
    .fails =
        { $advance ->
            [allowed] { WHO($player) } hat den Zug im Voraus aufgeschrieben, was in dieser Ausgabe erlaubt ist.
            [claim-only] { WHO($player) } hat den Zug im Voraus aufgeschrieben, um damit Remis zu beantragen, was erlaubt ist.
           *[or-sealing] { WHO($player) } hat den Zug zu einem der beiden Zwecke im Voraus aufgeschrieben, zu denen es erlaubt ist: um damit Remis zu beantragen oder um ihn abzugeben.
        }
    .fails-alone = { WHO($player) } durfte den Zug im Voraus aufschreiben.
    .unmet = Niemand hat einen Zug aufgeschrieben, bevor er ihn ausgeführt hat.
reply-before-recording =
    .title = Erst antworten, dann aufzeichnen
    .rule = Ein Spieler darf auf den Zug des Gegners antworten, bevor er ihn aufzeichnet.
    .holds = Es fehlt nur der letzte Zug des Gegners, und { WHO($player) } darf erst auf ihn antworten und ihn danach aufzeichnen.
    .fails = Es fehlt nicht der Zug des Gegners, sondern der eigene vorige Zug { WHO($player, case: "gen") }.
previous-move-recorded =
    .title = Der vorige Zug muss aufgezeichnet sein
    .rule = Ein Spieler muss seinen vorigen Zug aufgezeichnet haben, bevor er den nächsten ausführt.
    .holds = { WHO($player) } hat einen weiteren Zug ausgeführt, ohne den vorigen aufgezeichnet zu haben.
    .fails = Der eigene vorige Zug { WHO($player, case: "gen") } ist aufgezeichnet; nur der letzte Zug des Gegners fehlt noch.
gap-usually-warned =
    .title = Eine Lücke führt üblicherweise zu einer Verwarnung
    .rule = Fehlen auf einem Partieformular Züge und kann niemand sagen, seit wann, so ist eine Verwarnung üblich. Kommt das regelmäßig vor, so kann der Schiedsrichter eine andere Strafe wählen.
    .holds = Niemand kann sagen, seit wann auf dem Partieformular { WHO($player, case: "gen") } Züge fehlen, und wegen des Mitschreibens war { WHO($player) } noch nicht verwarnt worden; üblich ist daher eine Verwarnung.
    .fails = Wegen des Mitschreibens war { WHO($player) } schon verwarnt worden; eine Verwarnung ist daher nicht mehr das Übliche, und die Wahl der Strafe liegt beim Schiedsrichter.
scoresheet-content =
    .title = Wozu das Partieformular dient
    .rule = Das Partieformular darf nur dazu dienen, die Züge, die Uhrenstände, Remisangebote, Angaben zu Anträgen und andere Daten der Partie festzuhalten.
    .holds = Für das, was { WHO($player) } aufgeschrieben hat, nämlich Gedanken zur Stellung, darf das Partieformular nicht benutzt werden.
    .fails = Was { WHO($player) } aufgeschrieben { AGREE($player, sg: "hat", pl: "haben") }, gehört zu dem, wofür das Partieformular benutzt werden darf: Züge, Uhrenstände, Remisangebote, Angaben zu Anträgen und andere Daten der Partie.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } das auf das Partieformular schreiben.
offer-marked-by-both =
    .title = Das Angebot auf beiden Partieformularen
    .rule = Beide Spieler, der anbietende wie der andere, müssen ein Remisangebot auf ihrem Partieformular mit dem Zeichen (=) vermerken.
    .holds = { WHO($player) } muss das Angebot ebenfalls vermerken: Auf dem Partieformular { WHO($player, case: "gen") } fehlt noch das Zeichen (=).
    .fails = Das Zeichen (=) steht auf beiden Partieformularen.
    .fails-alone = Das Angebot ist nun auf beiden Partieformularen vermerkt.
unable-to-record =
    .title = Wer nicht mitschreiben kann
    .rule = { $remedy ->
        [time-deducted] Kann ein Spieler aus körperlichen oder religiösen Gründen nicht mitschreiben, so muss ihm der Schiedsrichter vor der Partie Bedenkzeit abziehen.
        [assistant] Kann ein Spieler nicht mitschreiben, so darf ein vom Schiedsrichter akzeptierter Assistent die Züge für ihn aufzeichnen, und der Schiedsrichter muss die Bedenkzeit angemessen kürzen.
       *[assistant-free-if-disabled] Kann ein Spieler nicht mitschreiben, so darf ein vom Schiedsrichter akzeptierter Assistent die Züge für ihn aufzeichnen. Der Schiedsrichter muss die Bedenkzeit angemessen kürzen, nicht aber die eines Spielers mit Behinderung.
    }
    .holds =
        { $time ->
            [deducted] { WHO($player) } kann nicht mitschreiben; der Schiedsrichter muss { WHO($player, case: "dat") } daher Bedenkzeit abziehen.
            [kept] { WHO($player) } kann wegen einer Behinderung nicht mitschreiben; ein vom Schiedsrichter akzeptierter Assistent darf es daher tun, und dafür darf keine Bedenkzeit abgezogen werden.
           *[adjusted] { WHO($player) } kann nicht mitschreiben; ein vom Schiedsrichter akzeptierter Assistent darf es daher tun, und der Schiedsrichter muss die Bedenkzeit angemessen kürzen.
        }
scoresheet-visible =
    .title = Das Partieformular bleibt sichtbar
    .rule = Der Schiedsrichter muss die Partieformulare während der ganzen Partie sehen können.
    .holds = { $pen ->
        [yes] Auf dem Partieformular { WHO($player, case: "gen") } liegt ein Stift und verdeckt zu viel davon.
       *[no] { WHO($player) } hat das Partieformular so verdeckt, dass der Schiedsrichter es nicht sehen konnte.
    }
    .fails = Auf dem Partieformular { WHO($player, case: "gen") } liegt ein Stift, verdeckt aber nicht zu viel davon.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "durfte", pl: "durften") } den Stift auf das Partieformular legen.
    .reading = Wie viel vom Partieformular zu sehen sein muss, ist nicht gesagt. Ein Stift auf dem letzten Zug verdeckt es nach unserer Lesart; ob ein Stift, der anderes verdeckt, zu viel verdeckt, beurteilt der Schiedsrichter.
pen-on-scoresheet =
    .title = Ein Stift auf dem Partieformular
    .rule = Ein Stift darf auf dem Partieformular liegen, solange der Schiedsrichter den letzten Zug sehen kann.
    .holds = Der letzte Zug ist zu sehen; { WHO($player) } { AGREE($player, sg: "darf", pl: "dürfen") } den Stift daher liegen lassen.
    .fails = Der Stift { WHO($player, case: "gen") } verdeckt den letzten Zug.
scoresheet-property =
    .title = Wem die Partieformulare gehören
    .rule = Die Partieformulare sind Eigentum des Veranstalters; das Original muss nach dem Ende der Partie abgegeben werden und bleibt bis dahin beim Spieler.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Original behalten, das dem Veranstalter gehört und am Ende der Partie abzugeben ist.
    .unmet = Die Partie läuft noch, und bis zu ihrem Ende braucht der Spieler das Partieformular; erst dann ist das Original abzugeben.
defective-scoresheet =
    .title = Ein defektes elektronisches Partieformular
    .rule = Der Schiedsrichter muss ein elektronisches Partieformular ersetzen, das offensichtlich defekt ist.
    .holds = Das elektronische Partieformular { WHO($player, case: "gen") } ist offensichtlich defekt; der Schiedsrichter muss es daher ersetzen.
    .fails = Dass das elektronische Partieformular { WHO($player, case: "gen") } defekt ist, ist nicht offensichtlich.
    .fails-alone = Das elektronische Partieformular braucht nicht ersetzt zu werden.
recording-suspended =
    .title = Bei knapper Bedenkzeit
    .rule = { $duration ->
        [while-short] Ein Spieler, der weniger als { DURATION($time, case: "acc") } Restbedenkzeit hat und für jeden Zug weniger als { DURATION($increment, case: "acc") } Zeitgutschrift erhält, braucht nicht mitzuschreiben, solange die Bedenkzeit so knapp ist.
       *[rest-of-period] Ein Spieler, der in einer Zeitperiode einmal weniger als { DURATION($time, case: "acc") } Restbedenkzeit hatte und für jeden Zug weniger als { DURATION($increment, case: "acc") } Zeitgutschrift erhält, braucht für den Rest dieser Zeitperiode nicht mitzuschreiben.
    }
    .holds = { $duration ->
        [while-short] { WHO($player) } hat weniger als { DURATION($time, case: "acc") } Restbedenkzeit und erhält je Zug keine Zeitgutschrift von { DURATION($increment, case: "dat") } oder mehr; solange das so ist, entfällt die Pflicht zum Mitschreiben.
       *[rest-of-period] { WHO($player) } hatte in dieser Zeitperiode schon weniger als { DURATION($time, case: "acc") } Restbedenkzeit und erhält in ihr je Zug keine Zeitgutschrift von { DURATION($increment, case: "dat") } oder mehr; für den Rest der Zeitperiode entfällt daher die Pflicht zum Mitschreiben.
    }
    .fails =
        { $much ->
            [increment] { WHO($player) } erhält für jeden Zug mindestens { DURATION($increment, case: "acc") } Zeitgutschrift und muss daher immer mitschreiben, so knapp die Bedenkzeit auch wird.
            [increment-alone] { WHO($player) } hat zwar weniger als { DURATION($time, case: "acc") } Restbedenkzeit, erhält aber für jeden Zug mindestens { DURATION($increment, case: "acc") } Zeitgutschrift und muss daher weiter mitschreiben.
           *[time] { WHO($player) } hat noch { DURATION($time, case: "acc") } oder mehr Restbedenkzeit, und mit dem Mitschreiben aufhören darf nur, wer weniger hat.
        }
    .reading = Jeder Spieler ist unabhängig vom anderen befreit, und wo die Regel vom Rest der Zeitperiode spricht, lebt die Pflicht nicht wieder auf, wenn er mehr Bedenkzeit hat. Der Text sagt beides nicht ausdrücklich; nach einer anderen Lesart lebt sie wieder auf.
recording-freed =
    .title = Sehbehinderte Spieler in Zeitnot
    .rule = Wenn das Turnier es vorsieht, braucht ein sehbehinderter Spieler, dem weniger als { DURATION($time) } bleiben, für den Rest der Periode nicht mitzuschreiben, wie hoch die Zeitgutschrift auch ist. Danach wird das Partieformular vervollständigt.
    .holds = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } sehbehindert und { AGREE($player, sg: "hat", pl: "haben") } weniger als { DURATION($time, case: "acc") } übrig, was in diesem Turnier vom Mitschreiben befreit.
    .reading = Die Regel steht unter einer übersetzten FIDE-Richtlinie für Spieler mit Behinderung. Dass sie von der FIDE selbst stammt, ist wahrscheinlich, aber nicht erwiesen.
arbiter-records =
    .title = Wenn keiner mitschreibt
    .rule = Braucht keiner der Spieler mehr mitzuschreiben, so soll der Schiedsrichter oder ein Assistent nach Möglichkeit anwesend sein und die Züge aufzeichnen. Solange kein Blättchen gefallen ist, darf der Schiedsrichter nicht sagen, wie viele Züge noch fehlen.
    .holds = Beide Spieler haben mit dem Mitschreiben aufgehört; daher soll der Schiedsrichter oder ein Assistent nach Möglichkeit anwesend sein und die Züge aufzeichnen.
    .fails = Zu diesem Zeitpunkt schreibt nur einer der Spieler nicht mit.
both-complete-scoresheets =
    .title = Beide vervollständigen ihre Partieformulare
    .rule = Hat keiner der Spieler mitgeschrieben, so muss der Schiedsrichter die Uhren anhalten, sobald ein Blättchen gefallen ist, und beide müssen ihre Partieformulare vervollständigen, nach dem des Schiedsrichters oder des Gegners.
    .holds =
        { $clocks ->
            [started] Beide Partieformulare sind vollständig; daher muss die Uhr des Spielers, der am Zug ist, wieder in Gang gesetzt werden.
           *[stopped] Ein Blättchen ist gefallen, nachdem beide Spieler mit dem Mitschreiben aufgehört hatten; daher müssen die Uhren angehalten und beide Partieformulare vervollständigt werden.
        }
    .fails = Nur einer der Spieler hatte mit dem Mitschreiben aufgehört; die Uhren werden daher nicht angehalten.
delay-usually-warned =
    .title = Verzögertes Vervollständigen des Partieformulars
    .rule = Wer das Vervollständigen des Partieformulars verzögert, um Bedenkzeit zu gewinnen, wird üblicherweise verwarnt.
    .holds = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Vervollständigen des Partieformulars verzögert; dafür ist eine Verwarnung üblich.
one-completes-scoresheet =
    .title = Einer vervollständigt sein Partieformular
    .rule = Hat nur einer der Spieler nicht mitgeschrieben, so muss er sein Partieformular vervollständigen, sobald eines der Blättchen gefallen ist, und zwar bei laufender Uhr und bevor er eine Figur bewegt.
    .holds = Ein Blättchen ist gefallen, und nur { WHO($player) } hatte mit dem Mitschreiben aufgehört; { WHO($player) } muss daher das Partieformular vor dem nächsten Zug vervollständigen.
    .fails = Beide Spieler hatten mit dem Mitschreiben aufgehört.
completed-before-moving =
    .title = Ein Zug, bevor das Partieformular vollständig ist
    .rule = Wer sein Partieformular vervollständigen muss, darf vorher keine Figur bewegen.
    .holds = Nach dem Fallen des Blättchens musste { WHO($player) } zuerst das Partieformular vervollständigen, hat aber vorher gezogen.
    .fails = { WHO($player) } hat das Partieformular vor dem Zug vervollständigt.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Partieformular wie verlangt vor dem Zug vervollständigt.
scoresheet-lent =
    .title = Das Partieformular des Gegners
    .rule = Wer sein Partieformular vervollständigen muss, darf dazu das des Gegners benutzen, sofern er selbst am Zug ist.
    .holds = { WHO($player) } ist am Zug und darf das Partieformular { WHO($opponent, case: "gen") } benutzen.
    .fails = Das Partieformular { WHO($opponent, case: "gen") } darf { WHO($player) } erst benutzen, wenn ein Blättchen gefallen ist, und nur, solange { WHO($player) } am Zug { AGREE($player, sg: "ist", pl: "sind") }; hier ist nicht beides der Fall.
    .fails-alone = { WHO($opponent) } { AGREE($opponent, sg: "braucht", pl: "brauchen") } das Partieformular nicht herauszugeben.
scoresheet-returned =
    .title = Das Partieformular des Gegners zurückgeben
    .rule = Wer das Partieformular des Gegners benutzt, muss es zurückgeben, bevor er zieht.
    .holds = { $moved ->
        [yes] { WHO($player) } hat gezogen, ohne vorher das Partieformular des Gegners zurückzugeben.
       *[no] { WHO($player) } darf das Partieformular des Gegners benutzen, muss es aber vor dem Zug zurückgeben.
    }
    .fails = { WHO($player) } hat das Partieformular des Gegners vor dem Zug zurückgegeben.
game-reconstructed =
    .title = Wenn kein Partieformular vollständig ist
    .rule = Lässt sich kein vollständiges Partieformular vorlegen, so müssen die Spieler die Partie auf einem zweiten Brett unter Aufsicht des Schiedsrichters oder eines Assistenten rekonstruieren. { $clock ->
        [yes] Zuvor muss der Schiedsrichter festhalten: die Stellung, die Uhrenstände, wessen Uhr lief und, soweit bekannt, die Zahl der ausgeführten oder abgeschlossenen Züge.
       *[no] Zuvor muss der Schiedsrichter festhalten: die Stellung, die Uhrenstände und, soweit bekannt, die Zahl der ausgeführten Züge.
    }
    .holds = Auf beiden Partieformularen fehlen Züge; daher müssen die Spieler die Partie auf einem zweiten Brett rekonstruieren.
    .fails = Eines der Partieformulare ist vollständig; nach diesem lässt sich das andere vervollständigen.
    .fails-alone = Das unvollständige Partieformular muss nach dem anderen vervollständigt werden.
next-move-opens-period =
    .title = Wenn sich eine Zeitüberschreitung nicht nachweisen lässt
    .rule = Lassen sich die Partieformulare nicht so vervollständigen, dass eine Zeitüberschreitung nachgewiesen ist, so gilt der nächste Zug als der erste der folgenden Zeitperiode, es sei denn, es ist belegt, dass mehr Züge ausgeführt wurden.
    .holds = Eine Zeitüberschreitung lässt sich nicht nachweisen; daher gilt der nächste Zug als der erste der folgenden Zeitperiode.
    .fails =
        { $shown ->
            [overstepping] Die Partieformulare zeigen, dass die Bedenkzeit überschritten wurde.
            [in-time] Die Partieformulare zeigen, dass die vorgeschriebenen Züge rechtzeitig abgeschlossen wurden.
           *[nothing] Die Partieformulare zeigen nichts, doch es ist anderweitig belegt, wie viele Züge ausgeführt wurden.
        }
    .fails-alone =
        { $shown ->
            [overstepping] Der Spieler, der die Bedenkzeit überschritten hat, hat die Partie verloren, es sei denn, der Gegner kann durch keine Folge regelgemäßer Züge matt setzen.
            [in-time] Die vorgeschriebenen Züge wurden rechtzeitig abgeschlossen; daher hat niemand durch Zeitüberschreitung verloren. Die Partie geht weiter.
           *[nothing] Die ausgeführten Züge werden gezählt. War die vorgeschriebene Zahl rechtzeitig abgeschlossen, so geht die Partie weiter; andernfalls wurde die Bedenkzeit überschritten.
        }
signed-result =
    .title = Das unterschriebene Ergebnis
    .rule = { $electronic ->
        [yes] Nach der Partie müssen beide Spieler beide Partieformulare mit dem Ergebnis unterschreiben oder es auf ihren elektronischen Partieformularen bestätigen. Auch ein falsches Ergebnis bleibt bestehen, es sei denn, der Schiedsrichter entscheidet anders.
       *[no] Nach der Partie müssen beide Spieler beide Partieformulare mit dem Ergebnis unterschreiben. Auch ein falsches Ergebnis bleibt bestehen, es sei denn, der Schiedsrichter entscheidet anders.
    }
    .holds =
        { $wrong ->
            [yes] Beide Spieler haben dieses Ergebnis bestätigt. Es bleibt bestehen, obwohl es falsch ist, es sei denn, der Schiedsrichter entscheidet anders.
           *[no] Beide Spieler haben dieses Ergebnis bestätigt; es bleibt daher bestehen, es sei denn, der Schiedsrichter entscheidet anders.
        }
    .fails = { $valid ->
        [differ] Die beiden Spieler haben nicht dasselbe Ergebnis unterschrieben.
        [not-played] Die Partie war schon kampflos verloren, ohne gespielt worden zu sein; eine Unterschrift kann daran nichts ändern.
       *[electronic] Das Ergebnis wurde elektronisch bestätigt, was diese Ausgabe nicht vorsieht.
    }
    .reading = Wie weit der Schiedsrichter ein unterschriebenes Ergebnis ändern darf, lässt der Text offen; wir überlassen es ihm.
result-signed-by-both =
    .title = Beide unterschreiben
    .rule = Festgehalten ist das Ergebnis erst, wenn beide Spieler unterschrieben haben.
    .holds = Bisher hat nur { WHO($opponent) } unterschrieben, und ein Ergebnis braucht die Unterschriften beider Spieler.
different-results =
    .title = Verschiedene Ergebnisse
    .rule = Unterschreiben oder melden die Spieler verschiedene Ergebnisse, so muss der Schiedsrichter das richtige feststellen.
    .holds =
        { $ruled ->
            [yes] Die Partie war schon zu Ende, und zwar nicht mit dem gemeldeten Ergebnis; die Meldung ist falsch.
           *[no] Die Ergebnisse stimmen nicht überein; der Schiedsrichter muss daher das richtige feststellen.
        }
    .fails = { $signed ->
        [yes] Beide Spieler haben das Ergebnis unterschrieben; eine spätere Meldung ändert daran nichts.
       *[no] Die Ergebnisse stimmen überein; der Schiedsrichter braucht daher nicht festzustellen, welches richtig ist.
    }
    .fails-alone =
        { $signed ->
            [yes] Die spätere Meldung ändert nichts.
           *[no] Das gemeldete Ergebnis ist richtig.
        }
    .reading = Von verschiedenen Ergebnissen spricht der Artikel nicht. Dass dann nichts festgehalten ist und der Schiedsrichter entscheidet, ist unser Schluss.
