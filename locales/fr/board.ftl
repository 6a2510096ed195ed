### Devant l’échiquier : les situations avec les mots des arbitres, et ce qui entoure la décision dans chacune.

## The page

at-the-board = Devant l’échiquier
    .lead = Que faire, ce que cela coûte et où c’est écrit : chaque réponse est la décision d’un cas.
    .invitation = Un téléphone sonne, un drapeau tombe, un coup est illégal : que faire, en trois lignes.
board-pace = Cadence
    .standard = Jeu standard
    .rapid = Jeu rapide
    .blitz = Blitz
board-supervision = Règles
    .full = En compétition : assez d’arbitres
    .limited = Simplifiées : un arbitre, beaucoup d’échiquiers
board-find = Chercher une situation
    .none = Aucune situation ne contient ce mot.
board-act = Que faire
board-penalty = Pénalité ou résultat
    .none = Aucune pénalité.
board-then = Ensuite
board-stands = Où c’est écrit
board-cases = Cas :
# Where nothing else is to be done.
advice-over = La partie est terminée : annoncer le résultat.

## What the situations are about

situations-about =
    .moves = Coups et pièces
    .clock = Pendule
    .draws = Nulles
    .conduct = Conduite
    .other = Feuille de partie, coup sous enveloppe, résultat

## Moves and pieces: `words` are other words by which a situation is found, the other attributes say how it can turn out

situation-illegal-move = Coup illégal
    .words = mauvais coup, roi laissé en échec, roque illégal
    .claimed = Le premier, l’adversaire réclame aussitôt
    .seen = Le premier, vu par l’arbitre, sans réclamation
    .answered = Réclamation seulement après la réponse
    .not-pressed = Pas encore d’appui sur la pendule
situation-second-illegal-move = Deuxième coup illégal du même joueur
    .words = encore, deux fois, récidive, roi seul, deux coups illégaux, second coup illégal
    .can-mate = L’adversaire peut encore mater
    .cannot-mate = L’adversaire ne peut pas mater (roi seul)
    .third = Troisième coup illégal
situation-two-hands = Roque à deux mains, appui sur la pendule
    .words = deux mains, une seule main, prise à deux mains
situation-pawn-not-exchanged = Pion laissé sur la rangée la plus éloignée
    .words = promotion, pion non remplacé, pas de dame, pion en huitième, dernière rangée
situation-press-without-move = Appui sur la pendule sans coup
    .words = appuyé deux fois, aucun coup joué, pendule actionnée
situation-touched-piece = Pièce touchée, autre pièce jouée
    .words = pièce touchée, pièce jouée, j’adoube, adouber
    .complaint = L’adversaire réclame
    .seen = Vu par l’arbitre, personne ne réclame
situation-displaced-pieces = Pièces renversées
    .words = pièce dérangée, pièce tombée, bousculée, accident
    .knocked-over = Par un joueur
    .found-later = Pièce dérangée remarquée seulement après un coup
situation-illegal-position = Position illégale découverte
    .words = deux rois en échec, pion sur la dernière rangée
situation-wrong-set-up = Mauvais placement au début
    .words = roi et dame intervertis, position initiale, fou et cavalier intervertis, roque
    .early = Signalé au deuxième coup
    .late = Signalé après dix coups de chaque joueur
    .king-and-queen = Roi et dame intervertis, signalé après dix coups de chaque joueur
situation-colours-reversed = Couleurs inversées
    .words = mauvaise couleur, Blancs et Noirs intervertis, appariement
    .early = Remarqué après six coups de chaque joueur
    .late = Remarqué après dix coups de chaque joueur
situation-board-turned = Échiquier mal orienté
    .words = case d’angle noire, échiquier tourné
    .early = Signalé au deuxième coup
    .late = Remarqué après dix coups de chaque joueur

## The clock

situation-flag = Un drapeau tombe
    .words = temps écoulé, zéro, roi seul, perte au temps, chute du drapeau
    .can-mate = Gain au temps réclamé ; l’adversaire peut encore mater
    .cannot-mate = Gain au temps réclamé ; l’adversaire ne peut pas mater
    .seen = Vu par l’arbitre, sans réclamation
