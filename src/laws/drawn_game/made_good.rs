//! A claim with an intended move that is not written down.

use crate::game::{Duty, Effect, Fact, Facts, Happening};
use crate::laws::drawn_game::CLAIM_BEFORE_THE_PRESS;
use crate::laws::drawn_game::claim::{lacks_only_writing, to_examine};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter tell a claimant to make the claim good, where nothing is amiss with it but that the intended move is not written.
///
/// Nothing is examined until then, and the move that was only named does not bind.
///
/// Reading: it is taught that the claim is better not rejected, which is advice; who rejects it still rules by the letter.
///
/// Source: M-160, beside Articles 9.2.1 and 9.3.1.
pub static CLAIM_MADE_GOOD: Provision = Provision {
    id: "claim-made-good",
    rule: |laws| CLAIM_MADE_GOOD.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&CLAIM_BEFORE_THE_PRESS],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some((player, claim)) = to_examine(moment)? else {
        return Ok(vec![]);
    };
    if !lacks_only_writing(player, claim, moment)? {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with_some("move", claim.intended.clone().map(Fact::Move));
    Ok(CLAIM_MADE_GOOD.holds(facts, [Effect::Must(Duty::HaveClaimMadeGood)]))
}
