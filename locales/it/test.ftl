### Le pagine del libro in cui chi legge può mettersi alla prova.

test-page = Mettersi alla prova
test-page-lead = Alcune domande su ogni capitolo. Dopo ogni risposta si legge quale regola decide; i risultati restano su questo dispositivo.
test-title = Mettersi alla prova: { $chapter }
test-lead = { $count ->
    [one] Una domanda su questo capitolo; dove non si dice altro, si tratta del gioco standard. Dopo la risposta si legge quale regola decide.
   *[other] { $count } domande su questo capitolo; dove non si dice altro, si tratta del gioco standard. Dopo ogni risposta si legge quale regola decide.
}
# Nella pagina di un capitolo, un collegamento.
test-of-chapter = { $count ->
    [one] Mettersi alla prova: una domanda su questo capitolo
   *[other] Mettersi alla prova: { $count } domande su questo capitolo
}
# A chi ha scelto un'altra edizione.
test-other-edition = È stata scelta un'altra edizione; queste domande e le loro risposte riguardano soltanto le Regole del { LIST($editions) }.
# A chi ha scelto la sola lettera, senza ciò che insegna la FIDE.
test-other-practice = È stata scelta la sola lettera; a queste domande si risponde come la FIDE insegna le Regole.

## Rispondere

# Prima delle opzioni, se la storia finisce con la domanda.
test-asked = La risposta:
test-check = Controllare la risposta
test-next = Domanda successiva
test-again = Ricominciare
test-all = Tutti i capitoli
# Sopra la risposta e i suoi motivi, chiusi finché chi legge non li apre.
test-answer = La risposta e il perché
# Collegamento al caso da cui nasce una domanda.
test-case = Il caso completo
test-choose = Prima occorre scegliere una risposta.
# Di una domanda con più opzioni corrette.
test-missed = C'è dell'altro che è corretto.

## Il punteggio

test-tally = Risposte corrette: { $right } su { $of }
test-last = l'ultima volta { $right } su { $of }
test-forget = Cancellare i risultati
