### Titles of the cases about the end of the game: what a reader would search for.

## after-the-end.yaml

title-play-goes-on-after-a-checkmate-that-nobody-noticed = Si continua a giocare dopo lo scaccomatto
title-a-resignation-after-stalemate-means-nothing = Abbandono dopo lo stallo
title-bare-kings-shuffle-on-and-agree-to-a-draw = Si gioca ancora con i soli due re, poi un'offerta di patta è accettata
title-a-fifth-repetition-that-nobody-noticed = Quintuplice ripetizione, si continua fino allo scaccomatto
title-seventy-five-moves-that-nobody-noticed = Regola delle 75 mosse: si continua a giocare, poi cade una bandierina
title-a-draw-offered-and-accepted-after-mate = Patta proposta e accettata dopo lo scaccomatto
title-a-claim-after-the-opponent-has-resigned = Patta richiesta per triplice ripetizione dopo l'abbandono dell'avversario
title-a-check-that-is-not-mate-ends-nothing = Scacco parato con una mossa di alfiere, si continua
title-may-a-player-move-after-the-mate = Chi ha subìto scaccomatto può ancora muovere?
title-may-a-player-move-after-the-opponent-resigned = Si può ancora muovere dopo l'abbandono dell'avversario?
title-a-game-that-was-resigned-is-not-resumed = Partita aggiornata ripresa dopo l'abbandono dell'avversario
title-a-draw-is-claimed-when-the-game-is-drawn-already = Patta richiesta per le 50 mosse dopo 75 a testa

## agreement-without-force.yaml

title-an-agreement-with-force-ends-the-game = Patta per accordo dopo una mossa a testa
title-a-draw-before-move-30-where-the-event-forbids-it = Niente patta prima della mossa 30: accordo dopo la prima mossa del Bianco

## checkmate.yaml

title-mate-needs-no-press = Scaccomatto sulla scacchiera, orologio non premuto
title-an-illegal-move-cannot-mate = La torre salta un pedone del proprio colore e sembra dare matto
title-mating-with-another-piece-than-the-touched-one = Re toccato, matto dato con la torre
title-mating-with-the-touched-piece = Torre toccata, matto dato con la stessa torre
title-a-check-is-not-a-mate = Scacco sulla prima traversa, il re può fuggire in h2
title-the-mated-player-points-at-the-fallen-flag = Chi ha subìto matto segnala la bandierina caduta dell'avversario
title-a-knight-mates-beside-the-rook-of-the-mated-king = Cavallo dà scacco al re nell'angolo accanto alla sua torre: partita finita?

## dead-position.yaml

title-the-last-pawn-is-captured = Catturato l'ultimo pedone, restano soltanto i due re
title-bishops-on-squares-of-one-colour = Dopo la cattura un alfiere a testa, su case dello stesso colore
title-bishops-on-squares-of-different-colours = Dopo la cattura un alfiere a testa, su case di colore diverso
title-a-knight-against-a-knight-is-not-dead = Dopo la cattura resta un cavallo a testa
title-a-dead-position-reached-by-an-illegal-move = Dopo una cattura illegale restano soltanto i due re
title-the-last-gap-in-a-wall-of-pawns-is-closed = Muro di pedoni chiuso da h5, nessun alfiere sacrificabile
title-a-wall-of-pawns-with-a-bishop-that-can-be-given-up = Muro di pedoni chiuso da h5, l'alfiere nero è sacrificabile
title-a-check-after-which-only-stalemate-is-left = Scacco con Ta4: l'unica risposta, una cattura, dà stallo
title-a-flag-falls-in-a-position-that-was-dead-before = La bandierina cade con i soli due re sulla scacchiera
title-the-position-is-told-to-be-dead-when-the-flag-falls = La bandierina cade quando nessuno dei due può più dare scaccomatto
title-is-a-position-with-a-rook-dead = Re e torre contro re: la posizione è morta?
title-is-a-position-dead-of-which-only-the-pieces-are-told = Re e cavallo contro re: la posizione è morta?
title-is-a-position-with-a-knight-on-either-side-dead = Re e cavallo contro re e cavallo: la posizione è morta?
title-a-wall-of-pawns-that-neither-king-can-pass = Muro di pedoni che nessun re può varcare: la posizione è morta?
title-a-queen-that-can-only-be-taken-into-stalemate = Scacco di donna, l'unica risposta, una cattura, dà stallo, poi cade la bandierina
title-the-arbiter-comes-to-a-board-with-two-kings-alone = L'arbitro arriva a una scacchiera con i soli due re

## draw-by-agreement.yaml

title-a-draw-may-be-agreed-before-the-first-move = Patta per accordo prima della prima mossa
title-one-move-by-white-is-not-a-move-by-each = Il Bianco propone la patta con la prima mossa, il Nero accetta
title-after-a-move-by-each-a-draw-may-be-agreed = Patta per accordo dopo la prima mossa del Nero, orologio non ancora premuto
title-nobody-can-accept-what-was-not-offered = Un giocatore accetta la propria offerta di patta
title-the-draw-is-signed-while-the-offer-stands = L'avversario firma la patta mentre l'offerta è ancora valida
title-a-draw-is-signed-without-an-offer = Un solo giocatore firma la patta sui formulari
title-both-players-report-a-draw = Entrambi i giocatori comunicano insieme la patta
title-each-player-reports-a-draw = I due giocatori comunicano la patta uno dopo l'altro
title-one-player-reports-a-draw-and-the-other-a-win = Un giocatore comunica la patta, l'altro la vittoria

