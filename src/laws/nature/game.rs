//! Two players, one board, one move each in turn.

use crate::board::Illegal;
use crate::game::Facts;
use crate::laws::moves::{TRIED_ON, bars};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes what the game is: two opponents move pieces on a square board.
///
/// Source: Article 1.1.
pub static GAME_OF_CHESS: Provision = Provision {
    id: "game-of-chess",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides that a player moves out of turn: White begins, then each makes one move after the other.
///
/// Source: Article 1.2.
pub static ALTERNATE_MOVES: Provision = Provision {
    id: "alternate-moves",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    bars(&ALTERNATE_MOVES, &[Illegal::NotOnMove], moment)
}
