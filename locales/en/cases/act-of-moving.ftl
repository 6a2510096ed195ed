### Titles of the cases about the act of moving: what a reader would search for.

## adjusting-on-own-time.yaml

title-adjusting-before-the-opponent-has-pressed = Adjusting after the opponent has moved but not yet pressed the clock
title-adjusting-after-the-opponent-has-pressed = Adjusting after the opponent has moved and pressed the clock
    .scene = White plays { MOVE("e4") } and presses the clock. Black says “I adjust” and straightens the knight on g8. White is annoyed: whoever takes hold of a piece with the clock running, says White, has to move it.

## adjusting-out-of-turn.yaml

title-adjusting-on-the-opponents-move = Adjusting while the opponent has the move
    .scene = White, who has the move, is thinking. Black says “I adjust” and straightens the knight on g8. White finds this distracting; Black replies that the words came first and that, after all, it is Black’s own piece.
title-adjusting-on-ones-own-move = “I adjust” is said by the player having the move

## adjusting.yaml

title-adjusting-after-saying-so = “I adjust” is said before two pieces are touched
title-adjusting-without-a-word = Piece is adjusted without “I adjust”
    .scene = You are standing at the board when White, who has the move, straightens the knight on b1 without saying anything and then leans back to think. Asked about it, the player is surprised: the knight was standing crooked, and nobody could take such a thing for the beginning of a move.
title-the-words-come-after-the-touch = “I adjust” is said only after the touch
    .scene = You are watching as White, who has the move, straightens the knight on b1 and, with the knight already standing neatly, says “I adjust”. White then plays { MOVE("e4") } and presses the clock. When you step up, the player remarks that the words were spoken loud enough for everybody to hear.
title-the-words-come-with-the-touch = “I adjust” is said at the very moment of the touch
title-nobody-knows-whether-the-words-came-first = Players dispute whether “I adjust” came before the touch
title-adjusting-while-the-opponent-is-away = “I adjust” is said while the opponent is away: may the opponent’s queen be straightened?
title-the-words-were-never-said = “I adjust” is disputed, and the arbiter finds that it was not said
    .scene = White, who has the move, straightens the queen on d1. Black says that not a word was spoken; White insists on having said “I adjust”, if perhaps a little softly. You hear both players and come to the conclusion that the words were not said.
title-the-touch-is-told-before-the-words-and-nobody-knows-which-came-first = Disputed whether “I adjust” came first; another piece is then moved
title-adjusting-pieces-that-stand-well = “I adjust” is said for pieces that stand properly on their squares
title-adjusting-a-piece-that-stands-between-two-squares = “I adjust” is said for a piece that stands badly on its square
title-the-opponent-turns-an-upside-down-rook-upright = “I adjust”: the opponent turns an upside-down promoted rook upright

## arbiter-told-of-adjusting.yaml

title-the-arbiter-is-told-before-pieces-are-adjusted = Adjusting while the opponent is away, the arbiter being told beforehand
    .scene = Black is away from the board. White, who has the move, turns to you, tells you that the king is a little off its square and is going to be adjusted, and straightens it. A spectator remarks that an adjustment has to be announced to the opponent.
title-the-words-said-to-an-empty-chair = “I adjust” is said while the opponent is away: should the arbiter have been told?

## assistant-for-moving.yaml

title-an-assistant-whom-the-arbiter-accepts = Assistant for moving the pieces, accepted by the arbiter
title-an-assistant-whom-the-arbiter-does-not-accept = Assistant for moving the pieces, not accepted by the arbiter
title-an-assistant-of-whom-the-arbiter-has-said-nothing = Assistant for moving the pieces: the arbiter has not yet decided
title-an-assistant-for-the-moves-presented-just-before-the-round = Assistant for moving the pieces, presented just before the round
title-an-assistant-for-the-moves-presented-in-advance = Assistant for a player unable to move the pieces: is the arbiter’s consent needed?

## capture-made.yaml

