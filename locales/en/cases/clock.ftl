### Titles of the cases about the clock: what a reader would search for.

## arbiter-restarts.yaml

title-the-arbiter-decides-when-play-goes-on = The arbiter starts the clock again after an irregularity: whose clock runs?
title-a-player-may-not-start-the-stopped-clocks-again = The opponent restarts the stopped clocks without the arbiter
    .scene = White stops the clocks because the piece needed for a promotion is not at hand, and sets out to find you. Black, in no mood to wait, starts the clock again. When you arrive, Black explains that White could just as well have looked for a piece with the clock running.
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
    .scene = The game has not begun yet, and White has the move. Black, who has a disability, asks you to put the clock on the other side of the board, where it is easier to reach. White objects: you have placed all the clocks so that you can see them from the aisle.

## both-absent-at-start.yaml

title-white-loses-the-time-while-neither-player-is-there = Neither player is there at the start, default time half an hour
title-with-a-default-time-of-zero-no-time-is-left-to-lose = Neither player is there at the start, default time zero
    .scene = At the start of the round nobody sits at one of the boards. White’s clock is started. The players, who are friends, come a little later and blame the same late train; you do not accept the excuse. Both ask you to let them play.
title-the-event-may-divide-the-lost-time-otherwise = Neither player is there at the start, lateness excused
title-only-black-is-absent-at-the-start = Only Black is absent when the round starts
title-the-player-who-would-begin-loses-the-time-while-neither-is-there = Neither player is there at the start; it is known only who has the first move
title-both-were-absent-and-white-comes-in-time = Both absent; Black comes first, then White, still within the default time
title-both-were-absent-and-white-comes-too-late = Both absent; Black comes within the default time, White only after it
    .scene = When the round starts, neither player is at the board. Black arrives 10 minutes late, White only 40 minutes late, and without an excuse that you accept. White points out that Black was not in time either and wants to play with the time that is left.
title-both-come-after-the-start-of-the-round = White comes 20 minutes and Black 35 after the start, default time 30

## clock-assistant.yaml

title-an-assistant-presses-the-clock-and-the-time-is-adjusted = Assistant for the clock of a player without a disability
    .scene = White, who has no disability but is unable to use the clock at the moment, comes to the board with a friend who is to press it instead. You accept this assistant. Black finds that unfair, since White would never have to reach for the clock.
title-the-time-of-a-player-with-a-disability-is-not-adjusted = Assistant for the clock of a player with a disability
    .scene = White has a disability and is unable to use the clock. A club colleague, whom you accept as an assistant, is to press it. Black argues that this saves White several seconds on every move and demands that the times be balanced.
title-the-assistant-for-the-clock-must-be-acceptable-to-the-arbiter = Assistant for the clock whom the arbiter does not find acceptable
title-a-player-who-can-press-the-clock-gets-no-assistant-for-it = Assistant for the clock of a player who can press it
title-an-assistant-for-the-clock-presented-just-before-the-round = Assistant for the clock, presented only just before the round
title-the-opponent-presses-the-clock-for-both = The opponent serves as assistant for the clock

## clock-conclusive.yaml

title-a-clock-without-an-evident-defect-is-right = A player says the clock is defective, but no defect is evident
    .scene = White, who is short of time, calls you, says that the clock is defective and insists that so many minutes cannot possibly have passed. You watch the clock for a while and find no evident defect. Black would not mind having it exchanged, to be on the safe side.
title-whether-a-defect-is-evident-is-for-the-arbiter = A player says the clock is defective; whether the defect is evident is not known

## clock-handling.yaml

title-hitting-the-clock-may-be-penalised = A player moves and hits the clock with force
title-picking-up-the-clock-may-be-penalised = A player picks up the clock
title-knocking-over-the-clock-may-be-penalised = A player knocks over the clock
    .scene = You are standing at a board where both players are short of time. Reaching for the clock in haste, White knocks it over, sets it upright again and apologises. Black smiles and says that no harm has been done.
