### The moves of the pieces.

own-square =
    .title = No move to a square of one's own piece
    .rule = A piece may not move to a square on which a piece of the same colour stands.
    .holds = A piece of the same colour stands on { SQUARE($to) }, so the move is illegal.
capture =
    .title = Captures
    .rule = A piece that moves to a square on which an opponent's piece stands captures it; the captured piece is taken off the board as part of the same move.
attack =
    .title = Attacks
    .rule = A piece attacks an opponent's piece if it could capture it on its square by the moves of the pieces.
bound-piece-attacks =
    .title = Even a pinned piece attacks
    .rule = A piece attacks a square even if it could not move there because its own king would then be left in check or put in check.
    .holds = No piece that attacks { SQUARE($square) } could move there without exposing its own king, but the square is attacked all the same.
bishop-move =
    .title = The bishop
    .rule = The bishop moves to any square along a diagonal on which it stands.
    .holds = The bishop moves along a diagonal from { SQUARE($from) } to { SQUARE($to) }.
    .fails = { SQUARE($from) } and { SQUARE($to) } are not on the same diagonal, so a bishop cannot move from one to the other.
rook-move =
    .title = The rook
    .rule = The rook moves to any square along the file or the rank on which it stands.
    .holds = The rook moves along a file or rank from { SQUARE($from) } to { SQUARE($to) }.
    .fails = { SQUARE($from) } and { SQUARE($to) } are neither on the same file nor on the same rank, so a rook cannot move from one to the other.
queen-move =
    .title = The queen
    .rule = The queen moves to any square along the file, the rank or a diagonal on which it stands.
    .holds = The queen moves in a straight line from { SQUARE($from) } to { SQUARE($to) }.
    .fails = { SQUARE($from) } and { SQUARE($to) } are on no common file, rank or diagonal, so a queen cannot move from one to the other.
no-passing-over =
    .title = No passing over other pieces
    .rule = Bishop, rook and queen may not pass over any piece on their way.
    .holds = A piece stands between { SQUARE($from) } and { SQUARE($to) }, and it may not be passed over.
knight-move =
    .title = The knight
    .rule = The knight moves to one of the squares nearest to its own that are not on the same rank, file or diagonal. It does not matter what stands between.
    .holds = A knight can move from { SQUARE($from) } to { SQUARE($to) }.
    .fails = A knight cannot move from { SQUARE($from) } to { SQUARE($to) }.
pawn-step =
    .title = The pawn's single step
    .rule = The pawn moves forward to the square immediately in front of it on the same file, if that square is empty.
    .holds = The pawn moves one step forward to the empty square { SQUARE($to) }.
    .fails = { $why ->
        [pawn-blocked] { SQUARE($to) } is occupied, so the pawn cannot move there.
       *[not-the-pieces-way] A pawn cannot move from { SQUARE($from) } to { SQUARE($to) }.
    }
pawn-double-step =
    .title = The pawn's double step
    .rule = On its first move the pawn may instead go two squares forward on the same file, if both squares are empty.
    .holds = The pawn goes two squares forward on its first move, from { SQUARE($from) } to { SQUARE($to) }.
    .fails = { $why ->
        [pawn-blocked] A piece stands on one of the two squares in front of { SQUARE($from) }, so the pawn cannot go two squares forward.
       *[not-the-pieces-way] The pawn on { SQUARE($from) } has made its first move before, so it cannot go two squares forward.
    }
pawn-capture =
    .title = How a pawn captures
    .rule = The pawn moves to a square diagonally in front of it, on an adjacent file, if an opponent's piece stands there; it captures that piece.
    .holds = The pawn captures a piece diagonally in front of it, on { SQUARE($to) }.
    .fails = There is nothing to capture on { SQUARE($to) }, and a pawn moves diagonally only to capture.
en-passant =
    .title = Capture en passant
    .rule = When an opponent's pawn has gone two squares forward from its original square and now stands beside a pawn on the same rank and an adjacent file, that pawn may capture it as if it had gone only one square.
    .holds = The opponent's pawn has just passed { SQUARE($to) } with a double step, so it may be captured there en passant.
    .fails = The opponent's pawn did not pass { SQUARE($to) } with the last move, so it may not be captured there en passant.
en-passant-at-once =
    .title = En passant at once or never
    .rule = A pawn may capture en passant only on the move that follows the double step of the opponent's pawn.
    .holds = The double step was not the opponent's last move, so the capture en passant comes too late.
promotion =
    .title = Promotion
    .rule = A pawn that reaches the rank furthest from its starting position must be exchanged, as part of the same move and on the same square, for a new queen, rook, bishop or knight of the same colour. This is called promotion.
    .holds = The pawn reaches { SQUARE($to) } and is exchanged there for a new piece as part of the move.
    .fails = { $why ->
        [promotion-missing] The pawn reaches { SQUARE($to) }, but no new piece takes its place.
       *[nothing-to-promote] Only a pawn that reaches the furthest rank is exchanged for a new piece.
    }
promotion-pieces =
    .title = The choice of the new piece
    .rule = The player chooses freely among queen, rook, bishop and knight; it does not matter which pieces were captured before.
    .holds = The player may choose { $piece ->
        [queen] a queen
        [rook] a rook
        [bishop] a bishop
       *[knight] a knight
    }, whatever was captured before.
    .fails = A pawn cannot be exchanged for a king or remain a pawn.
