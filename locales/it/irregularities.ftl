### Irregolarità.

times-after-restoring =
    .title = Gli orologi dopo il ripristino di una posizione
    .rule =
        Quando si ripristina una posizione, l'arbitro deve stabilire i tempi degli orologi secondo il suo miglior giudizio.{ $leave ->
            [yes] { " " }Può anche lasciarli come sono.
           *[no] { "" }
        }{ $counter ->
            [yes] { " " }Se occorre, deve correggere anche il contamosse.
           *[no] { "" }
        }
    .holds = Poiché la posizione viene corretta, l'arbitro stabilisce i tempi degli orologi secondo il suo miglior giudizio{ $leave ->
        [yes] {""}, e può anche lasciarli come sono.
       *[no] { "." }
    }
    .yields = Oltre a ripristinare la posizione, di per sé l'arbitro dovrebbe stabilire anche i tempi degli orologi.
wrong-initial-position =
    .title = I pezzi disposti male all'inizio
    .rule = Se durante la partita si scopre che i pezzi non si trovavano nella posizione iniziale, la partita è annullata e se ne deve giocare una nuova.
    .holds =
        { $shown ->
            [board] All'inizio la disposizione dei pezzi era errata (in { SQUARE($square) }, per esempio), perciò la partita è annullata e se ne deve giocare una nuova.
           *[claim] Si è scoperto che all'inizio i pezzi non si trovavano nella posizione iniziale, perciò la partita è annullata e se ne deve giocare una nuova.
        }
    .yields =
        { $shown ->
            [board] All'inizio la disposizione dei pezzi era errata (in { SQUARE($square) }, per esempio); di per sé la partita andrebbe annullata.
           *[claim] È stato segnalato che all'inizio i pezzi non si trovavano nella posizione iniziale; di per sé la partita andrebbe annullata.
        }
    .fails =
        { $right ->
            [pieces] I pezzi si trovavano nella posizione iniziale; è errato soltanto l'orientamento della scacchiera.
           *[everything] La partita è cominciata dalla posizione iniziale, perciò non c'è motivo di giocarne una nuova.
        }
    .fails-beside =
        { $right ->
            [pieces] { "" }
           *[everything] La segnalazione sui pezzi è respinta.
        }
set-up-claim-wrong =
    .title = Segnalare pezzi che erano al loro posto
    .rule = La segnalazione che i pezzi non erano nella posizione iniziale ha effetto soltanto se è vera.
    .holds = Le mosse della partita mostrano che è cominciata dalla posizione iniziale, perciò la segnalazione è respinta.
board-turned =
    .title = La scacchiera orientata male
    .rule =
        { $only ->
            [yes] Se durante la partita si scopre che l'unico errore è l'orientamento della scacchiera, la posizione va trasferita su una scacchiera orientata correttamente e il gioco prosegue.
           *[no] Se durante la partita si scopre che la scacchiera è orientata male, la posizione va trasferita su una scacchiera orientata correttamente e il gioco prosegue.
        }
    .holds = La scacchiera era orientata male, perciò la posizione va trasferita su una orientata correttamente e il gioco prosegue.
    .yields = La scacchiera era orientata male; di per sé la posizione andrebbe trasferita su una orientata correttamente.
    .fails = La scacchiera era orientata male, ma non era l'unico errore, perciò non basta trasferire la posizione.
    .reading = Se anche dei pezzi si trovavano su case sbagliate, prevale la nuova partita; lo dice soltanto il testo del 1997.
