//! What a page looks at of the cases while it is told, so that it is told anew only where something of that has changed.

use crate::book::search::Entry;
use crate::book::shelf::{Shelf, shown_by};
use crate::book::sources::Sources;
use crate::book::{Book, LawsText, Page};
use crate::edition::Edition;
use crate::laws::Provision;
use crate::read::{Library, Scenario};
use crate::translation::Status;
use std::collections::{BTreeMap, BTreeSet};

/// What the next book of a language must know of this one to take over from it.
#[derive(Debug)]
pub struct Memory {
    /// The paths of the pages that were told anew.
    pub new: BTreeSet<String>,
    /// What each page looked at, by its path.
    pub(super) reads: BTreeMap<String, Reads>,
    /// What can be found of each case, by its id.
    pub(super) found: BTreeMap<String, Entry>,
    /// How the translation stood.
    pub(super) status: Option<Status>,
}

impl Memory {
    /// Whether the translation of the language stands as it stood.
    pub fn is_of(&self, sources: &Sources, lang: &str) -> bool {
        self.status.as_ref() == sources.status(lang)
    }
}

/// What a page looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct Reads {
    /// Everything about all cases.
    pub all: bool,
    /// Which cases there are, of which rules and for which editions.
    pub order: bool,
    /// What is ruled, counted over all cases.
    pub rulings: bool,
    /// These cases.
    pub cases: BTreeSet<String>,
    /// The cases that show these provisions.
    pub of: BTreeSet<&'static str>,
    /// The cases of others that expect something of these.
    pub touching: BTreeSet<&'static str>,
    /// The cases in which these items make the difference.
    pub items: BTreeSet<String>,
    /// How many questions about a chapter readers are asked.
    pub asked: BTreeMap<String, usize>,
    /// How the translation of the language stands.
    pub translation: bool,
    /// The cases on which these editions rule differently.
    pub between: BTreeSet<(Edition, Edition)>,
}

/// What has changed since an earlier book.
#[derive(Clone, Debug, Default)]
pub struct Changed {
    /// The cases of which something changed, those that came and those that went.
    cases: BTreeSet<String>,
    /// The provisions that they show or showed.
    of: BTreeSet<&'static str>,
    /// The provisions of which they expect or expected something.
    touching: BTreeSet<String>,
    /// Whether their order, rules or editions changed.
    order: bool,
    /// Whether anything is ruled otherwise, and not only told.
    rulings: bool,
}

impl Changed {
    /// The same where, besides, these cases of a library have other titles.
    #[must_use]
    pub fn with_titles<'i>(
        mut self,
        library: &Library,
        ids: impl IntoIterator<Item = &'i String>,
    ) -> Self {
        for id in ids {
            self.cases.insert(id.clone());
            if let Some(scenario) = library.scenario(id) {
                self.look_at(scenario);
            }
        }
        self
    }

    /// Whether nothing has changed.
    pub fn is_nothing(&self) -> bool {
        self.cases.is_empty() && !self.order
    }

    /// That cases are others than in an earlier library; the editions, the practice and all words are the same.
    pub fn cases(earlier: &Library, library: &Library) -> Self {
        let by_id = |library: &'_ Library| -> BTreeMap<String, usize> {
            let ids = library.scenarios.iter().map(|case| case.id.clone());
            ids.zip(0..).collect()
        };
        let (old, new) = (by_id(earlier), by_id(library));
        let mut changed = Changed::default();
        for id in old.keys().chain(new.keys()) {
            let before = old.get(id).map(|at| &earlier.scenarios[*at]);
            let now = new.get(id).map(|at| &library.scenarios[*at]);
            let is_same = before.zip(now).is_some_and(|(a, b)| a.is_same(b));
            if is_same || !changed.cases.insert(id.clone()) {
                continue;
            }
            before
                .into_iter()
                .chain(now)
                .for_each(|it| changed.look_at(it));
            changed.order |= before.map(placed) != now.map(placed);
        }
        let order = |library: &Library| {
            let ids = library.scenarios.iter().map(|case| case.id.clone());
            ids.collect::<Vec<_>>()
        };
        changed.order |= order(earlier) != order(library);
        changed.rulings = !changed.is_nothing();
        changed
    }

    fn look_at(&mut self, scenario: &Scenario) {
        self.of.extend(shown_by(scenario).map(|own| own.id));
        for row in &scenario.expect {
            let named = row.holds.iter().chain(&row.fails).chain(&row.yields);
            self.touching.extend(named.cloned());
        }
    }

    /// Whether this case is as it was.
    pub fn is_same(&self, id: &str) -> bool {
        !self.cases.contains(id)
    }

    /// Whether something that a page looked at is otherwise, or would be among that now.
    fn concerns(&self, reads: &Reads, shelf: &Shelf<'_>) -> bool {
        let departs = |item: &String| {
            let item = shelf.library.item(item);
            item.is_none_or(|item| {
                let mut all = shelf.all_departures(item);
                all.any(|case| self.cases.contains(&case.scenario.id))
            })
        };
        let between = |pair: &(Edition, Edition)| {
            let mut all = shelf.comparisons.iter();
            let found = all.find(|it| (it.from, it.to) == *pair);
            found.is_none_or(|it| {
                let mut cases = it.cases.iter();
                cases.any(|change| self.cases.contains(&change.scenario.id))
            })
        };
        let asked = |(chapter, count): (&String, &usize)| {
            let mut tests = shelf.tests.iter();
            let test = tests.find(|test| test.chapter.id == chapter);
            test.map_or(0, |test| test.all.len()) != *count
        };
        reads.all
            || reads.order && self.order
            || reads.rulings && self.rulings
            || !reads.cases.is_disjoint(&self.cases)
            || !reads.of.is_disjoint(&self.of)
            || reads.touching.iter().any(|id| self.touching.contains(*id))
            || reads.items.iter().any(departs)
            || reads.asked.iter().any(asked)
            || reads.between.iter().any(between)
    }
}

