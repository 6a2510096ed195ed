//! Writing a move before it is played.

use super::story::where_players_record;
use crate::edition::{AdvanceWriting, Laws};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Purpose, Writing};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids writing a move before it is played, except for the purposes that the edition names.
///
/// An only move and the opponent's expected move are no exceptions, nor is a written move that replaces another.
///
/// Source: Article 8.1.2.
pub static WRITTEN_IN_ADVANCE: Provision = Provision {
    id: "written-in-advance",
    rule,
    task: Task::Decides(When {
        on: &[Happening::MoveWritten],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.written_in_advance_only_for;
    let sealing = param.includes(&AdvanceWriting::Sealing);
    param.value()?;
    Some(
        where_players_record(laws)?
            .no_surer_than(param)
            .with("sealing", sealing),
    )
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::WriteMove(written), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let (Some(facts), Some(purposes)) = (
        rule(laws),
        moment.given(&laws.params.written_in_advance_only_for),
    ) else {
        return Ok(vec![]);
    };
    if written.when == Writing::AfterPlaying {
        return Ok(vec![]);
    }
    let allowed = match written.purpose {
        Purpose::Recording => false,
        Purpose::DrawClaim => purposes.contains(&AdvanceWriting::DrawClaim),
        Purpose::Sealing => purposes.contains(&AdvanceWriting::Sealing),
    };
    let effects = [
        Effect::Forbidden(player),
        Effect::May(vec![Measure::Penalise(player)]),
    ];
    let facts = facts.with("player", Fact::Player(player));
    Ok(WRITTEN_IN_ADVANCE.decided(!allowed, facts, effects))
}
