### Titles of the cases about the end of the game: what a reader would search for.

## after-the-end.yaml

title-play-goes-on-after-a-checkmate-that-nobody-noticed = Nach einem Matt wird weitergespielt
    .scene = Schwarz spielt { MOVE("Qh4") } und drückt die Uhr. Keinem der beiden fällt daran etwas auf; Weiß antwortet { MOVE("Nc3") } und drückt die Uhr. Erst jetzt sieht Schwarz genauer hin und ruft Sie. „Wir haben es beide übersehen, also spielen wir weiter oder teilen den Punkt“, meint Weiß, und Schwarz wäre mit einem halben Punkt gern zufrieden.
title-a-resignation-after-stalemate-means-nothing = Aufgabe nach einem Patt
title-bare-kings-shuffle-on-and-agree-to-a-draw = Zwei bloße Könige ziehen weiter, dann wird ein Remisangebot angenommen
title-a-fifth-repetition-that-nobody-noticed = Fünfmalige Stellungswiederholung, es wird bis zum Matt weitergespielt
    .scene = Weiß führt einen Zug aus und drückt die Uhr; ohne dass es einer der Spieler bemerkt, steht dieselbe Stellung zum fünften Mal auf dem Brett. Schwarz antwortet mit einem Zug, der matt setzt, und drückt die Uhr. „Matt ist matt“, sagt Schwarz, während Weiß auf das Partieformular zeigt.
title-seventy-five-moves-that-nobody-noticed = 75-Züge-Regel: Es wird weitergespielt, dann fällt ein Blättchen
    .scene = Weiß führt einen Zug aus und drückt die Uhr. Jeder Spieler hat nun 75 Züge ohne Bauernzug und ohne Schlagen ausgeführt, doch niemand hat mitgezählt. Schwarz antwortet und drückt die Uhr; wenig später sehen Sie das Blättchen von Weiß fallen. Schwarz könnte noch matt setzen und meint, ein gefallenes Blättchen sei eine verlorene Partie.
title-a-draw-offered-and-accepted-after-mate = Remis nach dem Matt angeboten und angenommen
    .scene = Weiß führt einen Zug aus, der matt setzt, und drückt die Uhr, doch keiner der Spieler bemerkt es. Schwarz bietet Remis an, und Weiß nimmt erleichtert an. Als man ihnen eine Minute später das Matt zeigt, sagen beide, abgemacht sei abgemacht und mit einem halben Punkt seien sie zufrieden.
title-a-claim-after-the-opponent-has-resigned = Remis durch Stellungswiederholung beantragt, nachdem der Gegner aufgegeben hat
title-a-check-that-is-not-mate-ends-nothing = Schach durch einen Läuferzug abgewehrt, Partie läuft weiter
title-may-a-player-move-after-the-mate = Darf ein matt gesetzter Spieler noch ziehen?
title-may-a-player-move-after-the-opponent-resigned = Darf ein Spieler noch ziehen, nachdem der Gegner aufgegeben hat?
title-a-game-that-was-resigned-is-not-resumed = Hängepartie nach der Aufgabe des Gegners wieder aufgenommen
title-a-draw-is-claimed-when-the-game-is-drawn-already = 50-Züge-Regel nach je 75 Zügen beantragt

## agreement-without-force.yaml

title-an-agreement-with-force-ends-the-game = Remis vereinbart, nachdem jeder einen Zug ausgeführt hat
title-a-draw-before-move-30-where-the-event-forbids-it = Kein Remis vor dem 30. Zug: Einigung nach dem ersten Zug von Weiß
    .scene = Weiß spielt { MOVE("e4") } und drückt die Uhr; dann einigen sich die beiden, alte Freunde nach langer Anreise, auf Remis und rufen Sie, damit Sie es notieren. Die Bestimmung kenne man wohl, sagen sie, aber wo beide einig seien, geschehe niemandem ein Unrecht.

## checkmate.yaml

