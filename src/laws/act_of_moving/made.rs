//! When a move has been made on the board, and when a released piece binds.

use crate::edition::{Edition::*, Laws, since};
use crate::game::Facts;
use crate::laws::{Provision, Role};

/// Fixes that a piece released on a square, as a legal move or part of one, stays there.
///
/// Source: Article 4.7 (2014–), 4.6 (2005–2009), 4.7 (before).
pub static RELEASED_PIECE: Provision = Provision {
    id: "released-piece",
    numbers: &[
        since(L1997, "4.7"),
        since(L2005, "4.6"),
        since(L2014, "4.7"),
    ],
    rule: |laws| in_force(&RELEASED_PIECE, laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes when a capture has been made: the captured piece is off the board and the capturing one released.
///
/// Source: Article 4.7.1 (2017–), 4.7a (2014), 4.6a (2009).
pub static CAPTURE_MADE: Provision = Provision {
    id: "capture-made",
    numbers: &[
        since(L2009, "4.6a"),
        since(L2014, "4.7a"),
        since(L2017, "4.7.1"),
    ],
    rule: |laws| in_force(&CAPTURE_MADE, laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes when castling has been made: the rook is released where the king passed. The king alone binds to that castling.
///
/// Source: Article 4.7.2 (2017–), 4.7b (2014), 4.6b (2009).
pub static CASTLING_MADE: Provision = Provision {
    id: "castling-made",
    numbers: &[
        since(L2009, "4.6b"),
        since(L2014, "4.7b"),
        since(L2017, "4.7.2"),
    ],
    rule: |laws| in_force(&CASTLING_MADE, laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes when a promotion has been made: the new piece is released on the last rank and the pawn is off the board.
///
/// Source: Article 4.7.3 (2017–), 4.7c (2014), 4.6c (2009).
pub static PROMOTION_MADE: Provision = Provision {
    id: "promotion-made",
    numbers: &[
        since(L2009, "4.6c"),
        since(L2014, "4.7c"),
        since(L2017, "4.7.3"),
    ],
    rule: |laws| in_force(&PROMOTION_MADE, laws),
    role: Role::Defines(None),
    yields_to: &[],
};

fn in_force(provision: &'static Provision, laws: &Laws) -> Option<Facts> {
    provision.number(laws.edition).map(|_| Facts::new())
}
