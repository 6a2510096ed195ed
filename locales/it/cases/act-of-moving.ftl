### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Acconciare dopo che l'avversario ha mosso ma non ha premuto l'orologio
title-adjusting-after-the-opponent-has-pressed = Acconciare dopo che l'avversario ha mosso e premuto l'orologio
    .scene = Il Bianco gioca { MOVE("e4") } e preme l’orologio. Il Nero dice «acconcio» e raddrizza il cavallo in g8. Il Bianco è seccato: chi tocca un pezzo mentre il proprio orologio è in moto, dice, deve anche muoverlo.

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Acconciare mentre il tratto è dell'avversario
    .scene = Il Bianco, che ha il tratto, sta riflettendo. Il Nero dice «acconcio» e raddrizza il cavallo in g8. Il Bianco si sente disturbato; il Nero ribatte di aver parlato prima di toccare e che il pezzo è il suo.
title-adjusting-on-ones-own-move = «Acconcio» detto da chi ha il tratto

## adjusting.yaml

title-adjusting-after-saying-so = «Acconcio» detto prima di toccare due pezzi
title-adjusting-without-a-word = Pezzo acconciato senza dire «acconcio»
    .scene = Sei accanto alla scacchiera quando il Bianco, che ha il tratto, raddrizza senza dire nulla il cavallo in b1 e poi si appoggia allo schienale per riflettere. Alla tua domanda si mostra stupito: il cavallo era storto e nessuno avrebbe potuto scambiare quel gesto per l’inizio di una mossa.
title-the-words-come-after-the-touch = «Acconcio» detto solo dopo il contatto
    .scene = Stai osservando la partita: il Bianco, che ha il tratto, sistema il cavallo in b1 e, quando il cavallo è già al suo posto, dice «acconcio». Poi gioca { MOVE("e4") } e preme l’orologio. Mentre ti avvicini, fa notare di aver pronunciato la parola in modo che tutti potessero sentirla.
title-the-words-come-with-the-touch = «Acconcio» detto nello stesso istante del contatto
title-nobody-knows-whether-the-words-came-first = I giocatori non concordano se «acconcio» sia stato detto prima del contatto
title-adjusting-while-the-opponent-is-away = «Acconcio» detto con l'avversario assente: si può raddrizzare la donna avversaria?
title-the-words-were-never-said = Disputa su «acconcio»: l'arbitro accerta che non è stato detto
    .scene = Il Bianco, che ha il tratto, raddrizza la donna in d1. Il Nero sostiene che non è stata detta una parola; il Bianco insiste di aver detto «acconcio», forse un po’ piano. Ascolti entrambi i giocatori e giungi alla conclusione che la parola non è stata detta.
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = «Acconcio» prima o dopo il contatto? Non si sa; poi muove un altro pezzo
title-adjusting-pieces-that-stand-well = «Acconcio» detto per pezzi già ben collocati sulle loro case
title-adjusting-a-piece-that-stands-between-two-squares = «Acconcio» detto per un pezzo mal collocato sulla sua casa
title-the-opponent-turns-an-upside-down-rook-upright = «Acconcio»: l'avversario raddrizza una torre di promozione capovolta

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Acconciare con l'avversario assente, avvertendo prima l'arbitro
    .scene = Il Nero non è alla scacchiera. Il Bianco, che ha il tratto, si rivolge a te, ti dice che il re è un po’ fuori posto e che intende acconciarlo, e lo raddrizza. Uno spettatore osserva che l’acconciamento va annunciato all’avversario.
title-the-words-said-to-an-empty-chair = «Acconcio» detto con l'avversario assente: si doveva avvertire l'arbitro?

## assistant-for-moving.yaml

title-an-assistant-whom-the-arbiter-accepts = Assistente per muovere i pezzi, accettato dall'arbitro
title-an-assistant-whom-the-arbiter-does-not-accept = Assistente per muovere i pezzi, non accettato dall'arbitro
title-an-assistant-of-whom-the-arbiter-has-said-nothing = Assistente per muovere i pezzi: l'arbitro non ha ancora deciso
title-an-assistant-for-the-moves-presented-just-before-the-round = Assistente per muovere i pezzi, presentato appena prima del turno
title-an-assistant-for-the-moves-presented-in-advance = Assistente per chi non può muovere i pezzi: occorre il consenso dell'arbitro?

