//! How a position stands: mate, stalemate, dead; and whether a side can still checkmate at all.

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position as _};

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

impl Position {
    /// Decides how the game stands: mate, stalemate, dead, or that play goes on.
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
        match Player::ALL.map(|player| self.can_mate(player)) {
            [CanMate::Yes { .. }, _] | [_, CanMate::Yes { .. }] => Outcome::PlayGoesOn,
            [CanMate::No { .. }, CanMate::No { .. }] => Outcome::Dead,
            [CanMate::Undecided, _] | [_, CanMate::Undecided] => Outcome::Undecided,
        }
    }

    /// Decides whether a player can checkmate by any series of legal moves, the opponent helping.
    #[must_use]
    pub fn can_mate(&self, player: Player) -> CanMate {
        let color = player.color();
        match &self.legal {
            Some(chess) => forced(chess, color),
            None => CanMate::Undecided,
        }
    }
}

fn forced(chess: &Chess, winner: Color) -> CanMate {
    let mut chess = chess.clone();
    let mut line = Vec::new();
    for _ in 0..FORCED_PLIES {
        let moves = chess.legal_moves();
        if moves.is_empty() {
            if chess.is_check() && chess.turn() != winner {
                return CanMate::Yes { line };
            }
            let because = if line.is_empty() {
                Method::GameOver
            } else {
                Method::ForcedLine
            };
            return CanMate::No { because };
        }
        if chess.has_insufficient_material(winner) {
            let because = if line.is_empty() {
                Method::Material
            } else {
                Method::ForcedLine
            };
            return CanMate::No { because };
        }
        let [only] = moves.as_slice() else {
            break;
        };
        line.push(*only);
        chess.play_unchecked(*only);
    }
    CanMate::Undecided
}
