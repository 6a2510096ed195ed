### The moves of the pieces.

own-square =
    .title = No move to a square of one's own piece
    .rule = A piece may not move to a square on which a piece of the same colour stands.
    .holds = A piece of { WHO($player, case: "gen") } own stands on { SQUARE($to) }, so no other of them may go there.
capture =
    .title = Captures
    .rule = A piece that moves to a square on which an opponent's piece stands captures it; the captured piece is taken off the board as part of the same move.
attack =
    .title = Attacks
    .rule = A piece attacks an opponent's piece if it could capture it on its square by the moves of the pieces.
bound-piece-attacks =
    .title = Even a pinned piece attacks
    .rule = A piece attacks a square even if it could not move there because its own king would then be left in check or put in check.
    .holds = { MEN($man) } attacks { SQUARE($on) }, although it could not go there, because its own king would then be in check.
bishop-move =
    .title = The bishop
    .rule = The bishop moves to any square along a diagonal on which it stands.
    .holds = The bishop moves along a diagonal; { SQUARE($from) } and { SQUARE($to) } lie on the same one, and no piece stands between them.
    .fails = A bishop moves only along a diagonal, and { SQUARE($from) } and { SQUARE($to) } are not on the same one.
rook-move =
    .title = The rook
    .rule = The rook moves to any square along the file or the rank on which it stands.
    .holds = The rook moves along its file or its rank; { SQUARE($from) } and { SQUARE($to) } have one of them in common, and no piece stands between them.
    .fails = A rook moves only along its file or its rank, and { SQUARE($from) } and { SQUARE($to) } have neither in common.
queen-move =
    .title = The queen
    .rule = The queen moves to any square along the file, the rank or a diagonal on which it stands.
    .holds = The queen moves along its file, its rank or a diagonal; { SQUARE($from) } and { SQUARE($to) } have one of them in common, and no piece stands between them.
    .fails = A queen moves only along its file, its rank or a diagonal, and { SQUARE($from) } and { SQUARE($to) } have none of these in common.
no-passing-over =
    .title = No passing over other pieces
    .rule = Bishop, rook and queen may not pass over any piece on their way.
    .holds = A piece stands between { SQUARE($from) } and { SQUARE($to) } and may not be passed over.
knight-move =
    .title = The knight
    .rule = The knight moves to one of the squares nearest to its own that are not on the same rank, file or diagonal. It does not matter what stands between.
    .holds = { SQUARE($to) } is one of the squares nearest to { SQUARE($from) } that are not on the same rank, file or diagonal. It does not matter whether anything stands between them.
    .fails = A knight moves to one of the squares nearest to its own that are not on the same rank, file or diagonal; from { SQUARE($from) }, { SQUARE($to) } is none of these.
pawn-step =
    .title = The pawn's single step
    .rule = The pawn moves forward to the square immediately in front of it on the same file, if that square is empty.
    .holds = The pawn moves one square forward to { SQUARE($to) }, which is empty.
    .fails = { $why ->
        [pawn-blocked] { SQUARE($to) } is occupied, so the pawn cannot move there.
       *[not-the-pieces-way] A pawn moves only forward, one square or, on its first move, two, and captures only diagonally forward; from { SQUARE($from) } none of that leads to { SQUARE($to) }.
    }
pawn-double-step =
    .title = The pawn's double step
    .rule = On its first move the pawn may instead go two squares forward on the same file, if both squares are empty.
    .holds = The pawn goes two squares forward on its first move, from { SQUARE($from) } to { SQUARE($to) }, and both squares are empty.
    .fails = { $why ->
        [pawn-blocked] A piece stands on one of the two squares in front of { SQUARE($from) }, so the pawn cannot go two squares forward.
       *[not-the-pieces-way] The pawn on { SQUARE($from) } has already made its first move, so it cannot go two squares forward.
    }
pawn-capture =
    .title = How a pawn captures
    .rule = The pawn moves to a square diagonally in front of it, on an adjacent file, if an opponent's piece stands there; it captures that piece.
    .holds = The pawn captures the piece diagonally in front of it, on { SQUARE($to) }.
    .fails = A pawn moves diagonally only to capture, and there is nothing to capture on { SQUARE($to) }.
en-passant =
    .title = Capture en passant
    .rule = When an opponent's pawn has gone two squares forward from its original square and now stands beside a pawn on the same rank and an adjacent file, that pawn may capture it as if it had gone only one square.
    .holds = The opponent's pawn has just passed { SQUARE($to) } with a double step, so it may be captured there en passant.
    .fails = The opponent's last move was not the double step of a pawn past { SQUARE($to) }.