colours-reversed =
    .title = I colori invertiti
    .rule =
        { $kind ->
            [play-on-unless-arbiter-decides] Se una partita è cominciata a colori invertiti, prosegue a meno che l'arbitro non decida diversamente.
           *[new-game-while-few-moves] Se una partita è cominciata a colori invertiti e i due giocatori non hanno eseguito { $moves } mosse ciascuno, la si deve interrompere e giocarne una nuova con i colori corretti. Quando ciascuno ha eseguito { $moves } mosse, la partita prosegue.
        }{ $black ->
            [yes] { " " }Fra queste mosse è decisiva l'ultima del Nero.
           *[no] { "" }
        }
    .holds =
        { $kind ->
            [play-on-unless-arbiter-decides] I colori erano invertiti; la partita prosegue a meno che l'arbitro non decida diversamente.
           *[new-game-while-few-moves] { $made ->
                [by-each] Ciascun giocatore ha già eseguito { $moves } mosse, non importa se l'ultima sia stata completata, perciò la partita prosegue benché i colori fossero invertiti.
                [by-white-only] Il Bianco ha eseguito { $moves } mosse, il Nero non ancora. Il testo non dice di chi contino le mosse, perciò sta all'arbitro decidere se far giocare una nuova partita.
               *[too-few] I due giocatori non hanno ancora eseguito { $moves } mosse ciascuno, perciò la partita è interrotta e se ne deve giocare una nuova con i colori corretti.
            }
        }
    .reading = Contano le mosse eseguite. Un testo russo parla di mosse completate: la differenza esiste finché dopo l'ultima mossa non è stato premuto l'orologio.
