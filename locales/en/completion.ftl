# The end of the game: checkmate, resignation, and what draws the game at once.

checkmate =
    .title = Checkmate
    .rule =
        { $needs ->
            [nothing] The game is won by the player who checkmates the opponent's king. The checkmate ends the game at once.
            [legal-move] The game is won by the player who checkmates the opponent's king with a legal move. The checkmate ends the game at once.
           *[moves-and-touching] The game is won by the player who checkmates the opponent's king. The checkmate ends the game at once, if the mating move complies with the rules on the moves of the pieces and on touched pieces.
        }
    .holds = { WHO($player) } has given checkmate: the opponent's king is in check and the opponent has no legal move. That ends the game at once, whether or not the clock is pressed.
    .fails =
        { $lacks ->
            [touch] { WHO($player) } gave checkmate with another piece than the one touched before, so the checkmate does not end the game.
           *[legality] The move that gives checkmate is illegal, so it does not end the game.
        }
    .fails-alone = The checkmate does not count.
    .fails-beside = The checkmate does not count.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } by checkmate.
    .unmet = No move here gave checkmate; a check that can be met ends nothing.

resignation =
    .title = Resignation
    .rule = The game is won by the player whose opponent resigns. The resignation ends the game at once.
    .holds = { $reported ->
        [yes] Both players report that { WHO($opponent) } has won, and with that report { WHO($player) } resigned, which ended the game at once.
       *[no] { WHO($player) } resigned, which ended the game at once.
    }
    .yields = { $reported ->
        [yes] Both players report that { WHO($opponent) } has won, and with that report { WHO($player) } resigned, which would otherwise lose the game.
       *[no] { WHO($player) } resigned, for which { WHO($opponent) } would otherwise win.
    }
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } by resignation.
    .fails = Both players report that { WHO($opponent) } has won, but with that report { WHO($player) } did not resign.
    .fails-alone = The report alone does not end the game.
    .reading = The Laws do not say what a report is worth while the game goes on. As we read them, a player who reports the loss of the game, as the opponent reports the win, has resigned, unless a fallen flag or a mate on the board may be what they report; then it has to be found out. One could let only a signed result count.

resignation-draw =
    .title = Resignation against an opponent who cannot mate
    .rule = A resignation does not lose the game but draws it, if the opponent cannot checkmate by any series of legal moves.
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves, so the resignation draws the game.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves.
    .result = The game is drawn, because { WHO($opponent) } cannot checkmate.
    .reading = We ask this of the diagram alone: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. A distant mate would then count for nothing.
resignation-stands =
    .title = A resignation is not taken back
    .rule = A resignation ends the game at once, so nobody can take it back.
    .holds = { WHO($player) } had resigned and thereby ended the game at once, so the resignation cannot be taken back.
unclear-end =
    .title = Gestures and messages
    .rule = A player resigns by declaring it. What only looks like a resignation, or comes from somebody else, ends nothing until the arbiter has found out what was meant.
    .holds = { $excluded ->
        [resignation] No resignation was meant, but what was meant is not known.
        [consent] No consent to a draw was meant, but what was meant is not known.
        [others] Only the player can resign. What somebody else says ends nothing.
       *[nothing] It is not known what was meant; the game is over only if a resignation or an agreement to a draw was meant.
    }
    .fails = What was done or said was not meant to end the game.
    .reading = We do not take a gesture alone as a declaration. Many clubs treat stopped clocks, a tipped king or a handshake as a resignation.
    .fails-alone = The game is not over; play goes on.
left-without-a-word =
    .title = Leaving the game without a word
    .rule = A player who stops playing and leaves without resigning and without a word to the arbiter may be penalised in addition to losing on time.
    .holds = { WHO($player) } left without resigning and without a word to the arbiter, for which the arbiter may impose a penalty.
after-the-end =
    .title = What is done after the end
    .rule = Checkmate, like every other end of the game, takes effect at once, even if nobody notices it. What the players do afterwards does not count.
    .holds = { $drawn ->
        [yes] The game had already been drawn, so a claim was no longer needed.
       *[no] { $given ->
            [yes] The position on the board had already ended the game.
           *[no] The game had already ended{ $reference }, so nothing that is done afterwards counts.
        }
    }
    .yields = { $drawn ->
        [yes] The game had already been drawn.
       *[no] { $given ->
            [yes] The position on the board had already ended the game.
           *[no] The game had already ended{ $reference }.
        }
    }

end-of-game =
    .title = Whether the game is over
    .rule = The game is over as soon as one of the articles that end a game applies, whether or not anybody notices it.
    .holds = { $by ->
        [mate] The game ended with checkmate.
        [stalemate] The game ended with stalemate.
        [dead] The game ended with a dead position: neither player can checkmate by any series of legal moves.
        [repetition] The same position appeared so often that the game was drawn without a claim.
        [no-progress] So many moves were made without a capture or a pawn move that the game was drawn without a claim.
        [agreed] The game ended when the players agreed to a draw.
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
        [ruled] An earlier ruling ended the game.
        [unclear] Whether the game is over depends on what the arbiter finds out{ $reference }.
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
            [touch] The move that gives stalemate was made with another piece than the one touched before, so it does not end the game.
           *[legality] The move that gives stalemate is illegal, so it does not end the game.
        }
    .fails-beside = The stalemate does not count.
    .result = The game is drawn by stalemate.
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
            [touch] The move that leads to the dead position was made with another piece than the one touched before, so it does not end the game.
            [alive] At least one of the players can still checkmate, so the position is not dead.
           *[legality] The move that leads to the dead position is illegal, so it does not end the game.
        }
    .reading = The position is taken to be the diagram: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. More positions would then be dead.
    .fails-alone = { $lacks ->
        [touch] The move does not end the game.
        [alive] The position is not dead.
       *[legality] The move does not end the game.
    }
    .fails-beside = { $lacks ->
        [touch] The dead position does not count.
        [alive] { "" }
       *[legality] The dead position does not count.
    }
    .result = The game is drawn, because the position is dead.

draw-by-agreement =
    .title = Draw by agreement
    .rule =
        { $moves ->
            [yes] The players may agree a draw during the game once each of them has made at least one move. The agreement ends the game at once.
           *[no] The players may agree a draw at any time during the game. The agreement ends the game at once.
        }
    .holds = Both players agreed to a draw, which ended the game at once.
    .yields = Both players agreed to a draw, which would otherwise end the game at once.
    .fails =
        { $offer ->
            [no] No offer of the opponent was open, so there was nothing to accept.
           *[yes] The players had not yet made a move each, so they could not agree to a draw.
        }
    .fails-beside = No draw has been agreed.
    .result = The game is drawn by agreement.
agreement-without-force =
    .title = An agreement without effect
    .rule = Where no offer is open, or an agreement on a draw is not possible or not allowed, the game goes on.
    .holds =
        { $lacks ->
            [offer] The opponent had made no offer, so the acceptance has no effect.
            [claim] The opponent's claim was no offer of a draw, so the acceptance has no effect.
            [void] The opponent's offer had no effect, so there was nothing to accept.
            [lapsed] The offer was no longer open when it was accepted, so the acceptance has no effect.
            [moves] The agreement came before each player had made a move, so it has no effect.
           *[consent] The agreement on a draw was not allowed, so it has no effect.
        }
    .holds-alone = No draw has been agreed.
