//! What was done on the board, unjudged.

use shakmaty::{CastlingSide, Color, Move, Rank, Role, Setup, Square};

use super::{Player, Position, Side};

/// A deed on the board, lawful or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// One piece was carried from a square to another; what stood there goes.
    Shift {
        /// Who did it.
        by: Player,
        /// Where the piece stood.
        from: Square,
        /// Where it was put down.
        to: Square,
        /// The piece that was put there in its place.
        promotion: Option<Role>,
    },
    /// King and rook were moved as in castling.
    Castle {
        /// Who did it.
        by: Player,
        /// Towards which side.
        side: Side,
    },
}

impl Attempt {
    /// The deed that a move describes.
    #[must_use]
    pub fn of(by: Player, played: &Move) -> Self {
        if let Some(side) = played.castling_side() {
            return Self::Castle {
                by,
                side: side.into(),
            };
        }
        let from = played.from().unwrap_or(played.to());
        Self::Shift {
            by,
            from,
            to: played.to(),
            promotion: played.promotion(),
        }
    }

    /// Who did it.
    #[must_use]
    pub const fn by(&self) -> Player {
        match *self {
            Self::Shift { by, .. } | Self::Castle { by, .. } => by,
        }
    }

    /// The same deed with this piece put on the last square.
    #[must_use]
    pub const fn with_promotion(self, piece: Option<Role>) -> Self {
        match self {
            Self::Shift {
                by,
                from,
                to,
                promotion: _,
            } => Self::Shift {
                by,
                from,
                to,
                promotion: piece,
            },
            Self::Castle { .. } => self,
        }
    }
}

impl Position {
    /// The position after a deed, carried out as it was done on the board, lawful or not.
    ///
    /// A pawn may remain on the last rank and a king in check; a piece that stands in the way does not stop anything.
    /// A pawn that goes diagonally to an empty square takes the enemy pawn beside it where one stands as in en passant.
    /// The turn passes to the opponent, the rights of what was moved or taken go, the counters run on.
    #[must_use]
    pub fn put_through(&self, attempt: &Attempt) -> Self {
        Self::from_setup(self.setup_after(attempt), self.mode)
    }

