//! Whom the arbiter asks before he expels a player.

use crate::edition::PenaltyKind;
use crate::game::{Act, Duty, Effect, Fact, Facts, Happening};
use crate::laws::arbiter::impose::may_impose;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter find out whether the organiser has to agree, before he expels a player from the competition.
///
/// Source: M-213, beside Article 12.9.9.
///
/// Reading: the comment says that the organiser's consent may be needed, and not where; so he has only to find out. The
/// alternative has him ask for it in any case.
pub static EXPULSION_AGREED: Provision = Provision {
    id: "expulsion-agreed",
    rule: |laws| EXPULSION_AGREED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::PenaltyImposed],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let (Act::Impose(imposed), true) = (moment.act(), moment.by_arbiter()) else {
        return Ok(vec![]);
    };
    let expels = imposed.penalty == PenaltyKind::Expulsion;
    if !expels || !may_impose(PenaltyKind::Expulsion, moment.laws()) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(imposed.player));
    Ok(EXPULSION_AGREED.holds(facts, [Effect::Must(Duty::AskOrganiser)]))
}
