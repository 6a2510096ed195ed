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
                [offer] In questo torneo, finché ciascun giocatore non ha eseguito { $limit } mosse, non si può proporre la patta senza il consenso dell'arbitro. A quel punto non si era ancora giunti, perciò l'offerta non ha effetto e l'arbitro può penalizzarla.
               *[agreement] In questo torneo, finché ciascun giocatore non ha eseguito { $limit } mosse, non ci si può accordare per la patta senza il consenso dell'arbitro. A quel punto non si era ancora giunti, perciò l'accordo non ha effetto e l'arbitro può penalizzarlo.
            }
           *[throughout] { $act ->
                [offer] In questo torneo non si può proporre la patta senza il consenso dell'arbitro, che non c'è stato, perciò l'offerta non ha effetto e l'arbitro può penalizzarla.
               *[agreement] In questo torneo non ci si può accordare per la patta senza il consenso dell'arbitro, che non c'è stato, perciò l'accordo non ha effetto e l'arbitro può penalizzarlo.
            }
        }
    .fails =
        { $why ->
            [consent] L'arbitro ha dato il consenso, perciò la restrizione non si applica.
           *[late-enough] Ciascun giocatore ha già eseguito { $limit } mosse, perciò la restrizione non si applica più.
        }

draw-offer =
    .title = L'offerta di patta
    .rule = Un giocatore può proporre la patta dopo aver eseguito la mossa e prima di premere l'orologio. L'offerta resta valida finché l'avversario non la accetta o la rifiuta o la partita non termina in altro modo.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta, e l'offerta resta valida finché l'avversario non la accetta o la rifiuta o la partita non termina.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta. Altrimenti l'offerta resterebbe valida fino alla risposta dell'avversario.

offer-at-wrong-moment =
    .title = Il momento giusto per l'offerta
    .rule =
        { $duty ->
            [may] La patta dovrebbe essere proposta dopo aver eseguito la mossa e prima di premere l'orologio. Un'offerta fatta in un altro momento è comunque valida, ma l'arbitro deve valutare se l'avversario ne sia stato distratto.
           *[shall] La patta dovrebbe essere proposta dopo aver eseguito la mossa e prima di premere l'orologio. Un'offerta fatta in un altro momento è comunque valida, ma il giocatore va penalizzato perché il momento è sbagliato.
        }
    .holds =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta è valida, ma è giunta in un momento sbagliato e può aver distratto l'avversario.
               *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. L'offerta è valida, ma è giunta in un momento sbagliato, e per questo il giocatore va penalizzato.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre l'avversario aveva il tratto. L'offerta è valida, ma è giunta in un momento sbagliato e può aver distratto l'avversario.
               *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre l'avversario aveva il tratto. L'offerta è valida, ma è giunta in un momento sbagliato, e per questo il giocatore va penalizzato.
            }
        }
    .yields =
        { $when ->
            [before-moving] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. Altrimenti sarebbe sbagliato soltanto il momento.
               *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta prima di eseguire la mossa. Altrimenti sarebbe sbagliato, e da penalizzare, soltanto il momento.
            }
           *[on-opponents-time] { $duty ->
                [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre l'avversario aveva il tratto. Altrimenti sarebbe sbagliato soltanto il momento.
               *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta mentre l'avversario aveva il tratto. Altrimenti sarebbe sbagliato, e da penalizzare, soltanto il momento.
            }
        }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta al momento giusto, dopo aver eseguito la mossa e prima di premere l'orologio.

conditional-offer =
    .title = Nessuna condizione
    .rule = L'offerta di patta non può essere sottoposta a condizioni.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } posto una condizione all'offerta. La condizione non ha effetto: l'offerta resta valida senza di essa.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } posto una condizione all'offerta. Altrimenti soltanto la condizione sarebbe senza effetto.
    .reading = Le Regole vietano le condizioni senza dire quale sia la sorte di un'offerta che ne contiene una. Intendiamo che l'offerta resti valida senza la condizione, come resta valida quella fatta in un momento sbagliato. Si potrebbe anche ritenerla nulla.

offer-not-withdrawn =
    .title = L'offerta non si ritira
    .rule = L'offerta di patta non può essere ritirata.
    .holds = L'offerta { WHO($player, case: "gen") } era ormai fatta e non può essere ritirata; l'avversario può ancora accettarla.
    .fails = L'offerta { WHO($player, case: "gen") } non era più valida, perciò non c'era nulla da ritirare.
    .fails-alone = Non c'è più alcuna offerta da ritirare.

