//! When a move is completed, which is more than made on the board.

use crate::board::Player;
use crate::game::{EventIx, Fact, Facts, Happening};
use crate::laws::nature::left_to_opponent;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes that a move is completed by pressing the clock after it was made.
///
/// Source: Article 6.2.1.
pub static MOVE_COMPLETED: Provision = Provision {
    id: "move-completed",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that a move that ends the game is completed without pressing the clock.
///
/// Source: Article 6.2.1.1.
///
/// Reading: the text of 2023 also names the claim with an intended move, which ends nothing before it is found right; we take
/// that for a slip. The alternative, that a right claim completes the move that was only written, gives the same result.
pub static COMPLETED_BY_THE_END: Provision = Provision {
    id: "completed-by-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that a move is completed, even without pressing the clock, once its player has made his next one.
///
/// Where he makes that move out of turn and it stays, the ruling says so.
///
/// Source: Article 6.2.1.2.
pub static COMPLETED_BY_NEXT_MOVE: Provision = Provision {
    id: "completed-by-next-move",
    rule: |laws| {
        laws.params
            .completed_by_own_next_move
            .is(true)
            .then(Facts::new)
    },
    task: Task::Defines(Some(When {
        on: &[Happening::Made, Happening::Completed],
        phase: Phase::DuringPlay,
        decide: by_a_move_out_of_turn,
    })),
    yields_to: &[],
};

fn by_a_move_out_of_turn(moment: Moment<'_>) -> Decision {
    let Some(found) = left_to_opponent(moment)? else {
        return Ok(vec![]);
    };
    let mut trail = moment.record().trail();
    let earlier = trail.find(|node| node.by.is_some_and(|event| event < found.act));
    let waiting = earlier.filter(|node| node.mover == Some(found.by) && !node.pressed());
    let Some(act) = waiting.and_then(|node| node.by) else {
        return Ok(vec![]);
    };
    let next = completed_by_next_move(moment, act, found.by);
    let facts = Facts::new()
        .with("player", Fact::Player(found.by))
        .about(act);
    Ok(match next {
        true => COMPLETED_BY_NEXT_MOVE.holds(facts, []),
        false => vec![],
    })
}

/// Whether the move of an event was completed because its player has made another one since.
pub(in crate::laws) fn completed_by_next_move(
    moment: Moment<'_>,
    act: EventIx,
    by: Player,
) -> bool {
    moment.given(&moment.laws().params.completed_by_own_next_move) == Some(true)
        && (moment.record().trail())
            .any(|node| node.mover == Some(by) && node.by.is_some_and(|event| event > act))
}
