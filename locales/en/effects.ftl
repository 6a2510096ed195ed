### What a ruling does: one sentence per effect.
### $player is whom it concerns; $opponent the other player.

## The game

effect-win = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } the game.
effect-draw = The game is drawn.
effect-both-lose = Both players lose the game.
effect-forfeited = The game counts as not played: { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } it by forfeit.
    .won = { WHO($opponent) } { AGREE($opponent, sg: "wins", pl: "win") } by forfeit; the game counts as not played.
    .both-lost = Both players lose by forfeit; the game counts as not played.
effect-match-board-lost = In the team match { WHO($player, case: "gen") } board is lost by forfeit, whatever the result of the game.
effect-play-on = Play goes on.
closing-adjourned = The game is adjourned.
# The end of a ruling; $time and $other: what the displays of $player and $opponent show.
closing-play-on =
    .one = Play goes on; { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { CLOCK($time) } left.
    .both = Play goes on; { WHO($player) } { AGREE($player, sg: "has", pl: "have") } { CLOCK($time) } left, { WHO($opponent) } { CLOCK($other) }.
effect-already-over = The game was already over; what came later does not count.
    .after-result = What came later does not count.
effect-new-game = The game is cancelled, and a new one is played.

## The clock

effect-add-time = { WHO($player) } { AGREE($player, sg: "receives", pl: "receive") } { DURATION($time) } of extra time.
    .again = { WHO($player) } { AGREE($player, sg: "receives", pl: "receive") } another { DURATION($time) }.
# Half of what the ladder begins at is what it leaves, in every edition that has one; so the steps need not be told.
effect-take-time =
    .exactly = { WHO($player, case: "gen") } time is reduced by { DURATION($time) }.
    .half-up-to = { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } half of the remaining time, but no more than { DURATION($time) }.
    .stepped = { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } half of the remaining time, at most { DURATION($most) }; the clock is never reduced below { DURATION($rest) }.
    .down-to = { WHO($player, case: "gen") } clock is set to { CLOCK($time) }.
    .exactly-again = { WHO($player, case: "gen") } time is reduced by another { DURATION($time) }.
    .half-up-to-again = { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } again half of the remaining time, but no more than { DURATION($time) }.
    .stepped-again = Again { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } half of the remaining time, at most { DURATION($most) }; the clock is never reduced below { DURATION($rest) }.
effect-times-by-judgement = The arbiter sets the clocks using best judgement.
    .again = The arbiter sets the clocks again using best judgement.
    .again-again = Once more the arbiter sets the clocks using best judgement.
effect-start-clock = { WHO($player, case: "gen") } clock is started.
    .again = { WHO($player, case: "gen") } clock is started again.
effect-pause-clocks = The clocks are stopped.
effect-charge = All the time that has passed is charged to { WHO($player) }.
    .late = { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } all the time that passes until arrival.
    .adjourning = All the time that remains until the end of the session is charged to { WHO($player) }.
effect-shows-exactly = { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
    .both = { WHO($player, case: "gen") } clock shows { CLOCK($time) }, { WHO($opponent, case: "gen") } { CLOCK($other) }.
# Instead of effect-shows-exactly, where the arbiter sets the times by his judgement.
reading-unless-set-otherwise = Unless the arbiter sets another time, { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
    .both = Unless the arbiter sets other times, { WHO($player, case: "gen") } clock shows { CLOCK($time) } and { WHO($opponent, case: "gen") } { CLOCK($other) }.
effect-keep-times = The times stay as the clock shows them.
effect-replace-clock = The clock is replaced.
effect-install-setting = The setting of the clock is corrected.
effect-set-counter = The move-counter is set right.
effect-counter-shows = { WHO($player, case: "gen") } move-counter is set to { $moves }.
effect-next-period = { WHO($player, case: "gen") } next period begins.

## Moves and position

effect-restore =
    .move = The position before the move { MOVE($move) } is restored.
    .previous = The previous position is restored.
    .before = The position before the irregularity (event { $event }) is restored.
    .last-identifiable = The last position that can be identified before the irregularity is restored.
    .where-records-agree = Play goes back to the last point at which the records agree.
    .move-again = The position before the move { MOVE($move) } is restored again.
    .moved = The position before { WHO($player, case: "gen") } move is restored.
    .moved-again = The position before { WHO($player, case: "gen") } new move is restored, too.
    .pressed = The position in which the clock was pressed is restored.
    .displaced = The position before the pieces were displaced is restored.
    .previous-again = Once more the previous position is restored.
effect-must-move = { WHO($player) } must move the piece on { SQUARE($piece) }.
    .known = { WHO($player) } must move { MEN($man) }.
    .known-again = { WHO($player) } must still move { MEN($man) }.
effect-must-capture = { WHO($player) } must capture the piece on { SQUARE($piece) }.
    .known = { WHO($player) } must capture { MEN($man) }.
effect-must-play = { WHO($player) } must play { MOVE($text) }.
    .unknown = { WHO($player) } must play the move that was written down or announced.
    .sealed = { WHO($player) } must say which move was sealed and make it on the board.
effect-must-seal = { WHO($player) } must seal { MOVE($text) }.
    .unknown = { WHO($player) } must seal a move.
effect-sealed-move = { WHO($player, case: "gen") } sealed move is { MOVE($text) }.
    .unknown = { WHO($player) } has sealed a move.
effect-any-legal-move = { WHO($player) } may play any legal move.
    .again = { WHO($player) } may again play any legal move.
effect-playable = { WHO($player) } may play: { MOVE($moves) }.
effect-touch-move-binds = { WHO($player) } must move the touched piece, or capture it if it is the opponent's, provided that is legal.
    .again = { WHO($player) } must still move the touched piece, or capture it if it is the opponent's, provided that is legal.
    .replacing = { WHO($player) } must make a legal move with the same piece, if there is one.
effect-move-stands = The move (event { $event }) stands.
    .move = The move { MOVE($move) } stands.
    .previous = The move stands.
    .unnamed = The move (event { $event }) stands.
    .moved = { WHO($player, case: "gen") } move stands.
effect-promoted-to = The pawn is replaced by { TERM($piece, case: "indef") }.
effect-no-castling = { WHO($player) } may not castle.
effect-no-castling-with = { WHO($player) } may not castle with the rook that stood on { SQUARE($rook) }.
effect-repair = { WHO($player) } must put the displaced pieces back while { WHO($player, case: "gen") } own clock runs.
    .again = { WHO($player) } must still put the displaced pieces back while { WHO($player, case: "gen") } own clock runs.

## Moving, step by step

effect-move-made = { WHO($player, case: "gen") } move has been made.
effect-must-castle =
    .king-side = { WHO($player) } must castle kingside.
    .queen-side = { WHO($player) } must castle queenside.
    .unknown = { WHO($player) } must castle to the side of the touched rook.
    .king-side-again = { WHO($player) } must still castle kingside.
    .queen-side-again = { WHO($player) } must still castle queenside.
    .unknown-again = { WHO($player) } must still castle to the side of the touched rook.
effect-not-castle-now =
    .king-side = { WHO($player) } may not castle kingside on this move.
    .queen-side = { WHO($player) } may not castle queenside on this move.
    .unknown = { WHO($player) } may not castle to the side of the touched rook on this move.
effect-must-move-a = { WHO($player) } must move the touched { TERM($piece, case: "bare") }, if it has a legal move.
    .again = { WHO($player) } must still move the touched { TERM($piece, case: "bare") }, if it has a legal move.
effect-must-capture-a = { WHO($player) } must capture the touched { TERM($piece, case: "bare") }, if that is legal.
effect-must-promote-to = { WHO($player) } must promote the pawn to { TERM($piece, case: "indef") }.
effect-must-stay = The piece from { SQUARE($piece) } must stay on { SQUARE($on) }, and { WHO($player) } must finish the move with it.
    .known = { MEN($man, on: "from") } must stay on { SQUARE($on) }, and { WHO($player) } must finish the move with it.

## Offences

effect-counts-as-illegal = This counts as { WHO($player, case: "gen") } { $nth ->
    [1] first completed illegal move
    [2] second completed illegal move
    [3] third completed illegal move
   *[other] completed illegal move number { $nth }
}.
illegal-move-costs =
    .time = This is { WHO($player, case: "gen") } { $nth ->
        [1] first completed illegal move
        [2] second completed illegal move
        [3] third completed illegal move
       *[other] completed illegal move number { $nth }
    }, so { WHO($opponent) } { AGREE($opponent, sg: "receives", pl: "receive") } { DURATION($time) } of extra time.
    .game = This is { WHO($player, case: "gen") } { $nth ->
        [1] first completed illegal move
        [2] second completed illegal move
        [3] third completed illegal move
       *[other] completed illegal move number { $nth }
    }, so { WHO($opponent) } { AGREE($opponent, sg: "wins", pl: "win") } the game.
effect-not-counted = The infringement is not counted against { WHO($player) } as an illegal move.

## Claims and rights

effect-claim-accepted = The claim is accepted.
effect-claim-rejected = The claim is rejected.
effect-right-lost =
    .repetition = { WHO($player) } can no longer claim a draw by repetition on this move.
    .no-progress = { WHO($player) } can no longer claim a draw for lack of pawn moves and captures on this move.
effect-cannot-be-withdrawn = A declaration once made cannot be withdrawn.
    .offer = The offer cannot be withdrawn.
    .claim = The claim cannot be withdrawn.
    .resignation = The resignation cannot be withdrawn.
effect-offer-stands = { WHO($player, case: "gen") } offer of a draw stands.
    .claim = The offer of a draw contained in { WHO($player, case: "gen") } claim still stands.
    .request = The request is admissible and counts as an offer of a draw by { WHO($player) }.
effect-offer-gone = The offer of a draw is no longer open.
    .claim = The offer of a draw contained in the claim has lapsed.
effect-condition-void = The condition attached to the offer has no effect.
# What is decided where it is no claim.
# Bare: in a note.
decision-on-irregularity =
    .claim-accepted = The claim is accepted.
    .claim-rejected = The claim is rejected.
decision-on-complaint =
    .claim-accepted = The complaint is upheld.
    .claim-rejected = The complaint is rejected.
    .claim-rejected-again = The new complaint is rejected, too.
    .claim-accepted-again = The new complaint is upheld, too.
decision-on-appeal =
    .claim-accepted = The appeal is upheld.
    .claim-rejected = The appeal is rejected.
decision-on-draw =
    .claim-accepted = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } draw claim is upheld.
    .claim-rejected = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } draw claim is rejected.
    .claim-accepted-nth = { WHO($player, case: "gen") } { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } draw claim is upheld.
    .claim-rejected-nth = { WHO($player, case: "gen") } { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } draw claim is rejected.
    .claim-accepted-both = Both draw claims are upheld.
    .claim-rejected-both = Both draw claims are rejected.
    .claim-inadmissible = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } draw claim is inadmissible.
    .claim-inadmissible-nth = { WHO($player, case: "gen") } { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } draw claim is inadmissible.
    .claim-premature = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } draw claim is rejected as premature.
    .claim-premature-nth = { WHO($player, case: "gen") } { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } draw claim is rejected as premature.
