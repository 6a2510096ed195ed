### Ciò che una decisione comporta: una frase per ogni effetto.
### $player è il giocatore interessato, $opponent l'altro.

## La partita

effect-win = { WHO($player) } { AGREE($player, sg: "vince", pl: "vincono") } la partita.
effect-draw = La partita è patta.
effect-both-lose = Entrambi i giocatori perdono la partita.
effect-forfeited = La partita si considera non giocata: { WHO($player) } la { AGREE($player, sg: "perde", pl: "perdono") } a forfait.
    .won = { WHO($opponent) } { AGREE($opponent, sg: "vince", pl: "vincono") } a forfait; la partita si considera non giocata.
    .both-lost = Entrambi i giocatori perdono a forfait; la partita si considera non giocata.
effect-match-board-lost = Nell'incontro a squadre la scacchiera { WHO($player, case: "gen") } è persa a forfait, qualunque sia il risultato della partita.
effect-play-on = La partita prosegue.
closing-adjourned = La partita è aggiornata.
closing-play-on =
    .one = La partita prosegue; { WHO($player, case: "dat") } restano { CLOCK($time) }.
    .both = La partita prosegue; { WHO($player, case: "dat") } restano { CLOCK($time) }, { WHO($opponent, case: "dat") } { CLOCK($other) }.
effect-already-over = La partita era già finita; ciò che è avvenuto dopo non conta.
    .after-result = Ciò che è avvenuto dopo non conta.
effect-new-game = La partita è annullata e se ne gioca una nuova.

## L'orologio

effect-add-time = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { DURATION($time) } in più.
    .again = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } altri { DURATION($time) }.
# Half of what the ladder begins at is what it leaves, in every edition that has one; so the steps need not be told.
effect-take-time =
    .exactly = Il tempo { WHO($player, case: "gen") } viene ridotto di { DURATION($time) }.
    .half-up-to = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } la metà del tempo che resta, ma non più di { DURATION($time) }.
    .stepped = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } la metà del tempo che resta, al massimo { DURATION($most) }, senza scendere sotto { DURATION($rest) }.
    .down-to = L'orologio { WHO($player, case: "gen") } viene portato a { CLOCK($time) }.
    .exactly-again = Il tempo { WHO($player, case: "gen") } viene ridotto ancora di { DURATION($time) }.
    .half-up-to-again = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } di nuovo la metà del tempo che resta, ma non più di { DURATION($time) }.
    .stepped-again = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } di nuovo la metà del tempo che resta, al massimo { DURATION($most) }, senza scendere sotto { DURATION($rest) }.
effect-times-by-judgement = L'arbitro stabilisce i tempi degli orologi secondo il suo miglior giudizio.
    .again = L'arbitro stabilisce di nuovo i tempi degli orologi secondo il suo miglior giudizio.
    .again-again = Ancora una volta l'arbitro stabilisce i tempi degli orologi secondo il suo miglior giudizio.
effect-start-clock = Viene messo in moto l'orologio { WHO($player, case: "gen") }.
    .again = Si riavvia l'orologio { WHO($player, case: "gen") }.
effect-pause-clocks = Gli orologi vengono fermati.
effect-charge = Tutto il tempo trascorso va a carico { WHO($player, case: "gen") }.
    .late = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } tutto il tempo trascorso fino al proprio arrivo.
    .adjourning = Tutto il tempo che resta fino al termine della sessione va a carico { WHO($player, case: "gen") }.
effect-shows-exactly = L'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }.
    .both = L'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }, quello { WHO($opponent, case: "gen") } { CLOCK($other) }.
# Instead of effect-shows-exactly, where the arbiter sets the times by his judgement.
reading-unless-set-otherwise = Se l'arbitro non stabilisce un tempo diverso, l'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }.
    .both = Se l'arbitro non stabilisce tempi diversi, l'orologio { WHO($player, case: "gen") } segna { CLOCK($time) } e quello { WHO($opponent, case: "gen") } { CLOCK($other) }.
effect-keep-times = I tempi restano quelli segnati dall'orologio.
effect-replace-clock = L'orologio viene sostituito.
effect-install-setting = L'orologio viene impostato correttamente.
effect-set-counter = Il contamosse viene corretto.
effect-counter-shows = Il contamosse { WHO($player, case: "gen") } viene impostato su { $moves }.
effect-next-period = Comincia il periodo successivo { WHO($player, case: "gen") }.

## Mosse e posizione

effect-restore =
    .move = Si ripristina la posizione precedente alla mossa { MOVE($move) }.
    .previous = Si ripristina la posizione precedente.
    .before = Si ripristina la posizione precedente all'irregolarità (evento { $event }).
    .last-identifiable = Si ripristina l'ultima posizione identificabile prima dell'irregolarità.
    .where-records-agree = La partita torna all'ultimo punto in cui le registrazioni concordano.
    .move-again = Si ripristina di nuovo la posizione precedente alla mossa { MOVE($move) }.
    .moved = Si ripristina la posizione precedente alla mossa { WHO($player, case: "gen") }.
    .moved-again = Si ripristina anche la posizione precedente alla nuova mossa { WHO($player, case: "gen") }.
    .pressed = Si ripristina la posizione in cui è stato premuto l'orologio.
    .displaced = Si ripristina la posizione precedente allo spostamento dei pezzi.
    .previous-again = Si ripristina di nuovo la posizione precedente.
