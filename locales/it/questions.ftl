### Questioni di fatto. Per ciascuna: .ask è la domanda; .yes e .no (o le altre risposte) enunciano il fatto;
### .if-… è la condizione da cui dipende una parte della decisione, senza punteggiatura finale;
### .presumed-… dice che cosa si dà per acquisito, perché il racconto direbbe il contrario.

question-legal =
    .ask = La mossa è legale?
    .yes = La mossa è legale.
    .no = La mossa è illegale.
    .if-yes = { $moved ->
        [sealed] Se la mossa segreta è legale
        [intended] Se la mossa dichiarata è legale
        [made] Se la mossa { WHO($player, case: "gen") } è legale
       *[other] Se la mossa è legale
    }
    .if-no = { $moved ->
        [sealed] Se la mossa segreta è illegale
        [intended] Se la mossa dichiarata è illegale
        [made] Se la mossa { WHO($player, case: "gen") } è illegale
       *[other] Se la mossa è illegale
    }
    .presumed-yes = { $moved ->
        [sealed] che la mossa segreta sia legale
        [intended] che la mossa dichiarata sia legale
        [made] che la mossa { WHO($player, case: "gen") } sia legale
       *[other] che la mossa sia legale
    }
question-outcome =
    .ask = Qual è la posizione dopo la mossa?
    .mate = La mossa dà scaccomatto.
    .stalemate = La mossa produce lo stallo.
    .dead = Dopo la mossa nessuno dei due giocatori può più dare scaccomatto.
    .play-goes-on = La mossa non conclude la partita.
    .if-mate = Se la mossa dà scaccomatto
    .if-stalemate = Se la mossa produce lo stallo
    .if-dead = Se dopo la mossa nessuno dei due giocatori può più dare scaccomatto
    .if-play-goes-on = Se la mossa non conclude la partita
    .presumed-play-goes-on = { $moved ->
        [sealed] che la mossa segreta non concluda la partita
        [intended] che la mossa dichiarata non concluda la partita
        [made] che la mossa { WHO($player, case: "gen") } non concluda la partita
       *[other] che la mossa non concluda la partita
    }
question-can-mate =
    .ask = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali?
    .examine = L'arbitro deve verificare se { WHO($player) } { AGREE($player, sg: "possa", pl: "possano") } ancora dare scaccomatto con almeno una serie di mosse legali.
    .yes = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con almeno una serie di mosse legali.
    .no = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali.
    .if-yes = Se { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora dare scaccomatto con almeno una serie di mosse legali
    .if-no = Se { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali
# Non equivale a poter dare scaccomatto: qui l'avversario, pur avendo il tratto, non potrebbe evitare il matto.
question-mating-potential =
    .ask = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } materiale sufficiente per raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare il matto?
    .yes = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } materiale sufficiente per raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare il matto.
    .no = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } materiale sufficiente per raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare il matto.
    .if-yes = Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } materiale sufficiente per raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare il matto
    .if-no = Se { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } materiale sufficiente per raggiungere una posizione in cui l'avversario, pur avendo il tratto, non può evitare il matto
question-has-the-move =
    .ask = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto?
    .yes = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
    .no = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
    .if-yes = Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto
    .if-no = Se { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } il tratto
question-happened =
    .ask = Il fatto contestato è davvero avvenuto?
    .yes = Il fatto contestato è davvero avvenuto.
    .no = In realtà il fatto contestato non è avvenuto.
    .if-yes = Se il fatto contestato è davvero avvenuto
    .if-no = Se il fatto contestato non è avvenuto

## Conteggi: $limit è il numero che conta

question-occurrences =
    .ask = La posizione si è presentata almeno { $limit } volte?
    .yes = La posizione si è presentata almeno { $limit } volte.
    .no = La posizione si è presentata meno di { $limit } volte.
    .if-yes = Se la posizione si è presentata almeno { $limit } volte
    .if-no = Se la posizione si è presentata meno di { $limit } volte
    .presumed-no = che la posizione si sia presentata meno di { $limit } volte
