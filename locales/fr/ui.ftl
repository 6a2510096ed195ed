### Titres et mots autour d’un cas, de sa décision et d’une règle.

## Le cas et la décision

heading-case = Cas { $case }
case-cited = { $title } ({ $case })
heading-laws = Règles de { $edition }
heading-story = Ce qui s’est passé
board-caption = Trait { WHO($player, case: "dat") }
heading-ruling = Décision
# Above what the letter rules, where the practice rules otherwise.
heading-by-the-letter = À la lettre des Règles
heading-as-taught = Comme on l’enseigne
heading-reasons = Pourquoi
# $rule: number and heading of a provision. $status: whether it applies.
reason-heading = { $rule } : { $status }
reason-aside = { $rule } ({ $status }) : { $why }
heading-depends = Cela dépend
# Above the provisions that are told only for completeness.
reasons-aside = Autres règles examinées :
# Said where nothing follows from an event; the value alone is an answer in the quiz, the attributes say why.
no-measure = Aucune mesure à prendre.
    .not-happened = Aucune mesure à prendre : le fait n’est pas établi.
    .not-his = Ce qui a été fait reste sans effet : il n’appartenait pas à cette personne de le faire.
    .unread = Ce qu’il faut faire d’après les Règles de { $edition } ne nous est pas connu : nous n’avons pas vu leur texte.
    .no-rule = { $decided ->
        [claim] Les Règles de { $edition } ne connaissent pas de telle réclamation ; la partie continue.
        [flag] Les Règles de { $edition } ne connaissent pas de telle réclamation ; la partie continue.
        [request] Les Règles de { $edition } ne donnent pas ce droit ; la demande est refusée et la partie continue.
       *[none] Les Règles de { $edition } ne disent rien de ce qui s’est passé.
    }
    .in-order = Tout est en règle ; aucune mesure à prendre.
    .no-answer = Les Règles de { $edition } ne répondent pas à cette question.
    .used = Ce constat compte pour la décision { $count ->
        [one] sur l’événement
       *[other] sur les événements
    } { LIST($events) } ; aucune autre mesure à prendre.
    .answered = La réponse est donnée par les motifs.
    .not-met = { $count ->
        [one] { $decided ->
            [claim] La réclamation est rejetée et la partie continue : les conditions { ARTICLE($article, case: "gen") } ne sont pas remplies.
            [flag] La réclamation pour chute du drapeau est rejetée et la partie continue : les conditions { ARTICLE($article, case: "gen") } ne sont pas remplies.
            [request] La demande est refusée et la partie continue : les conditions { ARTICLE($article, case: "gen") } ne sont pas remplies.
           *[none] Aucune mesure à prendre : les conditions { ARTICLE($article, case: "gen") } ne sont pas remplies.
        }
       *[other] { $decided ->
            [claim] La réclamation est rejetée et la partie continue : les conditions des articles { LIST($articles) } ne sont pas remplies.
            [flag] La réclamation pour chute du drapeau est rejetée et la partie continue : les conditions des articles { LIST($articles) } ne sont pas remplies.
            [request] La demande est refusée et la partie continue : les conditions des articles { LIST($articles) } ne sont pas remplies.
           *[none] Aucune mesure à prendre : les conditions des articles { LIST($articles) } ne sont pas remplies.
        }
    }
    .used-before = La décision précédente tient déjà compte de ce constat ; aucune autre mesure à prendre.
    .not-raised = { $decided ->
        [claim] Les Règles de { $edition } n’ont pas de disposition pour cette réclamation ; la partie continue.
        [flag] Les Règles de { $edition } n’ont pas de disposition pour cette réclamation ; la partie continue.
        [request] Les Règles de { $edition } ne donnent pas ce droit ; la demande est refusée et la partie continue.
       *[none] Les Règles de { $edition } ne disent rien de ce qui s’est passé.
    }
    .no-more = Aucune autre mesure à prendre.
# $rules: provisions whose text in this edition nobody here has seen.
text-unread = La décision peut être incomplète : ce que disent à ce sujet les Règles de { $edition } ne nous est pas connu ({ LIST($rules) }).
# The colon after a condition: “If the move is legal:”.
condition = { $condition } :
# $told: what was told, each a sentence of the story in quotation marks.
told-without-weight = Sans importance pour la décision : { LIST($told) }.
told-sentence =
    .case = « { $sentence } »
    .event = « { $sentence } » (événement { $event })

## Les motifs

# $count: of how many articles together.
status =
    .applies = { $count ->
        [one] s’applique
       *[other] s’appliquent
    }
    .applies-not = { $count ->
        [one] ne s’applique pas
       *[other] ne s’appliquent pas
    }
    .broken = règle enfreinte
    .kept = règle respectée
    .done = obligation remplie
    .not-done = obligation non remplie
    .met = conditions remplies
    .not-met = conditions non remplies
    .granted = droit reconnu
    .not-granted = droit non reconnu
    .yields = cède devant une autre règle
    .lapses = sans objet, la partie étant terminée
