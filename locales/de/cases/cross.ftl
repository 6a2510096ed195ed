### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Zweimal Remis durch Stellungswiederholung beantragt; unterwegs gingen Rochaderechte verloren
title-the-move-that-completes-the-fifty-would-be-mate = Antrag nach der 50-Züge-Regel mit einem beabsichtigten Zug, der matt setzt
    .scene = In den letzten 50 Zügen von Schwarz und 49 von Weiß ist kein Bauer gezogen und nichts geschlagen worden. Weiß, am Zug, schreibt { MOVE("Qg7") } auf und beantragt aufgrund dieses Zuges Remis nach der Fünfzig-Züge-Regel. Erst dann sieht Weiß, was der Zug auf dem Brett bewirkt, spielt { MOVE("Qg7") }, drückt die Uhr und verlangt den ganzen Punkt.
title-the-player-mates-instead-of-claiming = Matt mit dem fünfzigsten Zug, dann beantragt der Gegner Remis
    .scene = In den letzten 50 Zügen von Schwarz und 49 von Weiß ist kein Bauer gezogen und nichts geschlagen worden. Weiß spielt { MOVE("Qg7") } und drückt die Uhr. Schwarz beantragt Remis nach der Fünfzig-Züge-Regel: Mit diesem Zug hätten beide die nötigen Züge gemacht.
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Wiederholung mit regelwidrigem aufgeschriebenem Zug beantragt, dann Matt mit einem anderen
    .scene = Weiß, am Zug, schreibt { MOVE("Rd2") } auf und beantragt Remis: Mit diesem Zug entstünde die Stellung zum dritten Mal. Während Sie noch das Partieformular ansehen, entdeckt Weiß etwas Besseres, spielt { MOVE("Rxe8") } und drückt die Uhr. Schwarz verlangt, dass Weiß bei dem aufgeschriebenen Zug bleibt.
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = 50-Züge-Antrag nach Berühren einer Figur, dann Antrag des Gegners
    .scene = In den letzten 50 Zügen jedes Spielers ist kein Bauer gezogen und nichts geschlagen worden. Weiß, am Zug, ergreift den Turm auf d1 und beantragt, den Turm schon in der Hand, Remis nach der Fünfzig-Züge-Regel. Dann spielt Weiß { MOVE("Rd7") } und drückt die Uhr, worauf nun auch Schwarz Remis nach dieser Regel beantragt.
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Letzter Bauer geschlagen, nur ein Läufer bleibt; dann Remisantrag und gefallenes Blättchen
    .scene = Weiß spielt { MOVE("Kxd3") } und drückt die Uhr. Schwarz beantragt Remis nach der Fünfzig-Züge-Regel. Während Weiß noch erklärt, es sei eben ein Bauer geschlagen worden und die Zählung beginne von vorn, fällt das Blättchen von Schwarz; Sie sehen es. Weiß möchte, dass die Partie als gewonnen gewertet wird.
title-a-right-claim-while-the-opponents-offer-stands = 50-Züge-Antrag, während das Remisangebot des Gegners noch gilt
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Unberechtigter Antrag wegen Stellungswiederholung nach 75 unbemerkten Zügen ohne Fortschritt
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Angebot durch Zug abgelehnt, unberechtigter Antrag, Blättchen unbemerkt, Remis vereinbart
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = 50-Züge-Antrag nach 42 Zügen, dann fällt ein Blättchen gegen den bloßen König
    .scene = Weiß hat König und Turm, Schwarz nur den König, und Weiß ist am Zug. Jeder Spieler hat 42 Züge ohne Bauernzug und ohne Schlagen gemacht, als Weiß Remis nach der Fünfzig-Züge-Regel beantragt. Danach fällt das Blättchen von Weiß, und Sie sehen es. Schwarz verlangt den ganzen Punkt: Wer die Zeit ablaufen lasse, habe verloren, auch mit einem Turm mehr.

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Mobiltelefon des Antragstellers klingelt, während sein Remisantrag aufgeschoben ist
    .scene = In der Endspurtphase ruft Weiß, am Zug und mit noch 1 Minute auf der Uhr, Sie ans Brett und beantragt Remis: Schwarz versuche nicht, mit normalen Mitteln zu gewinnen. Sie schieben die Entscheidung auf und beobachten die Partie. Da klingelt in der Hosentasche von Weiß ein Mobiltelefon, und während Weiß noch danach sucht, fällt vor Ihren Augen das Blättchen von Weiß. „Zuerst mein Antrag“, sagt Weiß, „über den ist noch nicht entschieden.“
