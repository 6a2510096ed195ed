//! The act of moving the pieces. Source: Article 4.

mod adjusting;
mod away;
mod begun;
mod bound;
mod breach;
mod castling;
mod complaint;
mod contact;
mod duty;
mod enforced;
mod exchange;
mod hands;
mod made;
mod promotion;
mod touch_move;
mod touches;
mod unfinished;
mod warned;

pub(in crate::laws) use adjusting::adjusted_properly;
pub(in crate::laws) use begun::castling_begun;
pub(in crate::laws) use bound::{Bound, broken, duties, satisfies};
pub use castling::KING_RELEASED;
pub(in crate::laws) use contact::accident;
pub(in crate::laws) use duty::{Duty, duty};
pub use enforced::TOUCH_MOVE_BROKEN;
pub(in crate::laws) use enforced::{
    arbiter_acts, touching_broken, touching_claimed, touching_left_to_opponent,
};
pub(in crate::laws) use exchange::exchange_noticed;
pub use made::RELEASED_PIECE;
pub(in crate::laws) use unfinished::{castling_unfinished, no_surer_than_unfinished};

use crate::laws::{Chapter, Provision};

/// The act of moving the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "act-of-moving",
    provisions: &[
        &hands::ONE_HAND,
        &adjusting::ADJUSTING,
        &adjusting::ADJUSTING_OUT_OF_TURN,
        &adjusting::ADJUSTING_ON_OWN_TIME,
        &adjusting::KNIGHTS_FACE,
        &away::ARBITER_TOLD_OF_ADJUSTING,
        &adjusting::OTHER_CONTACT,
        &touch_move::TOUCHED_OWN,
        &touch_move::TOUCHED_ENEMY,
        &touch_move::TOUCHED_BOTH,
        &enforced::TOUCH_MOVE_BROKEN,
        &warned::TOUCH_BREACH_WARNED,
        &castling::KING_AND_ROOK,
        &castling::ROOK_THEN_KING,
        &castling::CASTLING_TOUCHED_ILLEGAL,
        &promotion::PROMOTION_CHOICE_FINAL,
        &touch_move::NOTHING_USABLE,
        &promotion::PROMOTION_WITHOUT_PUSHING,
        &promotion::PROMOTION_ORDER,
        &promotion::PROMOTION_CAPTURES,
        &made::RELEASED_PIECE,
        &warned::SHIFTING_WARNED,
        &made::CAPTURE_MADE,
        &made::CASTLING_MADE,
        &castling::KING_RELEASED,
        &made::PROMOTION_MADE,
        &complaint::COMPLAINT_LOST,
        &hands::ASSISTANT_FOR_MOVING,
        &hands::MOVER_TOO_LATE,
    ],
};

/// Whether a provision tells what a touch binds to, so that a further touch of the same move is decided anew with it.
fn is_touching(provision: &Provision) -> bool {
    [
        &touch_move::TOUCHED_OWN,
        &touch_move::TOUCHED_ENEMY,
        &touch_move::TOUCHED_BOTH,
        &castling::KING_AND_ROOK,
        &castling::ROOK_THEN_KING,
        &castling::CASTLING_TOUCHED_ILLEGAL,
        &promotion::PROMOTION_CHOICE_FINAL,
    ]
    .contains(&provision)
}
