### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Triplice ripetizione: dopo la prima volta la torre bianca si è mossa
    .scene = La partita è cominciata con 1. { MOVE("Nf3") } { MOVE("Nf6") } 2. { MOVE("g3") } { MOVE("g6") } 3. { MOVE("Bg2") } { MOVE("Bg7") } 4. { MOVE("d3") } { MOVE("d6") } 5. { MOVE("Rg1") } { MOVE("Rg8") } 6. { MOVE("Rh1") } { MOVE("Rh8") } 7. { MOVE("Rg1") } { MOVE("Rg8") } 8. { MOVE("Rh1") }. Ora il Nero gioca { MOVE("Rh8") } e preme l’orologio. Il Bianco ferma gli orologi, richiede la patta per triplice ripetizione e ti mostra sul formulario che tutti i pezzi sono stati nelle stesse case dopo la quarta, la sesta e l’ottava mossa del Nero.
title-without-the-right-the-count-starts-anew = Triplice ripetizione: posizione apparsa tre volte dopo la prima mossa di torre
title-castling-that-is-barred-for-a-time = Triplice ripetizione: arrocco impedito ogni volta da una torre che attacca f1
    .scene = Le ultime mosse sono state 20. { MOVE("Nc3") } { MOVE("Kg8") } 21. { MOVE("Nb1") } { MOVE("Kh8") } 22. { MOVE("Nc3") } { MOVE("Kg8") } 23. { MOVE("Nb1") }; conta anche la posizione che le precede, quelle anteriori non importano. Il Nero gioca { MOVE("Kh8") } e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione. «No», dice il Nero, «finché resta in ballo l’arrocco le posizioni non sono le stesse».

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Patta richiesta per triplice ripetizione appena l'avversario ha premuto l'orologio
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Richiesta con mossa dichiarata prima che l'avversario prema l'orologio
title-a-premature-claim-is-made-again-when-the-clock-runs = Patta richiesta per triplice ripetizione prima che l'avversario prema e ancora dopo

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Triplice ripetizione richiesta da entrambi già alla seconda comparsa
    .scene = Ciascun giocatore ha eseguito 20 mosse. Entrambi vengono al tuo tavolo e ti dicono che richiedono la patta per triplice ripetizione. Dai formulari ricavi che la posizione è sulla scacchiera solo per la seconda volta. «Che importa», chiedono, «se vogliamo la stessa cosa?»
title-both-claim-where-offers-are-not-allowed = Patta solo con consenso: entrambi richiedono, posizione due volte, chiunque abbia il tratto
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Patta solo con consenso: entrambi richiedono, posizione tre volte, chiunque abbia il tratto
title-both-claim-before-each-has-made-a-move = Entrambi richiedono la patta quando uno solo di loro ha mosso
title-a-claim-by-one-player-alone-is-checked = Terza comparsa dopo una mossa di re in g8: richiede la patta il solo Bianco
title-both-claim-rightly-where-offers-are-not-allowed = Patta solo con consenso: entrambi richiedono, posizione tre volte, muove il Nero
title-both-claim-wrongly-where-offers-are-not-allowed = Patta solo con consenso: entrambi richiedono, posizione due volte, muove il Nero
    .scene = Il Bianco gioca { MOVE("Nf3") } e preme l’orologio. A quel punto entrambi i giocatori, quasi a una voce, richiedono la patta per triplice ripetizione. Dai formulari risulta che la posizione è sulla scacchiera solo per la seconda volta. «Che importa?», dicono i due. «Richiediamo la stessa cosa». Tu non hai dato alcun consenso alla patta.

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Patta richiesta per triplice ripetizione in una partita rapida che nessuno ha registrato
title-a-claim-in-a-standard-game-is-checked-by-the-record = Triplice ripetizione: richiesta alla terza comparsa, senza alcuna registrazione

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = Uno spettatore richiede la patta per la regola delle 50 mosse
title-a-player-who-claims-is-no-outsider = Patta richiesta per triplice ripetizione dal giocatore che ha il tratto

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Triplice ripetizione richiesta alla seconda comparsa: verifica chiesta, poi accettazione
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Triplice ripetizione richiesta alla seconda comparsa: l'avversario rifiuta a parole
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Mossa dichiarata non scritta: l'avversario fa verificare, poi accetta
title-a-claim-that-needs-no-check-leaves-its-offer-open = Richiesta di patta dopo aver toccato un pezzo: il richiedente muove, l'avversario accetta

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Triplice ripetizione richiesta alla seconda comparsa: l'avversario accetta
    .scene = Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione. In realtà la posizione è sulla scacchiera per la seconda volta; ma prima che qualcuno abbia guardato un formulario, il Nero dice: «La patta mi va bene, accetto». Uno spettatore fa notare che la richiesta era sbagliata.
