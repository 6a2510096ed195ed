//! Pages on which a native speaker reviews the texts of a language, and what he returns.

mod pages;
mod taken;

pub use pages::{Page, Reviewing, pages};
pub use taken::{Edited, Taken, taken};
