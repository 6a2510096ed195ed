//! The counter of illegal moves: what counts, and how often.

use crate::board::Player;
use crate::edition::{PressWithoutMove, TwoHands};
use crate::game::{Answer, Effect, EventIx, Fact, Finding, Happening, Subject, Unknown, words};
use crate::laws::blitz::BLITZ_ILLEGAL_MOVE_LOSES;
use crate::laws::irregularities::excuse::Excuse;
use crate::laws::irregularities::found::{FOUND_ON, Found, Notice, examine, found};
use crate::laws::irregularities::penalty::{counted_rule, offence};
use crate::laws::irregularities::window::bar;
use crate::laws::{Decision, Moment, Phase, Provision, Step, Task, When};

/// Counts a completed illegal move, or what is treated like one, against the player.
///
/// One counter per player and game for all kinds.
///
/// Reading: the letter says neither whether several faults in one move count once nor whether a second one on the same
/// move, after the position was restored, counts again, so it is for the arbiter to find; it is taught that the former do
/// (M-113) and that the latter does (M-114).
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
        return not_again(moment);
    };
    let counted = match (several(moment, found), counted_apart(moment, found)?) {
        (true, false) => Counted::Once,
        (true, true) => Counted::Apart,
        (false, _) => Counted::Alone,
    };
    // what it costs says, too, which one it is
    let facts = found
        .facts()
        .with("nth", Fact::Count(offence.nth))
        .with("counted", counted)
        .implied(counted == Counted::Alone);
    let mut effects = vec![Effect::CountsAsIllegal {
        by: found.by,
        nth: offence.nth,
    }];
    if found.claimed() {
        effects.push(Effect::ClaimAccepted);
    }
    Ok(ILLEGAL_ACT_COUNTS.holds(facts, effects))
}

/// Leaves uncounted what was found on a move on which an illegal act of the player was counted before.
fn not_again(moment: Moment<'_>) -> Decision {
    let repeated = found(moment)?.filter(|found| counts_as_illegal(moment, *found));
    let Some(found) = repeated.filter(|found| again(moment, found.by)) else {
        return Ok(vec![]);
    };
    let accepted = found.claimed().then_some(Effect::ClaimAccepted);
    let effects = [Effect::NotCounted(found.by)].into_iter().chain(accepted);
    let facts = found.facts().with("counted", Counted::NotAgain);
    Ok(ILLEGAL_ACT_COUNTS.holds(facts, effects.collect::<Vec<_>>()))
}

words! {
    /// How it counts: alone, together with other faults of the move, each for itself, or not again.
    enum Counted { Alone, Once, Apart, NotAgain }
}

/// Whether the move has more than one fault that makes an illegal act.
fn several(moment: Moment<'_>, found: Found) -> bool {
    (found.illegal || found.promotion_omitted) && found.two_hands && hands_count(moment)
}

/// Whether each of several faults in one move counts for itself: for the arbiter to find where nothing says that they count once.
pub(super) fn counted_apart(moment: Moment<'_>, found: Found) -> Result<bool, Unknown> {
    let once = &moment.laws().params.faults_in_one_move_count_once;
    Ok(several(moment, found) && moment.given(once) != Some(true) && apart(moment, found)?)
}

/// Whether it counts although an illegal act of the player on the same move was counted before.
pub(super) fn counts_again(moment: Moment<'_>, found: Found) -> Result<bool, Unknown> {
    let again_counts = &moment.laws().params.illegal_move_repeated_counts_again;
    Ok(!again(moment, found.by)
        || moment.given(again_counts) == Some(true)
        || apart(moment, found)?)
}

fn apart(moment: Moment<'_>, found: Found) -> Result<bool, Unknown> {
    let asked = Subject::Found(Finding::CountedApart);
    Ok(moment.ask_at(found.act, asked)? == Answer::Yes)
}

/// Whether an illegal act of this player was counted, and the opponent has not moved since.
fn again(moment: Moment<'_>, by: Player) -> bool {
    let counted = |step: &Step| {
        let is = |effect: &Effect| matches!(effect, Effect::CountsAsIllegal { by: who, .. } if *who == by);
        step.effects().any(is)
    };
    let moved = |step: &Step| {
        let of_opponent = moment
            .event_at(step.event)
            .and_then(|event| event.by.player());
        of_opponent == Some(by.other()) && step.happenings.contains(&Happening::Made)
    };
    let mut since = moment.past().iter().rev().take_while(|step| !moved(step));
    since.any(counted)
}

fn hands_count(moment: Moment<'_>) -> bool {
    match moment.given(&moment.laws().params.two_hands) {
        Some(TwoHands::IllegalMove | TwoHands::IllegalMoveOncePressed) => true,
        Some(TwoHands::Breach) | None => false,
    }
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
    let press = || match moment.given(&laws.params.press_without_move) {
        Some(PressWithoutMove::IllegalMove) => true,
        Some(PressWithoutMove::HandlingOffence) | None => false,
    };
    found.counts
        && !found.out_of_turn
        && (found.illegal
            || found.promotion_omitted
            || (found.two_hands && hands_count(moment))
            || (found.no_move && found.excuse == Excuse::Nothing && press()))
}
