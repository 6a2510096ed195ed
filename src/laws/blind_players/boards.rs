//! Two boards: an ordinary one and one that can be read by touch.

use super::{rule, unseeing};
use crate::edition::{since, years::*};
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Lets the organiser, after consulting the arbiter, adapt the rules of this appendix to local circumstances.
///
/// Source: Appendix D (2014–), E.1 (2009), F (before), before its numbered articles.
pub static LOCAL_ADAPTATION: Provision = Provision {
    id: "local-adaptation",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1"),
        since(L2014, "D"),
        since(L2017, "D"),
    ],
    rule,
    role: Role::Defines(None),
    yields_to: &[],
};

/// Gives either player the right to two boards where one of them is visually disabled and the other is not.
///
/// Source: Article D.1 (2017–), Appendix D (2014), E.1 (2009), F (before).
pub static TWO_BOARDS: Provision = Provision {
    id: "two-boards",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1"),
        since(L2014, "D"),
        since(L2017, "D.1"),
    ],
    rule,
    role: Role::Decides(When {
        on: &[Happening::TwoBoardsAsked],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

/// Fixes how large the special board is at least.
///
/// Source: Article D.1.1 (2017–), Appendix D (2014), E.1a (2009), F (before).
pub static SPECIAL_BOARD_SIZE: Provision = Provision {
    id: "special-board-size",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1a"),
        since(L2014, "D"),
        since(L2017, "D.1.1"),
    ],
    rule,
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes that the black squares of the special board are slightly raised.
///
/// Source: Article D.1.2 (2017–), Appendix D (2014), E.1b (2009), F (before).
pub static SPECIAL_BOARD_SQUARES: Provision = Provision {
    id: "special-board-squares",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1b"),
        since(L2014, "D"),
        since(L2017, "D.1.2"),
    ],
    rule,
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes that every square of the special board has an aperture that holds a piece.
///
/// Source: Article D.1.3 (2017–), Appendix D (2014), E.1c (2009), F (before).
pub static SPECIAL_BOARD_APERTURES: Provision = Provision {
    id: "special-board-apertures",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1c"),
        since(L2014, "D"),
        since(L2017, "D.1.3"),
    ],
    rule,
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes that every piece of the special board has a peg for the aperture.
///
/// Source: Article D.1.4.1 (2017–), Appendix D (2014), E.1d (2009), F (before).
pub static SPECIAL_PIECES_PEGGED: Provision = Provision {
    id: "special-pieces-pegged",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1d"),
        since(L2014, "D"),
        since(L2017, "D.1.4.1"),
    ],
    rule,
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes the design of the special pieces, and that the black ones bear a mark.
///
/// Source: Article D.1.4.2 (2017–), Appendix D (2014), E.1e (2009), F (before).
pub static SPECIAL_PIECES_MARKED: Provision = Provision {
    id: "special-pieces-marked",
    numbers: &[
        since(L1997, "F"),
        since(L2009, "E.1e"),
        since(L2014, "D"),
        since(L2017, "D.1.4.2"),
    ],
    rule,
    role: Role::Defines(None),
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
