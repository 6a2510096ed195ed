### L’histoire d’un cas : les conditions, ce que l’on sait au départ et un message par événement.
### $player is who acts, $opponent the other player (for an act of both players, of the arbiter or of a third party: nobody).
### $owner is the player whose pieces are meant; $event is the number of the earlier event that this one is about.

## Les conditions

setting =
    .standard = Il s’agit d’une partie standard.
    .rapid-full = Il s’agit d’une partie rapide, jouée selon les Règles du jeu en compétition.
    .rapid-limited = Il s’agit d’une partie rapide, jouée selon les règles simplifiées.
    .blitz-full = Il s’agit d’une partie de blitz, jouée selon les Règles du jeu en compétition.
    .blitz-limited = Il s’agit d’une partie de blitz, jouée selon les règles simplifiées.
setting-time =
    .base = { DURATION($time) } de réflexion
    .moves = { DURATION($time) } pour { $count ->
        [one] un coup
       *[other] { $count } coups
    }
    .rest = { DURATION($time) } pour le reste de la partie
    .whole = { DURATION($time) } pour toute la partie
setting-time-with =
    .increment = { LIST($times) } (incrément de { DURATION($time) } par coup)
    .delay = { LIST($times) } (temps différé de { DURATION($time) } par coup)
setting-time-control =
    .times = Chaque joueur dispose de { LIST($times) }.
    .times-increment = Chaque joueur dispose de { LIST($times) }, avec un incrément de { DURATION($time) } par coup.
    .times-increment-throughout = Chaque joueur dispose de { LIST($times) }, avec un incrément de { DURATION($time) } par coup dès le premier coup.
    .times-no-increment = Chaque joueur dispose de { LIST($times) }, sans incrément.
    .times-delay = Chaque joueur dispose de { LIST($times) }, avec un temps différé de { DURATION($time) } par coup.
    .increment = L’incrément est de { DURATION($time) } par coup.
    .no-increment = La partie se joue sans incrément.
setting-no-draw-before-move = Dans cette compétition, il est interdit de proposer la nulle ou d’en convenir tant que chaque joueur n’a pas effectué { $count ->
    [one] un coup
   *[other] { $count } coups
}.
setting-draws-need-consent = Dans cette compétition, la nulle ne peut être proposée ou convenue qu’avec l’autorisation de l’arbitre.
setting-default-time = Le délai de forfait est de { DURATION($time) }.
setting-no-default-time = Le délai de forfait est nul.
setting-resumption-late-limit = À la reprise d’une partie ajournée, le délai de forfait est de { DURATION($time) }.
setting-scheduled-start = Le début est prévu à { $time }.
setting-devices-in-bag = Dans cette compétition, un appareil éteint peut être gardé dans un sac.
setting-milder-device-penalty = Dans cette compétition, la pénalité prévue pour le joueur qui porte un appareil sur lui est plus légère que la perte de la partie.
setting-report-leaving = Dans cette compétition, le joueur qui n’est pas au trait doit prévenir l’arbitre avant de quitter la zone de jeu.
setting-frees-visually-disabled = Dans cette compétition, les joueurs handicapés visuels à qui il reste peu de temps n’ont pas à noter les coups, quel que soit l’incrément.
setting-no-appeal = Dans cette compétition, les décisions de l’arbitre ne sont pas susceptibles d’appel.
setting-fines-announced = Dans cette compétition, des amendes ont été annoncées à l’avance.
setting-guidelines-iii = Les règles de la fin de partie au KO ont été annoncées pour cette compétition.
setting-chess960 = Il s’agit d’une partie de Chess960.
setting-visually-disabled = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } un handicap visuel.
setting-hearing-impaired = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } un handicap auditif.
setting-scoring = Dans cette compétition, le gain vaut { $win }, la nulle { $draw } et la défaite { $loss }.
setting-forfeit-points = Une défaite par forfait vaut { $points }.
setting-no-arbiter = Aucun arbitre n’assiste à la partie.

## Ce que l’on sait avant le premier événement

known-start-position = La position initiale numéro { $number } du Chess960 est sur l’échiquier.
known-to-move = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } le trait.
known-half-moves =
    .each = Dans les { $count } derniers coups de chaque joueur, aucun pion n’a été joué et aucune pièce n’a été prise.
    .apart = Dans les { $count } derniers coups { WHO($player, case: "gen") } et les { $others } derniers coups { WHO($opponent, case: "gen") }, aucun pion n’a été joué et aucune pièce n’a été prise.
known-moves =
    .start = La partie a commencé par { MOVE($moves) }.
    .later = { $count ->
        [one] Le dernier coup a été
       *[other] Les derniers coups ont été
    } { MOVE($moves) }.
known-material = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } { LIST($pieces) }.
    .bare = { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } plus que le roi.
known-history-complete = La position qui précède ces coups compte aussi ; les coups antérieurs n’importent pas.
known-occurrences =
    .here = La même position se présente maintenant pour la { $count ->
        [one] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $count }e
    } fois.
    .intended = Avec le coup prévu, la position se présenterait pour la { $count ->
        [one] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $count }e
    } fois.
known-consecutive-occurrences =
    .here = La même position se présente maintenant pour la { $count ->
        [one] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $count }e
    } fois, chaque fois après un seul nouveau coup de chaque joueur.
    .intended = Avec le coup prévu, la position se présenterait pour la { $count ->
        [one] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $count }e
    } fois, chaque fois après un seul nouveau coup de chaque joueur.
known-moves-without-progress =
    .here = { $count ->
        [0] La série de coups sans prise ni poussée de pion vient seulement de commencer.
        [one] Chaque joueur a effectué un coup qui n’est ni une prise ni une poussée de pion.
       *[other] Chaque joueur a effectué { $count } coups sans prise ni poussée de pion.
    }
    .intended = { $count ->
        [0] Même avec le coup prévu, la série de coups sans prise ni poussée de pion commencerait seulement.
        [one] Avec le coup prévu, chaque joueur aurait effectué un coup qui n’est ni une prise ni une poussée de pion.
       *[other] Avec le coup prévu, chaque joueur aurait effectué { $count } coups sans prise ni poussée de pion.
    }
known-moves-made =
    .one = { WHO($player) } { $count ->
        [0] n’{ AGREE($player, sg: "a", pl: "ont") } encore effectué aucun coup
        [one] { AGREE($player, sg: "a", pl: "ont") } effectué un coup
       *[other] { AGREE($player, sg: "a", pl: "ont") } effectué { $count } coups
    }.
    .both = { $count ->
        [0] Aucun des deux joueurs n’a encore effectué de coup.
        [one] Chaque joueur a effectué un coup.
       *[other] Chaque joueur a effectué { $count } coups.
    }
    .each = { WHO($player) } { $count ->
        [0] n’{ AGREE($player, sg: "a", pl: "ont") } encore effectué aucun coup
        [one] { AGREE($player, sg: "a", pl: "ont") } effectué un coup
       *[other] { AGREE($player, sg: "a", pl: "ont") } effectué { $count } coups
    }, { WHO($owner) } { $others ->
        [0] aucun
        [one] un
       *[other] { $others }
    }.