displaced-restored =
    .title = I pezzi spostati da un giocatore
    .rule = Chi rovescia o sposta per urto uno o più pezzi deve rimetterli a posto mentre è in moto il proprio orologio.
    .holds =
        { $back ->
            [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi e li { AGREE($player, sg: "ha", pl: "hanno") } già rimessi a posto, perciò non resta nulla da ripristinare.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi e { AGREE($player, sg: "deve", pl: "devono") } rimetterli a posto mentre è in moto il proprio orologio.
        }
displaced-help =
    .title = Che cosa si può fare quando dei pezzi sono stati spostati
    .rule = { $either ->
        [no] Se chi ha spostato dei pezzi ha già premuto l'orologio, l'avversario può riavviare l'orologio di quel giocatore senza eseguire una mossa.
       *[yes] Quando dei pezzi sono stati spostati per urto, se necessario ciascuno dei giocatori può fermare gli orologi e chiamare l'arbitro.
    }
    .holds = { $either ->
        [no] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già premuto l'orologio, { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } riavviare l'orologio { WHO($player, case: "gen") } senza eseguire una mossa.
       *[yes] Poiché sono stati spostati dei pezzi, sia { WHO($player) } sia { WHO($opponent) } possono, se necessario, fermare gli orologi e chiamare l'arbitro.
    }
displaced-penalty =
    .title = La penalità per aver spostato dei pezzi
    .rule = L'arbitro può penalizzare il giocatore che ha spostato i pezzi.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato i pezzi, e l'arbitro può infliggere una penalità.
displaced-not-pressed-back =
    .title = Fermare gli orologi quando l'avversario sposta dei pezzi
    .rule = Chi ha l'orologio in moto mentre l'avversario sposta dei pezzi per urto dovrebbe fermare gli orologi e chiamare l'arbitro, anziché premere a sua volta l'orologio.
    .holds = Era in moto l'orologio { WHO($opponent, case: "gen") }, perciò { WHO($opponent) } { AGREE($opponent, sg: "dovrebbe", pl: "dovrebbero") } fermare gli orologi e chiamare l'arbitro, anziché rimettere in moto l'orologio { WHO($player, case: "gen") }.
displaced-costs-time =
    .title = Il provvedimento abituale per i pezzi spostati
    .rule = Se un giocatore sposta dei pezzi per urto mentre è in moto l'orologio dell'avversario, di norma l'arbitro dà tempo addizionale all'avversario o riduce il tempo del giocatore.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi mentre era in moto l'orologio { WHO($opponent, case: "gen") }, perciò di norma l'arbitro dà tempo addizionale { WHO($opponent, case: "dat") } o riduce il tempo { WHO($player, case: "gen") }.
accident-loses-nothing =
    .title = I pezzi spostati accidentalmente
    .rule = Lo spostamento accidentale di pezzi non fa mai perdere subito la partita; se è intenzionale o ripetuto, la penalità può essere più grave.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato i pezzi accidentalmente, e questo non è mai un motivo per dichiarare subito persa la partita.
    .reading = Se è stato fatto apposta o di nuovo può essere adatta una penalità più grave, perciò in tal caso non diciamo insolita alcuna penalità.
illegal-move =
    .title = Le mosse illegali
    .rule = { $stage ->
        [made] Quando è stata eseguita una mossa illegale, va ripristinata la posizione che la precede o, se non è possibile, l'ultima posizione identificabile prima di essa; da lì il gioco prosegue.
        [completed] Quando è stata completata una mossa illegale, va ripristinata la posizione che la precede o, se non è possibile, l'ultima posizione identificabile prima di essa; da lì il gioco prosegue.
       *[pressed] Una mossa illegale è completata quando il giocatore ha premuto l'orologio. Va allora ripristinata la posizione che la precede o, se non è possibile, l'ultima posizione identificabile prima di essa; da lì il gioco prosegue.
    }{ $window ->
        [opponent-touches] { " " }La posizione è ripristinata soltanto se la mossa viene rilevata prima che l'avversario tocchi un pezzo.
        [opponent-moves] { " " }La posizione è ripristinata soltanto se la mossa viene rilevata prima che l'avversario abbia eseguito la mossa successiva.
       *[game-over] { " " }La posizione è ripristinata in qualunque momento della partita la mossa venga rilevata.
    }
    .holds =
        { $given ->
            [yes] { $when ->
                [at-once] { MOVE($move) } era una mossa illegale
                [before-touch] { MOVE($move) } era una mossa illegale ed è stata rilevata prima che l'avversario toccasse un pezzo
                [before-move] { MOVE($move) } era una mossa illegale ed è stata rilevata prima che l'avversario eseguisse la mossa successiva
               *[in-the-game] { MOVE($move) } era una mossa illegale ed è stata rilevata durante la partita
            }
           *[no] { $when ->
                [at-once] La mossa era illegale
                [before-touch] La mossa era illegale ed è stata rilevata prima che l'avversario toccasse un pezzo
                [before-move] La mossa era illegale ed è stata rilevata prima che l'avversario eseguisse la mossa successiva
               *[in-the-game] La mossa era illegale ed è stata rilevata durante la partita
            }
        }{ $identified ->
            [yes] , perciò va ripristinata la posizione precedente.
           *[no] , ma la posizione precedente non si può determinare, perciò va ripristinata l'ultima posizione identificabile prima dell'irregolarità.
        }
    .yields =
        { $given ->
            [yes] { MOVE($move) } era una mossa illegale; di per sé andrebbe ripristinata la posizione precedente.
           *[no] La mossa era illegale; di per sé andrebbe ripristinata la posizione precedente.
        }
    .fails =
        { $given ->
            [yes] { MOVE($move) } era una mossa illegale, ma finché l'orologio non è premuto non è completata.
           *[no] La mossa era illegale, ma finché l'orologio non è premuto non è completata.
        }
    .reading = Se l'arbitro agisce di propria iniziativa e non è precisato chi abbia visto la mossa, la si considera rilevata subito.
    .fails-alone =
        { $given ->
            [yes] { MOVE($move) } non si conta come mossa illegale, perché non è stata completata premendo l'orologio.
           *[no] La mossa non si conta come illegale, perché non è stata completata premendo l'orologio.
        }
    .unmet = Nessuno ha notato una mossa illegale, perciò non c'è nulla da correggere finché non la si scopre.
illegal-move-taken-back =
    .title = La mossa non ancora completata
    .rule =
        { $made ->
            [yes] Una mossa illegale conta non appena è eseguita.
           *[no] Finché non è completata, una mossa illegale non conta: il giocatore deve sostituirla con una legale secondo le regole sui pezzi toccati, senza altre conseguenze.
        }
    .holds =
        { $when ->
            [not-yet] La mossa illegale non è stata completata, perciò non spetta ancora all'arbitro intervenire; { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora sostituirla.
            [stands] La mossa non è stata completata premendo l'orologio, perciò non si conta alcuna mossa illegale. In sé la mossa è legale ed è stata eseguita, perciò resta valida.
           *[replaced] La mossa illegale non è stata completata premendo l'orologio, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } sostituirla, e non si conta alcuna mossa illegale.
        }
replacement-move =
    .title = La mossa che sostituisce quella illegale
    .rule = { $released ->
        [yes] Per la mossa che sostituisce quella illegale valgono le regole sui pezzi toccati e sui pezzi lasciati.
       *[no] Per la mossa che sostituisce quella illegale valgono le regole sui pezzi toccati.
    }
    .holds =
        { $duty ->
            [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } sostituire la mossa illegale con una mossa legale dello stesso pezzo.
            [capture] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } mosse legali con il pezzo usato per la mossa illegale, ma { AGREE($player, sg: "ha", pl: "hanno") } toccato anche { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } catturare questo pezzo.
            [capture-first] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato dapprima { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } catturare questo pezzo.
            [capture-with] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturare { MEN($man) } con il pezzo toccato.
            [free] { MEN($man) } non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale.
           *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il pezzo della mossa illegale e { AGREE($player, sg: "deve", pl: "devono") } sostituirla con una mossa legale dello stesso pezzo, se ne esiste una.
        }
    .yields =
        { $duty ->
            [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e di per sé { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } sostituire la mossa illegale con una mossa legale dello stesso pezzo.
            [capture] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } mosse legali con il pezzo usato per la mossa illegale, ma { AGREE($player, sg: "ha", pl: "hanno") } toccato anche { MEN($man) } e di per sé { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare questo pezzo.
            [capture-first] { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } toccato dapprima { MEN($man) } e di per sé { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare questo pezzo.
            [capture-with] Di per sé { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare { MEN($man) } con il pezzo toccato.
            [free] { MEN($man) } non ha mosse legali, perciò di per sé { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } giocare qualsiasi mossa legale.
           *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato il pezzo della mossa illegale e di per sé { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } sostituirla con una mossa legale dello stesso pezzo, se ne esiste una.
        }
    .reading = Se si può identificare soltanto una posizione anteriore, non c'è più una mossa da sostituire e nulla vincola il giocatore.
illegal-position-found =
    .title = La posizione illegale vista dall'arbitro
    .rule = Se vede una posizione illegale, l'arbitro deve intervenire senza attendere un reclamo, e va ripristinata la posizione precedente l'irregolarità o, se non è possibile, l'ultima posizione identificabile prima di essa.
    .holds =
        { $shows ->
            [kings] Entrambi i re sono sotto scacco, il che non può risultare da alcuna mossa legale, perciò l'arbitro deve intervenire.
            [pawn] Un pedone si trova sulla traversa più distante senza essere stato promosso, perciò l'arbitro deve intervenire.
           *[other] La posizione non può essere nata da mosse legali, perciò l'arbitro deve intervenire.
        }
    .fails = Nulla mostra che la posizione sia illegale, perciò l'arbitro non ha motivo di intervenire.
    .reading = Che l'arbitro intervenga subito, senza aver visto la mossa, è un'indicazione del manuale degli arbitri della FIDE.
    .fails-alone = L'arbitro non interviene.
found-after-the-end =
    .title = Irregolarità rilevate a partita finita
    .rule = A un'irregolarità rilevata soltanto dopo la fine della partita non si pone rimedio: il risultato resta valido.
    .holds =
        { $given ->
            [yes] La partita era già finita nella posizione data, perciò un'irregolarità rilevata soltanto ora non cambia nulla.
           *[no] La partita era finita{ $reference } prima che l'irregolarità fosse rilevata{ $open ->
                [yes] { "." }
               *[no] , perciò il risultato resta valido.
            }
        }{ $open ->
            [yes] { " " }Poiché entrambi i giocatori hanno firmato, la lettera delle Regole lascia decidere all'arbitro se il risultato resti valido.
           *[no] { "" }
        }
    .reading = Stando alla lettera, l'arbitro può decidere diversamente anche su un risultato firmato da entrambi. Si insegna che un'irregolarità rilevata allora non ne è un motivo, e prima del 2018 leggiamo il testo così.
set-up-found-after-the-end =
    .title = Pezzi o scacchiera disposti male, scoperti a partita finita
    .rule = Se soltanto dopo la fine della partita si rileva che all'inizio i pezzi o la scacchiera erano disposti in modo errato, il risultato resta valido.
    .holds =
        { $given ->
            [yes] La partita era già finita nella posizione data, perciò un errore rilevato soltanto ora non cambia nulla.
           *[no] La partita era finita{ $reference } prima che l'errore fosse rilevato, perciò il risultato resta valido.
        }
colours-found-after-the-end =
    .title = I colori invertiti rilevati a partita finita
    .rule = Se soltanto dopo la fine della partita si rileva che è stata giocata a colori invertiti, { $open ->
        [yes] sta all'arbitro decidere se se ne gioca una nuova.
       *[no] il risultato resta valido.
    }
    .holds =
        { $given ->
            [yes] La partita era già finita nella posizione data
           *[no] La partita era finita{ $reference } prima che fossero rilevati i colori invertiti
        }{ $open ->
            [yes] {""}. Stando alla lettera ciò non esclude una nuova partita, sulla quale decide l'arbitro.
           *[no] {""}, perciò il risultato resta valido.
        }
    .reading = L'articolo non dice che l'errore vada rilevato durante la partita. Si insegna che una partita finita resta valida; per le edizioni precedenti lo leggiamo così, perché solo una partita in corso si può interrompere o può proseguire.
promotion-omitted =
    .title = Il pedone lasciato sulla traversa più distante
    .rule = { $queen ->
        [yes] Se un giocatore ha portato un pedone sulla traversa più distante e ha premuto l'orologio senza sostituirlo, la mossa è illegale e il pedone diventa una donna dello stesso colore.
       *[no] Lasciare un pedone sulla traversa più distante senza sostituirlo è una mossa illegale.
    }
    .holds =
        { $queen ->
            [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pedone sulla traversa più distante senza promuoverlo e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio, perciò il pedone diventa una donna e la mossa conta come illegale.
           *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pedone sulla traversa più distante senza promuoverlo, il che costituisce una mossa illegale.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pedone sulla traversa più distante senza promuoverlo, ma non { AGREE($player, sg: "ha", pl: "hanno") } ancora premuto l'orologio, perciò la mossa non è completata.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } sostituire il pedone prima di premere l'orologio; per ora non si conta alcuna mossa illegale.
queen-mates-first =
    .title = Seconda irregolarità con un pedone che, divenuto donna, dà matto
    .rule = Se il pedone lasciato sulla traversa più distante è la seconda irregolarità e la donna al suo posto dà matto, nessuna fonte dice che cosa prevalga; decide l'arbitro.
    .holds = La donna dà matto e l'arbitro ha deciso che il matto prevale, perciò { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") }.
    .fails = L'arbitro ha deciso che la sconfitta { WHO($player, case: "gen") } per la seconda irregolarità prevale sul matto.
    .reading = Nessuna fonte stabilisce che cosa prevalga; un seminario di arbitri si è diviso.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } per scaccomatto.
press-without-move =
    .title = L'orologio premuto senza aver mosso
    .rule = { $kind ->
        [handling-offence] Un giocatore non può premere l'orologio prima di eseguire una mossa; se lo fa, l'arbitro può penalizzarlo.
       *[illegal-move] Premere l'orologio senza aver eseguito una mossa conta come mossa illegale e va penalizzato come tale.
    }{ $accident ->
        [yes] { " " }Un pulsante urtato per sbaglio non è premuto.
       *[no] { "" }
    }{ $back ->
        [yes] { " " }Se l'orologio è stato soltanto rimesso in moto all'avversario dopo una sua irregolarità, l'arbitro può valutarlo meno severamente di una mossa illegale.
       *[no] { "" }
    }
    .holds =
        { $excuse ->
            [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio accidentalmente, perciò il gesto non conta come mossa illegale.
            [pressed-back] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } soltanto rimesso in moto l'orologio dell'avversario dopo un'irregolarità di quest'ultimo. Ciò non conta come mossa illegale, ma l'arbitro può penalizzarlo.
           *[nothing] { $kind ->
                [handling-offence] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio senza aver eseguito una mossa, cosa che l'arbitro può penalizzare.
               *[illegal-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio senza aver eseguito una mossa, il che conta come mossa illegale.
            }
        }
    .reading = L'articolo non dice nulla dell'orologio. Il tratto resta al giocatore, perciò si intende che il suo orologio torni in moto. Stando alla lettera conta ogni volta che si preme senza muovere. Il manuale degli arbitri della FIDE scusa chi preme accidentalmente e lascia giudicare all'arbitro chi rimette in moto l'orologio dell'avversario dopo un'irregolarità. Che allora di norma seguano un'ammonizione e la perdita dell'incremento è una nostra conclusione.
    .unmet = Nessun giocatore che avesse il tratto ha premuto l'orologio senza avere eseguito una mossa.
two-hands =
    .title = Una mossa eseguita con due mani
    .rule = { $kind ->
        [breach] Ogni mossa va eseguita con una sola mano; l'arbitro può penalizzare l'infrazione.
        [illegal-move] Usare due mani per una sola mossa, per esempio nell'arrocco, in una cattura o in una promozione, conta come mossa illegale e va penalizzato come tale.
       *[illegal-move-once-pressed] Usare due mani per una sola mossa, per esempio nell'arrocco, in una cattura o in una promozione, e premere poi l'orologio conta come mossa illegale e va penalizzato come tale.
    }
    .holds =
        { $kind ->
            [breach] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa, e l'arbitro può penalizzare l'infrazione.
            [illegal-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio, il che conta come mossa illegale. La mossa in sé resta valida, a meno che non sia illegale anche per un altro motivo.
           *[illegal-move-once-pressed] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio, il che conta come mossa illegale. La mossa in sé resta valida, a meno che non sia illegale anche per un altro motivo.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani, ma l'orologio non è stato premuto, perciò non si conta alcuna mossa illegale.
    .reading = La mossa in sé è legale e resta sulla scacchiera; l'alternativa sarebbe annullarla. Il testo di luglio 2017 non parla di premere l'orologio; poiché l'atto è trattato come una mossa illegale, intendiamo che conti quando conta una mossa illegale.
    .fails-alone = A carico { WHO($player, case: "gen") } non si conta alcuna mossa illegale.
two-hands-at-the-end =
    .title = Due mani nella mossa che conclude la partita
    .rule = L'uso delle due mani non conta se la mossa conclude la partita; il risultato resta valido.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani, ma la mossa stessa ha concluso la partita, perciò l'uso delle due mani non conta come mossa illegale.
    .reading = L'articolo sulle due mani non nomina la mossa che conclude la partita. Anche stando alla lettera la partita è finita con quella mossa, perciò dopo nulla può più contare.
illegal-act-counts =
    .title = Il conto delle mosse illegali
    .rule = { $always ->
        [no] In un finale rapido si contano le mosse illegali di ciascun giocatore.
       *[yes] Le mosse illegali di ciascun giocatore si contano per l'intera partita, insieme con ciò che è trattato come mossa illegale.
    }{ $once ->
        [yes] { " " }Più irregolarità nella stessa mossa contano una volta sola.
       *[no] { "" }
    }{ $again ->
        [yes] { " " }Un'altra sulla stessa mossa, dopo che la posizione è stata ripristinata, conta di nuovo.
       *[no] { "" }
    }
    .holds =
        { $counted ->
            [once] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }; più irregolarità in una stessa mossa contano una volta sola.
            [apart] Le due irregolarità di questa mossa contano separatamente, perciò le mosse illegali completate { WHO($player, case: "by") } sono ora { $nth ->
                [2] due
                [3] tre
               *[other] { $nth }
            }.
            [not-again] Per questa stessa mossa era già stata contata una mossa illegale { WHO($player, case: "dat") }, perciò quella successiva non si conta di nuovo.
           *[alone] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }.
        }
    .yields =
        { $counted ->
            [once] Di per sé sarebbe la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }; più irregolarità in una stessa mossa conterebbero una volta sola.
            [apart] Di per sé le due irregolarità di questa mossa conterebbero separatamente, e le mosse illegali completate { WHO($player, case: "by") } sarebbero ora { $nth ->
                [2] due
                [3] tre
               *[other] { $nth }
            }.
            [not-again] Per questa stessa mossa era già stata contata una mossa illegale { WHO($player, case: "dat") }, perciò quella successiva non si conterebbe di nuovo.
           *[alone] Di per sé sarebbe la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }.
        }
    .reading = Il testo non dice se più irregolarità nella stessa mossa contino una volta sola, né se una mossa illegale conti di nuovo quando, per la stessa mossa, ne è già stata contata un'altra; stando alla lettera giudica l'arbitro. Si insegna che le prime contano una volta e, dal 2023, che la seconda conta di nuovo; prima leggiamo il testo così.
illegal-move-sanction =
    .title = Le conseguenze di una mossa illegale
    .rule = { $loses ->
        [1] Una mossa illegale completata fa perdere la partita.
        [2] Per la prima mossa illegale completata da un giocatore l'avversario riceve { DURATION($time) } in più; la seconda fa perdere la partita.
       *[3] Per ciascuna delle prime due mosse illegali completate da un giocatore l'avversario riceve { DURATION($time) } in più; la terza fa perdere la partita.
    }
    .holds =
        { $cost ->
            [time] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }, perciò { WHO($opponent) } { AGREE($opponent, sg: "riceve", pl: "ricevono") } { DURATION($time) } in più.
           *[game] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") } e fa perdere la partita, perciò { WHO($opponent) } { AGREE($opponent, sg: "vince", pl: "vincono") }.
        }
    .yields =
        { $cost ->
            [time] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }; di per sé { WHO($opponent) } { AGREE($opponent, sg: "riceverebbe", pl: "riceverebbero") } { DURATION($time) } in più.
           *[game] È la { $nth ->
                [1] prima mossa illegale completata
                [2] seconda mossa illegale completata
                [3] terza mossa illegale completata
               *[other] mossa illegale numero { $nth } completata
            } { WHO($player, case: "by") }; di per sé { WHO($opponent) } { AGREE($opponent, sg: "vincerebbe", pl: "vincerebbero") }.
        }
