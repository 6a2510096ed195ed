//! The numbers under which the paragraphs of a text stand: in order, none left out.

use super::numbers::own_number;
use super::said::Said;
use super::{RemarkKind, Slip, Sureness};
use crate::edition::Edition;
use crate::terms::finding::Level;
use crate::terms::formats::Segment;

/// Adds the numbers that stand behind a later one, and those before which one is missing that the edition has.
pub(super) fn sequence(
    said: &Said<'_>,
    edition: Edition,
    segments: &[&Segment],
    slips: &mut Vec<(usize, Slip)>,
) {
    let mut before: Option<Vec<u32>> = None;
    let mut prefix = String::new();
    for (n, segment) in segments.iter().enumerate() {
        let Some((number, range)) = own_number(&segment.text) else {
            continue;
        };
        let Some((start, parts)) = parts(&number) else {
            continue;
        };
        if start != prefix {
            prefix = start;
            before = None;
        }
        if let Some(last) = &before {
            let shared = last.iter().zip(&parts).take_while(|(a, b)| a == b).count();
            let slip = |kind, level, sure| Slip {
                article: Some(number.clone()),
                ..Slip::new(kind, level, sure, range.clone())
            };
            match (last.get(shared), parts.get(shared)) {
                (Some(old), Some(new)) if new < old => {
                    slips.push((
                        n,
                        slip(RemarkKind::SequenceOrder, Level::Warning, Sureness::Likely),
                    ));
                }
                (None, None) => {
                    slips.push((
                        n,
                        slip(RemarkKind::SequenceOrder, Level::Warning, Sureness::Likely),
                    ));
                }
                (Some(old), Some(new)) if *new > old + 1 => {
                    let missing =
                        (old + 1..*new).map(|between| written(&prefix, &parts[..shared], between));
                    let missing: Vec<String> =
                        missing.filter(|number| said.has(edition, number)).collect();
                    if !missing.is_empty() {
                        let gap = slip(RemarkKind::SequenceGap, Level::Warning, Sureness::Likely);
                        slips.push((n, gap.instead(missing.join(", "))));
                    }
                }
                _ => {}
            }
        }
        before = Some(parts);
    }
}

fn written(prefix: &str, before: &[u32], last: u32) -> String {
    let parts = before.iter().chain([&last]).map(u32::to_string);
    let numbers: Vec<String> = parts.collect();
    match prefix {
        "" => numbers.join("."),
        letter => format!("{letter}.{}", numbers.join(".")),
    }
}

/// The letter before a number and its parts; none where the last part has a letter.
fn parts(number: &str) -> Option<(String, Vec<u32>)> {
    let mut all = number.split('.').peekable();
    let first = *all.peek()?;
    let prefix = match first.parse::<u32>() {
        Ok(_) => String::new(),
        Err(_) => all.next()?.to_owned(),
    };
    let parts: Option<Vec<u32>> = all.map(|part| part.parse().ok()).collect();
    Some((prefix, parts?))
}
