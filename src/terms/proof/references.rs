//! The numbers that a text cites, held against the contents of an edition.

use super::guess::is_gone;
use super::numbers::{Cited, Heads, own_number};
use super::said::Said;
use super::{RemarkKind, Slip, Sureness, concepts_of};
use crate::edition::{Edition, SCOPES};
use crate::laws::Provision;
use crate::terms::finding::Level;
use crate::terms::matcher::Hit;
use std::collections::BTreeSet;

/// A segment with the numbers that it cites.
pub(super) struct Citing<'t> {
    pub(super) text: &'t str,
    pub(super) cited: &'t [Cited],
    pub(super) hits: &'t [Hit<'t>],
    /// Words by which a sentence says that articles are there no more.
    pub(super) gone: &'t [String],
}

/// The editions in question: the one that counts, and the one that the text follows.
#[derive(Clone, Copy)]
pub(super) struct Editions {
    pub(super) counts: Edition,
    pub(super) followed: Option<Edition>,
}

/// Adds the numbers that the edition does not have, that stand for something else in it, and those with the wrong word before them.
pub(super) fn references(
    said: &Said<'_>,
    editions: Editions,
    heads: &Heads,
    and: &str,
    segment: &Citing<'_>,
    slips: &mut Vec<Slip>,
) {
    let edition = editions.counts;
    for (n, cited) in segment.cited.iter().enumerate() {
        let first_of_list = n == 0 || segment.cited[n - 1].head != cited.head;
        let several = cited.of >= 3 || (cited.of == 2 && is_joined(segment, n, and));
        if let Some(head) = cited.head.clone().filter(|_| first_of_list && several)
            && heads.is_singular(&segment.text[head.clone()])
        {
            slips.push(Slip::new(
                RemarkKind::NumberHead,
                Level::Warning,
                Sureness::Certain,
                head,
            ));
        }
        if !said.has(edition, &cited.number) {
            if is_gone(segment.text, cited, segment.gone) {
                continue;
            }
            slips.push(unknown(said, edition, cited));
        } else if let Some(moved) = moved(said, editions, cited) {
            slips.push(moved);
        } else if let Some(other) = by_its_words(said, edition, segment, cited) {
            slips.push(other);
        }
    }
    // what stands under a number now stood elsewhere in the edition that the text follows
    if let Some((number, range)) = own_number(segment.text) {
        let own = Cited {
            number,
            range,
            head: None,
            of: 1,
        };
        slips.extend(moved(said, editions, &own));
    }
    zeros(segment, slips);
}

/// Whether this word stands between a number and the next one: “Articles 9.2 and 9.3”, but “Article 9.2 or 9.3”.
fn is_joined(segment: &Citing<'_>, n: usize, and: &str) -> bool {
    let next = segment.cited.get(n + 1);
    next.is_some_and(|next| {
        segment.text[segment.cited[n].range.end..next.range.start].trim() == and
    })
}

/// A number that the edition does not have: one that lost a dot, or one of another edition.
fn unknown(said: &Said<'_>, edition: Edition, cited: &Cited) -> Slip {
    let slip = |kind, sure| Slip {
        article: Some(cited.number.clone()),
        ..Slip::new(kind, Level::Error, sure, cited.range.clone())
    };
    if let Some(whole) = with_a_dot(said, edition, &cited.number) {
        return slip(RemarkKind::NumberBroken, Sureness::Certain).instead(whole);
    }
    let others = said.editions().rev().filter(|other| *other != edition);
    for other in others {
        let under = said.under(other, &cited.number);
        if under.is_empty() {
            continue;
        }
        // an appendix by its letter may well be told of: “once Appendix G”
        let (level, sure) = match cited.number.len() {
            1 => (Level::Warning, Sureness::Possible),
            _ => (Level::Error, Sureness::Certain),
        };
        return Slip {
            level,
            other: Some(other),
            ..slip(RemarkKind::NumberUnknown, sure).instead(numbers(said, edition, &under))
        };
    }
    slip(RemarkKind::NumberUnknown, Sureness::Certain)
}

