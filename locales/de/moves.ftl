### Die Gangart der Figuren.

own-square =
    .title = Kein Zug auf ein Feld mit eigener Figur
    .rule = Eine Figur darf nicht auf ein Feld ziehen, auf dem eine Figur derselben Farbe steht.
    .holds = Auf { SQUARE($to) } steht eine eigene Figur { WHO($player, case: "gen") }; eine andere darf daher nicht dorthin ziehen.
capture =
    .title = Schlagen
    .rule = Zieht eine Figur auf ein Feld, auf dem eine gegnerische Figur steht, so schlägt sie diese; die geschlagene Figur wird im selben Zug vom Brett genommen.
attack =
    .title = Angreifen
    .rule = Eine Figur greift eine gegnerische Figur an, wenn sie diese nach den Regeln über die Gangart auf deren Feld schlagen könnte.
bound-piece-attacks =
    .title = Auch eine gefesselte Figur greift an
    .rule = Eine Figur greift ein Feld auch dann an, wenn sie nicht dorthin ziehen dürfte, weil sie damit den eigenen König im Schach ließe oder ins Schach stellte.
    .holds = { MEN($man) } greift { SQUARE($on) } an, obwohl der Zug dorthin nicht möglich wäre, weil dann der eigene König im Schach stünde.
bishop-move =
    .title = Der Läufer
    .rule = Der Läufer zieht auf ein beliebiges Feld einer Diagonale, auf der er steht.
    .holds = Der Läufer zieht auf einer Diagonale; { SQUARE($from) } und { SQUARE($to) } liegen auf derselben, und zwischen ihnen steht keine Figur.
    .fails = Ein Läufer zieht nur auf einer Diagonale, und { SQUARE($from) } und { SQUARE($to) } liegen nicht auf derselben.
rook-move =
    .title = Der Turm
    .rule = Der Turm zieht auf ein beliebiges Feld der Linie oder Reihe, auf der er steht.
    .holds = Der Turm zieht auf seiner Linie oder seiner Reihe; { SQUARE($from) } und { SQUARE($to) } haben eine davon gemeinsam, und zwischen ihnen steht keine Figur.
    .fails = Ein Turm zieht nur auf seiner Linie oder seiner Reihe, und { SQUARE($from) } und { SQUARE($to) } haben keine von beiden gemeinsam.
queen-move =
    .title = Die Dame
    .rule = Die Dame zieht auf ein beliebiges Feld der Linie, der Reihe oder einer Diagonale, auf der sie steht.
    .holds = Die Dame zieht auf ihrer Linie, ihrer Reihe oder einer Diagonale; { SQUARE($from) } und { SQUARE($to) } haben eine davon gemeinsam, und zwischen ihnen steht keine Figur.
    .fails = Eine Dame zieht nur auf ihrer Linie, ihrer Reihe oder einer Diagonale, und { SQUARE($from) } und { SQUARE($to) } haben nichts davon gemeinsam.
no-passing-over =
    .title = Kein Überspringen anderer Figuren
    .rule = Läufer, Turm und Dame dürfen auf ihrem Weg keine Figur überspringen.
    .holds = Zwischen { SQUARE($from) } und { SQUARE($to) } steht eine Figur, die nicht übersprungen werden darf.
knight-move =
    .title = Der Springer
    .rule = Der Springer zieht auf eines der nächstgelegenen Felder, die nicht auf derselben Reihe, Linie oder Diagonale liegen. Was dazwischen steht, spielt keine Rolle.
    .holds = Von den Feldern, die nicht auf derselben Reihe, Linie oder Diagonale wie { SQUARE($from) } liegen, gehört { SQUARE($to) } zu den nächstgelegenen. Ob etwas dazwischen steht, spielt keine Rolle.
    .fails = Ein Springer zieht auf eines der nächstgelegenen Felder, die nicht auf derselben Reihe, Linie oder Diagonale wie sein Standfeld liegen; von { SQUARE($from) } aus gehört { SQUARE($to) } nicht dazu.