question-consecutive-occurrences =
    .ask = La posizione si è presentata almeno { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore?
    .yes = La posizione si è presentata almeno { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore.
    .no = La posizione non si è presentata { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore.
    .if-yes = Se la posizione si è presentata almeno { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore
    .if-no = Se la posizione non si è presentata { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore
    .presumed-no = che la posizione non si sia presentata { $limit } volte di seguito, ogni volta dopo una nuova mossa di ciascun giocatore
question-moves-without-progress =
    .ask = Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare?
    .yes = Ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare.
    .no = I giocatori hanno eseguito meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare.
    .if-yes = Se ciascun giocatore ha eseguito almeno { $limit } mosse senza muovere pedoni e senza catturare
    .if-no = Se i giocatori hanno eseguito meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare
    .presumed-no = che i giocatori abbiano eseguito meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare
question-completed-moves-without-progress =
    .ask = Ciascun giocatore ha completato almeno { $limit } mosse senza muovere pedoni e senza catturare?
    .yes = Ciascun giocatore ha completato almeno { $limit } mosse senza muovere pedoni e senza catturare.
    .no = I giocatori hanno completato meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare.
    .if-yes = Se ciascun giocatore ha completato almeno { $limit } mosse senza muovere pedoni e senza catturare
    .if-no = Se i giocatori hanno completato meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare
    .presumed-no = che i giocatori abbiano completato meno di { $limit } mosse ciascuno senza muovere pedoni e senza catturare
question-games-per-arbiter =
    .ask = Un arbitro supervisiona contemporaneamente almeno { $limit } partite?
    .yes = Un arbitro supervisiona contemporaneamente almeno { $limit } partite.
    .no = Un arbitro supervisiona contemporaneamente meno di { $limit } partite.
    .if-yes = Se un arbitro supervisiona contemporaneamente almeno { $limit } partite
    .if-no = Se un arbitro supervisiona contemporaneamente meno di { $limit } partite
question-moves-made-by-each =
    .ask = { $limit ->
        [one] Ciascun giocatore ha eseguito almeno una mossa?
       *[other] Ciascun giocatore ha eseguito almeno { $limit } mosse?
    }
    .yes = { $limit ->
        [one] Ciascun giocatore ha eseguito almeno una mossa.
       *[other] Ciascun giocatore ha eseguito almeno { $limit } mosse.
    }
    .no = { $limit ->
        [one] I giocatori non hanno eseguito una mossa ciascuno.
       *[other] I giocatori non hanno eseguito { $limit } mosse ciascuno.
    }
    .if-yes = { $limit ->
        [one] Se ciascun giocatore ha eseguito almeno una mossa
       *[other] Se ciascun giocatore ha eseguito almeno { $limit } mosse
    }
    .if-no = { $limit ->
        [one] Se i giocatori non hanno eseguito una mossa ciascuno
       *[other] Se i giocatori non hanno eseguito { $limit } mosse ciascuno
    }
    .presumed-yes = { $limit ->
        [1] che ciascun giocatore abbia eseguito almeno una mossa
       *[other] che ciascun giocatore abbia eseguito almeno { $limit } mosse
    }
question-moves-completed-by-each =
    .ask = { $limit ->
        [one] Ciascun giocatore ha completato almeno una mossa?
       *[other] Ciascun giocatore ha completato almeno { $limit } mosse?
    }
    .yes = { $limit ->
        [one] Ciascun giocatore ha completato almeno una mossa.
       *[other] Ciascun giocatore ha completato almeno { $limit } mosse.
    }
    .no = { $limit ->
        [one] I giocatori non hanno completato una mossa ciascuno.
       *[other] I giocatori non hanno completato { $limit } mosse ciascuno.
    }
    .if-yes = { $limit ->
        [one] Se ciascun giocatore ha completato almeno una mossa
       *[other] Se ciascun giocatore ha completato almeno { $limit } mosse
    }
    .if-no = { $limit ->
        [one] Se i giocatori non hanno completato una mossa ciascuno
       *[other] Se i giocatori non hanno completato { $limit } mosse ciascuno
    }
question-moves-made =
    .ask = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno una mossa?
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno { $limit } mosse?
    }
    .yes = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno una mossa.
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno { $limit } mosse.
    }
    .no = { $limit ->
        [one] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora eseguito alcuna mossa.
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito meno di { $limit } mosse.
    }
    .if-yes = { $limit ->
        [one] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno una mossa
       *[other] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito almeno { $limit } mosse
    }
    .if-no = { $limit ->
        [one] Se { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora eseguito alcuna mossa
       *[other] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } eseguito meno di { $limit } mosse
    }
question-illegal-acts =
    .ask = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato una mossa illegale?
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato almeno { $limit } mosse illegali?
    }
    .yes = { $limit ->
        [one] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato almeno una mossa illegale.
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato almeno { $limit } mosse illegali.
    }
    .no = { $limit ->
        [one] { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora completato alcuna mossa illegale.
       *[other] { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } completato finora meno di { $limit } mosse illegali.
    }
    .if-yes = { $limit ->
        [one] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato almeno una mossa illegale
       *[other] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già completato almeno { $limit } mosse illegali
    }
    .if-no = { $limit ->
        [one] Se { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } ancora completato alcuna mossa illegale
       *[other] Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } completato finora meno di { $limit } mosse illegali
    }
    .presumed-no = { $limit ->
        [one] che in precedenza { WHO($player) } non { AGREE($player, sg: "avesse", pl: "avessero") } completato alcuna mossa illegale
       *[other] che { WHO($player) } { AGREE($player, sg: "abbia", pl: "abbiano") } completato finora meno di { $limit } mosse illegali
    }
question-record-requests =
    .ask = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già chiesto di vedere la registrazione almeno { $limit } volte?
    .yes = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già chiesto di vedere la registrazione almeno { $limit } volte.
    .no = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } chiesto di vedere la registrazione meno di { $limit } volte.
    .if-yes = Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } già chiesto di vedere la registrazione almeno { $limit } volte
    .if-no = Se { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } chiesto di vedere la registrazione meno di { $limit } volte
    .presumed-no = che { WHO($player) } { AGREE($player, sg: "abbia", pl: "abbiano") } chiesto di vedere la registrazione meno di { $limit } volte

