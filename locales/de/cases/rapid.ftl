### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Blättchen fällt im Schnell- oder Blitzschach vor dem Schiedsrichter, niemand reklamiert
title-the-arbiter-who-sees-the-second-flag-fall = Zweites Blättchen fällt im Schnell- oder Blitzschach vor dem Schiedsrichter, keine Reklamation
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Ein Blättchen fällt im Schnell- oder Blitzschach, und niemand sieht es

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Beide Blättchen gefallen (Schnell-, Blitzschach), das schwarze zuerst: Weiß reklamiert
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Beide Blättchen gefallen (Schnellschach): Reklamation, bevor die Uhr abgelesen ist
title-the-marked-player-loses-nothing-to-a-bare-king = Beide Blättchen gefallen (Schnell-, Blitzschach), zuerst das weiße; Schwarz: bloßer König
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Beide Blättchen gefallen, und die Uhr zeigt nicht, welches zuerst fiel (Schnellschach)

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Beide Blättchen gefallen, Reihenfolge unbekannt, Gewinn reklamiert (Schnell-, Blitzschach)
title-one-flag-down-does-not-draw = Nur eines der beiden Blättchen gefallen (Schnellschach), Gewinn reklamiert
title-an-arbiter-who-sees-both-flags-down-in-2009 = Beide Blättchen gefallen, als der Schiedsrichter es bemerkt (Schnell-, Blitzschach)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Remis durch Stellungswiederholung im Schnellschach beim dritten Mal beantragt
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Remis durch Stellungswiederholung im Schnellschach beim zweiten Mal beantragt
title-a-standard-claim-has-no-such-privilege = Remis durch Stellungswiederholung im Turnierschach beim dritten Mal beantragt
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Remis im Schnellschach vor dem Drücken der Uhr angeboten
title-an-unwritten-move-in-rapid-without-a-scoresheet = Remisantrag im Schnellschach ohne notierten Zug; dann Formular, Zug notiert, neuer Antrag

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Falsche Uhreneinstellung nach je zehn Zügen (Schnell-, Blitzschach): Zeitplan nicht gefährdet
title-the-time-that-was-set-stays-after-ten-moves = Uhren auf 20 statt 15 Minuten gestellt, nach je zehn Zügen bemerkt (Schnellschach)
title-a-clock-setting-that-would-upset-the-schedule-may-change = Falsche Uhreneinstellung nach je zehn Zügen (Schnell-, Blitzschach): Zeitplan gefährdet
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Falsche Uhreneinstellung im Schnellschach nach neun Zügen des einen, zehn des anderen
title-whether-the-schedule-suffers-is-for-the-arbiter = Falsche Uhreneinstellung im Schnellschach nach je dreißig Zügen: Leidet der Zeitplan?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Falsche Uhreneinstellung nach je einem Zug entdeckt (Schnell-, Blitzschach)

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = Erster regelwidriger Zug im Schnell- oder Blitzschach, vom Gegner sofort reklamiert
title-the-first-illegal-move-against-a-bare-king-draws = Erster regelwidriger Zug gegen den bloßen König im Schnellschach
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Erster regelwidriger Zug im Schnellschach, vom Schiedsrichter gesehen
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = Erster regelwidriger Zug im Schnellschach, erst nach der Antwort reklamiert
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Erster regelwidriger Zug im Schnellschach, jeder regelgemäße setzt matt
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Erster regelwidriger Zug mit einem Bauern gegen einen einzelnen Springer (Schnellschach)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Regelwidriger Turmzug im Schnellschach beantwortet, beide Spieler wollen ihn berichtigen
title-players-cannot-agree-to-take-back-a-legal-move = Regelgemäßer Zug im Schnellschach: Beide einigen sich darauf, ihn zurückzunehmen

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = König im Schach gelassen (Schnellschach), der Gegner reklamiert sofort
title-an-illegal-move-seen-in-time-without-close-supervision = König im Schach gelassen (Schnellschach); der Schiedsrichter sieht es vor der Antwort
title-the-first-illegal-move-of-blitz-costs-a-minute = Erster regelwidriger Zug im Blitzschach (vereinfachte Regeln), vom Schiedsrichter gesehen
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Erster regelwidriger Zug im Blitzschach (Turnierschachregeln), vom Schiedsrichter gesehen
title-the-second-illegal-move-loses-a-rapid-game = Zweiter regelwidriger Zug im Schnell- oder Blitzschach, Gegner kann matt setzen
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Zweiter regelwidriger Zug im Schnell- oder Blitzschach, Gegner kann nicht matt setzen
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Zug mit beiden Händen im Schnellschach, der Schiedsrichter sieht ihn
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Regelwidriger Zug im Schnell- oder Blitzschach, den niemand bemerkt
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Zweiter regelwidriger Zug (Schnell-, Blitzschach), jeder regelgemäße setzt matt

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Regelwidriger Zug im Schnellschach, vom Schiedsrichter gesehen, nicht reklamiert
title-a-legal-move-gives-nobody-a-reason-to-wait = Der Schiedsrichter sieht im Schnellschach einen regelgemäßen Zug
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Regelwidriger Zug im Schnellschach, erst später bemerkt, nicht reklamiert

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Regelwidriger Zug vom Gegner ohne Reklamation beantwortet (Schnell-, Blitzschach)
title-an-illegal-move-claimed-after-the-reply-is-too-late = König im Schach gelassen, der Gegner antwortet und reklamiert erst dann (Schnellschach)
title-an-illegal-move-seen-after-the-reply-is-too-late = Regelwidriger Zug (Schnell-, Blitzschach), Schiedsrichter bemerkt ihn nach der Antwort
title-a-touched-piece-closed-the-window-in-2001 = Regelwidriger Zug im Schnellschach, vom Gegner nach Berühren einer Figur reklamiert
title-a-reply-to-a-legal-move-changes-nothing = Der Gegner beantwortet einen regelgemäßen Zug aus dem Schach (Schnellschach)
title-an-illegal-move-is-never-too-late-under-full-rules = Regelwidriger Zug nach der Antwort reklamiert, Turnierschachregeln (Schnellschach)
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Regelwidriger Zug erst nach der Antwort reklamiert (vereinfachte Regeln)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Gefesselter Springer gezogen, Uhr gedrückt (Schnellschach), Reklamation nach der Antwort
title-a-player-wants-his-own-illegal-move-back = Regelwidriger Zug im Schnellschach, reklamiert von dem, der ihn ausführte
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Regelwidriger Zug im Schnellschach, vom Spieler selbst vor der Antwort gemeldet
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Regelwidriger Zug im Schnellschach, vom Spieler selbst nach der Antwort gemeldet
title-the-king-is-taken-after-an-illegal-move = König als Antwort auf einen regelwidrigen Zug geschlagen (Schnellschach)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Beide Könige im Schach, und ein Turmzug ändert daran nichts (Schnell-, Blitzschach)
title-one-king-out-of-check-lets-the-game-go-on = Beide Könige im Schach, und Weiß zieht seinen aus dem Schach (Schnell-, Blitzschach)
title-a-pawn-still-on-the-last-rank-draws = Nicht umgewandelter weißer Bauer steht nach dem Zug von Schwarz noch da (Schnellschach)
title-a-captured-pawn-on-the-last-rank-does-no-harm = Nicht umgewandelter Bauer im nächsten Zug geschlagen (Schnellschach)
title-an-illegal-position-cured-later-is-not-waited-for-again = Regelwidrige Stellung im nächsten Zug behoben, dann wieder regelwidrig (Schnellschach)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Nicht umgewandelter schwarzer Bauer steht nach dem Zug von Weiß noch da (Schnellschach)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Beide Könige im Schach, und ein Bauernzug ändert daran nichts (Blitzschach)
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Beide Könige im Schach: Weiß pariert, Schwarz lässt seinen König im Schach (Blitzschach)

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Beide Könige im Schach oder Bauer nicht umgewandelt (Schnell-, Blitzschach): Eingreifen?
title-the-arbiter-does-not-step-in-at-a-single-check = Nur ein König im Schach (Schnellschach): Greift der Schiedsrichter ein?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Beide Könige im Schach (Schnellschach): Der Schiedsrichter kommt ans Brett
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Nicht umgewandelter Bauer (Schnell-, Blitzschach): Der Schiedsrichter kommt ans Brett
title-an-arbiter-does-not-wait-at-a-legal-position = Ein König im Schach (Schnellschach): Der Schiedsrichter kommt ans Brett
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Beide Könige im Schach oder Bauer nicht umgewandelt (Schnellschach): Was ist zu tun?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Beide Könige im Schach (Schnell-, Blitzschach), Turnierschachregeln

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Schwarzer König falsch aufgestellt, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
title-a-king-that-changed-places-with-its-queen-may-not-castle = König und Dame von Weiß vertauscht, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
title-a-misplaced-rook-may-not-castle = Weißer Turm stand zu Beginn auf b1, nach je zehn Zügen entdeckt (Schnell-, Blitzschach)
title-a-misplaced-king-found-early-has-no-castling-ban = König und Dame von Weiß vertauscht, nach je zwei Zügen entdeckt (Schnellschach)
title-may-a-misplaced-king-castle-after-the-ruling = König und Dame als vertauscht erkannt (Schnellschach): noch kurze Rochade?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = König und Dame als vertauscht erkannt (Schnellschach), Weiß rochiert, Reklamation
title-castling-with-a-misplaced-rook-after-the-ruling = Turm stand zu Beginn auf b1 (Schnellschach): Darf Weiß noch kurz oder lang rochieren?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = König und Dame vertauscht (Schnellschach): Weiß fragt nach 0-0-0, spielt dann 0-0
title-a-castling-before-the-ruling-on-the-misplaced-king = Weiß rochiert, bevor die Vertauschung von König und Dame entdeckt wird (Schnellschach)

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 Minuten für die Partie: Schnell- oder Blitzschach?
title-just-under-fifteen-minutes-was-blitz-once = 14 Minuten 59 Sekunden für die Partie: Schnell- oder Blitzschach?
title-ten-minutes-are-blitz = 10 Minuten für die Partie: Schnell- oder Blitzschach?
title-one-second-over-ten-minutes-is-rapid = 10 Minuten 1 Sekunde für die Partie: Schnell- oder Blitzschach?
title-sixty-minutes-are-the-limit-of-rapid = 60 Minuten für die Partie: Schnell- oder Turnierschach?
title-one-second-under-an-hour-is-rapid = 59 Minuten 59 Sekunden für die Partie: Schnell- oder Turnierschach?
title-two-hours-are-standard = Zwei Stunden für die Partie: Schnell- oder Turnierschach?
title-half-an-hour-with-thirty-seconds-is-standard = 30 Minuten plus 30 Sekunden pro Zug: Schnell- oder Turnierschach?
title-ten-minutes-with-five-seconds-are-rapid = 10 Minuten plus 5 Sekunden pro Zug: Schnell- oder Blitzschach?
title-five-minutes-with-five-seconds-are-blitz = 5 Minuten plus 5 Sekunden pro Zug: Schnell- oder Blitzschach?
title-one-period-without-increment-tells-the-class = Eine Zeitperiode von 25 Minuten ohne Zeitgutschrift: Welche Art Schach?
title-two-periods-with-an-increment-tell-the-class = 90 Minuten für 40 Züge, dann 30 Minuten, 30 Sekunden pro Zug: Welche Art Schach?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Zeitgutschrift von 1 Minute erst ab dem 41. Zug: Schnell- oder Turnierschach?
title-the-time-control-makes-the-game-rapid-without-a-word = Erster regelwidriger Zug bei 10 Minuten plus 5 Sekunden pro Zug: und die Uhr?
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 Minuten mit 10 Sekunden Zeitverzögerung pro Zug: Welche Art Schach?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 Minuten plus 10 Sekunden pro Zug: Schnell- oder Turnierschach?
title-eight-minutes-with-three-seconds-are-rapid = 8 Minuten plus 3 Sekunden pro Zug: Schnell- oder Blitzschach?
title-seven-minutes-with-three-seconds-are-blitz = 7 Minuten plus 3 Sekunden pro Zug: Schnell- oder Blitzschach?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 Minuten plus 15 Sekunden pro Zug: Schnell- oder Turnierschach?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Schnellschach, drei aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-four-games-are-too-many-for-one-arbiter = Schnellschach, vier aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-unrecorded-games-lack-the-full-rules = Schnellschach, zwei nicht aufgezeichnete Partien je Schiedsrichter: Turnierschachregeln?
title-the-regime-depends-on-a-record-that-nobody-mentions = Drei Partien je Schiedsrichter im Schnellschach: Ist die Aufzeichnung von Bedeutung?
title-regulations-name-the-regime-of-a-rapid-event = Was sagt das Turnierreglement im Schnellschach über die geltenden Regeln?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = 50-Züge-Antrag im Schnellschach nach je 48 Zügen: Wie viel Zeit erhält der Gegner?
title-a-wrong-draw-claim-in-blitz = Stellungswiederholung im Blitzschach beim zweiten Mal reklamiert: Zeit für den Gegner?

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Fünfte Bitte um Einsicht in die Aufzeichnung im Schnellschach
title-the-sixth-look-at-the-record-distracts = Sechste Bitte um Einsicht in die Aufzeichnung im Schnellschach
title-the-record-is-shown-only-on-the-own-move = Aufzeichnung verlangt, Gegner am Zug (Schnellschach): Muss sie gezeigt werden?
title-the-record-without-a-known-turn = Aufzeichnung verlangt, ohne dass bekannt ist, wer am Zug ist (Schnellschach)
title-there-is-no-record-to-see-without-full-rules = Einsicht in die Aufzeichnung nach den vereinfachten Regeln verlangt

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Aufzeichnung vom Spieler am Zug verlangt (Schnell-, Blitzschach): Uhren anhalten?
title-a-record-that-may-not-be-seen-needs-no-clock = Aufzeichnung zum dritten Mal verlangt, während der Gegner am Zug ist (Schnellschach)

