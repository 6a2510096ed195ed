### Questions of fact. For each: .ask is the question; .yes and .no (or the other answers) state the fact;
### .if-… is the condition under which a part of a ruling stands, without punctuation at its end;
### .presumed-… says what is taken for granted because the story would mention the contrary.

question-legal =
    .ask = Le coup est-il légal ?
    .yes = Le coup est légal.
    .no = Le coup est illégal.
    .if-yes = { $moved ->
        [sealed] Si le coup sous enveloppe est légal
        [intended] Si le coup prévu est légal
        [made] Si le coup { WHO($player, case: "gen") } est légal
       *[other] Si le coup est légal
    }
    .if-no = { $moved ->
        [sealed] Si le coup sous enveloppe est illégal
        [intended] Si le coup prévu est illégal
        [made] Si le coup { WHO($player, case: "gen") } est illégal
       *[other] Si le coup est illégal
    }
    .presumed-yes = { $moved ->
        [sealed] que le coup sous enveloppe est légal
        [intended] que le coup prévu est légal
        [made] que le coup { WHO($player, case: "gen") } est légal
       *[other] que le coup est légal
    }
question-outcome =
    .ask = Quelle est la position après le coup ?
    .mate = Le coup donne échec et mat.
    .stalemate = Le coup produit le pat.
    .dead = Après le coup, plus aucun des deux joueurs ne peut mater.
    .play-goes-on = Le coup ne met pas fin à la partie.
    .if-mate = Si le coup donne échec et mat
    .if-stalemate = Si le coup produit le pat
    .if-dead = Si, après le coup, plus aucun des deux joueurs ne peut mater
    .if-play-goes-on = Si le coup ne met pas fin à la partie
    .presumed-play-goes-on = { $moved ->
        [sealed] que le coup sous enveloppe ne met pas fin à la partie
        [intended] que le coup prévu ne met pas fin à la partie
        [made] que le coup { WHO($player, case: "gen") } ne met pas fin à la partie
       *[other] que le coup ne met pas fin à la partie
    }
