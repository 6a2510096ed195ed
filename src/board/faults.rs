//! What is wrong with a position that no game can reach.

use shakmaty::{Bitboard, Chess, File, FromSetup, PositionErrorKinds, Role, Square};

use super::{Player, Position};

/// One reason why no series of legal moves can lead to a position.
///
/// Not complete: many unreachable positions show none of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionFault {
    /// A player has no king.
    KingMissing(Player),
    /// A player has more than one king.
    SeveralKings(Player),
    /// Both kings are attacked at once.
    BothKingsInCheck,
    /// The king of the player who does not have the move is attacked.
    KingLeftInCheck(Player),
    /// A pawn stands on the last rank of its owner.
    PawnNotPromoted(Player, Square),
    /// A pawn stands on the first rank of its owner.
    PawnOnFirstRank(Player, Square),
    /// The king is attacked by pieces that cannot have come to attack it together.
    ImpossibleCheck(Player),
    /// A bishop stands on its first rank behind own pawns that never moved, and did not begin the game there.
    BishopShutIn(Player, Square),
    /// Bishops of a player stand where only promotions can have brought them, and too few pawns are missing for that:
    /// the one that began on squares of their colour never left its square.
    BishopNeverLeft(Player),
    /// A player has more pieces than sixteen with eight promotions allow.
    TooMuchMaterial,
    /// A right to castle without the king and the rook on their squares.
    CastlingRightWithoutPieces,
    /// An en passant square that no double step can have left.
    EnPassantWithoutDoubleStep,
}

impl PositionFault {
    /// Decides whether the fault alone lets nobody say which moves are legal.
    #[must_use]
    pub const fn stops_play(self) -> bool {
        match self {
            Self::KingMissing(_)
            | Self::SeveralKings(_)
            | Self::BothKingsInCheck
            | Self::KingLeftInCheck(_)
            | Self::PawnNotPromoted(..)
            | Self::PawnOnFirstRank(..) => true,
            Self::ImpossibleCheck(_)
            | Self::BishopShutIn(..)
            | Self::BishopNeverLeft(_)
            | Self::TooMuchMaterial
            | Self::CastlingRightWithoutPieces
            | Self::EnPassantWithoutDoubleStep => false,
        }
    }
}

impl Position {
    /// The faults that show that no game can reach this position; empty says nothing for certain.
    #[must_use]
    pub fn illegality(&self) -> Vec<PositionFault> {
        let mut faults = Vec::new();
        for player in Player::ALL {
            let kings = self.setup.board.by_piece(player.color().king()).count();
            if kings == 0 {
                faults.push(PositionFault::KingMissing(player));
            } else if kings > 1 {
                faults.push(PositionFault::SeveralKings(player));
            }
        }
        let waits = self.has_the_move().other();
        if self.kings_in_check().len() == 2 {
            faults.push(PositionFault::BothKingsInCheck);
        } else if self.in_check(waits) {
            faults.push(PositionFault::KingLeftInCheck(waits));
        }
        for (player, square) in self.unpromoted_pawns() {
            faults.push(PositionFault::PawnNotPromoted(player, square));
        }
        for player in Player::ALL {
            let pawns = self.setup.board.by_piece(player.color().pawn());
            let rank = Bitboard::from_rank(super::position::first_rank(player.color()));
            for square in pawns & rank {
                faults.push(PositionFault::PawnOnFirstRank(player, square));
            }
        }
        faults.extend(self.shut_in_bishops());
        faults.extend(self.minor_faults());
        if !faults.contains(&PositionFault::TooMuchMaterial) {
            faults.extend(self.bishops_that_never_left());
        }
        faults
    }

    /// The fault for which no game can reach this placement of the pieces; `None` says nothing for certain.
    ///
    /// Looks at the pieces and at who has the move, not at what is only noted beside them: rights and en passant.
    #[must_use]
    pub fn certain_illegality(&self) -> Option<PositionFault> {
        (self.illegality().into_iter()).find(|fault| match fault {
            PositionFault::CastlingRightWithoutPieces
            | PositionFault::EnPassantWithoutDoubleStep => false,
            PositionFault::KingMissing(_)
            | PositionFault::SeveralKings(_)
            | PositionFault::BothKingsInCheck
            | PositionFault::KingLeftInCheck(_)
            | PositionFault::PawnNotPromoted(..)
            | PositionFault::PawnOnFirstRank(..)
            | PositionFault::ImpossibleCheck(_)
            | PositionFault::BishopShutIn(..)
            | PositionFault::BishopNeverLeft(_)
            | PositionFault::TooMuchMaterial => true,
        })
    }

    /// Bishops that can neither have come to their square nor have begun the game on it.
    fn shut_in_bishops(&self) -> Vec<PositionFault> {
        if self.mode.is_chess960() {
            return Vec::new();
        }
        let shut_in = |player: Player| {
            let color = player.color();
            let bishops = self.setup.board.by_piece(color.bishop());
            let pawns = self.setup.board.by_piece(color.pawn());
            let first = Bitboard::from_rank(super::position::first_rank(color));
            let begins = |square: Square| matches!(square.file(), File::C | File::F);
            (bishops & first).into_iter().filter_map(move |square| {
                let doors = shakmaty::attacks::pawn_attacks(color, square);
                let shut = !begins(square) && pawns.is_superset(doors);
                shut.then_some(PositionFault::BishopShutIn(player, square))
            })
        };
        Player::ALL.into_iter().flat_map(shut_in).collect()
    }

