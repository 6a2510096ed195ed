### Che cosa fa l'arbitro, passo per passo: `procedure-NAME` è un titolo, `step-NAME` un passo, breve e all'infinito.

# What the command and a ruling say around the steps.
procedures = Passo per passo
procedures-lead = Che cosa fa un arbitro in ciascun caso, nell'ordine giusto, come insegna la FIDE.
in-procedures = Passo per passo:
heading-procedure = Passo per passo: { $title } (jadoube procedure { $name })
unknown-procedure = non esiste la procedura «{ $found }».
known-procedures = Esistono { LIST($names) }.
supervision-plays-no-part = nel gioco standard la supervisione non conta
procedure-empty =
    .edition = In questa edizione la procedura non prevede nulla.
    .scope = Con questa cadenza e questa supervisione la procedura non prevede nulla.
    .practice = La prassi qui seguita non prevede passi per questo caso.

## Che cosa si decide in una riga: `note-MESSAGE` sostituisce MESSAGE; ciò che è vuoto non si dice.

note-effect-times-by-judgement = Regolare gli orologi secondo il proprio miglior giudizio.
note-effect-start-clock = Avviare l'orologio { WHO($player, case: "gen") }.
note-effect-pause-clocks = Controllare che gli orologi siano fermi.
note-effect-restore =
    .before = Ripristinare la posizione precedente.
note-effect-must-move = Va mosso il pezzo toccato.
note-effect-touch-move-binds = Il pezzo toccato va mosso (o catturato), se è legale.
note-effect-repair = { WHO($player) } rimette a posto i pezzi con il proprio orologio in moto.
note-effect-forfeited = Registrare la partita come non giocata: persa a forfait.
note-effect-already-over =
    .after-result = La partita era finita prima che cadesse la bandierina.
note-effect-forbidden = { "" }
note-effect-claim-accepted = { "" }
note-decision-on-complaint =
    .claim-accepted = { "" }
note-effect-must =
    .call-flag = { "" }
    .intervene = Intervenire subito.
    .establish-result = Accertare quale sia il risultato.
    .look = Verificare di persona.
    .look-for-marked-offers = Cercare sui formulari le offerte di patta annotate.
    .announce-loss = Dire al giocatore che la prossima infrazione costa la partita.
note-effect-must-not =
    .call-flag = Non segnalare la caduta della bandierina.
    .intervene = Non intervenire.
note-effect-wait-one-move = Attendere che sia completata la mossa successiva.
note-effect-score-by-arbiter = Il punteggio { WHO($player, case: "gen") } lo decide l'arbitro.
note-effect-move-stands = La mossa resta valida.
    .move = La mossa resta valida.
    .previous = La mossa resta valida.
    .unnamed = La mossa resta valida.
    .moved = La mossa resta valida.
note-effect-penalty-due = Penalizzare { WHO($player) }, scegliendo la penalità dall'elenco.
note-effect-may =
    .penalise = Si può penalizzare { WHO($player) }.
    .penalise-distraction = Si può penalizzare { WHO($player) } per aver distratto { WHO($opponent) }.
    .stop-clocks = Entrambi i giocatori possono fermare gli orologi.
    .call-flag = Si può segnalare la caduta della bandierina.
    .change-setting = Si può modificare l'impostazione dell'orologio.
    .start-new-game = Si può disporre una nuova partita; altrimenti resta valida questa.
    .declare-draw = Si può dichiarare patta la partita.
    .postpone-claim = Si può rinviare la decisione sulla richiesta.
    .reject-claim = Si può respingere la richiesta.
    .grant-increment = Si può concedere a entrambi i giocatori un incremento di { DURATION($time) } a mossa.
    .expel-offender = Si può espellere il contravventore dalla sede di gioco.

procedure-claim = Verifica di una richiesta di patta
procedure-flag = Cade una bandierina
procedure-illegal-move = Una mossa illegale

## Una richiesta di patta

step-claim-has-the-move = Accertarsi che il richiedente abbia il tratto.
step-claim-own-clock = Accertarsi che sia in moto l'orologio del richiedente: finché l'avversario non ha premuto l'orologio, è troppo presto per richiedere.
step-claim-nothing-touched = Accertarsi che il richiedente non abbia ancora { $piece ->
    [moved] mosso
   *[touched] toccato un pezzo
}: avrebbe perso il diritto alla richiesta in questa mossa.
step-claim-move-written = Richiesta con la mossa che si intende giocare: controllare che la mossa sia scritta sul formulario e che il richiedente dichiari all'arbitro di volerla eseguire.
step-claim-make-legal = La mossa non è scritta? Non respingere la richiesta: invitare il giocatore a presentarla in regola e, se lo chiede, spiegare come.
step-claim-sheet = Nessuno registra? Dare al richiedente un formulario su cui scrivere la mossa.
step-claim-stop-clocks = Controllare che gli orologi siano fermi.
step-claim-stays = Non consentire che la richiesta sia ritirata.
step-claim-ask-opponent = La richiesta vale anche come offerta di patta: chiedere all'avversario.
step-claim-agreed = L'avversario accetta? La partita è patta; non verificare nulla.
step-claim-agreement-barred = Verificare comunque se nel torneo l'accordo per la patta non è ancora ammesso.
step-claim-offer-gone = L'avversario vuole la verifica? L'offerta decade.
step-claim-with-chief = Verificare con cura, se occorre insieme all'arbitro principale, prima di decidere.
step-claim-players-check = Far verificare la richiesta ai giocatori, sotto la propria supervisione.
step-claim-both-present = Non verificare mai con un solo giocatore: devono essere presenti entrambi.
step-claim-play-through = Ricostruire la partita su un'altra scacchiera; non fidarsi dei soli formulari.
step-claim-computer = Con le scacchiere elettroniche la verifica si può fare al computer.
step-claim-counter = Uno schermo o un contamosse può sbagliare; se però il numero di mosse era stato annotato prima che cominciasse a contare, può confermare la serie senza mosse di pedone né catture.
step-claim-stop-at-each = Ripetizione: fermarsi alla prima volta finché entrambi concordano, poi alla seconda, poi alla terza.
step-claim-count-moves = Regola delle { $limit } mosse: contare le mosse di ciascun giocatore dall'ultima mossa di pedone o cattura.
step-claim-refusal = Chi rifiuta di collaborare viola un dovere: ammonire o penalizzare.
step-claim-right = La richiesta è fondata: dichiarare subito patta la partita.
step-claim-wrong = La richiesta di patta è infondata: assegnare all'avversario { DURATION($gain) }{ $loss ->
    [half] , togliere al richiedente la metà del tempo che gli resta, ma non più di { DURATION($most) },
    [ladder] , togliere al richiedente che ha più di { DURATION($much) } la metà del tempo, ma non più di { DURATION($most) }, lasciare a chi ne ha meno { DURATION($rest) }
   *[none] {""}
} e far proseguire la partita.
step-claim-no-offence = Una richiesta di patta infondata non conta come mossa illegale.
step-claim-again = Diritto perso toccando un pezzo, o richiesta respinta: il giocatore può richiedere di nuovo a una mossa successiva.
step-claim-move-binds = La richiesta era fatta con una mossa dichiarata: farla ora eseguire.
step-claim-illegal-move-binds = La mossa dichiarata è illegale? Far eseguire un'altra mossa con lo stesso pezzo; non conta come mossa illegale.
step-claim-drawn-already = La verifica mostra che la partita era già patta senza richiesta? Dichiarare la patta.
step-claim-restart = La partita continua: avviare l'orologio del richiedente.