title-the-opponent-refuses-the-offer-in-a-claim = Regola delle 50 mosse, richiesta a 48: l'avversario rifiuta, poi accetta
    .scene = Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per la regola delle cinquanta mosse. «Niente patta», dice il Nero. Dai formulari risulta che ciascuno ha eseguito 48 mosse senza mosse di pedone né catture. Il Nero guarda di nuovo la posizione: «Ripensandoci, accetto la patta».
title-where-offers-are-barred-a-claim-is-none = L'avversario accetta la richiesta, ma la patta esige il consenso dell'arbitro
    .scene = Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione; secondo i formulari la posizione è comparsa solo per la seconda volta. Prima che tu possa parlare, il Nero dichiara: «Inutile controllare, accetto la patta». Tu non hai dato alcun consenso alla patta.
title-an-offer-is-not-a-claim = Patta proposta, non richiesta, alla terza comparsa della posizione
title-a-claim-that-the-opponent-accepts-at-once = Triplice ripetizione: richiesta alla terza comparsa, accettata subito
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = Regola delle 50 mosse: richiesta con mossa dichiarata accettata subito
title-a-claim-accepted-without-force-is-checked = L'avversario accetta la richiesta prima che ciascuno abbia eseguito una mossa
title-a-claim-that-was-checked-and-is-accepted-all-the-same = L'arbitro ha respinto la richiesta, poi l'avversario accetta la patta

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Mossa dichiarata non scritta: il giocatore chiede la regola e richiede di nuovo
title-the-unwritten-move-is-made-good-with-another-one = Mossa dichiarata non scritta, poi una seconda richiesta con un'altra mossa
title-an-unwritten-move-after-the-right-was-lost = Pezzo toccato, poi patta richiesta per triplice ripetizione con mossa non scritta
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = Regola delle 50 mosse: la mossa dichiarata non è scritta

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Posizione apparsa due volte: il giocatore vuole ritirare la richiesta
    .scene = Il Bianco ferma gli orologi e sostiene che l’ultima mossa del Nero ha appena prodotto la stessa posizione per la terza volta. Dal formulario risulta però che è soltanto la seconda. Quando comunichi l’esito della verifica, il Bianco dice: «Allora ritiro la richiesta».
title-a-right-claim-cannot-be-withdrawn-either = Posizione apparsa tre volte: il giocatore vuole ritirare la richiesta
    .scene = Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta perché la stessa posizione è sulla scacchiera per la terza volta; i formulari di entrambi lo mostrano. All’improvviso il Bianco scopre una combinazione vincente e dice: «Lasci perdere, ritiro la richiesta. Faccia ripartire gli orologi».
title-taking-back-an-offer-is-not-taking-back-a-claim = Offerta di patta ritirata prima di premere l'orologio

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Patta richiesta per triplice ripetizione dopo aver toccato deliberatamente un pezzo
    .scene = Il Nero muove e preme l’orologio. Il Bianco prende un pezzo per muoverlo, esita e lo lascia. Poi ferma gli orologi e richiede la patta: la posizione che vedi è sulla scacchiera per la terza volta. Il Nero ammette che il conto è giusto, ma fa notare che un pezzo è stato toccato.
title-an-accidental-touch-costs-no-claim = Regola delle 50 mosse: richiesta dopo un contatto accidentale con un pezzo
    .scene = Il Nero muove e preme l’orologio. Nell’allungare la mano verso un bicchiere d’acqua, il Bianco urta per caso un pezzo con la manica; poi ferma gli orologi e richiede la patta: ciascuno ha eseguito 50 mosse senza mosse di pedone né catture. Entrambi i formulari lo confermano. «Pezzo toccato», dice il Nero, «quindi niente richiesta a questa mossa».
title-after-his-move-a-player-cannot-claim = Patta richiesta per triplice ripetizione a mossa eseguita, prima di premere l'orologio
    .scene = Il Nero muove e preme l’orologio. Il Bianco esegue la risposta sulla scacchiera e, con la mano già in cammino verso l’orologio, si ferma: ora la stessa posizione è lì per la terza volta. Senza premere, richiede la patta per triplice ripetizione. Il conto è giusto; il Nero dice che il Bianco ha perso il momento.
title-the-right-comes-back-with-the-next-move = Torre toccata alla mossa precedente, triplice ripetizione richiesta ora
    .scene = Il Nero gioca { MOVE("Kg8") } e preme l’orologio. Il Bianco prende in mano la torre in a1 per muoverla, riflette, gioca { MOVE("Rb1") } e preme l’orologio. Il Nero risponde { MOVE("Kf8") } e preme l’orologio. Ora il Bianco richiede la patta; dai formulari la posizione risulta sulla scacchiera per la terza volta. Il Nero obietta che con quel tocco il Bianco ha perso il diritto alla richiesta.
