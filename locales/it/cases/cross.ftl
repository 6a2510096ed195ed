### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Triplice ripetizione richiesta due volte, con il diritto di arroccare perso nel frattempo
title-the-move-that-completes-the-fifty-would-be-mate = Patta per le 50 mosse richiesta indicando una mossa che dà matto
    .scene = Nelle ultime 50 mosse del Nero e 49 del Bianco non è stato mosso alcun pedone né catturato alcun pezzo. Il Bianco, che ha il tratto, scrive { MOVE("Qg7") } e, in base a questa mossa, richiede la patta per la regola delle cinquanta mosse. Solo allora vede che cosa fa la mossa sulla scacchiera, gioca { MOVE("Qg7") }, preme l’orologio e chiede il punto intero.
title-the-player-mates-instead-of-claiming = Matto con la cinquantesima mossa, poi l'avversario richiede la patta
    .scene = Nelle ultime 50 mosse del Nero e 49 del Bianco non è stato mosso alcun pedone né catturato alcun pezzo. Il Bianco gioca { MOVE("Qg7") } e preme l’orologio. Il Nero richiede la patta per la regola delle cinquanta mosse: con questa mossa, dice, entrambi i giocatori hanno compiuto le mosse necessarie.
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Triplice ripetizione richiesta con una mossa illegale scritta, poi matto con un'altra mossa
    .scene = Il Bianco, che ha il tratto, scrive { MOVE("Rd2") } e richiede la patta: con questa mossa la posizione si presenterebbe per la terza volta. Mentre stai ancora guardando il formulario, il Bianco scopre di meglio, gioca { MOVE("Rxe8") } e preme l’orologio. Il Nero pretende che il Bianco si attenga alla mossa scritta.
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Patta per le 50 mosse richiesta dopo aver toccato un pezzo, poi anche dall'avversario
    .scene = Nelle ultime 50 mosse di ciascun giocatore non è stato mosso alcun pedone né catturato alcun pezzo. Il Bianco, che ha il tratto, afferra la torre in d1 e, tenendola già in mano, richiede la patta per la regola delle cinquanta mosse. Poi gioca { MOVE("Rd7") } e preme l’orologio; a quel punto anche il Nero richiede la patta per la stessa regola.
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Catturato l'ultimo pedone, resta un alfiere; poi richiesta di patta e caduta della bandierina
    .scene = Il Bianco gioca { MOVE("Kxd3") } e preme l’orologio. Il Nero richiede la patta per la regola delle cinquanta mosse. Mentre il Bianco spiega che è appena stato catturato un pedone e che il conteggio ricomincia, la bandierina del Nero cade; tu lo vedi. Il Bianco vuole che la partita gli sia data vinta.
title-a-right-claim-while-the-opponents-offer-stands = Patta richiesta per le 50 mosse con l'offerta di patta ancora aperta
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Ripetizione richiesta a torto dopo 75 mosse senza progressi
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Offerta rifiutata muovendo, ripetizione a torto, bandierina inosservata, poi patta per accordo
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Patta per le 50 mosse richiesta dopo 42 mosse, poi caduta della bandierina contro il re solo
    .scene = Il Bianco ha re e torre, il Nero soltanto il re, e il tratto è al Bianco. Ciascun giocatore ha compiuto 42 mosse senza mosse di pedone né catture quando il Bianco richiede la patta per la regola delle cinquanta mosse. Poi la bandierina del Bianco cade, e tu lo vedi. Il Nero chiede il punto intero: chi esaurisce il tempo ha perso, anche con una torre in più.

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = Squilla il telefono del richiedente mentre la decisione nel finale rapido è rinviata
    .scene = Nel finale rapido il Bianco, che ha il tratto e a cui resta 1 minuto, ti chiama e richiede la patta: a suo dire il Nero non cerca di vincere con mezzi normali. Tu rinvii la decisione e segui la partita. Poi al Bianco squilla in tasca il telefono cellulare e, mentre lo sta ancora cercando, la sua bandierina cade sotto i tuoi occhi. «Prima la mia richiesta», dice il Bianco, «non è ancora stata decisa».
title-a-phone-rings-after-mate-that-nobody-noticed = Squilla il telefono di chi ha dato matto, dopo il matto
    .scene = Dopo 1. f3 e5 2. g4 il Nero gioca { MOVE("Qh4") } e preme l’orologio. Il Bianco fissa la scacchiera e cerca una risposta; nessuno dei due si è ancora reso conto di che cosa è successo. In quel momento squilla il telefono cellulare nella tasca del Nero. «Mi dispiace, ma questo ti costa la partita», dice il Bianco.
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Squilla il telefono dell'avversario fra l'offerta di patta e l'accettazione
    .scene = Il Bianco propone patta. Mentre il Nero riflette sull’offerta, gli squilla in tasca il telefono cellulare; tu, lì accanto, lo senti. Il Nero lo spegne in fretta e dice «accetto». Sostiene che l’offerta è venuta prima dello squillo e che non era stata ritirata.
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Seconda mossa illegale, poi squilla il telefono dell'avversario
    .scene = In questa partita è già stata contata una mossa illegale al Bianco. Il Bianco fa un’altra mossa illegale e preme l’orologio. Il Nero sta alzando la mano per chiamarti quando gli squilla in tasca il telefono cellulare. Entrambi potrebbero ancora dare scaccomatto. «Allora siamo pari», dice il Bianco, «facciamo patta».

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Patta accettata dopo una caduta inosservata della bandierina, poi segnalata
    .scene = Il Bianco esegue una mossa, propone patta e preme l’orologio. Mentre il Nero ci pensa, la sua bandierina cade, ma nessuno se ne accorge. Il Nero accetta l’offerta. Solo allora il Bianco guarda l’orologio, segnala la caduta della bandierina e pretende la vittoria: in fondo la bandierina è caduta prima.
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Patta accettata dopo che l'arbitro ha visto cadere la bandierina
    .scene = Il Bianco muove, offre la patta e preme l’orologio. Mentre il Nero sta ancora valutando l’offerta, cade la bandierina del Nero; tu lo vedi. Il Bianco potrebbe ancora dare scaccomatto. Prima che tu abbia detto una parola, il Nero esclama: «Accetto la patta!» e sostiene che l’offerta non è mai stata ritirata.
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Abbandono prima di accorgersi della bandierina caduta all'avversario
    .scene = La bandierina del Nero cade, ma sul momento non se ne accorgono né i giocatori né tu. Il Bianco, la cui posizione è senza speranza, abbandona. Alzandosi vede l’orologio, vuole ritirare l’abbandono e segnala la caduta della bandierina dell’avversario. Il Nero, che potrebbe ancora dare scaccomatto, protesta.
