//! The moves of the pieces. Source: Article 3.

mod allowed;
mod bars;
mod capture;
mod illegal_position;
mod king;
mod legal_move;
mod pawns;
mod pieces;
mod tried;

pub(in crate::laws) use bars::barred;
pub(in crate::laws) use capture::barred_square;
pub use illegal_position::{ILLEGAL_POSITION, Unreachable};
pub use legal_move::LEGAL_MOVE;
pub(in crate::laws) use tried::{CASTLING_TRIED_ON, TRIED_ON, tried};

use crate::laws::Chapter;

/// The moves of the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "moves",
    provisions: &[
        &capture::OWN_SQUARE,
        &capture::CAPTURE,
        &capture::ATTACK,
        &capture::BOUND_PIECE_ATTACKS,
        &pieces::BISHOP_MOVE,
        &pieces::ROOK_MOVE,
        &pieces::QUEEN_MOVE,
        &pieces::NO_PASSING_OVER,
        &pieces::KNIGHT_MOVE,
        &pawns::PAWN_STEP,
        &pawns::PAWN_DOUBLE_STEP,
        &pawns::PAWN_CAPTURE,
        &pawns::EN_PASSANT,
        &bars::EN_PASSANT_AT_ONCE,
        &pawns::PROMOTION,
        &pawns::PROMOTION_PIECES,
        &pawns::PROMOTION_AT_ONCE,
        &king::KING_MOVE,
        &king::CASTLING,
        &bars::CASTLING_RIGHT_LOST,
        &king::CASTLING_KING_HAS_MOVED,
        &king::CASTLING_ROOK_HAS_MOVED,
        &bars::CASTLING_PREVENTED,
        &king::CASTLING_WAY_ATTACKED,
        &king::CASTLING_PIECE_BETWEEN,
        &king::CHECK,
        &bars::OWN_KING_SAFE,
        &legal_move::LEGAL_MOVE,
        &allowed::MOVES_ALLOWED,
        &legal_move::ILLEGAL_MOVE_DEFINED,
        &illegal_position::ILLEGAL_POSITION,
    ],
};
