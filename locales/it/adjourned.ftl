### La partita aggiornata: la mossa in busta, la busta e la ripresa.

## La fine di una sessione

seal-request =
    .title = L'arbitro chiede di mettere in busta la mossa
    .rule = Quando il tempo di una sessione è scaduto e la partita non è finita, l'arbitro deve chiedere al giocatore che ha il tratto di mettere in busta la mossa.
    .holds = La sessione è terminata e la partita non è finita, perciò l'arbitro deve chiedere di mettere in busta la mossa.
    .fails = { $over ->
        [yes] La partita è finita, perciò non c'è nulla da aggiornare.
       *[no] Secondo l'orologio dell'arbitro la sessione non è terminata.
    }
    .fails-alone = { $over ->
        [yes] La partita è finita e non si può aggiornare.
       *[no] La sessione non è finita; la partita prosegue.
    }
sealing =
    .title = Chi mette in busta la mossa
    .rule = Quando l'arbitro lo chiede, il giocatore che ha il tratto deve mettere in busta la mossa: deve scriverla con una notazione non ambigua, mettere nella busta entrambi i formulari, chiudere la busta e soltanto allora fermare gli orologi.
    .holds = { WHO($sealer) } { AGREE($sealer, sg: "ha", pl: "hanno") } il tratto, perciò { AGREE($sealer, sg: "deve", pl: "devono") } mettere in busta la mossa.
    .fails = Soltanto l'arbitro può chiedere { WHO($sealer, case: "dat") } di mettere in busta la mossa, e la richiesta non è venuta dall'arbitro.
    .fails-alone = { WHO($sealer) } non { AGREE($sealer, sg: "è tenuto", pl: "sono tenuti") } a mettere in busta una mossa; la partita prosegue.
sealed-move =
    .title = La mossa segreta
    .rule = È mossa segreta quella scritta dal giocatore che doveva mettere in busta la mossa. Una volta fermati gli orologi, nessun'altra mossa può prenderne il posto.
    .holds = Il tratto era { WHO($player, case: "gen") }, { AGREE($player, sg: "che doveva", pl: "che dovevano") } quindi mettere in busta la mossa.
    .yields = Spettava { WHO($player, case: "dat") } mettere in busta la mossa, ma { WHO($player) } ne { AGREE($player, sg: "aveva", pl: "avevano") } già eseguita un'altra sulla scacchiera.
    .fails = Il tratto era { WHO($sealer, case: "gen") }, perciò spettava { WHO($sealer, case: "dat") }, e non { WHO($player, case: "dat") }, mettere in busta la mossa.
    .fails-alone = La mossa messa in busta { WHO($player, case: "by") } non conta, perché metterla in busta spettava { WHO($sealer, case: "dat") }.
sealed-on-scoresheet =
    .title = La mossa scritta sul formulario
    .rule = La mossa segreta va scritta sul formulario del giocatore{ $sheet ->
        [paper-scoresheet] {","} che deve essere di carta
       *[scoresheet] {""}
    }.
    .holds = { $sheet ->
        [paper-scoresheet] La mossa segreta andava scritta sul formulario { WHO($sealer, case: "gen") }, che doveva essere di carta.
       *[scoresheet] La mossa segreta andava scritta sul formulario { WHO($sealer, case: "gen") }.
    }
    .fails = { $sheet ->
        [paper-scoresheet] La mossa segreta va scritta su un formulario cartaceo, e { WHO($sealer) } non { AGREE($sealer, sg: "l'ha", pl: "l'hanno") } scritta lì.
       *[scoresheet] La mossa segreta va scritta sul formulario del giocatore, e { WHO($sealer) } non { AGREE($sealer, sg: "l'ha", pl: "l'hanno") } scritta lì.
    }
    .fails-beside = { $sheet ->
        [paper-scoresheet] { WHO($sealer) } { AGREE($sealer, sg: "deve", pl: "devono") } ancora scrivere la mossa su un formulario cartaceo.
       *[scoresheet] { WHO($sealer) } { AGREE($sealer, sg: "deve", pl: "devono") } ancora scrivere la mossa su un formulario.
    }
