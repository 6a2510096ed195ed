### Gli atti come titoli della decisione: un sintagma nominale; .doing segue «può», «non può», «il diritto di».
### $player: who acts. $by: player or other. $numbered: yes where the event is named by its number.

heading-moment = { $numbered ->
    [yes] { $event }. { $moment }
   *[no] { $moment }
}{ $by ->
    [player] {" "}({ WHO($player, case: "bare") })
   *[other] { "" }
}

moment-move = Mossa { MOVE($move) }
    .unknown = Mossa
moment-touch = Tocco dei pezzi
    .idle = Il tocco non ha conseguenze.
moment-capture-king = Cattura del re
moment-displace = Pezzi spostati
moment-repair = Pezzi rimessi a posto
moment-press = Pressione dell'orologio
    .doing = premere l'orologio
moment-pause = Arresto degli orologi
    .doing = fermare gli orologi
moment-flag-falls = Caduta della bandierina
moment-claim-flag = Segnalazione della caduta della bandierina
moment-offer-draw = Offerta di patta
    .doing = proporre la patta
moment-accept = Accettazione dell'offerta
moment-refuse = Rifiuto dell'offerta
    .idle = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di rifiutare la patta.
moment-withdraw = Ritiro
moment-agree-draw = Accordo sulla patta
moment-claim-draw = Richiesta di patta
    .doing = presentare una simile richiesta
moment-claim-irregularity = Reclamo per un'irregolarità
moment-agree-to-correct = Accordo sulla correzione
moment-claim-wrong-set-up = Segnalazione della disposizione errata
moment-claim-wrong-setting = Segnalazione dell'impostazione errata dell'orologio
moment-resign = Abbandono
moment-resign-in-writing = Abbandono per iscritto
moment-resign-for = Abbandono dichiarato da altri
moment-gesture = Gesto alla scacchiera
moment-answer-unclearly = Risposta poco chiara all'offerta
moment-session-ends = Fine della sessione
moment-ask-to-seal = Invito a mettere la mossa in busta
moment-adjourn-early = Aggiornamento anticipato
moment-adjourn-early-by = Aggiornamento anticipato
moment-seal = Mossa segreta
moment-change-sealed = Modifica della mossa segreta
moment-close-envelope = Chiusura della busta
moment-resume = Ripresa della partita
moment-arrive = Arrivo
    .idle = { WHO($player) } non { AGREE($player, sg: "è", pl: "sono") } in ritardo.
moment-absent = Assenza
moment-open-envelope = Apertura della busta
moment-lose-envelope = Busta mancante
moment-seal-reply = Risposta in busta
moment-claim-wrong-times = Segnalazione di tempi errati
moment-ask-for-record = Richiesta di vedere la registrazione
moment-ask-for-scoresheet = Richiesta di un formulario
moment-say-adjust = «Acconcio»
moment-adjust = Acconciare i pezzi
    .doing = acconciare i pezzi
moment-lift = Sollevamento di un pezzo
moment-release = Pezzo lasciato su una casa
moment-take-off = Rimozione di un pezzo
moment-put-back = Pezzi rimessi a posto
moment-pick-up = Presa del pezzo di promozione
moment-place = Collocazione del nuovo pezzo
moment-ask-for-piece = Richiesta di un pezzo
moment-announce = Annuncio di una mossa
    .idle = Le sole parole non obbligano nessuno.
moment-claim-touch-rules = Reclamo per il tocco dei pezzi
moment-bring-assistant = Ricorso a un assistente
    .doing = ricorrere a questo assistente
    .doing-tasks = ricorrere a questo assistente per { LIST($items) }
moment-press-with = Modo di premere l'orologio
    .doing = premere l'orologio in quel modo
moment-handle-clock = Modo di maneggiare l'orologio
    .doing = maneggiare l'orologio in quel modo
moment-clock-runs = Orologio in moto
moment-pause-for = Arresto degli orologi
    .doing = fermare gli orologi
moment-restart = Riavvio degli orologi
    .doing = riavviare gli orologi
moment-clock-marks-first = Segno sull'orologio
moment-claim-clock-defect = Segnalazione di un orologio difettoso
moment-claim-setting-fault = Segnalazione dell'impostazione errata dell'orologio
moment-claim-clock-set = Segnalazione dell'impostazione errata dell'orologio
moment-wish-clock-place = Richiesta di spostare l'orologio
    .doing = avere l'orologio dal lato richiesto
moment-start-round = Inizio del turno
    .idle = L'orologio del Bianco non viene avviato di nuovo.
