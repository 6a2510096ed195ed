//! Which time control makes a game blitz, and the shorter times of its penalties.

use crate::edition::{Laws, Pace};
use crate::game::Facts;
use crate::laws::rapid::class::{class, counting, included, measured};
use crate::laws::rapid::penalties::shorter_times;
use crate::laws::rapid::regime::asked;
use crate::laws::{Decision, Moment, Provision, Task};

/// Makes a game blitz whose time for each player does not exceed the limit.
///
/// Counts increments as rapid chess does.
///
/// Source: Article B.1.
pub static BLITZ_CLASS: Provision = Provision {
    id: "blitz-class",
    rule,
    task: asked(decide),
    yields_to: &[],
};

/// Fixes the time that replaces the one of the main part where an irregularity or a wrong claim costs time.
///
/// Source: Article B.2 (until 2018).
pub static BLITZ_PENALTIES: Provision = Provision {
    id: "blitz-penalties",
    rule: |laws| shorter_times(&BLITZ_PENALTIES, laws),
    task: Task::Defines(None),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let high = &laws.params.blitz_up_to;
    let facts = counting(laws, Facts::new().param("high", high)?);
    Some(facts.with_some("high-included", included(high.value())))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let high = moment.given(&laws.params.blitz_up_to);
    let belongs = |time| Some(high?.allows_up_to(time));
    class(&BLITZ_CLASS, laws, measured(moment), belongs, Pace::Blitz)
}
