### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = The arbiter starts the clock again after an irregularity: whose clock runs?
title-a-player-may-not-start-the-stopped-clocks-again = The opponent restarts the stopped clocks without the arbiter
title-the-clocks-of-an-adjourned-game-have-rules-of-their-own = The arbiter starts the clock again after a move has been sealed
title-the-arbiter-starts-the-clock-of-the-player-who-has-the-move = The arbiter starts the clock again after a move: whose clock?

## arbiter-stops-clocks.yaml

title-the-arbiter-stops-the-clocks-to-interrupt-the-game = The arbiter stops the clocks because of a disturbance
title-stopping-the-clocks-for-the-sealed-move-is-another-matter = A player stops the clocks after sealing a move

## assistant-time-usual.yaml

title-an-assistant-for-a-sprained-wrist-usually-costs-ten-minutes = Assistant for the clock at 90 minutes plus 30 seconds: how much time does it cost?
title-ten-minutes-off-for-an-assistant-are-usual = The arbiter takes ten minutes, or only five, for an assistant for the clock
title-frey-plays-blind-and-keeps-his-ninety-minutes = Assistant for the clock of a disabled player at 90 minutes plus 30 seconds

## board-turned-for-clock.yaml

title-weber-needs-the-clock-at-his-left-hand = A disabled player wants the clock elsewhere before the game

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = Neither player is there at the start, default time half an hour
title-with-a-default-time-of-zero-no-time-is-left-to-lose = Neither player is there at the start, default time zero
title-the-event-may-divide-the-lost-time-otherwise = Neither player is there at the start, lateness excused
title-only-black-is-absent-at-the-start = Only Black is absent when the round starts
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = Neither player is there at the start; it is known only who has the first move
title-both-were-absent-and-white-comes-in-time = Both absent; Black comes first, then White, still within the default time
title-both-were-absent-and-white-comes-too-late = Both absent; Black comes within the default time, White only after it
title-both-come-after-the-start-of-the-round = White comes 20 minutes and Black 35 after the start, default time 30

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Assistant for the clock of a player without a disability
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Assistant for the clock of a player with a disability
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Assistant for the clock whom the arbiter does not find acceptable
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Assistant for the clock of a player who can press it
title-an-assistant-for-the-clock-presented-just-before-the-round = Assistant for the clock, presented only just before the round
title-the-opponent-presses-the-clock-for-both = The opponent serves as assistant for the clock

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = A player says the clock is defective, but no defect is evident
title-whether-a-defect-is-evident-is-for-the-arbiter = A player says the clock is defective; whether the defect is evident is not known

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = A player moves and hits the clock with force
title-picking-up-the-clock-may-be-penalised = A player picks up the clock
title-knocking-over-the-clock-may-be-penalised = A player knocks over the clock
title-hitting-the-clock-without-a-move-breaks-two-rules = A player hits the clock with force without having moved
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = The clock is knocked over and is then evidently defective

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Black wants the clock elsewhere, before the game
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Black wants the clock elsewhere, after White’s first move

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = A player points out an evident defect in the clock
title-the-arbiter-replaces-a-defective-clock-unasked = The arbiter finds an evident defect in the clock

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = Clocks at 5:00 and 4:00: threefold repetition claimed after two occurrences
title-without-readings-nobody-knows-what-the-clocks-show = Threefold repetition claimed after two occurrences, clock times not known
title-the-clocks-after-a-first-illegal-move = First illegal move with an increment: clocks at 10 and 20 minutes
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = First illegal move in rapid or blitz: clocks at 1:00 and 2:00
title-the-time-of-white-who-comes-late = What the clocks show when White comes 5 minutes late and Black 12
title-the-clock-of-black-has-not-run-while-he-was-late = Black comes five minutes late at 90 minutes each, default time 30 minutes
title-the-time-of-a-replier-who-comes-late-to-the-resumption = What the clocks show when the player to reply comes late to the resumption
title-what-the-clocks-show-before-the-first-move = What the clocks show before the first move, with an increment
title-what-the-clocks-show-after-two-rulings = What the clocks show after two draw claims: second occurrence, then 49 moves
title-the-clock-of-black-has-not-run-before-white-moves = What the clocks show when White comes 20 minutes late and has not yet moved
title-the-display-after-a-press-without-a-move = What the clocks show after a press without a move, with an increment
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Clocks stopped at 5:00 and 4:00, then threefold claimed after two occurrences
title-nobody-has-told-what-the-clocks-showed = What the clocks show where no reading is known
title-an-illegal-move-pressed-at-twelve-forty = Illegal move with an increment: clocks at 12:40 and 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Win by default claimed: the default time is over and the opponent has not come
title-the-win-by-default-is-claimed-too-early = Win by default claimed before the default time is over
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Win by default claimed; how late it is, is not known
title-the-opponent-has-come-in-time = Win by default claimed after the opponent came within the default time
title-without-a-default-time-nobody-may-be-late = Win by default claimed at the start, and the event sets no default time
title-the-arbiter-excuses-the-late-player = Win by default claimed against a late player who is excused
title-the-win-by-default-is-claimed-when-the-game-is-over = Win by default claimed after the claimant has resigned

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Five minutes late, and the event sets no default time
title-exactly-at-the-end-of-the-default-time-is-in-time = Arrival exactly at the end of the default time
title-a-second-after-the-default-time-loses = Late arrival, one second after the default time
title-an-hour-and-a-second-late-under-the-old-rule = An hour and a second late, and the event sets no default time
title-the-arbiter-may-excuse-a-late-player = Twenty minutes late but excused, default time a quarter of an hour
title-whether-the-arbiter-excuses-is-not-told = Twenty minutes late, default time a quarter of an hour; whether excused is not known
title-in-the-hall-in-time-but-at-the-board-too-late = In the hall before the start, at the board a minute after it, default time zero
title-lateness-counts-from-the-start-that-the-round-really-had = The round starts ten minutes late, and a player comes ten minutes after that
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Black does not come, and the default time runs out
title-both-lose-when-neither-comes-before-the-default-time-is-over = Neither player is there at the start, and the default time runs out
title-both-lose-when-one-comes-too-late-and-the-other-not-at-all = One player comes after the default time, the other not at all
title-coming-back-to-the-board-during-the-game-is-no-late-arrival = Back at the board after ten minutes away during the game
title-default-time-in-blitz-is-as-in-standard-chess = Default time of five minutes exceeded by a second, at any pace
title-nobody-has-said-that-white-is-absent = Only Black has come when the default time runs out
title-neither-player-has-come-told-at-once = Neither player has come when the default time runs out
title-no-signature-makes-a-game-of-a-forfeit = White never came, and both players sign for a draw
title-who-comes-at-the-start-is-not-late = A player comes to the board exactly at the start
title-who-will-not-meet-a-disabled-opponent-loses-by-default = A player does not come to the game against a disabled opponent

