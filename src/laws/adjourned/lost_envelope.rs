//! The envelope is missing.

use super::story::{envelope_lost, replier, who};
use crate::edition::Laws;
use crate::game::{Duty, Effect, Facts, Finding, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the game go on from the adjourned position where the envelope is missing: the sealer plays what he says he sealed.
///
/// The times are those recorded, or set by the arbiter where they cannot be established.
///
/// Source: Article I.12.1.
pub static LOST_ENVELOPE: Provision = Provision {
    id: "lost-envelope",
    rule,
    task: Task::Decides(When {
        on: &[Happening::EnvelopeLost],
        phase: Phase::DuringPlay,
        decide: decide_envelope,
    }),
    yields_to: &[],
};

/// Annuls the game and has a new one played where the adjourned position cannot be established, with the envelope or without.
///
/// Source: Article I.12.2.
pub static LOST_POSITION: Provision = Provision {
    id: "lost-position",
    rule,
    task: Task::Decides(When {
        on: &[Happening::EnvelopeLost, Happening::Resumed],
        phase: Phase::DuringPlay,
        decide: decide_position,
    }),
    yields_to: &[],
};

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
    effects.push(match times_known {
        true => Effect::Must(Duty::SetUpAdjourned),
        false => Effect::TimesByJudgement,
    });
    Ok(LOST_ENVELOPE.holds(facts.with("times", times_known), effects))
}

fn decide_position(moment: Moment<'_>) -> Decision {
    if replier(moment).is_none() {
        return Ok(vec![]);
    }
    let missing = moment.happening() == Happening::EnvelopeLost;
    // at a resumption with its envelope the position is known unless somebody says otherwise
    let doubted = moment.found_so_far(Finding::PositionKnown) == Some(false);
    if !missing && (envelope_lost(moment) || !doubted) {
        return Ok(vec![]);
    }
    let known = moment.found(Finding::PositionKnown)?;
    let facts = Facts::new().with("envelope", missing);
    Ok(LOST_POSITION.decided(!known, facts, [Effect::NewGame]))
}