title-a-capture-with-the-captured-piece-taken-off-last = Capture: own piece released first, captured piece taken off last
title-a-capture-with-the-captured-piece-taken-off-first = Capture: captured piece taken off first, own piece released last
title-an-en-passant-capture-without-the-pawn-taken-off = En passant step by step: own pawn released first, captured pawn taken off last
title-the-enemy-piece-first-and-then-an-own-one = Opponent’s pawn taken off the board, then one’s own pawn picked up

## castling-made.yaml

title-castling-step-by-step = Castling step by step: king, rook, clock
title-castling-with-one-hand-for-each-piece = Castling with two hands: the king with the right, the rook with the left
    .scene = White castles in one flowing movement: the right hand takes the king from e1 to g1 and lets go of it, the left hand brings the rook from h1 to f1 and releases it. White presses the clock, and you have seen it all. White says that nobody was disturbed and that both pieces stand where they belong.
title-castling-with-the-same-hand = Castling with one hand: first the king, then the rook

## castling-touched-illegal.yaml

title-castling-begun-through-an-attacked-square = King and rook touched with f1 attacked; White then castles on the other side
    .scene = Before your eyes White, who has the move and has moved neither king nor rooks before, takes hold of the king and then of the rook on h1. After a moment’s thought White leaves that rook where it is, plays { MOVE("0-0-0") } instead and presses the clock. Black grumbles that the wrong rook has moved.
title-castling-begun-with-a-king-that-cannot-move = King and rook touched, castling illegal, king immobile; a4 is played
    .scene = White, who has the move, takes hold of the king and then of the rook on h1, looks at the board again, lets go of both, plays { MOVE("a4") } and presses the clock. You have seen it all. Black objects: if the king cannot castle, then at least the rook on h1 has to go.
title-an-illegal-castling-begun-without-a-board = King and rook touched, castling illegal, position unknown
title-a-legal-castling-leaves-no-other-king-move = King, then the queen’s rook touched; castling queenside is legal
title-castling-begun-towards-a-square-that-a-bishop-bears-on = King and rook touched, a bishop attacks g1, where the king would land
title-castling-begun-where-the-king-has-no-move-at-all = King and rook touched, castling illegal, king immobile: may a pawn capture on g3?

## complaint-lost.yaml

title-a-complaint-after-touching-a-piece = Touch-move complaint after the complainant has touched a piece
    .scene = White, who has the move, takes hold of the knight on b1, lets go of it, plays { MOVE("e4") } and presses the clock. Black grasps the knight on g8, pauses with the hand still on it, calls you and complains that White has broken the touch-move rule. White readily admits having touched the knight.
title-a-complaint-after-the-reply = Touch-move complaint after the complainant has replied
title-a-complaint-after-brushing-a-piece = Touch-move complaint after the complainant has brushed a piece by accident
    .scene = White picks up the knight on b1, puts it back, plays { MOVE("e4") } and presses the clock. Black, raising an arm to call you, accidentally brushes the knight on g8 with a sleeve and then complains that White has broken the touch-move rule. White retorts that Black, too, has just touched a piece.
title-a-complaint-about-two-hands-after-touching-a-piece = Complaint about two hands after the complainant has touched a piece
title-an-irregularity-of-touching-is-claimed-after-the-reply = Broken touch-move claimed as an illegal move, but only after the reply
    .scene = White, who has the move, takes hold of the knight on e2, lets go of it, plays { MOVE("Ra5") } and presses the clock; at first nobody notices anything. Black plays { MOVE("h6") }, presses the clock and then claims that { MOVE("Ra5") } was an illegal move, because White had first taken hold of the knight. White does not deny it.

## king-and-rook.yaml

title-king-and-then-rook-touched = King touched first, then the rook; castling would be legal
title-king-and-rook-touched-at-once = King and rook touched at the same moment
    .scene = White, who has the move, reaches out and takes hold of the rook on a1 and of the king at the same moment, then draws back from both without having moved either. White would now prefer a quiet move with the rook; Black says that it is the king that has to move, to any square it can reach.
title-king-and-rook-touched-in-an-order-that-nobody-knows = King and rook touched, and the order is not known
    .scene = With one quick sweep White, who has the move, touches the rook on h1 and the king, on purpose, and draws the hand back. Black says that it was the rook first; White says that it was the king. It cannot be established in which order they were touched.
