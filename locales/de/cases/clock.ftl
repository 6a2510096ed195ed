### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = Wessen Uhr setzt der Schiedsrichter nach einem Regelverstoß wieder in Gang?
title-a-player-may-not-start-the-stopped-clocks-again = Der Gegner setzt die angehaltenen Uhren ohne den Schiedsrichter wieder in Gang
    .scene = Weiß hält die Uhren an, weil die Figur, die für eine Umwandlung gebraucht wird, nicht zur Hand ist, und macht sich auf die Suche nach Ihnen. Schwarz will nicht warten und setzt die Uhr wieder in Gang. Als Sie kommen, erklärt Schwarz, nach einer Figur hätte Weiß auch bei laufender Uhr suchen können.
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
    .scene = Die Partie hat noch nicht begonnen, Weiß ist am Zug. Schwarz hat eine Behinderung und bittet Sie, die Uhr auf die andere Seite des Brettes zu stellen, wo sie leichter zu erreichen ist. Weiß widerspricht: Alle Uhren seien doch so aufgestellt, dass Sie sie vom Gang aus sehen können.

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = Keiner ist zu Beginn anwesend, Wartezeit eine halbe Stunde
title-with-a-default-time-of-zero-no-time-is-left-to-lose = Keiner ist zu Beginn anwesend, Wartezeit null
    .scene = Zu Beginn der Runde sitzt an einem Brett niemand. Die Uhr von Weiß wird gestartet. Die beiden Spieler sind befreundet, kommen wenig später und schieben es auf dieselbe verspätete Bahn; Sie lassen die Entschuldigung nicht gelten. Beide bitten Sie, spielen zu dürfen.
title-the-event-may-divide-the-lost-time-otherwise = Keiner ist zu Beginn anwesend, die Verspätung ist entschuldigt
title-only-black-is-absent-at-the-start = Nur Schwarz fehlt zu Beginn der Runde
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = Keiner ist zu Beginn anwesend; bekannt ist nur, wer den ersten Zug hat
title-both-were-absent-and-white-comes-in-time = Beide fehlen; erst kommt Schwarz, dann Weiß, noch innerhalb der Wartezeit
title-both-were-absent-and-white-comes-too-late = Beide fehlen; Schwarz kommt innerhalb der Wartezeit, Weiß erst danach
    .scene = Zu Beginn der Runde ist keiner der beiden Spieler am Brett. Schwarz kommt 10 Minuten zu spät, Weiß erst 40 Minuten zu spät und ohne eine Entschuldigung, die Sie gelten lassen. Weiß weist darauf hin, dass auch Schwarz nicht pünktlich war, und will mit der restlichen Zeit spielen.
title-both-come-after-the-start-of-the-round = Weiß kommt 20, Schwarz 35 Minuten nach Beginn, Wartezeit 30 Minuten

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Assistent für die Uhr eines Spielers ohne Behinderung
    .scene = Weiß hat keine Behinderung, kann die Uhr zurzeit aber nicht bedienen und bringt einen Bekannten mit, der sie stattdessen drücken soll. Sie akzeptieren diesen Assistenten. Schwarz findet das ungerecht, weil Weiß nie nach der Uhr greifen muss.
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Assistent für die Uhr eines Spielers mit Behinderung
    .scene = Weiß hat eine Behinderung und kann die Uhr nicht bedienen. Ein Vereinskamerad, den Sie als Assistenten akzeptieren, soll sie drücken. Schwarz meint, Weiß spare dadurch bei jedem Zug einige Sekunden, und verlangt einen Ausgleich der Zeiten.
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Assistent für die Uhr, mit dem der Schiedsrichter nicht einverstanden ist
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Assistent für die Uhr eines Spielers, der sie selbst drücken kann
title-an-assistant-for-the-clock-presented-just-before-the-round = Assistent für die Uhr, erst unmittelbar vor der Runde vorgestellt
title-the-opponent-presses-the-clock-for-both = Der Gegner dient als Assistent für die Uhr

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = Ein Spieler hält die Uhr für defekt, ein Defekt ist aber nicht offensichtlich
    .scene = Weiß ist in Zeitnot, ruft Sie, sagt, die Uhr sei defekt, und beharrt darauf, dass unmöglich so viele Minuten vergangen sein können. Sie beobachten die Uhr eine Weile und finden keinen offensichtlichen Defekt. Schwarz hätte nichts dagegen, sie sicherheitshalber auszutauschen.
title-whether-a-defect-is-evident-is-for-the-arbiter = Ein Spieler hält die Uhr für defekt: Ist der Defekt offensichtlich?

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = Ein Spieler zieht und schlägt heftig auf die Uhr
title-picking-up-the-clock-may-be-penalised = Ein Spieler hebt die Uhr hoch
title-knocking-over-the-clock-may-be-penalised = Ein Spieler wirft die Uhr um
    .scene = Sie stehen an einem Brett, an dem beide Spieler in Zeitnot sind. In der Hast greift Weiß nach der Uhr, wirft sie um, stellt sie wieder auf und bittet um Entschuldigung. Schwarz lächelt und sagt, es sei ja nichts passiert.
title-hitting-the-clock-without-a-move-breaks-two-rules = Ein Spieler schlägt heftig auf die Uhr, ohne gezogen zu haben
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = Die Uhr wird umgeworfen und ist danach offensichtlich defekt

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Schwarz möchte vor der Partie, dass die Uhr anderswo steht
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Schwarz möchte nach dem ersten Zug von Weiß, dass die Uhr anderswo steht

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = Ein Spieler weist auf einen offensichtlichen Defekt der Uhr hin
    .scene = Weiß ruft Sie und sagt, die Uhr sei defekt. Sie sehen es selbst: Die Anzeige bleibt immer wieder stehen, obwohl eine der beiden Uhren laufen müsste. Schwarz steht auf Gewinn und würde lieber mit dieser Uhr weiterspielen, als den Faden zu verlieren.
