# La partie nulle : propositions, réclamations et nulles sans réclamation.

draw-restriction =
    .title = Ce qu’une compétition peut interdire
    .rule =
        { $covers ->
            [agreement] Le règlement d’une compétition peut interdire aux joueurs de convenir de la nulle sans l’autorisation de l’arbitre, soit avant un certain coup, soit pendant toute la partie.
           *[offer-or-agreement] Le règlement d’une compétition peut interdire aux joueurs de proposer la nulle ou d’en convenir sans l’autorisation de l’arbitre, soit avant un certain coup, soit pendant toute la partie.
        }
    .holds =
        { $scope ->
            [before] { $act ->
                [offer] Dans cette compétition, il est interdit de proposer la nulle sans l’autorisation de l’arbitre tant que chaque joueur n’a pas effectué { $limit } coups. Ce nombre n’était pas atteint : la proposition est donc sans effet et l’arbitre peut la sanctionner d’une pénalité.
               *[agreement] Dans cette compétition, il est interdit de convenir de la nulle sans l’autorisation de l’arbitre tant que chaque joueur n’a pas effectué { $limit } coups. Ce nombre n’était pas atteint : l’accord est donc sans effet et l’arbitre peut le sanctionner d’une pénalité.
            }
           *[throughout] { $act ->
                [offer] Dans cette compétition, il est interdit de proposer la nulle sans l’autorisation de l’arbitre. Celui-ci ne l’a pas donnée : la proposition est donc sans effet et l’arbitre peut la sanctionner d’une pénalité.
               *[agreement] Dans cette compétition, il est interdit de convenir de la nulle sans l’autorisation de l’arbitre. Celui-ci ne l’a pas donnée : l’accord est donc sans effet et l’arbitre peut le sanctionner d’une pénalité.
            }
        }
    .fails =
        { $why ->
            [consent] L’arbitre a donné son autorisation : la restriction ne s’applique pas.
           *[late-enough] Chaque joueur a déjà effectué { $limit } coups : la restriction ne s’applique plus.
        }

draw-offer =
    .title = La proposition de nulle
    .rule = Un joueur peut proposer la nulle après avoir effectué son coup et avant d’appuyer sur la pendule. La proposition reste valable jusqu’à ce que l’adversaire l’accepte ou la refuse, ou que la partie se termine d’une autre façon.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle, et la proposition reste valable jusqu’à ce que l’adversaire l’accepte ou la refuse, ou que la partie se termine.
    .yields = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle. En principe, la proposition resterait valable jusqu’à la réponse de l’adversaire.

offer-at-wrong-moment =
    .title = Le bon moment pour proposer la nulle
    .rule =
        { $duty ->
            [may] La nulle devrait être proposée après que le coup a été effectué et avant que le joueur appuie sur la pendule. Faite à un autre moment, la proposition est tout de même valable, mais l’arbitre doit apprécier si l’adversaire a été distrait.
           *[shall] La nulle devrait être proposée après que le coup a été effectué et avant que le joueur appuie sur la pendule. Faite à un autre moment, la proposition est tout de même valable, mais le joueur doit être pénalisé pour ne pas l’avoir faite au bon moment.
        }
    .holds =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle avant d’effectuer le coup. La proposition est valable, mais elle a été faite au mauvais moment et a pu distraire l’adversaire.
               *[shall] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle avant d’effectuer le coup. La proposition est valable, mais elle a été faite au mauvais moment, et le joueur doit être pénalisé pour cela.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle alors que l’adversaire avait le trait. La proposition est valable, mais elle a été faite au mauvais moment et a pu distraire l’adversaire.
               *[shall] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle alors que l’adversaire avait le trait. La proposition est valable, mais elle a été faite au mauvais moment, et le joueur doit être pénalisé pour cela.
            }
        }
    .yields =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle avant d’effectuer le coup. En principe, seul le moment serait mal choisi.
               *[shall] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle avant d’effectuer le coup. En principe, seul le moment serait mal choisi et devrait être pénalisé.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle alors que l’adversaire avait le trait. En principe, seul le moment serait mal choisi.
               *[shall] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle alors que l’adversaire avait le trait. En principe, seul le moment serait mal choisi et devrait être pénalisé.
            }
        }
    .fails = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } proposé la nulle au bon moment, après avoir effectué le coup et avant d’appuyer sur la pendule.

conditional-offer =
    .title = Pas de conditions
    .rule = Une proposition de nulle ne peut être assortie d’aucune condition.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } assorti la proposition d’une condition. La condition est sans effet ; la proposition reste valable sans elle.
    .yields = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } assorti la proposition d’une condition. En principe, seule la condition serait sans effet.
    .reading = Les Règles interdisent les conditions sans dire ce que devient une proposition qui en comporte une. Nous maintenons la proposition sans la condition, puisqu’une proposition faite au mauvais moment reste valable elle aussi. On pourrait aussi considérer qu’une telle proposition est sans effet.

offer-not-withdrawn =
    .title = La proposition ne se retire pas
    .rule = Une proposition de nulle ne peut pas être retirée.
    .holds = La proposition { WHO($player, case: "gen") } était faite et ne peut pas être retirée ; l’adversaire peut encore l’accepter.
    .fails = La proposition { WHO($player, case: "gen") } n’était plus valable : il n’y avait rien à retirer.
    .fails-alone = Il n’y a plus de proposition à retirer.

