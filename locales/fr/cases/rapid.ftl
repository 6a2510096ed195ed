### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Drapeau tombé vu par l’arbitre (rapide, blitz), personne ne réclame
    .scene = En passant près de l’échiquier, vous voyez tomber le drapeau des Blancs. Aucun des joueurs ne s’en est aperçu : tous deux fixent les pièces, et les Noirs, qui pourraient encore mater, s’apprêtent à jouer un coup apparemment sans espoir. Un spectateur murmure que c’est au seul adversaire de remarquer ces choses-là.
title-the-arbiter-who-sees-the-second-flag-fall = Chute du second drapeau vue par l’arbitre (rapide, blitz), personne ne réclame
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Un drapeau tombe en rapide ou en blitz et personne ne le voit

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Deux drapeaux tombés (rapide, blitz) : les Blancs réclament, drapeau noir tombé en premier
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Deux drapeaux tombés : gain réclamé avant lecture du signe de la pendule (rapide)
title-the-marked-player-loses-nothing-to-a-bare-king = Deux drapeaux tombés (rapide, blitz), celui des Blancs en premier, les Noirs ont un roi seul
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Deux drapeaux tombés, la pendule ne montre pas lequel est tombé en premier (rapide)
    .scene = Vous arrivez à un échiquier où les deux drapeaux sont tombés. Personne n’a remarqué lequel est tombé le premier, et la pendule ne l’indique pas non plus. Chacun est persuadé que c’était celui de l’autre : les Noirs, parce que les Blancs ont longuement réfléchi à leurs derniers coups ; les Blancs, parce que les Noirs étaient en zeitnot depuis bien plus longtemps.

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Deux drapeaux tombés, ordre inconnu, un joueur réclame le gain (rapide, blitz)
title-one-flag-down-does-not-draw = Un seul des deux drapeaux est tombé et le gain est réclamé (rapide)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Deux drapeaux tombés quand l’arbitre le remarque (rapide, blitz)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Triple répétition réclamée en rapide à la troisième apparition
    .scene = Les Blancs, qui ont le trait, arrêtent les pendules et réclament la nulle par triple répétition. Vous avez suivi la partie vous-même : la même position est maintenant sur l’échiquier pour la troisième fois. Les Noirs objectent que les Blancs n’ont pas noté un seul coup et ne peuvent donc rien prouver.
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Triple répétition réclamée en rapide à la deuxième apparition
    .scene = Les Blancs, qui ont le trait, arrêtent les pendules et réclament la nulle par triple répétition. Vous avez suivi la partie vous-même : la même position est maintenant sur l’échiquier pour la deuxième fois. Les Blancs répliquent que, sans écrire, personne ne peut être sûr de ces choses-là, et vous demandent de ne pas être trop sévère.
title-a-standard-claim-has-no-such-privilege = Triple répétition réclamée en jeu standard à la troisième apparition
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Nulle proposée en rapide avant d’appuyer sur la pendule
title-an-unwritten-move-in-rapid-without-a-scoresheet = Coup prévu non écrit en rapide, puis feuille de partie, coup écrit et nouvelle réclamation

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Pendule mal réglée, erreur vue après dix coups chacun, horaire non menacé (rapide, blitz)
    .scene = Chaque joueur a achevé 10 coups lorsque les Blancs signalent que la pendule est mal réglée. Les Noirs préféreraient continuer. L’horaire de la compétition ne souffrirait pas du maintien du réglage, mais les Blancs insistent : ce qui est faux doit être rectifié.
title-the-time-that-was-set-stays-after-ten-moves = Pendules réglées sur 20 minutes au lieu de 15, erreur vue après dix coups chacun (rapide)
    .scene = Chaque joueur a achevé 10 coups lorsque les Blancs font valoir que la pendule a été réglée sur 20 minutes, également sans incrément. Les Noirs objectent que, depuis le début, tous deux ont géré leur temps d’après cette pendule. L’horaire de la compétition ne souffrirait pas du maintien du réglage.
