### Die Namen der Werte, die die Ausgaben festlegen; siehe die Seite über Ungeprüftes.

value-of-has-the-move-when-opponents-move-is = Wann ein Spieler am Zug ist: nach dem ausgeführten oder nach dem vollständig abgeschlossenen Zug des Gegners
value-of-moving-twice-acted-on-by = Wer veranlasst, dass zwei Züge hintereinander berichtigt werden
value-of-moving-twice-may-be-penalised = Ob der Schiedsrichter zwei Züge hintereinander bestrafen darf
value-of-castling-along = Auf welcher Reihe König und Turm rochieren
value-of-touch-binds = Welches Berühren den Spieler bindet
value-of-other-contact-counts-as-intent = Ob jede nicht eindeutig versehentliche Berührung als beabsichtigt gilt
value-of-adjusting-needs-own-clock-running = Ob Figuren nur bei laufender eigener Uhr zurechtgerückt werden dürfen
value-of-adjusting-only-what-stands-badly = Ob nur schlecht stehende Figuren zurechtgerückt werden dürfen
value-of-knights-turned-by-their-owner = Ob ein Spieler seine eigenen Springer drehen darf
value-of-both-colours-touched = Was folgt, wenn Figuren beider Farben berührt werden
value-of-promotion-choice-fixed-by-touching-square = Ob die Wahl der neuen Figur feststeht, sobald sie das Feld berührt
value-of-objections-cover = Was ein Spieler reklamieren darf, bis er eine Figur berührt
value-of-touch-move-acted-on-by = Wer eine Entscheidung über eine missachtete Berührung auslöst
value-of-touch-breach-waits-for-press = Ob der Schiedsrichter bei einem Verstoß gegen „berührt – geführt“ das Drücken der Uhr abwartet
value-of-unfinished-castling-is-judged = Ob der Schiedsrichter eine Rochade für nur unvollendet erklären kann
value-of-arbiter-acts-unasked-on = Worauf der Schiedsrichter ohne Reklamation reagiert
value-of-assistant-may-move = Ob ein Spieler, der die Figuren nicht selbst ziehen kann, dafür einen Assistenten mitbringen darf
value-of-checkmate-needs = Welchen Regeln der Mattzug genügen muss, um die Partie zu beenden
value-of-stalemate-needs = Welchen Regeln der Pattzug genügen muss, um die Partie zu beenden
value-of-dead-position-needs = Welchen Regeln der Zug in die tote Stellung genügen muss
value-of-dead-position-mate-test = Wie die tote Stellung beschrieben wird
value-of-resignation-is-draw-if-opponent-cannot-mate = Ob eine Aufgabe zum Remis führt, wenn der Gegner niemals matt setzen könnte
value-of-agreement-needs-move-by-each = Ob Remis erst nach einem Zug jedes Spielers vereinbart werden kann
value-of-completed-by-own-next-move = Ob ein Zug ohne Drücken der Uhr als vollständig abgeschlossen gilt, sobald der nächste eigene Zug ausgeführt ist
value-of-may-press-after-reply = Ob ein Spieler die Uhr noch drücken darf, wenn der Gegner schon geantwortet hat
value-of-pressing-hand-is-fixed = Ob die Uhr mit der Hand gedrückt werden muss, die gezogen hat
value-of-clock-handling-forbidden = Was man mit der Uhr nicht tun darf
value-of-press-without-move-is-no-handling = Ob das Drücken ohne Zug nicht auch noch unsachgemäßer Umgang mit der Uhr ist
value-of-other-hand-is-usually-warned = Ob für das Drücken mit der anderen Hand üblicherweise verwarnt wird
value-of-clock-assistant-time = Was für die Bedenkzeit eines Spielers gilt, der für die Uhr einen Assistenten hat
value-of-saved-time = Was mit der in einer Zeitperiode gesparten Zeit geschieht
value-of-lateness-counts-from = Ab wann eine Verspätung zählt
value-of-stop-without-reason-is-penalised = Ob das Anhalten der Uhren ohne triftigen Grund bestraft wird
value-of-disturbance-excuses-a-stop = Ob eine Störung oder ein Unwohlsein für sich ein triftiger Grund ist, die Uhren anzuhalten
value-of-private-stop-is-unfounded = Ob etwas Persönliches üblicherweise kein triftiger Grund ist, die Uhren anzuhalten
value-of-private-stop-granted-to-disabled = Ob ein Spieler mit Behinderung die Uhren wegen etwas Persönlichem anhalten darf
value-of-video-stop-is-unfounded = Ob der Wunsch nach einem Video kein Grund ist, die Uhren anzuhalten
value-of-low-battery-stop-is-unfounded = Ob ein niedriger Akkustand kein Grund ist, die Uhren anzuhalten
value-of-screen-claims-barred = Welche auf einen Bildschirm gestützten Anträge ausgeschlossen sind
value-of-default-time-if-silent = Wartezeit, wenn das Turnierreglement schweigt
value-of-default-time-excused-by = Was ein Eintreffen nach Ablauf der Wartezeit entschuldigen kann
value-of-both-absent-at-start = Wer Zeit verliert, wenn zu Beginn keiner der Spieler anwesend ist
value-of-flag-counts-once = Wer bemerken muss, dass ein Blättchen gefallen ist, damit es zählt
value-of-flag-fall-mate-test = Wie „der Gegner kann nicht matt setzen“ nach dem Fallen des Blättchens beschrieben wird
value-of-flag-fall-yields-to = Welche Partieenden einem gefallenen Blättchen vorgehen
value-of-both-flags-in-last-period = Was folgt, wenn in der letzten Zeitperiode beide Blättchen gefallen sind
value-of-both-flags-in-other-period = Was folgt, wenn in einer früheren Zeitperiode beide Blättchen gefallen sind
value-of-both-flags-need-guidelines = Ob die Regeln über zwei gefallene Blättchen nur gelten, wenn die Richtlinien angekündigt wurden
value-of-both-flags-read-from-clock = Ob der Schiedsrichter an der Uhr abliest, welches von zwei Blättchen zuerst fiel
value-of-clock-with-increment-marks-first = Ob eine Uhr mit Zeitgutschrift das zuerst gefallene Blättchen stets kennzeichnet
value-of-wrong-setting-is-corrected = Ob eine falsch eingestellte Uhr während der Partie berichtigt wird
value-of-reversed-colours = Was bei vertauschten Farben folgt
value-of-reversed-colours-stand-from-moves = Ab wie vielen Zügen jedes Spielers eine Partie mit vertauschten Farben weitergeht
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-reversed-colours-hang-on-black = Ob bei vertauschten Farben der letzte Zug von Schwarz entscheidet
value-of-reversed-colours-leave-finished-game = Ob eine beendete Partie trotz vertauschter Farben bestehen bleibt
value-of-illegal-move-counts-when = Wann ein Zug als regelwidrig gilt
value-of-illegal-move-sanctions = Folgen des ersten, zweiten und weiterer regelwidriger Züge
    .reading = Die kürzeren Zeiten von A.3 gelangen nur über B.3 ins Blitzschach; eine Partie nach B.2 behält die der Artikel 7 und 9. Keine Quelle schließt die andere Lesart aus, dass A.3 für jedes Blitzschach gemeint ist, wie es B.2 2018 war.
