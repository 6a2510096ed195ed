//! A move told as a whole or step by step.

use super::retell::{Retellings, Retold, Skip, Told, free_before, ix, numbered};
use jadoube::board::{Attempt, File, Letters, Position, Role, Side, Square};
use jadoube::game::{Act, Event, Hands, Order, Place, Placement, Promotion, Release, Sight};

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

/// What is done for a move, one step after the other; none for an illegal one that is more than a piece carried to another square.
fn steps_of(start: &Position, attempt: &Attempt) -> Option<Vec<Act>> {
    let release = |piece, on| Act::Release(Release { piece, on });
    let legal = start.examine(attempt).is_ok();
    let piece = |on| start.piece_at(on);
    match *attempt {
        Attempt::Castle { by, side } => {
            let king = start
                .pieces()
                .find(|(_, of, role)| (*of, *role) == (by, Role::King));
            let (king, ..) = king.filter(|(at, ..)| legal && at.file() == File::E)?;
            let [rook, to, beside] = match side {
                Side::KingSide => [File::H, File::G, File::F],
                Side::QueenSide => [File::A, File::C, File::D],
            }
            .map(|file| Square::from_coords(file, king.rank()));
            (piece(rook) == Some((by, Role::Rook)))
                .then(|| vec![Act::Lift(king), release(king, to), release(rook, beside)])
        }
        Attempt::Shift {
            by,
            from,
            to,
            promotion,
        } => {
            let (_, role) = piece(from).filter(|(of, _)| *of == by && from != to)?;
            if piece(to).is_some_and(|(of, _)| of == by) {
                return None;
            }
            let mut steps = vec![Act::Lift(from)];
            steps.extend(piece(to).map(|_| Act::TakeOff(to)));
            steps.push(release(from, to));
            let diagonal = role == Role::Pawn && from.file() != to.file();
            if diagonal && piece(to).is_none() {
                let passed = Square::from_coords(to.file(), from.rank());
                steps.push(legal.then_some(Act::TakeOff(passed))?);
            }
            if let Some(piece) = promotion {
                let place = Place {
                    piece,
                    on: to,
                    released: true,
                    upside_down: false,
                    wrong_colour: false,
                };
                steps.extend(legal.then_some([Act::TakeOff(to), Act::Place(place)])?);
            }
            Some(steps)
        }
    }
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
    let attempt = attempt.map_err(|_| Skip::NoPlainMove)?;
    let mut steps = steps_of(start, &attempt).ok_or(Skip::NoPlainMove)?;
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
