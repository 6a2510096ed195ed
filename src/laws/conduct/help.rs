//! Help from outside the game.

use crate::game::{Act, Effect, Fact, Facts, Happening, Help, Request, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids notes, other sources of information, advice and analysis on another board during play.
///
/// A player who asks leave to use them does not get it.
///
/// Source: Article 11.3.1.
pub static NO_OUTSIDE_HELP: Provision = Provision {
    id: "no-outside-help",
    rule: |laws| NO_OUTSIDE_HELP.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::HelpUsed, Happening::Requested],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What a player used, or that he asks leave to use it.
    enum Used { Notes, Information, Advice, SecondBoard, Asked }
}

fn decide(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let used = match moment.act() {
        Act::UseHelp(Help::Notes) => Used::Notes,
        Act::UseHelp(Help::Information) => Used::Information,
        Act::UseHelp(Help::Advice) => Used::Advice,
        Act::UseHelp(Help::SecondBoard) => Used::SecondBoard,
        Act::Request(Request::UseNotes) => Used::Asked,
        _ => return Ok(vec![]),
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("help", used);
    Ok(NO_OUTSIDE_HELP.holds(facts, [Effect::Forbidden(player)]))
}
