### Titles of the cases about the arbiter: what a reader would search for.

## arbiter-steps-in.yaml

title-what-does-the-arbiter-do-about-a-completed-illegal-move = Mossa illegale nel gioco standard, nessuno reclama: l'arbitro interviene?
title-what-does-the-arbiter-do-about-an-illegal-move-when-a-visitor-has-come-in = Mossa illegale, poi entra uno spettatore autorizzato: l'arbitro interviene?
title-what-does-the-arbiter-do-about-an-illegal-move-with-little-supervision = Mossa illegale nel gioco rapido, regole semplificate: l'arbitro interviene?
title-what-does-the-arbiter-do-about-a-flag-that-fell = Bandierina caduta nel gioco standard, nessuno la segnala: che cosa fa l'arbitro?
title-what-does-the-arbiter-do-about-a-flag-with-little-supervision = Bandierina caduta nel rapido o lampo, regole semplificate: che cosa fa l'arbitro?
title-what-does-the-arbiter-do-about-another-move-than-the-touched-piece-demands = Cavallo toccato, pedone mosso, nessuno reclama: l'arbitro interviene?
title-what-does-the-arbiter-do-about-another-move-than-demanded-that-nobody-saw = Cavallo toccato e pedone mosso, nessuno nota nulla: l'arbitro interviene?
title-what-does-the-arbiter-do-about-two-moves-in-a-row = Due mosse di fila sotto gli occhi dell'arbitro: interviene?
title-what-does-the-arbiter-do-about-two-moves-in-a-row-that-nobody-saw = Due mosse di fila, nessuno nota nulla: l'arbitro interviene?
title-what-does-the-arbiter-do-when-a-player-is-short-of-time = Carenza di tempo: che cosa fa l'arbitro?
    .scene = Il Bianco, a cui restano 1 minuto e 30 secondi, ha appena eseguito una mossa e premuto l’orologio; il Nero ha ancora 40 minuti. In quel momento passi di lì. Un collega ti dice che solo uno dei due è a corto di tempo e che puoi occuparti d’altro. Che cosa deve fare l’arbitro?
title-what-does-the-arbiter-do-when-both-kings-are-in-check = Entrambi i re sotto scacco nel gioco standard: l'arbitro interviene?
title-what-does-the-arbiter-do-when-both-kings-are-in-check-with-little-supervision = Due re sotto scacco nel rapido o lampo, regole semplificate: che cosa fa l'arbitro?
    .scene = Facendo il giro arrivi a una scacchiera e vedi questa posizione; il tratto è al Bianco. I giocatori sono tranquilli, non sembrano trovarci nulla di strano e nessuno ti ha chiamato. Che cosa deve fare l’arbitro?
title-what-does-the-arbiter-do-about-a-clock-that-shows-nothing-left = Orologio a zero quando l'avversario muove: che cosa fa l'arbitro?
title-what-does-the-arbiter-do-about-a-clock-that-is-seen-to-show-nothing-left = Orologio trovato a zero qualche tempo dopo una mossa: che cosa fa l'arbitro?
title-what-does-the-arbiter-do-about-a-flag-that-was-dealt-with = Bandierina segnalata, mosse però completate in tempo: l'arbitro interviene?
title-what-does-the-arbiter-do-about-an-illegal-move-that-nobody-saw = Mossa illegale passata inosservata, regole semplificate: l'arbitro interviene?
title-what-does-the-arbiter-do-about-noise-of-a-player = Rumore che disturba l'avversario, nessun reclamo: l'arbitro interviene?
title-what-does-the-arbiter-do-about-advice-that-a-player-takes = Un giocatore si fa consigliare: l'arbitro interviene?
    .scene = Tra una mossa e l’altra il Bianco si ferma accanto a un compagno di circolo, chiede quale piano sembri il migliore e accetta il consiglio con un cenno del capo; tu sei proprio dietro di loro e senti tutto. Il Nero, assorto alla scacchiera, non si è accorto di nulla, e la posizione del Bianco è comunque persa. Che cosa deve fare l’arbitro?
