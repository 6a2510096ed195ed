### The chessclock.

## What the words mean

chessclock =
    .title = The chessclock
    .rule = A chessclock consists of two time displays, connected so that only one of them can run at a time. In these rules, “clock” means one of the two displays.
flag-defined =
    .title = The flag
    .rule = Each display has a flag. The flag-fall shows that the time allotted to the player has run out. Some clocks also mark which of the two flags fell first.
    .reading = A sign on a digital clock counts as a flag, and where it also marks which flag fell first, we take the order of the two to be known. One could trust only what somebody saw, but the clock is the better witness.
clocks-stand =
    .title = What the displays show
    .rule = Where a ruling gives or takes time, the readings are the starting point: each display then shows what it showed before, with that time added or taken off.
    .holds = { $counted ->
        [asked] Where a reading is known, the time is counted on from the last one; a clock that has not run yet shows the time at the start, with any increment for the first move.
        [judgement] The times are calculated from the last readings known; the arbiter may set other times by best judgement.
        [gained] The times are calculated from the last readings known. If the increment gained by pressing the clock is taken back, { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
        [gained-or-judged] The times are calculated from the last readings known; the arbiter may set other times by best judgement. If the increment gained by pressing the clock is taken back, { WHO($player, case: "gen") } clock shows { CLOCK($time) }.
        [late] { WHO($player, case: "gen") } clock had been running for { DURATION($time) } when { WHO($player) } came, and that time is lost.
       *[ruled] The times are calculated from the last readings known.
    }
    .fails = Neither a reading of the clocks is known nor the time that each player has at the start.
    .fails-alone = What the clocks show cannot be said.

## When a move is completed

move-completed =
    .title = When a move is completed
    .rule = A move that was made on the board is completed when the player presses the clock.
    .holds = { WHO($player) } had made the last move on the board but not yet pressed the clock, so that move was not completed when the flag fell.
completed-by-the-end =
    .title = Completed by the end of the game
    .rule = A move that ends the game is completed without pressing the clock.
    .reading = Among the ends of the game that complete a move without a press, the text of 2023 also names the claim with an intended move. That claim ends nothing before the arbiter has found it right, so we read it as an editorial slip. The other reading, that a right claim of this kind completes the move that was only written, would give the same result.
completed-by-next-move =
    .title = Completed by the next move
    .rule = A move after which the clock was not pressed is completed when the same player has made the next move.
    .holds = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } made another move, so the earlier move{ $reference } is completed although the clock was not pressed after it.

## Pressing the clock

press-always-allowed =
    .title = The right to press the clock
    .rule = A player must always be given the chance to press the clock after making a move, even when the opponent has already made the next one. The time between making the move and pressing the clock is the player's own.
    .holds = { WHO($opponent) } replied before { WHO($player) } had pressed the clock after the move{ $reference }, but { WHO($player) } had still to be given the chance to press it.
    .reading = The editions before 2014 say that a player may always press the clock, and do not name the reply. We read them alike, because always includes that case; one could also let the right end with the opponent's move.
    .unmet = The opponent had not yet made the next move, so nothing stood in the way of the press.
press-same-hand =
    .title = Pressing with the hand that moved
    .rule = A player must press the clock with the same hand that made the move.
    .holds = { WHO($player) } pressed the clock with the hand that had not made the move. That is forbidden, but does not count as an illegal move.
    .unmet = Nobody pressed the clock with another hand than the one that made the move.
no-hovering =
    .title = No finger on the button or over the clock
    .rule = A player may neither keep a finger on the button of the clock nor hover over the clock.
    .holds = { $finger ->
        [yes] { WHO($player) } kept a finger on the button of the clock, which is forbidden.
       *[no] { WHO($player) } hovered over the clock, which is forbidden.
    }
