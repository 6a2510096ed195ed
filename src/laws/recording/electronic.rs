//! Electronic scoresheets: whose device it is, and who may change its mode.

use crate::game::{Act, Actor, Effect, Fact, Facts, Happening, Request, SheetMode};
use crate::laws::conduct::culprits;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids a player to record on a device of his own.
///
/// Source: M-137, beside Article 8.1.1.2.
pub static OWN_DEVICE_NO_SCORESHEET: Provision = Provision {
    id: "own-device-no-scoresheet",
    rule: |laws| OWN_DEVICE_NO_SCORESHEET.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::Any,
        decide: own_device,
    }),
    yields_to: &[],
};

/// Forbids a player to change the mode of his electronic scoresheet during the game.
///
/// Source: M-138, beside Article 8.1.1.2.
pub static SHEET_MODE_KEPT: Provision = Provision {
    id: "sheet-mode-kept",
    rule: |laws| SHEET_MODE_KEPT.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::SheetModeChanged],
        phase: Phase::DuringPlay,
        decide: mode_changed,
    }),
    yields_to: &[],
};

/// Reserves the mode for arbiters to the arbiter and the organiser.
///
/// Source: M-142, beside Articles 8.5, 9.2, 9.3 and 9.6.
pub static ARBITER_MODE: Provision = Provision {
    id: "arbiter-mode",
    rule: |laws| ARBITER_MODE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::SheetModeChanged],
        phase: Phase::Any,
        decide: arbiter_mode,
    }),
    yields_to: &[],
};

fn own_device(moment: Moment<'_>) -> Decision {
    let asked = *moment.act() == Act::Request(Request::OwnDevice);
    Ok(match moment.player().filter(|_| asked) {
        Some(player) => {
            let facts = Facts::new().with("player", Fact::Player(player));
            OWN_DEVICE_NO_SCORESHEET.holds(facts, [Effect::Forbidden(player)])
        }
        None => vec![],
    })
}

fn mode_changed(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if *moment.act() != Act::ChangeSheetMode(SheetMode::Other) || players.is_empty() {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.into_iter().map(Effect::Forbidden).collect();
    Ok(SHEET_MODE_KEPT.holds(Facts::new(), effects))
}

fn arbiter_mode(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::ChangeSheetMode(SheetMode::Arbiter) {
        return Ok(vec![]);
    }
    let entitled = matches!(moment.event().by, Actor::Arbiter | Actor::Organiser);
    let players = culprits(moment).into_iter();
    let effects: Vec<Effect> = players.map(Effect::Forbidden).collect();
    Ok(ARBITER_MODE.decided(!entitled, Facts::new(), effects))
}
