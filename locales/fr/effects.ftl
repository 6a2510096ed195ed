### What a ruling does: one sentence per effect.
### $player is whom it concerns; $opponent the other player.

## The game

effect-win = { WHO($player) } { AGREE($player, sg: "gagne", pl: "gagnent") } la partie.
effect-draw = La partie est nulle.
effect-both-lose = Les deux joueurs perdent la partie.
effect-forfeited = La partie est considérée comme non jouée : { WHO($player) } la { AGREE($player, sg: "perd", pl: "perdent") } par forfait.
    .won = { WHO($opponent) } { AGREE($opponent, sg: "gagne", pl: "gagnent") } par forfait ; la partie est considérée comme non jouée.
    .both-lost = Les deux joueurs perdent par forfait ; la partie est considérée comme non jouée.
effect-match-board-lost = Dans le match par équipes, l’échiquier { WHO($player, case: "gen") } est perdu par forfait, quel que soit le résultat de la partie.
effect-play-on = La partie continue.
closing-adjourned = La partie est ajournée.
# The end of a ruling; $time and $other: what the displays of $player and $opponent show.
closing-play-on =
    .one = La partie continue ; il reste { CLOCK($time) } { WHO($player, case: "dat") }.
    .both = La partie continue ; il reste { CLOCK($time) } { WHO($player, case: "dat") } et { CLOCK($other) } { WHO($opponent, case: "dat") }.
effect-already-over = La partie était déjà terminée ; ce qui s’est passé ensuite ne compte pas.
    .after-result = Ce qui s’est passé ensuite ne compte pas.
effect-new-game = La partie est annulée et une nouvelle partie est jouée.

## The clock

effect-add-time = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { DURATION($time) } de temps supplémentaire.
    .again = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } encore { DURATION($time) } de temps supplémentaire.
# Half of what the ladder begins at is what it leaves, in every edition that has one; so the steps need not be told.
effect-take-time =
    .exactly = Le temps { WHO($player, case: "gen") } est réduit de { DURATION($time) }.
    .half-up-to = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } la moitié du temps restant, au maximum { DURATION($time) }.
    .stepped = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } la moitié du temps restant, au maximum { DURATION($most) }, sans que la pendule descende au-dessous de { DURATION($rest) }.
    .down-to = La pendule { WHO($player, case: "gen") } est ramenée à { CLOCK($time) }.
    .exactly-again = Le temps { WHO($player, case: "gen") } est encore réduit de { DURATION($time) }.
    .half-up-to-again = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } de nouveau la moitié du temps restant, au maximum { DURATION($time) }.
    .stepped-again = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } de nouveau la moitié du temps restant, au maximum { DURATION($most) }, sans que la pendule descende au-dessous de { DURATION($rest) }.
effect-times-by-judgement = L’arbitre fixe les temps des pendules selon son meilleur jugement.
    .again = L’arbitre fixe de nouveau les temps des pendules selon son meilleur jugement.
    .again-again = Une fois encore, l’arbitre fixe les temps des pendules selon son meilleur jugement.
effect-start-clock = La pendule { WHO($player, case: "gen") } est mise en marche.
    .again = La pendule { WHO($player, case: "gen") } est remise en marche.
effect-pause-clocks = Les pendules sont arrêtées.
effect-charge = Tout le temps écoulé est imputé { WHO($player, case: "dat") }.
    .late = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } tout le temps écoulé jusqu’à { AGREE($player, sg: "son", pl: "leur") } arrivée.
    .adjourning = Tout le temps qui reste jusqu’à la fin de la séance est imputé { WHO($player, case: "dat") }.
effect-shows-exactly = La pendule { WHO($player, case: "gen") } affiche { CLOCK($time) }.
    .both = La pendule { WHO($player, case: "gen") } affiche { CLOCK($time) }, celle { WHO($opponent, case: "gen") } { CLOCK($other) }.
# Instead of effect-shows-exactly, where the arbiter sets the times by his judgement.
reading-unless-set-otherwise = Sauf si l’arbitre fixe un autre temps, la pendule { WHO($player, case: "gen") } affiche { CLOCK($time) }.
    .both = Sauf si l’arbitre fixe d’autres temps, la pendule { WHO($player, case: "gen") } affiche { CLOCK($time) } et celle { WHO($opponent, case: "gen") } { CLOCK($other) }.
effect-keep-times = Les temps restent ceux que la pendule affiche.
effect-replace-clock = La pendule est remplacée.
effect-install-setting = Le réglage de la pendule est corrigé.
effect-set-counter = Le compteur de coups est corrigé.
effect-counter-shows = Le compteur de coups { WHO($player, case: "gen") } est réglé sur { $moves }.
effect-next-period = La période suivante { WHO($player, case: "gen") } commence.

## Moves and position

effect-restore =
    .move = La position précédant le coup { MOVE($move) } est rétablie.
    .previous = La position précédente est rétablie.
    .before = La position précédant l’irrégularité (événement { $event }) est rétablie.
    .last-identifiable = La dernière position identifiable avant l’irrégularité est rétablie.
    .where-records-agree = La partie reprend au dernier point où les notations concordent.
    .move-again = La position précédant le coup { MOVE($move) } est de nouveau rétablie.
    .moved = La position précédant le coup { WHO($player, case: "gen") } est rétablie.
    .moved-again = La position précédant le nouveau coup { WHO($player, case: "gen") } est rétablie, elle aussi.
    .pressed = La position au moment de l’appui sur la pendule est rétablie.
    .displaced = La position précédant le dérangement des pièces est rétablie.
    .previous-again = La position précédente est de nouveau rétablie.
