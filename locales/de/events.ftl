### Der Hergang eines Falles: Rahmen, Vorgeschichte und eine Nachricht je Ereignis.
### $player ist, wer handelt, $opponent der andere Spieler (handeln beide, der Schiedsrichter oder ein Dritter: nobody).
### $owner ist der Spieler, dessen Figuren gemeint sind; $event ist die Nummer des früheren Ereignisses, um das es geht.

## Der Rahmen

setting =
    .standard = Gespielt wird eine Turnierpartie.
    .rapid-full = Gespielt wird eine Schnellpartie nach den Turnierschachregeln.
    .rapid-limited = Gespielt wird eine Schnellpartie nach den vereinfachten Regeln.
    .blitz-full = Gespielt wird eine Blitzpartie nach den Turnierschachregeln.
    .blitz-limited = Gespielt wird eine Blitzpartie nach den vereinfachten Regeln.
setting-time =
    .base = { DURATION($time, case: "acc") } Bedenkzeit
    .moves = { DURATION($time, case: "acc") } für { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    }
    .rest = { DURATION($time, case: "acc") } für den Rest der Partie
    .whole = { DURATION($time, case: "acc") } für die ganze Partie
setting-time-with =
    .increment = { LIST($times) } mit { DURATION($time, case: "dat") } Zeitgutschrift für jeden dieser Züge
    .delay = { LIST($times) } mit { DURATION($time, case: "dat") } Zeitverzögerung bei jedem dieser Züge
setting-time-control =
    .times = Jeder Spieler hat { LIST($times) }.
    .times-increment = Jeder Spieler hat { LIST($times) }, dazu eine Zeitgutschrift von { DURATION($time, case: "dat") } pro Zug.
    .times-increment-throughout = Jeder Spieler hat { LIST($times) }, dazu vom ersten Zug an eine Zeitgutschrift von { DURATION($time, case: "dat") } pro Zug.
    .times-no-increment = Jeder Spieler hat { LIST($times) }, ohne Zeitgutschrift.
    .times-delay = Jeder Spieler hat { LIST($times) }, bei einer Zeitverzögerung von { DURATION($time, case: "dat") } pro Zug.
    .increment = Die Zeitgutschrift beträgt { DURATION($time, case: "acc") } pro Zug.
    .no-increment = Gespielt wird ohne Zeitgutschrift.
setting-no-draw-before-move = In diesem Turnier darf ein Remis erst angeboten oder vereinbart werden, wenn jeder Spieler { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} ausgeführt hat.
setting-draws-need-consent = In diesem Turnier darf ein Remis nur mit Zustimmung des Schiedsrichters angeboten oder vereinbart werden.
setting-default-time = Die Wartezeit beträgt { DURATION($time, case: "acc") }.
setting-no-default-time = Die Wartezeit beträgt null Minuten.
setting-resumption-late-limit = Bei der Wiederaufnahme einer Hängepartie beträgt die Wartezeit { DURATION($time, case: "acc") }.
setting-scheduled-start = Der Beginn ist für { $time } Uhr angesetzt.
setting-devices-in-bag = In diesem Turnier darf ein ausgeschaltetes Gerät in einer Tasche aufbewahrt werden.
setting-milder-device-penalty = In diesem Turnier steht auf ein Gerät am Körper eine mildere Strafe als der Partieverlust.
setting-report-leaving = In diesem Turnier muss sich ein Spieler, der nicht am Zug ist, beim Schiedsrichter melden, bevor er den Spielbereich verlässt.
setting-frees-visually-disabled = In diesem Turnier brauchen sehbehinderte Spieler mit wenig Bedenkzeit nicht mitzuschreiben, wie hoch die Zeitgutschrift auch ist.
setting-no-appeal = In diesem Turnier gibt es keinen Protest gegen Entscheidungen des Schiedsrichters.
setting-fines-announced = In diesem Turnier wurden Geldbußen im Voraus angekündigt.
setting-guidelines-iii = Für das Turnier wurden die Regeln für die Endspurtphase angekündigt.
setting-chess960 = Gespielt wird Chess960.
setting-visually-disabled = { WHO($player) } ist sehbehindert.
setting-hearing-impaired = { WHO($player) } ist hörbehindert.
setting-scoring = In diesem Turnier zählt ein Gewinn { $win }, ein Remis { $draw } und ein Verlust { $loss }.
setting-forfeit-points = Ein kampfloser Verlust zählt { $points }.
setting-no-arbiter = Bei der Partie ist kein Schiedsrichter anwesend.

## Was vor dem ersten Ereignis bekannt ist

known-start-position = Auf dem Brett steht die Anfangsstellung Nummer { $number } des Chess960.
known-to-move = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } am Zug.
known-half-moves =
    .each = { $count ->
        [one] Im letzten Zug
       *[other] In den letzten { $count } Zügen
    } beider Spieler wurde kein Bauer gezogen und nichts geschlagen.
    .apart = In den letzten { $count } Zügen { WHO($player, case: "gen") } und den letzten { $others } Zügen { WHO($opponent, case: "gen") } wurde kein Bauer gezogen und nichts geschlagen.
known-moves =
    .start = Die Partie begann mit { MOVE($moves) }.
    .later = { $count ->
        [one] Der letzte Zug war
       *[other] Die letzten Züge waren
    } { MOVE($moves) }.
known-material = { WHO($player) } hat { LIST($pieces) }.
    .bare = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } nur den König.
known-history-complete = Auch die Stellung vor diesen Zügen zählt mit; frühere Züge spielen keine Rolle.
known-occurrences =
    .here = Dieselbe Stellung steht nun zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $count }.
    } Mal auf dem Brett.
    .intended = Mit dem beabsichtigten Zug entstünde die Stellung tatsächlich zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $count }.
    } Mal.
known-consecutive-occurrences =
    .here = Dieselbe Stellung steht nun zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $count }.
    } Mal auf dem Brett, jedes Mal nach genau einem weiteren Zug jedes Spielers.
    .intended = Mit dem beabsichtigten Zug entstünde die Stellung tatsächlich zum { $count ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] { $count }.
    } Mal, jedes Mal nach genau einem weiteren Zug jedes Spielers.
known-moves-without-progress =
    .here = Jeder Spieler hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } ohne Bauernzug und ohne Schlagen ausgeführt.
    .intended = Mit dem beabsichtigten Zug hätte jeder Spieler { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } ohne Bauernzug und ohne Schlagen ausgeführt.
known-moves-made =
    .one = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { $count ->
        [0] noch keinen Zug
        [one] einen Zug
       *[other] { $count } Züge
    } ausgeführt.
    .both = { $count ->
        [0] Noch kein Spieler hat einen Zug
        [one] Jeder Spieler hat einen Zug
       *[other] Beide Spieler haben je { $count } Züge
    } ausgeführt.
    .each = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { $count ->
        [0] noch keinen Zug
        [one] einen Zug
       *[other] { $count } Züge
    } ausgeführt, { WHO($owner) } { $others ->
        [0] keinen
        [one] einen
       *[other] { $others }
    }.
known-moves-completed =
    .one = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { $count ->
        [0] noch keinen Zug
        [one] einen Zug
       *[other] { $count } Züge
    } abgeschlossen.
    .both = { $count ->
        [0] Noch kein Spieler hat einen Zug
        [one] Jeder Spieler hat einen Zug
       *[other] Beide Spieler haben je { $count } Züge
    } abgeschlossen.
    .each = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } { $count ->
        [0] noch keinen Zug
        [one] einen Zug
       *[other] { $count } Züge
    } abgeschlossen, { WHO($owner) } { $others ->
        [0] keinen
        [one] einen
       *[other] { $others }
    }.
known-both-can-mate =
    .yes = Beide Spieler könnten noch matt setzen.
    .no = Keiner der beiden Spieler könnte durch irgendeine Folge regelgemäßer Züge matt setzen.
known-can-mate =
    .yes = { WHO($player) } { AGREE($player, sg: "könnte", pl: "könnten") } noch matt setzen.
    .no = { WHO($player) } { AGREE($player, sg: "könnte", pl: "könnten") } durch keine Folge regelgemäßer Züge matt setzen.
