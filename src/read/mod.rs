//! Outside text to typed values, with the place of each fault.

mod document;
pub mod editions;
mod fault;
mod library;
mod one_key;
mod rows;
mod scenario;
pub mod schema;

pub use fault::{Fault, Place};
pub use library::Library;
pub use scenario::{Expect, Scenario, cases, scenarios};
