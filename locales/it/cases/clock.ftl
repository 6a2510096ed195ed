### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = L'arbitro riavvia l'orologio dopo un'irregolarità: quale orologio parte?
title-a-player-may-not-start-the-stopped-clocks-again = L'avversario riavvia gli orologi fermati senza l'arbitro
    .scene = Il Bianco ferma gli orologi perché il pezzo necessario per la promozione non è a portata di mano, e viene a cercarti. Il Nero, che non ha voglia di aspettare, rimette in moto l’orologio. Quando arrivi, il Nero spiega che il Bianco avrebbe potuto cercare il pezzo anche a orologio in moto.
title-the-clocks-of-an-adjourned-game-have-rules-of-their-own = L'arbitro riavvia l'orologio dopo che una mossa è stata messa in busta
title-the-arbiter-starts-the-clock-of-the-player-who-has-the-move = L'arbitro riavvia l'orologio dopo una mossa: quale orologio?

## arbiter-stops-clocks.yaml

title-the-arbiter-stops-the-clocks-to-interrupt-the-game = L'arbitro ferma gli orologi a causa di un disturbo
title-stopping-the-clocks-for-the-sealed-move-is-another-matter = Un giocatore ferma gli orologi dopo aver messo in busta la mossa

## assistant-time-usual.yaml

title-an-assistant-for-a-sprained-wrist-usually-costs-ten-minutes = Assistente per l'orologio con 90 minuti più 30 secondi: quanto tempo costa?
title-ten-minutes-off-for-an-assistant-are-usual = Per l'assistente all'orologio l'arbitro toglie dieci minuti, o solo cinque
title-frey-plays-blind-and-keeps-his-ninety-minutes = Assistente per l'orologio di un giocatore disabile con 90 minuti più 30 secondi

## board-turned-for-clock.yaml

title-weber-needs-the-clock-at-his-left-hand = Un giocatore con disabilità vuole l'orologio altrove, prima della partita
    .scene = La partita non è ancora cominciata e il tratto è al Bianco. Il Nero, che ha una disabilità, ti chiede di mettere l’orologio dall’altro lato della scacchiera, dove può raggiungerlo più facilmente. Il Bianco si oppone: hai disposto tutti gli orologi in modo da vederli dal corridoio.

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = Nessuno dei due è presente all'inizio, tolleranza di mezz'ora
title-with-a-default-time-of-zero-no-time-is-left-to-lose = Nessuno dei due è presente all'inizio, tolleranza zero
    .scene = All’inizio del turno a una delle scacchiere non siede nessuno. L’orologio del Bianco viene avviato. I due giocatori, amici tra loro, arrivano poco dopo e danno la colpa allo stesso treno in ritardo; tu non accetti la giustificazione. Entrambi ti chiedono di lasciarli giocare.
title-the-event-may-divide-the-lost-time-otherwise = Nessuno dei due è presente all'inizio, ritardo giustificato
title-only-black-is-absent-at-the-start = Solo il Nero è assente all'inizio del turno
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = Nessuno dei due è presente all'inizio; si sa soltanto chi ha il primo tratto
title-both-were-absent-and-white-comes-in-time = Entrambi assenti; prima arriva il Nero, poi, entro la tolleranza, il Bianco
title-both-were-absent-and-white-comes-too-late = Entrambi assenti; il Nero arriva entro la tolleranza, il Bianco solo dopo
    .scene = All’inizio del turno nessuno dei due giocatori è alla scacchiera. Il Nero arriva con 10 minuti di ritardo, il Bianco soltanto con 40 e senza una giustificazione che tu possa accettare. Il Bianco fa notare che neppure il Nero è stato puntuale e vuole giocare con il tempo che resta.
title-both-come-after-the-start-of-the-round = Il Bianco arriva dopo 20 minuti e il Nero dopo 35, tolleranza di 30

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Assistente per l'orologio di un giocatore senza disabilità
    .scene = Il Bianco, che non ha alcuna disabilità ma al momento non è in grado di usare l’orologio, si presenta con un amico che dovrà premerlo al suo posto. Tu accetti questo assistente. Il Nero trova la cosa ingiusta: il Bianco non dovrà mai allungare la mano verso l’orologio.
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Assistente per l'orologio di un giocatore disabile
    .scene = Il Bianco ha una disabilità e non è in grado di usare l’orologio. A premerlo sarà un compagno di circolo, che tu accetti come assistente. Il Nero sostiene che in questo modo il Bianco risparmia alcuni secondi a ogni mossa e pretende che i tempi vengano riequilibrati.
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Assistente per l'orologio non gradito all'arbitro
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Assistente per l'orologio di un giocatore in grado di premerlo
title-an-assistant-for-the-clock-presented-just-before-the-round = Assistente per l'orologio presentato solo poco prima del turno
title-the-opponent-presses-the-clock-for-both = L'avversario fa da assistente per l'orologio

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = Un giocatore dice che l'orologio è difettoso, ma il difetto non è evidente
    .scene = Il Bianco, che è a corto di tempo, ti chiama, dice che l’orologio è difettoso e insiste che non possono essere passati tanti minuti. Osservi l’orologio per un po’ e non trovi alcun difetto evidente. Al Nero non dispiacerebbe che per sicurezza venisse sostituito.
title-whether-a-defect-is-evident-is-for-the-arbiter = Un giocatore dice che l'orologio è difettoso; se il difetto sia evidente non è detto

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = Un giocatore muove e colpisce l'orologio con forza
title-picking-up-the-clock-may-be-penalised = Un giocatore solleva l'orologio
title-knocking-over-the-clock-may-be-penalised = Un giocatore rovescia l'orologio
    .scene = Ti trovi accanto a una scacchiera dove entrambi i giocatori sono a corto di tempo. Nella fretta di premere l’orologio il Bianco lo rovescia, lo rimette in piedi e si scusa. Il Nero sorride e dice che non è successo niente.
title-hitting-the-clock-without-a-move-breaks-two-rules = Un giocatore colpisce l'orologio con forza senza aver mosso
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = L'orologio viene rovesciato e presenta poi un difetto evidente

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Il Nero vuole l'orologio altrove, prima della partita
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Il Nero vuole l'orologio altrove, dopo la prima mossa del Bianco

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = Un giocatore fa notare un difetto evidente dell'orologio
    .scene = Il Bianco ti chiama e dice che l’orologio è difettoso. Lo constati tu stesso: il display continua a bloccarsi, benché uno dei due orologi debba essere in moto. Il Nero, che ha una posizione vinta, preferirebbe continuare con questo orologio per non perdere il filo.