## capture-made.yaml

title-a-capture-with-the-captured-piece-taken-off-last = Cattura: prima si lascia il proprio pezzo, poi si toglie quello catturato
title-a-capture-with-the-captured-piece-taken-off-first = Cattura: prima si toglie il pezzo catturato, poi si lascia il proprio
title-an-en-passant-capture-without-the-pawn-taken-off = Presa en passant passo per passo: il pedone catturato si toglie per ultimo
title-the-enemy-piece-first-and-then-an-own-one = Pedone avversario tolto dalla scacchiera, poi preso in mano il proprio

## castling-made.yaml

title-castling-step-by-step = Arrocco passo per passo: re, torre, orologio
title-castling-with-one-hand-for-each-piece = Arrocco con due mani: il re con la destra, la torre con la sinistra
    .scene = Il Bianco arrocca in un unico gesto fluido: con la mano destra porta il re da e1 a g1 e lo rilascia, con la sinistra porta la torre da h1 a f1 e la rilascia. Poi preme l’orologio; tu hai visto tutto. Il Bianco dice che nessuno è stato disturbato e che i pezzi stanno dove devono stare.
title-castling-with-the-same-hand = Arrocco con una sola mano: prima il re, poi la torre

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = Re e torre toccati con f1 attaccata; il Bianco arrocca dall'altro lato
    .scene = Sotto i tuoi occhi il Bianco, che ha il tratto e non ha ancora mosso né il re né le torri, afferra il re e poi la torre in h1. Dopo un attimo di riflessione lascia quella torre dov’è, gioca invece { MOVE("0-0-0") } e preme l’orologio. Il Nero borbotta che è stata mossa la torre sbagliata.
title-castling-begun-with-a-king-that-cannot-move = Re e torre toccati, arrocco illegale, re bloccato; viene giocato a4
    .scene = Il Bianco, che ha il tratto, afferra il re e poi la torre in h1, riguarda la scacchiera, lascia entrambi i pezzi, gioca { MOVE("a4") } e preme l’orologio. Hai visto tutto. Il Nero obietta: se il re non può arroccare, deve muovere almeno la torre in h1.
title-an-illegal-castling-begun-without-a-board = Re e torre toccati, arrocco illegale, posizione ignota
title-a-legal-castling-leaves-no-other-king-move = Re e poi torre di donna toccati, con l'arrocco lungo legale
title-castling-begun-towards-a-square-that-a-bishop-bears-on = Re e torre toccati, un alfiere attacca g1, casa d'arrivo del re
title-castling-begun-where-the-king-has-no-move-at-all = Re e torre toccati, arrocco illegale, re bloccato: un pedone può catturare in g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Reclamo sul pezzo toccato dopo che chi reclama ha toccato un pezzo
    .scene = Il Bianco, che ha il tratto, afferra il cavallo in b1, lo lascia, gioca { MOVE("e4") } e preme l’orologio. Il Nero afferra il cavallo in g8, si ferma con la mano ancora sul pezzo, ti chiama e reclama perché il Bianco ha violato la regola del pezzo toccato. Il Bianco ammette senza difficoltà di aver toccato il cavallo.
title-a-complaint-after-the-reply = Reclamo sul pezzo toccato dopo la mossa di risposta
title-a-complaint-after-brushing-a-piece = Reclamo sul pezzo toccato dopo un contatto accidentale di chi reclama
    .scene = Il Bianco prende in mano il cavallo in b1, lo rimette a posto, gioca { MOVE("e4") } e preme l’orologio. Il Nero, alzando il braccio per chiamarti, sfiora accidentalmente con la manica il cavallo in g8 e poi reclama perché il Bianco ha violato la regola del pezzo toccato. Il Bianco ribatte che anche il Nero ha appena toccato un pezzo.
