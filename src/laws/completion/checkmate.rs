//! Checkmate ends the game at once.

use crate::edition::Laws;
use crate::game::{Answer, Effect, Fact, Facts, Happening, Subject};
use crate::laws::completion::complies::{lacks, mover};
use crate::laws::completion::given::{is_given, last_mover, without_a_move};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the player whose move checkmates, if the move complies with what the edition demands of it.
///
/// Needs no press of the clock. The move must be legal; from 2014 on it must also obey the rules on touched pieces.
///
/// Source: Article 5.1.1.
pub static CHECKMATE: Provision = Provision {
    id: "checkmate",
    rule,
    task: Task::Decides(When {
        on: ENDS_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

/// The happenings at which a position may turn out to end the game.
pub(in crate::laws) const ENDS_ON: &[Happening] = &[
    Happening::Made,
    Happening::SealedMoveMade,
    Happening::PositionGiven,
    Happening::FlagFell,
    Happening::FlagSeen,
    Happening::FlagClaimed,
    Happening::PositionSeen,
];

fn rule(laws: &Laws) -> Option<Facts> {
    let needs = laws.params.checkmate_needs.value()?;
    Some(Facts::new().with("needs", *needs))
}

fn decide(moment: Moment<'_>) -> Decision {
    if without_a_move(moment) {
        return given(moment);
    }
    let Some(player) = mover(moment) else {
        return Ok(vec![]);
    };
    if moment.ask(Subject::Outcome)? != Answer::Mate {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let lacks = lacks(moment, &moment.laws().params.checkmate_needs)?;
    Ok(match lacks {
        None => CHECKMATE.holds(facts, [Effect::Win(player)]),
        Some(what) => CHECKMATE.fails(facts.with("lacks", what)),
    })
}

/// Checkmate on the board although no move of the case brought it about.
fn given(moment: Moment<'_>) -> Decision {
    if is_given(moment, Subject::Outcome) != Some(Answer::Mate) {
        return Ok(vec![]);
    }
    let Some(player) = last_mover(moment)? else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(CHECKMATE.holds(facts, [Effect::Win(player)]))
}