title-the-arbiter-replaces-a-defective-clock-unasked = L'arbitro constata un difetto evidente dell'orologio

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = Orologi a 5:00 e 4:00: patta richiesta per triplice ripetizione alla seconda comparsa
    .scene = Il Bianco, che ha il tratto e ancora 5 minuti a disposizione, ferma gli orologi e richiede la patta per triplice ripetizione; al Nero restano 4 minuti. Dalla verifica risulta che la posizione è sulla scacchiera soltanto per la seconda volta. Il Bianco alza le spalle e dice che la verifica non è costata nulla al Nero.
title-without-readings-nobody-knows-what-the-clocks-show = Patta richiesta per triplice ripetizione alla seconda comparsa, tempi degli orologi ignoti
title-the-clocks-after-a-first-illegal-move = Prima mossa illegale con incremento: orologi a 10 e 20 minuti
    .scene = Il Bianco, con 10 minuti contro i 20 del Nero, fa una mossa illegale e preme l’orologio; sul display compare l’incremento. Te ne accorgi subito e fermi gli orologi. Il Bianco ti chiede di non toccare i tempi, perché nessuno ha perso neppure un secondo.
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = Prima mossa illegale nel gioco rapido o lampo: orologi a 1:00 e 2:00
    .scene = Entrambi i giocatori sono in zeitnot: al Bianco resta 1 minuto, al Nero ne restano 2. Sotto i tuoi occhi il Bianco fa una mossa illegale e preme l’orologio. Il Bianco propone subito di giocare un’altra mossa; il Nero pretende il punto intero.
title-the-time-of-white-who-comes-late = Che cosa segnano gli orologi: Bianco in ritardo di 5 minuti, Nero di 12
title-the-clock-of-black-has-not-run-while-he-was-late = Il Nero arriva con cinque minuti di ritardo, 90 minuti a testa, tolleranza di 30
title-the-time-of-a-replier-who-comes-late-to-the-resumption = Che cosa segnano gli orologi: in ritardo alla ripresa chi deve rispondere
    .scene = All’aggiornamento al Bianco restano 1 ora e 10 minuti, al Nero 55 minuti; il Nero, che ha il tratto, mette in busta { MOVE("cxd4") }. Alla ripresa il Nero è presente, mentre il Bianco è assente e arriva con 20 minuti di ritardo. Il Bianco sostiene che nessun orologio poteva correre prima che la mossa segreta fosse giocata sulla scacchiera.
title-what-the-clocks-show-before-the-first-move = Che cosa segnano gli orologi prima della prima mossa, con incremento
    .scene = Un quarto d’ora prima del turno percorri la sala, dove nessuno si è ancora seduto, e controlli i display. Un giovane collega, che stai formando, ti chiede: che cosa devono mostrare ora gli orologi?
title-what-the-clocks-show-after-two-rulings = Orologi dopo due richieste di patta: posizione apparsa due volte, poi 49 mosse
    .scene = Il Bianco ha il tratto e 5 minuti, il Nero 4 minuti. Il Bianco richiede la patta per triplice ripetizione; la verifica mostra solo la seconda occorrenza. Il Bianco richiede subito la patta per la regola delle cinquanta mosse, ma ciascun giocatore ha eseguito solo 49 mosse senza spinte di pedone né catture. Uno stesso errore, dice, non si paga due volte. Che cosa segnano gli orologi?
title-the-clock-of-black-has-not-run-before-white-moves = Che cosa segnano gli orologi: Bianco in ritardo di 20 minuti, nessuna mossa ancora
    .scene = Il turno comincia all’ora prevista: il Nero è alla scacchiera, il Bianco no. Il Bianco arriva con 20 minuti di ritardo, si siede e, prima di muovere, protesta per il display: nessuno dei due ha potuto giocare, dunque la perdita andrebbe divisa. Che cosa mostrano gli orologi?
title-the-display-after-a-press-without-a-move = Che cosa segnano gli orologi se si preme senza muovere, con incremento
    .scene = Il Bianco ha il tratto e 10 minuti, il Nero ne ha 20. Soprappensiero, il Bianco preme l’orologio senza aver fatto una mossa; tu lo vedi e fermi gli orologi. Il Bianco si scusa, chiede che il suo orologio venga semplicemente riavviato e fa notare che nessun pezzo è stato toccato.
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Orologi già fermati a 5:00 e 4:00: triplice ripetizione alla seconda comparsa
title-nobody-has-told-what-the-clocks-showed = Che cosa segnano gli orologi se nessun tempo è mai stato riferito
title-an-illegal-move-pressed-at-twelve-forty = Mossa illegale con incremento: orologi a 12:40 e 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Vittoria a forfait richiesta: tolleranza scaduta e avversario non arrivato
title-the-win-by-default-is-claimed-too-early = Vittoria a forfait richiesta prima che scada il tempo di tolleranza
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Vittoria a forfait richiesta; di quanto sia il ritardo non è detto
title-the-opponent-has-come-in-time = Vittoria a forfait richiesta quando l'avversario è arrivato entro il tempo di tolleranza
    .scene = Il Nero arriva con 12 minuti di ritardo, stringe la mano all’avversario e si siede. Prima che il Nero possa muovere, il Bianco ferma l’orologio e richiede la vittoria a forfait: all’inizio del turno l’avversario non era alla scacchiera, dice, e non ha dato alcuna spiegazione.
title-without-a-default-time-nobody-may-be-late = Vittoria a forfait richiesta all'inizio, senza un tempo di tolleranza fissato
title-the-arbiter-excuses-the-late-player = Vittoria a forfait richiesta contro un ritardatario giustificato
    .scene = Il tempo di tolleranza è scaduto e il Nero è ancora assente. Il Bianco richiede la vittoria a forfait. Hai appena saputo che il treno del Nero è bloccato dalla neve e accetti la giustificazione. Il Bianco insiste che le regole sono uguali per tutti.
