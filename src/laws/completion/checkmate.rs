//! Checkmate ends the game at once.

use crate::edition::{Edition::*, Laws, since};
use crate::game::{Answer, Effect, Facts, Happening, Subject};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Gives the game to the player whose legal move checkmates.
///
/// Needs no press of the clock.
///
/// Source: Article 5.1.1 (2017–), 5.1a (before).
pub static CHECKMATE: Provision = Provision {
    id: "checkmate",
    numbers: &[since(L1997, "5.1a"), since(L2017, "5.1.1")],
    rule,
    role: Role::Decides(When {
        on: &[Happening::Made],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn decide(_laws: &Laws, moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !moment.legal_at(moment.ix())? || moment.ask(Subject::Outcome)? != Answer::Mate {
        return Ok(vec![]);
    }
    Ok(CHECKMATE.holds(Facts::new(), [Effect::Win(player)]))
}