scoresheets-in-envelope =
    .title = Entrambi i formulari nella busta
    .rule = Nella busta vanno messi i formulari di entrambi i giocatori, così che nessuno dei due possa consultarli finché la partita è aggiornata.
    .holds = Entrambi i formulari si trovano nella busta, come prescritto.
    .fails = Nella busta vanno messi entrambi i formulari, e manca quello { WHO($player, case: "gen") }.
    .fails-beside = Nella busta va messo anche il formulario { WHO($player, case: "gen") }.
clocks-stopped-after-sealing =
    .title = Quando si fermano gli orologi
    .rule = Il giocatore che mette in busta la mossa deve fermare gli orologi dopo aver chiuso la busta, non prima. L'orologio dell'avversario non viene avviato.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } messo in busta la mossa e fermato gli orologi soltanto dopo aver chiuso la busta, come prescritto.
    .fails = { $sealer ->
        [no] Fermare gli orologi spetta a chi mette in busta la mossa, non { WHO($player, case: "dat") }.
       *[yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fermato gli orologi prima che la busta fosse chiusa.
    }
    .fails-alone = { $sealer ->
        [no] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di fermare gli orologi: spetta a chi mette in busta la mossa.
       *[yes] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } ancora il diritto di fermare gli orologi e { AGREE($player, sg: "deve", pl: "devono") } prima chiudere la busta.
    }
change-of-sealed-move =
    .title = Cambiare la mossa segreta
    .rule = Finché gli orologi non sono fermati, il giocatore che mette in busta la mossa può cambiarla.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } cambiato la mossa segreta mentre l'orologio era ancora in moto, come è consentito.
    .fails = { $why ->
        [not-the-sealer] La mossa segreta può cambiarla soltanto chi l'ha messa in busta, e non era { WHO($player) }.
        [made-on-board] Dopo la richiesta di mettere in busta la mossa { WHO($player) } { AGREE($player, sg: "l'aveva", pl: "l'avevano") } eseguita sulla scacchiera e { AGREE($player, sg: "doveva", pl: "dovevano") } attenervisi.
       *[clocks-stopped] Gli orologi erano stati fermati prima che { WHO($player) } { AGREE($player, sg: "cambiasse", pl: "cambiassero") } la mossa, perciò il cambiamento è giunto troppo tardi.
    }
    .reading = Il testo non dice che una mossa eseguita sulla scacchiera dopo la richiesta faccia cessare la facoltà di cambiarla. Deve essere così, perché la mossa segreta non può che essere quella.
    .fails-alone = { $why ->
        [not-the-sealer] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di cambiare la mossa segreta, che resta valida.
        [made-on-board] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } più il diritto di cambiare la mossa; quella eseguita sulla scacchiera resta la mossa segreta.
       *[clocks-stopped] { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } più il diritto di cambiare la mossa segreta, che resta valida.
    }
move-on-board-instead-of-sealing =
    .title = Una mossa eseguita sulla scacchiera
    .rule = Il giocatore che, dopo la richiesta di mettere in busta la mossa, ne esegue una sulla scacchiera deve mettere in busta proprio quella.
    .holds = Dopo la richiesta di mettere in busta la mossa { WHO($player) } ne { AGREE($player, sg: "ha", pl: "hanno") } eseguita una sulla scacchiera, e proprio questa va messa in busta.
    .fails = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } messo in busta proprio la mossa eseguita sulla scacchiera, perciò non c'è nulla da correggere.
    .reading = Se ne viene scritta un'altra, si considera messa in busta quella eseguita sulla scacchiera. Il testo enuncia l'obbligo ma non la conseguenza dell'infrazione; senza questa lettura non si saprebbe quale sia la mossa segreta.
early-adjournment =
    .title = Aggiornare prima della fine della sessione
    .rule = Il giocatore che ha il tratto può aggiornare la partita prima della fine della sessione. La mossa si considera allora messa in busta all'ora fissata per la fine della sessione, e tutto il tempo fino a quell'ora va a carico del giocatore.{ $recorded ->
        [yes] {" "}Il tempo che gli rimane viene annotato di conseguenza.
       *[no] {""}
    }
    .holds = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il tratto e { AGREE($player, sg: "ha", pl: "hanno") } aggiornato la partita in anticipo: il tempo fino alla fine della sessione si considera usato.
    .fails = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il tratto, perciò non { AGREE($player, sg: "poteva", pl: "potevano") } aggiornare la partita.
    .fails-alone = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di aggiornare la partita, che prosegue.

