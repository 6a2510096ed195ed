### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Stellungswiederholung: Der weiße Turm hat nach dem ersten Mal gezogen
    .scene = Die Partie begann mit 1. { MOVE("Nf3") } { MOVE("Nf6") } 2. { MOVE("g3") } { MOVE("g6") } 3. { MOVE("Bg2") } { MOVE("Bg7") } 4. { MOVE("d3") } { MOVE("d6") } 5. { MOVE("Rg1") } { MOVE("Rg8") } 6. { MOVE("Rh1") } { MOVE("Rh8") } 7. { MOVE("Rg1") } { MOVE("Rg8") } 8. { MOVE("Rh1") }. Nun spielt Schwarz { MOVE("Rh8") } und drückt die Uhr. Weiß hält die Uhren an, beantragt Remis wegen dreimaliger Stellungswiederholung und zeigt Ihnen auf dem Partieformular, dass alle Figuren nach dem vierten, sechsten und achten Zug von Schwarz genauso standen.
title-without-the-right-the-count-starts-anew = Stellung dreimal nach dem ersten Turmzug entstanden, Remis beantragt
title-castling-that-is-barred-for-a-time = Stellungswiederholung: Rochade jedes Mal durch einen Turm gegen f1 verhindert
    .scene = Die letzten Züge waren 20. { MOVE("Nc3") } { MOVE("Kg8") } 21. { MOVE("Nb1") } { MOVE("Kh8") } 22. { MOVE("Nc3") } { MOVE("Kg8") } 23. { MOVE("Nb1") }; die Stellung vor diesen Zügen zählt mit, frühere spielen keine Rolle. Schwarz spielt { MOVE("Kh8") } und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. „Nein“, sagt Schwarz, „solange die Rochade noch im Raum steht, sind das nicht dieselben Stellungen.“

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Remis durch Stellungswiederholung beantragt, sobald der Gegner die Uhr gedrückt hat
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Antrag mit beabsichtigtem Zug, bevor der Gegner die Uhr gedrückt hat
title-a-premature-claim-is-made-again-when-the-clock-runs = Antrag, bevor der Gegner die Uhr gedrückt hat, und noch einmal danach

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Beide beantragen Remis wegen Stellungswiederholung, schon beim zweiten Mal
    .scene = Jeder Spieler hat 20 Züge gemacht. Beide kommen an Ihren Tisch und erklären, sie beantragten Remis wegen dreimaliger Stellungswiederholung. Den Partieformularen entnehmen Sie, dass die Stellung erst zum zweiten Mal auf dem Brett ist. „Spielt das eine Rolle“, fragen sie, „wenn wir beide dasselbe wollen?“
title-both-claim-where-offers-are-not-allowed = Remis nur mit Zustimmung: Antrag beider beim zweiten Mal, gleichgültig, wer am Zug ist
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Remis nur mit Zustimmung: Antrag beider beim dritten Mal, gleichgültig, wer am Zug ist
title-both-claim-before-each-has-made-a-move = Beide beantragen Remis, als erst einer von ihnen gezogen hat
title-a-claim-by-one-player-alone-is-checked = Stellung nach einem Königszug auf g8 zum dritten Mal: Weiß allein beantragt Remis
title-both-claim-rightly-where-offers-are-not-allowed = Remis nur mit Zustimmung: Antrag beider beim dritten Mal, Schwarz am Zug
title-both-claim-wrongly-where-offers-are-not-allowed = Remis nur mit Zustimmung: Beide beantragen es schon beim zweiten Mal, Schwarz ist am Zug
    .scene = Weiß spielt { MOVE("Nf3") } und drückt die Uhr. Darauf beantragen beide Spieler fast wie aus einem Munde Remis wegen dreimaliger Stellungswiederholung. Die Partieformulare zeigen, dass die Stellung erst zum zweiten Mal auf dem Brett ist. „Was macht das schon?“, fragen die beiden. „Wir beantragen doch dasselbe.“ Eine Zustimmung zum Remis haben Sie nicht erteilt.

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Remis durch Stellungswiederholung im Schnellschach ohne jede Aufzeichnung beantragt
title-a-claim-in-a-standard-game-is-checked-by-the-record = Remis durch Stellungswiederholung beim dritten Mal beantragt, ohne jede Aufzeichnung

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = Ein Zuschauer beantragt Remis nach der 50-Züge-Regel
title-a-player-who-claims-is-no-outsider = Remis durch Stellungswiederholung vom Spieler am Zug beantragt

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Remisantrag bei zweimaliger Stellung: Gegner lässt prüfen, nimmt dann an
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: Gegner lehnt mündlich ab
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Antrag ohne aufgeschriebenen Zug: Gegner will Prüfung, nimmt dann an
title-a-claim-that-needs-no-check-leaves-its-offer-open = Antrag nach berührter Figur: Antragsteller zieht, dann nimmt der Gegner an

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: Gegner nimmt an
    .scene = Schwarz macht einen Zug und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Tatsächlich steht die Stellung zum zweiten Mal auf dem Brett; doch bevor irgendjemand auf ein Partieformular geschaut hat, sagt Schwarz: „Remis ist mir recht, ich nehme an.“ Ein Zuschauer weist darauf hin, dass der Antrag falsch war.
