### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Betrugsvorwurf allein wegen zu starken Spiels für die Wertungszahl (Fairplay-Bestimmungen)

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Betrugsvorwurf, der nicht schriftlich erhoben wird (Fairplay-Bestimmungen)
title-a-written-accusation-is-looked-into = Zuschauer beschuldigt einen Spieler schriftlich und mit gutem Grund des Betrugs

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Ehrlicher Betrugsverdacht, nur dem Schiedsrichter mitgeteilt
    .scene = Weiß kommt an Ihren Tisch und sagt leise: „Ich will kein Aufsehen und habe es sonst niemandem gesagt, aber ich glaube, dass Schwarz betrügt: erst das lange Fortbleiben und dann solche Züge.“ Beweisen kann Weiß nichts, doch Sie haben den Eindruck einer ehrlichen Sorge.
title-a-suspicion-spread-among-players = Spieler wird vor anderen des Betrugs beschuldigt
    .scene = Während der Runde geht Weiß von Brett zu Brett und flüstert anderen Spielern zu, Schwarz bekomme „offensichtlich Züge von einem Computer“. Zur Rede gestellt, antwortet Weiß, das dächten doch alle, und einen Verdacht werde man wohl noch äußern dürfen.
title-a-malicious-accusation = Böswilliger Betrugsvorwurf, nur dem Schiedsrichter mitgeteilt

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Spieler teilt dem Schiedsrichter einen Verdacht gegen den Gegner mit (Praxis in Frankreich)

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Spieler wird vor anderen ohne vernünftigen Grund des Betrugs beschuldigt
title-a-suspicion-spread-with-a-reasonable-ground = Spieler wird vor anderen mit vernünftigem Grund des Betrugs beschuldigt

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Protest, der nicht schriftlich eingelegt wird (FIDE-Turniere)

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Protest im Blitzschach 15 Minuten nach einer Zeitüberschreitung (FIDE-Turniere)
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Protest im Blitzschach 16 Minuten nach einer Zeitüberschreitung (FIDE-Turniere)
title-an-appeal-within-the-hour = Schriftlicher Protest eine Stunde nach einer Zeitüberschreitung (Turnierschach, FIDE-Turniere)

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Protest gegen die Entscheidung, dass weitergespielt wird
    .scene = Nach einem Streit am Brett haben Sie entschieden, dass die Partie weitergeht. Weiß ist unzufrieden: „Ich lege Protest gegen diese Entscheidung ein, und bevor das Schiedsgericht getagt hat, kann wohl kaum weitergespielt werden.“ Schwarz ist bereit zu ziehen.
title-a-player-may-appeal-after-signing = Protest nach der Unterschrift auf dem Partieformular
title-the-event-excludes-appeals = Protest in einem Turnier, das Proteste ausschließt
title-an-outsider-cannot-appeal = Zuschauer legt Protest gegen eine Schiedsrichterentscheidung ein
title-an-appeal-before-anything-was-decided = Protest, bevor der Schiedsrichter etwas entschieden hat
title-an-appeal-against-a-ruling-that-ended-the-game = Protest nach zweitem regelwidrigem Zug, den der Schiedsrichter sofort sah
    .scene = Gegen Weiß wurde in dieser Partie bereits ein regelwidriger Zug gezählt. Nun macht Weiß in Gewinnstellung einen weiteren regelwidrigen Zug und drückt die Uhr; Sie haben es gesehen und greifen ein. Schwarz könnte noch matt setzen. „Das nehme ich nicht hin, ich lege Protest ein“, sagt Weiß und verlangt, dass inzwischen weitergespielt wird.
title-an-appeal-against-what-the-arbiter-saw-afterwards = Protest nach zweitem regelwidrigem Zug, den der Schiedsrichter später bemerkte
title-a-player-refuses-to-play-on-after-a-ruling = Spieler legt Protest ein und weigert sich weiterzuspielen

## arranged-result.yaml

