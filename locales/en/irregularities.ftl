### Irregularities.

times-after-restoring =
    .title = The clocks after a position is restored
    .rule =
        When a position is restored, the arbiter must set the times on the clocks by best judgement.{ $leave ->
            [yes] { " " }The arbiter may also leave them as they are.
           *[no] { "" }
        }{ $counter ->
            [yes] { " " }If necessary, the arbiter must also adjust the move-counter.
           *[no] { "" }
        }
    .holds = As the position is put right, the arbiter decides by best judgement which times the clocks show{ $leave ->
        [yes] , and may leave them as they are.
       *[no] { "." }
    }
    .yields = With the position, the arbiter would otherwise have to set the times on the clocks as well.
wrong-initial-position =
    .title = Pieces set up wrongly
    .rule = If it is found during the game that the pieces did not stand in the initial position, the game is cancelled and a new one must be played.
    .holds =
        { $shown ->
            [board] At the start the pieces did not stand in the initial position (the set-up was wrong on { SQUARE($square) }, for instance), so the game is cancelled and a new one must be played.
           *[claim] It was found that at the start the pieces did not stand in the initial position, so the game is cancelled and a new one must be played.
        }
    .yields =
        { $shown ->
            [board] At the start the pieces did not stand in the initial position (the set-up was wrong on { SQUARE($square) }, for instance), for which the game would otherwise be cancelled.
           *[claim] It was pointed out that at the start the pieces did not stand in the initial position, for which the game would otherwise be cancelled.
        }
    .fails =
        { $right ->
            [pieces] The pieces stood in the initial position; only the orientation of the board is wrong.
           *[everything] The game began with the initial position, so there is no reason for a new one.
        }
    .fails-beside =
        { $right ->
            [pieces] { "" }
           *[everything] The claim about the pieces is rejected.
        }
set-up-claim-wrong =
    .title = A claim about pieces that stood correctly
    .rule = A claim that the pieces did not stand in the initial position has an effect only if it is true.
    .holds = The moves of the game show that it began with the initial position, so the claim is rejected.
board-turned =
    .title = The board placed the wrong way round
    .rule =
        { $only ->
            [yes] If it is found during the game that the only fault is the orientation of the board, the position must be transferred to a correctly placed board, and play goes on.
           *[no] If it is found during the game that the board was placed the wrong way round, the position must be transferred to a correctly placed board, and play goes on.
        }
    .holds = The board was placed the wrong way round, so the position must be transferred to a correctly placed board, and play goes on.
    .yields = The board was placed the wrong way round, for which the position would otherwise be transferred to a correctly placed board.
    .fails = The board was placed the wrong way round, but that was not the only fault, so it is not enough to transfer the position.
    .reading = Where pieces stood on wrong squares as well, the new game takes precedence; only the text of 1997 says so.
colours-reversed =
    .title = Colours reversed
    .rule =
        { $kind ->
            [play-on-unless-arbiter-decides] If a game has begun with colours reversed, it goes on unless the arbiter decides otherwise.
           *[new-game-while-few-moves] If a game has begun with colours reversed and the two players have not each made { $moves } moves, it must be stopped, and a new one played with the correct colours. Once each has made { $moves } moves, the game goes on.
        }{ $black ->
            [yes] { " " }Black's last move among these decides.
           *[no] { "" }
        }
    .holds =
        { $kind ->
            [play-on-unless-arbiter-decides] The colours were reversed; the game goes on unless the arbiter decides otherwise.
           *[new-game-while-few-moves] { $made ->
                [by-each] Each player has already made { $moves } moves, whether the last of them was completed or not, so the game goes on although the colours were reversed.
                [by-white-only] White has made { $moves } moves, but Black has not. The text does not say whose moves count, so it is left to the arbiter whether a new game is played.
               *[too-few] The two players have not each made { $moves } moves, so the game is stopped and a new one must be played with the correct colours.
            }
        }
    .reading = The moves that count are those made. A Russian text speaks of moves completed; the two differ while the clock has not been pressed after the last of them.
