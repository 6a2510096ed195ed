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
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// In which games each segment counts, by what its headings name.
pub(super) struct Scopes(Vec<Vec<usize>>);

/// A segment with what is known of it.
pub(super) struct Where<'t> {
    pub(super) text: &'t str,
    pub(super) cited: &'t [Cited],
    pub(super) hits: &'t [Hit<'t>],
    pub(super) scopes: &'t [usize],
    /// The number that the paragraph before cites, where this one belongs to it: “Article A.5 says:”.
    pub(super) led_by: Option<&'t str>,
    /// The number under which the segment stands, its own or that of the paragraph of which it is an item.
    pub(super) number: Option<&'t str>,
    /// The edition whose numbers the text has.
    pub(super) numbered_by: Edition,
}

/// Finds the provision that a sentence is about, by its words.
pub(super) struct Finder {
    /// The place of each concept in `weights`.
    places: HashMap<String, usize>,
    weights: Vec<f64>,
    /// Each provision with the places of its concepts and their weight.
    rules: Vec<(&'static Provision, Vec<usize>, f64)>,
}

/// How like a sentence each rule of a [`Finder`] is, from 0 to 1.
struct Likeness(Vec<f64>);

impl Scopes {
    /// The games of each segment: those of the pace that it or the last heading names, else all.
    pub(super) fn of(segments: &[&Segment], hits: &[Vec<Hit<'_>>]) -> Self {
        let mut headed: Option<Pace> = None;
        let all = segments.iter().zip(hits).map(|(segment, hits)| {
            let named = paces_of(hits);
            let own = only_one(&named);
            let short =
                segment.is_heading || (segment.text.len() < 80 && !segment.text.ends_with('.'));
            // what a heading says of several paces, or of none, is not only about the one before
            if segment.is_heading || (short && !named.is_empty()) {
                headed = own;
            }
            match named.len() {
                0 => scopes_of(headed),
                _ => scopes_of(own),
            }
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

/// The paces that a text names.
fn paces_of(hits: &[Hit<'_>]) -> Vec<Pace> {
    let names = [
        ("standard-chess", Pace::Standard),
        ("rapid-chess", Pace::Rapid),
        ("blitz", Pace::Blitz),
    ];
    let is_named = |id: &str| hits.iter().any(|hit| hit.concept.id == id);
    let named = names.into_iter().filter(|(id, _)| is_named(id));
    named.map(|(_, pace)| pace).collect()
}

/// The pace, where only one is named.
fn only_one(paces: &[Pace]) -> Option<Pace> {
    match paces {
        [only] => Some(*only),
        _ => None,
    }
}

impl Finder {
    /// The rules of an edition by their words.
    pub(super) fn of(said: &Said<'_>, edition: Edition) -> Self {
        let (names, weights): (Vec<String>, Vec<f64>) = said.weights(edition).into_iter().unzip();
        let places: HashMap<String, usize> = names.into_iter().zip(0..).collect();
        let every = scopes_of(None);
        let rules = said.all(edition).into_iter().map(|provision| {
            let concepts = said.rule(edition, provision, &every).concepts;
            let own: Vec<usize> = (concepts.iter())
                .filter_map(|concept| places.get(concept).copied())
                .collect();
            let weight = own.iter().map(|place| weights[*place]).sum();
            (provision, own, weight)
        });
        Finder {
            rules: rules.collect(),
            places,
            weights,
        }
    }

    /// How like a sentence that names these concepts each rule is.
    fn likeness(&self, concepts: &BTreeSet<String>) -> Likeness {
        let mut here = vec![false; self.weights.len()];
        let mut own = 0.0;
        for place in concepts
            .iter()
            .filter_map(|concept| self.places.get(concept))
        {
            here[*place] = true;
            own += self.weights[*place];
        }
        let all = self.rules.iter().map(|(_, named, of_rule)| {
            let shared = named.iter().filter(|place| here[**place]);
            let shared: f64 = shared.map(|place| self.weights[*place]).sum();
            2.0 * shared / (own + of_rule).max(1.0)
        });
        Likeness(all.collect())
    }

    /// The provisions that count something in these games and of which the words are most those of a sentence, the likest
    /// first, and how like that one is.
    fn counting(
        &self,
        said: &Said<'_>,
        edition: Edition,
        scopes: &[usize],
        likeness: &Likeness,
        unit: &str,
    ) -> Option<(f64, Vec<&'static Provision>)> {
        let mut all: Vec<(f64, &'static Provision)> = (self.rules.iter().zip(&likeness.0))
            .map(|((provision, _, _), likeness)| (*likeness, *provision))
            .filter(|(likeness, _)| *likeness >= SOMEWHAT_LIKE)
            .collect();
        all.retain(|(_, provision)| {
            let rule = said.rule(edition, provision, scopes);
            rule.amounts
                .iter()
                .any(|amount| amount.unit == unit && amount.value > 1)
        });
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (best, _) = *all.first()?;
        let close = all
            .into_iter()
            .filter(|(likeness, _)| *likeness >= best * CLOSE);
        Some((best, close.map(|(_, provision)| provision).collect()))
    }

    /// The provision of which the words are most those of a sentence, where it leaves all others behind.
    fn provision(&self, likeness: &Likeness) -> Option<&'static Provision> {
        let mut best: Option<(&'static Provision, f64)> = None;
        let mut second = 0.0_f64;
        for ((provision, _, _), likeness) in self.rules.iter().zip(&likeness.0) {
            match best {
                Some((_, known)) if *likeness <= known => second = second.max(*likeness),
                _ => {
                    second = best.map_or(0.0, |(_, known)| known);
                    best = Some((provision, *likeness));
                }
            }
        }
        let (provision, likeness) = best?;
        (likeness >= 0.55 && likeness >= second * 1.05).then_some(provision)
    }
}

/// A sentence that is less like any rule is about none of them.
const SOMEWHAT_LIKE: f64 = 0.33;

/// A sentence of which only the words show what it is about must be so like a rule.
const RATHER_LIKE: f64 = 0.42;

/// A rule may be meant that is so much as like a sentence as the likest.
const CLOSE: f64 = 0.7;

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
    let mut before: Before = (Vec::new(), false);
    let sentences = sentences(place.text);
    for (n, range) in sentences.iter().enumerate() {
        let within = |other: &Range<usize>| range.start <= other.start && other.end <= range.end;
        let hits: Vec<Hit<'_>> = place
            .hits
            .iter()
            .filter(|hit| within(&hit.range))
            .cloned()
            .collect();

        let scopes = match only_one(&paces_of(&hits)) {
            Some(pace) => scopes_of(Some(pace)),
            None => place.scopes.to_vec(),
        };
        let likeness = finder.likeness(&concepts_of(&hits));
        let subject = finder.provision(&likeness);
        // a sentence of several parts may cite at its end
        let parts = sentences[n..].iter();
        let goes_on = |part: &&Range<usize>| place.text[(*part).clone()].ends_with(';');
        let until = parts.clone().find(|part| !goes_on(part));
        let until = until
            .or(sentences.last())
            .map_or(range.end, |last| last.end);
        let mut cited: Vec<&Cited> = (place.cited.iter())
            .filter(|cited| within(&cited.range))
            .collect();
        if cited.is_empty() {
            let behind = range.end..until;
            let next = place
                .cited
                .iter()
                .find(|cited| behind.contains(&cited.range.start));
            cited.extend(next);
        }
        // the numbers of articles count nothing
        let is_article = |at: &Range<usize>| {
            let mut ranges = place.cited.iter().map(|cited| &cited.range);
            ranges.any(|range| range.start <= at.start && at.start < range.end)
        };
        for (amount, at) in amounts
            .iter()
            .filter(|(_, at)| within(at) && !is_article(at))
        {
            // “a move” is no amount
            if amount.value == 1 {
                continue;
            }
            let like = finder.counting(said, edition, &scopes, &likeness, &amount.unit);
            let about = About {
                cited: nearest(&cited, at)
                    .map(|cited| meant_by(said, edition, &cited.number))
                    .unwrap_or_default(),
                only_cited: cited.len() == 1,
                numbered: numbered.clone(),
                subject,
                like: like.unwrap_or_default(),
                led_by: place
                    .led_by
                    .map(|number| said.under(edition, number))
                    .unwrap_or_default(),
                before: match cited.is_empty() {
                    true => before.clone(),
                    false => Before::default(),
                },
            };
            let found = wrong(said, edition, &scopes, &about, amount);
            slips.extend(found.map(|found| found.at(at.clone())));
        }
        if let [only] = cited[..] {
            before = (said.under(edition, &only.number), true);
        } else if let Some(subject) = subject {
            before = (vec![subject], false);
        }
    }
}

/// The provisions under a number of an edition, or under that number in the newest edition that has it.
fn meant_by(said: &Said<'_>, edition: Edition, number: &str) -> Vec<&'static Provision> {
    let own = said.under(edition, number);
    if !own.is_empty() {
        return own;
    }
    let others = said.editions().rev().map(|other| said.under(other, number));
    others
        .into_iter()
        .find(|under| !under.is_empty())
        .unwrap_or_default()
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
    /// Whether the sentence cites no other number.
    only_cited: bool,
    /// Those under the number of the paragraph.
    numbered: Vec<&'static Provision>,
    /// That of which the sentence has the words.
    subject: Option<&'static Provision>,
    /// Those that count such things and have words of the sentence, and how like the likest is.
    like: (f64, Vec<&'static Provision>),
    /// Those under the number by which the paragraph before leads to this one.
    led_by: Vec<&'static Provision>,
    /// Those of the sentence before, where this one cites nothing.
    before: Before,
}

/// The provisions that the sentence before is about, and whether it cites them.
type Before = (Vec<&'static Provision>, bool);

impl About {
    /// The groups, the surest first: what shows them, and how sure a remark is that rests on them.
    fn groups(&self) -> Vec<Group> {
        let one = |provision: Option<&'static Provision>| provision.into_iter().collect();
        let (likeness, like) = &self.like;
        let like_sure = match *likeness >= LIKE {
            true => Sureness::Likely,
            false => Sureness::Possible,
        };
        let likely = Sureness::Likely;
        let all = [
            (self.numbered.clone(), likely, true, true),
            (self.cited.clone(), likely, true, true),
            (self.led_by.clone(), likely, true, true),
            (one(self.subject), likely, false, false),
            (
                self.before.0.clone(),
                Sureness::Possible,
                self.before.1,
                false,
            ),
            (like.clone(), like_sure, false, false),
        ];
        let all = (all.into_iter()).map(|(provisions, sure, is_cited, everywhere)| Group {
            provisions,
            sure,
            is_cited,
            everywhere,
        });
        all.filter(|group| !group.provisions.is_empty()).collect()
    }
}

/// A sentence that is as like a rule as that is about it.
const LIKE: f64 = 0.55;

/// Provisions that an amount may be about.
struct Group {
    provisions: Vec<&'static Provision>,
    sure: Sureness,
    /// Whether the text itself says that it is about them.
    is_cited: bool,
    /// Whether it is about them even where they are not in force at the pace of which it speaks.
    everywhere: bool,
}

/// An amount that a provision does not have.
struct Wrong {
    sure: Sureness,
    /// Whether nothing but the words of the sentence shows what it is about, and no edition has the amount there.
    is_guess: bool,
    instead: String,
    article: Option<String>,
    other: Option<Edition>,
}

impl Wrong {
    fn at(self, range: Range<usize>) -> Slip {
        let level = match self.sure {
            Sureness::Certain | Sureness::Likely => Level::Error,
            Sureness::Possible if self.is_guess => Level::Info,
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
    let every = scopes_of(None);
    let amounts_in = |edition: Edition, group: &Group| -> BTreeSet<Amount> {
        let of = |scopes: &[usize]| -> BTreeSet<Amount> {
            let rules = group
                .provisions
                .iter()
                .map(|provision| said.rule(edition, provision, scopes));
            rules.flat_map(|rule| rule.amounts).collect()
        };
        let own = of(scopes);
        // what is not in force at this pace is cited for another one
        match own.is_empty() && group.everywhere {
            true => of(&every),
            false => own,
        }
    };
    let groups = about.groups();
    let counts_such = |group: &Group| {
        let amounts = amounts_in(edition, group);
        amounts
            .iter()
            .any(|other| other.unit == amount.unit && other.value > 1)
    };
    let has = |group: &Group| amounts_in(edition, group).contains(amount);
    // where the one number that is cited counts such things, it decides
    let decides = |group: &&Group| group.is_cited && counts_such(group);
    let deciding = match about.only_cited || about.cited.is_empty() {
        true => groups.iter().find(decides),
        false => None,
    };
    let elsewhere = groups.iter().any(has);
    if deciding.is_none_or(has) && elsewhere {
        return None;
    }
    groups.iter().find_map(|group| {
        let provisions = &group.provisions;
        let own: Vec<Amount> = (amounts_in(edition, group).into_iter())
            .filter(|other| other.unit == amount.unit && other.value > 1)
            .collect();
        let others = said.editions().rev().filter(|other| *other != edition);
        let other = others
            .into_iter()
            .find(|other| amounts_in(*other, group).contains(amount));
        // without either, the sentence may speak of something else
        if own.is_empty() && (other.is_none() || !group.is_cited) {
            return None;
        }
        // between two limits lies what a text may give as an example
        let is_between = own.iter().any(|limit| limit.value < amount.value)
            && own.iter().any(|limit| limit.value > amount.value);
        if is_between && !group.is_cited {
            return None;
        }
        let is_guess = !group.is_cited && other.is_none();
        if is_guess && about.like.0 < RATHER_LIKE {
            return None;
        }
        let counts = (provisions.iter()).find(|provision| {
            let rule = said.rule(edition, provision, scopes);
            rule.amounts.iter().any(|other| other.unit == amount.unit)
        });
        let article = (counts.into_iter().chain(provisions))
            .find_map(|provision| said.number(edition, provision));
        let sure = match other {
            Some(_) if !is_between && !elsewhere => group.sure,
            _ => Sureness::Possible,
        };
        let instead: Vec<String> = own.iter().map(|amount| said.told(amount)).collect();
        Some(Wrong {
            sure,
            is_guess,
            instead: instead.join(", "),
            article,
            other,
        })
    })
}