effect-must-move = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muovere il pezzo che si trova in { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muovere { MEN($man, on: "di") }.
    .known-again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque muovere { MEN($man, on: "di") }.
effect-must-capture = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturare il pezzo che si trova in { SQUARE($piece) }.
    .known = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturare { MEN($man) }.
effect-must-play = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } giocare { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } giocare la mossa scritta o dichiarata.
    .sealed = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire sulla scacchiera la mossa che { AGREE($player, sg: "dichiara", pl: "dichiarano") } di aver messo in busta.
effect-must-seal = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } mettere in busta { MOVE($text) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } mettere in busta una mossa.
effect-sealed-move = La mossa segreta { WHO($player, case: "gen") } è { MOVE($text) }.
    .unknown = La mossa { WHO($player, case: "gen") } è in busta.
effect-any-legal-move = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare qualsiasi mossa legale.
    .again = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } di nuovo giocare qualsiasi mossa legale.
effect-playable = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare: { MOVE($moves) }.
effect-touch-move-binds = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muovere il pezzo toccato, o catturarlo se è dell'avversario, purché ciò sia legale.
    .again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque muovere il pezzo toccato, o catturarlo se è dell'avversario, purché ciò sia legale.
    .replacing = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire una mossa legale con lo stesso pezzo, se ce n'è una.
effect-move-stands = La mossa (evento { $event }) resta valida.
    .move = La mossa { MOVE($move) } resta valida.
    .previous = La mossa resta valida.
    .unnamed = La mossa (evento { $event }) resta valida.
    .moved = La mossa { WHO($player, case: "gen") } resta valida.
effect-promoted-to = Il pedone viene sostituito con { TERM($piece, case: "indef") }.
effect-no-castling = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } arroccare.
effect-no-castling-with = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } arroccare con la torre che si trovava in { SQUARE($rook) }.
effect-repair = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } rimettere a posto, con il proprio orologio in moto, i pezzi spostati.
    .again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque rimettere a posto, con il proprio orologio in moto, i pezzi spostati.

## L'esecuzione della mossa, passo per passo

effect-move-made = La mossa { WHO($player, case: "gen") } è stata eseguita.
effect-must-castle =
    .king-side = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire l'arrocco corto.
    .queen-side = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } eseguire l'arrocco lungo.
    .unknown = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } arroccare dal lato della torre toccata.
    .king-side-again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque eseguire l'arrocco corto.
    .queen-side-again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque eseguire l'arrocco lungo.
    .unknown-again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque arroccare dal lato della torre toccata.
effect-not-castle-now =
    .king-side = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } eseguire l'arrocco corto in questa mossa.
    .queen-side = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } eseguire l'arrocco lungo in questa mossa.
    .unknown = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } arroccare in questa mossa dal lato della torre toccata.
effect-must-move-a = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } muovere { $piece ->
        [king] il re toccato
        [queen] la donna toccata
        [rook] la torre toccata
        [bishop] l'alfiere toccato
        [knight] il cavallo toccato
       *[pawn] il pedone toccato
    }, se questo pezzo ha una mossa legale.
    .again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } comunque muovere { $piece ->
            [king] il re toccato
            [queen] la donna toccata
            [rook] la torre toccata
            [bishop] l'alfiere toccato
            [knight] il cavallo toccato
           *[pawn] il pedone toccato
        }, se questo pezzo ha una mossa legale.
effect-must-capture-a = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } catturare { $piece ->
        [king] il re toccato
        [queen] la donna toccata
        [rook] la torre toccata
        [bishop] l'alfiere toccato
        [knight] il cavallo toccato
       *[pawn] il pedone toccato
    }, se ciò è legale.
effect-must-promote-to = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } promuovere il pedone { TERM($piece, case: "to") }.
effect-must-stay = Il pezzo che si trovava in { SQUARE($piece) } deve restare in { SQUARE($on) }, e { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } terminare la mossa con esso.
    .known = { MEN($man, on: "di") } deve restare in { SQUARE($on) }, e { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } completare questa mossa.

## Infrazioni

effect-counts-as-illegal = Conta come { $nth ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] { $nth }ª
} mossa illegale completata { WHO($player, case: "by") }.
illegal-move-costs =
    .time = Conta come { $nth ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $nth }ª
    } mossa illegale completata { WHO($player, case: "by") }, perciò { WHO($opponent) } { AGREE($opponent, sg: "riceve", pl: "ricevono") } { DURATION($time) } in più.
    .game = Conta come { $nth ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $nth }ª
    } mossa illegale completata { WHO($player, case: "by") }, perciò { WHO($opponent) } { AGREE($opponent, sg: "vince", pl: "vincono") } la partita.
effect-not-counted = L'infrazione non viene conteggiata come mossa illegale { WHO($player, case: "gen") }.

## Richieste e diritti

