### Titles of the cases about recording the moves: what a reader would search for.

## arbiter-mode.yaml

title-a-player-uses-the-mode-for-arbiters = Un giocatore mette il formulario elettronico nella modalità per gli arbitri
title-the-arbiter-uses-the-mode-for-arbiters = L'arbitro mette un formulario elettronico nella modalità per gli arbitri

## arbiter-records.yaml

title-both-players-stop-in-time-trouble = Entrambi i giocatori smettono di registrare in carenza di tempo
title-one-player-records-again-so-the-arbiter-need-not = In carenza di tempo uno riprende a registrare prima che l'altro smetta

## both-complete-scoresheets.yaml

title-the-flag-falls-and-neither-has-recorded = Cade una bandierina dopo che entrambi hanno smesso di registrare
title-nobody-stopped-recording-so-nothing-is-completed = Cade una bandierina dopo che le mosse prescritte sono state completate
    .scene = Nonostante lo zeitnot entrambi i giocatori hanno continuato a registrare le mosse. Vedi cadere la bandierina del Nero, che aveva completato le mosse richieste nel periodo. I giocatori sono immersi nei loro pensieri, il Bianco non si è accorto di nulla e un collega ti sussurra che sarebbe meglio non disturbarli.
title-both-scoresheets-are-complete-and-the-game-goes-on = Formulari aggiornati dopo la caduta della bandierina: quale orologio si mette in moto?

## completed-before-moving.yaml

title-he-moves-before-his-scoresheet-is-complete = Dopo la caduta della bandierina un giocatore muove prima di aggiornare il formulario
    .scene = Il Bianco, in zeitnot con 20 secondi a disposizione, smette di registrare le mosse. Vedi cadere la sua bandierina; le mosse richieste nel periodo erano state completate. Prima ancora di aver annotato una sola delle mosse mancanti, il Bianco esegue la mossa successiva e preme l’orologio. Il Nero pretende che venga ritirata.
title-he-completes-his-scoresheet-and-then-moves = Dopo la caduta della bandierina un giocatore aggiorna il formulario e poi muove

## defective-scoresheet.yaml

title-the-screen-of-an-electronic-scoresheet-goes-black = Formulario elettronico con un difetto evidente
    .scene = A metà partita lo schermo del formulario elettronico del Bianco si spegne; basta un’occhiata per vedere che l’apparecchio non dà più segni di vita. Il Bianco vorrebbe continuare senza registrare le mosse: non è colpa di nessuno, e comunque il Nero ha tutte le mosse.
title-the-player-says-that-the-electronic-scoresheet-is-slow = Formulario elettronico che non funziona: il difetto è evidente?

## delay-usually-warned.yaml

title-a-player-delays-the-completing-of-his-scoresheet = Un giocatore ritarda nell'aggiornare il formulario dopo la caduta della bandierina
title-a-refusal-that-has-nothing-to-do-with-the-scoresheet = Un giocatore rifiuta di attenersi alle Regole, ma non persistentemente

## different-results.yaml

title-the-players-sign-different-results = I giocatori firmano risultati diversi
    .scene = I giocatori hanno lasciato la sala in fretta. Riordinando le carte scopri che il Bianco ha firmato formulari che riportano una vittoria del Bianco, il Nero formulari che riportano una patta. Il tuo assistente propone di registrare la patta: almeno mezzo punto a testa non è in discussione.
title-the-winner-reports-a-loss-by-mistake = L'avversario abbandona e il vincitore comunica una sconfitta
title-the-reported-result-is-the-right-one = L'avversario abbandona e il vincitore comunica la propria vittoria
title-a-later-report-of-another-result-than-the-signed-one = Entrambi firmano un risultato e poi ne comunicano un altro
title-the-players-report-different-results = I giocatori comunicano risultati diversi
title-the-players-report-the-same-result = Entrambi comunicano lo stesso risultato, la sconfitta di uno dei due

## game-reconstructed.yaml

title-neither-scoresheet-can-be-completed = Mancano mosse su entrambi i formulari
title-one-complete-scoresheet-is-enough = Mancano mosse su un formulario, l'altro è completo

## gap-usually-warned.yaml

