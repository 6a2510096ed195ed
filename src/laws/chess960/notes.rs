//! What the rules of Chess960 recommend and remark about castling.

use crate::laws::{Provision, Task};

/// Recommends how to castle by hand: the king beside the board first, then the rook, then the king.
///
/// Source: Article II.3.2.5.
pub static CHESS960_CASTLING_BY_HAND: Provision = Provision {
    id: "chess960-castling-by-hand",
    rule: |laws| CHESS960_CASTLING_BY_HAND.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Remarks that it is useful to announce castling.
///
/// Source: Article II.3.2.7.
pub static CHESS960_ANNOUNCE_CASTLING: Provision = Provision {
    id: "chess960-announce-castling",
    rule: |laws| CHESS960_ANNOUNCE_CASTLING.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Remarks that king or rook, but not both, may stay where they are.
///
/// Source: Article II.3.2.7.
pub static CHESS960_ONE_MAY_STAY: Provision = Provision {
    id: "chess960-one-may-stay",
    rule: |laws| CHESS960_ONE_MAY_STAY.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Remarks that castling may be possible on the first move.
///
/// Source: Article II.3.2.7.
pub static CHESS960_CASTLE_AT_ONCE: Provision = Provision {
    id: "chess960-castle-at-once",
    rule: |laws| CHESS960_CASTLE_AT_ONCE.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Remarks that squares may be filled that ordinary castling needs empty.
///
/// Source: Article II.3.2.7.
pub static CHESS960_FILLED_SQUARES: Provision = Provision {
    id: "chess960-filled-squares",
    rule: |laws| CHESS960_FILLED_SQUARES.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};
