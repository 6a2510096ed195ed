### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Pezzi rovesciati per sbaglio: l'arbitro dichiara persa la partita
title-pieces-knocked-over-on-purpose = Pezzi rovesciati di proposito: l'arbitro dichiara persa la partita

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Scacchiera orientata male, segnalata durante la partita
    .scene = Ciascun giocatore ha completato 12 mosse quando il Nero ti chiama: nell’angolo alla destra del Bianco c’è una casa scura. I pezzi, invece, erano stati disposti nell’ordine giusto. Il Bianco, che sta meglio, protesta: è troppo tardi per lamentarsi della scacchiera.
title-a-turned-board-and-wrong-pieces = Scacchiera orientata male e pezzi disposti male
    .scene = Durante il tuo giro tra i tavoli noti che su una scacchiera la casa d’angolo alla destra del Bianco è scura. Scopri inoltre che all’inizio re e donna erano scambiati di posto. «Era così per tutti e due», dice il Nero, che ha un’ottima posizione.
title-a-turned-board-in-rapid-before-the-limit = Scacchiera orientata male nel gioco rapido, segnalata alla seconda mossa
    .scene = Il Bianco ha completato 2 mosse e il Nero una, quando il Bianco scopre che la casa d’angolo alla propria destra è scura e ti chiama. I pezzi erano stati disposti nell’ordine giusto. Il Nero insiste: quando entrambi hanno mosso, la scacchiera non si tocca più.

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Colori invertiti segnalati dopo il matto del Bianco alla sesta mossa
    .scene = Alla sesta mossa il Bianco gioca { MOVE("Qxf7") } e preme l’orologio. Il Nero cerca una difesa, poi guarda l’elenco degli abbinamenti e sostiene che i colori siano stati invertiti: «Dopo così poche mosse una partita del genere non può valere».
title-the-mated-player-wants-a-new-game-with-the-right-colours = Colori invertiti segnalati dopo il matto del Nero alla seconda mossa
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Colori invertiti segnalati dopo tre mosse, a partita in corso
title-reversed-colours-and-a-resignation-on-move-seven = Colori invertiti segnalati dopo l'abbandono alla settima mossa
    .scene = Il Bianco ha eseguito 7 mosse e il Nero 6, quando il Nero vede che la donna è perduta e abbandona. Durante l’analisi scopre dall’elenco degli abbinamenti che i colori erano invertiti e ti chiama: «Dopo così poche mosse non può valere».

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Colori invertiti: dieci mosse del Bianco, nove del Nero
    .scene = Il Bianco ha completato 10 mosse e il Nero 9, quando il Bianco dà un’occhiata all’elenco degli abbinamenti, scopre che i colori sono invertiti e ti chiama. Il Nero, con un pedone in più, protesta: ormai si è alla decima mossa e si deve continuare.
title-colours-reversed-after-ten-moves-of-each = Colori invertiti: dieci mosse completate da ciascuno
    .scene = Ciascun giocatore ha completato 10 mosse quando il Nero ti mostra l’elenco degli abbinamenti: i colori sono stati invertiti. «Spettavano a me i pezzi bianchi, e non posso pagare io l’errore di un altro», dice il Nero, che ha un pedone in meno.
title-colours-reversed-and-the-tenth-move-not-yet-completed = Colori invertiti: decima mossa del Nero eseguita, non completata
title-colours-reversed-and-nobody-counted-the-moves = Colori invertiti: numero di mosse non noto
title-colours-reversed-in-rapid-after-six-moves = Colori invertiti nel gioco rapido o lampo dopo sei mosse
    .scene = Ciascun giocatore ha completato 6 mosse quando il Nero dà un’occhiata all’elenco degli abbinamenti, scopre che i colori sono invertiti e ti chiama. Il Bianco, con un cavallo in più, sostiene che in una partita così veloce con un simile errore bisogna convivere.

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Pezzi rovesciati mentre è in moto l'orologio dell'avversario
    .scene = Il Bianco, che ha il tratto, sta riflettendo, quando il Nero allunga la mano verso un bicchiere d’acqua e rovescia i pezzi in e4 e d4. Il Nero si scusa e si appoggia allo schienale: il tratto è del Bianco, dunque i pezzi può rimetterli a posto il Bianco.
title-half-a-minute-for-pieces-knocked-over = Pezzi rovesciati: mezzo minuto all'avversario o punti in meno?
title-pieces-knocked-over-on-the-players-own-time = Pezzi rovesciati mentre è in moto il proprio orologio
    .scene = Il Nero ha il tratto, si sporge sulla scacchiera per prendere un pezzo e con la manica rovescia i pezzi in e4 e d4. «È in moto il mio orologio, quindi il Bianco non ha perso neppure un secondo», dice il Nero, e vorrebbe lasciare a te il compito di rimettere in ordine.
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Pezzi rovesciati nel lampo quando all'avversario restano diciannove secondi

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Pezzo rovesciato da uno spettatore, notato solo dopo la mossa successiva
title-the-position-before-the-displacement-is-not-known = Pezzo trovato spostato, la posizione precedente non si può determinare
    .scene = Il pezzo in e4 è finito fuori posto, nessuno sa come, e sul momento nessuno se ne accorge. Il Bianco esegue una mossa e preme l’orologio; solo allora il Nero lo nota e ti chiama. Quale fosse la posizione precedente non si riesce più a stabilire. Il Bianco insiste che una mossa completata deve restare valida.
