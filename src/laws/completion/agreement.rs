//! The draw by agreement.

use crate::edition::Laws;
use crate::game::{Actor, Effect, Facts, Finding, Happening, Quantity};
use crate::laws::drawn_game::DRAW_RESTRICTION;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Draws the game when both players agree: in words of both, or by accepting an offer that is still open.
///
/// From 2017 on each must have made a move. An event may restrict agreements from 2009 on.
///
/// Source: Article 5.2.3.
pub static DRAW_BY_AGREEMENT: Provision = Provision {
    id: "draw-by-agreement",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::Accepted,
            Happening::Agreed,
            Happening::EndSuggested,
            Happening::AnsweredUnclearly,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&DRAW_RESTRICTION],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("moves", &laws.params.agreement_needs_move_by_each)
}

/// Whether somebody agrees to a draw, in words or by what is known to have been meant so.
pub(in crate::laws) fn agrees(moment: Moment<'_>) -> bool {
    match moment.happening() {
        Happening::EndSuggested | Happening::AnsweredUnclearly => {
            moment.found_so_far(Finding::MeantToAgree) == Some(true)
        }
        _ => true,
    }
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(facts) = rule(laws) else {
        return Ok(vec![]);
    };
    if !agrees(moment) {
        return Ok(vec![]);
    }
    if moment.event().by != Actor::Both {
        let open = moment.record().offer();
        if open.is_none_or(|offer| Some(offer.by) == moment.player()) {
            return Ok(DRAW_BY_AGREEMENT.fails(facts.with("offer", false)));
        }
    }
    let needs_moves = moment.given(&laws.params.agreement_needs_move_by_each) == Some(true);
    if needs_moves && !moment.at_least(Quantity::MovesMadeByEach, 1)? {
        return Ok(DRAW_BY_AGREEMENT.fails(facts.with("offer", true)));
    }
    Ok(DRAW_BY_AGREEMENT.holds(facts, [Effect::Draw]))
}