offer-refused =
    .title = Comment une proposition est refusée
    .rule =
        { $touch ->
            [no] L’adversaire refuse une proposition de nulle verbalement ou en effectuant un coup.
           *[yes] L’adversaire refuse une proposition de nulle verbalement ou en touchant une pièce dans l’intention de la jouer ou de la prendre.
        }
    .holds =
        { $way ->
            [spoken] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } refusé verbalement la proposition, qui n’est donc plus valable.
            [adjusted] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } adoubé une pièce sans l’annoncer d’abord, ce qui équivaut à la toucher pour la jouer. Ce geste vaut refus : la proposition n’est plus valable.
            [touch] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché une pièce dans l’intention de la jouer ou de la prendre. Ce geste vaut refus : la proposition n’est plus valable.
           *[move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué un coup. Ce coup vaut refus : la proposition n’est plus valable.
        }
    .yields =
        { $way ->
            [spoken] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } refusé verbalement la proposition, ce qui y aurait en principe mis fin.
            [adjusted] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } adoubé une pièce sans l’annoncer d’abord, ce qui équivaut à la toucher pour la jouer. Ce geste aurait en principe mis fin à la proposition.
            [touch] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché une pièce dans l’intention de la jouer ou de la prendre. Ce geste aurait en principe mis fin à la proposition.
           *[move] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué un coup, ce qui aurait en principe mis fin à la proposition.
        }
    .fails =
        { $way ->
            [accident] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } touché la pièce que par accident, ce qui ne vaut pas refus.
            [adjusted] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } annoncé ne vouloir qu’adouber la pièce, ce qui ne vaut pas refus.
            [own-move] La proposition vient { WHO($player, case: "gen") }, et seul un coup de l’adversaire vaudrait refus.
           *[touch] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché une pièce, mais dans cette édition une proposition ne se refuse que verbalement ou par un coup.
        }
unclear-answer =
    .title = Une réponse peu claire
    .rule = Une réponse qui n’est ni clairement oui ni clairement non ne met pas fin à la proposition. L’arbitre doit demander ce que le joueur a voulu dire.
    .holds = On ne peut dire avec certitude si { WHO($player) } { AGREE($player, sg: "accepte", pl: "acceptent") } la nulle : l’arbitre doit donc demander ce que le joueur a voulu dire. Jusque-là, la proposition reste valable.
    .fails = { WHO($player) } n’{ AGREE($player, sg: "entendait", pl: "entendaient") } pas accepter la nulle : il n’y a donc pas eu d’accord sur la nulle.
    .fails-alone = La nulle n’a pas été acceptée.

offer-noted =
    .title = La notation de la proposition
    .rule = Chaque joueur doit noter la proposition de nulle sur sa feuille de partie par le signe (=).
    .holds = Les deux joueurs doivent noter la proposition { WHO($player, case: "gen") } sur leur feuille de partie par le signe (=).
    .yields = Les deux joueurs devraient en principe noter la proposition { WHO($player, case: "gen") } sur leur feuille de partie par le signe (=).

claim-is-offer =
    .title = Une réclamation est aussi une proposition
    .rule = Le joueur qui réclame la nulle la propose par là même.
    .holds =
        { $claim ->
            [unchecked] La réclamation { WHO($player, case: "gen") } était en même temps une proposition de nulle, que l’adversaire a acceptée. La réclamation n’a donc pas à être vérifiée, et aucun temps n’est ajouté, même si elle était incorrecte.
            [checked] La réclamation { WHO($player, case: "gen") } était en même temps une proposition de nulle. Celle-ci restait valable bien que la réclamation ait été rejetée, et l’adversaire l’a acceptée.
           *[offers] La réclamation { WHO($player, case: "gen") } est en même temps une proposition de nulle, qui reste valable jusqu’à ce que l’adversaire l’accepte ou la refuse, ou que la partie se termine.
        }
    .yields =
        { $claim ->
            [unchecked] La réclamation { WHO($player, case: "gen") } était en même temps une proposition de nulle, que l’adversaire a acceptée.
            [checked] La réclamation { WHO($player, case: "gen") } était en même temps une proposition de nulle, que l’adversaire a acceptée après le rejet de la réclamation.
           *[offers] La réclamation { WHO($player, case: "gen") } était en même temps une proposition de nulle, qui resterait en principe valable jusqu’à la réponse de l’adversaire.
        }
    .fails = Dans cette compétition, il est encore interdit de proposer la nulle sans l’autorisation de l’arbitre : la réclamation n’est donc pas en même temps une proposition de nulle.
claim-check-wanted =
    .title = La proposition contenue dans une réclamation à vérifier
    .rule = La proposition de nulle que contient une réclamation cesse d’être valable dès que l’adversaire fait vérifier la réclamation.
    .holds =
        { $rejected ->
            [yes] Aucun accord sur la nulle n’était intervenu avant la vérification de la réclamation : la proposition de nulle qu’elle contenait n’est plus valable.
           *[no] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } demandé que la réclamation soit vérifiée au lieu d’accepter la nulle : la proposition de nulle qu’elle contenait n’est plus valable.
        }
    .reading = Si l’arbitre a vérifié puis rejeté la réclamation, c’est que l’adversaire n’avait pas accepté : la vérification met donc fin à la proposition, elle aussi. On pourrait également attendre que l’adversaire demande la vérification.
