### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = May the bishop go from c1 to h6, along its diagonal?
title-a-bishop-off-its-diagonal = May the bishop go straight ahead, from c1 to c3?
title-a-bishop-moved-like-a-rook = Bishop moved like a rook, from c1 to c3

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = May White castle across a square that a pinned rook attacks?
title-a-free-rook-bars-castling = May White castle across a square that an unpinned rook attacks?
title-a-king-may-not-step-beside-a-bound-piece = May the king step onto a square that a pinned rook attacks?
title-a-check-by-a-bound-piece = Rook shields its own king from a rook on the file: is there a check?
title-a-check-by-a-piece-that-shields-its-king = Knight shields its king from a bishop and attacks the opponent’s king: is it check?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Rook pinned on the file attacks the king along the rank: is it check?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Castling queenside while d1 is attacked
title-castling-out-of-check = Castling while the king is in check
    .scene = White plays { MOVE("0-0") } and presses the clock. You see it before Black has replied. White insists that neither the king nor the rook on h1 had moved in this game and that nothing stood between them, so castling was still possible.
title-castling-over-a-knight = Castling kingside with a knight still on g1
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Castling queenside while a1 and b1 are attacked, claimed to be illegal
    .scene = White, who has moved neither king nor rook before, plays { MOVE("0-0-0") } and presses the clock. Black, who has not yet replied, claims that this was an illegal move: the bishop on f6 was attacking the rook on a1, and the rook on b8 the square right beside it.

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Castling after the king has gone to e2 and back to e1

## castling.yaml

title-short-castling = May White castle kingside with nothing in between?
title-long-castling-of-black = May Black castle queenside with nothing in between?
title-castling-with-a-promoted-rook-on-the-kings-file = Vertical castling: may White castle with a rook just promoted on e8?

## check.yaml

title-a-king-in-check = Rook on the king’s open file: is the king in check?
title-no-king-in-check = Rook on the king’s file, a bishop in between: is the king in check?
title-both-kings-in-check = Rooks attack both kings: which of them is in check?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = En passant capture played one move too late
    .scene = White’s pawn already stands on e5 when Black plays { MOVE("d5") }, advancing the pawn two squares; then each side makes a king move, { MOVE("Ke2") } and { MOVE("Ke7") }. Now White plays { MOVE("exd6") }, takes the black pawn off the board and presses the clock; you see it. White says that neither of the two pawns has moved since, so that the right to capture is still there.
title-en-passant-in-time = En passant capture right after the double step, claimed to be illegal
    .scene = Black has just played { MOVE("d5") }. White answers { MOVE("exd6") }, takes the black pawn off the board and presses the clock. Black claims that this was an illegal move: the pawn passed over that square without ever stopping there, and nothing can be captured on an empty square.

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = May a pawn capture en passant right after the double step?
title-a-pawn-that-passed-earlier-is-not-captured = May a pawn capture en passant one move later?
title-a-pawn-that-took-two-moves-is-not-captured = May a pawn that took two moves from d7 to d5 be captured en passant?
title-en-passant-that-exposes-the-king = May a pawn capture en passant if that opens the rank to its own king?

## illegal-position.yaml

title-both-kings-in-check-is-illegal = Both kings in check: is the position illegal?
title-a-pawn-on-the-furthest-rank-is-illegal = White pawn standing on e8: is the position illegal?
title-a-bishop-behind-unmoved-pawns-is-illegal = Bishop on b1 behind pawns on a2 and c2: is the position illegal?
title-two-bishops-of-one-colour-with-eight-pawns-are-illegal = Dark-squared bishops on d4 and e3, all eight pawns unmoved: illegal position?
title-two-bishops-of-one-colour-after-a-promotion = Two dark-squared bishops, one pawn missing, d-pawn on d3: illegal position?
title-a-strange-position-that-was-played = Knights out and back again in the opening: is the position illegal?
title-the-bishop-cannot-have-left-behind-unmoved-pawns = Two dark-squared bishops, one pawn missing, b2 and d2 unmoved: illegal position?
title-two-dark-bishops-and-all-eight-pawns = Bishops on c1 and e3, all eight pawns at home: is the position illegal?

## king-move.yaml

title-a-king-goes-one-square = May the king go one square diagonally, from e1 to d2?
title-a-king-does-not-go-two-squares-forward = May the king go two squares forward, from e1 to e3?
title-a-king-does-not-go-where-it-is-attacked = May the king step onto d2, a square that a rook attacks?

## knight-move.yaml

title-a-knight-moves-off-its-lines = May the knight go from b1 to d2?
title-a-knight-does-not-move-straight = May the knight go straight ahead, from b1 to b3?

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = Touched knight on g1 at the start: which moves may be played?
title-a-king-in-check-has-these-moves = King in check from a rook: which moves may be played?
title-without-a-board-any-legal-move = Which moves may be played when nothing was touched, claimed or ruled?
title-when-the-game-is-over-nothing-may-be-played = Which moves may be played after a resignation?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = King and pawn against king: which moves may be played?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = May the rook go from a1 to a3 over its own pawn?
title-a-bishop-does-not-pass-over-an-enemy-piece = May the bishop capture on h6 over the opponent’s pawn on e3?
title-a-bishop-captures-what-stands-in-its-way = May the bishop capture the opponent’s pawn that stands in its way?
title-a-knight-does-not-care-what-stands-between = May the knight jump over the pawns from b1 to c3?

## own-square.yaml

title-no-capture-of-an-own-piece = May the rook move onto a square occupied by its own pawn?
title-a-capture-of-an-enemy-piece = May the rook capture the opponent’s pawn on the next square?

## pawn-capture.yaml

title-a-pawn-captures-diagonally = May the pawn capture a knight diagonally in front of it?
title-a-pawn-does-not-go-diagonally-to-an-empty-square = May the pawn go diagonally to an empty square?

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = May the pawn go two squares from the second rank, with nothing in the way?
title-a-pawn-does-not-pass-over-a-piece = May the pawn jump over a piece with its double step?
title-the-second-of-two-squares-is-occupied = May the pawn go two squares when the second of them is occupied?
title-a-pawn-goes-two-squares-only-at-first = May the pawn go two squares from the third rank?

## pawn-step.yaml

title-a-pawn-steps-forward = May the pawn go one square forward to an empty square?
title-a-pawn-does-not-step-onto-a-piece = May the pawn go forward onto an occupied square?
title-a-pawn-does-not-go-back = May the pawn go one square back?
title-a-pawn-does-not-go-sideways = May the pawn go one square sideways?

## promotion-pieces.yaml

title-a-second-queen = May a pawn become a second queen while the first is on the board?
title-a-pawn-does-not-become-a-king = May a pawn become a king?

## promotion.yaml

title-a-pawn-becomes-a-queen = May a pawn that reaches e8 become a queen?
title-a-pawn-may-not-stay-on-the-furthest-rank = May a pawn that reaches e8 remain a pawn?
title-no-promotion-before-the-furthest-rank = May a pawn become a queen on the seventh rank?
title-a-pawn-captures-and-becomes-a-knight = May a pawn capture on the eighth rank and become a knight?

## queen-move.yaml

title-a-queen-on-a-diagonal = May the queen go along a diagonal, from d1 to g4?
title-a-queen-does-not-jump-like-a-knight = May the queen jump like a knight, from d1 to e3?

## rook-move.yaml

title-a-rook-along-its-rank = May the rook go along its rank, from a2 to h2?
title-a-rook-on-a-diagonal = May the rook go diagonally, from a2 to b3?
