### Titles of the cases about the conduct of the players: what a reader would search for.

## accusation-dismissed.yaml

title-too-good-for-his-rating-is-no-ground = Accusa scritta di barare basata solo su un gioco troppo forte per il rating

## accusation-in-writing.yaml

title-an-oral-accusation-is-not-accepted = Accusa di barare presentata all'arbitro a voce
title-a-written-accusation-is-looked-into = Uno spettatore accusa per iscritto un giocatore di barare, con un motivo valido

## accusation-to-the-arbiter.yaml

title-an-honest-suspicion-told-to-the-arbiter = Sospetto di barare riferito in buona fede soltanto all'arbitro
title-a-suspicion-spread-among-players = Sospetto di barare diffuso tra i giocatori
title-a-malicious-accusation = Accusa di barare fatta in malafede soltanto all'arbitro

## accuser-plays-on.yaml

title-a-suspecting-player-in-france-plays-on = In Francia un giocatore sospetta l'avversario di farsi aiutare

## accusing-without-ground.yaml

title-a-suspicion-spread-without-ground = Sospetto di barare diffuso senza un motivo ragionevole
title-a-suspicion-spread-with-a-reasonable-ground = Sospetto di barare diffuso con un motivo ragionevole

## appeal-form.yaml

title-an-appeal-by-word-of-mouth = Appello presentato a voce

## appeal-in-time.yaml

title-an-appeal-in-blitz-within-the-quarter-of-an-hour = Appello nel gioco lampo 15 minuti dopo la partita
title-an-appeal-in-blitz-after-the-quarter-of-an-hour = Appello nel gioco lampo 16 minuti dopo la partita
title-an-appeal-within-the-hour = Appello scritto un'ora dopo una partita a cadenza standard

## appeal.yaml

title-a-player-may-appeal-and-play-goes-on = Appello contro la decisione di far proseguire la partita
title-a-player-may-appeal-after-signing = Appello dopo la firma del formulario
title-the-event-excludes-appeals = Appello in un torneo che esclude gli appelli
title-an-outsider-cannot-appeal = Uno spettatore presenta appello contro una decisione dell'arbitro
title-an-appeal-before-anything-was-decided = Appello prima che l'arbitro abbia deciso qualcosa
title-an-appeal-against-a-ruling-that-ended-the-game = Appello dopo una seconda mossa illegale vista subito dall'arbitro
title-an-appeal-against-what-the-arbiter-saw-afterwards = Appello dopo una seconda mossa illegale notata dall'arbitro in seguito
title-a-player-refuses-to-play-on-after-a-ruling = Un giocatore presenta appello e rifiuta di continuare

## arranged-result.yaml

title-a-result-is-clearly-arranged = Risultato concordato prima della partita: getta discredito sugli scacchi?
title-an-insult-is-no-arranged-result = Un insulto che non getta discredito sugli scacchi

## bag-not-used.yaml

title-the-bag-with-the-phone-is-taken-without-permission = Un giocatore prende senza permesso la propria borsa col dispositivo spento
title-the-opponents-bag-is-taken-without-permission = Un giocatore prende senza permesso la borsa dell'avversario col dispositivo
title-the-bag-is-taken-with-permission = Borsa col dispositivo presa con il permesso dell'arbitro
title-the-rule-on-the-bag-needs-the-events-option = Borsa presa in un torneo che non prevede dispositivi nelle borse
title-a-player-asks-to-use-the-bag-with-the-device = Un giocatore chiede di usare la borsa col dispositivo
title-whether-the-bag-was-taken-with-permission-is-looked-into = Borsa col dispositivo presa: con o senza permesso?

## bag-to-the-toilet.yaml

title-the-bag-goes-to-the-toilet-with-permission = Borsa col dispositivo portata alla toilette con permesso
title-the-bag-is-opened-in-the-playing-area-with-permission = Borsa col dispositivo usata con permesso nell'area di gioco, non alla toilette

## both-refuse.yaml

