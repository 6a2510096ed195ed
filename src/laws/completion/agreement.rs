//! The draw by agreement.

use crate::edition::Laws;
use crate::game::{Act, Actor, Effect, Facts, Finding, Happening, Quantity, Unknown, words};
use crate::laws::adjourned::between_sessions;
use crate::laws::drawn_game::DRAW_RESTRICTION;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

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

/// Leaves the game going on where an agreement, or the acceptance of an offer, has no force.
///
/// Source: Article 5.2.3; what an event may forbid stands in Article 9.1.1.
pub static AGREEMENT_WITHOUT_FORCE: Provision = Provision {
    id: "agreement-without-force",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::Accepted,
            Happening::Agreed,
            Happening::EndSuggested,
            Happening::AnsweredUnclearly,
        ],
        phase: Phase::DuringPlay,
        decide: without_force,
    }),
    yields_to: &[],
};

words! {
    /// Why an agreement has no force.
    enum Lacks { Offer, Claim, Void, Lapsed, Moves, Consent }
}

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

/// Whether a player consents by a gesture to a draw that nobody has offered: so he offers it.
pub(in crate::laws) fn offers_by_gesture(moment: Moment<'_>) -> bool {
    let open = moment.record().offer();
    moment.happening() == Happening::EndSuggested
        && matches!(moment.act(), Act::Gesture(_))
        && moment.player().is_some()
        && open.is_none_or(|offer| Some(offer.by) == moment.player())
        && agrees(moment)
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(facts) = rule(laws) else {
        return Ok(vec![]);
    };
    if !agrees(moment) || offers_by_gesture(moment) {
        return Ok(vec![]);
    }
    Ok(match lacks(moment)? {
        // what becomes of the agreement says why it draws nothing
        Some(lacks) => {
            DRAW_BY_AGREEMENT.fails(facts.with("offer", lacks == Lacks::Moves).implied(true))
        }
        None => DRAW_BY_AGREEMENT.holds(facts, [Effect::Draw]),
    })
}

/// What an agreement lacks by this article: an open offer of the opponent, or a move by each.
fn lacks(moment: Moment<'_>) -> Result<Option<Lacks>, Unknown> {
    let open = moment.record().offer();
    let offered = open.is_some_and(|offer| Some(offer.by) != moment.player());
    let together = moment.event().by == Actor::Both || moment.happening() == Happening::Agreed;
    if !together && !offered {
        return Ok(Some(not_open(moment)));
    }
    Ok((!each_has_moved(moment)?).then_some(Lacks::Moves))
}

/// Why no offer of the opponent is open: what came last of an offer that ended, which then also rests on what is taught of its end,
/// of one that had no effect, and of a claim that was none.
fn not_open(moment: Moment<'_>) -> Lacks {
    let opponent = moment.player().map(|player| Actor::Player(player.other()));
    for step in moment.past().iter().rev() {
        let end = step.reasons.iter().find(|reason| {
            reason.status == Status::Holds && reason.effects.contains(&Effect::OfferGone)
        });
        if let Some(end) = end {
            moment.rests_on_items(&end.items.iter().collect::<Vec<_>>());
            return Lacks::Lapsed;
        }
        let event = moment.event_at(step.event);
        let by_opponent = event.is_some_and(|event| Some(event.by) == opponent);
        if by_opponent && step.happenings.contains(&Happening::Offered) {
            return Lacks::Void;
        }
        if by_opponent && step.happenings.contains(&Happening::DrawClaimed) {
            return Lacks::Claim;
        }
    }
    Lacks::Offer
}

/// Whether each player has made the move without which no draw can be agreed, where the edition asks for one.
pub(in crate::laws) fn each_has_moved(moment: Moment<'_>) -> Result<bool, Unknown> {
    let needs_moves = moment.given(&moment.laws().params.agreement_needs_move_by_each);
    Ok(needs_moves != Some(true) || moment.at_least(Quantity::MovesMadeByEach, 1)?)
}

fn without_force(moment: Moment<'_>) -> Decision {
    if !agrees(moment) || offers_by_gesture(moment) {
        return Ok(vec![]);
    }
    let lacks = match lacks(moment)? {
        None if moment.holds(&DRAW_RESTRICTION)? => Some(Lacks::Consent),
        lacks => lacks,
    };
    Ok(match lacks {
        Some(lacks) => {
            let plays = !between_sessions(moment);
            let effects: Vec<Effect> = plays.then_some(Effect::PlayOn).into_iter().collect();
            // that an event does not allow it says its restriction
            let implied = lacks == Lacks::Consent;
            let facts = Facts::new().with("lacks", lacks).implied(implied);
            AGREEMENT_WITHOUT_FORCE.holds(facts, effects)
        }
        None => vec![],
    })
}
