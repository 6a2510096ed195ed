//! Persistent refusal to comply with the Laws.

use crate::game::{Act, Effect, Fact, Finding, Happening};
use crate::laws::conduct::breach::{broken, culprits, first, matter};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_REFUSAL: &[Happening] = &[
    Happening::Defied,
    Happening::Left,
    Happening::HelpUsed,
    Happening::DeviceShown,
    Happening::BagUsed,
    Happening::InspectionRefused,
    Happening::Disturbed,
    Happening::Offered,
    Happening::Smoked,
    Happening::Misbehaved,
];

/// Takes the game from a player who persistently refuses to comply; the arbiter decides the opponent's score.
///
/// The question arises when a player refuses something, and when he does again what he was warned about.
///
/// Reading: the Laws do not say how often is persistently; the number of warnings is a fact of the reason, and the finding is the arbiter's.
///
/// Source: Article 11.7.
pub static PERSISTENT_REFUSAL: Provision = Provision {
    id: "persistent-refusal",
    rule: |laws| PERSISTENT_REFUSAL.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_REFUSAL,
        phase: Phase::DuringPlay,
        decide: decide_one,
    }),
    yields_to: &[],
};

/// Lets both players lose where both are guilty of that.
///
/// Source: Article 11.8.
pub static BOTH_REFUSE: Provision = Provision {
    id: "both-refuse",
    rule: |laws| BOTH_REFUSE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Defied],
        phase: Phase::DuringPlay,
        decide: decide_both,
    }),
    yields_to: &[],
};

fn decide_one(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    let (&[player], Some(matter)) = (players.as_slice(), matter(moment.act())) else {
        return Ok(vec![]);
    };
    let warnings = moment.warnings(player, matter);
    let refuses = matches!(moment.act(), Act::Defy(_));
    if !refuses && (warnings == 0 || !broken(moment)?) {
        return Ok(vec![]);
    }
    let so = moment.found(Finding::PersistentRefusal)?;
    let facts = first(&players).with("warnings", Fact::Count(warnings));
    let effects = [
        Effect::LosesGame(player),
        Effect::ScoreByArbiter(player.other()),
    ];
    Ok(PERSISTENT_REFUSAL.decided(so, facts, effects))
}

fn decide_both(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if players.len() < 2 {
        return Ok(vec![]);
    }
    let so = moment.found(Finding::PersistentRefusal)?;
    Ok(BOTH_REFUSE.decided(so, first(&players), [Effect::BothLose]))
}