illegal-move-draw =
    .title = La mossa illegale che fa perdere, contro chi non può dare scaccomatto
    .rule = Se una mossa illegale farebbe perdere la partita, ma l'avversario non può dare scaccomatto con alcuna serie di mosse legali, la partita è patta.
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
    .yields = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali; di per sé la partita sarebbe patta.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .reading = Esaminiamo il solo diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Un matto lontano allora non conterebbe.
    .result = La partita è patta, perché { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto.
increment-gained =
    .title = L'incremento ottenuto con una mossa illegale
    .rule = { $duty ->
        [may] L'arbitro può togliere l'incremento che un giocatore ha ottenuto premendo l'orologio dopo una mossa illegale.
       *[shall] L'arbitro deve togliere l'incremento che un giocatore ha ottenuto premendo l'orologio dopo una mossa illegale.
    }
    .holds = { $duty ->
        [may] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ottenuto un incremento premendo l'orologio dopo una mossa illegale, e l'arbitro può toglierlo.
       *[shall] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ottenuto un incremento premendo l'orologio dopo una mossa illegale, e l'arbitro deve toglierlo.
    }
    .reading = L'articolo non parla dell'incremento: stando alla lettera, la scelta è dell'arbitro. Secondo il manuale degli arbitri della FIDE, dal 2025 espressamente, lo si toglie in ogni caso.
displaced-found =
    .title = Pezzi trovati fuori dalla loro casa
    .rule = Se durante la partita si rileva che dei pezzi sono stati spostati, va ripristinata la posizione precedente l'irregolarità o, se non è possibile, l'ultima posizione identificabile prima di essa; da lì il gioco prosegue.
    .holds = Sono stati spostati dei pezzi{ $reference }, perciò va ripristinata la posizione precedente lo spostamento o, se non è possibile, l'ultima identificabile.
    .fails = I pezzi spostati erano già stati rimessi a posto, perciò non c'è nulla da ripristinare.
    .fails-alone = Non c'è nulla da ripristinare.

