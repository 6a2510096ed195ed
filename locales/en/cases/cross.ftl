### Titles of the cases across the Articles: what a reader would search for.

## claims.yaml

title-three-times-the-same-picture-but-only-twice-the-same-position = Threefold repetition claimed twice, with castling rights lost on the way
title-the-move-that-completes-the-fifty-would-be-mate = Fifty-move claim with an intended move that gives mate
    .scene = In the last 50 moves by Black and 49 by White no pawn has moved and nothing has been captured. White, to move, writes down { MOVE("Qg7") } and, because of that move, claims a draw under the fifty-move rule. Only then does White see what the move does on the board, plays { MOVE("Qg7") }, presses the clock and asks for the full point.
title-the-player-mates-instead-of-claiming = Mate with the fiftieth move, then the opponent claims a draw
    .scene = In the last 50 moves by Black and 49 by White no pawn has moved and nothing has been captured. White plays { MOVE("Qg7") } and presses the clock. Black claims a draw under the fifty-move rule: with this move both players have made the moves required.
title-a-claim-with-an-illegal-move-on-paper-and-then-mate = Threefold claim with an illegal move written down, then mate with another move
    .scene = White, who has the move, writes down { MOVE("Rd2") } and claims a draw: with this move the position would arise for the third time. While you are still looking at the scoresheet, White discovers something better, plays { MOVE("Rxe8") } and presses the clock. Black demands that White stand by the move on the sheet.
title-a-piece-is-touched-before-the-claim-and-then-the-opponent-claims = Fifty-move claim after touching a piece, then a claim by the opponent
    .scene = In the last 50 moves of each player no pawn has moved and nothing has been captured. White, to move, takes hold of the rook on d1 and, with it already in the hand, claims a draw under the fifty-move rule. White then plays { MOVE("Rd7") } and presses the clock, whereupon Black, too, claims a draw under that rule.
title-the-last-capture-leaves-a-dead-position-then-a-claim-then-a-flag = Last pawn captured, only a bishop left; then a draw claim and a flag-fall
    .scene = White plays { MOVE("Kxd3") } and presses the clock. Black claims a draw under the fifty-move rule. While White is explaining that a pawn has just been captured and that the count begins anew, Black’s flag falls; you see it. White wants the game scored as won.
title-a-right-claim-while-the-opponents-offer-stands = Fifty-move claim while the opponent’s draw offer is open
title-a-repetition-is-claimed-when-seventy-five-moves-have-gone-unnoticed = Repetition wrongly claimed after seventy-five moves without progress
title-a-refused-offer-a-wrong-claim-an-unnoticed-flag-and-an-agreement = Offer answered by a move, wrong repetition claim, unnoticed flag, then a draw agreed
title-a-wrong-claim-and-then-a-flag-against-a-bare-king = Fifty-move claim after forty-two moves, then a flag-fall against a bare king
    .scene = White has king and rook, Black only the king, and White is to move. Each player has made 42 moves without a pawn move or a capture when White claims a draw under the fifty-move rule. Then White’s flag falls, and you see it. Black asks for the full point: whoever lets the time run out has lost, even with an extra rook.

## devices.yaml

title-a-phone-rings-while-a-claim-waits-for-the-decision = The claimant’s phone rings while the decision on a quickplay claim is postponed
    .scene = In the quickplay finish White, to move and with 1 minute left, calls you and claims a draw: Black, it is said, makes no effort to win by normal means. You postpone the decision and watch the game. Then a mobile phone rings in White’s pocket, and while White is still fumbling for it, White’s flag falls before your eyes. “First my claim,” says White, “that has not been decided yet.”
title-a-phone-rings-after-mate-that-nobody-noticed = The phone of the player who has given mate rings after the mate
    .scene = After 1. f3 e5 2. g4 Black plays { MOVE("Qh4") } and presses the clock. White stares at the board and looks for a reply; neither player has realised what has happened. At this moment the mobile phone rings in Black’s pocket. “I am sorry, but that costs you the game,” says White.
title-a-draw-is-offered-then-the-opponents-phone-rings-and-then-he-accepts = Opponent’s phone rings between the draw offer and its acceptance
    .scene = White offers a draw. While Black is considering the offer, a mobile phone rings in Black’s pocket; you are standing by and hear it. Black quickly switches it off and says “I accept”. Black argues that the offer came before the ringing and had not been withdrawn.
title-the-second-illegal-move-and-then-the-phone-of-the-other-player = Second illegal move, then the opponent’s phone rings
    .scene = One illegal move has already been counted against White in this game. White makes another illegal move and presses the clock. Black is just raising a hand to call you when the mobile phone rings in Black’s pocket. Either side could still checkmate. “Then we are quits,” says White, “let us call it a draw.”

## endings.yaml