offer-refused =
    .title = Come si rifiuta un'offerta
    .rule =
        { $touch ->
            [no] L'avversario rifiuta l'offerta di patta a parole oppure eseguendo una mossa.
           *[yes] L'avversario rifiuta l'offerta di patta a parole oppure toccando un pezzo con l'intenzione di muoverlo o di catturarlo.
        }
    .holds =
        { $way ->
            [spoken] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato l'offerta a parole, perciò l'offerta è decaduta.
            [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muoverlo. Il contatto equivale a un rifiuto, perciò l'offerta è decaduta.
            [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo con l'intenzione di muoverlo o di catturarlo. Il contatto equivale a un rifiuto, perciò l'offerta è decaduta.
           *[move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa. La mossa equivale a un rifiuto, perciò l'offerta è decaduta.
        }
    .yields =
        { $way ->
            [spoken] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } rifiutato l'offerta a parole, il che altrimenti l'avrebbe fatta decadere.
            [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muoverlo. Il contatto avrebbe altrimenti fatto decadere l'offerta.
            [touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo con l'intenzione di muoverlo o di catturarlo. Il contatto avrebbe altrimenti fatto decadere l'offerta.
           *[move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa, il che altrimenti avrebbe fatto decadere l'offerta.
        }
    .fails =
        { $way ->
            [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il pezzo soltanto accidentalmente, e un contatto accidentale non è un rifiuto.
            [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } avvertito di voler soltanto acconciare il pezzo, il che non è un rifiuto.
            [own-move] L'offerta è { WHO($player, case: "gen") }, e soltanto una mossa dell'avversario la rifiuterebbe.
           *[touch] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo, ma in questa edizione si rifiuta un'offerta soltanto a parole o con una mossa.
        }
unclear-answer =
    .title = Una risposta non chiara
    .rule = Una risposta che non è né un sì né un no chiaro lascia aperta l'offerta. L'arbitro deve chiedere che cosa si intendesse.
    .holds = Non è chiaro se { WHO($player) } { AGREE($player, sg: "accetti", pl: "accettino") } la patta, perciò l'arbitro deve chiedere che cosa si intendesse. Fino ad allora l'offerta resta valida.
    .fails = { WHO($player) } non { AGREE($player, sg: "intendeva", pl: "intendevano") } accettare la patta, perciò nessuna patta è stata concordata.
    .fails-alone = La patta non è stata accettata.

offer-noted =
    .title = L'annotazione dell'offerta
    .rule = Ciascun giocatore deve annotare l'offerta di patta sul proprio formulario con il segno (=).
    .holds = Entrambi i giocatori devono annotare sul formulario l'offerta { WHO($player, case: "gen") } con il segno (=).
    .yields = Entrambi i giocatori dovrebbero altrimenti annotare sul formulario l'offerta { WHO($player, case: "gen") } con il segno (=).

claim-is-offer =
    .title = La richiesta vale anche come offerta
    .rule = Chi richiede la patta con ciò stesso la propone.
    .holds =
        { $claim ->
            [unchecked] La richiesta { WHO($player, case: "gen") } era al tempo stesso un'offerta di patta, e l'avversario l'ha accettata. La richiesta non va dunque verificata e, anche se era infondata, non viene aggiunto tempo.
            [checked] La richiesta { WHO($player, case: "gen") } era al tempo stesso un'offerta di patta, ancora valida benché la richiesta fosse stata respinta, e l'avversario l'ha accettata.
           *[offers] La richiesta { WHO($player, case: "gen") } è al tempo stesso un'offerta di patta, che resta valida finché l'avversario non la accetta o la rifiuta o la partita non termina.
        }
    .yields =
        { $claim ->
            [unchecked] La richiesta { WHO($player, case: "gen") } era al tempo stesso un'offerta di patta, che l'avversario ha accettato.
            [checked] La richiesta { WHO($player, case: "gen") } era al tempo stesso un'offerta di patta, che l'avversario ha accettato dopo che la richiesta era stata respinta.
           *[offers] La richiesta { WHO($player, case: "gen") } era al tempo stesso un'offerta di patta, che altrimenti resterebbe valida fino alla risposta dell'avversario.
        }
    .fails = In questo torneo la patta non si può ora proporre senza il consenso dell'arbitro, perciò la richiesta non vale anche come offerta di patta.
claim-check-wanted =
    .title = Quando l'avversario fa verificare la richiesta
    .rule = L'offerta di patta contenuta in una richiesta decade non appena l'avversario fa verificare la richiesta.
    .holds =
        { $rejected ->
            [yes] Prima della verifica della richiesta non c'era stato un accordo per la patta, perciò l'offerta di patta che la richiesta contiene è decaduta.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } chiesto di verificare la richiesta invece di accettare la patta, perciò l'offerta di patta che essa contiene è decaduta.
        }
    .reading = Se l'arbitro ha respinto la richiesta, l'ha verificata perché l'avversario non ha accettato, e anche ciò fa decadere l'offerta. Si potrebbe anche attendere che l'avversario chieda la verifica.
claim-by-both =
    .title = Entrambi richiedono la patta
    .rule = Quando entrambi i giocatori richiedono la patta, ciascuno accetta l'offerta contenuta nella richiesta dell'altro, perciò la partita è patta.
    .holds = Entrambi i giocatori richiedono la patta. Ogni richiesta è al tempo stesso un'offerta, che l'altro giocatore accetta, perciò la partita è patta senza verifica.
    .fails =
        { $lacks ->
            [moves] I due giocatori non hanno ancora eseguito una mossa ciascuno, perciò non possono accordarsi per la patta; la richiesta si esamina come richiesta di chi ha il tratto.
           *[consent] In questo torneo i giocatori non possono accordarsi per la patta senza il consenso dell'arbitro, perciò le due richieste non sono un accordo; la richiesta si esamina come richiesta di chi ha il tratto.
        }
    .reading = Le Regole conoscono soltanto la richiesta di un giocatore. Si potrebbe anche far verificare la richiesta.
    .result = La partita è patta per accordo.

repetition-by-intended-move =
    .title = Richiesta per ripetizione con la mossa dichiarata
    .rule =
        { $binding ->
            [yes] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, la stessa posizione si sarà presentata almeno { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte. Il richiedente deve prima scrivere la mossa, che da quel momento non può più cambiare, e dichiarare all'arbitro l'intenzione di giocarla. Le ripetizioni possono non essere consecutive.
           *[no] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, la stessa posizione si sarà presentata almeno { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte. Il richiedente deve prima scrivere la mossa e dichiarare all'arbitro l'intenzione di giocarla. Le ripetizioni possono non essere consecutive.
        }
    .holds =
        { $counted ->
            [yes] Con la mossa dichiarata, { MOVE($move) }, la stessa posizione si sarà presentata { $count ->
                    [3] tre
                    [4] quattro
                    [5] cinque
                   *[other] { $count }
                } volte{ $count ->
                    [3] , quante ne occorrono
                   *[other] : ne bastano { $limit ->
                        [3] tre
                       *[other] { $limit }
                    }
                }.
           *[no] Con la mossa dichiarata, { MOVE($move) }, la stessa posizione si sarà presentata almeno { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte, quante ne occorrono.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } perso per questa mossa il diritto di richiedere la patta, qualunque fosse il numero delle ripetizioni.
            [turn] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, e solo chi ha il tratto può richiedere la patta.
            [writing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa dichiarata, { MOVE($move) }, prima della richiesta, come la regola esige.
            [declaration] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } dichiarato all'arbitro l'intenzione di giocare { MOVE($move) }, come la regola esige.
            [first-move] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già presentato la richiesta con un'altra mossa e non { AGREE($player, sg: "può", pl: "possono") } sostituirla con { MOVE($move) }.
            [legality] La mossa dichiarata, { MOVE($move) }, è illegale, perciò non può produrre alcuna posizione.
           *[number] { $counted ->
                [yes] Con la mossa dichiarata, { MOVE($move) }, la stessa posizione si sarà presentata { $count ->
                    [1] una sola volta
                    [2] soltanto due volte
                   *[other] soltanto { $count } volte
                }: ne occorrono { $limit ->
                    [3] tre
                   *[other] { $limit }
                }.
               *[no] Con la mossa dichiarata, { MOVE($move) }, la stessa posizione si sarà presentata meno di { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte.
            }
        }

repetition-on-the-board =
    .title = Richiesta per ripetizione già avvenuta
    .rule =
        La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché la posizione che è ora sulla scacchiera si è presentata almeno { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte. Le ripetizioni possono non essere consecutive.
    .holds =
        { $counted ->
            [yes] La stessa posizione, con il tratto { WHO($player, case: "dat") }, si è presentata { $count ->
                    [3] tre
                    [4] quattro
                    [5] cinque
                   *[other] { $count }
                } volte{ $count ->
                    [3] , quante ne occorrono
                   *[other] : ne bastano { $limit ->
                        [3] tre
                       *[other] { $limit }
                    }
                }.
           *[no] La stessa posizione, con il tratto { WHO($player, case: "dat") }, si è presentata almeno { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte, quante ne occorrono.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } perso per questa mossa il diritto di richiedere la patta, qualunque fosse il numero delle ripetizioni.
            [turn] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, e solo chi ha il tratto può richiedere la patta.
           *[number] { $counted ->
                [yes] La posizione si è presentata { $count ->
                    [1] una sola volta
                    [2] soltanto due volte
                   *[other] soltanto { $count } volte
                }: ne occorrono { $limit ->
                    [3] tre
                   *[other] { $limit }
                }.
               *[no] La stessa posizione si è presentata meno di { $limit ->
                    [3] tre
                   *[other] { $limit }
                } volte.
            }
        }

same-position =
    .title = Quando la posizione è la stessa
    .rule = Due posizioni sono uguali se lo stesso giocatore ha il tratto, se pezzi dello stesso tipo e colore occupano le stesse case e se tutti i pezzi di entrambi i giocatori hanno a disposizione le stesse mosse.
    .holds =
        { $count ->
            [1] Già una volta pezzi dello stesso tipo e colore occupavano le stesse case, aveva il tratto lo stesso giocatore ed erano possibili le stesse mosse.
            [2] Già due volte pezzi dello stesso tipo e colore occupavano le stesse case, aveva il tratto lo stesso giocatore ed erano possibili le stesse mosse.
           *[other] Già { $count } volte pezzi dello stesso tipo e colore occupavano le stesse case, aveva il tratto lo stesso giocatore ed erano possibili le stesse mosse.
        }
    .fails =
        { $count ->
            [1] In un'altra occasione i pezzi occupavano le stesse case, ma aveva il tratto l'altro giocatore, perciò quella posizione non conta.
           *[other] In altre { $count } occasioni i pezzi occupavano le stesse case, ma aveva il tratto l'altro giocatore, perciò quelle posizioni non contano.
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
            [1] In un'altra occasione i pezzi occupavano le stesse case, ma allora un pedone poteva essere catturato en passant, perciò quella posizione non conta.
           *[other] In altre { $count } occasioni i pezzi occupavano le stesse case, ma allora un pedone poteva essere catturato en passant, perciò quelle posizioni non contano.
        }
    .fails = In una posizione precedente un pedone era appena avanzato di due case, ma nessuna mossa legale poteva catturarlo en passant, perciò quella posizione conta.
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
            [1] In un'altra occasione i pezzi occupavano le stesse case, ma esisteva ancora un diritto di arroccare che poi è andato perso, perciò quella posizione non conta.
           *[other] In altre { $count } occasioni i pezzi occupavano le stesse case, ma esisteva ancora un diritto di arroccare che poi è andato perso, perciò quelle posizioni non contano.
        }
    .fails = In ciascuna di queste posizioni l'arrocco era soltanto impedito per il momento; il diritto di arroccare non era perso, perciò la posizione è la stessa.
    .reading = In ogni edizione il diritto si considera perso soltanto muovendo il re o la torre. Un testo cita anche un cambiamento temporaneo; ma ciò che impedisce temporaneamente l'arrocco si trova sulla scacchiera, sicché la disposizione dei pezzi è comunque diversa.

no-progress-by-intended-move =
    .title = Richiesta per le 50 mosse con la mossa dichiarata
    .rule =
        { $binding ->
            [yes] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, ciascun giocatore avrà eseguito le ultime { $limit } mosse senza muovere pedoni e senza catturare. Il richiedente deve prima scrivere la mossa, che da quel momento non può più cambiare, e dichiarare all'arbitro l'intenzione di giocarla.
           *[no] La partita è patta se il giocatore che ha il tratto richiede fondatamente la patta perché, con la mossa successiva, ciascun giocatore avrà eseguito le ultime { $limit } mosse senza muovere pedoni e senza catturare. Il richiedente deve prima scrivere la mossa e dichiarare all'arbitro l'intenzione di giocarla.
        }
    .holds =
        { $counted ->
            [yes] Con la mossa dichiarata, { MOVE($move) }, ciascun giocatore avrà eseguito { $count } mosse senza muovere pedoni e senza catturare{ $count ->
                    [50] , quante ne occorrono
                   *[other] : ne bastano { $limit }
                }.
           *[no] Con la mossa dichiarata, { MOVE($move) }, ciascun giocatore avrà eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, quante ne occorrono.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } perso per questa mossa il diritto di richiedere la patta, qualunque fosse il numero delle mosse.
            [turn] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, e solo chi ha il tratto può richiedere la patta.
            [writing] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa dichiarata, { MOVE($move) }, prima della richiesta, come la regola esige.
            [declaration] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } dichiarato all'arbitro l'intenzione di giocare { MOVE($move) }, come la regola esige.
            [first-move] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già presentato la richiesta con un'altra mossa e non { AGREE($player, sg: "può", pl: "possono") } sostituirla con { MOVE($move) }.
            [legality] La mossa dichiarata, { MOVE($move) }, è illegale, perciò non può completare la serie.
           *[number] { $counted ->
                [yes] { $count ->
                    [0] Con la mossa dichiarata, { MOVE($move) }, la serie senza mosse di pedone né catture non conterà neppure una mossa di ciascun giocatore: ne occorrono { $limit }.
                    [1] Con la mossa dichiarata, { MOVE($move) }, la serie senza mosse di pedone né catture conterà una sola mossa di ciascun giocatore: ne occorrono { $limit }.
                   *[other] Con la mossa dichiarata, { MOVE($move) }, la serie senza mosse di pedone né catture conterà soltanto { $count } mosse di ciascun giocatore: ne occorrono { $limit }.
                }
               *[no] Con la mossa dichiarata, { MOVE($move) }, la serie senza mosse di pedone né catture conterà meno di { $limit } mosse di ciascun giocatore.
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
            [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare{ $count ->
                    [50] , quante ne occorrono
                   *[other] : ne bastano { $limit }
                }.
           *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, quante ne occorrono.
        }
    .fails =
        { $missing ->
            [right] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } perso per questa mossa il diritto di richiedere la patta, qualunque fosse il numero delle mosse.
            [turn] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, e solo chi ha il tratto può richiedere la patta.
           *[number] { $made ->
                [yes] L'ultima delle { $limit } mosse è stata eseguita ma non completata, perché l'orologio non è stato premuto.
               *[no] { $counted ->
                    [yes] { $count ->
                        [0] La serie senza mosse di pedone né catture è appena cominciata: occorrono { $limit } mosse di ciascun giocatore.
                        [1] La serie senza mosse di pedone né catture conta una sola mossa di ciascun giocatore: ne occorrono { $limit }.
                       *[other] La serie senza mosse di pedone né catture conta soltanto { $count } mosse di ciascun giocatore: ne occorrono { $limit }.
                    }
                   *[no] La serie senza mosse di pedone né catture conta meno di { $limit } mosse di ciascun giocatore.
                }
            }
        }

claim-right-lost =
    .title = Come si perde il diritto di richiesta
    .rule =
        { $piece ->
            [moved] Il giocatore che esegue una mossa senza aver richiesto la patta non può più richiederla in quella mossa.
           *[touched] Il giocatore che tocca un pezzo con l'intenzione di muoverlo o di catturarlo non può più richiedere la patta in quella mossa.
        }
    .holds =
        { $act ->
            [adjusted] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } acconciato un pezzo senza avvertire prima, il che vale come toccarlo per muoverlo, e in questa mossa non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta. Il diritto torna con la mossa successiva.
            [moved] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già mosso e in questa mossa non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta. Il diritto torna con la mossa successiva.
           *[touched] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già toccato un pezzo con l'intenzione di muoverlo o di catturarlo e in questa mossa non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta. Il diritto torna con la mossa successiva.
        }
    .fails =
        { $act ->
            [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato un pezzo soltanto accidentalmente, il che non fa perdere il diritto di richiesta.
            [adjusted] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } avvertito di voler soltanto acconciare il pezzo, il che non fa perdere il diritto di richiesta.
            [earlier] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato un pezzo in una mossa precedente, perciò il diritto di richiesta è tornato.
           *[touched] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato un pezzo senza muoverlo, e in questa edizione soltanto una mossa fa perdere il diritto di richiesta.
        }
claim-before-the-press =
    .title = La richiesta prima che l'avversario prema l'orologio
    .rule = Può richiedere la patta soltanto chi ha il tratto e il proprio orologio in moto. Finché l'avversario ha mosso senza premere l'orologio, è troppo presto per una richiesta.
    .holds = L'avversario aveva mosso ma non aveva ancora premuto l'orologio, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } ancora richiedere la patta. La richiesta è soltanto prematura: non costa nulla e si può ripetere quando l'orologio sarà stato premuto.
    .reading = Si insegna che una simile richiesta è prematura, non che cosa costi. Perciò intendiamo che non costi nulla e che si possa presentare quando l'orologio è in moto. La si potrebbe anche trattare come la richiesta di chi non ha il tratto.
claim-made-good =
    .title = La richiesta senza la mossa scritta
    .rule = Se l'unico difetto di una richiesta è che la mossa dichiarata non è stata scritta, l'arbitro non dovrebbe respingerla, ma dire al giocatore di presentarla nella forma dovuta.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } indicato la mossa dichiarata, { MOVE($move) }, senza scriverla. Per questo la richiesta non viene respinta: sarà verificata quando la mossa sarà scritta.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } indicato la mossa dichiarata, { MOVE($move) }, senza scriverla. Questo da solo non sarebbe un motivo per respingere la richiesta.
    .reading = Si insegna come consiglio che è meglio non respingere una simile richiesta. L'arbitro che la respinge decide comunque secondo la lettera delle Regole.
claim-by-observation =
    .title = La richiesta in una partita senza alcuna registrazione
    .rule = Se nessuno ha registrato la partita, l'arbitro può accogliere o respingere una richiesta in base a ciò che ha osservato di persona.
    .holds = Della partita non esiste alcuna registrazione, perciò sulla richiesta { WHO($player, case: "gen") } l'arbitro può decidere in base a ciò che ha osservato di persona.

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
            [must-stop] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta e { AGREE($player, sg: "deve", pl: "devono") } fermare subito entrambi gli orologi.
            [may-stop] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta e { AGREE($player, sg: "può", pl: "possono") } fermare entrambi gli orologi.
           *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta, perciò a fermare gli orologi deve essere il richiedente o l'arbitro.
        }
    .yields =
        { $clock ->
            [must-stop] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta, e per questo andrebbero altrimenti fermati subito entrambi gli orologi.
            [may-stop] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta, e per questo si potrebbero altrimenti fermare entrambi gli orologi.
           *[player-or-arbiter-stops] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la patta, e per questo gli orologi andrebbero altrimenti fermati.
        }

claim-not-withdrawn =
    .title = La richiesta non si ritira
    .rule = La richiesta di patta non può essere ritirata.
    .holds = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } presentato la richiesta e ne { AGREE($player, sg: "resta vincolato", pl: "restano vincolati") }, fondata o infondata che sia.
claim-by-outsider =
    .title = Chi può richiedere la patta
    .rule = Soltanto chi gioca la partita può richiedere la patta.
    .holds = La richiesta non è stata presentata da uno dei due giocatori.

right-claim =
    .title = La richiesta fondata
    .rule = Se la richiesta risulta fondata, la partita è immediatamente patta.
    .holds = La richiesta { WHO($player, case: "gen") } è fondata, perciò la partita è immediatamente patta.
    .yields = La richiesta { WHO($player, case: "gen") } era in sé fondata e altrimenti avrebbe posto fine alla partita.
    .fails = La richiesta { WHO($player, case: "gen") } non è fondata.

wrong-claim =
    .title = La richiesta infondata
    .rule =
        { $loss ->
            [half] Se la richiesta risulta infondata, l'arbitro deve togliere al richiedente la metà del tempo che gli resta, ma non più di { DURATION($most) }, e assegnare all'avversario { DURATION($gain) } di tempo addizionale. Poi la partita prosegue.
            [ladder] Se la richiesta risulta infondata, l'arbitro deve assegnare all'avversario { DURATION($gain) } di tempo addizionale. Il richiedente a cui restano più di { DURATION($much) } ne perde la metà, ma non più di { DURATION($most) }. A chi ha meno tempo, ma più di { DURATION($rest) }, resta soltanto { DURATION($rest) }; chi non ha più di { DURATION($rest) } non perde nulla. Poi la partita prosegue.
           *[none] Se la richiesta risulta infondata, l'arbitro deve assegnare all'avversario { DURATION($gain) } di tempo addizionale. Poi la partita prosegue.
        }
    .holds =
        { $taken ->
            [no-loss] La richiesta { WHO($player, case: "gen") } è infondata: l'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
            [exactly] La richiesta { WHO($player, case: "gen") } è infondata e costa { DURATION($time) }. L'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
            [down] La richiesta { WHO($player, case: "gen") } è infondata. Al richiedente resta soltanto { DURATION($rest) }. L'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
            [nothing] La richiesta { WHO($player, case: "gen") } è infondata. Poiché restava così poco tempo, non se ne toglie nulla. L'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
            [ladder] La richiesta { WHO($player, case: "gen") } è infondata. Se restano più di { DURATION($much) }, costa la metà di quel tempo, al massimo { DURATION($most) }. L'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
           *[half] La richiesta { WHO($player, case: "gen") } è infondata e costa la metà del tempo rimasto, al massimo { DURATION($most) }. L'avversario riceve { DURATION($gain) } di tempo addizionale e la partita prosegue.
        }
    .yields =
        { $taken ->
            [no-loss] La richiesta { WHO($player, case: "gen") } è infondata, e per questo l'avversario riceverebbe altrimenti { DURATION($gain) }.
            [exactly] La richiesta { WHO($player, case: "gen") } è infondata e altrimenti costerebbe { DURATION($time) }; l'avversario riceverebbe { DURATION($gain) }.
            [down] La richiesta { WHO($player, case: "gen") } è infondata. Altrimenti al richiedente resterebbe soltanto { DURATION($rest) }; l'avversario riceverebbe { DURATION($gain) }.
            [nothing] La richiesta { WHO($player, case: "gen") } è infondata. Poiché restava così poco tempo, non se ne toglierebbe nulla; l'avversario riceverebbe { DURATION($gain) }.
            [ladder] La richiesta { WHO($player, case: "gen") } è infondata. Se restano più di { DURATION($much) }, altrimenti costerebbe la metà di quel tempo, al massimo { DURATION($most) }; l'avversario riceverebbe { DURATION($gain) }.
           *[half] La richiesta { WHO($player, case: "gen") } è infondata e altrimenti costerebbe la metà del tempo rimasto, al massimo { DURATION($most) }; l'avversario riceverebbe { DURATION($gain) }.
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
            [legal] La richiesta è infondata, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } ora giocare la mossa dichiarata, { MOVE($move) }.
            [piece] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } giocare una mossa legale con lo stesso pezzo, se ve n'è una. Poiché nulla di illegale è stato giocato, non si conta alcuna mossa illegale.
            [touched] Alla mossa dichiarata, { MOVE($move) }, si applicano le regole sul pezzo toccato. { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato prima un altro pezzo, e al suo posto { AGREE($player, sg: "deve", pl: "devono") } muovere quello.
            [demanded] Dopo la richiesta infondata { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } giocare la mossa dichiarata, { MOVE($move) }, e nessun'altra.
            [replaced] La decisione sulla richiesta infondata obbliga { WHO($player) } a muovere un altro pezzo, perciò la mossa di cui si chiede non è permessa.
           *[free] { $duty ->
                [intended-move] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. Questa edizione non esige un'altra mossa al suo posto, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale. Poiché nulla di illegale è stato giocato, non si conta alcuna mossa illegale.
                [intended-move-by-touch-rules] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. Il pezzo che si voleva muovere non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale. Poiché nulla di illegale è stato giocato, non si conta alcuna mossa illegale.
               *[intended-move-if-lawful] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. Il pezzo che si voleva muovere non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale. Poiché nulla di illegale è stato giocato, non si conta alcuna mossa illegale.
            }
        }
    .yields =
        { $case ->
            [legal] La richiesta è infondata, perciò { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } altrimenti giocare la mossa dichiarata, { MOVE($move) }.
            [piece] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. Altrimenti { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } giocare una mossa legale con lo stesso pezzo, se ve n'è una.
            [touched] Alla mossa dichiarata, { MOVE($move) }, si applicano le regole sul pezzo toccato. { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato prima un altro pezzo, che altrimenti andrebbe mosso.
            [demanded] Dopo la richiesta infondata { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } altrimenti giocare la mossa dichiarata, { MOVE($move) }.
            [replaced] La decisione sulla richiesta infondata obbligherebbe altrimenti { WHO($player) } a muovere un altro pezzo.
           *[free] La richiesta è infondata e la mossa dichiarata, { MOVE($move) }, è illegale. Altrimenti { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } giocare qualsiasi mossa legale.
        }
    .reading = I testi dal 1997 al 2005 non dicono che cosa accada se la mossa dichiarata è illegale. Intendiamo che al suo posto non si esiga nulla. Si potrebbero anche applicare le regole sul pezzo toccato, come fanno i testi successivi.

repetition-draw =
    .title = Ripetizione senza richiesta
    .rule =
        { $mode ->
            [consecutive] La partita è patta senza alcuna richiesta quando la stessa posizione si è presentata in almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } mosse alternate consecutive di ciascun giocatore.
           *[anywhere] La partita è patta senza alcuna richiesta quando la stessa posizione si è presentata almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte, di seguito o no.
        }
    .holds =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La stessa posizione si è presentata { $count ->
                    [5] cinque
                   *[other] { $count }
                } volte in mosse alternate consecutive, perciò la partita è patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata { $count ->
                    [5] cinque
                   *[other] { $count }
                } volte, perciò la partita è patta senza alcuna richiesta.
            }
           *[no] { $mode ->
                [consecutive] La stessa posizione si è presentata almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte in mosse alternate consecutive, perciò la partita è patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte, perciò la partita è patta senza alcuna richiesta.
            }
        }
    .yields =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La stessa posizione si è presentata { $count ->
                    [5] cinque
                   *[other] { $count }
                } volte in mosse alternate consecutive, e altrimenti la partita sarebbe patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata { $count ->
                    [5] cinque
                   *[other] { $count }
                } volte, e altrimenti la partita sarebbe patta senza alcuna richiesta.
            }
           *[no] { $mode ->
                [consecutive] La stessa posizione si è presentata almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte in mosse alternate consecutive, e altrimenti la partita sarebbe patta senza alcuna richiesta.
               *[anywhere] La stessa posizione si è presentata almeno { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte, e altrimenti la partita sarebbe patta senza alcuna richiesta.
            }
        }
    .fails =
        { $counted ->
            [yes] { $mode ->
                [consecutive] La stessa posizione si è presentata in mosse alternate consecutive soltanto { $count ->
                    [1] una volta
                    [2] due volte
                    [3] tre volte
                    [4] quattro volte
                   *[other] { $count } volte
                }: ne occorrono { $limit ->
                    [5] cinque
                   *[other] { $limit }
                }.
               *[anywhere] La stessa posizione si è presentata soltanto { $count ->
                    [1] una volta
                    [2] due volte
                    [3] tre volte
                    [4] quattro volte
                   *[other] { $count } volte
                }: ne occorrono { $limit ->
                    [5] cinque
                   *[other] { $limit }
                }.
            }
           *[no] { $mode ->
                [consecutive] La stessa posizione si è presentata meno di { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte in mosse alternate consecutive.
               *[anywhere] La stessa posizione si è presentata meno di { $limit ->
                    [5] cinque
                   *[other] { $limit }
                } volte.
            }
        }
    .reading = Per l'identità delle posizioni l'articolo rinvia ancora al numero 9.2.2, che fino al 2018 conteneva la regola sull'identità e dal 2023 contiene la richiesta. S'intende la regola sull'identità, ora 9.2.3.
    .fails-alone = Senza una richiesta la partita non è ancora patta e si continua a giocare.
    .result = La partita è patta per quintuplice ripetizione.

no-progress-draw =
    .title = La regola delle 75 mosse
    .rule = La partita è patta senza alcuna richiesta quando ciascun giocatore ha eseguito almeno { $limit } mosse di seguito senza muovere pedoni e senza catturare. Se l'ultima di queste mosse dà scaccomatto, prevale lo scaccomatto.
    .holds =
        { $counted ->
            [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare, perciò la partita è patta senza alcuna richiesta.
           *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, perciò la partita è patta senza alcuna richiesta.
        }
    .yields =
        { $counted ->
            [yes] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare, e altrimenti la partita sarebbe patta senza alcuna richiesta.
           *[no] Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare, e altrimenti la partita sarebbe patta senza alcuna richiesta.
        }
    .fails =
        { $counted ->
            [yes] { $count ->
                [0] La serie senza mosse di pedone né catture è appena cominciata: occorrono { $limit } mosse di ciascun giocatore.
                [1] La serie senza mosse di pedone né catture conta una sola mossa di ciascun giocatore: ne occorrono { $limit }.
               *[other] La serie senza mosse di pedone né catture conta soltanto { $count } mosse di ciascun giocatore: ne occorrono { $limit }.
            }
           *[no] La serie senza mosse di pedone né catture conta meno di { $limit } mosse di ciascun giocatore.
        }
    .fails-alone = Senza una richiesta la partita non è ancora patta e si continua a giocare.
    .result = La partita è patta per la regola delle 75 mosse.
draw-unnoticed =
    .title = La patta di cui nessuno si accorge
    .rule = Se durante la partita nessuno si accorge che essa è patta senza richiesta, si continua a giocare e vale il risultato successivo. Soltanto un appello può ancora renderla patta.
    .holds = Nessuno si è accorto che la partita era patta senza richiesta. Perciò essa prosegue, e il risultato ottenuto in seguito resta valido, a meno che un appello non venga accolto.
    .yields = Nessuno si è accorto che la partita era patta senza richiesta, perciò altrimenti essa proseguirebbe.
unnoticed-draw-appealed =
    .title = L'appello per una patta di cui nessuno si è accorto
    .rule = Se nessuno si è accorto che la partita era patta senza richiesta, in seguito a un appello il risultato può ancora essere modificato.
    .holds = Durante la partita nessuno si è accorto che essa era patta senza richiesta. In seguito a questo appello la si può ancora dichiarare patta.
    .reading = Se l'appello sia fondato spetta a chi lo decide, perciò diciamo soltanto possibile un altro risultato.

dead-position-is-drawn =
    .title = La posizione morta fra le partite patte
    .rule = La partita è patta anche quando si produce una posizione da cui nessuna serie di mosse legali può condurre allo scaccomatto di uno dei due re. Una simile posizione conclude immediatamente la partita.
