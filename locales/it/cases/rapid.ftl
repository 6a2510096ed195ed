### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Caduta della bandierina nel rapido o lampo vista dall'arbitro, nessuno la segnala
    .scene = Passando accanto alla scacchiera vedi cadere la bandierina del Bianco. Nessuno dei due se n’è accorto: entrambi fissano i pezzi, e il Nero, che potrebbe ancora dare scaccomatto, sta per fare una mossa che sembra senza speranza. Uno spettatore sussurra che accorgersene spetta solo all’avversario.
title-the-arbiter-who-sees-the-second-flag-fall = Caduta della seconda bandierina vista dall'arbitro (rapido, lampo), nessuno la segnala
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Una bandierina cade nel gioco rapido o lampo e nessuno lo vede

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Due bandierine cadute (rapido, lampo): il Bianco richiede, prima è caduta la nera
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Due bandierine cadute: richiesta prima di leggere il segno sull'orologio (rapido)
title-the-marked-player-loses-nothing-to-a-bare-king = Due bandierine cadute (rapido, lampo), prima la bianca, il Nero ha il re solo
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Due bandierine cadute e l'orologio non mostra quale sia caduta prima (rapido)
    .scene = Arrivi a una scacchiera dove entrambe le bandierine sono cadute. Nessuno si è accorto di quale sia caduta per prima, e neppure l’orologio lo indica. Ciascuno è convinto che sia stata quella dell’altro: il Nero perché il Bianco ha pensato così a lungo sulle ultime mosse, il Bianco perché il Nero era in zeitnot già da molto prima.

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Due bandierine cadute in ordine ignoto, un giocatore richiede la vittoria (rapido, lampo)
title-one-flag-down-does-not-draw = Una sola delle due bandierine è caduta e si richiede la vittoria (rapido)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Due bandierine cadute quando l'arbitro se ne accorge (rapido, lampo)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Gioco rapido: patta per triplice ripetizione richiesta alla terza comparsa della posizione
    .scene = Il Bianco, che ha il tratto, ferma gli orologi e richiede la patta per triplice ripetizione. Hai seguito tu stesso la partita: la stessa posizione è ora sulla scacchiera per la terza volta. Il Nero obietta che il Bianco non ha registrato neppure una mossa e quindi non può dimostrare nulla.
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Gioco rapido: patta per triplice ripetizione richiesta alla seconda comparsa della posizione
    .scene = Il Bianco, che ha il tratto, ferma gli orologi e richiede la patta per triplice ripetizione. Hai seguito tu stesso la partita: la stessa posizione è ora sulla scacchiera per la seconda volta. Il Bianco replica che senza scrivere le mosse nessuno può esserne certo e ti chiede di non essere troppo severo.
title-a-standard-claim-has-no-such-privilege = Gioco standard: patta per triplice ripetizione richiesta alla terza comparsa della posizione
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Offerta di patta nel gioco rapido prima di premere l'orologio
title-an-unwritten-move-in-rapid-without-a-scoresheet = Mossa indicata ma non scritta nel rapido, poi formulario, mossa scritta e nuova richiesta

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Orologio impostato male (rapido, lampo), scoperto dopo dieci mosse, orari non a rischio
    .scene = Ciascun giocatore ha completato 10 mosse quando il Bianco segnala che l’orologio è impostato male. Il Nero preferirebbe continuare. Il programma del torneo non ne risentirebbe se l’impostazione restasse com’è, ma il Bianco insiste: ciò che è sbagliato va corretto.
title-the-time-that-was-set-stays-after-ten-moves = Orologi impostati su 20 minuti invece di 15, scoperto dopo dieci mosse (rapido)
    .scene = Ciascun giocatore ha completato 10 mosse quando il Bianco reclama: l’orologio era stato impostato su 20 minuti, anch’essi senza incremento. Il Nero obietta che fin dall’inizio entrambi si sono regolati su questo orologio. Il programma del torneo non ne risentirebbe se l’impostazione restasse com’è.
