### The names of the values that editions give; see the page of what is not verified.

value-of-has-the-move-when-opponents-move-is = When a player has the move: after the opponent’s move is made, or completed
value-of-moving-twice-acted-on-by = Who sees to it that two moves in a row are put right
value-of-moving-twice-may-be-penalised = Whether the arbiter may penalise two moves in a row
value-of-castling-along = Along which line king and rook castle
value-of-touch-binds = Which touch binds the player
value-of-other-contact-counts-as-intent = Whether any contact that is not clearly accidental counts as deliberate
value-of-adjusting-needs-own-clock-running = Whether pieces may be adjusted only while one’s own clock runs
value-of-adjusting-only-what-stands-badly = Whether only pieces that do not stand properly may be adjusted
value-of-knights-turned-by-their-owner = Whether players may turn their own knights
value-of-both-colours-touched = What follows when pieces of both colours are touched
value-of-promotion-choice-fixed-by-touching-square = Whether the choice of the new piece is fixed once it touches the square
value-of-objections-cover = What a player may object to until touching a piece
value-of-touch-move-acted-on-by = On whose initiative a broken touch is ruled on
value-of-touch-breach-waits-for-press = Whether the arbiter waits for the press before acting on a broken touch
value-of-unfinished-castling-is-judged = Whether the arbiter judges if castling was merely left unfinished
value-of-arbiter-acts-unasked-on = On what the arbiter acts without a claim
value-of-assistant-may-move = Whether a player unable to move the pieces may bring an assistant for it
value-of-checkmate-needs = What a mating move must comply with to end the game
value-of-stalemate-needs = What a stalemating move must comply with to end the game
value-of-dead-position-needs = What the move into a dead position must comply with
value-of-dead-position-mate-test = How the dead position is described
value-of-resignation-is-draw-if-opponent-cannot-mate = Whether a resignation is a draw when the opponent could never checkmate
value-of-agreement-needs-move-by-each = Whether a draw can be agreed only after a move by each player
value-of-completed-by-own-next-move = Whether a move counts as completed without pressing the clock once the player’s next move is made
value-of-may-press-after-reply = Whether a player may still press the clock after the opponent's reply
value-of-pressing-hand-is-fixed = Whether the clock must be pressed with the hand that moved
value-of-clock-handling-forbidden = What nobody may do to the clock
value-of-press-without-move-is-no-handling = Whether a press without a move is not improper handling of the clock as well
value-of-other-hand-is-usually-warned = Whether pressing with the other hand is usually met with a warning
value-of-clock-assistant-time = What becomes of the time of a player who has an assistant for the clock
value-of-saved-time = What becomes of the time saved in a period
value-of-lateness-counts-from = From when lateness counts
value-of-stop-without-reason-is-penalised = Whether stopping the clocks without a valid reason is penalised
value-of-disturbance-excuses-a-stop = Whether a disturbance or an illness is a valid reason to stop the clocks by itself
value-of-private-stop-is-unfounded = Whether a private matter is usually no valid reason to stop the clocks
value-of-private-stop-granted-to-disabled = Whether a disabled player may stop the clocks for a private matter
value-of-video-stop-is-unfounded = Whether the wish for a video is no reason to stop the clocks
value-of-low-battery-stop-is-unfounded = Whether a low battery is no reason to stop the clocks
value-of-screen-claims-barred = Which claims that rest on a screen are barred
value-of-default-time-if-silent = Default time if the regulations of the event are silent
value-of-default-time-excused-by = What may excuse arriving after the default time
value-of-both-absent-at-start = Who loses time when neither player is there at the start
value-of-flag-counts-once = Whose notice makes a fallen flag count
value-of-flag-fall-mate-test = How “the opponent cannot checkmate” is described after a flag-fall
value-of-flag-fall-yields-to = Which ends of the game take precedence over a fallen flag
value-of-both-flags-in-last-period = What follows when both flags are down in the last period
value-of-both-flags-in-other-period = What follows when both flags are down in an earlier period
value-of-both-flags-need-guidelines = Whether these two rules hold only where the guidelines were announced
value-of-both-flags-read-from-clock = Whether the arbiter reads from the clock which of two flags fell first
value-of-clock-with-increment-marks-first = Whether a clock that adds time for each move always marks the first flag
value-of-wrong-setting-is-corrected = Whether a wrong clock setting is put right during the game
value-of-reversed-colours = What follows reversed colours
value-of-reversed-colours-stand-from-moves = From how many moves by each a game with reversed colours goes on
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-reversed-colours-hang-on-black = Whether the last of these moves by Black decides
value-of-reversed-colours-leave-finished-game = Whether a finished game stands although the colours were reversed
value-of-illegal-move-counts-when = When a move counts as illegal
value-of-illegal-move-sanctions = Consequences of the first, second and further illegal moves
    .reading = The reduced times of A.3 reach blitz only through B.3; a game under B.2 keeps those of Articles 7 and 9. The other reading, that A.3 is meant for all blitz as B.2 was in 2018, is not excluded by any source.