effect-claim-accepted = La richiesta è accolta.
effect-claim-rejected = La richiesta è respinta.
effect-right-lost =
    .repetition = In questa mossa { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta per ripetizione.
    .no-progress = In questa mossa { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } più richiedere la patta per la regola delle 50 mosse.
effect-cannot-be-withdrawn = Una dichiarazione resa non può essere ritirata.
    .offer = L'offerta non può essere ritirata.
    .claim = La richiesta non può essere ritirata.
    .resignation = L'abbandono non può essere ritirato.
effect-offer-stands = L'offerta di patta { WHO($player, case: "gen") } resta valida.
    .claim = L'offerta di patta contenuta nella richiesta { WHO($player, case: "gen") } è ancora valida.
    .request = La richiesta è ammissibile e vale come offerta di patta { WHO($player, case: "gen") }.
effect-offer-gone = L'offerta di patta è decaduta.
    .claim = L'offerta di patta contenuta nella richiesta è decaduta.
effect-condition-void = La condizione posta all'offerta non ha effetto.
# Su che cosa si decide, se non è una richiesta.
# Bare: in a note.
decision-on-irregularity =
    .claim-accepted = Il reclamo è accolto.
    .claim-rejected = Il reclamo è respinto.
decision-on-complaint =
    .claim-accepted = Il reclamo è accolto.
    .claim-rejected = Il reclamo è respinto.
    .claim-rejected-again = Anche il nuovo reclamo è respinto.
    .claim-accepted-again = Anche il nuovo reclamo è accolto.
decision-on-appeal =
    .claim-accepted = L'appello è accolto.
    .claim-rejected = L'appello è respinto.
decision-on-draw =
    .claim-accepted = La richiesta di patta { WHO($player, case: "gen") } è accolta.
    .claim-rejected = La richiesta di patta { WHO($player, case: "gen") } è respinta.
    .claim-accepted-nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } richiesta di patta { WHO($player, case: "gen") } è accolta.
    .claim-rejected-nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } richiesta di patta { WHO($player, case: "gen") } è respinta.
    .claim-accepted-both = Entrambe le richieste di patta sono accolte.
    .claim-rejected-both = Entrambe le richieste di patta sono respinte.
    .claim-inadmissible = La richiesta di patta { WHO($player, case: "gen") } è inammissibile.
    .claim-inadmissible-nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } richiesta di patta { WHO($player, case: "gen") } è inammissibile.
    .claim-premature = La richiesta di patta { WHO($player, case: "gen") } è respinta perché prematura.
    .claim-premature-nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } richiesta di patta { WHO($player, case: "gen") } è respinta perché prematura.
decision-on-flag =
    .claim-accepted = La segnalazione { WHO($player, case: "gen") } sulla caduta della bandierina è accolta.
    .claim-rejected = La segnalazione { WHO($player, case: "gen") } sulla caduta della bandierina è respinta.
    .claim-rejected-again = Anche la nuova segnalazione { WHO($player, case: "gen") } sulla caduta della bandierina è respinta.
    .claim-accepted-both = Entrambe le segnalazioni sulla caduta della bandierina sono accolte.
    .claim-rejected-both = Entrambe le segnalazioni sulla caduta della bandierina sono respinte.
decision-on-default =
    .claim-accepted = La richiesta di vittoria a forfait { WHO($player, case: "gen") } è accolta.
    .claim-rejected = La richiesta di vittoria a forfait { WHO($player, case: "gen") } è respinta.
decision-on-claim =
    .claim-accepted = Il reclamo { $player ->
        [spectator] dello spettatore
       *[other] { WHO($player, case: "gen") }
    } è accolto.
    .claim-rejected = Il reclamo { $player ->
        [spectator] dello spettatore
       *[other] { WHO($player, case: "gen") }
    } è respinto.
    .claim-rejected-again = Anche il nuovo reclamo { WHO($player, case: "gen") } è respinto.
    .claim-accepted-again = Anche il nuovo reclamo { WHO($player, case: "gen") } è accolto.
decision-on-request =
    .claim-accepted = La richiesta è accolta.
    .claim-rejected = La richiesta è respinta.
decision-on-notice =
    .claim-accepted = Il reclamo { $player ->
        [spectator] dello spettatore
       *[other] { WHO($player, case: "gen") }
    } è accolto.
    .claim-rejected = Il reclamo { $player ->
        [spectator] dello spettatore
       *[other] { WHO($player, case: "gen") }
    } è respinto.
decision-on-own =
    .claim-accepted = L'arbitro deve intervenire.
    .claim-rejected = L'arbitro non ha motivo di intervenire.
decision-on-question =
    .claim-accepted = La richiesta sarebbe accolta.
    .claim-rejected = La richiesta sarebbe respinta.
    .already-over = La partita è finita.
    .already-over-again = La partita resta finita.
effect-claim-postponed = La decisione sulla richiesta è rinviata.
effect-install-increment = D'ora in poi entrambi i giocatori hanno un incremento di { DURATION($time) } a mossa.
effect-decision-final = La decisione sulla richiesta di patta è definitiva; contro di essa non è ammesso appello.
effect-result-referred = Il gioco è terminato; il risultato sarà deciso dall'arbitro designato.
effect-must-submit =
    .position = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } consegnare per iscritto la posizione finale.
    .scoresheet = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } consegnare un formulario completo.