known-moves-completed =
    .one = { WHO($player) } { $count ->
        [0] n’{ AGREE($player, sg: "a", pl: "ont") } encore achevé aucun coup
        [one] { AGREE($player, sg: "a", pl: "ont") } achevé un coup
       *[other] { AGREE($player, sg: "a", pl: "ont") } achevé { $count } coups
    }.
    .both = { $count ->
        [0] Aucun des deux joueurs n’a encore achevé de coup.
        [one] Chaque joueur a achevé un coup.
       *[other] Chaque joueur a achevé { $count } coups.
    }
    .each = { WHO($player) } { $count ->
        [0] n’{ AGREE($player, sg: "a", pl: "ont") } encore achevé aucun coup
        [one] { AGREE($player, sg: "a", pl: "ont") } achevé un coup
       *[other] { AGREE($player, sg: "a", pl: "ont") } achevé { $count } coups
    }, { WHO($owner) } { $others ->
        [0] aucun
        [one] un
       *[other] { $others }
    }.
known-both-can-mate =
    .yes = Chacun des deux joueurs pourrait encore mater.
    .no = Aucun des deux joueurs ne pourrait mater, quelle que soit la suite de coups légaux.
known-can-mate =
    .yes = { WHO($player) } { AGREE($player, sg: "pourrait", pl: "pourraient") } encore mater.
    .no = { WHO($player) } ne { AGREE($player, sg: "pourrait", pl: "pourraient") } mater par aucune suite de coups légaux.
known-illegal-acts = { $count ->
    [0] Aucun coup illégal n’a encore été compté contre { WHO($player) }.
    [one] Un coup illégal a déjà été compté contre { WHO($player) }.
    [2] Deux coups illégaux ont déjà été comptés contre { WHO($player) }.
   *[other] { $count } coups illégaux ont déjà été comptés contre { WHO($player) }.
}
known-record-requests = La notation de la partie { $count ->
    [0] n’a pas encore été demandée
    [one] a déjà été demandée une fois
    [2] a déjà été demandée deux fois
   *[other] a déjà été demandée { $count } fois
}.
known-warnings = { WHO($player) } { $count ->
    [0] n’{ AGREE($player, sg: "a", pl: "ont") } encore reçu aucun avertissement pour le même motif
    [one] { AGREE($player, sg: "a", pl: "ont") } déjà reçu un avertissement pour le même motif
    [2] { AGREE($player, sg: "a", pl: "ont") } déjà reçu deux avertissements pour le même motif
   *[other] { AGREE($player, sg: "a", pl: "ont") } déjà reçu { $count } avertissements pour le même motif
}.
known-games-per-arbiter = Un arbitre supervise { $count ->
    [one] une seule partie
   *[other] { $count } parties à la fois
}.
known-presses = La pendule { $count ->
    [0] n’a compté aucun appui
    [one] a compté un appui
   *[other] a compté { $count } appuis
} { WHO($player, case: "gen") }.
known-period = { $count ->
    [one] La première période est encore en cours.
    [2] La deuxième période est en cours.
    [3] La troisième période est en cours.
   *[other] La { $count }e période est en cours.
}
# $player is who behaves so.
known-distraction =
    .yes = Le comportement { WHO($player, case: "gen") } distrait ou dérange l’adversaire.
    .no = Le comportement { WHO($player, case: "gen") } ne distrait ni ne dérange l’adversaire.
    .offer-yes = La proposition est déraisonnable.
    .offer-no = La proposition n’est pas déraisonnable.
    .claim-yes = La réclamation est déraisonnable.
    .claim-no = La réclamation n’est pas déraisonnable.
# $player is who would win on time.
known-cannot-win-normally =
    .yes = Il est établi { WHO($player, case: "que") } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas gagner par des moyens normaux.
    .no = Il est établi { WHO($player, case: "que") } { AGREE($player, sg: "peut", pl: "peuvent") } gagner par des moyens normaux.
known-no-effort =
    .yes = Il est établi { WHO($player, case: "que") } ne { AGREE($player, sg: "fait", pl: "font") } aucun effort pour gagner par des moyens normaux.
    .no = Il est établi { WHO($player, case: "que") } { AGREE($player, sg: "s’efforce", pl: "s’efforcent") } de gagner par des moyens normaux.
known-disability =
    .yes = { WHO($player) } { AGREE($player, sg: "est", pl: "sont") } en situation de handicap.
    .no = { WHO($player) } { AGREE($player, sg: "n’est", pl: "ne sont") } pas en situation de handicap.
known-moves-completed-in-time =
    .yes = { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } achevé les coups exigés dans la période.
    .no = { WHO($player) } n’{ AGREE($player, sg: "avait", pl: "avaient") } pas achevé les coups exigés dans la période.
known-unable-to-press =
    .yes = { WHO($player) } { AGREE($player, sg: "n’est", pl: "ne sont") } pas en état de se servir de la pendule.
    .no = { WHO($player) } { AGREE($player, sg: "est", pl: "sont") } en état de se servir de la pendule.
known-unable-to-move =
    .yes = { WHO($player) } { AGREE($player, sg: "n’est", pl: "ne sont") } pas en état de déplacer les pièces.
    .no = { WHO($player) } { AGREE($player, sg: "est", pl: "sont") } en état de déplacer les pièces.
known-loss-announced =
    .yes = La perte de la partie a été annoncée { WHO($player, case: "dat") } en cas de nouvelle infraction.
    .no = La perte de la partie n’a pas été annoncée { WHO($player, case: "dat") } en cas de nouvelle infraction.
known-persistent-refusal =
    .yes = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } avec persistance de se conformer aux Règles.
    .no = { WHO($player) } ne { AGREE($player, sg: "refuse", pl: "refusent") } pas avec persistance de se conformer aux Règles.
known-too-late =
    .yes = Pour { WHO($player) }, le délai de forfait est écoulé.
    .no = Pour { WHO($player) }, le délai de forfait n’est pas écoulé.
open =
    .legal = Il n’est pas précisé si les coups sont légaux.
    .outcome = Il n’est pas précisé si un coup a terminé la partie.
    .counts = Il n’est pas précisé combien de fois les faits s’étaient déjà produits.
    .has-the-move = Il n’est pas précisé qui a le trait.
    .found = Il n’est pas précisé ce que constate l’arbitre.

## Autour d’un événement

event-left =
    .one = La pendule { WHO($player, case: "gen") } affiche { CLOCK($time) }.
    .both = La pendule { WHO($player, case: "gen") } affiche { CLOCK($time) }, celle { WHO($owner, case: "gen") } { CLOCK($others) }.
    .left = { WHO($player) } { AGREE($player, sg: "dispose", pl: "disposent") } encore de { DURATION($time) }.
    .both-left = { WHO($player) } { AGREE($player, sg: "dispose", pl: "disposent") } encore de { DURATION($time) } ; { WHO($owner) } { AGREE($owner, sg: "dispose", pl: "disposent") } de { DURATION($others) }.
event-below-zero = La pendule { WHO($player, case: "gen") } est descendue de { CLOCK($time) } au-dessous de zéro.
event-seen =
    .arbiter = , sous les yeux de l’arbitre
    .arbiter-flag = , et l’arbitre le voit
    .nobody = , sans que personne s’en aperçoive
    .nobody-at-first = , sans que personne s’en aperçoive sur le moment
    .opponent = , et seul l’adversaire s’en aperçoit
event-order =
    .simultaneous = au même instant
    .unknown = , sans que l’on sache lequel des deux faits a précédé l’autre
    .disputed = , et les joueurs ne sont pas d’accord sur l’ordre des deux faits
