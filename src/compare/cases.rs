//! Cases on which two editions rule differently.

use crate::edition::{Edition, Laws, Setting};
use crate::game::Effect;
use crate::laws::{Code, Verdict, judge};
use crate::read::{Library, Scenario};

/// A case on which two editions rule differently.
#[derive(Clone, Debug)]
pub struct CaseChange<'l> {
    /// The case.
    pub scenario: &'l Scenario,
    /// The settings in which the rulings are these.
    pub settings: Vec<&'l Setting>,
    /// The ruling of the older edition.
    pub old: Ruled,
    /// The ruling of the newer one.
    pub new: Ruled,
}

/// A ruling with the laws under which it was given.
#[derive(Clone, Debug)]
pub struct Ruled {
    /// The laws.
    pub laws: Laws,
    /// The ruling.
    pub verdict: Verdict,
}

/// The effects of a ruling by condition, whatever its reasons are.
pub fn outcome(verdict: &Verdict) -> Vec<(Vec<String>, Vec<&Effect>)> {
    let branches = verdict.branches.iter().map(|branch| {
        let assuming = branch.assuming.iter().map(|a| format!("{a:?}")).collect();
        (assuming, branch.effects().collect())
    });
    branches.collect()
}

/// The cases that are meant for both editions and end differently.
pub(super) fn changes(library: &Library, from: Edition, to: Edition) -> Vec<CaseChange<'_>> {
    let mut all: Vec<CaseChange<'_>> = Vec::new();
    for scenario in &library.scenarios {
        let first = all.len();
        for setting in &scenario.settings {
            let (Some(old), Some(new)) = (
                ruled(library, scenario, from, setting),
                ruled(library, scenario, to, setting),
            ) else {
                continue;
            };
            if outcome(&old.verdict) == outcome(&new.verdict) {
                continue;
            }
            let same = |known: &&mut CaseChange<'_>| {
                outcome(&known.old.verdict) == outcome(&old.verdict)
                    && outcome(&known.new.verdict) == outcome(&new.verdict)
            };
            match all[first..].iter_mut().find(same) {
                Some(known) => known.settings.push(setting),
                None => all.push(CaseChange {
                    scenario,
                    settings: vec![setting],
                    old,
                    new,
                }),
            }
        }
    }
    all
}

fn ruled(
    library: &Library,
    scenario: &Scenario,
    edition: Edition,
    setting: &Setting,
) -> Option<Ruled> {
    if scenario.rows(edition, setting).is_empty() {
        return None;
    }
    let laws = library.laws(edition, setting);
    let verdict = judge(&Code::new(&laws), &scenario.case).ok()?;
    Some(Ruled { laws, verdict })
}