title-both-players-refuse-persistently = Entrambi i giocatori rifiutano persistentemente di attenersi alle Regole
title-both-players-refuse-once = Entrambi i giocatori rifiutano di attenersi alle Regole, non persistentemente

## breach-penalised.yaml

title-offers-answered-by-noise-give-two-rulings = Offerta di patta ripetuta, l'avversario risponde facendo rumore
title-a-device-that-costs-the-game-costs-nothing-more = Dispositivo elettronico addosso a un giocatore: una penalità o due?

## claim-checked-by-players.yaml

title-the-arbiter-checks-a-claim-alone = L'arbitro verifica da solo una triplice ripetizione, i giocatori alla scacchiera
title-where-a-claim-is-checked = Come e dove si verifica una richiesta di patta?
title-a-player-asks-for-the-check-of-a-claim = L'avversario chiede di verificare una richiesta di triplice ripetizione

## conduct-standard.yaml

title-a-game-arranged-beforehand-is-an-offence-of-both = Risultato concordato prima della partita, con accertato discredito agli scacchi
title-bad-manners-need-not-bring-chess-into-disrepute = Comportamento scorretto che non getta discredito sugli scacchi
title-an-insult-answered-by-an-insult-gives-two-rulings = Insulto ricambiato con un insulto
title-whether-an-insult-brings-chess-into-disrepute-is-open = Un insulto getta discredito sugli scacchi?

## device-and-nobody-else.yaml

title-a-device-rings-and-the-opponent-comes-too-late = Il telefono squilla, l'avversario arriva oltre il tempo di tolleranza
title-a-device-rings-and-the-opponent-never-comes = Dispositivo che suona, l'avversario non arriva entro il tempo di tolleranza
title-a-device-rings-where-nobody-may-come-late = Il telefono squilla con l'avversario assente e tolleranza zero
title-a-device-rings-when-the-lateness-of-the-opponent-is-excused = Il telefono squilla mentre si attende un avversario dal ritardo giustificato

## device-before-both-moved.yaml

title-a-device-rings-two-minutes-after-the-start = Il telefono squilla, l'avversario arriva entro il tempo di tolleranza
title-a-device-rings-after-each-has-moved = Il telefono squilla dopo una mossa di ciascuno
title-a-device-rings-before-either-has-moved = Il telefono squilla a turno iniziato, prima che si giochi una mossa

## device-forbidden.yaml

title-a-device-on-the-table-is-forbidden-but-does-not-lose = Telefono spento sul tavolo
title-a-silent-phone-that-is-switched-on-was-forbidden-in-2009 = Telefono acceso ma silenzioso addosso a un giocatore
title-a-device-approved-by-the-arbiter-is-allowed = Dispositivo portato con l'autorizzazione dell'arbitro
title-a-phone-in-a-bag-where-the-event-is-silent = Telefono spento in borsa, e il torneo non dice nulla delle borse
title-a-player-asks-to-use-a-device = Un giocatore chiede di usare un dispositivo elettronico

## device-in-bag.yaml

title-a-switched-off-phone-in-a-bag-where-the-event-allows-it = Telefono spento in borsa quando il torneo lo consente
title-the-phone-in-the-bag-is-switched-on = Il telefono squilla in borsa, e il torneo consente solo dispositivi spenti

## device-loses.yaml

