//! What the rules of Chess960 recommend and remark about castling.

use crate::edition::{since, years::*};
use crate::laws::{Provision, Role};

/// Recommends how to castle by hand: the king beside the board first, then the rook, then the king.
///
/// Source: Guidelines II.3.2.5.1 (2017–2018), II.3.2.5 (2023), F.3b (2009–2014).
pub static CHESS960_CASTLING_BY_HAND: Provision = Provision {
    id: "chess960-castling-by-hand",
    numbers: &[
        since(L2009, "F.3b"),
        since(L2017, "II.3.2.5.1"),
        since(L2023, "II.3.2.5"),
    ],
    rule: |laws| CHESS960_CASTLING_BY_HAND.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Remarks that it is useful to announce castling.
///
/// Source: Guidelines II.3.2.7.1 (2017–2018), II.3.2.7 (2023), F.3b (2009–2014).
pub static CHESS960_ANNOUNCE_CASTLING: Provision = Provision {
    id: "chess960-announce-castling",
    numbers: &[
        since(L2009, "F.3b"),
        since(L2017, "II.3.2.7.1"),
        since(L2023, "II.3.2.7"),
    ],
    rule: |laws| CHESS960_ANNOUNCE_CASTLING.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Remarks that king or rook, but not both, may stay where they are.
///
/// Source: Guidelines II.3.2.7.2 (2017–2018), II.3.2.7 (2023), F.3b (2009–2014).
pub static CHESS960_ONE_MAY_STAY: Provision = Provision {
    id: "chess960-one-may-stay",
    numbers: &[
        since(L2009, "F.3b"),
        since(L2017, "II.3.2.7.2"),
        since(L2023, "II.3.2.7"),
    ],
    rule: |laws| CHESS960_ONE_MAY_STAY.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Remarks that castling may be possible on the first move.
///
/// Source: Guidelines II.3.2.7.3 (2017–2018), II.3.2.7 (2023), F.3b (2009–2014).
pub static CHESS960_CASTLE_AT_ONCE: Provision = Provision {
    id: "chess960-castle-at-once",
    numbers: &[
        since(L2009, "F.3b"),
        since(L2017, "II.3.2.7.3"),
        since(L2023, "II.3.2.7"),
    ],
    rule: |laws| CHESS960_CASTLE_AT_ONCE.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Remarks that squares may be filled that ordinary castling needs empty.
///
/// Source: Guidelines II.3.2.7.5 (2017–2018), II.3.2.7 (2023), F.3b (2009–2014).
pub static CHESS960_FILLED_SQUARES: Provision = Provision {
    id: "chess960-filled-squares",
    numbers: &[
        since(L2009, "F.3b"),
        since(L2017, "II.3.2.7.5"),
        since(L2023, "II.3.2.7"),
    ],
    rule: |laws| CHESS960_FILLED_SQUARES.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};
