//! What the pieces alone tell: progress, and mate by material where no squares are given.

use super::{Attempt, CanMate, Method, Player, Position};
use shakmaty::{Role, Square};

impl Position {
    /// The number of the move that is about to be played, as a scoresheet counts them.
    #[must_use]
    pub fn full_moves(&self) -> u32 {
        self.setup().fullmoves.get()
    }

    /// Whether a deed moves a pawn or captures a piece.
    #[must_use]
    pub fn makes_progress(&self, attempt: &Attempt) -> bool {
        match attempt {
            Attempt::Shift { from, to, .. } => self.is_pawn(*from) || self.piece_at(*to).is_some(),
            Attempt::Castle { .. } => false,
        }
    }

    fn is_pawn(&self, square: Square) -> bool {
        self.piece_at(square)
            .is_some_and(|(_, role)| role == Role::Pawn)
    }
}

/// Decides from the pieces alone whether a player can checkmate.
///
/// "Cannot" holds for every placement; "can" for the ordinary one, in which nothing is forced.
/// Undecided where the colours of the bishops' squares would decide.
///
/// Source: Articles 5.2.2 and 6.9.
#[must_use]
pub fn can_mate_by_material(white: &[Role], black: &[Role], player: Player) -> CanMate {
    let (own, other) = match player {
        Player::White => (white, black),
        Player::Black => (black, white),
    };
    let count = |pieces: &[Role], role: Role| pieces.iter().filter(|piece| **piece == role).count();
    let own_others = own.iter().filter(|piece| **piece != Role::King).count();
    let has_only = |role: Role| own_others == 1 && count(own, role) == 1;
    let material = CanMate::No {
        because: Method::Material,
    };
    // a lone knight or bishop needs an enemy piece that takes its own king's flight and cannot prevent the mate
    let helpers = |helps: &[Role]| other.iter().any(|piece| helps.contains(piece));
    let can = CanMate::Yes { line: Vec::new() };
    if own_others == 0 {
        return material;
    }
    if has_only(Role::Knight) {
        let helped = helpers(&[Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]);
        return if helped { can } else { material };
    }
    if count(own, Role::Bishop) == own_others {
        return match (
            helpers(&[Role::Knight, Role::Pawn]),
            helpers(&[Role::Bishop]) || own_others > 1,
        ) {
            (true, _) => can,
            (false, true) => CanMate::Undecided,
            (false, false) => material,
        };
    }
    can
}
