### Titles of the cases about recording the moves: what a reader would search for.

## arbiter-mode.yaml

title-a-player-uses-the-mode-for-arbiters = Elektronisches Partieformular: Ein Spieler wechselt in den Modus für Schiedsrichter
title-the-arbiter-uses-the-mode-for-arbiters = Elektronisches Partieformular: Der Schiedsrichter wechselt in den Modus für Schiedsrichter

## arbiter-records.yaml

title-both-players-stop-in-time-trouble = Beide Spieler schreiben in Zeitnot nicht mehr mit
title-one-player-records-again-so-the-arbiter-need-not = In Zeitnot schreibt der eine wieder mit, bevor der andere damit aufhört

## both-complete-scoresheets.yaml

title-the-flag-falls-and-neither-has-recorded = Ein Blättchen fällt, nachdem beide Spieler mit dem Mitschreiben aufgehört haben
title-nobody-stopped-recording-so-nothing-is-completed = Ein Blättchen fällt, nachdem die vorgeschriebenen Züge abgeschlossen sind
    .scene = Trotz der Zeitnot haben beide Spieler weiter mitgeschrieben. Sie sehen das Blättchen von Schwarz fallen; Schwarz hatte die in der Zeitperiode verlangten Züge abgeschlossen. Die Spieler sind in Gedanken versunken, Weiß hat nichts bemerkt, und Ihr Kollege flüstert, man solle sie lieber nicht stören.
title-both-scoresheets-are-complete-and-the-game-goes-on = Beide Partieformulare nach gefallenem Blättchen vervollständigt: Wessen Uhr läuft wieder?

## completed-before-moving.yaml

title-he-moves-before-his-scoresheet-is-complete = Zug nach dem Fallen eines Blättchens, bevor das Partieformular vervollständigt ist
    .scene = Weiß, in Zeitnot mit nur noch 20 Sekunden, hört auf mitzuschreiben. Sie sehen das Blättchen von Weiß fallen; die in der Zeitperiode verlangten Züge waren abgeschlossen. Bevor auch nur einer der fehlenden Züge notiert ist, macht Weiß den nächsten Zug und drückt die Uhr. Schwarz verlangt, dass dieser Zug zurückgenommen wird.
title-he-completes-his-scoresheet-and-then-moves = Zug nach dem Fallen eines Blättchens, nachdem das Partieformular vervollständigt ist

## defective-scoresheet.yaml

title-the-screen-of-an-electronic-scoresheet-goes-black = Elektronisches Partieformular mit offensichtlichem Defekt
    .scene = Mitten in der Partie wird der Bildschirm des elektronischen Partieformulars von Weiß schwarz; ein Blick genügt, um zu sehen, dass sich an dem Gerät nichts mehr rührt. Weiß würde gern weiterspielen, ohne mitzuschreiben: Daran sei niemand schuld, und Schwarz habe ohnehin alle Züge.
title-the-player-says-that-the-electronic-scoresheet-is-slow = Elektronisches Partieformular funktioniert nicht: Ist der Defekt offensichtlich?

## delay-usually-warned.yaml

title-a-player-delays-the-completing-of-his-scoresheet = Vervollständigen des Partieformulars nach dem Fallen eines Blättchens verzögert
title-a-refusal-that-has-nothing-to-do-with-the-scoresheet = Ein Spieler weigert sich, die Regeln zu befolgen, aber nicht andauernd

## different-results.yaml

title-the-players-sign-different-results = Die Spieler unterschreiben verschiedene Ergebnisse
    .scene = Die Spieler haben den Saal eilig verlassen. Beim Ordnen der Papiere stellen Sie fest, dass Weiß Partieformulare mit einem Gewinn für Weiß unterschrieben hat, Schwarz dagegen Partieformulare mit einem Remis. Ihr Assistent schlägt vor, das Remis einzutragen: Wenigstens ein halber Punkt sei auf jeder Seite unstrittig.
