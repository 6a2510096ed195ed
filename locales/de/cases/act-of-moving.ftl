### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Zurechtrücken, nachdem der Gegner gezogen, aber die Uhr nicht gedrückt hat
title-adjusting-after-the-opponent-has-pressed = Zurechtrücken, nachdem der Gegner gezogen und die Uhr gedrückt hat
    .scene = Weiß spielt { MOVE("e4") } und drückt die Uhr. Schwarz sagt „ich korrigiere“ und rückt den Springer auf g8 gerade. Weiß ist verärgert: Wer bei laufender eigener Uhr eine Figur anfasse, der müsse sie auch ziehen.

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Zurechtrücken, während der Gegner am Zug ist
    .scene = Weiß, am Zug, denkt nach. Schwarz sagt „ich korrigiere“ und rückt den Springer auf g8 gerade. Weiß fühlt sich gestört; Schwarz erwidert, die Worte seien zuerst gekommen und es handle sich schließlich um eine eigene Figur.
title-adjusting-on-ones-own-move = „Ich korrigiere“, gesagt vom Spieler am Zug

## adjusting.yaml

title-adjusting-after-saying-so = Zwei Figuren nach den Worten „Ich korrigiere“ zurechtgerückt
title-adjusting-without-a-word = Figur wird ohne „Ich korrigiere“ zurechtgerückt
    .scene = Sie stehen am Brett, als Weiß, am Zug, den Springer auf b1 wortlos zurechtrückt und sich dann zum Nachdenken zurücklehnt. Darauf angesprochen, zeigt sich Weiß erstaunt: Der Springer habe schief gestanden, und niemand könne so etwas für den Anfang eines Zuges halten.
title-the-words-come-after-the-touch = „Ich korrigiere“ erst nach der Berührung
    .scene = Sie sehen zu, wie Weiß, am Zug, den Springer auf b1 zurechtrückt und, als der Springer schon ordentlich steht, „ich korrigiere“ sagt. Dann spielt Weiß { MOVE("e4") } und drückt die Uhr. Als Sie herantreten, bemerkt Weiß, die Worte seien laut genug für alle gewesen.
title-the-words-come-with-the-touch = „Ich korrigiere“ im selben Augenblick wie die Berührung
title-nobody-knows-whether-the-words-came-first = Strittig, ob „Ich korrigiere“ vor der Berührung fiel
title-adjusting-while-the-opponent-is-away = „Ich korrigiere“ in Abwesenheit des Gegners: Darf dessen Dame zurechtgerückt werden?
title-the-words-were-never-said = „Ich korrigiere“ ist strittig und laut Schiedsrichter nicht gefallen
    .scene = Weiß, am Zug, rückt die Dame auf d1 zurecht. Schwarz sagt, es sei kein Wort gefallen; Weiß beharrt darauf, „ich korrigiere“ gesagt zu haben, wenn auch vielleicht etwas leise. Sie hören beide Spieler an und kommen zu dem Schluss, dass die Worte nicht gefallen sind.
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = Strittig, ob „Ich korrigiere“ zuerst kam; dann zieht eine andere Figur
title-adjusting-pieces-that-stand-well = „Ich korrigiere“ bei Figuren, die richtig auf ihren Feldern stehen
title-adjusting-a-piece-that-stands-between-two-squares = „Ich korrigiere“ bei einer Figur, die nicht richtig auf ihrem Feld steht
title-the-opponent-turns-an-upside-down-rook-upright = „Ich korrigiere“: Der Gegner stellt einen umgedrehten Umwandlungsturm richtig hin

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Zurechtrücken ohne Gegner am Brett, der Schiedsrichter erfährt es vorher
    .scene = Schwarz ist nicht am Brett. Weiß, am Zug, wendet sich an Sie, sagt Ihnen, dass der König etwas schief stehe und nun zurechtgerückt werde, und rückt ihn gerade. Ein Zuschauer bemerkt, das Zurechtrücken müsse dem Gegner angekündigt werden.
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
    .scene = Weiß rochiert in einer fließenden Bewegung: Die rechte Hand führt den König von e1 nach g1 und lässt ihn los, die linke setzt den Turm von h1 nach f1 und lässt ihn los. Weiß drückt die Uhr; Sie haben alles gesehen. Weiß meint, niemand sei gestört worden und beide Figuren stünden, wo sie hingehörten.
