//! Claims that a move broke a rule, told with what is claimed.

use crate::game::{Act, Actor, Case, ClaimDraw, Event, EventIx, Ground, Hands};
use crate::text::act::move_of;
use crate::text::narrate::move_text;
use crate::text::say::{Say, Value};

/// The claim of a draw; that the intended move was written down is told with it, unless it was told before.
pub(super) fn draw(case: &Case, ix: EventIx, claim: &ClaimDraw) -> Vec<Say> {
    let by = case.events[usize::from(ix)].by;
    let wrote = |event: &Event| event.by == by && matches!(event.act, Act::WriteMove(_));
    let was_written = case.events[..usize::from(ix)].last().is_some_and(wrote);
    let writes = claim.written && !was_written;
    let attribute = match (claim.ground, &claim.intended) {
        (Ground::Repetition, None) => "repetition",
        (Ground::Repetition, Some(_)) if writes => "repetition-written",
        (Ground::Repetition, Some(_)) => "repetition-intended",
        (Ground::NoProgress, None) => "no-progress",
        (Ground::NoProgress, Some(_)) if writes => "no-progress-written",
        (Ground::NoProgress, Some(_)) => "no-progress-intended",
    };
    let claims = Say::attribute("event-claim-draw", attribute).player(by);
    let mut all = vec![move_of(claims, claim.intended.as_ref())];
    if claim.intended.is_some() && !claim.written {
        all.push(Say::message("event-claim-not-written").player(by));
    }
    if claim.intended.is_some() && !claim.declared {
        all.push(Say::message("event-claim-not-declared").player(by));
    }
    all
}

/// The claim that the rules on touching were broken: by two hands, by another move than was touched, or by a touch alone.
pub(super) fn touching(own: Say, case: &Case, ix: EventIx) -> Say {
    let Some((at, target)) = claimed(case, ix, &|_| true) else {
        return own.under("plain");
    };
    let moved = (at..ix).map(|ix| &case.events[usize::from(ix)]);
    let mut moved = moved.filter(|event| event.by == target.by);
    let hands = moved.clone().any(|event| match &event.act {
        Act::Move(played) => played.hands == Hands::Two,
        _ => false,
    });
    let turn = case.events[..usize::from(at)].iter().rev();
    let turn = turn.take_while(|event| event.by == target.by);
    let touched = turn.chain([target]).any(|event| touches(&event.act));
    let moved = moved.any(|event| matches!(event.act, Act::Move(_)));
    let attribute = match (hands, touched, moved) {
        (true, _, _) => "hands",
        (false, true, true) => "moved",
        (false, true, false) => "touched",
        (false, false, _) => "plain",
    };
    own.under(attribute).with("owner", Value::Who(target.by))
}

/// The claim that something was irregular: a move, the press of the clock, or displaced pieces.
pub(super) fn irregularity(own: Say, case: &Case, ix: EventIx) -> Say {
    let is_meant = |event: &Event| {
        matches!(
            event.act,
            Act::Move(_) | Act::Press | Act::PressWith(_) | Act::Displace(_) | Act::CaptureKing
        )
    };
    let named = case.events[usize::from(ix)].about;
    let named = named.and_then(|about| case.events.get(usize::from(about)));
    let is_step = |act: &Act| touches(act) || matches!(act, Act::Place(_) | Act::TakeOff(_));
    if let Some(step) = named.filter(|event| is_step(&event.act) && event.by.player().is_some()) {
        return own.with("owner", Value::Who(step.by)).under("moved");
    }
    let Some((_, target)) = claimed(case, ix, &is_meant) else {
        return own.under("plain");
    };
    let say = own.with("owner", Value::Who(target.by));
    match (&target.act, move_text(target)) {
        (_, Some(text)) => say.under("move").with("move", Value::Move(text.clone())),
        (Act::Move(_), None) if target.by.player().is_some() => say.under("moved"),
        (Act::Press | Act::PressWith(_), None) => say.under("pressed"),
        (Act::Displace(_), None) => say.under("displaced"),
        _ => say.under("plain"),
    }
}

/// Whether a claim is told with the move that it is about.
pub(in crate::text) fn names_its_move(event: &Event) -> bool {
    matches!(event.act, Act::ClaimIrregularity | Act::Sees)
}

/// The event that a claim is about: the one that it names, or the last of somebody else that may be meant.
fn claimed<'c>(
    case: &'c Case,
    ix: EventIx,
    is_meant: &dyn Fn(&Event) -> bool,
) -> Option<(EventIx, &'c Event)> {
    let event = &case.events[usize::from(ix)];
    let of_other = |at: &EventIx| {
        let target = &case.events[usize::from(*at)];
        target.by != event.by && target.by != Actor::Arbiter && is_meant(target)
    };
    let named = event.about.filter(|at| *at < ix && of_other(at));
    let at = named.or_else(|| (0..ix).rev().find(of_other))?;
    Some((at, &case.events[usize::from(at)]))
}

/// Whether a piece is touched or let go by this.
fn touches(act: &Act) -> bool {
    matches!(
        act,
        Act::Touch(_) | Act::Adjust(_) | Act::Lift(_) | Act::Release(_) | Act::PutBack
    )
}
