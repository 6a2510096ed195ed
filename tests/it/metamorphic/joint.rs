//! What both players do, told as one act or as two, and two acts of which none is known to be the first, in either order.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, numbered};
use jadoube::board::Player;
use jadoube::game::{Act, Actor, Case, Event, Order};

/// Acts that each player does for himself, so that both do them where each does.
fn is_done_by_each(act: &Act) -> bool {
    matches!(
        act,
        Act::Absent
            | Act::Sign(_)
            | Act::ReportResult(_)
            | Act::StopRecording
            | Act::ResumeRecording
            | Act::CompleteSheet
            | Act::MarkOffer
            | Act::Device(_)
            | Act::Misbehave(_)
            | Act::Disturb(_)
            | Act::Smoke(_)
    )
}

/// Whether another event is about this one: of an act of both it is about what its own player did, too.
fn is_asked_about(case: &Case, at: usize) -> bool {
    let mut about = case.events.iter().filter_map(|event| event.about);
    about.any(|about| about == ix(at))
}

/// Whether the ruling on an event ends the game in some branch.
fn ends(told: &Told<'_>, at: usize) -> bool {
    let steps = told.verdict.branches.iter().map(|branch| &branch.steps[at]);
    let mut effects = steps.flat_map(|step| step.effects());
    effects.any(|effect| effect.ends_the_game())
}

pub(super) fn both_to_each(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let mut joint = (0..case.events.len()).filter(|at| case.events[*at].by == Actor::Both);
    let at = joint.next().ok_or(Skip::NothingToRetell)?;
    if !is_done_by_each(&case.events[at].act) {
        return Err(Skip::OneActOfBoth);
    }
    if is_asked_about(case, at) {
        return Err(Skip::AskedAbout);
    }
    if ends(told, at) {
        return Err(Skip::EndsTheGame);
    }
    if !free_before(case, at + 1) {
        return Err(Skip::TiedInTime);
    }
    if told.verdict.branches.len() > 1 {
        return Err(Skip::Branches);
    }
    let each = Player::ALL.map(|player| Event {
        by: Actor::Player(player),
        ..case.events[at].clone()
    });
    let mut events = numbered(case);
    events.splice(at..=at, each.map(|event| (Some(ix(at)), event)));
    let mut retold = Retold::with_events(case, events);
    retold.in_steps = Some(ix(at));
    Ok(vec![retold])
}

pub(super) fn each_to_both(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let joined = |at: &usize| {
        let [one, other] = &case.events[*at..*at + 2] else {
            return false;
        };
        let by_both = one.by.player().map(Player::other) == other.by.player();
        let same = Event {
            by: one.by,
            ..other.clone()
        };
        one.by.player().is_some() && by_both && same == *one && is_done_by_each(&one.act)
    };
    let mut pairs = (0..case.events.len().saturating_sub(1)).filter(joined);
    let at = pairs.next().ok_or(Skip::NothingToRetell)?;
    if is_asked_about(case, at) || is_asked_about(case, at + 1) {
        return Err(Skip::AskedAbout);
    }
    if ends(told, at) || ends(told, at + 1) {
        return Err(Skip::EndsTheGame);
    }
    if told.verdict.branches.len() > 1 {
        return Err(Skip::Branches);
    }
    let mut events = numbered(case);
    let (_, other) = events.remove(at + 1);
    events[at].1 = Event {
        by: Actor::Both,
        ..other
    };
    let mut retold = Retold::with_events(case, events);
    // compared with the same case, in which both acts have one place
    let of = (0..case.events.len()).map(|told| Some(ix(if told == at + 1 { at } else { told })));
    retold.with = Some((case.clone(), of.collect()));
    retold.in_steps = Some(ix(at));
    Ok(vec![retold])
}

pub(super) fn other_order(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let tied = |at: &usize| case.events[*at].order != Order::After;
    let at = (1..case.events.len()).find(tied);
    let at = at.ok_or(Skip::NothingToRetell)?;
    let (one, other) = (&case.events[at - 1], &case.events[at]);
    if other.about == Some(ix(at - 1)) {
        return Err(Skip::AskedAbout);
    }
    if one.act == other.act && one.seen != other.seen {
        return Err(Skip::SeenUnlike);
    }
    let mut events = numbered(case);
    events.swap(at - 1, at);
    events[at].1.order = case.events[at].order;
    events[at - 1].1.order = case.events[at - 1].order;
    Ok(vec![Retold::with_events(case, events)])
}
