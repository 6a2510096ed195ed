### L’examen des parties jouées : ce qui les a terminées, quelles nulles pouvaient être réclamées, et si les résultats concordent.

## Une partie

# A move with its number: “43…Rg8”.
audit-move = { MOVE($move) }
audit-after = après { MOVE($move) }
audit-at-start = au début
audit-heading = { $file }, partie { $number }, ligne { $line } : { $names }
audit-round = ronde { $round }
# The place of a finding before the first move.
audit-place-start = Début

## Ce qui n’a pu être lu

audit-no-start =
    .fen = La partie ne peut pas être suivie : « { $fen } » n’est pas une position.
    .illegal = La partie ne peut pas être suivie : dans la position « { $fen } », la marche des pièces n’est pas définie.
    .variant = La partie ne peut pas être suivie : « { $variant } » n’est pas le jeu d’échecs de ces Règles.
# $entry is the entry with its number: “12.Ke3”; the reason follows as a sentence.
audit-no-move =
    .illegal = « { $entry } » (ligne { $line }, colonne { $column }) est un coup illégal. La suite n’a pas été examinée.
    .unread = « { $entry } » (ligne { $line }, colonne { $column }) ne peut pas se lire comme un coup. La suite n’a pas été examinée.
    .null = « { $entry } » (ligne { $line }, colonne { $column }) n’indique aucun coup. La suite n’a pas été examinée.

## Comment elle s’est terminée

audit-over =
    .checkmate = Échec et mat : { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné.
    .stalemate = Pat : la partie est nulle.
    .dead-by-material = Position morte : avec ces pièces, aucun des deux joueurs ne peut mater ; la partie est donc nulle.
    .dead = Position morte : il y a assez de pièces, mais aucun des deux joueurs ne peut mater, quelle que soit la suite de coups légaux ; la partie est donc nulle.
    .repetition = La même position s’est présentée { $count } fois ({ LIST($places) }) ; la partie est donc nulle sans réclamation.
    .no-progress = Chaque joueur a effectué { $count } coups sans prise ni poussée de pion ; la partie est donc nulle sans réclamation.
# $plies counts the moves of both players together.
audit-played-on = La partie était déjà terminée, mais { $plies ->
    [one] un coup a encore été joué
   *[other] { $plies } coups ont encore été joués, en comptant ceux des deux joueurs
}.

## Les réclamations

audit-claim =
    .repetition = { WHO($player) } { AGREE($player, sg: "pouvait", pl: "pouvaient") } réclamer la nulle : la même position s’était présentée { $count } fois, { LIST($places) }.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "pouvait", pl: "pouvaient") } réclamer la nulle avec le coup prévu { MOVE($move) }, qui amène pour la { $count ->
        [one] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] { $count }e
    } fois la position qui se trouvait sur l’échiquier { LIST($places) }.
    .no-progress = { WHO($player) } { AGREE($player, sg: "pouvait", pl: "pouvaient") } réclamer la nulle : les { $count } derniers coups de chaque joueur étaient sans prise ni poussée de pion.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "pouvait", pl: "pouvaient") } réclamer la nulle avec tout coup prévu qui n’est ni une prise ni une poussée de pion : chaque joueur aurait alors effectué { $count } coups de ce genre à la suite.
    # Claims on move after move, up to the move $last.
    .no-progress-stretch = À partir d’ici et jusqu’après { MOVE($last) }, le joueur au trait pouvait chaque fois réclamer la nulle{ $first ->
        [intended] , la première fois avec un coup prévu qui n’est ni une prise ni une poussée de pion
       *[on-the-board] {""}
    } : les coups de chaque joueur sans prise ni poussée de pion sont passés de { $count } à { $last-count }.

## Les résultats