title-what-does-the-arbiter-do-when-a-spectator-has-shifted-pieces = Uno spettatore rovescia un pezzo: l'arbitro interviene?
title-what-does-the-arbiter-do-about-a-spectator-who-advises = Uno spettatore dà consigli a un giocatore: che cosa può fare l'arbitro?
title-what-does-the-arbiter-do-when-a-player-asks-for-an-earlier-position = Richiesta di rivedere una posizione precedente: l'arbitro interviene?
title-what-does-the-arbiter-do-about-a-press-without-a-move = Orologio premuto senza aver mosso: l'arbitro interviene?
title-what-does-the-arbiter-do-about-a-clock-pressed-by-accident = Orologio premuto per sbaglio da chi ha il tratto: l'arbitro interviene?
    .scene = Il Bianco ha il tratto. Allungando la mano verso un bicchiere d’acqua, preme inavvertitamente l’orologio senza aver eseguito una mossa; tu lo vedi. Nessuno dei giocatori se ne accorge: il Bianco continua a calcolare e il Nero, assorto, non vede che sta scorrendo l’orologio sbagliato. Che cosa deve fare l’arbitro?
title-what-does-the-arbiter-do-about-a-covered-scoresheet = Formulario coperto: l'arbitro interviene di propria iniziativa?
    .scene = Il Bianco copre il formulario con una sciarpa, così che tu non puoi vederlo. Il motivo, a suo dire: l’avversario continua a guardarlo. Il Nero non si è lamentato, e le mosse, assicura il Bianco, sono tutte scritte in bell’ordine. Che cosa deve fare l’arbitro?
title-what-does-the-arbiter-do-about-a-finger-over-the-clock = Dito sospeso sopra l'orologio: l'arbitro interviene di propria iniziativa?
title-what-does-the-arbiter-do-about-a-player-who-stops-recording = Un giocatore smette di registrare senza carenza di tempo: l'arbitro interviene?

## captain-on-draws.yaml

title-a-captain-speaks-of-a-draw-before-the-arbiter = Il capitano consiglia sulla patta davanti all'arbitro

## captain-speaks.yaml

title-a-captain-tells-the-score-before-the-arbiter = Il capitano dice il punteggio della squadra davanti all'arbitro
title-a-captain-discusses-the-position-before-the-arbiter = Il capitano dà consigli sulla posizione davanti all'arbitro

## disabled-wish.yaml

title-a-disabled-player-wishes-another-arrangement = Un giocatore disabile chiede altre condizioni di gioco

## expulsion-agreed.yaml

title-expulsion-may-need-the-consent-of-the-organiser = Espulsione dalla competizione: si interpella l'organizzatore?

## extra-time.yaml

title-the-light-goes-out = Disturbo esterno: i giocatori ricevono tempo addizionale?
title-noise-of-the-opponent-is-no-disturbance-from-outside = Rumore dell'avversario: tempo addizionale a chi è disturbato?
title-the-arbiter-himself-disturbs-the-game = L'arbitro fa rumore e un giocatore presenta reclamo

## games-observed.yaml

title-a-player-does-not-move-the-touched-piece-although-it-was-ruled = Un giocatore rifiuta di muovere il pezzo toccato come deciso dall'arbitro
title-a-player-who-does-not-play-on-pays-with-his-time = Un giocatore rifiuta per la prima volta di continuare a giocare

## laws-observed.yaml

title-a-complaint-of-noise-is-upheld = Reclamo per un rumore che ha disturbato l'avversario
title-the-arbiter-looks-into-a-complaint = Reclamo per un rumore che non ha disturbato l'avversario
    .scene = Il Bianco fa rumore sfogliando il blocco del formulario e il Nero, in posizione difficile, si lamenta con te. Resti un po’ a osservare e accerti che il comportamento del Bianco non distrae né infastidisce l’avversario. Il Nero lo ammette, ma insiste che il rumore è rumore.
title-a-complaint-depends-on-what-the-arbiter-finds = Reclamo per un rumore: ha disturbato l'avversario?
title-a-player-who-left-on-the-move-is-complained-of = Reclamo: l'avversario ha lasciato l'area di gioco avendo il tratto
    .scene = Il Bianco, che ha il tratto, si alza e lascia l’area di gioco senza chiederti il permesso. Il Nero reclama: non è permesso. Al ritorno il Bianco si giustifica: era solo per un bicchiere d’acqua, e il tempo perso era il suo.