title-the-winner-reports-a-loss-by-mistake = Nach der Aufgabe des Gegners meldet der Gewinner eine Niederlage
title-the-reported-result-is-the-right-one = Der Gegner gibt auf, der Gewinner meldet seinen Sieg
title-a-later-report-of-another-result-than-the-signed-one = Beide unterschreiben ein Ergebnis und melden danach ein anderes
title-the-players-report-different-results = Die Spieler melden verschiedene Ergebnisse
title-the-players-report-the-same-result = Beide Spieler melden dasselbe Ergebnis, den Verlust des einen

## game-reconstructed.yaml

title-neither-scoresheet-can-be-completed = Auf beiden Partieformularen fehlen Züge
title-one-complete-scoresheet-is-enough = Auf einem Partieformular fehlen Züge, das andere ist vollständig

## gap-usually-warned.yaml

title-a-move-is-missing-for-the-first-time = Auf einem Partieformular fehlen Züge, und niemand kann sagen, seit wann
title-a-move-is-missing-after-a-warning = Auf einem Partieformular fehlen Züge nach einer Verwarnung wegen des Mitschreibens
title-two-minutes-for-a-gap-are-lawful-but-not-usual = Auf einem Partieformular fehlen Züge: zwei Minuten für den Gegner oder Verwarnung?
title-a-gap-whose-moment-is-known-is-no-matter-of-warnings-alone = Ein Spieler hat wieder gezogen, ohne den vorigen Zug aufzuzeichnen: Welche Maßnahmen?

## next-move-opens-period.yaml

title-the-scoresheets-cannot-show-the-overstepping = Aus den Partieformularen ist keine Zeitüberschreitung nachzuweisen
title-the-reconstruction-shows-nothing-but-a-camera-does = Die Rekonstruktion zeigt nichts, aber mehr ausgeführte Züge sind anderweitig belegt
title-the-reconstruction-shows-that-forty-moves-were-made-in-time = Rekonstruktion zeigt, dass die Züge rechtzeitig ausgeführt wurden
title-the-scoresheets-show-the-overstepping = Aus den Partieformularen geht eine Zeitüberschreitung hervor
title-no-overstepping-can-be-shown-by-playing-the-game-over-again = Blättchen gefallen, auf beiden Partieformularen fehlen Züge, Rekonstruktion ohne Ergebnis
title-the-game-played-over-again-shows-an-overstepping = Blättchen gefallen, und die Rekonstruktion zeigt eine Zeitüberschreitung

## offer-marked-by-both.yaml

title-only-the-offering-player-marks-the-offer = Remisangebot nur vom Anbietenden mit (=) vermerkt
title-the-second-player-marks-the-offer-too = Remisangebot von beiden Spielern mit (=) vermerkt
title-the-mark-of-an-earlier-offer-does-not-count-for-the-next = Zweites Remisangebot nur von einem Spieler mit (=) vermerkt

## one-completes-scoresheet.yaml

title-the-opponents-flag-falls-and-only-one-has-stopped = Ein Spieler hat mit dem Mitschreiben aufgehört, und das Blättchen des Gegners fällt
    .scene = Weiß hört auf mitzuschreiben, als die eigene Uhr noch 1 Minute 30 Sekunden zeigt; Schwarz schreibt weiter. Einige Züge später sehen Sie das Blättchen von Schwarz fallen; Schwarz hatte die in der Zeitperiode verlangten Züge abgeschlossen. Nun ist Weiß am Zug. Das Blättchen von Weiß ist noch oben; Weiß greift nicht zum Stift: Für Weiß habe die neue Zeitperiode noch nicht begonnen, also eile es nicht.
title-his-own-flag-falls-and-only-he-has-stopped = Ein Spieler hat mit dem Mitschreiben aufgehört, und sein eigenes Blättchen fällt
    .scene = Weiß hört auf mitzuschreiben, als die eigene Uhr noch 1 Minute 30 Sekunden zeigt; Schwarz schreibt weiter. Dann sehen Sie das Blättchen von Weiß fallen; Weiß hatte die in der Zeitperiode verlangten Züge abgeschlossen. „Halten Sie bitte die Uhren an“, sagt Weiß, „damit ich die fehlenden Züge in Ruhe abschreiben kann.“

