//! Whether a deed was a legal move, and if not, which rule of moving it breaks.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Color, Move, Piece, Position as _, Rank, Role, Square, attacks};

use super::attempt::{is_double_step, passed_square};
use super::position::in_check;
use super::{Attempt, Player, Position, Side};

/// The rule on moving the pieces that a deed breaks.
///
/// Where several are broken the first of this order is told,
/// except that leaving the king in check is told before a missing promotion.
///
/// Source: Article 3 of each edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The player does not have the move.
    NotOnMove,
    /// The player has no king, or several: what is legal is not defined.
    PositionIllegal,
    /// The square from which a piece should have come is empty.
    NoPieceThere,
    /// The piece belongs to the opponent.
    NotOwnPiece,
    /// The square of arrival holds a piece of the same colour.
    OwnPieceOnTarget,
    /// A piece of this kind does not move so, even on an empty board.
    NotThePiecesWay,
    /// A bishop, rook or queen passed over a piece.
    WayBlocked,
    /// A pawn went forward onto or over an occupied square.
    PawnBlocked,
    /// A pawn went diagonally where there is nothing to take.
    NothingToCapture,
    /// A pawn took en passant when the double step was not the opponent's last move.
    EnPassantExpired,
    /// The enemy king was taken.
    CapturesKing,
    /// The own king is attacked after the move.
    OwnKingLeftInCheck,
    /// Castling after the king has moved.
    CastlingKingMoved,
    /// Castling that a ruling has forbidden; the board itself does not know of it.
    CastlingForbidden,
    /// Castling with a rook that has moved or is gone.
    CastlingRookMoved,
    /// Castling after the right was lost; the position does not tell by which of the two pieces.
    CastlingRightLost,
    /// A piece stands between king and rook, or where they have to pass.
    CastlingWayOccupied,
    /// Castling while the king is in check.
    CastlingOutOfCheck,
    /// The king would cross an attacked square.
    CastlingThroughCheck,
    /// The king would arrive on an attacked square.
    CastlingIntoCheck,
    /// A pawn on the last rank was not exchanged.
    PromotionMissing,
    /// A pawn on the last rank was exchanged for a king or a pawn.
    PromotionPieceNotAllowed,
    /// A piece was exchanged that is no pawn on the last rank.
    NothingToPromote,
}

impl Illegal {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 23] = [
        Self::NotOnMove,
        Self::PositionIllegal,
        Self::NoPieceThere,
        Self::NotOwnPiece,
        Self::OwnPieceOnTarget,
        Self::NotThePiecesWay,
        Self::WayBlocked,
        Self::PawnBlocked,
        Self::NothingToCapture,
        Self::EnPassantExpired,
        Self::CapturesKing,
        Self::OwnKingLeftInCheck,
        Self::CastlingKingMoved,
        Self::CastlingForbidden,
        Self::CastlingRookMoved,
        Self::CastlingRightLost,
        Self::CastlingWayOccupied,
        Self::CastlingOutOfCheck,
        Self::CastlingThroughCheck,
        Self::CastlingIntoCheck,
        Self::PromotionMissing,
        Self::PromotionPieceNotAllowed,
        Self::NothingToPromote,
    ];
}