title-a-player-who-was-free-to-leave-is-complained-of = Reclamo: l'avversario ha lasciato l'area di gioco senza avere il tratto
    .scene = Il tratto è al Nero quando il Bianco si alza e lascia l’area di gioco per andare nella zona di ristoro. Il Nero viene da te e si lamenta: nessuno ti ha chiesto il permesso e, secondo lui, durante la partita ogni giocatore dovrebbe restare in sala.
title-a-complaint-about-what-is-allowed = Reclamo per gli orologi fermati a causa di un disturbo
title-a-complaint-about-stopping-the-clocks-without-reason = Reclamo per gli orologi fermati senza un valido motivo
title-a-complaint-about-pressing-with-force = Reclamo per l'orologio colpito con forza
    .scene = Il Bianco esegue una mossa e colpisce l’orologio con forza, tanto che il tavolo trema. Il Nero si lamenta con te. Il Bianco si scusa: era solo l’agitazione, l’orologio è intatto e nulla è caduto.
title-a-complaint-about-a-move-written-first = Reclamo per una mossa scritta prima di essere giocata
    .scene = Il Bianco annota una mossa, la guarda per un po’ e solo allora la esegue. Il Nero si lamenta con te. Il Bianco spiega che così gli hanno insegnato al circolo da ragazzo e che, in fin dei conti, sulla scacchiera c’è proprio la mossa annotata.
title-nobody-complains-of-his-own-act = Un giocatore presenta reclamo per un proprio comportamento
title-a-complaint-about-something-that-nobody-can-prove = Reclamo per chiacchiere: la parola dell'uno contro quella dell'altro
title-both-players-complain-of-a-spectator = Entrambi i giocatori reclamano per uno spettatore che parla
title-a-device-that-has-cost-the-game-is-complained-of = Reclamo dopo lo squillo del dispositivo dell'avversario
title-a-complaint-about-how-the-opponent-behaves-after-the-game = Reclamo per l'avversario che parla dopo aver abbandonato
title-a-complaint-about-an-arrival-in-time = Reclamo per un ritardo entro il tempo di tolleranza
title-a-complaint-about-a-decision-of-the-arbiter = Reclamo contro una penalità inflitta dall'arbitro
title-a-captain-complains = Il capitano reclama per un giocatore uscito avendo il tratto
title-an-outsiders-protest-is-no-complaint-of-a-player = Uno spettatore protesta presso l'arbitro
title-a-complaint-that-names-no-event-is-about-what-was-done-last = Reclamo che non indica alcun fatto, dopo l'uscita dell'avversario
title-a-complaint-is-not-about-a-visitor-who-came-in-between = Reclamo che non indica alcun fatto, uscito l'avversario ed entrato uno spettatore
title-a-complaint-about-a-move-that-was-not-played = Reclamo per una mossa illegale che non è stata giocata
    .scene = In un furioso finale in zeitnot il Nero ti chiama e reclama: il Bianco avrebbe appena eseguito una mossa illegale, lasciando il re sotto scacco. Il Bianco nega di aver eseguito una mossa. Ascolti entrambi i giocatori e accerti che ha ragione il Bianco: la mano è soltanto passata sopra la scacchiera. Ora il Bianco insiste: un falso allarme del genere deve costare qualcosa al Nero.
title-a-complaint-without-anything-to-complain-of = Reclamo senza che sia accaduto nulla
title-an-illegal-move-that-was-ruled-on-is-complained-of-again = Mossa illegale vista subito dall'arbitro, poi segnalata e oggetto di reclamo
title-a-complaint-about-a-wrong-result-that-both-signed = Matto sulla scacchiera, ma entrambi firmano la vittoria opposta: reclamo
title-a-complaint-about-another-result-on-the-opponents-sheet = Due formulari firmati con risultati diversi: reclamo
    .scene = Dopo un’amichevole analisi ciascuno firma i formulari per conto proprio: il Bianco firma quelli che riportano la vittoria del Bianco e li lascia sul tavolo, il Nero firma quelli che riportano la patta e li consegna. Il Bianco lo scopre e si lamenta con te: la partita era vinta. Il Nero risponde che conta solo ciò che è stato consegnato.
