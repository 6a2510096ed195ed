//! Where a game was over, and whether its result fits.

use super::Limits;
use super::finding::{AuditFinding, GameEnd, How, What};
use super::played::Played;
use super::termination::won;
use crate::board::{CanMate, Course, Outcome};
use crate::edition::{Laws, RepetitionMode};
use crate::laws::Provision;
use crate::read::pgn::WrittenResult;

/// What the moves of a game decide by themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// What the last position is.
    pub outcome: Outcome,
    /// Where nobody could checkmate any more.
    pub dead: Option<Dead>,
    /// Where the same position had stood often enough to draw.
    pub repetition: Option<usize>,
    /// Where enough moves without pawn move or capture had been made to draw.
    pub no_progress: Option<usize>,
    /// Where the game was over first, and by what.
    pub over: Option<(usize, GameEnd)>,
}

/// The first place at which nobody could checkmate any more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dead {
    pub at: usize,
    /// Whether with this material nobody could, however the pieces stand.
    pub by_material: bool,
}

impl Ending {
    /// The ending of a game under the limits of an edition.
    pub fn of(limits: &Limits, course: &Course<'_>) -> Self {
        let end = course.end();
        let outcome = course.last().outcome();
        let dead = dead(course, outcome);
        let repetition = (0..=end).find(|at| repeated(limits, course, *at));
        let no_progress = limits
            .automatic_moves
            .and_then(|limit| (0..=end).find(|at| course.no_progress(*at) / 2 >= limit));
        let mate_or_stalemate = match outcome {
            Outcome::Mate => Some((end, How::Checkmate)),
            Outcome::Stalemate => Some((end, How::Stalemate)),
            _ => None,
        };
        // A mate or stalemate goes before what the same move brings besides.
        let over = mate_or_stalemate
            .into_iter()
            .chain(dead.map(|Dead { at, by_material }| (at, How::Dead { by_material })))
            .chain(repetition.map(|at| (at, How::Repetition)))
            .chain(no_progress.map(|at| (at, How::NoProgress)))
            .min_by_key(|(at, _)| *at);
        let ended = |how| {
            let winner = (how == How::Checkmate).then(|| course.has_the_move(end).other());
            GameEnd { how, winner }
        };
        Ending {
            outcome,
            dead,
            repetition,
            no_progress,
            over: over.map(|(at, how)| (at, ended(how))),
        }
    }

    /// That the game was over, and what was played on.
    pub fn findings(&self, course: &Course<'_>) -> Vec<AuditFinding> {
        let Some((at, ended)) = self.over else {
            return Vec::new();
        };
        let over = AuditFinding::new(at, What::Over(ended));
        let moves = course.end() - at;
        let played_on = (moves > 0).then(|| {
            let over = ended.how;
            AuditFinding::new(at + 1, What::PlayedOn { moves, over })
        });
        std::iter::once(over).chain(played_on).collect()
    }
}

fn repeated(limits: &Limits, course: &Course<'_>, at: usize) -> bool {
    let Some((limit, mode)) = limits.automatic_repetitions else {
        return false;
    };
    let so_often = course.times(at) >= limit;
    match mode {
        RepetitionMode::Anywhere => so_often,
        RepetitionMode::Consecutive => so_often && course.times_in_a_row(at) >= limit,
    }
}

/// The first place at which nobody could checkmate any more.
///
/// Who can checkmate later in a game could do so before: so the last position is asked first,
/// and the first dead one is found by halving.
fn dead(course: &Course<'_>, outcome: Outcome) -> Option<Dead> {
    let is_dead = |at: usize| course.position(at).outcome() == Outcome::Dead;
    let end = match outcome {
        Outcome::Dead => course.end(),
        // Whoever stalemates may have been bound to.
        Outcome::Stalemate => course.end().checked_sub(1).filter(|at| is_dead(*at))?,
        Outcome::Mate | Outcome::PlayGoesOn | Outcome::Undecided => return None,
    };
    let (mut alive, mut at) = (None::<usize>, end);
    while let Some(middle) = between(alive, at) {
        if is_dead(middle) {
            at = middle;
        } else {
            alive = Some(middle);
        }
    }
    let by_material = course.lacks_material(at);
    Some(Dead { at, by_material })
}

/// A place between one that is alive, or the beginning, and one that is dead.
fn between(alive: Option<usize>, dead: usize) -> Option<usize> {
    let first = alive.map_or(0, |alive| alive + 1);
    (first < dead).then(|| first + (dead - first) / 2)
}

/// Whether the result is one that the last position can give.
pub(super) fn result(
    laws: &Laws,
    played: &Played<'_>,
    course: &Course<'_>,
    ending: &Ending,
) -> Option<AuditFinding> {
    let game = played.game;
    let written = game.written_result().filter(|_| game.stop.is_none())?;
    let end = course.end();
    if let Some((_, GameEnd { how, winner })) = ending.over {
        let expected = winner.map_or(WrittenResult::Draw, WrittenResult::Win);
        let what = What::ResultContradicts {
            written,
            over: how,
            winner,
        };
        return (written != expected).then(|| AuditFinding::new(end, what));
    }
    let WrittenResult::Win(winner) = written else {
        return None;
    };
    let CanMate::No { because, .. } = course.last().can_mate(winner) else {
        return None;
    };
    let by = won(played.told);
    let what = What::WinnerCannotMate {
        winner,
        because,
        by,
    };
    let in_force = |provision: &&Provision| (provision.rule)(laws).is_some();
    (what.provisions().iter().any(in_force)).then(|| AuditFinding::new(end, what))
}