## Che cosa figura sulla busta

envelope-names =
    .title = I nomi sulla busta
    .rule = Sulla busta devono figurare i nomi dei giocatori.
    .holds = Tra le indicazioni sulla busta figurano i nomi dei giocatori.
    .fails = Sulla busta mancano i nomi dei giocatori.
    .fails-beside = Sulla busta vanno ancora indicati i nomi dei giocatori.
envelope-position =
    .title = La posizione sulla busta
    .rule = Sulla busta deve figurare la posizione immediatamente precedente alla mossa segreta.
    .holds = Tra le indicazioni sulla busta figura la posizione precedente alla mossa segreta.
    .fails = Sulla busta manca la posizione precedente alla mossa segreta.
    .fails-beside = Sulla busta va ancora indicata la posizione precedente alla mossa segreta.
envelope-times =
    .title = I tempi sulla busta
    .rule = Sulla busta deve figurare il tempo usato da ciascun giocatore.
    .holds = Tra le indicazioni sulla busta figurano i tempi usati da entrambi i giocatori.
    .fails = Sulla busta mancano i tempi usati.
    .fails-beside = Sulla busta vanno ancora indicati i tempi usati da entrambi i giocatori.
envelope-sealer =
    .title = Il nome di chi ha messo in busta la mossa
    .rule = Sulla busta deve figurare il nome del giocatore che ha messo in busta la mossa.
    .holds = Tra le indicazioni sulla busta figura il nome di chi ha messo in busta la mossa.
    .fails = Sulla busta manca il nome di chi ha messo in busta la mossa.
    .fails-beside = Sulla busta va ancora indicato il nome di chi ha messo in busta la mossa.
envelope-move-number =
    .title = Il numero della mossa sulla busta
    .rule = Sulla busta deve figurare il numero della mossa segreta.
    .holds = Tra le indicazioni sulla busta figura il numero della mossa segreta.
    .fails = Sulla busta manca il numero della mossa segreta.
    .fails-beside = Sulla busta va ancora indicato il numero della mossa segreta.
envelope-draw-offer =
    .title = L'offerta di patta sulla busta
    .rule = { $offer ->
        [made-before-adjournment] Sulla busta deve figurare l'offerta di patta fatta prima dell'aggiornamento, anche se è stata rifiutata.
       *[still-current] Sulla busta deve figurare l'offerta di patta ancora valida.
    }
    .holds = { $offer ->
        [made-before-adjournment] Tra le indicazioni sulla busta figura l'offerta di patta fatta prima dell'aggiornamento.
       *[still-current] Tra le indicazioni sulla busta figura l'offerta di patta ancora valida.
    }
    .fails = { $offer ->
        [made-before-adjournment] Prima dell'aggiornamento è stata fatta un'offerta di patta, che però sulla busta non figura.
       *[still-current] Un'offerta di patta è ancora valida, ma sulla busta non figura.
    }
    .fails-beside = Sulla busta va ancora indicata l'offerta di patta.
envelope-resumption =
    .title = La ripresa sulla busta
    .rule = Sulla busta devono figurare la data, l'ora e il luogo della ripresa.
    .holds = Tra le indicazioni sulla busta figurano la data, l'ora e il luogo della ripresa.
    .fails = Sulla busta mancano la data, l'ora e il luogo della ripresa.
    .fails-beside = Sulla busta vanno ancora indicate la data, l'ora e il luogo della ripresa.
envelope-custody =
    .title = Chi custodisce la busta
    .rule = L'arbitro deve controllare ciò che figura sulla busta e risponde della sua custodia.
    .holds = La mossa è stata messa in busta e la busta è stata chiusa, perciò l'arbitro deve controllarla e custodirla.
    .fails = Quando è stata chiusa, la busta non conteneva ancora una mossa segreta.
    .fails-alone = Nella busta non c'è ancora una mossa segreta, perciò l'arbitro non ha nulla da custodire.

## Fra una sessione e l'altra