title-a-result-is-clearly-arranged = Ergebnis vor der Partie abgesprochen
title-an-insult-is-no-arranged-result = Beleidigung, die dem Ansehen des Schachs nicht schadet

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Spieler holt ohne Erlaubnis die eigene Tasche, in der das ausgeschaltete Gerät ist
title-the-opponents-bag-is-taken-without-permission = Spieler holt ohne Erlaubnis die Tasche mit dem Gerät des Gegners
title-the-bag-is-taken-with-permission = Spieler holt mit Erlaubnis eine Tasche, in der ein Gerät ist
title-the-rule-on-the-bag-needs-the-events-option = Spieler holt eine Tasche, in der ein Gerät ist; das Turnier regelt Taschen nicht
title-a-player-asks-to-use-the-bag-with-the-device = Spieler bittet um Erlaubnis, die Tasche mit dem Gerät zu benutzen
title-whether-the-bag-was-taken-with-permission-is-looked-into = Spieler holt eine Tasche, in der ein Gerät ist: mit oder ohne Erlaubnis?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Tasche mit einem Gerät mit Erlaubnis zur Toilette mitgenommen
title-the-bag-is-opened-in-the-playing-area-with-permission = Spieler holt mit Erlaubnis die Tasche mit dem Gerät des Gegners

## both-refuse.yaml

title-both-players-refuse-persistently = Beide Spieler weigern sich andauernd, die Regeln einzuhalten
    .scene = Beide Spieler haben das vorgeschriebene Mitschreiben eingestellt, und jeder meint, der andere müsse wieder anfangen. Sie verwarnen beide, erklären die Regel, dringen darauf; immer wieder legen beide den Stift weg und sagen Ihnen schließlich, daran werde sich nichts ändern, was immer Sie entscheiden. Weiß, mit einer Dame mehr, und Schwarz verlangen jeweils den vollen Punkt.
title-both-players-refuse-once = Beide Spieler weigern sich, die Regeln einzuhalten, aber nicht andauernd

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Wiederholtes Remisangebot, der Gegner antwortet mit Lärm
title-a-device-that-costs-the-game-costs-nothing-more = Besitz eines stummen Geräts zugegeben: Strafe zusätzlich zum Partieverlust?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = Schiedsrichter prüft einen Remisantrag allein, die Spieler sitzen am Brett
title-where-a-claim-is-checked = Wer prüft einen Remisantrag, und wo?
title-a-player-asks-for-the-check-of-a-claim = Gegner bittet um die Prüfung eines Remisantrags wegen Stellungswiederholung

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Ergebnis vorab abgesprochen, vom Schiedsrichter als dem Ansehen abträglich gewertet
title-bad-manners-need-not-bring-chess-into-disrepute = Ungebührliches Verhalten, das dem Ansehen des Schachs nicht schadet
title-an-insult-answered-by-an-insult-gives-two-rulings = Beleidigung wird mit einer Beleidigung beantwortet
title-whether-an-insult-brings-chess-into-disrepute-is-open = Beleidigung: Schadet sie dem Ansehen des Schachs?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Mobiltelefon klingelt in Abwesenheit des Gegners, der dann nach Ablauf der Wartezeit eintrifft
title-a-device-rings-and-the-opponent-never-comes = Mobiltelefon klingelt in Abwesenheit des Gegners, der nicht innerhalb der Wartezeit eintrifft
title-a-device-rings-where-nobody-may-come-late = Mobiltelefon klingelt in Abwesenheit des Gegners, Wartezeit null
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Mobiltelefon klingelt in Abwesenheit des Gegners, dessen Verspätung entschuldigt ist
    .scene = Bei Partiebeginn fehlt Schwarz; Weiß spielt { MOVE("d4") } und drückt die Uhr. Die Wartezeit ist gerade abgelaufen, doch die Bahn, mit der Schwarz anreist, hatte eine Panne, und Sie haben die Verspätung entschuldigt. In diesem Augenblick klingelt das Mobiltelefon von Weiß. „Schwarz ist ja nicht einmal da“, protestiert Weiß, „und hat ohnehin verloren.“

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Mobiltelefon klingelt in Abwesenheit des Gegners, der dann innerhalb der Wartezeit eintrifft
title-a-device-rings-after-each-has-moved = Mobiltelefon klingelt, nachdem jeder einen Zug ausgeführt hat
title-a-device-rings-before-either-has-moved = Mobiltelefon klingelt nach Rundenbeginn, bevor einer der Spieler gezogen hat
    .scene = Die Runde hat pünktlich begonnen, die Spieler haben sich die Hand gegeben, und Weiß überlegt noch am ersten Zug, als in der Tasche von Schwarz das Mobiltelefon klingelt. „Es ist doch noch kein Zug geschehen“, bittet Schwarz, „ich lege es weg, und wir fangen an.“ Weiß hat nichts dagegen.

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Ausgeschaltetes Mobiltelefon während der Partie auf dem Tisch
    .scene = Bei Ihrem Rundgang sehen Sie auf dem Tisch neben dem Partieformular von Schwarz ein Mobiltelefon, das Schwarz gehört. Es ist vollständig ausgeschaltet und liegt dort, wie Schwarz erklärt, „damit jeder sieht, dass ich es nicht benutze“. Weiß verlangt den Punkt.
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Stummes, aber eingeschaltetes Mobiltelefon am Körper
title-a-device-approved-by-the-arbiter-is-allowed = Vom Schiedsrichter genehmigtes Gerät am Körper eines Spielers
title-a-phone-in-a-bag-where-the-event-is-silent = Ausgeschaltetes Mobiltelefon in der Tasche, das Turnier regelt Taschen nicht
    .scene = Auf der Suche nach einem Stift öffnet Weiß die Tasche unter dem Stuhl, und ein Mobiltelefon kommt zum Vorschein. Es gehört Weiß und ist, wie Sie sehen, vollständig ausgeschaltet. Schwarz ruft Sie. Weiß sagt, beim Turnier im letzten Monat habe das jeder gedurft.