title-hitting-the-clock-without-a-move-breaks-two-rules = A player hits the clock with force without having moved
title-the-clock-is-hit-and-falls-and-its-display-goes-dark = The clock is knocked over and is then evidently defective

## clock-place.yaml

title-the-arbiter-decides-where-the-clock-stands = Black wants the clock elsewhere, before the game
title-a-wish-about-the-place-of-the-clock-comes-too-late-in-the-game = Black wants the clock elsewhere, after White’s first move

## clock-replaced.yaml

title-a-clock-that-has-evidently-stopped-is-replaced = A player points out an evident defect in the clock
    .scene = White calls you and says that the clock is defective. You see for yourself that it is: the display keeps freezing although one of the clocks should be running. Black, who has a winning position, would rather play on with it than lose the thread.
title-the-arbiter-replaces-a-defective-clock-unasked = The arbiter finds an evident defect in the clock

## clocks-stand.yaml

title-what-a-wrong-claim-leaves-on-the-clocks = Clocks at 5:00 and 4:00: threefold repetition claimed after two occurrences
    .scene = White, who has the move and 5 minutes left, stops the clocks and claims a draw by threefold repetition; Black has 4 minutes. The check shows that the position is on the board only for the second time. White shrugs and says that the check has cost Black nothing.
title-without-readings-nobody-knows-what-the-clocks-show = Threefold repetition claimed after two occurrences, clock times not known
title-the-clocks-after-a-first-illegal-move = First illegal move with an increment: clocks at 10 and 20 minutes
    .scene = White, with 10 minutes left against Black’s 20, makes an illegal move and presses the clock; the increment appears on the display. You see it at once and stop the clocks. White asks you to leave the times alone, because not a second has been lost.
title-the-clocks-after-a-first-illegal-move-in-a-faster-game = First illegal move in rapid or blitz: clocks at 1:00 and 2:00
    .scene = Both players are in time trouble: White has 1 minute left, Black has 2 minutes. White makes an illegal move and presses the clock while you are watching. White is ready to play another move at once; Black demands the full point.
title-the-time-of-white-who-comes-late = What the clocks show when White comes 5 minutes late and Black 12
title-the-clock-of-black-has-not-run-while-he-was-late = Black comes five minutes late at 90 minutes each, default time 30 minutes
title-the-time-of-a-replier-who-comes-late-to-the-resumption = What the clocks show when the player to reply comes late to the resumption
    .scene = At the adjournment White has 1 hour 10 minutes left and Black 55 minutes; Black, who has the move, seals { MOVE("cxd4") }. At the resumption Black is at the board, but White is absent and arrives 20 minutes late. White argues that no clock could run before the sealed move had been made on the board.
title-what-the-clocks-show-before-the-first-move = What the clocks show before the first move, with an increment
    .scene = A quarter of an hour before the round you walk through the hall, where nobody has sat down yet, and check the displays. A young colleague, whom you are training, asks you: what should the clocks show now?
title-what-the-clocks-show-after-two-rulings = What the clocks show after two draw claims: second occurrence, then 49 moves
    .scene = White has the move and 5 minutes left, Black 4 minutes. White claims a draw by threefold repetition; the check shows only the second occurrence. Undeterred, White at once claims a draw under the fifty-move rule, but each player has made only 49 moves without a pawn move or a capture. White says that one mistake can hardly be paid for twice. What do the clocks show?
title-the-clock-of-black-has-not-run-before-white-moves = What the clocks show when White comes 20 minutes late and has not yet moved
    .scene = The round starts at the scheduled time, with Black at the board and White absent. White comes 20 minutes late, sits down and, before making a move, complains about the display: as both players were prevented from playing, the loss should be shared. What do the clocks show?
title-the-display-after-a-press-without-a-move = What the clocks show after a press without a move, with an increment
    .scene = White has the move and 10 minutes left, Black has 20. Lost in thought, White presses the clock without having made a move; you see it and stop the clocks. White apologises, asks to have the clock simply started again and points out that no piece was touched.
