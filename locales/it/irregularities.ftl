### Irregolarità.

times-after-restoring =
    .title = Gli orologi dopo il ripristino di una posizione
    .rule = Quando si ripristina una posizione, l'arbitro deve stabilire i tempi degli orologi secondo il suo miglior giudizio.{ $leave ->
        [yes] { " " }Può anche lasciarli come sono.
       *[no] { "" }
    }{ $counter ->
        [yes] { " " }Se occorre, deve correggere il contamosse.
       *[no] { "" }
    }
    .holds = La posizione è stata ripristinata, perciò l'arbitro deve stabilire i tempi secondo il suo miglior giudizio.
    .yields = La posizione è stata ripristinata, perciò l'arbitro stabilirebbe i tempi secondo il suo miglior giudizio.
wrong-initial-position =
    .title = I pezzi disposti male all'inizio
    .rule = Se durante la partita si scopre che i pezzi non si trovavano nella posizione iniziale, la partita è annullata e se ne deve giocare una nuova.
    .holds = { $shown ->
        [board] All'inizio in { SQUARE($square) } non si trovava il pezzo che vi spetta, perciò la partita è annullata e se ne deve giocare una nuova.
       *[claim] I pezzi non si trovavano nella posizione iniziale, perciò la partita è annullata e se ne deve giocare una nuova.
    }
    .yields = { $shown ->
        [board] All'inizio in { SQUARE($square) } non si trovava il pezzo che vi spetta, perciò la partita sarebbe annullata e se ne giocherebbe una nuova.
       *[claim] I pezzi non si trovavano nella posizione iniziale, perciò la partita sarebbe annullata e se ne giocherebbe una nuova.
    }
    .fails = { $right ->
        [pieces] I pezzi si trovavano nella posizione iniziale; soltanto la scacchiera è orientata male.
       *[everything] La partita è iniziata dalla posizione iniziale.
    }
    .fails-beside = { $right ->
        [pieces] { "" }
       *[everything] La segnalazione sui pezzi è infondata.
    }
set-up-claim-wrong =
    .title = Segnalare pezzi che erano al loro posto
    .rule = La segnalazione che i pezzi non erano nella posizione iniziale ha effetto soltanto se è vera.
    .holds = La partita è nota fin dall'inizio ed è cominciata dalla posizione iniziale, perciò la segnalazione è respinta.
board-turned =
    .title = La scacchiera girata
    .rule = { $only ->
        [yes] Se durante la partita si scopre che l'unico errore è l'orientamento della scacchiera, la posizione va trasferita su una scacchiera orientata correttamente e il gioco prosegue.
       *[no] Se durante la partita si scopre che la scacchiera è orientata male, la posizione va trasferita su una scacchiera orientata correttamente e il gioco prosegue.
    }
    .holds = La scacchiera è orientata male, perciò la posizione va trasferita su una orientata correttamente e il gioco prosegue.
    .yields = La scacchiera è orientata male, perciò la posizione andrebbe trasferita su una orientata correttamente e il gioco proseguirebbe.
    .fails = La scacchiera è orientata male, ma non è l'unico errore.
    .reading = Se anche dei pezzi si trovavano su case sbagliate, prevale la nuova partita; lo dice soltanto il testo del 1997.
