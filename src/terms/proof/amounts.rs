//! Amounts in a text: how many minutes, moves, occurrences.

use super::vocabulary::words;
use crate::read::Language;
use crate::read::folding::folded;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// So much of something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Amount {
    /// What is counted: `time` in seconds, or a unit of `language.yaml`; the third time is the occurrence 3.
    pub(super) unit: String,
    /// How much of it.
    pub(super) value: u64,
}

/// The words of a language for numbers and for what is counted, folded.
pub(super) struct Counting {
    numbers: HashMap<String, u64>,
    /// The first words of numbers of two words.
    begins: HashSet<String>,
    /// Amounts that are one word: “fünfmal”.
    in_one_word: HashMap<String, Amount>,
    /// Words that say the how many-eth.
    ordinals: HashMap<String, u64>,
    /// What may stand between two numbers of which only the second has a unit.
    joints: Vec<String>,
    /// Words after which something else is named: “5 requests in a game” are no games.
    governing: HashSet<String>,
    /// The unit, and how many seconds one of it has where it is one of time.
    units: HashMap<String, (String, u64)>,
}

/// The unit of what happens again and again, which is also counted by the how many-eth it is.
const OCCURRENCE: &str = "occurrence";

/// How many words may stand between a number and what it counts: “two extra minutes”.
const BETWEEN: usize = 2;

impl Counting {
    /// The words of a language.
    pub(super) fn of(language: &Language) -> Self {
        let by_word = |values: &BTreeMap<u32, Vec<String>>| -> HashMap<String, u64> {
            let forms = values
                .iter()
                .flat_map(|(value, forms)| forms.iter().map(|form| (folded(form), *value)));
            forms
                .map(|(form, value)| (form, u64::from(value)))
                .collect()
        };
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
        let numbers = by_word(&language.proof.numbers);
        let ordinals = by_word(&language.proof.ordinals);
        let mut in_one_word = HashMap::new();
        for (number, value) in &numbers {
            for (form, (unit, each)) in &units {
                let (unit, value) = (unit.clone(), value * each);
                in_one_word.insert(format!("{number}{form}"), Amount { unit, value });
            }
        }
        in_one_word.retain(|word, _| !numbers.contains_key(word) && !ordinals.contains_key(word));
        Counting {
            governing: language.governing.iter().map(|word| folded(word)).collect(),
            begins: (numbers.keys().chain(ordinals.keys()))
                .filter_map(|number| Some(number.split_once([' ', '-'])?.0))
                .map(str::to_owned)
                .collect(),
            in_one_word,
            numbers,
            ordinals,
            joints: (language.proof.joints.iter())
                .chain([&language.list.and, &language.list.or])
                .map(|word| folded(word))
                .collect(),
            units,
        }
    }

    fn number(&self, word: &str) -> Option<u64> {
        if word.len() <= 4 && word.bytes().all(|b| b.is_ascii_digit()) {
            return word.parse().ok();
        }
        self.numbers.get(&folded(word)).copied()
    }

