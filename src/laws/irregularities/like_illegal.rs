//! Acts that are no illegal moves but are treated like them: pressing without a move, two hands for one move.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Laws, PressWithoutMove, Sanction, TwoHands};
use crate::game::{Amount, Effect, Fact, Facts, Happening, Matter, Measure, RulingParts};
use crate::laws::blitz::BLITZ_ILLEGAL_MOVE_LOSES;
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, STALEMATE};
use crate::laws::drawn_game::{NO_PROGRESS_DRAW, REPETITION_DRAW};
use crate::laws::irregularities::excuse::Excuse;
use crate::laws::irregularities::found::{FOUND_ON, found};
use crate::laws::irregularities::gained::increment;
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
/// Reading: by the letter every press without a move counts. It is taught that a button brushed by accident is not
/// pressed (M-003), and that a clock pressed back because something was wrong may be less than an illegal move (M-110);
/// that a warning is usual then, and the increment taken off, is our inference. Before 2023 the accident is read so, too.
pub static PRESS_WITHOUT_MOVE: Provision = Provision {
    id: "press-without-move",
    rule: press_rule,
    task: Task::Forbids(When {
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
    task: Task::Forbids(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: hands,
    }),
    yields_to: &[],
};

/// Leaves alone two hands that were used for a move which ends the game: it was over before the clock could be pressed.
///
/// Source: M-111, beside Article 7.5.4.
///
/// Reading: by the letter a game that a move has ended is over, too; it only does not name two hands there.
pub static TWO_HANDS_AT_THE_END: Provision = Provision {
    id: "two-hands-at-the-end",
    rule: |laws| TWO_HANDS_AT_THE_END.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Made],
        phase: Phase::DuringPlay,
        decide: hands_at_the_end,
    }),
    yields_to: &[],
};

fn press_rule(laws: &Laws) -> Option<Facts> {
    let kind = laws.params.press_without_move.value()?;
    let (accident, back) = (
        &laws.params.accidental_press_is_excused,
        &laws.params.pressing_back_is_judged,
    );
    Some(
        Facts::new()
            .with("kind", *kind)
            .with("accident", accident.is(true))
            .with("back", back.is(true)),
    )
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
        .with("excuse", found.excuse);
    match found.excuse {
        Excuse::Nothing => {}
        Excuse::Accident => {
            let rejected = found.claimed().then_some(Effect::ClaimRejected);
            let effects = [Effect::StartClock(found.by)].into_iter().chain(rejected);
            return Ok(PRESS_WITHOUT_MOVE.holds(facts, effects.collect::<Vec<_>>()));
        }
        Excuse::PressedBack => {
            let accepted = found.claimed().then_some(Effect::ClaimAccepted);
            let effects = accepted.into_iter().chain(pressed_back(moment, found.by));
            return Ok(PRESS_WITHOUT_MOVE.holds(facts, effects.collect::<Vec<_>>()));
        }
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

/// What is left to the arbiter where a player only pressed the clock back, and what is usual then.
fn pressed_back(moment: Moment<'_>, player: Player) -> [Effect; 4] {
    let matter = Matter::Clock;
    let nth = moment.warnings(player, matter) + 1;
    let gained = increment(moment, player).filter(|time| *time > Millis::ZERO);
    let taken = gained.map(|time| Effect::TakeTime {
        from: player,
        amount: Amount::Exactly(time),
    });
    let warned = Effect::Warned {
        player,
        matter,
        nth,
    };
    let usual = [warned].into_iter().chain(taken).collect();
    [
        Effect::StartClock(player),
        Effect::NotCounted(player),
        Effect::May(vec![Measure::Penalise(player)]),
        Effect::Usual(RulingParts(usual)),
    ]
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

fn hands_at_the_end(moment: Moment<'_>) -> Decision {
    let made = moment.record().move_of(moment.ix());
    let Some(by) = made
        .filter(|node| node.two_hands)
        .and_then(|node| node.mover)
    else {
        return Ok(vec![]);
    };
    for end in ENDS {
        if moment.holds(end)? {
            let facts = Facts::new().with("player", Fact::Player(by));
            return Ok(TWO_HANDS_AT_THE_END.holds(facts, []));
        }
    }
    Ok(vec![])
}

/// By what a move ends the game at once.
const ENDS: [&Provision; 5] = [
    &CHECKMATE,
    &STALEMATE,
    &DEAD_POSITION,
    &REPETITION_DRAW,
    &NO_PROGRESS_DRAW,
];