value-of-quickplay-illegal-move-sanctions = Consequences of illegal moves in a quickplay finish
value-of-illegal-move-acted-on-by = On whose initiative an illegal move is dealt with
value-of-illegal-move-correction-ends = Until when an illegal move can be corrected
value-of-illegal-move-corrected-later-by-agreement = Whether the players may agree to correct it even later
value-of-illegal-loss-is-draw-if-opponent-cannot-mate = Whether a loss by illegal moves is a draw when the opponent could never checkmate
value-of-clock-assistant-usually-costs = What an assistant for the clock usually costs in time
value-of-gained-increment-taken-back = Whether the increment gained by the press is taken back after an illegal move
value-of-rapid-gained-increment-taken-back = Whether the increment gained by the press is taken back after an illegal move in rapid and blitz
value-of-faults-in-one-move-count-once = Whether several faults in one move count once
value-of-illegal-move-repeated-counts-again = Whether another illegal act on the same move counts again
value-of-promotion-omitted = What it means not to replace a promoted pawn
value-of-press-without-move = What pressing the clock without a move is
value-of-accidental-press-is-excused = Whether a clock pressed by accident does not count as pressed
value-of-pressing-back-is-judged = Whether the arbiter judges if the clock was only pressed back
value-of-two-hands = What a move with two hands is
value-of-replacement-bound-by = What binds the move that replaces an illegal one
value-of-arbiter-may-leave-times = Whether the arbiter may leave the times as they are after restoring a position
value-of-move-counter-is-adjusted = Whether the move-counter is adjusted after restoring a position
value-of-displaced-by-player = What is done about pieces that a player knocked over
value-of-players-record = Whether the players must record the moves
    .reading = A game of blitz under the Competition Rules follows the main part of the Laws; the article of the rapid part that frees players from recording is named only for the other regime. The arbiter records, so the opposite reading, no duty for the players, is common.
value-of-recording-exempt-below = Time left below which a player need not record
value-of-recording-exempt-increment-below = Increment below which this exemption holds
value-of-recording-exempt-for = For how long this exemption holds
value-of-written-in-advance-only-for = For what alone a move may be written in advance
value-of-scoresheet-claims-remain = Whether claims that rest on a scoresheet remain possible without one
value-of-scoresheet-on-request = Whether a player may ask for a scoresheet at any time
value-of-record-views = How often a player may ask to see the arbiter’s record
    .amount = { $count ->
        [one] once
       *[other] { $count } times
    }
value-of-offer-at-wrong-moment-penalised = Whether an offer of a draw at a wrong moment is penalised
value-of-event-may-restrict = What an event may restrict about draws
value-of-offer-refused-by = How an offer of a draw is refused
value-of-claim-is-also-offer = Whether a draw claim is an offer of a draw as well
value-of-claim-repetitions = How often a position must have stood for a claim
    .amount = { $count ->
        [one] once
       *[other] { $count } times
    }