## Ciò che le Regole lasciano al giudizio dell'arbitro

question-found-accident =
    .ask = Il gesto è stato involontario?
    .yes = Il gesto è stato involontario.
    .no = Il gesto è stato intenzionale.
    .if-yes = Se il gesto è stato involontario
    .if-no = Se il gesto è stato intenzionale
question-found-distraction =
    .ask = Il comportamento ha distratto o infastidito l'avversario?
    .yes = Il comportamento ha distratto o infastidito l'avversario.
    .no = Il comportamento non ha distratto né infastidito l'avversario.
    .if-yes = Se il comportamento ha distratto o infastidito l'avversario
    .if-no = Se il comportamento non ha distratto né infastidito l'avversario
question-found-position-known =
    .ask = È possibile determinare la posizione da ripristinare?
    .yes = È possibile determinare la posizione da ripristinare.
    .no = Non è possibile determinare la posizione da ripristinare.
    .if-yes = Se è possibile determinare la posizione da ripristinare
    .if-no = Se non è possibile determinare la posizione da ripristinare
    .presumed-yes = { $moved ->
        [adjourned] che sia possibile determinare la posizione al momento dell'aggiornamento
       *[other] che sia possibile determinare la posizione precedente l'irregolarità
    }
question-found-earlier-position-known =
    .ask = È possibile determinare una posizione anteriore?
    .yes = È possibile determinare una posizione anteriore.
    .no = Non è possibile determinare alcuna posizione anteriore.
    .if-yes = Se è possibile determinare una posizione anteriore
    .if-no = Se non è possibile determinare alcuna posizione anteriore
    .presumed-yes = che sia possibile determinare una posizione anteriore
question-found-times-known =
    .ask = È possibile stabilire i tempi al momento dell'aggiornamento?
    .yes = È possibile stabilire i tempi al momento dell'aggiornamento.
    .no = Non è possibile stabilire i tempi al momento dell'aggiornamento.
    .if-yes = Se è possibile stabilire i tempi al momento dell'aggiornamento
    .if-no = Se non è possibile stabilire i tempi al momento dell'aggiornamento
    .presumed-yes = che sia possibile stabilire i tempi al momento dell'aggiornamento
