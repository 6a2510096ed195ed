//! What is taught about programs, screenings and forbidden things.

use crate::game::{
    Act, Device, DeviceState, Duty, Effect, Facts, Happening, Tell, Tidings, Whom, words,
};
use crate::laws::conduct::breach::{about, culprits};
use crate::laws::conduct::{DEVICE_FORBIDDEN, DEVICE_LOSES, INSPECTION_REFUSED};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter act at once where a chess program is in use, whosever it is.
///
/// Source: M-266, beside Articles 11.3.1 and 12.8.
pub static PROGRAM_IN_USE: Provision = Provision {
    id: "program-in-use",
    rule: |laws| PROGRAM_IN_USE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: decide_program,
    }),
    yields_to: &[],
};

/// Takes the result of a screening for a reason to watch the game, and never for proof.
///
/// Source: M-267, beside Article 11.3.1.
pub static SCREENING_IS_NO_PROOF: Provision = Provision {
    id: "screening-is-no-proof",
    rule: |laws| SCREENING_IS_NO_PROOF.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Told],
        phase: Phase::DuringPlay,
        decide: decide_screening,
    }),
    yields_to: &[],
};

/// Makes a forbidden device, and the refusal of an inspection, an offence against fair play even where nobody has cheated.
///
/// Source: M-262, beside Article 11.3.
pub static FAIR_PLAY_OFFENCE: Provision = Provision {
    id: "fair-play-offence",
    rule: |laws| FAIR_PLAY_OFFENCE.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::DeviceShown, Happening::InspectionRefused],
        phase: Phase::DuringPlay,
        decide: decide_offence,
    }),
    yields_to: &[],
};

fn decide_program(moment: Moment<'_>) -> Decision {
    let runs = matches!(
        moment.act(),
        Act::Device(Device {
            state: DeviceState::ChessProgram,
            ..
        })
    );
    if !runs || moment.by_arbiter() {
        return Ok(vec![]);
    }
    Ok(PROGRAM_IN_USE.holds(Facts::new(), [Effect::Must(Duty::Intervene)]))
}

fn decide_screening(moment: Moment<'_>) -> Decision {
    let screened = matches!(
        moment.act(),
        Act::Tell(Tell {
            whom: Whom::Arbiter,
            what: Tidings::Screening,
            ..
        })
    );
    if !screened {
        return Ok(vec![]);
    }
    let effects = [Effect::Must(Duty::WatchPlay), Effect::PlayOn];
    Ok(SCREENING_IS_NO_PROOF.holds(Facts::new(), effects))
}

fn decide_offence(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    let rules = [&DEVICE_FORBIDDEN, &DEVICE_LOSES, &INSPECTION_REFUSED];
    let mut broken = false;
    for rule in rules {
        broken |= moment.holds(rule)?;
    }
    if players.is_empty() || !broken {
        return Ok(vec![]);
    }
    let effects = players.iter().copied().map(Effect::FairPlayOffence);
    let effects: Vec<Effect> = effects.collect();
    let what = match moment.happening() {
        Happening::InspectionRefused => Offends::Refusal,
        _ => Offends::Device,
    };
    Ok(FAIR_PLAY_OFFENCE.holds(about(&players).with("what", what), effects))
}

words! {
    /// What is against fair play: a forbidden device, or the refusal of an inspection.
    enum Offends { Device, Refusal }
}