known-illegal-acts = Bei { WHO($player, case: "dat") } { $count ->
    [0] wurde in dieser Partie bisher kein regelwidriger Zug
    [one] wurde in dieser Partie bisher ein regelwidriger Zug
   *[other] wurden in dieser Partie bisher { $count } regelwidrige Züge
} gezählt.
known-record-requests = Die Aufzeichnung der Partie wurde vorher schon { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
   *[other] { $count }-mal
} verlangt.
known-warnings = { WHO($player) } { AGREE($player, sg: "wurde", pl: "wurden") } in derselben Sache { $count ->
    [0] noch nicht
    [1] schon einmal
    [2] schon zweimal
    [3] schon dreimal
   *[other] schon { $count }-mal
} verwarnt.
known-games-per-arbiter = Ein Schiedsrichter überwacht { $count ->
    [one] nur eine Partie
   *[other] gleichzeitig { $count } Partien
}.
known-presses = Nach der Zählung der Uhr { AGREE($player, sg: "hat", pl: "haben") } { WHO($player) } sie { $count ->
    [0] noch nicht
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} gedrückt.
known-period = { $count ->
    [1] Es läuft noch die Bedenkzeit der ersten Zeitperiode.
    [2] Es läuft noch die Bedenkzeit der zweiten Zeitperiode.
    [3] Es läuft noch die Bedenkzeit der dritten Zeitperiode.
   *[other] Es läuft noch die Bedenkzeit der { $count }. Zeitperiode.
}
# $player is who behaves so.
known-distraction =
    .yes = Das Verhalten { WHO($player, case: "gen") } stört den Gegner.
    .no = Das Verhalten { WHO($player, case: "gen") } stört den Gegner nicht.
    .offer-yes = Das Angebot ist ungerechtfertigt.
    .offer-no = Das Angebot ist gerechtfertigt.
    .claim-yes = Der Antrag ist ungerechtfertigt.
    .claim-no = Der Antrag ist gerechtfertigt.
# $player is who would win on time.
known-cannot-win-normally =
    .yes = Es steht fest, dass { WHO($player) } nicht mit normalen Mitteln gewinnen { AGREE($player, sg: "kann", pl: "können") }.
    .no = Es steht fest, dass { WHO($player) } mit normalen Mitteln gewinnen { AGREE($player, sg: "kann", pl: "können") }.
known-no-effort =
    .yes = Es steht fest, dass { WHO($player) } nicht { AGREE($player, sg: "versucht", pl: "versuchen") }, mit normalen Mitteln zu gewinnen.
    .no = Es steht fest, dass { WHO($player) } { AGREE($player, sg: "versucht", pl: "versuchen") }, mit normalen Mitteln zu gewinnen.
known-disability =
    .yes = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } eine Behinderung.
    .no = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } keine Behinderung.
known-moves-completed-in-time =
    .yes = { WHO($player) } { AGREE($player, sg: "hatte", pl: "hatten") } die in der Zeitperiode verlangten Züge rechtzeitig abgeschlossen.
    .no = { WHO($player) } { AGREE($player, sg: "hatte", pl: "hatten") } die in der Zeitperiode verlangten Züge nicht abgeschlossen.
known-unable-to-press =
    .yes = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } außerstande, die Uhr zu bedienen.
    .no = { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } die Uhr bedienen.
known-unable-to-move =
    .yes = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } außerstande, die Figuren zu ziehen.
    .no = { WHO($player) } { AGREE($player, sg: "kann", pl: "können") } die Figuren ziehen.
known-loss-announced =
    .yes = { WHO($player, case: "dat") } wurde gesagt, dass der nächste Verstoß die Partie kostet.
    .no = { WHO($player, case: "dat") } wurde nicht gesagt, dass der nächste Verstoß die Partie kostet.
known-persistent-refusal =
    .yes = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich andauernd, die Regeln einzuhalten.
    .no = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } sich bisher nicht andauernd geweigert, die Regeln einzuhalten.
known-too-late =
    .yes = Für { WHO($player, case: "acc") } ist die Wartezeit abgelaufen.
    .no = Für { WHO($player, case: "acc") } ist die Wartezeit noch nicht abgelaufen.
open =
    .legal = Ob die Züge regelgemäß sind, ist nicht angegeben.
    .outcome = Ob ein Zug die Partie beendet hat, ist nicht angegeben.
    .counts = Wie oft etwas schon vorher geschah, ist nicht angegeben.
    .has-the-move = Wer am Zug ist, ist nicht angegeben.
    .found = Was der Schiedsrichter feststellt, ist nicht angegeben.

## Um ein Ereignis herum

event-left =
    .one = Die Uhr { WHO($player, case: "gen") } zeigt { CLOCK($time) }.
    .both = Die Uhr { WHO($player, case: "gen") } zeigt { CLOCK($time) }, die { WHO($owner, case: "gen") } { CLOCK($others) }.
    .left = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } noch { DURATION($time, case: "acc") } Bedenkzeit.
    .both-left = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } noch { DURATION($time, case: "acc") } Bedenkzeit; { WHO($owner) } { AGREE($owner, sg: "hat", pl: "haben") } noch { DURATION($others, case: "acc") }.
event-below-zero = Die Uhr { WHO($player, case: "gen") } ist { CLOCK($time) } ins Minus gelaufen.
event-seen =
    .arbiter = ; der Schiedsrichter sieht es
    .arbiter-flag = , und der Schiedsrichter sieht es
    .nobody = , ohne dass es jemand bemerkt
    .nobody-at-first = , was zunächst niemand bemerkt
    .opponent = ; nur der Gegner bemerkt es
event-order =
    .simultaneous = , und zwar im selben Augenblick
    .unknown = ; was zuerst geschah, ist nicht bekannt
    .disputed = ; was zuerst geschah, ist zwischen den Spielern strittig
event-disputed =
    .words = { WHO($player) } will „Ich korrigiere“ gesagt haben; { WHO($owner) } bestreitet das.
    .claim = { WHO($player) } will Remis beantragt haben; { WHO($owner) } bestreitet das.
    .claim-intended = { WHO($player) } will mit dem Zug { MOVE($move) } Remis beantragt haben; { WHO($owner) } bestreitet das.
    .offer = Zwischen den Spielern ist strittig, ob { WHO($player) } Remis angeboten hat.
    .move = { WHO($player) } behauptet, { WHO($owner) } habe { MOVE($move) } gespielt; { WHO($owner) } bestreitet das.
    .move-unknown = { WHO($player) } behauptet, { WHO($owner) } habe einen Zug ausgeführt; { WHO($owner) } bestreitet das.
    .move-legal = { WHO($player) } behauptet, { WHO($owner) } habe einen regelgemäßen Zug ausgeführt; { WHO($owner) } bestreitet das.
    .move-illegal = { WHO($player) } behauptet, { WHO($owner) } habe einen regelwidrigen Zug ausgeführt; { WHO($owner) } bestreitet das.
    .act = Zwischen den Spielern ist strittig, ob sich Folgendes zugetragen hat: { $act }.
    .touch-unnamed = { WHO($player) } behauptet, { WHO($owner) } habe eine Figur{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } berührt; { WHO($owner) } bestreitet das.
    .touch-known = { WHO($player) } behauptet, { WHO($owner) } habe { MEN($squares, case: "acc") }{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } berührt; { WHO($owner) } bestreitet das.
    .touch-kinds = { WHO($player) } behauptet, { WHO($owner) } habe { LIST($items) }{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } berührt; { WHO($owner) } bestreitet das.
event-found-of-disputed =
    .words-yes = Der Schiedsrichter stellt fest: Die Worte sind gefallen.
    .words-no = Der Schiedsrichter stellt fest: Die Worte sind nicht gefallen.
    .touch-yes = Der Schiedsrichter stellt fest: Die Berührung hat stattgefunden.
    .touch-no = Der Schiedsrichter stellt fest: Eine Berührung gab es nicht.
    .move-yes = Der Schiedsrichter stellt fest: Der Zug wurde ausgeführt.
    .move-no = Der Schiedsrichter stellt fest: Der Zug wurde nicht ausgeführt.
    .offer-yes = Der Schiedsrichter stellt fest: Remis wurde angeboten.
    .offer-no = Der Schiedsrichter stellt fest: Remis wurde nicht angeboten.
    .claim-yes = Der Schiedsrichter stellt fest: Der Antrag wurde gestellt.
    .claim-no = Der Schiedsrichter stellt fest: Der Antrag wurde nicht gestellt.
    .act-yes = Der Schiedsrichter stellt fest, dass es sich so zugetragen hat.
    .act-no = Der Schiedsrichter stellt fest, dass es sich nicht so zugetragen hat.
