### Titles of the cases about games without an increment and the quickplay finish: what a reader would search for.

## quickplay-after-flag.yaml

title-the-claimants-flag-falls-while-the-decision-is-put-off = Claimant’s flag falls while the draw claim is open, grounds not yet judged
title-the-draw-is-declared-after-the-flag-fell-unnoticed = The arbiter declares the draw after the claimant’s flag fell unnoticed
title-the-opponents-flag-falls-first-and-the-claimant-had-not-tried = Opponent’s flag falls while the draw claim is open; the claimant had not tried
title-a-bare-king-wins-nothing-on-time-and-no-claim-is-needed = Quickplay finish, no claim: the flag falls with a rook against a bare king
title-a-rook-that-never-comes-to-move-wins-nothing-on-time-and-no-claim-is-needed = Quickplay finish, no claim: the flag falls when every legal move gives mate
title-a-knight-whom-a-pawn-can-help-wins-on-time-in-a-quickplay-finish = Quickplay finish, no claim: the flag falls with a pawn on b7 against a knight
title-the-flag-falls-and-the-opponent-is-found-to-have-made-no-effort = Claimant’s flag falls and is claimed, draw claim still open; the opponent never tried
    .scene = In a quickplay finish White, to move with 1 minute left, claims a draw because Black makes no effort to win by normal means. You postpone the decision and watch. White’s flag falls; nobody notices until Black points to it and claims the game: a mate is still possible. You have seen enough to be satisfied that Black made no effort to win by normal means.

## quickplay-announced.yaml

title-a-claim-with-little-time-in-an-event-that-announced-nothing = Draw claim with little time left, guidelines not announced
title-the-guidelines-were-announced = Draw claim with 40 seconds left, guidelines announced
title-asking-for-an-increment-in-an-event-that-announced-nothing = Request for an increment, guidelines not announced
    .scene = White, to move in a quickplay finish with 1 minute 10 seconds left, asks you for an increment for both players: the Guidelines in the book of Laws provide for it. Black does not mind what you decide. The regulations of the event, which you have with you, are silent on the matter.

## quickplay-claim-clocks.yaml

title-the-clocks-during-a-claim-with-little-time = What happens to the clocks when a draw is claimed with 15 seconds left?
title-a-claim-that-is-turned-away-stops-no-clock = Draw claim in a quickplay finish with ten minutes left

## quickplay-claim-inadmissible.yaml

title-a-claim-with-exactly-the-limit-left-is-too-early = Draw claim with exactly two minutes left
title-no-such-claim-while-a-further-period-follows = Draw claim with 20 seconds left outside a quickplay finish
    .scene = White has completed 37 moves, is to move and has 20 seconds left. Afraid of missing the time control, White claims a draw: Black cannot win this dead-level ending by normal means. Black, with plenty of time, says that the clock will decide.
title-a-claim-with-one-second-less-than-the-limit-may-be-made = Draw claim with 1:59 left; the opponent cannot win by normal means
    .scene = In a quickplay finish White, to move, calls you with 1 minute 59 seconds left and claims a draw because Black cannot win by normal means. Black points to the clock: so early nobody can be in time trouble. You study the position and are satisfied that Black cannot win by normal means.

## quickplay-claim.yaml

title-a-claim-with-less-than-the-limit-left = Draw claim with 1:59 left by the player having the move
title-a-claim-on-the-opponents-move = Draw claim with 50 seconds left while the opponent has the move
    .scene = In a quickplay finish White has 50 seconds left. Black, who has the move, has been thinking for some time when White calls you and claims a draw: Black makes no effort to win by normal means. “Nothing but king to and fro,” says White, “and I am running out of time.”
title-a-claim-after-the-own-flag-has-fallen = Draw claim after the claimant’s own flag fell unnoticed
    .scene = In a quickplay finish White calls you and claims a draw because Black cannot win by normal means. Reaching the board you see that White’s flag is already down; in the heat of the game neither player had noticed. Black could still checkmate, but White says that the position has been a draw for twenty moves.
title-a-claim-after-the-own-flag-has-fallen-against-a-bare-king = Draw claim against a bare king after the claimant’s own flag fell unnoticed
    .scene = In a quickplay finish White, to move, calls you and claims a draw because Black makes no effort to win by normal means. On reaching the board you see that White’s flag is already down, which neither player had noticed. Black smiles: rules are rules, and whoever runs out of time loses.
