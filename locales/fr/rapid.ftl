# Le jeu rapide, et ce que le blitz partage avec lui.

rapid-class =
    .title = Définition du jeu rapide
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Une partie relève du jeu rapide lorsque chaque joueur dispose, pour tous ses coups, d’un temps fixe d’au moins { DURATION($low) } et d’au plus { DURATION($high) }.
               *[no] Une partie relève du jeu rapide lorsque chaque joueur dispose, pour tous ses coups, d’un temps fixe d’au moins { DURATION($low) }, mais inférieur à { DURATION($high) }.
            }
           *[yes] { $low-included ->
                [yes] { $high-included ->
                    [yes] Une partie relève du jeu rapide lorsque chaque joueur dispose d’au moins { DURATION($low) } et d’au plus { DURATION($high) }, incréments pour { $moves } coups compris.
                   *[no] Une partie relève du jeu rapide lorsque chaque joueur dispose d’au moins { DURATION($low) }, mais de moins de { DURATION($high) }, incréments pour { $moves } coups compris.
                }
               *[no] { $high-included ->
                    [yes] Une partie relève du jeu rapide lorsque chaque joueur dispose de plus de { DURATION($low) } et d’au plus { DURATION($high) }, incréments pour { $moves } coups compris.
                   *[no] Une partie relève du jeu rapide lorsque chaque joueur dispose de plus de { DURATION($low) }, mais de moins de { DURATION($high) }, incréments pour { $moves } coups compris.
                }
            }
        }
    .holds =
        { $counted ->
            [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
           *[no] Chaque joueur dispose de { DURATION($time) }
        }. Le jeu rapide suppose { $low-included ->
            [yes] au moins
           *[no] plus de
        } { DURATION($low) } et { $high-included ->
            [yes] au plus
           *[no] moins de
        } { DURATION($high) } : la partie en relève donc.
    .fails =
        { $fixed ->
            [no] Le temps augmente à chaque coup, et cette édition ne connaît le jeu rapide qu’avec un temps fixe.
           *[yes] { $counted ->
                [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
               *[no] Chaque joueur dispose de { DURATION($time) }
            } ; le jeu rapide suppose { $low-included ->
                [yes] au moins
               *[no] plus de
            } { DURATION($low) } et { $high-included ->
                [yes] au plus
               *[no] moins de
            } { DURATION($high) }.
        }
    .reading = Le temps différé (mode Bronstein) compte comme un incrément.

standard-class =
    .title = Définition du jeu standard
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] La partie dans laquelle chaque joueur dispose de plus de { DURATION($high) } relève du jeu standard et suit la partie principale des Règles.
               *[no] La partie dans laquelle chaque joueur dispose d’au moins { DURATION($high) } relève du jeu standard et suit la partie principale des Règles.
            }
           *[yes] { $high-included ->
                [yes] La partie dans laquelle chaque joueur dispose de plus de { DURATION($high) }, incréments pour { $moves } coups compris, relève du jeu standard et suit la partie principale des Règles.
               *[no] La partie dans laquelle chaque joueur dispose d’au moins { DURATION($high) }, incréments pour { $moves } coups compris, relève du jeu standard et suit la partie principale des Règles.
            }
        }
    .holds =
        { $counted ->
            [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
           *[no] Chaque joueur dispose de { DURATION($time) }
        }. Le jeu standard suppose { $high-included ->
            [yes] plus de
           *[no] au moins
        } { DURATION($high) } : la partie en relève donc.
    .fails =
        { $fixed ->
            [no] Le temps augmente à chaque coup, et cette édition ne compare que des temps fixes.
           *[yes] { $counted ->
                [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
               *[no] Chaque joueur dispose de { DURATION($time) }
            } ; le jeu standard suppose { $high-included ->
                [yes] plus de
               *[no] au moins
            } { DURATION($high) }.
        }
    .reading = La définition découle de la limite supérieure du jeu rapide ; les éditions ultérieures la donnent dans leur glossaire.

recording-not-required =
    .title = Pas d’obligation de noter
    .rule = Les joueurs ne sont pas tenus de noter les coups.
    .holds = Les règles qui s’appliquent à cette partie dispensent les joueurs de noter les coups.
    .fails = Les joueurs doivent noter les coups.
    .reading = C’est le manuel de la FIDE pour les arbitres qui précise qu’un joueur qui note sans y être tenu peut s’arrêter à tout moment ; cela découle de l’article.

claims-without-scoresheet =
    .title = Réclamer sans feuille de partie
    .rule = Les joueurs qui ne notent pas conservent toutes les réclamations qui s’appuient d’ordinaire sur une feuille de partie.
    .holds = Les joueurs ne sont pas tenus de noter les coups, mais une telle réclamation leur reste ouverte ; elle est examinée comme toute autre.
    .fails = La réclamation s’appuie sur une feuille de partie que les joueurs doivent tenir.

scoresheet-on-request =
    .title = Une feuille de partie sur demande
    .rule = Un joueur peut à tout moment demander une feuille de partie à l’arbitre afin de noter.
    .holds = Un joueur peut à tout moment demander une feuille de partie afin de noter : l’arbitre doit donc en fournir une.
    .fails = L’arbitre n’est pas tenu de fournir une feuille de partie au joueur.
    .unmet = Personne n’a demandé de feuille de partie.

rapid-penalties =
    .title = Un temps supplémentaire réduit
    .rule = Chaque fois que les articles sur les irrégularités et sur la partie nulle accordent un temps supplémentaire, celui-ci est de { DURATION($time) }.
    .reading = Le blitz selon les Règles du jeu en compétition ne renvoie pas à cet article : ses temps restent ceux du jeu standard. Il se peut que les temps réduits aient été pensés pour tout le blitz.

rapid-full-rules =
    .title = Quand s’appliquent les Règles du jeu en compétition
    .rule =
        { $example ->
            [yes] Les Règles du jeu en compétition s’appliquent lorsque la supervision des parties est suffisante, par exemple lorsqu’un arbitre supervise au plus { $games } parties.
           *[no] { $recorded ->
                [yes] Les Règles du jeu en compétition s’appliquent si un arbitre supervise au plus { $games } parties et si chaque partie est notée.
               *[no] Les Règles du jeu en compétition s’appliquent si un arbitre supervise au plus { $games } parties.
            }
        }
    .holds =
        { $example ->
            [yes] La supervision des parties est suffisante : les Règles du jeu en compétition s’appliquent.
           *[no] { $recorded ->
                [yes] Un arbitre supervise au plus { $games } parties et chaque partie est notée : les Règles du jeu en compétition s’appliquent.
               *[no] Un arbitre supervise au plus { $games } parties : les Règles du jeu en compétition s’appliquent.
            }
        }
    .fails =
        { $why ->
            [not-recorded] L’arbitre supervise au plus { $games } parties, mais, pour que s’appliquent les Règles du jeu en compétition, chaque partie doit aussi être notée.
           *[too-many-games] { $example ->
                [yes] La supervision des parties n’est pas suffisante : les Règles du jeu en compétition ne s’appliquent pas.
               *[no] Pour que s’appliquent les Règles du jeu en compétition, un arbitre peut superviser au plus { $games } parties.
            }
        }
    .reading = En 2009, le nombre de parties n’est qu’un exemple de supervision suffisante. Au-delà de ce nombre, nous laissons l’arbitre en juger ; on pourrait aussi y voir une limite, comme le font les éditions ultérieures.

rapid-games-recorded =
    .title = Des parties notées par l’arbitre
    .rule = Les Règles du jeu en compétition exigent que l’arbitre ou un assistant note chaque partie, si possible par un moyen électronique.
    .holds = L’arbitre ou un assistant note chaque partie.
    .fails = Ni l’arbitre ni un assistant ne notent les parties.

rapid-record-views =
    .title = Consulter la notation
    .rule = Le joueur qui a le trait peut à tout moment demander à voir la notation de la partie, mais pas plus de { $limit } fois par partie.
    .holds =
        { WHO($player) } { AGREE($player, sg: "a le trait et a", pl: "ont le trait et ont") } maintenant demandé la notation { $count ->
            [one] une fois
            [2] deux fois
           *[other] { $count } fois
        }. Comme une partie admet jusqu’à { $limit } demandes, la notation doit être montrée.
    .fails =
        { $often ->
            [yes] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } maintenant demandé la notation { $count ->
                [one] une fois
                [2] deux fois
               *[other] { $count } fois
            } ; elle ne doit être montrée que { $limit } fois par partie.
           *[no] { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } pas le trait : la notation n’a pas à être montrée à ce moment.
        }
    .reading = La pendule n’est pas arrêtée pendant que le joueur regarde.
    .fails-alone = La notation n’a pas à être montrée { WHO($player, case: "dat") } à ce moment.

rapid-too-many-views =
    .title = Demander trop souvent la notation
    .rule = Toute demande de voir la notation au-delà de { $limit } par partie équivaut à distraire l’adversaire.
    .holds =
        La notation a maintenant été demandée { $count ->
            [one] une fois
            [2] deux fois
           *[other] { $count } fois
        }. Au-delà de { $limit } demandes par partie, cela équivaut à distraire l’adversaire, ce que l’arbitre doit pénaliser.
    .fails =
        La notation a maintenant été demandée { $count ->
            [one] une fois
            [2] deux fois
           *[other] { $count } fois
        } ; ce n’est qu’au-delà de { $limit } demandes par partie que cela équivaut à distraire l’adversaire.

record-seen-on-own-time =
    .title = La notation se consulte pendule en marche
    .rule = Les pendules ne sont pas arrêtées pendant qu’un joueur regarde la notation tenue par l’arbitre.
    .holds = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } regarder la notation, mais les pendules ne sont pas arrêtées pour autant.

