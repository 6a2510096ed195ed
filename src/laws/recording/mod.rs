//! The recording of the moves. Source: Article 8.

mod complete;
mod duty;
mod lending;
mod result;
mod sheet;
mod story;
mod time_trouble;
mod unable;
mod writing;

pub use complete::{
    BOTH_COMPLETE_SCORESHEETS, COMPLETED_BEFORE_MOVING, GAME_RECONSTRUCTED, NEXT_MOVE_OPENS_PERIOD,
    ONE_COMPLETES_SCORESHEET,
};
pub use duty::{
    PREVIOUS_MOVE_RECORDED, RECORDED_ELECTRONICALLY, RECORDED_ON_PAPER, RECORDING_DUTY,
    REPLY_BEFORE_RECORDING,
};
pub use lending::{SCORESHEET_LENT, SCORESHEET_RETURNED};
pub(in crate::laws) use result::ruled_result;
pub use result::{DIFFERENT_RESULTS, RESULT_SIGNED_BY_BOTH, SIGNED_RESULT};
pub use sheet::{
    DEFECTIVE_SCORESHEET, OFFER_MARKED_BY_BOTH, SCORESHEET_CONTENT, SCORESHEET_PROPERTY,
    SCORESHEET_VISIBLE,
};
pub use time_trouble::{ARBITER_RECORDS, RECORDING_SUSPENDED};
pub use unable::UNABLE_TO_RECORD;
pub use writing::WRITTEN_IN_ADVANCE;

use crate::laws::Chapter;

/// The recording of the moves.
pub static CHAPTER: Chapter = Chapter {
    id: "recording",
    provisions: &[
        &RECORDING_DUTY,
        &RECORDED_ON_PAPER,
        &RECORDED_ELECTRONICALLY,
        &WRITTEN_IN_ADVANCE,
        &REPLY_BEFORE_RECORDING,
        &PREVIOUS_MOVE_RECORDED,
        &SCORESHEET_CONTENT,
        &OFFER_MARKED_BY_BOTH,
        &UNABLE_TO_RECORD,
        &SCORESHEET_VISIBLE,
        &SCORESHEET_PROPERTY,
        &DEFECTIVE_SCORESHEET,
        &RECORDING_SUSPENDED,
        &ARBITER_RECORDS,
        &BOTH_COMPLETE_SCORESHEETS,
        &ONE_COMPLETES_SCORESHEET,
        &COMPLETED_BEFORE_MOVING,
        &SCORESHEET_LENT,
        &SCORESHEET_RETURNED,
        &GAME_RECONSTRUCTED,
        &NEXT_MOVE_OPENS_PERIOD,
        &SIGNED_RESULT,
        &RESULT_SIGNED_BY_BOTH,
        &DIFFERENT_RESULTS,
    ],
};
