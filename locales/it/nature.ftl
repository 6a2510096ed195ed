### La natura e gli obiettivi del gioco.

game-of-chess =
    .title = Che cosa sono gli scacchi
    .rule = Gli scacchi si giocano fra due avversari che muovono i propri pezzi su una tavola quadrata, la scacchiera.
alternate-moves =
    .title = Si muove alternativamente
    .rule = Il giocatore con i pezzi bianchi esegue la prima mossa; poi i giocatori muovono alternativamente, una mossa per volta.
    .holds = { $asked ->
        [yes] Il tratto è dell'avversario, non { WHO($player, case: "gen") }.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } mosso benché il tratto fosse dell'avversario, perciò la mossa va annullata. Muovere senza avere il tratto non vale di per sé come mossa illegale.
    }
    .reading = L'articolo non dice che cosa accada di una mossa eseguita quando il tratto è dell'avversario, e le Regole chiamano illegale soltanto la mossa che infrange le regole sul movimento dei pezzi. Perciò intendiamo che la mossa venga ritirata e che non si conti nulla. Che l'arbitro lo faccia senza reclamo si insegna dal 2018; stando alla lettera deve reclamare l'avversario, e per le edizioni precedenti leggiamo il testo come lo si insegna. Nessuna penalità è prevista; che l'arbitro possa sceglierne una si insegna dal 2023, e prima leggiamo il testo così. La si potrebbe anche contare come mossa illegale.
who-has-the-move =
    .title = Avere il tratto
    .rule = { $stage ->
        [completed] Un giocatore ha il tratto non appena la mossa dell'avversario è stata completata. All'inizio il tratto è del Bianco.
       *[made] Un giocatore ha il tratto non appena la mossa dell'avversario è stata eseguita, anche se non è stata completata. All'inizio il tratto è del Bianco.
    }
    .holds = { $first ->
        [game] La prima mossa della partita spetta al Bianco, e non ne è stata ancora eseguita alcuna.
        [position] In questa posizione non è stata ancora eseguita alcuna mossa, perciò il tratto è ancora { WHO($player, case: "gen") }.
       *[no] { $stage ->
            [completed] La mossa dell'avversario è stata completata, perciò il tratto è { WHO($player, case: "gen") }.
           *[made] La mossa dell'avversario è stata eseguita sulla scacchiera, perciò il tratto è { WHO($player, case: "gen") }; per questo non occorre che l'orologio sia stato premuto.
        }
    }
    .fails = La mossa dell'avversario è stata eseguita ma non ancora completata, e soltanto il suo completamento dà il tratto { WHO($player, case: "dat") }.
    .fails-alone = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora il tratto.
    .reading = Nelle edizioni dal 1997 al 2005, intendiamo che tra l'esecuzione e il completamento di una mossa nessuno abbia il tratto. Se restasse a chi ha eseguito la mossa, questi potrebbe muovere due volte.
objective =
    .title = Lo scopo del gioco
    .rule = Ciascun giocatore mira ad attaccare il re avversario in modo che l'avversario non abbia più alcuna mossa legale.
    .reading = Le edizioni del 1997 e del 2001 parlano della cattura del re alla mossa successiva, che nessuna mossa legale può evitare. Vi si potrebbe vedere uno scopo diverso da quello attuale; qui no, perché le posizioni a cui si riferisce sono le stesse.
mate-wins =
    .title = Chi dà scaccomatto vince
    .rule = Il giocatore che raggiunge questo scopo ha dato scaccomatto al re avversario e ha vinto la partita.
king-never-captured =
    .title = Il re non si cattura e non si espone
    .rule = Nessun giocatore può lasciare il proprio re sotto attacco, esporlo a un attacco o catturare il re avversario.
    .holds = { $why ->
        [captures-king] { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } mai catturare il re avversario, e farlo non dà la vittoria.
       *[own-king-left-in-check] La mossa lascia sotto attacco il re { WHO($player, case: "gen") }, il che non è mai permesso.
    }
    .reading = Prima del 2005 la frase manca. Se ne potrebbe concludere che allora la cattura del re non fosse vietata; ma mosse simili erano comunque illegali, per le regole sul movimento dei pezzi.
mate-loses =
    .title = Chi subisce scaccomatto perde
    .rule = Il giocatore il cui re ha subito scaccomatto ha perso la partita.
nobody-can-mate =
    .title = Nessuno può più dare scaccomatto
    .rule = Se la posizione è tale che nessuno dei due giocatori può in alcun modo dare scaccomatto, la partita è patta.