situation-both-flags = Les deux drapeaux tombés
    .words = deux pendules à zéro, deux drapeaux
    .unmarked = Rien ne montre lequel est tombé le premier
    .marked = La pendule montre que le drapeau du joueur est tombé le premier
situation-wrong-clock-setting = Pendule mal réglée
    .words = mauvais temps, incrément absent, mauvais mode, compteur de coups
    .early = Remarqué après cinq coups
    .late = Remarqué après dix coups de chaque joueur
situation-clock-defect = La pendule ne fonctionne pas
    .words = pendule défectueuse, en panne, arrêtée, pile, afficheur
situation-late-player = Joueur en retard
    .words = absent, délai de forfait, forfait, tolérance zéro
    .too-late = Après le délai de forfait
    .nothing-set = Cinq minutes de retard, aucun délai de forfait annoncé
situation-clock-hit = Pendule frappée ou actionnée de la mauvaise main
    .words = violence, frapper, autre main, soulevée
    .hit = Frappée avec force
    .other-hand = Actionnée avec la main qui n’a pas joué

## Draws

situation-wrong-claim = Réclamation incorrecte de répétition ou de 50 coups
    .words = triple répétition, cinquante coups, réclamation de nulle, rejetée, infondée, trois fois, position répétée
situation-right-claim = Réclamation correcte de répétition ou de 50 coups
    .words = triple répétition, cinquante coups, réclamation de nulle, trois fois, position répétée
situation-draw-offer = Nulle proposée au mauvais moment
    .words = proposer la nulle, propositions répétées, déranger
    .opponent-thinks = Pendant que l’adversaire réfléchit
    .before-moving = Avant de jouer
    .again = Sans cesse, pour distraire
situation-early-draw = Nulle convenue trop tôt
    .words = pas de nulle avant le coup 30, règle de Sofia, accord, poignée de main
situation-quickplay-claim = Peu de temps, pas d’incrément : réclamation de nulle
    .words = fin de partie au KO, deux dernières minutes, aucun effort pour gagner, moyens normaux
    .claim = La réclamation est faite
    .rejected = La réclamation est rejetée
    .increment = Un incrément est demandé, la nulle refusée
situation-unnoticed-draw = 75 coups sans prise ni poussée de pion, sans réclamation
    .words = soixante-quinze, nulle automatique, quintuple répétition, cinq fois

## Conduct

situation-phone = Un téléphone sonne
    .words = mobile, portable, smartphone, montre connectée, sonnerie, appareil électronique, écouteurs
    .rings = Il sonne
    .bare-king = Il sonne, et l’adversaire n’a que le roi
    .switched-off = Éteint, trouvé dans une poche
    .milder = Il sonne là où le règlement prévoit une pénalité moins sévère
situation-leaving = Joueur qui quitte la zone de jeu
    .words = toilettes, fumer, prendre l’air, lieu de la compétition, sort
    .area = Au trait, sans autorisation
    .venue = Hors du lieu de la compétition, sans autorisation
situation-spectator = Un spectateur intervient
    .words = parent, entraîneur, capitaine, public, souffler un coup
    .flag = Il signale un drapeau tombé
    .irregularity = Il signale un coup illégal
    .hint = Il conseille un joueur
situation-disturbance = Joueur qui dérange l’adversaire
    .words = bruit, parler, distraire, gêner, insulte
    .once = Pour la première fois
    .persistent = Avec insistance, après plusieurs avertissements
situation-outside-help = Joueur qui use de notes ou de conseils
    .words = triche, analyse, livre, aide

## Scoresheet, sealed move, result

situation-not-recording = Feuille de partie non tenue
    .words = noter, écrire, notation, zeitnot
    .enough-time = Avec beaucoup de temps
    .little-time = Avec peu de temps, sans incrément
    .in-advance = Coup écrit avant d’être joué
situation-sealed-move = Coup sous enveloppe ambigu ou illégal
    .words = ajournement, enveloppe, reprise
    .ambiguous = Il se lit de deux façons
    .illegal = Il est illégal
situation-different-results = Les joueurs remettent des résultats différents
    .words = signature, feuilles de partie, mauvais résultat
