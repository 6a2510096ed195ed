### Die Durchsicht gespielter Partien: wodurch sie endeten, wann Remis beantragt werden konnte, ob die Ergebnisse stimmen.

## Eine Partie

# Ein Zug mit seiner Nummer: „43…Kg8“.
audit-move = { MOVE($move) }
audit-after = nach { MOVE($move) }
audit-at-start = zu Beginn
audit-heading = { $file }, Partie { $number }, Zeile { $line }: { $names }
audit-round = Runde { $round }
# Der Ort einer Feststellung vor dem ersten Zug.
audit-place-start = Beginn

## Was sich nicht lesen ließ

audit-no-start =
    .fen = Die Partie lässt sich nicht nachspielen: „{ $fen }“ ist keine Stellung.
    .illegal = Die Partie lässt sich nicht nachspielen: In der Stellung „{ $fen }“ sind die Züge der Figuren nicht bestimmt.
    .variant = Die Partie lässt sich nicht nachspielen: „{ $variant }“ ist kein Schach nach diesen Regeln.
# $entry ist der Eintrag mit seiner Nummer: „12.Ke3“; die Begründung folgt als Satz.
audit-no-move =
    .illegal = „{ $entry }“ (Zeile { $line }, Spalte { $column }) ist ein regelwidriger Zug. Was folgt, wurde nicht geprüft.
    .unread = „{ $entry }“ (Zeile { $line }, Spalte { $column }) lässt sich nicht als Zug lesen. Was folgt, wurde nicht geprüft.
    .null = „{ $entry }“ (Zeile { $line }, Spalte { $column }) steht für gar keinen Zug. Was folgt, wurde nicht geprüft.

## Wodurch sie endete

audit-over =
    .checkmate = Matt: { WHO($player) } hat gewonnen.
    .stalemate = Patt: Die Partie ist remis.
    .dead-by-material = Tote Stellung: Mit diesen Figuren kann keiner der Spieler matt setzen; die Partie ist remis.
    .dead = Tote Stellung: Figuren wären genug da, aber keiner der Spieler kann durch eine Folge regelgemäßer Züge matt setzen; die Partie ist remis.
    .repetition = Die gleiche Stellung ist { $count ->
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $count }-mal
    } entstanden ({ LIST($places) }); die Partie ist ohne Antrag remis.
    .no-progress = Jeder Spieler hat { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt; die Partie ist ohne Antrag remis.
# $plies zählt die Züge beider Spieler zusammen.
audit-played-on = Die Partie war schon beendet; dennoch { $plies ->
    [one] wurde noch ein Zug gespielt
   *[other] wurden noch { $plies } Züge gespielt (beide Spieler zusammengezählt)
}.

## Remisanträge

audit-claim =
    .repetition = { WHO($player) } konnte Remis beantragen: Die gleiche Stellung war { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $count }-mal
    } entstanden, { LIST($places) }.
    .repetition-intended = { WHO($player) } konnte mit dem beabsichtigten Zug { MOVE($move) } Remis beantragen: Damit hätte zum { $count ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $count }.
    } Mal die Stellung auf dem Brett gestanden, die { LIST($places) } entstanden war.
    .no-progress = { WHO($player) } konnte Remis beantragen: Jeder Spieler hatte die letzten { $count } Züge ohne Bauernzug und ohne Schlagen ausgeführt.
    .no-progress-intended = { WHO($player) } konnte mit jedem beabsichtigten Zug Remis beantragen, der weder ein Bauernzug ist noch schlägt: Jeder Spieler hätte damit { $count } solche Züge in Folge ausgeführt.
    # Anträge Zug um Zug, bis zum Zug $last.
    .no-progress-stretch = Von hier an bis nach { MOVE($last) } konnte der Spieler am Zug jedes Mal Remis beantragen{ $first ->
        [intended] , zuerst mit einem beabsichtigten Zug, der weder ein Bauernzug ist noch schlägt
       *[on-the-board] {""}
    }: Die Zahl der Züge jedes Spielers ohne Bauernzug und ohne Schlagen stieg von { $count } auf { $last-count }.

## Ergebnisse

# $player ist dem Ergebnis nach der Gewinner, $opponent der Verlierer.
audit-cannot-mate =
    .on-time = { WHO($player) } hat durch Zeitüberschreitung gewonnen, kann aber durch keine Folge regelgemäßer Züge matt setzen; die Partie ist remis.
    .by-resignation = { WHO($opponent) } hat aufgegeben, aber { WHO($player) } kann durch keine Folge regelgemäßer Züge matt setzen; die Partie ist remis.
    .untold = { WHO($player) } hat ohne Matt gewonnen, kann aber durch keine Folge regelgemäßer Züge matt setzen; hat { WHO($opponent) } die Zeit überschritten oder aufgegeben, ist die Partie remis.
    .untold-time-only = { WHO($player) } hat ohne Matt gewonnen, kann aber durch keine Folge regelgemäßer Züge matt setzen; hat { WHO($opponent) } die Zeit überschritten, ist die Partie remis.