title-the-win-by-default-is-claimed-when-the-game-is-over = Vittoria a forfait richiesta dopo che il richiedente ha abbandonato

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Cinque minuti di ritardo, senza un tempo di tolleranza fissato
title-exactly-at-the-end-of-the-default-time-is-in-time = Arrivo esattamente allo scadere del tempo di tolleranza
title-a-second-after-the-default-time-loses = Ritardo: arrivo un secondo dopo il tempo di tolleranza
title-an-hour-and-a-second-late-under-the-old-rule = Un'ora e un secondo di ritardo, senza un tempo di tolleranza fissato
title-the-arbiter-may-excuse-a-late-player = Venti minuti di ritardo, ma giustificati; tolleranza di un quarto d'ora
title-whether-the-arbiter-excuses-is-not-told = Venti minuti di ritardo, tolleranza di un quarto d'ora; se sia giustificato non è detto
title-in-the-hall-in-time-but-at-the-board-too-late = In sala prima dell'inizio, alla scacchiera un minuto dopo, tolleranza zero
    .scene = Alle 14:58, due minuti prima dell’inizio, vedi il Nero entrare in sala e fermarsi a salutare gli amici. Il turno comincia all’ora prevista, con il Bianco alla scacchiera. Alle 15:01 il Nero arriva alla scacchiera e dice che tutti l’hanno visto in sala per tempo. Tu non accetti la giustificazione.
title-lateness-counts-from-the-start-that-the-round-really-had = Il turno inizia dieci minuti in ritardo; dieci dopo arriva un giocatore
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Il Nero non si presenta e il tempo di tolleranza scade
    .scene = All’inizio della partita il Nero è assente, e quando scade il tempo di tolleranza la sua sedia è ancora vuota. Non ti è giunta nessuna giustificazione accettabile. L’allenatore del Nero ti chiede un po’ di pazienza: il Bianco non ha ancora mosso, sulla scacchiera non è successo nulla.
title-both-lose-when-neither-comes-before-the-default-time-is-over = Nessuno dei due è presente all'inizio, e il tempo di tolleranza scade
title-both-lose-when-one-comes-too-late-and-the-other-not-at-all = Un giocatore arriva dopo il tempo di tolleranza, l'altro non arriva affatto
title-coming-back-to-the-board-during-the-game-is-no-late-arrival = Ritorno alla scacchiera dopo dieci minuti di assenza a partita in corso
title-default-time-in-blitz-is-as-in-standard-chess = Tolleranza di cinque minuti superata di un secondo, a qualsiasi cadenza
title-nobody-has-said-that-white-is-absent = Allo scadere della tolleranza è arrivato solo il Nero
title-neither-player-has-come-told-at-once = Allo scadere della tolleranza nessuno dei due giocatori è arrivato
title-no-signature-makes-a-game-of-a-forfeit = Il Bianco non si è presentato, ed entrambi firmano per la patta
title-who-comes-at-the-start-is-not-late = Un giocatore arriva alla scacchiera esattamente all'inizio
title-who-will-not-meet-a-disabled-opponent-loses-by-default = Un giocatore non si presenta alla partita contro un avversario disabile

## delay-mode.yaml

title-a-move-within-the-delay-leaves-the-main-time-as-it-was = Modalità con ritardo di dieci secondi: usati esattamente dieci secondi
title-after-the-delay-the-main-time-runs = Modalità con ritardo di dieci secondi: usati undici secondi
    .scene = Al Bianco restano 4 minuti quando il Nero muove e preme l’orologio. Il Bianco riflette per 11 secondi esatti, muove e preme l’orologio. Entrambi guardano il display sorpresi e ti chiamano.
title-twenty-five-seconds-used-with-a-delay-of-ten = Modalità con ritardo di dieci secondi: usati venticinque secondi

## first-flag.yaml

title-the-mark-of-the-clock-tells-whose-flag-fell-first = Quale bandierina è caduta per prima? L'orologio lo segnala
title-one-flag-was-seen-to-fall-before-the-other = Quale bandierina è caduta per prima? Una è caduta dopo l'altra
title-nobody-knows-whose-flag-fell-first = Quale bandierina è caduta per prima? Nulla indica l'ordine
title-no-flag-has-fallen-yet = Quale bandierina è caduta per prima? Ancora nessuna

## flag-after-the-end.yaml

title-mate-goes-before-a-flag-that-nobody-noticed = Il Nero dà matto alla seconda mossa; la sua bandierina era caduta inosservata
title-the-arbiter-sees-a-flag-after-the-draw = La bandierina cade dopo la patta per accordo
title-a-flag-that-is-seen-during-the-game-is-not-too-late = La bandierina cade sotto gli occhi dell'arbitro dopo la mossa dell'avversario
title-nobody-knows-whether-the-mate-or-the-flag-came-first = Matto dato e bandierina caduta: non si sa che cosa sia avvenuto prima
title-the-flag-fell-after-the-mate = La bandierina cade dopo lo scaccomatto
title-the-flag-is-told-before-the-mate-and-nobody-knows-which-came-first = Bandierina caduta e matto dato: non si sa che cosa sia avvenuto prima
title-a-flag-that-ended-the-game-is-noticed-and-claimed-again = Bandierina già vista cadere dall'arbitro, poi segnalata dall'avversario
title-abe-mates-after-his-flag-had-fallen-unnoticed = Il Bianco dà matto in ottava traversa; la sua bandierina era caduta inosservata
    .scene = Il Bianco ha il tratto. Nella foga dello zeitnot la sua bandierina cade, senza che né i giocatori né tu ve ne accorgiate. Il Bianco gioca { MOVE("Rd8") } e preme l’orologio. Il Nero guarda prima la scacchiera, poi l’orologio, lo ferma e segnala la caduta della bandierina, avvenuta prima della mossa. Il Bianco non lo contesta.

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Bandierina segnalata quando resta un secondo sull'orologio
    .scene = In un furioso zeitnot il Nero ferma l’orologio e segnala la caduta della bandierina del Bianco. Guardi il display: al Bianco resta ancora 1 secondo. Il Nero spiega che dall’altro lato del tavolo la cifra sembrava uno zero; il Bianco esige che un simile errore non resti senza conseguenze.

## flag-counts.yaml