title-what-a-wrong-claim-takes-from-the-time-told-when-the-clocks-were-stopped = Clocks stopped at 5:00 and 4:00, then threefold claimed after two occurrences
title-nobody-has-told-what-the-clocks-showed = What the clocks show where no reading is known
title-an-illegal-move-pressed-at-twelve-forty = Illegal move with an increment: clocks at 12:40 and 25:00

## default-claim.yaml

title-the-win-by-default-is-claimed = Win by default claimed: the default time is over and the opponent has not come
title-the-win-by-default-is-claimed-too-early = Win by default claimed before the default time is over
title-whether-the-win-by-default-is-claimed-in-time-depends-on-the-clock = Win by default claimed; how late it is, is not known
title-the-opponent-has-come-in-time = Win by default claimed after the opponent came within the default time
    .scene = Black arrives 12 minutes late, shakes hands and sits down. Before Black can make a move, White stops the clock and claims a win by default: the opponent was not at the board when the round started, White says, and gave no reason at all.
title-without-a-default-time-nobody-may-be-late = Win by default claimed at the start, and the event sets no default time
title-the-arbiter-excuses-the-late-player = Win by default claimed against a late player who is excused
    .scene = The default time is over and Black is still absent. White claims a win by default. You have just learnt that Black’s train is stuck in the snow, and you accept that as an excuse. White insists that the same rules apply to everybody.
title-the-win-by-default-is-claimed-when-the-game-is-over = Win by default claimed after the claimant has resigned

## default-time.yaml

title-five-minutes-late-where-the-event-says-nothing = Five minutes late, and the event sets no default time
title-exactly-at-the-end-of-the-default-time-is-in-time = Arrival exactly at the end of the default time
title-a-second-after-the-default-time-loses = Late arrival, one second after the default time
title-an-hour-and-a-second-late-under-the-old-rule = An hour and a second late, and the event sets no default time
title-the-arbiter-may-excuse-a-late-player = Twenty minutes late but excused, default time a quarter of an hour
title-whether-the-arbiter-excuses-is-not-told = Twenty minutes late, default time a quarter of an hour; whether excused is not known
title-in-the-hall-in-time-but-at-the-board-too-late = In the hall before the start, at the board a minute after it, default time zero
    .scene = Two minutes before the start, at 14:58, you see Black come into the playing hall and stop to greet friends. The round starts at the scheduled time, with White at the board. At 15:01 Black comes to the board and says that everybody saw who was in the hall in time. You do not accept this as an excuse.
title-lateness-counts-from-the-start-that-the-round-really-had = The round starts ten minutes late, and a player comes ten minutes after that
title-a-player-who-does-not-come-loses-when-the-default-time-is-over = Black does not come, and the default time runs out
    .scene = Black is absent when the game is to start, and when the default time is over there is still nobody in the chair. No excuse that you could accept has reached you. Black’s trainer asks you for a little patience: White has not made a move yet, so nothing has happened on the board.
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
    .scene = White has 4 minutes left when Black makes a move and presses the clock. White thinks for exactly 11 seconds, makes a move and presses the clock. Both players look at the display in surprise and call you.
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
    .scene = White has the move. In the time scramble White’s flag falls, and neither the players nor you notice it. White plays { MOVE("Rd8") } and presses the clock. Black looks first at the board, then at the clock, stops it and claims that the flag fell before the move was made. White does not dispute this.

## flag-claim-wrong.yaml

title-claiming-a-flag-that-has-not-fallen = Flag claimed with one second left on the clock
    .scene = In a wild time scramble Black stops the clock and claims that White’s flag has fallen. You look at the display: White still has 1 second left. Black explains that the figure looked like a zero from the other side of the table; White demands that such a mistake should not come free.

## flag-counts.yaml