question-can-mate =
    .ask = { WHO($player) } { AGREE($player, sg: "peut-il", pl: "peuvent-ils") } encore mater par une suite de coups légaux ?
    .examine = L’arbitre doit examiner si { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } encore mater par une suite de coups légaux.
    .yes = { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } mater par une suite de coups légaux.
    .no = { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux.
    .if-yes = Si { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } encore mater par une suite de coups légaux
    .if-no = Si { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux
# Not the same as being able to checkmate: here the opponent, although having the move, could not avoid mate.
question-mating-potential =
    .ask = { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } assez de matériel pour atteindre une position où l’adversaire, bien qu’ayant le trait, ne peut pas éviter le mat ?
    .yes = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } assez de matériel pour atteindre une position où l’adversaire, bien qu’ayant le trait, ne peut pas éviter le mat.
    .no = { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas assez de matériel pour atteindre une position où l’adversaire, bien qu’ayant le trait, ne peut pas éviter le mat.
    .if-yes = Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } assez de matériel pour atteindre une position où l’adversaire, bien qu’ayant le trait, ne peut pas éviter le mat
    .if-no = Si { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas assez de matériel pour atteindre une position où l’adversaire, bien qu’ayant le trait, ne peut pas éviter le mat
question-has-the-move =
    .ask = { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } le trait ?
    .yes = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } le trait.
    .no = { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas le trait.
    .if-yes = Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } le trait
    .if-no = Si { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } pas le trait
question-happened =
    .ask = Le fait contesté s’est-il réellement produit ?
    .yes = Le fait contesté s’est réellement produit.
    .no = En réalité, le fait contesté ne s’est pas produit.
    .if-yes = Si le fait contesté s’est réellement produit
    .if-no = Si le fait contesté ne s’est pas produit

## Counts: $limit is the number that matters

question-occurrences =
    .ask = La position est-elle apparue au moins { $limit } fois ?
    .yes = La position est apparue au moins { $limit } fois.
    .no = La position est apparue moins de { $limit } fois.
    .if-yes = Si la position est apparue au moins { $limit } fois
    .if-no = Si la position est apparue moins de { $limit } fois
    .presumed-no = que la position est apparue moins de { $limit } fois
question-consecutive-occurrences =
    .ask = La position est-elle apparue au moins { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur ?
    .yes = La position est apparue au moins { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur.
    .no = La position n’est pas apparue { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur.
    .if-yes = Si la position est apparue au moins { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur
    .if-no = Si la position n’est pas apparue { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur
    .presumed-no = que la position n’est pas apparue { $limit } fois de suite, chaque fois après un nouveau coup de chaque joueur
question-moves-without-progress =
    .ask = Chaque joueur a-t-il effectué au moins { $limit } coups sans prise ni poussée de pion ?
    .yes = Chaque joueur a effectué au moins { $limit } coups sans prise ni poussée de pion.
    .no = Les joueurs ont effectué chacun moins de { $limit } coups sans prise ni poussée de pion.
    .if-yes = Si chaque joueur a effectué au moins { $limit } coups sans prise ni poussée de pion
    .if-no = Si les joueurs ont effectué chacun moins de { $limit } coups sans prise ni poussée de pion
    .presumed-no = que les joueurs ont effectué chacun moins de { $limit } coups sans prise ni poussée de pion
question-completed-moves-without-progress =
    .ask = Chaque joueur a-t-il achevé au moins { $limit } coups sans prise ni poussée de pion ?
    .yes = Chaque joueur a achevé au moins { $limit } coups sans prise ni poussée de pion.
    .no = Les joueurs ont achevé chacun moins de { $limit } coups sans prise ni poussée de pion.
    .if-yes = Si chaque joueur a achevé au moins { $limit } coups sans prise ni poussée de pion
    .if-no = Si les joueurs ont achevé chacun moins de { $limit } coups sans prise ni poussée de pion
    .presumed-no = que les joueurs ont achevé chacun moins de { $limit } coups sans prise ni poussée de pion
question-games-per-arbiter =
    .ask = Un arbitre supervise-t-il au moins { $limit } parties à la fois ?
    .yes = Un arbitre supervise au moins { $limit } parties à la fois.
    .no = Un arbitre supervise moins de { $limit } parties à la fois.
    .if-yes = Si un arbitre supervise au moins { $limit } parties à la fois
    .if-no = Si un arbitre supervise moins de { $limit } parties à la fois
question-moves-made-by-each =
    .ask = { $limit ->
        [one] Chaque joueur a-t-il effectué un coup ?
       *[other] Chaque joueur a-t-il effectué au moins { $limit } coups ?
    }
    .yes = { $limit ->
        [one] Chaque joueur a effectué un coup.
       *[other] Chaque joueur a effectué au moins { $limit } coups.
    }
    .no = { $limit ->
        [one] Les joueurs n’ont pas effectué chacun un coup.
       *[other] Les joueurs n’ont pas effectué chacun { $limit } coups.
    }
    .if-yes = { $limit ->
        [one] Si chaque joueur a effectué un coup
       *[other] Si chaque joueur a effectué au moins { $limit } coups
    }
    .if-no = { $limit ->
        [one] Si les joueurs n’ont pas effectué chacun un coup
       *[other] Si les joueurs n’ont pas effectué chacun { $limit } coups
    }
    .presumed-yes = { $limit ->
        [one] que chaque joueur a effectué un coup
       *[other] que chaque joueur a effectué au moins { $limit } coups
    }
question-moves-completed-by-each =
    .ask = { $limit ->
        [one] Chaque joueur a-t-il achevé un coup ?
       *[other] Chaque joueur a-t-il achevé au moins { $limit } coups ?
    }
    .yes = { $limit ->
        [one] Chaque joueur a achevé un coup.
       *[other] Chaque joueur a achevé au moins { $limit } coups.
    }
    .no = { $limit ->
        [one] Les joueurs n’ont pas achevé chacun un coup.
       *[other] Les joueurs n’ont pas achevé chacun { $limit } coups.
    }
    .if-yes = { $limit ->
        [one] Si chaque joueur a achevé un coup
       *[other] Si chaque joueur a achevé au moins { $limit } coups
    }
    .if-no = { $limit ->
        [one] Si les joueurs n’ont pas achevé chacun un coup
       *[other] Si les joueurs n’ont pas achevé chacun { $limit } coups
    }
question-moves-made =
    .ask = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } effectué un coup ?
       *[other] { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } effectué au moins { $limit } coups ?
    }
    .yes = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué au moins un coup.
       *[other] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué au moins { $limit } coups.
    }
    .no = { $limit ->
        [one] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } encore effectué aucun coup.
       *[other] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué moins de { $limit } coups.
    }
    .if-yes = { $limit ->
        [one] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué au moins un coup
       *[other] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué au moins { $limit } coups
    }
    .if-no = { $limit ->
        [one] Si { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } encore effectué aucun coup
       *[other] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } effectué moins de { $limit } coups
    }
question-illegal-acts =
    .ask = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } déjà achevé un coup illégal ?
       *[other] { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } déjà achevé au moins { $limit } coups illégaux ?
    }
    .yes = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà achevé au moins un coup illégal.
       *[other] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà achevé au moins { $limit } coups illégaux.
    }
    .no = { $limit ->
        [one] { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } encore achevé aucun coup illégal.
       *[other] { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } achevé jusque-là moins de { $limit } coups illégaux.
    }
    .if-yes = { $limit ->
        [one] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà achevé au moins un coup illégal
       *[other] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà achevé au moins { $limit } coups illégaux
    }
    .if-no = { $limit ->
        [one] Si { WHO($player) } n’{ AGREE($player, sg: "a", pl: "ont") } encore achevé aucun coup illégal
       *[other] Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } achevé jusque-là moins de { $limit } coups illégaux
    }
    .presumed-no = { $limit ->
        [one] { WHO($player, case: "que") } n’{ AGREE($player, sg: "avait", pl: "avaient") } encore achevé aucun coup illégal
       *[other] { WHO($player, case: "que") } { AGREE($player, sg: "avait", pl: "avaient") } achevé jusque-là moins de { $limit } coups illégaux
    }
