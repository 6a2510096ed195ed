//! What every draw claim needs, whatever its ground, and the duty to stop the clocks.

use crate::edition::{ClaimantClock, Edition::*, Laws, NumberRow, since};
use crate::game::{Act, ClaimDraw, Effect, EventIx, Fact, Facts, Ground, Happening, Measure};
use crate::game::{Quantity, Unknown};
use crate::laws::drawn_game::restriction::bars_offers;
use crate::laws::drawn_game::{CLAIM_RIGHT_LOST, offer_ends::taken_back};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// The article on how a claim is made.
const PROCEDURE: &[NumberRow] = &[since(L1997, "9.5"), since(L2017, "9.5.1")];

const ON_CLAIM: &[Happening] = &[Happening::DrawClaimed];

/// Makes every draw claim an offer, too, which the opponent may accept instead of waiting for the check.
///
/// Source: Article 9.1.2.3 (2017–), 9.1b3 (2009–2014), 9.1c (2001–2005).
pub static CLAIM_IS_OFFER: Provision = Provision {
    id: "claim-is-offer",
    numbers: &[
        since(L2001, "9.1c"),
        since(L2009, "9.1b3"),
        since(L2017, "9.1.2.3"),
    ],
    rule: claim_is_offer,
    role: Role::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: also_offers,
    }),
    yields_to: &[],
};

/// Has the clocks stopped while a claim is examined: by the claimant, or by him or the arbiter.
///
/// Source: Article 9.5.1 (2017–), 9.5 (before).
pub static CLAIM_STOPS_CLOCKS: Provision = Provision {
    id: "claim-stops-clocks",
    numbers: PROCEDURE,
    rule: clock,
    role: Role::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: stop,
    }),
    yields_to: &[],
};

/// Binds a claimant to his claim.
///
/// Source: Article 9.5.1 (2017–), 9.5 (before).
pub static CLAIM_NOT_WITHDRAWN: Provision = Provision {
    id: "claim-not-withdrawn",
    numbers: PROCEDURE,
    rule: |_| Some(Facts::new()),
    role: Role::Decides(When {
        on: &[Happening::Withdrawn],
        phase: Phase::Any,
        decide: withdrawn,
    }),
    yields_to: &[],
};

fn claim_is_offer(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.claim_is_also_offer;
    (param.value() != Some(&false)).then(|| Facts::new().param("offer", param))?
}

fn also_offers(laws: &Laws, moment: Moment<'_>) -> Decision {
    let Some((player, _)) = claimed(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let offers = moment.given(&laws.params.claim_is_also_offer) == Some(true);
    let allowed = !bars_offers(laws, moment)?;
    Ok(CLAIM_IS_OFFER.decided(offers && allowed, facts, [Effect::OfferStands(player)]))
}

fn clock(laws: &Laws) -> Option<Facts> {
    Facts::new().param("clock", &laws.params.claimant_clock)
}

fn stop(laws: &Laws, moment: Moment<'_>) -> Decision {
    let (Some((player, _)), Some(facts)) = (claimed(moment), clock(laws)) else {
        return Ok(vec![]);
    };
    let effect = match moment.given(&laws.params.claimant_clock) {
        Some(ClaimantClock::MustStop | ClaimantClock::PlayerOrArbiterStops) => Effect::PauseClocks,
        Some(ClaimantClock::MayStop) => Effect::May(vec![Measure::StopClocks(player)]),
        None => return Ok(vec![]),
    };
    Ok(CLAIM_STOPS_CLOCKS.holds(facts.with("player", Fact::Player(player)), [effect]))
}

fn withdrawn(_laws: &Laws, moment: Moment<'_>) -> Decision {
    let (Some(player), Some((_, Act::ClaimDraw(_)))) = (moment.player(), taken_back(moment)) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(CLAIM_NOT_WITHDRAWN.holds(facts, [Effect::CannotBeWithdrawn]))
}

/// The claim of this event and the player who made it; a claim by anybody else is none.
pub(super) fn claimed(moment: Moment<'_>) -> Option<(crate::board::Player, &ClaimDraw)> {
    match moment.act() {
        Act::ClaimDraw(claim) => Some((moment.player()?, claim)),
        _ => None,
    }
}

/// What a claim rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// The position on the board.
    OnTheBoard,
    /// The move that the claimant intends.
    IntendedMove,
}

/// Decides a claim of this ground and form; silent about any other.
pub(super) fn decide_claim(
    provision: &'static Provision,
    moment: Moment<'_>,
    (ground, form): (Ground, Form),
    (quantity, limit, facts): (Quantity, u32, Facts),
) -> Decision {
    let Some((player, claim)) = claimed(moment).filter(|(_, claim)| of(claim) == (ground, form))
    else {
        return Ok(vec![]);
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with_some("move", claim.intended.clone().map(Fact::Move));
    if let Some(missing) = missing(moment)? {
        return Ok(provision.fails(facts.with("missing", Fact::Word(missing))));
    }
    let count = moment.number(quantity);
    let facts = facts
        .with(
            "counted",
            Fact::Word(if count.is_some() { "yes" } else { "no" }),
        )
        .with_some("count", count.map(Fact::Count));
    if moment.at_least(quantity, limit)? {
        return Ok(provision.holds(facts, []));
    }
    let made = quantity == Quantity::CompletedMovesWithoutProgress
        && moment.at_least(Quantity::MovesWithoutProgress, limit)?;
    let missing = if made { "completion" } else { "number" };
    Ok(provision.fails(facts.with("missing", Fact::Word(missing))))
}

/// The ground and form of a claim.
pub(super) fn of(claim: &ClaimDraw) -> (Ground, Form) {
    match claim.intended {
        Some(_) => (claim.ground, Form::IntendedMove),
        None => (claim.ground, Form::OnTheBoard),
    }
}

/// What a claim lacks before anything is counted, in the order in which an arbiter looks.
fn missing(moment: Moment<'_>) -> Result<Option<&'static str>, Unknown> {
    let Some((player, claim)) = claimed(moment) else {
        return Ok(None);
    };
    if moment.holds(&CLAIM_RIGHT_LOST)? {
        return Ok(Some("right"));
    }
    if !moment.has_the_move(player)? {
        return Ok(Some("turn"));
    }
    let Some(intended) = &claim.intended else {
        return Ok(None);
    };
    if !claim.written {
        return Ok(Some("writing"));
    }
    if !claim.declared {
        return Ok(Some("declaration"));
    }
    if bound_by(moment)?.is_some_and(|(_, text)| text != intended) {
        return Ok(Some("first-move"));
    }
    if !moment.legal_at(moment.ix())? {
        return Ok(Some("legality"));
    }
    Ok(None)
}

/// The legal move that an earlier claim on this move has bound the claimant to, and that claim.
pub(super) fn bound_by(moment: Moment<'_>) -> Result<Option<(EventIx, &String)>, Unknown> {
    let this_turn = moment.since(Happening::Made);
    for step in this_turn {
        let Some(event) = moment.event_at(step.event) else {
            continue;
        };
        if let Act::ClaimDraw(ClaimDraw {
            intended: Some(text),
            ..
        }) = &event.act
            && event.by == moment.event().by
            && moment.legal_at(step.event)?
        {
            return Ok(Some((step.event, text)));
        }
    }
    Ok(None)
}