effect-must-verify = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } verificare ciò che consegna l'avversario.
effect-allowed = Il comportamento { WHO($player, case: "gen") } è ammesso.
    .named = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } { $doing }.
    .asked = La richiesta { WHO($player, case: "gen") } è accolta.
    .named-again = Anche questa volta { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di { $doing }.
    .done-again = Anche questa volta { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di { $doing }.
    .play = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } giocare { MOVE($move) }.
effect-forbidden = Il comportamento { WHO($player, case: "gen") } non è ammesso.
    .named = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } { $doing }.
    .asked = La richiesta { WHO($player, case: "gen") } è respinta.
    .again = Anche questo comportamento { WHO($player, case: "gen") } non è ammesso.
    .named-again = Neanche questa volta { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } { $doing }.
    .named-again-again = Ancora una volta { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } { $doing }.
    .done = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di { $doing }.
    .done-again = Neanche questa volta { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di { $doing }.
    .done-again-again = Ancora una volta { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di { $doing }.
    .play = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } giocare { MOVE($move) }.
effect-needs-permission = { WHO($player, case: "dat") } occorre il permesso dell'arbitro.
    .named = { WHO($player, case: "dat") } occorre il permesso dell'arbitro per { $doing }.
    .asked = { WHO($player, case: "dat") } occorre il permesso dell'arbitro per quanto { AGREE($player, sg: "ha", pl: "hanno") } chiesto.

## L'arbitro

# What the arbiter must do, or may choose, as it follows “must” and “may”; several of them are told in one sentence.
duty =
    .set-up-adjourned = ricostruire la posizione e i tempi della partita aggiornata
    .open-envelope = aprire la busta, eseguendo sulla scacchiera la mossa segreta
    .check-moves = verificare se le mosse del periodo siano state completate
    .call-flag = segnalare la caduta della bandierina
    .stop-clocks = fermare gli orologi
    .establish-result = accertare quale sia il risultato
arbiter-must = L'arbitro deve { LIST($duties) }.
effect-must =
    .call-flag = L'arbitro deve segnalare la caduta della bandierina.
    .intervene = L'arbitro deve intervenire subito.
    .ask-to-seal = L'arbitro deve chiedere al giocatore che ha il tratto di mettere in busta la mossa.
    .keep-envelope = L'arbitro deve controllare la busta e custodirla.
    .open-envelope = L'arbitro deve aprire la busta ed eseguire sulla scacchiera la mossa segreta.
    .record-time = L'arbitro deve annotare il tempo che resta al giocatore che ha aggiornato la partita in anticipo.
    .set-up-adjourned = L'arbitro deve ricostruire la posizione e i tempi della partita aggiornata.
    .correct-times = L'arbitro deve correggere i tempi degli orologi.
    .announce-start = L'arbitro deve annunciare l'ora d'inizio della sessione.
    .announce-end = L'arbitro deve annunciare l'ora di fine della sessione.
    .show-record = L'arbitro deve mostrare la registrazione della partita.
    .provide-scoresheet = L'arbitro deve fornire un formulario.
    .record-game = L'arbitro o un assistente dovrebbe cercare di essere presente e di registrare le mosse.
    .tell-move-count = L'arbitro deve dire ai giocatori quante mosse mancano.
    .note-position = L'arbitro deve prima annotare la posizione, i tempi e, se noto, il numero delle mosse.
    .note-running-clock = L'arbitro deve annotare anche quale orologio era in moto.
    .replace-scoresheet = L'arbitro deve sostituire il formulario elettronico.
    .adjust-time = L'arbitro deve adeguare equamente il tempo del giocatore, anche riducendolo.
    .establish-result = L'arbitro deve accertare quale sia il risultato.
    .establish-order = L'arbitro deve accertare se la partita fosse finita prima che si notasse la caduta della bandierina. Se lo era, quel risultato resta valido; altrimenti decide la bandierina.
    .read-mark = L'arbitro deve leggere sull'orologio quale bandierina sia caduta per prima. Ha perso per il tempo il giocatore la cui bandierina è caduta per prima; se però l'avversario non può dare scaccomatto, la partita è patta.
    .award-points = L'arbitro deve assegnare questi punti.
    .stop-clocks = L'arbitro deve fermare gli orologi.
    .check-moves = L'arbitro deve verificare se le mosse del periodo siano state completate.
    .explain-laws = L'arbitro deve spiegare che cosa dicono le Regole.
    .advise-on-position = L'arbitro deve dire che cosa si possa giocare in questa posizione.
    .reveal-move-count = L'arbitro deve dire quante mosse sono state completate.
    .tell-of-move = L'arbitro deve dire al giocatore che l'avversario ha completato una mossa.
    .tell-to-press = L'arbitro deve dire al giocatore che l'orologio non è stato premuto.
    .take-special-measures = L'arbitro deve adottare misure particolari per questo giocatore.
    .look = L'arbitro deve verificare di persona quanto gli è stato riferito.
    .look-into-complaint = L'arbitro deve esaminare il reclamo.
    .use-device = L'arbitro deve usare un dispositivo di comunicazione.
    .keep-conditions = L'arbitro deve provvedere a buone condizioni di gioco.
    .impose-penalty = L'arbitro deve infliggere questa penalità.
    .look-for-marked-offers = L'arbitro deve cercare sui formulari le offerte di patta annotate.
    .check-claim-alone = L'arbitro deve verificare la richiesta da solo.
    .check-away-from-board = L'arbitro deve far verificare la richiesta ai giocatori lontano dalla posizione sulla scacchiera.
    .keep-spectators-out = L'arbitro deve tenere gli spettatori fuori dall'area di gioco.
    .announce-loss = L'arbitro deve dire al giocatore che la prossima infrazione costa la partita.
    .let-device-be-handed-in = L'arbitro deve dare al giocatore la possibilità di consegnare il dispositivo prima della prima mossa.
    .have-claim-made-good = L'arbitro deve invitare chi richiede la patta a presentare la richiesta nella forma dovuta.
    .enforce-rule = L'arbitro deve far rispettare la regola in questione.
    .inspect = L'arbitro deve far ispezionare il giocatore.
    .call-witness = L'arbitro deve far assistere un testimone dello stesso sesso del giocatore.
    .turn-board = L'arbitro deve far girare la scacchiera senza spostare l'orologio.
    .ask-organiser = L'arbitro deve accertare se occorra il consenso dell'organizzatore.
    .name-suspect = L'arbitro deve fare il nome del giocatore sospettato.
    .report = L'arbitro deve riferire l'accaduto alla FIDE.
    .demand-writing = L'arbitro deve chiedere che l'accusa sia messa per iscritto e dire che cosa può costare un'accusa infondata.
    .clarify = L'arbitro deve chiarire quale fosse l'intenzione.
    .clarify-resignation = La partita non è finita. L'arbitro deve chiedere { WHO($player, case: "dat") } se { AGREE($player, sg: "intende", pl: "intendono") } abbandonare.
    .watch-play = L'arbitro deve assistere, se possibile, al seguito della partita.
effect-must-not =
    .call-flag = L'arbitro non deve segnalare la caduta della bandierina.
    .intervene = L'arbitro non deve intervenire.
    .ask-to-seal = L'arbitro non deve chiedere di mettere in busta la mossa.
    .keep-envelope = L'arbitro non deve prendere in consegna la busta.
    .open-envelope = L'arbitro non deve aprire la busta.
    .record-time = L'arbitro non deve annotare il tempo che resta al giocatore che ha aggiornato la partita in anticipo.
    .set-up-adjourned = L'arbitro non deve ricostruire la posizione della partita aggiornata e i tempi segnati al momento dell'aggiornamento.
    .correct-times = L'arbitro non deve correggere i tempi degli orologi.
    .announce-start = L'arbitro non deve annunciare l'ora d'inizio della sessione.
    .announce-end = L'arbitro non deve annunciare l'ora di fine della sessione.
    .show-record = L'arbitro non deve mostrare la registrazione della partita.
    .provide-scoresheet = L'arbitro non deve fornire un formulario.
    .record-game = L'arbitro non deve registrare le mosse.
    .tell-move-count = L'arbitro non deve dire ai giocatori quante mosse mancano.
    .note-position = L'arbitro non deve annotare la posizione prima della ricostruzione.
    .note-running-clock = L'arbitro non deve annotare quale orologio era in moto.
    .replace-scoresheet = L'arbitro non deve sostituire il formulario elettronico.
    .adjust-time = L'arbitro non deve ridurre per questo motivo il tempo del giocatore.
    .establish-result = L'arbitro non deve accertare quale sia il risultato.
    .establish-order = L'arbitro non deve indagare su quale dei due fatti sia avvenuto per primo.
    .read-mark = L'arbitro non deve basarsi sull'indicazione dell'orologio.
    .award-points = L'arbitro non può assegnare questi punti.
    .stop-clocks = L'arbitro non deve fermare gli orologi.
    .check-moves = L'arbitro non deve verificare se le mosse del periodo siano state completate.
    .explain-laws = L'arbitro non deve spiegare che cosa dicono le Regole.
    .advise-on-position = L'arbitro non deve dire che cosa si possa o si debba giocare in questa posizione.
    .reveal-move-count = L'arbitro non deve dire quante mosse sono state completate.
    .tell-of-move = L'arbitro non deve dire al giocatore che l'avversario ha completato una mossa.
    .tell-to-press = L'arbitro non deve dire al giocatore che l'orologio non è stato premuto.
    .take-special-measures = L'arbitro non deve adottare misure particolari per questo giocatore.
    .look = L'arbitro non deve verificare quanto gli è stato riferito.
    .look-into-complaint = L'arbitro non deve esaminare il reclamo.
    .use-device = L'arbitro non deve usare un dispositivo di comunicazione nella sede di gioco.
    .keep-conditions = L'arbitro non deve provvedere alle condizioni di gioco.
    .impose-penalty = L'arbitro non può infliggere questa penalità.
    .look-for-marked-offers = L'arbitro non deve cercare sui formulari le offerte di patta annotate.
    .check-claim-alone = L'arbitro non deve verificare la richiesta da solo mentre i giocatori siedono alla scacchiera.
    .check-away-from-board = L'arbitro non deve far verificare la richiesta lontano dalla posizione sulla scacchiera.
    .keep-spectators-out = L'arbitro non deve tenere gli spettatori fuori dall'area di gioco.
    .announce-loss = L'arbitro non deve annunciare la perdita della partita per la prossima infrazione.
    .let-device-be-handed-in = L'arbitro non deve dare al giocatore un'altra possibilità di consegnare il dispositivo.
    .have-claim-made-good = L'arbitro non deve invitare chi richiede la patta a presentare la richiesta nella forma dovuta.
    .enforce-rule = L'arbitro non deve applicare la regola contraria alla legge del Paese.
    .inspect = L'arbitro non può far ispezionare il giocatore.
    .call-witness = L'arbitro non può far assistere un testimone.
    .turn-board = L'arbitro non deve far girare la scacchiera.
    .ask-organiser = L'arbitro non deve accertare se occorra il consenso dell'organizzatore.
    .name-suspect = L'arbitro non deve fare il nome del giocatore sospettato né lasciarlo intendere.
    .report = L'arbitro non deve riferire l'accaduto alla FIDE.
    .demand-writing = L'arbitro non deve chiedere un'accusa scritta.
    .clarify = L'arbitro non deve chiedere quale fosse l'intenzione.
    .watch-play = L'arbitro non deve assistere al seguito della partita.
measure =
    .declare-draw = dichiarare patta la partita
    .postpone-claim = rinviare la decisione sulla richiesta
    .reject-claim = respingere la richiesta
    .impose-warning = infliggere un'ammonizione
    .impose-opponent-time = aumentare il tempo dell'avversario
    .impose-own-time = ridurre il tempo del contravventore
    .impose-opponent-points = aumentare i punti dell'avversario nella partita, fino al massimo previsto
    .impose-own-points = ridurre i punti del contravventore nella partita
    .impose-loss = dichiarare persa la partita per il contravventore
    .impose-fine = infliggere un'ammenda, se era stata annunciata in anticipo
    .impose-rounds = escludere il contravventore da uno o più turni
    .impose-expulsion = espellere il contravventore dalla competizione
arbiter-may = L'arbitro può { LIST($measures, type: "or") }.
effect-may =
    .penalise = L'arbitro può penalizzare { WHO($player) }.
    .penalise-distraction = L'arbitro può penalizzare { WHO($player) } per aver distratto l'avversario.
    .call-flag = L'arbitro può segnalare la caduta della bandierina.
    .set-times = L'arbitro può stabilire i tempi degli orologi.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } fermare gli orologi.
    .restart-clock = { WHO($opponent) } { AGREE($opponent, sg: "può", pl: "possono") } riavviare l'orologio { WHO($player, case: "gen") } senza eseguire una mossa.
    .seal-reply = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } mettere la risposta in una seconda busta anziché giocarla.
    .agree-to-correct = I giocatori possono accordarsi per rimediare da soli.
    .change-setting = L'arbitro può modificare l'impostazione dell'orologio.
    .place-clock = L'arbitro può decidere dove collocare l'orologio.
    .start-new-game = L'arbitro può disporre una nuova partita; altrimenti resta valida questa.
    .change-result = L'arbitro può ancora modificare il risultato.
    .give-extra-time = L'arbitro può concedere tempo addizionale a uno o a entrambi i giocatori.
    .give-extra-time-to = L'arbitro può concedere tempo addizionale { WHO($player, case: "dat") }.
    .expel-offender = L'arbitro può espellere { $offender ->
        [spectator] lo spettatore
        [captain] il capitano
        [other-player] il giocatore dell'altra partita
        [assistant] l'assistente
       *[offender] il contravventore
    } dalla sede di gioco.
    .inspect = L'arbitro può far ispezionare { WHO($player) }.
    .look-at-video = L'arbitro può far guardare una registrazione video.
    .impose-warning = L'arbitro può infliggere un'ammonizione.
    .impose-opponent-time = L'arbitro può aumentare il tempo dell'avversario.
    .impose-own-time = L'arbitro può ridurre il tempo del contravventore.
    .impose-opponent-points = L'arbitro può aumentare i punti dell'avversario nella partita, fino al massimo previsto.
    .impose-own-points = L'arbitro può ridurre i punti del contravventore nella partita.
    .impose-loss = L'arbitro può dichiarare persa la partita per il contravventore.
    .impose-fine = L'arbitro può infliggere un'ammenda, se era stata annunciata in anticipo.
    .impose-rounds = L'arbitro può escludere il contravventore da uno o più turni.
    .impose-expulsion = L'arbitro può espellere il contravventore dalla competizione.
    .declare-draw = L'arbitro può dichiarare patta la partita.
    .postpone-claim = L'arbitro può rinviare la decisione sulla richiesta.
    .reject-claim = L'arbitro può respingere la richiesta.
    .grant-increment = L'arbitro può concedere a entrambi i giocatori un incremento di { DURATION($time) } a mossa.
    .give-time = L'arbitro può dare { DURATION($time) } { WHO($player, case: "dat") }.
    .take-back-increment = L'arbitro può togliere l'incremento che { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ottenuto premendo l'orologio.
    .stop-clocks-again = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } fermare di nuovo gli orologi.
