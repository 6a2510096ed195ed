//! Clocks that can be heard or felt, and records that need no sight.

use super::{facts, moved, rule};
use crate::game::{Act, BlindSay, Effect, Fact, Happening, YesNo, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Admits a clock made for visually disabled players.
///
/// Source: Article D.2.6.1.
pub static SPEAKING_CLOCK: Provision = Provision {
    id: "speaking-clock",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes how the hands and the dial of an analogue clock can be felt.
///
/// Source: Article D.2.6.2.
pub static FELT_HANDS: Provision = Provision {
    id: "felt-hands",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes how the flag of an analogue clock can be felt.
///
/// Source: Article D.2.6.2.
pub static FELT_FLAG: Provision = Provision {
    id: "felt-flag",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes how a visually disabled player may record the game.
///
/// Source: Article D.2.7.
pub static RECORD_WITHOUT_SIGHT: Provision = Provision {
    id: "record-without-sight",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has a slip of the tongue put right at once, before the opponent's clock is started.
///
/// The move to announce is the one carried out: the piece was taken out of its aperture and put into another (D.2.2, D.2.3.2).
/// Later the two boards may differ, which has a rule of its own (D.2.9).
///
/// Source: Article D.2.8.
pub static MISSPOKEN_MOVE: Provision = Provision {
    id: "misspoken-move",
    rule,
    task: Task::Decides(When {
        on: &[Happening::BlindMoved, Happening::BlindSaid],
        phase: Phase::DuringPlay,
        decide: misspoken,
    }),
    yields_to: &[],
};

words! {
    /// Whether a slip of the tongue was corrected, or not yet: with the move that was said where the case names it.
    enum Corrected { InTime, NotYet, Named, TooLate }
}

fn misspoken(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if let (Act::BlindSay(BlindSay::Correct), Some(player)) = (moment.act(), moment.player()) {
        let facts = facts(laws, player);
        let (corrected, effect) = match moment.record().unpressed() {
            Some(_) => (Corrected::InTime, Effect::Allowed(player)),
            None => (Corrected::TooLate, Effect::Forbidden(player)),
        };
        return Ok(MISSPOKEN_MOVE.holds(facts.with("corrected", corrected), [effect]));
    }
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    if !moved.misspoken() {
        return Ok(vec![]);
    }
    let named = moved.text.is_some() && moved.said.is_some();
    let facts = facts(laws, player)
        .with_some("move", moved.text.clone().map(Fact::Move))
        .with_some("said", moved.said.clone().map(Fact::Move));
    Ok(match moved.pressed {
        YesNo::No => {
            let corrected = if named {
                Corrected::Named
            } else {
                Corrected::NotYet
            };
            let facts = facts.with("corrected", corrected);
            MISSPOKEN_MOVE.holds(facts, [Effect::MustAnnounce(player)])
        }
        YesNo::Yes => MISSPOKEN_MOVE.fails(facts.with("named", named)),
    })
}
