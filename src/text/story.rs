//! The story of a case as a person tells it: one paragraph.

use crate::board::{Letters, Position};
use crate::edition::Setting;
use crate::game::{Act, Actor, Ask, Case, Event, EventIx, MoveAct, RoundStart};
use crate::read::Scenario;
use crate::text::found::found;
use crate::text::known::{TO_MOVE, known, numbered, on_the_board};
use crate::text::narrate::{has_numbers, told};
use crate::text::say::{Say, Value};
use crate::text::sentences::Sentences;
use crate::text::setting::setting as setting_of;
use crate::text::title::scene;
use crate::text::voice::Voice;

/// The story of a case as one paragraph: its setting as far as it matters, what is known, what happened and what is found of it.
///
/// Several settings are those of one case: which kind of game it is stands then at each ruling.
/// Where words alone do not say which event is meant, each sentence about one begins with its number in brackets.
pub fn story(voice: &Voice<'_>, settings: &[Setting], case: &Case) -> String {
    paragraph(voice, settings, case, has_numbers(case))
}

/// The story of a case as [`story`] tells it, with the numbers of its events, however few they are.
pub fn numbered_story(voice: &Voice<'_>, settings: &[Setting], case: &Case) -> String {
    paragraph(voice, settings, case, true)
}

/// The story as a question tells it: its setting as far as it matters, and then the scene of the case, where it has one.
pub fn asked_story(
    voice: &Voice<'_>,
    setting: &Setting,
    scenario: &Scenario,
    case: &Case,
) -> String {
    let settings = std::slice::from_ref(setting);
    let Some(scene) = scene(voice, scenario) else {
        return story(voice, settings, case);
    };
    let mut telling = Sentences::new(voice);
    for say in setting_of(settings, case) {
        telling.add(&say);
    }
    let setting = telling.text();
    match setting.is_empty() {
        true => scene,
        false => format!("{setting} {scene}"),
    }
}

fn paragraph(voice: &Voice<'_>, settings: &[Setting], case: &Case, numbered: bool) -> String {
    let mut telling = Sentences::new(voice);
    let known = known(case).into_iter();
    let known = known.filter(|say| say.id != TO_MOVE || must_tell_whose_move_it_is(case));
    for say in setting_of(settings, case).into_iter().chain(known) {
        telling.add(&say);
    }
    let asked = case.events.iter().rev().take_while(|event| asks(event));
    let first_question = case.events.len() - asked.count();
    let mut ix = 0;
    while usize::from(ix) < case.events.len() {
        if usize::from(ix) == first_question {
            add_all(&mut telling, &found(case));
        }
        let (count, say) = together(case, ix);
        let numbers = (ix + 1)..=(ix + count);
        telling.event(numbers.filter(|_| numbered).collect(), &say);
        ix += count;
    }
    if first_question == case.events.len() {
        add_all(&mut telling, &found(case));
    }
    telling.text()
}

fn add_all(telling: &mut Sentences<'_, '_>, all: &[Say]) {
    telling.close();
    for say in all {
        telling.add(say);
    }
    telling.close();
}

/// What is told of the events from here on that are told together, and how many they are.
fn together(case: &Case, ix: EventIx) -> (EventIx, Vec<Say>) {
    played(case, ix)
        .or_else(|| missing(case, ix))
        .or_else(|| asked(case, ix))
        .unwrap_or_else(|| (1, told(case, ix)))
}

/// From how many moves on they are told like a scoresheet.
const SCORESHEET_FROM: usize = 3;

