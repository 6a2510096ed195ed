//! Families of words: the forms of one word, by their stems and by the glossary.

use crate::read::Glossary;
use crate::read::folding::{plain, words};
use rust_stemmers::{Algorithm, Stemmer};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The words of a language, plain, each with the family to which it belongs.
pub(super) struct Families {
    /// The forms of each family in the order of the alphabet, the families in that of their first forms.
    all: Vec<Vec<String>>,
    of: HashMap<String, usize>,
}

impl Families {
    /// The families of all words of these texts and of a glossary, whose terms hold their forms together.
    pub(super) fn of<'t>(
        texts: impl IntoIterator<Item = &'t str>,
        glossary: Option<&Glossary>,
        stems: Option<Algorithm>,
    ) -> Self {
        let mut kin = Kin::new(stems);
        for text in texts {
            for word in words(text) {
                kin.stem_of(&word);
            }
        }
        for concept in glossary.iter().flat_map(|own| &own.concepts) {
            let avoided = concept.forbidden.iter().map(|word| &word.forms);
            for forms in std::iter::once(&concept.forms).chain(avoided) {
                kin.join(forms);
            }
        }
        kin.families()
    }

    /// The family of a word of these texts.
    pub(super) fn family(&self, word: &str) -> Option<usize> {
        self.of.get(&*bare(word)).copied()
    }

    /// The family of a text of one word.
    pub(super) fn family_of(&self, text: &str) -> Option<usize> {
        let own = words(text);
        let [word] = own.as_slice() else {
            return None;
        };
        self.family(word)
    }

    /// The families of the words of a text.
    pub(super) fn in_text(&self, text: &str) -> BTreeSet<usize> {
        let words = words(text);
        words.iter().filter_map(|word| self.family(word)).collect()
    }

    /// The families as the script reads them, which knows a word by its key: the word without its longest ending that is one of
    /// these, as far as four letters stay.
    pub(super) fn written(&self) -> Written {
        let endings = self.endings();
        let mut votes: BTreeMap<&str, BTreeMap<usize, usize>> = BTreeMap::new();
        for (word, family) in &self.of {
            let own = votes.entry(key(word, &endings)).or_default();
            *own.entry(*family).or_default() += 1;
        }
        let owner = |word: &str| {
            let all = &votes[key(word, &endings)];
            all.iter()
                .max_by_key(|(_, votes)| **votes)
                .map(|(at, _)| *at)
        };
        let family = |(at, forms): (usize, &Vec<String>)| {
            let (by_key, by_itself): (Vec<&String>, Vec<&String>) =
                forms.iter().partition(|word| owner(word) == Some(at));
            let keys: BTreeSet<&str> = by_key.iter().map(|word| key(word, &endings)).collect();
            let keys = keys.into_iter().map(|key| ("", key));
            let words = by_itself.into_iter().map(|word| ("=", word.as_str()));
            let mut members = keys.chain(words);
            let Some((mark, first)) = members.next() else {
                return String::new();
            };
            let others = members.map(|(mark, member)| {
                let shared = shared(first, member).min(35);
                let count = char::from_digit(shared as u32, 36).unwrap_or('0');
                let rest: String = member.chars().skip(shared).collect();
                format!(",{mark}{count}{rest}")
            });
            format!("{mark}{first}{}", others.collect::<String>())
        };
        let all: Vec<String> = self.all.iter().enumerate().map(family).collect();
        Written {
            endings: endings.into_iter().collect(),
            families: all.join(" "),
        }
    }

    /// What words of many families end with, after the beginning that all forms of the family share.
    fn endings(&self) -> BTreeSet<String> {
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        for forms in &self.all {
            let beginning = (forms.iter().map(|form| shared(&forms[0], form)).min()).unwrap_or(0);
            if beginning < SHORTEST_KEY {
                continue;
            }
            for form in forms {
                let ending: String = form.chars().skip(beginning).collect();
                if (1..=LONGEST_ENDING).contains(&ending.chars().count()) {
                    *met.entry(ending).or_default() += 1;
                }
            }
        }
        met.retain(|_, count| *count >= OFTEN);
        met.into_keys().collect()
    }
}