# $player is the winner according to the result, $opponent the loser.
audit-cannot-mate =
    .on-time = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné au temps, mais ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; la partie est nulle.
    .by-resignation = { WHO($opponent) } { AGREE($opponent, sg: "a", pl: "ont") } abandonné, mais { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; la partie est nulle.
    .untold = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné sans échec et mat, mais ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; si { WHO($opponent) } { AGREE($opponent, sg: "a", pl: "ont") } perdu au temps ou abandonné, la partie est nulle.
    .untold-time-only = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné sans échec et mat, mais ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; si { WHO($opponent) } { AGREE($opponent, sg: "a", pl: "ont") } perdu au temps, la partie est nulle.
audit-cannot-mate-because =
    .material = Avec ces pièces, il n’existe pas d’échec et mat.
    .forced-line = Tous les coups qui restent sont forcés et ne mènent pas à un échec et mat { WHO($player, case: "by") }.
    .proof = Toutes les suites de coups encore possibles ont été examinées, et aucune ne mène à cet échec et mat.
    .game-over = Plus aucun coup ne peut être joué.
audit-result-contradicts = La partie est enregistrée comme { $written }, mais sa dernière position donne { $expected }.

## Ce que disent les en-têtes et les commentaires

# How a game ended, as its file tells it: after a colon.
audit-end =
    .checkmate = échec et mat
    .stalemate = pat
    .repetition = répétition de la position
    .no-progress = coups sans prise ni poussée de pion
    .no-material = plus de pièces avec lesquelles quiconque puisse mater
    .agreement = accord mutuel
    .time = chute du drapeau
    .time-without-material = chute du drapeau, face à un adversaire qui ne pouvait pas mater
    .resignation = abandon
    .abandoned = absence ou départ de l’un des joueurs
    .decided = décision, par exemple une pénalité ou une adjudication
    .normal = fin ordinaire
    .unterminated = pas encore de fin
# In the first message $player is the one whose flag fell; $mate is a line of moves.
audit-termination =
    .drawn-on-time-though-mate-possible = Le drapeau { WHO($player, case: "gen") } est tombé et la partie a été comptée comme nulle, mais { WHO($opponent) } { AGREE($opponent, sg: "pouvait", pl: "pouvaient") } encore mater par une suite de coups légaux et { AGREE($opponent, sg: "gagne", pl: "gagnent") } : { MOVE($mate) }.
    .drawn-as-dead-though-mate-possible = La partie a été comptée comme nulle faute de pièces pour mater, mais { WHO($player) } { AGREE($player, sg: "pouvait", pl: "pouvaient") } encore mater par une suite de coups légaux : { MOVE($mate) }.
    .end-not-shown = La fin selon le fichier : { LIST($told) } ; la position sur l’échiquier ne montre rien de tel.
    .other-end-than-told = La fin selon le fichier : { LIST($told) }. Sur l’échiquier, la partie s’était déjà terminée autrement.
    .lost-on-time-without-the-move = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } perdu au temps alors que le trait était { WHO($opponent, case: "dat") } : soit la pendule n’a pas été actionnée après le dernier coup, soit un coup manque.
    # $player is the winner by that end.
    .other-winner-than-told = La fin selon le fichier : { LIST($told) }, avec le gain { WHO($player, case: "gen") }. Le résultat { $written } ne concorde pas avec cette fin.
    .other-result-than-told = La fin selon le fichier : { LIST($told) }. Le résultat { $written } ne concorde pas avec cette fin.

## Les pendules

audit-clock =
    .unreadable-time = « { $value } » n’est pas un temps de pendule.
    .clock-above-time-control = Après le premier coup, la pendule { WHO($player, case: "gen") } affichait { CLOCK($shown) }, alors que la cadence permet au plus { CLOCK($most) } : ses nombres ne peuvent pas être des secondes.
    .flag-fallen-before = D’après les temps utilisés, le temps { WHO($player, case: "gen") } était écoulé depuis au moins { DURATION($over) } avant ce coup, mais la partie a continué.
    .overdrawn = D’après la pendule, le temps { WHO($player, case: "gen") } était écoulé, mais la partie a continué.
    .time-gained = La pendule { WHO($player, case: "gen") } est passée de { CLOCK($before) } à { CLOCK($shown) } ; la cadence permet au plus { CLOCK($most) }. Un arbitre a pu modifier le temps.
    .no-increment = En { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }, la pendule { WHO($player, case: "gen") } n’a jamais reçu l’incrément de { DURATION($increment) }.
    .clock-and-time-used-differ = La pendule { WHO($player, case: "gen") } est passée de { CLOCK($before) } à { CLOCK($shown) }, ce qui ne concorde pas avec le temps de { CLOCK($used) } noté pour ce coup.

## Les en-têtes