title-a-complaint-about-a-slip-that-was-put-right = Un non vedente corregge un annuncio errato: reclamo
title-a-complaint-that-the-arbiter-told-a-player-to-press-the-clock = Reclamo perché l'arbitro ha detto che l'orologio non è stato premuto
title-a-claim-that-the-sealed-move-is-ambiguous = Mossa segreta ambigua, segnalata dopo l'apertura della busta
title-an-illegal-move-that-lost-the-game-is-claimed-afterwards = Seconda mossa illegale vista dall'arbitro e poi segnalata dall'avversario
    .scene = In precedenza era stata conteggiata al Bianco una mossa illegale. Ora il Bianco esegue di nuovo una mossa illegale e preme l’orologio; tu lo vedi, e anche il Nero presenta reclamo. Il Bianco obietta che le due mosse non hanno nulla a che fare l’una con l’altra e che in mezzo sono passate ore.

## no-intervention.yaml

title-a-player-asks-to-see-an-earlier-position = Un giocatore chiede di rivedere una posizione precedente
    .scene = Il Bianco viene al tuo tavolo e chiede che gli sia mostrata una posizione precedente della partita, «solo per un momento». Proprio accanto a te c’è una scacchiera libera, e il giocatore osserva che tanto è tutto scritto sul formulario e quindi non si svelerebbe nulla.
title-nothing-has-happened-in-which-the-arbiter-could-intervene = Prima mossa legale: c'è qualcosa da fare per l'arbitro?
title-the-arbiter-does-not-mention-that-the-clock-was-not-pressed = Mossa eseguita, orologio non premuto: l'arbitro lo fa notare?
    .scene = Ti fermi a una scacchiera dove il Bianco esegue una mossa senza premere l’orologio; il suo tempo continua a scorrere. Il Nero guarda il soffitto, e tra gli spettatori un amico del Bianco ti lancia occhiate supplichevoli. Che cosa deve fare l’arbitro?
title-the-arbiter-waits-while-an-illegal-move-is-not-completed = Mossa illegale, orologio non ancora premuto: l'arbitro interviene?
title-the-arbiter-leaves-an-illegal-move-alone-once-it-was-answered = Mossa illegale a cui si è risposto, regole semplificate: l'arbitro interviene?
    .scene = A una scacchiera tranquilla il Bianco esegue una mossa illegale e preme l’orologio, e nessuno se ne accorge. Il Nero esegue una mossa e preme l’orologio. Solo ora tu, di passaggio, capisci che cosa è successo; i giocatori riflettono ignari, e l’errore potrebbe decidere la partita. Che cosa deve fare l’arbitro?
title-the-game-is-over-when-it-is-asked-what-the-arbiter-does = Scaccomatto sulla scacchiera: l'arbitro interviene?

## nothing-told.yaml

title-an-arbiter-tells-a-player-to-press-the-clock = L'arbitro dice che l'orologio non è stato premuto
title-an-arbiter-tells-that-the-opponent-has-moved = L'arbitro dice al giocatore che l'avversario ha mosso
title-a-player-asks-how-many-moves-were-made = Un giocatore chiede il numero di mosse completate prima della caduta di una bandierina
    .scene = Nessuna bandierina è ancora caduta. Il Bianco ti fa cenno di avvicinarti e chiede quante mosse siano state completate. È un semplice dato, dice, non un consiglio, e chiunque in sala potrebbe contare; il Nero alza le spalle e non ha nulla in contrario a che tu risponda.
title-after-a-flag-has-fallen-the-number-of-moves-may-be-told = Un giocatore chiede il numero di mosse completate dopo la caduta di una bandierina
title-an-arbiter-advises-a-player = L'arbitro dà un consiglio a un giocatore
title-the-opponent-says-that-the-clock-was-not-pressed = L'avversario dice che l'orologio non è stato premuto

