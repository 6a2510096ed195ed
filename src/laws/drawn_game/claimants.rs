//! Claims by somebody who has no claim to make, and claims by both players.

use crate::game::{Act, Actor, Effect, Facts, Happening, words};
use crate::laws::completion::each_has_moved;
use crate::laws::drawn_game::restriction::bars_agreement;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets only a player of the game claim a draw in it; the claim of anybody else is rejected as whatever outsiders or assistants claim.
///
/// Source: Article 9.5.1: it is a player who claims.
pub static CLAIM_BY_OUTSIDER: Provision = Provision {
    id: "claim-by-outsider",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::DoneInVain],
        phase: Phase::DuringPlay,
        decide: outsider,
    }),
    yields_to: &[],
};

/// Draws the game without a check where both players claim the draw: each claim is an offer, and each accepts the other.
///
/// Where they may not agree on a draw, by the event or because each has to make a move first, the claim is examined as that
/// of the player having the move.
///
/// Reading: the Laws know only a claim by one player. The alternative has the claim checked all the same.
///
/// Source: Article 9.1.2.3.
pub static CLAIM_BY_BOTH: Provision = Provision {
    id: "claim-by-both",
    rule: |laws| {
        let param = &laws.params.claim_is_also_offer;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide: both,
    }),
    yields_to: &[],
};

fn outsider(moment: Moment<'_>) -> Decision {
    Ok(match moment.act() {
        Act::ClaimDraw(_) => CLAIM_BY_OUTSIDER.holds(Facts::new(), []),
        _ => vec![],
    })
}

fn both(moment: Moment<'_>) -> Decision {
    if moment.event().by != Actor::Both {
        return Ok(vec![]);
    }
    let facts = Facts::new();
    Ok(if !each_has_moved(moment)? {
        CLAIM_BY_BOTH.fails(facts.with("lacks", Lacks::Moves))
    } else if bars_agreement(moment)? {
        CLAIM_BY_BOTH.fails(facts.with("lacks", Lacks::Consent))
    } else {
        CLAIM_BY_BOTH.holds(facts, [Effect::Draw])
    })
}

words! {
    /// Why two claims agree on nothing.
    enum Lacks { Moves, Consent }
}
