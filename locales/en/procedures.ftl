### What an arbiter does, step by step: `procedure-NAME` is a heading, `step-NAME` one step; a step is short and in the imperative.

# What the command and a ruling say around the steps.
procedures = Step by step
procedures-lead = What an arbiter does in each matter, in the order in which it is done, as FIDE teaches it.
in-procedures = Step by step:
heading-procedure = Step by step: { $title } (jadoube procedure { $name })
unknown-procedure = there is no procedure “{ $found }”.
known-procedures = There are { LIST($names) }.
supervision-plays-no-part = in standard chess, supervision makes no difference
procedure-empty =
    .edition = There are no steps for this in this edition.
    .scope = There are no steps for this at this pace and under this supervision.
    .practice = The practice followed here gives no steps for this.

## What is ruled in a row: `note-MESSAGE` is told in the place of MESSAGE; what is empty is left out.

note-effect-times-by-judgement = Set the clocks by your best judgement.
note-effect-start-clock = Start { WHO($player, case: "gen") } clock.
note-effect-pause-clocks = See that the clocks are stopped.
note-effect-restore =
    .before = Restore the position before it.
note-effect-must-move = The touched piece must be moved.
note-effect-touch-move-binds = The touched piece must be moved (or captured), if that is legal.
note-effect-repair = { WHO($player) } must put the displaced pieces back on { WHO($player, case: "gen") } own time.
note-effect-forfeited = Record the game as not played: lost by forfeit.
note-effect-already-over =
    .after-result = The game was over before the flag fell.
note-effect-forbidden = { "" }
note-effect-claim-accepted = { "" }
note-decision-on-complaint =
    .claim-accepted = { "" }
note-effect-must =
    .call-flag = { "" }
    .intervene = Step in at once.
    .establish-result = Find out the correct result.
    .look = Look into it yourself.
    .look-for-marked-offers = Look at the scoresheets for marked offers of a draw.
    .announce-loss = Tell the player that the next breach will cost the game.
note-effect-must-not =
    .call-flag = Do not announce the flag-fall.
    .intervene = Do not step in.
note-effect-wait-one-move = Wait until the next move is completed.
note-effect-score-by-arbiter = You decide the score of { WHO($player) }.
note-effect-move-stands = The move stands.
    .move = The move stands.
    .previous = The move stands.
    .unnamed = The move stands.
    .moved = The move stands.
note-effect-penalty-due = Penalise { WHO($player) }; you choose the penalty from the list.
note-effect-may =
    .penalise = You may penalise { WHO($player) }.
    .penalise-distraction = You may penalise { WHO($player) } for distracting { WHO($opponent) }.
    .stop-clocks = Either player may stop the clocks.
    .call-flag = You may announce the flag-fall.
    .change-setting = You may change the setting of the clock.
    .start-new-game = You may order a new game; otherwise this one counts.
    .declare-draw = You may declare the game drawn.
    .postpone-claim = You may postpone the decision on the claim.
    .reject-claim = You may reject the claim.
    .grant-increment = You may grant both players an increment of { DURATION($time) }.
    .expel-offender = You may expel the offender from the playing venue.

procedure-claim = A draw claim is checked
procedure-flag = A flag falls
procedure-illegal-move = An illegal move

## A draw claim

step-claim-has-the-move = See that the claimant has the move.
step-claim-own-clock = See that the claimant's own clock is running: until the opponent has pressed the clock, it is too early to claim.
step-claim-nothing-touched = See that the claimant has not { $piece ->
    [moved] moved
   *[touched] touched a piece
} yet: that would lose the right to claim on this move.
step-claim-move-written = Claim with an intended move: see that the move is on the scoresheet and that the claimant declares to you the intention to make it.
step-claim-make-legal = The move is not written: do not reject the claim. Tell the player to make it in due form, and explain how if asked.
step-claim-sheet = Nobody records: give the claimant a scoresheet to write the move on.
step-claim-stop-clocks = See that the clocks are stopped.
step-claim-stays = Do not let the claim be withdrawn: it stands.
step-claim-ask-opponent = The claim is a draw offer as well: ask the opponent.
step-claim-agreed = The opponent agrees: the game is drawn; check nothing.
step-claim-agreement-barred = Check the claim all the same where the event does not yet allow a draw to be agreed.
step-claim-offer-gone = The opponent wants the check: the offer is no longer open.
step-claim-with-chief = Check with care, if need be together with the chief arbiter, before you rule.
step-claim-players-check = Let the players check the claim; you supervise.
step-claim-both-present = Never check with one player alone: both must be present.
step-claim-play-through = Play the game through on another board; do not rely on the scoresheets alone.
step-claim-computer = Where electronic boards are used, the check may be done on the computer.
step-claim-counter = A screen or a counter may be wrong; but if you noted the number of moves before it began to count, it may confirm the series without pawn move and capture.
step-claim-stop-at-each = Repetition: stop at the first occurrence until both agree on it, then at the second, then at the third.
step-claim-count-moves = { $limit }-move rule: count the moves of each player from the last pawn move or capture.
step-claim-refusal = A player who refuses to help breaks a duty: warn or penalise.
step-claim-right = The claim is correct: declare the game drawn at once.
step-claim-wrong = The draw claim is incorrect: give the opponent { DURATION($gain) }{ $loss ->
    [half] , take from the claimant half of the remaining time, but not more than { DURATION($most) },
    [ladder] , take from a claimant with more than { DURATION($much) } half of the time, but not more than { DURATION($most) }, leave one with less { DURATION($rest) },
   *[none] {""}
} and let the game go on.
step-claim-no-offence = An incorrect draw claim does not count as an illegal move.
step-claim-again = The right was lost by a touch, or the claim was rejected: the player may claim again on a later move.
step-claim-move-binds = The claim was made with an intended move: have that move made now.
step-claim-illegal-move-binds = The intended move is illegal: have another move made with the same piece, and count nothing as an illegal move.
step-claim-drawn-already = The check shows that the game was drawn before, without any claim: declare the draw.
step-claim-restart = The game goes on: start the claimant's clock.