title-mate-needs-no-press = Matt auf dem Brett, Uhr nicht gedrückt
    .scene = Schwarz spielt { MOVE("Qh4") }, lässt die Dame los und lehnt sich zurück, ohne die Uhr zu drücken. Weiß protestiert: Solange die Uhr von Schwarz laufe, sei der Zug nicht abgeschlossen; erst müsse Schwarz drücken, und dann dürfe Weiß überlegen, solange die Zeit reiche.
title-an-illegal-move-cannot-mate = Turm springt über einen eigenen Bauern und setzt scheinbar matt
    .scene = Vor Ihren Augen reißt Weiß in höchster Zeitnot den Turm von d1 nach d8, drückt die Uhr und verkündet zufrieden ein Matt. Schwarz schaut lange auf den König auf g8, findet kein Feld für ihn und wendet sich achselzuckend an Sie.
title-mating-with-another-piece-than-the-touched-one = König berührt, mit dem Turm matt gesetzt
    .scene = Sie stehen am Brett, als Weiß, am Zug, absichtlich den König berührt, dann etwas Besseres entdeckt, { MOVE("Rd8") } spielt und die Uhr drückt. Schwarz zeigt auf den König auf g1; Weiß lacht: „Es gibt keinen Zug mehr zu spielen – Matt beendet die Partie.“
title-mating-with-the-touched-piece = Turm berührt, mit demselben Turm matt gesetzt
title-a-check-is-not-a-mate = Schach auf der Grundreihe, der König kann nach h2
title-the-mated-player-points-at-the-fallen-flag = Matt gesetzter Spieler weist auf das gefallene Blättchen des Gegners hin
    .scene = Die weiße Dame ist eben auf g7 gelandet; Weiß lehnt sich zurück, ohne die Uhr zu drücken. Schwarz starrt noch auf das Brett, als das Blättchen von Weiß fällt; zunächst sieht es niemand. Dann blickt Schwarz auf, reklamiert das Blättchen von Weiß und meint, ein nicht mit der Uhr abgeschlossener Zug entscheide nichts: Das sei ein Gewinn, mindestens aber ein halber Punkt.
title-a-knight-mates-beside-the-rook-of-the-mated-king = Springerschach gegen den König in der Ecke neben eigenem Turm: Partie beendet?

## dead-position.yaml

title-the-last-pawn-is-captured = Letzter Bauer geschlagen, nur die beiden Könige bleiben
    .scene = Weiß spielt { MOVE("Kxe2") }, legt den geschlagenen Bauern beiseite und blickt erst dann auf die Uhr, die nicht gedrückt ist; nur wenige Sekunden bleiben. „Drücken Sie ruhig“, sagt Schwarz mit reichlich Zeit, „wir spielen, bis das Blättchen fällt.“
title-bishops-on-squares-of-one-colour = Nach dem Schlagen je ein Läufer auf Feldern gleicher Farbe
title-bishops-on-squares-of-different-colours = Nach dem Schlagen je ein Läufer auf Feldern verschiedener Farbe
title-a-knight-against-a-knight-is-not-dead = Nach dem Schlagen bleibt jedem ein Springer
title-a-dead-position-reached-by-an-illegal-move = Regelwidriges Schlagen lässt nur die beiden Könige übrig
title-the-last-gap-in-a-wall-of-pawns-is-closed = Bauernwall durch h5 geschlossen, kein Läufer lässt sich opfern
title-a-wall-of-pawns-with-a-bishop-that-can-be-given-up = Bauernwall durch h5 geschlossen, der schwarze Läufer lässt sich opfern
title-a-check-after-which-only-stalemate-is-left = Schach mit Ta4: Die einzige Antwort, ein Schlagzug, setzt patt
title-a-flag-falls-in-a-position-that-was-dead-before = Blättchen fällt, während nur noch die beiden Könige auf dem Brett stehen
title-the-position-is-told-to-be-dead-when-the-flag-falls = Blättchen fällt, als keiner der Spieler je matt setzen kann
title-is-a-position-with-a-rook-dead = König und Turm gegen König: Ist die Stellung tot?
title-is-a-position-dead-of-which-only-the-pieces-are-told = König und Springer gegen König: Ist die Stellung tot?
title-is-a-position-with-a-knight-on-either-side-dead = König und Springer gegen König und Springer: Ist die Stellung tot?
title-a-wall-of-pawns-that-neither-king-can-pass = Bauernwall, den kein König passieren kann: Ist die Stellung tot?
title-a-queen-that-can-only-be-taken-into-stalemate = Damenschach, die einzige Antwort setzt patt, dann fällt ein Blättchen
    .scene = In den letzten Sekunden spielt Schwarz { MOVE("Qd2") }, doch bevor die Uhr gedrückt ist, fällt vor Ihren Augen das Blättchen von Schwarz. Weiß will den ganzen Punkt, denn der Zug sei nie abgeschlossen worden; Schwarz entgegnet, die Dame habe rechtzeitig dort gestanden.