title-a-phone-rings-after-mate-that-nobody-noticed = Nach dem Matt klingelt das Mobiltelefon dessen, der matt gesetzt hat
    .scene = Nach 1. f3 e5 2. g4 spielt Schwarz { MOVE("Qh4") } und drückt die Uhr. Weiß starrt auf das Brett und sucht nach einer Antwort; noch hat keiner von beiden bemerkt, was geschehen ist. In diesem Augenblick klingelt in der Hosentasche von Schwarz das Mobiltelefon. „Tut mir leid, aber das kostet Sie die Partie“, sagt Weiß.
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Mobiltelefon des Gegners klingelt zwischen Remisangebot und Annahme
    .scene = Weiß bietet Remis an. Während Schwarz noch über das Angebot nachdenkt, klingelt in der Hosentasche von Schwarz ein Mobiltelefon; Sie stehen daneben und hören es. Schwarz schaltet es rasch aus und sagt: „Angenommen.“ Das Angebot sei vor dem Klingeln gekommen, argumentiert Schwarz, und nicht zurückgezogen worden.
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Zweiter regelwidriger Zug, dann klingelt das Mobiltelefon des Gegners
    .scene = Gegen Weiß ist in dieser Partie bereits ein regelwidriger Zug gezählt worden. Weiß macht einen weiteren regelwidrigen Zug und drückt die Uhr. Schwarz hebt gerade die Hand, um Sie zu rufen, da klingelt in der Hosentasche von Schwarz das Mobiltelefon. Beide Seiten könnten noch mattsetzen. „Dann sind wir quitt“, sagt Weiß, „machen wir remis.“

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Remis nach unbemerktem Fallen des Blättchens angenommen, dann das Blättchen reklamiert
    .scene = Weiß macht einen Zug, bietet Remis an und drückt die Uhr. Während Schwarz noch überlegt, fällt das Blättchen von Schwarz, doch niemand bemerkt es. Schwarz nimmt das Angebot an. Erst jetzt sieht Weiß auf die Uhr, reklamiert das Fallen des Blättchens und verlangt den Gewinn: Das Blättchen sei schließlich zuerst gefallen.
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Remis angenommen, nachdem der Schiedsrichter das Blättchen fallen sah
    .scene = Weiß macht einen Zug, bietet Remis an und drückt die Uhr. Während Schwarz das Angebot noch abwägt, fällt das Blättchen von Schwarz; Sie sehen es. Weiß könnte noch mattsetzen. Bevor Sie ein Wort gesagt haben, ruft Schwarz: „Ich nehme das Remis an!“, und argumentiert, das Angebot sei nie zurückgezogen worden.
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Aufgabe, ehe das gefallene Blättchen des Gegners bemerkt wird
    .scene = Das Blättchen von Schwarz fällt, doch zunächst bemerken es weder die Spieler noch Sie. Weiß, mit hoffnungsloser Stellung, gibt auf. Beim Aufstehen sieht Weiß die Uhr, will die Aufgabe zurücknehmen und reklamiert, das Blättchen des Gegners sei gefallen. Schwarz könnte noch matt setzen und protestiert.
title-stalemate-then-a-flag-then-a-resignation = Patt, dann fällt das Blättchen, dann Aufgabe
    .scene = Weiß spielt { MOVE("Qb6") } und drückt die Uhr. Schwarz starrt verzweifelt auf das Brett; nach einer Weile fällt das Blättchen von Schwarz, und Sie sehen es. Schwarz zuckt mit den Schultern und sagt: „Ich gebe sowieso auf.“ Weiß notiert schon den Gewinn.