title-a-clock-setting-that-would-upset-the-schedule-may-change = Pendule mal réglée, erreur vue après dix coups chacun, horaire menacé (rapide, blitz)
    .scene = Chaque joueur a achevé 10 coups lorsque les Blancs signalent que la pendule est mal réglée. Les Noirs répliquent que les Blancs s’en sont aperçus beaucoup trop tard. La ronde suivante doit commencer dans une demi-heure ; avec ce réglage, la partie pourrait durer bien plus longtemps.
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Pendule mal réglée, erreur vue après neuf coups de l’un et dix de l’autre (rapide)
    .scene = Les Blancs ont achevé 10 coups et les Noirs 9 lorsque ceux-ci vous signalent que la pendule est mal réglée. Les Blancs ne veulent entendre parler d’aucune modification : les Noirs ont eu cette pendule sous les yeux depuis le premier coup sans dire un mot, et maintenant il est trop tard.
title-whether-the-schedule-suffers-is-for-the-arbiter = Pendule mal réglée, erreur vue après trente coups (rapide) : l’horaire en souffre-t-il ?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Pendule mal réglée, erreur vue après un coup chacun (rapide, blitz)
    .scene = Chaque joueur a achevé un coup lorsque les Blancs signalent que la pendule est mal réglée. Les Noirs objectent qu’en commençant à jouer, tous deux ont accepté le réglage et qu’aucun n’en est désavantagé.

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = Premier coup illégal en rapide ou en blitz, l’adversaire réclame aussitôt
    .scene = Les Blancs jouent { MOVE("Nc3") } et appuient sur la pendule. Avant de répondre, les Noirs vous appellent et font valoir que ce coup était illégal. Les Blancs le voient aussitôt, s’excusent et voudraient jouer un autre coup du même cavalier, sans qu’on en parle davantage.
title-the-first-illegal-move-against-a-bare-king-draws = Premier coup illégal contre un roi seul en rapide
    .scene = Les Blancs, dans une finale facilement gagnante, jouent trop vite { MOVE("Kd4") } et appuient sur la pendule. Avant de répondre, les Noirs font valoir que ce coup était illégal. Les Blancs haussent les épaules : avec un roi seul, on ne peut plus tirer profit de rien.
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Premier coup illégal en rapide, vu par l’arbitre
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = Premier coup illégal en rapide, réclamation seulement après la réponse
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Premier coup illégal contre une tour quand tout coup légal fait mat (rapide)
    .scene = Les Blancs, à un coup de la victoire, jouent { MOVE("Ke6-d5") } et appuient sur la pendule. Les Noirs ne répondent pas, mais vous appellent et font valoir que ce coup était illégal. Les Blancs rétorquent que, de toute façon, les Noirs n’auraient jamais pu gagner à partir de la position précédente.
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Premier coup illégal d’un pion contre un cavalier seul (rapide)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Coup de tour illégal suivi d’une réponse (rapide), les joueurs conviennent de le corriger
    .scene = Les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule ; les Noirs répondent { MOVE("g6") } et appuient à leur tour. Puis tous deux voient ce qui clochait dans { MOVE("Rg1") }, et vous arrivez juste au moment où, sans rien demander à personne, ils viennent de convenir de reprendre { MOVE("Rg1") } et { MOVE("g6") }.
title-players-cannot-agree-to-take-back-a-legal-move = Coup légal en rapide, les deux joueurs conviennent de le reprendre

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = Roi laissé en échec en rapide, l’adversaire réclame aussitôt
    .scene = À court de temps, les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule. Sans répondre, les Noirs font valoir que ce coup était illégal, et ajoutent en souriant que, dans des parties aussi rapides, une seule faute de ce genre suffit pour perdre.
title-an-illegal-move-seen-in-time-without-close-supervision = Roi laissé en échec en rapide, vu par l’arbitre avant la réponse
    .scene = Vous vous trouvez justement devant l’échiquier lorsque les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule. Les Noirs réfléchissent encore à leur réponse et semblent n’avoir rien remarqué. Lorsque vous intervenez, les Blancs vous prient d’être indulgent, puisque personne ne s’est plaint.
