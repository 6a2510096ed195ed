//! Irregularities that are found when the game is over.

use crate::edition::{since, years::*};
use crate::game::{Act, Effect, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Leaves an irregularity alone that is found only after the end of the game; the result stands.
///
/// Source: Articles 7.2.1, 7.3, 7.5.1 and 7.6 (2017–), 7.2a, 7.3 and 7.5a (2014), 7.1a, 7.2 and 7.4a (2001–2009), 7.1a, 7.2 and 7.4 (1997): what is found *during* the game is put right.
pub static FOUND_AFTER_THE_END: Provision = Provision {
    id: "found-after-the-end",
    numbers: &[
        since(L1997, "7.4"),
        since(L2001, "7.4a"),
        since(L2014, "7.5a"),
        since(L2017, "7.5.1"),
    ],
    rule: |_| Some(Facts::new()),
    role: Role::Decides(When {
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