## Cade una bandierina

step-flag-no-hint = Prima che cada una bandierina, non dire mai quante mosse siano state eseguite o quante ne manchino.
step-flag-seen = Agire { $by ->
    [either] quando si constata la caduta o un giocatore la segnala fondatamente
    [arbiter] quando si constata la caduta
   *[player] soltanto quando un giocatore segnala fondatamente la caduta
}: prima la bandierina non si considera caduta.
step-flag-announce = Una bandierina è caduta: segnalarne la caduta appena la si vede.
step-flag-call = { $duty ->
    [must-not] Una bandierina è caduta: non dire nulla; spetta ai giocatori segnalarla.
    [must-not-unless-both-down] Una bandierina è caduta: non dire nulla finché non sono cadute entrambe.
    [may] Una bandierina è caduta e la si vede: se ne può segnalare la caduta.
   *[shall] Una bandierina è caduta: segnalarne la caduta appena la si vede.
}
step-flag-ended-before = La partita era già finita quando ci si è accorti della bandierina? Vale quel risultato.
step-flag-drawn-before = La partita era già patta senza richiesta, per ripetizione o dopo { $limit } mosse di ciascun giocatore senza mosse di pedone né catture? Vale la patta.
step-flag-both-down = Sono cadute entrambe: stabilire dall'indicazione dell'orologio quale sia caduta per prima.
step-flag-no-claim-of-both = Entrambi gli orologi segnano zero: decidere in base all'indicazione dell'orologio; i giocatori non possono richiedere la vittoria.
step-flag-order-unknown = { $guideline ->
    [yes] Valgono le linee guida per le partite senza incremento, non si sa quale bandierina sia caduta per prima e il periodo non è l'ultimo: far proseguire la partita.
   *[no] Non si sa quale bandierina sia caduta per prima e il periodo non è l'ultimo: far proseguire la partita.
}
step-flag-order-unknown-last = { $guideline ->
    [yes] Valgono le linee guida per le partite senza incremento, non si sa quale bandierina sia caduta per prima e il periodo è l'ultimo: dichiarare patta la partita.
   *[no] Non si sa quale bandierina sia caduta per prima e il periodo è l'ultimo: dichiarare patta la partita.
}
step-flag-count-moves = Non è l'ultimo periodo: controllare se le mosse prescritte sono state completate.
step-flag-counter = Orologio con contamosse: l'indicazione mostra se le mosse sono state completate; poiché però il contamosse conta quante volte si preme, accertare che non si sia dimenticato di premere.
step-flag-neither-recorded = Nessuno dei due registrava: fermare gli orologi e far aggiornare entrambi i formulari; se la partita prosegue, avviare poi l'orologio di chi ha il tratto.
step-flag-one-recorded = Registrava uno solo: non fermare gli orologi; l'altro aggiorna il formulario consumando il proprio tempo.
step-flag-reconstruct = Nessun formulario completo: far ricostruire la partita su una seconda scacchiera, lontano dalle partite in corso.
step-flag-not-shown = Il numero di mosse non si può provare: la mossa che segue è la prima del periodo successivo, salvo prova che ne siano state eseguite di più.
step-flag-next-period = Le mosse prescritte sono state completate: la partita continua con il tempo del periodo successivo.
step-flag-look = Mancano mosse, o è l'ultimo periodo: prima di assegnare la vittoria guardare la posizione finale. L'avversario può ancora dare scaccomatto con almeno una serie di mosse legali?
step-flag-wins = L'avversario può dare scaccomatto: dichiarare persa la partita per il giocatore la cui bandierina è caduta.
step-flag-draws = L'avversario non può dare scaccomatto: dichiarare patta la partita.
step-flag-forced = Tutte le mosse sono forzate e portano soltanto al matto da parte di chi ha esaurito il tempo o allo stallo? Anche allora la partita è patta.
step-flag-postponed = Era stata rinviata la decisione su una richiesta di patta nel finale rapido? Decidere ora, prima di assegnare la vittoria.

## Una mossa illegale

step-illegal-no-press = { $made ->
    [yes] La mossa è stata eseguita? Da quel momento conta.
   *[no] L'orologio non è stato premuto? La mossa illegale non è ancora completata: il giocatore deve sostituirla, nel rispetto delle regole sui pezzi toccati.
}
step-illegal-after-the-end = La partita è finita? Non correggere nulla: il risultato resta valido.
step-illegal-replied = L'avversario ha già eseguito la mossa successiva? Non intervenire: la mossa illegale resta valida.
step-illegal-step-in = Si nota una mossa illegale completata: intervenire subito, senza attendere un reclamo.
step-illegal-needs-claim = Si vede una mossa illegale: non intervenire finché l'avversario non la segnala.
step-illegal-step-in-before-reply = Si nota una mossa illegale completata e l'avversario non ha ancora eseguito la mossa successiva: intervenire subito, senza attendere un reclamo.
step-illegal-stop-clocks = Fermare entrambi gli orologi.
step-note-times = Prima di modificare un orologio, annotare entrambi i tempi e il numero della mossa.
step-illegal-kind = Contare insieme, per ciascun giocatore, le mosse illegali, i pedoni lasciati sulla traversa più distante, l'orologio premuto senza muovere e le mosse eseguite con due mani.
step-illegal-one-offence = Più errori in una sola mossa sono una sola infrazione.
step-illegal-again = Dopo il ripristino lo stesso giocatore completa un'altra mossa illegale: contarla come nuova infrazione.
step-illegal-find-position = La posizione da ripristinare non è certa? La ricostruiscono entrambi i giocatori, sotto la supervisione dell'arbitro.
step-illegal-restore = La mossa eseguita è illegale: far ripristinare la posizione precedente o, se non è possibile, l'ultima posizione identificabile prima dell'irregolarità.
step-illegal-pawn = { $queen ->
    [yes] Un pedone è rimasto sulla traversa più distante: diventa una donna del suo colore e la mossa non si ritira.
   *[no] Un pedone è rimasto sulla traversa più distante: è una mossa illegale.
}
step-illegal-press = Orologio premuto senza muovere: sulla scacchiera non si ripristina nulla; il tratto resta a quel giocatore.
step-illegal-hands = Mossa eseguita con due mani: se è legale, resta sulla scacchiera, ma l'infrazione si conta.
step-illegal-hands-end = Due mani, ma la mossa ha concluso la partita prima che si premesse l'orologio: non è un'infrazione da contare; il risultato resta valido.
step-illegal-clocks = Regolare gli orologi secondo il proprio miglior giudizio{ $counter ->
    [yes] {" "}e, se occorre, anche il contamosse
   *[no] {""}
}.
step-illegal-increment = Partita con incremento: togliere dall'orologio del contravventore l'incremento ottenuto con la mossa illegale.
step-illegal-penalty = { $loses ->
    [1] La prima mossa illegale di un giocatore fa perdere la partita.
    [2] Alla prima mossa illegale di un giocatore aggiungere { DURATION($time) } all'orologio dell'avversario; alla seconda il giocatore perde.
   *[3] Alla prima e alla seconda mossa illegale di un giocatore aggiungere { DURATION($time) } all'orologio dell'avversario; alla terza il giocatore perde.
}
step-illegal-draw = Per la mossa illegale la partita sarebbe persa, ma l'avversario non può dare scaccomatto con alcuna serie di mosse legali: dichiararla patta.
step-illegal-replace = La mossa è ritirata: farla sostituire; il primo pezzo toccato va mosso o catturato, se vi è una mossa legale.
step-illegal-check-overlooked = Il giocatore non aveva visto lo scacco: il pezzo toccato deve interporsi o catturare il pezzo che dà scacco, se può.
step-illegal-castling = L'arrocco era illegale: il giocatore deve muovere il re o arroccare dall'altro lato, se una di queste mosse è legale; altrimenti può eseguire qualsiasi mossa legale.
step-illegal-castling-half = Il re è stato mosso di due case, la torre no, e l'orologio è stato premuto: se l'arrocco da quel lato era legale, accertare se sia soltanto rimasto incompiuto e in tal caso farlo completare; altrimenti è una mossa illegale.
step-illegal-restart = Avviare l'orologio di chi ha il tratto, cioè di chi ha commesso l'infrazione, a meno che la sua mossa non resti valida.
step-illegal-note = Annotare l'infrazione: vale per tutta la partita.

