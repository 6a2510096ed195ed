### Titles of the cases about recording the moves: what a reader would search for.

## arbiter-mode.yaml

title-a-player-uses-the-mode-for-arbiters = A player puts an electronic scoresheet into the arbiter’s mode
title-the-arbiter-uses-the-mode-for-arbiters = The arbiter puts an electronic scoresheet into the arbiter’s mode

## arbiter-records.yaml

title-both-players-stop-in-time-trouble = Both players stop recording in time trouble
title-one-player-records-again-so-the-arbiter-need-not = One player records again before the other stops in time trouble

## both-complete-scoresheets.yaml

title-the-flag-falls-and-neither-has-recorded = A flag falls after both players have stopped recording
title-nobody-stopped-recording-so-nothing-is-completed = A flag falls after the required moves have been completed
    .scene = In spite of the time pressure both players have gone on recording. You see Black’s flag fall; Black had completed the moves required in the period. The players are deep in thought, White has noticed nothing, and your colleague whispers that it would be better not to disturb them.
title-both-scoresheets-are-complete-and-the-game-goes-on = Both scoresheets completed after a flag-fall: whose clock is started?

## completed-before-moving.yaml

title-he-moves-before-his-scoresheet-is-complete = A player moves after the flag-fall before completing the scoresheet
    .scene = White, in time trouble with 20 seconds left, stops recording. You see White’s flag fall; the moves required in the period had been completed. Before a single missing move has been written down, White makes the next move and presses the clock. Black demands that it be taken back.
title-he-completes-his-scoresheet-and-then-moves = A player completes the scoresheet after the flag-fall and then moves

## defective-scoresheet.yaml

title-the-screen-of-an-electronic-scoresheet-goes-black = Electronic scoresheet with an evident defect
    .scene = In the middle of the game the screen of White’s electronic scoresheet goes dark; one look is enough to see that the device is dead. White would like to play on without recording: nobody is to blame, and Black has all the moves anyway.
title-the-player-says-that-the-electronic-scoresheet-is-slow = Electronic scoresheet that does not work: is the defect evident?

## delay-usually-warned.yaml

title-a-player-delays-the-completing-of-his-scoresheet = A player delays completing the scoresheet after the flag-fall
title-a-refusal-that-has-nothing-to-do-with-the-scoresheet = A player refuses to comply with the Laws, but not persistently

## different-results.yaml

title-the-players-sign-different-results = The players sign different results
    .scene = The players have left the hall in a hurry. Sorting the papers you find that White has signed scoresheets showing a win for White, and Black has signed scoresheets showing a draw. Your assistant suggests entering the draw: at least half a point is undisputed on either side.
title-the-winner-reports-a-loss-by-mistake = After the opponent’s resignation the winner reports a loss
title-the-reported-result-is-the-right-one = After the opponent’s resignation the winner reports the win
title-a-later-report-of-another-result-than-the-signed-one = Both players sign a result and then report another one
title-the-players-report-different-results = The players report different results
title-the-players-report-the-same-result = Both players report the same result, a loss for one of them

## game-reconstructed.yaml

title-neither-scoresheet-can-be-completed = Moves are missing on both scoresheets
title-one-complete-scoresheet-is-enough = Moves are missing on one scoresheet, the other is complete

## gap-usually-warned.yaml

title-a-move-is-missing-for-the-first-time = Moves missing on a scoresheet, and nobody can say since when
title-a-move-is-missing-after-a-warning = Moves missing on a scoresheet after a warning about recording
title-two-minutes-for-a-gap-are-lawful-but-not-usual = Moves missing on a scoresheet: two minutes for the opponent, or a warning?
title-a-gap-whose-moment-is-known-is-no-matter-of-warnings-alone = A player has moved again without recording the previous move: which measures?

## next-move-opens-period.yaml

