//! The arbiter: duties, what is not said, third parties, and the list of penalties. Source: Article 12 (2014–), 13 (before).

mod duties;
mod impose;
mod list;
mod not_listed;
mod ruling;
mod silence;
mod third_parties;

pub use duties::{
    ASSISTANTS, COMPETITION_FIRST, EXTRA_TIME, FAIR_PLAY, FAIR_PLAY_RULES, FIDE_RULING,
    GAMES_OBSERVED, LAWS_OBSERVED, NO_DISTURBANCE, PLAYING_CONDITIONS, PROGRESS_SUPERVISED,
    SPECIAL_MEASURES,
};
pub use list::{
    PENALTY_EXPULSION, PENALTY_FINE, PENALTY_LOSS, PENALTY_OPPONENT_POINTS, PENALTY_OPPONENT_TIME,
    PENALTY_OWN_POINTS, PENALTY_OWN_TIME, PENALTY_ROUNDS, PENALTY_WARNING,
};
pub use not_listed::PENALTIES_ARE_LISTED;
pub use ruling::RULING_MEASURED;
pub use silence::{NO_INTERVENTION, NOTHING_TOLD};
pub use third_parties::{OBSERVERS_TELL_THE_ARBITER, PHONES_OF_EVERYBODY};

use crate::laws::Chapter;

/// The arbiter.
pub static CHAPTER: Chapter = Chapter {
    id: "arbiter",
    provisions: &[
        &LAWS_OBSERVED,
        &RULING_MEASURED,
        &FAIR_PLAY,
        &COMPETITION_FIRST,
        &PLAYING_CONDITIONS,
        &NO_DISTURBANCE,
        &PROGRESS_SUPERVISED,
        &SPECIAL_MEASURES,
        &FAIR_PLAY_RULES,
        &GAMES_OBSERVED,
        &ASSISTANTS,
        &EXTRA_TIME,
        &NO_INTERVENTION,
        &NOTHING_TOLD,
        &OBSERVERS_TELL_THE_ARBITER,
        &PHONES_OF_EVERYBODY,
        &PENALTIES_ARE_LISTED,
        &PENALTY_WARNING,
        &PENALTY_OPPONENT_TIME,
        &PENALTY_OWN_TIME,
        &PENALTY_OPPONENT_POINTS,
        &PENALTY_OWN_POINTS,
        &PENALTY_LOSS,
        &PENALTY_FINE,
        &PENALTY_ROUNDS,
        &PENALTY_EXPULSION,
        &FIDE_RULING,
    ],
};