## A flag falls

step-flag-no-hint = Before a flag is down, never say how many moves have been made or are left.
step-flag-seen = Act { $by ->
    [either] when you see the fallen flag or a player rightly claims it
    [arbiter] when you see the fallen flag
   *[player] only when a player rightly claims the fallen flag
}; until then nothing has happened.
step-flag-announce = A flag is down: say so as soon as you see it.
step-flag-call = { $duty ->
    [must-not] A flag is down: say nothing yourself; it is for the players to claim it.
    [must-not-unless-both-down] A flag is down: say nothing yourself until both are down.
    [may] A flag is down and you see it: you may say so.
   *[shall] A flag is down: say so as soon as you see it.
}
step-flag-ended-before = The game had ended before anybody noticed the flag: that result stands.
step-flag-drawn-before = The game had already been drawn without a claim, by repetition or after { $limit } moves of each player without pawn move or capture: that draw stands.
step-flag-both-down = Both flags are down: find out by the mark on the display which fell first.
step-flag-no-claim-of-both = Both clocks show zero: decide by the mark yourself, without any claim.
step-flag-order-unknown = { $guideline ->
    [yes] The guidelines for games without increment apply, it is not known which flag fell first, and the period is not the last: let the game go on.
   *[no] It is not known which flag fell first, and the period is not the last: let the game go on.
}
step-flag-order-unknown-last = { $guideline ->
    [yes] The guidelines for games without increment apply, it is not known which flag fell first, and the period is the last: declare the game drawn.
   *[no] It is not known which flag fell first, and the period is the last: declare the game drawn.
}
step-flag-count-moves = Not the last period: check whether the required moves were completed.
step-flag-counter = A clock with a move-counter shows by its sign whether the moves were made; it counts presses, so look for a press that was left out.
step-flag-neither-recorded = Neither player was recording: stop the clocks, have both complete their scoresheets, then start the clock of the player who has the move.
step-flag-one-recorded = Only one player was recording: do not stop the clocks; the other player completes the scoresheet before moving, on their own time.
step-flag-reconstruct = No complete scoresheet: have the game played over on a second board, away from the games in progress.
step-flag-not-shown = The number of moves cannot be shown: the next move opens the next period, unless there is evidence of more moves.
step-flag-next-period = The required moves were completed: play goes on, with the time of the next period.
step-flag-look = The required moves were not completed, or it is the last period: before you give a win, look at the final position. Can the opponent still checkmate by any series of legal moves?
step-flag-wins = The opponent can checkmate: declare the game lost for the player whose flag fell.
step-flag-draws = The opponent cannot checkmate: declare the game drawn.
step-flag-forced = All moves are forced and end only in stalemate or in mate by the player whose flag fell: this, too, is a draw.
step-flag-postponed = A draw claim in a quickplay finish was put off: decide it now, before you give a win.

## An illegal move

step-illegal-no-press = { $made ->
    [yes] An illegal move counts as soon as it has been made.
   *[no] The clock has not been pressed: there is no completed illegal move yet, and the player must replace the move under the rules on touched pieces.
}
step-illegal-after-the-end = The game is over: correct nothing; the result stands.
step-illegal-replied = The opponent has made the next move: do nothing about the illegal move; it stands.
step-illegal-step-in = You see a completed illegal move: step in at once, without waiting for a claim.
step-illegal-needs-claim = You see an illegal move: do nothing unless the opponent claims it.
step-illegal-step-in-before-reply = You see a completed illegal move, and the opponent has not made the next move yet: step in at once, without waiting for a claim.
step-illegal-stop-clocks = Stop both clocks.
step-note-times = Write down both times and the move number before you change a clock.
step-illegal-kind = Count together, for each player, all of these as illegal moves: an illegal move on the board, a pawn left on the last rank, a press without a move, a move with two hands.
step-illegal-one-offence = Several faults in one move are one offence.
step-illegal-again = The position was restored, and the same player errs again on the same move: that is the next offence.
step-illegal-find-position = The position is not certain: both players look for it, and you supervise.
step-illegal-restore = A move on the board was illegal: have the position before it restored, or else the last one that can be identified.
step-illegal-pawn = { $queen ->
    [yes] A pawn was left on the last rank: a queen of its colour takes its place, and the move is not taken back.
   *[no] A pawn left on the last rank is an illegal move.
}
step-illegal-press = The clock was pressed without a move: nothing on the board is put back; that player still has the move.
step-illegal-hands = Two hands were used: a move that is legal stays on the board, but the offence counts.
step-illegal-hands-end = Two hands were used, but the move ended the game before the clock was pressed: the use of two hands is no offence, and the result stands.
step-illegal-clocks = Set the clocks by your best judgement{ $counter ->
    [yes] , and the move-counter if necessary
   *[no] {""}
}.
step-illegal-increment = With an increment: deduct from the offender's clock the increment that the press of the illegal move added.
step-illegal-penalty = { $loses ->
    [1] A player's first illegal move: declare the game lost.
    [2] A player's first illegal move: add { DURATION($time) } to the opponent's clock. The second: declare the game lost for that player.
   *[3] A player's first and second illegal move: add { DURATION($time) } to the opponent's clock. The third: declare the game lost for that player.
}
step-illegal-draw = The game would be lost by the illegal move, but the opponent cannot checkmate by any series of legal moves: declare it drawn.
step-illegal-replace = The move was put back: have it replaced; the piece touched first must move or be captured, if it legally can.
step-illegal-check-overlooked = A check was overlooked: the touched piece must interpose or capture, if it can.
step-illegal-castling = Castling was illegal: the king must move or castle on the other side, if that is legal; if not, any legal move may be played.
step-illegal-castling-half = Only the king was moved, two squares, and the clock pressed: where castling on that side was legal, find out whether it was merely left unfinished, and if so have it completed; otherwise it is an illegal move.
step-illegal-restart = Start the clock of the player who has the move: the offender, unless the move stands.
step-illegal-note = Note the offence: it counts for the rest of the game.