title-a-complaint-about-two-hands-after-touching-a-piece = Reclamo per l'uso di due mani dopo che chi reclama ha toccato un pezzo
title-an-irregularity-of-touching-is-claimed-after-the-reply = Infrazione sul pezzo toccato segnalata come mossa illegale, ma solo dopo la risposta
    .scene = Il Bianco, che ha il tratto, afferra il cavallo in e2, lo lascia, gioca { MOVE("Ra5") } e preme l’orologio; sul momento nessuno nota nulla. Il Nero gioca { MOVE("h6") }, preme l’orologio e poi reclama sostenendo che { MOVE("Ra5") } fosse una mossa illegale, perché il Bianco aveva prima afferrato il cavallo. Il Bianco non lo nega.

## king-and-rook.yaml

title-king-and-then-rook-touched = Toccato prima il re, poi la torre; l'arrocco sarebbe legale
title-king-and-rook-touched-at-once = Re e torre toccati nello stesso momento
    .scene = Il Bianco, che ha il tratto, tende le mani e afferra nello stesso istante la torre in a1 e il re, poi si ritrae senza aver mosso né l’una né l’altro. Ora preferirebbe una tranquilla mossa di torre; il Nero dice che deve muoversi il re, in una qualsiasi delle case che può raggiungere.
title-king-and-rook-touched-in-an-order-that-nobody-knows = Re e torre toccati in un ordine ignoto
    .scene = Con un unico gesto rapido il Bianco, che ha il tratto, tocca intenzionalmente la torre in h1 e il re, poi ritira la mano. Il Nero dice che è stata toccata prima la torre, il Bianco dice il re. Non si riesce a stabilire in quale ordine siano stati toccati.
title-the-king-in-hand-and-then-the-rook = Arrocco: preso in mano il re, poi anche la torre
title-king-and-rook-touched-without-a-board = Re e torre toccati, posizione ignota
title-king-and-rook-touched-though-castling-is-barred = Re e poi torre toccati, con f1 sotto attacco

## king-released.yaml

title-the-king-released-two-squares-away = Re lasciato in g1 per arroccare, torre non ancora mossa
    .scene = Il Bianco, che ha il tratto, porta il re da e1 a g1 e lo rilascia. Con la mano ancora a mezz’aria ci ripensa: l’arrocco, sostiene, non è eseguito finché anche la torre non è stata mossa e rilasciata, perciò si può ancora scegliere altro.
title-the-king-released-where-castling-is-barred = Re lasciato in g1 per arroccare con f1 sotto attacco
    .scene = Il Bianco, che ha il tratto, porta il re da e1 a g1 e lo lascia. Prima di toccare la torre in h1 guarda ancora una volta la torre nera in f3. «Così non posso arroccare», dice il Bianco, «allora rimetto a posto il re e ricomincio da capo». Il Nero ribatte che resta l’arrocco dall’altro lato.
title-the-king-released-though-it-has-no-move-at-all = Re lasciato in g1, arrocco illegale e nessuna mossa legale di re
    .scene = Il Bianco, che ha il tratto, porta il re da e1 a g1 e lo rilascia. Prima di premere l’orologio si blocca: in questo arrocco c’è qualcosa che non va. Vorrebbe giocare tutt’altro; il Nero insiste che il re è stato toccato e rilasciato e che quindi va mosso.
title-the-rook-follows-the-king = Re lasciato in c1 per arroccare, poi la torre in d1
title-castling-given-up-after-the-king-was-released = Re lasciato in g1, rimesso a posto e giocato in e2: reclamo dell'avversario
    .scene = Il Bianco porta il re da e1 a g1 e lo rilascia; poi ci ripensa, rimette il re in e1, gioca { MOVE("Ke2") } e preme l’orologio. Il Nero reclama perché il Bianco ha violato la regola del pezzo toccato. Il Bianco non è d’accordo: era stato toccato il re, ed è il re che si è mosso.