decision-on-flag =
    .claim-accepted = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } flag claim is upheld.
    .claim-rejected = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } flag claim is rejected.
    .claim-rejected-again = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } new flag claim is rejected, too.
    .claim-accepted-both = Both flag claims are upheld.
    .claim-rejected-both = Both flag claims are rejected.
decision-on-default =
    .claim-accepted = { WHO($player, case: "gen") } claim of a win by default is accepted.
    .claim-rejected = { WHO($player, case: "gen") } claim of a win by default is rejected.
decision-on-claim =
    .claim-accepted = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } claim is upheld.
    .claim-rejected = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } claim is rejected.
    .claim-rejected-again = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } new claim is rejected, too.
    .claim-accepted-again = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } new claim is upheld, too.
decision-on-request =
    .claim-accepted = The request is granted.
    .claim-rejected = The request is rejected.
decision-on-notice =
    .claim-accepted = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } claim is upheld.
    .claim-rejected = { $player ->
        [spectator] The spectator’s
       *[other] { WHO($player, case: "gen") }
    } claim is rejected.
decision-on-own =
    .claim-accepted = The arbiter must step in.
    .claim-rejected = The arbiter has no reason to step in.
decision-on-question =
    .claim-accepted = The claim would be accepted.
    .claim-rejected = The claim would be rejected.
    .already-over = The game is over.
    .already-over-again = The game remains over.
