//! The claim of a draw with little time left: what it needs, and what happens to the clocks.

use crate::edition::{ClaimantClock, Laws};
use crate::game::{Effect, Fact, Facts, Happening, Measure};
use crate::laws::quickplay::open::{self, Turn};
use crate::laws::quickplay::scope::applies;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::QuickplayClaimed];

/// Admits the claim of a player who has less time left than the limit, before his flag falls; by edition he must have the move.
///
/// Reading: from 2014 on the article opens with the case that an increment cannot be had. We take a claim as open to a player
/// who did not ask for one or was refused it; the alternative admits it only where the clock cannot add time.
///
/// Source: Article III.5.
pub static QUICKPLAY_CLAIM: Provision = Provision {
    id: "quickplay-claim",
    rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: admitted,
    }),
    yields_to: &[],
};

/// Turns away a claim that lacks what it needs, without looking at its ground.
///
/// Reading: the extra time for the opponent is for a claim that was looked at and rejected, so a claim that may not be made costs nothing.
/// The alternative gives it here as well.
///
/// Source: Article III.5.
pub static QUICKPLAY_CLAIM_INADMISSIBLE: Provision = Provision {
    id: "quickplay-claim-inadmissible",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: inadmissible,
    }),
    yields_to: &[],
};

/// Has the clocks stopped on such a claim, by duty or by choice.
///
/// Source: Article III.5.
///
/// Reading: since 2017 the article refers to 6.12.2, on screens; we take 6.11.2, on stopping the clocks, to be meant.
pub static QUICKPLAY_CLAIM_CLOCKS: Provision = Provision {
    id: "quickplay-claim-clocks",
    rule: |laws| Facts::new().param_as("must", &laws.params.quickplay_claim_clock, must),
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: clocks,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let params = &laws.params;
    Facts::new()
        .param("limit", &params.quickplay_below)?
        .param("claimant", &params.quickplay_claimant)
}

/// What the claim of this event lacks; `None` where no such claim is made, or none that is looked at here.
fn lacks(moment: Moment<'_>) -> Result<Option<(Facts, Option<open::Lacks>)>, crate::game::Unknown> {
    let laws = moment.laws();
    let Some((player, facts)) = moment.player().zip(rule(laws)) else {
        return Ok(None);
    };
    if laws.setting.options.no_arbiter || !applies(moment) {
        return Ok(None);
    }
    let turn = Turn::of_claimant(moment);
    let missing = open::lacks(moment, player, turn)?;
    Ok(Some((facts.with("player", Fact::Player(player)), missing)))
}

fn admitted(moment: Moment<'_>) -> Decision {
    Ok(match lacks(moment)? {
        Some((facts, None)) => QUICKPLAY_CLAIM.holds(facts, []),
        Some((facts, Some(missing))) => QUICKPLAY_CLAIM.fails(facts.with("missing", missing)),
        None => vec![],
    })
}

fn inadmissible(moment: Moment<'_>) -> Decision {
    Ok(match (moment.player(), lacks(moment)?) {
        (Some(player), Some((facts, Some(_)))) => {
            let facts = facts.bare().with("player", Fact::Player(player));
            QUICKPLAY_CLAIM_INADMISSIBLE.holds(facts, [Effect::ClaimRejected])
        }
        _ => vec![],
    })
}

/// Whether the claimant must stop the clocks; else he may.
fn must(clock: ClaimantClock) -> bool {
    clock == ClaimantClock::MustStop
}

fn clocks(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !moment.holds(&QUICKPLAY_CLAIM)? {
        return Ok(vec![]);
    }
    let effect = match moment.given(&laws.params.quickplay_claim_clock) {
        Some(ClaimantClock::MustStop | ClaimantClock::PlayerOrArbiterStops) => Effect::PauseClocks,
        Some(ClaimantClock::MayStop) => Effect::May(vec![Measure::StopClocks(player)]),
        None => return Ok(vec![]),
    };
    let facts = Facts::new()
        .param_as("must", &laws.params.quickplay_claim_clock, must)
        .unwrap_or_default();
    Ok(QUICKPLAY_CLAIM_CLOCKS.holds(facts.with("player", Fact::Player(player)), [effect]))
}
