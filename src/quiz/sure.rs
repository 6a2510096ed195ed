//! Whether a ruling stands on sources alone.

use crate::edition::Confidence;
use crate::game::Fact;
use crate::laws::{Code, Reason, judge};
use crate::quiz::ruling::{AskedFor, Ruling};
use crate::read::Scenario;
use crate::rulings::{Ruled, Rulings};
use std::sync::Arc;

/// Whether a verdict rests on no value that is unverified or unknown.
///
/// Reasons say what they rest on; a provision that is silent does not.
/// Therefore every doubtful value is also replaced by what each other edition says, and the ruling must not change.
pub(super) fn is_sure(
    rulings: &Rulings<'_>,
    scenario: &Scenario,
    scope: &AskedFor,
    ruled: &Ruled,
) -> bool {
    let until = |event| scope.event.is_none_or(|asked| event <= asked);
    let branches = ruled.verdict.branches.iter();
    let mut reasons = branches
        .flat_map(|branch| branch.steps.iter().filter(|step| until(step.event)))
        .flat_map(|step| &step.reasons);
    reasons.all(attested_or_reported) && outlives_doubt(rulings, scenario, scope, ruled)
}

fn attested_or_reported(reason: &Reason) -> bool {
    let known = |(_, fact): (_, &Fact)| *fact != Fact::Unknown;
    reason.confidence() > Confidence::Unverified && reason.facts.iter().all(known)
}

fn outlives_doubt(
    rulings: &Rulings<'_>,
    scenario: &Scenario,
    scope: &AskedFor,
    ruled: &Ruled,
) -> bool {
    let laws = &ruled.laws;
    let ruling = Ruling::of(&ruled.verdict, scope);
    let others = rulings
        .editions()
        .filter(|edition| *edition != laws.edition);
    let mut tried = vec![laws.params.clone()];
    for edition in others {
        let other = rulings.laws(edition, &laws.setting);
        let params = Arc::new(laws.params.or_if_doubtful(&other.params));
        if tried.contains(&params) {
            continue;
        }
        let supposed = laws.with(&params);
        tried.push(params);
        match judge(&Code::new(&supposed), &scenario.case) {
            Ok(verdict) if Ruling::of(&verdict, scope).says_the_same(&ruling) => {}
            Ok(_) | Err(_) => return false,
        }
    }
    true
}
