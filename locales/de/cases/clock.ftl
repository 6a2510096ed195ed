### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = Wessen Uhr setzt der Schiedsrichter nach einem Regelverstoß wieder in Gang?
title-a-player-may-not-start-the-stopped-clocks-again = Der Gegner setzt die angehaltenen Uhren ohne den Schiedsrichter wieder in Gang
title-the-clocks-of-an-adjourned-game-have-rules-of-their-own = Der Schiedsrichter setzt nach der Abgabe eines Zuges die Uhr wieder in Gang
title-the-arbiter-starts-the-clock-of-the-player-who-has-the-move = Wessen Uhr setzt der Schiedsrichter nach einem Zug in Gang?

## arbiter-stops-clocks.yaml

title-the-arbiter-stops-the-clocks-to-interrupt-the-game = Der Schiedsrichter hält wegen einer Störung die Uhren an
title-stopping-the-clocks-for-the-sealed-move-is-another-matter = Ein Spieler hält nach Abgabe des Zuges die Uhren an

## assistant-time-usual.yaml

title-an-assistant-for-a-sprained-wrist-usually-costs-ten-minutes = Assistent für die Uhr bei 90 Minuten plus 30 Sekunden: Was kostet er an Zeit?
title-ten-minutes-off-for-an-assistant-are-usual = Für den Assistenten an der Uhr werden zehn oder nur fünf Minuten abgezogen
title-frey-plays-blind-and-keeps-his-ninety-minutes = Assistent für die Uhr eines Spielers mit Behinderung bei 90 Minuten plus 30 Sekunden

## board-turned-for-clock.yaml

