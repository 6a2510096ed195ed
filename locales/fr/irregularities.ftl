### Irrégularités.

times-after-restoring =
    .title = Les pendules après le rétablissement d’une position
    .rule =
        Quand une position est rétablie, l’arbitre doit fixer les temps des pendules selon son meilleur jugement.{ $leave ->
            [yes] { " " }Il peut aussi les laisser tels quels.
           *[no] { "" }
        }{ $counter ->
            [yes] { " " }Au besoin, il doit aussi corriger le compteur de coups.
           *[no] { "" }
        }
    .holds = La position étant corrigée, l’arbitre fixe les temps des pendules selon son meilleur jugement{ $leave ->
        [yes] {""}, et peut aussi les laisser tels quels.
       *[no] { "." }
    }
    .yields = En principe, l’arbitre, avec la position, devrait aussi fixer les temps des pendules.
wrong-initial-position =
    .title = Les pièces mal placées au départ
    .rule = S’il s’avère en cours de partie que les pièces n’étaient pas dans la position initiale, la partie est annulée et une nouvelle partie doit être jouée.
    .holds =
        { $shown ->
            [board] Au départ, les pièces n’étaient pas dans la position initiale (en { SQUARE($square) }, par exemple, le placement était incorrect) : la partie est annulée et une nouvelle partie doit être jouée.
           *[claim] Il s’est avéré qu’au départ les pièces n’étaient pas dans la position initiale : la partie est annulée et une nouvelle partie doit être jouée.
        }
    .yields =
        { $shown ->
            [board] Au départ, les pièces n’étaient pas dans la position initiale (en { SQUARE($square) }, par exemple, le placement était incorrect) ; en principe, la partie serait annulée.
           *[claim] Il a été signalé qu’au départ les pièces n’étaient pas dans la position initiale ; en principe, la partie serait annulée.
        }
    .fails =
        { $right ->
            [pieces] Les pièces étaient dans la position initiale ; seule l’orientation de l’échiquier est mauvaise.
           *[everything] La partie a commencé par la position initiale : il n’y a pas lieu d’en jouer une nouvelle.
        }
    .fails-beside =
        { $right ->
            [pieces] { "" }
           *[everything] La réclamation sur les pièces est rejetée.
        }
set-up-claim-wrong =
    .title = Une réclamation sur des pièces bien placées
    .rule = La réclamation selon laquelle les pièces n’étaient pas dans la position initiale n’a d’effet que si elle est fondée.
    .holds = Les coups de la partie montrent qu’elle a commencé par la position initiale : la réclamation est rejetée.
board-turned =
    .title = L’échiquier mal orienté
    .rule =
        { $only ->
            [yes] S’il s’avère en cours de partie que la seule erreur est l’orientation de l’échiquier, la position doit être transférée sur un échiquier bien orienté et la partie continue.
           *[no] S’il s’avère en cours de partie que l’échiquier est mal orienté, la position doit être transférée sur un échiquier bien orienté et la partie continue.
        }
    .holds = L’échiquier était mal orienté : la position doit être transférée sur un échiquier bien orienté et la partie continue.
    .yields = L’échiquier était mal orienté ; en principe, la position serait transférée sur un échiquier bien orienté.
    .fails = L’échiquier était mal orienté, mais ce n’était pas la seule erreur : il ne suffit pas de transférer la position.
    .reading = Quand des pièces étaient elles aussi mal placées, c’est la nouvelle partie qui l’emporte ; seul le texte de 1997 le dit.