audit-cannot-mate-because =
    .material = Mit diesen Figuren gibt es kein Matt.
    .forced-line = Alle weiteren Züge sind erzwungen, und mit keinem von ihnen setzt { WHO($player) } matt.
    .proof = Bewiesen ist es für jede Zugfolge, die noch gespielt werden kann.
    .game-over = Es kann kein Zug mehr gespielt werden.
audit-result-contradicts = Als Ergebnis ist { $written } eingetragen, die letzte Stellung ergibt aber { $expected }.

## Was Kopf und Kommentare angeben

# Wie die Partie nach der Datei endete: nach einem Doppelpunkt.
audit-end =
    .checkmate = Matt
    .stalemate = Patt
    .repetition = Stellungswiederholung
    .no-progress = Züge ohne Bauernzug und ohne Schlagen
    .no-material = keine Figuren mehr, mit denen jemand matt setzen könnte
    .agreement = Vereinbarung
    .time = Zeitüberschreitung
    .time-without-material = Zeitüberschreitung gegen einen Gegner, der nicht matt setzen kann
    .resignation = Aufgabe
    .abandoned = Fehlen oder Weggehen eines Spielers
    .decided = Entscheidung, etwa eine Strafe
    .normal = gewöhnliches Ende
    .unterminated = noch nicht beendet
# In der ersten Nachricht ist $player der Spieler, dessen Blättchen fiel; $mate ist eine Zugfolge.
audit-termination =
    .drawn-on-time-though-mate-possible = { WHO($player) } hat die Zeit überschritten und die Partie wurde remis gewertet, aber { WHO($opponent) } konnte durch eine Folge regelgemäßer Züge noch matt setzen und gewinnt: { MOVE($mate) }.
    .drawn-as-dead-though-mate-possible = Die Partie wurde remis gewertet, weil keine Figuren zum Mattsetzen mehr da seien, aber { WHO($player) } konnte durch eine Folge regelgemäßer Züge noch matt setzen: { MOVE($mate) }.
    .end-not-shown = Als Ende der Partie gibt die Datei an: { LIST($told) }. Die Stellung auf dem Brett zeigt dieses Ende nicht.
    .other-end-than-told = Als Ende der Partie gibt die Datei an: { LIST($told) }. Auf dem Brett war die Partie schon auf andere Weise beendet.
    .lost-on-time-without-the-move = { WHO($player) } hat durch Zeitüberschreitung verloren, obwohl { WHO($opponent) } am Zug war: Entweder wurde nach dem letzten Zug die Uhr nicht gedrückt, oder ein Zug fehlt.
    # $player ist der Sieger nach diesem Ende.
    .other-winner-than-told = Als Ende der Partie gibt die Datei an: { LIST($told) }, mit einem Sieg { WHO($player, case: "gen") }. Dazu passt das Ergebnis { $written } nicht.
    .other-result-than-told = Als Ende der Partie gibt die Datei an: { LIST($told) }. Dazu passt das Ergebnis { $written } nicht.

## Uhren

audit-clock =
    .unreadable-time = „{ $value }“ ist kein Uhrenstand.
    .clock-above-time-control = Nach dem ersten Zug zeigte die Uhr { WHO($player, case: "gen") } { CLOCK($shown) }, nach der Bedenkzeitregelung sind höchstens { CLOCK($most) } möglich: Die Zahlen der Bedenkzeitregelung können keine Sekunden sein.
    .flag-fallen-before = Der verbrauchten Bedenkzeit zufolge war die Zeit { WHO($player, case: "gen") } vor diesem Zug seit mindestens { DURATION($over, case: "dat") } abgelaufen, die Partie ging aber weiter.
    .overdrawn = Der Uhr zufolge war die Bedenkzeit { WHO($player, case: "gen") } abgelaufen, die Partie ging aber weiter.
    .time-gained = Die Uhr { WHO($player, case: "gen") } ging von { CLOCK($before) } auf { CLOCK($shown) }; nach der Bedenkzeitregelung sind höchstens { CLOCK($most) } möglich. Ein Schiedsrichter kann die Zeit geändert haben.
    .no-increment = In { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } erhielt die Uhr { WHO($player, case: "gen") } nie die Zeitgutschrift von { DURATION($increment, case: "dat") }.
    .clock-and-time-used-differ = Die Uhr { WHO($player, case: "gen") } ging von { CLOCK($before) } auf { CLOCK($shown) }; der Unterschied passt nicht zu der für diesen Zug vermerkten Zeit von { CLOCK($used) }.

## Der Kopf der Partie

