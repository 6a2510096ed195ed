//! Acts of conduct as sentences: leaving, devices, disturbance, third parties, penalties.

use crate::edition::PenaltyKind;
use crate::game::{
    Actor, Appeal, Defiance, Device, DevicePlace, DeviceShown, DeviceState, Disturbance, Enter,
    Help, Imposed, Inspection, Leave, LeavePurpose, LeftPlace, Matter, Misbehaviour, Request,
    Smoke, Tell, Tidings, UseBag, Warn, Whom,
};
use crate::text::say::{Say, Value};

fn permission(given: bool) -> Say {
    Say::attribute("event-permission", if given { "given" } else { "missing" })
}

pub(super) fn left(by: Actor, leave: Leave) -> Vec<Say> {
    let from = match leave.from {
        LeftPlace::Board => "board",
        LeftPlace::Area => "area",
        LeftPlace::Venue => "venue",
    };
    let mut all = vec![Say::attribute("event-leave", from).player(by)];
    all.extend(leave.purpose.map(|purpose| {
        let attribute = match purpose {
            LeavePurpose::Smoke => "smoke",
            LeavePurpose::Toilet => "toilet",
            LeavePurpose::Illness => "illness",
        };
        Say::attribute("event-leave-purpose", attribute).player(by)
    }));
    if leave.from != LeftPlace::Board {
        all.push(permission(leave.permission));
    }
    if leave.reported {
        all.push(Say::message("event-leave-reported"));
    }
    all
}

pub(super) fn entered(by: Actor, enter: Enter) -> Vec<Say> {
    vec![
        Say::message("event-enter").player(by),
        permission(enter.permission),
    ]
}

pub(super) fn help(by: Actor, help: Help) -> Say {
    let attribute = match help {
        Help::Notes => "notes",
        Help::Information => "information",
        Help::Advice => "advice",
        Help::SecondBoard => "second-board",
    };
    Say::attribute("event-use-help", attribute).player(by)
}

pub(super) fn device(by: Actor, device: Device) -> Vec<Say> {
    let place = match device.place {
        DevicePlace::Person => "person",
        DevicePlace::Table => "table",
        DevicePlace::Bag => "bag",
    };
    let state = match device.state {
        DeviceState::Off => "off",
        DeviceState::Silent => "silent",
        DeviceState::Sounding => "sounding",
    };
    let mut all = vec![
        Say::attribute("event-device", place).player(by),
        Say::attribute("event-device-state", state),
    ];
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

pub(super) fn bag(by: Actor, bag: UseBag) -> Vec<Say> {
    vec![
        Say::message("event-use-bag").player(by),
        permission(bag.permission),
    ]
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
    all
}

pub(super) fn disturbed(by: Actor, how: Disturbance) -> Say {
    let attribute = match how {
        Disturbance::Noise => "noise",
        Disturbance::NoiseSource => "noise-source",
        Disturbance::Talking => "talking",
        Disturbance::Other => "other",
    };
    Say::attribute("event-disturb", attribute).player(by)
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

pub(super) fn misbehaved(by: Actor, how: Misbehaviour) -> Say {
    let attribute = match how {
        Misbehaviour::ArrangedGame => "arranged-game",
        Misbehaviour::Insult => "insult",
        Misbehaviour::Other => "other",
    };
    Say::attribute("event-misbehave", attribute).player(by)
}

pub(super) fn defied(by: Actor, what: Defiance) -> Say {
    let attribute = match what {
        Defiance::Ruling => "ruling",
        Defiance::Laws => "laws",
        Defiance::Reconstruction => "reconstruction",
        Defiance::ClaimCheck => "claim-check",
    };
    Say::attribute("event-defy", attribute).player(by)
}

pub(super) fn appealed(by: Actor, appeal: Appeal) -> Vec<Say> {
    let mut all = vec![Say::message("event-appeal").player(by)];
    if appeal.signed {
        all.push(Say::message("event-appeal-signed"));
    }
    all
}

pub(super) fn requested(by: Actor, what: Request) -> Say {
    let attribute = match what {
        Request::LeaveArea => "leave-area",
        Request::LeaveVenue => "leave-venue",
        Request::ExplainRule => "explain-rule",
        Request::AdviseOnPosition => "advise-on-position",
        Request::MoveCount => "move-count",
        Request::Medical => "medical",
        Request::Equipment => "equipment",
        Request::Arrangements => "arrangements",
    };
    Say::attribute("event-request", attribute).player(by)
}

pub(super) fn told(by: Actor, tell: Tell) -> Say {
    let id = match tell.whom {
        Whom::Arbiter => "event-tell-arbiter",
        Whom::Players => "event-tell-players",
    };
    let attribute = match tell.what {
        Tidings::Flag => "flag",
        Tidings::Irregularity => "irregularity",
        Tidings::NotPressed => "not-pressed",
        Tidings::MoveCompleted => "move-completed",
        Tidings::MoveCount => "move-count",
        Tidings::Advice => "advice",
        Tidings::Protest => "protest",
    };
    Say::attribute(id, attribute).player(by)
}

/// The name of a matter in messages.
pub(in crate::text) fn matter(matter: Matter) -> &'static str {
    match matter {
        Matter::Leaving => "leaving",
        Matter::Help => "help",
        Matter::Device => "device",
        Matter::Smoking => "smoking",
        Matter::Disturbing => "disturbing",
        Matter::Offers => "offers",
        Matter::Claims => "claims",
        Matter::Behaviour => "behaviour",
        Matter::Refusal => "refusal",
    }
}

pub(super) fn warned(by: Actor, warn: Warn) -> Vec<Say> {
    let mut all = vec![
        Say::attribute("event-warn", matter(warn.matter))
            .player(by)
            .with("owner", Value::Who(Actor::Player(warn.player))),
    ];
    if warn.last {
        all.push(Say::message("event-warn-last"));
    }
    all
}

pub(super) fn imposed(by: Actor, imposed: Imposed) -> Vec<Say> {
    let attribute = match imposed.penalty {
        PenaltyKind::Warning => "warning",
        PenaltyKind::OpponentTime => "opponent-time",
        PenaltyKind::OwnTime => "own-time",
        PenaltyKind::OpponentPoints => "opponent-points",
        PenaltyKind::OwnPoints => "own-points",
        PenaltyKind::Loss => "loss",
        PenaltyKind::Fine => "fine",
        PenaltyKind::Rounds => "rounds",
        PenaltyKind::Expulsion => "expulsion",
    };
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
