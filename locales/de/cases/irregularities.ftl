### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Figuren versehentlich umgeworfen: Der Schiedsrichter erklärt die Partie für verloren
title-pieces-knocked-over-on-purpose = Figuren absichtlich umgeworfen: Der Schiedsrichter erklärt die Partie für verloren

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Brett liegt falsch, während der Partie reklamiert
    .scene = Beide Spieler haben je 12 Züge abgeschlossen, als Schwarz Sie ruft: Das Eckfeld rechts von Weiß ist dunkel. Die Figuren selbst waren richtig aufgestellt. Weiß steht besser und protestiert: Für eine Beschwerde über das Brett sei es viel zu spät.
title-a-turned-board-and-wrong-pieces = Brett liegt falsch, und auch die Figuren standen falsch
    .scene = Bei Ihrem Rundgang fällt Ihnen auf, dass an einem Brett das Eckfeld rechts von Weiß dunkel ist. Außerdem stellt sich heraus, dass zu Beginn König und Dame vertauscht standen. „Das war doch für beide gleich“, sagt Schwarz, in ausgezeichneter Stellung.
title-a-turned-board-in-rapid-before-the-limit = Brett liegt im Schnellschach falsch, im zweiten Zug reklamiert
    .scene = Weiß hat 2 Züge abgeschlossen, Schwarz einen, als Weiß entdeckt, dass das eigene rechte Eckfeld dunkel ist, und Sie ruft. Die Figuren selbst waren richtig aufgestellt. Schwarz beharrt darauf, dass am Brett nichts mehr geändert werden dürfe, wenn beide schon gezogen hätten.

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Vertauschte Farben, erst nach dem Matt im sechsten Zug reklamiert
    .scene = Im sechsten Zug spielt Weiß { MOVE("Qxf7") } und drückt die Uhr. Schwarz sucht nach einer Verteidigung, blickt dann auf die Paarungsliste und reklamiert, dass mit vertauschten Farben gespielt wurde: „Nach so wenigen Zügen kann so eine Partie doch nicht zählen.“
title-the-mated-player-wants-a-new-game-with-the-right-colours = Vertauschte Farben, erst nach dem Matt durch Schwarz im zweiten Zug reklamiert
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Vertauschte Farben nach drei Zügen in der laufenden Partie reklamiert
title-reversed-colours-and-a-resignation-on-move-seven = Vertauschte Farben, nach Aufgabe im siebten Zug reklamiert
    .scene = Weiß hat 7 Züge ausgeführt, Schwarz 6; da sieht Schwarz, dass die Dame verloren geht, und gibt auf. Noch während der gemeinsamen Analyse entdeckt Schwarz auf der Paarungsliste, dass die Farben vertauscht waren, und ruft Sie: „So früh in der Partie kann das nicht zählen.“

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Vertauschte Farben: zehn Züge von Weiß, neun von Schwarz
    .scene = Weiß hat 10 Züge abgeschlossen, Schwarz 9, als Weiß auf die Paarungsliste blickt, die vertauschten Farben bemerkt und Sie ruft. Schwarz hat bereits einen Bauern mehr und protestiert: Man sei inzwischen beim zehnten Zug, also müsse weitergespielt werden.
title-colours-reversed-after-ten-moves-of-each = Vertauschte Farben: zehn abgeschlossene Züge auf jeder Seite
    .scene = Beide Spieler haben je 10 Züge abgeschlossen, als Schwarz Ihnen die Paarungsliste zeigt: Die Farben sind vertauscht. Schwarz hat einen Bauern weniger und sagt: „Mir standen die weißen Figuren zu, und ich kann nicht für den Fehler anderer büßen.“
title-colours-reversed-and-the-tenth-move-not-yet-completed = Vertauschte Farben: zehnter Zug von Schwarz ausgeführt, nicht abgeschlossen
title-colours-reversed-and-nobody-counted-the-moves = Vertauschte Farben: Zahl der Züge nicht bekannt
title-colours-reversed-in-rapid-after-six-moves = Vertauschte Farben im Schnell- oder Blitzschach nach sechs Zügen
    .scene = Beide Spieler haben je 6 Züge abgeschlossen, als Schwarz auf die Paarungsliste blickt, die vertauschten Farben bemerkt und Sie ruft. Weiß hat einen Springer mehr und meint, in einer so schnellen Partie müsse man mit einem solchen Versehen leben.

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Figuren umgeworfen, während die Uhr des Gegners läuft
    .scene = Weiß ist am Zug und überlegt, als Schwarz nach einem Glas Wasser greift und dabei die Figuren auf e4 und d4 umwirft. Schwarz entschuldigt sich und lehnt sich zurück: Weiß sei doch am Zug und könne die Figuren wieder aufstellen.
title-half-a-minute-for-pieces-knocked-over = Figuren umgeworfen: eine halbe Minute für den Gegner oder Punktabzug?
title-pieces-knocked-over-on-the-players-own-time = Figuren umgeworfen, während die eigene Uhr läuft
    .scene = Schwarz ist am Zug, beugt sich über das Brett, um nach einer Figur zu greifen, und wirft mit dem Ärmel die Figuren auf e4 und d4 um. „Es läuft ja meine eigene Uhr, Weiß hat also keine Sekunde verloren“, sagt Schwarz und möchte das Aufräumen Ihnen überlassen.
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Figuren im Blitzschach umgeworfen, der Gegner hat noch neunzehn Sekunden

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Zuschauer wirft unbemerkt eine Figur um, erst nach dem nächsten Zug entdeckt
title-the-position-before-the-displacement-is-not-known = Verschobene Figur entdeckt, Stellung davor nicht feststellbar
    .scene = Die Figur auf e4 ist verrutscht, niemand weiß wie, und zunächst bemerkt es auch niemand. Weiß führt einen Zug aus und drückt die Uhr; erst dann sieht es Schwarz und ruft Sie. Welche Stellung vorher auf dem Brett stand, lässt sich nicht mehr feststellen. Weiß beharrt darauf, dass ein abgeschlossener Zug gelten müsse.
