//! What the assistant of a visually disabled player may do.

use super::assistants::{BLIND_ASSISTANT, assisted, brought};
use super::{facts, rule, unseeing};
use crate::board::Player;
use crate::game::{
    Act, Actor, AssistantTask, Effect, Facts, Force, Happening, Measure, PauseReason, Tell,
    Tidings, Whom, words,
};
use crate::laws::arbiter::{going_on, reports};
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

/// Lets that assistant announce the moves of both players, and so tell his own that the opponent has moved.
///
/// Source: Article D.2.10.2.
pub static ASSISTANT_ANNOUNCES: Provision = Provision {
    id: "assistant-announces",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought, Happening::Told],
        phase: Phase::Any,
        decide: announces,
    }),
    yields_to: &[],
};

const RECORDS: &[AssistantTask] = &[AssistantTask::Recording, AssistantTask::Clock];

/// Lets that assistant keep the player's record and start the opponent's clock.
///
/// Source: Article D.2.10.3.
pub static ASSISTANT_RECORDS: Provision = Provision {
    id: "assistant-records",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| task(&ASSISTANT_RECORDS, RECORDS, moment),
    }),
    yields_to: &[],
};

/// Lets that assistant tell the player, only when asked, how many moves were completed and how much time was used.
///
/// Source: Article D.2.10.4.
///
/// Reading: no measure is named against an assistant who volunteers it. He acts for his player, whom the arbiter may penalise;
/// the alternative only tells him to be silent.
pub static ASSISTANT_TELLS: Provision = Provision {
    id: "assistant-tells",
    rule,
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought, Happening::Told],
        phase: Phase::Any,
        decide: tells,
    }),
    yields_to: &[],
};

/// Lets that assistant claim the game on time and tell the arbiter that the sighted player has touched a piece.
///
/// Such a claim is decided as his player's own; whatever else an assistant claims is rejected.
/// What an assistant does or says for nobody who is visually disabled is no matter of these rules, but an interference.
///
/// Source: Article D.2.10.5. Reading: the list of what he may do names these two claims, so that others are the player's own,
/// and that he may stop the clocks for them as the player may (6.11.2);
/// guidance of the arbiters' manuals lets draw offers and claims pass through him.
pub static ASSISTANT_CLAIMS: Provision = Provision {
    id: "assistant-claims",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::AssistantBrought,
            Happening::FlagClaimed,
            Happening::TouchRulesClaimed,
            Happening::IrregularityClaimed,
            Happening::Complained,
            Happening::DoneInVain,
        ],
        phase: Phase::Any,
        decide: claims,
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

/// The player who claims: himself, or through his assistant where the assistant may.
pub(in crate::laws) fn claimant(moment: Moment<'_>) -> Option<Player> {
    let may = matches!(
        moment.happening(),
        Happening::FlagClaimed | Happening::TouchRulesClaimed
    );
    match moment.event().by {
        Actor::Assistant if may => assisted(moment),
        _ => moment.player(),
    }
}

/// What an assistant says to his visually disabled player that he may say, asked or not: the player, and what.
pub(in crate::laws) fn told_for_his_player(moment: Moment<'_>) -> Option<(Player, Tell)> {
    let Act::Tell(tell) = moment.act() else {
        return None;
    };
    let his = matches!(
        tell.what,
        Tidings::MoveCount | Tidings::Times | Tidings::MoveCompleted | Tidings::Flag
    );
    let told = moment.event().by == Actor::Assistant && tell.whom == Whom::Players && his;
    Some((assisted(moment).filter(|_| told)?, *tell))
}

fn announces(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::AssistantBrought {
        return task(&ASSISTANT_ANNOUNCES, &[AssistantTask::Announcing], moment);
    }
    Ok(match told_for_his_player(moment) {
        Some((player, tell)) if tell.what == Tidings::MoveCompleted => {
            let facts = facts(moment.laws(), player);
            ASSISTANT_ANNOUNCES.holds(facts, [Effect::Allowed(player)])
        }
        _ => vec![],
    })
}

words! {
    /// Whether the assistant may tell: in general, because he was asked, or not, because he was not.
    enum Tells { InGeneral, Asked, Unasked }
}

fn tells(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::AssistantBrought {
        let mut brought = task(&ASSISTANT_TELLS, &[AssistantTask::Telling], moment)?;
        for reason in &mut brought {
            reason.facts = reason.facts.clone().with("tells", Tells::InGeneral);
        }
        return Ok(brought);
    }
    Ok(match told_for_his_player(moment) {
        Some((player, tell)) if matches!(tell.what, Tidings::MoveCount | Tidings::Times) => {
            let (tells, effect) = if tell.asked {
                (Tells::Asked, Effect::Allowed(player))
            } else {
                let penalise = Effect::May(vec![Measure::Penalise(player)]);
                (Tells::Unasked, penalise)
            };
            let facts = facts(moment.laws(), player).with("tells", tells);
            ASSISTANT_TELLS.holds(facts, [effect])
        }
        _ => vec![],
    })
}

fn claims(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::AssistantBrought {
        let mut brought = task(&ASSISTANT_CLAIMS, &[AssistantTask::Claiming], moment)?;
        for reason in &mut brought {
            reason.facts = reason.facts.clone().with("may", Claims::InGeneral);
        }
        return Ok(brought);
    }
    if moment.event().by != Actor::Assistant {
        return Ok(vec![]);
    }
    if let Some(player) = claimant(moment) {
        let facts = facts(moment.laws(), player).with("may", Claims::His);
        return Ok(ASSISTANT_CLAIMS.holds(facts, []));
    }
    let stops = matches!(
        moment.act(),
        Act::Pause | Act::PauseFor(PauseReason::Claim | PauseReason::Irregularity)
    );
    if let Some(player) = assisted(moment).filter(|_| stops && moment.record().ended().is_none()) {
        let facts = facts(moment.laws(), player).with("may", Claims::Stops);
        return Ok(ASSISTANT_CLAIMS.holds(facts, [Effect::Allowed(player)]));
    }
    let told = matches!(moment.act(), Act::Tell(_));
    let no_claim = moment.happening() == Happening::DoneInVain
        && moment.act().force(Actor::Assistant) != Force::Refused;
    if (told || no_claim) && assisted(moment).is_none() {
        return Ok(vec![]);
    }
    let facts = match assisted(moment) {
        // what falls to the player alone is not on the list of the tasks as a whole
        _ if no_claim => {
            let may = match moment.act() {
                Act::Accept => Claims::Accepts,
                _ => Claims::Part,
            };
            Facts::new()
                .with("may", may)
                .citing(Some(BLIND_ASSISTANT.id))
        }
        Some(player) => facts(moment.laws(), player).with("may", Claims::NotHis),
        None => Facts::new().with("may", Claims::Nobodys),
    };
    let rejected = (!no_claim).then_some(Effect::ClaimRejected);
    // of a flag or a breach the arbiter has been told, and looks
    let on = going_on(moment).into_iter().filter(|_| !reports(moment));
    let effects: Vec<Effect> = rejected.into_iter().chain(on).collect();
    Ok(ASSISTANT_CLAIMS.holds(facts, effects))
}

words! {
    /// Whether the assistant may claim: in general, what is his, what is not his, or where no player is visually disabled;
    /// or he does what is no claim at all and falls to the player, such as accepting a draw, or stops the clocks to claim.
    enum Claims { InGeneral, His, NotHis, Nobodys, Part, Accepts, Stops }
}

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