colours-reversed =
    .title = Les couleurs inversées
    .rule =
        { $kind ->
            [play-on-unless-arbiter-decides] Si une partie a commencé avec les couleurs inversées, elle continue, sauf si l’arbitre en décide autrement.
           *[new-game-while-few-moves] Si une partie a commencé avec les couleurs inversées et que les deux joueurs n’ont pas effectué { $moves } coups chacun, elle doit être interrompue et une nouvelle partie jouée avec les bonnes couleurs. Dès que chacun a effectué { $moves } coups, la partie continue.
        }{ $black ->
            [yes] { " " }C’est le dernier de ces coups joué par les Noirs qui est décisif.
           *[no] { "" }
        }
    .holds =
        { $kind ->
            [play-on-unless-arbiter-decides] Les couleurs étaient inversées ; la partie continue, sauf si l’arbitre en décide autrement.
           *[new-game-while-few-moves] { $made ->
                [by-each] Chaque joueur a déjà effectué { $moves } coups, que le dernier ait été achevé ou non : la partie continue malgré les couleurs inversées.
                [by-white-only] Les Blancs ont effectué { $moves } coups, les Noirs pas encore. Le texte ne précise pas de quel joueur les coups comptent : c’est à l’arbitre de décider si une nouvelle partie est jouée.
               *[too-few] Les deux joueurs n’ont pas effectué { $moves } coups chacun : la partie est interrompue et une nouvelle partie doit être jouée avec les bonnes couleurs.
            }
        }
    .reading = Ce sont les coups effectués qui comptent. Un texte russe parle de coups achevés ; la différence existe tant que personne n’a appuyé sur la pendule après le dernier d’entre eux.
displaced-restored =
    .title = Des pièces dérangées par un joueur
    .rule = Le joueur qui dérange une ou plusieurs pièces doit les remettre en place pendant que sa propre pendule est en marche.
    .holds =
        { $back ->
            [yes] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } dérangé des pièces et les { AGREE($player, sg: "a", pl: "ont") } déjà remises en place : il ne reste rien à rétablir.
           *[no] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } dérangé des pièces et { AGREE($player, sg: "doit les remettre en place pendant que sa", pl: "doivent les remettre en place pendant que leur") } propre pendule est en marche.
        }
displaced-help =
    .title = Que faire quand des pièces ont été dérangées
    .rule = { $either ->
        [no] Si le joueur qui a dérangé des pièces a déjà appuyé sur la pendule, l’adversaire peut remettre en marche la pendule de ce joueur sans effectuer de coup.
       *[yes] Si nécessaire, chacun des deux joueurs peut arrêter les pendules et appeler l’arbitre quand des pièces ont été dérangées.
    }
    .holds =
        { $either ->
            [no] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà appuyé sur la pendule, { WHO($opponent) } { AGREE($opponent, sg: "peut", pl: "peuvent") } remettre en marche la pendule { WHO($player, case: "gen") } sans effectuer de coup.
           *[yes] Des pièces ayant été dérangées, { WHO($player) } comme { WHO($opponent) } peuvent, si nécessaire, arrêter les pendules et appeler l’arbitre.
        }
displaced-penalty =
    .title = La pénalité pour des pièces dérangées
    .rule = L’arbitre peut pénaliser le joueur qui a dérangé les pièces.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } dérangé les pièces, ce que l’arbitre peut pénaliser.
displaced-not-pressed-back =
    .title = Pièces dérangées sur le temps de l’adversaire : arrêter les pendules
    .rule = Le joueur dont la pendule tourne pendant que l’adversaire dérange des pièces devrait arrêter les pendules et appeler l’arbitre plutôt que d’appuyer à son tour sur la pendule.
    .holds = C’est la pendule { WHO($opponent, case: "gen") } qui tournait : { WHO($opponent) } { AGREE($opponent, sg: "devrait", pl: "devraient") } arrêter les pendules et appeler l’arbitre plutôt que d’appuyer sur la pendule pour remettre en marche celle { WHO($player, case: "gen") }.
