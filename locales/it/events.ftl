### Lo svolgimento di un caso: condizioni, ciò che è noto in partenza e un messaggio per ogni evento.
### $player è chi agisce, $opponent l'altro giocatore; $owner è il giocatore a cui appartengono i pezzi;
### $event è il numero dell'evento precedente a cui ci si riferisce.

## Le condizioni

setting =
    .standard = Si gioca una partita a cadenza standard.
    .rapid-full = Si gioca una partita rapida con le Regole per le competizioni.
    .rapid-limited = Si gioca una partita rapida con le regole semplificate.
    .blitz-full = Si gioca una partita lampo con le Regole per le competizioni.
    .blitz-limited = Si gioca una partita lampo con le regole semplificate.
setting-time =
    .base = { DURATION($time) } di riflessione
    .moves = { DURATION($time) } per { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
    .rest = { DURATION($time) } per il resto della partita
    .whole = { DURATION($time) } per l'intera partita
setting-time-with =
    .increment = { LIST($times) } con un incremento di { DURATION($time) } per ogni mossa di questo periodo
    .delay = { LIST($times) } con un ritardo di { DURATION($time) } per ogni mossa di questo periodo
setting-time-control =
    .times = Ciascun giocatore ha { LIST($times) }.
    .times-increment = Ciascun giocatore ha { LIST($times) }, con un incremento di { DURATION($time) } a mossa.
    .times-increment-throughout = Ciascun giocatore ha { LIST($times) }, con un incremento di { DURATION($time) } a mossa a partire dalla prima.
    .times-no-increment = Ciascun giocatore ha { LIST($times) }, senza incremento.
    .times-delay = Ciascun giocatore ha { LIST($times) }, con un ritardo di { DURATION($time) } a mossa.
    .increment = L'incremento è di { DURATION($time) } a mossa.
    .no-increment = Si gioca senza incremento.
setting-no-draw-before-move = In questo torneo la patta non si può offrire né concordare prima che ciascun giocatore abbia eseguito { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
setting-draws-need-consent = In questo torneo la patta si può proporre e concordare solo con il consenso dell'arbitro.
setting-default-time = Il tempo di tolleranza è di { DURATION($time) }.
setting-no-default-time = Il tempo di tolleranza è pari a zero.
setting-resumption-late-limit = Per la ripresa di una partita aggiornata il tempo di tolleranza è di { DURATION($time) }.
setting-scheduled-start = L'inizio è fissato alle ore { $time }.
setting-devices-in-bag = In questo torneo un dispositivo spento può essere tenuto in una borsa.
setting-milder-device-penalty = In questo torneo per chi porta addosso un dispositivo è prevista una penalità più lieve della perdita della partita.
setting-report-leaving = In questo torneo il giocatore che non ha il tratto deve avvertire l'arbitro prima di lasciare l'area di gioco.
setting-frees-visually-disabled = In questo torneo i giocatori con disabilità visiva a corto di tempo non sono tenuti a registrare, qualunque sia l'incremento.
setting-no-appeal = In questo torneo non è ammesso l'appello contro le decisioni dell'arbitro.
setting-fines-announced = In questo torneo le ammende sono state annunciate in anticipo.
setting-guidelines-iii = Per questo torneo sono state annunciate le regole sul finale rapido.
setting-chess960 = Si gioca una partita di Scacchi960.
setting-visually-disabled = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità visiva.
setting-hearing-impaired = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità uditiva.
setting-scoring = Punti assegnati in questo torneo: { $win } per la vittoria, { $draw } per la patta, { $loss } per la sconfitta.
setting-forfeit-points = Punti per la sconfitta a forfait: { $points }.
setting-no-arbiter = Nessun arbitro assiste alla partita.

## Ciò che è noto prima del primo evento

known-start-position = Sulla scacchiera c'è la posizione iniziale numero { $number } degli Scacchi960.
known-to-move = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il tratto.
known-half-moves =
    .each = Nelle ultime { $count } mosse di ciascun giocatore non è stato mosso alcun pedone né catturato alcun pezzo.
    .apart = Nelle ultime { $count } mosse { WHO($player, case: "gen") } e nelle ultime { $others } { WHO($opponent, case: "gen") } non è stato mosso alcun pedone né catturato alcun pezzo.
known-moves =
    .start = La partita è cominciata con { MOVE($moves) }.
    .later = { $count ->
        [one] L'ultima mossa è stata
       *[other] Le ultime mosse sono state
    } { MOVE($moves) }.
known-material = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } { LIST($pieces) }.
    .bare = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } il solo re.
known-history-complete = La prima posizione da contare è quella che precedeva queste mosse.
known-occurrences =
    .here = La stessa posizione si presenta ora per la { $count ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $count }ª
    } volta.
    .intended = Con la mossa indicata la posizione si presenterebbe di fatto per la { $count ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $count }ª
    } volta.
known-consecutive-occurrences =
    .here = La stessa posizione si presenta ora per la { $count ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $count }ª
    } volta, sempre dopo una sola nuova mossa di ciascun giocatore.
    .intended = Con la mossa indicata la posizione si presenterebbe di fatto per la { $count ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
       *[other] { $count }ª
    } volta, sempre dopo una sola nuova mossa di ciascun giocatore.
known-moves-without-progress =
    .here = { $count ->
        [0] La serie senza mosse di pedone e senza catture è appena cominciata.
        [one] Ciascun giocatore ha eseguito una mossa senza muovere pedoni e senza catturare.
       *[other] Ciascun giocatore ha eseguito { $count } mosse senza muovere pedoni e senza catturare.
    }
    .intended = Con la mossa indicata ciascun giocatore avrebbe eseguito { $count ->
        [one] una mossa
       *[other] { $count } mosse
    } senza muovere pedoni e senza catturare.
known-moves-made =
    .one = { WHO($player) } { $count ->
        [0] non { AGREE($player, sg: "ha", pl: "hanno") } ancora eseguito alcuna mossa
        [one] { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa
       *[other] { AGREE($player, sg: "ha", pl: "hanno") } eseguito { $count } mosse
    }.
    .both = { $count ->
        [0] Nessuno dei due giocatori ha ancora eseguito una mossa
        [one] Ciascun giocatore ha eseguito una mossa
       *[other] Ciascun giocatore ha eseguito { $count } mosse
    }.
    .each = { WHO($player) } { $count ->
        [0] non { AGREE($player, sg: "ha", pl: "hanno") } ancora eseguito alcuna mossa
        [one] { AGREE($player, sg: "ha", pl: "hanno") } eseguito una mossa
       *[other] { AGREE($player, sg: "ha", pl: "hanno") } eseguito { $count } mosse
    }, { WHO($owner) } { $others ->
        [0] nessuna
        [one] una
       *[other] { $others }
    }.
known-moves-completed =
    .one = { WHO($player) } { $count ->
        [0] non { AGREE($player, sg: "ha", pl: "hanno") } ancora completato alcuna mossa
        [one] { AGREE($player, sg: "ha", pl: "hanno") } completato una mossa
       *[other] { AGREE($player, sg: "ha", pl: "hanno") } completato { $count } mosse
    }.
    .both = { $count ->
        [0] Nessuno dei due giocatori ha ancora completato una mossa
        [one] Ciascun giocatore ha completato una mossa
       *[other] Ciascun giocatore ha completato { $count } mosse
    }.
    .each = { WHO($player) } { $count ->
        [0] non { AGREE($player, sg: "ha", pl: "hanno") } ancora completato alcuna mossa
        [one] { AGREE($player, sg: "ha", pl: "hanno") } completato una mossa
       *[other] { AGREE($player, sg: "ha", pl: "hanno") } completato { $count } mosse
    }, { WHO($owner) } { $others ->
        [0] nessuna
        [one] una
       *[other] { $others }
    }.
known-both-can-mate =
    .yes = Entrambi i giocatori possono ancora dare scaccomatto.
    .no = Nessuno dei due giocatori può dare scaccomatto con alcuna serie di mosse legali.
known-can-mate =
    .yes = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ancora dare scaccomatto.
    .no = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } dare scaccomatto con alcuna serie di mosse legali.