event-disputed =
    .words = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } avoir dit « j’adoube » ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .claim = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } avoir réclamé la nulle ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .claim-intended = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } avoir réclamé la nulle avec le coup { MOVE($move) } ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .offer = Les joueurs ne sont pas d’accord sur la question de savoir si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle.
    .move = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } joué { MOVE($move) } ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .move-unknown = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } effectué un coup ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .move-legal = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } effectué un coup légal ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .move-illegal = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } effectué un coup illégal ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .act = Les joueurs ne sont pas d’accord sur ce point : { $act }.
    .touch-unnamed = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } touché une pièce ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .touch-known = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } touché { MEN($squares) } ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
    .touch-kinds = { WHO($player) } { AGREE($player, sg: "soutient", pl: "soutiennent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } touché { LIST($items) } ; { WHO($owner) } le { AGREE($owner, sg: "nie", pl: "nient") }.
event-found-of-disputed =
    .words-yes = L’arbitre constate que le mot a été prononcé.
    .words-no = L’arbitre constate que le mot n’a pas été prononcé.
    .touch-yes = L’arbitre constate que le contact a eu lieu.
    .touch-no = L’arbitre constate qu’il n’y a pas eu de contact.
    .move-yes = L’arbitre constate que le coup a été joué.
    .move-no = L’arbitre constate que le coup n’a pas été joué.
    .offer-yes = L’arbitre constate que la nulle a été proposée.
    .offer-no = L’arbitre constate que la nulle n’a pas été proposée.
    .claim-yes = L’arbitre constate que la nulle a été réclamée.
    .claim-no = L’arbitre constate que la nulle n’a pas été réclamée.
    .act-yes = L’arbitre constate que le fait a eu lieu.
    .act-no = L’arbitre constate que le fait n’a pas eu lieu.
event-about =
    .event = (événement { $event })
    .move = (coup { MOVE($move) })
# Appended to a sentence that is about another event than the one discussed.
event-reference = (événement { $event })

## À l’échiquier

event-move =
    .given = { WHO($player) } { AGREE($player, sg: "joue", pl: "jouent") } { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un coup.
    .legal = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un coup légal.
    .illegal = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un coup illégal.
event-move-again =
    .given = { WHO($player) } { AGREE($player, sg: "joue", pl: "jouent") } aussi { MOVE($move) } sans attendre la réponse de l’adversaire.
    .unknown = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un autre coup sans attendre la réponse de l’adversaire.
    .legal = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un autre coup légal sans attendre la réponse de l’adversaire.
    .illegal = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un autre coup, illégal cette fois, sans attendre la réponse de l’adversaire.
event-moves = Les coups joués sont { MOVE($moves) }.
event-two-hands = à deux mains
event-not-pressed = sans appuyer sur la pendule
event-promotion-omitted = { WHO($player) } { AGREE($player, sg: "laisse", pl: "laissent") } le pion sur la rangée la plus éloignée sans le promouvoir.
event-touch =
    .unnamed = { WHO($player) } { AGREE($player, sg: "touche", pl: "touchent") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } une pièce.
    .known = { WHO($player) } { AGREE($player, sg: "touche", pl: "touchent") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } { MEN($squares) }.
    .kinds = { WHO($player) } { AGREE($player, sg: "touche", pl: "touchent") }{ $how ->
        [deliberate] {" "}délibérément
        [accidental] {" "}accidentellement
       *[plain] {""}
    } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "prend", pl: "prennent") } le roi adverse.
event-displace = { WHO($player) } { AGREE($player, sg: "renverse", pl: "renversent") } { MEN($squares) }.
event-displaced-by-nobody = { $count ->
    [one] { MEN($squares) } se retrouve hors de sa case pour une raison inconnue.
   *[other] { MEN($squares) } se retrouvent hors de leurs cases pour une raison inconnue.
}
event-repair = { WHO($player) } { AGREE($player, sg: "remet", pl: "remettent") } en place les pièces dérangées.

# Touched pieces of which only the kind is told, as items of a list.
touched-own-kind =
    .king = le roi du même camp
    .queen = la dame du même camp
    .rook = une tour du même camp
    .bishop = un fou du même camp
    .knight = un cavalier du même camp
    .pawn = un pion du même camp
touched-enemy-kind =
    .king = le roi adverse
    .queen = la dame adverse
    .rook = une tour adverse
    .bishop = un fou adverse
    .knight = un cavalier adverse
    .pawn = un pion adverse
event-touch-order =
    .known = , dans cet ordre
    .at-once = au même moment
    .unknown = , sans que l’on sache dans quel ordre
event-touch-with =
    .passing-hand = au passage de la main
    .sleeve = avec la manche
event-hand =
    .left = de la main gauche
    .right = de la main droite
manner-accident =
    .yes = par accident
    .no = délibérément
manner-valid-reason =
    .yes = pour un motif valable
    .no = sans motif valable
manner-excused =
    .yes = , avec une excuse admise par l’arbitre ou par le règlement de la compétition
    .no = , sans excuse

## L’exécution du coup, pas à pas

event-say-adjust = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } « j’adoube ».
event-adjust = { WHO($player) } { AGREE($player, sg: "recentre", pl: "recentrent") } { MEN($squares) }.
event-lift = { WHO($player) } { AGREE($player, sg: "soulève", pl: "soulèvent") } { MEN($squares) }.
event-release = { WHO($player) } { AGREE($player, sg: "joue", pl: "jouent") } { TERM($kind, case: "nom") } de { SQUARE($piece) } en { SQUARE($on) } (pièce lâchée).
event-take-off = { WHO($player) } { AGREE($player, sg: "retire", pl: "retirent") } de l’échiquier { MEN($squares) }.
event-put-back = { WHO($player) } { AGREE($player, sg: "remet", pl: "remettent") } tout en l’état.
event-pick-up = { WHO($player) } { AGREE($player, sg: "saisit", pl: "saisissent") } { TERM($piece, case: "indef") } parmi les pièces posées à côté de l’échiquier.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "pose", pl: "posent") } { TERM($piece, case: "indef") } en { SQUARE($square) }.
    .touching = { WHO($player) } { AGREE($player, sg: "touche", pl: "touchent") } la case { SQUARE($square) } avec { TERM($piece, case: "indef") }, sans lâcher la pièce.
event-place-upside-down = à l’envers
event-place-wrong-colour = , mais de la couleur de l’adversaire
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } { TERM($piece, case: "indef") }, car cette pièce n’est pas à portée de main.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } « échec ».
    .mate = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } « mat ».
    .castling = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } « je roque ».
    .piece = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à haute voix « { TERM($piece, case: "bare") } ».
event-claim-touch-rules =
    .plain = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } auprès de l’arbitre pour une infraction aux règles sur la pièce touchée.
    .hands = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } auprès de l’arbitre, au motif { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } joué à deux mains.
    .moved = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } auprès de l’arbitre, au motif { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } enfreint la règle « pièce touchée, pièce jouée ».
    .touched = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } auprès de l’arbitre, au motif { WHO($owner, case: "que") } { AGREE($owner, sg: "a", pl: "ont") } touché une pièce.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "présente", pl: "présentent") } un assistant.
    .tasks = { WHO($player) } { AGREE($player, sg: "présente", pl: "présentent") } un assistant pour { LIST($items) }.
event-assistant-accepted =
    .yes = , et l’arbitre accepte cet assistant
    .no = , mais l’arbitre n’accepte pas cet assistant
event-assistant-presented =
    .late = , mais seulement juste avant la ronde
    .opponent = , et cet assistant n’est autre que l’adversaire
assistant-task =
    .moving = déplacer les pièces
    .clock = appuyer sur la pendule
    .recording = noter les coups
    .announcing = annoncer les coups
    .telling = répondre aux questions sur les coups et les temps
    .claiming = signaler les chutes du drapeau et les pièces touchées
    .adjourning = accomplir les formalités de l’ajournement

## La pendule

