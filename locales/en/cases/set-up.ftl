### Titles of the cases about the chessboard and the initial position: what a reader would search for.

## chessboard.yaml

title-the-corner-at-the-right-hand-is-white = Colour of the corner square h1
title-the-corner-at-the-left-hand-is-black = Colour of the corner square a1
title-the-colour-of-a-square-in-the-middle = Colour of the square c6

## initial-position.yaml

title-the-initial-position = Is this the initial position? The pieces at the start of a game
title-king-and-queen-have-changed-places = Is this the initial position? White’s king and queen have changed places
title-after-the-first-move-it-is-no-initial-position = Is this the initial position? White has played 1. Nf3
title-in-chess960-the-initial-position-of-ordinary-chess-is-not-asked = Chess960: is this a start position?