offer-after-sealing =
    .title = La patta proposta dopo la mossa in busta
    .rule = L'offerta di patta fatta dopo che l'avversario ha messo in busta la mossa resta valida finché l'avversario non l'accetta o non la rifiuta, nei modi in cui si risponde a qualsiasi offerta.
    .holds = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta dopo che l'avversario aveva messo in busta la mossa, perciò l'offerta resta valida finché l'avversario non vi risponde.
    .yields = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta dopo che l'avversario aveva messo in busta la mossa.
    .fails = Quando { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } proposto la patta, l'avversario non aveva messo in busta la mossa: valgono le regole consuete sulle offerte.
adjourned-position-set-up =
    .title = Preparare la ripresa
    .rule = Prima che la partita riprenda, si deve disporre sulla scacchiera la posizione immediatamente precedente alla mossa segreta e regolare gli orologi sui tempi segnati al momento dell'aggiornamento.
    .holds = La partita aggiornata deve riprendere, perciò si deve disporre sulla scacchiera la posizione precedente alla mossa segreta e regolare gli orologi sui tempi del momento dell'aggiornamento.
    .fails = La posizione aggiornata non è nota, perciò non si può disporre sulla scacchiera.
    .fails-alone = La partita aggiornata non può riprendere.
ended-before-resumption =
    .title = La partita finita prima della ripresa
    .rule = La partita è finita se prima della ripresa i giocatori si accordano per la patta o se un giocatore comunica all'arbitro che abbandona.
    .holds = La partita era stata aggiornata e non era ancora ripresa; un accordo per la patta o un abbandono comunicato in questo intervallo la conclude.
    .fails = La partita era stata aggiornata e non era ancora ripresa, ma nessuna offerta di patta era valida, perciò nulla la concludeva.