value-of-repetition-castling = How castling makes two positions differ
value-of-repetition-en-passant = How capturing en passant makes two positions differ
value-of-claim-moves-without-progress = Moves by each player without pawn move or capture for a claim
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-claim-moves-without-progress-count-when = Whether these moves must be made or completed
value-of-claimed-move-is-binding = Whether the move written for a claim can no longer be changed
value-of-claim-lost-when-piece-is = What costs a player the right to claim on this move
value-of-claimant-clock = What happens to the clock on a draw claim
value-of-wrong-claim-claimant-loses = What an incorrect claim costs the claimant
value-of-wrong-claim-opponent-gets = Time for the opponent after an incorrect claim
    .reading = The reduced times of A.3 reach blitz only through B.3; a game under B.2 keeps those of Articles 7 and 9. The other reading, that A.3 is meant for all blitz as B.2 was in 2018, is not excluded by any source.
value-of-after-wrong-claim = What must be played after an incorrect claim
value-of-automatic-repetitions = How often a position must have stood for a draw without a claim
    .amount = { $count ->
        [one] once
       *[other] { $count } times
    }
value-of-automatic-repetitions-count = Which repetitions count for a draw without a claim
value-of-automatic-moves-without-progress = Moves by each player without pawn move or capture for a draw without a claim
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-rapid-from = Shortest time for rapid chess
value-of-rapid-up-to = Longest time for rapid chess
value-of-blitz-up-to = Longest time for blitz
value-of-increment-counts-for-moves = For how many moves the increment counts in these limits
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-supervised-games-per-arbiter = Games that one arbiter may supervise under the Competition Rules
    .amount = { $count ->
        [one] one game
       *[other] { $count } games
    }
value-of-supervised-games-are-an-example = Whether that number is only an example of adequate supervision
value-of-supervised-games-are-recorded = Whether the Competition Rules also need every game recorded by the arbiter
value-of-event-must-name-regime = Whether the event must say which rules apply
value-of-set-up-stands-after-moves = After how many moves by each a wrong set-up stands
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-clock-setting-stands-after-moves = After how many moves by each a wrong clock setting stands
    .amount = { $count ->
        [one] one move
       *[other] { $count } moves
    }
value-of-set-up-stands-when-moves-are = Whether these moves must be made or completed
value-of-clock-setting-may-save-schedule = Whether the clock may still be reset to save the schedule
value-of-misplaced-may-not-castle = Which misplaced pieces may not castle
value-of-rulings-only-on-request = What the arbiter rules on only when asked to
value-of-both-kings-in-check = What the arbiter does about a position that only illegal play can reach
value-of-arbiter-calls-flag = Whether the arbiter calls a fallen flag
value-of-time-win-clock = What happens to the clock on a claim to have won on time
value-of-time-win-needs-own = What the claimant's own clock must show to win on time
value-of-win-needs-mating-potential = Whether a win needs pieces with which mate is possible
value-of-quickplay-below = Time left below which a player may ask or claim
value-of-quickplay-must-be-announced = Whether these rules hold only where they were announced
value-of-quickplay-claimant = Who may make this claim
value-of-quickplay-claim-clock = What happens to the clock on such a claim
value-of-quickplay-increment = Increment that a player may ask for
value-of-quickplay-increment-opponent-gets = Time for the opponent when the increment is given
value-of-quickplay-postponed-opponent-may-get = Time that the opponent may get when the decision is put off
value-of-quickplay-rejected-opponent-gets = Time for the opponent when the claim is refused
value-of-quickplay-decision-is-final = Whether the arbiter’s decision is final
value-of-device = Which electronic device costs the game
value-of-device-in-bag = What becomes of a switched-off device in a bag, where the event allows it
value-of-smoking-includes-electronic = Whether the rule on smoking names e-cigarettes
value-of-conduct-standard = What is demanded of the players’ behaviour in general
value-of-distraction-includes = What the article on distraction names as examples
value-of-appeal-after-signing = Whether a player may appeal even after signing the scoresheet
value-of-warnings-usually-before-the-loss = After how many warnings the loss of the game is usual
value-of-appeal-within = Within which time an appeal has to come
value-of-penalties = The penalties of the arbiter’s list
value-of-penalty-loss-leaves-opponents-score-open = Whether the arbiter decides the opponent’s score when the penalty is the loss of the game
value-of-sealed-on = What a move is sealed on
value-of-early-adjourner-time-is-recorded = Whether the remaining time of a player who adjourns early is recorded
value-of-envelope-offer = Which offer of a draw the envelope shows
value-of-sealed-move-exceptions = What saves a player whose sealed move is bad
value-of-resumption-lateness = What decides who is too late for a resumption
value-of-resumption-late-limit = How late is too late for a resumption
value-of-late-sealer-saved-by = What saves a sealer who comes too late
value-of-both-absent-replier-loses-time = Whether the player to reply loses the time while nobody is there
value-of-late-clock-error = What a clock error found late needs to be corrected
value-of-session-end-is-announced = Whether the end of a session is announced

