### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Zurechtrücken, nachdem der Gegner gezogen, aber die Uhr nicht gedrückt hat
title-adjusting-after-the-opponent-has-pressed = Zurechtrücken, nachdem der Gegner gezogen und die Uhr gedrückt hat

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Zurechtrücken, während der Gegner am Zug ist
title-adjusting-on-ones-own-move = „Ich korrigiere“, gesagt vom Spieler am Zug

## adjusting.yaml

title-adjusting-after-saying-so = Zwei Figuren nach den Worten „Ich korrigiere“ zurechtgerückt
title-adjusting-without-a-word = Figur wird ohne „Ich korrigiere“ zurechtgerückt
title-the-words-come-after-the-touch = „Ich korrigiere“ erst nach der Berührung
title-the-words-come-with-the-touch = „Ich korrigiere“ im selben Augenblick wie die Berührung
title-nobody-knows-whether-the-words-came-first = Strittig, ob „Ich korrigiere“ vor der Berührung fiel
title-adjusting-while-the-opponent-is-away = „Ich korrigiere“ in Abwesenheit des Gegners: Darf dessen Dame zurechtgerückt werden?
title-the-words-were-never-said = „Ich korrigiere“ ist strittig und laut Schiedsrichter nicht gefallen
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = Strittig, ob „Ich korrigiere“ zuerst kam; dann zieht eine andere Figur
title-adjusting-pieces-that-stand-well = „Ich korrigiere“ bei Figuren, die richtig auf ihren Feldern stehen
title-adjusting-a-piece-that-stands-between-two-squares = „Ich korrigiere“ bei einer Figur, die nicht richtig auf ihrem Feld steht
title-the-opponent-turns-an-upside-down-rook-upright = „Ich korrigiere“: Der Gegner stellt einen umgedrehten Umwandlungsturm richtig hin

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Zurechtrücken ohne Gegner am Brett, der Schiedsrichter erfährt es vorher
title-the-words-said-to-an-empty-chair = „Ich korrigiere“, Gegner abwesend: Hätte der Schiedsrichter es erfahren sollen?

## assistant-for-moving.yaml

title-an-assistant-whom-the-arbiter-accepts = Assistent zum Ausführen der Züge, der Schiedsrichter stimmt zu
title-an-assistant-whom-the-arbiter-does-not-accept = Assistent zum Ausführen der Züge, der Schiedsrichter stimmt nicht zu
title-an-assistant-of-whom-the-arbiter-has-said-nothing = Assistent zum Ausführen der Züge: Der Schiedsrichter hat noch nicht entschieden
title-an-assistant-for-the-moves-presented-just-before-the-round = Assistent zum Ausführen der Züge, erst kurz vor der Runde vorgestellt
title-an-assistant-for-the-moves-presented-in-advance = Assistent für einen Spieler, der nicht ziehen kann: Muss der Schiedsrichter zustimmen?

## capture-made.yaml

title-a-capture-with-the-captured-piece-taken-off-last = Schlagen: erst die eigene Figur loslassen, dann die geschlagene wegnehmen
title-a-capture-with-the-captured-piece-taken-off-first = Schlagen: erst die geschlagene Figur wegnehmen, dann die eigene loslassen
title-an-en-passant-capture-without-the-pawn-taken-off = En passant: erst den eigenen Bauern losgelassen, dann den geschlagenen entfernt
title-the-enemy-piece-first-and-then-an-own-one = Gegnerischen Bauern vom Brett genommen, dann den eigenen in die Hand

## castling-made.yaml