event-press = { WHO($player) } { AGREE($player, sg: "appuie", pl: "appuient") } sur la pendule.
event-press-without-move = sans avoir effectué de coup
event-pause = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "appuie", pl: "appuient") } sur la pendule avec la main qui n’a pas joué la pièce.
    .force = { WHO($player) } { AGREE($player, sg: "frappe", pl: "frappent") } la pendule avec force.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "garde", pl: "gardent") } un doigt sur le bouton de la pendule.
    .hover = { WHO($player) } { AGREE($player, sg: "garde", pl: "gardent") } la main ou un doigt au-dessus de la pendule.
    .lift = { WHO($player) } { AGREE($player, sg: "soulève", pl: "soulèvent") } la pendule.
    .knock-over = { WHO($player) } { AGREE($player, sg: "renverse", pl: "renversent") } la pendule.
event-clock-runs = La pendule { WHO($player, case: "gen") } tourne pendant { DURATION($time) }.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules à cause d’une irrégularité.
    .claim = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules pour présenter une réclamation.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules parce que la pièce nécessaire à une promotion manque.
    .disturbance = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules à cause d’une perturbation.
    .illness = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules à cause d’un malaise.
    .private = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules pour une affaire personnelle.
    .video = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules pour qu’un enregistrement vidéo soit examiné.
    .low-battery = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules parce que la feuille de partie électronique signale une pile faible.
    .none = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules sans donner de motif.
event-restart = { WHO($player) } { AGREE($player, sg: "remet", pl: "remettent") } la pendule en marche.
event-clock-marks-first = La pendule indique que le drapeau { WHO($owner, case: "gen") } est tombé le premier.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "déclare", pl: "déclarent") } que la pendule est défectueuse.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que le temps d’une période est mal réglé sur la pendule.
    .increment = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que l’incrément est mal réglé sur la pendule.
    .mode = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que la pendule est réglée dans un mauvais mode.
    .credit = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que le temps ajouté ou retiré par une décision est mal réglé sur la pendule.
    .move-counter = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que le compteur de coups est faux.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que la pendule était réglée sur { DURATION($time) }, { SECONDS($increment) ->
    [0] sans incrément
    [one] avec un incrément de { DURATION($increment) } par coup
   *[other] avec un incrément de { DURATION($increment) } par coup
}.
event-clock-set-alone = , mais seulement du côté { WHO($player, case: "gen") } ; l’autre côté était bien réglé
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "souhaite", pl: "souhaitent") } que la pendule soit placée ailleurs.
event-start-round =
    .scheduled = La ronde commence à l’heure prévue.
    .late = La ronde commence avec { DURATION($time) } de retard sur l’horaire.
    .at = La ronde commence à { $time }.
event-arrival =
    .board-on-time = { WHO($player) } { AGREE($player, sg: "se présente", pl: "se présentent") } à l’échiquier à l’heure prévue.
    .board-late = { WHO($player) } { AGREE($player, sg: "se présente", pl: "se présentent") } à l’échiquier { DURATION($time) } après l’heure de début prévue.
    .board-at = { WHO($player) } { AGREE($player, sg: "se présente", pl: "se présentent") } à l’échiquier à { $time }.
    .hall-on-time = { WHO($player) } { AGREE($player, sg: "entre", pl: "entrent") } dans la salle de jeu à l’heure prévue, mais sans se présenter à l’échiquier.
    .hall-late = { WHO($player) } { AGREE($player, sg: "entre", pl: "entrent") } dans la salle de jeu { DURATION($time) } après l’heure de début prévue, mais sans se présenter à l’échiquier.
    .hall-at = { WHO($player) } { AGREE($player, sg: "entre", pl: "entrent") } dans la salle de jeu à { $time }, mais sans se présenter à l’échiquier.
event-default-time-ends = Le délai de forfait est écoulé.
event-claim-default = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } le gain par forfait.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "présente", pl: "présentent") } une réclamation fondée uniquement sur ce que montre un écran ou un échiquier de démonstration.
    .with-other = { WHO($player) } { AGREE($player, sg: "présente", pl: "présentent") } une réclamation fondée sur ce que montre un écran ou un échiquier de démonstration, et sur autre chose encore.
event-flag-falls = Le drapeau { WHO($player, case: "gen") } tombe.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "signale", pl: "signalent") } la chute du drapeau de l’adversaire.
    .named = { WHO($player) } { AGREE($player, sg: "signale", pl: "signalent") } la chute d’un drapeau.

## Propositions et réclamations

event-offer-draw = { WHO($player) } { AGREE($player, sg: "propose", pl: "proposent") } la nulle.
event-offer-conditional = en l’assortissant d’une condition
event-offer-repeated = une nouvelle fois, sans que la position en donne une raison nouvelle
event-accept =
    .offer = { WHO($player) } { AGREE($player, sg: "accepte", pl: "acceptent") } la proposition de nulle.
    .draw = { WHO($player) } { AGREE($player, sg: "accepte", pl: "acceptent") } la nulle.
    .after-all = { WHO($player) } { AGREE($player, sg: "accepte", pl: "acceptent") } ensuite tout de même la nulle.
event-refuse =
    .offer = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } la proposition de nulle.
    .draw = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } la nulle.
event-withdraw =
    .offer = { WHO($player) } { AGREE($player, sg: "veut", pl: "veulent") } retirer la proposition.
    .claim = { WHO($player) } { AGREE($player, sg: "veut", pl: "veulent") } retirer la réclamation.
    .resignation = { WHO($player) } { AGREE($player, sg: "veut", pl: "veulent") } revenir sur l’abandon.
    .unknown = { WHO($player) } { AGREE($player, sg: "veut", pl: "veulent") } revenir sur ce qui a été dit.
event-agree-draw = { WHO($player) } { AGREE($player, sg: "convient", pl: "conviennent") } de la nulle.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle par triple répétition.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle au motif que le coup { MOVE($move) } amènerait la position pour la troisième fois.
    .repetition-written = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle au motif que le coup { MOVE($move) }, inscrit au préalable, amènerait la position pour la troisième fois.
    .no-progress = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle selon la règle des 50 coups.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle selon la règle des 50 coups avec le coup prévu { MOVE($move) }.
    .no-progress-written = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle selon la règle des 50 coups avec le coup prévu { MOVE($move) }, inscrit au préalable.
event-claim-not-written = , mais n’{ AGREE($player, sg: "écrit", pl: "écrivent") } pas le coup
event-claim-not-declared = , mais ne { AGREE($player, sg: "déclare", pl: "déclarent") } pas à l’arbitre que le coup va être joué
event-claim-irregularity =
    .plain = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } pour irrégularité.
    .move = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } au motif que { MOVE($move) } était un coup illégal.
    .moved = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } pour un coup illégal { WHO($owner, case: "gen") }.
    .pressed = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } au motif que la pendule a été actionnée à tort.
    .displaced = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } au motif que des pièces ont été dérangées.
event-agree-to-correct = { WHO($player) } { AGREE($player, sg: "convient", pl: "conviennent") } de régler l’affaire sans l’arbitre.

## La fin