title-castling-with-the-same-hand = Rochade mit einer Hand: erst der König, dann der Turm

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = König und Turm berührt, f1 angegriffen; Weiß rochiert auf der anderen Seite
    .scene = Vor Ihren Augen fasst Weiß, am Zug und bisher ohne König- oder Turmzug, den König und dann den Turm auf h1 an. Nach kurzem Überlegen lässt Weiß diesen Turm stehen, spielt stattdessen { MOVE("0-0-0") } und drückt die Uhr. Schwarz murmelt, da habe der falsche Turm gezogen.
title-castling-begun-with-a-king-that-cannot-move = König und Turm berührt, aber weder Rochade noch Königszug möglich; es folgt a4
    .scene = Weiß, am Zug, fasst den König und dann den Turm auf h1 an, sieht sich das Brett noch einmal an, lässt beide los, spielt { MOVE("a4") } und drückt die Uhr. Sie haben alles gesehen. Schwarz wendet ein, wenn der König nicht rochieren könne, müsse wenigstens der Turm auf h1 ziehen.
title-an-illegal-castling-begun-without-a-board = König und Turm berührt, Rochade regelwidrig; die Stellung ist nicht bekannt
title-a-legal-castling-leaves-no-other-king-move = König, dann Damenturm berührt; die lange Rochade ist regelgemäß
title-castling-begun-towards-a-square-that-a-bishop-bears-on = König und Turm berührt, ein Läufer greift das Zielfeld g1 an
title-castling-begun-where-the-king-has-no-move-at-all = König und Turm berührt, aber weder Rochade noch Königszug möglich: Bauer schlägt auf g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Reklamation zu Berührt-geführt, nachdem der Reklamierende eine Figur berührt hat
    .scene = Weiß, am Zug, fasst den Springer auf b1 an, lässt ihn los, spielt { MOVE("e4") } und drückt die Uhr. Schwarz ergreift den Springer auf g8, hält mit der Hand an der Figur inne, ruft Sie und reklamiert, Weiß habe gegen die Regel „berührt – geführt“ verstoßen. Weiß gibt die Berührung ohne Weiteres zu.
title-a-complaint-after-the-reply = Reklamation zu Berührt-geführt nach dem Antwortzug
title-a-complaint-after-brushing-a-piece = Reklamation zu Berührt-geführt nach versehentlicher eigener Berührung
    .scene = Weiß nimmt den Springer auf b1 in die Hand, stellt ihn zurück, spielt { MOVE("e4") } und drückt die Uhr. Schwarz hebt den Arm, um Sie zu rufen, streift dabei versehentlich mit dem Ärmel den Springer auf g8 und reklamiert dann, Weiß habe gegen die Regel „berührt – geführt“ verstoßen. Weiß entgegnet, auch Schwarz habe eben eine Figur berührt.
title-a-complaint-about-two-hands-after-touching-a-piece = Reklamation wegen zweier Hände, nachdem der Reklamierende eine Figur berührt hat
title-an-irregularity-of-touching-is-claimed-after-the-reply = Verstoß gegen Berührt-geführt, erst nach dem Antwortzug als regelwidriger Zug reklamiert
    .scene = Weiß, am Zug, fasst den Springer auf e2 an, lässt ihn los, spielt { MOVE("Ra5") } und drückt die Uhr; zunächst fällt niemandem etwas auf. Schwarz spielt { MOVE("h6") }, drückt die Uhr und reklamiert dann, { MOVE("Ra5") } sei ein regelwidriger Zug gewesen, weil Weiß zuvor den Springer angefasst habe. Weiß bestreitet das nicht.

## king-and-rook.yaml

title-king-and-then-rook-touched = Erst der König berührt, dann der Turm; Rochade wäre regelgemäß
title-king-and-rook-touched-at-once = König und Turm gleichzeitig berührt
    .scene = Weiß, am Zug, fasst im selben Augenblick den Turm auf a1 und den König an und zieht dann die Hände zurück, ohne eine der beiden Figuren bewegt zu haben. Nun möchte Weiß lieber einen ruhigen Turmzug machen; Schwarz meint, der König müsse ziehen, auf welches Feld auch immer.
title-king-and-rook-touched-in-an-order-that-nobody-knows = König und Turm in unbekannter Reihenfolge berührt
    .scene = Mit einer raschen Bewegung berührt Weiß, am Zug, absichtlich den Turm auf h1 und den König und zieht die Hand zurück. Schwarz sagt, zuerst sei es der Turm gewesen; Weiß sagt, der König. In welcher Reihenfolge sie berührt wurden, lässt sich nicht feststellen.