## own-device-no-scoresheet.yaml

title-a-player-would-record-on-a-tablet-of-his-own = Ein Spieler möchte auf einem eigenen Gerät mitschreiben

## pen-on-scoresheet.yaml

title-a-pen-beside-the-last-move = Stift auf dem Partieformular, der letzte Zug ist zu sehen
title-a-pen-on-the-last-move = Ein Stift auf dem Partieformular verdeckt den letzten Zug
    .scene = Nach jedem Zug legt Weiß den Stift so auf das Partieformular, dass er den letzten Zug verdeckt. Im Vorbeigehen können Sie nicht erkennen, welchen Zug Weiß notiert hat. Weiß lächelt: Irgendwo müsse der Stift ja liegen, und jeder Zug sei auf dem Brett zu sehen.

## previous-move-recorded.yaml

title-two-own-moves-without-recording-the-first = Ein Spieler führt den nächsten Zug aus, ohne den vorigen aufzuzeichnen
title-the-gap-does-not-matter-where-nobody-must-record = Eigener voriger Zug im Blitzschach nicht aufgezeichnet

## recording-duty.yaml

title-players-must-record-in-standard-chess = Wer muss im Turnierschach mitschreiben?
title-a-player-with-plenty-of-time-stops-recording = Mitschreiben bei zwanzig Minuten eingestellt, ohne Zeitgutschrift
title-a-scoresheet-that-nobody-can-read = Züge auf einem Partieformular sind falsch oder nicht lesbar
title-stopping-in-rapid-is-free = Ein Spieler hört im Schnellschach auf mitzuschreiben
title-a-player-wrongly-stops-and-moves-are-missing = Mitschreiben bei 30 Sekunden Zeitgutschrift eingestellt, eigener voriger Zug fehlt: Reklamation
title-a-player-wrongly-stops-and-lacks-the-opponents-last-move = Mitschreiben bei 30 Sekunden Zeitgutschrift eingestellt, Zug des Gegners fehlt: Reklamation

## recording-freed.yaml

title-a-visually-disabled-player-is-freed-with-thirty-seconds-per-move = Sehbehinderter Spieler stellt bei vier Minuten das Mitschreiben ein
title-a-freed-player-with-more-than-five-minutes = Sehbehinderter Spieler stellt bei sechs Minuten das Mitschreiben ein
title-the-event-frees-nobody-who-can-see = Sehender Gegner eines sehbehinderten Spielers stellt das Mitschreiben ein
title-a-freed-player-completes-his-scoresheet-after-the-period = Sehbehinderter Spieler schreibt nicht mehr mit, und sein Blättchen fällt

## recording-suspended.yaml

title-less-than-five-minutes-without-increment = Mitschreiben bei weniger als fünf Minuten eingestellt, ohne Zeitgutschrift
title-exactly-five-minutes-are-not-less = Mitschreiben bei genau fünf Minuten eingestellt, ohne Zeitgutschrift
    .scene = Schwarz ist am Zug, und die Uhr von Weiß zeigt genau 5 Minuten, als Weiß den Stift hinlegt und aufhört mitzuschreiben. Schwarz ruft Sie sofort. Weiß wundert sich: „In Zeitnot muss niemand mehr schreiben, das machen hier alle so.“
title-with-thirty-seconds-per-move-one-always-records = Mitschreiben bei 40 Sekunden eingestellt, Zeitgutschrift von 30 Sekunden
    .scene = Mit noch 40 Sekunden legt Schwarz den Stift hin und hört auf mitzuschreiben. Weiß ruft Sie. „In Zeitnot muss niemand schreiben“, protestiert Schwarz, fast ohne vom Brett aufzublicken, „und in dieser Stellung brauche ich jede Sekunde zum Nachdenken.“