## delay-mode.yaml

title-a-move-within-the-delay-leaves-the-main-time-as-it-was = Delay of ten seconds: exactly ten seconds used
title-after-the-delay-the-main-time-runs = Delay of ten seconds: eleven seconds used
title-twenty-five-seconds-used-with-a-delay-of-ten = Delay of ten seconds: twenty-five seconds used

## first-flag.yaml

title-the-mark-of-the-clock-tells-whose-flag-fell-first = Which flag fell first? The clock marks one of them
title-one-flag-was-seen-to-fall-before-the-other = Which flag fell first? One fell after the other
title-nobody-knows-whose-flag-fell-first = Which flag fell first? Nothing shows the order
title-no-flag-has-fallen-yet = Which flag fell first? None is down yet

## flag-after-the-end.yaml

title-mate-goes-before-a-flag-that-nobody-noticed = Black mates on move two after Black’s flag fell unnoticed
title-the-arbiter-sees-a-flag-after-the-draw = The flag falls after the players have agreed a draw
title-a-flag-that-is-seen-during-the-game-is-not-too-late = The flag falls before the arbiter’s eyes after the opponent’s move
title-nobody-knows-whether-the-mate-or-the-flag-came-first = Mate given and flag down: it is not known which came first
title-the-flag-fell-after-the-mate = The flag falls after the mate
title-the-flag-is-told-before-the-mate-and-nobody-knows-which-came-first = Flag down and mate given: it is not known which came first
title-a-flag-that-ended-the-game-is-noticed-and-claimed-again = Flag already seen to fall by the arbiter, then claimed by the opponent
title-abe-mates-after-his-flag-had-fallen-unnoticed = White mates on the back rank after White’s flag fell unnoticed

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Flag claimed with one second left on the clock

