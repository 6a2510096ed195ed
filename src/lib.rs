//! The FIDE Laws of Chess as pure functions from what happened at the board to rulings that cite their article.

pub mod answer;
pub mod audit;
pub mod board;
pub mod book;
pub mod check;
pub mod clock;
pub mod compare;
pub mod coverage;
pub mod edition;
#[cfg(feature = "program")]
pub mod embedded;
#[cfg(feature = "program")]
pub mod export;
pub mod game;
pub mod laws;
pub mod play;
pub mod quiz;
pub mod read;
pub mod rulings;
pub mod sheets;
pub mod terms;
pub mod text;
pub mod translation;
pub mod vocabulary;
