### La ricerca nel libro: la casella, e la pagina delle parole per chi legge senza script.

search-page = Indice analitico
search-lead = I termini, le parole d'uso comune con cui cercarli e i titoli di tutte le regole, dalla A alla Z. Dove gli script sono attivi, il tasto / apre la ricerca da ogni pagina.
# Sta nella casella vuota.
search-ask = Una parola o un articolo: bandierina, 7.5.5, 9.5b 2005
search-close = Chiudi
# Seguito da due punti e da un numero: che cosa si è trovato.
search-found = Risultati
search-none = Nessun risultato. Si può provare con meno parole, con un'altra parola o con il numero di un articolo.
search-all-words = Tutte le parole dalla A alla Z
# Titoli sopra ciò che si è trovato.
search-kind =
    .situation = Alla scacchiera
    .rule = Regole
    .procedure = Passo per passo
    .case = Casi
    .item = Prassi
    .term = Glossario
    .page = Pagine
