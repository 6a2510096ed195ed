//! From which start lateness counts.

use crate::clock::Millis;
use crate::edition::LatenessFrom;
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening};
use crate::laws::clock::lateness::{counts_from, lateness, limit, really_started};
use crate::laws::clock::start::not_begun;
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Task, When};

/// Fixes from which start the default time counts: the one that was fixed, or the one that the round really had.
///
/// So it also says until which time of day a player may come, where the case tells the times. Of who comes it is said where the
/// round started later than scheduled.
///
/// Source: Article 6.7.1.
///
/// Reading: the recent texts do not say it; the manual of the arbiters counts from the actual start, and the editions
/// of 2009 and 2014 are read in the same way. The other reading is the scheduled start.
pub static LATENESS_COUNTED: Provision = Provision {
    id: "lateness-counted",
    rule: |laws| {
        let from = &laws.params.lateness_counts_from;
        Facts::new().param("start", from)
    },
    task: Task::Defines(Some(When {
        on: &[Happening::Asked, Happening::Arrived],
        phase: Phase::Any,
        decide: decide_deadline,
    })),
    yields_to: &[],
};

/// The last time of day at which a player is not too late.
fn decide_deadline(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::Arrived {
        return Ok(counted(moment));
    }
    if *moment.act() != Act::Asks(Ask::Deadline) {
        return Ok(vec![]);
    }
    let (Some(scheduled), Some(limit)) =
        (moment.laws().setting.options.scheduled_start, limit(moment))
    else {
        return Ok(vec![]);
    };
    let from = counts_from(moment);
    let start = match from {
        LatenessFrom::Actual => scheduled.plus(really_started(moment).unwrap_or(Millis::ZERO)),
        LatenessFrom::Scheduled => scheduled,
    };
    let facts = Facts::new()
        .with("start", from)
        .with("limit", Fact::Time(limit));
    Ok(LATENESS_COUNTED.holds(facts, [Effect::Deadline(start.plus(limit))]))
}

/// From which start the lateness of a player counts who comes after a round that started late.
fn counted(moment: Moment<'_>) -> Vec<Reason> {
    let late = really_started(moment).is_some_and(|time| time > Millis::ZERO);
    let waits = moment.player().is_some_and(|it| not_begun(moment, it));
    let known = lateness(moment).and(limit(moment));
    match known.filter(|_| late && waits && moment.record().ended().is_none()) {
        Some(limit) => {
            let facts = Facts::new().with("start", counts_from(moment));
            LATENESS_COUNTED.holds(facts.with("limit", Fact::Time(limit)), [])
        }
        None => vec![],
    }
}
