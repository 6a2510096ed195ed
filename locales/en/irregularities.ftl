### Irregularities.

times-after-restoring =
    .title = The clocks after a position is restored
    .rule = When a position is restored, the arbiter must set the times on the clocks by best judgement.{ $leave ->
        [yes] { " " }The arbiter may also leave them as they are.
       *[no] { "" }
    }{ $counter ->
        [yes] { " " }If necessary, the arbiter must adjust the move-counter.
       *[no] { "" }
    }
    .holds = The position was restored, so the arbiter must set the times by best judgement.
    .yields = The position would be restored and the times would be set by best judgement.
wrong-initial-position =
    .title = Pieces set up wrongly
    .rule = If it is found during the game that the pieces did not stand in the initial position, the game is cancelled and a new one must be played.
    .holds = { $shown ->
        [board] At the start the piece that belongs on { SQUARE($square) } did not stand there, so the game is cancelled and a new one must be played.
       *[claim] The pieces did not stand in the initial position, so the game is cancelled and a new one must be played.
    }
    .yields = { $shown ->
        [board] At the start the piece that belongs on { SQUARE($square) } did not stand there, so the game would be cancelled and a new one played.
       *[claim] The pieces did not stand in the initial position, so the game would be cancelled and a new one played.
    }
    .fails = { $right ->
        [pieces] The pieces stood in the initial position; only the board lies wrongly.
       *[everything] The game began with the initial position.
    }
    .fails-beside = { $right ->
        [pieces] { "" }
       *[everything] The objection to the pieces is unfounded.
    }
set-up-claim-wrong =
    .title = A claim about pieces that stood correctly
    .rule = A claim that the pieces did not stand in the initial position must be right to have an effect.
    .holds = The game is known from its start, and it began with the initial position, so the claim is rejected.
board-turned =
    .title = The board turned the wrong way
    .rule = { $only ->
        [yes] If it is found during the game that nothing is wrong but the way the board lies, the position must be transferred to a correctly oriented board, and play goes on.
       *[no] If it is found during the game that the board lies the wrong way, the position must be transferred to a correctly oriented board, and play goes on.
    }
    .holds = The board lies the wrong way, so the position must be transferred to a correctly oriented board, and play goes on.
    .yields = The board lies the wrong way, so the position would be transferred to a correctly oriented board, and play would go on.
    .fails = The board lies the wrong way, but that is not the only fault.
    .reading = Where pieces stood on wrong squares as well, the new game takes precedence; only the text of 1997 says so.
colours-reversed =
    .title = Colours reversed
    .rule = { $kind ->
        [play-on-unless-arbiter-decides] If a game has begun with colours reversed, it goes on unless the arbiter decides otherwise.
       *[new-game-while-few-moves] If a game has begun with colours reversed and the players have not yet made { $moves } moves each, it must be stopped, and a new one played with the right colours. Once each has made { $moves } moves, the game goes on.
    }{ $black ->
        [yes] { " " }Black’s last of these moves decides.
       *[no] { "" }
    }
    .holds = { $kind ->
        [play-on-unless-arbiter-decides] The colours are reversed; play goes on unless the arbiter decides otherwise.
       *[new-game-while-few-moves] { $made ->
            [by-each] Each player has already made { $moves } moves, so the game goes on although the colours are reversed.
            [by-white-only] White has made { $moves } moves, but Black has not; the text does not say whose moves count, so it is left to the arbiter whether a new game is played.
           *[too-few] The players have not yet made { $moves } moves each, so a new game must be played with the right colours.
        }
    }
    .reading = The moves that count are those made. A Russian text speaks of moves completed; the two differ while the clock has not been pressed after the last of them.
displaced-restored =
    .title = Pieces knocked over
    .rule = A player who displaces one or more pieces must put them back while the player's own clock runs.
    .holds = { $back ->
        [yes] { WHO($player) } displaced pieces and has put them back.
       *[no] { WHO($player) } displaced pieces and must put them back while { WHO($player, case: "gen") } own clock runs.
    }
displaced-help =
    .title = Help after pieces were knocked over
    .rule = { $either ->
        [no] If a player who displaced pieces has already pressed the clock, the opponent may start that player's clock again without making a move.
       *[yes] If necessary, either player may stop the clocks and call the arbiter when pieces were displaced.
    }
    .holds = { $either ->
        [no] { WHO($opponent) } may start { WHO($player, case: "gen") } clock again without making a move.
       *[yes] { WHO($player) } or { WHO($opponent) } may stop the clocks and call the arbiter.
    }
displaced-penalty =
    .title = A penalty for knocking pieces over
    .rule = The arbiter may penalise the player who displaced the pieces.
    .holds = { WHO($player) } displaced the pieces, which the arbiter may penalise.
