//! A translation and its source in two files, put beside each other.

use super::numbers::own_number;
use super::vocabulary::words;
use crate::terms::formats::{Document, Segment};
use std::collections::{BTreeMap, BTreeSet};

/// A paragraph of a source that the translation does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Before which segment of the translation it belongs.
    pub before: usize,
    /// What it says.
    pub text: String,
}

/// Gives each segment of a translation what stands at its place in the source, by the names of messages and the numbers of
/// articles, and between two such places by their lengths and digits; tells what of the source has no place in the translation.
pub fn align(translation: &mut Document, source: &Document) -> Vec<LeftOut> {
    let own = keys(&translation.segments);
    let other = keys(&source.segments);
    let by_key: BTreeMap<&str, usize> = (other.iter().enumerate())
        .filter_map(|(n, key)| Some((key.as_deref()?, n)))
        .collect();
    let mut of: Vec<Option<usize>> = own
        .iter()
        .map(|key| by_key.get(key.as_deref()?).copied())
        .collect();
    // anchors that go back in the source are no anchors
    let mut last = None;
    for place in &mut of {
        match (*place, last) {
            (Some(here), Some(before)) if here <= before => *place = None,
            (Some(here), _) => last = Some(here),
            (None, _) => {}
        }
    }
    let mut start = 0;
    let mut from = 0;
    while start <= of.len() {
        let end = (start..of.len())
            .find(|n| of[*n].is_some())
            .unwrap_or(of.len());
        let until = of
            .get(end)
            .copied()
            .flatten()
            .unwrap_or(source.segments.len());
        let pairs = walked(
            &translation.segments[start..end],
            &source.segments[from..until.max(from)],
        );
        for (own, other) in pairs {
            of[start + own] = Some(from + other);
        }
        from = until + 1;
        start = end + 1;
        if from > source.segments.len() {
            break;
        }
    }
    for (segment, place) in translation.segments.iter_mut().zip(&of) {
        segment.source = place.map(|n| source.segments[n].text.clone());
    }
    let taken: BTreeSet<usize> = of.iter().copied().flatten().collect();
    let missing = (0..source.segments.len()).filter(|n| !taken.contains(n));
    missing
        .filter(|n| words(&source.segments[*n].text).count() >= FEW_WORDS)
        .map(|n| LeftOut {
            before: of
                .iter()
                .position(|place| place.is_some_and(|place| place > n))
                .unwrap_or(of.len()),
            text: source.segments[n].text.clone(),
        })
        .collect()
}

/// A source of fewer words may be a label that the translation puts elsewhere.
const FEW_WORDS: usize = 4;

/// More segments than that between two anchors are put beside each other one by one.
const WALKED: usize = 400;

/// Which segments of two runs belong together: those of like length and the same digits, in the same order, some left out.
fn walked(own: &[Segment], other: &[Segment]) -> Vec<(usize, usize)> {
    if own.len() == other.len() || own.len() > WALKED || other.len() > WALKED {
        return (0..own.len().min(other.len())).map(|n| (n, n)).collect();
    }
    let likeness: Vec<Vec<f64>> = (own.iter())
        .map(|own| {
            other
                .iter()
                .map(|other| alike(&own.text, &other.text))
                .collect()
        })
        .collect();
    // the best sum of likenesses of what comes before each pair of places
    let mut best = vec![vec![0.0_f64; other.len() + 1]; own.len() + 1];
    for (a, row) in likeness.iter().enumerate() {
        for (b, here) in row.iter().enumerate() {
            best[a + 1][b + 1] = (best[a][b] + here).max(best[a][b + 1]).max(best[a + 1][b]);
        }
    }
    let (mut a, mut b) = (own.len(), other.len());
    let mut pairs = Vec::new();
    while a > 0 && b > 0 {
        let here = likeness[a - 1][b - 1];
        if here > 0.0 && best[a][b] <= best[a - 1][b - 1] + here + 1e-9 {
            pairs.push((a - 1, b - 1));
            (a, b) = (a - 1, b - 1);
        } else if best[a - 1][b] >= best[a][b - 1] {
            a -= 1;
        } else {
            b -= 1;
        }
    }
    pairs
}

/// How much a translation looks like a source: by length, and by the digits of both.
fn alike(own: &str, other: &str) -> f64 {
    let (a, b) = (
        own.chars().count().max(1) as f64,
        other.chars().count().max(1) as f64,
    );
    let length = 1.0 - (a / b).ln().abs();
    let digits = |text: &str| -> BTreeSet<String> {
        words(text)
            .map(|range| text[range].to_owned())
            .filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
            .collect()
    };
    let (a, b) = (digits(own), digits(other));
    let shared = a.intersection(&b).count() as f64;
    let all = a.union(&b).count() as f64;
    let same = if all > 0.0 {
        2.0 * shared / all - 1.0
    } else {
        0.0
    };
    length.max(-0.5) + same
}

/// By what each segment is known: its name, or the number under which it stands, and the how many-eth of it.
fn keys(segments: &[Segment]) -> Vec<Option<String>> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let all = segments.iter().map(|segment| {
        let named = segment.id.clone();
        let key = named.or_else(|| own_number(&segment.text).map(|(number, _)| number))?;
        let times = seen.entry(key.clone()).or_default();
        *times += 1;
        Some(format!("{key} {times}"))
    });
    all.collect()
}
