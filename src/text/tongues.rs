//! All languages there are: the folders of `locales/`.

use crate::board::Alphabet;
use crate::read::REFERENCE;
use crate::text::problem::{Defect, Problem};
use crate::text::words::Words;
use std::collections::BTreeMap;
use std::sync::Arc;

/// All languages, by their folder's name.
#[derive(Debug)]
pub struct Tongues {
    all: Vec<Arc<Words>>,
}

impl Tongues {
    /// Reads all languages from files given by path (`locales/it/events.ftl`) and content.
    pub fn of<'f>(files: impl IntoIterator<Item = (&'f str, &'f [u8])>) -> (Self, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut folders: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
        for (path, bytes) in files {
            let Some((lang, name)) = path
                .strip_prefix("locales/")
                .and_then(|below| below.split_once('/'))
            else {
                continue;
            };
            match std::str::from_utf8(bytes) {
                Ok(text) => folders
                    .entry(lang)
                    .or_default()
                    .push((name, text.strip_prefix('\u{feff}').unwrap_or(text))),
                Err(error) => problems.push(Problem {
                    lang: lang.to_owned(),
                    message: name.to_owned(),
                    what: Defect::Unreadable(error.to_string()),
                }),
            }
        }
        // A language whose declarations are no text cannot be spoken.
        let unread = |lang: &&str| {
            let mut of_it = problems.iter().filter(|problem| problem.lang == **lang);
            of_it.any(|problem| problem.message == "language.yaml")
        };
        folders.retain(|lang, _| !unread(lang));
        let mut all = Vec::new();
        let mut read = |lang: &str, files: Vec<(&str, &str)>, fallback: Option<Arc<Words>>| {
            let (words, found) = Words::of(lang, files, fallback);
            problems.extend(found);
            let words = words.map(Arc::new);
            all.extend(words.clone());
            words
        };
        let english = folders
            .remove(REFERENCE)
            .and_then(|files| read(REFERENCE, files, None));
        for (lang, files) in folders {
            read(lang, files, english.clone());
        }
        all.sort_by(|a, b| a.lang().cmp(b.lang()));
        (Tongues { all }, problems)
    }

    /// The same with one language read again from these files of its folder, by name and content; others that say in English
    /// what they lack say it in the English that they knew. Nothing where it cannot be spoken any more.
    pub fn with<'f>(
        &self,
        lang: &str,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
    ) -> (Option<Self>, Vec<Problem>) {
        let fallback = (lang != REFERENCE).then(|| self.get(REFERENCE).cloned());
        let (words, problems) = Words::of(lang, files, fallback.flatten());
        let tongues = words.map(|words| {
            let words = Arc::new(words);
            let own = |known: &Arc<Words>| match known.lang() == lang {
                true => Arc::clone(&words),
                false => Arc::clone(known),
            };
            Tongues {
                all: self.all.iter().map(own).collect(),
            }
        });
        (tongues, problems)
    }

    /// The words of a language by its tag.
    pub fn get(&self, lang: &str) -> Option<&Arc<Words>> {
        self.all.iter().find(|words| words.lang() == lang)
    }

    /// All languages, in the order of their tags.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Words>> {
        self.all.iter()
    }

    /// The languages that promise everything, in the order of their tags: what is in part said in English must not decide what
    /// is asked alike in all languages.
    pub fn whole(&self) -> impl Iterator<Item = &Arc<Words>> {
        self.iter()
            .filter(|words| words.language().chapters.is_none())
    }

    /// The language for a tag or a locale of the environment: `de`, `de-CH` and `de_CH.UTF-8` are all German.
    pub fn nearest(&self, locale: &str) -> Option<&Arc<Words>> {
        let tag = locale.split(['.', '@']).next().unwrap_or(locale);
        let tag = tag.replace('_', "-").to_ascii_lowercase();
        let mut tag = tag.as_str();
        loop {
            let found = |words: &&Arc<Words>| words.lang().eq_ignore_ascii_case(tag);
            if let Some(words) = self.all.iter().find(found) {
                return Some(words);
            }
            tag = tag.rsplit_once('-')?.0;
        }
    }

    /// All languages, in the order in which readers are offered them.
    pub fn listed(&self) -> Vec<&Arc<Words>> {
        let mut all: Vec<&Arc<Words>> = self.all.iter().collect();
        all.sort_by_key(|words| words.language().place.unwrap_or(u32::MAX));
        all
    }

    /// The letters of all languages.
    pub fn alphabets(&self) -> Vec<Alphabet> {
        let all = self.all.iter();
        all.map(|words| words.language().alphabet()).collect()
    }

    /// The language that stands in where nobody asks for one.
    pub fn fallback(&self) -> Option<&Arc<Words>> {
        self.get(REFERENCE).or_else(|| self.all.first())
    }
}
