//! The end of the game. Source: Article 5.

mod agreement;
mod checkmate;
mod complies;
mod drawn_at_once;
mod resignation;
mod unclear;

pub use agreement::DRAW_BY_AGREEMENT;
pub(in crate::laws) use agreement::agrees;
pub use checkmate::CHECKMATE;
pub use drawn_at_once::{DEAD_POSITION, STALEMATE};
pub use resignation::{RESIGNATION, RESIGNATION_DRAW};

pub use unclear::{AFTER_THE_END, RESIGNATION_STANDS, UNCLEAR_END};

use crate::laws::Chapter;

/// The end of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "completion",
    provisions: &[
        &CHECKMATE,
        &RESIGNATION,
        &RESIGNATION_DRAW,
        &RESIGNATION_STANDS,
        &UNCLEAR_END,
        &AFTER_THE_END,
        &STALEMATE,
        &DEAD_POSITION,
        &DRAW_BY_AGREEMENT,
    ],
};
