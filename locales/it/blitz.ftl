# Il gioco lampo.

blitz-class =
    .title = Che cos'è il gioco lampo
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Una partita è di gioco lampo quando ciascun giocatore ha per tutte le mosse un tempo fisso non superiore a { DURATION($high) }.
               *[no] Una partita è di gioco lampo quando ciascun giocatore ha per tutte le mosse un tempo fisso inferiore a { DURATION($high) }.
            }
           *[yes] { $high-included ->
                [yes] Una partita è di gioco lampo quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, non supera { DURATION($high) }.
               *[no] Una partita è di gioco lampo quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, è inferiore a { DURATION($high) }.
            }
        }
    .holds =
        { $counted ->
            [yes] Compresi gli incrementi, ciascun giocatore ha { DURATION($time) }, entro il limite del gioco lampo, perciò la partita è di gioco lampo.
           *[no] Ciascun giocatore ha { DURATION($time) }, entro il limite del gioco lampo, perciò la partita è di gioco lampo.
        }
    .fails =
        { $fixed ->
            [no] Il tempo aumenta a ogni mossa, e questa edizione conosce il gioco lampo soltanto con un tempo fisso.
           *[yes] { $counted ->
                [yes] Compresi gli incrementi, ciascun giocatore ha { DURATION($time) }, troppo per il gioco lampo.
               *[no] Ciascun giocatore ha { DURATION($time) }, troppo per il gioco lampo.
            }
        }

blitz-penalties =
    .title = Tempi addizionali ridotti
    .rule = Quando gli articoli sulle irregolarità e sulla partita patta assegnano del tempo addizionale, questo è di { DURATION($time) }.

blitz-full-rules =
    .title = Quando si applicano le regole di competizione
    .rule =
        { $recorded ->
            [yes] { $games ->
                [one] Le regole di competizione si applicano se un arbitro supervisiona una sola partita e questa è registrata.
               *[other] Le regole di competizione si applicano se un arbitro supervisiona al massimo { $games } partite e ogni partita è registrata.
            }
           *[no] { $games ->
                [one] Le regole di competizione si applicano se un arbitro supervisiona una sola partita.
               *[other] Le regole di competizione si applicano se un arbitro supervisiona al massimo { $games } partite.
            }
        }
    .holds = La supervisione della partita è sufficiente, perciò si applicano le regole di competizione.
    .fails =
        { $why ->
            [not-recorded] Il numero di partite per arbitro è abbastanza basso, ma esse non sono registrate, perciò le regole di competizione non si applicano.
           *[too-many-games] Un arbitro supervisiona troppe partite, perciò le regole di competizione non si applicano.
        }

blitz-games-recorded =
    .title = La partita registrata dall'arbitro
    .rule = Perché si applichino le regole di competizione, l'arbitro o un assistente deve registrare la partita, se possibile con mezzi elettronici.
    .holds = L'arbitro o un assistente registra la partita.
    .fails = Né l'arbitro né un assistente registrano la partita.

blitz-record-views =
    .title = Vedere la registrazione
    .rule = Il giocatore che ha il tratto può chiedere in qualsiasi momento di vedere la registrazione della partita, ma non più di { $limit } volte per partita.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto; la richiesta è la numero { $count }, e la registrazione va mostrata fino a { $limit } volte.
    .fails =
        { $often ->
            [yes] Questa è la richiesta numero { $count } { WHO($player, case: "gen") }; l'arbitro è tenuto a mostrare la registrazione soltanto { $limit } volte.
           *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, perciò ora l'arbitro non è tenuto a mostrare la registrazione.
        }

blitz-too-many-views =
    .title = Chiedere troppo spesso la registrazione
    .rule = Ogni richiesta di vedere la registrazione oltre le { $limit } ammesse per partita equivale a distrarre l'avversario.
    .holds = Questa è la richiesta numero { $count }, oltre le { $limit } ammesse; equivale a distrarre l'avversario, e l'arbitro può penalizzarla.
    .fails = Questa è la richiesta numero { $count }; equivalgono a distrarre l'avversario soltanto quelle oltre le { $limit } ammesse.

blitz-limited-rules =
    .title = Quando si applicano le regole del gioco rapido
    .rule =
        { $always ->
            [yes] Il gioco lampo segue le regole del gioco rapido, salvo quanto diversamente disposto in questa appendice.
           *[no] Se mancano le condizioni per applicare le regole di competizione, il gioco lampo segue le regole semplificate del gioco rapido.
        }
    .holds =
        { $always ->
            [yes] Il gioco lampo segue le regole del gioco rapido.
           *[no] { $why ->
                [not-recorded] La partita non è registrata, perciò si applicano le regole semplificate del gioco rapido.
               *[too-many-games] Un arbitro supervisiona troppe partite, perciò si applicano le regole semplificate del gioco rapido.
            }
        }
    .fails = Le condizioni per applicare le regole di competizione sono soddisfatte.

