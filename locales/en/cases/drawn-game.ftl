### Titles of the cases about the drawn game: what a reader would search for.

## castling-differs.yaml

title-a-castling-right-was-lost-between-the-occurrences = Threefold claim: White’s rook has moved since the first occurrence
title-without-the-right-the-count-starts-anew = Threefold claim: three occurrences after the rook’s first move
title-castling-that-is-barred-for-a-time = Threefold claim: castling prevented each time by a rook attacking f1

## claim-before-the-press.yaml

title-a-claim-once-the-opponent-has-pressed = Threefold claim as soon as the opponent has pressed the clock
title-a-claim-with-an-intended-move-before-the-opponent-has-pressed = Claim with an intended move before the opponent has pressed the clock
title-a-premature-claim-is-made-again-when-the-clock-runs = Threefold claim before the opponent’s press, repeated after it

## claim-by-both.yaml

title-both-players-claim-the-same-draw = Threefold claim by both players after two occurrences
title-both-claim-where-offers-are-not-allowed = Both claim where draws need consent: two occurrences, whoever has the move
title-both-claim-a-third-occurrence-where-a-draw-needs-consent = Both claim where draws need consent: three occurrences, whoever has the move
title-both-claim-before-each-has-made-a-move = Both players claim a draw when only one of them has made a move
title-a-claim-by-one-player-alone-is-checked = Third occurrence after a king move to g8: White alone claims a draw
title-both-claim-rightly-where-offers-are-not-allowed = Both claim where draws need consent: three occurrences, Black to move
title-both-claim-wrongly-where-offers-are-not-allowed = Both claim where draws need consent: two occurrences, Black to move

## claim-by-observation.yaml

title-a-claim-in-a-rapid-game-that-nobody-recorded = Threefold claim in a rapid game that nobody recorded
title-a-claim-in-a-standard-game-is-checked-by-the-record = Threefold claim at the third occurrence, no record of the game at all

## claim-by-outsider.yaml

title-a-spectator-claims-a-draw-for-the-players = A spectator claims a draw under the fifty-move rule
title-a-player-who-claims-is-no-outsider = Threefold claim by the player having the move

## claim-check-wanted.yaml

title-the-opponent-has-the-claim-checked-and-then-accepts = Threefold claim after two occurrences: opponent has it checked, then accepts
title-the-opponent-of-a-claimant-refuses-the-draw-in-words = Threefold claim after two occurrences, refused by the opponent in words
title-the-opponent-has-a-claim-checked-that-is-still-to-be-made-good = Claim with an unwritten move: opponent wants it checked, then accepts
title-a-claim-that-needs-no-check-leaves-its-offer-open = Claim after touching a piece: claimant moves, then the opponent accepts

## claim-is-offer.yaml

title-the-opponent-accepts-a-wrong-claim = Threefold claim after two occurrences, accepted by the opponent
title-the-opponent-refuses-the-offer-in-a-claim = Fifty-move claim at 48 moves: opponent refuses, then accepts
title-where-offers-are-barred-a-claim-is-none = Opponent accepts a claim where draws need the arbiter’s consent
title-an-offer-is-not-a-claim = Draw offered instead of claimed when the position occurs for the third time
title-a-claim-that-the-opponent-accepts-at-once = Threefold claim at the third occurrence, accepted at once
title-a-claim-with-an-intended-move-that-the-opponent-accepts-at-once = Fifty-move claim with an intended move accepted at once
title-a-claim-accepted-without-force-is-checked = Opponent accepts a claim before each player has made a move
title-a-claim-that-was-checked-and-is-accepted-all-the-same = Draw accepted after the arbiter has rejected the claim

## claim-made-good.yaml

title-an-intended-move-is-named-and-not-written = Intended move unwritten: claimant asks about the rule and claims again
title-the-unwritten-move-is-made-good-with-another-one = Unwritten intended move, then a second claim with another move written
title-an-unwritten-move-after-the-right-was-lost = Piece touched, then a threefold claim with an unwritten move
title-fifty-moves-are-claimed-with-a-move-that-is-not-written = Fifty-move claim with an intended move that is not written

## claim-not-withdrawn.yaml

title-a-claim-cannot-be-withdrawn = Withdrawing a threefold claim after two occurrences
    .scene = White stops the clocks and claims that Black’s last move has just brought about the same position for the third time. The scoresheet, however, shows only the second occurrence. When you are about to add time to Black’s clock, White says: “Then I withdraw my claim.”
title-a-right-claim-cannot-be-withdrawn-either = Withdrawing a threefold claim after three occurrences
title-taking-back-an-offer-is-not-taking-back-a-claim = Draw offer withdrawn before pressing the clock

## claim-right-lost.yaml

