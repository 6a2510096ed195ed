### Titles of the cases about the end of the game: what a reader would search for.

## after-the-end.yaml

title-play-goes-on-after-a-checkmate-that-nobody-noticed = Si continua a giocare dopo lo scaccomatto
    .scene = Il Nero gioca { MOVE("Qh4") } e preme l’orologio. Nessuno dei due vi nota nulla di particolare; il Bianco risponde { MOVE("Nc3") } e preme l’orologio. Solo ora il Nero guarda meglio e ti chiama. «Ci è sfuggito a tutti e due: o si continua o si divide il punto», dice il Bianco, e al Nero mezzo punto andrebbe benissimo.
title-a-resignation-after-stalemate-means-nothing = Abbandono dopo lo stallo
title-bare-kings-shuffle-on-and-agree-to-a-draw = Si gioca ancora con i soli due re, poi un'offerta di patta è accettata
title-a-fifth-repetition-that-nobody-noticed = Quintuplice ripetizione, si continua fino allo scaccomatto
    .scene = Il Bianco esegue una mossa e preme l’orologio: senza che nessuno dei due se ne accorga, la stessa posizione è sulla scacchiera per la quinta volta. Il Nero risponde con una mossa che dà scaccomatto e preme l’orologio. «Il matto è matto», dice il Nero, mentre il Bianco indica il formulario.
title-seventy-five-moves-that-nobody-noticed = Regola delle 75 mosse: si continua a giocare, poi cade una bandierina
    .scene = Il Bianco esegue una mossa e preme l’orologio. Ciascun giocatore ha ora eseguito 75 mosse senza mosse di pedone né catture, ma nessuno le ha contate. Il Nero risponde e preme l’orologio; poco dopo vedi cadere la bandierina del Bianco. Il Nero, che potrebbe ancora dare scaccomatto, sostiene che bandierina caduta vuol dire partita persa.
title-a-draw-offered-and-accepted-after-mate = Patta proposta e accettata dopo lo scaccomatto
    .scene = Il Bianco esegue una mossa che dà scaccomatto e preme l’orologio, ma nessuno dei due se ne accorge. Il Nero propone patta e il Bianco accetta con sollievo. Quando un minuto dopo si mostra loro il matto, entrambi dicono che un accordo è un accordo e che mezzo punto va bene a tutti e due.
title-a-claim-after-the-opponent-has-resigned = Patta richiesta per triplice ripetizione dopo l'abbandono dell'avversario
title-a-check-that-is-not-mate-ends-nothing = Scacco parato con una mossa di alfiere, si continua
title-may-a-player-move-after-the-mate = Chi ha subìto scaccomatto può ancora muovere?
title-may-a-player-move-after-the-opponent-resigned = Si può ancora muovere dopo l'abbandono dell'avversario?
title-a-game-that-was-resigned-is-not-resumed = Partita aggiornata ripresa dopo l'abbandono dell'avversario
title-a-draw-is-claimed-when-the-game-is-drawn-already = Patta richiesta per le 50 mosse dopo 75 a testa

## agreement-without-force.yaml

title-an-agreement-with-force-ends-the-game = Patta per accordo dopo una mossa a testa
title-a-draw-before-move-30-where-the-event-forbids-it = Niente patta prima della mossa 30: accordo dopo la prima mossa del Bianco
    .scene = Il Bianco gioca { MOVE("e4") } e preme l’orologio; poi i due giocatori, vecchi amici reduci da un lungo viaggio, si accordano per la patta e ti chiamano perché tu la annoti. Il regolamento lo conoscono bene, dicono, ma se entrambi sono d’accordo non si fa torto a nessuno.

## checkmate.yaml

title-mate-needs-no-press = Scaccomatto sulla scacchiera, orologio non premuto
    .scene = Il Nero gioca { MOVE("Qh4") }, lascia la donna e, senza premere l’orologio, si appoggia allo schienale. Il Bianco protesta: finché corre l’orologio del Nero la mossa non è completata; il Nero deve prima premere, e poi il Bianco potrà pensare finché ha tempo.
title-an-illegal-move-cannot-mate = La torre salta un pedone del proprio colore e sembra dare matto
    .scene = Sotto i tuoi occhi, in pieno zeitnot, il Bianco porta di scatto la torre da d1 a d8, preme l’orologio e annuncia soddisfatto il matto. Il Nero guarda a lungo il proprio re in g8, non gli trova alcuna casa di fuga e si rivolge a te allargando le braccia.