title-a-flag-that-nobody-noticed = La bandierina cade inosservata e la partita prosegue
title-the-arbiter-observes-the-flag = La bandierina cade sotto gli occhi dell'arbitro, nessuno la segnala
title-the-arbiter-notices-the-fallen-flag-later = L'arbitro nota la bandierina caduta solo dopo un'altra mossa
title-the-opponent-claims-the-flag = L'avversario segnala una bandierina che nessuno ha visto cadere
title-the-clock-shows-no-time = Bandierina segnalata con l'orologio a zero
title-a-display-that-came-down-to-zero-is-a-fallen-flag = Orologio premuto quando segna già zero; la caduta della bandierina è segnalata dopo
    .scene = L’orologio del Bianco mostra già 0:00 quando il Bianco muove, preme l’orologio e tira un sospiro di sollievo. Il Nero, che potrebbe ancora dare scaccomatto, segnala la caduta della bandierina. Il Bianco replica che sul display non c’è nessuna bandierina e che la mossa era già sulla scacchiera prima che qualcuno parlasse.
title-a-display-below-zero-is-a-fallen-flag = Bandierina segnalata con l'orologio sceso di sette secondi sotto lo zero
title-the-time-of-the-next-period-hides-a-fallen-flag = Bandierina segnalata, 40ª mossa non completata: orologio da 5 secondi a quasi mezz'ora
title-a-reading-that-the-increment-explains-is-no-fallen-flag = Bandierina segnalata, 40ª mossa non completata: orologio da 5 a 35 secondi
title-a-player-points-out-his-own-fallen-flag = Un giocatore segnala la propria bandierina caduta, a qualsiasi cadenza
    .scene = Stai per allontanarti da una scacchiera dove la partita è ancora apertissima e non sono previsti altri controlli del tempo, quando il Bianco alza la mano e dice che è caduta una bandierina: la sua. Nessun altro se n’era accorto. Il Nero ride e propone di continuare, perché la posizione è troppo interessante.
title-a-player-tells-the-arbiter-of-a-fallen-flag = Un giocatore dice solo all'arbitro che la bandierina dell'avversario è caduta
title-a-player-tells-the-arbiter-that-his-own-time-is-up = Un giocatore dice solo all'arbitro che la propria bandierina è caduta
title-both-players-point-out-the-fallen-flag = Entrambi i giocatori segnalano l'unica bandierina caduta
title-a-clock-that-ran-longer-than-it-had-left = Bandierina segnalata: restavano 40 secondi, l'orologio ne ha contati 40
title-a-clock-that-ran-a-second-less-than-it-had-left = Bandierina segnalata: restavano 40 secondi, l'orologio ne ha contati 39
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Due bandierine cadute: segnala il giocatore che l'orologio indica come primo
    .scene = Ti chiamano a una scacchiera dove sono cadute entrambe le bandierine, senza che nessuno le abbia viste cadere. Il Bianco segnala la caduta della bandierina del Nero. Sul display, però, è quella del Bianco a essere segnata come caduta per prima. Il Nero, che potrebbe ancora dare scaccomatto, non si era accorto di nulla e suppone che la partita sia ormai patta.
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = Cade una bandierina dopo 40 mosse, e l'arbitro la vede; poi quella dell'avversario, dopo 39
    .scene = Verso la fine del primo periodo vedi cadere la bandierina del Bianco. Il Bianco ha completato 40 mosse, il Nero soltanto 39. Il Nero continua a riflettere finché cade anche la sua bandierina. Il Bianco, che potrebbe ancora dare scaccomatto, la segnala. Il Nero replica che quella del Bianco era caduta molto prima.

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = La bandierina cade con la donna contro il re solo
title-the-flag-falls-and-nobody-told-us-the-position = Bandierina segnalata, ma la posizione non è nota
title-the-flag-falls-with-a-pawn-against-a-knight = La bandierina cade con un pedone contro un cavallo: il cavallo può ancora dare matto?
title-the-flag-falls-where-the-queen-must-be-captured = La bandierina cade quando l'unica mossa legale cattura la donna avversaria
    .scene = Stai seguendo una partita in grave zeitnot. Il Bianco, che ha il tratto, sta per muovere, ma la sua bandierina cade prima e tu lo vedi. Il Nero è sicuro del punto intero: la sua donna è sulla scacchiera e al Bianco non resta che un pedone.
title-the-flag-falls-where-every-legal-move-gives-mate = La bandierina cade quando ogni mossa legale dà matto
    .scene = Sei accanto a una scacchiera dove entrambi i giocatori hanno pochissimo tempo. Il Bianco, che ha il tratto, esita su quale pedone spingere e la sua bandierina cade; tu lo vedi. Il Nero si rilassa: con una torre ancora sulla scacchiera, la vittoria per il tempo gli sembra scontata.
title-the-flag-falls-where-every-move-mates-or-stalemates = La bandierina cade quando restano solo matto, stallo o la cattura dell'ultimo pedone
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = La bandierina cade in posizione bloccata: solo un sacrificio di torre può aprirla
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = La bandierina cade con un pedone in settima traversa contro un cavallo
title-the-flag-falls-with-a-rook-against-a-knight = Bandierina segnalata contro re e torre: re e cavallo possono ancora dare matto?
    .scene = Un lungo finale si è ridotto a re e cavallo bianchi contro re e torre neri. Cade la bandierina del Nero e il Bianco la segnala. Il Nero protesta: un cavallo da solo non può forzare nulla contro una torre, e solo il Nero giocava ancora per vincere.
title-the-flag-falls-with-a-rook-against-a-bishop = Bandierina segnalata contro re e torre: re e alfiere possono ancora dare matto?
    .scene = Nell’ultimo periodo il Nero, con re e torre, cerca da molto tempo di battere il re e l’alfiere del Bianco, e alla fine la bandierina del Nero cade. Il Bianco ne segnala la caduta e si aspetta il punto intero: finché resta un pezzo, sostiene, con l’aiuto dell’avversario si può sempre costruire un matto.
title-the-flag-falls-with-a-queen-against-a-knight = Bandierina segnalata contro re e donna: re e cavallo possono ancora dare matto?
    .scene = Il Nero, con re e donna contro re e cavallo, dà la caccia al re bianco da molte mosse quando cade la sua bandierina. Il Bianco la segnala e si aspetta il punto intero: un cavallo, dice, può sempre dare matto, basta che l’avversario giochi abbastanza male.