effect-claim-postponed = The decision on the claim is postponed.
effect-install-increment = From now on both players have an increment of { DURATION($time) }.
effect-decision-final = The decision on the draw claim is final; no appeal against it is possible.
effect-result-referred = Play has ended; the designated arbiter will decide the result.
effect-must-submit =
    .position = { WHO($player) } must hand in the final position in writing.
    .scoresheet = { WHO($player) } must hand in a complete scoresheet.
effect-must-verify = { WHO($player) } must verify what the opponent hands in.
effect-allowed = { WHO($player, case: "gen") } conduct is permitted.
    .named = { WHO($player) } may { $doing }.
    .asked = { WHO($player, case: "gen") } request is granted.
    .named-again = { WHO($player) } may { $doing } this time, too.
    .done = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } entitled to { $doing }.
    .done-again = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } again entitled to { $doing }.
    .play = { WHO($player) } may play { MOVE($move) }.
effect-forbidden = { WHO($player, case: "gen") } conduct is not permitted.
    .named = { WHO($player) } may not { $doing }.
    .asked = { WHO($player, case: "gen") } request is refused.
    .again = { WHO($player, case: "gen") } conduct is not permitted this time, either.
    .named-again = { WHO($player) } may not { $doing } this time, either.
    .named-again-again = Once more { WHO($player) } may not { $doing }.
    .done = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not allowed to { $doing }.
    .done-again = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not allowed to { $doing } this time, either.
    .done-again-again = Once more { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not allowed to { $doing }.
    .play = { WHO($player) } may not play { MOVE($move) }.
effect-needs-permission = { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission.
    .named = { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the arbiter's permission to { $doing }.
    .asked = { WHO($player, case: "gen") } request needs the arbiter's permission.

## The arbiter

# What the arbiter must do, or may choose, as it follows “must” and “may”; several of them are told in one sentence.
duty =
    .set-up-adjourned = set up the adjourned position with its times
    .open-envelope = open the envelope, making the sealed move on the board
    .check-moves = check whether the moves of the period were completed
    .call-flag = announce the flag-fall
    .stop-clocks = stop the clocks
    .establish-result = establish the correct result
arbiter-must = The arbiter must { LIST($duties) }.
effect-must =
    .call-flag = The arbiter must announce the flag-fall.
    .intervene = The arbiter must intervene at once.
    .ask-to-seal = The arbiter must ask the player having the move to seal.
    .keep-envelope = The arbiter must check the envelope and keep it safe.
    .open-envelope = The arbiter must open the envelope and make the sealed move on the board.
    .record-time = The arbiter must note the time remaining to the player who adjourned early.
    .set-up-adjourned = The arbiter must set up the adjourned position with its times.
    .correct-times = The arbiter must correct the times on the clock.
    .announce-start = The arbiter must announce when a session starts.
    .announce-end = The arbiter must announce when a session ends.
    .show-record = The arbiter must show the record of the game.
    .provide-scoresheet = The arbiter must provide a scoresheet.
    .record-game = The arbiter or an assistant should try to be present and record the moves.
    .tell-move-count = The arbiter must tell the players how many moves remain.
    .note-position = The arbiter must first note the position, the times and, if known, how many moves were made.
    .note-running-clock = The arbiter must also note whose clock was running.
    .replace-scoresheet = The arbiter must replace the electronic scoresheet.
    .adjust-time = The arbiter must adjust the player’s time equitably.
    .establish-result = The arbiter must establish the correct result.
    .establish-order = The arbiter must find out whether the game had ended before the fallen flag was noticed. If it had, that result stands; if not, the flag decides.
    .read-mark = The arbiter must read from the clock which flag fell first. That player has lost on time, unless the opponent cannot checkmate.
    .award-points = The arbiter must give these points.
    .stop-clocks = The arbiter must stop the clocks.
    .check-moves = The arbiter must check whether the moves of the period were completed.
    .explain-laws = The arbiter must explain what the Laws say.
    .advise-on-position = The arbiter must say what may be played in this position.
    .reveal-move-count = The arbiter must say how many moves have been completed.
    .tell-of-move = The arbiter must tell the player that the opponent has completed a move.
    .tell-to-press = The arbiter must tell the player that the clock was not pressed.
    .take-special-measures = The arbiter must take special measures for this player.
    .look = The arbiter must look into what was reported.
    .look-into-complaint = The arbiter must look into the complaint.
    .use-device = The arbiter must use a communication device.
    .keep-conditions = The arbiter must see that the playing conditions are good.
    .impose-penalty = The arbiter must impose this penalty.
    .look-for-marked-offers = The arbiter must look at the scoresheets for marked offers of a draw.
    .check-claim-alone = The arbiter must check the claim alone.
    .check-away-from-board = The arbiter must have the players check the claim away from the position on the board.
    .keep-spectators-out = The arbiter must keep spectators out of the playing area.
    .announce-loss = The arbiter must tell the player that the next breach will cost the game.
    .let-device-be-handed-in = The arbiter must give the player the chance to hand in the device before the first move.
    .have-claim-made-good = The arbiter must tell the claimant to make the claim in due form.
    .enforce-rule = The arbiter must enforce the rule.
    .inspect = The arbiter must have the player inspected.
    .call-witness = The arbiter must have a witness of the player's gender present.
    .turn-board = The arbiter must have the board turned round and leave the clock where it stands.
    .ask-organiser = The arbiter must find out whether the organiser has to agree.
    .name-suspect = The arbiter must name the player who is suspected.
    .report = The arbiter must report to FIDE what happened.
    .demand-writing = The arbiter must ask for the accusation in writing and say what an unfounded one may cost.
    .clarify = The arbiter must find out what was meant.
    .clarify-resignation = The game is not over. The arbiter must ask { WHO($player) } whether { WHO($player) } { AGREE($player, sg: "resigns", pl: "resign") }.
    .watch-play = The arbiter must, if possible, watch the rest of the game.
effect-must-not =
    .call-flag = The arbiter must not announce the flag-fall.
    .intervene = The arbiter must not intervene.
    .ask-to-seal = The arbiter must not ask for a sealed move.
    .keep-envelope = The arbiter must not take the envelope.
    .open-envelope = The arbiter must not open the envelope.
    .record-time = The arbiter must not note the time remaining to the player who adjourned early.
    .set-up-adjourned = The arbiter must not set up the adjourned position and the times of the adjournment.
    .correct-times = The arbiter must not correct the times on the clock.
    .announce-start = The arbiter must not announce when a session starts.
    .announce-end = The arbiter must not announce when a session ends.
    .show-record = The arbiter must not show the record of the game.
    .provide-scoresheet = The arbiter must not provide a scoresheet.
    .record-game = The arbiter must not record the moves.
    .tell-move-count = The arbiter must not tell the players how many moves remain.
    .note-position = The arbiter must not note the position before the reconstruction.
    .note-running-clock = The arbiter must not note whose clock was running.
    .replace-scoresheet = The arbiter must not replace the electronic scoresheet.
    .adjust-time = The arbiter must not take any time off the player’s clock for it.
    .establish-result = The arbiter must not look into the result.
    .establish-order = The arbiter must not look into which came first.
    .read-mark = The arbiter must not go by the mark on the clock.
    .award-points = The arbiter must not give these points.
    .stop-clocks = The arbiter must not stop the clocks.
    .check-moves = The arbiter must not check whether the moves of the period were completed.
    .explain-laws = The arbiter must not explain what the Laws say.
    .advise-on-position = The arbiter must not say what may or should be played in this position.
    .reveal-move-count = The arbiter must not say how many moves have been completed.
    .tell-of-move = The arbiter must not tell the player that the opponent has completed a move.
    .tell-to-press = The arbiter must not tell the player that the clock was not pressed.
    .take-special-measures = The arbiter must not take special measures for this player.
    .look = The arbiter must not look into what was reported.
    .look-into-complaint = The arbiter must not look into the complaint.
    .use-device = The arbiter must not use a communication device in the playing venue.
    .keep-conditions = The arbiter must not see to the playing conditions.
    .impose-penalty = The arbiter must not impose this penalty.
    .look-for-marked-offers = The arbiter must not look at the scoresheets for marked offers of a draw.
    .check-claim-alone = The arbiter must not check the claim alone while the players sit at the board.
    .check-away-from-board = The arbiter must not have the claim checked away from the position on the board.
    .keep-spectators-out = The arbiter must not keep spectators out of the playing area.
    .announce-loss = The arbiter must not announce the loss of the game for the next breach.
    .let-device-be-handed-in = The arbiter must not give the player another chance to hand in the device.
    .have-claim-made-good = The arbiter must not tell the claimant to make the claim in due form.
    .enforce-rule = The arbiter must not enforce what the law of the country forbids.
    .inspect = The arbiter must not have the player inspected.
    .call-witness = The arbiter must not have a witness present.
    .turn-board = The arbiter must not have the board turned round.
    .ask-organiser = The arbiter must not find out whether the organiser has to agree.
    .name-suspect = The arbiter must not name or hint at the player who is suspected.
    .report = The arbiter must not report to FIDE what happened.
    .demand-writing = The arbiter must not ask for the accusation in writing.
    .clarify = The arbiter must not ask what was meant.
    .watch-play = The arbiter must not watch the rest of the game.
measure =
    .declare-draw = declare the game drawn
    .postpone-claim = postpone the decision on the claim
    .reject-claim = reject the claim
    .impose-warning = give a warning
    .impose-opponent-time = give the opponent more time
    .impose-own-time = take time from the offender
    .impose-opponent-points = raise the opponent's score in the game, up to the maximum
    .impose-own-points = reduce the offender's score in the game
    .impose-loss = declare the game lost for the offender
    .impose-fine = impose a fine, if it was announced in advance
    .impose-rounds = exclude the offender from one or more rounds
    .impose-expulsion = expel the offender from the competition
arbiter-may = The arbiter may { LIST($measures, type: "or") }.
effect-may =
    .penalise = The arbiter may penalise { WHO($player) }.
    .penalise-distraction = The arbiter may penalise { WHO($player) } for distracting the opponent.
    .call-flag = The arbiter may announce the flag-fall.
    .set-times = The arbiter may set the times on the clock.
    .stop-clocks = { WHO($player) } may stop the clocks.
    .restart-clock = { WHO($opponent) } may start { WHO($player, case: "gen") } clock again without a move.
    .seal-reply = { WHO($player) } may seal the reply in a second envelope instead of playing it.
    .agree-to-correct = The players may agree to correct the mistake themselves.
    .change-setting = The arbiter may change the setting of the clock.
    .place-clock = The arbiter may decide where the clock stands.
    .start-new-game = The arbiter may order a new game; otherwise this one counts.
    .change-result = The arbiter may still change the result.
    .give-extra-time = The arbiter may give one or both players extra time.
    .give-extra-time-to = The arbiter may give { WHO($player) } extra time.
    .expel-offender = The arbiter may expel { $offender ->
        [spectator] the spectator
        [captain] the team captain
        [other-player] the player from the other game
        [assistant] the assistant
       *[offender] the offender
    } from the playing venue.
    .inspect = The arbiter may have { WHO($player) } inspected.
    .look-at-video = The arbiter may have a video recording examined.
    .impose-warning = The arbiter may give a warning.
    .impose-opponent-time = The arbiter may give the opponent more time.
    .impose-own-time = The arbiter may take time from the offender.
    .impose-opponent-points = The arbiter may raise the opponent's score in the game, up to the maximum.
    .impose-own-points = The arbiter may reduce the offender's score in the game.
    .impose-loss = The arbiter may declare the game lost for the offender.
    .impose-fine = The arbiter may impose a fine, if it was announced in advance.
    .impose-rounds = The arbiter may exclude the offender from one or more rounds.
    .impose-expulsion = The arbiter may expel the offender from the competition.
    .declare-draw = The arbiter may declare the game drawn.
    .postpone-claim = The arbiter may postpone the decision on the claim.
    .reject-claim = The arbiter may reject the claim.
    .grant-increment = The arbiter may grant both players an increment of { DURATION($time) }.
    .give-time = The arbiter may give { WHO($player) } { DURATION($time) }.
    .take-back-increment = The arbiter may take back the increment that { WHO($player) } gained by pressing the clock.
    .stop-clocks-again = { WHO($player) } may again stop the clocks.
effect-ruling-was-right = The ruling was right.
    .nth = The { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } ruling was right.
effect-ruling-was-incomplete = The ruling was incomplete.
    .nth = The { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } ruling was incomplete.
effect-ruling-not-as-taught = The ruling was not as FIDE teaches.
effect-ruling-was-wrong = The ruling was wrong.
    .nth = The { $nth ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } ruling was wrong.
effect-check-claim = Both players check the claim, and the arbiter supervises them.
effect-overstepped-first = { WHO($player, case: "gen") } flag fell first.
effect-ended-with =
    .win = { WHO($player) } won the game.
    .draw = The game ended in a draw.
    .both-lose = Both players lost the game.
effect-ruling-points =
    .required = This was rightly ruled: { $ruling }.
    .allowed = The Laws leave this to the arbiter: { $ruling }.
    .usual = The Laws leave this to the arbiter, and it is usual: { $ruling }.
    .unusual = The Laws leave this to the arbiter, but it is unusual: { $ruling }.
    .missing = The Laws demand the following: { $ruling }.
    .untaught = By the letter this is left to the arbiter, but it is taught otherwise: { $ruling }.
    .wrong = The Laws do not provide for this: { $ruling }.
    .wrong-again = Here, too, the Laws do not provide for this: { $ruling }.
    .missing-again = Here, too, the Laws demand the following: { $ruling }.
# Of a whole ruling that the Laws leave to the arbiter.
ruling-left-to-arbiter =
    .allowed = The Laws leave the choice to the arbiter.
    .usual = The Laws leave the choice to the arbiter, and this is the usual one.
    .unusual = The Laws leave the choice to the arbiter, but this is an unusual one.
    .untaught = The letter of the Laws leaves the choice to the arbiter, but it is taught otherwise.
    .allowed-again = The Laws leave this choice, too, to the arbiter.
effect-usual = Usually, { $ruling }.
    .granted = Usually, permission is given.
    .refused = Usually, permission is refused.
    .choice = The usual measure is to { LIST($measures, type: "or") }.
    .again = Here, too, usually { $ruling }.
    .inspected = An inspection is usual here.
    .spectators = Usually spectators are kept out of the playing area.
effect-unusual = It is not usual that { $ruling }.
    .granted = It is not usual to allow this.
    .refused = It is not usual to refuse this.
    .choice = It is not usual to { LIST($measures, type: "or") }.
    .inspected = An inspection is not usual here.
    .spectators = Usually spectators are not kept out of the playing area.
effect-untaught = As FIDE teaches it, it is never ruled that { $ruling }.
    .granted = As FIDE teaches it, this is not allowed.
    .refused = As FIDE teaches it, this is not refused.
    .choice = As FIDE teaches it, the arbiter does not { LIST($measures, type: "or") }.
    .inspected = As FIDE teaches it, there is no inspection here.
    .spectators = As FIDE teaches it, spectators are not kept out of the playing area.
effect-wait-one-move = The arbiter waits until the next move is completed.

## Definitions

effect-class =
    .standard = The game is standard chess.
    .rapid = The game is rapid chess.
    .blitz = The game is blitz.
effect-deadline = A player may come to the board until { $time }.
effect-regime =
    .full = The Competition Rules apply in full.
    .limited = The simplified rules apply.
effect-free-from-recording = The players need not record their moves.
effect-regulations-name-regime = The regulations of the event must say, for all its games, which rules apply.
effect-envelope-shows = The envelope must show { LIST($items) }.
effect-has-the-move = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } the move.
effect-initial-position = A game begins with this position.
effect-start-position = The position is start position number { $number } of Chess960, so a game of Chess960 can begin with it.
effect-square-colour =
    .light = { SQUARE($square) } is a white square.
    .dark = { SQUARE($square) } is a black square.
effect-in-check = { WHO($player, case: "gen") } king is in check.
effect-position-illegal = The position is illegal.
effect-castling-ends = After castling, { WHO($player, case: "gen") } king stands on { SQUARE($king) } and the rook on { SQUARE($rook) }.

## Scoresheets, results and points

effect-transfer-position = The position is transferred to a board that is placed correctly.
effect-right-colours = The new game is played with the correct colours.
effect-must-record = { WHO($player) } must record the moves.
effect-need-not-record =
    .end-of-period = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } exempt from recording the moves until the end of the period.
    .enough-time = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } exempt from recording the moves while time is short.
