### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Acconciare dopo che l'avversario ha mosso ma non ha premuto l'orologio
title-adjusting-after-the-opponent-has-pressed = Acconciare dopo che l'avversario ha mosso e premuto l'orologio

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Acconciare mentre il tratto è dell'avversario
title-adjusting-on-ones-own-move = «Acconcio» detto da chi ha il tratto

## adjusting.yaml

title-adjusting-after-saying-so = «Acconcio» detto prima di toccare due pezzi
title-adjusting-without-a-word = Pezzo acconciato senza dire «acconcio»
title-the-words-come-after-the-touch = «Acconcio» detto solo dopo il contatto
title-the-words-come-with-the-touch = «Acconcio» detto nello stesso istante del contatto
title-nobody-knows-whether-the-words-came-first = I giocatori non concordano se «acconcio» sia stato detto prima del contatto
title-adjusting-while-the-opponent-is-away = «Acconcio» detto con l'avversario assente: si può raddrizzare la donna avversaria?
title-the-words-were-never-said = Disputa su «acconcio»: l'arbitro accerta che non è stato detto
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = «Acconcio» prima o dopo il contatto? Non si sa; poi muove un altro pezzo
title-adjusting-pieces-that-stand-well = «Acconcio» detto per pezzi già ben collocati sulle loro case
title-adjusting-a-piece-that-stands-between-two-squares = «Acconcio» detto per un pezzo mal collocato sulla sua casa
title-the-opponent-turns-an-upside-down-rook-upright = «Acconcio»: l'avversario raddrizza una torre di promozione capovolta

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Acconciare con l'avversario assente, avvertendo prima l'arbitro
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
title-castling-with-the-same-hand = Arrocco con una sola mano: prima il re, poi la torre

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = Re e torre toccati con f1 attaccata; il Bianco arrocca dall'altro lato
title-castling-begun-with-a-king-that-cannot-move = Re e torre toccati, arrocco illegale, re bloccato; viene giocato a4
title-an-illegal-castling-begun-without-a-board = Re e torre toccati, arrocco illegale, posizione ignota
title-a-legal-castling-leaves-no-other-king-move = Re e poi torre di donna toccati, con l'arrocco lungo legale
title-castling-begun-towards-a-square-that-a-bishop-bears-on = Re e torre toccati, un alfiere attacca g1, casa d'arrivo del re
title-castling-begun-where-the-king-has-no-move-at-all = Re e torre toccati, arrocco illegale, re bloccato: un pedone può catturare in g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Reclamo sul pezzo toccato dopo che chi reclama ha toccato un pezzo
title-a-complaint-after-the-reply = Reclamo sul pezzo toccato dopo la mossa di risposta
title-a-complaint-after-brushing-a-piece = Reclamo sul pezzo toccato dopo un contatto accidentale di chi reclama
title-a-complaint-about-two-hands-after-touching-a-piece = Reclamo per l'uso di due mani dopo che chi reclama ha toccato un pezzo
title-an-irregularity-of-touching-is-claimed-after-the-reply = Infrazione sul pezzo toccato segnalata come mossa illegale, ma solo dopo la risposta

## king-and-rook.yaml

title-king-and-then-rook-touched = Toccato prima il re, poi la torre; l'arrocco sarebbe legale
title-king-and-rook-touched-at-once = Re e torre toccati nello stesso momento
title-king-and-rook-touched-in-an-order-that-nobody-knows = Re e torre toccati in un ordine ignoto
title-the-king-in-hand-and-then-the-rook = Arrocco: preso in mano il re, poi anche la torre
title-king-and-rook-touched-without-a-board = Re e torre toccati, posizione ignota
title-king-and-rook-touched-though-castling-is-barred = Re e poi torre toccati, con f1 sotto attacco

## king-released.yaml

