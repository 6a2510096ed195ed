### Titles of the cases about visually disabled players: what a reader would search for.

## announcing-moves.yaml

title-a-move-that-is-not-announced = Un giocatore con disabilità visiva esegue una mossa senza annunciarla
title-a-move-made-and-announced = Un giocatore con disabilità visiva esegue una mossa e la annuncia
title-a-promotion-announced-without-the-new-piece = Promozione annunciata senza nominare il nuovo pezzo
    .scene = Sulla scacchiera speciale gioca { MOVE("a8=Q") } e annuncia che il pedone è arrivato in a8, ma non il pezzo a cui viene promosso. L’orologio del Nero non è ancora stato avviato. Il Nero dice che in queste posizioni tutti prendono la donna e che non serve aggiungere altro.

## assistant-adjourns.yaml

title-an-assistant-who-adjourns-the-game = L'assistente di un giocatore con disabilità visiva può curare l'aggiornamento della partita?

## assistant-announces.yaml

title-an-assistant-who-announces-the-moves = L'assistente di un giocatore con disabilità visiva può annunciare le mosse?
title-an-assistant-who-says-that-the-opponent-has-moved = L'assistente dice a un giocatore che l'avversario ha completato una mossa
    .scene = L’assistente del Bianco è venuto per annunciare le mosse. Quando il Nero muove, preme l’orologio e non dice nulla, l’assistente informa il Bianco che l’avversario ha completato una mossa. Il Nero ti chiama: durante il gioco nessuno, tranne i due giocatori, può parlare della partita.

## assistant-claims.yaml

title-an-assistant-who-claims-the-game-on-time = L'assistente di un giocatore ipovedente può segnalare bandierine cadute e pezzi toccati?
title-the-assistant-claims-the-fallen-flag = L'assistente di un giocatore con disabilità visiva segnala la bandierina caduta
    .scene = Gli restano soltanto re e cavallo; il Nero ha re e pedone. Cade la bandierina del Nero, e sul momento nessuno se ne accorge. Poi l’assistente del Bianco segnala che è caduta. Il Nero protesta: il giocatore non ha detto nulla, e comunque con un solo cavallo non si vince.
title-the-assistant-tells-of-the-touched-piece = Pezzo toccato e non mosso dal giocatore vedente, lo segnala l'assistente
    .scene = Il Bianco, che ha il tratto, tocca intenzionalmente il cavallo in e2, cambia idea, gioca { MOVE("Ra5") } e preme l’orologio; nessuno reagisce. Prima che il Nero tocchi un pezzo, il suo assistente reclama perché il Bianco ha violato la regola del pezzo toccato. Il Bianco lo ammette, ma dice che a protestare deve essere il Nero.
title-an-assistant-of-a-sighted-player-claims-the-fallen-flag = Partita fra giocatori vedenti: un assistente segnala la bandierina caduta
title-the-assistant-claims-an-illegal-move = L'assistente di un giocatore con disabilità visiva segnala una mossa illegale
title-an-assistant-accepts-an-offer = L'assistente di un giocatore con disabilità visiva accetta un'offerta di patta
title-an-assistant-of-nobody-accepts-an-offer = Partita fra giocatori vedenti: un assistente accetta un'offerta di patta
title-an-assistant-claims-a-draw = L'assistente di un giocatore con disabilità visiva richiede la patta per triplice ripetizione
    .scene = Quando la stessa posizione si presenta per la terza volta, l’assistente del Bianco ferma gli orologi e richiede la patta per triplice ripetizione. Il Nero, che sta meglio, si oppone; l’assistente risponde che chi può segnalare la bandierina per il giocatore può richiedere anche questo.
title-the-assistant-stops-the-clocks-to-claim-the-fallen-flag = L'assistente ferma gli orologi per segnalare la bandierina caduta
title-the-assistant-stops-the-clocks-for-something-private = L'assistente ferma gli orologi per un motivo privato

## assistant-moves.yaml

title-an-assistant-who-makes-the-moves = L'assistente di un giocatore con disabilità visiva può eseguire le mosse?

## assistant-records.yaml

title-an-assistant-who-keeps-the-record = L'assistente di un giocatore con disabilità visiva può registrare le mosse?
title-an-assistant-who-starts-the-clock = L'assistente di un giocatore con disabilità visiva può premere l'orologio?

## assistant-tells.yaml

title-an-assistant-who-tells-what-is-asked = L'assistente di un giocatore con disabilità visiva può rispondere a domande su mosse e tempi?
title-an-assistant-who-tells-the-moves-and-times-unasked = L'assistente riferisce numero di mosse e tempi senza che gli sia chiesto
title-an-assistant-who-is-asked-how-much-time-is-left = L'assistente riferisce i tempi su richiesta del giocatore

## back-to-agreement.yaml

title-the-boards-differ-and-so-do-the-records = Le due scacchiere differiscono, e così le registrazioni
    .scene = Nel mezzo di un finale teso si scopre che le due scacchiere mostrano posizioni diverse. Confronti le registrazioni, e anche quelle non concordano. Ciascun giocatore è certo di avere scritto ciò che era stato annunciato e vuole continuare con la posizione della propria scacchiera.

## blind-assistant.yaml

title-an-assistant-for-everything = Un solo assistente di un giocatore con disabilità visiva può svolgere tutti i compiti ammessi?
title-an-assistant-of-a-player-who-sees = Giocatore vedente con assistente contro un avversario con disabilità visiva

## board-put-right.yaml

