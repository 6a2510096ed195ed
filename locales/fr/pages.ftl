### What stands on the pages of the book: headings, labels, names.

## Parts and pages of the book

part-book = Le livre
part-laws = Les Règles
part-practice = La pratique
part-cases = Cas
part-reference = Références
introduction = Introduction
chapters = Les chapitres
on-this-page = Sur cette page

## Editions

# $year is the year in which the edition came into force.
edition-name = { $year ->
    [2017] juillet 2017
   *[other] { $year }
}
editions = { $count ->
    [one] Édition de { LIST($editions) }
   *[other] Éditions de { LIST($editions) }
}
editions-short = { LIST($editions) }
editions-all = Toutes les éditions
no-such-rule = { $count ->
    [one] Cette édition n’a pas de règle à ce sujet.
   *[other] Ces éditions n’ont pas de règle à ce sujet.
}
text-not-known = { $count ->
    [one] Le texte de cette édition à ce sujet ne nous est pas connu.
   *[other] Les textes de ces éditions à ce sujet ne nous sont pas connus.
}

## Pace and supervision

scope =
    .standard = en jeu standard
    .rapid = en jeu rapide quelle que soit la supervision
    .rapid-full = en jeu rapide selon les Règles du jeu en compétition
    .rapid-limited = en jeu rapide selon les règles simplifiées
    .blitz = en blitz quelle que soit la supervision
    .blitz-full = en blitz selon les Règles du jeu en compétition
    .blitz-limited = en blitz selon les règles simplifiées
    .quick = en jeu rapide et en blitz
    .quick-full = en jeu rapide et en blitz selon les Règles du jeu en compétition
    .quick-limited = en jeu rapide et en blitz selon les règles simplifiées
    .full = en jeu standard, ainsi qu’en jeu rapide et en blitz selon les Règles du jeu en compétition
scope-heading = { LIST($scopes) }
scope-label = { LIST($scopes) } :
scope-none = Ne s’applique pas { LIST($scopes, type: "or") }.
scope-all = dans toutes les parties
scope-same = De même.

## How sure we are

certainty =
    .attested = attesté
    .reported = rapporté
    .unverified = non vérifié
# A mark and the editions for which it holds: “unverified: 2005 and 2001”.
certainty-in = { LIST($certainty) } : { LIST($editions) }
certainty-means =
    .attested = Lu dans un exemplaire de cette édition.
    .reported = Connu par une liste de modifications, par une citation, ou parce que cela découle de ce qui est attesté.
    .unverified = Connaissance générale seulement : nous n’avons pas trouvé de source, et cela peut donc être faux.

## A rule

task-defines = Fixe un sens, un droit ou les conditions d’autres règles.
task-empowers = Laisse le choix à l’arbitre.
# Under the heading of a rule that the letter does not have: whose it is.
task-taught =
    .fide = La règle ne figure pas dans la lettre des Règles ; elle est enseignée en plus.
    .regulations = La règle ne figure pas dans la lettre des Règles, mais dans d’autres règlements de la FIDE, et ne vaut que là où ceux-ci s’appliquent.
    .ecu = La règle ne figure pas dans la lettre des Règles ; seule l’Union européenne des échecs la conseille.
    .ffe = La règle ne figure pas dans la lettre des Règles ; elle n’est enseignée qu’en France.
    .dsb = La règle ne figure pas dans la lettre des Règles ; elle n’est enseignée qu’en Allemagne.
    .jcf = La règle ne figure pas dans la lettre des Règles ; elle n’est enseignée qu’au Japon.
    .maker = La règle ne figure pas dans la lettre des Règles ; c’est ainsi que fonctionne la pendule d’un fabricant.
goes-before = La règle cède devant :
reading = Notre lecture :
column-edition = Édition
column-article = Article
column-change = Modification
column-certainty = Certitude
change-new = Nouvelle
change-dropped = Supprimée
cases = Cas
cases-elsewhere = { $count ->
    [one] Un autre cas où cette règle est examinée
   *[other] { $count } autres cas où cette règle est examinée
}

## A case

level =
    .basic = niveau élémentaire
    .advanced = niveau avancé
    .expert = niveau expert