known-illegal-acts = { $count ->
    [0] Finora non è stata contata alcuna mossa illegale { WHO($player, case: "gen") }.
    [one] È già stata contata una mossa illegale { WHO($player, case: "gen") }.
   *[other] Sono già state contate { $count } mosse illegali { WHO($player, case: "gen") }.
}
known-record-requests = La registrazione della partita è già stata chiesta in visione { $count ->
    [one] una volta
   *[other] { $count } volte
}.
known-warnings = { $count ->
    [0] Per la stessa infrazione non c'è stata finora alcuna ammonizione { WHO($player, case: "dat") }.
    [one] Per la stessa infrazione c'è già stata un'ammonizione { WHO($player, case: "dat") }.
   *[other] Per la stessa infrazione ci sono già state { $count } ammonizioni { WHO($player, case: "dat") }.
}
known-games-per-arbiter = Un arbitro supervisiona { $count ->
    [one] una sola partita
   *[other] { $count } partite contemporaneamente
}.
known-presses = Secondo l'orologio, { WHO($player) } { $count ->
    [0] non lo { AGREE($player, sg: "ha", pl: "hanno") } mai premuto
    [one] lo { AGREE($player, sg: "ha", pl: "hanno") } premuto una volta
   *[other] lo { AGREE($player, sg: "ha", pl: "hanno") } premuto { $count } volte
}.
known-period = { $count ->
    [1] È in corso il primo periodo.
    [2] È in corso il secondo periodo.
    [3] È in corso il terzo periodo.
   *[other] È in corso il { $count }º periodo.
}
# $player is who behaves so.
known-distraction =
    .yes = Il comportamento { WHO($player, case: "gen") } distrae o infastidisce l'avversario.
    .no = Il comportamento { WHO($player, case: "gen") } non distrae né infastidisce l'avversario.
    .offer-yes = L'offerta è irragionevole.
    .offer-no = L'offerta non è irragionevole.
    .claim-yes = La richiesta è irragionevole.
    .claim-no = La richiesta non è irragionevole.
# $player is who would win on time.
known-cannot-win-normally =
    .yes = È accertato che { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } vincere con mezzi normali.
    .no = È accertato che { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } vincere con mezzi normali.
known-no-effort =
    .yes = È accertato che { WHO($player) } non si { AGREE($player, sg: "sforza", pl: "sforzano") } di vincere con mezzi normali.
    .no = È accertato che { WHO($player) } si { AGREE($player, sg: "sforza", pl: "sforzano") } di vincere con mezzi normali.
known-disability =
    .yes = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } una disabilità.
    .no = { WHO($player) } non { AGREE($player, sg: "ha", pl: "hanno") } disabilità.
known-moves-completed-in-time =
    .yes = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } completato le mosse previste per il periodo.
    .no = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } completato le mosse previste per il periodo.
known-unable-to-press =
    .yes = { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio.
    .no = { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } in grado di usare l'orologio.
known-unable-to-move =
    .yes = { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in grado di muovere i pezzi.
    .no = { WHO($player) } { AGREE($player, sg: "è", pl: "sono") } in grado di muovere i pezzi.
known-loss-announced =
    .yes = { WHO($player, case: "dat") } è stato annunciato che la prossima infrazione costa la partita.
    .no = { WHO($player, case: "dat") } non è stato annunciato che la prossima infrazione costa la partita.
known-persistent-refusal =
    .yes = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } in modo persistente di attenersi alle Regole.
    .no = { WHO($player) } non { AGREE($player, sg: "rifiuta", pl: "rifiutano") } in modo persistente di attenersi alle Regole.
known-too-late =
    .yes = Il ritardo { WHO($player, case: "gen") } supera il tempo di tolleranza.
    .no = Il ritardo { WHO($player, case: "gen") } non supera il tempo di tolleranza.
open =
    .legal = Non è indicato se le mosse siano legali.
    .outcome = Non è indicato se una mossa abbia concluso la partita.
    .counts = Non è indicato quante volte qualcosa sia già accaduto.
    .has-the-move = Non è indicato chi abbia il tratto.
    .found = Non è indicato che cosa accerti l'arbitro.

## Intorno a un evento

event-left =
    .one = L'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }.
    .both = L'orologio { WHO($player, case: "gen") } segna { CLOCK($time) }, quello { WHO($owner, case: "gen") } { CLOCK($others) }.
    .left = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ancora { DURATION($time) }.
    .both-left = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } ancora { DURATION($time) }; { WHO($owner) } { AGREE($owner, sg: "ha", pl: "hanno") } { DURATION($others) }.
event-below-zero = L'orologio { WHO($player, case: "gen") } è sceso di { CLOCK($time) } sotto lo zero.
event-seen =
    .arbiter = , sotto gli occhi dell'arbitro
    .arbiter-flag = , e l'arbitro se ne accorge
    .nobody = , e nessuno nota nulla
    .nobody-at-first = , e sul momento nessuno nota nulla
    .opponent = ; se ne accorge soltanto l'avversario
event-order =
    .simultaneous = nello stesso istante
    .unknown = ; non si sa quale dei due fatti sia avvenuto per primo
    .disputed = ; i giocatori non concordano su quale dei due fatti sia avvenuto per primo
event-disputed =
    .words = { WHO($player) } sostiene di aver detto «acconcio»; { WHO($owner) } lo nega.
    .claim = { WHO($player) } sostiene di aver richiesto la patta; { WHO($owner) } lo nega.
    .claim-intended = { WHO($player) } sostiene di aver richiesto la patta con la mossa { MOVE($move) }; { WHO($owner) } lo nega.
    .offer = I giocatori non concordano se { WHO($player) } abbia proposto la patta.
    .move = { WHO($player) } sostiene che { WHO($owner) } abbia giocato { MOVE($move) }; { WHO($owner) } lo nega.
    .move-unknown = { WHO($player) } sostiene che { WHO($owner) } abbia eseguito una mossa; { WHO($owner) } lo nega.
    .move-legal = { WHO($player) } sostiene che { WHO($owner) } abbia eseguito una mossa legale; { WHO($owner) } lo nega.
    .move-illegal = { WHO($player) } sostiene che { WHO($owner) } abbia eseguito una mossa illegale; { WHO($owner) } lo nega.
    .act = I giocatori non concordano se sia avvenuto quanto segue: { $act }.
    .touch-unnamed = { WHO($player) } sostiene che { WHO($owner) } abbia toccato{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } un pezzo; { WHO($owner) } lo nega.
    .touch-known = { WHO($player) } sostiene che { WHO($owner) } abbia toccato{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } { MEN($squares) }; { WHO($owner) } lo nega.
    .touch-kinds = { WHO($player) } sostiene che { WHO($owner) } abbia toccato{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } { LIST($items) }; { WHO($owner) } lo nega.
event-found-of-disputed =
    .words-yes = L'arbitro accerta che la parola è stata detta.
    .words-no = L'arbitro accerta che la parola non è stata detta.
    .touch-yes = L'arbitro accerta che il pezzo è stato toccato.
    .touch-no = L'arbitro accerta che nessun pezzo è stato toccato.
    .move-yes = L'arbitro accerta che la mossa è stata eseguita.
    .move-no = L'arbitro accerta che la mossa non è stata eseguita.
    .offer-yes = L'arbitro accerta che la patta è stata proposta.
    .offer-no = L'arbitro accerta che la patta non è stata proposta.
    .claim-yes = L'arbitro accerta che la patta è stata richiesta.
    .claim-no = L'arbitro accerta che la patta non è stata richiesta.
    .act-yes = L'arbitro accerta che il fatto è avvenuto.
    .act-no = L'arbitro accerta che il fatto non è avvenuto.