title-the-scoresheets-cannot-show-the-overstepping = Scoresheets cannot show whether the time limit was overstepped
title-the-reconstruction-shows-nothing-but-a-camera-does = Reconstruction shows nothing, but there is evidence that more moves were made
title-the-reconstruction-shows-that-forty-moves-were-made-in-time = Reconstruction shows that the moves were made in time
title-the-scoresheets-show-the-overstepping = Scoresheets show that the time limit was overstepped
title-no-overstepping-can-be-shown-by-playing-the-game-over-again = Flag-fall, moves missing on both scoresheets, and the reconstruction shows nothing
title-the-game-played-over-again-shows-an-overstepping = Flag-fall, and the reconstruction shows that the time limit was overstepped

## offer-marked-by-both.yaml

title-only-the-offering-player-marks-the-offer = Draw offer marked (=) only by the player who made it
title-the-second-player-marks-the-offer-too = Draw offer marked (=) by both players
title-the-mark-of-an-earlier-offer-does-not-count-for-the-next = Second draw offer marked (=) by one player only

## one-completes-scoresheet.yaml

title-the-opponents-flag-falls-and-only-one-has-stopped = One player has stopped recording, and the opponent’s flag falls
    .scene = With 1 minute 30 seconds left White stops recording; Black goes on writing. Some moves later you see Black’s flag fall; Black had completed the moves required in the period. It is now White’s turn. White, whose own flag is still up, does not take up the pen: the next period has not begun for White, so there is no hurry.
title-his-own-flag-falls-and-only-he-has-stopped = One player has stopped recording, and that player’s flag falls
    .scene = With 1 minute 30 seconds left White stops recording; Black goes on writing. Then you see White’s flag fall; White had completed the moves required in the period. “Please stop the clocks,” says White, “so that I can copy the missing moves in peace.”

## own-device-no-scoresheet.yaml

title-a-player-would-record-on-a-tablet-of-his-own = A player asks to record on a device of their own

## pen-on-scoresheet.yaml

title-a-pen-beside-the-last-move = Pen on the scoresheet, the last move can be seen
title-a-pen-on-the-last-move = Pen on the scoresheet, the last move is covered
    .scene = After every move White lays the pen on the scoresheet so that it covers the last move. Walking past, you cannot tell which move White has written. White smiles: a pen has to lie somewhere, and every move can be seen on the board.

## previous-move-recorded.yaml

title-two-own-moves-without-recording-the-first = A player makes a second move without having recorded the first
title-the-gap-does-not-matter-where-nobody-must-record = Own previous move not recorded in blitz

## recording-duty.yaml

title-players-must-record-in-standard-chess = Who must record the moves in standard chess?
title-a-player-with-plenty-of-time-stops-recording = A player stops recording with twenty minutes left, no increment
title-a-scoresheet-that-nobody-can-read = Moves on a scoresheet are wrong or cannot be read
title-stopping-in-rapid-is-free = A player stops recording in rapid
title-a-player-wrongly-stops-and-moves-are-missing = Recording stopped with an increment of 30 seconds, own previous move missing: complaint
title-a-player-wrongly-stops-and-lacks-the-opponents-last-move = Recording stopped with an increment of 30 seconds, opponent’s last move missing: complaint

## recording-freed.yaml

title-a-visually-disabled-player-is-freed-with-thirty-seconds-per-move = Visually disabled player stops recording with four minutes, increment 30 seconds
title-a-freed-player-with-more-than-five-minutes = Visually disabled player stops recording with six minutes, increment 30 seconds
title-the-event-frees-nobody-who-can-see = Sighted opponent of a visually disabled player stops recording with four minutes
title-a-freed-player-completes-his-scoresheet-after-the-period = Visually disabled player has stopped recording and the flag falls

## recording-suspended.yaml

title-less-than-five-minutes-without-increment = A player stops recording with less than five minutes, no increment
title-exactly-five-minutes-are-not-less = A player stops recording with exactly five minutes, no increment
    .scene = It is Black’s move, and White’s clock shows exactly 5 minutes when White lays down the pen and stops recording. Black calls you at once. White is surprised: “In time trouble nobody has to write any more; that is what all of us do.”
title-with-thirty-seconds-per-move-one-always-records = A player stops recording with 40 seconds left, increment of 30 seconds
    .scene = With 40 seconds left Black lays down the pen and stops recording. White calls you. “In time trouble nobody has to write,” Black protests, hardly looking up from the board, “and in this position I need every second for thinking.”