title-a-phone-rings-on-the-player = Il telefono squilla e l'avversario può ancora dare matto
title-a-phone-rings-and-the-opponent-has-only-his-king = Il telefono squilla e l'avversario ha solo il re
title-a-switched-off-phone-in-the-pocket = Telefono spento in tasca, il giocatore lo ammette
title-the-event-sets-a-milder-penalty-for-a-device = Il telefono squilla quando il torneo prevede una penalità più lieve
title-somebody-reports-a-phone = Qualcuno segnala un telefono silenzioso addosso a un giocatore
title-a-phone-found-before-the-game = Telefono trovato addosso a un giocatore prima della partita
title-both-players-bring-a-phone-before-the-game = Telefoni trovati addosso a entrambi prima della partita
title-a-phone-on-the-table-before-the-game = Telefono sul tavolo prima della partita
title-a-phone-rings-after-the-game = Il telefono squilla dopo l'accordo per la patta
title-both-phones-ring-at-once = I telefoni di entrambi i giocatori squillano insieme
title-a-phone-rings-while-a-wrong-claim-is-examined = Squilla il telefono avversario: triplice ripetizione, posizione apparsa due volte
title-a-phone-rings-after-a-right-claim = Squilla il telefono del richiedente: triplice ripetizione, apparsa tre volte
title-a-phone-rings-where-every-legal-move-gives-mate = Il telefono squilla e ogni mossa legale del suo proprietario dà matto
title-a-phone-rings-before-a-wall-that-a-sacrifice-opens = Il telefono squilla in posizione chiusa che un sacrificio di torre può aprire
title-a-device-rings-before-the-opponent-has-come = Il telefono squilla prima che arrivi l'avversario: arriverà in tempo?
title-a-phone-rings-but-it-is-not-evident-that-it-is-the-players = Squilla un telefono, ma non è evidente che sia del giocatore
title-a-fine-for-a-device-where-the-event-announced-it = Ammenda per un dispositivo dove il torneo ha annunciato una penalità più lieve

## distraction.yaml

title-a-draw-offer-at-every-move-is-annoying = Offerta di patta ripetuta prima di premere l'orologio, giudicata fastidiosa
title-a-repeated-offer-at-the-wrong-moment-is-penalised-once = Offerta di patta ripetuta dopo aver premuto l'orologio, giudicata fastidiosa
title-a-second-offer-that-does-not-annoy = Offerta di patta ripetuta prima di premere l'orologio, giudicata non fastidiosa
title-a-source-of-noise-in-the-playing-area = Fonte di rumore introdotta nell'area di gioco
title-whether-a-noise-annoys-is-for-the-arbiter-to-find = Un giocatore fa rumore: infastidisce l'avversario?
title-the-arbiter-finds-a-claim-unreasonable = Richiesta di triplice ripetizione che l'arbitro giudica fonte di distrazione
title-the-arbiter-finds-nothing-wrong-with-a-claim = Richiesta di triplice ripetizione che l'arbitro non giudica fonte di distrazione
title-what-is-found-of-one-player-is-not-found-of-the-other = Rumore giudicato fonte di distrazione, poi parla l'altro giocatore
title-the-arbiter-finds-that-the-repeated-offer-was-meant-to-distract = Reclamo per un'offerta di patta ripetuta, poi giudicata fonte di distrazione

## drunkenness-usually-costs.yaml

title-a-player-comes-drunk-and-disturbs-nobody = Un giocatore si presenta ubriaco ma non disturba nessuno
title-a-drunken-player-is-usually-excluded-from-the-round = Giocatore ubriaco: esclusione dal turno o ammonizione?

## eating-at-the-board.yaml

title-a-player-eats-at-the-board = Pasto alla scacchiera durante la partita
title-talking-is-not-eating = Un giocatore parla alla scacchiera senza distrarre l'avversario

## explanation-of-laws.yaml

title-a-player-may-have-a-rule-explained = Un giocatore chiede all'arbitro di spiegare una regola
title-may-i-castle-now-is-no-question-about-the-laws = «Posso arroccare adesso?»: domanda sulla posizione
title-a-request-to-leave-is-no-question-about-the-laws = Richiesta di lasciare la sede di gioco: è una domanda sulle Regole?

## fair-play-offence.yaml

title-a-forbidden-device-is-an-offence-against-fair-play = Telefono spento addosso: è un'infrazione al fair play?
title-refusing-an-inspection-is-an-offence-against-fair-play = Rifiuto dell'ispezione: è un'infrazione al fair play?
title-an-approved-device-is-no-offence-against-fair-play = Dispositivo autorizzato dall'arbitro: è un'infrazione al fair play?

## far-corner.yaml

