//! What of the rules for rapid chess does not hold in blitz.

use crate::edition::{Laws, Pace};
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Excludes the claims of a quickplay finish from blitz, and in 2005 and 2009 the stepping in at an illegal position.
///
/// Both follow from parameters that have no value at this pace.
///
/// Source: Article B.3b (until 2009).
pub static BLITZ_WITHOUT_QUICKPLAY_CLAIMS: Provision = Provision {
    id: "blitz-without-quickplay-claims",
    rule,
    task: Task::Decides(When {
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
    let number = BLITZ_WITHOUT_QUICKPLAY_CLAIMS.number(&laws.contents)?;
    let own = claims.article.as_deref() == Some(number) && claims.is_absent();
    if laws.setting.pace != Pace::Blitz || !own {
        return None;
    }
    let position = &laws.params.both_kings_in_check;
    let also = position.article.as_deref() == Some(number) && position.is_absent();
    Some(Facts::new().with("position", also).no_surer_than(claims))
}
