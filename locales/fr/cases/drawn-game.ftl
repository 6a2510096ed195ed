### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Triple répétition : la tour blanche a joué depuis la première apparition
    .scene = La partie a commencé par 1. { MOVE("Nf3") } { MOVE("Nf6") } 2. { MOVE("g3") } { MOVE("g6") } 3. { MOVE("Bg2") } { MOVE("Bg7") } 4. { MOVE("d3") } { MOVE("d6") } 5. { MOVE("Rg1") } { MOVE("Rg8") } 6. { MOVE("Rh1") } { MOVE("Rh8") } 7. { MOVE("Rg1") } { MOVE("Rg8") } 8. { MOVE("Rh1") }. Les Noirs jouent maintenant { MOVE("Rh8") } et appuient sur la pendule. Les Blancs arrêtent les pendules, réclament la nulle par triple répétition et vous montrent sur la feuille de partie que toutes les pièces se trouvaient ainsi placées après les quatrième, sixième et huitième coups des Noirs.
title-without-the-right-the-count-starts-anew = Triple répétition : trois apparitions après le premier coup de la tour
title-castling-that-is-barred-for-a-time = Triple répétition : roque empêché chaque fois par une tour qui attaque f1
    .scene = Les derniers coups ont été 20. { MOVE("Nc3") } { MOVE("Kg8") } 21. { MOVE("Nb1") } { MOVE("Kh8") } 22. { MOVE("Nc3") } { MOVE("Kg8") } 23. { MOVE("Nb1") } ; la position qui les précède compte aussi, les positions antérieures n’importent pas. Les Noirs jouent { MOVE("Kh8") } et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition. « Non, disent les Noirs, tant que le roque reste en suspens, de telles positions ne sont pas identiques. »

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Triple répétition réclamée dès que l’adversaire a appuyé sur la pendule
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Réclamation avec un coup prévu avant que l’adversaire ait appuyé sur la pendule
title-a-premature-claim-is-made-again-when-the-clock-runs = Triple répétition réclamée avant que l’adversaire appuie sur la pendule, puis de nouveau après

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Triple répétition réclamée par les deux joueurs après deux apparitions
    .scene = Chaque joueur a effectué 20 coups. Les deux joueurs viennent à votre table et vous disent qu’ils réclament la nulle par triple répétition. Les feuilles de partie vous montrent que la position n’est sur l’échiquier que pour la deuxième fois. « Qu’importe, demandent-ils, puisque nous voulons la même chose ? »
title-both-claim-where-offers-are-not-allowed = Nulle soumise à autorisation : les deux réclament, deux apparitions, quel que soit le trait
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Nulle soumise à autorisation : les deux réclament, trois apparitions, quel que soit le trait
title-both-claim-before-each-has-made-a-move = Les deux joueurs réclament la nulle alors qu’un seul d’entre eux a effectué un coup
title-a-claim-by-one-player-alone-is-checked = Troisième apparition après un coup de roi en g8 : seuls les Blancs réclament la nulle
title-both-claim-rightly-where-offers-are-not-allowed = Nulle soumise à autorisation : les deux réclament, trois apparitions, trait aux Noirs
title-both-claim-wrongly-where-offers-are-not-allowed = Nulle soumise à autorisation : les deux réclament, deux apparitions, trait aux Noirs
    .scene = Les Blancs jouent { MOVE("Nf3") } et appuient sur la pendule. Là-dessus, les deux joueurs, presque d’une seule voix, réclament la nulle par triple répétition. Les feuilles de partie montrent que la position n’est sur l’échiquier que pour la deuxième fois. « Qu’importe ? demandent les deux joueurs. Nous réclamons la même chose. » Vous n’avez pas autorisé la nulle.

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Triple répétition réclamée dans une partie rapide que personne n’a notée
title-a-claim-in-a-standard-game-is-checked-by-the-record = Triple répétition réclamée à la troisième apparition, sans aucune notation de la partie

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = Un spectateur réclame la nulle selon la règle des 50 coups
title-a-player-who-claims-is-no-outsider = Triple répétition réclamée par le joueur ayant le trait

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Triple répétition après deux apparitions : l’adversaire fait vérifier, puis accepte
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Triple répétition réclamée après deux apparitions, refusée verbalement par l’adversaire
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Coup prévu non inscrit : l’adversaire fait vérifier la réclamation, puis accepte
title-a-claim-that-needs-no-check-leaves-its-offer-open = Réclamation après avoir touché une pièce : le réclamant joue, puis l’adversaire accepte

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Triple répétition réclamée après deux apparitions, acceptée par l’adversaire
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition. En réalité, la position n’est sur l’échiquier que pour la deuxième fois ; mais avant que quiconque ait regardé une feuille de partie, les Noirs disent : « La nulle me convient, j’accepte. » Un spectateur fait remarquer que la réclamation était incorrecte.
title-the-opponent-refuses-the-offer-in-a-claim = Règle des 50 coups réclamée à 48 coups : l’adversaire refuse, puis accepte
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle selon la règle des 50 coups. « Pas de nulle », disent les Noirs. En vérifiant les feuilles de partie, vous constatez que chaque joueur a effectué 48 coups sans prise ni poussée de pion. Les Noirs regardent alors de nouveau la position : « Réflexion faite, je prends la nulle. »
title-where-offers-are-barred-a-claim-is-none = L’adversaire accepte une réclamation alors que la nulle est soumise à autorisation
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition ; selon les feuilles de partie, la position n’est apparue que deux fois. Avant que vous ayez pu dire un mot, les Noirs déclarent : « Inutile de vérifier, j’accepte la nulle. » Vous n’avez pas autorisé la nulle.
title-an-offer-is-not-a-claim = Nulle proposée, et non réclamée, quand la position apparaît pour la troisième fois
title-a-claim-that-the-opponent-accepts-at-once = Triple répétition réclamée à la troisième apparition, acceptée aussitôt
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = Règle des 50 coups réclamée avec un coup prévu, acceptée aussitôt
title-a-claim-accepted-without-force-is-checked = L’adversaire accepte une réclamation avant que chaque joueur ait effectué un coup
title-a-claim-that-was-checked-and-is-accepted-all-the-same = Nulle acceptée après le rejet de la réclamation par l’arbitre

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Coup prévu non inscrit : le réclamant s’informe de la règle et réclame de nouveau
title-the-unwritten-move-is-made-good-with-another-one = Coup prévu non inscrit, puis seconde réclamation avec un autre coup, inscrit celui-là
title-an-unwritten-move-after-the-right-was-lost = Pièce touchée, puis triple répétition réclamée avec un coup non inscrit
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = Règle des 50 coups réclamée avec un coup prévu qui n’est pas inscrit

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Réclamation de triple répétition retirée après deux apparitions
    .scene = Les Blancs arrêtent les pendules et soutiennent que le dernier coup des Noirs vient de produire la même position pour la troisième fois. La feuille de partie ne montre pourtant que la deuxième apparition. Quand vous annoncez le résultat de votre vérification, les Blancs disent : « Alors je retire ma réclamation. »
