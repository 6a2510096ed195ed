//! Rules of moving that name what bars a move: castling, en passant, the king in check.
//!
//! They are told where a move is asked about, or found to be illegal, as the reason behind the ruling.

use crate::board::{Attempt, Illegal, Role, Square};
use crate::game::{Fact, Facts, words};
use crate::laws::moves::barred_square;
use crate::laws::moves::legal_move::is_legal_after_all;
use crate::laws::moves::tried::{
    CASTLING_TRIED_ON, TRIED_ON, Tried, bars, bars_by, everywhere, tried,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides that a right to castle is lost for good, because the king or that rook has moved.
///
/// Source: Article 3.8.2.1.
pub static CASTLING_RIGHT_LOST: Provision = Provision {
    id: "castling-right-lost",
    rule: |laws| everywhere(&CASTLING_RIGHT_LOST, laws),
    task: Task::Defines(Some(When {
        on: CASTLING_TRIED_ON,
        phase: Phase::DuringPlay,
        decide: right_lost,
    })),
    yields_to: &[],
};

/// Decides that castling is prevented for the moment, by an attack on the king's way or a piece between king and rook.
///
/// An attack on the rook, or on the square beside it that only the rook crosses, does not matter.
///
/// In Chess960 what may stand in the way is fixed by its own rules; the attacks that matter are the same.
///
/// Reading: the rules of Chess960 do not repeat the attacks; they are applied to all that the king crosses.
///
/// Source: Article 3.8.2.2.
pub static CASTLING_PREVENTED: Provision = Provision {
    id: "castling-prevented",
    rule: |laws| everywhere(&CASTLING_PREVENTED, laws),
    task: Task::Defines(Some(When {
        on: CASTLING_TRIED_ON,
        phase: Phase::DuringPlay,
        decide: prevented,
    })),
    yields_to: &[],
};

/// Decides that a capture en passant comes too late: it is legal only on the move right after the double step.
///
/// Source: Article 3.7.3.2.
pub static EN_PASSANT_AT_ONCE: Provision = Provision {
    id: "en-passant-at-once",
    rule: |laws| everywhere(&EN_PASSANT_AT_ONCE, laws),
    task: Task::Defines(Some(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: too_late,
    })),
    yields_to: &[],
};

/// Decides that a move leaves the player's own king under attack, which no move may do.
///
/// Source: Article 3.9.2.
pub static OWN_KING_SAFE: Provision = Provision {
    id: "own-king-safe",
    rule: |laws| everywhere(&OWN_KING_SAFE, laws),
    task: Task::Defines(Some(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: king_attacked,
    })),
    yields_to: &[],
};

fn right_lost(moment: Moment<'_>) -> Decision {
    let moved = tried(moment)?.and_then(|tried| moved(moment, tried));
    let rules = [
        (Illegal::CastlingKingMoved, Lost::King),
        (Illegal::CastlingRookMoved, Lost::Rook),
        (Illegal::CastlingRightLost, moved.unwrap_or(Lost::Either)),
    ];
    bars_by(&CASTLING_RIGHT_LOST, &rules, moment)
}

/// Which of king and rook has moved, where one of the positions on record shows another square empty of it.
fn moved(moment: Moment<'_>, tried: &Tried) -> Option<Lost> {
    let (before, Attempt::Castle { by, side }) = tried.shown.as_ref()? else {
        return None;
    };
    let (king, ..) = (before.pieces()).find(|it| (it.1, it.2) == (*by, Role::King))?;
    let corner = before.castling_corner(*by, *side);
    let was_away = |square: Square, role: Role| {
        let mut positions = moment
            .record()
            .trail()
            .filter_map(|node| node.position.as_ref());
        positions.any(|position| position.piece_at(square) != Some((*by, role)))
    };
    // where a rook stood at the beginning of a game of Chess960 is not known
    let is_known = !moment.laws().setting.options.chess960;
    match was_away(king, Role::King) {
        true => Some(Lost::King),
        false => (is_known && was_away(corner, Role::Rook)).then_some(Lost::Rook),
    }
}

words! {
    /// What has cost the right to castle.
    enum Lost { King, Rook, Either }

    /// What prevents castling for the moment.
    enum Prevented {
        WayOccupied, OutOfCheck, ThroughCheck, IntoCheck,
    }
}

fn prevented(moment: Moment<'_>) -> Decision {
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    if let Some((before, Attempt::Castle { by, side })) = &tried.shown
        && is_legal_after_all(moment, tried)?
    {
        return Ok(match before.attacked_beside_castling(*by, *side) {
            true => CASTLING_PREVENTED.fails(tried.facts()),
            false => vec![],
        });
    }
    let occupied = !moment.laws().setting.options.chess960;
    let why = match tried.because {
        Some(Illegal::CastlingOutOfCheck) => Prevented::OutOfCheck,
        Some(Illegal::CastlingThroughCheck) => Prevented::ThroughCheck,
        Some(Illegal::CastlingIntoCheck) => Prevented::IntoCheck,
        Some(Illegal::CastlingWayOccupied) if occupied => Prevented::WayOccupied,
        Some(_) | None => return Ok(vec![]),
    };
    Ok(CASTLING_PREVENTED.holds(barred(tried).with("why", why), []))
}

/// On which square castling is barred for the moment.
pub(in crate::laws) fn barred(tried: &Tried) -> Facts {
    let square = match &tried.shown {
        Some((before, Attempt::Castle { by, side })) => barred_square(before, *by, *side),
        Some((_, Attempt::Shift { .. })) | None => None,
    };
    tried.facts().with_some("square", square.map(Fact::Square))
}

fn too_late(moment: Moment<'_>) -> Decision {
    bars(&EN_PASSANT_AT_ONCE, &[Illegal::EnPassantExpired], moment)
}

fn king_attacked(moment: Moment<'_>) -> Decision {
    bars(&OWN_KING_SAFE, &[Illegal::OwnKingLeftInCheck], moment)
}
