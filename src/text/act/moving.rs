//! The acts of moving step by step, as sentences.

use crate::board::{Letters, Position};
use crate::game::words::role;
use crate::game::{
    Act, Actor, Assistance, Case, Contact, Event, EventIx, Hands, MoveAct, Place, Promotion,
    Release, Touch, TouchedKind, YesNo,
};
use crate::read::UNNAMED_PIECE;
use crate::text::effect::assistant_tasks;
use crate::text::found::accident;
use crate::text::known::on_the_board;
use crate::text::narrate::move_text;
use crate::text::say::{Man, Say, Value};

/// The sentences of a move: it is played, and the clock pressed or not.
///
/// That it is not pressed is said where the same player does not press it later, before the other one acts.
pub(super) fn moved(case: &Case, ix: EventIx, played: &MoveAct) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let by = event.by;
    let mut next = case.events[usize::from(ix) + 1..].iter();
    let is_pressed_later = next
        .by_ref()
        .take_while(|next| next.by == by)
        .any(|next| matches!(next.act, Act::Press | Act::PressWith(_)));
    let attribute = match (&played.text, event.known.legal) {
        (Some(_), _) => "given",
        (None, None) => "unknown",
        (None, Some(YesNo::Yes)) => "legal",
        (None, Some(YesNo::No)) => "illegal",
    };
    let id = match answers_nothing(case, ix) {
        true => "event-move-again",
        false => "event-move",
    };
    let say = Say::attribute(id, attribute).player(by);
    let mut all = vec![super::move_of(say, played.text.as_ref())];
    match played.hands {
        Hands::One => {}
        Hands::Two => all.push(Say::message("event-two-hands").player(by)),
    }
    if !played.pressed && !is_pressed_later {
        all.push(Say::message("event-not-pressed").player(by));
    }
    match played.promotion {
        Promotion::AsWritten => {}
        Promotion::Omitted => all.push(Say::message("event-promotion-omitted").player(by)),
    }
    if played.pressed {
        all.push(super::pressed(by));
    }
    all
}

/// Whether a player moves again who has just moved and pressed the clock, as far as is told with a legal move.
fn answers_nothing(case: &Case, ix: EventIx) -> bool {
    let (events, by) = (
        &case.events[..usize::from(ix)],
        case.events[usize::from(ix)].by,
    );
    let Some((last, earlier)) = events.split_last() else {
        return false;
    };
    let pressed = matches!(&last.act, Act::Move(played) if played.pressed);
    let legal = last.known.legal != Some(YesNo::No) && !is_illegal_on_board(case, earlier, last);
    pressed && last.by == by && legal
}

/// Whether a move cannot be played in the position that the moves before it have left, where that is given.
fn is_illegal_on_board(case: &Case, earlier: &[Event], event: &Event) -> bool {
    let Some(mut position) = on_the_board(case).cloned() else {
        return false;
    };
    let play = |position: &Position, event: &Event| {
        let text = move_text(event)?;
        let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
        position.examine(&attempt).ok()
    };
    for played in earlier {
        if let Some(legal) = play(&position, played) {
            position = position.play(&legal);
        }
    }
    move_text(event).is_some() && play(&position, event).is_none()
}

/// Whether a move is told to be legal in the sentence that tells it.
pub(in crate::text) fn tells_whether_legal(act: &Act) -> bool {
    matches!(act, Act::Move(MoveAct { text: None, .. }))
}

/// The sentences of a touch: what is touched and whether on purpose by a message with these attributes, then how.
pub(super) fn touched(
    say: impl Fn(&'static str) -> Say,
    case: &Case,
    ix: EventIx,
    touch: &Touch,
) -> Vec<Say> {
    let by = case.events[usize::from(ix)].by;
    let say = |attribute| {
        let how = match accident(case, ix) {
            Some(YesNo::Yes) => "accidental",
            Some(YesNo::No) => "deliberate",
            None => "plain",
        };
        say(attribute).with("how", Value::Word(how.into()))
    };
    let several = touch.squares.len() + touch.kinds.len() > 1;
    let mut all = vec![match (touch.squares.as_slice(), touch.kinds.as_slice()) {
        ([], []) => say("unnamed"),
        ([], kinds) => say("kinds").with(
            "items",
            Value::Items(kinds.iter().map(|one| kind(*one)).collect()),
        ),
        (squares, _) => super::men(case, ix, say("known"), squares),
    }];
    if several {
        let attribute = match (touch.at_once, touch.order_known) {
            (true, _) => "at-once",
            (false, true) => "known",
            (false, false) => "unknown",
        };
        all.push(Say::attribute("event-touch-order", attribute).player(by));
    }
    let with = match touch.with {
        Contact::Fingers => None,
        Contact::PassingHand => Some("passing-hand"),
        Contact::Sleeve => Some("sleeve"),
    };
    all.extend(with.map(|attribute| Say::attribute("event-touch-with", attribute).player(by)));
    all
}

fn kind(kind: TouchedKind) -> Say {
    match kind {
        TouchedKind::Own(piece) => Say::attribute("touched-own-kind", role::name(piece)),
        TouchedKind::Enemy(piece) => Say::attribute("touched-enemy-kind", role::name(piece)),
    }
}

/// The sentence of a piece that is let go: its kind, from where and on which square.
pub(super) fn released(say: Say, case: &Case, ix: EventIx, release: Release) -> Say {
    let kind = match Man::before(case, ix, release.piece).role {
        Some(role) => Value::Piece(role),
        None => Value::Word(UNNAMED_PIECE.into()),
    };
    say.with("kind", kind)
        .with("piece", Value::Square(release.piece))
        .with("on", Value::Square(release.on))
}

pub(super) fn placed(by: Actor, place: &Place) -> Vec<Say> {
    let attribute = if place.released {
        "released"
    } else {
        "touching"
    };
    let about = |say: Say| {
        say.player(by)
            .with("piece", Value::Piece(place.piece))
            .with("square", Value::Square(place.on))
    };
    let mut all = vec![about(Say::attribute("event-place", attribute))];
    if place.upside_down {
        all.push(about(Say::message("event-place-upside-down")));
    }
    if place.wrong_colour {
        all.push(about(Say::message("event-place-wrong-colour")));
    }
    all
}

pub(super) fn assisted(by: Actor, assistance: &Assistance) -> Vec<Say> {
    let mut all = vec![if assistance.with.is_empty() {
        Say::attribute("event-bring-assistant", "plain").player(by)
    } else {
        Say::attribute("event-bring-assistant", "tasks")
            .player(by)
            .with("items", Value::Items(assistant_tasks(&assistance.with)))
    }];
    let told = [(assistance.opponent, "opponent"), (assistance.late, "late")];
    let told = told.into_iter().filter(|(is, _)| *is);
    all.extend(told.map(|(_, how)| Say::attribute("event-assistant-presented", how).player(by)));
    all.extend(assistance.accepted.map(|accepted| {
        let attribute = accepted.name();
        Say::attribute("event-assistant-accepted", attribute).player(by)
    }));
    all
}
