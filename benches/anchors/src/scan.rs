//! Repetitions, counted moves, and how the game ended on the board.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, Position as _};

use crate::counts::{Counts, tally};
use crate::game::Follow;

/// The keys of the positions since the last capture or move of a pawn, and the most seen so far.
pub struct Scan {
    pub keys: Vec<Zobrist64>,
    next: Option<Zobrist64>,
    zeroed: bool,
    /// How often the position on the board has occurred.
    pub occurred: usize,
    most: usize,
    longest: u32,
}

impl Follow for Scan {
    fn begin(start: &Chess) -> Self {
        Self {
            keys: vec![start.zobrist_hash(EnPassantMode::Legal)],
            next: None,
            zeroed: false,
            occurred: 1,
            most: 1,
            longest: start.halfmoves(),
        }
    }

    fn play(&mut self, before: &Chess, played: Move) {
        self.zeroed = played.is_zeroing();
        let key = self.on_board();
        self.next = before.update_zobrist_hash(key, played, EnPassantMode::Legal);
    }

    fn reached(&mut self, after: &Chess) {
        let key = self
            .next
            .unwrap_or_else(|| after.zobrist_hash(EnPassantMode::Legal));
        if self.zeroed {
            self.keys.clear();
        }
        self.keys.push(key);
        self.occurred = occurrences(&self.keys, key);
        self.most = self.most.max(self.occurred);
        self.longest = self.longest.max(after.halfmoves());
    }

    fn end(self, last: &Chess, counts: &mut Counts) {
        tally(&mut counts.threefold, self.most >= 3);
        tally(&mut counts.fivefold, self.most >= 5);
        tally(&mut counts.fifty_moves, self.longest >= 100);
        tally(&mut counts.seventy_five_moves, self.longest >= 150);
        tally(
            &mut counts.insufficient_material,
            last.is_insufficient_material(),
        );
        let stuck = last.legal_moves().is_empty();
        tally(&mut counts.checkmate, stuck && last.is_check());
        tally(&mut counts.stalemate, stuck && !last.is_check());
    }
}

/// How often `key` stands among those with the same player to move as in the last.
fn occurrences(keys: &[Zobrist64], key: Zobrist64) -> usize {
    keys.iter().rev().step_by(2).filter(|k| **k == key).count()
}

impl Scan {
    /// The key of the position on the board.
    pub fn on_board(&self) -> Zobrist64 {
        *self.keys.last().expect("a game has a position")
    }

    /// Whether the position after a move that is neither a capture nor of a pawn has occurred twice already.
    pub fn third(&self, key: Zobrist64) -> bool {
        let before = self.keys.iter().rev().skip(1).step_by(2);
        before.filter(|k| **k == key).count() >= 2
    }
}