value-of-quickplay-illegal-move-sanctions = Folgen regelwidriger Züge in der Endspurtphase
value-of-illegal-move-acted-on-by = Wer die Folgen eines regelwidrigen Zuges auslöst
value-of-illegal-move-correction-ends = Bis wann ein regelwidriger Zug berichtigt werden kann
value-of-illegal-move-corrected-later-by-agreement = Ob die Spieler sich auch später noch auf eine Berichtigung einigen können
value-of-illegal-loss-is-draw-if-opponent-cannot-mate = Ob ein Verlust durch regelwidrige Züge zum Remis wird, wenn der Gegner niemals matt setzen könnte
value-of-clock-assistant-usually-costs = Was ein Assistent für die Uhr üblicherweise an Bedenkzeit kostet
value-of-gained-increment-taken-back = Ob nach einem regelwidrigen Zug die durch das Drücken der Uhr gewonnene Zeitgutschrift abgezogen wird
value-of-rapid-gained-increment-taken-back = Ob im Schnell- und Blitzschach nach einem regelwidrigen Zug die durch das Drücken der Uhr gewonnene Zeitgutschrift abgezogen wird
value-of-faults-in-one-move-count-once = Ob mehrere Fehler in einem Zug nur einmal zählen
value-of-illegal-move-repeated-counts-again = Ob ein weiterer Verstoß beim selben Zug nochmals zählt
value-of-promotion-omitted = Was es bedeutet, den umzuwandelnden Bauern stehen zu lassen
value-of-press-without-move = Als was das Drücken der Uhr ohne Zug gilt
value-of-accidental-press-is-excused = Ob ein versehentliches Drücken der Uhr nicht zählt
value-of-pressing-back-is-judged = Ob der Schiedsrichter ein bloßes Zurückdrücken der Uhr gesondert beurteilt
value-of-two-hands = Als was ein Zug mit beiden Händen gilt
value-of-replacement-bound-by = Was den Zug bindet, der einen regelwidrigen ersetzt
value-of-arbiter-may-leave-times = Ob der Schiedsrichter die Uhrenstände nach dem Wiederherstellen einer Stellung belassen darf
value-of-move-counter-is-adjusted = Ob der Zugzähler nach dem Wiederherstellen einer Stellung richtiggestellt wird
value-of-displaced-by-player = Was mit Figuren geschieht, die ein Spieler verschoben hat
value-of-players-record = Ob die Spieler die Züge aufzeichnen müssen
    .reading = Eine Blitzpartie nach den Turnierschachregeln folgt dem Hauptteil der Regeln; der Artikel des Schnellschachs, der die Spieler vom Aufzeichnen befreit, wird nur für die andere Form genannt. Weil der Schiedsrichter aufzeichnet, ist auch die gegenteilige Lesart verbreitet: keine Pflicht der Spieler.
