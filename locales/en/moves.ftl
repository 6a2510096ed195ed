### The moves of the pieces.

en-passant-at-once =
    .title = En passant at once or never
    .rule = A pawn may capture en passant only on the move that follows the double step of the opponent's pawn.
    .holds = The double step was not the opponent's last move, so the capture en passant comes too late.
castling-right-lost =
    .title = The right to castle, lost for good
    .rule = The right to castle is lost for good once the king has moved; with a rook that has moved it is lost for that side.
    .holds = { $why ->
        [castling-king-moved] The king has moved before, so the right to castle is lost.
        [castling-rook-moved] The rook has moved before or is gone, so the right to castle with it is lost.
       *[castling-right-lost] King or rook has moved before, so the right to castle is lost.
    }
castling-prevented =
    .title = Castling prevented for the moment
    .rule = Castling is not possible for the moment while the king stands on, crosses or arrives on an attacked square, or while any piece stands between the king and the rook.
    .holds = { $why ->
        [castling-way-occupied] A piece stands in the way, so castling is not possible now.
        [castling-out-of-check] The king is in check, so castling is not possible now.
        [castling-through-check] The king would cross an attacked square, so castling is not possible now.
       *[castling-into-check] The king would arrive on an attacked square, so castling is not possible now.
    }
own-king-safe =
    .title = The own king may not be left in check
    .rule = No move may put or leave the player's own king under attack.
    .holds = After the move the player's own king is under attack.
legal-move =
    .title = Legal moves
    .rule = A move is legal when it obeys every rule on the moves of the pieces.
    .holds = { $given ->
        [yes] { MOVE($move) } is a legal move.
       *[no] The move is legal.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } did not have the move.
        [position-illegal] In this position there is not one king on each side, so no move can be legal.
        [no-piece-there] There is no piece on the square from which the move was made.
        [not-own-piece] The piece that was moved belongs to the opponent.
        [own-piece-on-target] A piece of the same colour stands on the square of arrival.
        [not-the-pieces-way] The piece does not move in this way.
        [way-blocked] Another piece stands in the way.
        [pawn-blocked] The square in front of the pawn is occupied.
        [nothing-to-capture] There is nothing for the pawn to capture on that square.
        [en-passant-expired] The capture en passant came too late.
        [captures-king] A king cannot be captured.
        [own-king-left-in-check] The move leaves the player's own king under attack.
        [castling-king-moved] The king has moved before.
        [castling-forbidden] A ruling forbids this castling.
        [castling-rook-moved] The rook has moved before or is gone.
        [castling-right-lost] The right to castle was lost before.
        [castling-way-occupied] A piece stands between the king and the rook.
        [castling-out-of-check] The king was in check when castling.
        [castling-through-check] The king crossed an attacked square when castling.
        [castling-into-check] The king arrived on an attacked square when castling.
        [promotion-missing] The pawn reached the last rank and was not replaced.
        [promotion-piece-not-allowed] A pawn cannot become a king or stay a pawn.
        [nothing-to-promote] Only a pawn on the last rank is replaced by another piece.
       *[unknown] The move is illegal.
    }
illegal-move-defined =
    .title = Illegal moves
    .rule = A move is illegal when it breaks any rule on the moves of the pieces.
