### Che cosa sta nelle pagine delle regole accanto ai loro testi, e in quella di tutti i casi.

## Una regola

# Sta prima del titolo della regola: «Altro: Una richiesta errata».
rule-more = Altro
# Prima delle edizioni che hanno cambiato la regola.
rule-changed = Modifiche:
# Prima delle regole nei cui casi si esamina anche questa.
cases-of-rules = Esaminata anche nei casi di queste regole:

## Un capitolo

# Il titolo sopra le regole che l'edizione scelta non contiene.
other-editions = Regole di altre edizioni

## Tutti i casi

levels = Quanto è difficile un caso
levels-lead = Una parola accanto al caso indica quanto occorre sapere per deciderlo; un caso senza indicazione è di livello base.
level-means =
    .basic = Situazioni di tutti i giorni: basta una sola regola.
    .advanced = Occorre mettere insieme più regole o più fatti.
    .expert = Situazioni rare, eccezioni e testi che si possono leggere in più modi.
