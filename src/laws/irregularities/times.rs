//! The clocks after a position was restored.

use crate::edition::Laws;
use crate::game::{Effect, Facts, Happening};
use crate::laws::act_of_moving::{
    KING_RELEASED, RELEASED_PIECE, TOUCH_MOVE_BROKEN, exchange_noticed, touching_broken,
};
use crate::laws::irregularities::{DISPLACED_FOUND, ILLEGAL_MOVE};
use crate::laws::nature::taken_back;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves the times on the clocks to the arbiter's best judgement when a position is restored.
///
/// By edition he may also leave them as they are, and adjusts the move-counter.
///
/// Source: Article 7.1.
pub static TIMES_AFTER_RESTORING: Provision = Provision {
    id: "times-after-restoring",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::Made,
            Happening::Completed,
            Happening::Displaced,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
            Happening::DrawClaimed,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Some(
        Facts::new()
            .with("leave", laws.params.arbiter_may_leave_times.is(true))
            .with("counter", laws.params.move_counter_is_adjusted.is(true)),
    )
}

fn decide(moment: Moment<'_>) -> Decision {
    let restored = moment.holds(&TOUCH_MOVE_BROKEN)? && touching_broken(moment)?;
    let exchanged_back = exchange_noticed(moment).is_some() && moment.holds(&RELEASED_PIECE)?;
    let finishes_castling = moment.holds(&KING_RELEASED)?;
    let illegal = moment.holds(&ILLEGAL_MOVE)?;
    if !restored
        && !exchanged_back
        && !finishes_castling
        && !illegal
        && taken_back(moment)?.is_none()
        && !moment.holds(&DISPLACED_FOUND)?
    {
        return Ok(vec![]);
    }
    let facts = rule(moment.laws()).expect("in force in every edition");
    // what is taught is what goes back, and not what becomes of the clocks
    let facts = facts.untaught(finishes_castling || illegal);
    Ok(TIMES_AFTER_RESTORING.holds(facts, [Effect::TimesByJudgement]))
}