claim-by-both =
    .title = Les deux joueurs réclament la nulle
    .rule = Quand les deux joueurs réclament la nulle, chacun accepte la proposition contenue dans la réclamation de l’autre : la partie est donc nulle.
    .holds = Les deux joueurs réclament la nulle. Chaque réclamation est en même temps une proposition, que l’autre joueur accepte : la partie est donc nulle sans vérification.
    .fails =
        { $lacks ->
            [moves] Les deux joueurs n’ont pas encore effectué chacun un coup et ne peuvent donc pas convenir de la nulle ; la réclamation est examinée comme celle du joueur ayant le trait.
           *[consent] Dans cette compétition, les joueurs ne peuvent pas convenir de la nulle sans l’autorisation de l’arbitre : les deux réclamations ne valent donc pas accord ; la réclamation est examinée comme celle du joueur ayant le trait.
        }
    .reading = Les Règles ne connaissent que la réclamation d’un seul joueur. On pourrait aussi faire vérifier la réclamation malgré tout.
    .result = La partie est nulle par accord mutuel.

repetition-by-intended-move =
    .title = Répétition réclamée avec un coup prévu
    .rule =
        { $binding ->
            [yes] Le joueur ayant le trait peut réclamer la nulle lorsque, avec son prochain coup, la même position sera apparue au moins { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois ; si la réclamation est correcte, la partie est nulle. Le réclamant doit d’abord inscrire ce coup, qu’il ne peut plus changer ensuite, et déclarer à l’arbitre son intention de le jouer. Il n’est pas nécessaire que les répétitions se suivent.
           *[no] Le joueur ayant le trait peut réclamer la nulle lorsque, avec son prochain coup, la même position sera apparue au moins { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois ; si la réclamation est correcte, la partie est nulle. Le réclamant doit d’abord inscrire ce coup et déclarer à l’arbitre son intention de le jouer. Il n’est pas nécessaire que les répétitions se suivent.
        }
    .holds =
        { $counted ->
            [yes] Avec le coup prévu { MOVE($move) }, la même position sera apparue { $count ->
                    [3] trois
                    [4] quatre
                    [5] cinq
                   *[other] { $count }
                } fois{ $count ->
                    [3] , comme l’exige la règle
                   *[other] , alors que { $limit ->
                        [3] trois
                       *[other] { $limit }
                    } suffisent
                }.
           *[no] Avec le coup prévu { MOVE($move) }, la même position sera apparue au moins { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois, comme l’exige la règle.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } perdu le droit de réclamer sur ce coup, quel que soit le nombre d’apparitions de la position.
            [turn] { WHO($player) } n’{ AGREE($player, sg: "avait", pl: "avaient") } pas le trait, et seul le joueur ayant le trait peut réclamer.
            [writing] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas inscrit le coup prévu { MOVE($move) } avant de réclamer, comme la règle l’exige.
            [declaration] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas déclaré à l’arbitre l’intention de jouer { MOVE($move) }, comme la règle l’exige.
            [first-move] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } déjà réclamé avec un autre coup et ne { AGREE($player, sg: "peut", pl: "peuvent") } pas le remplacer par { MOVE($move) }.
            [legality] Le coup prévu { MOVE($move) } est illégal : il ne peut produire aucune position.
           *[number] { $counted ->
                [yes] Avec le coup prévu { MOVE($move) }, la même position ne sera apparue { $count ->
                    [one] qu’une fois
                    [2] que deux fois
                   *[other] que { $count } fois
                } ; il en faut { $limit ->
                    [3] trois
                   *[other] { $limit }
                }.
               *[no] Avec le coup prévu { MOVE($move) }, la même position sera apparue moins de { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois.
            }
        }

repetition-on-the-board =
    .title = Répétition réclamée sans coup prévu
    .rule =
        Le joueur ayant le trait peut réclamer la nulle lorsque la position présente sur l’échiquier est apparue au moins { $limit ->
            [3] trois
           *[other] { $limit }
        } fois ; si la réclamation est correcte, la partie est nulle. Il n’est pas nécessaire que les répétitions se suivent.
    .holds =
        { $counted ->
            [yes] La même position, avec le trait { WHO($player, case: "dat") }, est apparue { $count ->
                    [3] trois
                    [4] quatre
                    [5] cinq
                   *[other] { $count }
                } fois{ $count ->
                    [3] , comme l’exige la règle
                   *[other] , alors que { $limit ->
                        [3] trois
                       *[other] { $limit }
                    } suffisent
                }.
           *[no] La même position, avec le trait { WHO($player, case: "dat") }, est apparue au moins { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois, comme l’exige la règle.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } perdu le droit de réclamer sur ce coup, quel que soit le nombre d’apparitions de la position.
            [turn] { WHO($player) } n’{ AGREE($player, sg: "avait", pl: "avaient") } pas le trait, et seul le joueur ayant le trait peut réclamer.
           *[number] { $counted ->
                [yes] La position n’est apparue { $count ->
                    [one] qu’une fois
                    [2] que deux fois
                   *[other] que { $count } fois
                } ; il en faut { $limit ->
                    [3] trois
                   *[other] { $limit }
                }.
               *[no] La même position est apparue moins de { $limit ->
                    [3] trois
                   *[other] { $limit }
                } fois.
            }
        }

same-position =
    .title = Ce qu’est la même position
    .rule = Deux positions sont identiques si le même joueur a le trait, si des pièces de même nature et de même couleur occupent les mêmes cases et si toutes les pièces des deux joueurs peuvent jouer les mêmes coups.
    .holds =
        { $count ->
            [one] Une fois déjà, des pièces de même nature et de même couleur avaient occupé les mêmes cases, le même joueur ayant le trait et les mêmes coups étant possibles.
            [2] Deux fois déjà, des pièces de même nature et de même couleur avaient occupé les mêmes cases, le même joueur ayant le trait et les mêmes coups étant possibles.
           *[other] { $count } fois déjà, des pièces de même nature et de même couleur avaient occupé les mêmes cases, le même joueur ayant le trait et les mêmes coups étant possibles.
        }
    .fails =
        { $count ->
            [one] Une autre fois, les pièces occupaient les mêmes cases, mais l’autre joueur avait le trait : cette position ne compte pas.
           *[other] { $count } autres fois, les pièces occupaient les mêmes cases, mais l’autre joueur avait le trait : ces positions ne comptent pas.
        }

en-passant-differs =
    .title = La prise en passant fait une différence
    .rule =
        { $test ->
            [was-possible] Deux positions ne sont pas identiques si dans l’une un pion pouvait être pris en passant et que dans l’autre il ne peut plus l’être.
           *[possible-at-start] Deux positions ne sont pas identiques si au début de la séquence un pion pouvait être pris en passant.
        }
    .holds =
        { $count ->
            [one] Une autre fois, les pièces occupaient les mêmes cases, mais un pion pouvait alors être pris en passant : cette position ne compte pas.
           *[other] { $count } autres fois, les pièces occupaient les mêmes cases, mais un pion pouvait alors être pris en passant : ces positions ne comptent pas.
        }
    .fails = Dans une position antérieure, un pion venait d’avancer de deux cases, mais aucun coup légal ne permettait de le prendre en passant : cette position compte.
    .reading = Dans toutes les éditions, nous n’admettons comme différence qu’une prise légale, puisque le critère porte sur les coups possibles. Les textes anciens pourraient aussi se lire comme visant tout pion qui vient de franchir une case attaquée par un pion adverse.

castling-differs =
    .title = Le droit de roquer fait une différence
    .rule =
        { $test ->
            [right-now-or-later] Deux positions ne sont pas identiques si, de l’une à l’autre, le droit de roquer, immédiatement ou plus tard, a changé.
            [right-for-a-time-or-for-good] Deux positions ne sont pas identiques si, de l’une à l’autre, le droit de roquer a changé, pour un temps ou définitivement.
           *[right-lost-by-moving] Deux positions ne sont pas identiques si dans l’une un joueur pouvait encore roquer et qu’il en a depuis perdu le droit en jouant le roi ou la tour.
        }
    .holds =
        { $count ->
            [one] Une autre fois, les pièces occupaient les mêmes cases, mais il existait encore un droit de roquer qui a depuis été perdu : cette position ne compte pas.
           *[other] { $count } autres fois, les pièces occupaient les mêmes cases, mais il existait encore un droit de roquer qui a depuis été perdu : ces positions ne comptent pas.
        }
    .fails = Dans chacune de ces positions, le roque était seulement empêché pour le moment ; le droit de roquer n’était pas perdu : c’est donc la même position.
    .reading = Dans toutes les éditions, nous ne tenons le droit pour perdu que si le roi ou la tour a joué. Un texte parle aussi d’un changement temporaire ; mais ce qui empêche le roque pour un temps se trouve sur l’échiquier, si bien que le placement des pièces diffère de toute façon.

no-progress-by-intended-move =
    .title = Règle des 50 coups réclamée avec un coup prévu
    .rule =
        { $binding ->
            [yes] Le joueur ayant le trait peut réclamer la nulle lorsque, avec son prochain coup, chaque joueur aura effectué les { $limit } derniers coups sans prise ni poussée de pion ; si la réclamation est correcte, la partie est nulle. Le réclamant doit d’abord inscrire ce coup, qu’il ne peut plus changer ensuite, et déclarer à l’arbitre son intention de le jouer.
           *[no] Le joueur ayant le trait peut réclamer la nulle lorsque, avec son prochain coup, chaque joueur aura effectué les { $limit } derniers coups sans prise ni poussée de pion ; si la réclamation est correcte, la partie est nulle. Le réclamant doit d’abord inscrire ce coup et déclarer à l’arbitre son intention de le jouer.
        }
    .holds =
        { $counted ->
            [yes] Avec le coup prévu { MOVE($move) }, chaque joueur aura effectué { $count } coups sans prise ni poussée de pion{ $count ->
                    [50] , comme l’exige la règle
                   *[other] , alors que { $limit } suffisent
                }.
           *[no] Avec le coup prévu { MOVE($move) }, chaque joueur aura effectué au moins { $limit } coups sans prise ni poussée de pion, comme l’exige la règle.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } perdu le droit de réclamer sur ce coup, quel que soit le nombre de coups qui compteraient.
            [turn] { WHO($player) } n’{ AGREE($player, sg: "avait", pl: "avaient") } pas le trait, et seul le joueur ayant le trait peut réclamer.
            [writing] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas inscrit le coup prévu { MOVE($move) } avant de réclamer, comme la règle l’exige.
            [declaration] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas déclaré à l’arbitre l’intention de jouer { MOVE($move) }, comme la règle l’exige.
            [first-move] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } déjà réclamé avec un autre coup et ne { AGREE($player, sg: "peut", pl: "peuvent") } pas le remplacer par { MOVE($move) }.
            [legality] Le coup prévu { MOVE($move) } est illégal : il ne peut pas compléter la série.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] Avec le coup prévu { MOVE($move) }, la série sans prise ni poussée de pion ne comptera pas même un coup ; il en faut { $limit } de chaque joueur.
                    [1] Avec le coup prévu { MOVE($move) }, la série sans prise ni poussée de pion ne comptera qu’un coup de chaque joueur ; il en faut { $limit }.
                   *[other] Avec le coup prévu { MOVE($move) }, la série sans prise ni poussée de pion ne comptera que { $count } coups de chaque joueur ; il en faut { $limit }.
                }
               *[no] Avec le coup prévu { MOVE($move) }, la série sans prise ni poussée de pion comptera moins de { $limit } coups de chaque joueur.
            }
        }

