//! Recording: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// What is done for a player who cannot record.
    ///
    /// Source: Article 8.1.6 (2017–), 8.1f (2014), 8.1 (before).
    UnableToRecord as "remedy" {
        /// The arbiter takes time off his clock before the game.
        TimeDeducted = "time-deducted",
        /// An assistant records, and the clock is adjusted.
        Assistant = "assistant",
        /// An assistant records, and the clock is adjusted unless the player has a disability.
        AssistantFreeIfDisabled = "assistant-free-if-disabled",
    }
}
