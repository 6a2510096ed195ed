//! Acts of conduct as sentences: leaving, devices, disturbance, third parties, penalties.

use crate::game::{
    Accusation, Act, Actor, Appeal, Case, Device, DevicePlace, DeviceShown, DeviceState, Event,
    EventIx, Imposed, Inspection, Leave, LeftPlace, Smoke, Tell, UseBag, Warn, Witness,
};
use crate::text::say::{Say, Value};

/// What was done, and whether the arbiter gave leave for it, where that is told.
pub(super) fn with_leave(done: Say, given: Option<bool>) -> Vec<Say> {
    [done].into_iter().chain(given.map(permission)).collect()
}

/// Whether the arbiter gave leave for what was just told.
fn permission(given: bool) -> Say {
    Say::attribute("event-permission", if given { "given" } else { "missing" })
}

pub(super) fn left(by: Actor, leave: Leave) -> Vec<Say> {
    let from = leave.from.name();
    let mut all = vec![Say::attribute("event-leave", from).player(by)];
    if leave.from != LeftPlace::Board {
        all.extend(leave.permission.map(permission));
    }
    all.extend(leave.purpose.map(|purpose| {
        let attribute = purpose.name();
        Say::attribute("event-leave-purpose", attribute).player(by)
    }));
    all.extend(leave.reported.map(|told| {
        let attribute = if told { "yes" } else { "no" };
        Say::attribute("event-leave-reported", attribute)
    }));
    all
}

pub(super) fn device(by: Actor, device: Device) -> Vec<Say> {
    let place = device.place.name();
    let state = device.state.name();
    let rings = match (device.state, device.place) {
        (DeviceState::Sounding, DevicePlace::Person) => Some("person-sounding"),
        (DeviceState::Sounding, DevicePlace::Table) => Some("table-sounding"),
        (DeviceState::Sounding, DevicePlace::Bag) => Some("bag-sounding"),
        _ => None,
    };
    let mut all = match rings {
        Some(rings) => vec![Say::attribute("event-device", rings).player(by)],
        None => vec![
            Say::attribute("event-device", place).player(by),
            Say::attribute("event-device-state", state),
        ],
    };
    match device.shown {
        DeviceShown::Found => {}
        DeviceShown::Admitted => {
            all.push(Say::attribute("event-device-shown", "admitted").player(by));
        }
        DeviceShown::Reported => all.push(Say::attribute("event-device-shown", "reported")),
    }
    if device.approved {
        all.push(Say::message("event-device-approved"));
    }
    if device.before_the_game {
        all.push(Say::message("event-device-before-the-game"));
    }
    all
}

pub(super) fn inspection(by: Actor, inspection: Inspection) -> Vec<Say> {
    let mut all = vec![
        Say::message("event-inspect")
            .player(by)
            .with("owner", Value::Who(Actor::Player(inspection.of))),
    ];
    if !inspection.same_gender {
        all.push(Say::message("event-inspect-other-gender"));
    }
    if !inspection.in_private {
        all.push(Say::message("event-inspect-in-public"));
    }
    if inspection.witness != Witness::NotStated {
        let attribute = inspection.witness.name();
        all.push(Say::attribute("event-inspect-witness", attribute));
    }
    if inspection.before_the_game {
        all.push(Say::message("event-inspect-before-the-game"));
    }
    all
}

pub(super) fn accused(by: Actor, accusation: Accusation) -> Vec<Say> {
    let said = match by {
        Actor::Arbiter => "event-accuse-named",
        _ => "event-accuse",
    };
    let mut all = vec![
        Say::attribute(said, accusation.to.name())
            .player(by)
            .with("owner", Value::Who(Actor::Player(accusation.of))),
    ];
    if accusation.written {
        all.push(Say::message("event-accuse-written"));
    }
    if accusation.only_strength {
        all.push(Say::message("event-accuse-only-strength"));
    }
    all
}

pub(super) fn smoked(by: Actor, smoke: Smoke) -> Vec<Say> {
    let what = if smoke.electronic {
        "electronic"
    } else {
        "plain"
    };
    let place = if smoke.where_allowed {
        "allowed"
    } else {
        "elsewhere"
    };
    vec![
        Say::attribute("event-smoke", what).player(by),
        Say::attribute("event-smoke-where", place),
    ]
}

