//! What would change a ruling: one thing otherwise at a time, judged, with what comes out.

use crate::edition::{Edition, Layers, Setting};
use crate::game::{Case, Of, Subject};
use crate::laws::{Code, Verdict, judge};
use crate::rulings::outcome::do_the_same;
use crate::rulings::switches::{Choice, Switch, Trial, What};
use crate::rulings::{OnCase, Ruled, Run, View, by_outcome};
use std::sync::Arc;

/// A ruling that would be given if one thing were otherwise.
#[derive(Clone, Debug)]
pub struct Change {
    /// What would bring it about: each of these alone, all of one kind.
    pub by: Vec<(What, Choice)>,
    /// The case then, as it is put to the judge in the newest of the editions.
    pub trial: Trial,
    /// What is ruled then, in the newest of the editions.
    pub ruled: Ruled,
    /// The editions of which all this is so, newest first.
    pub editions: Vec<Edition>,
    /// Whether it is so only as FIDE teaches the Laws, and not by their letter.
    pub as_taught: bool,
}

/// Whether two rulings on cases are announced otherwise.
pub type Differ<'d> = dyn Fn((&Case, &Verdict), (&Case, &Verdict)) -> bool + 'd;

/// How many changes are told in one edition.
const MOST: usize = 5;
/// How many of them are other editions.
const MOST_EDITIONS: usize = 2;

/// A change before it is known in which editions it is the same.
struct Turned {
    by: Vec<(What, Choice)>,
    trial: Trial,
    ruled: Ruled,
    as_taught: bool,
}

impl<'r> OnCase<'r> {
    /// What would change the rulings of a view, that of the newest edition first: at most five changes in any edition, what
    /// an arbiter finds out before what the event is, and that before other editions.
    ///
    /// What is announced the same is no change; `differ` says what is not.
    pub fn changes(self, view: &View<'r>, differ: &Differ<'_>) -> Vec<Change> {
        let Some(setting) = view.settings.first() else {
            return Vec::new();
        };
        let mut all: Vec<Change> = Vec::new();
        let mut chosen: Option<Vec<(What, Choice)>> = None;
        for run in self.runs_in(setting).rev() {
            let Ok(base) = run.ruled() else { continue };
            let bench = Bench {
                run,
                trial: run.trial(),
                base,
                code: Code::new(&base.laws),
                differ,
            };
            let mut turned = match &chosen {
                None => bench.turned(),
                Some(chosen) => bench.turned_so(chosen),
            };
            turned.retain(|one| bench.is_so_everywhere(view, one));
            turned.truncate(MOST);
            chosen.get_or_insert_with(|| turned.iter().flat_map(|one| one.by.clone()).collect());
            turned
                .into_iter()
                .for_each(|one| add(&mut all, one, run.edition));
        }
        self.add_editions(view, &mut all, differ);
        all
    }

    /// Adds what other editions rule.
    fn add_editions(self, view: &View<'r>, all: &mut Vec<Change>, differ: &Differ<'_>) {
        let groups = by_outcome(&view.rulings);
        let case = &self.scenario.case;
        for (own, alike) in &groups {
            let Some(base) = alike[0].newest() else {
                continue;
            };
            let told = |edition: &Edition| {
                all.iter()
                    .filter(|it| it.editions.contains(edition))
                    .count()
            };
            let free = own
                .iter()
                .map(|edition| MOST.saturating_sub(told(edition)))
                .min();
            let free = free.unwrap_or_default().min(MOST_EDITIONS);
            let mut others = groups
                .iter()
                .filter(|(editions, _)| editions != own)
                .collect::<Vec<_>>();
            others.retain(|(_, alike)| {
                let other = alike[0].newest();
                other.is_some_and(|it| differ((case, &base.verdict), (case, &it.verdict)))
            });
            for (editions, alike) in others.into_iter().take(free) {
                let Some(ruled) = alike[0].newest() else {
                    continue;
                };
                let by = editions
                    .iter()
                    .map(|it| (What::Edition, Choice::Edition(*it)));
                let runs: Vec<Run<'r>> = (self.runs_in(view.settings[0]))
                    .filter(|run| editions.contains(&run.edition) || own.contains(&run.edition))
                    .collect();
                let newest = runs.iter().find(|run| run.edition == editions[0]);
                all.extend(newest.map(|run| Change {
                    by: by.collect(),
                    trial: run.trial(),
                    ruled: ruled.clone(),
                    editions: own.clone(),
                    as_taught: runs.iter().any(departs),
                }));
            }
        }
    }
}

/// Adds a change in an edition to those of newer ones; what is the same is one.
fn add(all: &mut Vec<Change>, mut turned: Turned, edition: Edition) {
    let same = |known: &&mut Change| {
        known.as_taught == turned.as_taught
            && known.by == turned.by
            && do_the_same(&known.ruled.verdict, &turned.ruled.verdict)
    };
    match all.iter_mut().find(same) {
        Some(known) => known.editions.push(edition),
        None => {
            Arc::make_mut(&mut turned.ruled.verdict).shrink();
            all.push(Change {
                by: turned.by,
                trial: turned.trial,
                ruled: turned.ruled,
                editions: vec![edition],
                as_taught: turned.as_taught,
            });
        }
    }
}

/// The case as it is ruled on here, on which things are turned.
struct Bench<'b, 'r> {
    run: Run<'r>,
    trial: Trial,
    base: &'r Ruled,
    code: Code<'r>,
    differ: &'b Differ<'b>,
}