title-with-twenty-nine-seconds-per-move-one-may-stop = Mitschreiben bei 40 Sekunden eingestellt, Zeitgutschrift von 29 Sekunden
    .scene = Schwarz, in Zeitnot mit noch 40 Sekunden, legt den Stift hin und hört auf mitzuschreiben. Weiß ruft Sie und zeigt auf die Uhr: Für jeden Zug komme praktisch eine halbe Minute hinzu, und damit könne man spielen und schreiben, wie Weiß es die ganze Zeit getan habe.
title-two-minutes-from-a-penalty-do-not-bring-the-duty-back = Mitschreiben unter fünf Minuten eingestellt, dann kommen durch eine Strafe zwei Minuten hinzu
    .scene = Mit nur noch 4 Minuten hört Weiß auf mitzuschreiben. Im selben Augenblick geben Sie Weiß zur Strafe für Schwarz 2 Minuten hinzu; die Uhr von Weiß zeigt nun sechs Minuten. Zehn Sekunden später hat Weiß noch 5 Minuten 50 Sekunden, Schwarz 31 Minuten. Schwarz murrt: Wenn Weiß wieder genug Zeit habe, könne Weiß auch schreiben. Müssen die Spieler ihre Züge aufzeichnen?
title-in-the-next-period-one-records-again = Mitschreiben in Zeitnot eingestellt, dann beginnt die nächste Zeitperiode
    .scene = Mit noch 1 Minute hört Weiß auf mitzuschreiben. Sie sehen das Blättchen von Weiß fallen; Weiß hatte die in der Zeitperiode verlangten Züge abgeschlossen. Die Zeit der nächsten Zeitperiode ist hinzugekommen: Weiß hat nun noch 59 Minuten, Schwarz 1 Stunde 20 Minuten. Weiß hat sich daran gewöhnt und möchte bis zum Ende der Partie nicht mehr schreiben. Müssen die Spieler ihre Züge aufzeichnen?
title-a-player-stops-and-nobody-says-how-much-time-is-left = Ein Spieler hört mit dem Mitschreiben auf: Ist die Restbedenkzeit knapp genug?
title-an-increment-told-period-by-period-is-an-increment = Mitschreiben bei 40 Sekunden eingestellt, 30 Sekunden Zeitgutschrift ab dem 1. Zug
title-in-a-period-without-increment-one-may-stop-recording = Mitschreiben in der ersten Zeitperiode eingestellt; nur die zweite hat Zeitgutschrift
    .scene = Weiß hat 30 Züge abgeschlossen, legt mit noch 3 Minuten den Stift hin und hört auf mitzuschreiben. Schwarz ruft Sie: Später in dieser Partie gebe es für jeden Zug eine Zeitgutschrift, und in solchen Partien müsse man immer mitschreiben.
title-in-the-period-with-increment-one-records-again = Mitschreiben in zweiter Zeitperiode eingestellt, der einzigen mit Zeitgutschrift
    .scene = Weiß hat 40 Züge abgeschlossen, die Zeitkontrolle geschafft und den größten Teil der neuen Bedenkzeit schon verbraucht. Mit noch 3 Minuten hört Weiß auf mitzuschreiben. Schwarz protestiert; Weiß zeigt auf die Uhr: „In Zeitnot muss niemand schreiben, und vor der Zeitkontrolle war es nicht anders.“
title-moves-are-missing-after-a-player-rightly-stopped = Mitschreiben bei vier Minuten eingestellt, bei drei Minuten fehlt ein Zug
title-thirty-seconds-per-move-and-plenty-of-time = Mitschreiben bei 40 Minuten eingestellt, Zeitgutschrift von 30 Sekunden

## reply-before-recording.yaml

title-the-answer-comes-before-the-opponents-move-is-recorded = Ein Spieler antwortet, bevor er den Zug des Gegners aufzeichnet
    .scene = Schwarz macht einen Zug und drückt die Uhr. Weiß antwortet sofort, drückt die Uhr und greift erst dann zum Stift: Der letzte Zug von Schwarz steht noch nicht auf dem Formular von Weiß. Schwarz ruft Sie und beklagt sich: Weiß hätte erst schreiben müssen, und in dieser Zeit hätte Schwarz nachdenken können.
