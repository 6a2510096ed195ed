# Le blitz.

blitz-class =
    .title = Définition du blitz
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Une partie relève du blitz lorsque chaque joueur dispose, pour tous ses coups, d’un temps fixe d’au plus { DURATION($high) }.
               *[no] Une partie relève du blitz lorsque chaque joueur dispose, pour tous ses coups, d’un temps fixe de moins de { DURATION($high) }.
            }
           *[yes] { $high-included ->
                [yes] Une partie relève du blitz lorsque chaque joueur dispose d’au plus { DURATION($high) }, incréments pour { $moves } coups compris.
               *[no] Une partie relève du blitz lorsque chaque joueur dispose de moins de { DURATION($high) }, incréments pour { $moves } coups compris.
            }
        }
    .holds =
        { $counted ->
            [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
           *[no] Chaque joueur dispose de { DURATION($time) }
        }. Le blitz admet { $high-included ->
            [yes] au plus
           *[no] moins de
        } { DURATION($high) } : la partie en relève donc.
    .fails =
        { $fixed ->
            [no] Le temps augmente à chaque coup, et cette édition ne connaît le blitz qu’avec un temps fixe.
           *[yes] { $counted ->
                [yes] Avec les incréments pour { $moves } coups, chaque joueur dispose de { DURATION($time) }
               *[no] Chaque joueur dispose de { DURATION($time) }
            } ; le blitz admet { $high-included ->
                [yes] au plus
               *[no] moins de
            } { DURATION($high) }.
        }

blitz-penalties =
    .title = Un temps supplémentaire réduit
    .rule = Chaque fois que les articles sur les irrégularités et sur la partie nulle accordent un temps supplémentaire, celui-ci est de { DURATION($time) }.

blitz-full-rules =
    .title = Quand s’appliquent les Règles du jeu en compétition
    .rule =
        { $recorded ->
            [yes] { $games ->
                [one] Les Règles du jeu en compétition s’appliquent si un arbitre supervise une seule partie et si cette partie est notée.
               *[other] Les Règles du jeu en compétition s’appliquent si un arbitre supervise au plus { $games } parties et si chaque partie est notée.
            }
           *[no] { $games ->
                [one] Les Règles du jeu en compétition s’appliquent si un arbitre supervise une seule partie.
               *[other] Les Règles du jeu en compétition s’appliquent si un arbitre supervise au plus { $games } parties.
            }
        }
    .holds = L’arbitre ne supervise pas plus de parties qu’il n’est permis : les Règles du jeu en compétition s’appliquent.
    .fails =
        { $why ->
            [not-recorded] Le nombre de parties confiées à l’arbitre est assez faible, mais elles ne sont pas notées : les Règles du jeu en compétition ne s’appliquent pas.
           *[too-many-games] L’arbitre a trop de parties à superviser : les Règles du jeu en compétition ne s’appliquent pas.
        }

blitz-games-recorded =
    .title = La partie notée par l’arbitre
    .rule = Les Règles du jeu en compétition exigent que l’arbitre ou un assistant note la partie, si possible par un moyen électronique.
    .holds = L’arbitre ou un assistant note la partie, comme l’exigent les Règles du jeu en compétition.
    .fails = Ni l’arbitre ni un assistant ne notent la partie, bien que les Règles du jeu en compétition l’exigent.

blitz-record-views =
    .title = Consulter la notation
    .rule = Le joueur qui a le trait peut à tout moment demander à voir la notation de la partie, mais pas plus de { $limit } fois par partie.
    .holds =
        { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } le trait, et la notation a maintenant été demandée { $count ->
            [one] une fois
            [2] deux fois
           *[other] { $count } fois
        }. Comme une partie admet jusqu’à { $limit } demandes, la notation doit être montrée.
    .fails =
        { $often ->
            [yes] La notation a maintenant été demandée { $count ->
                [one] une fois
                [2] deux fois
               *[other] { $count } fois
            } ; elle ne doit être montrée que { $limit } fois par partie.
           *[no] { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } pas le trait : la notation n’a pas à être montrée à ce moment.
        }

blitz-too-many-views =
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

blitz-limited-rules =
    .title = Quand s’appliquent les règles du jeu rapide
    .rule =
        { $always ->
            [yes] Le blitz se joue selon les règles du jeu rapide, sauf là où cette annexe s’en écarte.
           *[no] Lorsque les conditions des Règles du jeu en compétition ne sont pas remplies, le blitz se joue selon les règles simplifiées du jeu rapide.
        }
    .holds =
        { $always ->
            [yes] Le blitz se joue selon les règles du jeu rapide.
           *[no] { $why ->
                [not-recorded] La partie n’est pas notée : les règles simplifiées du jeu rapide s’appliquent.
               *[too-many-games] L’arbitre a trop de parties à superviser : les règles simplifiées du jeu rapide s’appliquent.
            }
        }
    .fails = Les conditions des Règles du jeu en compétition sont remplies : les règles simplifiées ne s’appliquent pas.

blitz-regime-announced =
    .title = Ce que dit le règlement de la compétition
    .rule = Le règlement de la compétition doit préciser, pour toute sa durée, si ce sont les Règles du jeu en compétition ou les règles simplifiées du jeu rapide qui s’appliquent.
    .holds = Le règlement doit désigner l’un des deux ensembles de règles, qui vaut pour toute la compétition.
    .fails = Le règlement n’est pas tenu de préciser quel ensemble de règles s’applique.

blitz-without-quickplay-claims =
    .title = Pas de réclamation de fin de partie au KO
    .rule =
        { $position ->
            [yes] En blitz, personne ne peut réclamer la nulle au motif que l’adversaire ne fait aucun effort pour gagner ou ne peut pas gagner par des moyens normaux, et l’arbitre n’intervient pas devant une position illégale.
           *[no] En blitz, personne ne peut réclamer la nulle au motif que l’adversaire ne fait aucun effort pour gagner ou ne peut pas gagner par des moyens normaux.
        }
    .holds = En blitz, la nulle ne peut pas être réclamée au motif que l’adversaire ne peut pas gagner par des moyens normaux ou ne fait aucun effort pour y parvenir ; { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } donc pas la réclamer.

blitz-illegal-move-loses =
    .title = Un coup illégal fait perdre la partie
    .rule =
        { $drawn ->
            [yes] Un coup illégal est achevé dès que la pendule de l’adversaire a été mise en marche. Avant d’effectuer son propre coup, l’adversaire peut alors réclamer le gain, ou la nulle s’il n’existe aucune suite de coups légaux lui permettant de mater.
           *[no] Un coup illégal est achevé dès que la pendule de l’adversaire a été mise en marche. Avant d’effectuer son propre coup, l’adversaire peut alors réclamer le gain.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "a réclamé à temps contre le coup illégal, mais ne peut", pl: "ont réclamé à temps contre le coup illégal, mais ne peuvent") } mater par aucune suite de coups légaux : la partie est nulle.
           *[no] { WHO($opponent) } { AGREE($opponent, sg: "a réclamé contre le coup illégal avant d’effectuer un coup, et gagne", pl: "ont réclamé contre le coup illégal avant d’effectuer un coup, et gagnent") }.
        }
    .fails = Le joueur n’a pas appuyé sur la pendule : le coup illégal n’a pas été achevé.
    .yields =
        { $draw ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "a réclamé à temps contre le coup illégal, mais ne peut", pl: "ont réclamé à temps contre le coup illégal, mais ne peuvent") } mater par aucune suite de coups légaux ; en principe, la partie serait nulle.
           *[no] { WHO($opponent) } { AGREE($opponent, sg: "a", pl: "ont") } réclamé contre le coup illégal avant d’effectuer un coup ; en principe, cela ferait gagner la partie.
        }