event-resign = { WHO($player) } { AGREE($player, sg: "abandonne", pl: "abandonnent") }.
event-resign-in-writing = { WHO($player) } { AGREE($player, sg: "abandonne", pl: "abandonnent") } par écrit.
event-resign-for = { WHO($player) } { AGREE($player, sg: "déclare", pl: "déclarent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "abandonne", pl: "abandonnent") }.
event-gesture =
    .stops-clocks = { WHO($player) } { AGREE($player, sg: "arrête", pl: "arrêtent") } les pendules sans dire un mot.
    .tips-king = { WHO($player) } { AGREE($player, sg: "couche", pl: "couchent") } le roi sans dire un mot.
    .holds-out-hand = { WHO($player) } { AGREE($player, sg: "tend", pl: "tendent") } la main à l’adversaire sans dire un mot.
    .handshake = { WHO($player) } se serrent la main sans dire un mot.
    .kings-in-centre = { WHO($player) } { AGREE($player, sg: "place", pl: "placent") } les rois au centre de l’échiquier sans dire un mot.
    .signs-scoresheet = { WHO($player) } { AGREE($player, sg: "signe", pl: "signent") } la feuille de partie sans dire un mot.
    .walks-off = { WHO($player) } { AGREE($player, sg: "s’en va", pl: "s’en vont") } sans dire un mot et ne { AGREE($player, sg: "revient", pl: "reviennent") } pas.
event-answer-unclearly =
    .gesture = { WHO($player) } ne { AGREE($player, sg: "répond", pl: "répondent") } à la proposition que par un geste.
    .evasive = { WHO($player) } { AGREE($player, sg: "répond", pl: "répondent") } à la proposition de façon évasive.

## L’ajournement

event-session-ends = À la montre de l’arbitre, la séance est terminée.
event-ask-to-seal = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } un coup sous enveloppe, car la partie doit être ajournée.
event-adjourn-early = { WHO($player) } { AGREE($player, sg: "ajourne", pl: "ajournent") } la partie avant la fin de la séance.
event-adjourn-early-by = { WHO($player) } { AGREE($player, sg: "ajourne", pl: "ajournent") } la partie { DURATION($time) } avant la fin de la séance.
event-seal =
    .given = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } sous enveloppe le coup { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } un coup sous enveloppe.
event-change-sealed =
    .given = { WHO($player) } { AGREE($player, sg: "remplace", pl: "remplacent") } le coup sous enveloppe par { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "change", pl: "changent") } le coup sous enveloppe.
event-seal-reply =
    .given = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } la réponse { MOVE($move) } dans une seconde enveloppe.
    .unknown = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } une réponse dans une seconde enveloppe.
event-sealed-reads =
    .clear = Le coup sous enveloppe est légal et ne peut se lire que d’une seule façon.
    .unorthodox = Le coup sous enveloppe est écrit d’une façon inhabituelle, mais son sens est certain.
    .ambiguous = Le coup sous enveloppe peut se lire comme deux coups différents.
    .unintelligible = Il est impossible d’établir quel coup devait être mis sous enveloppe.
    .illegal = Le coup sous enveloppe est illégal.
event-sealed-on =
    .electronic-scoresheet = sur une feuille de partie électronique
    .something-else = sur autre chose que la feuille de partie
event-sealed-means = , ce qui ne peut désigner que { MOVE($move) }
event-close-envelope = { WHO($player) } { AGREE($player, sg: "ferme", pl: "ferment") } l’enveloppe.
event-envelope-shows =
    .given = , qui porte { LIST($items) }
    .nothing = , sur laquelle rien n’est écrit
event-envelope-contains =
    .given = avec { LIST($items) } à l’intérieur
    .nothing = sans aucune feuille de partie à l’intérieur
event-resume = L’heure est venue de reprendre la partie ajournée.
event-arrive = { WHO($player) } { AGREE($player, sg: "arrive", pl: "arrivent") } avec { DURATION($time) } de retard.
event-arrive-back = { WHO($player) } { AGREE($player, sg: "revient", pl: "reviennent") } à l’échiquier au bout de { DURATION($time) }.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "arrive", pl: "arrivent") } à l’heure.
event-absent = { WHO($player) } { AGREE($player, sg: "est absent", pl: "sont absents") }.
    .at-start = Au début de la partie, { WHO($player) } { AGREE($player, sg: "est absent", pl: "sont absents") }.
    .at-resumption = À la reprise de la partie, { WHO($player) } { AGREE($player, sg: "est absent", pl: "sont absents") }.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "ouvre", pl: "ouvrent") } l’enveloppe.
event-lose-envelope = L’enveloppe est introuvable.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que les temps affichés après l’ajournement sont faux.

## La notation et la position initiale

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que des pièces étaient mal placées au départ.
    .orientation = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que l’échiquier a été tourné de 90°.
    .orientation-and-pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que l’échiquier a été tourné de 90° et que, de plus, des pièces étaient mal placées au départ.
    .colours = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que les couleurs ont été inversées.
    .king = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que le roi { WHO($of, case: "gen") } était mal placé au départ.
    .king-and-queen = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que le roi et la dame { WHO($of, case: "gen") } étaient intervertis au départ.
    .rook = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "remarque", pl: "remarquent") }
       *[no] { AGREE($player, sg: "soutient", pl: "soutiennent") }
    } que l’une des tours { WHO($of, case: "gen") } se trouvait en { SQUARE($on) } au départ.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } remarquer que la pendule est mal réglée.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } à voir la notation de la partie.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } une feuille de partie.
event-sees =
    .plain = { WHO($player) } { AGREE($player, sg: "s’aperçoit", pl: "s’aperçoivent") } alors de ce qui s’est passé.
    .move = { WHO($player) } ne { AGREE($player, sg: "s’aperçoit", pl: "s’aperçoivent") } que maintenant du coup { MOVE($move) }.

## L’arbitre

event-sees-position = { WHO($player) } { AGREE($player, sg: "s’approche", pl: "s’approchent") } de l’échiquier et { AGREE($player, sg: "voit", pl: "voient") } cette position.
# Followed by the finding as a sentence of its own.
event-finds = { WHO($player) } { AGREE($player, sg: "constate", pl: "constatent") } ceci : { $finding }.
# Followed by the sentences of the ruling.
event-rules =
    .given = { WHO($player) } { AGREE($player, sg: "rend", pl: "rendent") } cette décision : { $ruling }.
    .about = { WHO($player) } { AGREE($player, sg: "rend", pl: "rendent") } cette décision sur l’événement { $event } : { $ruling }.
    .about-move = { WHO($player) } { AGREE($player, sg: "rend", pl: "rendent") } cette décision sur le coup { MOVE($move) } : { $ruling }.
    .nothing = { WHO($player) } ne { AGREE($player, sg: "prend", pl: "prennent") } aucune mesure.

## La question de l’examinateur

event-asks =
    .envelope = Que faut-il écrire sur l’enveloppe ?
    .session = Que faut-il annoncer au sujet de la séance ?
    .class = De quel type de jeu relève cette cadence ?
    .clocks = Qu’affichent les pendules ?
    .deadline = Jusqu’à quelle heure un joueur peut-il se présenter à l’échiquier ?
    .regime = Quelles règles s’appliquent à ces parties ?
    .recording = Les joueurs doivent-ils noter les coups ?
    .points = Combien de points chaque joueur marque-t-il ?
    .ruling-recording = Que doivent faire les joueurs de leurs feuilles de partie ?
    .regulations = Que doit indiquer le règlement de la compétition ?
    .ruling-game = Comment la partie se termine-t-elle ou continue-t-elle ?
    .ruling-clock = Qu’advient-il de la pendule ?
    .ruling-moves = Quelle position est valable et que faut-il jouer ?
    .ruling-offences = Y a-t-il eu une infraction ?
    .ruling-claims = Quelle suite est donnée à la réclamation ?
    .ruling-arbiter = Que doit faire l’arbitre ?
    .ruling-definitions = Comment les Règles appellent-elles cela ?
    .has-the-move = Qui a le trait ?
    .moves = Quels coups peut jouer celui qui a le trait ?
    .over = La partie est-elle terminée et, si oui, comment ?
    .dead = La position est-elle morte ?
    .claim-check = Qui vérifie une réclamation de nulle ?
    .first-flag = Quel drapeau est tombé le premier ?
    .initial-position = Une partie peut-elle commencer par cette position ?
    .square = De quelle couleur est la case { SQUARE($square) } ?
    .in-check = Un roi est-il en échec ?
    .position = Des coups légaux peuvent-ils mener à cette position ?
    .penalties = Quelles pénalités l’arbitre peut-il infliger ?
    .rated = La partie compte-t-elle pour le classement Elo ?
    .assistant = Un joueur doit-il avoir un assistant ?
