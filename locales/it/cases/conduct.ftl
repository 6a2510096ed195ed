### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Accusa di barare basata solo su un gioco troppo forte per il rating (norme sul fair play)

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Accusa di barare non presentata per iscritto (norme sul fair play)
title-a-written-accusation-is-looked-into = Uno spettatore accusa un giocatore di barare, per iscritto e con un motivo ragionevole

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Sospetto di comportamento fraudolento, riferito in buona fede soltanto all'arbitro
    .scene = Il Bianco viene al tuo tavolo e dice a bassa voce: «Non voglio scandali e non l’ho detto a nessun altro, ma credo che il Nero bari: quelle lunghe assenze, e poi certe mosse». Il Bianco non può provare nulla, ma hai l’impressione che sia in buona fede.
title-a-suspicion-spread-among-players = Giocatore accusato di barare davanti ad altri
    .scene = Durante il turno il Bianco va di tavolo in tavolo e sussurra agli altri giocatori che il Nero «riceve chiaramente le mosse da un computer». Quando gli chiedi spiegazioni, risponde che lo pensano tutti e che esprimere un sospetto sarà pur permesso.
title-a-malicious-accusation = Accusa di barare fatta in malafede soltanto all'arbitro

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = Un giocatore dice all'arbitro che l'avversario forse bara (prassi francese)

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Giocatore accusato di barare davanti ad altri senza un motivo ragionevole
title-a-suspicion-spread-with-a-reasonable-ground = Giocatore accusato di barare davanti ad altri con un motivo ragionevole

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Appello non presentato per iscritto (tornei della FIDE)

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Appello nel gioco lampo 15 minuti dopo una sconfitta per il tempo (tornei della FIDE)
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Appello nel gioco lampo 16 minuti dopo una sconfitta per il tempo (tornei della FIDE)
title-an-appeal-within-the-hour = Appello scritto nel gioco standard un'ora dopo una sconfitta per il tempo (tornei della FIDE)

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Appello contro la decisione di far proseguire la partita
    .scene = Dopo una discussione alla scacchiera hai deciso che il gioco continua. Il Bianco non è soddisfatto: «Faccio appello contro questa decisione, e finché la commissione d’appello non si riunisce non vedo come si possa andare avanti». Il Nero è pronto a muovere.
title-a-player-may-appeal-after-signing = Appello dopo la firma del formulario
title-the-event-excludes-appeals = Appello in un torneo che esclude gli appelli
title-an-outsider-cannot-appeal = Uno spettatore presenta appello contro una decisione dell'arbitro
title-an-appeal-before-anything-was-decided = Appello prima che l'arbitro abbia deciso qualcosa
title-an-appeal-against-a-ruling-that-ended-the-game = Appello dopo una seconda mossa illegale vista subito dall'arbitro
    .scene = Al Bianco è già stata conteggiata una mossa illegale. Ora, in posizione vinta, il Bianco esegue un’altra mossa illegale e preme l’orologio; tu l’hai vista e intervieni. Il Nero potrebbe ancora dare scaccomatto. «Non sono d’accordo, faccio appello», dice il Bianco, e pretende che intanto si continui a giocare.
title-an-appeal-against-what-the-arbiter-saw-afterwards = Appello dopo una seconda mossa illegale notata dall'arbitro in seguito
title-a-player-refuses-to-play-on-after-a-ruling = Un giocatore presenta appello e rifiuta di continuare

## arranged-result.yaml

title-a-result-is-clearly-arranged = Risultato concordato prima della partita
title-an-insult-is-no-arranged-result = Un insulto che non getta discredito sugli scacchi

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Un giocatore prende senza permesso la propria borsa col dispositivo spento
title-the-opponents-bag-is-taken-without-permission = Un giocatore prende senza permesso la borsa dell'avversario col dispositivo
title-the-bag-is-taken-with-permission = Un giocatore prende con permesso una borsa con un dispositivo
title-the-rule-on-the-bag-needs-the-events-option = Un giocatore prende una borsa con un dispositivo, e il torneo non ha regole sulle borse
title-a-player-asks-to-use-the-bag-with-the-device = Un giocatore chiede il permesso di usare la borsa col dispositivo
title-whether-the-bag-was-taken-with-permission-is-looked-into = Un giocatore prende una borsa con un dispositivo: con o senza permesso?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Borsa con un dispositivo portata alla toilette con permesso
title-the-bag-is-opened-in-the-playing-area-with-permission = Un giocatore prende con permesso la borsa dell'avversario col dispositivo