## observers-tell-the-arbiter.yaml

title-a-spectator-points-out-the-flag = Uno spettatore dice ad alta voce che è caduta una bandierina, l'arbitro non l'ha notata
title-the-arbiter-sees-the-flag-that-a-spectator-pointed-out = Uno spettatore dice ad alta voce che è caduta una bandierina, poi l'arbitro la nota
    .scene = Cade la bandierina del Bianco, ma nessuno se ne accorge ed entrambi i giocatori continuano a riflettere; il Nero potrebbe ancora dare scaccomatto. Uno spettatore dice ad alta voce che è caduta una bandierina. Alzi lo sguardo e lo vedi tu stesso. Il Bianco protesta: una partita non può essere decisa dal pubblico.
title-a-spectator-tells-only-the-arbiter = Uno spettatore riferisce un'irregolarità soltanto all'arbitro
title-a-spectator-tells-the-arbiter-alone-that-the-clock-was-not-pressed = Uno spettatore dice solo all'arbitro che l'orologio non è stato premuto
title-a-captain-tells-the-arbiter-of-an-illegal-move = Il capitano riferisce all'arbitro una mossa illegale dopo la risposta
    .scene = Il Bianco gioca { MOVE("Rd2") } e preme l’orologio; il Nero risponde { MOVE("Kf7") } e preme l’orologio. Poi un capitano ti prende in disparte e riferisce soltanto a te che nella mossa { MOVE("Rd2") } c’era qualcosa che non andava. Vai a vedere. I giocatori dicono che preferirebbero continuare anziché tornare indietro.
title-a-spectator-tells-the-arbiter-of-the-move-just-played = Uno spettatore riferisce all'arbitro un'irregolarità dopo una mossa illegale
title-the-player-at-the-next-board-tells-the-arbiter-of-a-legal-move = Un giocatore di un'altra partita riferisce all'arbitro un'irregolarità dopo una mossa legale
    .scene = Il Bianco gioca { MOVE("e4") } e preme l’orologio. Un giocatore di un’altra partita ti si avvicina e ti dice sottovoce, in modo che nessun altro senta, che lì qualcosa non va. Tu non hai notato nulla, ed entrambi i giocatori sembrano soddisfatti di ciò che c’è sulla scacchiera.
title-an-assistant-tells-the-arbiter-of-an-illegal-move-where-both-players-see = Un assistente riferisce all'arbitro una mossa illegale
title-a-spectator-tells-the-arbiter-of-a-broken-touch = Uno spettatore riferisce all'arbitro che il pezzo toccato non è stato mosso
title-a-captain-tells-the-arbiter-of-an-illegal-move-when-the-game-is-over = Il capitano riferisce all'arbitro una mossa illegale dopo la patta per accordo
title-a-spectator-tells-the-arbiter-of-an-illegal-move-in-rapid = Uno spettatore riferisce una mossa illegale nel rapido prima della risposta
title-a-spectator-tells-the-arbiter-of-an-illegal-move-after-the-reply-in-rapid = Uno spettatore riferisce una mossa illegale nel rapido o lampo dopo la risposta
    .scene = Il Bianco esegue una mossa illegale e preme l’orologio. Il Nero non sospetta nulla, muove e preme a sua volta l’orologio. Uno spettatore viene da te e riferisce soltanto a te che nella mossa del Bianco qualcosa non andava. Guardi la scacchiera: è così. Ora che lo sai, sussurra lo spettatore, non puoi certo voltarti dall’altra parte.
