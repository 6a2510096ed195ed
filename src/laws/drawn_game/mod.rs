//! The drawn game. Source: Article 9.

mod claim;
mod claimants;
mod examined;
mod intended_move;
mod no_progress_claim;
mod no_progress_draw;
mod offer;
mod offer_ends;
mod pointer;
mod procedure;
mod repetition;
mod repetition_draw;
mod restriction;
mod right_lost;
mod sameness;

pub use claimants::{CLAIM_BY_BOTH, CLAIM_BY_OUTSIDER};
pub use examined::{RIGHT_CLAIM, WRONG_CLAIM};
pub use intended_move::INTENDED_MOVE_BINDS;
pub use no_progress_claim::{NO_PROGRESS_BY_INTENDED_MOVE, NO_PROGRESS_ON_THE_BOARD};
pub use no_progress_draw::NO_PROGRESS_DRAW;
pub use offer::{CONDITIONAL_OFFER, DRAW_OFFER, OFFER_AT_WRONG_MOMENT, OFFER_NOTED};
pub use offer_ends::{OFFER_NOT_WITHDRAWN, OFFER_REFUSED, UNCLEAR_ANSWER};
pub use pointer::DEAD_POSITION_IS_DRAWN;
pub use procedure::{CLAIM_IS_OFFER, CLAIM_NOT_WITHDRAWN, CLAIM_STOPS_CLOCKS};
pub use repetition::{REPETITION_BY_INTENDED_MOVE, REPETITION_ON_THE_BOARD};
pub use repetition_draw::REPETITION_DRAW;
pub use restriction::DRAW_RESTRICTION;
pub(in crate::laws) use restriction::bars_offers;
pub use right_lost::CLAIM_RIGHT_LOST;
pub use sameness::{CASTLING_DIFFERS, EN_PASSANT_DIFFERS, SAME_POSITION};

use crate::laws::Chapter;

/// The drawn game.
pub static CHAPTER: Chapter = Chapter {
    id: "drawn-game",
    provisions: &[
        &DRAW_RESTRICTION,
        &DRAW_OFFER,
        &OFFER_AT_WRONG_MOMENT,
        &CONDITIONAL_OFFER,
        &OFFER_NOT_WITHDRAWN,
        &OFFER_REFUSED,
        &UNCLEAR_ANSWER,
        &OFFER_NOTED,
        &CLAIM_IS_OFFER,
        &CLAIM_BY_BOTH,
        &REPETITION_BY_INTENDED_MOVE,
        &REPETITION_ON_THE_BOARD,
        &SAME_POSITION,
        &EN_PASSANT_DIFFERS,
        &CASTLING_DIFFERS,
        &NO_PROGRESS_BY_INTENDED_MOVE,
        &NO_PROGRESS_ON_THE_BOARD,
        &CLAIM_RIGHT_LOST,
        &CLAIM_STOPS_CLOCKS,
        &CLAIM_NOT_WITHDRAWN,
        &CLAIM_BY_OUTSIDER,
        &RIGHT_CLAIM,
        &WRONG_CLAIM,
        &INTENDED_MOVE_BINDS,
        &REPETITION_DRAW,
        &NO_PROGRESS_DRAW,
        &DEAD_POSITION_IS_DRAWN,
    ],
};