title-a-flag-that-nobody-noticed = The flag falls unnoticed, and the game goes on
title-the-arbiter-observes-the-flag = The flag falls before the arbiter’s eyes, and nobody claims it
title-the-arbiter-notices-the-fallen-flag-later = The arbiter notices the fallen flag only after a further move
title-the-opponent-claims-the-flag = The opponent claims a flag whose fall nobody saw
title-the-clock-shows-no-time = Flag claimed with the display at zero
title-a-display-that-came-down-to-zero-is-a-fallen-flag = Display at zero before the press; the flag is claimed only after it
    .scene = White’s clock already shows 0:00 when White makes a move, presses the clock and sighs with relief. Black, who could still checkmate, claims that White’s flag has fallen. White replies that the display shows no flag at all, and that the move was on the board before anybody said a word.
title-a-display-below-zero-is-a-fallen-flag = Flag claimed with the display seven seconds below zero
title-the-time-of-the-next-period-hides-a-fallen-flag = Flag claimed, move 40 not yet pressed: the clock went from 5 seconds to almost half an hour
title-a-reading-that-the-increment-explains-is-no-fallen-flag = Flag claimed, move 40 not yet pressed: the clock went from 5 to 35 seconds
title-a-player-points-out-his-own-fallen-flag = A player claims their own fallen flag, at any pace
    .scene = At a board where everything is still open and no further time control is to come you are about to turn away when White raises a hand and says that a flag has fallen: White’s own. Nobody else had noticed. Black laughs and suggests simply playing on, as the position is so interesting.
title-a-player-tells-the-arbiter-of-a-fallen-flag = A player tells only the arbiter of the opponent’s fallen flag
title-a-player-tells-the-arbiter-that-his-own-time-is-up = A player tells only the arbiter of their own fallen flag
title-both-players-point-out-the-fallen-flag = Both players claim the one flag that has fallen
title-a-clock-that-ran-longer-than-it-had-left = Flag claimed: forty seconds were left, and the clock ran for forty
title-a-clock-that-ran-a-second-less-than-it-had-left = Flag claimed: forty seconds were left, and the clock ran for thirty-nine
title-a-claim-by-the-player-whose-own-flag-is-marked-as-the-first = Both flags down, period not known: claimed by the player marked as first
    .scene = You are called to a board where both flags are down; nobody saw either of them fall. White claims that Black’s flag has fallen. On the display, however, it is White’s flag that bears the mark of the one that fell first. Black, who could still checkmate, had not noticed anything and supposes that the game is now drawn.
title-a-flag-that-fell-after-forty-moves-does-not-go-before-a-later-one = One flag falls after 40 moves, and the arbiter sees it; then the opponent’s falls after 39
    .scene = Towards the end of the first period you see White’s flag fall. White has completed 40 moves, Black only 39. Black goes on thinking until Black’s flag falls as well. White, who could still checkmate, claims that it has fallen. Black answers that White’s flag was down long before.

## flag-fall-draw.yaml

title-the-flag-falls-against-a-bare-king = The flag falls with a queen against a bare king
title-the-flag-falls-and-nobody-told-us-the-position = Flag claimed, and the position is not known
title-the-flag-falls-with-a-pawn-against-a-knight = The flag falls with a pawn against a knight: can the knight still mate?
title-the-flag-falls-where-the-queen-must-be-captured = The flag falls when the only legal move captures the opponent’s queen
    .scene = You are watching a time scramble. White, to move, reaches for a piece, but the flag falls first, and you see it. Black is sure of the full point: the queen stands on the board, and White has nothing left but a pawn.
title-the-flag-falls-where-every-legal-move-gives-mate = The flag falls when every legal move gives mate
    .scene = You are standing at a board where both players are very short of time. White, to move, hesitates over which pawn to push, and White’s flag falls; you see it. Black leans back: with a rook left, the point on time can hardly be in doubt.
title-the-flag-falls-where-every-move-mates-or-stalemates = The flag falls when every move leads to mate, stalemate or loss of the last pawn
title-the-flag-falls-before-a-wall-that-a-sacrifice-opens = The flag falls in a blocked position that only a rook sacrifice can open
title-the-flag-falls-against-a-knight-whom-a-pawn-can-help = The flag falls with a pawn on the seventh rank against a knight
title-the-flag-falls-with-a-rook-against-a-knight = Flag claimed against king and rook: can king and knight still mate?
    .scene = A long ending has come down to a white king and knight against a black king and rook. Black’s flag falls, and White claims it. Black protests: a lone knight cannot force anything against a rook, and only Black was still playing for a win.