title-the-arbiter-replaces-a-defective-clock-unasked = Der Schiedsrichter stellt fest, dass die Uhr offensichtlich defekt ist

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = Uhren auf 5:00 und 4:00: Antrag auf dreimalige Wiederholung beim zweiten Mal
    .scene = Weiß ist am Zug, hat noch 5 Minuten, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung; Schwarz hat noch 4 Minuten. Die Prüfung ergibt, dass die Stellung erst zum zweiten Mal auf dem Brett steht. Weiß zuckt mit den Schultern und meint, die Prüfung habe Schwarz ja nichts gekostet.
title-without-readings-nobody-knows-what-the-clocks-show = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt, Uhrenstände unbekannt
title-the-clocks-after-a-first-illegal-move = Erster regelwidriger Zug mit Zeitgutschrift: Uhren auf 10 und 20 Minuten
    .scene = Weiß hat noch 10 Minuten, Schwarz 20. Weiß macht einen regelwidrigen Zug und drückt die Uhr; die Zeitgutschrift erscheint auf der Anzeige. Sie sehen es sofort und halten die Uhren an. Weiß bittet Sie, die Zeiten zu lassen, wie sie sind, denn niemand habe auch nur eine Sekunde verloren.
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = Erster regelwidriger Zug im Schnell- oder Blitzschach: Uhren auf 1:00 und 2:00
    .scene = Beide Spieler sind in Zeitnot: Weiß hat noch 1 Minute, Schwarz 2 Minuten. Vor Ihren Augen macht Weiß einen regelwidrigen Zug und drückt die Uhr. Weiß will sofort einen anderen Zug machen; Schwarz verlangt den vollen Punkt.
title-the-time-of-white-who-comes-late = Was die Uhren zeigen, wenn Weiß 5 und Schwarz 12 Minuten zu spät kommt
title-the-clock-of-black-has-not-run-while-he-was-late = Schwarz kommt fünf Minuten zu spät: je 90 Minuten, Wartezeit 30 Minuten
title-the-time-of-a-replier-who-comes-late-to-the-resumption = Was die Uhren zeigen, wenn der Antwortende zur Wiederaufnahme verspätet kommt
    .scene = Beim Abbruch der Partie hat Weiß noch 1 Stunde 10 Minuten, Schwarz 55 Minuten; Schwarz ist am Zug und gibt { MOVE("cxd4") } ab. Bei der Wiederaufnahme ist Schwarz am Brett, Weiß fehlt und kommt 20 Minuten zu spät. Weiß meint, keine Uhr habe laufen dürfen, solange der Abgabezug nicht auf dem Brett ausgeführt war.
title-what-the-clocks-show-before-the-first-move = Was die Uhren vor dem ersten Zug zeigen, mit Zeitgutschrift
    .scene = Eine Viertelstunde vor Rundenbeginn gehen Sie durch den Saal, in dem noch niemand Platz genommen hat, und prüfen die Anzeigen. Ein junger Kollege, den Sie ausbilden, fragt Sie: Was müssen die Uhren jetzt anzeigen?
title-what-the-clocks-show-after-two-rulings = Was die Uhren nach zwei Remisanträgen zeigen: zweites Vorkommen, dann 49 Züge
    .scene = Weiß ist am Zug und hat noch 5 Minuten, Schwarz 4 Minuten. Weiß beantragt Remis wegen dreimaliger Stellungswiederholung; die Prüfung ergibt erst das zweite Vorkommen. Unbeirrt beantragt Weiß sofort Remis nach der Fünfzig-Züge-Regel, doch hat jeder Spieler erst 49 Züge ohne Bauernzug und ohne Schlagen gemacht. Weiß meint, für einen Irrtum könne man kaum zweimal bezahlen. Was zeigen die Uhren an?
title-the-clock-of-black-has-not-run-before-white-moves = Was die Uhren zeigen, wenn Weiß 20 Minuten zu spät kommt, vor dem ersten Zug
    .scene = Die Runde beginnt pünktlich; Schwarz sitzt am Brett, Weiß fehlt. Weiß kommt 20 Minuten zu spät, setzt sich und beschwert sich vor dem ersten Zug über die Anzeige: Beide hätten nicht spielen können, also müsse der Verlust geteilt werden. Was zeigen die Uhren?