title-the-opponent-refuses-the-offer-in-a-claim = 50-Züge-Regel, Antrag bei 48 Zügen: Gegner lehnt ab und nimmt dann an
    .scene = Schwarz zieht und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis nach der Fünfzig-Züge-Regel. „Kein Remis“, sagt Schwarz. Anhand der Partieformulare stellen Sie fest, dass jeder Spieler 48 Züge ohne Bauernzug und ohne Schlagen gemacht hat. Schwarz sieht sich die Stellung noch einmal an: „Na gut, ich nehme das Remis doch an.“
title-where-offers-are-barred-a-claim-is-none = Gegner nimmt einen Antrag an, Remis aber nur mit Zustimmung des Schiedsrichters
    .scene = Schwarz zieht und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung; nach den Partieformularen steht die Stellung erst zum zweiten Mal auf dem Brett. Bevor Sie etwas sagen können, erklärt Schwarz: „Da gibt es nichts zu prüfen, ich nehme das Remis an.“ Eine Zustimmung zum Remis haben Sie nicht erteilt.
title-an-offer-is-not-a-claim = Remis angeboten statt beantragt, als die Stellung zum dritten Mal entsteht
title-a-claim-that-the-opponent-accepts-at-once = Remis durch Stellungswiederholung beim dritten Mal beantragt, sofort angenommen
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = 50-Züge-Regel: Antrag mit beabsichtigtem Zug sofort angenommen
title-a-claim-accepted-without-force-is-checked = Gegner nimmt einen Antrag an, bevor jeder einen Zug ausgeführt hat
title-a-claim-that-was-checked-and-is-accepted-all-the-same = Schiedsrichter hat den Antrag abgewiesen, danach nimmt der Gegner Remis an

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Zug nicht aufgeschrieben: Spieler fragt nach der Regel, beantragt erneut
title-the-unwritten-move-is-made-good-with-another-one = Beabsichtigter Zug nicht aufgeschrieben, dann Antrag mit einem anderen Zug
title-an-unwritten-move-after-the-right-was-lost = Figur berührt, dann Antrag mit nicht aufgeschriebenem Zug
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = 50-Züge-Regel: Der beabsichtigte Zug ist nicht aufgeschrieben

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Remisantrag wegen Stellungswiederholung beim zweiten Mal soll zurückgezogen werden
    .scene = Weiß hält die Uhren an und beantragt Remis, weil durch den letzten Zug von Schwarz dieselbe Stellung zum dritten Mal entstanden sei. Das Partieformular zeigt aber, dass es erst das zweite Mal ist. Als Sie das Ergebnis der Prüfung mitteilen, sagt Weiß: „Dann ziehe ich meinen Antrag zurück.“
title-a-right-claim-cannot-be-withdrawn-either = Remisantrag wegen Stellungswiederholung beim dritten Mal soll zurückgezogen werden
    .scene = Schwarz zieht und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis, weil dieselbe Stellung nun zum dritten Mal auf dem Brett sei; die Partieformulare beider Spieler bestätigen dies. Plötzlich entdeckt Weiß eine Gewinnkombination und sagt: „Vergessen Sie den Antrag, ich ziehe ihn zurück. Bitte setzen Sie die Uhren wieder in Gang.“
title-taking-back-an-offer-is-not-taking-back-a-claim = Remisangebot vor dem Drücken der Uhr zurückgezogen

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Remis durch Stellungswiederholung beantragt nach absichtlich berührter Figur
    .scene = Schwarz zieht und drückt die Uhr. Weiß ergreift eine Figur, um mit ihr zu ziehen, zögert und lässt sie wieder los. Dann hält Weiß die Uhren an und beantragt Remis: Die Stellung steht zum dritten Mal auf dem Brett. Schwarz räumt ein, dass die Zählung stimmt, weist aber darauf hin, dass eine Figur berührt wurde.
title-an-accidental-touch-costs-no-claim = 50-Züge-Regel: Antrag nach versehentlich berührter Figur
    .scene = Schwarz zieht und drückt die Uhr. Beim Griff nach dem Wasserglas streift Weiß versehentlich mit dem Ärmel eine Figur, hält dann die Uhren an und beantragt Remis: Jeder Spieler hat 50 Züge ohne Bauernzug und ohne Schlagen gemacht. Beide Partieformulare bestätigen dies. „Berührt – geführt“, sagt Schwarz, „also kein Antrag bei diesem Zug.“
title-after-his-move-a-player-cannot-claim = Remis durch Stellungswiederholung beantragt nach dem eigenen Zug, Uhr noch nicht gedrückt
    .scene = Schwarz macht einen Zug und drückt die Uhr. Weiß führt die Antwort auf dem Brett aus und hält, die Hand schon unterwegs zur Uhr, inne: Dieselbe Stellung steht nun zum dritten Mal da. Ohne zu drücken, beantragt Weiß Remis wegen dreimaliger Stellungswiederholung. Die Zählung stimmt; Schwarz sagt, Weiß habe den Augenblick verpasst.
