//! Assistants of either player.

use super::{facts, rule, unseeing};
use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, Ask, AssistantTask, Effect, Happening, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a visually disabled player use an assistant.
///
/// Source: Article D.2.10.
pub static BLIND_ASSISTANT: Provision = Provision {
    id: "blind-assistant",
    rule,
    task: Task::Grants(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: unseeing_player,
    }),
    yields_to: &[],
};

/// Lets the sighted player use an assistant to move and to announce, if the visually disabled player uses none.
///
/// Source: Article D.2.11.
pub static SIGHTED_ASSISTANT: Provision = Provision {
    id: "sighted-assistant",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: sighted_player,
    }),
    yields_to: &[],
};

/// Demands an assistant where a visually disabled player meets a hearing-impaired one.
///
/// Source: Article D.2.11; earlier editions are not known to have it.
pub static HEARING_IMPAIRED_OPPONENT: Provision = Provision {
    id: "hearing-impaired-opponent",
    rule: rule_hearing,
    task: Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: needed,
    }),
    yields_to: &[],
};

fn rule_hearing(laws: &Laws) -> Option<crate::game::Facts> {
    HEARING_IMPAIRED_OPPONENT.number(&laws.contents)?;
    rule(laws)
}

/// What an assistant of this moment is to do, and for whom.
pub(super) fn brought(moment: Moment<'_>) -> Option<(Player, &[AssistantTask])> {
    match (moment.act(), moment.player()) {
        (Act::BringAssistant(assistance), Some(player)) => Some((player, &assistance.with)),
        _ => None,
    }
}

fn unseeing_player(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some((player, _)) = brought(moment) else {
        return Ok(vec![]);
    };
    if !unseeing(laws, player) {
        return Ok(vec![]);
    }
    Ok(BLIND_ASSISTANT.holds(facts(laws, player), [Effect::Allowed(player)]))
}

fn sighted_player(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some((player, with)) = brought(moment) else {
        return Ok(vec![]);
    };
    if unseeing(laws, player) || !unseeing(laws, player.other()) {
        return Ok(vec![]);
    }
    let used = (moment.past().iter())
        .filter(|step| step.happenings.contains(&Happening::AssistantBrought))
        .filter_map(|step| moment.event_at(step.event)?.by.player())
        .any(|by| by == player.other());
    let more = (with.iter())
        .any(|task| !matches!(task, AssistantTask::Moving | AssistantTask::Announcing));
    let facts = facts(laws, player);
    let (why, effect) = if used {
        (Assistant::OpponentHasOne, Effect::Forbidden(player))
    } else if more {
        (Assistant::OtherTasks, Effect::Forbidden(player))
    } else {
        (Assistant::Allowed, Effect::Allowed(player))
    };
    Ok(SIGHTED_ASSISTANT.holds(facts.with("why", why), [effect]))
}

words! {
    /// Why an assistant of the sighted player is refused, or that he is allowed.
    enum Assistant { OpponentHasOne, OtherTasks, Allowed }
}

fn needed(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if *moment.act() != Act::Asks(Ask::Assistant) {
        return Ok(vec![]);
    }
    let options = &laws.setting.options;
    let Some(player) = options.visually_disabled.first().copied() else {
        return Ok(vec![]);
    };
    let facts = facts(laws, player);
    let impaired = options.hearing_impaired.contains(&player.other());
    Ok(HEARING_IMPAIRED_OPPONENT.decided(impaired, facts, [Effect::AssistantNeeded(player)]))
}

/// The visually disabled player whose assistant acts.
pub(in crate::laws) fn assisted(moment: Moment<'_>) -> Option<Player> {
    let unseeing = |player: &Player| unseeing(moment.laws(), *player);
    let brought = moment
        .last(Happening::AssistantBrought)
        .and_then(|step| moment.event_at(step.event)?.by.player());
    match brought {
        Some(player) => Some(player).filter(unseeing),
        None => Player::ALL.into_iter().find(unseeing),
    }
}
