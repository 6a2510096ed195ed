### Titles of the cases about irregularities: what a reader would search for.

## accident-loses-nothing.yaml

title-pieces-knocked-over-by-accident-and-the-game-declared-lost = Pezzi rovesciati per sbaglio: l'arbitro dichiara persa la partita
title-pieces-knocked-over-on-purpose = Pezzi rovesciati di proposito: l'arbitro dichiara persa la partita

## board-turned.yaml

title-the-board-lies-the-wrong-way-round = Scacchiera orientata male, segnalata durante la partita
title-a-turned-board-and-wrong-pieces = Scacchiera orientata male e pezzi disposti male
title-a-turned-board-in-rapid-before-the-limit = Scacchiera orientata male nel gioco rapido, segnalata alla seconda mossa

## colours-found-after-the-end.yaml

title-colours-reversed-and-mate-on-the-sixth-move = Colori invertiti segnalati dopo il matto del Bianco alla sesta mossa
title-the-mated-player-wants-a-new-game-with-the-right-colours = Colori invertiti segnalati dopo il matto del Nero alla seconda mossa
title-reversed-colours-noticed-while-the-game-lasts-are-not-found-too-late = Colori invertiti segnalati dopo tre mosse, a partita in corso
title-reversed-colours-and-a-resignation-on-move-seven = Colori invertiti segnalati dopo l'abbandono alla settima mossa

## colours-reversed.yaml

title-colours-reversed-after-nine-moves-of-black = Colori invertiti: dieci mosse del Bianco, nove del Nero
title-colours-reversed-after-ten-moves-of-each = Colori invertiti: dieci mosse completate da ciascuno
title-colours-reversed-and-the-tenth-move-not-yet-completed = Colori invertiti: decima mossa del Nero eseguita, non completata
title-colours-reversed-and-nobody-counted-the-moves = Colori invertiti: numero di mosse non noto
title-colours-reversed-in-rapid-after-six-moves = Colori invertiti nel gioco rapido o lampo dopo sei mosse

## displaced-costs-time.yaml

title-pieces-knocked-over-while-the-other-clock-runs = Pezzi rovesciati mentre è in moto l'orologio dell'avversario
title-half-a-minute-for-pieces-knocked-over = Pezzi rovesciati: mezzo minuto all'avversario o punti in meno?
title-pieces-knocked-over-on-the-players-own-time = Pezzi rovesciati mentre è in moto il proprio orologio
title-two-pawns-knocked-over-when-nineteen-seconds-are-left = Pezzi rovesciati nel lampo quando all'avversario restano diciannove secondi

## displaced-found.yaml

title-a-displaced-piece-is-found-later = Pezzo rovesciato da uno spettatore, notato solo dopo la mossa successiva
title-the-position-before-the-displacement-is-not-known = Pezzo trovato spostato, la posizione precedente non si può determinare
title-displaced-pieces-that-were-put-back = Pezzo spostato rimesso a posto prima che l'arbitro veda

## displaced-restored.yaml

title-a-player-knocks-over-pieces = Un giocatore rovescia dei pezzi: chi li rimette a posto, e con quale orologio in moto?
title-pieces-displaced-by-nobody-are-no-players-duty = Pezzo trovato fuori posto, nessuno sa dire perché
title-the-clock-is-pressed-while-the-pieces-lie-about = Orologio premuto prima di rimettere a posto i pezzi rovesciati
title-a-complaint-about-pieces-just-knocked-over = Pezzi rovesciati, segnalati prima che l'avversario muova
title-a-complaint-about-pieces-that-were-put-back = Reclamo per pezzi rovesciati e già rimessi a posto
title-pieces-knocked-over-by-a-player-and-found-moves-later = Pezzo rovesciato da un giocatore, segnalato soltanto dopo le mosse successive

## found-after-the-end.yaml