displaced-restored =
    .title = Pieces displaced by a player
    .rule = A player who displaces one or more pieces must put them back while the player's own clock runs.
    .holds =
        { $back ->
            [yes] { WHO($player) } displaced pieces and has already put them back, so nothing is left to restore.
           *[no] { WHO($player) } displaced pieces and must put them back while { WHO($player, case: "gen") } own clock runs.
        }
displaced-help =
    .title = Help when pieces have been displaced
    .rule = { $either ->
        [no] If a player who displaced pieces has already pressed the clock, the opponent may start that player's clock again without making a move.
       *[yes] If necessary, either player may stop the clocks and call the arbiter when pieces were displaced.
    }
    .holds =
        { $either ->
            [no] If { WHO($player) } has already pressed the clock, { WHO($opponent) } may start { WHO($player, case: "gen") } clock again without making a move.
           *[yes] As pieces were displaced, { WHO($player) } and { WHO($opponent) } may each stop the clocks and call the arbiter, if necessary.
        }
displaced-penalty =
    .title = A penalty for displacing pieces
    .rule = The arbiter may penalise the player who displaced the pieces.
    .holds = { WHO($player) } displaced the pieces, for which the arbiter may impose a penalty.
displaced-not-pressed-back =
    .title = Pieces displaced on the opponent's time: stop the clocks
    .rule = A player whose clock runs while the opponent displaces pieces should stop the clocks and call the arbiter rather than press the clock back.
    .holds = As { WHO($opponent, case: "gen") } clock was running, { WHO($opponent) } should stop the clocks and call the arbiter rather than press the clock back to start { WHO($player, case: "gen") } clock.
displaced-costs-time =
    .title = The usual measure for displacing pieces
    .rule = When a player displaces pieces while the opponent's clock runs, the arbiter usually gives the opponent extra time or deducts time from the player.
    .holds = { WHO($player) } displaced pieces while { WHO($opponent, case: "gen") } clock was running, so the arbiter usually gives { WHO($opponent) } extra time or deducts time from { WHO($player, case: "gen") } clock.
accident-loses-nothing =
    .title = Pieces displaced by accident
    .rule = Pieces displaced by accident never cost the game at once; for pieces displaced on purpose, or repeatedly, the penalty may be harder.
    .holds = { WHO($player) } displaced the pieces by accident, which is never a reason to declare the game lost at once.
    .reading = Where it was done on purpose, or again, a harder penalty may fit, so no penalty is called unusual then.
illegal-move =
    .title = Illegal moves
    .rule =
        { $stage ->
            [made] When an illegal move has been made, the position before it must be restored, or else the last position before it that can be identified, and the game continues from there.
            [completed] When an illegal move has been completed, the position before it must be restored, or else the last position before it that can be identified, and the game continues from there.
           *[pressed] An illegal move is completed when the player has pressed the clock. The position before it must then be restored, or else the last position before it that can be identified, and the game continues from there.
        }{ $window ->
            [opponent-touches] { " " }The position is restored only if the move is found before the opponent touches a piece.
            [opponent-moves] { " " }The position is restored only if the move is found before the opponent has made the next move.
           *[game-over] { " " }The position is restored whenever the move is found during the game.
        }
    .holds =
        { $given ->
            [yes] { $when ->
                [at-once] { MOVE($move) } was an illegal move
                [before-touch] { MOVE($move) } was an illegal move and was noticed before the opponent touched a piece
                [before-move] { MOVE($move) } was an illegal move and was noticed before the opponent made the next move
               *[in-the-game] { MOVE($move) } was an illegal move and was noticed during the game
            }
           *[no] { $when ->
                [at-once] The move was illegal
                [before-touch] The move was illegal and was noticed before the opponent touched a piece
                [before-move] The move was illegal and was noticed before the opponent made the next move
               *[in-the-game] The move was illegal and was noticed during the game
            }
        }{ $identified ->
            [yes] , so the position before it must be restored.
           *[no] , but the position before it cannot be identified, so the last one that can be identified must be restored.
        }
    .yields =
        { $given ->
            [yes] { MOVE($move) } was an illegal move, for which the position before it would otherwise be restored.
           *[no] The move was illegal, for which the position before it would otherwise be restored.
        }
    .fails =
        { $given ->
            [yes] { MOVE($move) } was illegal, but as long as the clock is not pressed it is not completed.
           *[no] The move was illegal, but as long as the clock is not pressed it is not completed.
        }
    .reading = Where the arbiter acts unasked and nothing is said about who saw the move, it is taken as found at once.
    .fails-alone =
        { $given ->
            [yes] { MOVE($move) } is not counted as an illegal move, because it was not completed by pressing the clock.
           *[no] The move is not counted as an illegal move, because it was not completed by pressing the clock.
        }
    .unmet = Nobody has noticed an illegal move, so there is nothing to correct as long as none is found.
