//! How a position stands: mate, stalemate, dead; and whether a side can still checkmate at all.

use std::cell::RefCell;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position as _};

use super::mating_line::{Found, find};
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
    /// It was proved of every series of moves that can still be played.
    Proof,
    /// The game is over by stalemate, or this player is checkmated himself.
    GameOver,
}

/// How many forced moves are followed.
const FORCED_PLIES: usize = 200;

thread_local! {
    static OUTCOMES: RefCell<Memo<Outcome>> = const { RefCell::new(Memo::new()) };
    static MATES: RefCell<Memo<CanMate>> = const { RefCell::new(Memo::new()) };
}

impl Position {
    /// Decides how the game stands: mate, stalemate, dead, or that play goes on.
    ///
    /// A dead position is one in which [`can_mate`](Self::can_mate) is a proven no for both players.
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
        remembered(&OUTCOMES, chess, 0, || played_on(chess))
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
        can_mate(chess, player.color())
    }
}

/// Decides whether a position with legal moves is dead or can be played on.
fn played_on(chess: &Chess) -> Outcome {
    let mut hopeless = 0;
    for player in Player::ALL {
        match can_mate(chess, player.color()) {
            CanMate::Yes { .. } => return Outcome::PlayGoesOn,
            CanMate::No { .. } => hopeless += 1,
            CanMate::Undecided => {}
        }
    }
    if hopeless == Player::ALL.len() {
        Outcome::Dead
    } else {
        Outcome::Undecided
    }
}

fn can_mate(chess: &Chess, winner: Color) -> CanMate {
    if chess.has_insufficient_material(winner) {
        return CanMate::No {
            because: Method::Material,
        };
    }
    remembered(&MATES, chess, u8::from(winner.is_white()), || {
        by_force(chess, winner).unwrap_or_else(|| match find(chess, winner) {
            Found::Mate(line) => CanMate::Yes { line },
            Found::Nothing => CanMate::No {
                because: Method::Proof,
            },
            Found::GaveUp => CanMate::Undecided,
        })
    })
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