title-the-flag-falls-with-a-rook-against-a-bishop = Flag claimed against king and rook: can king and bishop still mate?
    .scene = In the last period Black, with king and rook, has been trying for a long time to beat White’s king and bishop, and in the end Black’s flag falls. White claims it and expects the full point: as long as a piece is left, says White, a mate can always be constructed with the opponent’s help.
title-the-flag-falls-with-a-queen-against-a-knight = Flag claimed against king and queen: can king and knight still mate?
    .scene = Black, with king and queen against king and knight, has been hunting the white king for many moves when Black’s flag falls. White claims it and expects the full point: a knight can always give mate, says White, if only the opponent plays badly enough.
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
    .scene = In a long ending without pawn moves or captures Black has already made 75 such moves and White 74 when White’s flag falls; nobody notices. White makes a move of the same kind and presses the clock; now each player has made 75. Only then does Black look at the display, claim White’s flag and insist that the flag fell first. Black could still checkmate.
title-an-absent-player-whose-time-ran-out-has-lost-by-forfeit = White does not come, and White’s time runs out before the default time is over
title-a-flag-in-a-quickplay-finish-falls-in-the-last-period = The flag falls in a quickplay finish
title-both-flags-are-down-and-the-clock-marks-the-first = Both flags down at any pace, the clock marks which fell first

## increment-mode.yaml

title-an-increment-is-added-with-every-press = Increment of two seconds: pressed with seven seconds left
title-time-saved-under-the-increment-adds-up = Increment of thirty seconds: White’s clock over the first two moves
title-base-time-and-increment-are-a-time-control = Base time and increment, no periods stated: pressed at 12:00
title-twelve-seconds-used-on-the-first-move-with-an-increment-of-thirty = Increment of thirty seconds: twelve seconds used on the first move
    .scene = As the round begins you stand at the first board and watch the display: White has 1 hour 30 minutes 18 seconds left, plays { MOVE("e4") } and presses the clock. White looks at the clock and asks you whether it is working properly.

## last-period-flags.yaml

title-both-flags-down-in-the-last-period = Both flags down in the last period, guidelines announced
title-both-flags-down-where-no-guidelines-were-announced = Both flags down in the last period, no guidelines announced
title-both-flags-down-in-blitz-and-nothing-shows-the-order = Both flags down in blitz, and both players claim
title-the-display-marks-which-of-two-flags-fell-first = Both flags down in the last period: claimed by the player marked as first
    .scene = In the last period neither player looks at the clock until both flags are down; nobody saw which fell first. Black is quicker to speak, claims that White’s flag has fallen and says that the first to claim is in the right. The display marks Black’s flag as the one that fell first. White could still checkmate.
title-a-win-claimed-with-both-flags-down-is-a-draw-and-no-right-claim = Both flags down with rook against rook, and White claims the flag
title-both-flags-down-on-a-clock-that-may-mark-the-first = Both flags down in the last period: does the clock mark the first?
title-both-flags-down-on-a-clock-with-increment = Both flags down in a game with an increment

## lateness-counted.yaml

title-until-when-a-player-may-come = Until when may a player come? The round starts on time
title-until-when-a-player-may-come-if-the-round-starts-late = Until when may a player come? Set for 15:00, started at 15:10
title-until-when-a-player-may-come-where-the-event-says-nothing = Until when may a player come? The event sets no default time
    .scene = Before the round a player, about to fetch a forgotten scarf from the hotel, asks you how late one may be; a few minutes of grace, the player supposes, are granted everywhere. The regulations of the event are silent on the matter. Until when may a player come to the board?
