//! The hand that moves, and the help of an assistant.

use crate::game::{Act, AssistantTask, Effect, Fact, Facts, Finding, Happening, YesNo};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes that each move is made with one hand only; what a breach costs is decided among the irregularities.
///
/// Source: Article 4.1.
pub static ONE_HAND: Provision = Provision {
    id: "one-hand",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Lets a player who cannot move the pieces himself bring an assistant, whom the arbiter must accept.
///
/// Source: Article 4.9.
pub static ASSISTANT_FOR_MOVING: Provision = Provision {
    id: "assistant-for-moving",
    rule: |laws| {
        let param = &laws.params.assistant_may_move;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: assistant,
    }),
    yields_to: &[],
};

fn assistant(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::BringAssistant(assistance), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let may = moment.given(&laws.params.assistant_may_move) == Some(true);
    // in a game of a visually disabled player, the appendix about such games decides
    let other = !laws.setting.options.visually_disabled.is_empty();
    if other || !may || !assistance.with.contains(&AssistantTask::Moving) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    if !moment.found(Finding::UnableToMove)? {
        return Ok(ASSISTANT_FOR_MOVING.fails(facts));
    }
    let effect = match assistance.accepted {
        None => Effect::NeedsPermission(player),
        Some(YesNo::Yes) => Effect::Allowed(player),
        Some(YesNo::No) => Effect::Forbidden(player),
    };
    Ok(ASSISTANT_FOR_MOVING.holds(facts.with("accepted", assistance.accepted), [effect]))
}