title-mating-with-another-piece-than-the-touched-one = Re toccato, matto dato con la torre
    .scene = Sei accanto alla scacchiera quando il Bianco, che ha il tratto, tocca intenzionalmente il re, poi vede di meglio, gioca { MOVE("Rd8") } e preme l’orologio. Il Nero indica il re in g1; il Bianco ride: «Non c’è più nessuna mossa da fare: il matto chiude la partita».
title-mating-with-the-touched-piece = Torre toccata, matto dato con la stessa torre
title-a-check-is-not-a-mate = Scacco sulla prima traversa, il re può fuggire in h2
title-the-mated-player-points-at-the-fallen-flag = Chi ha subìto matto segnala la bandierina caduta dell'avversario
    .scene = La donna del Bianco è appena arrivata in g7; il Bianco si appoggia allo schienale senza premere l’orologio. Il Nero, che ha il tratto, fissa ancora la scacchiera quando cade la bandierina del Bianco; sul momento non la vede nessuno. Poi il Nero alza gli occhi, segnala la caduta della bandierina del Bianco e dice che una mossa non completata con l’orologio non decide nulla: è vittoria, o come minimo mezzo punto.
title-a-knight-mates-beside-the-rook-of-the-mated-king = Cavallo dà scacco al re nell'angolo accanto alla sua torre: partita finita?

## dead-position.yaml

title-the-last-pawn-is-captured = Catturato l'ultimo pedone, restano soltanto i due re
    .scene = Il Bianco gioca { MOVE("Kxe2") }, mette da parte il pedone catturato e solo allora guarda l’orologio, che non ha premuto; gli restano pochi secondi. «Premi, su», dice il Nero, che ha tempo in abbondanza, «si gioca finché cade la bandierina.»
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
    .scene = Negli ultimi secondi il Nero gioca { MOVE("Qd2") }, ma prima che prema l’orologio la sua bandierina cade sotto i tuoi occhi. Il Bianco chiede il punto intero, perché la mossa non è mai stata completata; il Nero ribatte che era sulla scacchiera in tempo.
title-the-arbiter-comes-to-a-board-with-two-kings-alone = L'arbitro arriva a una scacchiera con i soli due re

## draw-by-agreement.yaml

title-a-draw-may-be-agreed-before-the-first-move = Patta per accordo prima della prima mossa
    .scene = Il turno è appena iniziato; nessuno dei due ha ancora mosso quando i giocatori si accordano per la patta, si stringono la mano e ti chiamano. Il Bianco, che ha il tratto, spiega che entrambi sono sfiniti dal turno precedente, che il regolamento non fissa un numero di mosse e che una patta si può concordare in qualunque momento.
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
    .scene = Dopo ore di gioco il Bianco ha re e donna contro il solo re del Nero. Esausto e incapace di trovare il matto, dice chiaramente: «Abbandono». Il Nero è sorpreso, ma ti chiede il punto intero: «Chi abbandona ha perso, qualunque cosa ci sia sulla scacchiera».
title-resigning-against-a-knight-with-a-queen = Abbandono con la donna contro re e cavallo
title-resigning-where-every-legal-move-gives-mate = Abbandono quando ogni mossa legale dà scaccomatto
    .scene = In zeitnot e spaventato dalla torre in a5, il Bianco, che ha il tratto, dice: «Abbandono». Il Nero, felice, sta per annotare la vittoria quando il Bianco riguarda la scacchiera e sospira. «Con una torre si può sempre dare matto», dice il Nero e ti chiede di confermargli il punto.
title-resigning-behind-a-wall-that-a-sacrifice-opens = Abbandono con i pedoni bloccati: un sacrificio di torre può aprire la posizione

## resignation-stands.yaml

title-a-resignation-cannot-be-taken-back = Un giocatore vuole ritirare il proprio abbandono
    .scene = «Abbandono», dice il Bianco in una posizione in cui il Nero potrebbe ancora dare scaccomatto. Pochi secondi dopo scopre come salvarsi e vuole ritirare l’abbandono: nessuno ha toccato l’orologio e nulla è stato firmato. Il Nero finora non ha detto nulla.
