//! What a reader finds by words or numbers: the index that a script searches, and the same words from A to Z for who has none.

mod entry;
mod families;
mod gather;
mod parts;
mod words_page;
mod written;

pub(super) use parts::sentences;
pub(super) use words_page::words_page;

use crate::book::Page;
use crate::book::sources::Sources;
use crate::book::teller::Teller;
pub(super) use entry::Entry;
use entry::Kind;
use gather::gather;
use std::collections::BTreeMap;

/// The page of the words from A to Z, to which the link in the bar leads where there is no script.
pub(super) const WORDS: &str = "search.html";

/// What can be found in the book of one language.
pub(super) struct Findable<'s> {
    sources: &'s Sources,
    entries: Vec<Entry>,
}

impl<'s> Findable<'s> {
    /// All that can be found besides whole pages; `known` has what can be found of cases that are as they were.
    pub(super) fn new(
        teller: &Teller<'_>,
        sources: &'s Sources,
        known: impl Fn(&str) -> Option<Entry>,
    ) -> Self {
        let lang = teller.words.lang();
        Findable {
            sources,
            entries: gather(
                teller,
                sources.search_words(lang),
                sources.glossary(lang),
                known,
            ),
        }
    }

    /// What can be found of each case, by its id.
    pub(super) fn cases(&self) -> BTreeMap<String, Entry> {
        let cases = self.entries.iter().filter(|it| it.kind == Kind::Case);
        cases.map(|it| (it.id.clone(), it.clone())).collect()
    }

    /// The index as JSON: everything that can be found, these pages among them.
    pub(super) fn index(mut self, teller: &Teller<'_>, pages: &[Page]) -> String {
        self.entries.extend(gather::pages(&self.entries, pages));
        let lang = teller.words.lang();
        let (words, glossary) = (self.sources.search_words(lang), self.sources.glossary(lang));
        written::written(teller, words, glossary, &self.entries)
    }
}
