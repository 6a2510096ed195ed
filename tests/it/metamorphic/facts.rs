//! Facts told of an event, of the case, by the arbiter, or not at all.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, numbered};
use jadoube::clock::{Millis, Period};
use jadoube::edition::Setting;
use jadoube::game::{
    Act, Actor, Answer, Assertions, Case, Event, EventIx, Quantity, Question, Span, Subject, YesNo,
};
use jadoube::laws::{Ground, Source};
use std::collections::BTreeMap;

pub(super) fn found_to_finds(told: &Told<'_>) -> Retellings {
    let mut case = told.case.clone();
    let found = case.known.asserted.found.take().unwrap_or_default();
    let (of_game, others): (BTreeMap<_, _>, BTreeMap<_, _>) =
        (found.into_iter()).partition(|(finding, _)| finding.span() == Span::Game);
    if of_game.is_empty() {
        return Err(Skip::NothingToRetell);
    }
    if !free_before(&case, 0) {
        return Err(Skip::TiedInTime);
    }
    case.known.asserted.found = (!others.is_empty()).then_some(others);
    let finds = of_game.into_iter().map(|(finding, so)| {
        let act = Act::Finds(finding, so == YesNo::Yes);
        (None, Event::plain(Actor::Arbiter, act))
    });
    let events = finds.chain(numbered(&case)).collect();
    Ok(vec![Retold::with_events(&case, events)])
}

pub(super) fn finds_to_found(told: &Told<'_>) -> Retellings {
    let mut case = told.case.clone();
    let mut events = numbered(&case);
    let mut moved = 0;
    while let Some((_, first)) = events.first()
        && let Act::Finds(finding, so) = first.act
        && *first == Event::plain(Actor::Arbiter, first.act.clone())
        && finding.span() == Span::Game
        && events.len() > 1
    {
        let found = case.known.asserted.found.get_or_insert_default();
        found.insert(finding, if so { YesNo::Yes } else { YesNo::No });
        events.remove(0);
        moved += 1;
    }
    let named = |event: &Event| event.about.is_some_and(|about| usize::from(about) < moved);
    if moved == 0 || events.iter().any(|(_, event)| named(event)) {
        return Err(Skip::NothingToRetell);
    }
    let mut retold = Retold::with_events(&case, events);
    let of = (0..ix(told.case.events.len())).map(|at| (usize::from(at) >= moved).then_some(at));
    retold.with = Some((told.case.clone(), of.collect()));
    Ok(vec![retold])
}

/// What is asserted in either, where nothing is asserted in both.
fn together(one: &Assertions, other: &Assertions) -> Option<Assertions> {
    macro_rules! either {
        ($($field:ident),+) => {
            Assertions { $($field: match (&one.$field, &other.$field) {
                (Some(_), Some(_)) => return None,
                (some, None) | (None, some) => some.clone(),
            }),+ }
        };
    }
    Some(either!(
        legal,
        outcome,
        can_mate,
        mating_potential,
        has_the_move,
        happened,
        found,
        occurrences,
        consecutive_occurrences,
        moves_without_progress,
        moves_made,
        moves_completed,
        illegal_acts,
        record_requests,
        games_per_arbiter,
        presses,
        period,
        warnings
    ))
}

fn only_event(case: &Case) -> Result<&Event, Skip> {
    match &case.events[..] {
        [event] => Ok(event),
        _ => Err(Skip::NothingToRetell),
    }
}

/// Whether something is asserted that changes with an event: what the position is, and what is counted.
fn is_of_before(known: &Assertions) -> bool {
    let unchanging = Assertions {
        legal: known.legal,
        can_mate: known.can_mate,
        mating_potential: known.mating_potential,
        has_the_move: known.has_the_move,
        happened: known.happened,
        found: known.found.clone(),
        illegal_acts: known.illegal_acts,
        games_per_arbiter: known.games_per_arbiter,
        period: known.period,
        warnings: known.warnings,
        ..Assertions::default()
    };
    *known != unchanging
}

