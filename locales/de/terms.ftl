### Wörter, die mehrere Nachrichten gemeinsam haben. Die Funktionen erklärt die englische Datei.

# Steht dort, wo der Text einer Ausgabe nicht bekannt ist.
value-unknown = (nicht bekannt)

# Figuren einer Art in einer Aufzählung: „König, 2 Türme und Bauer“.
pieces =
    .king = { $count ->
        [one] König
       *[other] { $count } Könige
    }
    .queen = { $count ->
        [one] Dame
       *[other] { $count } Damen
    }
    .rook = { $count ->
        [one] Turm
       *[other] { $count } Türme
    }
    .bishop = { $count ->
        [one] Läufer
       *[other] { $count } Läufer
    }
    .knight = { $count ->
        [one] Springer
       *[other] { $count } Springer
    }
    .pawn = { $count ->
        [one] Bauer
       *[other] { $count } Bauern
    }

# Was auf dem Umschlag einer Hängepartie steht.
envelope =
    .names = die Namen der Spieler
    .position = die Stellung vor dem Abgabezug
    .times = die verbrauchte Bedenkzeit beider Spieler
    .sealer = der Name des abgebenden Spielers
    .move-number = die Nummer des Abgabezugs
    .draw-offer = das Remisangebot
    .resumption = Tag, Uhrzeit und Ort der Wiederaufnahme
scoresheet-of = das Partieformular { WHO($player, case: "gen") }