title-with-twenty-nine-seconds-per-move-one-may-stop = A player stops recording with 40 seconds left, increment of 29 seconds
    .scene = Black, in time trouble with 40 seconds left, lays down the pen and stops recording. White calls you and points to the clock: practically half a minute is added for every move, and with that much one can both play and write, as White has done all the time.
title-two-minutes-from-a-penalty-do-not-bring-the-duty-back = Recording stopped below five minutes, then two minutes added by a penalty
    .scene = With only 4 minutes left White stops recording. At that very moment you penalise Black by adding 2 minutes to White’s clock, which then shows six minutes. Ten seconds later White has 5 minutes 50 seconds left, Black 31 minutes. Black grumbles that, if White has time enough again, White can also write. Must the players record their moves?
title-in-the-next-period-one-records-again = Recording stopped in time trouble, then the next period begins
    .scene = With 1 minute left White stops recording. You see White’s flag fall; White had completed the moves required in the period. The time for the next period has been added: White now has 59 minutes left, Black 1 hour 20 minutes. White, who has got used to it, would like to do without writing to the end of the game. Must the players record their moves?
title-a-player-stops-and-nobody-says-how-much-time-is-left = A player stops recording: is little enough time left?
title-an-increment-told-period-by-period-is-an-increment = Recording stopped with 40 seconds left, increment of 30 seconds from move 1
title-in-a-period-without-increment-one-may-stop-recording = Recording stopped in the first period; only the second has an increment
    .scene = White has completed 30 moves and has 3 minutes left when White lays down the pen and stops recording. Black calls you: later in this game every move will bring an increment, and in such games, Black says, one always has to record.
title-in-the-period-with-increment-one-records-again = Recording stopped in the second period, the only one with an increment
    .scene = White has completed 40 moves, reached the time control and already used up most of the new time. With 3 minutes left White stops recording. Black protests; White points at the clock: “In time trouble nobody has to write, and before the time control it was no different.”
title-moves-are-missing-after-a-player-rightly-stopped = Recording stopped with four minutes left, a move missing at three minutes
title-thirty-seconds-per-move-and-plenty-of-time = A player stops recording with 40 minutes left, increment of 30 seconds

## reply-before-recording.yaml

title-the-answer-comes-before-the-opponents-move-is-recorded = A player replies before recording the opponent’s move
    .scene = Black makes a move and presses the clock. White answers at once, presses the clock and only then takes up the pen: Black’s last move is not yet on White’s scoresheet. Black calls you, complaining: White ought to have written first, and Black could have used that time to think.
title-a-player-in-time-trouble-need-not-keep-up = Own previous move missing in time trouble, recording already stopped
    .scene = With 3 minutes left White stops recording. Soon Black raises a hand: White has just made another move although the one before is not on White’s scoresheet. A few strokes of the pen, says Black, can be expected of anybody.

## result-signed-by-both.yaml

title-only-the-winner-has-signed = After a resignation only the winner signs the scoresheet

## scoresheet-content.yaml

title-thoughts-on-the-scoresheet = A player writes thoughts on the scoresheet
title-the-clock-times-on-the-scoresheet = A player writes the clock times on the scoresheet
title-a-claim-on-the-scoresheet = A player writes about a claim, a draw offer and other data on the scoresheet

## scoresheet-lent.yaml

title-the-player-on-the-move-asks-for-the-opponents-scoresheet = Opponent’s scoresheet asked for after the flag-fall by the player on the move
title-the-opponent-refuses-his-scoresheet = The opponent refuses to lend the scoresheet after the flag-fall
title-the-opponents-scoresheet-asked-for-on-the-opponents-move = Opponent’s scoresheet asked for after the flag-fall by the player not on the move
    .scene = With 20 seconds left White stops recording; Black goes on writing. You see Black’s flag fall; Black had completed the moves required in the period, and it is Black’s turn. White reaches across the board for the opponent’s scoresheet: “I have to copy the missing moves.” Black, who is writing on it, refuses.