/// Families as the script reads them.
pub(super) struct Written {
    /// The endings that are taken off.
    pub endings: Vec<String>,
    /// The families, parted by spaces: their keys, and behind `=` the words whose key would lead to another family, all parted
    /// by commas; each after the first with the number of letters in front that it shares with the first, in base 36.
    pub families: String,
}

/// So many letters of a word stay.
const SHORTEST_KEY: usize = 4;

/// No ending is longer.
const LONGEST_ENDING: usize = 7;

/// Fewer words than these make no ending.
const OFTEN: usize = 6;

/// A word without its longest ending.
fn key<'w>(word: &'w str, endings: &BTreeSet<String>) -> &'w str {
    let starts: Vec<usize> = word.char_indices().map(|(at, _)| at).collect();
    let first = starts
        .len()
        .saturating_sub(LONGEST_ENDING)
        .max(SHORTEST_KEY);
    let mut cuts = starts.get(first..).unwrap_or_default().iter();
    let cut = cuts.find(|cut| endings.contains(&word[**cut..]));
    cut.map_or(word, |cut| &word[..*cut])
}

/// How many letters two words share at their beginning.
fn shared(one: &str, other: &str) -> usize {
    let both = one.chars().zip(other.chars());
    both.take_while(|(a, b)| a == b).count()
}

/// A word without its marks; in most nothing has to be done.
fn bare(word: &str) -> Cow<'_, str> {
    match word.is_ascii() {
        true => word.into(),
        false => plain(word).into(),
    }
}

/// Words by their stems, and stems that belong together.
struct Kin {
    stemmer: Option<Stemmer>,
    /// By plain word, the number of its stem.
    words: HashMap<String, usize>,
    stems: HashMap<String, usize>,
    /// For each stem one that it belongs together with; itself where it stands for them all.
    kin: Vec<usize>,
}

impl Kin {
    fn new(stems: Option<Algorithm>) -> Self {
        Kin {
            stemmer: stems.map(Stemmer::create),
            words: HashMap::new(),
            stems: HashMap::new(),
            kin: Vec::new(),
        }
    }

    fn stem_of(&mut self, word: &str) -> usize {
        let key = bare(word);
        if let Some(stem) = self.words.get(&*key) {
            return *stem;
        }
        let stem = match &self.stemmer {
            Some(stemmer) => bare(&stemmer.stem(word)).into_owned(),
            None => key.clone().into_owned(),
        };
        let next = self.kin.len();
        let stem = *self.stems.entry(stem).or_insert(next);
        if stem == next {
            self.kin.push(next);
        }
        self.words.insert(key.into_owned(), stem);
        stem
    }

    /// Holds the forms of a term together, word by word; a word that does not begin like its match is none of its forms.
    fn join(&mut self, forms: &[String]) {
        let Some(first) = forms.first().map(|form| words(form)) else {
            return;
        };
        for form in forms {
            let form = words(form);
            let stems: Vec<usize> = form.iter().map(|word| self.stem_of(word)).collect();
            if form.len() != first.len() {
                continue;
            }
            for ((word, own), stem) in first.iter().zip(&form).zip(stems) {
                if are_forms(word, own) {
                    let known = self.stem_of(word);
                    self.unite(known, stem);
                }
            }
        }
    }

    fn unite(&mut self, one: usize, other: usize) {
        let (one, other) = (self.root(one), self.root(other));
        self.kin[one.max(other)] = one.min(other);
    }

    fn root(&self, mut stem: usize) -> usize {
        while self.kin[stem] != stem {
            stem = self.kin[stem];
        }
        stem
    }

