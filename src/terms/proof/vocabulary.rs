//! The words that a language uses in our own texts, and which of them stand side by side: what a damaged word is held against.

use crate::read::folding::plain;
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The words of a language.
#[derive(Default)]
pub(super) struct Vocabulary {
    /// The words with their places in the lists.
    places: HashMap<String, u32>,
    words: Vec<String>,
    /// How often each of them stands in our texts.
    counts: Vec<u32>,
    /// The words that have a capital inside a sentence, in small letters.
    capitals: HashSet<String>,
    /// The words with a hyphen, in small letters.
    hyphenated: HashSet<String>,
    /// How often two words follow each other, by their places.
    pairs: HashMap<(u32, u32), u32>,
    /// The places of the words by what they are without their marks.
    by_plain: OnceCell<HashMap<String, Vec<u32>>>,
    /// The places of the words by what is left when one letter is taken out, to find a word that was mistyped.
    shortened: OnceCell<HashMap<String, Vec<u32>>>,
}

/// The runs of letters of a text; apostrophes part them.
pub(super) fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let parts = text.split(|c: char| !c.is_alphanumeric() && !is_mark(c));
    parts.filter(|part| !part.is_empty()).map(|part| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    })
}

/// Whether nothing but spaces or an apostrophe stands between two words.
pub(super) fn is_gap(between: &str) -> bool {
    matches!(between, "'" | "’")
        || (!between.is_empty() && between.chars().all(char::is_whitespace))
}

