//! The chessclock. Source: Article 6.

mod both_flags;
mod completed;
pub(in crate::laws) mod flag;
pub(in crate::laws) mod flag_fall;

pub use both_flags::{LAST_PERIOD_FLAGS, OTHER_PERIOD_FLAGS};
pub(in crate::laws) use completed::completed_by_next_move;
pub use completed::{COMPLETED_BY_NEXT_MOVE, COMPLETED_BY_THE_END, MOVE_COMPLETED};
pub use flag::{FLAG_CLAIM_WRONG, FLAG_COUNTS};
pub use flag_fall::{FLAG_AFTER_THE_END, FLAG_FALL, FLAG_FALL_DRAW};

use crate::laws::Chapter;

/// The chessclock.
pub static CHAPTER: Chapter = Chapter {
    id: "clock",
    provisions: &[
        &MOVE_COMPLETED,
        &COMPLETED_BY_THE_END,
        &COMPLETED_BY_NEXT_MOVE,
        &FLAG_COUNTS,
        &FLAG_CLAIM_WRONG,
        &FLAG_FALL,
        &FLAG_FALL_DRAW,
        &FLAG_AFTER_THE_END,
        &OTHER_PERIOD_FLAGS,
        &LAST_PERIOD_FLAGS,
    ],
};
