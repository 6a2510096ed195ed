//! Cases on which two editions rule differently.

use crate::edition::{Edition, Setting};
use crate::read::Scenario;
use crate::rulings::{OnCase, Ruled, Rulings, outcome};

/// A case on which two editions rule differently by their letter.
#[derive(Clone, Debug)]
pub struct CaseChange<'r> {
    /// The case.
    pub scenario: &'r Scenario,
    /// The settings in which the rulings are these.
    pub settings: Vec<&'r Setting>,
    /// The ruling of the older edition.
    pub old: &'r Ruled,
    /// The ruling of the newer one.
    pub new: &'r Ruled,
}

/// The cases that are meant for both editions and end differently.
pub(super) fn changes<'r>(
    rulings: &'r Rulings<'r>,
    from: Edition,
    to: Edition,
) -> Vec<CaseChange<'r>> {
    let cases = rulings.cases();
    cases.flat_map(|case| of_case(case, from, to)).collect()
}

fn of_case(case: OnCase<'_>, from: Edition, to: Edition) -> Vec<CaseChange<'_>> {
    let mut all: Vec<CaseChange<'_>> = Vec::new();
    for setting in &case.scenario.settings {
        let ruled = |edition| {
            let run = case.runs_in(setting).find(|run| run.edition == edition)?;
            run.by_the_letter().ruled().ok()
        };
        let (Some(old), Some(new)) = (ruled(from), ruled(to)) else {
            continue;
        };
        if end_alike(old, new) {
            continue;
        }
        let same =
            |known: &&mut CaseChange<'_>| end_alike(known.old, old) && end_alike(known.new, new);
        match all.iter_mut().find(same) {
            Some(known) => known.settings.push(setting),
            None => all.push(CaseChange {
                scenario: case.scenario,
                settings: vec![setting],
                old,
                new,
            }),
        }
    }
    all
}

/// Whether two rulings do the same, whatever their reasons are.
fn end_alike(a: &Ruled, b: &Ruled) -> bool {
    outcome(&a.verdict) == outcome(&b.verdict)
}
