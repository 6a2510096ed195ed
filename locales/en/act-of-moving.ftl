### The act of moving the pieces.

one-hand =
    .title = One hand
    .rule = Each move must be made with one hand only.
    .holds = { WHO($player) } used two hands for one move, which the arbiter may penalise although the clock was not pressed.
    .reading = No article says what a breach costs before the clock is pressed; we let the arbiter choose a penalty from the list, as in the older editions.
adjusting =
    .title = Adjusting pieces
    .rule = A player having the move may put pieces right on their squares, provided that the intention is first made known, for instance by saying “I adjust” or “j’adoube”.{ $only ->
        [yes] { " " }Only pieces that stand badly are adjusted; players may also turn their own knights.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] These pieces stood well, so there was nothing to adjust; a player who handles them all the same may distract the opponent.
       *[no] { WHO($player) } said first that pieces were to be adjusted, so the touch binds nobody.
    }
    .yields = { $sound ->
        [yes] These pieces stood well, so there was nothing to adjust, and handling them would be open to the charge of distracting the opponent.
       *[no] { WHO($player) } said first that pieces were to be adjusted, so the touch alone would bind nobody.
    }
    .fails = { WHO($player) } did not say first that pieces were to be adjusted, so the touch counts like any other.
    .reading = Before 2017 the text does not say what an adjustment without the words is; as it is done on purpose, it is read as a touch that binds. In 2014, where a touch must be meant to move or capture, the alternative is that nothing binds.
knights-face =
    .title = Which way the knights face
    .rule = The owner of the knights decides which way they face; the opponent cannot demand that they be turned.
    .holds = The knights face as their owner wishes, and { WHO($player) } must accept that.
arbiter-told-of-adjusting =
    .title = Adjusting while the opponent is away
    .rule = While the opponent is away, a player who puts pieces right should tell an arbiter first, if one is there.
    .holds = The opponent is away, and { WHO($player) } told the arbiter before putting pieces right.
    .fails = The opponent is away, and { WHO($player) } did not tell the arbiter before putting pieces right, as would have been proper.
    .reading = The text does not say what follows where the arbiter was not told; we take the words alone to be enough.
adjusting-out-of-turn =
    .title = Adjusting out of turn
    .rule = A player who does not have the move may not adjust pieces.
    .holds = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not have the move and may not adjust pieces now.
    .fails = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
adjusting-on-own-time =
    .title = Adjusting only on one’s own time
    .rule = Players may adjust pieces only while their own clock is running.
    .holds = The opponent has moved but not pressed the clock, so it is not { WHO($player, case: "gen") } own time that runs.
    .fails = The clock that runs is { WHO($player, case: "gen") } own.
other-contact =
    .title = Any other contact
    .rule = Every contact with a piece that is neither a proper adjustment nor clearly an accident counts as deliberate.
    .holds = The contact was neither a proper adjustment nor clearly an accident, so it counts as deliberate.
    .fails = The contact was clearly an accident.
    .fails-alone = The touch was an accident and binds nobody.
touched-own =
    .title = Touching one's own pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of their own pieces must move the first of them that can be moved.
       *[intent] A player having the move who touches one or more of their own pieces, meaning to move or capture, must move the first of them that can be moved.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } touched { TERM($piece, case: "indef") } and must move it if it has a legal move.
        [move] { WHO($player) } touched { MEN($man) }, which has a legal move, and so must move it.
       *[unknown] { WHO($player) } touched a piece and must move it if it has a legal move.
    }
    .fails = None of the touched pieces has a legal move.
touched-enemy =
    .title = Touching the opponent's pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of the opponent's pieces must capture the first of them that can be captured.
       *[intent] A player having the move who touches one or more of the opponent's pieces, meaning to move or capture, must capture the first of them that can be captured.
    }
    .holds = { $duty ->
        [capture-a] { WHO($player) } touched an enemy { TERM($piece, case: "bare") } and must capture it if that is legal.
        [capture] { WHO($player) } touched { MEN($man) }, which can be captured, and so must capture it.
       *[unknown] { WHO($player) } touched a piece of the opponent and must capture it if that is legal.
    }
    .fails = None of the touched pieces can be captured.
