//! The sessions: whose timepiece counts, and what is announced.

use crate::edition::Laws;
use crate::game::{Act, Actor, Ask, Duty, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells that the session is over when the arbiter's timepiece says so, and no other.
///
/// Source: Article I.14.
pub static SESSION_TIMEPIECE: Provision = Provision {
    id: "session-timepiece",
    rule,
    task: Task::Decides(When {
        on: &[Happening::SessionEnded],
        phase: Phase::DuringPlay,
        decide: decide_timepiece,
    }),
    yields_to: &[],
};

/// Obliges the arbiter to announce the start of a session beforehand, in some editions also its end.
///
/// Source: Article I.14.
pub static SESSIONS_ANNOUNCED: Provision = Provision {
    id: "sessions-announced",
    rule: rule_announced,
    task: Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: decide_announced,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn rule_announced(laws: &Laws) -> Option<Facts> {
    Facts::new().param("end", &laws.params.session_end_is_announced)
}

fn decide_timepiece(moment: Moment<'_>) -> Decision {
    let arbiters = match moment.event().by {
        Actor::Arbiter | Actor::Nobody => true,
        Actor::Player(_)
        | Actor::Both
        | Actor::Assistant
        | Actor::Spectator
        | Actor::OtherPlayer
        | Actor::Captain
        | Actor::Organiser => false,
    };
    Ok(SESSION_TIMEPIECE.decided(arbiters, Facts::new(), []))
}

fn decide_announced(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if *moment.act() != Act::Asks(Ask::Session) {
        return Ok(vec![]);
    }
    let mut effects = vec![Effect::Must(Duty::AnnounceStart)];
    if moment.given(&laws.params.session_end_is_announced) == Some(true) {
        effects.push(Effect::Must(Duty::AnnounceEnd));
    }
    Ok(SESSIONS_ANNOUNCED.holds(rule_announced(laws).unwrap_or_default(), effects))
}
