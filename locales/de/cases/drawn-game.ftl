### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Stellungswiederholung: Der weiße Turm hat nach dem ersten Mal gezogen
title-without-the-right-the-count-starts-anew = Stellung dreimal nach dem ersten Turmzug entstanden, Remis beantragt
title-castling-that-is-barred-for-a-time = Stellungswiederholung: Rochade jedes Mal durch einen Turm gegen f1 verhindert

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Remis durch Stellungswiederholung beantragt, sobald der Gegner die Uhr gedrückt hat
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Antrag mit beabsichtigtem Zug, bevor der Gegner die Uhr gedrückt hat
title-a-premature-claim-is-made-again-when-the-clock-runs = Antrag, bevor der Gegner die Uhr gedrückt hat, und noch einmal danach

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Beide beantragen Remis wegen Stellungswiederholung, schon beim zweiten Mal
title-both-claim-where-offers-are-not-allowed = Remis nur mit Zustimmung: Antrag beider beim zweiten Mal, gleichgültig, wer am Zug ist
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Remis nur mit Zustimmung: Antrag beider beim dritten Mal, gleichgültig, wer am Zug ist
title-both-claim-before-each-has-made-a-move = Beide beantragen Remis, als erst einer von ihnen gezogen hat
title-a-claim-by-one-player-alone-is-checked = Stellung nach einem Königszug auf g8 zum dritten Mal: Weiß allein beantragt Remis
title-both-claim-rightly-where-offers-are-not-allowed = Remis nur mit Zustimmung: Antrag beider beim dritten Mal, Schwarz am Zug
title-both-claim-wrongly-where-offers-are-not-allowed = Remis nur mit Zustimmung: Beide beantragen es schon beim zweiten Mal, Schwarz ist am Zug

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
title-the-opponent-refuses-the-offer-in-a-claim = 50-Züge-Regel, Antrag bei 48 Zügen: Gegner lehnt ab und nimmt dann an
title-where-offers-are-barred-a-claim-is-none = Gegner nimmt einen Antrag an, Remis aber nur mit Zustimmung des Schiedsrichters
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
    .scene = Weiß hält die Uhr an und beansprucht Remis, weil durch den letzten Zug von Schwarz dieselbe Stellung zum dritten Mal entstanden sei. Die Partienotation zeigt aber, dass es erst das zweite Mal ist. Als Sie Schwarz Zeit gutschreiben wollen, sagt Weiß: „Dann ziehe ich meinen Antrag zurück.“