/// The number that this one is when a dot is put in, where the edition has exactly one.
fn with_a_dot(said: &Said<'_>, edition: Edition, number: &str) -> Option<String> {
    if !number.contains('.') {
        return None;
    }
    let candidates = (1..number.len()).filter_map(|at| {
        let (before, after) = number.split_at(at);
        let digits = before.ends_with(|c: char| c.is_ascii_digit())
            && after.starts_with(|c: char| c.is_ascii_digit());
        digits.then(|| format!("{before}.{after}"))
    });
    let mut known = candidates.filter(|candidate| said.has(edition, candidate));
    let first = known.next()?;
    known.next().is_none().then_some(first)
}

/// The numbers of an edition under which provisions stand, as one text.
fn numbers(said: &Said<'_>, edition: Edition, provisions: &[&'static Provision]) -> String {
    let mut all: Vec<String> = Vec::new();
    for provision in provisions {
        let number = said.number(edition, provision);
        all.extend(number.filter(|number| !all.contains(number)));
    }
    all.truncate(3);
    all.join(", ")
}

/// A number that stands for one thing in the edition that the text follows and for another in the one that counts.
fn moved(said: &Said<'_>, editions: Editions, cited: &Cited) -> Option<Slip> {
    let followed = editions
        .followed
        .filter(|other| *other != editions.counts)?;
    let meant = said.under(followed, &cited.number);
    let stands = said.under(editions.counts, &cited.number);
    let same = meant
        .iter()
        .any(|provision| stands.iter().any(|other| other.id == provision.id));
    if meant.is_empty() || same {
        return None;
    }
    let instead = numbers(said, editions.counts, &meant);
    Some(Slip {
        article: Some(cited.number.clone()),
        other: Some(followed),
        ..Slip::new(
            RemarkKind::NumberMoved,
            Level::Error,
            Sureness::Likely,
            cited.range.clone(),
        )
        .instead(instead)
    })
}

/// A number of which the rule has nothing in common with the sentence, where that of another edition has much.
fn by_its_words(
    said: &Said<'_>,
    edition: Edition,
    segment: &Citing<'_>,
    cited: &Cited,
) -> Option<Slip> {
    if cited.of != 1 {
        return None;
    }
    let here = sentence(segment, cited);
    if here.len() < 3 {
        return None;
    }
    let stands = said.under(edition, &cited.number);
    let every: Vec<usize> = (0..SCOPES.len()).collect();
    let shared = |edition: Edition, provisions: &[&'static Provision]| -> usize {
        let all = provisions.iter().map(|provision| {
            let rule = said.rule(edition, provision, &every);
            rule.concepts
                .iter()
                .filter(|concept| here.contains(*concept))
                .count()
        });
        all.max().unwrap_or_default()
    };
    if stands.is_empty() || shared(edition, &stands) > 1 {
        return None;
    }
    let others = said.editions().rev().filter(|other| *other != edition);
    let other = others.into_iter().find_map(|other| {
        let meant = said.under(other, &cited.number);
        let differs = meant
            .iter()
            .all(|provision| stands.iter().all(|own| own.id != provision.id));
        (differs && shared(other, &meant) >= 3).then_some((other, meant))
    })?;
    let instead = numbers(said, edition, &other.1);
    (!instead.is_empty()).then(|| Slip {
        article: Some(cited.number.clone()),
        other: Some(other.0),
        ..Slip::new(
            RemarkKind::NumberMoved,
            Level::Warning,
            Sureness::Possible,
            cited.range.clone(),
        )
        .instead(instead)
    })
}

/// The concepts of the sentence in which a number is cited.
fn sentence(segment: &Citing<'_>, cited: &Cited) -> BTreeSet<String> {
    let range = super::values::sentence_around(segment.text, cited.range.start);
    let within: Vec<Hit<'_>> = (segment.hits.iter())
        .filter(|hit| range.start <= hit.range.start && hit.range.end <= range.end)
        .cloned()
        .collect();
    concepts_of(&within)
}

/// Adds each zero between two numbers of articles, where a letter was: “7.5.3 0 7.5.4”.
fn zeros(segment: &Citing<'_>, slips: &mut Vec<Slip>) {
    for cited in segment.cited {
        let tail = &segment.text[cited.range.end..];
        if let Some(rest) = tail.strip_prefix(" 0 ")
            && rest.starts_with(|c: char| c.is_ascii_digit())
        {
            let at = cited.range.end + 1;
            slips.push(
                Slip::new(
                    RemarkKind::Digit,
                    Level::Error,
                    Sureness::Certain,
                    at..at + 1,
                )
                .instead("o".to_owned()),
            );
        }
    }
}