## flag-counts.yaml

title-a-flag-that-nobody-noticed = The flag falls unnoticed, and the game goes on
title-the-arbiter-observes-the-flag = The flag falls before the arbiter’s eyes, and nobody claims it
title-the-arbiter-notices-the-fallen-flag-later = The arbiter notices the fallen flag only after a further move
title-the-opponent-claims-the-flag = The opponent claims a flag whose fall nobody saw
title-the-clock-shows-no-time = Flag claimed with the display at zero
title-a-display-that-came-down-to-zero-is-a-fallen-flag = Display at zero before the press; the flag is claimed only after it
title-a-display-below-zero-is-a-fallen-flag = Flag claimed with the display seven seconds below zero
title-the-time-of-the-next-period-hides-a-fallen-flag = Flag claimed, move 40 not yet pressed: the clock went from 5 seconds to almost half an hour
title-a-reading-that-the-increment-explains-is-no-fallen-flag = Flag claimed, move 40 not yet pressed: the clock went from 5 to 35 seconds
title-a-player-points-out-his-own-fallen-flag = A player claims their own fallen flag, at any pace
title-a-player-tells-the-arbiter-of-a-fallen-flag = A player tells only the arbiter of the opponent’s fallen flag
title-a-player-tells-the-arbiter-that-his-own-time-is-up = A player tells only the arbiter of their own fallen flag
title-both-players-point-out-the-fallen-flag = Both players claim the one flag that has fallen
title-a-clock-that-ran-longer-than-it-had-left = Flag claimed: forty seconds were left, and the clock ran for forty
title-a-clock-that-ran-a-second-less-than-it-had-left = Flag claimed: forty seconds were left, and the clock ran for thirty-nine
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Both flags down, period not known: claimed by the player marked as first
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = One flag falls after 40 moves, and the arbiter sees it; then the opponent’s falls after 39

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = The flag falls with a queen against a bare king
title-the-flag-falls-and-nobody-told-us-the-position = Flag claimed, and the position is not known
title-the-flag-falls-with-a-pawn-against-a-knight = The flag falls with a pawn against a knight: can the knight still mate?
title-the-flag-falls-where-the-queen-must-be-captured = The flag falls when the only legal move captures the opponent’s queen
title-the-flag-falls-where-every-legal-move-gives-mate = The flag falls when every legal move gives mate
title-the-flag-falls-where-every-move-mates-or-stalemates = The flag falls when every move leads to mate, stalemate or loss of the last pawn
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = The flag falls in a blocked position that only a rook sacrifice can open
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = The flag falls with a pawn on the seventh rank against a knight
title-the-flag-falls-with-a-rook-against-a-knight = Flag claimed against king and rook: can king and knight still mate?
title-the-flag-falls-with-a-rook-against-a-bishop = Flag claimed against king and rook: can king and bishop still mate?
title-the-flag-falls-with-a-queen-against-a-knight = Flag claimed against king and queen: can king and knight still mate?
title-flag-of-kq-against-kn = White’s flag falls: queen against knight
title-flag-of-kq-against-kb = White’s flag falls: queen against bishop
title-flag-of-kr-against-kn = White’s flag falls: rook against knight
title-flag-of-kr-against-kb = White’s flag falls: rook against bishop
title-flag-of-kb-against-kn = White’s flag falls: bishop against knight
title-flag-of-kn-against-kn = White’s flag falls: knight against knight
title-flag-of-kn-against-kb = White’s flag falls: knight against bishop
title-flag-of-kp-against-kb = White’s flag falls: pawn against bishop
title-flag-of-k-against-kn = White’s flag falls: bare king against knight
title-flag-of-k-against-kb = White’s flag falls: bare king against bishop
title-flag-of-kb-against-kb-of-the-same-colour = White’s flag falls: bishops on squares of the same colour
title-flag-of-kb-against-kb-of-the-other-colour = White’s flag falls: bishops on squares of opposite colours

