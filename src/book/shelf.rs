//! What the books of all languages share: every rule in every edition, every case judged.

use crate::book::order::{ChapterInOrder, in_order};
use crate::book::places::Places;
use crate::book::questions::{Questions, of_chapters};
use crate::book::sources::Sources;
use crate::book::timeline::{Timeline, timelines};
use crate::compare::{CaseDeparture, Comparison, Departures};
use crate::coverage::{Coverage, items};
use crate::edition::{
    Confidence, Edition, Item, Laws, Layer, Layers, SCOPES, Scope, Setting, Situation,
};
use crate::game::Facts;
use crate::laws::{Provision, provision, provisions};
use crate::quiz::Stock;
use crate::read::{Expect, Library, Scenario};
use crate::rulings::{Answer, Change, OnCase, Rulings, View, reads_alike};
use crate::text::announced_otherwise;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// Everything that is judged and compared once for the books of all languages.
pub struct Shelf<'l> {
    pub(super) library: &'l Library,
    /// Newest first.
    pub(super) editions: Vec<Edition>,
    /// The laws of each edition in each scope, by their letter.
    pub(super) laws: Vec<Arc<Laws>>,
    /// The doubtful values of each of these laws, and how they are read.
    pub(super) read_so: Vec<Vec<ReadSo>>,
    pub(super) rules: BTreeMap<&'static str, Vec<Wording>>,
    /// The editions in which each rule stands, newest first.
    stands: BTreeMap<&'static str, Vec<Edition>>,
    pub(super) cases: Vec<Judged<'l>>,
    places: Places<'l>,
    pub(super) coverage: Coverage<'l>,
    /// The editions that follow each other compared, newest first.
    pub(super) comparisons: Vec<Comparison<'l>>,
    /// What each rule says by the letter, where that is not what is taught.
    pub(super) letter: BTreeMap<&'static str, Vec<Wording>>,
    /// The items of the practice, in the order of the articles.
    pub(super) items: Vec<&'l Item>,
    chapters: Vec<ChapterInOrder>,
    /// The cases that the letter rules otherwise, by edition, newest first, and by the practice that they are taught by.
    departures: Vec<Departures<'l>>,
    /// What is ruled in each situation at the board, by how it turns out.
    pub(super) situations: Vec<(&'l Situation, Vec<Vec<Answer<'l>>>)>,
    /// What became of the values of each rule that changed.
    pub(super) timelines: BTreeMap<&'static str, Vec<Timeline>>,
    /// The questions that readers of a chapter are asked.
    pub(super) tests: Vec<Questions<'l>>,
}

/// A doubtful value.
pub(super) struct ReadSo {
    pub key: &'static str,
    /// How it is read, in English.
    pub reading: String,
    /// The article that gives it.
    pub article: Option<String>,
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
    /// The rulings by setting; settings with the same rulings stand together.
    pub views: Vec<View<'l>>,
    on: OnCase<'l>,
    /// What would change the rulings of each view, once it was asked for.
    changes: OnceLock<Vec<Vec<Change>>>,
}

impl<'l> Shelf<'l> {
    /// Asks for the rulings on all cases in all editions and gathers what each rule says in each edition.
    pub fn new(rulings: &'l Rulings<'l>) -> Self {
        let library = rulings.library;
        let items = items(library);
        let chapters = in_order(&library.editions, &items);
        let cases = cases(rulings, &chapters);
        let mut shelf = Shelf {
            library,
            editions: rulings.editions().rev().collect(),
            laws: Vec::new(),
            read_so: Vec::new(),
            rules: BTreeMap::new(),
            stands: BTreeMap::new(),
            places: Places::of(library, &cases, &items),
            cases,
            coverage: Coverage::of(rulings),
            comparisons: Comparison::neighbours(rulings),
            letter: BTreeMap::new(),
            items,
            chapters,
            departures: departures(rulings),
            situations: (library.situations.iter())
                .map(|met| {
                    (
                        met,
                        met.twists.iter().map(|it| rulings.answers(it)).collect(),
                    )
                })
                .collect(),
            timelines: BTreeMap::new(),
            tests: Vec::new(),
        };
        shelf.gather_rules(rulings);
        shelf.read_so = shelf.laws.iter().map(|laws| read_so(laws)).collect();
        shelf.timelines = timelines(&shelf);
        shelf
    }

    /// The same with questions from a stock on which readers test themselves: such as were approved for the newest edition.
    #[must_use]
    pub fn asking(mut self, stock: &Stock<'l>, sources: &Sources) -> Self {
        let newest = self.editions.first().copied();
        if let Some(approved) = newest.and_then(|newest| sources.approved(newest)) {
            self.tests = of_chapters(stock, approved);
        }
        self
    }