title-a-player-asks-to-use-a-device = Spieler bittet, ein elektronisches Gerät benutzen zu dürfen

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Ausgeschaltetes Mobiltelefon in der Tasche, das Turnier erlaubt es
    .scene = Die Tasche von Weiß steht offen an dem Platz, dem Sie zugestimmt haben; im Vorbeigehen erblickt Schwarz darin ein Mobiltelefon und ruft Sie. Das Telefon gehört Weiß und ist, wie Sie sehen, vollständig ausgeschaltet. „Davon wusste niemand“, sagt Schwarz, „und ein Telefon im Saal ist ein Telefon im Saal.“
title-the-phone-in-the-bag-is-switched-on = Mobiltelefon klingelt in der Tasche, das Turnier erlaubt nur ausgeschaltete Geräte
    .scene = Plötzlich klingelt ein Mobiltelefon. Es gehört Weiß und steckt in einer geschlossenen Tasche unter dem Stuhl. Weiß entschuldigt sich verlegen und weist darauf hin, dass ein Telefon in diesem Turnier in die Tasche gehört. „Das Telefon hat geklingelt, also habe ich gewonnen“, sagt Schwarz.

## device-loses.yaml

title-a-phone-rings-on-the-player = Mobiltelefon eines Spielers klingelt
title-a-phone-rings-and-the-opponent-has-only-his-king = Mobiltelefon klingelt, und der Gegner hat nur noch den König
    .scene = Weiß hat eine Dame gegen den bloßen König und will gerade ziehen, als in der eigenen Hosentasche das Mobiltelefon klingelt. Weiß schaltet es aus und argumentiert: „Das war nur der Wecker, und mit dem König allein kann Schwarz ohnehin nicht gewinnen.“
title-a-switched-off-phone-in-the-pocket = Ausgeschaltetes Mobiltelefon am Körper, das der Spieler zugibt
title-the-event-sets-a-milder-penalty-for-a-device = Mobiltelefon klingelt, das Turnier sieht eine mildere Strafe vor
title-somebody-reports-a-phone = Jemand meldet ein stummes Mobiltelefon bei einem Spieler
title-a-phone-found-before-the-game = Mobiltelefon vor der Partie am Körper eines Spielers gefunden
title-both-players-bring-a-phone-before-the-game = Mobiltelefone vor der Partie bei beiden Spielern gefunden
title-a-phone-on-the-table-before-the-game = Mobiltelefon liegt vor der Partie auf dem Tisch
title-a-phone-rings-after-the-game = Mobiltelefon klingelt nach vereinbartem Remis
title-both-phones-ring-at-once = Die Mobiltelefone beider Spieler klingeln gleichzeitig
title-a-phone-rings-while-a-wrong-claim-is-examined = Mobiltelefon des Gegners klingelt nach unberechtigtem Antrag wegen Stellungswiederholung
    .scene = Weiß ist am Zug, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Während die Spieler unter Ihrer Aufsicht die Partieformulare prüfen und sich zeigt, dass die Stellung erst zum zweiten Mal auf dem Brett ist, klingelt in der Jacke von Schwarz ein Mobiltelefon. „Die Uhren standen“, verteidigt sich Schwarz, „also habe ich gar nicht gespielt.“
