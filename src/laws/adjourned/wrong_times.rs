//! The clocks show wrong times after the resumption.

use super::story::{resumed, who};
use crate::board::Player;
use crate::edition::{LateClockError, Laws};
use crate::game::{Duty, Effect, Facts, Finding, Happening, Measure, Unknown};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has a wrong time corrected if a player points it out before he makes his first move after the resumption.
///
/// Later it is corrected only where the edition lets the arbiter spare a player consequences that are too severe.
///
/// Source: Article I.13.
///
/// Reading: the first move is the player's own; the sealed move, made on the board for him, does not count.
pub static WRONG_TIMES_CORRECTED: Provision = Provision {
    id: "wrong-times-corrected",
    rule,
    task: Task::Decides(When {
        on: &[Happening::TimesClaimed],
        phase: Phase::DuringPlay,
        decide: decide_corrected,
    }),
    yields_to: &[],
};

/// Lets the game go on with the times as they are where the error was not pointed out in time.
///
/// Source: Article I.13.
pub static WRONG_TIMES_STAND: Provision = Provision {
    id: "wrong-times-stand",
    rule,
    task: Task::Decides(When {
        on: &[Happening::TimesClaimed],
        phase: Phase::DuringPlay,
        decide: decide_stand,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("exception", &laws.params.late_clock_error)
}

/// Whether the player has not made a move of his own since the resumption.
fn in_time(moment: Moment<'_>, player: Player) -> bool {
    let own_move = |step: &&crate::laws::Step| {
        step.happenings.contains(&Happening::Made)
            && moment.event_at(step.event).and_then(|e| e.by.player()) == Some(player)
    };
    !resumed(moment)
        || !moment
            .since(Happening::Resumed)
            .iter()
            .any(|step| own_move(&step))
}

/// Whether the arbiter corrects the error although it is late, because the consequences would be too severe.
fn too_severe(moment: Moment<'_>) -> Result<bool, Unknown> {
    match moment.given(&moment.laws().params.late_clock_error) {
        Some(LateClockError::TooSevere) => moment.found(Finding::TooSevere),
        Some(LateClockError::ArbiterDecides) | None => Ok(false),
    }
}

fn decide_corrected(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let early = in_time(moment, player);
    let corrected = early || too_severe(moment)?;
    let facts = rule(moment.laws()).unwrap_or_default();
    let facts = facts.with("player", who(player)).with("early", early);
    Ok(WRONG_TIMES_CORRECTED.decided(corrected, facts, [Effect::Must(Duty::CorrectTimes)]))
}

fn decide_stand(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = rule(laws).unwrap_or_default().with("player", who(player));
    if in_time(moment, player) || too_severe(moment)? {
        return Ok(WRONG_TIMES_STAND.fails(facts));
    }
    let effects = match moment.given(&laws.params.late_clock_error) {
        Some(LateClockError::ArbiterDecides) => {
            vec![Effect::PlayOn, Effect::May(vec![Measure::SetTimes])]
        }
        Some(LateClockError::TooSevere) | None => vec![Effect::PlayOn],
    };
    Ok(WRONG_TIMES_STAND.holds(facts, effects))
}
