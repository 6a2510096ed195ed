//! What the arbiter may decide about a claim, and what follows.

use crate::edition::Laws;
use crate::game::{
    Act, Effect, Fact, Facts, Finding, Happening, Measure, QuickplayGround, QuickplayRuling, words,
};
use crate::laws::quickplay::open::{OpenClaim, agreed, open_claim, ruling_at};
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Draws the game where the arbiter agrees with the claim.
///
/// He agrees by what he announces, or by what he finds of the player who would win on time: no effort, or no win by normal means.
///
/// Source: Article III.5.1.
pub static QUICKPLAY_DRAW: Provision = Provision {
    id: "quickplay-draw",
    rule: |laws| Facts::new().param("limit", &laws.params.quickplay_below),
    task: Task::Decides(When {
        on: &[
            Happening::QuickplayClaimed,
            Happening::QuickplayDecided,
            Happening::Ruled,
            Happening::Found,
        ],
        phase: Phase::DuringPlay,
        decide: draw,
    }),
    yields_to: &[],
};

/// Leaves the decision on an admitted claim to the arbiter: a draw, a later decision, and since 2001 a rejection.
///
/// Source: Article III.5.1.
pub static QUICKPLAY_CHOICE: Provision = Provision {
    id: "quickplay-choice",
    rule: choices,
    task: Task::Empowers(When {
        on: &[Happening::QuickplayClaimed],
        phase: Phase::DuringPlay,
        decide: choose,
    }),
    yields_to: &[],
};

/// Gives the opponent extra time when the claim is rejected, and lets play go on.
///
/// Source: Article III.5.3.
pub static QUICKPLAY_REJECTED: Provision = Provision {
    id: "quickplay-rejected",
    rule: |laws| Facts::new().param("time", &laws.params.quickplay_rejected_opponent_gets),
    task: Task::Decides(When {
        on: &[Happening::QuickplayDecided, Happening::Ruled],
        phase: Phase::DuringPlay,
        decide: reject,
    }),
    yields_to: &[],
};

/// Makes the decision on a claim final, so that nobody can appeal.
///
/// Reading: the text of 2014 is not known to us and that of 1997 does not say; there the general rule on appeals remains.
///
/// Source: Article 10.2d (until 2009).
pub static QUICKPLAY_DECISION_FINAL: Provision = Provision {
    id: "quickplay-decision-final",
    rule: |laws| {
        let param = &laws.params.quickplay_decision_is_final;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[
            Happening::QuickplayDecided,
            Happening::Ruled,
            Happening::Appealed,
        ],
        phase: Phase::Any,
        decide: last_word,
    }),
    yields_to: &[],
};

fn choices(laws: &Laws) -> Option<Facts> {
    let rejects = !laws.params.quickplay_rejected_opponent_gets.is_absent();
    Some(
        Facts::new()
            .param("limit", &laws.params.quickplay_below)?
            .with("reject", rejects),
    )
}

pub(super) fn draw(moment: Moment<'_>) -> Decision {
    let Some(claim) = open_claim(moment)? else {
        return Ok(vec![]);
    };
    let agrees = match moment.happening() {
        Happening::QuickplayDecided | Happening::Ruled => match ruling_at(moment, moment.ix()) {
            Some(QuickplayRuling::Draw) => Some(true),
            Some(QuickplayRuling::Reject) => Some(false),
            Some(QuickplayRuling::Postpone | QuickplayRuling::GrantIncrement) | None => None,
        },
        _ => agreed(moment),
    };
    Ok(match agrees {
        Some(true) => {
            let facts = claim.facts().with("ground", Agreed::with(moment, claim));
            QUICKPLAY_DRAW.holds(facts, [Effect::ClaimAccepted, Effect::Draw])
        }
        Some(false) => QUICKPLAY_DRAW.fails(claim.facts()),
        None => vec![],
    })
}

words! {
    /// With which ground of a claim the arbiter agrees; the claim does not always say.
    enum Agreed { CannotWinNormally, NoEffort, Claimed }
}

impl Agreed {
    /// The ground that was found, or else the only one of the claim.
    fn with(moment: Moment<'_>, claim: OpenClaim) -> Self {
        let found = |finding| moment.found_so_far(finding) == Some(true);
        if found(Finding::CannotWinNormally) {
            return Self::CannotWinNormally;
        }
        if found(Finding::NoEffort) {
            return Self::NoEffort;
        }
        let act = moment.event_at(claim.at).map(|event| &event.act);
        match act {
            Some(Act::ClaimQuickplay(claim)) => match claim.grounds.as_slice() {
                [QuickplayGround::CannotWinNormally] => Self::CannotWinNormally,
                [QuickplayGround::NoEffort] => Self::NoEffort,
                _ => Self::Claimed,
            },
            Some(_) | None => Self::Claimed,
        }
    }
}

fn choose(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(claim), Some(facts)) = (open_claim(moment)?, choices(laws)) else {
        return Ok(vec![]);
    };
    let agrees = agreed(moment);
    if agrees == Some(true) {
        return Ok(vec![]);
    }
    let mut may = vec![Measure::PostponeClaim];
    if agrees.is_none() {
        may.insert(0, Measure::DeclareDraw);
    }
    if moment
        .given(&laws.params.quickplay_rejected_opponent_gets)
        .is_some()
    {
        may.push(Measure::RejectClaim);
    }
    let facts = facts.with("player", Fact::Player(claim.player));
    Ok(QUICKPLAY_CHOICE.holds(facts, [Effect::May(may)]))
}

pub(super) fn reject(moment: Moment<'_>) -> Decision {
    if ruling_at(moment, moment.ix()) != Some(QuickplayRuling::Reject) {
        return Ok(vec![]);
    }
    let params = &moment.laws().params;
    let (Some(claim), Some(time)) = (
        open_claim(moment)?,
        moment.given(&params.quickplay_rejected_opponent_gets),
    ) else {
        return Ok(vec![]);
    };
    let to = claim.player.other();
    let effects = [
        Effect::ClaimRejected,
        Effect::AddTime { to, time },
        Effect::PlayOn,
    ];
    let facts = claim.facts().with("time", Fact::Time(time));
    Ok(QUICKPLAY_REJECTED.holds(facts, effects))
}

fn last_word(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::Appealed {
        return appealed(moment);
    }
    if moment.record().ended().is_some() {
        return Ok(vec![]);
    }
    let decided = matches!(
        ruling_at(moment, moment.ix()),
        Some(QuickplayRuling::Draw | QuickplayRuling::Reject)
    );
    Ok(match open_claim(moment)?.filter(|_| decided) {
        Some(claim) => QUICKPLAY_DECISION_FINAL
            .holds(claim.facts().with("appeal", false), [Effect::DecisionFinal]),
        None => vec![],
    })
}

/// Turns away an appeal against a decision that was final: the one that the appeal names, or the latest.
fn appealed(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let last = moment
        .past()
        .iter()
        .rev()
        .flat_map(|step| step.reasons.iter().map(|reason| (step.event, reason)))
        .find(|(event, reason)| {
            reason.provision == &QUICKPLAY_DECISION_FINAL
                && reason.status == Status::Holds
                && moment.event().about.is_none_or(|named| named == *event)
        });
    Ok(match last {
        Some(_) => QUICKPLAY_DECISION_FINAL.holds(
            Facts::new()
                .with("player", Fact::Player(player))
                .with("appeal", true),
            [Effect::Forbidden(player)],
        ),
        None => vec![],
    })
}