# $title is the heading of a provision, $article its number where it has one ($numbered: yes or no; taught where it is the name of an item of the practice).
provision-named = { $numbered ->
    [yes] { ARTICLE($article) } – { $title }
    [taught] Pratique { $article } – { $title }
   *[no] { $title }
}
yields-within = cède devant l’exception du même article : { $title }
provisions-named = Articles { LIST($articles) } – { $title }
yields-to = cède devant { $numbered ->
    [yes] { ARTICLE($article, case: "nom") } ({ $title })
    [taught] la pratique { $article } ({ $title })
   *[no] la règle « { $title } »
}
# Under a reason, where the practice and not the letter of the Laws says so.
reason-taught =
    .fide = C’est ce qu’enseigne le commentaire de la FIDE sur les Règles : { LIST($items) }.
    .regulations = C’est ce que prévoit un autre règlement de la FIDE : { LIST($items) }.
    .ecu = C’est ce que conseille l’Union européenne des échecs : { LIST($items) }.
    .ffe = C’est ce qui s’enseigne en France : { LIST($items) }.
    .dsb = C’est ce qui s’enseigne en Allemagne : { LIST($items) }.
    .jcf = C’est ce qui s’enseigne au Japon : { LIST($items) }.
    .maker = C’est ainsi que fonctionne la pendule : { LIST($items) }.
# A heading over what is taught beside a rule, or ruled beside the letter: whose practice it is, and where it counts.
heading-taught =
    .fide = Comme la FIDE l’enseigne
    .regulations = Là où s’appliquent les autres règlements de la FIDE
    .ecu = Comme le conseille l’Union européenne des échecs
    .ffe = Comme on l’enseigne en France
    .dsb = Comme on l’enseigne en Allemagne
    .jcf = Comme on l’enseigne au Japon
    .maker = Comme fonctionne la pendule
# $item: the name of an item of the practice, as M-035. $title: its heading.
item-named = { $item } « { $title } »
# $sources: keys of sources, each with a place. Part of a line of facts about an item, as the next one.
practice-source = source : { LIST($sources) }
practice-not-yet = Ne vaut pas à côté des Règles de { $edition }.
practice-since = enseigné depuis les Règles de { $edition }
# $articles: the numbers that an item is about.
practice-articles = Concerne { LIST($articles) }.
heading-rules = Règles qui le reprennent
# Why a player can checkmate or cannot; moves follow after a colon. $either: yes where it is said of both players alike.
# $count: the player's own moves up to the mate. $only: yes where a single move is forced.
# $end: how forced moves end: stalemate, mate (of this player), or material with which this player cannot checkmate.
# $why: what can be seen of a position that was proved: every move ends the game (at-once), the pawns block each other (blocked), or neither (hidden).
mate-proof =
    .line = Avec l’aide { WHO($opponent, case: "gen") }, { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } mater en { $count ->
        [one] un coup
       *[other] { $count } coups
    } :
    .usual = Avec ces pièces, { WHO($player) } { AGREE($player, sg: "peut", pl: "peuvent") } mater, sauf si la position elle-même l’empêche.
    .material = { $either ->
        [yes] Aucune position avec ces pièces n’est un échec et mat, pour l’un ou l’autre joueur.
       *[no] Il n’existe avec ces pièces aucune position où { WHO($player) } { AGREE($player, sg: "ait", pl: "aient") } maté.
    }
    .proof = { $why ->
        [at-once] { $either ->
            [yes] Tout coup légal termine aussitôt la partie, et aucun n’est un échec et mat par l’un ou l’autre joueur.
           *[no] Tout coup légal termine aussitôt la partie, et aucun n’est un échec et mat { WHO($player, case: "by") }.
        }
        [blocked] { $either ->
            [yes] Tous les pions se bloquent mutuellement, et il est démontré qu’aucun des deux joueurs ne peut mater, quelle que soit la suite de coups légaux, si longue soit-elle.
           *[no] Tous les pions se bloquent mutuellement, et il est démontré { WHO($player, case: "que") } ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux, si longue soit-elle.
        }
       *[hidden] { $either ->
            [yes] Il est démontré qu’aucun des deux joueurs ne peut mater, quelle que soit la suite de coups légaux, si longue soit-elle.
           *[no] Il est démontré { WHO($player, case: "que") } ne { AGREE($player, sg: "peut", pl: "peuvent") } mater par aucune suite de coups légaux, si longue soit-elle.
        }
    }
    .forced = { $only ->
        [yes] Le seul coup légal
       *[no] Une suite de coups forcés
    } { $end ->
        [stalemate] mène au pat :
        [mate] se termine par l’échec et mat { WHO($player, case: "gen") } :
       *[material] { $either ->
            [yes] ne laisse que des pièces avec lesquelles aucun des deux joueurs ne peut mater :
           *[no] ne laisse que des pièces avec lesquelles { WHO($player) } ne { AGREE($player, sg: "peut", pl: "peuvent") } pas mater :
        }
    }
    .over = { $end ->
        [stalemate] La position est déjà un pat.
       *[mate] { WHO($player) } { AGREE($player, sg: "est déjà maté", pl: "sont déjà matés") }.
    }
    .illegal = La position est illégale : il n’y a donc pas de coups légaux définis.
    .undecided = Il n’a été trouvé ni suite de coups menant au mat, ni preuve qu’il n’y en a pas.
