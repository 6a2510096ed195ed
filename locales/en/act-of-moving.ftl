### The act of moving the pieces.

one-hand =
    .title = One hand
    .rule = Each move must be made with one hand only.
    .holds = { WHO($player) } used both hands for one move. As the clock was not pressed, that is no illegal move, but a breach that the arbiter may penalise.
    .reading = No article says what a breach costs before the clock is pressed; we let the arbiter choose a penalty from the list, as in the older editions.
adjusting =
    .title = Adjusting pieces
    .rule = A player having the move may adjust pieces on their squares, provided that the intention is first made known, for instance by saying “I adjust” or “j’adoube”.{ $only ->
        [yes] { " " }Only pieces that do not stand properly on their squares may be adjusted; players may also turn their own knights.
       *[no] { "" }
    }
    .holds = { $sound ->
        [yes] What { WHO($player) } touched stood properly on its square, so there was nothing to adjust; handling pieces all the same may distract the opponent.
       *[no] { WHO($player) } announced the adjustment before touching anything, so the touch does not oblige { WHO($player) } to move or capture a piece.
    }
    .yields = { $sound ->
        [yes] What { WHO($player) } touched stood properly on its square, so there would be nothing to adjust, and handling pieces would be open to the charge of distracting the opponent.
       *[no] { WHO($player) } announced the adjustment before touching anything; with { WHO($player, case: "gen") } own clock running it would be a proper one.
    }
    .fails = { WHO($player) } did not announce the adjustment before the touch, so the touch counts like any other.
    .reading = Before 2017 the text does not say what an adjustment without the words is; as it is done on purpose, it is read as a touch that binds. In 2014, where only a touch meant to move or capture binds, one may also read that such an adjustment obliges the player to nothing.
knights-face =
    .title = Which way the knights face
    .rule = The owner of the knights decides which way they face; the opponent cannot demand that they be turned.
    .holds = Each player decides which way their own knights face, so { WHO($player) } cannot have the opponent's turned.
    .unmet = Nobody asked for knights to be turned.
arbiter-told-of-adjusting =
    .title = Adjusting while the opponent is away
    .rule = While the opponent is away, a player who puts pieces right should tell an arbiter first, if one is there.
    .holds = The opponent was away, and { WHO($player) } told the arbiter before adjusting.
    .fails = The opponent was away, and { WHO($player) } did not tell the arbiter before adjusting, as would have been proper.
    .fails-beside = { WHO($player) } should have told the arbiter first.
    .reading = The text does not say what follows where the arbiter was not told; we take the words alone to be enough.
adjusting-out-of-turn =
    .title = Adjusting out of turn
    .rule = A player who does not have the move may not adjust pieces.
    .holds = { WHO($player) } did not have the move, and only the player having the move may adjust. For the same reason the touch does not oblige { WHO($player) } to move anything.
    .fails = { WHO($player) } had the move.
adjusting-on-own-time =
    .title = Adjusting only on one’s own time
    .rule = Players may adjust pieces only while their own clock is running.
    .holds = The opponent had moved but not pressed the clock, so { WHO($player, case: "gen") } own clock was not running. As the adjustment was announced, the touch does not oblige { WHO($player) } to move or capture a piece.
    .fails = { WHO($player, case: "gen") } own clock was running.
other-contact =
    .title = Any other contact
    .rule = Every contact with a piece that is neither a proper adjustment nor clearly accidental counts as deliberate.
    .holds = The contact was neither an announced adjustment nor clearly accidental, so it counts as deliberate.
    .fails = The contact was clearly accidental.
    .fails-alone = The touch does not oblige { WHO($player) } to move or capture anything.
touched-own =
    .title = Touching one's own pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of their own pieces must move the first of them that can be moved. A touch by the player who does not have the move, or words alone, oblige nobody to move anything.
       *[intent] A player having the move who touches one or more of their own pieces, meaning to move or capture, must move the first of them that can be moved. A touch by the player who does not have the move, or words alone, oblige nobody to move anything.
    }
    .holds = { $duty ->
        [move-a] { WHO($player) } touched { TERM($piece, case: "indef") } and must move it if it has a legal move.
        [move] { WHO($player) } touched { MEN($man) }, which has a legal move, and so must move it.
        [next] { MEN($first-man) } was touched first but has no legal move. The first touched piece that has one is { MEN($man) }, so { WHO($player) } must move it.
       *[unknown] { WHO($player) } touched a piece: one of { WHO($player, case: "gen") } own must be moved and one of the opponent's captured, if that is legal.
    }
    .fails = None of the touched pieces has a legal move.
    .unmet = No player having the move touched one of their own pieces on the board, so nobody is bound.