blitz-regime-announced =
    .title = Che cosa dice il regolamento del torneo
    .rule = Il regolamento del torneo deve stabilire, per tutta la sua durata, se si applicano le regole di competizione o quelle semplificate del gioco rapido.
    .holds = Il regolamento deve indicare uno dei due insiemi di regole, che vale per tutto il torneo.
    .fails = Il regolamento non è tenuto a indicare quale insieme di regole si applichi.

blitz-without-quickplay-claims =
    .title = Nessuna richiesta da finale rapido
    .rule =
        { $position ->
            [yes] Nel gioco lampo non si può richiedere la patta adducendo che l'avversario non si sforza di vincere o non può vincere con mezzi normali, né l'arbitro interviene davanti a una posizione illegale.
           *[no] Nel gioco lampo non si può richiedere la patta adducendo che l'avversario non si sforza di vincere o non può vincere con mezzi normali.
        }
    .holds = Nel gioco lampo { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } richiedere la patta per un motivo simile.

blitz-illegal-move-loses =
    .title = Una mossa illegale fa perdere
    .rule =
        { $drawn ->
            [yes] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. Prima di eseguire la propria mossa l'avversario può allora richiedere la vittoria; se non può dare scaccomatto con alcuna serie di mosse legali, può richiedere la patta.
           *[no] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. Prima di eseguire la propria mossa l'avversario può allora richiedere la vittoria.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "segnala in tempo la mossa illegale, ma non può", pl: "segnalano in tempo la mossa illegale, ma non possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
           *[no] { WHO($opponent) } { AGREE($opponent, sg: "segnala la mossa illegale prima di muovere e vince", pl: "segnalano la mossa illegale prima di muovere e vincono") }.
        }
    .fails = L'orologio non è stato premuto, perciò la mossa illegale non è completata.
    .yields = { $draw ->
        [yes] { WHO($opponent) } { AGREE($opponent, sg: "segnala in tempo la mossa illegale, ma non può", pl: "segnalano in tempo la mossa illegale, ma non possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita sarebbe patta.
       *[no] { WHO($opponent) } { AGREE($opponent, sg: "segnala la mossa illegale prima di muovere e vincerebbe", pl: "segnalano la mossa illegale prima di muovere e vincerebbero") }.
    }

blitz-illegal-move-stands =
    .title = Quando una mossa illegale resta valida
    .rule =
        { $later ->
            [yes] Dopo che l'avversario ha eseguito la propria mossa, una mossa illegale resta valida; la si corregge soltanto se entrambi i giocatori sono d'accordo, senza l'arbitro.
           *[no] Dopo che l'avversario ha eseguito la propria mossa, una mossa illegale non può più essere corretta.
        }
    .holds =
        { $when ->
            [reply] L'avversario ha eseguito la propria mossa senza segnalare la mossa illegale{ $reference }, che perciò resta valida.
            [claim] La mossa illegale{ $reference } viene segnalata dopo che l'avversario ha eseguito la propria mossa: è troppo tardi, e la mossa resta valida.
            [own] Chi ha eseguito la mossa illegale{ $reference } non può chiedere che sia corretta; segnalarla spetta all'avversario.
           *[seen] L'arbitro viene a sapere della mossa illegale{ $reference } dopo che l'avversario ha eseguito la propria mossa, perciò la mossa resta valida.
        }

blitz-illegal-move-needs-claim =
    .title = Le mosse illegali contano soltanto se segnalate
    .rule = Una mossa illegale ha conseguenze soltanto se l'avversario la segnala.
    .holds = L'arbitro ha visto la mossa illegale{ $reference }, ma l'avversario non l'ha segnalata, perciò non c'è nulla da decidere.

blitz-illegal-move-corrected-by-agreement =
    .title = La correzione di comune accordo
    .rule = I giocatori possono accordarsi per correggere una mossa illegale che resterebbe valida. L'arbitro non vi prende parte.
    .holds = Entrambi i giocatori sono d'accordo nel correggere la mossa illegale{ $reference }, perciò si ripristina la posizione che la precedeva.
    .fails = La mossa{ $reference } era legale, perciò non c'è nulla da correggere.

mating-potential =
    .title = I pezzi per vincere
    .rule = Per vincere, un giocatore deve avere pezzi con cui, anche con l'aiuto dell'avversario, si possa raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare di subire subito il matto. Re e due cavalli contro re non bastano; re e torre contro re e cavallo bastano.
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere, perciò la richiesta porta soltanto alla patta.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere.
    .reading = La regola dice soltanto che per vincere il giocatore deve avere questi pezzi. Che altrimenti la partita sia patta è la nostra lettura.
    .yields = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere, perciò la richiesta porterebbe soltanto alla patta.