displaced-costs-time =
    .title = La mesure habituelle pour des pièces dérangées
    .rule = Quand un joueur dérange des pièces pendant que la pendule de l’adversaire tourne, l’arbitre accorde d’ordinaire du temps supplémentaire à l’adversaire ou retire du temps au joueur.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } dérangé des pièces pendant que tournait la pendule { WHO($opponent, case: "gen") } : d’ordinaire, l’arbitre accorde du temps supplémentaire { WHO($opponent, case: "dat") } ou retire du temps { WHO($player, case: "dat") }.
accident-loses-nothing =
    .title = Des pièces dérangées par accident
    .rule = Déranger des pièces par accident ne fait jamais perdre la partie sur-le-champ ; si c’est volontaire ou répété, la pénalité peut être plus lourde.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } dérangé les pièces par accident, ce qui n’est jamais une raison de déclarer la partie perdue sur-le-champ.
    .reading = Quand c’est volontaire ou que cela se répète, une pénalité plus lourde peut convenir ; nous n’y qualifions donc aucune pénalité d’inhabituelle.
illegal-move =
    .title = Les coups illégaux
    .rule =
        { $stage ->
            [made] Quand un coup illégal a été effectué, il faut rétablir la position qui le précède ou, à défaut, la dernière position identifiable avant lui ; la partie continue à partir de là.
            [completed] Quand un coup illégal a été achevé, il faut rétablir la position qui le précède ou, à défaut, la dernière position identifiable avant lui ; la partie continue à partir de là.
           *[pressed] Un coup illégal est achevé quand le joueur a appuyé sur la pendule. Il faut alors rétablir la position qui le précède ou, à défaut, la dernière position identifiable avant lui ; la partie continue à partir de là.
        }{ $window ->
            [opponent-touches] { " " }La position n’est rétablie que si le coup est découvert avant que l’adversaire ne touche une pièce.
            [opponent-moves] { " " }La position n’est rétablie que si le coup est découvert avant que l’adversaire n’ait effectué le coup suivant.
           *[game-over] { " " }La position est rétablie à quelque moment de la partie que le coup soit découvert.
        }
    .holds =
        { $given ->
            [yes] { $when ->
                [at-once] { MOVE($move) } était un coup illégal
                [before-touch] { MOVE($move) } était un coup illégal et a été découvert avant que l’adversaire ne touche une pièce
                [before-move] { MOVE($move) } était un coup illégal et a été découvert avant que l’adversaire n’effectue le coup suivant
               *[in-the-game] { MOVE($move) } était un coup illégal et a été découvert pendant la partie
            }
           *[no] { $when ->
                [at-once] Le coup était illégal
                [before-touch] Le coup était illégal et a été découvert avant que l’adversaire ne touche une pièce
                [before-move] Le coup était illégal et a été découvert avant que l’adversaire n’effectue le coup suivant
               *[in-the-game] Le coup était illégal et a été découvert pendant la partie
            }
        }{ $identified ->
            [yes] {""} : la position qui le précède doit être rétablie.
           *[no] {""}, mais la position qui le précède n’est pas identifiable : la dernière position identifiable doit être rétablie.
        }
    .yields =
        { $given ->
            [yes] { MOVE($move) } était un coup illégal ; en principe, la position qui le précède serait rétablie.
           *[no] Le coup était illégal ; en principe, la position qui le précède serait rétablie.
        }
    .fails =
        { $given ->
            [yes] { MOVE($move) } était illégal, mais, tant que le joueur n’a pas appuyé sur la pendule, ce coup n’est pas achevé.
           *[no] Le coup était illégal, mais, tant que le joueur n’a pas appuyé sur la pendule, il n’est pas achevé.
        }
    .reading = Quand l’arbitre agit de lui-même et que rien ne dit qui a vu le coup, nous le tenons pour découvert aussitôt.
    .fails-alone =
        { $given ->
            [yes] { MOVE($move) } n’est pas compté comme coup illégal, faute d’avoir été achevé par l’appui sur la pendule.
           *[no] Le coup n’est pas compté comme coup illégal, faute d’avoir été achevé par l’appui sur la pendule.
        }
    .unmet = Personne n’a remarqué de coup illégal : il n’y a rien à corriger tant qu’aucun n’est découvert.