rapid-limited-rules =
    .title = Quand s’appliquent les règles simplifiées
    .rule =
        { $recorded ->
            [yes] Lorsqu’un arbitre supervise plus de { $games } parties, ou que des parties ne sont pas notées, les règles simplifiées remplacent les Règles du jeu en compétition.
           *[no] Lorsque la supervision des parties n’est pas suffisante, les règles simplifiées remplacent les Règles du jeu en compétition.
        }
    .holds =
        { $why ->
            [not-recorded] Toutes les parties ne sont pas notées par l’arbitre ou un assistant : les règles simplifiées s’appliquent.
           *[too-many-games] Un arbitre supervise plus de { $games } parties : les règles simplifiées s’appliquent.
        }
    .fails = Les conditions des Règles du jeu en compétition sont remplies.

clock-setting-stands =
    .title = Le réglage de la pendule après les premiers coups
    .rule =
        { $stage ->
            [made] Dès que chaque joueur a effectué { $moves } coups, le réglage de la pendule ne peut plus être contesté.
           *[completed] { $schedule ->
                [yes] Dès que chaque joueur a achevé { $moves } coups, le réglage de la pendule ne peut plus être modifié, sauf si son maintien devait perturber l’horaire de la compétition.
               *[no] Dès que chaque joueur a achevé { $moves } coups, le réglage de la pendule ne peut plus être contesté.
            }
        }
    .holds =
        { $stage ->
            [made] Chaque joueur a déjà effectué { $moves } coups : le réglage de la pendule reste tel quel.
           *[completed] Chaque joueur a déjà achevé { $moves } coups : le réglage de la pendule reste tel quel.
        }
    .fails =
        { $stage ->
            [made] Un joueur au moins n’a pas encore effectué { $moves } coups : le réglage de la pendule peut encore être modifié.
           *[completed] Un joueur au moins n’a pas encore achevé { $moves } coups : le réglage de la pendule peut encore être modifié.
        }
    .yields =
        { $stage ->
            [made] Chaque joueur a déjà effectué { $moves } coups ; en principe, le réglage de la pendule resterait tel quel.
           *[completed] Chaque joueur a déjà achevé { $moves } coups ; en principe, le réglage de la pendule resterait tel quel.
        }

