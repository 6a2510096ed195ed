//! What effects are made of: amounts, positions to go back to, and the like.

use crate::clock::Millis;
use serde::{Deserialize, Serialize};

/// An amount of time, exact or by the rule where the reading is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    /// So much.
    Exactly(Millis),
    /// Half of what is left, but not more than this.
    HalfUpTo(Millis),
    /// So much that this remains.
    DownTo(Millis),
}

/// The colour of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SquareColour {
    /// A white square.
    Light,
    /// A black square.
    Dark,
}
/// Until when a player need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RecordingUntil {
    /// Until the period ends.
    EndOfPeriod,
    /// Until he has enough time again.
    EnoughTime,
}

/// When a player completes his scoresheet, and on whose time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SheetWhen {
    /// At once, while the clocks are stopped.
    ClocksStopped,
    /// Before he moves a piece, while the clocks run.
    BeforeMoving,
}

/// To which position the game goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Restore {
    /// The position before the event of this number (first event = 1).
    Before(u16),
    /// The last position before the irregularity that can be identified.
    LastIdentifiable,
    /// The position up to which the records of both players agree.
    WhereRecordsAgree,
}

/// What a claimant hands in where no arbiter is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// The final position.
    Position,
    /// A scoresheet that is up to date.
    Scoresheet,
}