title-the-display-after-a-press-without-a-move = Was die Uhren nach dem Drücken ohne Zug zeigen, mit Zeitgutschrift
    .scene = Weiß ist am Zug und hat noch 10 Minuten, Schwarz hat 20. In Gedanken drückt Weiß die Uhr, ohne einen Zug gemacht zu haben; Sie sehen es und halten die Uhren an. Weiß entschuldigt sich, bittet, die Uhr einfach wieder in Gang zu setzen, und weist darauf hin, dass keine Figur berührt wurde.
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Angehalten bei 5:00 und 4:00: Antrag auf dreimalige Wiederholung beim 2. Mal
title-nobody-has-told-what-the-clocks-showed = Was die Uhren zeigen, wenn nie ein Uhrenstand mitgeteilt wurde
title-an-illegal-move-pressed-at-twelve-forty = Regelwidriger Zug mit Zeitgutschrift: Uhren auf 12:40 und 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Antrag auf kampflosen Gewinn: Die Wartezeit ist um, der Gegner nicht gekommen
title-the-win-by-default-is-claimed-too-early = Antrag auf kampflosen Gewinn vor Ablauf der Wartezeit
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Antrag auf kampflosen Gewinn; wie spät es schon ist, ist nicht bekannt
title-the-opponent-has-come-in-time = Antrag auf kampflosen Gewinn, nachdem der Gegner innerhalb der Wartezeit kam
    .scene = Schwarz kommt 12 Minuten zu spät, begrüßt Weiß mit Handschlag und setzt sich. Bevor Schwarz ziehen kann, hält Weiß die Uhr an und beantragt kampflosen Gewinn: Beim Beginn der Runde sei niemand da gewesen, sagt Weiß, und einen Grund habe Schwarz auch nicht genannt.
title-without-a-default-time-nobody-may-be-late = Antrag auf kampflosen Gewinn zu Beginn; eine Wartezeit ist nicht festgelegt
title-the-arbiter-excuses-the-late-player = Antrag auf kampflosen Gewinn gegen einen entschuldigten Spieler
    .scene = Die Wartezeit ist abgelaufen, und Schwarz fehlt noch immer. Weiß beantragt kampflosen Gewinn. Sie haben soeben erfahren, dass die Bahn, mit der Schwarz anreist, im Schnee stecken geblieben ist, und lassen die Entschuldigung gelten. Weiß beharrt darauf, dass für alle dieselben Regeln gelten.
title-the-win-by-default-is-claimed-when-the-game-is-over = Antrag auf kampflosen Gewinn, nachdem der Antragsteller aufgegeben hat

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Fünf Minuten zu spät; eine Wartezeit ist nicht festgelegt
title-exactly-at-the-end-of-the-default-time-is-in-time = Eintreffen genau am Ende der Wartezeit
title-a-second-after-the-default-time-loses = Verspätung: Eintreffen eine Sekunde nach der Wartezeit
title-an-hour-and-a-second-late-under-the-old-rule = Eine Stunde und eine Sekunde zu spät, und das Turnier setzt keine Wartezeit fest
title-the-arbiter-may-excuse-a-late-player = Zwanzig Minuten zu spät bei 15 Minuten Wartezeit, aber entschuldigt
title-whether-the-arbiter-excuses-is-not-told = Zwanzig Minuten zu spät, Wartezeit 15; ob es eine Entschuldigung gibt, ist offen
title-in-the-hall-in-time-but-at-the-board-too-late = Im Saal vor Beginn, am Brett eine Minute danach, Wartezeit null
    .scene = Um 14:58 Uhr, zwei Minuten vor dem Beginn, sehen Sie Schwarz den Turniersaal betreten und Freunde begrüßen. Die Runde beginnt pünktlich; Weiß sitzt am Brett. Um 15:01 Uhr kommt Schwarz ans Brett und sagt, alle hätten gesehen, wer rechtzeitig im Saal war. Sie lassen das nicht als Entschuldigung gelten.
title-lateness-counts-from-the-start-that-the-round-really-had = Die Runde beginnt zehn Minuten später, und ein Spieler kommt weitere zehn Minuten danach
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Schwarz erscheint nicht, und die Wartezeit läuft ab
    .scene = Zu Beginn der Partie fehlt Schwarz, und als die Wartezeit abgelaufen ist, ist der Stuhl immer noch leer. Eine Entschuldigung, die Sie gelten lassen könnten, liegt nicht vor. Der Trainer von Schwarz bittet um etwas Geduld: Weiß habe noch nicht gezogen, auf dem Brett sei also nichts geschehen.
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
    .scene = Weiß hat noch 4 Minuten, als Schwarz zieht und die Uhr drückt. Weiß überlegt genau 11 Sekunden, zieht und drückt die Uhr. Beide sehen überrascht auf die Anzeige und rufen Sie.
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
    .scene = Weiß ist am Zug und in Zeitnot. Das Blättchen von Weiß fällt, ohne dass die Spieler oder Sie es bemerken. Weiß spielt { MOVE("Rd8") } und drückt die Uhr. Schwarz schaut erst aufs Brett, dann auf die Uhr, hält sie an und reklamiert, das Blättchen sei schon vor dem Zug gefallen. Weiß bestreitet das nicht.

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Blättchen reklamiert, die Uhr zeigt noch eine Sekunde
    .scene = In einer wilden Zeitnotschlacht hält Schwarz die Uhr an und reklamiert, das Blättchen von Weiß sei gefallen. Sie schauen auf die Anzeige: Weiß hat noch 1 Sekunde. Schwarz erklärt, von der anderen Seite des Tisches habe die Ziffer wie eine Null ausgesehen; Weiß verlangt, ein solcher Irrtum dürfe nicht folgenlos bleiben.

## flag-counts.yaml

title-a-flag-that-nobody-noticed = Das Blättchen fällt unbemerkt, und die Partie geht weiter
title-the-arbiter-observes-the-flag = Blättchen fällt vor den Augen des Schiedsrichters, und niemand reklamiert es
title-the-arbiter-notices-the-fallen-flag-later = Der Schiedsrichter bemerkt das gefallene Blättchen erst nach einem weiteren Zug
title-the-opponent-claims-the-flag = Der Gegner reklamiert ein Blättchen, das niemand fallen sah
title-the-clock-shows-no-time = Blättchen reklamiert, die Uhr zeigt null
title-a-display-that-came-down-to-zero-is-a-fallen-flag = Die Uhr steht vor dem Drücken auf null; reklamiert wird erst danach
    .scene = Die Uhr von Weiß zeigt schon 0:00, als Weiß zieht, die Uhr drückt und aufatmet. Schwarz könnte noch matt setzen und reklamiert, das Blättchen von Weiß sei gefallen. Weiß entgegnet, auf der Anzeige sei gar kein Blättchen zu sehen, und der Zug habe auf dem Brett gestanden, bevor jemand etwas gesagt habe.
