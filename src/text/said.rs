//! What a voice said already.

use crate::text::finish::Start;
use crate::text::say::Say;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// What was said already, by how it begins: each thing is put into words once.
#[derive(Default)]
pub(super) struct Said([HashMap<Say, String, BuildHasherDefault<Quick>>; 3]);

impl Said {
    /// The words for this, where it was said before.
    pub fn get(&self, say: &Say, start: Start) -> Option<String> {
        self.0[start as usize].get(say).cloned()
    }

    /// Remembers the words for this.
    pub fn add(&mut self, say: &Say, start: Start, text: &str) {
        self.0[start as usize].insert(say.clone(), text.to_owned());
    }
}

/// A hash that is quick to tell; what is hashed comes from our own files, so nobody can choose it to collide.
#[derive(Default)]
struct Quick(u64);

impl Quick {
    fn mix(&mut self, word: u64) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(ODD);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(last));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        // the table looks at the highest bits and the lowest
        self.0 ^ self.0 >> 32
    }
}
