//! The places of a game: its positions, and its moves as they are written.

use crate::board::{Move, Player, Position};
use crate::read::pgn::Game;

/// The positions of a game in order and the moves between them, each with its number.
#[derive(Clone, Debug)]
pub struct Places {
    positions: Vec<Position>,
    moves: Vec<String>,
    /// The number of the first move.
    first: u32,
    /// Who makes it.
    by: Player,
}

impl Places {
    /// The places of a game; none where there is no position to start from.
    pub fn of(game: &Game<'_>) -> Option<Self> {
        let start = game.start.as_ref().ok()?;
        let mut places = Places {
            positions: Vec::with_capacity(game.moves.len() + 1),
            moves: Vec::with_capacity(game.moves.len()),
            first: start.setup().fullmoves.get(),
            by: start.has_the_move(),
        };
        let mut at = start.clone();
        for played in &game.moves {
            places.moves.push(at.san(played));
            let next = at.play(played);
            places.positions.push(std::mem::replace(&mut at, next));
        }
        places.positions.push(at);
        Some(places)
    }

    /// The position after so many moves of either player; the last one where there are fewer.
    pub fn position(&self, after: usize) -> &Position {
        &self.positions[after.min(self.moves.len())]
    }

    /// The move after which a position stands, with its number: `43…Kg8`; none at the start.
    pub fn reached_by(&self, after: usize) -> Option<String> {
        let last = after.min(self.moves.len()).checked_sub(1)?;
        Some(self.numbered(last, &self.moves[last]))
    }

    /// A move that could be made from a position, with its number: `44.Rd1`.
    pub fn made_at(&self, after: usize, played: &Move) -> String {
        self.numbered(after, &self.position(after).san(played))
    }

    /// Moves that could be made from a position one after another: `44.Rd1 Kg7 45.Rd8`.
    pub fn line_from(&self, after: usize, line: &[Move]) -> String {
        let mut at = self.position(after).clone();
        let mut entries = Vec::with_capacity(line.len());
        for (played, place) in line.iter().zip(after..) {
            let san = at.san(played);
            let numbered = place == after || self.next(place).1 == Player::White;
            entries.push(match numbered {
                true => self.numbered(place, &san),
                false => san,
            });
            at = at.play(played);
        }
        entries.join(" ")
    }

    /// An entry with the number of the move that follows a position.
    pub fn numbered(&self, after: usize, entry: &str) -> String {
        let (number, by) = self.next(after);
        let dots = match by {
            Player::White => ".",
            Player::Black => "…",
        };
        format!("{number}{dots}{entry}")
    }

    /// The number of the move that follows a position, and whose it is.
    pub fn next(&self, after: usize) -> (u32, Player) {
        let plies = u32::try_from(after).unwrap_or(u32::MAX);
        let begun = match self.by {
            Player::White => plies,
            Player::Black => plies.saturating_add(1),
        };
        let by = match begun % 2 {
            0 => Player::White,
            _ => Player::Black,
        };
        (self.first.saturating_add(begun / 2), by)
    }

    /// The place at which this move number of this player is to be made.
    pub fn before(&self, number: u32, by: Player) -> Option<usize> {
        (0..self.positions.len()).find(|after| self.next(*after) == (number, by))
    }

    /// The last place.
    pub fn end(&self) -> usize {
        self.moves.len()
    }
}
