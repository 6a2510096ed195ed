//! The end of the game. Source: Article 5.

mod agreement;
pub(in crate::laws) mod checkmate;
mod complies;
mod drawn_at_once;
pub(in crate::laws) mod given;
mod over;
mod resignation;
mod unclear;

pub use agreement::AGREEMENT_WITHOUT_FORCE;
pub(in crate::laws) use agreement::{agrees, each_has_moved, offers_by_gesture};
pub use checkmate::CHECKMATE;
pub use drawn_at_once::{DEAD_POSITION, STALEMATE};
pub use resignation::RESIGNATION_DRAW;
pub(in crate::laws) use resignation::{reported_for_another_cause, reported_loser};

pub(in crate::laws) use over::ender;

use crate::laws::Chapter;

/// The end of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "completion",
    provisions: &[
        &checkmate::CHECKMATE,
        &resignation::RESIGNATION,
        &resignation::RESIGNATION_DRAW,
        &unclear::RESIGNATION_STANDS,
        &unclear::UNCLEAR_END,
        &unclear::LEFT_WITHOUT_A_WORD,
        &unclear::AFTER_THE_END,
        &over::END_OF_GAME,
        &drawn_at_once::STALEMATE,
        &drawn_at_once::DEAD_POSITION,
        &agreement::DRAW_BY_AGREEMENT,
        &agreement::AGREEMENT_WITHOUT_FORCE,
    ],
};
