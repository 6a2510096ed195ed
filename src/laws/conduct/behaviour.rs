//! Behaviour in general, and smoking.

use crate::game::{
    Act, Disturbance, Effect, Fact, Facts, Finding, Happening, Misbehaviour, RulingParts, Smoke,
};
use crate::laws::conduct::breach::{about, culprits};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids whatever brings chess into disrepute; whether it does is for the arbiter to find.
///
/// Source: Article 11.1; in 1997 standards of etiquette.
pub static CONDUCT_STANDARD: Provision = Provision {
    id: "conduct-standard",
    rule: |laws| Facts::new().param("standard", &laws.params.conduct_standard),
    task: Task::Forbids(When {
        on: &[Happening::Misbehaved],
        phase: Phase::DuringPlay,
        decide: decide_behaviour,
    }),
    yields_to: &[],
};

/// Marks exclusion from the round as the usual penalty for a player who is drunk, where that brings chess into disrepute.
///
/// Source: M-212, beside Article 12.9.8.
pub static DRUNKENNESS_USUALLY_COSTS: Provision = Provision {
    id: "drunkenness-usually-costs",
    rule: |laws| DRUNKENNESS_USUALLY_COSTS.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Misbehaved],
        phase: Phase::DuringPlay,
        decide: decide_drunk,
    }),
    yields_to: &[],
};

/// Forbids smoking outside the place set aside for it; e-cigarettes are included where the edition names them.
///
/// Source: Article 11.3.4.
///
/// Reading: where e-cigarettes are not named, nothing follows here from using one; the alternative counts it as smoking.
pub static SMOKING: Provision = Provision {
    id: "smoking",
    rule: |laws| Facts::new().param("electronic", &laws.params.smoking_includes_electronic),
    task: Task::Forbids(When {
        on: &[Happening::Smoked],
        phase: Phase::DuringPlay,
        decide: decide_smoking,
    }),
    yields_to: &[],
};

/// Has an arranged result penalised without asking whether it brings chess into disrepute.
///
/// Source: M-175, beside Article 11.1.
pub static ARRANGED_RESULT: Provision = Provision {
    id: "arranged-result",
    rule: |laws| ARRANGED_RESULT.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::Misbehaved],
        phase: Phase::DuringPlay,
        decide: |moment| {
            breach(
                &ARRANGED_RESULT,
                Act::Misbehave(Misbehaviour::ArrangedGame),
                moment,
            )
        },
    }),
    yields_to: &[],
};

/// Forbids eating at the board during the game.
///
/// Source: M-199, beside Article 11.5.
pub static EATING_AT_THE_BOARD: Provision = Provision {
    id: "eating-at-the-board",
    rule: |laws| EATING_AT_THE_BOARD.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::Disturbed],
        phase: Phase::DuringPlay,
        decide: |moment| {
            breach(
                &EATING_AT_THE_BOARD,
                Act::Disturb(Disturbance::Eating),
                moment,
            )
        },
    }),
    yields_to: &[],
};

/// Forbids this act, whatever else is found of it.
fn breach(provision: &'static Provision, act: Act, moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if *moment.act() != act || players.is_empty() {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Forbidden).collect();
    Ok(provision.holds(about(&players), effects))
}

fn decide_behaviour(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    let standard = moment.given(&moment.laws().params.conduct_standard);
    let (Act::Misbehave(_), Some(standard), false) = (moment.act(), standard, players.is_empty())
    else {
        return Ok(vec![]);
    };
    if moment.holds(&ARRANGED_RESULT)? {
        return Ok(vec![]);
    }
    let so = moment.found(Finding::Disrepute)?;
    let facts = about(&players).with("standard", standard);
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Forbidden).collect();
    Ok(CONDUCT_STANDARD.decided(so, facts, effects))
}

fn decide_drunk(moment: Moment<'_>) -> Decision {
    let drunk = *moment.act() == Act::Misbehave(Misbehaviour::Drunk);
    let players = culprits(moment);
    if !drunk || players.is_empty() || !moment.holds(&CONDUCT_STANDARD)? {
        return Ok(vec![]);
    }
    let excluded = players.iter().copied().map(Effect::Excluded).collect();
    let usual = Effect::Usual(RulingParts(excluded));
    Ok(DRUNKENNESS_USUALLY_COSTS.holds(about(&players), [usual]))
}

fn decide_smoking(moment: Moment<'_>) -> Decision {
    let (Act::Smoke(smoke), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let Smoke {
        electronic,
        where_allowed,
    } = smoke;
    let includes = &moment.laws().params.smoking_includes_electronic;
    if *electronic && moment.given(includes) != Some(true) {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .no_surer_than(includes)
        .with("player", Fact::Player(player));
    Ok(SMOKING.decided(!*where_allowed, facts, [Effect::Forbidden(player)]))
}
