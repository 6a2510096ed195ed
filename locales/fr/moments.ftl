### Les actes comme titres de ce qui est décidé à leur sujet : un groupe nominal ; .doing suit « peut », « ne peut pas », « autorisé à ».
### $player: who acts. $by: player or other. $numbered: yes where the event is named by its number.

heading-moment = { $numbered ->
    [yes] { $event }. { $moment }
   *[no] { $moment }
}{ $by ->
    [player] {" "}({ WHO($player, case: "bare") })
   *[other] { "" }
}

moment-move = Le coup { MOVE($move) }
    .unknown = Un coup
moment-touch = Pièces touchées
    .idle = Le contact est sans conséquence.
moment-capture-king = Prise du roi
moment-displace = Pièces dérangées
moment-repair = Pièces remises en place
moment-press = Appui sur la pendule
    .doing = appuyer sur la pendule
moment-pause = Arrêt des pendules
    .doing = arrêter les pendules
moment-flag-falls = Chute du drapeau
moment-claim-flag = Signalement de la chute du drapeau
moment-offer-draw = Proposition de nulle
    .doing = proposer la nulle
moment-accept = Acceptation de la proposition
moment-refuse = Refus de la proposition
    .idle = { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } le droit de refuser la nulle.
moment-withdraw = Retrait
moment-agree-draw = Accord sur la nulle
moment-claim-draw = Réclamation de nulle
    .doing = présenter une telle réclamation
moment-claim-irregularity = Réclamation pour irrégularité
moment-agree-to-correct = Accord pour corriger
moment-claim-wrong-set-up = Signalement d’une erreur au départ
moment-claim-wrong-setting = Signalement d’un mauvais réglage de la pendule
moment-resign = Abandon
moment-resign-in-writing = Abandon par écrit
moment-resign-for = Abandon déclaré par un autre
moment-gesture = Geste à l’échiquier
moment-answer-unclearly = Réponse peu claire à la proposition
moment-session-ends = Fin de la séance
moment-ask-to-seal = Demande d’un coup sous enveloppe
moment-adjourn-early = Ajournement anticipé
moment-adjourn-early-by = Ajournement anticipé
moment-seal = Le coup sous enveloppe
moment-change-sealed = Changement du coup sous enveloppe
moment-close-envelope = Fermeture de l’enveloppe
moment-resume = Reprise de la partie
moment-arrive = Arrivée
    .idle = { WHO($player) } { AGREE($player, sg: "n’est", pl: "ne sont") } pas en retard.
moment-absent = Absence à l’échiquier
moment-open-envelope = Ouverture de l’enveloppe
moment-lose-envelope = Enveloppe introuvable
moment-seal-reply = La réponse sous enveloppe
moment-claim-wrong-times = Signalement de temps faux
moment-ask-for-record = Demande à voir la notation
moment-ask-for-scoresheet = Demande d’une feuille de partie
moment-say-adjust = « J’adoube »
moment-adjust = Pièces adoubées
    .doing = adouber les pièces
moment-lift = Pièce soulevée
moment-release = Pièce lâchée
moment-take-off = Pièce retirée
moment-put-back = Pièces remises en place
moment-pick-up = Pièce saisie pour une promotion
moment-place = Pose de la nouvelle pièce
moment-ask-for-piece = Demande d’une pièce
moment-announce = Annonce d’un coup
    .idle = Les paroles seules n’engagent pas le joueur.
moment-claim-touch-rules = Réclamation sur les pièces touchées
moment-bring-assistant = Un assistant
    .doing = recourir à cet assistant
    .doing-tasks = recourir à cet assistant pour { LIST($items) }
moment-press-with = Façon d’appuyer sur la pendule
    .doing = appuyer de cette façon sur la pendule
moment-handle-clock = Maniement de la pendule
    .doing = manier la pendule de cette façon
moment-clock-runs = Marche de la pendule
moment-pause-for = Arrêt des pendules
    .doing = arrêter les pendules
moment-restart = Remise en marche de la pendule
    .doing = remettre la pendule en marche
moment-clock-marks-first = L’indication de la pendule
moment-claim-clock-defect = Signalement d’une pendule défectueuse
moment-claim-setting-fault = Signalement d’un mauvais réglage de la pendule
moment-claim-clock-set = Signalement d’un mauvais réglage de la pendule
moment-wish-clock-place = Demande de déplacer la pendule
    .doing = avoir la pendule du côté demandé
moment-start-round = Début de la ronde
    .idle = La pendule des Blancs n’est pas remise en marche.