title-a-display-below-zero-is-a-fallen-flag = Blättchen reklamiert, die Uhr ist sieben Sekunden ins Minus gelaufen
title-the-time-of-the-next-period-hides-a-fallen-flag = Blättchen reklamiert, 40. Zug nicht gedrückt: Uhr von 5 Sekunden auf fast eine halbe Stunde
title-a-reading-that-the-increment-explains-is-no-fallen-flag = Blättchen reklamiert, 40. Zug noch nicht gedrückt: Uhr von 5 auf 35 Sekunden
title-a-player-points-out-his-own-fallen-flag = Ein Spieler reklamiert das Fallen des eigenen Blättchens, auch im Schnell- und Blitzschach
    .scene = Sie wollen sich gerade von einem Brett abwenden, an dem noch alles offen ist und keine weitere Zeitkontrolle mehr folgt, da hebt Weiß die Hand und sagt, ein Blättchen sei gefallen: das eigene. Sonst hatte es niemand bemerkt. Schwarz lacht und schlägt vor, einfach weiterzuspielen, weil die Stellung so interessant sei.
title-a-player-tells-the-arbiter-of-a-fallen-flag = Ein Spieler meldet nur dem Schiedsrichter das gefallene Blättchen des Gegners
title-a-player-tells-the-arbiter-that-his-own-time-is-up = Ein Spieler meldet nur dem Schiedsrichter sein eigenes gefallenes Blättchen
title-both-players-point-out-the-fallen-flag = Beide Spieler reklamieren das eine gefallene Blättchen
title-a-clock-that-ran-longer-than-it-had-left = Blättchen reklamiert: 40 Sekunden waren übrig, die Uhr lief 40
title-a-clock-that-ran-a-second-less-than-it-had-left = Blättchen reklamiert: 40 Sekunden waren übrig, die Uhr lief 39
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Beide Blättchen gefallen: Es reklamiert, wessen Blättchen laut Uhr zuerst fiel
    .scene = Sie werden an ein Brett gerufen, an dem beide Blättchen gefallen sind; niemand hat sie fallen sehen. Weiß reklamiert, das Blättchen von Schwarz sei gefallen. Die Anzeige kennzeichnet jedoch das Blättchen von Weiß als das zuerst gefallene. Schwarz könnte noch matt setzen, hatte nichts bemerkt und nimmt an, die Partie sei damit remis.
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = Ein Blättchen fällt nach 40 Zügen, der Schiedsrichter sieht es; dann das andere nach 39
    .scene = Gegen Ende der ersten Zeitperiode sehen Sie das Blättchen von Weiß fallen. Weiß hat 40 Züge abgeschlossen, Schwarz erst 39. Schwarz überlegt weiter, bis auch das eigene Blättchen fällt. Weiß könnte noch matt setzen und reklamiert das Fallen. Schwarz entgegnet, das Blättchen von Weiß sei schon lange vorher gefallen.

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = Das Blättchen fällt mit Dame gegen bloßen König
title-the-flag-falls-and-nobody-told-us-the-position = Blättchen reklamiert, die Stellung ist nicht bekannt
title-the-flag-falls-with-a-pawn-against-a-knight = Blättchen fällt mit Bauer gegen Springer: Kann der Springer noch matt setzen?
title-the-flag-falls-where-the-queen-must-be-captured = Das Blättchen fällt, als nur noch das Schlagen der gegnerischen Dame möglich ist
    .scene = Sie beobachten eine Zeitnotschlacht. Weiß ist am Zug und will gerade ziehen, doch vorher fällt das Blättchen von Weiß, und Sie sehen es. Schwarz ist sich des vollen Punktes sicher: Die Dame stehe auf dem Brett, und Weiß habe nur noch einen Bauern.
title-the-flag-falls-where-every-legal-move-gives-mate = Das Blättchen fällt, als jeder regelgemäße Zug matt setzt
    .scene = Sie stehen an einem Brett, an dem beide Spieler kaum noch Zeit haben. Weiß ist am Zug und zögert, welchen Bauern er vorrücken soll; da fällt das Blättchen von Weiß, und Sie sehen es. Schwarz lehnt sich zurück: Mit einem Turm auf dem Brett sei der Zeitsieg kaum zu bezweifeln.
title-the-flag-falls-where-every-move-mates-or-stalemates = Das Blättchen fällt, als nur Matt, Patt oder Verlust des letzten Bauern bleibt
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = Das Blättchen fällt in einer verriegelten Stellung, die nur ein Turmopfer öffnet
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = Das Blättchen fällt mit einem Bauern auf der siebten Reihe gegen einen Springer
title-the-flag-falls-with-a-rook-against-a-knight = Zeitüberschreitung gegen König und Turm reklamiert: Können König und Springer noch matt setzen?
    .scene = Nach langem Endspiel hat Weiß nur noch König und Springer, Schwarz König und Turm. Das Blättchen von Schwarz fällt, und Weiß reklamiert das. Schwarz protestiert: Ein einzelner Springer könne gegen einen Turm nichts erzwingen, und nur Schwarz habe noch auf Gewinn gespielt.
