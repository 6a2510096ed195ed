//! What the books of all languages share: every rule in every edition, every case judged.

use crate::compare::Comparison;
use crate::coverage::Coverage;
use crate::edition::{Confidence, Edition, Laws, SCOPES, Scope, Setting};
use crate::game::Facts;
use crate::laws::{CHAPTERS, Chapter, Provision, provision};
use crate::read::{Expect, Library, Scenario};
use crate::rulings::{Rulings, View, reads_alike};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything that is judged and compared once for the books of all languages.
pub struct Shelf<'l> {
    pub(super) library: &'l Library,
    /// Newest first.
    pub(super) editions: Vec<Edition>,
    /// The laws of each edition in each scope.
    pub(super) laws: Vec<Arc<Laws>>,
    pub(super) rules: BTreeMap<&'static str, Vec<Wording>>,
    pub(super) cases: Vec<Judged<'l>>,
    pub(super) coverage: Coverage<'l>,
    /// The editions that follow each other compared, newest first.
    pub(super) comparisons: Vec<Comparison<'l>>,
}

/// What one rule says wherever its values are the same.
pub(super) struct Wording {
    /// Laws under which it says so.
    pub laws: Arc<Laws>,
    /// Whether the rule is in force there at all.
    pub in_force: bool,
    /// Where its values are these.
    pub at: Vec<(Edition, Scope, Confidence)>,
}

/// A case with what the engine rules wherever the case expects something.
pub(super) struct Judged<'l> {
    pub scenario: &'l Scenario,
    /// The provision that it shows.
    pub main: Option<&'static Provision>,
    /// Its number among the cases of that provision, from 1.
    pub nth: usize,
    /// The rulings by setting; settings with the same rulings stand together.
    pub views: Vec<View<'l>>,
}

impl<'l> Shelf<'l> {
    /// Asks for the rulings on all cases in all editions and gathers what each rule says in each edition.
    pub fn new(rulings: &'l Rulings<'l>) -> Self {
        let library = rulings.library;
        let mut shelf = Shelf {
            library,
            editions: rulings.editions().rev().collect(),
            laws: Vec::new(),
            rules: BTreeMap::new(),
            cases: cases(rulings),
            coverage: Coverage::of(rulings),
            comparisons: Comparison::neighbours(rulings),
        };
        shelf.gather_rules(rulings);
        shelf
    }

    fn gather_rules(&mut self, rulings: &Rulings<'_>) {
        for edition in &self.editions {
            for scope in SCOPES {
                let laws = Arc::new(rulings.laws(*edition, &Setting::of(scope.0, scope.1)));
                self.laws.push(laws.clone());
                for chapter in CHAPTERS {
                    for provision in chapter.provisions {
                        let wordings = self.rules.entry(provision.id).or_default();
                        add_wording(wordings, provision, &laws, scope);
                    }
                }
            }
        }
    }

    /// The cases that stand in the file of a provision.
    pub(super) fn cases_of<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        self.cases
            .iter()
            .filter(move |case| case.main == Some(provision))
    }

    /// The cases of other provisions that expect something of this one.
    pub(super) fn cases_touching<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        self.cases.iter().filter(move |case| {
            case.main != Some(provision)
                && case.scenario.expect.iter().any(|row| names(row, provision))
        })
    }

    /// The chapters that have provisions.
    pub(super) fn chapters(&self) -> impl Iterator<Item = &'static Chapter> {
        CHAPTERS
            .iter()
            .copied()
            .filter(|chapter| !chapter.provisions.is_empty())
    }

    /// The page of a provision: that of its chapter.
    pub(super) fn page_of(&self, provision: &Provision) -> String {
        let chapter = CHAPTERS
            .iter()
            .find(|chapter| chapter.provisions.contains(&provision))
            .map_or("", |chapter| chapter.id);
        format!("{chapter}.html")
    }
}

fn add_wording(
    wordings: &mut Vec<Wording>,
    provision: &'static Provision,
    laws: &Arc<Laws>,
    scope: Scope,
) {
    let facts = (provision.rule)(laws);
    let at = (
        laws.edition,
        scope,
        facts
            .as_ref()
            .map_or(Confidence::Attested, Facts::confidence),
    );
    let alike = |wording: &&mut Wording| reads_alike(provision, &wording.laws, laws);
    match wordings.iter_mut().find(alike) {
        Some(wording) => wording.at.push(at),
        None => wordings.push(Wording {
            laws: laws.clone(),
            in_force: facts.is_some(),
            at: vec![at],
        }),
    }
}

/// The cases in the order of the Laws; those of no provision last, each file in its own order.
fn cases<'l>(rulings: &'l Rulings<'l>) -> Vec<Judged<'l>> {
    let order: BTreeMap<&str, usize> = crate::laws::provisions().map(|p| p.id).zip(0..).collect();
    let mut all: Vec<_> = rulings
        .cases()
        .map(|case| (shown_by(case.scenario), case))
        .collect();
    all.sort_by_key(|(main, _)| {
        let place = main.and_then(|provision| order.get(provision.id).copied());
        place.unwrap_or(usize::MAX)
    });
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let numbered = all.into_iter().map(|(main, case)| {
        let nth = seen.entry(main.map_or("", |p| p.id)).or_default();
        *nth += 1;
        Judged {
            scenario: case.scenario,
            main,
            nth: *nth,
            views: case.views(),
        }
    });
    numbered.collect()
}

/// The provision that a case shows: that of its file, else the first that it expects to hold.
fn shown_by(scenario: &Scenario) -> Option<&'static Provision> {
    let file = scenario.place.file.rsplit('/').next().unwrap_or_default();
    let of_file = provision(file.strip_suffix(".yaml").unwrap_or(file));
    let newest = || {
        let mut rows: Vec<&Expect> = scenario.expect.iter().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.since));
        let holds = rows.iter().flat_map(|row| &row.holds);
        let others = rows
            .iter()
            .flat_map(|row| row.yields.iter().chain(&row.fails));
        holds.chain(others).find_map(|id| provision(id))
    };
    of_file.or_else(newest)
}

fn names(row: &Expect, provision: &Provision) -> bool {
    [&row.holds, &row.fails, &row.yields]
        .into_iter()
        .flatten()
        .any(|id| id == provision.id)
}

impl Judged<'_> {
    /// The path of its page.
    pub(super) fn path(&self) -> String {
        format!("cases/{}.html", self.scenario.id)
    }
}
