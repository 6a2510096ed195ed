//! The Laws' test whether two positions are the same.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, Color, Square};

use super::Position;

/// Whether two positions are the same in the sense of the Laws, or the first thing that differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sameness {
    /// They are the same position.
    Same,
    /// They are not.
    Differs(Difference),
}

/// What makes two positions differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difference {
    /// A piece of another kind or colour stands somewhere.
    Placement,
    /// The other player has the move.
    SideToMove,
    /// A right to castle has been lost by moving king or rook.
    Castling,
    /// In one of them a pawn can be taken en passant.
    EnPassant,
}

/// What decides that positions are the same; equal exactly when they are.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PositionKey {
    board: Board,
    has_the_move: Color,
    rights: Bitboard,
    en_passant: Option<Square>,
}

impl Position {
    /// Decides whether two positions are the same in the sense of the Laws.
    ///
    /// En passant counts only where a capture is legal.
    /// A right to castle counts while king and rook have not moved, whatever bars castling for the moment.
    ///
    /// Source: Article 9.2.3 (2023), 9.2.2 (2017–2018), 9.2 (1997–2014).
    #[must_use]
    pub fn same_position(&self, other: &Self) -> Sameness {
        let (one, two) = (self.identity(), other.identity());
        let differs = [
            (one.board != two.board, Difference::Placement),
            (one.has_the_move != two.has_the_move, Difference::SideToMove),
            (one.rights != two.rights, Difference::Castling),
            (one.en_passant != two.en_passant, Difference::EnPassant),
        ];
        (differs.into_iter())
            .find_map(|(differs, what)| differs.then_some(Sameness::Differs(what)))
            .unwrap_or(Sameness::Same)
    }

    /// The key that equals another position's key exactly when the two are the same in the sense of the Laws.
    #[must_use]
    pub fn identity(&self) -> PositionKey {
        PositionKey {
            board: self.setup.board.clone(),
            has_the_move: self.setup.turn,
            rights: self.castling_rights(),
            en_passant: self.legal_en_passant(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_the_same_only_when_both_players_may_do_the_same() {
        use Difference::{Castling, EnPassant, Placement, SideToMove};
        use Sameness::{Differs, Same};
        for (case, one, two, expected) in [
            (
                "the counters do not matter",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "4k3/8/8/8/8/8/8/4K2R w K - 31 60",
                Same,
            ),
            (
                "the other player has the move",
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/4K2R b - - 0 1",
                Differs(SideToMove),
            ),
            (
                "two knights changed places: the same kind and colour on each square",
                "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
                "4k3/8/8/8/8/8/8/1N2K1N1 w - - 4 3",
                Same,
            ),
            (
                "a piece of another kind",
                "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1",
                "4k3/8/8/8/8/8/8/1B2K3 w - - 0 1",
                Differs(Placement),
            ),
            (
                "the right to castle was lost",
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
                Differs(Castling),
            ),
            (
                "the right of the player who does not have the move counts too",
                "r3k3/8/8/8/8/8/8/4K3 w q - 0 1",
                "r3k3/8/8/8/8/8/8/4K3 w - - 0 1",
                Differs(Castling),
            ),
            (
                "a right that a check bars for the moment is still a right",
                "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
                "4r1k1/8/8/8/8/8/8/4K2R w - - 0 1",
                Differs(Castling),
            ),
            (
                "a right on paper without the rook is none",
                "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
                Same,
            ),
            (
                "a pawn that can be taken en passant",
                "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1",
                "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1",
                Differs(EnPassant),
            ),
            (
                "a double step that no pawn can answer",
                "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
                "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
                Same,
            ),
            (
                "the pawn that could take is pinned to its king",
                "8/8/8/8/k3Pp1R/8/8/4K3 b - e3 0 1",
                "8/8/8/8/k3Pp1R/8/8/4K3 b - - 0 1",
                Same,
            ),
            (
                "a capture en passant that leaves the file of the check closed",
                "4k3/8/8/8/4Pp2/8/8/K3R3 b - e3 0 1",
                "4k3/8/8/8/4Pp2/8/8/K3R3 b - - 0 1",
                Differs(EnPassant),
            ),
            (
                "en passant does not parry this check",
                "k7/8/8/8/4Pp2/8/8/R3K3 b - e3 0 1",
                "k7/8/8/8/4Pp2/8/8/R3K3 b - - 0 1",
                Same,
            ),
            (
                "also where both kings are in check",
                "4k2R/8/8/8/8/8/8/4K2r w - - 0 1",
                "4k2R/8/8/8/8/8/8/4K2r w - - 9 9",
                Same,
            ),
        ] {
            let one = Position::from_fen(one).expect(one);
            let two = Position::from_fen(two).expect(two);
            assert_eq!(one.same_position(&two), expected, "{case}");
            assert_eq!(
                two.same_position(&one),
                expected,
                "{case}, the other way round"
            );
            assert_eq!(
                one.identity() == two.identity(),
                expected == Same,
                "{case}: key"
            );
        }
    }

    #[test]
    fn the_initial_position_returns_when_the_knights_do() {
        let start = Position::initial();
        let mut position = start.clone();
        for san in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            let attempt = position
                .read_move(san, &super::super::Letters::ENGLISH)
                .expect(san);
            position = position.play(&position.examine(&attempt).expect(san));
        }
        assert_eq!(position.same_position(&start), Sameness::Same);
        assert_ne!(position, start, "the counters have moved on");
    }
}
