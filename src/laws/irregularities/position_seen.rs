//! A position that no legal game can produce, noticed where the arbiter acts by himself.

use crate::board::PositionFault;
use crate::edition::{ActsOnIllegal, CorrectionEnds, Laws, Supervision};
use crate::game::{Duty, Effect, EventIx, Facts, Finding, Happening, Restore, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the arbiter step in who sees an illegal position, although he has not seen how it came about.
///
/// The position before the irregularity is restored: before the illegal move, where the case shows it, otherwise the last one that can be identified.
/// Faster games without close supervision have an article of their own.
///
/// Source: Article 7.5.1, with 3.10.3 and 12.1.
///
/// Reading: that he steps in at once, without having seen the move, is guidance of the Arbiters' Manual.
pub static ILLEGAL_POSITION_FOUND: Provision = Provision {
    id: "illegal-position-found",
    rule: |laws| acts_by_himself(laws).then(Facts::new),
    task: Task::Decides(When {
        on: &[Happening::PositionSeen],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What shows that the position is illegal.
    enum Shows { Kings, Pawn, Other }
}

/// Whether the arbiter acts during the whole game on what he notices.
fn acts_by_himself(laws: &Laws) -> bool {
    let by = &laws.params.illegal_move_acted_on_by;
    laws.setting.supervision == Supervision::Full
        && by.includes(&ActsOnIllegal::Arbiter)
        && laws
            .params
            .illegal_move_correction_ends
            .is(CorrectionEnds::GameOver)
}

fn decide(moment: Moment<'_>) -> Decision {
    let fault = moment
        .position()
        .and_then(|position| position.certain_illegality());
    let illegal = fault.is_some() || moment.found(Finding::ImpossiblePosition)?;
    let shows = match fault {
        Some(PositionFault::BothKingsInCheck) => Shows::Kings,
        Some(PositionFault::PawnNotPromoted(..)) => Shows::Pawn,
        _ => Shows::Other,
    };
    let target = match illegal_move(moment) {
        Some(made) => Restore::Before(made + 1),
        None => Restore::LastIdentifiable,
    };
    let effects = [Effect::Must(Duty::Intervene), Effect::Restore(target)];
    Ok(ILLEGAL_POSITION_FOUND.decided(illegal, Facts::new().with("shows", shows), effects))
}

/// The first illegal move on the way to the present position, where the case shows it.
fn illegal_move(moment: Moment<'_>) -> Option<EventIx> {
    let illegal = moment
        .record()
        .trail()
        .filter(|node| node.illegal.is_some());
    illegal.filter_map(|node| node.by).last()
}
