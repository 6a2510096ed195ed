### Titles of the cases about the chessboard and the initial position: what a reader would search for.

## chessboard.yaml

title-the-corner-at-the-right-hand-is-white = Colore della casa d'angolo h1
title-the-corner-at-the-left-hand-is-black = Colore della casa d'angolo a1
title-the-colour-of-a-square-in-the-middle = Colore della casa c6

## initial-position.yaml

title-the-initial-position = È la posizione iniziale? I pezzi all'inizio di una partita
title-king-and-queen-have-changed-places = È la posizione iniziale? Il re e la donna del Bianco sono scambiati
title-after-the-first-move-it-is-no-initial-position = È la posizione iniziale? Il Bianco ha giocato 1. Cf3
title-in-chess960-the-initial-position-of-ordinary-chess-is-not-asked = Scacchi960: è una posizione iniziale?