value-of-turned-board-must-be-only-fault = Whether a turned board is put right only where nothing else was wrong
value-of-unable-to-record = What is done for a player who cannot record
value-of-electronic-scoresheets = Whether scoresheets may be electronic
value-of-reconstruction-notes-running-clock = Whether the arbiter notes whose clock was running before a reconstruction
value-of-unproved-overstepping-opens-period = Whether the next move opens the next period where no overstepping can be shown
value-of-signed-result-stands = Whether a signed result stands
value-of-signed-result-closes-irregularities = Whether a signed result also stands against an irregularity found later
value-of-scoring = What each result is worth
value-of-scoring-may-differ = Whether an event may announce another scoring
value-of-scores-are-limited = Whether no game may give more than its normal maximum
value-of-notation-rules = Whether the appendix on notation has the rules stated here
value-of-long-form-accepted = Whether the square of departure may be written too
value-of-capture-sign-required = Whether a capture must be marked with a sign
    .reading = The text puts the sign between letter and square; whether an entry without it is wrong is not said. The other reading, that the sign may be left out because the meaning is certain, is that of the later editions.
value-of-check-signs-optional = Whether the signs of check, mate and capture en passant may be left out
value-of-double-cross-means-mate = Whether ++ means checkmate
    .reading = One copy of the list gives ++ as a sign of check; another copy, and the glossary, as a sign of checkmate. The first is taken to be a slip.
value-of-blind-rules = Whether the appendix on visually disabled players has the rules stated here

# The values themselves, where they are words; $time: a length of time.

