# The end of the game: checkmate, resignation, and what draws the game at once.

checkmate =
    .title = Checkmate
    .rule =
        { $needs ->
            [nothing] The game is won by the player who checkmates the opponent's king. The checkmate ends the game at once.
            [legal-move] The game is won by the player who checkmates the opponent's king with a legal move. The checkmate ends the game at once.
           *[moves-and-touching] The game is won by the player who checkmates the opponent's king. The checkmate ends the game at once, if the mating move complies with the rules on the moves of the pieces and on touched pieces.
        }
    .holds = { WHO($player) } has given checkmate. The checkmate ends the game at once, whether the clock is pressed or not.
    .fails =
        { $lacks ->
            [touch] { WHO($player) } has given checkmate with another piece than the touched one, so the mate does not count.
           *[legality] The move that gives checkmate is illegal, so the mate does not count.
        }
    .fails-alone = The checkmate does not count.

resignation =
    .title = Resignation
    .rule = The game is won by the player whose opponent resigns. The resignation ends the game at once.
    .holds = { $reported ->
        [yes] Both players report that { WHO($opponent) } has won. With that report { WHO($player) } resigns, and the game is over at once.
       *[no] { WHO($player) } resigns, so { WHO($opponent) } wins, and the game is over at once.
    }
    .yields = { $reported ->
        [yes] Both players report that { WHO($opponent) } has won. With that report { WHO($player) } resigns, so { WHO($opponent) } would win.
       *[no] { WHO($player) } resigns, so { WHO($opponent) } would win.
    }
    .fails = Both players report that { WHO($opponent) } has won, but with that report { WHO($player) } did not resign.
    .reading = The Laws do not say what a report is worth while the game goes on. As we read them, a player who reports the loss of the game, as the opponent reports the win, has resigned, unless a fallen flag or a mate on the board may be what they report; then it has to be found out. One could let only a signed result count.

resignation-draw =
    .title = Resignation against an opponent who cannot win
    .rule = A resignation does not lose the game but draws it, if the opponent cannot checkmate by any series of legal moves.
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves, so the resignation only draws the game.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves.
    .reading = We ask this of the diagram alone: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. A distant mate would then count for nothing.
resignation-stands =
    .title = A resignation is not taken back
    .rule = A resignation ends the game at once, so nobody can take it back.
    .holds = { WHO($player) } has resigned, and the resignation has ended the game; it cannot be undone.
unclear-end =
    .title = Gestures and messages
    .rule = A player resigns by declaring it. What only looks like a resignation, or comes from somebody else, ends nothing until the arbiter has found out what was meant.
    .holds = { $excluded ->
        [resignation] No resignation was meant, but nobody has said what was, so the arbiter must first find out.
        [consent] No consent to a draw was meant, but nobody has said what was, so the arbiter must first find out.
       *[nothing] Nobody has said what was meant, so the arbiter must first find out.
    }
    .fails = It has been found out that nothing was meant to end the game.
    .reading = We do not take a gesture alone as a declaration. Many clubs treat stopped clocks, a tipped king or a handshake as a resignation.
    .fails-alone = The game is not over.
left-without-a-word =
    .title = Leaving the game without a word
    .rule = A player who stops playing and leaves without resigning and without a word to the arbiter may be penalised in addition to losing on time.
    .holds = { WHO($player) } left without resigning and without a word, which may be penalised; meanwhile the clock runs on.
after-the-end =
    .title = What is done after the end
    .rule = Checkmate, like every other end of the game, takes effect at once, even if nobody notices it. What the players do afterwards does not count.
    .holds = { $drawn ->
        [yes] The game was already drawn, and nobody need claim the draw any more.
       *[no] { $given ->
            [yes] The game was already over in the position that was given, so what is done afterwards does not count.
           *[no] The game had already ended{ $reference }, so what is done afterwards does not count.
        }
    }
    .yields = { $drawn ->
        [yes] The game was already drawn, so nobody would need to claim the draw any more.
       *[no] { $given ->
            [yes] The game was already over in the position that was given, so what is done afterwards would not count.
           *[no] The game had already ended{ $reference }, so what is done afterwards would not count.
        }
    }

