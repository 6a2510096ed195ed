//! Games without increment and the quickplay finish.
//!
//! Source: Guidelines III (2017–), Appendix G (2014), Article 10 and Appendix D (1997–2009).

mod claim;
mod decided;
mod finish;
mod increment;
mod no_arbiter;
mod open;
mod postponed;
mod scope;

pub use claim::{QUICKPLAY_CLAIM, QUICKPLAY_CLAIM_CLOCKS, QUICKPLAY_CLAIM_INADMISSIBLE};
pub use decided::{QUICKPLAY_CHOICE, QUICKPLAY_DECISION_FINAL, QUICKPLAY_DRAW, QUICKPLAY_REJECTED};
pub use finish::QUICKPLAY_FINISH;
pub use increment::{
    QUICKPLAY_INCREMENT_CHOICE, QUICKPLAY_INCREMENT_GRANTED, QUICKPLAY_INCREMENT_REQUEST,
};
pub use no_arbiter::{
    QUICKPLAY_EVIDENCE_OF_EFFORT, QUICKPLAY_EVIDENCE_OF_POSITION, QUICKPLAY_REFERRED,
    QUICKPLAY_WITHOUT_ARBITER,
};
pub use postponed::{QUICKPLAY_AFTER_FLAG, QUICKPLAY_POSTPONED};
pub use scope::{QUICKPLAY_ANNOUNCED, QUICKPLAY_SCOPE};

use crate::laws::Chapter;

/// Games without increment and the quickplay finish.
pub static CHAPTER: Chapter = Chapter {
    id: "quickplay",
    provisions: &[
        &QUICKPLAY_FINISH,
        &QUICKPLAY_ANNOUNCED,
        &QUICKPLAY_SCOPE,
        &QUICKPLAY_INCREMENT_REQUEST,
        &QUICKPLAY_INCREMENT_CHOICE,
        &QUICKPLAY_INCREMENT_GRANTED,
        &QUICKPLAY_CLAIM,
        &QUICKPLAY_CLAIM_INADMISSIBLE,
        &QUICKPLAY_CLAIM_CLOCKS,
        &QUICKPLAY_DRAW,
        &QUICKPLAY_CHOICE,
        &QUICKPLAY_POSTPONED,
        &QUICKPLAY_AFTER_FLAG,
        &QUICKPLAY_REJECTED,
        &QUICKPLAY_DECISION_FINAL,
        &QUICKPLAY_WITHOUT_ARBITER,
        &QUICKPLAY_EVIDENCE_OF_POSITION,
        &QUICKPLAY_EVIDENCE_OF_EFFORT,
        &QUICKPLAY_REFERRED,
    ],
};