## Time trouble

procedure-time-trouble = Time trouble

step-trouble-watch = Observe all games in time trouble, with assistants if needed.
step-trouble-record = Where neither player records, be there and record, yourself or by an assistant.
step-trouble-wait = The required moves have been made and no flag is down: do not step in; wait until a flag falls.

## The invitation

procedure-invitation = What the invitation says

step-invitation-regime = Name the rules that apply: the Competition Rules or the simplified rules.
step-invitation-names = Name the rate of play and the clocks, the default time, restrictions on draws, pairing and tie-break, dress, smoking, the needs of disabled players, and the chief arbiter.
step-invitation-periods = Several periods: fix and announce the number of moves, the time and the increment of each; they stay the same for the whole event.
step-invitation-play-off = A play-off may have another time control.
step-invitation-draws = State a restriction on draws by agreement in the invitation, with its number of moves, and repeat it before the first round.

## More procedures

procedure-wrong-start = A wrong start

step-start-after-the-end = The game is over: change nothing; the result stands.
step-start-stop-clocks = Stop both clocks.
step-start-too-late = Each player has completed { $moves } moves: leave pieces and board as they are.
step-start-no-castling = A king that stood on a wrong square from the start may then not castle{ $misplaced ->
    [king-and-queen-reversed] {""}
   *[king-or-rook] , and no king may castle with a rook that did
}.
step-start-pieces = Pieces stood wrongly: annul the game and have a new one played.
step-start-pieces-before = A player has completed fewer than { $moves } moves, and pieces stood wrongly: annul the game and have a new one played.
step-start-board = Only the board lies the wrong way: transfer the position to a correctly oriented board and play on.
step-start-board-before = A player has completed fewer than { $moves } moves, and only the board lies the wrong way: transfer the position to a correctly oriented board and play on.
step-start-colours = Colours reversed: { $kind ->
    [play-on-unless-arbiter-decides] let the game go on, unless you decide otherwise
   *[new-game-while-few-moves] as long as not both players have made { $moves } moves, have a new game played with the right colours; otherwise let the game go on
}.
step-start-black-decides = That number is reached with Black's move; what stands on the board or was captured does not matter.
step-start-clock-late = Clock set wrongly, { $moves } moves completed by each: { $schedule ->
    [yes] leave the setting, unless the schedule would suffer
   *[no] leave the setting
}.
step-start-clock = Clock set wrongly: stop it, install the right setting, and adjust times and move-counter by your best judgement.
step-start-clock-before = A player has completed fewer than { $moves } moves, and the clock is set wrongly: stop it, install the right setting, and adjust times and move-counter by your best judgement.

procedure-phone = A telephone or other device

step-phone-latecomer = A latecomer who has not moved yet has a device: give the chance to hand it in or, where that is allowed, to put it into a bag.
step-phone-evident = Establish whose device it is and where it was.
step-phone-allowed = What you have approved is allowed, such as an electronic scoresheet, a medical device or a clock for the blind.
step-phone-approved = A device in the agreed bag, completely switched off and out of reach, is allowed where the event says so.
step-phone-stop-clocks = Stop both clocks.
step-phone-ruling = A device that a player is carrying rings.
step-phone-off = A player is carrying a switched-off device in a pocket.
step-phone-bare-king = The opponent wins even without mating material.
step-phone-milder = { $device ->
    [ring-loses] The event can fix no milder penalty.
    [sound-loses] The event can fix no milder penalty.
    [presence-loses] The event has fixed a milder penalty beforehand: impose that one.
   *[on-person-loses] The event has fixed a milder penalty beforehand: impose that one.
}
step-phone-not-arrived = The opponent has not arrived yet: the player has lost; if the opponent comes in time, record a win by forfeit, which is not rated.
step-phone-bag = The bag with the device is used without permission.
step-phone-bag-rings = The device rings in the agreed bag: it was not completely switched off, and no article says what that costs; what the event has laid down takes precedence; otherwise the choice is yours.
step-phone-others = A spectator's or captain's telephone costs no game; you may expel its owner.
step-phone-detector = A metal detector sounds: find the cause first.
step-phone-inspect-law = The law of the country forbids searching people: do not have the player inspected.
step-phone-inspect-ground = Have a player inspected only on suspicion or on a formal complaint that is not evidently unfounded.
step-phone-inspect-when = Unless it is urgent, have the inspection made before the game or right after it, not during it.
step-phone-inspect = You may have the player inspected, in private and by a person of the same gender; penalise a refusal.
step-phone-inspect-witness = Have one witness of the player's gender present; the player may add another.
step-phone-inspect-once = The player left the venue during the game, or the opponent has complained: have the player inspected no more than once a round.

