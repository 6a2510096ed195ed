### The recording of the moves.

recording-duty =
    .title = The duty to record
    .rule = Each player must record the moves of both sides, move after move, correctly, clearly and legibly, in algebraic notation.
    .holds = Nothing in the Laws exempts { WHO($player) } here, so { WHO($player) } must record the moves of both players, move after move, correctly and legibly.
    .fails = { WHO($player) } is short of time and need not record at the moment.
recorded-on-paper =
    .title = On paper
    .rule = The moves must be written on the paper scoresheet prescribed for the event.
recorded-electronically =
    .title = On an electronic scoresheet
    .rule = Instead of the paper, an electronic scoresheet that FIDE has certified may be prescribed for the event.
own-device-no-scoresheet =
    .title = A device of the player's own
    .rule = An electronic scoresheet is provided by the organiser alone; a device of the player's own is not one.
    .holds = Only the organiser provides electronic scoresheets, so { WHO($player) } may not record on a device of { AGREE($player, sg: "the player's", pl: "their") } own.
sheet-mode-kept =
    .title = The mode of an electronic scoresheet
    .rule = During the game a player may not change the mode of an electronic scoresheet.
    .holds = The electronic scoresheet was put into another mode during the game, which no player may do.
arbiter-mode =
    .title = The arbiter's mode of an electronic scoresheet
    .rule = Only the arbiter or the organiser may use the arbiter's mode of an electronic scoresheet, even during play.
    .holds = A player used the arbiter's mode, which is only for the arbiter and the organiser.
    .fails = The arbiter and the organiser may use this mode, even during play.
written-in-advance =
    .title = Writing a move in advance
    .rule =
        { $advance ->
            [allowed] A player may write a move down before playing it.
            [claim-only] A move may be written down only after it has been played, except to claim a draw with it.
           *[or-sealing] A move may be written down only after it has been played, except to claim a draw with it or to seal it.
        }
    .holds =
        { $advance ->
            [allowed] { WHO($player) } wrote a move down before playing it, which this edition allows.
            [claim-only] { WHO($player) } wrote a move down before it was played, and not in order to claim a draw with it.
           *[or-sealing] { WHO($player) } wrote a move down before it was played, and not in order to claim a draw with it or to seal it.
        }
    .fails = { $advance ->
        [allowed] { WHO($player) } wrote the move down in advance, which this edition allows.
        [claim-only] { WHO($player) } wrote the move down in advance in order to claim a draw with it, which is allowed.
       *[or-sealing] { WHO($player) } wrote the move down in advance for one of the two purposes that permit it: to claim a draw with it or to seal it.
    }
    .fails-alone = { WHO($player) } was allowed to write the move down in advance.
    .unmet = Nobody wrote a move down before playing it.
reply-before-recording =
    .title = Answering before recording
    .rule = A player may answer the opponent's move before recording it.
    .holds = Only the opponent's last move is missing, and { WHO($player) } may answer it before recording it.
    .fails = The missing move is not the opponent's, but { WHO($player, case: "gen") } own previous one.
previous-move-recorded =
    .title = The previous move must be recorded
    .rule = A player must have recorded their own previous move before making another.
    .holds = { WHO($player) } made another move without having recorded the previous one.
    .fails = { WHO($player, case: "gen") } own previous move is recorded; only the opponent's reply is still missing.
gap-usually-warned =
    .title = A gap is usually met by a warning
    .rule = Where moves turn out to be missing on a scoresheet and nobody can say since when, a warning is usual. Where that happens regularly, the arbiter may choose another penalty.
    .holds = Nobody can say since when moves have been missing on { WHO($player, case: "gen") } scoresheet, and { WHO($player) } had not been warned about recording before, so a warning is usual.
    .fails = { WHO($player) } had been warned about recording before, so a warning is no longer the usual measure, and the choice of the penalty is the arbiter's.
