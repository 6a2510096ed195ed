//! A second offence by a pawn whose queen would give mate.

use crate::board::Outcome;
use crate::edition::Sanction;
use crate::game::{Effect, Fact, Finding};
use crate::laws::irregularities::found::FOUND_ON;
use crate::laws::irregularities::penalty::{offence, put_right};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves open whether the mate by the queen in the pawn's place wins before the second illegal act has cost the game.
///
/// Reading: no source settles it; a seminar was divided (M-119). Before 2018 what the act costs is taken to come first.
///
/// Source: Article 7.5.2, with 7.5.5 and 5.1.1.
pub static QUEEN_MATES_FIRST: Provision = Provision {
    id: "queen-mates-first",
    rule: |laws| QUEEN_MATES_FIRST.where_numbered(laws),
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let loses = |sanction: Sanction| sanction == Sanction::Loss;
    let Some((found, _)) = offence(moment)?
        .filter(|(found, offence)| found.promotion_omitted && loses(offence.sanction))
    else {
        return Ok(vec![]);
    };
    let mates = put_right(moment, found).is_some_and(|after| after.outcome() == Outcome::Mate);
    if !mates {
        return Ok(vec![]);
    }
    let first = moment.found(Finding::MateFirst)?;
    let facts = found
        .facts()
        .with("opponent", Fact::Player(found.by.other()));
    Ok(QUEEN_MATES_FIRST.decided(first, facts, [Effect::Win(found.by)]))
}
