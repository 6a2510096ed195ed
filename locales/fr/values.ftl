### The names of the values that editions give; see the page of what is not verified.

value-of-has-the-move-when-opponents-move-is = Quand un joueur a le trait : une fois le coup adverse effectué, ou achevé
value-of-moving-twice-acted-on-by = Qui fait corriger deux coups de suite
value-of-moving-twice-may-be-penalised = Si l’arbitre peut pénaliser deux coups de suite
value-of-castling-along = Le long de quelle rangée roquent le roi et la tour
value-of-touch-binds = Quel contact engage le joueur
value-of-other-contact-counts-as-intent = Si tout contact qui n’est pas clairement accidentel compte comme délibéré
value-of-adjusting-needs-own-clock-running = Si l’on ne peut adouber que pendant que sa propre pendule tourne
value-of-adjusting-only-what-stands-badly = Si l’on ne peut adouber que les pièces mal placées
value-of-knights-turned-by-their-owner = Si un joueur peut tourner ses propres cavaliers
value-of-both-colours-touched = Ce qui s’ensuit quand des pièces des deux couleurs sont touchées
value-of-promotion-choice-fixed-by-touching-square = Si le choix de la nouvelle pièce est définitif dès qu’elle touche la case
value-of-objections-cover = Contre quoi un joueur peut réclamer tant qu’il n’a pas touché de pièce
value-of-touch-move-acted-on-by = À l’initiative de qui il est décidé sur une pièce touchée et non jouée
value-of-touch-breach-waits-for-press = Si l’arbitre attend l’appui sur la pendule avant d’agir pour une pièce touchée
value-of-unfinished-castling-is-judged = Si l’arbitre apprécie lui-même si le roque était seulement inachevé
value-of-arbiter-acts-unasked-on = Sur quoi l’arbitre agit sans réclamation
value-of-assistant-may-move = Si un joueur hors d’état de déplacer les pièces peut venir avec un assistant
value-of-checkmate-needs = À quoi doit se conformer le coup de mat pour terminer la partie
value-of-stalemate-needs = À quoi doit se conformer le coup de pat pour terminer la partie
value-of-dead-position-needs = À quoi doit se conformer le coup qui mène à la position morte
value-of-dead-position-mate-test = Comment est décrite la position morte
value-of-resignation-is-draw-if-opponent-cannot-mate = Si l’abandon donne la nulle quand l’adversaire ne pourrait jamais mater
value-of-agreement-needs-move-by-each = Si la nulle ne peut être convenue qu’après un coup de chaque joueur
value-of-completed-by-own-next-move = Si un coup compte comme achevé sans appui sur la pendule une fois effectué le coup suivant du joueur
value-of-may-press-after-reply = Si un joueur peut encore appuyer sur la pendule après la réponse de l’adversaire
value-of-pressing-hand-is-fixed = S’il faut appuyer sur la pendule avec la main qui a joué
value-of-clock-handling-forbidden = Ce qu’il est interdit de faire à la pendule
value-of-press-without-move-is-no-handling = Si l’appui sans coup n’est pas aussi un mauvais usage de la pendule
value-of-other-hand-is-usually-warned = Si l’appui de l’autre main vaut d’ordinaire un avertissement
value-of-clock-assistant-time = Ce que devient le temps d’un joueur qui a un assistant pour la pendule
value-of-saved-time = Ce que devient le temps économisé dans une période
value-of-lateness-counts-from = À partir de quand se compte le retard
value-of-stop-without-reason-is-penalised = Si l’arrêt des pendules sans motif valable est pénalisé
value-of-disturbance-excuses-a-stop = Si une gêne ou un malaise est à soi seul un motif valable d’arrêter les pendules
value-of-private-stop-is-unfounded = Si une affaire personnelle n’est d’ordinaire pas un motif valable d’arrêter les pendules
value-of-private-stop-granted-to-disabled = Si un joueur en situation de handicap peut arrêter les pendules pour une affaire personnelle
value-of-video-stop-is-unfounded = Si le souhait de voir une vidéo n’est pas un motif d’arrêter les pendules
value-of-low-battery-stop-is-unfounded = Si une pile faible n’est pas un motif d’arrêter les pendules
value-of-screen-claims-barred = Quelles réclamations fondées sur un écran sont exclues
value-of-default-time-if-silent = Délai de forfait si le règlement de la compétition n’en dit rien
value-of-default-time-excused-by = Ce qui peut excuser une arrivée après le délai de forfait
value-of-both-absent-at-start = Qui perd du temps quand aucun des deux joueurs n’est là au début
value-of-flag-counts-once = Par qui la chute du drapeau doit être relevée pour compter
value-of-flag-fall-mate-test = Comment est décrit « l’adversaire ne peut pas mater » après la chute du drapeau
value-of-flag-fall-yields-to = Quelles fins de partie l’emportent sur un drapeau tombé
value-of-both-flags-in-last-period = Ce qui s’ensuit quand les deux drapeaux sont tombés dans la dernière période
value-of-both-flags-in-other-period = Ce qui s’ensuit quand les deux drapeaux sont tombés dans une période antérieure
value-of-both-flags-need-guidelines = Si ces deux règles ne valent que là où les directives ont été annoncées
value-of-both-flags-read-from-clock = Si l’arbitre lit sur la pendule lequel des deux drapeaux est tombé le premier
value-of-clock-with-increment-marks-first = Si une pendule avec incrément marque toujours le premier drapeau tombé
value-of-wrong-setting-is-corrected = Si un mauvais réglage de la pendule est corrigé pendant la partie
value-of-reversed-colours = Ce qui s’ensuit quand les couleurs sont inversées
value-of-reversed-colours-stand-from-moves = À partir de combien de coups de chaque joueur continue une partie aux couleurs inversées
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-reversed-colours-hang-on-black = Si le dernier de ces coups des Noirs est décisif
value-of-reversed-colours-leave-finished-game = Si une partie terminée reste valable bien que les couleurs aient été inversées
value-of-illegal-move-counts-when = Quand un coup compte comme illégal
value-of-illegal-move-sanctions = Conséquences du premier, du deuxième et des autres coups illégaux
    .reading = Les temps réduits de A.3 n’atteignent le blitz que par B.3 ; une partie selon B.2 garde ceux des articles 7 et 9. Aucune source n’exclut l’autre lecture, d’après laquelle A.3 vise tout le blitz, comme B.2 en 2018.
