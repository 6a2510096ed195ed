# La partita patta: offerte, richieste e patte che non hanno bisogno di richiesta.

draw-restriction =
    .title = Che cosa può vietare un torneo
    .rule =
        { $covers ->
            [agreement] Il regolamento di un torneo può vietare ai giocatori di accordarsi per la patta senza il consenso dell'arbitro, prima di una certa mossa o per tutta la partita.
           *[offer-or-agreement] Il regolamento di un torneo può vietare ai giocatori di proporre la patta o di accordarsi per la patta senza il consenso dell'arbitro, prima di una certa mossa o per tutta la partita.
        }
    .holds =
        { $scope ->
            [before] { $act ->
                [offer] In questo torneo, finché ciascun giocatore non ha eseguito { $limit } mosse, non si può proporre la patta senza il consenso dell'arbitro: l'offerta non ha effetto.
               *[agreement] In questo torneo, finché ciascun giocatore non ha eseguito { $limit } mosse, non ci si può accordare per la patta senza il consenso dell'arbitro: l'accordo non ha effetto.
            }
           *[throughout] { $act ->
                [offer] In questo torneo non si può proporre la patta senza il consenso dell'arbitro: l'offerta non ha effetto.
               *[agreement] In questo torneo non ci si può accordare per la patta senza il consenso dell'arbitro: l'accordo non ha effetto.
            }
        }
    .fails =
        { $why ->
            [consent] L'arbitro ha dato il consenso, perciò la restrizione prevista dal torneo non si applica.
           *[late-enough] Ciascun giocatore ha eseguito { $limit } mosse, perciò la restrizione prevista dal torneo non si applica più.
        }

draw-offer =
    .title = L'offerta di patta
    .rule = Un giocatore può proporre la patta dopo aver eseguito la mossa e prima di premere l'orologio. L'offerta resta valida finché l'avversario non la accetta o non la rifiuta, oppure finché la partita non termina in altro modo.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta, e l'offerta resta valida finché l'avversario non risponde o la partita non finisce.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta, e l'offerta resterebbe valida fino alla risposta dell'avversario.

