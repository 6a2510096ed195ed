//! The draw that needs no claim: the same position many times.

use crate::edition::{Laws, RepetitionMode};
use crate::game::{Effect, Fact, Facts, Quantity};
use crate::laws::completion::CHECKMATE;
use crate::laws::completion::checkmate::ENDS_ON;
use crate::laws::completion::given::{is_far, reached};
use crate::laws::drawn_game::DRAW_UNNOTICED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Draws the game once the same position has stood often enough, by edition in a row or anywhere in the game.
///
/// It gives way to checkmate, which ends the game the first time that its position stands: a case that asserts both is settled by that.
///
/// Source: Article 9.6.1.
///
/// Reading: the article refers to a number that since 2023 holds the claim; the rule on the sameness of positions is meant.
pub static REPETITION_DRAW: Provision = Provision {
    id: "repetition-draw",
    rule,
    task: Task::Decides(When {
        on: ENDS_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&CHECKMATE, &DRAW_UNNOTICED],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new()
        .param("limit", &laws.params.automatic_repetitions)?
        .param("mode", &laws.params.automatic_repetitions_count)
}

pub(super) fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(limit), Some(mode), Some(facts)) = (
        moment.given(&laws.params.automatic_repetitions),
        moment.given(&laws.params.automatic_repetitions_count),
        rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let quantity = match mode {
        RepetitionMode::Consecutive => Quantity::ConsecutiveOccurrences,
        RepetitionMode::Anywhere => Quantity::Occurrences,
    };
    let Some(reached) = reached(moment, quantity, limit)? else {
        return Ok(vec![]);
    };
    let count = moment.number(quantity);
    let facts = facts
        .with("counted", count.is_some())
        .with_some("count", count.map(Fact::Count))
        .remote(!reached && is_far(count, limit));
    Ok(REPETITION_DRAW.decided(reached, facts, [Effect::Draw]))
}