title-the-arbiter-comes-to-a-board-with-two-kings-alone = Schiedsrichter kommt an ein Brett, auf dem nur die beiden Könige stehen

## draw-by-agreement.yaml

title-a-draw-may-be-agreed-before-the-first-move = Remis vor dem ersten Zug vereinbart
    .scene = Die Runde hat eben begonnen; noch keiner der beiden hat gezogen, da einigen sie sich am Brett auf Remis, geben sich die Hand und rufen Sie. Weiß, am Zug, erklärt, beide seien von der vorigen Runde erschöpft, das Turnierreglement schreibe keine Zahl von Zügen vor, und Remis könne man schließlich jederzeit vereinbaren.
title-one-move-by-white-is-not-a-move-by-each = Weiß bietet mit dem ersten Zug Remis an, Schwarz nimmt an
title-after-a-move-by-each-a-draw-may-be-agreed = Remis nach dem ersten Zug von Schwarz vereinbart, Uhr noch nicht gedrückt
title-nobody-can-accept-what-was-not-offered = Ein Spieler nimmt sein eigenes Remisangebot an
title-the-draw-is-signed-while-the-offer-stands = Gegner unterschreibt Remis, während das Remisangebot noch gilt
title-a-draw-is-signed-without-an-offer = Nur ein Spieler unterschreibt Partieformulare, auf denen Remis steht
title-both-players-report-a-draw = Beide Spieler melden gemeinsam Remis
title-each-player-reports-a-draw = Beide Spieler melden nacheinander Remis
title-one-player-reports-a-draw-and-the-other-a-win = Ein Spieler meldet Remis, der andere seinen Gewinn

## end-of-game.yaml

title-is-the-game-over-after-a-mate = Ist die Partie nach dem Matt beendet?
title-is-the-game-over-after-an-ordinary-move = Ist die Partie nach dem ersten Zug von Weiß beendet?
title-how-did-the-game-end-with-a-resignation = Aufgabe, der Gegner kann nie matt setzen: Wie endete die Partie?
title-how-did-the-game-end-with-an-accepted-offer = Remisangebot angenommen: Wie endete die Partie?
title-is-the-game-over-in-a-position-that-is-given = König gegen König auf dem Brett: Ist die Partie beendet?
title-who-has-the-move-after-the-end = Wer ist nach dem Matt am Zug?
title-is-the-game-over-when-the-result-is-disputed = Hand hingestreckt, dann verschiedene Ergebnisse gemeldet: Ist die Partie beendet?
title-a-dead-position-and-another-result-signed = König und Läufer gegen König, beide unterschreiben Gewinn für Weiß
title-a-game-that-an-unnoticed-draw-decided-when-the-flag-fell = 75-Züge-Regel unbemerkt erfüllt, dann fällt ein Blättchen: Wie endete die Partie?

## resignation-draw.yaml

title-resigning-against-a-bare-king = Aufgabe mit Dame gegen einen bloßen König
    .scene = Nach stundenlangem Spiel hat Weiß König und Dame gegen den bloßen König von Schwarz. Erschöpft und außerstande, das Matt zu finden, sagt Weiß deutlich: „Ich gebe auf.“ Schwarz ist überrascht, verlangt von Ihnen aber den ganzen Punkt: „Wer aufgibt, hat verloren, was immer auf dem Brett steht.“