title-flag-of-kq-against-kn = Cade la bandierina del Bianco: donna contro cavallo
title-flag-of-kq-against-kb = Cade la bandierina del Bianco: donna contro alfiere
title-flag-of-kr-against-kn = Cade la bandierina del Bianco: torre contro cavallo
title-flag-of-kr-against-kb = Cade la bandierina del Bianco: torre contro alfiere
title-flag-of-kb-against-kn = Cade la bandierina del Bianco: alfiere contro cavallo
title-flag-of-kn-against-kn = Cade la bandierina del Bianco: cavallo contro cavallo
title-flag-of-kn-against-kb = Cade la bandierina del Bianco: cavallo contro alfiere
title-flag-of-kp-against-kb = Cade la bandierina del Bianco: pedone contro alfiere
title-flag-of-k-against-kn = Cade la bandierina del Bianco: re solo contro cavallo
title-flag-of-k-against-kb = Cade la bandierina del Bianco: re solo contro alfiere
title-flag-of-kb-against-kb-of-the-same-colour = Cade la bandierina del Bianco: alfieri dello stesso colore
title-flag-of-kb-against-kb-of-the-other-colour = Cade la bandierina del Bianco: alfieri di colore contrario

## flag-fall.yaml

title-the-flag-fell-but-the-moves-were-completed = La bandierina cade quando le mosse del periodo sono già completate
title-the-move-was-made-but-not-pressed-when-the-flag-fell = La bandierina cade dopo la mossa e prima che il giocatore prema l'orologio
title-both-flags-are-down-and-the-order-is-known = Due bandierine cadute in ordine noto: segnala il giocatore della prima
title-a-draw-without-a-claim-goes-before-a-flag-that-is-noticed-later = 75ª mossa senza catture né mosse di pedone dopo una bandierina caduta inosservata
    .scene = In un lungo finale senza spinte di pedone né catture il Nero ha già eseguito 75 mosse del genere e il Bianco 74, quando cade la bandierina del Bianco; nessuno se ne accorge. Il Bianco esegue un’altra mossa simile e preme l’orologio: ora ciascuno ne ha eseguite 75. Solo adesso il Nero guarda il display, segnala la caduta della bandierina del Bianco e insiste che questa è venuta prima. Il Nero potrebbe ancora dare scaccomatto.
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = Il Bianco non arriva, e il suo tempo scade prima del tempo di tolleranza
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = La bandierina cade nel finale rapido
title-both-flags-are-down-and-the-clock-marks-the-first = Due bandierine cadute a qualsiasi cadenza, l'orologio indica la prima

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Incremento di due secondi: orologio premuto con sette secondi rimasti
title-time-saved-under-the-increment-adds-up = Incremento di trenta secondi: l'orologio del Bianco nelle prime due mosse
title-base-time-and-increment-are-a-time-control = Tempo principale e incremento, senza periodi: orologio premuto a 12:00
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Incremento di trenta secondi: dodici secondi usati per la prima mossa
    .scene = All’inizio del turno sei alla prima scacchiera e osservi il display: al Bianco restano 1 ora, 30 minuti e 18 secondi; il Bianco gioca { MOVE("e4") } e preme l’orologio. Poi guarda l’orologio e ti chiede se funziona bene.

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Due bandierine cadute nell'ultimo periodo, linee guida annunciate
title-both-flags-down-where-no-guidelines-were-announced = Due bandierine cadute nell'ultimo periodo, linee guida non annunciate
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Due bandierine cadute nel gioco lampo, ed entrambi le segnalano
title-the-display-marks-which-of-two-flags-fell-first = Ultimo periodo, due bandierine cadute: segnala chi l'orologio indica come primo
    .scene = Nell’ultimo periodo nessuno dei giocatori guarda l’orologio finché entrambe le bandierine sono cadute; nessuno ha visto quale sia caduta per prima. Il Nero è più svelto a parlare, segnala la caduta della bandierina del Bianco e sostiene che la ragione sta con chi segnala per primo. Il display indica come prima caduta la bandierina del Nero. Il Bianco potrebbe ancora dare scaccomatto.
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Torre contro torre, entrambe le bandierine cadute: il Bianco segnala quella del Nero
title-both-flags-down-on-a-clock-that-may-mark-the-first = Due bandierine cadute nell'ultimo periodo: l'orologio indica la prima?
title-both-flags-down-on-a-clock-with-increment = Due bandierine cadute in una partita con incremento

## lateness-counted.yaml

title-until-when-a-player-may-come = Fino a quando si può arrivare? Il turno inizia all'ora fissata
title-until-when-a-player-may-come-if-the-round-starts-late = Fino a quando si può arrivare? Inizio fissato alle 15:00, avvenuto alle 15:10
title-until-when-a-player-may-come-where-the-event-says-nothing = Fino a quando si può arrivare? Nessun tempo di tolleranza fissato
    .scene = Prima del turno un giocatore, che vuole tornare in albergo a prendere la sciarpa dimenticata, ti chiede quanto si possa tardare: qualche minuto di tolleranza, suppone, si concede ovunque. Il regolamento della manifestazione tace in proposito. Fino a quando un giocatore può presentarsi alla scacchiera?
title-scheduled-for-two-and-started-at-twenty-past = Fino a quando si può arrivare? Inizio fissato alle 14:00, avvenuto alle 14:20
    .scene = I discorsi d’apertura sono durati più del previsto e il turno inizia alle 14:20. Un capitano, il cui giocatore è bloccato nel traffico, teme che i discorsi abbiano già consumato tutta la tolleranza e ti chiede: fino a quando un giocatore può presentarsi alla scacchiera?

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = Un minuto oltre la tolleranza, e l'arbitro ritiene giustificato il ritardo
title-who-comes-in-time-needs-no-excuse = Arrivo un minuto prima che scada il tempo di tolleranza

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = La bandierina del primo periodo cade: 40 mosse completate su 40
    .scene = Il Bianco, con re, donna e pedone contro il solo re, ha completato 40 mosse, ma è ancora in corso il primo periodo. Ora cade la bandierina del Bianco e tu lo vedi. Il Nero, che ha soltanto il re, osserva che una bandierina caduta contro il re solo è sempre stata patta.
