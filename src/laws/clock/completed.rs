//! When a move is completed, which is more than made on the board.

use crate::board::Player;
use crate::game::{EventIx, Fact, Facts, Happening, Node};
use crate::laws::clock::control::in_time;
use crate::laws::clock::fallen::fell;
use crate::laws::clock::first_flag::unordered;
use crate::laws::clock::flag::NOTICED;
use crate::laws::clock::flag_fall::loser;
use crate::laws::nature::left_to_opponent;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes that a move is completed by pressing the clock after it was made.
///
/// It is told where a flag decides and the player had made his last move, but not yet pressed the clock.
///
/// Source: Article 6.2.1.
pub static MOVE_COMPLETED: Provision = Provision {
    id: "move-completed",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: not_pressed,
    })),
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

/// That the last move of the player who loses on time was made before his flag fell, and not completed.
fn not_pressed(moment: Moment<'_>) -> Decision {
    let Some(player) = loser(moment)? else {
        return Ok(vec![]);
    };
    let Some(at) = fell(moment, player) else {
        return Ok(vec![]);
    };
    let mut trail = moment.record().trail();
    let made = |node: &&Node| node.mover == Some(player) && node.by.is_some_and(|by| by <= at);
    let waits = trail.find(made).is_some_and(|node| !node.pressed_by(at));
    if !waits || unordered(moment) || in_time(moment)? {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(MOVE_COMPLETED.holds(facts, []))
}

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
