//! The claim of a player whose opponent has not come in time.

use crate::clock::Millis;
use crate::edition::Excuse;
use crate::game::{Effect, Fact, Facts, Finding, Happening, Unknown, words};
use crate::laws::clock::DEFAULT_TIME;
use crate::laws::clock::default_time::grace;
use crate::laws::clock::lateness::{excused, limit};
use crate::laws::clock::start::not_begun;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides a player's claim to have won by default: right once the default time is over and the opponent has not come to the board, and is not excused.
///
/// No claim is needed; the arbiter declares the same without one.
///
/// Source: Article 6.7.1.
pub static DEFAULT_CLAIM: Provision = Provision {
    id: "default-claim",
    rule: |laws| {
        let by = laws.params.default_time_excused_by.value()?;
        Some(Facts::new().with("arbiter", by.contains(&Excuse::Arbiter)))
    },
    task: Task::Decides(When {
        on: &[Happening::DefaultClaimed],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What becomes of the claim.
    enum Claim { Won, Decided, Came, InTime, Excused, Over }
}

fn decide(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let opponent = player.other();
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent));
    let holds = |claim: Claim, effects: Vec<Effect>| {
        Ok(DEFAULT_CLAIM.holds(facts.clone().with("claim", claim), effects))
    };
    let rejected = |claim: Claim| holds(claim, vec![Effect::ClaimRejected, Effect::PlayOn]);
    if let Some(ended) = moment.record().ended() {
        return if ended.winner == Some(player) && moment.held_before(&DEFAULT_TIME) {
            holds(Claim::Decided, vec![Effect::ClaimAccepted])
        } else {
            holds(
                Claim::Over,
                vec![Effect::AlreadyOver, Effect::ClaimRejected],
            )
        };
    }
    if came(moment, opponent) || !not_begun(moment, opponent) {
        return rejected(Claim::Came);
    }
    if !over(moment)? {
        return rejected(Claim::InTime);
    }
    if excused(moment)? {
        return rejected(Claim::Excused);
    }
    let facts = facts.with("claim", Claim::Won).with("grace", grace(moment));
    Ok(DEFAULT_CLAIM.holds(
        facts,
        vec![
            Effect::ClaimAccepted,
            Effect::Win(player),
            Effect::Forfeited(opponent),
        ],
    ))
}

/// Whether the case tells that a player has come to the board.
fn came(moment: Moment<'_>, player: crate::board::Player) -> bool {
    moment.past().iter().any(|step| {
        step.happenings.contains(&Happening::Arrived)
            && moment
                .event_at(step.event)
                .and_then(|event| event.by.player())
                == Some(player)
    })
}

/// Whether the default time is over: told, or zero and the round has started; otherwise the arbiter looks at the time.
fn over(moment: Moment<'_>) -> Result<bool, Unknown> {
    let started = moment.last(Happening::RoundStarted).is_some();
    if moment.last(Happening::DefaultTimeOver).is_some()
        || started && limit(moment) == Some(Millis::ZERO)
    {
        return Ok(true);
    }
    moment.found(Finding::TooLate)
}
