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
            scopes_of(own.or(headed))
        });
        Scopes(all.collect())
    }

    pub(super) fn at(&self, n: usize) -> &[usize] {
        &self.0[n]
    }
}

/// The games of a pace, or all.
fn scopes_of(pace: Option<Pace>) -> Vec<usize> {
    (0..SCOPES.len())
        .filter(|scope| pace.is_none_or(|pace| SCOPES[*scope].0 == pace))
        .collect()
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
        // a number without a dot is that of a list
        .filter(|number| number.contains('.'))
        .map(|number| said.under(place.numbered_by, number))
        .unwrap_or_default();
    let mut before: Option<&'static Provision> = None;
    for range in sentences(place.text) {
        let within = |other: &Range<usize>| range.start <= other.start && other.end <= range.end;
        let hits: Vec<Hit<'_>> = place
            .hits
            .iter()
            .filter(|hit| within(&hit.range))
            .cloned()
            .collect();
        let subject = finder.provision(&concepts_of(&hits));
        let scopes = match pace_of(&hits) {
            Some(pace) => scopes_of(Some(pace)),
            None => place.scopes.to_vec(),
        };
        let cited: Vec<&Cited> = (place.cited.iter())
            .filter(|cited| within(&cited.range))
            .collect();
        for (amount, at) in amounts.iter().filter(|(_, at)| within(at)) {
            // “a move” is no amount
            if amount.value == 1 {
                continue;
            }
            let about = About {
                cited: nearest(&cited, at)
                    .map(|cited| said.under(edition, &cited.number))
                    .unwrap_or_default(),
                numbered: numbered.clone(),
                subject,
                before: before.filter(|_| cited.is_empty() && subject.is_none()),
            };
            let found = wrong(said, edition, &scopes, &about, amount);
            slips.extend(found.map(|found| found.at(at.clone())));
        }
        before = subject.or(before);
        if let [only] = cited[..] {
            before = said
                .under(edition, &only.number)
                .first()
                .copied()
                .or(before);
        }
    }
}

/// The number that is cited for an amount: the first one after it in the sentence, or else the last one before it.
fn nearest<'c>(cited: &[&'c Cited], amount: &Range<usize>) -> Option<&'c Cited> {
    let after = cited.iter().find(|cited| cited.range.start >= amount.end);
    after.or(cited.last()).copied()
}

/// The provisions that an amount may be about, by what shows it.
struct About {
    /// Those under the number that is cited for it.
    cited: Vec<&'static Provision>,
    /// Those under the number of the paragraph.
    numbered: Vec<&'static Provision>,
    /// That of which the sentence has the words.
    subject: Option<&'static Provision>,
    /// That of the sentence before, where this one says nothing of its own.
    before: Option<&'static Provision>,
}

impl About {
    /// The groups, the surest first.
    fn groups(&self) -> impl Iterator<Item = (Vec<&'static Provision>, Sureness)> {
        let one = |provision: Option<&'static Provision>| provision.into_iter().collect();
        [
            (self.numbered.clone(), Sureness::Likely),
            (self.cited.clone(), Sureness::Likely),
            (one(self.subject), Sureness::Likely),
            (one(self.before), Sureness::Possible),
        ]
        .into_iter()
        .filter(|(group, _): &(Vec<_>, _)| !group.is_empty())
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

/// What is wrong with an amount: none of the provisions that it may be about has it, and the surest that counts such things at
/// all, in this edition or another, has others.
fn wrong(
    said: &Said<'_>,
    edition: Edition,
    scopes: &[usize],
    about: &About,
    amount: &Amount,
) -> Option<Wrong> {
    let amounts_in = |edition: Edition, group: &[&'static Provision]| -> BTreeSet<Amount> {
        let rules = group
            .iter()
            .map(|provision| said.rule(edition, provision, scopes));
        rules.flat_map(|rule| rule.amounts).collect()
    };
    let groups: Vec<_> = about.groups().collect();
    let known = groups
        .iter()
        .any(|(group, _)| amounts_in(edition, group).contains(amount));
    if known {
        return None;
    }
    groups.into_iter().find_map(|(group, sure)| {
        let own: Vec<Amount> = (amounts_in(edition, &group).into_iter())
            .filter(|other| other.unit == amount.unit && other.value > 1)
            .collect();
        let others = said.editions().rev().filter(|other| *other != edition);
        let other = others
            .into_iter()
            .find(|other| amounts_in(*other, &group).contains(amount));
        // without either, the sentence may speak of something else
        if own.is_empty() && other.is_none() {
            return None;
        }
        // between two limits lies what a text may give as an example
        let is_between = own.iter().any(|limit| limit.value < amount.value)
            && own.iter().any(|limit| limit.value > amount.value);
        if is_between && other.is_none() {
            return None;
        }
        let counts = (group.iter()).find(|provision| {
            let rule = said.rule(edition, provision, scopes);
            rule.amounts.iter().any(|other| other.unit == amount.unit)
        });
        let article = (counts.into_iter().chain(&group))
            .find_map(|provision| said.number(edition, provision));
        let sure = match other {
            Some(_) if !is_between => sure,
            _ => Sureness::Possible,
        };
        let instead: Vec<String> = own.iter().map(|amount| said.told(amount)).collect();
        Some(Wrong {
            sure,
            instead: instead.join(", "),
            article,
            other,
        })
    })
}