scoresheet-content =
    .title = What the scoresheet is for
    .rule = The scoresheet may be used only to record the moves, the clock times, offers of a draw, matters of a claim and other data of the game.
    .holds = What { WHO($player) } wrote, thoughts about the position, is none of the things for which the scoresheet may be used.
    .fails = What { WHO($player) } wrote is among the things for which the scoresheet may be used: the moves, the clock times, offers of a draw, matters of a claim and other data of the game.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to write that on the scoresheet.
offer-marked-by-both =
    .title = The offer on both scoresheets
    .rule = Both players, the one who makes the offer and the one who receives it, must note an offer of a draw on their scoresheets with the sign (=).
    .holds = { WHO($player) } must mark the offer, too: the sign (=) is still missing on { WHO($player, case: "gen") } scoresheet.
    .fails = The sign (=) stands on both scoresheets.
    .fails-alone = The offer is now marked on both scoresheets.
unable-to-record =
    .title = Players who cannot record
    .rule = { $remedy ->
        [time-deducted] If a player cannot record for physical or religious reasons, the arbiter must take time off that player's clock before the game starts.
        [assistant] If a player cannot record, an assistant acceptable to the arbiter may write the moves instead, and the arbiter must adjust the time equitably.
       *[assistant-free-if-disabled] If a player cannot record, an assistant acceptable to the arbiter may write the moves instead. The arbiter must adjust the time equitably, but not that of a player with a disability.
    }
    .holds = { $time ->
        [deducted] { WHO($player) } cannot record, so the arbiter must take time off { WHO($player, case: "gen") } clock.
        [kept] { WHO($player) } cannot record because of a disability, so an assistant acceptable to the arbiter may do it, and no time may be taken off for that.
       *[adjusted] { WHO($player) } cannot record, so an assistant acceptable to the arbiter may do it, and the arbiter must adjust the time equitably.
    }
scoresheet-visible =
    .title = The scoresheet stays in sight
    .rule = The arbiter must be able to see the scoresheets throughout the game.
    .holds = { $pen ->
        [yes] { WHO($player, case: "gen") } pen lies on the scoresheet and hides too much of it.
       *[no] { WHO($player) } covered the scoresheet, so that the arbiter could not see it.
    }
    .fails = { WHO($player, case: "gen") } pen lies on the scoresheet, but does not hide too much of it.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to lay the pen on the scoresheet.
    .reading = How much of the scoresheet must be seen is not said. We take a pen that covers the last move to hide too much; whether one that covers something else does is left to the arbiter.
pen-on-scoresheet =
    .title = A pen on the scoresheet
    .rule = A pen may lie on the scoresheet as long as the arbiter can see the last move.
    .holds = The last move can be seen, so { WHO($player) } may leave the pen where it is.
    .fails = { WHO($player, case: "gen") } pen covers the last move.
scoresheet-property =
    .title = To whom the scoresheets belong
    .rule = The scoresheets are the property of the organiser; the original must be handed over when the game has ended, and until then stays with the player.
    .holds = { WHO($player) } kept the original, which belongs to the organiser and must be handed over at the end of the game.
    .unmet = The game is still going on, and until it ends a player needs the scoresheet; only then must the original be handed over.
defective-scoresheet =
    .title = A defective electronic scoresheet
    .rule = The arbiter must replace an electronic scoresheet that is evidently defective.
    .holds = { WHO($player, case: "gen") } electronic scoresheet is evidently defective, so the arbiter must replace it.
    .fails = The defect of { WHO($player, case: "gen") } electronic scoresheet is not evident.
    .fails-alone = The electronic scoresheet need not be replaced.
