### Titles of the cases about games without an increment and the quickplay finish: what a reader would search for.

## quickplay-after-flag.yaml

title-the-claimants-flag-falls-while-the-decision-is-put-off = Decisione rinviata: cade la bandierina del richiedente, motivi da valutare
title-the-draw-is-declared-after-the-flag-fell-unnoticed = L'arbitro dichiara la patta; la bandierina del richiedente era caduta inosservata
title-the-opponents-flag-falls-first-and-the-claimant-had-not-tried = Decisione rinviata: cade la bandierina avversaria, nessuno sforzo del richiedente
title-a-bare-king-wins-nothing-on-time-and-no-claim-is-needed = Finale rapido, nessuna richiesta: la bandierina cade con torre contro re solo
title-a-rook-that-never-comes-to-move-wins-nothing-on-time-and-no-claim-is-needed = Finale rapido, nessuna richiesta: la bandierina cade quando ogni mossa dà matto
title-a-knight-whom-a-pawn-can-help-wins-on-time-in-a-quickplay-finish = Finale rapido, nessuna richiesta: la bandierina cade con pedone b7 contro cavallo
title-the-flag-falls-and-the-opponent-is-found-to-have-made-no-effort = Decisione rinviata: segnalata la bandierina del richiedente, l'avversario non si è sforzato
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 1 minuto, richiede la patta perché il Nero non fa alcun tentativo di vincere con mezzi normali. Rinvii la decisione e segui il gioco. La bandierina del Bianco cade; nessuno se ne accorge finché il Nero non la indica e reclama la vittoria: il matto è ancora possibile. Hai visto abbastanza per convincerti che il Nero non ha tentato di vincere con mezzi normali.

## quickplay-announced.yaml

title-a-claim-with-little-time-in-an-event-that-announced-nothing = Richiesta di patta con poco tempo, linee guida non annunciate
title-the-guidelines-were-announced = Richiesta di patta con 40 secondi rimasti, linee guida annunciate
title-asking-for-an-increment-in-an-event-that-announced-nothing = Richiesta di incremento, linee guida non annunciate
    .scene = Il Bianco, che ha il tratto in un finale rapido e ancora 1 minuto e 10 secondi, ti chiede un incremento per entrambi i giocatori: lo prevedono le Linee guida stampate con il Regolamento. Al Nero va bene qualunque decisione. Il regolamento del torneo, che hai con te, non ne parla.

## quickplay-claim-clocks.yaml

title-the-clocks-during-a-claim-with-little-time = Che cosa accade agli orologi se si richiede la patta con 15 secondi rimasti?
title-a-claim-that-is-turned-away-stops-no-clock = Richiesta di patta nel finale rapido con dieci minuti rimasti

## quickplay-claim-inadmissible.yaml

title-a-claim-with-exactly-the-limit-left-is-too-early = Richiesta di patta con due minuti esatti rimasti
title-no-such-claim-while-a-further-period-follows = Richiesta di patta con 20 secondi, fuori dal finale rapido
    .scene = Il Bianco ha completato 37 mosse, ha il tratto e ancora 20 secondi a disposizione. Temendo di non arrivare al controllo del tempo, richiede la patta: in quel finale del tutto pari il Nero non può vincere con mezzi normali. Il Nero, che ha tempo in abbondanza, dice che deciderà l’orologio.
title-a-claim-with-one-second-less-than-the-limit-may-be-made = Richiesta di patta con 1:59 sull'orologio; l'avversario non può vincere con mezzi normali
    .scene = In un finale rapido il Bianco, che ha il tratto e ancora 1 minuto e 59 secondi a disposizione, ti chiama e richiede la patta perché il Nero non può vincere con mezzi normali. Il Nero indica l’orologio: così presto nessuno può dirsi in zeitnot. Esamini la posizione e ti convinci che il Nero non può vincere con mezzi normali.

## quickplay-claim.yaml