offer-at-wrong-moment =
    .title = L'offerta in un altro momento
    .rule = { $duty ->
        [may] Un'offerta di patta fatta in un momento diverso da quello che va dall'esecuzione della mossa al momento in cui si preme l'orologio è valida, ma l'arbitro deve valutare se l'avversario ne sia stato distratto.
       *[shall] Un'offerta di patta fatta in un momento diverso da quello che va dall'esecuzione della mossa al momento in cui si preme l'orologio è valida, ma il giocatore va penalizzato.
    }
    .holds = { $when ->
        [before-moving] { $duty ->
            [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta è valida, ma giunge nel momento sbagliato e può aver distratto l'avversario.
           *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta è valida, ma giunge nel momento sbagliato, e per questo il giocatore va penalizzato.
        }
       *[on-opponents-time] { $duty ->
            [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre il tratto era dell'avversario. L'offerta è valida, ma giunge nel momento sbagliato e può aver distratto l'avversario.
           *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre il tratto era dell'avversario. L'offerta è valida, ma giunge nel momento sbagliato, e per questo il giocatore va penalizzato.
        }
    }
    .yields = { $when ->
        [before-moving] { $duty ->
            [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta sarebbe valida, ma giunge nel momento sbagliato e può aver distratto l'avversario.
           *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta sarebbe valida, ma giunge nel momento sbagliato, e per questo il giocatore sarebbe penalizzato.
        }
       *[on-opponents-time] { $duty ->
            [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre il tratto era dell'avversario. L'offerta sarebbe valida, ma giunge nel momento sbagliato e può aver distratto l'avversario.
           *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre il tratto era dell'avversario. L'offerta sarebbe valida, ma giunge nel momento sbagliato, e per questo il giocatore sarebbe penalizzato.
        }
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta al momento giusto, dopo aver eseguito la mossa e prima di premere l'orologio.

conditional-offer =
    .title = Nessuna condizione
    .rule = L'offerta di patta non può essere sottoposta a condizioni.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } posto una condizione all'offerta. La condizione non ha effetto, e l'offerta resta valida senza di essa.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } posto una condizione all'offerta. La condizione non avrebbe effetto, e l'offerta resterebbe valida senza di essa.
    .reading = Le Regole vietano le condizioni senza dire quale sia la sorte di un'offerta che ne contiene una. Intendiamo che l'offerta resti valida senza la condizione, come resta valida quella fatta nel momento sbagliato. Si potrebbe anche ritenerla nulla.

offer-not-withdrawn =
    .title = L'offerta non si ritira
    .rule = L'offerta di patta non può essere ritirata.
    .holds = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } ritirare l'offerta; l'avversario può ancora accettarla.
    .fails = L'offerta { WHO($player, case: "gen") } non è più valida, quindi non c'è nulla da ritirare.
    .fails-alone = Non c'è più alcuna offerta da ritirare.

offer-refused =
    .title = Come si rifiuta un'offerta
    .rule =
        { $touch ->
            [no] L'avversario rifiuta l'offerta di patta a parole oppure eseguendo una mossa.
           *[yes] L'avversario rifiuta l'offerta di patta a parole oppure toccando un pezzo con l'intenzione di muoverlo o di catturarlo.
        }
    .holds = { $way ->
        [spoken] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato l'offerta a parole, perciò essa decade.
        [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muovere. Il contatto equivale a un rifiuto: l'offerta decade.
        [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo per muoverlo o catturarlo. Il contatto equivale a un rifiuto: l'offerta decade.
       *[move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa. La mossa equivale a un rifiuto: l'offerta decade.
    }
    .yields = { $way ->
        [spoken] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato l'offerta a parole, perciò essa decadrebbe.
        [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muovere. Il contatto equivarrebbe a un rifiuto: l'offerta decadrebbe.
        [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo per muoverlo o catturarlo. Il contatto equivarrebbe a un rifiuto: l'offerta decadrebbe.
       *[move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa. La mossa equivarrebbe a un rifiuto: l'offerta decadrebbe.
    }
    .fails =
        { $way ->
            [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il pezzo accidentalmente, e un contatto accidentale non è un rifiuto.
           *[touch] In questa edizione toccare un pezzo non equivale a un rifiuto: occorrono le parole o una mossa.
        }
unclear-answer =
    .title = Una risposta non chiara
    .rule = Una risposta che non è né un sì né un no chiaro lascia aperta l'offerta. L'arbitro deve chiedere che cosa si intendeva.
    .holds = Non è chiaro se { WHO($player) } { AGREE($player, sg: "accetti", pl: "accettino") } la patta, perciò l'arbitro deve chiederlo. Fino ad allora l'offerta resta aperta.
    .fails = { WHO($player) } non { AGREE($player, sg: "voleva", pl: "volevano") } accettare la patta, perciò non c'è stata accettazione.
    .fails-alone = La patta non è stata accettata.

offer-noted =
    .title = L'annotazione dell'offerta
    .rule = Ciascun giocatore deve annotare l'offerta di patta sul proprio formulario con il segno (=).
    .holds = Entrambi i giocatori devono annotare l'offerta { WHO($player, case: "gen") } con il segno (=).
    .yields = Entrambi i giocatori dovrebbero annotare l'offerta { WHO($player, case: "gen") } con il segno (=).

claim-is-offer =
    .title = La richiesta vale anche come offerta
    .rule = Chi richiede la patta con ciò stesso la propone.
    .holds = { $claim ->
        [unchecked] La richiesta { WHO($player, case: "gen") } vale anche come offerta, e l'avversario la accetta: non occorre verificarla, e non si applica quanto è previsto per una richiesta infondata.
        [checked] La richiesta { WHO($player, case: "gen") } vale anche come offerta, e l'avversario la accetta. Che la verifica abbia mostrato infondata la richiesta non cambia nulla.
       *[offers] La richiesta { WHO($player, case: "gen") } è al tempo stesso un'offerta, che l'avversario può accettare senza attendere la verifica.
    }
    .yields = { $claim ->
        [unchecked] La richiesta { WHO($player, case: "gen") } varrebbe anche come offerta, e l'avversario la accetta: non occorrerebbe verificarla, né si applicherebbe quanto è previsto per una richiesta infondata.
        [checked] La richiesta { WHO($player, case: "gen") } varrebbe anche come offerta, e l'avversario la accetta. L'offerta varrebbe benché la verifica abbia mostrato infondata la richiesta.
       *[offers] La richiesta { WHO($player, case: "gen") } sarebbe al tempo stesso un'offerta, che l'avversario potrebbe accettare senza attendere la verifica.
    }
    .fails = In questo torneo le offerte di patta non sono libere, perciò la richiesta resta soltanto una richiesta.
claim-check-wanted =
    .title = Quando l'avversario fa verificare la richiesta
    .rule = L'offerta contenuta in una richiesta decade non appena l'avversario fa verificare la richiesta.
    .holds = { $rejected ->
        [yes] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } accettato la patta, perciò la richiesta è stata verificata e l'offerta che essa contiene è decaduta.
       *[no] { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } verificare la richiesta invece di accettare la patta, perciò l'offerta che essa contiene decade.
    }
    .reading = Se l'arbitro ha respinto la richiesta, l'ha verificata perché l'avversario non ha accettato, e anche ciò fa decadere l'offerta. Si potrebbe anche attendere che l'avversario chieda la verifica.
claim-by-both =
    .title = Entrambi richiedono la patta
    .rule = Quando entrambi i giocatori richiedono la patta, ciascuno accetta ciò che l'altro offre con la richiesta, perciò la partita è patta.
    .holds = Entrambi i giocatori richiedono la patta. Ogni richiesta è un'offerta che l'altro accetta, perciò la partita è patta senza verifica.
    .fails = { $lacks ->
        [moves] I giocatori non hanno ancora eseguito una mossa ciascuno, perciò non possono accordarsi per la patta; la richiesta si esamina come richiesta di chi ha il tratto.
       *[consent] In questo torneo i giocatori non possono accordarsi per la patta senza il consenso dell'arbitro; la richiesta si esamina come richiesta di chi ha il tratto.
    }
    .reading = Le Regole conoscono soltanto la richiesta di un giocatore. Si potrebbe anche far verificare la richiesta.

repetition-by-intended-move =
    .title = Richiesta per ripetizione con la mossa che si intende giocare
    .rule =
        { $binding ->
            [yes] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, la stessa posizione si sarà presentata almeno { $limit } volte. Prima deve scrivere la mossa, che non può più cambiare, e dichiarare all'arbitro l'intenzione di giocarla. Le ripetizioni possono non essere consecutive.
           *[no] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, la stessa posizione si sarà presentata almeno { $limit } volte. Prima deve scrivere la mossa e dichiarare all'arbitro l'intenzione di giocarla. Le ripetizioni possono non essere consecutive.
        }
    .holds =
        { $counted ->
            [yes] Con { MOVE($move) }, la mossa che si intende giocare, la stessa posizione si sarà presentata { $count } volte: ne bastano { $limit }.
           *[no] Con { MOVE($move) }, la mossa che si intende giocare, la stessa posizione si sarà presentata almeno { $limit } volte: è quanto basta.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } perso il diritto di richiedere la patta in questa mossa.
            [turn] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e solo chi ha il tratto può richiedere la patta.
            [writing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } scritto { MOVE($move) }, la mossa che { AGREE($player, sg: "intende", pl: "intendono") } giocare.
            [declaration] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } dichiarato all'arbitro l'intenzione di giocare { MOVE($move) }.
            [first-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già presentato la richiesta con un'altra mossa e non { AGREE($player, sg: "può", pl: "possono") } sostituirla con { MOVE($move) }.
            [legality] { MOVE($move) }, la mossa che si intende giocare, è illegale, perciò non può produrre alcuna posizione.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] Con { MOVE($move) }, la mossa che si intende giocare, la posizione si presenterà per la prima volta: ne occorrono { $limit }.
                   *[other] Con { MOVE($move) }, la mossa che si intende giocare, la stessa posizione si sarà presentata soltanto { $count } volte: ne occorrono { $limit }.
                }
               *[no] Con { MOVE($move) }, la mossa che si intende giocare, la stessa posizione si sarà presentata meno di { $limit } volte.
            }
        }

repetition-on-the-board =
    .title = Richiesta per ripetizione già avvenuta
    .rule = La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché la posizione appena prodotta si è presentata sulla scacchiera almeno { $limit } volte. Le ripetizioni possono non essere consecutive.
    .holds =
        { $counted ->
            [yes] La stessa posizione, con il tratto { WHO($player, case: "dat") }, si è presentata { $count } volte: ne bastano { $limit }.
           *[no] La stessa posizione, con il tratto { WHO($player, case: "dat") }, si è presentata almeno { $limit } volte: è quanto basta.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } perso il diritto di richiedere la patta in questa mossa.
            [turn] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e solo chi ha il tratto può richiedere la patta.
           *[number] { $counted ->
                [yes] { $count ->
                    [1] La posizione si è presentata per la prima volta: ne occorrono { $limit }.
                   *[other] La stessa posizione si è presentata soltanto { $count } volte: ne occorrono { $limit }.
                }
               *[no] La stessa posizione si è presentata meno di { $limit } volte.
            }
        }

same-position =
    .title = Quando la posizione è la stessa
    .rule = Due posizioni sono uguali se lo stesso giocatore ha il tratto, se pezzi dello stesso tipo e colore occupano le stesse case e se tutti i pezzi di entrambi i giocatori hanno a disposizione le stesse mosse.
    .holds =
        { $count ->
            [one] La stessa posizione si era già presentata una volta.
           *[other] La stessa posizione si era già presentata { $count } volte.
        }
    .fails =
        { $count ->
            [one] Una volta i pezzi erano già disposti così, ma con il tratto all'altro giocatore: non era la stessa posizione.
           *[other] { $count } volte i pezzi erano già disposti così, ma con il tratto all'altro giocatore: non era la stessa posizione.
        }

en-passant-differs =
    .title = La presa en passant fa differenza
    .rule =
        { $test ->
            [was-possible] Due posizioni non sono uguali se in una di esse un pedone poteva essere catturato en passant e nell'altra non può più esserlo.
           *[possible-at-start] Due posizioni non sono uguali se all'inizio della sequenza un pedone poteva essere catturato en passant.
        }
    .holds =
        { $count ->
            [one] Una volta i pezzi erano già disposti così, ma allora un pedone poteva essere catturato en passant: non era la stessa posizione.
           *[other] { $count } volte i pezzi erano già disposti così, ma allora un pedone poteva essere catturato en passant: non era la stessa posizione.
        }
    .fails = In una posizione precedente un pedone era appena avanzato di due case, ma nessuna mossa legale poteva catturarlo en passant: per questo le posizioni non sono diverse.
    .reading = In ogni edizione si tiene conto soltanto di una cattura legale, perché il criterio riguarda le mosse a disposizione. I testi più vecchi si potrebbero anche intendere riferiti a qualunque pedone appena avanzato di due case accanto a un pedone avversario.

castling-differs =
    .title = Il diritto di arroccare fa differenza
    .rule =
        { $test ->
            [right-now-or-later] Due posizioni non sono uguali se fra l'una e l'altra è cambiato il diritto di arroccare, subito o in seguito.
            [right-for-a-time-or-for-good] Due posizioni non sono uguali se fra l'una e l'altra è cambiato il diritto di arroccare, temporaneamente o definitivamente.
           *[right-lost-by-moving] Due posizioni non sono uguali se in una di esse un giocatore poteva ancora arroccare e poi ha perso quel diritto muovendo il re o la torre.
        }
    .holds =
        { $count ->
            [one] Una volta i pezzi erano già disposti così, ma da allora è andato perso un diritto di arroccare: non era la stessa posizione.
           *[other] { $count } volte i pezzi erano già disposti così, ma da allora è andato perso un diritto di arroccare: non era la stessa posizione.
        }
    .fails = In ciascuna di queste posizioni l'arrocco era momentaneamente impedito, ma il diritto di arroccare non era perso: per questo le posizioni non sono diverse.
    .reading = In ogni edizione il diritto si considera perso soltanto muovendo il re o la torre. Un testo cita anche un cambiamento temporaneo; ma ciò che impedisce temporaneamente l'arrocco si trova sulla scacchiera, sicché la disposizione dei pezzi è comunque diversa.

no-progress-by-intended-move =
    .title = Richiesta per le 50 mosse con la mossa che si intende giocare
    .rule =
        { $binding ->
            [yes] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, ciascun giocatore avrà eseguito le ultime { $limit } mosse senza muovere pedoni e senza catturare. Prima deve scrivere la mossa, che non può più cambiare, e dichiarare all'arbitro l'intenzione di giocarla.
           *[no] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, ciascun giocatore avrà eseguito le ultime { $limit } mosse senza muovere pedoni e senza catturare. Prima deve scrivere la mossa e dichiarare all'arbitro l'intenzione di giocarla.
        }
    .holds =
        { $counted ->
            [yes] Con { MOVE($move) }, la mossa che si intende giocare, ciascun giocatore avrà eseguito { $count } mosse senza muovere pedoni e senza catturare: ne bastano { $limit }.
           *[no] Con { MOVE($move) }, la mossa che si intende giocare, ciascun giocatore avrà eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare: è quanto basta.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } perso il diritto di richiedere la patta in questa mossa.
            [turn] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e solo chi ha il tratto può richiedere la patta.
            [writing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } scritto { MOVE($move) }, la mossa che { AGREE($player, sg: "intende", pl: "intendono") } giocare.
            [declaration] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } dichiarato all'arbitro l'intenzione di giocare { MOVE($move) }.
            [first-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già presentato la richiesta con un'altra mossa e non { AGREE($player, sg: "può", pl: "possono") } sostituirla con { MOVE($move) }.
            [legality] { MOVE($move) }, la mossa che si intende giocare, è illegale, perciò non può completare alcuna serie.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] { MOVE($move) }, la mossa che si intende giocare, è essa stessa una mossa di pedone o una cattura, oppure la serie è appena cominciata.
                    [1] Con { MOVE($move) }, la mossa che si intende giocare, ciascun giocatore avrà eseguito una sola mossa senza muovere pedoni e senza catturare: ne occorrono { $limit }.
                   *[other] Con { MOVE($move) }, la mossa che si intende giocare, ciascun giocatore avrà eseguito soltanto { $count } mosse senza muovere pedoni e senza catturare: ne occorrono { $limit }.
                }
               *[no] Con { MOVE($move) }, la mossa che si intende giocare, ciascun giocatore avrà eseguito meno di { $limit } mosse senza muovere pedoni e senza catturare.
            }
        }

no-progress-on-the-board =
    .title = Richiesta per le 50 mosse già eseguite
    .rule =
        { $stage ->
            [completed] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché ciascun giocatore ha completato le ultime { $limit } mosse senza muovere pedoni e senza catturare.
           *[made] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché ciascun giocatore ha eseguito le ultime { $limit } mosse senza muovere pedoni e senza catturare.
        }
    .holds =
        { $counted ->
            [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare: ne bastano { $limit }.
           *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare: è quanto basta.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } perso il diritto di richiedere la patta in questa mossa.
            [turn] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e solo chi ha il tratto può richiedere la patta.
           *[number] { $made ->
                [yes] L'ultima delle { $limit } mosse è stata eseguita ma non completata, perché l'orologio non è stato premuto.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] La serie senza mosse di pedone e senza catture è appena cominciata: occorrono { $limit } mosse di ciascun giocatore.
                        [1] Ciascun giocatore ha eseguito una sola mossa senza muovere pedoni e senza catturare: ne occorrono { $limit }.
                       *[other] Ciascun giocatore ha eseguito soltanto { $count } mosse senza muovere pedoni e senza catturare: ne occorrono { $limit }.
                    }
                   *[no] Ciascun giocatore ha eseguito meno di { $limit } mosse senza muovere pedoni e senza catturare.
                }
            }
        }

