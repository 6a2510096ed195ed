### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Schriftlicher Betrugsvorwurf allein wegen zu starken Spiels für die Wertungszahl

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Betrugsvorwurf wird dem Schiedsrichter mündlich vorgetragen
title-a-written-accusation-is-looked-into = Zuschauer beschuldigt einen Spieler schriftlich und begründet des Betrugs

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Betrugsverdacht wird in gutem Glauben nur dem Schiedsrichter mitgeteilt
title-a-suspicion-spread-among-players = Betrugsverdacht wird unter Spielern verbreitet
title-a-malicious-accusation = Böswilliger Betrugsvorwurf, nur dem Schiedsrichter mitgeteilt

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Spieler in Frankreich verdächtigt den Gegner des Betrugs

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Betrugsverdacht wird ohne vernünftigen Grund verbreitet
title-a-suspicion-spread-with-a-reasonable-ground = Betrugsverdacht wird mit vernünftigem Grund verbreitet

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Mündlich eingelegter Protest

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Protest im Blitzschach 15 Minuten nach der Partie
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Protest im Blitzschach 16 Minuten nach der Partie
title-an-appeal-within-the-hour = Schriftlicher Protest eine Stunde nach einer Turnierpartie

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Protest gegen die Entscheidung, dass weitergespielt wird
title-a-player-may-appeal-after-signing = Protest nach der Unterschrift auf dem Partieformular
title-the-event-excludes-appeals = Protest in einem Turnier, das Proteste ausschließt
title-an-outsider-cannot-appeal = Zuschauer legt Protest gegen eine Schiedsrichterentscheidung ein
title-an-appeal-before-anything-was-decided = Protest, bevor der Schiedsrichter etwas entschieden hat
title-an-appeal-against-a-ruling-that-ended-the-game = Protest nach zweitem regelwidrigem Zug, den der Schiedsrichter sofort sah
title-an-appeal-against-what-the-arbiter-saw-afterwards = Protest nach zweitem regelwidrigem Zug, den der Schiedsrichter später bemerkte
title-a-player-refuses-to-play-on-after-a-ruling = Spieler legt Protest ein und weigert sich weiterzuspielen

## arranged-result.yaml

title-a-result-is-clearly-arranged = Ergebnis vorab abgesprochen: Schadet das dem Ansehen des Schachs?
title-an-insult-is-no-arranged-result = Beleidigung, die dem Ansehen des Schachs nicht schadet

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Spieler nimmt seine Tasche mit dem ausgeschalteten Gerät ohne Erlaubnis
title-the-opponents-bag-is-taken-without-permission = Spieler nimmt die Tasche des Gegners mit dem Gerät ohne Erlaubnis
title-the-bag-is-taken-with-permission = Tasche mit dem Gerät mit Erlaubnis des Schiedsrichters genommen
title-the-rule-on-the-bag-needs-the-events-option = Tasche genommen in einem Turnier ohne Regelung für Geräte in Taschen
title-a-player-asks-to-use-the-bag-with-the-device = Spieler bittet, die Tasche mit dem Gerät benutzen zu dürfen
title-whether-the-bag-was-taken-with-permission-is-looked-into = Tasche mit dem Gerät genommen: mit oder ohne Erlaubnis?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Tasche mit dem Gerät mit Erlaubnis zur Toilette mitgenommen
title-the-bag-is-opened-in-the-playing-area-with-permission = Tasche mit dem Gerät mit Erlaubnis im Spielbereich benutzt, nicht zur Toilette

## both-refuse.yaml