title-a-right-claim-cannot-be-withdrawn-either = Réclamation de triple répétition retirée après trois apparitions
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle, la même position étant sur l’échiquier pour la troisième fois ; les feuilles de partie des deux joueurs le confirment. Soudain, les Blancs découvrent une combinaison gagnante et disent : « Oubliez la réclamation, je la retire. Remettez les pendules en marche, s’il vous plaît. »
title-taking-back-an-offer-is-not-taking-back-a-claim = Proposition de nulle retirée avant d’appuyer sur la pendule

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Triple répétition réclamée après avoir touché délibérément une pièce
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs saisissent une pièce pour la jouer, hésitent et la lâchent. Puis ils arrêtent les pendules et réclament la nulle : la position que vous avez sous les yeux est sur l’échiquier pour la troisième fois. Les Noirs admettent que le compte est bon, mais font remarquer qu’une pièce a été touchée.
title-an-accidental-touch-costs-no-claim = Règle des 50 coups réclamée après avoir touché une pièce par accident
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. En tendant le bras vers un verre d’eau, le joueur qui a les Blancs effleure par accident une pièce de la manche ; il arrête ensuite les pendules et réclame la nulle : chaque joueur a effectué 50 coups sans prise ni poussée de pion. Les deux feuilles de partie le confirment. « Pièce touchée, pièce jouée, disent les Noirs, donc pas de réclamation sur ce coup. »
title-after-his-move-a-player-cannot-claim = Triple répétition réclamée après avoir effectué un coup, avant d’appuyer sur la pendule
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs effectuent leur réponse sur l’échiquier et, la main déjà en route vers la pendule, s’arrêtent : la même position s’y trouve maintenant pour la troisième fois. Sans appuyer, les Blancs réclament la nulle par triple répétition. Le compte est bon ; les Noirs disent que les Blancs ont laissé passer le moment.
title-the-right-comes-back-with-the-next-move = Tour touchée à un coup, triple répétition réclamée au coup suivant
    .scene = Les Noirs jouent { MOVE("Kg8") } et appuient sur la pendule. Les Blancs saisissent la tour a1 pour la jouer, réfléchissent, jouent { MOVE("Rb1") } et appuient sur la pendule. Les Noirs répondent { MOVE("Kf8") } et appuient sur la pendule. Les Blancs réclament maintenant la nulle ; les feuilles de partie montrent la position pour la troisième fois. Les Noirs objectent qu’en touchant cette tour les Blancs ont renoncé au droit de réclamer.