question-record-requests =
    .ask = { WHO($player) } { AGREE($player, sg: "a-t-il", pl: "ont-ils") } déjà demandé la notation au moins { $limit } fois ?
    .yes = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà demandé la notation au moins { $limit } fois.
    .no = { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } demandé la notation moins de { $limit } fois.
    .if-yes = Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } déjà demandé la notation au moins { $limit } fois
    .if-no = Si { WHO($player) } { AGREE($player, sg: "a", pl: "ont") } demandé la notation moins de { $limit } fois
    .presumed-no = { WHO($player, case: "que") } { AGREE($player, sg: "a", pl: "ont") } demandé la notation moins de { $limit } fois

## What the Laws leave to the arbiter

question-found-accident =
    .ask = Le geste était-il accidentel ?
    .yes = Le geste était accidentel.
    .no = Le geste était délibéré.
    .if-yes = Si le geste était accidentel
    .if-no = Si le geste était délibéré
question-found-distraction =
    .ask = Le comportement a-t-il distrait ou dérangé l’adversaire ?
    .yes = Le comportement a distrait ou dérangé l’adversaire.
    .no = Le comportement n’a ni distrait ni dérangé l’adversaire.
    .if-yes = Si le comportement a distrait ou dérangé l’adversaire
    .if-no = Si le comportement n’a ni distrait ni dérangé l’adversaire
question-found-position-known =
    .ask = Peut-on encore établir quelle position doit être rétablie ?
    .yes = On peut encore établir quelle position doit être rétablie.
    .no = On ne peut plus établir quelle position doit être rétablie.
    .if-yes = Si l’on peut encore établir quelle position doit être rétablie
    .if-no = Si l’on ne peut plus établir quelle position doit être rétablie
    .presumed-yes = { $moved ->
        [adjourned] que la position ajournée peut être déterminée
       *[other] que la position précédant l’irrégularité peut être déterminée
    }
question-found-earlier-position-known =
    .ask = Une position antérieure peut-elle être déterminée ?
    .yes = Une position antérieure peut être déterminée.
    .no = Aucune position antérieure ne peut être déterminée.
    .if-yes = Si une position antérieure peut être déterminée
    .if-no = Si aucune position antérieure ne peut être déterminée
    .presumed-yes = qu’une position antérieure peut être déterminée
question-found-times-known =
    .ask = Les temps au moment de l’ajournement peuvent-ils être établis ?
    .yes = Les temps au moment de l’ajournement peuvent être établis.
    .no = Les temps au moment de l’ajournement ne peuvent pas être établis.
    .if-yes = Si les temps au moment de l’ajournement peuvent être établis
    .if-no = Si les temps au moment de l’ajournement ne peuvent pas être établis
    .presumed-yes = que les temps au moment de l’ajournement peuvent être établis
