//! Positions that no series of legal moves can produce.

use crate::board::PositionFault;
use crate::game::{Act, Ask, Effect, Facts, Finding, Happening, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a position is illegal: no series of legal moves leads to it.
///
/// Reading: the board proves it only by certain faults, and the contrary only by a game that is shown from its start;
/// otherwise it is a finding of the arbiter.
///
/// Source: Article 3.10.3.
pub static ILLEGAL_POSITION: Provision = Provision {
    id: "illegal-position",
    rule: |laws| ILLEGAL_POSITION.where_numbered(laws),
    task: Task::Requires(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// Why no game can reach a position.
    pub enum Unreachable {
        Kings, BothKingsInCheck, KingLeftInCheck, PawnNotPromoted, PawnOnFirstRank,
        ImpossibleCheck, BishopShutIn, BishopNeverLeft, TooMuchMaterial, Found,
    }
}

impl Unreachable {
    /// The word for a fault; `Found` where the placement of the pieces shows nothing.
    pub const fn by(fault: PositionFault) -> Self {
        match fault {
            PositionFault::KingMissing(_) | PositionFault::SeveralKings(_) => Self::Kings,
            PositionFault::BothKingsInCheck => Self::BothKingsInCheck,
            PositionFault::KingLeftInCheck(_) => Self::KingLeftInCheck,
            PositionFault::PawnNotPromoted(..) => Self::PawnNotPromoted,
            PositionFault::PawnOnFirstRank(..) => Self::PawnOnFirstRank,
            PositionFault::ImpossibleCheck(_) => Self::ImpossibleCheck,
            PositionFault::BishopShutIn(..) => Self::BishopShutIn,
            PositionFault::BishopNeverLeft(_) => Self::BishopNeverLeft,
            PositionFault::TooMuchMaterial => Self::TooMuchMaterial,
            PositionFault::CastlingRightWithoutPieces
            | PositionFault::EnPassantWithoutDoubleStep => Self::Found,
        }
    }
}

fn decide(moment: Moment<'_>) -> Decision {
    if !matches!(moment.act(), Act::Asks(Ask::Position)) {
        return Ok(vec![]);
    }
    let fault = moment
        .position()
        .and_then(|position| position.certain_illegality());
    let facts = Facts::new().with("why", fault.map_or(Unreachable::Found, Unreachable::by));
    Ok(match moment.found(Finding::Unreachable)? {
        true => ILLEGAL_POSITION.holds(facts, [Effect::PositionIllegal]),
        false => ILLEGAL_POSITION.fails(facts),
    })
}