title-the-right-comes-back-with-the-next-move = Turm beim vorigen Zug berührt, Remis durch Stellungswiederholung beim nächsten beantragt
    .scene = Schwarz spielt { MOVE("Kg8") } und drückt die Uhr. Weiß berührt den Turm auf a1, um ihn zu ziehen, überlegt, spielt { MOVE("Rb1") } und drückt die Uhr. Schwarz antwortet { MOVE("Kf8") } und drückt die Uhr; nun beantragt Weiß Remis, und nach den Partieformularen steht die Stellung zum dritten Mal auf dem Brett. Schwarz wendet ein, mit jener Berührung habe Weiß das Antragsrecht verloren.
title-adjusting-without-a-word-costs-the-claim = Remis durch Stellungswiederholung beantragt nach wortlosem Zurechtrücken einer Figur
    .scene = Schwarz zieht und drückt die Uhr. Wortlos rückt Weiß die schief stehende Figur auf e4 gerade, hält dann die Uhren an und beantragt Remis, weil dieselbe Stellung zum dritten Mal auf dem Brett ist. Die Zählung stimmt. Schwarz beharrt darauf, dass die Figur auf e4 berührt wurde; Weiß entgegnet, den Zweck habe doch jeder sehen können.
title-adjusting-with-the-words-does-not-cost-the-claim = Remis durch Stellungswiederholung beantragt nach Zurechtrücken mit „Ich korrigiere“
    .scene = Schwarz zieht und drückt die Uhr. Weiß sagt: „Ich korrigiere“, rückt die Figur auf e4 zurecht, hält die Uhren an und beantragt Remis, weil die Stellung zum dritten Mal auf dem Brett sei. Die Partieformulare bestätigen es. Schwarz möchte weiterspielen und meint, nach der Berührung einer Figur sei kein Antrag mehr möglich.
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Remis durch Stellungswiederholung gleich nach dem Berühren einer Figur beantragt
title-a-piece-is-lifted-to-show-the-intended-move = Turm vor dem Antrag berührt, um den beabsichtigten Zug zu zeigen
title-a-written-claim-before-the-piece-is-lifted = Remis mit dem beabsichtigten Zug Te1 beantragt, dann eine Figur berührt
    .scene = Schwarz drückt die Uhr. Weiß schreibt { MOVE("Re1") } auf, hält die Uhren an und beantragt Remis, weil mit diesem Zug dieselbe Stellung zum dritten Mal entstünde; die Partieformulare bestätigen es. Während Sie noch lesen, nimmt Weiß eine Figur in die Hand. „Berührt!“, ruft Schwarz. „Damit ist der Antrag erledigt.“

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Remis durch Stellungswiederholung beim dritten Mal beantragt, die Uhren laufen noch

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Remisangebot unter einer Bedingung, der Gegner nimmt an
    .scene = Weiß zieht, sagt: „Ich biete Remis an, aber nur, wenn Sie sofort annehmen“, und drückt die Uhr. Schwarz überlegt lange und sagt schließlich: „Gut, ich nehme an.“ Weiß protestiert: „Viel zu spät, so war das nicht gemeint!“
title-a-condition-at-a-wrong-moment-falls-too = Remisangebot mit Bedingung in der Bedenkzeit des Gegners

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Remisantrag nach einem Schlagzug, der König und Läufer gegen König lässt
title-a-locked-position-is-drawn-at-once = Bauernketten nach g4 verriegelt, nur die Könige können noch ziehen
title-a-position-in-which-only-a-helper-could-be-mated = König und Springer gegen König und zwei Bauern: Ist die Stellung tot?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Remisangebot nach dem Zug und vor dem Drücken der Uhr
title-an-accepted-offer-ends-the-game = Weiß bietet vor dem Drücken der Uhr Remis an, Schwarz nimmt an
title-an-offer-lives-while-the-opponent-thinks = Remisangebot erst bei gut einer Minute Restzeit angenommen
title-the-end-of-the-game-ends-the-offer = Schwarz setzt nach dem Remisangebot matt und nimmt dann Remis an
title-after-the-end-of-the-game-nothing-can-be-offered = Remisangebot nach der Aufgabe des Gegners

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = Kein Remis vor dem 30. Zug: Angebot und Annahme nach je 29 Zügen
title-at-move-30-the-restriction-is-over = Kein Remis vor dem 30. Zug: Angebot und Annahme nach je 30 Zügen
title-the-slower-player-counts-for-the-restriction = Kein Remis vor dem 30. Zug: Weiß hat 30 Züge gemacht, Schwarz 29
    .scene = Weiß hat 30 Züge gemacht, Schwarz 29. Weiß bietet Remis an, und Schwarz nimmt sofort an. Als Sie ans Brett treten, versichern Ihnen beide, die verlangte Zugzahl sei erreicht und die Stellung gebe für keinen mehr etwas her.
title-the-arbiter-may-consent-to-an-early-draw = Remis nur mit Zustimmung: Schiedsrichter erlaubt Angebot und Annahme
title-an-agreement-without-consent-has-no-effect = Remis nur mit Zustimmung: Beide einigen sich, ohne zu fragen
    .scene = Die beiden Spieler halten die Uhren an, geben sich die Hand und melden Ihnen: „Wir haben uns auf Remis geeinigt.“ Keiner hat Sie vorher gefragt; Sie haben nicht zugestimmt und stimmen auch jetzt nicht zu. Die Stellung sei so ausgeglichen gewesen, sagen die Spieler, dass sie die Vorschrift vergessen hätten.
