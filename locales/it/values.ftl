### The names of the values that editions give; see the page of what is not verified.

value-of-has-the-move-when-opponents-move-is = Quando un giocatore ha il tratto: dopo che la mossa dell'avversario è eseguita o completata
value-of-moving-twice-acted-on-by = Chi fa correggere due mosse di fila
value-of-moving-twice-may-be-penalised = Se l'arbitro può penalizzare due mosse di fila
value-of-castling-along = Lungo quale traversa arroccano re e torre
value-of-touch-binds = Quale contatto vincola il giocatore
value-of-other-contact-counts-as-intent = Se ogni contatto non chiaramente accidentale vale come intenzionale
value-of-adjusting-needs-own-clock-running = Se si possono acconciare i pezzi solo mentre è in moto il proprio orologio
value-of-adjusting-only-what-stands-badly = Se si possono acconciare soltanto i pezzi mal collocati
value-of-knights-turned-by-their-owner = Se un giocatore può girare i propri cavalli
value-of-both-colours-touched = Che cosa consegue se si toccano pezzi di entrambi i colori
value-of-promotion-choice-fixed-by-touching-square = Se la scelta del nuovo pezzo è definitiva quando tocca la casa
value-of-objections-cover = Contro che cosa un giocatore può reclamare finché non tocca un pezzo
value-of-touch-move-acted-on-by = Su iniziativa di chi si decide sul pezzo toccato e non giocato
value-of-touch-breach-waits-for-press = Se l'arbitro attende che sia premuto l'orologio prima di intervenire su un pezzo toccato
value-of-unfinished-castling-is-judged = Se spetta all'arbitro giudicare se l'arrocco fosse semplicemente incompiuto
value-of-arbiter-acts-unasked-on = Su che cosa l'arbitro interviene senza una richiesta
value-of-assistant-may-move = Se un giocatore che non è in grado di muovere i pezzi può farsi aiutare da un assistente
value-of-checkmate-needs = A che cosa deve conformarsi la mossa di matto per concludere la partita
value-of-stalemate-needs = A che cosa deve conformarsi la mossa di stallo per concludere la partita
value-of-dead-position-needs = A che cosa deve conformarsi la mossa che porta a una posizione morta
value-of-dead-position-mate-test = Come è descritta la posizione morta
value-of-resignation-is-draw-if-opponent-cannot-mate = Se l'abbandono è patta quando l'avversario non potrebbe mai dare scaccomatto
value-of-agreement-needs-move-by-each = Se la patta si può concordare solo dopo una mossa di ciascuno
value-of-completed-by-own-next-move = Se una mossa vale come completata senza premere l'orologio quando si esegue la mossa successiva
value-of-may-press-after-reply = Se un giocatore può ancora premere l'orologio dopo la risposta dell'avversario
value-of-pressing-hand-is-fixed = Se l'orologio va premuto con la mano che ha mosso
value-of-clock-handling-forbidden = Che cosa è vietato fare con l'orologio
value-of-press-without-move-is-no-handling = Se premere l'orologio senza muovere non è anche un uso scorretto dell'orologio
value-of-other-hand-is-usually-warned = Se chi preme con l'altra mano di norma è soltanto ammonito
value-of-clock-assistant-time = Che cosa accade del tempo di chi ha un assistente per l'orologio
value-of-saved-time = Che cosa accade del tempo risparmiato in un periodo
value-of-lateness-counts-from = Da quando si conta il ritardo
value-of-stop-without-reason-is-penalised = Se si penalizza chi ferma gli orologi senza un valido motivo
value-of-disturbance-excuses-a-stop = Se un disturbo o un malore sono di per sé un valido motivo per fermare gli orologi
value-of-private-stop-is-unfounded = Se una ragione personale di norma non è un valido motivo per fermarli
value-of-private-stop-granted-to-disabled = Se un giocatore con disabilità può fermarli per una ragione personale
value-of-video-stop-is-unfounded = Se la richiesta di un video non è un motivo per fermarli
value-of-low-battery-stop-is-unfounded = Se la batteria scarica non è un motivo per fermarli
value-of-screen-claims-barred = Quali richieste fondate su uno schermo sono escluse
value-of-default-time-if-silent = Tempo di tolleranza se il regolamento del torneo tace
value-of-default-time-excused-by = Che cosa può giustificare un arrivo oltre il tempo di tolleranza
value-of-both-absent-at-start = Chi perde tempo se all'inizio non c'è nessuno dei due giocatori
value-of-flag-counts-once = Chi deve constatare la caduta della bandierina perché valga
value-of-flag-fall-mate-test = Come è descritto «l'avversario non può dare scaccomatto» dopo la caduta della bandierina
value-of-flag-fall-yields-to = Quali conclusioni della partita prevalgono sulla caduta della bandierina
value-of-both-flags-in-last-period = Che cosa consegue se entrambe le bandierine sono cadute nell'ultimo periodo
value-of-both-flags-in-other-period = Che cosa consegue se entrambe le bandierine sono cadute in un periodo precedente
value-of-both-flags-need-guidelines = Se queste due regole valgono solo dove le linee guida sono state annunciate
value-of-both-flags-read-from-clock = Se l'arbitro legge sull'orologio quale delle due bandierine sia caduta per prima
value-of-clock-with-increment-marks-first = Se un orologio con incremento segnala sempre quale bandierina è caduta per prima
value-of-wrong-setting-is-corrected = Se un'impostazione errata dell'orologio si corregge durante la partita
value-of-reversed-colours = Che cosa consegue ai colori invertiti
value-of-reversed-colours-stand-from-moves = Da quante mosse di ciascuno la partita a colori invertiti prosegue
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-reversed-colours-hang-on-black = Se decide l'ultima di queste mosse del Nero
value-of-reversed-colours-leave-finished-game = Se una partita finita resta valida benché giocata a colori invertiti
value-of-illegal-move-counts-when = Quando una mossa vale come illegale
value-of-illegal-move-sanctions = Conseguenze della prima, della seconda e delle altre mosse illegali
    .reading = I tempi addizionali ridotti di A.3 arrivano al gioco lampo solo attraverso B.3; una partita secondo B.2 mantiene quelli degli articoli 7 e 9. Nessuna fonte esclude l'altra lettura: che A.3 valga per tutto il gioco lampo, come B.2 nel 2018.
