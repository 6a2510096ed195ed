//! The translation of a language as work: what is done, what waits, who has reviewed it, and how a new one begins.

mod begin;
mod shown;
mod status;

pub use begin::{NewLanguage, begin};
pub use shown::{Example, Shown, Source, again, shown};
pub use status::{FileStatus, Status, confirmed, record_of, status};
