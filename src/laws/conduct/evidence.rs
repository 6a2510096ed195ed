//! What the scoresheets show of repeated draw offers.

use crate::game::{Act, Duty, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter look for marked offers on the scoresheets, where a player complains about repeated ones.
///
/// Source: M-149, beside Articles 9.1.2.2 and 11.5.
pub static OFFERS_AS_EVIDENCE: Provision = Provision {
    id: "offers-as-evidence",
    rule: |laws| OFFERS_AS_EVIDENCE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Complained],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let about = moment.complained_of().and_then(|at| moment.event_at(at));
    let repeated =
        matches!(about.map(|event| &event.act), Some(Act::OfferDraw(offer)) if offer.repeated);
    if moment.player().is_none() || !repeated {
        return Ok(vec![]);
    }
    let effects = [Effect::Must(Duty::LookForMarkedOffers)];
    Ok(OFFERS_AS_EVIDENCE.holds(Facts::new(), effects))
}
