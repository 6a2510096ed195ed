//! The ways to tell a case again.

use super::{Retold, Skip, Told};
use jadoube::board::{Attempt, Letters, Role};
use jadoube::clock::{Millis, Period};
use jadoube::edition::Setting;
use jadoube::game::{
    Act, Actor, Answer, Assertions, Case, Effect, Enter, Event, EventIx, Hands, MoveAct, Order,
    Outcome, Placement, Promotion, Quantity, Question, Release, Restore, Sight, Span, Subject,
    YesNo,
};
use jadoube::laws::{Ground, Source};
use std::collections::BTreeMap;

type Told1 = Result<Vec<Retold>, Skip>;

fn ix(at: usize) -> EventIx {
    EventIx::try_from(at).expect("few events")
}

impl Retold {
    /// The case with these events, each with the one that it belongs to; what refers to events is moved with them.
    fn with_events(case: &Case, events: Vec<(Option<EventIx>, Event)>) -> Self {
        let of: Vec<Option<EventIx>> = events.iter().map(|(of, _)| *of).collect();
        let place = |old: EventIx| {
            ix(of
                .iter()
                .position(|at| *at == Some(old))
                .unwrap_or_default())
        };
        let moved = |(of, mut event): (Option<EventIx>, Event)| {
            if of.is_some() {
                event.about = event.about.map(place);
                if let Act::Rules(effects) = &mut event.act {
                    for effect in effects {
                        if let Effect::Restore(Restore::Before(number)) = effect {
                            *number = place(*number - 1) + 1;
                        }
                    }
                }
            }
            event
        };
        let events = events.into_iter().map(moved).collect();
        Retold {
            case: Case {
                events,
                ..case.clone()
            },
            setting: None,
            of,
            with: None,
            in_steps: None,
        }
    }

    /// The case with the same events, changed in something else.
    fn of(case: Case) -> Self {
        let of = (0..).map(Some).take(case.events.len()).collect();
        Retold {
            case,
            setting: None,
            of,
            with: None,
            in_steps: None,
        }
    }
}

/// The events with their places.
fn numbered(case: &Case) -> Vec<(Option<EventIx>, Event)> {
    let events = case.events.iter().cloned();
    (0..).map(Some).zip(events).collect()
}

/// Whether something can stand before the event at this place.
fn free_before(case: &Case, at: usize) -> bool {
    case.events
        .get(at)
        .is_none_or(|event| event.order == Order::After)
}

pub fn seen_by_arbiter_to_sees(told: &Told<'_>) -> Told1 {
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
    let place = |old: EventIx| {
        ix(of
            .iter()
            .position(|at| *at == Some(old))
            .unwrap_or_default())
    };
    let mut retold = Retold::with_events(case, events);
    for (at, event) in retold.case.events.iter_mut().enumerate() {
        if event.act == Act::Sees && of[at] == at.checked_sub(1).and_then(|before| of[before]) {
            event.about = of[at].map(place);
        }
    }
    Ok(vec![retold])
}