title-a-clock-setting-that-would-upset-the-schedule-may-change = Orologio impostato male (rapido, lampo), scoperto dopo dieci mosse, orari a rischio
    .scene = Ciascun giocatore ha completato 10 mosse quando il Bianco segnala che l’orologio è impostato male. Il Nero replica che il Bianco se n’è accorto troppo tardi. Il turno successivo comincia fra mezz’ora; con questa impostazione la partita potrebbe durare molto di più.
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Orologio impostato male, scoperto dopo nove mosse completate dall'uno e dieci dall'altro
    .scene = Il Bianco ha completato 10 mosse e il Nero 9, quando il Nero ti segnala che l’orologio è impostato male. Il Bianco non vuole saperne di modifiche: fin dalla prima mossa il Nero ha avuto l’orologio davanti agli occhi senza dire una parola, e ormai è troppo tardi.
title-whether-the-schedule-suffers-is-for-the-arbiter = Orologio impostato male, scoperto dopo trenta mosse ciascuno (rapido): ne risentono gli orari?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Orologio impostato male, scoperto dopo la prima mossa di ciascuno (rapido, lampo)
    .scene = Ciascun giocatore ha completato una mossa quando il Bianco segnala che l’orologio è impostato male. Il Nero obietta che, iniziando a giocare, entrambi hanno accettato l’impostazione e che nessuno dei due ne è svantaggiato.

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = Prima mossa illegale nel rapido o lampo, segnalata subito dall'avversario
    .scene = Il Bianco gioca { MOVE("Nc3") } e preme l’orologio. Prima di rispondere, il Nero ti chiama e sostiene che la mossa sia illegale. Il Bianco se ne accorge subito, si scusa e vorrebbe muovere lo stesso cavallo in un’altra casa, senza altre conseguenze.
title-the-first-illegal-move-against-a-bare-king-draws = Prima mossa illegale contro il re solo nel gioco rapido
    .scene = In un finale facilmente vinto il Bianco gioca troppo in fretta { MOVE("Kd4") } e preme l’orologio. Prima di rispondere, il Nero sostiene che la mossa sia illegale. Il Bianco alza le spalle: chi ha soltanto il re non può più trarre vantaggio da nulla.
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Prima mossa illegale nel rapido, vista dall'arbitro
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = Prima mossa illegale nel rapido, segnalata solo dopo la risposta
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Prima mossa illegale contro una torre quando ogni mossa legale dà matto (rapido)
    .scene = A un passo dalla vittoria il Bianco gioca { MOVE("Ke6-d5") } e preme l’orologio. Il Nero non risponde, ma ti chiama e sostiene che la mossa sia illegale. Il Bianco ribatte che, dalla posizione precedente, il Nero non avrebbe comunque mai potuto vincere.
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Prima mossa illegale con un pedone contro un solo cavallo (rapido)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Mossa illegale di torre nel rapido, i giocatori si accordano per correggerla dopo la risposta
    .scene = Il Bianco gioca { MOVE("Rg1") } e preme l’orologio; il Nero risponde { MOVE("g6") } e preme a sua volta. Poi entrambi vedono che cosa non andava in { MOVE("Rg1") }, e tu arrivi proprio quando, senza chiedere a nessuno, si sono accordati per annullare { MOVE("Rg1") } e { MOVE("g6") }.
title-players-cannot-agree-to-take-back-a-legal-move = Mossa legale nel rapido, accordo dei giocatori per ritirarla

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = Re lasciato sotto scacco (rapido), l'avversario lo segnala subito
    .scene = A corto di tempo, il Bianco gioca { MOVE("Rg1") } e preme l’orologio. Senza rispondere, il Nero sostiene che la mossa sia illegale e aggiunge sorridendo che in partite così veloci basta un errore del genere per perdere.
title-an-illegal-move-seen-in-time-without-close-supervision = Re lasciato sotto scacco (rapido), visto dall'arbitro prima della risposta
    .scene = Ti trovi per caso accanto alla scacchiera quando il Bianco gioca { MOVE("Rg1") } e preme l’orologio. Il Nero sta ancora pensando alla risposta e sembra non essersi accorto di nulla. Quando intervieni, il Bianco ti chiede clemenza: nessuno ha protestato.
