//! Search for a series of legal moves that ends in checkmate, both players helping.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use shakmaty::zobrist::Zobrist128;
use shakmaty::{
    Bitboard, Board, Chess, Color, EnPassantMode, Move, Position as _, Rank, Square, attacks,
};

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Found {
    /// This line ends with checkmate by the player asked for.
    Mate(Vec<Move>),
    /// No position that can arise is such a checkmate: all were looked at.
    Nothing,
    /// The number of positions allowed was used up first.
    GaveUp,
}

/// Looks for checkmate by `winner`, most promising positions first, in at most `limit` positions.
///
/// Deterministic: the same position and limit give the same answer everywhere.
pub(super) fn search(start: &Chess, winner: Color, limit: usize) -> Found {
    let mut nodes = vec![Node {
        chess: start.clone(),
        cause: None,
        depth: 0,
    }];
    let mut seen: HashSet<u128, BuildHasherDefault<OwnBits>> = HashSet::default();
    let mut queue = BinaryHeap::new();
    seen.insert(key(start));
    queue.push(Reverse((0_u32, 0_u32)));
    while let Some(Reverse((_, at))) = queue.pop() {
        let node = &nodes[at as usize];
        let (chess, depth) = (node.chess.clone(), node.depth + 1);
        for played in chess.legal_moves() {
            let mut after = chess.clone();
            after.play_unchecked(played);
            if after.has_insufficient_material(winner) || !seen.insert(key(&after)) {
                continue;
            }
            let mates =
                after.turn() != winner && after.is_check() && after.legal_moves().is_empty();
            let rank = distance_from_mate(&after, winner) * STEPS_PER_POINT + depth;
            let this = u32::try_from(nodes.len()).unwrap_or(u32::MAX);
            nodes.push(Node {
                chess: after,
                cause: Some((at, played)),
                depth,
            });
            if mates {
                return Found::Mate(line(&nodes, this));
            }
            if nodes.len() >= limit {
                return Found::GaveUp;
            }
            queue.push(Reverse((rank, this)));
        }
    }
    Found::Nothing
}

struct Node {
    chess: Chess,
    /// The position before and the move that led here.
    cause: Option<(u32, Move)>,
    depth: u32,
}

fn line(nodes: &[Node], last: u32) -> Vec<Move> {
    let mut line = Vec::new();
    let mut at = last;
    while let Some((before, played)) = nodes[at as usize].cause {
        line.push(played);
        at = before;
    }
    line.reverse();
    line
}

/// How many moves weigh as much as one point of [`distance_from_mate`].
const STEPS_PER_POINT: u32 = 4;

/// How far from a checkmate a position looks.
///
/// Only the order of the search depends on it, and so its speed; never its answer.
/// The weights were found by trial on positions from games.
fn distance_from_mate(chess: &Chess, winner: Color) -> u32 {
    let board = chess.board();
    let (Some(hunter), Some(hunted)) = (board.king_of(winner), board.king_of(!winner)) else {
        return 0;
    };
    let view = View {
        board,
        winner,
        hunter,
        hunted,
    };
    if view.needs_blockers() {
        view.with_blockers()
    } else {
        view.by_force()
    }
}

/// A board as the search sees it.
struct View<'b> {
    board: &'b Board,
    winner: Color,
    hunter: Square,
    hunted: Square,
}

