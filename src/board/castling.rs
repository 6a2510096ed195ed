//! Castling: the squares of king and rook, and what is in the way of it.

use shakmaty::{CastlingSide, Color, Move, Square, attacks};

use super::{Illegal, Player, Position, Side};

/// From where to where king and rook go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CastlingWay {
    /// Where the king stands.
    pub king: Square,
    /// Where it arrives.
    pub king_to: Square,
    /// Where the rook stands.
    pub rook: Square,
    /// Where it arrives.
    pub rook_to: Square,
}

impl Position {
    /// The squares of king and rook when this player castles to this side, if the right to it was kept.
    #[must_use]
    pub fn castling_way(&self, player: Player, side: Side) -> Option<CastlingWay> {
        let (color, side) = (player.color(), CastlingSide::from(side));
        let king = self.setup.board.by_piece(color.king()).single_square()?;
        let rook = self.castles().rook(color, side)?;
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        Some(CastlingWay {
            king,
            king_to,
            rook,
            rook_to,
        })
    }

    /// What bars this castling for the moment and on which square, if the right to it was kept and something does:
    /// a piece in the way, or else an attack on the king, on its way or on its arrival.
    #[must_use]
    pub fn castling_barred(&self, player: Player, side: Side) -> Option<(Illegal, Square)> {
        let way = self.castling_way(player, side)?;
        let (color, side) = (player.color(), CastlingSide::from(side));
        let board = &self.setup.board;
        if let Some(square) = (self.castles().path(color, side) & board.occupied()).first() {
            return Some((Illegal::CastlingWayOccupied, square));
        }
        let lifted = board.occupied().without(way.king);
        let attacked = |square, occupied| board.attacks_to(square, !color, occupied).any();
        if attacked(way.king, lifted) {
            return Some((Illegal::CastlingOutOfCheck, way.king));
        }
        let mut between = attacks::between(way.king, way.king_to).into_iter();
        if let Some(square) = between.find(|square| attacked(*square, lifted)) {
            return Some((Illegal::CastlingThroughCheck, square));
        }
        let arrived = lifted.without(way.rook).with(way.rook_to);
        attacked(way.king_to, arrived).then_some((Illegal::CastlingIntoCheck, way.king_to))
    }

    /// Whether a square that only the rook stands on or crosses in this castling is attacked.
    #[must_use]
    pub fn attacked_beside_castling(&self, player: Player, side: Side) -> bool {
        let Some(way) = self.castling_way(player, side) else {
            return false;
        };
        let kings = attacks::between(way.king, way.king_to)
            .with(way.king)
            .with(way.king_to);
        let rooks = attacks::between(way.rook, way.rook_to).with(way.rook);
        let board = &self.setup.board;
        let opponent = player.other().color();
        (rooks & !kings)
            .into_iter()
            .any(|square| board.attacks_to(square, opponent, board.occupied()).any())
    }

    /// The square on which a player's rook for this side stands at the beginning.
    #[must_use]
    pub fn castling_corner(&self, player: Player, side: Side) -> Square {
        let corner = match side {
            Side::KingSide => Square::H1,
            Side::QueenSide => Square::A1,
        };
        corner.of_color(player.color())
    }

    /// The piece of this player that attacks a square, where none could really go there: each is bound to its place because its own
    /// king would be attacked. Of several it is the first.
    #[must_use]
    pub fn bound_attacker(&self, square: Square, by: Player) -> Option<Square> {
        let board = &self.setup.board;
        let attackers = board.attacks_to(square, by.color(), board.occupied());
        let bound = |from: Square| {
            let mut without = board.clone();
            if let Some(piece) = without.remove_piece_at(from) {
                without.set_piece_at(square, piece);
            }
            let kings = without.by_piece(by.color().king());
            (kings.into_iter()).any(|king| {
                without
                    .attacks_to(king, !by.color(), without.occupied())
                    .any()
            })
        };
        (attackers.into_iter().all(bound)).then(|| attackers.first())?
    }

    pub(super) fn examine_castling(
        &self,
        color: Color,
        king: Square,
        side: CastlingSide,
    ) -> Result<Move, Illegal> {
        let Some(rook) = self.castles().rook(color, side) else {
            return Err(self.right_lost(color, king, side));
        };
        match self.castling_barred(color.into(), side.into()) {
            Some((bar, _)) => Err(bar),
            None => Ok(Move::Castle { king, rook }),
        }
    }

    /// What the position tells about a right that is gone.
    fn right_lost(&self, color: Color, king: Square, side: CastlingSide) -> Illegal {
        let castles = self.castles();
        if castles.has(color, side.other()) {
            return Illegal::CastlingRookMoved; // the king has not moved
        }
        if self.mode.is_chess960() {
            return Illegal::CastlingRightLost;
        }
        if king != Square::E1.of_color(color) {
            return Illegal::CastlingKingMoved;
        }
        let corner = match side {
            CastlingSide::KingSide => Square::H1.of_color(color),
            CastlingSide::QueenSide => Square::A1.of_color(color),
        };
        if self.setup.board.piece_at(corner) == Some(color.rook()) {
            Illegal::CastlingRightLost
        } else {
            Illegal::CastlingRookMoved
        }
    }
}

/// A square of White's half for White, its mirror image for Black.
trait OfColor {
    /// The square as this colour sees it.
    fn of_color(self, color: Color) -> Self;
}

impl OfColor for Square {
    fn of_color(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => self.flip_vertical(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Black, White};

    #[test]
    fn each_bar_names_its_square() {
        use Illegal::{
            CastlingIntoCheck, CastlingOutOfCheck, CastlingThroughCheck, CastlingWayOccupied,
        };
        for (fen, side, bar) in [
            (
                "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
                Side::QueenSide,
                Some((CastlingWayOccupied, Square::B1)),
            ),
            ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", Side::KingSide, None),
            (
                "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
                Side::KingSide,
                Some((CastlingOutOfCheck, Square::E1)),
            ),
            (
                "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
                Side::KingSide,
                Some((CastlingThroughCheck, Square::F1)),
            ),
            (
                "6rk/8/8/8/8/8/8/4K2R w K - 0 1",
                Side::KingSide,
                Some((CastlingIntoCheck, Square::G1)),
            ),
            // Chess960: the rook that leaves b1 opens the rank to an attack on c1
            (
                "4k3/8/8/8/8/8/8/qRK4R w BH - 0 1",
                Side::QueenSide,
                Some((CastlingIntoCheck, Square::C1)),
            ),
            (
                "4k3/8/8/8/8/8/8/1RKN3R w BH - 0 1",
                Side::QueenSide,
                Some((CastlingWayOccupied, Square::D1)),
            ),
        ] {
            let position = Position::from_fen(fen).expect("a position");
            assert_eq!(position.castling_barred(White, side), bar, "{fen} {side:?}");
        }
    }

    #[test]
    fn a_bound_piece_attacks_all_the_same() {
        // the rook on f8 is bound to the eighth rank
        let position = Position::from_fen("R4rk1/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
        assert!(position.bound_attacker(Square::F1, Black).is_some());
        let free = Position::from_fen("5rk1/8/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
        assert_eq!(free.bound_attacker(Square::F1, Black), None);
        assert_eq!(free.bound_attacker(Square::A1, Black), None);
    }
}
