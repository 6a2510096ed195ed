//! Irregularities that are found when the game is over.

use crate::game::{Actor, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves an irregularity alone that is found only after the end of the game; the result stands.
///
/// Source: Article 7.5.1, with 7.2.1, 7.3 and 7.6: what is found *during* the game is put right.
pub static FOUND_AFTER_THE_END: Provision = Provision {
    id: "found-after-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
            Happening::SetUpClaimed,
        ],
        phase: Phase::AfterEnd,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let of_the_game = matches!(moment.event().by, Actor::Player(_) | Actor::Both);
    let claimed = match moment.happening() {
        // what an outsider tells is said to come too late where it is dealt with
        Happening::IrregularitySeen
            if (of_the_game || moment.by_arbiter())
                && moment.event().is_sight(&moment.case().events) =>
        {
            false
        }
        Happening::IrregularitySeen => return Ok(vec![]),
        _ => of_the_game,
    };
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    // the arbiter saw how the game ended
    if !claimed && !ended.given && moment.about() == ended.at {
        return Ok(vec![]);
    }
    let mut effects = vec![Effect::AlreadyOver];
    if claimed {
        effects.push(Effect::ClaimRejected);
    }
    Ok(FOUND_AFTER_THE_END.holds(ended.facts(), effects))
}