title-adjusting-without-a-word-costs-the-claim = Triple répétition réclamée après avoir adoubé une pièce sans rien dire
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Sans rien dire, les Blancs redressent la pièce en e4, qui est de travers, puis arrêtent les pendules et réclament la nulle parce que la même position est sur l’échiquier pour la troisième fois. Le compte est bon. Les Noirs insistent : la pièce en e4 a été touchée ; les Blancs répondent que tout le monde pouvait voir dans quel but.
title-adjusting-with-the-words-does-not-cost-the-claim = Triple répétition réclamée après avoir dit « j’adoube » et adoubé une pièce
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs disent : « J’adoube », redressent la pièce en e4, arrêtent les pendules et réclament la nulle, la position étant sur l’échiquier pour la troisième fois. Les feuilles de partie le confirment. Les Noirs, qui préféreraient continuer, soutiennent que plus aucune réclamation n’est possible une fois qu’une pièce a été touchée.
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Triple répétition réclamée juste après avoir touché une pièce
title-a-piece-is-lifted-to-show-the-intended-move = Tour touchée avant la réclamation pour montrer le coup prévu
title-a-written-claim-before-the-piece-is-lifted = Nulle réclamée avec le coup prévu Te1, puis une pièce touchée
    .scene = Les Noirs appuient sur la pendule. Les Blancs inscrivent { MOVE("Re1") }, arrêtent les pendules et réclament la nulle parce que ce coup produirait la même position pour la troisième fois ; les feuilles de partie le confirment. Pendant que vous les lisez encore, les Blancs prennent une pièce en main. « Touchée ! s’écrient les Noirs. Adieu la réclamation. »

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Triple répétition réclamée à la troisième apparition, les pendules étant encore en marche

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Nulle proposée sous condition, l’adversaire accepte
    .scene = Les Blancs effectuent un coup, disent : « Je vous propose la nulle, mais seulement si vous acceptez tout de suite » et appuient sur la pendule. Les Noirs réfléchissent longuement et finissent par dire : « D’accord, j’accepte. » Les Blancs protestent : « Beaucoup trop tard, ce n’était pas ma condition ! »
title-a-condition-at-a-wrong-moment-falls-too = Proposition de nulle sous condition pendant le temps de l’adversaire

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Nulle réclamée après une prise qui laisse roi et fou contre roi
title-a-locked-position-is-drawn-at-once = Chaînes de pions bloquées après g4 : seuls les rois peuvent encore jouer
title-a-position-in-which-only-a-helper-could-be-mated = Roi et cavalier contre roi et deux pions : la position est-elle morte ?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Nulle proposée après le coup et avant d’appuyer sur la pendule
title-an-accepted-offer-ends-the-game = Les Blancs proposent la nulle avant d’appuyer sur la pendule, les Noirs acceptent
title-an-offer-lives-while-the-opponent-thinks = Proposition de nulle acceptée tard, quand il reste à peine plus d’une minute
title-the-end-of-the-game-ends-the-offer = Les Noirs répondent à la proposition par échec et mat, puis acceptent la nulle
title-after-the-end-of-the-game-nothing-can-be-offered = Nulle proposée après l’abandon de l’adversaire

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = Pas de nulle avant le 30e coup : proposition et acceptation après 29 coups chacun
title-at-move-30-the-restriction-is-over = Pas de nulle avant le 30e coup : proposition et acceptation après 30 coups chacun
title-the-slower-player-counts-for-the-restriction = Pas de nulle avant le 30e coup : les Blancs ont effectué 30 coups, les Noirs 29
    .scene = Les Blancs ont effectué 30 coups, les Noirs 29. Les Blancs proposent la nulle et les Noirs acceptent aussitôt. Quand vous arrivez à l’échiquier, tous deux vous assurent que le nombre exigé est atteint et que la position n’offre plus rien à personne.
title-the-arbiter-may-consent-to-an-early-draw = Nulle soumise à autorisation : l’arbitre permet la proposition et son acceptation
title-an-agreement-without-consent-has-no-effect = Nulle soumise à autorisation : les joueurs s’accordent sans demander à l’arbitre
    .scene = Les deux joueurs arrêtent les pendules, se serrent la main et vous annoncent : « Nous avons convenu de la nulle. » Aucun des deux ne vous l’a demandé auparavant ; vous n’avez pas donné d’autorisation et vous n’en donnez pas maintenant. La position était si égale, disent-ils, qu’ils ont tout simplement oublié la règle.