procedure-late-player = A late player
    .rulings = What is ruled
    .afterwards = Afterwards

step-late-announce-start = Announce the start aloud and write its time down: lateness counts from then.
step-late-board = A player has arrived only when at the board; being in the hall is not enough.
step-late-zero = No lateness is allowed, or no default time was named: whoever is not at the board when the start is announced has lost; declare the loss.
step-late-clock = Start White's clock, even if White is absent.
step-late-running = Late, but within the default time: White's clock runs from the start, Black's only once White has moved and pressed the clock.
step-late-both = Both absent: White loses all the time until White arrives, unless the rules of the event or you say otherwise.
step-late-excuse = A player comes after the default time: decide whether to let the game be played all the same.
step-late-no-show = A player does not come.
step-late-neither = Neither player comes.
step-late-one-second = A player arrives one second after the default time.
step-late-report = Note each game that was not played and report it to the chief arbiter.

procedure-signed-result = The end of a game and its result

step-result-go = The game seems over: go to the board.
step-result-signed = See that both players have signed both scoresheets.
step-result-same = Compare both scoresheets: result written, both signed, the same result on both.
step-result-different = The scoresheets show different results: find out the right one.
step-result-wrong = A wrong result has been signed: it stands unless you decide otherwise.
step-result-irregular = An illegal move is found after the signing, or once the game is clearly over: correct nothing; the result stands.
step-result-proof = Treat what both have signed as binding and as the best proof, but bear in mind that errors are possible; in France it is final only when you have confirmed it.
step-result-list = Enter the result on the results list and collect the originals.
step-result-after-round = After the round: check the list against the scoresheets, pass it to the chief arbiter, and make the equipment ready.
step-result-published = A wrong result, colour or rating was published: reported by the deadline fixed beforehand, the next pairing uses the right data.
step-result-published-late = Reported after the next pairing, but before that round ends: the pairing after it uses the right data.
step-result-published-later = Reported later still: correct only the rating report; the standings keep the error.

procedure-results = How results are recorded

step-score-played = A game decided at the board: win { $win }, draw { $draw }, loss { $loss }, unless the event announced other points.
step-score-scale = Another scale was announced: the highest score and the scores that a game can give follow it.
step-score-default = A player does not come.
step-score-nobody = Neither player comes.
step-score-device = A device is found before the opponent has moved: record a win by forfeit; the game counts as not played and is not rated.
step-score-both-guilty = Both players persistently refuse to comply with the Laws.
step-score-rated = A game in which both players have moved is rated, however it ended; one lost by forfeit never is.
step-score-arbiter = It is for you to decide the opponent's score: give any score that a game can normally give, and not more in all than a game is worth.
step-score-team-board = A player sat on the wrong board of a team: the game counts for rating, but for the match that board is lost by forfeit.
step-score-withdrawn = A player withdraws from a round robin: count the games by how many were played.

procedure-limited-supervision = Games under the simplified rules

step-limited-seen = You see an illegal move completed, or the opponent claims it, and the next move has not been made yet: rule on the illegal move.
step-limited-late = The opponent has made the next move: do nothing; the illegal move stands.
step-limited-agreed = Both players agree to correct the illegal move: take no part in it.
step-limited-result-only = You see only the position after an illegal move, and nobody claims: do nothing, unless one of the next steps applies.
step-limited-wait = Both kings are in check, or a pawn stands on its last rank: wait until the next move is completed.
step-limited-draw = After that move the position is still illegal: declare the game drawn.
step-limited-legal-again = The mover's king is out of check, and only the other king is in check: the position is legal again; let play go on.
step-limited-still-in-check = The other player completes a move that leaves their own king in check: rule on it as an illegal move.
step-limited-both-flags = Both clocks show zero: decide by the mark on the display which flag fell first; no claim is needed.
step-limited-set-up = The set-up, the board or the clock setting was wrong, and each player has completed { $moves } moves: leave it; change a clock setting only where the schedule of the event would suffer.
step-limited-claim = Draw claim without a scoresheet: do not refuse it for the missing sheet; check it by an electronic record where there is one.
step-limited-claim-seen = There is no record at all: you may accept or refuse the claim by what you saw yourself.
step-limited-automatic = Checkmate, stalemate, a dead position, or a draw that needs no claim: say that the game is over.
step-limited-conduct = A disturbance, a device or a breach of touch-move: act as in every game.

procedure-clock-settings = Setting and correcting the clock

