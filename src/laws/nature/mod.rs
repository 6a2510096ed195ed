//! What chess is, and what each player tries to achieve. Source: Article 1.

mod game;
mod objective;
mod to_move;

pub use game::{ALTERNATE_MOVES, GAME_OF_CHESS};
pub use objective::{KING_NEVER_CAPTURED, MATE_LOSES, MATE_WINS, NOBODY_CAN_MATE, OBJECTIVE};
pub use to_move::WHO_HAS_THE_MOVE;

use crate::laws::Chapter;

/// The nature and objectives of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "nature",
    provisions: &[
        &GAME_OF_CHESS,
        &ALTERNATE_MOVES,
        &WHO_HAS_THE_MOVE,
        &OBJECTIVE,
        &MATE_WINS,
        &KING_NEVER_CAPTURED,
        &MATE_LOSES,
        &NOBODY_CAN_MATE,
    ],
};