envelope-opened-for-replier =
    .title = Per chi si apre la busta
    .rule = La busta si può aprire soltanto quando è presente il giocatore che deve rispondere alla mossa segreta.
    .holds = { $absent ->
        [yes] { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, è assente", pl: "devono rispondere alla mossa segreta, sono assenti") }, perciò la busta non si può aprire.
       *[no] { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era presente", pl: "devono rispondere alla mossa segreta, erano presenti") }, perciò la busta si poteva aprire.
    }
    .fails = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era assente", pl: "devono rispondere alla mossa segreta, erano assenti") } quando è stata aperta la busta.
    .fails-alone = La busta non andava aperta prima che { WHO($replier) } { AGREE($replier, sg: "fosse presente", pl: "fossero presenti") }.

## La mossa segreta è difettosa

decided-before-opening =
    .title = La partita decisa prima dell'apertura della busta
    .rule = Una mossa segreta difettosa non ha conseguenze se la partita era già decisa senza di essa: per la caduta della bandierina{ $completed ->
        [yes] {","} per una delle conclusioni elencate nell'articolo 5{ $automatic ->
            [yes] { $dead ->
                [yes] {","} per una patta senza richiesta o perché la posizione era morta
               *[no] {" "}o per una patta senza richiesta
            }
           *[no] { $dead ->
                [yes] {" "}o perché la posizione era morta
               *[no] {""}
            }
        }
       *[no] {" "}o perché la posizione era morta
    }. Quel risultato resta valido.
    .holds = { $by ->
        [flag] La caduta di una bandierina aveva deciso la partita prima che la busta fosse aperta, perciò la mossa segreta difettosa non ha conseguenze.
        [dead] Nella posizione aggiornata nessuno dei due giocatori poteva più dare scaccomatto, perciò la mossa segreta difettosa non ha conseguenze.
       *[over] La partita era finita prima che la busta fosse aperta, perciò la mossa segreta difettosa non ha conseguenze.
    }
    .fails = Prima dell'apertura della busta nulla aveva deciso la partita, e nessuna caduta della bandierina era stata constatata.
    .result = La partita è patta, perché la posizione aggiornata è morta.
    .reading = Il testo dice soltanto che la regola non si applica nei casi di certi articoli. Poiché quegli articoli regolano la fine della partita, l'eccezione si intende così: il risultato che ne è derivato resta valido. Tra le eccezioni i testi citano anche l'articolo sulla caduta della bandierina. Si potrebbe intendere che una mossa segreta difettosa comporti soltanto la patta quando l'avversario non può più dare scaccomatto; noi riferiamo l'eccezione a una bandierina la cui caduta ha già deciso la partita.
ambiguous-sealed-move =
    .title = La mossa segreta ambigua
    .rule = Perde la partita il giocatore la cui mossa segreta si può leggere come più di una mossa.
    .holds = La mossa segreta { WHO($sealer, case: "gen") } si può leggere come due mosse diverse, perciò perde chi l'ha messa in busta.
    .yields = La mossa segreta { WHO($sealer, case: "gen") } si può leggere come due mosse diverse.
    .fails = La mossa segreta { WHO($sealer, case: "gen") } si può leggere come una sola mossa legale.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") }, perché la mossa segreta è ambigua.
unintelligible-sealed-move =
    .title = La mossa segreta incomprensibile
    .rule = Perde la partita il giocatore la cui mossa segreta è scritta in modo tale che non se ne può stabilire il vero significato. Una notazione insolita non nuoce, purché il significato sia certo.
    .holds = Non è possibile stabilire quale mossa { WHO($sealer) } { AGREE($sealer, sg: "volesse", pl: "volessero") } mettere in busta, perciò la partita è persa per chi ha scritto la mossa segreta.
    .yields = Non è possibile stabilire quale mossa { WHO($sealer) } { AGREE($sealer, sg: "volesse", pl: "volessero") } mettere in busta.
    .fails = Il significato della mossa segreta { WHO($sealer, case: "gen") } è certo, comunque sia scritta.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") }, perché non è possibile stabilire il significato della mossa segreta.
illegal-sealed-move =
    .title = La mossa segreta illegale
    .rule = Perde la partita il giocatore la cui mossa segreta è illegale. Non importa se l'avversario possa ancora dare scaccomatto.
    .holds = La mossa segreta { WHO($sealer, case: "gen") } è illegale, perciò perde chi l'ha messa in busta, qualunque materiale abbia l'avversario.
    .yields = La mossa segreta { WHO($sealer, case: "gen") } è illegale.
    .fails = La mossa segreta { WHO($sealer, case: "gen") } è legale.
    .fails-beside = La mossa segreta { WHO($sealer, case: "gen") } è valida ed è stata eseguita sulla scacchiera.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") }, perché la mossa segreta è illegale.

## La ripresa

resumption-replier-present =
    .title = Chi deve rispondere è presente
    .rule = Se all'ora fissata per la ripresa il giocatore che deve rispondere è presente, si deve aprire la busta, eseguire sulla scacchiera la mossa segreta e avviare l'orologio di quel giocatore.
    .holds = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era presente", pl: "devono rispondere alla mossa segreta, erano presenti") } all'ora fissata per la ripresa, perciò si deve aprire la busta ed eseguire sulla scacchiera la mossa segreta prima di avviare il suo orologio.
    .yields = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era presente", pl: "devono rispondere alla mossa segreta, erano presenti") } all'ora fissata per la ripresa.
    .fails = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era assente", pl: "devono rispondere alla mossa segreta, erano assenti") } all'ora fissata per la ripresa.
resumption-replier-absent =
    .title = Chi deve rispondere è assente
    .rule = Se all'ora fissata per la ripresa il giocatore che deve rispondere è assente, si deve avviare il suo orologio. Al suo arrivo egli può fermarlo e chiamare l'arbitro; allora si deve aprire la busta, eseguire sulla scacchiera la mossa segreta e riavviare l'orologio.
    .holds = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era assente", pl: "devono rispondere alla mossa segreta, erano assenti") } all'ora fissata per la ripresa, perciò da quel momento corre il suo orologio e la busta si apre soltanto al suo arrivo.
    .yields = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era assente", pl: "devono rispondere alla mossa segreta, erano assenti") } all'ora fissata per la ripresa.
    .fails = { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, era presente", pl: "devono rispondere alla mossa segreta, erano presenti") } all'ora fissata per la ripresa.
sealed-reply =
    .title = La risposta in una seconda busta
    .rule = Finché il giocatore che ha messo in busta la mossa è assente, l'avversario può, anziché rispondere sulla scacchiera, scrivere la risposta alla mossa segreta sul proprio formulario, chiudere il formulario in una nuova busta, fermare il proprio orologio e avviare quello dell'assente. L'arbitro deve custodire questa busta e aprirla all'arrivo dell'assente.
    .holds = { WHO($sealer) }, che { AGREE($sealer, sg: "aveva messo in busta la mossa, era assente", pl: "avevano messo in busta la mossa, erano assenti") } alla ripresa della partita; perciò { WHO($replier) } { AGREE($replier, sg: "può", pl: "possono") } mettere in busta la risposta, e l'arbitro deve aprire questa seconda busta all'arrivo dell'assente.
    .yields = { WHO($sealer) }, che { AGREE($sealer, sg: "aveva messo in busta la mossa, era assente", pl: "avevano messo in busta la mossa, erano assenti") } alla ripresa della partita.
    .fails = La risposta può essere messa in busta soltanto { WHO($replier, case: "by") }, quando la mossa segreta è nota e finché { WHO($sealer) } { AGREE($sealer, sg: "è assente", pl: "sono assenti") }, e queste condizioni mancavano.
    .fails-alone = La risposta non può essere messa in busta; { WHO($replier) } { AGREE($replier, sg: "deve", pl: "devono") } eseguirla sulla scacchiera.
late-for-resumption =
    .title = Il ritardo alla ripresa
    .rule = { $mode ->
        [fixed-limit] Il giocatore che arriva alla ripresa di una partita aggiornata con più di { DURATION($limit) } di ritardo perde la partita.
        [limit-unless-varied] Il giocatore che arriva alla ripresa di una partita aggiornata con più di { DURATION($limit) } di ritardo perde la partita, a meno che il regolamento del torneo non disponga o l'arbitro non decida altrimenti.
       *[default-time] Il giocatore che arriva alla ripresa di una partita aggiornata dopo il tempo di tolleranza del torneo perde la partita, a meno che l'arbitro non decida altrimenti.
    }
    .holds = { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } con { DURATION($late) } di ritardo, { $known ->
        [yes] mentre il massimo ammesso è di { DURATION($limit) }
       *[no] più di quanto il torneo ammetta
    }{ $both ->
        [yes] { "." } { WHO($opponent) } non si { AGREE($opponent, sg: "era presentato", pl: "erano presentati") } affatto, perciò perdono entrambi
       *[no] {","} perciò { AGREE($player, sg: "perde", pl: "perdono") } la partita
    }.
    .yields = { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } con { DURATION($late) } di ritardo, { $known ->
        [yes] mentre il massimo ammesso è di { DURATION($limit) }
       *[no] più di quanto il torneo ammetta
    }.{ $both ->
        [yes] {" "}{ WHO($opponent) } non si { AGREE($opponent, sg: "era presentato", pl: "erano presentati") } affatto.
       *[no] {""}
    }
    .fails = { $excused ->
        [yes] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } con { DURATION($late) } di ritardo, ma il ritardo è giustificato.
       *[no] { WHO($player) } { AGREE($player, sg: "è arrivato", pl: "sono arrivati") } con { DURATION($late) } di ritardo, entro { $known ->
            [yes] il massimo ammesso di { DURATION($limit) }
           *[no] i limiti ammessi dal torneo
        }.
    }
    .fails-beside = { $excused ->
        [yes] Il ritardo { WHO($player, case: "gen") } è giustificato e non fa perdere la partita.
       *[no] Il ritardo { WHO($player, case: "gen") } non è eccessivo e non fa perdere la partita.
    }
    .result = { WHO($player) } { AGREE($player, sg: "vince, perché l'avversario è arrivato troppo tardi alla ripresa", pl: "perdono, perché nessuno dei due è arrivato in tempo alla ripresa") }.
    .reading = Il testo parla di un solo giocatore in ritardo. Se neppure l'avversario si è presentato, entrambi sono in ritardo ed entrambi perdono.
late-sealer-mated =
    .title = La mossa segreta che dà scaccomatto
    .rule = Il giocatore che arriva troppo tardi vince ugualmente se la sua mossa segreta dà scaccomatto.
    .holds = La mossa segreta { WHO($sealer, case: "gen") } dà scaccomatto, perciò il ritardo non ha importanza.
    .fails = La mossa segreta { WHO($sealer, case: "gen") } non è una mossa legale che dà scaccomatto.
    .result = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } per scaccomatto.