title-adjusting-without-a-word-costs-the-claim = Patta richiesta per triplice ripetizione dopo aver acconciato un pezzo in silenzio
    .scene = Il Nero muove e preme l’orologio. Senza dire nulla il Bianco raddrizza il pezzo in e4, che era storto, poi ferma gli orologi e richiede la patta perché la stessa posizione è sulla scacchiera per la terza volta. Il conto è giusto. Il Nero insiste che il pezzo in e4 è stato toccato; il Bianco risponde che lo scopo era evidente a tutti.
title-adjusting-with-the-words-does-not-cost-the-claim = Patta richiesta per triplice ripetizione dopo aver detto «acconcio» e acconciato
    .scene = Il Nero muove e preme l’orologio. Il Bianco dice: «Acconcio», sistema il pezzo in e4, ferma gli orologi e richiede la patta perché la posizione è sulla scacchiera per la terza volta. I formulari lo confermano. Il Nero, che vorrebbe continuare, sostiene che dopo aver toccato un pezzo non si può più richiedere nulla.
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Patta richiesta per triplice ripetizione subito dopo aver toccato un pezzo
title-a-piece-is-lifted-to-show-the-intended-move = Torre toccata prima della richiesta per mostrare la mossa dichiarata
title-a-written-claim-before-the-piece-is-lifted = Patta richiesta con la mossa dichiarata Te1, poi un pezzo toccato
    .scene = Il Nero preme l’orologio. Il Bianco scrive { MOVE("Re1") } sul formulario, ferma gli orologi e richiede la patta perché con questa mossa la stessa posizione comparirebbe per la terza volta; i formulari lo confermano. Mentre li stai ancora leggendo, il Bianco prende in mano un pezzo. «Toccato!», esclama il Nero. «Addio richiesta».

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Patta richiesta per triplice ripetizione alla terza comparsa, con gli orologi in moto

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Patta proposta a una condizione, l'avversario accetta
    .scene = Il Bianco muove, dice: «Ti propongo patta, ma solo se accetti subito» e preme l’orologio. Il Nero riflette a lungo e infine dice: «Va bene, accetto». Il Bianco protesta: «Troppo tardi, non erano questi i patti!»
title-a-condition-at-a-wrong-moment-falls-too = Offerta di patta condizionata durante il tempo dell'avversario

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Richiesta di patta dopo una cattura che lascia re e alfiere contro re
title-a-locked-position-is-drawn-at-once = Tutti i pedoni bloccati dopo g4: possono muoversi soltanto i re
title-a-position-in-which-only-a-helper-could-be-mated = Re e cavallo contro re e due pedoni: la posizione è morta?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Patta proposta dopo la mossa e prima di premere l'orologio
title-an-accepted-offer-ends-the-game = Il Bianco propone la patta prima di premere l'orologio, il Nero accetta
title-an-offer-lives-while-the-opponent-thinks = Offerta di patta accettata con poco più di un minuto rimasto
title-the-end-of-the-game-ends-the-offer = Il Nero risponde all'offerta con lo scaccomatto, poi accetta la patta
title-after-the-end-of-the-game-nothing-can-be-offered = Patta proposta dopo l'abbandono dell'avversario

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = Niente patta prima della mossa 30: offerta accettata dopo 29 mosse a testa
title-at-move-30-the-restriction-is-over = Niente patta prima della mossa 30: offerta accettata dopo 30 mosse a testa
title-the-slower-player-counts-for-the-restriction = Niente patta prima della mossa 30: 30 mosse del Bianco, 29 del Nero
    .scene = Il Bianco ha eseguito 30 mosse, il Nero 29. Il Bianco propone patta e il Nero accetta subito. Quando ti avvicini alla scacchiera, entrambi ti assicurano che il numero richiesto è stato raggiunto e che la posizione non offre più nulla a nessuno.
title-the-arbiter-may-consent-to-an-early-draw = Patta solo con consenso: l'arbitro permette offerta e accettazione
title-an-agreement-without-consent-has-no-effect = Patta solo con consenso: i giocatori si accordano senza chiederlo all'arbitro
    .scene = I due giocatori fermano gli orologi, si stringono la mano e vengono da te: «Ci siamo accordati per la patta». Nessuno dei due te l’aveva chiesto prima; non hai dato alcun consenso e non lo dai neppure adesso. Dicono di aver dimenticato la norma, tanto la posizione era equilibrata.