question-found-valid-reason =
    .ask = C'era un valido motivo?
    .yes = C'era un valido motivo.
    .no = Non c'era un valido motivo.
    .if-yes = Se c'era un valido motivo
    .if-no = Se non c'era un valido motivo
question-found-schedule-suffers =
    .ask = Lasciare l'impostazione com'è danneggerebbe il programma del torneo?
    .yes = Lasciare l'impostazione com'è danneggerebbe il programma del torneo.
    .no = Lasciare l'impostazione com'è non danneggerebbe il programma del torneo.
    .if-yes = Se lasciare l'impostazione com'è danneggerebbe il programma del torneo
    .if-no = Se lasciare l'impostazione com'è non danneggerebbe il programma del torneo
question-found-too-severe =
    .ask = Le conseguenze dell'errore sarebbero troppo gravi?
    .yes = Le conseguenze dell'errore sarebbero troppo gravi.
    .no = Le conseguenze dell'errore non sarebbero troppo gravi.
    .if-yes = Quando le conseguenze dell'errore sarebbero troppo gravi
    .if-no = Quando le conseguenze dell'errore non sarebbero troppo gravi
question-found-too-late =
    .ask = Il ritardo del giocatore supera il tempo di tolleranza?
    .yes = Il ritardo del giocatore supera il tempo di tolleranza.
    .no = Il ritardo del giocatore non supera il tempo di tolleranza.
    .if-yes = Se il ritardo del giocatore supera il tempo di tolleranza
    .if-no = Se il ritardo del giocatore non supera il tempo di tolleranza
question-found-opponent-in-time =
    .ask = L'avversario, che deve ancora arrivare, arriva entro il tempo di tolleranza?
    .yes = L'avversario, che deve ancora arrivare, arriva entro il tempo di tolleranza.
    .no = L'avversario, che deve ancora arrivare, non arriva entro il tempo di tolleranza.
    .if-yes = Se l'avversario arriva entro il tempo di tolleranza
    .if-no = Se l'avversario non arriva entro il tempo di tolleranza
question-found-excused =
    .ask = Il ritardo è giustificato?
    .yes = Il ritardo è giustificato.
    .no = Il ritardo non è giustificato.
    .if-yes = Se il ritardo è giustificato
    .if-no = Se il ritardo non è giustificato
question-found-moves-completed-in-time =
    .ask = Le mosse di questo periodo sono state completate prima dello scadere del tempo?
    .yes = Le mosse prescritte per questo periodo erano state completate in tempo.
    .no = Le mosse prescritte per questo periodo non erano state completate in tempo.
    .if-yes = Se le mosse prescritte per questo periodo sono state completate prima dello scadere del tempo
    .if-no = Se le mosse prescritte per questo periodo non sono state completate prima dello scadere del tempo
    .presumed-no = che le mosse prescritte per questo periodo non siano state completate prima dello scadere del tempo
question-found-last-period =
    .ask = Il periodo in corso è quello nel quale vanno eseguite tutte le mosse restanti?
    .yes = Il periodo in corso è quello nel quale vanno eseguite tutte le mosse restanti.
    .no = Segue un altro periodo.
    .if-yes = Se il periodo in corso è quello nel quale vanno eseguite tutte le mosse restanti
    .if-no = Se segue un altro periodo
question-found-quickplay-finish =
    .ask = La partita è nel finale rapido, al quale si applicano le relative regole?
    .yes = La partita è nel finale rapido.
    .no = La partita non è nel finale rapido.
    .if-yes = Se la partita è nel finale rapido, al quale si applicano le relative regole
    .if-no = Se la partita non è in un finale rapido al quale si applicano le relative regole
    .presumed-no = che la partita non sia in un finale rapido al quale si applicano le relative regole
question-found-cannot-win-normally =
    .ask = È vero che chi vincerebbe per il tempo non può vincere con mezzi normali?
    .yes = Chi vincerebbe per il tempo non può vincere con mezzi normali.
    .no = Chi vincerebbe per il tempo può vincere con mezzi normali.
    .if-yes = Se chi vincerebbe per il tempo non può vincere con mezzi normali
    .if-no = Se chi vincerebbe per il tempo può vincere con mezzi normali
