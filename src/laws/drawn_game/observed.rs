//! A claim in a game of which there is no record.

use crate::game::{Effect, Fact, Facts, Finding, Happening, Measure};
use crate::laws::drawn_game::claim::to_examine;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter accept or reject a claim by what he saw himself, where nobody has recorded the game.
///
/// Source: M-227, beside Article A.2.
pub static CLAIM_BY_OBSERVATION: Provision = Provision {
    id: "claim-by-observation",
    rule: |laws| CLAIM_BY_OBSERVATION.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let free = moment.given(&moment.laws().params.players_record) == Some(false);
    if !free || moment.found_so_far(Finding::NoRecord) != Some(true) {
        return Ok(vec![]);
    }
    let Some((player, _)) = to_examine(moment)? else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let may = Effect::May(vec![Measure::DeclareDraw, Measure::RejectClaim]);
    Ok(CLAIM_BY_OBSERVATION.holds(facts, [may]))
}
