//! A draw claim that comes before the opponent has pressed the clock.

use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::drawn_game::claim::to_examine;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Turns a draw claim away that comes before the claimant's own clock runs, that is before the opponent has pressed it.
///
/// Reading: that such a claim comes too early is taught, what it costs is not; so it costs nothing, and may be made once the clock
/// runs. The alternative treats it as a claim of the player who has not the move, which is wrong and costs time.
///
/// Source: M-159, beside Articles 9.2 and 9.3.
pub static CLAIM_BEFORE_THE_PRESS: Provision = Provision {
    id: "claim-before-the-press",
    rule: |laws| CLAIM_BEFORE_THE_PRESS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = to_examine(moment)? else {
        return Ok(vec![]);
    };
    if !moment.waits_for_the_press(player) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(CLAIM_BEFORE_THE_PRESS.holds(facts, [Effect::ClaimRejected, Effect::PlayOn]))
}
