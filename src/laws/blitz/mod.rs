//! Blitz. Source: Appendix B (2009–), Appendix C (before).

mod class;
mod illegal_move;
mod mating_potential;
mod regime;
mod without_quickplay_claims;

pub use illegal_move::BLITZ_ILLEGAL_MOVE_LOSES;
pub use mating_potential::MATING_POTENTIAL;
pub(in crate::laws) use regime::BLITZ_RECORD_VIEWS;

use crate::laws::Chapter;

/// Blitz.
pub static CHAPTER: Chapter = Chapter {
    id: "blitz",
    provisions: &[
        &class::BLITZ_CLASS,
        &class::BLITZ_PENALTIES,
        &regime::BLITZ_FULL_RULES,
        &regime::BLITZ_GAMES_RECORDED,
        &regime::BLITZ_RECORD_VIEWS,
        &regime::BLITZ_TOO_MANY_VIEWS,
        &regime::BLITZ_LIMITED_RULES,
        &without_quickplay_claims::BLITZ_WITHOUT_QUICKPLAY_CLAIMS,
        &illegal_move::BLITZ_ILLEGAL_MOVE_LOSES,
        &illegal_move::BLITZ_ILLEGAL_MOVE_STANDS,
        &illegal_move::BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM,
        &illegal_move::BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT,
        &mating_potential::MATING_POTENTIAL,
        &regime::BLITZ_REGIME_ANNOUNCED,
    ],
};
