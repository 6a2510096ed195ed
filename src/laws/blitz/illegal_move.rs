//! Illegal moves in the blitz of the older editions.

use crate::edition::Laws;
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::blitz::MATING_POTENTIAL;
use crate::laws::irregularities::found::{FOUND_ON, found};
use crate::laws::irregularities::penalty::put_right;
use crate::laws::rapid::corrected_by_agreement::{agreement_rule, decide_agreement};
use crate::laws::rapid::late_illegal_move::{
    STANDS_ON, decide_needs_claim, decide_stands, needs_claim_rule, stands_rule,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the opponent who claims a completed illegal move before he moves himself.
///
/// From 2001 on it is drawn where he cannot checkmate.
///
/// Source: Article B.3c (until 2009).
pub static BLITZ_ILLEGAL_MOVE_LOSES: Provision = Provision {
    id: "blitz-illegal-move-loses",
    rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&MATING_POTENTIAL],
};

/// Lets an illegal move stand once the opponent has made his own move.
///
/// Source: Article B.3c (until 2009).
pub static BLITZ_ILLEGAL_MOVE_STANDS: Provision = Provision {
    id: "blitz-illegal-move-stands",
    rule: |laws| stands_rule(&BLITZ_ILLEGAL_MOVE_STANDS, laws),
    task: Task::Decides(When {
        on: STANDS_ON,
        phase: Phase::DuringPlay,
        decide: |moment| decide_stands(&BLITZ_ILLEGAL_MOVE_STANDS, moment),
    }),
    yields_to: &[],
};

/// Keeps the arbiter from acting on an illegal move that he sees, unless the opponent claims.
///
/// Source: Article B.3c (until 2009).
pub static BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM: Provision = Provision {
    id: "blitz-illegal-move-needs-claim",
    rule: |laws| needs_claim_rule(&BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM, laws),
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: |moment| decide_needs_claim(&BLITZ_ILLEGAL_MOVE_NEEDS_CLAIM, moment),
    }),
    yields_to: &[],
};

/// Lets the players agree, without the arbiter, to correct an illegal move that would stand.
///
/// Source: Article B.3c (until 2009).
pub static BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT: Provision = Provision {
    id: "blitz-illegal-move-corrected-by-agreement",
    rule: |laws| agreement_rule(&BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT, laws),
    task: Task::Decides(When {
        on: &[Happening::CorrectionAgreed],
        phase: Phase::DuringPlay,
        decide: |moment| decide_agreement(&BLITZ_ILLEGAL_MOVE_CORRECTED_BY_AGREEMENT, moment),
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let sanctions = &laws.params.illegal_move_sanctions;
    let number = BLITZ_ILLEGAL_MOVE_LOSES.number(&laws.contents)?;
    if sanctions.article.as_deref() != Some(number) {
        return None;
    }
    let drawn = laws
        .params
        .illegal_loss_is_draw_if_opponent_cannot_mate
        .is(true);
    let facts = Facts::new().with("drawn", drawn);
    Some(facts.no_surer_than(sanctions))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(found) = found(moment)?.filter(|found| found.illegal || found.promotion_omitted)
    else {
        return Ok(vec![]);
    };
    let opponent = found.by.other();
    let facts = found.facts().with("opponent", Fact::Player(opponent));
    if !found.counts {
        return Ok(BLITZ_ILLEGAL_MOVE_LOSES.fails(facts));
    }
    let drawn = moment.given(&laws.params.illegal_loss_is_draw_if_opponent_cannot_mate)
        == Some(true)
        && !moment.can_mate_from(put_right(moment, found).as_ref(), opponent)?;
    let effect = if drawn {
        Effect::Draw
    } else {
        Effect::Win(opponent)
    };
    let facts = facts.with("draw", drawn);
    Ok(BLITZ_ILLEGAL_MOVE_LOSES.holds(facts, [Effect::ClaimAccepted, effect]))
}
