//! Irregularities. Source: Article 7.

mod after_the_end;
pub(in crate::laws) mod counting;
mod displaced;
mod displaced_usual;
pub(in crate::laws) mod excuse;
pub(in crate::laws) mod found;
mod gained;
mod illegal_move;
mod like_illegal;
pub(in crate::laws) mod penalty;
pub(in crate::laws) mod pointed_at;
mod position_seen;
mod promotion_omitted;
mod queen_mates;
mod replacement_move;
mod set_up;
mod times;
pub(in crate::laws) mod window;

pub use displaced::DISPLACED_FOUND;
pub(in crate::laws) use displaced::displacement_pointed_out;
pub(in crate::laws) use illegal_move::waits_for_the_press;
pub use illegal_move::{ILLEGAL_MOVE, ILLEGAL_MOVE_TAKEN_BACK};
pub use like_illegal::{PRESS_WITHOUT_MOVE, TWO_HANDS};
pub(in crate::laws) use pointed_at::ruled_already;
pub use promotion_omitted::PROMOTION_OMITTED;
pub(in crate::laws) use set_up::is_refuted;

use crate::laws::Chapter;

/// Irregularities.
pub static CHAPTER: Chapter = Chapter {
    id: "irregularities",
    provisions: &[
        &times::TIMES_AFTER_RESTORING,
        &set_up::WRONG_INITIAL_POSITION,
        &set_up::SET_UP_CLAIM_WRONG,
        &after_the_end::SET_UP_FOUND_AFTER_THE_END,
        &set_up::BOARD_TURNED,
        &set_up::COLOURS_REVERSED,
        &after_the_end::COLOURS_FOUND_AFTER_THE_END,
        &displaced::DISPLACED_RESTORED,
        &displaced::DISPLACED_HELP,
        &displaced_usual::DISPLACED_NOT_PRESSED_BACK,
        &displaced::DISPLACED_PENALTY,
        &displaced_usual::DISPLACED_COSTS_TIME,
        &displaced_usual::ACCIDENT_LOSES_NOTHING,
        &illegal_move::ILLEGAL_MOVE,
        &illegal_move::ILLEGAL_MOVE_TAKEN_BACK,
        &replacement_move::REPLACEMENT_MOVE,
        &position_seen::ILLEGAL_POSITION_FOUND,
        &after_the_end::FOUND_AFTER_THE_END,
        &promotion_omitted::PROMOTION_OMITTED,
        &queen_mates::QUEEN_MATES_FIRST,
        &like_illegal::PRESS_WITHOUT_MOVE,
        &like_illegal::TWO_HANDS,
        &like_illegal::TWO_HANDS_AT_THE_END,
        &counting::ILLEGAL_ACT_COUNTS,
        &penalty::ILLEGAL_MOVE_SANCTION,
        &penalty::ILLEGAL_MOVE_DRAW,
        &gained::INCREMENT_GAINED,
        &displaced::DISPLACED_FOUND,
    ],
};