title-the-first-illegal-move-of-blitz-costs-a-minute = Premier coup illégal en blitz selon les règles simplifiées, vu par l’arbitre
    .scene = Les pièces volent et les spectateurs retiennent leur souffle. Vous voyez les Blancs jouer { MOVE("Rg1") } et appuyer sur la pendule. Vous intervenez avant que les Noirs puissent répondre. Les Blancs disent que pareille inadvertance arrive à tout le monde et que les Noirs n’y ont pas perdu de temps.
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Premier coup illégal en blitz (Règles du jeu en compétition), vu par l’arbitre
title-the-second-illegal-move-loses-a-rapid-game = Deuxième coup illégal en rapide ou en blitz ; l’adversaire peut mater
    .scene = Plus tôt dans la partie, vous avez déjà dû pénaliser les Blancs pour un coup illégal. Vous les voyez maintenant jouer { MOVE("Kd1") } et appuyer sur la pendule. Les Blancs remarquent leur erreur au même instant, veulent remettre le roi à sa place et vous supplient de ne pas laisser une si belle partie se terminer ainsi.
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Deuxième coup illégal en rapide ou en blitz ; l’adversaire ne peut pas mater
    .scene = Les Blancs, avec une dame entière de plus, ont déjà été pénalisés pour un coup illégal dans cette partie. Vous les voyez jouer { MOVE("Kd5") } et appuyer sur la pendule. Les Noirs l’ont vu aussi ; rayonnants, ils saisissent un stylo pour inscrire le point entier.
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Coup joué à deux mains en rapide, vu par l’arbitre
    .scene = Vous suivez la partie lorsque les Blancs font le petit roque en déplaçant le roi d’une main et la tour de l’autre, puis appuient sur la pendule. Les Noirs n’y trouvent rien à redire et réfléchissent déjà à leur réponse. Les Blancs vous font remarquer que le roque était parfaitement possible.
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Coup illégal en rapide ou en blitz que personne ne remarque
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Deuxième coup illégal contre une tour quand tout coup légal fait mat (rapide, blitz)
    .scene = Les Blancs ont déjà été pénalisés pour un coup illégal. Et voici que, sous vos yeux, ils jouent { MOVE("Ke6-d5") } et appuient sur la pendule. Les Noirs montrent la tour en a5, la seule pièce qui leur reste en dehors du roi, et ne doutent pas d’avoir le point entier.

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Coup illégal en rapide vu par l’arbitre, personne ne réclame
title-a-legal-move-gives-nobody-a-reason-to-wait = L’arbitre voit un coup légal en rapide
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Coup illégal en rapide remarqué plus tard par l’arbitre, personne n’a réclamé

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Coup illégal auquel l’adversaire répond sans réclamer (rapide, blitz)
title-an-illegal-move-claimed-after-the-reply-is-too-late = Roi laissé en échec, l’adversaire répond et ne réclame qu’ensuite (rapide)
    .scene = Les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule. Les Noirs répondent { MOVE("g6") }, appuient sur la pendule et n’y regardent de plus près qu’à ce moment. Ils vous appellent, font valoir que { MOVE("Rg1") } était un coup illégal et soulignent que les Blancs n’ont plus joué depuis.
title-an-illegal-move-seen-after-the-reply-is-too-late = Coup illégal remarqué par l’arbitre seulement après la réponse (rapide, blitz)
    .scene = Les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule ; les Noirs répondent { MOVE("g6") } et appuient à leur tour. C’est alors seulement que vous regardez vraiment l’échiquier et comprenez ce que les Blancs viennent de jouer. Aucun des joueurs ne dit mot, et les Blancs réfléchissent déjà au coup suivant.
title-a-touched-piece-closed-the-window-in-2001 = Coup illégal en rapide, l’adversaire réclame après avoir touché une pièce
    .scene = Les Blancs jouent { MOVE("Rg1") } et appuient sur la pendule. Les Noirs touchent le pion g7, s’arrêtent net et font valoir que le coup des Blancs était illégal. Les Blancs objectent : qui a touché une pièce a commencé à répondre et doit maintenant aller jusqu’au bout.
title-a-reply-to-a-legal-move-changes-nothing = L’adversaire répond à un coup légal qui pare l’échec (rapide)
title-an-illegal-move-is-never-too-late-under-full-rules = Coup illégal, réclamation après la réponse : Règles du jeu en compétition (rapide)
    .scene = Les Blancs jouent { MOVE("0-0") } et appuient sur la pendule, et personne n’y voit d’abord rien d’anormal. Les Noirs répondent { MOVE("h6") } et appuient sur la pendule, mais y regardent ensuite de plus près et font valoir que le roque des Blancs était illégal. Les Blancs objectent que répondre, c’est accepter le coup.
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Coup illégal, réclamation après la réponse : règles simplifiées (rapide, blitz)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Cavalier cloué lâché, appui sur la pendule, réclamation après la réponse (rapide)
title-a-player-wants-his-own-illegal-move-back = Coup illégal en rapide, réclamation du joueur qui l’a effectué
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Coup illégal en rapide avoué à l’arbitre par son auteur avant la réponse
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Coup illégal en rapide avoué à l’arbitre par son auteur après la réponse
    .scene = Les Blancs jouent { MOVE("Kd1") } et appuient sur la pendule, et personne ne remarque rien. Les Noirs répondent { MOVE("g6") } et appuient sur la pendule. Pris de remords, les Blancs vous confient alors à voix basse, sans que l’adversaire puisse entendre, que { MOVE("Kd1") } n’était pas un coup légal.