no-progress-on-the-board =
    .title = Règle des 50 coups réclamée sans coup prévu
    .rule =
        { $stage ->
            [completed] Le joueur ayant le trait peut réclamer la nulle lorsque chaque joueur a achevé les { $limit } derniers coups sans prise ni poussée de pion ; si la réclamation est correcte, la partie est nulle.
           *[made] Le joueur ayant le trait peut réclamer la nulle lorsque chaque joueur a effectué les { $limit } derniers coups sans prise ni poussée de pion ; si la réclamation est correcte, la partie est nulle.
        }
    .holds =
        { $counted ->
            [yes] Chaque joueur a effectué { $count } coups sans prise ni poussée de pion{ $count ->
                    [50] , comme l’exige la règle
                   *[other] , alors que { $limit } suffisent
                }.
           *[no] Chaque joueur a effectué au moins { $limit } coups sans prise ni poussée de pion, comme l’exige la règle.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } perdu le droit de réclamer sur ce coup, quel que soit le nombre de coups effectués.
            [turn] { WHO($player) } n’{ AGREE($player, sg: "avait", pl: "avaient") } pas le trait, et seul le joueur ayant le trait peut réclamer.
           *[number] { $made ->
                [yes] Le dernier des { $limit } coups a été effectué mais n’est pas achevé, car le joueur n’a pas appuyé sur la pendule.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] La série sans prise ni poussée de pion vient seulement de commencer ; il faut { $limit } coups de chaque joueur.
                        [1] La série sans prise ni poussée de pion ne compte qu’un coup de chaque joueur ; il en faut { $limit }.
                       *[other] La série sans prise ni poussée de pion ne compte que { $count } coups de chaque joueur ; il en faut { $limit }.
                    }
                   *[no] La série sans prise ni poussée de pion compte moins de { $limit } coups de chaque joueur.
                }
            }
        }