title-a-restriction-leaves-the-claims-untouched = Kein Remis vor dem 30. Zug: Antrag wegen Stellungswiederholung nach 18 Zügen
    .scene = Jeder Spieler hat 18 Züge gemacht. Schwarz zieht und drückt die Uhr, worauf Weiß die Uhren anhält und Remis beantragt, weil dieselbe Stellung zum dritten Mal auf dem Brett stehe. Beide Partieformulare zeigen es. Schwarz steht besser und wendet ein, so früh dürfe hier niemand ein Remis bekommen.
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = Kein Remis vor dem 35. Zug: Gegner nimmt einen Antrag nach 24 Zügen an
    .scene = Jeder Spieler hat 24 Züge gemacht. Schwarz zieht und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung; nach den Partieformularen steht die Stellung erst zum zweiten Mal auf dem Brett. Schwarz nickt: „Mir recht, ich nehme an.“ Beide hoffen, so nicht bis zum 35. Zug weiterspielen zu müssen.

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Fünfmalige Stellungswiederholung bleibt unbemerkt, es wird weitergespielt
title-seventy-five-moves-that-nobody-notices = 75-Züge-Regel: Niemand bemerkt es, dann gibt ein Spieler auf
title-a-fifth-occurrence-that-somebody-notices = Fünfmalige Stellungswiederholung wird sofort bemerkt

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Stellungswiederholung: Beim ersten Mal war Schlagen en passant möglich
    .scene = Die Partie begann mit 1. { MOVE("e4") } { MOVE("e6") } 2. { MOVE("e5") } { MOVE("d5") } 3. { MOVE("Nf3") } { MOVE("Nc6") } 4. { MOVE("Ng1") } { MOVE("Nb8") } 5. { MOVE("Nf3") } { MOVE("Nc6") } 6. { MOVE("Ng1") }. Als Schwarz { MOVE("Nb8") } spielt und die Uhr drückt, hält Weiß die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. „Sehen Sie auf das Formular“, beharrt Weiß, „die Springer sind zweimal hinaus- und wieder zurückgegangen, und seit dem zweiten Zug hat sich sonst nichts bewegt.“
title-a-pinned-pawn-cannot-take-en-passant = Stellungswiederholung: Fesselung verhinderte beim ersten Mal Schlagen en passant
    .scene = Die letzten Züge waren 30. … { MOVE("d5") } 31. { MOVE("Nf3") } { MOVE("Kg8") } 32. { MOVE("Ng1") } { MOVE("Kh8") } 33. { MOVE("Nf3") } { MOVE("Kg8") } 34. { MOVE("Ng1") }. Schwarz spielt { MOVE("Kh8") } und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Schwarz lächelt: „Beim ersten Mal hatte ich den Bauern eben erst um zwei Felder vorgezogen, also war es eine andere Stellung.“

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Remis nach der 50-Züge-Regel schon bei 45 Zügen beantragt, beabsichtigter Zug Kf4
title-without-an-intended-move-nothing-must-be-played = Remis durch Stellungswiederholung beim ersten Mal beantragt, kein beabsichtigter Zug genannt
title-the-intended-move-is-illegal = Antrag mit regelwidrigem beabsichtigtem Zug: Der Springer ist gefesselt
    .scene = In den letzten 20 Zügen jedes Spielers wurde kein Bauer gezogen und nichts geschlagen. Schwarz spielt { MOVE("Kf8") } und drückt die Uhr. Weiß schreibt { MOVE("Nc3") } auf, hält die Uhren an und beantragt Remis, weil mit diesem Zug die Stellung zum dritten Mal entstünde. Schwarz deutet auf den Turm e8 und verlangt, dass Sie dies als regelwidrigen Zug behandeln.
title-another-move-with-the-piece-that-was-meant = Antrag mit regelwidrigem beabsichtigtem Zug: Der Turm springt über den eigenen Bauern
    .scene = In den letzten 20 Zügen jedes Spielers wurde kein Bauer gezogen und nichts geschlagen. Schwarz spielt { MOVE("Kf8") } und drückt die Uhr. Weiß schreibt { MOVE("Re1-e4") } auf, hält die Uhren an und beantragt Remis, weil mit diesem Zug die Stellung zum dritten Mal entstünde. Schwarz lacht und deutet auf das Brett. „Natürlich nur verschrieben“, murmelt Weiß.
