//! What must stand on the envelope: seven items, each a provision of its own, silent where the case does not say what stands there.

use crate::edition::{EnvelopeOffer, Laws};
use crate::game::{Act, Ask, Effect, EnvelopeItem, Facts, Happening, Unknown};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells whether the envelope shows the names of the players.
///
/// Source: Article I.2.1.
pub static ENVELOPE_NAMES: Provision = Provision {
    id: "envelope-names",
    rule,
    task: asked(|moment| decide(&ENVELOPE_NAMES, EnvelopeItem::Names, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows the position immediately before the sealed move.
///
/// Source: Article I.2.2.
pub static ENVELOPE_POSITION: Provision = Provision {
    id: "envelope-position",
    rule,
    task: asked(|moment| decide(&ENVELOPE_POSITION, EnvelopeItem::Position, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows the times used by the players.
///
/// Source: Article I.2.3.
pub static ENVELOPE_TIMES: Provision = Provision {
    id: "envelope-times",
    rule,
    task: asked(|moment| decide(&ENVELOPE_TIMES, EnvelopeItem::Times, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows who sealed.
///
/// Source: Article I.2.4.
pub static ENVELOPE_SEALER: Provision = Provision {
    id: "envelope-sealer",
    rule,
    task: asked(|moment| decide(&ENVELOPE_SEALER, EnvelopeItem::Sealer, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows the number of the sealed move.
///
/// Source: Article I.2.5.
pub static ENVELOPE_MOVE_NUMBER: Provision = Provision {
    id: "envelope-move-number",
    rule,
    task: asked(|moment| decide(&ENVELOPE_MOVE_NUMBER, EnvelopeItem::MoveNumber, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows a draw offer, where there is one to show.
///
/// Source: Article I.2.6.
pub static ENVELOPE_DRAW_OFFER: Provision = Provision {
    id: "envelope-draw-offer",
    rule: rule_offer,
    task: asked(|moment| decide(&ENVELOPE_DRAW_OFFER, EnvelopeItem::DrawOffer, moment)),
    yields_to: &[],
};

/// Tells whether the envelope shows when and where the game is resumed.
///
/// Source: Article I.2.7.
pub static ENVELOPE_RESUMPTION: Provision = Provision {
    id: "envelope-resumption",
    rule,
    task: asked(|moment| decide(&ENVELOPE_RESUMPTION, EnvelopeItem::Resumption, moment)),
    yields_to: &[],
};

const fn asked(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Demands(When {
        on: &[Happening::EnvelopeClosed, Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    })
}

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn rule_offer(laws: &Laws) -> Option<Facts> {
    Facts::new().param("offer", &laws.params.envelope_offer)
}

fn decide(provision: &'static Provision, item: EnvelopeItem, moment: Moment<'_>) -> Decision {
    let facts = (provision.rule)(moment.laws()).unwrap_or_default();
    match moment.act() {
        Act::Asks(Ask::Envelope) => Ok(provision.holds(facts, [Effect::EnvelopeShows(item)])),
        Act::CloseEnvelope(envelope) => {
            let Some(shows) = &envelope.shows else {
                return Ok(vec![]);
            };
            if item == EnvelopeItem::DrawOffer && !offer_to_show(moment)? {
                return Ok(vec![]);
            }
            Ok(provision.decided(shows.contains(&item), facts, []))
        }
        _ => Ok(vec![]),
    }
}

/// Whether there is an offer of the kind that the edition wants on the envelope.
fn offer_to_show(moment: Moment<'_>) -> Result<bool, Unknown> {
    Ok(match moment.given(&moment.laws().params.envelope_offer) {
        Some(EnvelopeOffer::MadeBeforeAdjournment) => moment
            .past()
            .iter()
            .take_while(|step| !step.happenings.contains(&Happening::MoveSealed))
            .any(|step| step.happenings.contains(&Happening::Offered)),
        Some(EnvelopeOffer::StillCurrent) => moment.record().offer().is_some(),
        None => false,
    })
}