value-time = { DURATION($time) }
choice-completed = completed
choice-made = made
choice-pressed = once the clock has been pressed
choice-same-rank = the same rank
choice-first-rank = the player's first rank
choice-deliberate = a deliberate touch
choice-intent = a touch with the intention of moving or capturing
choice-one-of-each = one piece of each colour counts
choice-first-of-each = the first piece of each colour counts
choice-touch-move-only = touched pieces only
choice-act-of-moving = all rules on the act of moving
choice-legal-move = it must be legal
choice-moves-and-touching = the rules on moves and on touched pieces
choice-nothing = nothing is required
choice-worst-play = no checkmate, even by the worst play
choice-any-legal-series = no checkmate by any series of legal moves
choice-regulations = the regulations of the event
choice-arbiter = the arbiter
choice-arbiter-observes = the arbiter observes it
choice-player-claims = a player claims it
choice-described = only what an article has the arbiter deal with
choice-every-breach = every breach
choice-checkmate = checkmate
choice-resignation = resignation
choice-stalemate = stalemate
choice-agreement = agreement on a draw
choice-dead-position = a dead position
choice-draw = the game is drawn
choice-play-on = the game goes on
choice-force = force
choice-lift = lifting it
choice-knock-over = knocking it over
choice-press-before-move = pressing it before the move
choice-adjusted = is adjusted
choice-adjusted-unless-disabled = is adjusted, except for a disability
choice-except-in-delay = is added, except in the delay mode
choice-carried = is added
choice-scheduled = the scheduled start
choice-actual = the actual start
choice-any-use = claims with any use of the screen
choice-sole-use = claims that rest on the screen alone
choice-play-on-unless-arbiter-decides = the game goes on, unless the arbiter decides otherwise
choice-new-game-while-few-moves = a new game while few moves have been made
choice-loss = loss of the game
choice-opponent-claims = a claim by the opponent
choice-game-over = the end of the game
choice-opponent-touches = the opponent's touching a piece
choice-opponent-moves = the opponent's move
choice-illegal = an illegal move
choice-named-illegal = an illegal move, by an express sentence
choice-becomes-queen = the pawn becomes a queen
choice-breach = a breach of the rules
choice-illegal-move = an illegal move
choice-illegal-move-once-pressed = an illegal move, once the clock has been pressed
choice-touched-piece = the touched piece
choice-released-piece = the released piece
choice-restored-on-own-time = put back on the player's own time
choice-opponent-restarts-clock = the opponent may restart the player's clock
choice-either-calls-arbiter = either player may call the arbiter
choice-arbiter-may-penalise = the arbiter may penalise the player
choice-while-short = while the time is short
choice-rest-of-period = for the rest of the period
choice-time-deducted = the arbiter takes time off the player's clock
choice-assistant = an assistant writes
choice-assistant-free-if-disabled = an assistant writes, at no cost of time for a disability
choice-spoken = in words
choice-move = by a move
choice-touch = by touching a piece
choice-right-now-or-later = by the right to castle now or later
choice-right-for-a-time-or-for-good = by a right lost for a time or for good
choice-right-lost-by-moving = by a right lost by moving
choice-was-possible = by a capture that was possible
choice-possible-at-start = by a capture possible at the start of the series
choice-moved = the move of a piece
choice-touched = the touching of a piece
choice-must-stop = it must be stopped
choice-may-stop = it may be stopped
choice-player-or-arbiter-stops = the player or the arbiter stops it
choice-half = half of the time
choice-at-most = at most
choice-ladder = by the time left
choice-halved-above = halved above
choice-reduced-to = reduced to
choice-intended-move = the intended move
choice-intended-move-by-touch-rules = the intended move, by the rules on touched pieces
choice-intended-move-if-lawful = the intended move, if it is lawful
choice-win = win
choice-time = time
choice-included = limit included
choice-any-player = either player
choice-on-move = the player having the move
choice-etiquette = the etiquette of the game
choice-disrepute = nothing that brings chess into disrepute
choice-persistent-offers = persistent offers of a draw
choice-unreasonable-offers = unreasonable offers of a draw
choice-unreasonable-claims = unreasonable claims
choice-noise-source = a source of noise in the playing area
choice-warning = warning
choice-opponent-time = more time for the opponent
choice-own-time = less time for the offender
choice-expulsion = expulsion
choice-own-points = fewer points for the offender
choice-opponent-points = more points for the opponent
choice-fine = a fine
choice-rounds = exclusion from rounds
choice-scoresheet = the scoresheet
choice-paper-scoresheet = a paper scoresheet
choice-made-before-adjournment = one made before the adjournment
choice-still-current = one that still stands
choice-flag-fall = a flag-fall
choice-game-completed = a game that has already ended
choice-automatic-draw = a draw without a claim
choice-fixed-limit = a fixed limit
choice-limit-unless-varied = a limit that may be varied
choice-default-time = the default time
choice-opponents-flag = the fall of the opponent's flag
choice-game-ended = a game that has ended
choice-too-severe = consequences that would be too severe
choice-arbiter-decides = the arbiter's decision
choice-white-loses-time = White
choice-white-loses-time-unless-default-is-zero = White, unless the default time is zero
choice-draw-claim = a draw claim
choice-sealing = sealing
choice-ring-loses = one that rings
choice-sound-loses = one that makes a sound
choice-presence-loses = any that is in the venue
choice-on-person-loses = any on the player's person
choice-offer-or-agreement = offering a draw or agreeing on one
choice-handling-offence = an offence in handling the clock
choice-consecutive = those in consecutive alternate moves
choice-anywhere = those anywhere in the game
choice-not-carried = it must not be on the player
choice-placed-as-agreed = it stays where the arbiter agreed
choice-king-and-queen-reversed = a king that stood in the queen's place
choice-king-or-rook = a king or a rook
choice-quickplay-finish = the quickplay finish
choice-arbiter-intervenes = the arbiter steps in
choice-draw-after-next-move = waits for one move, then the game is drawn
choice-flag-up = the claimant's own flag is not down
choice-time-left = time left
choice-may = the arbiter may
choice-shall = the arbiter must
choice-must-not = the arbiter must not
choice-must-not-unless-both-down = the arbiter must not, unless both flags are down
choice-forfeit-loss = loss by forfeit
