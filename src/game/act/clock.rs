//! What is done with the clock besides a plain press.

use crate::clock::Millis;
use serde::{Deserialize, Serialize};

/// How the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PressManner {
    /// With the hand that did not move the piece.
    OtherHand,
    /// With force.
    Force,
}

/// What was done with the clock instead of pressing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClockHandling {
    /// A finger stayed on the button.
    KeepFingerOn,
    /// A finger or the hand hovered over the clock.
    Hover,
    /// The clock was picked up.
    Lift,
    /// The clock was knocked over.
    KnockOver,
}

/// What is wrong with the setting of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SettingFault {
    /// The time of a period.
    BaseTime,
    /// The increment.
    Increment,
    /// Whether what is added can be saved.
    Mode,
    /// Time that was added or taken off by a ruling.
    Credit,
    /// The move-counter.
    MoveCounter,
}

/// What is told as the reason for stopping the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PauseReason {
    /// An irregularity.
    Irregularity,
    /// A claim.
    Claim,
    /// The piece for a promotion is not at hand.
    PromotionPiece,
    /// A disturbance.
    Disturbance,
    /// An illness.
    Illness,
    /// Something private.
    Private,
    /// Nothing is told.
    None,
}

/// The start of a round: when the time fixed for it has come, or later.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RoundStart {
    /// How much later than scheduled.
    pub late: Millis,
    /// The time of day, instead of that.
    pub at: Option<Millis>,
}

/// The arrival of a player for the start of the game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Arrival {
    /// How much later than scheduled.
    pub late: Millis,
    /// The time of day, instead of that.
    pub at: Option<Millis>,
    /// How far the player has come.
    pub place: ArrivalPlace,
}

/// How far a player has come.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ArrivalPlace {
    /// To the board.
    #[default]
    Board,
    /// Only into the playing hall.
    Hall,
}

/// What a claim rests on besides a screen or a demonstration board.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenClaim {
    /// Nothing else.
    #[default]
    Alone,
    /// Something else, too.
    WithOther,
}