event-about =
    .event = (Ereignis { $event })
    .move = (es geht um den Zug { MOVE($move) })
# Angehängt an einen Satz, der ein anderes Ereignis betrifft als das besprochene.
event-reference = (Ereignis { $event })

## Am Brett

event-move =
    .given = { WHO($player) } { AGREE($player, sg: "spielt", pl: "spielen") } { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } einen Zug aus.
    .legal = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } einen regelgemäßen Zug aus.
    .illegal = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } einen regelwidrigen Zug aus.
event-move-again =
    .given = { WHO($player) } { AGREE($player, sg: "spielt", pl: "spielen") } auch noch { MOVE($move) }, ohne die Antwort abzuwarten.
    .unknown = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } noch einen Zug aus, ohne die Antwort abzuwarten.
    .legal = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } noch einen regelgemäßen Zug aus, ohne die Antwort abzuwarten.
    .illegal = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } noch einen Zug aus, und zwar einen regelwidrigen, ohne die Antwort abzuwarten.
event-moves = Gespielt wird { MOVE($moves) }.
event-two-hands = mit beiden Händen
event-not-pressed = , ohne die Uhr zu drücken
event-promotion-omitted = { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } den Bauern auf der entferntesten Reihe als Bauern stehen.
event-touch =
    .unnamed = { WHO($player) } { AGREE($player, sg: "berührt", pl: "berühren") }{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } eine Figur.
    .known = { WHO($player) } { AGREE($player, sg: "berührt", pl: "berühren") }{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } { MEN($squares, case: "acc") }.
    .kinds = { WHO($player) } { AGREE($player, sg: "berührt", pl: "berühren") }{ $how ->
        [deliberate] {" "}absichtlich
        [accidental] {" "}versehentlich
       *[plain] {""}
    } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "schlägt", pl: "schlagen") } den gegnerischen König.
event-displace = { WHO($player) } { AGREE($player, sg: "wirft", pl: "werfen") } { MEN($squares, case: "acc") } um.
event-displaced-by-nobody = { $count ->
    [one] Aus ungeklärter Ursache ist { MEN($squares) } verrutscht.
   *[other] Aus ungeklärter Ursache sind { MEN($squares) } verrutscht.
}
event-repair = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } die verschobenen Figuren wieder an ihren Platz.

# Berührte Figuren, von denen nur die Art bekannt ist, als Glieder einer Aufzählung.
touched-own-kind =
    .king = den eigenen König
    .queen = die eigene Dame
    .rook = einen eigenen Turm
    .bishop = einen eigenen Läufer
    .knight = einen eigenen Springer
    .pawn = einen eigenen Bauern
touched-enemy-kind =
    .king = den gegnerischen König
    .queen = die gegnerische Dame
    .rook = einen gegnerischen Turm
    .bishop = einen gegnerischen Läufer
    .knight = einen gegnerischen Springer
    .pawn = einen gegnerischen Bauern
event-touch-order =
    .known = , und zwar in dieser Reihenfolge
    .at-once = im selben Augenblick
    .unknown = ; in welcher Reihenfolge, ist nicht bekannt
event-touch-with =
    .passing-hand = mit vorbeistreifender Hand
    .sleeve = mit dem Ärmel
event-hand =
    .left = (mit der linken Hand)
    .right = (mit der rechten Hand)
manner-accident =
    .yes = , und zwar versehentlich
    .no = , und zwar absichtlich
manner-valid-reason =
    .yes = , aus triftigem Grund
    .no = , ohne triftigen Grund
manner-excused =
    .yes = ; die Verspätung ist entschuldigt
    .no = ; die Verspätung ist nicht entschuldigt

## Der Zug in einzelnen Schritten

event-say-adjust = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } „Ich korrigiere“.
event-adjust = { WHO($player) } { AGREE($player, sg: "rückt", pl: "rücken") } { MEN($squares, case: "acc") } zurecht.
event-lift = { WHO($player) } { AGREE($player, sg: "hebt", pl: "heben") } { MEN($squares, case: "acc") } an.
event-release = { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } { TERM($kind, case: "acc") } von { SQUARE($piece) } auf { SQUARE($on) } los.
event-take-off = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } { MEN($squares, case: "acc") } vom Brett.
event-put-back = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } alles an seinen Platz zurück.
event-pick-up = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } neben dem Brett { TERM($piece, case: "indef-acc") } in die Hand.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } { TERM($piece, case: "indef-acc") } auf { SQUARE($square) }.
    .touching = { WHO($player) } { AGREE($player, sg: "berührt", pl: "berühren") } mit { TERM($piece, case: "indef-dat") } das Feld { SQUARE($square) }, ohne die Figur loszulassen.
event-place-upside-down = , mit dem Kopf nach unten
event-place-wrong-colour = , in der Farbe des Gegners
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") } { TERM($piece, case: "indef-acc") }, weil die Figur nicht bereitsteht.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } „Schach“.
    .mate = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } „Matt“.
    .castling = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } „Ich rochiere“.
    .piece = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } „{ TERM($piece, case: "bare") }“.
event-claim-touch-rules =
    .plain = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } beim Schiedsrichter einen Verstoß gegen die Regeln über das Berühren und Ziehen.
    .hands = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } beim Schiedsrichter, dass { WHO($owner) } beide Hände benutzt habe.
    .moved = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } beim Schiedsrichter, dass { WHO($owner) } die Regel „berührt – geführt“ verletzt habe.
    .touched = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } beim Schiedsrichter, dass { WHO($owner) } eine Figur berührt habe.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "bringt", pl: "bringen") } einen Assistenten mit.
    .tasks = { WHO($player) } { AGREE($player, sg: "bringt", pl: "bringen") } für { LIST($items) } einen Assistenten mit.
event-assistant-accepted =
    .yes = ; der Schiedsrichter stimmt dem Assistenten zu
    .no = ; der Schiedsrichter stimmt dem Assistenten nicht zu
event-assistant-presented =
    .late = , allerdings erst unmittelbar vor der Runde
    .opponent = ; der Assistent ist der Gegner selbst
assistant-task =
    .moving = das Ausführen der Züge
    .clock = das Drücken der Uhr
    .recording = das Aufschreiben der Züge
    .announcing = das Ansagen der Züge
    .telling = Auskünfte über Züge und Zeiten
    .claiming = das Reklamieren der Zeitüberschreitung sowie das Melden berührter Figuren
    .adjourning = die Förmlichkeiten bei einem Partieabbruch

## Die Uhr

event-press = { WHO($player) } { AGREE($player, sg: "drückt", pl: "drücken") } die Uhr.
event-press-without-move = , ohne gezogen zu haben
event-pause = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "drückt", pl: "drücken") } die Uhr mit der Hand, die nicht gezogen hat.
    .force = { WHO($player) } { AGREE($player, sg: "schlägt", pl: "schlagen") } heftig auf die Uhr.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } einen Finger auf dem Knopf der Uhr.
    .hover = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Hand oder einen Finger über der Uhr.
    .lift = { WHO($player) } { AGREE($player, sg: "hebt", pl: "heben") } die Uhr hoch.
    .knock-over = { WHO($player) } { AGREE($player, sg: "wirft", pl: "werfen") } die Uhr um.
event-clock-runs = Die Uhr { WHO($player, case: "gen") } läuft { DURATION($time, case: "acc") } lang.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren wegen eines Regelverstoßes an.
    .claim = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an, um einen Antrag zu stellen.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an, weil die Figur für die Umwandlung nicht bereitsteht.
    .disturbance = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren wegen einer Störung an.
    .illness = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren wegen einer Erkrankung an.
    .private = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren aus einem privaten Grund an.
    .video = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an, um eine Videoaufnahme ansehen zu lassen.
    .low-battery = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an, weil das elektronische Partieformular einen niedrigen Akkustand zeigt.
    .none = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } die Uhren an, ohne einen Grund zu nennen.
