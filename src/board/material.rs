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
    let material = CanMate::no(Method::Material);
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

/// Decides from the pieces alone whether a player can reach a mate that the opponent, having the move, cannot avoid.
///
/// Undecided for lone minor pieces and two knights against more than a king, where the placement would decide.
///
/// Source: Article C.4 (1997).
#[must_use]
pub fn mating_potential(white: &[Role], black: &[Role], player: Player) -> CanMate {
    potential(white, black, player, None)
}

impl Position {
    /// Decides the same for a placement; see [`mating_potential`].
    #[must_use]
    pub fn mating_potential(&self, player: Player) -> CanMate {
        let roles = |of: Player| -> Vec<Role> {
            self.pieces()
                .filter(|(_, owner, _)| *owner == of)
                .map(|(_, _, role)| role)
                .collect()
        };
        let on_light = |light: bool| {
            self.pieces().any(|(square, owner, role)| {
                owner == player && role == Role::Bishop && square.is_light() == light
            })
        };
        let both = on_light(true) && on_light(false);
        potential(
            &roles(Player::White),
            &roles(Player::Black),
            player,
            Some(both),
        )
    }
}

/// The same, with what is known about bishops on squares of both colours.
fn potential(
    white: &[Role],
    black: &[Role],
    player: Player,
    both_bishops: Option<bool>,
) -> CanMate {
    let (own, other) = match player {
        Player::White => (white, black),
        Player::Black => (black, white),
    };
    let cannot = can_mate_by_material(white, black, player);
    if matches!(cannot, CanMate::No { .. }) {
        return cannot;
    }
    let own: Vec<Role> = own
        .iter()
        .copied()
        .filter(|role| *role != Role::King)
        .collect();
    let heavy = |role: &Role| matches!(role, Role::Pawn | Role::Rook | Role::Queen);
    let (bishops, knights) = (
        own.iter().filter(|role| **role == Role::Bishop).count(),
        own.iter().filter(|role| **role == Role::Knight).count(),
    );
    let together = (bishops > 0 && knights > 0) || knights > 2 || both_bishops == Some(true);
    if own.iter().any(heavy) || together {
        return CanMate::Yes { line: Vec::new() };
    }
    let bare = other.iter().all(|role| *role == Role::King);
    let several_bishops = bishops > 1 && both_bishops.is_none();
    if bare && !several_bishops {
        return CanMate::no(Method::Material);
    }
    CanMate::Undecided
}