clock-handling =
    .title = Handling the clock properly
    .rule = { $before-move ->
        [yes] The clock must be handled properly. It is forbidden to press it with force, to pick it up, to press it before moving or to knock it over. Improper handling must be penalised.
       *[no] The clock must be handled properly. It is forbidden to press it with force, to pick it up or to knock it over. Improper handling must be penalised.
    }
    .holds = { $how ->
        [force] { WHO($player) } pressed the clock with force, which is forbidden and must be penalised.
        [lift] { WHO($player) } picked up the clock, which is forbidden and must be penalised.
        [before-move] { WHO($player) } pressed the clock before moving, which is forbidden and must be penalised.
       *[knock-over] { WHO($player) } knocked over the clock, which is forbidden and must be penalised.
    }
    .fails = { WHO($player) } pressed the clock without having made a move; that counts as an illegal move, which has a penalty of its own, and is not penalised as improper handling as well.
    .reading = Pressing without any move has a rule of its own. By the letter both rules hold, so that a penalty is due as well; it is taught that only the other rule holds.
clock-assistant =
    .title = An assistant for the clock
    .rule = A player who is unable to use the clock may bring an assistant for it who is acceptable to the arbiter. { $time ->
        [adjusted-unless-disabled] The arbiter must adjust the player's clock equitably, but not that of a player with a disability.
       *[adjusted] The arbiter must adjust the player's clock equitably.
    }
    .holds = { $clock ->
        [refused] { WHO($player) } is unable to use the clock, but the assistant must be acceptable to the arbiter, and this one is not.
        [kept] { WHO($player) } is unable to use the clock and may have an assistant who is acceptable to the arbiter; because of the disability no time is taken off for it.
       *[adjusted] { WHO($player) } is unable to use the clock and may have an assistant who is acceptable to the arbiter; in return the time must be adjusted equitably.
    }
    .fails = { WHO($player) } is able to use the clock, and only a player who is not may have an assistant for it.
    .fails-alone = { WHO($player) } must press the clock without an assistant.
assistant-time-usual =
    .title = What an assistant for the clock usually costs
    .rule = A fair adjustment usually means that { DURATION($time) } are taken off the clock of the player who needs help, whatever the rate of play.
    .holds = { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } an assistant without having a disability; it is usual to take off { DURATION($time) }.
clock-assistant-too-late =
    .title = An assistant for the clock, presented too late
    .rule = An assistant for the clock must be presented to the arbiter in advance; one who is presented only just before the round is usually refused.
    .holds = { WHO($player) } presented the assistant only just before the round, which is too late; it is usual to refuse.
    .reading = It is taught that the arbiter may refuse then; as the arbiter may refuse anyway, we only call refusing usual.
opponent-as-assistant =
    .title = The opponent serves as assistant
    .rule = Where in an emergency the opponent serves as the assistant, the arbiter may give the opponent extra time.
    .holds = { WHO($opponent) } { AGREE($opponent, sg: "serves", pl: "serve") } as { WHO($player, case: "gen") } assistant, so the arbiter may give { WHO($opponent) } extra time for that help.

## The time control

time-control =
    .title = Moves and time of a period
    .rule = In each period a player must complete a number of moves, or all remaining moves, within the time allotted, which includes anything added for each move. All of this is fixed in advance.
time-carried-over =
    .title = Time saved in one period
    .rule = { $saved ->
        [except-in-delay] When the moves of a period have been completed, the time saved is added to the time of the next period, except in the delay mode.
       *[carried] When the moves of a period have been completed, the time saved is added to the time of the next period, where there is one.
    } A clock with a move-counter adds the new time after the number of presses to which it was set, whatever has been played on the board.
    .holds = After { $press } presses the next period began on { WHO($player, case: "gen") } clock, which then showed { CLOCK($left) }.
    .reading = Where an edition excepts the delay mode, we do not carry the main time that is left over either. The other reading is that only the unused delay is lost; the text makes no such distinction.
    .unmet = The moves of the period have not all been completed, so no time is added yet.
increment-mode =
    .title = The cumulative mode
    .rule = In the cumulative (Fischer) mode a player receives an increment for each move, beginning with the first. Whatever is not used is saved for later moves.
    .holds = With the press { WHO($player, case: "gen") } clock received the increment of { DURATION($increment) } and then showed { CLOCK($left) }.
    .reading = We let the increment of a move stand on the display before the move begins, that of the first move at the start. One could also add it after each move; the amounts are the same, provided that the first is there from the beginning.
