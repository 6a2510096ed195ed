//! Help from outside the game.

use crate::edition::{since, years::*};
use crate::game::{Act, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Forbids notes, other sources of information, advice and analysis on another board during play.
///
/// Source: Article 11.3.1 (2017–), 11.3a (2014), 12.3a (2009), 12.2a (2005), 12.2 (before).
pub static NO_OUTSIDE_HELP: Provision = Provision {
    id: "no-outside-help",
    numbers: &[
        since(L1997, "12.2"),
        since(L2005, "12.2a"),
        since(L2009, "12.3a"),
        since(L2014, "11.3a"),
        since(L2017, "11.3.1"),
    ],
    rule: |laws| NO_OUTSIDE_HELP.where_numbered(laws),
    role: Role::Decides(When {
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
        .with("help", Fact::Word(help.name()));
    Ok(NO_OUTSIDE_HELP.holds(facts, [Effect::Forbidden(player)]))
}