event-restart = { WHO($player) } { AGREE($player, sg: "setzt", pl: "setzen") } die Uhr wieder in Gang.
event-clock-marks-first = Die Uhr zeigt an, dass das Blättchen { WHO($owner, case: "gen") } zuerst gefallen ist.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "erklärt", pl: "erklären") }, dass die Uhr defekt sei.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die Bedenkzeit einer Zeitperiode an der Uhr falsch eingestellt ist.
    .increment = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die Zeitgutschrift an der Uhr falsch eingestellt ist.
    .mode = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass an der Uhr der falsche Modus eingestellt ist.
    .credit = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die durch eine Entscheidung gewährte oder abgezogene Bedenkzeit an der Uhr nicht stimmt.
    .move-counter = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass der Zugzähler nicht stimmt.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die Uhr auf { DURATION($time, case: "acc") } { SECONDS($increment) ->
    [0] ohne Zeitgutschrift
    [one] mit einer Zeitgutschrift von { DURATION($increment, case: "dat") } pro Zug
   *[other] mit einer Zeitgutschrift von { DURATION($increment, case: "dat") } pro Zug
} eingestellt war.
event-clock-set-alone = , und zwar nur auf der Seite { WHO($player, case: "gen") }
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "wünscht", pl: "wünschen") }, dass die Uhr anderswo steht.
event-start-round =
    .scheduled = Die Runde beginnt zur angesetzten Zeit.
    .late = Die Runde beginnt { DURATION($time, case: "acc") } später als angesetzt.
    .at = Die Runde beginnt um { $time } Uhr.
event-arrival =
    .board-on-time = { WHO($player) } { AGREE($player, sg: "trifft", pl: "treffen") } zum angesetzten Zeitpunkt am Brett ein.
    .board-late = { WHO($player) } { AGREE($player, sg: "trifft", pl: "treffen") } { DURATION($time, case: "acc") } nach dem angesetzten Beginn am Brett ein.
    .board-at = { WHO($player) } { AGREE($player, sg: "trifft", pl: "treffen") } um { $time } Uhr am Brett ein.
    .hall-on-time = { WHO($player) } { AGREE($player, sg: "betritt", pl: "betreten") } zum angesetzten Zeitpunkt den Turniersaal, { AGREE($player, sg: "kommt", pl: "kommen") } aber nicht ans Brett.
    .hall-late = { WHO($player) } { AGREE($player, sg: "betritt", pl: "betreten") } { DURATION($time, case: "acc") } nach dem angesetzten Beginn den Turniersaal, { AGREE($player, sg: "kommt", pl: "kommen") } aber nicht ans Brett.
    .hall-at = { WHO($player) } { AGREE($player, sg: "betritt", pl: "betreten") } um { $time } Uhr den Turniersaal, { AGREE($player, sg: "kommt", pl: "kommen") } aber nicht ans Brett.
event-default-time-ends = Die Wartezeit ist abgelaufen.
event-claim-default = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } den kampflosen Gewinn, weil der Gegner nicht rechtzeitig eingetroffen ist.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } einen Antrag, der sich allein auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts stützt.
    .with-other = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } einen Antrag, der sich auf die Anzeige eines Bildschirms oder eines Demonstrationsbretts und auf anderes stützt.
event-flag-falls = Das Blättchen { WHO($player, case: "gen") } fällt.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") }, dass das gegnerische Blättchen gefallen sei.
    .named = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") }, dass ein Blättchen gefallen sei.

## Angebote und Anträge

event-offer-draw = { WHO($player) } { AGREE($player, sg: "bietet", pl: "bieten") } Remis an.
event-offer-conditional = , und zwar unter einer Bedingung
event-offer-repeated = , obwohl die Stellung zu einem neuen Angebot keinen Anlass gibt
event-accept =
    .offer = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } das Remisangebot an.
    .draw = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } das Remis an.
    .after-all = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } das Remis dann doch an.
event-refuse =
    .offer = { WHO($player) } { AGREE($player, sg: "lehnt", pl: "lehnen") } das Remisangebot ab.
    .draw = { WHO($player) } { AGREE($player, sg: "lehnt", pl: "lehnen") } das Remis ab.
event-withdraw =
    .offer = { WHO($player) } { AGREE($player, sg: "will", pl: "wollen") } das Angebot zurückziehen.
    .claim = { WHO($player) } { AGREE($player, sg: "will", pl: "wollen") } den Antrag zurückziehen.
    .resignation = { WHO($player) } { AGREE($player, sg: "will", pl: "wollen") } die Aufgabe zurücknehmen.
    .unknown = { WHO($player) } { AGREE($player, sg: "will", pl: "wollen") } das Gesagte zurücknehmen.
event-agree-draw = { WHO($player) } { AGREE($player, sg: "stimmt einem Remis zu", pl: "vereinbaren Remis") }.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis, weil die Stellung zum dritten Mal entstanden sei.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis, weil mit dem Zug { MOVE($move) } die Stellung zum dritten Mal entstehe.
    .repetition-written = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis, weil mit dem aufgeschriebenen Zug { MOVE($move) } die Stellung zum dritten Mal entstehe.
    .no-progress = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis nach der 50-Züge-Regel.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis nach der 50-Züge-Regel mit dem beabsichtigten Zug { MOVE($move) }.
    .no-progress-written = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis nach der 50-Züge-Regel mit dem aufgeschriebenen Zug { MOVE($move) }.
event-claim-not-written = , { AGREE($player, sg: "schreibt", pl: "schreiben") } den Zug aber nicht auf
event-claim-not-declared = , { AGREE($player, sg: "kündigt", pl: "kündigen") } den Zug dem Schiedsrichter aber nicht an
event-claim-irregularity =
    .plain = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } einen Regelverstoß.
    .move = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } den Zug { MOVE($move) } als regelwidrig.
    .moved = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } den Zug { WHO($owner, case: "gen") } als regelwidrig.
    .pressed = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") }, dass die Uhr zu Unrecht gedrückt worden sei.
    .displaced = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") }, dass Figuren verschoben worden seien.
event-agree-to-correct = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } damit einverstanden, die Sache ohne den Schiedsrichter zu bereinigen.

## Das Ende

event-resign = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } auf.
event-resign-in-writing = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } schriftlich auf.
event-resign-for = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") }, dass { WHO($owner) } { AGREE($owner, sg: "aufgibt", pl: "aufgeben") }.
event-gesture =
    .stops-clocks = { WHO($player) } { AGREE($player, sg: "hält", pl: "halten") } wortlos die Uhren an.
    .tips-king = { WHO($player) } { AGREE($player, sg: "legt", pl: "legen") } wortlos den König um.
    .holds-out-hand = { WHO($player) } { AGREE($player, sg: "streckt", pl: "strecken") } dem Gegner wortlos die Hand hin.
    .handshake = { WHO($player) } geben sich wortlos die Hand.
    .kings-in-centre = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } wortlos die Könige in die Brettmitte.
    .signs-scoresheet = { WHO($player) } { AGREE($player, sg: "unterschreibt", pl: "unterschreiben") } wortlos das Partieformular.
    .walks-off = { WHO($player) } { AGREE($player, sg: "geht", pl: "gehen") } wortlos weg und { AGREE($player, sg: "kommt", pl: "kommen") } nicht wieder.
event-answer-unclearly =
    .gesture = { WHO($player) } { AGREE($player, sg: "beantwortet", pl: "beantworten") } das Angebot nur mit einer Geste.
    .evasive = { WHO($player) } { AGREE($player, sg: "beantwortet", pl: "beantworten") } das Angebot ausweichend.

## Partieabbruch