title-weber-needs-the-clock-at-his-left-hand = Ein Spieler mit Behinderung möchte die Uhr vor der Partie anderswo haben

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = Keiner ist zu Beginn anwesend, Wartezeit eine halbe Stunde
title-with-a-default-time-of-zero-no-time-is-left-to-lose = Keiner ist zu Beginn anwesend, Wartezeit null
title-the-event-may-divide-the-lost-time-otherwise = Keiner ist zu Beginn anwesend, die Verspätung ist entschuldigt
title-only-black-is-absent-at-the-start = Nur Schwarz fehlt zu Beginn der Runde
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = Keiner ist zu Beginn anwesend; bekannt ist nur, wer den ersten Zug hat
title-both-were-absent-and-white-comes-in-time = Beide fehlen; erst kommt Schwarz, dann Weiß, noch innerhalb der Wartezeit
title-both-were-absent-and-white-comes-too-late = Beide fehlen; Schwarz kommt innerhalb der Wartezeit, Weiß erst danach
title-both-come-after-the-start-of-the-round = Weiß kommt 20, Schwarz 35 Minuten nach Beginn, Wartezeit 30 Minuten

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Assistent für die Uhr eines Spielers ohne Behinderung
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Assistent für die Uhr eines Spielers mit Behinderung
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Assistent für die Uhr, mit dem der Schiedsrichter nicht einverstanden ist
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Assistent für die Uhr eines Spielers, der sie selbst drücken kann
title-an-assistant-for-the-clock-presented-just-before-the-round = Assistent für die Uhr, erst unmittelbar vor der Runde vorgestellt
title-the-opponent-presses-the-clock-for-both = Der Gegner dient als Assistent für die Uhr

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = Ein Spieler hält die Uhr für defekt, ein Defekt ist aber nicht offensichtlich
title-whether-a-defect-is-evident-is-for-the-arbiter = Ein Spieler hält die Uhr für defekt: Ist der Defekt offensichtlich?

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = Ein Spieler zieht und schlägt heftig auf die Uhr
title-picking-up-the-clock-may-be-penalised = Ein Spieler hebt die Uhr hoch
title-knocking-over-the-clock-may-be-penalised = Ein Spieler wirft die Uhr um
title-hitting-the-clock-without-a-move-breaks-two-rules = Ein Spieler schlägt heftig auf die Uhr, ohne gezogen zu haben
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = Die Uhr wird umgeworfen und ist danach offensichtlich defekt

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Schwarz möchte vor der Partie, dass die Uhr anderswo steht
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Schwarz möchte nach dem ersten Zug von Weiß, dass die Uhr anderswo steht

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = Ein Spieler weist auf einen offensichtlichen Defekt der Uhr hin
title-the-arbiter-replaces-a-defective-clock-unasked = Der Schiedsrichter stellt fest, dass die Uhr offensichtlich defekt ist

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = Uhren auf 5:00 und 4:00: Antrag auf dreimalige Wiederholung beim zweiten Mal
title-without-readings-nobody-knows-what-the-clocks-show = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt, Uhrenstände unbekannt
title-the-clocks-after-a-first-illegal-move = Erster regelwidriger Zug mit Zeitgutschrift: Uhren auf 10 und 20 Minuten
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = Erster regelwidriger Zug im Schnell- oder Blitzschach: Uhren auf 1:00 und 2:00
title-the-time-of-white-who-comes-late = Was die Uhren zeigen, wenn Weiß 5 und Schwarz 12 Minuten zu spät kommt
title-the-clock-of-black-has-not-run-while-he-was-late = Schwarz kommt fünf Minuten zu spät: je 90 Minuten, Wartezeit 30 Minuten
title-the-time-of-a-replier-who-comes-late-to-the-resumption = Was die Uhren zeigen, wenn der Antwortende zur Wiederaufnahme verspätet kommt
title-what-the-clocks-show-before-the-first-move = Was die Uhren vor dem ersten Zug zeigen, mit Zeitgutschrift
title-what-the-clocks-show-after-two-rulings = Was die Uhren nach zwei Remisanträgen zeigen: zweites Vorkommen, dann 49 Züge
title-the-clock-of-black-has-not-run-before-white-moves = Was die Uhren zeigen, wenn Weiß 20 Minuten zu spät kommt, vor dem ersten Zug
title-the-display-after-a-press-without-a-move = Was die Uhren nach dem Drücken ohne Zug zeigen, mit Zeitgutschrift
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Angehalten bei 5:00 und 4:00: Antrag auf dreimalige Wiederholung beim 2. Mal
title-nobody-has-told-what-the-clocks-showed = Was die Uhren zeigen, wenn nie ein Uhrenstand mitgeteilt wurde
title-an-illegal-move-pressed-at-twelve-forty = Regelwidriger Zug mit Zeitgutschrift: Uhren auf 12:40 und 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Antrag auf kampflosen Gewinn: Die Wartezeit ist um, der Gegner nicht gekommen
title-the-win-by-default-is-claimed-too-early = Antrag auf kampflosen Gewinn vor Ablauf der Wartezeit
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Antrag auf kampflosen Gewinn; wie spät es schon ist, ist nicht bekannt
title-the-opponent-has-come-in-time = Antrag auf kampflosen Gewinn, nachdem der Gegner innerhalb der Wartezeit kam
title-without-a-default-time-nobody-may-be-late = Antrag auf kampflosen Gewinn zu Beginn; eine Wartezeit ist nicht festgelegt
title-the-arbiter-excuses-the-late-player = Antrag auf kampflosen Gewinn gegen einen entschuldigten Spieler
title-the-win-by-default-is-claimed-when-the-game-is-over = Antrag auf kampflosen Gewinn, nachdem der Antragsteller aufgegeben hat

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Fünf Minuten zu spät; eine Wartezeit ist nicht festgelegt
title-exactly-at-the-end-of-the-default-time-is-in-time = Eintreffen genau am Ende der Wartezeit
title-a-second-after-the-default-time-loses = Verspätung: Eintreffen eine Sekunde nach der Wartezeit
title-an-hour-and-a-second-late-under-the-old-rule = Eine Stunde und eine Sekunde zu spät, und das Turnier setzt keine Wartezeit fest
title-the-arbiter-may-excuse-a-late-player = Zwanzig Minuten zu spät bei 15 Minuten Wartezeit, aber entschuldigt
title-whether-the-arbiter-excuses-is-not-told = Zwanzig Minuten zu spät, Wartezeit 15; ob es eine Entschuldigung gibt, ist offen
title-in-the-hall-in-time-but-at-the-board-too-late = Im Saal vor Beginn, am Brett eine Minute danach, Wartezeit null
title-lateness-counts-from-the-start-that-the-round-really-had = Die Runde beginnt zehn Minuten später, und ein Spieler kommt weitere zehn Minuten danach
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Schwarz erscheint nicht, und die Wartezeit läuft ab
title-both-lose-when-neither-comes-before-the-default-time-is-over = Keiner ist zu Beginn anwesend, und die Wartezeit läuft ab
title-both-lose-when-one-comes-too-late-and-the-other-not-at-all = Ein Spieler kommt nach der Wartezeit, der andere gar nicht
title-coming-back-to-the-board-during-the-game-is-no-late-arrival = Zurück am Brett nach zehn Minuten Abwesenheit während der Partie
title-default-time-in-blitz-is-as-in-standard-chess = Fünf Minuten Wartezeit, um eine Sekunde überschritten, auch im Blitzschach
title-nobody-has-said-that-white-is-absent = Bei Ablauf der Wartezeit ist nur Schwarz eingetroffen
title-neither-player-has-come-told-at-once = Bei Ablauf der Wartezeit ist keiner der beiden eingetroffen
title-no-signature-makes-a-game-of-a-forfeit = Weiß ist nicht erschienen, und beide unterschreiben ein Remis
title-who-comes-at-the-start-is-not-late = Ein Spieler kommt genau zu Beginn der Runde ans Brett
title-who-will-not-meet-a-disabled-opponent-loses-by-default = Ein Spieler erscheint nicht zur Partie gegen einen Gegner mit Behinderung

