### Am Brett: die Situationen in den Worten der Schiedsrichter und was um die Entscheidungen herum steht.

## The page

at-the-board = Am Brett
    .lead = Was zu tun ist, was es kostet und wo es steht: jede Antwort ist die Entscheidung zu einem Fall.
    .invitation = Ein Telefon klingelt, ein Blättchen fällt, ein Zug ist regelwidrig: was zu tun ist, in drei Zeilen.
board-pace = Bedenkzeit
    .standard = Turnierschach
    .rapid = Schnell
    .blitz = Blitz
board-supervision = Regeln
    .full = Turnierregeln: genug Schiedsrichter
    .limited = Vereinfacht: ein Schiedsrichter für alle
board-find = Situation suchen
    .none = Keine Situation passt zu diesem Wort.
board-act = Was zu tun ist
board-penalty = Strafe oder Ergebnis
    .none = Keine.
board-then = Danach
board-stands = Wo es steht
board-cases = Fälle:
# Where nothing else is to be done.
advice-over = Die Partie ist beendet: das Ergebnis bekannt geben.

## What the situations are about

situations-about =
    .moves = Züge und Figuren
    .clock = Uhr
    .draws = Remis
    .conduct = Verhalten
    .other = Partieformular, Abgabezug, Ergebnis

## Moves and pieces: `words` are other words by which a situation is found, the other attributes say how it can turn out

situation-illegal-move = Regelwidriger Zug
    .words = falscher Zug, König im Schach, falsche Rochade
    .claimed = Der erste, vom Gegner sofort reklamiert
    .seen = Der erste, vom Schiedsrichter gesehen, nicht reklamiert
    .answered = Erst nach dem Gegenzug reklamiert
    .not-pressed = Uhr noch nicht gedrückt
situation-second-illegal-move = Zweiter regelwidriger Zug desselben Spielers
    .words = wieder, noch einmal, Wiederholung, nackter König, blanker König
    .can-mate = Der Gegner kann noch matt setzen
    .cannot-mate = Der Gegner kann nicht mehr matt setzen (er hat nur noch den König)
    .third = Dritter regelwidriger Zug
situation-two-hands = Rochade mit beiden Händen, Uhr gedrückt
    .words = zwei Hände, eine Hand, Schlagen mit beiden Händen
situation-pawn-not-exchanged = Bauer auf der letzten Reihe nicht umgewandelt
    .words = Umwandlung, Bauer stehen gelassen, Dame
situation-press-without-move = Uhr ohne Zug gedrückt
    .words = doppelt gedrückt, kein Zug
situation-touched-piece = Figur berührt, andere Figur gezogen
    .words = berührt geführt, j’adoube, ich korrigiere
    .complaint = Der Gegner reklamiert
    .seen = Vom Schiedsrichter gesehen, nicht reklamiert
situation-displaced-pieces = Figuren umgeworfen
    .words = verschobene Figur, umgefallen, versehentlich
    .knocked-over = Von einem Spieler
    .found-later = Verschobene Figur erst nach einem Zug bemerkt
situation-illegal-position = Regelwidrige Stellung entdeckt
    .words = beide Könige im Schach, Bauer auf der letzten Reihe
situation-wrong-set-up = Figuren am Anfang falsch aufgestellt
    .words = König und Dame vertauscht, Grundstellung, Läufer und Springer vertauscht, Rochade
    .early = Im zweiten Zug reklamiert
    .late = Nach je zehn Zügen reklamiert
    .king-and-queen = König und Dame vertauscht, nach je zehn Zügen reklamiert
situation-colours-reversed = Farben vertauscht
    .words = falsche Farbe, Weiß und Schwarz, Paarung
    .early = Nach je sechs Zügen bemerkt
    .late = Nach je zehn Zügen bemerkt
situation-board-turned = Brett liegt falsch
    .words = dunkles Eckfeld, Brett gedreht
    .early = Im zweiten Zug reklamiert
    .late = Nach je zehn Zügen bemerkt

## The clock

situation-flag = Ein Blättchen fällt
    .words = Zeit abgelaufen, Zeitüberschreitung, null, nackter König, Fahne
    .can-mate = Gewinn auf Zeit reklamiert; der Gegner kann noch matt setzen
    .cannot-mate = Gewinn auf Zeit reklamiert; der Gegner kann nicht mehr matt setzen
    .seen = Vom Schiedsrichter gesehen, nicht reklamiert
situation-both-flags = Beide Blättchen gefallen
    .words = beide Uhren auf null, zwei Blättchen, Fahnen
    .unmarked = Nichts zeigt, welches zuerst fiel
    .marked = Die Uhr zeigt, dass das Blättchen des Spielers zuerst fiel
