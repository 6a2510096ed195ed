//! The end of a session: who asks for the sealed move, and of whom.

use super::SESSION_TIMEPIECE;
use super::story::{on_move, who};
use crate::edition::Laws;
use crate::game::{Duty, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Obliges the arbiter to ask for a sealed move when the session is over and the game is not.
///
/// Source: Article I.1.1.
pub static SEAL_REQUEST: Provision = Provision {
    id: "seal-request",
    rule,
    task: Task::Requires(When {
        on: &[Happening::SessionEnded],
        phase: Phase::Any,
        decide: decide_request,
    }),
    yields_to: &[],
};

/// Obliges the player having the move to seal it when the arbiter asks him to.
///
/// Source: Article I.1.1.
pub static SEALING: Provision = Provision {
    id: "sealing",
    rule,
    task: Task::Requires(When {
        on: &[Happening::AskedToSeal],
        phase: Phase::DuringPlay,
        decide: decide_sealing,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn decide_request(moment: Moment<'_>) -> Decision {
    let over = |over: bool| Facts::new().with("over", over);
    if moment.record().ended().is_some() {
        return Ok(SEAL_REQUEST.fails(over(true)));
    }
    if !moment.holds(&SESSION_TIMEPIECE)? {
        return Ok(SEAL_REQUEST.fails(over(false)));
    }
    Ok(SEAL_REQUEST.holds(Facts::new(), [Effect::Must(Duty::AskToSeal)]))
}

fn decide_sealing(moment: Moment<'_>) -> Decision {
    let player = on_move(moment)?;
    let facts = Facts::new().with("sealer", who(player));
    if !moment.by_arbiter() {
        return Ok(SEALING.fails(facts));
    }
    Ok(SEALING.holds(facts, [Effect::MustSeal { player, text: None }]))
}