impl Position {
    /// Decides whether a deed is a legal move of the player who has the move.
    ///
    /// Works also where [`Position::legal`] is `None`: a move is measured by the rules of moving alone,
    /// so that a game that went on from an unnoticed illegal move can still be judged.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn examine(&self, attempt: &Attempt) -> Result<Move, Illegal> {
        if attempt.by() != self.has_the_move() {
            return Err(Illegal::NotOnMove);
        }
        let color = attempt.by().color();
        let kings = self.setup.board.by_piece(color.king());
        let king = kings.single_square().ok_or(Illegal::PositionIllegal)?;
        match *attempt {
            Attempt::Castle { side, .. } => self.examine_castling(color, king, side.into()),
            Attempt::Shift {
                from,
                to,
                promotion,
                ..
            } => self.examine_shift(color, from, to, promotion),
        }
    }

    /// The castling move, if this player may castle to this side now.
    ///
    /// # Errors
    /// What is in the way of it: a right lost for good, or a bar for the moment.
    pub fn castling_legal(&self, player: Player, side: Side) -> Result<Move, Illegal> {
        self.examine(&Attempt::Castle { by: player, side })
    }

    /// Decides whether king and rook have kept the right to castle to this side by never moving,
    /// whether or not something bars it for the moment.
    #[must_use]
    pub fn castling_right(&self, player: Player, side: Side) -> bool {
        self.castles().has(player.color(), side.into())
    }

    /// All legal moves of the player who has the move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match &self.legal {
            Some(chess) => chess.legal_moves().to_vec(),
            None => self.moves_by_rule(),
        }
    }

    /// The legal moves of the piece on a square; castling is a move of the king.
    #[must_use]
    pub fn legal_moves_of(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|played| played.from() == Some(square));
        moves
    }

    /// The legal moves that take the piece on a square, en passant included.
    #[must_use]
    pub fn captures_of(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|played| captured_on(played) == Some(square));
        moves
    }

    /// Decides whether the piece on a square has a legal move.
    #[must_use]
    pub fn movable(&self, square: Square) -> bool {
        let moves = self.legal_moves();
        moves.iter().any(|played| played.from() == Some(square))
    }

    /// Decides whether the piece on a square can legally be taken.
    #[must_use]
    pub fn capturable(&self, square: Square) -> bool {
        let moves = self.legal_moves();
        moves
            .iter()
            .any(|played| captured_on(played) == Some(square))
    }

    fn examine_shift(
        &self,
        color: Color,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Illegal> {
        let board = &self.setup.board;
        let piece = board.piece_at(from).ok_or(Illegal::NoPieceThere)?;
        if piece.color != color {
            return Err(Illegal::NotOwnPiece);
        }
        if from != to && board.color_at(to) == Some(color) {
            return Err(Illegal::OwnPieceOnTarget);
        }
        let en_passant = self.examine_way(piece, from, to)?;
        let capture = board.role_at(to);
        if capture == Some(Role::King) {
            return Err(Illegal::CapturesKing);
        }
        let by = color.into();
        let after = self.setup_after(&shift(by, from, to, None));
        if in_check(&after.board, by) {
            return Err(Illegal::OwnKingLeftInCheck);
        }
        let arrives = piece.role == Role::Pawn && to.rank() == color.relative_rank(Rank::Eighth);
        match (arrives, promotion) {
            (false, None)
            | (true, Some(Role::Queen | Role::Rook | Role::Bishop | Role::Knight)) => {}
            (true, None) => return Err(Illegal::PromotionMissing),
            (true, Some(Role::King | Role::Pawn)) => {
                return Err(Illegal::PromotionPieceNotAllowed);
            }
            (false, Some(_)) => return Err(Illegal::NothingToPromote),
        }
        Ok(match en_passant {
            Way::EnPassant => Move::EnPassant { from, to },
            Way::Plain => Move::Normal {
                role: piece.role,
                from,
                capture,
                to,
                promotion,
            },
        })
    }

    /// Measures the way of a piece: its manner of moving first, then what stands in it.
    fn examine_way(&self, piece: Piece, from: Square, to: Square) -> Result<Way, Illegal> {
        let board = &self.setup.board;
        if piece.role == Role::Pawn {
            return self.examine_pawn(piece.color, from, to);
        }
        if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
            return Err(Illegal::NotThePiecesWay);
        }
        let slides = matches!(piece.role, Role::Bishop | Role::Rook | Role::Queen);
        if slides && attacks::between(from, to).intersects(board.occupied()) {
            return Err(Illegal::WayBlocked);
        }
        Ok(Way::Plain)
    }

    fn examine_pawn(&self, color: Color, from: Square, to: Square) -> Result<Way, Illegal> {
        let board = &self.setup.board;
        if attacks::pawn_attacks(color, from).contains(to) {
            if board.piece_at(to).is_some() {
                return Ok(Way::Plain);
            }
            if self.en_passant_target() == Some(to) {
                return Ok(Way::EnPassant);
            }
            return Err(match self.pawn_taken_beside(color, from, to) {
                Some(_) => Illegal::EnPassantExpired,
                None => Illegal::NothingToCapture,
            });
        }
        let one_step = from.file() == to.file() && from.offset(color.fold_wb(8, -8)) == Some(to);
        if !one_step && !is_double_step(color, from, to) {
            return Err(Illegal::NotThePiecesWay);
        }
        let way = attacks::between(from, to).with(to);
        if way.intersects(board.occupied()) {
            return Err(Illegal::PawnBlocked);
        }
        Ok(Way::Plain)
    }

    /// The square on which a pawn may be taken en passant, if the position bears it out.
    pub(super) fn en_passant_target(&self) -> Option<Square> {
        if let Some(chess) = &self.legal {
            return chess.maybe_ep_square();
        }
        let target = self.setup.ep_square?;
        let mover = self.setup.turn;
        let (home, there) = (
            target.offset(mover.fold_wb(8, -8))?,
            target.offset(mover.fold_wb(-8, 8))?,
        );
        let board = &self.setup.board;
        let stood = target.rank() == mover.relative_rank(Rank::Sixth)
            && passed_square(home, there) == Some(target)
            && board.piece_at(there) == Some((!mover).pawn())
            && board.piece_at(target).is_none()
            && board.piece_at(home).is_none();
        stood.then_some(target)
    }

    /// The square of en passant, if a pawn can legally take there now.
    pub(super) fn legal_en_passant(&self) -> Option<Square> {
        if let Some(chess) = &self.legal {
            return chess.legal_ep_square();
        }
        let to = self.en_passant_target()?;
        let color = self.setup.turn;
        let pawns = attacks::pawn_attacks(!color, to) & self.setup.board.by_piece(color.pawn());
        (pawns.into_iter())
            .any(|from| self.examine(&shift(color.into(), from, to, None)).is_ok())
            .then_some(to)
    }

    /// The legal moves by trying every square: slow, for positions whose moves `shakmaty` does not define.
    fn moves_by_rule(&self) -> Vec<Move> {
        let by = self.has_the_move();
        let own = self.setup.board.by_color(by.color());
        let mut moves = Vec::new();
        for from in own {
            for to in !own {
                let plain = self.examine(&shift(by, from, to, None));
                match plain {
                    Ok(played) => moves.push(played),
                    Err(Illegal::PromotionMissing) => moves.extend(
                        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
                            .into_iter()
                            .filter_map(|role| self.examine(&shift(by, from, to, Some(role))).ok()),
                    ),
                    Err(_) => {}
                }
            }
        }
        moves.extend(
            Side::ALL
                .into_iter()
                .filter_map(|side| self.castling_legal(by, side).ok()),
        );
        moves
    }
}

/// How a piece arrives.
#[derive(Debug, Clone, Copy)]
enum Way {
    Plain,
    EnPassant,
}

const fn shift(by: Player, from: Square, to: Square, promotion: Option<Role>) -> Attempt {
    Attempt::Shift {
        by,
        from,
        to,
        promotion,
    }
}

/// The square of the piece that a move takes.
fn captured_on(played: &Move) -> Option<Square> {
    match *played {
        Move::Normal {
            capture: Some(_),
            to,
            ..
        } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { capture: None, .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

#[cfg(test)]
mod agreement;
#[cfg(test)]
mod tests;