illegal-move-taken-back =
    .title = A move that has not been completed
    .rule =
        { $made ->
            [yes] An illegal move counts as soon as it is made.
           *[no] Until an illegal move is completed it does not count: the player must replace it by a legal one under the rules on touched pieces, without any other consequence.
        }
    .holds =
        { $when ->
            [not-yet] The illegal move has not been completed, so it is not yet for the arbiter to act; { WHO($player) } can still replace it.
            [stands] The move was not completed by pressing the clock, so no illegal move is counted. The move itself is legal and has been made, so it stands.
           *[replaced] The illegal move was not completed by pressing the clock, so { WHO($player) } must replace it, and no illegal move is counted.
        }
replacement-move =
    .title = The move that replaces an illegal one
    .rule = { $released ->
        [yes] The rules on touched pieces and on released pieces bind the move that replaces an illegal one.
       *[no] The rules on touched pieces bind the move that replaces an illegal one.
    }
    .holds =
        { $duty ->
            [move] { WHO($player) } touched { MEN($man) } and must replace the illegal move by a legal move with that piece.
            [capture] The piece with which { WHO($player) } made the illegal move has no legal move, but { MEN($man) } was touched, too, and must be captured.
            [capture-first] { WHO($player) } had touched { MEN($man) } first and must capture it.
            [capture-with] { WHO($player) } must capture { MEN($man) } with the piece that was touched.
            [free] { MEN($man) } has no legal move, so { WHO($player) } may play any legal move.
           *[unknown] { WHO($player) } touched the piece of the illegal move and must replace that move by a legal move with the same piece, if there is one.
        }
    .yields =
        { $duty ->
            [move] { WHO($player) } touched { MEN($man) } and would otherwise have to replace the illegal move by a legal move with that piece.
            [capture] The piece with which { WHO($player) } made the illegal move has no legal move, but { MEN($man) } was touched, too, and would otherwise have to be captured.
            [capture-first] { WHO($player) } had touched { MEN($man) } first and would otherwise have to capture it.
            [capture-with] { WHO($player) } would otherwise have to capture { MEN($man) } with the piece that was touched.
            [free] { MEN($man) } has no legal move, so { WHO($player) } could otherwise play any legal move.
           *[unknown] { WHO($player) } touched the piece of the illegal move and would otherwise have to replace that move by a legal move with the same piece, if there is one.
        }
    .reading = Where only an earlier position can be identified there is no move left to replace, and nothing binds the player.
illegal-position-found =
    .title = An illegal position that the arbiter sees
    .rule = If the arbiter sees an illegal position, the arbiter must intervene without waiting for a claim, and the position before the irregularity must be restored, or else the last one before it that can be identified.
    .holds =
        { $shows ->
            [kings] Both kings are in check, which no legal move can bring about, so the arbiter must intervene.
            [pawn] A pawn stands unpromoted on its last rank, so the arbiter must intervene.
           *[other] The position cannot have arisen from legal moves, so the arbiter must intervene.
        }
    .fails = Nothing shows that the position is illegal, so the arbiter has no reason to intervene.
    .reading = That the arbiter intervenes at once, without having seen the move, is guidance of FIDE's manual for arbiters.
    .fails-alone = The arbiter does not intervene.