what-happened = Ce qui s’est passé
timeline-by-event = Événement par événement
ruling = Décision
reasons = Pourquoi
column-ruling = Décision
on-event = Sur l’événement { $event }
it-depends = Sinon, cela dépend des faits.
also-examined = { $count ->
    [one] Une autre règle a été examinée
   *[other] { $count } autres règles ont été examinées
}
in-other-editions = Dans les autres éditions
# Under a ruling: the older editions that rule the same for other reasons.
ruled-alike = L’issue est la même en { LIST($editions) }.
case-not-in-editions = { $count ->
    [one] Le cas ne concerne pas l’édition de { LIST($editions) }.
   *[other] Le cas ne concerne pas les éditions de { LIST($editions) }.
}
no-ruling-here = Il n’y a pas de décision, parce que le cas laisse trop de choses ouvertes.
case-shows = Règles que montre ce cas
board-before = Avant le premier événement
board-after = Après le dernier événement et la décision
# What the board shows, for those who do not see it.
board-arrow = Flèche de { $from } à { $to }.
board-marked = Cases marquées : { $squares }.
# $men lists all pieces of a player: “king g1, rooks a1, f1 and pawn e4”.
board-side =
    .pieces = { WHO($player) } : { LIST($men) }.
    .empty = { WHO($player) } { AGREE($player, sg: "n’a", pl: "n’ont") } pas de pièces sur l’échiquier.
# Pieces of one kind and their squares: “rooks a1, f1”.
men-on = { $count ->
    [one] { TERM($piece, case: "bare") }
   *[other] { TERM($piece, case: "plural") }
} { $squares }

## All cases

all-cases = Tous les cas
all-cases-lead = { $count ->
    [one] Un cas : ce qui s’est passé, ce que décide l’arbitre et pourquoi.
   *[other] { $count } cas : ce qui s’est passé, ce que décide l’arbitre et pourquoi.
}
cases-counted = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
}
cases-other = Autres cas

## Article numbers

articles = Numéros des articles, anciens et nouveaux
articles-lead = Les numéros changent d’une édition à l’autre. Ici, chaque règle garde sa place, avec ses numéros à côté d’elle.
column-provision = Règle
edition-complete = Cette liste contient tous les numéros de l’édition.
edition-incomplete = Cette liste contient les numéros de cette édition que nous connaissons ; elle n’est pas complète.
in-force = En vigueur à partir du { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }.
article-not-yet = Pas encore traité par ce livre
# Why a number states no rule; named after the reason in the file of the edition.
not-modelled-introduces-its-parts = Introduit ses parties
not-modelled-no-text-of-its-own = N’a pas de texte propre
not-modelled-points-to-article-9 = Renvoie à l’article 9
not-modelled-preface = Préambule
not-modelled-says-of-two-hands-what-7-5-3-says-of-illegal-moves = Dit des deux mains ce que l’article 7.5.3 dit des coups illégaux
not-modelled-says-of-a-press-without-a-move-what-7-5-3-says-of-illegal-moves = Dit de l’appui sans coup ce que l’article 7.5.3 dit des coups illégaux
not-modelled-its-text-is-not-known-to-us = Son texte ne nous est pas connu
not-modelled-concerns-the-organisation-and-no-game = Concerne l’organisation et aucune partie
not-modelled-a-demand-on-the-maker-of-clocks = Une exigence envers le fabricant de pendules
not-modelled-says-nothing-of-its-own = Ne dit rien de propre
not-modelled-is-for-the-bodies-of-fide-to-decide = Relève des organes de la FIDE
not-modelled-concerns-a-printed-form-and-no-game = Concerne un imprimé et aucune partie
not-modelled-concerns-the-table-of-an-event-and-no-game = Concerne le classement d’une compétition et aucune partie

## Values that are not verified

values = Ce qui n’est pas vérifié
values-lead = Les anciennes éditions sont difficiles à trouver. Cette page énumère, édition par édition, chaque valeur dont nous n’avons pas lu nous-mêmes le texte.
values-none = Toutes les valeurs de cette édition sont attestées.
column-value = Valeur
value-no-rule = cette édition n’a pas de règle à ce sujet, que nous sachions
value-text-unknown = le texte de cette édition ne nous est pas connu

## What is taught beside the letter