title-a-resignation-in-a-won-position-cannot-be-taken-back-either = Abbandono con un pedone prossimo a promuovere: il giocatore vuole ritirarlo
    .scene = Il Bianco guarda la torre in b2, dice «Abbandono» e solo allora si accorge di che cosa poteva ancora fare il pedone in a7. L’orologio è in moto, nulla è stato firmato e il Bianco vuole ritirare l’abbandono. Il Nero l’ha sentito ma, colpito dalla posizione, trova che mezzo punto a testa sarebbe giusto.
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
    .scene = Il Bianco, con re e donna contro re solo, gioca { MOVE("Qg6") } e lascia la donna. La mano è già diretta all’orologio quando si ferma: «Non ho ancora premuto, quindi non è deciso nulla». Il Bianco vorrebbe mettere la donna in un’altra casa; il Nero non dice niente e aspetta.
title-an-illegal-move-that-stalemates = Mossa illegale di donna che dà stallo
    .scene = Il Bianco, con una donna intera in più, la porta da e1 a b4 e preme l’orologio, poi vede con orrore che al Nero non resta nessuna mossa. «Stallo!», esclama il Nero raggiante rivolgendosi a te, che hai assistito a tutta la scena.
title-a-king-in-check-is-not-stalemated = Re sotto scacco senza mosse legali: è stallo?
title-stalemate-told-without-a-board = Una mossa dà stallo

## unclear-end.yaml

title-a-player-stops-the-clocks-without-a-word = Un giocatore ferma gli orologi senza dire nulla
    .scene = Il Bianco, la cui posizione sembra disperata, ferma d’improvviso gli orologi, si appoggia allo schienale e non dice una parola. Il Nero lo interpreta come un abbandono e sta per scrivere il risultato quando arrivi alla scacchiera.
title-a-player-tips-his-king-and-meant-to-resign = Re rovesciato per dire che si abbandona
title-a-tipped-king-against-an-opponent-who-can-never-mate = Re rovesciato contro un re solo per dire che si abbandona
title-a-king-that-fell-over-is-no-resignation = Re rovesciato senza voler abbandonare
title-both-shake-hands-and-each-thinks-something-else = Stretta di mano senza una parola, significato ignoto
    .scene = Dopo una lunga riflessione i due giocatori si guardano e si stringono la mano senza una parola. Quando arrivi alla scacchiera, il Bianco parla raggiante di vittoria e il Nero, non meno contento, di patta; nulla è stato ancora scritto o firmato. Il Bianco sostiene che chi sta peggio e dà la mano ha abbandonato.
title-the-kings-in-the-centre-meant-a-draw = Re al centro della scacchiera per dire patta
title-a-hand-held-out-accepts-an-open-offer = Mano tesa in risposta a un'offerta di patta, intesa come consenso
    .scene = Ciascun giocatore ha eseguito 30 mosse. Il Bianco esegue una mossa, propone patta e preme l’orologio. Senza una parola il Nero tende la mano. Il Bianco ti chiama: chi tende la mano in silenzio abbandona, e comunque nessuno ha detto di sì alla patta. Interpellato da te, il Nero spiega che era la risposta alla proposta, e tu gli credi.
title-a-captain-says-that-his-player-resigns = Il capitano dice che il suo giocatore abbandona
    .scene = In un incontro a squadre il capitano del Bianco, che ha fretta di prendere il treno, ti dice: «Il mio giocatore abbandona, puoi segnare il risultato.» Il Bianco è ancora seduto alla scacchiera con l’orologio in funzione e non ha detto una parola. Il Nero è sorpreso, ma del punto sarebbe contento.
title-the-player-confirms-that-he-resigned-through-his-captain = Il capitano annuncia l'abbandono, il giocatore voleva davvero abbandonare
title-a-player-walks-off-for-good = Un giocatore se ne va senza dire nulla e non torna
title-a-resignation-in-writing = Abbandono per iscritto
    .scene = Il Bianco, con il solo re contro re e due cavalli, troppo stanco per parlare, scrive «Abbandono» su un foglietto e lo spinge verso l’avversario. Un attimo dopo si ricorda che due cavalli non possono forzare il matto e ti dice che l’abbandono va dichiarato a voce e che l’orologio è ancora in funzione.
title-two-hands-held-out-and-both-players-meant-a-draw = Entrambi tendono la mano, entrambi intendevano la patta
title-only-the-second-hand-is-known-to-have-meant-a-draw = Entrambi tendono la mano, si sa solo che il secondo intendeva la patta
title-a-hand-held-out-that-was-no-consent-to-a-draw = Mano tesa, ma non per la patta
title-a-player-walks-off-without-a-word-and-his-flag-falls = Un giocatore se ne va senza dire nulla e la bandierina cade
title-okoro-stops-the-clocks-and-holds-out-her-hand = Orologi fermati e mano tesa, intesa come consenso alla patta