effect-ruling-was-right = La decisione era corretta.
    .nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } decisione era corretta.
effect-ruling-was-incomplete = La decisione era incompleta.
    .nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } decisione era incompleta.
effect-ruling-not-as-taught = La decisione non era quella che insegna la FIDE.
effect-ruling-was-wrong = La decisione era errata.
    .nth = { $nth ->
        [1] La prima
        [2] La seconda
        [3] La terza
       *[other] L'ultima
    } decisione era errata.
effect-check-claim = Entrambi i giocatori verificano la richiesta, sotto la supervisione dell'arbitro.
effect-overstepped-first = La bandierina { WHO($player, case: "gen") } è caduta per prima.
effect-ended-with =
    .win = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } vinto la partita.
    .draw = La partita è finita patta.
    .both-lose = Entrambi hanno perso la partita.
effect-ruling-points =
    .required = Era corretto quanto segue: { $ruling }.
    .allowed = Le Regole lasciano all'arbitro questa scelta: { $ruling }.
    .usual = Le Regole lasciano all'arbitro questa scelta, che è quella abituale: { $ruling }.
    .unusual = Le Regole lasciano all'arbitro questa scelta, che però non è quella abituale: { $ruling }.
    .missing = Le Regole esigono quanto segue: { $ruling }.
    .untaught = La lettera delle Regole lascia all'arbitro questa scelta, ma si insegna altrimenti: { $ruling }.
    .wrong = Le Regole non prevedono quanto segue: { $ruling }.
    .wrong-again = Anche qui le Regole non prevedono quanto segue: { $ruling }.
    .missing-again = Anche qui le Regole esigono quanto segue: { $ruling }.