event-session-ends = Nach der Uhr des Schiedsrichters ist die Spielzeit abgelaufen.
event-ask-to-seal = { WHO($player) } { AGREE($player, sg: "fordert", pl: "fordern") } zur Abgabe des Zuges auf, weil die Partie abgebrochen werden soll.
event-adjourn-early = { WHO($player) } { AGREE($player, sg: "bricht", pl: "brechen") } die Partie vor dem Ende der Spielzeit ab.
event-adjourn-early-by = { WHO($player) } { AGREE($player, sg: "bricht", pl: "brechen") } die Partie { DURATION($time, case: "acc") } vor dem Ende der Spielzeit ab.
event-seal =
    .given = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } den Zug { MOVE($move) } ab.
    .unknown = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } einen Zug ab.
event-change-sealed =
    .given = { WHO($player) } { AGREE($player, sg: "ändert", pl: "ändern") } den Abgabezug in { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "ändert", pl: "ändern") } den Abgabezug.
event-seal-reply =
    .given = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } den Antwortzug { MOVE($move) } in einem zweiten Umschlag ab.
    .unknown = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } einen Antwortzug in einem zweiten Umschlag ab.
event-sealed-reads =
    .clear = Der Abgabezug ist regelgemäß und lässt nur eine Lesart zu.
    .unorthodox = Der Abgabezug ist ungewöhnlich geschrieben, aber es steht fest, was gemeint ist.
    .ambiguous = Der Abgabezug lässt sich als zwei verschiedene Züge lesen.
    .unintelligible = Was mit dem Abgabezug gemeint ist, lässt sich nicht feststellen.
    .illegal = Der Abgabezug ist regelwidrig.
event-sealed-on =
    .electronic-scoresheet = , und zwar auf einem elektronischen Partieformular
    .something-else = , und zwar nicht auf dem Partieformular
event-sealed-means = , was nur { MOVE($move) } bedeuten kann
event-close-envelope = { WHO($player) } { AGREE($player, sg: "verschließt", pl: "verschließen") } den Umschlag.
event-envelope-shows =
    .given = , auf dem { LIST($items) } angegeben sind
    .nothing = , auf dem nichts geschrieben steht
event-envelope-contains =
    .given = ; der Inhalt: { LIST($items) }
    .nothing = ; ein Partieformular ist nicht darin
event-resume = Die Hängepartie soll wieder aufgenommen werden.
event-arrive = { WHO($player) } { AGREE($player, sg: "trifft", pl: "treffen") } mit { DURATION($time, case: "dat") } Verspätung ein.
event-arrive-back = { WHO($player) } { AGREE($player, sg: "kommt", pl: "kommen") } nach { DURATION($time, case: "dat") } ans Brett zurück.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "trifft", pl: "treffen") } rechtzeitig ein.
event-absent = { WHO($player) } { AGREE($player, sg: "ist", pl: "sind") } abwesend.
    .at-start = Bei Partiebeginn { AGREE($player, sg: "fehlt", pl: "fehlen") } { WHO($player) }.
    .at-resumption = Bei der Wiederaufnahme { AGREE($player, sg: "fehlt", pl: "fehlen") } { WHO($player) }.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "öffnet", pl: "öffnen") } den Umschlag.
event-lose-envelope = Der Umschlag ist nicht auffindbar.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die Uhrenstände nach dem Partieabbruch nicht stimmen.

## Aufstellung und Aufzeichnung

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass zu Beginn Figuren auf falschen Feldern standen.
    .orientation = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass das Brett falsch liegt (um 90° gedreht).
    .orientation-and-pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass das Brett falsch liegt (um 90° gedreht) und zu Beginn auch Figuren auf falschen Feldern standen.
    .colours = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass die Partie mit vertauschten Farben begonnen wurde.
    .king = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass der König { WHO($of, case: "gen") } zu Beginn auf einem falschen Feld stand.
    .king-and-queen = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass König und Dame { WHO($of, case: "gen") } zu Beginn vertauscht waren.
    .rook = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "bemerkt", pl: "bemerken") }
       *[no] { AGREE($player, sg: "weist", pl: "weisen") } darauf hin
    }, dass ein Turm { WHO($of, case: "gen") } zu Beginn auf { SQUARE($on) } stand.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "weist", pl: "weisen") } darauf hin, dass die Uhr falsch eingestellt ist.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") } Einsicht in die Aufzeichnung der Partie.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") } ein Partieformular.

## Der Schiedsrichter

event-sees =
    .plain = { WHO($player) } { AGREE($player, sg: "bemerkt", pl: "bemerken") } dann, was geschehen ist.
    .move = { WHO($player) } { AGREE($player, sg: "wird", pl: "werden") } dann auf den Zug { MOVE($move) } aufmerksam.
event-sees-position = { WHO($player) } { AGREE($player, sg: "kommt", pl: "kommen") } ans Brett und { AGREE($player, sg: "sieht", pl: "sehen") } diese Stellung.
# Die Feststellung folgt als eigener Satz.
event-finds = { WHO($player) } { AGREE($player, sg: "stellt", pl: "stellen") } fest: { $finding }.
# Die Sätze der Entscheidung folgen.
event-rules =
    .given = { WHO($player) } { AGREE($player, sg: "entscheidet", pl: "entscheiden") }: { $ruling }.
    .about = { WHO($player) } { AGREE($player, sg: "entscheidet", pl: "entscheiden") } zu Ereignis { $event }: { $ruling }.
    .about-move = { WHO($player) } { AGREE($player, sg: "entscheidet", pl: "entscheiden") } zum Zug { MOVE($move) }: { $ruling }.
    .nothing = { WHO($player) } { AGREE($player, sg: "unternimmt", pl: "unternehmen") } nichts.

## Der Prüfer fragt

event-asks =
    .envelope = Was muss auf dem Umschlag stehen?
    .session = Was muss zur Spielzeit bekannt gegeben werden?
    .class = Welche Art von Schach ergibt sich aus dieser Bedenkzeitregelung?
    .clocks = Was zeigen die Uhren?
    .deadline = Bis wann darf ein Spieler ans Brett kommen?
    .regime = Welche Regeln gelten für diese Partien?
    .recording = Müssen die Spieler ihre Züge aufzeichnen?
    .points = Wie viele Punkte erhält jeder Spieler?
    .ruling-recording = Was müssen die Spieler mit ihren Partieformularen tun?
    .regulations = Was muss das Turnierreglement bestimmen?
    .ruling-game = Wie endet die Partie, oder wie geht sie weiter?
    .ruling-clock = Was geschieht mit der Uhr?
    .ruling-moves = Welche Stellung gilt, und was muss gespielt werden?
    .ruling-offences = Liegt ein Verstoß vor?
    .ruling-claims = Was wird aus dem Antrag?
    .ruling-arbiter = Was hat der Schiedsrichter zu tun?
    .ruling-definitions = Wie nennen das die Regeln?
    .has-the-move = Wer ist am Zug?
    .moves = Welche Züge darf der Spieler am Zug ausführen?
    .over = Ist die Partie beendet, und wenn ja, wodurch?
    .dead = Ist die Stellung tot?
    .claim-check = Wer prüft einen Remisantrag?
    .first-flag = Wessen Blättchen ist zuerst gefallen?
    .initial-position = Kann eine Partie mit dieser Stellung beginnen?
    .square = Welche Farbe hat das Feld { SQUARE($square) }?
    .in-check = Steht ein König im Schach?
    .position = Können regelgemäße Züge zu dieser Stellung führen?
    .penalties = Welche Strafen darf der Schiedsrichter verhängen?
    .rated = Zählt die Partie für die Wertungszahl?
    .assistant = Muss ein Spieler einen Assistenten haben?
event-may-play =
    .one = Darf { WHO($player) } jetzt { MOVE($move) } spielen?
    .several = Darf { WHO($player) } jetzt { LIST($moves, type: "or") } spielen?

## Partieformulare und Ergebnisse
## $winner ist der Spieler, der gewonnen hat, nur in `win`.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "zeichnet", pl: "zeichnen") } den eben ausgeführten eigenen Zug auf.
    .own-before = { WHO($player) } { AGREE($player, sg: "schreibt", pl: "schreiben") } einen noch nicht ausgeführten Zug auf.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "zeichnet", pl: "zeichnen") } den Zug des Gegners auf.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "schreibt", pl: "schreiben") } den noch nicht ausgeführten Zug des Gegners auf.