title-an-illegal-intended-move-without-a-position = Antrag mit einem regelwidrigen Springerzug als beabsichtigtem Zug
title-may-another-move-be-played-after-a-wrong-claim = Gescheiterter Antrag mit dem beabsichtigten Zug Sc3: Darf Weiß stattdessen Kf1 spielen?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Gescheiterter Antrag mit beabsichtigtem Springerzug: Darf stattdessen der König ziehen?
title-a-claim-after-touching-another-piece-than-the-intended-one = Turm berührt, dann Antrag mit einem Springerzug als beabsichtigtem Zug
title-a-claim-after-touching-the-piece-of-the-intended-move = Springer berührt, dann Antrag mit einem Zug desselben Springers
title-an-illegal-king-move-is-written-for-a-claim = Antrag mit regelwidrigem beabsichtigtem Zug: Der König zieht ins Schach

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = 50-Züge-Regel: Mit dem beabsichtigten Turmzug sind es je 50 Züge
    .scene = In den letzten 49 Zügen jedes Spielers wurde kein Bauer gezogen und nichts geschlagen. Schwarz spielt { MOVE("Rh2") } und drückt die Uhr. Weiß schreibt { MOVE("Rb1") } auf, hält die Uhren an und beantragt Remis nach der Fünfzig-Züge-Regel. Schwarz protestiert: „Den fünfzigsten Zug haben Sie noch gar nicht gemacht, und wer weiß, ob Sie ihn je machen.“
title-the-intended-move-is-only-the-forty-ninth = 50-Züge-Regel: Mit dem beabsichtigten Zug hat Weiß 50 Züge, Schwarz 49
title-an-intended-pawn-move-ends-the-series = 50-Züge-Regel: Der beabsichtigte Zug ist ein Bauernzug
    .scene = In den letzten 49 Zügen jedes Spielers wurde kein Bauer gezogen und nichts geschlagen. Schwarz spielt { MOVE("Rh2") } und drückt die Uhr. Weiß schreibt { MOVE("a3") } auf, hält die Uhren an, ruft Sie und beantragt Remis nach der Fünfzig-Züge-Regel: „Mit diesem Zug habe ich meine fünfzig beisammen.“
title-an-intended-move-counted-from-the-scoresheet = 50-Züge-Regel mit dem fünfzigsten Zug, Kf4, als beabsichtigtem Zug beantragt

## no-progress-draw.yaml

title-mate-on-the-75th-move = 75-Züge-Regel: Matt mit dem letzten Zug
    .scene = In den letzten 75 Zügen von Schwarz und 74 von Weiß ist kein Bauer gezogen und nichts geschlagen worden. Weiß spielt { MOVE("Qg7") } und drückt die Uhr. Schwarz hat mitgezählt und sagt sofort, die nötige Zahl von Zügen sei nun auf beiden Seiten erreicht, und für das Remis brauche es keinen Antrag.
title-seventy-five-moves-without-mate = 75-Züge-Regel: je 75 Züge auf dem Brett, kein Matt, kein Antrag
title-seventy-four-moves-are-not-enough = 75-Züge-Regel: je 74 Züge
title-a-series-of-75-moves-told-by-the-sheets = 75-Züge-Regel: Spieler A führt den 75. Zug aus, niemand stellt einen Antrag
title-the-75th-move-was-illegal = 75-Züge-Regel: Der 75. Zug ist regelwidrig
title-between-50-and-75-moves-the-draw-must-be-claimed = Je sechzig Züge ohne Bauernzug und Schlagen, dann ein Remisantrag
title-stalemate-on-the-75th-move = 75-Züge-Regel: Patt mit dem letzten Zug
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = 75-Züge-Regel: Ein Blättchen fällt nach je 75 Zügen
    .scene = Jeder Spieler hat 75 Züge ohne Bauernzug und ohne Schlagen gemacht, doch beide haben längst nicht mehr mitgezählt. Weiß sucht noch nach einem Plan, als das eigene Blättchen fällt; Sie sehen es. Schwarz könnte noch mattsetzen und verlangt den vollen Punkt: Es habe ja niemand Remis beantragt. Weiß möchte weiterspielen: Auch der Schiedsrichter habe die Partie ja laufen lassen.
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = 75-Züge-Regel: Schiedsrichter kommt nach je 75 Zügen ans Brett

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = 50-Züge-Regel auf dem Brett: je 50 Züge abgeschlossen
title-forty-nine-moves-by-one-of-them = 50-Züge-Regel auf dem Brett: 50 Züge von Schwarz, 49 von Weiß
    .scene = In den letzten 49 Zügen jedes Spielers wurde kein Bauer gezogen und nichts geschlagen. Schwarz spielt { MOVE("Rh2") } und drückt die Uhr. Weiß hat noch 8 Minuten, hält die Uhren an und beantragt Remis nach der Fünfzig-Züge-Regel: Mit diesem Zug, meint Weiß, seien die fünfzig voll. Schwarz blickt auf den Turm und schweigt.
title-the-fiftieth-move-was-made-but-not-completed = 50-Züge-Regel: Antrag, bevor Schwarz nach dem 50. Zug die Uhr drückt
title-a-capture-interrupts-the-series = 50-Züge-Regel: Unter den letzten Zügen ist ein Schlagzug
title-nobody-has-counted-the-moves-without-progress = 50-Züge-Regel beantragt, ohne dass jemand die Züge gezählt hat
title-the-moves-without-progress-are-told-with-the-last-of-them = 50-Züge-Regel: Mit dem letzten Zug des Gegners sind es 50 Züge jedes Spielers
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = 50-Züge-Regel: Mit dem letzten Zug des Gegners sind es nur 49 Züge jedes Spielers

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Remisangebot nach dem Drücken der Uhr, in der Bedenkzeit des Gegners
title-an-offer-before-moving-is-valid = Remisangebot des Spielers am Zug, bevor er zieht
title-an-offer-at-a-wrong-moment-can-be-accepted = Schwarz bietet Remis an, während Weiß nachdenkt, Weiß nimmt an

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Remisangebot zurückgezogen, der Gegner nimmt trotzdem an
    .scene = Weiß macht einen Zug, bietet Remis an und drückt die Uhr. Während Schwarz nachdenkt, entdeckt Weiß eine Gewinnkombination und sagt: „Ich nehme mein Angebot zurück.“ Schwarz blickt auf: „Ich nehme es aber an.“ Weiß ruft Sie und beharrt darauf, dass niemand gegen seinen Willen zum Remis gezwungen werden könne.