letter-page = Où la pratique et la lettre diffèrent
letter-page-lead = Ce que la FIDE enseigne à ses arbitres n’est pas toujours ce que donne la lettre des Règles. Pour chaque point figurent les deux décisions, telles qu’elles sont rendues pour les cas de ce livre dans l’édition choisie. Ce qui ne vaut qu’avec les règlements de la FIDE, ou que d’autres enseignent, est mis à part à la fin.
letter-page-most = Les plus grandes différences
letter-page-others = Autres différences
letter-no-case = Aucun cas de ce livre ne montre encore la différence.
letter-same = Dans les cas de ce livre sur ce point, la lettre mène à la même décision.
letter-page-none = Rien n’est enseigné, que nous sachions, à côté de ces éditions : { LIST($editions) }.
practice-page = Comment la FIDE enseigne les Règles
practice-page-lead = { $count ->
    [one] Un point de ce qui s’enseigne à côté de la lettre, selon l’article dont il traite, avec nos propres mots.
   *[other] { $count } points de ce qui s’enseigne à côté de la lettre, selon l’article dont chacun traite, avec nos propres mots.
}
# A heading over the items about an article.
practice-about = { ARTICLE($article) }
practice-sources = Sources citées
# Before the rules that hold an item.
practice-rules = Règles :
# Before what is ruled on events. $events: their numbers.
on-events = { $count ->
    [one] Sur l’événement
   *[other] Sur les événements
} { LIST($events) } :

## Glossary

glossary = Glossaire multilingue
glossary-lead = { $count ->
    [one] Un terme des Règles et de la pratique des arbitres dans toutes les langues de ce livre.
   *[other] { $count } termes des Règles et de la pratique des arbitres dans toutes les langues de ce livre.
}
column-meaning = Sens

## Pour les traducteurs

translators = Pour les traducteurs
translators-lead = { $count ->
    [one] Un terme pour qui traduit les Règles : ses formes, les mots à éviter, les articles où notre texte l’emploie et une phrase d’exemple.
   *[other] { $count } termes pour qui traduit les Règles : leurs formes, les mots à éviter, les articles où notre texte les emploie et une phrase d’exemple.
}
# Before the names of two formats.
translators-download = Les termes de toutes les langues en un fichier :
# Before the language from which one translates, and the one into which.
translators-from = Depuis
translators-any = toutes les langues
translators-to = Vers
translators-find = Chercher un terme
translators-none = Aucun terme ne contient ces mots.
translators-forms = Formes
translators-avoid = À éviter
translators-articles = Articles
# Before a number: how many articles or forms are not shown.
translators-more = autres
translators-example = En contexte
# The gender of a term, in short.
term-gender =
    .m = m.
    .f = f.
    .n = n.
# After a word to avoid.
avoid-level = { $level ->
    [hard] faux
    [variant] employé ailleurs
    [context] a un autre sens
   *[style] moins bon
}

## Chapters: the heading, and what the chapter is about

chapter-nature =
    .title = Nature et objectifs du jeu
    .lead = Ce que les joueurs font à tour de rôle, et ce que chacun recherche.
chapter-set-up =
    .title = La position initiale
    .lead = L’échiquier, les pièces et leur place au début.
chapter-moves =
    .title = La marche des pièces
    .lead = Comment chaque pièce se déplace et prend, et ce qui rend un coup illégal.
chapter-act-of-moving =
    .title = L’exécution du coup
    .lead = Toucher, lâcher, roquer, promouvoir : quand un coup est effectué et ce qui engage le joueur.
chapter-completion =
    .title = La fin de la partie
    .lead = Comment une partie se gagne, et comment elle est aussitôt nulle.
chapter-clock =
    .title = La pendule d’échecs
    .lead = Quand un coup est achevé, quand un drapeau compte comme tombé, et ce qui s’ensuit.
chapter-irregularities =
    .title = Irrégularités
    .lead = Coups illégaux, pièces dérangées, positions et pendules incorrectes, et comment on les corrige.
chapter-recording =
    .title = La notation des coups
    .lead = Qui note les coups, quand et sur quoi.
chapter-drawn-game =
    .title = La partie nulle
    .lead = Propositions, réclamations par répétition ou après cinquante coups, et nulles que personne n’a à réclamer.
chapter-points =
    .title = Points
    .lead = Ce que valent un gain, une nulle et une défaite.
chapter-conduct =
    .title = La conduite des joueurs
    .lead = Ce que les joueurs peuvent et ne peuvent pas faire dans la zone de jeu et autour d’elle.
