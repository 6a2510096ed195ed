//! What the program covers: the numbers of each edition, the cases of each provision, the texts of each language, the
//! items of the practice.

mod excused;
mod glossary;
mod practice;
mod seeds;
mod texts;

pub use excused::{EXCUSED, Excuse, Excused};
pub use glossary::{LawTerms, is_law_term, law_terms};
pub use practice::{items, states, teaches_about};
pub use seeds::{SourceRule, source_rules};
pub use texts::{TextKind, Texts, texts};

use crate::edition::{Edition, EditionData, SCOPES, Setting, Stands, named};
use crate::laws::{Branch, Provision, Status, Task, Verdict, provision, provisions};
use crate::rulings::{OnCase, Ruled, Rulings, Run};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers of all editions and the cases of all provisions.
#[derive(Debug, Default)]
pub struct Coverage<'l> {
    /// The editions, newest first.
    pub editions: Vec<EditionNumbers<'l>>,
    /// How many cases there are.
    pub cases: usize,
    /// How many rulings were counted: one per case, edition and setting.
    pub runs: usize,
    shown: BTreeMap<(Edition, &'static str), ShownBy<'l>>,
    in_force: BTreeSet<(Edition, &'static str)>,
}

/// The numbers of one edition.
#[derive(Debug)]
pub struct EditionNumbers<'l> {
    /// The edition.
    pub data: &'l EditionData,
    /// Its numbers, in its order.
    pub numbers: Vec<Number<'l>>,
}

/// A number of an edition and what became of it.
#[derive(Debug)]
pub struct Number<'l> {
    /// The number.
    pub number: &'l str,
    /// What became of it.
    pub is: Is<'l>,
    /// The provisions that claim it, in the order of the Laws.
    pub claims: Vec<&'static Provision>,
}

/// What became of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Is<'l> {
    /// A provision decides it.
    Decided,
    /// A provision leaves it to the arbiter.
    Empowers,
    /// A provision fixes a meaning.
    Defined,
    /// It decides nothing, for this reason.
    NotModelled(&'l str),
    /// No provision claims it yet.
    Pending,
}

/// The cases that show a provision in an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownBy<'l> {
    /// It holds in these.
    pub holds: BTreeSet<&'l str>,
    /// It does not hold in these.
    pub fails: BTreeSet<&'l str>,
    /// It gives way, or the game was over.
    pub yields: BTreeSet<&'l str>,
    /// Whether it holds depends on facts that these do not tell.
    pub open: BTreeSet<&'l str>,
    /// These say that it is silent.
    pub silent: BTreeSet<&'l str>,
}

named! {
    /// What no case shows of a provision in an edition.
    Lacks {
        /// No case in which it holds.
        Holds = "holds",
        /// No case in which it does not hold or is silent.
        Fails = "fails",
    }
}

/// A provision of which an edition shows only one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The edition.
    pub edition: Edition,
    /// The provision.
    pub provision: &'static Provision,
    /// What is missing.
    pub lacks: Lacks,
}

impl Is<'_> {
    /// The name of the state, without its reason.
    pub const fn name(self) -> &'static str {
        match self {
            Is::Decided => "decided",
            Is::Empowers => "empowers",
            Is::Defined => "defined",
            Is::NotModelled(_) => "not-modelled",
            Is::Pending => "pending",
        }
    }

    /// The names of all states.
    pub const NAMES: [&'static str; 5] =
        ["decided", "empowers", "defined", "not-modelled", "pending"];
}

impl EditionNumbers<'_> {
    /// How many numbers are in a state, by its name.
    pub fn count(&self, state: &str) -> usize {
        let fits = |number: &&Number<'_>| number.is.name() == state;
        self.numbers.iter().filter(fits).count()
    }
}

impl<'l> Coverage<'l> {
    /// What the rulings on the cases show wherever these expect something, and every number of every edition.
    pub fn of(rulings: &'l Rulings<'l>) -> Self {
        let library = rulings.library;
        let editions = library.editions.iter().rev().map(in_edition).collect();
        let mut coverage = Coverage {
            editions,
            cases: library.scenarios.len(),
            runs: 0,
            shown: BTreeMap::new(),
            in_force: BTreeSet::new(),
        };
        for data in &library.editions {
            for (pace, supervision) in SCOPES {
                let laws = rulings
                    .library
                    .laws(data.edition, &Setting::of(pace, supervision));
                for provision in provisions().filter(|p| (p.rule)(&laws).is_some()) {
                    coverage.in_force.insert((data.edition, provision.id));
                }
            }
        }
        for run in rulings.cases().flat_map(OnCase::runs) {
            if let Ok(ruled) = run.ruled() {
                coverage.count(run, ruled);
            }
        }
        coverage
    }

