//! Cases on which a later edition rules otherwise than an older one.

use super::stays;
use crate::edition::{Edition, Layers, Setting};
use crate::read::Scenario;
use crate::rulings::{OnCase, Ruled, Rulings, Run, outcome};

/// A case on which a newer edition rules otherwise than an older one, both by its letter and as it is taught.
#[derive(Clone, Debug)]
pub struct CaseChange<'r> {
    /// The case.
    pub scenario: &'r Scenario,
    /// The settings in which the rulings are these.
    pub settings: Vec<&'r Setting>,
    /// The ruling of the older edition by its letter.
    pub old: &'r Ruled,
    /// The ruling of the newer one by its letter.
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

fn of_case<'r>(case: OnCase<'r>, from: Edition, to: Edition) -> Vec<CaseChange<'r>> {
    let mut all: Vec<CaseChange<'r>> = Vec::new();
    for setting in &case.scenario.settings {
        let run = |edition| case.runs_in(setting).find(|run| run.edition == edition);
        let (Some(older), Some(newer)) = (run(from), run(to)) else {
            continue;
        };
        let ruled = |run: Run<'r>| {
            let letter = run.by_the_letter().ruled().ok()?;
            let taught = run.beside(Layers::FIDE).ruled().ok()?;
            Some([letter, taught])
        };
        let (Some(was), Some(is)) = (ruled(older), ruled(newer)) else {
            continue;
        };
        let outcomes = |of: [&'r Ruled; 2]| of.map(|ruled| outcome(&ruled.verdict));
        if stays(outcomes(was), outcomes(is)) {
            continue;
        }
        let (old, new) = (was[0], is[0]);
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