value-of-recording-exempt-below = Restbedenkzeit, unter der ein Spieler nicht mehr aufzuzeichnen braucht
value-of-recording-exempt-increment-below = Zeitgutschrift, unter der ein Spieler bei knapper Bedenkzeit nicht aufzuzeichnen braucht
value-of-recording-exempt-for = Wie lange ein Spieler bei knapper Bedenkzeit nicht aufzuzeichnen braucht
value-of-written-in-advance-only-for = Wozu allein ein Zug im Voraus aufgeschrieben werden darf
value-of-scoresheet-claims-remain = Ob Anträge, die auf dem Partieformular beruhen, ohne dieses möglich bleiben
value-of-scoresheet-on-request = Ob ein Spieler jederzeit ein Partieformular verlangen kann
value-of-record-views = Wie oft ein Spieler die Aufzeichnung des Schiedsrichters einsehen darf
    .amount = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
value-of-offer-at-wrong-moment-penalised = Ob ein Remisangebot zum falschen Zeitpunkt bestraft wird
value-of-event-may-restrict = Was ein Turnier beim Remis beschränken darf
value-of-offer-refused-by = Wodurch ein Remisangebot abgelehnt wird
value-of-claim-is-also-offer = Ob ein Remisantrag zugleich ein Remisangebot ist
value-of-claim-repetitions = Wie oft eine Stellung für einen Antrag entstanden sein muss
    .amount = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
value-of-repetition-castling = Wodurch die Rochade zwei Stellungen verschieden macht
value-of-repetition-en-passant = Wodurch das Schlagen en passant zwei Stellungen verschieden macht
value-of-claim-moves-without-progress = Züge jedes Spielers ohne Bauernzug und ohne Schlagen für einen Antrag
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-claim-moves-without-progress-count-when = Ob die Züge ohne Bauernzug und ohne Schlagen für einen Antrag ausgeführt oder vollständig abgeschlossen sein müssen
value-of-claimed-move-is-binding = Ob der für einen Antrag aufgeschriebene Zug nicht mehr geändert werden kann
value-of-claim-lost-when-piece-is = Wodurch das Recht auf einen Antrag bei diesem Zug verloren geht
value-of-claimant-clock = Was bei einem Remisantrag mit der Uhr geschieht
value-of-wrong-claim-claimant-loses = Was ein unberechtigter Antrag den Antragsteller kostet
value-of-wrong-claim-opponent-gets = Zusätzliche Bedenkzeit für den Gegner nach einem unberechtigten Antrag
    .reading = Die kürzeren Zeiten von A.3 gelangen nur über B.3 ins Blitzschach; eine Partie nach B.2 behält die der Artikel 7 und 9. Keine Quelle schließt die andere Lesart aus, dass A.3 für jedes Blitzschach gemeint ist, wie es B.2 2018 war.
