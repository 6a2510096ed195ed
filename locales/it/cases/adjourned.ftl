### Titles of the cases about adjourned games: what a reader would search for.

## adjourned-position-set-up.yaml

title-the-adjourned-position-and-the-times-are-set-up = Ripresa di una partita aggiornata: che cosa deve predisporre l'arbitro?
title-a-position-that-nobody-knows-cannot-be-set-up = La partita deve riprendere, ma la busta manca e la posizione non è nota

## ambiguous-sealed-move.yaml

title-an-ambiguous-sealed-move-loses = Mossa segreta Cd2 quando entrambi i cavalli possono andare in d2
title-a-sealed-move-is-not-ambiguous-where-only-one-piece-may-go-there = Mossa segreta Ce2 con due cavalli, uno dei quali inchiodato
    .scene = All’aggiornamento il Bianco aveva il tratto e ha messo in busta { MOVE("Ne2") }. Alla ripresa apri la busta in presenza di entrambi i giocatori. Il Nero legge la mossa e pretende subito il punto: vicino a e2 ci sono due cavalli bianchi, e il foglio non dice quale dei due debba muovere.
title-an-ambiguous-sealed-move-loses-although-both-moves-were-good = Mossa segreta leggibile come due mosse diverse

## both-absent-at-resumption.yaml

title-the-replier-loses-the-time-while-nobody-is-there = Nessuno alla ripresa: tolleranza di 30 minuti, ritardo non giustificato
title-nobody-loses-time-where-no-lateness-is-allowed = Nessuno alla ripresa: tempo di tolleranza zero
title-the-arbiter-may-spare-the-replier-the-time-while-nobody-is-there = Nessuno alla ripresa: tolleranza di 30 minuti, ritardo giustificato

## change-of-sealed-move.yaml

title-the-sealed-move-may-be-changed-until-the-clocks-are-stopped = Cambiare la mossa segreta: busta chiusa, orologio ancora in moto
title-the-sealed-move-stays-once-the-clocks-are-stopped = Cambiare la mossa segreta: busta chiusa, orologi fermi
title-the-opponent-cannot-change-the-sealed-move = L'avversario cambia la mossa segreta
title-a-move-sealed-without-being-asked-may-be-changed-too = Mossa segreta non richiesta, cambiata prima e dopo aver fermato gli orologi

## clocks-stopped-after-sealing.yaml

title-the-sealer-stops-the-clocks-once-the-envelope-is-closed = Chi mette in busta la mossa chiude la busta, poi ferma gli orologi
title-the-clocks-run-until-the-envelope-is-closed = Chi mette in busta la mossa ferma gli orologi prima di chiudere la busta
title-the-opponent-does-not-stop-the-clocks-of-the-sealer = L'avversario ferma gli orologi dopo la chiusura della busta

## decided-before-opening.yaml

title-an-illegal-sealed-move-costs-nothing-after-the-repliers-flag-fell = Mossa segreta illegale: l'arbitro ha visto cadere la bandierina dell'avversario assente
title-an-ambiguous-sealed-move-changes-nothing-after-a-draw-on-time = Mossa segreta ambigua di un re solo: è caduta la bandierina dell'avversario assente
title-a-flag-that-nobody-noticed-does-not-save-a-bad-sealed-move = Mossa segreta illegale: bandierina avversaria caduta e non notata
title-a-draw-agreed-between-the-sessions-stands-whatever-was-sealed = Mossa segreta illegale: patta per accordo prima dell'apertura della busta
title-a-bad-sealed-move-costs-nothing-in-a-dead-position = Mossa segreta illegale con re e alfiere contro re
title-a-bad-sealed-move-loses-a-game-that-nothing-decided-before = Mossa segreta illegale: partita non decisa all'apertura della busta
title-a-bad-sealed-move-costs-nothing-behind-a-closed-wall-of-pawns = Mossa segreta illegale: pedoni bloccati, nessun alfiere sacrificabile
title-a-bad-sealed-move-loses-behind-a-wall-that-a-sacrifice-opens = Mossa segreta illegale: pedoni bloccati, un alfiere è sacrificabile

## early-adjournment.yaml

