//! A translation and its source in two files, put beside each other.

use super::numbers::own_number;
use crate::terms::formats::{Document, Segment};
use std::collections::BTreeMap;

/// Gives each segment of a translation what stands at its place in the source, by the names of messages, by the numbers of
/// articles, and between two such places one after the other where both have as many; tells which segments of the source
/// have no place in the translation.
pub fn align(translation: &mut Document, source: &Document) -> Vec<usize> {
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
    fill(&mut of, source.segments.len());
    for (segment, place) in translation.segments.iter_mut().zip(&of) {
        segment.source = place.map(|n| source.segments[n].text.clone());
    }
    let taken: Vec<usize> = of.into_iter().flatten().collect();
    (0..source.segments.len())
        .filter(|n| !taken.contains(n))
        .collect()
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

/// Puts the segments between two anchors beside each other, where both sides have as many.
fn fill(of: &mut [Option<usize>], sources: usize) {
    let mut start = 0;
    let mut from = 0;
    while start < of.len() {
        let end = (start..of.len())
            .find(|n| of[*n].is_some())
            .unwrap_or(of.len());
        let until = of.get(end).copied().flatten().unwrap_or(sources);
        if end - start == until.saturating_sub(from) {
            for (place, n) in of[start..end].iter_mut().zip(from..until) {
                *place = Some(n);
            }
        }
        from = until + 1;
        start = end + 1;
    }
}
