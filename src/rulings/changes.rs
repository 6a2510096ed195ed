//! What would change a ruling: one thing otherwise at a time, judged, with what comes out.

use crate::edition::{Edition, Layers, Setting};
use crate::game::{Case, Of, Subject};
use crate::laws::{Code, Verdict, judge};
use crate::rulings::switches::{Choice, Switch, Trial, What};
use crate::rulings::{OnCase, Ruled, Run, View, by_outcome, outcome};
use std::cell::Cell;

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

thread_local! {
    static JUDGED: Cell<u64> = const { Cell::new(0) };
}

/// How often a case was judged on this thread to find changes.
pub fn judged_for_changes() -> u64 {
    JUDGED.get()
}

/// A change before it is known in which editions it is the same.
#[derive(Clone)]
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
        let runs: Vec<Run<'r>> = self.runs_in(setting).rev().collect();
        let Some((newest, older)) = runs.split_first() else {
            return Vec::new();
        };
        let everywhere = |run: &Run<'r>, mut turned: Vec<Turned>| {
            turned.retain(|one| run.rules_so_everywhere(view, one));
            turned
        };
        let mut chosen = everywhere(newest, newest.turned(differ));
        chosen.truncate(MOST);
        let mut all: Vec<Change> = Vec::new();
        let of_older = |run| (run, everywhere(run, run.turned_as(&chosen, differ)));
        let of_older: Vec<_> = older.iter().map(of_older).collect();
        for (run, turned) in std::iter::once((newest, chosen)).chain(of_older) {
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
                    as_taught: runs.iter().any(Run::departs),
                }));
            }
        }
    }
}

/// Adds a change in an edition to those of newer ones; what is the same is one.
fn add(all: &mut Vec<Change>, turned: Turned, edition: Edition) {
    let same = |known: &&mut Change| {
        known.as_taught == turned.as_taught
            && known.by == turned.by
            && outcome(&known.ruled.verdict) == outcome(&turned.ruled.verdict)
    };
    match all.iter_mut().find(same) {
        Some(known) => known.editions.push(edition),
        None => all.push(Change {
            by: turned.by,
            trial: turned.trial,
            ruled: turned.ruled,
            editions: vec![edition],
            as_taught: turned.as_taught,
        }),
    }
}

fn is_scope(turned: &Turned) -> bool {
    matches!(turned.by.as_slice(), [(What::Scope, _), ..])
}

impl<'r> Run<'r> {
    /// What would change the ruling here, but for other editions, the most instructive first.
    fn turned(&self, differ: &Differ<'_>) -> Vec<Turned> {
        let Ok(base) = self.ruled() else {
            return Vec::new();
        };
        let mut switches = self.switches();
        switches.retain(|switch| self.weight(switch).is_some());
        switches.sort_by_key(|switch| self.weight(switch));
        let mut all: Vec<Turned> = Vec::new();
        for switch in &switches {
            for to in &switch.others {
                if all.iter().filter(|it| !is_scope(it)).count() >= MOST {
                    return all;
                }
                if let Some(turned) = self.turn(base, &switch.what, to, switch, differ) {
                    join(&mut all, turned);
                }
            }
        }
        all
    }

    /// The same things turned here that were in a newer edition.
    fn turned_as(&self, chosen: &[Turned], differ: &Differ<'_>) -> Vec<Turned> {
        let Ok(base) = self.ruled() else {
            return Vec::new();
        };
        let mut all: Vec<Turned> = Vec::new();
        for (what, to) in chosen.iter().flat_map(|turned| &turned.by) {
            let switch = Switch {
                what: what.clone(),
                now: None,
                others: Vec::new(),
            };
            if let Some(turned) = self.turn(base, what, to, &switch, differ) {
                join(&mut all, turned);
            }
        }
        all
    }

    /// The case with one thing turned, where that changes the ruling.
    fn turn(
        &self,
        base: &Ruled,
        what: &What,
        to: &Choice,
        switch: &Switch,
        differ: &Differ<'_>,
    ) -> Option<Turned> {
        if let Choice::Scope(scope) = to {
            let mut settings = self.scenario().settings.iter();
            if settings.any(|it| (it.pace, it.supervision) == *scope) {
                return None;
            }
        }
        let trial = switch.turned(to, &self.trial())?;
        let ruled = self.judge(&trial)?;
        let case = &self.scenario().case;
        let is_change = outcome(&ruled.verdict) != outcome(&base.verdict)
            && differ((case, &base.verdict), (&trial.telling.case, &ruled.verdict));
        is_change.then(|| Turned {
            as_taught: self.is_only_taught(&trial, &ruled),
            by: vec![(what.clone(), to.clone())],
            trial,
            ruled,
        })
    }

    /// Whether it is so in every setting of the view.
    fn rules_so_everywhere(&self, view: &View<'r>, turned: &Turned) -> bool {
        let mut others = view.settings.iter().skip(1);
        let so = |setting: &&Setting| {
            let scope = (setting.pace, setting.supervision);
            let trial = Trial {
                scope,
                ..turned.trial.clone()
            };
            let ruled = self.judge(&trial);
            ruled.is_some_and(|it| outcome(&it.verdict) == outcome(&turned.ruled.verdict))
        };
        is_scope(turned) || others.all(so)
    }

    /// Whether the letter of the Laws rules the case otherwise.
    fn departs(&self) -> bool {
        match (self.ruled(), self.by_the_letter().ruled()) {
            (Ok(taught), Ok(letter)) => outcome(&taught.verdict) != outcome(&letter.verdict),
            _ => true,
        }
    }

    /// Whether the letter of the Laws rules otherwise, on the case as it is or with the thing turned.
    fn is_only_taught(&self, trial: &Trial, ruled: &Ruled) -> bool {
        if self.by_the_letter().practice != Layers::LETTER {
            return false;
        }
        if self.departs() {
            return true;
        }
        // what rests on no item is ruled by the letter
        let rests = |ruled: &Ruled| {
            let branches = ruled.verdict.branches.iter();
            let mut reasons = branches.flat_map(|branch| branch.reasons());
            reasons.any(|reason| !reason.items.is_empty())
        };
        if !rests(ruled) && !self.ruled().is_ok_and(rests) {
            return false;
        }
        let letter = Trial {
            practice: Layers::LETTER,
            ..trial.clone()
        };
        let letter = self.judge(&letter);
        letter.is_none_or(|letter| outcome(&letter.verdict) != outcome(&ruled.verdict))
    }

    /// What is ruled on the case so; nothing where it could not be judged.
    fn judge(&self, trial: &Trial) -> Option<Ruled> {
        JUDGED.set(JUDGED.get() + 1);
        let laws = self
            .case
            .rulings
            .library
            .laws(trial.edition, &trial.setting());
        let verdict = judge(&Code::new(&laws), &trial.telling.case).ok()?;
        Some(Ruled { laws, verdict })
    }

    /// Where a switch stands among those that are told, the most instructive first; nothing where it tells nothing.
    fn weight(&self, switch: &Switch) -> Option<u8> {
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
}

/// Adds what is turned; scopes with the same ruling are one.
fn join(all: &mut Vec<Turned>, turned: Turned) {
    let same = |known: &&mut Turned| {
        is_scope(known)
            && is_scope(&turned)
            && outcome(&known.ruled.verdict) == outcome(&turned.ruled.verdict)
    };
    match all.iter_mut().find(same) {
        Some(known) => known.by.extend(turned.by),
        None => all.push(turned),
    }
}
