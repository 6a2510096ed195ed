### The board and the position with which a game begins.

chessboard =
    .title = The chessboard
    .rule = The chessboard consists of 64 equal squares, eight by eight, alternately light (the white squares) and dark (the black squares). It lies between the players so that each of them has a white corner square on the right.
    .holds = { $light ->
        [yes] The corner square on each player's right is white, and from there the colours alternate, so { SQUARE($square) } is white.
       *[no] The corner square on each player's right is white, and from there the colours alternate, so { SQUARE($square) } is black.
    }
pieces-at-the-start =
    .title = The pieces
    .rule = At the start of the game each player has sixteen pieces, light ones (White) or dark ones (Black): a king, a queen, two rooks, two bishops, two knights and eight pawns.
initial-position =
    .title = The initial position
    .rule = At the start the pieces of each player stand on the first rank as that player sees it, from the a-file to the h-file: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns stand on the rank in front of them. So each queen begins on a square of its own colour.
    .holds = Every piece stands where it belongs at the start of a game.
    .fails = The square { SQUARE($square) } is not occupied as it is at the start of a game.
    .fails-alone = The position is not the initial one.
files-and-ranks =
    .title = Files, ranks and diagonals
    .rule = The eight vertical columns of squares are called files and the eight horizontal rows are called ranks. A straight line of squares of the same colour from one edge of the board to an adjacent edge is called a diagonal.