title-the-first-illegal-move-of-blitz-costs-a-minute = Prima mossa illegale nel gioco lampo con le regole semplificate, vista dall'arbitro
    .scene = Si gioca a ritmo frenetico e gli spettatori trattengono il fiato. Vedi il Bianco giocare { MOVE("Rg1") } e premere l’orologio. Intervieni prima che il Nero possa rispondere. Il Bianco dice che una svista capita a tutti e che il Nero non ci ha rimesso tempo.
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Prima mossa illegale nel gioco lampo con le Regole per le competizioni, vista dall'arbitro
title-the-second-illegal-move-loses-a-rapid-game = Seconda mossa illegale nel rapido o lampo, l'avversario può dare matto
    .scene = Nel corso della partita hai già dovuto sanzionare il Bianco per una mossa illegale. Ora lo vedi giocare { MOVE("Kd1") } e premere l’orologio. Il Bianco si accorge subito dell’errore, vuole rimettere a posto il re e ti prega di non decidere così una partita tanto bella.
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Seconda mossa illegale nel rapido o lampo, l'avversario non può dare matto
    .scene = Il Bianco, con una donna in più, in questa partita è già stato sanzionato per una mossa illegale. Lo vedi giocare { MOVE("Kd5") } e premere l’orologio. Se n’è accorto anche il Nero, che sorride raggiante e prende la penna per segnarsi il punto intero.
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Mossa eseguita con due mani nel gioco rapido, l'arbitro la vede
    .scene = Stai seguendo la partita quando il Bianco arrocca corto muovendo il re con una mano e la torre con l’altra, e preme l’orologio. Il Nero non ha nulla da ridire e sta già pensando alla risposta. Il Bianco ti fa notare che l’arrocco era perfettamente possibile.
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Mossa illegale nel gioco rapido o lampo che nessuno nota
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Seconda mossa illegale (rapido, lampo) contro una torre: ogni mossa legale dà matto
    .scene = Il Bianco è già stato sanzionato per una mossa illegale. Ora, proprio sotto i tuoi occhi, gioca { MOVE("Ke6-d5") } e preme l’orologio. Il Nero indica la torre in a5, l’unico pezzo che gli resta oltre al re, ed è sicuro del punto intero.

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Mossa illegale nel rapido vista dall'arbitro, nessuno la segnala
title-a-legal-move-gives-nobody-a-reason-to-wait = L'arbitro vede una mossa legale nel gioco rapido
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Mossa illegale nel rapido di cui l'arbitro apprende solo dopo, nessuno l'ha segnalata

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Mossa illegale alla quale l'avversario risponde senza segnalarla (rapido, lampo)
title-an-illegal-move-claimed-after-the-reply-is-too-late = Re lasciato sotto scacco, l'avversario risponde e solo dopo lo segnala (rapido)
    .scene = Il Bianco gioca { MOVE("Rg1") } e preme l’orologio. Il Nero risponde { MOVE("g6") }, preme l’orologio e solo ora guarda meglio: ti chiama, sostiene che { MOVE("Rg1") } fosse una mossa illegale e fa notare che da allora il Bianco non ha più mosso.
title-an-illegal-move-seen-after-the-reply-is-too-late = Mossa illegale notata dall'arbitro solo dopo la risposta (rapido, lampo)
    .scene = Il Bianco gioca { MOVE("Rg1") } e preme l’orologio; il Nero risponde { MOVE("g6") } e lo preme a sua volta. Solo allora guardi bene la scacchiera e capisci che cosa ha appena giocato il Bianco. Nessuno dei due dice nulla, e il Bianco sta già pensando alla mossa successiva.
title-a-touched-piece-closed-the-window-in-2001 = Mossa illegale nel rapido segnalata dopo aver toccato un pezzo
    .scene = Il Bianco gioca { MOVE("Rg1") } e preme l’orologio. Il Nero tocca il pedone in g7, si blocca e sostiene che la mossa del Bianco sia illegale. Il Bianco obietta: chi ha toccato un pezzo ha già cominciato a rispondere e ora deve andare fino in fondo.
