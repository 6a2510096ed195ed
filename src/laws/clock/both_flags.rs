//! Both flags are down, and nobody knows which fell first.

use crate::edition::{BothFlags, Laws, Param};
use crate::game::{Actor, Effect, Facts, Finding, Happening, words};
use crate::laws::clock::first_flag::{has_increment, mark_to_read, unordered};
use crate::laws::clock::flag::NOTICED;
use crate::laws::clock::{FLAG_COUNTS, UNCLAIMED_DRAW_BEFORE_FLAG};
use crate::laws::rapid::BOTH_FLAGS_BAR_CLAIMS;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides what follows when both flags are down in the period in which all remaining moves must be made.
///
/// A player who claims to have won by the other's flag has not, so the claim is rejected.
/// Not where one of the players had completed the moves of his period: then only the other has overstepped.
///
/// Where it is taught that the arbiter reads from the clock which flag fell first (M-067), this is for clocks that do not show it.
///
/// Reading: from 2017 on this is a guideline for games without increment, and where it was not announced, or there is an
/// increment, the Laws have no rule. The preface sends the arbiter to like cases, and the guideline is the only one. The
/// alternative lets the flag decide that is noticed first.
///
/// Source: Article III.3.1.2, with III.2.1 and III.2.2; A.4d (2009), B.8 and B.9 (before) in faster games.
pub static LAST_PERIOD_FLAGS: Provision = Provision {
    id: "last-period-flags",
    rule: |laws| rule(laws, &laws.params.both_flags_in_last_period),
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: last,
    }),
    yields_to: &[&UNCLAIMED_DRAW_BEFORE_FLAG],
};

/// Decides what follows when both flags are down in any other period.
///
/// Reading: by the letter play goes on even where one of the players had completed the moves of the period in time. He has
/// not overstepped, so only the other's flag decides; and the guideline serves as for the last period.
///
/// Source: Article III.3.1.1.
pub static OTHER_PERIOD_FLAGS: Provision = Provision {
    id: "other-period-flags",
    rule: |laws| rule(laws, &laws.params.both_flags_in_other_period),
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: other,
    }),
    yields_to: &[&UNCLAIMED_DRAW_BEFORE_FLAG],
};

words! {
    /// Why the guideline only serves by analogy, where it does.
    enum Analogy { No, Unannounced, Increment }
}

fn rule(laws: &Laws, param: &Param<BothFlags>) -> Option<Facts> {
    param.value()?;
    let guideline = laws.params.both_flags_need_guidelines.is(true);
    Some(
        Facts::new()
            .with("guideline", guideline)
            .no_surer_than(param),
    )
}

fn last(moment: Moment<'_>) -> Decision {
    decide(
        &LAST_PERIOD_FLAGS,
        &moment.laws().params.both_flags_in_last_period,
        true,
        moment,
    )
}

fn other(moment: Moment<'_>) -> Decision {
    decide(
        &OTHER_PERIOD_FLAGS,
        &moment.laws().params.both_flags_in_other_period,
        false,
        moment,
    )
}

fn decide(
    provision: &'static Provision,
    param: &Param<BothFlags>,
    in_last_period: bool,
    moment: Moment<'_>,
) -> Decision {
    let laws = moment.laws();
    if !unordered(moment) || !moment.holds(&FLAG_COUNTS)? || param.value().is_none() {
        return Ok(vec![]);
    }
    if mark_to_read(moment)? {
        return Ok(vec![]);
    }
    let analogy = match moment.given(&laws.params.both_flags_need_guidelines) {
        Some(true) if has_increment(laws) => Analogy::Increment,
        Some(true) if !laws.setting.options.guidelines_iii => Analogy::Unannounced,
        _ => Analogy::No,
    };
    let (Some(consequence), Some(facts)) = (moment.given(param), rule(laws, param)) else {
        return Ok(vec![]);
    };
    let applies = moment.found(Finding::LastPeriod)? == in_last_period;
    let effect = match consequence {
        BothFlags::Draw => Effect::Draw,
        BothFlags::PlayOn => Effect::PlayOn,
    };
    let claimed = moment.happening() == Happening::FlagClaimed
        && moment.event().by != Actor::Both
        && !moment.holds(&BOTH_FLAGS_BAR_CLAIMS)?;
    let effects = [effect]
        .into_iter()
        .chain(claimed.then_some(Effect::ClaimRejected));
    Ok(if applies {
        // that the mark is read is taught; this is what follows where there is none
        let facts = facts.with("analogy", analogy).untaught(true);
        provision.holds(facts, effects.collect::<Vec<_>>())
    } else {
        vec![]
    })
}
