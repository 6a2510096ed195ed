//! The rulings on the cases of a library: each case judged at most once per edition, pace, supervision and practice.

mod answers;
mod beside;
mod changes;
mod departure;
mod joined;
mod outcome;
mod reasons;
mod switches;
mod tree;

pub use answers::{Answer, Answered};
pub use beside::beside_the_point;
pub use changes::{Change, Differ};
pub use departure::Departure;
pub use joined::{Joined, Otherwise, View, by_outcome, reads_alike};
pub use outcome::{Consequences, outcome};
pub use reasons::{Further, StepReasons};
pub use switches::{Choice, Fact, Place, Switch, Trial, What};
pub use tree::Tree;

use crate::edition::{Edition, Laws, Layers, Pace, Scope, Setting, Supervision};
use crate::laws::{Code, Fault, Verdict, judge};
use crate::read::{Expect, Library, Scenario};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The rulings on the cases of a library, each given when it is first asked for.
#[derive(Debug)]
pub struct Rulings<'l> {
    /// Editions and cases.
    pub library: &'l Library,
    /// The rulings on each case.
    given: Vec<Given>,
}

/// The rulings on one case that were asked for.
#[derive(Debug, Default)]
struct Given {
    /// By practice, and then by edition and scope.
    ruled: [OnceLock<Vec<Kept>>; Layers::EXPECTED.len()],
    /// What is ruled, each once: most editions and settings rule alike.
    verdicts: Mutex<Vec<Arc<Verdict>>>,
}

/// A ruling, or why there is none, once it was asked for.
type Kept = OnceLock<Box<Result<Ruled, Fault>>>;

impl Given {
    /// The verdict as it is kept, once for all that are the same.
    fn kept(&self, mut verdict: Verdict) -> Arc<Verdict> {
        let mut verdicts = (self.verdicts.lock()).unwrap_or_else(PoisonError::into_inner);
        let mut known = verdicts.iter().rev();
        if let Some(same) = known.find(|known| known.is_identical(&verdict)) {
            return Arc::clone(same);
        }
        verdict.shrink();
        let verdict = Arc::new(verdict);
        verdicts.push(Arc::clone(&verdict));
        verdict
    }
}

/// Rulings that outlive the library from which they were given, by the ids of their cases.
#[derive(Debug, Default)]
pub struct KeptRulings(BTreeMap<String, Given>);

/// What is ruled, and under which laws.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// The laws.
    pub laws: Laws,
    /// The ruling.
    pub verdict: Arc<Verdict>,
}

/// The rulings on one case.
#[derive(Clone, Copy, Debug)]
pub struct OnCase<'r> {
    /// The case.
    pub scenario: &'r Scenario,
    rulings: &'r Rulings<'r>,
    given: &'r Given,
}

/// A case in an edition and in one of its settings.
#[derive(Clone, Copy, Debug)]
pub struct Run<'r> {
    /// The rulings on the case.
    pub case: OnCase<'r>,
    /// The edition.
    pub edition: Edition,
    /// The setting, as FIDE teaches it.
    pub setting: &'r Setting,
    /// What counts beside the letter of the Laws.
    pub practice: Layers,
}

/// How many scopes there are.
const SCOPES: usize = Pace::ALL.len() * Supervision::ALL.len();

impl<'l> Rulings<'l> {
    /// The rulings on the cases of a library, none of them given yet.
    pub fn of(library: &'l Library) -> Self {
        let cases = library.scenarios.iter();
        Rulings {
            library,
            given: cases.map(|_| Given::default()).collect(),
        }
    }

    /// The rulings that were given, to be kept for a library in which some cases are others.
    pub fn kept(self) -> KeptRulings {
        let ids = self.library.scenarios.iter().map(|case| case.id.clone());
        KeptRulings(ids.zip(self.given).collect())
    }

    /// The rulings on the cases of a library with the same editions and practice as an earlier one; those on the cases that
    /// are the same there are given already.
    pub fn after(
        library: &'l Library,
        mut kept: KeptRulings,
        is_same: impl Fn(&str) -> bool,
    ) -> Self {
        let mut rulings = Self::of(library);
        for (case, given) in library.scenarios.iter().zip(&mut rulings.given) {
            if let Some(known) = kept.0.remove(&case.id).filter(|_| is_same(&case.id)) {
                *given = known;
            }
        }
        rulings
    }

    /// The editions, oldest first.
    pub fn editions(&self) -> impl DoubleEndedIterator<Item = Edition> {
        self.library.editions.iter().map(|data| data.edition)
    }

    /// The rulings on each case, in the order of their files.
    pub fn cases(&self) -> impl Iterator<Item = OnCase<'_>> {
        let cases = self.library.scenarios.iter().zip(&self.given);
        cases.map(|(scenario, given)| OnCase {
            scenario,
            rulings: self,
            given,
        })
    }

    /// The rulings on the case of this id.
    pub fn case(&self, id: &str) -> Option<OnCase<'_>> {
        self.cases().find(|case| case.scenario.id == id)
    }

    /// Where an edition in a scope has its place.
    fn place(&self, edition: Edition, (pace, supervision): Scope) -> usize {
        let edition = self.editions().position(|known| known == edition);
        let edition = edition.expect("the edition was read");
        let scope = pace as usize * Supervision::ALL.len() + supervision as usize;
        edition * SCOPES + scope
    }
}

