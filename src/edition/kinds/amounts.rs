//! Parameters with times in them: sanctions, losses of time, limits of a pace.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::clock::Millis;

/// What an illegal move costs: one step of the ladder of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sanction {
    /// The opponent gets this time.
    AddTime(Millis),
    /// The player loses the game.
    Loss,
}

impl fmt::Display for Sanction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AddTime(time) => time.fmt(f),
            Self::Loss => f.write_str("loss"),
        }
    }
}

impl Serialize for Sanction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Sanction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(AsSanction)
    }
}

struct AsSanction;

impl de::Visitor<'_> for AsSanction {
    type Value = Sanction;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("loss, or a time for the opponent in quotes as \"H:MM:SS\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Sanction, E> {
        match text {
            "loss" => Ok(Sanction::Loss),
            time => time.parse().map(Sanction::AddTime).map_err(E::custom),
        }
    }
}

/// What a wrong claim costs the claimant.
///
/// Source: Article 9.5b (1997–2005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub enum ClaimantLoss {
    /// Half of his time.
    Half {
        /// The largest deduction.
        at_most: Millis,
    },
    /// Half of his time while he has much, down to a floor while he has less.
    Ladder {
        /// The time above which half is taken.
        halved_above: Millis,
        /// The largest deduction.
        at_most: Millis,
        /// What a player with no more than that is left with, if he has as much.
        reduced_to: Millis,
    },
}

impl ClaimantLoss {
    /// The time that is left to a claimant who had this much.
    pub fn applied_to(self, left: Millis) -> Millis {
        match self {
            Self::Half { at_most } => left.minus(left.half().min(at_most)),
            Self::Ladder {
                halved_above,
                at_most,
                ..
            } if left > halved_above => left.minus(left.half().min(at_most)),
            Self::Ladder { reduced_to, .. } => left.min(reduced_to),
        }
    }
}

/// One end of the range of thinking times that makes a pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TimeBound {
    /// The time at the end of the range.
    pub time: Millis,
    /// Whether that time itself still belongs to the range.
    pub included: bool,
}

impl TimeBound {
    /// Whether a time lies on the inner side of this lower end.
    pub fn allows_from(self, time: Millis) -> bool {
        time > self.time || (self.included && time == self.time)
    }

    /// Whether a time lies on the inner side of this upper end.
    pub fn allows_up_to(self, time: Millis) -> bool {
        time < self.time || (self.included && time == self.time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60;

    #[test]
    fn half_the_time_is_taken_up_to_the_limit() {
        let loss = ClaimantLoss::Half {
            at_most: Millis::seconds(3 * MINUTE),
        };
        for (left, after) in [(10, 7), (6, 3), (4, 2)] {
            assert_eq!(
                loss.applied_to(Millis::seconds(left * MINUTE)),
                Millis::seconds(after * MINUTE)
            );
        }
        assert_eq!(loss.applied_to(Millis::seconds(40)), Millis::seconds(20));
    }

    #[test]
    fn the_ladder_spares_a_player_short_of_time() {
        let loss = ClaimantLoss::Ladder {
            halved_above: Millis::seconds(120),
            at_most: Millis::seconds(180),
            reduced_to: Millis::seconds(60),
        };
        for (left, after) in [
            (600, 420),
            (122, 61),
            (120, 60),
            (119, 60),
            (60, 60),
            (59, 59),
            (0, 0),
        ] {
            assert_eq!(
                loss.applied_to(Millis::seconds(left)),
                Millis::seconds(after),
                "{left} s"
            );
        }
    }

    #[test]
    fn a_bound_may_or_may_not_belong_to_its_range() {
        let hour = Millis::seconds(60 * MINUTE);
        let open = TimeBound {
            time: hour,
            included: false,
        };
        let closed = TimeBound {
            time: hour,
            included: true,
        };
        assert!(closed.allows_up_to(hour) && closed.allows_from(hour));
        assert!(!open.allows_up_to(hour) && !open.allows_from(hour));
        assert!(open.allows_up_to(hour.minus(Millis(1))) && open.allows_from(hour.plus(Millis(1))));
    }
}