# Of a whole ruling that the Laws leave to the arbiter.
ruling-left-to-arbiter =
    .allowed = Le Regole lasciano la scelta all'arbitro.
    .usual = Le Regole lasciano la scelta all'arbitro, che ha fatto quella abituale.
    .unusual = Le Regole lasciano la scelta all'arbitro, che però non ha fatto quella abituale.
    .untaught = La lettera delle Regole lascia la scelta all'arbitro, ma si insegna altrimenti.
    .allowed-again = Le Regole lasciano all'arbitro anche questa scelta.
effect-usual = Di norma { $ruling }.
    .granted = Di norma lo si concede.
    .refused = Di norma lo si nega.
    .choice = La misura abituale è { LIST($measures, type: "or") }.
    .again = Anche qui di norma { $ruling }.
    .inspected = Qui un'ispezione è abituale.
    .spectators = Di norma gli spettatori sono tenuti fuori dall'area di gioco.
effect-unusual = Di norma non si decide così: { $ruling }.
    .granted = Di norma non lo si concede.
    .refused = Di norma non lo si nega.
    .choice = Di norma non si sceglie di { LIST($measures, type: "or") }.
    .inspected = Qui un'ispezione non è abituale.
    .spectators = Di norma gli spettatori non sono tenuti fuori dall'area di gioco.
