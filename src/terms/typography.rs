//! The signs of a text: quotation marks, dashes, spaces, accents, scripts.

use crate::board::seen;
use crate::read::folding::folded;
use crate::read::{Glossary, Language};
use crate::terms::finding::{FindingKind, Level};
use crate::terms::notation::moves;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// How a language sets its signs, and what its glossary shows of its spelling.
pub(super) struct Typography<'l> {
    language: Option<&'l Language>,
    /// Words whose marks are often left out, by what they are without them.
    with_marks: BTreeMap<String, String>,
}

/// Something wrong with the signs of a text.
pub(super) struct Slip {
    pub(super) level: Level,
    pub(super) kind: FindingKind,
    pub(super) range: Range<usize>,
    pub(super) instead: String,
}

/// All quotation marks that one language or another uses, apart from the apostrophe.
const QUOTES: &str = "\"„“”«»‚‘‹›";

impl<'l> Typography<'l> {
    /// What a language wants; nothing where it declares nothing. What the glossary shows of its spelling helps.
    pub(super) fn of(language: Option<&'l Language>, glossary: Option<&Glossary>) -> Self {
        let with_marks = language.zip(glossary);
        Typography {
            language,
            with_marks: with_marks.map_or(BTreeMap::new(), |(l, g)| words_with_marks(l, g)),
        }
    }

    /// Whether a word is what stands before the letter of an appendix.
    fn is_appendix(&self, word: &str) -> bool {
        let forms = self
            .language
            .and_then(|language| language.terms.get("appendix"));
        let mut forms = forms.into_iter().flat_map(|forms| forms.values());
        forms.any(|form| folded(form) == folded(word))
    }

    /// Everything that is wrong with the signs of a text.
    pub(super) fn slips(&self, text: &str) -> Vec<Slip> {
        let moves = moves(text);
        let mut slips = Vec::new();
        self.signs(text, &mut slips);
        let mut before = "";
        for range in words(text) {
            let word = &text[range.clone()];
            let is_move = (moves.iter()).any(|m| m.start < range.end && range.start < m.end);
            if !is_move {
                slips.extend(self.word(text, before, range));
            }
            before = word;
        }
        slips
    }

    fn signs(&self, text: &str, slips: &mut Vec<Slip>) {
        let mut add = |level, kind, at: usize, length: usize, instead: &str| {
            slips.push(Slip {
                level,
                kind,
                range: at..at + length,
                instead: instead.to_owned(),
            });
        };
        for (at, sign) in text.char_indices() {
            let before = text[..at].chars().next_back();
            let after = text[at + sign.len_utf8()..].chars().next();
            if let Some(typography) = self.language.map(|language| &language.typography)
                && QUOTES.contains(sign)
                && !(typography.quotes.as_flattened().iter())
                    .any(|mark| stands_at(text, at, sign, mark))
                && let Some([open, close]) = typography.quotes.first()
            {
                let length = sign.len_utf8();
                add(
                    Level::Warning,
                    FindingKind::Quotes,
                    at,
                    length,
                    &format!("{open}…{close}"),
                );
            }
            let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            let dash = self.language.map_or('–', |own| own.typography.dash);
            match sign {
                '-' if before == Some(' ') && after == Some(' ') => {
                    add(Level::Warning, FindingKind::Dash, at, 1, &dash.to_string());
                }
                '-' if digit(before) && digit(after) && is_range(text, at) => {
                    add(Level::Warning, FindingKind::Dash, at, 1, "–");
                }
                ' ' if after == Some(' ') && before.is_some_and(|c| !c.is_whitespace()) => {
                    add(Level::Warning, FindingKind::Space, at, 2, " ");
                }
                ' ' if matches!(after, Some(',' | ';' | '.' | '!' | '?')) => {
                    let next = text[at + 2..].chars().next();
                    if next.is_none_or(char::is_whitespace) {
                        add(
                            Level::Warning,
                            FindingKind::Space,
                            at,
                            2,
                            &text[at + 1..at + 2],
                        );
                    }
                }
                _ => {}
            }
        }
    }

    fn word(&self, text: &str, before: &str, range: Range<usize>) -> Option<Slip> {
        let word = &text[range.clone()];
        let slip = |level, kind, instead: String| {
            Some(Slip {
                level,
                kind,
                range: range.clone(),
                instead,
            })
        };
        if word.chars().any(is_cyrillic) && word.chars().any(|c| c.is_ascii_alphabetic()) {
            return slip(Level::Error, FindingKind::MixedScript, String::new());
        }
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(latin) = appendix_letter(letter)
        {
            let mut after = text[range.end..].chars();
            let numbered =
                after.next() == Some('.') && after.next().is_some_and(|c| c.is_ascii_digit());
            if numbered || self.is_appendix(before) {
                return slip(Level::Warning, FindingKind::CyrillicLetter, latin);
            }
        }
        let lower = word.to_lowercase();
        let language = self.language?;
        if let Some(right) = language.typography.misspelt.get(&lower) {
            return slip(Level::Error, FindingKind::Spelling, right.clone());
        }
        match self.with_marks.get(&bare(&lower, language)) {
            Some(right) if *right != lower => {
                slip(Level::Info, FindingKind::BareLetter, right.clone())
            }
            _ => None,
        }
    }
}

/// Whether this sign of a text is that of a mark, with the space that belongs to the mark.
fn stands_at(text: &str, at: usize, sign: char, mark: &str) -> bool {
    let before = mark.find(sign).and_then(|within| at.checked_sub(within));
    before.is_some_and(|start| text.get(start..).is_some_and(|rest| rest.starts_with(mark)))
}

/// The runs of letters of a text.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let parts = text.split(|c: char| !c.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).map(|part| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    })
}

/// Whether a hyphen between digits stands for “to”: not in castling, a result, a date or a telephone number.
fn is_range(text: &str, at: usize) -> bool {
    let number = |c: char| c.is_ascii_digit() || c == '.' || c == '-';
    let start = text[..at].rfind(|c| !number(c)).map_or(0, |before| {
        before + text[before..].chars().next().map_or(1, char::len_utf8)
    });
    let end = text[at..]
        .find(|c| !number(c))
        .map_or(text.len(), |after| at + after);
    let whole = text[start..end].trim_end_matches('.');
    !matches!(whole, "1-0" | "0-1" | "0-0" | "0-0-0") && whole.matches('-').count() == 1
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

/// The letter of an appendix that a letter of another alphabet looks like.
fn appendix_letter(letter: char) -> Option<String> {
    let latin = seen(&letter.to_string());
    let other = !letter.is_ascii() && latin.starts_with(|c| ('A'..='H').contains(&c));
    other.then_some(latin)
}

/// A word without the marks that are often left out.
fn bare(word: &str, language: &Language) -> String {
    let letters = &language.typography.often_bare;
    let bare = word
        .chars()
        .map(|letter| *letters.get(&letter).unwrap_or(&letter));
    bare.collect()
}

/// The words that a glossary always writes with the marks that are often left out.
fn words_with_marks(language: &Language, glossary: &Glossary) -> BTreeMap<String, String> {
    let mut with = BTreeMap::new();
    let mut without = BTreeSet::new();
    for concept in &glossary.concepts {
        for text in concept.forms.iter().chain([&concept.definition]) {
            for range in words(text) {
                let word = text[range].to_lowercase();
                let bare = bare(&word, language);
                if bare == word {
                    without.insert(word);
                } else {
                    with.insert(bare, word);
                }
            }
        }
    }
    with.retain(|plain, _| !without.contains(plain));
    with
}