## Lo zeitnot

procedure-time-trouble = Carenza di tempo

step-trouble-watch = Osservare tutte le partite in carenza di tempo, se occorre con gli assistenti.
step-trouble-record = Se nessuno dei due registra, essere presenti e registrare, di persona o con un assistente.
step-trouble-wait = Le mosse prescritte sono state eseguite e nessuna bandierina è caduta: non intervenire; attendere che ne cada una.

## Il bando

procedure-invitation = Che cosa dice il bando

step-invitation-regime = Indicare quali regole valgono: le Regole per le competizioni o le regole semplificate.
step-invitation-names = Indicare cadenza e orologi, tempo di tolleranza, limiti agli accordi di patta, abbinamenti e spareggi, abbigliamento, fumo, esigenze dei giocatori con disabilità e arbitro principale.
step-invitation-periods = Più periodi: fissare e annunciare per ciascuno il numero di mosse, il tempo e l'incremento; restano gli stessi per tutto il torneo.
step-invitation-play-off = Uno spareggio può avere un'altra cadenza.
step-invitation-draws = Indicare nel bando l'eventuale limite agli accordi di patta, con il numero di mosse, e ricordarlo prima del primo turno.

## More procedures

procedure-wrong-start = Un inizio errato

step-start-after-the-end = La partita è finita? Non cambiare nulla: il risultato resta valido.
step-start-stop-clocks = Fermare entrambi gli orologi.
step-start-too-late = Ciascun giocatore ha completato { $moves } mosse: lasciare pezzi e scacchiera come sono.
step-start-no-castling = Un re che fin dall'inizio era su una casa errata non può arroccare{ $misplaced ->
    [king-and-queen-reversed] {""}
   *[king-or-rook] , né si può arroccare con una torre che si trovava su una casa errata
}.
step-start-pieces = Pezzi mal disposti: annullare la partita e farne giocare una nuova.
step-start-pieces-before = Un giocatore ha completato meno di { $moves } mosse, e i pezzi erano mal disposti: annullare la partita e farne giocare una nuova.
step-start-board = È girata solo la scacchiera: trasferire la posizione su una scacchiera ben orientata e far proseguire.
step-start-board-before = Un giocatore ha completato meno di { $moves } mosse, ed è girata solo la scacchiera: trasferire la posizione su una scacchiera ben orientata e far proseguire.
step-start-colours = Colori invertiti: { $kind ->
    [play-on-unless-arbiter-decides] far proseguire, salvo diversa decisione
   *[new-game-while-few-moves] finché i giocatori non hanno eseguito entrambi { $moves } mosse, far giocare una nuova partita con i colori corretti; altrimenti far proseguire la partita
}.
step-start-black-decides = Quel numero si raggiunge con la mossa del Nero; la posizione e le catture non hanno importanza.
step-start-clock-late = Orologio mal regolato, { $moves } mosse completate da ciascuno: { $schedule ->
    [yes] lasciarlo così, a meno che non ne risenta il programma del torneo
   *[no] lasciarlo così
}.
step-start-clock = Orologio mal regolato: fermarlo, impostarlo correttamente e correggere tempi e contamosse secondo il proprio miglior giudizio.
step-start-clock-before = Un giocatore ha completato meno di { $moves } mosse, e l'orologio è mal regolato: fermarlo, impostarlo correttamente e correggere tempi e contamosse secondo il proprio miglior giudizio.

procedure-phone = Un telefono o un altro dispositivo

step-phone-latecomer = Chi arriva in ritardo e non ha ancora mosso ha con sé un dispositivo: dargli modo di consegnarlo o, dove è ammesso, di riporlo in una borsa.
step-phone-evident = Accertare di chi sia il dispositivo e dove si trovasse.
step-phone-allowed = È ammesso ciò che l'arbitro ha approvato, come un formulario elettronico, un dispositivo medico o un orologio per giocatori non vedenti.
step-phone-approved = Un dispositivo nella borsa concordata, del tutto spento e fuori portata, è ammesso dove il torneo lo prevede.
step-phone-stop-clocks = Fermare entrambi gli orologi.
step-phone-ruling = Squilla un dispositivo che il giocatore ha addosso.
step-phone-off = Un giocatore ha in tasca un dispositivo spento.
step-phone-bare-king = L'avversario vince anche senza materiale per dare matto.
step-phone-milder = { $device ->
    [ring-loses] Il torneo non può fissare una penalità più lieve.
    [sound-loses] Il torneo non può fissare una penalità più lieve.
    [presence-loses] Il torneo ha fissato prima una penalità più lieve? Applicare quella.
   *[on-person-loses] Il torneo ha fissato prima una penalità più lieve? Applicare quella.
}
step-phone-not-arrived = L'avversario non è ancora arrivato: il giocatore ha perso; se l'avversario arriva in tempo, registrare una vittoria a forfait, non valida per il rating.
step-phone-bag = La borsa con il dispositivo è usata senza permesso.
step-phone-bag-rings = Il dispositivo squilla nella borsa concordata: non era del tutto spento, e nessun articolo dice che cosa comporti; vale quanto ha stabilito il torneo, altrimenti decide l'arbitro.
step-phone-others = Il telefono di uno spettatore o di un capitano non fa perdere alcuna partita; il proprietario può essere allontanato.
step-phone-detector = Suona il metal detector: per prima cosa individuarne la causa.
step-phone-inspect-law = La legge del Paese vieta di perquisire le persone: non far ispezionare il giocatore.
step-phone-inspect-ground = Far ispezionare un giocatore soltanto per un sospetto o per un reclamo formale non manifestamente infondato.
step-phone-inspect-when = Se non è urgente, far eseguire l'ispezione prima della partita o subito dopo, non durante.
step-phone-inspect = Si può far ispezionare il giocatore, in privato e da persona dello stesso sesso; penalizzare il rifiuto.
step-phone-inspect-witness = Far assistere un testimone dello stesso sesso del giocatore; il giocatore può aggiungerne un altro.
step-phone-inspect-once = Il giocatore ha lasciato la sede di gioco durante la partita, o l'avversario ha presentato un reclamo: far ispezionare il giocatore non più di una volta per turno.

