//! What did not happen, what the players dispute, and what has nothing to do with the case.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, numbered};
use jadoube::game::{Act, Actor, Enter, Event, Order, YesNo};

pub(super) fn visited(told: &Told<'_>) -> Retellings {
    let case = told.case;
    // the first event rules on the position that is given, too
    let at = case.events.len().div_ceil(2);
    if !free_before(case, at) {
        return Err(Skip::TiedInTime);
    }
    let mut events = numbered(case);
    let enter = Act::Enter(Enter {
        permission: Some(true),
    });
    events.insert(at, (None, Event::plain(Actor::Spectator, enter)));
    Ok(vec![Retold::with_events(case, events)])
}

pub(super) fn left_out(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let mut all = Vec::new();
    let mut skipped = Skip::NothingToRetell;
    for (at, event) in case.events.iter().enumerate() {
        if case.events.iter().any(|other| other.about == Some(ix(at))) {
            skipped = Skip::AskedAbout;
            continue;
        }
        if event.order != Order::After || !free_before(case, at + 1) {
            skipped = Skip::TiedInTime;
            continue;
        }
        if event.disputed || case.events.len() < 2 {
            continue;
        }
        let mut disputed = case.clone();
        disputed.events[at].disputed = true;
        disputed.events[at].known.happened = Some(YesNo::No);
        let mut events = numbered(case);
        events.remove(at);
        let left_out = Retold::with_events(case, events);
        let mut retold = Retold::of(&disputed);
        if at == 0 {
            // the first event rules on the position that is given, too
            retold.of[0] = Some(1);
        }
        retold.with = Some((left_out.case, left_out.of));
        all.push(retold);
    }
    if all.is_empty() {
        Err(skipped)
    } else {
        Ok(all)
    }
}

pub(super) fn dispute_settled(told: &Told<'_>) -> Retellings {
    let mut case = told.case.clone();
    if case.events.iter().any(|event| event.disputed) {
        return Err(Skip::AskedAbout);
    }
    for event in &mut case.events {
        event.disputed = true;
        event.known.happened = Some(YesNo::Yes);
    }
    Ok(vec![Retold::of(&case)])
}
