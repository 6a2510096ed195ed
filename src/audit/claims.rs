//! The draws that could be claimed, on the board or with an intended move.

use super::Limits;
use super::finding::{Basis, Claim, Finding, Intended, What};
use super::line::Line;
use super::report::Report;
use crate::board::{Move, Player};
use shakmaty::{Chess, EnPassantMode, Position as _};

/// Notes every claim that a player could make, up to the place at which the game was over.
pub(super) fn claims(limits: &Limits, line: &Line<'_>, report: &mut Report) {
    let over = report.over.map_or(usize::MAX, |(at, _)| at);
    for at in (0..=line.end()).take_while(|at| *at < over) {
        if let Some(limit) = limits.claim_repetitions {
            repetition(limit, line, at, report);
        }
        if let Some(limit) = limits.claim_moves {
            no_progress(limit, line, at, report);
        }
    }
    report.counts.claim_available =
        (report.findings.iter()).any(|finding| matches!(finding.what, What::Claim(_)));
}

fn push(report: &mut Report, at: usize, by: Player, basis: Basis, intended: Option<Intended>) {
    let claim = Claim {
        by,
        basis,
        intended,
    };
    report.findings.push(Finding::new(at, What::Claim(claim)));
}

fn repetition(limit: u32, line: &Line<'_>, at: usize, report: &mut Report) {
    if line.times(at) >= limit {
        let mut places: Vec<usize> = line.same(at).collect();
        places.reverse();
        places.push(at);
        let by = line.at(at).turn().into();
        push(report, at, by, Basis::Repetition(places), None);
    }
    // A move with which the game went on anyway is found by its own position, too: it could be claimed before.
    let once_more = line.once_more(at, limit.saturating_sub(1));
    if once_more.is_empty() {
        return;
    }
    let chess = line.at(at);
    for played in chess.legal_moves() {
        if played.is_zeroing() {
            continue;
        }
        let mut after = chess.clone();
        after.play_unchecked(played);
        let key = after.zobrist_hash(EnPassantMode::Legal);
        if let Some(last) = once_more.iter().find(|place| line.key(**place) == key) {
            let mut places: Vec<usize> = line.same(*last).collect();
            places.reverse();
            places.push(*last);
            let by = chess.turn().into();
            let intended = Some(Intended::Move(played));
            push(report, at, by, Basis::Repetition(places), intended);
        }
    }
}

fn no_progress(limit: u32, line: &Line<'_>, at: usize, report: &mut Report) {
    let half_moves = line.no_progress(at);
    let basis = || Basis::NoProgress(half_moves);
    if half_moves / 2 >= limit {
        push(report, at, line.at(at).turn().into(), basis(), None);
    } else if half_moves.div_ceil(2) >= limit {
        let chess = line.at(at);
        let moves = without_progress(&chess);
        if !moves.is_empty() {
            let intended = Some(Intended::AnyWithoutProgress(moves));
            push(report, at, chess.turn().into(), basis(), intended);
        }
    }
}

fn without_progress(chess: &Chess) -> Vec<Move> {
    let moves = chess.legal_moves();
    moves
        .into_iter()
        .filter(|played| !played.is_zeroing())
        .collect()
}
