//! Whether the clocks of a game fit its time control and each other.

use super::finding::{AuditFinding, Detail, Row, Topic, Weight, What};
use super::played::Played;
use super::readings::{ClockReading, Readings, Shown};
use super::time_control::{Control, in_minutes, time_control};
use super::told::End;
use crate::board::Player;
use crate::clock::{Millis, Period, after_press, at_start, period_after, required};
use crate::laws::Provision;
use crate::laws::clock::{
    FLAG_COUNTS, FLAG_FALL, INCREMENT_MODE, TIME_CARRIED_OVER, WRONG_SETTING_CORRECTED,
};

/// What does not fit about the clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockFault {
    /// A value is no time.
    Unreadable {
        /// The value.
        value: String,
    },
    /// The first reading is more than the time control gives; so its numbers are no seconds.
    OtherStart {
        /// Whose clock.
        player: Player,
        /// What it showed.
        shown: Millis,
        /// The most that the time control allows.
        most: Millis,
    },
    /// The flag had fallen, and the game went on.
    FlagFallen {
        /// Whose flag.
        player: Player,
        /// How much longer than he had the player thought at least; none where only the clock shows it.
        over: Option<Millis>,
    },
    /// A clock showed more after a move than the time control can have given.
    Gained {
        /// Whose clock.
        player: Player,
        /// What it showed after the player's move before.
        before: Millis,
        /// What it showed.
        shown: Millis,
        /// The most that the time control allows.
        most: Millis,
    },
    /// The clock never got the increment.
    NoIncrement {
        /// Whose clock.
        player: Player,
        /// The increment of the time control.
        increment: Millis,
        /// On how many moves of the player that rests.
        moves: usize,
    },
    /// The time on the clock and the time used contradict each other.
    Differs {
        /// Whose clock.
        player: Player,
        /// What it showed after the player's move before.
        before: Millis,
        /// How long the player is said to have thought.
        used: Millis,
        /// What it showed.
        shown: Millis,
    },
}

impl ClockFault {
    /// Its row in the table of findings: none is an error, since an arbiter may have changed the clocks, and only he knows.
    pub(super) fn row(&self) -> Row {
        use Weight::{Doubt, Remark};
        let row = |name, weight, provisions: &[&'static Provision]| {
            Row::new(name, Topic::Clocks, weight, provisions)
        };
        let increment = [
            &TIME_CARRIED_OVER,
            &INCREMENT_MODE,
            &WRONG_SETTING_CORRECTED,
        ];
        match self {
            ClockFault::Unreadable { .. } => row("unreadable-time", Remark, &[]),
            ClockFault::OtherStart { .. } => row("clock-above-time-control", Remark, &[]),
            ClockFault::FlagFallen { .. } => {
                row("flag-fallen-before", Doubt, &[&FLAG_FALL, &FLAG_COUNTS])
            }
            ClockFault::Gained { .. } => row("time-gained", Doubt, &increment),
            ClockFault::NoIncrement { .. } => row("no-increment", Doubt, &increment[1..]),
            ClockFault::Differs { .. } => row("clock-and-time-used-differ", Remark, &[]),
        }
    }

    /// What belongs to it.
    pub(super) fn details(&self) -> Vec<(&'static str, Detail<'_>)> {
        let whose = |player: &Player| ("player", Detail::Player(Some(*player)));
        let clock = |name, time: &Millis| (name, Detail::Clock(*time));
        match self {
            ClockFault::Unreadable { value } => vec![("value", Detail::Written(value))],
            ClockFault::OtherStart {
                player,
                shown,
                most,
            } => vec![whose(player), clock("shown", shown), clock("most", most)],
            ClockFault::FlagFallen { player, over } => {
                vec![whose(player), ("over", Detail::Time(*over))]
            }
            ClockFault::Gained {
                player,
                before,
                shown,
                most,
            } => vec![
                whose(player),
                clock("before", before),
                clock("shown", shown),
                clock("most", most),
            ],
            ClockFault::NoIncrement {
                player,
                increment,
                moves,
            } => vec![
                whose(player),
                ("increment", Detail::Time(Some(*increment))),
                ("moves", Detail::Count(*moves)),
            ],
            ClockFault::Differs {
                player,
                before,
                used,
                shown,
            } => vec![
                whose(player),
                clock("before", before),
                clock("used", used),
                clock("shown", shown),
            ],
        }
    }
}

