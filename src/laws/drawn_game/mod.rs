//! The drawn game. Source: Article 9.

mod no_progress_draw;

pub use no_progress_draw::NO_PROGRESS_DRAW;

use crate::laws::Chapter;

/// The drawn game.
pub static CHAPTER: Chapter = Chapter {
    id: "drawn-game",
    provisions: &[&NO_PROGRESS_DRAW],
};
