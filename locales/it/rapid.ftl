# Il gioco rapido e ciò che il gioco lampo ha in comune con esso.

rapid-class =
    .title = Che cos'è il gioco rapido
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] Una partita è di gioco rapido quando ciascun giocatore ha per tutte le mosse un tempo fisso non inferiore a { DURATION($low) } e non superiore a { DURATION($high) }.
               *[no] Una partita è di gioco rapido quando ciascun giocatore ha per tutte le mosse un tempo fisso non inferiore a { DURATION($low) } ma inferiore a { DURATION($high) }.
            }
           *[yes] { $low-included ->
                [yes] { $high-included ->
                    [yes] Una partita è di gioco rapido quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, è di almeno { DURATION($low) } e non supera { DURATION($high) }.
                   *[no] Una partita è di gioco rapido quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, è di almeno { DURATION($low) } ma inferiore a { DURATION($high) }.
                }
               *[no] { $high-included ->
                    [yes] Una partita è di gioco rapido quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, supera { DURATION($low) } ma non { DURATION($high) }.
                   *[no] Una partita è di gioco rapido quando il tempo di ciascun giocatore, compresi gli incrementi per { $moves } mosse, supera { DURATION($low) } ma è inferiore a { DURATION($high) }.
                }
            }
        }
    .holds =
        { $counted ->
            [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
           *[no] Ciascun giocatore ha { DURATION($time) }
        }. Il gioco rapido richiede { $low-included ->
            [yes] almeno
           *[no] più di
        } { DURATION($low) } e { $high-included ->
            [yes] non più di
           *[no] meno di
        } { DURATION($high) }, perciò la partita è di gioco rapido.
    .fails =
        { $fixed ->
            [no] Il tempo aumenta a ogni mossa, e questa edizione conosce il gioco rapido soltanto con un tempo fisso.
           *[yes] { $counted ->
                [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
               *[no] Ciascun giocatore ha { DURATION($time) }
            }; il gioco rapido richiede { $low-included ->
                [yes] almeno
               *[no] più di
            } { DURATION($low) } e { $high-included ->
                [yes] non più di
               *[no] meno di
            } { DURATION($high) }.
        }
    .reading = Il ritardo dell'orologio (modalità Bronstein) conta come un incremento.

standard-class =
    .title = Che cos'è il gioco standard
    .rule =
        { $increment ->
            [no] { $high-included ->
                [yes] La partita in cui ciascun giocatore ha più di { DURATION($high) } è di gioco standard e segue la parte principale delle Regole.
               *[no] La partita in cui ciascun giocatore ha almeno { DURATION($high) } è di gioco standard e segue la parte principale delle Regole.
            }
           *[yes] { $high-included ->
                [yes] La partita in cui ciascun giocatore ha più di { DURATION($high) }, compresi gli incrementi per { $moves } mosse, è di gioco standard e segue la parte principale delle Regole.
               *[no] La partita in cui ciascun giocatore ha almeno { DURATION($high) }, compresi gli incrementi per { $moves } mosse, è di gioco standard e segue la parte principale delle Regole.
            }
        }
    .holds =
        { $counted ->
            [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
           *[no] Ciascun giocatore ha { DURATION($time) }
        }. Il gioco standard richiede { $high-included ->
            [yes] più di
           *[no] almeno
        } { DURATION($high) }, perciò la partita è di gioco standard.
    .fails =
        { $fixed ->
            [no] Il tempo aumenta a ogni mossa, e questa edizione confronta soltanto tempi fissi.
           *[yes] { $counted ->
                [yes] Compresi gli incrementi per { $moves } mosse, ciascun giocatore ha { DURATION($time) }
               *[no] Ciascun giocatore ha { DURATION($time) }
            }; il gioco standard richiede { $high-included ->
                [yes] più di
               *[no] almeno
            } { DURATION($high) }.
        }
    .reading = La definizione deriva dal limite superiore del gioco rapido; le edizioni successive lo dicono nel glossario.

recording-not-required =
    .title = Nessun obbligo di registrare
    .rule = I giocatori non sono tenuti a registrare le mosse.
    .holds = Le regole che si applicano a questa partita dispensano i giocatori dal registrare le mosse.
    .fails = I giocatori devono registrare le mosse.
    .reading = Che chi registra spontaneamente possa smettere in qualsiasi momento lo dice il manuale degli arbitri della FIDE; segue dall'articolo.

claims-without-scoresheet =
    .title = Le richieste senza formulario
    .rule = I giocatori che non registrano conservano ogni richiesta che di norma si fonderebbe su un formulario.
    .holds = I giocatori non sono tenuti a registrare le mosse, ma la richiesta è ammessa ugualmente e viene esaminata come ogni altra.
    .fails = La richiesta si fonda sul formulario che i giocatori sono tenuti a compilare.

scoresheet-on-request =
    .title = Il formulario su richiesta
    .rule = Un giocatore può chiedere in qualsiasi momento all'arbitro un formulario per registrare le mosse.
    .holds = Un giocatore può chiedere in qualsiasi momento un formulario per registrare le mosse, perciò l'arbitro deve fornirglielo.
    .fails = L'arbitro non è tenuto a fornire un formulario al giocatore.
    .unmet = Nessuno ha chiesto un formulario.

rapid-penalties =
    .title = Tempi addizionali ridotti
    .rule = Quando gli articoli sulle irregolarità e sulla partita patta assegnano del tempo addizionale, questo è di { DURATION($time) }.
    .reading = Il gioco lampo con le Regole per le competizioni non rinvia a questo articolo, sicché i suoi tempi restano quelli del gioco standard. Non è escluso che i tempi più brevi fossero pensati per tutto il gioco lampo.

rapid-full-rules =
    .title = Quando si applicano le Regole per le competizioni
    .rule =
        { $example ->
            [yes] Le Regole per le competizioni si applicano se la supervisione è adeguata, per esempio se un arbitro supervisiona al massimo { $games } partite.
           *[no] { $recorded ->
                [yes] Le Regole per le competizioni si applicano se un arbitro supervisiona al massimo { $games } partite e ogni partita è registrata.
               *[no] Le Regole per le competizioni si applicano se un arbitro supervisiona al massimo { $games } partite.
            }
        }
    .holds =
        { $example ->
            [yes] La supervisione delle partite è sufficiente, perciò si applicano le Regole per le competizioni.
           *[no] { $recorded ->
                [yes] Un arbitro supervisiona al massimo { $games } partite e ogni partita è registrata, perciò si applicano le Regole per le competizioni.
               *[no] Un arbitro supervisiona al massimo { $games } partite, perciò si applicano le Regole per le competizioni.
            }
        }
    .fails =
        { $why ->
            [not-recorded] L'arbitro supervisiona al massimo { $games } partite, ma perché si applichino le Regole per le competizioni ogni partita deve anche essere registrata.
           *[too-many-games] { $example ->
                [yes] La supervisione delle partite non è sufficiente, perciò le Regole per le competizioni non si applicano.
               *[no] Perché si applichino le Regole per le competizioni, un arbitro può supervisionare al massimo { $games } partite.
            }
        }
    .reading = Nel 2009 il numero di partite è un esempio di supervisione adeguata. Se le partite sono di più, lasciamo decidere l'arbitro; si potrebbe anche considerare il numero un limite, come fanno i testi successivi.

rapid-games-recorded =
    .title = Le partite registrate dall'arbitro
    .rule = Perché si applichino le Regole per le competizioni, l'arbitro o un assistente deve registrare ogni partita, se possibile con mezzi elettronici.
    .holds = L'arbitro o un assistente registra ogni partita.
    .fails = Né l'arbitro né un assistente registrano le partite.

rapid-record-views =
    .title = Vedere la registrazione
    .rule = Il giocatore che ha il tratto può chiedere in qualsiasi momento di vedere la registrazione della partita, ma non più di { $limit } volte per partita.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto, e questa è la richiesta numero { $count }. In una partita sono ammesse fino a { $limit } richieste, perciò la registrazione va mostrata.
    .fails =
        { $often ->
            [yes] Questa è la richiesta numero { $count } { WHO($player, case: "gen") }; in una partita l'arbitro è tenuto a mostrare la registrazione soltanto { $limit } volte.
           *[no] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto, perciò ora l'arbitro non è tenuto a mostrare la registrazione.
        }
    .reading = Mentre il giocatore guarda la registrazione l'orologio non viene fermato.
    .fails-alone = Non è dovuto mostrare ora la registrazione { WHO($player, case: "dat") }.

rapid-too-many-views =
    .title = Chiedere troppo spesso la registrazione
    .rule = Ogni richiesta di vedere la registrazione oltre le { $limit } ammesse per partita equivale a distrarre l'avversario.
    .holds = Questa è la richiesta numero { $count }. Più di { $limit } richieste in una partita equivalgono a distrarre l'avversario, cosa che l'arbitro deve penalizzare.
    .fails = Questa è la richiesta numero { $count }; soltanto più di { $limit } richieste in una partita equivalgono a distrarre l'avversario.

record-seen-on-own-time =
    .title = La registrazione si guarda con l'orologio in moto
    .rule = Gli orologi non si fermano mentre un giocatore guarda la registrazione dell'arbitro.
    .holds = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } guardare la registrazione, ma intanto gli orologi non si fermano.

rapid-limited-rules =
    .title = Quando si applicano le regole semplificate
    .rule =
        { $recorded ->
            [yes] Se un arbitro supervisiona più di { $games } partite, o se le partite non sono registrate, le regole semplificate sostituiscono le Regole per le competizioni.
           *[no] Se la supervisione delle partite non è sufficiente, le regole semplificate sostituiscono le Regole per le competizioni.
        }
    .holds =
        { $why ->
            [not-recorded] Non tutte le partite sono registrate dall'arbitro o da un assistente, perciò si applicano le regole semplificate.
           *[too-many-games] Un arbitro supervisiona più di { $games } partite, perciò si applicano le regole semplificate.
        }
    .fails = Le condizioni per applicare le Regole per le competizioni sono soddisfatte.

clock-setting-stands =
    .title = L'impostazione dell'orologio dopo le prime mosse
    .rule =
        { $stage ->
            [made] Dopo che ciascun giocatore ha eseguito { $moves } mosse, l'impostazione dell'orologio non può più essere contestata.
           *[completed] { $schedule ->
                [yes] Dopo che ciascun giocatore ha completato { $moves } mosse, l'impostazione dell'orologio non viene più modificata, a meno che il non modificarla non comprometta gli orari del torneo.
               *[no] Dopo che ciascun giocatore ha completato { $moves } mosse, l'impostazione dell'orologio non può più essere contestata.
            }
        }
    .holds =
        { $stage ->
            [made] Ciascun giocatore ha già eseguito { $moves } mosse, perciò l'impostazione dell'orologio resta com'è.
           *[completed] Ciascun giocatore ha già completato { $moves } mosse, perciò l'impostazione dell'orologio resta com'è.
        }
    .fails =
        { $stage ->
            [made] Almeno un giocatore non ha ancora eseguito { $moves } mosse, perciò l'impostazione dell'orologio si può ancora modificare.
           *[completed] Almeno un giocatore non ha ancora completato { $moves } mosse, perciò l'impostazione dell'orologio si può ancora modificare.
        }
    .yields =
        { $stage ->
            [made] Ciascun giocatore ha già eseguito { $moves } mosse; di per sé l'impostazione dell'orologio resterebbe com'è.
           *[completed] Ciascun giocatore ha già completato { $moves } mosse; di per sé l'impostazione dell'orologio resterebbe com'è.
        }

clock-setting-saves-schedule =
    .title = Una modifica per rispettare gli orari
    .rule = Anche dopo le prime mosse l'impostazione dell'orologio può essere modificata, se altrimenti ne risentirebbero gli orari del torneo.
    .holds = Gli orari del torneo risentirebbero dell'impostazione errata, perciò l'arbitro può modificarla.
    .fails = Gli orari del torneo non risentirebbero dell'impostazione errata, perciò non c'è motivo di modificarla.

set-up-stands =
    .title = La disposizione dei pezzi dopo le prime mosse
    .rule =
        { $stage ->
            [made] Dopo che ciascun giocatore ha eseguito { $moves } mosse, non si può più contestare che i pezzi fossero disposti male o che la scacchiera fosse orientata male.
           *[completed] Dopo che ciascun giocatore ha completato { $moves } mosse, non si può più contestare che i pezzi fossero disposti male o che la scacchiera fosse orientata male.
        }
    .holds =
        { $stage ->
            [made] Ciascun giocatore ha già eseguito { $moves } mosse, perciò la segnalazione giunge troppo tardi.
           *[completed] Ciascun giocatore ha già completato { $moves } mosse, perciò la segnalazione giunge troppo tardi.
        }
    .fails =
        { $stage ->
            [made] Almeno un giocatore non ha ancora eseguito { $moves } mosse, perciò la segnalazione non giunge troppo tardi.
           *[completed] Almeno un giocatore non ha ancora completato { $moves } mosse, perciò la segnalazione non giunge troppo tardi.
        }

misplaced-may-not-castle =
    .title = L'arrocco con pezzi disposti male
    .rule =
        { $misplaced ->
            [king-and-queen-reversed] Il re che ha iniziato la partita sulla casa della propria donna non può arroccare.
           *[king-or-rook] Il re che ha iniziato la partita su una casa sbagliata non può arroccare; nessun re può arroccare con una torre che ha iniziato la partita su una casa sbagliata.
        }
    .holds =
        { $rook ->
            [yes] Una torre { WHO($player, case: "gen") } ha iniziato la partita su una casa sbagliata, perciò con quella torre { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } arroccare.
           *[no] Il re { WHO($player, case: "gen") } ha iniziato la partita su una casa sbagliata, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } arroccare.
        }
    .fails =
        { $rook ->
            [yes] In questa edizione si può arroccare anche con una torre che ha iniziato la partita su una casa sbagliata.
           *[no] In questa edizione perde il diritto di arroccare soltanto il re scambiato con la propria donna; non è il caso del re { WHO($player, case: "gen") }.
        }
    .reading = Riferiamo il divieto a una disposizione ormai definitiva. Lo si potrebbe applicare ai pezzi disposti male anche prima; ma allora si gioca una nuova partita, e ogni pezzo sta sulla propria casa.

illegal-position-wait =
    .title = Attendere davanti a una posizione illegale
    .rule = L'arbitro che vede entrambi i re sotto scacco, o un pedone sulla traversa più distante, deve attendere che sia completata la mossa successiva.
    .holds =
        { $what ->
            [kings] Entrambi i re sono sotto scacco, perciò l'arbitro deve attendere che sia completata la mossa successiva; se la posizione è ancora illegale, la partita è patta.
            [pawn] Un pedone si trova sulla traversa più distante senza essere stato promosso, perciò l'arbitro deve attendere che sia completata la mossa successiva; se la posizione è ancora illegale, la partita è patta.
           *[unknown] Entrambi i re sono sotto scacco o un pedone si trova sulla traversa più distante senza essere stato promosso, perciò l'arbitro deve attendere che sia completata la mossa successiva; se la posizione è ancora illegale, la partita è patta.
        }
    .fails = I due re non sono entrambi sotto scacco e nessun pedone si trova sulla traversa più distante, perciò non c'è nulla da attendere.
    .reading = La regola vale per l'arbitro che trova la posizione. Quello che ha visto la mossa illegale stessa decide su quella mossa.
    .fails-alone = L'arbitro non interviene.

illegal-position-draw =
    .title = Una posizione ancora illegale
    .rule = Se dopo la mossa attesa dall'arbitro la posizione è ancora illegale, la partita è patta.
    .holds =
        { $what ->
            [kings] L'arbitro ha atteso, ma dopo la mossa successiva entrambi i re sono ancora sotto scacco, perciò la partita è patta.
            [pawn] L'arbitro ha atteso, ma dopo la mossa successiva c'è ancora un pedone non promosso sulla traversa più distante, perciò la partita è patta.
           *[unknown] L'arbitro ha atteso, ma dopo la mossa successiva la posizione è ancora illegale, perciò la partita è patta.
        }
    .fails = Dopo la mossa successiva non erano più entrambi i re sotto scacco e nessun pedone non promosso si trovava sulla traversa più distante, perciò la posizione non era più illegale.
    .reading = Per noi un re ancora sotto scacco quando il tratto è dell'avversario non rende illegale la posizione, perciò la partita prosegue. Si potrebbe dichiarare patta anche una partita simile; ma una mossa illegale che resta valida non deve trasformarsi da sé in una patta.
    .yields =
        { $what ->
            [kings] Dopo la mossa successiva entrambi i re sono ancora sotto scacco; di per sé la partita sarebbe patta.
            [pawn] Dopo la mossa successiva c'è ancora un pedone non promosso sulla traversa più distante; di per sé la partita sarebbe patta.
           *[unknown] Dopo la mossa successiva la posizione è ancora illegale; di per sé la partita sarebbe patta.
        }
    .fails-alone = La posizione non è più illegale, perciò l'arbitro non interviene.
    .result = La partita è patta, perché la posizione è ancora illegale.

illegal-position-intervention =
    .title = Intervenire davanti a una posizione illegale
    .rule = Se entrambi i re sono sotto scacco, o un pedone non è stato promosso, l'arbitro deve intervenire, se possibile.
    .holds =
        { $what ->
            [kings] Entrambi i re sono sotto scacco, perciò l'arbitro deve intervenire.
            [pawn] Un pedone si trova sulla traversa più distante senza essere stato promosso, perciò l'arbitro deve intervenire.
           *[unknown] La posizione è illegale, perciò l'arbitro deve intervenire.
        }
    .fails = I due re non sono entrambi sotto scacco e nessun pedone si trova sulla traversa più distante, perciò l'arbitro non interviene.

arbiter-calls-flag =
    .title = L'arbitro e la caduta della bandierina
    .rule =
        { $duty ->
            [must-not] L'arbitro non può segnalare la caduta di una bandierina: spetta ai giocatori farlo.
            [must-not-unless-both-down] L'arbitro non può segnalare la caduta di una bandierina finché non sono cadute entrambe.
            [may] L'arbitro che vede cadere una bandierina può segnalarlo.
           *[shall] L'arbitro che vede cadere una bandierina deve segnalarlo.
        }
    .holds =
        { $duty ->
            [must-not] L'arbitro ha visto cadere la bandierina, ma non può segnalarlo.
            [must-not-unless-both-down] { $both ->
                [yes] Entrambe le bandierine sono cadute, perciò l'arbitro può segnalarlo.
               *[no] È caduta una sola bandierina, perciò l'arbitro non può segnalarlo.
            }
            [may] L'arbitro ha visto cadere la bandierina e può segnalarlo.
           *[shall] L'arbitro ha visto cadere la bandierina e deve segnalarlo.
        }
    .fails = L'arbitro non ha visto cadere alcuna bandierina.
    .reading = Dove l'arbitro può segnalare la caduta ma non vi è tenuto, la bandierina si considera caduta non appena l'arbitro l'ha vista cadere.

rapid-regime-announced =
    .title = Che cosa dice il regolamento del torneo
    .rule = Il regolamento deve stabilire, per tutto il torneo, se si applicano le Regole per le competizioni o le regole semplificate.
    .holds = Il regolamento deve indicare uno dei due insiemi di regole, che vale per tutto il torneo.
    .fails = Il regolamento non è tenuto a indicare quale insieme di regole si applichi.

touch-rulings-on-request =
    .title = Le decisioni sul pezzo toccato
    .rule = L'arbitro decide sul pezzo toccato soltanto se un giocatore lo chiede.
    .holds = Nessun giocatore ha chiesto una decisione sul pezzo toccato, perciò l'arbitro non interviene.
    .reading = Nel 1997 applichiamo la regola anche al finale rapido. Si potrebbe limitare la regola alle decisioni sul pezzo toccato; la differenza è piccola, perché quelle richieste le fa in ogni caso un giocatore.

illegal-move-stands =
    .title = Le mosse illegali con le regole semplificate
    .rule =
        { $touch ->
            [yes] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. L'avversario può segnalarla prima di toccare un pezzo; dopo resta valida.
           *[no] { $later ->
                [yes] L'arbitro deve intervenire su una mossa illegale se la vede, o se l'avversario la segnala, prima che l'avversario abbia eseguito la mossa successiva. Dopo, la mossa resta valida e la partita prosegue; la si corregge soltanto se entrambi i giocatori sono d'accordo, senza l'arbitro.
               *[no] Una mossa illegale è completata quando è stato avviato l'orologio dell'avversario. L'avversario può segnalarla prima di eseguire la mossa successiva; dopo resta valida.
            }
        }
    .holds =
        { $when ->
            [reply] L'avversario ha proseguito il gioco senza che prima l'arbitro fosse intervenuto sulla mossa illegale{ $reference } né l'avversario stesso l'avesse segnalata, perciò essa resta valida.
            [claim] L'avversario ha segnalato la mossa illegale{ $reference } solo dopo aver proseguito il gioco, perciò la segnalazione giunge troppo tardi.
            [own] Chi ha eseguito la mossa illegale{ $reference } non può segnalarla; può farlo soltanto l'avversario.
            [told] L'arbitro non ha visto la mossa illegale{ $reference }, che gli è stata soltanto riferita; spetta all'avversario segnalarla.
           *[seen] L'arbitro ha notato la mossa illegale{ $reference } solo dopo che l'avversario aveva proseguito il gioco, perciò è troppo tardi per intervenire.
        }
    .reading = L'accordo per correggere la mossa riguarda soltanto i giocatori; l'arbitro non lo propone né lo impone.
    .unmet = Qui non è stata eseguita alcuna mossa illegale alla quale l'avversario abbia risposto, perciò non ce n'è alcuna che possa restare valida.

illegal-move-needs-claim =
    .title = Le mosse illegali contano soltanto se segnalate
    .rule = L'arbitro decide su una mossa illegale soltanto se l'avversario la segnala.
    .holds = L'arbitro ha visto la mossa illegale{ $reference }, ma l'avversario non l'ha segnalata, perciò non c'è nulla da decidere.

first-illegal-move-loses =
    .title = La prima mossa illegale fa perdere
    .rule = Il giocatore che completa una mossa illegale perde la partita se l'arbitro la vede, o l'avversario la segnala, prima che l'avversario abbia eseguito la mossa successiva. La partita è patta se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    .holds =
        { $draw ->
            [yes] La mossa illegale completata { WHO($player, case: "by") } farebbe perdere la partita, ma { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } completato una mossa illegale, e già la prima fa perdere la partita.
        }
    .yields =
        { $draw ->
            [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } completato una mossa illegale, e { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali; di per sé la partita sarebbe patta.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } completato una mossa illegale; di per sé ciò farebbe perdere la partita.
        }

illegal-move-corrected-by-agreement =
    .title = La correzione di comune accordo
    .rule = I giocatori possono accordarsi per correggere una mossa illegale che resterebbe valida. L'arbitro non vi prende parte.
    .holds = Entrambi i giocatori si sono accordati per correggere la mossa illegale{ $reference }, perciò si ripristina la posizione che la precedeva.
    .fails = La mossa{ $reference } era legale, perciò non c'è nulla che i giocatori possano correggere di comune accordo.
    .fails-alone = Le mosse restano valide; la partita prosegue.

time-win-claim =
    .title = Richiedere la vittoria per il tempo
    .rule =
        { $must ->
            [yes] Per richiedere la vittoria per il tempo un giocatore deve fermare entrambi gli orologi e comunicarlo all'arbitro. { $own ->
                [flag-up] A orologi fermi, la bandierina del richiedente non deve essere caduta e quella dell'avversario deve esserlo.
                [time-left] A orologi fermi, la bandierina del richiedente non deve essere caduta e quella dell'avversario deve esserlo.
               *[nothing] La bandierina dell'avversario deve essere caduta.
            }
           *[no] Per richiedere la vittoria per il tempo un giocatore può fermare entrambi gli orologi e deve comunicarlo all'arbitro. { $own ->
                [flag-up] La partita è patta se il richiedente non può dare scaccomatto con alcuna serie di mosse legali.
                [time-left] Anche al richiedente deve rimanere del tempo. La partita è patta se il richiedente non può dare scaccomatto con alcuna serie di mosse legali.
               *[nothing] La partita è patta se il richiedente non può dare scaccomatto con alcuna serie di mosse legali.
            }
        }
    .holds =
        { $must ->
            [yes] { $stopped ->
                [yes] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato entrambi gli orologi e richiesto la vittoria.
               *[no] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la vittoria; per farlo si devono fermare entrambi gli orologi.
            }
           *[no] { $stopped ->
                [yes] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato gli orologi e richiesto la vittoria.
               *[no] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la vittoria; per farlo si possono fermare gli orologi.
            }
        }
    .fails = La bandierina dell'avversario non è caduta, perciò non c'è una vittoria per il tempo da richiedere.
    .yields =
        { $must ->
            [yes] { $stopped ->
                [yes] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato entrambi gli orologi e richiesto la vittoria; di per sé la richiesta sarebbe in regola.
               *[no] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la vittoria; di per sé si dovrebbero fermare entrambi gli orologi.
            }
           *[no] { $stopped ->
                [yes] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato gli orologi e richiesto la vittoria; di per sé la richiesta sarebbe in regola.
               *[no] La bandierina dell'avversario è caduta, e { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } richiesto la vittoria; di per sé si potrebbero fermare gli orologi.
            }
        }

