### Die Ausführung der Züge.

touched-own =
    .title = Berühren eigener Figuren
    .rule = { $binds ->
        [deliberate] Berührt der Spieler am Zug absichtlich eine oder mehrere eigene Figuren, so muss er die erste von ihnen ziehen, die gezogen werden kann.
       *[intent] Berührt der Spieler am Zug eine oder mehrere eigene Figuren in der Absicht, zu ziehen oder zu schlagen, so muss er die erste von ihnen ziehen, die gezogen werden kann.
    }
    .holds = { $duty ->
        [unknown] { WHO($player) } hat eine Figur berührt und muss sie ziehen, sofern sie einen regelgemäßen Zug hat.
       *[move] Die Figur auf { SQUARE($square) } ist die erste berührte, die gezogen werden kann; { WHO($player) } muss sie daher ziehen.
    }
    .fails = Keine der berührten Figuren hat einen regelgemäßen Zug.
touched-enemy =
    .title = Berühren gegnerischer Figuren
    .rule = { $binds ->
        [deliberate] Berührt der Spieler am Zug absichtlich eine oder mehrere gegnerische Figuren, so muss er die erste von ihnen schlagen, die geschlagen werden kann.
       *[intent] Berührt der Spieler am Zug eine oder mehrere gegnerische Figuren in der Absicht, zu ziehen oder zu schlagen, so muss er die erste von ihnen schlagen, die geschlagen werden kann.
    }
    .holds = Die Figur auf { SQUARE($square) } ist die erste berührte, die geschlagen werden kann; { WHO($player) } muss sie daher schlagen.
    .fails = Keine der berührten Figuren kann geschlagen werden.
touched-both =
    .title = Berühren von Figuren beider Farben
    .rule = Berührt der Spieler am Zug Figuren beider Farben, so muss er die gegnerische Figur mit der eigenen schlagen. Ist dies regelwidrig, so muss er die erste berührte Figur ziehen oder schlagen, die gezogen oder geschlagen werden kann. Ist die Reihenfolge unklar, so gilt die eigene Figur als zuerst berührt.
    .holds = { $duty ->
        [capture-with] { WHO($player) } hat je eine Figur beider Farben berührt und muss die Figur auf { SQUARE($square) } mit der anderen schlagen.
        [capture] Die eine kann die andere nicht schlagen; die Figur auf { SQUARE($square) } ist die erste, die infrage kommt, und { WHO($player) } muss sie daher schlagen.
       *[move] Die eine kann die andere nicht schlagen; die Figur auf { SQUARE($square) } ist die erste, die infrage kommt, und { WHO($player) } muss sie daher ziehen.
    }
    .fails = Keine der berührten Figuren kann gezogen oder geschlagen werden.
    .reading = Vor 2017 spricht der Text von je einer Figur beider Farben; wurden mehr berührt, so wird hier von jeder Farbe die erste genommen.
nothing-usable =
    .title = Keine berührte Figur kommt infrage
    .rule = Kann keine der berührten Figuren gezogen oder geschlagen werden, so darf der Spieler einen beliebigen regelgemäßen Zug ausführen.
    .holds = Keine der berührten Figuren kann gezogen oder geschlagen werden; { WHO($player) } darf daher einen beliebigen regelgemäßen Zug ausführen.
    .fails = Eine der berührten Figuren kann gezogen oder geschlagen werden.
released-piece =
    .title = Eine losgelassene Figur
    .rule = Eine Figur, die als regelgemäßer Zug oder als Teil eines solchen auf einem Feld losgelassen wurde, kann in diesem Zug nicht mehr auf ein anderes Feld gezogen werden.
capture-made =
    .title = Wann ein Schlagen ausgeführt ist
    .rule = Ein Schlagen ist ausgeführt, wenn die geschlagene Figur vom Brett genommen und die schlagende auf ihrem Feld losgelassen ist.
castling-made =
    .title = Wann die Rochade ausgeführt ist
    .rule = Die Rochade ist ausgeführt, wenn der Turm auf dem Feld losgelassen ist, das der König überquert hat. Ist erst der König losgelassen, so muss der Spieler zu dieser Seite rochieren, sofern dies regelgemäß ist; andernfalls muss er einen anderen regelgemäßen Königszug ausführen und, wenn es keinen gibt, einen beliebigen regelgemäßen Zug.
promotion-made =
    .title = Wann eine Umwandlung ausgeführt ist
    .rule = Eine Umwandlung ist ausgeführt, wenn die neue Figur auf der entferntesten Reihe losgelassen und der Bauer vom Brett genommen ist.