title-a-player-who-adjourns-early-pays-the-time-to-the-end-of-the-session = Il Bianco aggiorna prima della fine della sessione e mette in busta
title-only-the-player-having-the-move-may-adjourn-early = Chi non ha il tratto aggiorna la partita prima della fine della sessione
title-the-time-charged-for-adjourning-early = Aggiornare 25 minuti prima della fine della sessione: i tempi
    .scene = Il Bianco, che ha il tratto e ancora 1 ora a disposizione, non si sente bene e, 25 minuti prima della fine della sessione, dichiara che la partita va aggiornata subito. Il Nero, a cui restano 50 minuti, non ha nulla in contrario, ma ritiene che la cosa non debba costare niente a nessuno dei due.

## ended-before-resumption.yaml

title-a-draw-agreed-before-the-resumption-ends-the-game = Patta per accordo fra l'aggiornamento e la ripresa
title-a-resignation-before-the-resumption-ends-the-game = Abbandono prima della ripresa, l'avversario può ancora dare matto
title-no-draw-is-agreed-by-accepting-an-offer-that-nobody-made = Prima della ripresa un giocatore accetta una patta che nessuno ha proposto
title-a-draw-agreed-after-the-resumption-is-an-ordinary-one = Patta per accordo dopo la ripresa della partita aggiornata
title-a-resignation-before-the-resumption-draws-today-where-the-opponent-cannot-mate = Abbandono prima della ripresa contro un re solo

## envelope-custody.yaml

title-the-arbiter-checks-the-envelope-and-keeps-it = Busta chiusa dopo la mossa segreta: chi la custodisce?
title-an-envelope-without-a-sealed-move-is-not-yet-the-arbiters = Busta chiusa prima di avervi messo una mossa

## envelope-draw-offer.yaml

title-an-open-offer-stands-on-the-envelope = Offerta di patta ancora valida annotata sulla busta
title-an-envelope-without-the-open-offer-is-incomplete = Offerta di patta ancora valida non annotata sulla busta
title-a-refused-offer-stands-on-the-envelope-only-where-every-earlier-offer-does = Offerta di patta già rifiutata non annotata sulla busta
title-an-offer-made-after-the-sealing-does-not-belong-on-the-envelope-of-1997 = Offerta fatta dopo la mossa segreta non annotata sulla busta

## envelope-move-number.yaml

title-the-envelope-shows-the-number-of-the-move = Busta senza i tempi usati e senza i dati della ripresa
title-an-envelope-without-the-number-of-the-move-is-incomplete = Busta senza il numero della mossa segreta

## envelope-names.yaml

title-the-envelope-shows-the-names = Busta con tutte le indicazioni prescritte
title-an-envelope-without-the-names-is-incomplete = Busta senza i nomi dei giocatori
title-seven-things-stand-on-the-envelope = Che cosa deve figurare sulla busta della mossa segreta?

## envelope-opened-for-replier.yaml

title-the-envelope-stays-closed-while-the-replier-is-absent = Busta alla ripresa mentre chi deve rispondere è assente
title-an-envelope-opened-without-the-replier-is-opened-too-early = L'arbitro apre la busta mentre chi deve rispondere è assente
title-the-envelope-is-opened-although-the-sealer-is-absent = Busta alla ripresa mentre chi ha messo in busta la mossa è assente

## envelope-position.yaml

title-the-envelope-shows-the-position = Busta senza il nome di chi ha messo in busta la mossa e senza il numero di questa
title-an-envelope-without-the-position-is-incomplete = Busta senza la posizione

## envelope-resumption.yaml

title-the-envelope-shows-the-resumption = Busta senza i nomi dei giocatori e senza la posizione
title-an-envelope-without-the-resumption-is-incomplete = Busta senza data, ora e luogo della ripresa

## envelope-sealer.yaml

title-the-envelope-shows-the-name-of-the-sealer = Busta senza la posizione e senza i tempi usati
title-an-envelope-without-the-name-of-the-sealer-is-incomplete = Busta senza il nome di chi ha messo in busta la mossa

## envelope-times.yaml

title-the-envelope-shows-the-times = Busta senza i nomi dei giocatori e di chi ha messo in busta la mossa
title-an-envelope-without-the-times-is-incomplete = Busta senza il tempo usato dai giocatori

## illegal-sealed-move.yaml