title-a-reply-to-a-legal-move-changes-nothing = L'avversario risponde a una mossa legale che para lo scacco (rapido)
title-an-illegal-move-is-never-too-late-under-full-rules = Mossa illegale segnalata dopo la risposta con le Regole per le competizioni (rapido)
    .scene = Il Bianco gioca { MOVE("0-0") } e preme l’orologio, e sul momento nessuno ci trova nulla di strano. Il Nero risponde { MOVE("h6") } e preme l’orologio, poi però guarda meglio e sostiene che l’arrocco fosse illegale. Il Bianco obietta che chi risponde ha accettato la mossa.
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Mossa illegale segnalata dopo la risposta con le regole semplificate (rapido, lampo)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Cavallo inchiodato lasciato, orologio premuto, reclamo dopo la risposta (rapido)
title-a-player-wants-his-own-illegal-move-back = Mossa illegale nel rapido segnalata da chi l'ha eseguita
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Mossa illegale nel rapido riferita da chi l'ha eseguita prima della risposta
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Mossa illegale nel rapido: chi l'ha eseguita la riferisce dopo la risposta
    .scene = Il Bianco gioca { MOVE("Kd1") } e preme l’orologio, e nessuno si accorge di nulla. Il Nero risponde { MOVE("g6") } e preme l’orologio. Allora il Bianco, preso dal rimorso, confida sottovoce soltanto a te, senza farsi sentire dall’avversario, che { MOVE("Kd1") } non era una mossa legale.
title-the-king-is-taken-after-an-illegal-move = Re catturato in risposta a una mossa illegale (rapido)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Entrambi i re sotto scacco, e una mossa di torre ve li lascia (rapido, lampo)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera e guardi due volte la posizione. Mentre osservi, il Bianco gioca { MOVE("Rg8") } e preme l’orologio. Entrambi sono assorti nella partita, e il Nero sta già per rispondere.
title-one-king-out-of-check-lets-the-game-go-on = Entrambi i re sotto scacco, e il Bianco ne toglie il proprio (rapido, lampo)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera e guardi due volte la posizione. Mentre osservi, il Bianco gioca { MOVE("Kf2") } e preme l’orologio. Un collega accanto a te sussurra che una partita con una posizione simile va dichiarata patta.
title-a-pawn-still-on-the-last-rank-draws = Pedone bianco non promosso, ancora lì dopo la mossa successiva del Nero (rapido)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera, dove il Nero sta pensando alla mossa. Non dici nulla e osservi. Il Nero gioca { MOVE("Kd7") } e preme l’orologio. Solo ora il Bianco nota il tuo sguardo su a8 e si affretta a spiegare che quella è naturalmente una donna.
title-a-captured-pawn-on-the-last-rank-does-no-harm = Pedone non promosso catturato con la mossa successiva (rapido)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera, dove il Nero sta pensando alla mossa. Non dici nulla e osservi. Il Nero gioca { MOVE("Rxa8") } e preme l’orologio. Il Bianco, che ora sta peggio, sospira che con quel pedone prima qualcosa dev’essere andato storto.
title-an-illegal-position-cured-later-is-not-waited-for-again = Posizione illegale sanata dalla mossa successiva, poi di nuovo illegale (rapido)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Pedone nero non promosso, ancora lì dopo la mossa successiva del Bianco (rapido)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Entrambi i re sotto scacco, e una mossa di pedone ve li lascia (lampo)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera proprio quando il Bianco sta per muovere. Guardi incredulo la posizione, ma prima che tu possa riflettere il Bianco gioca { MOVE("h4") } e preme l’orologio. Gli spettatori già mormorano; i giocatori non si sono accorti di nulla.
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Entrambi i re sotto scacco: il Bianco para, il Nero lascia il re sotto scacco (lampo)
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera e stenti a credere ai tuoi occhi. Il Bianco gioca { MOVE("Kh2") } e preme l’orologio; il Nero risponde { MOVE("f6") } e lo preme anche lui, proprio sotto i tuoi occhi. Vedendo la tua espressione, il Nero osserva che la posizione era impossibile già prima di queste mosse.

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Due re sotto scacco o pedone non promosso (rapido, lampo): l'arbitro interviene?
title-the-arbiter-does-not-step-in-at-a-single-check = Un solo re sotto scacco nel rapido: l'arbitro interviene?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Entrambi i re sotto scacco nel rapido: l'arbitro si avvicina alla scacchiera
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera. Il tratto è al Bianco; entrambi, a corto di tempo, fissano la scacchiera e sembrano non notare nulla di strano nella posizione. Uno spettatore però se n’è accorto e ti guarda, in attesa.
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Pedone non promosso nel rapido o lampo: l'arbitro si avvicina alla scacchiera
    .scene = Durante il giro tra i tavoli arrivi a questa scacchiera. Il tratto è al Nero e l’orologio è in moto. Il Bianco nota che stai guardando a8 e ti sussurra che tutti capiscono che cosa dev’essere: una donna, naturalmente.