event-about =
    .event = (evento { $event })
    .move = (mossa { MOVE($move) })
event-reference = (evento { $event })

## Alla scacchiera

event-move =
    .given = { WHO($player) } { AGREE($player, sg: "gioca", pl: "giocano") } { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } una mossa.
    .legal = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } una mossa legale.
    .illegal = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } una mossa illegale.
event-move-again =
    .given = { WHO($player) } { AGREE($player, sg: "gioca", pl: "giocano") } anche { MOVE($move) } senza attendere la risposta.
    .unknown = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } un'altra mossa senza attendere la risposta.
    .legal = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } un'altra mossa legale senza attendere la risposta.
    .illegal = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } un'altra mossa, stavolta illegale, senza attendere la risposta.
event-moves = Si gioca { MOVE($moves) }.
event-two-hands = con entrambe le mani
event-not-pressed = senza premere l'orologio
event-promotion-omitted = { WHO($player) } { AGREE($player, sg: "lascia", pl: "lasciano") } il pedone sulla traversa più distante senza promuoverlo.
event-touch =
    .unnamed = { WHO($player) } { AGREE($player, sg: "tocca", pl: "toccano") }{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } un pezzo.
    .known = { WHO($player) } { AGREE($player, sg: "tocca", pl: "toccano") }{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } { MEN($squares) }.
    .kinds = { WHO($player) } { AGREE($player, sg: "tocca", pl: "toccano") }{ $how ->
        [deliberate] {" "}intenzionalmente
        [accidental] {" "}involontariamente
       *[plain] {""}
    } { LIST($items) }.
event-capture-king = { WHO($player) } { AGREE($player, sg: "cattura", pl: "catturano") } il re avversario.
event-displace = { WHO($player) } { AGREE($player, sg: "rovescia", pl: "rovesciano") } { MEN($squares) }.
event-displaced-by-nobody = { $count ->
    [one] { MEN($squares) } finisce fuori posto per una causa sconosciuta.
   *[other] { MEN($squares) } finiscono fuori posto per una causa sconosciuta.
}
event-repair = { WHO($player) } { AGREE($player, sg: "rimette", pl: "rimettono") } a posto i pezzi spostati.

# Pezzi toccati di cui si conosce soltanto il tipo, come voci di un elenco.
touched-own-kind =
    .king = il proprio re
    .queen = la propria donna
    .rook = una propria torre
    .bishop = un proprio alfiere
    .knight = un proprio cavallo
    .pawn = un proprio pedone
touched-enemy-kind =
    .king = il re avversario
    .queen = la donna avversaria
    .rook = una torre avversaria
    .bishop = un alfiere avversario
    .knight = un cavallo avversario
    .pawn = un pedone avversario
event-touch-order =
    .known = , in quest'ordine
    .at-once = nello stesso momento
    .unknown = , e non si sa in quale ordine
event-touch-with =
    .passing-hand = al passaggio della mano
    .sleeve = con la manica
event-hand =
    .left = con la mano sinistra
    .right = con la mano destra
manner-accident =
    .yes = involontariamente
    .no = intenzionalmente
manner-valid-reason =
    .yes = per un valido motivo
    .no = senza un valido motivo
manner-excused =
    .yes = , con una giustificazione accolta dall'arbitro o dal regolamento
    .no = senza giustificazione

## L'esecuzione della mossa, passo per passo

event-say-adjust = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } «acconcio».
event-adjust = { WHO($player) } { AGREE($player, sg: "sistema", pl: "sistemano") } { MEN($squares) }.
event-lift = { WHO($player) } { AGREE($player, sg: "prende", pl: "prendono") } in mano { MEN($squares) }.
event-release = { WHO($player) } { AGREE($player, sg: "muove", pl: "muovono") } { TERM($kind, case: "nom") } da { SQUARE($piece) } in { SQUARE($on) } { $kind ->
    [queen] rilasciandola
    [rook] rilasciandola
   *[other] rilasciandolo
}.
event-take-off = { WHO($player) } { AGREE($player, sg: "toglie", pl: "tolgono") } dalla scacchiera { MEN($squares) }.
event-put-back = { WHO($player) } { AGREE($player, sg: "rimette", pl: "rimettono") } tutto dov'era.
event-pick-up = { WHO($player) } { AGREE($player, sg: "prende", pl: "prendono") } in mano { TERM($piece, case: "indef") } fra i pezzi accanto alla scacchiera.
event-place =
    .released = { WHO($player) } { AGREE($player, sg: "posa", pl: "posano") } { TERM($piece, case: "indef") } in { SQUARE($square) }.
    .touching = { WHO($player) } { AGREE($player, sg: "tocca", pl: "toccano") } la casa { SQUARE($square) } con { TERM($piece, case: "indef") }, senza lasciare il pezzo.
event-place-upside-down = , ma capovolgendo il pezzo
event-place-wrong-colour = , ma del colore dell'avversario
event-ask-for-piece = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } { TERM($piece, case: "indef") }, perché il pezzo non è disponibile.
event-announce =
    .check = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } «scacco».
    .mate = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } «matto».
    .castling = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } «arrocco».
    .piece = { WHO($player) } { AGREE($player, sg: "nomina", pl: "nominano") } ad alta voce { TERM($piece, case: "indef") }.
event-claim-touch-rules =
    .plain = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } reclamo all'arbitro per un'infrazione delle regole sul pezzo toccato.
    .hands = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } reclamo all'arbitro sostenendo che { WHO($owner) } abbia usato entrambe le mani.
    .moved = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } reclamo all'arbitro sostenendo che { WHO($owner) } abbia violato la regola del pezzo toccato.
    .touched = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } reclamo all'arbitro sostenendo che { WHO($owner) } abbia toccato un pezzo.
event-bring-assistant =
    .plain = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } un assistente.
    .tasks = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } un assistente per { LIST($items) }.
event-assistant-accepted =
    .yes = ; l'arbitro accetta l'assistente
    .no = ; l'arbitro non accetta l'assistente
event-assistant-presented =
    .late = , ma soltanto poco prima del turno
    .opponent = : è l'avversario stesso
assistant-task =
    .moving = muovere i pezzi
    .clock = premere l'orologio
    .recording = registrare le mosse
    .announcing = annunciare le mosse
    .telling = rispondere a domande sulle mosse completate e sui tempi
    .claiming = segnalare la caduta della bandierina e i pezzi toccati
    .adjourning = curare le formalità dell'aggiornamento

## L'orologio

event-press = { WHO($player) } { AGREE($player, sg: "preme", pl: "premono") } l'orologio.
event-press-without-move = senza aver eseguito una mossa
event-pause = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi.
event-press-with =
    .other-hand = { WHO($player) } { AGREE($player, sg: "preme", pl: "premono") } l'orologio con la mano che non ha mosso il pezzo.
    .force = { WHO($player) } { AGREE($player, sg: "colpisce", pl: "colpiscono") } l'orologio con forza.
event-handle-clock =
    .keep-finger-on = { WHO($player) } { AGREE($player, sg: "tiene", pl: "tengono") } un dito sul pulsante dell'orologio.
    .hover = { WHO($player) } { AGREE($player, sg: "tiene", pl: "tengono") } la mano o un dito sospesi sopra l'orologio.
    .lift = { WHO($player) } { AGREE($player, sg: "solleva", pl: "sollevano") } l'orologio.
    .knock-over = { WHO($player) } { AGREE($player, sg: "rovescia", pl: "rovesciano") } l'orologio.
event-clock-runs = Il tempo { WHO($player, case: "gen") } scorre per { DURATION($time) }.
event-pause-for =
    .irregularity = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi a causa di un'irregolarità.
    .claim = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi per presentare una richiesta.
    .promotion-piece = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi perché manca il pezzo necessario alla promozione.
    .disturbance = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi a causa di un disturbo.
    .illness = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi a causa di un malore.
    .private = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi per un motivo privato.
    .video = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi perché si guardi una registrazione video.
    .low-battery = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi perché il formulario elettronico segnala che la batteria è scarica.
    .none = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi senza indicare alcun motivo.