## delay-mode.yaml

title-a-move-within-the-delay-leaves-the-main-time-as-it-was = Zeitverzögerung von zehn Sekunden: genau zehn Sekunden verbraucht
title-after-the-delay-the-main-time-runs = Zeitverzögerung von zehn Sekunden: elf Sekunden verbraucht
title-twenty-five-seconds-used-with-a-delay-of-ten = Zeitverzögerung von zehn Sekunden: 25 Sekunden verbraucht

## first-flag.yaml

title-the-mark-of-the-clock-tells-whose-flag-fell-first = Wessen Blättchen fiel zuerst? Die Uhr zeigt es an
title-one-flag-was-seen-to-fall-before-the-other = Wessen Blättchen fiel zuerst? Das eine fiel nach dem anderen
title-nobody-knows-whose-flag-fell-first = Wessen Blättchen fiel zuerst? Nichts zeigt die Reihenfolge
title-no-flag-has-fallen-yet = Wessen Blättchen fiel zuerst? Noch ist keines gefallen

## flag-after-the-end.yaml

title-mate-goes-before-a-flag-that-nobody-noticed = Matt im zweiten Zug durch Schwarz, dessen Blättchen unbemerkt gefallen war
title-the-arbiter-sees-a-flag-after-the-draw = Das Blättchen fällt nach der Einigung auf Remis
title-a-flag-that-is-seen-during-the-game-is-not-too-late = Blättchen fällt nach dem Zug des Gegners vor den Augen des Schiedsrichters
title-nobody-knows-whether-the-mate-or-the-flag-came-first = Matt gesetzt und Blättchen gefallen: Was zuerst geschah, ist nicht bekannt
title-the-flag-fell-after-the-mate = Das Blättchen fällt nach dem Matt
title-the-flag-is-told-before-the-mate-and-nobody-knows-which-came-first = Blättchen gefallen und Matt gesetzt: Was zuerst geschah, ist nicht bekannt
title-a-flag-that-ended-the-game-is-noticed-and-claimed-again = Blättchen vom Schiedsrichter schon fallen gesehen, dann vom Gegner reklamiert
title-abe-mates-after-his-flag-had-fallen-unnoticed = Matt auf der achten Reihe durch Weiß, dessen Blättchen unbemerkt gefallen war

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Blättchen reklamiert, die Uhr zeigt noch eine Sekunde

## flag-counts.yaml

