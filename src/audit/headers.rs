//! Tags that contradict each other, the calendar, or the moves.

use super::finding::{AuditFinding, Detail, Weight, What};
use super::played::Played;
use super::time_control::time_control;
use crate::board::{Course, ORDINARY_START, Player, Position};
use crate::read::pgn::{Game, Tag, WrittenResult, decoded};

/// A tag with which something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The name of the tag; empty where tags are missing.
    pub tag: String,
    /// Its value.
    pub value: String,
    /// Where it begins in the text of the game, in bytes.
    pub at: usize,
    /// What is wrong.
    pub fault: HeaderFault,
}

/// What is wrong with a tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderFault {
    /// It is no result.
    NoResult,
    /// Another result stands after the moves.
    OtherResult(WrittenResult),
    /// The game has another number of moves of either player.
    OtherLength(usize),
    /// Another position stands at the end.
    OtherPosition,
    /// It tells of a position of its own, and there is none.
    WithoutPosition,
    /// The position is a start of Chess960, and the tag does not say so; empty where the tag is missing.
    Chess960Untold,
    /// It is no date of the form year, month, day.
    NoDate,
    /// There is no such day.
    ImpossibleDate,
    /// It is before the day on which the game began.
    BeforeTheGame,
    /// It is no number.
    NoRating,
    /// Both players have this name.
    SameName,
    /// The same tag has this other value, too.
    Twice(String),
    /// It is no time control that can be read for certain.
    NoTimeControl,
    /// These tags are missing, that every game should have.
    Missing(Vec<&'static str>),
}

impl Header {
    /// What belongs to it.
    pub(super) fn details(&self) -> Vec<(&'static str, Detail<'_>)> {
        let mut details = vec![
            ("fault", Detail::Word(self.fault.name())),
            ("line", Detail::LineOf(self.at)),
        ];
        if let HeaderFault::Missing(tags) = &self.fault {
            details.push(("missing", Detail::Tags(tags)));
            return details;
        }
        details.push(("tag", Detail::Written(&self.tag)));
        details.push(("value", Detail::Written(&self.value)));
        details.extend(match &self.fault {
            HeaderFault::OtherResult(after) => Some(("after_moves", Detail::Result(*after))),
            HeaderFault::OtherLength(plies) => Some(("plies", Detail::Count(*plies))),
            HeaderFault::Twice(first) => Some(("first", Detail::Written(first))),
            _ => None,
        });
        details
    }
}

impl HeaderFault {
    /// Its name in reports for machines.
    pub const fn name(&self) -> &'static str {
        match self {
            HeaderFault::NoResult => "no-result",
            HeaderFault::OtherResult(_) => "other-result",
            HeaderFault::OtherLength(_) => "other-length",
            HeaderFault::OtherPosition => "other-position",
            HeaderFault::WithoutPosition => "without-position",
            HeaderFault::Chess960Untold => "chess960-untold",
            HeaderFault::NoDate => "no-date",
            HeaderFault::ImpossibleDate => "impossible-date",
            HeaderFault::BeforeTheGame => "before-the-game",
            HeaderFault::NoRating => "no-rating",
            HeaderFault::SameName => "same-name",
            HeaderFault::Twice(_) => "twice",
            HeaderFault::NoTimeControl => "no-time-control",
            HeaderFault::Missing(_) => "missing",
        }
    }

    /// How much it weighs: what is wrong about the game itself is a doubt, form a remark.
    pub const fn weight(&self) -> Weight {
        match self {
            HeaderFault::NoResult | HeaderFault::OtherResult(_) => Weight::Doubt,
            HeaderFault::OtherLength(_) | HeaderFault::OtherPosition => Weight::Doubt,
            HeaderFault::WithoutPosition | HeaderFault::ImpossibleDate => Weight::Doubt,
            HeaderFault::BeforeTheGame | HeaderFault::Twice(_) => Weight::Doubt,
            HeaderFault::Chess960Untold | HeaderFault::NoDate | HeaderFault::NoRating => {
                Weight::Remark
            }
            HeaderFault::SameName | HeaderFault::NoTimeControl | HeaderFault::Missing(_) => {
                Weight::Remark
            }
        }
    }
}