title-a-right-claim-cannot-be-withdrawn-either = Remisantrag wegen Stellungswiederholung beim dritten Mal soll zurückgezogen werden
title-taking-back-an-offer-is-not-taking-back-a-claim = Remisangebot vor dem Drücken der Uhr zurückgezogen

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Remis durch Stellungswiederholung beantragt nach absichtlich berührter Figur
title-an-accidental-touch-costs-no-claim = 50-Züge-Regel: Antrag nach versehentlich berührter Figur
title-after-his-move-a-player-cannot-claim = Remis durch Stellungswiederholung beantragt nach dem eigenen Zug, Uhr noch nicht gedrückt
title-the-right-comes-back-with-the-next-move = Turm beim vorigen Zug berührt, Remis durch Stellungswiederholung beim nächsten beantragt
title-adjusting-without-a-word-costs-the-claim = Remis durch Stellungswiederholung beantragt nach wortlosem Zurechtrücken einer Figur
title-adjusting-with-the-words-does-not-cost-the-claim = Remis durch Stellungswiederholung beantragt nach Zurechtrücken mit „Ich korrigiere“
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Remis durch Stellungswiederholung gleich nach dem Berühren einer Figur beantragt
title-a-piece-is-lifted-to-show-the-intended-move = Turm vor dem Antrag berührt, um den beabsichtigten Zug zu zeigen
title-a-written-claim-before-the-piece-is-lifted = Remis mit dem beabsichtigten Zug Te1 beantragt, dann eine Figur berührt

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Remis durch Stellungswiederholung beim dritten Mal beantragt, die Uhren laufen noch

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Remisangebot unter einer Bedingung, der Gegner nimmt an
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
title-the-arbiter-may-consent-to-an-early-draw = Remis nur mit Zustimmung: Schiedsrichter erlaubt Angebot und Annahme
title-an-agreement-without-consent-has-no-effect = Remis nur mit Zustimmung: Beide einigen sich, ohne zu fragen
title-a-restriction-leaves-the-claims-untouched = Kein Remis vor dem 30. Zug: Antrag wegen Stellungswiederholung nach 18 Zügen
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = Kein Remis vor dem 35. Zug: Gegner nimmt einen Antrag nach 24 Zügen an

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Fünfmalige Stellungswiederholung bleibt unbemerkt, es wird weitergespielt
title-seventy-five-moves-that-nobody-notices = 75-Züge-Regel: Niemand bemerkt es, dann gibt ein Spieler auf
title-a-fifth-occurrence-that-somebody-notices = Fünfmalige Stellungswiederholung wird sofort bemerkt

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Stellungswiederholung: Beim ersten Mal war Schlagen en passant möglich
title-a-pinned-pawn-cannot-take-en-passant = Stellungswiederholung: Fesselung verhinderte beim ersten Mal Schlagen en passant

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Remis nach der 50-Züge-Regel schon bei 45 Zügen beantragt, beabsichtigter Zug Kf4
title-without-an-intended-move-nothing-must-be-played = Remis durch Stellungswiederholung beim ersten Mal beantragt, kein beabsichtigter Zug genannt
title-the-intended-move-is-illegal = Antrag mit regelwidrigem beabsichtigtem Zug: Der Springer ist gefesselt
title-another-move-with-the-piece-that-was-meant = Antrag mit regelwidrigem beabsichtigtem Zug: Der Turm springt über den eigenen Bauern
title-an-illegal-intended-move-without-a-position = Antrag mit einem regelwidrigen Springerzug als beabsichtigtem Zug
title-may-another-move-be-played-after-a-wrong-claim = Gescheiterter Antrag mit dem beabsichtigten Zug Sc3: Darf Weiß stattdessen Kf1 spielen?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Gescheiterter Antrag mit beabsichtigtem Springerzug: Darf stattdessen der König ziehen?
title-a-claim-after-touching-another-piece-than-the-intended-one = Turm berührt, dann Antrag mit einem Springerzug als beabsichtigtem Zug
title-a-claim-after-touching-the-piece-of-the-intended-move = Springer berührt, dann Antrag mit einem Zug desselben Springers
title-an-illegal-king-move-is-written-for-a-claim = Antrag mit regelwidrigem beabsichtigtem Zug: Der König zieht ins Schach

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = 50-Züge-Regel: Mit dem beabsichtigten Turmzug sind es je 50 Züge
title-the-intended-move-is-only-the-forty-ninth = 50-Züge-Regel: Mit dem beabsichtigten Zug hat Weiß 50 Züge, Schwarz 49
title-an-intended-pawn-move-ends-the-series = 50-Züge-Regel: Der beabsichtigte Zug ist ein Bauernzug
title-an-intended-move-counted-from-the-scoresheet = 50-Züge-Regel mit dem fünfzigsten Zug, Kf4, als beabsichtigtem Zug beantragt

## no-progress-draw.yaml

title-mate-on-the-75th-move = 75-Züge-Regel: Matt mit dem letzten Zug
title-seventy-five-moves-without-mate = 75-Züge-Regel: je 75 Züge auf dem Brett, kein Matt, kein Antrag
title-seventy-four-moves-are-not-enough = 75-Züge-Regel: je 74 Züge
title-a-series-of-75-moves-told-by-the-sheets = 75-Züge-Regel: Spieler A führt den 75. Zug aus, niemand stellt einen Antrag
title-the-75th-move-was-illegal = 75-Züge-Regel: Der 75. Zug ist regelwidrig
title-between-50-and-75-moves-the-draw-must-be-claimed = Je sechzig Züge ohne Bauernzug und Schlagen, dann ein Remisantrag
title-stalemate-on-the-75th-move = 75-Züge-Regel: Patt mit dem letzten Zug
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = 75-Züge-Regel: Ein Blättchen fällt nach je 75 Zügen
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = 75-Züge-Regel: Schiedsrichter kommt nach je 75 Zügen ans Brett

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = 50-Züge-Regel auf dem Brett: je 50 Züge abgeschlossen
title-forty-nine-moves-by-one-of-them = 50-Züge-Regel auf dem Brett: 50 Züge von Schwarz, 49 von Weiß
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
title-a-refused-offer-is-gone-anyway = Ein bereits abgelehntes Remisangebot wird zurückgezogen

## offer-noted.yaml