question-found-valid-reason =
    .ask = Y avait-il un motif valable ?
    .yes = Il y avait un motif valable.
    .no = Il n’y avait pas de motif valable.
    .if-yes = S’il y avait un motif valable
    .if-no = S’il n’y avait pas de motif valable
question-found-schedule-suffers =
    .ask = L’horaire de la compétition souffrirait-il du maintien de ce réglage ?
    .yes = L’horaire de la compétition souffrirait du maintien de ce réglage.
    .no = L’horaire de la compétition ne souffrirait pas du maintien de ce réglage.
    .if-yes = Si le maintien de ce réglage doit perturber l’horaire de la compétition
    .if-no = Si le maintien de ce réglage ne doit pas perturber l’horaire de la compétition
question-found-too-severe =
    .ask = Les conséquences de l’erreur seraient-elles trop lourdes ?
    .yes = Les conséquences de l’erreur seraient trop lourdes.
    .no = Les conséquences de l’erreur ne seraient pas trop lourdes.
    .if-yes = Lorsque les conséquences de l’erreur seraient trop lourdes
    .if-no = Lorsque les conséquences de l’erreur ne seraient pas trop lourdes
question-found-too-late =
    .ask = Le délai de forfait est-il dépassé ?
    .yes = Le délai de forfait est dépassé.
    .no = Le délai de forfait n’est pas dépassé.
    .if-yes = Si le délai de forfait est dépassé
    .if-no = Si le délai de forfait n’est pas dépassé
question-found-opponent-in-time =
    .ask = L’adversaire, qui n’est pas encore là, arrive-t-il dans le délai de forfait ?
    .yes = L’adversaire, qui n’est pas encore là, arrive dans le délai de forfait.
    .no = L’adversaire, qui n’est pas encore là, n’arrive pas dans le délai de forfait.
    .if-yes = Si l’adversaire arrive dans le délai de forfait
    .if-no = Si l’adversaire n’arrive pas dans le délai de forfait
question-found-excused =
    .ask = Le retard est-il excusé ?
    .yes = Le retard est excusé.
    .no = Le retard n’est pas excusé.
    .if-yes = Si le retard est excusé
    .if-no = Si le retard n’est pas excusé
question-found-moves-completed-in-time =
    .ask = Les coups de cette période ont-ils été achevés avant l’épuisement du temps ?
    .yes = Les coups requis dans cette période avaient été achevés à temps.
    .no = Les coups requis dans cette période n’avaient pas été achevés à temps.
    .if-yes = Si les coups requis dans cette période avaient été achevés à temps
    .if-no = Si les coups requis dans cette période n’avaient pas été achevés à temps
    .presumed-no = que les coups requis dans cette période n’avaient pas été achevés à temps
question-found-last-period =
    .ask = La période en cours est-elle celle où tous les coups restants doivent être effectués ?
    .yes = La période en cours est celle où tous les coups restants doivent être effectués.
    .no = Une autre période suit.
    .if-yes = Si la période en cours est celle où tous les coups restants doivent être effectués
    .if-no = Si une autre période suit
question-found-quickplay-finish =
    .ask = La fin de partie au KO a-t-elle commencé ?
    .yes = La fin de partie au KO a commencé.
    .no = La fin de partie au KO n’a pas commencé.
    .if-yes = Si la fin de partie au KO a commencé
    .if-no = Si la fin de partie au KO n’a pas commencé
    .presumed-no = que la fin de partie au KO n’a pas commencé
question-found-cannot-win-normally =
    .ask = Est-il vrai que le joueur qui gagnerait au temps ne peut pas gagner par des moyens normaux ?
    .yes = Le joueur qui gagnerait au temps ne peut pas gagner par des moyens normaux.
    .no = Le joueur qui gagnerait au temps peut gagner par des moyens normaux.
    .if-yes = Si le joueur qui gagnerait au temps ne peut pas gagner par des moyens normaux
    .if-no = Si le joueur qui gagnerait au temps peut gagner par des moyens normaux
question-found-no-effort =
    .ask = Est-il vrai que le joueur qui gagnerait au temps ne fait aucun effort pour gagner par des moyens normaux ?
    .yes = Le joueur qui gagnerait au temps ne fait aucun effort pour gagner par des moyens normaux.
    .no = Le joueur qui gagnerait au temps fait un effort pour gagner par des moyens normaux.
    .if-yes = Si le joueur qui gagnerait au temps ne fait aucun effort pour gagner par des moyens normaux
    .if-no = Si le joueur qui gagnerait au temps fait un effort pour gagner par des moyens normaux
