//! The audit of played games: what ended a game and where, who could have claimed what, and whether the result fits.
//!
//! A scan counts what the moves show, in one pass and with the numbers of an edition.
//! The engine judges the same facts as a case ([`case_of`]) where somebody wants the ruling and its reasons;
//! a test compares the two.

mod by_date;
mod case;
mod claims;
mod clocks;
mod ending;
mod finding;
mod headers;
mod line;
mod news;
mod places;
mod readings;
mod report;
mod tag_words;
mod termination;
mod time_control;
mod told;
mod words;

pub use by_date::edition_of;
pub use case::{case_about, case_of, draw_claimed, event, made};
pub use clocks::ClockFault;
pub use finding::{Basis, Claim, Ended, Finding, How, Intended, Topic, Weight, What, Won};
pub use headers::{Header, HeaderFault};
pub use news::{Announced, Key, settled};
pub use places::Places;
pub use report::{Counts, Report, Summary};
pub use termination::Termination;
pub use told::End;
pub use words::{Entry, Teller, summary_lines};

use crate::board::Move;
use crate::edition::{Laws, RepetitionMode};
use crate::read::pgn::Game;
use line::Line;

/// Audits games under one set of laws.
pub struct Auditor<'l> {
    laws: &'l Laws,
    limits: Limits,
}

/// The numbers of an edition on which a scan depends; none where the edition has no such rule.
#[derive(Clone, Copy, Debug)]
struct Limits {
    claim_repetitions: Option<u32>,
    claim_moves: Option<u32>,
    automatic_repetitions: Option<(u32, RepetitionMode)>,
    automatic_moves: Option<u32>,
}

impl<'l> Auditor<'l> {
    /// An auditor for games under these laws.
    pub fn new(laws: &'l Laws) -> Self {
        let params = &laws.params;
        let value = |param: &crate::edition::Param<u32>| param.value().copied();
        let mode = params.automatic_repetitions_count.value().copied();
        let limits = Limits {
            claim_repetitions: value(&params.claim_repetitions),
            claim_moves: value(&params.claim_moves_without_progress),
            automatic_repetitions: value(&params.automatic_repetitions).zip(mode),
            automatic_moves: value(&params.automatic_moves_without_progress),
        };
        Auditor { laws, limits }
    }

    /// The laws.
    pub fn laws(&self) -> &'l Laws {
        self.laws
    }

    /// What the moves of a game show under these laws.
    pub fn audit(&self, game: &Game<'_>) -> Report {
        let mut report = Report::of(game);
        report.findings.extend(finding::unread(game));
        let Some(line) = line_of(game) else {
            headers::headers(game, None, &mut report);
            report.count();
            return report;
        };
        ending::ending(&self.limits, &line, &mut report);
        claims::claims(&self.limits, &line, &mut report);
        ending::result(self.laws, game, &line, &mut report);
        termination::termination(game, &line, &mut report);
        clocks::clocks(game, &mut report);
        headers::headers(game, Some(&line), &mut report);
        report.count();
        (report.findings).sort_by_key(|finding| (finding.after, finding.what.rank()));
        report
    }
}

/// The positions of a game; none where it has no position to start from.
fn line_of<'g>(game: &'g Game<'_>) -> Option<Line<'g>> {
    let start = game.start.as_ref().ok()?.legal()?;
    let moves: &[Move] = &game.moves;
    Some(Line::new(start, moves))
}

#[cfg(test)]
mod tests;
