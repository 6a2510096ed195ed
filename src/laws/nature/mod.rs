//! What chess is, and what each player tries to achieve. Source: Article 1.

mod game;
mod objective;
mod to_move;

pub use game::ALTERNATE_MOVES;
pub(in crate::laws) use game::{left_to_opponent, taken_back};

use crate::laws::Chapter;

/// The nature and objectives of the game.
pub static CHAPTER: Chapter = Chapter {
    id: "nature",
    provisions: &[
        &game::GAME_OF_CHESS,
        &game::ALTERNATE_MOVES,
        &to_move::WHO_HAS_THE_MOVE,
        &objective::OBJECTIVE,
        &objective::MATE_WINS,
        &objective::KING_NEVER_CAPTURED,
        &objective::MATE_LOSES,
        &objective::NOBODY_CAN_MATE,
    ],
};