title-both-players-refuse-persistently = Beide Spieler weigern sich andauernd, die Regeln einzuhalten
title-both-players-refuse-once = Beide Spieler weigern sich, die Regeln einzuhalten, aber nicht andauernd

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Wiederholtes Remisangebot, der Gegner antwortet mit Lärm
title-a-device-that-costs-the-game-costs-nothing-more = Elektronisches Gerät am Körper eines Spielers: eine Strafe oder zwei?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = Schiedsrichter prüft einen Remisantrag allein, die Spieler sitzen am Brett
title-where-a-claim-is-checked = Wie und wo wird ein Remisantrag geprüft?
title-a-player-asks-for-the-check-of-a-claim = Gegner bittet um die Prüfung eines Antrags auf Stellungswiederholung

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Ergebnis vorab abgesprochen, vom Schiedsrichter als dem Ansehen abträglich gewertet
title-bad-manners-need-not-bring-chess-into-disrepute = Ungebührliches Verhalten, das dem Ansehen des Schachs nicht schadet
title-an-insult-answered-by-an-insult-gives-two-rulings = Beleidigung wird mit einer Beleidigung beantwortet
title-whether-an-insult-brings-chess-into-disrepute-is-open = Schadet eine Beleidigung dem Ansehen des Schachs?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Mobiltelefon klingelt, der Gegner trifft erst nach Ablauf der Wartezeit ein
title-a-device-rings-and-the-opponent-never-comes = Klingelndes Gerät eines Spielers, der Gegner bleibt bis Ende der Wartezeit aus
title-a-device-rings-where-nobody-may-come-late = Mobiltelefon klingelt, der Gegner fehlt, und es gilt Nulltoleranz
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Mobiltelefon klingelt, während auf den entschuldigt verspäteten Gegner gewartet wird

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Mobiltelefon klingelt, der Gegner trifft noch innerhalb der Wartezeit ein
title-a-device-rings-after-each-has-moved = Mobiltelefon klingelt, nachdem jeder einen Zug ausgeführt hat
title-a-device-rings-before-either-has-moved = Mobiltelefon klingelt nach Rundenbeginn vor dem ersten Zug beider Spieler

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Ausgeschaltetes Mobiltelefon auf dem Tisch
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Stummes, aber eingeschaltetes Mobiltelefon am Körper
title-a-device-approved-by-the-arbiter-is-allowed = Gerät am Körper, das der Schiedsrichter genehmigt hat
title-a-phone-in-a-bag-where-the-event-is-silent = Ausgeschaltetes Mobiltelefon in der Tasche, das Turnier regelt Taschen nicht
title-a-player-asks-to-use-a-device = Spieler bittet, ein elektronisches Gerät benutzen zu dürfen

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Ausgeschaltetes Mobiltelefon in der Tasche, das Turnier erlaubt es
title-the-phone-in-the-bag-is-switched-on = Mobiltelefon klingelt in der Tasche, das Turnier erlaubt nur ausgeschaltete Geräte

## device-loses.yaml

