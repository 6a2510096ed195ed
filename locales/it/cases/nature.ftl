### Titles of the cases about the nature of the game: what a reader would search for.

## alternate-moves.yaml

title-black-does-not-begin = Può il Nero eseguire la prima mossa della partita?
title-two-moves-in-a-row = Il Bianco esegue di seguito le prime due mosse della partita
    .scene = Il Bianco gioca { MOVE("e4") } e preme l’orologio. Il Nero sta cercando la risposta giusta quando il Bianco, pieno di energia, gioca anche { MOVE("d4") } e preme di nuovo l’orologio. Il Bianco ti dice che { MOVE("d4") } è una mossa perfettamente legale, che non danneggia nessuno.
title-may-the-opponent-reply-before-the-clock-is-pressed = Può il Nero rispondere prima che il Bianco abbia premuto l'orologio?
title-two-moves-in-a-row-without-a-board = Due mosse di seguito, e l'avversario reclama
title-two-moves-in-a-row-in-a-game-with-little-supervision = Due mosse di seguito nel gioco rapido o lampo con le regole semplificate
    .scene = Il Bianco gioca { MOVE("e4") } e preme l’orologio. Mentre il Nero sta ancora pensando, il Bianco gioca anche { MOVE("d4") } e preme di nuovo l’orologio. Solo il Nero se n’è accorto e presenta reclamo. Il Bianco dice che chi è così lento deve aspettarselo.
title-an-arbiter-who-sees-two-moves-in-a-row-after-an-illegal-one = Due mosse di seguito dopo una precedente mossa illegale, viste dall'arbitro
    .scene = Al Bianco è già stata conteggiata una mossa illegale. Ora il Bianco gioca { MOVE("e4") } e preme l’orologio; poi, mentre il Nero sta ancora pensando, gioca anche { MOVE("d4") }. Hai visto tutto. Un capitano sussurra che così fanno due.
title-may-a-player-move-again-while-the-opponent-thinks-without-a-board = Può un giocatore muovere ancora prima che l'avversario abbia risposto?
title-a-player-moves-although-the-other-one-has-the-move = Un giocatore esegue una mossa benché il tratto sia dell'avversario
title-haas-plays-again-after-he-had-forgotten-the-clock = Il Bianco non preme l'orologio dopo la mossa e poi ne esegue un'altra
    .scene = Il Bianco gioca { MOVE("Re1") }, dimentica di premere l’orologio e si allontana. Quando torna, vede ancora in moto il proprio orologio, crede di avere il tratto, benché il Nero stia ancora pensando, gioca { MOVE("Qd2") } e preme l’orologio.

## king-never-captured.yaml

title-the-king-is-captured = Si può catturare un re dopo che si è spostato il cavallo che lo riparava?
title-may-the-shielding-piece-leave = Può muoversi l'alfiere che fa da scudo al proprio re?
title-the-king-may-leave-the-attacked-line = Può il re lasciare la colonna su cui l'alfiere lo protegge da una torre?
title-may-the-king-be-captured = Può il Bianco catturare il re nero sotto attacco?

## who-has-the-move.yaml

title-white-has-the-move-at-the-start = Chi ha il tratto nella posizione iniziale?
title-white-begins = Può il Bianco eseguire la prima mossa della partita?
title-after-a-completed-move-the-opponent-has-the-move = Chi ha il tratto dopo che 1. e4 è stata completata?
title-after-a-move-that-is-only-made = Chi ha il tratto dopo 1. e4, prima che sia premuto l'orologio?
title-after-a-move-that-is-only-made-without-a-board = Chi ha il tratto quando la mossa dell'avversario è eseguita ma non completata?
title-the-press-gives-the-move-to-the-opponent = Chi ha il tratto dopo una mossa e la pressione dell'orologio?
title-who-has-the-move-is-not-told = Chi ha il tratto se non si conoscono né la posizione né le mosse?