title-stalemate-then-a-flag-then-a-resignation = Stallo, poi cade la bandierina, poi abbandono
    .scene = Il Bianco gioca { MOVE("Qb6") } e preme l’orologio. Il Nero fissa disperato la scacchiera; dopo un po’ la sua bandierina cade, e tu lo vedi. Il Nero alza le spalle e dice: «Abbandono comunque». Il Bianco sta già segnando la vittoria.
title-mate-with-two-hands-and-a-flag-before-the-press = Matto con due mani, e la bandierina cade prima di premere l'orologio
    .scene = Con pochi secondi rimasti il Bianco gioca { MOVE("Rd8") }: una mano prende la torre, l’altra aiuta a posarla. Ma prima che abbia premuto l’orologio cade la bandierina del Bianco; tu lo vedi. Il Nero dice che con due mani la mossa non vale e che comunque non è stata completata in tempo.
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Matto con mossa illegale inosservata, l'avversario abbandona e poi la segnala
    .scene = Il Bianco esegue una mossa che sembra dare scaccomatto e preme l’orologio. La mossa è illegale, ma sul momento nessuno se ne accorge. Il Nero abbandona. Mentre si rimettono a posto i pezzi, il Nero se ne rende conto all’improvviso e sostiene che la mossa del Bianco fosse illegale. Il Bianco, che potrebbe ancora dare scaccomatto con mosse legali, vuole che il risultato resti.
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Patta per accordo senza muovere, poi un giocatore abbandona
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Mano tesa dopo l'offerta di patta, poi rifiuto, poi abbandono

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Arrocco con due mani dopo una precedente mossa illegale, poi offerta di patta
    .scene = In questa partita al Bianco è già stata contata una mossa illegale. Ora il Bianco arrocca corto usando contemporaneamente entrambe le mani, preme l’orologio e propone patta. Il Bianco dice che l’arrocco in sé era del tutto legale; il Nero sta già valutando l’offerta.
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Mossa illegale segnalata dall'avversario dopo che è stata vista cadere la sua bandierina
    .scene = Il Bianco esegue una mossa illegale e preme l’orologio, e sul momento nessuno se ne accorge. Il Nero riflette a lungo finché la sua bandierina cade; tu lo vedi. Il Bianco potrebbe ancora dare scaccomatto. Ora il Nero riguarda l’ultima mossa, sostiene che fosse illegale e dice che altrimenti il tempo non gli sarebbe mai scaduto.
title-both-players-complete-an-illegal-move-one-after-the-other = Mossa illegale di un giocatore, corretta, poi una dell'avversario
title-a-rook-put-on-upside-down-is-played-like-a-queen = Torre capovolta alla promozione, poi mossa come una donna
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Orologio premuto senza aver mosso come seconda mossa illegale, contro il re solo
    .scene = Il Bianco, che ha il tratto, ha re e torre contro il re solo. In precedenza, nella stessa partita, gli è stata contata una mossa illegale. Per distrazione il Bianco preme l’orologio senza aver eseguito una mossa. Chiede clemenza; il Nero dice che due infrazioni sono due infrazioni, qualunque cosa resti sulla scacchiera.
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Mossa illegale nel lampo: risposta, segnalazione, poi caduta della bandierina
title-whether-a-piece-was-touched-is-disputed = I giocatori non concordano se un pezzo sia stato toccato

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Richiesta nel finale rapido rinviata, mossa illegale dell'altro, cade la bandierina
title-both-flags-fall-while-a-claim-waits = Cadono entrambe le bandierine mentre la decisione nel finale rapido è rinviata
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Richiesta da finale rapido senza arbitro, poi matto sulla scacchiera
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Incremento concesso nel finale rapido, poi richiesta di patta e bandierina
    .scene = Nel finale rapido il Bianco, che ha il tratto e a cui restano 40 secondi, ti chiede un incremento per entrambi. Il Nero rifiuta la patta e tu concedi l’incremento. Quando gli restano 10 secondi, il Bianco ti chiama di nuovo e richiede la patta perché il Nero non può vincere con mezzi normali. Poi la sua bandierina cade, e tu lo vedi. Il Nero potrebbe ancora dare scaccomatto.