question-found-little-time =
    .ask = Reste-t-il moins de deux minutes ?
    .yes = Il reste moins de deux minutes.
    .no = Il reste deux minutes ou plus.
    .if-yes = S’il reste moins de deux minutes
    .if-no = S’il reste deux minutes ou plus
question-found-meant-to-resign =
    .ask = Le joueur voulait-il abandonner ?
    .yes = Le joueur voulait abandonner.
    .no = Le joueur ne voulait pas abandonner.
    .if-yes = Si le joueur voulait abandonner
    .if-no = Si le joueur ne voulait pas abandonner
question-found-meant-to-agree =
    .ask = Le joueur voulait-il accepter la nulle ?
    .yes = Le joueur voulait accepter la nulle.
    .no = Le joueur ne voulait pas accepter la nulle.
    .if-yes = Si le joueur voulait accepter la nulle
    .if-no = Si le joueur ne voulait pas accepter la nulle
question-found-consent =
    .ask = L’arbitre a-t-il autorisé la nulle ?
    .yes = L’arbitre a autorisé la nulle.
    .no = L’arbitre n’a pas autorisé la nulle.
    .if-yes = Si l’arbitre a autorisé la nulle
    .if-no = Si l’arbitre n’a pas autorisé la nulle
    .presumed-no = que l’arbitre n’a pas autorisé la nulle
question-found-games-recorded =
    .ask = Chaque partie est-elle notée par l’arbitre ou un assistant ?
    .yes = Chaque partie est notée par l’arbitre ou un assistant.
    .no = Les parties ne sont pas toutes notées par l’arbitre ou un assistant.
    .if-yes = Si chaque partie est notée par l’arbitre ou un assistant
    .if-no = Si les parties ne sont pas toutes notées par l’arbitre ou un assistant
question-found-well-supervised =
    .ask = La supervision des parties suffit-elle pour appliquer les Règles du jeu en compétition ?
    .yes = La supervision des parties suffit pour appliquer les Règles du jeu en compétition.
    .no = La supervision des parties ne suffit pas pour appliquer les Règles du jeu en compétition.
    .if-yes = Si la supervision des parties suffit pour appliquer les Règles du jeu en compétition
    .if-no = Si la supervision des parties ne suffit pas pour appliquer les Règles du jeu en compétition
question-found-impossible-position =
    .ask = Les deux rois sont-ils en échec, ou un pion se trouve-t-il sur la rangée la plus éloignée ?
    .yes = Les deux rois sont en échec, ou un pion se trouve sur la rangée la plus éloignée.
    .no = Les deux rois ne sont pas tous deux en échec et aucun pion ne se trouve sur la rangée la plus éloignée.
    .if-yes = Si les deux rois sont en échec, ou un pion se trouve sur la rangée la plus éloignée
    .if-no = Si les deux rois ne sont pas tous deux en échec et aucun pion ne se trouve sur la rangée la plus éloignée
    .presumed-no = que les deux rois ne sont pas tous deux en échec et qu’aucun pion ne se trouve sur la rangée la plus éloignée
question-found-unreachable =
    .ask = Est-il impossible d’atteindre la position par une suite de coups légaux ?
    .yes = Aucune suite de coups légaux ne peut mener à la position.
    .no = Une suite de coups légaux peut mener à la position.
    .if-yes = Si aucune suite de coups légaux ne peut mener à la position
    .if-no = Si une suite de coups légaux peut mener à la position
question-found-evident-defect =
    .ask = La pendule présente-t-elle un défaut manifeste ?
    .yes = La pendule présente un défaut manifeste.
    .no = La pendule ne présente pas de défaut manifeste.
    .if-yes = Si la pendule présente un défaut manifeste
    .if-no = Si la pendule ne présente pas de défaut manifeste
question-found-unfinished-castling =
    .ask = Le roque avait-il été commencé et était-il simplement inachevé au moment de l’appui sur la pendule ?
    .yes = Le roque avait été commencé et était simplement inachevé au moment de l’appui sur la pendule.
    .no = Le coup n’était pas un roque inachevé, mais un autre coup.
    .if-yes = Si le roque était simplement inachevé
    .if-no = Si le coup n’était pas un roque inachevé