# $line ist die Zeile der Datei, in der die Angabe steht.
audit-header =
    .no-result = Zeile { $line }, { $tag }: „{ $value }“ ist kein Ergebnis.
    .other-result = Zeile { $line }, { $tag }: „{ $value }“, nach den Zügen steht aber { $after_moves }.
    .other-length = Zeile { $line }, { $tag }: „{ $value }“, die Partie hat aber { $plies ->
        [one] einen Zug
       *[other] { $plies } Züge
    } (beide Spieler zusammengezählt).
    .other-position = Zeile { $line }, { $tag }: „{ $value }“ ist nicht die letzte Stellung der Partie.
    .without-position = Zeile { $line }, { $tag }: „{ $value }“ kündigt eine Anfangsstellung an, sie fehlt aber.
    .chess960-untold = Zeile { $line }, { $tag }: „{ $value }“ ist eine Anfangsstellung von Chess960, der Kopf sagt aber nicht, dass Chess960 gespielt wurde.
    .no-date = Zeile { $line }, { $tag }: „{ $value }“ ist kein Datum der Form 2024.12.31.
    .impossible-date = Zeile { $line }, { $tag }: Den Tag „{ $value }“ gibt es nicht.
    .before-the-game = Zeile { $line }, { $tag }: „{ $value }“ liegt vor dem Tag der Partie.
    .no-rating = Zeile { $line }, { $tag }: „{ $value }“ ist keine Wertungszahl.
    .same-name = Zeile { $line }, { $tag }: Beide Spieler heißen „{ $value }“.
    .twice = Zeile { $line }, { $tag }: „{ $value }“, weiter oben aber „{ $first }“.
    .no-time-control = Zeile { $line }, { $tag }: „{ $value }“ lässt sich nicht als Bedenkzeitregelung lesen.
    .missing = Nicht angegeben: { LIST($missing) }.

## Die Entscheidung über einen Antrag

audit-ruling =
    .right = Der Antrag ist berechtigt.
    .wrong = Der Antrag ist unberechtigt.
# Was über einem Diagramm neben dem des Antrags steht.
audit-occurrence =
    .claimed = die Stellung des Antrags
    .same = die gleiche Stellung
    .other-turn = nicht die gleiche: der andere Spieler war am Zug
    .other-castling = nicht die gleiche: andere Rochaderechte
    .other-en-passant = nicht die gleiche: in einer konnte en passant geschlagen werden

## Eine Datei, die beobachtet wird

audit-waiting = { $file }: { $problem }; die Datei wird wieder gelesen

## Zusammenfassung

audit-total = { $games ->
    [0] Es gab keine Partie zu prüfen.
    [one] Geprüft wurde eine Partie mit { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    }.
   *[other] Geprüft wurden { $games } Partien mit { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    }.
}
# $count ist die Zahl der Partien.
audit-in-games =
    .illegal = { $count ->
        [one] Eine Partie enthält einen Eintrag, der kein regelgemäßer Zug ist, oder lässt
       *[other] { $count } Partien enthalten einen Eintrag, der kein regelgemäßer Zug ist, oder lassen
    } sich nicht nachspielen.
    .threefold = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } stand eine Stellung oft genug für einen Remisantrag auf dem Brett.
    .fivefold = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } stand eine Stellung oft genug für ein Remis ohne Antrag auf dem Brett.
    .fifty-moves = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } gab es genug Züge ohne Bauernzug und ohne Schlagen für einen Remisantrag.
    .seventy-five-moves = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } gab es genug solche Züge für ein Remis ohne Antrag.
    .insufficient-material = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } konnte mit den am Ende verbliebenen Figuren niemand matt setzen.
    .checkmate = { $count ->
        [one] Eine Partie endete
       *[other] { $count } Partien endeten
    } mit Matt.
    .stalemate = { $count ->
        [one] Eine Partie endete
       *[other] { $count } Partien endeten
    } mit Patt.
    .claim-available = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } konnte mindestens einmal Remis beantragt werden.
    .dead-position = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } war von einem bestimmten Zug an kein Matt mehr möglich, Patt mitgerechnet.
    .dead-with-material = In { $count ->
        [one] einer dieser Partien
       *[other] { $count } dieser Partien
    } hätten die Figuren für ein Matt gereicht.
    .played-on-after-dead = In { $count ->
        [one] einer der Partien
       *[other] { $count } der Partien
    } mit toter Stellung wurde trotzdem weitergespielt.
    .won-on-time-without-mate = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } konnte der Spieler, der durch Zeitüberschreitung gewann, nicht matt setzen.
    .resigned-without-mate = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } konnte der Spieler, dessen Gegner aufgab, nicht matt setzen.
    .result-contradicts = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } ist das Ergebnis nicht das, was die Züge oder das angegebene Ende ergeben.
    .clock-contradicts = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } passen die Uhren nicht zur Bedenkzeit oder nicht zueinander.
    .header-contradicts = In { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } widerspricht eine Angabe im Kopf einer anderen, dem Kalender oder den Zügen.