title-a-restriction-leaves-the-claims-untouched = Pas de nulle avant le 30e coup : triple répétition réclamée après 18 coups
    .scene = Chaque joueur a effectué 18 coups. Les Noirs effectuent un coup et appuient sur la pendule ; les Blancs arrêtent alors les pendules et réclament la nulle, la même position étant sur l’échiquier pour la troisième fois. Les deux feuilles de partie le montrent. Les Noirs, qui sont mieux, objectent qu’ici personne ne peut obtenir la nulle si tôt.
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = Pas de nulle avant le 35e coup : l’adversaire accepte une réclamation après 24 coups
    .scene = Chaque joueur a effectué 24 coups. Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition ; selon les feuilles de partie, ce n’est que la deuxième fois. Les Noirs approuvent de la tête : « Ça me va, j’accepte. » Tous deux espèrent ainsi ne pas devoir jouer jusqu’au 35e coup.

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Quintuple répétition que personne ne remarque, et la partie continue
title-seventy-five-moves-that-nobody-notices = Règle des 75 coups : personne ne remarque rien, puis un joueur abandonne
title-a-fifth-occurrence-that-somebody-notices = Quintuple répétition remarquée aussitôt

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Triple répétition : prise en passant possible à la première apparition
    .scene = La partie a commencé par 1. { MOVE("e4") } { MOVE("e6") } 2. { MOVE("e5") } { MOVE("d5") } 3. { MOVE("Nf3") } { MOVE("Nc6") } 4. { MOVE("Ng1") } { MOVE("Nb8") } 5. { MOVE("Nf3") } { MOVE("Nc6") } 6. { MOVE("Ng1") }. Quand les Noirs jouent { MOVE("Nb8") } et appuient sur la pendule, les Blancs arrêtent les pendules et réclament la nulle par triple répétition. « Regardez la feuille de partie, insistent les Blancs : les cavaliers sont sortis et rentrés deux fois, et aucune autre pièce n’a joué depuis le deuxième coup. »
title-a-pinned-pawn-cannot-take-en-passant = Triple répétition : prise en passant empêchée par un clouage à la première apparition
    .scene = Les derniers coups ont été 30. … { MOVE("d5") } 31. { MOVE("Nf3") } { MOVE("Kg8") } 32. { MOVE("Ng1") } { MOVE("Kh8") } 33. { MOVE("Nf3") } { MOVE("Kg8") } 34. { MOVE("Ng1") }. Les Noirs jouent { MOVE("Kh8") } et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition. Les Noirs sourient : « La première fois, je venais d’avancer le pion de deux cases, c’était donc une autre position. »

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Règle des 50 coups réclamée à 45 coups avec Rf4 comme coup prévu
title-without-an-intended-move-nothing-must-be-played = Triple répétition réclamée à la première apparition, sans coup prévu
title-the-intended-move-is-illegal = Réclamation avec un coup prévu illégal : le cavalier est cloué
    .scene = Pendant les 20 derniers coups de chaque joueur, aucun pion n’a joué et rien n’a été pris. Les Noirs jouent { MOVE("Kf8") } et appuient sur la pendule. Les Blancs inscrivent { MOVE("Nc3") }, arrêtent les pendules et réclament la nulle parce qu’avec ce coup la position apparaîtrait pour la troisième fois. Les Noirs montrent la tour en e8 et exigent que vous comptiez cela comme un coup illégal.
title-another-move-with-the-piece-that-was-meant = Réclamation avec un coup prévu illégal : la tour saute par-dessus son pion
    .scene = Pendant les 20 derniers coups de chaque joueur, aucun pion n’a joué et rien n’a été pris. Les Noirs jouent { MOVE("Kf8") } et appuient sur la pendule. Les Blancs inscrivent { MOVE("Re1-e4") }, arrêtent les pendules et réclament la nulle parce qu’avec ce coup la position apparaîtrait pour la troisième fois. Les Noirs rient et montrent l’échiquier. « Un lapsus, évidemment », murmurent les Blancs.
title-an-illegal-intended-move-without-a-position = Réclamation avec un coup de cavalier illégal comme coup prévu
title-may-another-move-be-played-after-a-wrong-claim = Réclamation rejetée avec le coup prévu Cc3 : les Blancs peuvent-ils jouer Rf1 ?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Réclamation rejetée avec un coup de cavalier prévu : peut-on jouer le roi à la place ?
title-a-claim-after-touching-another-piece-than-the-intended-one = Tour touchée, puis réclamation avec un coup de cavalier comme coup prévu
title-a-claim-after-touching-the-piece-of-the-intended-move = Cavalier touché, puis réclamation avec un coup de ce même cavalier
title-an-illegal-king-move-is-written-for-a-claim = Réclamation avec un coup prévu illégal : le roi se met en échec

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = Règle des 50 coups : avec le coup de tour prévu, chaque joueur en aura effectué cinquante
    .scene = Pendant les 49 derniers coups de chaque joueur, aucun pion n’a joué et rien n’a été pris. Les Noirs jouent { MOVE("Rh2") } et appuient sur la pendule. Les Blancs inscrivent { MOVE("Rb1") }, arrêtent les pendules et réclament la nulle selon la règle des 50 coups. Les Noirs protestent : « Vous n’avez pas encore effectué votre cinquantième coup, et personne ne sait si vous le ferez jamais. »
