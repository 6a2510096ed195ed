//! A draw without a claim that nobody notices during the game.

use crate::game::{Effect, Facts, Finding, Happening, Measure};
use crate::laws::completion::checkmate::ENDS_ON;
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, STALEMATE};
use crate::laws::drawn_game::{no_progress_draw, repetition_draw};
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Lets the game go on, and its later result stand, where nobody notices that it was drawn without a claim; only an appeal can
/// still make it a draw.
///
/// Source: M-167, beside Articles 9.6 and 11.10.
pub static DRAW_UNNOTICED: Provision = Provision {
    id: "draw-unnoticed",
    rule: |laws| DRAW_UNNOTICED.where_numbered(laws),
    task: Task::Decides(When {
        on: ENDS_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&CHECKMATE, &STALEMATE, &DEAD_POSITION],
};

/// Leaves it open to have the result changed on an appeal, where a draw without a claim went unnoticed.
///
/// Reading: whether the appeal succeeds is for who decides it; so another result is left open here.
///
/// Source: M-167, beside Articles 9.6 and 11.10.
pub static UNNOTICED_DRAW_APPEALED: Provision = Provision {
    id: "unnoticed-draw-appealed",
    rule: |laws| UNNOTICED_DRAW_APPEALED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Appealed],
        phase: Phase::AfterEnd,
        decide: appealed,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let mut drawn = repetition_draw::decide(moment)?;
    drawn.extend(no_progress_draw::decide(moment)?);
    let holds = drawn.iter().any(|reason| reason.status == Status::Holds);
    if !holds || !moment.found(Finding::Unnoticed)? {
        return Ok(vec![]);
    }
    let played = [Happening::Made, Happening::SealedMoveMade].contains(&moment.happening());
    let effects: Vec<Effect> = played.then_some(Effect::PlayOn).into_iter().collect();
    Ok(DRAW_UNNOTICED.holds(Facts::new(), effects))
}

fn appealed(moment: Moment<'_>) -> Decision {
    let drawn = moment.record().ended().is_some_and(|ended| ended.drawn);
    let unnoticed = moment.held_before(&DRAW_UNNOTICED) && !drawn;
    if moment.event().by.player().is_none() || !unnoticed {
        return Ok(vec![]);
    }
    let effects = [Effect::May(vec![Measure::ChangeResult])];
    Ok(UNNOTICED_DRAW_APPEALED.holds(Facts::new(), effects))
}
