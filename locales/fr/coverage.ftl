### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = Ce qui est traité
coverage-lead = Chaque numéro de chaque édition et ce qu’il est devenu, les textes de chaque langue, et les règles auxquelles manque un cas.
coverage-numbers = Numéros
coverage-all = en tout
# What became of a number.
coverage-is =
    .decided = décidé par une règle
    .empowers = laissé à l’arbitre
    .defined = fixe un sens
    .not-modelled = n’énonce pas de règle
    .pending = pas encore traité
coverage-list = liste des numéros
coverage-complete = complète
coverage-incomplete = connue en partie
coverage-cases = Cas
coverage-runs = { $cases ->
    [one] { $cases } cas jugé
   *[other] { $cases } cas jugés
} dans toutes les éditions et cadences : { $runs ->
    [one] { $runs } décision
   *[other] { $runs } décisions
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = vaut { $holds }, ne vaut pas { $fails }, dépend { $open }, ne dit rien { $silent }
column-state = État
coverage-gaps = Lacunes
coverage-no-gaps = Dans chaque édition qui la contient, chaque règle est montrée par au moins un cas où elle s’applique et par un cas où elle ne s’applique pas.
coverage-lacks =
    .holds = ne vaut dans aucun cas
    .fails = vaut toujours, et aucun cas ne montre où elle ne dit rien
# Why a gap is accepted.
coverage-excuse =
    .to-come = le cas est encore à venir
coverage-texts = Textes
column-language = Langue
text-kind =
    .title = titres
    .rule = règles
    .holds = pourquoi elle vaut
    .fails = pourquoi elle ne vaut pas
coverage-text-missing = Il manque : { LIST($messages) }.
coverage-sources = Règles des documents de départ
coverage-sources-counted = { $count ->
    [one] { $count } règle, dont montrées par des cas : { $shown } ; ne décidant rien : { $nothing }.
   *[other] { $count } règles, dont montrées par des cas : { $shown } ; ne décidant rien : { $nothing }.
}
coverage-sources-elsewhere = Ce sont des données d’essai : { $file } les énumère, et un test les compare aux cas. Pour les voir ici, indiquez avec --data le dossier des sources du programme.
coverage-terms = Termes des Règles
coverage-terms-counted = { $count ->
    [one] { $count } terme, dont définis dans cette langue : { $defined }.
   *[other] { $count } termes, dont définis dans cette langue : { $defined }.
}
# A mark at a term that the glossary of the newest edition explains, too.
glossary-law-term = dans le glossaire des Règles

## The official practice

practice = La pratique officielle
practice-lead = Ce qui s’enseigne à côté de la lettre des Règles, point par point, et ce que chacun est devenu. Ce qui manque est dit en anglais.
# Whose practice it is.
practice-layer =
    .fide = commentaire de la FIDE
    .regulations = règlements de la FIDE
    .ecu = Union européenne des échecs
    .ffe = en France
    .dsb = en Allemagne
    .jcf = au Japon
    .maker = fabricant de la pendule
# What an item does beside the letter.
practice-kind =
    .explains = explique la lettre
    .fills = comble une lacune
    .narrows = restreint un choix
    .contradicts = s’écarte de la lettre
    .procedure = fixe une marche à suivre
# What became of an item.
practice-is =
    .held = repris
    .pending = pas encore repris
    .not-modelled = ne décide d’aucun cas
column-layer = Pratique de qui
column-kind = Ce que cela fait
practice-missing = Il manque : { $what }.
practice-cases = Montré par : { LIST($cases) }.
practice-procedures = Une étape de : { LIST($procedures) }.

## What changed between two editions

compare-title = Comparaison des éditions { LIST($from) } et { LIST($to) }
compare-lead = Ce que doit apprendre de nouveau l’arbitre qui connaît l’édition plus ancienne : numéros, valeurs, textes et décisions.
compare-none = Rien n’a changé, que nous sachions.
compare-same-edition = une édition ne se compare pas à elle-même.
# $layers: whose practice counts beside the letter. $count of $cases are ruled otherwise by the letter.
compare-practice-title = Les Règles de { $edition } telles qu’on les enseigne ({ LIST($layers) }) et à la lettre
compare-practice-see = comme sous { $item }
compare-practice-count = { $count ->
    [0] Aucun des { $cases } cas n’est décidé autrement selon la lettre.
    [one] Un des { $cases } cas est décidé autrement selon la lettre.
   *[other] { $count } cas sur { $cases } sont décidés autrement selon la lettre.
}
compare-in = Règles nouvelles
compare-out = Numéros qui ne servent plus (la règle peut subsister sous un autre)
# $article: the number under which a rule that lost its own now stands.
compare-lives-on = (se trouve à présent { ARTICLE($article, case: "in") })
compare-moved = Numéros changés
compare-values = Valeurs
compare-texts = Règles au contenu différent
compare-rulings = Cas à la décision différente
compare-pages = Éditions comparées
# On the page of a rule, under its history.
compare-link = { LIST($from) } → { LIST($to) }
# Stands for a value where an edition has no such rule.
value-none = pas de règle
# $is: yes or no.
value-boolean = { $is ->
    [yes] oui
   *[no] non
}

## Doubtful readings

doubts = Lectures douteuses
doubts-lead = Certains articles se lisent de plus d’une façon. Cette page dit comment nous lisons chacun d’eux et quelle serait l’autre lecture. Les cas d’une règle montrent où la différence compte.
doubts-values = Valeurs