title-the-king-in-hand-and-then-the-rook = Rochade: König in die Hand genommen, dann auch der Turm
title-king-and-rook-touched-without-a-board = König und Turm berührt, Stellung unbekannt
title-king-and-rook-touched-though-castling-is-barred = König, dann Turm berührt, obwohl f1 angegriffen ist

## king-released.yaml

title-the-king-released-two-squares-away = König zur Rochade auf g1 losgelassen, Turm noch nicht gezogen
    .scene = Weiß, am Zug, führt den König von e1 nach g1 und lässt ihn los. Die Hand noch in der Luft, kommen Weiß Bedenken: Die Rochade sei erst ausgeführt, wenn auch der Turm gezogen und losgelassen sei, also könne man sich noch anders entscheiden.
title-the-king-released-where-castling-is-barred = König zur Rochade auf g1 losgelassen, obwohl f1 angegriffen ist
    .scene = Weiß, am Zug, führt den König von e1 nach g1 und lässt ihn los. Noch bevor der Turm auf h1 berührt ist, fällt der Blick auf den schwarzen Turm auf f3. „So kann ich nicht rochieren“, sagt Weiß, „also nehme ich den König einfach zurück und fange neu an.“ Schwarz erwidert, es bleibe ja die Rochade auf der anderen Seite.
title-the-king-released-though-it-has-no-move-at-all = König auf g1 losgelassen, aber weder Rochade noch Königszug möglich
    .scene = Weiß, am Zug, führt den König von e1 nach g1 und lässt ihn los. Bevor die Uhr gedrückt ist, stutzt Weiß: Mit dieser Rochade stimmt etwas nicht. Weiß möchte etwas ganz anderes spielen; Schwarz beharrt darauf, der König sei berührt und losgelassen worden und müsse daher ziehen.
title-the-rook-follows-the-king = König zur Rochade auf c1 losgelassen, dann der Turm auf d1
title-castling-given-up-after-the-king-was-released = König auf g1 losgelassen, zurückgestellt, nach e2 gezogen; Gegner reklamiert
    .scene = Weiß führt den König von e1 nach g1 und lässt ihn los, überlegt es sich dann anders, stellt den König auf e1 zurück, spielt { MOVE("Ke2") } und drückt die Uhr. Schwarz reklamiert, Weiß habe gegen die Regel „berührt – geführt“ verstoßen. Weiß widerspricht: Berührt worden sei der König, und der König habe auch gezogen.
title-the-clock-pressed-before-the-rook-has-moved = König auf g1, Uhr vor dem Turmzug gedrückt: unvollendet oder regelwidrig?
title-castling-with-both-hands-and-the-rook-not-moved = Rochade mit beiden Händen, Uhr gedrückt, bevor der Turm gezogen ist
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Erst den Turm in der Hand, dann den König auf g1 gestellt und die Uhr gedrückt
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = König auf g1 losgelassen, f1 angegriffen; Reklamation noch vor dem Uhrendrücken
    .scene = Weiß, am Zug, führt den König von e1 nach g1 und lässt ihn los. Noch bevor Turm oder Uhr berührt sind, reklamiert Schwarz, die Rochade sei hier regelwidrig. Weiß erwidert, die Rochade sei noch nicht einmal ausgeführt und es gebe noch gar nichts zu reklamieren.
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
    .scene = Sie sehen zu, wie Weiß den Springer auf b1 in die Hand nimmt, ihn überrascht ansieht, zurückstellt, { MOVE("Nf3") } spielt und die Uhr drückt. Weiß erklärt, die Hand sei einfach zum falschen Springer gegangen: Gemeint gewesen sei von Anfang an der andere.
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = Schiedsrichter stellt später fest, dass die Dame versehentlich berührt wurde
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Turm mit dem Ärmel gestreift, dann der andere Turm gezogen

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = Umwandlung mit umgedrehtem Turm, der dann schräg gezogen wird
    .scene = Weiß nimmt den Bauern von a7, sagt „Dame!“, stellt einen Turm verkehrt herum auf a8 und drückt die Uhr. Schwarz spielt { MOVE("Kg6") } und drückt die Uhr. Nun spielt Weiß { MOVE("Ra8-d5") } und drückt die Uhr; Sie sehen es. Weiß verweist darauf, dass die Dame laut angesagt worden sei und Schwarz ohne ein Wort des Protests geantwortet habe.
