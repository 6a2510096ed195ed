# The end of the game: checkmate, resignation, and what draws the game at once.

checkmate =
    .title = Checkmate
    .rule =
        { $needs ->
            [nothing] The game is won by the player who checkmates the opponent's king. That ends the game at once.
            [legal-move] The game is won by the player who checkmates the opponent's king with a legal move. That ends the game at once.
           *[moves-and-touching] The game is won by the player who checkmates the opponent's king. That ends the game at once, if the mating move complies with the rules on the moves of the pieces and on touched pieces.
        }
    .holds = { WHO($player) } has given checkmate. That ends the game at once, whether the clock is pressed or not.
    .fails =
        { $lacks ->
            [touch] { WHO($player) } has given checkmate with another piece than the touched one, so the game is not over.
           *[legality] The move that gives checkmate is illegal, so the game is not over.
        }

resignation =
    .title = Resignation
    .rule = The game is won by the player whose opponent resigns. That ends the game at once.
    .holds = { WHO($player) } resigns, so { WHO($opponent) } wins, and the game is over at once.

resignation-draw =
    .title = Resignation against an opponent who cannot win
    .rule = A resignation does not lose the game but draws it, if the opponent cannot checkmate by any series of legal moves.
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves, so the resignation only draws the game.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves, so the resignation loses the game.

stalemate =
    .title = Stalemate
    .rule =
        { $needs ->
            [nothing] The game is drawn when the player who has the move has no legal move and is not in check. That ends the game at once.
            [legal-move] The game is drawn when the player who has the move has no legal move and is not in check. That ends the game at once, if the move that led there was legal.
           *[moves-and-touching] The game is drawn when the player who has the move has no legal move and is not in check. That ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
        }
    .holds = The player who has the move has no legal move and is not in check, so the game is drawn at once.
    .fails =
        { $lacks ->
            [touch] The move that gives stalemate was made with another piece than the touched one, so the game is not over.
           *[legality] The move that gives stalemate is illegal, so the game is not over.
        }
    .reading = The text of 1997 demands nothing of the stalemating move, so that by the letter even an illegal one draws. One could also say that a move that must be taken back cannot end the game.

dead-position =
    .title = Dead position
    .rule =
        { $test ->
            [worst-play] { $needs ->
                [nothing] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. That ends the game at once.
                [legal-move] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. That ends the game at once, if the move that led there was legal.
               *[moves-and-touching] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. That ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
            }
           *[any-legal-series] { $needs ->
                [nothing] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. That ends the game at once.
                [legal-move] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. That ends the game at once, if the move that led there was legal.
               *[moves-and-touching] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. That ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
            }
        }
    .holds = Neither player can checkmate any more by any series of legal moves, so the game is drawn at once.
    .fails =
        { $lacks ->
            [touch] The move that leads to the dead position was made with another piece than the touched one, so the game is not over.
           *[legality] The move that leads to the dead position is illegal, so the game is not over.
        }

draw-by-agreement =
    .title = Draw by agreement
    .rule =
        { $moves ->
            [yes] The players may agree a draw during the game once each of them has made at least one move. That ends the game at once.
           *[no] The players may agree a draw at any time during the game. That ends the game at once.
        }
    .holds = Both players agree, so the game is drawn at once.
    .fails =
        { $missing ->
            [offer] No offer of the opponent is open, so there is nothing to accept.
           *[moves] The players have not yet made a move each, so they cannot agree a draw.
        }
