//! When a move is completed, which is more than made on the board.

use crate::board::Player;
use crate::game::{EventIx, Facts};
use crate::laws::{Moment, Provision, Task};

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
/// Source: Article 6.2.1.2.
pub static COMPLETED_BY_NEXT_MOVE: Provision = Provision {
    id: "completed-by-next-move",
    rule: |laws| {
        laws.params
            .completed_by_own_next_move
            .is(true)
            .then(Facts::new)
    },
    task: Task::Defines(None),
    yields_to: &[],
};

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
