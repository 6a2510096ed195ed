### Il quiz al terminale: esercizio, esami, ripasso, e ciò che si conserva dei progressi.

## All’inizio

quiz-how-to =
    .learning = Ogni risposta viene corretta subito. Digitare «?» per vedere i comandi, «q» per terminare.
    .review = Ogni risposta viene corretta subito. Digitare «?» per vedere i comandi, «q» per terminare.
    .exam = La correzione arriva solo dopo la consegna con «h». Digitare «?» per vedere i comandi.
quiz-time = Il tempo a disposizione è di { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Scorre solo mentre il programma è in esecuzione: un esame interrotto riprende con il tempo rimasto.
# $minutes è il tempo impiegato finora.
quiz-resumed =
    .learning = Riprende la sessione interrotta.
    .review = Riprende il ripasso interrotto.
    .exam = Riprende l’esame interrotto. Tempo impiegato finora: { $minutes ->
        [0] meno di un minuto
        [one] un minuto
       *[other] { $minutes } minuti
    }; il tempo dell’interruzione non conta.
quiz-start-review =
    .all = { $due ->
        [one] C’è una domanda da ripassare.
       *[other] Ci sono { $due } domande da ripassare, a partire da quelle che aspettano da più tempo.
    }
    .some = Ci sono { $due } domande da ripassare; { $count ->
        [one] viene posta quella che aspetta da più tempo.
       *[other] vengono poste le { $count } che aspettano da più tempo.
    }
quiz-gone = { $count ->
    [one] Una domanda non esiste più in questa versione del programma e viene tralasciata.
   *[other] { $count } domande non esistono più in questa versione del programma e vengono tralasciate.
}
quiz-nothing-due = Nessuna domanda è da ripassare.
quiz-next-due =
    .never = Nessuna domanda aspetta ancora il ripasso; vi si aggiunge ogni domanda a cui si risponde fuori dagli esami.
    .now = La prossima domanda è da ripassare adesso: «jadoube-quiz --review» la pone.
    .hours = La prossima domanda sarà da ripassare entro { $count ->
        [one] un’ora
       *[other] { $count } ore
    }.
    .days = La prossima domanda sarà da ripassare fra { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }.

## I comandi

# Le lettere e le parole di ogni comando, separate da spazi; la prima compare in altri messaggi e resta com’è.
quiz-words =
    .article = a articolo
    .back = b indietro
    .skip = s salta
    .retry = r ripeti
    .help = ? aiuto
    .quit = q esci
    .mark = m segna
    .go = g vai
    .list = l elenco
    .hand-in = h consegna
# Che cosa fa ogni comando, dopo la lettera e i due punti.
quiz-does =
    .article = mostra gli articoli che decidono la domanda; una risposta corretta vale poi come difficile
    .back = torna alla domanda precedente
    .skip = tralascia per ora questa domanda
    .retry = ripropone alla fine le domande sbagliate o tralasciate
    .help = mostra queste righe
    .quit = termina; viene mostrato il punteggio ottenuto fino a quel momento
    .mark = segna questa domanda, o toglie il segno
    .go = va alla domanda con quel numero
    .list = elenca le domande senza risposta e quelle segnate
    .hand-in = consegna l’esame
    .break-off = interrompe l’esame; «jadoube-quiz --resume» lo riprende

## Una domanda

quiz-clock = L’orologio segna: Bianco { $white }, Nero { $black }.
quiz-type =
    .single = La risposta, un numero da 1 a { $last }:
    .several = La risposta, tutti i numeri corretti, per esempio «1 3»:
    .order = La risposta, tutti i numeri nell’ordine giusto, per esempio «3 1 2»:
    .open = La risposta con parole proprie, poi una riga vuota ({ $marks ->
        [one] un punto
       *[other] { $marks } punti
    }):
quiz-expected =
    .single = Questa opzione non c’è: «{ $found }». Digitare un numero da 1 a { $last }, «?» per le istruzioni oppure «q» per terminare.
    .several = Questa non è una risposta: «{ $found }». Digitare numeri da 1 a { $last }, ciascuno al massimo una volta, «?» per le istruzioni oppure «q» per terminare.
    .order = Questo non è un ordine: «{ $found }». Digitare tutti i numeri da 1 a { $last }, ciascuno una volta, «?» per le istruzioni oppure «q» per terminare.
    .open = Digitare la risposta, «?» per le istruzioni oppure «q» per terminare.
quiz-expected-nothing =
    .single = Digitare un numero da 1 a { $last }, «?» per le istruzioni oppure «q» per terminare.
    .several = Digitare numeri da 1 a { $last }, «?» per le istruzioni oppure «q» per terminare.
    .order = Digitare tutti i numeri da 1 a { $last } nell’ordine giusto, «?» per le istruzioni oppure «q» per terminare.
    .open = Digitare la risposta, «?» per le istruzioni oppure «q» per terminare.
# $answer è ciò che è stato digitato, $right se era corretto.
quiz-answered = Questa domanda ha già una risposta ({ $answer }: { $right ->
    [yes] corretta
   *[no] errata
}). Conta la prima.
quiz-note =
    .first = Questa è la prima domanda.
    .retry = Le domande sbagliate o tralasciate saranno riproposte alla fine.
quiz-again = { $wrong ->
    [0] Nessuna risposta errata
    [one] Una risposta errata
   *[other] { $wrong } risposte errate
}, { $open ->
    [0] nessuna domanda tralasciata
    [one] una domanda tralasciata
   *[other] { $open } domande tralasciate
}. Digitare «r» per riprovare, oppure premere Invio per concludere.

## Dopo una risposta

quiz-is-right =
    .options = { $count ->
        [one] L’opzione corretta è la numero { LIST($numbers) }:
       *[other] Le opzioni corrette sono le numero { LIST($numbers) }:
    }
    .order = L’ordine giusto è { $order }:
quiz-marks = Punti ottenuti: { $got } su { $of }.
quiz-marking =
    .scheme = Una risposta completa dice:
    .marks = { $marks ->
        [one] un punto
       *[other] { $marks } punti
    }
    .ask = Quanti punti merita la risposta, da 0 a { $of }?
quiz-broken-off =
    .learning = Con «jadoube-quiz --resume» si riprende dalle domande rimaste.
    .review = Con «jadoube-quiz --resume» si riprende dalle domande rimaste.
    .exam = L’esame è interrotto. Con «jadoube-quiz --resume» lo si riprende con il tempo rimasto.

## Un esame

quiz-exam =
    .time-left = Tempo rimasto: { $time }
    .time-over = Il tempo è scaduto. Ciò che è stato digitato per ultimo non conta, e l’esame è consegnato.
    .is-marked = Questa domanda è segnata.
    .marked = Segnata.
    .unmarked = Il segno è tolto.
    .your-answer = Risposta data: { $answer }
    .no-answer = Questa domanda è rimasta senza risposta.
    .no-such = Questa domanda non c’è. Digitare «g» e un numero da 1 a { $last }.
    .complete = Tutte le domande hanno una risposta. Digitare «h» per consegnare, «g 3» per andare alla domanda 3, «l» per vedere quelle segnate.
    .open = { $count ->
        [0] Tutte le domande hanno una risposta.
        [one] Senza risposta: domanda { LIST($numbers) }.
       *[other] Senza risposta: domande { LIST($numbers) }.
    }
    .marks = { $count ->
        [0] Nessuna domanda è segnata.
        [one] Segnata: domanda { LIST($numbers) }.
       *[other] Segnate: domande { LIST($numbers) }.
    }
    .sure = { $count ->
        [one] La domanda { LIST($numbers) } è senza risposta.
       *[other] Le domande { LIST($numbers) } sono senza risposta.
    } Digitare di nuovo «h» per consegnare comunque.
quiz-result =
    .score = Risultato: { $got } punti su { $of }, { $percent } %.
    .passed = Esame superato. (Occorreva il { $pass } %.)
    .failed = Esame non superato. (Occorreva il { $pass } %.)
    .time = Tempo impiegato: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
    .review = Le risposte da rivedere:

## I progressi

quiz-by-article =
    .heading = Per articolo, a partire dai più deboli:
    .line = { $article }: corrette { $right } su { $asked }, { $percent } %
quiz-progress =
    .title = I progressi
    .nothing = Non è ancora conservato nulla.
    .due = { $count ->
        [0] Nessuna domanda è da ripassare.
        [one] Una domanda è da ripassare: «jadoube-quiz --review» la pone.
       *[other] { $count } domande sono da ripassare: «jadoube-quiz --review» le pone.
    }
    .sessions = Le ultime sessioni:
# Una sessione per riga; $how è open, over oppure exam (over, e un esame).
quiz-session =
    .learning = { $day }/{ $month }/{ $year }, ore { $hour }:{ $minute }, esercizio: corrette { $right } su { $asked }{ $how ->
        [open] , interrotto
       *[over] { "" }
    }
    .review = { $day }/{ $month }/{ $year }, ore { $hour }:{ $minute }, ripasso: corrette { $right } su { $asked }{ $how ->
        [open] , interrotto
       *[over] { "" }
    }
    .exam = { $day }/{ $month }/{ $year }, ore { $hour }:{ $minute }, esame: { $how ->
        [open] interrotto
       *[exam] corrette { $right } su { $asked }, { $percent } %
    }
quiz-forgotten = { $count ->
    [0] Non c’era nulla da cancellare.
    [one] Una risposta cancellata.
   *[other] { $count } risposte cancellate.
}

## Ciò che non si può fare

quiz-nothing-broken-off = non c’è alcuna sessione interrotta.
quiz-all-gone = nessuna domanda di quella sessione esiste in questa versione del programma; la sessione è quindi conclusa.
quiz-unknown-to-forget = non c’è alcuna risposta su «{ $found }»: occorre indicare «all», un articolo (9.2.2) o l’identificativo di una domanda.
# Che cosa non va nel file che conserva i progressi.
quiz-store =
    .homeless = non c’è una cartella per i dati personali: indicare un file con --store, o non conservare nulla con --no-store
    .newer = { $file } è stato scritto da una versione più recente del programma (tabelle { $version }): usare quella, o indicare un altro file con --store
    .foreign = { $file } appartiene a un altro programma: indicare un altro file con --store
    .damaged = { $file } non è un file di questo programma, oppure è danneggiato: indicare un altro file con --store, o non conservare nulla con --no-store
    .busy = un altro programma scrive da troppo tempo in { $file }: riprovare
    .unopened = impossibile aprire { $file }: indicare un altro file con --store, o non conservare nulla con --no-store
    .read-only = impossibile scrivere in { $file }: indicare un altro file con --store, o non conservare nulla con --no-store
    .full = impossibile scrivere in { $file }: il disco è pieno
    .failed = impossibile usare { $file }: { $found }