title-a-refused-offer-is-gone-anyway = Ein bereits abgelehntes Remisangebot wird zurückgezogen

## offer-noted.yaml

title-both-players-note-an-offer = Remisangebot auf dem Partieformular vermerken
title-where-nobody-records-no-offer-is-noted = Remisangebot vermerken im Schnell- oder Blitzschach ohne Aufzeichnungspflicht

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Remisangebot erst mit Worten abgelehnt, später angenommen
    .scene = Weiß zieht, bietet Remis an und drückt die Uhr. „Nein, danke“, sagt Schwarz, versinkt in Nachdenken, findet nichts und sagt, ohne eine Figur berührt zu haben: „Ich nehme das Remis doch an.“ Weiß will jetzt lieber weiterspielen und ruft Sie.
title-touching-a-piece-refuses-the-offer-since-2001 = Remisangebot: Gegner berührt absichtlich eine Figur und nimmt dann an
    .scene = Weiß zieht, bietet Remis an und drückt die Uhr. Schwarz ergreift eine Figur, um mit ihr zu ziehen, lässt sie wieder los und sagt: „Sie haben recht, es ist remis. Ich nehme an.“ Weiß hat gerade einen Gewinn entdeckt und entgegnet, es sei zu spät.
title-an-accidental-touch-refuses-nothing = Remisangebot: Gegner berührt versehentlich eine Figur und nimmt dann an
title-whether-a-touch-refuses-depends-on-its-intention = Remisangebot: Gegner berührt eine Figur und nimmt dann an
title-a-move-refuses-the-offer = Remisangebot: Gegner führt einen Zug aus und nimmt dann an
    .scene = Weiß zieht, bietet Remis an und drückt die Uhr. Wortlos zieht Schwarz und drückt die Uhr. Weiß denkt nach; da streckt Schwarz plötzlich die Hand aus: „Nein gesagt habe ich nie, also nehme ich Ihr Angebot jetzt an.“ Weiß will kein Remis mehr und ruft Sie.
title-the-offerers-own-move-refuses-nothing = Remisangebot vor dem eigenen Zug: Anbieter zieht, Gegner nimmt an
title-adjusting-without-a-word-refuses-the-offer = Remisangebot: Gegner rückt wortlos eine Figur zurecht und nimmt dann an
    .scene = Nach 1. { MOVE("d4") } { MOVE("d5") } spielt Weiß { MOVE("c4") }, bietet Remis an und drückt die Uhr. Schweigend rückt Schwarz den Bauern e7 in die Mitte seines Feldes, blickt auf und sagt: „Ich nehme an.“ „Zu spät, Sie haben einen Bauern berührt“, entgegnet Weiß und ruft Sie. „Aber ich habe ihn doch nur gerade gestellt“, sagt Schwarz, „ziehen wollte ich ihn nie.“
title-adjusting-with-the-words-refuses-nothing = Remisangebot: Gegner rückt mit „Ich korrigiere“ eine Figur zurecht, nimmt dann an
    .scene = Weiß zieht, bietet Remis an und drückt die Uhr. Schwarz sagt: „Ich korrigiere“, rückt die Figur auf e7 zurecht, überlegt eine Weile und sagt dann: „Einverstanden.“ Weiß protestiert, Schwarz habe eine Figur berührt und das Angebot damit abgelehnt.

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Stellungswiederholung: Mit dem beabsichtigten Zug entsteht die Stellung zum dritten Mal
title-the-intended-move-brings-only-the-second-occurrence = Stellungswiederholung: Mit dem beabsichtigten Zug entsteht die Stellung zum 2. Mal
    .scene = Nach 40. { MOVE("Qe8+") } { MOVE("Kg7") } spielt Weiß { MOVE("Qe5+") } und drückt die Uhr. Schwarz hat noch 20 Minuten, schreibt { MOVE("Kg8") } auf, hält die Uhren an und beantragt Remis, weil mit diesem Zug die Stellung zum dritten Mal entstünde. Auch die Stellung vor diesen beiden Zügen zählt mit; frühere spielen keine Rolle. Weiß lächelt nur.