title-the-king-is-taken-after-an-illegal-move = Roi pris en réponse à un coup illégal (rapide)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Les deux rois en échec, un coup de tour les y laisse (rapide, blitz)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier et regardez la position à deux fois. Vous observez encore lorsque les Blancs jouent { MOVE("Rg8") } et appuient sur la pendule. Les deux joueurs sont absorbés par la partie, et les Noirs tendent déjà la main pour répondre.
title-one-king-out-of-check-lets-the-game-go-on = Les deux rois en échec, les Blancs sortent le leur de l’échec (rapide, blitz)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier et regardez la position à deux fois. Vous observez encore lorsque les Blancs jouent { MOVE("Kf2") } et appuient sur la pendule. Un collègue, à côté de vous, murmure qu’une partie où pareille position est sur l’échiquier doit être déclarée nulle.
title-a-pawn-still-on-the-last-rank-draws = Pion blanc non promu, toujours là après le coup suivant des Noirs (rapide)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier, où les Noirs réfléchissent à leur coup. Vous ne dites rien et observez. Les Noirs jouent { MOVE("Kd7") } et appuient sur la pendule. C’est alors seulement que les Blancs voient votre regard posé sur a8 et s’empressent d’expliquer qu’il s’agit bien sûr d’une dame.
title-a-captured-pawn-on-the-last-rank-does-no-harm = Pion non promu pris au coup suivant (rapide)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier, où les Noirs réfléchissent à leur coup. Vous ne dites rien et observez. Les Noirs jouent { MOVE("Rxa8") } et appuient sur la pendule. Les Blancs, soudain moins bien, soupirent que quelque chose a dû mal se passer auparavant avec ce pion.
title-an-illegal-position-cured-later-is-not-waited-for-again = Position illégale redevenue légale au coup suivant, de nouveau illégale ensuite (rapide)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Pion noir non promu, toujours là après le coup suivant des Blancs (rapide)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Les deux rois en échec, un coup de pion les y laisse (blitz)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier juste au moment où les Blancs vont jouer. Vous regardez la position, incrédule, mais, avant que vous ayez pu y réfléchir, les Blancs jouent { MOVE("h4") } et appuient sur la pendule. Des spectateurs chuchotent déjà ; les joueurs, eux, n’ont rien remarqué.
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Les deux rois en échec : les Blancs en sortent, les Noirs y laissent leur roi (blitz)
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier et n’en croyez pas vos yeux. Les Blancs jouent { MOVE("Kh2") } et appuient sur la pendule ; devant vous, les Noirs répondent { MOVE("f6") } et appuient à leur tour. Voyant votre mine, les Noirs font remarquer que la position était déjà impossible avant ces coups.

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Deux rois en échec ou pion non promu (rapide, blitz) : l’arbitre intervient-il ?
title-the-arbiter-does-not-step-in-at-a-single-check = Un seul roi en échec (rapide) : l’arbitre intervient-il ?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Les deux rois en échec en rapide : l’arbitre arrive à l’échiquier
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier. Les Blancs ont le trait ; les deux joueurs, à court de temps, fixent l’échiquier et ne semblent rien trouver d’étrange à la position. Un spectateur, lui, l’a remarqué et vous regarde d’un air d’attente.
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Pion non promu en rapide ou en blitz : l’arbitre arrive à l’échiquier
    .scene = Au cours de votre tournée, vous arrivez à cet échiquier. Les Noirs ont le trait et la pendule est en marche. Les Blancs remarquent que vous regardez a8 et vous murmurent que tout le monde voit bien ce que c’est censé être : une dame, évidemment.
