//! Blitz. Source: Appendix B (2009–), Appendix C (before).

mod class;
mod regime;

pub use class::{BLITZ_CLASS, BLITZ_PENALTIES};
pub use regime::{
    BLITZ_FULL_RULES, BLITZ_GAMES_RECORDED, BLITZ_LIMITED_RULES, BLITZ_RECORD_VIEWS,
    BLITZ_REGIME_ANNOUNCED, BLITZ_TOO_MANY_VIEWS,
};

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
        &BLITZ_REGIME_ANNOUNCED,
    ],
};