illegal-move-taken-back =
    .title = Un coup qui n’a pas été achevé
    .rule =
        { $made ->
            [yes] Un coup illégal compte dès qu’il est effectué.
           *[no] Tant qu’il n’est pas achevé, un coup illégal ne compte pas : le joueur doit le remplacer par un coup légal selon les règles sur les pièces touchées, sans autre conséquence.
        }
    .holds =
        { $when ->
            [not-yet] Le coup illégal n’a pas été achevé : l’arbitre n’a pas encore à agir ; { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } encore le remplacer.
            [stands] Le coup n’a pas été achevé par l’appui sur la pendule : aucun coup illégal n’est compté. Le coup lui-même est légal et a été effectué ; il est donc maintenu.
           *[replaced] Le coup illégal n’a pas été achevé par l’appui sur la pendule : { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } le remplacer, et aucun coup illégal n’est compté.
        }
replacement-move =
    .title = Le coup qui remplace un coup illégal
    .rule = { $released ->
        [yes] Les règles sur les pièces touchées et sur les pièces lâchées valent aussi pour le coup qui remplace un coup illégal.
       *[no] Les règles sur les pièces touchées valent aussi pour le coup qui remplace un coup illégal.
    }
    .holds =
        { $duty ->
            [move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché { MEN($man) } et { AGREE($player, sg: "doit", pl: "doivent") } remplacer le coup illégal par un coup légal de cette pièce.
            [capture] La pièce du coup illégal n’a aucun coup légal, mais { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } aussi touché { MEN($man) } et { AGREE($player, sg: "doit", pl: "doivent") } prendre cette pièce.
            [capture-first] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } d’abord touché { MEN($man) } et { AGREE($player, sg: "doit", pl: "doivent") } prendre cette pièce.
            [capture-with] { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } prendre { MEN($man) } avec la pièce touchée.
            [free] { MEN($man) } n’a aucun coup légal : { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer n’importe quel coup légal.
           *[unknown] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché la pièce du coup illégal et { AGREE($player, sg: "doit", pl: "doivent") } remplacer ce coup par un coup légal de la même pièce, s’il en existe un.
        }
    .yields =
        { $duty ->
            [move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché { MEN($man) } et, en principe, { AGREE($player, sg: "devrait", pl: "devraient") } remplacer le coup illégal par un coup légal de cette pièce.
            [capture] La pièce du coup illégal n’a aucun coup légal, mais { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } aussi touché { MEN($man) } et, en principe, { AGREE($player, sg: "devrait", pl: "devraient") } prendre cette pièce.
            [capture-first] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } d’abord touché { MEN($man) } et, en principe, { AGREE($player, sg: "devrait", pl: "devraient") } prendre cette pièce.
            [capture-with] En principe, { WHO($player) } { AGREE($player, sg: "devrait", pl: "devraient") } prendre { MEN($man) } avec la pièce touchée.
            [free] { MEN($man) } n’a aucun coup légal ; en principe, { WHO($player) } { AGREE($player, sg: "pourrait", pl: "pourraient") } jouer n’importe quel coup légal.
           *[unknown] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché la pièce du coup illégal et, en principe, { AGREE($player, sg: "devrait", pl: "devraient") } remplacer ce coup par un coup légal de la même pièce, s’il en existe un.
        }
    .reading = Quand seule une position plus ancienne est identifiable, il n’y a plus de coup à remplacer, et rien ne lie le joueur.
illegal-position-found =
    .title = Une position illégale vue par l’arbitre
    .rule = S’il voit une position illégale, l’arbitre doit intervenir sans attendre de réclamation, et il faut rétablir la position qui précède l’irrégularité ou, à défaut, la dernière position identifiable avant elle.
    .holds =
        { $shows ->
            [kings] Les deux rois sont en échec, ce qu’aucun coup légal ne peut produire : l’arbitre doit intervenir.
            [pawn] Un pion se trouve, sans avoir été promu, sur la rangée la plus éloignée : l’arbitre doit intervenir.
           *[other] La position ne peut pas résulter de coups légaux : l’arbitre doit intervenir.
        }
    .fails = Rien ne montre que la position soit illégale : l’arbitre n’a pas de raison d’intervenir.
    .reading = L’intervention immédiate de l’arbitre, sans qu’il ait vu le coup, est une consigne du manuel de la FIDE pour les arbitres.
    .fails-alone = L’arbitre n’intervient pas.
found-after-the-end =
    .title = Une irrégularité découverte après la fin de la partie
    .rule = Une irrégularité qui n’est découverte qu’après la fin de la partie n’est pas corrigée ; le résultat est maintenu.
    .holds =
        { $given ->
            [yes] La partie était déjà terminée dans la position donnée : une irrégularité découverte seulement maintenant ne change rien.
           *[no] La partie s’était terminée{ $reference } avant que l’irrégularité ne soit découverte{ $open ->
                [yes] { "." }
               *[no] {""} : le résultat est maintenu.
            }
        }{ $open ->
            [yes] { " " }Les deux joueurs ayant signé, la lettre des Règles laisse à l’arbitre le soin de décider si le résultat est maintenu.
           *[no] { "" }
        }
    .reading = À la lettre, l’arbitre peut décider autrement même d’un résultat signé par les deux joueurs. On enseigne qu’une irrégularité découverte à ce moment ne le justifie pas, et nous lisons de même les éditions antérieures à 2018.
set-up-found-after-the-end =
    .title = Pièces ou échiquier mal placés, découverts après la fin de la partie
    .rule = Si l’on ne découvre qu’après la fin de la partie que les pièces ou l’échiquier étaient mal placés au départ, le résultat est maintenu.
    .holds =
        { $given ->
            [yes] La partie était déjà terminée dans la position donnée : une erreur découverte seulement maintenant ne change rien.
           *[no] La partie s’était terminée{ $reference } avant que l’erreur ne soit découverte : le résultat est maintenu.
        }
colours-found-after-the-end =
    .title = Des couleurs inversées découvertes après la fin de la partie
    .rule = Si l’on ne découvre qu’après la fin de la partie qu’elle a été jouée avec les couleurs inversées, { $open ->
        [yes] c’est à l’arbitre de décider si une nouvelle partie est jouée.
       *[no] le résultat est maintenu.
    }
    .holds =
        { $given ->
            [yes] La partie était déjà terminée dans la position donnée
           *[no] La partie s’était terminée{ $reference } avant que l’inversion des couleurs ne soit découverte
        }{ $open ->
            [yes] {""}. À la lettre, cela n’exclut pas une nouvelle partie : c’est à l’arbitre de décider si elle est jouée.
           *[no] {""} : le résultat est maintenu.
        }
    .reading = L’article ne dit pas que l’erreur doit être découverte pendant la partie. On enseigne qu’une partie terminée est maintenue ; nous lisons de même les éditions antérieures, car seule une partie en cours peut être interrompue ou continuer.
promotion-omitted =
    .title = Un pion laissé sur la rangée la plus éloignée
    .rule = { $queen ->
        [yes] Quand un joueur a amené un pion sur la rangée la plus éloignée et a appuyé sur la pendule sans le remplacer, le coup est illégal et le pion devient une dame de la même couleur.
       *[no] Laisser un pion sur la rangée la plus éloignée sans le remplacer est un coup illégal.
    }
    .holds =
        { $queen ->
            [yes] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } laissé le pion sans promotion sur la rangée la plus éloignée et { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule : le pion devient une dame, et le coup compte comme illégal.
           *[no] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } laissé le pion sans promotion sur la rangée la plus éloignée, ce qui est un coup illégal.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } laissé le pion sans promotion sur la rangée la plus éloignée, mais { AGREE($player, sg: "n’a", pl: "n’ont") } pas encore appuyé sur la pendule : le coup n’est pas achevé.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } remplacer le pion avant d’appuyer sur la pendule ; aucun coup illégal n’est encore compté.
