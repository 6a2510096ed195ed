//! The report on a game, and the summary of many.

use super::finding::{Finding, How, Weight, What, Won};
use crate::read::pgn::Game;
use serde::Serialize;

/// What the audit of one game says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many moves of either player were read.
    pub plies: usize,
    /// What is counted over many games.
    pub counts: Counts,
    /// Where the game was over by its moves alone, and how.
    pub over: Option<(usize, How)>,
    /// The findings, in the order of the game.
    pub findings: Vec<Finding>,
}

/// What is counted over many games: whether it is so in this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// An entry is no legal move, or there is no position to start from.
    pub illegal: bool,
    /// A position stood often enough for a claim.
    pub threefold: bool,
    /// A position stood often enough to draw by itself.
    pub fivefold: bool,
    /// Enough moves without pawn move or capture for a claim.
    pub fifty_moves: bool,
    /// Enough of them to draw by itself.
    pub seventy_five_moves: bool,
    /// At the end the material alone shows that nobody can checkmate.
    pub insufficient_material: bool,
    /// It ends in checkmate.
    pub checkmate: bool,
    /// It ends in stalemate.
    pub stalemate: bool,
    /// A draw could be claimed at some place, on the board or with an intended move.
    pub claim_available: bool,
    /// At some place nobody could checkmate any more, stalemate included.
    pub dead_position: bool,
    /// At the first such place, a stalemate at the end left out, the material would have been enough.
    pub dead_with_material: bool,
    /// Moves were played after that.
    pub played_on_after_dead: bool,
    /// A player won on time who could not checkmate.
    pub won_on_time_without_mate: bool,
    /// A player won by resignation who could not checkmate.
    pub resigned_without_mate: bool,
    /// The result is not what the moves, or the end that the file tells of, give.
    pub result_contradicts: bool,
    /// The clocks do not fit the time control or each other.
    pub clock_contradicts: bool,
    /// A tag contradicts another, the calendar, or the moves.
    pub header_contradicts: bool,
}

/// In how many games each thing is so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// All games.
    pub games: u64,
    /// All moves of either player.
    pub plies: u64,
    /// See [`Counts`].
    pub illegal: u64,
    /// See [`Counts`].
    pub threefold: u64,
    /// See [`Counts`].
    pub fivefold: u64,
    /// See [`Counts`].
    pub fifty_moves: u64,
    /// See [`Counts`].
    pub seventy_five_moves: u64,
    /// See [`Counts`].
    pub insufficient_material: u64,
    /// See [`Counts`].
    pub checkmate: u64,
    /// See [`Counts`].
    pub stalemate: u64,
    /// See [`Counts`].
    pub claim_available: u64,
    /// See [`Counts`].
    pub dead_position: u64,
    /// See [`Counts`].
    pub dead_with_material: u64,
    /// See [`Counts`].
    pub played_on_after_dead: u64,
    /// See [`Counts`].
    pub won_on_time_without_mate: u64,
    /// See [`Counts`].
    pub resigned_without_mate: u64,
    /// See [`Counts`].
    pub result_contradicts: u64,
    /// See [`Counts`].
    pub clock_contradicts: u64,
    /// See [`Counts`].
    pub header_contradicts: u64,
}

impl Report {
    pub(super) fn of(game: &Game<'_>) -> Self {
        let illegal = game.stop.is_some() || game.start.is_err();
        Report {
            plies: game.moves.len(),
            counts: Counts {
                illegal,
                ..Counts::default()
            },
            ..Report::default()
        }
    }
}

impl Report {
    /// Counts what the findings on the result, the clocks and the tags say.
    pub(super) fn count(&mut self) {
        let counts = &mut self.counts;
        for finding in &self.findings {
            let weighs = finding.what.weight() > Weight::Remark;
            match &finding.what {
                What::WinnerCannotMate { by, .. } => {
                    counts.won_on_time_without_mate |= *by == Won::OnTime;
                    counts.resigned_without_mate |= *by == Won::ByResignation;
                }
                What::ResultContradicts { .. } => counts.result_contradicts = true,
                What::Termination(_) => counts.result_contradicts |= weighs,
                What::Clock(_) => counts.clock_contradicts |= weighs,
                What::Header(_) => counts.header_contradicts |= weighs,
                _ => {}
            }
        }
    }
}

impl Summary {
    /// The summary with the games of another one.
    pub fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        for (sum, more) in self.counts_mut().into_iter().zip(other.counts()) {
            *sum += more;
        }
    }

    /// The summary with one more game.
    pub fn add(&mut self, report: &Report) {
        let counts = report.counts;
        self.games += 1;
        self.plies += report.plies as u64;
        for (sum, is) in self.counts_mut().into_iter().zip(counts.all()) {
            *sum += u64::from(is);
        }
    }

    /// What is counted, each with the number of games in which it is so.
    pub fn by_name(&self) -> impl Iterator<Item = (&'static str, u64)> {
        NAMES.into_iter().zip(self.counts())
    }

    fn counts(&self) -> [u64; COUNTS] {
        let mut copy = *self;
        copy.counts_mut().map(|count| *count)
    }

    const fn counts_mut(&mut self) -> [&mut u64; COUNTS] {
        [
            &mut self.illegal,
            &mut self.threefold,
            &mut self.fivefold,
            &mut self.fifty_moves,
            &mut self.seventy_five_moves,
            &mut self.insufficient_material,
            &mut self.checkmate,
            &mut self.stalemate,
            &mut self.claim_available,
            &mut self.dead_position,
            &mut self.dead_with_material,
            &mut self.played_on_after_dead,
            &mut self.won_on_time_without_mate,
            &mut self.resigned_without_mate,
            &mut self.result_contradicts,
            &mut self.clock_contradicts,
            &mut self.header_contradicts,
        ]
    }
}

/// How many things are counted.
const COUNTS: usize = 17;

/// Their names, in the order of their declaration.
const NAMES: [&str; COUNTS] = [
    "illegal",
    "threefold",
    "fivefold",
    "fifty-moves",
    "seventy-five-moves",
    "insufficient-material",
    "checkmate",
    "stalemate",
    "claim-available",
    "dead-position",
    "dead-with-material",
    "played-on-after-dead",
    "won-on-time-without-mate",
    "resigned-without-mate",
    "result-contradicts",
    "clock-contradicts",
    "header-contradicts",
];

impl Counts {
    /// All of them, in the order of their declaration.
    const fn all(&self) -> [bool; COUNTS] {
        [
            self.illegal,
            self.threefold,
            self.fivefold,
            self.fifty_moves,
            self.seventy_five_moves,
            self.insufficient_material,
            self.checkmate,
            self.stalemate,
            self.claim_available,
            self.dead_position,
            self.dead_with_material,
            self.played_on_after_dead,
            self.won_on_time_without_mate,
            self.resigned_without_mate,
            self.result_contradicts,
            self.clock_contradicts,
            self.header_contradicts,
        ]
    }
}
