//! What the story tells so far about who records. Source: Articles 8.4 and 8.5.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Laws, RecordingPause};
use crate::game::{Actor, Event, Facts, Finding, Happening, Unknown};
use crate::laws::Moment;
use crate::laws::clock::period_played;
use crate::laws::recording::freed::RECORDING_FREED;

/// The players who acted: one, or both together.
pub(super) fn acting(event: &Event) -> Vec<Player> {
    match event.by {
        Actor::Player(player) => vec![player],
        Actor::Both => Player::ALL.to_vec(),
        Actor::Arbiter
        | Actor::Assistant
        | Actor::Spectator
        | Actor::OtherPlayer
        | Actor::Captain
        | Actor::Organiser
        | Actor::Nobody => Vec::new(),
    }
}

/// No facts, where the players have to record; nothing where they do not.
pub(super) fn where_players_record(laws: &Laws) -> Option<Facts> {
    laws.params
        .players_record
        .is(true)
        .then(|| Facts::new().no_surer_than(&laws.params.players_record))
}

/// Whether a player has stopped recording and neither taken it up nor completed his scoresheet since.
pub(super) fn has_stopped(moment: Moment<'_>, player: Player) -> bool {
    let acted = |event: Option<&Event>| event.is_some_and(|e| acting(e).contains(&player));
    if moment.happening() == Happening::RecordingStopped && acted(Some(moment.event())) {
        return true;
    }
    moment
        .past()
        .iter()
        .rev()
        .filter(|step| acted(moment.event_at(step.event)))
        .flat_map(|step| &step.happenings)
        .find_map(|happening| match happening {
            Happening::RecordingStopped => Some(true),
            Happening::RecordingResumed | Happening::SheetCompleted => Some(false),
            _ => None,
        })
        .unwrap_or(false)
}

/// Whether a flag has fallen since a player stopped recording, before this event.
pub(super) fn flag_fell_since_stop(moment: Moment<'_>, player: Player) -> bool {
    let stopped = moment.past().iter().rposition(|step| {
        step.happenings.contains(&Happening::RecordingStopped)
            && moment
                .event_at(step.event)
                .is_some_and(|e| acting(e).contains(&player))
    });
    stopped.is_some_and(|at| {
        moment.past()[at..]
            .iter()
            .any(|step| step.happenings.contains(&Happening::FlagFell))
    })
}

/// Whether a player receives at least this with each move.
///
/// # Errors
///
/// The question whether the increment is large, where the case does not tell.
pub(super) fn gains_much(
    moment: Moment<'_>,
    player: Player,
    increment: Millis,
) -> Result<bool, Unknown> {
    let period = period_played(moment, player);
    match moment.laws().setting.options.increment_in(period) {
        Some(added) => Ok(added >= increment),
        None => moment.found(Finding::LargeIncrement),
    }
}

/// Whether a player need not record now.
///
/// # Errors
///
/// As for [`is_suspended`].
pub(super) fn is_exempt(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    Ok(is_suspended(moment, player)? || is_freed(moment, player)?)
}

/// Whether the event frees a player from recording now, whatever the increment, because he is visually disabled.
///
/// # Errors
///
/// As for [`is_suspended`].
pub(super) fn is_freed(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    let laws = moment.laws();
    let options = &laws.setting.options;
    let frees = options.frees_visually_disabled && options.visually_disabled.contains(&player);
    let limit = moment.given(&laws.params.recording_exempt_below);
    match limit.filter(|_| frees && RECORDING_FREED.number(&laws.contents).is_some()) {
        Some(limit) => is_or_was_short(moment, player, limit),
        None => Ok(false),
    }
}

/// Whether a player need not record now, because he is or was short of time and gains little.
///
/// # Errors
///
/// The question whether he is short of time, or whether the increment is large, where the case does not tell.
pub(super) fn is_suspended(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    let laws = moment.laws();
    let (Some(limit), Some(increment)) = (
        moment.given(&laws.params.recording_exempt_below),
        moment.given(&laws.params.recording_exempt_increment_below),
    ) else {
        return Ok(false);
    };
    if gains_much(moment, player, increment)? {
        return Ok(false);
    }
    is_or_was_short(moment, player, limit)
}

/// Whether a player has less than this left, or had in this period where that is enough.
fn is_or_was_short(moment: Moment<'_>, player: Player, limit: Millis) -> Result<bool, Unknown> {
    let pause = &moment.laws().params.recording_exempt_for;
    let rest = moment.given(pause) == Some(RecordingPause::RestOfPeriod);
    let earlier = moment.since(Happening::FlagFell).iter().any(|step| {
        let event = moment.event_at(step.event);
        event
            .and_then(|event| *event.left.of(player))
            .is_some_and(|left| left < limit)
    });
    if rest && earlier {
        return Ok(true);
    }
    match (moment.left(player), moment.happening()) {
        (Some(left), _) => Ok(left < limit),
        // an examiner who asks without giving times does not mean a player in time trouble
        (None, Happening::Asked) => Ok(false),
        (None, _) => moment.found(Finding::ShortOfTime),
    }
}
