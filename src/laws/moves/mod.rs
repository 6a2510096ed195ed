//! The moves of the pieces. Source: Article 3.

mod bars;
mod capture;
mod illegal_position;
mod king;
mod legal_move;
mod pawns;
mod pieces;
mod tried;

pub(in crate::laws) use bars::barred;
pub use bars::{CASTLING_PREVENTED, CASTLING_RIGHT_LOST, EN_PASSANT_AT_ONCE, OWN_KING_SAFE};
pub(in crate::laws) use capture::barred_square;
pub use capture::{ATTACK, BOUND_PIECE_ATTACKS, CAPTURE, OWN_SQUARE};
pub use illegal_position::{ILLEGAL_POSITION, Unreachable};
pub use king::{
    CASTLING, CASTLING_KING_HAS_MOVED, CASTLING_PIECE_BETWEEN, CASTLING_ROOK_HAS_MOVED,
    CASTLING_WAY_ATTACKED, CHECK, KING_MOVE,
};
pub use legal_move::{ILLEGAL_MOVE_DEFINED, LEGAL_MOVE};
pub use pawns::{
    EN_PASSANT, PAWN_CAPTURE, PAWN_DOUBLE_STEP, PAWN_STEP, PROMOTION, PROMOTION_AT_ONCE,
    PROMOTION_PIECES,
};
pub use pieces::{BISHOP_MOVE, KNIGHT_MOVE, NO_PASSING_OVER, QUEEN_MOVE, ROOK_MOVE};
pub(in crate::laws) use tried::{TRIED_ON, bars, bars_by, tried};

use crate::laws::Chapter;

/// The moves of the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "moves",
    provisions: &[
        &OWN_SQUARE,
        &CAPTURE,
        &ATTACK,
        &BOUND_PIECE_ATTACKS,
        &BISHOP_MOVE,
        &ROOK_MOVE,
        &QUEEN_MOVE,
        &NO_PASSING_OVER,
        &KNIGHT_MOVE,
        &PAWN_STEP,
        &PAWN_DOUBLE_STEP,
        &PAWN_CAPTURE,
        &EN_PASSANT,
        &EN_PASSANT_AT_ONCE,
        &PROMOTION,
        &PROMOTION_PIECES,
        &PROMOTION_AT_ONCE,
        &KING_MOVE,
        &CASTLING,
        &CASTLING_RIGHT_LOST,
        &CASTLING_KING_HAS_MOVED,
        &CASTLING_ROOK_HAS_MOVED,
        &CASTLING_PREVENTED,
        &CASTLING_WAY_ATTACKED,
        &CASTLING_PIECE_BETWEEN,
        &CHECK,
        &OWN_KING_SAFE,
        &LEGAL_MOVE,
        &ILLEGAL_MOVE_DEFINED,
        &ILLEGAL_POSITION,
    ],
};
