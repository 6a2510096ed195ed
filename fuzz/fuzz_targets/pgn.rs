//! Any bytes as a file of games: they are read and audited under every edition.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "the other target is used elsewhere")]
#[path = "../../examples/hammer/targets.rs"]
mod targets;

fuzz_target!(|bytes: &[u8]| targets::pgn(bytes));
