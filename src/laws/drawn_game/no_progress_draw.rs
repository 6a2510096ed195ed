//! The draw that needs no claim: a long series without pawn move or capture.

use crate::edition::Laws;
use crate::game::{Effect, Facts, Quantity};
use crate::laws::completion::checkmate::ENDS_ON;
use crate::laws::completion::given::{is_far, reached};
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, STALEMATE};
use crate::laws::drawn_game::DRAW_UNNOTICED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Draws the game once each player has made the limit of moves without pawn move or capture.
///
/// Counts full moves by *each* player. Silent in editions without such a limit; a checkmate goes before it.
///
/// Source: Article 9.6.2.
pub static NO_PROGRESS_DRAW: Provision = Provision {
    id: "no-progress-draw",
    rule,
    task: Task::Decides(When {
        on: ENDS_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&CHECKMATE, &STALEMATE, &DEAD_POSITION, &DRAW_UNNOTICED],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("limit", &laws.params.automatic_moves_without_progress)
}

pub(super) fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(limit), Some(facts)) = (
        moment.given(&laws.params.automatic_moves_without_progress),
        rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let Some(reached) = reached(moment, Quantity::MovesWithoutProgress, limit)? else {
        return Ok(vec![]);
    };
    let count = moment.counted(Quantity::MovesWithoutProgress);
    let facts = facts
        .with("counted", count.is_some())
        .with_some("count", count)
        .remote(!reached && is_far(moment.number(Quantity::MovesWithoutProgress), limit));
    Ok(NO_PROGRESS_DRAW.decided(reached, facts, [Effect::Draw]))
}