pawn-step =
    .title = Der einfache Schritt des Bauern
    .rule = Der Bauer zieht vorwärts auf das Feld unmittelbar vor ihm auf derselben Linie, sofern es frei ist.
    .holds = Der Bauer zieht einen Schritt vorwärts auf das freie Feld { SQUARE($to) }.
    .fails = { $why ->
        [pawn-blocked] { SQUARE($to) } ist besetzt; der Bauer kann daher nicht dorthin ziehen.
       *[not-the-pieces-way] Ein Bauer zieht nur vorwärts, ein Feld oder im ersten Zug zwei, und schlägt nur schräg vorwärts; von { SQUARE($from) } führt nichts davon nach { SQUARE($to) }.
    }
pawn-double-step =
    .title = Der Doppelschritt des Bauern
    .rule = In seinem ersten Zug darf der Bauer stattdessen auf derselben Linie zwei Felder vorrücken, sofern beide frei sind.
    .holds = Der Bauer rückt in seinem ersten Zug zwei Felder vor, von { SQUARE($from) } nach { SQUARE($to) }, und beide Felder sind frei.
    .fails = { $why ->
        [pawn-blocked] Auf einem der beiden Felder vor { SQUARE($from) } steht eine Figur; der Bauer kann daher nicht zwei Felder vorrücken.
       *[not-the-pieces-way] Der Bauer auf { SQUARE($from) } hat schon gezogen; er kann daher nicht zwei Felder vorrücken.
    }
pawn-capture =
    .title = Wie der Bauer schlägt
    .rule = Der Bauer zieht auf ein Feld schräg vor ihm auf einer benachbarten Linie, wenn dort eine gegnerische Figur steht; er schlägt diese.
    .holds = Der Bauer schlägt die Figur, die schräg vor ihm auf { SQUARE($to) } steht.
    .fails = Schräg zieht ein Bauer nur, um zu schlagen, und auf { SQUARE($to) } gibt es nichts zu schlagen.
en-passant =
    .title = Schlagen en passant
    .rule = Ist ein gegnerischer Bauer von seinem Ausgangsfeld zwei Felder vorgerückt und steht nun auf derselben Reihe und einer benachbarten Linie neben einem Bauern, so darf dieser ihn schlagen, als wäre er nur ein Feld vorgerückt.
    .holds = Der gegnerische Bauer hat { SQUARE($to) } soeben mit einem Doppelschritt überquert; er darf daher dort en passant geschlagen werden.
    .fails = Der letzte Zug des Gegners war kein Doppelschritt eines Bauern über { SQUARE($to) } hinweg.
en-passant-at-once =
    .title = En passant sofort oder gar nicht
    .rule = Ein Bauer darf nur mit dem Zug en passant schlagen, der unmittelbar auf den Doppelschritt des gegnerischen Bauern folgt.
    .holds = In diesem Zug darf nicht en passant geschlagen werden; das ist nur unmittelbar nach dem Doppelschritt erlaubt.
promotion =
    .title = Die Umwandlung
    .rule = Ein Bauer, der die von seinem Ausgangsfeld entfernteste Reihe erreicht, muss im selben Zug und auf demselben Feld durch eine neue Dame, einen neuen Turm, Läufer oder Springer derselben Farbe ersetzt werden. Dieser Zug heißt Umwandlung.
    .holds = Der Bauer erreicht { SQUARE($to) } und wird dort im selben Zug durch eine neue Figur ersetzt.
    .fails = { $why ->
        [promotion-missing] Der Bauer erreicht { SQUARE($to) }, ohne durch eine neue Figur ersetzt zu werden, obwohl die Umwandlung zum Zug gehört.
       *[nothing-to-promote] Ersetzt wird ein Bauer nur auf der von seinem Ausgangsfeld entferntesten Reihe, und { SQUARE($to) } liegt nicht auf ihr.
    }
promotion-pieces =
    .title = Die Wahl der neuen Figur
    .rule = Der Spieler wählt frei zwischen Dame, Turm, Läufer und Springer; welche Figuren schon geschlagen wurden, spielt keine Rolle.
    .holds = Der Bauer darf durch { $piece ->
        [queen] eine Dame
        [rook] einen Turm
        [bishop] einen Läufer
       *[knight] einen Springer
    } ersetzt werden, ganz gleich, welche Figuren geschlagen sind oder noch auf dem Brett stehen.
    .fails = Die neue Figur muss eine Dame, ein Turm, ein Läufer oder ein Springer von der Farbe des Bauern sein; die gewählte ist keine davon.