title-an-illegal-sealed-move-loses = Mossa segreta 0-0-0 con pezzi fra re e torre
title-a-sealed-move-of-a-pinned-piece-loses = Mossa segreta di un cavallo inchiodato
title-an-illegal-sealed-move-loses-even-against-a-bare-king = Mossa segreta illegale contro un re solo
title-a-legal-sealed-move-is-made-on-the-board = Mossa segreta 0-0 con via libera fra re e torre
title-whether-a-sealed-move-loses-may-depend-on-its-legality = Mossa segreta di cui non si sa se sia legale

## late-for-resumption.yaml

title-more-than-an-hour-late-for-the-resumption-loses = Un'ora e un secondo di ritardo alla ripresa, tolleranza di 30 minuti
title-exactly-an-hour-late-is-not-more-than-an-hour = Un'ora esatta di ritardo alla ripresa, tempo di tolleranza 30 minuti
title-the-default-time-of-the-event-is-not-exceeded-by-coming-at-its-end = Ritardo alla ripresa: arrivo proprio allo scadere della tolleranza
    .scene = Il Bianco ha messo in busta una mossa. Alla ripresa il Bianco è alla scacchiera, mentre il Nero è assente: entra di corsa in sala e raggiunge la scacchiera con esattamente 30 minuti di ritardo. Il Bianco indica l’orologio a muro: il tempo di tolleranza è consumato fino all’ultimo secondo, dunque è scaduto.
title-the-default-time-of-the-event-is-exceeded-by-a-second = Ritardo alla ripresa: arrivo un secondo dopo il tempo di tolleranza
    .scene = Il Bianco ha messo in busta una mossa. Alla ripresa il Bianco è alla scacchiera; il Nero è assente e arriva di corsa con esattamente 30 minuti e 1 secondo di ritardo, senza una giustificazione che tu accetti. Senza fiato, indica l’orologio: di tempo ce n’è ancora molto, e con le vecchie Regole nessuno avrebbe detto nulla.
title-no-excuse-helps-a-player-an-hour-late-in-1997 = Settanta minuti di ritardo alla ripresa, ritardo giustificato
title-whether-a-late-player-loses-may-depend-on-the-arbiter = Settanta minuti di ritardo alla ripresa, non si sa se giustificato
title-the-regulations-may-allow-more-than-an-hour = Ottanta minuti di ritardo alla ripresa in un torneo che ne ammette 90
title-a-late-player-of-an-event-whose-default-time-is-not-told = Quaranta minuti di ritardo alla ripresa, tempo di tolleranza non noto
title-a-late-sealer-loses-if-his-sealed-move-decides-nothing = Chi ha messo in busta arriva con 65 minuti di ritardo, busta già aperta
title-both-lose-when-both-come-too-late = Ritardo di entrambi: chi deve rispondere arriva dopo 65 minuti, chi ha messo in busta mai
    .scene = Il Bianco ha messo in busta una mossa. Alla ripresa entrambe le sedie restano vuote. Il Nero arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti; il Bianco è ancora assente. Il Nero si siede soddisfatto e ti chiede di annotare la vittoria, visto che è l’unico a essersi presentato.

## late-sealer-drew.yaml

title-a-late-sealer-draws-if-his-sealed-move-stalemates = Nessuno alla ripresa: la mossa segreta dà stallo
title-a-late-sealer-draws-if-his-sealed-capture-leaves-two-kings = Nessuno alla ripresa: dopo la cattura messa in busta restano due re
    .scene = Il Bianco ha il tratto e mette in busta { MOVE("Kxb2") }. Alla ripresa nessuno dei due giocatori è presente. Il Bianco arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti; il Nero non è venuto affatto. Il Bianco ti chiede di aprire la busta prima di decidere qualsiasi cosa.
title-what-a-late-sealer-gets-may-depend-on-what-he-sealed = Nessuno alla ripresa: non si sa a che cosa porti la mossa segreta
title-a-sealed-stalemate-on-the-board-is-not-undone-by-lateness = Ritardo di chi ha messo in busta: lo stallo è già sulla scacchiera
    .scene = Il Bianco ha il tratto e mette in busta { MOVE("Qg6") }. Alla ripresa il Nero è alla scacchiera, il Bianco è assente. Apri la busta ed esegui la mossa. Il Bianco arriva con 1 ora e 5 minuti di ritardo. Il Nero, che nel frattempo ha consultato il regolamento, dice che chi arriva oltre il tempo di tolleranza ha perso, qualunque cosa ci sia sulla scacchiera.
