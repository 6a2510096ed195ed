//! Acts with the clock as sentences.

use crate::clock::Millis;
use crate::game::{
    Actor, Arrival, ArrivalPlace, ClockHandling, PauseReason, PressManner, RoundStart, ScreenClaim,
    SettingFault,
};
use crate::text::known::time_of_day;
use crate::text::say::Say;

pub(super) fn press_with(by: Actor, manner: PressManner) -> Say {
    let attribute = manner.name();
    Say::attribute("event-press-with", attribute).player(by)
}

pub(super) fn handled(by: Actor, handling: ClockHandling) -> Say {
    let attribute = handling.name();
    Say::attribute("event-handle-clock", attribute).player(by)
}

pub(super) fn paused_for(by: Actor, reason: PauseReason) -> Say {
    let attribute = reason.name();
    Say::attribute("event-pause-for", attribute).player(by)
}

pub(super) fn setting_fault(by: Actor, fault: SettingFault) -> Say {
    let attribute = fault.name();
    Say::attribute("event-claim-setting-fault", attribute).player(by)
}

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

pub(super) fn from_screen(by: Actor, claim: ScreenClaim) -> Say {
    let attribute = claim.name();
    Say::attribute("event-claim-from-screen", attribute).player(by)
}
