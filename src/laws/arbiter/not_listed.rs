//! Only the penalties of the list.

use crate::edition::PenaltyKind;
use crate::game::{Act, Duty, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves the arbiter the penalties of the list, and no others.
///
/// Reading: the list is taken to be complete, and a fine to be open only where it was announced.
/// The alternative, that the list gives examples, has no source; other articles name penalties of their own.
///
/// Source: Article 12.9.
pub static PENALTIES_ARE_LISTED: Provision = Provision {
    id: "penalties-are-listed",
    rule: |laws| PENALTIES_ARE_LISTED.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::PenaltyImposed],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::Impose(imposed), true) = (moment.act(), moment.by_arbiter()) else {
        return Ok(vec![]);
    };
    let Some(list) = moment.given(&laws.params.penalties) else {
        return Ok(vec![]);
    };
    let unannounced = imposed.penalty == PenaltyKind::Fine && !laws.setting.options.fines_announced;
    let listed = list.contains(&imposed.penalty);
    // what is on the list is said by the item of it
    let open = listed && !unannounced;
    let facts = Facts::new()
        .with("player", Fact::Player(imposed.player))
        .implied(open);
    Ok(PENALTIES_ARE_LISTED.decided(
        !open,
        facts.with("listed", listed),
        [Effect::MustNot(Duty::ImposePenalty)],
    ))
}
