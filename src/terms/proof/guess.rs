//! Which language a text is written in, and which edition it follows.

use super::amounts::Counting;
use super::concepts_of;
use super::numbers::{Cited, own_number};
use super::said::Said;
use super::values::sentence_around;
use super::vocabulary::words;
use crate::edition::{Edition, SCOPES};
use crate::terms::formats::Segment;
use crate::terms::matcher::Hit;
use crate::text::Words;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The edition that a text seems to follow.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess {
    /// The edition.
    pub edition: Edition,
    /// How many numbers of articles it was told by.
    pub numbers: usize,
    /// How many of them the edition has.
    pub known: usize,
    /// Other editions that fit as well.
    pub others: Vec<Edition>,
    /// For each edition, how many of the numbers it has, and how much it says what the text says under them.
    fit: Vec<(Edition, usize, f64)>,
}

/// How much more an edition must say what a text says than another one, to be the one that it follows.
const CLEARLY: f64 = 1.25;

/// Of so many numbers of a text that follows an edition, one may be that of another one.
const ASTRAY: usize = 6;

impl Guess {
    /// Whether the text clearly follows its edition and not this one.
    pub(super) fn rather_than(&self, other: Edition) -> bool {
        let of = |edition: Edition| self.fit.iter().find(|(known, _, _)| *known == edition);
        let (Some(own), Some(other)) = (of(self.edition), of(other)) else {
            return false;
        };
        own.1 > other.1 + self.numbers / ASTRAY
            || (own.2 >= other.2 + 0.5 && own.2 >= other.2 * CLEARLY)
    }
}

/// The language of a text among those that are known; none where nothing tells, or where it is another.
pub fn guessed_language<'w>(
    text: &str,
    known: impl IntoIterator<Item = &'w Arc<Words>>,
) -> Option<&'w Arc<Words>> {
    let start: String = text.chars().take(20_000).collect();
    let code = whatlang::detect(&start)?.lang().code();
    let mut known = known.into_iter();
    known.find(|words| words.language().proof.codes.iter().any(|own| own == code))
}

/// How many paragraphs are looked at closely.
const LOOKED_AT: usize = 60;

/// What tells which edition a text follows.
pub(super) struct Telling<'t> {
    pub(super) segments: &'t [&'t Segment],
    pub(super) cited: &'t [Vec<Cited>],
    pub(super) hits: &'t [Vec<Hit<'t>>],
    /// Words by which a sentence says that articles are there no more.
    pub(super) gone: &'t [String],
}

/// The edition that a text follows, by the numbers under which its paragraphs stand and those that it cites; where several
/// have them all, by what they say under those numbers.
pub(super) fn edition(
    said: &Said<'_>,
    telling: &Telling<'_>,
    counting: &Counting,
) -> Option<Guess> {
    let Telling { segments, hits, .. } = *telling;
    let own: Vec<Option<String>> = (segments.iter())
        .map(|segment| own_number(&segment.text).map(|(number, _)| number))
        .collect();
    let mut numbers: BTreeSet<&str> = (segments.iter().zip(telling.cited))
        .flat_map(|(segment, cited)| cited.iter().map(move |one| (segment.text.as_str(), one)))
        .filter(|(text, cited)| !is_gone(text, cited, telling.gone))
        .map(|(_, cited)| cited.number.as_str())
        .collect();
    numbers.extend(own.iter().flatten().map(String::as_str));
    // numbers that no edition has are those of something else
    numbers.retain(|number| said.editions().any(|edition| said.has(edition, number)));
    if numbers.is_empty() {
        return None;
    }
    let known = |edition: Edition| {
        numbers
            .iter()
            .filter(|number| said.has(edition, number))
            .count()
    };
    let fit: Vec<(Edition, usize, f64)> = (said.editions())
        .map(|edition| {
            let likeness = likeness(said, edition, segments, &own, hits, counting);
            (edition, known(edition), likeness)
        })
        .collect();
    let most = fit.iter().map(|(_, known, _)| *known).max()?;
    let fitting: Vec<_> = fit.iter().filter(|(_, known, _)| *known == most).collect();
    // of those that fit alike the newest
    let best = (fitting.iter().copied())
        .reduce(|best, next| if next.2 >= best.2 - 1e-9 { next } else { best })?;
    let others = fitting
        .iter()
        .filter(|one| one.0 != best.0 && (one.2 - best.2).abs() < 1e-9);
    Some(Guess {
        edition: best.0,
        numbers: numbers.len(),
        known: most,
        others: others.map(|one| one.0).collect(),
        fit: fit.clone(),
    })
}

/// Whether a sentence says of a number that it is there no more.
pub(super) fn is_gone(text: &str, cited: &Cited, gone: &[String]) -> bool {
    let sentence = &text[sentence_around(text, cited.range.start)];
    let mut all = words(sentence).map(|range| sentence[range].to_lowercase());
    all.any(|word| gone.contains(&word))
}

/// How much an edition says what a text says under its numbers.
fn likeness(
    said: &Said<'_>,
    edition: Edition,
    segments: &[&Segment],
    own: &[Option<String>],
    hits: &[Vec<Hit<'_>>],
    counting: &Counting,
) -> f64 {
    let every: Vec<usize> = (0..SCOPES.len()).collect();
    let numbered = own
        .iter()
        .enumerate()
        .filter_map(|(n, number)| Some((n, number.as_ref()?)));
    let mut sum = 0.0;
    for (n, number) in numbered.take(LOOKED_AT) {
        let concepts = concepts_of(&hits[n]);
        let amounts = counting.amounts(&segments[n].text);
        let mut rule = super::said::Rule::default();
        for provision in said.under(edition, number) {
            let one = said.rule(edition, provision, &every);
            rule.concepts.extend(one.concepts);
            rule.amounts.extend(one.amounts);
        }
        let shared = concepts.intersection(&rule.concepts).count() as f64;
        let all = concepts.union(&rule.concepts).count().max(1) as f64;
        let (right, wrong): (Vec<_>, Vec<_>) = amounts
            .iter()
            .partition(|(amount, _)| rule.amounts.contains(amount));
        sum += shared / all + right.len() as f64 - 0.5 * wrong.len() as f64;
    }
    sum
}