value-of-quickplay-illegal-move-sanctions = Conseguenze delle mosse illegali nel finale rapido
value-of-illegal-move-acted-on-by = Su iniziativa di chi si interviene su una mossa illegale
value-of-illegal-move-correction-ends = Fino a quando si può correggere una mossa illegale
value-of-illegal-move-corrected-later-by-agreement = Se i giocatori possono accordarsi per correggerla anche dopo
value-of-illegal-loss-is-draw-if-opponent-cannot-mate = Se la sconfitta per mosse illegali è patta quando l'avversario non potrebbe mai dare scaccomatto
value-of-clock-assistant-usually-costs = Quanto tempo costa di norma un assistente per l'orologio
value-of-gained-increment-taken-back = Se dopo una mossa illegale si toglie l'incremento ottenuto premendo l'orologio
value-of-rapid-gained-increment-taken-back = Se dopo una mossa illegale nel gioco rapido e lampo si toglie l'incremento ottenuto premendo l'orologio
value-of-faults-in-one-move-count-once = Se più errori in una sola mossa contano una volta
value-of-illegal-move-repeated-counts-again = Se un altro atto illegale sulla stessa mossa conta di nuovo
value-of-promotion-omitted = Che cosa vuol dire non sostituire il pedone promosso
value-of-press-without-move = Che cosa vuol dire premere l'orologio senza aver mosso
value-of-accidental-press-is-excused = Se l'orologio premuto accidentalmente non conta come premuto
value-of-pressing-back-is-judged = Se spetta all'arbitro giudicare se si sia soltanto rimesso in moto l'orologio dell'avversario
value-of-two-hands = Che cosa vuol dire muovere con due mani
value-of-replacement-bound-by = Che cosa vincola la mossa che sostituisce quella illegale
value-of-arbiter-may-leave-times = Se l'arbitro può lasciare i tempi come sono dopo il ripristino della posizione
value-of-move-counter-is-adjusted = Se il contamosse si regola dopo il ripristino della posizione
value-of-displaced-by-player = Che cosa si fa per i pezzi rovesciati da un giocatore
value-of-players-record = Se i giocatori devono registrare le mosse
    .reading = Una partita lampo con le Regole per le competizioni segue la parte principale delle Regole; l'articolo del gioco rapido che esenta i giocatori dal registrare è richiamato solo per l'altro regime. Poiché registra l'arbitro, è diffusa anche la lettura opposta: nessun obbligo per i giocatori.
