### Titoli e parole intorno a un caso, alla sua decisione e a una regola.

## Il caso e la decisione

heading-case = Caso { $case }
heading-laws = Regole { $edition }
heading-story = Che cosa è successo
heading-ruling = Decisione
heading-ruling-on = Decisione sull'evento { $event }
heading-reasons = Perché
reason-heading = { $rule }: { $status }
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
mate-proof =
    .line = Con l'aiuto { WHO($opponent, case: "gen") } { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto in { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }:
    .usual = Con questi pezzi { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto, salvo che la posizione stessa lo impedisca.
    .material = { $either ->
        [yes] Con questi pezzi non esiste alcuna posizione di scaccomatto, né dell'uno né dell'altro giocatore.
       *[no] Con questi pezzi non esiste alcuna posizione in cui { WHO($player) } { AGREE($player, sg: "dia", pl: "diano") } scaccomatto.
    }
    .proof = { $either ->
        [yes] È dimostrato che nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
       *[no] È dimostrato che { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, per quanto lunga.
    }
    .forced = { $only ->
        [yes] L'unica mossa legale
       *[no] Una serie di mosse obbligate
    } { $end ->
        [stalemate] porta allo stallo:
        [mate] porta { WHO($player) } a subire scaccomatto:
       *[material] { $either ->
            [yes] lascia pezzi con cui nessuno dei due giocatori può dare scaccomatto:
           *[no] lascia pezzi con cui { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto:
        }
    }
    .over = { $end ->
        [stalemate] La posizione è già di stallo.
       *[mate] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già subìto scaccomatto.
    }
    .illegal = La posizione è illegale e perciò non vi sono definite mosse legali.
    .undecided = Non si è trovata né una serie di mosse che dia scaccomatto né la prova che non esista.
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
article-elsewhere = L'articolo { $found } si trova nelle Regole { LIST($editions) }; «--edition { $newest }» lo mostra.
article-without-rule = L'articolo { $found } dell'edizione { $edition } non enuncia una regola propria. { $reason }.
article-pending = L'articolo { $found } dell'edizione { $edition } non è ancora trattato.
perhaps = Forse { LIST($near, type: "or") }?
