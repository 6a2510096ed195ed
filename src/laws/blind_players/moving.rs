//! Touching and making moves on the special board.

use super::{facts, moved, rule, unseeing};
use crate::game::{Act, Announced, BlindSay, Effect, Fact, Happening, YesNo};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells when a visually disabled player has touched a piece: only when it was taken out of its aperture.
///
/// Source: Article D.2.2.
pub static TOUCHED_WHEN_LIFTED: Provision = Provision {
    id: "touched-when-lifted",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Touched],
        phase: Phase::DuringPlay,
        decide: touched,
    }),
    yields_to: &[],
};

/// Tells whether a captured piece has been taken off the board of the player whose move it is.
///
/// Source: Article D.2.3.1.
pub static CAPTURED_REMOVED: Provision = Provision {
    id: "captured-removed",
    rule,
    task: Task::Requires(When {
        on: &[Happening::BlindMoved],
        phase: Phase::DuringPlay,
        decide: removed,
    }),
    yields_to: &[],
};

/// Tells whether the piece has been put into another aperture.
///
/// Source: Article D.2.3.2.
pub static PLACED_IN_APERTURE: Provision = Provision {
    id: "placed-in-aperture",
    rule,
    task: Task::Requires(When {
        on: &[Happening::BlindMoved],
        phase: Phase::DuringPlay,
        decide: placed,
    }),
    yields_to: &[],
};

/// Tells whether the move has been announced, without which it is not made.
///
/// Source: Article D.2.3.3.
///
/// Reading: a slip of the tongue is an announcement, since it is put right and not made good.
pub static MADE_WHEN_ANNOUNCED: Provision = Provision {
    id: "made-when-announced",
    rule,
    task: Task::Requires(When {
        on: &[Happening::BlindMoved, Happening::BlindSaid],
        phase: Phase::DuringPlay,
        decide: announced,
    }),
    yields_to: &[],
};

/// Starts the opponent's clock only when the move has been made in this sense.
///
/// Source: Article D.2.4.
pub static CLOCK_AFTER_ANNOUNCEMENT: Provision = Provision {
    id: "clock-after-announcement",
    rule,
    task: Task::Requires(When {
        on: &[Happening::BlindMoved],
        phase: Phase::DuringPlay,
        decide: clock,
    }),
    yields_to: &[],
};

/// Keeps the ordinary rules on touching and making moves for the sighted player.
///
/// Source: Article D.2.5.
pub static SIGHTED_AS_USUAL: Provision = Provision {
    id: "sighted-as-usual",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Touched, Happening::Made],
        phase: Phase::DuringPlay,
        decide: sighted,
    }),
    yields_to: &[],
};

fn touched(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = facts(laws, player);
    Ok(match moment.act() {
        Act::BlindLift(square) => {
            TOUCHED_WHEN_LIFTED.holds(facts.with("square", Fact::Square(*square)), [])
        }
        Act::Touch(_) if unseeing(laws, player) => TOUCHED_WHEN_LIFTED.fails(facts),
        _ => vec![],
    })
}

fn removed(moment: Moment<'_>) -> Decision {
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    let captures = match (
        &moved.text,
        moment.record().position_before_event(moment.ix()),
    ) {
        (Some(text), Some(before)) => before
            .read_move_of(player, text, &crate::board::Letters::ENGLISH)
            .ok()
            .and_then(|attempt| before.examine(&attempt).ok())
            .map(|played| played.is_capture()),
        _ => None,
    };
    if captures == Some(false) || captures.is_none() && moved.captured_removed == YesNo::Yes {
        return Ok(vec![]);
    }
    let off = moved.captured_removed == YesNo::Yes;
    Ok(CAPTURED_REMOVED.decided(off, facts(moment.laws(), player), []))
}

fn placed(moment: Moment<'_>) -> Decision {
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    let there = moved.placed == YesNo::Yes;
    Ok(PLACED_IN_APERTURE.decided(there, facts(moment.laws(), player), []))
}

fn announced(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if let (Act::BlindSay(BlindSay::Announce), Some(player)) = (moment.act(), moment.player()) {
        return Ok(MADE_WHEN_ANNOUNCED.holds(facts(laws, player).with("slip", false), []));
    }
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    let said = moved.announced != Announced::NotYet;
    let slip = moved.misspoken();
    Ok(MADE_WHEN_ANNOUNCED.decided(said, facts(laws, player).with("slip", slip), []))
}

fn clock(moment: Moment<'_>) -> Decision {
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), player);
    Ok(match (moved.made(), moved.pressed) {
        (true, YesNo::Yes) => {
            CLOCK_AFTER_ANNOUNCEMENT.holds(facts, [Effect::StartClock(player.other())])
        }
        (true, YesNo::No) => vec![],
        (false, pressed) => CLOCK_AFTER_ANNOUNCEMENT.fails(facts.with("pressed", pressed)),
    })
}

fn sighted(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !unseeing(laws, player.other()) && !unseeing(laws, player) {
        return Ok(vec![]);
    }
    let touched = match moment.act() {
        Act::Touch(_) => true,
        Act::Move(_) => false,
        _ => return Ok(vec![]),
    };
    let facts = facts(laws, player).with("touched", touched);
    Ok(SIGHTED_AS_USUAL.decided(!unseeing(laws, player), facts, []))
}