title-both-players-note-an-offer = Remisangebot auf dem Partieformular vermerken
title-where-nobody-records-no-offer-is-noted = Remisangebot vermerken im Schnell- oder Blitzschach ohne Aufzeichnungspflicht

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Remisangebot erst mit Worten abgelehnt, später angenommen
title-touching-a-piece-refuses-the-offer-since-2001 = Remisangebot: Gegner berührt absichtlich eine Figur und nimmt dann an
title-an-accidental-touch-refuses-nothing = Remisangebot: Gegner berührt versehentlich eine Figur und nimmt dann an
title-whether-a-touch-refuses-depends-on-its-intention = Remisangebot: Gegner berührt eine Figur und nimmt dann an
title-a-move-refuses-the-offer = Remisangebot: Gegner führt einen Zug aus und nimmt dann an
title-the-offerers-own-move-refuses-nothing = Remisangebot vor dem eigenen Zug: Anbieter zieht, Gegner nimmt an
title-adjusting-without-a-word-refuses-the-offer = Remisangebot: Gegner rückt wortlos eine Figur zurecht und nimmt dann an
title-adjusting-with-the-words-refuses-nothing = Remisangebot: Gegner rückt mit „Ich korrigiere“ eine Figur zurecht, nimmt dann an

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Stellungswiederholung: Mit dem beabsichtigten Zug entsteht die Stellung zum dritten Mal
title-the-intended-move-brings-only-the-second-occurrence = Stellungswiederholung: Mit dem beabsichtigten Zug entsteht die Stellung zum 2. Mal
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
title-a-move-is-played-although-the-position-stood-five-times = Zug aus einer Stellung, die schon fünfmal entstanden ist

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Dauerschach: Remis durch Stellungswiederholung beim dritten Mal beantragt
title-the-second-time-is-not-enough = Dauerschach: Remis durch Stellungswiederholung schon beim zweiten Mal beantragt
title-the-repetitions-need-not-follow-each-other = Remis durch Stellungswiederholung beim dritten Mal beantragt, dazwischen andere Züge
title-a-claim-made-on-the-opponents-time-is-wrong = Remis durch Stellungswiederholung beantragt, während der Gegner am Zug ist
title-a-claim-before-the-opponent-has-pressed = Stellungswiederholung auf dem Brett, bevor der Gegner die Uhr drückt
title-whether-the-claimant-has-the-move-decides = Stellungswiederholung: Ist der Antragsteller am Zug?
title-a-position-that-stood-earlier-is-not-claimed-later = Stellungswiederholung: vor einem Zug dreimal, jetzt eine andere zweimal
title-a-fourth-occurrence-can-be-claimed-too = Remis durch Stellungswiederholung erst beim vierten Mal beantragt
title-nobody-has-told-how-often-the-position-stood = Stellungswiederholung: Wie oft ist die Stellung entstanden?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Stellungswiederholung: Erst beantragt, wer gezogen hat, dann der Gegner
title-twice-told-with-the-move-is-not-enough-at-the-claim = Stellungswiederholung: Mit dem Zug des Gegners ist die Stellung zum 2. Mal entstanden
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Remisantrag wegen Stellungswiederholung, nachdem der Gegner die Stellung verändert hat

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Remis durch Stellungswiederholung beim dritten Mal beantragt: Gegner lehnt ab
title-a-right-claim-at-every-pace = Remis durch Stellungswiederholung im Schnell- oder Blitzschach beim dritten Mal beantragt
title-nobody-but-a-player-can-claim = Ein Zuschauer beantragt Remis wegen Stellungswiederholung

## same-position.yaml

title-the-other-player-has-the-move = Stellungswiederholung: gleiche Aufstellung, aber einmal war der andere am Zug
title-rooks-that-changed-places = Stellungswiederholung: Die beiden weißen Türme haben die Plätze getauscht

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
title-a-wrong-claim-when-the-clock-is-not-told = 50-Züge-Regel beantragt, als jeder Spieler 47 solche Züge ausgeführt hat
title-a-wrong-claim-in-rapid = Remisantrag bei zweimaliger Stellung im Schnellschach: noch sieben Minuten
title-a-wrong-claim-in-blitz = Remis durch Stellungswiederholung im Blitzschach beim zweiten Mal beantragt: noch 90 Sekunden
title-the-check-of-a-claim-shows-an-illegal-move = Remisantrag wegen Stellungswiederholung nach einem unbemerkten regelwidrigen Bauernzug
title-the-check-of-a-right-claim-shows-an-illegal-move = Remis durch Stellungswiederholung nach unbemerktem regelwidrigem Zug beim dritten Mal beantragt
title-a-claim-is-right-although-an-illegal-move-stands = Remis durch Stellungswiederholung nach regelwidrigem Zug beantragt (Schnell-, Blitzschach)
