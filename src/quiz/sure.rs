//! Whether a ruling stands on sources alone.

use crate::edition::Confidence;
use crate::game::lawful;
use crate::laws::{Branch, Code, Verdict, judge};
use crate::quiz::ruling::say_the_same;
use crate::read::Scenario;
use crate::rulings::{Ruled, Rulings};
use std::sync::Arc;

/// Whether a verdict rests on no value that is unverified or unknown.
///
/// Reasons say what they rest on; a provision that is silent does not.
/// Therefore every doubtful value is also replaced by what each other edition says, and the ruling must not change.
pub(super) fn is_sure(rulings: &Rulings<'_>, scenario: &Scenario, ruled: &Ruled) -> bool {
    let mut reasons = ruled.verdict.branches.iter().flat_map(Branch::reasons);
    reasons.all(|reason| reason.confidence() > Confidence::Unverified)
        && outlives_doubt(rulings, scenario, ruled)
}

fn outlives_doubt(rulings: &Rulings<'_>, scenario: &Scenario, ruled: &Ruled) -> bool {
    let laws = &ruled.laws;
    let effects = |verdict: &Verdict| match verdict.branches.as_slice() {
        [branch] => Some(lawful(branch.effects().cloned())),
        _ => None,
    };
    let ruling = effects(&ruled.verdict);
    let others = rulings
        .editions()
        .filter(|edition| *edition != laws.edition);
    let mut tried = vec![laws.params.clone()];
    for edition in others {
        let other = rulings.library.laws(edition, &laws.setting);
        let params = Arc::new(laws.params.or_if_doubtful(&other.params));
        if tried.contains(&params) {
            continue;
        }
        let supposed = laws.with(&params);
        tried.push(params);
        let verdict = judge(&Code::new(&supposed), &scenario.case).ok();
        let (Some(other), Some(ruling)) = (verdict.as_ref().and_then(effects), &ruling) else {
            return false;
        };
        if !say_the_same(&other, ruling) {
            return false;
        }
    }
    true
}
