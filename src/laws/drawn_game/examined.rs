//! What follows from a claim: a draw if it is right; other times and further play if it is wrong.

use crate::clock::Millis;
use crate::edition::{ClaimantLoss, Laws};
use crate::game::{Amount, Effect, Fact, Facts, Ground, Happening, Unknown, words};
use crate::laws::clock::shown_now;
use crate::laws::drawn_game::claim::{Form, claimed, examined, of};
use crate::laws::drawn_game::{
    NO_PROGRESS_BY_INTENDED_MOVE, NO_PROGRESS_ON_THE_BOARD, REPETITION_BY_INTENDED_MOVE,
    REPETITION_ON_THE_BOARD,
};
use crate::laws::irregularities::ILLEGAL_MOVE;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_CLAIM: &[Happening] = &[Happening::DrawClaimed];

/// Draws the game at once when the claim is right.
///
/// Source: Article 9.5.2.
pub static RIGHT_CLAIM: Provision = Provision {
    id: "right-claim",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: right,
    }),
    yields_to: &[&ILLEGAL_MOVE],
};

/// Rejects a wrong claim: the opponent gets time, by edition the claimant loses some, and the game continues.
///
/// Where the claimant's clock is not known, the amount is the rule for a player who has plenty of time.
///
/// Reading: a claim that lacks its form (the move not written, the wrong player, a piece touched) is as wrong as one that miscounts.
/// So ruled at the World Cup of 2013, where a move had not been written; the alternative is to turn it away without a change of times.
///
/// Source: Article 9.5.3; A.3 (2023) and B.2 (2014–2018) for faster games.
pub static WRONG_CLAIM: Provision = Provision {
    id: "wrong-claim",
    rule: cost,
    task: Task::Decides(When {
        on: ON_CLAIM,
        phase: Phase::DuringPlay,
        decide: wrong,
    }),
    yields_to: &[&ILLEGAL_MOVE],
};

fn right(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = examined(moment)? else {
        return Ok(vec![]);
    };
    let right = is_right(moment)?;
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .implied(!right);
    let effects = [Effect::ClaimAccepted, Effect::Draw];
    Ok(RIGHT_CLAIM.decided(right, facts, effects))
}

/// Whether the claim of this event is right.
pub(super) fn is_right(moment: Moment<'_>) -> Result<bool, Unknown> {
    let Some((_, claim)) = claimed(moment)? else {
        return Ok(false);
    };
    moment.holds(match of(claim) {
        (Ground::Repetition, Form::IntendedMove) => &REPETITION_BY_INTENDED_MOVE,
        (Ground::Repetition, Form::OnTheBoard) => &REPETITION_ON_THE_BOARD,
        (Ground::NoProgress, Form::IntendedMove) => &NO_PROGRESS_BY_INTENDED_MOVE,
        (Ground::NoProgress, Form::OnTheBoard) => &NO_PROGRESS_ON_THE_BOARD,
    })
}

words! {
    /// What a wrong claim costs the claimant.
    enum Loss { None, Half, Ladder }

    /// What was taken from the claimant, as far as the clocks are known.
    enum Taken { NoLoss, Exactly, Down, Nothing, Ladder, Half }
}

fn cost(laws: &Laws) -> Option<Facts> {
    let loss = &laws.params.wrong_claim_claimant_loses;
    let facts = Facts::new()
        .param("gain", &laws.params.wrong_claim_opponent_gets)?
        .no_surer_than(loss);
    Some(match loss.value() {
        None => facts.with("loss", Loss::None),
        Some(ClaimantLoss::Half { at_most }) => facts
            .with("loss", Loss::Half)
            .with("most", Fact::Time(*at_most)),
        Some(ClaimantLoss::Ladder {
            halved_above,
            at_most,
            reduced_to,
        }) => facts
            .with("loss", Loss::Ladder)
            .with("most", Fact::Time(*at_most))
            .with("much", Fact::Time(*halved_above))
            .with("rest", Fact::Time(*reduced_to)),
    })
}

fn wrong(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some((player, _)), Some(facts)) = (examined(moment)?, cost(laws)) else {
        return Ok(vec![]);
    };
    if is_right(moment)? {
        return Ok(vec![]);
    }
    let mut effects = vec![Effect::ClaimRejected];
    let loss = moment.given(&laws.params.wrong_claim_claimant_loses);
    let amount = loss.and_then(|loss| amount(loss, shown_now(moment, player)));
    effects.extend(amount.map(|amount| Effect::TakeTime {
        from: player,
        amount,
    }));
    if let Some(time) = moment.given(&laws.params.wrong_claim_opponent_gets) {
        effects.push(Effect::AddTime {
            to: player.other(),
            time,
        });
    }
    effects.push(Effect::PlayOn);
    let (taken, time) = match amount {
        None if loss.is_none() => (Taken::NoLoss, None),
        None => (Taken::Nothing, None),
        Some(Amount::HalfUpTo(_)) => (Taken::Half, None),
        Some(Amount::Stepped { .. }) => (Taken::Ladder, None),
        Some(Amount::Exactly(time)) => (Taken::Exactly, Some(time)),
        Some(Amount::DownTo(_)) => (Taken::Down, None),
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with("taken", taken)
        .with_some("time", time.map(Fact::Time));
    Ok(WRONG_CLAIM.holds(facts, effects))
}

/// What is taken from a claimant who has this much; nothing is no amount.
fn amount(loss: ClaimantLoss, left: Option<Millis>) -> Option<Amount> {
    let Some(left) = left else {
        return Some(match loss {
            ClaimantLoss::Half { at_most } => Amount::HalfUpTo(at_most),
            ClaimantLoss::Ladder {
                halved_above,
                at_most,
                reduced_to,
            } => Amount::Stepped {
                most: at_most,
                above: halved_above,
                rest: reduced_to,
            },
        });
    };
    let remains = loss.applied_to(left);
    if remains == left {
        return None;
    }
    Some(match loss {
        ClaimantLoss::Ladder { reduced_to, .. } if remains == reduced_to => {
            Amount::DownTo(reduced_to)
        }
        ClaimantLoss::Half { .. } | ClaimantLoss::Ladder { .. } => {
            Amount::Exactly(left.minus(remains))
        }
    })
}