title-the-boards-differ-and-the-records-agree = Le due scacchiere differiscono, ma le registrazioni concordano
    .scene = All’annuncio di una presa si scopre che le due scacchiere mostrano posizioni diverse. Le registrazioni dei due giocatori concordano, ma la posizione sulla scacchiera del Nero differisce dalla sua stessa registrazione. Il Nero dice di avere giocato in base a quella posizione, che quindi deve valere.

## captured-removed.yaml

title-the-captured-piece-is-off-the-special-board = Cattura sulla scacchiera speciale: pezzo catturato tolto, orologio avviato
title-the-captured-piece-is-still-on-the-special-board = Cattura sulla scacchiera speciale: orologio avviato, pezzo catturato ancora lì

## clock-after-announcement.yaml

title-the-opponents-clock-waits-for-the-announcement = Orologio dell'avversario avviato prima dell'annuncio della mossa
title-the-opponents-clock-after-the-announcement = Orologio dell'avversario avviato dopo aver annunciato la mossa

## hearing-impaired-opponent.yaml

title-an-opponent-who-cannot-hear = Disabilità visiva contro disabilità uditiva: serve un assistente?
title-an-opponent-who-hears = Disabilità visiva contro un avversario che sente: serve un assistente?

## made-when-announced.yaml

title-announcing-makes-the-move = Mossa annunciata solo dopo essere stata eseguita: poi l'avversario risponde
title-mate-on-the-special-board-is-no-mate-before-it-is-announced = Scaccomatto sulla scacchiera speciale, annunciato solo in seguito

## misspoken-move.yaml

title-a-slip-of-the-tongue = Lapsus nell'annunciare una mossa, non ancora corretto
    .scene = Sulla scacchiera speciale gioca { MOVE("e4") }, ma per un lapsus annuncia { MOVE("d4") }. L’orologio del Nero non è ancora stato avviato. Il Nero insiste: ciò che è stato detto ad alta voce, e che tutti hanno sentito, va giocato.
title-a-slip-corrected-in-time = Lapsus corretto prima di avviare l'orologio dell'avversario
title-a-slip-corrected-too-late = Lapsus corretto dopo aver avviato l'orologio dell'avversario
title-a-complaint-about-a-slip-corrected-too-late = Reclamo per un lapsus corretto dopo l'avvio dell'orologio dell'avversario
    .scene = Sulla scacchiera speciale gioca { MOVE("Nh6") }, ma per un lapsus annuncia { MOVE("Nf6") }; poi viene avviato l’orologio del Bianco. Poco dopo il Nero corregge l’annuncio. Il Bianco, che ha riflettuto sulla posizione sbagliata, protesta con te.
title-a-knight-is-announced-and-a-bishop-moved = Annunciato il cavallo, mosso l'alfiere, corretto prima di avviare l'orologio
title-the-announced-knight-is-noticed-too-late = Annunciato il cavallo, mosso l'alfiere, scacchiere diverse: corretto a orologio avviato

## placed-in-aperture.yaml

title-a-piece-put-into-another-hole = Cavallo mosso sulla scacchiera speciale, mossa annunciata e orologio avviato
title-a-piece-still-in-the-hand = Mossa annunciata, ma pezzo non ancora messo in un foro

## repeating-moves.yaml

title-the-opponent-repeats-another-move = L'avversario ripete una mossa diversa da quella annunciata
title-the-opponent-repeats-the-move = L'avversario ripete la mossa annunciata

## sighted-as-usual.yaml

title-the-sighted-player-touches-as-usual = Un giocatore vedente tocca un pezzo contro un avversario con disabilità visiva
title-the-sighted-player-moves-as-usual = Un giocatore vedente esegue una mossa contro un avversario con disabilità visiva
title-the-other-player-feels-a-piece = Un giocatore con disabilità visiva tocca un pezzo: valgono le regole consuete?

## sighted-assistant.yaml

title-the-sighted-players-assistant = Assistente del giocatore vedente per eseguire e annunciare le mosse
title-only-one-assistant-in-the-game = Il giocatore vedente porta un assistente, ma l'avversario ne ha già uno
title-the-sighted-players-assistant-may-not-record = Il giocatore vedente porta un assistente per far registrare le mosse
    .scene = Si presenta da solo, mentre il Nero ha portato un assistente che dovrà registrare le mosse, così da potersi concentrare sulle due scacchiere. Sia il regolamento sia la cortesia, dice il Nero, vogliono che ciò che è concesso a un giocatore lo sia anche all’altro.
title-an-assistant-where-both-players-see = Assistente per annunciare le mosse fra due giocatori vedenti

## touched-when-lifted.yaml

title-a-piece-taken-out-of-its-hole-is-touched = Proprio pezzo estratto dal foro della scacchiera speciale
title-feeling-a-piece-does-not-touch-it = Un giocatore con disabilità visiva tocca un cavallo: deve muoverlo?
title-an-enemy-piece-taken-out-of-its-hole = Pezzo dell'avversario estratto dal foro della scacchiera speciale
    .scene = Ha il tratto, estrae dal foro il pedone in d5 sulla scacchiera speciale, dopo un po’ lo rimette a posto e allunga la mano verso un altro pezzo. Il Nero ti chiama. Il Bianco dice che nessuna mossa è stata annunciata, perciò la scelta è ancora libera.

## two-boards.yaml

title-a-sighted-player-asks-for-two-boards = Due scacchiere chieste dal giocatore vedente
title-a-visually-disabled-player-asks-for-two-boards = Due scacchiere chieste dal giocatore con disabilità visiva
title-two-boards-where-both-players-see = Due scacchiere chieste in una partita fra giocatori vedenti
