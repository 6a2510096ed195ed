//! Words that a text is looked through for, whatever their capitals.

use std::collections::BTreeSet;

/// Words in small letters.
pub(super) struct SmallWords {
    all: BTreeSet<String>,
    /// The letters with which they begin: most words begin with others.
    first: Vec<char>,
}

impl SmallWords {
    /// These words.
    pub(super) fn of<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let all: BTreeSet<String> = words.map(|word| bare(word).to_lowercase()).collect();
        let mut first: Vec<char> = all.iter().filter_map(|word| word.chars().next()).collect();
        first.dedup();
        SmallWords { all, first }
    }

    /// Whether a word is one of them, without the article elided before it: “dell’articolo” is “articolo”.
    pub(super) fn has(&self, word: &str) -> bool {
        let word = bare(word);
        let first = word.chars().next();
        let first = first.and_then(|letter| letter.to_lowercase().next());
        first.is_some_and(|first| self.first.contains(&first))
            && self.all.contains(&word.to_lowercase())
    }
}

fn bare(word: &str) -> &str {
    word.rsplit(['\'', '’']).next().unwrap_or(word)
}
