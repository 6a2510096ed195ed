//! The moves of the pieces. Source: Article 3.

mod bars;
mod legal_move;

pub use bars::{CASTLING_PREVENTED, CASTLING_RIGHT_LOST, EN_PASSANT_AT_ONCE, OWN_KING_SAFE};
pub(in crate::laws) use legal_move::key;
pub use legal_move::{ILLEGAL_MOVE_DEFINED, LEGAL_MOVE};

use crate::laws::Chapter;

/// The moves of the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "moves",
    provisions: &[
        &EN_PASSANT_AT_ONCE,
        &CASTLING_RIGHT_LOST,
        &CASTLING_PREVENTED,
        &OWN_KING_SAFE,
        &LEGAL_MOVE,
        &ILLEGAL_MOVE_DEFINED,
    ],
};