effect-must-move = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer la pièce qui se trouve en { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer { MEN($man, on: "qui se trouve en") }.
    .known-again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours jouer { MEN($man, on: "qui se trouve en") }.
effect-must-capture = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } prendre la pièce qui se trouve en { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } prendre { MEN($man) }.
effect-must-play = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer le coup noté ou annoncé.
    .sealed = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } indiquer quel coup a été mis sous enveloppe et l’effectuer sur l’échiquier.
effect-must-seal = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } mettre sous enveloppe le coup { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } mettre un coup sous enveloppe.
effect-sealed-move = Le coup sous enveloppe { WHO($player, case: "gen") } est { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "a mis son", pl: "ont mis leur") } coup sous enveloppe.
effect-any-legal-move = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer n’importe quel coup légal.
    .again = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } de nouveau jouer n’importe quel coup légal.
effect-playable = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer : { MOVE($moves) }.
effect-touch-move-binds = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer la pièce touchée, ou la prendre si elle appartient à l’adversaire, à condition que ce soit légal.
    .again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours jouer la pièce touchée, ou la prendre si elle appartient à l’adversaire, à condition que ce soit légal.
    .replacing = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } effectuer un coup légal avec la même pièce, s’il en existe un.
effect-move-stands = Le coup (événement { $event }) est maintenu.
    .move = Le coup { MOVE($move) } est maintenu.
    .previous = Le coup est maintenu.
    .unnamed = Le coup (événement { $event }) est maintenu.
    .moved = Le coup { WHO($player, case: "gen") } est maintenu.
effect-promoted-to = Le pion est remplacé par { TERM($piece, case: "indef") }.
effect-no-castling = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas roquer.
effect-no-castling-with = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas roquer avec la tour qui se trouvait en { SQUARE($rook) }.
effect-repair = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } remettre en place les pièces dérangées pendant que { AGREE($player, sg: "sa", pl: "leur") } propre pendule est en marche.
    .again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours remettre en place les pièces dérangées pendant que { AGREE($player, sg: "sa", pl: "leur") } propre pendule est en marche.

## Moving, step by step

effect-move-made = Le coup { WHO($player, case: "gen") } est effectué.
effect-must-castle =
    .king-side = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } effectuer le petit roque.
    .queen-side = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } effectuer le grand roque.
    .unknown = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } roquer du côté de la tour touchée.
    .king-side-again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours effectuer le petit roque.
    .queen-side-again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours effectuer le grand roque.
    .unknown-again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours roquer du côté de la tour touchée.
effect-not-castle-now =
    .king-side = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas effectuer le petit roque sur ce coup.
    .queen-side = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas effectuer le grand roque sur ce coup.
    .unknown = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas roquer du côté de la tour touchée sur ce coup.
effect-must-move-a = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } jouer { TERM($piece, case: "nom") } { $piece ->
        [queen] touchée
        [rook] touchée
       *[king] touché
    }, si cette pièce a un coup légal.
    .again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } toujours jouer { TERM($piece, case: "nom") } { $piece ->
        [queen] touchée
        [rook] touchée
       *[king] touché
    }, si cette pièce a un coup légal.
effect-must-capture-a = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } prendre { TERM($piece, case: "nom") } { $piece ->
        [queen] touchée
        [rook] touchée
       *[king] touché
    }, si c’est légal.
effect-must-promote-to = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } promouvoir le pion { TERM($piece, case: "to") }.
effect-must-stay = La pièce qui se trouvait en { SQUARE($piece) } doit rester en { SQUARE($on) }, et { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } terminer le coup avec elle.
    .known = { MEN($man, on: "qui se trouvait en") } doit rester en { SQUARE($on) }, et { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } terminer ce coup.

## Offences

effect-counts-as-illegal = Cela compte comme le { $nth ->
    [one] premier
    [2] deuxième
    [3] troisième
   *[other] { $nth }e
} coup illégal achevé { WHO($player, case: "by") }.
illegal-move-costs =
    .time = C’est le { $nth ->
        [one] premier
        [2] deuxième
        [3] troisième
       *[other] { $nth }e
    } coup illégal achevé { WHO($player, case: "by") } : { WHO($opponent) } { AGREE($opponent, sg: "reçoit", pl: "reçoivent") } donc { DURATION($time) } de temps supplémentaire.
    .game = C’est le { $nth ->
        [one] premier
        [2] deuxième
        [3] troisième
       *[other] { $nth }e
    } coup illégal achevé { WHO($player, case: "by") } : { WHO($opponent) } { AGREE($opponent, sg: "gagne", pl: "gagnent") } donc la partie.
effect-not-counted = L’infraction ne compte pas comme coup illégal { WHO($player, case: "gen") }.

## Claims and rights

effect-claim-accepted = La réclamation est acceptée.
effect-claim-rejected = La réclamation est rejetée.
effect-right-lost =
    .repetition = Sur ce coup, { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } plus réclamer la nulle par répétition.
    .no-progress = Sur ce coup, { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } plus réclamer la nulle faute de prise et de poussée de pion.