title-displaced-pieces-that-were-put-back = Pezzo spostato rimesso a posto prima che l'arbitro veda

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Un giocatore rovescia dei pezzi: chi li rimette a posto, e con quale orologio in moto?
title-pieces-displaced-by-nobody-are-no-players-duty = Pezzo trovato fuori posto, nessuno sa dire perché
title-the-clock-is-pressed-while-the-pieces-lie-about = Orologio premuto prima di rimettere a posto i pezzi rovesciati
title-a-complaint-about-pieces-just-knocked-over = Pezzi rovesciati, segnalati prima che l'avversario muova
    .scene = Il Nero gioca { MOVE("Rd2") } e preme l’orologio; ritirando il braccio rovescia con la manica il re in g1 e i pedoni in f2 e g2. Prima di muovere, il Bianco presenta reclamo. Il Nero dice che è stato un incidente e che la mossa era già stata completata regolarmente.
title-a-complaint-about-pieces-that-were-put-back = Reclamo per pezzi rovesciati e già rimessi a posto
title-pieces-knocked-over-by-a-player-and-found-moves-later = Pezzo rovesciato da un giocatore, segnalato soltanto dopo le mosse successive

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Mossa illegale segnalata da chi ha appena abbandonato
    .scene = Il Bianco porta un alfiere su una casa che non avrebbe mai potuto raggiungere e preme l’orologio; nessuno se ne accorge. Il Nero, convinto di essere perduto, abbandona. Solo durante l’analisi i giocatori vedono che cosa è successo, e il Nero ti chiama sostenendo che la mossa del Bianco fosse illegale.
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Mossa illegale precedente, notata dall'arbitro dopo il matto
title-a-displacement-found-after-the-end-changes-nothing = Pezzo spostato segnalato dopo la patta per accordo
    .scene = Durante la partita il pezzo in e4 è stato spostato per sbaglio su un’altra casa, senza che nessuno se ne accorgesse. I giocatori si accordano per la patta e si stringono la mano. Riguardando le mosse, il Bianco scopre il pezzo fuori posto e ti chiama: «Nella posizione giusta non avrei mai accettato».
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Mossa illegale di cavallo del Bianco, segnalata dal Nero
    .scene = Come prima mossa della partita il Bianco gioca { MOVE("Ng1-g3") } e preme l’orologio. Il Nero guarda meglio e ti chiama sostenendo che sia una mossa illegale. Il Bianco si scusa, dà la colpa ai nervi e preferirebbe a questo punto cominciare con un pedone.
title-a-broken-touch-is-claimed-after-the-end = Pezzo toccato non mosso: lo segnala chi ha appena abbandonato
    .scene = Il Bianco tocca di proposito un pezzo, ne muove un altro e preme l’orologio; nessuno protesta. Più tardi il Nero abbandona, ma poi si ricorda del pezzo toccato e presenta reclamo. Il Bianco lo ammette subito: «È vero, avrei dovuto muovere l’altro pezzo».
title-an-illegal-move-is-complained-of-after-the-end = Reclamo per una mossa illegale dopo l'abbandono
title-an-illegal-move-found-after-both-have-signed = Mossa illegale segnalata dopo la firma del risultato
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Mossa illegale dopo la firma: l'arbitro cambia il risultato in patta

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Arrocco attraverso una casa attaccata con due mani, nessuna infrazione prima
    .scene = Sotto i tuoi occhi il Bianco gioca { MOVE("0-0") } con entrambe le mani, prendendo prima il re con una e poi la torre con l’altra, e preme l’orologio. «Tanto devono muoversi insieme», si difende il Bianco, mentre il Nero ha già contato due infrazioni.
title-one-counter-for-all-kinds = Una mossa illegale, poi una con due mani dello stesso giocatore
    .scene = Sotto i tuoi occhi il Bianco muove un alfiere come una torre e preme l’orologio. Intervieni; il Bianco rimette tutto dov’era, esegue una mossa con entrambe le mani e preme di nuovo l’orologio. Ciascuna delle due infrazioni, sostiene, è la prima del suo genere: usare due mani non c’entra con le mosse illegali.
title-each-player-has-a-counter-of-his-own = Prima una mossa illegale di un giocatore, poi una dell'avversario
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Prima mossa illegale in un finale rapido
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Arrocco attraverso una casa attaccata con due mani, già un'infrazione prima
    .scene = In questa partita è già stata contata una mossa illegale del Bianco. Ora, sotto i tuoi occhi, il Bianco gioca { MOVE("0-0") } con entrambe le mani e preme l’orologio. Si giustifica: la prima infrazione risale a ore fa, e arroccare con due mani non danneggia nessuno.
