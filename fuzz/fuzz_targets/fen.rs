//! Any bytes as a FEN: it is refused, or a position that can be asked everything.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "the other target is used elsewhere")]
#[path = "../../examples/hammer/targets.rs"]
mod targets;

fuzz_target!(|bytes: &[u8]| targets::fen(bytes));