effect-cannot-be-withdrawn = Une déclaration faite ne peut pas être retirée.
    .offer = La proposition ne peut pas être retirée.
    .claim = La réclamation ne peut pas être retirée.
    .resignation = L’abandon ne peut pas être retiré.
effect-offer-stands = La proposition de nulle { WHO($player, case: "gen") } reste valable.
    .claim = La proposition de nulle contenue dans la réclamation { WHO($player, case: "gen") } reste valable.
    .request = La demande est recevable et vaut proposition de nulle { WHO($player, case: "gen") }.
effect-offer-gone = La proposition de nulle n’est plus valable.
    .claim = La proposition de nulle contenue dans la réclamation n’est plus valable.
effect-condition-void = La condition dont la proposition est assortie est sans effet.
# What is decided where it is no claim.
# Bare: in a note.
decision-on-irregularity =
    .claim-accepted = La réclamation est acceptée.
    .claim-rejected = La réclamation est rejetée.
decision-on-complaint =
    .claim-accepted = La réclamation est acceptée.
    .claim-rejected = La réclamation est rejetée.
    .claim-rejected-again = La nouvelle réclamation est rejetée, elle aussi.
    .claim-accepted-again = La nouvelle réclamation est acceptée, elle aussi.
decision-on-appeal =
    .claim-accepted = L’appel est accepté.
    .claim-rejected = L’appel est rejeté.
decision-on-draw =
    .claim-accepted = La réclamation de nulle { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est acceptée.
    .claim-rejected = La réclamation de nulle { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est rejetée.
    .claim-accepted-nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } réclamation de nulle { WHO($player, case: "gen") } est acceptée.
    .claim-rejected-nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } réclamation de nulle { WHO($player, case: "gen") } est rejetée.
    .claim-accepted-both = Les deux réclamations de nulle sont acceptées.
    .claim-rejected-both = Les deux réclamations de nulle sont rejetées.
    .claim-inadmissible = La réclamation de nulle { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est irrecevable.
    .claim-inadmissible-nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } réclamation de nulle { WHO($player, case: "gen") } est irrecevable.
    .claim-premature = La réclamation de nulle { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est rejetée comme prématurée.
    .claim-premature-nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } réclamation de nulle { WHO($player, case: "gen") } est rejetée comme prématurée.
decision-on-flag =
    .claim-accepted = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } pour chute du drapeau est acceptée.
    .claim-rejected = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } pour chute du drapeau est rejetée.
    .claim-rejected-again = La nouvelle réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } pour chute du drapeau est rejetée, elle aussi.
    .claim-accepted-both = Les deux réclamations pour chute du drapeau sont acceptées.
    .claim-rejected-both = Les deux réclamations pour chute du drapeau sont rejetées.
decision-on-default =
    .claim-accepted = La réclamation { WHO($player, case: "gen") } pour gain par forfait est acceptée.
    .claim-rejected = La réclamation { WHO($player, case: "gen") } pour gain par forfait est rejetée.
decision-on-claim =
    .claim-accepted = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est acceptée.
    .claim-rejected = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est rejetée.
    .claim-rejected-again = La nouvelle réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est rejetée, elle aussi.
    .claim-accepted-again = La nouvelle réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } est acceptée, elle aussi.
decision-on-request =
    .claim-accepted = La demande est acceptée.
    .claim-rejected = La demande est rejetée.
decision-on-notice =
    .claim-accepted = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } concernant l’erreur signalée est acceptée.
    .claim-rejected = La réclamation { $player ->
        [spectator] du spectateur
       *[other] { WHO($player, case: "gen") }
    } concernant l’erreur signalée est rejetée.
decision-on-own =
    .claim-accepted = L’arbitre doit intervenir.
    .claim-rejected = L’arbitre n’a pas de raison d’intervenir.
decision-on-question =
    .claim-accepted = La réclamation serait acceptée.
    .claim-rejected = La réclamation serait rejetée.
    .already-over = La partie est terminée.
    .already-over-again = La partie reste terminée.
effect-claim-postponed = La décision sur la réclamation est différée.
effect-install-increment = Les deux joueurs disposent désormais d’un incrément de { DURATION($time) }.
effect-decision-final = La décision sur la réclamation de nulle est définitive ; elle n’est pas susceptible d’appel.
effect-result-referred = Le jeu est terminé ; l’arbitre désigné décidera du résultat.
effect-must-submit =
    .position = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } remettre par écrit la position finale.
    .scoresheet = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } remettre une feuille de partie complète.
effect-must-verify = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } vérifier ce que remet l’adversaire.
effect-allowed = Le comportement { WHO($player, case: "gen") } est permis.
    .named = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } { $doing }.
    .asked = La demande { WHO($player, case: "gen") } est acceptée.
    .named-again = Cette fois encore, { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "était autorisé", pl: "étaient autorisés") } à { $doing }.
    .done-again = Cette fois encore, { WHO($player) } { AGREE($player, sg: "était autorisé", pl: "étaient autorisés") } à { $doing }.
    .play = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } jouer { MOVE($move) }.
