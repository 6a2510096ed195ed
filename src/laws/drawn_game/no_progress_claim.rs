//! A long series without pawn move or capture, claimed on the board or with a move that is still to be made.

use crate::edition::{Laws, MoveStage};
use crate::game::{Facts, Ground, Happening, Quantity};
use crate::laws::drawn_game::claim::{Form, decide_claim};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::DrawClaimed];

/// Whether the written and declared move would complete the series by each player.
///
/// Source: Article 9.3.1.
pub static NO_PROGRESS_BY_INTENDED_MOVE: Provision = Provision {
    id: "no-progress-by-intended-move",
    rule: intended_rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: by_intended_move,
    }),
    yields_to: &[],
};

/// Whether each player's last moves form the series; by edition they must be made, or completed.
///
/// Source: Article 9.3.2.
pub static NO_PROGRESS_ON_THE_BOARD: Provision = Provision {
    id: "no-progress-on-the-board",
    rule: board_rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: on_the_board,
    }),
    yields_to: &[],
};

fn limit(laws: &Laws) -> Option<Facts> {
    Facts::new().param("limit", &laws.params.claim_moves_without_progress)
}

fn intended_rule(laws: &Laws) -> Option<Facts> {
    let binding = laws.params.claimed_move_is_binding.value() == Some(&true);
    Some(limit(laws)?.with("binding", binding))
}

fn board_rule(laws: &Laws) -> Option<Facts> {
    limit(laws)?.param(
        "stage",
        &laws.params.claim_moves_without_progress_count_when,
    )
}

fn by_intended_move(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(least), Some(facts)) = (
        moment.given(&laws.params.claim_moves_without_progress),
        limit(laws),
    ) else {
        return Ok(vec![]);
    };
    decide_claim(
        &NO_PROGRESS_BY_INTENDED_MOVE,
        moment,
        (Ground::NoProgress, Form::IntendedMove),
        (Quantity::MovesWithoutProgress, least, facts),
    )
}

fn on_the_board(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let params = &laws.params;
    let (Some(least), Some(facts)) = (
        moment.given(&params.claim_moves_without_progress),
        board_rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let quantity = match moment.given(&params.claim_moves_without_progress_count_when) {
        Some(MoveStage::Completed) => Quantity::CompletedMovesWithoutProgress,
        Some(MoveStage::Made) | None => Quantity::MovesWithoutProgress,
    };
    decide_claim(
        &NO_PROGRESS_ON_THE_BOARD,
        moment,
        (Ground::NoProgress, Form::OnTheBoard),
        (quantity, least, facts),
    )
}