title-the-clock-pressed-before-the-rook-has-moved = Re in g1, orologio premuto prima della torre: incompiuto o illegale?
title-castling-with-both-hands-and-the-rook-not-moved = Arrocco con due mani, orologio premuto prima di muovere la torre
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Torre presa in mano per prima, poi re posato in g1 e orologio premuto
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = Re lasciato in g1 con f1 attaccata: irregolarità segnalata prima dell'orologio
    .scene = Il Bianco, che ha il tratto, porta il re da e1 a g1 e lo rilascia. Prima che la torre o l’orologio vengano toccati, il Nero reclama: qui l’arrocco è illegale. Il Bianco replica che l’arrocco non è nemmeno stato completato e che non c’è ancora nulla da reclamare.
title-castling-left-unfinished-is-judged-or-is-an-illegal-move = Re in g1, orologio premuto senza la torre: per l'arbitro arrocco solo incompiuto
title-the-king-alone-moved-two-squares-where-castling-is-illegal = Solo il re mosso in g1 con f1 attaccata, orologio premuto
title-unfinished-castling-that-the-opponent-points-out = Arrocco incompiuto e orologio premuto: l'avversario contesta la pressione
title-unfinished-castling-complained-of-by-the-rules-on-touching = Arrocco incompiuto e orologio premuto: l'avversario invoca il pezzo toccato

## knights-face.yaml

title-the-opponent-wants-the-knights-to-look-forward = Un giocatore può far orientare diversamente i cavalli dell'avversario?
title-a-player-turns-his-own-knight = «Acconcio» detto per il proprio cavallo, che sta bene sulla sua casa
title-turning-the-opponents-knight = «Acconcio», poi sistemato il cavallo avversario, che stava già bene
title-a-player-asks-for-something-else-than-other-knights = Richiesta di guardare una registrazione video

## nothing-usable.yaml

title-a-touched-piece-that-cannot-move = L'alfiere toccato non ha mosse legali

## other-contact.yaml

title-a-contact-of-which-nothing-more-is-told = Cavallo toccato: del contatto non si sa altro
title-a-piece-brushed-in-passing = Cavallo sfiorato al passaggio della mano
title-the-wrong-piece-touched-by-mistake = Un cavallo preso in mano e rimesso a posto, poi mosso l'altro
    .scene = Stai osservando la partita: il Bianco prende in mano il cavallo in b1, lo guarda sorpreso, lo rimette a posto, gioca { MOVE("Nf3") } e preme l’orologio. Spiega che la mano è semplicemente andata sul cavallo sbagliato: fin dall’inizio intendeva muovere l’altro.
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = L'arbitro accerta in seguito che la donna è stata toccata per caso
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Torre sfiorata con la manica, poi mossa l'altra torre

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = Torre capovolta posata alla promozione e poi mossa in diagonale
    .scene = Il Bianco toglie il pedone da a7, dice «donna!», mette in a8 una torre capovolta e preme l’orologio. Il Nero gioca { MOVE("Kg6") } e preme l’orologio. Ora il Bianco gioca { MOVE("Ra8-d5") } e preme l’orologio; tu lo vedi. Il Bianco fa notare di aver detto «donna» ad alta voce e che il Nero ha risposto senza una parola di protesta.
title-a-queen-in-hand-while-a-rook-touches-the-square = Promozione: una torre tocca la casa, poi vi si posa una donna
title-the-piece-is-missing-and-asked-for = Promozione: si chiede una donna, poi un cavallo tocca la casa
title-a-knight-put-there-after-the-clock-was-pressed = Pedone non promosso, orologio premuto, poi al suo posto un cavallo
    .scene = Sotto i tuoi occhi il Bianco gioca { MOVE("b8") }, lascia lì il pedone e preme l’orologio. Un attimo dopo si accorge della dimenticanza e mette un cavallo in b8. Dice che intendeva promuovere a cavallo fin dall’inizio e che un attimo di ritardo non gli ha procurato alcun vantaggio.