    /// The same, while it does not matter which moves are defined then.
    pub(super) fn setup_after(&self, attempt: &Attempt) -> Setup {
        let mut setup = self.setup.clone();
        let color = attempt.by().color();
        setup.ep_square = None;
        setup.castling_rights = self.castling_rights();
        let progress = match *attempt {
            Attempt::Shift {
                from,
                to,
                promotion,
                ..
            } => self.put_shift(&mut setup, from, to, promotion),
            Attempt::Castle { side, .. } => {
                self.put_castling(&mut setup, color, side.into());
                false
            }
        };
        setup.halfmoves = if progress {
            0
        } else {
            setup.halfmoves.saturating_add(1)
        };
        if color == Color::Black {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.turn = !color;
        setup
    }

    /// Carries a piece over and tells whether it was a pawn move or a capture.
    fn put_shift(
        &self,
        setup: &mut Setup,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> bool {
        let Some(mut piece) = setup.board.remove_piece_at(from) else {
            return false;
        };
        let mut progress = piece.role == Role::Pawn || setup.board.piece_at(to).is_some();
        if piece.role == Role::Pawn {
            if let Some(taken) = self.pawn_taken_beside(piece.color, from, to) {
                setup.board.discard_piece_at(taken);
            }
            if is_double_step(piece.color, from, to) {
                setup.ep_square = passed_square(from, to);
            }
        }
        if let Some(role) = promotion {
            progress = true;
            piece.role = role;
        }
        setup.board.set_piece_at(to, piece);
        setup.castling_rights.discard(from);
        setup.castling_rights.discard(to);
        if piece.role == Role::King && promotion.is_none() {
            setup.castling_rights.discard(piece.color.backrank());
        }
        progress
    }

    fn put_castling(&self, setup: &mut Setup, color: Color, side: CastlingSide) {
        let corner = Square::from_coords(
            match side {
                CastlingSide::KingSide => shakmaty::File::H,
                CastlingSide::QueenSide => shakmaty::File::A,
            },
            color.backrank(),
        );
        let rook = (self.castles().rook(color, side))
            .or_else(|| Some(corner).filter(|&s| setup.board.piece_at(s) == Some(color.rook())));
        let king = setup.board.by_piece(color.king()).first();
        for square in king.into_iter().chain(rook) {
            setup.board.discard_piece_at(square);
        }
        if rook.is_some() {
            setup.board.set_piece_at(side.rook_to(color), color.rook());
        }
        if king.is_some() {
            setup.board.set_piece_at(side.king_to(color), color.king());
        }
        setup.castling_rights.discard(color.backrank());
    }

    /// The enemy pawn that goes off the board when a pawn goes from here to there as if en passant.
    pub(super) fn pawn_taken_beside(
        &self,
        color: Color,
        from: Square,
        to: Square,
    ) -> Option<Square> {
        let diagonal = shakmaty::attacks::pawn_attacks(color, from).contains(to);
        let beside = Square::from_coords(to.file(), from.rank());
        let board = &self.setup.board;
        (diagonal
            && from.rank() == color.relative_rank(Rank::Fifth)
            && board.piece_at(to).is_none()
            && board.piece_at(beside) == Some((!color).pawn()))
        .then_some(beside)
    }
}

/// Decides whether a pawn goes two squares forward from where it stands at the start.
pub(super) fn is_double_step(color: Color, from: Square, to: Square) -> bool {
    from.file() == to.file()
        && from.rank() == color.relative_rank(Rank::Second)
        && to.rank() == color.relative_rank(Rank::Fourth)
}

/// The square half-way of a double step.
pub(super) fn passed_square(from: Square, to: Square) -> Option<Square> {
    shakmaty::attacks::between(from, to).first()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{Black, White};

    #[test]
    fn deeds_stand_as_they_were_done() {
        let shift = |by, from, to, promotion| Attempt::Shift {
            by,
            from,
            to,
            promotion,
        };
        let castle = |by, side| Attempt::Castle { by, side };
        for (fen, attempt, after) in [
            // a lawful double step leaves its square
            (
                "4k3/8/8/8/5p2/8/4P3/4K3 w - - 7 9",
                shift(White, Square::E2, Square::E4, None),
                "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9",
            ),
            // a pawn is left on the last rank
            (
                "4k3/P7/8/8/8/8/8/4K3 w - - 7 9",
                shift(White, Square::A7, Square::A8, None),
                "P3k3/8/8/8/8/8/8/4K3 b - - 0 9",
            ),
            // a rook jumps over its pawn, takes its own knight and loses its right
            (
                "4k3/8/8/N7/8/8/P7/R3K2R w KQ - 7 9",
                shift(White, Square::A1, Square::A5, None),
                "4k3/8/8/R7/8/8/P7/4K2R b K - 0 9",
            ),
            // the king is taken
            (
                "4k3/8/8/8/8/8/4R3/4K3 w - - 7 9",
                shift(White, Square::E2, Square::E8, None),
                "4R3/8/8/8/8/8/8/4K3 b - - 0 9",
            ),
            // en passant one move too late
            (
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 7 9",
                shift(White, Square::E5, Square::D6, None),
                "4k3/8/3P4/8/8/8/8/4K3 b - - 0 9",
            ),
            // Black moves although White has the move
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 7 9",
                shift(Black, Square::E8, Square::E7, None),
                "8/4k3/8/8/8/8/8/4K3 w - - 8 10",
            ),
            // castling without the right, and with a rook that stays away
            (
                "r3k3/8/8/8/8/8/8/4K2R b - - 7 9",
                castle(Black, Side::QueenSide),
                "2kr4/8/8/8/8/8/8/4K2R w - - 8 10",
            ),
            (
                "4k3/8/8/8/8/8/8/R3K3 w Q - 7 9",
                castle(White, Side::KingSide),
                "4k3/8/8/8/8/8/8/R5K1 b - - 8 9",
            ),
            // nothing stood there
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 7 9",
                shift(White, Square::A1, Square::A2, None),
                "4k3/8/8/8/8/8/8/4K3 b - - 8 9",
            ),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(
                position.put_through(&attempt).fen(),
                after,
                "{fen} {attempt:?}"
            );
        }
    }
}