question-found-no-effort =
    .ask = È vero che chi vincerebbe per il tempo non si sforza di vincere con mezzi normali?
    .yes = Chi vincerebbe per il tempo non si sforza di vincere con mezzi normali.
    .no = Chi vincerebbe per il tempo si sforza di vincere con mezzi normali.
    .if-yes = Se chi vincerebbe per il tempo non si sforza di vincere con mezzi normali
    .if-no = Se chi vincerebbe per il tempo si sforza di vincere con mezzi normali
question-found-little-time =
    .ask = Restano meno di due minuti?
    .yes = Restano meno di due minuti.
    .no = Restano due minuti o più.
    .if-yes = Se restano meno di due minuti
    .if-no = Se restano due minuti o più
question-found-meant-to-resign =
    .ask = Si intendeva abbandonare la partita?
    .yes = Con ciò si intendeva abbandonare la partita.
    .no = Con ciò non si intendeva abbandonare la partita.
    .if-yes = Se si intendeva abbandonare la partita
    .if-no = Se non si intendeva abbandonare la partita
question-found-meant-to-agree =
    .ask = Si intendeva acconsentire alla patta?
    .yes = Si intendeva acconsentire alla patta.
    .no = Non si intendeva acconsentire alla patta.
    .if-yes = Se si intendeva acconsentire alla patta
    .if-no = Se non si intendeva acconsentire alla patta
question-found-consent =
    .ask = L'arbitro ha dato il consenso alla patta?
    .yes = L'arbitro ha dato il consenso alla patta.
    .no = L'arbitro non ha dato il consenso alla patta.
    .if-yes = Se l'arbitro ha dato il consenso alla patta
    .if-no = Se l'arbitro non ha dato il consenso alla patta
    .presumed-no = che l'arbitro non abbia dato il consenso alla patta
question-found-games-recorded =
    .ask = Ogni partita è registrata dall'arbitro o da un assistente?
    .yes = Ogni partita è registrata dall'arbitro o da un assistente.
    .no = Non tutte le partite sono registrate dall'arbitro o da un assistente.
    .if-yes = Se ogni partita è registrata dall'arbitro o da un assistente
    .if-no = Se non tutte le partite sono registrate dall'arbitro o da un assistente
question-found-well-supervised =
    .ask = La supervisione è sufficiente per le Regole per le competizioni?
    .yes = La supervisione è sufficiente per le Regole per le competizioni.
    .no = La supervisione non è sufficiente per le Regole per le competizioni.
    .if-yes = Se la supervisione è sufficiente per le Regole per le competizioni
    .if-no = Se la supervisione non è sufficiente per le Regole per le competizioni
question-found-impossible-position =
    .ask = I due re sono entrambi sotto scacco, o un pedone si trova sulla traversa più distante?
    .yes = I due re sono entrambi sotto scacco, oppure un pedone si trova sulla traversa più distante.
    .no = I due re non sono entrambi sotto scacco e nessun pedone si trova sulla traversa più distante.
    .if-yes = Se i due re sono entrambi sotto scacco, oppure un pedone si trova sulla traversa più distante
    .if-no = Se i due re non sono entrambi sotto scacco e nessun pedone si trova sulla traversa più distante
    .presumed-no = che i due re non siano entrambi sotto scacco e che nessun pedone si trovi sulla traversa più distante
question-found-unreachable =
    .ask = È impossibile raggiungere la posizione con una serie di mosse legali?
    .yes = Nessuna serie di mosse legali può condurre alla posizione.
    .no = Alla posizione si può giungere con mosse legali.
    .if-yes = Se nessuna serie di mosse legali può condurre alla posizione
    .if-no = Se alla posizione si può giungere con mosse legali
question-found-evident-defect =
    .ask = L'orologio presenta un difetto evidente?
    .yes = L'orologio presenta un difetto evidente.
    .no = L'orologio non presenta alcun difetto evidente.
    .if-yes = Se l'orologio presenta un difetto evidente
    .if-no = Se l'orologio non presenta alcun difetto evidente
question-found-unfinished-castling =
    .ask = L'arrocco era stato iniziato ed era semplicemente incompiuto nel momento in cui l'orologio è stato premuto?
    .yes = L'arrocco era stato iniziato ed era semplicemente incompiuto nel momento in cui l'orologio è stato premuto.
    .no = La mossa non era un arrocco incompiuto, ma un'altra.
    .if-yes = Se l'arrocco era semplicemente incompiuto
    .if-no = Se la mossa non era un arrocco incompiuto