/// A mark that is written after its letter.
fn is_mark(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// How long a word must be to be taken for a mistyped other one, where nothing shows that it is none.
const LONG: usize = 7;

/// How long a word must be to have others near it.
const NEAR: usize = 4;

impl Vocabulary {
    /// The words of texts.
    pub(super) fn of<'t>(texts: impl Iterator<Item = &'t str>) -> Self {
        let mut vocabulary = Vocabulary::default();
        for text in texts {
            let mut before: Option<(u32, usize)> = None;
            for range in words(text) {
                let written = &text[range.clone()];
                let word = written.to_lowercase();
                if !word.chars().all(char::is_alphabetic) {
                    before = None;
                    continue;
                }
                let place = vocabulary.add(word);
                if let Some((first, end)) = before.replace((place, range.end)) {
                    let word = &vocabulary.words[place as usize];
                    match &text[end..range.start] {
                        "-" => {
                            let first = &vocabulary.words[first as usize];
                            let joined = format!("{first}-{word}");
                            vocabulary.hyphenated.insert(joined);
                        }
                        gap if is_gap(gap) => {
                            *vocabulary.pairs.entry((first, place)).or_default() += 1;
                            if written.starts_with(char::is_uppercase) {
                                vocabulary.capitals.insert(word.clone());
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        vocabulary
    }

    /// Takes in a word once more, and tells its place.
    fn add(&mut self, word: String) -> u32 {
        if let Some(place) = self.places.get(&word) {
            self.counts[*place as usize] += 1;
            return *place;
        }
        let place = self.words.len() as u32;
        self.counts.push(1);
        self.words.push(word.clone());
        self.places.insert(word, place);
        place
    }

    fn place(&self, word: &str) -> Option<u32> {
        self.places.get(word).copied()
    }

    /// The words with their places.
    fn all(&self) -> impl Iterator<Item = (&str, u32)> {
        self.words.iter().map(String::as_str).zip(0..)
    }

    fn by_plain(&self) -> &HashMap<String, Vec<u32>> {
        self.by_plain.get_or_init(|| {
            let mut by_plain: HashMap<String, Vec<u32>> = HashMap::new();
            for (word, place) in self.all() {
                by_plain.entry(plain(word)).or_default().push(place);
            }
            by_plain
        })
    }

    fn shortened(&self) -> &HashMap<String, Vec<u32>> {
        self.shortened.get_or_init(|| {
            let mut all: HashMap<String, Vec<u32>> = HashMap::new();
            for (word, place) in self.all() {
                if word.chars().count() < NEAR {
                    continue;
                }
                for short in shortened(word) {
                    all.entry(short).or_default().push(place);
                }
            }
            all
        })
    }

    /// Whether it has a word, in small letters.
    pub(super) fn has(&self, word: &str) -> bool {
        self.places.contains_key(word)
    }

    /// How often it has a word, in small letters.
    pub(super) fn count(&self, word: &str) -> u32 {
        self.place(word)
            .map_or(0, |place| self.counts[place as usize])
    }

    /// Whether it writes a word, here in small letters, with a capital inside a sentence.
    pub(super) fn has_capital(&self, word: &str) -> bool {
        self.capitals.contains(word)
    }

    /// Its words that are one letter away from a word: missing, too many, changed or exchanged with its neighbour.
    pub(super) fn near(&self, word: &str) -> Vec<&str> {
        if word.chars().count() < NEAR {
            return Vec::new();
        }
        let keys: Vec<String> = shortened(word)
            .into_iter()
            .chain([word.to_owned()])
            .collect();
        let longer = (keys.iter()).flat_map(|key| self.shortened().get(key).into_iter().flatten());
        let longer = longer.map(|place| self.words[*place as usize].as_str());
        let same = keys.iter().filter_map(|key| self.places.get_key_value(key));
        let mut all: Vec<&str> = longer
            .chain(same.map(|(key, _)| key.as_str()))
            .filter(|other| differs(word, other).is_some())
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Its words that are a word with other marks; that itself is not among them.
    pub(super) fn otherwise_marked<'v>(&'v self, word: &'v str) -> impl Iterator<Item = &'v str> {
        let alike = self.by_plain().get(&plain(word));
        let alike = alike.into_iter().flatten();
        let alike = alike.map(|place| self.words[*place as usize].as_str());
        alike.filter(move |other| *other != word)
    }

    /// Whether it writes a word with this hyphen.
    pub(super) fn has_hyphenated(&self, word: &str) -> bool {
        self.hyphenated.contains(&word.to_lowercase())
    }

    /// How often one word follows another.
    pub(super) fn follows(&self, first: &str, second: &str) -> u32 {
        let places = self.place(first).zip(self.place(second));
        let pairs = places.and_then(|places| self.pairs.get(&places));
        pairs.copied().unwrap_or_default()
    }

    /// The one word that a word is, apart from one letter that is missing, doubled, changed or exchanged with its neighbour
    /// inside of it; none where several are, or where only the end differs, which may be another form.
    pub(super) fn mistyped(&self, word: &str) -> Option<&str> {
        if word.chars().count() < LONG {
            return None;
        }
        let near = self.near(word).into_iter();
        let mut inside = near.filter(|other| is_inside(word, other));
        let found = inside.next();
        found.filter(|_| inside.next().is_none())
    }
}

/// What is left of a word when one of its letters is taken out.
fn shortened(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let mut all: Vec<String> = (0..letters.len())
        .map(|out| {
            let kept = letters.iter().enumerate().filter(|(at, _)| *at != out);
            kept.map(|(_, letter)| *letter).collect()
        })
        .collect();
    all.dedup();
    all
}

/// How many letters two words share at their start and at their end, where they are one typing mistake apart.
fn differs(word: &str, other: &str) -> Option<(usize, usize)> {
    let (a, b): (Vec<char>, Vec<char>) = (word.chars().collect(), other.chars().collect());
    let start = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (rest_a, rest_b) = (&a[start..], &b[start..]);
    let end = (rest_a.iter().rev().zip(rest_b.iter().rev()))
        .take_while(|(a, b)| a == b)
        .count();
    let (middle_a, middle_b) = (&rest_a[..rest_a.len() - end], &rest_b[..rest_b.len() - end]);
    let one_slip = match (middle_a, middle_b) {
        ([], [_]) | ([_], []) | ([_], [_]) => true,
        ([x, y], [u, v]) => x == v && y == u,
        _ => false,
    };
    one_slip.then_some((start, end))
}

/// Whether a mistake stands inside a word, neither at the start nor near the end, and is no other letter.
fn is_inside(word: &str, other: &str) -> bool {
    let changed = word.chars().count() == other.chars().count()
        && word
            .chars()
            .zip(other.chars())
            .filter(|(a, b)| a != b)
            .count()
            == 1;
    differs(word, other).is_some_and(|(start, end)| start >= 2 && end >= 3) && !changed
}

#[cfg(test)]
mod tests {
    use super::Vocabulary;

    #[test]
    fn a_slip_inside_a_word_is_found_and_another_form_is_not() {
        let own = "verbleibende Bedenkzeit соперник соперника Zeiten";
        let vocabulary = Vocabulary::of([own].into_iter());
        assert_eq!(vocabulary.mistyped("verbelibende"), Some("verbleibende"));
        assert_eq!(vocabulary.mistyped("сопреника"), Some("соперника"));
        assert_eq!(vocabulary.mistyped("bedenkzeiten"), None);
        assert_eq!(vocabulary.mistyped("bedenkzeit"), None);
        assert_eq!(vocabulary.mistyped("zieten"), None, "too short to tell");
    }

    #[test]
    fn words_are_known_by_their_marks_and_neighbours() {
        let vocabulary = Vocabulary::of(["La partita è patta e finita: è patta."].into_iter());
        let marked: Vec<&str> = vocabulary.otherwise_marked("e").collect();
        assert_eq!(marked, ["è"]);
        assert_eq!(vocabulary.follows("è", "patta"), 2);
        assert_eq!(vocabulary.follows("patta", "e"), 1);
        assert_eq!(
            vocabulary.follows("finita", "è"),
            0,
            "a sign stands between"
        );
    }
}