title-castling-step-by-step = Rochade Schritt für Schritt: König, Turm, Uhr
title-castling-with-one-hand-for-each-piece = Rochade mit zwei Händen: König mit der rechten, Turm mit der linken
title-castling-with-the-same-hand = Rochade mit einer Hand: erst der König, dann der Turm

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = König und Turm berührt, f1 angegriffen; Weiß rochiert auf der anderen Seite
title-castling-begun-with-a-king-that-cannot-move = König und Turm berührt, aber weder Rochade noch Königszug möglich; es folgt a4
title-an-illegal-castling-begun-without-a-board = König und Turm berührt, Rochade regelwidrig; die Stellung ist nicht bekannt
title-a-legal-castling-leaves-no-other-king-move = König, dann Damenturm berührt; die lange Rochade ist regelgemäß
title-castling-begun-towards-a-square-that-a-bishop-bears-on = König und Turm berührt, ein Läufer greift das Zielfeld g1 an
title-castling-begun-where-the-king-has-no-move-at-all = König und Turm berührt, aber weder Rochade noch Königszug möglich: Bauer schlägt auf g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Reklamation zu Berührt-geführt, nachdem der Reklamierende eine Figur berührt hat
title-a-complaint-after-the-reply = Reklamation zu Berührt-geführt nach dem Antwortzug
title-a-complaint-after-brushing-a-piece = Reklamation zu Berührt-geführt nach versehentlicher eigener Berührung
title-a-complaint-about-two-hands-after-touching-a-piece = Reklamation wegen zweier Hände, nachdem der Reklamierende eine Figur berührt hat
title-an-irregularity-of-touching-is-claimed-after-the-reply = Verstoß gegen Berührt-geführt, erst nach dem Antwortzug als regelwidriger Zug reklamiert

## king-and-rook.yaml

title-king-and-then-rook-touched = Erst der König berührt, dann der Turm; Rochade wäre regelgemäß
title-king-and-rook-touched-at-once = König und Turm gleichzeitig berührt
title-king-and-rook-touched-in-an-order-that-nobody-knows = König und Turm in unbekannter Reihenfolge berührt
title-the-king-in-hand-and-then-the-rook = Rochade: König in die Hand genommen, dann auch der Turm
title-king-and-rook-touched-without-a-board = König und Turm berührt, Stellung unbekannt
title-king-and-rook-touched-though-castling-is-barred = König, dann Turm berührt, obwohl f1 angegriffen ist

## king-released.yaml

title-the-king-released-two-squares-away = König zur Rochade auf g1 losgelassen, Turm noch nicht gezogen
title-the-king-released-where-castling-is-barred = König zur Rochade auf g1 losgelassen, obwohl f1 angegriffen ist
title-the-king-released-though-it-has-no-move-at-all = König auf g1 losgelassen, aber weder Rochade noch Königszug möglich
title-the-rook-follows-the-king = König zur Rochade auf c1 losgelassen, dann der Turm auf d1
title-castling-given-up-after-the-king-was-released = König auf g1 losgelassen, zurückgestellt, nach e2 gezogen; Gegner reklamiert
title-the-clock-pressed-before-the-rook-has-moved = König auf g1, Uhr vor dem Turmzug gedrückt: unvollendet oder regelwidrig?
title-castling-with-both-hands-and-the-rook-not-moved = Rochade mit beiden Händen, Uhr gedrückt, bevor der Turm gezogen ist
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Erst den Turm in der Hand, dann den König auf g1 gestellt und die Uhr gedrückt
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = König auf g1 losgelassen, f1 angegriffen; Reklamation noch vor dem Uhrendrücken
title-castling-left-unfinished-is-judged-or-is-an-illegal-move = König auf g1, Uhr gedrückt; laut Schiedsrichter nur unvollendete Rochade
title-the-king-alone-moved-two-squares-where-castling-is-illegal = Nur der König nach g1 gezogen, f1 angegriffen, Uhr gedrückt
title-unfinished-castling-that-the-opponent-points-out = Unvollendete Rochade, Uhr gedrückt: Der Gegner beanstandet das Drücken
title-unfinished-castling-complained-of-by-the-rules-on-touching = Unvollendete Rochade, Uhr gedrückt: Gegner beruft sich auf Berührt-geführt

## knights-face.yaml

title-the-opponent-wants-the-knights-to-look-forward = Darf ein Spieler verlangen, dass die Springer des Gegners andersherum stehen?
title-a-player-turns-his-own-knight = „Ich korrigiere“ beim eigenen Springer, der richtig auf seinem Feld steht
title-turning-the-opponents-knight = „Ich korrigiere“, dann wird der gegnerische Springer zurechtgerückt, der richtig stand
title-a-player-asks-for-something-else-than-other-knights = Bitte, eine Videoaufnahme anzusehen

## nothing-usable.yaml

title-a-touched-piece-that-cannot-move = Berührter Läufer hat keinen regelgemäßen Zug

## other-contact.yaml