clock-setting-saves-schedule =
    .title = Modifier le réglage pour tenir l’horaire
    .rule = Même après les premiers coups, le réglage de la pendule peut être modifié si son maintien devait perturber l’horaire de la compétition.
    .holds = Le mauvais réglage perturberait l’horaire de la compétition : l’arbitre peut donc le modifier.
    .fails = Le mauvais réglage ne perturberait pas l’horaire de la compétition : rien ne justifie de le modifier.

set-up-stands =
    .title = Le placement des pièces après les premiers coups
    .rule =
        { $stage ->
            [made] Dès que chaque joueur a effectué { $moves } coups, plus personne ne peut réclamer au motif que les pièces étaient mal placées ou l’échiquier mal orienté.
           *[completed] Dès que chaque joueur a achevé { $moves } coups, plus personne ne peut réclamer au motif que les pièces étaient mal placées ou l’échiquier mal orienté.
        }
    .holds =
        { $stage ->
            [made] Chaque joueur a déjà effectué { $moves } coups : la réclamation est trop tardive.
           *[completed] Chaque joueur a déjà achevé { $moves } coups : la réclamation est trop tardive.
        }
    .fails =
        { $stage ->
            [made] Un joueur au moins n’a pas encore effectué { $moves } coups : la réclamation n’est pas trop tardive.
           *[completed] Un joueur au moins n’a pas encore achevé { $moves } coups : la réclamation n’est pas trop tardive.
        }