title-a-queen-in-hand-while-a-rook-touches-the-square = Umwandlung: Ein Turm berührt das Feld, dann wird eine Dame hingestellt
title-the-piece-is-missing-and-asked-for = Umwandlung: Dame verlangt, dann berührt ein Springer das Feld
title-a-knight-put-there-after-the-clock-was-pressed = Bauer nicht umgewandelt, Uhr gedrückt, dann ein Springer hingestellt
    .scene = Vor Ihren Augen spielt Weiß { MOVE("b8") }, lässt den Bauern dort stehen und drückt die Uhr. Gleich darauf bemerkt Weiß das Versehen und stellt einen Springer auf b8. Gemeint gewesen sei von Anfang an ein Springer, sagt Weiß, und die kleine Verspätung habe keinen Vorteil gebracht.
title-a-knight-put-there-after-an-unnoticed-press = Bauer unbemerkt nicht umgewandelt; nach dem Uhrendrücken kommt ein Springer hin
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Uhren angehalten, Dame verlangt, Uhr wieder in Gang, Umwandlung in Springer
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Uhren für eine zweite Dame angehalten, dann kommt ein Springer aufs Feld

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Umwandlung in Schritten: Bauer vor, Bauer weg, Dame hin
title-a-promotion-without-pushing-the-pawn = Umwandlung ohne Vorrücken: erst Dame hin, dann Bauer weg
title-a-promotion-with-capture-step-by-step = Umwandlung mit Schlagen: Turm vom Brett, Bauer vom Brett, Dame aufs Feld
title-the-pawn-left-standing-and-the-clock-pressed = Umwandlung Schritt für Schritt: Bauer auf a8 losgelassen, Uhr gedrückt
    .scene = Weiß zieht den Bauern von a7 nach a8, lässt ihn los und drückt die Uhr; Sie stehen am Brett und sehen es. Weiß sagt, gemeint sei natürlich eine Dame. Schwarz verlangt, den Zug zurückzunehmen, denn ein Bauer habe auf diesem Feld nichts zu suchen.
title-a-queen-of-the-wrong-colour = Umwandlung in eine Dame der gegnerischen Farbe
    .scene = Weiß nimmt den Bauern von a7, stellt die einzige Dame in Reichweite, eine schwarze, auf a8 und drückt die Uhr; Sie sehen es sofort. Weiß meint, jeder verstehe, was gemeint sei, und die Dame lasse sich im Nu gegen eine weiße austauschen.
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Umwandlung mit dem Bauern noch in der Hand, während der Turm schon steht

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Springer auf f3 losgelassen, Uhr noch nicht gedrückt
title-a-released-piece-that-could-not-go-there = Springer auf einem Feld losgelassen, das er nicht erreichen kann
title-a-made-move-taken-back-before-the-press = Springer losgelassen, vor dem Uhrendrücken zurückgenommen und anders gezogen
    .scene = Sie sehen zu, wie Weiß { MOVE("Nf3") } spielt und den Springer loslässt, aber die Uhr nicht drückt. Im nächsten Augenblick steht der Springer wieder auf g1; Weiß spielt stattdessen { MOVE("Nh3") } und drückt die Uhr. Es sei derselbe Springer, erklärt Weiß, und vor dem Drücken der Uhr sei nichts endgültig.
title-the-rook-released-before-the-king-was-touched = Turm auf f1 losgelassen, dann der König zur Rochade in der Hand
    .scene = Weiß, am Zug, führt den Turm von h1 nach f1, lässt ihn los und nimmt dann den König in die Hand. Mit dem König in der Luft erklärt Weiß, das werde eine Rochade, es fehle nur noch der Schritt des Königs, und auf die Reihenfolge könne es nicht ankommen.
title-an-illegal-move-may-be-put-back = Regelwidriger Springerzug vor dem Uhrendrücken zurückgestellt
    .scene = Weiß stellt den Springer von g1 nach g3 und lässt ihn los, merkt sofort, dass ein Springer so nicht zieht, und stellt ihn zurück; die Uhr ist nicht gedrückt. Weiß möchte nun lieber über einen Bauernzug nachdenken. Schwarz beharrt darauf, dass vor aller Augen ein regelwidriger Zug geschehen sei, und der müsse seinen Preis haben.
