//! The board and the position with which a game begins. Source: Article 2.

mod board;

pub use board::{CHESSBOARD, FILES_AND_RANKS, INITIAL_POSITION, PIECES_AT_THE_START};

use crate::laws::Chapter;

/// The initial position of the pieces on the chessboard.
pub static CHAPTER: Chapter = Chapter {
    id: "set-up",
    provisions: &[
        &CHESSBOARD,
        &PIECES_AT_THE_START,
        &INITIAL_POSITION,
        &FILES_AND_RANKS,
    ],
};