misplaced-may-not-castle =
    .title = Roquer avec des pièces mal placées
    .rule =
        { $misplaced ->
            [king-and-queen-reversed] Le roi qui a commencé la partie sur la case de sa dame ne peut pas roquer.
           *[king-or-rook] Le roi qui a commencé la partie sur une mauvaise case ne peut pas roquer, et aucun roi ne peut roquer avec une tour qui a commencé la partie sur une mauvaise case.
        }
    .holds =
        { $rook ->
            [yes] Une tour { WHO($player, case: "gen") } a commencé la partie sur une mauvaise case ; { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } donc pas roquer avec elle.
           *[no] Le roi { WHO($player, case: "gen") } a commencé la partie sur une mauvaise case ; { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } donc pas roquer.
        }
    .fails =
        { $rook ->
            [yes] Dans cette édition, une tour qui a commencé la partie sur une mauvaise case peut encore servir au roque.
           *[no] Dans cette édition, seul le roi interverti avec sa dame ne peut pas roquer ; ce n’est pas le cas du roi { WHO($player, case: "gen") }.
        }
    .reading = Nous lisons l’interdiction pour un placement qui est déjà acquis. On pourrait aussi l’opposer plus tôt aux pièces mal placées ; mais on joue alors une nouvelle partie, et chaque pièce est sur sa case.

illegal-position-wait =
    .title = Attendre devant une position illégale
    .rule = L’arbitre qui voit les deux rois en échec, ou un pion sur la rangée la plus éloignée, doit attendre que le coup suivant soit achevé.
    .holds =
        { $what ->
            [kings] Les deux rois sont en échec : l’arbitre doit attendre que le coup suivant soit achevé ; si la position est alors toujours illégale, la partie est nulle.
            [pawn] Un pion se trouve sur la rangée la plus éloignée sans avoir été promu : l’arbitre doit attendre que le coup suivant soit achevé ; si la position est alors toujours illégale, la partie est nulle.
           *[unknown] Les deux rois sont en échec, ou un pion se trouve sur la rangée la plus éloignée sans avoir été promu : l’arbitre doit attendre que le coup suivant soit achevé ; si la position est alors toujours illégale, la partie est nulle.
        }
    .fails = Les deux rois ne sont pas en échec en même temps et aucun pion ne se trouve sur la rangée la plus éloignée : il n’y a rien à attendre.
    .reading = La règle vaut pour l’arbitre qui découvre la position. Celui qui a vu le coup illégal lui-même statue sur ce coup.
    .fails-alone = L’arbitre n’intervient pas.

