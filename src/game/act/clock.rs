//! What is done with the clock besides a plain press.

use crate::board::Player;
use crate::clock::{Millis, time_of_day, time_of_day_schema};
use crate::edition::named;
use crate::game::particulars::fields;
use serde::{Deserialize, Serialize};

named! {
    /// How the clock was pressed.
    PressManner {
        /// With the hand that did not move the piece.
        OtherHand = "other-hand",
        /// With force.
        Force = "force",
    }
}

named! {
    /// What was done with the clock instead of pressing it.
    ClockHandling {
        /// A finger stayed on the button.
        KeepFingerOn = "keep-finger-on",
        /// A finger or the hand hovered over the clock.
        Hover = "hover",
        /// The clock was picked up.
        Lift = "lift",
        /// The clock was knocked over.
        KnockOver = "knock-over",
    }
}

named! {
    /// What is wrong with the setting of the clock.
    SettingFault {
        /// The time of a period.
        BaseTime = "base-time",
        /// The increment.
        Increment = "increment",
        /// Whether what is added can be saved.
        Mode = "mode",
        /// Time that was added or taken off by a ruling.
        Credit = "credit",
        /// The move-counter.
        MoveCounter = "move-counter",
    }
}

named! {
    /// What is told as the reason for stopping the clocks.
    PauseReason {
        /// An irregularity.
        Irregularity = "irregularity",
        /// A claim.
        Claim = "claim",
        /// The piece for a promotion is not at hand.
        PromotionPiece = "promotion-piece",
        /// A disturbance.
        Disturbance = "disturbance",
        /// An illness.
        Illness = "illness",
        /// Something private.
        Private = "private",
        /// That a video recording be looked at.
        Video = "video",
        /// The battery of an electronic scoresheet is low.
        LowBattery = "low-battery",
        /// Nothing is told.
        None = "none",
    }
}

/// With what a clock was set, instead of what the time control asks for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClockSet {
    /// The time of the first period, without increments.
    pub time: Millis,
    /// What is added for each move.
    #[serde(default)]
    pub increment: Millis,
    /// Whose clock alone was set so; both, where it is not told.
    #[serde(default)]
    pub clock: Option<Player>,
}

/// The start of a round: when the time fixed for it has come, or later.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct RoundStart {
    /// How much later than scheduled.
    pub late: Millis,
    /// The time of day, instead of that: hours and minutes.
    #[serde(deserialize_with = "time_of_day")]
    #[schemars(schema_with = "time_of_day_schema")]
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
    /// The time of day, instead of that: hours and minutes.
    #[serde(deserialize_with = "time_of_day")]
    #[schemars(schema_with = "time_of_day_schema")]
    pub at: Option<Millis>,
    /// How far the player has come.
    pub place: ArrivalPlace,
}

named! {
    /// How far a player has come.
    #[derive(Default)]
    ArrivalPlace {
        /// To the board.
        #[default]
        Board = "board",
        /// Only into the playing hall.
        Hall = "hall",
    }
}

named! {
    /// What a claim rests on besides a screen or a demonstration board.
    #[derive(Default)]
    ScreenClaim {
        /// Nothing else.
        #[default]
        Alone = "alone",
        /// Something else, too.
        WithOther = "with-other",
    }
}

fields! {
    RoundStart { late, at }
    ClockSet { time, increment, clock }
    Arrival { late, at, place }
}
