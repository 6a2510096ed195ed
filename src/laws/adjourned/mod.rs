//! Adjourned games: sealing, the envelope, and the resumption. Source: Guidelines I (2017–), Appendix E (2014), the unlettered guidelines (2009), Appendix A (1997–2005).

mod bad_sealed_move;
mod between_sessions;
mod early_adjournment;
mod envelope;
mod envelope_shows;
mod late_sealer;
mod lateness;
mod lost_envelope;
mod resumption;
mod sealed_move;
mod sealing;
mod sessions;
mod story;
mod wrong_times;

pub use bad_sealed_move::{
    AMBIGUOUS_SEALED_MOVE, DECIDED_BEFORE_OPENING, ILLEGAL_SEALED_MOVE, UNINTELLIGIBLE_SEALED_MOVE,
};
pub use between_sessions::{
    ADJOURNED_POSITION_SET_UP, ENDED_BEFORE_RESUMPTION, ENVELOPE_OPENED_FOR_REPLIER,
    OFFER_AFTER_SEALING,
};
pub use early_adjournment::EARLY_ADJOURNMENT;
pub use envelope::{CLOCKS_STOPPED_AFTER_SEALING, ENVELOPE_CUSTODY, SCORESHEETS_IN_ENVELOPE};
pub use envelope_shows::{
    ENVELOPE_DRAW_OFFER, ENVELOPE_MOVE_NUMBER, ENVELOPE_NAMES, ENVELOPE_POSITION,
    ENVELOPE_RESUMPTION, ENVELOPE_SEALER, ENVELOPE_TIMES,
};
pub use late_sealer::{LATE_SEALER_DREW, LATE_SEALER_FLAG, LATE_SEALER_MATED};
pub use lateness::{BOTH_ABSENT_AT_RESUMPTION, LATE_FOR_RESUMPTION};
pub use lost_envelope::{LOST_ENVELOPE, LOST_POSITION};
pub use resumption::{RESUMPTION_REPLIER_ABSENT, RESUMPTION_REPLIER_PRESENT, SEALED_REPLY};
pub use sealed_move::{
    CHANGE_OF_SEALED_MOVE, MOVE_ON_BOARD_INSTEAD_OF_SEALING, SEALED_MOVE, SEALED_ON_SCORESHEET,
};
pub use sealing::{SEAL_REQUEST, SEALING};
pub use sessions::{SESSION_TIMEPIECE, SESSIONS_ANNOUNCED};
pub use wrong_times::{WRONG_TIMES_CORRECTED, WRONG_TIMES_STAND};

use crate::laws::Chapter;

/// Adjourned games.
pub static CHAPTER: Chapter = Chapter {
    id: "adjourned",
    provisions: &[
        &SEAL_REQUEST,
        &SEALING,
        &SEALED_MOVE,
        &SEALED_ON_SCORESHEET,
        &SCORESHEETS_IN_ENVELOPE,
        &CLOCKS_STOPPED_AFTER_SEALING,
        &CHANGE_OF_SEALED_MOVE,
        &MOVE_ON_BOARD_INSTEAD_OF_SEALING,
        &EARLY_ADJOURNMENT,
        &ENVELOPE_NAMES,
        &ENVELOPE_POSITION,
        &ENVELOPE_TIMES,
        &ENVELOPE_SEALER,
        &ENVELOPE_MOVE_NUMBER,
        &ENVELOPE_DRAW_OFFER,
        &ENVELOPE_RESUMPTION,
        &ENVELOPE_CUSTODY,
        &OFFER_AFTER_SEALING,
        &ADJOURNED_POSITION_SET_UP,
        &ENDED_BEFORE_RESUMPTION,
        &ENVELOPE_OPENED_FOR_REPLIER,
        &DECIDED_BEFORE_OPENING,
        &AMBIGUOUS_SEALED_MOVE,
        &UNINTELLIGIBLE_SEALED_MOVE,
        &ILLEGAL_SEALED_MOVE,
        &RESUMPTION_REPLIER_PRESENT,
        &RESUMPTION_REPLIER_ABSENT,
        &SEALED_REPLY,
        &LATE_FOR_RESUMPTION,
        &LATE_SEALER_MATED,
        &LATE_SEALER_DREW,
        &LATE_SEALER_FLAG,
        &BOTH_ABSENT_AT_RESUMPTION,
        &LOST_ENVELOPE,
        &LOST_POSITION,
        &WRONG_TIMES_CORRECTED,
        &WRONG_TIMES_STAND,
        &SESSION_TIMEPIECE,
        &SESSIONS_ANNOUNCED,
    ],
};
