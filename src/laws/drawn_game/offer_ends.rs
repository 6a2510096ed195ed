//! What ends a draw offer, and what does not.

use crate::edition::{Laws, Refusal};
use crate::game::{Act, Duty, Effect, EventIx, Fact, Facts, Finding, Happening, words};
use crate::laws::act_of_moving::{accident, adjusted_properly};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Ends an offer when the opponent refuses it: in words, by touching a piece to move or capture, or by a move.
///
/// Where touching refuses, a move refuses too, since nobody moves a piece without touching it.
/// A piece that is put right without the words is touched like any other.
///
/// Source: Article 9.1.2.1.
pub static OFFER_REFUSED: Provision = Provision {
    id: "offer-refused",
    rule: ways,
    task: Task::Decides(When {
        on: &[
            Happening::Refused,
            Happening::Touched,
            Happening::Adjusted,
            Happening::Made,
        ],
        phase: Phase::DuringPlay,
        decide: refused,
    }),
    yields_to: &[],
};

/// Keeps an offer open although the player who made it wants it back.
///
/// Source: Article 9.1.2.1.
pub static OFFER_NOT_WITHDRAWN: Provision = Provision {
    id: "offer-not-withdrawn",
    rule: no_variables,
    task: Task::Decides(When {
        on: &[Happening::Withdrawn],
        phase: Phase::DuringPlay,
        decide: withdrawn,
    }),
    yields_to: &[],
};

/// Has the arbiter ask again when an offer is answered neither with a clear yes nor with a clear no; until then it stays open.
///
/// Source: Article 9.1.2.1, which names how an offer ends.
pub static UNCLEAR_ANSWER: Provision = Provision {
    id: "unclear-answer",
    rule: no_variables,
    task: Task::Decides(When {
        on: &[Happening::AnsweredUnclearly],
        phase: Phase::DuringPlay,
        decide: unclear,
    }),
    yields_to: &[],
};

fn unclear(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(offer)) = (moment.player(), moment.record().offer()) else {
        return Ok(vec![]);
    };
    if offer.by == player {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(match moment.found_so_far(Finding::MeantToAgree) {
        Some(true) => vec![],
        Some(false) => UNCLEAR_ANSWER.fails(facts),
        None => UNCLEAR_ANSWER.holds(facts, [Effect::Must(Duty::Clarify)]),
    })
}

fn no_variables(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn ways(laws: &Laws) -> Option<Facts> {
    Facts::new().param_as("touch", &laws.params.offer_refused_by, |ways| {
        ways.contains(&Refusal::Touch)
    })
}

fn refused(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(offer)) = (moment.player(), moment.record().offer()) else {
        return Ok(vec![]);
    };
    let Some(ways) = moment.given(&moment.laws().params.offer_refused_by) else {
        return Ok(vec![]);
    };
    let own = offer.by == player;
    if own && moment.happening() != Happening::Made {
        return Ok(vec![]);
    }
    let touch = ways.contains(&Refusal::Touch);
    let refusal = match moment.happening() {
        _ if own => Err(NotRefused::OwnMove),
        Happening::Refused => Ok(Refused::Spoken),
        Happening::Adjusted if adjusted_properly(moment, moment.ix())? => Err(NotRefused::Adjusted),
        Happening::Adjusted | Happening::Touched if !touch => Err(NotRefused::Touch),
        Happening::Adjusted => Ok(Refused::Adjusted),
        Happening::Touched if accident(moment, moment.ix())? => Err(NotRefused::Accident),
        Happening::Touched => Ok(Refused::Touch),
        _ => Ok(Refused::Move),
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(match refusal {
        Ok(way) => OFFER_REFUSED.holds(facts.with("way", way), [Effect::OfferGone]),
        Err(way) => OFFER_REFUSED.fails(facts.with("way", way)),
    })
}

words! {
    /// How an offer was refused.
    enum Refused { Spoken, Adjusted, Touch, Move }

    /// What refuses no offer.
    enum NotRefused { Accident, Adjusted, OwnMove, Touch }
}

fn withdrawn(moment: Moment<'_>) -> Decision {
    let (Some(player), Some((_, Act::OfferDraw(_)))) = (moment.player(), taken_back(moment)) else {
        return Ok(vec![]);
    };
    let open = moment
        .record()
        .offer()
        .is_some_and(|offer| offer.by == player);
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(OFFER_NOT_WITHDRAWN.decided(open, facts, [Effect::CannotBeWithdrawn]))
}

/// The offer or claim that a player wants to take back: the one named, or his latest.
pub(super) fn taken_back(moment: Moment<'_>) -> Option<(EventIx, &Act)> {
    let own = |ix: &EventIx| {
        moment.event_at(*ix).is_some_and(|event| {
            event.by == moment.event().by
                && matches!(event.act, Act::OfferDraw(_) | Act::ClaimDraw(_))
        })
    };
    let latest = || moment.past().iter().rev().map(|step| step.event).find(own);
    let ix = moment.event().about.or_else(latest)?;
    Some((ix, &moment.event_at(ix)?.act))
}