late-sealer-drew =
    .title = La mossa segreta che rende patta la partita
    .rule = { $any-end ->
        [yes] Se la mossa segreta rende patta la partita, quel risultato resta valido, chiunque dei due arrivi troppo tardi.
       *[no] La partita è ugualmente patta se la mossa segreta del giocatore che arriva troppo tardi produce lo stallo o una posizione morta.
    }
    .holds = { $stalemate ->
        [yes] La mossa segreta { WHO($sealer, case: "gen") } produce lo stallo, perciò il ritardo non ha importanza.
       *[no] Dopo la mossa segreta { WHO($sealer, case: "gen") } nessuno dei due giocatori può più dare scaccomatto, perciò il ritardo non ha importanza.
    }
    .fails = La mossa segreta { WHO($sealer, case: "gen") } non è una mossa legale che rende patta la partita.
    .result = La partita è patta per effetto della mossa segreta.
late-sealer-flag =
    .title = La bandierina di chi ha aspettato
    .rule = Se il giocatore presente ha perso per il tempo, quel risultato resta valido anche se l'avversario, che aveva messo in busta la mossa, arriva troppo tardi.
    .holds = La bandierina { WHO($replier, case: "gen") } era caduta, perciò la partita era finita prima che il ritardo potesse contare.
    .fails = La bandierina { WHO($replier, case: "gen") } non aveva deciso la partita.
    .reading = Il risultato della caduta della bandierina vale così com'è, quindi può essere anche soltanto una patta; una bandierina di cui nessuno si è accorto non ha deciso nulla.
