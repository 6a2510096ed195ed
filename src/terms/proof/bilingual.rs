//! A translation beside its source: terms, numbers, duties, nothing left out.

use super::amounts::{Amount, Counting};
use super::numbers::{Cited, Heads, cited, joints, own_number};
use super::vocabulary::words;
use super::{RemarkKind, Slip, SourceLanguage, Sureness, concepts_of};
use crate::read::folding::{folded, plain};
use crate::read::{Glossary, Language};
use crate::terms::finding::Level;
use crate::terms::matcher::{Hit, Matcher, Standing};
use std::collections::{BTreeMap, BTreeSet};

/// Reads sources.
pub(super) struct Source<'s> {
    language: &'s Language,
    matcher: Matcher<'s>,
    counting: Counting,
    heads: Heads,
}

/// What a source says.
pub(super) struct Meant {
    /// The concepts that it names, whether certainly or perhaps.
    pub(super) concepts: BTreeSet<String>,
    /// Those that nothing else can be meant by.
    certain: BTreeSet<String>,
    numbers: Vec<String>,
    amounts: Vec<Amount>,
    /// All its numbers, in digits and in words, and those in digits apart from articles.
    values: BTreeSet<u64>,
    digits: BTreeSet<u64>,
    /// What makes duties, bans and rights, sentence by sentence.
    duties: Vec<Duties>,
    /// The word that denies something in each sentence, and whether something is denied or taken out there.
    denied: Vec<Denied>,
    words: usize,
    sentences: usize,
}

/// What a sentence denies.
struct Denied {
    /// The word that denies, as it stands there.
    by: Option<String>,
    /// Whether something is denied or taken out in any way.
    at_all: bool,
}

impl<'s> Source<'s> {
    /// Reads sources of a language.
    pub(super) fn of(source: &'s SourceLanguage<'s>) -> Self {
        let language = source.words.language();
        Source {
            language,
            matcher: Matcher::new(source.glossary),
            counting: Counting::of(language),
            heads: Heads::of(language, source.glossary),
        }
    }

    /// What a source says.
    pub(super) fn read(&self, text: &str) -> Meant {
        let hits = self.matcher.find(text);
        let alone =
            |hit: &Hit<'_>| hits.iter().filter(|other| other.range == hit.range).count() == 1;
        let certain = (hits.iter())
            .filter(|hit| {
                let word = folded(&text[hit.range.clone()]);
                hit.standing == Standing::Preferred
                    && hit.concept.article.is_some()
                    && alone(hit)
                    && !self.language.proof.everyday.contains(&word)
            })
            .map(|hit| hit.concept.id.clone());
        let cited = cited(text, &self.heads, &joints(self.language));
        Meant {
            concepts: concepts_of(&hits),
            certain: certain.collect(),
            digits: digits(text, &cited),
            numbers: cited.into_iter().map(|one| one.number).collect(),
            amounts: self
                .counting
                .amounts(text)
                .into_iter()
                .map(|(amount, _)| amount)
                .collect(),
            values: self.counting.values(text),
            duties: duties(self.language, text),
            denied: denied(self.language, text),
            words: words(text).count(),
            sentences: super::values::sentences(text).len(),
        }
    }
}

/// What makes a duty, a ban or a right, by its kind.
type Duties = BTreeMap<String, String>;

/// What makes duties, bans and rights in each sentence of a text; a question makes none.
fn duties(language: &Language, text: &str) -> Vec<Duties> {
    let all = super::values::sentences(text).into_iter();
    let of_sentence = |sentence: &str| match sentence.trim_end().ends_with('?') {
        true => Duties::new(),
        false => modality(language, sentence),
    };
    all.map(|range| of_sentence(&text[range])).collect()
}

/// What makes duties, bans and rights in a text; a longer expression takes the words of a shorter one within it.
fn modality(language: &Language, text: &str) -> Duties {
    let text = format!(
        " {} ",
        words(text)
            .map(|range| folded(&text[range]))
            .collect::<Vec<_>>()
            .join(" ")
    );
    let mut all: Vec<(&str, String)> = (language.proof.modality.iter())
        .flat_map(|(kind, forms)| forms.iter().map(move |form| (kind.as_str(), spaced(form))))
        .collect();
    all.sort_by_key(|(_, form)| std::cmp::Reverse(form.len()));
    let all_words = text.clone();
    let mut rest = text;
    let mut found = BTreeMap::new();
    for (kind, form) in all {
        if rest.contains(&form) {
            found
                .entry(kind.to_owned())
                .or_insert_with(|| form.trim().to_owned());
            rest = rest.replace(&form, " · ");
        }
    }
    // “darf den Zug nicht”: what denies stands where the language wants it
    let denied = language
        .proof
        .denying
        .iter()
        .find(|word| all_words.contains(&spaced(word)));
    if let (Some(word), true) = (
        denied,
        found.contains_key("may") || found.contains_key("must"),
    ) {
        found
            .entry("must-not".to_owned())
            .or_insert_with(|| word.clone());
    }
    found
}

