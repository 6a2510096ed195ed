### Titles of the cases about points, scores and rated games: what a reader would search for.

## game-rated.yaml

title-a-forfeit-is-not-rated = Is the game rated? Black came a second after the default time
title-a-game-is-rated-once-both-have-moved = Is the game rated? White resigned after one move by each
title-a-game-given-up-after-one-move-is-not-rated = Is the game rated? Black resigned before making a move

## points-for-the-result.yaml

title-a-win-and-a-loss-in-points = Points for a win and a loss, ordinary scoring
title-a-draw-in-points = Points for a draw
title-three-points-for-a-win = Points for a win and a loss where a win scores three
title-a-point-for-losing-but-none-for-staying-away = Points for a forfeit where a loss at the board scores one
    .scene = You report an unplayed game as won by Black. The captain of White’s team asks for the point that every loser gets in this event: there was, after all, no other way to lose. The tournament secretary hesitates with the pen in hand and asks you: how many points does each player score?
title-a-win-without-play-is-worth-a-win = Points for a win and a loss by forfeit
title-neither-player-came = Points when both players lose by forfeit
title-no-result-no-points = Points while the game is still going on
title-the-points-follow-the-signed-result = Points when a player resigned but both signed a draw

## score-limits.yaml

title-one-point-for-each-is-too-much = The arbiter awards one point to each player
title-three-quarters-to-one-quarter = The arbiter awards ¾ point to one player, ¼ to the other
title-half-a-point-and-none = The arbiter awards half a point to one player, nothing to the other
title-one-point-for-each-where-a-draw-is-worth-one = The arbiter awards 1–1, then 3–1, where a win scores three and a draw one
title-a-score-that-the-scale-of-the-event-does-not-know = The arbiter wants to award 0–2 where a win scores three and a draw one

## wrong-board-lost.yaml

title-the-guests-sit-at-the-wrong-board = Player at the wrong board of a team match, and the opponent resigns
title-a-game-at-the-wrong-board-is-rated = Is a game at the wrong board of a team match rated?
    .scene = In a team match White sits down at the wrong board. White makes a move and presses the clock, Black replies and presses the clock before anybody notices. Both captains agree that the match result must be corrected, but one of them wants the game struck from the list as well. Does the game count for the ratings?
