### Points.

points-for-the-result =
    .title = What a result is worth
    .rule = { $differ ->
        [yes] A player who wins, even without play, gets { $win }, a player who loses, even without play, { $loss }, and each player of a drawn game { $draw }, unless the event has announced other points.
       *[no] A player who wins gets { $win }, a player who loses { $loss }, and each player of a drawn game { $draw }.
    }
    .holds = { $own ->
        [yes] The event has announced its own points, and these count.
       *[no] The event has announced no points of its own, so those of the Laws count.
    }
score-limits =
    .title = The limits of the points
    .rule = The points of both players together may not be more than a game can normally give, and each player gets a number of points that a game can normally give to one player.
    .holds = { $single ->
        [no] The two scores together are more than { $most }, the most that a game can normally give.
       *[yes] No result gives one player as many points as that.
    }
    .fails = Each player gets points that a result can give, and together they are not more than { $most }. Whether the points are due depends on the result.
    .reading = Points that are normal one by one may make an unusual pair, such as ½ and 0, when both players were at fault. How far the arbiter may go is left open by the text.
    .fails-alone = The arbiter may award these points.

game-rated =
    .title = Which games are rated
    .rule = A game counts for the ratings once each player has made a move. A game lost by forfeit does not count for the ratings.
    .holds = { $counts ->
        [forfeit] The game was lost by forfeit, so it does not count for the ratings.
        [too-short] The players have not made a move each, so the game does not count for the ratings.
       *[played] Each player has made a move, so the game counts for the ratings.
    }
    .yields = { $counts ->
        [forfeit] The game was lost by forfeit, so it would not count for the ratings.
        [too-short] The players have not made a move each, so the game would not count for the ratings.
       *[played] Each player has made a move, so the game would count for the ratings.
    }
    .reading = What force majeure or a decision on fair play changes in the rating of a game is for the bodies of FIDE and is not covered.
wrong-board-lost =
    .title = The wrong board in a team match
    .rule = A player who sits at the wrong board in a team match loses that board for the match by forfeit; the game itself was played and is rated.
    .holds = { $rated ->
        [yes] For the match the board is lost, but the game itself was played, so it counts for the ratings.
       *[no] { WHO($player) } sat at the wrong board, so that board is lost for the match, whatever the game brings.
    }
    .reading = A game that is rated is one that was played, by at least one move of each side. One could also rate a game that only began.