impl Bench<'_, '_> {
    /// What would change the ruling here, but for other editions, the most instructive first.
    fn turned(&self) -> Vec<Turned> {
        let switches = self.run.switches().into_iter();
        let mut weighed: Vec<(u8, Switch)> = switches
            .filter_map(|switch| Some((weight(&switch)?, switch)))
            .collect();
        weighed.sort_by_key(|(weight, _)| *weight);
        let mut all: Vec<Turned> = Vec::new();
        for (_, switch) in &weighed {
            if all.len() >= MOST {
                break;
            }
            for to in &switch.others {
                self.add_turned(&mut all, switch, to);
            }
        }
        all
    }

    /// What of these things changes the ruling here.
    fn turned_so(&self, chosen: &[(What, Choice)]) -> Vec<Turned> {
        let mut all: Vec<Turned> = Vec::new();
        for (what, to) in chosen {
            let switch = Switch {
                what: what.clone(),
                now: None,
                others: Vec::new(),
            };
            self.add_turned(&mut all, &switch, to);
        }
        all
    }

    /// Adds the case with one thing turned, where that changes the ruling; ways in which one thing might be are one where they
    /// lead to the same ruling.
    fn add_turned(&self, all: &mut Vec<Turned>, switch: &Switch, to: &Choice) {
        let Some(turned) = self.turn(switch, to) else {
            return;
        };
        let same = |known: &&mut Turned| {
            known.as_taught == turned.as_taught
                && known.by[0].0 == turned.by[0].0
                && do_the_same(&known.ruled.verdict, &turned.ruled.verdict)
        };
        match all.iter_mut().find(same) {
            Some(known) => known.by.extend(turned.by),
            None => all.push(turned),
        }
    }

    fn turn(&self, switch: &Switch, to: &Choice) -> Option<Turned> {
        // what stands on the page of the case itself
        if let Choice::Scope(scope) = to {
            let mut settings = self.run.scenario().settings.iter();
            if settings.any(|it| (it.pace, it.supervision) == *scope) {
                return None;
            }
        }
        let trial = switch.turned(to, &self.trial)?;
        let ruled = self.judge(&trial)?;
        let case = &self.trial.telling.case;
        let is_change = !do_the_same(&ruled.verdict, &self.base.verdict)
            && (self.differ)(
                (case, &self.base.verdict),
                (&trial.telling.case, &ruled.verdict),
            );
        is_change.then(|| Turned {
            as_taught: self.is_only_taught(&trial, &ruled),
            by: vec![(switch.what.clone(), to.clone())],
            trial,
            ruled,
        })
    }

    /// Whether it is so in every setting of the view.
    fn is_so_everywhere(&self, view: &View<'_>, turned: &Turned) -> bool {
        let is_scope = turned.by[0].0 == What::Scope;
        let so = |setting: &&Setting| {
            let scope = (setting.pace, setting.supervision);
            let trial = Trial {
                scope,
                ..turned.trial.clone()
            };
            let ruled = self.judge(&trial);
            ruled.is_some_and(|it| do_the_same(&it.verdict, &turned.ruled.verdict))
        };
        is_scope || view.settings.iter().skip(1).all(so)
    }

    /// Whether the letter of the Laws rules otherwise, on the case as it is or with the thing turned.
    fn is_only_taught(&self, trial: &Trial, ruled: &Ruled) -> bool {
        if self.run.by_the_letter().practice != Layers::LETTER {
            return false;
        }
        if departs(&self.run) {
            return true;
        }
        // what rests on no item is ruled by the letter
        let rests = |ruled: &Ruled| {
            let branches = ruled.verdict.branches.iter();
            let mut reasons = branches.flat_map(|branch| branch.reasons());
            reasons.any(|reason| !reason.items.is_empty())
        };
        if !rests(ruled) && !rests(self.base) {
            return false;
        }
        let letter = self.judge(&Trial {
            practice: Layers::LETTER,
            ..trial.clone()
        });
        letter.is_none_or(|letter| !do_the_same(&letter.verdict, &ruled.verdict))
    }

    /// What is ruled on the case so; nothing where it could not be judged.
    fn judge(&self, trial: &Trial) -> Option<Ruled> {
        let own = &self.trial;
        let under_these = (trial.scope, trial.edition, trial.practice)
            == (own.scope, own.edition, own.practice)
            && trial.telling.options == own.telling.options;
        if under_these {
            let verdict = judge(&self.code, &trial.telling.case).ok()?;
            let laws = self.base.laws.clone();
            return Some(Ruled {
                laws,
                verdict: Arc::new(verdict),
            });
        }
        trial.ruled(self.run.case.rulings).ok()
    }
}

/// Whether the letter of the Laws rules the case otherwise.
fn departs(run: &Run<'_>) -> bool {
    match (run.ruled(), run.by_the_letter().ruled()) {
        (Ok(taught), Ok(letter)) => !do_the_same(&taught.verdict, &letter.verdict),
        _ => true,
    }
}

/// Where a switch stands among those that are told, the most instructive first; nothing where it tells nothing.
fn weight(switch: &Switch) -> Option<u8> {
    match &switch.what {
        What::Fact(fact) => {
            // what the case leaves open is told with the ruling
            switch.now.as_ref()?;
            let about = fact.question.about;
            match (about, fact.is_told, fact.decides) {
                // whose move it is the whole story takes for granted
                (Subject::HasTheMove(_), ..) => None,
                (_, true, true) => Some(0),
                (_, true, false) => Some(2),
                (Subject::Legal | Subject::Outcome, false, _) => None,
                (_, false, true) => Some(3),
                (_, false, false) => None,
            }
        }
        What::Detail(told) => match told.of {
            Of::Event(_) => Some(1),
            _ => Some(4),
        },
        What::Scope => Some(5),
        What::Edition | What::Practice => None,
    }
}