title-a-restriction-leaves-the-claims-untouched = Niente patta prima della mossa 30: triplice ripetizione dopo 18 mosse
    .scene = Ciascun giocatore ha eseguito 18 mosse. Il Nero muove e preme l’orologio; il Bianco ferma allora gli orologi e richiede la patta perché la stessa posizione è sulla scacchiera per la terza volta. Entrambi i formulari lo mostrano. Il Nero, che sta meglio, obietta che qui nessuno può avere la patta così presto.
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = Niente patta prima della mossa 35: l'avversario accetta una richiesta dopo 24
    .scene = Ciascun giocatore ha eseguito 24 mosse. Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione; secondo i formulari la posizione è comparsa solo per la seconda volta. Il Nero annuisce: «Per me va bene, accetto». Entrambi sperano così di non dover giocare fino alla mossa 35.

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Quintuplice ripetizione che nessuno nota, e si continua a giocare
title-seventy-five-moves-that-nobody-notices = Regola delle 75 mosse: nessuno se ne accorge, poi un giocatore abbandona
title-a-fifth-occurrence-that-somebody-notices = Quintuplice ripetizione notata subito

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Triplice ripetizione: la prima volta si poteva prendere en passant
    .scene = La partita è cominciata con 1. { MOVE("e4") } { MOVE("e6") } 2. { MOVE("e5") } { MOVE("d5") } 3. { MOVE("Nf3") } { MOVE("Nc6") } 4. { MOVE("Ng1") } { MOVE("Nb8") } 5. { MOVE("Nf3") } { MOVE("Nc6") } 6. { MOVE("Ng1") }. Quando il Nero gioca { MOVE("Nb8") } e preme l’orologio, il Bianco ferma gli orologi e richiede la patta per triplice ripetizione. «Guardi il formulario», insiste, «i cavalli sono usciti e rientrati due volte e dalla seconda mossa nessun altro pezzo si è mosso».
title-a-pinned-pawn-cannot-take-en-passant = Triplice ripetizione: la prima volta l'inchiodatura impediva l'en passant
    .scene = Le ultime mosse sono state 30. … { MOVE("d5") } 31. { MOVE("Nf3") } { MOVE("Kg8") } 32. { MOVE("Ng1") } { MOVE("Kh8") } 33. { MOVE("Nf3") } { MOVE("Kg8") } 34. { MOVE("Ng1") }. Il Nero gioca { MOVE("Kh8") } e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione. Il Nero sorride: «La prima volta avevo appena spinto il pedone di due case, quindi era un’altra posizione».

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Patta richiesta per le 50 mosse a 45, mossa dichiarata Rf4
title-without-an-intended-move-nothing-must-be-played = Triplice ripetizione: posizione apparsa una volta, nessuna mossa dichiarata
title-the-intended-move-is-illegal = La mossa dichiarata per la richiesta è illegale: il cavallo è inchiodato
    .scene = Nelle ultime 20 mosse di ciascun giocatore nessun pedone è stato mosso e nulla è stato catturato. Il Nero gioca { MOVE("Kf8") } e preme l’orologio. Il Bianco scrive { MOVE("Nc3") }, ferma gli orologi e richiede la patta perché con questa mossa la posizione comparirebbe per la terza volta. Il Nero indica la torre in e8 e pretende che ciò valga come mossa illegale.
title-another-move-with-the-piece-that-was-meant = La mossa dichiarata per la richiesta è illegale: la torre salta il proprio pedone
    .scene = Nelle ultime 20 mosse di ciascun giocatore nessun pedone è stato mosso e nulla è stato catturato. Il Nero gioca { MOVE("Kf8") } e preme l’orologio. Il Bianco scrive { MOVE("Re1-e4") }, ferma gli orologi e richiede la patta perché con questa mossa la posizione comparirebbe per la terza volta. Il Nero ride e indica la scacchiera. «Un lapsus, naturalmente», mormora il Bianco.
title-an-illegal-intended-move-without-a-position = La mossa dichiarata per la richiesta è una mossa di cavallo illegale
title-may-another-move-be-played-after-a-wrong-claim = Richiesta infondata con la mossa dichiarata Cc3: il Bianco può giocare invece Rf1?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Richiesta infondata con una mossa di cavallo dichiarata: si può muovere invece il re?
title-a-claim-after-touching-another-piece-than-the-intended-one = Torre toccata, poi richiesta con una mossa di cavallo dichiarata
title-a-claim-after-touching-the-piece-of-the-intended-move = Cavallo toccato, poi richiesta con una mossa dello stesso cavallo
title-an-illegal-king-move-is-written-for-a-claim = La mossa dichiarata per la richiesta è illegale: il re va sotto scacco

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = Regola delle 50 mosse: con la mossa di torre dichiarata sono 50 a testa
    .scene = Nelle ultime 49 mosse di ciascun giocatore nessun pedone è stato mosso e nulla è stato catturato. Il Nero gioca { MOVE("Rh2") } e preme l’orologio. Il Bianco scrive { MOVE("Rb1") }, ferma gli orologi e richiede la patta per la regola delle cinquanta mosse. Il Nero protesta: «La cinquantesima mossa non l’hai ancora fatta, e chissà se la farai».
