//! Screens and demonstration boards: what they may show, and what nobody may build a claim on.

use crate::edition::ScreenBar;
use crate::game::{Act, Effect, Facts, Happening, ScreenClaim};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes that the position, the moves, their number and the clock times may be shown in the playing hall.
///
/// Source: Article 6.12.1.
pub static SCREENS_ALLOWED: Provision = Provision {
    id: "screens-allowed",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Rejects a claim that rests on what such a screen shows: on that alone, or at all, by edition.
///
/// Source: Article 6.12.2.
pub static NO_CLAIM_FROM_SCREEN: Provision = Provision {
    id: "no-claim-from-screen",
    rule: |laws| {
        let bar = &laws.params.screen_claims_barred;
        let word = *bar.value()?;
        Some(Facts::new().with("bar", word).no_surer_than(bar))
    },
    task: Task::Decides(When {
        on: &[Happening::ScreenClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let (Some(bar), Act::ClaimFromScreen(claim)) = (
        moment.given(&moment.laws().params.screen_claims_barred),
        moment.act(),
    ) else {
        return Ok(vec![]);
    };
    let rejected = match bar {
        ScreenBar::AnyUse => true,
        ScreenBar::SoleUse => *claim == ScreenClaim::Alone,
    };
    let facts = Facts::new().with("bar", bar);
    Ok(NO_CLAIM_FROM_SCREEN.decided(rejected, facts, [Effect::ClaimRejected]))
}