title-a-phone-rings-after-a-right-claim = Mobiltelefon des Antragstellers klingelt nach berechtigtem Antrag wegen Stellungswiederholung
title-a-phone-rings-where-every-legal-move-gives-mate = Mobiltelefon klingelt, und jeder regelgemäße Zug seines Besitzers setzt matt
    .scene = Weiß streckt gerade die Hand nach einem der Bauern aus, als in der eigenen Hosentasche das Mobiltelefon klingelt. Weiß zeigt auf das Brett: Was auch immer gezogen werde, es sei matt; Schwarz könne diese Partie auf keine Weise mehr gewinnen. „Dann wenigstens remis“, sagt Weiß.
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Mobiltelefon klingelt in blockierter Stellung, die ein Turmopfer öffnen könnte
title-a-device-rings-before-the-opponent-has-come = Mobiltelefon klingelt in Abwesenheit des Gegners: Kommt er noch rechtzeitig?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Mobiltelefon klingelt, doch es ist nicht erwiesen, dass es dem Spieler gehört
title-a-fine-for-a-device-where-the-event-announced-it = Geldbuße für ein Gerät, wo das Turnier eine mildere Strafe vorsieht

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Wiederholtes Remisangebot vor dem Drücken der Uhr, als ungerechtfertigt gewertet
    .scene = Weiß zieht und bietet, bevor die Uhr gedrückt ist, zum wiederholten Mal Remis an, obwohl sich an der Stellung nichts geändert hat. Sie haben zugesehen und halten das Angebot für unvernünftig. Weiß erklärt, genau so schrieben es die Regeln vor: nach dem Zug und vor dem Drücken der Uhr.
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Wiederholtes Remisangebot nach dem Drücken der Uhr, als ungerechtfertigt gewertet
title-a-second-offer-that-does-not-annoy = Wiederholtes Remisangebot vor dem Drücken der Uhr, nicht als ungerechtfertigt gewertet
title-a-source-of-noise-in-the-playing-area = Lärmquelle wird in den Spielbereich gebracht
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Spieler macht Lärm: Stört es den Gegner?
title-the-arbiter-finds-a-claim-unreasonable = Remisantrag wegen Stellungswiederholung beim ersten Mal, als ungerechtfertigt gewertet
title-the-arbiter-finds-nothing-wrong-with-a-claim = Remisantrag wegen Stellungswiederholung beim ersten Mal, nicht als ungerechtfertigt gewertet
title-what-is-found-of-one-player-is-not-found-of-the-other = Lärm gilt als Störung des Gegners, der dann redet
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Reklamation wegen eines wiederholten Remisangebots, das der Schiedsrichter als Störung wertet

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Spieler kommt betrunken zur Partie, stört aber niemanden
title-a-drunken-player-is-usually-excluded-from-the-round = Betrunkener Spieler: Ausschluss von der Runde oder Verwarnung?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Spieler isst am Brett
title-talking-is-not-eating = Spieler redet während der Partie, ohne den Gegner zu stören

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Spieler fragt den Schiedsrichter, was eine Regel besagt
title-may-i-castle-now-is-no-question-about-the-laws = „Darf ich jetzt rochieren?“ – Frage an den Schiedsrichter
    .scene = Weiß ist am Zug, ruft Sie und deutet auf das Brett: „Ich habe lange kein Turnier mehr gespielt. Kann ich hier noch rochieren?“ Schwarz sagt nichts und sieht Sie gespannt an.