title-the-intended-move-is-only-the-forty-ninth = Regola delle 50 mosse: con la mossa dichiarata 50 del Bianco e 49 del Nero
title-an-intended-pawn-move-ends-the-series = Regola delle 50 mosse: la mossa dichiarata è di pedone
    .scene = Nelle ultime 49 mosse di ciascun giocatore nessun pedone è stato mosso e nulla è stato catturato. Il Nero gioca { MOVE("Rh2") } e preme l’orologio. Il Bianco scrive { MOVE("a3") }, ferma gli orologi, ti chiama e richiede la patta per la regola delle cinquanta mosse: «Con questa mossa arrivo a cinquanta».
title-an-intended-move-counted-from-the-scoresheet = Regola delle 50 mosse: la mossa dichiarata Rf4 è la 50ª

## no-progress-draw.yaml

title-mate-on-the-75th-move = Regola delle 75 mosse: scaccomatto con l'ultima mossa
    .scene = Nelle ultime 75 mosse del Nero e 74 del Bianco nessun pedone si è mosso e nulla è stato catturato. Il Bianco gioca { MOVE("Qg7") } e preme l’orologio. Il Nero, che ha tenuto il conto, dice subito che ora il numero richiesto di mosse è raggiunto da entrambe le parti e che per la patta non serve alcuna richiesta.
title-seventy-five-moves-without-mate = Regola delle 75 mosse: 75 a testa sulla scacchiera, né matto né richiesta
title-seventy-four-moves-are-not-enough = Regola delle 75 mosse: 74 mosse a testa
title-a-series-of-75-moves-told-by-the-sheets = Regola delle 75 mosse: con la mossa del giocatore A sono 75 a testa, nessuno richiede
title-the-75th-move-was-illegal = Regola delle 75 mosse: la 75ª mossa è illegale
title-between-50-and-75-moves-the-draw-must-be-claimed = Sessanta mosse a testa senza mosse di pedone né catture, poi la richiesta
title-stalemate-on-the-75th-move = Regola delle 75 mosse: stallo con l'ultima mossa
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = Regola delle 75 mosse: cade una bandierina dopo 75 mosse a testa
    .scene = Ogni giocatore ha fatto 75 mosse senza muovere un pedone e senza catture, ma entrambi hanno perso il conto da tempo. Il Bianco sta ancora cercando un piano quando cade la sua bandierina; tu lo vedi. Il Nero, che potrebbe ancora dare scaccomatto, chiede il punto intero: nessuno, in fondo, ha richiesto la patta. Il Bianco vorrebbe continuare: anche l’arbitro aveva lasciato proseguire la partita.
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = Regola delle 75 mosse: l'arbitro arriva alla scacchiera dopo 75 mosse a testa

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = Regola delle 50 mosse sulla scacchiera: 50 completate a testa
title-forty-nine-moves-by-one-of-them = Regola delle 50 mosse sulla scacchiera: 50 del Nero, 49 del Bianco
    .scene = Nelle ultime 49 mosse di ciascun giocatore nessun pedone è stato mosso e nulla è stato catturato. Il Nero gioca { MOVE("Rh2") } e preme l’orologio. Il Bianco, con 8 minuti a disposizione, ferma gli orologi e richiede la patta per la regola delle cinquanta mosse: con quest’ultima, sostiene, le cinquanta sono complete. Il Nero guarda la torre e tace.
title-the-fiftieth-move-was-made-but-not-completed = Regola delle 50 mosse: richiesta prima che il Nero prema dopo la 50ª
title-a-capture-interrupts-the-series = Regola delle 50 mosse: fra le ultime mosse c'è una cattura
title-nobody-has-counted-the-moves-without-progress = Regola delle 50 mosse: richiesta quando nessuno ha contato le mosse
title-the-moves-without-progress-are-told-with-the-last-of-them = Regola delle 50 mosse: con l'ultima mossa dell'avversario sono 50 a testa
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = Regola delle 50 mosse: con l'ultima mossa dell'avversario sono soltanto 49 a testa

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Patta proposta dopo aver premuto l'orologio, sul tempo dell'avversario
title-an-offer-before-moving-is-valid = Patta proposta da chi ha il tratto prima di eseguire la mossa
title-an-offer-at-a-wrong-moment-can-be-accepted = Il Nero propone la patta mentre il Bianco riflette, il Bianco accetta

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Offerta di patta ritirata, ma l'avversario l'accetta
    .scene = Il Bianco muove, offre la patta e preme l’orologio. Mentre il Nero riflette, il Bianco scopre una combinazione vincente e dice: «Ritiro la mia offerta». Il Nero alza lo sguardo: «Io però l’accetto». Il Bianco ti chiama e insiste: nessuno può essere costretto alla patta contro la propria volontà.