recording-suspended =
    .title = Short of time
    .rule = { $duration ->
        [while-short] A player who has less than { DURATION($time) } left, with less than { DURATION($increment) } added for each move, need not record for as long as this is so.
       *[rest-of-period] A player who has had less than { DURATION($time) } left in a period, with less than { DURATION($increment) } added for each move, need not record for the rest of that period.
    }
    .holds = { $duration ->
        [while-short] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } less than { DURATION($time) } left, and less than { DURATION($increment) } are added for each move, so { WHO($player) } need not record for as long as this is so.
       *[rest-of-period] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } had less than { DURATION($time) } left in this period, in which less than { DURATION($increment) } are added for each move, and so need not record for the rest of it.
    }
    .fails = { $much ->
        [increment] { DURATION($increment) } or more are added for each move, so { WHO($player) } must go on recording, however little time is left.
        [increment-alone] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } less than { DURATION($time) } left, but { DURATION($increment) } or more are added for each move, so { WHO($player) } must go on recording.
       *[time] { WHO($player) } still { AGREE($player, sg: "has", pl: "have") } { DURATION($time) } or more left, and recording may stop only with less.
    }
    .reading = Each player is freed independently of the other, and where the rule speaks of the rest of the period, the duty does not come back with more time. No sentence says either; the alternative is that it comes back.
recording-freed =
    .title = Visually disabled players in time trouble
    .rule = Where the event says so, a visually disabled player who has less than { DURATION($time) } left need not record for the rest of the period, whatever is added for each move. After that the scoresheet must be completed.
    .holds = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } visually disabled and { AGREE($player, sg: "has", pl: "have") } less than { DURATION($time) } left, which in this event frees { WHO($player) } from recording.
    .reading = The rule stands below a translated guideline of FIDE for disabled players. That it is FIDE’s own is probable and not proven.
arbiter-records =
    .title = When neither player records
    .rule = When neither player need record any longer, the arbiter or an assistant should try to be present and record the moves. Until a flag has fallen, the arbiter must not say how many moves remain.
    .holds = Both players have stopped recording, so the arbiter or an assistant should try to be present and record the moves.
    .fails = At this point only one of the players is not recording.
both-complete-scoresheets =
    .title = Both complete their scoresheets
    .rule = When neither player recorded, the arbiter must stop the clocks as soon as a flag has fallen, and both players must complete their scoresheets, from the arbiter's or the opponent's.
    .holds = { $clocks ->
        [started] Both scoresheets are complete, so the clock of the player having the move must be started again.
       *[stopped] A flag has fallen after both players had stopped recording, so the clocks must be stopped and both scoresheets completed.
    }
    .fails = Only one of the players had stopped recording, so the clocks are not stopped.
delay-usually-warned =
    .title = Delay in completing the scoresheet
    .rule = A player who delays completing the scoresheet, in order to gain time to think, is usually warned.
    .holds = { WHO($player) } delayed completing the scoresheet, for which a warning is usual.
one-completes-scoresheet =
    .title = One player completes the scoresheet
    .rule = When only one player did not record, that player must complete the scoresheet as soon as either flag has fallen, before moving a piece and while the clock runs.
    .holds = A flag has fallen and only { WHO($player) } had stopped recording, so { WHO($player) } must complete the scoresheet before moving a piece.
    .fails = Both players had stopped recording.
completed-before-moving =
    .title = Moving before completing the scoresheet
    .rule = A player who has to complete the scoresheet may not move a piece before doing so.
    .holds = After the flag-fall { WHO($player) } had to complete the scoresheet before moving a piece, but moved first.
    .fails = { WHO($player) } completed the scoresheet before moving.
    .fails-alone = { WHO($player) } completed the scoresheet before moving, as required.
scoresheet-lent =
    .title = The opponent's scoresheet
    .rule = A player who has to complete the scoresheet may use the opponent's for it, provided that the player who completes has the move.
    .holds = { WHO($player) } has the move and may use { WHO($opponent, case: "gen") } scoresheet.
    .fails = { WHO($player) } may use { WHO($opponent, case: "gen") } scoresheet only after a flag has fallen and only while having the move; here these conditions are not both met.
    .fails-alone = { WHO($opponent) } need not hand over the scoresheet.