title-a-late-sealer-draws-if-his-sealed-move-closes-the-wall-of-pawns = Nessuno alla ripresa: h5 in busta blocca i pedoni, nessun alfiere è sacrificabile
    .scene = Il Bianco, che ha il tratto, mette in busta h5, che blocca gli ultimi pedoni. Alla ripresa entrambe le sedie sono vuote. Il Bianco arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti; del Nero non c’è traccia. L’organizzatore ti dice che entrambi sono fuori tempo e che nessuna posizione può cambiarlo.
title-a-late-sealer-loses-with-a-wall-that-a-sacrifice-opens = Nessuno alla ripresa: h5 in busta blocca i pedoni, un alfiere è sacrificabile
    .scene = Il Bianco ha il tratto e mette in busta h5. Alla ripresa nessuno dei due giocatori è alla scacchiera. Il Bianco arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti; il Nero non si è proprio presentato. Il Bianco ti chiede di guardare la posizione dopo h5: con tutti i pedoni bloccati, sostiene, nessuno potrà mai passare.
title-a-late-replier-has-the-draw-of-the-sealed-stalemate = Chi deve rispondere arriva troppo tardi: la mossa segreta dà stallo

## late-sealer-flag.yaml

title-the-flag-of-the-player-who-waited-goes-before-the-lateness-of-the-sealer = Ritardo di chi ha messo in busta: prima cade la bandierina di chi aspetta
title-the-flag-of-the-player-who-waited-gives-only-a-draw-to-a-sealer-who-cannot-mate = Ritardo di chi ha messo in busta e ha il re solo: prima cade l'altra bandierina
title-a-late-sealer-loses-while-the-flag-of-his-opponent-is-up = Chi ha messo in busta arriva alla ripresa un secondo troppo tardi

## late-sealer-mated.yaml

title-a-late-sealer-wins-if-his-sealed-move-mates = Nessuno alla ripresa: la mossa segreta dà matto
    .scene = Il Bianco ha il tratto e mette in busta { MOVE("Qg7") }. Alla ripresa entrambi i giocatori sono assenti. Il Bianco arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti; del Nero nessuna traccia. L’organizzatore ti ricorda che i ritardi vanno trattati allo stesso modo per tutti.
title-a-sealed-mate-on-the-board-is-not-undone-by-lateness = Ritardo di due ore di chi ha messo in busta: il matto è già sulla scacchiera
title-a-late-sealer-is-not-saved-by-an-illegal-mate = Ritardo di chi ha messo in busta: la mossa di matto nella busta è illegale
    .scene = Il Bianco ha il tratto e mette in busta { MOVE("Qg7") }. Alla ripresa il Nero è alla scacchiera; il Bianco è assente e arriva con 1 ora e 5 minuti di ritardo, senza una giustificazione che tu accetti. È di ottimo umore: nella busta, dice, c’è lo scaccomatto, e un matto sulla carta vale quanto uno sulla scacchiera.

## lost-envelope.yaml

title-the-game-goes-on-without-the-envelope = Busta smarrita: i tempi al momento dell'aggiornamento sono noti
title-the-arbiter-sets-the-times-that-nobody-can-establish = Busta smarrita: i tempi al momento dell'aggiornamento non si possono stabilire
    .scene = Il Bianco ha messo in busta una mossa, ma la busta, sulla quale erano annotati i tempi, è andata perduta. Entrambi i giocatori ti mostrano la stessa posizione aggiornata; quanto tempo restasse loro, però, non lo sanno dire né loro né altri. Il Nero vorrebbe rigiocare tutta la partita.
title-no-envelope-is-opened-after-it-was-lost = Busta smarrita: chi aveva messo in busta la mossa la esegue sulla scacchiera

## lost-position.yaml

