//! Too late for the resumption: who loses, and who pays where nobody is there.

use super::story::{replier, resumed, who};
use super::{LATE_SEALER_DREW, LATE_SEALER_FLAG, LATE_SEALER_MATED};
use crate::clock::Millis;
use crate::edition::{Laws, ResumptionLateness};
use crate::game::{Act, Effect, Fact, Facts, Finding, Happening, Unknown};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a player lose who comes too late for the resumption.
///
/// Source: Article I.10.
///
/// Reading: where his opponent has not come either, both lose; the text speaks of one player at a time.
pub static LATE_FOR_RESUMPTION: Provision = Provision {
    id: "late-for-resumption",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Arrived],
        phase: Phase::DuringPlay,
        decide: decide_late,
    }),
    yields_to: &[&LATE_SEALER_MATED, &LATE_SEALER_DREW, &LATE_SEALER_FLAG],
};

/// Charges the replier with the time until he comes where neither player is there at the start.
///
/// Source: Article I.11.
pub static BOTH_ABSENT_AT_RESUMPTION: Provision = Provision {
    id: "both-absent-at-resumption",
    rule: rule_both_absent,
    task: Task::Decides(When {
        on: &[Happening::Resumed],
        phase: Phase::DuringPlay,
        decide: decide_both_absent,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let mode = &laws.params.resumption_lateness;
    let facts = Facts::new().param("mode", mode)?;
    let limit = limit(laws, laws.params.resumption_late_limit.value().copied());
    let facts = facts.with("known", limit.is_some());
    Some(facts.with_some("limit", limit.map(Fact::Time)))
}

fn rule_both_absent(laws: &Laws) -> Option<Facts> {
    let loses = &laws.params.both_absent_replier_loses_time;
    loses.is(true).then(|| Facts::new().no_surer_than(loses))
}

/// The latest time to come, of the Laws (`fixed`) or of the event; none where neither says it.
fn limit(laws: &Laws, fixed: Option<Millis>) -> Option<Millis> {
    let options = &laws.setting.options;
    match laws.params.resumption_lateness.value()? {
        ResumptionLateness::FixedLimit => fixed,
        ResumptionLateness::LimitUnlessVaried => options.resumption_late_limit.or(fixed),
        ResumptionLateness::DefaultTime => options.default_time,
    }
}

/// How late the player is, and whether that is too late and not excused; nothing where it is no resumption.
pub(super) fn lateness(moment: Moment<'_>) -> Result<Option<(bool, Facts)>, Unknown> {
    let laws = moment.laws();
    let (Act::Arrive(late), Some(_)) = (moment.act(), moment.record().sealed()) else {
        return Ok(None);
    };
    let Some(mode) = moment.given(&laws.params.resumption_lateness) else {
        return Ok(None);
    };
    let facts = rule(laws)
        .unwrap_or_default()
        .with("late", Fact::Time(*late));
    let too_late = match limit(laws, moment.given(&laws.params.resumption_late_limit)) {
        Some(limit) => *late > limit,
        None => moment.found(Finding::TooLate)?,
    };
    let may_be_excused = match mode {
        ResumptionLateness::FixedLimit => false,
        ResumptionLateness::LimitUnlessVaried | ResumptionLateness::DefaultTime => true,
    };
    let excused = too_late && may_be_excused && moment.found(Finding::Excused)?;
    Ok(Some((too_late && !excused, facts.with("excused", excused))))
}

fn decide_late(moment: Moment<'_>) -> Decision {
    let (Some(player), Some((late, facts))) = (moment.player(), lateness(moment)?) else {
        return Ok(vec![]);
    };
    let other = player.other();
    let alone = !moment.record().is_absent(other) || !resumed(moment);
    let facts = facts
        .with("player", who(player))
        .with("opponent", who(other))
        .with("both", !alone);
    let result = if alone {
        Effect::Win(other)
    } else {
        Effect::BothLose
    };
    Ok(LATE_FOR_RESUMPTION.decided(late, facts, [result]))
}

fn decide_both_absent(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(replier) = replier(moment) else {
        return Ok(vec![]);
    };
    let record = moment.record();
    let facts = Facts::new()
        .with("replier", who(replier))
        .no_surer_than(&laws.params.both_absent_replier_loses_time);
    if !record.is_absent(replier) || !record.is_absent(replier.other()) {
        return Ok(vec![]);
    }
    let no_grace = match laws.setting.options.default_time {
        Some(time) => time == Millis::ZERO,
        None => moment.found(Finding::TooLate)?,
    };
    if no_grace {
        return Ok(BOTH_ABSENT_AT_RESUMPTION.fails(facts.with("excused", false)));
    }
    if moment.found(Finding::Excused)? {
        return Ok(BOTH_ABSENT_AT_RESUMPTION.fails(facts.with("excused", true)));
    }
    Ok(BOTH_ABSENT_AT_RESUMPTION.holds(facts, [Effect::Charge(replier)]))
}
