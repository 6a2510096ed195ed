//! What a player gained by the press that completed an illegal move.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Discretion, Laws, Pace, Param, Sanction};
use crate::game::{Amount, Effect, Fact, Facts, Measure};
use crate::laws::clock::period_played;
use crate::laws::irregularities::found::FOUND_ON;
use crate::laws::irregularities::penalty::offence;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter take back the increment that a player gained by pressing the clock after an illegal move, or has him do so.
///
/// Silent where the time control has no increment, where the clock was not pressed, and where the game is lost anyway.
/// Where nobody knows which increment was added, it is left to the arbiter in any case.
///
/// Source: Article 7.5.5; since 2023 it is taught that the increment is taken back in every case (M-116, M-117).
///
/// Reading: the article itself says nothing of the increment, so by the letter it is left to the arbiter and not demanded;
/// the alternative treats it as part of the times that he sets by his best judgement. It is taught of illegal moves; that it
/// holds for a press without a move, too, is our inference.
pub static INCREMENT_GAINED: Provision = Provision {
    id: "increment-gained",
    rule: |laws| Facts::new().param("duty", taken_back(laws)),
    task: Task::Empowers(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

/// Whether it is taken back at this pace.
fn taken_back(laws: &Laws) -> &Param<Discretion> {
    match laws.setting.pace {
        Pace::Standard => &laws.params.gained_increment_taken_back,
        Pace::Rapid | Pace::Blitz => &laws.params.rapid_gained_increment_taken_back,
    }
}

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
    let facts = Facts::new()
        .with("player", Fact::Player(found.by))
        .taught_surely(!found.no_move);
    let taken_back = moment.given(taken_back(moment.laws()));
    let (duty, effect) = match (taken_back, increment(moment, found.by)) {
        (Some(Discretion::Shall), Some(time)) => {
            let amount = Amount::Exactly(time);
            let from = found.by;
            (Discretion::Shall, Effect::TakeTime { from, amount })
        }
        _ => {
            let measure = Measure::TakeBackIncrement(found.by);
            (Discretion::May, Effect::May(vec![measure]))
        }
    };
    Ok(INCREMENT_GAINED.holds(facts.with("duty", duty), [effect]))
}

/// What the press added, where it is known.
pub(super) fn increment(moment: Moment<'_>, player: Player) -> Option<Millis> {
    let options = &moment.laws().setting.options;
    options.increment_in(period_played(moment, player))
}

/// Whether the press added something: in the period that is played, or in some period where it is not known which.
fn has_increment(moment: Moment<'_>, player: Player) -> bool {
    let options = &moment.laws().setting.options;
    match increment(moment, player) {
        Some(time) => time > Millis::ZERO,
        None => (options.control().iter()).any(|period| period.increment > Millis::ZERO),
    }
}