title-an-arbiter-does-not-wait-at-a-legal-position = Un re sotto scacco nel rapido: l'arbitro si avvicina alla scacchiera
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Entrambi i re sotto scacco o pedone non promosso nel rapido: che cosa fa l'arbitro?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Entrambi i re sotto scacco con le Regole per le competizioni (rapido, lampo), l'arbitro li vede
    .scene = Arrivi alla scacchiera di cui sei responsabile e guardi la posizione. Il tratto è al Bianco e nessuno dei due giocatori sembra trovarci nulla di strano. Un collega che ti accompagna ti consiglia di aspettare e vedere che cosa porterà la prossima mossa del Bianco.

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Re nero partito da una casa sbagliata, scoperto dopo dieci mosse (rapido, lampo)
    .scene = Ciascun giocatore ha completato 10 mosse quando il Bianco si rende conto che all’inizio il re nero era su una casa sbagliata. Ti chiama e sostiene che la partita non può valere. Il Nero, che non ha ancora arroccato, ribatte: «Allora dovevi guardare prima della prima mossa».
title-a-king-that-changed-places-with-its-queen-may-not-castle = Re e donna bianchi scambiati all'inizio, scoperto dopo dieci mosse (rapido, lampo)
    .scene = Dopo 10 mosse completate da ciascun giocatore il Bianco ti chiama, un po’ imbarazzato: all’inizio il suo re e la sua donna erano scambiati di posto, e quindi la partita andrebbe dichiarata non valida. Il Nero, che sta meglio, vuole continuare. Il Bianco non ha ancora arroccato.
title-a-misplaced-rook-may-not-castle = Torre bianca partita da b1, scoperto dopo dieci mosse (rapido, lampo)
    .scene = Ciascun giocatore ha completato 10 mosse quando il Nero scopre che all’inizio una torre bianca era in b1 e ti chiama perché l’errore sia corretto. Il Bianco, che non ha ancora arroccato, sostiene che una torre e un cavallo scambiati di posto non hanno danneggiato nessuno.
title-a-misplaced-king-found-early-has-no-castling-ban = Re e donna bianchi scambiati all'inizio, scoperto dopo due mosse (rapido)
    .scene = Ciascun giocatore ha completato 2 mosse quando il Bianco ti chiama e ti fa notare che all’inizio il suo re e la sua donna erano scambiati di posto. Il Nero obietta: chi dispone male i pezzi deve tenerseli così, e in un torneo del genere non si ricomincia da capo.
title-may-a-misplaced-king-castle-after-the-ruling = Re e donna trovati scambiati (rapido): si può ancora arroccare corto?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = Re e donna trovati scambiati, il Bianco poi arrocca e il Nero lo segnala (rapido)
title-castling-with-a-misplaced-rook-after-the-ruling = Torre partita da b1 (rapido): il Bianco può arroccare da una parte o dall'altra?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = Re e donna trovati scambiati: il Bianco chiede dello 0-0-0, poi gioca 0-0 (rapido)
title-a-castling-before-the-ruling-on-the-misplaced-king = Il Bianco arrocca prima che si scopra lo scambio iniziale di re e donna (rapido)
    .scene = Dopo 12 mosse completate da ciascun giocatore il Bianco gioca { MOVE("O-O") } e preme l’orologio. Il Nero ci pensa su e poi sostiene che all’inizio il re e la donna bianchi erano scambiati di posto e che quindi { MOVE("O-O") } era una mossa illegale. Il Bianco protesta: nessuno aveva detto nulla sulla disposizione, e né il re né la torre si erano mai mossi.

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 minuti per la partita: gioco rapido o lampo?
title-just-under-fifteen-minutes-was-blitz-once = 14 minuti e 59 secondi per la partita: gioco rapido o lampo?
title-ten-minutes-are-blitz = 10 minuti per la partita: gioco rapido o lampo?
    .scene = L’organizzatore di una serata al circolo ha già stampato «Torneo rapido» in testa al bando: in fondo quasi nessuna partita finirà prima di venti minuti. Prima della pubblicazione chiede il tuo parere. A quale tipo di gioco corrisponde questa cadenza?