    /// Players with more promoted pieces than missing pawns, once a bishop counts as promoted that does not stand on the
    /// square behind two unmoved pawns from which it would have come.
    fn bishops_that_never_left(&self) -> Vec<PositionFault> {
        if self.mode.is_chess960() {
            return Vec::new();
        }
        let promoted_too_many = |player: &Player| {
            let color = player.color();
            let board = &self.setup.board;
            let count = |role: Role| board.by_piece(role.of(color)).count();
            let pawns = board.by_piece(color.pawn());
            let bishops = board.by_piece(color.bishop());
            let begun = |file: File| {
                let home = Square::from_coords(file, super::position::first_rank(color));
                let of_its_colour = (bishops.into_iter())
                    .filter(|square| square.is_light() == home.is_light())
                    .count();
                let shut_in = pawns.is_superset(shakmaty::attacks::pawn_attacks(color, home));
                match shut_in {
                    true => of_its_colour - usize::from(bishops.contains(home)),
                    false => of_its_colour.saturating_sub(1),
                }
            };
            let promoted = begun(File::C)
                + begun(File::F)
                + count(Role::Knight).saturating_sub(2)
                + count(Role::Rook).saturating_sub(2)
                + count(Role::Queen).saturating_sub(1);
            promoted + count(Role::Pawn) > 8
        };
        (Player::ALL.into_iter().filter(promoted_too_many))
            .map(PositionFault::BishopNeverLeft)
            .collect()
    }

    fn minor_faults(&self) -> impl Iterator<Item = PositionFault> {
        let kinds = Chess::from_setup(self.setup.clone(), self.mode)
            .err()
            .map_or(PositionErrorKinds::empty(), |error| error.kinds());
        let to_move = self.has_the_move();
        [
            (
                PositionErrorKinds::IMPOSSIBLE_CHECK,
                PositionFault::ImpossibleCheck(to_move),
            ),
            (
                PositionErrorKinds::TOO_MUCH_MATERIAL,
                PositionFault::TooMuchMaterial,
            ),
            (
                PositionErrorKinds::INVALID_CASTLING_RIGHTS,
                PositionFault::CastlingRightWithoutPieces,
            ),
            (
                PositionErrorKinds::INVALID_EP_SQUARE,
                PositionFault::EnPassantWithoutDoubleStep,
            ),
        ]
        .into_iter()
        .filter_map(move |(kind, fault)| kinds.contains(kind).then_some(fault))
    }
}

#[cfg(test)]
mod tests {
    use super::PositionFault::*;
    use super::*;
    use Player::{Black, White};

    #[test]
    fn each_fault_is_found_alone() {
        for (fen, faults) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                vec![],
            ),
            ("4k3/8/8/8/8/8/8/8 w - - 0 1", vec![KingMissing(White)]),
            ("4k3/8/8/8/8/8/8/K6K w - - 0 1", vec![SeveralKings(White)]),
            ("4k2R/8/8/8/8/8/8/4K2r w - - 0 1", vec![BothKingsInCheck]),
            (
                "4k2R/8/8/8/8/8/8/4K3 w - - 0 1",
                vec![KingLeftInCheck(Black)],
            ),
            (
                "8/8/8/8/8/8/k7/2K4p w - - 0 1",
                vec![PawnNotPromoted(Black, Square::H1)],
            ),
            (
                "8/8/8/8/8/8/k7/2K4P w - - 0 1",
                vec![PawnOnFirstRank(White, Square::H1)],
            ),
            (
                "4k3/8/8/8/8/5n2/3p4/4K2r w - - 0 1",
                vec![ImpossibleCheck(White)],
            ),
            (
                "QQQQQQQQ/QQ6/8/8/8/k7/8/6K1 w - - 0 1",
                vec![KingLeftInCheck(Black), TooMuchMaterial],
            ),
            (
                "4k3/8/8/8/8/8/P1P5/1B2K3 w - - 0 1",
                vec![BishopShutIn(White, Square::B1)],
            ),
            ("4k3/8/8/8/8/8/1P1P4/2B1K3 w - - 0 1", vec![]),
            (
                "4k3/8/8/8/3B4/4B3/PPPPPPP1/4K3 w - - 0 1",
                vec![BishopNeverLeft(White)],
            ),
            ("4k3/8/8/8/3B4/3PB3/PPP1PPP1/4K3 w - - 0 1", vec![]),
            ("4k3/8/8/8/3B4/8/PPPPPPP1/2B1K3 w - - 0 1", vec![]),
            ("4k3/pppppp2/3b4/8/5b2/8/8/4K3 w - - 0 1", vec![]),
            (
                "4k3/pppppppp/3b4/8/8/8/8/4K3 w - - 0 1",
                vec![BishopNeverLeft(Black)],
            ),
            (
                "4k3/8/8/8/3B4/5B2/PPPPPPPP/4K3 w - - 0 1",
                vec![BishopNeverLeft(White)],
            ),
            (
                "4k3/8/8/8/3B4/4B3/PPPPPPPP/4K3 w - - 0 1",
                vec![TooMuchMaterial],
            ),
            (
                "4k3/8/8/8/8/8/8/R4K2 w Q - 0 1",
                vec![CastlingRightWithoutPieces],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
                vec![EnPassantWithoutDoubleStep],
            ),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(position.illegality(), faults, "{fen}");
            let stopped = faults.iter().any(|fault| fault.stops_play());
            assert_eq!(position.legal().is_none(), stopped, "{fen}");
        }
    }
}