title-a-far-corner-of-a-large-hall = Chi ha il tratto va senza permesso nell'angolo lontano di una grande sala
title-a-walk-in-the-own-aisle = Un giocatore si alza e cammina nella corsia della sua scacchiera
title-a-far-corner-with-permission = Chi ha il tratto va con il permesso nell'angolo lontano di una grande sala

## finished-players.yaml

title-a-player-who-has-finished-disturbs-the-others = Un giocatore che ha terminato parla e disturba gli altri

## help-to-reconstruct.yaml

title-a-player-refuses-to-help-reconstruct-the-game = Un giocatore rifiuta di collaborare alla ricostruzione della partita
title-both-players-refuse-to-help-reconstruct = Entrambi rifiutano persistentemente di collaborare alla ricostruzione

## inspection-asked-again.yaml

title-who-refuses-an-inspection-in-france-is-asked-again = In Francia un giocatore rifiuta per la prima volta l'ispezione
title-who-was-warned-in-france-is-not-asked-a-third-time = In Francia un giocatore rifiuta persistentemente l'ispezione dopo l'ammonizione

## inspection-at-any-time.yaml

title-a-player-who-left-the-venue-is-inspected = Ispezione di un giocatore uscito dalla sede di gioco con permesso
title-a-player-whom-the-opponent-accuses-is-inspected = Ispezione di un giocatore che l'avversario accusa di barare

## inspection-ground.yaml

title-an-inspection-without-any-suspicion = Ispezione di un giocatore senza alcun sospetto

## inspection-once.yaml

title-a-player-is-not-inspected-twice-in-a-round = Seconda ispezione nello stesso turno senza un sospetto schiacciante
title-an-overwhelming-suspicion-after-an-inspection = Seconda ispezione nello stesso turno per un sospetto schiacciante

## inspection-refused.yaml

title-a-player-refuses-to-be-inspected = Un giocatore rifiuta l'ispezione
title-a-player-may-refuse-an-inspection-by-another-gender = Un giocatore rifiuta l'ispezione da parte di una persona di sesso diverso
title-a-refusal-after-a-warning-may-be-persistent = Ispezione rifiutata dopo l'ultima ammonizione: è rifiuto persistente?

## inspection-time.yaml

title-a-suspicion-during-the-game-can-usually-wait = Ispezione durante la partita per un sospetto non schiacciante
title-an-overwhelming-suspicion-cannot-wait = Ispezione durante la partita per un sospetto schiacciante
title-an-inspection-before-the-game-is-usual = Ispezione prima della partita per un sospetto
title-an-inspection-after-the-game-is-usual = Ispezione subito dopo la partita per un sospetto
title-it-is-not-told-whether-there-is-a-suspicion = Ispezione durante la partita: c'è un sospetto, e può attendere?
title-an-inspection-during-the-game-measured = Era giusto ispezionare durante la partita se si poteva attendere?

## inspection-witness.yaml

title-an-inspection-without-a-witness = Ispezione senza testimone per un sospetto schiacciante
title-a-witness-of-another-gender = Ispezione con un testimone di sesso diverso dal giocatore
title-a-player-may-refuse-an-inspection-without-a-witness = Un giocatore rifiuta un'ispezione senza testimone
title-a-player-asks-for-a-witness-of-his-own = Un giocatore chiede un proprio testimone all'ispezione

## inspection.yaml

title-the-arbiter-may-inspect-in-private-by-the-same-gender = Ispezione in privato da parte di una persona dello stesso sesso
title-an-inspection-by-another-gender-is-not-provided-for = Ispezione da parte di una persona di sesso diverso
title-an-inspection-in-front-of-others-is-not-provided-for = Ispezione davanti ad altri

## latecomers-device.yaml

title-a-latecomer-with-a-device-before-his-first-move = Il telefono di chi arriva in ritardo squilla prima della sua prima mossa
title-a-latecomers-device-after-his-first-move = Dispositivo silenzioso di chi arriva in ritardo, dopo la sua prima mossa
title-a-latecomer-who-keeps-his-device = Chi è in ritardo si tiene il dispositivo scoperto, che poi squilla
title-a-punctual-player-with-a-device-before-his-first-move = Dispositivo silenzioso di un giocatore puntuale, prima di ogni mossa