title-a-spectator-advises-a-player = Uno spettatore dà un consiglio a un giocatore
title-a-spectator-makes-noise = Uno spettatore parla durante la partita
title-a-team-captain-advises-his-player = Il capitano dà un consiglio a un suo giocatore
title-a-player-of-another-game-points-out-an-irregularity = Un giocatore di un'altra partita dice ad alta voce che c'è un'irregolarità
title-the-organiser-tells-only-the-arbiter = L'organizzatore riferisce un'irregolarità soltanto all'arbitro
title-a-spectator-claims-a-fallen-flag = Uno spettatore segnala una bandierina caduta inosservata
title-a-spectator-points-out-an-illegal-move = Uno spettatore segnala una mossa illegale passata inosservata
title-advice-when-the-game-is-over = Il capitano dà consigli dopo che un giocatore ha abbandonato
title-a-captain-tells-his-player-to-press-the-clock = Il capitano dice a un giocatore che l'orologio non è stato premuto
    .scene = Il Bianco esegue una mossa, si appoggia allo schienale e non preme l’orologio. Da dietro le transenne il suo capitano dice: «L’orologio!». Il Bianco alza lo sguardo sorpreso. Il capitano ti assicura di non aver detto nulla sulla posizione e che ricordare a un giocatore un suo dovere non può far male.
title-a-captain-accepts-the-draw-that-was-offered-to-his-player = Il capitano accetta la patta proposta al suo giocatore
    .scene = Ciascun giocatore ha eseguito 20 mosse quando il Bianco esegue una mossa, propone la patta e preme l’orologio. «Accettata!» esclama il capitano del Nero prima che questi apra bocca. Il Nero sorride, dice che la sua risposta sarebbe stata la stessa e accetta l’offerta. Il Bianco, pentito, sostiene che dopo un simile incidente nulla vale.
title-two-captains-agree-a-draw = Un capitano si accorda per la patta
    .scene = In un incontro a squadre è ancora in corso una partita. Mentre i due giocatori riflettono alla scacchiera, il capitano del Bianco viene da te, dichiara a nome della squadra che qui la patta è concordata e ti chiede di annotare il risultato. I giocatori alzano lo sguardo, sorpresi; l’incontro, dice il capitano, è comunque deciso.
title-a-spectator-resigns-a-game-that-is-not-his = Uno spettatore dichiara di abbandonare
title-a-captain-offers-a-draw-and-the-opponent-accepts-it = Il capitano propone la patta e un giocatore accetta
title-a-captain-stops-the-clocks = Il capitano ferma gli orologi
title-what-a-captain-says-when-the-game-is-over = Il capitano abbandona quando il giocatore ha già abbandonato
title-an-organiser-asks-for-a-quickplay-draw = L'organizzatore, e non un giocatore, richiede la patta secondo le regole sul finale rapido
title-the-captain-tells-his-player-to-take-the-draw = Il capitano consiglia sull'offerta di patta e il giocatore la accetta
    .scene = Il Bianco propone la patta. Il Nero cerca con lo sguardo il capitano, che gli dice: «Accetta». Il Bianco si lamenta subito con te; poi il Nero accetta l’offerta. Il capitano sostiene di non aver detto una sola parola sulla posizione.
title-an-assistant-who-advises-and-one-who-talks = L'assistente di un non vedente dà consigli e parla
title-an-assistant-of-a-player-who-sees-tells-him-the-moves = Un assistente dice a un giocatore, su richiesta, il numero di mosse

## penalties-are-listed.yaml

title-which-penalties-there-are = Quali penalità può infliggere l'arbitro?
title-exclusion-from-rounds-is-a-new-penalty = L'arbitro esclude un giocatore da uno o più turni
title-a-fine-that-was-not-announced = Ammenda inflitta senza essere stata annunciata
title-a-fine-that-was-announced = Ammenda annunciata in anticipo e poi inflitta
title-the-penalty-is-time-for-the-opponent-and-less-for-the-offender = Penalità: due minuti all'avversario, cinque in meno al contravventore
title-the-penalty-is-the-loss-of-the-game = Penalità della perdita della partita: quanti punti all'avversario?
title-the-penalty-is-a-matter-of-points = Penalità in punti: di più all'avversario, di meno al contravventore
title-expulsion-is-the-last-penalty-of-every-list = Giocatore espulso dalla competizione per un insulto
title-which-penalties-are-open-for-this-offence = Quali penalità sono possibili per un rumore che disturba?

## phones-of-everybody.yaml