delay-mode =
    .title = The delay mode
    .rule = In the delay (Bronstein) mode a player has a fixed extra time for each move. The main thinking time runs only after the extra time has been used up. If the clock is pressed before, the main thinking time stays as it was, and the rest of the extra time is lost.
    .holds = { WHO($player) } took { DURATION($used) } for the move; the first { DURATION($delay) } did not count, so { WHO($player, case: "gen") } clock showed { CLOCK($left) }.
moves-checked =
    .title = Checking the moves when a flag falls
    .rule = As soon as a flag has fallen, it must be checked whether the player completed the moves required in the period.
    .holds = { $kind ->
        [number] { WHO($player, case: "gen") } flag is down. { $completed ->
            [0] No move was
            [one] One move was
           *[other] { $completed } moves were
        } completed, and { $moves ->
            [one] one was
           *[other] { $moves } were
        } required.
        [moves] { WHO($player, case: "gen") } flag is down; it must be checked whether { $moves ->
            [one] one move was
           *[other] { $moves } moves were
        } completed.
       *[unknown] { WHO($player, case: "gen") } flag is down; it must be checked whether the moves of the period were completed.
    }
    .fails = { WHO($player, case: "gen") } flag is down in the period in which all remaining moves must be completed, so there is no number of moves to check.

first-flag =
    .title = Whose flag fell first
    .rule = After a flag-fall it must be checked whether the moves of the period were completed. Where both flags are down, the mark on the display, or what was observed, shows which one fell first.
    .holds = { $by ->
        [mark] The display marks { WHO($player, case: "gen") } flag as the one that fell first.
        [order] { WHO($player, case: "gen") } flag fell before the other one.
       *[one-only] Only { WHO($player, case: "gen") } flag has fallen.
    }
    .fails = { $why ->
        [none-fell] No flag has fallen.
       *[both-down] Both flags are down, and nothing shows which one fell first.
    }
    .reading = The article does not say how it is found out whose flag fell first. That the mark on an electronic clock settles it is our conclusion from the article by which the clock is conclusive; one could also treat the order as unknown.
    .fails-alone = { $why ->
        [none-fell] No flag has fallen.
       *[both-down] It cannot be said which flag fell first.
    }

## The start of the game

clock-place =
    .title = Where the clock stands
    .rule = Before the game the arbiter decides where the chessclock stands.
    .holds =
        { $before ->
            [yes] The game has not begun, so it is for the arbiter to decide where the clock stands.
           *[no] The place of the clock was decided before the game, so the clock stays there.
        }
    .yields = { $before ->
        [yes] Before the game it is for the arbiter to decide where the clock stands.
       *[no] The place of the clock was decided before the game.
    }
    .fails = The place of the clock was decided before the game.
board-turned-for-clock =
    .title = The clock on the other side
    .rule = Where a disabled player needs the clock on the other side, the board must be turned round, and the clock stays.
    .holds = { WHO($player) } { AGREE($player, sg: "needs", pl: "need") } the clock on the other side because of a disability; it is the board that is turned round, and the clock stays.
white-clock-started =
    .title = White's clock is started
    .rule = At the time fixed for the start of the game White's clock must be started.
    .holds = The time for the start has come. White has the first move, so it is White's clock that is started, whether or not the players are there.
    .yields = The time for the start has come, when White's clock would otherwise be started.
    .unmet = The game has already begun, so White's clock is not started once more.