title-a-phone-rings-on-the-player = Mobiltelefon klingelt, der Gegner kann noch matt setzen
title-a-phone-rings-and-the-opponent-has-only-his-king = Mobiltelefon klingelt, der Gegner hat nur den bloßen König
title-a-switched-off-phone-in-the-pocket = Ausgeschaltetes Mobiltelefon in der Hosentasche, der Spieler gibt es zu
title-the-event-sets-a-milder-penalty-for-a-device = Mobiltelefon klingelt, das Turnier sieht eine mildere Strafe vor
title-somebody-reports-a-phone = Jemand meldet ein stummes Mobiltelefon bei einem Spieler
title-a-phone-found-before-the-game = Mobiltelefon vor der Partie am Körper eines Spielers gefunden
title-both-players-bring-a-phone-before-the-game = Mobiltelefone vor der Partie bei beiden Spielern gefunden
title-a-phone-on-the-table-before-the-game = Mobiltelefon liegt vor der Partie auf dem Tisch
title-a-phone-rings-after-the-game = Mobiltelefon klingelt nach vereinbartem Remis
title-both-phones-ring-at-once = Die Mobiltelefone beider Spieler klingeln gleichzeitig
title-a-phone-rings-while-a-wrong-claim-is-examined = Mobiltelefon des Gegners klingelt: Stellungswiederholung schon beim zweiten Mal beantragt
title-a-phone-rings-after-a-right-claim = Mobiltelefon des Antragstellers klingelt: Stellungswiederholung beim dritten Mal beantragt
title-a-phone-rings-where-every-legal-move-gives-mate = Mobiltelefon klingelt, und jeder regelgemäße Zug seines Besitzers setzt matt
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Mobiltelefon klingelt in blockierter Stellung, die ein Turmopfer öffnen könnte
title-a-device-rings-before-the-opponent-has-come = Mobiltelefon klingelt, bevor der Gegner da ist: Kommt er noch rechtzeitig?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Mobiltelefon klingelt, doch es ist nicht erwiesen, dass es dem Spieler gehört
title-a-fine-for-a-device-where-the-event-announced-it = Geldbuße für ein Gerät, wo das Turnier eine mildere Strafe angekündigt hat

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Wiederholtes Remisangebot vor dem Drücken der Uhr, als Störung gewertet
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Wiederholtes Remisangebot nach dem Drücken der Uhr, als Störung gewertet
title-a-second-offer-that-does-not-annoy = Wiederholtes Remisangebot vor dem Drücken der Uhr, nicht als Störung gewertet
title-a-source-of-noise-in-the-playing-area = Lärmquelle wird in den Spielbereich gebracht
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Spieler macht Lärm: Stört es den Gegner?
title-the-arbiter-finds-a-claim-unreasonable = Antrag auf Stellungswiederholung, den der Schiedsrichter als Störung wertet
title-the-arbiter-finds-nothing-wrong-with-a-claim = Antrag auf Stellungswiederholung, den der Schiedsrichter nicht als Störung wertet
title-what-is-found-of-one-player-is-not-found-of-the-other = Lärm gilt als Störung, dann redet der andere Spieler
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Reklamation gegen ein Remisangebot, das der Schiedsrichter dann als Störung wertet

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Spieler kommt betrunken zur Partie, stört aber niemanden
title-a-drunken-player-is-usually-excluded-from-the-round = Betrunkener Spieler: Ausschluss von der Runde oder Verwarnung?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Spieler isst am Brett
title-talking-is-not-eating = Spieler redet am Brett, ohne den Gegner abzulenken

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Spieler bittet den Schiedsrichter, eine Regel zu erläutern
title-may-i-castle-now-is-no-question-about-the-laws = „Darf ich jetzt rochieren?“ – Frage zur Stellung
title-a-request-to-leave-is-no-question-about-the-laws = Bitte, das Turnierareal zu verlassen: eine Frage zu den Regeln?

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Ausgeschaltetes Mobiltelefon am Körper: Verstoß gegen Fairplay?
title-refusing-an-inspection-is-an-offence-against-fair-play = Untersuchung verweigert: Verstoß gegen Fairplay?
title-an-approved-device-is-no-offence-against-fair-play = Vom Schiedsrichter genehmigtes Gerät: Verstoß gegen Fairplay?

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Spieler am Zug geht ohne Erlaubnis in die entfernte Ecke eines großen Saals
title-a-walk-in-the-own-aisle = Spieler steht auf und geht im Gang an seinem Brett umher
title-a-far-corner-with-permission = Spieler am Zug geht mit Erlaubnis in die entfernte Ecke eines großen Saals

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Spieler redet nach dem Ende seiner Partie und stört die anderen

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Spieler weigert sich, bei der Rekonstruktion der Partie mitzuwirken
title-both-players-refuse-to-help-reconstruct = Beide weigern sich andauernd, bei der Rekonstruktion mitzuwirken

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Spieler in Frankreich verweigert erstmals die Untersuchung
title-who-was-warned-in-france-is-not-asked-a-third-time = Spieler in Frankreich verweigert die Untersuchung andauernd trotz Verwarnung

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Untersuchung eines Spielers, der das Turnierareal mit Erlaubnis verließ
title-a-player-whom-the-opponent-accuses-is-inspected = Untersuchung eines Spielers, den der Gegner des Betrugs beschuldigt

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Untersuchung eines Spielers ohne jeden Verdacht

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Zweite Untersuchung in einer Runde ohne überwältigenden Verdacht
title-an-overwhelming-suspicion-after-an-inspection = Zweite Untersuchung in einer Runde bei überwältigendem Verdacht

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Spieler verweigert die Untersuchung
title-a-player-may-refuse-an-inspection-by-another-gender = Spieler verweigert die Untersuchung durch eine Person anderen Geschlechts
title-a-refusal-after-a-warning-may-be-persistent = Untersuchung nach letzter Verwarnung verweigert: andauernde Weigerung?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Untersuchung während der Partie bei nicht überwältigendem Verdacht
title-an-overwhelming-suspicion-cannot-wait = Untersuchung während der Partie bei überwältigendem Verdacht
title-an-inspection-before-the-game-is-usual = Untersuchung vor der Partie auf Verdacht
title-an-inspection-after-the-game-is-usual = Untersuchung gleich nach der Partie auf Verdacht
title-it-is-not-told-whether-there-is-a-suspicion = Untersuchung während der Partie: Gibt es Verdacht, und kann sie warten?
title-an-inspection-during-the-game-measured = War die Untersuchung während der Partie richtig, wenn sie warten konnte?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Untersuchung ohne Zeugen bei überwältigendem Verdacht
title-a-witness-of-another-gender = Untersuchung mit einem Zeugen anderen Geschlechts
title-a-player-may-refuse-an-inspection-without-a-witness = Spieler verweigert eine Untersuchung ohne Zeugen
title-a-player-asks-for-a-witness-of-his-own = Spieler bittet bei der Untersuchung um einen eigenen Zeugen

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Untersuchung unter Ausschluss anderer durch eine Person gleichen Geschlechts
title-an-inspection-by-another-gender-is-not-provided-for = Untersuchung durch eine Person anderen Geschlechts
title-an-inspection-in-front-of-others-is-not-provided-for = Untersuchung vor anderen

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Mobiltelefon eines Zuspätkommenden klingelt vor seinem ersten Zug
title-a-latecomers-device-after-his-first-move = Stummes Gerät eines Zuspätkommenden nach seinem ersten Zug
title-a-latecomer-who-keeps-his-device = Zuspätkommender behält das entdeckte Gerät, und dann klingelt es
title-a-punctual-player-with-a-device-before-his-first-move = Stummes Gerät eines pünktlichen Spielers, noch vor dem ersten Zug

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Spieler am Zug verlässt zum Rauchen ohne Erlaubnis den Spielbereich
title-a-player-who-is-not-on-the-move-may-leave-the-area = Spieler, der nicht am Zug ist, verlässt den Spielbereich zur Toilette
title-a-player-on-the-move-leaves-with-permission = Spieler am Zug verlässt den Spielbereich mit Erlaubnis
title-getting-up-from-the-board-is-allowed = Spieler am Zug steht vom Brett auf
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Spieler will den Spielbereich verlassen, wer am Zug ist, bleibt offen
title-a-made-move-that-is-not-completed-and-leaving-the-area = Spieler geht aus dem Spielbereich; Gegner hat gezogen, aber nicht gedrückt
title-whether-leave-was-given-is-looked-into = Spieler am Zug verlässt den Spielbereich: mit oder ohne Erlaubnis?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Spieler, der nicht am Zug ist, verlässt den Spielbereich; Erlaubnis unerwähnt

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Spieler, der nicht am Zug ist, verlässt das Turnierareal ohne Erlaubnis
title-a-player-may-leave-the-venue-with-permission = Spieler verlässt das Turnierareal mit Erlaubnis
title-a-player-asks-to-leave-the-venue = Spieler bittet, das Turnierareal verlassen zu dürfen
title-a-player-goes-home-between-the-sessions = Spieler geht nach der Zugabgabe nach Hause
title-a-player-leaves-the-venue-because-of-an-alarm = Spieler verlässt wegen eines Alarms das Turnierareal
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Spieler verlässt das Turnierareal: mit oder ohne Erlaubnis?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Spieler kommt nach dem Ende seiner Partie zum Zuschauen zurück
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Spieler einer anderen Partie kommt zum Zuschauen herein

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Lärm nach drei Verwarnungen, Partieverlust nie angekündigt
title-a-refusal-after-the-loss-was-announced = Spieler missachtet eine Entscheidung nach angekündigtem Partieverlust

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Untersuchung: Geht die FIDE-Regel vor oder das Recht des Gastlandes?
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Untersuchung verweigert: Recht des Gastlandes gegen FIDE-Regel
title-an-inspection-that-no-law-of-the-country-forbids = Untersuchung in einem Land, über dessen Gesetze nichts gesagt ist
title-no-inspection-where-the-law-forbids-to-search-persons = Untersuchung vom Schiedsrichter gewollt, wo das Gesetz Durchsuchungen verbietet
title-a-player-may-refuse-a-search-that-the-law-forbids = Vom Gesetz verbotene Durchsuchung verweigert, der Gegner reklamiert
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Untersuchung durchgeführt, wo das Gesetz Durchsuchungen verbietet: War das richtig?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Spieler benutzt während der Partie Notizen
title-analysing-on-a-second-board-is-forbidden = Spieler analysiert die Partie auf einem zweiten Brett
title-notes-after-the-game-are-nobodys-business = Spieler schlägt nach seiner Aufgabe in einem Buch nach
title-a-player-asks-to-use-his-notes = Spieler bittet, Notizen benutzen zu dürfen

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Reklamation wegen wiederholter Remisangebote: Gibt es Belege?
title-a-complaint-about-a-single-offer = Reklamation wegen eines einzigen Remisangebots

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Zuschauer betritt ohne Erlaubnis den Spielbereich
title-an-outsider-enters-with-permission = Zuschauer betritt mit Erlaubnis den Spielbereich
title-a-captain-comes-back-without-permission = Mannschaftsführer kommt ohne Erlaubnis in den Spielbereich zurück

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Lärm zum dritten Mal nach zwei Verwarnungen, Partieverlust angekündigt
title-a-warning-about-something-else-does-not-make-noise-persistent = Lärm nach einer Verwarnung wegen unerlaubten Weggehens
title-a-player-refuses-to-follow-a-ruling = Spieler weigert sich, eine Entscheidung zu befolgen: andauernde Weigerung?
title-warned-three-times-before-and-offering-again = Noch ein Remisangebot nach drei früheren Verwarnungen
title-a-refusal-that-is-found-persistent-after-a-warning = Zweite Weigerung nach Verwarnung ohne Ankündigung des Partieverlusts

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Gegner weigert sich, bei der Prüfung eines Remisantrags mitzuwirken
title-who-checks-a-draw-claim = Wer prüft einen Antrag auf dreimalige Stellungswiederholung?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Zuschauer hat ein Schachprogramm in Betrieb
title-a-player-has-a-chess-program-in-use = Schachprogramm läuft auf dem Mobiltelefon eines Spielers, das auf dem Tisch liegt

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Antragsteller weigert sich, den eigenen Remisantrag mit zu prüfen
title-a-refusal-to-follow-a-ruling-is-another-matter = Spieler weigert sich, eine Entscheidung zu befolgen, aber nicht andauernd

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Spieler, der nicht am Zug ist, geht ohne die vom Turnier verlangte Meldung
title-a-player-who-reported-may-leave = Spieler, der nicht am Zug ist, geht nach Meldung beim Schiedsrichter
title-a-player-on-the-move-does-not-leave-by-reporting = Spieler am Zug meldet sich und geht ohne Erlaubnis
title-a-player-asks-to-leave-where-reporting-is-enough = Spieler, der nicht am Zug ist, bittet um Erlaubnis, wo eine Meldung verlangt ist
title-whether-the-arbiter-was-told-before-is-looked-into = Spieler, der nicht am Zug ist, ist gegangen: Hat er sich wie verlangt gemeldet?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = „Darf ich hier en passant schlagen?“ – Frage an den Schiedsrichter
title-a-question-about-a-rule-is-simply-answered = Frage zu einer Regel im Allgemeinen, nicht zur Stellung

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Abgleich zeigt Übereinstimmung der Züge mit einem Schachprogramm

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = E-Zigarette außerhalb des Raucherbereichs
title-smoking-in-the-smoking-area = Rauchen im Raucherbereich
title-a-cigarette-in-the-playing-area = Zigarette außerhalb des Raucherbereichs

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Zuschauer kommt ohne Erlaubnis nahe ans Brett
title-a-captain-enters-with-permission = Mannschaftsführer betritt mit Erlaubnis den Spielbereich

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = Schiedsrichter nennt Spielern den Namen eines Betrugsverdächtigen
title-the-arbiter-tells-a-colleague-whom-he-suspects = Schiedsrichter nennt einem Kollegen den Betrugsverdächtigen

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Lärm zum vierten Mal nach drei Verwarnungen, Partieverlust angekündigt
title-two-warnings-are-not-yet-enough = Lärm nach zwei Verwarnungen, nicht als andauernde Weigerung gewertet