question-found-only-pressed-back =
    .ask = Après une irrégularité de l’adversaire, le joueur a-t-il seulement appuyé à son tour sur la pendule, par accident ou pour déranger, et est-ce moins grave qu’un coup illégal ?
    .yes = Après une irrégularité de l’adversaire, le joueur a seulement appuyé à son tour sur la pendule, ce qui n’équivaut pas à un coup illégal.
    .no = Appuyer à son tour sur la pendule équivalait à un coup illégal.
    .if-yes = Si le joueur a seulement appuyé à son tour sur la pendule
    .if-no = Si appuyer à son tour sur la pendule équivalait à un coup illégal
question-found-counted-apart =
    .ask = L’acte compte-t-il séparément de l’autre acte illégal commis au même coup ?
    .yes = L’acte compte séparément de l’autre acte illégal commis au même coup.
    .no = L’acte ne compte pas séparément de l’autre acte illégal commis au même coup.
    .if-yes = Si l’acte compte séparément de l’autre acte illégal commis au même coup
    .if-no = Si l’acte ne compte pas séparément de l’autre acte illégal commis au même coup
question-found-stood-well =
    .ask = Les pièces étaient-elles bien placées sur leurs cases ?
    .yes = Les pièces étaient bien placées sur leurs cases.
    .no = Les pièces n’étaient pas bien placées sur leurs cases.
    .if-yes = Si les pièces étaient bien placées sur leurs cases
    .if-no = Si les pièces n’étaient pas bien placées sur leurs cases
    .presumed-no = que les pièces n’étaient pas bien placées sur leurs cases
question-found-no-record =
    .ask = La partie est-elle sans aucune notation ?
    .yes = Il n’existe aucune notation de la partie.
    .no = Il existe une notation de la partie.
    .if-yes = S’il n’existe aucune notation de la partie
    .if-no = S’il existe une notation de la partie
    .presumed-no = qu’il existe une notation de la partie
question-found-mate-first =
    .ask = Le mat donné par la dame l’emporte-t-il sur la conséquence de l’acte illégal ?
    .yes = Le mat donné par la dame l’emporte sur la conséquence de l’acte illégal.
    .no = La conséquence de l’acte illégal l’emporte sur le mat donné par la dame.
    .if-yes = Si le mat donné par la dame l’emporte
    .if-no = Si la conséquence de l’acte illégal l’emporte
question-found-opponent-worse-off =
    .ask = Accéder au souhait désavantagerait-il l’adversaire ?
    .yes = L’adversaire serait désavantagé si le souhait était exaucé.
    .no = L’adversaire ne serait pas désavantagé si le souhait était exaucé.
    .if-yes = Si accéder au souhait désavantage l’adversaire
    .if-no = Si accéder au souhait ne désavantage pas l’adversaire
question-found-sheet-hidden =
    .ask = Ce qui est posé sur la feuille de partie en cache-t-il une trop grande part ?
    .yes = Ce qui est posé sur la feuille de partie en cache une trop grande part.
    .no = Ce qui est posé sur la feuille de partie n’en cache pas une trop grande part.
    .if-yes = Si ce qui est posé sur la feuille de partie en cache une trop grande part
    .if-no = Si ce qui est posé sur la feuille de partie n’en cache pas une trop grande part
question-found-against-national-law =
    .ask = La loi du pays interdit-elle une telle inspection ?
    .yes = La loi du pays interdit une telle inspection.
    .no = La loi du pays n’interdit pas une telle inspection.
    .if-yes = Si la loi du pays interdit une telle inspection
    .if-no = Si la loi du pays n’interdit pas une telle inspection
    .presumed-no = que la loi du pays n’interdit pas une telle inspection
question-found-clock-marks-first =
    .ask = La pendule indique-t-elle quel drapeau est tombé en premier ?
    .yes = La pendule indique quel drapeau est tombé en premier.
    .no = La pendule n’indique pas quel drapeau est tombé en premier.
    .if-yes = Si la pendule indique quel drapeau est tombé en premier
    .if-no = Si la pendule n’indique pas quel drapeau est tombé en premier