title-a-second-illegal-move-on-the-same-move-number = Seconda mossa illegale nel sostituire la prima
    .scene = Il Nero gioca { MOVE("Ke7") } e preme l’orologio; intervieni e assegni al Bianco il tempo supplementare. Il Nero rimette a posto il re e tu riavvii il suo orologio. Ora il Nero gioca { MOVE("Ke8") } e, sotto i tuoi occhi, preme l’orologio. «È sempre la stessa mossa della partita, quindi può contare una volta sola», sostiene.
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Arrocco sotto scacco, attraverso una casa attaccata e con due mani

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Seconda mossa illegale: re e donna contro re e cavallo
    .scene = Il Bianco ha re e donna, il Nero re e cavallo, ed è già stata contata una mossa illegale del Bianco. Ora il Bianco muove la donna come un cavallo e preme l’orologio sotto i tuoi occhi. «Due volte sono due volte, qualunque cosa ci sia sulla scacchiera», dice il Nero, che si aspetta il punto intero.
title-the-second-illegal-move-of-a-rook-against-a-knight = Seconda mossa illegale: re e torre contro re e cavallo
    .scene = Il Bianco ha re e torre, il Nero re e cavallo, ed è già stata contata una mossa illegale del Bianco. Ora il Bianco muove la torre come un alfiere e preme l’orologio sotto i tuoi occhi. Il Bianco resta tranquillo: «Un cavallo da solo non ha mai dato matto a nessuno».
title-the-queen-in-place-of-the-pawn-saves-the-game = Seconda infrazione: pedone non promosso contro re e cavallo
    .scene = È già stata contata una mossa illegale del Bianco, che ora gioca { MOVE("b8") }, lascia il pedone sull’ultima traversa e preme l’orologio sotto i tuoi occhi. «Con quel pedone sulla scacchiera il mio cavallo può ancora dare matto», dice il Nero.
title-the-pawn-put-back-can-still-help-to-mate = Seconda mossa illegale: re e pedone contro re e cavallo
    .scene = È già stata contata una mossa illegale del Bianco, che ora porta il pedone da b7 in a8, lo sostituisce con una donna e preme l’orologio sotto i tuoi occhi. «Contro re e donna un cavallo non può dare matto, quindi non vince nessuno», dice il Bianco.