## both-refuse.yaml

title-both-players-refuse-persistently = Entrambi i giocatori rifiutano persistentemente di attenersi alle Regole
    .scene = Entrambi i giocatori hanno smesso di registrare le mosse, pur essendovi ancora tenuti, e ciascuno sostiene che deve ricominciare prima l’altro. Li richiami, spieghi la regola, insisti; ogni volta i due posano la penna e alla fine ti dicono che non obbediranno, qualunque cosa tu decida. Il Bianco, che ha una donna in più, e il Nero pretendono ciascuno il punto intero.
title-both-players-refuse-once = Entrambi i giocatori rifiutano di attenersi alle Regole, ma non persistentemente

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Offerta di patta ripetuta, l'avversario risponde facendo rumore
title-a-device-that-costs-the-game-costs-nothing-more = Dispositivo silenzioso che il giocatore ammette: una penalità oltre alla partita persa?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = L'arbitro verifica da solo una triplice ripetizione, i giocatori alla scacchiera
title-where-a-claim-is-checked = Chi verifica una richiesta di patta, e dove?
title-a-player-asks-for-the-check-of-a-claim = L'avversario chiede di verificare una richiesta di patta per triplice ripetizione

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Risultato concordato prima della partita: condotta che getta discredito sugli scacchi
title-bad-manners-need-not-bring-chess-into-disrepute = Comportamento scorretto che non getta discredito sugli scacchi
title-an-insult-answered-by-an-insult-gives-two-rulings = Insulto ricambiato con un insulto
title-whether-an-insult-brings-chess-into-disrepute-is-open = Insulto: getta discredito sugli scacchi?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Il telefono squilla con l'avversario assente, che arriva poi oltre la tolleranza
title-a-device-rings-and-the-opponent-never-comes = Il telefono squilla con l'avversario assente, che non arriva entro la tolleranza
title-a-device-rings-where-nobody-may-come-late = Il telefono squilla con l'avversario assente, tolleranza zero
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Il telefono squilla con l'avversario assente, il cui ritardo è giustificato
    .scene = All’inizio della partita il Nero è assente; il Bianco gioca { MOVE("d4") } e preme l’orologio. Il tempo di tolleranza è appena scaduto, ma il treno del Nero si è guastato e hai deciso di giustificare il ritardo. In quel momento squilla il telefono del Bianco. «Il Nero non c’era nemmeno», protesta, «la partita l’ha persa comunque lui».

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Il telefono squilla con l'avversario assente, che arriva poi entro la tolleranza
title-a-device-rings-after-each-has-moved = Il telefono squilla dopo una mossa di ciascuno
title-a-device-rings-before-either-has-moved = Il telefono squilla a turno iniziato, prima che si giochi una mossa
    .scene = Il turno è iniziato all’ora prevista, i giocatori si sono stretti la mano e il Bianco sta ancora pensando alla prima mossa quando squilla un telefono cellulare nella tasca del Nero. «Non è stata fatta neanche una mossa», implora il Nero, «lo metto via e cominciamo». Il Bianco non ha nulla in contrario.

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Telefono spento sul tavolo durante la partita
    .scene = Passando tra i tavoli noti un telefono cellulare accanto al formulario del Nero. È del Nero ed è completamente spento; il Nero spiega di averlo messo lì «perché tutti vedano che non lo uso». Il Bianco pretende il punto.
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Telefono acceso ma silenzioso addosso a un giocatore
title-a-device-approved-by-the-arbiter-is-allowed = Dispositivo portato con l'autorizzazione dell'arbitro
title-a-phone-in-a-bag-where-the-event-is-silent = Telefono spento in borsa, e il torneo non dice nulla delle borse
    .scene = Cercando una penna, il Bianco apre la borsa sotto la sedia, e ne spunta un telefono cellulare. È del Bianco e, come puoi vedere, è completamente spento. Il Nero ti chiama. Il Bianco dice che al torneo del mese scorso lo potevano fare tutti.