value-of-after-wrong-claim = Was nach einem unberechtigten Antrag gespielt werden muss
value-of-automatic-repetitions = Wie oft eine Stellung für ein Remis ohne Antrag entstanden sein muss
    .amount = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
value-of-automatic-repetitions-count = Welche Wiederholungen für ein Remis ohne Antrag zählen
value-of-automatic-moves-without-progress = Züge jedes Spielers ohne Bauernzug und ohne Schlagen für ein Remis ohne Antrag
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-rapid-from = Kürzeste Bedenkzeit im Schnellschach
value-of-rapid-up-to = Längste Bedenkzeit im Schnellschach
value-of-blitz-up-to = Längste Bedenkzeit im Blitzschach
value-of-increment-counts-for-moves = Für wie viele Züge die Zeitgutschrift in den Grenzen von Schnell- und Blitzschach zählt
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-supervised-games-per-arbiter = Partien, die ein Schiedsrichter nach den Turnierschachregeln überwachen darf
    .amount = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
value-of-supervised-games-are-an-example = Ob die Zahl der Partien je Schiedsrichter nur ein Beispiel für ausreichende Aufsicht ist
value-of-supervised-games-are-recorded = Ob die Turnierschachregeln auch verlangen, dass der Schiedsrichter jede Partie aufzeichnet
value-of-event-must-name-regime = Ob das Turnier sagen muss, welche Regeln gelten
value-of-set-up-stands-after-moves = Nach wie vielen Zügen jedes Spielers eine falsche Aufstellung bestehen bleibt
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-clock-setting-stands-after-moves = Nach wie vielen Zügen jedes Spielers eine falsche Uhreneinstellung bestehen bleibt
    .amount = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
value-of-set-up-stands-when-moves-are = Ob die Züge, nach denen eine falsche Aufstellung bestehen bleibt, ausgeführt oder vollständig abgeschlossen sein müssen
value-of-clock-setting-may-save-schedule = Ob die Uhr noch umgestellt werden darf, um den Zeitplan zu retten
value-of-misplaced-may-not-castle = Welche falsch aufgestellten Figuren nicht rochieren dürfen
value-of-rulings-only-on-request = Worüber der Schiedsrichter nur auf Verlangen entscheidet
value-of-both-kings-in-check = Was der Schiedsrichter bei einer Stellung tut, die nur regelwidrig entstehen kann
value-of-arbiter-calls-flag = Ob der Schiedsrichter das Fallen eines Blättchens anzeigt
value-of-time-win-clock = Was mit der Uhr geschieht, wenn Gewinn durch Zeitüberschreitung reklamiert wird
value-of-time-win-needs-own = Was die eigene Uhr des Spielers zeigen muss, der Gewinn durch Zeitüberschreitung reklamiert
value-of-win-needs-mating-potential = Ob zum Gewinn Figuren nötig sind, mit denen ein Matt möglich ist
value-of-quickplay-below = Restbedenkzeit, unter der ein Spieler etwas verlangen oder beantragen kann
value-of-quickplay-must-be-announced = Ob die Regeln für die Endspurtphase nur gelten, wenn sie angekündigt wurden
value-of-quickplay-claimant = Wer in der Endspurtphase Remis beantragen kann
value-of-quickplay-claim-clock = Was bei einem Remisantrag in der Endspurtphase mit der Uhr geschieht
value-of-quickplay-increment = Zeitgutschrift, die ein Spieler verlangen kann
value-of-quickplay-increment-opponent-gets = Zusätzliche Bedenkzeit für den Gegner, wenn die Zeitgutschrift gewährt wird
value-of-quickplay-postponed-opponent-may-get = Zusätzliche Bedenkzeit, die der Gegner bei aufgeschobener Entscheidung erhalten kann
value-of-quickplay-rejected-opponent-gets = Zusätzliche Bedenkzeit für den Gegner, wenn der Antrag abgelehnt wird
value-of-quickplay-decision-is-final = Ob die Entscheidung des Schiedsrichters endgültig ist
value-of-device = Welches elektronische Gerät die Partie kostet
value-of-device-in-bag = Was für ein ausgeschaltetes Gerät in einer Tasche gilt, wo das Turnier es zulässt
value-of-smoking-includes-electronic = Ob die Regel über das Rauchen E-Zigaretten nennt
value-of-conduct-standard = Was vom Verhalten der Spieler allgemein verlangt wird
value-of-distraction-includes = Was der Artikel über das Ablenken als Beispiel nennt
value-of-appeal-after-signing = Ob auch nach dem Unterschreiben des Partieformulars Protest eingelegt werden darf
value-of-warnings-usually-before-the-loss = Nach wie vielen Verwarnungen der Partieverlust üblich ist
value-of-appeal-within = Innerhalb welcher Zeit ein Protest eingelegt werden muss
value-of-penalties = Die Strafen auf der Liste des Schiedsrichters
value-of-penalty-loss-leaves-opponents-score-open = Ob der Schiedsrichter die Punkte des Gegners festlegt, wenn die Strafe der Partieverlust ist
value-of-sealed-on = Worauf der Abgabezug aufgeschrieben wird
value-of-early-adjourner-time-is-recorded = Ob die Restbedenkzeit eines Spielers vermerkt wird, der vorzeitig abbricht
value-of-envelope-offer = Welches Remisangebot auf dem Umschlag steht
value-of-sealed-move-exceptions = Was einen Spieler mit mangelhaftem Abgabezug rettet
value-of-resumption-lateness = Wonach sich richtet, wer zur Wiederaufnahme zu spät kommt
value-of-resumption-late-limit = Welche Verspätung bei der Wiederaufnahme zu groß ist
value-of-late-sealer-saved-by = Was den rettet, der den Zug abgegeben hat und zu spät kommt
value-of-both-absent-replier-loses-time = Ob der Spieler, der antworten muss, die Zeit verliert, solange niemand anwesend ist
value-of-late-clock-error = Was nötig ist, um einen spät entdeckten Uhrenfehler zu berichtigen
value-of-session-end-is-announced = Ob das Ende einer Spielzeit bekannt gegeben wird

