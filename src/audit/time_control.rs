//! Time controls as files write them: in the standard form, and in the form that American events print.

use crate::clock::{Millis, Period};

/// A time control, as far as a file tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Control {
    /// These periods; the last one comes again where it has a number of moves.
    Periods(Vec<Period>),
    /// So much for each move, as in correspondence chess.
    PerMove(Millis),
    /// A player has the time that the opponent used.
    Sandclock(Millis),
    /// Without a clock.
    None,
    /// Not told.
    Unknown,
}

/// The time control that this text is; `None` where it cannot be read for certain.
pub(super) fn time_control(text: &str) -> Option<Control> {
    let text = text.trim();
    match text {
        "" | "?" => Some(Control::Unknown),
        "-" => Some(Control::None),
        _ => standard(text).or_else(|| american(text)),
    }
}

/// The form of the standard: fields parted by colons, in seconds: `40/5400+30:1800+30`.
fn standard(text: &str) -> Option<Control> {
    if let Some(sand) = text.strip_prefix('*') {
        return Some(Control::Sandclock(Millis::seconds(number(sand)?)));
    }
    if let Some(seconds) = text.strip_prefix("1/") {
        return Some(Control::PerMove(Millis::seconds(number(seconds)?)));
    }
    let periods: Option<Vec<Period>> = text.split(':').map(field).collect();
    periods.map(Control::Periods)
}

fn field(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(count(moves)?), time),
        None => (None, text),
    };
    let (time, increment) = match time.split_once('+') {
        Some((time, increment)) => (time, number(increment)?),
        None => (time, 0),
    };
    Some(Period {
        moves,
        time: Millis::seconds(number(time)?),
        increment: Millis::seconds(increment),
        delay: Millis::ZERO,
    })
}

/// The form that American events print, in minutes, with what is added in seconds:
/// `40/80, SD30; +30`, `G/60; d5`, `60+5d`.
fn american(text: &str) -> Option<Control> {
    let text = text.to_ascii_lowercase();
    let mut parts: Vec<&str> = Vec::new();
    for part in text.split([',', ';', ' ']).filter(|part| !part.is_empty()) {
        match part.split_once('+') {
            Some((time, added)) if !time.is_empty() && added.ends_with('d') => {
                parts.extend([time, added]);
            }
            _ => parts.push(part),
        }
    }
    let mut periods: Vec<Period> = Vec::new();
    let (mut increment, mut delay) = (None, None);
    let mut marked = false;
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let rest = part.strip_prefix("sd").or_else(|| part.strip_prefix('g'));
        let delayed = part.strip_prefix('d').or_else(|| part.strip_suffix('d'));
        if let Some(added) = part.strip_prefix('+') {
            set(&mut increment, added)?;
        } else if let (None, Some(added)) = (rest, delayed) {
            set(&mut delay, added)?;
            marked = true;
        } else {
            marked |= rest.is_some();
            let minutes = match rest {
                // "SD 30": the number stands alone
                Some("" | "/") => parts.next()?,
                Some(rest) => rest.trim_start_matches('/'),
                None => part,
            };
            let (moves, minutes) = match minutes.split_once('/') {
                Some((moves, minutes)) if rest.is_none() => (Some(count(moves)?), minutes),
                Some(_) => return None,
                None => (None, minutes),
            };
            periods.push(Period {
                moves,
                time: Millis::seconds(number(minutes)?.checked_mul(60)?),
                ..Period::default()
            });
        }
    }
    let ends_open = periods.split_last().is_some_and(|(last, others)| {
        last.moves.is_none() && others.iter().all(|period| period.moves.is_some())
    });
    // Without a mark of this form the numbers could as well be seconds.
    if !marked || !ends_open {
        return None;
    }
    for period in &mut periods {
        period.increment = increment.unwrap_or_default();
        period.delay = delay.unwrap_or_default();
    }
    Some(Control::Periods(periods))
}

fn set(time: &mut Option<Millis>, text: &str) -> Option<()> {
    let seconds = number(text)?;
    time.replace(Millis::seconds(seconds))
        .is_none()
        .then_some(())
}

/// The same periods with each time in minutes instead of seconds, the increments as they are.
pub(super) fn in_minutes(periods: &[Period]) -> Vec<Period> {
    let minutes = |period: &Period| Period {
        time: period.time.times(60),
        ..*period
    };
    periods.iter().map(minutes).collect()
}

/// A number in digits that is no absurdity.
fn number(text: &str) -> Option<u64> {
    const DIGITS: usize = 7;
    let plain =
        (1..=DIGITS).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// A number of moves.
fn count(text: &str) -> Option<u32> {
    u32::try_from(number(text)?).ok().filter(|count| *count > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(moves: u32, time: u64, increment: u64, delay: u64) -> Period {
        Period {
            moves: (moves > 0).then_some(moves),
            time: Millis::seconds(time),
            increment: Millis::seconds(increment),
            delay: Millis::seconds(delay),
        }
    }

    #[test]
    fn time_controls_are_read_in_both_forms() {
        for (text, periods) in [
            ("600", vec![period(0, 600, 0, 0)]),
            ("300+3", vec![period(0, 300, 3, 0)]),
            ("60+0", vec![period(0, 60, 0, 0)]),
            (
                "40/5400+30:1800+30",
                vec![period(40, 5400, 30, 0), period(0, 1800, 30, 0)],
            ),
            (
                "40/7200:20/3600:900",
                vec![
                    period(40, 7200, 0, 0),
                    period(20, 3600, 0, 0),
                    period(0, 900, 0, 0),
                ],
            ),
            ("40/900", vec![period(40, 900, 0, 0)]),
            (
                "40/80, SD30; +30",
                vec![period(40, 4800, 30, 0), period(0, 1800, 30, 0)],
            ),
            (
                "40/90, SD 30; +30",
                vec![period(40, 5400, 30, 0), period(0, 1800, 30, 0)],
            ),
            (
                "40/90,SD/30;d5",
                vec![period(40, 5400, 0, 5), period(0, 1800, 0, 5)],
            ),
            ("60+5d", vec![period(0, 3600, 0, 5)]),
            ("G/60; d5", vec![period(0, 3600, 0, 5)]),
            ("G90 +30", vec![period(0, 5400, 30, 0)]),
            ("G/25;d0", vec![period(0, 1500, 0, 0)]),
        ] {
            assert_eq!(
                time_control(text),
                Some(Control::Periods(periods)),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_time_for_the_whole_game_has_its_own_name() {
        for (text, control) in [
            ("-", Control::None),
            ("?", Control::Unknown),
            ("", Control::Unknown),
            ("1/259200", Control::PerMove(Millis::seconds(259_200))),
            ("*60", Control::Sandclock(Millis::seconds(60))),
        ] {
            assert_eq!(time_control(text), Some(control), "{text}");
        }
    }

    #[test]
    fn what_could_mean_anything_is_not_guessed() {
        for text in [
            "blitz",
            "5 min",
            "40/80, 30",
            "90 30",
            "300+",
            "+3",
            "0/300",
            "40/",
            "40/5400:",
            "300+3+3",
            "SD30, 40/80",
            "G/60; +5; +5",
            "99999999",
            "-300",
            "3.5+2",
            "60 d",
            "sd",
            "d5",
            "40/2h",
            "*",
            "1/",
        ] {
            assert_eq!(time_control(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_can_be_taken_as_minutes() {
        let periods = [period(40, 90, 30, 0)];
        assert_eq!(in_minutes(&periods), [period(40, 5400, 30, 0)]);
    }
}
