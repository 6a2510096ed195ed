//! Rapid chess, and what blitz shares with it. Source: Appendix A (2009–), Appendix B (before).

mod arbiter_calls_flag;
pub(in crate::laws) mod class;
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

pub use arbiter_calls_flag::ARBITER_CALLS_FLAG;
pub use class::{RAPID_CLASS, STANDARD_CLASS};
pub use corrected_by_agreement::ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT;
pub use first_illegal_move_loses::FIRST_ILLEGAL_MOVE_LOSES;
pub use illegal_position::{
    ILLEGAL_POSITION_DRAW, ILLEGAL_POSITION_INTERVENTION, ILLEGAL_POSITION_WAIT,
};
pub use late_illegal_move::{ILLEGAL_MOVE_NEEDS_CLAIM, ILLEGAL_MOVE_STANDS};
pub use misplaced_may_not_castle::MISPLACED_MAY_NOT_CASTLE;
pub use penalties::RAPID_PENALTIES;
pub use recording::{CLAIMS_WITHOUT_SCORESHEET, RECORDING_NOT_REQUIRED, SCORESHEET_ON_REQUEST};
pub use regime::{
    RAPID_FULL_RULES, RAPID_GAMES_RECORDED, RAPID_LIMITED_RULES, RAPID_REGIME_ANNOUNCED,
};
pub use set_up::{CLOCK_SETTING_SAVES_SCHEDULE, CLOCK_SETTING_STANDS, SET_UP_STANDS};
pub use time_win::{BOTH_FLAGS_DRAW, TIME_WIN_CLAIM, TIME_WIN_NEEDS_OWN_TIME};
pub use touch_rulings::TOUCH_RULINGS_ON_REQUEST;
pub use views::{RAPID_RECORD_VIEWS, RAPID_TOO_MANY_VIEWS};

use crate::laws::Chapter;

/// Rapid chess.
pub static CHAPTER: Chapter = Chapter {
    id: "rapid",
    provisions: &[
        &RAPID_CLASS,
        &STANDARD_CLASS,
        &RECORDING_NOT_REQUIRED,
        &CLAIMS_WITHOUT_SCORESHEET,
        &SCORESHEET_ON_REQUEST,
        &RAPID_PENALTIES,
        &RAPID_FULL_RULES,
        &RAPID_GAMES_RECORDED,
        &RAPID_RECORD_VIEWS,
        &RAPID_TOO_MANY_VIEWS,
        &RAPID_LIMITED_RULES,
        &CLOCK_SETTING_STANDS,
        &CLOCK_SETTING_SAVES_SCHEDULE,
        &SET_UP_STANDS,
        &MISPLACED_MAY_NOT_CASTLE,
        &TOUCH_RULINGS_ON_REQUEST,
        &ILLEGAL_MOVE_STANDS,
        &ILLEGAL_MOVE_NEEDS_CLAIM,
        &FIRST_ILLEGAL_MOVE_LOSES,
        &ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT,
        &TIME_WIN_CLAIM,
        &TIME_WIN_NEEDS_OWN_TIME,
        &BOTH_FLAGS_DRAW,
        &ILLEGAL_POSITION_WAIT,
        &ILLEGAL_POSITION_DRAW,
        &ILLEGAL_POSITION_INTERVENTION,
        &ARBITER_CALLS_FLAG,
        &RAPID_REGIME_ANNOUNCED,
    ],
};