effect-forbidden = Le comportement { WHO($player, case: "gen") } n’est pas permis.
    .named = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas { $doing }.
    .asked = La demande { WHO($player, case: "gen") } est refusée.
    .again = Cette fois non plus, le comportement { WHO($player, case: "gen") } n’est pas permis.
    .named-again = Cette fois non plus, { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas { $doing }.
    .named-again-again = De nouveau, { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas { $doing }.
    .done = { WHO($player) } n’{ AGREE($player, sg: "était pas autorisé", pl: "étaient pas autorisés") } à { $doing }.
    .done-again = Cette fois non plus, { WHO($player) } n’{ AGREE($player, sg: "était pas autorisé", pl: "étaient pas autorisés") } à { $doing }.
    .done-again-again = De nouveau, { WHO($player) } n’{ AGREE($player, sg: "était pas autorisé", pl: "étaient pas autorisés") } à { $doing }.
    .play = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas jouer { MOVE($move) }.
effect-needs-permission = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } avoir l’autorisation de l’arbitre.
    .named = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } avoir l’autorisation de l’arbitre pour { $doing }.
    .asked = La demande { WHO($player, case: "gen") } nécessite l’autorisation de l’arbitre.

## The arbiter

# What the arbiter must do, or may choose, as it follows “must” and “may”; several of them are told in one sentence.
duty =
    .set-up-adjourned = rétablir la position et les temps de la partie ajournée
    .open-envelope = ouvrir l’enveloppe pour effectuer le coup sur l’échiquier
    .check-moves = vérifier si les coups de la période ont été achevés
    .call-flag = signaler la chute du drapeau
    .stop-clocks = arrêter les pendules
    .establish-result = établir le résultat exact
arbiter-must = L’arbitre doit { LIST($duties) }.
effect-must =
    .call-flag = L’arbitre doit signaler la chute du drapeau.
    .intervene = L’arbitre doit intervenir immédiatement.
    .ask-to-seal = L’arbitre doit demander au joueur ayant le trait de mettre son coup sous enveloppe.
    .keep-envelope = L’arbitre doit contrôler l’enveloppe et la conserver en lieu sûr.
    .open-envelope = L’arbitre doit ouvrir l’enveloppe et effectuer le coup sur l’échiquier.
    .record-time = L’arbitre doit noter le temps qui reste au joueur ayant ajourné la partie avant l’heure.
    .set-up-adjourned = L’arbitre doit rétablir la position et les temps de la partie ajournée.
    .correct-times = L’arbitre doit corriger les temps affichés.
    .announce-start = L’arbitre doit annoncer l’heure à laquelle commence une séance.
    .announce-end = L’arbitre doit annoncer l’heure à laquelle se termine une séance.
    .show-record = L’arbitre doit montrer la notation de la partie.
    .provide-scoresheet = L’arbitre doit fournir une feuille de partie.
    .record-game = L’arbitre ou un assistant devrait s’efforcer d’être présent et de noter les coups.
    .tell-move-count = L’arbitre doit dire aux joueurs combien de coups il reste.
    .note-position = L’arbitre doit d’abord relever la position, les temps et, s’il est connu, le nombre de coups effectués.
    .note-running-clock = L’arbitre doit aussi relever quelle pendule était en marche.
    .replace-scoresheet = L’arbitre doit remplacer la feuille de partie électronique.
    .adjust-time = L’arbitre doit adapter équitablement le temps du joueur.
    .establish-result = L’arbitre doit établir le résultat exact.
    .establish-order = L’arbitre doit établir si la partie s’était terminée avant que la chute du drapeau ne soit constatée. Si oui, ce résultat est maintenu ; sinon, c’est le drapeau qui décide.
    .read-mark = L’arbitre doit lire sur la pendule quel drapeau est tombé en premier. Le joueur concerné a perdu au temps, sauf si l’adversaire ne peut pas mater.
    .award-points = L’arbitre doit attribuer ces points.
    .stop-clocks = L’arbitre doit arrêter les pendules.
    .check-moves = L’arbitre doit vérifier si les coups de la période ont été achevés.
    .explain-laws = L’arbitre doit expliquer ce que disent les Règles.
    .advise-on-position = L’arbitre doit dire ce qui peut être joué dans cette position.
    .reveal-move-count = L’arbitre doit dire combien de coups ont été achevés.
    .tell-of-move = L’arbitre doit dire au joueur que l’adversaire a achevé un coup.
    .tell-to-press = L’arbitre doit dire au joueur qu’il n’a pas appuyé sur la pendule.
    .take-special-measures = L’arbitre doit prendre des mesures particulières pour ce joueur.
    .look = L’arbitre doit vérifier lui-même ce qui lui a été signalé.
    .look-into-complaint = L’arbitre doit examiner la réclamation.
    .use-device = L’arbitre doit utiliser un appareil de communication.
    .keep-conditions = L’arbitre doit veiller à de bonnes conditions de jeu.
    .impose-penalty = L’arbitre doit infliger cette pénalité.
    .look-for-marked-offers = L’arbitre doit rechercher sur les feuilles de partie les propositions de nulle notées.
    .check-claim-alone = L’arbitre doit vérifier seul la réclamation.
    .check-away-from-board = L’arbitre doit faire vérifier la réclamation par les joueurs à l’écart de la position sur l’échiquier.
    .keep-spectators-out = L’arbitre doit tenir les spectateurs hors de la zone de jeu.
    .announce-loss = L’arbitre doit avertir le joueur que la prochaine infraction lui coûtera la partie.
    .let-device-be-handed-in = L’arbitre doit donner au joueur la possibilité de remettre l’appareil avant le premier coup.
    .have-claim-made-good = L’arbitre doit inviter le réclamant à présenter la réclamation en bonne et due forme.
    .enforce-rule = L’arbitre doit faire respecter la règle.
    .inspect = L’arbitre doit faire inspecter le joueur.
    .call-witness = L’arbitre doit faire assister à l’inspection un témoin du même sexe que le joueur.
    .turn-board = L’arbitre doit faire tourner l’échiquier et laisser la pendule où elle est.
    .ask-organiser = L’arbitre doit vérifier si l’accord de l’organisateur est nécessaire.
    .name-suspect = L’arbitre doit nommer le joueur soupçonné.
    .report = L’arbitre doit rapporter les faits à la FIDE.
    .demand-writing = L’arbitre doit demander que l’accusation soit faite par écrit et dire ce que peut coûter une accusation infondée.
    .clarify = L’arbitre doit faire préciser l’intention.
    .clarify-resignation = La partie n’est pas terminée. L’arbitre doit demander { WHO($player, case: "dat") } { AGREE($player, sg: "s’il abandonne", pl: "s’ils abandonnent") }.
    .watch-play = L’arbitre doit, si possible, assister à la suite de la partie.