default-time =
    .title = The default time
    .rule = { $silent ->
        [zero] The regulations of an event must say in advance how late a player may arrive at the board; if they do not, no lateness is allowed.
        [time] A player may arrive at the board up to { DURATION($limit) } late, unless the regulations of the event fix another time.
       *[nothing] The regulations of an event must say in advance how late a player may arrive at the board.
    } { $excuse ->
        [regulations] A player who arrives later loses the game.
        [both] A player who arrives later loses the game, unless the regulations or the arbiter decide otherwise.
       *[arbiter] A player who arrives later loses the game, unless the arbiter decides otherwise.
    }
    .holds = { $grace ->
        [none] No lateness was allowed.{ " " }
        [unset] No default time was set, so no lateness was allowed.{ " " }
       *[set] { "" }
    }{ $hall ->
        [yes] { WHO($player) } had come into the playing hall, which is not yet an arrival at the board.{ " " }
       *[no] { "" }
    }{ $came ->
        [no] { $both ->
            [yes] { $grace ->
                [set] Neither player came to the board within the default time, so both lose.
                [unset] Neither player was at the board when the game was to start, so both lose.
               *[none] Neither player was at the board when the game was to start, so both lose.
            }
           *[no] { $grace ->
                [set] { WHO($player) } did not come to the board within the default time, so { WHO($opponent) } wins.
                [unset] { WHO($player) } was not at the board when the game was to start, so { WHO($opponent) } wins.
               *[none] { WHO($player) } was not at the board when the game was to start, so { WHO($opponent) } wins.
            }
        }
       *[yes] { $both ->
            [yes] { WHO($player) } came to the board too late, and { WHO($opponent) } has not come at all, so both lose.
           *[no] { $grace ->
                [set] { WHO($player) } came to the board after the default time, so { WHO($opponent) } wins.
                [unset] { WHO($player) } came to the board after the start, so { WHO($opponent) } wins.
               *[none] { WHO($player) } came to the board after the start, so { WHO($opponent) } wins.
            }
        }
    }
    .fails = { $why ->
        [hall] { WHO($player) } is in the playing hall, which is not yet an arrival at the board.
        [in-time] { WHO($player) } came to the board no later than the default time allows.
        [excused] { WHO($player) } came to the board after the default time, but that does not lose the game where the lateness is excused.
       *[waits] The default time is over, but the arbiter decides otherwise.
    }
    .reading = Entering the playing hall does not count as arriving at the board; a looser reading is possible, but the text names the board. The text also speaks of one player at a time. Where neither has come by the end of the default time, we let both lose, as nothing sets one apart from the other. In every edition we treat the loss as a forfeit, since the game was not played; only the article on points names forfeits.
    .fails-alone = { $why ->
        [hall] { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not arrived at the board yet.
        [in-time] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } in time and may play.
        [excused] { WHO($player) } { AGREE($player, sg: "is", pl: "are") } excused and may play.
       *[waits] The game is not lost by default.
    }
    .unmet = The rule is about coming to the start of the game, and nobody came late to it.
lateness-excused =
    .title = Excused lateness
    .rule = A player who comes after the default time and is excused by the arbiter plays the game.
    .holds = The lateness of { WHO($player) } is excused, so the game is played although the default time is over.
default-claim =
    .title = Claiming a win by default
    .rule = A player whose opponent has not come to the board within the default time has won. { $arbiter ->
        [yes] The arbiter may decide otherwise.
       *[no] Only the regulations of the event may say otherwise.
    }
    .holds =
        { $claim ->
            [decided] { WHO($player) } had already won the game by default.
            [came] { WHO($opponent) } had come to the board in time, so nothing could be claimed.
            [in-time] The default time was not over yet when { WHO($player) } made the claim.
            [excused] The default time was over, but { WHO($opponent, case: "gen") } lateness is excused.
            [over] The game was over, so nothing could be claimed any more.
           *[won] { $grace ->
                [none] No lateness was allowed.{ " " }
                [unset] No default time was set, so no lateness was allowed.{ " " }
               *[set] { "" }
            }{ WHO($opponent) } did not come to the board by the time allowed, so { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } without play.
        }
lateness-counted =
    .title = From when lateness counts
    .rule = { $start ->
        [scheduled] The default time counts from the start that was fixed beforehand.
       *[actual] The default time counts from the actual start of the round.
    }
    .holds = { $start ->
        [scheduled] { SECONDS($limit) ->
            [0] No lateness is allowed, so a player must be at the board at the start that was fixed beforehand.
            [one] The default time of { DURATION($limit) } counts from the start that was fixed beforehand.
           *[other] The default time of { DURATION($limit) } counts from the start that was fixed beforehand.
        }
       *[actual] { SECONDS($limit) ->
            [0] No lateness is allowed, so a player must be at the board at the actual start of the round.
            [one] The default time of { DURATION($limit) } counts from the actual start of the round.
           *[other] The default time of { DURATION($limit) } counts from the actual start of the round.
        }
    }
    .reading = The recent texts do not say from when lateness counts. FIDE's manual for arbiters counts from the actual start, and we read the editions of 2009 and 2014 in the same way; the other reading counts from the scheduled start, as the older texts do.