promotion-at-once =
    .title = The new piece acts at once
    .rule = The new piece has its full effect as soon as it has been put in the place of the pawn.
king-move =
    .title = The king
    .rule = The king moves to an adjoining square, which may not be attacked by an opponent's piece. It may also castle.
    .holds = The king moves to the adjoining square { SQUARE($to) }.
    .fails = { SQUARE($to) } does not adjoin { SQUARE($from) }, and the move is not castling.
castling =
    .title = Castling
    .rule = Castling is a move of the king and one rook of the same colour { $along ->
        [same-rank] on the same rank
       *[first-rank] along the player's first rank
    } and counts as a single move of the king: the king goes from its original square two squares towards the rook on its original square, and the rook goes to the square that the king has crossed.
    .holds = Neither king nor rook has moved before, nothing stands between them, and the king neither stands on, crosses nor reaches an attacked square. The king goes to { SQUARE($king) }, the rook to { SQUARE($rook) }.
    .reading = The editions of 1997 to 2005 speak of the same rank, those from 2009 on of the player's first rank. One could look for a difference between the two wordings; we see none, because both exclude castling along a file with a rook that a pawn was promoted to.
castling-right-lost =
    .title = The right to castle, lost for good
    .rule = The right to castle is lost for good once the king has moved; with a rook that has moved it is lost for that side.
    .holds = { $why ->
        [king] The king has moved before, so the right to castle is lost.
        [rook] The rook has moved before or is gone, so the right to castle with it is lost.
       *[either] King or rook has moved before, so the right to castle is lost.
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
        [way-occupied] A piece stands in the way on { SQUARE($square) }, so castling is not possible now.
        [out-of-check] The king is in check, so castling is not possible now.
        [through-check] The king would cross { SQUARE($square) }, which is attacked, so castling is not possible now.
       *[into-check] The king would arrive on { SQUARE($square) }, which is attacked, so castling is not possible now.
    }
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
        [yes] Both kings are attacked by an opponent's piece.
       *[no] { WHO($player, case: "gen") } king is attacked by an opponent's piece.
    }
    .fails = No king is attacked by an opponent's piece.
    .fails-alone = No king is in check.
own-king-safe =
    .title = A player's own king may not be left in check
    .rule = No move may put or leave the king of the player who makes it under attack.
    .holds = After the move { WHO($player, case: "gen") } king is under attack, so the move is illegal.
    .holds-alone = The move is illegal, but it is not completed before the clock is pressed; nothing need be done yet.
legal-move =
    .title = Legal moves
    .rule = A move is legal when it obeys every rule on the moves of the pieces.
    .holds = { $given ->
        [yes] { MOVE($move) } obeys every rule on the moves of the pieces.
       *[no] The move obeys every rule on the moves of the pieces.
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
        [castling-rook-moved] The rook has moved before or is gone.
        [castling-right-lost] The right to castle was lost before.
        [castling-way-occupied] A piece stands between the king and the rook.
        [castling-out-of-check] The king is in check and so cannot castle.
        [castling-through-check] In castling the king would cross an attacked square.
        [castling-into-check] In castling the king would arrive on an attacked square.
        [promotion-missing] The pawn reaches the last rank without being replaced.
        [promotion-piece-not-allowed] A pawn cannot become a king or stay a pawn.
        [nothing-to-promote] Only a pawn on the last rank is replaced by another piece.
       *[unknown] The move is illegal.
    }
    .holds-alone = { $given ->
        [yes] The move { MOVE($move) } stands.
       *[no] The move stands.
    }
moves-allowed =
    .title = The moves that may be played
    .rule = A player may play any legal move that satisfies what a touch, a claim or a ruling binds that player to.
    .holds =
        { $bound ->
            [yes] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move, but a touch, a claim or a ruling limits the choice.
           *[no] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move and { AGREE($player, sg: "is", pl: "are") } bound to nothing but the rules of moving.
        }
illegal-move-defined =
    .title = Illegal moves
    .rule = A move is illegal when it breaks any rule on the moves of the pieces.
    .holds = The move breaks the rules on how the pieces move, so { WHO($player) } may not play it.
illegal-position =
    .title = Illegal positions
    .rule = A position is illegal when no series of legal moves can lead to it.
    .holds = { $why ->
        [kings] There is not exactly one king of each colour, and no legal move changes their number.
        [both-kings-in-check] Both kings are in check, and no legal move can bring that about.
        [king-left-in-check] The king of the player who does not have the move is in check, and no legal move can leave it so.
        [pawn-not-promoted] A pawn stands on the rank furthest from its starting position, where a legal move exchanges it.
        [pawn-on-first-rank] A pawn stands on its own first rank, and no legal move can bring it there.
        [impossible-check] The king is attacked by pieces that no single move can have brought to attack it together.
        [bishop-shut-in] A bishop stands behind two pawns that have never moved, on a square on which it did not begin.
        [bishop-never-left] The original bishop cannot have left its square behind two pawns that have never moved; so bishops have come by promotion, and too few pawns are missing for that.
        [too-much-material] There are more pieces than captures and promotions allow.
       *[found] It was found that no series of legal moves can lead to the position.
    }
    .fails = Legal moves can lead to the position, however strange it looks.
    .reading = No board shows at once whether legal moves could have led to it. We let only certain plain faults prove that a position is illegal, and only a game shown from its start prove the contrary; everything between is for the arbiter to find. One could also call every position legal that shows no plain fault.
    .fails-alone = The position is not illegal.