title-the-intended-move-is-only-the-forty-ninth = Règle des 50 coups : avec le coup prévu, les Blancs en ont cinquante, les Noirs 49
title-an-intended-pawn-move-ends-the-series = Règle des 50 coups réclamée avec un coup de pion comme coup prévu
    .scene = Pendant les 49 derniers coups de chaque joueur, aucun pion n’a joué et rien n’a été pris. Les Noirs jouent { MOVE("Rh2") } et appuient sur la pendule. Les Blancs inscrivent { MOVE("a3") }, arrêtent les pendules, vous appellent et réclament la nulle selon la règle des 50 coups : « Avec ce coup, j’aurai fait mes cinquante. »
title-an-intended-move-counted-from-the-scoresheet = Règle des 50 coups réclamée avec le cinquantième coup, Rf4, comme coup prévu

## no-progress-draw.yaml

title-mate-on-the-75th-move = Règle des 75 coups : échec et mat au dernier coup
    .scene = Pendant les 75 derniers coups des Noirs et les 74 derniers des Blancs, aucun pion n’a joué et rien n’a été pris. Les Blancs jouent { MOVE("Qg7") } et appuient sur la pendule. Les Noirs, qui ont tenu le compte, disent aussitôt que le nombre de coups exigé est maintenant atteint des deux côtés et que la nulle ne demande aucune réclamation.
title-seventy-five-moves-without-mate = Règle des 75 coups : 75 coups chacun sur l’échiquier, ni mat ni réclamation
title-seventy-four-moves-are-not-enough = Règle des 75 coups : 74 coups chacun
title-a-series-of-75-moves-told-by-the-sheets = Règle des 75 coups : le joueur A effectue le 75e coup de chacun, personne ne réclame
title-the-75th-move-was-illegal = Règle des 75 coups : le 75e coup est illégal
title-between-50-and-75-moves-the-draw-must-be-claimed = Soixante coups chacun sans prise ni poussée de pion, puis une réclamation
title-stalemate-on-the-75th-move = Règle des 75 coups : pat au dernier coup
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = Règle des 75 coups : un drapeau tombe après 75 coups chacun
    .scene = Chaque joueur a effectué 75 coups sans prise ni poussée de pion, mais tous deux ont depuis longtemps cessé de compter. Les Blancs cherchent encore un plan lorsque leur drapeau tombe ; vous le voyez. Les Noirs, qui pourraient encore mater, demandent le point entier : après tout, personne n’a réclamé la nulle. Les Blancs préféreraient continuer : l’arbitre, lui aussi, avait laissé la partie se poursuivre.
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = Règle des 75 coups : l’arbitre arrive à l’échiquier après 75 coups chacun

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = Règle des 50 coups sur l’échiquier : cinquante coups achevés par chacun
title-forty-nine-moves-by-one-of-them = Règle des 50 coups sur l’échiquier : cinquante coups des Noirs, 49 des Blancs
    .scene = Pendant les 49 derniers coups de chaque joueur, aucun pion n’a joué et rien n’a été pris. Les Noirs jouent { MOVE("Rh2") } et appuient sur la pendule. Les Blancs, à qui il reste 8 minutes, arrêtent les pendules et réclament la nulle selon la règle des 50 coups : avec ce dernier coup, soutiennent-ils, les cinquante sont complets. Les Noirs regardent la tour et ne disent rien.
title-the-fiftieth-move-was-made-but-not-completed = Règle des 50 coups réclamée avant que les Noirs appuient sur la pendule au 50e coup
title-a-capture-interrupts-the-series = Règle des 50 coups réclamée avec une prise parmi les derniers coups
title-nobody-has-counted-the-moves-without-progress = Règle des 50 coups réclamée sans que personne ait compté les coups
title-the-moves-without-progress-are-told-with-the-last-of-them = Règle des 50 coups : avec le dernier coup de l’adversaire, 50 de part et d’autre
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = Règle des 50 coups : avec le dernier coup de l’adversaire, 49 seulement de part et d’autre

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Nulle proposée après avoir appuyé sur la pendule, pendant le temps de l’adversaire
title-an-offer-before-moving-is-valid = Nulle proposée par le joueur ayant le trait, avant d’effectuer un coup
title-an-offer-at-a-wrong-moment-can-be-accepted = Les Noirs proposent la nulle pendant que les Blancs réfléchissent, les Blancs acceptent

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Proposition de nulle retirée, mais l’adversaire l’accepte
    .scene = Les Blancs effectuent un coup, proposent la nulle et appuient sur la pendule. Pendant que les Noirs réfléchissent, les Blancs découvrent une combinaison gagnante et disent : « Je retire ma proposition. » Les Noirs lèvent les yeux : « Mais moi, je l’accepte. » Les Blancs vous appellent et insistent : nul ne peut être forcé à la nulle contre sa volonté.
