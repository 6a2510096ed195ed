//! The glossaries of all languages, compared with each other.

use crate::read::{Glossary, REFERENCE, glossary};
use crate::terms::catalog::Catalog;
use crate::terms::finding::WordFinding;
use std::collections::BTreeMap;

/// The glossaries that could be read, by language.
#[derive(Default)]
pub(super) struct Glossaries(BTreeMap<String, Glossary>);

impl Glossaries {
    /// Reads the glossary of each language from its files, by path and content.
    pub(super) fn of(
        folders: &BTreeMap<&str, Vec<(&str, &str)>>,
        catalogs: &[Catalog<'_>],
        findings: &mut Vec<WordFinding>,
    ) -> Self {
        let mut all = BTreeMap::new();
        for (lang, files) in folders {
            let own = files
                .iter()
                .find(|(path, _)| path.ends_with("/glossary.yaml"));
            let Some((path, text)) = own else {
                continue;
            };
            match glossary(path, text) {
                Ok(glossary) => {
                    all.insert((*lang).to_owned(), glossary);
                }
                Err(faults) => {
                    let found = faults.into_iter().map(|f| WordFinding::of_fault(lang, f));
                    findings.extend(found);
                }
            }
        }
        if let Some(model) = all.get(REFERENCE) {
            for (lang, glossary) in &all {
                let of_lang = catalogs.iter().find(|catalog| catalog.lang == lang);
                if of_lang.is_some_and(|catalog| catalog.is_unread) {
                    continue;
                }
                let is_part = of_lang.is_some_and(Catalog::is_part);
                let fault = glossary.differs_from(model, is_part);
                findings.extend(fault.map(|fault| WordFinding::of_fault(lang, fault)));
            }
        }
        Glossaries(all)
    }

    /// The glossary of a language.
    pub(super) fn get(&self, lang: &str) -> Option<&Glossary> {
        self.0.get(lang)
    }

    /// The glossary of the language that the others are compared with.
    pub(super) fn model(&self) -> Option<&Glossary> {
        self.get(REFERENCE)
    }
}