event-may-play =
    .one = { WHO($player) } { AGREE($player, sg: "peut-il", pl: "peuvent-ils") } maintenant jouer { MOVE($move) } ?
    .several = { WHO($player) } { AGREE($player, sg: "peut-il", pl: "peuvent-ils") } maintenant jouer { LIST($moves, type: "or") } ?

## Feuilles de partie et résultats
## $winner is the player who won, in `win` only.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "note son", pl: "notent leur") } propre coup, qui vient d’être joué.
    .own-before = { WHO($player) } { AGREE($player, sg: "écrit", pl: "écrivent") } un coup avant de le jouer.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "note", pl: "notent") } le coup de l’adversaire.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "écrit", pl: "écrivent") } le coup de l’adversaire avant qu’il soit joué.
event-written-text = ({ MOVE($move) })
event-written-instead = , à la place d’un autre, écrit mais non joué
event-written-for =
    .claim = , pour réclamer la nulle
    .sealing = , pour le mettre sous enveloppe
event-write-on-sheet =
    .times = { WHO($player) } { AGREE($player, sg: "écrit", pl: "écrivent") } les temps affichés sur la feuille de partie.
    .offer = { WHO($player) } { AGREE($player, sg: "note", pl: "notent") } une proposition de nulle sur la feuille de partie.
    .claim = { WHO($player) } { AGREE($player, sg: "note", pl: "notent") } sur la feuille de partie quelque chose qui concerne une réclamation.
    .relevant-data = { WHO($player) } { AGREE($player, sg: "note", pl: "notent") } d’autres données de la partie sur la feuille de partie.
    .thoughts = { WHO($player) } { AGREE($player, sg: "écrit", pl: "écrivent") } des réflexions sur la position sur la feuille de partie.
event-mark-offer = { WHO($player) } { AGREE($player, sg: "marque", pl: "marquent") } la proposition du signe (=) sur la feuille de partie.
event-stop-recording = { WHO($player) } { AGREE($player, sg: "cesse", pl: "cessent") } de noter les coups.
event-resume-recording = { WHO($player) } { AGREE($player, sg: "recommence", pl: "recommencent") } à noter les coups.
event-complete-sheet = { WHO($player) } { AGREE($player, sg: "complète", pl: "complètent") } la feuille de partie avec les coups qui manquaient.
event-sheet-gap =
    .opponents-last = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } répondu au dernier coup de l’adversaire sans l’avoir d’abord noté.
    .own-previous = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué un nouveau coup sans avoir noté le précédent.
    .earlier = Des coups antérieurs manquent sur la feuille de partie { WHO($player, case: "gen") }, et personne ne peut dire depuis quand.
    .one-sheet = Des coups manquent sur la feuille de partie { WHO($player, case: "gen") } ; l’autre est complète.
    .both-sheets = Des coups manquent sur les deux feuilles de partie.
    .unreadable = Sur la feuille de partie { WHO($player, case: "gen") }, des coups sont faux ou illisibles.
event-sheets-show =
    .overstepping = Les feuilles de partie montrent qu’un joueur a dépassé le temps imparti avant d’avoir achevé les coups de la période.
    .in-time = Les feuilles de partie montrent que les coups de la période ont été achevés à temps.
    .nothing = Les feuilles de partie ne peuvent être complétées de façon à montrer qu’un joueur a dépassé le temps imparti.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "reconstitue", pl: "reconstituent") } la partie sur un second échiquier.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "cache", pl: "cachent") } la feuille de partie, de sorte que l’arbitre ne peut pas la voir.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "pose", pl: "posent") } un stylo sur la feuille de partie ; le dernier coup en est caché.
    .no = { WHO($player) } { AGREE($player, sg: "pose", pl: "posent") } un stylo sur la feuille de partie ; le dernier coup reste visible.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "garde", pl: "gardent") } l’original de la feuille de partie.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } la feuille de partie de l’adversaire.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "prête", pl: "prêtent") } la feuille de partie à l’adversaire.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de prêter la feuille de partie à l’adversaire.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "rend", pl: "rendent") } à l’adversaire sa feuille de partie.
event-electronic-sheet-fails = La feuille de partie électronique { WHO($player, case: "gen") } ne fonctionne pas.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } une feuille de partie électronique dans le mode réservé à l’arbitre.
    .other = { WHO($player) } { AGREE($player, sg: "met", pl: "mettent") } une feuille de partie électronique dans un autre mode que celui de la partie.
event-cannot-record =
    .disability = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas noter les coups en raison d’un handicap.
    .other-reason = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas noter les coups pour une autre raison qu’un handicap.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "signe", pl: "signent") } les feuilles de partie, qui indiquent le gain { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "signe", pl: "signent") } les feuilles de partie, qui indiquent la nulle.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "signe", pl: "signent") } les feuilles de partie, qui indiquent la défaite des deux joueurs.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "valide", pl: "valident") } le gain { WHO($winner, case: "gen") } sur la feuille de partie électronique.
    [draw] { WHO($player) } { AGREE($player, sg: "valide", pl: "valident") } la nulle sur la feuille de partie électronique.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "valide", pl: "valident") } la défaite des deux joueurs sur la feuille de partie électronique.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } comme résultat le gain { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } comme résultat la nulle.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } comme résultat la défaite des deux joueurs.
}
event-report-unplayed = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } la partie, qui n’a pas été jouée, comme gagnée { WHO($winner, case: "by") }.
    [draw] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } la partie, qui n’a pas été jouée, comme nulle.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } la partie, qui n’a pas été jouée, comme perdue par les deux joueurs.
}
event-award-points = { WHO($player) } { AGREE($player, sg: "veut", pl: "veulent") } fixer le score à { $first_points } pour { WHO($first) } et à { $second_points } pour { WHO($second) }.

## Conduite, appareils et tiers

# Whether the arbiter gave leave for what has just been told.
event-permission =
    .given = avec l’autorisation de l’arbitre
    .missing = sans l’autorisation de l’arbitre
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "quitte", pl: "quittent") } l’échiquier.
    .area = { WHO($player) } { AGREE($player, sg: "quitte", pl: "quittent") } la zone de jeu.
    .venue = { WHO($player) } { AGREE($player, sg: "quitte", pl: "quittent") } le lieu de la compétition.
    .far-corner = { WHO($player) } { AGREE($player, sg: "va", pl: "vont") } dans un coin éloigné de la grande salle.
event-leave-purpose =
    .smoke = pour fumer
    .toilet = pour aller aux toilettes
    .illness = à cause d’un malaise
    .emergency = à cause d’une alarme ou d’une autre urgence
event-leave-reported =
    .yes = , après avoir prévenu l’arbitre
    .no = , sans avoir prévenu l’arbitre