title-a-spectators-phone-rings = Squilla il telefono di uno spettatore nella sede di gioco
title-a-spectator-with-an-authorised-phone = Uno spettatore ha un telefono con l'autorizzazione dell'arbitro
title-a-spectators-phone-is-switched-off = Uno spettatore ha con sé un telefono spento
title-the-arbiters-own-phone-rings = Squilla il telefono dell'arbitro
title-a-captain-uses-a-phone-in-the-venue = Il capitano ha con sé un telefono silenzioso nella sede di gioco
title-a-spectators-phone-in-an-adjoining-area = Squilla il telefono di uno spettatore in un'area contigua
title-a-players-phone-in-an-adjoining-area = Telefono silenzioso di un giocatore in un'area contigua

## playing-conditions.yaml

title-a-player-asks-for-another-chair = Un giocatore chiede qualcosa che occorre per giocare
title-a-player-asks-for-more-light = Un giocatore chiede altre condizioni di gioco
title-a-question-about-a-rule-has-nothing-to-do-with-the-playing-conditions = Un giocatore senza il tratto chiede che cosa dica una regola
    .scene = Il Nero ha il tratto. Il Bianco viene al tuo tavolo e chiede che cosa dica la regola sull’arrocco quando la torre è attaccata. Il Nero, che ha sentito, obietta: chi non conosce le regole avrebbe dovuto impararle a casa, e poi non tocca nemmeno al Bianco.

## ruling-measured.yaml

title-two-minutes-and-the-position-before-a-first-illegal-move-was-right = Prima mossa illegale: ripristino, due minuti, pezzo toccato nominato
title-the-position-and-two-minutes-without-a-word-of-the-touched-piece = Prima mossa illegale: ripristino, due minuti, pezzo toccato non nominato
title-a-loss-for-a-first-illegal-move-was-wrong = Prima mossa illegale: l'arbitro decreta la sconfitta
title-to-let-a-mate-pass-unnoticed-was-wrong = Scaccomatto sulla scacchiera: l'arbitro non fa nulla
    .scene = Il Bianco gioca { MOVE("Rd8") } e preme l’orologio. Nessuno dei due dice una parola; entrambi guardano la scacchiera e continuano a riflettere. Un tuo collega, che è lì accanto e ha visto tutto, non fa nulla e ti spiega più tardi che nessuno aveva reclamato niente.
title-to-do-nothing-about-a-legal-move-was-right = L'arbitro non fa nulla per una mossa legale
title-to-do-nothing-about-a-legal-move-told-in-steps-was-right = Pedone sollevato e lasciato, orologio premuto: l'arbitro non fa nulla
title-a-ruling-on-nothing-in-particular-is-not-measured = L'arbitro decide che il gioco prosegua dopo una mossa legale
title-an-arbiter-who-does-nothing-about-a-flag-that-he-sees = L'arbitro vede cadere una bandierina e non fa nulla
    .scene = La bandierina del Bianco cade mentre un tuo giovane collega è alla scacchiera e guarda l’orologio; il Nero potrebbe ancora dare scaccomatto. Nessuno dei giocatori si accorge di nulla, e il collega non fa niente. A te spiega che la caduta della bandierina deve reclamarla l’avversario e che un arbitro non deve decidere le partite.
title-a-penalty-within-the-arbiters-discretion-was-right = Pezzo rovesciato: l'arbitro penalizza il giocatore
title-no-penalty-within-the-arbiters-discretion-was-right-too = Pezzo rovesciato: l'arbitro lo fa soltanto rimettere a posto
title-an-arbiter-who-may-set-the-times-and-sets-them = Tempi errati alla ripresa segnalati tardi: l'arbitro regola gli orologi
title-an-arbiter-who-may-change-a-signed-result-and-changes-it = Patta firmata dopo un abbandono, mutata in vittoria dall'arbitro
title-an-arbiter-who-lets-a-signed-result-stand = Patta firmata dopo un abbandono, lasciata valida dall'arbitro
title-an-arbiter-who-calls-a-flag-in-a-game-with-little-supervision = Bandierina segnalata dall'arbitro con le regole semplificate
title-an-arbiter-who-chooses-a-warning-for-a-breach-of-conduct = L'arbitro si limita ad ammonire per un rumore che disturba
title-an-arbiter-who-lets-a-breach-of-conduct-pass = L'arbitro ignora un rumore che disturba, poi ammonisce l'altro giocatore
title-an-arbiter-who-fines-a-player-without-having-announced-it = L'arbitro infligge per rumore un'ammenda non annunciata
    .scene = Il Nero fa rumore canticchiando sulla musica di un caffè dall’altra parte della strada, e ciò distrae e infastidisce il Bianco. Il tuo collega decide che il Nero deve pagare una multa. Per questa manifestazione non erano state annunciate multe, ma il collega fa notare che l’elenco delle sanzioni delle Regole le prevede e che la scelta spetta all’arbitro.
