//! Which class of play a time control makes: rapid chess, or the longer game of the main part.

use crate::clock::{Millis, Period, period_after};
use crate::edition::{Laws, Pace, TimeBound};
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes a game rapid whose time for each player lies between the two limits.
///
/// The time is the base time and, where the edition counts them, the increments for a number of moves.
/// Each limit may or may not belong to the range.
///
/// Source: Article A.1. Reading: delay counts like an increment. Of several periods all times count, and of each move the increment of the period to which it belongs; the alternative is to leave a control of several periods to the main part in any case.
pub static RAPID_CLASS: Provision = Provision {
    id: "rapid-class",
    rule: rapid_rule,
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: decide_rapid,
    })),
    yields_to: &[],
};

/// Leaves a game with more time than rapid chess to the main part of the Laws.
///
/// Source: Article A.1. Reading: follows from the upper limit; the glossary of the later editions says it in words.
pub static STANDARD_CLASS: Provision = Provision {
    id: "standard-class",
    rule: standard_rule,
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: decide_standard,
    })),
    yields_to: &[],
};

fn rapid_rule(laws: &Laws) -> Option<Facts> {
    let params = &laws.params;
    let facts = Facts::new()
        .param("low", &params.rapid_from)?
        .param("high", &params.rapid_up_to)?;
    Some(
        counting(laws, facts)
            .with_some("low-included", included(params.rapid_from.value()))
            .with_some("high-included", included(params.rapid_up_to.value())),
    )
}

fn standard_rule(laws: &Laws) -> Option<Facts> {
    let facts = Facts::new().param("high", &laws.params.rapid_up_to)?;
    let facts = counting(laws, facts);
    Some(facts.with_some("high-included", included(laws.params.rapid_up_to.value())))
}

/// How increments count: whether they do, and for how many moves.
pub(in crate::laws) fn counting(laws: &Laws, facts: Facts) -> Facts {
    let moves = &laws.params.increment_counts_for_moves;
    facts
        .param_if_any("moves", moves)
        .with("increment", !moves.is_absent())
}

/// Whether a limit belongs to its range, as a word that selects the message.
pub(in crate::laws) fn included(bound: Option<&TimeBound>) -> Option<bool> {
    bound.map(|bound| bound.included)
}

/// The time that decides the class.
pub(in crate::laws) enum Measured {
    /// So much for each player.
    Time {
        /// The whole time.
        time: Millis,
        /// Whether increments are counted in it.
        counted: bool,
    },
    /// The edition knows only fixed times, and this one grows with each move.
    NotFixed,
}

/// What the examiner asks of the class, measured; `None` where he asks something else or no time is given.
pub(in crate::laws) fn measured(moment: Moment<'_>) -> Option<Measured> {
    let laws = moment.laws();
    if *moment.act() != Act::Asks(Ask::Class) {
        return None;
    }
    let (base, added) = allotted(laws)?;
    let Some(added) = added else {
        return Some(Measured::Time {
            time: base,
            counted: false,
        });
    };
    Some(
        match moment.given(&laws.params.increment_counts_for_moves) {
            Some(moves) => Measured::Time {
                time: base.plus(added(moves)),
                counted: true,
            },
            None => Measured::NotFixed,
        },
    )
}

/// The class that the time control makes, where the edition tells it.
pub fn class_of(laws: &Laws) -> Option<Pace> {
    let params = &laws.params;
    let (base, added) = allotted(laws)?;
    let time = match added {
        Some(added) => base.plus(added(*params.increment_counts_for_moves.value()?)),
        None => base,
    };
    let (low, high) = (params.rapid_from.value()?, params.rapid_up_to.value()?);
    Some(match (low.allows_from(time), high.allows_up_to(time)) {
        (true, true) => Pace::Rapid,
        (_, false) => Pace::Standard,
        (false, true) => Pace::Blitz,
    })
}

/// What is added for so many moves.
type Added = Box<dyn Fn(u32) -> Millis>;

/// The time without increments, and what is added to it, where something is; `None` where the case tells no time.
///
/// A time control of several periods gives the sum of their times, and each move the increment of its period.
fn allotted(laws: &Laws) -> Option<(Millis, Option<Added>)> {
    let periods = laws.setting.options.control();
    let base = periods.iter().map(|one| one.time).reduce(Millis::plus)?;
    let each = |one: &Period| one.increment.plus(one.delay);
    let adds = periods.iter().any(|one| each(one) > Millis::ZERO);
    let added = adds.then(|| -> Added {
        Box::new(move |moves| {
            (0..moves)
                .filter_map(|presses| periods.get(period_after(&periods, presses)))
                .map(each)
                .fold(Millis::ZERO, Millis::plus)
        })
    });
    Some((base, added))
}

/// Decides whether a time makes this class, with the time as a fact either way.
pub(in crate::laws) fn class(
    provision: &'static Provision,
    laws: &Laws,
    measured: Option<Measured>,
    belongs: impl FnOnce(Millis) -> Option<bool>,
    pace: Pace,
) -> Decision {
    let (Some(measured), Some(facts)) = (measured, (provision.rule)(laws)) else {
        return Ok(vec![]);
    };
    let Measured::Time { time, counted } = measured else {
        return Ok(provision.fails(facts.with("fixed", false)));
    };
    let facts = facts
        .with("time", Fact::Time(time))
        .with("counted", counted)
        .with("fixed", true);
    Ok(match belongs(time) {
        Some(belongs) => provision.decided(belongs, facts, [Effect::Class(pace)]),
        None => vec![],
    })
}

fn decide_rapid(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let low = moment.given(&laws.params.rapid_from);
    let high = moment.given(&laws.params.rapid_up_to);
    let belongs = |time| Some(low?.allows_from(time) && high?.allows_up_to(time));
    class(&RAPID_CLASS, laws, measured(moment), belongs, Pace::Rapid)
}

fn decide_standard(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let high = moment.given(&laws.params.rapid_up_to);
    let belongs = |time| Some(!high?.allows_up_to(time));
    class(
        &STANDARD_CLASS,
        laws,
        measured(moment),
        belongs,
        Pace::Standard,
    )
}
