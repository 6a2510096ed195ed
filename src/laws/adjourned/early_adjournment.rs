//! The player having the move adjourns before the session is over.

use super::story::{on_move, who};
use crate::edition::Laws;
use crate::game::{Duty, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Treats a player who adjourns early as if he had sealed at the nominal end of the session, and charges his clock with the time until then.
///
/// Source: Article I.1.2.
pub static EARLY_ADJOURNMENT: Provision = Provision {
    id: "early-adjournment",
    rule,
    task: Task::Requires(When {
        on: &[Happening::AdjournedEarly],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let recorded = &laws.params.early_adjourner_time_is_recorded;
    let facts = Facts::new().with("recorded", recorded.is(true));
    Some(facts.no_surer_than(recorded))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = rule(laws).unwrap_or_default().with("player", who(player));
    if player != on_move(moment)? {
        return Ok(EARLY_ADJOURNMENT.fails(facts));
    }
    let mut effects = vec![
        Effect::MustSeal { player, text: None },
        Effect::Charge(player),
    ];
    if moment.given(&laws.params.early_adjourner_time_is_recorded) == Some(true) {
        effects.push(Effect::Must(Duty::RecordTime));
    }
    Ok(EARLY_ADJOURNMENT.holds(facts, effects))
}