touched-enemy =
    .title = Touching the opponent's pieces
    .rule = { $binds ->
        [deliberate] A player having the move who deliberately touches one or more of the opponent's pieces must capture the first of them that can be captured.
       *[intent] A player having the move who touches one or more of the opponent's pieces, meaning to move or capture, must capture the first of them that can be captured.
    }
    .holds = { $duty ->
        [capture-a] { WHO($player) } touched an opponent's { TERM($piece, case: "bare") } and must capture it if that is legal.
        [capture] { WHO($player) } touched { MEN($man) }, which can be captured, and so must capture it.
       *[unknown] { WHO($player) } touched a piece of the opponent's and must capture it if that is legal.
    }
    .fails = None of the touched pieces can be captured.
touched-both =
    .title = Touching pieces of both colours
    .rule = A player having the move who touches pieces of both colours must capture the opponent's piece with their own. Where that is illegal, the first touched piece that can be moved or captured must be moved or captured. If the order is not clear, the player's own piece counts as touched first.
    .holds = { $duty ->
        [capture-with] { WHO($player) } touched a piece of each colour, and the one can capture the other; so { WHO($player) } must capture { MEN($man) } with the touched piece of { WHO($player, case: "gen") } own.
        [capture] { WHO($player, case: "gen") } touched piece cannot capture the opponent's. The first touched piece that can be moved or captured is { MEN($man) }, so { WHO($player) } must capture it.
        [move] { WHO($player, case: "gen") } touched piece cannot capture the opponent's. The first touched piece that can be moved or captured is { MEN($man) }, so { WHO($player) } must move it.
        [move-own] { WHO($player, case: "gen") } touched piece cannot capture the opponent's. The first touched piece that can be moved or captured is { MEN($man) } (where the order is unclear, one's own piece counts as the first), so { WHO($player) } must move it.
       *[unknown] { WHO($player) } touched pieces of both colours; which of them must be moved or captured depends on the position.
    }
    .fails = None of the touched pieces can be moved or captured.
    .reading = Before 2017 the text speaks of one piece of each colour; where more were touched, we take the first of each colour.
touch-move-broken =
    .title = Playing against the rules on touching and moving
    .rule = { $unasked ->
        [yes] A player must move or capture the piece touched. If another move is played, and the opponent complains in time or the arbiter sees it, that move is taken back and the player must play as the touch demands. The move taken back is not counted as an illegal move.
       *[no] A player must move or capture the piece touched. If another move is played, and the opponent complains in time, that move is taken back and the player must play as the touch demands. The move taken back is not counted as an illegal move.
    }
    .holds = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } had touched { MEN($man) } and was obliged to move it, so the move{ $reference } must be taken back.
            [capture] { WHO($player) } had touched { MEN($man) } and was obliged to capture it, so the move{ $reference } must be taken back.
           *[other] { WHO($player) } was obliged by an earlier touch or release to play something else, so the move{ $reference } must be taken back.
        }
        [touched] { $bound ->
            [move] The objection is justified: { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched { MEN($man) }{ $reference } and must move it.
            [capture] The objection is justified: { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched { MEN($man) }{ $reference } and must capture it.
           *[other] The objection is justified: the piece that was touched or released{ $reference } decides what { WHO($player) } must play.
        }
        [hands] { WHO($player) } used both hands for one move{ $reference }.
        [asked] { $bound ->
            [move] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched { MEN($man) } and { AGREE($player, sg: "is", pl: "are") } obliged to move it{ $reference }.
            [capture] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched { MEN($man) } and { AGREE($player, sg: "is", pl: "are") } obliged to capture it{ $reference }.
           *[other] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } already obliged to play something else{ $reference }.
        }
        [not-yet] { WHO($player) } did not move what had been touched{ $reference }, but the clock has not been pressed yet, and until then the arbiter says nothing.
       *[nothing] Nothing that was touched or released obliged { WHO($player) } to play otherwise.
    }
    .yields = { $breach ->
        [touching] { $bound ->
            [move] { WHO($player) } had touched { MEN($man) } and was obliged to move it, so the move{ $reference } would otherwise have to be taken back.
            [capture] { WHO($player) } had touched { MEN($man) } and was obliged to capture it, so the move{ $reference } would otherwise have to be taken back.
           *[other] { WHO($player) } was obliged by an earlier touch or release to play something else, so the move{ $reference } would otherwise have to be taken back.
        }
        [touched] The piece that was touched or released{ $reference } would decide what { WHO($player) } must play.
        [hands] { WHO($player) } used both hands for one move{ $reference }, which could have been a ground for complaint.
        [asked] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } already obliged to play something else{ $reference }, which would bar the move asked about.
        [not-yet] { WHO($player) } did not move what had been touched{ $reference }, but the clock has not been pressed yet, and until then the arbiter would say nothing.
       *[nothing] Nothing that was touched or released obliged { WHO($player) } to play otherwise.
    }
    .fails = { WHO($player) } played what the touch required.
    .reading = The text does not say what becomes of a breach that nobody notices before the opponent has made a move. We let the move played stand, as the right to complain is lost by then; the alternative lets the arbiter go back later. That the arbiter steps in unasked is said by FIDE’s manual for arbiters, not by the Laws.
    .fails-alone = The move stands, because { WHO($player) } played what the touch required.
