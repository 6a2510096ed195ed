### Titoli e parole intorno a un caso, alla sua decisione e a una regola.

## Il caso e la decisione

heading-case = Caso { $case }
heading-laws = Regole { $edition }
heading-story = Che cosa è successo
heading-ruling = Decisione
heading-ruling-on = Decisione sull'evento { $event }
heading-reasons = Perché
heading-depends = Dipende
nothing-follows = Non ne consegue nulla.
condition = { $condition }:

## I motivi

status =
    .holds = si applica
    .fails = non si applica
    .yields = cede il passo
    .lapses = non ha più rilievo
provision-named = { $numbered ->
    [yes] { ARTICLE($article) }, { $title }
   *[no] { $title }
}
yields-to = Cede il passo { $numbered ->
    [yes] { ARTICLE($article, case: "dat") } ({ $title }).
   *[no] alla regola «{ $title }».
}
lapses = La partita è finita, perciò questo non ha più rilievo.
confidence =
    .reported = Il valore qui usato è noto soltanto da notizie su questa edizione.
    .unverified = Il valore qui usato non è stato riscontrato nel testo di questa edizione (non verificato).

## Una regola

rule-absent = Le Regole { $edition } non contengono questa regola.
heading-numbers = Numero in ciascuna edizione
number-none = nessuno
heading-cases = Casi
no-cases = Ancora nessun caso.

## Errori

no-ruling = Non c'è decisione: { $problem }
unknown-language = Non esiste la lingua «{ $found }»; ci sono { LIST($known) }.
unknown-case = Non esiste il caso «{ $found }».
unknown-article = Le Regole { $edition } non hanno l'articolo «{ $found }».
article-without-rule = L'articolo { $found } dell'edizione { $edition } non enuncia una regola propria. { $reason }.
article-pending = L'articolo { $found } dell'edizione { $edition } non è ancora trattato.
perhaps = Forse { LIST($near, type: "or") }?