    fn families(self) -> Families {
        let mut by_root: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (word, stem) in &self.words {
            by_root
                .entry(self.root(*stem))
                .or_default()
                .push(word.clone());
        }
        let mut all: Vec<Vec<String>> = by_root.into_values().collect();
        all.iter_mut().for_each(|forms| forms.sort());
        all.sort();
        let of = all.iter().enumerate();
        let of = of.flat_map(|(at, forms)| forms.iter().map(move |form| (form.clone(), at)));
        Families {
            of: of.collect(),
            all,
        }
    }
}

/// Whether two words begin so much alike that they may be forms of one.
fn are_forms(one: &str, other: &str) -> bool {
    let (one, other) = (plain(one), plain(other));
    let shorter = one.chars().count().min(other.chars().count());
    let alike = shared(&one, &other);
    one == other || alike >= FEWEST_SHARED && alike * 2 >= shorter
}

/// Words that share fewer letters at their beginning, such as "zu" and "Zug", are no forms of one.
const FEWEST_SHARED: usize = 3;

#[cfg(test)]
mod tests {
    use super::{Families, Written};
    use rust_stemmers::Algorithm;
    use std::collections::BTreeMap;

    #[test]
    fn forms_of_a_word_are_one_family_whatever_their_marks() {
        let texts = ["Die Züge zählen.", "Ein Zug zählt", "ZUGE Straße"];
        let families = Families::of(texts, None, Some(Algorithm::German));
        let family = |word| families.family(word).expect("known");
        assert_eq!(family("züge"), family("zug"));
        assert_eq!(family("züge"), family("zuge"));
        assert_eq!(family("straße"), family("strasse"));
        assert_ne!(family("ein"), family("zug"));
        assert_eq!(families.family("Remis"), None);
    }

    /// The families by what is written, as the script reads it.
    fn read_back(written: &Written) -> (BTreeMap<String, usize>, BTreeMap<String, usize>) {
        let (mut keys, mut words) = (BTreeMap::new(), BTreeMap::new());
        for (at, family) in written.families.split(' ').enumerate() {
            let mut first: Option<String> = None;
            for member in family.split(',') {
                let (member, into) = match member.strip_prefix('=') {
                    Some(word) => (word, &mut words),
                    None => (member, &mut keys),
                };
                let member = match &first {
                    None => member.to_owned(),
                    Some(first) => {
                        let count = member.chars().next().and_then(|sign| sign.to_digit(36));
                        let shared = first.chars().take(count.expect("a digit") as usize);
                        shared.chain(member.chars().skip(1)).collect()
                    }
                };
                first.get_or_insert(member.clone());
                assert_eq!(into.insert(member, at), None);
            }
        }
        (keys, words)
    }

    #[test]
    fn what_is_written_leads_each_word_to_its_family() {
        for (stems, lang) in [(Algorithm::English, "en"), (Algorithm::Russian, "ru")] {
            let files = crate::embedded::files();
            let of_language = |(path, bytes): &(String, &'static [u8])| {
                let own = path.strip_prefix("locales/")?.strip_prefix(lang)?;
                own.ends_with(".ftl")
                    .then(|| std::str::from_utf8(bytes).ok())
                    .flatten()
            };
            let texts: Vec<&str> = files.iter().filter_map(of_language).collect();
            let families = Families::of(texts, None, Some(stems));
            let written = families.written();
            let endings = written.endings.iter().cloned().collect();
            let (keys, words) = read_back(&written);
            assert!(families.of.len() > 3_000, "{lang} has its words");
            for (word, family) in &families.of {
                let read = words
                    .get(word)
                    .or_else(|| keys.get(super::key(word, &endings)));
                assert_eq!(read, Some(family), "{word}");
            }
        }
    }

    #[test]
    fn the_longest_ending_is_taken_off_and_four_letters_stay() {
        let endings = ["s", "es", "ed"].map(str::to_owned).into();
        let key = |word| super::key(word, &endings);
        assert_eq!(key("matches"), "match");
        assert_eq!(key("boxes"), "boxe");
        assert_eq!(key("used"), "used");
        assert_eq!(key("claimed"), "claim");
        assert_eq!(key("flag"), "flag");
    }
}
