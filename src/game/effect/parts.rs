//! What effects are made of: amounts, positions to go back to, and the like.

use crate::clock::Millis;
use crate::edition::{ClaimantLoss, named};
use crate::game::happening::EventIx;
use crate::game::particulars::vocabulary;

vocabulary! {
    /// An amount of time, exact or by the rule where the reading is not known.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Amount {
        /// So much.
        Exactly(time: Millis),
        /// Half of what is left, but not more than this.
        HalfUpTo(time: Millis),
        /// By how much is left: half, where it is much; where it is less, what exceeds a rest.
        Stepped {
            /// The most that is taken.
            most: Millis,
            /// The time above which half is taken.
            above: Millis,
            /// What no more is taken from.
            rest: Millis,
        },
        /// So much that this remains.
        DownTo(time: Millis),
    }
}

impl Amount {
    /// What is left of a time from which this much is taken.
    pub fn left_of(self, time: Millis) -> Millis {
        match self {
            Amount::Exactly(taken) => time.minus(taken),
            Amount::HalfUpTo(at_most) => ClaimantLoss::Half { at_most }.applied_to(time),
            Amount::Stepped { most, above, rest } => ClaimantLoss::Ladder {
                halved_above: above,
                at_most: most,
                reduced_to: rest,
            }
            .applied_to(time),
            Amount::DownTo(rest) => time.min(rest),
        }
    }
}

named! {
    /// The colour of a square.
    SquareColour {
        /// A white square.
        Light = "light",
        /// A black square.
        Dark = "dark",
    }
}
named! {
    /// Until when a player need not record.
    RecordingUntil {
        /// Until the period ends.
        EndOfPeriod = "end-of-period",
        /// Until he has enough time again.
        EnoughTime = "enough-time",
    }
}

named! {
    /// When a player completes his scoresheet, and on whose time.
    SheetWhen {
        /// At once, while the clocks are stopped.
        ClocksStopped = "clocks-stopped",
        /// Before he moves a piece, while the clocks run.
        BeforeMoving = "before-moving",
    }
}

vocabulary! {
    /// To which position the game goes back.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Restore {
        /// The position before the event of this number (first event = 1).
        Before(event: u16),
        /// The last position before the irregularity that can be identified.
        LastIdentifiable,
        /// The position up to which the records of both players agree.
        WhereRecordsAgree,
    }
}

named! {
    /// What a claimant hands in where no arbiter is present.
    Evidence {
        /// The final position.
        Position = "position",
        /// A scoresheet that is up to date.
        Scoresheet = "scoresheet",
    }
}

named! {
    /// What the Laws say of points of a ruling.
    PointIs {
        /// They demand them, and they were ruled.
        Required = "required",
        /// They leave them to the arbiter, and he chose them.
        Allowed = "allowed",
        /// The same, and it is taught that they are usual.
        Usual = "usual",
        /// The same, and it is taught that something else is usual.
        Unusual = "unusual",
        /// They demand them, and they were not ruled.
        Missing = "missing",
        /// Left to him by the letter, and taught otherwise, or never to be chosen.
        Untaught = "untaught",
        /// They were ruled, and nothing in the Laws allows it.
        Wrong = "wrong",
    }
}

impl PointIs {
    /// Whether the Laws left such points to the arbiter.
    pub fn is_left_to_the_arbiter(self) -> bool {
        use PointIs::*;
        matches!(self, Allowed | Usual | Unusual | Untaught)
    }
}

/// Points of a ruling.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct RulingParts(#[schemars(with = "Vec<serde_json::Value>")] pub Vec<super::Effect>);

impl RulingParts {
    /// The same points where the events that they name stand at other places.
    pub(super) fn renumbered(&self, place: &dyn Fn(EventIx) -> EventIx) -> Self {
        Self(self.0.iter().map(|one| one.renumbered(place)).collect())
    }
}

impl crate::game::Tells for RulingParts {
    /// Nothing by itself: each point is told by its own message.
    fn tell(&self, _: &'static str, _: &mut crate::game::Particulars) {}

    /// None, and two that need no further words.
    fn samples() -> Vec<Self> {
        vec![
            RulingParts(vec![]),
            RulingParts(vec![super::Effect::Draw, super::Effect::KeepTimes]),
        ]
    }
}
