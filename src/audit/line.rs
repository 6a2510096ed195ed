//! The positions of a game in order, counted.

use crate::board::{Move, Position};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// The positions of a game; the first is the one before the first move.
pub(super) struct Line<'g> {
    start: &'g Chess,
    moves: &'g [Move],
    last: Chess,
    keys: Vec<Zobrist64>,
    /// Moves of either player since the last pawn move or capture.
    no_progress: Vec<u32>,
    /// How often each position has stood, this time included.
    times: Vec<u32>,
}

impl<'g> Line<'g> {
    /// The line of these moves.
    pub fn new(start: &'g Chess, moves: &'g [Move]) -> Self {
        let places = moves.len() + 1;
        let mut line = Line {
            start,
            moves,
            last: start.clone(),
            keys: Vec::with_capacity(places),
            no_progress: Vec::with_capacity(places),
            times: Vec::with_capacity(places),
        };
        let mut key = start.zobrist_hash(EnPassantMode::Legal);
        line.push(key);
        for played in moves {
            let next = line
                .last
                .update_zobrist_hash(key, *played, EnPassantMode::Legal);
            line.last.play_unchecked(*played);
            key = next.unwrap_or_else(|| line.last.zobrist_hash(EnPassantMode::Legal));
            line.push(key);
        }
        line
    }

    fn push(&mut self, key: Zobrist64) {
        self.keys.push(key);
        self.no_progress.push(self.last.halfmoves());
        let at = self.keys.len() - 1;
        let earlier = self.same(at).next();
        self.times
            .push(earlier.map_or(1, |earlier| self.times[earlier] + 1));
    }

    /// How many moves of either player there are; also the place of the last position.
    pub fn end(&self) -> usize {
        self.moves.len()
    }

    /// The last position.
    pub fn last(&self) -> &Chess {
        &self.last
    }

    /// Half moves without pawn move or capture before a position.
    pub fn no_progress(&self, at: usize) -> u32 {
        self.no_progress[at]
    }

    /// How often the position at this place has stood, this time included.
    pub fn times(&self, at: usize) -> u32 {
        self.times[at]
    }

    /// How often it has stood without a break, each time after two moves of each player.
    pub fn times_in_a_row(&self, at: usize) -> u32 {
        let key = self.keys[at];
        let before = (1..=at / 4).take_while(|n| self.keys[at - 4 * n] == key);
        1 + before.count() as u32
    }

    /// The first place since the last pawn move or capture that this position can be compared with.
    fn window(&self, at: usize) -> usize {
        at.saturating_sub(self.no_progress[at] as usize)
    }

    /// The earlier places at which the position of this place stood, newest first.
    pub fn same(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let key = self.keys[at];
        let first = self.window(at);
        // four half moves at the least bring a position back
        (first..=at.saturating_sub(4)).rev().filter(move |earlier| {
            at >= 4 && (at - earlier).is_multiple_of(2) && self.keys[*earlier] == key
        })
    }

    /// The places before this one whose position, with the other player to move, has stood so often or oftener;
    /// of each position the last place.
    pub fn once_more(&self, at: usize, times: u32) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for earlier in (self.window(at)..at).rev().step_by(2) {
            let key = self.keys[earlier];
            if self.times[earlier] >= times && found.iter().all(|other| self.keys[*other] != key) {
                found.push(earlier);
            }
        }
        found
    }

    /// The key of a position.
    pub fn key(&self, at: usize) -> Zobrist64 {
        self.keys[at]
    }

    /// The position at a place.
    pub fn at(&self, at: usize) -> Chess {
        let mut chess = self.start.clone();
        for played in &self.moves[..at] {
            chess.play_unchecked(*played);
        }
        chess
    }

    /// The position at a place, as a value of the board.
    pub fn position(&self, at: usize) -> Position {
        Position::from(self.at(at))
    }
}