value-of-recording-exempt-below = Tempo rimasto sotto il quale un giocatore non è tenuto a registrare
value-of-recording-exempt-increment-below = Incremento sotto il quale vale questa esenzione
value-of-recording-exempt-for = Per quanto vale questa esenzione
value-of-written-in-advance-only-for = Per quali soli scopi si può scrivere in anticipo una mossa
value-of-scoresheet-claims-remain = Se le richieste basate sul formulario restano possibili senza formulario
value-of-scoresheet-on-request = Se un giocatore può chiedere un formulario in qualsiasi momento
value-of-record-views = Quante volte un giocatore può chiedere di vedere la registrazione dell'arbitro
    .amount = { $count ->
        [one] una volta
       *[other] { $count } volte
    }
value-of-offer-at-wrong-moment-penalised = Se si penalizza un'offerta di patta nel momento sbagliato
value-of-event-may-restrict = Che cosa un torneo può limitare riguardo alla patta
value-of-offer-refused-by = Come si rifiuta un'offerta di patta
value-of-claim-is-also-offer = Se la richiesta di patta è anche un'offerta di patta
value-of-claim-repetitions = Quante volte deve essersi presentata una posizione per una richiesta
    .amount = { $count ->
        [one] una volta
       *[other] { $count } volte
    }
value-of-repetition-castling = In che modo l'arrocco rende diverse due posizioni
value-of-repetition-en-passant = In che modo la presa en passant rende diverse due posizioni
value-of-claim-moves-without-progress = Mosse di ciascuno senza mosse di pedone né catture per una richiesta
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-claim-moves-without-progress-count-when = Se queste mosse devono essere eseguite o completate
value-of-claimed-move-is-binding = Se la mossa scritta per una richiesta non si può più cambiare
value-of-claim-lost-when-piece-is = Che cosa fa perdere il diritto alla richiesta in quella mossa
value-of-claimant-clock = Che cosa succede all'orologio con una richiesta di patta
value-of-wrong-claim-claimant-loses = Che cosa costa al richiedente una richiesta infondata
value-of-wrong-claim-opponent-gets = Tempo all'avversario dopo una richiesta infondata
    .reading = I tempi addizionali ridotti di A.3 arrivano al gioco lampo solo attraverso B.3; una partita secondo B.2 mantiene quelli degli articoli 7 e 9. Nessuna fonte esclude l'altra lettura: che A.3 valga per tutto il gioco lampo, come B.2 nel 2018.
value-of-after-wrong-claim = Che cosa si deve giocare dopo una richiesta infondata
value-of-automatic-repetitions = Quante volte deve essersi presentata una posizione per la patta senza richiesta
    .amount = { $count ->
        [one] una volta
       *[other] { $count } volte
    }
value-of-automatic-repetitions-count = Quali ripetizioni contano per la patta senza richiesta
value-of-automatic-moves-without-progress = Mosse di ciascuno senza mosse di pedone né catture per la patta senza richiesta
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-rapid-from = Tempo minimo del gioco rapido
value-of-rapid-up-to = Tempo massimo del gioco rapido
value-of-blitz-up-to = Tempo massimo del gioco lampo
value-of-increment-counts-for-moves = Per quante mosse l'incremento conta in questi limiti
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-supervised-games-per-arbiter = Partite che un arbitro può supervisionare con le Regole per le competizioni
    .amount = { $count ->
        [one] una partita
       *[other] { $count } partite
    }
value-of-supervised-games-are-an-example = Se quel numero è solo un esempio di supervisione adeguata
value-of-supervised-games-are-recorded = Se per le Regole per le competizioni l'arbitro deve anche registrare ogni partita
value-of-event-must-name-regime = Se il torneo deve indicare quali regole si applicano
value-of-set-up-stands-after-moves = Dopo quante mosse di ciascuno una disposizione errata resta valida
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-clock-setting-stands-after-moves = Dopo quante mosse di ciascuno un'impostazione errata dell'orologio resta valida
    .amount = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