displaced-not-pressed-back =
    .title = How help is sought when the opponent knocks pieces over
    .rule = A player whose clock runs while the opponent displaces pieces usually stops the clocks and calls the arbiter; to press the clock back is not usual.
    .holds = { WHO($opponent, case: "gen") } clock is running. Usually { WHO($opponent) } stops the clocks and calls the arbiter, rather than pressing back to start { WHO($player, case: "gen") } clock.
displaced-costs-time =
    .title = What displacing pieces usually costs
    .rule = When a player displaces pieces while the opponent’s clock runs, the arbiter usually gives the opponent time or takes some off the player.
    .holds = { WHO($player) } displaced pieces while { WHO($opponent, case: "gen") } clock was running; it is usual to give { WHO($opponent) } time or to take some off { WHO($player, case: "gen") } clock.
accident-loses-nothing =
    .title = Pieces displaced by accident never lose at once
    .rule = Pieces displaced by accident do not lose the game at once; where it was done on purpose or again, the penalty may be harder.
    .holds = { WHO($player) } displaced the pieces by accident, for which nobody loses the game at once.
    .reading = Where it was done on purpose, or again, a harder penalty may fit, so no penalty is called unusual then.
illegal-move =
    .title = Illegal moves
    .rule = { $stage ->
        [made] When an illegal move was made, the position before it must be restored, or else the last position before it that can be identified, and the game continues from there.
        [completed] When an illegal move was completed, the position before it must be restored, or else the last position before it that can be identified, and the game continues from there.
       *[pressed] An illegal move is completed when the player has pressed the clock. The position before it must then be restored, or else the last position before it that can be identified, and the game continues from there.
    }{ $window ->
        [opponent-touches] { " " }The position is restored only if the move is found before the opponent touches a piece.
        [opponent-moves] { " " }The position is restored only if the move is found before the opponent has made the next move.
       *[game-over] { " " }The position is restored whenever the move is found during the game.
    }
    .holds = { $given ->
        [yes] { MOVE($move) } was an illegal move, so the position before it must be restored.
       *[no] The move was illegal, so the position before it must be restored.
    }
    .yields = { $given ->
        [yes] { MOVE($move) } was an illegal move, so the position before it would have to be restored.
       *[no] The move was illegal, so the position before it would have to be restored.
    }
    .fails = { $given ->
        [yes] { MOVE($move) } is illegal, but it does not count yet, as it was not completed.
       *[no] The move is illegal, but it does not count yet, as it was not completed.
    }
    .reading = Where the arbiter acts unasked and nothing is said about who saw the move, it is taken as found at once.
    .fails-alone = The move is illegal, but it is not completed before the clock is pressed; nothing need be done yet.
illegal-move-taken-back =
    .title = An illegal move before it is completed
    .rule = { $made ->
        [yes] An illegal move counts as soon as it is made.
       *[no] Until an illegal move is completed it does not count: it must be replaced by a legal one under the rules on touched pieces, without any other consequence.
    }
    .holds =
        { $when ->
            [not-yet] The move was not completed, so it is not yet for the arbiter to act; there is still time to replace it.
            [stands] The move was not completed, so nothing is counted; the move itself is legal and has been made, so it stands.
           *[replaced] The move was not completed, so { WHO($player) } must replace it, without any penalty.
        }
replacement-move =
    .title = The move that replaces an illegal one
    .rule = { $released ->
        [yes] The rules on touched pieces and on released pieces bind the move that replaces an illegal one.
       *[no] The rules on touched pieces bind the move that replaces an illegal one.
    }
    .holds = { $duty ->
        [move] { WHO($player) } touched { MEN($man) } and must replace the illegal move by a move with it.
        [capture] { WHO($player, case: "gen") } own piece cannot be used, but { MEN($man) } was touched, too, and must be captured.
        [capture-first] { WHO($player) } touched { MEN($man) } first and must capture it.
        [capture-with] { WHO($player) } must capture { MEN($man) } with the piece that was touched.
        [free] The touched piece has no legal move, so { WHO($player) } may make any legal move.
       *[unknown] { WHO($player) } must replace the illegal move by a move with the same piece, if it has one.
    }
    .yields = { $duty ->
        [move] { WHO($player) } touched { MEN($man) } and would have to replace the illegal move by a move with it.
        [capture] { WHO($player, case: "gen") } own piece cannot be used, but { MEN($man) } was touched, too, and would have to be captured.
        [capture-first] { WHO($player) } touched { MEN($man) } first and would have to capture it.
        [capture-with] { WHO($player) } would have to capture { MEN($man) } with the piece that was touched.
        [free] The touched piece has no legal move, so { WHO($player) } could make any legal move.
       *[unknown] { WHO($player) } would have to replace the illegal move by a move with the same piece, if it has one.
    }
    .reading = Where only an earlier position can be identified there is no move left to replace, and nothing binds the player.
