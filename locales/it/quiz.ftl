### Il quiz: domande, risposte tra cui scegliere, commenti, punteggio e schede per un corso.
### I casi, le decisioni e i loro motivi vengono dagli altri file.

## All'inizio

quiz-title = Quiz sulle Regole degli Scacchi
# $count è il numero delle domande, $seed un numero senza segni tra le migliaia.
quiz-start = { $count ->
    [one] C'è una domanda.
   *[other] Ci sono { $count } domande.
} Con il seme { $seed } e le stesse scelte si ottengono di nuovo queste domande, in ogni lingua.
quiz-fewer = Su questo { $count ->
    [one] c'è una sola domanda possibile
   *[other] ci sono solo { $count } domande possibili
}.
quiz-how = A ogni domanda si risponde con il numero di una risposta. Con «?» si legge l'aiuto, con «q» si smette.
quiz-help =
    .what = È giusta una sola risposta: ciò che dispongono, per intero, le Regole indicate sopra la domanda. Quelle errate sono errori reali.
    .number = Scrivere il numero della risposta giusta e premere Invio.
    .help = Con «?» o «h» si rilegge questo aiuto.
    .quit = Con «q» si smette; viene mostrato il punteggio ottenuto fin lì.

## Una domanda

quiz-question = Domanda { $number } di { $total }
# $text racconta l'evento: «Il Bianco gioca Dg6.»
quiz-event = Evento { $event }: { $text }
# I pezzi di un giocatore in notazione: «Bianco: Rg1, Dd1, a2.»
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] nessun pezzo
   *[other] { MOVE($pieces) }
}.
# La parola la cui prima lettera indica un pedone in un diagramma di lettere.
quiz-pawn = { TERM("pawn") }
quiz-ask =
    .ruling = Qual è la decisione completa?
    .depends = Da che cosa dipende la decisione, e qual è in ciascun caso?
    .discretion = Che cosa si decide, e che cosa è lasciato alla scelta?
quiz-ask-event =
    .ruling = Qual è la decisione completa sull'evento { $event }?
    .depends = Da che cosa dipende la decisione sull'evento { $event }, e qual è in ciascun caso?
    .discretion = Che cosa si decide sull'evento { $event }, e che cosa è lasciato alla scelta?
# Segue un elenco di una o più delle parti qui sotto.
quiz-ask-only = Si chiede soltanto:
quiz-aspect =
    .game = il risultato
    .clock = gli orologi
    .moves = la posizione e le mosse
    .offences = le infrazioni
    .claims = richieste e offerte
    .arbiter = che cosa l'arbitro deve o può fare
    .definitions = quali regole si applicano
quiz-nothing-on-this = Su questo non si decide nulla.
quiz-prompt = Risposta, un numero da 1 a { $last }:

## Dopo una risposta

quiz-right = Giusto.
quiz-wrong = Errato.
quiz-right-option = La risposta giusta è la { $number }:
quiz-expected = Questa risposta non c'è: «{ $found }». Scrivere un numero da 1 a { $last }, «?» per l'aiuto o «q» per smettere.
quiz-expected-something = Scrivere un numero da 1 a { $last }, «?» per l'aiuto o «q» per smettere.
# $provision nomina una regola, $status dice se si applica.
quiz-reason = { $provision }: { $status }.
quiz-why-laws = La risposta scelta è la decisione secondo le Regole del { $edition }, { $pace ->
    [rapid] { $supervision ->
        [full] gioco rapido, regole complete
       *[limited] gioco rapido, regole semplificate
    }
    [blitz] { $supervision ->
        [full] gioco lampo, regole complete
       *[limited] gioco lampo, regole semplificate
    }
   *[standard] gioco standard
}.
# $fact è una frase intera: «La mossa è irregolare.»
quiz-why-fact = La risposta scelta sarebbe la decisione se le cose stessero così: { $fact }
quiz-why-number = La risposta scelta sarebbe la decisione se il numero o il tempo che conta fosse un altro.
# $provision nomina una regola: «Articolo 9.6.2, …».
quiz-why-overtaken = La risposta scelta applica una regola che qui non conta: { $provision }.
quiz-why-forgotten = La risposta scelta dimentica una regola che qui si applica: { $provision }.
quiz-why-neighbour = La risposta scelta applica una regola pensata per un'altra situazione: { $provision }.
quiz-why-wrong-player = La risposta scelta scambia un giocatore per l'altro.
quiz-why-part = La risposta scelta è solo una parte della decisione.
quiz-why-reversed = La risposta scelta inverte i due casi.

## Il punteggio

quiz-score = { $asked ->
    [0] Nessuna domanda ha avuto risposta.
    [one] { $right ->
        [0] Una domanda ha avuto risposta, errata.
       *[other] Una domanda ha avuto risposta, giusta.
    }
   *[other] { $right ->
        [0] Su { $asked } risposte nessuna è giusta.
        [one] Su { $asked } risposte una è giusta.
       *[other] Su { $asked } risposte { $right } sono giuste.
    }
}
quiz-weak = Da rileggere, a cominciare dalle regole mancate più spesso:
quiz-weak-line = { $provision } ({ $count ->
    [one] una risposta errata
   *[other] { $count } risposte errate
})

## Una scheda per un corso

quiz-paper-questions = Domande
quiz-paper-answers = Risposte
quiz-paper-name = Nome:
quiz-paper-seed = Scheda { $seed }
quiz-paper-note = Per ogni domanda è giusta una sola risposta. I testi sono nostri e non ufficiali; fanno fede le Regole indicate in ciascuna domanda.
quiz-paper-number = N.
quiz-paper-option = Risposta giusta
quiz-paper-articles = Regole
quiz-paper-case = Caso
quiz-paper-reasons = I motivi
quiz-paper-written = File scritto: { $file }

## Che cosa non si può fare

quiz-unknown-topic = L'argomento «{ $found }» non c'è: ci si aspettava un capitolo, una regola o un'etichetta dei casi.
quiz-no-question = Su questo non c'è nessuna domanda possibile.