effect-complete-sheet =
    .clocks-stopped = { WHO($player) } must complete { AGREE($player, sg: "the scoresheet", pl: "their scoresheets") } at once, while the clocks are stopped.
    .before-moving = { WHO($player) } must complete { AGREE($player, sg: "the scoresheet", pl: "their scoresheets") } before moving a piece, while the clock runs.
effect-lend-sheet = { WHO($player) } must let the opponent use the scoresheet.
effect-return-sheet = { WHO($player) } must give the opponent’s scoresheet back before moving.
effect-must-mark-offer = { WHO($player) } must also mark the offer with the sign (=).
    .again = { WHO($player) } must mark this offer, too, with the sign (=).
effect-reconstruct = Both players must reconstruct the game on a second board, under the arbiter’s control.
effect-next-move-opens-period = The next move counts as the first of the next period.
effect-must-sign = { WHO($player) } must sign the scoresheets.
effect-result-stands =
    .win = The result, a win for { WHO($player) }, stands.
    .draw = The result, a draw, stands.
    .both-lose = The result, a loss for both players, stands.
effect-points = { WHO($player, case: "gen") } score for the game: { $points }.
    .again = { WHO($player, case: "gen") } score for the game remains: { $points }.
    .both = { WHO($player) } { AGREE($player, sg: "scores", pl: "score") } { $points }, { WHO($opponent) } { $others }.