title-a-promotion-made-by-releasing-in-the-old-editions = Umwandlung: Bauer weggenommen, Turm auf dem Umwandlungsfeld losgelassen
title-a-promoted-rook-exchanged-for-a-queen = Umwandlungsturm noch gegen eine Dame getauscht; der Gegner reklamiert
title-the-arbiter-sees-the-promoted-piece-exchanged = Umwandlungsspringer gegen eine Dame getauscht; der Schiedsrichter sieht es
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Umwandlungsspringer gegen Dame getauscht; Gegner reklamiert Regelverstoß
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Umwandlungsturm gegen Dame getauscht und vor dem Drücken zurückgetauscht
title-the-exchange-is-claimed-after-a-touch = Umwandlungsturm gegen Dame getauscht; Reklamation nach Berühren einer Figur
title-the-king-follows-the-rook-and-nobody-complains-in-time = Rochade, der Turm zuerst losgelassen; Reklamation nach Berühren einer Figur
title-the-king-follows-the-rook-and-the-opponent-complains = Rochade, der Turm zuerst losgelassen; der Gegner reklamiert sofort
    .scene = Weiß zieht den Turm von h1 nach f1 und lässt ihn los, zieht dann den König von e1 nach g1, lässt ihn los und drückt die Uhr. Schwarz reklamiert, Weiß habe gegen „berührt – geführt“ verstoßen. Weiß ist überrascht: König und Turm stünden genau dort, wo sie nach der Rochade hingehören, gleich wer zuerst zieht.

## rook-then-king.yaml

title-castling-begun-with-the-rook = Erst der Turm berührt, dann der König; Rochade wäre regelgemäß
    .scene = Weiß, am Zug, fasst den Turm auf h1 und dann den König an, ohne eine der beiden Figuren bewegt zu haben. Weiß will rochieren und sagt, etwas anderes könne damit gar nicht gemeint gewesen sein; Schwarz entgegnet, von Rochade könne keine Rede mehr sein, der König müsse ziehen.
title-the-rook-in-hand-and-then-the-king = Rochade: Turm in die Hand genommen, dann auch der König
title-the-rook-touched-first-cannot-move = Von Läufer und Springer eingesperrter Turm vor dem König berührt
    .scene = Nach den Zügen 1. { MOVE("e4") } { MOVE("e5") } fasst Weiß den Turm auf h1 und dann den König an und sieht erst jetzt, dass Läufer und Springer noch dazwischenstehen. Weiß lächelt und meint, an ein so offensichtliches Versehen könne niemand gebunden sein.
title-castling-carried-out-with-the-rook-first = Rochade mit dem Turm zuerst in der Hand; der Schiedsrichter sieht es
title-a-rook-that-has-no-move-touched-before-the-king = Turm ohne Zug vor dem König berührt: Darf König oder Springer ziehen?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Bauer auf e4 losgelassen, dann vor dem Uhrendrücken auf e3 zurückgezogen
    .scene = Weiß zieht den Bauern von e2 nach e4 und lässt ihn los, überlegt es sich anders, zieht ihn nach e3 zurück und lässt ihn wieder los. Die Uhr von Weiß läuft noch. Es sei ja derselbe Bauer, sagt Weiß, und erst mit dem Drücken der Uhr werde ein Zug endgültig.

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Springer berührt, Bauer gezogen, Uhr gedrückt: die in Japan übliche Strafe

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Springer berührt, Bauer gezogen; der Gegner reklamiert sofort
title-the-arbiter-sees-another-piece-move = Springer berührt, Bauer gezogen; der Schiedsrichter sieht es, niemand reklamiert
title-the-touched-piece-moves = Springer berührt und gezogen, der Schiedsrichter sieht zu
title-a-complaint-without-a-breach = Springer berührt und gezogen; der Gegner reklamiert trotzdem
title-a-touch-that-the-opponent-points-out-at-once = Springer berührt, noch kein Zug; der Gegner beruft sich auf Berührt-geführt
    .scene = Weiß, am Zug, fasst den Springer auf b1 an, lässt ihn los und lehnt sich zum Nachdenken zurück. Schwarz ruft Sie sofort und reklamiert, Weiß habe eine Figur berührt. Weiß erwidert, gespielt sei noch gar nichts, also gebe es auch nichts zu reklamieren.
title-a-queen-was-touched-and-something-else-played = Dame berührt, dann ein nicht genannter Zug; der Gegner reklamiert
title-two-hands-are-complained-of = Zug mit beiden Händen ausgeführt; der Gegner reklamiert
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Regelwidriger Turmzug durch Bauernzug ersetzt; der Schiedsrichter sieht es
    .scene = Weiß spielt { MOVE("Rd2-e3") } und drückt die Uhr. Ein Kollege stellt die Stellung vor diesem Zug wieder her, entscheidet, dass Weiß mit dem Turm auf d2 ziehen muss, zählt den Zug als ersten abgeschlossenen regelwidrigen Zug von Weiß und gibt Schwarz die vorgesehene Zusatzzeit. Darauf spielt Weiß { MOVE("a4") } und drückt die Uhr; Sie sehen es. Schwarz meint, das sei nun der zweite Verstoß.
