### La scacchiera e la posizione con cui comincia una partita.

chessboard =
    .title = La scacchiera
    .rule = La scacchiera è composta di 64 case uguali, otto per otto, alternativamente chiare (le case bianche) e scure (le case nere). È collocata fra i giocatori in modo che ciascuno abbia alla propria destra una casa d'angolo bianca.
    .holds = { $light ->
        [yes] La casa d'angolo alla destra di ciascun giocatore è bianca e da lì i colori si alternano, perciò { SQUARE($square) } è bianca.
       *[no] La casa d'angolo alla destra di ciascun giocatore è bianca e da lì i colori si alternano, perciò { SQUARE($square) } è nera.
    }
pieces-at-the-start =
    .title = I pezzi
    .rule = All'inizio della partita ogni giocatore ha sedici pezzi, chiari (il Bianco) o scuri (il Nero): un re, una donna, due torri, due alfieri, due cavalli e otto pedoni.
initial-position =
    .title = La posizione iniziale
    .rule = All'inizio i pezzi di ciascun giocatore si trovano sulla traversa più vicina a lui, dalla colonna a alla colonna h: torre, cavallo, alfiere, donna, re, alfiere, cavallo, torre. I pedoni stanno sulla traversa davanti a essi. Così ogni donna comincia su una casa del proprio colore.
    .holds = Ogni pezzo si trova dove deve stare all'inizio di una partita.
    .fails = La casa { SQUARE($square) } non è occupata come all'inizio di una partita.
    .fails-alone = La posizione non è quella iniziale.
files-and-ranks =
    .title = Colonne, traverse e diagonali
    .rule = Le otto serie verticali di case si chiamano colonne, le otto orizzontali traverse. Una linea retta di case dello stesso colore che va da un bordo della scacchiera a quello adiacente si chiama diagonale.
