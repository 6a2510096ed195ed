//! What a ruling does, whatever its reasons are.

use crate::game::{Answer, Effect, Question};
use crate::laws::Verdict;

/// The effects of a ruling under each condition.
pub type Consequences<'v> = Vec<(&'v [(Question, Answer)], Vec<&'v Effect>)>;

/// The effects of a ruling under each condition, whatever its reasons are.
pub fn outcome(verdict: &Verdict) -> Consequences<'_> {
    let branches = verdict.branches.iter();
    let effects = branches.map(|branch| (&branch.assuming[..], branch.effects().collect()));
    effects.collect()
}