## Conduct and penalties

effect-penalty-due = The arbiter must penalise { WHO($player) }.
    .again = The arbiter must penalise { WHO($player) } once more.
    .again-again = The arbiter must penalise { WHO($player) } yet again.
effect-loses-game = { WHO($player) } { AGREE($player, sg: "loses", pl: "lose") } the game.
effect-score-by-arbiter = The arbiter decides the score of { WHO($player) }.
# $nth: for the how-manieth time.
effect-warned =
    .leaving = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for leaving without permission
        [2] for the second time for leaving without permission
        [3] for the third time for leaving without permission
       *[other] for the { $nth }th time for leaving without permission
    }.
    .help = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for help from outside
        [2] for the second time for help from outside
        [3] for the third time for help from outside
       *[other] for the { $nth }th time for help from outside
    }.
    .device = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for an electronic device
        [2] for the second time for an electronic device
        [3] for the third time for an electronic device
       *[other] for the { $nth }th time for an electronic device
    }.
    .smoking = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for smoking
        [2] for the second time for smoking
        [3] for the third time for smoking
       *[other] for the { $nth }th time for smoking
    }.
    .disturbing = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for disturbing the opponent
        [2] for the second time for disturbing the opponent
        [3] for the third time for disturbing the opponent
       *[other] for the { $nth }th time for disturbing the opponent
    }.
    .offers = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for unreasonable offers of a draw
        [2] for the second time for unreasonable offers of a draw
        [3] for the third time for unreasonable offers of a draw
       *[other] for the { $nth }th time for unreasonable offers of a draw
    }.
    .claims = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for unreasonable claims
        [2] for the second time for unreasonable claims
        [3] for the third time for unreasonable claims
       *[other] for the { $nth }th time for unreasonable claims
    }.
    .behaviour = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for improper behaviour
        [2] for the second time for improper behaviour
        [3] for the third time for improper behaviour
       *[other] for the { $nth }th time for improper behaviour
    }.
    .refusal = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for refusing to comply
        [2] for the second time for refusing to comply
        [3] for the third time for refusing to comply
       *[other] for the { $nth }th time for refusing to comply
    }.
    .recording = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for not recording the moves
        [2] for the second time for not recording the moves
        [3] for the third time for not recording the moves
       *[other] for the { $nth }th time for not recording the moves
    }.
    .clock = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for handling the clock improperly
        [2] for the second time for handling the clock improperly
        [3] for the third time for handling the clock improperly
       *[other] for the { $nth }th time for handling the clock improperly
    }.
    .touching = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } warned { $nth ->
        [1] for breaking the rules on touching
        [2] for the second time for breaking the rules on touching
        [3] for the third time for breaking the rules on touching
       *[other] for the { $nth }th time for breaking the rules on touching
    }.
