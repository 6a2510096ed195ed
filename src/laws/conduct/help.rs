//! Help from outside the game.

use crate::game::{Act, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids notes, other sources of information, advice and analysis on another board during play.
///
/// Source: Article 11.3.1.
pub static NO_OUTSIDE_HELP: Provision = Provision {
    id: "no-outside-help",
    rule: |laws| NO_OUTSIDE_HELP.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::HelpUsed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let (Act::UseHelp(help), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("help", *help);
    Ok(NO_OUTSIDE_HELP.holds(facts, [Effect::Forbidden(player)]))
}