found-after-the-end =
    .title = Found after the end of the game
    .rule = An irregularity that is found only after the end of the game is not corrected; the result stands.
    .holds =
        { $given ->
            [yes] The game was already over in the position that was given, so an irregularity found only now changes nothing.
           *[no] The game had ended{ $reference } before the irregularity was found{ $open ->
                [yes] { "." }
               *[no] , so the result stands.
            }
        }{ $open ->
            [yes] { " " }As both players have signed, the letter of the Laws leaves it to the arbiter whether the result stands.
           *[no] { "" }
        }
    .reading = By the letter the arbiter may decide otherwise even on a result that both players have signed. It is taught that an irregularity found then is no reason to do so, and we read the editions before 2018 in the same way.
set-up-found-after-the-end =
    .title = A wrong set-up or board found after the end of the game
    .rule = If it is found only after the end of the game that the pieces or the board stood wrongly at its beginning, the result stands.
    .holds =
        { $given ->
            [yes] The game was already over in the position that was given, so a fault found only now changes nothing.
           *[no] The game had ended{ $reference } before the fault was found, so the result stands.
        }
colours-found-after-the-end =
    .title = Reversed colours found after the end of the game
    .rule = If it is found only after the end of the game that it was played with reversed colours, { $open ->
        [yes] the arbiter decides whether a new one is played.
       *[no] the result stands.
    }
    .holds =
        { $given ->
            [yes] The game was already over in the position that was given
           *[no] The game had ended{ $reference } before it was found that the colours were reversed
        }{ $open ->
            [yes] {""}. By the letter this does not rule out a new game, and it is left to the arbiter whether one is played.
           *[no] {""}, so the result stands.
        }
    .reading = The article does not say that the fault must be found during the game. It is taught that a game that has ended stands; we read the earlier editions in the same way, as only a game under way can be stopped or go on.
promotion-omitted =
    .title = A pawn left on the last rank
    .rule = { $queen ->
        [yes] When a player has moved a pawn to the last rank and pressed the clock without replacing it, the move is illegal and the pawn becomes a queen of the same colour.
       *[no] Leaving a pawn on the last rank without replacing it is an illegal move.
    }
    .holds =
        { $queen ->
            [yes] { WHO($player) } left the pawn unpromoted on the last rank and pressed the clock, so the pawn becomes a queen, and the move counts as an illegal move.
           *[no] { WHO($player) } left the pawn unpromoted on the last rank, which is an illegal move.
        }
    .fails = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } left the pawn unpromoted on the last rank but not pressed the clock yet, so the move is not completed.
    .fails-alone = { WHO($player) } must replace the pawn before pressing the clock; no illegal move is counted yet.
queen-mates-first =
    .title = A second offence by a pawn whose queen mates
    .rule = Where leaving a pawn on the last rank is a second offence and the queen in its place gives mate, no source says which of the two comes first; the arbiter decides.
    .holds = The queen gives mate, and the arbiter has decided that the mate comes first, so { WHO($player) } { AGREE($player, sg: "wins", pl: "win") }.
    .fails = The arbiter has decided that the loss for { WHO($player, case: "gen") } second illegal act comes before the mate.
    .reading = No source settles which counts first; a seminar of arbiters was divided.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } by checkmate.