illegal-position-found =
    .title = An illegal position that the arbiter sees
    .rule = If the arbiter sees an illegal position, the arbiter must step in unasked, and the position before the irregularity must be restored; if it cannot be determined, the last one before it that can be identified.
    .holds =
        { $shows ->
            [kings] Both kings are in check, so the arbiter must step in.
            [pawn] A pawn stands on the last rank, so the arbiter must step in.
           *[other] The position is illegal, so the arbiter must step in.
        }
    .fails = Nothing shows that the position is illegal, so there is no reason to step in.
    .reading = That the arbiter steps in at once, without having seen the move, is guidance of FIDE’s manual for arbiters.
    .fails-alone = The arbiter does not step in.
found-after-the-end =
    .title = Found after the end of the game
    .rule = An irregularity that is found only after the end of the game is not put right; the result stands.
    .holds = { $given ->
        [yes] The game was over in the position that was given, so what has now been found changes nothing.
       *[no] The game had ended{ $reference }, so what has now been found changes nothing.
    }{ $open ->
        [yes] { " " }As both players have signed, it is left to the arbiter by the letter whether the result stands.
       *[no] { "" }
    }
    .reading = By the letter the arbiter may decide otherwise even on a result that both players have signed. It is taught that an irregularity found then is no reason to do so, and we read the editions before 2018 in the same way.
set-up-found-after-the-end =
    .title = A wrong set-up found after the end of the game
    .rule = If it is found only after the end of the game that pieces or the board stood wrongly at its beginning, the result stands.
    .holds = { $given ->
        [yes] The game was over in the position that was given, so what has now been found changes nothing.
       *[no] The game had ended{ $reference }, so what has now been found changes nothing.
    }
colours-found-after-the-end =
    .title = Reversed colours found after the end of the game
    .rule = If it is found only after the end of the game that it was played with reversed colours, { $open ->
        [yes] the arbiter decides whether a new one is played.
       *[no] the result stands.
    }
    .holds = { $given ->
        [yes] The game was over in the position that was given
       *[no] The game had ended{ $reference }
    }{ $open ->
        [yes] {""}. By the letter the end of the game does not stand in the way, and it is left to the arbiter whether a new game is played.
       *[no] {""}, so what has now been found changes nothing.
    }
    .reading = The article does not say that the fault must be found during the game. It is taught that a game that has ended stands; we read the earlier editions in the same way, as only a game under way can be stopped or go on.