event-restart = { WHO($player) } { AGREE($player, sg: "riavvia", pl: "riavviano") } l'orologio.
event-clock-marks-first = L'orologio segnala che la bandierina { WHO($owner, case: "gen") } è caduta per prima.
event-claim-clock-defect = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che l'orologio sia difettoso.
event-claim-setting-fault =
    .base-time = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che sull'orologio il tempo di un periodo è impostato male.
    .increment = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che sull'orologio l'incremento è impostato male.
    .mode = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che l'orologio è impostato nella modalità sbagliata.
    .credit = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che sull'orologio è sbagliato il tempo aggiunto o tolto per decisione dell'arbitro.
    .move-counter = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che il contamosse è sbagliato.
event-claim-clock-set = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che l'orologio era impostato su { DURATION($time) }, { SECONDS($increment) ->
    [0] senza incremento
    [one] con un incremento di { DURATION($increment) } a mossa
   *[other] con un incremento di { DURATION($increment) } a mossa
}.
event-clock-set-alone = , ma soltanto dal lato { WHO($player, case: "gen") }
event-wish-clock-place = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che l'orologio sia posto altrove.
event-start-round =
    .scheduled = Il turno comincia all'ora fissata.
    .late = Il turno comincia con { DURATION($time) } di ritardo sull'ora fissata.
    .at = Il turno comincia alle ore { $time }.
event-arrival =
    .board-on-time = { WHO($player) } { AGREE($player, sg: "arriva", pl: "arrivano") } alla scacchiera all'ora fissata.
    .board-late = { WHO($player) } { AGREE($player, sg: "arriva", pl: "arrivano") } alla scacchiera { DURATION($time) } dopo l'ora fissata per l'inizio.
    .board-at = { WHO($player) } { AGREE($player, sg: "arriva", pl: "arrivano") } alla scacchiera alle ore { $time }.
    .hall-on-time = { WHO($player) } { AGREE($player, sg: "entra", pl: "entrano") } nella sala di gioco all'ora fissata, ma non { AGREE($player, sg: "si presenta", pl: "si presentano") } alla scacchiera.
    .hall-late = { WHO($player) } { AGREE($player, sg: "entra", pl: "entrano") } nella sala di gioco { DURATION($time) } dopo l'ora fissata per l'inizio, ma non { AGREE($player, sg: "si presenta", pl: "si presentano") } alla scacchiera.
    .hall-at = { WHO($player) } { AGREE($player, sg: "entra", pl: "entrano") } nella sala di gioco alle ore { $time }, ma non { AGREE($player, sg: "si presenta", pl: "si presentano") } alla scacchiera.
event-default-time-ends = Il tempo di tolleranza è scaduto.
event-claim-default = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la vittoria, sostenendo che l'avversario non si sia presentato in tempo.
event-claim-from-screen =
    .alone = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } una richiesta basata soltanto su quanto mostra uno schermo o una scacchiera dimostrativa.
    .with-other = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } una richiesta basata su quanto mostra uno schermo o una scacchiera dimostrativa, e su altro ancora.
event-flag-falls = Cade la bandierina { WHO($player, case: "gen") }.
event-claim-flag =
    .opponents = { WHO($player) } { AGREE($player, sg: "segnala", pl: "segnalano") } che la bandierina dell'avversario è caduta.
    .named = { WHO($player) } { AGREE($player, sg: "segnala", pl: "segnalano") } che una bandierina è caduta.

## Offerte e richieste

event-offer-draw = { WHO($player) } { AGREE($player, sg: "propone", pl: "propongono") } la patta.
event-offer-conditional = , ponendo una condizione
event-offer-repeated = ancora una volta, senza che la posizione dia un nuovo motivo per farlo
event-accept =
    .offer = { WHO($player) } { AGREE($player, sg: "accetta", pl: "accettano") } l'offerta di patta.
    .draw = { WHO($player) } { AGREE($player, sg: "accetta", pl: "accettano") } la patta.
    .after-all = { WHO($player) } { AGREE($player, sg: "poi accetta", pl: "poi accettano") } comunque la patta.
event-refuse =
    .offer = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } l'offerta di patta.
    .draw = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } la patta.
event-withdraw =
    .offer = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di ritirare l'offerta.
    .claim = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di ritirare la richiesta.
    .resignation = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di ritirare l'abbandono.
    .unknown = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di ritirare quanto dichiarato.
event-agree-draw = { WHO($player) } si { AGREE($player, sg: "accorda", pl: "accordano") } per la patta.
event-claim-draw =
    .repetition = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta per triplice ripetizione della posizione.
    .repetition-intended = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta sostenendo che con la mossa { MOVE($move) } la posizione si presenterà per la terza volta.
    .repetition-written = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } la mossa { MOVE($move) } e { AGREE($player, sg: "richiede", pl: "richiedono") } la patta, sostenendo che con questa mossa la posizione si presenterà per la terza volta.
    .no-progress = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta per la regola delle 50 mosse.
    .no-progress-intended = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta per la regola delle 50 mosse con la mossa { MOVE($move) }.
    .no-progress-written = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } la mossa { MOVE($move) }, che { AGREE($player, sg: "intende", pl: "intendono") } giocare, e { AGREE($player, sg: "richiede", pl: "richiedono") } la patta per la regola delle 50 mosse.
event-claim-not-written = , ma non { AGREE($player, sg: "scrive", pl: "scrivono") } la mossa
event-claim-not-declared = , ma non { AGREE($player, sg: "dichiara", pl: "dichiarano") } all'arbitro di volerla giocare
event-claim-irregularity =
    .plain = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che vi sia stata un'irregolarità.
    .move = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che { MOVE($move) } fosse una mossa illegale.
    .moved = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che la mossa { WHO($owner, case: "gen") } fosse illegale.
    .pressed = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che l'orologio sia stato premuto indebitamente.
    .displaced = { WHO($player) } { AGREE($player, sg: "sostiene", pl: "sostengono") } che siano stati spostati dei pezzi.
event-agree-to-correct = { WHO($player) } si { AGREE($player, sg: "accorda", pl: "accordano") } per rimediare senza l'arbitro.

## La fine

event-resign = { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") }.
event-resign-in-writing = { WHO($player) } { AGREE($player, sg: "abbandona", pl: "abbandonano") } per iscritto.
event-resign-for = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } che { WHO($owner) } { AGREE($owner, sg: "abbandona", pl: "abbandonano") }.
event-gesture =
    .stops-clocks = { WHO($player) } { AGREE($player, sg: "ferma", pl: "fermano") } gli orologi senza dire nulla.
    .tips-king = { WHO($player) } { AGREE($player, sg: "rovescia", pl: "rovesciano") } il re senza dire nulla.
    .holds-out-hand = { WHO($player) } { AGREE($player, sg: "tende", pl: "tendono") } la mano all'avversario senza dire nulla.
    .handshake = { WHO($player) } si stringono la mano senza dire nulla.
    .kings-in-centre = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } i re al centro della scacchiera senza dire nulla.
    .signs-scoresheet = { WHO($player) } { AGREE($player, sg: "firma", pl: "firmano") } il formulario senza dire nulla.
    .walks-off = { WHO($player) } { AGREE($player, sg: "si allontana", pl: "si allontanano") } senza dire nulla e non { AGREE($player, sg: "torna", pl: "tornano") }.
event-answer-unclearly =
    .gesture = { WHO($player) } { AGREE($player, sg: "risponde", pl: "rispondono") } all'offerta soltanto con un gesto.
    .evasive = { WHO($player) } { AGREE($player, sg: "risponde", pl: "rispondono") } all'offerta in modo evasivo.

## L'aggiornamento della partita