title-a-knight-put-there-after-an-unnoticed-press = Pedone non promosso, orologio premuto, nessuno lo nota; poi un cavallo
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Orologi fermati, chiesta una donna, orologio riavviato, promozione a cavallo
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Orologi fermati per una seconda donna, poi nella casa si posa un cavallo

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Promozione per passi: pedone spinto, pedone tolto, donna posata
title-a-promotion-without-pushing-the-pawn = Promozione senza spingere il pedone: donna posata, poi pedone tolto
title-a-promotion-with-capture-step-by-step = Promozione con cattura: torre avversaria tolta, pedone tolto, donna posata
title-the-pawn-left-standing-and-the-clock-pressed = Promozione passo per passo: pedone lasciato in a8, orologio premuto
    .scene = Il Bianco spinge il pedone da a7 ad a8, lo lascia e preme l’orologio; tu sei accanto alla scacchiera e lo vedi. Il Bianco dice che intendeva naturalmente una donna. Il Nero pretende che la mossa sia ritirata, perché su quella casa un pedone non può stare.
title-a-queen-of-the-wrong-colour = Promozione con una donna del colore avversario
    .scene = Il Bianco toglie il pedone da a7, mette in a8 l’unica donna a portata di mano, che è nera, e preme l’orologio; tu te ne accorgi subito. Il Bianco dice che tutti capiscono che cosa intendesse e che basta un attimo per sostituirla con una donna bianca.
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Promozione con il pedone ancora in mano quando si posa la torre

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Cavallo lasciato in f3, orologio non ancora premuto
title-a-released-piece-that-could-not-go-there = Cavallo lasciato in una casa che non può raggiungere
title-a-made-move-taken-back-before-the-press = Cavallo lasciato, ripreso prima dell'orologio e giocato in un'altra casa
    .scene = Stai osservando la partita: il Bianco gioca { MOVE("Nf3") } e rilascia il cavallo, ma non preme l’orologio. Un attimo dopo il cavallo è di nuovo in g1; il Bianco gioca invece { MOVE("Nh3") } e preme l’orologio. Fa notare che il cavallo è lo stesso e che nulla è definitivo finché non si preme l’orologio.
title-the-rook-released-before-the-king-was-touched = Torre lasciata in f1, poi preso in mano il re per arroccare
    .scene = Il Bianco, che ha il tratto, porta la torre da h1 a f1, la rilascia e poi prende in mano il re. Tenendolo sospeso, spiega che si tratta di un arrocco, che manca soltanto il passo del re e che l’ordine non può avere importanza.
title-an-illegal-move-may-be-put-back = Mossa illegale di cavallo ritirata prima di premere l'orologio
    .scene = Il Bianco porta il cavallo da g1 a g3 e lo lascia, si accorge subito che un cavallo non muove così e lo rimette a posto; l’orologio non è stato premuto. Ora vorrebbe pensare a una mossa di pedone. Il Nero insiste: la mossa illegale è avvenuta sotto gli occhi di tutti e deve avere il suo prezzo.
title-a-promotion-made-by-releasing-in-the-old-editions = Promozione: pedone tolto, torre lasciata nella casa di promozione
title-a-promoted-rook-exchanged-for-a-queen = Torre di promozione sostituita con una donna: reclamo dell'avversario
title-the-arbiter-sees-the-promoted-piece-exchanged = Cavallo di promozione sostituito con una donna: se ne accorge l'arbitro
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Cavallo di promozione sostituito con una donna: l'avversario segnala l'irregolarità
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Torre di promozione sostituita con una donna e rimessa prima di premere l'orologio
title-the-exchange-is-claimed-after-a-touch = Torre di promozione sostituita con una donna: reclamo dopo aver toccato un pezzo
title-the-king-follows-the-rook-and-nobody-complains-in-time = Arrocco con la torre lasciata per prima: reclamo dopo aver toccato un pezzo
title-the-king-follows-the-rook-and-the-opponent-complains = Arrocco con la torre lasciata per prima: l'avversario reclama subito
    .scene = Il Bianco porta la torre da h1 a f1 e la lascia, poi porta il re da e1 a g1, lo lascia e preme l’orologio. Il Nero reclama che il Bianco ha violato la regola del pezzo toccato. Il Bianco si stupisce: re e torre stanno esattamente dove li mette l’arrocco, qualunque dei due si muova per primo.

## rook-then-king.yaml

title-castling-begun-with-the-rook = Toccata prima la torre, poi il re; l'arrocco sarebbe legale
    .scene = Il Bianco, che ha il tratto, afferra la torre in h1 e poi il re, senza aver ancora mosso né l’una né l’altro. Vuole arroccare e dice che il suo gesto non poteva significare altro; il Nero ribatte che ormai di arrocco non si parla più e che deve muoversi il re.