illegal-position-draw =
    .title = Une position toujours illégale
    .rule = Si la position est toujours illégale après le coup que l’arbitre a attendu, la partie est nulle.
    .holds =
        { $what ->
            [kings] L’arbitre a attendu, mais, après le coup suivant, les deux rois sont toujours en échec : la partie est nulle.
            [pawn] L’arbitre a attendu, mais, après le coup suivant, un pion non promu se trouve toujours sur la rangée la plus éloignée : la partie est nulle.
           *[unknown] L’arbitre a attendu, mais, après le coup suivant, la position est toujours illégale : la partie est nulle.
        }
    .fails = Après le coup suivant, les deux rois n’étaient plus en échec en même temps et aucun pion non promu ne se trouvait sur la rangée la plus éloignée : la position n’était plus illégale.
    .reading = Selon notre lecture, un roi encore en échec alors que l’adversaire a le trait ne rend pas la position illégale, et la partie continue. On pourrait aussi déclarer nulle une telle partie ; mais un coup illégal qui est maintenu ne doit pas se transformer de lui-même en nulle.
    .yields =
        { $what ->
            [kings] Après le coup suivant, les deux rois sont toujours en échec ; en principe, la partie serait nulle.
            [pawn] Après le coup suivant, un pion non promu se trouve toujours sur la rangée la plus éloignée ; en principe, la partie serait nulle.
           *[unknown] Après le coup suivant, la position est toujours illégale ; en principe, la partie serait nulle.
        }
    .fails-alone = La position n’est plus illégale : l’arbitre n’intervient pas.
    .result = La partie est nulle, parce que la position est toujours illégale.

illegal-position-intervention =
    .title = Intervenir devant une position illégale
    .rule = Si les deux rois sont en échec, ou si un pion n’a pas été promu, l’arbitre doit intervenir lorsque c’est possible.
    .holds =
        { $what ->
            [kings] Les deux rois sont en échec : l’arbitre doit intervenir.
            [pawn] Un pion se trouve sur la rangée la plus éloignée sans avoir été promu : l’arbitre doit intervenir.
           *[unknown] La position est illégale : l’arbitre doit intervenir.
        }
    .fails = Les deux rois ne sont pas en échec en même temps et aucun pion ne se trouve sur la rangée la plus éloignée : l’arbitre n’intervient pas.

arbiter-calls-flag =
    .title = L’arbitre et la chute du drapeau
    .rule =
        { $duty ->
            [must-not] L’arbitre ne peut pas signaler la chute d’un drapeau ; c’est aux joueurs de réclamer.
            [must-not-unless-both-down] L’arbitre ne peut pas signaler la chute d’un drapeau tant que les deux drapeaux ne sont pas tombés.
            [may] L’arbitre qui voit tomber un drapeau peut le signaler.
           *[shall] L’arbitre qui voit tomber un drapeau doit le signaler.
        }
    .holds =
        { $duty ->
            [must-not] L’arbitre a vu tomber le drapeau, mais ne peut pas le signaler.
            [must-not-unless-both-down] { $both ->
                [yes] Les deux drapeaux sont tombés : l’arbitre peut le signaler.
               *[no] Un seul drapeau est tombé : l’arbitre ne peut pas le signaler.
            }
            [may] L’arbitre a vu tomber le drapeau et peut le signaler.
           *[shall] L’arbitre a vu tomber le drapeau et doit le signaler.
        }
    .fails = L’arbitre n’a vu tomber aucun drapeau.
    .reading = Là où l’arbitre peut signaler la chute du drapeau sans y être tenu, le drapeau est considéré comme tombé dès que l’arbitre l’a vu tomber.

rapid-regime-announced =
    .title = Ce que dit le règlement de la compétition
    .rule = Le règlement de la compétition doit préciser, pour toute sa durée, si ce sont les Règles du jeu en compétition ou les règles simplifiées qui s’appliquent.
    .holds = Le règlement doit désigner l’un des deux ensembles de règles, qui vaut pour toute la compétition.
    .fails = Le règlement n’est pas tenu de préciser quel ensemble de règles s’applique.

touch-rulings-on-request =
    .title = Les décisions sur les pièces touchées
    .rule = L’arbitre ne peut statuer sur une pièce touchée qu’à la demande d’un joueur.
    .holds = Aucun joueur n’a demandé de décision sur la pièce touchée : l’arbitre n’intervient pas.
    .reading = En 1997, nous étendons cette règle à la fin de partie au KO. On pourrait la limiter aux décisions sur les pièces touchées ; la différence est mince, car les réclamations de la fin de partie au KO viennent de toute façon d’un joueur.

