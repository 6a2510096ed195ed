//! What a file tells of the clocks: the commands `%clk` and `%emt` in the comments.

use crate::board::Player;
use crate::clock::Millis;
use crate::read::pgn::{Game, decoded};

/// What stands beside one move of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ClockReading {
    /// After how many moves of either player it stands.
    pub after: usize,
    /// What the clock showed after the move.
    pub clock: Option<Shown>,
    /// How long the player thought.
    pub used: Option<Millis>,
}

/// What a clock showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// This time.
    Left(Millis),
    /// Less than nothing.
    Overdrawn,
}

/// The readings of a game: one for each move of a player, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Readings {
    white: Vec<ClockReading>,
    black: Vec<ClockReading>,
    /// The first value that is no time: beside which move, and what it is.
    pub unreadable: Option<(usize, String)>,
    /// The step in which the clocks are written down.
    pub clock_step: Millis,
    /// The step in which the times used are written down.
    pub used_step: Millis,
}

/// The steps in which times are written down; nobody writes thousandths of what lasts minutes by chance.
const STEPS: [Millis; 3] = [Millis::seconds(60), Millis::seconds(1), Millis(100)];
const FINEST: Millis = Millis(1);

impl Readings {
    /// The readings of a game; `None` where its comments tell of no clock.
    pub fn of(game: &Game<'_>, first: Player) -> Option<Self> {
        let told = |comment: &&crate::read::pgn::Comment<'_>| {
            comment.after > 0 && memchr::memmem::find(comment.text, b"[%").is_some()
        };
        let mut comments = game.comments.iter().filter(told).peekable();
        comments.peek()?;
        let mut readings = Readings::default();
        let (mut clocks, mut times) = (Vec::new(), Vec::new());
        for after in 1..=game.moves.len() {
            let mover = if after % 2 == 1 { first } else { first.other() };
            readings.of_mut(mover).push(ClockReading {
                after,
                ..ClockReading::default()
            });
        }
        for comment in comments {
            let mover = if comment.after % 2 == 1 {
                first
            } else {
                first.other()
            };
            for (name, value) in commands(comment.text) {
                let unreadable = match name {
                    b"clk" => {
                        let shown = clock(value);
                        clocks.extend(match shown {
                            Some(Shown::Left(left)) => Some(left),
                            _ => None,
                        });
                        readings.at(mover, comment.after, |at| at.clock = at.clock.or(shown));
                        shown.is_none()
                    }
                    b"emt" => {
                        let used = duration(value);
                        times.extend(used);
                        readings.at(mover, comment.after, |at| at.used = at.used.or(used));
                        used.is_none()
                    }
                    _ => false,
                };
                if unreadable && readings.unreadable.is_none() {
                    let value = decoded(value).into_owned();
                    readings.unreadable = Some((comment.after, value));
                }
            }
        }
        readings.clock_step = step(&clocks);
        readings.used_step = step(&times);
        Some(readings)
    }

    /// The readings of a player.
    pub fn by(&self, player: Player) -> &[ClockReading] {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }

    fn of_mut(&mut self, player: Player) -> &mut Vec<ClockReading> {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }

    fn at(&mut self, player: Player, after: usize, note: impl FnOnce(&mut ClockReading)) {
        let all = self.of_mut(player);
        if let Ok(at) = all.binary_search_by_key(&after, |reading| reading.after) {
            note(&mut all[at]);
        }
    }
}

/// The longest step that all these times are whole numbers of; zero where there are none.
fn step(times: &[Millis]) -> Millis {
    if times.is_empty() {
        return Millis::ZERO;
    }
    let whole = |step: &Millis| times.iter().all(|time| time.0 % step.0 == 0);
    STEPS.into_iter().find(whole).unwrap_or(FINEST)
}

/// The commands of a comment: `[%name value]`.
fn commands(comment: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        let begin = memchr::memmem::find(rest, b"[%")? + 2;
        let end = begin + memchr::memchr(b']', &rest[begin..]).unwrap_or(rest.len() - begin);
        let command = &rest[begin..end];
        rest = &rest[end..];
        let blank = command.iter().position(u8::is_ascii_whitespace);
        let (name, value) = command.split_at(blank.unwrap_or(command.len()));
        Some((name, value.trim_ascii()))
    })
}

/// What a clock shows: `1:29:30`, also with a fraction, or with a minus where its time is overdrawn.
fn clock(value: &[u8]) -> Option<Shown> {
    let text = std::str::from_utf8(value).ok()?;
    match text.strip_prefix('-') {
        Some(over) => over.parse::<Millis>().ok().map(|_| Shown::Overdrawn),
        None => text.parse().ok().map(Shown::Left),
    }
}

/// A time used: as a clock shows it, or in seconds.
fn duration(value: &[u8]) -> Option<Millis> {
    let text = std::str::from_utf8(value).ok()?;
    if text.contains(':') {
        return text.parse().ok();
    }
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str, most: usize| {
        (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !digits(seconds, 7) || !digits(fraction, 6) {
        return None;
    }
    let thousandths: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    Some(Millis::seconds(seconds.parse().ok()?).plus(Millis(thousandths)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::pgn::games;

    #[test]
    fn times_are_read_as_programs_write_them() {
        let left = |millis| Some(Shown::Left(Millis(millis)));
        for (text, expected) in [
            ("0:01:00", left(60_000)),
            ("00:01:00", left(60_000)),
            ("1:00:00.5", left(3_600_500)),
            ("-0:00:03", Some(Shown::Overdrawn)),
            ("1:00", None),
            ("ten", None),
            ("0:61:00", None),
        ] {
            assert_eq!(clock(text.as_bytes()), expected, "{text}");
        }
        for (text, expected) in [
            ("0.0", Some(0)),
            ("1.549", Some(1549)),
            ("24.6", Some(24_600)),
            ("3", Some(3000)),
            ("0:00:05", Some(5000)),
            ("1.5s", None),
            ("-1.0", None),
            (".5", None),
        ] {
            assert_eq!(duration(text.as_bytes()), expected.map(Millis), "{text}");
        }
    }

    #[test]
    fn each_reading_belongs_to_the_player_who_moved() {
        let text = "1. e4 {[%clk 0:01:00]} e5 {[%eval 0.1] [%clk 0:00:59]} 2. d4 {[%emt 1.5]} {[%clk 9]}\n";
        let game = games(text.as_bytes()).next().expect("a game");
        let readings = Readings::of(&game, Player::White).expect("clocks");
        let left = |seconds| Some(Shown::Left(Millis::seconds(seconds)));
        assert_eq!(readings.by(Player::White)[0].clock, left(60));
        assert_eq!(readings.by(Player::Black)[0].clock, left(59));
        assert_eq!(readings.by(Player::White)[1].used, Some(Millis(1500)));
        assert_eq!(readings.unreadable, Some((3, "9".to_owned())));
        assert_eq!(readings.clock_step, Millis::seconds(1));
        assert_eq!(readings.used_step, Millis(100));
    }

    #[test]
    fn a_game_without_commands_has_no_readings() {
        let game = games(b"1. e4 {good} e5\n").next().expect("a game");
        assert_eq!(Readings::of(&game, Player::White), None);
    }
}