title-an-arbiter-who-fines-a-player-as-announced = L'arbitro infligge per rumore un'ammenda annunciata in anticipo
title-an-arbiter-who-warns-a-player-for-what-the-laws-forbid = L'arbitro ammonisce chi ha lasciato l'area di gioco avendo il tratto
    .scene = Il Bianco ha il tratto e lascia l’area di gioco senza il permesso dell’arbitro; poco dopo torna con una tazza di caffè. Il tuo collega gli dice che non è consentito e lo ammonisce per questo. Il Nero protesta: le Regole esigono una sanzione, e una semplice ammonizione non lo è.
title-a-ruling-that-is-right-in-one-point-and-wrong-in-two = Prima mossa illegale: tre minuti, orologi regolati, nessun ripristino
title-two-minutes-alone-for-a-first-illegal-move = Prima mossa illegale: due minuti, posizione lasciata com'è
title-the-position-restored-without-the-penalty = Prima mossa illegale: posizione ripristinata, nessun tempo aggiunto
    .scene = Il Bianco gioca h3 e preme l’orologio. Il tuo collega, che si trova alla scacchiera, ferma gli orologi, decide che si ripristina la posizione precedente alla mossa e che il Bianco può giocare qualsiasi mossa legale, e fa proseguire la partita. Il Bianco ringrazia; il Nero alza le spalle e continua a giocare.
title-an-illegal-move-that-was-claimed-and-ruled-on-by-naming-the-move = Mossa illegale in partita con incremento: che cosa comprende la decisione?
title-a-ruling-on-a-move-that-is-told-after-a-flag-of-unknown-order = Mossa illegale e bandierina caduta inosservata: la decisione sulla mossa era corretta?
title-minutes-for-one-player-after-a-wrong-setting = Orologio mal impostato: l'arbitro corregge e dà minuti a un giocatore
title-two-minutes-for-a-second-illegal-move = Seconda mossa illegale: due minuti e ripristino della posizione
    .scene = In precedenza al Nero è stata contata una mossa illegale. Ora il Nero esegue di nuovo una mossa illegale e preme l’orologio; il Bianco potrebbe ancora dare scaccomatto. Il tuo collega ferma gli orologi, ripristina la posizione precedente alla mossa e assegna al Bianco 2 minuti in più. Il Nero osserva che tra le due sviste ci sono state ore di gioco corretto.
title-a-wrong-claim-rejected-with-the-two-minutes = Patta per triplice ripetizione richiesta a torto: respinta, due minuti all'avversario
title-nothing-to-rule-about-an-offer = Viene proposta la patta e l'arbitro non fa nulla
title-the-arbiter-confirms-the-signed-result-when-he-rejects-a-complaint = Ultima mossa detta illegale dopo la firma della vittoria: l'arbitro conferma il risultato

## special-measures.yaml

title-a-player-needs-medical-attention = Un giocatore chiede assistenza medica

## told-to-captain.yaml

title-a-captain-is-warned-for-his-player = Ammonizione di un giocatore comunicata tramite il capitano
title-a-player-is-warned-himself = Giocatore ammonito per essersi allontanato senza permesso

## video-left-to-arbiter.yaml

title-a-player-asks-for-the-video = Un giocatore chiede che si esamini una registrazione video

## video-not-appealed.yaml

title-an-appeal-because-the-video-was-not-looked-at = Appello perché una registrazione video non è stata esaminata
title-an-appeal-against-the-ruling-drawn-from-the-video = Appello contro una decisione presa dopo l'esame di una registrazione video