title-the-flag-falls-with-a-rook-against-a-bishop = Zeitüberschreitung gegen König und Turm reklamiert: Können König und Läufer noch matt setzen?
    .scene = In der letzten Zeitperiode versucht Schwarz mit König und Turm seit Langem, König und Läufer von Weiß zu bezwingen; schließlich fällt das Blättchen von Schwarz. Weiß reklamiert das und erwartet den ganzen Punkt: Solange noch eine Figur da sei, lasse sich mit Hilfe des Gegners immer ein Matt konstruieren.
title-the-flag-falls-with-a-queen-against-a-knight = Zeitüberschreitung gegen König und Dame reklamiert: Können König und Springer noch matt setzen?
    .scene = Schwarz jagt mit König und Dame gegen König und Springer seit vielen Zügen den weißen König, als das Blättchen von Schwarz fällt. Weiß reklamiert das und erwartet den vollen Punkt: Ein Springer könne immer matt setzen, wenn der Gegner nur schlecht genug spiele.
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
    .scene = In einem langen Endspiel ohne Bauernzug und ohne Schlagen hat Schwarz schon 75 solche Züge gemacht und Weiß 74, als das Blättchen von Weiß fällt; niemand bemerkt es. Weiß macht noch einen solchen Zug und drückt die Uhr; damit hat jeder Spieler 75 gemacht. Erst jetzt sieht Schwarz auf die Anzeige, reklamiert das Blättchen von Weiß und beharrt darauf, dass es zuerst gefallen sei. Schwarz könnte noch matt setzen.
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = Weiß kommt nicht; die Bedenkzeit von Weiß ist vor Ablauf der Wartezeit verbraucht
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = Das Blättchen fällt in der Endspurtphase
title-both-flags-are-down-and-the-clock-marks-the-first = Beide Blättchen bei jeder Bedenkzeit gefallen, die Uhr zeigt das erste an

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Zeitgutschrift von zwei Sekunden: bei sieben Sekunden gedrückt
title-time-saved-under-the-increment-adds-up = Zeitgutschrift von dreißig Sekunden: die Uhr von Weiß in den ersten zwei Zügen
title-base-time-and-increment-are-a-time-control = Hauptbedenkzeit und Zeitgutschrift ohne Zeitperioden: bei 12:00 gedrückt
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Zeitgutschrift von dreißig Sekunden: zwölf Sekunden für den ersten Zug
    .scene = Zu Beginn der Runde stehen Sie am ersten Brett und beobachten die Anzeige: Weiß hat noch 1 Stunde 30 Minuten 18 Sekunden, spielt { MOVE("e4") } und drückt die Uhr. Weiß sieht auf die Uhr und fragt Sie, ob sie richtig funktioniere.

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Beide Blättchen in der letzten Zeitperiode gefallen, Richtlinien angekündigt
title-both-flags-down-where-no-guidelines-were-announced = Beide Blättchen in der letzten Zeitperiode gefallen, Richtlinien nicht angekündigt
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Beide Blättchen im Blitzschach gefallen, und beide Spieler reklamieren
title-the-display-marks-which-of-two-flags-fell-first = Beide Blättchen in der letzten Zeitperiode gefallen; die Uhr zeigt das erste an
    .scene = In der letzten Zeitperiode sieht keiner der Spieler auf die Uhr, bis beide Blättchen gefallen sind; niemand hat gesehen, welches zuerst fiel. Schwarz meldet sich zuerst, reklamiert das Blättchen von Weiß und meint, wer zuerst reklamiere, sei im Recht. Die Anzeige weist das Blättchen von Schwarz als das zuerst gefallene aus. Weiß könnte noch matt setzen.
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Beide Blättchen bei Turm gegen Turm gefallen, und Weiß reklamiert das gegnerische
title-both-flags-down-on-a-clock-that-may-mark-the-first = Beide Blättchen in der letzten Zeitperiode gefallen: Zeigt die Uhr das erste an?
title-both-flags-down-on-a-clock-with-increment = Beide Blättchen in einer Partie mit Zeitgutschrift gefallen

## lateness-counted.yaml

title-until-when-a-player-may-come = Bis wann darf ein Spieler kommen? Die Runde beginnt pünktlich
title-until-when-a-player-may-come-if-the-round-starts-late = Bis wann darf ein Spieler kommen? Angesetzt für 15:00, begonnen um 15:10 Uhr
title-until-when-a-player-may-come-where-the-event-says-nothing = Bis wann darf ein Spieler kommen? Eine Wartezeit ist nicht festgelegt
    .scene = Vor der Runde will ein Spieler noch den vergessenen Schal aus dem Hotel holen und fragt Sie, um wie viel man sich verspäten dürfe; ein paar Minuten Wartezeit gebe es doch überall. Das Turnierreglement schweigt dazu. Bis wann darf ein Spieler ans Brett kommen?
