### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Pièces renversées par accident : l’arbitre déclare la partie perdue
title-pieces-knocked-over-on-purpose = Pièces renversées exprès : l’arbitre déclare la partie perdue

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Échiquier mal orienté, réclamation en cours de partie
    .scene = Chaque joueur a achevé 12 coups quand les Noirs vous appellent : la case d’angle à la droite des Blancs est noire. Les pièces, elles, avaient été placées dans le bon ordre. Les Blancs, qui sont mieux, protestent : il est bien trop tard pour se plaindre de l’échiquier.
title-a-turned-board-and-wrong-pieces = Échiquier mal orienté et pièces mal placées
    .scene = En faisant le tour des tables, vous remarquez qu’à l’un des échiquiers la case d’angle à la droite des Blancs est noire. Vous constatez aussi qu’au départ roi et dame étaient intervertis. « C’était pareil pour les deux », disent les Noirs, dont la position est excellente.
title-a-turned-board-in-rapid-before-the-limit = Échiquier mal orienté en jeu rapide, réclamation au deuxième coup
    .scene = Les Blancs ont achevé 2 coups et les Noirs un quand les Blancs découvrent que la case d’angle à leur droite est noire et vous appellent. Les pièces, elles, avaient été placées dans le bon ordre. Les Noirs n’en démordent pas : une fois que les deux camps ont joué, on ne touche plus à l’échiquier.

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Couleurs inversées, réclamation après le mat des Blancs au sixième coup
    .scene = Au sixième coup, les Blancs jouent { MOVE("Qxf7") } et appuient sur la pendule. Les Noirs cherchent une défense, puis regardent la liste des appariements et réclament : les couleurs étaient inversées. « Après si peu de coups, une telle partie ne peut pas compter. »
title-the-mated-player-wants-a-new-game-with-the-right-colours = Couleurs inversées, réclamation après le mat des Noirs au deuxième coup
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Couleurs inversées, réclamation après trois coups, la partie encore en cours
title-reversed-colours-and-a-resignation-on-move-seven = Couleurs inversées, réclamation après l’abandon au septième coup
    .scene = Les Blancs ont effectué 7 coups et les Noirs 6 quand les Noirs voient que leur dame est perdue et abandonnent. Pendant que les deux joueurs analysent encore, les Noirs découvrent sur la liste des appariements que les couleurs étaient inversées et vous appellent : « Si tôt dans la partie, cela ne peut pas compter. »

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Couleurs inversées : dix coups effectués par les Blancs, neuf par les Noirs
    .scene = Les Blancs ont achevé 10 coups et les Noirs 9 quand les Blancs jettent un œil à la liste des appariements, découvrent que les couleurs ont été inversées et vous appellent. Les Noirs, qui ont déjà un pion de plus, protestent : on en est au dixième coup et la partie doit continuer.
title-colours-reversed-after-ten-moves-of-each = Couleurs inversées : dix coups achevés de chaque côté
    .scene = Chaque joueur a achevé 10 coups quand les Noirs vous montrent la liste des appariements : les couleurs ont été inversées. Les Noirs, qui ont un pion de moins, font valoir que les pièces blanches leur revenaient et que nul n’a à payer pour l’erreur d’un autre.
title-colours-reversed-and-the-tenth-move-not-yet-completed = Couleurs inversées : dixième coup des Noirs effectué, mais non achevé
title-colours-reversed-and-nobody-counted-the-moves = Couleurs inversées : le nombre de coups effectués est inconnu
title-colours-reversed-in-rapid-after-six-moves = Couleurs inversées en jeu rapide ou en blitz après six coups
    .scene = Chaque joueur a achevé 6 coups quand les Noirs jettent un œil à la liste des appariements, découvrent que les couleurs ont été inversées et vous appellent. Les Blancs, qui ont un cavalier de plus, soutiennent que, dans une partie jouée si vite, chacun doit s’accommoder d’une telle erreur.

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Pièces renversées pendant que tourne la pendule de l’adversaire
    .scene = Les Blancs ont le trait et réfléchissent quand les Noirs, en tendant la main vers un verre d’eau, renversent les pièces en e4 et d4. Les Noirs s’excusent et se calent dans leur siège : après tout, le trait est aux Blancs, qui n’ont qu’à remettre les pièces en place.
title-half-a-minute-for-pieces-knocked-over = Pièces renversées : une demi-minute à l’adversaire ou un point de moins ?
title-pieces-knocked-over-on-the-players-own-time = Pièces renversées par un joueur pendant que tourne sa propre pendule
    .scene = Les Noirs, qui ont le trait, tendent le bras par-dessus l’échiquier pour saisir une pièce et, de la manche, renversent les pièces en e4 et d4. C’est leur propre pendule qui tourne, disent-ils, les Blancs n’ont donc pas perdu une seconde ; et ils voudraient vous laisser le soin de tout remettre en place.
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Pièces renversées en blitz, dix-neuf secondes à la pendule de l’adversaire

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Pièce renversée par un spectateur, remarquée seulement après le coup suivant
title-the-position-before-the-displacement-is-not-known = Pièce trouvée dérangée, la position antérieure ne peut être établie
    .scene = Une pièce a glissé de e4, nul ne sait comment, et personne ne le remarque d’abord. Les Blancs effectuent un coup et appuient sur la pendule ; alors seulement les Noirs s’en aperçoivent et vous appellent. La position antérieure ne peut plus être établie. Les Blancs soutiennent qu’un coup une fois achevé doit être maintenu.