impl<'r> OnCase<'r> {
    /// The ruling in an edition at a pace and under a supervision, in an event that is otherwise that of the case, as FIDE
    /// teaches it.
    ///
    /// # Errors
    ///
    /// Why there is no ruling.
    ///
    /// # Panics
    ///
    /// If the library has no such edition.
    pub fn under(self, edition: Edition, scope: Scope) -> Result<&'r Ruled, &'r Fault> {
        self.beside(edition, scope, Layers::default())
    }

    /// The ruling in an edition in one of the settings of the case, or in one beside another practice of which it may
    /// expect something.
    ///
    /// # Errors
    ///
    /// Why there is no ruling.
    ///
    /// # Panics
    ///
    /// If the library has no such edition.
    pub fn of(self, edition: Edition, setting: &Setting) -> Result<&'r Ruled, &'r Fault> {
        let scope = (setting.pace, setting.supervision);
        self.beside(edition, scope, setting.practice)
    }

    /// The same beside a practice of which a case may expect something.
    fn beside(
        self,
        edition: Edition,
        (pace, supervision): Scope,
        practice: Layers,
    ) -> Result<&'r Ruled, &'r Fault> {
        let known = Layers::EXPECTED.iter().position(|known| *known == practice);
        let known = known.expect("a practice of which a case may expect something");
        let all = self.given.ruled[known].get_or_init(|| {
            let places = self.rulings.library.editions.len() * SCOPES;
            (0..places).map(|_| OnceLock::new()).collect()
        });
        let place = self.rulings.place(edition, (pace, supervision));
        let ruled = all[place].get_or_init(|| {
            let setting = Setting {
                pace,
                supervision,
                practice,
                ..self.scenario.settings[0].clone()
            };
            let laws = self.rulings.library.laws(edition, &setting);
            let verdict = judge(&Code::new(&laws), &self.scenario.case);
            Box::new(verdict.map(|verdict| Ruled {
                laws,
                verdict: self.given.kept(verdict),
            }))
        });
        ruled.as_ref().as_ref()
    }

    /// The case in each of its settings and in each edition, oldest first, as FIDE teaches it.
    pub fn everywhere(self) -> impl Iterator<Item = Run<'r>> {
        let settings = self.scenario.settings.iter();
        settings.flat_map(move |setting| self.in_each_edition(setting))
    }

    /// Every run of the case for which it expects something: as FIDE teaches it, where that is not the same by the letter
    /// of the Laws, and beside each other practice that an expectation names.
    pub fn runs(self) -> impl Iterator<Item = Run<'r>> {
        let all = self.everywhere().flat_map(Run::beside_each);
        all.filter(Run::is_wanted)
    }

    /// The case in this of its settings, as FIDE teaches it, in each edition, oldest first, for which it expects something,
    /// beside whatever practice.
    pub fn runs_in(self, setting: &'r Setting) -> impl DoubleEndedIterator<Item = Run<'r>> {
        let is_wanted = |run: &Run<'r>| run.beside_each().any(|run| run.is_wanted());
        self.in_each_edition(setting).filter(is_wanted)
    }

    fn in_each_edition(self, setting: &'r Setting) -> impl DoubleEndedIterator<Item = Run<'r>> {
        self.rulings.editions().map(move |edition| Run {
            case: self,
            edition,
            setting,
            practice: setting.practice,
        })
    }
}

impl<'r> Run<'r> {
    /// The case.
    pub fn scenario(&self) -> &'r Scenario {
        self.case.scenario
    }

    /// The run, that by the letter of the Laws where the edition has anything else than the letter, and those beside each
    /// practice that an expectation of the case names.
    fn beside_each(self) -> impl Iterator<Item = Run<'r>> {
        let differs = self.is_changed();
        let named = move |practice: Layers| {
            let mut rows = self.scenario().expect.iter();
            rows.any(|row| row.practice == Some(practice))
        };
        let counts = move |practice: &Layers| match *practice {
            Layers::LETTER => differs,
            other => other == self.practice || named(other),
        };
        let all = Layers::EXPECTED.into_iter().filter(counts);
        all.map(move |practice| Run { practice, ..self })
    }

    /// Whether anything is otherwise here than by the letter of the edition.
    fn is_changed(&self) -> bool {
        let data = self.case.rulings.library.edition(self.edition);
        data.is_ok_and(|data| data.is_changed_by(self.practice))
    }

    /// Whether the case expects something here.
    fn is_wanted(&self) -> bool {
        !self.rows().is_empty()
    }

    /// What the case expects here.
    pub fn rows(&self) -> Vec<&'r Expect> {
        self.scenario()
            .rows(self.edition, self.setting, self.practice)
    }

    /// What is ruled here.
    ///
    /// # Errors
    ///
    /// Why there is no ruling.
    pub fn ruled(&self) -> Result<&'r Ruled, &'r Fault> {
        let scope = (self.setting.pace, self.setting.supervision);
        self.case.beside(self.edition, scope, self.practice)
    }
}