title-a-contact-of-which-nothing-more-is-told = Springer berührt, mehr ist über die Berührung nicht bekannt
title-a-piece-brushed-in-passing = Springer mit vorbeistreifender Hand berührt
title-the-wrong-piece-touched-by-mistake = Ein Springer in der Hand und zurückgestellt, dann der andere gezogen
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = Schiedsrichter stellt später fest, dass die Dame versehentlich berührt wurde
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Turm mit dem Ärmel gestreift, dann der andere Turm gezogen

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = Umwandlung mit umgedrehtem Turm, der dann schräg gezogen wird
title-a-queen-in-hand-while-a-rook-touches-the-square = Umwandlung: Ein Turm berührt das Feld, dann wird eine Dame hingestellt
title-the-piece-is-missing-and-asked-for = Umwandlung: Dame verlangt, dann berührt ein Springer das Feld
title-a-knight-put-there-after-the-clock-was-pressed = Bauer nicht umgewandelt, Uhr gedrückt, dann ein Springer hingestellt
title-a-knight-put-there-after-an-unnoticed-press = Bauer unbemerkt nicht umgewandelt; nach dem Uhrendrücken kommt ein Springer hin
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Uhren angehalten, Dame verlangt, Uhr wieder in Gang, Umwandlung in Springer
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Uhren für eine zweite Dame angehalten, dann kommt ein Springer aufs Feld

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Umwandlung in Schritten: Bauer vor, Bauer weg, Dame hin
title-a-promotion-without-pushing-the-pawn = Umwandlung ohne Vorrücken: erst Dame hin, dann Bauer weg
title-a-promotion-with-capture-step-by-step = Umwandlung mit Schlagen: Turm vom Brett, Bauer vom Brett, Dame aufs Feld
title-the-pawn-left-standing-and-the-clock-pressed = Umwandlung Schritt für Schritt: Bauer auf a8 losgelassen, Uhr gedrückt
title-a-queen-of-the-wrong-colour = Umwandlung in eine Dame der gegnerischen Farbe
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Umwandlung mit dem Bauern noch in der Hand, während der Turm schon steht

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Springer auf f3 losgelassen, Uhr noch nicht gedrückt
title-a-released-piece-that-could-not-go-there = Springer auf einem Feld losgelassen, das er nicht erreichen kann
title-a-made-move-taken-back-before-the-press = Springer losgelassen, vor dem Uhrendrücken zurückgenommen und anders gezogen
title-the-rook-released-before-the-king-was-touched = Turm auf f1 losgelassen, dann der König zur Rochade in der Hand
title-an-illegal-move-may-be-put-back = Regelwidriger Springerzug vor dem Uhrendrücken zurückgestellt
title-a-promotion-made-by-releasing-in-the-old-editions = Umwandlung: Bauer weggenommen, Turm auf dem Umwandlungsfeld losgelassen
title-a-promoted-rook-exchanged-for-a-queen = Umwandlungsturm noch gegen eine Dame getauscht; der Gegner reklamiert
title-the-arbiter-sees-the-promoted-piece-exchanged = Umwandlungsspringer gegen eine Dame getauscht; der Schiedsrichter sieht es
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Umwandlungsspringer gegen Dame getauscht; Gegner reklamiert Regelverstoß
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Umwandlungsturm gegen Dame getauscht und vor dem Drücken zurückgetauscht
title-the-exchange-is-claimed-after-a-touch = Umwandlungsturm gegen Dame getauscht; Reklamation nach Berühren einer Figur
title-the-king-follows-the-rook-and-nobody-complains-in-time = Rochade, der Turm zuerst losgelassen; Reklamation nach Berühren einer Figur
title-the-king-follows-the-rook-and-the-opponent-complains = Rochade, der Turm zuerst losgelassen; der Gegner reklamiert sofort

## rook-then-king.yaml

