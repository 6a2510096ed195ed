//! Rules of moving that name what bars a move: castling, en passant, the king in check.
//!
//! They are told where an illegal move is found to break them, as the reason behind the ruling.

use crate::board::Illegal;
use crate::edition::{Edition::*, Laws, since};
use crate::game::{Fact, Facts};
use crate::laws::irregularities::found::{FOUND_ON, found};
use crate::laws::moves::key;
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Decides that a right to castle is lost for good, because the king or that rook has moved.
///
/// Source: Article 3.8.2.1 (2017–), 3.8b (2009), 3.8 (2001, 2014).
pub static CASTLING_RIGHT_LOST: Provision = Provision {
    id: "castling-right-lost",
    numbers: &[
        since(L2001, "3.8"),
        since(L2009, "3.8b"),
        since(L2014, "3.8"),
        since(L2017, "3.8.2.1"),
    ],
    rule: |laws| in_force(&CASTLING_RIGHT_LOST, laws),
    role: Role::Defines(Some(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: right_lost,
    })),
    yields_to: &[],
};

/// Decides that castling is prevented for the moment, by an attack on the king's way or a piece between king and rook.
///
/// An attack on the rook, or on the square beside it that only the rook crosses, does not matter.
///
/// Source: Article 3.8.2.2 (2017–), 3.8c (2009), 3.8 (2001, 2014).
pub static CASTLING_PREVENTED: Provision = Provision {
    id: "castling-prevented",
    numbers: &[
        since(L2001, "3.8"),
        since(L2009, "3.8c"),
        since(L2014, "3.8"),
        since(L2017, "3.8.2.2"),
    ],
    rule: |laws| in_force(&CASTLING_PREVENTED, laws),
    role: Role::Defines(Some(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: prevented,
    })),
    yields_to: &[],
};

/// Decides that a capture en passant comes too late: it is legal only on the move right after the double step.
///
/// Source: Article 3.7.3.2 (2023), 3.7.4.2 (2017–2018), 3.7 (2001).
pub static EN_PASSANT_AT_ONCE: Provision = Provision {
    id: "en-passant-at-once",
    numbers: &[
        since(L2001, "3.7"),
        since(L2017, "3.7.4.2"),
        since(L2023, "3.7.3.2"),
    ],
    rule: |laws| in_force(&EN_PASSANT_AT_ONCE, laws),
    role: Role::Defines(Some(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: too_late,
    })),
    yields_to: &[],
};

/// Decides that a move leaves the player's own king under attack, which no move may do.
///
/// Source: Article 3.9.2 (2017–).
pub static OWN_KING_SAFE: Provision = Provision {
    id: "own-king-safe",
    numbers: &[since(L2017, "3.9.2")],
    rule: |laws| in_force(&OWN_KING_SAFE, laws),
    role: Role::Defines(Some(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: king_attacked,
    })),
    yields_to: &[],
};

/// The rule has no variables; an edition in which its place is not known to us does not show it.
fn in_force(provision: &'static Provision, laws: &Laws) -> Option<Facts> {
    provision.number(laws.edition).map(|_| Facts::new())
}

fn right_lost(laws: &Laws, moment: Moment<'_>) -> Decision {
    use Illegal::{CastlingKingMoved, CastlingRightLost, CastlingRookMoved};
    bars(
        &CASTLING_RIGHT_LOST,
        &[CastlingKingMoved, CastlingRookMoved, CastlingRightLost],
        laws,
        moment,
    )
}

fn prevented(laws: &Laws, moment: Moment<'_>) -> Decision {
    use Illegal::{
        CastlingIntoCheck, CastlingOutOfCheck, CastlingThroughCheck, CastlingWayOccupied,
    };
    let why = [
        CastlingWayOccupied,
        CastlingOutOfCheck,
        CastlingThroughCheck,
        CastlingIntoCheck,
    ];
    bars(&CASTLING_PREVENTED, &why, laws, moment)
}

fn too_late(laws: &Laws, moment: Moment<'_>) -> Decision {
    bars(
        &EN_PASSANT_AT_ONCE,
        &[Illegal::EnPassantExpired],
        laws,
        moment,
    )
}

fn king_attacked(laws: &Laws, moment: Moment<'_>) -> Decision {
    bars(&OWN_KING_SAFE, &[Illegal::OwnKingLeftInCheck], laws, moment)
}

/// Holds where the illegal move that was found breaks one of these rules.
fn bars(
    provision: &'static Provision,
    rules: &[Illegal],
    laws: &Laws,
    moment: Moment<'_>,
) -> Decision {
    let because = found(laws, moment)?.and_then(|found| found.because);
    Ok(match because.filter(|why| rules.contains(why)) {
        Some(why) => provision.holds(Facts::new().with("why", Fact::Word(key(why))), []),
        None => vec![],
    })
}
