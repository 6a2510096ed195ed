//! How late a player comes, and whether that is too late.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Excuse, LatenessFrom, Laws};
use crate::game::{Act, Actor, Finding, RoundStart, Unknown};
use crate::laws::Moment;

/// The default time: the event's own, or what the edition says where the event is silent.
pub(super) fn limit(moment: Moment<'_>) -> Option<Millis> {
    let laws = moment.laws();
    let silent = moment.given(&laws.params.default_time_if_silent);
    laws.setting.options.default_time.or(silent)
}

/// How long after the start that counts the player came, where the case says it.
pub(super) fn lateness(moment: Moment<'_>) -> Option<Millis> {
    lateness_by(moment, moment.act())
}

/// How long after the start that counts a player came, as this arrival tells.
fn lateness_by(moment: Moment<'_>, arrival: &Act) -> Option<Millis> {
    let late = match arrival {
        Act::Arrive(late) => *late,
        Act::Arrival(arrival) => after_schedule(moment.laws(), arrival.late, arrival.at)?,
        _ => return None,
    };
    let started = really_started(moment).filter(|time| *time > Millis::ZERO);
    // from which start it counts matters only where the round started late
    Some(
        match started.map(|started| (started, counts_from(moment))) {
            Some((started, LatenessFrom::Actual)) => late.minus(started),
            Some((_, LatenessFrom::Scheduled)) | None => late,
        },
    )
}

/// How much later than scheduled something happened that is told as such, or by the time of day.
fn after_schedule(laws: &Laws, late: Millis, at: Option<Millis>) -> Option<Millis> {
    match at {
        Some(at) => {
            let start = laws.setting.options.scheduled_start?;
            Some(at.minus(start))
        }
        None => Some(late),
    }
}

/// How much later than scheduled the round started, where the case says it.
pub(super) fn really_started(moment: Moment<'_>) -> Option<Millis> {
    let started = |ix| match moment.event_at(ix).map(|event| &event.act) {
        Some(Act::StartRound(RoundStart { late, at })) => after_schedule(moment.laws(), *late, *at),
        _ => None,
    };
    (0..moment.ix()).rev().find_map(started)
}

pub(super) fn counts_from(moment: Moment<'_>) -> LatenessFrom {
    moment
        .given(&moment.laws().params.lateness_counts_from)
        .unwrap_or(LatenessFrom::Scheduled)
}

/// Whether the arbiter excuses the lateness, where the edition lets him.
pub(super) fn excused(moment: Moment<'_>) -> Result<bool, Unknown> {
    let by = moment
        .given(&moment.laws().params.default_time_excused_by)
        .unwrap_or_default();
    Ok(by.contains(&Excuse::Arbiter) && moment.found(Finding::Excused)?)
}

/// Whether the player who comes at this moment comes after the default time.
pub(super) fn is_too_late(moment: Moment<'_>) -> Result<bool, Unknown> {
    match (limit(moment), lateness(moment)) {
        (Some(limit), Some(late)) => Ok(late > limit),
        (None, Some(Millis::ZERO)) => Ok(false),
        _ => moment.found(Finding::TooLate),
    }
}

/// Whether players may come late at all: the default time is not zero.
pub(in crate::laws) fn may_come_late(moment: Moment<'_>) -> bool {
    limit(moment) != Some(Millis::ZERO)
}

/// Whether a player who has still to come does so in time, as later events tell.
pub(in crate::laws) fn comes_in_time(moment: Moment<'_>, player: Player) -> Option<bool> {
    let limit = limit(moment)?;
    let events = (0..).zip(&moment.case().events);
    let mut later = events.skip_while(|(ix, _)| *ix <= moment.ix());
    later.find_map(|(ix, event)| match &event.act {
        _ if !moment.happens(ix) => None,
        Act::DefaultTimeEnds => Some(false),
        arrival @ (Act::Arrive(_) | Act::Arrival(_))
            if [Actor::Both, Actor::Player(player)].contains(&event.by) =>
        {
            let in_time = lateness_by(moment, arrival).map(|late| late <= limit);
            in_time.or(moment.told_at(ix, Finding::TooLate).map(|late| !late))
        }
        _ => None,
    })
}