title-displaced-pieces-that-were-put-back = Verschobene Figur zurückgestellt, ehe der Schiedsrichter es sieht

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Ein Spieler wirft Figuren um: Wer stellt sie auf, und auf wessen Zeit?
title-pieces-displaced-by-nobody-are-no-players-duty = Eine Figur ist aus ungeklärter Ursache verrutscht
title-the-clock-is-pressed-while-the-pieces-lie-about = Figuren umgeworfen und die Uhr gedrückt, bevor sie wieder stehen
title-a-complaint-about-pieces-just-knocked-over = Figuren umgeworfen, angezeigt, ehe der Gegner gezogen hat
    .scene = Schwarz spielt { MOVE("Rd2") } und drückt die Uhr; beim Zurückziehen des Arms wirft der Ärmel den König auf g1 und die Bauern auf f2 und g2 um. Noch vor dem nächsten Zug reklamiert Weiß bei Ihnen. Schwarz sagt, das sei ein Versehen gewesen, und der Zug sei da schon ordnungsgemäß abgeschlossen gewesen.
title-a-complaint-about-pieces-that-were-put-back = Reklamation umgeworfener Figuren, die schon wieder stehen
title-pieces-knocked-over-by-a-player-and-found-moves-later = Figur von einem Spieler umgeworfen, erst nach den nächsten Zügen reklamiert

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Regelwidriger Zug, angezeigt vom Spieler, der gerade aufgegeben hat
    .scene = Weiß stellt einen Läufer auf ein Feld, das er gar nicht erreichen konnte, und drückt die Uhr; niemand bemerkt es. Schwarz hält die Partie für verloren und gibt auf. Erst bei der Analyse fällt den Spielern auf, was geschehen ist; Schwarz ruft Sie und reklamiert den Zug von Weiß als regelwidrig.
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Regelwidriger früherer Zug, vom Schiedsrichter erst nach dem Matt bemerkt
title-a-displacement-found-after-the-end-changes-nothing = Verschobene Figur, nach vereinbartem Remis angezeigt
    .scene = Während der Partie ist die Figur auf e4 versehentlich auf ein anderes Feld geraten, und niemand hat es bemerkt. Die Spieler vereinbaren Remis und geben sich die Hand. Beim Nachspielen entdeckt Weiß die falsch stehende Figur und ruft Sie: „In der richtigen Stellung hätte ich niemals zugestimmt.“
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Regelwidriger Springerzug von Weiß, von Schwarz reklamiert
    .scene = Gleich als ersten Zug der Partie spielt Weiß { MOVE("Ng1-g3") } und drückt die Uhr. Schwarz sieht genauer hin, ruft Sie und reklamiert den Zug als regelwidrig. Weiß entschuldigt sich, schiebt es auf die Nerven und würde jetzt lieber mit einem Bauern beginnen.
title-a-broken-touch-is-claimed-after-the-end = Verstoß gegen Berührt-geführt, nach eigener Aufgabe reklamiert
    .scene = Weiß berührt absichtlich eine Figur, zieht eine andere und drückt die Uhr; niemand beanstandet es. Später gibt Schwarz auf, erinnert sich dann an die berührte Figur und reklamiert bei Ihnen. Weiß gibt es sofort zu: „Ja, eigentlich hätte ich die andere Figur ziehen müssen.“
title-an-illegal-move-is-complained-of-after-the-end = Reklamation wegen eines regelwidrigen Zuges nach der eigenen Aufgabe
title-an-illegal-move-found-after-both-have-signed = Regelwidriger Zug, nach beiderseitiger Unterschrift reklamiert
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Regelwidriger Zug erst nach der Unterschrift reklamiert: Der Schiedsrichter ändert auf Remis

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Rochade über ein angegriffenes Feld mit beiden Händen, bisher kein Verstoß
    .scene = Vor Ihren Augen spielt Weiß { MOVE("0-0") } mit beiden Händen, greift dabei zuerst mit der einen den König, dann mit der anderen den Turm, und drückt die Uhr. „Die beiden müssen doch ohnehin zusammen ziehen“, verteidigt sich Weiß, während Schwarz bereits zwei Verstöße gezählt hat.
title-one-counter-for-all-kinds = Regelwidriger Zug, dann Zug mit beiden Händen desselben Spielers
    .scene = Vor Ihren Augen zieht Weiß einen Läufer wie einen Turm und drückt die Uhr. Sie greifen ein; Weiß stellt alles zurück, führt einen Zug mit beiden Händen aus und drückt wieder die Uhr. Von beiden Verstößen sei es jeweils der erste, meint Weiß: Zwei Hände hätten mit regelwidrigen Zügen nichts zu tun.
title-each-player-has-a-counter-of-his-own = Erst ein regelwidriger Zug des einen, dann einer des anderen Spielers
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Erster regelwidriger Zug in der Endspurtphase
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Rochade über ein angegriffenes Feld mit beiden Händen nach einem Verstoß
    .scene = Gegen Weiß wurde in dieser Partie bereits ein regelwidriger Zug gezählt. Nun spielt Weiß vor Ihren Augen { MOVE("0-0") } mit beiden Händen und drückt die Uhr. Weiß wendet ein, der erste Verstoß liege Stunden zurück, und eine Rochade mit zwei Händen schade niemandem.