title-scheduled-for-two-and-started-at-twenty-past = Until when may a player come? Set for 14:00, started at 14:20
    .scene = The opening speeches have taken longer than planned, and the round starts at 14:20. A team captain whose player is stuck in traffic fears that the speeches have long used up the time for coming late, and asks you: until when may a player come to the board?

## lateness-excused.yaml

title-the-arbiter-finds-the-late-player-excused-and-the-game-is-played = A minute past the default time, and the arbiter finds the lateness excused
title-who-comes-in-time-needs-no-excuse = Arrival a minute before the default time is over

## moves-checked.yaml

title-forty-moves-completed-when-the-flag-of-the-first-period-falls = The flag of the first period falls: 40 of 40 moves completed
    .scene = White, with king, queen and pawn against a bare king, has completed 40 moves, but the first period is still running. Now White’s flag falls, and you see it. Black, who has only the king, remarks that a flag down against a bare king has always been a draw.
title-the-fortieth-move-was-made-but-not-completed = The flag falls after the 40th move is made, before the press
    .scene = White, with king and pawn against king and knight, has completed 39 moves. In the last seconds White makes one more move and reaches for the clock, but White’s flag falls before it is pressed; you see it. White points to the board: the fortieth move, after all, has been made.
title-the-fortieth-move-was-completed-just-before-the-flag = The flag falls just after the press of the 40th move
    .scene = White, with king, rook and pawn against king and knight, has completed 39 moves, and the last seconds of the first period are running. White makes a move and presses the clock; Black replies at once, and an instant later White’s flag falls before your eyes. Black points at the flag, White at the scoresheet.
title-in-the-last-period-a-fallen-flag-loses-whatever-was-completed = The flag falls in the last period, with 97 moves completed
title-both-flags-fell-in-the-last-period-of-the-time-control = Both flags down in the second of two periods
    .scene = The second period is running, and both players move at full speed. When they look up, both flags are down, and the clock does not show which fell first. White is the first to call you, claims Black’s flag and says that Black never noticed White’s.
title-a-flag-claimed-too-early-is-not-checked = Flag claimed with one second left in a fifteen-minute game
    .scene = White, who can hardly wait for the end, calls you and claims that Black’s flag has fallen. You look at the clock: Black has 1 second left. Black says that a claim out of thin air must surely cost the claimant something.
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
    .scene = White calls you and makes a claim. Asked what it rests on, White points to the big screen in the hall, where anybody can read it, and has nothing else to show. Black says that the transmission has been wrong before; White, that it comes straight from the electronic board.
title-a-claim-that-also-rests-on-something-else = Claim that rests on a screen and on something else
title-a-claim-that-rests-on-the-board-needs-no-screen = Threefold claim that rests on the board, not on a screen
title-the-counter-alone-proves-no-fifty-moves = The arbiter accepts a claim that rests on a screen alone and declares a draw
    .scene = White claims a draw under the fifty-move rule. Asked for the grounds, White points to the big screen in the hall, whose counter shows fifty such moves, and has nothing else to offer. Your colleague glances at the screen, upholds the claim and declares the game drawn. Black had only remarked that the counter had been wrong before.
title-the-counter-confirms-what-the-arbiter-began-to-count = Claim that rests on what a screen shows and is supported otherwise

## no-hovering.yaml

title-no-finger-may-stay-on-the-button = A finger stays on the button of the clock
title-no-hand-may-hover-over-the-clock = A hand hovers over the clock
    .scene = White makes a move and presses the clock. You see that Black, while thinking about the reply, holds a finger just above the clock. Black explains that the button has not been touched, and that nobody has ever objected to this habit.

## other-period-flags.yaml

title-both-flags-down-before-the-last-period = Both flags down before the last period, guidelines announced, flag claimed
    .scene = A further period is still to come. In the scramble nobody notices the flags; when White looks up, both are down, and the clock does not show which fell first. White claims Black’s flag. Black shrugs: with two flags down, the point has always been shared.