effect-must-not =
    .call-flag = L’arbitre ne doit pas signaler la chute du drapeau.
    .intervene = L’arbitre ne doit pas intervenir.
    .ask-to-seal = L’arbitre ne doit pas demander un coup sous enveloppe.
    .keep-envelope = L’arbitre ne doit pas prendre l’enveloppe.
    .open-envelope = L’arbitre ne doit pas ouvrir l’enveloppe.
    .record-time = L’arbitre ne doit pas noter le temps qui reste au joueur ayant ajourné la partie avant l’heure.
    .set-up-adjourned = L’arbitre ne doit pas rétablir la position ajournée ni les temps de l’ajournement.
    .correct-times = L’arbitre ne doit pas corriger les temps affichés.
    .announce-start = L’arbitre ne doit pas annoncer l’heure à laquelle commence une séance.
    .announce-end = L’arbitre ne doit pas annoncer l’heure à laquelle se termine une séance.
    .show-record = L’arbitre ne doit pas montrer la notation de la partie.
    .provide-scoresheet = L’arbitre ne doit pas fournir de feuille de partie.
    .record-game = L’arbitre ne doit pas noter les coups.
    .tell-move-count = L’arbitre ne doit pas dire aux joueurs combien de coups il reste.
    .note-position = L’arbitre ne doit pas relever la position avant la reconstitution.
    .note-running-clock = L’arbitre ne doit pas relever quelle pendule était en marche.
    .replace-scoresheet = L’arbitre ne doit pas remplacer la feuille de partie électronique.
    .adjust-time = L’arbitre ne doit pas pour autant retirer de temps au joueur.
    .establish-result = L’arbitre ne doit pas rechercher quel est le résultat.
    .establish-order = L’arbitre ne doit pas rechercher lequel des deux faits est survenu en premier.
    .read-mark = L’arbitre ne doit pas se fier à l’indication de la pendule.
    .award-points = L’arbitre ne doit pas attribuer ces points.
    .stop-clocks = L’arbitre ne doit pas arrêter les pendules.
    .check-moves = L’arbitre ne doit pas vérifier si les coups de la période ont été achevés.
    .explain-laws = L’arbitre ne doit pas expliquer ce que disent les Règles.
    .advise-on-position = L’arbitre ne doit pas dire ce qui peut ou doit être joué dans cette position.
    .reveal-move-count = L’arbitre ne doit pas dire combien de coups ont été achevés.
    .tell-of-move = L’arbitre ne doit pas dire au joueur que l’adversaire a achevé un coup.
    .tell-to-press = L’arbitre ne doit pas dire au joueur qu’il n’a pas appuyé sur la pendule.
    .take-special-measures = L’arbitre ne doit pas prendre de mesures particulières pour ce joueur.
    .look = L’arbitre ne doit pas vérifier ce qui lui a été signalé.
    .look-into-complaint = L’arbitre ne doit pas examiner la réclamation.
    .use-device = L’arbitre ne doit pas utiliser d’appareil de communication sur le lieu de la compétition.
    .keep-conditions = L’arbitre ne doit pas s’occuper des conditions de jeu.
    .impose-penalty = L’arbitre ne doit pas infliger cette pénalité.
    .look-for-marked-offers = L’arbitre ne doit pas rechercher sur les feuilles de partie les propositions de nulle notées.
    .check-claim-alone = L’arbitre ne doit pas vérifier seul la réclamation pendant que les joueurs sont assis devant l’échiquier.
    .check-away-from-board = L’arbitre ne doit pas faire vérifier la réclamation à l’écart de la position sur l’échiquier.
    .keep-spectators-out = L’arbitre ne doit pas tenir les spectateurs hors de la zone de jeu.
    .announce-loss = L’arbitre ne doit pas annoncer la perte de la partie pour la prochaine infraction.
    .let-device-be-handed-in = L’arbitre ne doit pas donner au joueur une nouvelle possibilité de remettre l’appareil.
    .have-claim-made-good = L’arbitre ne doit pas inviter le réclamant à présenter la réclamation en bonne et due forme.
    .enforce-rule = L’arbitre ne doit pas faire appliquer ce que la loi du pays interdit.
    .inspect = L’arbitre ne doit pas faire inspecter le joueur.
    .call-witness = L’arbitre ne doit pas faire assister de témoin à l’inspection.
    .turn-board = L’arbitre ne doit pas faire tourner l’échiquier.
    .ask-organiser = L’arbitre ne doit pas vérifier si l’accord de l’organisateur est nécessaire.
    .name-suspect = L’arbitre ne doit ni nommer le joueur soupçonné ni laisser deviner de qui il s’agit.
    .report = L’arbitre ne doit pas rapporter les faits à la FIDE.
    .demand-writing = L’arbitre ne doit pas demander d’accusation écrite.
    .clarify = L’arbitre ne doit pas faire préciser l’intention.
    .watch-play = L’arbitre ne doit pas assister à la suite de la partie.