pub(super) fn event_to_case(told: &Told<'_>) -> Retellings {
    let event = only_event(told.case)?;
    if is_of_before(&event.known) {
        return Err(Skip::BeforeTheEvents);
    }
    let both = together(&told.case.known.asserted, &event.known);
    let both = both.filter(|_| event.known != Assertions::default() && !event.disputed);
    let mut case = told.case.clone();
    case.known.asserted = both.ok_or(Skip::NothingToRetell)?;
    case.events[0].known = Assertions::default();
    Ok(vec![Retold::of(&case)])
}

pub(super) fn case_to_event(told: &Told<'_>) -> Retellings {
    let event = only_event(told.case)?;
    let asserted = &told.case.known.asserted;
    if is_of_before(asserted) {
        return Err(Skip::BeforeTheEvents);
    }
    let both = together(asserted, &event.known);
    let both = both.filter(|_| *asserted != Assertions::default());
    let mut case = told.case.clone();
    case.events[0].known = both.ok_or(Skip::NothingToRetell)?;
    case.known.asserted = Assertions::default();
    Ok(vec![Retold::of(&case)])
}

pub(super) fn time_to_period(told: &Told<'_>) -> Retellings {
    let options = &told.setting.options;
    let (Some(time), true) = (options.base_time, options.periods.is_empty()) else {
        return Err(Skip::NothingToRetell);
    };
    let mut setting: Setting = told.setting.clone();
    setting.options.base_time = None;
    let increment = setting.options.increment.take().unwrap_or(Millis::ZERO);
    setting.options.periods = vec![Period {
        moves: None,
        time,
        increment,
        delay: Millis::ZERO,
    }];
    let mut retold = Retold::of(told.case);
    retold.setting = Some(setting);
    Ok(vec![retold])
}

/// The case with what these grounds rest on asserted of the events asked about.
fn with_grounds(told: &Told<'_>, wanted: fn(&Ground) -> bool) -> Retellings {
    let [branch] = &told.verdict.branches[..] else {
        return Err(Skip::Branches);
    };
    let mut case = told.case.clone();
    let mut counts: BTreeMap<(EventIx, Quantity), (u32, u32)> = BTreeMap::new();
    let mut any = false;
    for ground in branch.reasons().flat_map(|reason| &reason.grounds) {
        if !wanted(ground) {
            continue;
        }
        let Question { about, at } = ground.question;
        match about {
            Subject::AtLeast(quantity, limit) => {
                let (least, most) = counts.entry((at, quantity)).or_insert((0, u32::MAX));
                match ground.answer {
                    Answer::Yes => *least = limit.max(*least),
                    _ => *most = (limit.saturating_sub(1)).min(*most),
                }
            }
            Subject::Happened => {}
            _ => {
                (case.events[usize::from(at)].known).set(about, ground.answer);
                any = true;
            }
        }
    }
    for ((at, quantity), (least, most)) in counts {
        let count = match quantity {
            // a position that stands has stood once
            Quantity::Occurrences | Quantity::ConsecutiveOccurrences => least.max(most.min(1)),
            // one number answers for the moves made and for those completed
            Quantity::MovesWithoutProgress | Quantity::IllegalActs(_) if least == 0 => most,
            Quantity::MovesWithoutProgress | Quantity::IllegalActs(_) => least,
            _ => continue,
        };
        (case.events[usize::from(at)].known).set_count(quantity, count);
        any = true;
    }
    if any {
        Ok(vec![Retold::of(&case)])
    } else {
        Err(Skip::NothingToRetell)
    }
}

pub(super) fn presumed_asserted(told: &Told<'_>) -> Retellings {
    with_grounds(told, |ground| ground.source == Source::Presumed)
}

pub(super) fn shown_asserted(told: &Told<'_>) -> Retellings {
    with_grounds(told, |ground| {
        let count = matches!(ground.question.about, Subject::AtLeast(..));
        !count && matches!(ground.source, Source::Board | Source::Derived)
    })
}