title-a-claim-refused-for-another-reason-lets-the-flag-pass = Draw claim outside a quickplay finish after the claimant’s flag fell unnoticed
title-a-claim-whose-time-is-not-told = Draw claim in a quickplay finish: is less than two minutes left?
title-a-player-who-was-refused-the-increment-may-claim = Draw claim after the increment that was asked for has not been granted
title-the-last-period-without-increment-is-a-quickplay-finish = Draw claim in the last period, the 40 moves of the first one completed
title-before-the-last-period-there-is-no-quickplay-finish = Draw claim in the first period, 39 of its 40 moves completed
title-nobody-says-whether-it-is-a-quickplay-finish = Draw claim with 1:30 left: is the game in a quickplay finish?
title-the-time-of-a-claim-is-told-when-the-clocks-are-stopped = Draw claim after the claimant stopped the clocks at 1:59
title-two-minutes-were-left-when-the-clocks-were-stopped = Draw claim after the claimant stopped the clocks at 2:00
    .scene = In a quickplay finish White, to move in a drawish rook ending, watches the time run down. The display shows that exactly 2 minutes are left when White stops the clocks, calls you and claims a draw: Black cannot win this by normal means. Black objects that the game is far from over.

## quickplay-decision-final.yaml

title-the-arbiter-declares-the-draw-at-once = The arbiter declares the draw at once upon the claim
title-a-decision-that-is-only-put-off-is-not-final = The decision on a draw claim is postponed (Laws of 2001 to 2009)
title-no-appeal-against-the-draw-that-was-declared = Appeal against the draw that the arbiter declared upon a claim
title-a-rejection-is-final-but-not-what-the-arbiter-rules-later = Appeal against a later ruling about noise, after a rejected draw claim (Laws of 2009)

## quickplay-draw.yaml

title-rook-against-rook-and-no-pawns-cannot-be-won-by-normal-means = Draw claim with rook against rook and no pawns
    .scene = You are called to a board where the quickplay finish has begun. White, to move with 30 seconds left, claims a draw because Black cannot win by normal means. Black wants to play on: a checkmate is still possible, and time is part of the game. You are satisfied that Black cannot win by normal means.
title-the-arbiter-finds-that-no-effort-is-made = The arbiter postpones, then finds that the opponent makes no effort to win
title-the-arbiter-declares-no-draw-that-nobody-claimed = The arbiter declares a draw that nobody has claimed

## quickplay-evidence-of-effort.yaml

title-without-an-arbiter-no-effort-is-shown-by-the-scoresheet = No arbiter present: draw claimed because the opponent makes no effort to win
    .scene = In a quickplay finish of a league match White has 1 minute 20 seconds left and claims a draw on the ground that Black makes no effort to win by normal means. Black protests that this is a matter of opinion and demands to play on. The captains ring you up to ask how to proceed.

## quickplay-evidence-of-position.yaml

title-without-an-arbiter-both-grounds-are-shown-once = No arbiter present: draw claimed because the opponent neither can win nor tries

## quickplay-increment-granted.yaml

title-the-arbiter-grants-the-increment-after-the-draw-was-refused = The arbiter grants the increment after the draw was refused
title-the-increment-is-not-granted-while-the-offer-is-open = The arbiter grants the increment while the draw offer is still open
title-no-increment-without-a-request = The arbiter grants an increment that nobody has asked for
title-an-increment-that-the-arbiter-grants-in-his-ruling = Ruling after the refused draw: five-second increment, two minutes for the opponent
title-an-increment-granted-without-the-two-minutes = Ruling after the refused draw: five-second increment and nothing else

## quickplay-increment-request.yaml

title-an-increment-is-asked-for-with-little-time = Request for an increment with 1:59 left by the player having the move
    .scene = In a quickplay finish White, to move with 1 minute 59 seconds left, calls you and asks for an increment for both players from now on. “Can the time control be changed in the middle of a game?” asks Black, well ahead on the clock. Neither player has said a word about a draw.
title-with-exactly-the-limit-left-it-is-too-early-for-an-increment = Request for an increment with exactly two minutes left
title-only-the-player-on-the-move-asks-for-an-increment = Request for an increment while the opponent has the move
title-the-draw-offered-with-the-request-is-accepted = Request for an increment, and the opponent accepts the draw
title-a-request-offers-no-draw-where-offers-are-forbidden = Request for an increment where draws need the arbiter’s consent
title-whether-little-time-is-left-decides-about-the-request = Request for an increment: is less than two minutes left?