procedure-late-player = Un giocatore in ritardo
    .rulings = Che cosa si decide
    .afterwards = Dopo

step-late-announce-start = Annunciare l'inizio a voce alta e annotarne l'ora: il ritardo si conta da lì.
step-late-board = Un giocatore è arrivato soltanto quando è alla scacchiera; essere in sala non basta.
step-late-zero = Nessun ritardo ammesso, o nessun tempo di tolleranza indicato: chi all'annuncio non è alla scacchiera ha perso; dichiarare la sconfitta.
step-late-clock = Avviare l'orologio del Bianco, anche se il Bianco è assente.
step-late-running = In ritardo, ma entro il tempo di tolleranza: l'orologio del Bianco scorre dall'inizio, quello del Nero solo dopo che il Bianco ha mosso e premuto l'orologio.
step-late-both = Assenti entrambi: il Bianco perde tutto il tempo fino al suo arrivo, salvo diverse regole del torneo o diversa decisione dell'arbitro.
step-late-excuse = Se un giocatore arriva oltre il tempo di tolleranza, decidere se ammetterlo comunque a giocare.
step-late-no-show = Un giocatore non viene.
step-late-neither = Non viene nessuno dei due.
step-late-one-second = Un giocatore arriva un secondo oltre il tempo di tolleranza.
step-late-report = Annotare ogni partita non giocata e riferirla all'arbitro principale.

procedure-signed-result = La fine di una partita e il suo risultato

step-result-go = La partita sembra finita: andare alla scacchiera.
step-result-signed = Controllare che entrambi i giocatori abbiano firmato i due formulari.
step-result-same = Confrontare i due formulari: risultato scritto, entrambi firmati, lo stesso risultato su entrambi.
step-result-different = I formulari riportano risultati diversi: accertare quello corretto.
step-result-wrong = È stato firmato un risultato errato: resta valido, salvo che l'arbitro decida altrimenti.
step-result-irregular = Si scopre una mossa illegale dopo le firme o a partita chiaramente finita: non correggere nulla; il risultato resta valido.
step-result-proof = Considerare vincolante ciò che entrambi hanno firmato: è la prova migliore, ma un errore è possibile; in Francia è definitivo solo con la conferma dell'arbitro.
step-result-list = Riportare il risultato nell'elenco e ritirare gli originali.
step-result-after-round = Dopo il turno: confrontare l'elenco con i formulari, consegnarlo all'arbitro principale e riordinare il materiale.
step-result-published = Pubblicati un risultato, un colore o un rating sbagliati: segnalati entro il termine fissato prima, l'abbinamento successivo usa il dato giusto.
step-result-published-late = Segnalato dopo l'abbinamento successivo, ma prima della fine di quel turno: il dato giusto vale per l'abbinamento seguente.
step-result-published-later = Segnalato ancora più tardi: correggere solo il rapporto per il rating; la classifica conserva l'errore.

procedure-results = Come si registrano i risultati

step-score-played = Partita decisa alla scacchiera: vittoria { $win }, patta { $draw }, sconfitta { $loss }, salvo che il torneo abbia annunciato altri punteggi.
step-score-scale = Annunciata un'altra scala di punti: da essa dipendono il punteggio massimo e quelli possibili.
step-score-default = Un giocatore non viene.
step-score-nobody = Non viene nessuno dei due giocatori.
step-score-device = Un dispositivo è scoperto prima che l'avversario abbia mosso: registrare una vittoria a forfait; la partita conta come non giocata e non vale per il rating.
step-score-both-guilty = Entrambi i giocatori rifiutano persistentemente di attenersi alle Regole.
step-score-rated = Vale per il rating la partita in cui hanno mosso entrambi, comunque sia finita; mai quella persa a forfait.
step-score-arbiter = Tocca all'arbitro decidere i punti dell'avversario: assegnare un punteggio che una partita può dare, e in tutto non più di quanto vale una partita.
step-score-team-board = Un giocatore di una squadra ha giocato alla scacchiera sbagliata: la partita vale per il rating, ma per l'incontro quella scacchiera è persa a forfait.
step-score-withdrawn = Un giocatore si ritira da un girone: da quante partite ha giocato dipende se contino.

procedure-limited-supervision = Regole semplificate

step-limited-seen = L'arbitro vede completare una mossa illegale o l'avversario la segnala, e la mossa successiva non è stata ancora eseguita: decidere sulla mossa illegale.
step-limited-late = L'avversario ha già eseguito la mossa successiva: non intervenire; la mossa illegale resta valida.
step-limited-agreed = I giocatori si accordano per correggere la mossa illegale: non prendervi parte.
step-limited-result-only = Si vede soltanto la posizione dopo una mossa illegale e nessuno la segnala: non fare nulla, salvo quanto segue.
step-limited-wait = Entrambi i re sono sotto scacco, o un pedone è sulla traversa più distante: attendere che sia completata la mossa successiva.
step-limited-draw = Dopo quella mossa la posizione è ancora illegale: dichiarare la patta.
step-limited-legal-again = Il re di chi ha mosso non è più sotto scacco, lo è soltanto l'altro: la posizione è di nuovo legale; far proseguire.
step-limited-still-in-check = L'altro giocatore completa una mossa che lascia il proprio re sotto scacco: trattarla come mossa illegale.
step-limited-both-flags = Entrambi gli orologi segnano zero: decidere in base all'indicazione dell'orologio; i giocatori non possono richiedere la vittoria.
step-limited-set-up = Disposizione, scacchiera o regolazione dell'orologio erano errate, e ciascuno ha completato { $moves } mosse: lasciare tutto com'è; cambiare la regolazione dell'orologio solo se ne risentisse il programma del torneo.
step-limited-claim = Richiesta di patta senza formulario: non respingerla perché manca il formulario; verificarla sulla registrazione elettronica, se c'è.
step-limited-claim-seen = Non c'è alcuna registrazione: in base a quanto si è visto di persona si può accogliere o respingere la richiesta.
step-limited-automatic = Scaccomatto, stallo, posizione morta o patta senza richiesta: dire che la partita è finita.
step-limited-conduct = Un disturbo, un dispositivo, un pezzo toccato e non mosso: agire come in ogni partita.