title-a-flag-that-nobody-noticed = Das Blättchen fällt unbemerkt, und die Partie geht weiter
title-the-arbiter-observes-the-flag = Blättchen fällt vor den Augen des Schiedsrichters, und niemand reklamiert es
title-the-arbiter-notices-the-fallen-flag-later = Der Schiedsrichter bemerkt das gefallene Blättchen erst nach einem weiteren Zug
title-the-opponent-claims-the-flag = Der Gegner reklamiert ein Blättchen, das niemand fallen sah
title-the-clock-shows-no-time = Blättchen reklamiert, die Uhr zeigt null
title-a-display-that-came-down-to-zero-is-a-fallen-flag = Die Uhr steht vor dem Drücken auf null; reklamiert wird erst danach
title-a-display-below-zero-is-a-fallen-flag = Blättchen reklamiert, die Uhr ist sieben Sekunden ins Minus gelaufen
title-the-time-of-the-next-period-hides-a-fallen-flag = Blättchen reklamiert, 40. Zug nicht gedrückt: Uhr von 5 Sekunden auf fast eine halbe Stunde
title-a-reading-that-the-increment-explains-is-no-fallen-flag = Blättchen reklamiert, 40. Zug noch nicht gedrückt: Uhr von 5 auf 35 Sekunden
title-a-player-points-out-his-own-fallen-flag = Ein Spieler reklamiert das Fallen des eigenen Blättchens, auch im Schnell- und Blitzschach
title-a-player-tells-the-arbiter-of-a-fallen-flag = Ein Spieler meldet nur dem Schiedsrichter das gefallene Blättchen des Gegners
title-a-player-tells-the-arbiter-that-his-own-time-is-up = Ein Spieler meldet nur dem Schiedsrichter sein eigenes gefallenes Blättchen
title-both-players-point-out-the-fallen-flag = Beide Spieler reklamieren das eine gefallene Blättchen
title-a-clock-that-ran-longer-than-it-had-left = Blättchen reklamiert: 40 Sekunden waren übrig, die Uhr lief 40
title-a-clock-that-ran-a-second-less-than-it-had-left = Blättchen reklamiert: 40 Sekunden waren übrig, die Uhr lief 39
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Beide Blättchen gefallen: Es reklamiert, wessen Blättchen laut Uhr zuerst fiel
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = Ein Blättchen fällt nach 40 Zügen, der Schiedsrichter sieht es; dann das andere nach 39

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = Das Blättchen fällt mit Dame gegen bloßen König
title-the-flag-falls-and-nobody-told-us-the-position = Blättchen reklamiert, die Stellung ist nicht bekannt
title-the-flag-falls-with-a-pawn-against-a-knight = Blättchen fällt mit Bauer gegen Springer: Kann der Springer noch matt setzen?
title-the-flag-falls-where-the-queen-must-be-captured = Das Blättchen fällt, als nur noch das Schlagen der gegnerischen Dame möglich ist
title-the-flag-falls-where-every-legal-move-gives-mate = Das Blättchen fällt, als jeder regelgemäße Zug matt setzt
title-the-flag-falls-where-every-move-mates-or-stalemates = Das Blättchen fällt, als nur Matt, Patt oder Verlust des letzten Bauern bleibt
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = Das Blättchen fällt in einer verriegelten Stellung, die nur ein Turmopfer öffnet
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = Das Blättchen fällt mit einem Bauern auf der siebten Reihe gegen einen Springer
title-the-flag-falls-with-a-rook-against-a-knight = Zeitüberschreitung gegen König und Turm reklamiert: Können König und Springer noch matt setzen?
title-the-flag-falls-with-a-rook-against-a-bishop = Zeitüberschreitung gegen König und Turm reklamiert: Können König und Läufer noch matt setzen?
title-the-flag-falls-with-a-queen-against-a-knight = Zeitüberschreitung gegen König und Dame reklamiert: Können König und Springer noch matt setzen?
title-flag-of-kq-against-kn = Das Blättchen von Weiß fällt: Dame gegen Springer
title-flag-of-kq-against-kb = Das Blättchen von Weiß fällt: Dame gegen Läufer
title-flag-of-kr-against-kn = Das Blättchen von Weiß fällt: Turm gegen Springer
title-flag-of-kr-against-kb = Das Blättchen von Weiß fällt: Turm gegen Läufer
title-flag-of-kb-against-kn = Das Blättchen von Weiß fällt: Läufer gegen Springer
title-flag-of-kn-against-kn = Das Blättchen von Weiß fällt: Springer gegen Springer
title-flag-of-kn-against-kb = Das Blättchen von Weiß fällt: Springer gegen Läufer
title-flag-of-kp-against-kb = Das Blättchen von Weiß fällt: Bauer gegen Läufer
title-flag-of-k-against-kn = Das Blättchen von Weiß fällt: bloßer König gegen Springer
title-flag-of-k-against-kb = Das Blättchen von Weiß fällt: bloßer König gegen Läufer
title-flag-of-kb-against-kb-of-the-same-colour = Das Blättchen von Weiß fällt: gleichfarbige Läufer
title-flag-of-kb-against-kb-of-the-other-colour = Das Blättchen von Weiß fällt: ungleichfarbige Läufer