touch-breach-warned =
    .title = What a broken touch usually costs
    .rule = A player who did not play the touched piece and pressed the clock is usually warned, and the opponent is given time.
    .holds = { WHO($player) } did not move what had been touched and pressed the clock; a warning and time for the opponent are usual.
    .reading = The sources do not say how much time the opponent gets.
shifting-warned =
    .title = What it usually costs to shift a released piece
    .rule = A player who shifts a released piece again before pressing the clock is usually warned.
    .holds = { WHO($player) } shifted a piece that had already been released; a warning is usual.
king-and-rook =
    .title = King and rook touched
    .rule = A player having the move who touches king and rook must castle with that rook, if this is legal.
    .holds = { $side ->
        [king-side] { WHO($player) } touched the king and the rook. Castling kingside is legal, so it must be played; the rule on a rook touched before the king would need proof of that order.
        [queen-side] { WHO($player) } touched the king and the rook. Castling queenside is legal, so it must be played; the rule on a rook touched before the king would need proof of that order.
       *[unknown] { WHO($player) } touched the king and a rook. Where castling on that side is legal, it must be played; the rule on a rook touched before the king would need proof of that order.
    }
    .fails = Castling with the touched rook is not legal.
rook-then-king =
    .title = The rook touched before the king
    .rule = A player having the move who deliberately touches a rook and then the king may not castle on that side on this move. The first of the two that can move must be moved.
    .holds = { WHO($player) } touched the rook first and then the king, and so may not castle on that side on this move; the first of the two that can move must be moved.
    .fails = { WHO($player) } did not touch the rook before the king.
castling-touched-illegal =
    .title = Castling begun though it is illegal
    .rule = A player who means to castle and touches the king and a rook, although castling on that side is illegal, must make another legal king move, castling on the other side included. If the king has no legal move, the player may make any legal move.
    .holds = { $then ->
        [king] Castling with the touched rook is illegal, so { WHO($player) } must make another legal king move; castling on the other side counts as one.
       *[any] Castling with the touched rook is illegal and the king has no legal move, so { WHO($player) } may make any legal move and need not move the rook.
    }
    .fails = Castling with the touched rook is legal.
    .reading = Today’s text speaks of the king touched before the rook. We let the same hold when both were touched at once; the alternative would be the first touched piece that can move, but there is none.
promotion-choice-final =
    .title = The choice of the promoted piece
    .rule = The choice of the piece for a promotion is final once that piece has touched the square of promotion.
    .holds = { TERM($piece, case: "indef") } has touched the square of promotion, so { WHO($player, case: "gen") } choice is final, whatever was said or asked for before.
    .fails = { $late ->
        [yes] The new piece had to be chosen before the clock was pressed, so { TERM($piece, case: "nom") } comes too late.
       *[no] { TERM($piece, case: "nom") } has not touched the square of promotion yet, so { WHO($player) } may still choose another piece.
    }
    .fails-alone = { $late ->
        [yes] { TERM($piece, case: "nom") }, taken only after the clock had been pressed, changes nothing.
       *[no] { WHO($player) } may still choose another piece.
    }
nothing-usable =
    .title = No touched piece can be used
    .rule = When none of the touched pieces can be moved or captured, the player may make any legal move.
    .holds = Nothing that was touched can be legally moved or captured, so { WHO($player) } may make any legal move.
    .fails = A touched piece can be moved or captured.
promotion-without-pushing =
    .title = The pawn need not be pushed first
    .rule = In a promotion the pawn need not be put on the square of arrival.
promotion-order =
    .title = Pawn off, piece on: either order
    .rule = In a promotion the pawn may be taken off and the new piece put on the square of promotion in either order.
promotion-captures =
    .title = An opponent's piece on the square of promotion
    .rule = If a piece of the opponent stands on the square of promotion, it must be captured.