title-the-king-in-hand-and-then-the-rook = Castling: king picked up, then the rook as well
title-king-and-rook-touched-without-a-board = King and rook touched, position unknown
title-king-and-rook-touched-though-castling-is-barred = King and then rook touched though f1 is attacked

## king-released.yaml

title-the-king-released-two-squares-away = King released on g1 for castling, the rook not yet moved
    .scene = White, who has the move, takes the king from e1 to g1 and lets go of it. With the hand still in the air the player has second thoughts: castling is not made before the rook, too, has been moved and released, White argues, so there is still time to choose something else.
title-the-king-released-where-castling-is-barred = King released on g1 for castling though f1 is attacked
    .scene = White, who has the move, takes the king from e1 to g1 and lets go of it. Before touching the rook on h1 White looks once more at the black rook on f3. “Like this I cannot castle,” says White, “so I simply take the king back and begin afresh.” Black replies that there is still castling on the other side.
title-the-king-released-though-it-has-no-move-at-all = King released on g1, castling illegal and the king without any legal move
    .scene = White, who has the move, takes the king from e1 to g1 and lets go of it. Before the clock has been pressed, White stops short: something is wrong with this castling. White would like to play something quite different; Black insists that the king was touched and released and therefore has to be moved.
title-the-rook-follows-the-king = King released on c1 for castling, then the rook on d1
title-castling-given-up-after-the-king-was-released = King released on g1, put back and played to e2; the opponent complains
    .scene = White takes the king from e1 to g1 and lets go of it, then thinks better of it, puts the king back on e1, plays { MOVE("Ke2") } and presses the clock. Black complains that White has broken the touch-move rule. White disagrees: it was the king that had been touched, and it is the king that has moved.
title-the-clock-pressed-before-the-rook-has-moved = King on g1, clock pressed before the rook moves: unfinished or illegal?
title-castling-with-both-hands-and-the-rook-not-moved = Castling with both hands, clock pressed before the rook is moved
title-the-king-put-on-g1-after-the-rook-was-taken-in-hand = Rook picked up first, then the king set down on g1 and the clock pressed
title-the-king-released-without-the-rook-is-pointed-out-as-an-irregularity = King released on g1, f1 attacked; irregularity claimed before the press
    .scene = White, who has the move, takes the king from e1 to g1 and lets go of it. Before the rook or the clock has been touched, Black claims that castling here is illegal. White replies that castling has not even been completed and that there is nothing yet to claim about.
title-castling-left-unfinished-is-judged-or-is-an-illegal-move = King on g1, clock pressed; the arbiter finds castling was only unfinished
title-the-king-alone-moved-two-squares-where-castling-is-illegal = King alone moved to g1 with f1 attacked, clock pressed
title-unfinished-castling-that-the-opponent-points-out = Unfinished castling and clock pressed: the opponent objects to the press
title-unfinished-castling-complained-of-by-the-rules-on-touching = Unfinished castling and clock pressed: the opponent invokes touch-move

## knights-face.yaml

title-the-opponent-wants-the-knights-to-look-forward = May a player have the opponent’s knights turned to face another way?
title-a-player-turns-his-own-knight = “I adjust” is said for the player’s own knight, which stands properly on its square
title-turning-the-opponents-knight = “I adjust”, then the opponent’s knight is straightened, though it stood properly
title-a-player-asks-for-something-else-than-other-knights = Request that a video recording be examined

## nothing-usable.yaml

title-a-touched-piece-that-cannot-move = Touched bishop has no legal move

## other-contact.yaml

title-a-contact-of-which-nothing-more-is-told = Knight touched, nothing more is known of the contact
title-a-piece-brushed-in-passing = Knight brushed with a passing hand
title-the-wrong-piece-touched-by-mistake = One knight picked up and put back, then the other knight moved
    .scene = You are watching as White picks up the knight on b1, looks at it in surprise, puts it back, plays { MOVE("Nf3") } and presses the clock. White explains that the hand simply went to the wrong knight: the other one was meant from the beginning.
