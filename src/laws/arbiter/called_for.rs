//! What the arbiter does about one event: about the move or press that it was, or by what was ruled on it.

use crate::board::Player;
use crate::edition::{CorrectionEnds, OnRequest, Unasked};
use crate::game::{Act, Effect, EventIx, Happening, Measure, Sight, Unknown};
use crate::laws::Moment;
use crate::laws::act_of_moving::{arbiter_acts, duties, satisfies};
use crate::laws::arbiter::now::{ActsOn, LeavesAlone, Now};
use crate::laws::irregularities::counting::counts_as_illegal;
use crate::laws::irregularities::found::{Found, Notice, examine};
use crate::laws::irregularities::window::{Bar, bar};

/// What the arbiter does about a move or a press; none where nothing is wrong with it, or it is neither.
pub(super) fn of_the_act(
    moment: Moment<'_>,
    at: EventIx,
    by: Player,
) -> Result<Option<Now>, Unknown> {
    let made = moment.record().move_of(at).is_some();
    let pressed = matches!(
        moment.event_at(at).map(|event| &event.act),
        Some(Act::Press)
    );
    if !made && !pressed {
        return Ok(None);
    }
    let found = examine(moment, at, by, Notice::Arbiter)?;
    if found.faulty() {
        return Ok(Some(of_fault(moment, found)));
    }
    Ok(touching(moment, at, by))
}

fn of_fault(moment: Moment<'_>, found: Found) -> Now {
    if found.out_of_turn {
        return match on_every_breach(moment) {
            true if unseen(moment, found.act) => Now::Leaves(LeavesAlone::NotSeen),
            true => Now::Acts(ActsOn::OutOfTurn),
            false => Now::Leaves(LeavesAlone::NotDescribed),
        };
    }
    if found.no_move && !counts_as_illegal(moment, found) {
        // no illegal move, so only the clock is to be put right, where the edition forbids such a press
        let forbidden = moment.given(&moment.laws().params.press_without_move);
        return match forbidden {
            Some(_) => Now::Acts(ActsOn::Clock),
            None => Now::Leaves(LeavesAlone::NothingWrong),
        };
    }
    if !found.counts {
        return Now::Leaves(LeavesAlone::NotCompleted);
    }
    match bar(moment, found.act, found.by, Notice::Arbiter) {
        // where the window closes, he acts on what he observes
        None if !found_at_any_time(moment) && unseen(moment, found.act) => {
            Now::Leaves(LeavesAlone::NotSeen)
        }
        None => Now::Acts(ActsOn::IllegalMove),
        Some(Bar::NotForHim) => Now::Leaves(LeavesAlone::OnlyOnClaim),
        Some(Bar::TooLate) => Now::Leaves(LeavesAlone::TooLate),
    }
}

/// Whether an illegal move is put right whenever it is found, as long as the game lasts.
fn found_at_any_time(moment: Moment<'_>) -> bool {
    let ends = &moment.laws().params.illegal_move_correction_ends;
    moment.given(ends) == Some(CorrectionEnds::GameOver)
}

/// Whether the case tells that nobody saw what was done.
fn unseen(moment: Moment<'_>, at: EventIx) -> bool {
    let event = moment.event_at(at);
    event.is_some_and(|event| event.seen == Sight::Nobody)
}

/// What the ruling on the event asked about has the arbiter do; none where it leaves everything to the players.
pub(super) fn of_the_ruling(moment: Moment<'_>, at: EventIx) -> Option<Now> {
    let step = moment.past().iter().find(|step| step.event == at)?;
    if step.effects().any(must_be_put_right) {
        return Some(Now::Acts(ActsOn::Breach));
    }
    let for_him = step.effects().any(is_for_the_arbiter);
    Some(
        match step.effects().any(is_breach) && !unseen(moment, at) && on_every_breach(moment) {
            true => Now::Acts(ActsOn::Breach),
            false => Now::Acts(ActsOn::Ruling),
        },
    )
    .filter(|_| for_him)
}

/// Whether the arbiter acts on every breach that he sees, and not only where an article has him do so.
fn on_every_breach(moment: Moment<'_>) -> bool {
    moment.given(&moment.laws().params.arbiter_acts_unasked_on) == Some(Unasked::EveryBreach)
}

/// Whether a ruling with this effect rests on something that a player was not to do, or left undone.
fn is_breach(effect: &Effect) -> bool {
    matches!(effect, Effect::Forbidden(_) | Effect::MustRecord(_))
}

/// Whether a ruling with this effect rests on a breach, or has the position or a board put right.
fn must_be_put_right(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::PenaltyDue(_)
            | Effect::Restore(_)
            | Effect::Repair(_)
            | Effect::AdjustBoard(_)
            | Effect::TransferPosition
            | Effect::NewGame
    )
}

/// Whether an effect says what the arbiter has to do or may do against somebody, and changes nothing by being said again.
pub(super) fn is_for_the_arbiter(effect: &Effect) -> bool {
    match effect {
        Effect::Must(_) | Effect::PenaltyDue(_) => true,
        Effect::May(measures) => measures.iter().any(Measure::is_against_somebody),
        _ => false,
    }
}

/// What he does about a move that is not the one its player was bound to.
fn touching(moment: Moment<'_>, at: EventIx, by: Player) -> Option<Now> {
    let record = moment.record();
    let (before, attempt) = record.attempt_of(moment.event_at(at)?, at)?;
    let bound = duties(moment, at, by);
    if bound
        .iter()
        .all(|bound| satisfies(&before, &attempt, &bound.effect))
    {
        return None;
    }
    let answered = (moment.past().iter()).any(|step| {
        let opponent = || moment.event_at(step.event)?.by.player();
        step.event > at
            && step.happenings.contains(&Happening::Made)
            && opponent() == Some(by.other())
    });
    let on_request = moment
        .given(&moment.laws().params.rulings_only_on_request)
        .is_some_and(|parts| parts.contains(&OnRequest::ActOfMoving));
    Some(if answered {
        Now::Leaves(LeavesAlone::TooLate)
    } else if on_request {
        Now::Leaves(LeavesAlone::OnlyOnClaim)
    } else if !arbiter_acts(moment) {
        Now::Leaves(LeavesAlone::NotDescribed)
    } else if unseen(moment, at) {
        Now::Leaves(LeavesAlone::NotSeen)
    } else {
        Now::Acts(ActsOn::Touch)
    })
}