question-found-only-pressed-back =
    .ask = Dopo un'irregolarità dell'avversario l'orologio è stato soltanto ripremuto, per errore o per disturbo, e ripremerlo è meno di una mossa illegale?
    .yes = Dopo un'irregolarità dell'avversario l'orologio è stato soltanto ripremuto, il che è meno di una mossa illegale.
    .no = Ripremere l'orologio equivaleva a una mossa illegale.
    .if-yes = Se l'orologio è stato soltanto ripremuto
    .if-no = Se ripremere l'orologio equivaleva a una mossa illegale
question-found-counted-apart =
    .ask = L'atto conta per sé, oltre all'altro atto illegale nella stessa mossa?
    .yes = L'atto conta per sé, oltre all'altro atto illegale nella stessa mossa.
    .no = L'atto non conta oltre all'altro atto illegale nella stessa mossa.
    .if-yes = Se l'atto conta per sé, oltre all'altro atto illegale nella stessa mossa
    .if-no = Se l'atto non conta oltre all'altro atto illegale nella stessa mossa
question-found-stood-well =
    .ask = I pezzi erano ben collocati sulle loro case?
    .yes = I pezzi erano ben collocati sulle loro case.
    .no = I pezzi non erano ben collocati sulle loro case.
    .if-yes = Se i pezzi erano ben collocati sulle loro case
    .if-no = Se i pezzi non erano ben collocati sulle loro case
    .presumed-no = che i pezzi non fossero ben collocati sulle loro case
question-found-no-record =
    .ask = Manca del tutto una registrazione della partita?
    .yes = Non esiste alcuna registrazione della partita.
    .no = Esiste una registrazione della partita.
    .if-yes = Se non esiste alcuna registrazione della partita
    .if-no = Se esiste una registrazione della partita
    .presumed-no = che esista una registrazione della partita
question-found-mate-first =
    .ask = Il matto che dà la donna viene prima di ciò che costa l'irregolarità?
    .yes = Il matto che dà la donna viene prima di ciò che costa l'irregolarità.
    .no = Ciò che costa l'irregolarità viene prima del matto che dà la donna.
    .if-yes = Se viene prima il matto che dà la donna
    .if-no = Se viene prima ciò che costa l'irregolarità
question-found-opponent-worse-off =
    .ask = L'avversario sarebbe svantaggiato se il desiderio fosse esaudito?
    .yes = L'avversario sarebbe svantaggiato se il desiderio fosse esaudito.
    .no = L'avversario non sarebbe svantaggiato se il desiderio fosse esaudito.
    .if-yes = Quando esaudire il desiderio svantaggerebbe l'avversario
    .if-no = Quando esaudire il desiderio non svantaggerebbe l'avversario
question-found-sheet-hidden =
    .ask = Ciò che è posato sul formulario ne copre troppo?
    .yes = Ciò che è posato sul formulario ne copre troppo.
    .no = Ciò che è posato sul formulario non ne copre troppo.
    .if-yes = Se ciò che è posato sul formulario ne copre troppo
    .if-no = Se ciò che è posato sul formulario non ne copre troppo
question-found-against-national-law =
    .ask = La legge del Paese vieta una simile ispezione?
    .yes = La legge del Paese vieta una simile ispezione.
    .no = La legge del Paese non vieta una simile ispezione.
    .if-yes = Se la legge del Paese vieta una simile ispezione
    .if-no = Se la legge del Paese non vieta una simile ispezione
    .presumed-no = che la legge del Paese non vieti una simile ispezione
question-found-clock-marks-first =
    .ask = L'orologio mostra quale bandierina sia caduta per prima?
    .yes = L'orologio mostra quale bandierina sia caduta per prima.
    .no = L'orologio non mostra quale bandierina sia caduta per prima.
    .if-yes = Se l'orologio mostra quale bandierina sia caduta per prima
    .if-no = Se l'orologio non mostra quale bandierina sia caduta per prima