title-a-move-is-missing-for-the-first-time = Mosse mancanti sul formulario, nessuno sa dire da quando
title-a-move-is-missing-after-a-warning = Mosse mancanti sul formulario dopo un'ammonizione per la registrazione
title-two-minutes-for-a-gap-are-lawful-but-not-usual = Mosse mancanti sul formulario: due minuti all'avversario o un'ammonizione?
title-a-gap-whose-moment-is-known-is-no-matter-of-warnings-alone = Un giocatore muove senza aver registrato la propria mossa precedente: quali provvedimenti?

## next-move-opens-period.yaml

title-the-scoresheets-cannot-show-the-overstepping = Dai formulari non risulta se il tempo sia stato superato
title-the-reconstruction-shows-nothing-but-a-camera-does = La ricostruzione non mostra nulla, ma altre prove mostrano più mosse
title-the-reconstruction-shows-that-forty-moves-were-made-in-time = La ricostruzione mostra che le mosse sono state eseguite in tempo
title-the-scoresheets-show-the-overstepping = Dai formulari risulta che il tempo è stato superato
title-no-overstepping-can-be-shown-by-playing-the-game-over-again = Caduta della bandierina, mosse mancanti sui due formulari, la ricostruzione non mostra nulla
title-the-game-played-over-again-shows-an-overstepping = Bandierina caduta, e la ricostruzione mostra che il tempo è stato superato

## offer-marked-by-both.yaml

title-only-the-offering-player-marks-the-offer = Offerta di patta annotata con (=) solo da chi l'ha fatta
title-the-second-player-marks-the-offer-too = Offerta di patta annotata con (=) da entrambi i giocatori
title-the-mark-of-an-earlier-offer-does-not-count-for-the-next = Seconda offerta di patta annotata con (=) da un solo giocatore

## one-completes-scoresheet.yaml

title-the-opponents-flag-falls-and-only-one-has-stopped = Un giocatore ha smesso di registrare e cade la bandierina dell'avversario
    .scene = Con ancora 1 minuto e 30 secondi a disposizione il Bianco smette di registrare le mosse; il Nero continua. Qualche mossa dopo vedi cadere la bandierina del Nero, che aveva completato le mosse richieste nel periodo. Ora tocca muovere al Bianco. Questi, la cui bandierina non è ancora caduta, non riprende la penna: per lui il nuovo periodo non è iniziato, quindi non c’è fretta.
title-his-own-flag-falls-and-only-he-has-stopped = Un giocatore ha smesso di registrare e cade la sua bandierina
    .scene = Con ancora 1 minuto e 30 secondi a disposizione il Bianco smette di registrare le mosse; il Nero continua. Poi vedi cadere la bandierina del Bianco, che aveva completato le mosse richieste nel periodo. «Fermi gli orologi, per favore», dice il Bianco, «così posso copiare in pace le mosse mancanti».

## own-device-no-scoresheet.yaml

title-a-player-would-record-on-a-tablet-of-his-own = Un giocatore chiede di registrare su un proprio dispositivo

## pen-on-scoresheet.yaml

title-a-pen-beside-the-last-move = Penna sul formulario, l'ultima mossa è visibile
title-a-pen-on-the-last-move = Penna sul formulario, l'ultima mossa è coperta
    .scene = Dopo ogni mossa il Bianco posa la penna sul formulario in modo da coprire l’ultima mossa. Passando, non riesci a vedere che mossa ha annotato. Il Bianco sorride: una penna deve pur stare da qualche parte, e ogni mossa si vede sulla scacchiera.

## previous-move-recorded.yaml

title-two-own-moves-without-recording-the-first = Un giocatore esegue una seconda mossa senza aver registrato la prima
title-the-gap-does-not-matter-where-nobody-must-record = Propria mossa precedente non registrata nel gioco lampo

## recording-duty.yaml

