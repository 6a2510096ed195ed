### Le pagine del libro in cui chi legge può mettersi alla prova.

test-page = Mettersi alla prova
test-page-lead = Alcune domande su ogni capitolo. Dopo ogni risposta si legge su quale regola si fonda la soluzione; i risultati restano su questo dispositivo.
test-title = Mettersi alla prova: { $chapter }
test-lead = { $count ->
    [one] Una domanda su questo capitolo; salvo diversa indicazione, si tratta di gioco standard. Dopo la risposta si legge su quale regola si fonda la soluzione.
   *[other] { $count } domande su questo capitolo; salvo diversa indicazione, si tratta di gioco standard. Dopo ogni risposta si legge su quale regola si fonda la soluzione.
}
# Nella pagina di un capitolo, un collegamento.
test-of-chapter = { $count ->
    [one] Mettersi alla prova: una domanda su questo capitolo
   *[other] Mettersi alla prova: { $count } domande su questo capitolo
}
# A chi ha scelto un'altra edizione.
test-other-edition = È stata scelta un'altra edizione; queste domande e le loro risposte riguardano soltanto le Regole del { LIST($editions) }.
# A chi ha scelto la sola lettera, senza ciò che insegna la FIDE.
test-other-practice = È stata scelta la sola lettera; le risposte a queste domande seguono invece le Regole come le insegna la FIDE.

## Rispondere

# Prima delle opzioni, se la storia finisce con la domanda.
test-asked = Risposta:
test-check = Controlla la risposta
test-next = Domanda successiva
test-again = Ricomincia
test-all = Tutti i capitoli
# Sopra la risposta e i suoi motivi, chiusi finché chi legge non li apre.
test-answer = La risposta e il perché
# Collegamento al caso da cui nasce una domanda.
test-case = Il caso completo
test-choose = Prima occorre scegliere una risposta.
# Di una domanda con più opzioni corrette.
test-missed = Ci sono altre risposte corrette.

## Il punteggio

test-tally = Risposte corrette: { $right } su { $of }
test-last = l'ultima volta { $right } su { $of }
test-forget = Elimina i risultati