title-castling-begun-with-the-rook = Erst der Turm berührt, dann der König; Rochade wäre regelgemäß
title-the-rook-in-hand-and-then-the-king = Rochade: Turm in die Hand genommen, dann auch der König
title-the-rook-touched-first-cannot-move = Von Läufer und Springer eingesperrter Turm vor dem König berührt
title-castling-carried-out-with-the-rook-first = Rochade mit dem Turm zuerst in der Hand; der Schiedsrichter sieht es
title-a-rook-that-has-no-move-touched-before-the-king = Turm ohne Zug vor dem König berührt: Darf König oder Springer ziehen?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Bauer auf e4 losgelassen, dann vor dem Uhrendrücken auf e3 zurückgezogen

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Springer berührt, Bauer gezogen, Uhr gedrückt: die in Japan übliche Strafe

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Springer berührt, Bauer gezogen; der Gegner reklamiert sofort
title-the-arbiter-sees-another-piece-move = Springer berührt, Bauer gezogen; der Schiedsrichter sieht es, niemand reklamiert
title-the-touched-piece-moves = Springer berührt und gezogen, der Schiedsrichter sieht zu
title-a-complaint-without-a-breach = Springer berührt und gezogen; der Gegner reklamiert trotzdem
title-a-touch-that-the-opponent-points-out-at-once = Springer berührt, noch kein Zug; der Gegner beruft sich auf Berührt-geführt
title-a-queen-was-touched-and-something-else-played = Dame berührt, dann ein nicht genannter Zug; der Gegner reklamiert
title-two-hands-are-complained-of = Zug mit beiden Händen ausgeführt; der Gegner reklamiert
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Regelwidriger Turmzug durch Bauernzug ersetzt; der Schiedsrichter sieht es
title-a-breach-that-is-noticed-after-the-reply = Schiedsrichter merkt erst nach der Antwort: berührte Figur nicht gezogen
title-may-a-player-who-touched-a-knight-move-another-piece = Darf nach dem Berühren eines Springers eine andere Figur ziehen?
title-may-a-player-who-touched-the-rook-first-castle-with-it = Darf noch rochieren, wer den Turm vor dem König berührt hat?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = Darf nach dem Berühren von König und Turm nur der König ziehen?
title-may-another-piece-replace-an-illegal-move = Darf eine andere Figur einen regelwidrigen Turmzug ersetzen?
title-a-piece-touched-without-a-board-may-another-kind-move = Springer berührt, Stellung unbekannt: Darf ein Läufer ziehen?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Bindet der vom Gegner berührte und gezogene Bauer die eigene Antwort?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Springer berührt, Turm gezogen; der Gegner reklamiert einen regelwidrigen Zug
title-a-complaint-about-a-touch-that-is-denied = Bestrittene Berührung, noch vor einem Zug reklamiert; der Schiedsrichter stellt sie fest
title-in-france-the-arbiter-waits-for-the-press = Springer berührt, Bauer gezogen, Uhr nicht gedrückt: sofort eingreifen?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Gegnerischer und eigener Bauer berührt, der eine kann den anderen schlagen
title-the-capture-with-the-touched-piece-is-illegal = Gegnerischer Bauer, dann eigener Springer berührt, der ihn nicht schlagen kann
title-nobody-knows-which-piece-was-touched-first = Gegnerischer Bauer und eigener Springer berührt, Reihenfolge unbekannt
title-two-pieces-of-the-same-colour-are-not-one-of-each = Zwei eigene Bauern nacheinander berührt
title-koh-takes-a-bishop-off-that-his-rook-cannot-reach = Eigener Turm, dann gegnerischer Läufer berührt, ein Springer steht dazwischen

## touched-enemy.yaml

title-a-touched-enemy-piece-must-be-captured = Gegnerischer Bauer berührt, der geschlagen werden kann
title-a-touched-enemy-piece-that-cannot-be-captured = Gegnerische Dame berührt, obwohl sie nicht geschlagen werden kann
title-an-enemy-queen-was-touched-without-a-board = Gegnerische Dame berührt, Stellung unbekannt

## touched-own.yaml

title-a-touched-piece-must-move = Eigener Springer absichtlich berührt
title-the-first-touched-piece-that-can-move = Unbeweglicher Turm, dann Springer, dann Bauer berührt
title-a-piece-touched-by-accident = Eigener Springer versehentlich berührt
title-was-the-touch-an-accident = Eigener Springer berührt: versehentlich oder absichtlich?
title-a-touch-by-the-player-who-does-not-have-the-move = Figur vom Spieler berührt, der nicht am Zug ist
title-a-second-touch-does-not-undo-the-first = Springer berührt, danach noch ein Bauer
title-a-touched-piece-of-which-only-the-touch-is-told = Figur auf b1 berührt, aber weder Figur noch Stellung bekannt
title-one-of-two-knights-was-touched = Ein Springer berührt; welcher der beiden, ist nicht bekannt
title-the-only-queen-was-touched = Dame zu Beginn berührt, noch eingesperrt
title-a-name-spoken-binds-nobody = „Schach“, „Rochade“ oder eine Figur genannt, ohne etwas zu berühren
title-the-move-that-follows-tells-whose-touch-it-was = Springer berührt, danach zieht derselbe Spieler
