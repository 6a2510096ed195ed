//! Two boards: an ordinary one and one that can be read by touch.

use super::{rule, unseeing};
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the organiser, after consulting the arbiter, adapt the rules of this appendix to local circumstances.
///
/// Source: Appendix D, before its numbered articles.
pub static LOCAL_ADAPTATION: Provision = Provision {
    id: "local-adaptation",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Gives either player the right to two boards where one of them is visually disabled and the other is not.
///
/// Source: Article D.1.
pub static TWO_BOARDS: Provision = Provision {
    id: "two-boards",
    rule,
    task: Task::Grants(When {
        on: &[Happening::TwoBoardsAsked],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

/// Fixes how large the special board is at least.
///
/// Source: Article D.1.1.
pub static SPECIAL_BOARD_SIZE: Provision = Provision {
    id: "special-board-size",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that the black squares of the special board are slightly raised.
///
/// Source: Article D.1.2.
pub static SPECIAL_BOARD_SQUARES: Provision = Provision {
    id: "special-board-squares",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that every square of the special board has an aperture that holds a piece.
///
/// Source: Article D.1.3.
pub static SPECIAL_BOARD_APERTURES: Provision = Provision {
    id: "special-board-apertures",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that every piece of the special board has a peg for the aperture.
///
/// Source: Article D.1.4.1.
pub static SPECIAL_PIECES_PEGGED: Provision = Provision {
    id: "special-pieces-pegged",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes the design of the special pieces, and that the black ones bear a mark.
///
/// Source: Article D.1.4.2.
pub static SPECIAL_PIECES_MARKED: Provision = Provision {
    id: "special-pieces-marked",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .no_surer_than(&laws.params.blind_rules)
        .with("player", Fact::Player(player));
    let one_only = unseeing(laws, player) != unseeing(laws, player.other());
    Ok(TWO_BOARDS.decided(one_only, facts, [Effect::UseTwoBoards]))
}