promotion-at-once =
    .title = Die neue Figur wirkt sofort
    .rule = Die neue Figur hat ihre volle Wirkung, sobald sie an die Stelle des Bauern getreten ist.
king-move =
    .title = Der König
    .rule = Der König zieht auf ein benachbartes Feld, das von keiner gegnerischen Figur angegriffen sein darf. Er kann außerdem rochieren.
    .holds = Der König zieht auf das benachbarte Feld { SQUARE($to) }, das nicht angegriffen ist.
    .fails = { SQUARE($to) } ist zu { SQUARE($from) } nicht benachbart, und eine Rochade ist der Zug nicht.
castling =
    .title = Die Rochade
    .rule = Die Rochade ist ein Zug des Königs und eines Turms derselben Farbe { $along ->
        [same-rank] auf derselben Reihe
       *[first-rank] auf der ersten Reihe des Spielers
    } und gilt als ein einziger Königszug: Der König zieht von seinem Ausgangsfeld zwei Felder auf den Turm zu, der auf seinem Ausgangsfeld steht, und der Turm zieht auf das Feld, das der König überquert hat.
    .holds = Das Rochaderecht ist nicht verloren, zwischen König und Turm steht keine Figur, und der König steht weder im Schach, noch überquert oder betritt er ein angegriffenes Feld.
    .reading = In den Ausgaben von 1997 bis 2005 spricht der Text von derselben Reihe, seit 2009 von der ersten Reihe des Spielers. Man könnte in den beiden Fassungen einen Unterschied suchen; wir sehen keinen, denn beide schließen die Rochade entlang einer Linie mit einem durch Umwandlung entstandenen Turm aus.
castling-right-lost =
    .title = Das Rochaderecht ist endgültig verloren
    .rule = Hat der König gezogen, so ist das Rochaderecht endgültig verloren; hat ein Turm gezogen, so ist es mit diesem Turm verloren.
    .holds = { $why ->
        [king] Der König hat schon gezogen; das Rochaderecht ist daher verloren.
        [rook] Auf dieser Seite steht kein Turm, der noch nie gezogen hat, auf seinem Ausgangsfeld; die Rochade ist dort daher nicht möglich.
       *[either] König oder Turm hat schon gezogen; das Rochaderecht ist daher verloren.
    }
castling-king-has-moved =
    .title = Der König hat schon gezogen
    .rule = Das Rochaderecht ist verloren, wenn der König schon gezogen hat.
castling-rook-has-moved =
    .title = Der Turm hat schon gezogen
    .rule = Das Rochaderecht mit einem Turm ist verloren, wenn dieser Turm schon gezogen hat.
castling-prevented =
    .title = Die Rochade ist vorübergehend verhindert
    .rule = Die Rochade ist vorübergehend nicht möglich, solange der König auf einem angegriffenen Feld steht oder ein solches überqueren oder betreten müsste oder solange zwischen König und Turm irgendeine Figur steht.
    .holds = { $why ->
        [way-occupied] { MEN($man) } steht zwischen König und Turm; die Rochade ist daher jetzt nicht möglich.
        [out-of-check] Der König steht im Schach; die Rochade ist daher jetzt nicht möglich.
        [through-check] Der König müsste das angegriffene Feld { SQUARE($square) } überqueren; die Rochade ist daher jetzt nicht möglich.
       *[into-check] Nach der Rochade stünde der König auf dem angegriffenen Feld { SQUARE($square) }; die Rochade ist daher jetzt nicht möglich.
    }
    .fails = Angegriffen sind nur Felder, auf denen der König weder steht noch ankommt und die er auch nicht überquert; ein solcher Angriff verhindert die Rochade nicht.
    .reading = Die Regeln für Chess960 wiederholen nicht, welche Angriffe die Rochade verhindern. Wir wenden die gewöhnliche Regel auf jedes Feld an, auf dem der König steht, das er überquert oder das er betritt; dem Wortlaut nach könnte man nur verlangen, dass die Felder frei sind, aber dann dürfte ein König auch im Schach rochieren.