blitz-illegal-move-stands =
    .title = Quand un coup illégal est maintenu
    .rule =
        { $later ->
            [yes] Dès que l’adversaire a effectué le coup suivant, un coup illégal est maintenu ; il n’est corrigé que si les deux joueurs en conviennent, sans l’arbitre.
           *[no] Dès que l’adversaire a effectué le coup suivant, un coup illégal ne peut plus être corrigé.
        }
    .holds =
        { $when ->
            [reply] L’adversaire a effectué un coup sans réclamer contre le coup illégal{ $reference } : celui-ci est maintenu.
            [claim] L’adversaire a effectué un coup avant de réclamer contre le coup illégal{ $reference } : la réclamation est trop tardive et le coup est maintenu.
            [own] Le joueur qui a effectué le coup illégal{ $reference } ne peut pas réclamer ; seul l’adversaire le peut.
            [told] L’arbitre n’a pas vu le coup illégal{ $reference }, qui lui a seulement été rapporté ; c’est à l’adversaire de réclamer.
           *[seen] L’arbitre n’a remarqué le coup illégal{ $reference } qu’après le coup suivant de l’adversaire : le coup illégal est maintenu.
        }

blitz-illegal-move-needs-claim =
    .title = Pas de décision sur un coup illégal sans réclamation
    .rule = Un coup illégal n’a de conséquences que si l’adversaire réclame.
    .holds = L’arbitre a vu le coup illégal{ $reference }, mais l’adversaire n’a pas réclamé : il n’y a pas lieu de statuer.

blitz-illegal-move-corrected-by-agreement =
    .title = La correction d’un commun accord
    .rule = Les deux joueurs peuvent convenir de corriger un coup illégal qui, sinon, serait maintenu. L’arbitre ne prend aucune part à cet accord.
    .holds = Les deux joueurs ont convenu de corriger le coup illégal{ $reference } : la position antérieure à ce coup est rétablie.
    .fails = Le coup{ $reference } était légal : il n’y a rien que les joueurs puissent convenir de corriger.

mating-potential =
    .title = Les pièces nécessaires pour gagner
    .rule = Pour gagner, un joueur doit avoir des pièces permettant d’arriver, même avec l’aide de l’adversaire, à une position où celui-ci, ayant le trait, ne peut éviter d’être mat aussitôt. Roi et deux cavaliers contre roi ne suffisent pas ; roi et tour contre roi et cavalier suffisent.
    .holds = { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } pas les pièces nécessaires pour gagner : la réclamation ne donne que la nulle.
    .fails = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } les pièces nécessaires pour gagner : la réclamation ne se limite pas à la nulle.
    .reading = La règle dit seulement que, pour gagner, un joueur doit avoir ces pièces. Que la partie soit nulle dans le cas contraire relève de notre lecture.
    .yields = { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } pas les pièces nécessaires pour gagner ; en principe, la réclamation ne donnerait que la nulle.
    .result = La partie est nulle, parce que le réclamant n’a pas les pièces nécessaires pour gagner.