measure =
    .declare-draw = déclarer la partie nulle
    .postpone-claim = différer la décision sur la réclamation
    .reject-claim = rejeter la réclamation
    .impose-warning = infliger un avertissement
    .impose-opponent-time = augmenter le temps de l’adversaire
    .impose-own-time = réduire le temps du contrevenant
    .impose-opponent-points = augmenter le score de l’adversaire dans la partie, jusqu’au maximum possible
    .impose-own-points = réduire le score du contrevenant dans la partie
    .impose-loss = déclarer la partie perdue pour le contrevenant
    .impose-fine = infliger une amende, si elle a été annoncée à l’avance
    .impose-rounds = exclure le contrevenant d’une ou plusieurs rondes
    .impose-expulsion = exclure le contrevenant de la compétition
arbiter-may = L’arbitre peut { LIST($measures, type: "or") }.
effect-may =
    .penalise = L’arbitre peut pénaliser { WHO($player) }.
    .penalise-distraction = L’arbitre peut pénaliser { WHO($player) } pour avoir distrait l’adversaire.
    .call-flag = L’arbitre peut signaler la chute du drapeau.
    .set-times = L’arbitre peut fixer les temps des pendules.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } arrêter les pendules.
    .restart-clock = { WHO($opponent) } { AGREE($opponent, sg: "peut", pl: "peuvent") } remettre en marche la pendule { WHO($player, case: "gen") } sans effectuer de coup.
    .seal-reply = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } mettre la réponse dans une seconde enveloppe au lieu de la jouer.
    .agree-to-correct = Les joueurs peuvent convenir de corriger eux-mêmes l’erreur.
    .change-setting = L’arbitre peut modifier le réglage de la pendule.
    .place-clock = L’arbitre peut décider de l’emplacement de la pendule.
    .start-new-game = L’arbitre peut ordonner une nouvelle partie ; sinon, celle-ci compte.
    .change-result = L’arbitre peut encore modifier le résultat.
    .give-extra-time = L’arbitre peut accorder du temps supplémentaire à un joueur ou aux deux.
    .give-extra-time-to = L’arbitre peut accorder du temps supplémentaire { WHO($player, case: "dat") }.
    .expel-offender = L’arbitre peut exclure { $offender ->
        [spectator] le spectateur
        [captain] le capitaine
        [other-player] le joueur de l’autre partie
        [assistant] l’assistant
       *[offender] le contrevenant
    } du lieu de la compétition.
    .inspect = L’arbitre peut faire inspecter { WHO($player) }.
    .look-at-video = L’arbitre peut faire examiner un enregistrement vidéo.
    .impose-warning = L’arbitre peut infliger un avertissement.
    .impose-opponent-time = L’arbitre peut augmenter le temps de l’adversaire.
    .impose-own-time = L’arbitre peut réduire le temps du contrevenant.
    .impose-opponent-points = L’arbitre peut augmenter le score de l’adversaire dans la partie, jusqu’au maximum possible.
    .impose-own-points = L’arbitre peut réduire le score du contrevenant dans la partie.
    .impose-loss = L’arbitre peut déclarer la partie perdue pour le contrevenant.
    .impose-fine = L’arbitre peut infliger une amende, si elle a été annoncée à l’avance.
    .impose-rounds = L’arbitre peut exclure le contrevenant d’une ou plusieurs rondes.
    .impose-expulsion = L’arbitre peut exclure le contrevenant de la compétition.
    .declare-draw = L’arbitre peut déclarer la partie nulle.
    .postpone-claim = L’arbitre peut différer la décision sur la réclamation.
    .reject-claim = L’arbitre peut rejeter la réclamation.
    .grant-increment = L’arbitre peut accorder aux deux joueurs un incrément de { DURATION($time) }.
    .give-time = L’arbitre peut accorder { DURATION($time) } { WHO($player, case: "dat") }.
    .take-back-increment = L’arbitre peut retirer l’incrément obtenu { WHO($player, case: "by") } en appuyant sur la pendule.
    .stop-clocks-again = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } de nouveau arrêter les pendules.
effect-ruling-was-right = La décision était correcte.
    .nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } décision était correcte.
effect-ruling-was-incomplete = La décision était incomplète.
    .nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } décision était incomplète.
effect-ruling-not-as-taught = La décision n’était pas celle qu’enseigne la FIDE.
effect-ruling-was-wrong = La décision était erronée.
    .nth = La { $nth ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] dernière
    } décision était erronée.