colours-reversed =
    .title = I colori invertiti
    .rule = { $kind ->
        [play-on-unless-arbiter-decides] Se una partita è cominciata a colori invertiti, prosegue a meno che l'arbitro non decida diversamente.
       *[new-game-while-few-moves] Se una partita è cominciata a colori invertiti e i giocatori non hanno ancora eseguito { $moves } mosse ciascuno, la si deve interrompere e giocarne una nuova con i colori giusti. Quando ciascuno ha eseguito { $moves } mosse, la partita prosegue.
    }{ $black ->
        [yes] { " " }Decide l'ultima di queste mosse del Nero.
       *[no] { "" }
    }
    .holds = { $kind ->
        [play-on-unless-arbiter-decides] I colori sono invertiti; la partita prosegue a meno che l'arbitro non decida diversamente.
       *[new-game-while-few-moves] { $made ->
            [by-each] Ciascun giocatore ha già eseguito { $moves } mosse, perciò la partita prosegue benché i colori siano invertiti.
            [by-white-only] Il Bianco ha eseguito { $moves } mosse, il Nero non ancora; il testo non dice quali contino, perciò sta all'arbitro far giocare una nuova partita.
           *[too-few] I giocatori non hanno ancora eseguito { $moves } mosse ciascuno, perciò si deve giocare una nuova partita con i colori giusti.
        }
    }
    .reading = Contano le mosse eseguite. Un testo russo parla di mosse completate: la differenza esiste finché dopo l'ultima mossa non è stato premuto l'orologio.
displaced-restored =
    .title = Pezzi rovesciati o spostati
    .rule = Chi rovescia o sposta per urto uno o più pezzi deve rimetterli a posto mentre è in moto il proprio orologio.
    .holds = { $back ->
        [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi per urto e li { AGREE($player, sg: "ha", pl: "hanno") } rimessi a posto.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi per urto e { AGREE($player, sg: "deve", pl: "devono") } rimetterli a posto mentre è in moto il proprio orologio.
    }
displaced-help =
    .title = Che cosa si può fare per i pezzi spostati
    .rule = { $either ->
        [no] Se chi ha spostato dei pezzi per urto ha già premuto l'orologio, l'avversario può riavviare l'orologio di quel giocatore senza eseguire una mossa.
       *[yes] Quando dei pezzi sono stati spostati per urto, se necessario ciascuno dei giocatori può fermare gli orologi e chiamare l'arbitro.
    }
    .holds = { $either ->
        [no] { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } riavviare l'orologio { WHO($player, case: "gen") } senza eseguire una mossa.
       *[yes] Sia { WHO($player) } sia { WHO($opponent) } possono fermare gli orologi e chiamare l'arbitro.
    }
displaced-penalty =
    .title = La penalità per i pezzi spostati
    .rule = L'arbitro può penalizzare il giocatore che ha spostato i pezzi per urto.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato i pezzi, cosa che l'arbitro può penalizzare.
displaced-not-pressed-back =
    .title = Come si chiede aiuto quando l'avversario sposta dei pezzi
    .rule = Chi ha l'orologio in moto mentre l'avversario sposta dei pezzi per urto di norma ferma gli orologi e chiama l'arbitro, senza premere a sua volta l'orologio.
    .holds = È in moto l'orologio { WHO($opponent, case: "gen") }: di norma si fermano gli orologi e non si rimette in moto quello { WHO($player, case: "gen") }.
displaced-costs-time =
    .title = La penalità abituale per i pezzi spostati
    .rule = Se un giocatore sposta dei pezzi per urto mentre è in moto l'orologio dell'avversario, di norma l'arbitro dà tempo all'avversario o ne toglie al giocatore.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato dei pezzi mentre era in moto l'orologio { WHO($opponent, case: "gen") }; di norma la penalità è in tempo.
accident-loses-nothing =
    .title = Chi sposta dei pezzi accidentalmente non perde subito
    .rule = Chi sposta dei pezzi accidentalmente non perde subito la partita; se lo fa apposta o di nuovo, la penalità può essere più grave.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } spostato i pezzi accidentalmente, e per questo non si perde subito la partita.
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
    .holds = { $given ->
        [yes] { MOVE($move) } era una mossa illegale, perciò va ripristinata la posizione precedente.
       *[no] La mossa era illegale, perciò va ripristinata la posizione precedente.
    }
    .yields = { $given ->
        [yes] { MOVE($move) } era una mossa illegale, perciò andrebbe ripristinata la posizione precedente.
       *[no] La mossa era illegale, perciò andrebbe ripristinata la posizione precedente.
    }
    .fails = { $given ->
        [yes] { MOVE($move) } è una mossa illegale, ma non conta ancora, perché non è stata completata.
       *[no] La mossa è illegale, ma non conta ancora, perché non è stata completata.
    }
    .reading = Se l'arbitro agisce di propria iniziativa e non è precisato chi abbia visto la mossa, la si considera rilevata subito.
    .fails-alone = La mossa è illegale, ma è completata solo quando si preme l'orologio; per ora nessun provvedimento.
