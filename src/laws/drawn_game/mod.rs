//! The drawn game. Source: Article 9.

mod check_wanted;
mod claim;
mod claimants;
mod examined;
mod intended_move;
mod made_good;
mod no_progress_claim;
mod no_progress_draw;
mod observed;
mod offer;
mod offer_ends;
mod own_clock;
mod pointer;
mod procedure;
mod repetition;
mod repetition_draw;
mod restriction;
mod right_lost;
mod sameness;
mod unnoticed;

pub use check_wanted::CLAIM_CHECK_WANTED;
pub use claimants::CLAIM_BY_BOTH;
pub use examined::RIGHT_CLAIM;
pub use intended_move::INTENDED_MOVE_BINDS;
pub use made_good::CLAIM_MADE_GOOD;
pub use no_progress_claim::{NO_PROGRESS_BY_INTENDED_MOVE, NO_PROGRESS_ON_THE_BOARD};
pub use no_progress_draw::NO_PROGRESS_DRAW;
pub use observed::CLAIM_BY_OBSERVATION;
pub use offer_ends::OFFER_REFUSED;
pub use own_clock::CLAIM_BEFORE_THE_PRESS;
pub use repetition::{REPETITION_BY_INTENDED_MOVE, REPETITION_ON_THE_BOARD};
pub use repetition_draw::REPETITION_DRAW;
pub use restriction::DRAW_RESTRICTION;
pub(in crate::laws) use restriction::bars_offers;
pub use right_lost::CLAIM_RIGHT_LOST;
pub use unnoticed::DRAW_UNNOTICED;

use crate::laws::Chapter;

/// The drawn game.
pub static CHAPTER: Chapter = Chapter {
    id: "drawn-game",
    provisions: &[
        &restriction::DRAW_RESTRICTION,
        &offer::DRAW_OFFER,
        &offer::OFFER_AT_WRONG_MOMENT,
        &offer::CONDITIONAL_OFFER,
        &offer_ends::OFFER_NOT_WITHDRAWN,
        &offer_ends::OFFER_REFUSED,
        &offer_ends::UNCLEAR_ANSWER,
        &offer::OFFER_NOTED,
        &procedure::CLAIM_IS_OFFER,
        &check_wanted::CLAIM_CHECK_WANTED,
        &claimants::CLAIM_BY_BOTH,
        &repetition::REPETITION_BY_INTENDED_MOVE,
        &repetition::REPETITION_ON_THE_BOARD,
        &sameness::SAME_POSITION,
        &sameness::EN_PASSANT_DIFFERS,
        &sameness::CASTLING_DIFFERS,
        &no_progress_claim::NO_PROGRESS_BY_INTENDED_MOVE,
        &no_progress_claim::NO_PROGRESS_ON_THE_BOARD,
        &right_lost::CLAIM_RIGHT_LOST,
        &own_clock::CLAIM_BEFORE_THE_PRESS,
        &made_good::CLAIM_MADE_GOOD,
        &observed::CLAIM_BY_OBSERVATION,
        &procedure::CLAIM_STOPS_CLOCKS,
        &procedure::CLAIM_NOT_WITHDRAWN,
        &claimants::CLAIM_BY_OUTSIDER,
        &examined::RIGHT_CLAIM,
        &examined::WRONG_CLAIM,
        &intended_move::INTENDED_MOVE_BINDS,
        &repetition_draw::REPETITION_DRAW,
        &no_progress_draw::NO_PROGRESS_DRAW,
        &unnoticed::DRAW_UNNOTICED,
        &unnoticed::UNNOTICED_DRAW_APPEALED,
        &pointer::DEAD_POSITION_IS_DRAWN,
    ],
};
