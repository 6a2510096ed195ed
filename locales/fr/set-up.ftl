### L’échiquier et la position par laquelle commence une partie.

chessboard =
    .title = L’échiquier
    .rule = L’échiquier compte 64 cases égales, huit sur huit, alternativement claires (les cases blanches) et foncées (les cases noires). Il est placé entre les joueurs de sorte que chacun d’eux ait à sa droite une case d’angle blanche.
    .holds = { $light ->
        [yes] La case d’angle à la droite de chaque joueur est blanche et les couleurs alternent à partir d’elle : { SQUARE($square) } est donc une case blanche.
       *[no] La case d’angle à la droite de chaque joueur est blanche et les couleurs alternent à partir d’elle : { SQUARE($square) } est donc une case noire.
    }
pieces-at-the-start =
    .title = Les pièces
    .rule = Au début de la partie, chaque joueur a seize pièces, claires (les Blancs) ou foncées (les Noirs) : un roi, une dame, deux tours, deux fous, deux cavaliers et huit pions.
initial-position =
    .title = La position initiale
    .rule = Au début, les pièces de chaque joueur se trouvent sur la rangée la plus proche de lui, de la colonne a à la colonne h : tour, cavalier, fou, dame, roi, fou, cavalier, tour. Les pions sont sur la rangée placée devant elles. Chaque dame commence ainsi sur une case de sa couleur.
    .holds = Chaque pièce se trouve là où elle doit être au début d’une partie.
    .fails = La case { SQUARE($square) } n’est pas occupée comme elle l’est au début d’une partie.
    .fails-alone = La position n’est pas la position initiale.
files-and-ranks =
    .title = Colonnes, rangées et diagonales
    .rule = Les huit suites verticales de cases s’appellent des colonnes et les huit suites horizontales des rangées. Une ligne droite de cases d’une même couleur allant d’un bord de l’échiquier à un bord voisin s’appelle une diagonale.
