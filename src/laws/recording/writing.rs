//! Writing a move before it is played.

use super::story::where_players_record;
use crate::edition::{AdvanceWriting, Given, Laws};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Purpose, Writing, words};
use crate::laws::arbiter::GAMES_OBSERVED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids writing a move before it is played, except for the purposes that the edition names.
///
/// An only move and the opponent's expected move are no exceptions, nor is a written move that replaces another.
/// The editions before 2005 let a player write his move first.
///
/// Source: Article 8.1.2.
pub static WRITTEN_IN_ADVANCE: Provision = Provision {
    id: "written-in-advance",
    rule,
    task: Task::Forbids(When {
        on: &[Happening::MoveWritten],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.written_in_advance_only_for;
    let advance = match &param.given {
        Given::NoRule => Advance::Allowed,
        Given::Unknown => return None,
        Given::Value(purposes) if purposes.contains(&AdvanceWriting::Sealing) => Advance::OrSealing,
        Given::Value(_) => Advance::ClaimOnly,
    };
    Some(
        where_players_record(laws)?
            .no_surer_than(param)
            .with("advance", advance),
    )
}

words! {
    /// For what a move may be written down in advance.
    enum Advance { Allowed, ClaimOnly, OrSealing }
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::WriteMove(written), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let Some(facts) = rule(laws).filter(|_| written.when == Writing::BeforePlaying) else {
        return Ok(vec![]);
    };
    let facts = facts.with("player", Fact::Player(player));
    let Some(purposes) = moment.given(&laws.params.written_in_advance_only_for) else {
        return Ok(WRITTEN_IN_ADVANCE.holds(facts, [Effect::Allowed(player)]));
    };
    let allowed = match written.purpose {
        Purpose::Recording => false,
        Purpose::DrawClaim => purposes.contains(&AdvanceWriting::DrawClaim),
        Purpose::Sealing => purposes.contains(&AdvanceWriting::Sealing),
    };
    let effects = [
        Effect::Forbidden(player),
        Effect::May(vec![Measure::Penalise(player)]),
    ];
    let facts = facts.also_by(GAMES_OBSERVED.id);
    Ok(WRITTEN_IN_ADVANCE.decided(!allowed, facts, effects))
}