queen-mates-first =
    .title = Une deuxième infraction par un pion dont la dame donne mat
    .rule = Quand laisser un pion sur la rangée la plus éloignée constitue une deuxième infraction et que la dame mise à sa place donne mat, aucune source ne dit ce qui passe en premier ; l’arbitre décide.
    .holds = La dame donne mat, et l’arbitre a décidé que le mat passe en premier : { WHO($player) } { AGREE($player, sg: "gagne", pl: "gagnent") }.
    .fails = L’arbitre a décidé que la défaite { WHO($player, case: "gen") } pour une deuxième infraction passe avant le mat.
    .reading = Aucune source ne règle ce qui passe en premier ; dans un stage d’arbitrage, les avis étaient partagés.
    .result = { WHO($player) } { AGREE($player, sg: "gagne", pl: "gagnent") } par échec et mat.
press-without-move =
    .title = Appuyer sur la pendule sans avoir joué
    .rule = { $kind ->
        [handling-offence] Il est interdit d’appuyer sur la pendule avant d’avoir effectué un coup ; l’arbitre peut pénaliser cette infraction.
       *[illegal-move] Appuyer sur la pendule sans avoir effectué de coup compte comme un coup illégal et doit être pénalisé comme tel.
    }{ $accident ->
        [yes] { " " }Frôler un bouton par accident n’est pas appuyer.
       *[no] { "" }
    }{ $back ->
        [yes] { " " }Si le joueur n’a fait que remettre en marche la pendule de l’adversaire après une irrégularité de celui-ci, l’arbitre peut y voir moins qu’un coup illégal.
       *[no] { "" }
    }
    .holds =
        { $excuse ->
            [accident] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule par accident : cela ne compte pas comme un coup illégal.
            [pressed-back] { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } fait que remettre en marche la pendule de l’adversaire après une irrégularité de celui-ci. Cela ne compte pas comme un coup illégal, mais l’arbitre peut le pénaliser.
           *[nothing] { $kind ->
                [handling-offence] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule sans avoir effectué de coup, ce que l’arbitre peut pénaliser.
               *[illegal-move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule sans avoir effectué de coup, ce qui compte comme un coup illégal.
            }
        }
    .reading = L’article ne dit rien de la pendule. Le joueur garde le trait ; nous considérons donc que sa pendule tourne de nouveau. À la lettre, tout appui sans coup compte. Le manuel de la FIDE pour les arbitres excuse l’appui accidentel et laisse l’arbitre juger de celui par lequel un joueur, après une irrégularité, remet en marche la pendule de l’adversaire. Qu’un avertissement soit alors l’usage, et que l’incrément soit retiré, c’est notre conclusion.
    .unmet = Aucun joueur ayant le trait n’a appuyé sur la pendule sans avoir effectué de coup.
two-hands =
    .title = Un coup joué à deux mains
    .rule = { $kind ->
        [breach] Chaque coup doit être effectué d’une seule main ; l’arbitre peut pénaliser l’infraction.
        [illegal-move] Jouer un seul coup à deux mains, par exemple un roque, une prise ou une promotion, compte comme un coup illégal et doit être pénalisé comme tel.
       *[illegal-move-once-pressed] Jouer un seul coup à deux mains, par exemple un roque, une prise ou une promotion, puis appuyer sur la pendule compte comme un coup illégal et doit être pénalisé comme tel.
    }
    .holds =
        { $kind ->
            [breach] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } joué un coup à deux mains, ce que l’arbitre peut pénaliser.
            [illegal-move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } joué un coup à deux mains et { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule, ce qui compte comme un coup illégal. Le coup lui-même est maintenu, sauf s’il est illégal pour une autre raison aussi.
           *[illegal-move-once-pressed] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } joué un coup à deux mains et { AGREE($player, sg: "a", pl: "ont") } appuyé sur la pendule, ce qui compte comme un coup illégal. Le coup lui-même est maintenu, sauf s’il est illégal pour une autre raison aussi.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } joué à deux mains, mais sans appuyer sur la pendule : aucun coup illégal n’est compté.
    .reading = Le coup lui-même est légal et reste sur l’échiquier ; l’autre lecture serait de le reprendre. Le texte de juillet 2017 ne parle pas d’appuyer sur la pendule ; l’acte étant traité comme un coup illégal, nous le comptons au moment où compte un coup illégal.
    .fails-alone = Aucun coup illégal n’est compté contre { WHO($player) }.
