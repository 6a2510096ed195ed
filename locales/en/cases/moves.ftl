### Titles of the cases about the moves of the pieces: what a reader would search for.

## bishop-move.yaml

title-a-bishop-along-its-diagonal = Bishop goes from c1 to h6 along its diagonal
title-a-bishop-off-its-diagonal = May the bishop go straight ahead from c1 to c3?
title-a-bishop-moved-like-a-rook = Bishop is moved like a rook, from c1 to c3

## bound-piece-attacks.yaml

title-a-bound-rook-still-bars-castling = Castling past a square that a pinned rook attacks
title-a-free-rook-bars-castling = Castling past a square that an unpinned rook attacks
title-a-king-may-not-step-beside-a-bound-piece = King steps onto a square that a pinned rook attacks
title-a-check-by-a-bound-piece = Rook shields its own king from a rook on the file: is there a check?
title-a-check-by-a-piece-that-shields-its-king = Knight shields its king from a bishop and attacks the enemy king: is it check?
title-a-king-in-check-by-a-rook-that-must-shield-its-own-king = Rook pinned on the file attacks the king along the rank: is it check?

## castling-prevented.yaml

title-castling-through-an-attacked-square = Castling kingside while f1 is attacked
title-castling-out-of-check = Castling while the king is in check
title-castling-over-a-knight = Castling kingside with a knight still on g1
title-castling-while-only-the-rook-and-its-neighbour-are-attacked = Castling queenside while a1 and b1 are attacked

## castling-right-lost.yaml

title-castling-after-the-king-has-moved = Castling after the king has gone to e2 and back to e1

## castling.yaml

title-short-castling = Castling kingside with nothing in between
title-long-castling-of-black = Black castles queenside with nothing in between
title-castling-with-a-promoted-rook-on-the-kings-file = Vertical castling with a rook promoted on e8

## check.yaml

title-a-king-in-check = Rook on the king’s open file: is the king in check?
title-no-king-in-check = Rook on the king’s file, a bishop in between: is the king in check?
title-both-kings-in-check = Rooks attack both kings: which of them is in check?

## en-passant-at-once.yaml

title-en-passant-one-move-too-late = En passant capture is played one move after the chance arose
title-en-passant-in-time = En passant capture just after the double step, seen by nobody, claimed by the opponent

## en-passant.yaml

title-a-pawn-that-has-just-passed-is-captured = May a pawn capture en passant right after the double step?
title-a-pawn-that-passed-earlier-is-not-captured = May a pawn capture en passant one move later?
title-a-pawn-that-took-two-moves-is-not-captured = En passant against a pawn that took two moves from d7 to d5
title-en-passant-that-exposes-the-king = En passant capture that opens the rank to a rook against one’s own king

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

title-a-king-goes-one-square = King goes one square diagonally, from e1 to d2
title-a-king-does-not-go-two-squares-forward = King goes two squares forward, from e1 to e3
title-a-king-does-not-go-where-it-is-attacked = King steps onto d2, a square that a rook attacks

## knight-move.yaml

title-a-knight-moves-off-its-lines = Knight goes from b1 to d2
title-a-knight-does-not-move-straight = Knight goes straight ahead, from b1 to b3

## moves-allowed.yaml

title-the-touched-knight-leaves-two-moves = Touched knight on g1 at the start: which moves may be played?
title-a-king-in-check-has-these-moves = King in check from a rook: which moves may be played?
title-without-a-board-any-legal-move = Position unknown: which moves may be played?
title-when-the-game-is-over-nothing-may-be-played = Which moves may be played after a resignation?
title-the-part-of-a-ruling-on-the-moves-names-the-moves = King and pawn against king: what is ruled on the moves?

## no-passing-over.yaml

title-a-rook-does-not-pass-over-a-pawn = Rook goes from a1 to a3 over its own pawn
title-a-bishop-does-not-pass-over-an-enemy-piece = Bishop captures on h6 over an enemy pawn on e3
title-a-bishop-captures-what-stands-in-its-way = Bishop captures the enemy pawn that stands in its way
title-a-knight-does-not-care-what-stands-between = Knight jumps over the pawns from b1 to c3

## own-square.yaml

title-no-capture-of-an-own-piece = Rook moves onto a square taken by its own pawn
title-a-capture-of-an-enemy-piece = Rook captures an enemy pawn on the next square

## pawn-capture.yaml

title-a-pawn-captures-diagonally = Pawn captures a knight diagonally
title-a-pawn-does-not-go-diagonally-to-an-empty-square = Pawn goes diagonally to an empty square

## pawn-double-step.yaml

title-a-pawn-goes-two-squares-at-first = Pawn goes two squares from the second rank, nothing in the way
title-a-pawn-does-not-pass-over-a-piece = Pawn jumps over a piece with its double step
title-the-second-of-two-squares-is-occupied = Pawn goes two squares, the second of them occupied
title-a-pawn-goes-two-squares-only-at-first = Pawn goes two squares from the third rank

## pawn-step.yaml

title-a-pawn-steps-forward = Pawn goes one square forward to an empty square
title-a-pawn-does-not-step-onto-a-piece = Pawn goes forward onto an occupied square
title-a-pawn-does-not-go-back = Pawn goes one square back
title-a-pawn-does-not-go-sideways = Pawn goes one square sideways

## promotion-pieces.yaml

title-a-second-queen = Promotion to a second queen while the first is on the board
title-a-pawn-does-not-become-a-king = Promotion to a king

## promotion.yaml

title-a-pawn-becomes-a-queen = Pawn reaches e8 and becomes a queen
title-a-pawn-may-not-stay-on-the-furthest-rank = Pawn reaches e8 and stays a pawn
title-no-promotion-before-the-furthest-rank = Promotion to a queen already on the seventh rank
title-a-pawn-captures-and-becomes-a-knight = Pawn captures on the eighth rank and becomes a knight

## queen-move.yaml

title-a-queen-on-a-diagonal = Queen goes along a diagonal, from d1 to g4
title-a-queen-does-not-jump-like-a-knight = Queen jumps like a knight, from d1 to e3

## rook-move.yaml

title-a-rook-along-its-rank = Rook goes along its rank, from a2 to h2
title-a-rook-on-a-diagonal = Rook goes diagonally, from a2 to b3