/// What each sentence of a text denies.
fn denied(language: &Language, text: &str) -> Vec<Denied> {
    let proof = &language.proof;
    let sentences = super::values::sentences(text).into_iter().map(|range| {
        let sentence = spaced(&text[range]);
        let has = |word: &&String| sentence.contains(&spaced(word));
        let by = proof.denying.iter().find(has).cloned();
        let at_all = by.is_some() || proof.excepting.iter().any(|word| has(&word));
        Denied { by, at_all }
    });
    sentences.collect()
}

/// The numbers of a text that are written in digits, apart from those of articles and paragraphs.
fn digits(text: &str, cited: &[Cited]) -> BTreeSet<u64> {
    let own = own_number(text).map(|(_, range)| range);
    let articles = cited.iter().map(|cited| cited.range.clone()).chain(own);
    let articles: Vec<_> = articles.collect();
    let is_alone = |range: &std::ops::Range<usize>| {
        let joins = |c: char| c == '.' || c == ':' || c == ',' || c == '-';
        let outside = |within: &std::ops::Range<usize>| {
            range.end <= within.start || within.end <= range.start
        };
        let (before, after) = (&text[..range.start], &text[range.end..]);
        articles.iter().all(outside)
            && !before.ends_with(joins)
            && !(after.starts_with(joins) && after[1..].starts_with(|c: char| c.is_alphanumeric()))
    };
    let numbers = words(text).filter(is_alone);
    numbers
        .filter_map(|range| text[range].parse().ok())
        .collect()
}

/// A form between spaces, its words parted as those of a text.
fn spaced(form: &str) -> String {
    let parts: Vec<String> = words(form).map(|range| folded(&form[range])).collect();
    format!(" {} ", parts.join(" "))
}

/// A translation, as it was read.
pub(super) struct Translation<'t> {
    pub(super) text: &'t str,
    pub(super) cited: &'t [Cited],
    pub(super) hits: &'t [Hit<'t>],
    /// The terms of its language.
    pub(super) glossary: &'t Glossary,
    /// How many words the whole translation has for each of its source.
    pub(super) length: f64,
}

/// How many words a translation has for each of its source, over all that has one; a few paragraphs do not tell it.
pub(super) fn length<'t>(texts: impl Iterator<Item = (&'t str, &'t str)>) -> f64 {
    let (mut own, mut source, mut texts_seen) = (0, 0, 0);
    for (text, of) in texts {
        own += words(text).count();
        source += words(of).count();
        texts_seen += 1;
    }
    if texts_seen < 5 {
        return USUAL;
    }
    (own as f64 / source.max(1) as f64).clamp(USUAL * 0.75, USUAL * 1.3)
}

/// How many words a translation has for each of an English source, more or less.
const USUAL: f64 = 0.88;