title-an-illegal-move-found-after-resignation-changes-nothing = Mossa illegale segnalata da chi ha appena abbandonato
title-the-arbiter-notices-after-the-mate-that-an-earlier-move-was-illegal = Mossa illegale precedente, notata dall'arbitro dopo il matto
title-a-displacement-found-after-the-end-changes-nothing = Pezzo spostato segnalato dopo la patta per accordo
title-an-illegal-move-found-during-the-game-is-not-found-too-late = Mossa illegale di cavallo del Bianco, segnalata dal Nero
title-a-broken-touch-is-claimed-after-the-end = Pezzo toccato non mosso: lo segnala chi ha appena abbandonato
title-an-illegal-move-is-complained-of-after-the-end = Reclamo per una mossa illegale dopo l'abbandono
title-an-illegal-move-found-after-both-have-signed = Mossa illegale segnalata dopo la firma del risultato
title-the-arbiter-changes-a-signed-result-because-of-an-illegal-move = Mossa illegale dopo la firma: l'arbitro cambia il risultato in patta

## illegal-act-counts.yaml

title-two-hands-and-an-illegal-move-at-once-count-once = Arrocco attraverso una casa attaccata con due mani, nessuna infrazione prima
title-one-counter-for-all-kinds = Una mossa illegale, poi una con due mani dello stesso giocatore
title-each-player-has-a-counter-of-his-own = Prima una mossa illegale di un giocatore, poi una dell'avversario
title-in-1997-illegal-moves-count-in-a-quickplay-finish = Prima mossa illegale in un finale rapido
title-castling-out-of-an-attack-with-both-hands-and-one-offence-before = Arrocco attraverso una casa attaccata con due mani, già un'infrazione prima
title-a-second-illegal-move-on-the-same-move-number = Seconda mossa illegale nel sostituire la prima
title-ruiz-castles-out-of-check-through-an-attacked-square-with-both-hands = Arrocco sotto scacco, attraverso una casa attaccata e con due mani

## illegal-move-draw.yaml

title-the-second-illegal-move-against-a-knight = Seconda mossa illegale: re e donna contro re e cavallo
title-the-second-illegal-move-of-a-rook-against-a-knight = Seconda mossa illegale: re e torre contro re e cavallo
title-the-queen-in-place-of-the-pawn-saves-the-game = Seconda infrazione: pedone non promosso contro re e cavallo
title-the-pawn-put-back-can-still-help-to-mate = Seconda mossa illegale: re e pedone contro re e cavallo
title-the-opponent-with-a-bare-king-draws = Terza mossa illegale contro il re solo nel gioco standard (Regole fino al 2009)
title-an-illegal-move-in-unsupervised-blitz-against-a-bare-king = Mossa illegale nel gioco lampo contro il re solo, segnalata subito (Regole fino al 2005)
title-the-second-illegal-move-where-every-legal-move-gives-mate = Seconda mossa illegale nel gioco standard dove ogni mossa legale dà matto

## illegal-move-sanction.yaml

title-the-ladder-of-illegal-moves = Tre mosse illegali di seguito dello stesso giocatore
title-the-second-illegal-move-of-a-player = Seconda mossa illegale: l'avversario può ancora dare scaccomatto?
title-the-third-illegal-move-of-a-player = Terza mossa illegale: l'avversario può ancora dare scaccomatto? (Regole fino al 2009)
title-an-illegal-move-in-a-supervised-rapid-game = Prima mossa illegale nel gioco rapido con le regole di competizione
title-an-illegal-move-in-a-supervised-blitz-game = Prima mossa illegale nel gioco lampo con le regole di competizione
title-the-third-illegal-move-in-a-quickplay-finish-of-1997 = Terza mossa illegale in un finale rapido, l'avversario non può dare matto (Regole fino al 2005)
title-a-legal-move-costs-nothing-whatever-the-opponent-thinks-of-it = Presa en passant subito dopo il doppio passo, segnalata come illegale
title-an-illegal-move-that-stalemated-ended-the-game-of-1997 = Terza mossa illegale in un finale rapido, con stallo (Regole del 1997)
title-an-illegal-move-that-left-a-dead-position-ended-the-game-of-1997 = Terza mossa illegale in un finale rapido, con posizione morta (Regole del 1997)
title-how-many-illegal-moves-there-were-is-left-open = Mossa illegale: quante ne aveva già completate il giocatore?

## illegal-move-taken-back.yaml