## flag-fall.yaml

title-the-flag-fell-but-the-moves-were-completed = The flag falls after the moves of the period were completed
title-the-move-was-made-but-not-pressed-when-the-flag-fell = The flag falls between the move and the press
title-both-flags-are-down-and-the-order-is-known = Both flags down in a known order: claimed by the player whose flag fell first
title-a-draw-without-a-claim-goes-before-a-flag-that-is-noticed-later = The 75th move without capture or pawn move is made after an unnoticed flag-fall
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = White does not come, and White’s time runs out before the default time is over
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = The flag falls in a quickplay finish

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Increment of two seconds: pressed with seven seconds left
title-time-saved-under-the-increment-adds-up = Increment of thirty seconds: White’s clock over the first two moves
title-base-time-and-increment-are-a-time-control = Base time and increment, no periods stated: pressed at 12:00
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Increment of thirty seconds: twelve seconds used on the first move

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Both flags down in the last period, guidelines announced
title-both-flags-down-where-no-guidelines-were-announced = Both flags down in the last period, no guidelines announced
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Both flags down in blitz, and both players claim
title-the-display-marks-which-of-two-flags-fell-first = Both flags down in the last period: claimed by the player marked as first
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Both flags down with rook against rook, and White claims the flag
title-both-flags-down-on-a-clock-that-may-mark-the-first = Both flags down in the last period: does the clock mark the first?
title-both-flags-down-on-a-clock-with-increment = Both flags down in a game with an increment

## lateness-counted.yaml

title-until-when-a-player-may-come = Until when may a player come? The round starts on time
title-until-when-a-player-may-come-if-the-round-starts-late = Until when may a player come? Set for 15:00, started at 15:10
title-until-when-a-player-may-come-where-the-event-says-nothing = Until when may a player come? The event sets no default time
title-scheduled-for-two-and-started-at-twenty-past = Until when may a player come? Set for 14:00, started at 14:20

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = A minute past the default time, and the arbiter finds the lateness excused
title-who-comes-in-time-needs-no-excuse = Arrival a minute before the default time is over

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = The flag of the first period falls: 40 of 40 moves completed
title-the-fortieth-move-was-made-but-not-completed = The flag falls after the 40th move is made, before the press
title-the-fortieth-move-was-completed-just-before-the-flag = The flag falls just after the press of the 40th move
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = The flag falls in the last period, with 97 moves completed
title-both-flags-fell-in-the-last-period-of-the-time-control = Both flags down in the second of two periods
title-a-flag-claimed-too-early-is-not-checked = Flag claimed with one second left in a fifteen-minute game
title-moves-played-after-the-flag-do-not-save-the-game = The 40th move is played after the flag fell unnoticed
title-forty-moves-and-nobody-says-whose-period-is-over = The flag falls after 40 moves; which period it ends is not known
title-nobody-has-counted-the-moves-before-the-flag-fell = The flag falls, and how many moves were completed is not known
title-nobody-knows-whether-the-press-or-the-flag-came-first = Move 40 of 40 pressed and flag down: it is not known which came first
title-a-move-too-many-or-too-few-makes-the-order-of-the-press-idle = Move 39 of 40 pressed and flag down: it is not known which came first
title-the-flag-is-told-before-the-press-and-nobody-knows-which-came-first = Flag down and move 40 of 40 pressed: it is not known which came first
title-a-move-too-few-makes-the-order-of-the-flag-idle = Flag down and move 39 of 40 pressed: it is not known which came first
title-with-one-period-for-all-moves-there-is-no-number-to-check = The flag falls in a game with one period for all moves
title-the-flag-of-the-first-period-falls-at-move-thirty-eight = The flag of the first period falls: 38 of 40 moves completed

