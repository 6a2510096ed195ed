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
quiz-how = Rispondere a ogni domanda con il numero di un'opzione. Digitare «?» per le istruzioni, «q» per terminare.
quiz-help =
    .what = Una sola opzione è corretta: ciò che dispongono, per intero, le Regole indicate sopra la domanda. Le opzioni errate sono errori che si commettono davvero.
    .number = Digitare il numero dell'opzione ritenuta corretta e premere Invio.
    .help = Digitare «?» oppure «h» per rileggere queste istruzioni.
    .quit = Digitare «q» per terminare; viene mostrato il punteggio ottenuto fino a quel momento.

## Una domanda

quiz-question = Domanda { $number } di { $total }
# I pezzi di un giocatore in notazione: «Bianco: Rg1, Dd1, a2.»
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] nessun pezzo
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .ruling = Qual è la decisione completa?
    .depends = Da che cosa dipende la decisione, e qual è in ciascun caso?
    .discretion = Che cosa si decide, e che cosa è lasciato alla scelta?
# Above the question, where FIDE's Manual and the letter of the Laws give other answers.
quiz-by =
    .fide = Secondo il manuale degli arbitri della FIDE (la lettera delle Regole dispone altrimenti):
    .letter = Secondo la lettera delle Regole (il manuale degli arbitri della FIDE insegna altrimenti):
quiz-ask-event =
    .ruling = Qual è la decisione completa sull'evento { $event }?
    .depends = Da che cosa dipende la decisione sull'evento { $event }, e qual è in ciascun caso?
    .discretion = Che cosa si decide sull'evento { $event }, e che cosa è lasciato alla scelta?
# Segue un elenco di una o più delle parti qui sotto.
quiz-ask-only = La domanda riguarda soltanto:
quiz-aspect =
    .game = il risultato
    .clock = gli orologi
    .moves = la posizione e le mosse
    .offences = le infrazioni
    .claims = le richieste e le offerte
    .arbiter = ciò che l'arbitro deve o può fare
    .recording = i formulari
    .definitions = quali regole si applicano
quiz-nothing-on-this = Nessuna decisione al riguardo.
quiz-prompt = La risposta, un numero da 1 a { $last }:

## Dopo una risposta

quiz-right = Corretto.
quiz-wrong = Errato.
quiz-right-option = L'opzione corretta è la numero { $number }:
quiz-expected = Questa opzione non c'è: «{ $found }». Digitare un numero da 1 a { $last }, «?» per le istruzioni oppure «q» per terminare.
quiz-expected-something = Digitare un numero da 1 a { $last }, «?» per le istruzioni oppure «q» per terminare.
# $provision nomina una regola, $status dice se si applica.
quiz-reason = { $provision }: { $status }.
quiz-why-laws = L'opzione scelta è la decisione secondo le Regole { $edition }, { $pace ->
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
# $fact è una frase intera: «La mossa è illegale.»
quiz-why-fact = L'opzione scelta sarebbe la decisione se le cose stessero così: { $fact }
quiz-why-practice =
    .fide = L'opzione scelta è la decisione che insegna il manuale degli arbitri della FIDE, non quella che dà la lettera delle Regole.
    .letter = L'opzione scelta è la decisione che dà la lettera delle Regole, non quella che insegna il manuale degli arbitri della FIDE.
quiz-why-number = L'opzione scelta sarebbe la decisione se il numero o il tempo da considerare fosse un altro.
# $provision nomina una regola: «Articolo 9.6.2, Patta senza richiesta dopo 75 mosse».
quiz-why-overtaken = L'opzione scelta applica una regola che nel caso non vale: { $provision }.
quiz-why-forgotten = L'opzione scelta dimentica una regola che si applica: { $provision }.
quiz-why-neighbour = L'opzione scelta applica una regola prevista per un'altra situazione: { $provision }.
quiz-why-wrong-player = L'opzione scelta confonde un giocatore con l'altro.
quiz-why-part = L'opzione scelta è soltanto una parte della decisione.
quiz-why-reversed = L'opzione scelta scambia le due ipotesi.

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
quiz-weak = Da rileggere, cominciando dalle regole sbagliate più spesso:
quiz-weak-line = { $provision } ({ $count ->
    [one] una risposta errata
   *[other] { $count } risposte errate
})

## Una prova per una classe

quiz-paper-questions = Domande
quiz-paper-answers = Risposte
quiz-paper-name = Nome:
quiz-paper-seed = Prova { $seed }
quiz-paper-note = Per ogni domanda una sola opzione è corretta. I testi sono nostri e non ufficiali; fa fede l'edizione delle Regole indicata in ciascuna domanda.
quiz-paper-number = N.
quiz-paper-option = Opzione corretta
quiz-paper-articles = Regole e prassi
quiz-paper-case = Caso
quiz-paper-reasons = I motivi

## Ciò che non si può fare

quiz-unknown-topic = non esiste l'argomento «{ $found }»: occorre indicare un capitolo, una regola, un punto della prassi (M-035) o un'etichetta di casi.
quiz-no-question = Su questo argomento non è disponibile alcuna domanda.