## leaving-the-area.yaml

title-a-player-on-the-move-leaves-the-hall-to-smoke = Chi ha il tratto lascia senza permesso l'area di gioco per fumare
title-a-player-who-is-not-on-the-move-may-leave-the-area = Chi non ha il tratto lascia l'area di gioco per andare alla toilette
title-a-player-on-the-move-leaves-with-permission = Chi ha il tratto lascia l'area di gioco con permesso
title-getting-up-from-the-board-is-allowed = Chi ha il tratto si alza dalla scacchiera
title-whether-he-may-leave-the-area-depends-on-who-has-the-move = Un giocatore chiede di lasciare l'area di gioco: non è detto chi abbia il tratto
title-a-made-move-that-is-not-completed-and-leaving-the-area = Un giocatore esce dall'area: l'avversario ha mosso ma non ha premuto l'orologio
title-whether-leave-was-given-is-looked-into = Chi ha il tratto lascia l'area di gioco: con o senza permesso?
title-a-player-off-the-move-needs-no-leave-that-nobody-mentions = Chi non ha il tratto lascia l'area di gioco: di permesso non si parla

## leaving-the-venue.yaml

title-leaving-the-venue-needs-permission-even-off-the-move = Chi non ha il tratto lascia la sede di gioco senza permesso
title-a-player-may-leave-the-venue-with-permission = Un giocatore lascia la sede di gioco con permesso
title-a-player-asks-to-leave-the-venue = Un giocatore chiede di lasciare la sede di gioco
title-a-player-goes-home-between-the-sessions = Un giocatore torna a casa dopo la mossa in busta
title-a-player-leaves-the-venue-because-of-an-alarm = Un giocatore lascia la sede di gioco per un allarme
title-whether-leave-to-go-out-of-the-venue-was-given-is-looked-into = Un giocatore lascia la sede di gioco: con o senza permesso?

## looking-on.yaml

title-a-player-who-has-finished-looks-on = Un giocatore torna a guardare dopo la fine della propria partita
title-an-outsider-does-not-look-on-after-a-game-of-his-own = Il giocatore di un'altra partita entra a guardare

## loss-announced-first.yaml

title-warned-three-times-and-never-told = Rumore dopo tre ammonizioni, perdita della partita mai annunciata
title-a-refusal-after-the-loss-was-announced = Un giocatore rifiuta una decisione dopo l'annuncio della perdita della partita

## national-law.yaml

title-an-inspection-that-the-law-of-the-country-forbids = Ispezione: prevale la regola della FIDE o la legge del Paese ospitante?
title-an-inspection-refused-because-the-law-of-the-country-forbids-it = Ispezione rifiutata opponendo la legge del Paese ospitante alla regola della FIDE
title-an-inspection-that-no-law-of-the-country-forbids = Ispezione in un Paese della cui legge non si dice nulla
title-no-inspection-where-the-law-forbids-to-search-persons = Ispezione voluta dall'arbitro dove la legge vieta di perquisire le persone
title-a-player-may-refuse-a-search-that-the-law-forbids = Rifiutata un'ispezione vietata dalla legge, l'avversario reclama
title-an-inspection-that-the-law-forbids-was-no-right-ruling = Ispezione compiuta dove la legge vieta di perquisire le persone: era giusto?

## no-outside-help.yaml

title-notes-are-forbidden-during-play = Un giocatore consulta delle note durante il gioco
title-analysing-on-a-second-board-is-forbidden = Un giocatore analizza la partita su un'altra scacchiera
title-notes-after-the-game-are-nobodys-business = Un giocatore consulta un libro dopo aver abbandonato
title-a-player-asks-to-use-his-notes = Un giocatore chiede di usare delle note

## offers-as-evidence.yaml

title-a-complaint-about-repeated-offers = Reclamo per offerte di patta ripetute: ci sono prove?
title-a-complaint-about-a-single-offer = Reclamo per una sola offerta di patta

## outsiders-stay-out.yaml