title-the-arbiter-steps-in-before-the-clock-is-pressed = Mossa illegale di torre vista dall'arbitro prima che si prema l'orologio
title-the-player-puts-his-illegal-move-right-before-pressing = Mossa illegale sostituita dal giocatore prima di premere l'orologio
title-the-opponent-claims-before-the-clock-is-pressed = Mossa illegale nel gioco standard segnalata prima che si prema l'orologio
title-an-arbiter-without-close-supervision-waits-for-the-press = Mossa illegale vista dall'arbitro prima di premere, regole semplificate
title-an-illegal-move-not-pressed-is-put-right-with-the-piece-touched-first = Cavallo mosso illegalmente e rimesso prima di premere, poi muove l'altro

## illegal-move.yaml

title-an-illegal-move-is-taken-back-and-counts = Prima mossa illegale: una torre inchiodata espone il re
title-an-illegal-move-without-a-board-is-taken-back = Prima mossa illegale completata da un giocatore
title-an-illegal-move-that-was-not-pressed-is-not-complete = Mossa illegale di una torre inchiodata, orologio non premuto
title-pressing-the-clock-completes-the-illegal-move = Prima mossa illegale: una donna inchiodata espone il re
title-an-illegal-move-found-three-moves-later-is-still-taken-back = Mossa illegale segnalata dopo altre mosse di entrambi
title-the-position-before-the-illegal-move-cannot-be-determined = Mossa illegale scoperta dopo, posizione precedente non determinabile
title-capturing-the-king-is-an-illegal-move-and-wins-nothing = Re lasciato sotto scacco e catturato dall'avversario
title-an-illegal-move-answered-by-an-illegal-move = Re sotto scacco catturato, poi l'arbitro vede la prima mossa illegale
title-nobody-notices-an-illegal-move = Mossa illegale che nessuno nota, e l'avversario risponde
title-a-claim-about-a-legal-move-is-rejected = Arrocco con la torre attaccata, segnalato come illegale
title-a-second-claim-about-the-same-move-changes-nothing = Mossa illegale vista dall'arbitro, poi segnalata anche dall'avversario
title-a-move-completed-only-by-the-next-one = Mossa illegale senza premere l'orologio, scoperta dopo la mossa successiva
title-the-claim-names-the-piece-that-was-lifted = Mossa illegale di un cavallo inchiodato, segnalata indicando il pezzo sollevato
title-ten-thousand-illegal-moves-are-still-counted = Mossa illegale dopo diecimila precedenti
title-a-complaint-about-an-illegal-move = Reclamo per una mossa illegale
title-both-players-point-out-an-illegal-move = Mossa illegale segnalata da entrambi i giocatori
title-the-opponent-points-the-move-out-and-nobody-tells-who-saw-it = Mossa illegale segnalata dall'avversario prima della risposta
title-the-opponent-answers-an-illegal-move-and-then-notices-it = Mossa illegale nel gioco standard, segnalata dopo la risposta
title-an-illegal-move-that-the-electronic-scoresheet-accepted = Mossa illegale di pedone, registrata sul formulario e poi segnalata

## illegal-position-found.yaml

title-the-arbiter-sees-both-kings-in-check-in-standard-chess = Entrambi i re sotto scacco nel gioco standard: l'arbitro scopre la posizione
title-the-arbiter-sees-what-an-unnoticed-illegal-move-has-left = Mossa illegale sfuggita: l'arbitro vede la posizione che ne è nata
title-a-strange-but-legal-position-in-standard-chess = Un solo re sotto scacco: l'arbitro si avvicina alla scacchiera (gioco standard)

## increment-gained.yaml

title-an-increment-gained-by-an-illegal-move-may-be-taken-back = Mossa illegale con incremento: si toglie il tempo guadagnato?
title-without-an-increment-nothing-is-taken-back = Mossa illegale in una partita senza incremento
title-no-increment-was-gained-before-the-press = Mossa illegale con incremento, orologio non ancora premuto
title-a-lost-game-has-no-increment-to-take-back = Seconda mossa illegale in una partita con incremento
title-in-a-period-without-increment-nothing-is-taken-back = Mossa illegale nel primo periodo, incremento solo nel secondo
title-the-increment-of-an-illegal-move-is-taken-back = Mossa illegale di re con 12:40 sull'orologio e incremento di 30 secondi
title-an-increment-gained-in-blitz-is-taken-back = Mossa illegale nel gioco lampo con incremento di due secondi
title-an-increment-that-nobody-can-name-is-left-to-the-arbiter = Mossa illegale con incremento diverso nei due periodi: 10 o 30 secondi

