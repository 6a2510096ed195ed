//! Text as words are compared: composed, in small letters, ё as е, with one kind of apostrophe and of space.

use std::ops::Range;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};

/// A text as words are compared, which remembers where everything stood.
#[derive(Clone, Debug)]
pub struct Folded {
    text: String,
    /// For each byte of the folded text, where its letter starts in the source; at the end, the length of the source.
    from: Vec<usize>,
}

impl Folded {
    /// Folds a text.
    pub fn of(source: &str) -> Self {
        let mut folded = Folded {
            text: String::with_capacity(source.len()),
            from: Vec::with_capacity(source.len() + 1),
        };
        each_folded(source, |at, character| {
            folded.text.push(character);
            folded.from.resize(folded.text.len(), at);
        });
        folded.from.push(source.len());
        folded
    }

    /// The folded text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The part of the source that a part of the folded text comes from.
    pub fn source(&self, part: Range<usize>) -> Range<usize> {
        self.from[part.start]..self.from[part.end]
    }
}

/// A text as words are compared.
pub fn folded(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    each_folded(source, |_, character| text.push(character));
    text
}

/// Tells each folded letter, and where it starts in the source.
fn each_folded(source: &str, mut tell: impl FnMut(usize, char)) {
    for (at, letter) in letters(source) {
        match letter.as_bytes() {
            // nothing is joined with it, and it is small already or has one small letter
            [sign] => tell(at, of_one_kind(char::from(*sign)).to_ascii_lowercase()),
            _ => one_kind(letter)
                .flat_map(char::to_lowercase)
                .for_each(|character| tell(at, without_dots(character))),
        }
    }
}

/// The words of a text: letters and digits alone, folded and parted at apostrophes.
pub fn words(source: &str) -> Vec<String> {
    let folded = folded(source);
    let words = folded.split(|sign: char| !sign.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A word of [`words`] without accents and other marks, as a search compares it.
///
/// The script of the books does the same: `fold` in `book/js/find.js`.
pub fn plain(word: &str) -> String {
    if word.is_ascii() {
        return word.to_owned();
    }
    let bare = word.nfd().filter(|sign| !is_combining_mark(*sign));
    bare.collect::<String>().replace('ß', "ss")
}

/// A text as words are compared where capitals matter.
pub fn folded_with_case(source: &str) -> String {
    letters(source)
        .flat_map(|(_, letter)| one_kind(letter))
        .map(without_dots)
        .collect()
}

/// The letters of a text, each with the marks that follow it, and where it starts.
fn letters(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = source.char_indices().peekable();
    std::iter::from_fn(move || {
        let (start, _) = rest.next()?;
        while rest
            .next_if(|(_, next)| !next.is_ascii() && canonical_combining_class(*next) != 0)
            .is_some()
        {}
        let end = rest.peek().map_or(source.len(), |(at, _)| *at);
        Some((start, &source[start..end]))
    })
}

/// A letter composed, with one kind of apostrophe and of space.
fn one_kind(letter: &str) -> impl Iterator<Item = char> {
    letter.nfc().map(of_one_kind)
}

fn of_one_kind(character: char) -> char {
    match character {
        '’' => '\'',
        '\u{a0}' | '\u{202f}' | '\n' => ' ',
        other => other,
    }
}

fn without_dots(character: char) -> char {
    match character {
        'ё' => 'е',
        'Ё' => 'Е',
        other => other,
    }
}