promotion-omitted =
    .title = A pawn left on the last rank
    .rule = { $queen ->
        [yes] When a player has moved a pawn to the last rank and pressed the clock without replacing it, the move is illegal and the pawn becomes a queen of the same colour.
       *[no] Leaving a pawn on the last rank without replacing it is an illegal move.
    }
    .holds = { $queen ->
        [yes] { WHO($player) } left the pawn on the last rank and pressed the clock, so it becomes a queen and the move counts as illegal.
       *[no] { WHO($player) } left the pawn on the last rank, which is an illegal move.
    }
    .fails = The pawn still stands on the last rank, but { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not completed the move yet.
    .fails-alone = { WHO($player) } must replace the pawn before pressing the clock; nothing else need be done yet.
queen-mates-first =
    .title = A second offence by a pawn whose queen mates
    .rule = Where a pawn left on the last rank is a second offence and the queen in its place gives mate, it is open which of the two counts first; the arbiter decides.
    .holds = The queen gives mate, and that is found to count first, so { WHO($player) } { AGREE($player, sg: "wins", pl: "win") }.
    .fails = It is found that the cost of the second illegal act of { WHO($player) } comes before the mate.
    .reading = No source settles which counts first; a seminar of arbiters was divided.
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
    .holds = { $excuse ->
        [accident] { WHO($player) } pressed the clock by accident, which is not treated as an offence.
        [pressed-back] { WHO($player) } only pressed the clock back after an irregularity of the opponent; this is not counted as an illegal move, but the arbiter may penalise it.
       *[nothing] { $kind ->
            [handling-offence] { WHO($player) } pressed the clock without having made a move, which the arbiter may penalise.
           *[illegal-move] { WHO($player) } pressed the clock without having made a move, which counts as an illegal move.
        }
    }
    .reading = The article says nothing of the clock. The player still has the move, so the clock of that player is taken to run again. By the letter every press without a move counts. FIDE’s manual for arbiters excuses a press that was an accident, and leaves it to the arbiter what a press back after an irregularity is; that a warning is usual then, and the increment taken off, is our conclusion.
two-hands =
    .title = Two hands for one move
    .rule = { $kind ->
        [breach] Each move must be made with one hand only; the arbiter may penalise a breach.
        [illegal-move] Using two hands for one move, as in castling, capturing or promoting, counts as an illegal move and must be penalised like one.
       *[illegal-move-once-pressed] Using two hands for one move, as in castling, capturing or promoting, and then pressing the clock counts as an illegal move and must be penalised like one.
    }
    .holds = { $kind ->
        [breach] { WHO($player) } used two hands for one move, which the arbiter may penalise.
        [illegal-move] { WHO($player) } used two hands for one move and pressed the clock, which counts as an illegal move. The move itself, if it is legal, stays on the board.
       *[illegal-move-once-pressed] { WHO($player) } used two hands for one move and pressed the clock, which counts as an illegal move. The move itself, if it is legal, stays on the board.
    }
    .fails = { WHO($player) } used two hands, but the clock was not pressed, so the act does not count as an illegal move.
    .reading = The move itself is legal and stays on the board; the alternative is to take it back. The text of July 2017 names no press of the clock; as the act is treated as an illegal move, we count it when an illegal move counts.
    .fails-alone = No illegal move is counted against { WHO($player) }.
two-hands-at-the-end =
    .title = Two hands for the move that ends the game
    .rule = Two hands count for nothing when the move ends the game before the clock is pressed; the result stands.
    .holds = { WHO($player) } used two hands, but the move ended the game before the clock was pressed, so the use of two hands does not count as an illegal move.
    .reading = The article on two hands does not mention a move that ends the game. By the letter the game is over with it, too, so that nothing can count after it.
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
    .holds = { $counted ->
        [once] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth ->
            [1] a first illegal move
            [2] a second illegal move
            [3] a third illegal move
           *[other] illegal move number { $nth }
        }; its several faults count once.
        [apart] Each of the two faults of this move counts by itself, so { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth } illegal moves.
        [not-again] An illegal move by { WHO($player) } on this turn was counted already, so the later one is not counted again.
       *[alone] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } now completed { $nth ->
            [1] a first illegal move
            [2] a second illegal move
            [3] a third illegal move
           *[other] illegal move number { $nth }
        }.
    }
    .yields = { $counted ->
        [once] { WHO($player) } would now have completed { $nth ->
            [1] a first illegal move
            [2] a second illegal move
            [3] a third illegal move
           *[other] illegal move number { $nth }
        }; its several faults would count once.
        [apart] Each of the two faults of this move would count by itself, so { WHO($player) } would now have completed { $nth } illegal moves.
        [not-again] An illegal move by { WHO($player) } on this turn was counted already, so the later one would not be counted again.
       *[alone] { WHO($player) } would now have completed { $nth ->
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
    .holds = { $cost ->
        [time] For { WHO($player, case: "gen") } illegal move the opponent receives { DURATION($time) } of extra time.
       *[game] This illegal move loses the game, so { WHO($opponent) } wins.
    }
    .yields = { $cost ->
        [time] For { WHO($player, case: "gen") } illegal move the opponent would receive { DURATION($time) } of extra time.
       *[game] { WHO($player, case: "gen") } illegal move would lose the game, so { WHO($opponent) } would win.
    }
illegal-move-draw =
    .title = An illegal move that would lose against an opponent who cannot mate
    .rule = When an illegal move would lose the game, but the opponent cannot checkmate by any series of legal moves, the game is drawn.
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves, so the game is drawn.
    .yields = { WHO($opponent) } cannot checkmate by any series of legal moves, so the game would be drawn.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves.
    .reading = We ask this of the diagram alone: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. A distant mate would then count for nothing.
increment-gained =
    .title = The increment gained by an illegal move
    .rule = { $duty ->
        [may] The arbiter may take back the increment that a player gained by pressing the clock after an illegal move.
       *[shall] The arbiter must take back the increment that a player gained by pressing the clock after an illegal move.
    }
    .holds = { $duty ->
        [may] { WHO($player) } gained an increment by pressing the clock after an illegal move, and the arbiter may take it back.
       *[shall] { WHO($player) } gained an increment by pressing the clock after an illegal move, and the arbiter must take it back.
    }
    .reading = The article says nothing of the increment, so by the letter it is left to the arbiter; the manual of the arbiters has it taken back in every case, since 2025 in so many words.
displaced-found =
    .title = Pieces found displaced
    .rule = When it is found during the game that pieces have been displaced, the position before the irregularity must be restored, or else the last position before it that can be identified, and the game continues from there.
    .holds = Pieces were displaced{ $reference }, so the position before that must be restored.
    .fails = The displaced pieces were put back, so there is nothing to restore.
    .fails-alone = There is nothing to restore.