/// The tags that every game should have.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tags with which something is wrong; without a course the game has no moves to compare with.
pub(super) fn headers(played: &Played<'_>) -> Vec<AuditFinding> {
    let Played { game, course, .. } = played;
    let found = |after, header| AuditFinding::new(after, What::Header(header));
    let of_tag = |tag| {
        let alone = alone(game, tag).map(|fault| found(0, with(tag, fault)));
        let beside = (course.as_ref()).and_then(|course| beside_moves(game, course, tag));
        let beside = beside.map(|fault| found(game.moves.len(), with(tag, fault)));
        alone.into_iter().chain(beside)
    };
    let mut findings: Vec<AuditFinding> = game.tags.iter().flat_map(of_tag).collect();
    let missing: Vec<_> = ROSTER
        .into_iter()
        .filter(|name| game.tags.iter().all(|tag| tag.name != name.as_bytes()))
        .collect();
    // A list of moves without any tag is no game of a file that lost some.
    if !game.tags.is_empty() && !missing.is_empty() {
        let header = Header {
            tag: String::new(),
            value: String::new(),
            at: 0,
            fault: HeaderFault::Missing(missing),
        };
        findings.push(found(0, header));
    }
    findings
}

fn with(tag: &Tag<'_>, fault: HeaderFault) -> Header {
    Header {
        tag: decoded(tag.name).into_owned(),
        value: tag.value().into_owned(),
        at: tag.at,
        fault,
    }
}

/// What is wrong with a tag by itself and beside the other tags.
fn alone(game: &Game<'_>, tag: &Tag<'_>) -> Option<HeaderFault> {
    let first = game.tags.iter().find(|other| other.name == tag.name)?;
    if first.at != tag.at {
        let other = first.value();
        return (other != tag.value()).then(|| HeaderFault::Twice(other.into_owned()));
    }
    let value = tag.value();
    let value = value.trim();
    match tag.name {
        b"Result" => WrittenResult::read(value)
            .is_none()
            .then_some(HeaderFault::NoResult),
        b"Date" | b"UTCDate" | b"EndDate" | b"EventDate" => date_fault(game, tag.name, value),
        b"WhiteElo" | b"BlackElo" => (!is_rating(value)).then_some(HeaderFault::NoRating),
        b"TimeControl" => time_control(value)
            .is_none()
            .then_some(HeaderFault::NoTimeControl),
        b"Black" => same_name(game, value).then_some(HeaderFault::SameName),
        b"SetUp" => {
            (value == "1" && game.tag("FEN").is_none()).then_some(HeaderFault::WithoutPosition)
        }
        b"FEN" => chess960_untold(game).then_some(HeaderFault::Chess960Untold),
        _ => None,
    }
}

/// What is wrong with a tag beside the moves.
fn beside_moves(game: &Game<'_>, course: &Course<'_>, tag: &Tag<'_>) -> Option<HeaderFault> {
    let value = tag.value();
    let value = value.trim();
    if tag.name == b"Result" {
        let (in_tag, after) = (WrittenResult::read(value)?, game.result?);
        return (in_tag != after).then_some(HeaderFault::OtherResult(after));
    }
    if game.stop.is_some() {
        return None;
    }
    match tag.name {
        b"PlyCount" => {
            let plies = game.moves.len();
            (value.parse() != Ok(plies)).then_some(HeaderFault::OtherLength(plies))
        }
        b"CurrentPosition" => {
            let told: Vec<&str> = value.split_whitespace().take(2).collect();
            let fen = course.last().fen();
            let is: Vec<&str> = fen.split_whitespace().take(2).collect();
            (told != is).then_some(HeaderFault::OtherPosition)
        }
        _ => None,
    }
}

fn same_name(game: &Game<'_>, black: &str) -> bool {
    /// What stands for no name.
    const NOBODY: [&str; 6] = ["", "?", "-", "nn", "n.n.", "anonymous"];
    let nobody = NOBODY.contains(&black.to_lowercase().as_str());
    !nobody && (game.tag("White")).is_some_and(|white| white.trim() == black)
}

/// Whether a game begins with a start position of Chess960 other than the ordinary one, and no tag says so.
fn chess960_untold(game: &Game<'_>) -> bool {
    let Ok(start) = &game.start else {
        return false;
    };
    let variant = game.tag("Variant").unwrap_or_default().to_lowercase();
    let told = ["960", "fischer", "freestyle"]
        .iter()
        .any(|word| variant.contains(word));
    let number = start.start_number();
    let untouched = start.full_moves() <= 1 && has_all_pieces(start);
    !told && untouched && number.is_some_and(|number| number != ORDINARY_START)
}

fn has_all_pieces(position: &Position) -> bool {
    let of = |player: Player| {
        position
            .pieces()
            .filter(move |(_, owner, _)| *owner == player)
    };
    Player::ALL.iter().all(|player| of(*player).count() == 16)
}