released-piece =
    .title = A released piece
    .rule = A piece that has been released on a square, as a legal move or as part of one, cannot be moved to another square on this move. A move that is neither a capture nor castling nor a promotion is made when the piece is released.
    .holds = { $what ->
        [made] The piece was released on a square to which it could legally go, and with that the move is made.
        [made-before] { WHO($player) } had already made a legal move{ $reference }, and so can neither take it back nor play another.
        [exchanged] { WHO($player) } had promoted the pawn to { TERM($piece, case: "indef") }{ $reference }, and that choice was final, so { TERM($piece, case: "nom") } is put back. The exchange is not an illegal move.
       *[part] The release on { SQUARE($square) } is part of a legal move, so the piece may not be moved to another square on this move.
    }
    .yields = { $what ->
        [made] The piece was released on a square to which it could legally go, and with that the move would be made.
        [made-before] { WHO($player) } had already made a legal move{ $reference }, and so could neither take it back nor play another.
        [exchanged] { WHO($player) } had promoted the pawn to { TERM($piece, case: "indef") }{ $reference }. That choice would otherwise be final, and { TERM($piece, case: "nom") } would be put back; the exchange would not be an illegal move.
       *[part] The release on { SQUARE($square) } is part of a legal move, so it could not be moved to another square on this move.
    }
    .fails = { WHO($player) } released the piece on a square to which it could not legally go, so no move was made by that.
    .fails-alone = The move has not been made; { WHO($player) } must make a legal move with the same piece, if it has one.
capture-made =
    .title = When a capture is made
    .rule = A capture is made when the captured piece has been taken off the board and the capturing piece has been released on its square.
    .holds = The captured piece is off the board and the capturing piece has been released on its square; with that the capture is made, whichever was done first.
    .fails = The captured piece is still on the board, so { WHO($player, case: "gen") } move has not been made yet.
castling-made =
    .title = When castling is made
    .rule = Castling is made when the rook has been released on the square that the king crossed.
    .holds = The rook has been released on the square that the king crossed; with that castling is made.
    .fails = Only the king has been released and not yet the rook, so { WHO($player, case: "gen") } castling has not been made yet.
king-released =
    .title = The king released but not yet the rook
    .rule = While only the king has been released in castling, the player must castle on that side if this is legal. If it is not, the player must make another legal king move, castling on the other side included, and if the king has none, any legal move may be made.
    .holds = { $then ->
        [finish] { WHO($player) } pressed the clock before moving the rook. As castling was only left unfinished, { WHO($player) } must now complete it.
        [castle] { WHO($player) } released the king in castling, and castling on that side is legal, so it must be completed.
        [king] { WHO($player) } released the king in castling, but castling on that side is illegal, so { WHO($player) } must make another legal king move; castling on the other side counts as one.
       *[any] { WHO($player) } released the king in castling, but castling on that side is illegal and the king has no legal move, so { WHO($player) } may make any legal move.
    }
    .fails = The rook has been released as well, so castling has been made.
    .reading = If the clock is pressed when the king alone has gone two squares, the letter does not say what holds; taken strictly, a move is completed that no king can make. FIDE’s manual leaves it to the arbiter to judge whether castling was only left unfinished, and in that case we have it finished; we read the editions before 2023 in the same way.
promotion-made =
    .title = When a promotion is made
    .rule = A promotion is made when the new piece has been released on the last rank and the pawn has been taken off the board.
    .holds = The new piece has been released on the square of promotion and the pawn is off the board; with that the promotion is made, whichever was done first.
    .fails = { $missing ->
        [pawn] The pawn is still on the board, so { WHO($player, case: "gen") } move has not been made yet.
       *[piece] The new piece has not been released on the square of promotion, so { WHO($player, case: "gen") } move has not been made yet.
    }
complaint-lost =
    .title = How the right to complain is lost
    .rule = { $scope ->
        [touch-move-only] A player who touches a piece, meaning to move or capture it, can no longer complain that the opponent broke the rules on touched pieces.
       *[act-of-moving] A player who touches a piece, meaning to move or capture it, can no longer complain that the opponent broke any of the rules on touching and moving.
    }
    .holds = Before complaining, { WHO($player) } had already touched a piece with the intention of moving or capturing it{ $reference }, so the right to complain is lost.
    .fails = Since the act complained of, { WHO($player) } { AGREE($player, sg: "has", pl: "have") } touched no piece with the intention of moving or capturing it, so the right to complain is not lost.
assistant-for-moving =
    .title = An assistant to move the pieces
    .rule = A player who is unable to move the pieces may bring an assistant for it, who must be acceptable to the arbiter.
    .holds = { $accepted ->
        [yes] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to move the pieces, and the assistant is acceptable to the arbiter and so may make the moves.
        [no] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to move the pieces, but this assistant is not acceptable to the arbiter; { WHO($player) } may bring another.
       *[unknown] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } unable to move the pieces and may bring an assistant who is acceptable to the arbiter.
    }
    .fails = { WHO($player) } can move the pieces without help.
    .fails-alone = { WHO($player) } may not use an assistant for moving the pieces.
assistant-for-moving-too-late =
    .title = An assistant for the moves, presented too late
    .rule = An assistant for moving the pieces must be presented to the arbiter in advance; one who is presented only just before the round is usually refused.
    .holds = { WHO($player) } presented the assistant only just before the round; an assistant presented so late is usually refused.
    .reading = It is taught of the assistant for the clock; for the assistant who makes the moves it is inferred, as both articles say the same.