title-a-player-asks-to-use-a-device = Un giocatore chiede di usare un dispositivo elettronico

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Telefono spento in borsa quando il torneo lo consente
    .scene = La borsa del Bianco è aperta nel posto che hai approvato; passandole accanto, il Nero vi scorge un telefono cellulare e ti chiama. Il telefono è del Bianco e, come puoi vedere, è completamente spento. «Nessuno ne sapeva niente», dice il Nero, «e un telefono in sala è un telefono in sala».
title-the-phone-in-the-bag-is-switched-on = Il telefono squilla in borsa, e il torneo consente solo dispositivi spenti
    .scene = All’improvviso squilla un telefono cellulare: è del Bianco e si trova in una borsa chiusa sotto la sua sedia. Il Bianco, imbarazzatissimo, si scusa e fa notare che in questo torneo il posto del telefono è proprio la borsa. «Il telefono ha squillato, quindi ho vinto», dice il Nero.

## device-loses.yaml

title-a-phone-rings-on-the-player = Squilla il telefono di un giocatore
title-a-phone-rings-and-the-opponent-has-only-his-king = Il telefono squilla e l'avversario ha solo il re
    .scene = Il Bianco, con re e donna contro il solo re, sta per muovere quando gli squilla in tasca il telefono cellulare. Il Bianco lo spegne e obietta: «Era solo la sveglia, e comunque con il re solo il Nero non può vincere».
title-a-switched-off-phone-in-the-pocket = Telefono spento che il giocatore ammette di avere addosso
title-the-event-sets-a-milder-penalty-for-a-device = Il telefono squilla quando il torneo prevede una penalità più lieve
title-somebody-reports-a-phone = Qualcuno segnala un telefono silenzioso addosso a un giocatore
title-a-phone-found-before-the-game = Telefono trovato addosso a un giocatore prima della partita
title-both-players-bring-a-phone-before-the-game = Telefoni trovati addosso a entrambi prima della partita
title-a-phone-on-the-table-before-the-game = Telefono sul tavolo prima della partita
title-a-phone-rings-after-the-game = Il telefono squilla dopo l'accordo per la patta
title-both-phones-ring-at-once = I telefoni di entrambi i giocatori squillano insieme
title-a-phone-rings-while-a-wrong-claim-is-examined = Squilla il telefono dell'avversario dopo una richiesta infondata per triplice ripetizione
    .scene = Il Bianco, che ha il tratto, ferma gli orologi e richiede la patta per triplice ripetizione. Mentre i giocatori controllano i formulari sotto i tuoi occhi e risulta che la posizione è sulla scacchiera solo per la seconda volta, squilla un telefono cellulare nella giacca del Nero. «Gli orologi erano fermi», si difende il Nero, «quindi non stavo giocando».