moment-arrival = Arrivée
moment-default-time-ends = Fin du délai de forfait
moment-claim-default = Réclamation du gain par forfait
moment-sit-at-wrong-board = Le mauvais échiquier
moment-claim-from-screen = Réclamation fondée sur un écran
moment-write-move = Écriture d’un coup
    .doing = écrire le coup à l’avance
    .idle = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } écrit le coup à un moment permis.
moment-write-on-sheet = Mention sur la feuille de partie
    .doing = écrire cela sur la feuille de partie
moment-mark-offer = Mention de la proposition
moment-stop-recording = Arrêt de la notation
moment-resume-recording = Reprise de la notation
moment-complete-sheet = Mise à jour de la feuille de partie
moment-sheet-gap = Lacune dans la feuille de partie
    .doing = continuer à jouer sans noter d’abord
moment-sheets-show = Ce que montrent les feuilles de partie
moment-reconstruct = Reconstitution de la partie
moment-hide-sheet = Feuille de partie cachée
    .doing = cacher la feuille de partie
moment-lay-pen-on-sheet = Stylo sur la feuille de partie
    .doing = poser le stylo sur la feuille de partie
moment-keep-sheet = Feuille de partie non remise
    .doing = garder l’original de la feuille de partie
    .idle = { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } le droit de garder la feuille de partie pendant la partie.
moment-ask-for-opponents-sheet = Demande de la feuille de partie adverse
moment-lend-sheet = Feuille de partie prêtée
moment-refuse-sheet = Feuille de partie refusée
moment-return-sheet = Feuille de partie rendue
moment-electronic-sheet-fails = Panne de la feuille de partie électronique
moment-change-sheet-mode = Changement de mode
    .doing = mettre la feuille de partie dans ce mode
moment-cannot-record = Impossibilité de noter
    .doing = faire noter les coups par un assistant
moment-sign = Signature des feuilles de partie
moment-report-result = Annonce du résultat
moment-award-points = Attribution des points
moment-leave = Départ
    .doing = { $from ->
        [area] quitter la zone de jeu
        [venue] quitter le lieu de la compétition
        [far-corner] aller dans ce coin éloigné
       *[board] quitter l’échiquier
    }
    .idle = { WHO($player) } { AGREE($player, sg: "avait", pl: "avaient") } le droit de quitter l’échiquier.
moment-enter = Entrée dans la zone de jeu
    .doing = entrer dans la zone de jeu
moment-use-help = Aide extérieure
    .doing = recourir à une aide extérieure
moment-device = Appareil électronique
    .doing = { $place ->
        [bag] garder l’appareil dans le sac
        [table] laisser l’appareil sur la table
        [adjoining-area] y laisser l’appareil
       *[person] porter l’appareil
    }
moment-use-bag = Usage du sac
    .doing = prendre le sac
moment-inspect = Inspection
moment-refuse-inspection = Refus de l’inspection
    .doing = refuser l’inspection
moment-accuse = Accusation de triche
    .doing = exprimer ainsi un soupçon
moment-disturb = Comportement qui dérange
    .doing = déranger l’adversaire
moment-smoke = Tabac
    .doing = fumer à cet endroit
moment-misbehave = Conduite incorrecte
    .doing = { $how ->
        [drunk] se présenter à la partie en état d’ivresse
        [arranged-game] convenir du résultat
        [insult] insulter quelqu’un
       *[other] se conduire ainsi
    }
moment-defy = Refus d’obéir
    .doing = refuser d’obéir
moment-appeal = Appel
    .doing = faire appel
    .idle = Les Règles de { $edition } ne prévoient pas d’appel.
moment-request = Demande à l’arbitre
moment-complain = Réclamation auprès de l’arbitre
    .doing = contester la décision
moment-tell = Remarque
    .doing = le dire
moment-external-disturbance = Perturbation extérieure
moment-warn = Avertissement
moment-check-claim-alone = Vérification par l’arbitre seul
moment-video = Enregistrement vidéo
moment-impose = Pénalité infligée
moment-asks-entry = Ce que porte la feuille de partie
moment-blind-lift = Pièce sur l’échiquier spécial
moment-blind-move = Coup sur l’échiquier spécial
moment-blind-say = Annonce
    .doing = corriger l’annonce
moment-boards-differ = Différence entre les échiquiers
moment-ask-for-two-boards = Demande de deux échiquiers
moment-claim-quickplay = Réclamation de nulle en fin de partie au KO
moment-request-increment = Demande d’un incrément
    .doing = demander un incrément
moment-decide-quickplay = Décision sur la réclamation
    .idle = La décision est sans effet.
moment-sees = Ce que voit l’arbitre
moment-sees-position = La position vue par l’arbitre
moment-finds = Constat de l’arbitre
moment-rules = Décision de l’arbitre
moment-asks = Question
moment-may-play = Le coup { MOVE($move) }