claim-right-lost =
    .title = Comment se perd le droit de réclamer
    .rule =
        { $piece ->
            [moved] Le joueur qui effectue un coup sans avoir réclamé la nulle ne peut plus la réclamer sur ce coup.
           *[touched] Le joueur qui touche une pièce dans l’intention de la jouer ou de la prendre ne peut plus réclamer la nulle sur ce coup.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } adoubé une pièce sans l’annoncer d’abord, ce qui équivaut à la toucher pour la jouer, et ne { AGREE($player, sg: "peut", pl: "peuvent") } plus réclamer sur ce coup. Ce droit revient au coup suivant.
            [moved] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } déjà effectué le coup et ne { AGREE($player, sg: "peut", pl: "peuvent") } plus réclamer sur celui-ci. Ce droit revient au coup suivant.
           *[touched] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } déjà touché une pièce dans l’intention de la jouer ou de la prendre et ne { AGREE($player, sg: "peut", pl: "peuvent") } plus réclamer sur ce coup. Ce droit revient au coup suivant.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } touché une pièce que par accident, ce qui ne fait pas perdre le droit de réclamer.
            [adjusted] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } annoncé ne vouloir qu’adouber la pièce, ce qui ne fait pas perdre le droit de réclamer.
            [earlier] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } touché une pièce lors d’un coup antérieur : le droit de réclamer est donc revenu.
           *[touched] { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } touché une pièce sans la jouer, et dans cette édition seul un coup prive du droit de réclamer.
        }
claim-before-the-press =
    .title = Réclamation avant que l’adversaire ait appuyé sur la pendule
    .rule = Seul le joueur ayant le trait, dont la pendule est en marche, peut réclamer la nulle. Tant que l’adversaire, après avoir joué, n’a pas appuyé sur la pendule, il est trop tôt pour réclamer.
    .holds = L’adversaire avait joué sans avoir encore appuyé sur la pendule : { WHO($player) } ne { AGREE($player, sg: "pouvait", pl: "pouvaient") } donc pas encore réclamer. La réclamation est seulement prématurée : elle ne coûte rien et peut être répétée une fois que l’adversaire aura appuyé sur la pendule.
    .reading = On enseigne qu’une telle réclamation vient trop tôt, mais non ce qu’elle coûte. Nous admettons qu’elle ne coûte rien et qu’elle peut être faite une fois sa propre pendule en marche. On pourrait aussi la traiter comme la réclamation d’un joueur qui n’a pas le trait.
