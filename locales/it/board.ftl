### Alla scacchiera: le situazioni con le parole degli arbitri, e ciò che sta attorno alle decisioni.

## The page

at-the-board = Alla scacchiera
    .lead = Che cosa fare, che cosa comporta e dove sta scritto: ogni risposta è la decisione su un caso.
    .invitation = Squilla un telefono, cade una bandierina, una mossa è illegale: che cosa fare, in tre righe.
board-pace = Cadenza
    .standard = Standard
    .rapid = Rapido
    .blitz = Lampo
board-supervision = Regole
    .full = Per le competizioni: arbitri a sufficienza
    .limited = Semplificate: un arbitro, molte scacchiere
board-find = Cerca una situazione
    .none = Nessuna situazione contiene questa parola.
board-act = Che cosa fare
board-penalty = Penalità o risultato
    .none = Nessuna penalità.
board-then = Poi
board-stands = Dove sta scritto
board-cases = Casi:
# Where nothing else is to be done.
advice-over = La partita è finita: annunciare il risultato.

## What the situations are about

situations-about =
    .moves = Mosse e pezzi
    .clock = Orologio
    .draws = Patta
    .conduct = Comportamento
    .other = Formulario, mossa segreta, risultato

## Moves and pieces: `words` are other words by which a situation is found, the other attributes say how it can turn out

situation-illegal-move = Mossa illegale
    .words = mossa sbagliata, re sotto scacco, arrocco illegale
    .claimed = La prima, e l'avversario reclama subito
    .seen = La prima, vista dall'arbitro, senza reclamo
    .answered = Reclamo solo dopo la risposta
    .not-pressed = Orologio non ancora premuto
situation-second-illegal-move = Seconda mossa illegale dello stesso giocatore
    .words = di nuovo, due volte, recidiva, re solo
    .can-mate = L'avversario può ancora dare scaccomatto
    .cannot-mate = L'avversario non può dare scaccomatto (re solo)
    .third = Terza mossa illegale
situation-two-hands = Arrocco con due mani, orologio premuto
    .words = due mani, una mano, cattura con due mani
situation-pawn-not-exchanged = Pedone lasciato sulla traversa più distante
    .words = promozione, ultima traversa, pedone non sostituito, donna
situation-press-without-move = Orologio premuto senza aver mosso
    .words = premuto due volte, nessuna mossa
situation-touched-piece = Pezzo toccato, mosso un altro
    .words = pezzo toccato, pezzo mosso, acconcio
    .complaint = L'avversario reclama
    .seen = Visto dall'arbitro, nessuno reclama
situation-displaced-pieces = Pezzi rovesciati
    .words = pezzo spostato, pezzo caduto, per sbaglio
    .knocked-over = Da un giocatore
    .found-later = Pezzo spostato notato solo dopo una mossa
situation-illegal-position = Posizione illegale trovata
    .words = entrambi i re sotto scacco, pedone sulla traversa più distante, ultima traversa
situation-wrong-set-up = Pezzi disposti male all'inizio
    .words = re e donna scambiati, posizione iniziale, alfiere e cavallo scambiati, arrocco
    .early = Segnalato alla seconda mossa
    .late = Segnalato dopo dieci mosse a testa
    .king-and-queen = Re e donna scambiati, segnalato dopo dieci mosse a testa
situation-colours-reversed = Colori invertiti
    .words = colore sbagliato, Bianco e Nero scambiati, abbinamento
    .early = Notato dopo sei mosse a testa
    .late = Notato dopo dieci mosse a testa
situation-board-turned = Scacchiera orientata male
    .words = casa d'angolo scura, scacchiera girata
    .early = Segnalato alla seconda mossa
    .late = Notato dopo dieci mosse a testa

## The clock

situation-flag = Cade una bandierina
    .words = tempo scaduto, zero, re solo, perde per il tempo, caduta della bandierina
    .can-mate = Richiesta di vittoria per il tempo; l'avversario può ancora dare scaccomatto
    .cannot-mate = Richiesta di vittoria per il tempo; l'avversario non può dare scaccomatto
    .seen = Bandierina vista dall'arbitro, senza richiesta