claim-right-lost =
    .title = Come si perde il diritto di richiesta
    .rule =
        { $piece ->
            [moved] Il giocatore che esegue una mossa senza aver richiesto la patta non può più richiederla in quella mossa.
           *[touched] Il giocatore che tocca un pezzo per muoverlo o catturarlo non può più richiedere la patta in quella mossa.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muovere, e per questa mossa non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta. Il diritto torna con la mossa successiva.
            [moved] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già eseguito la mossa e non { AGREE($player, sg: "può", pl: "possono") } più presentare la richiesta. Il diritto torna con la mossa successiva.
           *[touched] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già toccato un pezzo per muoverlo o catturarlo e non { AGREE($player, sg: "può", pl: "possono") } più presentare la richiesta su questa mossa. Il diritto torna con la mossa successiva.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo soltanto accidentalmente, il che non fa perdere il diritto di richiesta.
           *[touched] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo senza muoverlo, e in questa edizione soltanto una mossa fa perdere il diritto di richiesta.
        }
claim-before-the-press =
    .title = La richiesta prima che l'avversario prema l'orologio
    .rule = Può richiedere la patta soltanto chi ha il tratto e il proprio orologio in moto. Finché l'avversario ha mosso ma non ha premuto l'orologio, è troppo presto per una richiesta.
    .holds = L'avversario ha mosso ma non ha premuto l'orologio, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } ancora richiedere la patta.
    .reading = Si insegna che una simile richiesta è prematura, non che cosa costi. Perciò intendiamo che non costi nulla e che si possa presentare quando l'orologio è in moto. La si potrebbe anche trattare come la richiesta di chi non ha il tratto.