title-a-draw-is-accepted-after-the-flag-fell-unnoticed-and-then-the-flag-is-claimed = Draw accepted after an unnoticed flag-fall, then the flag-fall is claimed
    .scene = White makes a move, offers a draw and presses the clock. While Black is thinking it over, Black’s flag falls, but nobody notices it. Black accepts the offer. Only then does White look at the clock, claim the flag-fall and demand the win: the flag, after all, fell first.
title-the-flag-is-seen-while-an-offer-stands-and-then-the-offer-is-accepted = Draw offer accepted after the arbiter has seen the flag fall
    .scene = White makes a move, offers a draw and presses the clock. While Black is still weighing the offer, Black’s flag falls; you see it. White could still checkmate. Before you have said a word, Black calls out: “I accept the draw!” and argues that the offer was never withdrawn.
title-a-player-resigns-before-noticing-that-the-opponents-flag-is-down = Resignation before noticing that the opponent’s flag has fallen
    .scene = Black’s flag falls, but neither the players nor you notice it at first. White, whose position is hopeless, resigns. On getting up White sees the clock, wants to take the resignation back and claims that the opponent’s flag has fallen. Black, who could still checkmate, protests.
title-stalemate-then-a-flag-then-a-resignation = Stalemate, then the flag falls, then a resignation
    .scene = White plays { MOVE("Qb6") } and presses the clock. Black stares at the board in despair; after a while Black’s flag falls, and you see it. Black shrugs and says: “I resign anyway.” White already writes down the win.
title-mate-with-two-hands-and-a-flag-before-the-press = Mate with two hands, and the flag falls before the clock is pressed
    .scene = With a few seconds left White plays { MOVE("Rd8") }: one hand takes the rook, the other helps to put it down. But before White has pressed the clock, White’s flag falls; you see it. Black says that with both hands this was no proper move and that in any case it was not completed in time.
title-an-illegal-mating-move-that-nobody-noticed-before-the-opponent-resigned = Illegal mating move unnoticed, the opponent resigns and then reports it
    .scene = White makes a move that seems to give checkmate and presses the clock. The move is illegal, but at first nobody notices. Black resigns. While the pieces are being put away, Black suddenly sees it and claims that White’s move was illegal. White, who could still checkmate by legal moves, wants the result to stand.
title-the-players-agree-before-both-have-moved-and-then-one-resigns = Draw agreed before any move is made, then one player resigns
title-a-hand-held-out-during-an-offer-then-a-refusal-then-a-resignation = Hand held out after a draw offer, then a refusal, then a resignation

## illegal-moves.yaml

title-the-second-illegal-act-is-castling-with-two-hands = Castling with two hands after an earlier illegal move, then a draw offer
    .scene = One illegal move has already been counted against White in this game. Now White castles kingside, using both hands at once, presses the clock and offers a draw. White says that the castling itself was perfectly legal; Black is already considering the offer.
title-an-illegal-move-is-found-after-the-opponents-flag-has-been-seen = Illegal move reported by the opponent after the opponent’s flag was seen to fall
    .scene = White makes an illegal move and presses the clock, and at first nobody notices. Black thinks for a long time until Black’s flag falls; you see it. White could still checkmate. Now Black looks at the last move again, claims that it was illegal and says that without it the time would never have run out.
title-both-players-complete-an-illegal-move-one-after-the-other = Illegal move by one player, put right, then one by the opponent
title-a-rook-put-on-upside-down-is-played-like-a-queen = Rook placed upside down at promotion, then moved like a queen
title-the-second-offence-is-a-press-without-a-move-against-a-bare-king = Clock pressed without a move as the second illegal move, against a bare king
    .scene = White, to move, has king and rook against the bare king. One illegal move was counted against White earlier in the game. Absent-mindedly White presses the clock without having made a move. White asks for leniency; Black says that two offences are two offences, whatever is left on the board.
title-a-blitz-move-is-illegal-but-answered-and-then-a-flag-is-claimed = Illegal move in blitz answered, then reported, then a flag-fall is claimed
title-whether-a-piece-was-touched-is-disputed = Players disagree whether a piece was touched

## little-time.yaml

title-a-claim-put-off-then-an-illegal-move-of-the-opponent-then-the-claimants-flag = Quickplay claim postponed, illegal move by the opponent, then the claimant’s flag falls
title-both-flags-fall-while-a-claim-waits = Both flags fall while the decision on a quickplay claim is postponed
title-without-an-arbiter-the-claim-then-a-mate-on-the-board = Quickplay claim without an arbiter, then mate on the board
title-the-increment-is-granted-and-then-the-flag-falls-all-the-same = Increment granted in a quickplay finish, then a draw claim and a flag
    .scene = In the quickplay finish White, to move with 40 seconds left, asks you for an increment for both players. Black refuses a draw, and you grant the increment. With 10 seconds left White calls you again and claims a draw because Black cannot win by normal means. Then White’s flag falls, and you see it. Black could still checkmate.
