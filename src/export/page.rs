//! A text that somebody has reviewed, with the places of its words and the faults that were found.

use crate::read::{Place, TextFault};
use std::collections::BTreeSet;

/// A word of a text, and the byte at which it begins there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Word {
    pub text: String,
    pub at: usize,
}

impl Word {
    pub fn at(at: usize, text: &str) -> Self {
        Word {
            text: text.to_owned(),
            at,
        }
    }

    /// The text with single spaces and none around it; spaces that may not break stay.
    pub fn tidy(at: usize, text: &str) -> Self {
        let spaces: &[char] = &[' ', '\t', '\n', '\r'];
        let before = text.len() - text.trim_start_matches(spaces).len();
        let words: Vec<&str> = text.split(spaces).filter(|word| !word.is_empty()).collect();
        Word {
            text: words.join(" "),
            at: at + before,
        }
    }
}

/// A text and its faults so far.
pub(super) struct Page<'t> {
    file: &'t str,
    pub text: &'t str,
    /// The bytes at which lines begin.
    lines: Vec<usize>,
    pub faults: Vec<TextFault>,
    /// Where which faults were found already.
    told: BTreeSet<(usize, String)>,
}

impl<'t> Page<'t> {
    pub fn of(file: &'t str, text: &'t str) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        Page {
            file,
            text,
            lines: std::iter::once(0).chain(ends).collect(),
            faults: Vec::new(),
            told: BTreeSet::new(),
        }
    }

    /// Notes, once, that something else is expected in place of a word.
    pub fn fault(&mut self, word: &Word, found: String, expected: String) {
        let at = word.at.min(self.text.len());
        if !self.told.insert((at, found.clone())) {
            return;
        }
        let line = self.lines.partition_point(|start| *start <= at) - 1;
        let start = self.lines[line];
        let line_text = self.text[start..].lines().next().unwrap_or_default();
        let before = self.text.get(start..at).unwrap_or_default();
        self.faults.push(TextFault {
            place: Place {
                file: self.file.to_owned(),
                line: line + 1,
                column: before.chars().count() + 1,
            },
            found,
            expected,
            line_text: line_text.to_owned(),
            width: word.text.chars().count().max(1),
        });
    }
}