title-an-outsider-enters-the-playing-area = Uno spettatore entra senza permesso nell'area di gioco
title-an-outsider-enters-with-permission = Uno spettatore entra con permesso nell'area di gioco
title-a-captain-comes-back-without-permission = Il capitano rientra senza permesso nell'area di gioco

## persistent-refusal.yaml

title-persistent-noise-after-warnings = Rumore per la terza volta dopo due ammonizioni, con sconfitta annunciata
title-a-warning-about-something-else-does-not-make-noise-persistent = Rumore dopo un'ammonizione per allontanamento senza permesso
title-a-player-refuses-to-follow-a-ruling = Un giocatore rifiuta di attenersi a una decisione: è rifiuto persistente?
title-warned-three-times-before-and-offering-again = Un'altra offerta di patta dopo tre ammonizioni
title-a-refusal-that-is-found-persistent-after-a-warning = Secondo rifiuto di una decisione, dopo un'ammonizione senza sconfitta annunciata

## players-check-claims.yaml

title-a-player-leaves-the-checking-of-the-claim-to-the-arbiter = L'avversario rifiuta di partecipare alla verifica di una richiesta di patta
title-who-checks-a-draw-claim = Chi verifica una richiesta di patta per triplice ripetizione?

## program-in-use.yaml

title-a-spectator-has-a-chess-program-in-use = Uno spettatore ha in funzione un programma di scacchi
title-a-player-has-a-chess-program-in-use = Programma di scacchi in funzione sul telefono di un giocatore, sul tavolo

## refused-help-penalised.yaml

title-a-claimant-will-not-check-his-own-claim = Il richiedente rifiuta di verificare la propria richiesta di patta
title-a-refusal-to-follow-a-ruling-is-another-matter = Un giocatore rifiuta di attenersi a una decisione, non persistentemente

## reporting-to-leave.yaml

title-the-event-demands-a-report-before-leaving = Chi non ha il tratto esce senza avvertire dove il torneo impone di farlo
title-a-player-who-reported-may-leave = Chi non ha il tratto esce dopo aver avvertito l'arbitro
title-a-player-on-the-move-does-not-leave-by-reporting = Chi ha il tratto avverte l'arbitro ed esce senza permesso
title-a-player-asks-to-leave-where-reporting-is-enough = Chi non ha il tratto chiede di uscire dove il torneo impone di avvertire
title-whether-the-arbiter-was-told-before-is-looked-into = Chi non ha il tratto esce dove è imposto di avvertire: lo ha fatto?

## rule-explained-instead.yaml

title-may-i-capture-en-passant-here = «Posso prendere en passant qui?»: domanda all'arbitro
title-a-question-about-a-rule-is-simply-answered = Domanda su una regola in generale, non sulla posizione

## screening-is-no-proof.yaml

title-moves-that-agree-with-a-program-are-no-proof = Le mosse di un giocatore coincidono con quelle di un programma

## smoking.yaml

title-an-e-cigarette-outside-the-smoking-area = Sigaretta elettronica fuori dell'area per fumatori
title-smoking-in-the-smoking-area = Fumare nell'area per fumatori
title-a-cigarette-in-the-playing-area = Sigaretta fumata fuori dell'area per fumatori

## spectators-kept-out.yaml

title-a-spectator-comes-close-to-the-board = Uno spettatore si avvicina senza permesso alla scacchiera
title-a-captain-enters-with-permission = Il capitano entra con permesso nell'area di gioco

## suspect-not-named.yaml

title-the-arbiter-names-a-suspect-to-players = L'arbitro fa ai giocatori il nome di chi è sospettato di barare
title-the-arbiter-tells-a-colleague-whom-he-suspects = L'arbitro dice a un collega chi è sospettato di barare

## warnings-suffice.yaml

title-warned-three-times-and-told-what-comes-next = Rumore per la quarta volta dopo tre ammonizioni, con sconfitta annunciata
title-two-warnings-are-not-yet-enough = Rumore dopo due ammonizioni, rifiuto giudicato non persistente