title-a-refused-offer-is-gone-anyway = Ritirare un'offerta di patta già rifiutata

## offer-noted.yaml

title-both-players-note-an-offer = Annotare l'offerta di patta sul formulario
title-where-nobody-records-no-offer-is-noted = Offerta di patta nel gioco rapido o lampo senza obbligo di registrazione

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Offerta di patta rifiutata a parole e accettata più tardi
    .scene = Il Bianco muove, propone patta e preme l’orologio. «No, grazie», risponde il Nero; poi si immerge nei suoi pensieri, non trova nulla e, senza aver toccato alcun pezzo, dice: «Ripensandoci, accetto». Il Bianco ora preferisce continuare e ti chiama.
title-touching-a-piece-refuses-the-offer-since-2001 = Offerta di patta: l'avversario tocca deliberatamente un pezzo, poi accetta
    .scene = Il Bianco muove, propone patta e preme l’orologio. Il Nero prende un pezzo con l’intenzione di muoverlo, lo lascia e dice: «Hai ragione, è patta. Accetto». Il Bianco, che ha appena visto come vincere, risponde che è troppo tardi.
title-an-accidental-touch-refuses-nothing = Offerta di patta: l'avversario tocca per caso un pezzo, poi accetta
title-whether-a-touch-refuses-depends-on-its-intention = Offerta di patta: l'avversario tocca un pezzo, poi accetta
title-a-move-refuses-the-offer = Offerta di patta: l'avversario esegue una mossa, poi accetta
    .scene = Il Bianco muove, propone patta e preme l’orologio. Senza dire nulla il Nero muove e preme l’orologio. Mentre il Bianco riflette, il Nero tende la mano: «Non ho mai detto di no alla tua proposta, quindi adesso accetto». Il Bianco non vuole più la patta e ti chiama.
title-the-offerers-own-move-refuses-nothing = Patta proposta prima di muovere: chi l'ha proposta muove, l'avversario accetta
title-adjusting-without-a-word-refuses-the-offer = Offerta di patta: l'avversario acconcia un pezzo in silenzio, poi accetta
    .scene = Dopo 1. { MOVE("d4") } { MOVE("d5") } il Bianco gioca { MOVE("c4") }, propone patta e preme l’orologio. Il Nero, in silenzio, sistema il pedone e7 al centro della sua casa, alza gli occhi e dice: «Accetto». «Troppo tardi, hai toccato un pedone», ribatte il Bianco e ti chiama. «Ma l’ho solo raddrizzato», dice il Nero, «non volevo certo muoverlo».
title-adjusting-with-the-words-refuses-nothing = Offerta di patta: l'avversario dice «acconcio», acconcia un pezzo, poi accetta
    .scene = Il Bianco muove, propone patta e preme l’orologio. Il Nero dice: «Acconcio», raddrizza il pezzo in e7, riflette un po’ e poi dice: «D’accordo». Il Bianco protesta: il Nero ha toccato un pezzo e con ciò ha rifiutato la proposta.

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Triplice ripetizione: con la mossa dichiarata la posizione appare la terza volta
title-the-intended-move-brings-only-the-second-occurrence = Triplice ripetizione: con la mossa dichiarata la posizione appare la seconda volta
    .scene = Dopo 40. { MOVE("Qe8+") } { MOVE("Kg7") } il Bianco gioca { MOVE("Qe5+") } e preme l’orologio. Il Nero, con 20 minuti a disposizione, scrive { MOVE("Kg8") }, ferma gli orologi e richiede la patta perché con questa mossa la posizione comparirebbe per la terza volta. Conta anche la posizione prima di queste mosse; quanto precede non importa. Il Bianco si limita a sorridere.
title-a-move-that-was-not-written-down = Triplice ripetizione: Te1 non scritta, poi scritta e richiesta di nuovo
title-a-move-told-only-to-the-opponent = Mossa annotata, ma non dichiarata all'arbitro
title-the-written-move-cannot-be-exchanged = Triplice ripetizione: richiesta con Te1 respinta, poi una seconda con Td1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Triplice ripetizione con mossa dichiarata quando il tratto è dell'avversario
title-a-claim-that-was-never-made-binds-nobody = Richiesta con Td1 dopo una precedente richiesta contestata con Te1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Richiesta con mossa dichiarata: la posizione attuale è apparsa tre volte

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Quintuplice ripetizione: la posizione iniziale per la quinta volta con mosse di cavallo
title-four-times-is-not-yet-a-draw = Posizione iniziale per la quarta volta, nessuno richiede la patta
title-five-times-with-a-detour-between = Quintuplice ripetizione, ma con una deviazione nel mezzo
title-the-sheets-show-five-occurrences = Quintuplice ripetizione, soltanto le ultime tre comparse di seguito
title-after-the-fifth-occurrence-nothing-counts = Quintuplice ripetizione, poi l'avversario abbandona
    .scene = Il Bianco fa una mossa con cui la stessa posizione si ripete per la quinta volta di seguito. Nessuno dei due giocatori ci bada. Il Nero ne ha abbastanza, abbandona e stringe la mano. Solo quando vengono consegnati i formulari conti le posizioni.
