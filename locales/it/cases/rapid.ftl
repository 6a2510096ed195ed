### Titles of the cases about rapid chess: what a reader would search for.

## arbiter-calls-flag.yaml

title-the-arbiter-who-sees-a-flag-fall = Caduta della bandierina nel rapido o lampo vista dall'arbitro, nessuno la segnala
title-the-arbiter-who-sees-the-second-flag-fall = Caduta della seconda bandierina vista dall'arbitro (rapido, lampo), nessuno la segnala
title-nobody-need-call-a-flag-that-the-arbiter-did-not-see = Una bandierina cade nel gioco rapido o lampo e nessuno lo vede

## both-flags-bar-claims.yaml

title-nobody-claims-a-win-with-both-flags-down-in-rapid = Due bandierine cadute (rapido, lampo): il Bianco richiede, prima è caduta la nera
title-a-win-claimed-with-both-flags-down-and-the-mark-not-yet-read = Due bandierine cadute: richiesta prima di leggere il segno sull'orologio (rapido)
title-the-marked-player-loses-nothing-to-a-bare-king = Due bandierine cadute (rapido, lampo), prima la bianca, il Nero ha il re solo
title-both-flags-down-in-rapid-and-the-clock-shows-nothing = Due bandierine cadute e l'orologio non mostra quale sia caduta prima (rapido)

## both-flags-draw.yaml

title-both-flags-down-drew-a-rapid-game = Due bandierine cadute in ordine ignoto, un giocatore richiede la vittoria (rapido, lampo)
title-one-flag-down-does-not-draw = Una sola delle due bandierine è caduta e si richiede la vittoria (rapido)
title-an-arbiter-who-sees-both-flags-down-in-2009 = Due bandierine cadute quando l'arbitro se ne accorge (rapido, lampo)

## claims-without-scoresheet.yaml

title-a-claim-needs-no-scoresheet-in-rapid = Gioco rapido: patta per triplice ripetizione richiesta alla terza comparsa della posizione
title-a-wrong-claim-is-still-wrong-without-a-scoresheet = Gioco rapido: patta per triplice ripetizione richiesta alla seconda comparsa della posizione
title-a-standard-claim-has-no-such-privilege = Gioco standard: patta per triplice ripetizione richiesta alla terza comparsa della posizione
title-an-offer-in-rapid-needs-no-scoresheet-anyway = Offerta di patta nel gioco rapido prima di premere l'orologio
title-an-unwritten-move-in-rapid-without-a-scoresheet = Mossa indicata ma non scritta nel rapido, poi formulario, mossa scritta e nuova richiesta

## clock-setting-stands.yaml

title-a-wrong-clock-setting-stays-after-ten-moves = Orologio impostato male (rapido, lampo), scoperto dopo dieci mosse, orari non a rischio
title-the-time-that-was-set-stays-after-ten-moves = Orologi impostati su 20 minuti invece di 15, scoperto dopo dieci mosse (rapido)
title-a-clock-setting-that-would-upset-the-schedule-may-change = Orologio impostato male (rapido, lampo), scoperto dopo dieci mosse, orari a rischio
title-a-clock-setting-may-be-claimed-before-the-tenth-move = Orologio impostato male, scoperto dopo nove mosse completate dall'uno e dieci dall'altro
title-whether-the-schedule-suffers-is-for-the-arbiter = Orologio impostato male, scoperto dopo trenta mosse ciascuno (rapido): ne risentono gli orari?
title-a-clock-setting-may-be-claimed-at-the-start-of-the-game = Orologio impostato male, scoperto dopo la prima mossa di ciascuno (rapido, lampo)

## first-illegal-move-loses.yaml

title-the-first-illegal-move-once-lost-a-rapid-game = Prima mossa illegale nel rapido o lampo, segnalata subito dall'avversario
title-the-first-illegal-move-against-a-bare-king-draws = Prima mossa illegale contro il re solo nel gioco rapido
title-the-first-illegal-move-loses-only-if-the-opponent-can-mate = Prima mossa illegale nel rapido, vista dall'arbitro
title-an-illegal-move-of-july-2017-found-too-late-does-not-lose = Prima mossa illegale nel rapido, segnalata solo dopo la risposta
title-the-first-illegal-move-against-a-rook-that-never-comes-to-move = Prima mossa illegale contro una torre quando ogni mossa legale dà matto (rapido)
title-the-first-illegal-move-against-a-knight-whom-a-pawn-can-help = Prima mossa illegale con un pedone contro un solo cavallo (rapido)

## illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move = Mossa illegale di torre nel rapido, i giocatori si accordano per correggerla dopo la risposta
title-players-cannot-agree-to-take-back-a-legal-move = Mossa legale nel rapido, accordo dei giocatori per ritirarla

## illegal-move-in-time.yaml

title-an-illegal-move-claimed-in-time-without-close-supervision = Re lasciato sotto scacco (rapido), l'avversario lo segnala subito
title-an-illegal-move-seen-in-time-without-close-supervision = Re lasciato sotto scacco (rapido), visto dall'arbitro prima della risposta
title-the-first-illegal-move-of-blitz-costs-a-minute = Prima mossa illegale nel gioco lampo con le regole semplificate, vista dall'arbitro
title-the-time-of-a-closely-supervised-blitz-game-is-doubtful = Prima mossa illegale nel gioco lampo con le regole di competizione, vista dall'arbitro
title-the-second-illegal-move-loses-a-rapid-game = Seconda mossa illegale nel rapido o lampo, l'avversario può dare matto
title-the-second-illegal-move-draws-if-the-opponent-cannot-mate = Seconda mossa illegale nel rapido o lampo, l'avversario non può dare matto
title-two-hands-seen-by-the-arbiter-of-a-rapid-game = Mossa eseguita con due mani nel gioco rapido, l'arbitro la vede
title-an-illegal-move-that-nobody-notices-in-a-rapid-game = Mossa illegale nel gioco rapido o lampo che nessuno nota
title-the-second-illegal-move-in-rapid-against-a-rook-that-never-comes-to-move = Seconda mossa illegale (rapido, lampo) contro una torre: ogni mossa legale dà matto

## illegal-move-needs-claim.yaml

title-an-arbiter-of-old-waits-for-the-claim = Mossa illegale nel rapido vista dall'arbitro, nessuno la segnala
title-a-legal-move-gives-nobody-a-reason-to-wait = L'arbitro vede una mossa legale nel gioco rapido
title-an-illegal-move-that-the-arbiter-hears-of-later-in-2009 = Mossa illegale nel rapido di cui l'arbitro apprende solo dopo, nessuno l'ha segnalata

## illegal-move-stands.yaml

title-an-illegal-move-answered-without-a-claim-stands = Mossa illegale alla quale l'avversario risponde senza segnalarla (rapido, lampo)
title-an-illegal-move-claimed-after-the-reply-is-too-late = Re lasciato sotto scacco, l'avversario risponde e solo dopo lo segnala (rapido)
title-an-illegal-move-seen-after-the-reply-is-too-late = Mossa illegale notata dall'arbitro solo dopo la risposta (rapido, lampo)
title-a-touched-piece-closed-the-window-in-2001 = Mossa illegale nel rapido segnalata dopo aver toccato un pezzo
title-a-reply-to-a-legal-move-changes-nothing = L'avversario risponde a una mossa legale che para lo scacco (rapido)
title-an-illegal-move-is-never-too-late-under-full-rules = Mossa illegale segnalata dopo la risposta con le regole di competizione (rapido)
title-a-claim-about-an-unseen-illegal-move-comes-too-late = Mossa illegale segnalata dopo la risposta con le regole semplificate (rapido, lampo)
title-an-illegal-move-made-in-steps-stands-after-the-reply = Cavallo inchiodato lasciato, orologio premuto, reclamo dopo la risposta (rapido)
title-a-player-wants-his-own-illegal-move-back = Mossa illegale nel rapido segnalata da chi l'ha eseguita
title-a-player-tells-the-arbiter-of-his-own-illegal-move = Mossa illegale nel rapido riferita da chi l'ha eseguita prima della risposta
title-a-player-tells-the-arbiter-of-his-own-illegal-move-after-the-reply = Mossa illegale nel rapido: chi l'ha eseguita la riferisce dopo la risposta
title-the-king-is-taken-after-an-illegal-move = Re catturato in risposta a una mossa illegale (rapido)

## illegal-position-draw.yaml

