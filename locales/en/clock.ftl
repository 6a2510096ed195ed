### The chessclock.

move-completed =
    .title = When a move is completed
    .rule = A move that was made on the board is completed when the player presses the clock.
completed-by-the-end =
    .title = Completed by the end of the game
    .rule = A move that ends the game is completed without pressing the clock.
completed-by-next-move =
    .title = Completed by the next move
    .rule = A move after which the clock was not pressed is completed when the same player has made the next move.
flag-counts =
    .title = When a fallen flag counts
    .rule = { $by ->
        [either] A flag counts as fallen when the arbiter observes it or a player claims it rightly.
        [arbiter] A flag counts as fallen when the arbiter observes it.
       *[player] A flag counts as fallen only when a player claims it rightly.
    }
    .holds = { $notice ->
        [claim] { WHO($player, case: "gen") } flag is down and was rightly claimed, so it counts as fallen.
       *[arbiter] The arbiter saw that { WHO($player, case: "gen") } flag is down, so it counts as fallen.
    }
    .fails = { $notice ->
        [nobody] Nobody saw or claimed that { WHO($player, case: "gen") } flag had fallen, so it does not count yet.
        [up] { WHO($player, case: "gen") } flag has not fallen.
        [claim] A claim by a player does not make the flag count here.
       *[arbiter] That the arbiter saw it does not make the flag count here; a player must claim it.
    }
flag-claim-wrong =
    .title = Claiming a flag that has not fallen
    .rule = The claim that the opponent's flag has fallen must be right to have an effect.
    .holds = { WHO($player, case: "gen") } flag has not fallen, so the claim is rejected.
flag-fall =
    .title = Losing on time
    .rule = { $dead ->
        [yes] A player whose flag counts as fallen before the moves of the period were completed loses the game, unless it had ended before by checkmate, resignation, stalemate, a dead position or agreement.
       *[no] A player whose flag counts as fallen before the moves of the period were completed loses the game, unless it had ended before by checkmate, resignation, stalemate or agreement.
    }
    .holds = { WHO($player) } did not complete the moves of the period in time, so { WHO($opponent) } wins.
    .fails = { WHO($player) } had completed the moves of the period in time.
flag-fall-draw =
    .title = A flag falls against an opponent who cannot mate
    .rule = { $test ->
        [worst-play] The fallen flag makes a draw when the opponent could not checkmate, not even against the worst play.
       *[any-legal-series] The fallen flag makes a draw when the opponent could not checkmate by any series of legal moves.
    }
    .holds = { WHO($opponent) } could not checkmate by any series of legal moves, so the game is drawn.
    .fails = { WHO($opponent) } could still checkmate by some series of legal moves.
flag-after-the-end =
    .title = A flag noticed after the end
    .rule = A fallen flag that nobody had noticed before the game ended changes nothing.
    .holds = The game had ended with event { $event } before { WHO($player, case: "gen") } flag counted.
other-period-flags =
    .title = Both flags down before the last period
    .rule = When both flags are down in a period that is not the last one and nobody can say which fell first, play goes on.{ $announced ->
        [yes] { " " }This holds only where the guidelines were announced.
       *[no] { "" }
    }
    .holds = Both flags are down, the order is not known, and this is not the last period, so play goes on.
last-period-flags =
    .title = Both flags down in the last period
    .rule = When both flags are down in the period in which all remaining moves must be made and nobody can say which fell first, the game is drawn.{ $announced ->
        [yes] { " " }This holds only where the guidelines were announced.
       *[no] { "" }
    }
    .holds = Both flags are down, the order is not known, and this is the last period, so the game is drawn.
