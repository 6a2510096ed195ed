//! Paragraphs of plain text.

use std::ops::Range;

use super::Segment;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::Refusal;
use super::weave::{Weave, is_space};

/// The characters of the longest heading.
const HEADING: usize = 80;

/// What becomes of several spaces in a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spaces {
    /// They stay.
    AsTheyAre,
    /// They are one space.
    AsOne,
}

/// The paragraphs, items and articles of a text.
pub(super) fn segments(content: &str, spaces: Spaces) -> Result<Vec<Segment>, Refusal> {
    let mut reader = Reader {
        content,
        spaces,
        weave: Weave::new(content),
        lines: 0,
        end: 0,
        is_item: false,
        found: Collector::default(),
    };
    for line in lines(content) {
        reader.line(line)?;
    }
    reader.flush()?;
    Ok(reader.found.finish())
}

/// The lines of a text without their ends.
fn lines(content: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = text_start(content);
    let text = content.get(start..).unwrap_or_default();
    text.split_inclusive('\n').map(move |line| {
        let range = start..start + line.trim_end_matches(['\n', '\r']).len();
        start += line.len();
        range
    })
}

struct Reader<'a> {
    content: &'a str,
    spaces: Spaces,
    weave: Weave<'a>,
    /// The lines of the paragraph so far, and where the last one ends.
    lines: usize,
    end: usize,
    /// Whether the paragraph starts with a mark of an item.
    is_item: bool,
    found: Collector,
}

impl Reader<'_> {
    fn line(&mut self, range: Range<usize>) -> Result<(), Refusal> {
        let content = self.content;
        let line = content.get(range.clone()).unwrap_or_default();
        let words = line.trim_matches(is_space);
        let mark = item(words);
        if words.is_empty() || line.starts_with('\u{c}') || self.starts_anew(mark) {
            self.flush()?;
        }
        if !words.is_empty() {
            let start = range.start + (line.len() - line.trim_start_matches(is_space).len());
            self.add(start..start + words.len(), mark != Mark::None);
        }
        Ok(())
    }

    fn starts_anew(&self, mark: Mark) -> bool {
        let ends = |c: char| ".:;,!?…)|".contains(c);
        match mark {
            Mark::None => false,
            Mark::Sure => true,
            Mark::Doubtful => self.weave.text().ends_with(ends),
            Mark::Likely => self.is_item || self.weave.text().ends_with(ends),
        }
    }

    fn add(&mut self, words: Range<usize>, is_item: bool) {
        if self.weave.is_empty() {
            self.is_item = is_item;
        } else {
            self.weave.replaced("\n", self.end..words.start);
        }
        self.end = words.end;
        self.lines += 1;
        match self.spaces {
            Spaces::AsTheyAre => self.weave.verbatim(words),
            Spaces::AsOne => self.weave.flowing(words),
        }
    }

    fn flush(&mut self) -> Result<(), Refusal> {
        let is_single = std::mem::take(&mut self.lines) == 1;
        let Some(mut segment) = self.weave.take() else {
            return Ok(());
        };
        segment.is_heading = is_single && is_heading(&segment.text);
        self.found.push(segment)
    }
}

/// Whether a line looks like a heading: short, with a capital, without the end of a sentence.
fn is_heading(line: &str) -> bool {
    let words = line.trim_start_matches(|c: char| c.is_ascii_digit() || ". ".contains(c));
    let starts = words.chars().next().is_some_and(char::is_uppercase);
    starts && !line.ends_with(|c: char| ".:;,!?…|".contains(c)) && line.chars().count() <= HEADING
}

/// Whether a line starts with a mark of an item or an article.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    /// It is rather a number in a sentence, unless what stands before has ended.
    Doubtful,
    /// It may also be a wrapped line within a sentence.
    Likely,
    Sure,
}

fn item(line: &str) -> Mark {
    let (first, rest) = line.split_once([' ', '\t', '\u{a0}']).unwrap_or((line, ""));
    let rest = rest.trim_start();
    if first.is_empty() || rest.is_empty() {
        return Mark::None;
    }
    match first {
        "-" | "*" | "•" | "·" | "▪" | "◦" | "‣" | "●" => Mark::Sure,
        "–" | "—" | "+" | "§" => Mark::Likely,
        _ if is_bracketed(first) => Mark::Sure,
        _ => number(first, rest),
    }
}

/// Whether a word is a letter, a Roman or a decimal number before a bracket: `a)`, `(iv)`, `12)`.
fn is_bracketed(word: &str) -> bool {
    let Some(inner) = word.strip_suffix(')') else {
        return false;
    };
    let inner = inner.strip_prefix('(').unwrap_or(inner);
    let is_letter = inner.chars().count() == 1 && inner.chars().all(char::is_alphabetic);
    let is_roman = inner.chars().all(|c| "ivxIVX".contains(c)) && inner.len() <= 5;
    let is_number = inner.bytes().all(|b| b.is_ascii_digit()) && inner.len() <= 3;
    !inner.is_empty() && (is_letter || is_roman || is_number)
}

/// Whether a word is the number of an article of an appendix: `A1`, `A.4.2`, `III.5`.
fn is_lettered(word: &str) -> bool {
    let letters = word.chars().take_while(|c| c.is_uppercase()).count();
    let digits = word.trim_start_matches(char::is_uppercase);
    let mut parts = digits.strip_prefix('.').unwrap_or(digits).split('.');
    (1..=3).contains(&letters)
        && parts
            .all(|part| (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit()))
}

/// What a word like `3.`, `3.2` or `3.2.1.` is at the start of a line.
fn number(word: &str, rest: &str) -> Mark {
    let word = word.trim_matches('*');
    let bare = word.strip_suffix('.').unwrap_or(word);
    if is_lettered(bare) {
        return Mark::Sure;
    }
    let is_number = bare
        .split('.')
        .all(|part| (1..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit()));
    let parts = bare.split('.').count();
    let is_lower = rest.starts_with(char::is_lowercase);
    match (is_number, parts) {
        (true, 3..) => Mark::Sure,
        (true, 2) if !is_lower => Mark::Sure,
        (true, 2) => Mark::Doubtful,
        (true, 1) if word.ends_with('.') => Mark::Likely,
        _ => Mark::None,
    }
}