title-players-must-record-in-standard-chess = Chi deve registrare le mosse a cadenza standard?
title-a-player-with-plenty-of-time-stops-recording = Un giocatore smette di registrare con venti minuti rimasti, senza incremento
title-a-scoresheet-that-nobody-can-read = Mosse errate o illeggibili sul formulario
title-stopping-in-rapid-is-free = Un giocatore smette di registrare nel gioco rapido
title-a-player-wrongly-stops-and-moves-are-missing = Registrazione interrotta con incremento di 30 secondi, manca la propria mossa: reclamo
title-a-player-wrongly-stops-and-lacks-the-opponents-last-move = Registrazione interrotta con incremento di 30 secondi, manca la mossa avversaria: reclamo

## recording-freed.yaml

title-a-visually-disabled-player-is-freed-with-thirty-seconds-per-move = Un giocatore con disabilità visiva smette di registrare con quattro minuti rimasti
title-a-freed-player-with-more-than-five-minutes = Un giocatore con disabilità visiva smette di registrare con sei minuti rimasti
title-the-event-frees-nobody-who-can-see = Avversario vedente di un giocatore con disabilità visiva non registra più
title-a-freed-player-completes-his-scoresheet-after-the-period = Un giocatore con disabilità visiva ha smesso di registrare e cade la bandierina

## recording-suspended.yaml

title-less-than-five-minutes-without-increment = Un giocatore smette di registrare con meno di cinque minuti, senza incremento
title-exactly-five-minutes-are-not-less = Un giocatore smette di registrare con cinque minuti esatti, senza incremento
    .scene = Il tratto è al Nero e l’orologio del Bianco segna esattamente 5 minuti quando il Bianco posa la penna e smette di registrare le mosse. Il Nero ti chiama subito. Il Bianco si meraviglia: «In zeitnot non si è più tenuti a scrivere: qui facciamo tutti così».
title-with-thirty-seconds-per-move-one-always-records = Un giocatore smette di registrare con 40 secondi, incremento di 30 secondi
    .scene = Con 40 secondi a disposizione il Nero posa la penna e smette di registrare le mosse. Il Bianco ti chiama. «In zeitnot nessuno è obbligato a scrivere», protesta il Nero senza quasi alzare gli occhi dalla scacchiera, «e in questa posizione mi serve ogni secondo per pensare».
title-with-twenty-nine-seconds-per-move-one-may-stop = Un giocatore smette di registrare con 40 secondi, incremento di 29 secondi
    .scene = Il Nero, in zeitnot con 40 secondi a disposizione, posa la penna e smette di registrare le mosse. Il Bianco ti chiama e indica l’orologio: a ogni mossa si aggiunge praticamente mezzo minuto, e con tanto tempo si può giocare e scrivere, come il Bianco ha sempre fatto.
title-two-minutes-from-a-penalty-do-not-bring-the-duty-back = Registrazione interrotta sotto i cinque minuti, poi due minuti in più per una penalità
    .scene = Con soli 4 minuti a disposizione il Bianco smette di registrare le mosse. In quel preciso momento penalizzi il Nero aggiungendo 2 minuti all’orologio del Bianco, che segna così sei minuti. Dieci secondi dopo il Bianco ha 5 minuti e 50 secondi, il Nero 31 minuti. Il Nero brontola: se il Bianco ha di nuovo tempo, può anche scrivere. I giocatori devono registrare le mosse?
title-in-the-next-period-one-records-again = Registrazione interrotta in carenza di tempo, poi comincia il periodo successivo
    .scene = Con 1 minuto a disposizione il Bianco smette di registrare le mosse. Vedi cadere la bandierina del Bianco, che però aveva completato le mosse richieste nel periodo. È stato aggiunto il tempo del periodo successivo: al Bianco restano ora 59 minuti, al Nero 1 ora e 20 minuti. Il Bianco, che ci ha preso gusto, vorrebbe non scrivere più fino al termine della partita. I giocatori devono registrare le mosse?
title-a-player-stops-and-nobody-says-how-much-time-is-left = Un giocatore smette di registrare: il poco tempo rimasto lo consente?
title-an-increment-told-period-by-period-is-an-increment = Registrazione interrotta a 40 secondi, incremento di 30 secondi dalla prima mossa
title-in-a-period-without-increment-one-may-stop-recording = Registrazione interrotta nel primo periodo; solo il secondo ha l'incremento
    .scene = Il Bianco ha completato 30 mosse e ha ancora 3 minuti quando posa la penna e smette di registrare le mosse. Il Nero ti chiama: più avanti in questa partita ogni mossa porterà un incremento e in partite del genere, dice, si deve sempre registrare.