illegal-move-taken-back =
    .title = La mossa illegale non ancora completata
    .rule = { $made ->
        [yes] Una mossa illegale conta non appena è eseguita.
       *[no] Finché non è completata, una mossa illegale non conta: va sostituita con una legale secondo le regole sui pezzi toccati, senza altre conseguenze.
    }
    .holds =
        { $when ->
            [not-yet] La mossa non è stata completata: sta al giocatore sostituirla, e non spetta ancora all'arbitro intervenire.
            [stands] La mossa non è stata completata, perciò nulla viene conteggiato; la mossa in sé è legale ed eseguita, e resta valida.
           *[replaced] La mossa non è stata completata, perciò { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } sostituirla, senza alcuna penalità.
        }
replacement-move =
    .title = La mossa che sostituisce quella illegale
    .rule = { $released ->
        [yes] Per la mossa che sostituisce quella illegale valgono le regole sui pezzi toccati e sui pezzi lasciati.
       *[no] Per la mossa che sostituisce quella illegale valgono le regole sui pezzi toccati.
    }
    .holds = { $duty ->
        [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } sostituire la mossa illegale con una mossa dello stesso pezzo.
        [capture] Il pezzo { WHO($player, case: "gen") } non può servire, ma { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato anche { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } catturare questo pezzo.
        [capture-first] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato dapprima { MEN($man) } e { AGREE($player, sg: "deve", pl: "devono") } catturare questo pezzo.
        [capture-with] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturare { MEN($man) } con il pezzo toccato.
        [free] Il pezzo toccato non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale.
       *[unknown] { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } sostituire la mossa illegale con una mossa dello stesso pezzo, se questo ne ha una legale.
    }
    .yields = { $duty ->
        [move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato { MEN($man) } e { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } sostituire la mossa illegale con una mossa dello stesso pezzo.
        [capture] Il pezzo { WHO($player, case: "gen") } non può servire, ma { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato anche { MEN($man) } e { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare questo pezzo.
        [capture-first] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } toccato dapprima { MEN($man) } e { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare questo pezzo.
        [capture-with] { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } catturare { MEN($man) } con il pezzo toccato.
        [free] Il pezzo toccato non ha mosse legali, perciò { WHO($player) } { AGREE($player, sg: "potrebbe", pl: "potrebbero") } giocare qualsiasi mossa legale.
       *[unknown] { WHO($player) } { AGREE($player, sg: "dovrebbe", pl: "dovrebbero") } sostituire la mossa illegale con una mossa dello stesso pezzo, se questo ne ha una legale.
    }
    .reading = Se si può identificare soltanto una posizione anteriore, non c'è più una mossa da sostituire e nulla vincola il giocatore.
illegal-position-found =
    .title = La posizione illegale vista dall'arbitro
    .rule = Se vede una posizione illegale, l'arbitro deve intervenire senza esserne richiesto, e va ripristinata la posizione precedente l'irregolarità; se non la si può determinare, l'ultima posizione identificabile prima di essa.
    .holds =
        { $shows ->
            [kings] Entrambi i re sono sotto scacco, perciò l'arbitro deve intervenire.
            [pawn] Un pedone è sulla traversa più distante, perciò l'arbitro deve intervenire.
           *[other] La posizione è illegale, perciò l'arbitro deve intervenire.
        }
    .fails = Nulla mostra che la posizione sia illegale, perciò non vi è motivo di intervenire.
    .reading = Che l'arbitro intervenga subito, senza aver visto la mossa, è un'indicazione del manuale degli arbitri della FIDE.
    .fails-alone = L'arbitro non interviene.
found-after-the-end =
    .title = Irregolarità rilevate a partita finita
    .rule = A un'irregolarità rilevata soltanto dopo la fine della partita non si pone rimedio: il risultato resta valido.
    .holds = { $given ->
        [yes] La partita era già finita nella posizione data, perciò l'irregolarità rilevata ora non cambia nulla.
       *[no] La partita era finita{ $reference }, perciò l'irregolarità rilevata ora non cambia nulla.
    }{ $open ->
        [yes] { " " }Poiché entrambi hanno firmato, stando alla lettera sta all'arbitro decidere se il risultato resta valido.
       *[no] { "" }
    }
    .reading = Stando alla lettera, l'arbitro può decidere diversamente anche su un risultato firmato da entrambi. Si insegna che un'irregolarità rilevata allora non ne è un motivo, e prima del 2018 leggiamo il testo così.
set-up-found-after-the-end =
    .title = Una disposizione iniziale errata rilevata a partita finita
    .rule = Se soltanto dopo la fine della partita si rileva che all'inizio i pezzi o la scacchiera erano disposti in modo errato, il risultato resta valido.
    .holds = { $given ->
        [yes] La partita era già finita nella posizione data, perciò l'irregolarità rilevata ora non cambia nulla.
       *[no] La partita era finita{ $reference }, perciò l'irregolarità rilevata ora non cambia nulla.
    }
colours-found-after-the-end =
    .title = I colori invertiti rilevati a partita finita
    .rule = Se soltanto dopo la fine della partita si rileva che è stata giocata a colori invertiti, { $open ->
        [yes] sta all'arbitro decidere se se ne gioca una nuova.
       *[no] il risultato resta valido.
    }
    .holds = { $given ->
        [yes] La partita era già finita nella posizione data
       *[no] La partita era finita{ $reference }
    }{ $open ->
        [yes] {""}. Stando alla lettera ciò non esclude una nuova partita, sulla quale decide l'arbitro.
       *[no] {""}, perciò l'irregolarità rilevata ora non cambia nulla.
    }
    .reading = L'articolo non dice che l'errore vada rilevato durante la partita. Si insegna che una partita finita resta valida; per le edizioni precedenti lo leggiamo così, perché solo una partita in corso si può interrompere o può proseguire.
promotion-omitted =
    .title = Il pedone lasciato sulla traversa più distante
    .rule = { $queen ->
        [yes] Se un giocatore ha portato un pedone sulla traversa più distante e ha premuto l'orologio senza sostituirlo, la mossa è illegale e il pedone diventa una donna dello stesso colore.
       *[no] Lasciare un pedone sulla traversa più distante senza sostituirlo è una mossa illegale.
    }
    .holds = { $queen ->
        [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pedone sulla traversa più distante e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio: il pedone diventa una donna e la mossa conta come illegale.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } lasciato il pedone sulla traversa più distante, il che costituisce una mossa illegale.
    }
    .fails = Il pedone è ancora sulla traversa più distante, ma { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } completato la mossa.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } sostituire il pedone prima di premere l'orologio; per ora nessun altro provvedimento.
queen-mates-first =
    .title = Seconda irregolarità con un pedone che, divenuto donna, dà matto
    .rule = Se un pedone lasciato sulla traversa più distante è la seconda irregolarità e la donna al suo posto dà matto, è incerto che cosa prevalga; decide l'arbitro.
    .holds = La donna dà matto, e si ritiene che il matto prevalga sulle conseguenze della seconda irregolarità: { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") }.
    .fails = Si ritiene che le conseguenze della seconda irregolarità { WHO($player, case: "gen") } prevalgano sul matto.
    .reading = Nessuna fonte stabilisce che cosa prevalga; un seminario di arbitri si è diviso.
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
    .holds = { $excuse ->
        [accident] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio accidentalmente, e ciò non è considerato un'infrazione.
        [pressed-back] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } soltanto rimesso in moto l'orologio dell'avversario dopo una sua irregolarità; non conta come mossa illegale, ma l'arbitro può penalizzarlo.
       *[nothing] { $kind ->
            [handling-offence] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio senza aver eseguito una mossa, cosa che l'arbitro può penalizzare.
           *[illegal-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio senza aver eseguito una mossa, il che conta come mossa illegale.
        }
    }
    .reading = L'articolo non dice nulla dell'orologio. Il tratto resta al giocatore, perciò si intende che il suo orologio torni in moto. Stando alla lettera conta ogni volta che si preme senza muovere. Il manuale degli arbitri della FIDE scusa chi preme accidentalmente e lascia giudicare all'arbitro chi rimette in moto l'orologio dell'avversario dopo un'irregolarità; che allora di norma seguano un'ammonizione e la perdita dell'incremento è una nostra conclusione.
two-hands =
    .title = Una mossa eseguita con due mani
    .rule = { $kind ->
        [breach] Ogni mossa va eseguita con una sola mano; l'arbitro può penalizzare l'infrazione.
        [illegal-move] Usare due mani per una sola mossa, per esempio nell'arrocco, in una cattura o in una promozione, conta come mossa illegale e va penalizzato come tale.
       *[illegal-move-once-pressed] Usare due mani per una sola mossa, per esempio nell'arrocco, in una cattura o in una promozione, e premere poi l'orologio conta come mossa illegale e va penalizzato come tale.
    }
    .holds = { $kind ->
        [breach] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa, e l'arbitro può penalizzare l'infrazione.
        [illegal-move] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio, il che conta come mossa illegale. La mossa in sé, se è legale, resta sulla scacchiera.
       *[illegal-move-once-pressed] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani per una sola mossa e { AGREE($player, sg: "ha", pl: "hanno") } premuto l'orologio, il che conta come mossa illegale. La mossa in sé, se è legale, resta sulla scacchiera.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani, ma l'orologio non è stato premuto, perciò l'atto non conta come mossa illegale.
    .reading = La mossa in sé è legale e resta sulla scacchiera; l'alternativa sarebbe annullarla. Il testo di luglio 2017 non parla di premere l'orologio; poiché l'atto è trattato come una mossa illegale, intendiamo che conti quando conta una mossa illegale.
    .fails-alone = { WHO($player, case: "dat") } non si conta alcuna mossa illegale.
two-hands-at-the-end =
    .title = Due mani nella mossa che conclude la partita
    .rule = Se la mossa conclude la partita prima che l'orologio sia premuto, l'uso delle due mani non conta; il risultato resta valido.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } usato due mani, ma la mossa ha concluso la partita prima che l'orologio fosse premuto, perciò l'atto non conta come mossa illegale.
    .reading = L'articolo sulle due mani non nomina la mossa che conclude la partita. Anche stando alla lettera con essa la partita è finita, perciò dopo nulla può più contare.
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
    .holds = { $counted ->
        [once] { $nth ->
            [1] È la prima mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità contano una volta sola.
            [2] È la seconda mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità contano una volta sola.
            [3] È la terza mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità contano una volta sola.
           *[other] È la mossa illegale numero { $nth } completata { WHO($player, case: "by") }; le sue varie irregolarità contano una volta sola.
        }
        [apart] Le due irregolarità di questa mossa contano ciascuna per sé: le mosse illegali completate { WHO($player, case: "by") } sono ora { $nth }.
        [not-again] Per questa stessa mossa era già stata contata una mossa illegale completata { WHO($player, case: "by") }, perciò questa non conta di nuovo.
       *[alone] { $nth ->
            [1] È la prima mossa illegale completata { WHO($player, case: "by") }.
            [2] È la seconda mossa illegale completata { WHO($player, case: "by") }.
            [3] È la terza mossa illegale completata { WHO($player, case: "by") }.
           *[other] È la mossa illegale numero { $nth } completata { WHO($player, case: "by") }.
        }
    }
    .yields = { $counted ->
        [once] { $nth ->
            [1] La mossa conterebbe come prima mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità conterebbero una volta sola.
            [2] La mossa conterebbe come seconda mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità conterebbero una volta sola.
            [3] La mossa conterebbe come terza mossa illegale completata { WHO($player, case: "by") }; le sue varie irregolarità conterebbero una volta sola.
           *[other] La mossa conterebbe come mossa illegale numero { $nth } completata { WHO($player, case: "by") }; le sue varie irregolarità conterebbero una volta sola.
        }
        [apart] Le due irregolarità di questa mossa conterebbero ciascuna per sé: le mosse illegali completate { WHO($player, case: "by") } sarebbero ora { $nth }.
        [not-again] Per questa stessa mossa era già stata contata una mossa illegale completata { WHO($player, case: "by") }, perciò la seconda non conterebbe di nuovo.
       *[alone] { $nth ->
            [1] La mossa conterebbe come prima mossa illegale completata { WHO($player, case: "by") }.
            [2] La mossa conterebbe come seconda mossa illegale completata { WHO($player, case: "by") }.
            [3] La mossa conterebbe come terza mossa illegale completata { WHO($player, case: "by") }.
           *[other] La mossa conterebbe come mossa illegale numero { $nth } completata { WHO($player, case: "by") }.
        }
    }
    .reading = Il testo non dice se più irregolarità nella stessa mossa contino una volta sola, né se una mossa illegale conti di nuovo quando, per la stessa mossa, ne è già stata contata un'altra; stando alla lettera giudica l'arbitro. Si insegna che le prime contano una volta e, dal 2023, che la seconda conta di nuovo; prima leggiamo il testo così.
illegal-move-sanction =
    .title = Le conseguenze di una mossa illegale
    .rule = { $loses ->
        [1] Una mossa illegale completata fa perdere la partita.
        [2] Per la prima mossa illegale completata da un giocatore l'avversario riceve { DURATION($time) } in più; la seconda fa perdere la partita.
       *[3] Per ciascuna delle prime due mosse illegali completate da un giocatore l'avversario riceve { DURATION($time) } in più; la terza fa perdere la partita.
    }
    .holds = { $cost ->
        [time] Per la mossa illegale { WHO($player, case: "gen") } l'avversario riceve { DURATION($time) } in più.
       *[game] La mossa illegale fa perdere la partita, perciò { WHO($opponent) } { AGREE($opponent, sg: "vince", pl: "vincono") }.
    }
    .yields = { $cost ->
        [time] Per la mossa illegale { WHO($player, case: "gen") } l'avversario riceverebbe { DURATION($time) } in più.
       *[game] La mossa illegale farebbe perdere la partita, perciò { WHO($opponent) } { AGREE($opponent, sg: "vincerebbe", pl: "vincerebbero") }.
    }
illegal-move-draw =
    .title = La mossa illegale contro chi non può dare matto
    .rule = Se una mossa illegale farebbe perdere la partita, ma l'avversario non può dare scaccomatto con alcuna serie di mosse legali, la partita è patta.
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
    .yields = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita sarebbe patta.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .reading = Esaminiamo il solo diagramma: i pezzi, chi ha il tratto e i diritti di arroccare e di catturare en passant. Si potrebbe tenere conto anche di ciò che è accaduto prima, cosicché nessuna serie di mosse possa passare per una patta senza richiesta, per ripetizione o senza catture né mosse di pedone. Un matto lontano allora non conterebbe.
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
    .holds = Sono stati spostati dei pezzi{ $reference }, perciò va ripristinata la posizione precedente.
    .fails = I pezzi spostati sono stati rimessi a posto, perciò non c'è nulla da ripristinare.
    .fails-alone = Non c'è nulla da ripristinare.
