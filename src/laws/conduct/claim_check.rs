//! How a draw claim is checked.

use crate::game::{Act, Ask, Duty, Effect, Facts, Happening};
use crate::laws::{Phase, Provision, Task, When};

/// Has the arbiter leave the checking of a claim to the players, away from the position on the board, lest they gain time to think.
///
/// Source: M-169, an article of the European Chess Union beside Articles 9.5 and 11.12.
pub static CLAIM_CHECKED_BY_PLAYERS: Provision = Provision {
    id: "claim-checked-by-players",
    rule: |laws| CLAIM_CHECKED_BY_PLAYERS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::CheckedAlone, Happening::Asked],
        phase: Phase::Any,
        decide: |moment| {
            let away = Effect::Must(Duty::CheckAwayFromBoard);
            let effects = match moment.act() {
                Act::CheckClaimAlone => vec![Effect::MustNot(Duty::CheckClaimAlone), away],
                Act::Asks(Ask::ClaimCheck) => vec![away],
                _ => return Ok(vec![]),
            };
            Ok(CLAIM_CHECKED_BY_PLAYERS.holds(Facts::new(), effects))
        },
    }),
    yields_to: &[],
};
