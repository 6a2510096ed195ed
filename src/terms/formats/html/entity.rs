//! Character references of HTML.

use std::collections::HashMap;
use std::ops::Range;

use html5gum::{Token, Tokenizer};

/// The bytes of the longest name of a character.
const LONGEST: usize = 36;
/// The most references that are remembered.
const REMEMBERED: usize = 4096;

/// The references that were decoded before.
#[derive(Default)]
pub(super) struct Entities(HashMap<String, (String, usize)>);

impl Entities {
    /// What the reference that starts here stands for, and its length: 1 if it is only an ampersand.
    pub(super) fn decode(&mut self, content: &str, range: Range<usize>) -> (String, usize) {
        let rest = content.get(range).unwrap_or("&");
        let inner = rest.bytes().skip(1).take(LONGEST);
        let length = inner
            .take_while(|b| b.is_ascii_alphanumeric() || *b == b'#')
            .count()
            + 1;
        let end = length + usize::from(rest.as_bytes().get(length) == Some(&b';'));
        let reference = rest.get(..end).unwrap_or("&");
        if let Some(known) = self.0.get(reference) {
            return known.clone();
        }
        let decoded = decode(reference);
        if self.0.len() < REMEMBERED {
            self.0.insert(reference.to_owned(), decoded.clone());
        }
        decoded
    }
}

/// What a reference stands for and its length without the letters behind it, which stay as they are.
fn decode(reference: &str) -> (String, usize) {
    let plain = ("&".to_owned(), 1);
    let mut text = String::new();
    for token in Tokenizer::new(reference) {
        if let Ok(Token::String(part)) = token {
            text.push_str(&String::from_utf8_lossy(&part));
        }
    }
    if text == reference || text.is_empty() {
        return plain;
    }
    let is_same = |(a, b): &(char, char)| a == b;
    let same = text.chars().rev().zip(reference.chars().rev());
    let behind = same
        .take_while(is_same)
        .map(|(c, _)| c.len_utf8())
        .sum::<usize>();
    let behind = behind.min(text.len().saturating_sub(1));
    let words = text.get(..text.len() - behind).unwrap_or_default();
    if words.is_empty() || reference.ends_with(';') && behind == 0 {
        return (text, reference.len());
    }
    (words.to_owned(), reference.len() - behind)
}