title-one-second-over-ten-minutes-is-rapid = 10 minuti e 1 secondo per la partita: gioco rapido o lampo?
title-sixty-minutes-are-the-limit-of-rapid = 60 minuti per la partita: gioco rapido o standard?
title-one-second-under-an-hour-is-rapid = 59 minuti e 59 secondi per la partita: gioco rapido o standard?
title-two-hours-are-standard = Due ore per la partita: gioco rapido o standard?
title-half-an-hour-with-thirty-seconds-is-standard = 30 minuti più 30 secondi a mossa: gioco rapido o standard?
    .scene = Un circolo vuole registrare il suo open di fine settimana come torneo rapido. «All’inizio c’è mezz’ora sull’orologio, e il gioco standard comincia da un’ora», dice l’organizzatore porgendoti il bando. Devi controllarlo prima che venga spedito. A quale tipo di gioco corrisponde questa cadenza?
title-ten-minutes-with-five-seconds-are-rapid = 10 minuti più 5 secondi a mossa: gioco rapido o lampo?
    .scene = L’organizzatore ha annunciato una serata lampo. «Dieci minuti sull’orologio, e fino a dieci minuti è lampo», spiega l’organizzatore; «quei pochi secondi a mossa servono solo a non perdere per il tempo». Ti si chiede di controllare l’annuncio. A quale tipo di gioco corrisponde questa cadenza?
title-five-minutes-with-five-seconds-are-blitz = 5 minuti più 5 secondi a mossa: gioco rapido o lampo?
title-one-period-without-increment-tells-the-class = Un solo periodo di 25 minuti senza incremento: che tipo di gioco è?
title-two-periods-with-an-increment-tell-the-class = 90 minuti per 40 mosse, poi 30, più 30 secondi a mossa: che tipo di gioco è?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Incremento di un minuto solo dalla 41ª mossa: gioco rapido o standard?
title-the-time-control-makes-the-game-rapid-without-a-word = Prima mossa illegale a 10 minuti più 5 secondi a mossa: effetti sull'orologio
    .scene = In un mediogioco teso il Bianco fa una mossa che lascia il proprio re sotto scacco e preme l’orologio. Sei accanto alla scacchiera e lo vedi. Il Bianco si scusa subito e vorrebbe giocare altro; il Nero, seccato, dice che un errore simile dovrebbe bastare a perdere la partita.
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 minuti con ritardo (Bronstein) di 10 secondi a mossa: che tipo di gioco è?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 minuti più 10 secondi a mossa: gioco rapido o standard?
title-eight-minutes-with-three-seconds-are-rapid = 8 minuti più 3 secondi a mossa: gioco rapido o lampo?
title-seven-minutes-with-three-seconds-are-blitz = 7 minuti più 3 secondi a mossa: gioco rapido o lampo?
    .scene = «Nessuno può chiamarlo lampo», dice l’organizzatore, che vuole omologare il torneo come rapido: con l’incremento quasi tutte le partite dureranno ben più di un quarto d’ora. Devi controllare il bando prima della stampa. A quale tipo di gioco corrisponde questa cadenza?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 minuti più 15 secondi a mossa: gioco rapido o standard?
    .scene = Con questa cadenza un circolo annuncia il suo open estivo come torneo rapido. «All’inizio c’è meno di un’ora sull’orologio, dunque è rapido», ti assicura l’organizzatore mentre stai per inviare la richiesta di omologazione. A quale tipo di gioco corrisponde questa cadenza?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Tre partite registrate per ogni arbitro (rapido): valgono le Regole per le competizioni?
title-four-games-are-too-many-for-one-arbiter = Quattro partite registrate per ogni arbitro (rapido): valgono le Regole per le competizioni?
title-unrecorded-games-lack-the-full-rules = Due partite non registrate per ogni arbitro (rapido): valgono le Regole per le competizioni?
title-the-regime-depends-on-a-record-that-nobody-mentions = Tre partite per arbitro nel rapido: importa se sono registrate?
title-regulations-name-the-regime-of-a-rapid-event = Che cosa dice il regolamento di un torneo rapido sulle regole da applicare?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Patta per le 50 mosse richiesta nel rapido dopo 48 mosse: quanto tempo all'avversario?
    .scene = Il Bianco, che ha il tratto, ti chiama e richiede la patta per la regola delle cinquanta mosse. Dal tuo conteggio risulta che ciascun giocatore ha fatto 48 mosse senza mosse di pedone né catture. Il Bianco alza le spalle: due mosse in più o in meno non cambiano nulla, e chiedere non ha fatto male a nessuno.