title-scheduled-for-two-and-started-at-twenty-past = Bis wann darf ein Spieler kommen? Angesetzt für 14:00, begonnen um 14:20 Uhr
    .scene = Die Eröffnungsreden haben länger gedauert als geplant, und die Runde beginnt um 14:20 Uhr. Ein Mannschaftsführer, dessen Spieler im Stau steht, befürchtet, dass die Reden die Wartezeit längst aufgebraucht haben, und fragt Sie: Bis wann darf ein Spieler ans Brett kommen?

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = Eine Minute nach der Wartezeit; der Schiedsrichter entschuldigt die Verspätung
title-who-comes-in-time-needs-no-excuse = Eintreffen eine Minute vor Ablauf der Wartezeit

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = Das Blättchen der ersten Zeitperiode fällt: 40 von 40 Zügen abgeschlossen
    .scene = Weiß hat mit König, Dame und Bauer gegen den bloßen König 40 Züge abgeschlossen, doch die erste Zeitperiode läuft noch. Da fällt das Blättchen von Weiß, und Sie sehen es. Schwarz, nur noch mit dem König, bemerkt, ein gefallenes Blättchen gegen den bloßen König sei schon immer remis gewesen.
title-the-fortieth-move-was-made-but-not-completed = Das Blättchen fällt nach dem 40. Zug, aber vor dem Drücken
    .scene = Weiß, mit König und Bauer gegen König und Springer, hat 39 Züge abgeschlossen. In den letzten Sekunden führt Weiß noch einen Zug aus und greift zur Uhr; doch das Blättchen von Weiß fällt, bevor sie gedrückt ist, und Sie sehen es. Weiß zeigt auf das Brett: Der vierzigste Zug sei doch gemacht.
title-the-fortieth-move-was-completed-just-before-the-flag = Das Blättchen fällt gleich nach dem Drücken beim 40. Zug
    .scene = Weiß, mit König, Turm und Bauer gegen König und Springer, hat 39 Züge abgeschlossen; die letzten Sekunden der ersten Zeitperiode laufen. Weiß zieht und drückt die Uhr; Schwarz antwortet sofort, und einen Augenblick später fällt das Blättchen von Weiß vor Ihren Augen. Schwarz zeigt auf das Blättchen, Weiß auf das Partieformular.
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = Das Blättchen fällt in der letzten Zeitperiode nach 97 abgeschlossenen Zügen
title-both-flags-fell-in-the-last-period-of-the-time-control = Beide Blättchen in der zweiten von zwei Zeitperioden gefallen
    .scene = Die zweite Zeitperiode läuft, und beide ziehen in höchstem Tempo. Als sie aufblicken, sind beide Blättchen gefallen, und die Uhr zeigt nicht an, welches zuerst fiel. Weiß ruft Sie zuerst, reklamiert das Blättchen von Schwarz und sagt, Schwarz habe das von Weiß gar nicht bemerkt.
title-a-flag-claimed-too-early-is-not-checked = Blättchen bei einer Sekunde Restzeit in einer 15-Minuten-Partie reklamiert
    .scene = Weiß kann das Ende kaum erwarten, ruft Sie und reklamiert, das Blättchen von Schwarz sei gefallen. Sie sehen auf die Uhr: Schwarz hat noch 1 Sekunde. Schwarz meint, eine aus der Luft gegriffene Reklamation müsse den Gegner doch etwas kosten.
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
    .scene = Weiß ruft Sie mit einer Reklamation. Auf die Frage, worauf sie sich stütze, zeigt Weiß auf den großen Bildschirm im Saal, wo es jeder lesen könne, und hat sonst nichts vorzuweisen. Schwarz sagt, die Übertragung habe schon früher Fehler gehabt; Weiß, sie komme direkt vom elektronischen Brett.
title-a-claim-that-also-rests-on-something-else = Antrag, der sich auf einen Bildschirm und auf anderes stützt
title-a-claim-that-rests-on-the-board-needs-no-screen = Antrag auf dreimalige Wiederholung, auf das Brett gestützt, nicht den Bildschirm
title-the-counter-alone-proves-no-fifty-moves = Nur auf einen Bildschirm gestützter Antrag: Der Schiedsrichter gibt ihm statt, remis
    .scene = Weiß beantragt Remis nach der Fünfzig-Züge-Regel. Nach der Begründung gefragt, zeigt Weiß auf den großen Bildschirm im Saal, dessen Zähler fünfzig solche Züge anzeigt, und hat sonst nichts vorzubringen. Ihr Kollege wirft einen Blick auf den Bildschirm, gibt dem Antrag statt und erklärt die Partie für remis. Schwarz hatte nur bemerkt, der Zähler habe sich schon einmal geirrt.
title-the-counter-confirms-what-the-arbiter-began-to-count = Antrag, den neben einem Bildschirm auch anderes belegt

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = Ein Finger bleibt auf dem Knopf der Uhr
title-no-hand-may-hover-over-the-clock = Eine Hand schwebt über der Uhr
    .scene = Weiß macht einen Zug und drückt die Uhr. Sie sehen, dass Schwarz beim Nachdenken über die Antwort einen Finger dicht über der Uhr schweben lässt. Schwarz erklärt, die Taste sei nicht berührt worden, und an dieser Gewohnheit habe noch nie jemand Anstoß genommen.

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Beide Blättchen vor der letzten Zeitperiode gefallen und reklamiert, Richtlinien angekündigt
    .scene = Eine weitere Zeitperiode folgt noch. In der Zeitnot achtet niemand auf die Blättchen; als Weiß aufblickt, sind beide gefallen, und die Uhr zeigt nicht an, welches zuerst fiel. Weiß reklamiert das Blättchen von Schwarz. Schwarz zuckt mit den Schultern: Bei zwei gefallenen Blättchen werde der Punkt doch immer geteilt.
