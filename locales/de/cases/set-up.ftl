### Titles of the cases about the chessboard and the initial position: what a reader would search for.

## chessboard.yaml

title-the-corner-at-the-right-hand-is-white = Farbe des Eckfelds h1
title-the-corner-at-the-left-hand-is-black = Farbe des Eckfelds a1
title-the-colour-of-a-square-in-the-middle = Farbe des Feldes c6

## initial-position.yaml

title-the-initial-position = Ist das die Anfangsstellung? Die Figuren zu Beginn einer Partie
title-king-and-queen-have-changed-places = Ist das die Anfangsstellung? König und Dame von Weiß sind vertauscht
title-after-the-first-move-it-is-no-initial-position = Ist das die Anfangsstellung? Weiß hat 1. Sf3 gespielt
title-in-chess960-the-initial-position-of-ordinary-chess-is-not-asked = Chess960: Ist das eine Anfangsstellung?
