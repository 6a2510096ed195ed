//! The FIDE Laws of Chess as pure functions from what happened at the board to rulings that cite their article.

pub mod board;
pub mod clock;
pub mod edition;
pub mod read;