/// What servers give back for the way of a move through the net, and what two roundings add up to.
const LAG: Millis = Millis::seconds(1);
/// How many moves early a clock may have gone to the next period: somebody pressed it once without a move.
const PRESSES_TOO_MANY: u32 = 1;
/// A missing increment is certain only over many moves: a player can think long on some.
const MANY_MOVES: usize = 20;
/// So many moves on which the clock went down by less than a quarter of the increment:
/// with the increment each of them took that long and a bit, and none took less.
const QUICK_MOVES: usize = 8;
const QUICK: u32 = 4;
/// With times used that are the very difference of the clocks, fewer moves are enough.
const MOVES_WITH_TIMES: usize = 10;

/// Where the clocks fit neither the time control nor each other.
pub(super) fn clocks(played: &Played<'_>) -> Vec<AuditFinding> {
    let found = faults(played).into_iter();
    let finding = |(after, fault)| AuditFinding::new(after, What::Clock(fault));
    found.map(finding).collect()
}

fn faults(played: &Played<'_>) -> Vec<Found> {
    let game = played.game;
    let Ok(start) = &game.start else {
        return Vec::new();
    };
    let Some(readings) = Readings::of(game, start.has_the_move()) else {
        return Vec::new();
    };
    let unreadable = readings.unreadable.clone();
    let unreadable = unreadable.map(|(after, value)| (after, ClockFault::Unreadable { value }));
    let overdrawn = Player::ALL.map(|player| overdrawn(player, &readings));
    let mut found: Vec<Found> = unreadable
        .into_iter()
        .chain(overdrawn.into_iter().flatten())
        .collect();
    // After moves that the file does not hold, nobody knows the clocks of the start.
    let from_the_start = start.full_moves() == 1 && start.has_the_move() == Player::White;
    let control = (game.tag("TimeControl")).and_then(|text| time_control(&text));
    let Some(Control::Periods(mut periods)) = control.filter(|_| from_the_start) else {
        return found;
    };
    let above = |periods: &[Period]| {
        let mut players = Player::ALL.into_iter();
        players.find_map(|player| other_start(player, periods, &readings))
    };
    if let Some(other) = above(&periods) {
        found.push(other);
        periods = in_minutes(&periods);
        if above(&periods).is_some() {
            return found;
        }
    }
    for player in Player::ALL {
        let clock = Clock {
            player,
            periods: &periods,
            readings: readings.by(player),
            step: readings.clock_step,
            used_step: readings.used_step,
        };
        if let Some(no_increment) = clock.no_increment() {
            found.push(no_increment);
            continue;
        }
        let shown_at_start = game.tag(match player {
            Player::White => "WhiteClock",
            Player::Black => "BlackClock",
        });
        let start = shown_at_start.and_then(|text| text.trim().parse().ok());
        let lost_on_time = |(after, _): &Found| {
            let last = readings.by(player).last();
            last.is_some_and(|last| last.after == *after)
                && (played.told).is_some_and(|told| {
                    told.end == End::OnTime && told.loser.is_none_or(|loser| loser == player)
                })
        };
        found.extend(clock.fallen(start).filter(|fallen| !lost_on_time(fallen)));
        found.extend(clock.gained());
        found.extend(clock.differs());
    }
    found
}

type Found = (usize, ClockFault);

/// A clock below zero, although its player moved once more.
fn overdrawn(player: Player, readings: &Readings) -> Option<Found> {
    let (_, before_last) = readings.by(player).split_last()?;
    let fallen = (before_last.iter()).find(|reading| reading.clock == Some(Shown::Overdrawn))?;
    let fault = ClockFault::FlagFallen { player, over: None };
    Some((fallen.after, fault))
}

/// A clock that shows more after the first move than the time control can have given.
fn other_start(player: Player, periods: &[Period], readings: &Readings) -> Option<Found> {
    let first = readings.by(player).first()?;
    let Some(Shown::Left(shown)) = first.clock else {
        return None;
    };
    let most = after_press(periods, at_start(periods)?, Millis::ZERO, 0, true)?.left;
    let most_shown = most.plus(readings.clock_step).plus(LAG);
    let fault = ClockFault::OtherStart {
        player,
        shown,
        most,
    };
    (shown > most_shown).then_some((first.after, fault))
}

/// The clock of a player under a time control.
struct Clock<'g> {
    player: Player,
    periods: &'g [Period],
    /// One for each move of the player, in order.
    readings: &'g [ClockReading],
    step: Millis,
    used_step: Millis,
}