effect-untaught = La FIDE insegna a non decidere mai così: { $ruling }.
    .granted = La FIDE insegna a non concederlo.
    .refused = La FIDE insegna a non negarlo.
    .choice = La FIDE insegna a non { LIST($measures, type: "or") }.
    .inspected = La FIDE insegna a non fare qui alcuna ispezione.
    .spectators = La FIDE insegna a non tenere gli spettatori fuori dall'area di gioco.
effect-wait-one-move = L'arbitro attende che sia completata la mossa successiva.

## Definizioni

effect-class =
    .standard = Si tratta di gioco standard.
    .rapid = Si tratta di gioco rapido.
    .blitz = Si tratta di gioco lampo.
effect-deadline = Ci si può presentare fino alle { $time }.
effect-regime =
    .full = Si applicano per intero le Regole per le competizioni.
    .limited = Si applicano le regole semplificate.
effect-free-from-recording = I giocatori non sono tenuti a registrare le mosse.
effect-regulations-name-regime = Il regolamento del torneo deve stabilire, per tutte le partite, quali regole si applicano.
effect-envelope-shows = Indicazioni che devono figurare sulla busta: { LIST($items) }.
effect-has-the-move = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
effect-initial-position = È la posizione iniziale di una partita.
effect-start-position = È la posizione iniziale numero { $number } degli Scacchi960, perciò una partita di Scacchi960 può cominciare così.
effect-square-colour =
    .light = { SQUARE($square) } è una casa bianca.
    .dark = { SQUARE($square) } è una casa nera.
effect-in-check = Il re { WHO($player, case: "gen") } è sotto scacco.
effect-position-illegal = La posizione è illegale.
effect-castling-ends = Dopo l'arrocco il re { WHO($player, case: "gen") } si trova in { SQUARE($king) } e la torre in { SQUARE($rook) }.

## Formulari, risultati e punti

effect-transfer-position = La posizione è trasferita su una scacchiera orientata correttamente.
effect-right-colours = La nuova partita si gioca con i colori corretti.
effect-must-record = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } registrare le mosse.
effect-need-not-record =
    .end-of-period = { $player ->
        [both] Nessuno dei due giocatori è tenuto
       *[other] { WHO($player) } non { AGREE($player, sg: "è tenuto", pl: "sono tenuti") }
    } a registrare le mosse fino al termine del periodo.
    .enough-time = { $player ->
        [both] Nessuno dei due giocatori è tenuto
       *[other] { WHO($player) } non { AGREE($player, sg: "è tenuto", pl: "sono tenuti") }
    } a registrare le mosse finché dura la carenza di tempo.