title-the-arbiter-finds-afterwards-that-the-touch-was-an-accident = Arbiter finds afterwards that the queen was touched by accident
title-a-cuff-brushes-the-rook-on-the-way-to-a-cup = Rook brushed with a sleeve, then the other rook moved

## promotion-choice-final.yaml

title-an-upside-down-rook-is-a-rook = Upside-down rook placed on promotion is later moved diagonally
    .scene = White takes the pawn off a7, says “Queen!”, places a rook on a8 upside down and presses the clock. Black plays { MOVE("Kg6") } and presses the clock. White now plays { MOVE("Ra8-d5") } and presses the clock; you see it. White points out that the queen was named aloud and that Black replied without a word of protest.
title-a-queen-in-hand-while-a-rook-touches-the-square = Promotion: a rook touches the square, then a queen is placed there
title-the-piece-is-missing-and-asked-for = Promotion: a queen is asked for, then a knight touches the square
title-a-knight-put-there-after-the-clock-was-pressed = Pawn left unpromoted, clock pressed, then a knight put in its place
    .scene = Before your eyes White plays { MOVE("b8") }, leaves the pawn standing there and presses the clock. A moment later White notices the oversight and places a knight on b8. White says that a knight had been intended all along and that nothing has been gained by being a second late.
title-a-knight-put-there-after-an-unnoticed-press = Pawn left unpromoted unnoticed; after the press a knight is put there
title-sato-asks-for-a-queen-and-promotes-to-a-knight = Clocks paused, a queen asked for, clock restarted, promotion to a knight
title-sato-stops-the-clocks-for-a-second-queen-and-takes-a-knight = Clocks paused for a second queen, then a knight is placed on the square

## promotion-made.yaml

title-a-promotion-with-the-pawn-pushed-first = Promotion in steps: pawn pushed, pawn off, queen on
title-a-promotion-without-pushing-the-pawn = Promotion without pushing the pawn: queen on, then pawn off
title-a-promotion-with-capture-step-by-step = Promotion with a capture: captured rook off, pawn off, queen on
title-the-pawn-left-standing-and-the-clock-pressed = Promotion step by step: pawn let go on a8, clock pressed
    .scene = White pushes the pawn from a7 to a8, lets go of it and presses the clock; you are standing at the board and see it. White says that a queen was meant, of course. Black demands that the move be taken back, because a pawn has no business on that square.
title-a-queen-of-the-wrong-colour = Promotion to a queen of the opponent’s colour
    .scene = White takes the pawn off a7, places on a8 the only queen within reach, a black one, and presses the clock; you see it at once. White says that everybody understands what is meant and that the queen can be exchanged for a white one in a second.
title-the-pawn-is-still-in-the-hand-when-the-new-piece-stands = Promotion with the pawn still in the hand when the rook is placed

## released-piece.yaml

title-a-plain-move-is-made-by-releasing-the-piece = Knight released on f3, clock not yet pressed
title-a-released-piece-that-could-not-go-there = Knight released on a square that it cannot reach
title-a-made-move-taken-back-before-the-press = Knight released, taken back before the press and played to another square
    .scene = You are watching as White plays { MOVE("Nf3") } and lets go of the knight, but does not press the clock. The next moment the knight is back on g1; White plays { MOVE("Nh3") } instead and presses the clock. White points out that it is the same knight and that nothing is final before the clock has been pressed.
title-the-rook-released-before-the-king-was-touched = Rook released on f1, then the king picked up for castling
    .scene = White, who has the move, transfers the rook from h1 to f1, lets go of it and then picks up the king. Holding it in the air, White explains that this is going to be castling and that only the king’s step is still missing; the order of the two cannot matter.
title-an-illegal-move-may-be-put-back = Illegal knight move put back before the clock is pressed
    .scene = White takes the knight from g1 to g3 and lets go of it, notices at once that a knight does not move like that, and puts it back; the clock has not been pressed. White now wants to think about a pawn move. Black insists that an illegal move has been made before everybody’s eyes and must have its price.