title-a-request-to-leave-is-no-question-about-the-laws = Spieler, der nicht am Zug ist, bittet, das Turnierareal verlassen zu dürfen

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Ausgeschaltetes Mobiltelefon am Körper eines Spielers (Fairplay-Bestimmungen)
    .scene = Mitten in der Partie bückt sich Schwarz, und aus der Hosentasche rutscht ein Mobiltelefon, das Schwarz darin bei sich trug. Sie stellen fest, dass es vollständig ausgeschaltet ist. „Ich habe vergessen, es zu Hause zu lassen“, sagt Schwarz, „aber so nützt es doch niemandem.“ Weiß wäre mit einer Verwarnung zufrieden.
title-refusing-an-inspection-is-an-offence-against-fair-play = Spieler verweigert eine Untersuchung vor der Partie (Fairplay-Bestimmungen)
title-an-approved-device-is-no-offence-against-fair-play = Vom Schiedsrichter genehmigtes Gerät auf dem Tisch

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Spieler am Zug geht ohne Erlaubnis in die entfernte Ecke eines großen Saals
title-a-walk-in-the-own-aisle = Spieler am Zug steht vom Brett auf (Praxis in Frankreich)
title-a-far-corner-with-permission = Spieler am Zug geht mit Erlaubnis in die entfernte Ecke eines großen Saals

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Spieler macht Lärm, nachdem der Gegner aufgegeben hat

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Spieler weigert sich, bei der Rekonstruktion der Partie mitzuwirken
title-both-players-refuse-to-help-reconstruct = Beide weigern sich andauernd, bei der Rekonstruktion mitzuwirken

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Spieler verweigert erstmals eine Untersuchung (Praxis in Frankreich)
title-who-was-warned-in-france-is-not-asked-a-third-time = Spieler verweigert nach letzter Verwarnung erneut eine Untersuchung (Praxis in Frankreich)

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Untersuchung eines Spielers, der das Turnierareal mit Erlaubnis verließ
title-a-player-whom-the-opponent-accuses-is-inspected = Untersuchung eines Spielers, den der Gegner des Betrugs beschuldigt

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Untersuchung eines Spielers ohne jeden Verdacht

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Zweite Untersuchung eines Spielers ohne überwältigenden Verdacht
title-an-overwhelming-suspicion-after-an-inspection = Zweite Untersuchung eines Spielers bei überwältigendem Verdacht

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Spieler verweigert eine Untersuchung während der Partie
    .scene = Es gibt Gründe, Schwarz des Betrugs zu verdächtigen, und der Verdacht ist so stark, dass Sie nicht warten können: Sie verlangen von Schwarz, Kleidung, Taschen und andere Gegenstände kontrollieren zu lassen. Schwarz weigert sich: „Nicht mitten in der Partie und nicht ohne Beweise. Sie kennen mich seit Jahren.“
title-a-player-may-refuse-an-inspection-by-another-gender = Spieler verweigert eine Untersuchung durch eine Person anderen Geschlechts
title-a-refusal-after-a-warning-may-be-persistent = Zweite Weigerung, sich untersuchen zu lassen, nach letzter Verwarnung: andauernd?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Untersuchung während der Partie bei nicht überwältigendem Verdacht
title-an-overwhelming-suspicion-cannot-wait = Untersuchung während der Partie bei überwältigendem Verdacht
title-an-inspection-before-the-game-is-usual = Untersuchung vor der Partie auf Verdacht
title-an-inspection-after-the-game-is-usual = Untersuchung gleich nach der Partie auf Verdacht
title-it-is-not-told-whether-there-is-a-suspicion = Untersuchung während der Partie: Gibt es Verdacht, und kann sie warten?
title-an-inspection-during-the-game-measured = Untersuchung während der Partie, obwohl sie hätte warten können: War das richtig?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Untersuchung ohne Zeugen bei überwältigendem Verdacht
title-a-witness-of-another-gender = Untersuchung mit einem Zeugen anderen Geschlechts
title-a-player-may-refuse-an-inspection-without-a-witness = Spieler verweigert eine Untersuchung ohne Zeugen
title-a-player-asks-for-a-witness-of-his-own = Spieler bittet bei der Untersuchung um einen eigenen Zeugen

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Untersuchung mit einem Zeugen vom Geschlecht des Spielers
title-an-inspection-by-another-gender-is-not-provided-for = Untersuchung durch eine Person anderen Geschlechts
title-an-inspection-in-front-of-others-is-not-provided-for = Untersuchung vor anderen

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Mobiltelefon eines Zuspätkommenden klingelt vor dessen erstem Zug
title-a-latecomers-device-after-his-first-move = Zuspätkommender hat nach seinem ersten Zug ein stummes Gerät am Körper
    .scene = Bei Partiebeginn fehlt Schwarz; Weiß spielt { MOVE("d4") } und drückt die Uhr. Schwarz kommt 10 Minuten zu spät ans Brett, spielt { MOVE("d5") }, drückt die Uhr und denkt erst dann an das eingeschaltete, aber stumme Mobiltelefon in der Tasche der Jacke, die Schwarz trägt. „Ich war so in Eile“, sagt Schwarz, „bitte lassen Sie es mich jetzt abgeben.“
