//! Who saw it, told with the act or by an act of the arbiter.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, place_in};
use jadoube::game::{Act, Actor, Event, EventIx, Order, Sight};
use std::collections::BTreeMap;

pub(super) fn seen_by_arbiter_to_sees(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let mut events = Vec::new();
    let mut seen = 0;
    for (at, event) in case.events.iter().enumerate() {
        let mut event = event.clone();
        if event.seen != Sight::Arbiter {
            events.push((Some(ix(at)), event));
            continue;
        }
        if event.order != Order::After || !free_before(case, at + 1) || event.disputed {
            return Err(Skip::TiedInTime);
        }
        seen += 1;
        event.seen = Sight::NotStated;
        events.push((Some(ix(at)), event));
        let mut sees = Event::plain(Actor::Arbiter, Act::Sees);
        sees.about = Some(ix(at));
        events.push((Some(ix(at)), sees));
    }
    if seen == 0 {
        return Err(Skip::NothingToRetell);
    }
    // the place of an event that was seen is that of the act, which stands first
    let of: Vec<Option<EventIx>> = events.iter().map(|(of, _)| *of).collect();
    let mut retold = Retold::with_events(case, events);
    for (at, event) in retold.case.events.iter_mut().enumerate() {
        if event.act == Act::Sees && of[at] == at.checked_sub(1).and_then(|before| of[before]) {
            event.about = of[at].map(|seen| place_in(&of, seen));
        }
    }
    Ok(vec![retold])
}

pub(super) fn sees_to_seen_by_arbiter(told: &Told<'_>) -> Retellings {
    let case = told.case;
    let mut events: Vec<(Option<EventIx>, Event)> = Vec::new();
    let mut folded: BTreeMap<EventIx, EventIx> = BTreeMap::new();
    for (at, event) in case.events.iter().enumerate() {
        let directly = at > 0 && event.about == Some(ix(at - 1));
        let bare = Event {
            about: None,
            ..event.clone()
        } == Event::plain(Actor::Arbiter, Act::Sees);
        if let Some((_, before)) = events.last_mut()
            && directly
            && bare
            && before.seen == Sight::NotStated
            && !before.disputed
            && free_before(case, at + 1)
            && !case.events.iter().any(|other| other.about == Some(ix(at)))
        {
            before.seen = Sight::Arbiter;
            folded.insert(ix(at), ix(at - 1));
            continue;
        }
        events.push((Some(ix(at)), event.clone()));
    }
    if folded.is_empty() {
        return Err(Skip::NothingToRetell);
    }
    // compared with the same case, in which what the arbiter saw belongs to the act
    let of = (0..ix(case.events.len())).map(|at| Some(*folded.get(&at).unwrap_or(&at)));
    let of = of.collect();
    let mut retold = Retold::with_events(case, events);
    retold.with = Some((case.clone(), of));
    Ok(vec![retold])
}