claim-made-good =
    .title = La mossa dichiarata che non è stata scritta
    .rule = Se a una richiesta manca soltanto la mossa dichiarata per iscritto, l'arbitro non dovrebbe respingerla, ma dire al giocatore di metterla in regola.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } indicato la mossa { MOVE($move) } senza scriverla. La richiesta non è respinta per questo: sarà esaminata quando sarà in regola.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } indicato la mossa { MOVE($move) } senza scriverla. La richiesta non sarebbe respinta per questo: una volta in regola, sarebbe esaminata.
    .reading = Si insegna come consiglio che è meglio non respingere una simile richiesta. L'arbitro che la respinge decide comunque secondo la lettera delle Regole.
claim-by-observation =
    .title = Una richiesta senza alcuna registrazione
    .rule = Se nessuno ha registrato la partita, l'arbitro può accogliere o respingere una richiesta in base a ciò che ha visto.
    .holds = Non esiste alcuna registrazione: sulla richiesta { WHO($player, case: "gen") } l'arbitro può decidere in base a ciò che ha visto.

claim-stops-clocks =
    .title = Gli orologi durante una richiesta
    .rule =
        { $clock ->
            [must-stop] Chi richiede la patta deve fermare subito entrambi gli orologi.
            [may-stop] Chi richiede la patta può fermare entrambi gli orologi.
           *[player-or-arbiter-stops] Quando viene richiesta la patta, gli orologi vanno fermati dal richiedente o dall'arbitro.
        }
    .holds =
        { $clock ->
            [must-stop] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta e { AGREE($player, sg: "deve", pl: "devono") } fermare subito entrambi gli orologi.
            [may-stop] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta e { AGREE($player, sg: "può", pl: "possono") } fermare entrambi gli orologi.
           *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta, perciò gli orologi vanno fermati dal richiedente o dall'arbitro.
        }
    .yields = { $clock ->
        [must-stop] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta e { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } fermare subito entrambi gli orologi.
        [may-stop] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta e { AGREE($player, sg: "potrebbe", pl: "potrebbero") } fermare entrambi gli orologi.
       *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta, perciò a fermare gli orologi sarebbe il richiedente o l'arbitro.
    }

