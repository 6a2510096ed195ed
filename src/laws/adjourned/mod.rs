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

pub use bad_sealed_move::DECIDED_BEFORE_OPENING;
pub use between_sessions::OFFER_AFTER_SEALING;
pub use late_sealer::{LATE_SEALER_DREW, LATE_SEALER_FLAG, LATE_SEALER_MATED};
pub use lateness::LATE_FOR_RESUMPTION;
pub use lost_envelope::LOST_POSITION;
pub use sessions::SESSION_TIMEPIECE;
pub(in crate::laws) use story::between_sessions;

use crate::laws::Chapter;

/// Adjourned games.
pub static CHAPTER: Chapter = Chapter {
    id: "adjourned",
    provisions: &[
        &sealing::SEAL_REQUEST,
        &sealing::SEALING,
        &sealed_move::SEALED_MOVE,
        &sealed_move::SEALED_ON_SCORESHEET,
        &envelope::SCORESHEETS_IN_ENVELOPE,
        &envelope::CLOCKS_STOPPED_AFTER_SEALING,
        &sealed_move::CHANGE_OF_SEALED_MOVE,
        &sealed_move::MOVE_ON_BOARD_INSTEAD_OF_SEALING,
        &early_adjournment::EARLY_ADJOURNMENT,
        &envelope_shows::ENVELOPE_NAMES,
        &envelope_shows::ENVELOPE_POSITION,
        &envelope_shows::ENVELOPE_TIMES,
        &envelope_shows::ENVELOPE_SEALER,
        &envelope_shows::ENVELOPE_MOVE_NUMBER,
        &envelope_shows::ENVELOPE_DRAW_OFFER,
        &envelope_shows::ENVELOPE_RESUMPTION,
        &envelope::ENVELOPE_CUSTODY,
        &between_sessions::OFFER_AFTER_SEALING,
        &between_sessions::ADJOURNED_POSITION_SET_UP,
        &between_sessions::ENDED_BEFORE_RESUMPTION,
        &between_sessions::ENVELOPE_OPENED_FOR_REPLIER,
        &bad_sealed_move::DECIDED_BEFORE_OPENING,
        &bad_sealed_move::AMBIGUOUS_SEALED_MOVE,
        &bad_sealed_move::UNINTELLIGIBLE_SEALED_MOVE,
        &bad_sealed_move::ILLEGAL_SEALED_MOVE,
        &resumption::RESUMPTION_REPLIER_PRESENT,
        &resumption::RESUMPTION_REPLIER_ABSENT,
        &resumption::SEALED_REPLY,
        &lateness::LATE_FOR_RESUMPTION,
        &late_sealer::LATE_SEALER_MATED,
        &late_sealer::LATE_SEALER_DREW,
        &late_sealer::LATE_SEALER_FLAG,
        &lateness::BOTH_ABSENT_AT_RESUMPTION,
        &lost_envelope::LOST_ENVELOPE,
        &lost_envelope::LOST_POSITION,
        &wrong_times::WRONG_TIMES_CORRECTED,
        &wrong_times::WRONG_TIMES_STAND,
        &sessions::SESSION_TIMEPIECE,
        &sessions::SESSIONS_ANNOUNCED,
    ],
};