title-a-wrong-draw-claim-in-blitz = Patta per triplice ripetizione richiesta nel lampo alla seconda comparsa: quanto tempo?
    .scene = Il Bianco, che ha il tratto, ti chiama e richiede la patta per triplice ripetizione. Ripercorri le ultime mosse con l’aiuto del Nero: la posizione è ora sulla scacchiera per la seconda volta. Il Bianco si scusa: con così pochi minuti per tutta la partita è facile sbagliare il conto.

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Quinta richiesta di vedere la registrazione nel gioco rapido
    .scene = Il Bianco, che ha il tratto, alza la mano e chiede di vedere la registrazione della partita tenuta dal tuo assistente. Il Bianco l’ha già chiesta quattro volte. Il Nero si lamenta che la cosa dà sui nervi a tutti; il Bianco risponde che un’occhiata a un foglio non disturba nessuno.
title-the-sixth-look-at-the-record-distracts = Sesta richiesta di vedere la registrazione nel gioco rapido
title-the-record-is-shown-only-on-the-own-move = Registrazione chiesta con il tratto all'avversario (rapido): va mostrata?
title-the-record-without-a-known-turn = Registrazione chiesta senza che sia detto chi ha il tratto (rapido)
title-there-is-no-record-to-see-without-full-rules = Registrazione chiesta nel gioco rapido o lampo con le regole semplificate

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Registrazione mostrata a chi ha il tratto (rapido, lampo): si fermano gli orologi?
    .scene = Il Bianco, che ha il tratto, sospetta che la posizione stia per ripetersi ancora e chiede di vedere la registrazione della partita tenuta dal tuo assistente. «E intanto fermi gli orologi, per favore», aggiunge. Il Nero trova tutta la richiesta fuori luogo.
title-a-record-that-may-not-be-seen-needs-no-clock = Terza richiesta della registrazione, con il tratto all'avversario (rapido)

## recording-not-required.yaml

title-rapid-players-need-not-record = Nel gioco rapido i giocatori devono registrare le mosse?
title-blitz-players-need-not-record = Nel gioco lampo i giocatori devono registrare le mosse?
title-standard-players-must-record = A cadenza standard i giocatori devono registrare le mosse?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Un giocatore chiede un formulario nel gioco rapido o lampo
    .scene = A metà partita il Nero si rivolge a te e ti chiede un formulario. Il Bianco obietta che in sala nessun altro sta scrivendo, che il rumore della penna disturba e che chi comincia a registrare le mosse deve continuare fino alla fine.
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Un giocatore chiede la registrazione anziché un formulario (rapido)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Pezzi disposti male, reclamo dopo dieci mosse di ciascuno (rapido, lampo)
    .scene = Ciascun giocatore ha completato 10 mosse quando il Bianco, già in difficoltà, ti chiama: all’inizio alcuni pezzi erano su case sbagliate. Il Nero non lo nega, ma non vuole rinunciare a una buona posizione. Il Bianco replica che una partita cominciata male non può valere.
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Pezzi disposti male (rapido, lampo), reclamo con una decima mossa non completata
    .scene = Il Nero ha appena giocato la decima mossa ma non ha ancora premuto l’orologio: il Bianco ha quindi completato 10 mosse e il Nero 9. In quel momento il Bianco presenta reclamo: all’inizio alcuni pezzi erano su case sbagliate. Il Nero replica che entrambi hanno fatto dieci mosse: troppo tardi.
title-the-third-move-need-only-be-made-in-1997 = Scacchiera orientata male nel rapido, terza mossa eseguita ma non completata (Regole del 1997)
title-the-third-move-of-both-closes-the-old-claims = Scacchiera orientata male nel rapido, segnalata dopo tre mosse ciascuno (Regole del 1997)
    .scene = Entrambi hanno completato 3 mosse e il Bianco ha appena fatto la successiva, senza aver ancora premuto l’orologio, quando il Nero nota che la casa d’angolo alla propria destra è scura e presenta reclamo: la scacchiera è ruotata di 90°. Il Bianco alza le spalle: bisognava dirlo prima della terza mossa.