## press-without-move.yaml

title-pressing-the-clock-without-a-move = Orologio premuto senza aver mosso nel gioco standard
title-a-press-without-a-move-that-the-arbiter-sees = Orologio premuto senza aver mosso, visto dall'arbitro
title-a-player-who-does-not-have-the-move-presses = Orologio premuto da chi non ha il tratto
title-pressing-after-the-opponent-has-replied = Orologio premuto quando l'avversario ha già risposto
title-the-second-press-without-a-move-loses = Orologio premuto senza aver mosso per la seconda volta
title-a-clock-pressed-by-accident-is-no-illegal-move = Orologio premuto per sbaglio senza aver mosso
title-a-claim-about-a-clock-pressed-by-accident = Orologio premuto per sbaglio: l'avversario segnala una mossa illegale
title-a-complaint-about-a-press-without-a-move-as-an-offence = Reclamo per l'orologio premuto senza aver mosso
title-a-clock-pressed-back-after-an-illegal-move = Orologio ripremuto dopo una mossa illegale, che poi viene segnalata
title-whether-a-clock-pressed-back-is-an-illegal-act-is-for-the-arbiter = Orologio ripremuto dopo una mossa illegale: è a sua volta un'infrazione?
title-a-clock-pressed-back-after-pieces-were-knocked-over = Orologio ripremuto dopo che l'avversario ha rovesciato dei pezzi
title-what-the-arbiter-may-do-about-a-clock-pressed-back = Orologio ripremuto dopo la caduta di pezzi: ammonizione o tempo?
title-the-clock-pressed-first-and-the-move-made-afterwards = Prima preme l'orologio, poi esegue la mossa
title-the-clock-jumps-over-while-a-fallen-knight-is-picked-up = Pezzo rovesciato, poi l'orologio premuto accidentalmente

## promotion-omitted.yaml

title-the-pawn-left-on-the-last-rank-becomes-a-queen = Pedone non promosso in b8, orologio premuto
title-the-queen-that-replaced-the-pawn-gives-check = Pedone lasciato in b8, poi sostituito con una donna, e il Nero risponde Rg8
title-the-pawn-left-standing-before-the-clock-is-pressed = Pedone non promosso, orologio non ancora premuto
title-the-pawn-left-standing-without-a-board = Il giocatore A lascia un pedone sulla traversa più distante e preme l'orologio
title-the-pawn-left-standing-while-the-king-is-in-check = Pedone non promosso con il re sotto scacco
title-another-piece-was-touched-before-a-pawn-was-left-on-the-last-rank = Pedone non promosso dopo aver toccato un altro pezzo, notato più tardi
title-a-pawn-left-on-the-last-rank-after-another-touch-is-seen-at-once = Pedone non promosso dopo aver toccato un altro pezzo, visto subito

## queen-mates-first.yaml

title-a-second-offence-by-a-pawn-whose-queen-would-mate = Seconda infrazione: pedone non promosso dove la donna darebbe matto
title-a-second-offence-by-a-pawn-whose-queen-gives-no-mate = Seconda infrazione: pedone non promosso dove la donna non darebbe matto

## replacement-move.yaml

