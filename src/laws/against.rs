//! What a case asserts against its own board: refused, with both answers named.

use crate::board::{Player, Square};
use crate::game::{Act, Assertions, Case, Event, EventIx, Quantity, Question, Record, Subject};
use crate::laws::verdict::Fault;

/// Refuses what is asserted of an event, or before the first one, against the board.
///
/// # Errors
///
/// [`Fault::Contradiction`] with what is asserted and what the board shows.
pub(super) fn refuse_contradictions(
    record: &Record,
    case: &Case,
    at: Option<EventIx>,
) -> Result<(), Fault> {
    let known = match at {
        Some(at) => &case.events[usize::from(at)].known,
        None => &case.known.asserted,
    };
    if let Some(event) = at
        && let Some(square) = touched_nothing(record, case, event)
    {
        return Err(Fault::EmptySquare { event, square });
    }
    if *known == Assertions::default() {
        return Ok(());
    }
    // what is asserted before the first event is asked of no event
    let asked = at.unwrap_or(EventIx::MAX);
    for about in asserted(known, record, at) {
        let Some(asserted) = known.answer(about) else {
            continue;
        };
        let Some(shown) = record.shows(about, asked, case) else {
            continue;
        };
        if asserted != shown {
            let at = at.unwrap_or(0);
            return Err(Fault::Contradiction {
                question: Question { about, at },
                asserted,
                shown,
            });
        }
    }
    Ok(())
}

/// The square without a piece from which this event takes one; what a move has begun may have emptied others.
fn touched_nothing(record: &Record, case: &Case, at: EventIx) -> Option<Square> {
    let before = record.position_before_event(at)?;
    let begun = |(ix, event): (EventIx, &Event)| {
        record.happened(ix) && matches!(event.act, Act::Release(_) | Act::TakeOff(_))
    };
    let squares: &[Square] = match &case.events[usize::from(at)].act {
        _ if (0..at).zip(&case.events).any(begun) => &[],
        Act::Lift(square) => std::slice::from_ref(square),
        Act::Release(release) => std::slice::from_ref(&release.piece),
        Act::Touch(touch) => &touch.squares,
        _ => &[],
    };
    let empty = |square: &&Square| before.piece_at(**square).is_none();
    squares.iter().find(empty).copied()
}

/// The questions that are asserted and that the board may answer otherwise.
fn asserted(known: &Assertions, record: &Record, at: Option<EventIx>) -> Vec<Subject> {
    let mut subjects = vec![Subject::Outcome];
    if at.is_some() {
        subjects.push(Subject::Legal);
    }
    // an illegal position, and the one that a ruling will put in its place, are looked at elsewhere
    if record.position().is_none() || record.node().illegal.is_some() {
        return subjects;
    }
    let made = at.is_some_and(|at| record.move_of(at).is_some());
    if !made {
        subjects.push(Subject::HasTheMove(Player::White));
        subjects.extend(Player::ALL.map(Subject::CanMate));
    }
    let counts = [
        (Quantity::Occurrences, known.occurrences),
        (Quantity::MovesWithoutProgress, known.moves_without_progress),
    ];
    for (quantity, number) in counts {
        // neither fewer than the board shows, nor more than it can be
        let number = number.into_iter();
        subjects.extend(
            number.flat_map(|n| {
                [n, n.saturating_add(1)].map(|limit| Subject::AtLeast(quantity, limit))
            }),
        );
    }
    subjects
}