title-in-the-period-with-increment-one-records-again = Registrazione interrotta nel secondo periodo, il solo con l'incremento
    .scene = Il Bianco ha completato 40 mosse, ha superato il controllo del tempo e ha già consumato gran parte del nuovo tempo. Con ancora 3 minuti a disposizione smette di registrare le mosse. Il Nero protesta; il Bianco indica l’orologio: «In zeitnot nessuno deve scrivere, e prima del controllo del tempo era lo stesso».
title-moves-are-missing-after-a-player-rightly-stopped = Registrazione interrotta con quattro minuti rimasti; a tre minuti manca una mossa
title-thirty-seconds-per-move-and-plenty-of-time = Un giocatore smette di registrare con 40 minuti, incremento di 30 secondi

## reply-before-recording.yaml

title-the-answer-comes-before-the-opponents-move-is-recorded = Un giocatore risponde prima di registrare la mossa dell'avversario
    .scene = Il Nero fa una mossa e preme l’orologio. Il Bianco risponde subito, preme l’orologio e solo allora prende la penna: l’ultima mossa del Nero non è ancora sul suo formulario. Il Nero ti chiama e si lamenta: il Bianco avrebbe dovuto prima scrivere, e in quel tempo il Nero avrebbe potuto riflettere.
title-a-player-in-time-trouble-need-not-keep-up = Manca in carenza di tempo la propria mossa precedente, registrazione interrotta
    .scene = Con ancora 3 minuti a disposizione il Bianco smette di registrare le mosse. Poco dopo il Nero alza la mano: il Bianco ha appena fatto un’altra mossa, benché la precedente non sia sul suo formulario. Due tratti di penna, dice il Nero, si possono pretendere da chiunque.

## result-signed-by-both.yaml

title-only-the-winner-has-signed = Dopo l'abbandono solo il vincitore firma i formulari

## scoresheet-content.yaml

title-thoughts-on-the-scoresheet = Un giocatore scrive riflessioni sul formulario
title-the-clock-times-on-the-scoresheet = Un giocatore scrive sul formulario i tempi dell'orologio
title-a-claim-on-the-scoresheet = Un giocatore annota sul formulario una richiesta, un'offerta di patta e altri dati

## scoresheet-lent.yaml

title-the-player-on-the-move-asks-for-the-opponents-scoresheet = Formulario dell'avversario chiesto dopo la caduta della bandierina da chi ha il tratto
title-the-opponent-refuses-his-scoresheet = L'avversario rifiuta di prestare il formulario dopo la caduta della bandierina
title-the-opponents-scoresheet-asked-for-on-the-opponents-move = Formulario dell'avversario chiesto dopo la caduta della bandierina da chi non ha il tratto
    .scene = Con ancora 20 secondi a disposizione il Bianco smette di registrare le mosse; il Nero continua. Vedi cadere la bandierina del Nero, che aveva completato le mosse richieste nel periodo e ora ha il tratto. Il Bianco allunga la mano verso il formulario dell’avversario: «Devo copiare le mosse mancanti». Il Nero, che ci sta scrivendo, rifiuta.
title-the-opponents-scoresheet-asked-for-before-the-flag-falls = Formulario dell'avversario chiesto prima che cada una bandierina
    .scene = Il Bianco, che ha il tratto e ancora 20 secondi a disposizione, smette di registrare le mosse. Temendo di perdere il conto, chiede il formulario dell’avversario per vedere quante mosse mancano. Il Nero non glielo dà. «È un mio diritto», insiste il Bianco guardandoti.

## scoresheet-property.yaml

title-a-player-keeps-the-original-of-his-scoresheet = Un giocatore si tiene l'originale del formulario a partita finita
    .scene = Il Bianco abbandona una partita in cui il Nero poteva ancora dare scaccomatto, ti lascia la copia e se ne va con l’originale del formulario. Quando lo chiami, si volta: «L’ho scritto io, quindi è mio. Dopo una sconfitta così voglio almeno quello».
title-the-original-is-kept-during-the-game = Un giocatore tiene l'originale del formulario durante la partita