illegal-move-stands =
    .title = Les coups illégaux selon les règles simplifiées
    .rule =
        { $touch ->
            [yes] Un coup illégal est achevé dès que la pendule de l’adversaire a été mise en marche. L’adversaire peut réclamer avant de toucher une pièce ; ensuite, le coup est maintenu.
           *[no] { $later ->
                [yes] Un coup illégal est traité comme tel si l’arbitre le voit, ou si l’adversaire réclame, avant que l’adversaire ait effectué le coup suivant. Ensuite, il est maintenu et la partie continue ; il n’est corrigé que si les deux joueurs en conviennent, sans l’arbitre.
               *[no] Un coup illégal est achevé dès que la pendule de l’adversaire a été mise en marche. L’adversaire peut réclamer avant d’effectuer le coup suivant ; ensuite, le coup est maintenu.
            }
        }
    .holds =
        { $when ->
            [reply] L’adversaire a effectué le coup suivant sans avoir réclamé contre le coup illégal{ $reference }, et l’arbitre n’était pas intervenu auparavant : le coup est maintenu.
            [claim] L’adversaire n’a réclamé contre le coup illégal{ $reference } qu’après avoir continué à jouer : la réclamation est trop tardive.
            [own] Le joueur qui a effectué le coup illégal{ $reference } ne peut pas réclamer ; seul l’adversaire le peut.
            [told] L’arbitre n’a pas vu le coup illégal{ $reference }, qui lui a seulement été rapporté ; c’est à l’adversaire de réclamer.
           *[seen] L’arbitre n’a remarqué le coup illégal{ $reference } qu’une fois le jeu poursuivi par l’adversaire : il est trop tard pour intervenir.
        }
    .reading = L’accord pour corriger le coup n’est l’affaire que des joueurs ; l’arbitre ne le propose ni ne l’impose.
    .unmet = Aucun coup illégal auquel l’adversaire aurait pu répondre n’a été joué ici : il n’y en a donc aucun qui puisse être maintenu.

illegal-move-needs-claim =
    .title = Pas de décision sur un coup illégal sans réclamation
    .rule = L’arbitre ne peut statuer sur un coup illégal que si l’adversaire réclame.
    .holds = L’arbitre a vu le coup illégal{ $reference }, mais l’adversaire n’a pas réclamé : il n’y a pas lieu de statuer.

first-illegal-move-loses =
    .title = Le premier coup illégal fait perdre la partie
    .rule = Le joueur qui achève un coup illégal perd la partie si l’arbitre le voit, ou si l’adversaire réclame, avant que l’adversaire ait effectué le coup suivant. La partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux.
    .holds =
        { $draw ->
            [yes] Le coup illégal achevé { WHO($player, case: "by") } ferait perdre la partie, mais { WHO($opponent) } ne { AGREE($opponent, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux : la partie est nulle.
           *[no] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } achevé un coup illégal, et le premier suffit pour perdre la partie.
        }
    .yields =
        { $draw ->
            [yes] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } achevé un coup illégal, et { WHO($opponent) } ne { AGREE($opponent, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux ; en principe, la partie serait nulle.
           *[no] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } achevé un coup illégal ; en principe, cela ferait perdre la partie.
        }

illegal-move-corrected-by-agreement =
    .title = La correction d’un commun accord
    .rule = Les deux joueurs peuvent convenir de corriger un coup illégal qui, sinon, serait maintenu. L’arbitre ne prend aucune part à cet accord.
    .holds = Les deux joueurs ont convenu de corriger le coup illégal{ $reference } : la position antérieure à ce coup est rétablie.
    .fails = Le coup{ $reference } était légal : il n’y a rien que les joueurs puissent convenir de corriger.
    .fails-alone = Les coups sont maintenus ; la partie continue.

time-win-claim =
    .title = Réclamer le gain au temps
    .rule =
        { $must ->
            [yes] Pour réclamer le gain au temps, un joueur doit arrêter les deux pendules et prévenir l’arbitre. { $own ->
                [flag-up] Une fois les pendules arrêtées, le drapeau du réclamant ne doit pas être tombé et celui de l’adversaire doit l’être.
                [time-left] Une fois les pendules arrêtées, le drapeau du réclamant ne doit pas être tombé et celui de l’adversaire doit l’être.
               *[nothing] Le drapeau de l’adversaire doit être tombé.
            }
           *[no] Pour réclamer le gain au temps, un joueur peut arrêter les deux pendules et doit prévenir l’arbitre. { $own ->
                [flag-up] La partie est nulle si le réclamant ne peut mater par aucune suite de coups légaux.
                [time-left] Il doit aussi rester du temps au réclamant. La partie est nulle si le réclamant ne peut mater par aucune suite de coups légaux.
               *[nothing] La partie est nulle si le réclamant ne peut mater par aucune suite de coups légaux.
            }
        }
    .holds =
        { $must ->
            [yes] { $stopped ->
                [yes] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } arrêté les deux pendules et réclamé le gain.
               *[no] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé le gain ; pour cela, il faut arrêter les deux pendules.
            }
           *[no] { $stopped ->
                [yes] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } arrêté les pendules et réclamé le gain.
               *[no] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé le gain ; les pendules peuvent être arrêtées à cet effet.
            }
        }
    .fails = Le drapeau de l’adversaire n’est pas tombé : il n’y a pas de gain au temps à réclamer.
    .yields =
        { $must ->
            [yes] { $stopped ->
                [yes] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } arrêté les deux pendules et réclamé le gain ; en principe, la réclamation serait correcte.
               *[no] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé le gain ; en principe, il faudrait pour cela arrêter les deux pendules.
            }
           *[no] { $stopped ->
                [yes] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } arrêté les pendules et réclamé le gain ; en principe, la réclamation serait correcte.
               *[no] Le drapeau de l’adversaire est tombé, et { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé le gain ; en principe, les pendules pourraient être arrêtées à cet effet.
            }
        }

