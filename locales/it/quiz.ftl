### Il quiz: le domande, le opzioni, ciò che si dice dopo una risposta, il punteggio e le prove per una classe.
### I casi, le decisioni e i motivi provengono dagli altri file.

## All'inizio

quiz-title = Quiz sulle Regole degli scacchi
# $count è il numero delle domande, $seed un numero senza separatore delle migliaia.
quiz-start = { $count ->
    [one] C'è una sola domanda.
   *[other] Ci sono { $count } domande.
} Con il codice { $seed } e le stesse scelte si ottengono di nuovo queste domande, in qualsiasi lingua.
quiz-fewer = Su questo argomento { $count ->
    [one] è disponibile una sola domanda
   *[other] sono disponibili soltanto { $count } domande
}.
# By which laws the questions are asked; $edition is a year (in all-fide the first one beside which FIDE's Manual counts).
quiz-basis =
    .laws = Le domande seguono le Regole del { $edition }.
    .fide = Le domande seguono le Regole del { $edition } come le insegna il manuale degli arbitri della FIDE.
    .letter = Le domande seguono la lettera delle Regole del { $edition }.
    .all-fide = Le domande seguono le Regole dell'edizione indicata in ciascuna, dal { $edition } in poi come le insegna il manuale degli arbitri della FIDE.
    .all-letter = Le domande seguono la lettera delle Regole dell'edizione indicata in ciascuna.

## Una domanda

quiz-question = Domanda { $number } di { $total }
# I pezzi di un giocatore in notazione: «Bianco: Rg1, Dd1, a2.»
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] nessun pezzo
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = Qual è il risultato?
    .time = Che cosa segnano ora gli orologi?
    .play = Che cosa si deve giocare ora?
    .claim = Come decidi?
    .arbiter = Che cosa fai, da arbitro?
    .ruling = La decisione era corretta?
    .article = Su quale articolo si fonda la decisione?
    .open = Che cosa decidi, e perché?
# Una decisione senza punto finale, e la norma da cui deriverebbe.
quiz-grounded = { $decision } – { $ground }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Non c’è nulla da fare: la partita prosegue.

## Dopo una risposta

quiz-right = Corretto.
quiz-wrong = Errato.
# Perché un’opzione è sbagliata: che cosa è stato confuso.
confusion-regime = È la decisione nel { $pace ->
    [rapid] { $supervision ->
        [full] gioco rapido con le regole di competizione
       *[limited] gioco rapido con le regole semplificate
    }
    [blitz] { $supervision ->
        [full] gioco lampo con le regole di competizione
       *[limited] gioco lampo con le regole semplificate
    }
   *[standard] gioco standard
}.
confusion-edition = Così era con le Regole del { $edition }.
confusion-fact = Sarebbe così se il fatto fosse un altro: { $fact }
confusion-number = Sarebbe così se il numero o il tempo che conta fosse un altro.
confusion-overtaken = Si applica una norma che qui non vale: { $provision }.
confusion-forgotten = Si dimentica una norma che si applica: { $provision }.
confusion-fails = Questa norma qui non si applica: { $provision }.
confusion-article = Questo articolo riguarda altro. { $rule }
confusion-elsewhere = Si decide così quando è un’altra norma a decidere: { $provision }.
confusion =
    .play-goes-on = La partita è finita.
    .other-result = Qui nessuno vince così.
    .draw-instead = Nulla rende patta questa partita.
    .win-instead = La partita è patta: non vince nessuno.
    .no-time = Per questo va concesso del tempo.
    .other-time = È il tempo che si concede con un’altra cadenza.
    .game-for-time = Per questo la partita non è ancora persa.
    .claim-upheld = La richiesta non è fondata.
    .claim-rejected = La richiesta è fondata.
    .claim-rejected-with-time = La richiesta è fondata, perciò non si concede nulla.
    .move-stands = La mossa non resta valida.
    .may-not-must = La penalità non è facoltativa.
    .must-not-may = La penalità è a discrezione dell’arbitro.
    .game-for-penalty = Per questo non si perde la partita.
    .was-allowed = Non era permesso.
    .no-penalty = È prevista una penalità.
    .not-allowed = È permesso.
    .not-allowed-and-penalty = È permesso, perciò non c’è nulla da penalizzare.
    .needs-permission = Non serve alcun permesso.
    .must-not = Qui l’arbitro deve agire.
    .any-legal-move = La scelta della mossa è limitata.
    .other-piece = Il pezzo vincolato è un altro.
    .must-capture = Questo pezzo non va catturato.
    .other-judgement = La decisione va giudicata altrimenti.
    .increment-left-out = Manca l’incremento.
    .increment-twice = L’incremento è contato una volta di troppo.
    .time-left-out = Manca un tempo che conta.
    .time-twice = Un tempo è contato una volta di troppo.
    .other-side = Il tempo è contato dalla parte sbagliata.
    .as-before = Sono i tempi prima della decisione.

## Il punteggio

quiz-score = { $asked ->
    [0] Nessuna domanda ha ricevuto risposta.
    [one] { $right ->
        [0] Una domanda con risposta, errata.
       *[other] Una domanda con risposta, corretta.
    }
   *[other] { $right ->
        [0] Domande con risposta: { $asked }; nessuna risposta corretta.
        [one] Domande con risposta: { $asked }; una risposta corretta.
       *[other] Domande con risposta: { $asked }; { $right } risposte corrette.
    }
}

## Ciò che non si può fare

quiz-unknown-topic = non esiste l'argomento «{ $found }»: occorre indicare un articolo (7.5.1), un capitolo, una regola, un punto della prassi (M-035), un'etichetta di casi o una parola che li indichi.
quiz-no-question = Su questo argomento non è disponibile alcuna domanda.