## scoresheet-returned.yaml

title-the-borrowed-scoresheet-is-not-given-back = Un giocatore muove senza restituire il formulario dell'avversario
title-the-borrowed-scoresheet-is-given-back-in-time = Un giocatore restituisce il formulario dell'avversario e poi muove

## scoresheet-visible.yaml

title-a-hand-over-the-scoresheet = Un giocatore copre il formulario durante la partita
title-a-covered-scoresheet-in-blitz = Un giocatore copre il formulario nel gioco lampo
title-a-scoresheet-folded-after-the-end-of-the-game = Un giocatore copre il formulario dopo l'abbandono

## sheet-mode-kept.yaml

title-a-player-leaves-the-game-mode-of-the-scoresheet = Un giocatore cambia la modalità del formulario elettronico

## signed-result.yaml

title-both-sign-a-wrong-result = Entrambi firmano la patta dopo l'abbandono di uno dei due
    .scene = Il Bianco abbandona, anche se il Nero, che poteva ancora dare scaccomatto, non se l’aspettava. Commentando la partita, entrambi firmano formulari che riportano una patta. Il tuo assistente, che ha assistito all’abbandono, ti porta i formulari.
title-both-sign-the-right-result-one-after-the-other = Dopo l'abbandono i giocatori firmano il risultato uno dopo l'altro
title-a-result-approved-on-electronic-scoresheets = Risultato confermato sui formulari elettronici
title-a-mate-that-nobody-saw-and-a-draw-that-both-signed = Scaccomatto dato, ma entrambi firmano la patta
    .scene = Il Bianco gioca { MOVE("Ra8") } e preme l’orologio. Nessuno dei due ci vede nulla di speciale; sfiniti dopo un lungo turno, entrambi firmano formulari che riportano una patta e lasciano la scacchiera. Ora i formulari sono davanti a te.
title-the-arbiter-puts-a-signed-result-right = L'arbitro cambia in vittoria la patta firmata dopo un abbandono

## unable-to-record.yaml

title-a-player-with-a-disability-cannot-record = Un giocatore non può registrare le mosse per una disabilità
    .scene = A causa di una disabilità il Bianco non può tenere la penna e quindi non può registrare le mosse. Il Nero non vuole trattamenti speciali: chi non scrive risparmia minuti in ogni partita; dunque o si riduce il tempo del Bianco, o nessuno deve registrare.
title-a-player-may-not-write-for-religious-reasons = Un giocatore non può registrare per un motivo diverso dalla disabilità
    .scene = Il Nero ti comunica che in questo giorno della settimana la religione gli vieta di scrivere e che quindi non può registrare le mosse. Il giocatore due scacchiere più in là, dice, ha un assistente per una disabilità e conserva tutto il suo tempo: i diritti devono essere uguali.
title-who-need-not-record-needs-no-assistant = Un giocatore non può registrare le mosse nel gioco rapido
title-a-player-who-only-finds-writing-tiresome = Un giocatore smette di registrare con 40 minuti, senza incremento
    .scene = Con ancora 40 minuti a disposizione il Nero posa la penna e smette di registrare le mosse. Scrivere, ti spiega quando arrivi alla scacchiera, rompe la concentrazione; e poiché il Bianco registra comunque ogni mossa, nulla andrà perduto.

## written-in-advance.yaml

title-a-move-written-before-it-is-played = Mossa scritta prima di eseguirla
title-the-only-legal-reply-written-before-the-opponent-has-moved = L'unica risposta legale scritta prima della mossa dell'avversario
title-the-move-written-for-a-draw-claim = Mossa scritta in anticipo per richiedere la patta
title-the-move-written-for-the-envelope = Mossa scritta in anticipo per metterla in busta
title-a-written-move-is-crossed-out-and-another-written = Mossa scritta in anticipo e sostituita con un'altra scritta in anticipo
title-the-opponents-move-guessed-and-written = Mossa dell'avversario scritta prima che sia eseguita
title-a-move-written-after-it-was-played = Mossa scritta dopo averla eseguita
title-in-rapid-a-move-may-be-written-at-any-time = Mossa scritta nel gioco rapido prima di eseguirla