title-a-latecomer-who-keeps-his-device = Gerät eines Zuspätkommenden vor dem ersten Zug entdeckt, dann klingelt es
title-a-punctual-player-with-a-device-before-his-first-move = Stummes Gerät eines pünktlichen Spielers, noch vor dem ersten Zug
    .scene = Die Runde hat soeben pünktlich begonnen; Weiß sitzt am Brett und hat noch keinen Zug gemacht. Auf der Suche nach einem Stift stößt Weiß in der Hosentasche auf das Mobiltelefon, eingeschaltet, aber stumm, und hält es Ihnen erschrocken hin: „Bitte nehmen Sie es. Wir haben ja noch gar nicht angefangen.“ Schwarz hätte nichts dagegen.

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Spieler am Zug verlässt den Spielbereich ohne Erlaubnis, um zu rauchen
    .scene = Schwarz zieht und drückt die Uhr. Weiß überlegt kurz, steht auf, verlässt ohne Ihre Erlaubnis den Spielbereich, raucht an der dafür vorgesehenen Stelle eine Zigarette und kommt nach einer Weile zurück. „Ich habe genau dort geraucht, wo es erlaubt ist“, sagt Weiß zu Ihnen, „und auf meine eigene Zeit.“
title-a-player-who-is-not-on-the-move-may-leave-the-area = Spieler, der nicht am Zug ist, verlässt den Spielbereich, um zur Toilette zu gehen
title-a-player-on-the-move-leaves-with-permission = Spieler am Zug verlässt den Spielbereich mit Erlaubnis
title-getting-up-from-the-board-is-allowed = Spieler am Zug steht vom Brett auf
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Spieler bittet, den Spielbereich verlassen zu dürfen: Kommt es darauf an, wer am Zug ist?
title-a-made-move-that-is-not-completed-and-leaving-the-area = Spieler geht aus dem Spielbereich; Gegner hat gezogen, aber nicht gedrückt
    .scene = Weiß zieht und vergisst in Gedanken, die Uhr zu drücken. Schwarz wirft einen Blick auf das Brett, steht auf und verlässt ohne Ihre Erlaubnis den Spielbereich, um Kaffee zu holen. Darauf angesprochen, erwidert Schwarz: „Es lief doch die Uhr von Weiß.“
title-whether-leave-was-given-is-looked-into = Spieler am Zug verlässt den Spielbereich: mit oder ohne Erlaubnis?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Spieler, der nicht am Zug ist, verlässt den Spielbereich
title-a-player-on-the-move-leaves-the-area-without-permission = Spieler am Zug verlässt den Spielbereich ohne Erlaubnis

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Spieler, der nicht am Zug ist, verlässt das Turnierareal ohne Erlaubnis
    .scene = Schwarz ist am Zug und denkt schon lange nach. Weiß verlässt ohne Ihre Erlaubnis das Turnierareal, um frische Luft zu schnappen, und ist zurück, bevor Schwarz gezogen hat. „Ich war nicht am Zug“, sagt Weiß, „also kann niemand etwas dagegen haben.“
