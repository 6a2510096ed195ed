//! What a file tells of the end of a game, and whether the moves show it.

use super::ending::Ending;
use super::finding::{AuditFinding, Basis, Detail, How, Row, Topic, Weight, What, Won};
use super::played::Played;
use super::told::{End, ToldEnd};
use crate::board::{CanMate, Course, Move, Player, Position};
use crate::laws::Provision;
use crate::laws::clock::{FLAG_AFTER_THE_END, FLAG_FALL, FLAG_FALL_DRAW};
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, STALEMATE};
use crate::laws::drawn_game::{NO_PROGRESS_ON_THE_BOARD, REPETITION_ON_THE_BOARD};
use crate::read::pgn::WrittenResult;

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
    /// Its row in the table of findings.
    pub(super) fn row(&self) -> Row {
        use Weight::{Doubt, Error, Remark};
        let row = |name, weight, provisions: &[&'static Provision]| {
            Row::new(name, Topic::Results, weight, provisions)
        };
        match self {
            Termination::DrawnOnTime { .. } => {
                let provisions = [&FLAG_FALL, &FLAG_FALL_DRAW];
                row("drawn-on-time-though-mate-possible", Error, &provisions)
            }
            Termination::NotDead { .. } => row(
                "drawn-as-dead-though-mate-possible",
                Error,
                &[&DEAD_POSITION],
            ),
            Termination::NotShown { told } => {
                let missing: Option<&Provision> = match told {
                    End::Checkmate => Some(&CHECKMATE),
                    End::Stalemate => Some(&STALEMATE),
                    End::Repetition => Some(&REPETITION_ON_THE_BOARD),
                    End::NoProgress => Some(&NO_PROGRESS_ON_THE_BOARD),
                    _ => None,
                };
                row("end-not-shown", Doubt, missing.as_slice())
            }
            // A player can have moved without pressing the clock, and a server can notice a mate later.
            Termination::OverBefore { told, over } => {
                let name = "other-end-than-told";
                match told {
                    End::OnTime | End::OnTimeWithoutMaterial => {
                        row(name, Remark, &[over.provision(), &FLAG_AFTER_THE_END])
                    }
                    _ => row(name, Remark, &[over.provision()]),
                }
            }
            Termination::NotToMove { .. } => {
                row("lost-on-time-without-the-move", Remark, &[&FLAG_FALL])
            }
            Termination::OtherResult { .. } => row("other-result-than-told", Doubt, &[]),
        }
    }

    /// What belongs to it.
    pub(super) fn details(&self) -> Vec<(&'static str, Detail<'_>)> {
        match self {
            Termination::DrawnOnTime { loser, line } => vec![
                ("loser", Detail::Player(Some(*loser))),
                ("mate", Detail::Line(line)),
            ],
            Termination::NotDead { by, line } => vec![
                ("by", Detail::Player(Some(*by))),
                ("mate", Detail::Line(line)),
            ],
            Termination::NotShown { told } => vec![("told", Detail::End(*told))],
            Termination::OverBefore { told, over } => vec![
                ("told", Detail::End(*told)),
                ("by", Detail::Word(over.name())),
            ],
            Termination::NotToMove { loser } => vec![("loser", Detail::Player(Some(*loser)))],
            Termination::OtherResult {
                told,
                winner,
                written,
            } => vec![
                ("told", Detail::End(*told)),
                ("winner", Detail::Player(*winner)),
                ("written", Detail::Result(*written)),
            ],
        }
    }
}

/// By what a game was won, as its file tells it.
///
/// Reading: "normal" is what the standard of game files calls every end but those that it lists, a fallen flag among
/// them; so a game won so without mate was resigned. The alternative leaves it open.
pub(super) fn won(told: Option<ToldEnd>) -> Won {
    match told.map(|told| told.end) {
        Some(End::OnTime) => Won::OnTime,
        Some(End::Resignation | End::Normal) => Won::ByResignation,
        Some(End::Abandoned) => Won::ByForfeit,
        Some(End::Decided) => Won::ByDecision,
        _ => Won::Untold,
    }
}

/// What the file tells of the end, compared with the moves, the result and what was found of both.
pub(super) fn termination(
    played: &Played<'_>,
    course: &Course<'_>,
    ending: &Ending,
    claims: &[AuditFinding],
    contradicted: bool,
) -> Option<AuditFinding> {
    let told = played.told.filter(|_| played.game.stop.is_none())?;
    let what = compare(played, course, ending, told, claims, contradicted)?;
    Some(AuditFinding::new(course.end(), What::Termination(what)))
}

fn compare(
    played: &Played<'_>,
    course: &Course<'_>,
    ending: &Ending,
    told: ToldEnd,
    claims: &[AuditFinding],
    contradicted: bool,
) -> Option<Termination> {
    let written = played.game.written_result();
    if let Some(written) = written.filter(|written| !agrees(told, *written)) {
        let winner = told.winner();
        let told = told.end;
        return Some(Termination::OtherResult {
            told,
            winner,
            written,
        });
    }
    if let Some((_, ended)) = ending.over {
        let (told, over) = (told.end, ended.how);
        let fits = contradicted || is(told, over);
        return (!fits).then_some(Termination::OverBefore { told, over });
    }
    let to_move = course.has_the_move(course.end());
    match told.end {
        End::Checkmate | End::Stalemate => Some(Termination::NotShown { told: told.end }),
        End::Repetition | End::NoProgress => (!claimable(told.end, course.end(), claims))
            .then_some(Termination::NotShown { told: told.end }),
        End::NoMaterial => mate_by(&course.last(), &Player::ALL)
            .map(|(by, line)| Termination::NotDead { by, line }),
        End::OnTime | End::OnTimeWithoutMaterial => {
            let loser = told.loser.or(loser_of(written)).unwrap_or(to_move);
            if written == Some(WrittenResult::Draw) {
                let (_, line) = mate_by(&course.last(), &[loser.other()])?;
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
fn agrees(told: ToldEnd, written: WrittenResult) -> bool {
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
fn claimable(told: End, end: usize, claims: &[AuditFinding]) -> bool {
    claims.iter().any(|finding| {
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
            CanMate::Yes { line } => Some((*player, position.short_mate(&line))),
            CanMate::No { .. } | CanMate::IllegalPosition | CanMate::Undecided => None,
        })
}
