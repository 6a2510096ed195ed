//! The act of moving the pieces. Source: Article 4.

mod adjusting;
mod bound;
mod castling;
mod complaint;
mod contact;
mod duty;
mod enforced;
mod hands;
mod made;
mod promotion;
mod touch_move;
mod touches;
mod unfinished;

pub(in crate::laws) use adjusting::adjusted_properly;
pub use adjusting::{ADJUSTING, ADJUSTING_ON_OWN_TIME, ADJUSTING_OUT_OF_TURN, OTHER_CONTACT};
pub use castling::{CASTLING_TOUCHED_ILLEGAL, KING_AND_ROOK, KING_RELEASED, ROOK_THEN_KING};
pub use complaint::COMPLAINT_LOST;
pub(in crate::laws) use contact::accident;
pub(in crate::laws) use duty::{Duty, duty};
pub use enforced::TOUCH_MOVE_BROKEN;
pub(in crate::laws) use enforced::touching_broken;
pub use hands::{ASSISTANT_FOR_MOVING, ONE_HAND};
pub use made::{CAPTURE_MADE, CASTLING_MADE, PROMOTION_MADE, RELEASED_PIECE};
pub use promotion::{
    PROMOTION_CAPTURES, PROMOTION_CHOICE_FINAL, PROMOTION_ORDER, PROMOTION_WITHOUT_PUSHING,
};
pub use touch_move::{NOTHING_USABLE, TOUCHED_BOTH, TOUCHED_ENEMY, TOUCHED_OWN};
pub(in crate::laws) use unfinished::castling_unfinished;

use crate::laws::{Chapter, Provision};

/// The act of moving the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "act-of-moving",
    provisions: &[
        &ONE_HAND,
        &ADJUSTING,
        &ADJUSTING_OUT_OF_TURN,
        &ADJUSTING_ON_OWN_TIME,
        &OTHER_CONTACT,
        &TOUCHED_OWN,
        &TOUCHED_ENEMY,
        &TOUCHED_BOTH,
        &TOUCH_MOVE_BROKEN,
        &KING_AND_ROOK,
        &ROOK_THEN_KING,
        &CASTLING_TOUCHED_ILLEGAL,
        &PROMOTION_CHOICE_FINAL,
        &NOTHING_USABLE,
        &PROMOTION_WITHOUT_PUSHING,
        &PROMOTION_ORDER,
        &PROMOTION_CAPTURES,
        &RELEASED_PIECE,
        &CAPTURE_MADE,
        &CASTLING_MADE,
        &KING_RELEASED,
        &PROMOTION_MADE,
        &COMPLAINT_LOST,
        &ASSISTANT_FOR_MOVING,
    ],
};

/// Whether a provision tells what a touch binds to, so that a further touch of the same move is decided anew with it.
fn is_touching(provision: &Provision) -> bool {
    [
        &TOUCHED_OWN,
        &TOUCHED_ENEMY,
        &TOUCHED_BOTH,
        &KING_AND_ROOK,
        &ROOK_THEN_KING,
        &CASTLING_TOUCHED_ILLEGAL,
        &PROMOTION_CHOICE_FINAL,
    ]
    .contains(&provision)
}
