### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Triplice ripetizione richiesta due volte, con il diritto di arroccare perso nel frattempo
title-the-move-that-completes-the-fifty-would-be-mate = Patta per le 50 mosse richiesta indicando una mossa che dà matto
title-the-player-mates-instead-of-claiming = Matto con la cinquantesima mossa, poi l'avversario richiede la patta
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Triplice ripetizione richiesta con una mossa illegale scritta, poi matto con un'altra mossa
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Patta per le 50 mosse richiesta dopo aver toccato un pezzo, poi anche dall'avversario
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Catturato l'ultimo pedone, resta un alfiere; poi richiesta di patta e caduta della bandierina
title-a-right-claim-while-the-opponents-offer-stands = Patta richiesta per le 50 mosse con l'offerta di patta ancora aperta
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Ripetizione richiesta a torto dopo 75 mosse senza progressi
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Offerta rifiutata muovendo, ripetizione a torto, bandierina inosservata, poi patta per accordo
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Patta per le 50 mosse richiesta dopo 42 mosse, poi caduta della bandierina contro il re solo

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Squilla il telefono del richiedente mentre la decisione nel finale rapido è rinviata
title-a-phone-rings-after-mate-that-nobody-noticed = Squilla il telefono di chi ha dato matto, dopo il matto
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Squilla il telefono dell'avversario fra l'offerta di patta e l'accettazione
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Seconda mossa illegale, poi squilla il telefono dell'avversario

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Patta accettata dopo una caduta inosservata della bandierina, poi segnalata
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Patta accettata dopo che l'arbitro ha visto cadere la bandierina
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Abbandono prima di accorgersi della bandierina caduta all'avversario
title-stalemate-then-a-flag-then-a-resignation = Stallo, poi cade la bandierina, poi abbandono
title-mate-with-two-hands-and-a-flag-before-the-press = Matto con due mani, e la bandierina cade prima di premere l'orologio
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Matto con mossa illegale inosservata, l'avversario abbandona e poi la segnala
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Patta per accordo senza muovere, poi un giocatore abbandona
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Mano tesa dopo l'offerta di patta, poi rifiuto, poi abbandono

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Arrocco con due mani dopo una precedente mossa illegale, poi offerta di patta
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Mossa illegale segnalata dall'avversario dopo che è stata vista cadere la sua bandierina
title-both-players-complete-an-illegal-move-one-after-the-other = Mossa illegale di un giocatore, corretta, poi una dell'avversario
title-a-rook-put-on-upside-down-is-played-like-a-queen = Torre capovolta alla promozione, poi mossa come una donna
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Orologio premuto senza aver mosso come seconda mossa illegale, contro il re solo
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Mossa illegale nel lampo: risposta, segnalazione, poi caduta della bandierina
title-whether-a-piece-was-touched-is-disputed = I giocatori non concordano se un pezzo sia stato toccato

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Richiesta nel finale rapido rinviata, mossa illegale dell'altro, cade la bandierina
title-both-flags-fall-while-a-claim-waits = Cadono entrambe le bandierine mentre la decisione nel finale rapido è rinviata
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Richiesta da finale rapido senza arbitro, poi matto sulla scacchiera
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Incremento concesso nel finale rapido, poi richiesta di patta e bandierina