two-hands-at-the-end =
    .title = Deux mains pour le coup qui termine la partie
    .rule = L’usage des deux mains ne compte pas quand le coup termine la partie ; le résultat est maintenu.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } joué à deux mains, mais le coup lui-même a terminé la partie : l’usage des deux mains ne compte pas comme un coup illégal.
    .reading = L’article sur les deux mains ne parle pas du coup qui termine la partie. À la lettre aussi, la partie est finie avec ce coup, de sorte que plus rien ne peut compter ensuite.
illegal-act-counts =
    .title = Le compte des coups illégaux
    .rule = { $always ->
        [no] Dans une fin de partie au KO, les coups illégaux de chaque joueur sont comptés.
       *[yes] Les coups illégaux de chaque joueur sont comptés pour toute la partie, avec tout ce qui est traité comme un coup illégal.
    }{ $once ->
        [yes] { " " }Plusieurs irrégularités dans un même coup ne comptent qu’une fois.
       *[no] { "" }
    }{ $again ->
        [yes] { " " }Une nouvelle irrégularité sur le même coup, après le rétablissement de la position, compte de nouveau.
       *[no] { "" }
    }
    .holds =
        { $counted ->
            [once] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") } ; plusieurs irrégularités dans un même coup ne comptent qu’une fois.
            [apart] Les deux irrégularités de ce coup comptent séparément : les coups illégaux achevés { WHO($player, case: "by") } sont maintenant au nombre de { $nth ->
                [2] deux
                [3] trois
               *[other] { $nth }
            }.
            [not-again] Un coup illégal { WHO($player, case: "gen") } avait déjà été compté pour ce même coup : le suivant n’est pas compté de nouveau.
           *[alone] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") }.
        }
    .yields =
        { $counted ->
            [once] En principe, ce serait le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") } ; plusieurs irrégularités dans un même coup ne compteraient qu’une fois.
            [apart] En principe, les deux irrégularités de ce coup compteraient séparément, et les coups illégaux achevés { WHO($player, case: "by") } seraient maintenant au nombre de { $nth ->
                [2] deux
                [3] trois
               *[other] { $nth }
            }.
            [not-again] Un coup illégal { WHO($player, case: "gen") } avait déjà été compté pour ce même coup ; en principe, le suivant ne serait pas compté de nouveau.
           *[alone] En principe, ce serait le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") }.
        }
    .reading = Le texte ne dit pas si plusieurs irrégularités dans un même coup comptent une seule fois, ni si un coup illégal compte de nouveau quand un autre a déjà été compté pour ce même coup ; à la lettre, l’arbitre en juge. On enseigne que plusieurs irrégularités dans un même coup comptent une seule fois et, depuis 2023, qu’un nouveau coup illégal au même coup compte de nouveau ; nous lisons de même les éditions antérieures.
