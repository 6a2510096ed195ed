//! A move told as a whole or step by step.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, numbered};
use jadoube::board::{Attempt, Letters, Role};
use jadoube::game::{Act, Event, Hands, Order, Placement, Promotion, Release, Sight};

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
pub(super) fn move_to_steps(told: &Told<'_>) -> Retellings {
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