title-both-flags-down-in-a-period-that-is-not-known = Beide Blättchen gefallen, Reihenfolge strittig; welche Zeitperiode es ist, ist nicht bekannt
title-both-flags-down-before-the-last-period-without-guidelines = Beide Blättchen vor der letzten Zeitperiode gefallen, Richtlinien nicht angekündigt
title-both-flags-down-and-one-player-had-completed-forty-moves = Beide Blättchen gefallen: Der Spieler mit 40 Zügen reklamiert gegen den mit 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Beide Blättchen gefallen: Der Spieler mit 39 Zügen reklamiert gegen den mit 40
    .scene = Beide Blättchen sind gefallen, bevor einer der Spieler auf die Uhr sieht, und niemand kann sagen, welches zuerst fiel. Weiß hat 40 Züge abgeschlossen, Schwarz 39. Weiß könnte durch keine Folge regelgemäßer Züge matt setzen. Schwarz reklamiert das Blättchen von Weiß und sagt, diese Partie habe ohnehin nur noch eine Seite gewinnen können.
title-both-flags-down-and-both-players-had-completed-forty-moves = Beide Blättchen gefallen, nachdem beide 40 von 40 Zügen abgeschlossen haben
    .scene = Jeder Spieler hat 40 Züge abgeschlossen, doch beide spielen hastig weiter, und die erste Zeitperiode läuft noch. Als sie aufblicken, sind beide Blättchen gefallen, und niemand weiß, welches zuerst fiel. Weiß reklamiert das Blättchen von Schwarz; Schwarz entgegnet, das könne nur remis sein.
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Beide Blättchen vor der letzten Zeitperiode gefallen, die Uhr zeigt das erste an
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Beide Blättchen vor der letzten Zeitperiode gefallen, vom Schiedsrichter bemerkt

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = Ein Spieler hält die Uhren an, weil die Figur für die Umwandlung fehlt
    .scene = Weiß will einen Bauern umwandeln, doch die benötigte Figur ist weder auf dem Tisch noch in der Nähe. Weiß hält beide Uhren an und ruft Sie. Schwarz protestiert: Weiß hätte zuerst zu Ihnen kommen müssen, und die Uhren anzuhalten sei allein Sache des Schiedsrichters.
title-a-player-stops-the-clocks-because-of-an-irregularity = Ein Spieler hält wegen eines Regelverstoßes die Uhren an
title-a-player-stops-the-clocks-for-a-private-matter = Ein Spieler hält die Uhren aus privatem Grund an, der nicht als triftig gilt
title-whether-an-illness-was-a-reason-is-for-the-arbiter = Ein Spieler hält wegen einer Erkrankung die Uhren an
title-the-missing-queen-is-brought-and-play-goes-on = Fehlende Umwandlungsfigur: Erst der Gegner, dann der Schiedsrichter startet die Uhren wieder
title-a-player-asks-the-arbiter-to-stop-the-clocks = Ein Spieler bittet den Schiedsrichter, die Uhren anzuhalten
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Schwarz hält die Uhren an und reklamiert einen regelwidrigen Zug von Weiß
    .scene = Gleich zu Beginn der Partie zieht Weiß den Bauern von e2 nach e5 und drückt die Uhr; niemand sagt etwas. Nach einer Weile hält Schwarz die Uhren an, ruft Sie und reklamiert, dass e5 ein regelwidriger Zug sei. Weiß lacht über das Versehen und schlägt vor, den Bauern einfach ein Feld weniger weit zu ziehen und weiterzuspielen, da Schwarz noch nicht gezogen habe.

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Verspätetes Drücken: Der Gegner hat schon gezogen, aber noch nicht gedrückt
    .scene = Weiß spielt { MOVE("e4") }, vergisst aber die Uhr. Schwarz antwortet sofort { MOVE("e5") } und drückt die Uhr ebenfalls nicht. Nun greift Weiß zur Uhr und drückt sie. Schwarz ruft Sie: Da die Antwort schon auf dem Brett stehe, habe Weiß den Zeitpunkt zum Drücken verpasst.
title-a-press-before-the-reply-needs-no-leave = Drücken der Uhr, bevor der Gegner antwortet
title-both-press-one-after-the-other-after-a-quick-reply = Verspätetes Drücken: Der Gegner hat schon gezogen und gedrückt
title-a-flag-falls-between-the-reply-and-the-late-press = Verspätetes Drücken: Nach dem Gegenzug fällt das Blättchen des Spielers

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Uhr mit der Hand gedrückt, die nicht gezogen hat
    .scene = Sie sehen, wie Weiß einen Zug macht und die Uhr mit der Hand drückt, die nicht gezogen hat. Weiß erklärt, die Kaffeetasse sei im Weg gewesen, und der Zug selbst sei ja mit nur einer Hand ausgeführt worden. Schwarz gibt sich nicht zufrieden: Das sei so schlimm, wie mit beiden Händen zu ziehen.
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
    .scene = Schwarz hält beide Uhren an und kommt an Ihren Tisch. Sie hören den Spieler an und stellen fest, dass es keinen triftigen Grund gab, sie anzuhalten. Schwarz bedauert es und weist darauf hin, dass Weiß nicht einmal am Brett war und dadurch nichts verloren hat.
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = Der Schiedsrichter hält die Uhren an, ohne einen Grund zu nennen
title-clocks-stopped-because-spectators-disturb = Uhren wegen einer Störung angehalten
title-clocks-stopped-to-go-to-the-toilet = Uhren aus privatem Grund angehalten
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Uhren von einem Spieler mit Behinderung aus privatem Grund angehalten
title-a-low-battery-is-no-reason-to-stop-the-clocks = Uhren angehalten wegen niedrigen Akkustands des elektronischen Partieformulars
title-a-player-stops-the-clocks-for-the-video = Uhren angehalten, um eine Videoaufnahme ansehen zu lassen

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40. Zug bei 2:10 abgeschlossen, Zeitgutschrift, nächste Zeitperiode 50 Minuten
    .scene = Die Uhr ist richtig eingestellt und zählt mit. Weiß hat 39 Züge abgeschlossen, macht den nächsten und drückt die Uhr; unmittelbar vor dem Drücken zeigt sie noch 2 Minuten 10 Sekunden. Ein Zuschauer wundert sich über die neue Anzeige und meint, die Uhr müsse falsch gehen.