scoresheet-returned =
    .title = Giving the opponent's scoresheet back
    .rule = A player who uses the opponent's scoresheet must give it back before moving.
    .holds = { $moved ->
        [yes] { WHO($player) } moved without first giving the opponent's scoresheet back.
       *[no] { WHO($player) } may use the opponent's scoresheet, but must give it back before moving.
    }
    .fails = { WHO($player) } gave the opponent's scoresheet back before moving.
game-reconstructed =
    .title = When no scoresheet is complete
    .rule = When no complete scoresheet can be produced, the players must reconstruct the game on a second chessboard, under the control of the arbiter or an assistant. { $clock ->
        [yes] Before that the arbiter must note the position, the times, whose clock was running and, if known, how many moves were made or completed.
       *[no] Before that the arbiter must note the position, the times and, if known, how many moves were made.
    }
    .holds = Moves are missing on both scoresheets, so the players must reconstruct the game on a second chessboard.
    .fails = One of the scoresheets is complete, so the other can be completed from it.
    .fails-alone = The incomplete scoresheet must be completed from the other one.
next-move-opens-period =
    .title = When overstepping cannot be shown
    .rule = When the scoresheets cannot be completed so as to show that a player overstepped the time limit, the next move counts as the first of the next period, unless there is evidence that more moves were made.
    .holds = It cannot be shown that the time limit was overstepped, so the next move counts as the first of the next period.
    .fails = { $shown ->
        [overstepping] The scoresheets show that the time limit was overstepped.
        [in-time] The scoresheets show that the required moves were completed in time.
       *[nothing] The scoresheets show nothing, but there is other evidence of how many moves were made.
    }
    .fails-alone = { $shown ->
        [overstepping] The player who overstepped the time limit has lost the game, unless the opponent cannot checkmate by any series of legal moves.
        [in-time] The required moves were completed in time, so nobody has lost on time. Play goes on.
       *[nothing] The moves that were made are counted. If the required number had been completed in time, play goes on; otherwise the time limit was overstepped.
    }
signed-result =
    .title = The signed result
    .rule = { $electronic ->
        [yes] At the end of the game both players must sign both scoresheets with the result, or approve it on their electronic scoresheets. Even if it is wrong, it stands unless the arbiter decides otherwise.
       *[no] At the end of the game both players must sign both scoresheets with the result. Even if it is wrong, it stands unless the arbiter decides otherwise.
    }
    .holds = { $wrong ->
        [yes] Both players have confirmed this result, which stands although it is wrong, unless the arbiter decides otherwise.
       *[no] Both players have confirmed this result, so it stands unless the arbiter decides otherwise.
    }
    .fails = { $valid ->
        [differ] The two players did not sign the same result.
        [not-played] The game was lost by forfeit before it was played, and no signature changes that.
       *[electronic] The result was approved electronically, for which these Laws do not provide.
    }
    .reading = How far the arbiter may change a signed result is left open by the text, so we leave it to the arbiter.
result-signed-by-both =
    .title = Both players sign
    .rule = It takes the signatures of both players to state the result.
    .holds = So far only { WHO($opponent) } has signed, and a result needs the signatures of both players.
different-results =
    .title = Different results
    .rule = When the players sign or report different results, the arbiter must find out the right one.
    .holds = { $ruled ->
        [yes] The game had already ended, and not with the result that was reported. The report is wrong.
       *[no] The results do not agree, so the arbiter must find out the right one.
    }
    .fails = { $signed ->
        [yes] Both players have signed the result, and a report that comes later changes nothing.
       *[no] The results agree, so the arbiter need not find out which one is right.
    }
    .fails-alone = { $signed ->
        [yes] The later report changes nothing.
       *[no] The result that was reported is right.
    }
    .reading = The article does not speak of results that differ. That different results settle nothing, and that the arbiter decides, is our conclusion.
