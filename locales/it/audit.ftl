### L'esame delle partite giocate: che cosa le ha concluse, quando si poteva richiedere la patta, se i risultati sono giusti.

## Una partita

# Una mossa con il suo numero: «43…Rg8».
audit-move = { MOVE($move) }
audit-after = dopo { MOVE($move) }
audit-at-start = all'inizio
audit-heading = { $file }, partita { $number }, riga { $line }: { $names }
audit-round = turno { $round }
# Il punto della partita prima della prima mossa.
audit-place-start = Inizio

## Ciò che non si è potuto leggere

audit-no-start =
    .fen = La partita non si può seguire: «{ $fen }» non è una posizione.
    .illegal = La partita non si può seguire: nella posizione «{ $fen }» le mosse dei pezzi non sono definite.
    .variant = La partita non si può seguire: «{ $variant }» non sono gli scacchi di queste Regole.
# $entry è l'annotazione con il suo numero: «12.Ke3»; segue il motivo, in una frase.
audit-no-move =
    .illegal = «{ $entry }» (riga { $line }, carattere { $column }) è una mossa illegale. Il seguito non è stato esaminato.
    .unread = «{ $entry }» (riga { $line }, carattere { $column }) non si può leggere come una mossa. Il seguito non è stato esaminato.
    .null = «{ $entry }» (riga { $line }, carattere { $column }) non indica alcuna mossa. Il seguito non è stato esaminato.

## Come è finita

audit-over =
    .checkmate = Scaccomatto: { AGREE($player, sg: "ha vinto", pl: "hanno vinto") } { WHO($player) }.
    .stalemate = Stallo: la partita è patta.
    .dead-by-material = Posizione morta: con questi pezzi nessuno dei due giocatori può dare scaccomatto, perciò la partita è patta.
    .dead = Posizione morta: i pezzi basterebbero, ma nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali, perciò la partita è patta.
    .repetition = La stessa posizione si è presentata { $count } volte ({ LIST($places) }), perciò la partita è patta senza alcuna richiesta.
    .no-progress = Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare, perciò la partita è patta senza alcuna richiesta.
# $plies conta insieme le mosse dei due giocatori.
audit-played-on = La partita era già finita, ma { $plies ->
    [one] è stata giocata ancora una mossa
   *[other] sono state giocate ancora { $plies } mosse, contando quelle dei due giocatori
}.

## Le richieste di patta

audit-claim =
    .repetition = { WHO($player) } { AGREE($player, sg: "avrebbe", pl: "avrebbero") } potuto richiedere la patta: la stessa posizione si era presentata { $count } volte, { LIST($places) }.
    .repetition-intended = Con la mossa { MOVE($move) }, scritta e dichiarata, { WHO($player) } { AGREE($player, sg: "avrebbe", pl: "avrebbero") } potuto richiedere la patta: per la { $count ->
        [one] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $count }ª
    } volta si sarebbe presentata la posizione già apparsa { LIST($places) }.
    .no-progress = { WHO($player) } { AGREE($player, sg: "avrebbe", pl: "avrebbero") } potuto richiedere la patta: ciascun giocatore aveva eseguito le ultime { $count } mosse senza muovere pedoni e senza catturare.
    .no-progress-intended = Con qualsiasi mossa, scritta e dichiarata, che non sia di pedone né una cattura { WHO($player) } { AGREE($player, sg: "avrebbe", pl: "avrebbero") } potuto richiedere la patta: ciascun giocatore ne avrebbe così eseguite { $count } di seguito.
    # Richieste possibili a ogni mossa, fino alla mossa $last.
    .no-progress-stretch = Da qui fino a dopo { MOVE($last) } chi aveva il tratto avrebbe potuto ogni volta richiedere la patta{ $first ->
        [intended] , la prima volta con una mossa scritta e dichiarata, né di pedone né di cattura
       *[on-the-board] {""}
    }: le mosse di ciascun giocatore senza muovere pedoni e senza catturare sono passate da { $count } a { $last-count }.

## I risultati