title-displaced-pieces-that-were-put-back = Pièce dérangée, remise en place avant que l’arbitre ne le voie

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Un joueur renverse des pièces : qui les remet en place, et sur le temps de qui ?
title-pieces-displaced-by-nobody-are-no-players-duty = Pièce trouvée dérangée, personne ne sait pourquoi
title-the-clock-is-pressed-while-the-pieces-lie-about = Appui sur la pendule avant que les pièces renversées n’aient été remises en place
title-a-complaint-about-pieces-just-knocked-over = Pièces renversées, signalées avant que l’adversaire n’ait joué
    .scene = Les Noirs jouent { MOVE("Rd2") } et appuient sur la pendule ; en ramenant le bras, ils renversent de la manche le roi en g1 et les pions en f2 et g2. Avant d’effectuer le moindre coup, les Blancs vous adressent une réclamation. Les Noirs disent que c’était un accident et qu’à ce moment leur coup était déjà achevé dans les règles.
title-a-complaint-about-pieces-that-were-put-back = Réclamation pour des pièces renversées et déjà remises en place
title-pieces-knocked-over-by-a-player-and-found-moves-later = Pièce renversée par un joueur, réclamation seulement après les coups suivants

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Coup illégal signalé par le joueur qui vient d’abandonner
    .scene = Les Blancs jouent un fou sur une case qu’il n’aurait jamais pu atteindre et appuient sur la pendule ; personne ne le remarque. Les Noirs, persuadés que tout est perdu, abandonnent. Ce n’est qu’à l’analyse que les joueurs voient ce qui s’est passé, et les Noirs vous appellent pour réclamer : le coup des Blancs était illégal.
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Coup illégal antérieur, remarqué par l’arbitre après le mat
title-a-displacement-found-after-the-end-changes-nothing = Pièce dérangée signalée après un accord de nulle
    .scene = Pendant la partie, la pièce en e4 a été poussée par accident sur une autre case, sans que personne s’en aperçoive. Les joueurs conviennent de la nulle et se serrent la main. En rejouant ensuite la partie, les Blancs constatent que la pièce n’est pas à sa place et vous appellent : sur la bonne position, jamais ils n’auraient accepté la nulle.
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Coup de cavalier illégal des Blancs, réclamation des Noirs
    .scene = Dès le premier coup de la partie, les Blancs jouent { MOVE("Ng1-g3") } et appuient sur la pendule. Les Noirs regardent à deux fois, vous appellent et réclament : ce coup était illégal. Les Blancs s’excusent, mettent cela sur le compte de la nervosité et préféreraient maintenant commencer par un pion.
title-a-broken-touch-is-claimed-after-the-end = Pièce touchée et non jouée, réclamation du joueur qui vient d’abandonner
    .scene = Les Blancs touchent délibérément une pièce, en jouent une autre et appuient sur la pendule ; personne ne proteste. Un peu plus tard, les Noirs abandonnent, puis se souviennent de la pièce touchée et vous adressent une réclamation. Les Blancs l’admettent aussitôt : oui, c’est l’autre pièce qu’ils auraient dû jouer.
title-an-illegal-move-is-complained-of-after-the-end = Réclamation pour un coup illégal après l’abandon
title-an-illegal-move-found-after-both-have-signed = Réclamation pour un coup illégal après la signature du résultat par les deux joueurs
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Coup illégal découvert après la signature : l’arbitre change le résultat en nulle

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Roque à deux mains à travers une case attaquée, aucune infraction auparavant
    .scene = Sous vos yeux, les Blancs jouent { MOVE("0-0") } à deux mains – le roi d’abord dans l’une, puis la tour dans l’autre – et appuient sur la pendule. « De toute façon, les deux pièces bougent ensemble », plaident les Blancs, tandis que les Noirs ont déjà compté deux infractions.
title-one-counter-for-all-kinds = Un coup illégal, puis un coup à deux mains du même joueur
    .scene = Les Blancs jouent un fou comme une tour et appuient sur la pendule sous vos yeux. Vous intervenez ; les Blancs remettent tout en place, effectuent un coup à deux mains et appuient de nouveau sur la pendule. Chacune des deux infractions est une première, plaident-ils : jouer à deux mains n’a rien à voir avec les coups illégaux.
title-each-player-has-a-counter-of-his-own = Un coup illégal d’un joueur d’abord, puis un de l’adversaire
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Premier coup illégal dans une fin de partie au KO
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Roque à deux mains à travers une case attaquée, une infraction auparavant
    .scene = Un coup illégal des Blancs a déjà été compté dans cette partie. Sous vos yeux, ils jouent maintenant { MOVE("0-0") } à deux mains et appuient sur la pendule. Ils plaident que la première infraction remonte à plusieurs heures et que roquer à deux mains ne nuit à personne.
