//! Who has the move.

use crate::board::{Illegal, Player};
use crate::edition::{Laws, MoveStage};
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening, words};
use crate::laws::moves::tried;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides who has the move: the player whose opponent's move was made, or until 2005 completed.
///
/// Reading: until 2005 nobody has the move between the making and the completion of a move;
/// the alternative, that it is still with the player who made it, would let that player move twice.
///
/// Of a move that is asked about it is said where that is not seen at once: before the first move of the game, and where the
/// opponent has not pressed the clock.
///
/// Source: Article 1.3.
pub static WHO_HAS_THE_MOVE: Provision = Provision {
    id: "who-has-the-move",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Asked, Happening::MoveAsked],
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
    let asked = *moment.act() == Act::Asks(Ask::HasTheMove);
    let (true, Some(facts)) = (
        asked || moment.happening() == Happening::MoveAsked,
        rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let completed = moment.given(&laws.params.has_the_move_when_opponents_move_is)
        == Some(MoveStage::Completed);
    let mover = moment.record().node().mover;
    let unpressed = moment.record().unpressed().is_some();
    let begins = mover.is_none() && moment.record().began_with().is_some();
    let illegal = tried(moment)?
        .is_some_and(|tried| tried.illegal && tried.because != Some(Illegal::NotOnMove));
    if !asked && (illegal || !unpressed && !begins) {
        return Ok(vec![]);
    }
    if let (true, true, Some(mover)) = (completed, unpressed, mover) {
        let waits = Fact::Player(mover.other());
        return Ok(WHO_HAS_THE_MOVE.fails(facts.with("player", waits)));
    }
    let player = if moment.has_the_move(Player::White)? {
        Player::White
    } else {
        Player::Black
    };
    if !asked && moment.player() != Some(player) {
        return Ok(vec![]);
    }
    let first = match mover {
        Some(_) => First::No,
        None if begins => First::Game,
        None => First::Position,
    };
    // that White begins is nothing to speak of where it is not asked whose turn it is
    let facts = facts
        .with("player", Fact::Player(player))
        .with("first", first)
        .implied(!asked && begins);
    let answer = asked.then_some(Effect::HasTheMove(player));
    Ok(WHO_HAS_THE_MOVE.holds(facts, Vec::from_iter(answer)))
}

words! {
    /// Whether no move has been made before, in the game or in the position that is given.
    enum First { Game, Position, No }
}