title-a-move-is-played-although-the-position-stood-five-times = Si gioca una mossa da una posizione già apparsa cinque volte

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Scacco perpetuo: patta richiesta per triplice ripetizione con posizione apparsa tre volte
title-the-second-time-is-not-enough = Scacco perpetuo: patta richiesta per triplice ripetizione con posizione apparsa due volte
title-the-repetitions-need-not-follow-each-other = Triplice ripetizione: posizione apparsa tre volte, altre mosse nel mezzo
    .scene = Con il tratto al Bianco, il cavallo bianco era in f3, il re bianco in g2 e la torre nera in d5: considera questa come la prima volta. Si è poi giocato 50. { MOVE("Kh2") } { MOVE("Ra5") } 51. { MOVE("Kg2") } { MOVE("Rd5") } 52. { MOVE("Ne1") } { MOVE("Ra5") } 53. { MOVE("Nf3") } { MOVE("Rb5") } 54. { MOVE("Kh2") } { MOVE("Ra5") } 55. { MOVE("Kg2") }. Il Nero gioca { MOVE("Rd5") }, preme l’orologio e, quando il Bianco richiede la patta per triplice ripetizione, obietta: «La ripetizione è stata interrotta più volte».
title-a-claim-made-on-the-opponents-time-is-wrong = Patta richiesta per triplice ripetizione quando il tratto è dell'avversario
    .scene = Il tratto è al Nero, immerso nei suoi pensieri. Il Bianco ferma gli orologi e richiede la patta per triplice ripetizione: la posizione è sulla scacchiera per la terza volta. Nessuno mette in dubbio il conto, e il Nero continua semplicemente a pensare. «Lo vedono tutti», dice il Bianco, «e i fatti non dipendono da chi li vede per primo».
title-a-claim-before-the-opponent-has-pressed = Triplice ripetizione sulla scacchiera prima che l'avversario prema l'orologio
title-whether-the-claimant-has-the-move-decides = Triplice ripetizione: il richiedente ha il tratto?
title-a-position-that-stood-earlier-is-not-claimed-later = Triplice ripetizione: terza volta una mossa fa, ora altra posizione apparsa due
title-a-fourth-occurrence-can-be-claimed-too = Patta richiesta per triplice ripetizione con posizione apparsa quattro volte
title-nobody-has-told-how-often-the-position-stood = Triplice ripetizione: quante volte è apparsa la posizione?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Triplice ripetizione: la richiede prima chi ha appena mosso, poi l'avversario
    .scene = Il Nero muove, preme l’orologio e subito richiede la patta, perché la posizione è ora sulla scacchiera per la terza volta. I formulari confermano il conto. Stai ancora discutendo con il Nero quando il Bianco, senza aver toccato nulla, dice: «Allora la richiedo io».
title-twice-told-with-the-move-is-not-enough-at-the-claim = Triplice ripetizione: con la mossa avversaria posizione apparsa due volte
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Triplice ripetizione: richiesta dopo una mossa avversaria che ha cambiato la posizione

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Triplice ripetizione richiesta alla terza comparsa: l'avversario rifiuta
    .scene = Il Nero muove e preme l’orologio. Il Bianco ferma gli orologi e richiede la patta perché la stessa posizione è ora sulla scacchiera per la terza volta. I formulari, che esamini con i giocatori, lo confermano. Il Nero non ci sta: «Una richiesta è un’offerta di patta, e io la rifiuto. Gioco per vincere».
title-a-right-claim-at-every-pace = Triplice ripetizione nel gioco rapido o lampo, posizione apparsa tre volte
title-nobody-but-a-player-can-claim = Uno spettatore richiede la patta per triplice ripetizione

## same-position.yaml

title-the-other-player-has-the-move = Triplice ripetizione: stessi pezzi, ma una volta il tratto era dell'altro
    .scene = Le ultime mosse sono state 60. { MOVE("Ke3") } { MOVE("Kd6") } 61. { MOVE("Ke2") } { MOVE("Kd5") } 62. { MOVE("Kd3") } { MOVE("Kd6") } 63. { MOVE("Ke3") } { MOVE("Kd5") } 64. { MOVE("Ke2") } { MOVE("Kd6") }; conta anche la posizione che le precede, quelle anteriori non importano. Il Bianco gioca { MOVE("Kd3") } e preme l’orologio. Il Nero scrive { MOVE("Kd5") } e richiede la patta perché con questa mossa la posizione comparirebbe per la terza volta. Il Bianco chiede che la richiesta sia verificata.
