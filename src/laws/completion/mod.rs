//! The end of the game. Source: Article 5.

mod checkmate;

pub use checkmate::CHECKMATE;

use crate::laws::Chapter;

/// The end of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "completion",
    provisions: &[&CHECKMATE],
};