## quickplay-increment-usual.yaml

title-the-increment-is-the-usual-answer-to-the-request = Request for an increment, and the opponent refuses the draw

## quickplay-postponed.yaml

title-the-arbiter-puts-the-decision-off = The arbiter postpones the decision on a draw claim made with one minute left
title-a-claim-that-was-turned-away-cannot-be-put-off = The arbiter postpones the decision on a draw claim made with five minutes left

## quickplay-referred.yaml

title-the-designated-arbiter-agrees-with-the-claim = No arbiter present: the designated arbiter later agrees with the draw claim
title-the-designated-arbiter-does-not-agree = No arbiter present: the designated arbiter later rejects the draw claim
title-an-arbiter-who-is-there-decides-himself = Draw claim in rapid with 1:20 left; the opponent cannot win by normal means
    .scene = With 1 minute 20 seconds left in a quickplay finish White, to move, calls you and claims a draw because Black cannot win by normal means. Black replies that such claims belong to games with a slower time control. You look at the position and are satisfied that Black cannot win by normal means.

## quickplay-rejected.yaml

title-the-arbiter-rejects-the-claim = The arbiter rejects the draw claim in a standard game
    .scene = In a quickplay finish White, to move and a pawn down with 45 seconds left, claims a draw on the ground that Black cannot win by normal means. You see genuine winning chances and reject the claim. White takes it calmly: “There is no harm in asking.”
title-the-two-minutes-are-not-reduced-in-rapid = The arbiter rejects the draw claim in a rapid game
    .scene = In a quickplay finish White, to move with 45 seconds left, claims a draw because Black makes no effort to win by normal means. You have followed the last moves, see Black pressing with an extra pawn and reject the claim. White mutters that at least nothing was lost by trying.
title-after-a-rejected-claim-the-flag-costs-the-game = The arbiter rejects the draw claim, and then the claimant’s flag falls
    .scene = In a quickplay finish White, to move with 45 seconds left, claims a draw because Black makes no effort to win by normal means. You reject the claim and go on watching. A little later you see White’s flag fall; Black could still checkmate. White begs you to reconsider: Black has only been shuffling the rook.
title-where-neither-ground-is-true-no-draw-can-be-declared = Draw claim when the opponent can win and is trying to
    .scene = In a quickplay finish White, to move with 45 seconds left, claims a draw on the ground that Black cannot win by normal means. You have followed the last moves and are satisfied that Black can win by normal means and is making an effort to do so. White, pointing to the opposite-coloured bishops, asks you at least to consider a draw.
title-a-claim-that-the-arbiter-rejects-in-his-ruling = Ruling: draw claim rejected, two minutes for the opponent

## quickplay-scope.yaml

title-no-claim-with-little-time-where-there-is-an-increment = Draw claim with little time in a game with an increment
    .scene = With 30 seconds left White, to move in a level rook ending, calls you and claims a draw on the ground that Black cannot win by normal means. Black does not object to your looking at the position, but would rather play on. “That is what the Guidelines in the book of Laws are for,” says White.
title-no-claim-with-little-time-in-blitz = Draw claim with little time in blitz
    .scene = White, to move with 30 seconds left in an endgame with rooks, calls you and claims a draw: Black cannot win by normal means and makes no effort to do so. You can see for yourself that the black rook only goes to and fro. Black answers that time is part of the game.
title-a-rapid-game-without-increment-is-inside = Draw claim with little time in a rapid game without an increment
title-after-the-increment-was-granted-nothing-more-can-be-claimed = Draw claim after the arbiter has granted an increment
title-an-increment-of-the-last-period-leaves-no-claim-with-little-time = Draw claim with little time in a last period that alone has an increment

## quickplay-without-arbiter.yaml

title-without-an-arbiter-the-claim-ends-the-game = No arbiter present: draw claimed because the opponent cannot win by normal means
    .scene = In a quickplay finish of a league match White has 1 minute 20 seconds left and claims a draw on the ground that Black cannot win by normal means. Black refuses to hear of it and wants the clock to run on until one of the flags falls. Both captains ring you up for advice.
title-without-an-arbiter-the-claim-comes-too-early = No arbiter present: draw claimed with exactly two minutes left
title-without-an-arbiter-the-flag-falls-after-the-claim = No arbiter present: the flag falls after the draw claim
