//! Dictionaries of spelling as Hunspell has them.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The words of a language with all their forms, from the files of a spelling checker.
pub struct Dictionary {
    words: spellbook::Dictionary,
    known: RefCell<HashMap<String, bool>>,
    nearest: RefCell<HashMap<String, Option<String>>>,
    /// How many more words may be looked for that are like an unknown one, which takes long.
    left: Cell<u32>,
}

/// For so many unknown words of a text a known one is looked for.
const LOOKED_FOR: u32 = 150;

impl Dictionary {
    /// A dictionary of two files, with affixes and with stems; none where they are no such files.
    pub fn read(affixes: &[u8], stems: &[u8]) -> Option<Self> {
        let encoding = encoding_of(affixes);
        let text = |bytes| encoding.decode(bytes).0;
        let words = spellbook::Dictionary::new(&text(affixes), &text(stems)).ok()?;
        Some(Dictionary {
            words,
            known: RefCell::default(),
            nearest: RefCell::default(),
            left: Cell::new(LOOKED_FOR),
        })
    }

    /// Whether it has a word as it is written.
    pub(super) fn has(&self, word: &str) -> bool {
        if let Some(known) = self.known.borrow().get(word) {
            return *known;
        }
        let known = self.words.check(word);
        self.known.borrow_mut().insert(word.to_owned(), known);
        known
    }

    /// The first word that is one slip away from an unknown one.
    pub(super) fn nearest(&self, word: &str) -> Option<String> {
        if let Some(known) = self.nearest.borrow().get(word) {
            return known.clone();
        }
        let left = self.left.get().checked_sub(1)?;
        self.left.set(left);
        let mut all = Vec::new();
        self.words.suggest(word, &mut all);
        let nearest = (all.into_iter())
            .filter(|other| other.chars().all(char::is_alphabetic))
            .find(|other| strsim::osa_distance(&other.to_lowercase(), word) == 1);
        self.nearest
            .borrow_mut()
            .insert(word.to_owned(), nearest.clone());
        nearest
    }
}

/// The encoding that the file of affixes names.
fn encoding_of(affixes: &[u8]) -> &'static encoding_rs::Encoding {
    let mut lines = affixes.split(|byte| *byte == b'\n');
    let named = lines.find_map(|line| line.strip_prefix(b"SET "));
    let label = named.map(|label| String::from_utf8_lossy(label).trim().to_lowercase());
    let label = label.unwrap_or_default();
    let label = label.strip_prefix("microsoft-").unwrap_or(&label);
    encoding_rs::Encoding::for_label(label.as_bytes()).unwrap_or(encoding_rs::UTF_8)
}

#[cfg(test)]
mod tests {
    use super::Dictionary;

    #[test]
    fn words_are_known_in_all_their_forms_and_encodings() {
        let affixes = "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n";
        let dictionary = Dictionary::read(affixes.as_bytes(), "2\npawn/S\nrook/S\n".as_bytes());
        let dictionary = dictionary.expect("a dictionary");
        assert!(dictionary.has("pawns") && dictionary.has("rook"));
        assert!(!dictionary.has("panw"));
        let affixes = "SET ISO8859-1\n".as_bytes();
        let dictionary = Dictionary::read(affixes, b"1\nZ\xfcge\n").expect("a dictionary");
        assert!(dictionary.has("Züge"));
    }
}
