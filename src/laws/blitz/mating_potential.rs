//! The pieces without which nobody could win a blitz game.

use crate::board::{Player, Position};
use crate::game::{Answer, Effect, Fact, Facts, Happening, Question, Subject, Unknown};
use crate::laws::blind_players::claimant;
use crate::laws::clock::flag::flag_meant;
use crate::laws::clock::{FLAG_COUNTS, FLAG_FALL_DRAW};
use crate::laws::irregularities::found::{Found, found};
use crate::laws::irregularities::penalty::put_right;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};
use std::sync::Arc;

/// Denies the win to a claimant without the pieces for a mate that the opponent, having the move, cannot avoid.
///
/// Stricter than the test of the main part, which goes before it: two knights against a bare king do not suffice.
/// After an illegal move the pieces are those of the position before it.
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
    let Some(claimant) = claimant(moment).filter(|claimant| flag_meant(moment) != Some(*claimant))
    else {
        return Ok(vec![]);
    };
    let about = Subject::MatingPotential(claimant);
    let answer = match claims_a_win(moment, claimant)? {
        None => return Ok(vec![]),
        Some(Claimed::Flag) => moment.ask(about)?,
        Some(Claimed::IllegalMove(None)) => moment.ask(about)?,
        Some(Claimed::IllegalMove(Some(before))) => {
            let at = moment.ix();
            moment.answer(Question { about, at }, &before.mating_potential(claimant))?
        }
    };
    let has = answer == Answer::Yes;
    let facts = Facts::new().with("player", Fact::Player(claimant));
    Ok(MATING_POTENTIAL.decided(!has, facts, [Effect::Draw]))
}

/// What the claimant would win by.
enum Claimed {
    /// A fallen flag.
    Flag,
    /// An illegal move, and the position once it is put right.
    IllegalMove(Option<Arc<Position>>),
}

/// What the claim would win by but for the pieces; none where it would not win.
fn claims_a_win(moment: Moment<'_>, claimant: Player) -> Result<Option<Claimed>, Unknown> {
    if moment.happening() == Happening::FlagClaimed {
        return Ok(moment.holds(&FLAG_COUNTS)?.then_some(Claimed::Flag));
    }
    let wins = |found: &Found| {
        found.counts && found.by != claimant && (found.illegal || found.promotion_omitted)
    };
    let found = found(moment)?.filter(wins);
    Ok(found.map(|found| Claimed::IllegalMove(put_right(moment, found))))
}