title-both-kings-still-in-check-after-the-next-move-draw = Entrambi i re sotto scacco, e una mossa di torre ve li lascia (rapido, lampo)
title-one-king-out-of-check-lets-the-game-go-on = Entrambi i re sotto scacco, e il Bianco ne toglie il proprio (rapido, lampo)
title-a-pawn-still-on-the-last-rank-draws = Pedone bianco non promosso, ancora lì dopo la mossa successiva del Nero (rapido)
title-a-captured-pawn-on-the-last-rank-does-no-harm = Pedone non promosso catturato con la mossa successiva (rapido)
title-an-illegal-position-cured-later-is-not-waited-for-again = Posizione illegale sanata dalla mossa successiva, poi di nuovo illegale (rapido)
title-a-move-that-is-not-completed-does-not-end-the-waiting = Pedone nero non promosso, ancora lì dopo la mossa successiva del Bianco (rapido)
title-both-kings-still-in-check-after-a-pawn-move-by-the-side = Entrambi i re sotto scacco, e una mossa di pedone ve li lascia (lampo)
title-the-mover-has-cured-his-king-and-the-other-is-in-check = Entrambi i re sotto scacco: il Bianco para, il Nero lascia il re sotto scacco (lampo)

## illegal-position-intervention.yaml

title-the-arbiter-once-stepped-in-at-an-unpromoted-pawn = Due re sotto scacco o pedone non promosso (rapido, lampo): l'arbitro interviene?
title-the-arbiter-does-not-step-in-at-a-single-check = Un solo re sotto scacco nel rapido: l'arbitro interviene?

## illegal-position-wait.yaml

title-an-arbiter-who-sees-both-kings-in-check-waits = Entrambi i re sotto scacco nel rapido: l'arbitro si avvicina alla scacchiera
title-an-arbiter-who-sees-an-unpromoted-pawn-waits = Pedone non promosso nel rapido o lampo: l'arbitro si avvicina alla scacchiera
title-an-arbiter-does-not-wait-at-a-legal-position = Un re sotto scacco nel rapido: l'arbitro si avvicina alla scacchiera
title-an-arbiter-finds-both-kings-in-check-without-a-diagram = Entrambi i re sotto scacco o pedone non promosso nel rapido: che cosa fa l'arbitro?
title-a-closely-supervised-arbiter-has-no-reason-to-wait = Entrambi i re sotto scacco con le regole di competizione (rapido, lampo), l'arbitro li vede

## misplaced-may-not-castle.yaml

title-a-misplaced-king-may-not-castle = Re nero partito da una casa sbagliata, scoperto dopo dieci mosse (rapido, lampo)
title-a-king-that-changed-places-with-its-queen-may-not-castle = Re e donna bianchi scambiati all'inizio, scoperto dopo dieci mosse (rapido, lampo)
title-a-misplaced-rook-may-not-castle = Torre bianca partita da b1, scoperto dopo dieci mosse (rapido, lampo)
title-a-misplaced-king-found-early-has-no-castling-ban = Re e donna bianchi scambiati all'inizio, scoperto dopo due mosse (rapido)
title-may-a-misplaced-king-castle-after-the-ruling = Re e donna trovati scambiati (rapido): si può ancora arroccare corto?
title-a-player-castles-after-the-ruling-on-the-misplaced-king = Re e donna trovati scambiati, il Bianco poi arrocca e il Nero lo segnala (rapido)
title-castling-with-a-misplaced-rook-after-the-ruling = Torre partita da b1 (rapido): il Bianco può arroccare da una parte o dall'altra?
title-a-castling-that-a-ruling-forbids-is-illegal-without-a-board = Re e donna trovati scambiati: il Bianco chiede dello 0-0-0, poi gioca 0-0 (rapido)
title-a-castling-before-the-ruling-on-the-misplaced-king = Il Bianco arrocca prima che si scopra lo scambio iniziale di re e donna (rapido)

## rapid-class.yaml

