//! The recording of the moves. Source: Article 8.

mod complete;
mod duty;
mod electronic;
mod freed;
mod lending;
mod result;
mod sheet;
mod story;
mod time_trouble;
mod unable;
mod usual;
mod writing;

pub(in crate::laws) use result::{result_of, ruled_result, signed_by_both};

use crate::laws::Chapter;

/// The recording of the moves.
pub static CHAPTER: Chapter = Chapter {
    id: "recording",
    provisions: &[
        &duty::RECORDING_DUTY,
        &duty::RECORDED_ON_PAPER,
        &duty::RECORDED_ELECTRONICALLY,
        &electronic::OWN_DEVICE_NO_SCORESHEET,
        &electronic::SHEET_MODE_KEPT,
        &electronic::ARBITER_MODE,
        &writing::WRITTEN_IN_ADVANCE,
        &duty::REPLY_BEFORE_RECORDING,
        &duty::PREVIOUS_MOVE_RECORDED,
        &usual::GAP_USUALLY_WARNED,
        &sheet::SCORESHEET_CONTENT,
        &sheet::OFFER_MARKED_BY_BOTH,
        &unable::UNABLE_TO_RECORD,
        &sheet::SCORESHEET_VISIBLE,
        &usual::PEN_ON_SCORESHEET,
        &sheet::SCORESHEET_PROPERTY,
        &sheet::DEFECTIVE_SCORESHEET,
        &time_trouble::RECORDING_SUSPENDED,
        &freed::RECORDING_FREED,
        &time_trouble::ARBITER_RECORDS,
        &complete::BOTH_COMPLETE_SCORESHEETS,
        &usual::DELAY_USUALLY_WARNED,
        &complete::ONE_COMPLETES_SCORESHEET,
        &complete::COMPLETED_BEFORE_MOVING,
        &lending::SCORESHEET_LENT,
        &lending::SCORESHEET_RETURNED,
        &complete::GAME_RECONSTRUCTED,
        &complete::NEXT_MOVE_OPENS_PERIOD,
        &result::SIGNED_RESULT,
        &result::RESULT_SIGNED_BY_BOTH,
        &result::DIFFERENT_RESULTS,
    ],
};