title-the-fortieth-move-was-made-but-not-completed = La bandierina cade dopo l'esecuzione della 40ª mossa, a orologio non premuto
    .scene = Il Bianco, con re e pedone contro re e cavallo, ha completato 39 mosse. Negli ultimi secondi esegue ancora una mossa e allunga la mano verso l’orologio, ma la sua bandierina cade prima che lo prema; tu lo vedi. Il Bianco indica la scacchiera: la quarantesima mossa, in fin dei conti, è stata eseguita.
title-the-fortieth-move-was-completed-just-before-the-flag = La bandierina cade subito dopo aver premuto l'orologio alla 40ª mossa
    .scene = Il Bianco, con re, torre e pedone contro re e cavallo, ha completato 39 mosse e gli ultimi secondi del primo periodo stanno scorrendo. Il Bianco muove e preme l’orologio; il Nero risponde subito e un istante dopo la bandierina del Bianco cade sotto i tuoi occhi. Il Nero indica la bandierina, il Bianco il formulario.
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = La bandierina cade nell'ultimo periodo, con 97 mosse completate
title-both-flags-fell-in-the-last-period-of-the-time-control = Due bandierine cadute nel secondo di due periodi
    .scene = È in corso il secondo periodo ed entrambi i giocatori muovono a tutta velocità. Quando alzano lo sguardo, le due bandierine sono cadute e l’orologio non mostra quale sia caduta per prima. Il Bianco ti chiama per primo, segnala la caduta della bandierina del Nero e dice che il Nero non si era accorto della sua.
title-a-flag-claimed-too-early-is-not-checked = Bandierina segnalata a un secondo dalla fine in una partita da quindici minuti
    .scene = Il Bianco, che non vede l’ora che finisca, ti chiama e segnala la caduta della bandierina del Nero. Guardi l’orologio: al Nero resta 1 secondo. Il Nero dice che una segnalazione campata in aria dovrà pur costare qualcosa a chi la fa.
title-moves-played-after-the-flag-do-not-save-the-game = La 40ª mossa è giocata dopo la caduta inosservata della bandierina
title-forty-moves-and-nobody-says-whose-period-is-over = La bandierina cade dopo 40 mosse; quale periodo sia finito non è noto
title-nobody-has-counted-the-moves-before-the-flag-fell = La bandierina cade; quante mosse siano state completate non è noto
title-nobody-knows-whether-the-press-or-the-flag-came-first = 40ª mossa su 40 completata e bandierina caduta: non si sa che cosa sia avvenuto prima
title-a-move-too-many-or-too-few-makes-the-order-of-the-press-idle = 39ª mossa su 40 completata e bandierina caduta: non si sa che cosa sia avvenuto prima
title-the-flag-is-told-before-the-press-and-nobody-knows-which-came-first = Bandierina caduta e 40ª mossa su 40 completata: non si sa che cosa sia avvenuto prima
title-a-move-too-few-makes-the-order-of-the-flag-idle = Bandierina caduta e 39ª mossa su 40 completata: non si sa che cosa sia avvenuto prima
title-with-one-period-for-all-moves-there-is-no-number-to-check = La bandierina cade in una partita con un solo periodo per tutte le mosse
title-the-flag-of-the-first-period-falls-at-move-thirty-eight = La bandierina del primo periodo cade: 38 mosse completate su 40

## no-claim-from-screen.yaml

title-no-claim-may-rest-on-a-monitor-alone = Richiesta fondata soltanto su uno schermo o su una scacchiera dimostrativa
    .scene = Il Bianco ti chiama e avanza una richiesta. Alla domanda su che cosa la fondi, indica il grande schermo della sala, dove chiunque può leggerlo, e non ha altro da mostrare. Il Nero dice che la trasmissione si è già sbagliata; il Bianco, che i dati vengono direttamente dalla scacchiera elettronica.
title-a-claim-that-also-rests-on-something-else = Richiesta fondata su uno schermo e su altro ancora
title-a-claim-that-rests-on-the-board-needs-no-screen = Richiesta di triplice ripetizione fondata sulla scacchiera, non su uno schermo
title-the-counter-alone-proves-no-fifty-moves = L'arbitro accoglie una richiesta fondata soltanto su uno schermo e dichiara la patta
    .scene = Il Bianco richiede la patta per la regola delle cinquanta mosse. Richiesto di motivarla, indica il grande schermo in sala, il cui contatore segna cinquanta mosse del genere, e non ha altro da addurre. Il tuo collega dà un’occhiata allo schermo, accoglie la richiesta e dichiara la partita patta. Il Nero aveva soltanto osservato che il contatore si era già sbagliato.
title-the-counter-confirms-what-the-arbiter-began-to-count = Richiesta fondata su quanto mostra uno schermo e sostenuta anche da altro

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = Il dito resta sul pulsante dell'orologio
title-no-hand-may-hover-over-the-clock = La mano indugia sopra l'orologio
    .scene = Il Bianco esegue una mossa e preme l’orologio. Vedi che il Nero, mentre riflette sulla risposta, tiene un dito sospeso appena sopra l’orologio. Il Nero spiega che il pulsante non è stato toccato e che nessuno ha mai avuto da ridire su questa abitudine.

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Due bandierine cadute prima dell'ultimo periodo, linee guida annunciate, bandierina segnalata
    .scene = Deve ancora seguire un altro periodo. Nello zeitnot nessuno si accorge delle bandierine; quando il Bianco alza lo sguardo, sono cadute entrambe e l’orologio non mostra quale sia caduta per prima. Il Bianco segnala la caduta di quella del Nero. Il Nero alza le spalle: con due bandierine cadute il punto si è sempre diviso.
title-both-flags-down-in-a-period-that-is-not-known = Due bandierine cadute in ordine controverso; quale sia il periodo non è noto
title-both-flags-down-before-the-last-period-without-guidelines = Due bandierine cadute prima dell'ultimo periodo, linee guida non annunciate
title-both-flags-down-and-one-player-had-completed-forty-moves = Due bandierine cadute: chi ha completato 40 mosse segnala contro chi ne ha 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Due bandierine cadute: chi ha completato 39 mosse segnala contro chi ne ha 40
    .scene = Entrambe le bandierine sono cadute prima che uno dei giocatori guardi l’orologio, e nessuno sa dire quale per prima. Il Bianco ha completato 40 mosse, il Nero 39. Il Bianco non potrebbe dare scaccomatto con alcuna serie di mosse legali. Il Nero segnala la caduta della bandierina del Bianco e dice che, tanto, solo uno dei due poteva ancora vincere questa partita.
