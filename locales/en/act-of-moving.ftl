### The act of moving the pieces.

touched-own =
    .title = Touching one's own pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of his own pieces must move the first of them that can be moved.
       *[intent] A player having the move who touches one or more of his own pieces, meaning to move or capture, must move the first of them that can be moved.
    }
    .holds = { $duty ->
        [unknown] { WHO($player) } touched a piece and must move it if it has a legal move.
       *[move] The piece on { SQUARE($square) } is the first touched one that can move, so { WHO($player) } must move it.
    }
    .fails = None of the touched pieces has a legal move.
touched-enemy =
    .title = Touching the opponent's pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of the opponent's pieces must capture the first of them that can be captured.
       *[intent] A player having the move who touches one or more of the opponent's pieces, meaning to move or capture, must capture the first of them that can be captured.
    }
    .holds = The piece on { SQUARE($square) } is the first touched one that can be captured, so { WHO($player) } must capture it.
    .fails = None of the touched pieces can be captured.
touched-both =
    .title = Touching pieces of both colours
    .rule = A player having the move who touches pieces of both colours must capture the opponent's piece with his own. Where that is illegal, he must move or capture the first touched piece that can be moved or captured. If the order is not clear, his own piece counts as touched first.
    .holds = { $duty ->
        [capture-with] { WHO($player) } touched a piece of each colour and must capture the piece on { SQUARE($square) } with the other.
        [capture] The one cannot capture the other; the piece on { SQUARE($square) } is the first that can be used, so { WHO($player) } must capture it.
       *[move] The one cannot capture the other; the piece on { SQUARE($square) } is the first that can be used, so { WHO($player) } must move it.
    }
    .fails = None of the touched pieces can be moved or captured.
    .reading = Before 2017 the text speaks of one piece of each colour; where more were touched, the first of each colour is taken here.
nothing-usable =
    .title = No touched piece can be used
    .rule = When none of the touched pieces can be moved or captured, the player may make any legal move.
    .holds = None of the touched pieces can be moved or captured, so { WHO($player) } may make any legal move.
    .fails = A touched piece can be moved or captured.
released-piece =
    .title = A released piece
    .rule = A piece that was released on a square, as a legal move or as a part of one, cannot be moved to another square on this move.
capture-made =
    .title = When a capture is made
    .rule = A capture is made when the captured piece has been taken off the board and the capturing piece has been released on its square.
castling-made =
    .title = When castling is made
    .rule = Castling is made when the rook has been released on the square that the king crossed. While only the king has been released, the player must still castle on that side if that is legal; otherwise he must make another legal king move, and if there is none, any legal move.
promotion-made =
    .title = When a promotion is made
    .rule = A promotion is made when the new piece has been released on the last rank and the pawn has been taken off the board.
