//! How the clock is pressed, and what must not be done with it.

use crate::board::Player;
use crate::edition::{ForbiddenHandling, Laws, Param, PressWithoutMove};
use crate::game::{
    Act, ClockHandling, Effect, Fact, Facts, Finding, Happening, Matter, Measure, PressManner,
    RulingParts, words,
};
use crate::laws::irregularities::excuse::Excuse;
use crate::laws::irregularities::found::found;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a player press the clock after a move even if the opponent has already replied.
///
/// Source: Article 6.2.2.
///
/// Reading: the editions before 2014 say that a player may always press, and do not name the reply.
pub static PRESS_ALWAYS_ALLOWED: Provision = Provision {
    id: "press-always-allowed",
    rule: |laws| {
        let may = &laws.params.may_press_after_reply;
        may.is(true).then(|| Facts::new().no_surer_than(may))
    },
    task: Task::Grants(When {
        on: &[Happening::Completed],
        phase: Phase::DuringPlay,
        decide: press_late,
    }),
    yields_to: &[],
};

/// Makes a player press the clock with the hand that moved.
///
/// It is no illegal move to use the other hand.
///
/// Source: Article 6.2.3.
pub static PRESS_SAME_HAND: Provision = Provision {
    id: "press-same-hand",
    rule: hand_rule,
    task: Task::Forbids(When {
        on: &[Happening::ClockHandled, Happening::Completed],
        phase: Phase::DuringPlay,
        decide: other_hand,
    }),
    yields_to: &[],
};

/// Forbids a finger on the button or hovering over the clock.
///
/// Source: Article 6.2.3.
pub static NO_HOVERING: Provision = Provision {
    id: "no-hovering",
    rule: hand_rule,
    task: Task::Forbids(When {
        on: &[Happening::ClockHandled],
        phase: Phase::DuringPlay,
        decide: hover,
    }),
    yields_to: &[],
};

/// Forbids to hit, pick up or knock over the clock; from 2014 on also to press before moving.
///
/// Reading: to press without any move has a rule of its own, and by the letter both hold; it is taught that it has to be
/// treated by that one alone (M-057). Before it was an illegal move, the other rule alone is read.
///
/// Source: Article 6.2.4.
pub static CLOCK_HANDLING: Provision = Provision {
    id: "clock-handling",
    rule: handling_rule,
    task: Task::Decides(When {
        on: &[
            Happening::ClockHandled,
            Happening::PressedIdle,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: handle,
    }),
    yields_to: &[],
};

fn hand_rule(laws: &Laws) -> Option<Facts> {
    let fixed = &laws.params.pressing_hand_is_fixed;
    fixed.is(true).then(|| Facts::new().no_surer_than(fixed))
}

fn handling_rule(laws: &Laws) -> Option<Facts> {
    let forbidden = &laws.params.clock_handling_forbidden;
    let before = forbidden
        .value()?
        .contains(&ForbiddenHandling::PressBeforeMove);
    Some(
        Facts::new()
            .with("before-move", before)
            .no_surer_than(forbidden),
    )
}

fn press_late(moment: Moment<'_>) -> Decision {
    let (Some(player), Act::Press | Act::PressWith(_)) = (moment.player(), moment.act()) else {
        return Ok(vec![]);
    };
    let record = moment.record();
    let Some(made) = record.completed_in(moment.ix()).and_then(|node| node.by) else {
        return Ok(vec![]);
    };
    let replied = record
        .trail()
        .any(|node| node.mover == Some(player.other()) && node.by > Some(made));
    if !replied || moment.given(&moment.laws().params.may_press_after_reply) != Some(true) {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()))
        .about(made);
    Ok(PRESS_ALWAYS_ALLOWED.holds(facts, [Effect::Allowed(player)]))
}

words! {
    /// How the clock was handled.
    enum Handled { Force, Lift, KnockOver, BeforeMove }
}

/// What follows from an act that this parameter forbids, beside a penalty.
fn forbid<T>(
    provision: &'static Provision,
    by: &Param<T>,
    facts: Facts,
    moment: Moment<'_>,
    penalty: fn(Player) -> Effect,
) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = facts.with("player", Fact::Player(player)).no_surer_than(by);
    let effects = [Effect::Forbidden(player), penalty(player)];
    Ok(provision.holds(facts, effects))
}