title-the-king-released-two-squares-away = Re lasciato in g1 per arroccare, torre non ancora mossa
title-the-king-released-where-castling-is-barred = Re lasciato in g1 per arroccare con f1 sotto attacco
title-the-king-released-though-it-has-no-move-at-all = Re lasciato in g1, arrocco illegale e nessuna mossa legale di re
title-the-rook-follows-the-king = Re lasciato in c1 per arroccare, poi la torre in d1
title-castling-given-up-after-the-king-was-released = Re lasciato in g1, rimesso a posto e giocato in e2: reclamo dell'avversario
title-the-clock-pressed-before-the-rook-has-moved = Re in g1, orologio premuto prima della torre: incompiuto o illegale?
title-castling-with-both-hands-and-the-rook-not-moved = Arrocco con due mani, orologio premuto prima di muovere la torre
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Torre presa in mano per prima, poi re posato in g1 e orologio premuto
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = Re lasciato in g1 con f1 attaccata: irregolarità segnalata prima dell'orologio
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
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = L'arbitro accerta in seguito che la donna è stata toccata per caso
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Torre sfiorata con la manica, poi mossa l'altra torre

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = Torre capovolta posata alla promozione e poi mossa in diagonale
title-a-queen-in-hand-while-a-rook-touches-the-square = Promozione: una torre tocca la casa, poi vi si posa una donna
title-the-piece-is-missing-and-asked-for = Promozione: si chiede una donna, poi un cavallo tocca la casa
title-a-knight-put-there-after-the-clock-was-pressed = Pedone non promosso, orologio premuto, poi al suo posto un cavallo
title-a-knight-put-there-after-an-unnoticed-press = Pedone non promosso, orologio premuto, nessuno lo nota; poi un cavallo
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Orologi fermati, chiesta una donna, orologio riavviato, promozione a cavallo
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Orologi fermati per una seconda donna, poi nella casa si posa un cavallo

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Promozione per passi: pedone spinto, pedone tolto, donna posata
title-a-promotion-without-pushing-the-pawn = Promozione senza spingere il pedone: donna posata, poi pedone tolto
title-a-promotion-with-capture-step-by-step = Promozione con cattura: torre avversaria tolta, pedone tolto, donna posata
title-the-pawn-left-standing-and-the-clock-pressed = Promozione passo per passo: pedone lasciato in a8, orologio premuto
title-a-queen-of-the-wrong-colour = Promozione con una donna del colore avversario
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Promozione con il pedone ancora in mano quando si posa la torre

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Cavallo lasciato in f3, orologio non ancora premuto
title-a-released-piece-that-could-not-go-there = Cavallo lasciato in una casa che non può raggiungere
title-a-made-move-taken-back-before-the-press = Cavallo lasciato, ripreso prima dell'orologio e giocato in un'altra casa
title-the-rook-released-before-the-king-was-touched = Torre lasciata in f1, poi preso in mano il re per arroccare
title-an-illegal-move-may-be-put-back = Mossa illegale di cavallo ritirata prima di premere l'orologio
title-a-promotion-made-by-releasing-in-the-old-editions = Promozione: pedone tolto, torre lasciata nella casa di promozione
title-a-promoted-rook-exchanged-for-a-queen = Torre di promozione sostituita con una donna: reclamo dell'avversario
title-the-arbiter-sees-the-promoted-piece-exchanged = Cavallo di promozione sostituito con una donna: se ne accorge l'arbitro
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Cavallo di promozione sostituito con una donna: l'avversario segnala l'irregolarità
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Torre di promozione sostituita con una donna e rimessa prima di premere l'orologio
title-the-exchange-is-claimed-after-a-touch = Torre di promozione sostituita con una donna: reclamo dopo aver toccato un pezzo
title-the-king-follows-the-rook-and-nobody-complains-in-time = Arrocco con la torre lasciata per prima: reclamo dopo aver toccato un pezzo
title-the-king-follows-the-rook-and-the-opponent-complains = Arrocco con la torre lasciata per prima: l'avversario reclama subito

## rook-then-king.yaml

title-castling-begun-with-the-rook = Toccata prima la torre, poi il re; l'arrocco sarebbe legale
title-the-rook-in-hand-and-then-the-king = Arrocco: presa in mano la torre, poi anche il re
title-the-rook-touched-first-cannot-move = Torre chiusa da alfiere e cavallo toccata prima del re
title-castling-carried-out-with-the-rook-first = Arrocco eseguito prendendo prima la torre: l'arbitro lo vede
title-a-rook-that-has-no-move-touched-before-the-king = Torre senza mosse toccata prima del re: si può muovere il re o il cavallo?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Pedone lasciato in e4, poi riportato in e3 prima di premere l'orologio

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Cavallo toccato, pedone mosso, orologio premuto: la penalità d'uso in Giappone

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Cavallo toccato, pedone mosso: l'avversario reclama subito
title-the-arbiter-sees-another-piece-move = Cavallo toccato, pedone mosso: l'arbitro lo vede, nessuno reclama
title-the-touched-piece-moves = Cavallo toccato e mosso sotto gli occhi dell'arbitro
title-a-complaint-without-a-breach = Cavallo toccato e mosso: l'avversario reclama lo stesso
title-a-touch-that-the-opponent-points-out-at-once = Cavallo toccato, nessuna mossa ancora: l'avversario invoca il pezzo toccato
title-a-queen-was-touched-and-something-else-played = Donna toccata, poi una mossa non precisata: l'avversario reclama
title-two-hands-are-complained-of = Mossa eseguita con entrambe le mani: l'avversario reclama
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Mossa illegale di torre sostituita con una di pedone: l'arbitro lo vede
title-a-breach-that-is-noticed-after-the-reply = L'arbitro nota solo dopo la risposta che il pezzo toccato non è stato mosso
title-may-a-player-who-touched-a-knight-move-another-piece = Chi ha toccato un cavallo può muovere un altro pezzo?
title-may-a-player-who-touched-the-rook-first-castle-with-it = Chi ha toccato la torre prima del re può ancora arroccare?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = Chi ha toccato re e torre può giocare un'altra mossa di re?
title-may-another-piece-replace-an-illegal-move = Un altro pezzo può sostituire una mossa illegale di torre?
title-a-piece-touched-without-a-board-may-another-kind-move = Cavallo toccato, posizione ignota: il giocatore può muovere un alfiere?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Il pedone toccato e mosso dall'avversario vincola la propria risposta?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Cavallo toccato, torre mossa: l'avversario sostiene che la mossa sia illegale
title-a-complaint-about-a-touch-that-is-denied = Tocco contestato, reclamo prima di ogni mossa: l'arbitro accerta che c'è stato
title-in-france-the-arbiter-waits-for-the-press = Cavallo toccato, pedone mosso, orologio non premuto: l'arbitro interviene subito?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Pedone avversario e pedone proprio toccati, l'uno può catturare l'altro
title-the-capture-with-the-touched-piece-is-illegal = Pedone avversario e poi cavallo proprio toccati, cattura impossibile
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
title-a-touched-piece-of-which-only-the-touch-is-told = Toccato il pezzo in b1: non si conoscono né il pezzo né la posizione
title-one-of-two-knights-was-touched = Toccato uno dei due cavalli, non si sa quale
title-the-only-queen-was-touched = Donna toccata all'inizio, ancora chiusa
title-a-name-spoken-binds-nobody = «Scacco», «arrocco» o un pezzo nominato ad alta voce senza toccare nulla
title-the-move-that-follows-tells-whose-touch-it-was = Cavallo toccato da un giocatore che poi esegue una mossa
