//! Illegal moves: the position goes back, before the press by the player himself and after it by ruling.

use crate::edition::{CorrectionEnds, IllegalCounts, Laws};
use crate::game::{Duty, Effect, Fact, Facts, Happening, Restore, Unknown, words};
use crate::laws::act_of_moving::no_surer_than_unfinished;
use crate::laws::irregularities::counting::counts_as_illegal;
use crate::laws::irregularities::found::{FOUND_ON, Found, Notice, found, position_known};
use crate::laws::irregularities::penalty::ladder;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Restores the position before an illegal move that is found during the game, once the move counts.
///
/// The position before the move, or the last one before it that can be identified.
/// It counts once made, completed or pressed, and can be found during the whole game or within a window, by edition and pace.
/// One that comes to light while a draw claim is checked is put right first, and the claim lapses.
/// A move that lacks only the promotion is restored where the edition does not put a queen there.
///
/// Source: Article 7.5.1.
///
/// Reading: where the arbiter acts by himself and nobody said who saw the move, it is found at once.
pub static ILLEGAL_MOVE: Provision = Provision {
    id: "illegal-move",
    rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

/// Lets a player replace an illegal move that does not count yet, without any sanction, when somebody steps in.
///
/// A legal move that was only made with two hands stands, as it is made; the player goes on with it and presses the clock.
/// Silent where an illegal move counts as soon as it is made, and where nobody steps in before the press.
/// In games without close supervision the arbiter who sees it waits for the press.
///
/// Source: Article 7.5.1: what is not completed is not an illegal move that was completed.
pub static ILLEGAL_MOVE_TAKEN_BACK: Provision = Provision {
    id: "illegal-move-taken-back",
    rule: taken_back_rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: take_back,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let stage = laws.params.illegal_move_counts_when.value()?;
    let window = laws.params.illegal_move_correction_ends.value()?;
    let facts = Facts::new().with("stage", *stage).with("window", *window);
    Some(facts.beside(&laws.params.illegal_move_acted_on_by))
}

fn decide(moment: Moment<'_>) -> Decision {
    let Some(found) = found(moment)?.filter(|found| is_restored(moment, *found)) else {
        return Ok(vec![]);
    };
    let moved = moved(moment, found);
    let facts = found
        .facts()
        .with("given", moved.is_some())
        .with_some("move", moved);
    let facts = no_surer_than_unfinished(moment, found.act, facts);
    if !found.counts {
        return Ok(ILLEGAL_MOVE.fails(facts));
    }
    let target = target(moment, found)?;
    let facts = facts
        .with("when", when_found(moment, found))
        .with("identified", target != Restore::LastIdentifiable);
    let mut effects = vec![Effect::Restore(target)];
    if found.claimed() && ladder(moment)?.is_none() {
        effects.push(Effect::ClaimAccepted);
    }
    if moment.happening() == Happening::DrawClaimed {
        effects.push(Effect::ClaimRejected);
    }
    Ok(ILLEGAL_MOVE.holds(facts, effects))
}

words! {
    /// When an illegal move was found: as it was made, or later, while it can still be corrected.
    enum WhenFound { AtOnce, BeforeTouch, BeforeMove, InTheGame }
}

fn when_found(moment: Moment<'_>, found: Found) -> WhenFound {
    match moment.given(&moment.laws().params.illegal_move_correction_ends) {
        _ if found.act == moment.ix() => WhenFound::AtOnce,
        Some(CorrectionEnds::OpponentTouches) => WhenFound::BeforeTouch,
        Some(CorrectionEnds::OpponentMoves) => WhenFound::BeforeMove,
        Some(CorrectionEnds::GameOver) | None => WhenFound::InTheGame,
    }
}

fn taken_back_rule(laws: &Laws) -> Option<Facts> {
    let stage = laws.params.illegal_move_counts_when.value()?;
    ILLEGAL_MOVE_TAKEN_BACK.number(&laws.contents)?;
    Some(Facts::new().with("made", *stage == IllegalCounts::Made))
}

fn take_back(moment: Moment<'_>) -> Decision {
    let Some(found) = found(moment)?.filter(|found| !found.counts && would_count(moment, *found))
    else {
        return Ok(vec![]);
    };
    if found.notice == Notice::AtOnce {
        return Ok(vec![]);
    }
    if waits_for_the_press(moment, found) {
        let facts = found.facts().with("when", TakenBack::NotYet);
        return Ok(ILLEGAL_MOVE_TAKEN_BACK.holds(facts, [Effect::MustNot(Duty::Intervene)]));
    }
    let mut effects = vec![Effect::NotCounted(found.by)];
    let stands = !found.illegal && !found.promotion_omitted;
    if found.illegal {
        effects.push(Effect::Restore(moment.record().back_before(found.act)));
    }
    if stands {
        effects.push(Effect::MoveStands(found.act + 1));
    }
    let when = if stands {
        TakenBack::Stands
    } else {
        TakenBack::Replaced
    };
    let facts = found.facts().with("when", when);
    Ok(ILLEGAL_MOVE_TAKEN_BACK.holds(facts, effects))
}

words! {
    /// Whether the player replaces the move, it stands as a legal one, or the arbiter waits for the press.
    enum TakenBack { Replaced, Stands, NotYet }
}

/// Whether the arbiter, in a game without close supervision, only waits for the press.
pub(in crate::laws) fn waits_for_the_press(moment: Moment<'_>, found: Found) -> bool {
    let window = moment.given(&moment.laws().params.illegal_move_correction_ends);
    matches!(found.notice, Notice::Arbiter | Notice::Told)
        && window != Some(CorrectionEnds::GameOver)
}

/// Whether it would be an illegal move, or treated as one, if it had reached the stage at which it counts.
fn would_count(moment: Moment<'_>, found: Found) -> bool {
    counts_as_illegal(
        moment,
        Found {
            counts: true,
            ..found
        },
    )
}

/// Whether what was found is put right by going back, and not by a queen on the board.
fn is_restored(moment: Moment<'_>, found: Found) -> bool {
    use crate::edition::PromotionOmitted::{BecomesQueen, Illegal, NamedIllegal};
    found.illegal
        || found.promotion_omitted
            && match moment.given(&moment.laws().params.promotion_omitted) {
                Some(Illegal | NamedIllegal) => true,
                Some(BecomesQueen) | None => false,
            }
}

/// The position to go back to.
fn target(moment: Moment<'_>, found: Found) -> Result<Restore, Unknown> {
    Ok(if position_known(moment, found.act)? {
        moment.record().back_before(found.act)
    } else {
        Restore::LastIdentifiable
    })
}

/// The illegal move as a fact, where the case gives it.
fn moved(moment: Moment<'_>, found: Found) -> Option<Fact> {
    moment
        .record()
        .move_of(found.act)?
        .text
        .clone()
        .map(Fact::Move)
}