step-clock-increment = Increment: set the base time and one increment for the first move.
step-clock-delay = Delay: set the base time only; at each move the delay runs first, or what was used of it is given back.
step-clock-period = A period is completed: the clock must show the time left over plus that of the next period.
step-clock-false-press = The clock was pressed without a move, or pressed back: take off what each false press added, and put the move-counter right.
step-clock-not-pressed = A press was forgotten, and the opponent has replied: leave the times as they are, and put the move-counter right when needed.
step-clock-restored = A position was restored: set the times by your best judgement{ $leave ->
    [yes] , or leave them as they are
   *[no] {""}
}.
step-clock-wrong-setting = The clock is set wrongly: stop it, install the right setting, and adjust times and move-counter by your best judgement.
step-clock-defect = The clock is defective: replace it and set the times by your best judgement.
step-clock-mark-defect = Mark the defective clock and keep it apart from the good ones.
step-clock-neighbour = A neighbour's clock was pressed in a team match: set both clocks right by your best judgement.
step-clock-quickplay-granted = An increment is granted in a quickplay finish: set { DURATION($increment) } per move for both, and give the opponent { DURATION($time) }.
step-clock-quickplay-rejected = A claim in a quickplay finish is rejected: give the opponent { DURATION($time) }.
step-clock-assistant = A player without a disability has an assistant press the clock: usually take { DURATION($time) } off that player's time.
step-clock-assistant-found = A player who cannot work the clock must find the assistant; it is not for the organiser to do so.
step-clock-disturbance = A game was disturbed from outside: give one player or both additional time.
step-clock-control = Check of a game with { DURATION($time) } per move: the minutes of both players together, less the number of the last move, must equal the sum of the starting times less the minutes since the start.
step-clock-control-off = The times are more than { $count } minutes off: look for missed presses, a wrong setting or a defect.
step-clock-model-period = DGT 3000, a period that is not the last ends: a steady flag for { DURATION($time) }, and both get the next time at once.
step-clock-model-last = DGT 3000, last period: the flag blinks; the second side at zero gets none.
step-clock-model-counter = DGT 3000 stopped with White to move: both have completed as many moves; with Black to move: White one more.

procedure-checklists = Checklists for a round
    .before = Before the round
    .during = During the round
    .game-over = After each game
    .after = After the round

step-list-arrive-first = First round: be there { DURATION($time) } before the start.
step-list-arrive = Other rounds: be there { DURATION($time) } before the start.
step-list-rooms = Check rooms, toilets, light, air and space; tables, ropes, name plates and numbers; scoresheets and pens.
step-list-boards = Check every board: a light corner square on each player's right, kings and queens and knights and bishops not exchanged.
step-list-clocks = Check the clocks: right setting, batteries, right place.
step-list-clock-side = Individual event: put the clock at Black's right hand, and the boards so that you see as many clocks as possible.
step-list-teams = Teams: check the line-ups against the fixed board order; a line-up that is late is replaced by the first boards in order.
step-list-team-row = Team match: seat each team in a row, with colours alternating and all clocks facing the same way.
step-list-announce = Announce the default time, restrictions on draws, the rules on devices, which rules apply, and how to appeal.
step-list-appeals = Appeals committee formed, fee and deadline fixed.
step-list-committee = Its chair, at least two members and two reserves, aged { $count } or over, if possible of different federations; an odd number of votes.
step-list-countdown-few = FIDE event with fewer than { $count } players: announce the start { DURATION($time) } before it, and again in the last minute.
step-list-countdown-many = { $count } players or more: put a large countdown in the hall; elsewhere at least a wall clock.
step-list-start = Announce the start and write its time down.
step-list-start-clocks = Few boards: start White's clocks yourselves. Many: announce it, then walk round and check every board.
step-list-start-counter = The move-counter adds time after the first control: start White's clocks yourselves if you can, or check that the clock has the right side as White.
step-list-record = See that both players record their own and the opponent's moves, move after move.
step-list-control = Every { DURATION($time) }: write down both times and the move number of each board, and look at the scoresheets.
step-list-leaving = Watch discreetly who leaves unusually often and whom that player meets.
step-list-absences = A player is often away: note at which moves; the same cubicle each time is suspicious.
step-list-own-conduct = In your sector, while games run: no reading, internet, phone or talk with friends, no smoking every few minutes, no leaving to watch elsewhere.
step-list-incidents = Write the incidents down for the report: players, results, standings, arbiters, incidents, appeals and decisions.

procedure-chess960 = Chess960: setting up and castling
    .castling = Castling

step-chess960-draw = Draw the start position by lot before the game, with a program, dice or cards; there are { $positions }.
step-chess960-pawns = Check: the pawns stand as usual.
step-chess960-check-bishops = Check: the bishops stand on squares of different colours.
step-chess960-check-king = Check: the king stands between the rooks.
step-chess960-check-mirror = Check: Black's pieces stand opposite White's.
step-chess960-once = Each player may castle only once.
step-chess960-final = Final squares: the king goes to the c- or g-file and the rook to the d- or f-file, wherever they stood.
step-chess960-rights = Castling is allowed only if neither the king nor that rook has moved and the king does not begin, pass or end on an attacked square.
step-chess960-empty = All squares between the start and the end of both, the end included, must be empty but for the king and that rook.
step-chess960-one-stays = King or rook may stay where it is, but not both.
step-chess960-at-once = Castling may be possible on the first move.
step-chess960-say = Advise the players to say “I am about to castle”.
step-chess960-hand = Castling by hand: put the king off the board beside its final square, move the rook over, then place the king.