value-of-turned-board-must-be-only-fault = Ob ein falsch liegendes Brett nur dann berichtigt wird, wenn sonst nichts falsch war
value-of-unable-to-record = Was gilt, wenn ein Spieler nicht mitschreiben kann
value-of-electronic-scoresheets = Ob Partieformulare elektronisch sein dürfen
value-of-reconstruction-notes-running-clock = Ob der Schiedsrichter vor einer Rekonstruktion festhält, wessen Uhr lief
value-of-unproved-overstepping-opens-period = Ob der nächste Zug die nächste Zeitperiode eröffnet, wenn keine Zeitüberschreitung nachweisbar ist
value-of-signed-result-stands = Ob ein unterschriebenes Ergebnis bestehen bleibt
value-of-signed-result-closes-irregularities = Ob ein unterschriebenes Ergebnis auch gegen einen später entdeckten Regelverstoß bestehen bleibt
value-of-scoring = Was jedes Ergebnis zählt
value-of-scoring-may-differ = Ob ein Turnier eine andere Wertung ankündigen darf
value-of-scores-are-limited = Ob keine Partie mehr Punkte als gewöhnlich geben darf
value-of-notation-rules = Ob der Anhang über die Notation dieselben Regeln enthält
value-of-long-form-accepted = Ob auch das Ausgangsfeld geschrieben werden darf
value-of-capture-sign-required = Ob Schlagen mit einem Zeichen vermerkt werden muss
    .reading = Der Text fügt das Zeichen zwischen Buchstabe und Feld ein; ob ein Eintrag ohne das Zeichen falsch ist, sagt er nicht. Die andere Lesart, dass es wegen der sicheren Bedeutung fehlen darf, ist die der späteren Ausgaben.
value-of-check-signs-optional = Ob die Zeichen für Schach, Matt und Schlagen en passant fehlen dürfen
value-of-double-cross-means-mate = Ob zwei Kreuze Matt bedeuten
    .reading = In einer Abschrift der Liste stehen zwei Kreuze für Schach, in einer anderen und im Glossar für Matt. Ersteres halten wir für ein Versehen.
value-of-blind-rules = Ob der Anhang über sehbehinderte Spieler dieselben Regeln enthält

# The values themselves, where they are words; $time: a length of time.

