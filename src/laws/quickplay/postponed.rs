//! A claim whose decision is put off, and what a fallen flag then means.

use crate::game::{
    Duty, Effect, Fact, Facts, Finding, Happening, Measure, QuickplayGround, QuickplayRuling,
};
use crate::laws::clock::{FLAG_COUNTS, LAST_PERIOD_FLAGS, OTHER_PERIOD_FLAGS};
use crate::laws::quickplay::open::{open_claim, ruling_at};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets play go on under the arbiter's eyes when he puts the decision off; the opponent may get extra time.
///
/// Source: Article III.5.2.
pub static QUICKPLAY_POSTPONED: Provision = Provision {
    id: "quickplay-postponed",
    rule: |laws| Facts::new().param("time", &laws.params.quickplay_postponed_opponent_may_get),
    task: Task::Decides(When {
        on: &[Happening::QuickplayDecided, Happening::Ruled],
        phase: Phase::DuringPlay,
        decide: postpone,
    }),
    yields_to: &[],
};

/// Draws the game after a flag has fallen, where a claim was open and the player who would win on time could not win by normal means or had not tried enough.
///
/// What the arbiter finds is not known beforehand, so the ruling depends on it.
///
/// Reading: only the texts since 2017 say that the opponent of the player whose flag fell is looked at.
/// We read the older ones alike; the alternative looks at the claimant's opponent whichever flag fell.
///
/// Source: Article III.5.2.
pub static QUICKPLAY_AFTER_FLAG: Provision = Provision {
    id: "quickplay-after-flag",
    rule: |laws| Facts::new().param("limit", &laws.params.quickplay_below),
    task: Task::Decides(When {
        on: &[Happening::FlagSeen, Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: after_flag,
    }),
    yields_to: &[&LAST_PERIOD_FLAGS, &OTHER_PERIOD_FLAGS],
};

pub(super) fn postpone(moment: Moment<'_>) -> Decision {
    if ruling_at(moment, moment.ix()) != Some(QuickplayRuling::Postpone) {
        return Ok(vec![]);
    }
    let params = &moment.laws().params;
    let (Some(claim), Some(time)) = (
        open_claim(moment)?,
        moment.given(&params.quickplay_postponed_opponent_may_get),
    ) else {
        return Ok(vec![]);
    };
    let to = claim.player.other();
    let effects = [
        Effect::ClaimPostponed,
        Effect::May(vec![Measure::GiveTime { to, time }]),
        Effect::PlayOn,
        Effect::Must(Duty::WatchPlay),
    ];
    let facts = claim.facts().with("time", Fact::Time(time));
    Ok(QUICKPLAY_POSTPONED.holds(facts, effects))
}

fn after_flag(moment: Moment<'_>) -> Decision {
    let Some(claim) = open_claim(moment)? else {
        return Ok(vec![]);
    };
    if !moment.holds(&FLAG_COUNTS)? {
        return Ok(vec![]);
    }
    let facts = claim.facts();
    let told = |finding| moment.found_so_far(finding) == Some(true);
    // what was found spares the question about the other ground
    let ground = if told(Finding::NoEffort) && !told(Finding::CannotWinNormally) {
        QuickplayGround::NoEffort
    } else if moment.found(Finding::CannotWinNormally)? {
        QuickplayGround::CannotWinNormally
    } else if moment.found(Finding::NoEffort)? {
        QuickplayGround::NoEffort
    } else {
        return Ok(QUICKPLAY_AFTER_FLAG.fails(facts));
    };
    let facts = facts.with("ground", ground);
    Ok(QUICKPLAY_AFTER_FLAG.holds(facts, [Effect::Draw]))
}
