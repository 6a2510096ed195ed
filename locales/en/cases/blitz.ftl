### Titles of the cases about blitz: what a reader would search for.

## blitz-full-rules.yaml

title-one-recorded-game-allows-the-full-rules-in-blitz = Which rules apply in blitz: one arbiter for one recorded game
title-two-games-are-too-many-for-one-arbiter-in-blitz = Which rules apply in blitz: one arbiter for two recorded games
title-an-unrecorded-game-lacks-the-full-rules-in-blitz = Which rules apply in blitz: one arbiter for one game not recorded
title-regulations-name-the-regime-of-a-blitz-event = Must the regulations of a blitz event say which rules apply?

## blitz-illegal-move-corrected-by-agreement.yaml

title-players-may-agree-to-correct-an-old-illegal-move-in-blitz = Illegal blitz move answered, both players agree to correct it
    .scene = White makes an illegal move and presses the clock; Black does not notice, moves as well and presses the clock. When they see what has happened, both laugh and agree to put the matter right on their own. You overhear it at the neighbouring board and walk over.
title-blitz-players-cannot-agree-to-take-back-a-legal-move = Legal blitz move, both players agree to take it back

## blitz-illegal-move-loses.yaml

title-an-illegal-move-once-lost-a-blitz-game = King left in check in blitz, claimed before the reply
title-a-bare-king-cannot-win-by-an-illegal-move-in-blitz = Illegal king move in blitz claimed by a player with a bare king
title-a-blitz-move-that-was-not-pressed-is-not-yet-illegal = Illegal blitz move claimed before the clock is pressed
title-a-blitz-claim-of-a-win-asks-whether-the-claimant-can-mate = Illegal blitz move claimed: can the claimant checkmate? (Laws until 2009)
title-a-rook-that-never-comes-to-move-cannot-win-by-an-illegal-move-in-blitz = Illegal blitz move claimed where every legal move gives mate
title-a-knight-whom-a-pawn-can-help-wins-by-an-illegal-move-in-blitz = Illegal pawn move in blitz claimed by king and knight

## blitz-illegal-move-needs-claim.yaml

title-a-blitz-arbiter-of-old-waits-for-the-claim = Illegal blitz move seen by the arbiter, no claim (simplified rules)
title-a-blitz-arbiter-under-full-rules-acts-by-himself = Illegal blitz move seen by the arbiter, no claim (Competition Rules)
title-a-blitz-arbiter-of-old-need-not-wait-once-the-opponent-claims = Illegal blitz move that the arbiter did not see, claimed by the opponent

## blitz-illegal-move-stands.yaml

title-a-blitz-claim-after-the-own-move-comes-too-late = Illegal blitz move claimed by the opponent after replying
title-a-blitz-player-who-only-touches-a-piece-may-still-claim = Illegal blitz move claimed by the opponent after touching a piece

## blitz-record-views.yaml

title-the-fifth-look-at-the-record-is-allowed-in-blitz = Fifth request to see the record of the game in blitz
    .scene = White, who has the move, asks you to show the record of the game. White has already asked for it four times, and Black groans that at this rate nobody can concentrate any more.
title-the-sixth-look-at-the-record-distracts-in-blitz = Sixth request to see the record of the game in blitz

## blitz-without-quickplay-claims.yaml

title-an-opponent-who-only-shuffles-in-blitz = Draw claim in blitz: the opponent makes no effort to win
title-the-same-shuffling-in-a-rapid-game = Draw claim in rapid, nothing announced: the opponent makes no effort to win
title-other-draw-claims-exist-in-blitz-too = Threefold repetition claimed in blitz

## mating-potential.yaml

title-two-knights-have-no-mating-potential = Flag of a bare king falls against two knights in blitz
title-a-rook-against-a-knight-has-mating-potential = Flag of king and knight falls against king and rook in blitz
title-a-knight-against-a-pawn-is-for-the-arbiter = Flag of king and pawn falls against king and knight in blitz
title-two-knights-win-on-time-in-rapid = Flag of a bare king falls against two knights in rapid
title-the-illegal-move-took-the-last-rook-of-the-claimant = Illegal blitz move captures the claimant’s last rook
title-the-illegal-move-into-check-is-judged-by-the-pieces-before-it = Illegal blitz move: the king steps into check from the only rook