    /// A shelf for rulings in one edition that are judged elsewhere: it has no cases and no rules.
    pub fn of_one(library: &'l Library, edition: Edition) -> Self {
        let items = items(library);
        Shelf {
            library,
            editions: vec![edition],
            laws: Vec::new(),
            read_so: Vec::new(),
            places: Places::of(library, &[], &items),
            rules: BTreeMap::new(),
            stands: BTreeMap::new(),
            cases: Vec::new(),
            coverage: Coverage::default(),
            comparisons: Vec::new(),
            letter: BTreeMap::new(),
            items,
            chapters: Vec::new(),
            departures: Vec::new(),
            situations: Vec::new(),
            timelines: BTreeMap::new(),
            tests: Vec::new(),
        }
    }

    fn gather_rules(&mut self, rulings: &Rulings<'_>) {
        for edition in &self.editions {
            for scope in SCOPES {
                let beside = |practice| {
                    let setting = Setting {
                        practice,
                        ..Setting::of(scope.0, scope.1)
                    };
                    Arc::new(rulings.library.laws(*edition, &setting))
                };
                let (laws, letter) = (beside(Layers::FIDE), beside(Layers::LETTER));
                self.laws.push(letter.clone());
                for provision in provisions() {
                    let items = self.stands_under(provision);
                    let taught = items.iter().find(|item| item.since <= *edition);
                    let laws = match taught.map(|item| item.layer) {
                        None | Some(Layer::Fide) => &laws,
                        Some(layer) => &beside(Layers::FIDE.and(layer)),
                    };
                    let wordings = self.rules.entry(provision.id).or_default();
                    add_wording(wordings, provision, laws, scope);
                    let wordings = self.letter.entry(provision.id).or_default();
                    add_wording(wordings, provision, &letter, scope);
                }
            }
        }
        let rules = &self.rules;
        self.letter.retain(|id, wordings| {
            let places = |of: &[Wording]| of.iter().map(|it| it.at.clone()).collect::<Vec<_>>();
            let alike = |(taught, letter): (&Wording, &Wording)| {
                provision(id).is_some_and(|it| reads_alike(it, &taught.laws, &letter.laws))
            };
            let taught = &rules[id];
            !(places(taught) == places(wordings) && taught.iter().zip(&*wordings).all(alike))
        });
        let stands = provisions().map(|it| (it.id, self.read_in(it))).collect();
        self.stands = stands;
    }

    /// The editions in which a provision is in force in some scope, by the letter or as it is taught, or may be where their
    /// text is not known to us; newest first.
    fn read_in(&self, provision: &Provision) -> Vec<Edition> {
        let letter = self.letter.get(provision.id).into_iter().flatten();
        let wordings: Vec<&Wording> = self.rules[provision.id].iter().chain(letter).collect();
        let has = |edition: &Edition| {
            let mut in_force = wordings.iter().filter(|it| it.in_force);
            let mut laws = self.laws.iter().filter(|laws| laws.edition == *edition);
            in_force.any(|it| it.at.iter().any(|at| at.0 == *edition))
                || laws.any(|laws| provision.is_unread(laws))
        };
        self.editions.iter().copied().filter(has).collect()
    }

    /// The editions in which a rule stands, newest first: it is in force there, or their text on it is not known to us.
    pub(super) fn stands_in(&self, provision: &Provision) -> &[Edition] {
        self.stands.get(provision.id).map_or(&[], Vec::as_slice)
    }

    /// The items of the practice under which a provision stands that the letter does not have, those of FIDE first.
    pub(super) fn stands_under(&self, provision: &Provision) -> &[&'l Item] {
        self.places.stands_under(provision)
    }

    /// Whose practice a provision is that the letter does not have, and the first edition beside which it is taught.
    pub(super) fn taught_alone(&self, provision: &Provision) -> Option<(Layer, Edition)> {
        let items = self.stands_under(provision);
        let since = items.iter().map(|item| item.since).min()?;
        Some((items[0].layer, since))
    }

    /// The items about a rule, in the order of the articles.
    pub(super) fn items_about(&self, provision: &Provision) -> &[&'l Item] {
        self.places.items_about(provision)
    }