## flag-fall.yaml

title-the-flag-fell-but-the-moves-were-completed = Das Blättchen fällt, nachdem die Züge der Zeitperiode abgeschlossen sind
title-the-move-was-made-but-not-pressed-when-the-flag-fell = Das Blättchen fällt zwischen Zug und Drücken der Uhr
title-both-flags-are-down-and-the-order-is-known = Beide Blättchen gefallen: Es reklamiert, wessen Blättchen zuerst fiel
title-a-draw-without-a-claim-goes-before-a-flag-that-is-noticed-later = 75. Zug ohne Schlagen und Bauernzug nach dem unbemerkten Fallen des Blättchens
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = Weiß kommt nicht; die Bedenkzeit von Weiß ist vor Ablauf der Wartezeit verbraucht
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = Das Blättchen fällt in der Endspurtphase

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Zeitgutschrift von zwei Sekunden: bei sieben Sekunden gedrückt
title-time-saved-under-the-increment-adds-up = Zeitgutschrift von dreißig Sekunden: die Uhr von Weiß in den ersten zwei Zügen
title-base-time-and-increment-are-a-time-control = Hauptbedenkzeit und Zeitgutschrift ohne Zeitperioden: bei 12:00 gedrückt
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Zeitgutschrift von dreißig Sekunden: zwölf Sekunden für den ersten Zug

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Beide Blättchen in der letzten Zeitperiode gefallen, Richtlinien angekündigt
title-both-flags-down-where-no-guidelines-were-announced = Beide Blättchen in der letzten Zeitperiode gefallen, Richtlinien nicht angekündigt
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Beide Blättchen im Blitzschach gefallen, und beide Spieler reklamieren
title-the-display-marks-which-of-two-flags-fell-first = Beide Blättchen in der letzten Zeitperiode gefallen; die Uhr zeigt das erste an
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Beide Blättchen bei Turm gegen Turm gefallen, und Weiß reklamiert das gegnerische
title-both-flags-down-on-a-clock-that-may-mark-the-first = Beide Blättchen in der letzten Zeitperiode gefallen: Zeigt die Uhr das erste an?
title-both-flags-down-on-a-clock-with-increment = Beide Blättchen in einer Partie mit Zeitgutschrift gefallen

## lateness-counted.yaml