event-written-text = ({ MOVE($move) })
event-written-instead = , und zwar anstelle des zuvor aufgeschriebenen, der nicht ausgeführt wurde
event-written-for =
    .claim = , um Remis zu beantragen
    .sealing = , um ihn abzugeben
event-write-on-sheet =
    .times = { WHO($player) } { AGREE($player, sg: "schreibt", pl: "schreiben") } die Uhrenstände auf das Partieformular.
    .offer = { WHO($player) } { AGREE($player, sg: "vermerkt", pl: "vermerken") } ein Remisangebot auf dem Partieformular.
    .claim = { WHO($player) } { AGREE($player, sg: "vermerkt", pl: "vermerken") } auf dem Partieformular etwas zu einem Antrag.
    .relevant-data = { WHO($player) } { AGREE($player, sg: "vermerkt", pl: "vermerken") } andere Angaben zur Partie auf dem Partieformular.
    .thoughts = { WHO($player) } { AGREE($player, sg: "schreibt", pl: "schreiben") } Gedanken zur Stellung auf das Partieformular.
event-mark-offer = { WHO($player) } { AGREE($player, sg: "vermerkt", pl: "vermerken") } das Angebot mit dem Zeichen (=) auf dem Partieformular.
event-stop-recording = { WHO($player) } { AGREE($player, sg: "hört", pl: "hören") } auf mitzuschreiben.
event-resume-recording = { WHO($player) } { AGREE($player, sg: "schreibt", pl: "schreiben") } wieder mit.
event-complete-sheet = { WHO($player) } { AGREE($player, sg: "trägt", pl: "tragen") } die fehlenden Züge auf dem Partieformular nach.
event-sheet-gap =
    .opponents-last = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } den letzten Zug des Gegners beantwortet, ohne ihn vorher aufgezeichnet zu haben.
    .own-previous = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } einen weiteren Zug ausgeführt, obwohl der vorige eigene Zug nicht aufgezeichnet ist.
    .earlier = Auf dem Partieformular { WHO($player, case: "gen") } fehlen frühere Züge, und niemand kann sagen, seit wann.
    .one-sheet = Auf dem Partieformular { WHO($player, case: "gen") } fehlen Züge; das andere ist vollständig.
    .both-sheets = Auf beiden Partieformularen fehlen Züge.
    .unreadable = Auf dem Partieformular { WHO($player, case: "gen") } sind Züge falsch oder nicht lesbar.
event-sheets-show =
    .overstepping = Die Partieformulare zeigen, dass ein Spieler die Zeit überschritten hat, bevor er die Züge der Zeitperiode abgeschlossen hatte.
    .in-time = Die Partieformulare zeigen, dass die Züge der Zeitperiode rechtzeitig abgeschlossen wurden.
    .nothing = Auch beim Vervollständigen der Partieformulare lässt sich keine Zeitüberschreitung nachweisen.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "rekonstruiert", pl: "rekonstruieren") } die Partie auf einem zweiten Brett.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "verdeckt", pl: "verdecken") } das Partieformular, sodass der Schiedsrichter es nicht sehen kann.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "legt", pl: "legen") } einen Stift auf das Partieformular und { AGREE($player, sg: "verdeckt", pl: "verdecken") } damit den letzten Zug.
    .no = { WHO($player) } { AGREE($player, sg: "legt", pl: "legen") } einen Stift auf das Partieformular; der letzte Zug ist noch zu sehen.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "behält", pl: "behalten") } das Original des Partieformulars.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um das Partieformular des Gegners.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "überlässt", pl: "überlassen") } dem Gegner das Partieformular.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, dem Gegner das Partieformular zu überlassen.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } dem Gegner das Partieformular zurück.
event-electronic-sheet-fails = Das elektronische Partieformular { WHO($player, case: "gen") } funktioniert nicht.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "schaltet", pl: "schalten") } ein elektronisches Partieformular in den Modus für Schiedsrichter.
    .other = { WHO($player) } { AGREE($player, sg: "schaltet", pl: "schalten") } ein elektronisches Partieformular in einen anderen Modus als den für die Partie.
event-cannot-record =
    .disability = { WHO($player) } kann wegen einer Behinderung nicht mitschreiben.
    .other-reason = { WHO($player) } kann aus einem anderen Grund als einer Behinderung nicht mitschreiben.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "unterschreibt", pl: "unterschreiben") } Partieformulare, auf denen ein Gewinn für { WHO($winner, case: "acc") } steht.
    [draw] { WHO($player) } { AGREE($player, sg: "unterschreibt", pl: "unterschreiben") } Partieformulare, auf denen Remis steht.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "unterschreibt", pl: "unterschreiben") } Partieformulare, auf denen ein Verlust für beide steht.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "bestätigt", pl: "bestätigen") } auf dem elektronischen Partieformular, dass { WHO($winner) } gewonnen hat.
    [draw] { WHO($player) } { AGREE($player, sg: "bestätigt", pl: "bestätigen") } auf dem elektronischen Partieformular ein Remis.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "bestätigt", pl: "bestätigen") } auf dem elektronischen Partieformular einen Verlust für beide.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } einen Gewinn für { WHO($winner, case: "acc") }.
    [draw] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } ein Remis.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } einen Verlust für beide.
}
event-report-unplayed = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } die nicht gespielte Partie als gewonnen für { WHO($winner, case: "acc") }.
    [draw] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } die nicht gespielte Partie als remis.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } die nicht gespielte Partie für beide als verloren.
}
event-award-points = { WHO($player) } { AGREE($player, sg: "will", pl: "wollen") } die Punkte so vergeben: { WHO($first) } { $first_points }, { WHO($second) } { $second_points }.

## Verhalten, Geräte und Dritte

event-permission =
    .given = mit Erlaubnis des Schiedsrichters
    .missing = ohne Erlaubnis des Schiedsrichters
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "verlässt", pl: "verlassen") } das Schachbrett.
    .area = { WHO($player) } { AGREE($player, sg: "verlässt", pl: "verlassen") } den Spielbereich.
    .venue = { WHO($player) } { AGREE($player, sg: "verlässt", pl: "verlassen") } das Turnierareal.
    .far-corner = { WHO($player) } { AGREE($player, sg: "geht", pl: "gehen") } in eine entfernte Ecke des großen Saals.
event-leave-purpose =
    .smoke = , um zu rauchen
    .toilet = , um zur Toilette zu gehen
    .illness = wegen Unwohlseins
    .emergency = wegen eines Alarms oder eines anderen Notfalls
event-leave-reported =
    .yes = , nach vorheriger Meldung beim Schiedsrichter
    .no = , ohne sich vorher beim Schiedsrichter zu melden
event-enter = { WHO($player) } { AGREE($player, sg: "betritt", pl: "betreten") } den Spielbereich.
    .finished = Ein Spieler, dessen eigene Partie beendet ist, betritt den Spielbereich.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "benutzt", pl: "benutzen") } Notizen.
    .information = { WHO($player) } { AGREE($player, sg: "benutzt", pl: "benutzen") } ein Buch oder eine andere Informationsquelle.
    .advice = { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } sich beraten.
    .second-board = { WHO($player) } { AGREE($player, sg: "analysiert", pl: "analysieren") } die Partie auf einem anderen Schachbrett.
event-device =
    .adjoining-area = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } in einem angrenzenden Bereich, den der Schiedsrichter bestimmt hat, ein elektronisches Gerät.
    .person = { WHO($player) } { AGREE($player, sg: "trägt", pl: "tragen") } ein elektronisches Gerät bei sich.
    .table = Auf dem Tisch liegt ein elektronisches Gerät { WHO($player, case: "gen") }.
    .bag = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } in einer Tasche ein elektronisches Gerät.
    .person-sounding = { AGREE($player, sg: "Das elektronische Gerät", pl: "Die elektronischen Geräte") } { WHO($player, case: "gen") } { AGREE($player, sg: "klingelt", pl: "klingeln") }.
    .table-sounding = Auf dem Tisch { AGREE($player, sg: "klingelt ein elektronisches Gerät", pl: "klingeln elektronische Geräte") } { WHO($player, case: "gen") }.
    .bag-sounding = In einer Tasche { AGREE($player, sg: "klingelt ein elektronisches Gerät", pl: "klingeln elektronische Geräte") } { WHO($player, case: "gen") }.
