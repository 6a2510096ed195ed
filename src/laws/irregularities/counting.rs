//! The counter of illegal moves: what counts, and how often.

use crate::board::Player;
use crate::edition::{PressWithoutMove, TwoHands};
use crate::game::{Effect, EventIx, Fact, Unknown};
use crate::laws::blitz::BLITZ_ILLEGAL_MOVE_LOSES;
use crate::laws::irregularities::found::{FOUND_ON, Found, Notice, examine};
use crate::laws::irregularities::penalty::{counted_rule, offence};
use crate::laws::irregularities::window::bar;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Counts a completed illegal move, or what is treated like one, against the player.
///
/// One counter per player and game for all kinds; several faults in one move count once.
///
/// Source: Article 7.5.5; in 1997 in a quickplay finish.
pub static ILLEGAL_ACT_COUNTS: Provision = Provision {
    id: "illegal-act-counts",
    rule: counted_rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: count,
    }),
    yields_to: &[&BLITZ_ILLEGAL_MOVE_LOSES],
};

fn count(moment: Moment<'_>) -> Decision {
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
    let several = [found.illegal || found.promotion_omitted, found.two_hands]
        .iter()
        .all(|fault| *fault)
        && moment.given(&moment.laws().params.faults_in_one_move_count_once) == Some(true);
    let facts = found
        .facts()
        .with("nth", Fact::Count(offence.nth))
        .with("several", several);
    let mut effects = vec![Effect::CountsAsIllegal {
        by: found.by,
        nth: offence.nth,
    }];
    if found.claimed() {
        effects.push(Effect::ClaimAccepted);
    }
    Ok(ILLEGAL_ACT_COUNTS.holds(facts, effects))
}

/// Whether the arbiter who sees this act has to deal with it as an illegal move.
pub(in crate::laws) fn is_illegal_for_arbiter(
    moment: Moment<'_>,
    act: EventIx,
    by: Player,
) -> Result<bool, Unknown> {
    let notice = Notice::Arbiter;
    Ok(bar(moment, act, by, notice).is_none()
        && counts_as_illegal(moment, examine(moment, act, by, notice)?))
}

/// Whether what was found is an illegal move or treated as one, and has reached the stage at which it counts.
pub(in crate::laws) fn counts_as_illegal(moment: Moment<'_>, found: Found) -> bool {
    let laws = moment.laws();
    let hands = || match moment.given(&laws.params.two_hands) {
        Some(TwoHands::IllegalMove | TwoHands::IllegalMoveOncePressed) => true,
        Some(TwoHands::Breach) | None => false,
    };
    let press = || match moment.given(&laws.params.press_without_move) {
        Some(PressWithoutMove::IllegalMove) => true,
        Some(PressWithoutMove::HandlingOffence) | None => false,
    };
    found.counts
        && !found.out_of_turn
        && (found.illegal
            || found.promotion_omitted
            || (found.two_hands && hands())
            || (found.no_move && !found.accident && press()))
}
