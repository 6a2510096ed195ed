//! What stands after the first moves: the set-up, the board and the setting of the clock.

use crate::edition::{Laws, MoveStage};
use crate::game::{Act, Effect, Facts, Finding, Happening, Measure, Quantity, SetUpFault, Unknown};
use crate::laws::irregularities::is_refuted;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves the setting of the clock as it is once each player has reached the number of moves.
///
/// Source: Article A.5.1.1.
pub static CLOCK_SETTING_STANDS: Provision = Provision {
    id: "clock-setting-stands",
    rule: setting_rule,
    task: Task::Decides(When {
        on: &[Happening::SettingClaimed],
        phase: Phase::DuringPlay,
        decide: decide_setting,
    }),
    yields_to: &[&CLOCK_SETTING_SAVES_SCHEDULE],
};

/// Lets the arbiter change the setting all the same where the schedule of the event would otherwise suffer.
///
/// Source: Article A.5.1.1.
pub static CLOCK_SETTING_SAVES_SCHEDULE: Provision = Provision {
    id: "clock-setting-saves-schedule",
    rule: |laws| {
        laws.params
            .clock_setting_may_save_schedule
            .is(true)
            .then(Facts::new)
    },
    task: Task::Empowers(When {
        on: &[Happening::SettingClaimed],
        phase: Phase::DuringPlay,
        decide: decide_schedule,
    }),
    yields_to: &[],
};

/// Ends the right to object to the set-up or the board once each player has reached the number of moves.
///
/// Reversed colours are another matter: the article on them is not changed for these games.
///
/// Source: Article A.5.1.2.
pub static SET_UP_STANDS: Provision = Provision {
    id: "set-up-stands",
    rule: set_up_rule,
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::DuringPlay,
        decide: decide_set_up,
    }),
    yields_to: &[],
};

fn setting_rule(laws: &Laws) -> Option<Facts> {
    let moves = &laws.params.clock_setting_stands_after_moves;
    let schedule = laws.params.clock_setting_may_save_schedule.is(true);
    Some(stage(laws, Facts::new().param("moves", moves)?).with("schedule", schedule))
}

fn set_up_rule(laws: &Laws) -> Option<Facts> {
    let moves = &laws.params.set_up_stands_after_moves;
    Some(stage(laws, Facts::new().param("moves", moves)?))
}

/// The stage that the moves must have reached, as a word that selects the message.
fn stage(laws: &Laws, facts: Facts) -> Facts {
    let stage = laws.params.set_up_stands_when_moves_are.value();
    facts.with_some("stage", stage.copied())
}

fn counted(moment: Moment<'_>) -> Quantity {
    match moment.given(&moment.laws().params.set_up_stands_when_moves_are) {
        Some(MoveStage::Made) => Quantity::MovesMadeByEach,
        Some(MoveStage::Completed) | None => Quantity::MovesCompletedByEach,
    }
}

fn decide_setting(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(facts), Some(limit)) = (
        setting_rule(laws),
        moment.given(&laws.params.clock_setting_stands_after_moves),
    ) else {
        return Ok(vec![]);
    };
    let quantity = counted(moment);
    let stands = moment.at_least(quantity, limit)?;
    let facts = facts.with_some("count", moment.counted(quantity));
    Ok(CLOCK_SETTING_STANDS.decided(stands, facts, [Effect::ClaimRejected]))
}

fn decide_schedule(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(limit) = moment.given(&laws.params.clock_setting_stands_after_moves) else {
        return Ok(vec![]);
    };
    if moment.given(&laws.params.clock_setting_may_save_schedule) != Some(true)
        || !moment.at_least(counted(moment), limit)?
    {
        return Ok(vec![]);
    }
    let suffers = moment.found(Finding::ScheduleSuffers)?;
    let effects = [Effect::May(vec![Measure::ChangeSetting])];
    Ok(CLOCK_SETTING_SAVES_SCHEDULE.decided(suffers, Facts::new(), effects))
}

/// Whether the set-up stands, where the edition has such a rule.
pub(super) fn stands(moment: Moment<'_>) -> Result<Option<bool>, Unknown> {
    match moment.given(&moment.laws().params.set_up_stands_after_moves) {
        Some(limit) => Ok(Some(moment.at_least(counted(moment), limit)?)),
        None => Ok(None),
    }
}

fn decide_set_up(moment: Moment<'_>) -> Decision {
    if *moment.act() == Act::ClaimWrongSetUp(SetUpFault::Colours) || is_refuted(moment) {
        return Ok(vec![]);
    }
    let (Some(facts), Some(stands)) = (set_up_rule(moment.laws()), stands(moment)?) else {
        return Ok(vec![]);
    };
    let facts = facts.with_some("count", moment.counted(counted(moment)));
    Ok(SET_UP_STANDS.decided(stands, facts, [Effect::ClaimRejected]))
}