event-session-ends = Secondo l'orologio dell'arbitro la sessione è finita.
event-ask-to-seal = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di mettere in busta la mossa, perché la partita va aggiornata.
event-adjourn-early = { WHO($player) } { AGREE($player, sg: "aggiorna", pl: "aggiornano") } la partita prima della fine della sessione.
event-adjourn-early-by = { WHO($player) } { AGREE($player, sg: "aggiorna", pl: "aggiornano") } la partita { DURATION($time) } prima della fine della sessione.
event-seal =
    .given = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } in busta la mossa { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } in busta una mossa.
event-change-sealed =
    .given = { WHO($player) } { AGREE($player, sg: "cambia", pl: "cambiano") } la mossa segreta in { MOVE($move) }.
    .unknown = { WHO($player) } { AGREE($player, sg: "cambia", pl: "cambiano") } la mossa segreta.
event-seal-reply =
    .given = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } la risposta { MOVE($move) } in una seconda busta.
    .unknown = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } una risposta in una seconda busta.
event-sealed-reads =
    .clear = La mossa segreta è legale e si può leggere in un solo modo.
    .unorthodox = La mossa segreta è scritta in modo insolito, ma il suo significato è certo.
    .ambiguous = La mossa segreta si può leggere come due mosse diverse.
    .unintelligible = Non è possibile stabilire quale mossa si volesse mettere in busta.
    .illegal = La mossa segreta è illegale.
event-sealed-on =
    .electronic-scoresheet = su un formulario elettronico
    .something-else = , ma non sul formulario
event-sealed-means = , che può indicare soltanto { MOVE($move) }
event-close-envelope = { WHO($player) } { AGREE($player, sg: "chiude", pl: "chiudono") } la busta.
event-envelope-shows =
    .given = , sulla quale figurano { LIST($items) }
    .nothing = , sulla quale non è scritto nulla
event-envelope-contains =
    .given = ; contenuto: { LIST($items) }
    .nothing = ; dentro non c'è alcun formulario
event-resume = È giunta l'ora della ripresa della partita aggiornata.
event-arrive = { WHO($player) } { AGREE($player, sg: "arriva", pl: "arrivano") } con { DURATION($time) } di ritardo.
event-arrive-back = { WHO($player) } { AGREE($player, sg: "torna", pl: "tornano") } alla scacchiera dopo { DURATION($time) }.
event-arrive-on-time = { WHO($player) } { AGREE($player, sg: "arriva", pl: "arrivano") } in orario.
event-absent = { WHO($player) } { AGREE($player, sg: "è assente", pl: "sono assenti") }.
    .at-start = All'inizio della partita { WHO($player) } { AGREE($player, sg: "è assente", pl: "sono assenti") }.
    .at-resumption = Alla ripresa della partita { WHO($player) } { AGREE($player, sg: "è assente", pl: "sono assenti") }.
event-open-envelope = { WHO($player) } { AGREE($player, sg: "apre", pl: "aprono") } la busta.
event-lose-envelope = La busta non si trova.
event-claim-wrong-times = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che dopo l'aggiornamento i tempi degli orologi sono sbagliati.

## Registrazione e disposizione iniziale

event-claim-wrong-set-up =
    .pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che all'inizio alcuni pezzi si trovavano
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che all'inizio alcuni pezzi si trovassero
    } su case sbagliate.
    .orientation = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che la scacchiera è ruotata
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che la scacchiera sia ruotata
    } di 90°.
    .orientation-and-pieces = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che la scacchiera è ruotata di 90° e che inoltre all'inizio alcuni pezzi si trovavano
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che la scacchiera sia ruotata di 90° e che inoltre all'inizio alcuni pezzi si trovassero
    } su case sbagliate.
    .colours = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che i colori sono stati invertiti
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che i colori siano stati invertiti
    }.
    .king = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che all'inizio il re { WHO($of, case: "gen") } si trovava
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che all'inizio il re { WHO($of, case: "gen") } si trovasse
    } su una casa sbagliata.
    .king-and-queen = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che all'inizio il re e la donna { WHO($of, case: "gen") } erano scambiati
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che all'inizio il re e la donna { WHO($of, case: "gen") } fossero scambiati
    }.
    .rook = { WHO($player) } { $sees ->
        [yes] { AGREE($player, sg: "si accorge", pl: "si accorgono") } che all'inizio una torre { WHO($of, case: "gen") } si trovava
       *[no] { AGREE($player, sg: "sostiene", pl: "sostengono") } che all'inizio una torre { WHO($of, case: "gen") } si trovasse
    } in { SQUARE($on) }.
event-claim-wrong-setting = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } notare che l'orologio è impostato male.
event-ask-for-record = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di vedere la registrazione della partita.
event-ask-for-scoresheet = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } un formulario.
event-sees =
    .plain = { WHO($player) } { AGREE($player, sg: "si accorge", pl: "si accorgono") } poi dell'accaduto.
    .move = { WHO($player) } { AGREE($player, sg: "si accorge", pl: "si accorgono") } poi della mossa { MOVE($move) }.

## L'arbitro

event-sees-position = { WHO($player) } { AGREE($player, sg: "si avvicina", pl: "si avvicinano") } alla scacchiera e { AGREE($player, sg: "osserva", pl: "osservano") } la posizione.
event-finds = { WHO($player) } { AGREE($player, sg: "accerta", pl: "accertano") } che { $finding }.
event-rules =
    .given = { WHO($player) } { AGREE($player, sg: "decide", pl: "decidono") } quanto segue: { $ruling }.
    .about = { WHO($player) } { AGREE($player, sg: "decide", pl: "decidono") } sull'evento { $event } quanto segue: { $ruling }.
    .about-move = { WHO($player) } { AGREE($player, sg: "decide", pl: "decidono") } sulla mossa { MOVE($move) } quanto segue: { $ruling }.
    .nothing = { WHO($player) } non { AGREE($player, sg: "prende", pl: "prendono") } alcun provvedimento.

## La domanda dell'esaminatore

event-asks =
    .envelope = Che cosa deve figurare sulla busta?
    .session = Che cosa si deve annunciare riguardo alla sessione?
    .class = A quale tipo di gioco corrisponde questa cadenza?
    .clocks = Che cosa segnano gli orologi?
    .deadline = Fino a che ora un giocatore può presentarsi alla scacchiera?
    .regime = Quali regole si applicano a queste partite?
    .recording = I giocatori devono registrare le mosse?
    .points = Quanti punti ottiene ciascun giocatore?
    .ruling-recording = Che cosa devono fare i giocatori riguardo ai formulari?
    .regulations = Che cosa deve stabilire il regolamento del torneo?
    .ruling-game = Come finisce o prosegue la partita?
    .ruling-clock = Che cosa accade all'orologio?
    .ruling-moves = Quale posizione vale e che cosa si deve giocare?
    .ruling-offences = C'è stata un'infrazione?
    .ruling-claims = Che esito ha la richiesta?
    .ruling-arbiter = Che cosa deve fare l'arbitro?
    .ruling-definitions = Come definiscono le Regole questo caso?
    .has-the-move = Chi ha il tratto?
    .moves = Quali mosse può giocare chi ha il tratto?
    .over = La partita è finita? E se sì, come?
    .dead = La posizione è morta?
    .claim-check = Chi verifica una richiesta di patta?
    .first-flag = Quale bandierina è caduta per prima?
    .initial-position = Questa può essere la posizione iniziale di una partita?
    .square = Di che colore è la casa { SQUARE($square) }?
    .in-check = C'è un re sotto scacco?
    .position = Si può giungere a questa posizione con mosse legali?
    .penalties = Quali penalità può infliggere l'arbitro?
    .rated = La partita è valida per il rating?
    .assistant = Un giocatore deve avere un assistente?
event-may-play =
    .one = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ora giocare { MOVE($move) }?
    .several = { WHO($player) } { AGREE($player, sg: "può", pl: "possono") } ora giocare { LIST($moves, type: "or") }?

## Formulari e risultati
## $winner è il giocatore che ha vinto, soltanto in `win`.