title-both-flags-down-and-both-players-had-completed-forty-moves = Due bandierine cadute quando entrambi hanno completato 40 mosse su 40
    .scene = Ciascun giocatore ha completato 40 mosse, ma entrambi continuano a giocare in fretta ed è ancora in corso il primo periodo. Quando alzano lo sguardo, le due bandierine sono cadute e nessuno sa quale per prima. Il Bianco segnala la caduta di quella del Nero; il Nero risponde che può essere soltanto patta.
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Due bandierine cadute prima dell'ultimo periodo: l'orologio indica la prima
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Due bandierine cadute prima dell'ultimo periodo: se ne accorge l'arbitro

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = Un giocatore ferma gli orologi perché manca il pezzo per la promozione
    .scene = Il Bianco vuole promuovere un pedone, ma il pezzo occorrente non si trova né sul tavolo né nei dintorni. Il Bianco ferma entrambi gli orologi e ti chiama. Il Nero protesta: avrebbe dovuto venire prima da te, e fermare gli orologi spetta solo all’arbitro.
title-a-player-stops-the-clocks-because-of-an-irregularity = Un giocatore ferma gli orologi a causa di un'irregolarità
title-a-player-stops-the-clocks-for-a-private-matter = Un giocatore ferma gli orologi per un motivo privato, ritenuto non valido
title-whether-an-illness-was-a-reason-is-for-the-arbiter = Un giocatore ferma gli orologi a causa di un malore
title-the-missing-queen-is-brought-and-play-goes-on = Orologi fermati perché manca il pezzo per la promozione: li riavvia l'avversario, poi l'arbitro
title-a-player-asks-the-arbiter-to-stop-the-clocks = Un giocatore chiede all'arbitro di fermare gli orologi
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Il Nero ferma gli orologi e segnala una mossa illegale del Bianco
    .scene = Proprio all’inizio della partita il Bianco spinge il pedone e2 in e5 e preme l’orologio; nessuno dice nulla. Dopo un po’ il Nero ferma gli orologi, ti chiama e reclama che e5 era una mossa illegale. Il Bianco ride della svista e propone di spingere semplicemente il pedone di una casa in meno e continuare, dato che il Nero non ha ancora mosso.

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Orologio premuto tardi: l'avversario ha risposto ma non ancora premuto
    .scene = Il Bianco gioca { MOVE("e4") } ma dimentica l’orologio. Il Nero risponde subito { MOVE("e5") } e nemmeno lui preme l’orologio. Ora il Bianco allunga la mano e lo preme. Il Nero ti chiama: con la risposta già sulla scacchiera, dice, il Bianco ha perso il momento per premere.
title-a-press-before-the-reply-needs-no-leave = Orologio premuto prima della risposta dell'avversario
title-both-press-one-after-the-other-after-a-quick-reply = Orologio premuto tardi: l'avversario ha già risposto e premuto
title-a-flag-falls-between-the-reply-and-the-late-press = Orologio premuto tardi: dopo la risposta avversaria è caduta la bandierina

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Orologio premuto con la mano che non ha mosso
    .scene = Vedi il Bianco eseguire una mossa e premere l’orologio con la mano che non ha mosso il pezzo. Il Bianco spiega che la tazza del caffè era d’intralcio e che la mossa è stata eseguita con una sola mano. Il Nero non si dà pace: è grave come muovere con due mani.
title-pressing-with-the-hand-that-moved-is-right = Orologio premuto normalmente dopo la mossa, senza dire con quale mano
title-moved-with-the-right-hand-and-pressed-with-the-left = Mossa con la destra, orologio premuto con la sinistra
title-moved-and-pressed-with-the-same-hand = Mossa con la sinistra, orologio premuto con la sinistra
title-the-other-hand-is-usually-met-with-a-warning-in-france = Orologio premuto con l'altra mano, e l'arbitro ammonisce il giocatore
title-the-other-hand-to-gain-time = Orologio premuto con l'altra mano in un modo che distrae l'avversario

## stop-without-reason.yaml

title-stopping-the-clocks-without-a-reason-may-be-penalised = Un giocatore ferma gli orologi senza indicare alcun motivo
title-stopping-the-clocks-for-a-disturbance-with-reason-is-not-penalised = Un giocatore ferma gli orologi per un disturbo, ritenuto un motivo valido
title-an-irregularity-that-is-only-a-pretext = Un giocatore ferma gli orologi per un'irregolarità, ritenuta un motivo non valido
title-the-arbiter-finds-no-reason-for-stopping-the-clocks = Orologi fermati per un motivo non valido
title-the-arbiter-finds-a-good-reason-for-stopping-the-clocks = Orologi fermati per un motivo valido
title-the-arbiter-finds-afterwards-that-there-was-no-reason-for-stopping-the-clocks = L'arbitro accerta dopo che gli orologi sono stati fermati senza un valido motivo
    .scene = Il Nero ferma entrambi gli orologi e viene al tuo tavolo. Ascolti il giocatore e accerti che non c’era alcun motivo valido per fermarli. Il Nero si scusa e fa notare che il Bianco non era nemmeno alla scacchiera e non ci ha rimesso nulla.
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = L'arbitro ferma gli orologi senza indicare alcun motivo
title-clocks-stopped-because-spectators-disturb = Orologi fermati a causa di un disturbo
title-clocks-stopped-to-go-to-the-toilet = Orologi fermati per un motivo privato
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Orologi fermati per un motivo privato da un giocatore con disabilità
title-a-low-battery-is-no-reason-to-stop-the-clocks = Orologi fermati perché il formulario elettronico ha la batteria scarica
title-a-player-stops-the-clocks-for-the-video = Orologi fermati perché si guardi una registrazione video

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40ª mossa completata a 2:10, con incremento e un altro periodo di 50 minuti
    .scene = L’orologio, regolato correttamente, conta le pressioni. Il Bianco ha completato 39 mosse, esegue la successiva e preme l’orologio, che un istante prima segna ancora 2 minuti e 10 secondi. Uno spettatore è perplesso per ciò che mostra ora il display e crede che l’orologio sbagli.