both-absent-at-start =
    .title = Neither player is there at the start
    .rule = { $when ->
        [white-loses-time] If neither player is there at the start, White loses all the time that passes until White arrives, unless the regulations of the event say or the arbiter decides otherwise.
       *[white-loses-time-unless-default-is-zero] If the default time is not zero and neither player is there at the start, White loses all the time that passes until White arrives, unless the regulations of the event say or the arbiter decides otherwise.
    }
    .holds = Neither player was there at the start, so the player who has White, and with it the first move, loses all the time until arriving.
    .yields = Neither player was there at the start, for which the player who has White would otherwise lose the time until arriving.
    .fails = { $excused ->
        [no] Neither player was there at the start, but White loses the time until arriving only where the default time is not zero.
       *[yes] Neither player was there at the start, but the lateness is excused.
    }
    .fails-beside = { $excused ->
        [no] White is not charged with the time until arriving.
       *[yes] Who loses the time until the players arrive is for the regulations of the event or the arbiter to decide.
    }

## The flag

flag-counts =
    .title = When a fallen flag counts
    .rule = { $by ->
        [either] A flag counts as fallen when the arbiter observes it or a player rightly claims that it has fallen.
        [arbiter] A flag counts as fallen when the arbiter observes it.
       *[player] A flag counts as fallen only when a player rightly claims that it has fallen.
    }
    .holds = { $shown ->
        [claim] { WHO($player, case: "gen") } flag is down, and a player has rightly claimed it, so it counts as fallen.
        [report] { WHO($player, case: "gen") } flag is down, and both players report the loss of the game for that reason, so the flag counts as fallen.
        [unordered] Both flags are down. { WHO($player, case: "gen") } flag was claimed and counts as fallen, but as the other is down too, the claim alone wins nothing.
        [own-alone] Both flags are down, but { WHO($opponent) } had completed the moves of the period in time. So it is { WHO($player, case: "gen") } flag that counts as fallen, and the claim about the other wins nothing.
        [own-first] Both flags are down, and { WHO($player, case: "gen") } fell first. That flag counts as fallen, and the claim about the other wins nothing.
        [call] The arbiter, called to the board, has seen that { WHO($player, case: "gen") } flag is down, so it counts as fallen.
        [barred] Both flags are down, and { WHO($player, case: "gen") } fell first. The arbiter, called to the board, has seen the flag down, so it counts as fallen.
       *[sight] The arbiter has seen that { WHO($player, case: "gen") } flag is down, so it counts as fallen.
    }
    .yields = { $shown ->
        [claim] { WHO($player, case: "gen") } flag is down and was claimed.
        [report] { WHO($player, case: "gen") } flag is down, and both players report the loss of the game for that reason.
        [unordered] Both flags are down, and { WHO($player, case: "gen") } was claimed.
        [own-alone] Both flags are down, but { WHO($opponent) } had completed the moves of the period in time, { WHO($player) } had not.
        [own-first] Both flags are down, and { WHO($player, case: "gen") } fell first.
        [call] The arbiter, called to the board, has seen that { WHO($player, case: "gen") } flag is down.
        [barred] Both flags are down, and { WHO($player, case: "gen") } fell first. The arbiter, called to the board, has seen the flag down.
       *[sight] The arbiter has seen that { WHO($player, case: "gen") } flag is down.
    }
    .fails = { $notice ->
        [nobody] The arbiter has not observed, and no player has claimed, that { WHO($player, case: "gen") } flag is down.
        [up] { WHO($player, case: "gen") } flag was still up when the claim was made.
        [claim] A claim by a player is not enough for the flag to count as fallen.
       *[arbiter] That the arbiter has seen the fallen flag is not enough; a player must claim it.
    }
    .reading = That the arbiter announces a flag-fall is said of faster games only; at any pace the manual for arbiters asks for it, and so do we. One could let the arbiter establish it in silence. A flag that nobody has noticed has not fallen; but an arbiter who refuses a claim made with little time left because the claimant's flag is down has thereby observed it. One could have the arbiter look at the ground of the claim instead.
    .fails-alone = { $notice ->
        [nobody] The flag does not count as fallen until the arbiter observes it or a player claims it; play goes on.
        [up] The flag has not fallen.
        [claim] The flag-fall does not count.
       *[arbiter] The flag-fall does not count.
    }
