//! Outside text to typed values, with the place of each fault.

pub mod editions;
