//! The chessclock. Source: Article 6.

mod assistant;
mod both_flags;
mod completed;
mod control;
mod default_claim;
mod default_time;
mod defects;
mod definitions;
mod display;
mod draw_first;
pub(in crate::laws) mod fallen;
mod first_flag;
pub(in crate::laws) mod flag;
pub(in crate::laws) mod flag_fall;
mod lateness;
mod lateness_counted;
mod lateness_excused;
mod pressing;
mod readings;
mod screens;
mod start;
mod stopping;

pub(in crate::laws) use assistant::too_late;
pub use both_flags::{LAST_PERIOD_FLAGS, OTHER_PERIOD_FLAGS};
pub(in crate::laws) use completed::completed_by_next_move;
pub(in crate::laws) use control::{answer, period_played};
pub use default_time::DEFAULT_TIME;
pub use defects::WRONG_SETTING_CORRECTED;
pub use display::{INCREMENT_MODE, TIME_CARRIED_OVER};
pub use draw_first::UNCLAIMED_DRAW_BEFORE_FLAG;
pub use flag::FLAG_COUNTS;
pub use flag_fall::{FLAG_AFTER_THE_END, FLAG_FALL, FLAG_FALL_DRAW};
pub(in crate::laws) use lateness::{comes_in_time, may_come_late};
pub(in crate::laws) use readings::after_ruling;
pub(in crate::laws) use start::not_begun;
pub(in crate::laws) use stopping::shown_now;

use crate::laws::Chapter;

/// The chessclock.
pub static CHAPTER: Chapter = Chapter {
    id: "clock",
    provisions: &[
        &definitions::CHESSCLOCK,
        &definitions::FLAG_DEFINED,
        &readings::CLOCKS_STAND,
        &completed::MOVE_COMPLETED,
        &completed::COMPLETED_BY_THE_END,
        &completed::COMPLETED_BY_NEXT_MOVE,
        &pressing::PRESS_ALWAYS_ALLOWED,
        &pressing::PRESS_SAME_HAND,
        &pressing::NO_HOVERING,
        &pressing::CLOCK_HANDLING,
        &assistant::CLOCK_ASSISTANT,
        &assistant::ASSISTANT_TIME_USUAL,
        &assistant::CLOCK_ASSISTANT_TOO_LATE,
        &assistant::OPPONENT_AS_ASSISTANT,
        &definitions::TIME_CONTROL,
        &display::TIME_CARRIED_OVER,
        &display::INCREMENT_MODE,
        &display::DELAY_MODE,
        &control::MOVES_CHECKED,
        &first_flag::FIRST_FLAG,
        &start::CLOCK_PLACE,
        &start::BOARD_TURNED_FOR_CLOCK,
        &start::WHITE_CLOCK_STARTED,
        &default_time::DEFAULT_TIME,
        &lateness_excused::LATENESS_EXCUSED,
        &default_claim::DEFAULT_CLAIM,
        &lateness_counted::LATENESS_COUNTED,
        &start::BOTH_ABSENT_AT_START,
        &flag::FLAG_COUNTS,
        &flag::FLAG_CLAIM_WRONG,
        &flag_fall::FLAG_FALL,
        &flag_fall::FLAG_FALL_DRAW,
        &flag_fall::FLAG_AFTER_THE_END,
        &draw_first::UNCLAIMED_DRAW_BEFORE_FLAG,
        &defects::CLOCK_CONCLUSIVE,
        &defects::CLOCK_REPLACED,
        &defects::WRONG_SETTING_CORRECTED,
        &stopping::ARBITER_STOPS_CLOCKS,
        &stopping::PLAYER_STOPS_CLOCKS,
        &stopping::ARBITER_RESTARTS,
        &stopping::STOP_WITHOUT_REASON,
        &screens::SCREENS_ALLOWED,
        &screens::NO_CLAIM_FROM_SCREEN,
        &both_flags::OTHER_PERIOD_FLAGS,
        &both_flags::LAST_PERIOD_FLAGS,
    ],
};
