//! Blitz. Source: Appendix B (2009–), Appendix C (before).

mod class;
mod illegal_move;
mod mating_potential;
mod regime;
mod without_quickplay_claims;

pub use class::{BLITZ_CLASS, BLITZ_PENALTIES};
pub use illegal_move::{
    BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT, BLITZ_ILLEGAL_MOVE_LOSES,
    BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM, BLITZ_ILLEGAL_MOVE_STANDS,
};
pub use mating_potential::MATING_POTENTIAL;
pub use regime::{
    BLITZ_FULL_RULES, BLITZ_GAMES_RECORDED, BLITZ_LIMITED_RULES, BLITZ_RECORD_VIEWS,
    BLITZ_REGIME_ANNOUNCED, BLITZ_TOO_MANY_VIEWS,
};

pub use without_quickplay_claims::BLITZ_WITHOUT_QUICKPLAY_CLAIMS;

use crate::laws::Chapter;

/// Blitz.
pub static CHAPTER: Chapter = Chapter {
    id: "blitz",
    provisions: &[
        &BLITZ_CLASS,
        &BLITZ_PENALTIES,
        &BLITZ_FULL_RULES,
        &BLITZ_GAMES_RECORDED,
        &BLITZ_RECORD_VIEWS,
        &BLITZ_TOO_MANY_VIEWS,
        &BLITZ_LIMITED_RULES,
        &BLITZ_WITHOUT_QUICKPLAY_CLAIMS,
        &BLITZ_ILLEGAL_MOVE_LOSES,
        &BLITZ_ILLEGAL_MOVE_STANDS,
        &BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM,
        &BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT,
        &MATING_POTENTIAL,
        &BLITZ_REGIME_ANNOUNCED,
    ],
};
