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
            [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
           *[no] Ciascun giocatore ha { DURATION($time) }
        }. Il gioco lampo ammette { $high-included ->
            [yes] non più di
           *[no] meno di
        } { DURATION($high) }, perciò la partita è di gioco lampo.
    .fails =
        { $fixed ->
            [no] Il tempo aumenta a ogni mossa, e questa edizione conosce il gioco lampo soltanto con un tempo fisso.
           *[yes] { $counted ->
                [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
               *[no] Ciascun giocatore ha { DURATION($time) }
            }; il gioco lampo ammette { $high-included ->
                [yes] non più di
               *[no] meno di
            } { DURATION($high) }.
        }

blitz-penalties =
    .title = Tempi addizionali ridotti
    .rule = Quando gli articoli sulle irregolarità e sulla partita patta assegnano del tempo addizionale, questo è di { DURATION($time) }.

blitz-full-rules =
    .title = Quando si applicano le Regole per le competizioni
    .rule =
        { $recorded ->
            [yes] { $games ->
                [one] Le Regole per le competizioni si applicano se un arbitro supervisiona una sola partita e questa è registrata.
               *[other] Le Regole per le competizioni si applicano se un arbitro supervisiona al massimo { $games } partite e ogni partita è registrata.
            }
           *[no] { $games ->
                [one] Le Regole per le competizioni si applicano se un arbitro supervisiona una sola partita.
               *[other] Le Regole per le competizioni si applicano se un arbitro supervisiona al massimo { $games } partite.
            }
        }
    .holds = Il numero di partite affidate all'arbitro non supera quello consentito, perciò si applicano le Regole per le competizioni.
    .fails =
        { $why ->
            [not-recorded] Il numero di partite affidate all'arbitro è abbastanza basso, ma esse non sono registrate, perciò le Regole per le competizioni non si applicano.
           *[too-many-games] L'arbitro supervisiona troppe partite, perciò le Regole per le competizioni non si applicano.
        }

blitz-games-recorded =
    .title = La partita registrata dall'arbitro
    .rule = Perché si applichino le Regole per le competizioni, l'arbitro o un assistente deve registrare la partita, se possibile con mezzi elettronici.
    .holds = L'arbitro o un assistente registra la partita, come richiedono le Regole per le competizioni.
    .fails = Né l'arbitro né un assistente registrano la partita, benché le Regole per le competizioni lo richiedano.

blitz-record-views =
    .title = Vedere la registrazione
    .rule = Il giocatore che ha il tratto può chiedere in qualsiasi momento di vedere la registrazione della partita, ma non più di { $limit } volte per partita.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e questa è la richiesta numero { $count }. In una partita sono ammesse fino a { $limit } richieste, perciò la registrazione va mostrata.
    .fails =
        { $often ->
            [yes] Questa è la richiesta numero { $count } { WHO($player, case: "gen") }; in una partita l'arbitro è tenuto a mostrare la registrazione soltanto { $limit } volte.
           *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, perciò ora l'arbitro non è tenuto a mostrare la registrazione.
        }

blitz-too-many-views =
    .title = Chiedere troppo spesso la registrazione
    .rule = Ogni richiesta di vedere la registrazione oltre le { $limit } ammesse per partita equivale a distrarre l'avversario.
    .holds = Questa è la richiesta numero { $count }. Più di { $limit } richieste in una partita equivalgono a distrarre l'avversario, cosa che l'arbitro deve penalizzare.
    .fails = Questa è la richiesta numero { $count }; soltanto più di { $limit } richieste in una partita equivalgono a distrarre l'avversario.

blitz-limited-rules =
    .title = Quando si applicano le regole del gioco rapido
    .rule =
        { $always ->
            [yes] Il gioco lampo segue le regole del gioco rapido, salvo quanto diversamente disposto in questa appendice.
           *[no] Se mancano le condizioni per applicare le Regole per le competizioni, il gioco lampo segue le regole semplificate del gioco rapido.
        }
    .holds =
        { $always ->
            [yes] Il gioco lampo segue le regole del gioco rapido.
           *[no] { $why ->
                [not-recorded] La partita non è registrata, perciò si applicano le regole semplificate del gioco rapido.
               *[too-many-games] L'arbitro supervisiona troppe partite, perciò si applicano le regole semplificate del gioco rapido.
            }
        }
    .fails = Le condizioni per applicare le Regole per le competizioni sono soddisfatte, perciò le regole semplificate non si applicano.

blitz-regime-announced =
    .title = Che cosa dice il regolamento del torneo
    .rule = Il regolamento del torneo deve stabilire, per tutta la sua durata, se si applicano le Regole per le competizioni o le regole semplificate del gioco rapido.
    .holds = Il regolamento deve indicare uno dei due insiemi di regole, che vale per tutto il torneo.
    .fails = Il regolamento non è tenuto a indicare quale insieme di regole si applichi.

blitz-without-quickplay-claims =
    .title = Nessuna richiesta da finale rapido
    .rule =
        { $position ->
            [yes] Nel gioco lampo non si può richiedere la patta adducendo che l'avversario non si sforza di vincere o non può vincere con mezzi normali, né l'arbitro interviene davanti a una posizione illegale.
           *[no] Nel gioco lampo non si può richiedere la patta adducendo che l'avversario non si sforza di vincere o non può vincere con mezzi normali.
        }
    .holds = Nel gioco lampo non si può richiedere la patta adducendo che l'avversario non può vincere con mezzi normali o non si sforza di farlo, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } richiederla.

blitz-illegal-move-loses =
    .title = Una mossa illegale fa perdere
    .rule =
        { $drawn ->
            [yes] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. Prima di eseguire la propria mossa l'avversario può allora richiedere la vittoria; se non può dare scaccomatto con alcuna serie di mosse legali, può richiedere la patta.
           *[no] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. Prima di eseguire la propria mossa l'avversario può allora richiedere la vittoria.
        }
    .holds =
        { $draw ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "ha segnalato in tempo la mossa illegale, ma non può", pl: "hanno segnalato in tempo la mossa illegale, ma non possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
           *[no] { WHO($opponent) } { AGREE($opponent, sg: "ha segnalato la mossa illegale prima di eseguire una mossa, e vince", pl: "hanno segnalato la mossa illegale prima di eseguire una mossa, e vincono") }.
        }
    .fails = L'orologio non è stato premuto, perciò la mossa illegale non è stata completata.
    .yields =
        { $draw ->
            [yes] { WHO($opponent) } { AGREE($opponent, sg: "ha segnalato in tempo la mossa illegale, ma non può", pl: "hanno segnalato in tempo la mossa illegale, ma non possono") } dare scaccomatto con alcuna serie di mosse legali; di per sé la partita sarebbe patta.
           *[no] { WHO($opponent) } { AGREE($opponent, sg: "ha", pl: "hanno") } segnalato la mossa illegale prima di eseguire una mossa; di per sé ciò farebbe vincere la partita.
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
            [reply] L'avversario ha eseguito una mossa senza segnalare la mossa illegale{ $reference }, che perciò resta valida.
            [claim] L'avversario ha eseguito una mossa prima di segnalare la mossa illegale{ $reference }, perciò la segnalazione giunge troppo tardi e la mossa resta valida.
            [own] Chi ha eseguito la mossa illegale{ $reference } non può segnalarla; può farlo soltanto l'avversario.
            [told] L'arbitro non ha visto la mossa illegale{ $reference }, che gli è stata soltanto riferita; spetta all'avversario segnalarla.
           *[seen] L'arbitro ha notato la mossa illegale{ $reference } solo dopo che l'avversario aveva eseguito una mossa, perciò la mossa resta valida.
        }

blitz-illegal-move-needs-claim =
    .title = Le mosse illegali contano soltanto se segnalate
    .rule = Una mossa illegale ha conseguenze soltanto se l'avversario la segnala.
    .holds = L'arbitro ha visto la mossa illegale{ $reference }, ma l'avversario non l'ha segnalata, perciò non c'è nulla da decidere.

blitz-illegal-move-corrected-by-agreement =
    .title = La correzione di comune accordo
    .rule = I giocatori possono accordarsi per correggere una mossa illegale che resterebbe valida. L'arbitro non vi prende parte.
    .holds = Entrambi i giocatori si sono accordati per correggere la mossa illegale{ $reference }, perciò si ripristina la posizione che la precedeva.
    .fails = La mossa{ $reference } era legale, perciò non c'è nulla che i giocatori possano correggere di comune accordo.

mating-potential =
    .title = I pezzi necessari per vincere
    .rule = Per vincere, un giocatore deve avere pezzi con cui, anche con l'aiuto dell'avversario, si possa raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare di subire subito il matto. Re e due cavalli contro re non bastano; re e torre contro re e cavallo bastano.
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere, perciò la richiesta porta soltanto alla patta.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere, perciò la richiesta non si limita alla patta.
    .reading = La regola dice soltanto che per vincere il giocatore deve avere questi pezzi. Che altrimenti la partita sia patta è la nostra lettura.
    .yields = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } i pezzi per vincere; di per sé la richiesta porterebbe soltanto alla patta.
    .result = La partita è patta, perché il richiedente non ha i pezzi per vincere.

