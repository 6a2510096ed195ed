//! The same position for the third time: claimed on the board, or with a move that is still to be made.

use crate::edition::Laws;
use crate::game::{Facts, Ground, Happening, Quantity};
use crate::laws::drawn_game::claim::{Form, decide_claim};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::DrawClaimed];

/// Whether the written and declared move would bring the same position for the third time or oftener.
///
/// Source: Article 9.2.1.
pub static REPETITION_BY_INTENDED_MOVE: Provision = Provision {
    id: "repetition-by-intended-move",
    rule: intended_rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: by_intended_move,
    }),
    yields_to: &[],
};

/// Whether the position on the board stands there for the third time or oftener, with the claimant to move.
///
/// The repetitions need not follow each other.
///
/// Source: Article 9.2.2.
pub static REPETITION_ON_THE_BOARD: Provision = Provision {
    id: "repetition-on-the-board",
    rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: on_the_board,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("limit", &laws.params.claim_repetitions)
}

fn intended_rule(laws: &Laws) -> Option<Facts> {
    let facts = rule(laws)?;
    let binding = laws.params.claimed_move_is_binding.value() == Some(&true);
    Some(facts.with("binding", binding))
}

fn by_intended_move(moment: Moment<'_>) -> Decision {
    decide(&REPETITION_BY_INTENDED_MOVE, moment, Form::IntendedMove)
}

fn on_the_board(moment: Moment<'_>) -> Decision {
    decide(&REPETITION_ON_THE_BOARD, moment, Form::OnTheBoard)
}

fn decide(provision: &'static Provision, moment: Moment<'_>, form: Form) -> Decision {
    let laws = moment.laws();
    let (Some(limit), Some(facts)) = (moment.given(&laws.params.claim_repetitions), rule(laws))
    else {
        return Ok(vec![]);
    };
    decide_claim(
        provision,
        moment,
        (Ground::Repetition, form),
        (Quantity::Occurrences, limit, facts),
    )
}