title-a-turned-board-stays-after-ten-moves = Scacchiera girata, segnalata dopo dieci mosse di ciascun giocatore (rapido)
    .scene = Il Bianco ha completato 11 mosse, il Nero 10, quando il Nero nota una casa scura nell’angolo alla sua destra e presenta reclamo: la scacchiera è ruotata di 90°. «È questione di un attimo mettere i pezzi su un’altra scacchiera», dice il Nero. Il Bianco vuole solo continuare.
title-a-wrong-set-up-seen-on-the-board-too-late = Alfiere e cavallo scambiati dall'inizio, reclamo dopo dieci mosse di ciascuno (rapido)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Pezzi disposti male, reclamo dopo dodici mosse con le Regole per le competizioni (rapido)
    .scene = Ciascun giocatore ha completato 12 mosse quando il Bianco, che sta peggio, ti chiama: all’inizio alcuni pezzi erano su case sbagliate. Il Nero lo ammette, ma sostiene che dopo tante mosse non si può più sollevare una questione simile, tanto meno in un torneo dai tempi stretti.

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Vittoria per il tempo richiesta senza fermare gli orologi (rapido, lampo)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Vittoria per il tempo richiesta a orologi già fermi (rapido, lampo)
title-a-claimant-who-cannot-mate-only-draws = Bandierina del Bianco, il Nero richiede la vittoria: donna contro alfiere (rapido, lampo)
    .scene = Il Bianco ha re e donna e dà la caccia all’alfiere nero per tutta la scacchiera. Il Nero, che ha soltanto re e alfiere, tiene d’occhio l’orologio, vede cadere la bandierina del Bianco e reclama la vittoria per il tempo. Il Bianco è indignato: con una donna in più non si può perdere.
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Bandierina del Bianco, il Nero richiede la vittoria: cavallo contro torre (rapido)
    .scene = Il Nero ha re e torre, il Bianco re e cavallo, ed entrambi giocano a gran velocità. La bandierina del Bianco cade; il Nero la indica e reclama la vittoria per il tempo. Il Bianco dice che il finale è una patta teorica e che il cavallo da solo non avrebbe potuto dare matto: nessuno dovrebbe vincere.
title-a-flag-that-is-still-up-gives-no-win = Vittoria per il tempo richiesta con la bandierina avversaria ancora alzata (rapido)
    .scene = Il Bianco sostiene all’improvviso che la bandierina del Nero è caduta. Guardi l’orologio: al Nero restano 5 secondi. Il Nero, che nel frattempo ha perso il filo, pretende di essere risarcito per l’interruzione; il Bianco dice che di lato il display non si leggeva bene.
title-full-rules-know-no-special-claim-of-a-win-on-time = Vittoria per il tempo richiesta con le Regole per le competizioni (rapido, lampo)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Cade la bandierina del Bianco (rapido, lampo), ogni sua mossa dà matto; Nero con torre
    .scene = Il Bianco, che ha il tratto, esita su come concludere la partita, e la sua bandierina cade. Il Nero reclama la vittoria per il tempo e indica la torre. Il Bianco esclama: «Qualunque mossa io faccia è matto!».
title-a-claimant-whose-knight-a-pawn-can-help-wins = Bandierina del Bianco, il Nero richiede la vittoria: pedone contro cavallo (rapido, lampo)
    .scene = Il Bianco, che ha il tratto ed è a un passo da una nuova donna, riflette un attimo di troppo: la sua bandierina cade. Il Nero, a cui oltre al re resta solo un cavallo, reclama la vittoria per il tempo. Il Bianco ride: «Con un cavallo solo nessuno ha mai dato matto!».

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Bandierina propria caduta dopo quella avversaria (rapido, lampo), poi richiesta
title-a-claimant-with-a-second-left-may-claim = Vittoria per il tempo richiesta con un solo secondo sul proprio orologio (rapido)
title-a-claimant-with-no-time-left-in-july-2017 = Vittoria per il tempo richiesta con il proprio orologio a zero (rapido)
title-the-arbiter-sees-the-second-flag-fall = Prima bandierina caduta non vista, la seconda vista dall'arbitro (rapido)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Toccata una torre, mossa l'altra (rapido, lampo), notato dall'arbitro
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Pezzo toccato nel rapido con le Regole per le competizioni, notato dall'arbitro
title-a-displaced-piece-is-not-a-touched-piece = Pezzo trovato spostato nel rapido o lampo, nessuno sa perché
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Toccata una torre di proposito, mossa l'altra (rapido, lampo), notato dall'arbitro

