//! The report on a game.

use super::counts::Counts;
use super::finding::{AuditFinding, How};

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
    pub findings: Vec<AuditFinding>,
}
