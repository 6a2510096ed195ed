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
quiz-presumed = Salvo che la domanda o la posizione mostrino altro, si tratta di gioco standard con le Regole per le competizioni; entrambi i giocatori hanno già mosso e possono ancora dare scaccomatto, non ci sono state mosse illegali né ammonizioni e il regolamento del torneo non prevede nulla di particolare. Le regole semplificate sono quelle del gioco rapido e lampo senza la supervisione che le Regole per le competizioni richiedono.

## Una domanda

quiz-question = Domanda { $number } di { $total }
# I pezzi di un giocatore in notazione: «Bianco: Rg1, Dd1, a2.»
quiz-pieces = { WHO($player, case: "bare") }: { $pieces ->
    [none] nessun pezzo
   *[other] { MOVE($pieces) }
}.
quiz-ask =
    .result = La partita è finita? Se sì, con quale risultato?
    .time = Che cosa segnano ora gli orologi?
    .time-of-one = Che cosa segna ora l’orologio { WHO($player, case: "gen") }?
    .time-ruled = Che cosa segnano gli orologi dopo la decisione?
    .play = Che cosa si deve giocare ora?
    .play-and-penalty = Che cosa si deve giocare ora, e quale penalità è prevista, se ce n’è una?
    .claim = Come decidi?
    .arbiter = Che cosa deve fare l’arbitro?
    .what-else = Che cos’altro decidi?
    .judged = Come valuti la situazione?
    .ruling = La decisione era corretta?
    .article = Su quale articolo si fonda la decisione?
    .statement = Quale di queste affermazioni è corretta?
    .statement-about = Quale affermazione su «{ $matter }» è corretta?
    .several = Quali di questi punti fanno parte della tua decisione? Le risposte corrette sono più d’una.
    .order = { $matter }: in quale ordine procedi?
    .open = Che cosa decidi, e perché?
# I fatti di una domanda sull’articolo, con la decisione.
quiz-ruled = { $story } La decisione è: { $ruling }
# Lo stesso, con ciò che ogni risposta decide.
quiz-settled = { $story } Hai già deciso: { $ruling }
# Un articolo come opzione, con il solo numero.
quiz-article = { ARTICLE($article) }
quiz-mark = { $ruling } ({ $ground })
quiz-nothing = Non c’è nulla da fare: la partita prosegue.
quiz-unpenalised = La partita prosegue senza penalità.

## Dopo una risposta

quiz-right = Corretto.
quiz-wrong = Errato.

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