/// Adds what a translation does not have of its source, and what it has beyond it.
pub(super) fn bilingual(
    meant: &Meant,
    language: &Language,
    counting: &Counting,
    translation: &Translation<'_>,
    slips: &mut Vec<Slip>,
) {
    let text = translation.text;
    let whole = 0..text.len();
    let mut add = |kind, level, sure, instead: String, concept: Option<String>| {
        slips.push(Slip {
            concept,
            ..Slip::new(kind, level, sure, whole.clone()).instead(instead)
        });
    };
    let here: BTreeSet<&str> = translation
        .hits
        .iter()
        .map(|hit| hit.concept.id.as_str())
        .collect();
    for concept in meant.certain.iter().filter(|concept| {
        !here.contains(concept.as_str()) && !is_hinted(translation, language, concept)
    }) {
        add(
            RemarkKind::TermMissing,
            Level::Warning,
            Sureness::Likely,
            (translation.glossary.concept(concept)).map_or(String::new(), |own| own.term.clone()),
            Some(concept.clone()),
        );
    }
    let own: Vec<&str> = translation
        .cited
        .iter()
        .map(|cited| cited.number.as_str())
        .collect();
    let sources: Vec<&str> = meant.numbers.iter().map(String::as_str).collect();
    for number in more(&sources, &own) {
        add(
            RemarkKind::NumberMissing,
            Level::Error,
            Sureness::Likely,
            number.to_owned(),
            None,
        );
    }
    for number in more(&own, &sources) {
        add(
            RemarkKind::NumberAdded,
            Level::Error,
            Sureness::Likely,
            number.to_owned(),
            None,
        );
    }
    let amounts: Vec<Amount> = counting
        .amounts(text)
        .into_iter()
        .map(|(amount, _)| amount)
        .collect();
    let (own, sources): (Vec<&Amount>, Vec<&Amount>) =
        (amounts.iter().collect(), meant.amounts.iter().collect());
    let here = counting.values(text);
    let missing = more(&sources, &own)
        .into_iter()
        .filter(|amount| !is_among(amount, &here));
    for amount in missing {
        add(
            RemarkKind::NumberMissing,
            Level::Error,
            Sureness::Likely,
            amount.value.to_string(),
            None,
        );
    }
    let added = more(&own, &sources)
        .into_iter()
        .filter(|amount| !is_among(amount, &meant.values));
    for amount in added {
        add(
            RemarkKind::NumberAdded,
            Level::Error,
            Sureness::Likely,
            amount.value.to_string(),
            None,
        );
    }
    // what counts nothing that we know: squares, players, a year
    let plain = digits(text, translation.cited);
    let counted = |amounts: &[&Amount], value: u64| {
        amounts
            .iter()
            .any(|amount| is_among(amount, &BTreeSet::from([value])))
    };
    for value in meant.digits.iter().filter(|value| **value > 1) {
        if !here.contains(value) && !counted(&sources, *value) {
            add(
                RemarkKind::NumberMissing,
                Level::Error,
                Sureness::Likely,
                value.to_string(),
                None,
            );
        }
    }
    for value in plain.iter().filter(|value| **value > 1) {
        if !meant.values.contains(value) && !counted(&own, *value) {
            add(
                RemarkKind::NumberAdded,
                Level::Error,
                Sureness::Likely,
                value.to_string(),
                None,
            );
        }
    }
    // numbers in words: one is gone and another one is there
    let gone = meant.values.difference(&here).filter(|value| **value >= 3);
    let come = here.difference(&meant.values).filter(|value| **value >= 2);
    let gone: Vec<u64> = gone
        .copied()
        .filter(|value| !counted(&sources, *value))
        .collect();
    let come = come.filter(|value| !counted(&own, **value)).count();
    if let (Some(value), true) = (gone.first(), come > 0)
        && !meant.digits.contains(value)
    {
        add(
            RemarkKind::NumberMissing,
            Level::Warning,
            Sureness::Possible,
            value.to_string(),
            None,
        );
    }
    let here = duties(language, text);
    // sentence by sentence, where the translation has as many
    let pairs: Vec<[Duties; 2]> = match here.len() == meant.duties.len() {
        true => (meant.duties.iter().cloned().zip(here))
            .map(|(source, here)| [source, here])
            .collect(),
        false => {
            let whole = |all: &[Duties]| {
                let all = all.iter().rev().flatten();
                all.map(|(kind, word)| (kind.clone(), word.clone()))
                    .collect()
            };
            vec![[whole(&meant.duties), whole(&here)]]
        }
    };
    // each language may put a duty into the bare present; a right that became a duty, or a ban that is gone, is another rule
    let changed = [
        ("must", "may"),
        ("may", "must"),
        ("must-not", "may"),
        ("should", "must"),
    ];
    for (source, other) in changed {
        let gone = pairs.iter().find_map(|[meant, here]| {
            let both_deny = [meant, here].iter().all(|own| own.contains_key("must-not"));
            let stays = both_deny || meant.contains_key(other) || here.contains_key(source);
            let word = meant.get(source).filter(|_| !stays)?;
            here.contains_key(other).then(|| word.clone())
        });
        if let Some(word) = gone {
            add(
                RemarkKind::Modality,
                Level::Error,
                Sureness::Likely,
                word,
                None,
            );
        }
    }
    let denials = denied(language, text);
    if denials.len() == meant.denied.len() {
        for (source, here) in meant.denied.iter().zip(&denials) {
            let lost = source.by.as_ref().filter(|_| !here.at_all);
            let added = here.by.as_ref().filter(|_| !source.at_all);
            if let Some(word) = lost.or(added) {
                let sure = match lost {
                    Some(_) => Sureness::Likely,
                    None => Sureness::Possible,
                };
                add(
                    RemarkKind::Negation,
                    Level::Warning,
                    sure,
                    word.clone(),
                    None,
                );
            }
        }
    }
    let own = words(text).count() as f64;
    let sentences = super::values::sentences(text).len();
    let usual = translation.length * meant.words as f64;
    let short = meant.words >= 12 && own < usual * 0.52;
    let fewer = meant.sentences > sentences && own < usual * 0.8;
    if short || fewer {
        add(
            RemarkKind::LeftOut,
            Level::Error,
            Sureness::Likely,
            String::new(),
            None,
        );
    }
}

