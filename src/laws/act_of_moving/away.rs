//! Putting pieces right while the opponent is away from the board.

use crate::game::{Act, Fact, Facts, Happening, Tell, Tidings, Whom};
use crate::laws::act_of_moving::adjusting::adjusted_properly;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells whether a player who puts pieces right while the opponent is away told the arbiter first, as he should.
///
/// Reading: what follows where he did not is not said; nothing does here, and the words alone free him from the touch.
///
/// Source: M-023, beside Article 4.2.1.
pub static ARBITER_TOLD_OF_ADJUSTING: Provision = Provision {
    id: "arbiter-told-of-adjusting",
    rule: |laws| ARBITER_TOLD_OF_ADJUSTING.where_numbered(laws),
    task: Task::Demands(When {
        on: &[Happening::Adjusted],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let away = moment.record().is_absent(player.other());
    if !away || !moment.has_the_move(player)? || !adjusted_properly(moment, moment.ix())? {
        return Ok(vec![]);
    }
    let steps = moment.since(Happening::Made).iter();
    let mut events = steps.filter_map(|step| moment.event_at(step.event));
    let told = events.any(|event| {
        let to_the_arbiter = matches!(
            event.act,
            Act::Tell(Tell {
                whom: Whom::Arbiter,
                what: Tidings::Adjusting,
                ..
            })
        );
        to_the_arbiter && event.by.player() == Some(player)
    });
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(ARBITER_TOLD_OF_ADJUSTING.decided(told, facts, []))
}