claim-not-withdrawn =
    .title = La richiesta non si ritira
    .rule = La richiesta di patta non può essere ritirata.
    .holds = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } ritirare la richiesta.
claim-by-outsider =
    .title = La richiesta di un estraneo
    .rule = Soltanto chi gioca la partita può richiedere la patta.
    .holds = La richiesta non viene da chi gioca la partita.

right-claim =
    .title = La richiesta fondata
    .rule = Se la richiesta risulta fondata, la partita è immediatamente patta.
    .holds = La richiesta { WHO($player, case: "gen") } è fondata, perciò la partita è immediatamente patta.
    .yields = La richiesta { WHO($player, case: "gen") } è fondata, perciò la partita sarebbe immediatamente patta.
    .fails = La richiesta { WHO($player, case: "gen") } non è fondata.

wrong-claim =
    .title = La richiesta infondata
    .rule =
        { $loss ->
            [half] Se la richiesta risulta infondata, l'arbitro deve togliere al richiedente la metà del tempo che gli resta, ma non più di { DURATION($most) }, e assegnare all'avversario { DURATION($gain) }. Poi la partita prosegue.
            [ladder] Se la richiesta risulta infondata, l'arbitro deve assegnare all'avversario { DURATION($gain) }. Il richiedente a cui restano più di { DURATION($much) } ne perde la metà, ma non più di { DURATION($most) }. A chi ha meno tempo, ma più di { DURATION($rest) }, resta soltanto { DURATION($rest) }; chi non ha più di { DURATION($rest) } non perde nulla. Poi la partita prosegue.
           *[none] Se la richiesta risulta infondata, l'arbitro deve assegnare all'avversario { DURATION($gain) }. Poi la partita prosegue.
        }
    .holds =
        { $taken ->
            [no-loss] La richiesta { WHO($player, case: "gen") } è infondata: l'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
            [exactly] La richiesta { WHO($player, case: "gen") } è infondata e costa { DURATION($time) }. L'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
            [down] La richiesta { WHO($player, case: "gen") } è infondata. Del tempo disponibile resta soltanto { DURATION($rest) }; l'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
            [nothing] La richiesta { WHO($player, case: "gen") } è infondata. Il tempo rimasto è così poco che non si toglie nulla; l'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
            [ladder] La richiesta { WHO($player, case: "gen") } è infondata. Se restano più di { DURATION($much) }, costa la metà di quel tempo, al massimo { DURATION($most) }. L'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
           *[half] La richiesta { WHO($player, case: "gen") } è infondata e costa la metà del tempo rimasto, al massimo { DURATION($most) }. L'avversario deve ricevere { DURATION($gain) } e la partita prosegue.
        }{ $formless ->
            [yes] {" "}Alla richiesta manca la forma; si può anche ritenere che per questo vada respinta senza alcun costo.
           *[no] {""}
        }
    .yields = { $taken ->
        [no-loss] La richiesta { WHO($player, case: "gen") } è infondata: l'avversario riceverebbe { DURATION($gain) }.
        [exactly] La richiesta { WHO($player, case: "gen") } è infondata e costerebbe { DURATION($time) }; l'avversario riceverebbe { DURATION($gain) }.
        [down] La richiesta { WHO($player, case: "gen") } è infondata. Del tempo disponibile resterebbe soltanto { DURATION($rest) }; l'avversario riceverebbe { DURATION($gain) }.
        [nothing] La richiesta { WHO($player, case: "gen") } è infondata. Il tempo rimasto è così poco che non si toglierebbe nulla; l'avversario riceverebbe { DURATION($gain) }.
        [ladder] La richiesta { WHO($player, case: "gen") } è infondata. Se restano più di { DURATION($much) }, costerebbe la metà di quel tempo, al massimo { DURATION($most) }. L'avversario riceverebbe { DURATION($gain) }.
       *[half] La richiesta { WHO($player, case: "gen") } è infondata e costerebbe la metà del tempo rimasto, al massimo { DURATION($most) }. L'avversario riceverebbe { DURATION($gain) }.
    }{ $formless ->
        [yes] {" "}Alla richiesta manca la forma; si può anche ritenere che per questo vada respinta senza alcun costo.
       *[no] {""}
    }
    .reading = Una richiesta priva della forma dovuta (mossa non scritta, giocatore sbagliato, pezzo già toccato) viene trattata come una richiesta con il conto sbagliato. Così decisero gli arbitri alla Coppa del Mondo del 2013, in un caso in cui la mossa non era stata scritta. Si potrebbe anche respingerla senza modificare i tempi.

