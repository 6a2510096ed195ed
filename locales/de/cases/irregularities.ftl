### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Figuren versehentlich umgeworfen: Der Schiedsrichter erklärt die Partie für verloren
title-pieces-knocked-over-on-purpose = Figuren absichtlich umgeworfen: Der Schiedsrichter erklärt die Partie für verloren

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Brett liegt falsch, während der Partie reklamiert
title-a-turned-board-and-wrong-pieces = Brett liegt falsch, und auch die Figuren standen falsch
title-a-turned-board-in-rapid-before-the-limit = Brett liegt im Schnellschach falsch, im zweiten Zug reklamiert

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Vertauschte Farben, erst nach dem Matt im sechsten Zug reklamiert
title-the-mated-player-wants-a-new-game-with-the-right-colours = Vertauschte Farben, erst nach dem Matt durch Schwarz im zweiten Zug reklamiert
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Vertauschte Farben nach drei Zügen in der laufenden Partie reklamiert
title-reversed-colours-and-a-resignation-on-move-seven = Vertauschte Farben, nach Aufgabe im siebten Zug reklamiert

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Vertauschte Farben: zehn Züge von Weiß, neun von Schwarz
title-colours-reversed-after-ten-moves-of-each = Vertauschte Farben: zehn abgeschlossene Züge auf jeder Seite
title-colours-reversed-and-the-tenth-move-not-yet-completed = Vertauschte Farben: zehnter Zug von Schwarz ausgeführt, nicht abgeschlossen
title-colours-reversed-and-nobody-counted-the-moves = Vertauschte Farben: Zahl der Züge nicht bekannt
title-colours-reversed-in-rapid-after-six-moves = Vertauschte Farben im Schnell- oder Blitzschach nach sechs Zügen

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Figuren umgeworfen, während die Uhr des Gegners läuft
title-half-a-minute-for-pieces-knocked-over = Figuren umgeworfen: eine halbe Minute für den Gegner oder Punktabzug?
title-pieces-knocked-over-on-the-players-own-time = Figuren umgeworfen, während die eigene Uhr läuft
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Figuren im Blitzschach umgeworfen, der Gegner hat noch neunzehn Sekunden

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Zuschauer wirft unbemerkt eine Figur um, erst nach dem nächsten Zug entdeckt
title-the-position-before-the-displacement-is-not-known = Verschobene Figur entdeckt, Stellung davor nicht feststellbar
title-displaced-pieces-that-were-put-back = Verschobene Figur zurückgestellt, ehe der Schiedsrichter es sieht

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Ein Spieler wirft Figuren um: Wer stellt sie auf, und auf wessen Zeit?
title-pieces-displaced-by-nobody-are-no-players-duty = Eine Figur ist aus ungeklärter Ursache verrutscht
title-the-clock-is-pressed-while-the-pieces-lie-about = Figuren umgeworfen und die Uhr gedrückt, bevor sie wieder stehen
title-a-complaint-about-pieces-just-knocked-over = Figuren umgeworfen, angezeigt, ehe der Gegner gezogen hat
title-a-complaint-about-pieces-that-were-put-back = Reklamation umgeworfener Figuren, die schon wieder stehen
title-pieces-knocked-over-by-a-player-and-found-moves-later = Figur von einem Spieler umgeworfen, erst nach den nächsten Zügen reklamiert

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Regelwidriger Zug, angezeigt vom Spieler, der gerade aufgegeben hat
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Regelwidriger früherer Zug, vom Schiedsrichter erst nach dem Matt bemerkt
title-a-displacement-found-after-the-end-changes-nothing = Verschobene Figur, nach vereinbartem Remis angezeigt
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Regelwidriger Springerzug von Weiß, von Schwarz reklamiert
title-a-broken-touch-is-claimed-after-the-end = Verstoß gegen Berührt-geführt, nach eigener Aufgabe reklamiert
title-an-illegal-move-is-complained-of-after-the-end = Reklamation wegen eines regelwidrigen Zuges nach der eigenen Aufgabe
title-an-illegal-move-found-after-both-have-signed = Regelwidriger Zug, nach beiderseitiger Unterschrift reklamiert
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Regelwidriger Zug erst nach der Unterschrift reklamiert: Der Schiedsrichter ändert auf Remis

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Rochade über ein angegriffenes Feld mit beiden Händen, bisher kein Verstoß
title-one-counter-for-all-kinds = Regelwidriger Zug, dann Zug mit beiden Händen desselben Spielers
title-each-player-has-a-counter-of-his-own = Erst ein regelwidriger Zug des einen, dann einer des anderen Spielers
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Erster regelwidriger Zug in der Endspurtphase
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Rochade über ein angegriffenes Feld mit beiden Händen nach einem Verstoß
title-a-second-illegal-move-on-the-same-move-number = Zweiter regelwidriger Zug beim Ersetzen des ersten
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Rochade aus dem Schach über ein angegriffenes Feld mit beiden Händen

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Zweiter regelwidriger Zug: König und Dame gegen König und Springer
title-the-second-illegal-move-of-a-rook-against-a-knight = Zweiter regelwidriger Zug: König und Turm gegen König und Springer
title-the-queen-in-place-of-the-pawn-saves-the-game = Zweiter Verstoß: Bauer nicht umgewandelt gegen König und Springer
title-the-pawn-put-back-can-still-help-to-mate = Zweiter regelwidriger Zug: König und Bauer gegen König und Springer
title-the-opponent-with-a-bare-king-draws = Dritter regelwidriger Zug gegen den bloßen König im Turnierschach (Regeln bis 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Regelwidriger Zug im Blitzschach gegen den bloßen König, sofort reklamiert (Regeln bis 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Zweiter regelwidriger Zug im Turnierschach, wo jeder regelgemäße matt setzt

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Drei regelwidrige Züge eines Spielers nacheinander
title-the-second-illegal-move-of-a-player = Zweiter regelwidriger Zug: Kann der Gegner noch matt setzen?
title-the-third-illegal-move-of-a-player = Dritter regelwidriger Zug: Kann der Gegner noch matt setzen? (Regeln bis 2009)
title-an-illegal-move-in-a-supervised-rapid-game = Erster regelwidriger Zug im Schnellschach nach den Turnierschachregeln
title-an-illegal-move-in-a-supervised-blitz-game = Erster regelwidriger Zug im Blitzschach nach den Turnierschachregeln
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Dritter regelwidriger Zug in der Endspurtphase, Gegner kann nicht matt setzen (Regeln bis 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Schlagen en passant gleich nach dem Doppelschritt, als regelwidrig reklamiert
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Dritter regelwidriger Zug in der Endspurtphase setzt patt (Regeln von 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Dritter regelwidriger Zug in der Endspurtphase, tote Stellung entsteht (Regeln von 1997)
title-how-many-illegal-moves-there-were-is-left-open = Regelwidriger Zug: Wie viele hat der Spieler zuvor abgeschlossen?

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Regelwidriger Turmzug, vom Schiedsrichter vor dem Drücken der Uhr gesehen
title-the-player-puts-his-illegal-move-right-before-pressing = Regelwidriger Zug, vom Spieler vor dem Drücken der Uhr ersetzt
title-the-opponent-claims-before-the-clock-is-pressed = Regelwidriger Zug im Turnierschach, vor dem Drücken der Uhr reklamiert
title-an-arbiter-without-close-supervision-waits-for-the-press = Regelwidriger Zug vor dem Drücken der Uhr gesehen (vereinfachte Regeln)
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Regelwidriger Springerzug vor dem Drücken zurückgenommen, dann zieht der andere Springer

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Erster regelwidriger Zug: Ein gefesselter Turm gibt den König preis
title-an-illegal-move-without-a-board-is-taken-back = Erster abgeschlossener regelwidriger Zug eines Spielers
title-an-illegal-move-that-was-not-pressed-is-not-complete = Regelwidriger Zug mit gefesseltem Turm, Uhr nicht gedrückt
title-pressing-the-clock-completes-the-illegal-move = Erster regelwidriger Zug: Eine gefesselte Dame gibt den König preis
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Regelwidriger Zug, reklamiert, nachdem beide weitergezogen haben
title-the-position-before-the-illegal-move-cannot-be-determined = Regelwidriger Zug später entdeckt, Stellung davor nicht feststellbar
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = König im Schach gelassen und vom Gegner geschlagen
title-an-illegal-move-answered-by-an-illegal-move = König im Schach gelassen und geschlagen; erst dann bemerkt es der Schiedsrichter
title-nobody-notices-an-illegal-move = Regelwidriger Zug bleibt unbemerkt, und der Gegner antwortet
title-a-claim-about-a-legal-move-is-rejected = Rochade mit angegriffenem Turm, als regelwidrig reklamiert
title-a-second-claim-about-the-same-move-changes-nothing = Regelwidriger Zug vom Schiedsrichter gesehen, dann noch vom Gegner reklamiert
title-a-move-completed-only-by-the-next-one = Regelwidriger Zug ohne Drücken, nach dem nächsten eigenen Zug entdeckt
title-the-claim-names-the-piece-that-was-lifted = Regelwidriger Zug mit gefesseltem Springer, reklamiert durch Nennung der gehobenen Figur
title-ten-thousand-illegal-moves-are-still-counted = Regelwidriger Zug nach zehntausend früheren
title-a-complaint-about-an-illegal-move = Reklamation wegen eines regelwidrigen Zuges
title-both-players-point-out-an-illegal-move = Regelwidriger Zug, von beiden Spielern angezeigt
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Regelwidriger Zug, vom Gegner vor der Antwort reklamiert
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Regelwidriger Zug im Turnierschach, nach der Antwort reklamiert
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Regelwidriger Bauernzug auf dem Partieformular aufgezeichnet, dann reklamiert

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Beide Könige im Schach (Turnierschach): Der Schiedsrichter findet die Stellung vor
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Regelwidriger Zug unbemerkt: Der Schiedsrichter sieht die entstandene Stellung
title-a-strange-but-legal-position-in-standard-chess = Nur ein König steht im Schach (Turnierschach): Der Schiedsrichter kommt ans Brett

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Regelwidriger Zug mit Zeitgutschrift: Wird die gewonnene Zeit abgezogen?
title-without-an-increment-nothing-is-taken-back = Regelwidriger Zug in einer Partie ohne Zeitgutschrift
title-no-increment-was-gained-before-the-press = Regelwidriger Zug mit Zeitgutschrift, Uhr noch nicht gedrückt
title-a-lost-game-has-no-increment-to-take-back = Zweiter regelwidriger Zug in einer Partie mit Zeitgutschrift
title-in-a-period-without-increment-nothing-is-taken-back = Regelwidriger Zug in der ersten Zeitperiode, Zeitgutschrift erst in der zweiten
title-the-increment-of-an-illegal-move-is-taken-back = Regelwidriger Königszug bei 12:40 und 30 Sekunden Zeitgutschrift
title-an-increment-gained-in-blitz-is-taken-back = Regelwidriger Zug im Blitzschach mit zwei Sekunden Zeitgutschrift
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Regelwidriger Zug, je Zeitperiode andere Zeitgutschrift: 10 oder 30 Sekunden

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Uhr im Turnierschach ohne Zug gedrückt
title-a-press-without-a-move-that-the-arbiter-sees = Uhr ohne Zug gedrückt, vom Schiedsrichter gesehen
title-a-player-who-does-not-have-the-move-presses = Uhr vom Spieler gedrückt, der nicht am Zug ist
title-pressing-after-the-opponent-has-replied = Uhr gedrückt, nachdem der Gegner schon geantwortet hat
title-the-second-press-without-a-move-loses = Uhr zum zweiten Mal ohne Zug gedrückt
title-a-clock-pressed-by-accident-is-no-illegal-move = Uhr versehentlich ohne Zug gedrückt
title-a-claim-about-a-clock-pressed-by-accident = Uhr versehentlich gedrückt: Der Gegner reklamiert einen regelwidrigen Zug
title-a-complaint-about-a-press-without-a-move-as-an-offence = Reklamation einer ohne Zug gedrückten Uhr
title-a-clock-pressed-back-after-an-illegal-move = Uhr nach regelwidrigem Zug zurückgedrückt, dann wird dieser reklamiert
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Uhr nach regelwidrigem Zug zurückgedrückt: selbst ein regelwidriger Zug?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Uhr zurückgedrückt, nachdem der Gegner Figuren umgeworfen hat
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Uhr nach umgeworfenen Figuren zurückgedrückt: Verwarnung oder Zeitstrafe?
title-the-clock-pressed-first-and-the-move-made-afterwards = Erst die Uhr gedrückt, dann gezogen
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Figur umgeworfen, dann die Uhr aus Versehen gedrückt

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Bauer auf b8 nicht umgewandelt, Uhr gedrückt
title-the-queen-that-replaced-the-pawn-gives-check = Bauer auf b8 nicht umgewandelt, dann durch eine Dame ersetzt, und Schwarz antwortet Kg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Bauer nicht umgewandelt, Uhr noch nicht gedrückt
title-the-pawn-left-standing-without-a-board = Spieler A wandelt den Bauern nicht um und drückt die Uhr
title-the-pawn-left-standing-while-the-king-is-in-check = Bauer nicht umgewandelt, während der König im Schach steht
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Bauer nach Berührung einer anderen Figur nicht umgewandelt, erst danach bemerkt
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Bauer nach Berührung einer anderen Figur nicht umgewandelt, sofort gesehen

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Zweiter Verstoß: Bauer nicht umgewandelt, eine Dame würde matt setzen
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Zweiter Verstoß: Bauer nicht umgewandelt, eine Dame würde nicht matt setzen

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Regelwidriger Zug mit gefesseltem Springer ohne regelgemäßen Zug
title-the-illegal-capture-binds-to-the-captured-piece = Regelwidriges Schlagen mit gefesseltem Springer, ein Bauer könnte schlagen
title-the-illegal-capture-binds-to-the-own-piece-first = Regelwidriges Schlagen mit gefesseltem Turm, der noch ziehen kann
title-after-illegal-castling-the-king-must-move = Regelwidrige Rochade über ein angegriffenes Feld, der König kann ziehen
title-after-illegal-castling-with-a-king-that-cannot-move = Regelwidrige Rochade, der König hat keinen regelgemäßen Zug
title-the-pawn-that-captured-too-late-en-passant-must-move = Schlagen en passant, verspätet ausgeführt
title-a-player-who-moved-out-of-turn-is-not-bound = Schwarz spielt e5 und dann d5, ohne auf den Zug von Weiß zu warten
title-an-illegal-castling-of-which-no-board-is-given = Regelwidrige kurze Rochade, vom Schiedsrichter gesehen
title-the-piece-touched-before-an-illegal-release-must-move = Springer zuerst berührt, dann regelwidriger Bauernzug
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Turm ohne Zug zuerst berührt, dann regelwidriger Bauernzug
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Gegnerischer Bauer zuerst berührt, dann regelwidriger Springerzug
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Schach übersehen, der gezogene Springer hat nur einen regelgemäßen Zug

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Falsche Anfangsstellung reklamiert, obwohl alle Figuren richtig standen
title-king-and-queen-stood-on-their-squares-all-the-same = König und Dame nach zehn Zügen als vertauscht reklamiert, standen aber richtig
title-a-set-up-that-the-case-does-not-show = Weiß reklamiert, der schwarze König habe auf einem falschen Feld begonnen

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Falsche Anfangsstellung, reklamiert nach eigener Aufgabe
title-a-turned-board-noticed-after-a-draw-was-agreed = Brett liegt falsch, nach vereinbartem Remis bemerkt
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Falsche Anfangsstellung in der laufenden Partie reklamiert

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Regelwidriger Läuferzug: Was wird aus den Uhrenständen?
title-nothing-restored-no-times-to-set = Schwarz wandelt einen Bauern auf g1 nicht um und drückt die Uhr

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Patt mit beiden Händen
title-a-check-with-two-hands-ends-nothing = Schachgebot mit beiden Händen

## two-hands.yaml

title-castling-with-two-hands = Rochade mit beiden Händen, Uhr gedrückt
title-two-hands-before-the-clock-is-pressed = Zug mit beiden Händen, Uhr noch nicht gedrückt
title-the-arbiter-sees-two-hands-before-the-press = Zug mit beiden Händen, vom Schiedsrichter vor dem Drücken gesehen
title-a-capture-with-two-hands-before-the-press = Schlagen mit beiden Händen, vor dem Drücken reklamiert
title-mating-with-two-hands-is-mate = Matt mit beiden Händen
title-castling-with-one-hand = Rochade vor den Augen des Schiedsrichters: Bleibt sie bestehen?
title-a-complaint-about-two-hands-as-a-breach = Zug mit beiden Händen, vom Gegner reklamiert
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Umwandlung mit beiden Händen zum Matt, Uhr nicht gedrückt

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Springer und Läufer im Turnierschach vertauscht, nach je zehn Zügen reklamiert
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = König und Dame vertauscht, vom Schiedsrichter nach sechzig Zügen bemerkt
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Turm im Schnell- oder Blitzschach falsch aufgestellt, im zweiten Zug reklamiert
title-in-rapid-a-wrong-set-up-found-too-late-stands = Falsche Anfangsstellung im Schnellschach, nach je zehn Zügen reklamiert: neue Partie?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Brett liegt falsch; auch die Figuren reklamiert, die aber richtig standen
