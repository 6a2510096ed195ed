//! How a position stands: mate, stalemate, dead; and whether a side can still checkmate at all.

use std::cell::RefCell;
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position as _};

use super::easy_mate::easy_mate;
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
        /// The moves that are forced, where that is how it is known; otherwise none.
        line: Vec<Move>,
    },
    /// The position is illegal, so that legal moves are not defined.
    IllegalPosition,
    /// Not found out with the effort allowed.
    Undecided,
}

impl CanMate {
    /// "Cannot", known in this way and without moves to show.
    pub(super) const fn no(because: Method) -> Self {
        Self::No {
            because,
            line: Vec::new(),
        }
    }
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

impl Method {
    /// Its name, in messages and in reports for machines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Method::Material => "material",
            Method::ForcedLine => "forced-line",
            Method::Proof => "proof",
            Method::GameOver => "game-over",
        }
    }
}

/// How many forced moves are followed.
const FORCED_PLIES: usize = 200;

thread_local! {
    static OUTCOMES: RefCell<Memo<Outcome>> = const { RefCell::new(Memo::new()) };
    static MATES: RefCell<Memo<CanMate>> = const { RefCell::new(Memo::new()) };
    static EASY: RefCell<Memo<Option<Vec<Move>>>> = const { RefCell::new(Memo::new()) };
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
        remembered(&OUTCOMES, chess, 0, || stands(chess))
    }

    /// Decides whether a player can checkmate by any series of legal moves, the opponent helping.
    ///
    /// Reading: only the diagram counts, that is placement, move and rights.
    /// The alternative also counts what went before, so that no series may pass the fifth occurrence of a position
    /// or the end of 75 moves without capture and pawn move; then a mate too far away would be none.
    ///
    /// In an illegal position only a bare king is decided.
    #[must_use]
    pub fn can_mate(&self, player: Player) -> CanMate {
        let Some(chess) = &self.legal else {
            let board = &self.setup.board;
            let bare = board.by_color(player.color()).is_subset(board.kings());
            return if bare {
                CanMate::no(Method::Material)
            } else {
                CanMate::IllegalPosition
            };
        };
        can_mate(chess, player.color())
    }
}

/// Decides how the game stands, where the moves are defined.
fn stands(chess: &Chess) -> Outcome {
    if chess.legal_moves().is_empty() {
        return if chess.is_check() {
            Outcome::Mate
        } else {
            Outcome::Stalemate
        };
    }
    let mut players = Player::ALL;
    // Who has more mates more easily.
    players.sort_by_key(|player| Reverse(strength(chess, player.color())));
    if (players.iter()).any(|player| easily(chess, player.color()).is_some()) {
        return Outcome::PlayGoesOn;
    }
    let mut hopeless = 0;
    for player in players {
        match can_mate(chess, player.color()) {
            CanMate::Yes { .. } => return Outcome::PlayGoesOn,
            CanMate::No { .. } => hopeless += 1,
            CanMate::IllegalPosition | CanMate::Undecided => {}
        }
    }
    if hopeless == Player::ALL.len() {
        Outcome::Dead
    } else {
        Outcome::Undecided
    }
}

/// A line to mate that is found without a search.
fn easily(chess: &Chess, winner: Color) -> Option<Vec<Move>> {
    remembered(&EASY, chess, u8::from(winner.is_white()), || {
        easy_mate(chess, winner)
    })
}

/// The customary values of a player's pieces, added up: only the order of the questions depends on them.
fn strength(chess: &Chess, color: Color) -> u32 {
    let count = chess.board().material_side(color);
    let [pawns, knights, bishops, rooks, queens] = [
        count.pawn,
        count.knight,
        count.bishop,
        count.rook,
        count.queen,
    ]
    .map(u32::from);
    pawns + 3 * (knights + bishops) + 5 * rooks + 9 * queens
}

fn can_mate(chess: &Chess, winner: Color) -> CanMate {
    if chess.has_insufficient_material(winner) {
        // No move leads to a mate with such material, but a placement that no game reaches may show one.
        return if chess.turn() != winner && chess.is_checkmate() {
            CanMate::Yes { line: Vec::new() }
        } else {
            CanMate::no(Method::Material)
        };
    }
    remembered(&MATES, chess, u8::from(winner.is_white()), || {
        let searched = || easily(chess, winner).map_or_else(|| find(chess, winner), Found::Mate);
        by_force(chess, winner).unwrap_or_else(|| match searched() {
            Found::Mate(line) => CanMate::Yes { line },
            Found::Nothing => CanMate::no(Method::Proof),
            Found::GaveUp => CanMate::Undecided,
        })
    })
}

/// Follows forced moves until the game ends, the material decides, or there is a choice.
fn by_force(chess: &Chess, winner: Color) -> Option<CanMate> {
    let mut chess = chess.clone();
    let mut line = Vec::new();
    while line.len() < FORCED_PLIES {
        let moves = chess.legal_moves();
        if moves.is_empty() {
            return Some(if chess.is_check() && chess.turn() != winner {
                CanMate::Yes { line }
            } else if line.is_empty() {
                CanMate::no(Method::GameOver)
            } else {
                forced(line)
            });
        }
        if chess.has_insufficient_material(winner) {
            return Some(forced(line));
        }
        let [only] = moves.as_slice() else {
            return None;
        };
        line.push(*only);
        chess.play_unchecked(*only);
    }
    None
}

const fn forced(line: Vec<Move>) -> CanMate {
    CanMate::No {
        because: Method::ForcedLine,
        line,
    }
}

#[cfg(test)]
mod tests;