intended-move-binds =
    .title = La mossa dichiarata va giocata
    .rule =
        { $duty ->
            [intended-move] Dopo una richiesta infondata presentata con la mossa che si intende giocare, quella mossa va eseguita.
            [intended-move-by-touch-rules] Dopo una richiesta infondata presentata con la mossa che si intende giocare, quella mossa va eseguita secondo le regole sul pezzo toccato.
           *[intended-move-if-lawful] Dopo una richiesta infondata presentata con la mossa che si intende giocare, quella mossa va eseguita secondo le regole sul movimento dei pezzi e sul pezzo toccato.
        }
    .holds =
        { $case ->
            [legal] La richiesta è infondata, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } ora eseguire la mossa dichiarata, { MOVE($move) }.
            [piece] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire un'altra mossa con lo stesso pezzo; poiché nulla di illegale è stato giocato, non si conta nulla.
            [touched] La richiesta è infondata. La mossa dichiarata, { MOVE($move) }, va eseguita secondo le regole sul pezzo toccato, ma prima { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un altro pezzo: prevale il pezzo toccato.
            [demanded] Dopo la richiesta infondata { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire la mossa dichiarata, { MOVE($move) }, e nessun'altra.
            [replaced] La decisione sulla richiesta infondata obbliga { WHO($player) } a muovere un altro pezzo, perciò la mossa di cui si chiede non è permessa.
           *[free] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale, perciò non la si può esigere. { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } eseguire qualsiasi mossa legale; poiché nulla di illegale è stato giocato, non si conta nulla.
        }
    .yields = { $case ->
        [legal] La richiesta è infondata, perciò { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } ora eseguire la mossa dichiarata, { MOVE($move) }.
        [piece] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } eseguire un'altra mossa con lo stesso pezzo; poiché nulla di illegale è stato giocato, non si conterebbe nulla.
        [touched] La richiesta è infondata. La mossa dichiarata, { MOVE($move) }, andrebbe eseguita secondo le regole sul pezzo toccato, ma prima { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un altro pezzo: prevarrebbe il pezzo toccato.
        [demanded] Dopo la richiesta infondata { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } eseguire la mossa dichiarata, { MOVE($move) }, e nessun'altra.
        [replaced] La decisione sulla richiesta infondata obbliga { WHO($player) } a muovere un altro pezzo, perciò questa mossa non sarebbe permessa.
       *[free] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale, perciò non la si potrebbe esigere. { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } eseguire qualsiasi mossa legale; poiché nulla di illegale è stato giocato, non si conterebbe nulla.
    }
    .reading = I testi dal 1997 al 2005 non dicono che cosa accada se la mossa dichiarata è illegale. Intendiamo che al suo posto non si esiga nulla. Si potrebbero anche applicare le regole sul pezzo toccato, come fanno i testi successivi.

repetition-draw =
    .title = Ripetizione senza richiesta
    .rule =
        { $mode ->
            [consecutive] La partita è patta senza alcuna richiesta quando la stessa posizione si è presentata in almeno { $limit } mosse alternate consecutive di ciascun giocatore.
           *[anywhere] La partita è patta senza alcuna richiesta quando la stessa posizione si è presentata almeno { $limit } volte, di seguito o no.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La stessa posizione si è presentata { $count } volte in mosse alternate consecutive, perciò la partita è patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata { $count } volte, perciò la partita è patta senza alcuna richiesta.
            }
           *[no] { $mode ->
                [consecutive] La stessa posizione si è presentata almeno { $limit } volte in mosse alternate consecutive, perciò la partita è patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata almeno { $limit } volte, perciò la partita è patta senza alcuna richiesta.
            }
        }
    .yields = { $counted ->
        [yes] { $mode ->
            [consecutive] La stessa posizione si è presentata { $count } volte in mosse alternate consecutive, perciò la partita sarebbe patta senza alcuna richiesta.
           *[anywhere] La stessa posizione si è presentata { $count } volte, perciò la partita sarebbe patta senza alcuna richiesta.
        }
       *[no] { $mode ->
            [consecutive] La stessa posizione si è presentata almeno { $limit } volte in mosse alternate consecutive, perciò la partita sarebbe patta senza alcuna richiesta.
           *[anywhere] La stessa posizione si è presentata almeno { $limit } volte, perciò la partita sarebbe patta senza alcuna richiesta.
        }
    }
    .fails =
        { $mode ->
            [consecutive] La stessa posizione si è presentata meno di { $limit } volte in mosse alternate consecutive.
           *[anywhere] La stessa posizione si è presentata meno di { $limit } volte.
        }
    .reading = Per l'identità delle posizioni l'articolo rinvia ancora al numero 9.2.2, che fino al 2018 conteneva la regola sull'identità e dal 2023 contiene la richiesta. S'intende la regola sull'identità, ora 9.2.3.
    .fails-alone = La partita non è ancora patta.