/// The first moves of a case as on a scoresheet, where each was just played and the clock pressed.
fn played(case: &Case, ix: EventIx) -> Option<(EventIx, Vec<Say>)> {
    let start = on_the_board(case).filter(|_| ix == 0)?;
    let mut position = start.clone();
    let mut texts = Vec::new();
    for event in &case.events {
        let Act::Move(played) = &event.act else {
            break;
        };
        let Some(text) = &played.text else { break };
        let just_played = MoveAct {
            text: Some(text.clone()),
            pressed: true,
            ..MoveAct::default()
        };
        let in_turn = event.by == Actor::Player(position.has_the_move());
        let attempt = position.read_move(text, &Letters::ENGLISH).ok();
        let legal = attempt.and_then(|attempt| position.examine(&attempt).ok());
        let (true, Some(legal)) = (is_plain(event) && in_turn && *played == just_played, legal)
        else {
            break;
        };
        position = position.play(&legal);
        texts.push(text.as_str());
    }
    let count = EventIx::try_from(texts.len()).ok()?;
    let moves = Value::Move(numbered(start, &texts));
    let say = Say::message("event-moves").with("moves", moves);
    (texts.len() >= SCORESHEET_FROM).then(|| (count, vec![say]))
}

/// Who is not there, both players in one sentence, and after the moment at which that matters.
fn missing(case: &Case, ix: EventIx) -> Option<(EventIx, Vec<Say>)> {
    let rest = &case.events[usize::from(ix)..];
    let absent = |event: &&Event| event.act == Act::Absent && is_plain(event);
    let all: Vec<Actor> = rest
        .iter()
        .take_while(absent)
        .map(|event| event.by)
        .collect();
    let who = match all.as_slice() {
        [] => return None,
        [one] => *one,
        [Actor::Player(one), Actor::Player(other)] if one != other => Actor::Both,
        _ => return None,
    };
    let missing = Say::message("event-absent").player(who);
    let mut count = EventIx::try_from(all.len()).ok()?;
    let begins = rest.get(all.len()).filter(|next| is_plain(next));
    let at = match begins.map(|next| &next.act) {
        Some(Act::Resume) => Some("at-resumption"),
        Some(Act::StartRound(start)) if *start == RoundStart::default() => Some("at-start"),
        _ => None,
    };
    let mut say = Vec::new();
    match (at, rest.get(all.len()).map(|next| &next.act)) {
        (Some(at), _) => {
            say.push(missing.under(at));
            count += 1;
        }
        (None, Some(Act::Resume | Act::StartRound(_))) => {
            say.extend(told(case, ix + count));
            say.push(missing);
            count += 1;
        }
        (None, _) => say.push(missing),
    }
    Some((count, say))
}

/// Which of several moves a player may play, in one question.
fn asked(case: &Case, ix: EventIx) -> Option<(EventIx, Vec<Say>)> {
    let rest = &case.events[usize::from(ix)..];
    let first = rest.first()?;
    let alike = |event: &&Event| is_plain(event) && event.by == first.by;
    let texts: Vec<&String> = (rest.iter().take_while(alike))
        .map_while(|event| match &event.act {
            Act::MayPlay(text) => Some(text),
            _ => None,
        })
        .collect();
    let moves = texts
        .iter()
        .map(|text| Say::message("move-named").with("move", Value::Move((*text).clone())));
    let say = Say::attribute("event-may-play", "several").player(first.by);
    let say = say.with("moves", Value::Items(moves.collect()));
    let count = EventIx::try_from(texts.len()).ok()?;
    (count > 1).then(|| (count, vec![say]))
}

/// Whether nothing is told of an event but who does what.
fn is_plain(event: &Event) -> bool {
    let Event { by, act, .. } = event;
    *event == Event::plain(*by, act.clone())
}

/// Whether an event comes after all that is to be found: the examiner asks, or the arbiter decides.
fn asks(event: &Event) -> bool {
    matches!(
        event.act,
        Act::Asks(_) | Act::AsksEntry(_) | Act::MayPlay(_) | Act::Rules(_) | Act::Impose(_)
    )
}

/// Whether a story tells whose move it is: not where the first thing told is a move by that player, or that question.
fn must_tell_whose_move_it_is(case: &Case) -> bool {
    let on_the_board = on_the_board(case).map(Position::has_the_move);
    let to_move = on_the_board.or(case.known.asserted.has_the_move);
    !case.events.first().is_some_and(|first| match &first.act {
        Act::Move(_) | Act::BlindMove(_) => to_move.is_some() && first.by.player() == to_move,
        Act::Asks(ask) => *ask == Ask::HasTheMove,
        _ => false,
    })
}
