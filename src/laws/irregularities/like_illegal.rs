//! Acts that are no illegal moves but are treated like them: pressing without a move, two hands for one move.

use crate::edition::{Laws, PressWithoutMove, Sanction, TwoHands};
use crate::game::{Effect, Facts, Measure};
use crate::laws::blitz::BLITZ_ILLEGAL_MOVE_LOSES;
use crate::laws::irregularities::found::{FOUND_ON, found};
use crate::laws::irregularities::penalty::offence;
use crate::laws::rapid::FIRST_ILLEGAL_MOVE_LOSES;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides what it is to press the clock without having made a move, while having the move.
///
/// An offence in handling the clock, or as good as an illegal move, by edition; nothing before 2014.
///
/// Source: Article 7.5.3.
///
/// Reading: the player still has the move, so that his own clock has to run; the article leaves this to Article 1.3.
///
/// Reading: a button that was brushed by accident, as the arbiter finds, is no press that the article means; so the
/// manual of the arbiters. By the letter every press without a move counts.
pub static PRESS_WITHOUT_MOVE: Provision = Provision {
    id: "press-without-move",
    rule: press_rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: press,
    }),
    yields_to: &[],
};

/// Decides what it is to use two hands for one move.
///
/// A breach that the arbiter may penalise, or as good as an illegal move once that would count, by edition.
///
/// Source: Article 7.5.4.
///
/// Reading: the text of July 2017 names no press; as the act is treated as an illegal move, it counts when an
/// illegal move does, which agrees with the official interpretation of the time.
///
/// Reading: the move itself is legal, so it stays on the board; to take it back and let the player choose again
/// would favour him.
pub static TWO_HANDS: Provision = Provision {
    id: "two-hands",
    rule: hands_rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: hands,
    }),
    yields_to: &[],
};

fn press_rule(laws: &Laws) -> Option<Facts> {
    let kind = laws.params.press_without_move.value()?;
    Some(Facts::new().with("kind", *kind))
}

fn press(moment: Moment<'_>) -> Decision {
    let Some(kind) = moment.given(&moment.laws().params.press_without_move) else {
        return Ok(vec![]);
    };
    let Some(found) = found(moment)?.filter(|found| found.no_move) else {
        return Ok(vec![]);
    };
    let facts = (found.facts())
        .with("kind", kind)
        .with("accident", found.accident);
    if found.accident {
        let rejected = found.claimed().then_some(Effect::ClaimRejected);
        let effects = [Effect::StartClock(found.by)].into_iter().chain(rejected);
        return Ok(PRESS_WITHOUT_MOVE.holds(facts, effects.collect::<Vec<_>>()));
    }
    let penalty = match kind {
        PressWithoutMove::HandlingOffence => Some(Effect::May(vec![Measure::Penalise(found.by)])),
        PressWithoutMove::IllegalMove => None,
    };
    let lost = matches!(offence(moment)?, Some((_, offence)) if offence.sanction == Sanction::Loss)
        || moment.holds(&FIRST_ILLEGAL_MOVE_LOSES)?
        || moment.holds(&BLITZ_ILLEGAL_MOVE_LOSES)?;
    let goes_on = (!lost).then_some(Effect::StartClock(found.by));
    // an illegal move is accepted as such where it is counted
    let accepted = (found.claimed() && penalty.is_some()).then_some(Effect::ClaimAccepted);
    let effects: Vec<Effect> = [accepted, goes_on, penalty].into_iter().flatten().collect();
    Ok(PRESS_WITHOUT_MOVE.holds(facts, effects))
}

fn hands_rule(laws: &Laws) -> Option<Facts> {
    let kind = laws.params.two_hands.value()?;
    Some(Facts::new().with("kind", *kind))
}

fn hands(moment: Moment<'_>) -> Decision {
    let Some(kind) = moment.given(&moment.laws().params.two_hands) else {
        return Ok(vec![]);
    };
    let Some(found) = found(moment)?.filter(|found| found.two_hands) else {
        return Ok(vec![]);
    };
    let facts = found.facts().with("kind", kind);
    Ok(match kind {
        TwoHands::Breach => {
            let accepted = found.claimed().then_some(Effect::ClaimAccepted);
            let penalty = Effect::May(vec![Measure::Penalise(found.by)]);
            let effects: Vec<Effect> = accepted.into_iter().chain([penalty]).collect();
            TWO_HANDS.holds(facts, effects)
        }
        TwoHands::IllegalMove | TwoHands::IllegalMoveOncePressed => {
            TWO_HANDS.decided(found.counts, facts, [])
        }
    })
}
