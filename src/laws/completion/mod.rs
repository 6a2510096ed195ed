//! The end of the game. Source: Article 5.

mod agreement;
mod checkmate;

pub use agreement::DRAW_BY_AGREEMENT;
pub use checkmate::CHECKMATE;

use crate::laws::Chapter;

/// The end of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "completion",
    provisions: &[&CHECKMATE, &DRAW_BY_AGREEMENT],
};
