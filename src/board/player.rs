//! The two players and the two sides of the board.

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Color};

/// The player of the white or of the black pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Has the white pieces and moves first; a case may call him `a`.
    #[serde(alias = "a")]
    White,
    /// Has the black pieces; a case may call him `b`.
    #[serde(alias = "b")]
    Black,
}

impl Player {
    /// Both players, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The colour of this player's pieces, for `shakmaty`.
    pub(super) const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

impl From<Color> for Player {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Player> for Color {
    fn from(player: Player) -> Self {
        player.color()
    }
}

/// The half of the board towards which a king castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Towards the h-file.
    KingSide,
    /// Towards the a-file.
    QueenSide,
}

impl Side {
    /// Both sides, the king's first.
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// The side of a rook as seen from the king.
    pub fn of(king: shakmaty::Square, rook: shakmaty::Square) -> Self {
        match rook.file() > king.file() {
            true => Self::KingSide,
            false => Self::QueenSide,
        }
    }

    /// The opposite side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::KingSide => Self::QueenSide,
            Self::QueenSide => Self::KingSide,
        }
    }
}

impl From<CastlingSide> for Side {
    fn from(side: CastlingSide) -> Self {
        match side {
            CastlingSide::KingSide => Self::KingSide,
            CastlingSide::QueenSide => Self::QueenSide,
        }
    }
}

impl From<Side> for CastlingSide {
    fn from(side: Side) -> Self {
        match side {
            Side::KingSide => Self::KingSide,
            Side::QueenSide => Self::QueenSide,
        }
    }
}
