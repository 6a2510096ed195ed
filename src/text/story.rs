//! The story of a case as a person tells it: one paragraph.

use crate::edition::Setting;
use crate::game::{Act, Case, Event, Placement};
use crate::text::found::found;
use crate::text::known::{TO_MOVE, known};
use crate::text::narrate::{has_numbers, told};
use crate::text::say::Say;
use crate::text::sentences::Sentences;
use crate::text::setting::setting as setting_of;
use crate::text::voice::Voice;

/// The story of a case as one paragraph: its setting as far as it matters, what is known, what happened and what is found of it.
///
/// Several settings are those of one case: which kind of game it is stands then at each ruling.
/// From four events on, each sentence about an event begins with its number in brackets.
pub fn story(voice: &Voice<'_>, settings: &[Setting], case: &Case) -> String {
    paragraph(voice, settings, case, has_numbers(case))
}

/// The story of a case as [`story`] tells it, with the numbers of its events, however few they are.
pub fn numbered_story(voice: &Voice<'_>, settings: &[Setting], case: &Case) -> String {
    paragraph(voice, settings, case, true)
}

fn paragraph(voice: &Voice<'_>, settings: &[Setting], case: &Case, numbered: bool) -> String {
    let mut telling = Sentences::new(voice);
    let known = known(case).into_iter();
    let known = known.filter(|say| !(say.id == TO_MOVE && begins_with_a_move(case)));
    for say in setting_of(settings, case).into_iter().chain(known) {
        telling.add(&say);
    }
    telling.close();
    let asked = case.events.iter().rev().take_while(|event| asks(event));
    let first_question = case.events.len() - asked.count();
    for (ix, _) in (0..).zip(&case.events) {
        if usize::from(ix) == first_question {
            add_all(&mut telling, &found(case));
        }
        telling.event(numbered.then_some(ix + 1), &told(case, ix));
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

/// Whether nothing happens in an event: the examiner asks.
fn asks(event: &Event) -> bool {
    matches!(
        event.act,
        Act::Asks(_) | Act::AsksEntry(_) | Act::MayPlay(_)
    )
}

/// Whether the first thing told is a move by the player who has the move, so that nobody need say whose move it is.
fn begins_with_a_move(case: &Case) -> bool {
    let to_move = match (&case.known.placement, case.known.before.last()) {
        (_, Some(played)) => Some(played.after.has_the_move()),
        (Placement::Board(position), None) => Some(position.has_the_move()),
        (Placement::Unknown | Placement::Material(_), None) => None,
    };
    case.events.first().is_some_and(|first| {
        matches!(first.act, Act::Move(_)) && to_move.is_some() && first.by.player() == to_move
    })
}