effect-complete-sheet =
    .clocks-stopped = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } aggiornare subito { AGREE($player, sg: "il formulario", pl: "i formulari") }, a orologi fermi.
    .before-moving = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } aggiornare { AGREE($player, sg: "il formulario", pl: "i formulari") } prima di muovere un pezzo, con l'orologio in moto.
effect-lend-sheet = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } lasciare che l'avversario usi il formulario.
effect-return-sheet = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } restituire il formulario all'avversario prima di muovere.
effect-must-mark-offer = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } annotare l'offerta con il segno (=).
    .again = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } annotare anche questa offerta con il segno (=).
effect-reconstruct = I due giocatori devono ricostruire la partita su una seconda scacchiera, sotto il controllo dell'arbitro.
effect-next-move-opens-period = La mossa che segue si considera la prima del periodo successivo.
effect-must-sign = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } firmare i formulari.
effect-result-stands =
    .win = Il risultato resta valido: { WHO($player) } ha vinto.
    .draw = Il risultato resta valido: patta.
    .both-lose = Il risultato resta valido: sconfitta di entrambi.
effect-points = Punteggio { WHO($player, case: "gen") } per la partita: { $points }.
    .again = Resta invariato il punteggio { WHO($player, case: "gen") } per la partita: { $points }.
    .both = Punteggio per la partita: { WHO($player) } { $points }, { WHO($opponent) } { $others }.

## Condotta e penalità

effect-penalty-due = L'arbitro deve penalizzare { WHO($player) }.
    .again = L'arbitro deve penalizzare di nuovo { WHO($player) }.
    .again-again = L'arbitro deve penalizzare ancora una volta { WHO($player) }.
effect-loses-game = { WHO($player) } { AGREE($player, sg: "perde", pl: "perdono") } la partita.
effect-score-by-arbiter = L'arbitro decide il punteggio { WHO($player, case: "gen") }.
effect-warned =
    .leaving = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per allontanamento senza permesso.
    .help = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per un aiuto esterno.
    .device = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per un dispositivo elettronico.
    .smoking = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per aver fumato.
    .disturbing = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per aver distratto l'avversario.
    .offers = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per offerte di patta irragionevoli.
    .claims = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per richieste irragionevoli.
    .behaviour = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per un comportamento scorretto.
    .refusal = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per il rifiuto di attenersi alle Regole.
    .recording = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per non aver registrato le mosse.
    .clock = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per un uso scorretto dell'orologio.
    .touching = { WHO($player) } { AGREE($player, sg: "riceve", pl: "ricevono") } { $nth ->
        [1] un'ammonizione
        [2] la seconda ammonizione
        [3] la terza ammonizione
       *[other] la { $nth }ª ammonizione
    } per un'infrazione delle regole sul pezzo toccato.
effect-last-warning = L'ammonizione è l'ultima: la prossima volta { WHO($player) } { AGREE($player, sg: "perderà", pl: "perderanno") } la partita.
effect-score-raised = I punti { WHO($player, case: "gen") } nella partita vengono aumentati, fino al massimo previsto.
effect-score-reduced = I punti { WHO($player, case: "gen") } nella partita vengono ridotti.
effect-fined = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } pagare un'ammenda.
effect-excluded = { WHO($player) } { AGREE($player, sg: "è escluso", pl: "sono esclusi") } da uno o più turni.
effect-expelled = { WHO($player) } { AGREE($player, sg: "è espulso", pl: "sono espulsi") } dalla competizione.
effect-fair-play-offence = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } violato le norme sul fair play.
effect-inspected = Si ispeziona { WHO($player) }.
    .again = Si ispeziona di nuovo { WHO($player) }.
effect-rated = La partita è valida per il rating.
effect-not-rated = La partita non è valida per il rating.

## Annotazioni sul formulario

effect-entry-means = L'annotazione indica la mossa { MOVE($text) }.
    .offer = L'annotazione indica la mossa { MOVE($text) } con un'offerta di patta.
effect-entry-irregular = L'annotazione non ha la forma prescritta, ma ciò non ne cambia il significato.
effect-entry-ambiguous = L'annotazione può indicare { LIST($moves, type: "or") }.
move-named = { MOVE($move) }
effect-entry-means-nothing = L'annotazione non indica alcuna mossa legale.
effect-no-evidence = L'annotazione non prova alcuna mossa.
effect-warn-about-notation = L'arbitro dovrebbe avvertire il giocatore che questa notazione non è riconosciuta.

## Due scacchiere

effect-must-announce = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } annunciare correttamente la mossa prima che l'orologio dell'avversario sia avviato.
effect-adjust-board = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } correggere la posizione sulla propria scacchiera secondo le registrazioni.
effect-use-two-boards = La partita si gioca su due scacchiere.
effect-assistant-needed = { WHO($player) } { AGREE($player, sg: "deve", pl: "devono") } avere un assistente.