event-write-move =
    .own-after = { WHO($player) } { AGREE($player, sg: "registra", pl: "registrano") } la propria mossa appena eseguita.
    .own-before = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } una mossa prima di eseguirla.
    .opponents-after = { WHO($player) } { AGREE($player, sg: "registra", pl: "registrano") } la mossa dell'avversario.
    .opponents-before = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } la mossa dell'avversario prima che sia eseguita.
event-written-text = ({ MOVE($move) })
event-written-instead = al posto di un'altra che era stata scritta ma non eseguita
event-written-for =
    .claim = per richiedere la patta
    .sealing = per metterla in busta
event-write-on-sheet =
    .times = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } sul formulario i tempi degli orologi.
    .offer = { WHO($player) } { AGREE($player, sg: "annota", pl: "annotano") } sul formulario un'offerta di patta.
    .claim = { WHO($player) } { AGREE($player, sg: "annota", pl: "annotano") } sul formulario qualcosa che riguarda una richiesta.
    .relevant-data = { WHO($player) } { AGREE($player, sg: "annota", pl: "annotano") } sul formulario altri dati della partita.
    .thoughts = { WHO($player) } { AGREE($player, sg: "scrive", pl: "scrivono") } sul formulario considerazioni sulla posizione.
event-mark-offer = { WHO($player) } { AGREE($player, sg: "annota", pl: "annotano") } l'offerta sul proprio formulario con il segno (=).
event-stop-recording = { WHO($player) } { AGREE($player, sg: "smette", pl: "smettono") } di registrare le mosse.
event-resume-recording = { WHO($player) } { AGREE($player, sg: "riprende", pl: "riprendono") } a registrare le mosse.
event-complete-sheet = { WHO($player) } { AGREE($player, sg: "aggiunge", pl: "aggiungono") } sul formulario le mosse mancanti.
event-sheet-gap =
    .opponents-last = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } risposto all'ultima mossa dell'avversario senza averla prima registrata.
    .own-previous = { WHO($player) } non { AGREE($player, sg: "aveva", pl: "avevano") } registrato la propria mossa precedente prima di eseguire la successiva.
    .earlier = Sul formulario { WHO($player, case: "gen") } mancano mosse precedenti, e nessuno sa dire da quando.
    .one-sheet = Sul formulario { WHO($player, case: "gen") } mancano delle mosse; l'altro è completo.
    .both-sheets = Su entrambi i formulari mancano delle mosse.
    .unreadable = Sul formulario { WHO($player, case: "gen") } alcune mosse sono sbagliate o illeggibili.
event-sheets-show =
    .overstepping = I formulari mostrano che un giocatore ha superato il tempo assegnato prima di completare le mosse del periodo.
    .in-time = I formulari mostrano che le mosse del periodo sono state completate in tempo.
    .nothing = I formulari non possono essere aggiornati in modo da mostrare che un giocatore ha superato il tempo assegnato.
event-reconstruct = { WHO($player) } { AGREE($player, sg: "ricostruisce", pl: "ricostruiscono") } la partita su una seconda scacchiera.
event-hide-sheet = { WHO($player) } { AGREE($player, sg: "copre", pl: "coprono") } il formulario, in modo che l'arbitro non possa vederlo.
event-lay-pen-on-sheet =
    .yes = { WHO($player) } { AGREE($player, sg: "posa", pl: "posano") } una penna sul formulario, coprendo l'ultima mossa.
    .no = { WHO($player) } { AGREE($player, sg: "posa", pl: "posano") } una penna sul formulario, ma l'ultima mossa resta visibile.
event-keep-sheet = { WHO($player) } { AGREE($player, sg: "tiene", pl: "tengono") } per sé l'originale del formulario.
event-ask-for-opponents-sheet = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il formulario dell'avversario.
event-lend-sheet = { WHO($player) } { AGREE($player, sg: "presta", pl: "prestano") } il formulario all'avversario.
event-refuse-sheet = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di prestare il formulario all'avversario.
event-return-sheet = { WHO($player) } { AGREE($player, sg: "restituisce", pl: "restituiscono") } il formulario all'avversario.
event-electronic-sheet-fails = Il formulario elettronico { WHO($player, case: "gen") } non funziona.
event-change-sheet-mode =
    .arbiter = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } un formulario elettronico nella modalità per gli arbitri.
    .other = { WHO($player) } { AGREE($player, sg: "mette", pl: "mettono") } un formulario elettronico in una modalità diversa da quella di gioco.
event-cannot-record =
    .disability = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare le mosse a causa di una disabilità.
    .other-reason = { WHO($player) } non { AGREE($player, sg: "può", pl: "possono") } registrare le mosse per un motivo diverso da una disabilità.
event-sign = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "firma", pl: "firmano") } i formulari con l'indicazione della vittoria { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "firma", pl: "firmano") } i formulari con l'indicazione della patta.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "firma", pl: "firmano") } i formulari con l'indicazione della sconfitta di entrambi.
}
event-approve-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "conferma", pl: "confermano") } sul formulario elettronico la vittoria { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "conferma", pl: "confermano") } sul formulario elettronico la patta.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "conferma", pl: "confermano") } sul formulario elettronico la sconfitta di entrambi.
}
event-report-result = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } come risultato la vittoria { WHO($winner, case: "gen") }.
    [draw] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } come risultato la patta.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } come risultato la sconfitta di entrambi.
}
event-report-unplayed = { $result ->
    [win] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } la partita non giocata come vinta { WHO($winner, case: "by") }.
    [draw] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } la partita non giocata come patta.
   *[both-lose] { WHO($player) } { AGREE($player, sg: "comunica", pl: "comunicano") } la partita non giocata come persa da entrambi.
}
event-award-points = { WHO($player) } { AGREE($player, sg: "vuole", pl: "vogliono") } assegnare questi punti: { $first_points } { WHO($first, case: "dat") }, { $second_points } { WHO($second, case: "dat") }.

## Condotta, dispositivi e terzi

event-permission =
    .given = con il permesso dell'arbitro
    .missing = senza il permesso dell'arbitro
event-leave =
    .board = { WHO($player) } { AGREE($player, sg: "si alza", pl: "si alzano") } dalla scacchiera.
    .area = { WHO($player) } { AGREE($player, sg: "lascia", pl: "lasciano") } l'area di gioco.
    .venue = { WHO($player) } { AGREE($player, sg: "lascia", pl: "lasciano") } la sede di gioco.
    .far-corner = { WHO($player) } { AGREE($player, sg: "va", pl: "vanno") } in un angolo lontano della grande sala.
event-leave-purpose =
    .smoke = per fumare
    .toilet = per andare alla toilette
    .illness = per un malore
    .emergency = per un allarme o un'altra emergenza
event-leave-reported =
    .yes = , dopo aver avvertito l'arbitro
    .no = , senza aver prima avvertito l'arbitro
event-enter = { WHO($player) } { AGREE($player, sg: "entra", pl: "entrano") } nell'area di gioco.
    .finished = Un giocatore che ha già finito la propria partita entra nell'area di gioco.
event-use-help =
    .notes = { WHO($player) } { AGREE($player, sg: "consulta", pl: "consultano") } delle note.
    .information = { WHO($player) } { AGREE($player, sg: "consulta", pl: "consultano") } un libro o un'altra fonte di informazioni.
    .advice = { WHO($player) } { AGREE($player, sg: "si fa", pl: "si fanno") } consigliare.
    .second-board = { WHO($player) } { AGREE($player, sg: "analizza", pl: "analizzano") } la partita su un'altra scacchiera.