title-the-rook-in-hand-and-then-the-king = Arrocco: presa in mano la torre, poi anche il re
title-the-rook-touched-first-cannot-move = Torre chiusa da alfiere e cavallo toccata prima del re
    .scene = Dopo le mosse 1. { MOVE("e4") } { MOVE("e5") } il Bianco afferra la torre in h1 e poi il re, e solo allora si accorge che in mezzo ci sono ancora alfiere e cavallo. Sorride e dice che una svista così evidente non può vincolare nessuno.
title-castling-carried-out-with-the-rook-first = Arrocco eseguito prendendo prima la torre: l'arbitro lo vede
title-a-rook-that-has-no-move-touched-before-the-king = Torre senza mosse toccata prima del re: si può muovere il re o il cavallo?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Pedone lasciato in e4, poi riportato in e3 prima di premere l'orologio
    .scene = Il Bianco muove il pedone da e2 a e4 e lo rilascia, ci ripensa, lo riporta indietro in e3 e lo rilascia di nuovo. Il suo orologio è ancora in moto. Il Bianco dice che il pedone è comunque lo stesso e che solo premendo l’orologio la mossa sarebbe diventata definitiva.

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Cavallo toccato, pedone mosso, orologio premuto: la penalità d'uso in Giappone

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Cavallo toccato, pedone mosso: l'avversario reclama subito
title-the-arbiter-sees-another-piece-move = Cavallo toccato, pedone mosso: l'arbitro lo vede, nessuno reclama
title-the-touched-piece-moves = Cavallo toccato e mosso sotto gli occhi dell'arbitro
title-a-complaint-without-a-breach = Cavallo toccato e mosso: l'avversario reclama lo stesso
title-a-touch-that-the-opponent-points-out-at-once = Cavallo toccato, nessuna mossa ancora: l'avversario invoca il pezzo toccato
    .scene = Il Bianco, che ha il tratto, afferra il cavallo in b1, lo lascia e si appoggia allo schienale per riflettere. Il Nero ti chiama subito e reclama perché il Bianco ha toccato un pezzo. Il Bianco replica che non ha ancora giocato nulla e che quindi non c’è niente da reclamare.
title-a-queen-was-touched-and-something-else-played = Donna toccata, poi una mossa non precisata: l'avversario reclama
title-two-hands-are-complained-of = Mossa eseguita con entrambe le mani: l'avversario reclama
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Mossa illegale di torre sostituita con una di pedone: l'arbitro lo vede
    .scene = Il Bianco gioca { MOVE("Rd2-e3") } e preme l’orologio. Un collega ripristina la posizione anteriore a questa mossa, decide che il Bianco deve muovere la torre in d2, conta la mossa come prima mossa illegale completata del Bianco e assegna al Nero il tempo aggiuntivo previsto. Il Bianco gioca allora { MOVE("a4") } e preme l’orologio; tu lo vedi. Il Nero dice che questa è ormai la seconda infrazione.
title-a-breach-that-is-noticed-after-the-reply = L'arbitro nota solo dopo la risposta che il pezzo toccato non è stato mosso
    .scene = Il Bianco, che ha il tratto, tocca deliberatamente il cavallo in b1, poi gioca { MOVE("e4") } e preme l’orologio. Il Nero risponde { MOVE("e5") } e preme l’orologio. Solo adesso ti rendi conto che { MOVE("e4") } non era una mossa del cavallo toccato. Uno spettatore sussurra che un arbitro che ha visto una cosa simile non può lasciar correre.