title-an-arbiter-does-not-wait-at-a-legal-position = Un roi en échec en rapide : l’arbitre arrive à l’échiquier
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Deux rois en échec ou pion non promu en rapide : que fait l’arbitre ?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Deux rois en échec vus par l’arbitre : Règles du jeu en compétition (rapide, blitz)
    .scene = Vous arrivez à l’échiquier que vous supervisez et regardez la position. Les Blancs ont le trait, et aucun des joueurs ne semble y trouver quoi que ce soit d’étrange. Un collègue qui vous accompagne vous conseille d’attendre simplement et de voir ce qu’apportera le prochain coup des Blancs.

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Roi noir parti d’une mauvaise case, erreur vue après dix coups chacun (rapide, blitz)
    .scene = Chaque joueur a achevé 10 coups lorsque les Blancs se rendent compte que le roi noir était au départ sur une mauvaise case. Ils vous appellent et soutiennent que la partie ne peut pas compter. Les Noirs, qui n’ont pas encore roqué, répondent : « Il fallait regarder avant le premier coup. »
title-a-king-that-changed-places-with-its-queen-may-not-castle = Roi et dame blancs intervertis au départ, erreur vue après dix coups chacun (rapide, blitz)
    .scene = Après 10 coups achevés par chaque joueur, les Blancs vous appellent, un peu gênés : leur roi et leur dame étaient intervertis au départ, et la partie devrait donc être annulée. Les Noirs, qui sont mieux, veulent continuer. Les Blancs n’ont pas encore roqué.
title-a-misplaced-rook-may-not-castle = Tour blanche partie de b1, erreur vue après dix coups chacun (rapide, blitz)
    .scene = Chaque joueur a achevé 10 coups lorsque les Noirs s’aperçoivent qu’une des tours blanches était au départ en b1, et vous appellent pour que ce soit rectifié. Les Blancs, qui n’ont pas encore roqué, soutiennent qu’un cavalier et une tour intervertis n’ont nui à personne.
title-a-misplaced-king-found-early-has-no-castling-ban = Roi et dame blancs intervertis au départ, erreur vue après deux coups chacun (rapide)
    .scene = Chaque joueur a achevé 2 coups lorsque les Blancs vous appellent et vous font remarquer que leur roi et leur dame étaient intervertis au départ. Les Noirs objectent : qui place mal ses pièces doit s’en accommoder, et dans un tournoi comme celui-ci on ne recommence pas.
title-may-a-misplaced-king-castle-after-the-ruling = Roi et dame intervertis, erreur constatée (rapide) : peut-on encore faire le petit roque ?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = Roi et dame intervertis, erreur constatée : les Blancs roquent, les Noirs réclament (rapide)
title-castling-with-a-misplaced-rook-after-the-ruling = Tour partie de b1 (rapide) : les Blancs peuvent-ils roquer d’un côté ou de l’autre ?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = Roi et dame intervertis : les Blancs s’enquièrent du 0-0-0, puis jouent 0-0 (rapide)
title-a-castling-before-the-ruling-on-the-misplaced-king = Les Blancs roquent avant qu’on voie que roi et dame étaient intervertis (rapide)
    .scene = Après 12 coups achevés par chaque joueur, les Blancs jouent { MOVE("O-O") } et appuient sur la pendule. Les Noirs réfléchissent, puis font valoir que le roi et la dame des Blancs étaient intervertis au départ, si bien que { MOVE("O-O") } était un coup illégal. Les Blancs protestent : personne n’avait dit un mot du placement, et ni le roi ni la tour n’avaient encore bougé.

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 minutes pour la partie : rapide ou blitz ?
title-just-under-fifteen-minutes-was-blitz-once = 14 minutes 59 secondes pour la partie : rapide ou blitz ?
title-ten-minutes-are-blitz = 10 minutes pour la partie : rapide ou blitz ?
    .scene = L’organisateur d’une soirée de club a déjà imprimé « Tournoi rapide » en tête de l’annonce : après tout, presque aucune partie ne sera finie avant vingt minutes. Avant la diffusion, on vous demande conseil. De quel type de jeu cette cadence relève-t-elle ?