effect-last-warning = It is the last warning: the next time { WHO($player) } will lose the game.
effect-score-raised = { WHO($player, case: "gen") } score in the game is raised, up to the maximum.
effect-score-reduced = { WHO($player, case: "gen") } score in the game is reduced.
effect-fined = { WHO($player) } must pay a fine.
effect-excluded = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } excluded from one or more rounds.
effect-expelled = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } expelled from the competition.
effect-fair-play-offence = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } broken the rules on fair play.
effect-inspected = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } inspected.
    .again = { WHO($player) } { AGREE($player, sg: "is", pl: "are") } inspected again.
effect-rated = The game counts for the ratings.
effect-not-rated = The game does not count for the ratings.

## Entries on scoresheets

effect-entry-means = The entry means { MOVE($text) }.
    .offer = The entry means { MOVE($text) } with a draw offer.
effect-entry-irregular = The entry is not in the prescribed form, but this does not change its meaning.
effect-entry-ambiguous = The entry can mean { LIST($moves, type: "or") }.
move-named = { MOVE($move) }
effect-entry-means-nothing = The entry denotes no legal move.
effect-no-evidence = The entry is no evidence of a move.
effect-warn-about-notation = The arbiter should warn the player that this notation is not recognised.

## Two boards

effect-must-announce = { WHO($player) } must announce the move correctly before the opponent's clock is started.
effect-adjust-board = { WHO($player) } must correct the position on the board to agree with the records.
effect-use-two-boards = The game is played on two boards.
effect-assistant-needed = { WHO($player) } must have an assistant.
