//! Situations at the board: what an arbiter meets, how it can turn out, and the cases that say what is ruled.

use super::named::named;
use crate::board::Player;

named! {
    /// What a situation is about.
    Concern {
        /// Moves and pieces.
        Moves = "moves",
        /// The clock, and who comes late.
        Clock = "clock",
        /// Offers and claims.
        Draws = "draws",
        /// What players and others do beside the board.
        Conduct = "conduct",
        /// What belongs nowhere else.
        Other = "other",
    }
}

/// What an arbiter meets at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Its permanent name: `illegal-move`, `phone`.
    pub id: String,
    /// What it is about.
    pub concern: Concern,
    /// How it can turn out, in the order in which an arbiter meets it; at least one.
    pub twists: Vec<Twist>,
}

/// How a situation can turn out, as far as that makes a difference at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twist {
    /// Its name within the situation; none where the situation has only this one.
    pub id: Option<String>,
    /// The cases that say what is ruled, by their ids: of those that could, the first one does.
    pub cases: Vec<String>,
    /// The player of the cases whom the situation is about; the other one is the opponent.
    pub player: Player,
}