title-one-second-over-ten-minutes-is-rapid = 10 minutes 1 seconde pour la partie : rapide ou blitz ?
title-sixty-minutes-are-the-limit-of-rapid = 60 minutes pour la partie : rapide ou standard ?
title-one-second-under-an-hour-is-rapid = 59 minutes 59 secondes pour la partie : rapide ou standard ?
title-two-hours-are-standard = Deux heures pour la partie : rapide ou standard ?
title-half-an-hour-with-thirty-seconds-is-standard = 30 minutes plus 30 secondes par coup : rapide ou standard ?
    .scene = Un club veut homologuer son open du week-end en rapide. « Une demi-heure à la pendule au départ, et le jeu standard commence à une heure », dit l’organisateur en vous tendant l’annonce. Vous devez la vérifier avant son envoi. De quel type de jeu cette cadence relève-t-elle ?
title-ten-minutes-with-five-seconds-are-rapid = 10 minutes plus 5 secondes par coup : rapide ou blitz ?
    .scene = L’organisateur a annoncé une soirée de blitz. « Dix minutes à la pendule, et jusqu’à dix minutes c’est du blitz », explique-t-il ; « les quelques secondes par coup évitent seulement de perdre au temps. » On vous demande de vérifier l’annonce. De quel type de jeu cette cadence relève-t-elle ?
title-five-minutes-with-five-seconds-are-blitz = 5 minutes plus 5 secondes par coup : rapide ou blitz ?
title-one-period-without-increment-tells-the-class = Une seule période de 25 minutes sans incrément : quel type de jeu ?
title-two-periods-with-an-increment-tell-the-class = 90 minutes pour 40 coups, puis 30 minutes, 30 secondes par coup : quel type de jeu ?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Incrément d’une minute à partir du 41e coup seulement : rapide ou standard ?
title-the-time-control-makes-the-game-rapid-without-a-word = Premier coup illégal à 10 minutes plus 5 secondes par coup : effet sur la pendule
    .scene = Dans un milieu de jeu tendu, les Blancs jouent un coup qui laisse leur roi en échec et appuient sur la pendule. Vous êtes devant l’échiquier et vous le voyez. Les Blancs s’excusent aussitôt et voudraient jouer autre chose ; les Noirs, agacés, disent qu’une telle bévue devrait suffire pour perdre une partie.
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 minutes avec un temps différé de 10 secondes par coup : quel type de jeu ?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 minutes plus 10 secondes par coup : rapide ou standard ?
title-eight-minutes-with-three-seconds-are-rapid = 8 minutes plus 3 secondes par coup : rapide ou blitz ?
title-seven-minutes-with-three-seconds-are-blitz = 7 minutes plus 3 secondes par coup : rapide ou blitz ?
    .scene = « Personne ne peut appeler cela du blitz », dit l’organisateur, qui veut homologuer le tournoi en rapide : avec l’incrément, la plupart des parties dureront bien plus d’un quart d’heure. Vous devez vérifier l’annonce avant son impression. De quel type de jeu cette cadence relève-t-elle ?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 minutes plus 15 secondes par coup : rapide ou standard ?
    .scene = C’est à cette cadence qu’un club annonce son open d’été comme tournoi rapide. « Moins d’une heure à la pendule au départ, donc c’est du rapide », vous assure l’organisateur au moment où vous allez envoyer la demande d’homologation. De quel type de jeu cette cadence relève-t-elle ?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Trois parties notées par arbitre (rapide) : Règles du jeu en compétition ou non ?
title-four-games-are-too-many-for-one-arbiter = Quatre parties notées par arbitre (rapide) : Règles du jeu en compétition ou non ?
title-unrecorded-games-lack-the-full-rules = Deux parties non notées par arbitre (rapide) : Règles du jeu en compétition ou non ?
title-the-regime-depends-on-a-record-that-nobody-mentions = Trois parties par arbitre en rapide : importe-t-il qu’elles soient notées ?
title-regulations-name-the-regime-of-a-rapid-event = Que doit dire le règlement d’un tournoi rapide sur les règles applicables ?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Règle des 50 coups invoquée en rapide après 48 coups chacun : quel temps pour l’adversaire ?
    .scene = Les Blancs, au trait, vous appellent et réclament la nulle selon la règle des 50 coups. D’après votre décompte, chaque joueur a effectué 48 coups sans prise ni poussée de pion. Les Blancs haussent les épaules : deux coups de plus ou de moins ne changent rien, et demander n’a jamais fait de mal à personne.