end-of-game =
    .title = Whether the game is over
    .rule = The game is over as soon as one of the articles that end a game applies, whether or not anybody notices it.
    .holds = { $by ->
        [mate] The game ended with checkmate.
        [stalemate] The game ended with stalemate.
        [dead] The game ended with a dead position: neither player can checkmate by any series of legal moves.
        [repetition] The same position had appeared so often that the game was drawn without a claim.
        [no-progress] So many moves had been made without a capture or a pawn move that the game was drawn without a claim.
        [agreed] The players agreed to a draw.
        [resigned] The game ended with a resignation.
        [signed] The players signed the result of the game.
        [flag] The game ended because a flag had fallen.
        [unclaimed-draw] The game was drawn without a claim, and that draw takes precedence over the fallen flag.
        [claim] The game ended with a correct draw claim.
        [quickplay] The game ended with a draw that was claimed in a quickplay finish.
        [illegal] The game ended because of an illegal move.
        [sealed] The game ended because of the sealed move.
        [late] The game ended because a player came too late.
        [penalty] The game ended with a penalty.
        [ruled] The game ended by what was ruled on an earlier event.
        [unclear] Whether the game is over depends on what the arbiter finds out about what happened{ $reference }.
       *[not-over] Nothing that has happened ends the game, so it goes on.
    }{ $signed ->
        [yes] {" "}Afterwards the players signed another result, which stands although it is wrong, unless the arbiter decides otherwise.
       *[no] {""}
    }

stalemate =
    .title = Stalemate
    .rule =
        { $needs ->
            [nothing] The game is drawn when the player who has the move has no legal move and is not in check. The stalemate ends the game at once.
            [legal-move] The game is drawn when the player who has the move has no legal move and is not in check. The stalemate ends the game at once, if the move that led there was legal.
           *[moves-and-touching] The game is drawn when the player who has the move has no legal move and is not in check. The stalemate ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
        }
    .holds = The player who has the move has no legal move and is not in check, so the game is drawn at once.
    .fails =
        { $lacks ->
            [touch] The move that gives stalemate was made with another piece than the touched one.
           *[legality] The move that gives stalemate is illegal.
        }
    .reading = The text of 1997 demands nothing of the stalemating move, so that by the letter even an illegal one draws. One could also say that a move that must be taken back cannot end the game.

dead-position =
    .title = Dead position
    .rule =
        { $test ->
            [worst-play] { $needs ->
                [nothing] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. Such a position ends the game at once.
                [legal-move] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. Such a position ends the game at once, if the move that led there was legal.
               *[moves-and-touching] The game is drawn when a position arises from which neither player can checkmate by any possible series of moves, not even against the worst play. Such a position ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
            }
           *[any-legal-series] { $needs ->
                [nothing] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. Such a position ends the game at once.
                [legal-move] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. Such a position ends the game at once, if the move that led there was legal.
               *[moves-and-touching] The game is drawn when a position arises from which neither player can checkmate by any series of legal moves. Such a position ends the game at once, if the move that led there complies with the rules on the moves of the pieces and on touched pieces.
            }
        }
    .holds = Neither player can checkmate any more by any series of legal moves, so the game is drawn at once.
    .fails =
        { $lacks ->
            [touch] The move that leads to the dead position was made with another piece than the touched one.
            [alive] At least one of the players can still checkmate, so the position is not dead.
           *[legality] The move that leads to the dead position is illegal.
        }
    .reading = The position is taken to be the diagram: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. More positions would then be dead.
    .fails-alone = { $lacks ->
        [touch] The move does not end the game.
        [alive] The position is not dead.
       *[legality] The move does not end the game.
    }

draw-by-agreement =
    .title = Draw by agreement
    .rule =
        { $moves ->
            [yes] The players may agree a draw during the game once each of them has made at least one move. The agreement ends the game at once.
           *[no] The players may agree a draw at any time during the game. The agreement ends the game at once.
        }
    .holds = Both players agree, so the game is drawn at once.
    .yields = Both players agree, so the game would be drawn at once.
    .fails =
        { $offer ->
            [no] No offer of the opponent is open, so there is nothing to accept.
           *[yes] The players have not yet made a move each, so they cannot agree a draw.
        }
agreement-without-force =
    .title = An agreement without effect
    .rule = Where no offer is open, or an agreement on a draw is not possible or not allowed, the game goes on.
    .holds =
        { $lacks ->
            [offer] Nothing was offered that could be accepted, so the game goes on.
            [lapsed] What was offered is no longer open, so it cannot be accepted and the game goes on.
            [moves] There can be no agreement on a draw yet, so the game goes on.
           *[consent] The agreement was not allowed, so the game goes on.
        }
    .holds-alone = No draw has been agreed.
