//! The board and the position with which a game begins. Source: Article 2.

mod board;

use crate::laws::Chapter;

/// The initial position of the pieces on the chessboard.
pub static CHAPTER: Chapter = Chapter {
    id: "set-up",
    provisions: &[
        &board::CHESSBOARD,
        &board::PIECES_AT_THE_START,
        &board::INITIAL_POSITION,
        &board::FILES_AND_RANKS,
    ],
};
