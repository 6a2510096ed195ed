//! Time controls: the periods of a game, and what a display shows after each press.
//!
//! Source: Article 6.3 (2014–), 6.2 (before).

use super::Millis;
use serde::{Deserialize, Serialize};

/// One period of a time control.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Period {
    /// The moves to be completed in it; absent where all remaining moves must be.
    pub moves: Option<u32>,
    /// The time for it, without what is added for each move.
    pub time: Millis,
    /// What is added for each move and can be saved.
    pub increment: Millis,
    /// What each move has in advance of the main time and cannot be saved.
    pub delay: Millis,
}

/// What a display shows once the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The time.
    pub left: Millis,
    /// Whether the time of the next period was added.
    pub next_period: bool,
}

/// The moves that a player must have completed by the end of a period (from 0); `None` where it has no such end.
pub fn required(periods: &[Period], period: usize) -> Option<u32> {
    periods
        .get(..=period)?
        .iter()
        .try_fold(0, |sum: u32, one| Some(sum.saturating_add(one.moves?)))
}

/// The period (from 0) to which the move after so many presses belongs; the last one goes on for ever.
pub fn period_after(periods: &[Period], presses: u32) -> usize {
    (0..periods.len())
        .find(|at| required(periods, *at).is_none_or(|moves| presses < moves))
        .unwrap_or(periods.len().saturating_sub(1))
}

/// What a display shows before the first move; `None` without a time control.
pub fn at_start(periods: &[Period]) -> Option<Millis> {
    periods
        .first()
        .map(|first| first.time.plus(first.increment))
}

/// What a display shows after a press; `None` where the flag fell before it.
///
/// `before` is what it showed when the player's time began to run, `used` how long it ran, `presses` how often
/// the player had pressed before: the clock counts presses, not moves on the board.
/// The increment of a move is on the display before the move begins, the first move's at the start.
/// What was saved goes into the next period where `carried` says so.
pub fn after_press(
    periods: &[Period],
    before: Millis,
    used: Millis,
    presses: u32,
    carried: bool,
) -> Option<Shown> {
    let this = period_after(periods, presses);
    let next = period_after(periods, presses.saturating_add(1));
    let (own, coming) = (periods.get(this)?, periods.get(next)?);
    let charged = used.minus(own.delay);
    if charged >= before {
        return None;
    }
    let next_period = next != this;
    let left = match (next_period, carried) {
        (false, _) => before.minus(charged),
        (true, true) => before.minus(charged).plus(coming.time),
        (true, false) => coming.time,
    };
    Some(Shown {
        left: left.plus(coming.increment),
        next_period,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn s(seconds: u64) -> Millis {
        Millis::seconds(seconds)
    }

    fn fischer() -> [Period; 2] {
        [
            Period {
                moves: Some(40),
                time: s(5400),
                increment: s(30),
                ..Period::default()
            },
            Period {
                time: s(1800),
                increment: s(30),
                ..Period::default()
            },
        ]
    }

    #[test]
    fn the_fortieth_press_brings_the_next_period() {
        let control = fischer();
        assert_eq!(required(&control, 0), Some(40));
        assert_eq!(required(&control, 1), None);
        assert_eq!(required(&control, 2), None);
        for (presses, period) in [(0, 0), (39, 0), (40, 1), (41, 1), (400, 1)] {
            assert_eq!(period_after(&control, presses), period, "{presses}");
        }
        assert_eq!(at_start(&control), Some(s(5430)));
        let shown = |presses| {
            after_press(&control, s(100), s(20), presses, true).map(|x| (x.left, x.next_period))
        };
        assert_eq!(shown(38), Some((s(110), false)));
        assert_eq!(shown(39), Some((s(80 + 1800 + 30), true)));
        assert_eq!(shown(40), Some((s(110), false)));
    }

    #[test]
    fn increments_add_up_to_one_for_each_move() {
        let control = [Period {
            time: s(300),
            increment: s(3),
            ..Period::default()
        }];
        let mut left = at_start(&control).expect("a control");
        for presses in 0..60 {
            left = after_press(&control, left, s(5), presses, true)
                .expect("time")
                .left;
        }
        // 61 increments are on the display, that of the move to come included
        assert_eq!(left, s(300 + 61 * 3 - 60 * 5));
    }

    #[test]
    fn a_delay_runs_first_and_is_not_saved() {
        let control = [Period {
            time: s(60),
            delay: s(5),
            ..Period::default()
        }];
        let left =
            |before, used| after_press(&control, s(before), s(used), 0, true).map(|x| x.left);
        assert_eq!(left(60, 3), Some(s(60)));
        assert_eq!(left(60, 5), Some(s(60)));
        assert_eq!(left(60, 6), Some(s(59)));
        assert_eq!(left(2, 6), Some(s(1)));
        assert_eq!(left(2, 7), None, "the main time is used up");
    }

    #[test]
    fn what_was_saved_may_be_lost_at_the_end_of_a_period() {
        let control = [
            Period {
                moves: Some(2),
                time: s(60),
                ..Period::default()
            },
            Period {
                time: s(30),
                ..Period::default()
            },
        ];
        let left = |carried| after_press(&control, s(20), s(5), 1, carried).map(|x| x.left);
        assert_eq!(left(true), Some(s(45)));
        assert_eq!(left(false), Some(s(30)));
    }

    #[test]
    fn without_periods_nothing_is_shown() {
        assert_eq!(at_start(&[]), None);
        assert_eq!(after_press(&[], s(9), s(1), 0, true), None);
    }
}