title-a-claim-with-less-than-the-limit-left = Chi ha il tratto richiede la patta con 1:59 sull'orologio
title-a-claim-on-the-opponents-move = Richiesta di patta con 50 secondi rimasti, mentre il tratto è dell'avversario
    .scene = Nel finale rapido al Bianco restano 50 secondi. Il Nero, che ha il tratto, sta pensando da un po’ quando il Bianco ti chiama e richiede la patta: il Nero non fa alcun tentativo di vincere con mezzi normali. «Il re va solo avanti e indietro», dice il Bianco, «e a me finisce il tempo».
title-a-claim-after-the-own-flag-has-fallen = Richiesta di patta a propria bandierina già caduta inosservata
    .scene = Nel finale rapido il Bianco ti chiama e richiede la patta perché il Nero non può vincere con mezzi normali. Arrivato alla scacchiera, vedi che la bandierina del Bianco è già caduta; nella foga del gioco nessuno dei due se n’era accorto. Il Nero potrebbe ancora dare scaccomatto, ma il Bianco dice che la posizione è patta da venti mosse.
title-a-claim-after-the-own-flag-has-fallen-against-a-bare-king = Richiesta di patta contro il re solo, propria bandierina già caduta inosservata
    .scene = Nel finale rapido il Bianco, che ha il tratto, ti chiama e richiede la patta perché il Nero non fa alcun tentativo di vincere con mezzi normali. Arrivato alla scacchiera, vedi che la bandierina del Bianco è già caduta, cosa che nessuno dei due aveva notato. Il Nero sorride: le regole sono regole, e chi esaurisce il tempo perde.
title-a-claim-refused-for-another-reason-lets-the-flag-pass = Richiesta di patta fuori dal finale rapido, propria bandierina già caduta
title-a-claim-whose-time-is-not-told = Richiesta di patta nel finale rapido: restano meno di due minuti?
title-a-player-who-was-refused-the-increment-may-claim = Richiesta di patta dopo che l'incremento chiesto non è stato concesso
title-the-last-period-without-increment-is-a-quickplay-finish = Richiesta di patta nell'ultimo periodo, dopo le 40 mosse del primo
title-before-the-last-period-there-is-no-quickplay-finish = Richiesta di patta nel primo periodo, con 39 mosse completate su 40
title-nobody-says-whether-it-is-a-quickplay-finish = Richiesta di patta con 1:30 sull'orologio: la partita è nel finale rapido?
title-the-time-of-a-claim-is-told-when-the-clocks-are-stopped = Richiesta di patta dopo aver fermato gli orologi a 1:59
title-two-minutes-were-left-when-the-clocks-were-stopped = Richiesta di patta dopo aver fermato gli orologi a 2:00
    .scene = In un finale rapido il Bianco, che ha il tratto in un finale di torri tendente alla patta, guarda scorrere il proprio tempo. Quando il display segna esattamente 2 minuti, ferma gli orologi, ti chiama e richiede la patta: il Nero non può vincere con mezzi normali. Il Nero obietta che la partita è tutt’altro che finita.

## quickplay-decision-final.yaml

title-the-arbiter-declares-the-draw-at-once = L'arbitro dichiara subito la patta sulla richiesta
title-a-decision-that-is-only-put-off-is-not-final = La decisione su una richiesta di patta è rinviata (Regole dal 2001 al 2009)
title-no-appeal-against-the-draw-that-was-declared = Appello contro la patta dichiarata dall'arbitro su richiesta
title-a-rejection-is-final-but-not-what-the-arbiter-rules-later = Appello per un rumore, dopo una richiesta di patta respinta (Regole del 2009)

## quickplay-draw.yaml

title-rook-against-rook-and-no-pawns-cannot-be-won-by-normal-means = Richiesta di patta con torre contro torre e senza pedoni
    .scene = Vieni chiamato a una scacchiera dove è iniziato il finale rapido. Il Bianco, che ha il tratto e ancora 30 secondi a disposizione, richiede la patta perché il Nero non può vincere con mezzi normali. Il Nero vuole continuare: uno scaccomatto è ancora possibile, e il tempo fa parte del gioco. Sei convinto che il Nero non possa vincere con mezzi normali.