title-until-when-a-player-may-come = Bis wann darf ein Spieler kommen? Die Runde beginnt pünktlich
title-until-when-a-player-may-come-if-the-round-starts-late = Bis wann darf ein Spieler kommen? Angesetzt für 15:00, begonnen um 15:10 Uhr
title-until-when-a-player-may-come-where-the-event-says-nothing = Bis wann darf ein Spieler kommen? Eine Wartezeit ist nicht festgelegt
title-scheduled-for-two-and-started-at-twenty-past = Bis wann darf ein Spieler kommen? Angesetzt für 14:00, begonnen um 14:20 Uhr

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = Eine Minute nach der Wartezeit; der Schiedsrichter entschuldigt die Verspätung
title-who-comes-in-time-needs-no-excuse = Eintreffen eine Minute vor Ablauf der Wartezeit

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = Das Blättchen der ersten Zeitperiode fällt: 40 von 40 Zügen abgeschlossen
title-the-fortieth-move-was-made-but-not-completed = Das Blättchen fällt nach dem 40. Zug, aber vor dem Drücken
title-the-fortieth-move-was-completed-just-before-the-flag = Das Blättchen fällt gleich nach dem Drücken beim 40. Zug
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = Das Blättchen fällt in der letzten Zeitperiode nach 97 abgeschlossenen Zügen
title-both-flags-fell-in-the-last-period-of-the-time-control = Beide Blättchen in der zweiten von zwei Zeitperioden gefallen
title-a-flag-claimed-too-early-is-not-checked = Blättchen bei einer Sekunde Restzeit in einer 15-Minuten-Partie reklamiert
title-moves-played-after-the-flag-do-not-save-the-game = Der 40. Zug folgt, nachdem das Blättchen unbemerkt gefallen ist
title-forty-moves-and-nobody-says-whose-period-is-over = Blättchen fällt nach 40 Zügen; welche Zeitperiode damit endet, ist nicht bekannt
title-nobody-has-counted-the-moves-before-the-flag-fell = Blättchen fällt; wie viele Züge abgeschlossen waren, ist nicht bekannt
title-nobody-knows-whether-the-press-or-the-flag-came-first = 40. von 40 Zügen gedrückt und Blättchen gefallen: Was zuerst geschah, ist nicht bekannt
title-a-move-too-many-or-too-few-makes-the-order-of-the-press-idle = 39. von 40 Zügen gedrückt und Blättchen gefallen: Was zuerst geschah, ist nicht bekannt
title-the-flag-is-told-before-the-press-and-nobody-knows-which-came-first = Blättchen gefallen und 40. von 40 Zügen gedrückt: Was zuerst geschah, ist nicht bekannt
title-a-move-too-few-makes-the-order-of-the-flag-idle = Blättchen gefallen und 39. von 40 Zügen gedrückt: Was zuerst geschah, ist nicht bekannt
title-with-one-period-for-all-moves-there-is-no-number-to-check = Das Blättchen fällt in einer Partie mit nur einer Zeitperiode
title-the-flag-of-the-first-period-falls-at-move-thirty-eight = Das Blättchen der ersten Zeitperiode fällt: 38 von 40 Zügen abgeschlossen

## no-claim-from-screen.yaml