# $line is the line of the file on which the tag stands.
audit-header =
    .no-result = Ligne { $line }, { $tag } : « { $value } » n’est pas un résultat.
    .other-result = Ligne { $line }, { $tag } : « { $value } », mais après les coups il y a { $after_moves }.
    .other-length = Ligne { $line }, { $tag } : « { $value } », mais la partie compte { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }, ceux des deux joueurs additionnés.
    .other-position = Ligne { $line }, { $tag } : « { $value } » n’est pas la dernière position de la partie.
    .without-position = Ligne { $line }, { $tag } : « { $value } » annonce une position initiale, mais il n’y en a pas.
    .chess960-untold = Ligne { $line }, { $tag } : « { $value } » est une position initiale du Chess960, mais aucun en-tête ne dit que le Chess960 a été joué.
    .no-date = Ligne { $line }, { $tag } : « { $value } » n’est pas une date de la forme 2024.12.31.
    .impossible-date = Ligne { $line }, { $tag } : le jour « { $value } » n’existe pas.
    .before-the-game = Ligne { $line }, { $tag } : « { $value } » précède la date de la partie.
    .no-rating = Ligne { $line }, { $tag } : « { $value } » n’est pas un classement Elo.
    .same-name = Ligne { $line }, { $tag } : les deux joueurs s’appellent « { $value } ».
    .twice = Ligne { $line }, { $tag } : « { $value } », mais plus haut « { $first } ».
    .no-time-control = Ligne { $line }, { $tag } : « { $value } » ne peut pas se lire comme une cadence.
    .missing = Non indiqué : { LIST($missing) }.

## La décision sur une réclamation

audit-ruling =
    .right = La réclamation est fondée.
    .wrong = La réclamation n’est pas fondée.
# What stands above a diagram beside that of the claim.
audit-occurrence =
    .claimed = la position de la réclamation
    .same = la même position
    .other-turn = pas la même : l’autre joueur avait le trait
    .other-castling = pas la même : d’autres droits de roquer
    .other-en-passant = pas la même : une prise en passant était possible dans l’une des deux

## Un fichier suivi

audit-waiting = { $file } : { $problem } ; le fichier sera relu

## Le bilan

audit-total = { $games ->
    [0] Il n’y avait aucune partie à examiner.
    [one] Une partie a été examinée, avec { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }.
   *[other] { $games } parties ont été examinées, avec { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }.
}
# $count is the number of games.
audit-in-games =
    .illegal = { $count ->
        [one] Une partie contient une inscription qui n’est pas un coup légal, ou ne peut pas être suivie
       *[other] { $count } parties contiennent une inscription qui n’est pas un coup légal, ou ne peuvent pas être suivies
    } depuis le début.
    .threefold = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, une position s’est présentée assez souvent pour une réclamation.
    .fivefold = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, une position s’est présentée assez souvent pour une nulle sans réclamation.
    .fifty-moves = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, il y a eu assez de coups sans prise ni poussée de pion pour une réclamation.
    .seventy-five-moves = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, il y a eu assez de ces coups pour une nulle sans réclamation.
    .insufficient-material = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, personne ne pouvait mater avec les pièces restant à la fin.
    .checkmate = { $count ->
        [one] Une partie s’est terminée
       *[other] { $count } parties se sont terminées
    } par un échec et mat.
    .stalemate = { $count ->
        [one] Une partie s’est terminée
       *[other] { $count } parties se sont terminées
    } par un pat.
    .claim-available = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, la nulle pouvait être réclamée à un moment ou à un autre.
    .dead-position = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, aucun échec et mat n’était plus possible à partir d’un certain coup (pats compris).
    .dead-with-material = Dans { $count ->
        [one] l’une
       *[other] { $count }
    } d’entre elles, il y avait pourtant assez de pièces.
    .played-on-after-dead = Dans { $count ->
        [one] l’une
       *[other] { $count }
    } d’entre elles, le jeu a continué malgré tout.
    .won-on-time-without-mate = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, le joueur qui a gagné au temps ne pouvait pas mater.
    .resigned-without-mate = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, le joueur qui a gagné par abandon ne pouvait pas mater.
    .result-contradicts = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, le résultat ne concorde pas avec les coups ou avec la fin indiquée.
    .clock-contradicts = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, les pendules ne concordent pas avec la cadence ou entre elles.
    .header-contradicts = Dans { $count ->
        [one] une partie
       *[other] { $count } parties
    }, un en-tête contredit un autre en-tête, le calendrier ou les coups.
