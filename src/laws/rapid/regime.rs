//! Which rules apply: the full ones, or the shorter ones of the appendix.

use crate::edition::{Laws, Pace, Supervision};
use crate::game::{Act, Ask, Effect, Facts, Finding, Happening, Quantity, Unknown, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Applies the full rules where an arbiter supervises few enough games and, where the edition asks it, each is recorded.
///
/// Source: Article A.4.1. Reading: in 2009 the number is an example of adequate supervision; with more games the arbiter's view decides.
pub static RAPID_FULL_RULES: Provision = Provision {
    id: "rapid-full-rules",
    rule: |laws| {
        let example = laws.params.supervised_games_are_an_example.is(true);
        Some(full_rule(laws, Pace::Rapid)?.with("example", example))
    },
    task: asked(|moment| decide_full(&RAPID_FULL_RULES, moment)),
    yields_to: &[],
};

/// Makes it a condition of the full rules that the arbiter's side records every game.
///
/// Source: Article A.4.2.
pub static RAPID_GAMES_RECORDED: Provision = Provision {
    id: "rapid-games-recorded",
    rule: |laws| recorded_rule(laws, Pace::Rapid),
    task: asked(|moment| decide_recorded(&RAPID_GAMES_RECORDED, moment)),
    yields_to: &[],
};

/// Applies the shorter rules of the appendix where the conditions of the full ones are not met.
///
/// Source: Article A.5.
pub static RAPID_LIMITED_RULES: Provision = Provision {
    id: "rapid-limited-rules",
    rule: |laws| full_rule(laws, Pace::Rapid),
    task: asked(|moment| decide_limited(&RAPID_LIMITED_RULES, moment)),
    yields_to: &[],
};

/// Obliges the regulations of an event to name the regime, and for the whole event.
///
/// Source: Article A.6.
pub static RAPID_REGIME_ANNOUNCED: Provision = Provision {
    id: "rapid-regime-announced",
    rule: |laws| announced_rule(laws, Pace::Rapid),
    task: asked(|moment| decide_announced(&RAPID_REGIME_ANNOUNCED, moment)),
    yields_to: &[],
};

/// A definition that is asked for.
pub(in crate::laws) const fn asked(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide,
    }))
}

/// The variables of the rule on supervision at this pace.
pub(in crate::laws) fn full_rule(laws: &Laws, pace: Pace) -> Option<Facts> {
    if laws.setting.pace != pace {
        return None;
    }
    let params = &laws.params;
    let facts = Facts::new().param("games", &params.supervised_games_per_arbiter)?;
    let recorded = params.supervised_games_are_recorded.is(true);
    Some(facts.with("recorded", recorded))
}

/// The variables of the rule on recording by the arbiter at this pace.
pub(in crate::laws) fn recorded_rule(laws: &Laws, pace: Pace) -> Option<Facts> {
    let recorded = laws.params.supervised_games_are_recorded.is(true);
    (laws.setting.pace == pace && recorded).then(Facts::new)
}

/// The variables of the rule on the regulations at this pace.
pub(in crate::laws) fn announced_rule(laws: &Laws, pace: Pace) -> Option<Facts> {
    let named = laws.params.event_must_name_regime.is(true);
    (laws.setting.pace == pace && named).then(Facts::new)
}

/// Decides whether the full rules apply.
pub(in crate::laws) fn decide_full(provision: &'static Provision, moment: Moment<'_>) -> Decision {
    decide_regime(provision, moment, Supervision::Full)
}

/// Decides whether the shorter rules apply.
pub(in crate::laws) fn decide_limited(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    decide_regime(provision, moment, Supervision::Limited)
}

words! {
    /// Why the full rules do not apply.
    enum Unmet { NotRecorded, TooManyGames }
}

fn decide_regime(
    provision: &'static Provision,
    moment: Moment<'_>,
    regime: Supervision,
) -> Decision {
    let (true, Some(facts)) = (asks(moment, Ask::Regime), (provision.rule)(moment.laws())) else {
        return Ok(vec![]);
    };
    let few = supervised(moment)?;
    let full = few && recorded(moment)?;
    let applies = if full {
        Supervision::Full
    } else {
        Supervision::Limited
    };
    let why = match (few, full) {
        (_, true) => None,
        (true, false) => Some(Unmet::NotRecorded),
        (false, false) => Some(Unmet::TooManyGames),
    };
    let facts = facts
        .with_some("count", moment.counted(Quantity::GamesPerArbiter))
        .with_some("why", why);
    Ok(provision.decided(applies == regime, facts, [Effect::Regime(regime)]))
}

/// Decides whether the arbiter's side records as the full rules ask; only where supervision alone suffices.
pub(in crate::laws) fn decide_recorded(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    if !asks(moment, Ask::Regime) || !supervised(moment)? {
        return Ok(vec![]);
    }
    Ok(provision.decided(recorded(moment)?, Facts::new(), []))
}

/// Decides what the regulations must say.
pub(in crate::laws) fn decide_announced(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    let must = moment.given(&moment.laws().params.event_must_name_regime) == Some(true);
    if !must || !asks(moment, Ask::Regulations) {
        return Ok(vec![]);
    }
    Ok(provision.holds(Facts::new(), [Effect::RegulationsNameRegime]))
}

fn asks(moment: Moment<'_>, what: Ask) -> bool {
    *moment.act() == Act::Asks(what)
}

fn supervised(moment: Moment<'_>) -> Result<bool, Unknown> {
    let laws = moment.laws();
    let Some(limit) = moment.given(&laws.params.supervised_games_per_arbiter) else {
        return Ok(false);
    };
    let too_many = moment.at_least(Quantity::GamesPerArbiter, limit + 1)?;
    let example = moment.given(&laws.params.supervised_games_are_an_example) == Some(true);
    Ok(!too_many || (example && moment.found(Finding::WellSupervised)?))
}

fn recorded(moment: Moment<'_>) -> Result<bool, Unknown> {
    let needed = moment.given(&moment.laws().params.supervised_games_are_recorded) == Some(true);
    Ok(!needed || moment.found(Finding::GamesRecorded)?)
}