title-the-arbiter-finds-that-no-effort-is-made = L'arbitro rinvia, osserva e accerta che l'avversario non si sforza di vincere
title-the-arbiter-declares-no-draw-that-nobody-claimed = L'arbitro dichiara una patta che nessuno ha richiesto

## quickplay-evidence-of-effort.yaml

title-without-an-arbiter-no-effort-is-shown-by-the-scoresheet = Nessun arbitro presente: patta richiesta per mancato sforzo dell'avversario
    .scene = Nel finale rapido di un incontro di campionato il Bianco ha ancora 1 minuto e 20 secondi e richiede la patta sostenendo che il Nero non fa alcun tentativo di vincere con mezzi normali. Il Nero protesta che è questione di opinioni e pretende di continuare. I capitani ti telefonano per sapere come procedere.

## quickplay-evidence-of-position.yaml

title-without-an-arbiter-both-grounds-are-shown-once = Nessun arbitro presente: patta richiesta per entrambi i motivi

## quickplay-increment-granted.yaml

title-the-arbiter-grants-the-increment-after-the-draw-was-refused = L'arbitro concede l'incremento dopo il rifiuto della patta
title-the-increment-is-not-granted-while-the-offer-is-open = L'arbitro concede l'incremento mentre l'offerta di patta è ancora aperta
title-no-increment-without-a-request = L'arbitro concede un incremento che nessuno ha chiesto
title-an-increment-that-the-arbiter-grants-in-his-ruling = Decisione dopo il rifiuto: cinque secondi per mossa, due minuti all'avversario
title-an-increment-granted-without-the-two-minutes = Decisione dopo il rifiuto: cinque secondi per mossa e nient'altro

## quickplay-increment-request.yaml

title-an-increment-is-asked-for-with-little-time = Chi ha il tratto chiede un incremento con 1:59 sull'orologio
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 1 minuto e 59 secondi a disposizione, ti chiama e chiede che d’ora in poi entrambi i giocatori abbiano un incremento. «Si può cambiare la cadenza a partita in corso?», domanda il Nero, in netto vantaggio sull’orologio. Di patta nessuno dei due ha detto una parola.
title-with-exactly-the-limit-left-it-is-too-early-for-an-increment = Richiesta di incremento con due minuti esatti
title-only-the-player-on-the-move-asks-for-an-increment = Richiesta di incremento mentre il tratto è dell'avversario
title-the-draw-offered-with-the-request-is-accepted = Richiesta di incremento, e l'avversario accetta la patta
title-a-request-offers-no-draw-where-offers-are-forbidden = Richiesta di incremento dove la patta richiede il consenso dell'arbitro
title-whether-little-time-is-left-decides-about-the-request = Richiesta di incremento: restano meno di due minuti?

## quickplay-increment-usual.yaml

title-the-increment-is-the-usual-answer-to-the-request = Richiesta di incremento, e l'avversario rifiuta la patta

## quickplay-postponed.yaml

title-the-arbiter-puts-the-decision-off = L'arbitro rinvia la decisione su una richiesta di patta fatta con un minuto rimasto
title-a-claim-that-was-turned-away-cannot-be-put-off = L'arbitro rinvia la decisione su una richiesta di patta fatta con cinque minuti rimasti

## quickplay-referred.yaml

title-the-designated-arbiter-agrees-with-the-claim = Nessun arbitro presente: quello designato accoglie poi la richiesta di patta
title-the-designated-arbiter-does-not-agree = Nessun arbitro presente: quello designato respinge poi la richiesta di patta
title-an-arbiter-who-is-there-decides-himself = Gioco rapido, richiesta di patta a 1:20: l'avversario non può vincere con mezzi normali
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 1 minuto e 20 secondi a disposizione, ti chiama e richiede la patta perché il Nero non può vincere con mezzi normali. Il Nero ribatte che richieste del genere valgono solo per partite a cadenza più lenta. Esamini la posizione e ti convinci che il Nero non può vincere con mezzi normali.

## quickplay-rejected.yaml

