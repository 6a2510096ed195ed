//! A player who comes too late and is excused.

use crate::game::{Act, Effect, Fact, Facts, Finding, Happening};
use crate::laws::clock::lateness::{excused, is_too_late};
use crate::laws::clock::start::not_begun;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the game played by a player who comes after the default time and is excused.
///
/// Source: Article 6.7.1.
pub static LATENESS_EXCUSED: Provision = Provision {
    id: "lateness-excused",
    rule: |laws| LATENESS_EXCUSED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Arrived, Happening::Found],
        phase: Phase::DuringPlay,
        decide: decide_excused,
    }),
    yields_to: &[],
};

fn decide_excused(moment: Moment<'_>) -> Decision {
    let held = |facts: Facts| Ok(LATENESS_EXCUSED.holds(facts, [Effect::PlayOn]));
    if let Act::Finds(finding, so) = moment.act() {
        let arrival = moment.event_at(moment.about());
        let player = arrival.and_then(|event| event.by.player());
        let late = (moment.past().iter())
            .filter(|step| step.event == moment.about())
            .flat_map(|step| &step.reasons)
            .any(|r| r.provision == &LATENESS_EXCUSED);
        return match player.filter(|_| *finding == Finding::Excused && *so && late) {
            Some(player) => held(Facts::new().with("player", Fact::Player(player))),
            None => Ok(vec![]),
        };
    }
    let Some(player) = moment.player().filter(|player| not_begun(moment, *player)) else {
        return Ok(vec![]);
    };
    if is_too_late(moment)? && excused(moment)? {
        return held(Facts::new().with("player", Fact::Player(player)));
    }
    Ok(vec![])
}
