//! The words of the program checked: messages against English, grammar of the messages, words to avoid, typography.

mod arguments;
mod catalog;
mod finding;
#[cfg(feature = "program")]
pub mod formats;
mod glossaries;
mod matcher;
mod notation;
mod outdated;
mod plurals;
#[cfg(feature = "program")]
pub mod proof;
mod structure;
mod titles;
mod typography;
mod wording;

pub use finding::{FindingKind, Level, WordFinding};
pub use matcher::{Hit, Matcher, Standing};

use crate::read::REFERENCE;
use crate::text::{Unit, units};
use catalog::Catalog;
use glossaries::Glossaries;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that is wrong with the words in these files, in the order of their places.
///
/// Files are given by path (`locales/it/events.ftl`, `locales/it/glossary.yaml`, `scenarios/clock/flag-call.yaml` for the
/// ids of the cases) and content; others are passed over.
pub fn check<'f>(files: impl IntoIterator<Item = (&'f str, &'f [u8])>) -> Vec<WordFinding> {
    let mut findings = Vec::new();
    let mut folders: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    let mut cases = Vec::new();
    for (path, bytes) in files {
        cases.extend(titles::cases(path, bytes));
        let below = path.strip_prefix("locales/");
        let Some((lang, _)) = below.and_then(|below| below.split_once('/')) else {
            continue;
        };
        let texts = folders.entry(lang).or_default();
        match std::str::from_utf8(bytes) {
            Ok(text) => texts.push((path, text.strip_prefix('\u{feff}').unwrap_or(text))),
            Err(error) => findings.push(finding::unreadable(lang, path, bytes, error)),
        }
    }
    let catalogs: Vec<Catalog<'_>> = (folders.iter())
        .map(|(lang, texts)| Catalog::of(lang, texts, &mut findings))
        .collect();
    let glossaries = Glossaries::of(&folders, &catalogs, &mut findings);
    let empty = Catalog::default();
    let model = (catalogs.iter())
        .find(|catalog| catalog.lang == REFERENCE)
        .unwrap_or(&empty);
    let units = |lang: &str| -> Vec<Unit> {
        let own = folders.get(lang).into_iter().flatten();
        units(own.map(|(path, text)| (*path, text.as_bytes())), lang)
    };
    let english = units(REFERENCE);
    for catalog in &catalogs {
        let own = units(catalog.lang);
        let own: BTreeSet<&str> = own.iter().map(|unit| unit.name.as_str()).collect();
        outdated::check(
            catalog,
            &folders[catalog.lang],
            &own,
            &english,
            &mut findings,
        );
        structure::check(catalog, model, &glossaries, &mut findings);
        wording::check(catalog, model, &glossaries, &mut findings);
        titles::check(catalog, &cases, &mut findings);
    }
    findings.sort_by(|a, b| a.sort_key().cmp(&b.sort_key()));
    findings.dedup();
    findings
}