title-a-promotion-made-by-releasing-in-the-old-editions = Promotion: pawn taken off, rook released on the last rank
title-a-promoted-rook-exchanged-for-a-queen = Promoted rook swapped for a queen before the press; the opponent complains
title-the-arbiter-sees-the-promoted-piece-exchanged = Promoted knight swapped for a queen; the arbiter sees it
title-the-exchanged-piece-is-pointed-out-as-an-irregularity = Promoted knight swapped for a queen; the opponent claims an irregularity
title-the-promoted-rook-is-there-again-when-the-clock-is-pressed = Promoted rook swapped for a queen and swapped back before the press
title-the-exchange-is-claimed-after-a-touch = Promoted rook swapped for a queen; complaint after touching a piece
title-the-king-follows-the-rook-and-nobody-complains-in-time = Castling with the rook released first; complaint after touching a piece
title-the-king-follows-the-rook-and-the-opponent-complains = Castling with the rook released first; the opponent complains at once
    .scene = White moves the rook from h1 to f1 and lets go of it, then moves the king from e1 to g1, lets go of it and presses the clock. Black complains that White has broken the touch-move rule. White is surprised: king and rook stand exactly where castling puts them, whichever goes first.

## rook-then-king.yaml

title-castling-begun-with-the-rook = Rook touched first, then the king; castling would be legal
    .scene = White, who has the move, takes hold of the rook on h1 and then of the king, without having moved either of them. White wants to castle and says that nothing else can have been meant by it; Black replies that castling is out of the question now and that the king has to move.
title-the-rook-in-hand-and-then-the-king = Castling: rook picked up, then the king as well
title-the-rook-touched-first-cannot-move = Rook shut in by bishop and knight touched before the king
    .scene = After the moves 1. { MOVE("e4") } { MOVE("e5") } White takes hold of the rook on h1 and then of the king, and only then sees that the bishop and the knight are still standing in between. White smiles and says that nobody can be held to such an obvious slip.
title-castling-carried-out-with-the-rook-first = Castling carried out with the rook picked up first; the arbiter sees it
title-a-rook-that-has-no-move-touched-before-the-king = Rook without a move touched before the king: may king or knight move?

## shifting-warned.yaml

title-a-pawn-released-and-pushed-back-by-a-square = Pawn released on e4, then drawn back to e3 before the press
    .scene = White moves the pawn from e2 to e4 and lets go of it, has second thoughts, draws it back to e3 and lets go of it again. White’s clock is still running. White says that it is the same pawn in any case and that only pressing the clock would have made the move final.

## touch-breach-warned.yaml

title-a-touched-piece-not-played-and-the-clock-pressed = Knight touched, a pawn moved, clock pressed: the penalty that is usual in Japan

## touch-move-broken.yaml

title-another-move-than-the-touched-piece-demands = Knight touched, a pawn moved; the opponent complains at once
title-the-arbiter-sees-another-piece-move = Knight touched, a pawn moved; the arbiter sees it, nobody complains
title-the-touched-piece-moves = Knight touched and moved while the arbiter watches
title-a-complaint-without-a-breach = Knight touched and moved; the opponent complains all the same
title-a-touch-that-the-opponent-points-out-at-once = Knight touched, no move made yet; the opponent invokes touch-move
    .scene = White, who has the move, takes hold of the knight on b1, lets go of it and leans back to think. Black calls you at once and complains that White has touched a piece. White replies that nothing has been played yet, so that there is nothing to complain about.
title-a-queen-was-touched-and-something-else-played = Queen touched, then a move that is not named; the opponent complains
title-two-hands-are-complained-of = Move made with both hands; the opponent complains
title-the-replacement-of-an-illegal-move-must-obey-the-touch = Illegal rook move replaced by a pawn move; the arbiter sees it
    .scene = White plays { MOVE("Rd2-e3") } and presses the clock. A colleague restores the position before this move, rules that White must move the rook on d2, counts the move as White’s first completed illegal move and gives Black the extra time laid down. White then plays { MOVE("a4") } and presses the clock; you see it. Black says that this is now the second offence.
title-a-breach-that-is-noticed-after-the-reply = Arbiter notices only after the reply that the touched piece was not moved
    .scene = White, who has the move, deliberately touches the knight on b1, then plays { MOVE("e4") } and presses the clock. Black replies { MOVE("e5") } and presses the clock. Only now do you realise that { MOVE("e4") } was not a move with the touched knight. A spectator whispers that an arbiter who has seen such a thing cannot simply let it pass.
