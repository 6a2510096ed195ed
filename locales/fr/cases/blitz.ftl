### Titles of the cases about blitz: what a reader would search for.

## blitz-full-rules.yaml

title-one-recorded-game-allows-the-full-rules-in-blitz = Règles applicables en blitz : un arbitre pour une partie notée
title-two-games-are-too-many-for-one-arbiter-in-blitz = Règles applicables en blitz : un arbitre pour deux parties notées
title-an-unrecorded-game-lacks-the-full-rules-in-blitz = Règles applicables en blitz : un arbitre pour une partie non notée
title-regulations-name-the-regime-of-a-blitz-event = Le règlement d’un tournoi de blitz doit-il dire quelles règles s’appliquent ?

## blitz-illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move-in-blitz = Coup illégal en blitz suivi d’une réponse, les joueurs conviennent de le corriger
    .scene = Les Blancs jouent un coup illégal et appuient sur la pendule ; les Noirs ne le remarquent pas, jouent à leur tour et appuient sur la pendule. Lorsqu’ils voient ce qui s’est passé, tous deux rient et conviennent d’arranger l’affaire entre eux. Vous l’entendez depuis l’échiquier voisin et vous approchez.
title-blitz-players-cannot-agree-to-take-back-a-legal-move = Coup légal en blitz, les deux joueurs conviennent de le reprendre

## blitz-illegal-move-loses.yaml

title-an-illegal-move-once-lost-a-blitz-game = Roi laissé en échec en blitz, réclamation avant la réponse
title-a-bare-king-cannot-win-by-an-illegal-move-in-blitz = Coup illégal du roi en blitz, réclamation d’un joueur qui n’a que son roi
title-a-blitz-move-that-was-not-pressed-is-not-yet-illegal = Coup illégal en blitz, réclamation avant l’appui sur la pendule
title-a-blitz-claim-of-a-win-asks-whether-the-claimant-can-mate = Coup illégal en blitz : le réclamant peut-il mater ? (Règles jusqu’à 2009)
title-a-rook-that-never-comes-to-move-cannot-win-by-an-illegal-move-in-blitz = Réclamation pour coup illégal en blitz quand tout coup légal fait mat
title-a-knight-whom-a-pawn-can-help-wins-by-an-illegal-move-in-blitz = Coup de pion illégal en blitz, le camp qui a roi et cavalier réclame

## blitz-illegal-move-needs-claim.yaml

title-a-blitz-arbiter-of-old-waits-for-the-claim = Coup illégal en blitz vu par l’arbitre, pas de réclamation (règles simplifiées)
title-a-blitz-arbiter-under-full-rules-acts-by-himself = Coup illégal en blitz vu par l’arbitre, nul ne réclame (Règles du jeu en compétition)
title-a-blitz-arbiter-of-old-need-not-wait-once-the-opponent-claims = Coup illégal en blitz non vu par l’arbitre, réclamation de l’adversaire

## blitz-illegal-move-stands.yaml

title-a-blitz-claim-after-the-own-move-comes-too-late = Coup illégal en blitz, l’adversaire réclame après avoir répondu
title-a-blitz-player-who-only-touches-a-piece-may-still-claim = Coup illégal en blitz, l’adversaire réclame après avoir touché une pièce

## blitz-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed-in-blitz = Cinquième demande de voir la notation de la partie en blitz
    .scene = Les Blancs, qui ont le trait, vous demandent de leur montrer la notation de la partie. Ils l’ont déjà demandée quatre fois, et les Noirs soupirent qu’à ce rythme plus personne ne peut se concentrer.
title-the-sixth-look-at-the-record-distracts-in-blitz = Sixième demande de voir la notation de la partie en blitz

## blitz-without-quickplay-claims.yaml

title-an-opponent-who-only-shuffles-in-blitz = Nulle réclamée en blitz : l’adversaire ne fait aucun effort pour gagner
title-the-same-shuffling-in-a-rapid-game = Nulle réclamée en rapide, rien d’annoncé : l’adversaire ne cherche pas à gagner
title-other-draw-claims-exist-in-blitz-too = Triple répétition réclamée en blitz

## mating-potential.yaml

title-two-knights-have-no-mating-potential = Chute du drapeau du roi seul face à deux cavaliers en blitz
title-a-rook-against-a-knight-has-mating-potential = Chute du drapeau de roi et cavalier face à roi et tour en blitz
title-a-knight-against-a-pawn-is-for-the-arbiter = Chute du drapeau de roi et pion face à roi et cavalier en blitz
title-two-knights-win-on-time-in-rapid = Chute du drapeau du roi seul face à deux cavaliers en rapide
title-the-illegal-move-took-the-last-rook-of-the-claimant = Coup illégal en blitz : il prend la dernière tour du réclamant
title-the-illegal-move-into-check-is-judged-by-the-pieces-before-it = Coup illégal en blitz : le roi s’expose à l’échec de l’unique tour