event-device-state =
    .chess-program = , auf dem ein Schachprogramm läuft
    .off = , das vollständig ausgeschaltet ist
    .silent = , das eingeschaltet, aber auf lautlos gestellt ist
    .sounding = , das klingelt
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "gibt", pl: "geben") } den Besitz des Geräts zu.
    .reported = Jemand anderes meldet das Gerät.
event-device-approved = Der Schiedsrichter hat das Gerät genehmigt.
event-device-before-the-game = Die Partie hat noch nicht begonnen.
event-use-bag = { WHO($player) } { AGREE($player, sg: "holt", pl: "holen") } die Tasche mit dem Gerät.
event-use-bag-to-the-toilet = und { AGREE($player, sg: "geht", pl: "gehen") } damit zur Toilette
event-inspect = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") } von { WHO($owner, case: "dat") }, Kleidung, Taschen und andere Gegenstände untersuchen zu lassen.
event-inspect-other-gender = Wer die Untersuchung vornehmen soll, hat nicht das gleiche Geschlecht wie der Spieler.
event-inspect-in-public = , und zwar vor anderen
event-inspect-witness =
    .same-gender = Der Zeuge des Schiedsrichters hat das Geschlecht des Spielers.
    .other-gender = Der Zeuge des Schiedsrichters hat nicht das Geschlecht des Spielers.
    .nobody = Ein Zeuge ist nicht dabei.
event-inspect-before-the-game = Die Partie hat noch nicht begonnen.
event-refuse-inspection = { WHO($player) } { AGREE($player, sg: "verweigert", pl: "verweigern") } die Untersuchung.
event-accuse =
    .arbiter = { WHO($player) } { AGREE($player, sg: "beschuldigt", pl: "beschuldigen") } { WHO($owner, case: "acc") } des Betrugs, aber nur gegenüber dem Schiedsrichter.
    .players = { WHO($player) } { AGREE($player, sg: "beschuldigt", pl: "beschuldigen") } { WHO($owner, case: "acc") } vor anderen des Betrugs.
event-accuse-named =
    .arbiter = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } nur einem anderen Schiedsrichter, dass { WHO($owner) } des Betrugs verdächtigt wird.
    .players = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } Spielern, dass { WHO($owner) } des Betrugs verdächtigt wird.
event-accuse-written = , und zwar schriftlich auf dem vorgesehenen Formular
event-accuse-only-strength = , allein weil das Spiel für die Wertungszahl zu stark sei
event-disturb =
    .noise = { WHO($player) } { AGREE($player, sg: "macht", pl: "machen") } Lärm.
    .noise-source = { WHO($player) } { AGREE($player, sg: "bringt", pl: "bringen") } eine Lärmquelle in den Spielbereich.
    .talking = { WHO($player) } { AGREE($player, sg: "redet", pl: "reden") }, während gespielt wird.
    .eating = { WHO($player) } { AGREE($player, sg: "isst", pl: "essen") } am Brett.
    .other = { WHO($player) } { AGREE($player, sg: "verhält", pl: "verhalten") } sich so, dass es ablenken kann.
event-smoke =
    .plain = { WHO($player) } { AGREE($player, sg: "raucht", pl: "rauchen") }.
    .electronic = { WHO($player) } { AGREE($player, sg: "raucht", pl: "rauchen") } eine E-Zigarette.
event-smoke-where =
    .allowed = im Raucherbereich
    .elsewhere = außerhalb des Raucherbereichs
event-misbehave =
    .drunk = { WHO($player) } { AGREE($player, sg: "kommt", pl: "kommen") } betrunken zur Partie, { AGREE($player, sg: "stört", pl: "stören") } aber niemanden.
    .arranged-game = { WHO($player) } { AGREE($player, sg: "hat", pl: "haben") } das Ergebnis vor der Partie abgesprochen.
    .insult = { WHO($player) } { AGREE($player, sg: "beleidigt", pl: "beleidigen") } jemanden.
    .other = { WHO($player) } { AGREE($player, sg: "verhält", pl: "verhalten") } sich ungebührlich.
event-defy =
    .ruling = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, die Entscheidung des Schiedsrichters zu befolgen.
    .laws = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, die Regeln einzuhalten.
    .reconstruction = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, bei der Rekonstruktion der Partie mitzuwirken.
    .claim-check = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich, bei der Prüfung des Remisantrags mitzuwirken.
    .playing-on = { WHO($player) } { AGREE($player, sg: "weigert", pl: "weigern") } sich weiterzuspielen.
    .completing-sheet = { WHO($player) } { AGREE($player, sg: "vervollständigt", pl: "vervollständigen") } das Partieformular nicht oder nur schleppend.
event-appeal = { WHO($player) } { AGREE($player, sg: "legt", pl: "legen") } gegen die Entscheidung des Schiedsrichters Protest ein.
event-appeal-signed = , nachdem das Partieformular unterschrieben ist
event-appeal-after = , und zwar { DURATION($time, case: "acc") } später
event-appeal-in-writing =
    .yes = , und zwar schriftlich
    .no = , aber nicht schriftlich
event-request =
    .leave-area = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, den Spielbereich verlassen zu dürfen.
    .leave-venue = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, das Turnierareal verlassen zu dürfen.
    .explain-rule = { WHO($player) } { AGREE($player, sg: "fragt", pl: "fragen") }, was eine bestimmte Regel besagt.
    .advise-on-position = { WHO($player) } { AGREE($player, sg: "fragt", pl: "fragen") }, ob in dieser Stellung ein bestimmter Zug möglich ist.
    .move-count = { WHO($player) } { AGREE($player, sg: "fragt", pl: "fragen") }, wie viele Züge abgeschlossen sind.
    .medical = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um ärztliche Hilfe.
    .equipment = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um etwas, das zum Spielen gebraucht wird.
    .arrangements = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um andere Spielbedingungen.
    .use-notes = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, Notizen, ein Buch oder ein anderes Brett benutzen zu dürfen.
    .use-device = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, ein elektronisches Gerät benutzen zu dürfen.
    .use-bag = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, die Tasche mit dem Gerät benutzen zu dürfen.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } den Schiedsrichter, die Uhren anzuhalten.
    .see-position = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, eine frühere Stellung der Partie sehen zu dürfen.
    .claim-check = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, dass der Remisantrag geprüft wird.
    .turn-knights = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") }, dass die Springer des Gegners in eine andere Richtung schauen.
    .own-witness = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, dass bei der Untersuchung ein selbst gewählter Zeuge anwesend ist.
    .video = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, dass eine Videoaufnahme angesehen wird.
    .own-device = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } darum, auf einem eigenen Gerät mitschreiben zu dürfen.
event-complain = { WHO($player) } { AGREE($player, sg: "reklamiert", pl: "reklamieren") } beim Schiedsrichter.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, dass ein Blättchen gefallen ist.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "meldet", pl: "melden") } nur dem Schiedsrichter einen Regelverstoß.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, dass die Uhr nicht gedrückt wurde.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, dass ein Zug abgeschlossen ist.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, wie viele Züge abgeschlossen sind.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, wie viel Bedenkzeit verbraucht ist.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, welcher Zug gut wäre.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, ob Remis angeboten oder angenommen werden sollte.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "wendet", pl: "wenden") } sich mit einem Einwand nur an den Schiedsrichter.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, wie der Mannschaftskampf steht.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, dass die Züge eines Spielers mit denen eines Programms übereinstimmen.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "teilt", pl: "teilen") } nur dem Schiedsrichter mit, dass Figuren zurechtgerückt werden sollen.
    .players-flag = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } laut, dass ein Blättchen gefallen ist.
    .players-irregularity = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } laut, dass gegen die Regeln verstoßen worden ist.
    .players-not-pressed = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, dass die Uhr nicht gedrückt wurde.
    .players-move-completed = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, dass der Gegner einen Zug abgeschlossen hat.
    .players-move-count = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, wie viele Züge abgeschlossen sind.
    .players-times = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, wie viel Bedenkzeit verbraucht ist.
    .players-advice = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, welcher Zug gut wäre.
    .players-draw-advice = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, ob er Remis anbieten oder annehmen soll.
    .players-protest = { WHO($player) } { AGREE($player, sg: "erhebt", pl: "erheben") } laut Einwände.
    .players-team-score = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } einem Spieler, wie der Mannschaftskampf steht.
    .players-screening = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } laut, dass die Züge eines Spielers mit denen eines Programms übereinstimmen.
    .players-adjusting = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } laut, dass Figuren zurechtgerückt werden sollen.