illegal-move-sanction =
    .title = Ce que coûtent les coups illégaux
    .rule = { $loses ->
        [1] Un coup illégal achevé fait perdre la partie.
        [2] Pour le premier coup illégal achevé par un joueur, l’adversaire reçoit { DURATION($time) } de temps supplémentaire ; le deuxième fait perdre la partie.
       *[3] Pour chacun des deux premiers coups illégaux achevés par un joueur, l’adversaire reçoit { DURATION($time) } de temps supplémentaire ; le troisième fait perdre la partie.
    }
    .holds =
        { $cost ->
            [time] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") } : { WHO($opponent) } { AGREE($opponent, sg: "reçoit", pl: "reçoivent") } { DURATION($time) } de temps supplémentaire.
           *[game] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") }, ce qui fait perdre la partie : { WHO($opponent) } { AGREE($opponent, sg: "gagne", pl: "gagnent") }.
        }
    .yields =
        { $cost ->
            [time] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") } ; en principe, { WHO($opponent) } { AGREE($opponent, sg: "recevrait", pl: "recevraient") } { DURATION($time) } de temps supplémentaire.
           *[game] C’est le { $nth ->
                [one] premier coup illégal achevé
                [2] deuxième coup illégal achevé
                [3] troisième coup illégal achevé
               *[other] { $nth }e coup illégal achevé
            } { WHO($player, case: "by") } ; en principe, { WHO($opponent) } { AGREE($opponent, sg: "gagnerait", pl: "gagneraient") }.
        }