en-passant-at-once =
    .title = En passant at once or never
    .rule = A pawn may capture en passant only on the move that follows the double step of the opponent's pawn.
    .holds = On this move there is no right to capture en passant: it exists only directly after the double step.
promotion =
    .title = Promotion
    .rule = A pawn that reaches the rank furthest from its starting position must be exchanged, as part of the same move and on the same square, for a new queen, rook, bishop or knight of the same colour. This is called promotion.
    .holds = The pawn reaches { SQUARE($to) } and is exchanged there for a new piece as part of the same move.
    .fails = { $why ->
        [promotion-missing] The pawn reaches { SQUARE($to) } without being exchanged for a new piece, although the exchange is part of the move.
       *[nothing-to-promote] A pawn is exchanged only on the rank furthest from its starting position, and { SQUARE($to) } is not on it.
    }
promotion-pieces =
    .title = The choice of the new piece
    .rule = The player chooses freely among queen, rook, bishop and knight; it does not matter which pieces were captured before.
    .holds = The pawn may be exchanged for { $piece ->
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
       *[knight] a knight
    }, whatever pieces have been captured or are still on the board.
    .fails = The new piece must be a queen, a rook, a bishop or a knight of the pawn's own colour, and the piece chosen is none of these.
promotion-at-once =
    .title = The new piece acts at once
    .rule = The new piece has its full effect as soon as it has been put in the place of the pawn.
king-move =
    .title = The king
    .rule = The king moves to an adjoining square, which may not be attacked by an opponent's piece. It may also castle.
    .holds = The king moves to the adjoining square { SQUARE($to) }, which is not attacked.
    .fails = { SQUARE($to) } does not adjoin { SQUARE($from) }, and the move is not castling.
castling =
    .title = Castling
    .rule = Castling is a move of the king and one rook of the same colour { $along ->
        [same-rank] on the same rank
       *[first-rank] along the player's first rank
    } and counts as a single move of the king: the king goes from its original square two squares towards the rook on its original square, and the rook goes to the square that the king has crossed.
    .holds = The right to castle has not been lost, nothing stands between king and rook, and the king neither stands on, crosses nor reaches an attacked square.
    .reading = The editions of 1997 to 2005 speak of the same rank, those from 2009 on of the player's first rank. One could look for a difference between the two wordings; we see none, because both exclude castling along a file with a rook that a pawn was promoted to.
castling-right-lost =
    .title = The right to castle, lost for good
    .rule = The right to castle is lost for good once the king has moved; with a rook that has moved it is lost for that side.
    .holds = { $why ->
        [king] The king has moved before, so the right to castle is lost.
        [rook] On that side no rook that has never moved stands on its original square, so castling there is not possible.
       *[either] The king or the rook has moved before, so the right to castle is lost.
    }
castling-king-has-moved =
    .title = The king has moved
    .rule = The right to castle is lost if the king has already moved.
castling-rook-has-moved =
    .title = The rook has moved
    .rule = The right to castle with a rook is lost if that rook has already moved.
castling-prevented =
    .title = Castling prevented for the moment
    .rule = Castling is not possible for the moment while the king stands on, crosses or arrives on an attacked square, or while any piece stands between the king and the rook.
    .holds = { $why ->
        [way-occupied] { MEN($man) } stands between king and rook, so castling is not possible now.
        [out-of-check] The king is in check, so castling is not possible now.
        [through-check] The king would cross { SQUARE($square) }, which is attacked, so castling is not possible now.
       *[into-check] After castling, the king would stand on { SQUARE($square) } under attack, so castling is not possible now.
    }
    .fails = Only squares that the king does not stand on, cross or reach are attacked, and such an attack does not prevent castling.
    .reading = The rules of Chess960 do not repeat which attacks prevent castling. We apply the ordinary rule to every square that the king stands on, crosses or arrives on; by the letter one could ask only that the squares be empty, but then a king could castle out of check.
castling-way-attacked =
    .title = The king's way is attacked
    .rule = Castling is prevented while the square on which the king stands, the square that it must cross or the square on which it arrives is attacked by an opponent's piece.
castling-piece-between =
    .title = A piece stands between king and rook
    .rule = Castling is prevented while any piece stands between the king and the rook that is to castle.
check =
    .title = Check
    .rule = The king is in check if at least one of the opponent's pieces attacks it, even if that piece could not move there because its own king would then be in check.
    .holds = { $both ->
        [yes] Each king is attacked by a piece of the opponent's.
       *[no] { WHO($player, case: "gen") } king is attacked by a piece of the opponent's.
    }
    .fails = Neither king is attacked by a piece of the opponent's.
    .fails-alone = No king is in check.
