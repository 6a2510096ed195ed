//! Who has the move.

use crate::board::Player;
use crate::edition::{Laws, MoveStage};
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides who has the move: the player whose opponent's move was made, or until 2005 completed.
///
/// Reading: until 2005 nobody has the move between the making and the completion of a move;
/// the alternative, that it is still with the player who made it, would let that player move twice.
///
/// Source: Article 1.3.
pub static WHO_HAS_THE_MOVE: Provision = Provision {
    id: "who-has-the-move",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("stage", &laws.params.has_the_move_when_opponents_move_is)
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::Asks(Ask::HasTheMove), Some(facts)) = (moment.act(), rule(laws)) else {
        return Ok(vec![]);
    };
    let completed = moment.given(&laws.params.has_the_move_when_opponents_move_is)
        == Some(MoveStage::Completed);
    let mover = moment.record().node().mover;
    if let (true, Some(_), Some(mover)) = (completed, moment.record().unpressed(), mover) {
        let waits = Fact::Player(mover.other());
        return Ok(WHO_HAS_THE_MOVE.fails(facts.with("player", waits)));
    }
    let player = if moment.has_the_move(Player::White)? {
        Player::White
    } else {
        Player::Black
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with("first", mover.is_none());
    Ok(WHO_HAS_THE_MOVE.holds(facts, [Effect::HasTheMove(player)]))
}