title-no-claim-may-rest-on-a-monitor-alone = Antrag, der sich allein auf Bildschirm oder Demonstrationsbrett stützt
title-a-claim-that-also-rests-on-something-else = Antrag, der sich auf einen Bildschirm und auf anderes stützt
title-a-claim-that-rests-on-the-board-needs-no-screen = Antrag auf dreimalige Wiederholung, auf das Brett gestützt, nicht den Bildschirm
title-the-counter-alone-proves-no-fifty-moves = Nur auf einen Bildschirm gestützter Antrag: Der Schiedsrichter gibt ihm statt, remis
title-the-counter-confirms-what-the-arbiter-began-to-count = Antrag, den neben einem Bildschirm auch anderes belegt

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = Ein Finger bleibt auf dem Knopf der Uhr
title-no-hand-may-hover-over-the-clock = Eine Hand schwebt über der Uhr

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Beide Blättchen vor der letzten Zeitperiode gefallen und reklamiert, Richtlinien angekündigt
title-both-flags-down-in-a-period-that-is-not-known = Beide Blättchen gefallen, Reihenfolge strittig; welche Zeitperiode es ist, ist nicht bekannt
title-both-flags-down-before-the-last-period-without-guidelines = Beide Blättchen vor der letzten Zeitperiode gefallen, Richtlinien nicht angekündigt
title-both-flags-down-and-one-player-had-completed-forty-moves = Beide Blättchen gefallen: Der Spieler mit 40 Zügen reklamiert gegen den mit 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Beide Blättchen gefallen: Der Spieler mit 39 Zügen reklamiert gegen den mit 40
title-both-flags-down-and-both-players-had-completed-forty-moves = Beide Blättchen gefallen, nachdem beide 40 von 40 Zügen abgeschlossen haben
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Beide Blättchen vor der letzten Zeitperiode gefallen, die Uhr zeigt das erste an
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Beide Blättchen vor der letzten Zeitperiode gefallen, vom Schiedsrichter bemerkt

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = Ein Spieler hält die Uhren an, weil die Figur für die Umwandlung fehlt
title-a-player-stops-the-clocks-because-of-an-irregularity = Ein Spieler hält wegen eines Regelverstoßes die Uhren an
title-a-player-stops-the-clocks-for-a-private-matter = Ein Spieler hält die Uhren aus privatem Grund an, der nicht als triftig gilt
title-whether-an-illness-was-a-reason-is-for-the-arbiter = Ein Spieler hält wegen einer Erkrankung die Uhren an
title-the-missing-queen-is-brought-and-play-goes-on = Fehlende Umwandlungsfigur: Erst der Gegner, dann der Schiedsrichter startet die Uhren wieder
title-a-player-asks-the-arbiter-to-stop-the-clocks = Ein Spieler bittet den Schiedsrichter, die Uhren anzuhalten
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Schwarz hält die Uhren an und reklamiert einen regelwidrigen Zug von Weiß

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Verspätetes Drücken: Der Gegner hat schon gezogen, aber noch nicht gedrückt
title-a-press-before-the-reply-needs-no-leave = Drücken der Uhr, bevor der Gegner antwortet
title-both-press-one-after-the-other-after-a-quick-reply = Verspätetes Drücken: Der Gegner hat schon gezogen und gedrückt
title-a-flag-falls-between-the-reply-and-the-late-press = Verspätetes Drücken: Nach dem Gegenzug fällt das Blättchen des Spielers

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Uhr mit der Hand gedrückt, die nicht gezogen hat
title-pressing-with-the-hand-that-moved-is-right = Gewöhnliches Drücken nach dem Zug, von der Hand ist nicht die Rede
title-moved-with-the-right-hand-and-pressed-with-the-left = Mit der rechten Hand gezogen, mit der linken gedrückt
title-moved-and-pressed-with-the-same-hand = Mit der linken Hand gezogen und gedrückt
title-the-other-hand-is-usually-met-with-a-warning-in-france = Uhr mit der anderen Hand gedrückt, und der Schiedsrichter verwarnt den Spieler
title-the-other-hand-to-gain-time = Uhr so mit der anderen Hand gedrückt, dass es den Gegner ablenkt

## stop-without-reason.yaml

title-stopping-the-clocks-without-a-reason-may-be-penalised = Ein Spieler hält die Uhren an, ohne einen Grund zu nennen
title-stopping-the-clocks-for-a-disturbance-with-reason-is-not-penalised = Ein Spieler hält die Uhren an: Störung, vom Schiedsrichter als Grund anerkannt
title-an-irregularity-that-is-only-a-pretext = Ein Spieler hält wegen eines Regelverstoßes die Uhren an, der Grund gilt nicht als triftig
title-the-arbiter-finds-no-reason-for-stopping-the-clocks = Uhren aus einem Grund angehalten, der nicht triftig ist
title-the-arbiter-finds-a-good-reason-for-stopping-the-clocks = Uhren aus einem triftigen Grund angehalten
title-the-arbiter-finds-afterwards-that-there-was-no-reason-for-stopping-the-clocks = Der Schiedsrichter stellt nachträglich fest, dass die Uhren ohne Grund angehalten wurden
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = Der Schiedsrichter hält die Uhren an, ohne einen Grund zu nennen
title-clocks-stopped-because-spectators-disturb = Uhren wegen einer Störung angehalten
title-clocks-stopped-to-go-to-the-toilet = Uhren aus privatem Grund angehalten
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Uhren von einem Spieler mit Behinderung aus privatem Grund angehalten
title-a-low-battery-is-no-reason-to-stop-the-clocks = Uhren angehalten wegen niedrigen Akkustands des elektronischen Partieformulars
title-a-player-stops-the-clocks-for-the-video = Uhren angehalten, um eine Videoaufnahme ansehen zu lassen

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40. Zug bei 2:10 abgeschlossen, Zeitgutschrift, nächste Zeitperiode 50 Minuten
title-the-clock-counts-presses-and-not-moves-on-the-board = 40. Zug abgeschlossen, aber die Uhr hat ein Drücken zu wenig gezählt
title-what-was-saved-goes-into-the-next-period = 40. Zug bei einem Uhrenstand von 12:34 abgeschlossen, ohne Zeitgutschrift
title-the-sixtieth-press-ends-the-second-period = 60. Zug abgeschlossen, Zeitperioden von 40 und 20 Zügen
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39. von 40 Zügen abgeschlossen, ohne Zeitgutschrift
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40. Zug im Verzögerungsmodus abgeschlossen: Bleibt die Hauptbedenkzeit erhalten?

