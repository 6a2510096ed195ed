//! Players whom the event frees from recording in time trouble, whatever the increment.

use super::story::{acting, is_freed};
use crate::board::Player;
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening, RecordingUntil};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Frees a visually disabled player from recording with little time left, even with a large increment, where the event says so.
///
/// The scoresheet is completed at the end of the period, as any other.
///
/// Reading: the rule stands below a translated guideline of FIDE for disabled players; that it is FIDE's own is probable and not proven.
///
/// Source: M-144, beside Article 8.4.
pub static RECORDING_FREED: Provision = Provision {
    id: "recording-freed",
    rule: |laws| {
        RECORDING_FREED.number(&laws.contents)?;
        Facts::new().param("time", &laws.params.recording_exempt_below)
    },
    task: Task::Decides(When {
        on: &[
            Happening::RecordingStopped,
            Happening::GapFound,
            Happening::Asked,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let Some(facts) = (RECORDING_FREED.rule)(moment.laws()) else {
        return Ok(vec![]);
    };
    let players = match moment.act() {
        Act::StopRecording | Act::SheetGap(_) => acting(moment.event()),
        Act::Asks(Ask::Recording) => Player::ALL.to_vec(),
        _ => Vec::new(),
    };
    let mut all = Vec::new();
    for player in players {
        if is_freed(moment, player)? {
            let until = RecordingUntil::EndOfPeriod;
            let facts = facts.clone().with("player", Fact::Player(player));
            all.extend(RECORDING_FREED.holds(facts, [Effect::NeedNotRecord { player, until }]));
        }
    }
    Ok(all)
}