question-found-suspicion =
    .ask = C'è motivo di sospettare un comportamento fraudolento del giocatore, per esempio un reclamo formale non manifestamente infondato?
    .yes = C'è motivo di sospettare un comportamento fraudolento del giocatore.
    .no = Non c'è motivo di sospettare un comportamento fraudolento del giocatore.
    .if-yes = Se c'è motivo di sospettare un comportamento fraudolento del giocatore
    .if-no = Se non c'è motivo di sospettare un comportamento fraudolento del giocatore
question-found-overwhelming =
    .ask = Il sospetto è così forte che l'ispezione non può aspettare?
    .yes = Il sospetto è così forte che l'ispezione non può aspettare.
    .no = Il sospetto non è così forte: l'ispezione può aspettare.
    .if-yes = Se il sospetto è così forte che l'ispezione non può aspettare
    .if-no = Se l'ispezione può aspettare
question-found-malice =
    .ask = L'accusa è stata mossa in malafede?
    .yes = L'accusa è stata mossa in malafede.
    .no = L'accusa è stata mossa in buona fede.
    .if-yes = Se l'accusa è stata mossa in malafede
    .if-no = Se l'accusa è stata mossa in buona fede
    .presumed-no = che l'accusa sia stata mossa in buona fede
question-found-reasonable-ground =
    .ask = L'accusa ha un motivo ragionevole?
    .yes = L'accusa ha un motivo ragionevole.
    .no = L'accusa non ha un motivo ragionevole.
    .if-yes = Se l'accusa ha un motivo ragionevole
    .if-no = Se l'accusa non ha un motivo ragionevole
question-found-permission =
    .ask = L'arbitro aveva dato il permesso?
    .yes = L'arbitro aveva dato il permesso.
    .no = L'arbitro non aveva dato il permesso.
    .if-yes = Se l'arbitro aveva dato il permesso
    .if-no = Se l'arbitro non aveva dato il permesso
question-found-reported =
    .ask = L'arbitro è stato informato prima che il giocatore si allontanasse?
    .yes = L'arbitro è stato informato prima che il giocatore si allontanasse.
    .no = L'arbitro non è stato informato prima che il giocatore si allontanasse.
    .if-yes = Se l'arbitro è stato informato prima che il giocatore si allontanasse
    .if-no = Se l'arbitro non è stato informato prima che il giocatore si allontanasse
question-found-unable-to-press =
    .ask = Il giocatore non è in grado di usare l'orologio?
    .yes = Il giocatore non è in grado di usare l'orologio.
    .no = Il giocatore è in grado di usare l'orologio.
    .if-yes = Se il giocatore non è in grado di usare l'orologio
    .if-no = Se il giocatore è in grado di usare l'orologio
question-found-disability =
    .ask = Il giocatore ha una disabilità?
    .yes = Il giocatore ha una disabilità.
    .no = Il giocatore non ha disabilità.
    .if-yes = Se il giocatore ha una disabilità
    .if-no = Se il giocatore non ha disabilità

question-found-short-of-time =
    .ask = Al giocatore resta meno tempo del limite sotto il quale può smettere di registrare?
    .yes = Al giocatore resta meno tempo del limite sotto il quale può smettere di registrare.
    .no = Al giocatore resta ancora più tempo del limite sotto il quale può smettere di registrare.
    .if-yes = Se al giocatore resta meno tempo del limite sotto il quale può smettere di registrare
    .if-no = Se al giocatore resta ancora più tempo del limite sotto il quale può smettere di registrare
question-found-large-increment =
    .ask = L'incremento è tale da obbligare sempre i giocatori a registrare?
    .yes = L'incremento è tale da obbligare sempre i giocatori a registrare.
    .no = L'incremento non è tale da obbligare sempre i giocatori a registrare.
    .if-yes = Se l'incremento è tale da obbligare sempre i giocatori a registrare
    .if-no = Se l'incremento non è tale da obbligare sempre i giocatori a registrare
    .presumed-no = che l'incremento non sia tale da obbligare sempre i giocatori a registrare
question-found-sheet-defect-evident =
    .ask = Il difetto del formulario elettronico è evidente?
    .yes = Il difetto del formulario elettronico è evidente.
    .no = Il difetto del formulario elettronico non è evidente.
    .if-yes = Se il difetto del formulario elettronico è evidente
    .if-no = Se il difetto del formulario elettronico non è evidente
