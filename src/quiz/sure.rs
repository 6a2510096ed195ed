//! Whether a ruling stands on sources alone.

use crate::edition::{Confidence, Laws};
use crate::game::{Case, Fact};
use crate::laws::{Code, Reason, Verdict, judge};
use crate::quiz::ruling::{Ruling, Scope};
use crate::read::Library;

/// Whether a verdict rests on no value that is unverified or unknown.
///
/// Reasons say what they rest on; a provision that is silent does not.
/// Therefore every doubtful value is also replaced by what each other edition says, and the ruling must not change.
pub(super) fn is_sure(
    library: &Library,
    laws: &Laws,
    case: &Case,
    scope: &Scope,
    verdict: &Verdict,
) -> bool {
    let until = |event| scope.event.is_none_or(|asked| event <= asked);
    let mut reasons = verdict
        .branches
        .iter()
        .flat_map(|branch| branch.steps.iter().filter(|step| until(step.event)))
        .flat_map(|step| &step.reasons);
    reasons.all(attested_or_reported) && outlives_doubt(library, laws, case, scope, verdict)
}

fn attested_or_reported(reason: &Reason) -> bool {
    let known = |(_, fact): (_, &Fact)| *fact != Fact::Unknown;
    reason.confidence > Confidence::Unverified && reason.facts.iter().all(known)
}

fn outlives_doubt(
    library: &Library,
    laws: &Laws,
    case: &Case,
    scope: &Scope,
    verdict: &Verdict,
) -> bool {
    let ruling = Ruling::of(verdict, scope);
    let editions = library.editions.iter();
    let others = editions.filter(|data| data.edition != laws.edition);
    let mut tried = vec![laws.params.clone()];
    for data in others {
        let other = data.laws(&laws.setting);
        let params = laws.params.or_if_doubtful(&other.params);
        if tried.contains(&params) {
            continue;
        }
        let supposed = Laws {
            params: params.clone(),
            ..laws.clone()
        };
        tried.push(params);
        match judge(&Code::new(&supposed), case) {
            Ok(verdict) if Ruling::of(&verdict, scope).says_the_same(&ruling) => {}
            Ok(_) | Err(_) => return false,
        }
    }
    true
}
