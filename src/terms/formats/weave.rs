//! A text that is put together from pieces of the content.

use std::ops::Range;

use super::limits::PIECES;
use super::{Piece, Segment};

/// What stands in a text for something that is not words.
pub(super) const OBJECT: &str = "\u{fffc}";

/// A text in the making.
#[derive(Debug, Clone)]
pub(super) struct Weave<'a> {
    content: &'a str,
    text: String,
    pieces: Vec<Piece>,
    is_verbatim: bool,
}

impl<'a> Weave<'a> {
    /// An empty text.
    pub(super) fn new(content: &'a str) -> Self {
        Self {
            content,
            text: String::new(),
            pieces: Vec::new(),
            is_verbatim: false,
        }
    }

    /// Adds a part of the content as it is.
    pub(super) fn verbatim(&mut self, range: Range<usize>) {
        let words = self.content.get(range.clone()).unwrap_or_default();
        if words.is_empty() || self.is_full() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(words);
        match self.pieces.last_mut() {
            Some(last) if self.is_verbatim && last.content.end == range.start => {
                last.text.end = self.text.len();
                last.content.end = range.end;
            }
            _ => self.add(start, range),
        }
        self.is_verbatim = true;
    }

    /// Adds words that stand for a part of the content.
    pub(super) fn replaced(&mut self, words: &str, range: Range<usize>) {
        if self.content.get(range.clone()) == Some(words) {
            return self.verbatim(range);
        }
        if words.is_empty() || self.is_full() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(words);
        self.add(start, range);
        self.is_verbatim = false;
    }

    /// Whether there are so many pieces that the file will be refused.
    fn is_full(&self) -> bool {
        self.pieces.len() > PIECES
    }

    fn add(&mut self, start: usize, content: Range<usize>) {
        let text = start..self.text.len();
        self.pieces.push(Piece { text, content });
    }

    /// Adds a part of the content as it is, but for the ends of its lines.
    pub(super) fn lines(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while let Some(found) = self
            .content
            .get(at..range.end)
            .and_then(|rest| rest.find("\r\n"))
        {
            self.verbatim(at..at + found);
            self.replaced("\n", at + found..at + found + 2);
            at += found + 2;
        }
        self.verbatim(at..range.end);
    }

    /// Adds a part of the content whose white space is only space between words.
    pub(super) fn flowing(&mut self, range: Range<usize>) {
        let mut at = range.start;
        while at < range.end {
            let rest = self.content.get(at..range.end).unwrap_or_default();
            let words = rest.find(is_space).unwrap_or(rest.len());
            self.verbatim(at..at + words);
            let gap = rest.get(words..).unwrap_or_default();
            let gap = gap.len() - gap.trim_start_matches(is_space).len();
            self.gap(at + words..at + words + gap);
            at += (words + gap).max(1);
        }
    }

    /// Adds white space between words as one space or one end of a line.
    pub(super) fn gap(&mut self, range: Range<usize>) {
        let is_needed = !self.text.is_empty() && !self.text.ends_with(is_space);
        if range.is_empty() || !is_needed {
            return;
        }
        let space = self.content.get(range.clone()).unwrap_or_default();
        self.replaced(if space.contains('\n') { "\n" } else { " " }, range);
    }

    /// Whether there is nothing yet.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The text so far.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The text as it is and its pieces, if it has words; the weave is empty then.
    pub(super) fn take(&mut self) -> Option<Segment> {
        let text = std::mem::take(&mut self.text);
        let pieces = std::mem::take(&mut self.pieces);
        self.is_verbatim = false;
        has_words(&text).then(|| Segment {
            text,
            pieces,
            ..Segment::default()
        })
    }

    /// The text without white space at its end and its pieces, if it has words; the weave is empty then.
    pub(super) fn take_trimmed(&mut self) -> Option<Segment> {
        self.trim_end();
        self.take()
    }

    fn trim_end(&mut self) {
        let length = self.text.trim_end_matches(is_space).len();
        self.text.truncate(length);
        while self
            .pieces
            .last()
            .is_some_and(|last| last.text.start >= length)
        {
            self.pieces.pop();
        }
        if let Some(last) = self.pieces.last_mut() {
            let cut = last.text.end.saturating_sub(length);
            last.text.end -= cut;
            last.content.end -= cut;
        }
    }
}

/// Whether a character is white space of a markup language (a no-break space is not).
pub(super) fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\u{c}')
}

/// Whether there is anything but space and what stands for objects.
fn has_words(text: &str) -> bool {
    text.chars().any(|c| !c.is_whitespace() && c != '\u{fffc}')
}

/// The bytes of the longest language tag; longer ones are none.
const TAG: usize = 64;

/// A language tag in lower case with hyphens, without what gettext puts behind `@` or a dot.
pub(super) fn language(tag: &str) -> Option<String> {
    let tag = tag.trim().split(['@', '.']).next().unwrap_or_default();
    if tag.len() > TAG {
        return None;
    }
    let tag = tag.replace('_', "-").to_lowercase();
    let is_tag = !tag.is_empty() && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    is_tag.then_some(tag)
}