title-the-clock-counts-presses-and-not-moves-on-the-board = 40ª mossa completata, ma l'orologio è stato premuto una volta di meno
    .scene = Secondo i formulari ciascun giocatore ha completato 39 mosse, ma l’orologio ha contato solo 38 pressioni del Bianco. Quando gli restano 2 minuti e 10 secondi, il Bianco esegue la mossa successiva, preme l’orologio e si alza, sollevato per aver superato il controllo del tempo.
title-what-was-saved-goes-into-the-next-period = 40ª mossa completata con 12:34 risparmiati, senza incremento
title-the-sixtieth-press-ends-the-second-period = 60ª mossa completata, con periodi di 40 e 20 mosse
    .scene = Una folla con il fiato sospeso circonda la scacchiera: il Bianco ha completato 59 mosse e il tempo sta per scadere. Esegue la mossa successiva e preme l’orologio; nel momento in cui lo preme gli resta esattamente 1 secondo. Si lascia andare sulla sedia, senza il coraggio di guardare il display. Il Nero guarda e ti chiede se la cifra possa essere giusta.
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39ª mossa su 40 completata, senza incremento
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40ª mossa completata in modalità con ritardo: il tempo principale si conserva?
    .scene = Il Bianco ha completato 39 mosse e gli restano 10 minuti quando il Nero esegue una mossa e preme l’orologio. Il Bianco impiega 1 minuto e 5 secondi, esegue la mossa successiva e preme l’orologio. Passando, senti due spettatori discutere su che cosa debba mostrare il display.

## unclaimed-draw-before-flag.yaml

title-a-flag-falls-after-seventy-five-moves-that-nobody-noticed = La bandierina cade; nessuno ha notato le 75 mosse senza catture né mosse di pedone
title-a-flag-is-claimed-after-a-fifth-occurrence-that-nobody-noticed = Bandierina segnalata dopo una quintuplice ripetizione che nessuno ha notato, poi l'appello
title-both-flags-are-down-after-seventy-five-moves-that-nobody-noticed = Due bandierine cadute; nessuno ha notato le 75 mosse senza catture né mosse di pedone
title-a-flag-that-falls-although-nothing-had-drawn-the-game = La bandierina cade dopo 74 mosse senza catture né mosse di pedone

## white-clock-started.yaml

title-at-the-start-white-s-clock-is-started = Il turno inizia: quale orologio si avvia?
title-white-s-clock-is-started-although-white-is-absent = Il turno inizia mentre il Bianco è assente
title-white-s-clock-is-not-started-a-second-time = L'inizio del turno viene annunciato dopo 1. e4
title-the-clock-of-the-player-who-begins-is-started = Il turno inizia; si sa soltanto chi ha il primo tratto
title-whose-clock-is-started-where-nobody-knows-who-is-white = Il turno inizia, e non è detto chi abbia il Bianco
title-no-clock-is-started-again-after-a-move-of-either-player = L'inizio del turno viene annunciato quando una mossa è già stata eseguita

## wrong-setting-corrected.yaml

title-a-wrong-setting-is-put-right-whenever-it-is-found = Incremento impostato male, scoperto dopo 35 mosse
title-a-wrong-move-counter-is-put-right = L'arbitro si accorge che il contamosse è sbagliato
title-the-move-counter-is-set-to-the-moves-that-were-completed = Il Nero fa notare il contamosse sbagliato dopo la terza mossa del Bianco
title-a-wrong-setting-in-rapid-chess-after-the-tenth-move-stays = Tempo impostato male, scoperto dopo 12 mosse nel gioco rapido
    .scene = Ciascun giocatore ha completato 12 mosse quando il Bianco ti chiama e fa notare che il tempo di riflessione è impostato male sull’orologio. Controlli: è così. Il programma della manifestazione non ne soffrirebbe, se l’impostazione restasse com’è. Il Bianco dice che un errore noto a tutti non si può semplicemente lasciare lì.
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Modalità impostata male, scoperta dopo cinque mosse nel gioco rapido
    .scene = Ciascun giocatore ha completato 5 mosse quando il Bianco ti chiama e fa notare che l’orologio è impostato sulla modalità sbagliata. Controlli: è così. Il Nero obietta che entrambi giocano con questo orologio fin dall’inizio e che chi non ha notato nulla se lo deve tenere.
title-a-second-period-that-never-came = La bandierina cade alla 40ª mossa perché il contamosse è indietro di una
    .scene = Il Bianco ha completato 39 mosse, ma l’orologio ha contato solo 38 pressioni. A 9 secondi dalla fine del primo periodo il Bianco esegue la mossa successiva e preme l’orologio; non si aggiunge alcun tempo. Il Nero risponde subito e poco dopo la bandierina del Bianco cade sotto i tuoi occhi. Il Bianco fa notare che il contamosse è sbagliato; per il Nero una bandierina caduta è caduta.
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = Un giocatore vuole che l'orologio stia altrove
title-both-clocks-were-set-half-an-hour-too-short = Entrambi gli orologi erano impostati con mezz'ora in meno
title-the-increment-had-not-been-set = L'incremento non era stato impostato per nessuno dei due giocatori
    .scene = Il Bianco ha completato 20 mosse, il Nero 19; al Bianco restano 50 minuti, al Nero 55 minuti. Il Nero fa notare che l’orologio era impostato su 1 ora e 30 minuti senza incremento. Controlli: è così. Il Bianco suggerisce di trattare semplicemente allo stesso modo i due orologi.
title-only-one-clock-was-set-without-the-increment = L'incremento mancava su un solo orologio
    .scene = Al Bianco restano 50 minuti, al Nero 31 minuti, e il Nero ha completato 23 mosse. Il Nero fa notare che l’orologio era impostato su 1 ora e 30 minuti senza incremento, ma solo dalla sua parte; quello del Bianco era impostato correttamente. Controlli: è così. Il Bianco dice che il Nero avrebbe dovuto accorgersene prima.
title-a-press-left-out-leaves-the-counter-one-short = Orologio non premuto alla quarta mossa, poi il contamosse risulta sbagliato
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = Il contamosse segna 21 dopo 22 mosse, con il controllo alla 30ª