value-time = { DURATION($time) }
choice-completed = abgeschlossen
choice-made = ausgeführt
choice-pressed = sobald die Uhr gedrückt ist
choice-same-rank = dieselbe Reihe
choice-first-rank = die erste Reihe des Spielers
choice-deliberate = eine absichtliche Berührung
choice-intent = eine Berührung in der Absicht, zu ziehen oder zu schlagen
choice-one-of-each = es zählt je eine Figur beider Farben
choice-first-of-each = es zählt von jeder Farbe die erste Figur
choice-touch-move-only = nur berührte Figuren
choice-act-of-moving = alle Regeln über die Ausführung der Züge
choice-legal-move = er muss regelgemäß sein
choice-moves-and-touching = die Regeln über Züge und berührte Figuren
choice-nothing = nichts ist verlangt
choice-worst-play = kein Matt, nicht einmal bei schlechtestem Spiel
choice-any-legal-series = kein Matt durch irgendeine Folge regelgemäßer Züge
choice-regulations = das Turnierreglement
choice-arbiter = der Schiedsrichter
choice-arbiter-observes = der Schiedsrichter stellt es fest
choice-player-claims = ein Spieler reklamiert es
choice-described = nur auf das, was ein Artikel ihm zuweist
choice-every-breach = auf jeden Verstoß
choice-checkmate = das Matt
choice-resignation = die Aufgabe
choice-stalemate = das Patt
choice-agreement = die Einigung auf Remis
choice-dead-position = die tote Stellung
choice-draw = die Partie ist remis
choice-play-on = die Partie wird fortgesetzt
choice-force = Gewalt anwenden
choice-lift = sie hochheben
choice-knock-over = sie umwerfen
choice-press-before-move = sie vor dem Zug drücken
choice-adjusted = wird angemessen gekürzt
choice-adjusted-unless-disabled = wird angemessen gekürzt, außer bei einer Behinderung
choice-except-in-delay = kommt hinzu, außer im Verzögerungsmodus
choice-carried = kommt hinzu
choice-scheduled = der angesetzte Beginn
choice-actual = der tatsächliche Beginn
choice-any-use = Anträge, bei denen der Bildschirm irgendwie benutzt wird
choice-sole-use = Anträge, die allein auf dem Bildschirm beruhen
choice-play-on-unless-arbiter-decides = die Partie wird fortgesetzt, sofern der Schiedsrichter nicht anders entscheidet
choice-new-game-while-few-moves = eine neue Partie, solange erst wenige Züge ausgeführt sind
choice-loss = Partieverlust
choice-opponent-claims = die Reklamation des Gegners
choice-game-over = das Ende der Partie
choice-opponent-touches = die Berührung einer Figur durch den Gegner
choice-opponent-moves = der Zug des Gegners
choice-illegal = ein regelwidriger Zug
choice-named-illegal = ein regelwidriger Zug, ausdrücklich so genannt
choice-becomes-queen = der Bauer wird zur Dame
choice-breach = ein Regelverstoß
choice-illegal-move = ein regelwidriger Zug
choice-illegal-move-once-pressed = ein regelwidriger Zug, sobald die Uhr gedrückt ist
choice-touched-piece = die berührte Figur
choice-released-piece = die losgelassene Figur
choice-restored-on-own-time = auf eigene Bedenkzeit zurückgestellt
choice-opponent-restarts-clock = der Gegner darf die Uhr des Spielers wieder in Gang setzen
choice-either-calls-arbiter = jeder Spieler darf den Schiedsrichter rufen
choice-arbiter-may-penalise = der Schiedsrichter darf den Spieler bestrafen
choice-while-short = solange die Zeit knapp ist
choice-rest-of-period = für den Rest der Zeitperiode
choice-time-deducted = der Schiedsrichter kürzt die Bedenkzeit des Spielers
choice-assistant = ein Assistent schreibt
choice-assistant-free-if-disabled = ein Assistent schreibt, bei einer Behinderung ohne Zeitabzug
choice-spoken = mündlich
choice-move = durch einen Zug
choice-touch = durch Berühren einer Figur
choice-right-now-or-later = durch das Recht, jetzt oder später zu rochieren
choice-right-for-a-time-or-for-good = durch ein zeitweilig oder endgültig verlorenes Recht
choice-right-lost-by-moving = durch ein Recht, das durch Ziehen verloren ging
choice-was-possible = durch ein Schlagen, das möglich war
choice-possible-at-start = durch ein Schlagen, das zu Beginn der Folge möglich war
choice-moved = der Zug einer Figur
choice-touched = die Berührung einer Figur
choice-must-stop = sie muss angehalten werden
choice-may-stop = sie darf angehalten werden
choice-player-or-arbiter-stops = der Spieler oder der Schiedsrichter hält sie an
choice-half = die Hälfte der Bedenkzeit
choice-at-most = höchstens
choice-ladder = nach der verbliebenen Bedenkzeit
choice-halved-above = halbiert über
choice-reduced-to = gekürzt auf
choice-intended-move = der beabsichtigte Zug
choice-intended-move-by-touch-rules = der beabsichtigte Zug, nach den Regeln über berührte Figuren
choice-intended-move-if-lawful = der beabsichtigte Zug, falls er regelgemäß ist
choice-win = Sieg
choice-time = Bedenkzeit
choice-included = Grenze eingeschlossen
choice-any-player = jeder Spieler
choice-on-move = der Spieler am Zug
choice-etiquette = gute Umgangsformen
choice-disrepute = nichts, was dem Ansehen des Schachs schadet
choice-persistent-offers = andauernde Remisangebote
choice-unreasonable-offers = ungerechtfertigte Remisangebote
choice-unreasonable-claims = ungerechtfertigte Anträge
choice-noise-source = eine Lärmquelle im Spielbereich
choice-warning = Verwarnung
choice-opponent-time = mehr Bedenkzeit für den Gegner
choice-own-time = weniger Bedenkzeit für den Spieler
choice-expulsion = Ausschluss vom Turnier
choice-own-points = weniger Punkte für den Spieler
choice-opponent-points = mehr Punkte für den Gegner
choice-fine = Geldbuße
choice-rounds = Ausschluss von Runden
choice-scoresheet = das Partieformular
choice-paper-scoresheet = ein Partieformular aus Papier
choice-made-before-adjournment = das vor dem Abbruch gemachte
choice-still-current = das noch gültige
choice-flag-fall = das Fallen des Blättchens
choice-game-completed = eine schon beendete Partie
choice-automatic-draw = das Remis ohne Antrag
choice-fixed-limit = eine feste Grenze
choice-limit-unless-varied = eine Grenze, die geändert werden kann
choice-default-time = die Wartezeit
choice-opponents-flag = das Fallen des gegnerischen Blättchens
choice-game-ended = eine beendete Partie
choice-too-severe = zu schwerwiegende Folgen des Fehlers
choice-arbiter-decides = die Entscheidung des Schiedsrichters
choice-white-loses-time = Weiß
choice-white-loses-time-unless-default-is-zero = Weiß, außer bei Wartezeit null
choice-draw-claim = ein Remisantrag
choice-sealing = die Abgabe des Zuges
choice-ring-loses = eines, das klingelt
choice-sound-loses = eines, das ein Geräusch macht
choice-presence-loses = jedes, das ins Turnierareal mitgebracht wird
choice-on-person-loses = jedes, das der Spieler bei sich hat
choice-offer-or-agreement = das Angebot eines Remis oder die Einigung darauf
choice-handling-offence = ein Verstoß im Umgang mit der Uhr
choice-consecutive = die in aufeinanderfolgenden abwechselnden Zügen
choice-anywhere = die irgendwo in der Partie
choice-not-carried = der Spieler darf es nicht bei sich tragen
choice-placed-as-agreed = es bleibt, wo es mit dem Schiedsrichter vereinbart ist
choice-king-and-queen-reversed = ein König, der auf dem Feld der Dame stand
choice-king-or-rook = ein König oder ein Turm
choice-quickplay-finish = die Endspurtphase
choice-arbiter-intervenes = der Schiedsrichter greift ein
choice-draw-after-next-move = er wartet einen Zug ab, dann ist die Partie remis
choice-flag-up = das eigene Blättchen ist nicht gefallen
choice-time-left = verbliebene Bedenkzeit
choice-may = der Schiedsrichter darf es
choice-shall = der Schiedsrichter muss es
choice-must-not = der Schiedsrichter darf es nicht
choice-must-not-unless-both-down = der Schiedsrichter darf es nicht, außer wenn beide Blättchen gefallen sind
choice-forfeit-loss = kampfloser Verlust