title-a-second-illegal-move-on-the-same-move-number = Zweiter regelwidriger Zug beim Ersetzen des ersten
    .scene = Schwarz spielt { MOVE("Ke7") } und drückt die Uhr; Sie greifen ein und geben Weiß die zusätzliche Bedenkzeit. Schwarz stellt den König zurück, und Sie setzen die Uhr von Schwarz wieder in Gang. Nun spielt Schwarz { MOVE("Ke8") } und drückt vor Ihren Augen die Uhr. „Ich bin immer noch beim selben Zug, also kann es nur einmal zählen“, meint Schwarz.
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Rochade aus dem Schach über ein angegriffenes Feld mit beiden Händen

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Zweiter regelwidriger Zug: König und Dame gegen König und Springer
    .scene = Weiß hat König und Dame, Schwarz König und Springer, und gegen Weiß wurde bereits ein regelwidriger Zug gezählt. Nun zieht Weiß die Dame wie einen Springer und drückt vor Ihren Augen die Uhr. „Zweimal ist zweimal, ganz gleich, was auf dem Brett steht“, sagt Schwarz und erwartet den ganzen Punkt.
title-the-second-illegal-move-of-a-rook-against-a-knight = Zweiter regelwidriger Zug: König und Turm gegen König und Springer
    .scene = Weiß hat König und Turm, Schwarz König und Springer, und gegen Weiß wurde bereits ein regelwidriger Zug gezählt. Nun zieht Weiß den Turm wie einen Läufer und drückt vor Ihren Augen die Uhr. Weiß bleibt gelassen: „Ein einzelner Springer hat noch niemanden matt gesetzt.“
title-the-queen-in-place-of-the-pawn-saves-the-game = Zweiter Verstoß: Bauer nicht umgewandelt gegen König und Springer
    .scene = Gegen Weiß wurde bereits ein regelwidriger Zug gezählt. Nun spielt Weiß { MOVE("b8") }, lässt den Bauern auf der letzten Reihe stehen und drückt vor Ihren Augen die Uhr. „Mit diesem Bauern auf dem Brett kann mein Springer noch matt setzen“, sagt Schwarz.
title-the-pawn-put-back-can-still-help-to-mate = Zweiter regelwidriger Zug: König und Bauer gegen König und Springer
    .scene = Gegen Weiß wurde bereits ein regelwidriger Zug gezählt. Nun zieht Weiß den Bauern von b7 nach a8, ersetzt ihn durch eine Dame und drückt vor Ihren Augen die Uhr. „Gegen König und Dame kann ein Springer niemals matt setzen, also gewinnt keiner“, sagt Weiß.
