//! The claim where no arbiter is present: it ends the game, and somebody else decides later.

use crate::edition::Laws;
use crate::game::{
    Act, Effect, Evidence, Fact, Facts, Happening, QuickplayGround, QuickplayRuling,
};
use crate::laws::quickplay::open::{missing, ruling_at};
use crate::laws::quickplay::scope::applies;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::QuickplayClaimed];

/// Ends the game with the claim of a player who has little time left, before his flag falls, where no arbiter is present.
///
/// Source: Article III.6.1.
pub static QUICKPLAY_WITHOUT_ARBITER: Provision = Provision {
    id: "quickplay-without-arbiter",
    rule,
    task: Task::Requires(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: ends,
    }),
    yields_to: &[],
};

/// Has the final position written down and verified, where the claim is that the opponent cannot win by normal means.
///
/// Source: Article III.6.1.1.
pub static QUICKPLAY_EVIDENCE_OF_POSITION: Provision = Provision {
    id: "quickplay-evidence-of-position",
    rule,
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: position,
    }),
    yields_to: &[],
};

/// Has a scoresheet handed in as well and verified, where the claim is that the opponent makes no effort.
///
/// Source: Article III.6.1.2; in 1997 the sheet is completed before play ceases.
pub static QUICKPLAY_EVIDENCE_OF_EFFORT: Provision = Provision {
    id: "quickplay-evidence-of-effort",
    rule,
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: effort,
    }),
    yields_to: &[],
};

/// Leaves the result to the arbiter to whom the claim is referred.
///
/// Reading: the Laws do not say what the result is if that arbiter finds the claim wrong; he only rejects it here,
/// and the regulations of the event have to say who has won.
///
/// Source: Article III.6.2.
pub static QUICKPLAY_REFERRED: Provision = Provision {
    id: "quickplay-referred",
    rule,
    task: Task::Decides(When {
        on: &[Happening::QuickplayDecided],
        phase: Phase::AfterEnd,
        decide: later,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("limit", &laws.params.quickplay_below)
}

fn ends(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (moment.player(), rule(laws)) else {
        return Ok(vec![]);
    };
    if !laws.setting.options.no_arbiter || !applies(moment) {
        return Ok(vec![]);
    }
    let facts = facts.with("player", Fact::Player(player));
    Ok(match missing(moment, player)? {
        None => QUICKPLAY_WITHOUT_ARBITER.holds(facts, [Effect::ResultReferred]),
        Some(missing) => QUICKPLAY_WITHOUT_ARBITER.fails(facts.with("missing", missing)),
    })
}

fn position(moment: Moment<'_>) -> Decision {
    evidence(
        &QUICKPLAY_EVIDENCE_OF_POSITION,
        moment,
        QuickplayGround::CannotWinNormally,
    )
}

fn effort(moment: Moment<'_>) -> Decision {
    evidence(
        &QUICKPLAY_EVIDENCE_OF_EFFORT,
        moment,
        QuickplayGround::NoEffort,
    )
}

/// What has to be handed in for one ground; what the first ground demands is not demanded again for the second.
fn evidence(
    provision: &'static Provision,
    moment: Moment<'_>,
    ground: QuickplayGround,
) -> Decision {
    let (Some(player), Act::ClaimQuickplay(claim)) = (moment.player(), moment.act()) else {
        return Ok(vec![]);
    };
    if !moment.holds(&QUICKPLAY_WITHOUT_ARBITER)? || !claim.grounds.contains(&ground) {
        return Ok(vec![]);
    }
    let also_position = ground == QuickplayGround::NoEffort
        && claim.grounds.contains(&QuickplayGround::CannotWinNormally);
    let mut effects = Vec::new();
    if !also_position {
        let what = Evidence::Position;
        effects.push(Effect::MustSubmit { player, what });
    }
    if ground == QuickplayGround::NoEffort {
        let what = Evidence::Scoresheet;
        effects.push(Effect::MustSubmit { player, what });
    }
    if !also_position {
        effects.push(Effect::MustVerify(player.other()));
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()));
    Ok(provision.holds(facts, effects))
}

fn later(moment: Moment<'_>) -> Decision {
    if !moment.held_before(&QUICKPLAY_WITHOUT_ARBITER) {
        return Ok(vec![]);
    }
    let effects = match ruling_at(moment, moment.ix()) {
        Some(QuickplayRuling::Draw) => vec![Effect::ClaimAccepted, Effect::Draw],
        Some(QuickplayRuling::Reject) => vec![Effect::ClaimRejected],
        Some(QuickplayRuling::Postpone | QuickplayRuling::GrantIncrement) | None => {
            return Ok(vec![]);
        }
    };
    let draw = effects.contains(&Effect::Draw);
    let facts = Facts::new().with("draw", draw);
    Ok(QUICKPLAY_REFERRED.holds(facts, effects))
}