title-mate-with-two-hands-and-a-flag-before-the-press = Matt mit beiden Händen, Blättchen fällt vor dem Drücken der Uhr
    .scene = Mit wenigen Sekunden auf der Uhr spielt Weiß { MOVE("Rd8") }: Eine Hand nimmt den Turm, die andere hilft beim Absetzen. Doch bevor Weiß die Uhr gedrückt hat, fällt das Blättchen von Weiß; Sie sehen es. Schwarz sagt, mit beiden Händen sei das kein ordentlicher Zug gewesen und ohnehin nicht rechtzeitig abgeschlossen.
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Regelwidriger Mattzug unbemerkt, der Gegner gibt auf und zeigt ihn dann an
    .scene = Weiß macht einen Zug, der matt zu setzen scheint, und drückt die Uhr. Der Zug ist regelwidrig, doch zunächst bemerkt es niemand. Schwarz gibt auf. Beim Wegräumen der Figuren sieht Schwarz es plötzlich und reklamiert, der Zug von Weiß sei regelwidrig gewesen. Weiß könnte mit regelgemäßen Zügen noch matt setzen und will es beim Ergebnis belassen.
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Remis vor dem ersten Zug vereinbart, dann gibt einer auf
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Hand nach Remisangebot ausgestreckt, dann Ablehnung, dann Aufgabe

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Rochade mit beiden Händen nach einem regelwidrigen Zug, dann ein Remisangebot
    .scene = In dieser Partie ist Weiß bereits ein regelwidriger Zug angerechnet worden. Nun rochiert Weiß kurz, und zwar mit beiden Händen zugleich, drückt die Uhr und bietet Remis an. Die Rochade selbst sei völlig regelgemäß gewesen, sagt Weiß; Schwarz denkt bereits über das Angebot nach.
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Regelwidriger Zug, angezeigt vom Gegner, dessen Blättchen der Schiedsrichter schon fallen sah
    .scene = Weiß macht einen regelwidrigen Zug und drückt die Uhr, und zunächst bemerkt es niemand. Schwarz überlegt lange, bis das Blättchen von Schwarz fällt; Sie sehen es. Weiß könnte noch matt setzen. Nun sieht sich Schwarz den letzten Zug noch einmal an, reklamiert, er sei regelwidrig gewesen, und meint, sonst wäre die Zeit nie abgelaufen.
title-both-players-complete-an-illegal-move-one-after-the-other = Regelwidriger Zug des einen Spielers, berichtigt, dann einer des Gegners
title-a-rook-put-on-upside-down-is-played-like-a-queen = Turm bei der Umwandlung umgedreht aufgestellt, dann wie eine Dame gezogen
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Uhr ohne Zug gedrückt als zweiter regelwidriger Zug, gegen den bloßen König
    .scene = Weiß, am Zug, hat König und Turm gegen den bloßen König. Gegen Weiß ist in dieser Partie schon ein regelwidriger Zug gezählt worden. In Gedanken drückt Weiß die Uhr, ohne gezogen zu haben. Weiß bittet um Nachsicht; Schwarz meint, zwei Verstöße seien zwei Verstöße, gleichgültig, was noch auf dem Brett stehe.
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Regelwidriger Zug im Blitzschach beantwortet, dann angezeigt, dann ein Blättchen reklamiert
title-whether-a-piece-was-touched-is-disputed = Die Spieler sind sich uneinig, ob eine Figur berührt wurde

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Remisantrag aufgeschoben, Gegner zieht regelwidrig, Blättchen des Antragstellers fällt
title-both-flags-fall-while-a-claim-waits = Beide Blättchen fallen, während ein Remisantrag in der Endspurtphase aufgeschoben ist
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Antrag der Endspurtphase ohne Schiedsrichter, dann Matt auf dem Brett
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Zeitgutschrift in der Endspurtphase gewährt, dann Remisantrag und Fallen des Blättchens
    .scene = In der Endspurtphase bittet Weiß, am Zug mit noch 40 Sekunden, Sie um eine Zeitgutschrift für beide. Schwarz lehnt Remis ab, und Sie gewähren die Zeitgutschrift. Mit noch 10 Sekunden ruft Weiß Sie erneut und beantragt Remis, weil Schwarz mit normalen Mitteln nicht gewinnen könne. Dann fällt das Blättchen von Weiß, und Sie sehen es. Schwarz könnte noch matt setzen.
