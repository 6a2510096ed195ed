//! A case told again: its events, each with the one to which it belongs.

pub(super) use super::{Retold, Skip, Told};
use jadoube::game::{Act, Case, Event, EventIx, Order};

/// The ways in which a case is told again, or why it is not.
pub(super) type Retellings = Result<Vec<Retold>, Skip>;

/// The place of an event.
pub(super) fn ix(at: usize) -> EventIx {
    EventIx::try_from(at).expect("few events")
}

/// Where an event of the case as it was told stands now: the first of those that belong to it.
pub(super) fn place_in(of: &[Option<EventIx>], told: EventIx) -> EventIx {
    let now = of.iter().position(|at| *at == Some(told));
    ix(now.expect("what others are about is not left out"))
}

impl Retold {
    /// The case with these events, each with the one to which it belongs; what refers to events is moved with them.
    pub(super) fn with_events(case: &Case, events: Vec<(Option<EventIx>, Event)>) -> Self {
        let of: Vec<Option<EventIx>> = events.iter().map(|(of, _)| *of).collect();
        let moved = |(of_event, mut event): (Option<EventIx>, Event)| {
            if of_event.is_some() {
                event.about = event.about.map(|about| place_in(&of, about));
                if let Act::Rules(effects) = &mut event.act {
                    for effect in effects {
                        *effect = effect.renumbered(&|at| place_in(&of, at));
                    }
                }
            }
            event
        };
        let events = events.into_iter().map(moved).collect();
        Retold {
            of: of.clone(),
            ..Retold::of(&case.with_events(events))
        }
    }

    /// The case with the same events, changed in something else.
    pub(super) fn of(case: &Case) -> Self {
        Retold {
            case: case.with_events(case.events.clone()),
            setting: None,
            of: (0..).map(Some).take(case.events.len()).collect(),
            with: None,
            in_steps: None,
            mirrored: false,
        }
    }
}

/// The events with their places.
pub(super) fn numbered(case: &Case) -> Vec<(Option<EventIx>, Event)> {
    let events = case.events.iter().cloned();
    (0..).map(Some).zip(events).collect()
}

/// Whether something can stand before the event at this place.
pub(super) fn free_before(case: &Case, at: usize) -> bool {
    case.events
        .get(at)
        .is_none_or(|event| event.order == Order::After)
}