title-a-breach-that-is-noticed-after-the-reply = Schiedsrichter merkt erst nach der Antwort: berührte Figur nicht gezogen
    .scene = Weiß, am Zug, berührt absichtlich den Springer auf b1, spielt dann { MOVE("e4") } und drückt die Uhr. Schwarz antwortet { MOVE("e5") } und drückt die Uhr. Erst jetzt wird Ihnen klar, dass { MOVE("e4") } kein Zug mit dem berührten Springer war. Ein Zuschauer flüstert, wer so etwas als Schiedsrichter gesehen habe, könne es nicht einfach durchgehen lassen.
title-may-a-player-who-touched-a-knight-move-another-piece = Darf nach dem Berühren eines Springers eine andere Figur ziehen?
title-may-a-player-who-touched-the-rook-first-castle-with-it = Darf noch rochieren, wer den Turm vor dem König berührt hat?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = Darf nach dem Berühren von König und Turm nur der König ziehen?
title-may-another-piece-replace-an-illegal-move = Darf eine andere Figur einen regelwidrigen Turmzug ersetzen?
title-a-piece-touched-without-a-board-may-another-kind-move = Springer berührt, Stellung unbekannt: Darf ein Läufer ziehen?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Bindet der vom Gegner berührte und gezogene Bauer die eigene Antwort?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Springer berührt, Turm gezogen; der Gegner reklamiert einen regelwidrigen Zug
    .scene = Weiß, am Zug, fasst den Springer auf e2 an, lässt ihn los, spielt { MOVE("Ra5") } und drückt die Uhr. Schwarz hat noch nicht geantwortet und reklamiert, { MOVE("Ra5") } sei ein regelwidriger Zug gewesen, weil Weiß zuvor den Springer angefasst habe. Weiß entgegnet, ein Turm dürfe doch wohl von a1 nach a5 ziehen.
title-a-complaint-about-a-touch-that-is-denied = Bestrittene Berührung, noch vor einem Zug reklamiert; der Schiedsrichter stellt sie fest
    .scene = Schwarz reklamiert bei Ihnen, Weiß, am Zug, habe den Springer auf e2 absichtlich berührt. Weiß bestreitet das rundweg und meint, das Wort des einen könne nicht mehr gelten als das des anderen. Nachdem Sie beide angehört haben, kommen Sie zu dem Schluss, dass der Springer absichtlich berührt wurde.
title-in-france-the-arbiter-waits-for-the-press = Springer berührt, Bauer gezogen, Uhr nicht gedrückt: sofort eingreifen?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Gegnerischer und eigener Bauer berührt, der eine kann den anderen schlagen
title-the-capture-with-the-touched-piece-is-illegal = Gegnerischer Bauer, dann eigener Springer berührt, der ihn nicht schlagen kann
    .scene = Nach 1. e4 d5 fasst Weiß, am Zug, absichtlich den Bauern auf d5 und dann den Springer auf b1 an und sieht erst jetzt, dass der Springer dort nicht hinkommt. Weiß lässt beide los. „Daraus wird nichts, also bin ich frei“, sagt Weiß; Schwarz verlangt einen Zug mit dem Springer.
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
    .scene = Weiß, am Zug, fasst den Springer auf b1 an, lässt ihn los und berührt nach einigem Nachdenken den Bauern auf e2, wieder ohne ihn zu ziehen. Weiß meint, es zähle die letzte Berührung; bisher habe ja noch keine einzige Figur ihr Feld verlassen.
title-a-touched-piece-of-which-only-the-touch-is-told = Figur auf b1 berührt, aber weder Figur noch Stellung bekannt
title-one-of-two-knights-was-touched = Ein Springer berührt; welcher der beiden, ist nicht bekannt
title-the-only-queen-was-touched = Dame zu Beginn berührt, noch eingesperrt
title-a-name-spoken-binds-nobody = „Schach“, „Rochade“ oder eine Figur genannt, ohne etwas zu berühren
title-the-move-that-follows-tells-whose-touch-it-was = Springer berührt, danach zieht derselbe Spieler
