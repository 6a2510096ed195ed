//! Whether and when a flag fell.

use crate::board::Player;
use crate::clock::{Millis, period_after};
use crate::game::{Act, Effect, EventIx};
use crate::laws::Moment;
use crate::laws::clock::readings::told_last;

/// Whether a player's flag is down.
pub(in crate::laws) fn is_down(moment: Moment<'_>, player: Player) -> bool {
    fell(moment, player).is_some()
}

/// The event in which a player's flag fell last: it is told, or a reading shows it.
///
/// A reading shows it that has come down to nothing or below, in which the time of the next period was
/// added before the moves of the period were completed, or of which no more was left than the clock ran on.
pub(in crate::laws) fn fell(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    let fell = match player {
        Player::White => moment.once(|moment| Ok(last_fall(moment, Player::White))),
        Player::Black => moment.once(|moment| Ok(last_fall(moment, Player::Black))),
    };
    fell.ok().copied().flatten()
}

fn last_fall(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    let mut fallen = None;
    let mut has_time = true;
    for ix in (0..=moment.ix()).filter(|ix| moment.happened(*ix)) {
        let event = moment.event_at(ix)?;
        let left = *event.left.of(player);
        let told = event.act == Act::FlagFalls && event.by.player() == Some(player);
        let shown = || shows_fall(moment, ix, player) || runs_out(moment, ix, player);
        if told || (has_time && shown()) {
            fallen = Some(ix);
            has_time = false;
        } else if left.is_some_and(|left| left > Millis::ZERO) {
            has_time = true;
        }
    }
    fallen
}

/// Whether the reading of an event shows that a player's flag has fallen.
fn shows_fall(moment: Moment<'_>, at: EventIx, player: Player) -> bool {
    let reading = |ix| *moment.event_at(ix)?.left.of(player);
    match reading(at) {
        None => false,
        Some(Millis::ZERO) => true,
        Some(left) => (0..at)
            .rev()
            .find_map(|ix| Some((ix, reading(ix)?)))
            .is_some_and(|(earlier, before)| {
                next_period_too_early(moment, player, (earlier, before), (at, left))
            }),
    }
}

/// Whether a player's clock ran for as long as he had left, or longer.
fn runs_out(moment: Moment<'_>, at: EventIx, player: Player) -> bool {
    let event = moment.event_at(at);
    let ran = event.filter(|event| event.by.player() == Some(player));
    let Some(Act::ClockRuns(time)) = ran.map(|event| &event.act) else {
        return false;
    };
    let control = moment.laws().setting.options.control();
    let delayed = control.iter().any(|period| period.delay > Millis::ZERO);
    !delayed && told_last(moment, player, at).is_some_and(|left| left <= *time)
}

/// Whether a reading is higher than before because the time of the next period was added, although the moves of the period were not completed.
fn next_period_too_early(
    moment: Moment<'_>,
    player: Player,
    (earlier, before): (EventIx, Millis),
    (at, left): (EventIx, Millis),
) -> bool {
    let periods = moment.laws().setting.options.control();
    let done = |ix| moment.completed_at(player, ix);
    let (Some(from), Some(to)) = (done(earlier), done(at)) else {
        return false;
    };
    let period = period_after(&periods, to);
    let (Some(own), Some(next)) = (periods.get(period), periods.get(period + 1)) else {
        return false;
    };
    let given = (moment.past().iter())
        .filter(|step| (earlier..at).contains(&step.event))
        .flat_map(|step| step.effects())
        .filter_map(|effect| match effect {
            Effect::AddTime { to, time } if *to == player => Some(*time),
            _ => None,
        });
    let added = given.fold(own.increment.times(to.saturating_sub(from)), Millis::plus);
    let most = before.plus(added);
    period_after(&periods, from) == period && left > most && left <= most.plus(next.time)
}
