//! Positions that only illegal play can bring about, seen by the arbiter without the move that did it.

use crate::edition::{BothKingsInCheck, Laws};
use crate::game::{Duty, Effect, Facts, Finding, Happening, words};
use crate::laws::arbiter::now::{asked_about, asks, shows_impossible};
use crate::laws::completion::CHECKMATE;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Makes the arbiter wait for one completed move when he sees both kings in check or a pawn on its last rank.
///
/// Source: Article A.5.4. Reading: it is for the arbiter who finds the position; one who saw the illegal move being played acts on that move.
pub static ILLEGAL_POSITION_WAIT: Provision = Provision {
    id: "illegal-position-wait",
    rule: |laws| rule(laws, BothKingsInCheck::DrawAfterNextMove),
    task: Task::Decides(When {
        on: &[Happening::PositionSeen, Happening::Asked],
        phase: Phase::DuringPlay,
        decide: decide_wait,
    }),
    yields_to: &[],
};

/// Draws the game if such a position is still on the board after the move for which the arbiter waited.
///
/// Source: Article A.5.4. Reading: a king that is still in check on the opponent's turn is no illegal position, so the game goes on.
pub static ILLEGAL_POSITION_DRAW: Provision = Provision {
    id: "illegal-position-draw",
    rule: |laws| rule(laws, BothKingsInCheck::DrawAfterNextMove),
    task: Task::Decides(When {
        on: &[Happening::Completed],
        phase: Phase::DuringPlay,
        decide: decide_draw,
    }),
    yields_to: &[&CHECKMATE],
};

/// Lets the arbiter step in, if he can, when he sees both kings in check or a pawn that was not promoted.
///
/// Source: Article A.4c (until 2009).
pub static ILLEGAL_POSITION_INTERVENTION: Provision = Provision {
    id: "illegal-position-intervention",
    rule: |laws| rule(laws, BothKingsInCheck::ArbiterIntervenes),
    task: Task::Decides(When {
        on: &[Happening::PositionSeen],
        phase: Phase::DuringPlay,
        decide: decide_intervention,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws, procedure: BothKingsInCheck) -> Option<Facts> {
    laws.params
        .both_kings_in_check
        .is(procedure)
        .then(Facts::new)
}

fn decide_wait(moment: Moment<'_>) -> Decision {
    if moment.given(&moment.laws().params.both_kings_in_check)
        != Some(BothKingsInCheck::DrawAfterNextMove)
    {
        return Ok(vec![]);
    }
    if moment.happening() == Happening::Asked {
        let moved = asked_about(moment).is_some_and(|at| moment.record().move_of(at).is_some());
        // one who saw the illegal move being played acts on that move
        if !asks(moment) || moved || !shows_impossible(moment) {
            return Ok(vec![]);
        }
    }
    let impossible = moment.found(Finding::ImpossiblePosition)?;
    Ok(ILLEGAL_POSITION_WAIT.decided(impossible, seen(moment), [Effect::WaitOneMove]))
}

fn decide_draw(moment: Moment<'_>) -> Decision {
    let procedure = moment.given(&moment.laws().params.both_kings_in_check);
    if procedure != Some(BothKingsInCheck::DrawAfterNextMove) || !waited_for(moment) {
        return Ok(vec![]);
    }
    let impossible = moment.found(Finding::ImpossiblePosition)?;
    Ok(ILLEGAL_POSITION_DRAW.decided(impossible, seen(moment), [Effect::Draw]))
}

fn decide_intervention(moment: Moment<'_>) -> Decision {
    if moment.given(&moment.laws().params.both_kings_in_check)
        != Some(BothKingsInCheck::ArbiterIntervenes)
    {
        return Ok(vec![]);
    }
    let impossible = moment.found(Finding::ImpossiblePosition)?;
    let effects = [Effect::Must(Duty::Intervene)];
    Ok(ILLEGAL_POSITION_INTERVENTION.decided(impossible, seen(moment), effects))
}

/// Whether the move that has just been completed is the one for which the arbiter waits.
fn waited_for(moment: Moment<'_>) -> bool {
    let waits = moment.last(Happening::PositionSeen).is_some_and(|step| {
        step.reasons
            .iter()
            .any(|r| r.provision == &ILLEGAL_POSITION_WAIT && r.status == Status::Holds)
    });
    let first = moment
        .since(Happening::PositionSeen)
        .iter()
        .all(|step| !step.happenings.contains(&Happening::Completed));
    waits && first
}

/// What makes the position impossible, where the board shows it.
fn seen(moment: Moment<'_>) -> Facts {
    let what = match moment.position() {
        Some(position) if position.kings_in_check().len() > 1 => Some(Shown::Kings),
        Some(position) if !position.unpromoted_pawns().is_empty() => Some(Shown::Pawn),
        Some(_) | None => None,
    };
    Facts::new().with("what", what)
}

words! {
    /// What shows on the board that the position is illegal.
    enum Shown { Kings, Pawn }
}
