//! What writers, translators and lecturers bring along besides messages: introductions, glossaries, lists of approved questions.

use crate::coverage::{Texts, texts};
use crate::edition::Edition;
use crate::read::{
    Glossary, Library, REFERENCE, SearchWords, TextFault, approved, glossary, search_words,
};
use crate::text::Tongues;
use crate::translation::{Status, status};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The terms of each language, by the name of its folder, with what the language calls itself.
pub(super) type Glossaries = Vec<(String, String, Glossary)>;

/// The introductions and glossaries of all languages, and which questions were approved.
#[derive(Clone, Debug)]
pub struct Sources {
    introductions: BTreeMap<String, String>,
    glossaries: Glossaries,
    search: BTreeMap<String, SearchWords>,
    texts: Vec<Texts>,
    statuses: Vec<Status>,
    /// By the name of the edition.
    approved: BTreeMap<String, BTreeSet<String>>,
}

impl Sources {
    /// Reads `book/*/introduction.md`, `locales/*/glossary.yaml`, `locales/*/search.yaml` and `papers/approved/*.yaml` out of all
    /// files, and how the translation of each language stands.
    ///
    /// The glossaries stand in the order in which languages are listed.
    ///
    /// # Errors
    ///
    /// What is wrong with a glossary or a list, what readers call somehow and this library does not have, and each file that is
    /// not UTF-8.
    pub fn of<'f>(
        files: impl IntoIterator<Item = (&'f str, &'f [u8])> + Clone,
        tongues: &Tongues,
        library: &Library,
    ) -> Result<Self, Vec<TextFault>> {
        let mut introductions = BTreeMap::new();
        let mut glossaries: Glossaries = Vec::new();
        let mut lists = BTreeMap::new();
        let mut searches = Vec::new();
        let mut faults = Vec::new();
        let statuses = statuses(files.clone(), tongues).unwrap_or_else(|found| {
            faults.extend(found);
            Vec::new()
        });
        for (path, bytes) in files {
            let parts: Vec<&str> = path.split('/').collect();
            let name = match parts.as_slice() {
                ["book", lang, "introduction.md"]
                | ["locales", lang, "glossary.yaml" | "search.yaml"] => *lang,
                ["papers", "approved", list] => list.trim_end_matches(".yaml"),
                _ => continue,
            };
            let Ok(text) = std::str::from_utf8(bytes) else {
                faults.push(TextFault::of_file(
                    path,
                    "bytes that are not UTF-8".to_owned(),
                    "text in UTF-8".to_owned(),
                ));
                continue;
            };
            if path.ends_with(".md") {
                introductions.insert(name.to_owned(), text.trim().to_owned());
                continue;
            }
            if parts[2] == "search.yaml" {
                searches.push((name, path, text));
                continue;
            }
            if parts[0] == "papers" {
                match approved(path, text) {
                    Ok(ids) => drop(lists.insert(name.to_owned(), ids)),
                    Err(found) => faults.extend(found),
                }
                continue;
            }
            let own = tongues.get(name).map(|words| words.language().name.clone());
            match glossary(path, text) {
                Ok(terms) => {
                    glossaries.push((name.to_owned(), own.unwrap_or(name.to_owned()), terms));
                }
                Err(found) => faults.extend(found),
            }
        }
        let listed = tongues.listed();
        let place = |lang: &str| listed.iter().position(|words| words.lang() == lang);
        glossaries.sort_by_key(|(lang, _, _)| place(lang).unwrap_or(listed.len()));
        let procedures = library.procedures.iter().map(|own| own.id.as_str());
        let situations = library.situations.iter().map(|own| own.id.as_str());
        let others = procedures.chain(situations).collect();
        let mut search = BTreeMap::new();
        for (lang, path, text) in searches {
            match search_words(path, text, of_language(&glossaries, lang), &others) {
                Ok(words) => drop(search.insert(lang.to_owned(), words)),
                Err(found) => faults.extend(found),
            }
        }
        if faults.is_empty() {
            Ok(Sources {
                introductions,
                glossaries,
                search,
                texts: texts(tongues),
                statuses,
                approved: lists,
            })
        } else {
            Err(faults)
        }
    }

    /// The same after edits of the messages alone.
    ///
    /// # Errors
    ///
    /// What is wrong in what is known of a translation.
    pub fn translated<'f>(
        &self,
        files: impl IntoIterator<Item = (&'f str, &'f [u8])> + Clone,
        tongues: &Tongues,
    ) -> Result<Self, Vec<TextFault>> {
        Ok(Sources {
            statuses: statuses(files, tongues)?,
            ..self.clone()
        })
    }

    /// The introduction in a language, or in English where it has none, and which of them it is.
    pub(super) fn introduction<'s>(&'s self, lang: &'s str) -> (&'s str, &'s str) {
        [lang, REFERENCE]
            .into_iter()
            .find_map(|lang| Some((lang, self.introductions.get(lang)?.as_str())))
            .unwrap_or((lang, ""))
    }

    /// The ids of the questions that were approved for an edition, where somebody has read any.
    pub(super) fn approved(&self, edition: Edition) -> Option<&BTreeSet<String>> {
        self.approved.get(&edition.to_string())
    }

    /// Which texts each language has.
    pub(super) fn texts(&self) -> &[Texts] {
        &self.texts
    }

    /// How the translation of a language stands.
    pub(super) fn status(&self, lang: &str) -> Option<&Status> {
        self.statuses.iter().find(|status| status.lang == lang)
    }

    pub(super) fn glossaries(&self) -> &Glossaries {
        &self.glossaries
    }

    /// The terms of a language, where it has a glossary.
    pub(super) fn glossary(&self, lang: &str) -> Option<&Glossary> {
        of_language(&self.glossaries, lang)
    }

    /// How the readers of a language look for things; nothing in particular where it does not say so.
    pub(super) fn search_words(&self, lang: &str) -> &SearchWords {
        static NONE: LazyLock<SearchWords> = LazyLock::new(SearchWords::default);
        self.search.get(lang).unwrap_or(&NONE)
    }
}

fn of_language<'g>(glossaries: &'g Glossaries, lang: &str) -> Option<&'g Glossary> {
    let own = glossaries.iter().find(|(other, _, _)| other == lang);
    own.map(|(_, _, glossary)| glossary)
}

/// How the translation of each language stands.
fn statuses<'f>(
    files: impl IntoIterator<Item = (&'f str, &'f [u8])> + Clone,
    tongues: &Tongues,
) -> Result<Vec<Status>, Vec<TextFault>> {
    let mut all = Vec::new();
    let mut faults = Vec::new();
    for words in tongues.iter() {
        match status(files.clone(), words.lang()) {
            Ok(status) => all.push(status),
            Err(found) => faults.extend(found),
        }
    }
    match faults.is_empty() {
        true => Ok(all),
        false => Err(faults),
    }
}