procedure-clock-settings = Regolare e correggere l'orologio

step-clock-increment = Incremento: impostare il tempo principale di riflessione e un incremento per la prima mossa.
step-clock-delay = Ritardo: impostare soltanto il tempo principale di riflessione; a ogni mossa il ritardo scorre per primo, o la parte usata viene restituita.
step-clock-period = Un periodo è concluso: l'orologio deve mostrare il tempo rimasto più quello del periodo seguente.
step-clock-false-press = L'orologio è stato premuto senza muovere o ripremuto: togliere quanto si è aggiunto premendo a torto e correggere il contamosse.
step-clock-not-pressed = Si è dimenticato di premere l'orologio e l'avversario ha risposto: lasciare i tempi come sono e correggere il contamosse quando serve.
step-clock-restored = Una posizione è stata ripristinata: regolare i tempi secondo il proprio miglior giudizio{ $leave ->
    [yes] , o lasciarli come sono
   *[no] {""}
}.
step-clock-wrong-setting = L'orologio è mal regolato: fermarlo, impostarlo correttamente e correggere tempi e contamosse secondo il proprio miglior giudizio.
step-clock-defect = L'orologio è difettoso: sostituirlo e regolare i tempi secondo il proprio miglior giudizio.
step-clock-mark-defect = Contrassegnare l'orologio difettoso e tenerlo separato dagli altri.
step-clock-neighbour = In un incontro a squadre è stato premuto l'orologio del vicino: correggere entrambi secondo il proprio miglior giudizio.
step-clock-quickplay-granted = Nel finale rapido è concesso un incremento: impostare { DURATION($increment) } a mossa per entrambi e dare { DURATION($time) } all'avversario.
step-clock-quickplay-rejected = Una richiesta nel finale rapido è respinta: dare { DURATION($time) } all'avversario.
step-clock-assistant = Un giocatore senza disabilità fa premere l'orologio da un assistente: togliergli di solito { DURATION($time) }.
step-clock-assistant-found = Chi non può usare l'orologio deve trovare da sé l'assistente; non tocca all'organizzatore.
step-clock-disturbance = Una partita è stata disturbata dall'esterno: assegnare tempo addizionale a uno o a entrambi i giocatori.
step-clock-control = Controllo di una partita con { DURATION($time) } a mossa: i minuti dei due giocatori insieme, meno il numero dell'ultima mossa, devono dare la somma dei tempi iniziali meno i minuti trascorsi dall'inizio.
step-clock-control-off = Lo scarto supera { $count } minuti: cercare orologi non premuti, una regolazione errata o un difetto.
step-clock-model-period = DGT 3000, finisce un periodo che non è l'ultimo: bandierina fissa per { DURATION($time) }, ed entrambi ricevono subito il tempo successivo.
step-clock-model-last = DGT 3000, ultimo periodo: la bandierina lampeggia; chi giunge secondo a zero non ne ha.
step-clock-model-counter = DGT 3000 fermo con il tratto al Bianco: mosse completate in numero uguale; con il tratto al Nero: il Bianco una in più.

procedure-checklists = Liste di controllo per un turno
    .before = Prima del turno
    .during = Durante il turno
    .game-over = Dopo ogni partita
    .after = Dopo il turno

step-list-arrive-first = Primo turno: essere presenti { DURATION($time) } prima dell'inizio.
step-list-arrive = Altri turni: essere presenti { DURATION($time) } prima dell'inizio.
step-list-rooms = Controllare sale, servizi, luce, aria e spazio; tavoli, transenne, targhette e numeri; formulari e penne.
step-list-boards = Controllare ogni scacchiera: casa d'angolo chiara alla destra di ciascuno, re e donne, cavalli e alfieri non scambiati.
step-list-clocks = Controllare gli orologi: regolazione, batterie, collocazione.
step-list-clock-side = Torneo individuale: mettere l'orologio alla destra del Nero e disporre le scacchiere in modo da vedere quanti più orologi possibile.
step-list-teams = Squadre: confrontare le formazioni con l'ordine fissato; se una tarda, giocano le prime scacchiere in ordine.
step-list-team-row = Incontro a squadre: disporre ogni squadra su una fila, con colori alternati e orologi tutti rivolti allo stesso modo.
step-list-announce = Annunciare il tempo di tolleranza, i limiti agli accordi di patta, le norme sui dispositivi, quali regole valgono e come si presenta appello.
step-list-appeals = Commissione d'appello costituita, tassa e termine fissati.
step-list-committee = Presidente, almeno due membri e due riserve, di almeno { $count } anni, possibilmente di federazioni diverse; voti in numero dispari.
step-list-countdown-few = Torneo FIDE con meno di { $count } giocatori: annunciare l'inizio { DURATION($time) } prima e di nuovo nell'ultimo minuto.
step-list-countdown-many = { $count } giocatori o più: mettere in sala un grande conto alla rovescia; altrove almeno un orologio a parete.
step-list-start = Annunciare l'inizio e annotarne l'ora.
step-list-start-clocks = Poche scacchiere: avviare gli orologi del Bianco di persona. Molte: annunciarlo, poi controllarle tutte.
step-list-start-counter = Il contamosse aggiunge tempo dopo il primo controllo: meglio avviare di persona gli orologi del Bianco, o controllare che l'orologio consideri Bianco il lato giusto.
step-list-record = Controllare che entrambi registrino le mosse proprie e dell'avversario, una per una.
step-list-control = Ogni { DURATION($time) }: annotare tempi e numero di mossa di ogni scacchiera e guardare i formulari.
step-list-leaving = Osservare con discrezione chi esce insolitamente spesso e chi incontra.
step-list-absences = Un giocatore si assenta spesso: annotare a quali mosse; è sospetto chi usa sempre la stessa cabina.
step-list-own-conduct = Nel proprio settore, a partite in corso: niente letture, internet, telefono o chiacchiere con amici, niente fumo ogni pochi minuti, non andare a guardare altrove.
step-list-incidents = Annotare i fatti per il rapporto: giocatori, risultati, classifica, arbitri, incidenti, appelli e decisioni.

procedure-chess960 = Scacchi960: disposizione e arrocco
    .castling = L'arrocco

step-chess960-draw = Sorteggiare la posizione prima della partita, con un programma, dadi o carte: sono { $positions }.
step-chess960-pawns = Controllare: i pedoni stanno come di consueto.
step-chess960-check-bishops = Controllare: gli alfieri stanno su case di colore diverso.
step-chess960-check-king = Controllare: il re sta fra le torri.
step-chess960-check-mirror = Controllare: i pezzi neri stanno di fronte a quelli bianchi.
step-chess960-once = Ciascun giocatore può arroccare una sola volta.
step-chess960-final = Case finali: il re va in colonna c o g, la torre in colonna d o f, ovunque fossero.
step-chess960-rights = Si può arroccare soltanto se né il re né quella torre si sono mossi e il re non parte, non passa e non arriva su una casa attaccata.
step-chess960-empty = Tutte le case fra partenza e arrivo di entrambi, arrivo compreso, devono essere vuote, salvo per il re e quella torre.
step-chess960-one-stays = Il re o la torre può restare fermo, ma non entrambi.
step-chess960-at-once = L'arrocco può essere possibile già alla prima mossa.
step-chess960-say = Consigliare ai giocatori di annunciare l'arrocco.
step-chess960-hand = Arrocco a mano: mettere il re fuori della scacchiera accanto alla sua casa finale, spostare la torre, poi collocare il re.