title-the-opponents-scoresheet-asked-for-before-the-flag-falls = Opponent’s scoresheet asked for before any flag has fallen
    .scene = White, to move with 20 seconds left, stops recording. Afraid of losing count, White asks for the opponent’s scoresheet to see how many moves remain. Black holds it back. “I am entitled to it,” White insists, looking at you.

## scoresheet-property.yaml

title-a-player-keeps-the-original-of-his-scoresheet = A player keeps the original scoresheet after the game
    .scene = White resigns a game in which Black could still checkmate, leaves you the copy and walks off with the original of the scoresheet. When you call, White turns round: “I wrote it, so it is mine. After a loss like this I want at least that.”
title-the-original-is-kept-during-the-game = A player keeps the original scoresheet during the game

## scoresheet-returned.yaml

title-the-borrowed-scoresheet-is-not-given-back = A player moves without giving back the opponent’s scoresheet
title-the-borrowed-scoresheet-is-given-back-in-time = A player gives back the opponent’s scoresheet and then moves

## scoresheet-visible.yaml

title-a-hand-over-the-scoresheet = A player covers the scoresheet during the game
title-a-covered-scoresheet-in-blitz = A player covers the scoresheet in blitz
title-a-scoresheet-folded-after-the-end-of-the-game = A player covers the scoresheet after resigning

## sheet-mode-kept.yaml

title-a-player-leaves-the-game-mode-of-the-scoresheet = A player changes the mode of an electronic scoresheet

## signed-result.yaml

title-both-sign-a-wrong-result = Both players sign a draw after one has resigned
    .scene = White resigns although Black, who could still checkmate, had hardly expected it. Talking about the game, both players sign scoresheets showing a draw. Your assistant, who saw the resignation, brings you the sheets.
title-both-sign-the-right-result-one-after-the-other = After a resignation the players sign the result one after the other
title-a-result-approved-on-electronic-scoresheets = Result approved on electronic scoresheets
title-a-mate-that-nobody-saw-and-a-draw-that-both-signed = Checkmate given, but both players sign a draw
    .scene = White plays { MOVE("Ra8") } and presses the clock. Neither player sees anything special in it; worn out after a long round, both sign scoresheets showing a draw and leave the board. Now the sheets lie before you.
title-the-arbiter-puts-a-signed-result-right = A draw signed after a resignation is changed by the arbiter to a win

## unable-to-record.yaml

title-a-player-with-a-disability-cannot-record = A player cannot record the moves because of a disability
    .scene = Because of a disability White cannot hold a pen and so cannot record the moves. Black wants no special treatment: whoever does not write saves minutes in every game, so either White’s time must be reduced, or nobody should have to record.
title-a-player-may-not-write-for-religious-reasons = A player cannot record the moves for a reason other than a disability
    .scene = Black tells you that Black’s religion forbids writing on this day of the week, so that recording the moves is impossible. The player two boards away, says Black, has an assistant because of a disability and keeps the whole time; equal rights should apply here.
title-who-need-not-record-needs-no-assistant = A player of a rapid game cannot record the moves
title-a-player-who-only-finds-writing-tiresome = A player stops recording with 40 minutes left, no increment
    .scene = With 40 minutes left Black lays down the pen and stops recording. Writing, Black explains when you come to the board, breaks one’s concentration; and as White records every move anyway, nothing will be lost.

## written-in-advance.yaml

title-a-move-written-before-it-is-played = A move written down before it is played
title-the-only-legal-reply-written-before-the-opponent-has-moved = The only legal reply written before the opponent has moved
title-the-move-written-for-a-draw-claim = A move written in advance to claim a draw
title-the-move-written-for-the-envelope = A move written in advance to seal it
title-a-written-move-is-crossed-out-and-another-written = A move written in advance is replaced by another written in advance
title-the-opponents-move-guessed-and-written = The opponent’s move written down before it is played
title-a-move-written-after-it-was-played = A move written down after it was played
title-in-rapid-a-move-may-be-written-at-any-time = A move written down in rapid before it is played