flag-claim-wrong =
    .title = Claiming a flag that has not fallen
    .rule = The claim that the opponent's flag has fallen must be right to have an effect.
    .holds = The claim that { WHO($player, case: "gen") } flag had fallen was not right, so it has no effect.
flag-fall =
    .title = Losing on time
    .rule = { $dead ->
        [yes] A player whose flag counts as fallen before the moves of the period were completed loses the game, unless it had already ended by checkmate, resignation, stalemate, a dead position or agreement. If the opponent cannot checkmate, the game is drawn.
       *[no] A player whose flag counts as fallen before the moves of the period were completed loses the game, unless it had already ended by checkmate, resignation, stalemate or agreement. If the opponent cannot checkmate, the game is drawn.
    }
    .holds = { $unordered ->
        [marked] Both flags are down, and the clock marks the one that fell first. That mark decides, so the arbiter must read it: the player whose flag bears it has lost on time.
        [unmarked] Both flags are down, and nothing shows which fell first. Neither player wins merely because the other's flag was claimed, so the arbiter must establish the result.
       *[no] { $came ->
            [no] { WHO($player) } never came to the board and lost on time without having made a move, so { WHO($opponent) } wins, and the game counts as not played.
           *[yes] { WHO($player) } had not completed the required moves when the flag fell, so { WHO($opponent) } wins.
        }
    }
    .yields = { $unordered ->
        [marked] Both flags are down, and the clock marks the one that fell first.
        [unmarked] As nothing shows which of the two flags fell first, nobody can be said to have lost on time.
       *[no] { WHO($player) } had not completed the required moves when the flag fell.
    }
    .fails = { $shown ->
        [no] Nothing shows that { WHO($player) } overstepped the time.
       *[yes] { WHO($player) } had completed the required moves in time.
    }
    .fails-beside = { WHO($player) } { AGREE($player, sg: "has", pl: "have") } not lost on time.
    .result = { WHO($player) } { AGREE($player, sg: "wins", pl: "win") } on time.
    .reading = The list of what takes precedence over a fallen flag does not name the draws that need no claim. They end the game at once, like mate, so they take precedence over a flag that was noticed later; the manual for arbiters says the same. By the letter, the flag could decide. From 2017 on there is no rule for blitz when both flags are down and nobody knows which fell first. We leave the result to the arbiter; one could also let the flag that is noticed first decide.
flag-fall-draw =
    .title = A flag falls against an opponent who cannot mate
    .rule = { $test ->
        [worst-play] After a flag-fall it is a draw if the opponent cannot checkmate, not even against the worst play.
       *[any-legal-series] After a flag-fall it is a draw if the opponent cannot checkmate by any series of legal moves.
    }
    .holds = { WHO($opponent) } cannot checkmate by any series of legal moves.
    .yields = { WHO($opponent) } cannot checkmate by any series of legal moves.
    .fails = { WHO($opponent) } can still checkmate by some series of legal moves.
    .result = The game is drawn, because { WHO($opponent) } cannot checkmate.
    .reading = We ask this of the diagram alone: the pieces, who has the move, and the rights to castle and to capture en passant. One could also count what went before, so that no series of moves may pass through a draw that needs no claim, by repetition or without captures and pawn moves. A distant mate would then count for nothing.
flag-after-the-end =
    .title = A flag noticed after the end
    .rule = A fallen flag that nobody had noticed before the game ended changes nothing.
    .holds = { $when ->
        [unclear] It is not known whether the game ended{ $reference } before { WHO($player, case: "gen") } flag counted as fallen. The result stands only if it did.
        [counted] { WHO($player, case: "gen") } flag had already counted as fallen{ $reference }, and that had ended the game.
       *[after] { $given ->
            [yes] The position on the board had ended the game before { WHO($player, case: "gen") } flag counted as fallen, so the flag changes nothing.
           *[no] The game had ended{ $reference } before { WHO($player, case: "gen") } flag counted as fallen, so the flag changes nothing.
        }
    }
    .reading = The text does not say what holds when nobody knows which came first; since the result depends on it, we have the arbiter find out. One could let the move on the board stand.