title-a-phone-rings-after-a-right-claim = Squilla il telefono del richiedente dopo una richiesta fondata per triplice ripetizione
title-a-phone-rings-where-every-legal-move-gives-mate = Il telefono squilla e ogni mossa legale del suo proprietario dà matto
    .scene = Il Bianco sta allungando la mano verso uno dei pedoni quando gli squilla in tasca il telefono cellulare. Indica la scacchiera: qualunque cosa giochi, è scaccomatto; il Nero non può più vincere questa partita in nessun modo. «Allora almeno patta», dice il Bianco.
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Il telefono squilla in posizione chiusa che un sacrificio di torre può aprire
title-a-device-rings-before-the-opponent-has-come = Il telefono squilla con l'avversario assente: arriverà in tempo?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Squilla un telefono, ma non è evidente che sia del giocatore
title-a-fine-for-a-device-where-the-event-announced-it = Ammenda per un dispositivo dove il torneo ha previsto una penalità più lieve

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Offerta di patta ripetuta prima di premere l'orologio, giudicata irragionevole
    .scene = Il Bianco muove e, prima di premere l’orologio, propone patta per l’ennesima volta, benché nella posizione non sia cambiato nulla. Hai seguito la partita e giudichi la proposta irragionevole. Il Bianco spiega che le Regole prescrivono appunto di proporla tra la mossa e l’orologio.
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Offerta di patta ripetuta dopo aver premuto l'orologio, giudicata irragionevole
title-a-second-offer-that-does-not-annoy = Offerta di patta ripetuta prima di premere l'orologio, giudicata non irragionevole
title-a-source-of-noise-in-the-playing-area = Fonte di rumore introdotta nell'area di gioco
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Un giocatore fa rumore: disturba l'avversario?
title-the-arbiter-finds-a-claim-unreasonable = Richiesta infondata per triplice ripetizione che l'arbitro giudica irragionevole
title-the-arbiter-finds-nothing-wrong-with-a-claim = Richiesta infondata per triplice ripetizione che l'arbitro giudica non irragionevole
title-what-is-found-of-one-player-is-not-found-of-the-other = Rumore giudicato di disturbo per l'avversario, che poi parla
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Reclamo per un'offerta di patta ripetuta, che secondo l'arbitro ha distratto l'avversario

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Un giocatore si presenta ubriaco ma non disturba nessuno
title-a-drunken-player-is-usually-excluded-from-the-round = Giocatore ubriaco: esclusione dal turno o ammonizione?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Pasto alla scacchiera durante la partita
title-talking-is-not-eating = Un giocatore parla durante la partita senza disturbare l'avversario

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Un giocatore chiede all'arbitro che cosa dice una regola
title-may-i-castle-now-is-no-question-about-the-laws = «Posso arroccare adesso?»: un giocatore lo chiede all'arbitro
    .scene = Il Bianco, che ha il tratto, ti chiama e indica la scacchiera: «È tanto che non gioco un torneo. Qui posso ancora arroccare?» Il Nero non dice nulla e ti guarda incuriosito.
title-a-request-to-leave-is-no-question-about-the-laws = Chi non ha il tratto chiede di lasciare la sede di gioco

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Dispositivo spento addosso a un giocatore (norme sul fair play)
    .scene = A metà partita il Nero si china e gli scivola fuori dalla tasca dei pantaloni un telefono cellulare che aveva addosso. Constati che è completamente spento. «Ho dimenticato di lasciarlo a casa», dice il Nero, «ma così non serve a nessuno». Al Bianco basterebbe un’ammonizione.
title-refusing-an-inspection-is-an-offence-against-fair-play = Un giocatore rifiuta l'ispezione prima della partita (norme sul fair play)
title-an-approved-device-is-no-offence-against-fair-play = Dispositivo autorizzato dall'arbitro sul tavolo di gioco

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Chi ha il tratto va senza permesso nell'angolo lontano di una grande sala
title-a-walk-in-the-own-aisle = Chi ha il tratto si alza dalla scacchiera (prassi francese)
title-a-far-corner-with-permission = Chi ha il tratto va con il permesso nell'angolo lontano di una grande sala

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Un giocatore fa rumore dopo l'abbandono dell'avversario

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Un giocatore rifiuta di collaborare alla ricostruzione della partita
title-both-players-refuse-to-help-reconstruct = Entrambi rifiutano persistentemente di collaborare alla ricostruzione

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = Un giocatore rifiuta per la prima volta l'ispezione (prassi francese)
title-who-was-warned-in-france-is-not-asked-a-third-time = Un giocatore rifiuta di nuovo l'ispezione dopo l'ultima ammonizione (prassi francese)

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Ispezione di un giocatore uscito dalla sede di gioco con permesso
title-a-player-whom-the-opponent-accuses-is-inspected = Ispezione di un giocatore che l'avversario accusa di barare

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Ispezione di un giocatore senza alcun sospetto

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Seconda ispezione di un giocatore senza un sospetto schiacciante
title-an-overwhelming-suspicion-after-an-inspection = Seconda ispezione di un giocatore per un sospetto schiacciante

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Un giocatore rifiuta l'ispezione durante la partita
    .scene = Ci sono motivi per sospettare che il Nero bari, e il sospetto è così forte che non puoi aspettare: chiedi al Nero di sottoporsi all’ispezione di abiti, borse e altri oggetti. Il Nero rifiuta: «Non nel mezzo della partita e non senza prove. Mi conosce da anni».