castling-way-attacked =
    .title = Der Weg des Königs ist angegriffen
    .rule = Die Rochade ist verhindert, solange das Feld, auf dem der König steht, das Feld, das er überqueren muss, oder sein Zielfeld von einer gegnerischen Figur angegriffen ist.
castling-piece-between =
    .title = Eine Figur steht zwischen König und Turm
    .rule = Die Rochade ist verhindert, solange irgendeine Figur zwischen dem König und dem Turm steht, mit dem rochiert werden soll.
check =
    .title = Schach
    .rule = Der König steht im Schach, wenn mindestens eine gegnerische Figur ihn angreift, auch wenn diese nicht auf sein Feld ziehen dürfte, weil dann ihr eigener König im Schach stünde.
    .holds = { $both ->
        [yes] Jeder der beiden Könige ist von einer gegnerischen Figur angegriffen.
       *[no] Der König { WHO($player, case: "gen") } ist von einer gegnerischen Figur angegriffen.
    }
    .fails = Keiner der beiden Könige ist von einer gegnerischen Figur angegriffen.
    .fails-alone = Kein König steht im Schach.
own-king-safe =
    .title = Der König darf nach dem eigenen Zug nicht im Schach stehen
    .rule = Kein Zug darf den eigenen König einem Angriff aussetzen oder im Angriff stehen lassen.
    .holds = Nach dem Zug steht der König { WHO($player, case: "gen") } im Schach.
    .holds-alone = Der Zug ist regelwidrig, aber erst mit dem Drücken der Uhr abgeschlossen; noch ist nichts zu veranlassen.
legal-move =
    .title = Regelgemäße Züge
    .rule = Ein Zug ist regelgemäß, wenn er alle Regeln über die Gangart der Figuren einhält.
    .holds = { $given ->
        [yes] { MOVE($move) } verstößt gegen keine Regel über die Gangart der Figuren; der Zug ist daher regelgemäß.
       *[no] Der Zug verstößt gegen keine Regel über die Gangart der Figuren und ist daher regelgemäß.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } ist nicht am Zug.
        [position-illegal] In dieser Stellung hat nicht jede Seite genau einen König; deshalb kann kein Zug regelgemäß sein.
        [no-piece-there] Auf dem Ausgangsfeld des Zuges steht keine Figur.
        [not-own-piece] Die Figur, die gezogen werden soll, gehört dem Gegner.
        [own-piece-on-target] Auf dem Ankunftsfeld steht eine Figur derselben Farbe.
        [not-the-pieces-way] Der Zug verstößt gegen die Gangart der Figur.
        [way-blocked] Eine andere Figur steht im Weg.
        [pawn-blocked] Das Feld vor dem Bauern ist besetzt.
        [nothing-to-capture] Auf diesem Feld gibt es für den Bauern nichts zu schlagen.
        [en-passant-expired] Das Schlagen en passant kommt zu spät.
        [captures-king] Ein König kann nicht geschlagen werden.
        [own-king-left-in-check] Nach dem Zug steht der eigene König im Schach.
        [castling-king-moved] Der König hat schon gezogen.
        [castling-forbidden] Eine Entscheidung verbietet diese Rochade.
        [castling-rook-moved] Der Turm auf dieser Seite hat schon gezogen oder steht nicht mehr dort.
        [castling-right-lost] Das Rochaderecht war schon verloren.
        [castling-way-occupied] Zwischen König und Turm steht eine Figur.
        [castling-out-of-check] Der König steht im Schach und kann daher nicht rochieren.
        [castling-through-check] Der König müsste bei der Rochade ein angegriffenes Feld überqueren.
        [castling-into-check] Nach der Rochade stünde der König auf einem angegriffenen Feld.
        [promotion-missing] Der Bauer erreicht die entfernteste Reihe, ohne ersetzt zu werden.
        [promotion-piece-not-allowed] Ein Bauer kann nur zu einer Dame, einem Turm, einem Läufer oder einem Springer seiner Farbe werden.
        [nothing-to-promote] Nur ein Bauer auf der entferntesten Reihe wird durch eine andere Figur ersetzt.
       *[unknown] Der Zug ist regelwidrig.
    }
    .holds-alone = { $given ->
        [yes] Der Zug { MOVE($move) } bleibt bestehen.
       *[no] Der Zug bleibt bestehen.
    }
