//! The parts of a ruling.

use crate::edition::named;

named! {
    /// The part of a ruling that an effect belongs to, and that a case may ask for.
    Aspect {
        /// Result, or play goes on.
        Game = "game",
        /// Times.
        Clock = "clock",
        /// Position and moves.
        Moves = "moves",
        /// Offences and penalties.
        Offences = "offences",
        /// Claims, offers and rights.
        Claims = "claims",
        /// What the arbiter must, must not or may do.
        Arbiter = "arbiter",
        /// Scoresheets.
        Recording = "recording",
        /// Definitions.
        Definitions = "definitions",
    }
}
