//! What a file tells of the end of a game, and whether the moves show it.

use super::finding::{Basis, Finding, How, Weight, What, Won};
use super::line::Line;
use super::report::Report;
use super::told::{End, Told, told};
use crate::board::{CanMate, Move, Player, Position};
use crate::laws::Provision;
use crate::laws::clock::{FLAG_AFTER_THE_END, FLAG_FALL, FLAG_FALL_DRAW};
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, STALEMATE};
use crate::laws::drawn_game::{NO_PROGRESS_ON_THE_BOARD, REPETITION_ON_THE_BOARD};
use crate::read::pgn::{Game, WrittenResult};
use shakmaty::Position as _;

/// What is odd about the end that a file tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Termination {
    /// A game lost on time was scored as drawn, although the opponent could checkmate.
    DrawnOnTime {
        /// Whose flag fell.
        loser: Player,
        /// A series of legal moves with which the opponent mates.
        line: Vec<Move>,
    },
    /// It was drawn because nobody could checkmate, although somebody could.
    NotDead {
        /// Who.
        by: Player,
        /// A series of legal moves with which he mates.
        line: Vec<Move>,
    },
    /// The last position shows nothing of what ended the game.
    NotShown {
        /// What the file tells.
        told: End,
    },
    /// The file tells of another end than the one that came first on the board.
    OverBefore {
        /// What the file tells.
        told: End,
        /// By what the game was over.
        over: How,
    },
    /// The player who lost on time did not have the move.
    NotToMove {
        /// Whose flag fell.
        loser: Player,
    },
    /// The result is not the one that such an end gives.
    OtherResult {
        /// What the file tells.
        told: End,
        /// The winner by that end, where it has one.
        winner: Option<Player>,
        /// The result as it is written.
        written: WrittenResult,
    },
}

impl Termination {
    /// Its name in reports for machines.
    pub const fn name(&self) -> &'static str {
        match self {
            Termination::DrawnOnTime { .. } => "drawn-on-time-though-mate-possible",
            Termination::NotDead { .. } => "drawn-as-dead-though-mate-possible",
            Termination::NotShown { .. } => "end-not-shown",
            Termination::OverBefore { .. } => "other-end-than-told",
            Termination::NotToMove { .. } => "lost-on-time-without-the-move",
            Termination::OtherResult { .. } => "other-result-than-told",
        }
    }

    /// How much it weighs.
    pub const fn weight(&self) -> Weight {
        match self {
            Termination::DrawnOnTime { .. } | Termination::NotDead { .. } => Weight::Error,
            Termination::NotShown { .. } | Termination::OtherResult { .. } => Weight::Doubt,
            // A player can have moved without pressing the clock, and a server can notice a mate later.
            Termination::OverBefore { .. } | Termination::NotToMove { .. } => Weight::Remark,
        }
    }

    pub(super) fn provisions(&self) -> Vec<&'static Provision> {
        match self {
            Termination::DrawnOnTime { .. } => vec![&FLAG_FALL, &FLAG_FALL_DRAW],
            Termination::NotDead { .. } => vec![&DEAD_POSITION],
            Termination::NotShown { told } => match told {
                End::Checkmate => vec![&CHECKMATE],
                End::Stalemate => vec![&STALEMATE],
                End::Repetition => vec![&REPETITION_ON_THE_BOARD],
                End::NoProgress => vec![&NO_PROGRESS_ON_THE_BOARD],
                _ => vec![],
            },
            Termination::OverBefore { told, over } => {
                let late = matches!(told, End::OnTime | End::OnTimeWithoutMaterial);
                let flag = late.then_some(&FLAG_AFTER_THE_END);
                over.provisions().into_iter().chain(flag).collect()
            }
            Termination::NotToMove { .. } => vec![&FLAG_FALL],
            Termination::OtherResult { .. } => vec![],
        }
    }
}

/// By what a game was won, as its file tells it.
///
/// Reading: "normal" is what the standard of game files calls every end but those that it lists, a fallen flag among
/// them; so a game won so without mate was resigned. The alternative leaves it open.
pub(super) fn won(told: Option<Told>) -> Won {
    match told.map(|told| told.end) {
        Some(End::OnTime) => Won::OnTime,
        Some(End::Resignation | End::Normal) => Won::ByResignation,
        Some(End::Abandoned) => Won::ByForfeit,
        Some(End::Decided) => Won::ByDecision,
        _ => Won::Untold,
    }
}