press-without-move =
    .title = Pressing the clock without a move
    .rule = { $kind ->
        [handling-offence] A player may not press the clock before making a move; the arbiter may penalise it.
       *[illegal-move] Pressing the clock without having made a move counts as an illegal move and must be penalised like one.
    }{ $accident ->
        [yes] { " " }A button brushed by accident is not pressed.
       *[no] { "" }
    }{ $back ->
        [yes] { " " }Where the clock was only pressed back after an irregularity of the opponent, the arbiter may treat that as less than an illegal move.
       *[no] { "" }
    }
    .holds =
        { $excuse ->
            [accident] { WHO($player) } pressed the clock by accident, so the press does not count as an illegal move.
            [pressed-back] { WHO($player) } only pressed the clock back after an irregularity by the opponent. That does not count as an illegal move, but the arbiter may penalise it.
           *[nothing] { $kind ->
                [handling-offence] { WHO($player) } pressed the clock without having made a move, which the arbiter may penalise.
               *[illegal-move] { WHO($player) } pressed the clock without having made a move, which counts as an illegal move.
            }
        }
    .reading = The article says nothing of the clock. The player still has the move, so the clock of that player is taken to run again. By the letter every press without a move counts. FIDE's manual for arbiters excuses an accidental press, and leaves it to the arbiter what a press back after an irregularity is. That a warning is usual then, and the increment taken off, is our conclusion.
    .unmet = No player having the move pressed the clock without having made one.
two-hands =
    .title = Two hands for one move
    .rule = { $kind ->
        [breach] Each move must be made with one hand only; the arbiter may penalise a breach.
        [illegal-move] Using two hands for one move, as in castling, capturing or promoting, counts as an illegal move and must be penalised like one.
       *[illegal-move-once-pressed] Using two hands for one move, as in castling, capturing or promoting, and then pressing the clock counts as an illegal move and must be penalised like one.
    }
    .holds =
        { $kind ->
            [breach] { WHO($player) } used two hands for one move, which the arbiter may penalise.
            [illegal-move] { WHO($player) } used two hands for one move and pressed the clock, which counts as an illegal move. The move itself stands, unless it is also illegal for another reason.
           *[illegal-move-once-pressed] { WHO($player) } used two hands for one move and pressed the clock, which counts as an illegal move. The move itself stands, unless it is also illegal for another reason.
        }
    .fails = { WHO($player) } used two hands, but the clock had not been pressed, so no illegal move is counted.
    .reading = The move itself is legal and stays on the board; the alternative is to take it back. The text of July 2017 names no press of the clock; as the act is treated as an illegal move, we count it when an illegal move counts.
    .fails-alone = No illegal move is counted against { WHO($player) }.
two-hands-at-the-end =
    .title = Two hands for the move that ends the game
    .rule = The use of two hands does not count when the move ends the game; the result stands.
    .holds = { WHO($player) } used two hands, but the move itself ended the game, so the use of two hands does not count as an illegal move.
    .reading = The article on two hands does not mention a move that ends the game. By the letter, too, the game is over with that move, so that nothing can count after it.
illegal-act-counts =
    .title = Counting illegal moves
    .rule = { $always ->
        [no] In a quickplay finish the illegal moves of each player are counted.
       *[yes] The illegal moves of each player are counted for the whole game, together with what is treated like an illegal move.
    }{ $once ->
        [yes] { " " }Several faults in one move count once.
       *[no] { "" }
    }{ $again ->
        [yes] { " " }Another one on the same move, after the position was restored, counts again.
       *[no] { "" }
    }
    .holds =
        { $counted ->
            [once] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth ->
                [1] a first illegal move
                [2] a second illegal move
                [3] a third illegal move
               *[other] illegal move number { $nth }
            }; several faults in one move count once.
            [apart] The two faults of this move count separately, so { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth ->
                [2] two
                [3] three
               *[other] { $nth }
            } illegal moves.
            [not-again] An illegal move by { WHO($player) } on this turn had already been counted, so the later one is not counted again.
           *[alone] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth ->
                [1] a first illegal move
                [2] a second illegal move
                [3] a third illegal move
               *[other] illegal move number { $nth }
            }.
        }
    .yields =
        { $counted ->
            [once] { WHO($player) } would otherwise have completed { $nth ->
                [1] a first illegal move
                [2] a second illegal move
                [3] a third illegal move
               *[other] illegal move number { $nth }
            }; several faults in one move would count once.
            [apart] The two faults of this move would otherwise count separately, as { $nth ->
                [2] two
                [3] three
               *[other] { $nth }
            } illegal moves of { WHO($player) }.
            [not-again] An illegal move by { WHO($player) } on this turn had already been counted, so the later one would not be counted again.
           *[alone] { WHO($player) } would otherwise have completed { $nth ->
                [1] a first illegal move
                [2] a second illegal move
                [3] a third illegal move
               *[other] illegal move number { $nth }
            }.
        }
    .reading = The text does not say whether several faults in one move count once, nor whether an illegal move counts again when another one on the same turn was counted before; by the letter the arbiter judges. It is taught that several faults in one move count once, and since 2023 that a further illegal move on the same turn counts again; we read the earlier editions in the same way.
