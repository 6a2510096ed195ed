//! The shorter times of the penalties.

use crate::edition::{Laws, Sanction};
use crate::game::{Fact, Facts};
use crate::laws::{Provision, Task};

/// Fixes the time that replaces the one of the main part where an irregularity or a wrong claim costs time.
///
/// The amounts themselves are the parameters of those provisions in this setting.
///
/// Source: Article A.3. Reading: it reaches blitz only where the blitz part names it, so not a game under the full rules; the other reading, that it is meant for all blitz, is not excluded by any source.
pub static RAPID_PENALTIES: Provision = Provision {
    id: "rapid-penalties",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    shorter_times(&RAPID_PENALTIES, laws)
}

/// The variables of an article that only shortens times; `None` where the times come from another article.
pub(in crate::laws) fn shorter_times(provision: &Provision, laws: &Laws) -> Option<Facts> {
    let sanctions = &laws.params.illegal_move_sanctions;
    let number = provision.number(&laws.contents)?;
    if sanctions.article.as_deref() != Some(number) {
        return None;
    }
    let first = sanctions
        .value()?
        .iter()
        .find_map(|sanction| match sanction {
            Sanction::AddTime(time) => Some(*time),
            Sanction::Loss => None,
        })?;
    Some(Facts::new().with("time", Fact::Time(first)))
}