claim-made-good =
    .title = Réclamation dont le coup n’est pas inscrit
    .rule = Quand le seul défaut d’une réclamation est que le coup prévu n’a pas été inscrit, l’arbitre ne devrait pas la rejeter, mais dire au joueur de la présenter en bonne et due forme.
    .holds = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } annoncé le coup prévu { MOVE($move) } sans l’inscrire. La réclamation n’est pas rejetée pour autant ; une fois le coup inscrit, elle est vérifiée.
    .yields = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } annoncé le coup prévu { MOVE($move) } sans l’inscrire. À elle seule, cette omission ne serait pas un motif de rejet de la réclamation.
    .reading = Ne pas rejeter une telle réclamation est un conseil que l’on enseigne. L’arbitre qui la rejette décide néanmoins selon la lettre des Règles.
claim-by-observation =
    .title = Réclamation dans une partie que personne n’a notée
    .rule = Quand personne n’a noté la partie, l’arbitre peut accepter ou rejeter une réclamation d’après ce qu’il a lui-même observé.
    .holds = Il n’existe aucune notation de la partie : l’arbitre peut donc statuer sur la réclamation { WHO($player, case: "gen") } d’après ce qu’il a lui-même observé.

claim-stops-clocks =
    .title = Les pendules pendant une réclamation
    .rule =
        { $clock ->
            [must-stop] Le joueur qui réclame la nulle doit arrêter aussitôt les deux pendules.
            [may-stop] Le joueur qui réclame la nulle peut arrêter les deux pendules.
           *[player-or-arbiter-stops] Quand la nulle est réclamée, le réclamant ou l’arbitre doit arrêter les pendules.
        }
    .holds =
        { $clock ->
            [must-stop] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle et { AGREE($player, sg: "doit", pl: "doivent") } arrêter aussitôt les deux pendules.
            [may-stop] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle et { AGREE($player, sg: "peut", pl: "peuvent") } arrêter les deux pendules.
           *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle : le réclamant ou l’arbitre doit arrêter les pendules.
        }
    .yields =
        { $clock ->
            [must-stop] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle, ce qui obligerait en principe à arrêter aussitôt les deux pendules.
            [may-stop] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle, ce qui permettrait en principe d’arrêter les deux pendules.
           *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } réclamé la nulle, ce qui obligerait en principe à arrêter les pendules.
        }

claim-not-withdrawn =
    .title = La réclamation ne se retire pas
    .rule = Une réclamation de nulle ne peut pas être retirée.
    .holds = { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } fait la réclamation et y { AGREE($player, sg: "reste lié", pl: "restent liés") }, qu’elle soit correcte ou non.
claim-by-outsider =
    .title = Qui peut réclamer la nulle
    .rule = Seul un joueur de la partie peut y réclamer la nulle.
    .holds = La réclamation n’émane pas d’un joueur de la partie.

right-claim =
    .title = La réclamation correcte
    .rule = Si la réclamation se révèle correcte, la partie est immédiatement nulle.
    .holds = La réclamation { WHO($player, case: "gen") } est correcte : la partie est immédiatement nulle.
    .yields = La réclamation { WHO($player, case: "gen") } était correcte en elle-même et aurait en principe mis fin à la partie.
    .fails = La réclamation { WHO($player, case: "gen") } n’est pas correcte.

wrong-claim =
    .title = La réclamation incorrecte
    .rule =
        { $loss ->
            [half] Si la réclamation se révèle incorrecte, l’arbitre doit retirer au réclamant la moitié de son temps restant, mais pas plus de { DURATION($most) }, et accorder à l’adversaire { DURATION($gain) } de temps supplémentaire. La partie continue ensuite.
            [ladder] Si la réclamation se révèle incorrecte, l’arbitre doit accorder à l’adversaire { DURATION($gain) } de temps supplémentaire. Le réclamant à qui il reste plus de { DURATION($much) } perd la moitié de ce temps, mais pas plus de { DURATION($most) }. Celui qui dispose de moins, mais de plus de { DURATION($rest) }, voit son temps ramené à { DURATION($rest) }, et celui qui n’a pas plus de { DURATION($rest) } ne perd rien. La partie continue ensuite.
           *[none] Si la réclamation se révèle incorrecte, l’arbitre doit accorder à l’adversaire { DURATION($gain) } de temps supplémentaire. La partie continue ensuite.
        }
    .holds =
        { $taken ->
            [no-loss] La réclamation { WHO($player, case: "gen") } est incorrecte : l’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
            [exactly] La réclamation { WHO($player, case: "gen") } est incorrecte et coûte { DURATION($time) }. L’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
            [down] La réclamation { WHO($player, case: "gen") } est incorrecte. Le temps restant du réclamant est ramené à { DURATION($rest) }. L’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
            [nothing] La réclamation { WHO($player, case: "gen") } est incorrecte. Comme il restait si peu de temps, rien n’est retiré. L’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
            [ladder] La réclamation { WHO($player, case: "gen") } est incorrecte. S’il reste plus de { DURATION($much) }, elle coûte la moitié de ce temps, au maximum { DURATION($most) }. L’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
           *[half] La réclamation { WHO($player, case: "gen") } est incorrecte et coûte la moitié du temps restant, au maximum { DURATION($most) }. L’adversaire reçoit { DURATION($gain) } de temps supplémentaire et la partie continue.
        }
    .yields =
        { $taken ->
            [no-loss] La réclamation { WHO($player, case: "gen") } est incorrecte, ce qui vaudrait en principe { DURATION($gain) } à l’adversaire.
            [exactly] La réclamation { WHO($player, case: "gen") } est incorrecte et coûterait en principe { DURATION($time) } ; l’adversaire recevrait { DURATION($gain) }.
            [down] La réclamation { WHO($player, case: "gen") } est incorrecte. Le temps restant du réclamant serait en principe ramené à { DURATION($rest) } ; l’adversaire recevrait { DURATION($gain) }.
            [nothing] La réclamation { WHO($player, case: "gen") } est incorrecte. Comme il restait si peu de temps, rien ne serait retiré ; l’adversaire recevrait { DURATION($gain) }.
            [ladder] La réclamation { WHO($player, case: "gen") } est incorrecte. S’il reste plus de { DURATION($much) }, elle coûterait en principe la moitié de ce temps, au maximum { DURATION($most) } ; l’adversaire recevrait { DURATION($gain) }.
           *[half] La réclamation { WHO($player, case: "gen") } est incorrecte et coûterait en principe la moitié du temps restant, au maximum { DURATION($most) } ; l’adversaire recevrait { DURATION($gain) }.
        }
    .reading = Nous traitons une réclamation qui pèche par la forme (coup non inscrit, mauvais joueur, pièce touchée) comme une réclamation fondée sur un mauvais décompte. C’est ainsi que les arbitres ont tranché à la Coupe du monde 2013, où un coup n’avait pas été inscrit. On pourrait aussi écarter une telle réclamation sans modifier les temps.