chapter-arbiter =
    .title = Le rôle de l’arbitre
    .lead = Ce que l’arbitre doit faire, ce qu’il peut faire et ce dont il doit s’abstenir.
chapter-rapid =
    .title = Jeu rapide
    .lead = Quelles parties sont rapides, quelles règles s’y appliquent, et ce qui change avec les règles simplifiées.
chapter-blitz =
    .title = Blitz
    .lead = Quelles parties sont du blitz, et quelles règles s’y appliquent.
chapter-notation =
    .title = Notation algébrique
    .lead = Comment s’écrivent les cases et les coups.
chapter-blind-players =
    .title = Joueurs handicapés visuels
    .lead = Deux échiquiers, des coups annoncés et l’aide d’un assistant.
chapter-adjourned =
    .title = Parties ajournées
    .lead = La mise sous enveloppe d’un coup, ce que montre l’enveloppe et la reprise de la partie.
chapter-chess960 =
    .title = Chess960
    .lead = Les positions initiales, et le roque à partir d’elles.
chapter-quickplay =
    .title = Parties sans incrément et fins de partie au KO
    .lead = Ce que peut demander un joueur à court de temps quand aucun temps ne s’ajoute.

## Subjects of the cases

tag-absence = joueur absent
tag-accident = contact accidentel
tag-adjournment = ajournement
tag-adjusting = adouber
tag-agreement = accord
tag-announce = annonces
tag-annulled = partie annulée
tag-appeal = appel
tag-arbiter = arbitre
tag-assistant = assistant
tag-automatic = nulle sans réclamation
tag-blind-player = joueurs aveugles et handicapés visuels
tag-blitz = blitz
tag-both-flags = les deux drapeaux
tag-both-players = les deux joueurs
tag-can-mate = mat possible
tag-cannot-mate = mat exclu
tag-captain = capitaine
tag-capture = prise
tag-castling = roque
tag-check = échec
tag-chess960 = Chess960
tag-claim = réclamation
tag-class = catégorie de jeu
tag-clock = pendule
tag-colours = couleurs
tag-completed = coup achevé
tag-conduct = conduite
tag-dead-position = position morte
tag-definition = définition
tag-device = appareils électroniques
tag-disability = handicap
tag-displaced = pièces dérangées
tag-dispute = faits contestés
tag-disputed = faits contestés
tag-distraction = gêne de l’adversaire
tag-draw = nulle
tag-draw-offer = proposition de nulle
tag-editions = comparaison d’éditions
tag-en-passant = prise en passant
tag-end-of-game = fin de la partie
tag-envelope = enveloppe
tag-excuse = motif d’excuse
tag-flag = drapeau
tag-flag-fall = chute du drapeau
tag-forfeit = forfait
tag-handling = usage de la pendule
tag-has-the-move = trait
tag-illegal-move = coup illégal
tag-illegal-position = position illégale
tag-increment = incrément
tag-intended-move = coup prévu
tag-king = roi
tag-lateness = retard
tag-mate = échec et mat
tag-material = matériel
tag-mating-potential = matériel pour mater
tag-mixed = plusieurs sujets à la fois
tag-moves = marche des pièces
tag-no-progress = règle des 50 ou des 75 coups
tag-notation = notation algébrique
tag-orientation = orientation de l’échiquier
tag-penalty = pénalité
tag-pin = pièce clouée
tag-points = points
tag-promotion = promotion
tag-quickplay = fin de partie au KO
tag-rapid = jeu rapide
tag-recording = notation des coups
tag-regulations = règlement de la compétition
tag-repetition = répétition
tag-request = demandes à l’arbitre
tag-resignation = abandon
tag-restoring = position rétablie
tag-restriction = restriction des nulles
tag-result = résultat
tag-resumption = reprise de la partie
tag-same-position = même position
tag-scoresheet = feuille de partie
tag-sealing = coup sous enveloppe
tag-session = séance de jeu
tag-set-up = placement des pièces
tag-setting = réglage de la pendule
tag-spectator = spectateurs
tag-stalemate = pat
tag-supervision = supervision
tag-time = temps
tag-time-control = contrôle de temps
tag-time-trouble = zeitnot
tag-touch-move = pièce touchée, pièce jouée
tag-turn = alternance des coups
tag-two-hands = deux mains
tag-unknown = faits inconnus
