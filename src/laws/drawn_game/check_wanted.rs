//! The offer in a claim, once the opponent has the claim checked.

use crate::game::{Act, Effect, Fact, Facts, Happening, Request};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Ends the offer that a claim contains as soon as the opponent has the claim checked instead of accepting.
///
/// Reading: an arbiter who has ruled on the claim checked it because the opponent did not accept; so his ruling ends the offer, too.
/// The alternative waits for the opponent's word.
///
/// Source: M-155, beside Article 9.1.2.3.
pub static CLAIM_CHECK_WANTED: Provision = Provision {
    id: "claim-check-wanted",
    rule: |laws| CLAIM_CHECK_WANTED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested, Happening::Ruled],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some(offer) = moment.record().offer() else {
        return Ok(vec![]);
    };
    let claim = moment.event_at(offer.at).map(|event| &event.act);
    if !matches!(claim, Some(Act::ClaimDraw(_))) {
        return Ok(vec![]);
    }
    let opponent = offer.by.other();
    let checked = match moment.act() {
        Act::Request(Request::ClaimCheck) => moment.player() == Some(opponent),
        Act::Rules(ruled) => moment.about() == offer.at && ruled.contains(&Effect::ClaimRejected),
        _ => false,
    };
    if !checked {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(opponent));
    Ok(CLAIM_CHECK_WANTED.holds(facts, [Effect::OfferGone]))
}