event-enter = { WHO($player) } { AGREE($player, sg: "entre", pl: "entrent") } dans la zone de jeu.
    .finished = Un joueur qui a terminé sa partie entre dans la zone de jeu.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "consulte", pl: "consultent") } des notes.
    .information = { WHO($player) } { AGREE($player, sg: "consulte", pl: "consultent") } un livre ou une autre source d’information.
    .advice = { WHO($player) } { AGREE($player, sg: "prend", pl: "prennent") } conseil.
    .second-board = { WHO($player) } { AGREE($player, sg: "analyse", pl: "analysent") } sur un autre échiquier.
event-device =
    .adjoining-area = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } un appareil électronique dans une zone attenante désignée par l’arbitre.
    .person = { WHO($player) } { AGREE($player, sg: "porte sur lui", pl: "portent sur eux") } un appareil électronique.
    .table = Un appareil électronique appartenant { WHO($player, case: "dat") } se trouve sur la table.
    .bag = Un appareil électronique appartenant { WHO($player, case: "dat") } se trouve dans un sac.
    .person-sounding = Un appareil électronique appartenant { WHO($player, case: "dat") } sonne.
    .table-sounding = Un appareil électronique appartenant { WHO($player, case: "dat") } sonne sur la table.
    .bag-sounding = Un appareil électronique appartenant { WHO($player, case: "dat") } sonne dans un sac.
event-device-state =
    .chess-program = , avec un programme d’échecs en marche
    .off = , complètement éteint
    .silent = , allumé mais silencieux
    .sounding = , qui sonne
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "reconnaît", pl: "reconnaissent") } avoir l’appareil.
    .reported = Une autre personne signale l’appareil.
event-device-approved = L’arbitre a autorisé l’appareil.
event-device-before-the-game = La partie n’a pas encore commencé.
event-use-bag = { WHO($player) } { AGREE($player, sg: "prend", pl: "prennent") } le sac où se trouve l’appareil.
event-use-bag-to-the-toilet = et { AGREE($player, sg: "va", pl: "vont") } aux toilettes avec ce sac
# $owner is the player to be inspected.
event-inspect = { WHO($player) } { AGREE($player, sg: "exige", pl: "exigent") } { WHO($owner, case: "que") } { AGREE($owner, sg: "se soumette", pl: "se soumettent") } à une inspection des vêtements, des sacs et d’autres objets.
event-inspect-other-gender = La personne chargée de l’inspection n’est pas du même sexe que le joueur.
event-inspect-in-public = devant d’autres personnes
event-inspect-witness =
    .same-gender = Le témoin de l’arbitre est du même sexe que le joueur.
    .other-gender = Le témoin de l’arbitre n’est pas du même sexe que le joueur.
    .nobody = Il n’y a pas de témoin.
event-inspect-before-the-game = La partie n’a pas encore commencé.
event-refuse-inspection = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } l’inspection.
# $owner is the player who is accused.
event-accuse =
    .arbiter = { WHO($player) } { AGREE($player, sg: "accuse", pl: "accusent") } { WHO($owner) } de triche et n’en { AGREE($player, sg: "parle", pl: "parlent") } qu’à l’arbitre.
    .players = { WHO($player) } { AGREE($player, sg: "accuse", pl: "accusent") } { WHO($owner) } de triche devant d’autres personnes.
event-accuse-named =
    .arbiter = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } seulement à un autre arbitre { WHO($owner, case: "que") } { AGREE($owner, sg: "est soupçonné", pl: "sont soupçonnés") } de triche.
    .players = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à des joueurs { WHO($owner, case: "que") } { AGREE($owner, sg: "est soupçonné", pl: "sont soupçonnés") } de triche.
event-accuse-written = , par écrit et sur le formulaire prévu
event-accuse-only-strength = , uniquement parce que le jeu est trop bon pour le classement Elo
event-disturb =
    .noise = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } du bruit.
    .noise-source = { WHO($player) } { AGREE($player, sg: "introduit", pl: "introduisent") } une source de bruit dans la zone de jeu.
    .talking = { WHO($player) } { AGREE($player, sg: "parle", pl: "parlent") } pendant la partie.
    .eating = { WHO($player) } { AGREE($player, sg: "mange", pl: "mangent") } à l’échiquier.
    .other = { WHO($player) } { AGREE($player, sg: "se comporte", pl: "se comportent") } d’une façon qui peut déranger.
event-smoke =
    .plain = { WHO($player) } { AGREE($player, sg: "fume", pl: "fument") }.
    .electronic = { WHO($player) } { AGREE($player, sg: "fume", pl: "fument") } une cigarette électronique.
event-smoke-where =
    .allowed = dans la zone fumeurs
    .elsewhere = en dehors de la zone fumeurs
event-misbehave =
    .drunk = { WHO($player) } { AGREE($player, sg: "se présente", pl: "se présentent") } à la partie en état d’ivresse, mais sans déranger personne.
    .arranged-game = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } convenu du résultat avant la partie.
    .insult = { WHO($player) } { AGREE($player, sg: "insulte", pl: "insultent") } quelqu’un.
    .other = { WHO($player) } { AGREE($player, sg: "se comporte", pl: "se comportent") } de façon incorrecte.
event-defy =
    .ruling = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de suivre la décision de l’arbitre.
    .laws = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de se conformer aux Règles.
    .reconstruction = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } d’aider à reconstituer la partie.
    .claim-check = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de participer à la vérification de la réclamation de nulle.
    .playing-on = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de continuer à jouer.
    .completing-sheet = { WHO($player) } ne { AGREE($player, sg: "complète", pl: "complètent") } pas la feuille de partie, ou seulement avec retard.
event-appeal = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } appel de la décision de l’arbitre.
event-appeal-signed = après la signature de la feuille de partie
event-appeal-after = , { DURATION($time) } plus tard
event-appeal-in-writing =
    .yes = par écrit
    .no = sans le faire par écrit
event-request =
    .leave-area = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de quitter la zone de jeu.
    .leave-venue = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de quitter le lieu de la compétition.
    .explain-rule = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } ce que dit une règle.
    .advise-on-position = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } si tel coup est possible dans cette position.
    .move-count = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } combien de coups ont été achevés.
    .medical = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } une assistance médicale.
    .equipment = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } quelque chose qui est nécessaire pour jouer.
    .arrangements = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } d’autres conditions de jeu.
    .use-notes = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de se servir de notes, d’un livre ou d’un autre échiquier.
    .use-device = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de se servir d’un appareil électronique.
    .use-bag = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de prendre le sac où se trouve l’appareil.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } à l’arbitre d’arrêter les pendules.
    .see-position = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } à revoir une position antérieure de la partie.
    .claim-check = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } que la réclamation soit vérifiée.
    .turn-knights = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } que les cavaliers de l’adversaire soient tournés dans l’autre sens.
    .own-witness = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } la présence, à l’inspection, d’un témoin de { AGREE($player, sg: "son", pl: "leur") } choix.
    .video = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’examen d’un enregistrement vidéo.
    .own-device = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } l’autorisation de noter les coups sur { AGREE($player, sg: "son", pl: "leur") } propre appareil.
