### Points.

points-for-the-result =
    .title = What a result is worth
    .rule = { $differ ->
        [yes] A player who wins, even without play, scores { $win }, a player who loses, even without play, { $loss }, and each player of a drawn game { $draw }, unless the event has announced other points.
       *[no] A player who wins scores { $win }, a player who loses { $loss }, and each player of a drawn game { $draw }.
    }
    .holds = { $own ->
        [yes] The event has announced its own scoring, so its points apply instead of those of the Laws.
       *[no] The event has announced no scoring of its own, so the points of the Laws apply.
    }
    .unmet = The game has no result yet, so no points are scored.
score-limits =
    .title = The limits of the points
    .rule = The two scores together may not be more than a game can normally give, and each player must be given a score that a game can normally give to one player.
    .holds = { $single ->
        [no] The two scores together are more than { $most }, the most that a game can normally give.
       *[yes] In this event at least one of these scores is given neither for a win nor for a draw nor for a loss.
    }
    .fails = Each of the two scores is one that a result can give, and together they are not more than { $most }. Whether they are justified depends on the result.
    .reading = Points that are normal one by one may make an unusual pair, such as ½ and 0, when both players were at fault. How far the arbiter may go is left open by the text.
    .fails-alone = The arbiter may award these scores.

game-rated =
    .title = Which games are rated
    .rule = A game is rated once each player has made a move. A game lost by forfeit is not rated.
    .holds = { $counts ->
        [forfeit] The game was lost by forfeit, so it is not rated.
        [too-short] The two players did not each make a move, so the game is not rated.
       *[played] Each player made a move, so the game is rated.
    }
    .yields = { $counts ->
        [forfeit] The game was lost by forfeit and would otherwise not be rated.
        [too-short] The two players did not each make a move, so the game would otherwise not be rated.
       *[played] Each player made a move, so the game would be rated in any case.
    }
    .reading = What force majeure or a decision on fair play changes in the rating of a game is for the bodies of FIDE and is not covered.
wrong-board-lost =
    .title = The wrong board in a team match
    .rule = A player who sits at the wrong board in a team match loses that board for the match by forfeit; the game itself was played and is rated.
    .holds = { $rated ->
        [yes] In the match the board is lost, but the game itself was played and is therefore rated.
       *[no] { WHO($player) } sat at the wrong board, and in the match that board is therefore lost, whatever the result of the game.
    }
    .reading = A game that is rated is one that was played, by at least one move of each side. One could also rate a game that only began.