title-both-flags-down-in-a-period-that-is-not-known = Both flags down, order disputed; which period it is, is not known
title-both-flags-down-before-the-last-period-without-guidelines = Both flags down before the last period, no guidelines announced
title-both-flags-down-and-one-player-had-completed-forty-moves = Both flags down: claimed by the player with 40 moves against the one with 39
title-the-player-who-was-late-claims-the-flag-of-the-one-who-was-not = Both flags down: claimed by the player with 39 moves against the one with 40
    .scene = Both flags are down before either player looks at the clock, and nobody can say which fell first. White has completed 40 moves, Black 39. White could not checkmate by any series of legal moves. Black claims White’s flag and says that only one side could still win this game anyway.
title-both-flags-down-and-both-players-had-completed-forty-moves = Both flags down after both players have completed 40 of 40 moves
    .scene = Each player has completed 40 moves, but both go on playing fast, and the first period is still running. When they look up, both flags are down, and nobody knows which fell first. White claims Black’s flag; Black answers that this can only be a draw.
title-both-flags-down-in-an-earlier-period-of-a-clock-that-marks-the-first = Both flags down before the last period on a clock that marks the first
title-both-flags-down-on-a-mechanical-clock-in-an-earlier-period = Both flags down before the last period, noticed by the arbiter

## player-stops-clocks.yaml

title-a-player-stops-the-clocks-because-a-queen-is-missing = A player stops the clocks because the piece for a promotion is missing
    .scene = White wants to promote a pawn, but the piece needed is neither on the table nor anywhere near it. White stops both clocks and calls you. Black protests: White should have come to you first, and stopping the clocks is the arbiter’s business alone.
title-a-player-stops-the-clocks-because-of-an-irregularity = A player stops the clocks because of an irregularity
title-a-player-stops-the-clocks-for-a-private-matter = A player stops the clocks for a private matter, found not to be a valid reason
title-whether-an-illness-was-a-reason-is-for-the-arbiter = A player stops the clocks because of an illness
title-the-missing-queen-is-brought-and-play-goes-on = Clocks stopped for a missing promotion piece: the opponent restarts them, then the arbiter
title-a-player-asks-the-arbiter-to-stop-the-clocks = A player asks the arbiter to stop the clocks
title-a-player-who-stops-the-clocks-and-claims-an-illegal-move = Black stops the clocks and claims an illegal move by White
    .scene = At the very start of the game White pushes the pawn from e2 to e5 and presses the clock; nobody says anything. After a while Black stops the clocks, calls you and claims that e5 was an illegal move. White laughs about the slip and suggests simply pushing the pawn one square less and playing on, as Black has not moved yet.

## press-always-allowed.yaml

title-the-clock-may-be-pressed-after-the-opponent-has-replied = Late press after the opponent has replied but not yet pressed
    .scene = White plays { MOVE("e4") } but forgets the clock. Black replies { MOVE("e5") } at once and does not press the clock either. Now White reaches out and presses it. Black calls you: with the reply already on the board, Black says, White has missed the moment for pressing.
title-a-press-before-the-reply-needs-no-leave = Press of the clock before the opponent replies
title-both-press-one-after-the-other-after-a-quick-reply = Late press after the opponent has replied and pressed
title-a-flag-falls-between-the-reply-and-the-late-press = Late press: the player’s flag falls after the opponent’s reply

## press-same-hand.yaml

title-pressing-with-the-other-hand-is-no-illegal-move = Clock pressed with the hand that did not move
    .scene = You see White make a move and press the clock with the hand that did not move the piece. White explains that the coffee cup was in the way, and that the move itself was made with one hand only. Black is not appeased: this is as bad as moving with both hands.
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
    .scene = Black stops both clocks and comes to your table. You hear the player out and find that there was no valid reason for stopping them. Black is sorry and points out that White was not even at the board and lost nothing by it.
title-nobody-asks-the-arbiter-for-his-reason-to-stop-the-clocks = The arbiter stops the clocks without giving a reason
title-clocks-stopped-because-spectators-disturb = Clocks stopped because of a disturbance
title-clocks-stopped-to-go-to-the-toilet = Clocks stopped for a private matter
title-a-disabled-player-stops-the-clocks-to-go-to-the-toilet = Clocks stopped for a private matter by a player with a disability
title-a-low-battery-is-no-reason-to-stop-the-clocks = Clocks stopped because the electronic scoresheet shows a low battery
title-a-player-stops-the-clocks-for-the-video = Clocks stopped so that a video recording can be examined