illegal-move-sanction =
    .title = What illegal moves cost
    .rule = { $loses ->
        [1] A completed illegal move loses the game.
        [2] For a player's first completed illegal move the opponent receives { DURATION($time) } of extra time; the second loses the game.
       *[3] For each of a player's first two completed illegal moves the opponent receives { DURATION($time) } of extra time; the third loses the game.
    }
    .holds =
        { $cost ->
            [time] It is { WHO($player, case: "gen") } { $nth ->
                [1] first completed illegal move
                [2] second completed illegal move
               *[other] completed illegal move number { $nth }
            }, so { WHO($opponent) } receives { DURATION($time) } of extra time.
           *[game] It is { WHO($player, case: "gen") } { $nth ->
                [1] first completed illegal move
                [2] second completed illegal move
                [3] third completed illegal move
               *[other] completed illegal move number { $nth }
            }, which loses the game, so { WHO($opponent) } wins.
        }
    .yields =
        { $cost ->
            [time] It is { WHO($player, case: "gen") } { $nth ->
                [1] first completed illegal move
                [2] second completed illegal move
               *[other] completed illegal move number { $nth }
            }, for which { WHO($opponent) } would otherwise receive { DURATION($time) } of extra time.
           *[game] It is { WHO($player, case: "gen") } { $nth ->
                [1] first completed illegal move
                [2] second completed illegal move
                [3] third completed illegal move
               *[other] completed illegal move number { $nth }
            }, for which { WHO($opponent) } would otherwise win.
        }
illegal-move-draw =
    .title = A losing illegal move when the opponent cannot checkmate
    .rule = When an illegal move would lose the game, but the opponent cannot checkmate by any series of legal moves, the game is drawn.
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves, so the game is drawn.
    .yields = { WHO($opponent) } cannot checkmate by any series of legal moves, which would otherwise draw the game.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves.
    .reading = We ask this of the diagram alone: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. A distant mate would then count for nothing.
    .result = The game is drawn, because { WHO($opponent) } cannot checkmate.
increment-gained =
    .title = The increment gained by an illegal move
    .rule = { $duty ->
        [may] The arbiter may take back the increment that a player gained by pressing the clock after an illegal move.
       *[shall] The arbiter must take back the increment that a player gained by pressing the clock after an illegal move.
    }
    .holds =
        { $duty ->
            [may] { WHO($player) } gained an increment by pressing the clock after an illegal move, which the arbiter may take back.
           *[shall] { WHO($player) } gained an increment by pressing the clock after an illegal move, which the arbiter must take back.
        }
    .reading = The article says nothing of the increment, so by the letter it is left to the arbiter. FIDE's manual for arbiters has it taken back in every case, since 2025 in so many words.
displaced-found =
    .title = Pieces found displaced
    .rule = When it is found during the game that pieces have been displaced, the position before the irregularity must be restored, or else the last position before it that can be identified, and the game continues from there.
    .holds = Pieces were displaced{ $reference }, so the position before the displacement must be restored or, if it cannot be identified, the last one before it that can.
    .fails = The displaced pieces had been put back, so there is nothing to restore.
    .fails-alone = There is nothing to restore.