title-the-pinned-knight-cannot-move-so-any-legal-move-will-do = Mossa illegale di un cavallo inchiodato senza mosse legali
title-the-illegal-capture-binds-to-the-captured-piece = Cattura illegale con un cavallo inchiodato, un pedone potrebbe catturare lo stesso pezzo
title-the-illegal-capture-binds-to-the-own-piece-first = Cattura illegale con una torre inchiodata che ha altre mosse legali
title-after-illegal-castling-the-king-must-move = Arrocco illegale attraverso una casa attaccata, il re può muovere
title-after-illegal-castling-with-a-king-that-cannot-move = Arrocco illegale con un re senza mosse legali
title-the-pawn-that-captured-too-late-en-passant-must-move = Presa en passant eseguita in ritardo
title-a-player-who-moved-out-of-turn-is-not-bound = Il Nero gioca e5 e subito dopo d5, senza attendere la risposta
title-an-illegal-castling-of-which-no-board-is-given = Arrocco corto illegale, visto dall'arbitro
title-the-piece-touched-before-an-illegal-release-must-move = Cavallo toccato per primo, poi mossa illegale di pedone
title-the-piece-touched-first-cannot-move-so-that-of-the-illegal-move-binds = Torre senza mosse toccata per prima, poi mossa illegale di pedone
title-the-enemy-piece-touched-before-an-illegal-move-must-be-taken = Pedone avversario toccato per primo, poi mossa illegale di cavallo
title-adler-overlooks-a-check-and-only-one-move-of-the-knight-is-left = Scacco non visto, il cavallo mosso ha una sola mossa legale

## set-up-claim-wrong.yaml

title-the-game-began-with-the-initial-position = Disposizione errata segnalata, benché i pezzi fossero al loro posto
title-king-and-queen-stood-on-their-squares-all-the-same = Dopo dieci mosse: re e donna detti schierati al contrario, ma erano al loro posto
title-a-set-up-that-the-case-does-not-show = Il Bianco segnala che il re nero aveva iniziato la partita su una casa sbagliata

## set-up-found-after-the-end.yaml

title-a-wrong-set-up-found-after-the-game-changes-nothing = Disposizione iniziale errata segnalata da chi ha appena abbandonato
title-a-turned-board-noticed-after-a-draw-was-agreed = Scacchiera girata notata dopo la patta per accordo
title-a-wrong-set-up-noticed-while-the-game-lasts-is-not-found-too-late = Disposizione iniziale errata segnalata a partita in corso

## times-after-restoring.yaml

title-the-arbiter-sets-the-times-after-restoring = Mossa illegale di alfiere: che ne è dei tempi degli orologi?
title-nothing-restored-no-times-to-set = Il Nero lascia un pedone non promosso in g1 e preme l'orologio

## two-hands-at-the-end.yaml

title-stalemate-with-two-hands-is-stalemate = Stallo dato con due mani
title-a-check-with-two-hands-ends-nothing = Scacco dato con due mani

## two-hands.yaml

title-castling-with-two-hands = Arrocco con due mani, orologio premuto
title-two-hands-before-the-clock-is-pressed = Mossa con due mani, orologio non ancora premuto
title-the-arbiter-sees-two-hands-before-the-press = Mossa con due mani, vista dall'arbitro prima di premere
title-a-capture-with-two-hands-before-the-press = Cattura con due mani, segnalata prima di premere
title-mating-with-two-hands-is-mate = Scaccomatto dato con due mani
title-castling-with-one-hand = Arrocco sotto gli occhi dell'arbitro: resta valido?
title-a-complaint-about-two-hands-as-a-breach = Mossa eseguita con due mani, segnalata dall'avversario
title-a-promotion-with-both-hands-that-gives-mate-and-is-not-pressed = Promozione con due mani che dà matto, orologio non premuto

## wrong-initial-position.yaml

title-knight-and-bishop-exchanged-at-the-start = Cavallo e alfiere scambiati all'inizio (gioco standard), segnalati dopo dieci mosse
title-the-arbiter-notices-a-wrong-set-up-after-sixty-moves = Re e donna scambiati all'inizio, l'arbitro se ne accorge dopo sessanta mosse
title-in-rapid-a-wrong-set-up-found-in-time-means-a-new-game = Torre mal disposta nel rapido o lampo, segnalata alla seconda mossa
title-in-rapid-a-wrong-set-up-found-too-late-stands = Disposizione errata nel rapido, segnalata dopo dieci mosse ciascuno: nuova partita?
title-the-pieces-stood-rightly-and-the-board-lies-wrongly = Scacchiera girata, segnalati anche i pezzi benché al loro posto

