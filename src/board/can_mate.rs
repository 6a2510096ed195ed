//! How a position stands: mate, stalemate, dead; and whether a side can still checkmate at all.

use std::cell::RefCell;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position as _};

use super::helpmate::{Found, search};
use super::memo::{Memo, remembered};
use super::{Player, Position};

/// How the game stands when a move has led to this position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The player who has the move is checkmated.
    Mate,
    /// The player who has the move has no legal move and is not in check.
    Stalemate,
    /// Neither player can checkmate by any series of legal moves.
    Dead,
    /// None of these.
    PlayGoesOn,
    /// The position is illegal, or it was not found out whether it is dead.
    Undecided,
}

/// Whether a player can checkmate by any series of legal moves, however badly the opponent plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CanMate {
    /// This line ends with the opponent checkmated; empty where he is already.
    Yes {
        /// The moves, those of both players.
        line: Vec<Move>,
    },
    /// No series of legal moves leads there.
    No {
        /// How it is known.
        because: Method,
    },
    /// Not found out.
    Undecided,
}

/// How it is known that a player cannot checkmate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// With this material there is no mating position at all.
    Material,
    /// Every move is forced, and the end is no mate by this player.
    ForcedLine,
    /// Every position that can still arise was looked at.
    EveryPosition,
    /// The game is over by stalemate, or this player is checkmated himself.
    GameOver,
}

/// How many forced moves are followed.
const FORCED_PLIES: usize = 200;

/// How many positions the search for a series of moves that mates may look at.
const SEARCHED_POSITIONS: usize = 30_000;

/// How many positions per player suffice to see that play goes on: a few first, more where these do not do.
const GLANCED_POSITIONS: [usize; 2] = [400, 3_000];

thread_local! {
    static OUTCOMES: RefCell<Memo<Outcome>> = const { RefCell::new(Memo::new()) };
    static MATES: RefCell<Memo<CanMate>> = const { RefCell::new(Memo::new()) };
}

impl Position {
    /// Decides how the game stands: mate, stalemate, dead, or that play goes on.
    ///
    /// Mate and stalemate are always found, dead positions where the material, forced moves
    /// or the small number of positions that can still arise show it.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let Some(chess) = &self.legal else {
            return Outcome::Undecided;
        };
        if chess.legal_moves().is_empty() {
            return if chess.is_check() {
                Outcome::Mate
            } else {
                Outcome::Stalemate
            };
        }
        remembered(&OUTCOMES, chess, 0, || glance(chess))
    }

    /// Decides whether a player can checkmate by any series of legal moves, the opponent helping.
    ///
    /// Repetitions and counted moves are left out of account.
    /// In an illegal position only a bare king is decided.
    #[must_use]
    pub fn can_mate(&self, player: Player) -> CanMate {
        let Some(chess) = &self.legal else {
            let board = &self.setup.board;
            let bare = board.by_color(player.color()).is_subset(board.kings());
            return if bare {
                CanMate::No {
                    because: Method::Material,
                }
            } else {
                CanMate::Undecided
            };
        };
        let winner = player.color();
        if chess.has_insufficient_material(winner) {
            return CanMate::No {
                because: Method::Material,
            };
        }
        remembered(&MATES, chess, u8::from(winner.is_white()), || {
            can_mate_within(chess, winner, SEARCHED_POSITIONS)
        })
    }
}

/// Decides whether a position with legal moves is dead or can be played on.
fn glance(chess: &Chess) -> Outcome {
    let mut hopeless = [false; 2];
    for limit in GLANCED_POSITIONS {
        for (player, hopeless) in Player::ALL.into_iter().zip(&mut hopeless) {
            match can_mate_within(chess, player.color(), limit) {
                CanMate::Yes { .. } => return Outcome::PlayGoesOn,
                CanMate::No { .. } => *hopeless = true,
                CanMate::Undecided => {}
            }
        }
        if hopeless == [true; 2] {
            return Outcome::Dead;
        }
    }
    Outcome::Undecided
}

fn can_mate_within(chess: &Chess, winner: Color, limit: usize) -> CanMate {
    if let Some(known) = by_force(chess, winner) {
        return known;
    }
    match search(chess, winner, limit) {
        Found::Mate(line) => CanMate::Yes { line },
        Found::Nothing => CanMate::No {
            because: Method::EveryPosition,
        },
        // The place of an exact procedure for what the search leaves open.
        Found::GaveUp => CanMate::Undecided,
    }
}

/// Follows forced moves until the game ends, the material decides, or there is a choice.
fn by_force(chess: &Chess, winner: Color) -> Option<CanMate> {
    // With such material no mating position exists, so nothing needs to be looked at.
    if chess.has_insufficient_material(winner) {
        return Some(CanMate::No {
            because: Method::Material,
        });
    }
    let mut chess = chess.clone();
    let mut line = Vec::new();
    while line.len() < FORCED_PLIES {
        let moves = chess.legal_moves();
        let because = if moves.is_empty() {
            if chess.is_check() && chess.turn() != winner {
                return Some(CanMate::Yes { line });
            }
            Some(Method::GameOver)
        } else {
            chess
                .has_insufficient_material(winner)
                .then_some(Method::Material)
        };
        if let Some(because) = because {
            let because = if line.is_empty() {
                because
            } else {
                Method::ForcedLine
            };
            return Some(CanMate::No { because });
        }
        let [only] = moves.as_slice() else {
            return None;
        };
        line.push(*only);
        chess.play_unchecked(*only);
    }
    None
}

#[cfg(test)]
mod tests;
