//! The titles of cases: each case has one, no two the same, and none is of a case that there is not.

use crate::read::Place;
use crate::read::REFERENCE;
use crate::terms::catalog::Catalog;
use crate::terms::finding::{FindingKind, Level, WordFinding};
use crate::text::{SCENE, TITLE};
use std::collections::BTreeMap;

/// A case of the scenarios: its id, and where it stands.
pub(super) type Case<'t> = (&'t str, Place);

/// The cases of a file of scenarios, by the key that begins each; of another file none.
pub(super) fn cases<'t>(path: &'t str, bytes: &'t [u8]) -> Vec<Case<'t>> {
    let is_of_cases = path.starts_with("scenarios/") && path.ends_with(".yaml");
    let text = std::str::from_utf8(bytes).ok().filter(|_| is_of_cases);
    let lines = (1..).zip(text.unwrap_or_default().lines());
    let ids = lines.filter_map(|(line, text)| {
        let place = Place {
            file: path.to_owned(),
            line,
            column: 1,
        };
        Some((text.strip_prefix("id:")?.trim(), place))
    });
    ids.collect()
}

/// Adds what is wrong with the titles of a language; what it lacks beside English is found with the other messages.
pub(super) fn check(catalog: &Catalog<'_>, cases: &[Case<'_>], findings: &mut Vec<WordFinding>) {
    if cases.is_empty() {
        return;
    }
    let lang = catalog.lang;
    let mut known: BTreeMap<String, &Place> = BTreeMap::new();
    for text in &catalog.texts {
        let Some(id) = text.name.strip_prefix(TITLE) else {
            continue;
        };
        // what is told under a title is stale with it
        if id.split_once('.').is_some_and(|(_, it)| it == SCENE) {
            continue;
        }
        let of_title = |kind| {
            let place = text.place.clone();
            WordFinding::new(Level::Error, kind, lang, place).message(&text.name)
        };
        if !cases.iter().any(|(case, _)| *case == id) {
            findings.push(of_title(FindingKind::TitleStale));
        }
        let runs = text.runs().into_iter().map(|run| run.text);
        let title: String = runs.collect();
        if let Some(other) = known.insert(title.to_lowercase(), &text.place) {
            let twice = of_title(FindingKind::TitleTwice).found(title);
            findings.push(twice.instead(other.to_string()));
        }
    }
    if lang != REFERENCE {
        return;
    }
    for (id, place) in cases {
        if catalog.get(&format!("{TITLE}{id}")).is_some() {
            continue;
        }
        let chapter = place.file.split('/').nth(1).unwrap_or_default();
        let missing = WordFinding::new(
            Level::Warning,
            FindingKind::TitleMissing,
            lang,
            place.clone(),
        );
        findings.push(
            missing
                .found(*id)
                .instead(format!("locales/{lang}/cases/{chapter}.ftl")),
        );
    }
}