title-the-clock-counts-presses-and-not-moves-on-the-board = 40. Zug abgeschlossen, aber die Uhr hat ein Drücken zu wenig gezählt
    .scene = Laut den Partieformularen hat jeder Spieler 39 Züge abgeschlossen, doch die Uhr hat bei Weiß erst 38 Betätigungen gezählt. Mit 2 Minuten 10 Sekunden Restzeit macht Weiß den nächsten Zug, drückt die Uhr und steht auf, erleichtert über die bestandene Zeitkontrolle.
title-what-was-saved-goes-into-the-next-period = 40. Zug bei einem Uhrenstand von 12:34 abgeschlossen, ohne Zeitgutschrift
title-the-sixtieth-press-ends-the-second-period = 60. Zug abgeschlossen, Zeitperioden von 40 und 20 Zügen
    .scene = Atemlos umringen die Zuschauer das Brett: Weiß hat 59 Züge abgeschlossen und kaum noch Zeit. Weiß macht den nächsten Zug und drückt die Uhr; in diesem Augenblick ist noch genau 1 Sekunde übrig. Weiß sinkt in den Stuhl zurück, ohne auf die Anzeige zu sehen. Schwarz sieht hin und fragt Sie, ob die Zahl stimmen könne.
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39. von 40 Zügen abgeschlossen, ohne Zeitgutschrift
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40. Zug im Verzögerungsmodus abgeschlossen: Bleibt die Hauptbedenkzeit erhalten?
    .scene = Weiß hat 39 Züge abgeschlossen und noch 10 Minuten, als Schwarz einen Zug macht und die Uhr drückt. Weiß verbraucht 1 Minute 5 Sekunden, macht den nächsten Zug und drückt die Uhr. Vor dem Saal hören Sie zwei Zuschauer darüber streiten, was die Anzeige zeigen müsse.

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
    .scene = Jeder Spieler hat 12 Züge abgeschlossen, als Weiß Sie ruft und darauf hinweist, dass die Bedenkzeit auf der Uhr falsch eingestellt ist. Sie prüfen es: Es stimmt. Der Zeitplan des Turniers würde nicht leiden, wenn die Einstellung bliebe, wie sie ist. Weiß sagt, einen allen bekannten Fehler könne man doch nicht einfach stehen lassen.
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Falscher Modus der Uhr im Schnellschach nach fünf Zügen entdeckt
    .scene = Jeder Spieler hat 5 Züge abgeschlossen, als Weiß Sie ruft und darauf hinweist, dass die Uhr auf den falschen Modus eingestellt ist. Sie sehen nach: Es stimmt. Schwarz wendet ein, beide spielten von Anfang an mit dieser Uhr, und wer nichts bemerkt habe, müsse damit leben.
title-a-second-period-that-never-came = Blättchen fällt beim 40. Zug, weil der Zugzähler um ein Drücken zurückliegt
    .scene = Weiß hat 39 Züge abgeschlossen, doch die Uhr hat bei Weiß erst 38 Betätigungen gezählt. Mit 9 Sekunden Restzeit in der ersten Zeitperiode macht Weiß den nächsten Zug und drückt die Uhr; es kommt keine Zeit hinzu. Schwarz antwortet sofort, und bald fällt vor Ihren Augen das Blättchen von Weiß. Weiß weist darauf hin, dass der Zugzähler falsch steht; Schwarz entgegnet, gefallen sei gefallen.
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = Ein Spieler möchte, dass die Uhr anderswo steht
title-both-clocks-were-set-half-an-hour-too-short = Beide Uhren waren eine halbe Stunde zu kurz eingestellt
title-the-increment-had-not-been-set = Die Zeitgutschrift war an keiner der beiden Uhren eingestellt
    .scene = Weiß hat 20 Züge abgeschlossen, Schwarz 19; Weiß hat noch 50 Minuten, Schwarz 55 Minuten. Schwarz weist darauf hin, dass die Uhr auf 1 Stunde 30 Minuten ohne Zeitgutschrift eingestellt war. Sie prüfen es: Es stimmt. Weiß schlägt vor, beide Uhren einfach gleich zu behandeln.
title-only-one-clock-was-set-without-the-increment = Die Zeitgutschrift fehlte nur an einer Uhr
    .scene = Weiß hat noch 50 Minuten, Schwarz 31 Minuten, und Schwarz hat 23 Züge abgeschlossen. Schwarz weist darauf hin, dass die Uhr auf 1 Stunde 30 Minuten ohne Zeitgutschrift eingestellt war, allerdings nur auf der Seite von Schwarz; die von Weiß war richtig eingestellt. Sie prüfen es: Es stimmt. Weiß meint, das hätte Schwarz früher bemerken müssen.
title-a-press-left-out-leaves-the-counter-one-short = Im vierten Zug nicht gedrückt, dann zeigt sich, dass der Zugzähler nicht stimmt
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = Zugzähler zeigt nach 22 Zügen 21, Zeitkontrolle beim 30. Zug