title-a-touched-piece-costs-the-claim-since-2009 = Threefold claim after deliberately touching a piece
title-an-accidental-touch-costs-no-claim = Fifty-move claim after touching a piece accidentally
title-after-his-move-a-player-cannot-claim = Threefold claim after making a move, before pressing the clock
title-the-right-comes-back-with-the-next-move = Rook touched on one move, threefold repetition claimed on the next
title-adjusting-without-a-word-costs-the-claim = Threefold claim after adjusting a piece without a word
title-adjusting-with-the-words-does-not-cost-the-claim = Threefold claim after saying “I adjust” and adjusting a piece
title-a-touch-of-which-nothing-more-is-told-costs-the-claim = Threefold claim just after touching a piece
title-a-piece-is-lifted-to-show-the-intended-move = Rook touched before the claim in order to show the intended move
title-a-written-claim-before-the-piece-is-lifted = Draw claimed with the intended move Re1, then a piece touched

## claim-stops-clocks.yaml

title-the-clocks-are-stopped-for-a-claim = Threefold claim at the third occurrence, the clocks still running

## conditional-offer.yaml

title-a-condition-falls-and-the-offer-stands = Draw offered on a condition, and the opponent accepts
title-a-condition-at-a-wrong-moment-falls-too = Conditional draw offer on the opponent’s time

## dead-position-is-drawn.yaml

title-a-claim-after-the-position-is-dead = Draw claim after a capture leaves king and bishop against king
title-a-locked-position-is-drawn-at-once = Pawn chains locked by g4, only kings can still move
title-a-position-in-which-only-a-helper-could-be-mated = King and knight against king and two pawns: is the position dead?

## draw-offer.yaml

title-a-draw-is-offered-between-move-and-press = Draw offered after the move and before pressing the clock
title-an-accepted-offer-ends-the-game = White offers a draw between move and press, Black accepts
title-an-offer-lives-while-the-opponent-thinks = Draw offer accepted late, with little more than a minute left
title-the-end-of-the-game-ends-the-offer = Black answers a draw offer with checkmate, then accepts the draw
title-after-the-end-of-the-game-nothing-can-be-offered = Draw offered after the opponent has resigned

## draw-restriction.yaml

title-an-event-forbids-draws-before-move-30 = No draws before move 30: offer and acceptance after 29 moves each
title-at-move-30-the-restriction-is-over = No draws before move 30: offer and acceptance after 30 moves each
title-the-slower-player-counts-for-the-restriction = No draws before move 30: White has made 30 moves, Black 29
title-the-arbiter-may-consent-to-an-early-draw = Draws need consent: the arbiter allows the offer and its acceptance
title-an-agreement-without-consent-has-no-effect = Draws need consent: both players agree without asking the arbiter
title-a-restriction-leaves-the-claims-untouched = No draws before move 30: threefold claim after 18 moves
title-a-claim-before-agreement-is-allowed-is-checked-although-the-opponent-nods = No draws before move 35: opponent accepts a claim after 24 moves

## draw-unnoticed.yaml

title-a-fifth-occurrence-that-nobody-notices = Fivefold repetition that nobody notices, and play goes on
title-seventy-five-moves-that-nobody-notices = 75-move rule: nobody notices, then a player resigns
title-a-fifth-occurrence-that-somebody-notices = Fivefold repetition that is noticed at once

## en-passant-differs.yaml

title-a-pawn-could-be-taken-en-passant = Threefold claim: en passant was possible at the first occurrence
title-a-pinned-pawn-cannot-take-en-passant = Threefold claim: a pin prevented en passant at the first occurrence

## intended-move-binds.yaml

title-the-intended-move-must-be-played = Fifty-move claim at 45 moves with Kf4 as the intended move
title-without-an-intended-move-nothing-must-be-played = Threefold claim at one occurrence without an intended move
title-the-intended-move-is-illegal = Claim with an illegal intended move: the knight is pinned
title-another-move-with-the-piece-that-was-meant = Claim with an illegal intended move: the rook jumps over its pawn
title-an-illegal-intended-move-without-a-position = Claim with an illegal knight move as the intended move
title-may-another-move-be-played-after-a-wrong-claim = Failed claim with the intended move Nc3: may White play Kf1 instead?
title-may-another-move-be-played-after-a-wrong-claim-without-a-board = Failed claim with an intended knight move: may the king be moved instead?
title-a-claim-after-touching-another-piece-than-the-intended-one = Rook touched, then a claim with a knight move as the intended move
title-a-claim-after-touching-the-piece-of-the-intended-move = Knight touched, then a claim with a move of the same knight
title-an-illegal-king-move-is-written-for-a-claim = Claim with an illegal intended move: the king goes into check

## no-progress-by-intended-move.yaml