## recording-not-required.yaml

title-rapid-players-need-not-record = Müssen die Spieler im Schnellschach mitschreiben?
title-blitz-players-need-not-record = Müssen die Spieler im Blitzschach mitschreiben?
title-standard-players-must-record = Müssen die Spieler im Turnierschach mitschreiben?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Ein Spieler verlangt im Schnell- oder Blitzschach ein Partieformular
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Ein Spieler verlangt die Aufzeichnung statt eines Partieformulars (Schnellschach)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Falsche Figurenaufstellung nach je zehn Zügen reklamiert (Schnell-, Blitzschach)
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Falsche Aufstellung (Schnell-, Blitzschach), zehnter Zug noch nicht abgeschlossen
title-the-third-move-need-only-be-made-in-1997 = Brett im Schnellschach verkehrt, ein dritter Zug noch nicht abgeschlossen (Regeln von 1997)
title-the-third-move-of-both-closes-the-old-claims = Brett im Schnellschach verkehrt, nach je drei Zügen reklamiert (Regeln von 1997)
title-a-turned-board-stays-after-ten-moves = Brett liegt im Schnellschach falsch, nach je zehn Zügen reklamiert
title-a-wrong-set-up-seen-on-the-board-too-late = Läufer und Springer im Schnellschach vertauscht, nach je zehn Zügen reklamiert
title-a-wrong-set-up-is-never-too-late-under-full-rules = Falsche Aufstellung im Schnellschach nach je zwölf Zügen reklamiert, Turnierschachregeln

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Gewinn durch Zeitüberschreitung reklamiert, ohne die Uhren anzuhalten (Schnell-, Blitzschach)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Zeitüberschreitung bei schon angehaltenen Uhren reklamiert (Schnell-, Blitzschach)
title-a-claimant-who-cannot-mate-only-draws = Blättchen von Weiß fällt bei Dame gegen Läufer, Schwarz reklamiert (Schnell-, Blitzschach)
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Weißes Blättchen fällt (Schnellschach), Springer gegen Turm, Schwarz reklamiert
title-a-flag-that-is-still-up-gives-no-win = Zeitüberschreitung reklamiert (Schnellschach), das Blättchen des Gegners steht noch
title-full-rules-know-no-special-claim-of-a-win-on-time = Zeitüberschreitung nach den Turnierschachregeln reklamiert (Schnell-, Blitzschach)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Blättchen von Weiß fällt (Schnell-, Blitzschach): Jeder Zug setzt matt, Schwarz hat einen Turm
title-a-claimant-whose-knight-a-pawn-can-help-wins = Blättchen von Weiß fällt bei Bauer gegen Springer, Schwarz reklamiert (Schnell-, Blitzschach)

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Eigenes Blättchen fällt nach dem des Gegners (Schnell-, Blitzschach), dann Reklamation
title-a-claimant-with-a-second-left-may-claim = Zeitüberschreitung reklamiert mit einer Sekunde auf der eigenen Uhr (Schnellschach)
title-a-claimant-with-no-time-left-in-july-2017 = Zeitüberschreitung reklamiert mit null Sekunden auf der eigenen Uhr (Schnellschach)
title-the-arbiter-sees-the-second-flag-fall = Erstes Blättchen unbemerkt gefallen, zweites vom Schiedsrichter gesehen (Schnellschach)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Turm berührt, der andere gezogen (Schnell-, Blitzschach), vom Schiedsrichter bemerkt
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Berührte Figur im Schnellschach nach den Turnierschachregeln, vom Schiedsrichter bemerkt
title-a-displaced-piece-is-not-a-touched-piece = Verschobene Figur im Schnell- oder Blitzschach entdeckt, niemand kann sagen, warum
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Turm absichtlich berührt, der andere gezogen (Schnell-, Blitzschach), Schiedsrichter bemerkt es