procedure-blind-players = Giocatori non vedenti e con disabilità

step-blind-boards = Predisporre due scacchiere, se l'uno o l'altro giocatore le chiede.
step-blind-announce = Far annunciare ogni mossa, farla ripetere dall'avversario e farla eseguire sull'altra scacchiera; nella promozione si nomina il pezzo.
step-blind-names = Nomi: colonne da Anna a Hector, traverse in tedesco, salvo diversa decisione.
step-blind-touched = Un pezzo è toccato quando è stato tolto dal foro.
step-blind-made = Una mossa è eseguita quando il pezzo catturato è tolto, il pezzo mosso è nel nuovo foro e la mossa è annunciata.
step-blind-clock = Solo a mossa eseguita e annunciata si avvia l'orologio dell'avversario.
step-blind-slip = Far correggere subito un lapsus, prima che si avvii l'orologio dell'avversario.
step-blind-differ = Le scacchiere differiscono, ma le registrazioni concordano: far correggere la scacchiera a chi ha eseguito male la mossa.
step-blind-go-back = Differiscono le scacchiere e anche le registrazioni: far tornare i giocatori all'ultimo punto concorde e correggere gli orologi.
step-blind-record = Il giocatore con disabilità visiva può registrare in Braille, per esteso o con un registratore.
step-blind-free = Il torneo può esentare dalla registrazione sotto { DURATION($time) }, anche con incremento; poi si completa.
step-blind-assistant = Un assistente può eseguire, annunciare, registrare, dire i tempi, segnalare la caduta della bandierina e mettere in busta.
step-blind-assistant-duties = Gli assistenti conoscono le basi del gioco e i nomi dei pezzi nelle due lingue, registrano sempre e avvertono se si allontanano.
step-blind-assistant-offers = Offerte di patta e richieste possono passare per l'assistente; chi può preme da sé l'orologio.
step-blind-other-assistant = Il giocatore con disabilità visiva non ha un assistente: l'avversario può usarne uno per muovere e annunciare.
step-blind-hearing = L'avversario ha una disabilità uditiva: assicurarsi che vi sia un assistente.
step-blind-clock-side = Un giocatore ha bisogno dell'orologio dall'altro lato: girare la scacchiera; l'orologio resta.
step-blind-no-refusal = Nessuno può rifiutare di incontrare un avversario con disabilità.

procedure-adjournment = Aggiornamento e ripresa
    .resumption = La ripresa

step-seal-ask = La sessione è finita e la partita no: chiedere a chi ha il tratto di mettere la mossa in busta.
step-seal-on-board = Il giocatore esegue invece una mossa sulla scacchiera: quella è la mossa segreta.
step-seal-write = Controllare che il giocatore scriva la mossa, metta nella busta i due formulari e la chiuda.
step-seal-clocks = Controllare che il giocatore fermi gli orologi soltanto dopo.
step-seal-envelope = Controllare che sulla busta figurino i nomi dei giocatori, la posizione, i tempi usati, chi ha messo in busta la mossa, il numero di questa, l'eventuale offerta di patta, la data, l'ora e il luogo della ripresa.
step-seal-keep = Controllare la busta e custodirla.
step-resume-set-up = Disporre la posizione precedente alla mossa segreta e regolare gli orologi sui tempi dell'aggiornamento.
step-resume-open = Chi deve rispondere è presente: aprire la busta, eseguire sulla scacchiera la mossa segreta, poi avviare il suo orologio.
step-resume-absent = Chi deve rispondere è assente: avviare il suo orologio e lasciare chiusa la busta fino al suo arrivo.
step-resume-reply = Chi ha messo in busta la mossa è assente: l'avversario può mettere la risposta in una seconda busta e avviare l'orologio dell'assente; aprire questa busta al suo arrivo.
step-resume-decided = La partita era già finita anche senza la mossa segreta? Vale quel risultato.
step-resume-bad-move = La mossa segreta è ambigua, di significato non accertabile o illegale: dichiarare persa la partita per chi l'ha messa in busta.
step-resume-lost-envelope = La busta è smarrita: far proseguire dalla posizione aggiornata; chi aveva messo in busta la mossa esegue quella che dichiara di aver scritto.
step-resume-lost-position = La posizione aggiornata non si può stabilire: annullare la partita e farne giocare una nuova.
step-resume-wrong-times = Un giocatore segnala tempi errati prima di eseguire la sua prima mossa: correggerli.
step-resume-late = Un giocatore arriva troppo tardi alla ripresa: dichiarare persa la sua partita{ $mode ->
    [fixed-limit] {""}
    [limit-unless-varied] , salvo diverse regole del torneo o diversa decisione dell'arbitro
   *[default-time] , salvo diversa decisione dell'arbitro
}.

procedure-scoresheets = Formulari
    .paper = Carta
    .electronic = Elettronico

step-sheet-paper = Fornire i formulari prescritti per il torneo.
step-sheet-property = I formulari appartengono all'organizzatore: ritirare gli originali.
step-sheet-visible = Accertarsi di poter vedere in ogni momento entrambi i formulari.
step-sheet-in-advance = Una mossa non si scrive prima di eseguirla{ $advance ->
    [allowed] , a meno che il giocatore non lo voglia
    [claim-only] , salvo per una richiesta di patta
   *[or-sealing] , salvo per una richiesta di patta o per metterla in busta
}.
step-sheet-lend = Chi deve aggiornare il proprio formulario può usare quello dell'avversario; se l'avversario rifiuta, esigerlo.
step-sheet-return = Far restituire il formulario dell'avversario prima che muova chi l'ha usato.
step-sheet-delay = Un giocatore tarda ad aggiornare il formulario: ammonirlo.
step-sheet-gaps = Mancano mosse e non si sa da quando: ammonire il giocatore; se accade regolarmente, penalizzarlo.
step-sheet-suspended = Un giocatore ha meno di { DURATION($time) } sull'orologio e guadagna meno di { DURATION($increment) } a mossa: non è obbligato a registrare le mosse.
step-sheet-unable = Un giocatore non può registrare: accettare un assistente idoneo e correggere il suo tempo come prevedono le Regole.
step-sheet-electronic = Ammettere soltanto un formulario elettronico certificato dalla FIDE e prescritto per il torneo.
step-sheet-own-device = Il formulario elettronico è fornito dall'organizzatore; i dispositivi dei giocatori sono esclusi.
step-sheet-seven = Restano visibili il modo partita e almeno { $count } mosse.
step-sheet-accepts = Il formulario elettronico accetta una mossa illegale senza segnalarla: non dirne nulla.
step-sheet-defect = Il formulario elettronico è palesemente difettoso: sostituirlo.