title-a-refused-offer-is-gone-anyway = Retirer une proposition de nulle déjà refusée

## offer-noted.yaml

title-both-players-note-an-offer = Noter une proposition de nulle sur la feuille de partie
title-where-nobody-records-no-offer-is-noted = Noter une proposition de nulle en rapide ou en blitz sans obligation de noter les coups

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Proposition de nulle refusée verbalement, acceptée plus tard
    .scene = Les Blancs effectuent un coup, proposent la nulle et appuient sur la pendule. « Non, merci », disent les Noirs, qui se plongent dans leurs réflexions, ne trouvent rien et, toujours sans avoir touché une pièce, reprennent : « Réflexion faite, j’accepte. » Les Blancs préfèrent maintenant continuer et vous appellent.
title-touching-a-piece-refuses-the-offer-since-2001 = Proposition de nulle : l’adversaire touche délibérément une pièce, puis accepte
    .scene = Les Blancs effectuent un coup, proposent la nulle et appuient sur la pendule. Les Noirs saisissent une pièce dans l’intention de la jouer, la lâchent et disent : « Vous avez raison, c’est nulle. J’accepte. » Les Blancs, qui viennent d’apercevoir un gain, répondent qu’il est trop tard.
title-an-accidental-touch-refuses-nothing = Proposition de nulle : l’adversaire touche une pièce par accident, puis accepte
title-whether-a-touch-refuses-depends-on-its-intention = Proposition de nulle : l’adversaire touche une pièce, puis accepte
title-a-move-refuses-the-offer = Proposition de nulle : l’adversaire effectue un coup, puis accepte
    .scene = Les Blancs effectuent un coup, proposent la nulle et appuient sur la pendule. Sans rien dire, les Noirs effectuent un coup et appuient sur la pendule. Les Blancs se plongent dans leurs réflexions. Soudain, le joueur qui a les Noirs tend la main : « Je n’ai jamais dit non à votre proposition, alors je l’accepte maintenant. » Les Blancs ne veulent plus de la nulle et vous appellent.
title-the-offerers-own-move-refuses-nothing = Nulle proposée avant de jouer : son auteur effectue un coup, l’adversaire accepte
title-adjusting-without-a-word-refuses-the-offer = Proposition de nulle : l’adversaire adoube une pièce sans rien dire, puis accepte
    .scene = Après 1. { MOVE("d4") } { MOVE("d5") }, les Blancs jouent { MOVE("c4") }, proposent la nulle et appuient sur la pendule. En silence, les Noirs poussent le pion e7 au milieu de sa case, lèvent les yeux et disent : « J’accepte. » « Trop tard, vous avez touché un pion », répliquent les Blancs, qui vous appellent. « Mais je l’ai seulement remis droit, disent les Noirs, je n’ai jamais voulu le jouer. »
title-adjusting-with-the-words-refuses-nothing = Proposition de nulle : l’adversaire dit « j’adoube », adoube une pièce, puis accepte
    .scene = Les Blancs effectuent un coup, proposent la nulle et appuient sur la pendule. Les Noirs disent : « J’adoube », redressent la pièce en e7, réfléchissent un moment, puis disent : « D’accord. » Les Blancs protestent : les Noirs ont touché une pièce et ainsi refusé la proposition.

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Triple répétition : le coup prévu amène la troisième apparition
title-the-intended-move-brings-only-the-second-occurrence = Triple répétition : le coup prévu amène la deuxième apparition
    .scene = Après 40. { MOVE("Qe8+") } { MOVE("Kg7") }, les Blancs jouent { MOVE("Qe5+") } et appuient sur la pendule. Les Noirs, à qui il reste 20 minutes, inscrivent { MOVE("Kg8") }, arrêtent les pendules et réclament la nulle parce que ce coup produirait la position pour la troisième fois. La position qui précède ces deux coups compte aussi ; ce qui est antérieur n’importe pas. Les Blancs se contentent de sourire.
