//! The parts of a ruling.

use serde::{Deserialize, Serialize};

/// The part of a ruling that an effect belongs to, and that a case may ask for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// Result, or play goes on.
    Game,
    /// Times.
    Clock,
    /// Position and moves.
    Moves,
    /// Offences and penalties.
    Offences,
    /// Claims, offers and rights.
    Claims,
    /// What the arbiter must, must not or may do.
    Arbiter,
    /// Scoresheets.
    Recording,
    /// Definitions.
    Definitions,
}