title-a-player-may-refuse-an-inspection-by-another-gender = Un giocatore rifiuta l'ispezione da parte di una persona di sesso diverso
title-a-refusal-after-a-warning-may-be-persistent = Secondo rifiuto dell'ispezione dopo l'ultima ammonizione: è persistente?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Ispezione durante la partita per un sospetto non schiacciante
title-an-overwhelming-suspicion-cannot-wait = Ispezione durante la partita per un sospetto schiacciante
title-an-inspection-before-the-game-is-usual = Ispezione prima della partita per un sospetto
title-an-inspection-after-the-game-is-usual = Ispezione subito dopo la partita per un sospetto
title-it-is-not-told-whether-there-is-a-suspicion = Ispezione durante la partita: c'è un sospetto, e può attendere?
title-an-inspection-during-the-game-measured = Ispezione durante la partita che poteva attendere: ha fatto bene l'arbitro?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Ispezione senza testimone per un sospetto schiacciante
title-a-witness-of-another-gender = Ispezione con un testimone di sesso diverso dal giocatore
title-a-player-may-refuse-an-inspection-without-a-witness = Un giocatore rifiuta un'ispezione senza testimone
title-a-player-asks-for-a-witness-of-his-own = Un giocatore chiede un proprio testimone all'ispezione

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Ispezione con un testimone dello stesso sesso del giocatore
title-an-inspection-by-another-gender-is-not-provided-for = Ispezione da parte di una persona di sesso diverso
title-an-inspection-in-front-of-others-is-not-provided-for = Ispezione di un giocatore davanti ad altre persone

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Il telefono di un ritardatario squilla prima che questi abbia mosso
title-a-latecomers-device-after-his-first-move = Dispositivo silenzioso di un ritardatario che ha già eseguito la prima mossa
    .scene = All’inizio della partita il Nero è assente; il Bianco gioca { MOVE("d4") } e preme l’orologio. Il Nero arriva alla scacchiera con 10 minuti di ritardo, gioca { MOVE("d5") }, preme l’orologio e solo allora si ricorda del telefono cellulare che ha nella tasca della giacca che indossa, acceso ma silenzioso. «Andavo di fretta», dice, «mi lasci consegnarlo adesso».
title-a-latecomer-who-keeps-his-device = Dispositivo scoperto a un ritardatario prima della sua prima mossa, poi squilla
title-a-punctual-player-with-a-device-before-his-first-move = Dispositivo silenzioso di un giocatore puntuale, prima di ogni mossa
    .scene = Il turno è appena iniziato all’ora prevista; il Bianco siede alla scacchiera e non ha ancora fatto la prima mossa. Cercando una penna nella tasca dei pantaloni, vi trova il telefono cellulare, acceso ma silenzioso, e te lo porge spaventato: «Per favore, lo tenga Lei. Non abbiamo nemmeno cominciato». Il Nero non avrebbe nulla in contrario.

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Chi ha il tratto lascia senza permesso l'area di gioco per fumare
    .scene = Il Nero muove e preme l’orologio. Il Bianco pensa un momento, si alza e, senza chiederti il permesso, esce dall’area di gioco, va nel luogo riservato ai fumatori, accende una sigaretta e dopo un po’ ritorna. «Ho fumato proprio dove è permesso», ti dice, «e con il mio tempo».
title-a-player-who-is-not-on-the-move-may-leave-the-area = Chi non ha il tratto lascia l'area di gioco per andare alla toilette
title-a-player-on-the-move-leaves-with-permission = Chi ha il tratto lascia l'area di gioco con permesso
title-getting-up-from-the-board-is-allowed = Chi ha il tratto si alza dalla scacchiera
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Un giocatore chiede di lasciare l'area di gioco: conta chi ha il tratto?
title-a-made-move-that-is-not-completed-and-leaving-the-area = Un giocatore esce dall'area: l'avversario ha mosso ma non ha premuto l'orologio
    .scene = Il Bianco muove e, soprappensiero, non preme l’orologio. Il Nero dà un’occhiata alla scacchiera, si alza ed esce dall’area di gioco senza il tuo permesso per prendere un caffè. Quando glielo fai notare, risponde: «Era in moto l’orologio del Bianco».
