//! The help of an assistant for the clock.

use crate::edition::AssistantTime;
use crate::game::{
    Act, AssistantTask, Duty, Effect, Fact, Facts, Finding, Happening, YesNo, words,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a player who cannot use the clock bring an assistant, whom the arbiter must accept, and decides whether the clock is adjusted.
///
/// Source: Article 6.2.6.
pub static CLOCK_ASSISTANT: Provision = Provision {
    id: "clock-assistant",
    rule: |laws| {
        let time = &laws.params.clock_assistant_time;
        time.value()?;
        Facts::new().param("time", time)
    },
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::BringAssistant(assistance), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let Some(time) = moment.given(&laws.params.clock_assistant_time) else {
        return Ok(vec![]);
    };
    // in a game of a visually disabled player, the appendix about such games decides
    let other = !laws.setting.options.visually_disabled.is_empty();
    if other || !assistance.with.contains(&AssistantTask::Clock) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    if !moment.found(Finding::UnableToPress)? {
        return Ok(CLOCK_ASSISTANT.fails(facts));
    }
    let leave = match assistance.accepted {
        None => Effect::NeedsPermission(player),
        Some(YesNo::Yes) => Effect::Allowed(player),
        Some(YesNo::No) => {
            let facts = facts.with("clock", TimeIs::Refused);
            return Ok(CLOCK_ASSISTANT.holds(facts, [Effect::Forbidden(player)]));
        }
    };
    let kept =
        time == AssistantTime::AdjustedUnlessDisabled && moment.found(Finding::Disability)?;
    let (clock, duty) = if kept {
        (TimeIs::Kept, Effect::MustNot(Duty::AdjustTime))
    } else {
        (TimeIs::Adjusted, Effect::Must(Duty::AdjustTime))
    };
    Ok(CLOCK_ASSISTANT.holds(facts.with("clock", clock), [leave, duty]))
}

words! {
    /// What becomes of the time: nothing where the assistant is refused, or it is kept or adjusted.
    enum TimeIs { Refused, Kept, Adjusted }
}
