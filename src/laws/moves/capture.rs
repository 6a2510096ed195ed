//! Squares that are occupied, captures and attacks.

use crate::board::{Attempt, Illegal, Player, Position, Side, Square};
use crate::game::{Act, Ask, Fact, Facts, Happening};
use crate::laws::moves::tried::{Tried, bars, everywhere, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides that a piece goes to a square on which a piece of its own colour stands, which it may not.
///
/// Source: Article 3.1.
pub static OWN_SQUARE: Provision = Provision {
    id: "own-square",
    rule: |laws| everywhere(&OWN_SQUARE, laws),
    task: Task::Forbids(When {
        on: super::TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| bars(&OWN_SQUARE, &[Illegal::OwnPieceOnTarget], moment),
    }),
    yields_to: &[],
};

/// Fixes what a capture is: the piece on the square of arrival leaves the board as part of the same move.
///
/// Source: Article 3.1.1.
pub static CAPTURE: Provision = Provision {
    id: "capture",
    rule: |laws| everywhere(&CAPTURE, laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes what an attack is: a capture on that square would be possible.
///
/// Source: Article 3.1.2.
pub static ATTACK: Provision = Provision {
    id: "attack",
    rule: |laws| everywhere(&ATTACK, laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides that a square is attacked although no attacker could go there, because each must shield its own king.
///
/// Source: Article 3.1.3.
pub static BOUND_PIECE_ATTACKS: Provision = Provision {
    id: "bound-piece-attacks",
    rule: |laws| everywhere(&BOUND_PIECE_ATTACKS, laws),
    task: Task::Defines(Some(When {
        on: &[
            Happening::Made,
            Happening::Completed,
            Happening::PressedIdle,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::MoveAsked,
            Happening::Asked,
        ],
        phase: Phase::DuringPlay,
        decide: bound,
    })),
    yields_to: &[],
};

fn bound(moment: Moment<'_>) -> Decision {
    let attacked = if moment.happening() == Happening::Asked {
        king_in_check(moment)
    } else {
        tried(moment)?.and_then(attacked_square)
    };
    let bound = attacked.and_then(|(position, square, by)| {
        let from = position.bound_attacker(square, by)?;
        let facts = Facts::new().with("player", Fact::Player(by));
        Some((facts.with("square", Fact::Square(from)), square))
    });
    Ok(match bound {
        Some((facts, on)) => BOUND_PIECE_ATTACKS.holds(facts.with("on", Fact::Square(on)), []),
        None => vec![],
    })
}

/// The square whose being attacked makes the move illegal, in the position that matters, and by whom.
fn attacked_square(tried: &Tried) -> Option<(Position, Square, Player)> {
    let (before, attempt) = tried.shown.as_ref()?;
    let opponent = tried.by.other();
    match (tried.because?, *attempt) {
        (Illegal::OwnKingLeftInCheck, attempt) => {
            let after = before.put_through(&attempt);
            let king = king_of(&after, tried.by)?;
            Some((after, king, opponent))
        }
        (
            Illegal::CastlingOutOfCheck
            | Illegal::CastlingThroughCheck
            | Illegal::CastlingIntoCheck,
            Attempt::Castle { by, side },
        ) => {
            let square = barred_square(before, by, side)?;
            Some(((**before).clone(), square, opponent))
        }
        _ => None,
    }
}

/// The square that bars a castling for the moment.
pub(in crate::laws) fn barred_square(before: &Position, by: Player, side: Side) -> Option<Square> {
    before.castling_barred(by, side).map(|(_, square)| square)
}

fn king_in_check(moment: Moment<'_>) -> Option<(Position, Square, Player)> {
    if !matches!(moment.act(), Act::Asks(Ask::InCheck)) {
        return None;
    }
    let position = moment.position()?;
    let checked = *position.kings_in_check().first()?;
    let king = king_of(position, checked)?;
    Some(((**position).clone(), king, checked.other()))
}

fn king_of(position: &Position, player: Player) -> Option<Square> {
    (position.pieces())
        .find(|(_, owner, role)| (*owner, *role) == (player, crate::board::Role::King))
        .map(|(square, ..)| square)
}
