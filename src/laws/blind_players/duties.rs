//! What the assistant of a visually disabled player may do.

use super::assistants::brought;
use super::{facts, rule, unseeing};
use crate::game::{AssistantTask, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets that assistant make the moves of either player on the opponent's board.
///
/// Source: Article D.2.10.1.
pub static ASSISTANT_MOVES: Provision = Provision {
    id: "assistant-moves",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_MOVES, &[AssistantTask::Moving], moment),
    }),
    yields_to: &[],
};

/// Lets that assistant announce the moves of both players.
///
/// Source: Article D.2.10.2.
pub static ASSISTANT_ANNOUNCES: Provision = Provision {
    id: "assistant-announces",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_ANNOUNCES, &[AssistantTask::Announcing], moment),
    }),
    yields_to: &[],
};

/// Lets that assistant keep the player's record and start the opponent's clock.
///
/// Source: Article D.2.10.3.
pub static ASSISTANT_RECORDS: Provision = Provision {
    id: "assistant-records",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| {
            task(
                &ASSISTANT_RECORDS,
                &[AssistantTask::Recording, AssistantTask::Clock],
                moment,
            )
        },
    }),
    yields_to: &[],
};

/// Lets that assistant tell the player, only when asked, how many moves were completed and how much time was used.
///
/// Source: Article D.2.10.4.
pub static ASSISTANT_TELLS: Provision = Provision {
    id: "assistant-tells",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_TELLS, &[AssistantTask::Telling], moment),
    }),
    yields_to: &[],
};

/// Lets that assistant claim the game on time and tell the arbiter that the sighted player has touched a piece.
///
/// Source: Article D.2.10.5.
pub static ASSISTANT_CLAIMS: Provision = Provision {
    id: "assistant-claims",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_CLAIMS, &[AssistantTask::Claiming], moment),
    }),
    yields_to: &[],
};

/// Lets that assistant do what is needed when the game is adjourned.
///
/// Source: Article D.2.10.6.
pub static ASSISTANT_ADJOURNS: Provision = Provision {
    id: "assistant-adjourns",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_ADJOURNS, &[AssistantTask::Adjourning], moment),
    }),
    yields_to: &[],
};

fn task(provision: &'static Provision, which: &[AssistantTask], moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some((player, with)) = brought(moment) else {
        return Ok(vec![]);
    };
    if !unseeing(laws, player) || !which.iter().any(|task| with.contains(task)) {
        return Ok(vec![]);
    }
    Ok(provision.holds(facts(laws, player), []))
}
