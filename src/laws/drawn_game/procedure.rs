//! How a claim is made: it offers a draw, too, stops the clocks and binds.

use crate::board::Player;
use crate::edition::{ClaimantClock, Laws};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Unknown, words};
use crate::laws::completion::AGREEMENT_WITHOUT_FORCE;
use crate::laws::drawn_game::claim::claimed;
use crate::laws::drawn_game::offer_ends::taken_back;
use crate::laws::drawn_game::restriction::bars_offers;
use crate::laws::drawn_game::{CLAIM_BEFORE_THE_PRESS, CLAIM_CHECK_WANTED};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::DrawClaimed];

/// Makes every draw claim an offer, too, which the opponent may accept instead of waiting for the check.
///
/// A claim that is accepted at once is not checked, and what a wrong one would cost is not due; after the check the offer is still open.
///
/// Source: Article 9.1.2.3.
pub static CLAIM_IS_OFFER: Provision = Provision {
    id: "claim-is-offer",
    rule: claim_is_offer,
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed, Happening::Accepted],
        phase: Phase::DuringPlay,
        decide: also_offers,
    }),
    yields_to: &[&CLAIM_CHECK_WANTED],
};

/// Has the clocks stopped while a claim is examined: by the claimant, or by him or the arbiter.
///
/// Source: Article 9.5.1.
pub static CLAIM_STOPS_CLOCKS: Provision = Provision {
    id: "claim-stops-clocks",
    rule: clock,
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: stop,
    }),
    yields_to: &[&CLAIM_BEFORE_THE_PRESS],
};

/// Binds a claimant to his claim.
///
/// Source: Article 9.5.1.
pub static CLAIM_NOT_WITHDRAWN: Provision = Provision {
    id: "claim-not-withdrawn",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::Withdrawn],
        phase: Phase::Any,
        decide: withdrawn,
    }),
    yields_to: &[],
};

fn claim_is_offer(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.claim_is_also_offer;
    (!param.is_absent() && !param.is(false)).then(|| Facts::new().no_surer_than(param))
}

words! {
    /// What a claim is as an offer: it offers, or it is accepted, instead of the check or after it.
    enum ClaimAsOffer { Offers, Unchecked, Checked }
}

/// The claimant whose claim the opponent accepts as an offer, and whether it has been checked by then.
fn accepted(moment: Moment<'_>) -> Option<(Player, ClaimAsOffer)> {
    let offer = moment.record().offer()?;
    let claim = matches!(moment.event_at(offer.at)?.act, Act::ClaimDraw(_));
    let mut of_claim = moment.past().iter().filter(|step| step.event == offer.at);
    let checked = of_claim.any(|step| step.effects().any(|e| *e == Effect::ClaimRejected));
    let accepted = match checked {
        true => ClaimAsOffer::Checked,
        false => ClaimAsOffer::Unchecked,
    };
    (claim && moment.player() == Some(offer.by.other())).then_some((offer.by, accepted))
}

fn also_offers(moment: Moment<'_>) -> Decision {
    let told = |player, claim: ClaimAsOffer| {
        Facts::new()
            .with("player", Fact::Player(player))
            .with("claim", claim)
    };
    if moment.happening() == Happening::Accepted {
        return Ok(match accepted(moment) {
            // without force the acceptance spares no check
            Some((player, claim)) if !moment.holds(&AGREEMENT_WITHOUT_FORCE)? => {
                CLAIM_IS_OFFER.holds(told(player, claim), [])
            }
            _ => vec![],
        });
    }
    let Some((player, _)) = claimed(moment)? else {
        return Ok(vec![]);
    };
    let facts = told(player, ClaimAsOffer::Offers);
    let offers = offers(moment)?;
    Ok(CLAIM_IS_OFFER.decided(offers, facts, [Effect::OfferStands(player)]))
}

/// Whether a claim of this moment is an offer, too.
pub(super) fn offers(moment: Moment<'_>) -> Result<bool, Unknown> {
    let is_offer = moment.given(&moment.laws().params.claim_is_also_offer) == Some(true);
    Ok(is_offer && !bars_offers(moment)?)
}

fn clock(laws: &Laws) -> Option<Facts> {
    Facts::new().param("clock", &laws.params.claimant_clock)
}

fn stop(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some((player, _)), Some(facts)) = (claimed(moment)?, clock(laws)) else {
        return Ok(vec![]);
    };
    let effect = match moment.given(&laws.params.claimant_clock) {
        Some(ClaimantClock::MustStop | ClaimantClock::PlayerOrArbiterStops) => Effect::PauseClocks,
        Some(ClaimantClock::MayStop) => Effect::May(vec![Measure::StopClocks(player)]),
        None => return Ok(vec![]),
    };
    Ok(CLAIM_STOPS_CLOCKS.holds(facts.with("player", Fact::Player(player)), [effect]))
}

fn withdrawn(moment: Moment<'_>) -> Decision {
    let (Some(player), Some((_, Act::ClaimDraw(_)))) = (moment.player(), taken_back(moment)) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(CLAIM_NOT_WITHDRAWN.holds(facts, [Effect::CannotBeWithdrawn]))
}