illegal-move-draw =
    .title = Un coup illégal perdant quand l’adversaire ne peut pas mater
    .rule = Quand un coup illégal ferait perdre la partie, mais que l’adversaire ne peut mater par aucune suite de coups légaux, la partie est nulle.
    .holds = { WHO($opponent) } ne { AGREE($opponent, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux : la partie est nulle.
    .yields = { WHO($opponent) } ne { AGREE($opponent, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; en principe, la partie serait nulle.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "peut", pl: "peuvent") } encore mater par au moins une suite de coups légaux.
    .reading = Nous n’examinons ici que le diagramme : les pièces, le trait et les droits de roquer et de prendre en passant. On pourrait aussi tenir compte de ce qui précède, de sorte qu’aucune suite de coups ne passe par une nulle acquise sans réclamation, par répétition ou faute de prise et de poussée de pion. Un mat lointain ne compterait alors pas.
    .result = La partie est nulle, parce { WHO($opponent, case: "que") } ne { AGREE($opponent, sg: "peut", pl: "peuvent") } pas mater.
increment-gained =
    .title = L’incrément gagné par un coup illégal
    .rule = { $duty ->
        [may] L’arbitre peut retirer l’incrément qu’un joueur a gagné en appuyant sur la pendule après un coup illégal.
       *[shall] L’arbitre doit retirer l’incrément qu’un joueur a gagné en appuyant sur la pendule après un coup illégal.
    }
    .holds =
        { $duty ->
            [may] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné un incrément en appuyant sur la pendule après un coup illégal ; l’arbitre peut le retirer.
           *[shall] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné un incrément en appuyant sur la pendule après un coup illégal ; l’arbitre doit le retirer.
        }
    .reading = L’article ne dit rien de l’incrément : à la lettre, c’est à l’arbitre d’en décider. Le manuel de la FIDE pour les arbitres le fait retirer dans tous les cas, expressément depuis 2025.
displaced-found =
    .title = Des pièces trouvées dérangées
    .rule = Quand on découvre en cours de partie que des pièces ont été dérangées, il faut rétablir la position qui précède l’irrégularité ou, à défaut, la dernière position identifiable avant elle ; la partie continue à partir de là.
    .holds = Des pièces ont été dérangées{ $reference } : il faut rétablir la position qui précède ou, à défaut, la dernière position identifiable avant elle.
    .fails = Les pièces dérangées avaient été remises en place : il n’y a rien à rétablir.
    .fails-alone = Il n’y a rien à rétablir.