fn is_rating(value: &str) -> bool {
    /// What stands for no rating.
    const NONE: [&str; 7] = ["", "?", "-", "na", "n/a", "unr", "unrated"];
    let digits = value.trim_end_matches(['?', 'P', 'p']);
    let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    number || NONE.contains(&value.to_lowercase().as_str())
}

/// A date as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Date {
    year: Option<u32>,
    month: Option<u32>,
    day: Option<u32>,
}

fn date_fault(game: &Game<'_>, name: &[u8], value: &str) -> Option<HeaderFault> {
    if value.is_empty() || value == "?" {
        return None;
    }
    let Some(date) = date(value) else {
        return Some(HeaderFault::NoDate);
    };
    if !exists(date) {
        return Some(HeaderFault::ImpossibleDate);
    }
    // Where the clocks of the server are ahead, its day may be the one before.
    let slack = match name {
        b"EndDate" | b"UTCDate" => 1,
        _ => return None,
    };
    let began = days(self::date(game.tag("Date")?.trim()).filter(|date| exists(*date))?)?;
    (days(date)? + slack < began).then_some(HeaderFault::BeforeTheGame)
}

fn date(value: &str) -> Option<Date> {
    let mut parts = value.split('.');
    let mut part = |length: usize| -> Option<Option<u32>> {
        let text = parts.next()?;
        if text.bytes().all(|byte| byte == b'?') && !text.is_empty() {
            return Some(None);
        }
        let plain = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse().ok())
    };
    let date = Date {
        year: part(4)?,
        month: part(2)?,
        day: part(2)?,
    };
    parts.next().is_none().then_some(date)
}

fn exists(date: Date) -> bool {
    let Some(month) = date.month else {
        return date.day.is_none_or(|day| (1..=31).contains(&day));
    };
    let leap = |year: u32| {
        (year.is_multiple_of(4) && !year.is_multiple_of(100)) || year.is_multiple_of(400)
    };
    let longest = match month {
        2 if date.year.is_none_or(leap) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    date.day.is_none_or(|day| (1..=longest).contains(&day))
}

/// The days since the beginning of the year 1, as the calendar of today counts them.
fn days(date: Date) -> Option<u32> {
    const BEFORE: [u32; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let (year, month, day) = (date.year?, date.month?, date.day?);
    let before = BEFORE.get(month.checked_sub(1)? as usize)?;
    let leap_days = |years: u32| years / 4 - years / 100 + years / 400;
    // The leap day of this year counts once February is over.
    let leaps = leap_days(if month > 2 {
        year
    } else {
        year.saturating_sub(1)
    });
    Some(year * 365 + leaps + before + day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_exists_or_not() {
        for (text, real) in [
            ("1999.02.28", true),
            ("2000.02.29", true),
            ("1900.02.29", false),
            ("1999.02.30", false),
            ("2024.13.01", false),
            ("2024.00.01", false),
            ("2024.04.31", false),
            ("2024.12.00", false),
            ("????.??.??", true),
            ("1851.??.??", true),
            ("????.02.30", false),
            ("????.02.29", true),
            ("2024.??.31", true),
        ] {
            assert_eq!(date(text).map(exists), Some(real), "{text}");
        }
        for text in [
            "2024",
            "2024-01-02",
            "24.01.02",
            "2024.1.2",
            "2024.01.02.03",
            "yesterday",
        ] {
            assert_eq!(date(text), None, "{text}");
        }
    }

    #[test]
    fn days_follow_each_other_over_the_ends_of_months() {
        let count = |text| date(text).and_then(days).expect("a whole date");
        for (day, next) in [
            ("2023.02.28", "2023.03.01"),
            ("2024.02.28", "2024.02.29"),
            ("2024.02.29", "2024.03.01"),
            ("2024.12.31", "2025.01.01"),
            ("2023.12.31", "2024.01.01"),
            ("1999.04.30", "1999.05.01"),
        ] {
            assert_eq!(count(next) - count(day), 1, "{day}");
        }
    }

    #[test]
    fn ratings_are_numbers_or_nothing() {
        for (text, rating) in [
            ("2850", true),
            ("", true),
            ("?", true),
            ("1500?", true),
            ("1234P", true),
            ("-", true),
            ("GM", false),
            ("2500 (est.)", false),
            ("P", false),
        ] {
            assert_eq!(is_rating(text), rating, "{text}");
        }
    }
}