# What is not certain in an edition; $value: the name of a value.
confidence =
    .reported = Connu seulement par des sources indirectes sur cette édition : « { $value } ».
    .unverified = Non vérifié dans un texte de cette édition : « { $value } ».
    .unseen = Nous n’avons pas lu le texte de cette règle dans cette édition (non vérifié).
# On what the reasons rest. $all: clauses that are taken for granted, values in quotation marks, or numbers of articles; $count: how many.
rests-on =
    .presumed = Il est présumé { LIST($all) }.
    .reported = Cela ne vient pas du texte des Règles de { $edition }, mais d’autres sources : { LIST($all) }.
    .unverified = Cela n’a pu être vérifié dans aucun texte des Règles de { $edition } : { LIST($all) }.
    .unseen = Nous n’avons pas lu le texte { $count ->
        [one] de l’article
       *[other] des articles
    } { LIST($all) } dans les Règles de { $edition }.

## Une règle

rule-absent = Les Règles de { $edition } ne contiennent pas cette règle.
rule-not-here = Cette règle ne fait pas partie de celles selon lesquelles se joue cette partie.
rule-unread = Ce que disent à ce sujet les Règles de { $edition } ne nous est pas connu.
heading-numbers = Numéro dans chaque édition
number-none = aucun
heading-cases = Cas
no-cases = Pas encore de cas.

## Fautes

no-ruling = Il n’y a pas de décision.
    .conflict = { $first } et { $second } se contredisent ici, et aucune des deux règles ne cède à l’autre. C’est une erreur du programme, non du cas.
    .contradiction = Pour l’événement { $event }, le cas dit : { $asserted } Mais l’échiquier montre : { $shown }
    .empty-square = Dans l’événement { $event }, une pièce est touchée ou lâchée, mais il n’y en a pas en { SQUARE($square) }.
    .unreadable = Dans l’événement { $event }, « { $text } » ne se lit pas comme un coup. { $why }
    .too-open = Le cas laisse trop de choses ouvertes ; { $count ->
        [one] une question a été suivie
       *[other] { $count } questions ont été suivies
    }. La dernière : { $last }
# Why a text is no move; it follows the sentence that says so.
unread =
    .unreadable = Cela ne désigne pas une pièce et une case comme le fait un coup.
    .no-such-piece = Il ne peut s’agir d’aucune pièce { WHO($player, case: "gen") }.
    .another-piece = La pièce désignée n’est pas en { SQUARE($square) }.
    .ambiguous = Plusieurs pièces peuvent être désignées : celles en { LIST($squares) }.
unknown-language = langue inconnue « { $found } » ; langues disponibles : { LIST($known) }.
unknown-case = il n’y a pas de cas « { $found } ».
unknown-article = il n’y a pas d’article « { $found } » dans les Règles de { $edition }.
article-elsewhere = L’article { $found } se trouve dans les Règles de { LIST($editions) } ; « --edition { $newest } » le montre.
article-without-rule = l’article { $found } de l’édition { $edition } n’énonce pas de règle propre. { $reason }.
article-pending = l’article { $found } de l’édition { $edition } n’est pas encore traité.
perhaps = Peut-être { LIST($near, type: "or") } ?

## Trouver les mots d’un cas

words-kind =
    .act = acte
    .actor = personne
    .circumstance = circonstance
    .fact = fait
    .finding = constat
    .effect = effet
    .setting = donnée de départ
    .option = choix de la compétition
words-kinds =
    .act = Ce que quelqu’un fait
    .actor = Qui le fait
    .circumstance = Circonstances d’un événement
    .fact = Faits
    .finding = Ce que constate l’arbitre
    .effect = Ce que dispose une décision
    .setting = Ce qui est fixé avant la partie
    .option = Ce que choisit le règlement de la compétition
words-case = Un cas où cela figure : { $case }
words-nothing = aucun mot n’a été trouvé pour « { $found } ».
