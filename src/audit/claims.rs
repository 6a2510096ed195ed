//! The draws that could be claimed, on the board or with an intended move.

use super::Limits;
use super::finding::{AuditFinding, Basis, Claim, Intended, What};
use crate::board::Course;

/// Every claim that a player could make before the game was over.
pub(super) fn claims(
    limits: &Limits,
    course: &Course<'_>,
    over: Option<usize>,
) -> Vec<AuditFinding> {
    let places = 0..over.unwrap_or(course.end() + 1);
    let at_place = |at: usize| {
        let by = course.has_the_move(at);
        let repetition =
            (limits.claim_repetitions).map_or_else(Vec::new, |limit| repetition(limit, course, at));
        let no_progress = (limits.claim_moves).and_then(|limit| no_progress(limit, course, at));
        let grounds = repetition.into_iter().chain(no_progress);
        grounds.map(move |(basis, intended)| {
            let claim = Claim {
                by,
                basis,
                intended,
            };
            AuditFinding::new(at, What::Claim(claim))
        })
    };
    places.flat_map(at_place).collect()
}

type Grounds = (Basis, Option<Intended>);

fn repetition(limit: u32, course: &Course<'_>, at: usize) -> Vec<Grounds> {
    let mut found = Vec::new();
    if course.times(at) >= limit {
        found.push((Basis::Repetition(course.occurrences(at)), None));
    }
    // A move with which the game went on anyway is found by its own position, too: it could be claimed before.
    for (played, last) in course.bring_back(at, limit.saturating_sub(1)) {
        let intended = Some(Intended::Move(played));
        found.push((Basis::Repetition(course.occurrences(last)), intended));
    }
    found
}

fn no_progress(limit: u32, course: &Course<'_>, at: usize) -> Option<Grounds> {
    let half_moves = course.no_progress(at);
    let basis = Basis::NoProgress(half_moves);
    if half_moves / 2 >= limit {
        return Some((basis, None));
    }
    if half_moves.div_ceil(2) < limit {
        return None;
    }
    let moves = course.without_progress(at);
    (!moves.is_empty()).then_some((basis, Some(Intended::AnyWithoutProgress(moves))))
}
