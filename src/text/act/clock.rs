//! Acts with the clock as sentences.

use crate::clock::Millis;
use crate::game::{Actor, Arrival, ArrivalPlace, RoundStart};
use crate::text::say::Say;
use crate::text::setting::time_of_day;

pub(super) fn started(by: Actor, start: RoundStart) -> Say {
    match (start.at, start.late) {
        (Some(at), _) => Say::attribute("event-start-round", "at")
            .player(by)
            .with("time", time_of_day(at)),
        (None, Millis::ZERO) => Say::attribute("event-start-round", "scheduled").player(by),
        (None, late) => Say::attribute("event-start-round", "late")
            .player(by)
            .time(late),
    }
}

pub(super) fn arrived(by: Actor, arrival: Arrival) -> Say {
    let at = match arrival.place {
        ArrivalPlace::Board => ["board-at", "board-on-time", "board-late"],
        ArrivalPlace::Hall => ["hall-at", "hall-on-time", "hall-late"],
    };
    let say = |attribute: &'static str| Say::attribute("event-arrival", attribute).player(by);
    match (arrival.at, arrival.late) {
        (Some(time), _) => say(at[0]).with("time", time_of_day(time)),
        (None, Millis::ZERO) => say(at[1]),
        (None, late) => say(at[2]).time(late),
    }
}
