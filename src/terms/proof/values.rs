//! The amounts in a text, held against those of the provision that it is about.

use super::amounts::{Amount, Counting};
use super::numbers::Cited;
use super::said::Said;
use super::{RemarkKind, Slip, Sureness, concepts_of};
use crate::edition::{Edition, Pace, SCOPES};
use crate::laws::Provision;
use crate::terms::finding::Level;
use crate::terms::formats::Segment;
use crate::terms::matcher::Hit;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// In which games each segment counts, by what its headings name.
pub(super) struct Scopes(Vec<Vec<usize>>);

/// A segment with what is known of it.
pub(super) struct Where<'t> {
    pub(super) text: &'t str,
    pub(super) cited: &'t [Cited],
    pub(super) hits: &'t [Hit<'t>],
    pub(super) scopes: &'t [usize],
    /// The number under which the segment stands, its own or that of the paragraph of which it is an item.
    pub(super) number: Option<&'t str>,
    /// The edition whose numbers the text has.
    pub(super) numbered_by: Edition,
}

/// Finds the provision that a sentence is about, by its words.
pub(super) struct Finder {
    weights: BTreeMap<String, f64>,
    rules: Vec<(&'static Provision, BTreeSet<String>, f64)>,
}

impl Scopes {
    /// The games of each segment: those of the pace that it or the last heading names, else all.
    pub(super) fn of(segments: &[&Segment], hits: &[Vec<Hit<'_>>]) -> Self {
        let mut headed: Option<Pace> = None;
        let all = segments.iter().zip(hits).map(|(segment, hits)| {
            let own = pace_of(hits);
            let short =
                segment.is_heading || (segment.text.len() < 80 && !segment.text.ends_with('.'));
            if short && own.is_some() {
                headed = own;
            }
            let pace = own.or(headed);
            (0..SCOPES.len())
                .filter(|scope| pace.is_none_or(|pace| SCOPES[*scope].0 == pace))
                .collect()
        });
        Scopes(all.collect())
    }

    pub(super) fn at(&self, n: usize) -> &[usize] {
        &self.0[n]
    }
}

/// The one pace that a text names.
fn pace_of(hits: &[Hit<'_>]) -> Option<Pace> {
    let names = [
        ("standard-chess", Pace::Standard),
        ("rapid-chess", Pace::Rapid),
        ("blitz", Pace::Blitz),
    ];
    let named: BTreeSet<usize> = (hits.iter())
        .filter_map(|hit| names.iter().position(|(id, _)| *id == hit.concept.id))
        .collect();
    let mut named = named.into_iter();
    let first = named.next()?;
    named.next().is_none().then(|| names[first].1)
}

impl Finder {
    /// The rules of an edition by their words.
    pub(super) fn of(said: &Said<'_>, edition: Edition) -> Self {
        let weights = said.weights(edition);
        let every: Vec<usize> = (0..SCOPES.len()).collect();
        let rules = said.all(edition).into_iter().map(|provision| {
            let concepts = said.rule(edition, provision, &every).concepts;
            let weight = weight(&weights, concepts.iter());
            (provision, concepts, weight)
        });
        Finder {
            rules: rules.collect(),
            weights,
        }
    }

    /// The provision of which the words are most those of a sentence, where it leaves all others behind.
    fn provision(&self, concepts: &BTreeSet<String>) -> Option<&'static Provision> {
        let own = weight(&self.weights, concepts.iter());
        let mut best: Option<(&'static Provision, f64)> = None;
        let mut second = 0.0_f64;
        for (provision, named, of_rule) in &self.rules {
            let shared = named.intersection(concepts);
            let shared = weight(&self.weights, shared);
            let likeness = 2.0 * shared / (own + of_rule).max(1.0);
            match best {
                Some((_, known)) if likeness <= known => second = second.max(likeness),
                _ => {
                    second = best.map_or(0.0, |(_, known)| known);
                    best = Some((provision, likeness));
                }
            }
        }
        let (provision, likeness) = best?;
        (likeness >= 0.55 && likeness >= second * 1.05).then_some(provision)
    }
}

fn weight<'c>(weights: &BTreeMap<String, f64>, concepts: impl Iterator<Item = &'c String>) -> f64 {
    concepts
        .map(|concept| weights.get(concept).copied().unwrap_or_default())
        .sum()
}

/// The sentence in which an offset lies.
pub(super) fn sentence_around(text: &str, at: usize) -> Range<usize> {
    let all = sentences(text);
    let found = all.iter().find(|range| at < range.end);
    found.cloned().unwrap_or(0..text.len())
}

/// The sentences of a text: a full stop, a semicolon or a mark ends one where a space and no digit follows.
pub(super) fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut start = 0;
    for (at, sign) in text.char_indices() {
        let end = at + sign.len_utf8();
        let mut after = text[end..].chars();
        let ends = match sign {
            '.' => {
                let space = after.next().is_none_or(char::is_whitespace);
                let next = text[end..].trim_start().chars().next();
                space && next.is_none_or(|c| c.is_uppercase() || !c.is_alphanumeric())
            }
            '!' | '?' | ';' => after.next().is_none_or(char::is_whitespace),
            _ => false,
        };
        if ends {
            all.push(start..end);
            start = end;
        }
    }
    if !text[start..].trim().is_empty() {
        all.push(start..text.len());
    }
    all
}

/// Adds the amounts that the edition does not have for what the segment is about.
pub(super) fn values(
    said: &Said<'_>,
    finder: &Finder,
    edition: Edition,
    counting: &Counting,
    place: &Where<'_>,
    slips: &mut Vec<Slip>,
) {
    let amounts = counting.amounts(place.text);
    if amounts.is_empty() {
        return;
    }
    let numbered = place
        .number
        .map(|number| said.under(place.numbered_by, number));
    let numbered = numbered.filter(|under| !under.is_empty());
    for range in sentences(place.text) {
        let within = |other: &Range<usize>| range.start <= other.start && other.end <= range.end;
        let amounts: Vec<_> = amounts.iter().filter(|(_, at)| within(at)).collect();
        if amounts.is_empty() {
            continue;
        }
        let hits: Vec<Hit<'_>> = place
            .hits
            .iter()
            .filter(|hit| within(&hit.range))
            .cloned()
            .collect();
        let concepts = concepts_of(&hits);
        let subject = finder.provision(&concepts);
        let cited: Vec<&Cited> = place
            .cited
            .iter()
            .filter(|cited| within(&cited.range))
            .collect();
        for (amount, at) in amounts {
            // “a move” is no amount
            if amount.value == 1 {
                continue;
            }
            let found = match (&numbered, subject, &cited[..]) {
                (Some(under), _, _) => wrong(said, edition, place, under, amount, Sureness::Likely),
                (None, Some(provision), _) => {
                    wrong(said, edition, place, &[provision], amount, Sureness::Likely)
                }
                (None, None, [only]) if only.of == 1 => {
                    let under = said.under(edition, &only.number);
                    wrong(said, edition, place, &under, amount, Sureness::Possible)
                }
                _ => None,
            };
            slips.extend(found.map(|found| found.at(at.clone())));
        }
    }
}

/// An amount that a provision does not have.
struct Wrong {
    sure: Sureness,
    instead: String,
    article: Option<String>,
    other: Option<Edition>,
}

impl Wrong {
    fn at(self, range: Range<usize>) -> Slip {
        let level = match self.sure {
            Sureness::Certain | Sureness::Likely => Level::Error,
            Sureness::Possible => Level::Warning,
        };
        Slip {
            article: self.article,
            other: self.other,
            ..Slip::new(RemarkKind::Value, level, self.sure, range).instead(self.instead)
        }
    }
}

/// What is wrong with an amount in a text about provisions: they have others of that kind, and another edition may have this one.
fn wrong(
    said: &Said<'_>,
    edition: Edition,
    place: &Where<'_>,
    about: &[&'static Provision],
    amount: &Amount,
    sure: Sureness,
) -> Option<Wrong> {
    let rules: Vec<_> = (about.iter())
        .map(|provision| (*provision, said.rule(edition, provision, place.scopes)))
        .collect();
    let has = |amount: &Amount| rules.iter().any(|(_, rule)| rule.amounts.contains(amount));
    if has(amount) {
        return None;
    }
    let mut instead: Vec<&Amount> = Vec::new();
    let mut article = None;
    for (provision, rule) in &rules {
        for other in rule
            .amounts
            .iter()
            .filter(|other| other.unit == amount.unit)
        {
            if !instead.contains(&other) {
                instead.push(other);
            }
            article = article.or_else(|| said.number(edition, provision));
        }
    }
    let other = said
        .editions()
        .rev()
        .filter(|other| *other != edition)
        .find(|other| {
            let said_there = about
                .iter()
                .map(|provision| said.rule(*other, provision, place.scopes));
            said_there
                .into_iter()
                .any(|rule| rule.amounts.contains(amount))
        });
    // without either, the sentence may speak of something else
    if instead.is_empty() && other.is_none() {
        return None;
    }
    let article = article.or_else(|| {
        about
            .iter()
            .find_map(|provision| said.number(edition, provision))
    });
    let sure = match other {
        Some(_) => sure,
        None => Sureness::Possible,
    };
    let instead: Vec<String> = instead
        .into_iter()
        .map(|amount| said.told(amount))
        .collect();
    Some(Wrong {
        sure,
        instead: instead.join(", "),
        article,
        other,
    })
}