no-progress-draw =
    .title = Patta senza richiesta dopo 75 mosse
    .rule = La partita è patta senza alcuna richiesta quando ciascun giocatore ha eseguito almeno { $limit } mosse di seguito senza muovere pedoni e senza catturare. Se l'ultima di queste mosse dà scaccomatto, vale lo scaccomatto.
    .holds =
        { $counted ->
            [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare, perciò la partita è patta senza alcuna richiesta.
           *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, perciò la partita è patta senza alcuna richiesta.
        }
    .yields = { $counted ->
        [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare, perciò la partita sarebbe patta senza alcuna richiesta.
       *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, perciò la partita sarebbe patta senza alcuna richiesta.
    }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] La serie senza mosse di pedone e senza catture è appena cominciata: occorrono { $limit } mosse di ciascun giocatore.
                [1] Ciascun giocatore ha eseguito una sola mossa senza muovere pedoni e senza catturare: ne occorrono { $limit }.
               *[other] Ciascun giocatore ha eseguito soltanto { $count } mosse senza muovere pedoni e senza catturare: ne occorrono { $limit }.
            }
           *[no] Ciascun giocatore ha eseguito meno di { $limit } mosse senza muovere pedoni e senza catturare.
        }
    .fails-alone = La partita non è ancora patta.
draw-unnoticed =
    .title = La patta di cui nessuno si accorge
    .rule = Se durante la partita nessuno si accorge che essa è patta senza richiesta, si continua a giocare e vale il risultato successivo. Soltanto un appello può ancora renderla patta.
    .holds = Nessuno si accorge che la partita è patta senza richiesta, perciò si continua a giocare.
    .yields = Nessuno si accorge che la partita è patta senza richiesta, perciò si continuerebbe a giocare.
unnoticed-draw-appealed =
    .title = L'appello per una patta di cui nessuno si è accorto
    .rule = Se nessuno si è accorto che la partita era patta senza richiesta, in seguito a un appello il risultato può ancora essere modificato.
    .holds = Durante la partita nessuno si è accorto che essa era patta senza richiesta. In seguito a questo appello il risultato può essere modificato.
    .reading = Se l'appello sia fondato spetta a chi lo decide, perciò diciamo soltanto possibile un altro risultato.

dead-position-is-drawn =
    .title = La posizione morta fra le partite patte
    .rule = La partita è patta anche quando si produce una posizione da cui nessuna serie di mosse legali può condurre allo scaccomatto di uno dei due re. Una simile posizione conclude immediatamente la partita.
