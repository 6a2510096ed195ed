//! The help of an assistant for the clock.

use crate::edition::AssistantTime;
use crate::game::{
    Act, Amount, AssistantTask, Duty, Effect, Fact, Facts, Finding, Happening, Measure,
    RulingParts, YesNo, words,
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

/// Marks it as usual that an assistant for the clock is refused who is presented only just before the round.
///
/// Reading: he is to be presented in advance, and the arbiter may refuse him later; that he may by the letter, too, so that refusing
/// is told as usual here.
///
/// Source: M-059, beside Article 6.2.6.
pub static CLOCK_ASSISTANT_TOO_LATE: Provision = Provision {
    id: "clock-assistant-too-late",
    rule: |laws| CLOCK_ASSISTANT_TOO_LATE.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| too_late(&CLOCK_ASSISTANT_TOO_LATE, AssistantTask::Clock, moment),
    }),
    yields_to: &[],
};

/// Lets the arbiter give time to an opponent who serves as the player's assistant himself.
///
/// Source: M-221, beside Articles 4.9 and 6.2.6.
pub static OPPONENT_AS_ASSISTANT: Provision = Provision {
    id: "opponent-as-assistant",
    rule: |laws| OPPONENT_AS_ASSISTANT.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: by_the_opponent,
    }),
    yields_to: &[],
};

fn by_the_opponent(moment: Moment<'_>) -> Decision {
    let (Act::BringAssistant(assistance), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    if !assistance.opponent {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()));
    let time = Effect::May(vec![Measure::GiveExtraTimeTo(player.other())]);
    Ok(OPPONENT_AS_ASSISTANT.holds(facts, [time]))
}

/// Marks refusing as usual where an assistant for this task is presented too late.
pub(in crate::laws) fn too_late(
    provision: &'static Provision,
    task: AssistantTask,
    moment: Moment<'_>,
) -> Decision {
    let (Act::BringAssistant(assistance), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    if !assistance.late || !assistance.with.contains(&task) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let refused = RulingParts(vec![Effect::Forbidden(player)]);
    Ok(provision.holds(facts, [Effect::Usual(refused)]))
}

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