event-device =
    .adjoining-area = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } in un'area adiacente, designata dall'arbitro, un dispositivo elettronico.
    .person = { WHO($player) } { AGREE($player, sg: "porta", pl: "portano") } addosso un dispositivo elettronico.
    .table = Sul tavolo c'è un dispositivo elettronico { WHO($player, case: "gen") }.
    .bag = In una borsa c'è un dispositivo elettronico { WHO($player, case: "gen") }.
    .person-sounding = { AGREE($player, sg: "Squilla il dispositivo elettronico", pl: "Squillano i dispositivi elettronici") } { WHO($player, case: "gen") }.
    .table-sounding = Un dispositivo elettronico { WHO($player, case: "gen") } squilla sul tavolo.
    .bag-sounding = Un dispositivo elettronico { WHO($player, case: "gen") } squilla in una borsa.
event-device-state =
    .chess-program = , su cui è in funzione un programma di scacchi
    .off = , completamente spento
    .silent = , acceso ma silenzioso
    .sounding = , che squilla
event-device-shown =
    .admitted = { WHO($player) } { AGREE($player, sg: "ammette", pl: "ammettono") } di avere il dispositivo.
    .reported = Un'altra persona segnala il dispositivo.
event-device-approved = L'arbitro ha autorizzato il dispositivo.
event-device-before-the-game = La partita non è ancora iniziata.
event-use-bag = { WHO($player) } { AGREE($player, sg: "prende", pl: "prendono") } la borsa che contiene il dispositivo.
event-use-bag-to-the-toilet = e { AGREE($player, sg: "va", pl: "vanno") } con la borsa alla toilette
event-inspect = { WHO($player) } { AGREE($player, sg: "esige", pl: "esigono") } che { WHO($owner) } si sottoponga all'ispezione di indumenti, borse e altri oggetti.
event-inspect-other-gender = Chi dovrebbe eseguire l'ispezione non è dello stesso sesso del giocatore.
event-inspect-in-public = , davanti ad altre persone
event-inspect-witness =
    .same-gender = Il testimone dell'arbitro è dello stesso sesso del giocatore.
    .other-gender = Il testimone dell'arbitro non è dello stesso sesso del giocatore.
    .nobody = Non c'è nessun testimone.
event-inspect-before-the-game = La partita non è ancora iniziata.
event-refuse-inspection = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } l'ispezione.
event-accuse =
    .arbiter = { WHO($player) } { AGREE($player, sg: "accusa", pl: "accusano") } { WHO($owner) } di barare, dicendolo soltanto all'arbitro.
    .players = Davanti ad altri { WHO($player) } { AGREE($player, sg: "accusa", pl: "accusano") } { WHO($owner) } di barare.
event-accuse-named =
    .arbiter = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } soltanto a un altro arbitro che { WHO($owner) } { AGREE($owner, sg: "è sospettato", pl: "sono sospettati") } di barare.
    .players = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a dei giocatori che { WHO($owner) } { AGREE($owner, sg: "è sospettato", pl: "sono sospettati") } di barare.
event-accuse-written = , per iscritto e sull'apposito modulo
event-accuse-only-strength = , soltanto per un gioco troppo forte rispetto al rating
event-disturb =
    .noise = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } rumore.
    .noise-source = { WHO($player) } { AGREE($player, sg: "introduce", pl: "introducono") } una fonte di rumore nell'area di gioco.
    .talking = { WHO($player) } { AGREE($player, sg: "parla", pl: "parlano") } mentre si gioca.
    .eating = { WHO($player) } { AGREE($player, sg: "consuma", pl: "consumano") } cibo alla scacchiera.
    .other = { WHO($player) } { AGREE($player, sg: "si comporta", pl: "si comportano") } in un modo che può distrarre.
event-smoke =
    .plain = { WHO($player) } { AGREE($player, sg: "fuma", pl: "fumano") }.
    .electronic = { WHO($player) } { AGREE($player, sg: "fuma", pl: "fumano") } una sigaretta elettronica.
event-smoke-where =
    .allowed = nell'area per fumatori
    .elsewhere = fuori dell'area per fumatori
event-misbehave =
    .drunk = { WHO($player) } { AGREE($player, sg: "si presenta", pl: "si presentano") } alla partita in stato di ebbrezza, ma non { AGREE($player, sg: "disturba", pl: "disturbano") } nessuno.
    .arranged-game = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } concordato il risultato prima della partita.
    .insult = { WHO($player) } { AGREE($player, sg: "insulta", pl: "insultano") } qualcuno.
    .other = { WHO($player) } { AGREE($player, sg: "si comporta", pl: "si comportano") } in modo scorretto.
event-defy =
    .ruling = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di attenersi alla decisione dell'arbitro.
    .laws = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di attenersi alle Regole.
    .reconstruction = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di collaborare alla ricostruzione della partita.
    .claim-check = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di partecipare alla verifica della richiesta di patta.
    .playing-on = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di continuare a giocare.
    .completing-sheet = { WHO($player) } non { AGREE($player, sg: "completa", pl: "completano") } il formulario, o lo { AGREE($player, sg: "fa", pl: "fanno") } con ritardo.
event-appeal = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } appello contro la decisione dell'arbitro.
event-appeal-signed = dopo la firma del formulario
event-appeal-after = , { DURATION($time) } dopo
event-appeal-in-writing =
    .yes = per iscritto
    .no = senza metterlo per iscritto
event-request =
    .leave-area = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di lasciare l'area di gioco.
    .leave-venue = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di lasciare la sede di gioco.
    .explain-rule = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che cosa dica una regola.
    .advise-on-position = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } se in questa posizione una certa mossa sia possibile.
    .move-count = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } quante mosse siano state completate.
    .medical = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } assistenza medica.
    .equipment = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } qualcosa che occorre per giocare.
    .arrangements = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } altre condizioni di gioco.
    .use-notes = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di servirsi di note, di un libro o di un'altra scacchiera.
    .use-device = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di usare un dispositivo elettronico.
    .use-bag = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di usare la borsa con il dispositivo.
    .stop-clocks = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } all'arbitro di fermare gli orologi.
    .see-position = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } di vedere una posizione precedente della partita.
    .claim-check = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } la verifica della richiesta di patta.
    .turn-knights = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che i cavalli dell'avversario siano orientati diversamente.
    .own-witness = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che all'ispezione assista un testimone di propria scelta.
    .video = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } che si guardi una registrazione video.
    .own-device = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } il permesso di registrare le mosse su un proprio dispositivo.
event-complain = { WHO($player) } { AGREE($player, sg: "presenta", pl: "presentano") } reclamo all'arbitro.
event-tell =
    .arbiter-flag = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro che una bandierina è caduta.
    .arbiter-irregularity = { WHO($player) } { AGREE($player, sg: "segnala", pl: "segnalano") } un'irregolarità soltanto all'arbitro.
    .arbiter-not-pressed = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro che l'orologio non è stato premuto.
    .arbiter-move-completed = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro che una mossa è stata completata.
    .arbiter-move-count = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro quante mosse sono state completate.
    .arbiter-times = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro quanto tempo è stato usato.
    .arbiter-advice = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro quale mossa sarebbe buona.
    .arbiter-draw-advice = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro se convenga offrire o accettare la patta.
    .arbiter-protest = { WHO($player) } { AGREE($player, sg: "protesta", pl: "protestano") } soltanto presso l'arbitro.
    .arbiter-team-score = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro come va l'incontro.
    .arbiter-screening = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro che le mosse di un giocatore coincidono con quelle di un programma.
    .arbiter-adjusting = { WHO($player) } { AGREE($player, sg: "riferisce", pl: "riferiscono") } soltanto all'arbitro di voler acconciare dei pezzi.
    .players-flag = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } ad alta voce che una bandierina è caduta.
    .players-irregularity = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } ad alta voce che c'è stata un'irregolarità.
    .players-not-pressed = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore che l'orologio non è stato premuto.
    .players-move-completed = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore che l'avversario ha completato una mossa.
    .players-move-count = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore quante mosse sono state completate.
    .players-times = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore quanto tempo è stato usato.
    .players-advice = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore quale mossa sarebbe buona.
    .players-draw-advice = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore se offrire o accettare la patta.
    .players-protest = { WHO($player) } { AGREE($player, sg: "protesta", pl: "protestano") } ad alta voce.
    .players-team-score = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } a un giocatore come va l'incontro.
    .players-screening = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } ad alta voce che le mosse di un giocatore coincidono con quelle di un programma.
    .players-adjusting = { WHO($player) } { AGREE($player, sg: "dice", pl: "dicono") } ad alta voce di voler acconciare dei pezzi.