title-whether-leave-was-given-is-looked-into = Chi ha il tratto lascia l'area di gioco: con o senza permesso?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Chi non ha il tratto lascia l'area di gioco
title-a-player-on-the-move-leaves-the-area-without-permission = Chi ha il tratto lascia l'area di gioco senza permesso

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Chi non ha il tratto lascia la sede di gioco senza permesso
    .scene = Il tratto è al Nero, che sta pensando da molto. Il Bianco, senza il tuo permesso, esce dalla sede di gioco per prendere una boccata d’aria e rientra prima che il Nero abbia mosso. «Non avevo il tratto», dice, «quindi nessuno può obiettare».
title-a-player-may-leave-the-venue-with-permission = Un giocatore lascia la sede di gioco con permesso
title-a-player-asks-to-leave-the-venue = Un giocatore chiede di lasciare la sede di gioco
title-a-player-goes-home-between-the-sessions = Un giocatore lascia la sede di gioco dopo che la mossa è in busta
title-a-player-leaves-the-venue-because-of-an-alarm = Un giocatore lascia la sede di gioco per un'emergenza
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Un giocatore lascia la sede di gioco: con o senza permesso?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Un giocatore che ha abbandonato entra senza permesso nell'area di gioco
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Il giocatore di un'altra partita, già finita, entra senza permesso nell'area di gioco

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Rumore dopo tre ammonizioni, senza che la perdita della partita sia stata annunciata
title-a-refusal-after-the-loss-was-announced = Un giocatore rifiuta una decisione dopo l'avviso che la prossima infrazione costa la partita
    .scene = Hai avvertito il Bianco che la prossima infrazione gli costerà la partita. Poco dopo il Bianco rifiuta di attenersi alla tua decisione, sostenendo ad alta voce che è assurda; ne concludi che si rifiuta persistentemente di rispettare il Regolamento. Il Nero, che ha assistito in silenzio, ha due pedoni in meno.

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Ispezione che la legge del Paese vieta
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Un giocatore rifiuta un'ispezione che la legge del Paese vieta
title-an-inspection-that-no-law-of-the-country-forbids = Ispezione che la legge del Paese non vieta
title-no-inspection-where-the-law-forbids-to-search-persons = Ispezione vietata dalla legge del Paese, nonostante un sospetto schiacciante
title-a-player-may-refuse-a-search-that-the-law-forbids = Rifiutata un'ispezione vietata dalla legge del Paese: l'avversario reclama
title-an-inspection-that-the-law-forbids-was-no-right-ruling = L'arbitro ispeziona un giocatore benché la legge del Paese lo vieti: ha fatto bene?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Un giocatore consulta delle note durante il gioco
    .scene = Vedi il Bianco che durante la partita tira fuori da una cartella un foglio di appunti d’apertura e lo legge. «Controllo solo di non sbagliare l’ordine delle mosse», dice, «e la mia calligrafia non sarà certo un aiuto esterno». Il Nero pretende che il Bianco perda la partita.
title-analysing-on-a-second-board-is-forbidden = Un giocatore analizza su un'altra scacchiera
title-notes-after-the-game-are-nobodys-business = Un giocatore consulta un libro dopo aver abbandonato
title-a-player-asks-to-use-his-notes = Un giocatore chiede di usare delle note

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Reclamo per offerte di patta ripetute
title-a-complaint-about-a-single-offer = Reclamo per una sola offerta di patta

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Uno spettatore entra senza permesso nell'area di gioco
title-an-outsider-enters-with-permission = Uno spettatore entra con permesso nell'area di gioco
title-a-captain-comes-back-without-permission = Il capitano entra senza permesso nell'area di gioco

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Rumore per la terza volta dopo due ammonizioni, l'ultima con l'annuncio della sconfitta
title-a-warning-about-something-else-does-not-make-noise-persistent = Rumore dopo un'ammonizione per allontanamento senza permesso
title-a-player-refuses-to-follow-a-ruling = Un giocatore rifiuta di attenersi a una decisione: è rifiuto persistente?
title-warned-three-times-before-and-offering-again = Offerta di patta ripetuta dopo tre ammonizioni precedenti
title-a-refusal-that-is-found-persistent-after-a-warning = Secondo rifiuto di una decisione dopo un'ammonizione, giudicato persistente
title-noise-that-is-found-persistent-after-three-warnings = Rumore dopo tre ammonizioni precedenti, rifiuto giudicato persistente

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = Un giocatore rifiuta di partecipare alla verifica di una richiesta di patta
title-who-checks-a-draw-claim = Chi verifica una richiesta di patta per triplice ripetizione?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Dispositivo di uno spettatore con un programma di scacchi in funzione
title-a-player-has-a-chess-program-in-use = Dispositivo di un giocatore sul tavolo con un programma di scacchi in funzione

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Il richiedente rifiuta di partecipare alla verifica della richiesta di patta
title-a-refusal-to-follow-a-ruling-is-another-matter = Un giocatore rifiuta di attenersi a una decisione, ma non persistentemente

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Chi non ha il tratto esce senza l'avviso all'arbitro che il torneo esige
    .scene = Il Bianco muove, preme l’orologio e, mentre il Nero è immerso nei suoi pensieri, lascia l’area di gioco per prendere dell’acqua, senza averti detto nulla. Quando poi gliene chiedi conto, il Bianco si stupisce: «Toccava al Nero. Chi non ha il tratto è libero di andare».