impl Clock<'_> {
    /// The moves of the player whose clock was read, as was that before: the presses before it, and what the clock showed.
    ///
    /// They end where the last period ends: whether it comes again is not told.
    fn pairs(&self) -> impl Iterator<Item = (u32, Millis, Millis, &ClockReading)> {
        let last = required(self.periods, self.periods.len().saturating_sub(1));
        let pairs = self.readings.windows(2).zip(1..);
        pairs
            .take_while(move |(_, presses)| {
                last.is_none_or(|moves| presses + 1 + PRESSES_TOO_MANY < moves)
            })
            .filter_map(|(pair, presses)| match (pair[0].clock, pair[1].clock) {
                (Some(Shown::Left(before)), Some(Shown::Left(shown))) => {
                    Some((presses, before, shown, &pair[1]))
                }
                _ => None,
            })
    }

    /// What the clock shows after a move that took so long, and how much of that belongs to the next period.
    fn after(&self, before: Millis, used: Millis, presses: u32) -> Option<(Millis, Millis)> {
        let shown = after_press(self.periods, before, used, presses, true)?;
        let coming = || self.periods.get(period_after(self.periods, presses + 1));
        let added = coming().filter(|_| shown.next_period);
        Some((shown.left, added.map_or(Millis::ZERO, |period| period.time)))
    }

    /// The first move after which the clock shows more than it can.
    ///
    /// The time of the next period may come later than with the move that completes the period: some clocks add it only
    /// when the time of the old one has run down. And it may come one move early, by a press too many.
    fn gained(&self) -> Option<Found> {
        let slack = self.step.plus(LAG);
        let (mut owed, mut had) = (Millis::ZERO, Millis::ZERO);
        for (presses, before, shown, reading) in self.pairs() {
            let running = before.max(Millis(1));
            let (most, added) = self.after(running, Millis::ZERO, presses)?;
            let ahead = presses + PRESSES_TOO_MANY;
            let (_, early) = self.after(running, Millis::ZERO, ahead)?;
            owed = owed.plus(added).minus(had);
            had = Millis::ZERO;
            let without = most.minus(added);
            let most = without.plus(owed).plus(early);
            if shown > most.plus(slack) {
                let fault = ClockFault::Gained {
                    player: self.player,
                    before,
                    shown,
                    most,
                };
                return Some((reading.after, fault));
            }
            if shown > without.plus(slack) {
                had = early.minus(owed);
                owed = Millis::ZERO;
            }
        }
        None
    }

    /// The first move for which the player had no time left, by the times used; each may have been rounded up.
    fn fallen(&self, shown_at_start: Option<Millis>) -> Option<Found> {
        let increment = self.periods.first()?.increment;
        let own = shown_at_start.map(|shown| shown.plus(increment));
        let mut left = own.or_else(|| at_start(self.periods))?.plus(LAG);
        for (reading, presses) in self.readings.iter().zip(0..) {
            let used = reading.used?.minus(self.used_step);
            let Some(shown) = after_press(self.periods, left, used, presses, true) else {
                let delay = self.periods.last()?.delay;
                let over = used.minus(delay).minus(left).plus(LAG);
                let player = self.player;
                let over = Some(over);
                return Some((reading.after, ClockFault::FlagFallen { player, over }));
            };
            left = shown.left;
        }
        None
    }

    /// An increment that the clock never got, where it is certain.
    fn no_increment(&self) -> Option<Found> {
        let increment = self.periods.first()?.increment;
        let slack = self.step.plus(self.used_step).plus(LAG);
        if self.periods.len() > 1 || increment <= slack.plus(slack) {
            return None;
        }
        let (mut moves, mut quick, mut exact, mut last) = (0, 0, 0, None);
        for (_, before, shown, reading) in self.pairs() {
            if shown > before {
                return None;
            }
            let down = before.minus(shown);
            moves += 1;
            quick += usize::from(down.times(QUICK) < increment);
            exact += usize::from(reading.used.is_some_and(|used| is_near(used, down, slack)));
            last = Some(reading.after);
        }
        let certain = (moves >= MANY_MOVES && quick >= QUICK_MOVES)
            || (moves >= MOVES_WITH_TIMES && exact == moves);
        let fault = ClockFault::NoIncrement {
            player: self.player,
            increment,
            moves,
        };
        Some((last?, fault)).filter(|_| certain)
    }

    /// The first move on which the clock and the time used contradict each other.
    fn differs(&self) -> Option<Found> {
        let slack = self.step.plus(self.used_step).plus(LAG);
        self.pairs().find_map(|(presses, before, shown, reading)| {
            let used = reading.used?;
            let (expected, added) = self.after(before, used, presses)?;
            let fits = added > Millis::ZERO || is_near(expected, shown, slack);
            let fault = ClockFault::Differs {
                player: self.player,
                before,
                used,
                shown,
            };
            (!fits).then_some((reading.after, fault))
        })
    }
}

fn is_near(one: Millis, other: Millis, slack: Millis) -> bool {
    one.minus(other) <= slack && other.minus(one) <= slack
}
