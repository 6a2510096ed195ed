//! The help of an assistant for the clock.

use crate::edition::AssistantTime;
use crate::game::{
    Act, Amount, AssistantTask, Duty, Effect, Fact, Facts, Finding, Happening, RulingParts, YesNo,
    words,
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

/// Marks as usual what is taken off the clock of a player who brings an assistant for it and has no disability.
///
/// Source: M-060, beside Article 6.2.6.
pub static ASSISTANT_TIME_USUAL: Provision = Provision {
    id: "assistant-time-usual",
    rule: |laws| {
        ASSISTANT_TIME_USUAL.number(&laws.contents)?;
        Facts::new().param("time", &laws.params.clock_assistant_usually_costs)
    },
    task: Task::Empowers(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: usual,
    }),
    yields_to: &[],
};

fn usual(moment: Moment<'_>) -> Decision {
    let adjusts = decide(moment)?;
    let adjusts = (adjusts.iter().flat_map(|reason| &reason.effects))
        .any(|effect| *effect == Effect::Must(Duty::AdjustTime));
    let cost = &moment.laws().params.clock_assistant_usually_costs;
    let (true, Some(from), Some(time)) = (adjusts, moment.player(), moment.given(cost)) else {
        return Ok(vec![]);
    };
    let taken = Effect::TakeTime {
        from,
        amount: Amount::Exactly(time),
    };
    let facts = Facts::new()
        .with("player", Fact::Player(from))
        .param("time", cost);
    Ok(ASSISTANT_TIME_USUAL.holds(
        facts.unwrap_or_default(),
        [Effect::Usual(RulingParts(vec![taken]))],
    ))
}

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