title-a-player-who-reported-may-leave = Chi non ha il tratto esce dopo aver avvertito l'arbitro, come prescrive il torneo
title-a-player-on-the-move-does-not-leave-by-reporting = Chi ha il tratto avverte l'arbitro ed esce senza permesso
    .scene = Il Nero muove e preme l’orologio. Il Bianco viene al tuo tavolo, dice: «Esco un attimo» e lascia subito l’area di gioco senza aspettare il tuo permesso. Il Nero protesta; il Bianco ribatte di averti avvisato, come richiesto.
title-a-player-asks-to-leave-where-reporting-is-enough = Chi non ha il tratto chiede di uscire dove il torneo impone di avvertire
    .scene = Il tratto è al Nero, che sembra prepararsi a una lunga riflessione. Il Bianco viene al tuo tavolo: «Posso uscire dall’area di gioco per un caffè?»
title-whether-the-arbiter-was-told-before-is-looked-into = Chi non ha il tratto esce dove il torneo esige un avviso all'arbitro: lo ha dato?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = «Posso prendere en passant qui?»: domanda all'arbitro
    .scene = Il Bianco, che ha il tratto, studia a lungo la scacchiera, poi viene da te e chiede sottovoce: «Il mio pedone e5 e il pedone d5: posso catturare en passant?» Il Nero, che ha sentito, dice: «Risponda pure, per me va bene».
title-a-question-about-a-rule-is-simply-answered = Chi ha il tratto chiede che cosa dice una regola

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Le mosse di un giocatore coincidono con quelle di un programma
    .scene = Durante il turno l’organizzatore ti prende da parte e mostra soltanto a te un tabulato: le mosse di uno dei giocatori concordano quasi del tutto con quelle di un programma di scacchi. «È una prova sufficiente», insiste. «Intervenga subito». Il giocatore in questione è ancora alla scacchiera.

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = Sigaretta elettronica fuori dell'area per fumatori
    .scene = Sorprendi il Bianco a una finestra aperta, fuori dal luogo riservato ai fumatori, con una sigaretta elettronica. Il Bianco continua a fumare e soffia una nuvoletta verso l’esterno: «Non è tabacco e non è fumo, è solo vapore. Nessuno ha mai avuto da ridire».
title-smoking-in-the-smoking-area = Fumare nell'area per fumatori
title-a-cigarette-in-the-playing-area = Fumare fuori dell'area per fumatori

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Gli spettatori sono ammessi nell'area di gioco?
title-a-captain-enters-with-permission = Il capitano entra con permesso nell'area di gioco

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = L'arbitro dice ai giocatori chi è sospettato di barare
title-the-arbiter-tells-a-colleague-whom-he-suspects = L'arbitro dice a un altro arbitro chi è sospettato di barare

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Rumore per la quarta volta dopo tre ammonizioni, l'ultima con l'annuncio della sconfitta
title-two-warnings-are-not-yet-enough = Rumore dopo due ammonizioni, rifiuto giudicato non persistente
