//! What a player gained by the press that completed an illegal move.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Sanction;
use crate::game::{Effect, Fact, Facts, Measure};
use crate::laws::clock::period_played;
use crate::laws::irregularities::found::FOUND_ON;
use crate::laws::irregularities::penalty::offence;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter take back the increment that a player gained by pressing the clock after an illegal move.
///
/// Silent where the time control has no increment, where the clock was not pressed, and where the game is lost anyway.
///
/// Source: Article 7.5.5; guidance of the manual of the arbiters to Article 7.5.
///
/// Reading: the article itself says nothing of the increment, so it is left to the arbiter and not demanded;
/// the alternative treats it as part of the times that he sets by his best judgement.
pub static INCREMENT_GAINED: Provision = Provision {
    id: "increment-gained",
    rule: |laws| INCREMENT_GAINED.where_numbered(laws),
    task: Task::Empowers(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
    if !has_increment(moment, found.by) {
        return Ok(vec![]);
    }
    let pressed = moment
        .record()
        .move_of(found.act)
        .is_none_or(|node| node.pressed());
    if !pressed || offence.sanction == Sanction::Loss {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(found.by));
    let effects = [Effect::May(vec![Measure::TakeBackIncrement(found.by)])];
    Ok(INCREMENT_GAINED.holds(facts, effects))
}

/// Whether the press added something: in the period that is played, or in some period where it is not known which.
fn has_increment(moment: Moment<'_>, player: Player) -> bool {
    let options = &moment.laws().setting.options;
    match options.increment_in(period_played(moment, player)) {
        Some(time) => time > Millis::ZERO,
        None => (options.control().iter()).any(|period| period.increment > Millis::ZERO),
    }
}
