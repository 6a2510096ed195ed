//! Spectators and players of other games.

use crate::game::{
    Act, Device, DeviceState, Effect, Fact, Facts, Happening, Measure, Tell, Tidings, Whom,
};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Lets an observer tell an irregularity to nobody but the arbiter; whoever interferes may be expelled.
///
/// What an outsider says is no claim of a player: it ends nothing by itself.
///
/// Source: Article 12.7; in 2001 by its neighbours.
pub static OBSERVERS_TELL_THE_ARBITER: Provision = Provision {
    id: "observers-tell-the-arbiter",
    rule: |laws| OBSERVERS_TELL_THE_ARBITER.where_numbered(laws),
    role: Role::Decides(When {
        on: &[Happening::Told, Happening::Disturbed],
        phase: Phase::DuringPlay,
        decide: decide_observers,
    }),
    yields_to: &[],
};

/// Forbids everybody in the playing venue to use a telephone without authorisation.
///
/// Source: Article 12.8.
pub static PHONES_OF_EVERYBODY: Provision = Provision {
    id: "phones-of-everybody",
    rule: |laws| PHONES_OF_EVERYBODY.where_numbered(laws),
    role: Role::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::Any,
        decide: decide_phones,
    }),
    yields_to: &[],
};

fn expelled() -> [Effect; 1] {
    [Effect::May(vec![Measure::ExpelOffender])]
}

fn decide_observers(moment: Moment<'_>) -> Decision {
    if !moment.event().by.is_outsider() {
        return Ok(vec![]);
    }
    let (what, interferes) = match moment.act() {
        Act::Tell(Tell {
            whom: Whom::Arbiter,
            ..
        }) => ("told-the-arbiter", false),
        Act::Tell(Tell { what, .. }) => (
            match what {
                Tidings::Flag => "flag",
                Tidings::Advice => "advice",
                Tidings::Irregularity
                | Tidings::NotPressed
                | Tidings::MoveCompleted
                | Tidings::MoveCount
                | Tidings::Protest => "other",
            },
            true,
        ),
        Act::Disturb(_) => ("disturbance", true),
        _ => return Ok(vec![]),
    };
    let facts = Facts::new().with("what", Fact::Word(what));
    Ok(OBSERVERS_TELL_THE_ARBITER.decided(interferes, facts, expelled()))
}

fn decide_phones(moment: Moment<'_>) -> Decision {
    let (
        Act::Device(Device {
            state, approved, ..
        }),
        true,
    ) = (moment.act(), moment.event().by.is_outsider())
    else {
        return Ok(vec![]);
    };
    let why = match (approved, state) {
        (true, _) => "approved",
        (false, DeviceState::Off) => "off",
        (false, DeviceState::Silent | DeviceState::Sounding) => "used",
    };
    let facts = Facts::new().with("why", Fact::Word(why));
    Ok(PHONES_OF_EVERYBODY.decided(why == "used", facts, expelled()))
}
