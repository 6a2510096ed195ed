### Questions of fact. For each: .ask is the question; .yes and .no (or the other answers) state the fact;
### .if-… is the condition under which a part of a ruling stands, without punctuation at its end;
### .presumed-… says what is taken for granted because the story would mention the contrary.

question-legal =
    .ask = Is the move legal?
    .yes = The move is legal.
    .no = The move is illegal.
    .if-yes = { $moved ->
        [sealed] If the sealed move is legal
        [intended] If the intended move is legal
        [made] If { WHO($player, case: "gen") } move is legal
       *[other] If the move is legal
    }
    .if-no = { $moved ->
        [sealed] If the sealed move is illegal
        [intended] If the intended move is illegal
        [made] If { WHO($player, case: "gen") } move is illegal
       *[other] If the move is illegal
    }
    .presumed-yes = { $moved ->
        [sealed] that the sealed move is legal
        [intended] that the intended move is legal
        [made] that { WHO($player, case: "gen") } move is legal
       *[other] that the move is legal
    }
question-outcome =
    .ask = What is the position after the move?
    .mate = The move gives checkmate.
    .stalemate = The move gives stalemate.
    .dead = After the move neither player can ever give checkmate.
    .play-goes-on = The move does not end the game.
    .if-mate = If the move gives checkmate
    .if-stalemate = If the move gives stalemate
    .if-dead = If neither player can ever give checkmate after the move
    .if-play-goes-on = If the move does not end the game
    .presumed-play-goes-on = { $moved ->
        [sealed] that the sealed move does not end the game
        [intended] that the intended move does not end the game
        [made] that { WHO($player, case: "gen") } move does not end the game
       *[other] that the move does not end the game
    }
question-can-mate =
    .ask = Can { WHO($player) } still give checkmate by some series of legal moves?
    .examine = The arbiter must examine whether { WHO($player) } can still give checkmate by some series of legal moves.
    .yes = { WHO($player) } can give checkmate by some series of legal moves.
    .no = { WHO($player) } cannot give checkmate by any series of legal moves.
    .if-yes = If { WHO($player) } can still give checkmate by some series of legal moves
    .if-no = If { WHO($player) } cannot give checkmate by any series of legal moves
# Not the same as being able to checkmate: here the opponent, although having the move, could not avoid mate.
question-mating-potential =
    .ask = Does { WHO($player) } have the pieces to reach a position in which the opponent, having the move, cannot avoid mate?
    .yes = { WHO($player) } has the pieces to reach a position in which the opponent, having the move, cannot avoid mate.
    .no = { WHO($player) } lacks the pieces to reach a position in which the opponent, having the move, cannot avoid mate.
    .if-yes = If { WHO($player) } has the pieces to reach a position in which the opponent, having the move, cannot avoid mate
    .if-no = If { WHO($player) } lacks the pieces to reach a position in which the opponent, having the move, cannot avoid mate