title-a-new-game-is-played-when-the-position-is-lost-with-the-envelope = Busta smarrita: l'arbitro non riesce a stabilire la posizione
    .scene = All’aggiornamento il Bianco ha messo in busta una mossa, ma ora la busta con i formulari è scomparsa. I ricordi dei due giocatori divergono su più di un pezzo e, nonostante tutti i tuoi sforzi, la posizione aggiornata non si può più stabilire. Ciascuno sostiene di aver avuto la posizione migliore.
title-no-game-is-annulled-while-the-position-is-known = Busta smarrita dopo 3. d4: la posizione aggiornata è nota
    .scene = All’aggiornamento il Nero aveva il tratto e ha messo in busta { MOVE("cxd4") }. Quando apri l’armadio la busta non c’è più, ma la partita era così breve che i giocatori concordano sulla posizione e sui tempi. Il Bianco sostiene che una mossa segreta che nessuno può leggere non esiste.
title-nobody-knows-the-adjourned-position-although-the-envelope-is-there = Posizione aggiornata sconosciuta, benché la busta ci sia

## move-on-board-instead-of-sealing.yaml

title-a-move-made-on-the-board-after-the-request-must-be-sealed = Invitato a mettere in busta, il Bianco muove e mette in busta la stessa mossa; la ripresa
title-another-move-than-the-one-made-on-the-board-cannot-be-sealed = Invitato a mettere in busta, il Bianco muove e mette in busta un'altra mossa
title-a-move-made-on-the-board-can-no-longer-be-changed-on-paper = Invitato a mettere in busta, il Bianco muove, mette in busta la mossa e poi la cambia
    .scene = Chiedi al Bianco, che ha il tratto, di mettere in busta una mossa perché la partita va aggiornata. Distrattamente il Bianco gioca { MOVE("Ba4") } sulla scacchiera, senza premere l’orologio, poi scrive anche { MOVE("Ba4") }, ci ripensa e sul foglio la cambia in { MOVE("Bxc6") }. Il Nero protesta; il Bianco dice che conta solo ciò che è scritto.
title-a-move-made-before-the-request-binds-no-sealed-move = Il Bianco muove prima della richiesta, poi è il Nero a mettere in busta

## offer-after-sealing.yaml

title-an-offer-made-after-the-opponent-sealed-stays-open = Patta proposta dopo la mossa segreta avversaria, poi accettata
title-an-offer-made-after-the-sealing-is-refused-in-words = Patta proposta dopo la mossa segreta avversaria, rifiutata, poi accettata
    .scene = Su tua richiesta il Bianco, che ha il tratto, mette in busta una mossa per l’aggiornamento. Poi il Nero propone la patta. «No, grazie», dice il Bianco; guarda ancora una volta la posizione e richiama il Nero: «Va bene, accetto». Nel frattempo il Nero ha visto una variante vincente e vuole continuare.
title-touching-a-piece-refuses-an-offer-made-while-the-game-was-adjourned = Patta proposta dopo la mossa segreta, pezzo toccato dopo la ripresa
title-an-offer-made-before-the-opponent-sealed-follows-the-ordinary-rule = Patta proposta dopo l'invito, prima che l'avversario metta in busta

## resumption-replier-absent.yaml

title-the-clock-of-an-absent-replier-runs-and-the-envelope-waits-for-him = Chi deve rispondere è assente e arriva dopo 20 minuti: orologio e busta
title-the-clock-of-a-replier-who-is-there-waits-for-the-sealed-move = Chi deve rispondere è presente: che cosa viene prima alla ripresa?
title-a-replier-who-arrives-after-the-resumption-was-absent-at-it = Chi deve rispondere arriva 15 minuti dopo la ripresa

## resumption-replier-present.yaml

title-the-envelope-is-opened-for-a-replier-who-is-there = Chi deve rispondere è presente: busta, mossa segreta e orologio
title-a-sealed-checkmate-ends-the-game-when-it-is-made-on-the-board = Busta aperta: la mossa segreta dà scaccomatto
title-a-sealed-move-may-complete-the-seventy-five-moves = Busta aperta: la mossa segreta completa 75 mosse senza catture né mosse di pedone
title-a-sealed-stalemate-draws-when-it-is-made-on-the-board = Busta aperta: la mossa segreta dà stallo
title-a-sealed-capture-may-leave-a-dead-position = Busta aperta: dopo la cattura restano due re