## no-claim-from-screen.yaml

title-no-claim-may-rest-on-a-monitor-alone = Claim that rests on a screen or demonstration board alone
title-a-claim-that-also-rests-on-something-else = Claim that rests on a screen and on something else
title-a-claim-that-rests-on-the-board-needs-no-screen = Threefold claim that rests on the board, not on a screen
title-the-counter-alone-proves-no-fifty-moves = The arbiter accepts a claim that rests on a screen alone and declares a draw
title-the-counter-confirms-what-the-arbiter-began-to-count = Claim that rests on what a screen shows and is supported otherwise

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = A finger stays on the button of the clock
title-no-hand-may-hover-over-the-clock = A hand hovers over the clock

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Both flags down before the last period, guidelines announced, flag claimed
title-both-flags-down-in-a-period-that-is-not-known = Both flags down, order disputed; which period it is, is not known
title-both-flags-down-before-the-last-period-without-guidelines = Both flags down before the last period, no guidelines announced
title-both-flags-down-and-one-player-had-completed-forty-moves = Both flags down: claimed by the player with 40 moves against the one with 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Both flags down: claimed by the player with 39 moves against the one with 40
title-both-flags-down-and-both-players-had-completed-forty-moves = Both flags down after both players have completed 40 of 40 moves
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Both flags down before the last period on a clock that marks the first
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Both flags down before the last period, noticed by the arbiter

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = A player stops the clocks because the piece for a promotion is missing
title-a-player-stops-the-clocks-because-of-an-irregularity = A player stops the clocks because of an irregularity
title-a-player-stops-the-clocks-for-a-private-matter = A player stops the clocks for a private matter, found not to be a valid reason
title-whether-an-illness-was-a-reason-is-for-the-arbiter = A player stops the clocks because of an illness
title-the-missing-queen-is-brought-and-play-goes-on = Clocks stopped for a missing promotion piece: the opponent restarts them, then the arbiter
title-a-player-asks-the-arbiter-to-stop-the-clocks = A player asks the arbiter to stop the clocks
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Black stops the clocks and claims an illegal move by White

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Late press after the opponent has replied but not yet pressed
title-a-press-before-the-reply-needs-no-leave = Press of the clock before the opponent replies
title-both-press-one-after-the-other-after-a-quick-reply = Late press after the opponent has replied and pressed
title-a-flag-falls-between-the-reply-and-the-late-press = Late press: the player’s flag falls after the opponent’s reply

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Clock pressed with the hand that did not move
title-pressing-with-the-hand-that-moved-is-right = Ordinary press after a move, nothing said of the hand
title-moved-with-the-right-hand-and-pressed-with-the-left = Move with the right hand, press with the left
title-moved-and-pressed-with-the-same-hand = Move and press both with the left hand
title-the-other-hand-is-usually-met-with-a-warning-in-france = Clock pressed with the other hand, and the arbiter warns the player
title-the-other-hand-to-gain-time = Clock pressed with the other hand in a way that distracts the opponent

## stop-without-reason.yaml