moment-arrival = Arrivo
moment-default-time-ends = Fine del tempo di tolleranza
moment-claim-default = Richiesta di vittoria a forfait
moment-sit-at-wrong-board = Scacchiera sbagliata
moment-claim-from-screen = Reclamo basato su uno schermo
moment-write-move = Scrittura di una mossa
    .doing = scrivere la mossa in anticipo
    .idle = { WHO($player) } { AGREE($player, sg: "ha", pl: "hanno") } scritto la mossa in un momento consentito.
moment-write-on-sheet = Annotazione sul formulario
    .doing = annotare questo sul formulario
moment-mark-offer = Annotazione dell'offerta
moment-stop-recording = Interruzione della registrazione
moment-resume-recording = Ripresa della registrazione
moment-complete-sheet = Completamento del formulario
moment-sheet-gap = Lacuna nel formulario
    .doing = proseguire senza aver prima registrato la mossa mancante
moment-sheets-show = Ciò che mostrano i formulari
moment-reconstruct = Ricostruzione della partita
moment-hide-sheet = Formulario coperto
    .doing = coprire il formulario
moment-lay-pen-on-sheet = Penna sul formulario
    .doing = posare la penna sul formulario
moment-keep-sheet = Formulario trattenuto
    .doing = trattenere l'originale del formulario
    .idle = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di tenere il formulario durante la partita.
moment-ask-for-opponents-sheet = Richiesta del formulario avversario
moment-lend-sheet = Prestito del formulario
moment-refuse-sheet = Rifiuto del formulario
moment-return-sheet = Restituzione del formulario
moment-electronic-sheet-fails = Guasto del formulario elettronico
moment-change-sheet-mode = Cambio di modalità
    .doing = mettere il formulario in quella modalità
moment-cannot-record = Impossibilità di registrare
    .doing = affidare la registrazione a un assistente
moment-sign = Firma dei formulari
moment-report-result = Comunicazione del risultato
moment-award-points = Assegnazione dei punti
moment-leave = Allontanamento
    .doing = { $from ->
        [area] lasciare l'area di gioco
        [venue] lasciare la sede di gioco
        [far-corner] andare in quell'angolo lontano
       *[board] allontanarsi dalla scacchiera
    }
    .idle = { WHO($player) } { AGREE($player, sg: "aveva", pl: "avevano") } il diritto di allontanarsi dalla scacchiera.
moment-enter = Ingresso nell'area di gioco
    .doing = entrare nell'area di gioco
moment-use-help = Aiuto esterno
    .doing = ricorrere ad aiuti esterni
moment-device = Dispositivo elettronico
    .doing = { $place ->
        [bag] tenere il dispositivo nella borsa
        [table] tenere il dispositivo sul tavolo
        [adjoining-area] lasciare lì il dispositivo
       *[person] portare addosso il dispositivo
    }
moment-use-bag = Uso della borsa
    .doing = usare la borsa
moment-inspect = Ispezione
moment-refuse-inspection = Rifiuto dell'ispezione
    .doing = rifiutare l'ispezione
moment-accuse = Accusa
    .doing = esprimere un sospetto in questo modo
moment-disturb = Disturbo
    .doing = disturbare l'avversario
moment-smoke = Fumo
    .doing = fumare in quel luogo
moment-misbehave = Comportamento scorretto
    .doing = { $how ->
        [drunk] presentarsi alla partita in stato di ebbrezza
        [arranged-game] concordare il risultato
        [insult] insultare qualcuno
       *[other] comportarsi in quel modo
    }
moment-defy = Rifiuto di conformarsi
    .doing = rifiutarsi di obbedire
moment-appeal = Appello
    .doing = presentare appello
    .idle = Le Regole del { $edition } non prevedono alcun appello.
moment-request = Richiesta all'arbitro
moment-complain = Reclamo
    .doing = presentare reclamo contro la decisione
moment-tell = Comunicazione
    .doing = dirlo
moment-external-disturbance = Disturbo esterno
moment-warn = Ammonizione
moment-check-claim-alone = Verifica del solo arbitro
moment-video = Registrazione video
moment-impose = Penalità inflitta
moment-asks-entry = Annotazione sul formulario
moment-blind-lift = Pezzo sulla scacchiera speciale
moment-blind-move = Mossa sulla scacchiera speciale
moment-blind-say = Annuncio
    .doing = correggere l'annuncio
moment-boards-differ = Differenza fra le scacchiere
moment-ask-for-two-boards = Richiesta di due scacchiere
moment-claim-quickplay = Richiesta di patta nel finale rapido
moment-request-increment = Richiesta di incremento
    .doing = chiedere l'incremento
moment-decide-quickplay = Decisione sulla richiesta
    .idle = La decisione non ha effetto.
moment-sees = Osservazione dell'arbitro
moment-sees-position = Posizione vista dall'arbitro
moment-finds = Accertamento dell'arbitro
moment-rules = Decisione dell'arbitro
moment-asks = Domanda
moment-may-play = La mossa { MOVE($move) }
