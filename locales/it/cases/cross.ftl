### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Patta richiesta per triplice ripetizione due volte, diritto di arroccare perso nel frattempo
title-the-move-that-completes-the-fifty-would-be-mate = Patta richiesta per le 50 mosse con una mossa dichiarata che dà matto
title-the-player-mates-instead-of-claiming = Il matto completa le 50 mosse, poi l'avversario richiede la patta
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Triplice ripetizione con una mossa illegale dichiarata, poi il matto
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Patta richiesta per le 50 mosse dopo aver toccato un pezzo, poi dell'avversario
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Catturato l'ultimo pedone, resta un alfiere; poi richiesta e bandierina
title-a-right-claim-while-the-opponents-offer-stands = Patta richiesta per le 50 mosse con l'offerta di patta ancora aperta
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Ripetizione richiesta quando sono già passate inosservate 75 mosse
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Patta rifiutata, ripetizione richiesta, bandierina non vista, poi accordo
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Richiesta dopo sole 42 mosse, poi la bandierina contro il re solo

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Squilla il telefono del richiedente, la richiesta da finale rapido è rinviata
title-a-phone-rings-after-mate-that-nobody-noticed = Squilla il telefono di chi ha appena dato un matto passato inosservato
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Squilla il telefono dell'avversario fra l'offerta di patta e l'accettazione
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Seconda mossa illegale, poi squilla il telefono dell'avversario

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Patta accettata dopo una bandierina non vista, poi questa viene segnalata
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Patta accettata dopo che l'arbitro ha visto cadere la bandierina
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Abbandono prima di accorgersi della bandierina caduta all'avversario
title-stalemate-then-a-flag-then-a-resignation = Stallo, poi cade la bandierina, poi abbandono
title-mate-with-two-hands-and-a-flag-before-the-press = Matto con due mani, e la bandierina cade prima di premere l'orologio
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Matto con mossa illegale non vista, l'avversario abbandona e poi la segnala
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Patta per accordo senza muovere, poi un giocatore abbandona
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Mano tesa dopo l'offerta di patta, poi rifiuto, poi abbandono

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Arrocco con due mani dopo una mossa illegale, poi offerta di patta
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Mossa illegale segnalata da chi ha già la bandierina caduta
title-both-players-complete-an-illegal-move-one-after-the-other = Mossa illegale di un giocatore, corretta, e poi una dell'avversario
title-a-rook-put-on-upside-down-is-played-like-a-queen = Promozione con una torre capovolta, poi mossa come donna
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Orologio premuto senza mossa, seconda infrazione, contro il re solo
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Mossa illegale nel lampo, risposta dell'avversario, poi segnalazione e bandierina
title-whether-a-piece-was-touched-is-disputed = I giocatori non concordano se un pezzo sia stato toccato

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Richiesta da finale rapido rinviata, mossa illegale dell'avversario, bandierina
title-both-flags-fall-while-a-claim-waits = Cadono entrambe le bandierine, la richiesta da finale rapido è rinviata
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Richiesta da finale rapido senza arbitro, poi matto sulla scacchiera
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Incremento concesso nel finale rapido, poi richiesta di patta e bandierina