title-a-player-may-leave-the-venue-with-permission = Spieler verlässt das Turnierareal mit Erlaubnis
title-a-player-asks-to-leave-the-venue = Spieler bittet, das Turnierareal verlassen zu dürfen
title-a-player-goes-home-between-the-sessions = Spieler verlässt das Turnierareal nach der Abgabe eines Zuges
title-a-player-leaves-the-venue-because-of-an-alarm = Spieler verlässt wegen eines Notfalls das Turnierareal
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Spieler verlässt das Turnierareal: mit oder ohne Erlaubnis?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Spieler, der aufgegeben hat, betritt ohne Erlaubnis den Spielbereich
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Spieler einer anderen, schon beendeten Partie betritt ohne Erlaubnis den Spielbereich

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Lärm nach drei Verwarnungen ohne Ankündigung des Partieverlusts
title-a-refusal-after-the-loss-was-announced = Spieler missachtet eine Entscheidung nach der Ankündigung, der nächste Verstoß koste die Partie
    .scene = Sie haben Weiß angekündigt, dass der nächste Verstoß die Partie kostet. Kurz darauf weigert sich Weiß, Ihre Entscheidung zu befolgen, und nennt sie lautstark absurd; Sie kommen zu dem Schluss, dass Weiß sich andauernd weigert, die Regeln einzuhalten. Schwarz, mit zwei Bauern im Nachteil, hat schweigend zugesehen.

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Untersuchung, die das Recht des Landes verbietet
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Spieler verweigert eine Untersuchung, die das Recht des Landes verbietet
title-an-inspection-that-no-law-of-the-country-forbids = Untersuchung, die das Recht des Landes nicht verbietet
title-no-inspection-where-the-law-forbids-to-search-persons = Vom Recht des Landes verbotene Untersuchung trotz überwältigenden Verdachts
title-a-player-may-refuse-a-search-that-the-law-forbids = Beschwerde über eine verweigerte Untersuchung, die das Recht des Landes verbietet
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Spieler wird untersucht, obwohl das Recht des Landes es verbietet: War das richtig?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Spieler benutzt während der Partie Notizen
    .scene = Sie sehen, wie Weiß während der Partie ein Blatt mit Eröffnungsnotizen aus einer Mappe zieht und liest. „Ich vergewissere mich nur über die Zugfolge“, sagt Weiß, „und meine eigene Handschrift ist ja wohl keine fremde Hilfe.“ Schwarz verlangt, dass Weiß die Partie verliert.
title-analysing-on-a-second-board-is-forbidden = Spieler analysiert auf einem anderen Brett
title-notes-after-the-game-are-nobodys-business = Spieler schlägt nach seiner Aufgabe in einem Buch nach
title-a-player-asks-to-use-his-notes = Spieler bittet, Notizen benutzen zu dürfen

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Reklamation wegen wiederholter Remisangebote
title-a-complaint-about-a-single-offer = Reklamation wegen eines einzigen Remisangebots

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Zuschauer betritt ohne Erlaubnis den Spielbereich
title-an-outsider-enters-with-permission = Zuschauer betritt mit Erlaubnis den Spielbereich
title-a-captain-comes-back-without-permission = Mannschaftsführer betritt ohne Erlaubnis den Spielbereich

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Lärm zum dritten Mal nach zwei Verwarnungen, die letzte mit Ankündigung des Partieverlusts
title-a-warning-about-something-else-does-not-make-noise-persistent = Lärm nach einer Verwarnung wegen unerlaubten Weggehens
title-a-player-refuses-to-follow-a-ruling = Spieler weigert sich, eine Entscheidung zu befolgen: andauernde Weigerung?
title-warned-three-times-before-and-offering-again = Wiederholtes Remisangebot nach drei früheren Verwarnungen
title-a-refusal-that-is-found-persistent-after-a-warning = Zweite Weigerung, eine Entscheidung zu befolgen, nach einer Verwarnung als andauernd gewertet
title-noise-that-is-found-persistent-after-three-warnings = Lärm nach drei früheren Verwarnungen, als andauernde Weigerung gewertet

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Spieler weigert sich, bei der Prüfung eines Remisantrags mitzuwirken
title-who-checks-a-draw-claim = Wer prüft einen Remisantrag wegen Stellungswiederholung?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Gerät eines Zuschauers mit laufendem Schachprogramm
title-a-player-has-a-chess-program-in-use = Gerät eines Spielers mit laufendem Schachprogramm auf dem Tisch

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Antragsteller weigert sich, bei der Prüfung des Remisantrags mitzuwirken
title-a-refusal-to-follow-a-ruling-is-another-matter = Spieler weigert sich, eine Entscheidung zu befolgen, aber nicht andauernd

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Spieler, der nicht am Zug ist, geht ohne die vom Turnier verlangte Meldung
    .scene = Weiß macht einen Zug, drückt die Uhr und verlässt, während Schwarz tief nachdenkt, den Spielbereich, um Wasser zu holen, ohne Ihnen etwas gesagt zu haben. Später darauf angesprochen, ist Weiß erstaunt: „Schwarz war doch am Zug. Wer nicht am Zug ist, darf gehen.“