value-of-quickplay-illegal-move-sanctions = Conséquences des coups illégaux dans une fin de partie au KO
value-of-illegal-move-acted-on-by = À l’initiative de qui un coup illégal est traité
value-of-illegal-move-correction-ends = Jusqu’à quand un coup illégal peut être corrigé
value-of-illegal-move-corrected-later-by-agreement = Si les joueurs peuvent s’entendre pour le corriger encore plus tard
value-of-illegal-loss-is-draw-if-opponent-cannot-mate = Si la défaite pour coups illégaux devient une nulle quand l’adversaire ne pourrait jamais mater
value-of-clock-assistant-usually-costs = Ce que coûte d’ordinaire en temps un assistant pour la pendule
value-of-gained-increment-taken-back = Si l’incrément gagné par l’appui est repris après un coup illégal
value-of-rapid-gained-increment-taken-back = Si l’incrément gagné par l’appui est repris après un coup illégal en jeu rapide et en blitz
value-of-faults-in-one-move-count-once = Si plusieurs fautes dans un même coup comptent pour une
value-of-illegal-move-repeated-counts-again = Si un nouvel acte illégal au même coup compte de nouveau
value-of-promotion-omitted = Ce que signifie ne pas remplacer un pion promu
value-of-press-without-move = Ce qu’est un appui sur la pendule sans coup
value-of-accidental-press-is-excused = Si une pendule actionnée par accident ne compte pas comme actionnée
value-of-pressing-back-is-judged = Si l’arbitre apprécie lui-même si la pendule a seulement été renvoyée à l’adversaire
value-of-two-hands = Ce qu’est un coup joué à deux mains
value-of-replacement-bound-by = Ce qui impose le coup qui remplace un coup illégal
value-of-arbiter-may-leave-times = Si l’arbitre peut laisser les temps tels quels après avoir rétabli une position
value-of-move-counter-is-adjusted = Si le compteur de coups est corrigé après qu’une position a été rétablie
value-of-displaced-by-player = Ce que l’on fait des pièces qu’un joueur a renversées
value-of-players-record = Si les joueurs doivent noter les coups
    .reading = Une partie de blitz selon les Règles du jeu en compétition suit la partie principale des Règles ; l’article du jeu rapide qui dispense les joueurs de noter n’est cité que pour l’autre régime. Comme c’est l’arbitre qui note, la lecture contraire, sans obligation pour les joueurs, est répandue.