title-a-move-that-was-not-written-down = Remisantrag wegen Stellungswiederholung, Te1 erst nicht, dann doch aufgeschrieben
title-a-move-told-only-to-the-opponent = Beabsichtigter Zug notiert, aber dem Schiedsrichter nicht erklärt
title-the-written-move-cannot-be-exchanged = Remisantrag wegen Stellungswiederholung mit Te1 scheitert, dann ein zweiter Antrag mit Td1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Stellungswiederholung mit beabsichtigtem Zug, während der Gegner am Zug ist
title-a-claim-that-was-never-made-binds-nobody = Antrag mit Td1 nach einem früheren, umstrittenen Antrag mit Te1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Antrag mit beabsichtigtem Zug: Die jetzige Stellung ist dreimal entstanden

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Fünfmalige Stellungswiederholung: Anfangsstellung nach Springerzügen zum fünften Mal
title-four-times-is-not-yet-a-draw = Anfangsstellung zum vierten Mal, niemand beantragt Remis
title-five-times-with-a-detour-between = Fünfmalige Stellungswiederholung mit einem Umweg dazwischen
title-the-sheets-show-five-occurrences = Fünfmalige Stellungswiederholung, nur die letzten drei Male in Folge
title-after-the-fifth-occurrence-nothing-counts = Fünfmalige Stellungswiederholung, danach gibt der Gegner auf
    .scene = Weiß macht einen Zug, mit dem dieselbe Stellung zum fünften Mal in Folge entsteht. Keiner der beiden Spieler achtet darauf. Schwarz hat genug, gibt auf und reicht die Hand. Erst als die Partieformulare abgegeben werden, zählen Sie die Stellungen.
title-a-move-is-played-although-the-position-stood-five-times = Zug aus einer Stellung, die schon fünfmal entstanden ist

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Dauerschach: Remis durch Stellungswiederholung beim dritten Mal beantragt
title-the-second-time-is-not-enough = Dauerschach: Remis durch Stellungswiederholung schon beim zweiten Mal beantragt
title-the-repetitions-need-not-follow-each-other = Remis durch Stellungswiederholung beim dritten Mal beantragt, dazwischen andere Züge
    .scene = Bei Weiß am Zug stand der weiße Springer auf f3, der weiße König auf g2 und der schwarze Turm auf d5; dies gilt als das erste Mal. Es folgte 50. { MOVE("Kh2") } { MOVE("Ra5") } 51. { MOVE("Kg2") } { MOVE("Rd5") } 52. { MOVE("Ne1") } { MOVE("Ra5") } 53. { MOVE("Nf3") } { MOVE("Rb5") } 54. { MOVE("Kh2") } { MOVE("Ra5") } 55. { MOVE("Kg2") }. Schwarz spielt { MOVE("Rd5") }, drückt die Uhr und wendet, als Weiß wegen dreimaliger Stellungswiederholung Remis beantragt, ein: „Die Wiederholung wurde mehrmals unterbrochen.“
title-a-claim-made-on-the-opponents-time-is-wrong = Remis durch Stellungswiederholung beantragt, während der Gegner am Zug ist
    .scene = Schwarz ist am Zug und tief in Gedanken. Weiß hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung: Die Stellung ist zum dritten Mal auf dem Brett. Niemand bezweifelt die Zählung, und Schwarz denkt einfach weiter nach. „Das sieht doch jeder“, sagt Weiß, „und Tatsachen hängen nicht davon ab, wer sie zuerst bemerkt.“
title-a-claim-before-the-opponent-has-pressed = Stellungswiederholung auf dem Brett, bevor der Gegner die Uhr drückt
title-whether-the-claimant-has-the-move-decides = Stellungswiederholung: Ist der Antragsteller am Zug?
title-a-position-that-stood-earlier-is-not-claimed-later = Stellungswiederholung: vor einem Zug dreimal, jetzt eine andere zweimal
title-a-fourth-occurrence-can-be-claimed-too = Remis durch Stellungswiederholung erst beim vierten Mal beantragt
title-nobody-has-told-how-often-the-position-stood = Stellungswiederholung: Wie oft ist die Stellung entstanden?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Stellungswiederholung: Erst beantragt, wer gezogen hat, dann der Gegner
    .scene = Schwarz zieht, drückt die Uhr und beantragt sofort Remis, weil die Stellung nun zum dritten Mal auf dem Brett ist. Die Partieformulare bestätigen die Zählung. Sie sprechen noch mit Schwarz, als Weiß, ohne etwas berührt zu haben, sagt: „Dann beantrage ich es eben selbst.“
title-twice-told-with-the-move-is-not-enough-at-the-claim = Stellungswiederholung: Mit dem Zug des Gegners ist die Stellung zum 2. Mal entstanden
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Remisantrag wegen Stellungswiederholung, nachdem der Gegner die Stellung verändert hat

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Remis durch Stellungswiederholung beim dritten Mal beantragt: Gegner lehnt ab
    .scene = Schwarz zieht und drückt die Uhr. Weiß hält die Uhren an und beantragt Remis, weil dieselbe Stellung nun zum dritten Mal auf dem Brett sei. Die Partieformulare, die Sie mit den Spielern durchgehen, bestätigen es. Schwarz will davon nichts wissen: „Ein Antrag ist ein Remisangebot, und das lehne ich ab. Ich spiele auf Gewinn.“
title-a-right-claim-at-every-pace = Remis durch Stellungswiederholung im Schnell- oder Blitzschach beim dritten Mal beantragt
title-nobody-but-a-player-can-claim = Ein Zuschauer beantragt Remis wegen Stellungswiederholung

