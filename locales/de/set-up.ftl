### Das Brett und die Stellung, mit der eine Partie beginnt.

chessboard =
    .title = Das Schachbrett
    .rule = Das Schachbrett besteht aus 64 gleich großen, abwechselnd hellen (weißen) und dunklen (schwarzen) Feldern in acht Reihen zu je acht Feldern. Es liegt so zwischen den Spielern, dass jeder zu seiner Rechten ein weißes Eckfeld hat.
    .holds = { $light ->
        [yes] Das Eckfeld rechts vor jedem Spieler ist weiß, und von dort an wechselt die Farbe von Feld zu Feld; { SQUARE($square) } ist daher weiß.
       *[no] Das Eckfeld rechts vor jedem Spieler ist weiß, und von dort an wechselt die Farbe von Feld zu Feld; { SQUARE($square) } ist daher schwarz.
    }
pieces-at-the-start =
    .title = Die Figuren
    .rule = Zu Beginn der Partie hat jeder Spieler sechzehn Figuren, helle (Weiß) oder dunkle (Schwarz): einen König, eine Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern.
initial-position =
    .title = Die Anfangsstellung
    .rule = Zu Beginn stehen die Figuren jedes Spielers auf der ihm nächsten Reihe, von der a-Linie zur h-Linie: Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm. Die Bauern stehen auf der Reihe davor. So beginnt jede Dame auf einem Feld ihrer Farbe.
    .holds = Jede Figur steht dort, wo sie zu Beginn einer Partie stehen muss.
    .fails = Das Feld { SQUARE($square) } ist nicht so besetzt wie zu Beginn einer Partie.
    .fails-alone = Die Stellung ist nicht die Anfangsstellung.
files-and-ranks =
    .title = Linien, Reihen und Diagonalen
    .rule = Die acht senkrechten Streifen von Feldern heißen Linien, die acht waagerechten heißen Reihen. Eine gerade Folge gleichfarbiger Felder von einem Brettrand zu einem angrenzenden Brettrand heißt Diagonale.
