//! The envelope is missing.

use super::story::{replier, who};
use crate::edition::Laws;
use crate::game::{Effect, Facts, Finding, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the game go on from the adjourned position where the envelope is missing: the sealer plays what he says he sealed.
///
/// The times are those recorded, or set by the arbiter where they cannot be established.
///
/// Source: Article I.12.1.
pub static LOST_ENVELOPE: Provision = Provision {
    id: "lost-envelope",
    rule,
    task: lost(decide_envelope),
    yields_to: &[],
};

/// Annuls the game and has a new one played where the envelope is missing and the position cannot be established.
///
/// Source: Article I.12.2.
pub static LOST_POSITION: Provision = Provision {
    id: "lost-position",
    rule,
    task: lost(decide_position),
    yields_to: &[],
};

const fn lost(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::EnvelopeLost],
        phase: Phase::DuringPlay,
        decide,
    })
}

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn decide_envelope(moment: Moment<'_>) -> Decision {
    let Some(sealer) = replier(moment).map(|replier| replier.other()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("sealer", who(sealer));
    if !moment.found(Finding::PositionKnown)? {
        return Ok(LOST_ENVELOPE.fails(facts));
    }
    let times_known = moment.found(Finding::TimesKnown)?;
    let mut effects = vec![
        Effect::PlayOn,
        Effect::MustPlay {
            player: sealer,
            text: None,
        },
    ];
    if !times_known {
        effects.push(Effect::TimesByJudgement);
    }
    Ok(LOST_ENVELOPE.holds(facts.with("times", times_known), effects))
}

fn decide_position(moment: Moment<'_>) -> Decision {
    if replier(moment).is_none() {
        return Ok(vec![]);
    }
    let known = moment.found(Finding::PositionKnown)?;
    Ok(LOST_POSITION.decided(!known, Facts::new(), [Effect::NewGame]))
}