event-complain = { WHO($player) } { AGREE($player, sg: "adresse", pl: "adressent") } une réclamation à l’arbitre.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul qu’un drapeau est tombé.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "signale", pl: "signalent") } une irrégularité à l’arbitre seulement.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul que la pendule n’a pas été actionnée.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul qu’un coup a été achevé.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul combien de coups ont été achevés.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul combien de temps a été utilisé.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul quel coup serait bon.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul s’il faudrait proposer ou accepter la nulle.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "proteste", pl: "protestent") } auprès de l’arbitre seul.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul où en est la rencontre.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul que les coups d’un joueur coïncident avec ceux d’un programme.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à l’arbitre seul que des pièces vont être adoubées.
    .players-flag = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à haute voix qu’un drapeau est tombé.
    .players-irregularity = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à haute voix qu’une irrégularité s’est produite.
    .players-not-pressed = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur que la pendule n’a pas été actionnée.
    .players-move-completed = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur que l’adversaire a achevé un coup.
    .players-move-count = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur combien de coups ont été achevés.
    .players-times = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur combien de temps a été utilisé.
    .players-advice = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur quel coup serait bon.
    .players-draw-advice = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur s’il faut proposer ou accepter la nulle.
    .players-protest = { WHO($player) } { AGREE($player, sg: "proteste", pl: "protestent") } à haute voix.
    .players-team-score = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à un joueur où en est la rencontre.
    .players-screening = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à haute voix que les coups d’un joueur coïncident avec ceux d’un programme.
    .players-adjusting = { WHO($player) } { AGREE($player, sg: "dit", pl: "disent") } à haute voix que des pièces vont être adoubées.
event-tell-asked = , à la demande du joueur
event-tell-before-the-arbiter = , en présence de l’arbitre et avec son accord
event-external-disturbance = La partie subit une perturbation extérieure.
# $owner is the player who is warned.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour une sortie sans autorisation.
    .help = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour une aide extérieure.
    .device = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour un appareil électronique.
    .smoking = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour avoir fumé.
    .disturbing = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour avoir dérangé l’adversaire.
    .offers = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour des propositions de nulle déraisonnables.
    .claims = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour des réclamations déraisonnables.
    .behaviour = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour conduite incorrecte.
    .refusal = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour refus d’obéir.
    .recording = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour ne pas avoir noté les coups.
    .clock = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour maniement incorrect de la pendule.
    .touching = { WHO($player) } { AGREE($player, sg: "donne", pl: "donnent") } un avertissement { WHO($owner, case: "dat") } pour infraction aux règles sur la pièce touchée.
event-warn-last = et { AGREE($player, sg: "annonce", pl: "annoncent") } que la prochaine fois coûtera la partie
event-warn-to-captain = , par l’intermédiaire du capitaine
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "vérifie seul", pl: "vérifient seuls") } la réclamation de nulle, pendant que les joueurs restent assis à l’échiquier.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "fait", pl: "font") } examiner un enregistrement vidéo.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "refuse", pl: "refusent") } de faire examiner un enregistrement vidéo.
event-sit-at-wrong-board = Dans un match par équipes, { WHO($player) } { AGREE($player, sg: "s’assoit", pl: "s’assoient") } au mauvais échiquier et y { AGREE($player, sg: "joue", pl: "jouent") }.
# $owner is the player who is penalised.
event-impose =
    .warning = { WHO($player) } { AGREE($player, sg: "inflige", pl: "infligent") } un avertissement { WHO($owner, case: "dat") }.
    .opponent-time = { WHO($player) } { AGREE($player, sg: "pénalise", pl: "pénalisent") } { WHO($owner) } en augmentant le temps de l’adversaire.
    .own-time = { WHO($player) } { AGREE($player, sg: "pénalise", pl: "pénalisent") } { WHO($owner) } en retirant du temps.
    .opponent-points = { WHO($player) } { AGREE($player, sg: "pénalise", pl: "pénalisent") } { WHO($owner) } en augmentant les points de l’adversaire.
    .own-points = { WHO($player) } { AGREE($player, sg: "pénalise", pl: "pénalisent") } { WHO($owner) } en retirant des points.
    .loss = { WHO($player) } { AGREE($player, sg: "pénalise", pl: "pénalisent") } { WHO($owner) } par la perte de la partie.
    .fine = { WHO($player) } { AGREE($player, sg: "inflige", pl: "infligent") } une amende { WHO($owner, case: "dat") }.
    .rounds = { WHO($player) } { AGREE($player, sg: "exclut", pl: "excluent") } { WHO($owner) } d’une ou plusieurs rondes.
    .expulsion = { WHO($player) } { AGREE($player, sg: "exclut", pl: "excluent") } { WHO($owner) } de la compétition.
event-impose-time = ({ DURATION($time) })

## Parties sans incrément

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle au motif que l’adversaire ne peut pas gagner par des moyens normaux.
    .no-effort = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle au motif que l’adversaire ne fait aucun effort pour gagner par des moyens normaux.
    .both = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle au motif que l’adversaire ne peut pas gagner par des moyens normaux et ne fait aucun effort en ce sens.
    .unnamed = { WHO($player) } { AGREE($player, sg: "réclame", pl: "réclament") } la nulle selon les règles de la fin de partie au KO.
event-request-increment = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } un incrément pour les deux joueurs.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "déclare", pl: "déclarent") } la partie nulle.
    .postpone = { WHO($player) } { AGREE($player, sg: "diffère", pl: "diffèrent") } la décision sur la réclamation.
    .reject = { WHO($player) } { AGREE($player, sg: "rejette", pl: "rejettent") } la réclamation.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "accorde", pl: "accordent") } l’incrément.

## Ce qui est écrit sur les feuilles de partie

event-asks-entry = { $letters ->
    [en] Que signifie « { $entry } » dans la notation anglaise ?
    [it] Que signifie « { $entry } » dans la notation italienne ?
    [de] Que signifie « { $entry } » dans la notation allemande ?
    [ru] Que signifie « { $entry } » dans la notation russe ?
    [figurines] Que signifie « { $entry } » dans la notation à figurines ?
   *[other] Que signifie « { $entry } » dans la notation d’une autre langue ?
}

## Deux échiquiers

event-blind-lift = { WHO($player) } { AGREE($player, sg: "retire", pl: "retirent") } { MEN($squares) } de son trou sur l’échiquier spécial.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "joue", pl: "jouent") } { MOVE($move) } sur l’échiquier spécial.
    .unknown = { WHO($player) } { AGREE($player, sg: "effectue", pl: "effectuent") } un coup sur l’échiquier spécial.
event-blind-board =
    .captured-left = , mais la pièce prise est encore sur cet échiquier
    .not-placed = , mais la pièce n’est pas encore dans un autre trou
event-blind-announced =
    .rightly = et { AGREE($player, sg: "annonce", pl: "annoncent") } le coup
    .not-yet = , sans rien annoncer encore
    .wrongly = , mais { AGREE($player, sg: "annonce", pl: "annoncent") } un autre coup par un lapsus
    .instead = , mais { AGREE($player, sg: "annonce", pl: "annoncent") } { MOVE($move) } par un lapsus
    .without-piece = et { AGREE($player, sg: "annonce", pl: "annoncent") } le coup, mais non la pièce en laquelle le pion est promu
event-blind-pressed =
    .yes = La pendule de l’adversaire est mise en marche.
    .no = La pendule de l’adversaire n’est pas encore en marche.
event-blind-say =
    .announce = { WHO($player) } { AGREE($player, sg: "annonce", pl: "annoncent") } maintenant le coup.
    .correct = { WHO($player) } { AGREE($player, sg: "corrige", pl: "corrigent") } l’annonce.
    .repeat = { WHO($player) } { AGREE($player, sg: "répète", pl: "répètent") } correctement le coup annoncé.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "répète", pl: "répètent") } incorrectement le coup annoncé.
event-boards-differ = Il apparaît que les deux échiquiers montrent des positions différentes.
event-records =
    .agree = Les notations des deux joueurs concordent.
    .differ = Les notations des deux joueurs diffèrent.
event-wrong-board = La position sur l’échiquier { WHO($owner, case: "gen") } diffère de la notation de ce même joueur.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "demande", pl: "demandent") } deux échiquiers, un ordinaire et un spécial.