procedure-blind-players = Blind and disabled players

step-blind-boards = Provide two boards if either player asks for them.
step-blind-announce = Have each move announced, repeated by the opponent and made on the other board; at a promotion the piece is named.
step-blind-names = Names: the files Anna to Hector, the ranks in German, unless you decide otherwise.
step-blind-touched = A piece is touched when it has been taken out of its hole.
step-blind-made = A move is made when the captured piece is off the board, the piece stands in its new hole and the move has been announced.
step-blind-clock = Only then may the opponent's clock be started.
step-blind-slip = Have a slip of the tongue corrected at once, before the opponent's clock is started.
step-blind-differ = The boards differ, but the records agree: have the player who carried the move out wrongly put that board right.
step-blind-go-back = The boards and the records differ: have the players go back to the last agreement, and adjust the clocks.
step-blind-record = The visually disabled player may record in Braille, in longhand or with a recorder.
step-blind-free = The event may free from recording under { DURATION($time) }, even with an increment; the record is completed afterwards.
step-blind-assistant = An assistant may make the moves, announce, record, tell the times, claim the flag, and seal.
step-blind-assistant-duties = Assistants know the basics of chess and the piece names in both languages, always write the moves, and say when they leave.
step-blind-assistant-offers = Draw offers and claims may pass through the assistant; whoever can press the clock does so in person.
step-blind-other-assistant = The visually disabled player has no assistant: the opponent may use one to make and announce the moves.
step-blind-hearing = The opponent is hearing-impaired: see that there is an assistant.
step-blind-clock-side = A player needs the clock on the other side: turn the board; the clock stays.
step-blind-no-refusal = Nobody may refuse to meet a disabled opponent.

procedure-adjournment = Adjournment and resumption
    .resumption = The resumption

step-seal-ask = The session is over and the game is not: ask the player who has the move to seal it.
step-seal-on-board = The player makes a move on the board instead: that move is the sealed move.
step-seal-write = See that the player writes the move, puts both scoresheets into the envelope and closes it.
step-seal-clocks = See that the player stops the clocks only then.
step-seal-envelope = See that the envelope shows the names of the players, the position, the times used, who sealed, the number of the move, a draw offer if there is one, and the date, time and place of the resumption.
step-seal-keep = Check the envelope and keep it safe.
step-resume-set-up = Set up the position before the sealed move, and set the clocks to the times at the adjournment.
step-resume-open = The player who must reply is present: open the envelope, make the sealed move on the board, then start that player's clock.
step-resume-absent = That player is absent: start that player's clock, and leave the envelope closed until the player comes.
step-resume-reply = The player who sealed is absent: the opponent may seal the reply in a second envelope and start the absent player's clock; open that envelope when the absent player comes.
step-resume-decided = The game was already decided without the sealed move: that result stands.
step-resume-bad-move = The sealed move is ambiguous, unreadable or illegal: declare the game lost for the player who sealed it.
step-resume-lost-envelope = The envelope is lost: have the game go on from the adjourned position; the player who sealed makes the move that, by that player's word, was sealed.
step-resume-lost-position = The adjourned position cannot be established: annul the game and have a new one played.
step-resume-wrong-times = A player points out wrong times before making a first move: correct them.
step-resume-late = A player comes too late for the resumption: declare the game lost{ $mode ->
    [fixed-limit] {""}
    [limit-unless-varied] , unless the rules of the event or you decide otherwise
   *[default-time] , unless you decide otherwise
}.

procedure-scoresheets = Scoresheets
    .paper = Paper
    .electronic = Electronic

step-sheet-paper = Supply the scoresheets prescribed for the event.
step-sheet-property = The scoresheets belong to the organiser: collect the originals.
step-sheet-visible = See that you can see both scoresheets at all times.
step-sheet-in-advance = A move is not written before it is made{ $advance ->
    [allowed] , unless the player wishes
    [claim-only] , except for a draw claim
   *[or-sealing] , except for a draw claim or to seal it
}.
step-sheet-lend = A player who must complete the scoresheet may use the opponent's; if the opponent refuses it, insist.
step-sheet-return = Have the borrowed scoresheet given back before the borrower moves.
step-sheet-delay = A player delays completing the scoresheet: warn that player.
step-sheet-gaps = Moves are missing, and nobody knows since when: warn the player; if it happens regularly, penalise.
step-sheet-suspended = A player has less than { DURATION($time) } left and gains less than { DURATION($increment) } per move: that player need not record.
step-sheet-unable = A player cannot record: accept a suitable assistant, and adjust the player's time as the Laws say.
step-sheet-electronic = Allow only a certified electronic scoresheet that is prescribed for the event.
step-sheet-own-device = The organiser supplies it; own devices are excluded.
step-sheet-seven = The game mode and at least { $count } moves stay visible.
step-sheet-accepts = An illegal entry is accepted and not signalled: say nothing about it.
step-sheet-defect = An electronic scoresheet is evidently defective: replace it.

procedure-what-to-say = What to say and what not
    .must = You must say
    .may = You may say
    .must-not = You must not say

