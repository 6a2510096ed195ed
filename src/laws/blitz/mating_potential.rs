//! The pieces without which nobody could win a blitz game.

use crate::board::Player;
use crate::game::{Answer, Effect, Fact, Facts, Happening, Subject, Unknown};
use crate::laws::clock::{FLAG_COUNTS, FLAG_FALL_DRAW};
use crate::laws::irregularities::found::found;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Denies the win to a claimant without the pieces for a mate that the opponent, having the move, cannot avoid.
///
/// Stricter than the test of the main part, which goes before it: two knights against a bare king do not suffice.
///
/// Source: Article C.4 (until 1997). Reading: the article says only that these pieces are needed to win; what follows where they are missing is read as a draw, as for a flag that falls against a player who cannot mate.
pub static MATING_POTENTIAL: Provision = Provision {
    id: "mating-potential",
    rule: |laws| {
        laws.params
            .win_needs_mating_potential
            .is(true)
            .then(Facts::new)
    },
    task: Task::Decides(When {
        on: &[Happening::FlagClaimed, Happening::IrregularityClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&FLAG_FALL_DRAW],
};

fn decide(moment: Moment<'_>) -> Decision {
    if moment.given(&moment.laws().params.win_needs_mating_potential) != Some(true) {
        return Ok(vec![]);
    }
    let Some(claimant) = moment.player() else {
        return Ok(vec![]);
    };
    if !claims_a_win(moment, claimant)? {
        return Ok(vec![]);
    }
    let has = moment.ask(Subject::MatingPotential(claimant))? == Answer::Yes;
    let facts = Facts::new().with("player", Fact::Player(claimant));
    Ok(MATING_POTENTIAL.decided(!has, facts, [Effect::Draw]))
}

/// Whether the claim would win but for the pieces.
fn claims_a_win(moment: Moment<'_>, claimant: Player) -> Result<bool, Unknown> {
    if moment.happening() == Happening::FlagClaimed {
        return moment.holds(&FLAG_COUNTS);
    }
    let found = found(moment)?;
    Ok(found.is_some_and(|found| {
        found.counts && found.by != claimant && (found.illegal || found.promotion_omitted)
    }))
}
