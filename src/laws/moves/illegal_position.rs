//! Positions that no series of legal moves can produce.

use crate::board::PositionFault;
use crate::game::{Act, Ask, Effect, Fact, Facts, Finding, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Decides whether a position is illegal: no series of legal moves leads to it.
///
/// Reading: the board proves it only by certain faults, and the contrary only by a game that is shown from its start;
/// otherwise it is a finding of the arbiter.
///
/// Source: Article 3.10.3.
pub static ILLEGAL_POSITION: Provision = Provision {
    id: "illegal-position",
    rule: |laws| ILLEGAL_POSITION.where_numbered(laws),
    role: Role::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    if !matches!(moment.act(), Act::Asks(Ask::Position)) {
        return Ok(vec![]);
    }
    let fault = moment
        .position()
        .and_then(|position| position.certain_illegality());
    let facts = Facts::new().with("why", Fact::Word(fault.map_or("found", PositionFault::key)));
    Ok(match moment.found(Finding::Unreachable)? {
        true => ILLEGAL_POSITION.holds(facts, [Effect::PositionIllegal]),
        false => ILLEGAL_POSITION.fails(facts),
    })
}