title-a-move-that-was-not-written-down = Triple répétition avec Te1 non inscrit, puis Te1 inscrit et nouvelle réclamation
title-a-move-told-only-to-the-opponent = Coup prévu inscrit, mais non déclaré à l’arbitre
title-the-written-move-cannot-be-exchanged = Triple répétition : réclamation avec Te1 rejetée, puis seconde réclamation avec Td1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Triple répétition réclamée avec un coup prévu alors que l’adversaire a le trait
title-a-claim-that-was-never-made-binds-nobody = Réclamation avec Td1 après une première réclamation contestée avec Te1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Réclamation avec un coup prévu : la position actuelle est apparue trois fois

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Quintuple répétition : position initiale pour la cinquième fois après des coups de cavalier
title-four-times-is-not-yet-a-draw = Position initiale pour la quatrième fois, personne ne réclame la nulle
title-five-times-with-a-detour-between = Quintuple répétition avec un détour entre les apparitions
title-the-sheets-show-five-occurrences = Quintuple répétition, seules les trois dernières apparitions se suivent
title-after-the-fifth-occurrence-nothing-counts = Quintuple répétition, puis l’adversaire abandonne
    .scene = Les Blancs effectuent un coup qui amène la même position pour la cinquième fois de suite. Aucun des deux joueurs n’y prête attention. Les Noirs en ont assez, abandonnent et serrent la main de leur adversaire. C’est seulement quand les feuilles de partie sont remises que vous comptez les positions.
title-a-move-is-played-although-the-position-stood-five-times = Un coup est joué à partir d’une position apparue cinq fois

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Échec perpétuel : triple répétition réclamée à la troisième apparition
title-the-second-time-is-not-enough = Échec perpétuel : triple répétition réclamée à la deuxième apparition
title-the-repetitions-need-not-follow-each-other = Triple répétition : d’autres coups entre les trois apparitions
    .scene = Avec le trait aux Blancs, le cavalier blanc se trouvait en f3, le roi blanc en g2 et la tour noire en d5 ; comptez cela comme la première apparition. Les coups suivants ont été 50. { MOVE("Kh2") } { MOVE("Ra5") } 51. { MOVE("Kg2") } { MOVE("Rd5") } 52. { MOVE("Ne1") } { MOVE("Ra5") } 53. { MOVE("Nf3") } { MOVE("Rb5") } 54. { MOVE("Kh2") } { MOVE("Ra5") } 55. { MOVE("Kg2") }. Les Noirs jouent { MOVE("Rd5") }, appuient sur la pendule et, quand les Blancs réclament la nulle par triple répétition, objectent : « La série a été interrompue plusieurs fois. »
title-a-claim-made-on-the-opponents-time-is-wrong = Triple répétition réclamée alors que l’adversaire a le trait
    .scene = Les Noirs ont le trait et sont plongés dans leurs réflexions. Les Blancs arrêtent les pendules et réclament la nulle par triple répétition : la position présente est sur l’échiquier pour la troisième fois. Personne ne doute du compte, et les Noirs continuent simplement de réfléchir. « Tout le monde peut le voir, disent les Blancs, et les faits ne dépendent pas de celui qui les voit le premier. »
title-a-claim-before-the-opponent-has-pressed = Triple répétition sur l’échiquier réclamée avant que l’adversaire appuie sur la pendule
title-whether-the-claimant-has-the-move-decides = Triple répétition : le réclamant a-t-il le trait ?
title-a-position-that-stood-earlier-is-not-claimed-later = Triple répétition : troisième apparition un coup plus tôt, autre position apparue deux fois
title-a-fourth-occurrence-can-be-claimed-too = Triple répétition réclamée à la quatrième apparition
title-nobody-has-told-how-often-the-position-stood = Triple répétition : combien de fois la position est-elle apparue ?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Troisième apparition réclamée d’abord par celui qui vient de jouer, puis par l’adversaire
    .scene = Les Noirs effectuent un coup, appuient sur la pendule et réclament aussitôt la nulle par triple répétition, puisque la position est maintenant sur l’échiquier pour la troisième fois. Les feuilles de partie confirment le compte. Vous parlez encore avec les Noirs quand les Blancs, qui n’ont rien touché, disent : « Alors c’est moi qui la réclame. »
title-twice-told-with-the-move-is-not-enough-at-the-claim = Triple répétition réclamée après un coup de l’adversaire qui amène la deuxième apparition
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Triple répétition réclamée après un coup de l’adversaire qui a changé la position répétée

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Triple répétition réclamée après trois apparitions, refusée par l’adversaire
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs arrêtent les pendules et réclament la nulle, la même position étant maintenant sur l’échiquier pour la troisième fois. Vous parcourez avec les joueurs les feuilles de partie, qui le confirment. Les Noirs ne veulent rien entendre : « Une réclamation est une proposition de nulle, et je la refuse. Je joue pour le gain. »
title-a-right-claim-at-every-pace = Triple répétition réclamée en rapide ou en blitz après trois apparitions
title-nobody-but-a-player-can-claim = Un spectateur réclame la nulle par triple répétition

## same-position.yaml

