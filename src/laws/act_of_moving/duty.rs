//! What a touch binds a player to: which piece he must move or capture.

use crate::board::{Player, Position, Role, Square};
use crate::game::Effect;

/// What touched pieces bind a player to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) enum Duty {
    /// He must move this piece of his.
    Move(Square),
    /// He must capture this piece of the opponent.
    Capture(Square),
    /// He must capture the one with the other.
    CaptureWith {
        /// His own piece.
        own: Square,
        /// The opponent's.
        enemy: Square,
    },
    /// He must move a piece of this kind, if one can move.
    MoveA(Role),
    /// He must capture a piece of this kind, if one can be captured.
    CaptureA(Role),
    /// None of the pieces can be used: any legal move.
    Free,
}

/// What these touched pieces, in the order of their touching, bind the player who has the move to.
///
/// Source: Articles 4.3 and 4.5.
///
/// Reading: editions before 2017 speak of one piece of each colour; where more were touched, the first of each is meant.
pub(in crate::laws) fn duty(position: &Position, touched: &[Square]) -> Duty {
    let player = position.has_the_move();
    let own = |square: &Square| owner(position, *square) == Some(player);
    let first_own = touched.iter().copied().find(own);
    let first_enemy = touched.iter().copied().find(|square| !own(square));
    if let (Some(own), Some(enemy)) = (first_own, first_enemy)
        && position
            .captures_of(enemy)
            .iter()
            .any(|played| played.from() == Some(own))
    {
        return Duty::CaptureWith { own, enemy };
    }
    touched
        .iter()
        .find_map(|square| match own(square) {
            true => position.movable(*square).then_some(Duty::Move(*square)),
            false => position
                .capturable(*square)
                .then_some(Duty::Capture(*square)),
        })
        .unwrap_or(Duty::Free)
}

fn owner(position: &Position, square: Square) -> Option<Player> {
    position.piece_at(square).map(|(owner, _)| owner)
}

impl Duty {
    /// The square of the piece to be moved or captured.
    pub fn square(self) -> Option<Square> {
        match self {
            Duty::Move(square) | Duty::Capture(square) => Some(square),
            Duty::CaptureWith { enemy, .. } => Some(enemy),
            Duty::MoveA(_) | Duty::CaptureA(_) | Duty::Free => None,
        }
    }

    /// The kind of piece, where only that is known.
    pub fn kind(self) -> Option<Role> {
        match self {
            Duty::MoveA(kind) | Duty::CaptureA(kind) => Some(kind),
            Duty::Move(_) | Duty::Capture(_) | Duty::CaptureWith { .. } | Duty::Free => None,
        }
    }

    /// What it obliges the player to.
    pub fn effects(self, player: Player) -> Vec<Effect> {
        match self {
            Duty::Move(piece) => vec![Effect::MustMove { player, piece }],
            Duty::Capture(piece) => vec![Effect::MustCapture { player, piece }],
            Duty::CaptureWith { own, enemy } => vec![
                Effect::MustMove { player, piece: own },
                Effect::MustCapture {
                    player,
                    piece: enemy,
                },
            ],
            Duty::MoveA(piece) => vec![Effect::MustMoveA { player, piece }],
            Duty::CaptureA(piece) => vec![Effect::MustCaptureA { player, piece }],
            Duty::Free => vec![Effect::AnyLegalMove(player)],
        }
    }
}