touched-both =
    .title = Touching pieces of both colours
    .rule = A player having the move who touches pieces of both colours must capture the opponent's piece with their own. Where that is illegal, the first touched piece that can be moved or captured must be moved or captured. If the order is not clear, the player's own piece counts as touched first.
    .holds = { $duty ->
        [capture-with] { WHO($player) } touched a piece of each colour and must capture { MEN($man) } with the touched piece of { WHO($player, case: "gen") } own.
        [capture] { WHO($player, case: "gen") } touched piece cannot capture the opponent's; { MEN($man) } is the first that can be used, so { WHO($player) } must capture it.
        [move] { WHO($player, case: "gen") } touched piece cannot capture the opponent's; { MEN($man) } is the first that can be used, so { WHO($player) } must move it.
       *[unknown] { WHO($player) } touched pieces of both colours; which one must be used depends on the board.
    }
    .fails = None of the touched pieces can be moved or captured.
    .reading = Before 2017 the text speaks of one piece of each colour; where more were touched, we take the first of each colour.
touch-move-broken =
    .title = Playing otherwise than the touch demands
    .rule = { $unasked ->
        [yes] A player must move or capture the piece touched. If another move is played, and the opponent complains in time or the arbiter sees it, that move is taken back and the player must play as the touch demands. The move taken back is not counted as an illegal move.
       *[no] A player must move or capture the piece touched. If another move is played, and the opponent complains in time, that move is taken back and the player must play as the touch demands. The move taken back is not counted as an illegal move.
    }
    .holds = { $breach ->
        [touching] { WHO($player) } did not play as the touch or the ruling demanded, so the move{ $reference } must be taken back.
        [touched] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } to play as the piece touched or released{ $reference } demands.
        [hands] { WHO($player) } used two hands for one move{ $reference }.
        [asked] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } already bound to another move{ $reference }, so the move that is asked about may not be played.
        [not-yet] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } not playing as the touch in this move demands{ $reference }, but has not pressed the clock yet; until then the arbiter says nothing.
       *[nothing] { WHO($player) } did nothing{ $reference } that the rules on touching and moving forbid.
    }
    .yields = { $breach ->
        [touching] { WHO($player) } did not play the move to which the touch or the ruling bound, so that move{ $reference } would be taken back.
        [touched] { WHO($player) } would have to play as the piece touched or released{ $reference } demands.
        [hands] { WHO($player) } used two hands for one move{ $reference }, which could be complained of.
        [asked] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } already bound to another move{ $reference }, so the move that is asked about would be barred.
        [not-yet] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } not playing as the touch in this move demands{ $reference }, but has not pressed the clock yet; until then the arbiter would say nothing.
       *[nothing] { WHO($player) } did nothing{ $reference } that the rules on touching and moving forbid.
    }
    .fails = { WHO($player) } played as the touched piece demanded.
    .reading = The text does not say what becomes of a breach that nobody notices before the opponent has made a move. We let the move played stand, as the right to complain is lost by then; the alternative lets the arbiter go back later. That the arbiter steps in unasked is said by FIDE’s manual for arbiters, not by the Laws.
    .fails-alone = { WHO($player) } moved as the touch demanded; the move stands.
touch-breach-warned =
    .title = What a broken touch usually costs
    .rule = A player who did not play the touched piece and pressed the clock is usually warned, and the opponent is given time.
    .holds = { WHO($player) } did not play as the touch demanded and pressed the clock; a warning and time for the opponent are usual.
    .reading = The sources do not say how much time the opponent gets.
shifting-warned =
    .title = What it usually costs to shift a released piece
    .rule = A player who shifts a released piece again before pressing the clock is usually warned.
    .holds = { WHO($player) } shifted a piece that was released and stands; a warning is usual.
