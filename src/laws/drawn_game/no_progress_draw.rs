//! The draw that needs no claim: a long series without pawn move or capture.

use crate::edition::{Edition::*, Laws, since};
use crate::game::{Effect, Facts, Happening, Quantity};
use crate::laws::completion::CHECKMATE;
use crate::laws::{Decision, Moment, Phase, Provision, Role, When, always};

/// Draws the game once each player has made the limit of moves without pawn move or capture.
///
/// Counts full moves by *each* player. Silent in editions without such a limit; a checkmate goes before it.
///
/// Source: Article 9.6.2 (2017–), 9.6b (2014).
pub static NO_PROGRESS_DRAW: Provision = Provision {
    id: "no-progress-draw",
    numbers: &[since(L2014, "9.6b"), since(L2017, "9.6.2")],
    rule,
    role: Role::Decides(When {
        on: &[Happening::Made],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[always(&CHECKMATE)],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("limit", &laws.params.automatic_moves_without_progress)
}

fn decide(laws: &Laws, moment: Moment<'_>) -> Decision {
    let Some(limit) = moment.given(&laws.params.automatic_moves_without_progress) else {
        return Ok(vec![]);
    };
    let reached = moment.at_least(Quantity::MovesWithoutProgress, limit)?;
    let facts = rule(laws)
        .expect("in force")
        .with_some("count", moment.counted(Quantity::MovesWithoutProgress));
    Ok(NO_PROGRESS_DRAW.decided(reached, facts, [Effect::Draw]))
}
