//! What of the rules for rapid chess does not hold in blitz.

use crate::edition::{Laws, Pace, repealed, since, years::*};
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Excludes the claims of a quickplay finish from blitz, and in 2005 and 2009 the stepping in at an illegal position.
///
/// Both follow from parameters that have no value at this pace.
///
/// Source: Article B.3b (2009), C.2 (2005), C.4 (2001), C.5 (1997).
pub static BLITZ_WITHOUT_QUICKPLAY_CLAIMS: Provision = Provision {
    id: "blitz-without-quickplay-claims",
    numbers: &[
        since(L1997, "C.5"),
        since(L2001, "C.4"),
        since(L2005, "C.2"),
        since(L2009, "B.3b"),
        repealed(L2014),
    ],
    rule,
    role: Role::Decides(When {
        on: &[Happening::QuickplayClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(facts)) = (moment.player(), rule(moment.laws())) else {
        return Ok(vec![]);
    };
    let facts = facts.with("player", Fact::Player(player));
    Ok(BLITZ_WITHOUT_QUICKPLAY_CLAIMS.holds(facts, [Effect::ClaimRejected]))
}

fn rule(laws: &Laws) -> Option<Facts> {
    let claims = &laws.params.quickplay_below;
    let number = BLITZ_WITHOUT_QUICKPLAY_CLAIMS.number(laws.edition)?;
    let own = claims.article.as_deref() == Some(number) && claims.is_absent();
    if laws.setting.pace != Pace::Blitz || !own {
        return None;
    }
    let position = &laws.params.both_kings_in_check;
    let also = position.article.as_deref() == Some(number) && position.is_absent();
    Some(
        Facts::new()
            .with("position", Fact::Word(if also { "yes" } else { "no" }))
            .no_surer_than(claims),
    )
}