value-of-set-up-stands-when-moves-are = Se queste mosse devono essere eseguite o completate
value-of-clock-setting-may-save-schedule = Se l'orologio si può ancora reimpostare per rispettare il programma
value-of-misplaced-may-not-castle = Quali pezzi mal collocati non possono arroccare
value-of-rulings-only-on-request = Su che cosa l'arbitro decide solo a richiesta
value-of-both-kings-in-check = Che cosa fa l'arbitro di fronte a una posizione raggiungibile solo con mosse illegali
value-of-arbiter-calls-flag = Se l'arbitro segnala la caduta della bandierina
value-of-time-win-clock = Che cosa succede all'orologio quando si richiede la vittoria per il tempo
value-of-time-win-needs-own = Che cosa serve sul proprio orologio per vincere per il tempo
value-of-win-needs-mating-potential = Se per vincere servono pezzi con cui il matto sia possibile
value-of-quickplay-below = Tempo rimasto sotto il quale un giocatore può chiedere o richiedere
value-of-quickplay-must-be-announced = Se queste regole valgono solo dove sono state annunciate
value-of-quickplay-claimant = Chi può fare questa richiesta
value-of-quickplay-claim-clock = Che cosa succede all'orologio con questa richiesta
value-of-quickplay-increment = Incremento che un giocatore può chiedere
value-of-quickplay-increment-opponent-gets = Tempo all'avversario quando si concede l'incremento
value-of-quickplay-postponed-opponent-may-get = Tempo che può ricevere l'avversario se la decisione è rinviata
value-of-quickplay-rejected-opponent-gets = Tempo all'avversario quando la richiesta è respinta
value-of-quickplay-decision-is-final = Se la decisione dell'arbitro è definitiva
value-of-device = Quale dispositivo elettronico fa perdere la partita
value-of-device-in-bag = Che cosa vale per un dispositivo spento tenuto in una borsa, dove il torneo lo ammette
value-of-smoking-includes-electronic = Se la regola sul fumo nomina le sigarette elettroniche
value-of-conduct-standard = Che cosa si pretende in generale dal comportamento dei giocatori
value-of-distraction-includes = Che cosa l'articolo sulla distrazione cita come esempio
value-of-appeal-after-signing = Se si può presentare appello anche dopo aver firmato il formulario
value-of-warnings-usually-before-the-loss = Dopo quante ammonizioni la perdita della partita è d'uso
value-of-appeal-within = Entro quanto tempo va presentato l'appello
value-of-penalties = Le penalità dell'elenco a disposizione dell'arbitro
value-of-penalty-loss-leaves-opponents-score-open = Se, quando la penalità è la perdita della partita, l'arbitro decide il punteggio dell'avversario
value-of-sealed-on = Su che cosa si scrive la mossa segreta
value-of-early-adjourner-time-is-recorded = Se si annota il tempo rimasto a chi aggiorna la partita in anticipo
value-of-envelope-offer = Quale offerta di patta riporta la busta
value-of-sealed-move-exceptions = Che cosa salva chi ha messo in busta una mossa non valida
value-of-resumption-lateness = Che cosa stabilisce chi arriva troppo tardi alla ripresa
value-of-resumption-late-limit = Quanto ritardo è troppo alla ripresa
value-of-late-sealer-saved-by = Che cosa salva chi ha messo in busta la mossa e arriva troppo tardi
value-of-both-absent-replier-loses-time = Se chi deve rispondere perde il tempo mentre non c'è nessuno
value-of-late-clock-error = Che cosa occorre per correggere un errore dell'orologio scoperto tardi
value-of-session-end-is-announced = Se si annuncia la fine della sessione di gioco

value-of-turned-board-must-be-only-fault = Se una scacchiera girata si corregge soltanto quando è l'unico errore
value-of-unable-to-record = Che cosa si fa per un giocatore che non può registrare
value-of-electronic-scoresheets = Se i formulari possono essere elettronici
value-of-reconstruction-notes-running-clock = Se prima di una ricostruzione l'arbitro annota quale orologio era in moto
value-of-unproved-overstepping-opens-period = Se la mossa che segue apre il periodo successivo quando non si può dimostrare il superamento del tempo
value-of-signed-result-stands = Se un risultato firmato resta valido
value-of-signed-result-closes-irregularities = Se un risultato firmato resta valido anche contro un'irregolarità rilevata dopo
value-of-scoring = Quanto vale ciascun risultato
value-of-scoring-may-differ = Se un torneo può annunciare altri punteggi
value-of-scores-are-limited = Se una partita non può assegnare più punti del normale
value-of-notation-rules = Se l'appendice sulla notazione contiene le regole qui esposte
value-of-long-form-accepted = Se si può scrivere anche la casa di partenza
value-of-capture-sign-required = Se una cattura deve essere indicata con un segno
    .reading = Il testo inserisce il segno fra la lettera e la casa; se un'annotazione senza segno sia errata, non lo dice. L'altra lettura, che il segno si possa omettere perché il significato è certo, è quella delle edizioni successive.