title-stopping-the-clocks-without-a-reason-may-be-penalised = A player stops the clocks without giving a reason
title-stopping-the-clocks-for-a-disturbance-with-reason-is-not-penalised = A player stops the clocks for a disturbance, found to be a valid reason
title-an-irregularity-that-is-only-a-pretext = A player stops the clocks because of an irregularity, found not to be a valid reason
title-the-arbiter-finds-no-reason-for-stopping-the-clocks = Clocks stopped for a reason that is not valid
title-the-arbiter-finds-a-good-reason-for-stopping-the-clocks = Clocks stopped for a reason that is valid
title-the-arbiter-finds-afterwards-that-there-was-no-reason-for-stopping-the-clocks = The arbiter finds afterwards that the clocks were stopped without a valid reason
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = The arbiter stops the clocks without giving a reason
title-clocks-stopped-because-spectators-disturb = Clocks stopped because of a disturbance
title-clocks-stopped-to-go-to-the-toilet = Clocks stopped for a private matter
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Clocks stopped for a private matter by a player with a disability
title-a-low-battery-is-no-reason-to-stop-the-clocks = Clocks stopped because the electronic scoresheet shows a low battery
title-a-player-stops-the-clocks-for-the-video = Clocks stopped so that a video recording can be examined

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40th move completed at 2:10, with an increment and a next period of 50 minutes
title-the-clock-counts-presses-and-not-moves-on-the-board = 40th move completed, but the clock has counted one press too few
title-what-was-saved-goes-into-the-next-period = 40th move completed with 12:34 saved, without an increment
title-the-sixtieth-press-ends-the-second-period = 60th move completed, with periods of 40 and 20 moves
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39th of 40 moves completed, without an increment
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40th move completed in the delay mode: is the main time saved?

## unclaimed-draw-before-flag.yaml

title-a-flag-falls-after-seventy-five-moves-that-nobody-noticed = The flag falls, and nobody noticed that 75 moves had been made without capture or pawn move
title-a-flag-is-claimed-after-a-fifth-occurrence-that-nobody-noticed = Flag claimed after a fivefold repetition that nobody noticed, then an appeal
title-both-flags-are-down-after-seventy-five-moves-that-nobody-noticed = Both flags down, and nobody noticed that 75 moves had been made without capture or pawn move
title-a-flag-that-falls-although-nothing-had-drawn-the-game = The flag falls after 74 moves without capture or pawn move

## white-clock-started.yaml

title-at-the-start-white-s-clock-is-started = The round starts: whose clock is started?
title-white-s-clock-is-started-although-white-is-absent = The round starts while White is absent
title-white-s-clock-is-not-started-a-second-time = The start of the round is announced after 1. e4
title-the-clock-of-the-player-who-begins-is-started = The round starts; it is known only who has the first move
title-whose-clock-is-started-where-nobody-knows-who-is-white = The round starts, and it is not known who has White
title-no-clock-is-started-again-after-a-move-of-either-player = The start of the round is announced after a move has been made

## wrong-setting-corrected.yaml

title-a-wrong-setting-is-put-right-whenever-it-is-found = Wrong increment found after 35 moves
title-a-wrong-move-counter-is-put-right = The arbiter finds the move-counter wrong
title-the-move-counter-is-set-to-the-moves-that-were-completed = Black points out a wrong move-counter after White’s third move
title-a-wrong-setting-in-rapid-chess-after-the-tenth-move-stays = Wrong thinking time found after 12 moves of a rapid game
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Wrong clock mode found after five moves of a rapid game
title-a-second-period-that-never-came = The flag falls at move 40 because the move-counter is one press behind
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = A player wants the clock to stand elsewhere
title-both-clocks-were-set-half-an-hour-too-short = Both clocks were set half an hour too short
title-the-increment-had-not-been-set = The increment was set on neither clock
title-only-one-clock-was-set-without-the-increment = The increment was missing on one clock only
title-a-press-left-out-leaves-the-counter-one-short = A press left out on move four, then the move-counter is found wrong
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = The move-counter shows 21 after 22 moves, with a control at move 30
