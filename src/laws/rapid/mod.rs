//! Rapid chess, and what blitz shares with it. Source: Appendix A (2009–), Appendix B (before).

mod arbiter_calls_flag;
pub(in crate::laws) mod class;
pub use class::class_of;
pub(in crate::laws) mod corrected_by_agreement;
mod first_illegal_move_loses;
mod illegal_position;
pub(in crate::laws) mod late_illegal_move;
mod misplaced_may_not_castle;
pub(in crate::laws) mod penalties;
mod recording;
pub(in crate::laws) mod regime;
mod set_up;
mod time_win;
mod touch_rulings;
pub(in crate::laws) mod views;

pub use first_illegal_move_loses::FIRST_ILLEGAL_MOVE_LOSES;
pub use set_up::{CLOCK_SETTING_SAVES_SCHEDULE, CLOCK_SETTING_STANDS, SET_UP_STANDS};
pub use time_win::{BOTH_FLAGS_BAR_CLAIMS, TIME_WIN_NEEDS_OWN_TIME};
pub use touch_rulings::TOUCH_RULINGS_ON_REQUEST;

use crate::laws::Chapter;

/// Rapid chess.
pub static CHAPTER: Chapter = Chapter {
    id: "rapid",
    provisions: &[
        &class::RAPID_CLASS,
        &class::STANDARD_CLASS,
        &recording::RECORDING_NOT_REQUIRED,
        &recording::CLAIMS_WITHOUT_SCORESHEET,
        &recording::SCORESHEET_ON_REQUEST,
        &penalties::RAPID_PENALTIES,
        &regime::RAPID_FULL_RULES,
        &regime::RAPID_GAMES_RECORDED,
        &views::RAPID_RECORD_VIEWS,
        &views::RAPID_TOO_MANY_VIEWS,
        &views::RECORD_SEEN_ON_OWN_TIME,
        &regime::RAPID_LIMITED_RULES,
        &set_up::CLOCK_SETTING_STANDS,
        &set_up::CLOCK_SETTING_SAVES_SCHEDULE,
        &set_up::SET_UP_STANDS,
        &misplaced_may_not_castle::MISPLACED_MAY_NOT_CASTLE,
        &touch_rulings::TOUCH_RULINGS_ON_REQUEST,
        &late_illegal_move::ILLEGAL_MOVE_STANDS,
        &late_illegal_move::ILLEGAL_MOVE_NEEDS_CLAIM,
        &first_illegal_move_loses::FIRST_ILLEGAL_MOVE_LOSES,
        &corrected_by_agreement::ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT,
        &time_win::TIME_WIN_CLAIM,
        &time_win::BOTH_FLAGS_BAR_CLAIMS,
        &time_win::TIME_WIN_NEEDS_OWN_TIME,
        &time_win::BOTH_FLAGS_DRAW,
        &illegal_position::ILLEGAL_POSITION_WAIT,
        &illegal_position::ILLEGAL_POSITION_DRAW,
        &illegal_position::ILLEGAL_POSITION_INTERVENTION,
        &arbiter_calls_flag::ARBITER_CALLS_FLAG,
        &regime::RAPID_REGIME_ANNOUNCED,
    ],
};