title-may-a-player-who-touched-a-knight-move-another-piece = May a player who touched a knight move another piece?
title-may-a-player-who-touched-the-rook-first-castle-with-it = May a player who touched the rook before the king still castle?
title-may-a-player-who-touched-king-and-rook-only-move-the-king = May a player who touched king and rook make some other king move?
title-may-another-piece-replace-an-illegal-move = May another piece make the move that replaces an illegal rook move?
title-a-piece-touched-without-a-board-may-another-kind-move = Knight touched, position unknown: may a bishop move instead?
title-may-a-player-whose-opponent-touched-a-piece-play-anything = Does the pawn that the opponent touched and moved bind one’s own reply?
title-a-claim-of-an-irregularity-is-one-of-a-broken-touch = Knight touched, a rook moved; the opponent claims an illegal move
    .scene = White, who has the move, takes hold of the knight on e2, lets go of it, plays { MOVE("Ra5") } and presses the clock. Black, who has not yet replied, claims that { MOVE("Ra5") } was an illegal move, because White had first taken hold of the knight. White answers that a rook may surely go from a1 to a5.
title-a-complaint-about-a-touch-that-is-denied = Disputed touch, complaint before any move; the arbiter finds that there was a touch
    .scene = Black complains to you that White, who has the move, deliberately touched the knight on e2. White flatly denies it and says that one player’s word cannot count for more than the other’s. Having heard both, you come to the conclusion that the knight was touched deliberately.
title-in-france-the-arbiter-waits-for-the-press = Knight touched, a pawn moved, clock not pressed: does the arbiter step in at once?

## touched-both.yaml

title-one-piece-of-each-colour-touched = Opponent’s pawn and own pawn touched, the one can capture the other
title-the-capture-with-the-touched-piece-is-illegal = Opponent’s pawn, then own knight touched, the knight cannot capture it
    .scene = After 1. e4 d5 White, who has the move, deliberately takes hold of the pawn on d5 and then of the knight on b1, and only then sees that the knight cannot get there. White lets go of both. “Nothing comes of it, so I am free,” says White; Black demands a move with the knight.
title-nobody-knows-which-piece-was-touched-first = Opponent’s pawn and own knight touched, and the order is not known
title-two-pieces-of-the-same-colour-are-not-one-of-each = Two own pawns touched one after the other
title-koh-takes-a-bishop-off-that-his-rook-cannot-reach = Own rook, then the opponent’s bishop touched, with a knight standing between

## touched-enemy.yaml

title-a-touched-enemy-piece-must-be-captured = Opponent’s pawn touched that can be captured
title-a-touched-enemy-piece-that-cannot-be-captured = Opponent’s queen touched, though it cannot be captured
title-an-enemy-queen-was-touched-without-a-board = Opponent’s queen touched, position unknown

## touched-own.yaml

title-a-touched-piece-must-move = Own knight touched deliberately
title-the-first-touched-piece-that-can-move = Immobile rook, then knight, then pawn touched
title-a-piece-touched-by-accident = Own knight touched by accident
title-was-the-touch-an-accident = Own knight touched: accidentally or deliberately?
title-a-touch-by-the-player-who-does-not-have-the-move = Piece touched by the player who does not have the move
title-a-second-touch-does-not-undo-the-first = Knight touched, later a pawn touched as well
    .scene = White, who has the move, takes hold of the knight on b1, lets go of it and, after some thought, touches the pawn on e2, again without moving it. White says that it is the last touch that counts; so far, after all, not a single piece has left its square.
title-a-touched-piece-of-which-only-the-touch-is-told = Piece on b1 touched, but neither the piece nor the position is known
title-one-of-two-knights-was-touched = A knight is touched, and it is not known which of the two
title-the-only-queen-was-touched = Queen touched at the start, still shut in
title-a-name-spoken-binds-nobody = “Check”, “castling” or a piece named aloud, nothing touched
title-the-move-that-follows-tells-whose-touch-it-was = Knight touched by a player who then makes a move
