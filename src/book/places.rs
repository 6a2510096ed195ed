//! Where each thing on the shelf stands that is asked for by its name again and again.

use crate::book::shelf::Judged;
use crate::coverage::teaches_about;
use crate::edition::Item;
use crate::laws::{CHAPTERS, Provision, provision, provisions};
use crate::read::Library;
use std::collections::{BTreeSet, HashMap};

/// The places of cases, rules and items.
pub(super) struct Places<'l> {
    cases: HashMap<&'l str, usize>,
    /// The cases in the file of each provision.
    of: HashMap<&'static str, Vec<usize>>,
    /// The cases of other provisions that expect something of each.
    touching: HashMap<&'static str, Vec<usize>>,
    /// The chapter of each provision.
    chapters: HashMap<&'static str, &'static str>,
    /// The items about each provision, and those under which it stands.
    about: HashMap<&'static str, Vec<&'l Item>>,
    under: HashMap<&'static str, Vec<&'l Item>>,
}

impl<'l> Places<'l> {
    /// The places of these cases and items.
    pub(super) fn of(library: &'l Library, cases: &[Judged<'l>], items: &[&'l Item]) -> Self {
        let ids = cases.iter().map(|case| case.scenario.id.as_str());
        let mut places = Places {
            cases: ids.zip(0..).collect(),
            of: HashMap::new(),
            touching: HashMap::new(),
            chapters: HashMap::new(),
            about: HashMap::new(),
            under: HashMap::new(),
        };
        for (at, case) in cases.iter().enumerate() {
            if let Some(main) = case.main {
                places.of.entry(main.id).or_default().push(at);
            }
            let rows = case.scenario.expect.iter();
            let named = rows.flat_map(|row| [&row.holds, &row.fails, &row.yields]);
            let named = named.flatten().filter_map(|id| provision(id));
            let named = named.filter(|named| case.main != Some(*named));
            for id in named.map(|named| named.id).collect::<BTreeSet<_>>() {
                places.touching.entry(id).or_default().push(at);
            }
        }
        for chapter in CHAPTERS {
            let own = chapter.provisions.iter().map(|own| (own.id, chapter.id));
            places.chapters.extend(own);
        }
        for rule in provisions() {
            let all = items.iter().copied();
            let about = |item: &&Item| {
                let newest = library.newest();
                newest.is_some_and(|newest| teaches_about(item, rule, &newest.contents))
            };
            places
                .about
                .insert(rule.id, all.clone().filter(about).collect());
            let holds = |item: &&Item| item.stands.iter().any(|id| id == rule.id);
            let mut under: Vec<&Item> = all.filter(holds).collect();
            under.sort_by_key(|item| item.layer);
            places.under.insert(rule.id, under);
        }
        places
    }

    /// The place of the case of this id.
    pub(super) fn case(&self, id: &str) -> Option<usize> {
        self.cases.get(id).copied()
    }

    /// The cases that stand in the file of a provision.
    pub(super) fn cases_of(&self, provision: &Provision) -> &[usize] {
        self.of.get(provision.id).map_or(&[], Vec::as_slice)
    }

    /// The cases of other provisions that expect something of this one.
    pub(super) fn cases_touching(&self, provision: &Provision) -> &[usize] {
        self.touching.get(provision.id).map_or(&[], Vec::as_slice)
    }

    /// The chapter of a provision.
    pub(super) fn chapter_of(&self, provision: &Provision) -> &'static str {
        self.chapters.get(provision.id).copied().unwrap_or_default()
    }

    /// The items about a provision.
    pub(super) fn items_about(&self, provision: &Provision) -> &[&'l Item] {
        self.about.get(provision.id).map_or(&[], Vec::as_slice)
    }

    /// The items under which a provision stands, those of FIDE first.
    pub(super) fn stands_under(&self, provision: &Provision) -> &[&'l Item] {
        self.under.get(provision.id).map_or(&[], Vec::as_slice)
    }
}