/// Whose flag a claim is about: the opponent's, or the one that the event it names tells of.
pub(super) fn flag_claimed(event: &Event) -> &'static str {
    match (event.about, event.by) {
        (None, Actor::Player(_)) => "opponents",
        _ => "named",
    }
}

/// What is taken back: what the event is about, or else the last offer or claim of the same player.
pub(super) fn withdrawn(case: &Case, ix: EventIx) -> &'static str {
    let event = &case.events[usize::from(ix)];
    let earlier = &case.events[..usize::from(ix)];
    let named = event
        .about
        .and_then(|about| earlier.get(usize::from(about)));
    let own = earlier.iter().rev().filter(|one| one.by == event.by);
    let mut taken_back = named.into_iter().chain(own).map(|one| &one.act);
    let found = taken_back.find_map(|act| match act {
        Act::OfferDraw(_) => Some("offer"),
        Act::Resign | Act::ResignInWriting => Some("resignation"),
        Act::ClaimDraw(_) | Act::ClaimQuickplay(_) | Act::ClaimFlag => Some("claim"),
        _ => None,
    });
    found.unwrap_or("unknown")
}

/// What a player answers: an offer, the draw that lies in a claim or a request, or what the same player has just refused.
pub(super) fn answered(case: &Case, ix: EventIx) -> &'static str {
    let event = &case.events[usize::from(ix)];
    let earlier = &case.events[..usize::from(ix)];
    let found = earlier.iter().rev().find_map(|one| match &one.act {
        Act::Refuse if event.act == Act::Accept && one.by == event.by => Some("after-all"),
        Act::ClaimDraw(_) | Act::ClaimQuickplay(_) | Act::RequestIncrement => Some("draw"),
        Act::OfferDraw(_) => Some("offer"),
        _ => None,
    });
    found.unwrap_or("offer")
}

pub(super) fn appealed(by: Actor, appeal: Appeal) -> Vec<Say> {
    let mut all = vec![Say::message("event-appeal").player(by)];
    if appeal.signed {
        all.push(Say::message("event-appeal-signed"));
    }
    all.extend((appeal.after).map(|time| Say::message("event-appeal-after").time(time)));
    all.extend(appeal.in_writing.map(|written| {
        let attribute = if written { "yes" } else { "no" };
        Say::attribute("event-appeal-in-writing", attribute)
    }));
    all
}

pub(super) fn bag_used(by: Actor, bag: UseBag) -> Vec<Say> {
    let mut all = with_leave(Say::message("event-use-bag").player(by), bag.permission);
    if bag.to_the_toilet {
        all.push(Say::message("event-use-bag-to-the-toilet").player(by));
    }
    all
}

pub(super) fn told(by: Actor, tell: Tell) -> Vec<Say> {
    let attribute = format!("{}-{}", tell.whom.name(), tell.what.name());
    let asked = tell.asked.then(|| Say::message("event-tell-asked"));
    let told = Say::attribute("event-tell", attribute).player(by);
    let before = (tell.before_the_arbiter).then(|| Say::message("event-tell-before-the-arbiter"));
    [told].into_iter().chain(asked).chain(before).collect()
}

pub(super) fn warned(by: Actor, warn: Warn) -> Vec<Say> {
    let mut all = vec![
        Say::attribute("event-warn", warn.matter.name())
            .player(by)
            .with("owner", Value::Who(Actor::Player(warn.player))),
    ];
    if warn.last {
        all.push(Say::message("event-warn-last").player(by));
    }
    if warn.to_captain {
        all.push(Say::message("event-warn-to-captain"));
    }
    all
}

pub(super) fn imposed(by: Actor, imposed: Imposed) -> Vec<Say> {
    let attribute = imposed.penalty.name();
    let mut all = vec![
        Say::attribute("event-impose", attribute)
            .player(by)
            .with("owner", Value::Who(Actor::Player(imposed.player))),
    ];
    all.extend(
        imposed
            .time
            .map(|time| Say::message("event-impose-time").time(time)),
    );
    all
}
