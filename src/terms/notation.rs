//! Moves inside a text: `12. Sg1-f3+`, `0-0-0`, `e8=Q`, in the letters of any language.

use std::ops::Range;

/// Where moves and squares stand in a text.
pub(super) fn moves(text: &str) -> Vec<Range<usize>> {
    words(text)
        .filter(|word| is_move(&text[word.clone()]))
        .collect()
}

/// The words of a text, without spaces, quotation marks and brackets.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let parts = text.split(|c: char| c.is_whitespace() || "«»„“”‘()[]\"".contains(c));
    parts.filter(|part| !part.is_empty()).map(|part| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    })
}

fn is_move(word: &str) -> bool {
    let word = word.trim_end_matches(['.', ',', ';', ':', '!', '?', '+', '#', '…']);
    let after_number = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let word = match after_number.strip_prefix(['.', '…']) {
        Some(after) => after.trim_start_matches(['.', '…']),
        None => word,
    };
    if matches!(word, "0-0" | "0-0-0" | "O-O" | "O-O-O") {
        return true;
    }
    let (word, _) = without_end(word, |c| c == '=' || c.is_uppercase());
    let Some((before, square)) = last_two(word) else {
        return false;
    };
    let [file, rank] = square;
    if !(('a'..='h').contains(&file) && ('1'..='8').contains(&rank)) {
        return false;
    }
    let (before, _) = without_end(before, |c| matches!(c, 'x' | 'х' | ':' | '-' | '–' | '×'));
    let (before, _) = without_end(before, |c| ('1'..='8').contains(&c));
    let (piece, _) = without_end(before, |c| ('a'..='h').contains(&c));
    piece.chars().count() <= 2
        && piece.chars().all(char::is_alphabetic)
        && piece.chars().next().is_none_or(char::is_uppercase)
}

/// A word without the letters at its end that fit.
fn without_end(word: &str, fits: impl Fn(char) -> bool) -> (&str, &str) {
    let rest = word.trim_end_matches(fits);
    word.split_at(rest.len())
}

fn last_two(word: &str) -> Option<(&str, [char; 2])> {
    let mut characters = word.char_indices().rev();
    let (_, last) = characters.next()?;
    let (at, before) = characters.next()?;
    Some((&word[..at], [before, last]))
}
