//! Chess960: its start positions and its castling. Source: Guidelines II (2017–), Appendix F (2009–2014).

mod castling;
mod notes;
mod start;
mod ways;

use crate::laws::Chapter;

/// Chess960.
pub static CHAPTER: Chapter = Chapter {
    id: "chess960",
    provisions: &[
        &start::CHESS960_GAME,
        &start::CHESS960_SET_UP,
        &start::CHESS960_KING_BETWEEN_ROOKS,
        &start::CHESS960_OPPOSITE_BISHOPS,
        &start::CHESS960_MIRRORED,
        &castling::CHESS960_CASTLE_ONCE,
        &ways::CHESS960_DOUBLE_MOVE,
        &ways::CHESS960_TRANSPOSITION,
        &ways::CHESS960_KING_MOVE_ONLY,
        &ways::CHESS960_ROOK_MOVE_ONLY,
        &notes::CHESS960_CASTLING_BY_HAND,
        &castling::CHESS960_ENDS_AS_EVER,
        &castling::CHESS960_FINAL_SQUARES,
        &notes::CHESS960_ANNOUNCE_CASTLING,
        &notes::CHESS960_ONE_MAY_STAY,
        &notes::CHESS960_CASTLE_AT_ONCE,
        &castling::CHESS960_EMPTY_SQUARES,
        &notes::CHESS960_FILLED_SQUARES,
    ],
};