/// Where a case has its place in lists: how hard it is, and for what it expects something.
fn placed(scenario: &Scenario) -> (String, Option<&'static Provision>, u8, String) {
    let expects = format!("{:?}{:?}", scenario.settings, scenario.expect);
    (
        scenario.chapter.clone(),
        shown_by(scenario),
        scenario.level,
        expects,
    )
}

/// An earlier book, of which everything is taken over that is still the same.
pub(super) struct Earlier<'e> {
    changed: &'e Changed,
    book: &'e Book,
    memory: &'e Memory,
    /// Whether the translation stands otherwise.
    translation: bool,
    /// The pages by their paths.
    pages: BTreeMap<&'e str, usize>,
}

impl<'e> Earlier<'e> {
    pub(super) fn of(
        (book, memory, changed): (&'e Book, &'e Memory, &'e Changed),
        sources: &Sources,
    ) -> Self {
        let paths = book.pages.iter().map(|page| page.path.as_str());
        Earlier {
            changed,
            book,
            memory,
            translation: !memory.is_of(sources, &book.lang),
            pages: paths.zip(0..).collect(),
        }
    }

    /// The page of this path with what it looked at, where that has not changed.
    pub(super) fn page(&self, path: &str, shelf: &Shelf<'_>) -> Option<(&'e Page, &'e Reads)> {
        let reads = self.memory.reads.get(path)?;
        let at = *self.pages.get(path)?;
        let stands_otherwise = reads.translation && self.translation;
        let is_other = stands_otherwise || self.changed.concerns(reads, shelf);
        (!is_other).then(|| (&self.book.pages[at], reads))
    }

    /// The pages below a path, where nothing has changed of what the first of them looked at.
    pub(super) fn pages_below(
        &self,
        first: &str,
        folder: &str,
        shelf: &Shelf<'_>,
    ) -> Option<Vec<(&'e Page, &'e Reads)>> {
        let (_, reads) = self.page(first, shelf)?;
        let all = self.book.pages.iter();
        let own = all.filter(|page| page.path == first || page.path.starts_with(folder));
        Some(own.map(|page| (page, reads)).collect())
    }

    /// The Laws as texts of their own, in the order of the pages.
    pub(super) fn laws(&self) -> &'e [LawsText] {
        &self.book.laws
    }

    /// What can be found of a case that is as it was.
    pub(super) fn found(&self, id: &str) -> Option<&'e Entry> {
        let found = self.memory.found.get(id);
        found.filter(|_| self.changed.is_same(id))
    }
}