situation-wrong-clock-setting = Uhr falsch eingestellt
    .words = falsche Bedenkzeit, Zeitgutschrift fehlt, falscher Modus, Zugzähler
    .early = Nach fünf Zügen bemerkt
    .late = Nach je zehn Zügen bemerkt
situation-clock-defect = Uhr funktioniert nicht
    .words = defekte Uhr, kaputt, stehen geblieben, Batterie, Anzeige
situation-late-player = Spieler kommt zu spät
    .words = abwesend, Wartezeit, kampflos, nicht erschienen
    .too-late = Nach Ablauf der Wartezeit
    .nothing-set = Fünf Minuten zu spät, keine Wartezeit festgelegt
situation-clock-hit = Auf die Uhr geschlagen oder sie mit der falschen Hand gedrückt
    .words = heftig, Gewalt, andere Hand, hochgehoben
    .hit = Heftig auf die Uhr geschlagen
    .other-hand = Mit der Hand gedrückt, die nicht gezogen hat

## Draws

situation-wrong-claim = Stellungswiederholung oder 50 Züge: Remis zu Unrecht beantragt
    .words = dreimalige Stellungswiederholung, 50-Züge-Regel, Remisantrag abgelehnt, falsche Reklamation, dreimal
situation-right-claim = Stellungswiederholung oder 50 Züge: Remis zu Recht beantragt
    .words = dreimalige Stellungswiederholung, 50-Züge-Regel, Remisantrag, dreimal
situation-draw-offer = Remisangebot zur falschen Zeit
    .words = Remis anbieten, wiederholte Angebote, Störung
    .opponent-thinks = Während der Gegner überlegt
    .before-moving = Vor dem eigenen Zug
    .again = Immer wieder, um zu stören
situation-early-draw = Remis zu früh vereinbart
    .words = kein Remis vor dem 30. Zug, Sofia-Regel, Einigung, Handschlag
situation-quickplay-claim = Wenig Zeit, keine Zeitgutschrift: Remisantrag
    .words = Endspurtphase, letzte zwei Minuten, kein Gewinnversuch, normale Mittel
    .claim = Der Antrag wird gestellt
    .rejected = Der Antrag wird abgelehnt
    .increment = Bitte um eine Zeitgutschrift, der Gegner lehnt das Remis ab
situation-unnoticed-draw = 75 Züge ohne Fortschritt, niemand reklamiert
    .words = fünfundsiebzig, automatisches Remis, fünfmalige Stellungswiederholung, fünfmal

## Conduct

situation-phone = Ein Telefon klingelt
    .words = Mobiltelefon, Telefon, Smartphone, Smartwatch, elektronisches Gerät, Kopfhörer
    .rings = Es klingelt
    .bare-king = Es klingelt, und der Gegner hat nur noch den König
    .switched-off = Ausgeschaltet beim Spieler gefunden (Hosentasche)
    .milder = Es klingelt; die Ausschreibung sieht eine mildere Strafe vor
situation-leaving = Spieler verlässt den Spielbereich
    .words = Toilette, Rauchen, frische Luft, Turnierareal, hinausgehen
    .area = Am Zug, ohne Erlaubnis
    .venue = Aus dem Turnierareal, ohne Erlaubnis
situation-spectator = Zuschauer greift ein
    .words = Eltern, Trainer, Mannschaftsführer, Vorsagen
    .flag = Weist auf ein gefallenes Blättchen hin
    .irregularity = Weist auf einen regelwidrigen Zug hin
    .hint = Gibt einem Spieler einen Ratschlag
situation-disturbance = Spieler stört den Gegner
    .words = Lärm, Reden, Ablenkung, Belästigung, Beleidigung
    .once = Zum ersten Mal
    .persistent = Beharrlich, nach mehreren Verwarnungen
situation-outside-help = Spieler benutzt Notizen oder lässt sich helfen
    .words = Betrug, Analyse, Buch, Hilfe, Ratschläge

## Scoresheet, sealed move, result

situation-not-recording = Partie nicht mitgeschrieben
    .words = Partieformular, Mitschreiben, Notation, Zeitnot
    .enough-time = Bei reichlich Bedenkzeit
    .little-time = In Zeitnot, ohne Zeitgutschrift
    .in-advance = Zug vor der Ausführung aufgeschrieben
situation-sealed-move = Abgabezug mehrdeutig oder regelwidrig
    .words = Hängepartie, Umschlag, Wiederaufnahme, zweideutig, versiegelt
    .ambiguous = Er kann zwei Züge bedeuten
    .illegal = Er ist regelwidrig
situation-different-results = Spieler geben verschiedene Ergebnisse ab
    .words = Unterschrift, Partieformulare, falsches Ergebnis