title-a-wrong-draw-claim-in-blitz = Répétition réclamée en blitz à la deuxième apparition : quel temps pour l’adversaire ?
    .scene = Les Blancs, au trait, vous appellent et réclament la nulle par triple répétition. Avec l’aide des Noirs, vous repassez les derniers coups : la position est maintenant sur l’échiquier pour la deuxième fois. Les Blancs s’excusent ; avec si peu de minutes pour toute la partie, on se trompe vite dans le compte.

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Cinquième demande de voir la notation de la partie en rapide
    .scene = Les Blancs, au trait, lèvent la main et demandent à voir la notation de la partie que tient votre assistant. Ils l’ont déjà demandée quatre fois. Les Noirs se plaignent que cela porte sur les nerfs de tout le monde ; les Blancs répondent qu’un coup d’œil sur une feuille de papier ne dérange personne.
title-the-sixth-look-at-the-record-distracts = Sixième demande de voir la notation de la partie en rapide
title-the-record-is-shown-only-on-the-own-move = Notation demandée alors que l’adversaire a le trait (rapide) : faut-il la montrer ?
title-the-record-without-a-known-turn = Notation demandée en rapide sans qu’on sache qui a le trait
title-there-is-no-record-to-see-without-full-rules = Notation demandée en rapide ou en blitz selon les règles simplifiées

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Notation montrée au joueur au trait (rapide, blitz) : arrête-t-on les pendules ?
    .scene = Les Blancs, au trait, soupçonnent que la position va se répéter une fois de plus et demandent à voir la notation de la partie que tient votre assistant. « Et arrêtez les pendules en attendant, s’il vous plaît », ajoutent-ils. Les Noirs trouvent toute cette demande déplacée.
title-a-record-that-may-not-be-seen-needs-no-clock = Troisième demande de la notation alors que l’adversaire a le trait (rapide)

## recording-not-required.yaml

title-rapid-players-need-not-record = Les joueurs doivent-ils noter leurs coups en rapide ?
title-blitz-players-need-not-record = Les joueurs doivent-ils noter leurs coups en blitz ?
title-standard-players-must-record = Les joueurs doivent-ils noter leurs coups en jeu standard ?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Un joueur demande une feuille de partie à l’arbitre en rapide ou en blitz
    .scene = En pleine partie, les Noirs se tournent vers vous et demandent une feuille de partie. Les Blancs objectent que personne d’autre n’écrit dans la salle, que le grattement du stylo est gênant et que celui qui commence à noter doit continuer jusqu’à la fin.
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Un joueur demande la notation et non une feuille de partie (rapide)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Mauvais placement des pièces, réclamation après dix coups chacun (rapide, blitz)
    .scene = Chaque joueur a achevé 10 coups lorsque les Blancs, déjà moins bien, vous appellent : plusieurs pièces étaient au départ sur de mauvaises cases. Les Noirs ne le nient pas, mais refusent de renoncer à une bonne position. Les Blancs répondent qu’une partie mal commencée ne peut pas compter.
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Mauvais placement réclamé, dixième coup effectué mais pas encore achevé (rapide, blitz)
    .scene = Les Noirs viennent de jouer leur dixième coup, mais n’ont pas encore appuyé sur la pendule, de sorte que les Blancs ont achevé 10 coups et les Noirs 9. À cet instant, les Blancs font valoir que des pièces étaient au départ sur de mauvaises cases. Les Noirs répliquent que les deux joueurs ont effectué dix coups : trop tard.
title-the-third-move-need-only-be-made-in-1997 = Échiquier mal orienté (rapide), troisième coup effectué mais non achevé (Règles de 1997)
title-the-third-move-of-both-closes-the-old-claims = Échiquier mal orienté (rapide), réclamation après trois coups chacun (Règles de 1997)
    .scene = Chaque joueur a achevé 3 coups et les Blancs viennent d’effectuer le suivant, sans avoir encore appuyé sur la pendule, lorsque les Noirs remarquent que leur case d’angle de droite est foncée et font valoir que l’échiquier est tourné de 90°. Les Blancs haussent les épaules : il fallait le dire avant le troisième coup.