question-found-more-moves-made =
    .ask = È provato che siano state eseguite più mosse di quante ne mostrino i formulari?
    .yes = È provato che sono state eseguite più mosse di quante ne mostrino i formulari.
    .no = Non è provato che siano state eseguite più mosse di quante ne mostrino i formulari.
    .if-yes = Se è provato che sono state eseguite più mosse di quante ne mostrino i formulari
    .if-no = Se non è provato che siano state eseguite più mosse di quante ne mostrino i formulari
    .presumed-no = che non sia provato un numero di mosse maggiore di quello mostrato dai formulari
question-found-persistent-refusal =
    .ask = Il rifiuto di attenersi alle Regole è persistente?
    .yes = Il rifiuto è persistente.
    .no = Il rifiuto non è ancora persistente.
    .if-yes = Se il rifiuto di attenersi alle Regole è persistente
    .if-no = Se il rifiuto di attenersi alle Regole non è ancora persistente
question-found-unnoticed =
    .ask = Nessuno si è accorto che la partita era patta senza richiesta?
    .yes = Nessuno si è accorto che la partita era già patta senza bisogno di richiesta.
    .no = Qualcuno si è accorto che la partita era patta senza richiesta.
    .if-yes = Se nessuno si è accorto che la partita era patta senza richiesta
    .if-no = Se qualcuno si è accorto che la partita era patta senza richiesta
    .presumed-no = che qualcuno si sia accorto che la partita era patta senza richiesta
question-found-loss-announced =
    .ask = Si è detto al giocatore che la prossima infrazione costa la partita?
    .yes = Si è detto al giocatore che la prossima infrazione costa la partita.
    .no = Non si è detto al giocatore che la prossima infrazione costa la partita.
    .if-yes = Se si è detto al giocatore che la prossima infrazione costa la partita
    .if-no = Se non si è detto al giocatore che la prossima infrazione costa la partita
    .presumed-no = che non si sia detto al giocatore che la prossima infrazione costa la partita
question-found-disrepute =
    .ask = Il comportamento getta discredito sul gioco degli scacchi?
    .yes = Il comportamento getta discredito sul gioco degli scacchi.
    .no = Il comportamento non getta discredito sul gioco degli scacchi.
    .if-yes = Se il comportamento getta discredito sul gioco degli scacchi
    .if-no = Se il comportamento non getta discredito sul gioco degli scacchi
question-found-device-evident =
    .ask = Per l'arbitro è evidente che il giocatore ha il dispositivo?
    .yes = Per l'arbitro è evidente che il giocatore ha il dispositivo.
    .no = Per l'arbitro non è evidente che il giocatore abbia il dispositivo.
    .if-yes = Se per l'arbitro è evidente che il giocatore ha il dispositivo
    .if-no = Se per l'arbitro non è evidente che il giocatore abbia il dispositivo
question-found-announced-first =
    .ask = L'intenzione di acconciare è stata manifestata prima del contatto?
    .yes = L'intenzione di acconciare è stata manifestata prima del contatto.
    .no = L'intenzione di acconciare non è stata manifestata prima del contatto.
    .if-yes = Se l'intenzione di acconciare è stata manifestata prima del contatto
    .if-no = Se l'intenzione di acconciare non è stata manifestata prima del contatto
question-found-otherwise-played =
    .ask = È stata eseguita una mossa diversa da quella imposta dal pezzo toccato?
    .yes = È stata eseguita una mossa diversa da quella imposta dal pezzo toccato.
    .no = È stata eseguita la mossa imposta dal pezzo toccato.
    .if-yes = Se è stata eseguita una mossa diversa da quella imposta dal pezzo toccato
    .if-no = Se è stata eseguita la mossa imposta dal pezzo toccato
question-found-unable-to-move =
    .ask = Il giocatore non è in grado di muovere i pezzi?
    .yes = Il giocatore non è in grado di muovere i pezzi.
    .no = Il giocatore è in grado di muovere i pezzi.
    .if-yes = Se il giocatore non è in grado di muovere i pezzi
    .if-no = Se il giocatore è in grado di muovere i pezzi
