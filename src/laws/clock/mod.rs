//! The chessclock. Source: Article 6.

mod assistant;
mod both_flags;
mod completed;
mod control;
mod default_time;
mod defects;
mod definitions;
mod display;
pub(in crate::laws) mod flag;
pub(in crate::laws) mod flag_fall;
mod pressing;
mod screens;
mod start;
mod stopping;

pub use assistant::CLOCK_ASSISTANT;
pub use both_flags::{LAST_PERIOD_FLAGS, OTHER_PERIOD_FLAGS};
pub(in crate::laws) use completed::completed_by_next_move;
pub use completed::{COMPLETED_BY_NEXT_MOVE, COMPLETED_BY_THE_END, MOVE_COMPLETED};
pub use control::MOVES_CHECKED;
pub(in crate::laws) use control::answer;
pub use default_time::{DEFAULT_TIME, LATENESS_COUNTED};
pub use defects::{CLOCK_CONCLUSIVE, CLOCK_REPLACED, WRONG_SETTING_CORRECTED};
pub use definitions::{CHESSCLOCK, FLAG_DEFINED, TIME_CONTROL};
pub use display::{DELAY_MODE, INCREMENT_MODE, TIME_CARRIED_OVER};
pub use flag::{FLAG_CLAIM_WRONG, FLAG_COUNTS};
pub use flag_fall::{FLAG_AFTER_THE_END, FLAG_FALL, FLAG_FALL_DRAW};
pub use pressing::{CLOCK_HANDLING, NO_HOVERING, PRESS_ALWAYS_ALLOWED, PRESS_SAME_HAND};
pub use screens::{NO_CLAIM_FROM_SCREEN, SCREENS_ALLOWED};
pub use start::{BOTH_ABSENT_AT_START, CLOCK_PLACE, WHITE_CLOCK_STARTED};
pub use stopping::{
    ARBITER_RESTARTS, ARBITER_STOPS_CLOCKS, PLAYER_STOPS_CLOCKS, STOP_WITHOUT_REASON,
};

use crate::laws::Chapter;

/// The chessclock.
pub static CHAPTER: Chapter = Chapter {
    id: "clock",
    provisions: &[
        &CHESSCLOCK,
        &FLAG_DEFINED,
        &MOVE_COMPLETED,
        &COMPLETED_BY_THE_END,
        &COMPLETED_BY_NEXT_MOVE,
        &PRESS_ALWAYS_ALLOWED,
        &PRESS_SAME_HAND,
        &NO_HOVERING,
        &CLOCK_HANDLING,
        &CLOCK_ASSISTANT,
        &TIME_CONTROL,
        &TIME_CARRIED_OVER,
        &INCREMENT_MODE,
        &DELAY_MODE,
        &MOVES_CHECKED,
        &CLOCK_PLACE,
        &WHITE_CLOCK_STARTED,
        &DEFAULT_TIME,
        &LATENESS_COUNTED,
        &BOTH_ABSENT_AT_START,
        &FLAG_COUNTS,
        &FLAG_CLAIM_WRONG,
        &FLAG_FALL,
        &FLAG_FALL_DRAW,
        &FLAG_AFTER_THE_END,
        &CLOCK_CONCLUSIVE,
        &CLOCK_REPLACED,
        &WRONG_SETTING_CORRECTED,
        &ARBITER_STOPS_CLOCKS,
        &PLAYER_STOPS_CLOCKS,
        &ARBITER_RESTARTS,
        &STOP_WITHOUT_REASON,
        &SCREENS_ALLOWED,
        &NO_CLAIM_FROM_SCREEN,
        &OTHER_PERIOD_FLAGS,
        &LAST_PERIOD_FLAGS,
    ],
};
