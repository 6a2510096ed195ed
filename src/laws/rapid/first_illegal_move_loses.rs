//! The editions in which the first illegal move lost a game without close supervision.

use crate::edition::{Laws, Sanction};
use crate::game::{Effect, Fact, Facts};
use crate::laws::irregularities::found::FOUND_ON;
use crate::laws::irregularities::penalty::{offence, put_right};
use crate::laws::rapid::illegal_position::ILLEGAL_POSITION_DRAW;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the opponent for an illegal move, or draws it where he cannot checkmate.
///
/// Seen by the arbiter or claimed by the opponent before his next move.
///
/// Source: Article A.4.2 (until 2017).
pub static FIRST_ILLEGAL_MOVE_LOSES: Provision = Provision {
    id: "first-illegal-move-loses",
    rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&ILLEGAL_POSITION_DRAW],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let sanctions = &laws.params.illegal_move_sanctions;
    let number = FIRST_ILLEGAL_MOVE_LOSES.number(&laws.contents)?;
    let own = sanctions.article.as_deref() == Some(number);
    own.then(|| Facts::new().no_surer_than(sanctions))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
    if offence.sanction != Sanction::Loss {
        return Ok(vec![]);
    }
    let opponent = found.by.other();
    let drawn = moment.given(&laws.params.illegal_loss_is_draw_if_opponent_cannot_mate)
        == Some(true)
        && !moment.can_mate_from(put_right(moment, found).as_ref(), opponent)?;
    let effect = if drawn {
        Effect::Draw
    } else {
        Effect::Win(opponent)
    };
    let facts = found
        .facts()
        .with("opponent", Fact::Player(opponent))
        .with("draw", drawn);
    Ok(FIRST_ILLEGAL_MOVE_LOSES.holds(facts, [effect]))
}
