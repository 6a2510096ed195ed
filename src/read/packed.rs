//! What is read at home and handed on to an engine that has no YAML, as one in a browser: editions, practice, languages and
//! cases as JSON.
//!
//! Whoever packs has found them without fault; who unpacks finds none, and no places of faults are kept.

use crate::board::{Alphabet, Letters};
use crate::edition::Procedure;
use crate::read::document::the_document;
use crate::read::editions::{self, InOrder};
use crate::read::language::Language;
use crate::read::library::Library;
use crate::read::practice;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Editions, practice and procedures in a pack.
#[derive(Deserialize)]
struct Sheets {
    editions: Vec<editions::Sheet>,
    practice: Vec<practice::Sheet>,
    /// What each procedure carries out; its steps stay at home.
    procedures: InOrder<Vec<String>>,
    /// The letters and the pawn's letter of each language.
    letters: BTreeMap<String, (Letters, String)>,
}

impl Library {
    /// Its editions, practice and procedures as JSON, out of the files that it was read from.
    ///
    /// Nothing where such a file cannot be read.
    pub fn packed<'f>(
        &self,
        files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
    ) -> Option<String> {
        let (mut editions, mut practice) = (Vec::new(), Vec::new());
        let is_edition = |name: &str| {
            let mut known = self.editions.iter();
            known.any(|data| name == format!("{}.yaml", data.edition))
        };
        for (path, bytes) in files {
            let into = match path.split('/').collect::<Vec<_>>()[..] {
                ["editions", "practice", _] => &mut practice,
                ["editions", name] if is_edition(name) => &mut editions,
                _ => continue,
            };
            into.push(as_json(std::str::from_utf8(bytes).ok()?)?);
        }
        let procedures: Vec<String> = self
            .procedures
            .iter()
            .map(|it| format!("{}:{}", json!(it.id), json!(it.carries_out)))
            .collect();
        let letters = self
            .alphabets
            .iter()
            .map(|(lang, of)| (lang.clone(), json!([of.letters, of.pawn])));
        let letters: Map<String, Value> = letters.collect();
        Some(format!(
            "{{\"editions\":[{}],\"practice\":[{}],\"procedures\":{{{}}},\"letters\":{}}}",
            editions.join(","),
            practice.join(","),
            procedures.join(","),
            Value::from(letters)
        ))
    }

    /// The library of a pack, without cases.
    ///
    /// # Errors
    ///
    /// Why it is no such pack.
    pub fn unpacked(pack: &str) -> Result<Self, serde_json::Error> {
        let sheets: Sheets = serde_json::from_str(pack)?;
        let mut library = Library::default();
        let editions = sheets.editions.into_iter();
        library.editions = editions.filter_map(|sheet| sheet.read().ok()).collect();
        library.editions.sort_by_key(|data| data.edition);
        library.practice = sheets
            .practice
            .into_iter()
            .map(|sheet| sheet.read().0)
            .collect();
        library.practice.sort_by_key(|practice| practice.layer);
        let procedures = sheets.procedures.0.into_iter();
        library.procedures = procedures
            .map(|(id, carries_out)| Procedure {
                id,
                carries_out,
                steps: Vec::new(),
                in_order: Vec::new(),
            })
            .collect();
        let letters = sheets.letters.into_iter();
        library.alphabets = letters
            .map(|(lang, (letters, pawn))| {
                (
                    lang,
                    Alphabet {
                        letters,
                        pawn: pawn.into(),
                    },
                )
            })
            .collect();
        library.introduce_the_editions();
        Ok(library)
    }
}

/// The declarations of a language as JSON; nothing where they cannot be read.
pub fn packed_language(text: &str) -> Option<String> {
    as_json(text)
}

/// The language of such a pack.
///
/// # Errors
///
/// Why it is no such pack.
pub fn unpacked_language(pack: Value) -> Result<Language, serde_json::Error> {
    Language::deserialize(pack)
}

/// YAML as JSON, with the order of its maps.
fn as_json(text: &str) -> Option<String> {
    let document = the_document("", text, "").ok()?;
    let value: serde_yaml::Value = document.read().ok()?;
    serde_json::to_string(&value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::Scenario;

    fn read() -> (Vec<(String, &'static [u8])>, Library) {
        let files = crate::embedded::files();
        let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
        (files, library)
    }

    #[test]
    fn the_laws_are_the_same_out_of_a_pack() {
        let (files, library) = read();
        let pack = library.packed(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
        let unpacked = Library::unpacked(&pack.expect("a pack")).expect("the laws");
        assert_eq!(unpacked.editions, library.editions);
        assert_eq!(unpacked.practice, library.practice);
        assert_eq!(unpacked.alphabets, library.alphabets);
        let procedures = |library: &Library| -> Vec<(String, Vec<String>)> {
            let all = library.procedures.iter();
            all.map(|it| (it.id.clone(), it.carries_out.clone()))
                .collect()
        };
        assert_eq!(procedures(&unpacked), procedures(&library));
    }

    #[test]
    fn every_case_is_the_same_out_of_a_pack() {
        let (_, library) = read();
        for scenario in &library.scenarios {
            let id = &scenario.id;
            let pack = scenario.packed().expect("a pack").to_string();
            let unpacked = Scenario::unpacked(&pack, &library.alphabets);
            let unpacked = unpacked.unwrap_or_else(|wrong| panic!("{id}: {wrong}"));
            assert_eq!(unpacked.case, scenario.case, "{id}");
            assert_eq!(unpacked.settings, scenario.settings, "{id}");
            assert_eq!(unpacked.telling(), scenario.telling(), "{id}");
            assert_eq!(unpacked.provision(), scenario.provision(), "{id}");
            assert_eq!(
                unpacked.practices_named(),
                scenario.practices_named(),
                "{id}"
            );
        }
    }

    #[test]
    fn what_is_no_pack_is_refused() {
        assert!(Library::unpacked("{}").is_err());
        assert!(Scenario::unpacked("{\"id\": 1}", &BTreeMap::new()).is_err());
    }
}