situation-both-flags = Entrambe le bandierine cadute
    .words = entrambi gli orologi a zero
    .unmarked = Nulla mostra quale sia caduta per prima
    .marked = L'orologio mostra che la bandierina del giocatore è caduta per prima
situation-wrong-clock-setting = Orologio impostato male
    .words = tempo sbagliato, incremento mancante, modalità sbagliata, contamosse
    .early = Notato dopo cinque mosse
    .late = Notato dopo dieci mosse a testa
situation-clock-defect = L'orologio non funziona
    .words = orologio difettoso, guasto, fermo, batteria, display
situation-late-player = Giocatore in ritardo
    .words = assente, tempo di tolleranza, forfait, non si presenta
    .too-late = Dopo il tempo di tolleranza
    .nothing-set = Cinque minuti di ritardo, nessun tempo di tolleranza fissato
situation-clock-hit = Orologio colpito o premuto con la mano sbagliata
    .words = forza, colpo, altra mano, sollevato
    .hit = Colpito con forza
    .other-hand = Premuto con la mano che non ha mosso

## Draws

situation-wrong-claim = Richiesta infondata di patta per ripetizione o 50 mosse
    .words = triplice ripetizione, cinquanta mosse, reclamo errato, richiesta errata, richiesta di patta respinta, tre volte
situation-right-claim = Richiesta corretta di patta per ripetizione o 50 mosse
    .words = triplice ripetizione, cinquanta mosse, richiesta di patta, tre volte
situation-draw-offer = Patta proposta al momento sbagliato
    .words = offerta di patta, offerte ripetute, fastidio
    .opponent-thinks = Mentre l'avversario pensa
    .before-moving = Prima di muovere
    .again = Più volte, per distrarre
situation-early-draw = Accordo per la patta troppo presto
    .words = niente patta prima della mossa 30, regola di Sofia, accordo, stretta di mano
situation-quickplay-claim = Poco tempo e nessun incremento: richiesta di patta
    .words = finale rapido, ultimi due minuti, nessun tentativo di vincere, mezzi normali
    .claim = Si presenta la richiesta
    .rejected = La richiesta viene respinta
    .increment = Si chiede un incremento, l'avversario rifiuta la patta
situation-unnoticed-draw = 75 mosse senza catture né mosse di pedone, nessuna richiesta
    .words = settantacinque, patta automatica, quintuplice ripetizione, cinque volte

## Conduct

situation-phone = Squilla un telefono
    .words = cellulare, smartphone, smartwatch, suoneria, dispositivo elettronico, cuffie
    .rings = Squilla
    .bare-king = Squilla, e l'avversario ha il re solo
    .switched-off = Spento, trovato in tasca
    .milder = Squilla dove il regolamento prevede una penalità più lieve
situation-leaving = Giocatore che lascia l'area di gioco
    .words = bagno, fumare, prendere aria, sede di gioco, esce
    .area = Con il tratto, senza permesso
    .venue = Fuori dalla sede di gioco, senza permesso
situation-spectator = Interviene uno spettatore
    .words = genitore, allenatore, capitano, suggerimento, curioso
    .flag = Segnala una bandierina caduta
    .irregularity = Segnala una mossa illegale
    .hint = Dà un consiglio a un giocatore
situation-disturbance = Giocatore che disturba l'avversario
    .words = rumore, parlare, distrazione, fastidio, insulto
    .once = Per la prima volta
    .persistent = Con insistenza, dopo più ammonizioni
situation-outside-help = Giocatore che usa note o consigli
    .words = appunti, analisi, libro, aiuto

## Scoresheet, sealed move, result

situation-not-recording = Formulario non compilato
    .words = registrazione, scrivere, notazione, zeitnot
    .enough-time = Con molto tempo a disposizione
    .little-time = Con poco tempo, senza incremento
    .in-advance = Mossa scritta prima di eseguirla
situation-sealed-move = Mossa segreta ambigua o illegale
    .words = mossa in busta, aggiornamento, busta, ripresa, due interpretazioni
    .ambiguous = Si può leggere in due modi
    .illegal = È illegale
situation-different-results = I giocatori consegnano risultati diversi
    .words = firma, formulari, risultato sbagliato