step-say-flag = That a flag is down, as soon as you see it.
step-say-start = The start of the round, and its time.
step-say-last-warning = With the last warning, that the next breach costs the game.
step-say-appeal = The right to appeal, and its deadline.
step-say-over = That the game is over by a draw that needs no claim or by a dead position.
step-say-dead = That the game is drawn, unasked and at the board, when neither side has the material to mate or the position is blocked for good.
step-say-cost = What a manifestly unfounded complaint costs.
step-say-law = What an article means.
step-say-claim = How a draw is claimed.
step-say-make-legal = “Make the claim in due form.”
step-say-press = “Press the clock”: only the opponent may say that.
step-say-moves = How many moves have been made or are left, before a flag is down.
step-say-not-pressed = “You have not pressed”, “your opponent has moved”.
step-say-castle = “Yes, you may castle.”
step-say-entry = That an electronic entry is illegal.
step-say-intervene = Anything else about the game, unless the Laws say so.

procedure-penalties = What each act costs
    .illegal = Illegal moves and what counts as one
    .clock = The clock
    .pieces = The pieces
    .draws = Draws
    .records = Scoresheet and record
    .conduct = Conduct

step-act-press = The clock is pressed without a move.
step-act-two-hands = A move is made with two hands.
step-act-press-back = The clock is pressed back instead of stopped: decide whether it is an offence or a distraction with a milder penalty.
step-act-other-hand = The clock is pressed with the other hand.
step-act-force = The clock is hit with force, lifted or knocked over.
step-act-hover = A finger stays on the clock or hovers over it.
step-act-touch = Another piece is moved than the one touched.
step-act-displace = Pieces are knocked over.
step-act-accident = Pieces knocked over by accident never lose the game at once; on purpose or repeatedly, it may cost more.
step-act-two-moves = A player moves twice in a row, and the opponent claims it.
step-act-no-reason = The clocks are stopped without a reason.
step-act-offer = A draw is offered before moving.
step-act-condition = A condition is attached to an offer: the offer stands, the condition is void.
step-act-early-draw = A draw is agreed too early: play goes on. What the event has laid down for it takes precedence; otherwise you may penalise both.
step-act-gap = A player moves without having recorded the previous own move: have it recorded before the next move; you may penalise the player.
step-act-views = A player asks to see the record more often than is allowed.
step-act-phone = A telephone that a player is carrying rings.
step-act-inspection = A player refuses to be inspected.
step-act-inspection-law = The law of the country forbids searching people: a refusal is then no offence.
step-act-last-warning = Before that, the player must have been told that the next breach costs the game.
step-act-reconstruction = A player refuses to help with the reconstruction.
step-act-refusal = One player persistently refuses to comply with the Laws: declare the game lost for that player, and decide the opponent's score.
step-act-both-refuse = Both players persistently refuse to comply with the Laws.
step-act-late = A player comes too late to the board, and you do not excuse it.
step-act-arranged = A result is arranged beforehand: penalise both; the penalty is chosen from the list.
step-act-arranged-chief = It is the chief arbiter who imposes the penalty for an arranged result.
step-act-list = The scale of penalties: warning, time for the opponent, time off the offender, points, loss, fine, exclusion, expulsion; they may be combined.

procedure-offences-counted = What is counted
    .not = Not counted as an illegal move

step-count-sanction = { $loses ->
    [1] The first illegal move loses the game.
    [2] The first illegal move gives the opponent { DURATION($time) }, the second loses the game.
   *[3] The first and the second illegal move give the opponent { DURATION($time) }, the third loses the game.
}
step-count-warnings = A player has been warned three or four times: that is good ground for the loss of the game.
step-count-views = Count the requests to see the record: more than { $limit } in a game count as distracting the opponent.
step-count-not = An illegal move after which the clock was not pressed { $made ->
    [yes] counts, too
   *[no] is not counted
}.
step-count-after-the-end = An illegal move found after the end of the game.
step-count-other-hand = A press with the other hand: penalised, but not an illegal move.
step-count-touch = A piece other than the one touched was moved: this is put right, but it is not an illegal move.

procedure-mating-material = Who can still be mated

step-mate-free = The rulings below go by the pieces alone: look at the position, too, as forced moves may make it a draw.
step-mate-kq-n = A player with king and queen oversteps the time; the opponent has king and knight.
step-mate-kq-b = A player with king and queen oversteps the time; the opponent has king and bishop.
step-mate-kr-n = A player with king and rook oversteps the time; the opponent has king and knight.
step-mate-kr-b = A player with king and rook oversteps the time; the opponent has king and bishop.
step-mate-kb-n = A player with king and bishop oversteps the time; the opponent has king and knight.
step-mate-kb-b-same = A player with king and bishop oversteps the time; the opponent has king and bishop, both bishops on squares of the same colour.
step-mate-kb-b-other = A player with king and bishop oversteps the time; the opponent has king and bishop, the bishops on squares of opposite colours.
step-mate-kn-n = A player with king and knight oversteps the time; the opponent has king and knight.
step-mate-kn-b = A player with king and knight oversteps the time; the opponent has king and bishop.
step-mate-kp-n = A player with king and pawn oversteps the time; the opponent has king and knight.
step-mate-kp-b = A player with king and pawn oversteps the time; the opponent has king and bishop.
step-mate-k-n = A player with a bare king oversteps the time; the opponent has king and knight.
step-mate-k-b = A player with a bare king oversteps the time; the opponent has king and bishop.

procedure-undecided = Nothing in the Laws fits exactly