title-a-player-who-reported-may-leave = Spieler, der nicht am Zug ist, meldet sich ab und verlässt den Spielbereich
title-a-player-on-the-move-does-not-leave-by-reporting = Spieler am Zug meldet sich beim Schiedsrichter und geht ohne Erlaubnis
    .scene = Schwarz zieht und drückt die Uhr. Weiß kommt zu Ihrem Tisch, sagt: „Ich gehe kurz hinaus“, und verlässt sofort den Spielbereich, ohne Ihre Erlaubnis abzuwarten. Schwarz beschwert sich; Weiß verweist darauf, sich bei Ihnen abgemeldet zu haben, wie es verlangt sei.
title-a-player-asks-to-leave-where-reporting-is-enough = Spieler, der nicht am Zug ist, bittet um Erlaubnis, wo eine Meldung verlangt ist
    .scene = Schwarz ist am Zug und richtet sich offenbar auf längeres Nachdenken ein. Weiß kommt an Ihren Tisch und fragt: „Darf ich den Spielbereich für einen Kaffee verlassen?“
title-whether-the-arbiter-was-told-before-is-looked-into = Meldepflicht im Turnier: Hat sich der Spieler, der nicht am Zug ist, vor dem Weggehen gemeldet?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = „Darf ich hier en passant schlagen?“ – Frage an den Schiedsrichter
    .scene = Weiß ist am Zug, betrachtet lange das Brett, kommt dann zu Ihnen und fragt leise: „Mein Bauer auf e5 und der Bauer auf d5 – darf ich da en passant schlagen?“ Schwarz hat es gehört und sagt: „Antworten Sie ruhig, mich stört es nicht.“
title-a-question-about-a-rule-is-simply-answered = Spieler am Zug fragt, was eine Regel besagt

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Abgleich zeigt Übereinstimmung der Züge mit einem Schachprogramm
    .scene = Während der Runde nimmt der Veranstalter Sie beiseite und zeigt nur Ihnen einen Ausdruck: Die Züge eines der Spieler stimmen fast völlig mit denen eines Schachprogramms überein. „Das ist Beweis genug“, beharrt der Veranstalter. „Greifen Sie sofort ein.“ Der betreffende Spieler sitzt noch am Brett.

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = E-Zigarette außerhalb des Raucherbereichs
    .scene = Sie treffen Weiß an einem offenen Fenster, außerhalb des Raucherbereichs, mit einer E-Zigarette an. Weiß lässt sich nicht stören und bläst eine Wolke ins Freie: „Das ist kein Tabak und kein Rauch, nur Dampf. Daran hat sich noch nie jemand gestört.“
title-smoking-in-the-smoking-area = Rauchen im Raucherbereich
title-a-cigarette-in-the-playing-area = Rauchen außerhalb des Raucherbereichs

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Werden Zuschauer in den Spielbereich gelassen?
title-a-captain-enters-with-permission = Mannschaftsführer betritt mit Erlaubnis den Spielbereich

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = Schiedsrichter sagt Spielern, wer des Betrugs verdächtigt wird
title-the-arbiter-tells-a-colleague-whom-he-suspects = Schiedsrichter sagt einem anderen Schiedsrichter, wer des Betrugs verdächtigt wird

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Lärm zum vierten Mal nach drei Verwarnungen, die letzte mit Ankündigung des Partieverlusts
title-two-warnings-are-not-yet-enough = Lärm nach zwei Verwarnungen, nicht als andauernde Weigerung gewertet
