//! The arbiter: duties, what is not said, third parties, and the list of penalties. Source: Article 12 (2014–), 13 (before).

mod called_for;
mod captain;
mod complaint;
mod consequences;
mod duties;
mod expulsion;
mod impose;
mod list;
mod not_listed;
pub(in crate::laws) mod now;
mod ruling;
mod silence;
mod third_parties;
mod video;

pub(in crate::laws) use complaint::{going_on, is_decision};
pub(in crate::laws) use duties::GAMES_OBSERVED;
pub(in crate::laws) use third_parties::reports;

pub use video::VIDEO_NOT_APPEALED;

use crate::laws::Chapter;

/// The arbiter.
pub static CHAPTER: Chapter = Chapter {
    id: "arbiter",
    provisions: &[
        &complaint::LAWS_OBSERVED,
        &now::ARBITER_STEPS_IN,
        &ruling::RULING_MEASURED,
        &duties::FAIR_PLAY,
        &duties::COMPETITION_FIRST,
        &duties::PLAYING_CONDITIONS,
        &duties::NO_DISTURBANCE,
        &duties::PROGRESS_SUPERVISED,
        &duties::SPECIAL_MEASURES,
        &duties::DISABLED_WISH,
        &duties::FAIR_PLAY_RULES,
        &duties::GAMES_OBSERVED,
        &duties::ASSISTANTS,
        &duties::EXTRA_TIME,
        &silence::NO_INTERVENTION,
        &silence::NOTHING_TOLD,
        &third_parties::OBSERVERS_TELL_THE_ARBITER,
        &captain::CAPTAIN_SPEAKS,
        &captain::CAPTAIN_ON_DRAWS,
        &third_parties::PHONES_OF_EVERYBODY,
        &not_listed::PENALTIES_ARE_LISTED,
        &list::PENALTY_WARNING,
        &captain::TOLD_TO_CAPTAIN,
        &list::PENALTY_OPPONENT_TIME,
        &list::PENALTY_OWN_TIME,
        &list::PENALTY_OPPONENT_POINTS,
        &list::PENALTY_OWN_POINTS,
        &list::PENALTY_LOSS,
        &list::PENALTY_FINE,
        &list::PENALTY_ROUNDS,
        &list::PENALTY_EXPULSION,
        &expulsion::EXPULSION_AGREED,
        &duties::FIDE_RULING,
        &video::VIDEO_LEFT_TO_ARBITER,
        &video::VIDEO_NOT_APPEALED,
    ],
};
