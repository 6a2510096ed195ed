//! The acts of moving step by step, as sentences.

use crate::board::Square;
use crate::game::words::role;
use crate::game::{
    Act, Actor, Assistance, AssistantTask, Case, Contact, EventIx, Hands, MoveAct, Place,
    Promotion, Release, Touch, TouchedKind, YesNo,
};
use crate::read::UNNAMED_PIECE;
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
    let say = Say::attribute("event-move", attribute).player(by);
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

/// Whether a move is told to be legal in the sentence that tells it.
pub(in crate::text) fn tells_whether_legal(act: &Act) -> bool {
    matches!(act, Act::Move(MoveAct { text: None, .. }))
}

/// The sentences of a touch.
pub(super) fn touched(by: Actor, touch: &Touch, men: impl Fn(Say, &[Square]) -> Say) -> Vec<Say> {
    let say = |attribute: &'static str| Say::attribute("event-touch", attribute).player(by);
    let several = touch.squares.len() + touch.kinds.len() > 1;
    let mut all = vec![match (touch.squares.as_slice(), touch.kinds.as_slice()) {
        ([], []) => say("unnamed"),
        ([], kinds) => say("kinds").with(
            "items",
            Value::Items(kinds.iter().map(|one| kind(*one)).collect()),
        ),
        (squares, _) => men(say("known"), squares),
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
    let task = |task: &AssistantTask| Say::attribute("assistant-task", task.name());
    let mut all = vec![if assistance.with.is_empty() {
        Say::attribute("event-bring-assistant", "plain").player(by)
    } else {
        Say::attribute("event-bring-assistant", "tasks")
            .player(by)
            .with(
                "items",
                Value::Items(assistance.with.iter().map(task).collect()),
            )
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