/// Whether a text has the number of an amount, whatever it counts with it; one is an article in most languages.
fn is_among(amount: &Amount, values: &BTreeSet<u64>) -> bool {
    let by =
        |each: u64| amount.value.is_multiple_of(each) && values.contains(&(amount.value / each));
    let is_one = matches!(
        (amount.unit.as_str(), amount.value),
        (_, 1) | ("time", 60 | 3600)
    );
    is_one || by(1) || (amount.unit == "time" && (by(60) || by(3600)))
}

/// How many letters of a word show which one it is, whatever its ending.
const STEM: usize = 5;

/// Whether a translation shows a concept otherwise than by its term: by a word that begins like one of the concept's (a part of a
/// compound, a form that no list has, a term of which the words are parted), or by other terms that say its parts.
fn is_hinted(translation: &Translation<'_>, language: &Language, concept: &str) -> bool {
    let Some(own) = translation.glossary.concept(concept) else {
        return true;
    };
    let text: Vec<String> = words(translation.text)
        .map(|range| plain(&folded(&translation.text[range])))
        .collect();
    let avoided = own.forbidden.iter().flat_map(|word| &word.forms);
    let mut shown = own.forms.iter().chain(avoided).flat_map(|form| {
        let form = plain(&folded(form));
        let mut all: Vec<String> = words(&form).map(|range| form[range].to_owned()).collect();
        // short words of a longer term say nothing alone
        if all.len() > 1 {
            all.retain(|word| word.chars().count() >= 4);
        }
        all
    });
    let hints = language.proof.hints.get(concept);
    let mut hints = hints.into_iter().flatten().map(|hint| plain(&folded(hint)));
    shown.any(|form| {
        let length = form.chars().count();
        let stem: String = form.chars().take(STEM).collect();
        let is_long = length >= 4;
        text.iter().any(|word| match is_long {
            true => word.contains(&stem),
            false => length == 3 && (word.starts_with(&form) || word.ends_with(&form)),
        })
    }) || hints.any(|hint| text.iter().any(|word| word.starts_with(&hint)))
        || is_covered(translation, concept)
}

/// Words in the names of concepts that say nothing alone.
const LIGHT: [&str; 12] = [
    "the", "a", "an", "of", "to", "in", "on", "by", "has", "have", "make", "no",
];

/// Whether other terms of a translation say each part of a concept, by their names: a claim and a draw for a draw claim.
fn is_covered(translation: &Translation<'_>, concept: &str) -> bool {
    let of = |id: &str| -> Vec<String> {
        let parts = id.split('-').filter(|part| !LIGHT.contains(part));
        parts.map(str::to_owned).collect()
    };
    let here: Vec<String> = (translation.hits.iter())
        .flat_map(|hit| of(&hit.concept.id))
        .collect();
    let own = of(concept);
    !own.is_empty()
        && own
            .iter()
            .all(|part| here.iter().any(|other| are_alike(part, other)))
}

/// Whether two words of names are forms of one: “adjourn” and “adjournment”, “promote” and “promotion”.
fn are_alike(part: &str, other: &str) -> bool {
    let same = part
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    part == other || (same >= 4 && same + 2 >= part.len().min(other.len()))
}

/// What one list has more often than another.
fn more<T: Ord + Copy>(of: &[T], than: &[T]) -> Vec<T> {
    let mut counts: BTreeMap<T, i32> = BTreeMap::new();
    than.iter()
        .for_each(|item| *counts.entry(*item).or_default() += 1);
    let mut more = Vec::new();
    for item in of {
        let left = counts.entry(*item).or_default();
        *left -= 1;
        if *left < 0 {
            more.push(*item);
        }
    }
    more
}
