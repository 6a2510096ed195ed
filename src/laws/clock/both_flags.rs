//! Both flags are down, and nobody knows which fell first.

use crate::board::Player;
use crate::edition::{BothFlags, Laws, Param};
use crate::game::{Effect, Facts, Finding, Happening};
use crate::laws::clock::FLAG_COUNTS;
use crate::laws::clock::flag::fell;
use crate::laws::clock::flag_fall::order_known;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides what follows when both flags are down in the period in which all remaining moves must be made.
///
/// From 2017 on only where the event announced the guidelines; otherwise the flag that is noticed decides.
///
/// Source: Article III.3.1.2; A.4d (2009), B.8 and B.9 (before) in faster games.
pub static LAST_PERIOD_FLAGS: Provision = Provision {
    id: "last-period-flags",
    rule: |laws| rule(laws, &laws.params.both_flags_in_last_period),
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: last,
    }),
    yields_to: &[],
};

/// Decides what follows when both flags are down in any other period.
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
    yields_to: &[],
};

const NOTICED: &[Happening] = &[Happening::FlagSeen, Happening::FlagClaimed];

fn rule(laws: &Laws, param: &Param<BothFlags>) -> Option<Facts> {
    param.value()?;
    let announced = laws.params.both_flags_need_guidelines.is(true);
    Some(
        Facts::new()
            .with("announced", announced)
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
    let both = Player::ALL
        .into_iter()
        .all(|player| fell(moment, player).is_some());
    if !both || order_known(moment) || !moment.holds(&FLAG_COUNTS)? {
        return Ok(vec![]);
    }
    let must_be_announced = moment.given(&laws.params.both_flags_need_guidelines) == Some(true);
    if must_be_announced && !laws.setting.options.guidelines_iii {
        return Ok(vec![]);
    }
    let (Some(consequence), Some(facts)) = (moment.given(param), rule(laws, param)) else {
        return Ok(vec![]);
    };
    let applies = moment.found(Finding::LastPeriod)? == in_last_period;
    let effect = match consequence {
        BothFlags::Draw => Effect::Draw,
        BothFlags::PlayOn => Effect::PlayOn,
    };
    Ok(if applies {
        provision.holds(facts, [effect])
    } else {
        vec![]
    })
}