value-of-check-signs-optional = Se si possono omettere i segni di scacco, di scaccomatto e di presa en passant
value-of-double-cross-means-mate = Se due croci significano scaccomatto
    .reading = In una copia dell'elenco due croci indicano lo scacco; in un'altra copia e nel glossario, lo scaccomatto. La prima è considerata una svista.
value-of-blind-rules = Se l'appendice sui giocatori con disabilità visiva contiene le regole qui esposte

# The values themselves, where they are words; $time: a length of time.

value-time = { DURATION($time) }
choice-completed = completata
choice-made = eseguita
choice-pressed = premuto l'orologio
choice-same-rank = la stessa traversa
choice-first-rank = la prima traversa del giocatore
choice-deliberate = un contatto volontario
choice-intent = un contatto con l'intenzione di muovere o catturare
choice-one-of-each = conta un pezzo di ciascun colore
choice-first-of-each = conta il primo pezzo di ciascun colore
choice-touch-move-only = soltanto i pezzi toccati
choice-act-of-moving = tutte le regole sull'esecuzione della mossa
choice-legal-move = dev'essere legale
choice-moves-and-touching = le regole sulle mosse e sui pezzi toccati
choice-nothing = non è richiesto nulla
choice-worst-play = nessuno scaccomatto, neppure con il gioco peggiore
choice-any-legal-series = nessuno scaccomatto con alcuna serie di mosse legali
choice-regulations = il regolamento del torneo
choice-arbiter = l'arbitro
choice-arbiter-observes = la constatazione dell'arbitro
choice-player-claims = la segnalazione di un giocatore
choice-described = soltanto su ciò che un articolo gli affida
choice-every-breach = su ogni infrazione
choice-checkmate = lo scaccomatto
choice-resignation = l'abbandono
choice-stalemate = lo stallo
choice-agreement = l'accordo sulla patta
choice-dead-position = la posizione morta
choice-draw = la partita è patta
choice-play-on = la partita prosegue
choice-force = usare la forza
choice-lift = sollevarlo
choice-knock-over = rovesciarlo
choice-press-before-move = premerlo prima della mossa
choice-adjusted = viene adattato
choice-adjusted-unless-disabled = viene adattato, salvo in caso di disabilità
choice-except-in-delay = si aggiunge, salvo che nella modalità con ritardo
choice-carried = si aggiunge
choice-scheduled = l'ora d'inizio fissata
choice-actual = l'inizio effettivo
choice-any-use = le richieste in cui ci si serve in qualsiasi modo dello schermo
choice-sole-use = le richieste fondate soltanto sullo schermo
choice-play-on-unless-arbiter-decides = la partita prosegue, a meno che l'arbitro non decida altrimenti
choice-new-game-while-few-moves = una nuova partita finché le mosse sono poche
choice-loss = la perdita della partita
choice-opponent-claims = la richiesta dell'avversario
choice-game-over = la conclusione della partita
choice-opponent-touches = il contatto dell'avversario con un pezzo
choice-opponent-moves = la mossa dell'avversario
choice-illegal = una mossa illegale
choice-named-illegal = una mossa illegale, per espressa indicazione
choice-becomes-queen = il pedone diventa donna
choice-breach = un'infrazione delle regole
choice-illegal-move = una mossa illegale
choice-illegal-move-once-pressed = una mossa illegale, una volta premuto l'orologio
choice-touched-piece = il pezzo toccato
choice-released-piece = il pezzo lasciato
choice-restored-on-own-time = rimessi a posto nel proprio tempo
choice-opponent-restarts-clock = l'avversario può riavviare l'orologio del giocatore
choice-either-calls-arbiter = ciascun giocatore può chiamare l'arbitro
choice-arbiter-may-penalise = l'arbitro può penalizzare il giocatore
choice-while-short = finché il tempo è poco
choice-rest-of-period = per il resto del periodo
choice-time-deducted = l'arbitro toglie tempo al giocatore
choice-assistant = scrive un assistente
choice-assistant-free-if-disabled = scrive un assistente, senza perdita di tempo in caso di disabilità
choice-spoken = a parole
choice-move = con una mossa
choice-touch = toccando un pezzo
choice-right-now-or-later = per il diritto di arroccare subito o in seguito
choice-right-for-a-time-or-for-good = per un diritto perso per un certo tempo o per sempre
choice-right-lost-by-moving = per un diritto perso muovendo
choice-was-possible = per una cattura che era possibile
choice-possible-at-start = per una cattura possibile all'inizio della serie
choice-moved = la mossa di un pezzo
choice-touched = il contatto con un pezzo
choice-must-stop = va fermato
choice-may-stop = può essere fermato
choice-player-or-arbiter-stops = lo ferma il giocatore o l'arbitro
choice-half = metà del tempo
choice-at-most = al massimo
choice-ladder = secondo il tempo rimasto
choice-halved-above = dimezzato oltre
choice-reduced-to = ridotto a
choice-intended-move = la mossa che si intendeva eseguire
choice-intended-move-by-touch-rules = la mossa che si intendeva eseguire, secondo le regole sul pezzo toccato
choice-intended-move-if-lawful = la mossa che si intendeva eseguire, se è regolare
choice-win = vittoria
choice-time = tempo
choice-included = limite compreso
choice-any-player = ciascun giocatore
choice-on-move = chi ha il tratto
choice-etiquette = le buone maniere a scacchi
choice-disrepute = nulla che getti discredito sugli scacchi
choice-persistent-offers = offerte di patta insistenti
choice-unreasonable-offers = offerte di patta immotivate
choice-unreasonable-claims = richieste immotivate
choice-noise-source = una fonte di rumore nell'area di gioco
choice-warning = l'ammonizione
choice-opponent-time = più tempo all'avversario
choice-own-time = meno tempo al contravventore
choice-expulsion = l'espulsione
choice-own-points = meno punti al contravventore
choice-opponent-points = più punti all'avversario
choice-fine = l'ammenda
choice-rounds = l'esclusione da turni
choice-scoresheet = il formulario
choice-paper-scoresheet = un formulario cartaceo
choice-made-before-adjournment = quella fatta prima dell'aggiornamento
choice-still-current = quella ancora valida
choice-flag-fall = la caduta della bandierina
choice-game-completed = una partita già conclusa
choice-automatic-draw = la patta senza richiesta
choice-fixed-limit = un limite fisso
choice-limit-unless-varied = un limite che può essere modificato
choice-default-time = il tempo di tolleranza
choice-opponents-flag = la caduta della bandierina dell'avversario
choice-game-ended = una partita conclusa
choice-too-severe = conseguenze che sarebbero troppo gravi
choice-arbiter-decides = la decisione dell'arbitro
choice-white-loses-time = il Bianco
choice-white-loses-time-unless-default-is-zero = il Bianco, a meno che la tolleranza non sia zero
choice-draw-claim = la richiesta di patta
choice-sealing = la messa in busta
choice-ring-loses = quello che squilla
choice-sound-loses = quello che emette un suono
choice-presence-loses = qualsiasi, se portato nella sede di gioco
choice-on-person-loses = qualsiasi, se il giocatore lo ha con sé
choice-offer-or-agreement = l'offerta di patta o l'accordo su di essa
choice-handling-offence = un'infrazione nell'uso dell'orologio
choice-consecutive = quelle in mosse alternate consecutive
choice-anywhere = quelle in qualunque momento della partita
choice-not-carried = il giocatore non può averlo con sé
choice-placed-as-agreed = resta dove concordato con l'arbitro
choice-king-and-queen-reversed = un re disposto al posto della donna
choice-king-or-rook = un re o una torre
choice-quickplay-finish = il finale rapido
choice-arbiter-intervenes = l'arbitro interviene
choice-draw-after-next-move = aspetta una mossa, poi la partita è patta
choice-flag-up = la propria bandierina non è caduta
choice-time-left = tempo rimasto
choice-may = l'arbitro può
choice-shall = l'arbitro deve
choice-must-not = l'arbitro non può
choice-must-not-unless-both-down = l'arbitro non può, a meno che non siano cadute entrambe le bandierine
choice-forfeit-loss = perdita per forfait