pub fn sees_to_seen_by_arbiter(told: &Told<'_>) -> Told1 {
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

pub fn found_to_finds(told: &Told<'_>) -> Told1 {
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

pub fn finds_to_found(told: &Told<'_>) -> Told1 {
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

pub fn event_to_case(told: &Told<'_>) -> Told1 {
    let event = only_event(told.case)?;
    if is_of_before(&event.known) {
        return Err(Skip::BeforeTheEvents);
    }
    let both = together(&told.case.known.asserted, &event.known);
    let both = both.filter(|_| event.known != Assertions::default() && !event.disputed);
    let mut case = told.case.clone();
    case.known.asserted = both.ok_or(Skip::NothingToRetell)?;
    case.events[0].known = Assertions::default();
    Ok(vec![Retold::of(case)])
}

pub fn case_to_event(told: &Told<'_>) -> Told1 {
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
    Ok(vec![Retold::of(case)])
}

pub fn time_to_period(told: &Told<'_>) -> Told1 {
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
    let mut retold = Retold::of(told.case.clone());
    retold.setting = Some(setting);
    Ok(vec![retold])
}

/// Asserts an answer of an event; `None` where it is no single fact.
fn asserted(known: &mut Assertions, subject: Subject, answer: Answer) -> Option<()> {
    let so = if answer == Answer::Yes {
        YesNo::Yes
    } else {
        YesNo::No
    };
    match subject {
        Subject::Legal => known.legal = Some(so),
        Subject::Outcome => {
            known.outcome = Some(match answer {
                Answer::Mate => Outcome::Mate,
                Answer::Stalemate => Outcome::Stalemate,
                Answer::Dead => Outcome::Dead,
                _ => Outcome::PlayGoesOn,
            });
        }
        Subject::CanMate(player) => {
            *known.can_mate.get_or_insert_default().of_mut(player) = Some(so)
        }
        Subject::MatingPotential(player) => {
            *known
                .mating_potential
                .get_or_insert_default()
                .of_mut(player) = Some(so);
        }
        Subject::HasTheMove(player) => {
            let other = answer == Answer::No;
            known.has_the_move = Some(if other { player.other() } else { player });
        }
        Subject::Found(finding) => {
            known.found.get_or_insert_default().insert(finding, so);
        }
        Subject::AtLeast(..) | Subject::Happened => return None,
    }
    Some(())
}

/// The case with what these grounds rest on asserted of the events asked about.
fn with_grounds(told: &Told<'_>, wanted: fn(&Ground) -> bool) -> Told1 {
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
            _ => {
                let known = &mut case.events[usize::from(at)].known;
                any |= asserted(known, about, ground.answer).is_some();
            }
        }
    }
    for ((at, quantity), (least, most)) in counts {
        let count = if least > 0 { least } else { most };
        let known = &mut case.events[usize::from(at)].known;
        match quantity {
            Quantity::Occurrences => known.occurrences = Some(count.max(1)),
            Quantity::ConsecutiveOccurrences => known.consecutive_occurrences = Some(count.max(1)),
            // one number answers for the moves made and for those completed
            Quantity::MovesWithoutProgress => known.moves_without_progress = Some(count),
            Quantity::IllegalActs(player) => {
                *known.illegal_acts.get_or_insert_default().of_mut(player) = Some(count);
            }
            _ => continue,
        }
        any = true;
    }
    if any {
        Ok(vec![Retold::of(case)])
    } else {
        Err(Skip::NothingToRetell)
    }
}

pub fn presumed_asserted(told: &Told<'_>) -> Told1 {
    with_grounds(told, |ground| ground.source == Source::Presumed)
}

pub fn shown_asserted(told: &Told<'_>) -> Told1 {
    with_grounds(told, |ground| {
        let count = matches!(ground.question.about, Subject::AtLeast(..));
        !count && matches!(ground.source, Source::Board | Source::Derived)
    })
}

pub fn visited(told: &Told<'_>) -> Told1 {
    let case = told.case;
    // the first event rules on the position that is given, too
    let at = case.events.len().div_ceil(2);
    if !free_before(case, at) {
        return Err(Skip::TiedInTime);
    }
    let mut events = numbered(case);
    let enter = Act::Enter(Enter { permission: true });
    events.insert(at, (None, Event::plain(Actor::Spectator, enter)));
    Ok(vec![Retold::with_events(case, events)])
}

pub fn moves_to_events(told: &Told<'_>) -> Told1 {
    let mut case = told.case.clone();
    let moves = std::mem::take(&mut case.known.before);
    let Placement::Board(start) = &case.known.placement else {
        return Err(Skip::NothingToRetell);
    };
    if moves.is_empty() {
        return Err(Skip::NothingToRetell);
    }
    let found = case.known.asserted.found.clone();
    if case.known.asserted
        != (Assertions {
            found,
            ..Assertions::default()
        })
    {
        return Err(Skip::BeforeTheEvents);
    }
    let mut mover = start.has_the_move();
    let mut events = Vec::new();
    for played in moves {
        let text = Some(played.text);
        let act = Act::Move(MoveAct {
            text,
            pressed: true,
            ..MoveAct::default()
        });
        events.push((None, Event::plain(Actor::Player(mover), act)));
        mover = mover.other();
    }
    events.extend(numbered(&case));
    Ok(vec![Retold::with_events(&case, events)])
}

pub fn left_out(told: &Told<'_>) -> Told1 {
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
        let mut retold = Retold::of(disputed);
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

pub fn dispute_settled(told: &Told<'_>) -> Told1 {
    let mut case = told.case.clone();
    if case.events.iter().any(|event| event.disputed) {
        return Err(Skip::AskedAbout);
    }
    for event in &mut case.events {
        event.disputed = true;
        event.known.happened = Some(YesNo::Yes);
    }
    Ok(vec![Retold::of(case)])
}

/// Happenings by which the position on the board may change, or by which a move has begun.
fn is_on_board(event: &Event) -> bool {
    !matches!(
        event.act,
        Act::Press
            | Act::Pause
            | Act::FlagFalls
            | Act::OfferDraw(_)
            | Act::Refuse
            | Act::WriteMove(_)
            | Act::MarkOffer
            | Act::Disturb(_)
            | Act::Leave(_)
            | Act::Warn(_)
            | Act::Finds(..)
            | Act::Tell(_)
            | Act::StopRecording
            | Act::StartRound(_)
            | Act::Request(_)
    )
}

/// The first move of the case, told step by step.
pub fn move_to_steps(told: &Told<'_>) -> Told1 {
    let case = told.case;
    let start = match (&case.known.placement, case.known.before.last()) {
        (_, Some(played)) => &played.after,
        (Placement::Board(position), None) => position,
        _ => return Err(Skip::NothingToRetell),
    };
    let at = case.events.iter().position(is_on_board);
    let at = at.ok_or(Skip::NothingToRetell)?;
    let event = &case.events[at];
    let (Act::Move(played), Some(by)) = (&event.act, event.by.player()) else {
        return Err(Skip::NothingToRetell);
    };
    if played.hands == Hands::Two || played.promotion == Promotion::Omitted || event.disputed {
        return Err(Skip::NoPlainMove);
    }
    if !free_before(case, at + 1) {
        return Err(Skip::TiedInTime);
    }
    let text = played.text.as_deref().ok_or(Skip::NoPlainMove)?;
    let attempt = start.read_move_of(by, text, &Letters::ENGLISH);
    let Ok(Attempt::Shift {
        from,
        to,
        promotion: None,
        ..
    }) = attempt
    else {
        return Err(Skip::NoPlainMove);
    };
    let piece = |on| start.piece_at(on);
    let pawn = piece(from).is_none_or(|(_, role)| role == Role::Pawn);
    let en_passant = pawn && from.file() != to.file() && piece(to).is_none();
    let own = piece(to).is_some_and(|(of, _)| of == by);
    if from == to || piece(from).is_none() || en_passant || own {
        return Err(Skip::NoPlainMove);
    }
    let mut steps = vec![Act::Lift(from)];
    if piece(to).is_some() {
        steps.push(Act::TakeOff(to));
    }
    steps.push(Act::Release(Release {
        piece: from,
        on: to,
    }));
    let made = steps.len() - 1;
    if played.pressed {
        steps.push(Act::Press);
    }
    let last = steps.len() - 1;
    let steps = steps.into_iter().enumerate().map(|(nth, act)| {
        let mut step = Event::plain(event.by, act);
        step.hand = event.hand;
        step.order = if nth == 0 { event.order } else { Order::After };
        if nth >= made {
            step.left = event.left;
            step.known = event.known.clone();
        }
        if nth == last || event.seen != Sight::Arbiter {
            step.seen = event.seen;
        }
        if nth == last {
            step.about = event.about;
        }
        // what is said of the move is said of the step by which it is made
        (if nth == made { Some(ix(at)) } else { None }, step)
    });
    let mut events = numbered(case);
    events.splice(at..=at, steps);
    let mut retold = Retold::with_events(case, events);
    for (nth, of) in retold.of.iter_mut().enumerate() {
        if (at..=at + last).contains(&nth) {
            *of = Some(ix(at));
        }
    }
    retold.in_steps = Some(ix(at));
    Ok(vec![retold])
}