effect-check-claim = Les deux joueurs vérifient la réclamation, sous la supervision de l’arbitre.
effect-overstepped-first = Le drapeau { WHO($player, case: "gen") } est tombé en premier.
effect-ended-with =
    .win = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } gagné la partie.
    .draw = La partie s’est terminée par une nulle.
    .both-lose = Les deux joueurs ont perdu la partie.
effect-ruling-points =
    .required = Ceci a été décidé à bon droit : { $ruling }.
    .allowed = Les Règles laissent ce choix à l’arbitre : { $ruling }.
    .usual = Les Règles laissent ce choix à l’arbitre, et il est habituel : { $ruling }.
    .unusual = Les Règles laissent ce choix à l’arbitre, mais il n’est pas habituel : { $ruling }.
    .missing = Les Règles exigent ceci : { $ruling }.
    .untaught = La lettre des Règles laisse ce choix à l’arbitre, mais l’enseignement est différent : { $ruling }.
    .wrong = Les Règles ne prévoient pas ceci : { $ruling }.
    .wrong-again = Ici encore, les Règles ne prévoient pas ceci : { $ruling }.
    .missing-again = Ici encore, les Règles exigent ceci : { $ruling }.
# Of a whole ruling that the Laws leave to the arbiter.
ruling-left-to-arbiter =
    .allowed = Les Règles laissent le choix à l’arbitre.
    .usual = Les Règles laissent le choix à l’arbitre ; celui qu’il a fait est habituel.
    .unusual = Les Règles laissent le choix à l’arbitre ; celui qu’il a fait n’est pas habituel.
    .untaught = La lettre des Règles laisse le choix à l’arbitre, mais l’enseignement est différent.
    .allowed-again = Les Règles laissent aussi ce choix à l’arbitre.
effect-usual = D’ordinaire, { $ruling }.
    .granted = D’ordinaire, l’autorisation est accordée.
    .refused = D’ordinaire, l’autorisation est refusée.
    .choice = Mesure habituelle : { LIST($measures, type: "or") }.
    .again = Ici encore, d’ordinaire, { $ruling }.
    .inspected = Une inspection est habituelle ici.
    .spectators = D’ordinaire, les spectateurs sont tenus hors de la zone de jeu.
effect-unusual = D’ordinaire, on ne décide pas ainsi : { $ruling }.
    .granted = D’ordinaire, cela n’est pas accordé.
    .refused = D’ordinaire, cela n’est pas refusé.
    .choice = Mesure inhabituelle : { LIST($measures, type: "or") }.
    .inspected = Une inspection n’est pas habituelle ici.
    .spectators = D’ordinaire, les spectateurs ne sont pas tenus hors de la zone de jeu.
effect-untaught = Selon l’enseignement de la FIDE, on ne décide jamais ainsi : { $ruling }.
    .granted = Selon l’enseignement de la FIDE, cela n’est pas accordé.
    .refused = Selon l’enseignement de la FIDE, cela n’est pas refusé.
    .choice = Selon l’enseignement de la FIDE, l’arbitre ne doit pas { LIST($measures, type: "or") }.
    .inspected = Selon l’enseignement de la FIDE, il n’y a pas d’inspection ici.
    .spectators = Selon l’enseignement de la FIDE, les spectateurs ne sont pas tenus hors de la zone de jeu.
effect-wait-one-move = L’arbitre attend que le coup suivant soit achevé.

## Definitions

effect-class =
    .standard = La partie relève du jeu standard.
    .rapid = La partie relève du jeu rapide.
    .blitz = La partie relève du blitz.
effect-deadline = Un joueur peut se présenter devant l’échiquier jusqu’à { $time }.
effect-regime =
    .full = Les Règles du jeu en compétition s’appliquent intégralement.
    .limited = Les règles simplifiées s’appliquent.
effect-free-from-recording = Les joueurs ne sont pas tenus de noter les coups.
effect-regulations-name-regime = Le règlement de la compétition doit indiquer, pour toutes les parties, quelles règles s’appliquent.
effect-envelope-shows = Mentions que doit porter l’enveloppe : { LIST($items) }.
effect-has-the-move = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } le trait.
effect-initial-position = Une partie commence par cette position.
effect-start-position = C’est la position initiale numéro { $number } du Chess960 : une partie de Chess960 peut donc commencer par elle.
effect-square-colour =
    .light = { SQUARE($square) } est une case blanche.
    .dark = { SQUARE($square) } est une case noire.
effect-in-check = Le roi { WHO($player, case: "gen") } est en échec.
effect-position-illegal = La position est illégale.
effect-castling-ends = Après le roque, le roi { WHO($player, case: "gen") } se trouve en { SQUARE($king) } et la tour en { SQUARE($rook) }.

## Scoresheets, results and points

effect-transfer-position = La position est transférée sur un échiquier correctement orienté.
effect-right-colours = La nouvelle partie est jouée avec les bonnes couleurs.
effect-must-record = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } noter les coups.
effect-need-not-record =
    .end-of-period = { $player ->
        [both] Aucun des deux joueurs n’est tenu
       *[other] { WHO($player) } { AGREE($player, sg: "n’est pas tenu", pl: "ne sont pas tenus") }
    } de noter les coups jusqu’à la fin de la période.
    .enough-time = { $player ->
        [both] Aucun des deux joueurs n’est tenu
       *[other] { WHO($player) } { AGREE($player, sg: "n’est pas tenu", pl: "ne sont pas tenus") }
    } de noter les coups tant que dure le manque de temps.