intended-move-binds =
    .title = Le coup prévu doit être joué
    .rule =
        { $duty ->
            [intended-move] Après une réclamation incorrecte avec un coup prévu, ce coup doit être joué.
            [intended-move-by-touch-rules] Après une réclamation incorrecte avec un coup prévu, ce coup doit être joué selon les règles sur les pièces touchées.
           *[intended-move-if-lawful] Après une réclamation incorrecte avec un coup prévu, ce coup doit être joué selon les règles sur la marche des pièces et sur les pièces touchées.
        }
    .holds =
        { $case ->
            [legal] La réclamation est incorrecte : { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } maintenant jouer le coup prévu { MOVE($move) }.
            [piece] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer un coup légal avec la même pièce, s’il en existe un. Rien d’illégal n’ayant été joué, aucun coup illégal n’est compté.
            [touched] Le coup prévu { MOVE($move) } est soumis aux règles sur les pièces touchées. { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } touché auparavant une autre pièce et { AGREE($player, sg: "doit", pl: "doivent") } jouer celle-là.
            [demanded] Après la réclamation incorrecte, { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer le coup prévu { MOVE($move) } et ne { AGREE($player, sg: "peut", pl: "peuvent") } pas en jouer un autre.
            [replaced] La décision sur la réclamation incorrecte oblige { WHO($player) } à jouer une autre pièce : le coup dont il s’agit ne peut pas être joué.
           *[free] { $duty ->
                [intended-move] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. Cette édition n’exige pas d’autre coup à sa place : { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer n’importe quel coup légal. Rien d’illégal n’ayant été joué, aucun coup illégal n’est compté.
                [intended-move-by-touch-rules] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. La pièce qui devait être jouée n’a aucun coup légal : { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer n’importe quel coup légal. Rien d’illégal n’ayant été joué, aucun coup illégal n’est compté.
               *[intended-move-if-lawful] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. La pièce qui devait être jouée n’a aucun coup légal : { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer n’importe quel coup légal. Rien d’illégal n’ayant été joué, aucun coup illégal n’est compté.
            }
        }
    .yields =
        { $case ->
            [legal] La réclamation est incorrecte : { WHO($player) } { AGREE($player, sg: "devrait", pl: "devraient") } en principe jouer le coup prévu { MOVE($move) }.
            [piece] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. { WHO($player) } { AGREE($player, sg: "devrait", pl: "devraient") } en principe jouer un coup légal avec la même pièce, s’il en existe un.
            [touched] Le coup prévu { MOVE($move) } est soumis aux règles sur les pièces touchées. { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } touché auparavant une autre pièce, qui devrait en principe être jouée.
            [demanded] Après la réclamation incorrecte, { WHO($player) } { AGREE($player, sg: "devrait", pl: "devraient") } en principe jouer le coup prévu { MOVE($move) }.
            [replaced] La décision sur la réclamation incorrecte obligerait en principe { WHO($player) } à jouer une autre pièce.
           *[free] La réclamation est incorrecte et le coup prévu { MOVE($move) } est illégal. En principe, { WHO($player) } { AGREE($player, sg: "pourrait", pl: "pourraient") } jouer n’importe quel coup légal.
        }
    .reading = Les textes de 1997 à 2005 ne disent pas ce que devient un coup prévu qui est illégal. Nous n’exigeons alors rien à sa place. On pourrait aussi appliquer les règles sur les pièces touchées, comme le font les textes postérieurs.

repetition-draw =
    .title = Répétition sans réclamation
    .rule =
        { $mode ->
            [consecutive] La partie est nulle sans aucune réclamation lorsque la même position est apparue lors d’au moins { $limit ->
                    [5] cinq
                   *[other] { $limit }
                } coups alternés consécutifs de chaque joueur.
           *[anywhere] La partie est nulle sans aucune réclamation lorsque la même position est apparue au moins { $limit ->
                    [5] cinq
                   *[other] { $limit }
                } fois, de suite ou non.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La même position est apparue { $count ->
                        [5] cinq
                       *[other] { $count }
                    } fois lors de coups alternés consécutifs : la partie est nulle sans aucune réclamation.
               *[anywhere] La même position est apparue { $count ->
                        [5] cinq
                       *[other] { $count }
                    } fois : la partie est nulle sans aucune réclamation.
            }
           *[no] { $mode ->
                [consecutive] La même position est apparue au moins { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois lors de coups alternés consécutifs : la partie est nulle sans aucune réclamation.
               *[anywhere] La même position est apparue au moins { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois : la partie est nulle sans aucune réclamation.
            }
        }
    .yields =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La même position est apparue { $count ->
                        [5] cinq
                       *[other] { $count }
                    } fois lors de coups alternés consécutifs, ce qui rendrait en principe la partie nulle sans aucune réclamation.
               *[anywhere] La même position est apparue { $count ->
                        [5] cinq
                       *[other] { $count }
                    } fois, ce qui rendrait en principe la partie nulle sans aucune réclamation.
            }
           *[no] { $mode ->
                [consecutive] La même position est apparue au moins { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois lors de coups alternés consécutifs, ce qui rendrait en principe la partie nulle sans aucune réclamation.
               *[anywhere] La même position est apparue au moins { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois, ce qui rendrait en principe la partie nulle sans aucune réclamation.
            }
        }
    .fails =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La même position n’est apparue { $count ->
                        [one] qu’une fois
                        [2] que deux fois
                        [3] que trois fois
                        [4] que quatre fois
                       *[other] que { $count } fois
                    } lors de coups alternés consécutifs ; il en faut { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    }.
               *[anywhere] La même position n’est apparue { $count ->
                        [one] qu’une fois
                        [2] que deux fois
                        [3] que trois fois
                        [4] que quatre fois
                       *[other] que { $count } fois
                    } ; il en faut { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    }.
            }
           *[no] { $mode ->
                [consecutive] La même position est apparue moins de { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois lors de coups alternés consécutifs.
               *[anywhere] La même position est apparue moins de { $limit ->
                        [5] cinq
                       *[other] { $limit }
                    } fois.
            }
        }
    .reading = Pour dire quand deux positions sont identiques, l’article renvoie toujours à un numéro qui, depuis 2023, appartient à une autre règle. C’est la règle sur la même position qui est visée ; à la lettre, le numéro mène aujourd’hui à la réclamation.
    .fails-alone = Sans réclamation, la partie n’est pas encore nulle ; elle continue.
    .result = La partie est nulle par quintuple répétition.

no-progress-draw =
    .title = La règle des 75 coups
    .rule = La partie est nulle sans aucune réclamation lorsque chaque joueur a effectué au moins { $limit } coups de suite sans prise ni poussée de pion. Si le dernier de ces coups fait échec et mat, le mat l’emporte.
    .holds =
        { $counted ->
            [yes] Chaque joueur a effectué { $count } coups sans prise ni poussée de pion : la partie est nulle sans aucune réclamation.
           *[no] Chaque joueur a effectué au moins { $limit } coups sans prise ni poussée de pion : la partie est nulle sans aucune réclamation.
        }
    .yields =
        { $counted ->
            [yes] Chaque joueur a effectué { $count } coups sans prise ni poussée de pion, ce qui rendrait en principe la partie nulle sans aucune réclamation.
           *[no] Chaque joueur a effectué au moins { $limit } coups sans prise ni poussée de pion, ce qui rendrait en principe la partie nulle sans aucune réclamation.
        }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] La série sans prise ni poussée de pion vient seulement de commencer ; il faut { $limit } coups de chaque joueur.
                [1] La série sans prise ni poussée de pion ne compte qu’un coup de chaque joueur ; il en faut { $limit }.
               *[other] La série sans prise ni poussée de pion ne compte que { $count } coups de chaque joueur ; il en faut { $limit }.
            }
           *[no] La série sans prise ni poussée de pion compte moins de { $limit } coups de chaque joueur.
        }
    .fails-alone = Sans réclamation, la partie n’est pas encore nulle ; elle continue.
    .result = La partie est nulle selon la règle des 75 coups.
draw-unnoticed =
    .title = La nulle que personne ne remarque
    .rule = Si personne ne remarque pendant la partie qu’elle était nulle sans réclamation, elle continue et son résultat ultérieur est acquis. Seul un appel peut encore en faire une nulle.
    .holds = Personne n’a remarqué que la partie était nulle sans réclamation. Elle continue donc, et son résultat ultérieur est acquis, sauf si un appel aboutit.
    .yields = Personne n’a remarqué que la partie était nulle sans réclamation : normalement, elle continuerait donc.
unnoticed-draw-appealed =
    .title = L’appel au sujet d’une nulle passée inaperçue
    .rule = Si personne n’a remarqué que la partie était nulle sans réclamation, un appel peut encore faire modifier le résultat.
    .holds = Personne n’a remarqué pendant la partie qu’elle était nulle sans réclamation. Sur cet appel, elle peut encore être déclarée nulle.
    .reading = Il appartient à ceux qui jugent l’appel de dire s’il aboutit ; nous disons donc un autre résultat possible, sans plus.

dead-position-is-drawn =
    .title = La position morte parmi les parties nulles
    .rule = Une partie est nulle aussi lorsque survient une position à partir de laquelle aucune suite de coups légaux ne mène à l’échec et mat de l’un ou l’autre roi. Une telle position met immédiatement fin à la partie.