## unclaimed-draw-before-flag.yaml

title-a-flag-falls-after-seventy-five-moves-that-nobody-noticed = Blättchen fällt; dass 75 Züge ohne Schlagen und Bauernzug ausgeführt waren, hat niemand bemerkt
title-a-flag-is-claimed-after-a-fifth-occurrence-that-nobody-noticed = Blättchen nach unbemerkter fünfmaliger Stellungswiederholung reklamiert, dann Protest
title-both-flags-are-down-after-seventy-five-moves-that-nobody-noticed = Beide Blättchen gefallen, 75 Züge ohne Schlagen und Bauernzug unbemerkt ausgeführt
title-a-flag-that-falls-although-nothing-had-drawn-the-game = Das Blättchen fällt nach 74 Zügen ohne Schlagen und Bauernzug

## white-clock-started.yaml

title-at-the-start-white-s-clock-is-started = Die Runde beginnt: Wessen Uhr wird in Gang gesetzt?
title-white-s-clock-is-started-although-white-is-absent = Die Runde beginnt, und Weiß fehlt
title-white-s-clock-is-not-started-a-second-time = Der Beginn der Runde wird nach 1. e4 verkündet
title-the-clock-of-the-player-who-begins-is-started = Die Runde beginnt; bekannt ist nur, wer den ersten Zug hat
title-whose-clock-is-started-where-nobody-knows-who-is-white = Die Runde beginnt, und wer Weiß hat, ist nicht bekannt
title-no-clock-is-started-again-after-a-move-of-either-player = Der Beginn der Runde wird verkündet, nachdem schon ein Zug ausgeführt ist

## wrong-setting-corrected.yaml

title-a-wrong-setting-is-put-right-whenever-it-is-found = Falsche Zeitgutschrift nach 35 Zügen entdeckt
title-a-wrong-move-counter-is-put-right = Der Schiedsrichter stellt fest, dass der Zugzähler nicht stimmt
title-the-move-counter-is-set-to-the-moves-that-were-completed = Schwarz weist nach dem dritten Zug von Weiß auf den falschen Zugzähler hin
title-a-wrong-setting-in-rapid-chess-after-the-tenth-move-stays = Falsche Bedenkzeit im Schnellschach nach 12 Zügen entdeckt
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Falscher Modus der Uhr im Schnellschach nach fünf Zügen entdeckt
title-a-second-period-that-never-came = Blättchen fällt beim 40. Zug, weil der Zugzähler um ein Drücken zurückliegt
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = Ein Spieler möchte, dass die Uhr anderswo steht
title-both-clocks-were-set-half-an-hour-too-short = Beide Uhren waren eine halbe Stunde zu kurz eingestellt
title-the-increment-had-not-been-set = Die Zeitgutschrift war an keiner der beiden Uhren eingestellt
title-only-one-clock-was-set-without-the-increment = Die Zeitgutschrift fehlte nur an einer Uhr
title-a-press-left-out-leaves-the-counter-one-short = Im vierten Zug nicht gedrückt, dann zeigt sich, dass der Zugzähler nicht stimmt
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = Zugzähler zeigt nach 22 Zügen 21, Zeitkontrolle beim 30. Zug