## scoresheets-in-envelope.yaml

title-both-scoresheets-go-into-the-envelope = Entrambi i formulari nella busta
title-the-opponent-may-not-keep-his-scoresheet = Il formulario dell'avversario non è nella busta

## seal-request.yaml

title-the-arbiter-asks-for-a-sealed-move-when-the-session-is-over = La sessione è finita, la partita no: l'arbitro chiede la mossa in busta
title-nothing-is-sealed-in-a-game-that-is-over = Fine della sessione subito dopo lo scaccomatto

## sealed-move.yaml

title-the-sealed-move-is-written-by-the-player-having-the-move = Mossa segreta scritta dal giocatore che ha il tratto
title-the-other-player-cannot-seal = Mossa messa in busta dal giocatore che non ha il tratto

## sealed-on-scoresheet.yaml

title-the-move-is-sealed-on-the-players-own-scoresheet = Mossa segreta scritta sul proprio formulario
title-a-move-on-a-loose-slip-is-not-written-where-it-must-be = Mossa segreta scritta su un foglietto
title-the-move-is-sealed-on-paper-where-the-scoresheet-is-electronic = Mossa segreta scritta sul formulario elettronico

## sealed-reply.yaml

title-the-reply-may-be-sealed-while-the-sealer-is-absent = Risposta in una seconda busta, assente chi ha messo in busta la mossa
title-the-reply-is-made-on-the-board-while-the-sealer-is-there = Risposta in una seconda busta, presente chi ha messo in busta la mossa
title-a-sealed-reply-may-checkmate = Risposta in una seconda busta che dà scaccomatto

## sealing.yaml

title-the-player-having-the-move-must-seal = L'arbitro chiede la mossa segreta: chi la mette in busta?
title-a-player-cannot-ask-his-opponent-to-seal = Un giocatore, non l'arbitro, chiede all'avversario di mettere in busta
title-who-must-seal-depends-on-who-has-the-move = L'arbitro chiede la mossa segreta, non si sa chi abbia il tratto

## session-timepiece.yaml

title-the-session-is-over-by-the-arbiters-timepiece = Fine della sessione secondo l'orologio dell'arbitro
title-the-session-is-not-over-by-a-players-watch = Fine della sessione secondo l'orologio di un giocatore

## sessions-announced.yaml

title-the-start-of-a-session-is-announced-and-formerly-its-end = Che cosa va comunicato in anticipo ai giocatori su una sessione?
title-what-is-announced-does-not-stand-on-the-envelope = Fine della sessione: che cosa va scritto sulla busta?

## unintelligible-sealed-move.yaml

title-a-sealed-move-without-a-meaning-loses = Mossa segreta scritta «A?4»
title-an-unorthodox-sealed-move-whose-meaning-is-certain-is-good = Mossa segreta in notazione insolita, significato certo
title-the-long-notation-of-a-sealed-move-is-unambiguous = Mossa segreta Cb1-d2 completa, entrambi i cavalli possono andare in d2
title-a-sealed-move-that-nobody-can-read-loses = Mossa segreta di cui non si può stabilire il significato

## wrong-times-corrected.yaml

title-wrong-times-are-corrected-before-the-players-first-move = Tempi errati alla ripresa segnalati prima della propria prima mossa
title-the-sealer-points-out-wrong-times-after-the-reply-and-before-his-own-first-move = Tempi errati segnalati da chi ha messo in busta dopo la risposta avversaria
    .scene = Alla ripresa apri la busta del Bianco, giochi la mossa segreta sulla scacchiera e avvii l’orologio. Il Nero risponde e preme l’orologio. Solo adesso il Bianco guarda il display e fa notare che i tempi non sono quelli dell’aggiornamento. Il Nero obietta che è troppo tardi: la partita è ripresa già da una mossa intera.
title-wrong-times-are-corrected-late-where-the-consequences-are-too-severe = Tempi errati segnalati dopo la prima mossa, conseguenze troppo gravi

## wrong-times-stand.yaml

title-wrong-times-stand-after-the-players-first-move = Tempi errati segnalati dopo la prima mossa, conseguenze non gravi
title-whether-late-wrong-times-stand-may-depend-on-the-consequences = Tempi errati segnalati dopo la prima mossa, conseguenze non note