king-and-rook =
    .title = King and rook touched
    .rule = A player having the move who touches king and rook must castle with that rook, if this is legal.
    .holds = { $side ->
        [king-side] { WHO($player) } touched the king and then, or at the same time, the rook; castling kingside is legal and must be played: neither piece has moved before, nothing stands between them, and no square on which the king stands, which it crosses or on which it arrives is attacked.
        [queen-side] { WHO($player) } touched the king and then, or at the same time, the rook; castling queenside is legal and must be played: neither piece has moved before, nothing stands between them, and no square on which the king stands, which it crosses or on which it arrives is attacked.
       *[unknown] { WHO($player) } touched the king and then, or at the same time, the rook; castling on that side is legal and must be played.
    }
    .fails = Castling with the touched rook is not legal.
rook-then-king =
    .title = The rook touched before the king
    .rule = A player having the move who deliberately touches a rook and then the king may not castle on that side on this move. The first of the two that can move must be moved.
    .holds = { WHO($player) } touched the rook first and then the king, so castling on that side is not allowed on this move.
    .fails = { WHO($player) } did not touch the rook before the king.
castling-touched-illegal =
    .title = Castling begun though it is illegal
    .rule = A player who means to castle and touches the king and a rook, although castling on that side is illegal, must make another legal king move, castling on the other side included. If the king has no legal move, the player may make any legal move.
    .holds = { $then ->
        [king] Castling on that side is illegal, so { WHO($player) } must make another legal king move.
       *[any] Castling on that side is illegal and the king has no legal move, so { WHO($player) } may make any legal move.
    }
    .fails = Castling with the touched rook is legal.
    .reading = Today’s text speaks of the king touched before the rook. We let the same hold when both were touched at once; the alternative would be the first touched piece that can move, but there is none.
promotion-choice-final =
    .title = The choice of the promoted piece
    .rule = The choice of the piece for a promotion is final once that piece has touched the square of promotion.
    .holds = { TERM($piece, case: "indef") } touched the square of promotion, so { WHO($player, case: "gen") } choice is final.
    .fails = { $late ->
        [yes] { WHO($player) } had pressed the clock before, so the promotion was over, and to take up another piece or put it there afterwards binds nobody.
       *[no] { TERM($piece, case: "nom") } has not touched the square of promotion yet, so { WHO($player) } may still choose another piece.
    }
    .fails-alone = { $late ->
        [yes] The promotion stands.
       *[no] { WHO($player) } may still choose another piece.
    }
nothing-usable =
    .title = No touched piece can be used
    .rule = When none of the touched pieces can be moved or captured, the player may make any legal move.
    .holds = None of the touched pieces can be moved or captured, so { WHO($player) } may make any legal move.
    .fails = A touched piece can be moved or captured.
promotion-without-pushing =
    .title = The pawn need not be pushed first
    .rule = In a promotion the pawn need not be put on the square of arrival.
promotion-order =
    .title = Pawn off, piece on: either order
    .rule = In a promotion the pawn may be taken off and the new piece put on the square of promotion in either order.
promotion-captures =
    .title = An enemy piece on the square of promotion
    .rule = If a piece of the opponent stands on the square of promotion, it must be captured.
released-piece =
    .title = A released piece
    .rule = A piece that has been released on a square, as a legal move or as part of one, cannot be moved to another square on this move. A move that is neither a capture nor castling nor a promotion is made when the piece is released.
    .holds = { $what ->
        [made] The piece was released on its square and the move is legal, so { WHO($player, case: "gen") } move has been made.
        [made-before] The earlier legal move{ $reference } has been made, so { WHO($player) } can neither take it back nor move otherwise.
        [exchanged] { WHO($player, case: "gen") } move had been made{ $reference }, and the piece chosen there was final: { TERM($piece, case: "nom") }. The { TERM($piece, case: "bare") } is put back; the exchange is not an illegal move.
       *[part] The piece was released on { SQUARE($square) } as part of a legal move, so it must stay there.
    }
    .yields = { $what ->
        [made] The piece was released on its square and the move is legal, so { WHO($player, case: "gen") } move would have been made.
        [made-before] The earlier legal move{ $reference } would have been made, so { WHO($player) } could neither take it back nor move otherwise.
        [exchanged] { WHO($player, case: "gen") } move had been made{ $reference }, and the piece chosen there would be final: { TERM($piece, case: "nom") }. That piece would be put back; the exchange would not be an illegal move.
       *[part] The piece was released on { SQUARE($square) } as part of a legal move, so it would have to stay there.
    }
    .fails = { WHO($player, case: "gen") } release of the piece is neither a legal move nor part of one.
    .fails-alone = The move has not been made.