title-a-second-illegal-move-on-the-same-move-number = Deuxième coup illégal commis en remplaçant le premier
    .scene = Les Noirs jouent { MOVE("Ke7") } et appuient sur la pendule ; vous intervenez et accordez aux Blancs le temps supplémentaire. Les Noirs remettent le roi en place ; vous remettez leur pendule en marche. Ils jouent alors { MOVE("Ke8") } et, sous vos yeux, appuient sur la pendule. « C’est toujours le même coup, cela ne peut compter qu’une fois », soutiennent-ils.
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Roque à deux mains, le roi étant en échec et traversant une case attaquée

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Deuxième coup illégal : roi et dame contre roi et cavalier
    .scene = Les Blancs ont roi et dame contre roi et cavalier, et un coup illégal a déjà été compté contre eux. Ils jouent maintenant la dame comme un cavalier et appuient sur la pendule sous vos yeux. « Deux, c’est deux, quoi qu’il y ait sur l’échiquier », disent les Noirs, qui comptent sur le point entier.
title-the-second-illegal-move-of-a-rook-against-a-knight = Deuxième coup illégal : roi et tour contre roi et cavalier
    .scene = Les Blancs ont roi et tour contre roi et cavalier, et un coup illégal a déjà été compté contre eux. Ils jouent maintenant la tour comme un fou et appuient sur la pendule sous vos yeux. Les Blancs restent calmes : « Un cavalier seul n’a jamais maté personne. »
title-the-queen-in-place-of-the-pawn-saves-the-game = Deuxième infraction : pion laissé sans promotion contre roi et cavalier
    .scene = Un coup illégal a déjà été compté contre les Blancs, qui jouent maintenant { MOVE("b8") }, laissent le pion sur la rangée la plus éloignée et appuient sur la pendule sous vos yeux. « Avec ce pion sur l’échiquier, le cavalier peut encore mater », disent les Noirs.
title-the-pawn-put-back-can-still-help-to-mate = Deuxième coup illégal : roi et pion contre roi et cavalier
    .scene = Un coup illégal a déjà été compté contre les Blancs, qui jouent maintenant le pion de b7 en a8, le remplacent par une dame et appuient sur la pendule sous vos yeux. « Contre roi et dame, un cavalier ne peut jamais mater : personne ne gagne », disent les Blancs.
