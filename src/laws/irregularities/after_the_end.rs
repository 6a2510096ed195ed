//! Irregularities that are found when the game is over.

use crate::game::{Act, Effect, Facts, Happening};
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
            Happening::SetUpClaimed,
        ],
        phase: Phase::AfterEnd,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let claimed = match moment.act() {
        Act::ClaimIrregularity => true,
        Act::Sees => false,
        Act::ClaimWrongSetUp(_) => moment.player().is_some(),
        _ => return Ok(vec![]),
    };
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    let mut effects = vec![Effect::AlreadyOver];
    if claimed {
        effects.push(Effect::ClaimRejected);
    }
    let facts = Facts::new().about(ended.at);
    Ok(FOUND_AFTER_THE_END.holds(facts, effects))
}
