### What the program covers, what changed between two editions, and which texts are doubtful.

## What is covered

coverage = Che cosa è coperto
coverage-lead = Ogni numero di ogni edizione e che cosa ne è stato, i testi di ciascuna lingua e le regole a cui manca un caso.
coverage-numbers = Numeri
coverage-all = in tutto
# What became of a number.
coverage-is =
    .decided = deciso da una regola
    .empowers = lasciato all'arbitro
    .defined = fissa un significato
    .not-modelled = non enuncia regole
    .pending = non ancora coperto
coverage-list = elenco dei numeri
coverage-complete = completo
coverage-incomplete = noto solo in parte
coverage-cases = Casi
coverage-runs = { $cases ->
    [one] { $cases } caso giudicato
   *[other] { $cases } casi giudicati
} in tutte le edizioni e cadenze: { $runs ->
    [one] { $runs } decisione
   *[other] { $runs } decisioni
}.
# What cases show of a rule: in how many it holds, does not hold, depends on facts that the case does not tell, and in how many the question does not arise.
coverage-shown = vale { $holds }, non vale { $fails }, dipende { $open }, tace { $silent }
column-state = Stato
coverage-gaps = Lacune
coverage-no-gaps = In ogni edizione che la contiene, ciascuna regola è mostrata da almeno un caso in cui si applica e da uno in cui non si applica.
coverage-lacks =
    .holds = non vale in nessun caso
    .fails = vale in ogni caso, e nessun caso mostra che tace
# Why a gap is accepted.
coverage-excuse =
    .to-come = il caso manca ancora
coverage-texts = Testi
column-language = Lingua
text-kind =
    .title = titoli
    .rule = regole
    .holds = perché valgono
    .fails = perché non valgono
coverage-text-missing = Mancano: { LIST($messages) }.
coverage-sources = Regole dei documenti di partenza
coverage-sources-counted = { $count ->
    [one] { $count } regola, { $shown } mostrate da casi, { $nothing } che non decidono nulla.
   *[other] { $count } regole, { $shown } mostrate da casi, { $nothing } che non decidono nulla.
}
coverage-sources-elsewhere = Fanno parte dei dati di prova: le elenca { $file }, e una prova le confronta con i casi. Per vederle contate qui, indicare con --data la cartella dei sorgenti.
coverage-terms = Termini delle Regole
coverage-terms-counted = { $count ->
    [one] { $count } termine, { $defined } spiegati in questa lingua.
   *[other] { $count } termini, { $defined } spiegati in questa lingua.
}
# A mark at a term that the glossary of the newest edition explains, too.
glossary-law-term = nel glossario delle Regole

## The official practice

practice = La prassi ufficiale
practice-lead = Che cosa si insegna accanto alla lettera delle Regole, punto per punto, e che cosa ne è stato. Ciò che manca è detto in inglese.
# Whose practice it is.
practice-layer =
    .fide = commento della FIDE
    .regulations = regolamenti della FIDE
    .ecu = Unione scacchistica europea
    .ffe = Francia
    .dsb = Germania
    .jcf = Giappone
    .maker = fabbricante dell'orologio
# What an item does beside the letter.
practice-kind =
    .explains = spiega la lettera
    .fills = colma una lacuna
    .narrows = restringe una scelta
    .contradicts = si scosta dalla lettera
    .procedure = fissa dei passi
# What became of an item.
practice-is =
    .held = recepito
    .pending = non ancora recepito
    .not-modelled = non decide alcun caso
column-layer = Di chi è la prassi
column-kind = Che cosa fa
practice-missing = Manca: { $what }.
practice-cases = Mostrato da: { LIST($cases) }.
practice-procedures = Un passo di: { LIST($procedures) }.

## What changed between two editions

compare-title = { LIST($from) } e { LIST($to) } a confronto
compare-lead = Che cosa deve imparare di nuovo chi conosce l'edizione più vecchia: numeri, valori, testi e decisioni.
compare-none = Per quanto ne sappiamo, non è cambiato nulla.
compare-same-edition = non si confronta un'edizione con sé stessa.
# $layers: whose practice counts beside the letter. $count of $cases are ruled otherwise by the letter.
compare-practice-title = Regole del { $edition } come le si insegna ({ LIST($layers) }) e alla lettera
compare-practice-see = come sotto { $item }
compare-practice-count = { $count ->
    [0] Nessuno dei { $cases } casi è deciso diversamente stando alla lettera.
    [one] Uno dei { $cases } casi è deciso diversamente stando alla lettera.
   *[other] { $count } casi su { $cases } sono decisi diversamente stando alla lettera.
}
compare-in = Regole nuove
compare-out = Numeri non più usati (la regola può trovarsi altrove)
# $article: il numero sotto il quale sta ora una regola che ha perduto il proprio.
compare-lives-on = (ora compresa { ARTICLE($article, case: "in") })
compare-moved = Numeri cambiati
compare-values = Valori
compare-texts = Regole dal contenuto diverso
compare-rulings = Casi con una decisione diversa
compare-pages = Edizioni a confronto
# On the page of a rule, under its history.
compare-link = { LIST($from) } → { LIST($to) }
# Stands for a value where an edition has no such rule.
value-none = nessuna regola
# $is: yes or no.
value-boolean = { $is ->
    [yes] sì
   *[no] no
}

## Doubtful readings

doubts = Letture dubbie
doubts-lead = Alcuni articoli si possono leggere in più modi. Questa pagina dice come li leggiamo e quale sarebbe l'altra lettura. I casi di una regola mostrano dove la differenza conta.
doubts-values = Valori