    /// All numbers of a text, in digits and in words, how many and how many-eth, also as the first part of a word: “fünfmal”.
    pub(super) fn values(&self, text: &str) -> BTreeSet<u64> {
        let mut all = BTreeSet::new();
        for range in words(text) {
            let word = folded(&text[range.clone()]);
            all.extend(self.number(&word));
            all.extend(self.ordinals.get(&word));
            // “31st”
            let letters = word.trim_start_matches(|c: char| c.is_ascii_digit());
            if letters.len() < word.len() && letters.chars().count() <= 3 {
                all.extend(self.number(&word[..word.len() - letters.len()]));
            }
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
        let mut found: Vec<(Amount, Range<usize>)> = Vec::new();
        // numbers before which nothing was said of a unit
        let mut bare: Vec<(u64, Range<usize>)> = Vec::new();
        let mut taken = 0;
        for (n, range) in all.iter().enumerate() {
            if range.start < taken {
                continue;
            }
            let word = folded(&text[range.clone()]);
            if let Some(amount) = self.in_one_word.get(&word) {
                found.push((amount.clone(), range.clone()));
                continue;
            }
            // “seventy-five” and “семьдесят пять” are one number of two words
            let joined = all.get(n + 1).map(|next| range.start..next.end);
            let joined = joined.filter(|_| self.begins.contains(&word));
            let of_two = joined.map(|joined| (folded(&text[joined.clone()]), joined));
            if let Some((words, joined)) = &of_two
                && let Some(value) = self.ordinals.get(words)
            {
                found.push((occurrence(*value), joined.clone()));
                taken = joined.end;
                continue;
            }
            let joined = of_two
                .filter(|(words, _)| self.numbers.contains_key(words))
                .map(|(_, joined)| joined);
            let (range, n) = match joined {
                Some(joined) => (joined, n + 1),
                None => (range.clone(), n),
            };
            let Some(value) = self.number(&text[range.clone()]) else {
                let value = self.ordinals.get(&word).copied();
                found.extend(value.map(|value| (occurrence(value), range.clone())));
                continue;
            };
            if is_part(text, &range) {
                continue;
            }
            taken = range.end;
            if text[range.end..].trim_start().starts_with('%') {
                let unit = "percent".to_owned();
                found.push((Amount { unit, value }, range.clone()));
                continue;
            }
            match self.unit_behind(text, &range, all.get(n + 1..).unwrap_or_default()) {
                Some((unit, each, end)) => {
                    let unit = unit.to_owned();
                    for (other, place) in std::mem::take(&mut bare) {
                        if self.joins(&text[place.end..range.start]) {
                            let value = other * each;
                            let unit = unit.clone();
                            found.push((Amount { unit, value }, place));
                        }
                    }
                    let value = value * each;
                    found.push((Amount { unit, value }, range.start..end));
                    taken = end;
                }
                None => bare.push((value, range)),
            }
        }
        found
    }

    /// The unit that follows a number, how many seconds it has where it is one of time, and where it ends.
    fn unit_behind(
        &self,
        text: &str,
        range: &Range<usize>,
        behind: &[Range<usize>],
    ) -> Option<(&str, u64, usize)> {
        for next in behind.iter().take(BETWEEN + 1) {
            let gap = &text[range.end..next.start];
            if gap.contains([',', ';', ':', '(', ')']) || gap.contains(". ") {
                return None;
            }
            let word = folded(&text[next.clone()]);
            if let Some((unit, each)) = self.units.get(&word) {
                return Some((unit, *each, next.end));
            }
            if self.number(&word).is_some() || self.governing.contains(&word) {
                return None;
            }
        }
        None
    }

    /// Whether what stands between two numbers gives the first the unit of the second: “50 and”, “5–”, “10 but less than”.
    fn joins(&self, between: &str) -> bool {
        let between = between.trim();
        let mut parts = between.split_whitespace();
        let first = parts.next().map(folded);
        let is_joint = first.is_some_and(|first| self.joints.contains(&first));
        matches!(between, "-" | "–" | "—" | "/")
            || (is_joint && parts.count() <= BETWEEN && !between.contains([',', '.', ';', ':']))
    }
}

/// The how many-eth of what happens again.
fn occurrence(value: u64) -> Amount {
    Amount {
        unit: OCCURRENCE.to_owned(),
        value,
    }
}

/// Whether digits are a part of a larger number or of the number of an article.
fn is_part(text: &str, range: &Range<usize>) -> bool {
    let before = text[..range.start].chars().next_back();
    let glued = matches!(before, Some('.' | ',' | '/'));
    let other = text[..range.start].chars().rev().nth(1);
    let behind = text[range.end..].strip_prefix('.');
    let goes_on = behind.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    (glued
        && other.is_some_and(|c| c.is_ascii_digit() || (before == Some('.') && c.is_uppercase())))
        || goes_on
}
