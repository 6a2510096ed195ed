//! What a player gained by the press that completed an illegal move.

use crate::clock::Millis;
use crate::edition::{Laws, Sanction};
use crate::game::{Effect, Fact, Facts, Measure};
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
    if !has_increment(moment.laws()) {
        return Ok(vec![]);
    }
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
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

fn has_increment(laws: &Laws) -> bool {
    let options = &laws.setting.options;
    let periods = options.periods.iter().map(|period| period.increment);
    (options.increment.into_iter().chain(periods)).any(|time| time > Millis::ZERO)
}