capture-made =
    .title = When a capture is made
    .rule = A capture is made when the captured piece has been taken off the board and the capturing piece has been released on its square.
    .holds = The captured piece is off the board and the capturing piece has been released, so { WHO($player, case: "gen") } move has been made.
    .fails = The captured piece is still on the board, so { WHO($player, case: "gen") } move has not been made yet.
castling-made =
    .title = When castling is made
    .rule = Castling is made when the rook has been released on the square that the king crossed.
    .holds = The rook has been released on the square that the king crossed, so { WHO($player, case: "gen") } castling has been made.
    .fails = Only the king has been released and not yet the rook, so { WHO($player, case: "gen") } castling has not been made yet.
king-released =
    .title = The king released but not yet the rook
    .rule = While only the king has been released in castling, the player must castle on that side if this is legal. If it is not, the player must make another legal king move, castling on the other side included, and if the king has none, any legal move may be made.
    .holds = { $then ->
        [finish] { WHO($player) } pressed the clock before the rook had moved. Castling was merely left unfinished, so the position is restored and { WHO($player) } must castle on that side.
        [castle] { WHO($player) } released the king in castling, which is legal, so it must be completed: neither piece has moved before, nothing stands between them, and no square on which the king stands, which it crosses or on which it arrives is attacked.
        [king] { WHO($player) } released the king, but castling on that side is illegal, so { WHO($player) } must make another legal king move.
       *[any] { WHO($player) } released the king, but castling on that side is illegal and the king has no legal move, so { WHO($player) } may make any legal move.
    }
    .fails = The rook has been released, too, so nothing is left to decide.
    .reading = If the clock is pressed when the king alone has gone two squares, the letter does not say what holds; taken strictly, a move is completed that no king can make. FIDE’s manual leaves it to the arbiter to judge whether castling was only left unfinished, and in that case we have it finished; we read the editions before 2023 in the same way.
promotion-made =
    .title = When a promotion is made
    .rule = A promotion is made when the new piece has been released on the last rank and the pawn has been taken off the board.
    .holds = The new piece has been released on the square of promotion and the pawn is off the board, so { WHO($player, case: "gen") } move has been made.
    .fails = { $missing ->
        [pawn] The pawn is still on the board, so { WHO($player, case: "gen") } move has not been made yet.
       *[piece] The new piece has not been released on the square of promotion, so { WHO($player, case: "gen") } move has not been made yet.
    }
complaint-lost =
    .title = How the right to complain is lost
    .rule = { $scope ->
        [touch-move-only] A player who touches a piece, meaning to move or capture, can no longer complain that the opponent broke the rules on touched pieces.
       *[act-of-moving] A player who touches a piece, meaning to move or capture, can no longer complain that the opponent broke any of the rules on touching and moving.
    }
    .holds = { WHO($player) } touched a piece{ $reference } before complaining, so the right to complain is lost.
    .fails = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched no piece since the breach, so the right to complain is not lost.
assistant-for-moving =
    .title = An assistant to move the pieces
    .rule = A player who is unable to move the pieces may bring an assistant for it, who must be acceptable to the arbiter.
    .holds = { $accepted ->
        [yes] { WHO($player) } cannot move the pieces, and the arbiter accepts the assistant.
        [no] { WHO($player) } cannot move the pieces, but this assistant is not acceptable to the arbiter.
       *[unknown] { WHO($player) } cannot move the pieces and may bring an assistant, if the arbiter accepts the assistant.
    }
    .fails = { WHO($player) } can move the pieces without help.
assistant-for-moving-too-late =
    .title = An assistant for the moves, presented too late
    .rule = An assistant for moving the pieces must be presented to the arbiter in advance; one who is presented only just before the round is usually refused.
    .holds = { WHO($player) } { AGREE($player, sg: "presents", pl: "present") } the assistant only just before the round, which is too late; it is usual to refuse.
    .reading = It is taught of the assistant for the clock; for the assistant who makes the moves it is inferred, as both articles say the same.
