//! The envelope: what is put into it, when the clocks are stopped, and who keeps it.

use super::story::{sealer_due, while_sealing, who};
use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, Duty, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells whether the scoresheets of both players are in the envelope.
///
/// Source: Article I.1.1.
pub static SCORESHEETS_IN_ENVELOPE: Provision = Provision {
    id: "scoresheets-in-envelope",
    rule,
    task: Task::Demands(When {
        on: &[Happening::EnvelopeClosed],
        phase: Phase::DuringPlay,
        decide: decide_scoresheets,
    }),
    yields_to: &[],
};

/// Lets the sealer stop the clocks once the envelope is closed, without starting his opponent's.
///
/// Source: Article I.1.1.
pub static CLOCKS_STOPPED_AFTER_SEALING: Provision = Provision {
    id: "clocks-stopped-after-sealing",
    rule,
    task: Task::Demands(When {
        on: &[Happening::Paused],
        phase: Phase::DuringPlay,
        decide: decide_stop,
    }),
    yields_to: &[],
};

/// Obliges the arbiter to check what stands on the envelope and to keep it.
///
/// Source: Article I.3.
pub static ENVELOPE_CUSTODY: Provision = Provision {
    id: "envelope-custody",
    rule,
    task: Task::Decides(When {
        on: &[Happening::EnvelopeClosed],
        phase: Phase::DuringPlay,
        decide: decide_custody,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn decide_scoresheets(moment: Moment<'_>) -> Decision {
    let Act::CloseEnvelope(envelope) = moment.act() else {
        return Ok(vec![]);
    };
    let Some(inside) = &envelope.scoresheets else {
        return Ok(vec![]);
    };
    let missing = [Player::White, Player::Black]
        .into_iter()
        .find(|player| !inside.contains(player));
    Ok(match missing {
        None => SCORESHEETS_IN_ENVELOPE.holds(Facts::new(), []),
        Some(player) => SCORESHEETS_IN_ENVELOPE.fails(Facts::new().with("player", who(player))),
    })
}

fn decide_stop(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(sealing)) = (moment.player(), while_sealing(moment)) else {
        return Ok(vec![]);
    };
    let closed = sealing
        .iter()
        .any(|step| step.happenings.contains(&Happening::EnvelopeClosed));
    let sealer = player == sealer_due(moment)?;
    let facts = Facts::new()
        .with("player", who(player))
        .with("sealer", sealer);
    let pause = [Effect::PauseClocks];
    Ok(CLOCKS_STOPPED_AFTER_SEALING.decided(sealer && closed, facts, pause))
}

fn decide_custody(moment: Moment<'_>) -> Decision {
    let sealed = moment.record().sealed().is_some();
    let keep = [Effect::Must(Duty::KeepEnvelope)];
    Ok(ENVELOPE_CUSTODY.decided(sealed, Facts::new(), keep))
}