event-tell-asked = , nachdem der Spieler danach gefragt hat
event-tell-before-the-arbiter = , und zwar im Beisein und mit Zustimmung des Schiedsrichters
event-external-disturbance = Die Partie wird von außen gestört.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Weggehens ohne Erlaubnis.
    .help = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Inanspruchnahme fremder Hilfe.
    .device = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen eines elektronischen Geräts.
    .smoking = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Rauchens.
    .disturbing = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Störung des Gegners.
    .offers = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen ungerechtfertigter Remisangebote.
    .claims = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen ungerechtfertigter Anträge.
    .behaviour = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen ungebührlichen Verhaltens.
    .refusal = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Missachtung der Regeln.
    .recording = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen unterlassenen Mitschreibens.
    .clock = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen unsachgemäßen Umgangs mit der Uhr.
    .touching = { WHO($player) } { AGREE($player, sg: "verwarnt", pl: "verwarnen") } { WHO($owner, case: "acc") } wegen Verstoßes gegen die Berührungsregeln.
event-warn-last = und { AGREE($player, sg: "kündigt", pl: "kündigen") } für das nächste Mal den Partieverlust an
event-warn-to-captain = , und zwar über den Mannschaftsführer
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "prüft", pl: "prüfen") } den Remisantrag allein, während die Spieler am Brett sitzen.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "lässt", pl: "lassen") } eine Videoaufnahme ansehen.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "lehnt", pl: "lehnen") } es ab, eine Videoaufnahme ansehen zu lassen.
event-sit-at-wrong-board = { WHO($player) } { AGREE($player, sg: "setzt", pl: "setzen") } sich im Mannschaftskampf an ein falsches Brett und { AGREE($player, sg: "spielt", pl: "spielen") } dort.
event-impose =
    .warning = { WHO($player) } { AGREE($player, sg: "erteilt", pl: "erteilen") } { WHO($owner, case: "dat") } eine Verwarnung.
    .opponent-time = { WHO($player) } { AGREE($player, sg: "bestraft", pl: "bestrafen") } { WHO($owner, case: "acc") } mit mehr Bedenkzeit für den Gegner.
    .own-time = { WHO($player) } { AGREE($player, sg: "bestraft", pl: "bestrafen") } { WHO($owner, case: "acc") } mit weniger Bedenkzeit.
    .opponent-points = { WHO($player) } { AGREE($player, sg: "bestraft", pl: "bestrafen") } { WHO($owner, case: "acc") } mit mehr Punkten für den Gegner.
    .own-points = { WHO($player) } { AGREE($player, sg: "bestraft", pl: "bestrafen") } { WHO($owner, case: "acc") } mit weniger Punkten.
    .loss = { WHO($player) } { AGREE($player, sg: "bestraft", pl: "bestrafen") } { WHO($owner, case: "acc") } mit Partieverlust.
    .fine = { WHO($player) } { AGREE($player, sg: "belegt", pl: "belegen") } { WHO($owner, case: "acc") } mit einer Geldbuße.
    .rounds = { WHO($player) } { AGREE($player, sg: "schließt", pl: "schließen") } { WHO($owner, case: "acc") } von einer oder mehreren Runden aus.
    .expulsion = { WHO($player) } { AGREE($player, sg: "schließt", pl: "schließen") } { WHO($owner, case: "acc") } vom Turnier aus.
event-impose-time = ({ DURATION($time) })

## Partien ohne Zeitgutschrift

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis mit der Begründung, der Gegner könne nicht mit normalen Mitteln gewinnen.
    .no-effort = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis mit der Begründung, der Gegner versuche nicht, mit normalen Mitteln zu gewinnen.
    .both = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis mit der Begründung, der Gegner könne nicht mit normalen Mitteln gewinnen und versuche es auch nicht.
    .unnamed = { WHO($player) } { AGREE($player, sg: "beantragt", pl: "beantragen") } Remis nach den Regeln für die Endspurtphase.
event-request-increment = { WHO($player) } { AGREE($player, sg: "bittet", pl: "bitten") } um eine Zeitgutschrift für beide Spieler.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "erklärt", pl: "erklären") } die Partie für remis.
    .postpone = { WHO($player) } { AGREE($player, sg: "schiebt", pl: "schieben") } die Entscheidung über den Antrag auf.
    .reject = { WHO($player) } { AGREE($player, sg: "lehnt", pl: "lehnen") } den Antrag ab.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "gewährt", pl: "gewähren") } die Zeitgutschrift.

## Einträge im Partieformular

event-asks-entry = { $letters ->
    [en] Was bedeutet der in englischer Notation geschriebene Eintrag „{ $entry }“?
    [it] Was bedeutet der in italienischer Notation geschriebene Eintrag „{ $entry }“?
    [de] Was bedeutet der in deutscher Notation geschriebene Eintrag „{ $entry }“?
    [ru] Was bedeutet der in russischer Notation geschriebene Eintrag „{ $entry }“?
    [figurines] Was bedeutet der mit Figurensymbolen geschriebene Eintrag „{ $entry }“?
   *[other] Was bedeutet der Eintrag „{ $entry }“ in der Notation einer anderen Sprache?
}

## Zwei Bretter

event-blind-lift = { WHO($player) } { AGREE($player, sg: "nimmt", pl: "nehmen") } auf dem Spezialbrett { MEN($squares, case: "acc") } aus der Öffnung.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "zieht", pl: "ziehen") } auf dem Spezialbrett { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "führt", pl: "führen") } auf dem Spezialbrett einen Zug aus.
event-blind-board =
    .captured-left = ; die geschlagene Figur steht noch auf dem Spezialbrett
    .not-placed = ; die Figur ist noch nicht in eine andere Öffnung gesteckt
event-blind-announced =
    .rightly = und { AGREE($player, sg: "sagt", pl: "sagen") } den Zug an
    .not-yet = , ohne schon etwas anzusagen
    .wrongly = , { AGREE($player, sg: "verspricht", pl: "versprechen") } sich aber bei der Ansage und { AGREE($player, sg: "nennt", pl: "nennen") } einen anderen Zug
    .instead = , { AGREE($player, sg: "verspricht", pl: "versprechen") } sich aber bei der Ansage und { AGREE($player, sg: "nennt", pl: "nennen") } { MOVE($move) }
    .without-piece = und { AGREE($player, sg: "sagt", pl: "sagen") } den Zug an, nicht aber die Figur, in die der Bauer umgewandelt wird
event-blind-pressed =
    .yes = Die Uhr des Gegners wird in Gang gesetzt.
    .no = Die Uhr des Gegners läuft noch nicht.
event-blind-say =
    .announce = { WHO($player) } { AGREE($player, sg: "sagt", pl: "sagen") } den Zug jetzt an.
    .correct = { WHO($player) } { AGREE($player, sg: "berichtigt", pl: "berichtigen") } die Ansage.
    .repeat = { WHO($player) } { AGREE($player, sg: "wiederholt", pl: "wiederholen") } den Zug des Gegners so, wie er angesagt wurde.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "wiederholt", pl: "wiederholen") } einen anderen Zug, als der Gegner angesagt hat.
event-boards-differ = Es stellt sich heraus, dass die Stellungen auf den beiden Brettern nicht übereinstimmen.
event-records =
    .agree = Die Aufzeichnungen beider Spieler stimmen überein.
    .differ = Die Aufzeichnungen der Spieler weichen voneinander ab.
event-wrong-board = Auf dem Brett { WHO($owner, case: "gen") } steht eine andere Stellung, als die eigene Aufzeichnung ergibt.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "verlangt", pl: "verlangen") } zwei Bretter, ein gewöhnliches und ein Spezialbrett.