## time-carried-over.yaml

title-the-fortieth-press-adds-the-time-of-the-next-period = 40th move completed at 2:10, with an increment and a next period of 50 minutes
    .scene = The correctly set clock counts the presses. White has completed 39 moves, makes the next one and presses the clock, which just before the press shows 2 minutes 10 seconds. A spectator is puzzled by the new display and thinks that the clock must be wrong.
title-the-clock-counts-presses-and-not-moves-on-the-board = 40th move completed, but the clock has counted one press too few
    .scene = According to the scoresheets each player has completed 39 moves, but the clock has counted only 38 presses by White. With 2 minutes 10 seconds left, White makes the next move, presses the clock and gets up, relieved that the time control has been passed.
title-what-was-saved-goes-into-the-next-period = 40th move completed with 12:34 saved, without an increment
title-the-sixtieth-press-ends-the-second-period = 60th move completed, with periods of 40 and 20 moves
    .scene = A breathless crowd surrounds the board: White has completed 59 moves and is almost out of time. White makes the next move and presses the clock; at the moment of the press exactly 1 second is left. White sinks back into the chair, not daring to look at the display. Black looks, and asks you whether the figure can be right.
title-before-the-last-move-of-a-period-nothing-is-added-without-increment = 39th of 40 moves completed, without an increment
title-whether-a-delay-mode-saves-main-time-for-the-next-period = 40th move completed in the delay mode: is the main time saved?
    .scene = White has completed 39 moves and has 10 minutes left when Black makes a move and presses the clock. White uses 1 minute 5 seconds, makes the next move and presses the clock. Outside the hall you hear two spectators argue over what the display ought to show.

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
    .scene = Each player has completed 12 moves when White calls you and points out that the thinking time is set wrongly on the clock. You check, and it is so. The schedule of the event would not suffer if the setting stayed as it is. White says that a fault known to everybody cannot simply be left alone.
title-a-wrong-setting-in-rapid-chess-is-put-right-in-the-first-moves = Wrong clock mode found after five moves of a rapid game
    .scene = Each player has completed 5 moves when White calls you and points out that the clock is set to the wrong mode. You look: it is. Black objects that both have played with this clock from the start, and that whoever noticed nothing must live with it.
title-a-second-period-that-never-came = The flag falls at move 40 because the move-counter is one press behind
    .scene = White has completed 39 moves, but the clock has counted only 38 presses. With 9 seconds left in the first period, White makes the next move and presses the clock; no time is added. Black replies at once, and soon White’s flag falls before your eyes. White points out that the move-counter is wrong; Black says that a flag is a flag.
title-a-clock-that-stands-on-the-wrong-side-is-not-wrongly-set = A player wants the clock to stand elsewhere
title-both-clocks-were-set-half-an-hour-too-short = Both clocks were set half an hour too short
title-the-increment-had-not-been-set = The increment was set on neither clock
    .scene = White has completed 20 moves, Black 19; White has 50 minutes left, Black 55 minutes. Black points out that the clock was set to 1 hour 30 minutes without an increment. You check, and it is so. White suggests simply treating both clocks alike.
title-only-one-clock-was-set-without-the-increment = The increment was missing on one clock only
    .scene = White has 50 minutes left, Black 31 minutes, and Black has completed 23 moves. Black points out that the clock was set to 1 hour 30 minutes without an increment, but only on Black’s side; White’s was set correctly. You check, and it is so. White says that Black should have noticed it earlier.
title-a-press-left-out-leaves-the-counter-one-short = A press left out on move four, then the move-counter is found wrong
title-one-press-left-out-in-twenty-two-moves-before-a-control-at-move-thirty = The move-counter shows 21 after 22 moves, with a control at move 30
