//! What writers and translators bring along besides messages: introductions and glossaries.

use crate::coverage::{Texts, texts};
use crate::read::{Glossary, REFERENCE, TextFault, glossary};
use crate::text::Tongues;
use std::collections::BTreeMap;

/// The terms of each language, by the name of its folder, with what the language calls itself.
pub(super) type Glossaries = Vec<(String, String, Glossary)>;

/// The introductions and glossaries of all languages.
#[derive(Debug)]
pub struct Sources {
    introductions: BTreeMap<String, String>,
    glossaries: Glossaries,
    texts: Vec<Texts>,
}

impl Sources {
    /// Reads `book/*/introduction.md` and `locales/*/glossary.yaml` out of all files.
    ///
    /// The glossaries stand in the order in which languages are listed.
    ///
    /// # Errors
    ///
    /// What is wrong with a glossary, and each file that is not UTF-8.
    pub fn of<'f>(
        files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
        tongues: &Tongues,
    ) -> Result<Self, Vec<TextFault>> {
        let mut introductions = BTreeMap::new();
        let mut glossaries: Glossaries = Vec::new();
        let mut faults = Vec::new();
        for (path, bytes) in files {
            let parts: Vec<&str> = path.split('/').collect();
            let lang = match parts.as_slice() {
                ["book", lang, "introduction.md"] | ["locales", lang, "glossary.yaml"] => *lang,
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
                introductions.insert(lang.to_owned(), text.trim().to_owned());
                continue;
            }
            let name = tongues.get(lang).map(|words| words.language().name.clone());
            match glossary(path, text) {
                Ok(terms) => {
                    glossaries.push((lang.to_owned(), name.unwrap_or(lang.to_owned()), terms));
                }
                Err(found) => faults.extend(found),
            }
        }
        let listed = tongues.listed();
        let place = |lang: &str| listed.iter().position(|words| words.lang() == lang);
        glossaries.sort_by_key(|(lang, _, _)| place(lang).unwrap_or(listed.len()));
        if faults.is_empty() {
            Ok(Sources {
                introductions,
                glossaries,
                texts: texts(tongues),
            })
        } else {
            Err(faults)
        }
    }

    /// The introduction in a language, or in English where it has none, and which of them it is.
    pub(super) fn introduction<'s>(&'s self, lang: &'s str) -> (&'s str, &'s str) {
        [lang, REFERENCE]
            .into_iter()
            .find_map(|lang| Some((lang, self.introductions.get(lang)?.as_str())))
            .unwrap_or((lang, ""))
    }

    /// Which texts each language has.
    pub(super) fn texts(&self) -> &[Texts] {
        &self.texts
    }

    pub(super) fn glossaries(&self) -> &Glossaries {
        &self.glossaries
    }
}