## end-of-game.yaml

title-is-the-game-over-after-a-mate = La partita è finita dopo lo scaccomatto?
title-is-the-game-over-after-an-ordinary-move = La partita è finita dopo la prima mossa del Bianco?
title-how-did-the-game-end-with-a-resignation = Abbandono quando l'avversario non può mai dare matto: com'è finita la partita?
title-how-did-the-game-end-with-an-accepted-offer = Offerta di patta accettata: com'è finita la partita?
title-is-the-game-over-in-a-position-that-is-given = Re contro re sulla scacchiera: la partita è finita?
title-who-has-the-move-after-the-end = Chi ha il tratto dopo lo scaccomatto?
title-is-the-game-over-when-the-result-is-disputed = Mano tesa, poi risultati diversi comunicati: la partita è finita?
title-a-dead-position-and-another-result-signed = La cattura lascia re e alfiere contro re, firmata la vittoria del Bianco
title-a-game-that-an-unnoticed-draw-decided-when-the-flag-fell = Com'è finita la partita? 75 mosse passate inosservate, poi la bandierina

## resignation-draw.yaml

title-resigning-against-a-bare-king = Abbandono con la donna contro un re solo
title-resigning-against-a-knight-with-a-queen = Abbandono con la donna contro re e cavallo
title-resigning-where-every-legal-move-gives-mate = Abbandono quando ogni mossa legale dà scaccomatto
title-resigning-behind-a-wall-that-a-sacrifice-opens = Abbandono con i pedoni bloccati: un sacrificio di torre può aprire la posizione

## resignation-stands.yaml

title-a-resignation-cannot-be-taken-back = Un giocatore vuole ritirare il proprio abbandono
title-a-resignation-in-a-won-position-cannot-be-taken-back-either = Abbandono con un pedone prossimo a promuovere: il giocatore vuole ritirarlo
title-an-offer-that-is-withdrawn-after-the-end-is-no-resignation = Offerta di patta ritirata dopo il proprio abbandono

## resignation.yaml

title-a-player-resigns = Un giocatore abbandona; se l'avversario possa dare matto non è noto
title-resigning-with-a-rook-against-a-knight = Abbandono con la torre contro un cavallo
title-a-move-after-resignation-does-not-count = Dopo l'abbandono l'avversario esegue una mossa che dà stallo
title-a-mated-player-has-nothing-left-to-resign = Il giocatore che ha subìto scaccomatto abbandona
title-a-result-is-reported-after-a-flag-that-nobody-noticed = Entrambi comunicano la sconfitta contro un re solo, bandierina non notata
title-both-report-the-loss-on-time-to-the-arbiter = La bandierina cade inosservata, poi ciascun giocatore comunica la sconfitta
title-a-result-is-reported-after-an-illegal-mating-move = Gioco rapido: entrambi comunicano la vittoria del Bianco dopo un matto con mossa illegale

## stalemate.yaml

title-stalemate-draws-at-once = Stallo sulla scacchiera, orologio non premuto
title-an-illegal-move-that-stalemates = Mossa illegale di donna che dà stallo
title-a-king-in-check-is-not-stalemated = Re sotto scacco senza mosse legali: è stallo?
title-stalemate-told-without-a-board = Una mossa dà stallo

## unclear-end.yaml

title-a-player-stops-the-clocks-without-a-word = Un giocatore ferma gli orologi senza dire nulla
title-a-player-tips-his-king-and-meant-to-resign = Re rovesciato per dire che si abbandona
title-a-tipped-king-against-an-opponent-who-can-never-mate = Re rovesciato contro un re solo per dire che si abbandona
title-a-king-that-fell-over-is-no-resignation = Re rovesciato senza voler abbandonare
title-both-shake-hands-and-each-thinks-something-else = Stretta di mano senza una parola, significato ignoto
title-the-kings-in-the-centre-meant-a-draw = Re al centro della scacchiera per dire patta
title-a-hand-held-out-accepts-an-open-offer = Mano tesa in risposta a un'offerta di patta, intesa come consenso
title-a-captain-says-that-his-player-resigns = Il capitano dice che il suo giocatore abbandona
title-the-player-confirms-that-he-resigned-through-his-captain = Il capitano annuncia l'abbandono, il giocatore voleva davvero abbandonare
title-a-player-walks-off-for-good = Un giocatore se ne va senza dire nulla e non torna
title-a-resignation-in-writing = Abbandono per iscritto
title-two-hands-held-out-and-both-players-meant-a-draw = Entrambi tendono la mano, entrambi intendevano la patta
title-only-the-second-hand-is-known-to-have-meant-a-draw = Entrambi tendono la mano, si sa solo che il secondo intendeva la patta
title-a-hand-held-out-that-was-no-consent-to-a-draw = Mano tesa, ma non per la patta
title-a-player-walks-off-without-a-word-and-his-flag-falls = Un giocatore se ne va senza dire nulla e la bandierina cade
title-okoro-stops-the-clocks-and-holds-out-her-hand = Orologi fermati e mano tesa, intesa come consenso alla patta