both-flags-bar-claims =
    .title = Les deux drapeaux tombés : pas de réclamation
    .rule = Lorsque les deux drapeaux sont tombés, aucun joueur ne peut réclamer le gain au temps. L’arbitre doit décider d’après ce que montre la pendule : le joueur du côté duquel figure le signe a perdu, sauf si l’adversaire ne peut pas mater.
    .holds = Les deux drapeaux sont tombés : { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas réclamer le gain au temps ; l’arbitre décide d’après ce que montre la pendule.
    .reading = Le commentaire accompagne les règles simplifiées et n’est suivi que là ; celui qui porte sur le jeu standard laisse l’arbitre déterminer l’ordre et ne dit rien des réclamations. On pourrait exclure la réclamation partout.
time-win-needs-own-time =
    .title = La pendule du réclamant
    .rule =
        { $flag ->
            [yes] Un joueur dont le drapeau est tombé ne peut pas réclamer le gain au temps.
           *[no] Un joueur à qui il ne reste plus de temps ne peut pas réclamer le gain au temps.
        }
    .holds =
        { $flag ->
            [yes] Le drapeau { WHO($player, case: "gen") } est tombé lui aussi : la réclamation du gain ne peut aboutir.
           *[no] Il ne reste plus de temps { WHO($player, case: "dat") } non plus : la réclamation du gain ne peut aboutir.
        }
    .fails =
        { $flag ->
            [yes] Le drapeau { WHO($player, case: "gen") } n’est pas tombé : la réclamation n’échoue pas pour ce motif.
           *[no] Il reste du temps { WHO($player, case: "dat") } : la réclamation n’échoue pas pour ce motif.
        }
    .reading = Lorsque personne ne sait quel drapeau est tombé le premier, la règle propre à ce cas l’emporte.

both-flags-draw =
    .title = La chute des deux drapeaux
    .rule = Si les deux drapeaux sont tombés, la partie est nulle.
    .holds = Les deux drapeaux sont tombés : la partie est nulle.
    .fails = Un seul drapeau est tombé.
    .reading = L’article n’exige aucune réclamation ; nous considérons donc qu’il suffit que l’arbitre voie les deux drapeaux tombés, même là où il ne peut pas signaler la chute d’un seul. On pourrait attendre qu’un joueur réclame.
    .result = La partie est nulle, parce que les deux drapeaux sont tombés.