title-fifteen-minutes-are-rapid-in-every-edition = 15 minuti per la partita: gioco rapido o lampo?
title-just-under-fifteen-minutes-was-blitz-once = 14 minuti e 59 secondi per la partita: gioco rapido o lampo?
title-ten-minutes-are-blitz = 10 minuti per la partita: gioco rapido o lampo?
title-one-second-over-ten-minutes-is-rapid = 10 minuti e 1 secondo per la partita: gioco rapido o lampo?
title-sixty-minutes-are-the-limit-of-rapid = 60 minuti per la partita: gioco rapido o standard?
title-one-second-under-an-hour-is-rapid = 59 minuti e 59 secondi per la partita: gioco rapido o standard?
title-two-hours-are-standard = Due ore per la partita: gioco rapido o standard?
title-half-an-hour-with-thirty-seconds-is-standard = 30 minuti più 30 secondi a mossa: gioco rapido o standard?
title-ten-minutes-with-five-seconds-are-rapid = 10 minuti più 5 secondi a mossa: gioco rapido o lampo?
title-five-minutes-with-five-seconds-are-blitz = 5 minuti più 5 secondi a mossa: gioco rapido o lampo?
title-one-period-without-increment-tells-the-class = Un solo periodo di 25 minuti senza incremento: che tipo di gioco è?
title-two-periods-with-an-increment-tell-the-class = 90 minuti per 40 mosse, poi 30, più 30 secondi a mossa: che tipo di gioco è?
title-an-increment-from-the-second-period-on-counts-for-its-moves-only = Incremento di un minuto solo dalla 41ª mossa: gioco rapido o standard?
title-the-time-control-makes-the-game-rapid-without-a-word = Prima mossa illegale a 10 minuti più 5 secondi a mossa: effetti sull'orologio
title-fifteen-minutes-with-ten-seconds-of-delay-are-rapid = 15 minuti con ritardo (Bronstein) di 10 secondi a mossa: che tipo di gioco è?
title-twenty-five-minutes-with-ten-seconds-are-rapid = 25 minuti più 10 secondi a mossa: gioco rapido o standard?
title-eight-minutes-with-three-seconds-are-rapid = 8 minuti più 3 secondi a mossa: gioco rapido o lampo?
title-seven-minutes-with-three-seconds-are-blitz = 7 minuti più 3 secondi a mossa: gioco rapido o lampo?
title-forty-five-minutes-with-fifteen-seconds-are-standard = 45 minuti più 15 secondi a mossa: gioco rapido o standard?

## rapid-full-rules.yaml

title-three-recorded-games-allow-the-full-rules = Tre partite registrate per ogni arbitro (rapido): valgono le regole di competizione?
title-four-games-are-too-many-for-one-arbiter = Quattro partite registrate per ogni arbitro (rapido): valgono le regole di competizione?
title-unrecorded-games-lack-the-full-rules = Due partite non registrate per ogni arbitro (rapido): valgono le regole di competizione?
title-the-regime-depends-on-a-record-that-nobody-mentions = Tre partite per arbitro nel rapido: importa se sono registrate?
title-regulations-name-the-regime-of-a-rapid-event = Che cosa dice il regolamento di un torneo rapido sulle regole da applicare?

## rapid-penalties.yaml

title-a-wrong-draw-claim-costs-less-in-a-rapid-game-of-today = Patta per le 50 mosse richiesta nel rapido dopo 48 mosse: quanto tempo all'avversario?
title-a-wrong-draw-claim-in-blitz = Patta per triplice ripetizione richiesta nel lampo alla seconda comparsa: quanto tempo?

## rapid-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed = Quinta richiesta di vedere la registrazione nel gioco rapido
title-the-sixth-look-at-the-record-distracts = Sesta richiesta di vedere la registrazione nel gioco rapido
title-the-record-is-shown-only-on-the-own-move = Registrazione chiesta con il tratto all'avversario (rapido): va mostrata?
title-the-record-without-a-known-turn = Registrazione chiesta senza che sia detto chi ha il tratto (rapido)
title-there-is-no-record-to-see-without-full-rules = Registrazione chiesta nel gioco rapido o lampo con le regole semplificate

## record-seen-on-own-time.yaml

title-the-clock-runs-on-while-the-record-is-seen = Registrazione mostrata a chi ha il tratto (rapido, lampo): si fermano gli orologi?
title-a-record-that-may-not-be-seen-needs-no-clock = Terza richiesta della registrazione, con il tratto all'avversario (rapido)

## recording-not-required.yaml