own-king-safe =
    .title = A player's own king may not be left in check
    .rule = No move may put or leave the king of the player who makes it under attack.
    .holds = After the move { WHO($player, case: "gen") } own king is under attack.
    .holds-alone = The move is illegal, but it is not completed until the clock is pressed, so nothing need be done yet.
legal-move =
    .title = Legal moves
    .rule = A move is legal when it obeys every rule on the moves of the pieces.
    .holds = { $given ->
        [yes] { MOVE($move) } breaks no rule on the moves of the pieces, so it is legal.
       *[no] The move breaks no rule on the moves of the pieces, so it is legal.
    }
    .fails = { $why ->
        [not-on-move] { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not have the move.
        [position-illegal] In this position there is not one king on each side, so no move can be legal.
        [no-piece-there] There is no piece on the square from which the move starts.
        [not-own-piece] The piece to be moved belongs to the opponent.
        [own-piece-on-target] A piece of the same colour stands on the square of arrival.
        [not-the-pieces-way] A piece of this kind cannot go from its square to the square of arrival.
        [way-blocked] Another piece stands in the way.
        [pawn-blocked] The square in front of the pawn is occupied.
        [nothing-to-capture] There is nothing for the pawn to capture on that square.
        [en-passant-expired] The capture en passant comes too late.
        [captures-king] A king cannot be captured.
        [own-king-left-in-check] A move that leaves the mover's own king in check is not legal.
        [castling-king-moved] The king has moved before.
        [castling-forbidden] A ruling forbids this castling.
        [castling-rook-moved] The rook on that side has moved before or is no longer there.
        [castling-right-lost] The right to castle was lost before.
        [castling-way-occupied] A piece stands between the king and the rook.
        [castling-out-of-check] The king is in check and so cannot castle.
        [castling-through-check] In castling the king would cross an attacked square.
        [castling-into-check] After castling, the king would stand on an attacked square.
        [promotion-missing] The pawn reaches the last rank without being replaced.
        [promotion-piece-not-allowed] A pawn can become only a queen, a rook, a bishop or a knight of its own colour.
        [nothing-to-promote] Only a pawn on the last rank is replaced by another piece.
       *[unknown] The move is illegal.
    }
    .holds-alone = { $given ->
        [yes] The move { MOVE($move) } stands.
       *[no] The move stands.
    }
moves-allowed =
    .title = The moves that may be played
    .rule = A player may play any legal move that is in keeping with what the player has touched or claimed and with what the arbiter has ruled.
    .holds =
        { $bound ->
            [touched] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move, but the touch{ $reference } leaves only some of the legal moves.
            [claimed] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move, but the draw claim{ $reference } leaves only some of the legal moves.
            [ruled] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move, but the arbiter's ruling{ $reference } leaves only some of the legal moves.
           *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move, and no touch, claim or ruling limits the choice, so every legal move may be played.
        }
illegal-move-defined =
    .title = Illegal moves
    .rule = A move is illegal when it breaks any rule on the moves of the pieces.
    .holds = The move breaks a rule on how the pieces move, so it is illegal and may not be played.
illegal-position =
    .title = Illegal positions
    .rule = A position is illegal when no series of legal moves can lead to it.
    .holds = { $why ->
        [kings] There is not exactly one king of each colour, and no legal move changes their number.
        [both-kings-in-check] Both kings are in check, which no legal move can bring about.
        [king-left-in-check] The player who does not have the move is in check, and no legal move can leave that player's own king so.
        [pawn-not-promoted] A pawn stands on the rank furthest from its starting position, but the legal move that takes it there exchanges it for another piece.
        [pawn-on-first-rank] A pawn stands on its own first rank, and no legal move can bring it there.
        [impossible-check] The king is attacked by pieces that no single move can have brought to attack it together.
        [bishop-shut-in] A bishop stands behind two pawns that have never moved, on a square on which it did not begin.
        [bishop-never-left] The original bishop cannot have left its square behind two pawns that have never moved, so the bishops on the board must come from promotions, for which too few pawns are missing.
        [too-much-material] Not all pieces on the board can be original ones, and too few pawns are missing for the others to come from promotions.
       *[found] No series of legal moves leads to the position.
    }
    .fails = Legal moves can lead to the position, however strange it looks.
    .reading = No board shows at once whether legal moves could have led to it. We let only certain plain faults prove that a position is illegal, and only a game shown from its start prove the contrary; everything between is for the arbiter to find. One could also call every position legal that shows no plain fault.
    .fails-alone = The position is not illegal.