impl View<'_> {
    /// Decides whether the winner has so little that only pieces of the opponent can shut in his king.
    fn needs_blockers(&self) -> bool {
        let own = self.board.by_color(self.winner);
        if own.intersects(self.board.pawns() | self.board.rooks_and_queens()) {
            return false;
        }
        let knights = (own & self.board.knights()).count();
        let bishops = own & self.board.bishops();
        let both_colours = bishops.intersects(Bitboard::LIGHT_SQUARES)
            && bishops.intersects(Bitboard::DARK_SQUARES);
        !both_colours && (knights == 0 || bishops.is_empty()) && knights <= 2
    }

    /// Strip the opponent, keep or make strong pieces, drive his king into a corner, bring up the own king.
    fn by_force(&self) -> u32 {
        let pieces = self.pieces(self.winner);
        let count = pieces.count() as u32;
        let crowd: u32 = pieces
            .into_iter()
            .map(|square| square.distance(self.hunted))
            .sum();
        let heavy = pieces.intersects(self.board.rooks_and_queens());
        let minors = (pieces & (self.board.knights() | self.board.bishops())).count();
        let promotion = if heavy || minors >= 2 {
            0
        } else {
            self.next_promotion(self.winner)
        };
        let no_queen = u32::from(!pieces.intersects(self.board.queens()));
        2 * self.escapes()
            + 12 * self.corner_distance()
            + 14 * self.king_distance()
            + 145 * promotion
            + 8 * self.nearest()
            + 2 * self.not_in_check()
            + 29 * self.pieces(!self.winner).count() as u32
            + 3 * crowd / (count + 1)
            + self.open_neighbours()
            + 152 * no_queen
            + 27 * 8_u32.saturating_sub(count)
            + 15 * (self.pawns(!self.winner).count() as u32)
    }

    /// Leave the opponent one piece, made from a pawn if need be, and shut his king in behind it in a corner.
    fn with_blockers(&self) -> u32 {
        let blockers = self.pieces(!self.winner);
        let promotion = if blockers.is_empty() {
            self.next_promotion(!self.winner)
        } else {
            0
        };
        let nearest = blockers
            .into_iter()
            .map(|square| square.distance(self.hunted))
            .min();
        3 * self.escapes()
            + 122 * self.fatal_corner_distance()
            + 70 * self.king_distance()
            + 20 * promotion
            + 4 * self.nearest()
            + 18 * self.not_in_check()
            + 6 * self.open_neighbours()
            + 44 * blockers.count() as u32
            + 29 * (self.pawns(!self.winner).count() as u32)
            + 3 * nearest.unwrap_or(0)
    }

    /// The pieces of a colour without king and pawns.
    fn pieces(&self, color: Color) -> Bitboard {
        self.board.by_color(color) & !self.board.pawns() & !self.board.kings()
    }

    fn pawns(&self, color: Color) -> Bitboard {
        self.board.by_piece(color.pawn())
    }

    /// The squares to which the hunted king could step.
    fn escapes(&self) -> u32 {
        let lifted = self.board.occupied().without(self.hunted);
        let free = attacks::king_attacks(self.hunted) & !self.board.by_color(!self.winner);
        let attacked = |square: &Square| self.board.attacks_to(*square, self.winner, lifted).any();
        free.into_iter().filter(|square| !attacked(square)).count() as u32
    }

    /// The squares around the hunted king that his own pieces leave free.
    fn open_neighbours(&self) -> u32 {
        let around = attacks::king_attacks(self.hunted);
        8 - (around & self.board.by_color(!self.winner)).count() as u32
    }

    fn not_in_check(&self) -> u32 {
        let occupied = self.board.occupied();
        u32::from(
            self.board
                .attacks_to(self.hunted, self.winner, occupied)
                .is_empty(),
        )
    }

    fn king_distance(&self) -> u32 {
        self.hunter.distance(self.hunted).max(2)
    }

    /// The steps of the hunted king along the edges to the nearest corner.
    fn corner_distance(&self) -> u32 {
        self.distance_to_corner_in(Bitboard::FULL)
    }

    /// The same to the nearest corner that a bishop can attack, if the winner has nothing but bishops.
    fn fatal_corner_distance(&self) -> u32 {
        let bishops = self.pieces(self.winner) & self.board.bishops();
        let colour = match bishops.first() {
            Some(bishop) if bishop.is_light() => Bitboard::LIGHT_SQUARES,
            Some(_) => Bitboard::DARK_SQUARES,
            None => Bitboard::FULL,
        };
        self.distance_to_corner_in(colour)
    }

    fn distance_to_corner_in(&self, squares: Bitboard) -> u32 {
        let steps = |corner: Square| {
            corner.file().distance(self.hunted.file()) + corner.rank().distance(self.hunted.rank())
        };
        (Bitboard::CORNERS & squares)
            .into_iter()
            .map(steps)
            .min()
            .unwrap_or(0)
    }

    /// The distance of the winner's nearest piece or pawn from the hunted king.
    fn nearest(&self) -> u32 {
        let own = self.board.by_color(self.winner).without(self.hunter);
        own.into_iter()
            .map(|square| square.distance(self.hunted))
            .min()
            .unwrap_or(0)
    }

    /// The steps of the pawn of this colour that is nearest to its promotion, what stands in its way included.
    fn next_promotion(&self, color: Color) -> u32 {
        let last = color.relative_rank(Rank::Eighth);
        let steps = |pawn: Square| {
            let goal = Square::from_coords(pawn.file(), last);
            let way = attacks::between(pawn, goal).with(goal);
            pawn.rank().distance(last) + (way & self.board.occupied()).count() as u32
        };
        self.pawns(color).into_iter().map(steps).min().unwrap_or(0)
    }
}

fn key(chess: &Chess) -> u128 {
    chess.zobrist_hash::<Zobrist128>(EnPassantMode::Legal).0
}

/// A hasher for keys that are random already.
#[derive(Default)]
struct OwnBits(u64);

impl Hasher for OwnBits {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64; // the low half is as random as the whole
    }
}