title-the-other-player-has-the-move = Triple répétition : même placement, mais une fois l’autre camp avait le trait
    .scene = Les derniers coups ont été 60. { MOVE("Ke3") } { MOVE("Kd6") } 61. { MOVE("Ke2") } { MOVE("Kd5") } 62. { MOVE("Kd3") } { MOVE("Kd6") } 63. { MOVE("Ke3") } { MOVE("Kd5") } 64. { MOVE("Ke2") } { MOVE("Kd6") } ; la position qui les précède compte aussi, les positions antérieures n’importent pas. Les Blancs jouent { MOVE("Kd3") } et appuient sur la pendule. Les Noirs inscrivent { MOVE("Kd5") } et réclament la nulle parce que ce coup amène la position pour la troisième fois. Les Blancs veulent que la réclamation soit vérifiée.
title-rooks-that-changed-places = Triple répétition : les deux tours blanches ont échangé leurs places
    .scene = Les derniers coups ont été 30. { MOVE("Rb2") } { MOVE("Kh8") } 31. { MOVE("Raa2") } { MOVE("Kg8") } 32. { MOVE("Rb3") } { MOVE("Kh8") } 33. { MOVE("Rba3") } { MOVE("Kg8") } 34. { MOVE("Rb2") } { MOVE("Kh8") } 35. { MOVE("Raa2") } { MOVE("Kg8") } 36. { MOVE("Rb3") } { MOVE("Kh8") } 37. { MOVE("Rba3") } ; la position qui les précède compte aussi, les positions antérieures n’importent pas. Les Noirs jouent { MOVE("Kg8") } et appuient sur la pendule. Les Blancs réclament la nulle par triple répétition. Les Noirs, qui ont suivi chaque tour de près, disent que les deux ont échangé leurs places et veulent continuer.

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Réponse évasive à une proposition de nulle, puis acceptation
title-a-nod-that-meant-yes = Réponse à une proposition de nulle par un geste qui voulait dire oui
title-a-shrug-that-did-not-mean-yes = Réponse à une proposition de nulle par un geste qui ne voulait pas dire oui
title-the-players-disagree-whether-a-draw-was-offered = Désaccord entre les joueurs : la nulle a-t-elle été proposée ?

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Échec et mat après une quintuple répétition passée inaperçue, puis un appel

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Triple répétition réclamée après deux apparitions : il reste dix minutes
title-a-wrong-claim-with-exactly-six-minutes-left = Triple répétition réclamée après deux apparitions : il reste exactement six minutes
title-a-wrong-claim-with-less-than-six-minutes-left = Triple répétition réclamée après deux apparitions : il reste un peu moins de six minutes
title-a-wrong-claim-with-a-little-over-two-minutes-left = Triple répétition réclamée après deux apparitions : il reste un peu plus de deux minutes
title-a-wrong-claim-with-exactly-two-minutes-left = Triple répétition réclamée après deux apparitions : il reste exactement deux minutes
title-a-wrong-claim-with-a-little-under-two-minutes-left = Triple répétition réclamée après deux apparitions : il reste un peu moins de deux minutes
title-a-wrong-claim-with-a-little-over-one-minute-left = Triple répétition réclamée après deux apparitions : il reste un peu plus d’une minute
title-a-wrong-claim-with-exactly-one-minute-left = Triple répétition réclamée après deux apparitions : il reste exactement une minute
title-a-wrong-claim-with-less-than-a-minute-left = Triple répétition réclamée après deux apparitions : il reste un peu moins d’une minute
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs, à qui il reste 59 secondes, arrêtent les pendules et réclament la nulle par triple répétition. Les Noirs veulent que la réclamation soit vérifiée ; la vérification prend un certain temps et montre que la position n’est sur l’échiquier que pour la deuxième fois. Les Noirs s’indignent : « Tout ce que voulaient les Blancs, c’était souffler en plein zeitnot. »
title-a-wrong-claim-when-the-clock-is-not-told = Règle des 50 coups réclamée quand chaque joueur n’en a effectué que 47
title-a-wrong-claim-in-rapid = Triple répétition réclamée en rapide après deux apparitions : il reste sept minutes
    .scene = Les Noirs effectuent un coup et appuient sur la pendule. Les Blancs, à qui il reste 7 minutes, arrêtent les pendules et réclament la nulle par triple répétition. Les Noirs veulent que la réclamation soit vérifiée ; vous avez suivi toute la partie et savez que la position n’est sur l’échiquier que pour la deuxième fois. « Dans une partie aussi rapide, personne ne peut compter exactement », disent les Blancs.
title-a-wrong-claim-in-blitz = Triple répétition réclamée en blitz après deux apparitions : il reste 90 secondes
title-the-check-of-a-claim-shows-an-illegal-move = Triple répétition réclamée après un coup de pion illégal que personne n’a remarqué
title-the-check-of-a-right-claim-shows-an-illegal-move = Triple répétition réclamée à la troisième apparition après un coup illégal passé inaperçu
title-a-claim-is-right-although-an-illegal-move-stands = Triple répétition réclamée en rapide ou en blitz après un coup illégal passé inaperçu