both-flags-bar-claims =
    .title = Nessuna richiesta dopo la caduta di entrambe le bandierine
    .rule = Quando sono cadute entrambe le bandierine, nessun giocatore può richiedere la vittoria per il tempo. L'arbitro deve decidere in base a ciò che mostra l'orologio: il giocatore dalla cui parte compare il segno ha perso; se però l'avversario non può dare scaccomatto, la partita è patta.
    .holds = Sono cadute entrambe le bandierine, perciò { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } richiedere la vittoria per il tempo; l'arbitro deve decidere in base a ciò che mostra l'orologio.
    .reading = Il commento accompagna le regole semplificate, e lo applichiamo soltanto con queste; quello sul gioco standard affida l'ordine all'arbitro e non dice nulla delle richieste. Si potrebbe escludere la richiesta ovunque.
time-win-needs-own-time =
    .title = L'orologio del richiedente
    .rule =
        { $flag ->
            [yes] Il giocatore la cui bandierina è caduta non può richiedere la vittoria per il tempo.
           *[no] Il giocatore a cui non rimane tempo non può richiedere la vittoria per il tempo.
        }
    .holds =
        { $flag ->
            [yes] È caduta anche la bandierina { WHO($player, case: "gen") }, perciò la richiesta di vittoria è infondata.
           *[no] Neppure { WHO($player, case: "dat") } rimane del tempo, perciò la richiesta di vittoria è infondata.
        }
    .fails =
        { $flag ->
            [yes] La bandierina { WHO($player, case: "gen") } non è caduta, perciò la richiesta non è infondata per questo motivo.
           *[no] Resta del tempo { WHO($player, case: "dat") }, perciò la richiesta non è infondata per questo motivo.
        }
    .reading = Se nessuno sa quale bandierina sia caduta per prima, prevale la regola relativa a quel caso.

both-flags-draw =
    .title = La caduta di entrambe le bandierine
    .rule = Se entrambe le bandierine sono cadute, la partita è patta.
    .holds = Entrambe le bandierine sono cadute, perciò la partita è patta.
    .fails = È caduta una sola bandierina.
    .reading = L'articolo non esige la segnalazione di un giocatore: intendiamo che basti che l'arbitro veda cadute entrambe le bandierine, anche dove non può segnalare la caduta di una sola. Si potrebbe invece attendere che un giocatore lo segnali.
    .result = La partita è patta, perché entrambe le bandierine sono cadute.