    /// The cases in which an item makes the difference between practice and letter, each with the editions, newest first,
    /// in which both rulings are these.
    pub(super) fn departures_of(&self, item: &Item) -> Vec<(Vec<Edition>, &CaseDeparture<'l>)> {
        let mut all: Vec<(Vec<Edition>, &CaseDeparture<'l>)> = Vec::new();
        let practice = Layers::FIDE.and(item.layer);
        let by = self.departures.iter();
        let by = by.filter(|it| it.practice == practice && it.edition >= item.since);
        for departures in by {
            for case in departures.of_item(item) {
                match all.iter_mut().find(|(_, known)| known.is_like(case)) {
                    Some((editions, _)) => editions.push(departures.edition),
                    None => all.push((vec![departures.edition], case)),
                }
            }
        }
        all.sort_by_key(|(_, case)| self.places.case(&case.scenario.id));
        all
    }

    /// The cases in which an item makes the difference, those of each edition by themselves.
    pub(super) fn all_departures<'s>(
        &'s self,
        item: &'s Item,
    ) -> impl Iterator<Item = &'s CaseDeparture<'l>> {
        let all = self.departures.iter();
        all.flat_map(move |departures| departures.of_item(item))
    }

    /// The case of this id.
    pub(super) fn case(&self, id: &str) -> Option<&Judged<'l>> {
        self.places.case(id).map(|at| &self.cases[at])
    }

    /// The cases that stand in the file of a provision.
    pub(super) fn cases_of<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        let all = self.places.cases_of(provision).iter();
        all.map(|at| &self.cases[*at])
    }

    /// The cases of other provisions that expect something of this one.
    pub(super) fn cases_touching<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        let all = self.places.cases_touching(provision).iter();
        all.map(|at| &self.cases[*at])
    }

    /// The chapters that have provisions, in the order of the newest edition, as their provisions.
    pub(super) fn chapters(&self) -> impl Iterator<Item = &ChapterInOrder> {
        self.chapters.iter()
    }

    /// The page of a provision: that of its chapter.
    pub(super) fn page_of(&self, provision: &Provision) -> String {
        format!("{}.html", self.places.chapter_of(provision))
    }
}

/// What FIDE teaches compared with the letter of each edition over all cases, and what others teach over those that
/// their items name.
fn departures<'l>(rulings: &'l Rulings<'l>) -> Vec<Departures<'l>> {
    let in_edition = |edition| {
        let fide = Departures::of(rulings, edition, Layers::FIDE);
        let others = Layer::ALL.iter().filter(|layer| **layer != Layer::Fide);
        let others = others.map(move |layer| {
            let items = rulings.library.items().filter(|item| item.layer == *layer);
            let mut named: Vec<&str> = items
                .flat_map(|item| item.taught.cases())
                .map(String::as_str)
                .collect();
            named.sort_unstable();
            named.dedup();
            let cases = named.into_iter().filter_map(|id| rulings.case(id));
            Departures::among(cases, edition, Layers::FIDE.and(*layer))
        });
        std::iter::once(fide).chain(others)
    };
    rulings.editions().rev().flat_map(in_edition).collect()
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
fn cases<'l>(rulings: &'l Rulings<'l>, chapters: &[ChapterInOrder]) -> Vec<Judged<'l>> {
    let provisions = chapters.iter().flat_map(|chapter| &chapter.provisions);
    let order: BTreeMap<&str, usize> = provisions.map(|p| p.id).zip(0..).collect();
    let mut all: Vec<_> = rulings
        .cases()
        .map(|case| (shown_by(case.scenario), case))
        .collect();
    all.sort_by_key(|(main, _)| {
        let place = main.and_then(|provision| order.get(provision.id).copied());
        place.unwrap_or(usize::MAX)
    });
    let judged = all.into_iter().map(|(main, case)| Judged {
        scenario: case.scenario,
        main,
        views: case.views(),
        on: case,
        changes: OnceLock::new(),
    });
    judged.collect()
}

/// The provision that a case shows: that of its file, else the first that it expects to hold.
pub(super) fn shown_by(scenario: &Scenario) -> Option<&'static Provision> {
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

fn read_so(laws: &Laws) -> Vec<ReadSo> {
    let entries = laws.params.entries().into_iter();
    let doubtful = entries.filter_map(|entry| {
        Some(ReadSo {
            key: entry.key,
            reading: entry.reading?.to_owned(),
            article: entry.article.map(str::to_owned),
        })
    });
    doubtful.collect()
}

impl Judged<'_> {
    /// What would change the rulings of each view.
    pub(super) fn changes(&self) -> &[Vec<Change>] {
        self.changes.get_or_init(|| {
            let views = self.views.iter();
            views
                .map(|view| self.on.changes(view, &announced_otherwise))
                .collect()
        })
    }

    /// The editions for which it expects something, newest first.
    pub(super) fn editions(&self) -> Vec<Edition> {
        let rulings = self.views.iter().flat_map(|view| &view.rulings);
        let mut all: Vec<Edition> = rulings.flat_map(|it| it.editions.iter().copied()).collect();
        all.sort_by(|a, b| b.cmp(a));
        all.dedup();
        all
    }

    /// The path of its page.
    pub(super) fn path(&self) -> String {
        format!("cases/{}.html", self.scenario.id)
    }
}
