//! Nothing of an edition is skipped unnoticed, and nothing is claimed that it does not contain.

use crate::{LIBRARY, RULINGS};
use jadoube::coverage::law_terms;
use jadoube::edition::{Edition, Given, Layers};
use jadoube::game::Effect;
use jadoube::laws::provisions;
use jadoube::read::{Glossary, glossary, language};
use jadoube::rulings::OnCase;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_provision_stands_under_a_number_of_some_edition() {
    let beside = (LIBRARY.editions.iter()).map(|data| data.contents_beside(Layers::ALL));
    let all: Vec<_> = beside.collect();
    let stands = |id: &str| all.iter().any(|contents| contents.number(id).is_some());
    let lost: Vec<&str> = provisions()
        .map(|p| p.id)
        .filter(|id| !stands(id))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn no_case_conflicts_in_any_edition() {
    let mut faults = Vec::new();
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        if let Err(fault) = run.ruled() {
            let (id, edition, pace) = (&run.scenario().id, run.edition, run.setting.pace);
            faults.push(format!("{id} [{edition} {pace}]: {fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whether the result is decided before or after the end of play: by another arbiter, or by what the players signed.
fn decided_apart(effect: &Effect) -> bool {
    matches!(effect, Effect::ResultStands(_) | Effect::ResultReferred)
}

#[test]
fn every_effect_that_ends_the_game_does_so_once() {
    for run in RULINGS.cases().flat_map(OnCase::everywhere) {
        let Ok(ruled) = run.ruled() else {
            continue;
        };
        for branch in &ruled.verdict.branches {
            let mut ends: Vec<&Effect> = branch
                .effects()
                .filter(|effect| effect.ends_the_game() && !decided_apart(effect))
                .collect();
            ends.dedup();
            let (id, edition) = (&run.scenario().id, run.edition);
            assert!(ends.len() <= 1, "{id} [{edition}]: {ends:?}");
        }
    }
}

#[test]
fn every_term_of_the_glossaries_of_the_laws_is_explained_in_every_language_in_its_own_words() {
    let files = jadoube::embedded::files();
    let glossaries: BTreeMap<&str, Glossary> = (files.iter())
        .filter_map(|(path, bytes)| {
            let lang = path
                .strip_prefix("locales/")?
                .strip_suffix("/glossary.yaml")?;
            let text = std::str::from_utf8(bytes).expect("UTF-8");
            let declared = files
                .iter()
                .find(|(path, _)| *path == format!("locales/{lang}/language.yaml"));
            let declared = std::str::from_utf8(declared?.1).expect("UTF-8");
            // A language that has only some chapters explains the terms of those.
            let language = language(path, declared).expect("a good language");
            if language.chapters.is_some() {
                return None;
            }
            Some((lang, glossary(path, text).expect("a good glossary")))
        })
        .collect();
    assert!(glossaries.len() >= 4);
    for data in &LIBRARY.editions {
        let terms = match &data.glossary {
            Given::Value(terms) => terms,
            Given::NoRule => {
                assert!(data.edition < Edition::of(2014), "{}", data.edition);
                continue;
            }
            Given::Unknown => continue,
        };
        assert_eq!(terms.len(), 97, "{}", data.edition);
        for (lang, glossary) in &glossaries {
            let missing = law_terms(data, glossary).expect("known").missing;
            assert!(missing.is_empty(), "{lang} {}: {missing:?}", data.edition);
        }
        for (term, id) in terms {
            let meanings: BTreeSet<&str> = (glossaries.values())
                .filter_map(|glossary| Some(glossary.concept(id)?.definition.as_str()))
                .collect();
            assert_eq!(
                meanings.len(),
                glossaries.len(),
                "{term} is told in a foreign language"
            );
        }
    }
}