procedure-what-to-say = Che cosa dire e che cosa no
    .must = Si deve dire
    .may = Si può dire
    .must-not = Non si deve dire

step-say-flag = Che una bandierina è caduta, appena la si vede.
step-say-start = L'inizio del turno e l'ora.
step-say-last-warning = Con l'ultima ammonizione: che la prossima infrazione costa la partita.
step-say-appeal = Il diritto di appello e il termine.
step-say-over = Che la partita è finita per una patta senza richiesta o per una posizione morta.
step-say-dead = Che la partita è patta, alla scacchiera e senza attendere richieste, se nessuno ha il materiale per dare scaccomatto o la posizione è bloccata per sempre.
step-say-cost = Quanto costa un'accusa palesemente infondata.
step-say-law = Che cosa significa un articolo.
step-say-claim = Come si richiede la patta.
step-say-make-legal = «Presenti la richiesta in regola.»
step-say-press = «Prema l'orologio»: può dirlo soltanto l'avversario.
step-say-moves = Quante mosse siano state eseguite o quante ne manchino, prima che cada una bandierina.
step-say-not-pressed = «Non ha premuto», «l'avversario ha mosso».
step-say-castle = «Sì, può arroccare.»
step-say-entry = Che una mossa registrata elettronicamente è illegale.
step-say-intervene = Qualsiasi altra cosa sulla partita, se non dove le Regole lo prevedono.

procedure-penalties = Le penalità di ogni infrazione
    .illegal = Mosse illegali e ciò che vale come tale
    .clock = L'orologio
    .pieces = I pezzi
    .draws = La patta
    .records = Formulario e registrazione
    .conduct = La condotta

step-act-press = L'orologio è premuto senza muovere.
step-act-two-hands = Una mossa è eseguita con due mani.
step-act-press-back = L'orologio è ripremuto invece di essere fermato: decidere se è un'infrazione o un disturbo con penalità più lieve.
step-act-other-hand = L'orologio è premuto con l'altra mano.
step-act-force = L'orologio è colpito con forza, sollevato o rovesciato.
step-act-hover = Un giocatore tiene il dito sul pulsante o indugia sopra l'orologio.
step-act-touch = È mosso un pezzo diverso da quello toccato.
step-act-displace = Sono rovesciati dei pezzi.
step-act-accident = I pezzi rovesciati per incidente non fanno mai perdere subito la partita; se il gesto è voluto o ripetuto, può costare di più.
step-act-two-moves = Un giocatore muove due volte di fila e l'avversario lo contesta.
step-act-no-reason = Gli orologi sono fermati senza motivo.
step-act-offer = La patta è proposta prima di muovere.
step-act-condition = Un'offerta è legata a una condizione: l'offerta resta valida, la condizione è nulla.
step-act-early-draw = La patta è concordata troppo presto: la partita prosegue. Vale quanto ha stabilito il torneo, altrimenti si possono penalizzare entrambi.
step-act-gap = Un giocatore muove senza aver registrato la propria mossa precedente: fargliela registrare prima della mossa successiva; si può penalizzarlo.
step-act-views = Un giocatore chiede di vedere la registrazione più spesso di quanto è ammesso.
step-act-phone = Squilla un telefono che il giocatore ha addosso.
step-act-inspection = Un giocatore rifiuta l'ispezione.
step-act-inspection-law = La legge del Paese vieta di perquisire le persone: allora il rifiuto non è un'infrazione.
step-act-last-warning = Prima della perdita della partita il giocatore deve essere stato avvisato che la prossima infrazione costa la partita.
step-act-reconstruction = Un giocatore rifiuta di aiutare nella ricostruzione.
step-act-refusal = Un giocatore rifiuta persistentemente di attenersi alle Regole: dichiararne la sconfitta e stabilire i punti dell'avversario.
step-act-both-refuse = Entrambi i giocatori rifiutano persistentemente di attenersi alle Regole.
step-act-late = Un giocatore arriva troppo tardi alla scacchiera e l'arbitro non lo giustifica.
step-act-arranged = Un risultato è concordato in anticipo: penalizzare entrambi, scegliendo la penalità dall'elenco.
step-act-arranged-chief = La penalità per un risultato concordato la impone l'arbitro principale.
step-act-list = La scala delle penalità: ammonizione, tempo all'avversario, tempo tolto, punti, sconfitta, ammenda, esclusione, espulsione; si possono combinare.

procedure-offences-counted = Che cosa si conta
    .not = Non contate come mosse illegali

step-count-sanction = { $loses ->
    [1] La prima mossa illegale fa perdere la partita.
    [2] La prima mossa illegale dà all'avversario { DURATION($time) }, la seconda fa perdere la partita.
   *[3] La prima e la seconda mossa illegale danno all'avversario { DURATION($time) }, la terza fa perdere la partita.
}
step-count-warnings = Un giocatore è stato ammonito tre o quattro volte: è un buon motivo per la sconfitta.
step-count-views = Contare le richieste di vedere la registrazione: oltre { $limit } in una partita equivalgono a distrarre l'avversario.
step-count-not = Una mossa illegale dopo la quale non si è premuto l'orologio { $made ->
    [yes] conta anch'essa
   *[no] non conta
}.
step-count-after-the-end = Una mossa illegale scoperta dopo la fine della partita.
step-count-other-hand = L'altra mano sull'orologio: penalizzabile, ma non mossa illegale.
step-count-touch = Mosso un pezzo diverso da quello toccato: si corregge, ma non è una mossa illegale.

procedure-mating-material = Quando è ancora possibile lo scaccomatto

step-mate-free = Le decisioni che seguono guardano soltanto ai pezzi: osservare anche la posizione, perché mosse forzate possono renderla patta.
step-mate-kq-n = Esaurisce il tempo chi ha re e donna; l'avversario ha re e cavallo.
step-mate-kq-b = Esaurisce il tempo chi ha re e donna; l'avversario ha re e alfiere.
step-mate-kr-n = Esaurisce il tempo chi ha re e torre; l'avversario ha re e cavallo.
step-mate-kr-b = Esaurisce il tempo chi ha re e torre; l'avversario ha re e alfiere.
step-mate-kb-n = Esaurisce il tempo chi ha re e alfiere; l'avversario ha re e cavallo.
step-mate-kb-b-same = Esaurisce il tempo chi ha re e alfiere; l'avversario ha re e alfiere, entrambi gli alfieri su case dello stesso colore.
step-mate-kb-b-other = Esaurisce il tempo chi ha re e alfiere; l'avversario ha re e alfiere, gli alfieri su case di colore opposto.
step-mate-kn-n = Esaurisce il tempo chi ha re e cavallo; l'avversario ha re e cavallo.
step-mate-kn-b = Esaurisce il tempo chi ha re e cavallo; l'avversario ha re e alfiere.
step-mate-kp-n = Esaurisce il tempo chi ha re e pedone; l'avversario ha re e cavallo.
step-mate-kp-b = Esaurisce il tempo chi ha re e pedone; l'avversario ha re e alfiere.
step-mate-k-n = Esaurisce il tempo chi ha il solo re; l'avversario ha re e cavallo.
step-mate-k-b = Esaurisce il tempo chi ha il solo re; l'avversario ha re e alfiere.

