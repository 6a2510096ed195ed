//! Illegal moves that the players themselves agree to correct.

use crate::edition::Laws;
use crate::game::{Effect, Facts, Happening};
use crate::laws::irregularities::found::{Notice, examine};
use crate::laws::rapid::late_illegal_move::is_own;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the players agree, without the arbiter, to correct an illegal move that would stand.
///
/// Source: Article A.5.2.
pub static ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT: Provision = Provision {
    id: "illegal-move-corrected-by-agreement",
    rule: |laws| agreement_rule(&ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT, laws),
    task: Task::Decides(When {
        on: &[Happening::CorrectionAgreed],
        phase: Phase::DuringPlay,
        decide: |moment| decide_agreement(&ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT, moment),
    }),
    yields_to: &[],
};

/// The variables of the rule on a correction by agreement.
pub(in crate::laws) fn agreement_rule(provision: &Provision, laws: &Laws) -> Option<Facts> {
    let later = &laws.params.illegal_move_corrected_later_by_agreement;
    let in_force = is_own(provision, laws, later) && later.is(true);
    in_force.then(|| Facts::new().no_surer_than(later))
}

/// Decides whether the players may correct the move that they name.
pub(in crate::laws) fn decide_agreement(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    let act = moment.about();
    let Some(by) = moment.event_at(act).and_then(|event| event.by.player()) else {
        return Ok(vec![]);
    };
    let found = examine(moment, act, by, Notice::Claim(by.other()))?;
    let wrong = found.illegal || found.promotion_omitted;
    Ok(provision.decided(
        wrong,
        found.facts(),
        [Effect::Restore(moment.record().back_before(act))],
    ))
}