title-a-player-in-time-trouble-need-not-keep-up = Eigener voriger Zug fehlt in Zeitnot, Mitschreiben schon eingestellt
    .scene = Mit noch 3 Minuten hört Weiß auf mitzuschreiben. Bald hebt Schwarz die Hand: Weiß habe eben wieder gezogen, obwohl der vorige Zug nicht auf dem eigenen Formular stehe. Ein paar Federstriche, meint Schwarz, seien jedem zuzumuten.

## result-signed-by-both.yaml

title-only-the-winner-has-signed = Nach der Aufgabe unterschreibt nur der Gewinner das Partieformular

## scoresheet-content.yaml

title-thoughts-on-the-scoresheet = Ein Spieler schreibt Überlegungen auf das Partieformular
title-the-clock-times-on-the-scoresheet = Ein Spieler schreibt die Uhrenstände auf das Partieformular
title-a-claim-on-the-scoresheet = Ein Spieler schreibt Antrag, Remisangebot und andere Daten auf das Partieformular

## scoresheet-lent.yaml

title-the-player-on-the-move-asks-for-the-opponents-scoresheet = Spieler am Zug verlangt nach gefallenem Blättchen das Formular des Gegners
title-the-opponent-refuses-his-scoresheet = Der Gegner verweigert nach gefallenem Blättchen sein Partieformular
title-the-opponents-scoresheet-asked-for-on-the-opponents-move = Spieler, der nicht am Zug ist, verlangt nach gefallenem Blättchen das Formular des Gegners
    .scene = Mit noch 20 Sekunden hört Weiß auf mitzuschreiben; Schwarz schreibt weiter. Sie sehen das Blättchen von Schwarz fallen; Schwarz hatte die in der Zeitperiode verlangten Züge abgeschlossen und ist am Zug. Weiß greift nach dem Formular des Gegners: „Ich muss die fehlenden Züge abschreiben.“ Schwarz schreibt gerade darauf und lehnt ab.
title-the-opponents-scoresheet-asked-for-before-the-flag-falls = Partieformular des Gegners verlangt, bevor ein Blättchen gefallen ist
    .scene = Weiß, am Zug und mit noch 20 Sekunden, hört auf mitzuschreiben. Aus Angst, sich zu verzählen, verlangt Weiß das Formular des Gegners, um zu sehen, wie viele Züge noch fehlen. Schwarz gibt es nicht her. „Das steht mir zu“, beharrt Weiß und sieht Sie an.

## scoresheet-property.yaml

title-a-player-keeps-the-original-of-his-scoresheet = Ein Spieler behält nach der Partie das Original des Partieformulars
    .scene = Weiß gibt eine Partie auf, in der Schwarz noch matt setzen könnte, lässt Ihnen die Kopie da und geht mit dem Original des Partieformulars davon. Auf Ihren Zuruf dreht sich Weiß um: „Ich habe es geschrieben, also gehört es mir. Nach so einer Niederlage will ich wenigstens das.“
title-the-original-is-kept-during-the-game = Ein Spieler behält während der Partie das Original des Partieformulars

## scoresheet-returned.yaml

title-the-borrowed-scoresheet-is-not-given-back = Ein Spieler zieht, ohne das Partieformular des Gegners zurückzugeben
title-the-borrowed-scoresheet-is-given-back-in-time = Ein Spieler gibt das Partieformular des Gegners zurück und zieht dann

## scoresheet-visible.yaml

title-a-hand-over-the-scoresheet = Ein Spieler verdeckt während der Partie sein Partieformular
title-a-covered-scoresheet-in-blitz = Ein Spieler verdeckt im Blitzschach sein Partieformular
title-a-scoresheet-folded-after-the-end-of-the-game = Ein Spieler verdeckt nach der Aufgabe sein Partieformular

## sheet-mode-kept.yaml

title-a-player-leaves-the-game-mode-of-the-scoresheet = Ein Spieler wechselt den Modus eines elektronischen Partieformulars

