//! Distracting or annoying the opponent.

use crate::edition::DistractionKind;
use crate::game::{
    Act, Device, DeviceState, Disturbance, Effect, Facts, Finding, Happening, OfferDraw, words,
};
use crate::laws::conduct::EATING_AT_THE_BOARD;
use crate::laws::conduct::breach::{about, culprits};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids to distract or annoy the opponent in any way.
///
/// Whether an act does so is for the arbiter to find, except where the article names it: a source of noise in the playing area.
/// A finding about an earlier event decides about that event, be it an offer, a claim or anything else.
///
/// Source: Article 11.5.
pub static DISTRACTION: Provision = Provision {
    id: "distraction",
    rule: |laws| {
        let includes = &laws.params.distraction_includes;
        let named = |kind| includes.includes(&kind);
        Some(
            Facts::new()
                .with("claims", named(DistractionKind::UnreasonableClaims))
                .with("noise", named(DistractionKind::NoiseSource))
                .no_surer_than(includes),
        )
    },
    task: Task::Forbids(When {
        on: &[
            Happening::Disturbed,
            Happening::Offered,
            Happening::DeviceShown,
            Happening::Found,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What distracts: a source of noise, a repeated offer, a device, an unreasonable claim, or any other conduct.
    enum Distracts { NoiseSource, Offer, Device, Claim, Conduct }

    /// What does not distract: a claim that is not unreasonable, or any other conduct.
    enum Harmless { Claim, Conduct }
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let players = culprits(moment);
    if players.is_empty() {
        return Ok(vec![]);
    }
    let by_name = moment
        .given(&laws.params.distraction_includes)
        .is_some_and(|kinds| kinds.contains(&DistractionKind::NoiseSource));
    let (what, so) = match moment.act() {
        Act::Disturb(Disturbance::NoiseSource) if by_name => (Distracts::NoiseSource, true),
        Act::Disturb(_) if moment.holds(&EATING_AT_THE_BOARD)? => return Ok(vec![]),
        Act::Disturb(_) => (Distracts::Conduct, moment.found(Finding::Distraction)?),
        Act::OfferDraw(OfferDraw { repeated: true, .. }) => {
            (Distracts::Offer, moment.found(Finding::Distraction)?)
        }
        // where the edition has no rule of its own on devices
        Act::Device(Device {
            state: DeviceState::Sounding,
            approved: false,
            before_the_game: false,
            ..
        }) if moment.given(&laws.params.device).is_none() => {
            (Distracts::Device, moment.found(Finding::Distraction)?)
        }
        Act::Finds(Finding::Distraction, so) => match found_of_a_claim(moment) {
            true => (Distracts::Claim, *so),
            false => (Distracts::Conduct, *so),
        },
        _ => return Ok(vec![]),
    };
    let facts = about(&players);
    if !so {
        let harmless = match what {
            Distracts::Claim => Harmless::Claim,
            _ => Harmless::Conduct,
        };
        return Ok(DISTRACTION.fails(facts.with("what", harmless)));
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Forbidden).collect();
    Ok(DISTRACTION.holds(facts.with("what", what), effects))
}

/// Whether what is found is found of a claim, where the edition names unreasonable claims.
fn found_of_a_claim(moment: Moment<'_>) -> bool {
    let meant = moment.event_at(moment.about()).map(|event| &event.act);
    let named = moment.given(&moment.laws().params.distraction_includes);
    matches!(meant, Some(Act::ClaimDraw(_)))
        && named.is_some_and(|kinds| kinds.contains(&DistractionKind::UnreasonableClaims))
}