both-absent-at-resumption =
    .title = Nessuno è presente alla ripresa
    .rule = Se all'inizio nessuno dei due giocatori è presente e il tempo di tolleranza del torneo non è zero, il giocatore che deve rispondere perde tutto il tempo che trascorre fino al suo arrivo, a meno che il regolamento del torneo non disponga o l'arbitro non decida altrimenti.
    .holds = All'ora fissata per la ripresa nessuno dei due giocatori era presente, perciò { WHO($replier) }, che { AGREE($replier, sg: "deve rispondere alla mossa segreta, perde", pl: "devono rispondere alla mossa segreta, perdono") } il tempo che trascorre fino al proprio arrivo.
    .fails = { $excused ->
        [no] Il tempo di tolleranza è zero, e chi deve rispondere perde il tempo fino al proprio arrivo soltanto dove il ritardo è ammesso.
       *[yes] L'assenza è giustificata, perciò questa regola da sola non fa perdere { WHO($replier, case: "dat") } il tempo che trascorre fino all'arrivo.
    }
    .fails-beside = { $excused ->
        [no] Chi arriva in ritardo alla ripresa perde la partita, a meno che l'arbitro non decida altrimenti.
       *[yes] Sta al regolamento del torneo o all'arbitro stabilire se { WHO($replier) } { AGREE($replier, sg: "perda il tempo che trascorre fino al suo arrivo", pl: "perdano il tempo che trascorre fino al loro arrivo") }.
    }

## La busta è andata persa

lost-envelope =
    .title = La busta manca
    .rule = Se la busta manca, la partita prosegue dalla posizione aggiornata con i tempi annotati al momento dell'aggiornamento; se non è possibile stabilirli, l'arbitro deve regolare gli orologi. Il giocatore che ha messo in busta la mossa deve eseguire sulla scacchiera quella che dichiara di aver scritto.
    .holds = { $times ->
        [yes] La busta manca, ma si conoscono la posizione aggiornata e i tempi al momento dell'aggiornamento, perciò la partita può proseguire da lì con la mossa che { WHO($sealer) } { AGREE($sealer, sg: "dichiara", pl: "dichiarano") } di aver messo in busta.
       *[no] La busta manca. La posizione aggiornata è nota, i tempi al momento dell'aggiornamento no, perciò l'arbitro deve regolare gli orologi.
    }
    .fails = La busta manca e neppure la posizione aggiornata è nota, perciò { WHO($sealer) } non { AGREE($sealer, sg: "può", pl: "possono") } proseguire il gioco da essa.
