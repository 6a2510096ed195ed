//! Irregularities. Source: Article 7.

mod after_the_end;
pub(in crate::laws) mod counting;
mod displaced;
pub(in crate::laws) mod found;
mod gained;
mod illegal_move;
mod like_illegal;
pub(in crate::laws) mod penalty;
mod pointed_at;
mod promotion_omitted;
mod replacement_move;
mod set_up;
mod times;
pub(in crate::laws) mod window;

pub use after_the_end::FOUND_AFTER_THE_END;
pub use counting::ILLEGAL_ACT_COUNTS;
pub use displaced::{DISPLACED_FOUND, DISPLACED_HELP, DISPLACED_PENALTY, DISPLACED_RESTORED};
pub use gained::INCREMENT_GAINED;
pub use illegal_move::{ILLEGAL_MOVE, ILLEGAL_MOVE_TAKEN_BACK};
pub use like_illegal::{PRESS_WITHOUT_MOVE, TWO_HANDS};
pub use penalty::{ILLEGAL_MOVE_DRAW, ILLEGAL_MOVE_SANCTION};
pub use promotion_omitted::PROMOTION_OMITTED;
pub use replacement_move::REPLACEMENT_MOVE;
pub use set_up::{BOARD_TURNED, COLOURS_REVERSED, WRONG_INITIAL_POSITION};
pub use times::TIMES_AFTER_RESTORING;

use crate::laws::Chapter;

/// Irregularities.
pub static CHAPTER: Chapter = Chapter {
    id: "irregularities",
    provisions: &[
        &TIMES_AFTER_RESTORING,
        &WRONG_INITIAL_POSITION,
        &BOARD_TURNED,
        &COLOURS_REVERSED,
        &DISPLACED_RESTORED,
        &DISPLACED_HELP,
        &DISPLACED_PENALTY,
        &ILLEGAL_MOVE,
        &ILLEGAL_MOVE_TAKEN_BACK,
        &REPLACEMENT_MOVE,
        &FOUND_AFTER_THE_END,
        &PROMOTION_OMITTED,
        &PRESS_WITHOUT_MOVE,
        &TWO_HANDS,
        &ILLEGAL_ACT_COUNTS,
        &ILLEGAL_MOVE_SANCTION,
        &ILLEGAL_MOVE_DRAW,
        &INCREMENT_GAINED,
        &DISPLACED_FOUND,
    ],
};