unclaimed-draw-before-flag =
    .title = A draw without a claim takes precedence over a flag
    .rule = If the game was drawn without a claim before the flag fell, the draw takes precedence over the fallen flag, even when nobody had noticed the draw until then.
    .holds = { $draw ->
        [noticed] The draw needed no claim, so it takes precedence over { WHO($player, case: "gen") } flag, which counted as fallen only afterwards.
       *[unnoticed] The conditions of a draw without a claim had been met before { WHO($player, case: "gen") } flag fell, although nobody had noticed it.
    }
    .result = The game is drawn; the draw without a claim takes precedence over the fallen flag.
    .reading = It is also taught that another result stands when nobody noticed such a draw, and not said which of the two comments takes precedence; we follow the one about the flag, which is narrower. One could also let the flag decide and leave the draw to an appeal.

## Defects and wrong settings

clock-conclusive =
    .title = What the clock shows is conclusive
    .rule = What the clock shows counts, unless the clock has an evident defect.
    .holds = The clock has no evident defect, so what it shows counts.
    .fails = The clock has an evident defect, so what it shows is not conclusive.
clock-replaced =
    .title = A defective clock is replaced
    .rule = The arbiter must replace a clock with an evident defect, and set the times on the new one by best judgement.
    .holds = The clock has an evident defect, so it must be replaced.
    .fails = Only a clock with an evident defect must be replaced, and this one has none.
wrong-setting-corrected =
    .title = A wrong clock setting is put right
    .rule = If it is found during a game that the clock was set wrongly, either player or the arbiter must stop it at once. The arbiter must install the right setting and, if necessary, adjust the times and the move-counter by best judgement.
    .holds = { $counter ->
        [yes] It was found during the game that the move-counter was wrong, so it must be put right.
       *[no] It was found during the game that the clock was set wrongly, so the right setting must be installed.
    }
    .yields = { $counter ->
        [yes] It was found during the game that the move-counter was wrong.
       *[no] It was found during the game that the clock was set wrongly.
    }

## Stopping the clocks

arbiter-stops-clocks =
    .title = Interrupting the game
    .rule = If the game has to be interrupted, the arbiter must stop the chessclock.
    .holds = The arbiter has interrupted the game, and for that the clocks must be stopped.
player-stops-clocks =
    .title = When a player may stop the clocks
    .rule = A player may stop the chessclock only to seek the arbiter's assistance, for instance when the piece needed for a promotion is not at hand.
    .holds =
        { $stop ->
            [to-claim] { WHO($player) } stopped the clocks to put a matter before the arbiter, which is a valid reason.
            [granted] The arbiter finds { WHO($player, case: "gen") } reason valid and must therefore stop the clocks.
            [refused] The arbiter does not find { WHO($player, case: "gen") } reason valid, so the clocks run on.
           *[done] { WHO($player) } had a valid reason to seek the arbiter's assistance, and for that a player may stop the clocks.
        }
    .fails = A player may stop the clocks only to seek the arbiter's assistance, and { WHO($player) } had no valid reason for that.
    .fails-alone = { WHO($player) } { AGREE($player, sg: "was", pl: "were") } not entitled to stop the clocks.
    .reading = We treat an irregularity, a claim and a missing piece as valid reasons by themselves; by the letter, a disturbance, an illness or anything private is for the arbiter to judge. It is taught that the first two are valid reasons, too, and that going to the toilet usually is not, unless the player is disabled or unwell.
arbiter-restarts =
    .title = When play goes on
    .rule = After the chessclock has been stopped, the arbiter decides when the game goes on.
    .holds = { $arbiter ->
        [yes] The arbiter has decided that the game goes on, so the clock of the player who has the move runs.
       *[no] { WHO($player) } set a clock going again, although that is for the arbiter to decide.
    }
    .fails = The game is adjourned, and its clocks are started again only at the resumption.
    .fails-alone = The clocks must stand until the game is resumed.
stop-without-reason =
    .title = Stopping the clocks without a valid reason
    .rule = When a player stops the chessclock to seek assistance, the arbiter must determine whether there was a valid reason. If there was none, the player must be penalised.
    .holds = { WHO($player) } stopped the clocks without a valid reason, which must be penalised.
    .fails = Stopping the clocks is penalised only where there was no valid reason, and { WHO($player) } had one.