title-a-turned-board-stays-after-ten-moves = Échiquier mal orienté en rapide, réclamation après dix coups chacun
    .scene = Les Blancs ont achevé 11 coups, les Noirs 10, lorsque ceux-ci remarquent une case foncée dans l’angle à leur droite et font valoir que l’échiquier est tourné de 90°. « C’est l’affaire d’un instant de mettre les pièces sur un autre échiquier », disent les Noirs. Les Blancs veulent simplement continuer à jouer.
title-a-wrong-set-up-seen-on-the-board-too-late = Fou et cavalier intervertis au départ, réclamation après dix coups chacun (rapide)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Mauvais placement réclamé après douze coups : Règles du jeu en compétition (rapide)
    .scene = Chaque joueur a achevé 12 coups lorsque les Blancs, dont la position est moins bonne, vous appellent : des pièces étaient au départ sur de mauvaises cases. Les Noirs l’admettent, mais soutiennent qu’après tant de coups personne ne peut plus soulever ce genre de question, surtout dans un tournoi à l’horaire serré.

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Gain au temps réclamé sans arrêter les pendules (rapide, blitz)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Gain au temps réclamé alors que les pendules sont déjà arrêtées (rapide, blitz)
title-a-claimant-who-cannot-mate-only-draws = Drapeau blanc tombé, dame contre fou seul, les Noirs réclament (rapide, blitz)
    .scene = Les Blancs ont roi et dame et pourchassent le fou noir à travers l’échiquier. Les Noirs, qui n’ont que roi et fou, gardent un œil sur la pendule, voient tomber le drapeau des Blancs et réclament le gain au temps. Les Blancs sont indignés : avec une dame de plus, on ne peut pas perdre.
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Drapeau blanc tombé, cavalier seul contre tour, les Noirs réclament (rapide)
    .scene = Les Noirs ont roi et tour, les Blancs roi et cavalier, et tous jouent à toute vitesse. Le drapeau des Blancs tombe ; les Noirs le montrent du doigt et réclament le gain au temps. Les Blancs disent que cette finale est théoriquement nulle et que le cavalier seul n’aurait pas pu mater : personne ne devrait donc gagner.
title-a-flag-that-is-still-up-gives-no-win = Gain au temps réclamé alors que le drapeau adverse n’est pas tombé (rapide)
    .scene = Les Blancs font soudain valoir que le drapeau des Noirs est tombé. Vous regardez la pendule : il reste 5 secondes aux Noirs. Ceux-ci, qui ont entre-temps perdu le fil, exigent un dédommagement pour l’interruption ; les Blancs disent que l’afficheur était illisible de côté.
title-full-rules-know-no-special-claim-of-a-win-on-time = Gain au temps réclamé selon les Règles du jeu en compétition (rapide, blitz)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Drapeau blanc tombé, tour noire, les deux coups légaux blancs font mat (rapide, blitz)
    .scene = Les Blancs, au trait, hésitent sur la façon de conclure, et leur drapeau tombe. Les Noirs réclament le gain au temps en montrant leur tour. Les Blancs s’écrient : « Tous mes coups font mat ! »
title-a-claimant-whose-knight-a-pawn-can-help-wins = Drapeau blanc tombé, pion contre cavalier seul, les Noirs réclament (rapide, blitz)
    .scene = Les Blancs, au trait et à un pas d’une nouvelle dame, réfléchissent un instant de trop : leur drapeau tombe. Les Noirs, dont toute l’armée est un cavalier, réclament le gain au temps. Les Blancs rient : « Avec un seul cavalier, personne n’a jamais maté un roi ! »

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Drapeau du réclamant tombé après celui de l’adversaire, gain réclamé (rapide, blitz)
title-a-claimant-with-a-second-left-may-claim = Gain au temps réclamé avec une seconde à la pendule du réclamant (rapide)
title-a-claimant-with-no-time-left-in-july-2017 = Gain au temps réclamé sans temps restant à la pendule du réclamant (rapide)
title-the-arbiter-sees-the-second-flag-fall = Premier drapeau tombé à l’insu de tous, le second vu par l’arbitre (rapide)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Une tour touchée, l’autre jouée (rapide, blitz), l’arbitre le remarque
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Pièce touchée en rapide, vue par l’arbitre (Règles du jeu en compétition)
title-a-displaced-piece-is-not-a-touched-piece = Pièce trouvée dérangée en rapide ou en blitz, personne ne sait pourquoi
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Une tour touchée exprès, l’autre jouée (rapide, blitz), l’arbitre le remarque
