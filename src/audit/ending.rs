//! Where a game was over, and whether its result fits.

use super::Limits;
use super::finding::{Ended, Finding, How, What};
use super::line::Line;
use super::report::Report;
use super::termination::won;
use super::told::told;
use crate::board::{CanMate, Outcome, Player, Position};
use crate::edition::{Laws, RepetitionMode};
use crate::read::pgn::{Game, WrittenResult};
use shakmaty::Position as _;

/// Notes the first place at which the game was over by its moves alone, and what was played on.
pub(super) fn ending(limits: &Limits, line: &Line<'_>, report: &mut Report) {
    let end = line.end();
    let counts = &mut report.counts;
    for at in 0..=end {
        let (times, moves) = (line.times(at), line.no_progress(at) / 2);
        counts.threefold |= limits.claim_repetitions.is_some_and(|limit| times >= limit);
        counts.fifty_moves |= limits.claim_moves.is_some_and(|limit| moves >= limit);
    }
    let last = Position::from(line.last().clone());
    let outcome = last.outcome();
    counts.checkmate = outcome == Outcome::Mate;
    counts.stalemate = outcome == Outcome::Stalemate;
    counts.insufficient_material = line.last().is_insufficient_material();
    let mate_or_stalemate = match outcome {
        Outcome::Mate => Some((end, How::Checkmate)),
        Outcome::Stalemate => Some((end, How::Stalemate)),
        _ => None,
    };
    let dead = dead(line, outcome);
    let repetition = (0..=end).find(|at| repeated(limits, line, *at));
    let no_progress = (0..=end).find(|at| {
        limits
            .automatic_moves
            .is_some_and(|limit| line.no_progress(*at) / 2 >= limit)
    });
    counts.fivefold = repetition.is_some();
    counts.seventy_five_moves = no_progress.is_some();
    counts.dead_position = dead.is_some() || outcome == Outcome::Stalemate;
    counts.dead_with_material = dead.is_some_and(|(_, by_material)| !by_material);
    counts.played_on_after_dead = dead.is_some_and(|(at, _)| at < end);
    // A mate or stalemate goes before what the same move brings besides.
    let over = mate_or_stalemate
        .into_iter()
        .chain(dead.map(|(at, by_material)| (at, How::Dead { by_material })))
        .chain(repetition.map(|at| (at, How::Repetition)))
        .chain(no_progress.map(|at| (at, How::NoProgress)))
        .min_by_key(|(at, _)| *at);
    let Some((at, how)) = over else {
        return;
    };
    let winner = (how == How::Checkmate).then(|| Player::from(!line.last().turn()));
    report.over = Some((at, how));
    let ended = Ended { how, winner };
    report.findings.push(Finding::new(at, What::Over(ended)));
    if at < end {
        let moves = end - at;
        let what = What::PlayedOn { moves, over: how };
        report.findings.push(Finding::new(at + 1, what));
    }
}

fn repeated(limits: &Limits, line: &Line<'_>, at: usize) -> bool {
    limits
        .automatic_repetitions
        .is_some_and(|(limit, mode)| match mode {
            RepetitionMode::Anywhere => line.times(at) >= limit,
            RepetitionMode::Consecutive => {
                line.times(at) >= limit && line.times_in_a_row(at) >= limit
            }
        })
}

/// The first place at which nobody could checkmate any more, and whether by material alone.
///
/// Who can checkmate later in a game could do so before: so the last position is asked first,
/// and the first dead one is found by halving.
fn dead(line: &Line<'_>, outcome: Outcome) -> Option<(usize, bool)> {
    let is_dead = |at: usize| line.position(at).outcome() == Outcome::Dead;
    let end = match outcome {
        Outcome::Dead => line.end(),
        // Whoever stalemates may have been bound to.
        Outcome::Stalemate => line.end().checked_sub(1).filter(|at| is_dead(*at))?,
        Outcome::Mate | Outcome::PlayGoesOn | Outcome::Undecided => return None,
    };
    let (mut alive, mut dead) = (None::<usize>, end);
    while let Some(middle) = between(alive, dead) {
        if is_dead(middle) {
            dead = middle;
        } else {
            alive = Some(middle);
        }
    }
    Some((dead, line.at(dead).is_insufficient_material()))
}

/// A place between one that is alive, or the beginning, and one that is dead.
fn between(alive: Option<usize>, dead: usize) -> Option<usize> {
    let first = alive.map_or(0, |alive| alive + 1);
    (first < dead).then(|| first + (dead - first) / 2)
}

/// Compares the result with the last position.
pub(super) fn result(laws: &Laws, game: &Game<'_>, line: &Line<'_>, report: &mut Report) {
    let Some(written) = game.written_result().filter(|_| game.stop.is_none()) else {
        return;
    };
    let end = line.end();
    if let Some((_, how)) = report.over {
        let winner = (how == How::Checkmate).then(|| Player::from(!line.last().turn()));
        let expected = winner.map_or(WrittenResult::Draw, WrittenResult::Win);
        if written != expected {
            let what = What::ResultContradicts {
                written,
                over: how,
                winner,
            };
            report.findings.push(Finding::new(end, what));
        }
        return;
    }
    let WrittenResult::Win(winner) = written else {
        return;
    };
    let CanMate::No { because, .. } = Position::from(line.last().clone()).can_mate(winner) else {
        return;
    };
    let what = What::WinnerCannotMate {
        winner,
        because,
        by: won(told(game)),
    };
    let finding = Finding::new(end, what);
    let in_force = |provision: &&crate::laws::Provision| (provision.rule)(laws).is_some();
    if finding.provisions().iter().any(in_force) {
        report.findings.push(finding);
    }
}
