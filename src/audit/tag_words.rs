//! What an audit found in tags and comments, in words.

use super::clocks::ClockFault;
use super::headers::{Header, HeaderFault};
use super::places::Places;
use super::termination::Termination;
use super::told::End;
use super::words::result_shown;
use crate::board::{Move, Player};
use crate::clock::Millis;
use crate::text::{Say, Value};

/// A finding on the end that a file tells of, after so many moves of either player.
pub(super) fn termination(found: &Termination, after: usize, places: Option<&Places>) -> Say {
    let say = |attribute| Say::attribute("audit-termination", attribute);
    let mate = |line: &[Move]| {
        let line = places.map(|places| places.line_from(after, line));
        Value::Move(line.unwrap_or_default())
    };
    let end = |told: End| Value::Items(vec![Say::attribute("audit-end", told.name())]);
    match found {
        Termination::DrawnOnTime { loser, line } => {
            say("drawn-on-time").of(*loser).with("line", mate(line))
        }
        Termination::NotDead { by, line } => say("not-dead").of(*by).with("line", mate(line)),
        Termination::NotShown { told } => say("not-shown").with("end", end(*told)),
        Termination::OverBefore { told, .. } => say("over-before").with("end", end(*told)),
        Termination::NotToMove { loser } => say("not-to-move").of(*loser),
        Termination::OtherResult {
            told,
            winner,
            written,
        } => {
            let say = match winner {
                Some(winner) => say("other-winner").of(*winner),
                None => say("other-result"),
            };
            let written = Value::Text(result_shown(*written).to_owned());
            say.with("end", end(*told)).with("written", written)
        }
    }
}

/// A finding on clocks.
pub(super) fn clock(fault: &ClockFault) -> Say {
    let say = |attribute, player: Player| Say::attribute("audit-clock", attribute).of(player);
    match fault {
        ClockFault::Unreadable { value } => {
            Say::attribute("audit-clock", "unreadable").with("value", Value::Written(value.clone()))
        }
        ClockFault::OtherStart {
            player,
            shown,
            most,
        } => say("other-start", *player)
            .with("shown", Value::Time(*shown))
            .with("most", Value::Time(*most)),
        ClockFault::FlagFallen { player, over: None } => say("overdrawn", *player),
        ClockFault::FlagFallen {
            player,
            over: Some(over),
        } => say("flag-fallen", *player).time(whole_seconds(*over)),
        ClockFault::Gained {
            player,
            before,
            shown,
            most,
        } => say("gained", *player)
            .with("before", Value::Time(*before))
            .with("shown", Value::Time(*shown))
            .with("most", Value::Time(*most)),
        ClockFault::NoIncrement {
            player,
            increment,
            moves,
        } => say("no-increment", *player)
            .time(*increment)
            .number("count", *moves as u64),
        ClockFault::Differs {
            player,
            before,
            used,
            shown,
        } => say("differs", *player)
            .with("before", Value::Time(*before))
            .with("shown", Value::Time(*shown))
            .with("used", Value::Time(*used)),
    }
}

fn whole_seconds(time: Millis) -> Millis {
    Millis::seconds(time.0 / 1000)
}

/// A finding on a tag that stands on this line of the file.
pub(super) fn header(header: &Header, line: usize) -> Say {
    let say = Say::attribute("audit-header", header.fault.name())
        .with("tag", Value::Written(header.tag.clone()))
        .with("value", Value::Written(header.value.clone()))
        .with("line", Value::Text(line.to_string()));
    match &header.fault {
        HeaderFault::OtherResult(after) => {
            say.with("other", Value::Text(result_shown(*after).to_owned()))
        }
        HeaderFault::OtherLength(plies) => say.number("count", *plies as u64),
        HeaderFault::Twice(other) => say.with("other", Value::Written(other.clone())),
        HeaderFault::Missing(tags) => {
            let tags = tags.iter().map(|tag| (*tag).to_owned()).collect();
            say.with("tags", Value::Texts(tags))
        }
        HeaderFault::NoResult
        | HeaderFault::OtherPosition
        | HeaderFault::WithoutPosition
        | HeaderFault::Chess960Untold
        | HeaderFault::NoDate
        | HeaderFault::ImpossibleDate
        | HeaderFault::BeforeTheGame
        | HeaderFault::NoRating
        | HeaderFault::SameName
        | HeaderFault::NoTimeControl => say,
    }
}