title-rapid-players-need-not-record = Nel gioco rapido i giocatori devono registrare le mosse?
title-blitz-players-need-not-record = Nel gioco lampo i giocatori devono registrare le mosse?
title-standard-players-must-record = A cadenza standard i giocatori devono registrare le mosse?

## scoresheet-on-request.yaml

title-a-scoresheet-may-be-asked-for-at-any-time = Un giocatore chiede un formulario nel gioco rapido o lampo
title-asking-for-the-record-is-not-asking-for-a-scoresheet = Un giocatore chiede la registrazione anziché un formulario (rapido)

## set-up-stands.yaml

title-a-wrong-set-up-stands-after-ten-moves = Pezzi disposti male, reclamo dopo dieci mosse di ciascuno (rapido, lampo)
title-a-wrong-set-up-may-be-claimed-before-the-tenth-move-of-both = Pezzi disposti male (rapido, lampo), reclamo con una decima mossa non completata
title-the-third-move-need-only-be-made-in-1997 = Scacchiera orientata male nel rapido, terza mossa eseguita ma non completata (Regole del 1997)
title-the-third-move-of-both-closes-the-old-claims = Scacchiera orientata male nel rapido, segnalata dopo tre mosse ciascuno (Regole del 1997)
title-a-turned-board-stays-after-ten-moves = Scacchiera girata, segnalata dopo dieci mosse di ciascun giocatore (rapido)
title-a-wrong-set-up-seen-on-the-board-too-late = Alfiere e cavallo scambiati dall'inizio, reclamo dopo dieci mosse di ciascuno (rapido)
title-a-wrong-set-up-is-never-too-late-under-full-rules = Pezzi disposti male, reclamo dopo dodici mosse con le regole di competizione (rapido)

## time-win-claim.yaml

title-a-win-on-time-claimed-in-a-rapid-game = Vittoria per il tempo richiesta senza fermare gli orologi (rapido, lampo)
title-a-win-on-time-claimed-with-the-clocks-already-stopped = Vittoria per il tempo richiesta a orologi già fermi (rapido, lampo)
title-a-claimant-who-cannot-mate-only-draws = Bandierina del Bianco, il Nero richiede la vittoria: donna contro alfiere (rapido, lampo)
title-it-does-not-matter-whether-the-player-who-overstepped-can-mate = Bandierina del Bianco, il Nero richiede la vittoria: cavallo contro torre (rapido)
title-a-flag-that-is-still-up-gives-no-win = Vittoria per il tempo richiesta con la bandierina avversaria ancora alzata (rapido)
title-full-rules-know-no-special-claim-of-a-win-on-time = Vittoria per il tempo richiesta con le regole di competizione (rapido, lampo)
title-a-claimant-whose-rook-never-comes-to-move-only-draws = Cade la bandierina del Bianco (rapido, lampo), ogni sua mossa dà matto; Nero con torre
title-a-claimant-whose-knight-a-pawn-can-help-wins = Bandierina del Bianco, il Nero richiede la vittoria: pedone contro cavallo (rapido, lampo)

## time-win-needs-own-time.yaml

title-a-claimant-whose-own-flag-fell-too = Bandierina propria caduta dopo quella avversaria (rapido, lampo), poi richiesta
title-a-claimant-with-a-second-left-may-claim = Vittoria per il tempo richiesta con un solo secondo sul proprio orologio (rapido)
title-a-claimant-with-no-time-left-in-july-2017 = Vittoria per il tempo richiesta con il proprio orologio a zero (rapido)
title-the-arbiter-sees-the-second-flag-fall = Prima bandierina caduta non vista, la seconda vista dall'arbitro (rapido)

## touch-rulings-on-request.yaml

title-an-arbiter-of-old-leaves-touched-pieces-to-the-players = Toccata una torre, mossa l'altra (rapido, lampo), notato dall'arbitro
title-an-arbiter-under-full-rules-rules-on-touched-pieces-by-himself = Pezzo toccato nel rapido con le regole di competizione, notato dall'arbitro
title-a-displaced-piece-is-not-a-touched-piece = Pezzo trovato spostato nel rapido o lampo, nessuno sa perché
title-an-arbiter-of-old-leaves-a-broken-touch-to-the-players = Toccata una torre di proposito, mossa l'altra (rapido, lampo), notato dall'arbitro