# $player è chi ha vinto secondo il risultato, $opponent chi ha perso.
audit-cannot-mate =
    .on-time = { WHO($player) } { AGREE($player, sg: "ha vinto", pl: "hanno vinto") } per il tempo, ma non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali: la partita è patta.
    .by-resignation = { WHO($opponent) } { AGREE($opponent, sg: "ha", pl: "hanno") } abbandonato, ma { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali: la partita è patta.
    .untold = { WHO($player) } { AGREE($player, sg: "ha vinto", pl: "hanno vinto") } senza scaccomatto, ma non { AGREE($player, sg: "può", pl: "possono") } darlo con alcuna serie di mosse legali: se { WHO($opponent) } { AGREE($opponent, sg: "ha", pl: "hanno") } perso per il tempo o { AGREE($opponent, sg: "ha", pl: "hanno") } abbandonato, la partita è patta.
    .untold-time-only = { WHO($player) } { AGREE($player, sg: "ha vinto", pl: "hanno vinto") } senza scaccomatto, ma non { AGREE($player, sg: "può", pl: "possono") } darlo con alcuna serie di mosse legali: se { WHO($opponent) } { AGREE($opponent, sg: "ha", pl: "hanno") } perso per il tempo, la partita è patta.
audit-cannot-mate-because =
    .material = Con questi pezzi lo scaccomatto non esiste.
    .forced-line = Tutte le mosse che restano sono obbligate e non portano a uno scaccomatto dato { WHO($player, case: "by") }.
    .proof = È stata esaminata ogni serie di mosse che si poteva ancora giocare, e nessuna porta a quello scaccomatto.
    .game-over = Non si può più giocare alcuna mossa.
audit-result-contradicts = Il risultato registrato è { $written }, ma dall'ultima posizione risulta { $expected }.

## Ciò che dicono l'intestazione e i commenti

# Come è finita la partita secondo il file: dopo i due punti.
audit-end =
    .checkmate = scaccomatto
    .stalemate = stallo
    .repetition = ripetizione della posizione
    .no-progress = mosse senza muovere pedoni e senza catturare
    .no-material = nessun pezzo con cui dare scaccomatto
    .agreement = accordo
    .time = caduta della bandierina
    .time-without-material = caduta della bandierina, con un avversario che non può dare scaccomatto
    .resignation = abbandono
    .abandoned = assenza o allontanamento di un giocatore
    .decided = una decisione, per esempio una penalità
    .normal = conclusione ordinaria
    .unterminated = partita non finita
# Nel primo messaggio $player è chi ha visto cadere la propria bandierina; $mate è una serie di mosse.
audit-termination =
    .drawn-on-time-though-mate-possible = È caduta la bandierina { WHO($player, case: "gen") } e la partita è stata data patta, ma { WHO($opponent) } { AGREE($opponent, sg: "poteva", pl: "potevano") } ancora dare scaccomatto con una serie di mosse legali, e quindi { AGREE($opponent, sg: "vince", pl: "vincono") }: { MOVE($mate) }.
    .drawn-as-dead-though-mate-possible = La partita è stata data patta perché non c'erano pezzi con cui dare scaccomatto, ma { WHO($player) } { AGREE($player, sg: "poteva", pl: "potevano") } ancora darlo con una serie di mosse legali: { MOVE($mate) }.
    .end-not-shown = Conclusione secondo il file: { LIST($told) }; la posizione sulla scacchiera non la mostra.
    .other-end-than-told = Conclusione secondo il file: { LIST($told) }. Sulla scacchiera la partita era già finita in altro modo.
    .lost-on-time-without-the-move = { WHO($player) } { AGREE($player, sg: "ha perso", pl: "hanno perso") } per il tempo, ma il tratto era { WHO($opponent, case: "gen") }: o dopo l'ultima mossa l'orologio non è stato premuto, o manca una mossa.
    # $player è chi ha vinto in quel modo.
    .other-winner-than-told = Conclusione secondo il file: { LIST($told) }, con la vittoria { WHO($player, case: "gen") }. Il risultato { $written } non corrisponde a questa conclusione.
    .other-result-than-told = Conclusione secondo il file: { LIST($told) }. Il risultato { $written } non corrisponde a questa conclusione.

## Gli orologi

audit-clock =
    .unreadable-time = «{ $value }» non è un tempo dell'orologio.
    .clock-above-time-control = Dopo la prima mossa l'orologio { WHO($player, case: "gen") } segnava { CLOCK($shown) }, mentre il controllo del tempo consente al massimo { CLOCK($most) }: i suoi numeri non possono essere secondi.
    .flag-fallen-before = Secondo i tempi impiegati, il tempo { WHO($player, case: "gen") } era esaurito da almeno { DURATION($over) } prima di questa mossa, ma la partita è continuata.
    .overdrawn = Secondo l'orologio il tempo { WHO($player, case: "gen") } era esaurito, ma la partita è continuata.
    .time-gained = L'orologio { WHO($player, case: "gen") } è passato da { CLOCK($before) } a { CLOCK($shown) }; il controllo del tempo consente al massimo { CLOCK($most) }. Può averlo regolato un arbitro.
    .no-increment = In { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } l'orologio { WHO($player, case: "gen") } non ha mai ricevuto l'incremento di { DURATION($increment) }.
    .clock-and-time-used-differ = L'orologio { WHO($player, case: "gen") } è passato da { CLOCK($before) } a { CLOCK($shown) }, il che non si accorda con il tempo di { CLOCK($used) } annotato per questa mossa.

## L'intestazione

# $line è la riga del file in cui si trova il dato.
audit-header =
    .no-result = Riga { $line }, { $tag }: «{ $value }» non è un risultato.
    .other-result = Riga { $line }, { $tag }: «{ $value }», ma dopo le mosse si legge { $after_moves }.
    .other-length = Riga { $line }, { $tag }: «{ $value }», ma la partita ha { $plies ->
        [one] una mossa
       *[other] { $plies } mosse
    }, contando quelle dei due giocatori.
    .other-position = Riga { $line }, { $tag }: «{ $value }» non è l'ultima posizione della partita.
    .without-position = Riga { $line }, { $tag }: «{ $value }» annuncia una posizione iniziale, che però manca.
    .chess960-untold = Riga { $line }, { $tag }: «{ $value }» è una posizione iniziale degli Scacchi960, ma l'intestazione non dice che si giocavano.
    .no-date = Riga { $line }, { $tag }: «{ $value }» non è una data nella forma 2024.12.31.
    .impossible-date = Riga { $line }, { $tag }: il giorno «{ $value }» non esiste.
    .before-the-game = Riga { $line }, { $tag }: «{ $value }» precede la data della partita.
    .no-rating = Riga { $line }, { $tag }: «{ $value }» non è un punteggio Elo.
    .same-name = Riga { $line }, { $tag }: i due giocatori si chiamano entrambi «{ $value }».
    .twice = Riga { $line }, { $tag }: «{ $value }», ma più su «{ $first }».
    .no-time-control = Riga { $line }, { $tag }: «{ $value }» non si può leggere come controllo del tempo.
    .missing = Non è indicato: { LIST($missing) }.

## La decisione su una richiesta

audit-ruling =
    .right = La richiesta è fondata.
    .wrong = La richiesta è infondata.
# Ciò che sta sopra un diagramma accanto a quello della richiesta.
audit-occurrence =
    .claimed = la posizione della richiesta
    .same = la stessa posizione
    .other-turn = non la stessa: il tratto era dell'altro giocatore
    .other-castling = non la stessa: altri diritti di arroccare
    .other-en-passant = non la stessa: in una era possibile una presa en passant

## Un file tenuto d'occhio

audit-waiting = { $file }: { $problem }; il file verrà riletto

## Il riepilogo

audit-total = { $games ->
    [0] Non c'era alcuna partita da esaminare.
    [one] È stata esaminata una partita, con { $plies ->
        [one] una mossa
       *[other] { $plies } mosse
    }.
   *[other] Sono state esaminate { $games } partite, con { $plies ->
        [one] una mossa
       *[other] { $plies } mosse
    }.
}
# $count è il numero delle partite.
audit-in-games =
    .illegal = { $count ->
        [one] Una partita contiene un'annotazione che non è una mossa legale, o non si può
       *[other] { $count } partite contengono un'annotazione che non è una mossa legale, o non si possono
    } seguire dall'inizio.
    .threefold = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } una posizione si è presentata abbastanza volte per una richiesta di patta.
    .fivefold = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } una posizione si è presentata abbastanza volte per la patta senza richiesta.
    .fifty-moves = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } le mosse senza muovere pedoni e senza catturare sono bastate per una richiesta di patta.
    .seventy-five-moves = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } sono bastate per la patta senza richiesta.
    .insufficient-material = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } nessuno poteva dare scaccomatto con i pezzi rimasti alla fine.
    .checkmate = { $count ->
        [one] Una partita è finita
       *[other] { $count } partite sono finite
    } con lo scaccomatto.
    .stalemate = { $count ->
        [one] Una partita è finita
       *[other] { $count } partite sono finite
    } con lo stallo.
    .claim-available = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } si sarebbe potuta, in qualche momento, richiedere la patta.
    .dead-position = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } da una certa mossa in poi lo scaccomatto non era più possibile (stalli compresi).
    .dead-with-material = In { $count ->
        [one] una
       *[other] { $count }
    } di queste i pezzi sarebbero bastati.
    .played-on-after-dead = In { $count ->
        [one] una
       *[other] { $count }
    } di queste si è continuato a giocare.
    .won-on-time-without-mate = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } chi ha vinto per il tempo non poteva dare scaccomatto.
    .resigned-without-mate = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } chi ha vinto per abbandono non poteva dare scaccomatto.
    .result-contradicts = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } il risultato non è quello che danno le mosse o la conclusione indicata.
    .clock-contradicts = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } gli orologi non concordano con il tempo di riflessione o fra loro.
    .header-contradicts = In { $count ->
        [one] una partita
       *[other] { $count } partite
    } un dato dell'intestazione ne contraddice un altro, il calendario o le mosse.