question-has-the-move =
    .ask = Does { WHO($player) } have the move?
    .yes = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
    .no = { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not have the move.
    .if-yes = If { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move
    .if-no = If { WHO($player) } { AGREE($player, sg: "does", pl: "do") } not have the move
question-happened =
    .ask = Did what is disputed happen at all?
    .yes = What is disputed did in fact happen.
    .no = What is disputed did not in fact happen.
    .if-yes = If what is disputed did happen
    .if-no = If what is disputed did not happen

## Counts: $limit is the number that matters

question-occurrences =
    .ask = Has the position appeared at least { $limit } times?
    .yes = The position has appeared at least { $limit } times.
    .no = The position has appeared fewer than { $limit } times.
    .if-yes = If the position has appeared at least { $limit } times
    .if-no = If the position has appeared fewer than { $limit } times
    .presumed-no = that the position has appeared fewer than { $limit } times
question-consecutive-occurrences =
    .ask = Has the position appeared at least { $limit } times, each time after one further move by each player?
    .yes = The position has appeared at least { $limit } times, each time after one further move by each player.
    .no = The position has not appeared { $limit } times with only one further move by each player in between.
    .if-yes = If the position has appeared at least { $limit } times, each time after one further move by each player
    .if-no = If the position has not appeared { $limit } times with only one further move by each player in between
    .presumed-no = that the position has not appeared { $limit } times with only one further move by each player in between
question-moves-without-progress =
    .ask = Has each player made at least { $limit } moves without moving a pawn or capturing?
    .yes = Each player has made at least { $limit } moves without moving a pawn or capturing.
    .no = The players have made fewer than { $limit } moves each without moving a pawn or capturing.
    .if-yes = If each player has made at least { $limit } moves without moving a pawn or capturing
    .if-no = If the players have made fewer than { $limit } moves each without moving a pawn or capturing
    .presumed-no = that the players have made fewer than { $limit } moves each without moving a pawn or capturing
question-completed-moves-without-progress =
    .ask = Has each player completed at least { $limit } moves without moving a pawn or capturing?
    .yes = Each player has completed at least { $limit } moves without moving a pawn or capturing.
    .no = The players have completed fewer than { $limit } moves each without moving a pawn or capturing.
    .if-yes = If each player has completed at least { $limit } moves without moving a pawn or capturing
    .if-no = If the players have completed fewer than { $limit } moves each without moving a pawn or capturing
    .presumed-no = that the players have completed fewer than { $limit } moves each without moving a pawn or capturing
question-games-per-arbiter =
    .ask = Does one arbiter supervise at least { $limit } games at once?
    .yes = One arbiter supervises at least { $limit } games at once.
    .no = One arbiter supervises fewer than { $limit } games at once.
    .if-yes = If one arbiter supervises at least { $limit } games at once
    .if-no = If one arbiter supervises fewer than { $limit } games at once
question-moves-made-by-each =
    .ask = { $limit ->
        [1] Has each player made a move?
       *[other] Has each player made at least { $limit } moves?
    }
    .yes = { $limit ->
        [1] Each player has made a move.
       *[other] Each player has made at least { $limit } moves.
    }
    .no = { $limit ->
        [1] The players have not made a move each.
       *[other] The players have not made { $limit } moves each.
    }
    .if-yes = { $limit ->
        [1] If each player has made a move
       *[other] If each player has made at least { $limit } moves
    }
    .if-no = { $limit ->
        [1] If the players have not made a move each
       *[other] If the players have not made { $limit } moves each
    }
    .presumed-yes = { $limit ->
        [1] that each player has made a move
       *[other] that each player has made at least { $limit } moves
    }
question-moves-completed-by-each =
    .ask = { $limit ->
        [1] Has each player completed a move?
       *[other] Has each player completed at least { $limit } moves?
    }
    .yes = { $limit ->
        [1] Each player has completed a move.
       *[other] Each player has completed at least { $limit } moves.
    }
    .no = { $limit ->
        [1] The players have not completed a move each.
       *[other] The players have not completed { $limit } moves each.
    }
    .if-yes = { $limit ->
        [1] If each player has completed a move
       *[other] If each player has completed at least { $limit } moves
    }
    .if-no = { $limit ->
        [1] If the players have not completed a move each
       *[other] If the players have not completed { $limit } moves each
    }
question-moves-made =
    .ask = { $limit ->
        [1] Has { WHO($player) } made a move?
       *[other] Has { WHO($player) } made at least { $limit } moves?
    }
    .yes = { $limit ->
        [1] { WHO($player) } has made at least one move.
       *[other] { WHO($player) } has made at least { $limit } moves.
    }
    .no = { $limit ->
        [1] { WHO($player) } has made no move yet.
       *[other] { WHO($player) } has made fewer than { $limit } moves.
    }
    .if-yes = { $limit ->
        [1] If { WHO($player) } has made at least one move
       *[other] If { WHO($player) } has made at least { $limit } moves
    }
    .if-no = { $limit ->
        [1] If { WHO($player) } has made no move yet
       *[other] If { WHO($player) } has made fewer than { $limit } moves
    }
question-illegal-acts =
    .ask = Has { WHO($player) } completed at least { $limit ->
        [one] one illegal move
       *[other] { $limit } illegal moves
    } before?
    .yes = { WHO($player) } has completed at least { $limit ->
        [one] one illegal move
       *[other] { $limit } illegal moves
    } before.
    .no = { WHO($player) } has completed { $limit ->
        [one] no illegal move
       *[other] fewer than { $limit } illegal moves
    } before.
    .if-yes = If { WHO($player) } has completed at least { $limit ->
        [one] one illegal move
       *[other] { $limit } illegal moves
    } before
    .if-no = If { WHO($player) } has completed { $limit ->
        [one] no illegal move
       *[other] fewer than { $limit } illegal moves
    } before
    .presumed-no = that { WHO($player) } has completed { $limit ->
        [one] no illegal move before
       *[other] fewer than { $limit } illegal moves before
    }
question-record-requests =
    .ask = Has { WHO($player) } asked for the record at least { $limit } times?
    .yes = { WHO($player) } has asked for the record at least { $limit } times.
    .no = { WHO($player) } has asked for the record fewer than { $limit } times.
    .if-yes = If { WHO($player) } has asked for the record at least { $limit } times
    .if-no = If { WHO($player) } has asked for the record fewer than { $limit } times
    .presumed-no = that { WHO($player) } has asked for the record fewer than { $limit } times

## What the Laws leave to the arbiter

question-found-accident =
    .ask = Was the act an accident?
    .yes = The act was an accident.
    .no = The act was deliberate.
    .if-yes = If the act was an accident
    .if-no = If the act was deliberate
question-found-distraction =
    .ask = Did the behaviour distract or annoy the opponent?
    .yes = The behaviour distracted or annoyed the opponent.
    .no = The behaviour neither distracted nor annoyed the opponent.
    .if-yes = If the behaviour distracted or annoyed the opponent
    .if-no = If the behaviour neither distracted nor annoyed the opponent
question-found-position-known =
    .ask = Can it still be established which position has to be restored?
    .yes = It can still be established which position has to be restored.
    .no = It can no longer be established which position has to be restored.
    .if-yes = If it can still be established which position has to be restored
    .if-no = If it can no longer be established which position has to be restored
    .presumed-yes = { $moved ->
        [adjourned] that the adjourned position can be determined
       *[other] that the position before the irregularity can be determined
    }
question-found-earlier-position-known =
    .ask = Can some earlier position be determined?
    .yes = Some earlier position can be determined.
    .no = No earlier position can be determined.
    .if-yes = If some earlier position can be determined
    .if-no = If no earlier position can be determined
    .presumed-yes = that some earlier position can be determined
question-found-times-known =
    .ask = Can the times at the adjournment be established?
    .yes = The times at the adjournment can be established.
    .no = The times at the adjournment cannot be established.
    .if-yes = If the times at the adjournment can be established
    .if-no = If the times at the adjournment cannot be established
    .presumed-yes = that the times at the adjournment can be established
question-found-valid-reason =
    .ask = Was there a valid reason?
    .yes = There was a valid reason.
    .no = There was no valid reason.
    .if-yes = If there was a valid reason
    .if-no = If there was no valid reason
question-found-schedule-suffers =
    .ask = Would the schedule of the event suffer if the setting stayed as it is?
    .yes = The schedule of the event would suffer if the setting stayed as it is.
    .no = The schedule of the event would not suffer if the setting stayed as it is.
    .if-yes = If the schedule of the event would suffer by leaving the setting as it is
    .if-no = If the schedule of the event would not suffer by leaving the setting as it is
question-found-too-severe =
    .ask = Would the consequences of the error be too severe?
    .yes = The consequences of the error would be too severe.
    .no = The consequences of the error would not be too severe.
    .if-yes = If the consequences of the error would be too severe
    .if-no = If the consequences of the error would not be too severe
question-found-too-late =
    .ask = Is the default time over?
    .yes = The default time is over.
    .no = The default time is not over.
    .if-yes = If the default time is over
    .if-no = If the default time is not over
question-found-opponent-in-time =
    .ask = Does the opponent, who has still to come, come within the default time?
    .yes = The opponent, who has still to come, comes within the default time.
    .no = The opponent, who has still to come, does not come within the default time.
    .if-yes = If the opponent comes within the default time
    .if-no = If the opponent does not come within the default time
question-found-excused =
    .ask = Is the lateness excused?
    .yes = The lateness is excused.
    .no = The lateness is not excused.
    .if-yes = If the lateness is excused
    .if-no = If the lateness is not excused
question-found-moves-completed-in-time =
    .ask = Were the moves of this period completed before the time ran out?
    .yes = The moves required in this period had been completed in time.
    .no = The moves required in this period had not been completed in time.
    .if-yes = If the moves required in this period had been completed in time
    .if-no = If the moves required in this period had not been completed in time
    .presumed-no = that the moves required in this period had not been completed in time
question-found-last-period =
    .ask = Is the current period the one in which all remaining moves must be made?
    .yes = The current period is the one in which all remaining moves must be made.
    .no = A further period follows.
    .if-yes = If the current period is the one in which all remaining moves must be made
    .if-no = If a further period follows
question-found-quickplay-finish =
    .ask = Is the game in a quickplay finish?
    .yes = The game is in a quickplay finish.
    .no = The game is not in a quickplay finish.
    .if-yes = If the game is in a quickplay finish
    .if-no = If the game is not in a quickplay finish
    .presumed-no = that the game is not in a quickplay finish
question-found-cannot-win-normally =
    .ask = Is it true that the player who would win on time cannot win by normal means?
    .yes = The player who would win on time cannot win by normal means.
    .no = The player who would win on time can win by normal means.
    .if-yes = If the player who would win on time cannot win by normal means
    .if-no = If the player who would win on time can win by normal means
question-found-no-effort =
    .ask = Does the player who would win on time make no effort to win by normal means?
    .yes = The player who would win on time makes no effort to win by normal means.
    .no = The player who would win on time makes an effort to win by normal means.
    .if-yes = If the player who would win on time makes no effort to win by normal means
    .if-no = If the player who would win on time makes an effort to win by normal means
question-found-little-time =
    .ask = Are less than two minutes left?
    .yes = Less than two minutes are left.
    .no = Two minutes or more are left.
    .if-yes = If less than two minutes are left
    .if-no = If two minutes or more are left
question-found-meant-to-resign =
    .ask = Was a resignation meant?
    .yes = A resignation was meant.
    .no = No resignation was meant.
    .if-yes = If a resignation was meant
    .if-no = If no resignation was meant
question-found-meant-to-agree =
    .ask = Was consent to a draw meant?
    .yes = Consent to a draw was meant.
    .no = No consent to a draw was meant.
    .if-yes = If consent to a draw was meant
    .if-no = If no consent to a draw was meant
question-found-consent =
    .ask = Did the arbiter consent to the draw?
    .yes = The arbiter consented to the draw.
    .no = The arbiter did not consent to the draw.
    .if-yes = If the arbiter consented to the draw
    .if-no = If the arbiter did not consent to the draw
    .presumed-no = that the arbiter did not consent to the draw
question-found-games-recorded =
    .ask = Is each game recorded by the arbiter or an assistant?
    .yes = Each game is recorded by the arbiter or an assistant.
    .no = Not every game is recorded by the arbiter or an assistant.
    .if-yes = If each game is recorded by the arbiter or an assistant
    .if-no = If not every game is recorded by the arbiter or an assistant
question-found-well-supervised =
    .ask = Are the games supervised well enough for the Competition Rules?
    .yes = The games are supervised well enough for the Competition Rules.
    .no = The games are not supervised well enough for the Competition Rules.
    .if-yes = If the games are supervised well enough for the Competition Rules
    .if-no = If the games are not supervised well enough for the Competition Rules
question-found-impossible-position =
    .ask = Are both kings in check, or does a pawn stand on the last rank?
    .yes = Both kings are in check, or a pawn stands on the last rank.
    .no = The two kings are not both in check, and no pawn stands on the last rank.
    .if-yes = If both kings are in check, or a pawn stands on the last rank
    .if-no = If the two kings are not both in check and no pawn stands on the last rank
    .presumed-no = that the two kings are not both in check and that no pawn stands on the last rank
question-found-unreachable =
    .ask = Is it impossible to reach the position by any series of legal moves?
    .yes = No series of legal moves can lead to the position.
    .no = Legal moves can lead to the position.
    .if-yes = If no series of legal moves can lead to the position
    .if-no = If legal moves can lead to the position
question-found-evident-defect =
    .ask = Does the clock have an evident defect?
    .yes = The clock has an evident defect.
    .no = The clock has no evident defect.
    .if-yes = If the clock has an evident defect
    .if-no = If the clock has no evident defect
question-found-unfinished-castling =
    .ask = Had castling been begun, and was it merely left unfinished when the clock was pressed?
    .yes = Castling had been begun and was merely left unfinished when the clock was pressed.
    .no = The move was not a castling left unfinished, but another one.
    .if-yes = If castling was merely left unfinished
    .if-no = If the move was not a castling left unfinished
question-found-only-pressed-back =
    .ask = Was the clock only pressed back after an irregularity of the opponent, by accident or so as to distract, and is pressing it back less than an illegal move?
    .yes = The clock was only pressed back after an irregularity of the opponent, which does not amount to an illegal move.
    .no = Pressing the clock back amounted to an illegal move.
    .if-yes = If the clock was only pressed back
    .if-no = If pressing the clock back amounted to an illegal move
question-found-counted-apart =
    .ask = Does the act count in addition to the other illegal act on the same move?
    .yes = The act counts in addition to the other illegal act on the same move.
    .no = The act does not count in addition to the other illegal act on the same move.
    .if-yes = If the act counts in addition to the other illegal act on the same move
    .if-no = If the act does not count in addition to the other illegal act on the same move
question-found-stood-well =
    .ask = Did the pieces stand properly on their squares?
    .yes = The pieces stood properly on their squares.
    .no = The pieces did not stand properly on their squares.
    .if-yes = If the pieces stood properly on their squares
    .if-no = If the pieces did not stand properly on their squares
    .presumed-no = that the pieces did not stand properly on their squares
question-found-no-record =
    .ask = Is there no record of the game at all?
    .yes = There is no record of the game at all.
    .no = There is a record of the game.
    .if-yes = If there is no record of the game at all
    .if-no = If there is a record of the game
    .presumed-no = that there is a record of the game
question-found-mate-first =
    .ask = Does the mate that the queen gives come before what the illegal act costs?
    .yes = The mate that the queen gives comes before what the illegal act costs.
    .no = What the illegal act costs comes before the mate that the queen gives.
    .if-yes = If the mate that the queen gives comes first
    .if-no = If what the illegal act costs comes first
question-found-opponent-worse-off =
    .ask = Would the opponent be worse off if the wish were granted?
    .yes = The opponent would be worse off if the wish were granted.
    .no = The opponent would not be worse off if the wish were granted.
    .if-yes = If the opponent would be worse off with the wish granted
    .if-no = If the opponent would not be worse off with the wish granted
question-found-sheet-hidden =
    .ask = Does what lies on the scoresheet hide too much of it?
    .yes = What lies on the scoresheet hides too much of it.
    .no = What lies on the scoresheet does not hide too much of it.
    .if-yes = If what lies on the scoresheet hides too much of it
    .if-no = If what lies on the scoresheet does not hide too much of it
question-found-against-national-law =
    .ask = Does the law of the country forbid such an inspection?
    .yes = The law of the country forbids such an inspection.
    .no = The law of the country does not forbid such an inspection.
    .if-yes = If the law of the country forbids such an inspection
    .if-no = If the law of the country does not forbid such an inspection
    .presumed-no = that the law of the country does not forbid such an inspection
question-found-clock-marks-first =
    .ask = Does the clock mark which flag fell first?
    .yes = The clock marks which flag fell first.
    .no = The clock does not show which flag fell first.
    .if-yes = If the clock marks which flag fell first
    .if-no = If the clock does not show which flag fell first
question-found-suspicion =
    .ask = Are there grounds for suspecting the player of cheating, such as a formal complaint that is not evidently unfounded?
    .yes = There are grounds for suspecting the player of cheating.
    .no = There are no grounds for suspecting the player of cheating.
    .if-yes = If there are grounds for suspecting the player of cheating
    .if-no = If there are no grounds for suspecting the player of cheating
question-found-overwhelming =
    .ask = Is the suspicion so strong that the inspection cannot wait?
    .yes = The suspicion is so strong that the inspection cannot wait.
    .no = The suspicion is not so strong that the inspection could not wait.
    .if-yes = If the suspicion is so strong that the inspection cannot wait
    .if-no = If the inspection can wait
question-found-malice =
    .ask = Was the accusation made in malice?
    .yes = The accusation was made in malice.
    .no = The accusation was made honestly.
    .if-yes = If the accusation was made in malice
    .if-no = If the accusation was made honestly
    .presumed-no = that the accusation was made honestly
question-found-reasonable-ground =
    .ask = Does the accusation have a reasonable ground?
    .yes = The accusation has a reasonable ground.
    .no = The accusation has no reasonable ground.
    .if-yes = If the accusation has a reasonable ground
    .if-no = If the accusation has no reasonable ground
question-found-permission =
    .ask = Had the arbiter given permission?
    .yes = The arbiter had given permission.
    .no = The arbiter had not given permission.
    .if-yes = If the arbiter had given permission
    .if-no = If the arbiter had not given permission
question-found-reported =
    .ask = Was the arbiter told before the player left?
    .yes = The arbiter was told before the player left.
    .no = The arbiter was not told before the player left.
    .if-yes = If the arbiter was told before the player left
    .if-no = If the arbiter was not told before the player left
question-found-unable-to-press =
    .ask = Is the player unable to use the clock?
    .yes = The player is unable to use the clock.
    .no = The player is able to use the clock.
    .if-yes = If the player is unable to use the clock
    .if-no = If the player is able to use the clock
question-found-disability =
    .ask = Does the player have a disability?
    .yes = The player has a disability.
    .no = The player has no disability.
    .if-yes = If the player has a disability
    .if-no = If the player has no disability

question-found-short-of-time =
    .ask = Does the player have less time left than the limit below which recording may stop?
    .yes = The player has less time left than the limit below which recording may stop.
    .no = The player does not yet have less time left than the limit below which recording may stop.
    .if-yes = If the player has less time left than the limit below which recording may stop
    .if-no = If the player does not yet have less time left than the limit below which recording may stop
question-found-large-increment =
    .ask = Is so much time added for each move that the players must always record?
    .yes = So much time is added for each move that the players must always record.
    .no = The time added for each move is not so much that the players must always record.
    .if-yes = If so much time is added for each move that the players must always record
    .if-no = If the time added for each move is not so much that the players must always record
    .presumed-no = that the time added for each move is not so much that the players must always record
question-found-sheet-defect-evident =
    .ask = Is the electronic scoresheet evidently defective?
    .yes = The electronic scoresheet is evidently defective.
    .no = The electronic scoresheet is not evidently defective.
    .if-yes = If the electronic scoresheet is evidently defective
    .if-no = If the electronic scoresheet is not evidently defective
question-found-more-moves-made =
    .ask = Is there evidence that more moves were made than the scoresheets show?
    .yes = There is evidence that more moves were made than the scoresheets show.
    .no = There is no evidence that more moves were made than the scoresheets show.
    .if-yes = If there is evidence that more moves were made than the scoresheets show
    .if-no = If there is no evidence that more moves were made than the scoresheets show
    .presumed-no = that there is no evidence of more moves than the scoresheets show
question-found-persistent-refusal =
    .ask = Is the refusal to comply with the Laws persistent?
    .yes = The refusal to comply with the Laws is persistent.
    .no = The refusal to comply with the Laws is not yet persistent.
    .if-yes = If the refusal to comply with the Laws is persistent
    .if-no = If the refusal to comply with the Laws is not yet persistent
question-found-unnoticed =
    .ask = Did nobody notice that the game was drawn without a claim?
    .yes = Nobody noticed that the game was already drawn without a claim.
    .no = It was noticed that the game was drawn without a claim.
    .if-yes = If nobody noticed that the game was drawn without a claim
    .if-no = If it was noticed that the game was drawn without a claim
    .presumed-no = that somebody noticed that the game was drawn without a claim
question-found-loss-announced =
    .ask = Was the player told that the next breach costs the game?
    .yes = The player was told that the next breach costs the game.
    .no = The player was not told that the next breach costs the game.
    .if-yes = If the player was told that the next breach costs the game
    .if-no = If the player was not told that the next breach costs the game
    .presumed-no = that the player was not told that the next breach costs the game
question-found-disrepute =
    .ask = Does the behaviour bring the game of chess into disrepute?
    .yes = The behaviour brings the game of chess into disrepute.
    .no = The behaviour does not bring the game of chess into disrepute.
    .if-yes = If the behaviour brings the game of chess into disrepute
    .if-no = If the behaviour does not bring the game of chess into disrepute
question-found-device-evident =
    .ask = Is it evident that the player has the device?
    .yes = It is evident that the player has the device.
    .no = It is not evident that the player has the device.
    .if-yes = If it is evident that the player has the device
    .if-no = If it is not evident that the player has the device
question-found-announced-first =
    .ask = Was the adjustment announced before the contact?
    .yes = The adjustment was announced before the contact.
    .no = The adjustment was not announced before the contact.
    .if-yes = If the adjustment was announced before the contact
    .if-no = If the adjustment was not announced before the contact
question-found-otherwise-played =
    .ask = Was another move played than the touched piece demanded?
    .yes = Another move was played than the touched piece demanded.
    .no = The move played was the one that the touched piece demanded.
    .if-yes = If another move was played than the touched piece demanded
    .if-no = If the move played was the one that the touched piece demanded
question-found-unable-to-move =
    .ask = Is the player unable to move the pieces?
    .yes = The player is unable to move the pieces.
    .no = The player is able to move the pieces.
    .if-yes = If the player is unable to move the pieces
    .if-no = If the player is able to move the pieces