title-the-fiftieth-move-is-about-to-be-made = Fifty-move claim: with the intended rook move each player will have made fifty
title-the-intended-move-is-only-the-forty-ninth = Fifty-move claim: with the intended move White has fifty, Black 49
title-an-intended-pawn-move-ends-the-series = Fifty-move claim with a pawn move as the intended move
title-an-intended-move-counted-from-the-scoresheet = Fifty-move claim with the fiftieth move, Kf4, as the intended move

## no-progress-draw.yaml

title-mate-on-the-75th-move = 75-move rule: checkmate on the last move
title-seventy-five-moves-without-mate = 75-move rule: 75 moves by each on the board, no mate, no claim
title-seventy-four-moves-are-not-enough = 75-move rule: 74 moves by each
title-a-series-of-75-moves-told-by-the-sheets = 75-move rule: player A makes the 75th move of each, nobody claims
title-the-75th-move-was-illegal = 75-move rule: the 75th move is illegal
title-between-50-and-75-moves-the-draw-must-be-claimed = Sixty moves by each without pawn move or capture, then a claim
title-stalemate-on-the-75th-move = 75-move rule: stalemate on the last move
title-the-flag-falls-when-the-seventy-five-moves-have-been-made = 75-move rule: a flag falls after 75 moves by each
title-the-diagram-comes-with-a-hundred-and-fifty-half-moves = 75-move rule: the arbiter comes to the board after 75 moves by each

## no-progress-on-the-board.yaml

title-fifty-moves-by-each-on-the-board = Fifty-move claim on the board: fifty moves completed by each
title-forty-nine-moves-by-one-of-them = Fifty-move claim on the board: fifty moves by Black, 49 by White
title-the-fiftieth-move-was-made-but-not-completed = Fifty-move claim before Black has pressed the clock after the 50th move
title-a-capture-interrupts-the-series = Fifty-move claim with a capture among the last moves
title-nobody-has-counted-the-moves-without-progress = Fifty-move claim when nobody has counted the moves
title-the-moves-without-progress-are-told-with-the-last-of-them = Fifty-move claim: the opponent’s last move completes fifty by each
title-forty-nine-moves-told-with-the-last-of-them-are-too-few = Fifty-move claim: the opponent’s last move completes only 49 by each

## offer-at-wrong-moment.yaml

title-an-offer-on-the-opponents-time-is-valid = Draw offered after pressing the clock, on the opponent’s time
title-an-offer-before-moving-is-valid = Draw offered by the player having the move, before moving
title-an-offer-at-a-wrong-moment-can-be-accepted = Black offers a draw while White is thinking, White accepts

## offer-not-withdrawn.yaml

title-an-offer-cannot-be-withdrawn = Draw offer withdrawn, but the opponent accepts it
title-a-refused-offer-is-gone-anyway = Withdrawing a draw offer that was already refused

## offer-noted.yaml

title-both-players-note-an-offer = Noting a draw offer on the scoresheet
title-where-nobody-records-no-offer-is-noted = Noting a draw offer in rapid or blitz without a duty to record

## offer-refused.yaml

title-an-offer-refused-in-words-cannot-be-accepted-later = Draw offer refused in words, accepted later
title-touching-a-piece-refuses-the-offer-since-2001 = Draw offer: the opponent deliberately touches a piece, then accepts
title-an-accidental-touch-refuses-nothing = Draw offer: the opponent accidentally touches a piece, then accepts
title-whether-a-touch-refuses-depends-on-its-intention = Draw offer: the opponent touches a piece, then accepts
title-a-move-refuses-the-offer = Draw offer: the opponent makes a move, then accepts
title-the-offerers-own-move-refuses-nothing = Draw offered before moving: the offerer moves, the opponent accepts
title-adjusting-without-a-word-refuses-the-offer = Draw offer: the opponent adjusts a piece without a word, then accepts
title-adjusting-with-the-words-refuses-nothing = Draw offer: the opponent says “I adjust”, adjusts a piece, then accepts

## repetition-by-intended-move.yaml

title-the-third-occurrence-is-about-to-appear = Threefold claim: the intended move brings the third occurrence
title-the-intended-move-brings-only-the-second-occurrence = Threefold claim: the intended move brings the second occurrence
title-a-move-that-was-not-written-down = Threefold claim with Re1 unwritten, then Re1 written and claimed again
title-a-move-told-only-to-the-opponent = Intended move written down, but not declared to the arbiter
title-the-written-move-cannot-be-exchanged = Threefold claim with Re1 fails, then a second claim with Rd1
title-an-intended-move-is-wrong-when-the-opponent-has-the-move = Threefold claim with an intended move while the opponent has the move
title-a-claim-that-was-never-made-binds-nobody = Claim with Rd1 after a disputed earlier claim with Re1
title-how-often-the-present-position-stood-does-not-count-the-one-to-come = Claim with an intended move: the present position has occurred three times

## repetition-draw.yaml