step-undecided-exact = An article covers the case exactly: apply it.
step-undecided-near = Otherwise start from the nearest regulated case.
step-undecided-weigh = Weigh common sense, logic, fairness, and what is special about the case.
step-undecided-ask = An important point: ask colleagues, or the chief arbiter, before you rule.
step-undecided-alone = An ordinary point: decide it yourself, without long delay.
step-undecided-settle = A penalty seems right, but no rule names one: first try to settle the matter, so that the offended side is satisfied.
step-undecided-penalty = If no settlement is reached, the chief arbiter may set the penalty after consulting the organiser.

procedure-appeal = A player disagrees

step-appeal-tell = Tell the player of the right to appeal and of its deadline.
step-appeal-go-on = The appeal cannot be heard at once: the game goes on as you ruled; start the clock.
step-appeal-chief = The chief arbiter decides first, and tries to settle the dispute.
step-appeal-committee = After that the appeals committee decides; nobody rules in their own dispute.
step-appeal-final = The decision of the committee is final.
step-appeal-fee = The appeal succeeds: the fee is returned. The appeal was at least reasonable: the fee may be returned, wholly or in part.
step-appeal-form = FIDE event: in writing, by the player or captain, within the deadline.
step-appeal-fair-play = Fair-play matters are decided by the officer for fair play.

procedure-accusation = An accusation of cheating

step-accusation-serious = Take the accusation seriously and look into it fully.
step-accusation-silence = Tell the accuser to speak to nobody about it.
step-accusation-ask = Ask players whether anything worried them; do not name or hint at the suspect.
step-accusation-written = In rated events: only in writing, on the form, with all grounds; say what a manifestly unfounded one costs.
step-accusation-program = Somebody in the area is using a chess program: act at once together with the chief arbiter.

procedure-special-incidents = Other incidents
    .piece = A piece is asked for
    .twice = Two moves in a row
    .board = Electronic board
    .alarm = Alarm
    .video = Video
    .dress = Dress
    .smoking = Smoking
    .photos = Photographs

step-incident-piece = A piece for promotion is asked for: bring just that piece and start the player's clock again yourself; the player goes on thinking.
step-incident-two-moves = A player moved twice: find out whether the opponent had moved in between.
step-incident-two-moves-back = The opponent had not moved: have the second move taken back, and put clock and board right; the lost time stays lost.
step-incident-electronic = An electronic board shows an error: the operator tells the arbiter and nobody else.
step-incident-electronic-look = See whether an irregularity on the board is the cause.
step-incident-alarm = Alarm: have the players stop their clocks before all leave, if possible.
step-incident-time = Afterwards give one player or both additional time if needed.
step-incident-video = Video is looked at: say what is checked, stop the clocks, let both players watch; you decide when to stop.
step-incident-dress = The dress code is broken: report it to a senior arbiter; the chief arbiter is responsible.
step-incident-smoking = Smoking place: near the playing area and supervised; a total ban is announced in the rules of the event.
step-photo-who = Only authorised people take photographs.
step-photo-first = Flash, first round: only in the first { DURATION($time) }, unless the chief arbiter decides otherwise.
step-photo-later-rounds = Later rounds: only in the first { DURATION($time) }.
step-photo-without-flash = After that: without flash, and only with the chief arbiter's permission.

procedure-which-rules = Which rules apply

step-rules-article = A comment of the manual and an article disagree: apply the article.
step-rules-national = A rule breaks the law of the country: do not enforce it.
step-rules-silent = The rules of the event are silent: apply FIDE's general regulations for competitions.
step-rules-reading = The chief arbiter and the chief organiser read a Law differently: the chief arbiter's reading counts.
step-rules-federation = A federation has more detailed rules: apply them only in its own territory, where they do not conflict with FIDE's, and never in a FIDE event.

procedure-equipment = The equipment is in doubt
    .pieces = Pieces
    .board = Board and table

step-equipment-pieces = Staunton pieces. Heights in centimetres: king nine and a half, queen eight and a half, bishop seven, knight six, rook five and a half, pawn five.
step-equipment-order = Up to { $count } per cent more or less, but always in this order.
step-equipment-base = The base of a piece is two fifths to one half of its height; nothing is shiny.
step-equipment-square = A square measures five to six centimetres, and four pawns fit on it.
step-equipment-table = The table is about one metre ten by eighty-five centimetres, up to { $count } per cent more or less, and seventy-four centimetres high.

procedure-captains = Captains of teams

step-captain-speaks = A captain wants to speak to a player, or the reverse: only through you, in your presence, in a language that you understand.
step-captain-draws = No advice on offering or accepting a draw, and no word on the position.
step-captain-told = What you tell the captain counts as told to all players of the team.
step-captain-leaves = A captain leaves the playing venue and comes back only with permission.
step-captain-behind = See that no captain stands behind the other team.

procedure-interruption = Play is interrupted by force

step-interruption-stop = Power cut, cold, noise, fire: stop all clocks.
step-interruption-note = Write down or photograph every position and the times.
step-interruption-seal = Have the moves sealed if possible, elsewhere if need be.
step-interruption-board = Sealing is impossible: the position on the board stands.
step-interruption-resume = Go on soon, elsewhere or later; a long break brings the risk of outside help, yet play may be resumed after one.
step-interruption-control = You may shorten the time control, and let play exceed { $count } hours in a day.
