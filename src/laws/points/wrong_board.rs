//! A player at another board than his in a match of teams.

use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the board of a player who sits at the wrong one in a match of teams to the other team; the game itself counts as played.
///
/// Source: M-274, beside Article 10.1.
pub static WRONG_BOARD_LOST: Provision = Provision {
    id: "wrong-board-lost",
    rule: |laws| WRONG_BOARD_LOST.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::SatWrongly],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(WRONG_BOARD_LOST.holds(facts, [Effect::MatchBoardLost(player)]))
}