question-found-suspicion =
    .ask = Y a-t-il lieu de soupçonner le joueur de triche, par exemple en raison d’une plainte formelle qui n’est pas manifestement infondée ?
    .yes = Il y a lieu de soupçonner le joueur de triche.
    .no = Il n’y a pas lieu de soupçonner le joueur de triche.
    .if-yes = S’il y a lieu de soupçonner le joueur de triche
    .if-no = S’il n’y a pas lieu de soupçonner le joueur de triche
question-found-overwhelming =
    .ask = Le soupçon est-il si fort que l’inspection ne peut pas attendre ?
    .yes = Le soupçon est si fort que l’inspection ne peut pas attendre.
    .no = Le soupçon n’est pas si fort : l’inspection peut attendre.
    .if-yes = Si le soupçon est si fort que l’inspection ne peut pas attendre
    .if-no = Si l’inspection peut attendre
question-found-malice =
    .ask = L’accusation a-t-elle été portée de mauvaise foi ?
    .yes = L’accusation a été portée de mauvaise foi.
    .no = L’accusation a été portée de bonne foi.
    .if-yes = Si l’accusation a été portée de mauvaise foi
    .if-no = Si l’accusation a été portée de bonne foi
    .presumed-no = que l’accusation a été portée de bonne foi
question-found-reasonable-ground =
    .ask = L’accusation repose-t-elle sur un motif raisonnable ?
    .yes = L’accusation repose sur un motif raisonnable.
    .no = L’accusation ne repose sur aucun motif raisonnable.
    .if-yes = Si l’accusation repose sur un motif raisonnable
    .if-no = Si l’accusation ne repose sur aucun motif raisonnable
question-found-permission =
    .ask = L’arbitre avait-il donné son autorisation ?
    .yes = L’arbitre avait donné son autorisation.
    .no = L’arbitre n’avait pas donné son autorisation.
    .if-yes = Si l’arbitre avait donné son autorisation
    .if-no = Si l’arbitre n’avait pas donné son autorisation
question-found-reported =
    .ask = L’arbitre a-t-il été informé avant le départ du joueur ?
    .yes = L’arbitre a été informé avant le départ du joueur.
    .no = L’arbitre n’a pas été informé avant le départ du joueur.
    .if-yes = Si l’arbitre a été informé avant le départ du joueur
    .if-no = Si l’arbitre n’a pas été informé avant le départ du joueur
question-found-unable-to-press =
    .ask = Le joueur est-il incapable d’utiliser la pendule ?
    .yes = Le joueur est incapable d’utiliser la pendule.
    .no = Le joueur est capable d’utiliser la pendule.
    .if-yes = Si le joueur est incapable d’utiliser la pendule
    .if-no = Si le joueur est capable d’utiliser la pendule
question-found-disability =
    .ask = Le joueur est-il en situation de handicap ?
    .yes = Le joueur est en situation de handicap.
    .no = Le joueur n’est pas en situation de handicap.
    .if-yes = Si le joueur est en situation de handicap
    .if-no = Si le joueur n’est pas en situation de handicap

question-found-short-of-time =
    .ask = Reste-t-il au joueur moins de temps que le seuil au-dessous duquel il peut cesser de noter ?
    .yes = Il reste au joueur moins de temps que le seuil au-dessous duquel il peut cesser de noter.
    .no = Le temps du joueur n’est pas encore au-dessous du seuil auquel il peut cesser de noter.
    .if-yes = S’il reste au joueur moins de temps que le seuil au-dessous duquel il peut cesser de noter
    .if-no = Si le temps du joueur n’est pas encore au-dessous du seuil auquel il peut cesser de noter
question-found-large-increment =
    .ask = L’incrément est-il tel que les joueurs doivent toujours noter ?
    .yes = L’incrément est tel que les joueurs doivent toujours noter.
    .no = L’incrément n’est pas tel que les joueurs doivent toujours noter.
    .if-yes = Si l’incrément est tel que les joueurs doivent toujours noter
    .if-no = Si l’incrément n’est pas tel que les joueurs doivent toujours noter
    .presumed-no = que l’incrément n’est pas tel que les joueurs doivent toujours noter
question-found-sheet-defect-evident =
    .ask = La feuille de partie électronique présente-t-elle un défaut manifeste ?
    .yes = La feuille de partie électronique présente un défaut manifeste.
    .no = La feuille de partie électronique ne présente pas de défaut manifeste.
    .if-yes = Si la feuille de partie électronique présente un défaut manifeste
    .if-no = Si la feuille de partie électronique ne présente pas de défaut manifeste
