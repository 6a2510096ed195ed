//! What is found to be so: said of the act to which it belongs, before the story or after it.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{Act, Assertions, Case, Event, EventIx, Finding, YesNo};
use crate::text::known::{Of, assertions};
use crate::text::say::Say;

/// Whether a finding is told in the sentence of such an act, as the manner in which it was done.
pub(super) fn is_manner(finding: Finding, act: &Act) -> bool {
    match finding {
        Finding::Accident => matches!(act, Act::Touch(_) | Act::Displace(_) | Act::Press),
        Finding::ValidReason => matches!(act, Act::Pause),
        Finding::Excused => match act {
            Act::Arrive(late) => *late > Millis::ZERO,
            Act::Arrival(arrival) => arrival.late > Millis::ZERO || arrival.at.is_some(),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a finding says how things stand before anything happens.
fn is_known_before(finding: Finding) -> bool {
    matches!(
        finding,
        Finding::QuickplayFinish
            | Finding::LastPeriod
            | Finding::GamesRecorded
            | Finding::WellSupervised
            | Finding::LargeIncrement
            | Finding::LossAnnounced
            | Finding::Disability
            | Finding::LittleTime
            | Finding::ShortOfTime
    )
}

/// The manner of an event: what is found of it, or of the case and of no earlier event.
pub(super) fn manner(case: &Case, ix: EventIx) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let own = event.known.found.iter().flatten();
    let own = own.filter(|(finding, _)| is_manner(**finding, &event.act));
    let of_the_case = case.known.asserted.found.iter().flatten();
    let of_the_case =
        of_the_case.filter(|(finding, _)| first_in_manner(case, **finding) == Some(ix));
    let said = |(finding, so): (&Finding, &YesNo)| {
        Say::attribute(format!("manner-{}", finding.name()), so.name())
    };
    let all = own.chain(of_the_case);
    // whether a touch was meant is told in its own words
    let all = all.filter(|(finding, _)| {
        !(matches!(event.act, Act::Touch(_)) && **finding == Finding::Accident)
    });
    all.map(said).collect()
}

/// Whether an event was an accident, where that is told of it.
pub(super) fn accident(case: &Case, ix: EventIx) -> Option<YesNo> {
    let of = |asserted: &Assertions| asserted.found.as_ref()?.get(&Finding::Accident).copied();
    let first = first_in_manner(case, Finding::Accident) == Some(ix);
    let of_the_case = || of(&case.known.asserted).filter(|_| first);
    of(&case.events[usize::from(ix)].known).or_else(of_the_case)
}

/// The first event of whose manner a finding of the case speaks; nothing where it speaks of several.
fn first_in_manner(case: &Case, finding: Finding) -> Option<EventIx> {
    let events = (0..).zip(&case.events);
    let mut events = events.filter(|(_, event)| is_manner(finding, &event.act));
    let (ix, event) = events.next()?;
    let speaks_of_several = finding == Finding::Excused && events.next().is_some();
    if speaks_of_several {
        return None;
    }
    let told = event
        .known
        .found
        .as_ref()
        .is_some_and(|own| own.contains_key(&finding));
    (!told).then_some(ix)
}

/// What is told of the case before its first event, without what is told later.
pub(super) fn known_before(case: &Case) -> Assertions {
    let mut all = Assertions {
        can_mate: None,
        mating_potential: None,
        ..case.known.asserted.clone()
    };
    if let Some(found) = &mut all.found {
        found.retain(|finding, _| is_known_before(*finding));
    }
    all
}

/// Whose event a mate that is still possible belongs to: the fallen flag of a player, or the resignation, if it is the only one.
fn ends_for(case: &Case) -> Option<(EventIx, Player)> {
    let ends = |event: &Event| {
        matches!(
            event.act,
            Act::FlagFalls | Act::Resign | Act::ResignInWriting
        )
    };
    let events = (0..).zip(&case.events).filter(|(_, event)| ends(event));
    let mut events = events.filter_map(|(ix, event)| Some((ix, event.by.player()?)));
    let first = events.next()?;
    events.next().is_none().then_some(first)
}

/// Whether the opponent of a player who resigns or whose flag falls could still mate, and whether the moves were completed.
pub(super) fn at_the_end(case: &Case, ix: EventIx) -> Vec<Say> {
    let asserted = &case.known.asserted;
    let Some((_, player)) = ends_for(case).filter(|(at, _)| *at == ix) else {
        return Vec::new();
    };
    let can = asserted.can_mate.filter(|_| is_of_one(case));
    let can = can.and_then(|by| *by.of(player.other()));
    let can = can.map(|so| Say::attribute("known-can-mate", so.name()).of(player.other()));
    let completed = asserted.found.as_ref();
    let completed = completed.and_then(|found| found.get(&Finding::MovesCompletedInTime));
    let flag = case.events[usize::from(ix)].act == Act::FlagFalls;
    let completed = completed
        .filter(|_| flag)
        .map(|so| Say::attribute("known-moves-completed-in-time", so.name()).of(player));
    completed.into_iter().chain(can).collect()
}

/// Whether only of one player it is said whether a mate was still possible, and that is the one for whom it matters.
fn is_of_one(case: &Case) -> bool {
    let Some((_, player)) = ends_for(case) else {
        return false;
    };
    let can = case.known.asserted.can_mate;
    can.is_some_and(|by| by.of(player).is_none() && by.of(player.other()).is_some())
}

/// The sentences about what is found of the case and belongs to no act: whether mate was possible, and findings.
pub(super) fn found(case: &Case) -> Vec<Say> {
    let asserted = &case.known.asserted;
    let flag = ends_for(case).map(|(at, _)| case.events[usize::from(at)].act == Act::FlagFalls);
    let mut all = Assertions {
        can_mate: asserted.can_mate.filter(|_| !is_of_one(case)),
        mating_potential: asserted.mating_potential,
        found: asserted.found.clone(),
        ..Assertions::default()
    };
    if let Some(found) = &mut all.found {
        found.retain(|finding, _| {
            let at_the_flag = *finding == Finding::MovesCompletedInTime && flag == Some(true);
            !is_known_before(*finding) && !at_the_flag && first_in_manner(case, *finding).is_none()
        });
    }
    assertions(&all, Of::Case(case))
}
