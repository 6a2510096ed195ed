//! What saves a sealer who comes too late: the sealed move itself, or the flag of the player who waited.

use super::lateness::lateness;
use super::story::{ended_by_flag, outcome_in_envelope, replier, who};
use crate::edition::{LateSealerSaved, Laws};
use crate::game::{Act, Answer, Effect, Facts, Happening, Subject};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a late sealer win whose sealed move checkmates.
///
/// Source: Article I.10.
pub static LATE_SEALER_MATED: Provision = Provision {
    id: "late-sealer-mated",
    rule: rule_saved,
    task: arrived(decide_mated),
    yields_to: &[],
};

/// Gives a late sealer a draw whose sealed move stalemates or leads to a dead position.
///
/// From 2017 on what the sealed move brought stands for any player who comes too late.
///
/// Source: Article I.10.
pub static LATE_SEALER_DREW: Provision = Provision {
    id: "late-sealer-drew",
    rule: rule_drew,
    task: arrived(decide_drew),
    yields_to: &[],
};

/// Lets the flag of the player who was there decide, and not the lateness of the sealer.
///
/// Source: Article Adj.10c (until 2009).
///
/// Reading: the result of the flag-fall stands as it is, so a sealer who could never checkmate keeps no more than a draw;
/// a flag that nobody noticed has decided nothing.
pub static LATE_SEALER_FLAG: Provision = Provision {
    id: "late-sealer-flag",
    rule: rule_flag,
    task: arrived(decide_flag),
    yields_to: &[],
};

const fn arrived(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::Arrived],
        phase: Phase::Any,
        decide,
    })
}

fn rule_saved(laws: &Laws) -> Option<Facts> {
    let saved = &laws.params.late_sealer_saved_by;
    (!saved.is_absent()).then(|| Facts::new().no_surer_than(saved))
}

fn rule_drew(laws: &Laws) -> Option<Facts> {
    Facts::new().param_as("any-end", &laws.params.late_sealer_saved_by, |saved| {
        saved.contains(&LateSealerSaved::GameEnded)
    })
}

fn rule_flag(laws: &Laws) -> Option<Facts> {
    let saved = &laws.params.late_sealer_saved_by;
    let facts = Facts::new().no_surer_than(saved);
    saved
        .includes(&LateSealerSaved::OpponentsFlag)
        .then_some(facts)
}

/// What the sealed move does for a sealer who is too late: an end that was reached, or would be.
fn decide_saved(
    provision: &'static Provision,
    ends: &[(Answer, LateSealerSaved, Effect)],
    told: fn(Facts, Answer) -> Facts,
    moment: Moment<'_>,
) -> Decision {
    let laws = moment.laws();
    let Some(sealer) = replier(moment).map(|replier| replier.other()) else {
        return Ok(vec![]);
    };
    let Some(late) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = rule_saved(laws)
        .unwrap_or_default()
        .with("sealer", who(sealer));
    let saved = moment
        .given(&laws.params.late_sealer_saved_by)
        .unwrap_or_default();
    // a replier who comes too late has what the sealed move brought only where every end of the game stands
    if late != sealer && !saved.contains(&LateSealerSaved::GameEnded) {
        return Ok(vec![]);
    }
    let counts = |item| saved.contains(&item) || saved.contains(&LateSealerSaved::GameEnded);
    if let Some(ended) = moment.record().ended() {
        let opened = moment
            .event_at(ended.at)
            .is_some_and(|event| event.act == Act::OpenEnvelope);
        if !opened {
            return Ok(vec![]);
        }
        let outcome = moment.ask_at(ended.at, Subject::Outcome)?;
        let reached = ends
            .iter()
            .any(|(end, item, _)| *end == outcome && counts(*item));
        return Ok(if reached {
            provision.holds(told(facts, outcome), [Effect::AlreadyOver])
        } else {
            vec![]
        });
    }
    if !lateness(moment)?.is_some_and(|(late, _)| late) {
        return Ok(vec![]);
    }
    let Some(outcome) = outcome_in_envelope(moment)? else {
        return Ok(provision.fails(facts));
    };
    let end = ends
        .iter()
        .find(|(end, item, _)| *end == outcome && counts(*item));
    Ok(match end {
        Some((_, _, effect)) => provision.holds(told(facts, outcome), [effect.clone()]),
        None => provision.fails(facts),
    })
}

fn decide_mated(moment: Moment<'_>) -> Decision {
    let Some(sealer) = replier(moment).map(|replier| replier.other()) else {
        return Ok(vec![]);
    };
    let ends = [(
        Answer::Mate,
        LateSealerSaved::Checkmate,
        Effect::Win(sealer),
    )];
    decide_saved(&LATE_SEALER_MATED, &ends, |facts, _| facts, moment)
}

fn decide_drew(moment: Moment<'_>) -> Decision {
    let ends = [
        (Answer::Stalemate, LateSealerSaved::Stalemate, Effect::Draw),
        (Answer::Dead, LateSealerSaved::DeadPosition, Effect::Draw),
    ];
    let told = |facts: Facts, end| facts.with("stalemate", end == Answer::Stalemate);
    decide_saved(&LATE_SEALER_DREW, &ends, told, moment)
}

fn decide_flag(moment: Moment<'_>) -> Decision {
    let Some(replier) = replier(moment) else {
        return Ok(vec![]);
    };
    if moment.player() != Some(replier.other()) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("replier", who(replier));
    if ended_by_flag(moment) {
        return Ok(LATE_SEALER_FLAG.holds(facts, [Effect::AlreadyOver]));
    }
    if moment.record().ended().is_some() || !lateness(moment)?.is_some_and(|(late, _)| late) {
        return Ok(vec![]);
    }
    Ok(LATE_SEALER_FLAG.fails(facts))
}