event-tell-asked = , su richiesta del giocatore
event-tell-before-the-arbiter = , in presenza e con il consenso dell'arbitro
event-external-disturbance = La partita subisce un disturbo esterno.
event-warn =
    .leaving = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per allontanamento senza permesso.
    .help = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per un aiuto esterno.
    .device = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per un dispositivo elettronico.
    .smoking = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per aver fumato.
    .disturbing = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per aver distratto l'avversario.
    .offers = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per offerte di patta irragionevoli.
    .claims = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per richieste irragionevoli.
    .behaviour = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per un comportamento scorretto.
    .refusal = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per il rifiuto di attenersi alle Regole.
    .recording = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per non aver registrato le mosse.
    .clock = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per un uso scorretto dell'orologio.
    .touching = { WHO($player) } { AGREE($player, sg: "ammonisce", pl: "ammoniscono") } { WHO($owner) } per un'infrazione delle regole sul pezzo toccato.
event-warn-last = e { AGREE($player, sg: "annuncia", pl: "annunciano") } che la prossima volta la partita sarà persa
event-warn-to-captain = , tramite il capitano
event-check-claim-alone = { WHO($player) } { AGREE($player, sg: "verifica", pl: "verificano") } la richiesta di patta da solo, mentre i giocatori siedono alla scacchiera.
event-video =
    .looked-at = { WHO($player) } { AGREE($player, sg: "fa", pl: "fanno") } esaminare una registrazione video.
    .not-looked-at = { WHO($player) } { AGREE($player, sg: "rifiuta", pl: "rifiutano") } di far esaminare una registrazione video.
event-sit-at-wrong-board = { WHO($player) } { AGREE($player, sg: "siede", pl: "siedono") } alla scacchiera sbagliata in un incontro a squadre e vi { AGREE($player, sg: "gioca", pl: "giocano") }.
event-impose =
    .warning = { WHO($player) } { AGREE($player, sg: "infligge", pl: "infliggono") } { WHO($owner, case: "dat") } un'ammonizione.
    .opponent-time = { WHO($player) } { AGREE($player, sg: "penalizza", pl: "penalizzano") } { WHO($owner) } aumentando il tempo dell'avversario.
    .own-time = { WHO($player) } { AGREE($player, sg: "penalizza", pl: "penalizzano") } { WHO($owner) } riducendone il tempo.
    .opponent-points = { WHO($player) } { AGREE($player, sg: "penalizza", pl: "penalizzano") } { WHO($owner) } aumentando i punti dell'avversario.
    .own-points = { WHO($player) } { AGREE($player, sg: "penalizza", pl: "penalizzano") } { WHO($owner) } riducendone i punti.
    .loss = { WHO($player) } { AGREE($player, sg: "penalizza", pl: "penalizzano") } { WHO($owner) } con la perdita della partita.
    .fine = { WHO($player) } { AGREE($player, sg: "infligge", pl: "infliggono") } { WHO($owner, case: "dat") } un'ammenda.
    .rounds = { WHO($player) } { AGREE($player, sg: "esclude", pl: "escludono") } { WHO($owner) } da uno o più turni.
    .expulsion = { WHO($player) } { AGREE($player, sg: "espelle", pl: "espellono") } { WHO($owner) } dalla competizione.
event-impose-time = ({ DURATION($time) })

## Partite senza incremento

event-claim-quickplay =
    .cannot-win = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta sostenendo che l'avversario non possa vincere con mezzi normali.
    .no-effort = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta sostenendo che l'avversario non si sforzi di vincere con mezzi normali.
    .both = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta sostenendo che l'avversario non possa vincere con mezzi normali e non si sforzi di farlo.
    .unnamed = { WHO($player) } { AGREE($player, sg: "richiede", pl: "richiedono") } la patta secondo le regole sul finale rapido.
event-request-increment = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } un incremento per entrambi i giocatori.
event-decide-quickplay =
    .draw = { WHO($player) } { AGREE($player, sg: "dichiara", pl: "dichiarano") } patta la partita.
    .postpone = { WHO($player) } { AGREE($player, sg: "rinvia", pl: "rinviano") } la decisione sulla richiesta.
    .reject = { WHO($player) } { AGREE($player, sg: "respinge", pl: "respingono") } la richiesta.
    .grant-increment = { WHO($player) } { AGREE($player, sg: "concede", pl: "concedono") } l'incremento.

## Annotazioni sul formulario

event-asks-entry = { $letters ->
    [en] Che cosa indica l'annotazione «{ $entry }», scritta in notazione inglese?
    [it] Che cosa indica l'annotazione «{ $entry }», scritta in notazione italiana?
    [de] Che cosa indica l'annotazione «{ $entry }», scritta in notazione tedesca?
    [ru] Che cosa indica l'annotazione «{ $entry }», scritta in notazione russa?
    [figurines] Che cosa indica l'annotazione «{ $entry }», scritta in notazione con figurine?
   *[other] Che cosa indica l'annotazione «{ $entry }», scritta nella notazione di un'altra lingua?
}

## Due scacchiere

event-blind-lift = { WHO($player) } { AGREE($player, sg: "estrae", pl: "estraggono") } dal foro { MEN($squares) } sulla scacchiera speciale.
event-blind-move =
    .given = { WHO($player) } { AGREE($player, sg: "gioca", pl: "giocano") } { MOVE($move) } sulla scacchiera speciale.
    .unknown = { WHO($player) } { AGREE($player, sg: "esegue", pl: "eseguono") } una mossa sulla scacchiera speciale.
event-blind-board =
    .captured-left = ; il pezzo catturato è ancora sulla scacchiera speciale
    .not-placed = ; il pezzo non è ancora stato messo in un altro foro
event-blind-announced =
    .rightly = e { AGREE($player, sg: "annuncia", pl: "annunciano") } la mossa
    .not-yet = , senza annunciare ancora nulla
    .wrongly = , ma per un lapsus { AGREE($player, sg: "annuncia", pl: "annunciano") } un'altra mossa
    .instead = , ma per un lapsus { AGREE($player, sg: "annuncia", pl: "annunciano") } { MOVE($move) }
    .without-piece = e { AGREE($player, sg: "annuncia", pl: "annunciano") } la mossa, ma non il pezzo al quale il pedone è promosso
event-blind-pressed =
    .yes = L'orologio dell'avversario viene avviato.
    .no = L'orologio dell'avversario non è ancora stato avviato.
event-blind-say =
    .announce = { WHO($player) } ora { AGREE($player, sg: "annuncia", pl: "annunciano") } la mossa.
    .correct = { WHO($player) } { AGREE($player, sg: "corregge", pl: "correggono") } l'annuncio.
    .repeat = { WHO($player) } { AGREE($player, sg: "ripete", pl: "ripetono") } la mossa dell'avversario come è stata annunciata.
    .repeat-wrongly = { WHO($player) } { AGREE($player, sg: "ripete", pl: "ripetono") } una mossa diversa da quella annunciata dall'avversario.
event-boards-differ = Si constata che le due scacchiere mostrano posizioni diverse.
event-records =
    .agree = Le registrazioni dei due giocatori concordano.
    .differ = Le registrazioni dei due giocatori non concordano.
event-wrong-board = È la scacchiera { WHO($owner, case: "gen") } a non corrispondere alla propria registrazione.
event-ask-for-two-boards = { WHO($player) } { AGREE($player, sg: "chiede", pl: "chiedono") } due scacchiere, una normale e una speciale.