value-of-recording-exempt-below = Temps restant au-dessous duquel un joueur n’est plus tenu de noter
value-of-recording-exempt-increment-below = Incrément au-dessous duquel vaut cette dispense
value-of-recording-exempt-for = Combien de temps dure cette dispense
value-of-written-in-advance-only-for = À quelles seules fins un coup peut être écrit à l’avance
value-of-scoresheet-claims-remain = Si les réclamations fondées sur une feuille de partie restent possibles sans elle
value-of-scoresheet-on-request = Si un joueur peut demander une feuille de partie à tout moment
value-of-record-views = Combien de fois un joueur peut demander à voir la notation de l’arbitre
    .amount = { $count ->
        [one] une fois
       *[other] { $count } fois
    }
value-of-offer-at-wrong-moment-penalised = Si une proposition de nulle faite au mauvais moment est pénalisée
value-of-event-may-restrict = Ce qu’une compétition peut restreindre au sujet des nulles
value-of-offer-refused-by = Comment se refuse une proposition de nulle
value-of-claim-is-also-offer = Si une réclamation de nulle est aussi une proposition de nulle
value-of-claim-repetitions = Combien de fois une position doit s’être présentée pour une réclamation
    .amount = { $count ->
        [one] une fois
       *[other] { $count } fois
    }
value-of-repetition-castling = En quoi le roque rend deux positions différentes
value-of-repetition-en-passant = En quoi la prise en passant rend deux positions différentes
value-of-claim-moves-without-progress = Coups de chaque joueur sans prise ni poussée de pion pour une réclamation
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-claim-moves-without-progress-count-when = Si ces coups doivent être effectués ou achevés
value-of-claimed-move-is-binding = Si le coup écrit pour une réclamation ne peut plus être changé
value-of-claim-lost-when-piece-is = Ce qui fait perdre à un joueur le droit de réclamer à ce coup
value-of-claimant-clock = Ce qu’il advient de la pendule lors d’une réclamation de nulle
value-of-wrong-claim-claimant-loses = Ce que coûte au réclamant une réclamation incorrecte
value-of-wrong-claim-opponent-gets = Temps pour l’adversaire après une réclamation incorrecte
    .reading = Les temps réduits de A.3 n’atteignent le blitz que par B.3 ; une partie selon B.2 garde ceux des articles 7 et 9. Aucune source n’exclut l’autre lecture, d’après laquelle A.3 vise tout le blitz, comme B.2 en 2018.
value-of-after-wrong-claim = Ce qu’il faut jouer après une réclamation incorrecte
value-of-automatic-repetitions = Combien de fois une position doit s’être présentée pour une nulle sans réclamation
    .amount = { $count ->
        [one] une fois
       *[other] { $count } fois
    }
value-of-automatic-repetitions-count = Quelles répétitions comptent pour une nulle sans réclamation
value-of-automatic-moves-without-progress = Coups de chaque joueur sans prise ni poussée de pion pour une nulle sans réclamation
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-rapid-from = Temps minimal du jeu rapide
value-of-rapid-up-to = Temps maximal du jeu rapide
value-of-blitz-up-to = Temps maximal du blitz
value-of-increment-counts-for-moves = Pour combien de coups l’incrément compte dans ces limites
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-supervised-games-per-arbiter = Parties qu’un arbitre peut superviser selon les Règles du jeu en compétition
    .amount = { $count ->
        [one] une partie
       *[other] { $count } parties
    }
value-of-supervised-games-are-an-example = Si ce nombre n’est qu’un exemple de supervision suffisante
value-of-supervised-games-are-recorded = Si les Règles du jeu en compétition exigent aussi que l’arbitre note chaque partie
value-of-event-must-name-regime = Si la compétition doit indiquer quelles règles s’appliquent
value-of-set-up-stands-after-moves = Après combien de coups de chaque joueur un mauvais placement reste valable
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-clock-setting-stands-after-moves = Après combien de coups de chaque joueur un mauvais réglage de la pendule reste valable
    .amount = { $count ->
        [one] un coup
       *[other] { $count } coups
    }
