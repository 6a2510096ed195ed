//! The audit of played games: what ended a game and where, who could have claimed what, and whether the result fits.
//!
//! A scan counts what the moves show, in one pass and with the numbers of an edition.
//! The engine judges the same facts as a case ([`Played::case_of`]) where somebody wants the ruling and its reasons;
//! a test compares the two.

mod by_date;
mod case;
mod claims;
mod clocks;
mod counts;
mod ending;
mod finding;
mod headers;
mod news;
mod played;
mod readings;
mod report;
mod termination;
mod time_control;
mod told;
mod words;

pub use by_date::edition_of;
pub use case::{draw_claimed, event};
pub use clocks::ClockFault;
pub use counts::{Counted, Counts, Summary};
pub use finding::{
    AuditFinding, Basis, Claim, Detail, GameEnd, How, Intended, Topic, Weight, What, Won,
};
pub use headers::{Header, HeaderFault};
pub use news::{Announced, Key, settled};
pub use played::Played;
pub use report::Report;
pub use termination::Termination;
pub use told::End;
pub use words::{Teller, ToldFinding, summary_lines};

use crate::edition::{Laws, RepetitionMode};
use counts::Seen;
use ending::Ending;

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

    /// What a game shows under these laws.
    pub fn audit(&self, played: &Played<'_>) -> Report {
        let course = played.course.as_ref();
        let ending = course.map(|course| Ending::of(&self.limits, course));
        let over = ending.and_then(|ending| ending.over);
        let mut findings: Vec<AuditFinding> = finding::unread(played.game).collect();
        if let (Some(course), Some(ending)) = (course, &ending) {
            findings.extend(ending.findings(course));
            let claims = claims::claims(&self.limits, course, over.map(|(at, _)| at));
            let result = ending::result(self.laws, played, course, ending);
            let contradicted = result.is_some();
            let termination =
                termination::termination(played, course, ending, &claims, contradicted);
            findings.extend(claims.into_iter().chain(result).chain(termination));
        }
        findings.extend(clocks::clocks(played));
        findings.extend(headers::headers(played));
        let counts = Counts::of(&Seen {
            played,
            limits: &self.limits,
            ending: ending.as_ref(),
            findings: &findings,
        });
        findings.sort_by_key(|finding| (finding.after, finding.what.rank()));
        Report {
            plies: played.game.moves.len(),
            counts,
            over: over.map(|(at, ended)| (at, ended.how)),
            findings,
        }
    }
}

#[cfg(test)]
mod tests;