## Screens

screens-allowed =
    .title = Screens, monitors and demonstration boards
    .rule = The position on the board, the moves, the number of moves made or completed and the clock times may be shown on screens, monitors and demonstration boards in the playing hall.
no-claim-from-screen =
    .title = No claim from a screen
    .rule = { $bar ->
        [any-use] A player may not make a claim on the ground of anything shown on a screen, monitor or demonstration board.
       *[sole-use] A player may not make a claim that rests only on what a screen, monitor or demonstration board shows.
    }
    .holds = { $bar ->
        [any-use] The claim rests on what a screen or a demonstration board shows, and on that ground no claim may be made.
       *[sole-use] The claim rests only on what a screen or a demonstration board shows, and on that ground alone no claim may be made.
    }
    .fails = The claim does not rest on a screen or a demonstration board alone, so the ban does not reach it.
    .fails-alone = The claim must be examined.

## Both flags

other-period-flags =
    .title = Both flags down before the last period
    .rule = When both flags are down in a period that is not the last one and nobody can say which fell first, play goes on.{ $guideline ->
        [yes] { " " }This is one of the guidelines; they are for games without an increment. Where they were not announced, or there is an increment, the arbiter follows this one by analogy.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Both flags are down, neither the clock nor anything else shows which fell first, and this is not the last period. The guidelines are for games without an increment only; as the Laws have no other rule, the arbiter follows them by analogy, and play goes on.
        [unannounced] Both flags are down, neither the clock nor anything else shows which fell first, and this is not the last period. The guidelines were not announced; as the Laws have no other rule, the arbiter follows them by analogy, and play goes on.
       *[no] Both flags are down, it is not known which fell first, and this is not the last period, so play goes on.
    }
    .yields = { $analogy ->
        [increment] Both flags are down, neither the clock nor anything else shows which fell first, and this is not the last period. The guidelines are for games without an increment only, so they can at most be followed by analogy.
        [unannounced] Both flags are down, neither the clock nor anything else shows which fell first, and this is not the last period. The guidelines were not announced, so they can at most be followed by analogy.
       *[no] Both flags are down, it is not known which fell first, and this is not the last period.
    }
    .reading = By the letter, play goes on even where one of the players had completed the moves of the period. But that player has not exceeded the time, so as we read the rule only the other flag decides. Since 2017 the rule is a guideline. Where it was not announced, the Preface sends the arbiter to analogous cases; one could also let the flag that is noticed first decide.
last-period-flags =
    .title = Both flags down in the last period
    .rule = When both flags are down in the period in which all remaining moves must be made and nobody can say which fell first, the game is drawn.{ $guideline ->
        [yes] { " " }This is one of the guidelines; they are for games without an increment. Where they were not announced, or there is an increment, the arbiter follows this one by analogy.
       *[no] { "" }
    }
    .holds = { $analogy ->
        [increment] Both flags are down, neither the clock nor anything else shows which fell first, and this is the last period. The guidelines are for games without an increment only; as the Laws have no other rule, the arbiter follows them by analogy, and the game is drawn.
        [unannounced] Both flags are down, neither the clock nor anything else shows which fell first, and this is the last period. The guidelines were not announced; as the Laws have no other rule, the arbiter follows them by analogy, and the game is drawn.
       *[no] Both flags are down, it is not known which fell first, and this is the last period, so the game is drawn.
    }
    .yields = { $analogy ->
        [increment] Both flags are down, neither the clock nor anything else shows which fell first, and this is the last period. The guidelines are for games without an increment only, so they can at most be followed by analogy.
        [unannounced] Both flags are down, neither the clock nor anything else shows which fell first, and this is the last period. The guidelines were not announced, so they can at most be followed by analogy.
       *[no] Both flags are down, it is not known which fell first, and this is the last period.
    }
    .result = The game is drawn, because nothing shows which flag fell first.
    .reading = Since 2017 the rule is a guideline. Where it was not announced, the Laws say nothing of two fallen flags of which nobody knows the order. The Preface sends the arbiter to analogous cases, and this guideline is the only one. One could also let the flag that is noticed first decide; but then whoever speaks first would win.