    fn count(&mut self, run: Run<'l>, ruled: &Ruled) {
        self.runs += 1;
        let rows = run.rows();
        let in_force = |p: &&'static Provision| (p.rule)(&ruled.laws).is_some();
        let silent: Vec<&'static Provision> = (rows.iter())
            .flat_map(|row| &row.silent)
            .filter_map(|id| provision(id))
            .filter(in_force)
            .collect();
        let branches = ruled.verdict.branches.iter();
        let asked = branches.flat_map(|branch| branch.reasons().map(|reason| reason.provision));
        let named: BTreeMap<&str, &'static Provision> = (asked.chain(silent.iter().copied()))
            .map(|provision| (provision.id, provision))
            .collect();
        for (id, provision) in named {
            let seen = Seen::of(&ruled.verdict, provision, silent.contains(&provision));
            let shown = self.shown.entry((run.edition, id)).or_default();
            seen.add(shown, &run.scenario().id);
            self.in_force.insert((run.edition, id));
        }
    }

    /// The cases that show a provision in an edition; none where no case raises its question.
    pub fn shown(&self, edition: Edition, provision: &Provision) -> Option<&ShownBy<'l>> {
        self.shown.get(&(edition, provision.id))
    }

    /// Whether an edition has the rule, in any setting.
    pub fn in_force(&self, edition: Edition, provision: &Provision) -> bool {
        self.in_force.contains(&(edition, provision.id))
    }

    /// The deciding provisions of which an edition shows only one side, or none.
    pub fn gaps(&self) -> Vec<Gap> {
        let mut gaps = Vec::new();
        for edition in self.editions.iter().map(|edition| edition.data.edition) {
            for provision in provisions().filter(|p| self.in_force(edition, p)) {
                let none = ShownBy::default();
                let shown = self.shown(edition, provision).unwrap_or(&none);
                let lacks = lacking(&provision.task, shown);
                gaps.extend(lacks.into_iter().map(|lacks| Gap {
                    edition,
                    provision,
                    lacks,
                }));
            }
        }
        gaps
    }
}

/// What a task wants to be shown and is not.
fn lacking(task: &Task, shown: &ShownBy<'_>) -> Vec<Lacks> {
    let holds = !(shown.holds.is_empty() && shown.yields.is_empty());
    let fails = !(shown.fails.is_empty() && shown.silent.is_empty());
    match task {
        Task::Empowers(_) if !holds => vec![Lacks::Holds],
        Task::Empowers(_) | Task::Defines(_) => Vec::new(),
        _ => [(holds, Lacks::Holds), (fails, Lacks::Fails)]
            .into_iter()
            .filter_map(|(is_shown, lacks)| (!is_shown).then_some(lacks))
            .collect(),
    }
}

/// What one ruling shows of one provision.
struct Seen {
    holds: bool,
    fails: bool,
    yields: bool,
    open: bool,
    silent: bool,
}

impl Seen {
    fn of(verdict: &Verdict, provision: &Provision, silent: bool) -> Seen {
        let in_branch = |branch: &Branch| {
            let mut found = [false; 3];
            for reason in branch.reasons().filter(|r| r.provision == provision) {
                let place = match reason.status {
                    Status::Holds => 0,
                    Status::Fails => 1,
                    Status::YieldsTo(_) | Status::Lapses => 2,
                };
                found[place] = true;
            }
            found
        };
        let branches: Vec<[bool; 3]> = verdict.branches.iter().map(in_branch).collect();
        let some = |place: usize| branches.iter().any(|found| found[place]);
        Seen {
            holds: some(0),
            fails: some(1),
            yields: some(2),
            open: branches.iter().any(|found| found != &branches[0]),
            silent,
        }
    }

    fn add<'l>(&self, shown: &mut ShownBy<'l>, case: &'l str) {
        for (is_so, cases) in [
            (self.holds, &mut shown.holds),
            (self.fails, &mut shown.fails),
            (self.yields, &mut shown.yields),
            (self.open, &mut shown.open),
            (self.silent, &mut shown.silent),
        ] {
            if is_so {
                cases.insert(case);
            }
        }
    }
}

fn in_edition(data: &EditionData) -> EditionNumbers<'_> {
    let mut claimed: BTreeMap<&str, Vec<&'static Provision>> = BTreeMap::new();
    for provision in provisions() {
        if let Some(number) = provision.number(&data.contents) {
            claimed.entry(number).or_default().push(provision);
        }
    }
    let numbers = data.contents.iter().map(|(number, stands)| {
        let claims = claimed.remove(number).unwrap_or_default();
        let by_task = claims.iter().map(|provision| match provision.task {
            Task::Empowers(_) => Is::Empowers,
            Task::Defines(_) => Is::Defined,
            _ => Is::Decided,
        });
        let otherwise = match stands {
            Stands::NotModelled(reason) => Is::NotModelled(reason),
            Stands::Provisions(_) | Stands::Pending => Is::Pending,
        };
        Number {
            number,
            is: by_task.min().unwrap_or(otherwise),
            claims,
        }
    });
    EditionNumbers {
        data,
        numbers: numbers.collect(),
    }
}
