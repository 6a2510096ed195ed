//! A clock that is defective, and a clock that is set wrongly.

use crate::board::Player;
use crate::game::{Act, Effect, Facts, Finding, Happening, SettingFault};
use crate::laws::rapid::{CLOCK_SETTING_SAVES_SCHEDULE, CLOCK_SETTING_STANDS};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Takes what the clock shows as conclusive where it has no evident defect.
///
/// Source: Article 6.10.1.
pub static CLOCK_CONCLUSIVE: Provision = Provision {
    id: "clock-conclusive",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::DefectClaimed],
        phase: Phase::DuringPlay,
        decide: keep,
    }),
    yields_to: &[],
};

/// Replaces a clock with an evident defect, with times set by the arbiter.
///
/// Source: Article 6.10.1.
pub static CLOCK_REPLACED: Provision = Provision {
    id: "clock-replaced",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::DefectClaimed],
        phase: Phase::DuringPlay,
        decide: replace,
    }),
    yields_to: &[],
};

/// Puts a wrong setting right whenever it is found during the game: the clocks are stopped at once, and times and move-counter follow.
///
/// The counter is set to the moves that each player has completed, where the case tells them.
///
/// Where a faster game has a limit for it, that limit goes first.
///
/// Source: Article 6.10.2.
pub static WRONG_SETTING_CORRECTED: Provision = Provision {
    id: "wrong-setting-corrected",
    rule: |laws| {
        let corrected = &laws.params.wrong_setting_is_corrected;
        corrected
            .is(true)
            .then(|| Facts::new().no_surer_than(corrected))
    },
    task: Task::Decides(When {
        on: &[Happening::SettingClaimed],
        phase: Phase::DuringPlay,
        decide: install,
    }),
    yields_to: &[&CLOCK_SETTING_STANDS, &CLOCK_SETTING_SAVES_SCHEDULE],
};

fn keep(moment: Moment<'_>) -> Decision {
    let mut effects = vec![Effect::KeepTimes];
    if moment.player().is_some() {
        effects.push(Effect::ClaimRejected);
    }
    let evident = moment.found(Finding::EvidentDefect)?;
    Ok(CLOCK_CONCLUSIVE.decided(!evident, Facts::new(), effects))
}

fn replace(moment: Moment<'_>) -> Decision {
    let evident = moment.found(Finding::EvidentDefect)?;
    let effects = [Effect::ReplaceClock, Effect::TimesByJudgement];
    Ok(CLOCK_REPLACED.decided(evident, Facts::new(), effects))
}

fn install(moment: Moment<'_>) -> Decision {
    if moment.given(&moment.laws().params.wrong_setting_is_corrected) != Some(true) {
        return Ok(vec![]);
    }
    let counter = *moment.act() == Act::ClaimSettingFault(SettingFault::MoveCounter);
    let mut effects = vec![
        Effect::PauseClocks,
        Effect::InstallSetting,
        Effect::TimesByJudgement,
    ];
    if counter {
        effects.push(Effect::SetCounter);
        effects.extend(Player::ALL.into_iter().filter_map(|player| {
            let moves = moment.completed_at(player, moment.ix())?;
            Some(Effect::CounterShows { player, moves })
        }));
    }
    let facts = Facts::new().with("counter", counter);
    Ok(WRONG_SETTING_CORRECTED.holds(facts, effects))
}
