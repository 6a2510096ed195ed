### L'orologio per gli scacchi.

move-completed =
    .title = Quando una mossa è completata
    .rule = Una mossa eseguita sulla scacchiera è completata quando il giocatore preme l'orologio.
completed-by-the-end =
    .title = Completata con la fine della partita
    .rule = La mossa che conclude la partita è completata senza che occorra premere l'orologio.
completed-by-next-move =
    .title = Completata con la mossa successiva
    .rule = Una mossa dopo la quale l'orologio non è stato premuto è completata quando lo stesso giocatore ha eseguito la mossa successiva.
flag-counts =
    .title = Quando una bandierina si considera caduta
    .rule = { $by ->
        [either] Una bandierina si considera caduta quando l'arbitro lo constata o un giocatore lo segnala a ragione.
        [arbiter] Una bandierina si considera caduta quando l'arbitro lo constata.
       *[player] Una bandierina si considera caduta soltanto quando un giocatore lo segnala a ragione.
    }
    .holds = { $notice ->
        [claim] La caduta della bandierina { WHO($player, case: "gen") } è stata segnalata a ragione, perciò la bandierina si considera caduta.
       *[arbiter] L'arbitro ha visto la caduta della bandierina { WHO($player, case: "gen") }, che perciò si considera caduta.
    }
    .fails = { $notice ->
        [nobody] Nessuno ha visto o segnalato la caduta della bandierina { WHO($player, case: "gen") }, che perciò non si considera ancora caduta.
        [up] La bandierina { WHO($player, case: "gen") } non è caduta.
        [claim] Qui la segnalazione di un giocatore non basta perché la bandierina si consideri caduta.
       *[arbiter] Qui non basta che l'arbitro l'abbia vista perché la bandierina si consideri caduta: deve segnalarlo un giocatore.
    }
flag-claim-wrong =
    .title = Segnalare una bandierina che non è caduta
    .rule = La segnalazione che la bandierina dell'avversario è caduta ha effetto soltanto se è vera.
    .holds = La bandierina { WHO($player, case: "gen") } non è caduta, perciò la segnalazione è respinta.
flag-fall =
    .title = Perdere per il tempo
    .rule = { $dead ->
        [yes] Perde la partita il giocatore la cui bandierina si considera caduta prima che siano state completate le mosse del periodo, a meno che la partita non fosse già finita per scaccomatto, abbandono, stallo, posizione morta o accordo.
       *[no] Perde la partita il giocatore la cui bandierina si considera caduta prima che siano state completate le mosse del periodo, a meno che la partita non fosse già finita per scaccomatto, abbandono, stallo o accordo.
    }
    .holds = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } completato in tempo le mosse del periodo, perciò { AGREE($opponent, sg: "vince", pl: "vincono") } { WHO($opponent) }.
    .fails = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } completato in tempo le mosse del periodo.
flag-fall-draw =
    .title = La bandierina cade e l'avversario non può dare scaccomatto
    .rule = { $test ->
        [worst-play] La caduta della bandierina rende patta la partita se l'avversario non può dare scaccomatto neppure contro il gioco peggiore.
       *[any-legal-series] La caduta della bandierina rende patta la partita se l'avversario non può dare scaccomatto con alcuna serie di mosse legali.
    }
    .holds = { WHO($opponent) } non { AGREE($opponent, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
    .fails = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } ancora dare scaccomatto con una serie qualsiasi di mosse legali.
flag-after-the-end =
    .title = Una bandierina notata dopo la fine
    .rule = La caduta di una bandierina di cui nessuno si era accorto prima della fine della partita non cambia nulla.
    .holds = La partita era finita con l'evento { $event }, prima che la bandierina { WHO($player, case: "gen") } si considerasse caduta.
other-period-flags =
    .title = La caduta di entrambe le bandierine prima dell'ultimo periodo
    .rule = Se entrambe le bandierine sono cadute in un periodo che non è l'ultimo e nessuno può dire quale sia caduta per prima, il gioco prosegue.{ $announced ->
        [yes] { " " }Ciò vale soltanto se è stata annunciata l'applicazione delle linee guida.
       *[no] { "" }
    }
    .holds = Entrambe le bandierine sono cadute, l'ordine non è noto e questo non è l'ultimo periodo, perciò il gioco prosegue.
last-period-flags =
    .title = La caduta di entrambe le bandierine nell'ultimo periodo
    .rule = Se entrambe le bandierine sono cadute nel periodo in cui vanno eseguite tutte le mosse restanti e nessuno può dire quale sia caduta per prima, la partita è patta.{ $announced ->
        [yes] { " " }Ciò vale soltanto se è stata annunciata l'applicazione delle linee guida.
       *[no] { "" }
    }
    .holds = Entrambe le bandierine sono cadute, l'ordine non è noto e questo è l'ultimo periodo, perciò la partita è patta.