title-the-opponent-with-a-bare-king-draws = Troisième coup illégal contre un roi seul en jeu standard (Règles jusqu’à 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Coup illégal en blitz contre un roi seul, réclamation immédiate (Règles jusqu’à 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Deuxième coup illégal en jeu standard, tout coup légal donnant mat
    .scene = Un coup illégal a déjà été compté contre les Blancs, qui jouent maintenant { MOVE("Ke6-d5") } et appuient sur la pendule sous vos yeux. « C’est le deuxième, et avec une tour on peut toujours mater », disent les Noirs, déjà sûrs du point.
title-a-second-illegal-move-against-an-opponent-who-cannot-mate-is-claimed = Deuxième coup illégal à toutes les cadences, réclamation d’un adversaire qui ne peut pas mater

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Trois coups illégaux successifs du même joueur
title-the-second-illegal-move-of-a-player = Deuxième coup illégal : l’adversaire peut-il encore mater ?
title-the-third-illegal-move-of-a-player = Troisième coup illégal : l’adversaire peut-il encore mater ? (Règles jusqu’à 2009)
title-an-illegal-move-in-a-supervised-rapid-game = Premier coup illégal en jeu rapide (Règles du jeu en compétition)
    .scene = Les Blancs jouent un fou comme une tour et appuient sur la pendule. Quand vous arrêtez les pendules, ils sont gênés et préféreraient jouer une autre pièce. Les Noirs sont certains qu’un coup illégal coûte la même chose dans toutes les parties de tournoi.
title-an-illegal-move-in-a-supervised-blitz-game = Premier coup illégal en blitz (Règles du jeu en compétition)
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Troisième coup illégal en fin de partie au KO, mat impossible (Règles jusqu’à 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Prise en passant juste après le double pas, réclamation pour coup illégal
    .scene = Les Noirs viennent de jouer { MOVE("d5") }, avançant le pion de deux cases. Les Blancs répondent { MOVE("exd6") }, retirent ce pion de l’échiquier et appuient sur la pendule. Les Noirs, dont le pion n’a jamais été en d6, vous appellent, indignés, et réclament : { MOVE("exd6") } serait un coup illégal.
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Troisième coup illégal, donnant pat, en fin de partie au KO (Règles de 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Troisième coup illégal en fin de partie au KO, laissant une position morte (Règles de 1997)
title-how-many-illegal-moves-there-were-is-left-open = Coup illégal : combien le joueur en a-t-il achevé auparavant ?
title-a-first-illegal-move-is-claimed-at-once = Premier coup illégal à toutes les cadences, réclamation immédiate de l’adversaire
title-a-first-illegal-move-is-seen-by-the-arbiter = Premier coup illégal à toutes les cadences, vu par l’arbitre, sans réclamation
title-a-second-illegal-move-is-claimed-at-once = Deuxième coup illégal à toutes les cadences, réclamation immédiate ; l’adversaire peut mater
title-a-third-illegal-move-is-claimed-at-once = Troisième coup illégal à toutes les cadences, réclamation immédiate (Règles jusqu’à 2009)

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Coup de tour illégal vu par l’arbitre avant l’appui sur la pendule
    .scene = Les Blancs jouent la tour de e2 en d2 et la lâchent. Vous le voyez et intervenez avant qu’ils n’aient appuyé sur la pendule. « Après une telle interruption, on doit bien pouvoir choisir un tout autre coup », disent les Blancs. Les Noirs, eux, espèrent du temps supplémentaire.
title-the-player-puts-his-illegal-move-right-before-pressing = Coup illégal remplacé par le joueur avant l’appui sur la pendule
title-the-opponent-claims-before-the-clock-is-pressed = Coup illégal en jeu standard, réclamation avant l’appui sur la pendule
    .scene = Les Blancs jouent une tour comme un fou et la lâchent. Avant qu’ils ne puissent appuyer sur la pendule, les Noirs vous appellent et réclament : le coup était illégal. Les Blancs présentent leurs excuses et songent à jouer une autre pièce ; les Noirs estiment qu’un dédommagement leur est dû.
title-an-arbiter-without-close-supervision-waits-for-the-press = Coup illégal vu par l’arbitre avant l’appui sur la pendule (règles simplifiées)
    .scene = Debout près d’un échiquier, vous voyez les Blancs jouer un fou comme une tour et le lâcher. Ils n’ont pas appuyé sur la pendule et regardent encore la position ; les Noirs n’ont rien remarqué. À côté de vous, un collègue vous souffle d’y mettre bon ordre avant que le mal ne soit fait.
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Coup de cavalier illégal repris avant l’appui, puis coup de l’autre cavalier
    .scene = Les Blancs jouent { MOVE("Ng5") } et lâchent le cavalier, mais, avant d’appuyer sur la pendule, ils aperçoivent le fou en b4. Le cavalier retourne en f3 ; les Blancs jouent { MOVE("Nc3") } à la place et appuient sur la pendule. Les Noirs vous adressent une réclamation : pièce touchée, pièce jouée. « Un coup qu’on ne peut pas jouer n’engage personne », répliquent les Blancs.

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Premier coup illégal : une tour clouée découvre son roi
    .scene = Les Blancs jouent la tour de e2 en d2 et appuient sur la pendule sous vos yeux. Ils vous assurent avoir remarqué l’erreur d’eux-mêmes, avant même que les Noirs n’aient levé les yeux, et voudraient continuer comme si de rien n’était.
title-an-illegal-move-without-a-board-is-taken-back = Premier coup illégal achevé d’un joueur
    .scene = Les Blancs, en position perdue, jouent un cavalier comme un fou et appuient sur la pendule. Vous arrêtez les pendules. « Ce coup peut bien rester sur l’échiquier », disent les Noirs en souriant, « il n’aide de toute façon pas les Blancs. »
title-an-illegal-move-that-was-not-pressed-is-not-complete = Coup illégal d’une tour clouée, sans appui sur la pendule
title-pressing-the-clock-completes-the-illegal-move = Premier coup illégal : une dame clouée découvre son roi
    .scene = Les Blancs jouent { MOVE("Qd2") }, hésitent un instant, la main au-dessus de la pendule, puis appuient. Quand vous arrêtez les pendules, ils reconnaissent aussitôt l’erreur, mais préféreraient maintenant jouer le roi plutôt que la dame.
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Coup illégal, réclamation après que les deux camps ont continué à jouer
title-the-position-before-the-illegal-move-cannot-be-determined = Coup illégal découvert plus tard, la position qui le précède ne peut être établie
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = Roi laissé en échec et pris par l’adversaire
title-an-illegal-move-answered-by-an-illegal-move = Roi laissé en échec et pris, puis l’arbitre voit le premier coup
title-nobody-notices-an-illegal-move = Coup illégal que personne ne remarque, et l’adversaire répond
title-a-claim-about-a-legal-move-is-rejected = Roque, la tour étant attaquée, réclamation pour coup illégal
    .scene = Les Blancs, qui n’ont encore joué ni le roi ni la tour, jouent { MOVE("0-0") } et appuient sur la pendule. Les Noirs vous appellent et réclament : c’était illégal, la tour en h8 attaquait la tour en h1, et nul ne peut roquer pour échapper à une attaque. Les Blancs, soudain pris de doute, ne disent rien.
title-a-second-claim-about-the-same-move-changes-nothing = Coup illégal vu par l’arbitre, puis réclamation de l’adversaire aussi
title-a-move-completed-only-by-the-next-one = Coup illégal sans appui sur la pendule, découvert après le coup suivant du joueur
    .scene = Les Blancs jouent { MOVE("Rd2") } et oublient d’appuyer sur la pendule ; personne ne remarque rien. Les Noirs répondent { MOVE("Kf7") } et les Blancs jouent { MOVE("Kd1") } ; entre-temps, aucun des deux n’a appuyé sur la pendule. C’est seulement alors que le coup { MOVE("Rd2") } retient votre attention. Les Noirs soutiennent qu’il a été achevé au plus tard par le coup suivant des Blancs.
title-the-claim-names-the-piece-that-was-lifted = Coup illégal d’un cavalier cloué, réclamation désignant la pièce soulevée
title-ten-thousand-illegal-moves-are-still-counted = Coup illégal après dix mille autres
title-a-complaint-about-an-illegal-move = Réclamation pour un coup illégal
title-both-players-point-out-an-illegal-move = Coup illégal signalé par les deux joueurs
    .scene = Les Blancs jouent un fou d’une case blanche sur une case noire et appuient sur la pendule ; d’abord, personne ne le remarque. Un instant plus tard, les deux joueurs le voient et vous appellent tous deux pour signaler que le coup était illégal. Les Blancs font valoir qu’ils l’ont eux-mêmes signalé, préféreraient maintenant jouer autre chose et espèrent échapper à toute pénalité.
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Coup illégal, réclamation de l’adversaire avant de répondre
    .scene = Les Blancs sautent par-dessus un pion avec une tour et appuient sur la pendule. Sans répondre, les Noirs vous appellent et réclament : le coup était illégal. C’est le premier coup illégal des Blancs. Ceux-ci préféreraient maintenant jouer une autre pièce et disent que ce que l’arbitre n’a pas vu ne peut être pénalisé.
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Coup illégal en jeu standard, réclamation après la réponse
    .scene = Les Blancs sautent par-dessus un pion avec un fou et appuient sur la pendule. Les Noirs répondent aussitôt, appuient sur la pendule et ne vous appellent qu’alors pour réclamer : le coup des Blancs était illégal. « Y répondre, c’était l’accepter », objectent les Blancs.
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Coup de pion illégal noté sur la feuille de partie, puis réclamation
    .scene = Les Blancs jouent { MOVE("exd3") }, appuient sur la pendule et inscrivent le coup sur leur feuille de partie ; d’abord, personne ne remarque rien. Puis les Noirs vous appellent et réclament : { MOVE("exd3") } était un coup illégal. Les Blancs vous montrent l’inscription : une fois noté, le coup appartient bien à la partie.

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Les deux rois en échec en jeu standard : l’arbitre découvre la position
    .scene = En parcourant la salle, vous arrivez à un échiquier où les Blancs, qui ont le trait, et les Noirs sont plongés dans leurs réflexions. Les pendules sont en marche, personne n’a réclamé, et voici la position que vous trouvez.
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Coup illégal inaperçu : l’arbitre voit la position qui en est issue
title-a-strange-but-legal-position-in-standard-chess = Un seul roi en échec : l’arbitre s’approche de l’échiquier (jeu standard)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Coup illégal avec incrément : le temps gagné est-il retiré ?
title-without-an-increment-nothing-is-taken-back = Coup illégal dans une partie jouée sans incrément
title-no-increment-was-gained-before-the-press = Coup illégal avec incrément, avant l’appui sur la pendule
    .scene = Vous observez les Blancs qui jouent un coup illégal ; leur main va déjà vers la pendule quand vous intervenez, si bien qu’ils n’appuient pas. Les Noirs exigent la pénalité entière : seule votre promptitude, après tout, a empêché les Blancs d’achever le coup.
title-a-lost-game-has-no-increment-to-take-back = Deuxième coup illégal dans une partie avec incrément
    .scene = Les Blancs, contre qui un coup illégal a été compté plus tôt dans la partie, jouent un coup illégal et appuient sur la pendule sous vos yeux. Les Noirs pourraient encore mater. Les Blancs implorent une dernière chance : la première infraction remonte à plusieurs heures, et celle-ci n’a fait de tort à personne.
title-in-a-period-without-increment-nothing-is-taken-back = Coup illégal dans la première période, incrément seulement dans la deuxième
    .scene = Après 10 coups achevés, les Blancs jouent un coup illégal et appuient sur la pendule ; vous le voyez et arrêtez les pendules. Les Noirs, qui connaissent bien le manuel, insistent pour que les Blancs rendent aussi l’incrément gagné par cet appui.
title-the-increment-of-an-illegal-move-is-taken-back = Coup de roi illégal à 12:40, avec un incrément de 30 secondes
    .scene = Sous vos yeux, les Blancs jouent { MOVE("Ke2") } et appuient sur la pendule, alors qu’il leur reste 12 minutes 40 secondes avant l’ajout de l’incrément ; les Noirs ont 25 minutes. Vous arrêtez aussitôt les pendules. Les Blancs vous demandent de ne pas toucher au moins au temps que la pendule vient d’ajouter.
title-an-increment-gained-in-blitz-is-taken-back = Coup illégal en blitz avec un incrément de deux secondes
    .scene = Dans le feu de la partie, les Blancs jouent { MOVE("Ke2") } et appuient sur la pendule ; vous le voyez et intervenez avant que les Noirs ne puissent répondre. Les Blancs, la main déjà sur le fou, disent que, dans une telle hâte, on devrait être libre de choisir un autre coup.
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Coup illégal, l’incrément changeant selon la période : 10 ou 30 secondes

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Appui sur la pendule sans coup en jeu standard
title-a-press-without-a-move-that-the-arbiter-sees = Appui sur la pendule sans coup, vu par l’arbitre
    .scene = Les Blancs, qui ont le trait, réfléchissent un moment, puis appuient sur la pendule sans avoir effectué de coup ; vous le voyez. Quand vous intervenez, ils protestent : aucune pièce n’a été touchée, il ne peut donc être question de coup illégal.
title-a-player-who-does-not-have-the-move-presses = Appui sur la pendule par le joueur qui n’a pas le trait
title-pressing-after-the-opponent-has-replied = Appui sur la pendule quand l’adversaire a déjà répondu
    .scene = Les Blancs jouent { MOVE("e4") } et oublient la pendule. Les Noirs répondent { MOVE("e5") }, eux aussi sans appuyer. Les Blancs remarquent alors que leur propre pendule tourne encore et appuient. « Les Blancs n’ont pas joué depuis la réponse des Noirs », protestent ces derniers, « et qui appuie sur la pendule sans avoir joué doit être pénalisé. »
title-the-second-press-without-a-move-loses = Deuxième appui sur la pendule sans coup
    .scene = Juste après le début, les Blancs appuient sur la pendule sans avoir effectué de coup ; vous le voyez et intervenez. Leur pendule remise en marche, les Blancs appuient encore une fois sans coup, de nouveau sous vos yeux, et disent que, tant qu’aucune pièce n’a été touchée, la partie n’a pas vraiment commencé.
title-a-clock-pressed-by-accident-is-no-illegal-move = Appui accidentel sur la pendule, sans coup
    .scene = Les Blancs, qui ont le trait, tendent la main vers un verre d’eau et, par accident, appuient de la manche sur la pendule : aucun coup n’a été effectué, et pourtant la pendule des Noirs tourne. Les Noirs font remarquer que, selon les Règles, appuyer sans avoir joué est un coup illégal, quelle qu’en soit la raison.
title-a-claim-about-a-clock-pressed-by-accident = Appui accidentel sur la pendule : l’adversaire réclame pour coup illégal
    .scene = Les Blancs, qui ont le trait, tendent la main vers un verre d’eau et, par accident, appuient de la manche sur la pendule ; aucun coup n’a été effectué. Les Noirs vous appellent, réclament contre cet appui irrégulier et font remarquer qu’appuyer sans avoir joué compte comme un coup illégal, quelle qu’en soit la raison.
title-a-complaint-about-a-press-without-a-move-as-an-offence = Réclamation pour un appui sur la pendule sans coup
title-a-clock-pressed-back-after-an-illegal-move = Pendule adverse remise en marche après un coup illégal, puis réclamation pour ce coup
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Pendule adverse remise en marche après un coup illégal : est-ce aussi un acte illégal ?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Pendule adverse remise en marche après que l’adversaire a renversé des pièces
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Pièces tombées, pendule adverse remise en marche : avertissement ou temps à l’adversaire ?
title-the-clock-pressed-first-and-the-move-made-afterwards = Appui sur la pendule d’abord, coup effectué ensuite
    .scene = La ronde vient de commencer. Les Blancs, qui ont le trait, appuient d’abord sur la pendule sans avoir effectué de coup, et vous le voyez ; puis ils jouent { MOVE("e4") } et appuient de nouveau sur la pendule. « Seul l’ordre était un peu différent », disent les Blancs ; les Noirs n’ont même pas réagi.
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Pièce renversée, puis appui accidentel sur la pendule

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Pion laissé sans promotion en b8, appui sur la pendule
    .scene = À court de temps, les Blancs poussent le pion en b8, l’y laissent et appuient sur la pendule ; vous le voyez et intervenez. Les Blancs s’excusent, demandent à reprendre le coup et à jouer autre chose, et font remarquer que les Noirs n’ont même pas répondu.
title-the-queen-that-replaced-the-pawn-gives-check = Pion laissé en b8, puis remplacé par une dame, et les Noirs répondent Rg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Pion laissé sans promotion, avant l’appui sur la pendule
title-the-pawn-left-standing-without-a-board = Pion laissé sur la rangée la plus éloignée par le joueur A, qui appuie sur la pendule
title-the-pawn-left-standing-while-the-king-is-in-check = Pion laissé sans promotion, le roi étant en échec
    .scene = Les Blancs poussent le pion de b7 en b8, l’y laissent tel quel et appuient sur la pendule. Vous le voyez et intervenez. Les Blancs vous assurent qu’il ne manque que la nouvelle dame, sont prêts à la poser sur l’échiquier et vous prient de ne pas en faire une affaire ; les Noirs se contentent de montrer du doigt le roi blanc.
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Pion laissé sans promotion après une autre pièce touchée, remarqué plus tard
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Pion laissé sans promotion après une autre pièce touchée, vu aussitôt
    .scene = Les Blancs touchent la pièce en f1, se ravisent, poussent un pion sur la rangée la plus éloignée, l’y laissent tel quel et appuient sur la pendule. Vous le voyez et intervenez avant que les Noirs n’aient répondu. Les Blancs tendent de nouveau la main vers f1, prêts à se racheter avec la pièce touchée en premier ; les Noirs ne disent rien.
title-a-pawn-left-on-the-last-rank-is-claimed-at-once = Pion laissé sans promotion à toutes les cadences, réclamation immédiate de l’adversaire

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Deuxième infraction : pion laissé sans promotion là où une dame materait
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Deuxième infraction : pion laissé sans promotion là où une dame ne materait pas
    .scene = Les Blancs, contre qui un coup illégal a déjà été compté dans cette partie, poussent le pion en d8, l’y laissent et appuient sur la pendule sous vos yeux. « Ce n’est pas un coup illégal, le pion avait le droit d’aller là », plaident les Blancs. « Remplacez-le simplement, et que la partie continue. »

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Coup illégal d’un cavalier cloué qui n’a aucun coup légal
    .scene = Les Blancs jouent { MOVE("Nc3") } et appuient sur la pendule. Vous arrêtez les pendules et expliquez pourquoi ce coup ne peut pas rester sur l’échiquier. Les Noirs insistent : c’est le roi que les Blancs doivent jouer, puisque c’est lui qui est en danger ; les Blancs préféreraient mener le cavalier ailleurs.
title-the-illegal-capture-binds-to-the-captured-piece = Prise illégale par un cavalier cloué, un pion pourrait prendre la même pièce
    .scene = Les Blancs prennent le cavalier en c3 avec le cavalier de e2 et appuient sur la pendule ; vous le voyez et intervenez. Les Blancs admettent que le cavalier de e2 ne peut pas quitter sa place et concluent : « Le choix du coup est donc libre, et personne n’a rien perdu. »
title-the-illegal-capture-binds-to-the-own-piece-first = Prise illégale par une tour clouée qui a d’autres coups légaux
    .scene = Les Blancs prennent le fou en a2 avec la tour de e2 et appuient sur la pendule ; vous le voyez et intervenez. Les Noirs insistent : le fou a été touché et doit donc être pris par une pièce ou par une autre ; les Blancs disent qu’après une telle erreur tout coup doit être permis.
title-after-illegal-castling-the-king-must-move = Roque illégal à travers une case attaquée, le roi peut jouer
    .scene = Les Blancs font le petit roque et appuient sur la pendule, bien que la tour noire soit en f8 ; vous le voyez et intervenez. Les Blancs voudraient laisser le roi où il était et jouer plutôt la tour de h1, qu’ils avaient elle aussi en main, disent-ils.
title-after-illegal-castling-with-a-king-that-cannot-move = Roque illégal d’un roi qui n’a aucun coup légal
    .scene = Les Blancs font le petit roque et appuient sur la pendule ; vous le voyez, arrêtez les pendules et regardez les deux tours noires. « Le roi est coincé, c’est vrai », disent les Blancs, « le choix est donc libre. » Les Noirs objectent que la tour de h1 a elle aussi été jouée et qu’elle peut très bien l’être encore.
title-the-pawn-that-captured-too-late-en-passant-must-move = Prise en passant un coup trop tard
    .scene = Après 18. … d5 19. { MOVE("Ke2") } { MOVE("Kf7") }, les Blancs jouent { MOVE("exd6") }, prenant en passant le pion en d5, et appuient sur la pendule ; vous le voyez et intervenez. Les Noirs exigent que le pion touché en d5 soit pris d’une autre manière ; les Blancs répliquent que tout le monde fait des erreurs et demandent l’indulgence.
title-a-player-who-moved-out-of-turn-is-not-bound = Les Noirs jouent e5, puis d5 sans attendre la réponse des Blancs
title-an-illegal-castling-of-which-no-board-is-given = Petit roque illégal, vu par l’arbitre
title-the-piece-touched-before-an-illegal-release-must-move = Cavalier touché d’abord, puis coup de pion illégal
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Tour sans coup légal touchée d’abord, puis coup de pion illégal
    .scene = Dans la position initiale, les Blancs touchent la tour en a1, renoncent à leur idée, jouent le pion de e2 en e5 et appuient sur la pendule. Vous le voyez et intervenez. Les Blancs soutiennent que seule compte la première pièce touchée : comme la tour ne peut pas jouer, il ne reste aucune obligation.
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Pion adverse touché d’abord, puis coup de cavalier illégal
    .scene = Vous voyez les Blancs toucher délibérément le pion noir en d5, hésiter, puis jouer le cavalier de g1 en g3 et appuyer sur la pendule. Quand vous intervenez, les Blancs proposent de poser le cavalier sur une bonne case ; les Noirs demandent ce qu’il advient du pion touché.
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Échec non vu : le cavalier joué n’a qu’un seul coup légal

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Réclamation pour mauvais placement, alors que les pièces étaient dans la position initiale
title-king-and-queen-stood-on-their-squares-all-the-same = Après dix coups, réclamation pour roi et dame intervertis au départ : ils ne l’étaient pas
    .scene = Après dix coups, le trait étant aux Blancs, les Noirs vous appellent et réclament : le roi et la dame des Blancs auraient été intervertis au départ. Les deux feuilles de partie n’indiquent qu’un coup de ces deux pièces, { MOVE("Qe2") }. Les Blancs qualifient la réclamation d’absurde ; les Noirs jurent qu’ils viennent seulement de le remarquer.
title-a-set-up-that-the-case-does-not-show = Les Blancs réclament : le roi noir aurait commencé la partie sur une mauvaise case

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Mauvais placement, réclamation du joueur qui vient d’abandonner
    .scene = Les Blancs, dans une position où les Noirs pourraient encore mater, abandonnent. Ce n’est qu’alors qu’ils remarquent l’erreur, vous appellent et réclament : les pièces étaient mal placées au départ ; une telle partie, disent-ils, ne peut absolument pas compter.
title-a-turned-board-noticed-after-a-draw-was-agreed = Échiquier mal orienté, remarqué après un accord de nulle
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Mauvais placement, réclamation pendant que la partie est en cours

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Coup de fou illégal : que deviennent les temps des pendules ?
    .scene = Les Blancs jouent le fou de c1 en d3 et appuient sur la pendule ; vous le voyez et intervenez. Les Blancs, visiblement gênés, parlent d’un geste malheureux, demandent à ne pas être pénalisés et tendent la main vers un pion pour jouer tout autre chose.
title-nothing-restored-no-times-to-set = Les Noirs laissent un pion sans promotion en g1 et appuient sur la pendule
    .scene = Les Noirs poussent le pion en g1, l’y laissent et appuient sur la pendule. Vous le voyez et intervenez. Les Noirs veulent reprendre le coup et réfléchir encore ; cela convient aux Blancs, qui demandent seulement que les pendules soient correctement réglées.

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Pat donné à deux mains
title-a-check-with-two-hands-ends-nothing = Échec donné à deux mains
    .scene = Les Blancs jouent { MOVE("Rd8") } en posant la tour à deux mains et appuient sur la pendule ; vous avez tout vu. Les Noirs regardent l’échec et veulent que le coup soit repris. Les Blancs répliquent que le coup lui-même était irréprochable et qu’une tour, c’est lourd.

## two-hands.yaml

title-castling-with-two-hands = Roque à deux mains, appui sur la pendule
    .scene = Les Blancs roquent avec élégance, roi et tour en même temps, à deux mains, et appuient sur la pendule ; vous êtes à côté. Les Blancs vous assurent qu’au club tout le monde roque ainsi ; les Noirs, pressés de continuer, n’y voient pas d’inconvénient.
title-two-hands-before-the-clock-is-pressed = Coup à deux mains, avant l’appui sur la pendule
title-the-arbiter-sees-two-hands-before-the-press = Coup à deux mains, vu par l’arbitre avant l’appui sur la pendule
    .scene = Les Blancs effectuent un coup à deux mains ; vous le voyez et intervenez avant l’appui sur la pendule. Les Noirs exigent que le coup soit repris et traité comme un coup illégal. Les Blancs répondent que rien n’est encore achevé et qu’il ne s’est donc rien passé.
title-a-capture-with-two-hands-before-the-press = Prise à deux mains, réclamation avant l’appui sur la pendule
title-mating-with-two-hands-is-mate = Échec et mat donné à deux mains
    .scene = Les Blancs jouent { MOVE("Rd8") } en posant la tour à deux mains et appuient sur la pendule. Les Noirs cherchent une case pour leur roi, n’en trouvent aucune et se tournent vers vous : « À deux mains, cela ne compte pas, et qui veut gagner ainsi mérite de perdre. » Les Blancs répliquent que le coup peut au besoin être rejoué d’une seule main.
title-castling-with-one-hand = Roque sous les yeux de l’arbitre : est-il maintenu ?
title-a-complaint-about-two-hands-as-a-breach = Coup effectué à deux mains, réclamation de l’adversaire
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Promotion à deux mains donnant mat, sans appui sur la pendule

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Cavalier et fou intervertis au départ en jeu standard, réclamation après dix coups
    .scene = Les Blancs, qui ont le trait, vous appellent, montrent le fou en b1 et le cavalier en c1, qui n’ont encore joué ni l’un ni l’autre, et réclament : des pièces étaient mal placées au départ. Les Noirs protestent : après tant de coups, et la position étant équilibrée, il n’y a qu’à finir la partie.
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = Roi et dame mal placés, remarqués par l’arbitre après soixante coups
    .scene = Chaque joueur a achevé 60 coups quand, en lisant les feuilles de partie, vous remarquez que le roi et la dame des Noirs étaient intervertis au départ. Ni l’un ni l’autre n’a jamais réclamé ; tous deux disent que la lutte n’a plus rien à voir avec cela depuis longtemps et vous prient d’en rester là.
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Tour mal placée en jeu rapide ou en blitz, réclamation au deuxième coup
    .scene = Les Noirs viennent d’effectuer leur deuxième coup et, sans appuyer sur la pendule, vous appellent et réclament : une tour des Blancs était en b1 au départ. Les Blancs suggèrent de mettre simplement les pièces à leur place, puisque rien ne s’est encore passé.
title-in-rapid-a-wrong-set-up-found-too-late-stands = Mauvais placement en jeu rapide, réclamation après dix coups chacun : nouvelle partie ?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Échiquier mal orienté, réclamation visant aussi les pièces, pourtant bien placées
    .scene = Après 1. e4 e5, le trait étant aux Blancs, les Noirs vous appellent et réclament : l’échiquier a été tourné de 90°, et des pièces étaient en outre mal placées. Vous voyez une case noire dans l’angle à la droite de chaque joueur, et les pièces comme sur le diagramme. Les Noirs voudraient recommencer ; les Blancs, non.