question-found-more-moves-made =
    .ask = Est-il prouvé que plus de coups ont été effectués que n’en montrent les feuilles de partie ?
    .yes = Il est prouvé que plus de coups ont été effectués que n’en montrent les feuilles de partie.
    .no = Il n’est pas prouvé que plus de coups aient été effectués que n’en montrent les feuilles de partie.
    .if-yes = S’il est prouvé que plus de coups ont été effectués que n’en montrent les feuilles de partie
    .if-no = S’il n’est pas prouvé que plus de coups aient été effectués que n’en montrent les feuilles de partie
    .presumed-no = qu’il n’est pas prouvé que plus de coups aient été effectués que n’en montrent les feuilles de partie
question-found-persistent-refusal =
    .ask = Le refus de se conformer aux Règles est-il persistant ?
    .yes = Le refus de se conformer aux Règles est persistant.
    .no = Le refus de se conformer aux Règles n’est pas encore persistant.
    .if-yes = Si le refus de se conformer aux Règles est persistant
    .if-no = Si le refus de se conformer aux Règles n’est pas encore persistant
question-found-unnoticed =
    .ask = Est-il vrai que personne n’a remarqué que la partie était nulle sans réclamation ?
    .yes = Personne n’a remarqué que la partie était déjà nulle sans réclamation.
    .no = Quelqu’un a remarqué que la partie était nulle sans réclamation.
    .if-yes = Si personne n’a remarqué que la partie était nulle sans réclamation
    .if-no = Si quelqu’un a remarqué que la partie était nulle sans réclamation
    .presumed-no = que quelqu’un a remarqué que la partie était nulle sans réclamation
question-found-loss-announced =
    .ask = Le joueur a-t-il été averti que la prochaine infraction lui coûterait la partie ?
    .yes = Le joueur a été averti que la prochaine infraction lui coûterait la partie.
    .no = Le joueur n’a pas été averti que la prochaine infraction lui coûterait la partie.
    .if-yes = Si le joueur a été averti que la prochaine infraction lui coûterait la partie
    .if-no = Si le joueur n’a pas été averti que la prochaine infraction lui coûterait la partie
    .presumed-no = que le joueur n’a pas été averti que la prochaine infraction lui coûterait la partie
question-found-disrepute =
    .ask = Le comportement jette-t-il le discrédit sur le jeu d’échecs ?
    .yes = Le comportement jette le discrédit sur le jeu d’échecs.
    .no = Le comportement ne jette pas le discrédit sur le jeu d’échecs.
    .if-yes = Si le comportement jette le discrédit sur le jeu d’échecs
    .if-no = Si le comportement ne jette pas le discrédit sur le jeu d’échecs
question-found-device-evident =
    .ask = Est-il évident que le joueur a l’appareil sur lui ?
    .yes = Il est évident que le joueur a l’appareil sur lui.
    .no = Il n’est pas évident que le joueur ait l’appareil sur lui.
    .if-yes = S’il est évident que le joueur a l’appareil sur lui
    .if-no = S’il n’est pas évident que le joueur ait l’appareil sur lui
question-found-announced-first =
    .ask = L’intention d’adouber a-t-elle été annoncée avant le contact ?
    .yes = L’intention d’adouber a été annoncée avant le contact.
    .no = L’intention d’adouber n’a pas été annoncée avant le contact.
    .if-yes = Si l’intention d’adouber a été annoncée avant le contact
    .if-no = Si l’intention d’adouber n’a pas été annoncée avant le contact
question-found-otherwise-played =
    .ask = A-t-il été joué un autre coup que celui qu’imposait la pièce touchée ?
    .yes = Le coup joué n’est pas celui qu’imposait la pièce touchée.
    .no = Le coup joué est celui qu’imposait la pièce touchée.
    .if-yes = Si le coup joué n’est pas celui qu’imposait la pièce touchée
    .if-no = Si le coup joué est celui qu’imposait la pièce touchée
question-found-unable-to-move =
    .ask = Le joueur est-il incapable de déplacer les pièces ?
    .yes = Le joueur est incapable de déplacer les pièces.
    .no = Le joueur est capable de déplacer les pièces.
    .if-yes = Si le joueur est incapable de déplacer les pièces
    .if-no = Si le joueur est capable de déplacer les pièces