/// The penalty that is left to the arbiter.
fn may_penalise(player: Player) -> Effect {
    Effect::May(vec![Measure::Penalise(player)])
}

fn other_hand(moment: Moment<'_>) -> Decision {
    let fixed = &moment.laws().params.pressing_hand_is_fixed;
    let other = match (moment.happening(), moment.act()) {
        (Happening::ClockHandled, Act::PressWith(manner)) => *manner == PressManner::OtherHand,
        (Happening::Completed, Act::Press | Act::PressWith(PressManner::Force)) => {
            hands_differ(moment)
        }
        _ => false,
    };
    if !other {
        return Ok(vec![]);
    }
    let mut decision = forbid(&PRESS_SAME_HAND, fixed, Facts::new(), moment, may_penalise)?;
    for reason in &mut decision {
        reason.effects.extend(usually_warned(moment));
    }
    Ok(decision)
}

/// What is usual where the other hand pressed: a warning, but more than that where it was meant to gain time or to distract.
fn usually_warned(moment: Moment<'_>) -> Option<Effect> {
    let player = moment.player()?;
    let taught = moment.given(&moment.laws().params.other_hand_is_usually_warned) == Some(true);
    let matter = Matter::Clock;
    let nth = moment.warnings(player, matter) + 1;
    let warned = RulingParts(vec![Effect::Warned {
        player,
        matter,
        nth,
    }]);
    let meant = moment.found_so_far(Finding::Distraction) == Some(true);
    taught.then_some(match meant {
        true => Effect::Unusual(warned),
        false => Effect::Usual(warned),
    })
}

/// Whether the move was made with one hand and the clock pressed with the other, where the case tells both.
fn hands_differ(moment: Moment<'_>) -> bool {
    let moved = moment.record().completed_in(moment.ix());
    let made = moved.and_then(|node| moment.event_at(node.by?)?.hand);
    made.zip(moment.event().hand)
        .is_some_and(|(one, other)| one != other)
}

fn hover(moment: Moment<'_>) -> Decision {
    let fixed = &moment.laws().params.pressing_hand_is_fixed;
    let finger = match moment.act() {
        Act::HandleClock(ClockHandling::KeepFingerOn) => true,
        Act::HandleClock(ClockHandling::Hover) => false,
        _ => return Ok(vec![]),
    };
    let facts = Facts::new().with("finger", finger);
    forbid(&NO_HOVERING, fixed, facts, moment, may_penalise)
}

/// A press without any move, by the letter of the ban to press before moving.
fn before_move(moment: Moment<'_>) -> Decision {
    let params = &moment.laws().params;
    let found = found(moment)?.filter(|found| found.no_move && found.excuse == Excuse::Nothing);
    let illegal = params.press_without_move.is(PressWithoutMove::IllegalMove);
    let forbidden = (params.clock_handling_forbidden).includes(&ForbiddenHandling::PressBeforeMove);
    let Some(found) = found.filter(|_| illegal && forbidden) else {
        return Ok(vec![]);
    };
    let no_handling = moment.given(&params.press_without_move_is_no_handling) == Some(true);
    // the force with which it was pressed is handling all the same
    let by_force = *moment.act() == Act::PressWith(PressManner::Force);
    let facts = found.facts().with("how", Handled::BeforeMove);
    let facts = facts.remote(no_handling && by_force);
    Ok(CLOCK_HANDLING.decided(!no_handling, facts, [Effect::PenaltyDue(found.by)]))
}

fn handle(moment: Moment<'_>) -> Decision {
    if moment.happening() != Happening::ClockHandled {
        return before_move(moment);
    }
    let (handling, how) = match moment.act() {
        Act::PressWith(PressManner::Force) => (ForbiddenHandling::Force, Handled::Force),
        Act::HandleClock(ClockHandling::Lift) => (ForbiddenHandling::Lift, Handled::Lift),
        Act::HandleClock(ClockHandling::KnockOver) => {
            (ForbiddenHandling::KnockOver, Handled::KnockOver)
        }
        _ => return Ok(vec![]),
    };
    let rule = &moment.laws().params.clock_handling_forbidden;
    match moment.given(rule) {
        Some(forbidden) if forbidden.contains(&handling) => {
            let facts = Facts::new().with("how", how);
            forbid(&CLOCK_HANDLING, rule, facts, moment, Effect::PenaltyDue)
        }
        Some(_) | None => Ok(vec![]),
    }
}
