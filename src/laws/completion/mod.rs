//! The end of the game. Source: Article 5.

mod agreement;
mod checkmate;
mod complies;
mod drawn_at_once;
mod resignation;

pub use agreement::DRAW_BY_AGREEMENT;
pub use checkmate::CHECKMATE;
pub use drawn_at_once::{DEAD_POSITION, STALEMATE};
pub use resignation::{RESIGNATION, RESIGNATION_DRAW};

use crate::laws::Chapter;

/// The end of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "completion",
    provisions: &[
        &CHECKMATE,
        &RESIGNATION,
        &RESIGNATION_DRAW,
        &STALEMATE,
        &DEAD_POSITION,
        &DRAW_BY_AGREEMENT,
    ],
};