## signed-result.yaml

title-both-sign-a-wrong-result = Beide unterschreiben Remis, nachdem einer aufgegeben hat
    .scene = Weiß gibt auf; Schwarz könnte noch matt setzen, hatte damit aber kaum gerechnet. Im Gespräch über die Partie unterschreiben beide Spieler Partieformulare mit einem Remis. Ihr Assistent, der die Aufgabe gesehen hat, bringt Ihnen die Formulare.
title-both-sign-the-right-result-one-after-the-other = Nach einer Aufgabe unterschreiben die Spieler das Ergebnis nacheinander
title-a-result-approved-on-electronic-scoresheets = Ergebnis auf elektronischen Partieformularen bestätigt
title-a-mate-that-nobody-saw-and-a-draw-that-both-signed = Matt gesetzt, aber beide Spieler unterschreiben Remis
    .scene = Weiß spielt { MOVE("Ra8") } und drückt die Uhr. Keiner der beiden sieht darin etwas Besonderes; nach einer langen Runde erschöpft, unterschreiben beide Partieformulare mit einem Remis und verlassen das Brett. Nun liegen die Formulare vor Ihnen.
title-the-arbiter-puts-a-signed-result-right = Schiedsrichter ändert das nach einer Aufgabe unterschriebene Remis in Gewinn

## unable-to-record.yaml

title-a-player-with-a-disability-cannot-record = Ein Spieler kann wegen einer Behinderung nicht mitschreiben
    .scene = Wegen einer Behinderung kann Weiß keinen Stift halten und die Züge deshalb nicht aufzeichnen. Schwarz will keine Sonderbehandlung: Wer nicht schreibe, spare in jeder Partie Minuten; also müsse Weiß Bedenkzeit abgezogen werden, oder niemand brauche mitzuschreiben.
title-a-player-may-not-write-for-religious-reasons = Ein Spieler kann aus einem anderen Grund als einer Behinderung nicht mitschreiben
    .scene = Schwarz teilt Ihnen mit, an diesem Wochentag aus religiösen Gründen nicht schreiben zu dürfen; das Aufzeichnen der Züge sei daher unmöglich. Zwei Bretter weiter, sagt Schwarz, habe jemand wegen einer Behinderung einen Assistenten und behalte die ganze Bedenkzeit; gleiches Recht müsse auch hier gelten.
title-who-need-not-record-needs-no-assistant = Ein Spieler kann im Schnellschach nicht mitschreiben
title-a-player-who-only-finds-writing-tiresome = Mitschreiben bei 40 Minuten eingestellt, ohne Zeitgutschrift
    .scene = Mit noch 40 Minuten legt Schwarz den Stift hin und hört auf mitzuschreiben. Das Schreiben, erklärt Schwarz, als Sie ans Brett kommen, störe die Konzentration; und da Weiß ohnehin jeden Zug notiere, gehe nichts verloren.

## written-in-advance.yaml

title-a-move-written-before-it-is-played = Ein Zug wird vor seiner Ausführung aufgeschrieben
title-the-only-legal-reply-written-before-the-opponent-has-moved = Die einzige regelgemäße Antwort vor dem Zug des Gegners aufgeschrieben
title-the-move-written-for-a-draw-claim = Ein Zug für einen Remisantrag im Voraus aufgeschrieben
title-the-move-written-for-the-envelope = Ein Zug für den Umschlag im Voraus aufgeschrieben
title-a-written-move-is-crossed-out-and-another-written = Ein im Voraus aufgeschriebener Zug wird durch einen anderen im Voraus aufgeschriebenen ersetzt
title-the-opponents-move-guessed-and-written = Der Zug des Gegners wird im Voraus aufgeschrieben
title-a-move-written-after-it-was-played = Ein Zug wird nach seiner Ausführung aufgeschrieben
title-in-rapid-a-move-may-be-written-at-any-time = Ein Zug wird im Schnellschach vor seiner Ausführung aufgeschrieben
