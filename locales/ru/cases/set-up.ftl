### Titles of the cases about the chessboard and the initial position: what a reader would search for.

## chessboard.yaml

title-the-corner-at-the-right-hand-is-white = Цвет углового поля h1
title-the-corner-at-the-left-hand-is-black = Цвет углового поля a1
title-the-colour-of-a-square-in-the-middle = Цвет поля c6

## initial-position.yaml

title-the-initial-position = Начальная ли это позиция? Фигуры перед началом партии
title-king-and-queen-have-changed-places = Начальная ли это позиция? Король и ферзь белых поменялись местами
title-after-the-first-move-it-is-no-initial-position = Начальная ли это позиция? Белые сыграли 1. Кf3
title-in-chess960-the-initial-position-of-ordinary-chess-is-not-asked = Шахматы-960: начальная ли это позиция?
