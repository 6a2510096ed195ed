### Prove per chi insegna: ciò che sta sui fogli, l'elenco degli argomenti, e perché una prova non si può fare.
### Domande, opzioni e motivi provengono dagli altri file.

## Su ogni foglio

quiz-paper-title = Prova sulle Regole degli scacchi
quiz-paper-questions = Domande
quiz-paper-answer-sheet = Foglio delle risposte
quiz-paper-key = Griglia di correzione
quiz-paper-marking = Criteri di valutazione delle domande aperte
quiz-paper-solutions = Soluzioni
quiz-paper-variant = Versione { $letter }
quiz-paper-name = Nome e cognome:
quiz-paper-date = Data:
quiz-paper-reached = Punti:
quiz-paper-seed = Prova n. { $seed }.
quiz-paper-count = { $count ->
    [one] { $count } domanda.
   *[other] { $count } domande.
}
quiz-paper-minutes = Tempo: { $count ->
    [one] { $count } minuto.
   *[other] { $count } minuti.
}
# $points è un numero, con i decimali, già scritto.
quiz-paper-total = Punti: { $points }.
quiz-paper-pass = Per superare la prova: { $points } ({ $percent } %).

## Una domanda

quiz-paper-question = Domanda { $number }
quiz-paper-worth = (punti: { $points })
# Sta sopra un lato dell'orologio.
quiz-paper-side = { WHO($player, case: "bare") }
quiz-paper-how =
    .single = Delle opzioni sotto una domanda una sola è corretta, salvo che la domanda dica altrimenti.
    .several = Dove possono essere corrette più opzioni, vanno segnate tutte quelle corrette.
    .order = Dove occorre mettere in ordine, si scrivono le lettere nell'ordine corretto.
    .open = Alle altre domande si risponde per iscritto, con i motivi.
quiz-paper-note = I testi sono nostri e non ufficiali.

## Griglia e soluzioni

quiz-paper-right = Risposta corretta:
quiz-paper-ruling = Decisione:
quiz-paper-articles = Si veda anche:
quiz-paper-case = Caso:
quiz-paper-mark = { $marks ->
    [one] { "[" }valore { $marks }]
   *[other] { "[" }valore { $marks }]
}
quiz-paper-marking-note = Ogni elemento della risposta ha il suo valore; i punti della domanda spettano in proporzione al valore raggiunto.
quiz-paper-places = Dove si trova ogni domanda
quiz-paper-places-note = Ogni riga è una domanda: il suo numero e le lettere corrette in ciascuna versione. Criteri e soluzioni seguono i numeri della versione A.

## L'elenco degli argomenti

quiz-topics-chapters = Capitoli
quiz-topics-provisions = Articoli e regole
quiz-topics-items = Prassi
quiz-topics-labels = Etichette
quiz-topics-cases = { $count ->
    [one] In tutto { $count } caso.
   *[other] In tutto { $count } casi.
}

## Ciò che non si può fare

# $sort indica le domande come un modello: «form: open; pace: rapid».
quiz-paper-unmet = il modello vuole almeno { $wanted } domande di questo tipo, ma nella prova ce ne sono { $found }: { $sort }
quiz-paper-none-approved = di questa edizione non è stata approvata nessuna domanda, perciò si usano tutte
quiz-paper-unreadable = { $file } non si può usare così com'è:
quiz-paper-lost = { $count ->
    [one] la prova non si può rifare com'era, a causa di una domanda:
   *[other] la prova non si può rifare com'era, a causa di { $count } domande:
}
    .changed = oggi è diversa: { $id }
    .gone = non esiste più: { $id }
