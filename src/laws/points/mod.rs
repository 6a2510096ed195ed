//! Points. Source: Article 10 (2014–), 11 (before).

mod count;
mod rated;
mod wrong_board;

use crate::laws::Chapter;

/// Points.
pub static CHAPTER: Chapter = Chapter {
    id: "points",
    provisions: &[
        &count::POINTS_FOR_THE_RESULT,
        &count::SCORE_LIMITS,
        &rated::GAME_RATED,
        &wrong_board::WRONG_BOARD_LOST,
    ],
};
