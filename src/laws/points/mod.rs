//! Points. Source: Article 10 (2014–), 11 (before).

mod count;

pub use count::{POINTS, SCORE_LIMITS};

use crate::laws::Chapter;

/// Points.
pub static CHAPTER: Chapter = Chapter {
    id: "points",
    provisions: &[&POINTS, &SCORE_LIMITS],
};