value-of-set-up-stands-when-moves-are = Si ces coups doivent être effectués ou achevés
value-of-clock-setting-may-save-schedule = Si la pendule peut encore être réglée pour tenir l’horaire
value-of-misplaced-may-not-castle = Quelles pièces mal placées ne peuvent pas roquer
value-of-rulings-only-on-request = Sur quoi l’arbitre ne décide qu’à la demande
value-of-both-kings-in-check = Ce que fait l’arbitre d’une position que seuls des coups illégaux peuvent produire
value-of-arbiter-calls-flag = Si l’arbitre signale la chute du drapeau
value-of-time-win-clock = Ce qu’il advient de la pendule quand le gain au temps est réclamé
value-of-time-win-needs-own = Ce que doit montrer la pendule du réclamant pour le gain au temps
value-of-win-needs-mating-potential = Si le gain exige des pièces avec lesquelles un mat est possible
value-of-quickplay-below = Temps restant au-dessous duquel un joueur peut demander ou réclamer
value-of-quickplay-must-be-announced = Si ces règles ne valent que là où elles ont été annoncées
value-of-quickplay-claimant = Qui peut faire cette réclamation
value-of-quickplay-claim-clock = Ce qu’il advient de la pendule lors de cette réclamation
value-of-quickplay-increment = Incrément qu’un joueur peut demander
value-of-quickplay-increment-opponent-gets = Temps pour l’adversaire quand l’incrément est accordé
value-of-quickplay-postponed-opponent-may-get = Temps que l’adversaire peut recevoir quand la décision est différée
value-of-quickplay-rejected-opponent-gets = Temps pour l’adversaire quand la réclamation est rejetée
value-of-quickplay-decision-is-final = Si la décision de l’arbitre est définitive
value-of-device = Quel appareil électronique fait perdre la partie
value-of-device-in-bag = Ce qui vaut pour un appareil éteint dans un sac, là où la compétition l’admet
value-of-smoking-includes-electronic = Si la règle sur le tabac nomme les cigarettes électroniques
value-of-conduct-standard = Ce qui est exigé en général de la conduite des joueurs
value-of-distraction-includes = Ce que l’article sur la gêne de l’adversaire cite en exemple
value-of-appeal-after-signing = Si un joueur peut faire appel même après avoir signé la feuille de partie
value-of-warnings-usually-before-the-loss = Après combien d’avertissements la perte de la partie est d’usage
value-of-appeal-within = Dans quel délai un appel doit être présenté
value-of-penalties = Les pénalités de la liste de l’arbitre
value-of-penalty-loss-leaves-opponents-score-open = Si l’arbitre décide du score de l’adversaire quand la pénalité est la perte de la partie
value-of-sealed-on = Sur quoi s’écrit le coup sous enveloppe
value-of-early-adjourner-time-is-recorded = Si le temps restant d’un joueur qui ajourne plus tôt est relevé
value-of-envelope-offer = Quelle proposition de nulle figure sur l’enveloppe
value-of-sealed-move-exceptions = Ce qui sauve un joueur dont le coup sous enveloppe n’est pas valable
value-of-resumption-lateness = Ce qui détermine qui arrive trop tard à la reprise
value-of-resumption-late-limit = Quel retard est de trop à la reprise
value-of-late-sealer-saved-by = Ce qui sauve celui qui a mis son coup sous enveloppe et arrive trop tard
value-of-both-absent-replier-loses-time = Si le joueur qui doit répondre perd du temps tant que personne n’est là
value-of-late-clock-error = Ce qu’il faut pour corriger une erreur de pendule découverte tard
value-of-session-end-is-announced = Si la fin d’une séance est annoncée

value-of-turned-board-must-be-only-fault = Si un échiquier mal orienté n’est corrigé qu’en l’absence de toute autre erreur
value-of-unable-to-record = Ce que l’on fait pour un joueur qui ne peut pas noter
value-of-electronic-scoresheets = Si les feuilles de partie peuvent être électroniques
value-of-reconstruction-notes-running-clock = Si l’arbitre relève quelle pendule tournait avant une reconstitution
value-of-unproved-overstepping-opens-period = Si le coup suivant ouvre la période suivante quand aucun dépassement ne peut être établi
value-of-signed-result-stands = Si un résultat signé est définitif
value-of-signed-result-closes-irregularities = Si un résultat signé tient aussi contre une irrégularité découverte ensuite
value-of-scoring = Ce que vaut chaque résultat
value-of-scoring-may-differ = Si une compétition peut annoncer un autre décompte des points
value-of-scores-are-limited = Si aucune partie ne peut donner plus que son maximum normal
value-of-notation-rules = Si l’annexe sur la notation contient les règles dites ici
value-of-long-form-accepted = Si la case de départ peut aussi être écrite
value-of-capture-sign-required = Si une prise doit être marquée d’un signe
    .reading = Le texte place le signe entre la lettre et la case ; il ne dit pas si une notation sans ce signe est incorrecte. L’autre lecture, d’après laquelle le signe peut manquer parce que le sens est certain, est celle des éditions postérieures.