title-the-arbiter-rejects-the-claim = L'arbitro respinge la richiesta di patta nel gioco standard
    .scene = Nel finale rapido il Bianco, che ha il tratto, un pedone in meno e ancora 45 secondi a disposizione, richiede la patta sostenendo che il Nero non può vincere con mezzi normali. Tu vedi reali possibilità di vittoria e respingi la richiesta. Il Bianco la prende con calma: «Chiedere non costa nulla».
title-the-two-minutes-are-not-reduced-in-rapid = L'arbitro respinge la richiesta di patta nel gioco rapido
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 45 secondi a disposizione, richiede la patta perché il Nero non fa alcun tentativo di vincere con mezzi normali. Hai seguito le ultime mosse, hai visto il Nero premere con un pedone in più e respingi la richiesta. Il Bianco mormora che almeno tentare non è costato nulla.
title-after-a-rejected-claim-the-flag-costs-the-game = L'arbitro respinge la richiesta di patta, poi cade la bandierina del richiedente
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 45 secondi, richiede la patta perché il Nero non tenta di vincere con mezzi normali. Respingi la richiesta e resti a guardare. Poco dopo vedi cadere la bandierina del Bianco; il Nero potrebbe ancora dare scaccomatto. Il Bianco ti prega di ripensarci: il Nero ha soltanto spostato la torre avanti e indietro.
title-where-neither-ground-is-true-no-draw-can-be-declared = Richiesta di patta quando l'avversario può vincere e ci prova
    .scene = Nel finale rapido il Bianco, che ha il tratto e ancora 45 secondi, richiede la patta sostenendo che il Nero non può vincere con mezzi normali. Hai seguito le ultime mosse e sei convinto che il Nero può vincere con mezzi normali e sta cercando di farlo. Il Bianco, indicando gli alfieri di colore contrario, ti prega almeno di prendere in considerazione la patta.
title-a-claim-that-the-arbiter-rejects-in-his-ruling = Decisione: richiesta di patta respinta, due minuti all'avversario

## quickplay-scope.yaml

title-no-claim-with-little-time-where-there-is-an-increment = Richiesta di patta con poco tempo in una partita con incremento
    .scene = Con 30 secondi a disposizione il Bianco, che ha il tratto in un finale di torri pari, ti chiama e richiede la patta sostenendo che il Nero non può vincere con mezzi normali. Il Nero non ha nulla in contrario a che tu guardi la posizione, ma preferirebbe continuare. «Le Linee guida in fondo al Regolamento servono proprio a questo», dice il Bianco.
title-no-claim-with-little-time-in-blitz = Richiesta di patta con poco tempo nel gioco lampo
    .scene = Il Bianco, che ha il tratto in un finale di torri e ancora 30 secondi, ti chiama e richiede la patta: il Nero non può vincere con mezzi normali e non ci prova nemmeno. Vedi tu stesso che la torre nera va soltanto avanti e indietro. Il Nero risponde che il tempo fa parte del gioco.
title-a-rapid-game-without-increment-is-inside = Richiesta di patta con poco tempo nel gioco rapido senza incremento
title-after-the-increment-was-granted-nothing-more-can-be-claimed = Richiesta di patta dopo che l'arbitro ha concesso l'incremento
title-an-increment-of-the-last-period-leaves-no-claim-with-little-time = Richiesta di patta con poco tempo nell'ultimo periodo, il solo con incremento

## quickplay-without-arbiter.yaml

title-without-an-arbiter-the-claim-ends-the-game = Nessun arbitro presente: patta richiesta perché l'avversario non può vincere
    .scene = Nel finale rapido di un incontro di campionato il Bianco ha ancora 1 minuto e 20 secondi e richiede la patta sostenendo che il Nero non può vincere con mezzi normali. Il Nero non vuole saperne e pretende che l’orologio continui a scorrere finché non cade una bandierina. I due capitani ti telefonano per un consiglio.
title-without-an-arbiter-the-claim-comes-too-early = Nessun arbitro presente: patta richiesta con due minuti esatti
title-without-an-arbiter-the-flag-falls-after-the-claim = Nessun arbitro presente: la bandierina cade dopo la richiesta di patta