title-resigning-against-a-knight-with-a-queen = Aufgabe mit Dame gegen König und Springer
title-resigning-where-every-legal-move-gives-mate = Aufgabe, obwohl jeder regelgemäße Zug matt setzt
    .scene = In Zeitnot und vom Turm auf a5 erschreckt, sagt Weiß, am Zug: „Ich gebe auf.“ Schwarz will erfreut schon den Sieg notieren, als Weiß noch einmal auf das Brett blickt und aufstöhnt. „Mit einem Turm kann man immer matt setzen“, sagt Schwarz und bittet Sie, den Punkt zu bestätigen.
title-resigning-behind-a-wall-that-a-sacrifice-opens = Aufgabe hinter einem Bauernwall, den ein Turmopfer öffnet

## resignation-stands.yaml

title-a-resignation-cannot-be-taken-back = Aufgabe, die der Spieler zurücknehmen will
    .scene = „Ich gebe auf“, sagt Weiß in einer Stellung, in der Schwarz noch matt setzen könnte. Sekunden später entdeckt Weiß eine Rettung und will die Aufgabe zurücknehmen: Niemand habe die Uhr berührt, und unterschrieben sei auch nichts. Schwarz hat bisher nichts gesagt.
title-a-resignation-in-a-won-position-cannot-be-taken-back-either = Aufgabe kurz vor der Bauernumwandlung, der Spieler will sie zurücknehmen
    .scene = Weiß blickt auf den Turm auf b2, sagt „Ich gebe auf“ und bemerkt erst dann, was der Bauer auf a7 noch hätte tun können. Die Uhr läuft, unterschrieben ist nichts, und Weiß will die Aufgabe zurücknehmen. Schwarz hat sie gehört, fände aber angesichts der Stellung eine Punkteteilung gerecht.
title-an-offer-that-is-withdrawn-after-the-end-is-no-resignation = Remisangebot nach der eigenen Aufgabe zurückgezogen

## resignation.yaml

title-a-player-resigns = Ein Spieler gibt auf; ob der Gegner matt setzen kann, ist nicht bekannt
title-resigning-with-a-rook-against-a-knight = Aufgabe mit Turm gegen Springer
title-a-move-after-resignation-does-not-count = Gegner führt nach der Aufgabe einen Zug aus, der patt setzt
title-a-mated-player-has-nothing-left-to-resign = Ein matt gesetzter Spieler gibt auf
title-a-result-is-reported-after-a-flag-that-nobody-noticed = Beide melden Niederlage gegen bloßen König, Blättchen unbemerkt gefallen
title-both-report-the-loss-on-time-to-the-arbiter = Blättchen fällt unbemerkt, dann melden beide Spieler die Niederlage
title-a-result-is-reported-after-an-illegal-mating-move = Schnellschach: Beide melden Gewinn für Weiß nach einem regelwidrigen Mattzug

## stalemate.yaml

title-stalemate-draws-at-once = Patt auf dem Brett, Uhr nicht gedrückt
    .scene = Mit König und Dame gegen den bloßen König spielt Weiß { MOVE("Qg6") } und lässt die Dame los. Die Hand ist schon auf dem Weg zur Uhr, da stutzt Weiß: „Ich habe noch nicht gedrückt, also ist nichts entschieden.“ Weiß möchte die Dame auf ein anderes Feld stellen; Schwarz sagt nichts und wartet.
title-an-illegal-move-that-stalemates = Regelwidriger Damenzug, der patt setzt
    .scene = Weiß hat eine ganze Dame mehr, zieht sie von e1 nach b4, drückt die Uhr und sieht dann mit Entsetzen, dass Schwarz keinen Zug mehr hat. „Patt!“, ruft Schwarz strahlend und wendet sich an Sie, denn Sie haben alles mit angesehen.
title-a-king-in-check-is-not-stalemated = König im Schach ohne regelgemäßen Zug: Ist das Patt?
title-stalemate-told-without-a-board = Ein Zug setzt patt