lost-position =
    .title = La posizione aggiornata è perduta
    .rule = Se non è possibile stabilire la posizione della partita aggiornata, la partita viene annullata e se ne gioca una nuova.
    .holds = { $envelope ->
        [yes] La busta manca e non è possibile stabilire la posizione, perciò la partita deve essere annullata.
       *[no] La busta c'è, ma non è possibile stabilire la posizione della partita aggiornata, perciò la partita deve essere annullata.
    }
    .fails = La posizione della partita aggiornata è nota, perciò non c'è motivo di annullare la partita.

## I tempi degli orologi sono errati

wrong-times-corrected =
    .title = Quando i tempi errati si correggono
    .rule = Se un giocatore, prima di eseguire la sua prima mossa dopo la ripresa, fa notare che su un orologio il tempo usato è indicato in modo errato, l'errore deve essere corretto.{ $exception ->
        [too-severe] {" "}In seguito lo si corregge soltanto se l'arbitro ritiene che le conseguenze dell'errore sarebbero troppo gravi.
        [arbiter-decides] {""}
       *[unknown] {""}
    }
    .holds = { $early ->
        [yes] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore in tempo, prima di eseguire una mossa dopo la ripresa.
       *[no] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore soltanto dopo aver eseguito una mossa, ma le conseguenze sarebbero troppo gravi.
    }
    .fails = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } già eseguito una mossa dopo la ripresa quando { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore.
    .fails-beside = { $exception ->
        [too-severe] I tempi restano quelli indicati.
        [arbiter-decides] Altrimenti i tempi restano quelli indicati.
       *[unknown] I tempi restano quelli indicati.
    }
    .reading = La prima mossa è quella del giocatore stesso. Non si intende la mossa segreta, che viene eseguita sulla scacchiera all'apertura della busta.
wrong-times-stand =
    .title = Quando i tempi errati restano
    .rule = Se l'errore non è stato fatto notare in tempo, la partita prosegue con i tempi indicati{ $exception ->
        [too-severe] {","} a meno che l'arbitro non ritenga troppo gravi le conseguenze dell'errore
        [arbiter-decides] {","} a meno che l'arbitro non decida altrimenti
       *[unknown] {""}
    }.
    .holds = { $exception ->
        [too-severe] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore soltanto dopo aver eseguito una mossa, e le conseguenze non sarebbero troppo gravi.
        [arbiter-decides] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore soltanto dopo aver eseguito una mossa, perciò i tempi restano, a meno che l'arbitro non decida altrimenti.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore soltanto dopo aver eseguito una mossa, perciò i tempi restano.
    }
    .fails = { $exception ->
        [too-severe] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore prima di eseguire una mossa, oppure le conseguenze sarebbero troppo gravi.
        [arbiter-decides] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore prima di eseguire una mossa.
       *[unknown] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } fatto notare l'errore prima di eseguire una mossa.
    }

## Le sessioni

session-timepiece =
    .title = Quale orologio fa fede
    .rule = La durata di una sessione si misura con l'orologio dell'arbitro.
    .holds = È stato l'orologio dell'arbitro a segnare la fine della sessione, ed è questo che fa fede.
    .fails = A segnare la fine della sessione non è stato l'orologio dell'arbitro, e nessun altro fa fede.
sessions-announced =
    .title = L'annuncio delle sessioni
    .rule = { $end ->
        [yes] L'ora d'inizio e l'ora di fine di una sessione devono essere annunciate in anticipo.
        [no] L'ora d'inizio di una sessione deve essere annunciata in anticipo.
       *[unknown] L'ora d'inizio di una sessione deve essere annunciata in anticipo; se debba esserlo anche quella di fine, per questa edizione non ci è noto.
    }
    .holds = { $end ->
        [yes] Ai giocatori devono essere comunicate in anticipo l'ora d'inizio e l'ora di fine della sessione.
        [no] Ai giocatori deve essere comunicata in anticipo l'ora d'inizio della sessione.
       *[unknown] Ai giocatori deve essere comunicata in anticipo l'ora d'inizio della sessione.
    }