title-the-opponent-with-a-bare-king-draws = Terza mossa illegale contro il re solo nel gioco standard (Regole fino al 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Mossa illegale nel gioco lampo contro il re solo, segnalata subito (Regole fino al 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Seconda mossa illegale nel gioco standard dove ogni mossa legale dà matto
    .scene = È già stata contata una mossa illegale del Bianco, che ora gioca { MOVE("Ke6-d5") } e preme l’orologio sotto i tuoi occhi. «È la seconda, e con una torre il matto è sempre possibile», dice il Nero, già sicuro del punto.
title-a-second-illegal-move-against-an-opponent-who-cannot-mate-is-claimed = Seconda mossa illegale a qualsiasi cadenza, reclama un avversario che non può dare scaccomatto

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Tre mosse illegali di seguito dello stesso giocatore
title-the-second-illegal-move-of-a-player = Seconda mossa illegale: l'avversario può ancora dare scaccomatto?
title-the-third-illegal-move-of-a-player = Terza mossa illegale: l'avversario può ancora dare scaccomatto? (Regole fino al 2009)
title-an-illegal-move-in-a-supervised-rapid-game = Prima mossa illegale nel gioco rapido con le Regole per le competizioni
    .scene = Il Bianco muove un alfiere come una torre e preme l’orologio. Quando fermi gli orologi, il Bianco, imbarazzato, preferirebbe ormai muovere un altro pezzo. Il Nero è convinto che una mossa illegale costi lo stesso in qualsiasi partita di torneo.
title-an-illegal-move-in-a-supervised-blitz-game = Prima mossa illegale nel gioco lampo con le Regole per le competizioni
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Terza mossa illegale in un finale rapido, l'avversario non può dare matto (Regole fino al 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Presa en passant subito dopo il doppio passo, segnalata come illegale
    .scene = Il Nero ha appena giocato { MOVE("d5") }, avanzando il pedone di due case. Il Bianco risponde { MOVE("exd6") }, toglie quel pedone dalla scacchiera e preme l’orologio. Il Nero, il cui pedone in d6 non c’è mai stato, ti chiama indignato e sostiene che { MOVE("exd6") } sia una mossa illegale.
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Terza mossa illegale in un finale rapido, con stallo (Regole del 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Terza mossa illegale in un finale rapido, con posizione morta (Regole del 1997)
title-how-many-illegal-moves-there-were-is-left-open = Mossa illegale: quante ne aveva già completate il giocatore?
title-a-first-illegal-move-is-claimed-at-once = Prima mossa illegale a qualsiasi cadenza, l'avversario reclama subito
title-a-first-illegal-move-is-seen-by-the-arbiter = Prima mossa illegale a qualsiasi cadenza, vista dall'arbitro, nessuno reclama
title-a-second-illegal-move-is-claimed-at-once = Seconda mossa illegale a qualsiasi cadenza, reclamo subito; l'avversario può dare scaccomatto
title-a-third-illegal-move-is-claimed-at-once = Terza mossa illegale a qualsiasi cadenza, reclamo immediato (Regole fino al 2009)

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Mossa illegale di torre vista dall'arbitro prima che si prema l'orologio
    .scene = Il Bianco porta la torre da e2 a d2 e la rilascia. Lo vedi e intervieni prima che il Bianco abbia premuto l’orologio. «Visto che mi ha interrotto, potrò pur scegliere una mossa del tutto diversa», dice il Bianco. Il Nero, da parte sua, spera in un po’ di tempo in più.
title-the-player-puts-his-illegal-move-right-before-pressing = Mossa illegale sostituita dal giocatore prima di premere l'orologio
title-the-opponent-claims-before-the-clock-is-pressed = Mossa illegale nel gioco standard segnalata prima che si prema l'orologio
    .scene = Il Bianco muove una torre come un alfiere e la lascia. Prima che possa premere l’orologio, il Nero ti chiama e sostiene che la mossa sia illegale. Il Bianco si scusa e pensa già a muovere un altro pezzo; il Nero ritiene che gli spetti un compenso.
title-an-arbiter-without-close-supervision-waits-for-the-press = Mossa illegale vista dall'arbitro prima di premere, regole semplificate
    .scene = In piedi accanto a una scacchiera, vedi il Bianco muovere un alfiere come una torre e lasciarlo. Il Bianco non ha premuto l’orologio e guarda ancora la posizione; il Nero non si è accorto di nulla. Un collega ti sussurra che dovresti rimediare prima che succeda un guaio.
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Cavallo mosso illegalmente e rimesso prima di premere, poi muove l'altro
    .scene = Il Bianco gioca { MOVE("Ng5") } e lascia il cavallo ma, prima di premere l’orologio, si accorge dell’alfiere in b4. Il cavallo torna in f3; il Bianco gioca invece { MOVE("Nc3") } e preme l’orologio. Il Nero presenta reclamo per il pezzo toccato. «Una mossa che non si può giocare non vincola nessuno», ribatte il Bianco.

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Prima mossa illegale: una torre inchiodata espone il re
    .scene = Il Bianco porta la torre da e2 in d2 e preme l’orologio sotto i tuoi occhi. «Me ne sono accorto da solo, prima ancora che il Nero alzasse lo sguardo», ti assicura, e vorrebbe continuare come se niente fosse.
title-an-illegal-move-without-a-board-is-taken-back = Prima mossa illegale completata da un giocatore
    .scene = In posizione persa, il Bianco muove un cavallo come un alfiere e preme l’orologio. Fermi gli orologi. «Per me la mossa può anche restare», dice il Nero sorridendo, «tanto al Bianco non serve a nulla».
title-an-illegal-move-that-was-not-pressed-is-not-complete = Mossa illegale di una torre inchiodata, orologio non premuto
title-pressing-the-clock-completes-the-illegal-move = Prima mossa illegale: una donna inchiodata espone il re
    .scene = Il Bianco gioca { MOVE("Qd2") }, esita un attimo con la mano sopra l’orologio e poi lo preme. Quando fermi gli orologi, il Bianco ammette subito l’errore, ma preferirebbe ormai muovere il re invece della donna.
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Mossa illegale segnalata dopo altre mosse di entrambi
title-the-position-before-the-illegal-move-cannot-be-determined = Mossa illegale scoperta dopo, posizione precedente non determinabile
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = Re lasciato sotto scacco e catturato dall'avversario
title-an-illegal-move-answered-by-an-illegal-move = Re sotto scacco catturato, poi l'arbitro vede la prima mossa illegale
title-nobody-notices-an-illegal-move = Mossa illegale che nessuno nota, e l'avversario risponde
title-a-claim-about-a-legal-move-is-rejected = Arrocco con la torre attaccata, segnalato come illegale
    .scene = Il Bianco, che non aveva ancora mosso né il re né la torre, gioca { MOVE("0-0") } e preme l’orologio. Il Nero ti chiama e sostiene che sia una mossa illegale: la torre in h8 attaccava la torre in h1, e non si può arroccare per sottrarsi a un attacco. Il Bianco, improvvisamente incerto, tace.
title-a-second-claim-about-the-same-move-changes-nothing = Mossa illegale vista dall'arbitro, poi segnalata anche dall'avversario
title-a-move-completed-only-by-the-next-one = Mossa illegale senza premere l'orologio, scoperta dopo la mossa successiva
    .scene = Il Bianco gioca { MOVE("Rd2") } e dimentica di premere l’orologio; nessuno si accorge di nulla. Il Nero risponde { MOVE("Kf7") } e il Bianco gioca { MOVE("Kd1") }; nel frattempo nessuno dei due ha premuto l’orologio. Solo ora noti la mossa { MOVE("Rd2") }. Il Nero sostiene che al più tardi la mossa successiva del Bianco l’abbia completata.
title-the-claim-names-the-piece-that-was-lifted = Mossa illegale di un cavallo inchiodato, segnalata indicando il pezzo sollevato
title-ten-thousand-illegal-moves-are-still-counted = Mossa illegale dopo diecimila precedenti
title-a-complaint-about-an-illegal-move = Reclamo per una mossa illegale
title-both-players-point-out-an-illegal-move = Mossa illegale segnalata da entrambi i giocatori
    .scene = Il Bianco porta un alfiere da una casa chiara a una scura e preme l’orologio; sul momento nessuno se ne accorge. Poco dopo lo vedono entrambi e tutti e due ti segnalano che la mossa era illegale. «L’ho segnalata anch’io», dice il Bianco, che ora preferirebbe giocare altro e spera di cavarsela senza conseguenze.
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Mossa illegale segnalata dall'avversario prima della risposta
    .scene = Il Bianco scavalca un pedone con una torre e preme l’orologio. Senza rispondere, il Nero ti chiama e sostiene che la mossa sia illegale. È la prima mossa illegale del Bianco, che ora preferirebbe muovere un altro pezzo e dice che non si può punire ciò che l’arbitro non ha visto.
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Mossa illegale nel gioco standard, segnalata dopo la risposta
    .scene = Il Bianco scavalca un pedone con un alfiere e preme l’orologio. Il Nero risponde subito, preme l’orologio e solo allora ti chiama, sostenendo che la mossa del Bianco fosse illegale. «Rispondendo l’hai accettata», obietta il Bianco.
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Mossa illegale di pedone, registrata sul formulario e poi segnalata
    .scene = Il Bianco gioca { MOVE("exd3") }, preme l’orologio e registra la mossa sul formulario; sul momento nessuno nota nulla. Poi il Nero ti chiama e sostiene che { MOVE("exd3") } sia una mossa illegale. Il Bianco ti mostra l’annotazione: una volta registrata, la mossa fa ormai parte della partita.

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Entrambi i re sotto scacco nel gioco standard: l'arbitro scopre la posizione
    .scene = Durante il giro della sala arrivi a una scacchiera dove il Bianco, che ha il tratto, e il Nero sono entrambi immersi nei loro pensieri. Gli orologi sono in funzione, nessuno ha protestato, e questa è la posizione che trovi.
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Mossa illegale sfuggita: l'arbitro vede la posizione che ne è nata
title-a-strange-but-legal-position-in-standard-chess = Un solo re sotto scacco: l'arbitro si avvicina alla scacchiera (gioco standard)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Mossa illegale con incremento: si toglie il tempo guadagnato?
title-without-an-increment-nothing-is-taken-back = Mossa illegale in una partita senza incremento
title-no-increment-was-gained-before-the-press = Mossa illegale con incremento, orologio non ancora premuto
    .scene = Stai guardando quando il Bianco esegue una mossa illegale; la mano va già verso l’orologio quando intervieni, così l’orologio non viene premuto. Il Nero pretende la sanzione piena: in fondo, solo la tua prontezza ha impedito al Bianco di completare la mossa.
title-a-lost-game-has-no-increment-to-take-back = Seconda mossa illegale in una partita con incremento
    .scene = Il Bianco, a cui è già stata contata una mossa illegale in questa partita, esegue una mossa illegale e preme l’orologio sotto i tuoi occhi. Il Nero potrebbe ancora dare scaccomatto. Il Bianco chiede un’ultima possibilità: la prima infrazione risale a ore fa, e questa non ha danneggiato nessuno.
title-in-a-period-without-increment-nothing-is-taken-back = Mossa illegale nel primo periodo, incremento solo nel secondo
    .scene = Dopo 10 mosse completate il Bianco esegue una mossa illegale e preme l’orologio; lo vedi e fermi gli orologi. Il Nero, che conosce bene il Manuale, insiste perché il Bianco restituisca anche l’incremento guadagnato premendo.
title-the-increment-of-an-illegal-move-is-taken-back = Mossa illegale di re con 12:40 sull'orologio e incremento di 30 secondi
    .scene = Sotto i tuoi occhi il Bianco gioca { MOVE("Ke2") } e preme l’orologio: in quel momento gli restano 12 minuti e 40 secondi, senza contare ancora l’incremento; il Nero ha 25 minuti. Fermi subito gli orologi. Il Bianco ti chiede di non toccare almeno il tempo che l’orologio ha appena aggiunto.
title-an-increment-gained-in-blitz-is-taken-back = Mossa illegale nel gioco lampo con incremento di due secondi
    .scene = Nella foga della partita il Bianco gioca { MOVE("Ke2") } e preme l’orologio; lo vedi e intervieni prima che il Nero possa rispondere. Il Bianco, la mano già sull’alfiere, dice che con tanta fretta si deve poter scegliere liberamente un’altra mossa.
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Mossa illegale con incremento diverso nei due periodi: 10 o 30 secondi

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Orologio premuto senza aver mosso nel gioco standard
title-a-press-without-a-move-that-the-arbiter-sees = Orologio premuto senza aver mosso, visto dall'arbitro
    .scene = Il Bianco, che ha il tratto, riflette un po’ e poi preme l’orologio senza avere eseguito una mossa; lo vedi. Quando intervieni, il Bianco protesta: nessun pezzo è stato toccato, quindi non si può parlare di mossa illegale.
title-a-player-who-does-not-have-the-move-presses = Orologio premuto da chi non ha il tratto
title-pressing-after-the-opponent-has-replied = Orologio premuto quando l'avversario ha già risposto
    .scene = Il Bianco gioca { MOVE("e4") } e dimentica l’orologio. Il Nero risponde { MOVE("e5") }, anche lui senza premere. Ora il Bianco si accorge che il suo orologio è ancora in funzione e lo preme. «Dopo la mia mossa non hai mosso», protesta il Nero, «e chi preme l’orologio senza muovere va penalizzato.»
title-the-second-press-without-a-move-loses = Orologio premuto senza aver mosso per la seconda volta
    .scene = Subito dopo l’inizio il Bianco preme l’orologio senza avere eseguito una mossa; lo vedi e intervieni. Con il suo orologio di nuovo in funzione, il Bianco preme ancora senza muovere, sempre sotto i tuoi occhi, e dice che finché non si tocca un pezzo la partita non è davvero cominciata.
title-a-clock-pressed-by-accident-is-no-illegal-move = Orologio premuto per sbaglio senza aver mosso
    .scene = Il Bianco, che ha il tratto, allunga la mano verso un bicchiere d’acqua e con la manica preme per sbaglio l’orologio: nessuna mossa è stata eseguita, eppure è in moto l’orologio del Nero. Il Nero osserva che, secondo il Regolamento, premere senza muovere è una mossa illegale, qualunque sia il motivo.
title-a-claim-about-a-clock-pressed-by-accident = Orologio premuto per sbaglio: l'avversario segnala una mossa illegale
    .scene = Il Bianco, che ha il tratto, allunga la mano verso un bicchiere d’acqua e con la manica preme per sbaglio l’orologio; nessuna mossa è stata eseguita. Il Nero ti chiama, reclama perché l’orologio è stato premuto indebitamente e ricorda che premere senza muovere equivale a una mossa illegale, qualunque sia il motivo.
title-a-complaint-about-a-press-without-a-move-as-an-offence = Reclamo per l'orologio premuto senza aver mosso
title-a-clock-pressed-back-after-an-illegal-move = Orologio ripremuto dopo una mossa illegale, che poi viene segnalata
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Orologio ripremuto dopo una mossa illegale: è a sua volta un'infrazione?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Orologio ripremuto dopo che l'avversario ha rovesciato dei pezzi
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Orologio ripremuto dopo la caduta di pezzi: ammonizione o tempo?
title-the-clock-pressed-first-and-the-move-made-afterwards = Prima preme l'orologio, poi esegue la mossa
    .scene = Il turno è appena cominciato. Il Bianco, che ha il tratto, preme prima l’orologio senza avere eseguito una mossa, e tu lo vedi; poi gioca { MOVE("e4") } e preme di nuovo l’orologio. «Ho soltanto invertito l’ordine», dice il Bianco; il Nero non ha nemmeno reagito.
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Pezzo rovesciato, poi l'orologio premuto accidentalmente

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Pedone non promosso in b8, orologio premuto
    .scene = A corto di tempo, il Bianco spinge il pedone in b8, lo lascia lì e preme l’orologio; lo vedi e intervieni. Il Bianco si scusa, chiede di poter ritirare la mossa e giocare altro, e fa notare che il Nero non ha nemmeno risposto.
title-the-queen-that-replaced-the-pawn-gives-check = Pedone lasciato in b8, poi sostituito con una donna, e il Nero risponde Rg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Pedone non promosso, orologio non ancora premuto
title-the-pawn-left-standing-without-a-board = Il giocatore A lascia un pedone sulla traversa più distante e preme l'orologio
title-the-pawn-left-standing-while-the-king-is-in-check = Pedone non promosso con il re sotto scacco
    .scene = Il Bianco spinge il pedone da b7 a b8, lo lascia lì com’è e preme l’orologio. Lo vedi e intervieni. Il Bianco ti assicura che manca solo la nuova donna, è pronto a metterla sulla scacchiera e ti prega di non farne un caso; il Nero indica soltanto il re bianco.
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Pedone non promosso dopo aver toccato un altro pezzo, notato più tardi
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Pedone non promosso dopo aver toccato un altro pezzo, visto subito
    .scene = Il Bianco tocca il pezzo in f1, ci ripensa, spinge un pedone sull’ultima traversa, lo lascia lì com’è e preme l’orologio. Lo vedi e intervieni prima che il Nero abbia risposto. Il Bianco allunga di nuovo la mano verso f1, pronto a rimediare con il pezzo toccato per primo; il Nero non dice nulla.
title-a-pawn-left-on-the-last-rank-is-claimed-at-once = Pedone non promosso a qualsiasi cadenza, l'avversario reclama subito

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Seconda infrazione: pedone non promosso dove la donna darebbe matto
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Seconda infrazione: pedone non promosso dove la donna non darebbe matto
    .scene = Il Bianco, a cui in questa partita è già stata contata una mossa illegale, spinge il pedone in d8, lo lascia lì e preme l’orologio sotto i tuoi occhi. «Non è una mossa illegale, il pedone poteva andarci», protesta. «Basta sostituirlo e continuare a giocare».

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Mossa illegale di un cavallo inchiodato senza mosse legali
    .scene = Il Bianco gioca { MOVE("Nc3") } e preme l’orologio. Fermi gli orologi e spieghi perché questa mossa non può restare sulla scacchiera. Il Nero pretende che ora il Bianco muova il re, visto che è il re a essere in pericolo; il Bianco preferirebbe portare il cavallo altrove.
title-the-illegal-capture-binds-to-the-captured-piece = Cattura illegale con un cavallo inchiodato, un pedone potrebbe catturare lo stesso pezzo
    .scene = Il Bianco cattura il cavallo in c3 con il cavallo di e2 e preme l’orologio; lo vedi e intervieni. Il Bianco ammette che il cavallo in e2 non può lasciare il suo posto e conclude: «Allora sono libero di giocare quel che voglio, e nessuno ci ha rimesso».
title-the-illegal-capture-binds-to-the-own-piece-first = Cattura illegale con una torre inchiodata che ha altre mosse legali
    .scene = Il Bianco cattura l’alfiere in a2 con la torre di e2 e preme l’orologio; lo vedi e intervieni. Il Nero insiste che l’alfiere è stato toccato e quindi va catturato con qualcosa; il Bianco dice che dopo un errore simile deve essere permessa qualsiasi mossa.
title-after-illegal-castling-the-king-must-move = Arrocco illegale attraverso una casa attaccata, il re può muovere
    .scene = Il Bianco arrocca corto e preme l’orologio, benché la torre nera sia in f8; lo vedi e intervieni. Il Bianco vorrebbe lasciare il re dov’era e muovere invece la torre di h1: «Ho avuto in mano anche quella».
title-after-illegal-castling-with-a-king-that-cannot-move = Arrocco illegale con un re senza mosse legali
    .scene = Il Bianco arrocca corto e preme l’orologio; lo vedi, fermi gli orologi e guardi le due torri nere. «Il re è bloccato, lo so», dice il Bianco, «quindi posso scegliere». Il Nero obietta che è stata mossa anche la torre di h1 e che quella può benissimo muovere.
title-the-pawn-that-captured-too-late-en-passant-must-move = Presa en passant eseguita in ritardo
    .scene = Dopo 18. … d5 19. { MOVE("Ke2") } { MOVE("Kf7") } il Bianco gioca { MOVE("exd6") }, catturando en passant il pedone in d5, e preme l’orologio; lo vedi e intervieni. Il Nero pretende che il pedone toccato in d5 sia catturato in un altro modo; il Bianco replica che tutti possono sbagliare e chiede clemenza.
title-a-player-who-moved-out-of-turn-is-not-bound = Il Nero gioca e5 e subito dopo d5, senza attendere la risposta
title-an-illegal-castling-of-which-no-board-is-given = Arrocco corto illegale, visto dall'arbitro
title-the-piece-touched-before-an-illegal-release-must-move = Cavallo toccato per primo, poi mossa illegale di pedone
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Torre senza mosse toccata per prima, poi mossa illegale di pedone
    .scene = Nella posizione iniziale il Bianco tocca la torre in a1, rinuncia all’idea, porta il pedone da e2 a e5 e preme l’orologio. Lo vedi e intervieni. Il Bianco sostiene che conta il primo tocco: poiché la torre non può muovere, non resta alcun obbligo.
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Pedone avversario toccato per primo, poi mossa illegale di cavallo
    .scene = Vedi il Bianco toccare intenzionalmente il pedone nero in d5, esitare, poi portare il cavallo da g1 a g3 e premere l’orologio. Quando intervieni, il Bianco propone di mettere il cavallo su una casa regolare; il Nero chiede che ne sia del pedone toccato.
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Scacco non visto, il cavallo mosso ha una sola mossa legale

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Disposizione errata segnalata, benché i pezzi fossero al loro posto
title-king-and-queen-stood-on-their-squares-all-the-same = Dopo dieci mosse: re e donna detti schierati al contrario, ma erano al loro posto
    .scene = Dopo dieci mosse, con il tratto al Bianco, il Nero ti chiama e presenta reclamo: all’inizio il re e la donna del Bianco erano scambiati di posto. Entrambi i formulari riportano una sola mossa di questi due pezzi, { MOVE("Qe2") }. Il Bianco trova assurdo il reclamo; il Nero assicura di essersene accorto solo ora.
title-a-set-up-that-the-case-does-not-show = Il Bianco segnala che il re nero aveva iniziato la partita su una casa sbagliata

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Disposizione iniziale errata segnalata da chi ha appena abbandonato
    .scene = In una posizione in cui il Nero potrebbe ancora dare scaccomatto, il Bianco abbandona. Solo allora si accorge dell’errore, ti richiama e presenta reclamo: all’inizio alcuni pezzi erano su case sbagliate e una partita così, dice, non può contare.
title-a-turned-board-noticed-after-a-draw-was-agreed = Scacchiera girata notata dopo la patta per accordo
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Disposizione iniziale errata segnalata a partita in corso

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Mossa illegale di alfiere: che ne è dei tempi degli orologi?
    .scene = Il Bianco porta l’alfiere da c1 a d3 e preme l’orologio; lo vedi e intervieni. Il Bianco, visibilmente imbarazzato, parla di una svista, chiede di non essere sanzionato e allunga la mano verso un pedone per giocare tutt’altro.
title-nothing-restored-no-times-to-set = Il Nero lascia un pedone non promosso in g1 e preme l'orologio
    .scene = Il Nero spinge il pedone in g1, lo lascia lì e preme l’orologio. Lo vedi e intervieni. Il Nero vorrebbe ritirare la mossa e ripensarci; al Bianco sta bene e chiede soltanto che gli orologi siano rimessi a posto.

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Stallo dato con due mani
title-a-check-with-two-hands-ends-nothing = Scacco dato con due mani
    .scene = Il Bianco gioca { MOVE("Rd8") } posando la torre con entrambe le mani e preme l’orologio; hai visto tutto. Il Nero guarda lo scacco e vuole che la mossa sia ritirata. Il Bianco replica che la mossa in sé era ineccepibile e che una torre pesa.

## two-hands.yaml

title-castling-with-two-hands = Arrocco con due mani, orologio premuto
    .scene = Il Bianco arrocca con eleganza, muovendo insieme re e torre con entrambe le mani, e preme l’orologio; tu sei lì accanto. Il Bianco ti assicura che al circolo arroccano tutti così; il Nero, che ha fretta di continuare, non ha nulla in contrario.
title-two-hands-before-the-clock-is-pressed = Mossa con due mani, orologio non ancora premuto
title-the-arbiter-sees-two-hands-before-the-press = Mossa con due mani, vista dall'arbitro prima di premere
    .scene = Il Bianco esegue una mossa con entrambe le mani; lo vedi e intervieni prima che prema l’orologio. Il Nero pretende che la mossa sia ritirata e trattata come illegale. Il Bianco ribatte che nulla è stato ancora completato e quindi non è successo proprio niente.
title-a-capture-with-two-hands-before-the-press = Cattura con due mani, segnalata prima di premere
title-mating-with-two-hands-is-mate = Scaccomatto dato con due mani
    .scene = Il Bianco gioca { MOVE("Rd8") } posando la torre con due mani e preme l’orologio. Il Nero cerca una casa per il re, non ne trova e si rivolge a te: «Con due mani non vale, e chi cerca di vincere così deve pur perdere». Il Bianco risponde che, se proprio occorre, può rifare la mossa con una mano sola.
title-castling-with-one-hand = Arrocco sotto gli occhi dell'arbitro: resta valido?
title-a-complaint-about-two-hands-as-a-breach = Mossa eseguita con due mani, segnalata dall'avversario
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Promozione con due mani che dà matto, orologio non premuto

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Cavallo e alfiere scambiati all'inizio (gioco standard), segnalati dopo dieci mosse
    .scene = Il Bianco, che ha il tratto, ti chiama, indica l’alfiere in b1 e il cavallo in c1, che finora non hanno mai mosso, e presenta reclamo: all’inizio alcuni pezzi erano su case sbagliate. Il Nero protesta: dopo tante mosse, e in una posizione equilibrata, la partita deve semplicemente continuare.
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = Re e donna scambiati all'inizio, l'arbitro se ne accorge dopo sessanta mosse
    .scene = Ciascun giocatore ha completato 60 mosse quando, leggendo i formulari, noti che il re e la donna del Nero erano scambiati di posto all’inizio. Nessuno dei due ha mai protestato; entrambi dicono che ormai la lotta non c’entra più nulla e ti pregano di lasciar perdere.
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Torre mal disposta nel rapido o lampo, segnalata alla seconda mossa
    .scene = Il Nero ha appena eseguito la sua seconda mossa e, senza premere l’orologio, ti chiama e presenta reclamo: all’inizio una delle torri del Bianco era in b1. Il Bianco propone di rimettere semplicemente i pezzi al loro posto, visto che non è ancora successo nulla.
title-in-rapid-a-wrong-set-up-found-too-late-stands = Disposizione errata nel rapido, segnalata dopo dieci mosse ciascuno: nuova partita?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Scacchiera girata, segnalati anche i pezzi benché al loro posto
    .scene = Dopo 1. e4 e5, con il tratto al Bianco, il Nero ti chiama e presenta reclamo: la scacchiera è stata ruotata di 90° e anche alcuni pezzi erano su case sbagliate. Vedi una casa scura nell’angolo destro di ciascun giocatore e i pezzi come nel diagramma. Il Nero vorrebbe ricominciare da capo, il Bianco no.

