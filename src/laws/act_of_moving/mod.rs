//! The act of moving the pieces. Source: Article 4.

mod duty;
mod made;
mod touch_move;

pub(in crate::laws) use duty::{Duty, duty};
pub use made::{CAPTURE_MADE, CASTLING_MADE, PROMOTION_MADE, RELEASED_PIECE};
pub use touch_move::{NOTHING_USABLE, TOUCHED_BOTH, TOUCHED_ENEMY, TOUCHED_OWN};

use crate::laws::Chapter;

/// The act of moving the pieces.
pub static CHAPTER: Chapter = Chapter {
    id: "act-of-moving",
    provisions: &[
        &TOUCHED_OWN,
        &TOUCHED_ENEMY,
        &TOUCHED_BOTH,
        &NOTHING_USABLE,
        &RELEASED_PIECE,
        &CAPTURE_MADE,
        &CASTLING_MADE,
        &PROMOTION_MADE,
    ],
};
