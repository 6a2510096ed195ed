### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Threefold repetition claimed twice, with castling rights lost on the way
title-the-move-that-completes-the-fifty-would-be-mate = Fifty-move claim with an intended move that gives mate
title-the-player-mates-instead-of-claiming = Mate with the fiftieth move, then the opponent claims a draw
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Threefold claim with an illegal move written down, then mate with another move
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Fifty-move claim after touching a piece, then a claim by the opponent
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Last pawn captured, only a bishop left; then a draw claim and a flag-fall
title-a-right-claim-while-the-opponents-offer-stands = Fifty-move claim while the opponent’s draw offer is open
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Repetition wrongly claimed after seventy-five moves without progress
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Offer answered by a move, wrong repetition claim, unnoticed flag, then a draw agreed
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Fifty-move claim after forty-two moves, then a flag-fall against a bare king

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = The claimant’s phone rings while the decision on a quickplay claim is postponed
title-a-phone-rings-after-mate-that-nobody-noticed = The phone of the player who has given mate rings after the mate
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Opponent’s phone rings between the draw offer and its acceptance
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Second illegal move, then the opponent’s phone rings

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Draw accepted after an unnoticed flag-fall, then the flag-fall is claimed
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Draw offer accepted after the arbiter has seen the flag fall
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Resignation before noticing that the opponent’s flag has fallen
title-stalemate-then-a-flag-then-a-resignation = Stalemate, then the flag falls, then a resignation
title-mate-with-two-hands-and-a-flag-before-the-press = Mate with two hands, and the flag falls before the clock is pressed
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Illegal mating move unnoticed, the opponent resigns and then reports it
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Draw agreed before any move is made, then one player resigns
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Hand held out after a draw offer, then a refusal, then a resignation

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Castling with two hands after an earlier illegal move, then a draw offer
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Illegal move reported by the opponent after the opponent’s flag was seen to fall
title-both-players-complete-an-illegal-move-one-after-the-other = Illegal move by one player, put right, then one by the opponent
title-a-rook-put-on-upside-down-is-played-like-a-queen = Rook placed upside down at promotion, then moved like a queen
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Clock pressed without a move as the second illegal move, against a bare king
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Illegal move in blitz answered, then reported, then a flag-fall is claimed
title-whether-a-piece-was-touched-is-disputed = Players disagree whether a piece was touched

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Quickplay claim postponed, illegal move by the opponent, then the claimant’s flag falls
title-both-flags-fall-while-a-claim-waits = Both flags fall while the decision on a quickplay claim is postponed
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Quickplay claim without an arbiter, then mate on the board
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Increment granted in a quickplay finish, then a draw claim and a flag