/// Compares what the file tells of the end with the moves and the result.
pub(super) fn termination(game: &Game<'_>, line: &Line<'_>, report: &mut Report) {
    let (Some(told), None) = (told(game), &game.stop) else {
        return;
    };
    let found = compare(game, line, report, told);
    let end = line.end();
    let findings = found.map(|what| Finding::new(end, What::Termination(what)));
    report.findings.extend(findings);
}

fn compare(game: &Game<'_>, line: &Line<'_>, report: &Report, told: Told) -> Option<Termination> {
    let written = game.written_result();
    if let Some(written) = written.filter(|written| !agrees(told, *written)) {
        let winner = told.winner();
        let told = told.end;
        return Some(Termination::OtherResult {
            told,
            winner,
            written,
        });
    }
    if let Some((_, over)) = report.over {
        let told = told.end;
        let said = (report.findings.iter())
            .any(|finding| matches!(finding.what, What::ResultContradicts { .. }));
        return (!said && !is(told, over)).then_some(Termination::OverBefore { told, over });
    }
    let last = || Position::from(line.last().clone());
    let to_move = Player::from(line.last().turn());
    match told.end {
        End::Checkmate | End::Stalemate => Some(Termination::NotShown { told: told.end }),
        End::Repetition | End::NoProgress => (!claimable(told.end, line.end(), report))
            .then_some(Termination::NotShown { told: told.end }),
        End::NoMaterial => {
            mate_by(&last(), &Player::ALL).map(|(by, line)| Termination::NotDead { by, line })
        }
        End::OnTime | End::OnTimeWithoutMaterial => {
            let loser = told.loser.or(loser_of(written)).unwrap_or(to_move);
            if written == Some(WrittenResult::Draw) {
                let (_, line) = mate_by(&last(), &[loser.other()])?;
                return Some(Termination::DrawnOnTime { loser, line });
            }
            (loser != to_move).then_some(Termination::NotToMove { loser })
        }
        _ => None,
    }
}

fn loser_of(written: Option<WrittenResult>) -> Option<Player> {
    match written {
        Some(WrittenResult::Win(winner)) => Some(winner.other()),
        _ => None,
    }
}

/// Whether a result is one that such an end can have.
fn agrees(told: Told, written: WrittenResult) -> bool {
    match written {
        WrittenResult::Win(winner) => {
            told.end.can_be_won() && told.winner().is_none_or(|told| told == winner)
        }
        WrittenResult::Draw => told.end.can_be_drawn(),
        WrittenResult::Open => true,
    }
}

/// Whether the end that a file tells of can be this one.
fn is(told: End, over: How) -> bool {
    match over {
        How::Checkmate => matches!(told, End::Checkmate | End::Normal | End::Decided),
        How::Stalemate => matches!(told, End::Stalemate | End::Normal | End::Decided),
        // Who did not notice ended the game otherwise, with the same result.
        How::Dead { .. } | How::Repetition | How::NoProgress => told.can_be_drawn(),
    }
}

/// Whether the draw that a file tells of could be claimed at the end, or one move before.
///
/// Servers look at the last position only, some also at the one before the last move.
fn claimable(told: End, end: usize, report: &Report) -> bool {
    report.findings.iter().any(|finding| {
        let What::Claim(claim) = &finding.what else {
            return false;
        };
        let fits = match claim.basis {
            Basis::Repetition(_) => told == End::Repetition,
            Basis::NoProgress(_) => told == End::NoProgress,
        };
        fits && finding.after + 1 >= end
    })
}

fn mate_by(position: &Position, players: &[Player]) -> Option<(Player, Vec<Move>)> {
    players
        .iter()
        .find_map(|player| match position.can_mate(*player) {
            CanMate::Yes { line } => Some((*player, position.without_detours(&line))),
            CanMate::No { .. } | CanMate::IllegalPosition | CanMate::Undecided => None,
        })
}