moves-allowed =
    .title = Die Züge, die gespielt werden dürfen
    .rule = Ein Spieler darf jeden regelgemäßen Zug ausführen, der mit dem vereinbar ist, was er berührt oder beantragt und was der Schiedsrichter entschieden hat.
    .holds =
        { $bound ->
            [touched] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug, doch die Berührung{ $reference } lässt nur einen Teil der regelgemäßen Züge zu.
            [claimed] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug, doch der Remisantrag{ $reference } lässt nur einen Teil der regelgemäßen Züge zu.
            [ruled] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug, doch die Entscheidung des Schiedsrichters{ $reference } lässt nur einen Teil der regelgemäßen Züge zu.
           *[no] { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug, und keine Berührung, kein Antrag und keine Entscheidung beschränkt die Wahl; jeder regelgemäße Zug darf daher gespielt werden.
        }
illegal-move-defined =
    .title = Was ein regelwidriger Zug ist
    .rule = Ein Zug ist regelwidrig, wenn er gegen irgendeine Regel über die Gangart der Figuren verstößt.
    .holds = Der Zug verstößt gegen eine Regel über die Gangart der Figuren; er ist daher regelwidrig und darf nicht gespielt werden.
illegal-position =
    .title = Regelwidrige Stellungen
    .rule = Eine Stellung ist regelwidrig, wenn keine Folge regelgemäßer Züge zu ihr führen kann.
    .holds = { $why ->
        [kings] Es steht nicht genau ein König jeder Farbe auf dem Brett, und kein regelgemäßer Zug ändert ihre Zahl.
        [both-kings-in-check] Beide Könige stehen im Schach, was kein regelgemäßer Zug bewirken kann.
        [king-left-in-check] Der Spieler, der nicht am Zug ist, steht im Schach, und kein regelgemäßer Zug kann den eigenen König so stehen lassen.
        [pawn-not-promoted] Ein Bauer steht auf der von seinem Ausgangsfeld entferntesten Reihe, doch der regelgemäße Zug, der ihn dorthin bringt, ersetzt ihn durch eine andere Figur.
        [pawn-on-first-rank] Ein Bauer steht auf seiner eigenen ersten Reihe, wohin ihn kein regelgemäßer Zug bringen kann.
        [impossible-check] Der König wird von Figuren angegriffen, die kein einzelner Zug gemeinsam zum Angriff gebracht haben kann.
        [bishop-shut-in] Ein Läufer steht hinter zwei Bauern, die nie gezogen haben, auf einem Feld, auf dem er nicht begonnen hat.
        [bishop-never-left] Der ursprüngliche Läufer kann sein Feld hinter zwei Bauern, die nie gezogen haben, nicht verlassen haben; die Läufer auf dem Brett müssen also durch Umwandlung entstanden sein, und dafür fehlen zu wenige Bauern.
        [too-much-material] Nicht alle Figuren auf dem Brett können von Anfang an da gewesen sein, und es fehlen zu wenige Bauern, als dass die übrigen durch Umwandlung entstanden sein könnten.
       *[found] Keine Folge regelgemäßer Züge führt zu der Stellung.
    }
    .fails = So seltsam die Stellung aussieht: Regelgemäße Züge können zu ihr führen.
    .reading = Keiner Stellung sieht man ohne Weiteres an, ob regelgemäße Züge zu ihr führen können. Für uns beweisen nur bestimmte offenkundige Fehler, dass eine Stellung regelwidrig ist, und nur eine von Anfang an gezeigte Partie beweist das Gegenteil; alles andere stellt der Schiedsrichter fest. Man könnte auch jede Stellung ohne offenkundigen Fehler für regelgemäß halten.
    .fails-alone = Die Stellung ist nicht regelwidrig.