procedure-undecided = Le Regole non prevedono esattamente il caso

step-undecided-exact = Un articolo copre esattamente il caso: applicarlo.
step-undecided-near = Altrimenti partire dal caso regolato più vicino.
step-undecided-weigh = Valutare buon senso, logica, equità e le particolarità del caso.
step-undecided-ask = Punto importante: consultare i colleghi o l'arbitro principale prima di decidere.
step-undecided-alone = Punto ordinario: decidere da sé, senza lunghi indugi.
step-undecided-settle = Sembra giusta una penalità che nessuna norma nomina: prima tentare di comporre la cosa in modo che la parte offesa sia soddisfatta.
step-undecided-penalty = Se non riesce: può stabilirla l'arbitro principale, sentito l'organizzatore.

procedure-appeal = Un giocatore non è d'accordo

step-appeal-tell = Informare il giocatore del diritto di appello e del termine.
step-appeal-go-on = L'appello non può essere esaminato subito: la partita prosegue come deciso; avviare l'orologio.
step-appeal-chief = Prima decide l'arbitro principale, che cerca di comporre la controversia.
step-appeal-committee = Poi la commissione d'appello; nessuno decide in una causa propria.
step-appeal-final = La decisione della commissione d'appello è definitiva.
step-appeal-fee = L'appello è accolto: la tassa si restituisce; era almeno ragionevole: si può restituire, in tutto o in parte.
step-appeal-form = Torneo FIDE: per iscritto, dal giocatore o dal capitano, entro il termine.
step-appeal-fair-play = Sulle questioni di fair play decide il responsabile del fair play.

procedure-accusation = Un'accusa di comportamento fraudolento

step-accusation-serious = Prendere sul serio l'accusa e indagare a fondo.
step-accusation-silence = Dire a chi accusa di non parlarne con nessuno.
step-accusation-ask = Chiedere ai giocatori se qualcosa li ha preoccupati; non nominare il sospettato né alludervi.
step-accusation-written = Nei tornei validi per il rating: solo per iscritto, sul modulo, con tutti i motivi; dire quanto costa un'accusa palesemente infondata.
step-accusation-program = Qualcuno nell'area usa un programma di scacchi: agire subito con l'arbitro principale.

procedure-special-incidents = Altri episodi
    .piece = Richiesta di un pezzo
    .twice = Due mosse di fila
    .board = Scacchiera elettronica
    .alarm = Allarme
    .video = Video
    .dress = Abbigliamento
    .smoking = Fumo
    .photos = Fotografie

step-incident-piece = Un giocatore chiede un pezzo per la promozione: portare proprio quello e riavviare di persona il suo orologio; il giocatore continua a pensare.
step-incident-two-moves = Un giocatore ha mosso due volte: accertare se nel frattempo l'avversario aveva mosso.
step-incident-two-moves-back = L'avversario non aveva mosso: la seconda mossa si ritira; correggere orologio e scacchiera, il tempo perso resta perso.
step-incident-electronic = Una scacchiera elettronica segnala un errore: l'operatore avverte l'arbitro e nessun altro.
step-incident-electronic-look = Verificare se la causa è un'irregolarità sulla scacchiera.
step-incident-alarm = Allarme: se possibile, far fermare gli orologi prima che tutti escano.
step-incident-time = Alla ripresa, se occorre, assegnare tempo addizionale a uno o a entrambi i giocatori.
step-incident-video = Si guarda un video: dire che cosa si verifica, fermare gli orologi, far assistere entrambi; decide l'arbitro quando smettere.
step-incident-dress = Abbigliamento non conforme: riferirlo a un arbitro superiore; responsabile è l'arbitro principale.
step-incident-smoking = Area per fumatori: vicina all'area di gioco e sotto controllo; un divieto totale va annunciato nel regolamento.
step-photo-who = Fotografano soltanto persone autorizzate.
step-photo-first = Flash, primo turno: solo nei primi { DURATION($time) }, salvo diversa decisione dell'arbitro principale.
step-photo-later-rounds = Turni successivi: solo nei primi { DURATION($time) }.
step-photo-without-flash = Dopo: senza flash e solo con il permesso dell'arbitro principale.

procedure-which-rules = Quali norme valgono

step-rules-article = Un commento del manuale e un articolo non concordano: applicare l'articolo.
step-rules-national = Una norma contrasta con la legge del Paese: non applicarla.
step-rules-silent = Il regolamento del torneo tace: valgono le norme generali FIDE per le competizioni.
step-rules-reading = Arbitro principale e organizzatore principale intendono diversamente una regola: vale la lettura dell'arbitro principale.
step-rules-federation = Una federazione ha regole più dettagliate: applicarle solo nel suo territorio, dove non contrastano con quelle della FIDE, e mai in un torneo FIDE.

procedure-equipment = Il materiale è in dubbio
    .pieces = Pezzi
    .board = Scacchiera e tavolo

step-equipment-pieces = Pezzi Staunton. Altezze in centimetri: re nove e mezzo, donna otto e mezzo, alfiere sette, cavallo sei, torre cinque e mezzo, pedone cinque.
step-equipment-order = Fino al { $count } per cento in più o in meno, ma sempre in quest'ordine.
step-equipment-base = La base di un pezzo è da due quinti a metà dell'altezza; nulla è lucido.
step-equipment-square = Una casa misura da cinque a sei centimetri e contiene quattro pedoni.
step-equipment-table = Il tavolo misura circa un metro e dieci per ottantacinque centimetri, fino al { $count } per cento in più o in meno, ed è alto settantaquattro centimetri.

procedure-captains = I capitani delle squadre

step-captain-speaks = Un capitano vuole parlare a un giocatore, o viceversa: solo tramite l'arbitro, in sua presenza e in una lingua che capisce.
step-captain-draws = Nessun consiglio di offrire o accettare la patta, nessuna parola sulla posizione.
step-captain-told = Ciò che è detto al capitano è detto a tutti i suoi giocatori.
step-captain-leaves = Il capitano esce dalla sede di gioco e vi rientra solo con il permesso.
step-captain-behind = Badare che nessun capitano stia alle spalle della squadra avversaria.

procedure-interruption = Una causa di forza maggiore interrompe il gioco

step-interruption-stop = Manca la corrente, freddo, rumore, incendio: fermare tutti gli orologi.
step-interruption-note = Annotare o fotografare ogni posizione e i tempi.
step-interruption-seal = Far mettere in busta le mosse, se possibile, anche in un altro luogo.
step-interruption-board = Non si può mettere in busta: vale la posizione sulla scacchiera.
step-interruption-resume = Riprendere presto, altrove o più tardi; una sosta lunga porta il rischio di aiuti esterni, ma si può riprendere anche dopo.
step-interruption-control = Si può abbreviare la cadenza e superare le { $count } ore di gioco in un giorno.