title-the-opponent-with-a-bare-king-draws = Dritter regelwidriger Zug gegen den bloßen König im Turnierschach (Regeln bis 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Regelwidriger Zug im Blitzschach gegen den bloßen König, sofort reklamiert (Regeln bis 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Zweiter regelwidriger Zug im Turnierschach, wo jeder regelgemäße matt setzt
    .scene = Gegen Weiß wurde bereits ein regelwidriger Zug gezählt. Nun spielt Weiß { MOVE("Ke6-d5") } und drückt vor Ihren Augen die Uhr. „Das war der zweite, und mit einem Turm ist ein Matt immer möglich“, sagt Schwarz und ist sich des Punktes schon sicher.
title-a-second-illegal-move-against-an-opponent-who-cannot-mate-is-claimed = Zweiter regelwidriger Zug bei jeder Bedenkzeit, reklamiert; der Gegner kann nicht matt setzen

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Drei regelwidrige Züge eines Spielers nacheinander
title-the-second-illegal-move-of-a-player = Zweiter regelwidriger Zug: Kann der Gegner noch matt setzen?
title-the-third-illegal-move-of-a-player = Dritter regelwidriger Zug: Kann der Gegner noch matt setzen? (Regeln bis 2009)
title-an-illegal-move-in-a-supervised-rapid-game = Erster regelwidriger Zug im Schnellschach nach den Turnierschachregeln
    .scene = Weiß zieht einen Läufer wie einen Turm und drückt die Uhr. Als Sie die Uhr anhalten, ist Weiß verlegen und würde nun lieber eine andere Figur ziehen. Schwarz ist überzeugt, ein regelwidriger Zug koste in jeder Turnierpartie dasselbe.
title-an-illegal-move-in-a-supervised-blitz-game = Erster regelwidriger Zug im Blitzschach nach den Turnierschachregeln
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Dritter regelwidriger Zug in der Endspurtphase, Gegner kann nicht matt setzen (Regeln bis 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Schlagen en passant gleich nach dem Doppelschritt, als regelwidrig reklamiert
    .scene = Schwarz hat soeben mit { MOVE("d5") } den Bauern zwei Felder vorgezogen. Weiß antwortet { MOVE("exd6") }, nimmt diesen Bauern vom Brett und drückt die Uhr. Der schwarze Bauer stand nie auf d6; empört ruft Schwarz Sie und reklamiert { MOVE("exd6") } als regelwidrig.
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Dritter regelwidriger Zug in der Endspurtphase setzt patt (Regeln von 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Dritter regelwidriger Zug in der Endspurtphase, tote Stellung entsteht (Regeln von 1997)
title-how-many-illegal-moves-there-were-is-left-open = Regelwidriger Zug: Wie viele hat der Spieler zuvor abgeschlossen?
title-a-first-illegal-move-is-claimed-at-once = Erster regelwidriger Zug bei jeder Bedenkzeit, vom Gegner sofort reklamiert
title-a-first-illegal-move-is-seen-by-the-arbiter = Erster regelwidriger Zug bei jeder Bedenkzeit, vom Schiedsrichter gesehen, nicht reklamiert
title-a-second-illegal-move-is-claimed-at-once = Zweiter regelwidriger Zug bei jeder Bedenkzeit, sofort reklamiert; der Gegner kann matt setzen
title-a-third-illegal-move-is-claimed-at-once = Dritter regelwidriger Zug bei jeder Bedenkzeit, sofort reklamiert (Regeln bis 2009)

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Regelwidriger Turmzug, vom Schiedsrichter vor dem Drücken der Uhr gesehen
    .scene = Weiß zieht den Turm von e2 nach d2 und lässt ihn los. Sie sehen es und greifen ein, bevor Weiß die Uhr gedrückt hat. „Da Sie mich unterbrochen haben, darf ich doch wohl einen ganz anderen Zug wählen“, sagt Weiß. Schwarz wiederum hofft auf zusätzliche Bedenkzeit.
title-the-player-puts-his-illegal-move-right-before-pressing = Regelwidriger Zug, vom Spieler vor dem Drücken der Uhr ersetzt
title-the-opponent-claims-before-the-clock-is-pressed = Regelwidriger Zug im Turnierschach, vor dem Drücken der Uhr reklamiert
    .scene = Weiß zieht einen Turm wie einen Läufer und lässt ihn los. Ehe Weiß die Uhr drücken kann, ruft Schwarz Sie und reklamiert den Zug als regelwidrig. Weiß entschuldigt sich und denkt schon an einen Zug mit einer anderen Figur; Schwarz hält einen Ausgleich für fällig.
title-an-arbiter-without-close-supervision-waits-for-the-press = Regelwidriger Zug vor dem Drücken der Uhr gesehen (vereinfachte Regeln)
    .scene = Sie stehen an einem Brett und sehen, wie Weiß einen Läufer wie einen Turm zieht und loslässt. Weiß hat die Uhr nicht gedrückt und betrachtet noch die Stellung; Schwarz hat nichts bemerkt. Ein Kollege neben Ihnen flüstert, Sie sollten das berichtigen, bevor Schaden entsteht.
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Regelwidriger Springerzug vor dem Drücken zurückgenommen, dann zieht der andere Springer
    .scene = Weiß spielt { MOVE("Ng5") } und lässt den Springer los, bemerkt aber, bevor die Uhr gedrückt ist, den Läufer auf b4. Der Springer kommt zurück nach f3; Weiß spielt stattdessen { MOVE("Nc3") } und drückt die Uhr. Schwarz reklamiert bei Ihnen einen Verstoß gegen „berührt – geführt“. „Ein Zug, der gar nicht geht, kann niemanden binden“, entgegnet Weiß.

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Erster regelwidriger Zug: Ein gefesselter Turm gibt den König preis
    .scene = Weiß zieht den Turm von e2 nach d2 und drückt vor Ihren Augen die Uhr. „Ich habe es selbst gemerkt, noch bevor Schwarz überhaupt aufgeblickt hat“, versichert Weiß und möchte weiterspielen, als wäre nichts geschehen.
title-an-illegal-move-without-a-board-is-taken-back = Erster abgeschlossener regelwidriger Zug eines Spielers
    .scene = Weiß zieht in verlorener Stellung einen Springer wie einen Läufer und drückt die Uhr. Sie halten die Uhr an. „Von mir aus kann der Zug ruhig stehen bleiben“, sagt Schwarz lächelnd, „er hilft Weiß ohnehin nicht.“
title-an-illegal-move-that-was-not-pressed-is-not-complete = Regelwidriger Zug mit gefesseltem Turm, Uhr nicht gedrückt
title-pressing-the-clock-completes-the-illegal-move = Erster regelwidriger Zug: Eine gefesselte Dame gibt den König preis
    .scene = Weiß spielt { MOVE("Qd2") }, zögert einen Augenblick mit der Hand über der Uhr und drückt sie dann. Als Sie die Uhr anhalten, gibt Weiß den Fehler sofort zu, würde jetzt aber lieber den König ziehen als die Dame.
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Regelwidriger Zug, reklamiert, nachdem beide weitergezogen haben
title-the-position-before-the-illegal-move-cannot-be-determined = Regelwidriger Zug später entdeckt, Stellung davor nicht feststellbar
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = König im Schach gelassen und vom Gegner geschlagen
title-an-illegal-move-answered-by-an-illegal-move = König im Schach gelassen und geschlagen; erst dann bemerkt es der Schiedsrichter
title-nobody-notices-an-illegal-move = Regelwidriger Zug bleibt unbemerkt, und der Gegner antwortet
title-a-claim-about-a-legal-move-is-rejected = Rochade mit angegriffenem Turm, als regelwidrig reklamiert
    .scene = Weiß, dessen König und Turm noch nicht gezogen haben, spielt { MOVE("0-0") } und drückt die Uhr. Schwarz ruft Sie und reklamiert den Zug als regelwidrig: Der Turm auf h8 habe den Turm auf h1 angegriffen, und aus einem Angriff heraus dürfe man nicht rochieren. Weiß ist plötzlich unsicher und schweigt.
title-a-second-claim-about-the-same-move-changes-nothing = Regelwidriger Zug vom Schiedsrichter gesehen, dann noch vom Gegner reklamiert
title-a-move-completed-only-by-the-next-one = Regelwidriger Zug ohne Drücken, nach dem nächsten eigenen Zug entdeckt
    .scene = Weiß spielt { MOVE("Rd2") } und vergisst, die Uhr zu drücken; niemandem fällt etwas auf. Schwarz antwortet { MOVE("Kf7") }, Weiß spielt { MOVE("Kd1") }; keiner der beiden hat inzwischen die Uhr gedrückt. Erst jetzt werden Sie auf den Zug { MOVE("Rd2") } aufmerksam. Schwarz meint, spätestens der nächste Zug von Weiß habe ihn abgeschlossen.
title-the-claim-names-the-piece-that-was-lifted = Regelwidriger Zug mit gefesseltem Springer, reklamiert durch Nennung der gehobenen Figur
title-ten-thousand-illegal-moves-are-still-counted = Regelwidriger Zug nach zehntausend früheren
title-a-complaint-about-an-illegal-move = Reklamation wegen eines regelwidrigen Zuges
title-both-players-point-out-an-illegal-move = Regelwidriger Zug, von beiden Spielern angezeigt
    .scene = Weiß zieht einen Läufer von einem weißen auf ein schwarzes Feld und drückt die Uhr; zunächst bemerkt es niemand. Kurz darauf sehen es beide Spieler, und beide weisen Sie darauf hin, dass der Zug regelwidrig war. „Ich habe es ja selbst gemeldet“, sagt Weiß, würde jetzt lieber etwas anderes spielen und hofft, straffrei auszugehen.
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Regelwidriger Zug, vom Gegner vor der Antwort reklamiert
    .scene = Weiß springt mit einem Turm über einen Bauern und drückt die Uhr. Ohne zu antworten, ruft Schwarz Sie und reklamiert den Zug als regelwidrig. Es ist der erste regelwidrige Zug von Weiß. Weiß würde jetzt lieber eine andere Figur ziehen und meint, was der Schiedsrichter nicht gesehen habe, könne er nicht bestrafen.
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Regelwidriger Zug im Turnierschach, nach der Antwort reklamiert
    .scene = Weiß springt mit einem Läufer über einen Bauern und drückt die Uhr. Schwarz antwortet sofort, drückt die Uhr und ruft Sie erst dann, um den Zug von Weiß als regelwidrig zu reklamieren. „Mit der Antwort hast du ihn anerkannt“, wendet Weiß ein.
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Regelwidriger Bauernzug auf dem Partieformular aufgezeichnet, dann reklamiert
    .scene = Weiß spielt { MOVE("exd3") }, drückt die Uhr und trägt den Zug in das Partieformular ein; zunächst bemerkt niemand etwas. Dann ruft Schwarz Sie und reklamiert { MOVE("exd3") } als regelwidrig. Weiß zeigt Ihnen den Eintrag: Einmal aufgezeichnet, gehöre der Zug doch zur Partie.

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Beide Könige im Schach (Turnierschach): Der Schiedsrichter findet die Stellung vor
    .scene = Auf Ihrem Rundgang durch den Saal kommen Sie an ein Brett, an dem Weiß am Zug ist und beide Spieler in Gedanken vertieft sind. Die Uhren laufen, niemand hat sich beschwert, und diese Stellung finden Sie vor.
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Regelwidriger Zug unbemerkt: Der Schiedsrichter sieht die entstandene Stellung
title-a-strange-but-legal-position-in-standard-chess = Nur ein König steht im Schach (Turnierschach): Der Schiedsrichter kommt ans Brett

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Regelwidriger Zug mit Zeitgutschrift: Wird die gewonnene Zeit abgezogen?
title-without-an-increment-nothing-is-taken-back = Regelwidriger Zug in einer Partie ohne Zeitgutschrift
title-no-increment-was-gained-before-the-press = Regelwidriger Zug mit Zeitgutschrift, Uhr noch nicht gedrückt
    .scene = Sie schauen zu, als Weiß einen regelwidrigen Zug ausführt; die Hand ist schon auf dem Weg zur Uhr, als Sie eingreifen, und so wird die Uhr nicht gedrückt. Schwarz verlangt die volle Strafe: Schließlich habe nur Ihre schnelle Reaktion Weiß daran gehindert, den Zug abzuschließen.
title-a-lost-game-has-no-increment-to-take-back = Zweiter regelwidriger Zug in einer Partie mit Zeitgutschrift
    .scene = Gegen Weiß wurde in dieser Partie bereits ein regelwidriger Zug gezählt; nun führt Weiß vor Ihren Augen wieder einen regelwidrigen Zug aus und drückt die Uhr. Schwarz könnte noch matt setzen. Weiß bittet um eine letzte Chance: Der erste Verstoß liege Stunden zurück, und dieser habe niemandem geschadet.
title-in-a-period-without-increment-nothing-is-taken-back = Regelwidriger Zug in der ersten Zeitperiode, Zeitgutschrift erst in der zweiten
    .scene = Nach 10 abgeschlossenen Zügen führt Weiß einen regelwidrigen Zug aus und drückt die Uhr; Sie sehen es und halten die Uhren an. Schwarz, im Handbuch gut bewandert, besteht darauf, dass Weiß auch die durch das Drücken gewonnene Zeitgutschrift zurückgeben muss.
title-the-increment-of-an-illegal-move-is-taken-back = Regelwidriger Königszug bei 12:40 und 30 Sekunden Zeitgutschrift
    .scene = Vor Ihren Augen spielt Weiß { MOVE("Ke2") } und drückt die Uhr; in diesem Augenblick hat Weiß, die Zeitgutschrift noch nicht mitgezählt, 12 Minuten 40 Sekunden, Schwarz 25 Minuten. Sie halten die Uhren sofort an. Weiß bittet Sie, wenigstens die Zeit nicht anzutasten, die die Uhr gerade hinzugefügt hat.
title-an-increment-gained-in-blitz-is-taken-back = Regelwidriger Zug im Blitzschach mit zwei Sekunden Zeitgutschrift
    .scene = In der Hitze des Gefechts spielt Weiß { MOVE("Ke2") } und drückt die Uhr; Sie sehen es und greifen ein, bevor Schwarz antworten kann. Weiß greift schon nach dem Läufer und meint, bei solcher Eile müsse man einen anderen Zug wählen dürfen.
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Regelwidriger Zug, je Zeitperiode andere Zeitgutschrift: 10 oder 30 Sekunden

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Uhr im Turnierschach ohne Zug gedrückt
title-a-press-without-a-move-that-the-arbiter-sees = Uhr ohne Zug gedrückt, vom Schiedsrichter gesehen
    .scene = Weiß ist am Zug, denkt eine Weile nach und drückt dann die Uhr, ohne gezogen zu haben; Sie sehen es. Als Sie eingreifen, protestiert Weiß: Keine Figur sei berührt worden, also könne von einem regelwidrigen Zug keine Rede sein.
title-a-player-who-does-not-have-the-move-presses = Uhr vom Spieler gedrückt, der nicht am Zug ist
title-pressing-after-the-opponent-has-replied = Uhr gedrückt, nachdem der Gegner schon geantwortet hat
    .scene = Weiß spielt { MOVE("e4") } und vergisst die Uhr. Schwarz antwortet { MOVE("e5") }, ebenfalls ohne zu drücken. Nun merkt Weiß, dass noch die eigene Uhr läuft, und drückt sie. „Seit meinem Zug ist von Ihnen keiner gekommen“, protestiert Schwarz, „und wer die Uhr ohne Zug drückt, gehört bestraft.“
title-the-second-press-without-a-move-loses = Uhr zum zweiten Mal ohne Zug gedrückt
    .scene = Gleich nach Beginn drückt Weiß die Uhr, ohne gezogen zu haben; Sie sehen es und greifen ein. Als die Uhr von Weiß wieder läuft, drückt Weiß sie erneut ohne Zug, wieder vor Ihren Augen, und meint, solange keine Figur berührt sei, habe die Partie gar nicht richtig begonnen.
title-a-clock-pressed-by-accident-is-no-illegal-move = Uhr versehentlich ohne Zug gedrückt
    .scene = Weiß ist am Zug, greift nach einem Glas Wasser und drückt dabei aus Versehen mit dem Ärmel die Uhr: Ein Zug ist nicht geschehen, doch die Uhr von Schwarz läuft. Schwarz bemerkt, nach den Regeln sei ein Drücken ohne Zug ein regelwidriger Zug, aus welchem Grund auch immer.
title-a-claim-about-a-clock-pressed-by-accident = Uhr versehentlich gedrückt: Der Gegner reklamiert einen regelwidrigen Zug
    .scene = Weiß ist am Zug, greift nach einem Glas Wasser und drückt dabei mit dem Ärmel aus Versehen die Uhr; ein Zug ist nicht geschehen. Schwarz ruft Sie, reklamiert, die Uhr sei zu Unrecht gedrückt worden, und erinnert daran, dass Drücken ohne Zug als regelwidriger Zug gelte, aus welchem Grund auch immer.
title-a-complaint-about-a-press-without-a-move-as-an-offence = Reklamation einer ohne Zug gedrückten Uhr
title-a-clock-pressed-back-after-an-illegal-move = Uhr nach regelwidrigem Zug zurückgedrückt, dann wird dieser reklamiert
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Uhr nach regelwidrigem Zug zurückgedrückt: selbst ein regelwidriger Zug?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Uhr zurückgedrückt, nachdem der Gegner Figuren umgeworfen hat
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Uhr nach umgeworfenen Figuren zurückgedrückt: Verwarnung oder Zeitstrafe?
title-the-clock-pressed-first-and-the-move-made-afterwards = Erst die Uhr gedrückt, dann gezogen
    .scene = Die Runde hat gerade begonnen. Weiß ist am Zug, drückt zuerst die Uhr, ohne gezogen zu haben, und Sie sehen es; dann spielt Weiß { MOVE("e4") } und drückt die Uhr erneut. „Nur die Reihenfolge war etwas anders“, sagt Weiß; Schwarz hat nicht einmal reagiert.
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Figur umgeworfen, dann die Uhr aus Versehen gedrückt

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Bauer auf b8 nicht umgewandelt, Uhr gedrückt
    .scene = In Zeitnot schiebt Weiß den Bauern nach b8, lässt ihn dort stehen und drückt die Uhr; Sie sehen es und greifen ein. Weiß entschuldigt sich, möchte den Zug zurücknehmen und etwas anderes spielen und weist darauf hin, dass Schwarz noch gar nicht geantwortet hat.
title-the-queen-that-replaced-the-pawn-gives-check = Bauer auf b8 nicht umgewandelt, dann durch eine Dame ersetzt, und Schwarz antwortet Kg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Bauer nicht umgewandelt, Uhr noch nicht gedrückt
title-the-pawn-left-standing-without-a-board = Spieler A wandelt den Bauern nicht um und drückt die Uhr
title-the-pawn-left-standing-while-the-king-is-in-check = Bauer nicht umgewandelt, während der König im Schach steht
    .scene = Weiß schiebt den Bauern von b7 nach b8, lässt ihn dort unverändert stehen und drückt die Uhr. Sie sehen es und greifen ein. Weiß versichert Ihnen, es fehle nur die neue Dame, will sie gerade aufs Brett stellen und bittet, kein Aufhebens zu machen; Schwarz zeigt nur auf den weißen König.
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Bauer nach Berührung einer anderen Figur nicht umgewandelt, erst danach bemerkt
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Bauer nach Berührung einer anderen Figur nicht umgewandelt, sofort gesehen
    .scene = Weiß berührt die Figur auf f1, überlegt es sich anders, schiebt einen Bauern auf die letzte Reihe, lässt ihn dort unverändert stehen und drückt die Uhr. Sie sehen es und greifen ein, bevor Schwarz geantwortet hat. Weiß greift wieder nach f1, um es mit der zuerst berührten Figur wiedergutzumachen; Schwarz sagt nichts.
title-a-pawn-left-on-the-last-rank-is-claimed-at-once = Bauer bei jeder Bedenkzeit nicht umgewandelt, vom Gegner sofort reklamiert

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Zweiter Verstoß: Bauer nicht umgewandelt, eine Dame würde matt setzen
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Zweiter Verstoß: Bauer nicht umgewandelt, eine Dame würde nicht matt setzen
    .scene = Gegen Weiß wurde in dieser Partie bereits ein regelwidriger Zug gezählt. Nun schiebt Weiß den Bauern nach d8, lässt ihn dort stehen und drückt vor Ihren Augen die Uhr. „Regelwidrig war das nicht, der Bauer durfte dorthin“, beteuert Weiß. „Tauschen wir ihn einfach aus und spielen weiter.“

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Regelwidriger Zug mit gefesseltem Springer ohne regelgemäßen Zug
    .scene = Weiß spielt { MOVE("Nc3") } und drückt die Uhr. Sie halten die Uhren an und erklären, warum dieser Zug nicht auf dem Brett bleiben kann. Schwarz fordert, Weiß müsse nun den König ziehen, denn der König sei ja in Gefahr; Weiß würde lieber den Springer anderswohin stellen.
title-the-illegal-capture-binds-to-the-captured-piece = Regelwidriges Schlagen mit gefesseltem Springer, ein Bauer könnte schlagen
    .scene = Weiß schlägt den Springer auf c3 mit dem Springer von e2 und drückt die Uhr; Sie sehen es und greifen ein. Weiß räumt ein, dass der Springer auf e2 seinen Platz nicht verlassen kann, und folgert: „Dann darf ich spielen, was ich will, und niemand hat etwas verloren.“
title-the-illegal-capture-binds-to-the-own-piece-first = Regelwidriges Schlagen mit gefesseltem Turm, der noch ziehen kann
    .scene = Weiß schlägt den Läufer auf a2 mit dem Turm von e2 und drückt die Uhr; Sie sehen es und greifen ein. Schwarz besteht darauf, der Läufer sei berührt und müsse daher mit irgendetwas geschlagen werden; Weiß meint, nach so einem Fehler müsse jeder Zug erlaubt sein.
title-after-illegal-castling-the-king-must-move = Regelwidrige Rochade über ein angegriffenes Feld, der König kann ziehen
    .scene = Weiß rochiert kurz und drückt die Uhr, obwohl der schwarze Turm auf f8 steht; Sie sehen es und greifen ein. Weiß möchte den König lassen, wo er war, und stattdessen den Turm von h1 ziehen: „Den hatte ich ja auch in der Hand.“
title-after-illegal-castling-with-a-king-that-cannot-move = Regelwidrige Rochade, der König hat keinen regelgemäßen Zug
    .scene = Weiß rochiert kurz und drückt die Uhr; Sie sehen es, halten die Uhren an und betrachten die beiden schwarzen Türme. „Der König kann nicht ziehen, ich weiß“, sagt Weiß, „also habe ich freie Wahl.“ Schwarz wendet ein, auch der Turm auf h1 sei gezogen worden, und der könne sehr wohl ziehen.
title-the-pawn-that-captured-too-late-en-passant-must-move = Schlagen en passant, verspätet ausgeführt
    .scene = Nach 18. … d5 19. { MOVE("Ke2") } { MOVE("Kf7") } schlägt Weiß den Bauern auf d5 en passant, spielt { MOVE("exd6") } und drückt die Uhr; Sie sehen es und greifen ein. Schwarz verlangt, dass der berührte Bauer auf d5 auf andere Weise geschlagen wird; Weiß entgegnet, jeder könne sich irren, und bittet um Nachsicht.
title-a-player-who-moved-out-of-turn-is-not-bound = Schwarz spielt e5 und dann d5, ohne auf den Zug von Weiß zu warten
title-an-illegal-castling-of-which-no-board-is-given = Regelwidrige kurze Rochade, vom Schiedsrichter gesehen
title-the-piece-touched-before-an-illegal-release-must-move = Springer zuerst berührt, dann regelwidriger Bauernzug
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Turm ohne Zug zuerst berührt, dann regelwidriger Bauernzug
    .scene = In der Ausgangsstellung berührt Weiß den Turm auf a1, verwirft die Idee, zieht den Bauern von e2 nach e5 und drückt die Uhr. Sie sehen es und greifen ein. Weiß meint, es zähle die erste Berührung: Da der Turm nicht ziehen kann, bestehe keine Verpflichtung mehr.
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Gegnerischer Bauer zuerst berührt, dann regelwidriger Springerzug
    .scene = Sie sehen, wie Weiß absichtlich den schwarzen Bauern auf d5 berührt, zögert, dann den Springer von g1 nach g3 zieht und die Uhr drückt. Als Sie eingreifen, will Weiß den Springer auf ein richtiges Feld stellen; Schwarz fragt, was denn mit dem berührten Bauern sei.
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Schach übersehen, der gezogene Springer hat nur einen regelgemäßen Zug

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Falsche Anfangsstellung reklamiert, obwohl alle Figuren richtig standen
title-king-and-queen-stood-on-their-squares-all-the-same = König und Dame nach zehn Zügen als vertauscht reklamiert, standen aber richtig
    .scene = Nach zehn Zügen – Weiß ist am Zug – ruft Schwarz Sie und reklamiert, König und Dame von Weiß seien zu Beginn vertauscht gewesen. Beide Partieformulare zeigen nur einen einzigen Zug dieser beiden Figuren, { MOVE("Qe2") }. Weiß hält die Reklamation für absurd; Schwarz beteuert, es erst jetzt bemerkt zu haben.
title-a-set-up-that-the-case-does-not-show = Weiß reklamiert, der schwarze König habe auf einem falschen Feld begonnen

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Falsche Anfangsstellung, reklamiert nach eigener Aufgabe
    .scene = In einer Stellung, in der Schwarz noch matt setzen könnte, gibt Weiß auf. Erst danach bemerkt Weiß den Fehler, ruft Sie zurück und reklamiert, zu Beginn hätten Figuren auf falschen Feldern gestanden; eine solche Partie könne überhaupt nicht zählen.
title-a-turned-board-noticed-after-a-draw-was-agreed = Brett liegt falsch, nach vereinbartem Remis bemerkt
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Falsche Anfangsstellung in der laufenden Partie reklamiert

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Regelwidriger Läuferzug: Was wird aus den Uhrenständen?
    .scene = Weiß zieht den Läufer von c1 nach d3 und drückt die Uhr; Sie sehen es und greifen ein. Weiß ist sichtlich verlegen, spricht von einem Versehen, bittet, von einer Strafe abzusehen, und greift nach einem Bauern, um etwas ganz anderes zu spielen.
title-nothing-restored-no-times-to-set = Schwarz wandelt einen Bauern auf g1 nicht um und drückt die Uhr
    .scene = Schwarz schiebt den Bauern nach g1, lässt ihn dort stehen und drückt die Uhr. Sie sehen es und greifen ein. Schwarz möchte den Zug zurücknehmen und neu überlegen; Weiß ist damit zufrieden und bittet nur, die Uhren richtig zu stellen.

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Patt mit beiden Händen
title-a-check-with-two-hands-ends-nothing = Schachgebot mit beiden Händen
    .scene = Weiß spielt { MOVE("Rd8") }, setzt den Turm dabei mit beiden Händen und drückt die Uhr; Sie haben alles gesehen. Schwarz blickt auf das Schach und will, dass der Zug zurückgenommen wird. Weiß entgegnet, der Zug selbst sei einwandfrei und ein Turm sei eben schwer.

## two-hands.yaml

title-castling-with-two-hands = Rochade mit beiden Händen, Uhr gedrückt
    .scene = Weiß rochiert schwungvoll, König und Turm zugleich mit beiden Händen, und drückt die Uhr; Sie stehen daneben. Weiß versichert Ihnen, im Verein rochiere jeder so; Schwarz möchte schnell weiterspielen und hat nichts dagegen.
title-two-hands-before-the-clock-is-pressed = Zug mit beiden Händen, Uhr noch nicht gedrückt
title-the-arbiter-sees-two-hands-before-the-press = Zug mit beiden Händen, vom Schiedsrichter vor dem Drücken gesehen
    .scene = Weiß führt einen Zug mit beiden Händen aus; Sie sehen es und greifen ein, bevor die Uhr gedrückt ist. Schwarz verlangt, dass der Zug zurückgenommen und als regelwidrig behandelt wird. Weiß entgegnet, abgeschlossen sei noch nichts, also sei überhaupt nichts geschehen.
title-a-capture-with-two-hands-before-the-press = Schlagen mit beiden Händen, vor dem Drücken reklamiert
title-mating-with-two-hands-is-mate = Matt mit beiden Händen
    .scene = Weiß spielt { MOVE("Rd8") }, setzt den Turm dabei mit beiden Händen auf und drückt die Uhr. Schwarz sucht ein Feld für den König, findet keines und wendet sich an Sie: „Mit zwei Händen gilt das nicht, und wer so gewinnen will, muss doch verlieren.“ Weiß entgegnet, den Zug könne man notfalls mit einer Hand wiederholen.
title-castling-with-one-hand = Rochade vor den Augen des Schiedsrichters: Bleibt sie bestehen?
title-a-complaint-about-two-hands-as-a-breach = Zug mit beiden Händen, vom Gegner reklamiert
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Umwandlung mit beiden Händen zum Matt, Uhr nicht gedrückt

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Springer und Läufer im Turnierschach vertauscht, nach je zehn Zügen reklamiert
    .scene = Weiß ist am Zug, ruft Sie, zeigt auf den Läufer auf b1 und den Springer auf c1, die beide noch nicht gezogen haben, und reklamiert, zu Beginn hätten Figuren auf falschen Feldern gestanden. Schwarz protestiert: Nach so vielen Zügen und in ausgeglichener Stellung müsse die Partie einfach weitergehen.
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = König und Dame vertauscht, vom Schiedsrichter nach sechzig Zügen bemerkt
    .scene = Jeder Spieler hat 60 Züge abgeschlossen, als Sie beim Lesen der Partieformulare bemerken, dass König und Dame von Schwarz zu Beginn vertauscht waren. Keiner der Spieler hat sich je beschwert; beide sagen, der Kampf habe damit längst nichts mehr zu tun, und bitten Sie, es dabei zu belassen.
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Turm im Schnell- oder Blitzschach falsch aufgestellt, im zweiten Zug reklamiert
    .scene = Schwarz hat soeben zum zweiten Mal gezogen, ruft Sie, ohne die Uhr zu drücken, und reklamiert, einer der weißen Türme habe zu Beginn auf b1 gestanden. Weiß schlägt vor, die Figuren einfach an ihren Platz zu stellen, es sei ja noch nichts passiert.
title-in-rapid-a-wrong-set-up-found-too-late-stands = Falsche Anfangsstellung im Schnellschach, nach je zehn Zügen reklamiert: neue Partie?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Brett liegt falsch; auch die Figuren reklamiert, die aber richtig standen
    .scene = Nach 1. e4 e5 – Weiß ist am Zug – ruft Schwarz Sie und reklamiert, das Brett sei um 90° gedreht und außerdem hätten Figuren auf falschen Feldern gestanden. Sie sehen in der rechten Ecke jedes Spielers ein dunkles Feld und die Figuren wie im Diagramm. Schwarz möchte neu beginnen, Weiß nicht.