## unclear-end.yaml

title-a-player-stops-the-clocks-without-a-word = Ein Spieler hält wortlos die Uhren an
    .scene = Weiß, in anscheinend hoffnungsloser Stellung, hält plötzlich die Uhren an, lehnt sich zurück und sagt kein Wort. Schwarz hält das für die Aufgabe und will gerade das Ergebnis eintragen, als Sie ans Brett kommen.
title-a-player-tips-his-king-and-meant-to-resign = König umgelegt, als Aufgabe gemeint
title-a-tipped-king-against-an-opponent-who-can-never-mate = König gegen einen bloßen König umgelegt, als Aufgabe gemeint
title-a-king-that-fell-over-is-no-resignation = König umgelegt, nicht als Aufgabe gemeint
title-both-shake-hands-and-each-thinks-something-else = Wortloser Handschlag, Bedeutung unbekannt
    .scene = Nach langem Nachdenken sehen die beiden Spieler einander an und geben sich wortlos die Hand. Als Sie ans Brett kommen, spricht Weiß strahlend von einem Sieg, Schwarz, nicht weniger zufrieden, von einem Remis; notiert oder unterschrieben ist noch nichts. Weiß meint, wer schlechter stehe und die Hand gebe, habe aufgegeben.
title-the-kings-in-the-centre-meant-a-draw = Könige in die Brettmitte gestellt, als Remis gemeint
title-a-hand-held-out-accepts-an-open-offer = Hand nach einem offenen Remisangebot hingestreckt, als Zustimmung gemeint
    .scene = Jeder Spieler hat 30 Züge ausgeführt. Weiß führt einen Zug aus, bietet Remis an und drückt die Uhr. Wortlos streckt Schwarz die Hand aus. Weiß ruft Sie: Wer schweigend die Hand reiche, gebe auf, und Ja zum Remis habe jedenfalls niemand gesagt. Auf Ihre Frage erklärt Schwarz, das sei die Antwort auf das Angebot gewesen, und Sie glauben es.
title-a-captain-says-that-his-player-resigns = Mannschaftsführer erklärt, dass sein Spieler aufgibt
    .scene = In einem Mannschaftskampf sagt Ihnen der Mannschaftsführer von Weiß, der zum Bahnhof muss: „Mein Spieler gibt auf, Sie können das Ergebnis eintragen.“ Weiß sitzt noch bei laufender Uhr am Brett und hat kein Wort gesagt. Schwarz ist überrascht, nähme den Punkt aber gern.
title-the-player-confirms-that-he-resigned-through-his-captain = Mannschaftsführer erklärt die Aufgabe, der Spieler wollte wirklich aufgeben
title-a-player-walks-off-for-good = Ein Spieler geht wortlos weg und kommt nicht wieder
title-a-resignation-in-writing = Schriftliche Aufgabe
    .scene = Weiß, mit dem bloßen König gegen König und zwei Springer, ist zum Sprechen zu müde, schreibt „Ich gebe auf“ auf einen Zettel und schiebt ihn über das Brett. Einen Augenblick später fällt Weiß ein, dass zwei Springer das Matt nicht erzwingen können. Sie werden gerufen: Aufgeben müsse man mündlich, wendet Weiß ein, und die Uhr laufe noch.
title-two-hands-held-out-and-both-players-meant-a-draw = Beide strecken die Hand hin, beide meinten Remis
title-only-the-second-hand-is-known-to-have-meant-a-draw = Beide strecken die Hand hin, nur vom zweiten ist bekannt, dass er Remis meinte
title-a-hand-held-out-that-was-no-consent-to-a-draw = Hand hingestreckt, nicht als Remis gemeint
title-a-player-walks-off-without-a-word-and-his-flag-falls = Ein Spieler geht wortlos weg, sein Blättchen fällt
title-okoro-stops-the-clocks-and-holds-out-her-hand = Uhren angehalten und Hand hingestreckt, als Zustimmung zum Remis gemeint
