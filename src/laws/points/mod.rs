//! Points. Source: Article 10 (2014–), 11 (before).

mod count;

pub use count::{POINTS_FOR_THE_RESULT, SCORE_LIMITS};

use crate::laws::Chapter;

/// Points.
pub static CHAPTER: Chapter = Chapter {
    id: "points",
    provisions: &[&POINTS_FOR_THE_RESULT, &SCORE_LIMITS],
};