title-the-initial-position-for-the-fifth-time-in-a-row = Fivefold repetition: the initial position for the fifth time after knight moves
title-four-times-is-not-yet-a-draw = Initial position for the fourth time, nobody claims a draw
title-five-times-with-a-detour-between = Fivefold repetition with a detour in between
title-the-sheets-show-five-occurrences = Fivefold repetition, only the last three occurrences in a row
title-after-the-fifth-occurrence-nothing-counts = Fivefold repetition, then the opponent resigns
title-a-move-is-played-although-the-position-stood-five-times = A move is played from a position that stood five times

## repetition-on-the-board.yaml

title-a-perpetual-check-is-claimed-on-the-board = Perpetual check: threefold claim at the third occurrence
title-the-second-time-is-not-enough = Perpetual check: threefold claim at the second occurrence
title-the-repetitions-need-not-follow-each-other = Threefold claim: other moves between the three occurrences
title-a-claim-made-on-the-opponents-time-is-wrong = Threefold claim while the opponent has the move
title-a-claim-before-the-opponent-has-pressed = Threefold claim on the board before the opponent has pressed the clock
title-whether-the-claimant-has-the-move-decides = Threefold claim: does the claimant have the move?
title-a-position-that-stood-earlier-is-not-claimed-later = Threefold claim: third occurrence a move ago, another position twice now
title-a-fourth-occurrence-can-be-claimed-too = Threefold claim at the fourth occurrence
title-nobody-has-told-how-often-the-position-stood = Threefold claim: how often has the position occurred?
title-how-often-the-position-stood-is-told-with-the-move-that-brought-it = Third occurrence claimed first by the player who moved, then by the opponent
title-twice-told-with-the-move-is-not-enough-at-the-claim = Threefold claim after the opponent’s move brings the second occurrence
title-how-often-the-position-stood-before-the-first-move-says-nothing-after-it = Threefold claim after the opponent’s move has changed the repeated position

## right-claim.yaml

title-a-right-claim-needs-no-consent-of-the-opponent = Threefold claim after three occurrences, refused by the opponent
title-a-right-claim-at-every-pace = Threefold claim in rapid or blitz after three occurrences
title-nobody-but-a-player-can-claim = A spectator claims a threefold repetition

## same-position.yaml

title-the-other-player-has-the-move = Threefold claim: same placement, but once the other side had the move
title-rooks-that-changed-places = Threefold claim: White’s two rooks have changed places

## unclear-answer.yaml

title-an-evasive-answer-leaves-the-offer-open = Evasive answer to a draw offer, then acceptance
title-a-nod-that-meant-yes = Draw offer answered with a gesture that meant yes
title-a-shrug-that-did-not-mean-yes = Draw offer answered with a gesture that did not mean yes
title-the-players-disagree-whether-a-draw-was-offered = The players disagree whether a draw was offered

## unnoticed-draw-appealed.yaml

title-mate-after-an-unnoticed-fifth-occurrence-and-an-appeal = Checkmate after an unnoticed fivefold repetition, then an appeal

## wrong-claim.yaml

title-a-wrong-claim-with-much-time-left = Threefold claim after two occurrences with ten minutes left
title-a-wrong-claim-with-exactly-six-minutes-left = Threefold claim after two occurrences with exactly six minutes left
title-a-wrong-claim-with-less-than-six-minutes-left = Threefold claim after two occurrences with just under six minutes left
title-a-wrong-claim-with-a-little-over-two-minutes-left = Threefold claim after two occurrences with a little over two minutes left
title-a-wrong-claim-with-exactly-two-minutes-left = Threefold claim after two occurrences with exactly two minutes left
title-a-wrong-claim-with-a-little-under-two-minutes-left = Threefold claim after two occurrences with just under two minutes left
title-a-wrong-claim-with-a-little-over-one-minute-left = Threefold claim after two occurrences with a little over one minute left
title-a-wrong-claim-with-exactly-one-minute-left = Threefold claim after two occurrences with exactly one minute left
title-a-wrong-claim-with-less-than-a-minute-left = Threefold claim after two occurrences with just under a minute left
title-a-wrong-claim-when-the-clock-is-not-told = Fifty-move claim when each player has made 47 such moves
title-a-wrong-claim-in-rapid = Threefold claim in rapid after two occurrences with seven minutes left
title-a-wrong-claim-in-blitz = Threefold claim in blitz after two occurrences with 90 seconds left
title-the-check-of-a-claim-shows-an-illegal-move = Threefold claim after an illegal pawn move that nobody noticed
title-the-check-of-a-right-claim-shows-an-illegal-move = Threefold claim at the third occurrence after an unnoticed illegal move
title-a-claim-is-right-although-an-illegal-move-stands = Threefold claim in rapid or blitz after an unnoticed illegal move