title-rooks-that-changed-places = Triplice ripetizione: le due torri bianche si sono scambiate di posto
    .scene = Le ultime mosse sono state 30. { MOVE("Rb2") } { MOVE("Kh8") } 31. { MOVE("Raa2") } { MOVE("Kg8") } 32. { MOVE("Rb3") } { MOVE("Kh8") } 33. { MOVE("Rba3") } { MOVE("Kg8") } 34. { MOVE("Rb2") } { MOVE("Kh8") } 35. { MOVE("Raa2") } { MOVE("Kg8") } 36. { MOVE("Rb3") } { MOVE("Kh8") } 37. { MOVE("Rba3") }; va considerata anche la posizione che le precede, le anteriori non contano. Il Nero gioca { MOVE("Kg8") } e preme l’orologio. Il Bianco richiede la patta per triplice ripetizione. Il Nero ha seguito ogni torre con attenzione, dice che le due si sono scambiate di posto e vuole continuare.

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Risposta evasiva a un'offerta di patta, poi l'accettazione
title-a-nod-that-meant-yes = Offerta di patta: risposta con un gesto che voleva dire sì
title-a-shrug-that-did-not-mean-yes = Offerta di patta: risposta con un gesto che non voleva dire sì
title-the-players-disagree-whether-a-draw-was-offered = I giocatori non concordano se la patta sia stata proposta

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Scaccomatto dopo una quintuplice ripetizione non notata, poi l'appello

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Triplice ripetizione richiesta alla seconda comparsa: restano dieci minuti
title-a-wrong-claim-with-exactly-six-minutes-left = Triplice ripetizione richiesta alla seconda comparsa: restano sei minuti esatti
title-a-wrong-claim-with-less-than-six-minutes-left = Triplice ripetizione richiesta alla seconda comparsa: restano poco meno di sei minuti
title-a-wrong-claim-with-a-little-over-two-minutes-left = Triplice ripetizione richiesta alla seconda comparsa: restano poco più di due minuti
title-a-wrong-claim-with-exactly-two-minutes-left = Triplice ripetizione richiesta alla seconda comparsa: restano due minuti esatti
title-a-wrong-claim-with-a-little-under-two-minutes-left = Triplice ripetizione richiesta alla seconda comparsa: restano poco meno di due minuti
title-a-wrong-claim-with-a-little-over-one-minute-left = Triplice ripetizione richiesta alla seconda comparsa: resta poco più di un minuto
title-a-wrong-claim-with-exactly-one-minute-left = Triplice ripetizione richiesta alla seconda comparsa: resta un minuto esatto
title-a-wrong-claim-with-less-than-a-minute-left = Triplice ripetizione richiesta alla seconda comparsa: resta poco meno di un minuto
    .scene = Il Nero muove e preme l’orologio. Il Bianco, con 59 secondi a disposizione, ferma gli orologi e richiede la patta per triplice ripetizione. Il Nero chiede che la richiesta sia verificata; il controllo richiede un po’ di tempo e mostra che la posizione è sulla scacchiera per la seconda volta. Il Nero è indignato: secondo lui il Bianco in zeitnot voleva solo riprendere fiato.
title-a-wrong-claim-when-the-clock-is-not-told = Regola delle 50 mosse: richiesta quando le mosse sono 47 a testa
title-a-wrong-claim-in-rapid = Gioco rapido: triplice ripetizione richiesta alla seconda comparsa, restano sette minuti
    .scene = Il Nero muove e preme l’orologio. Il Bianco, con 7 minuti a disposizione, ferma gli orologi e richiede la patta per triplice ripetizione. Il Nero chiede che la richiesta sia verificata; hai seguito tutta la partita e sai che la posizione è sulla scacchiera per la seconda volta. «In una partita così veloce nessuno può contare con esattezza», dice il Bianco.
title-a-wrong-claim-in-blitz = Gioco lampo: triplice ripetizione richiesta alla seconda comparsa, restano 90 secondi
title-the-check-of-a-claim-shows-an-illegal-move = Triplice ripetizione: richiesta dopo una mossa illegale di pedone non notata
title-the-check-of-a-right-claim-shows-an-illegal-move = Triplice ripetizione: richiesta alla terza comparsa dopo una mossa illegale non notata
title-a-claim-is-right-although-an-illegal-move-stands = Triplice ripetizione nel gioco rapido o lampo dopo una mossa illegale non notata