value-of-check-signs-optional = Si les signes de l’échec, du mat et de la prise en passant peuvent manquer
value-of-double-cross-means-mate = Si deux croix signifient l’échec et mat
    .reading = Dans un exemplaire de la liste, deux croix sont un signe d’échec ; dans un autre et dans le glossaire, d’échec et mat. Le premier est tenu pour une erreur.
value-of-blind-rules = Si l’annexe sur les joueurs handicapés visuels contient les règles dites ici

# The values themselves, where they are words; $time: a length of time.

value-time = { DURATION($time) }
choice-completed = une fois le coup achevé
choice-made = une fois le coup effectué
choice-pressed = une fois la pendule actionnée
choice-same-rank = la même rangée
choice-first-rank = la première rangée du joueur
choice-deliberate = un contact délibéré
choice-intent = un contact avec l’intention de jouer ou de prendre
choice-one-of-each = une pièce de chaque couleur compte
choice-first-of-each = la première pièce de chaque couleur compte
choice-touch-move-only = les pièces touchées seulement
choice-act-of-moving = toutes les règles sur l’exécution du coup
choice-legal-move = il doit être légal
choice-moves-and-touching = les règles sur les coups et sur les pièces touchées
choice-nothing = rien n’est exigé
choice-worst-play = pas d’échec et mat, même par le plus mauvais jeu
choice-any-legal-series = pas d’échec et mat par une quelconque suite de coups légaux
choice-regulations = le règlement de la compétition
choice-arbiter = l’arbitre
choice-arbiter-observes = le constat de l’arbitre
choice-player-claims = la réclamation d’un joueur
choice-described = seulement sur ce qu’un article lui confie
choice-every-breach = sur toute infraction
choice-checkmate = l’échec et mat
choice-resignation = l’abandon
choice-stalemate = le pat
choice-agreement = l’accord sur la nulle
choice-dead-position = la position morte
choice-draw = la partie est nulle
choice-play-on = la partie continue
choice-force = la violence
choice-lift = la soulever
choice-knock-over = la renverser
choice-press-before-move = appuyer avant le coup
choice-adjusted = il est adapté
choice-adjusted-unless-disabled = il est adapté, sauf en cas de handicap
choice-except-in-delay = il s’ajoute, sauf en mode temps différé
choice-carried = il s’ajoute
choice-scheduled = l’heure de début prévue
choice-actual = le début effectif
choice-any-use = celles qui font un usage quelconque de l’écran
choice-sole-use = celles qui reposent sur le seul écran
choice-play-on-unless-arbiter-decides = la partie continue, sauf si l’arbitre en décide autrement
choice-new-game-while-few-moves = une nouvelle partie tant que peu de coups ont été joués
choice-loss = la perte de la partie
choice-opponent-claims = la réclamation de l’adversaire
choice-game-over = la fin de la partie
choice-opponent-touches = le contact de l’adversaire avec une pièce
choice-opponent-moves = le coup de l’adversaire
choice-illegal = un coup illégal
choice-named-illegal = un coup illégal, par disposition expresse
choice-becomes-queen = le pion devient une dame
choice-breach = une infraction aux règles
choice-illegal-move = un coup illégal
choice-illegal-move-once-pressed = un coup illégal, une fois la pendule actionnée
choice-touched-piece = la pièce touchée
choice-released-piece = la pièce lâchée
choice-restored-on-own-time = le joueur les remet en place sur son temps
choice-opponent-restarts-clock = l’adversaire peut remettre en marche la pendule du joueur
choice-either-calls-arbiter = chacun des joueurs peut appeler l’arbitre
choice-arbiter-may-penalise = l’arbitre peut pénaliser le joueur
choice-while-short = tant que le temps est court
choice-rest-of-period = pour le reste de la période
choice-time-deducted = l’arbitre retire du temps au joueur
choice-assistant = un assistant écrit
choice-assistant-free-if-disabled = un assistant écrit, sans perte de temps en cas de handicap
choice-spoken = en paroles
choice-move = par un coup
choice-touch = en touchant une pièce
choice-right-now-or-later = par le droit de roquer maintenant ou plus tard
choice-right-for-a-time-or-for-good = par un droit perdu pour un temps ou pour toujours
choice-right-lost-by-moving = par un droit perdu en jouant
choice-was-possible = par une prise qui était possible
choice-possible-at-start = par une prise possible au début de la suite
choice-moved = le coup d’une pièce
choice-touched = le contact avec une pièce
choice-must-stop = elle doit être arrêtée
choice-may-stop = elle peut être arrêtée
choice-player-or-arbiter-stops = le joueur ou l’arbitre l’arrête
choice-half = la moitié du temps
choice-at-most = au plus
choice-ladder = d’après le temps restant
choice-halved-above = réduit de moitié au-dessus
choice-reduced-to = ramené à
choice-intended-move = le coup prévu
choice-intended-move-by-touch-rules = le coup prévu, d’après les règles sur les pièces touchées
choice-intended-move-if-lawful = le coup prévu, s’il est conforme aux règles
choice-win = gain
choice-time = temps
choice-included = limite comprise
choice-any-player = l’un ou l’autre joueur
choice-on-move = le joueur au trait
choice-etiquette = les bons usages du jeu
choice-disrepute = rien qui jette le discrédit sur le jeu d’échecs
choice-persistent-offers = des propositions de nulle insistantes
choice-unreasonable-offers = des propositions de nulle déraisonnables
choice-unreasonable-claims = des réclamations déraisonnables
choice-noise-source = une source de bruit dans la zone de jeu
choice-warning = l’avertissement
choice-opponent-time = plus de temps pour l’adversaire
choice-own-time = moins de temps pour le contrevenant
choice-expulsion = l’exclusion de la compétition
choice-own-points = moins de points pour le contrevenant
choice-opponent-points = plus de points pour l’adversaire
choice-fine = l’amende
choice-rounds = l’exclusion de rondes
choice-scoresheet = la feuille de partie
choice-paper-scoresheet = une feuille de partie sur papier
choice-made-before-adjournment = celle faite avant l’ajournement
choice-still-current = celle qui tient encore
choice-flag-fall = la chute du drapeau
choice-game-completed = une partie déjà terminée
choice-automatic-draw = la nulle sans réclamation
choice-fixed-limit = une limite fixe
choice-limit-unless-varied = une limite qui peut être modifiée
choice-default-time = le délai de forfait
choice-opponents-flag = la chute du drapeau de l’adversaire
choice-game-ended = une partie qui a pris fin
choice-too-severe = des conséquences qui seraient trop sévères
choice-arbiter-decides = la décision de l’arbitre
choice-white-loses-time = les Blancs
choice-white-loses-time-unless-default-is-zero = les Blancs, sauf si le délai de forfait est nul
choice-draw-claim = la réclamation de nulle
choice-sealing = la mise sous enveloppe
choice-ring-loses = celui qui sonne
choice-sound-loses = celui qui émet un son
choice-presence-loses = tout appareil introduit sur le lieu de la compétition
choice-on-person-loses = tout appareil que le joueur porte sur lui
choice-offer-or-agreement = la proposition de nulle ou l’accord sur elle
choice-handling-offence = une infraction dans l’usage de la pendule
choice-consecutive = celles en coups alternés consécutifs
choice-anywhere = celles à n’importe quel moment de la partie
choice-not-carried = le joueur ne doit pas l’avoir sur lui
choice-placed-as-agreed = il reste à l’endroit convenu avec l’arbitre
choice-king-and-queen-reversed = un roi placé à la place de la dame
choice-king-or-rook = un roi ou une tour
choice-quickplay-finish = la fin de partie au KO
choice-arbiter-intervenes = l’arbitre intervient
choice-draw-after-next-move = il attend un coup, puis la partie est nulle
choice-flag-up = le drapeau du réclamant n’est pas tombé
choice-time-left = temps restant
choice-may = l’arbitre peut
choice-shall = l’arbitre doit
choice-must-not = l’arbitre ne doit pas
choice-must-not-unless-both-down = l’arbitre ne doit pas, sauf si les deux drapeaux sont tombés
choice-forfeit-loss = perte par forfait
