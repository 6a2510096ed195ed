### Mots communs à plusieurs messages. Les fonctions disponibles sont énumérées dans locales/en/terms.ftl.

# Stands where the text of an edition is not known to us.
value-unknown = (inconnu)

# Pieces of one kind in a list: “king, two rooks and a pawn”.
pieces =
    .king = { $count ->
        [one] roi
       *[other] { $count } rois
    }
    .queen = { $count ->
        [one] dame
        [2] deux dames
        [3] trois dames
       *[other] { $count } dames
    }
    .rook = { $count ->
        [one] tour
        [2] deux tours
        [3] trois tours
       *[other] { $count } tours
    }
    .bishop = { $count ->
        [one] fou
        [2] deux fous
        [3] trois fous
       *[other] { $count } fous
    }
    .knight = { $count ->
        [one] cavalier
        [2] deux cavaliers
        [3] trois cavaliers
       *[other] { $count } cavaliers
    }
    .pawn = { $count ->
        [one] pion
        [2] deux pions
        [3] trois pions
        [4] quatre pions
        [5] cinq pions
        [6] six pions
        [7] sept pions
        [8] huit pions
       *[other] { $count } pions
    }

# What stands on the envelope of an adjourned game.
envelope =
    .names = les noms des joueurs
    .position = la position avant le coup sous enveloppe
    .times = les temps utilisés par les deux joueurs
    .sealer = le nom du joueur qui a mis son coup sous enveloppe
    .move-number = le numéro du coup sous enveloppe
    .draw-offer = la proposition de nulle
    .resumption = la date, l’heure et le lieu de la reprise
scoresheet-of = la feuille de partie { WHO($player, case: "gen") }
