//! Amounts in a text: how many minutes, moves, occurrences.

use super::vocabulary::words;
use crate::read::Language;
use crate::read::folding::folded;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// So much of something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Amount {
    /// What is counted: `time` in seconds, or a unit of `language.yaml`.
    pub(super) unit: String,
    /// How much of it.
    pub(super) value: u64,
}

/// The words of a language for numbers and for what is counted, folded.
pub(super) struct Counting {
    numbers: HashMap<String, u64>,
    /// The unit, and how many seconds one of it has where it is one of time.
    units: HashMap<String, (String, u64)>,
}

/// How many words may stand between a number and what it counts: “two extra minutes”.
const BETWEEN: usize = 2;

impl Counting {
    /// The words of a language.
    pub(super) fn of(language: &Language) -> Self {
        let numbers = language.proof.numbers.iter();
        let numbers = numbers
            .flat_map(|(value, forms)| forms.iter().map(|form| (folded(form), u64::from(*value))));
        let mut units = HashMap::new();
        for (unit, forms) in &language.proof.units {
            for form in forms {
                units.insert(folded(form), (unit.clone(), 1));
            }
        }
        for (noun, seconds) in [("hour", 3600), ("minute", 60), ("second", 1)] {
            let cases = language
                .nouns
                .get(noun)
                .into_iter()
                .flat_map(|noun| noun.values());
            for form in cases.flat_map(|forms| forms.values()) {
                units.insert(folded(form), ("time".to_owned(), seconds));
            }
        }
        Counting {
            numbers: numbers.collect(),
            units,
        }
    }

    fn number(&self, word: &str) -> Option<u64> {
        if word.len() <= 4 && word.bytes().all(|b| b.is_ascii_digit()) {
            return word.parse().ok();
        }
        self.numbers.get(&folded(word)).copied()
    }

    /// All numbers of a text, in digits and in words, also as the first part of a word: “fünfmal”.
    pub(super) fn values(&self, text: &str) -> BTreeSet<u64> {
        let mut all = BTreeSet::new();
        for range in words(text) {
            let word = folded(&text[range.clone()]);
            all.extend(self.number(&word));
            let parts = self.numbers.iter().filter(|(form, _)| form.len() >= 3);
            let first = parts.filter(|(form, _)| {
                word.starts_with(form.as_str()) && word.len() <= form.len() + 5
            });
            all.extend(first.map(|(_, value)| *value));
        }
        all
    }

    /// The amounts of a text, each with its place.
    pub(super) fn amounts(&self, text: &str) -> Vec<(Amount, Range<usize>)> {
        let all: Vec<Range<usize>> = words(text).collect();
        let mut found = Vec::new();
        let mut taken = 0;
        for (n, range) in all.iter().enumerate() {
            if range.start < taken {
                continue;
            }
            // a part of a larger number or of the number of an article is no amount
            let before = text[..range.start].chars().next_back();
            let glued = matches!(before, Some('.' | ',' | '/'))
                && range.start >= 2
                && text[..range.start - 1]
                    .chars()
                    .next_back()
                    .is_some_and(|c| c.is_ascii_digit());
            // “seventy-five” and “семьдесят пять” are one number of two words
            let joined = all.get(n + 1).map(|next| range.start..next.end);
            let joined =
                joined.filter(|joined| self.numbers.contains_key(&folded(&text[joined.clone()])));
            let (range, n) = match joined {
                Some(joined) => (joined, n + 1),
                None => (range.clone(), n),
            };
            let Some(value) = self.number(&text[range.clone()]).filter(|_| !glued) else {
                continue;
            };
            taken = range.end;
            if text[range.end..].trim_start().starts_with('%') {
                let unit = "percent".to_owned();
                found.push((Amount { unit, value }, range.clone()));
                continue;
            }
            for next in all.iter().skip(n + 1).take(BETWEEN + 1) {
                let gap = &text[range.end..next.start];
                if gap.contains([',', ';', ':', '(', ')']) || gap.contains(". ") {
                    break;
                }
                let word = &text[next.clone()];
                if let Some((unit, each)) = self.units.get(&folded(word)) {
                    let value = value * each;
                    let unit = unit.clone();
                    found.push((Amount { unit, value }, range.start..next.end));
                    break;
                }
                if self.number(word).is_some() {
                    break;
                }
            }
        }
        found
    }
}