## same-position.yaml

title-the-other-player-has-the-move = Stellungswiederholung: gleiche Aufstellung, aber einmal war der andere am Zug
    .scene = Die letzten Züge waren 60. { MOVE("Ke3") } { MOVE("Kd6") } 61. { MOVE("Ke2") } { MOVE("Kd5") } 62. { MOVE("Kd3") } { MOVE("Kd6") } 63. { MOVE("Ke3") } { MOVE("Kd5") } 64. { MOVE("Ke2") } { MOVE("Kd6") }; die Stellung vor diesen Zügen zählt mit, frühere spielen keine Rolle. Weiß spielt { MOVE("Kd3") } und drückt die Uhr. Schwarz schreibt { MOVE("Kd5") } auf und beantragt Remis, weil mit diesem Zug die Stellung zum dritten Mal entstehe. Weiß verlangt, dass der Antrag geprüft wird.
title-rooks-that-changed-places = Stellungswiederholung: Die beiden weißen Türme haben die Plätze getauscht
    .scene = Die letzten Züge waren 30. { MOVE("Rb2") } { MOVE("Kh8") } 31. { MOVE("Raa2") } { MOVE("Kg8") } 32. { MOVE("Rb3") } { MOVE("Kh8") } 33. { MOVE("Rba3") } { MOVE("Kg8") } 34. { MOVE("Rb2") } { MOVE("Kh8") } 35. { MOVE("Raa2") } { MOVE("Kg8") } 36. { MOVE("Rb3") } { MOVE("Kh8") } 37. { MOVE("Rba3") }; die Stellung vor diesen Zügen zählt mit, frühere spielen keine Rolle. Schwarz spielt { MOVE("Kg8") } und drückt die Uhr. Weiß beantragt Remis wegen dreimaliger Stellungswiederholung. Schwarz hat jeden Turm genau verfolgt, sagt, die beiden hätten die Plätze getauscht, und will weiterspielen.

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Ausweichende Antwort auf ein Remisangebot, dann die Annahme
title-a-nod-that-meant-yes = Remisangebot mit einer Geste beantwortet, die Ja bedeutete
title-a-shrug-that-did-not-mean-yes = Remisangebot mit einer Geste beantwortet, die kein Ja bedeutete
title-the-players-disagree-whether-a-draw-was-offered = Die Spieler sind uneinig, ob Remis angeboten wurde

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Matt nach unbemerkter fünfmaliger Stellungswiederholung, dann Protest

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch zehn Minuten
title-a-wrong-claim-with-exactly-six-minutes-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch genau sechs Minuten
title-a-wrong-claim-with-less-than-six-minutes-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch knapp sechs Minuten
title-a-wrong-claim-with-a-little-over-two-minutes-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch gut zwei Minuten
title-a-wrong-claim-with-exactly-two-minutes-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch genau zwei Minuten
title-a-wrong-claim-with-a-little-under-two-minutes-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch knapp zwei Minuten
title-a-wrong-claim-with-a-little-over-one-minute-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch gut eine Minute
title-a-wrong-claim-with-exactly-one-minute-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch genau eine Minute
title-a-wrong-claim-with-less-than-a-minute-left = Remis durch Stellungswiederholung schon beim zweiten Mal beantragt: noch knapp eine Minute
    .scene = Schwarz zieht und drückt die Uhr. Weiß hat noch 59 Sekunden, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Schwarz verlangt, dass der Antrag geprüft wird; die Prüfung dauert eine Weile und ergibt, dass die Stellung zum zweiten Mal auf dem Brett steht. Schwarz ist empört: Weiß habe sich in Zeitnot nur eine Pause verschaffen wollen.
title-a-wrong-claim-when-the-clock-is-not-told = 50-Züge-Regel beantragt, als jeder Spieler 47 solche Züge ausgeführt hat
title-a-wrong-claim-in-rapid = Remisantrag bei zweimaliger Stellung im Schnellschach: noch sieben Minuten
    .scene = Schwarz zieht und drückt die Uhr. Weiß hat noch 7 Minuten, hält die Uhren an und beantragt Remis wegen dreimaliger Stellungswiederholung. Schwarz verlangt, dass der Antrag geprüft wird; Sie haben die ganze Partie verfolgt und wissen: Die Stellung steht zum zweiten Mal auf dem Brett. „In einer so schnellen Partie kann niemand genau mitzählen“, sagt Weiß.
title-a-wrong-claim-in-blitz = Remis durch Stellungswiederholung im Blitzschach beim zweiten Mal beantragt: noch 90 Sekunden
title-the-check-of-a-claim-shows-an-illegal-move = Remisantrag wegen Stellungswiederholung nach einem unbemerkten regelwidrigen Bauernzug
title-the-check-of-a-right-claim-shows-an-illegal-move = Remis durch Stellungswiederholung nach unbemerktem regelwidrigem Zug beim dritten Mal beantragt
title-a-claim-is-right-although-an-illegal-move-stands = Remis durch Stellungswiederholung nach regelwidrigem Zug beantragt (Schnell-, Blitzschach)
