//! Texts in every format that is read: their words with their places, and files that are refused.

mod common;
mod hostile;
mod properties;
mod texts;
mod units;