effect-complete-sheet =
    .clocks-stopped = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } mettre à jour { AGREE($player, sg: "sa", pl: "leur") } feuille de partie aussitôt, pendules arrêtées.
    .before-moving = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } mettre à jour { AGREE($player, sg: "sa", pl: "leur") } feuille de partie avant de jouer une pièce, pendule en marche.
effect-lend-sheet = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } laisser l’adversaire utiliser { AGREE($player, sg: "sa", pl: "leur") } feuille de partie.
effect-return-sheet = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } rendre sa feuille de partie à l’adversaire avant de jouer.
effect-must-mark-offer = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } aussi noter la proposition par le signe (=).
    .again = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } noter cette proposition, elle aussi, par le signe (=).
effect-reconstruct = Les deux joueurs doivent reconstituer la partie sur un second échiquier, sous le contrôle de l’arbitre.
effect-next-move-opens-period = Le coup suivant compte comme le premier de la période suivante.
effect-must-sign = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } signer les feuilles de partie.
effect-result-stands =
    .win = Le gain { WHO($player, case: "gen") } est maintenu.
    .draw = La nulle est maintenue.
    .both-lose = La défaite des deux joueurs est maintenue.
effect-points = Score { WHO($player, case: "gen") } pour la partie : { $points }.
    .again = Le score { WHO($player, case: "gen") } pour la partie reste le même : { $points }.
    .both = Score pour la partie : { $points } pour { WHO($player) }, { $others } pour { WHO($opponent) }.

## Conduct and penalties

effect-penalty-due = L’arbitre doit pénaliser { WHO($player) }.
    .again = L’arbitre doit pénaliser de nouveau { WHO($player) }.
    .again-again = L’arbitre doit pénaliser { WHO($player) } une fois de plus.
effect-loses-game = { WHO($player) } { AGREE($player, sg: "perd", pl: "perdent") } la partie.
effect-score-by-arbiter = L’arbitre décide du score { WHO($player, case: "gen") }.
# $nth: for the how-manieth time.
effect-warned =
    .leaving = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour absence sans autorisation.
    .help = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour aide extérieure.
    .device = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour possession d’un appareil électronique.
    .smoking = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour avoir fumé.
    .disturbing = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour avoir dérangé l’adversaire.
    .offers = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour propositions de nulle abusives.
    .claims = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour réclamations abusives.
    .behaviour = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour comportement incorrect.
    .refusal = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour refus de se conformer aux Règles.
    .recording = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour ne pas avoir noté les coups.
    .clock = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour maniement incorrect de la pendule.
    .touching = { WHO($player) } { AGREE($player, sg: "reçoit", pl: "reçoivent") } { $nth ->
        [one] un avertissement
        [2] un deuxième avertissement
        [3] un troisième avertissement
       *[other] un { $nth }e avertissement
    } pour infraction aux règles sur la pièce touchée.
effect-last-warning = C’est le dernier avertissement : la prochaine fois, { WHO($player) } { AGREE($player, sg: "perdra", pl: "perdront") } la partie.
effect-score-raised = Le score { WHO($player, case: "gen") } dans la partie est augmenté, jusqu’au maximum possible.
effect-score-reduced = Le score { WHO($player, case: "gen") } dans la partie est réduit.
effect-fined = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } payer une amende.
effect-excluded = { WHO($player) } { AGREE($player, sg: "est exclu", pl: "sont exclus") } d’une ou plusieurs rondes.
effect-expelled = { WHO($player) } { AGREE($player, sg: "est exclu", pl: "sont exclus") } de la compétition.
effect-fair-play-offence = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } enfreint les règles du fair-play.
effect-inspected = { WHO($player) } { AGREE($player, sg: "est soumis", pl: "sont soumis") } à une inspection.
    .again = { WHO($player) } { AGREE($player, sg: "est de nouveau soumis", pl: "sont de nouveau soumis") } à une inspection.
effect-rated = La partie compte pour le classement Elo.
effect-not-rated = La partie ne compte pas pour le classement Elo.

## Entries on scoresheets

effect-entry-means = L’inscription désigne le coup { MOVE($text) }.
    .offer = L’inscription désigne le coup { MOVE($text) } avec une proposition de nulle.
effect-entry-irregular = L’inscription n’a pas la forme prescrite, mais son sens n’en est pas changé.
effect-entry-ambiguous = L’inscription peut désigner { LIST($moves, type: "or") }.
move-named = { MOVE($move) }
effect-entry-means-nothing = L’inscription ne désigne aucun coup légal.
effect-no-evidence = L’inscription ne prouve aucun coup.
effect-warn-about-notation = L’arbitre devrait avertir le joueur que cette notation n’est pas reconnue.

## Two boards

effect-must-announce = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } annoncer correctement le coup avant que la pendule de l’adversaire soit mise en marche.
effect-adjust-board = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } corriger la position sur { AGREE($player, sg: "son", pl: "leur") } échiquier pour qu’elle concorde avec les notations.
effect-use-two-boards = La partie est jouée sur deux échiquiers.
effect-assistant-needed = { WHO($player) } { AGREE($player, sg: "doit", pl: "doivent") } avoir un assistant.
