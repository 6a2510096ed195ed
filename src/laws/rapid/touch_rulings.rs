//! Rulings on touched pieces that the arbiter gives only when he is asked.

use crate::edition::{Laws, OnRequest};
use crate::game::{Act, Duty, Effect, Facts, Happening};
use crate::laws::act_of_moving::touching_broken;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Keeps the arbiter from ruling on touched pieces unless a player asks him to.
///
/// That goes for the touch itself, and for a move that is not the one its player was bound to.
///
/// Source: Article A.4b (until 2009). Reading: in 1997 the same holds for the quickplay finish, whose claims a player makes in any case.
pub static TOUCH_RULINGS_ON_REQUEST: Provision = Provision {
    id: "touch-rulings-on-request",
    rule,
    task: Task::Decides(When {
        on: &[Happening::IrregularitySeen],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.rulings_only_on_request;
    let touching = param.includes(&OnRequest::ActOfMoving);
    touching.then(|| Facts::new().no_surer_than(param))
}

fn decide(moment: Moment<'_>) -> Decision {
    let on_request = moment
        .given(&moment.laws().params.rulings_only_on_request)
        .is_some_and(|parts| parts.contains(&OnRequest::ActOfMoving));
    if !on_request {
        return Ok(vec![]);
    }
    let touched = moment
        .event_at(moment.about())
        .is_some_and(|event| matches!(event.act, Act::Touch(_)));
    if !touched && !touching_broken(moment)? {
        return Ok(vec![]);
    }
    let effects = [Effect::MustNot(Duty::Intervene)];
    Ok(TOUCH_RULINGS_ON_REQUEST.holds(Facts::new(), effects))
}