title-may-a-player-who-touched-a-knight-move-another-piece = Chi ha toccato un cavallo può muovere un altro pezzo?
title-may-a-player-who-touched-the-rook-first-castle-with-it = Chi ha toccato la torre prima del re può ancora arroccare?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = Chi ha toccato re e torre può giocare un'altra mossa di re?
title-may-another-piece-replace-an-illegal-move = Un altro pezzo può sostituire una mossa illegale di torre?
title-a-piece-touched-without-a-board-may-another-kind-move = Cavallo toccato, posizione ignota: il giocatore può muovere un alfiere?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Il pedone toccato e mosso dall'avversario vincola la propria risposta?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Cavallo toccato, torre mossa: l'avversario sostiene che la mossa sia illegale
    .scene = Il Bianco, che ha il tratto, afferra il cavallo in e2, lo lascia, gioca { MOVE("Ra5") } e preme l’orologio. Il Nero, che non ha ancora risposto, sostiene che { MOVE("Ra5") } fosse una mossa illegale, perché il Bianco aveva prima afferrato il cavallo. Il Bianco risponde che una torre può senz’altro andare da a1 ad a5.
title-a-complaint-about-a-touch-that-is-denied = Tocco contestato, reclamo prima di ogni mossa: l'arbitro accerta che c'è stato
    .scene = Il Nero presenta reclamo: il Bianco, che ha il tratto, avrebbe toccato intenzionalmente il cavallo in e2. Il Bianco nega recisamente e dice che la parola di un giocatore non può valere più di quella dell’altro. Sentiti entrambi, giungi alla conclusione che il cavallo è stato toccato intenzionalmente.
title-in-france-the-arbiter-waits-for-the-press = Cavallo toccato, pedone mosso, orologio non premuto: l'arbitro interviene subito?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Pedone avversario e pedone proprio toccati, l'uno può catturare l'altro
title-the-capture-with-the-touched-piece-is-illegal = Pedone avversario e poi cavallo proprio toccati, cattura impossibile
    .scene = Dopo 1. e4 d5 il Bianco, che ha il tratto, afferra deliberatamente il pedone in d5 e poi il cavallo in b1, e solo allora vede che il cavallo non può arrivarci. Lascia entrambi. «Non se ne fa nulla, quindi sono libero», dice il Bianco; il Nero pretende una mossa di cavallo.
title-nobody-knows-which-piece-was-touched-first = Pedone avversario e cavallo proprio toccati in un ordine ignoto
title-two-pieces-of-the-same-colour-are-not-one-of-each = Due propri pedoni toccati uno dopo l'altro
title-koh-takes-a-bishop-off-that-his-rook-cannot-reach = Torre propria e poi alfiere avversario toccati, con un cavallo in mezzo

## touched-enemy.yaml

title-a-touched-enemy-piece-must-be-captured = Pedone avversario toccato che può essere catturato
title-a-touched-enemy-piece-that-cannot-be-captured = Donna avversaria toccata, benché non possa essere catturata
title-an-enemy-queen-was-touched-without-a-board = Donna avversaria toccata, posizione ignota

## touched-own.yaml

title-a-touched-piece-must-move = Cavallo proprio toccato deliberatamente
title-the-first-touched-piece-that-can-move = Torre bloccata, poi cavallo, poi pedone toccati
title-a-piece-touched-by-accident = Cavallo proprio toccato per caso
title-was-the-touch-an-accident = Cavallo proprio toccato: per caso o deliberatamente?
title-a-touch-by-the-player-who-does-not-have-the-move = Pezzo toccato da chi non ha il tratto
title-a-second-touch-does-not-undo-the-first = Cavallo toccato, in seguito toccato anche un pedone
    .scene = Il Bianco, che ha il tratto, afferra il cavallo in b1, lo lascia e, dopo aver riflettuto, tocca il pedone in e2, anche questa volta senza muoverlo. Il Bianco dice che conta l’ultimo tocco: in fondo, finora nessun pezzo ha lasciato la sua casa.
title-a-touched-piece-of-which-only-the-touch-is-told = Toccato il pezzo in b1: non si conoscono né il pezzo né la posizione
title-one-of-two-knights-was-touched = Toccato uno dei due cavalli, non si sa quale
title-the-only-queen-was-touched = Donna toccata all'inizio, ancora chiusa
title-a-name-spoken-binds-nobody = «Scacco», «arrocco» o un pezzo nominato ad alta voce senza toccare nulla
title-the-move-that-follows-tells-whose-touch-it-was = Cavallo toccato da un giocatore che poi esegue una mossa
