//! What is taught of displaced pieces: which help is sought, and which penalty is usual.

use crate::board::Player;
use crate::edition::PenaltyKind;
use crate::game::{Effect, Fact, Facts, Finding, Happening, Measure, RulingParts};
use crate::laws::irregularities::displaced::{DISPLACED_HELP, DISPLACED_PENALTY};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Marks as usual that the player whose clock runs stops the clocks when the opponent displaces pieces, and as unusual that he presses back.
///
/// Source: M-102, beside Article 7.4.2.
pub static DISPLACED_NOT_PRESSED_BACK: Provision = Provision {
    id: "displaced-not-pressed-back",
    rule: |laws| DISPLACED_NOT_PRESSED_BACK.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Displaced],
        phase: Phase::DuringPlay,
        decide: help,
    }),
    yields_to: &[],
};

/// Marks as usual what is done for the player whose clock runs while the opponent has displaced pieces: time for the one, or off the other.
///
/// Silent where it was done on purpose: then a penalty may be harder (M-104).
///
/// Source: M-103, beside Article 7.4.3.
pub static DISPLACED_COSTS_TIME: Provision = Provision {
    id: "displaced-costs-time",
    rule: |laws| DISPLACED_COSTS_TIME.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Displaced],
        phase: Phase::DuringPlay,
        decide: time,
    }),
    yields_to: &[],
};

/// Lets pieces displaced by accident never lose the game at once.
///
/// Source: M-104, beside Article 7.4.3.
///
/// Reading: where it was done on purpose, or again, nothing is unusual; that a penalty may be harder then leaves all of them.
pub static ACCIDENT_LOSES_NOTHING: Provision = Provision {
    id: "accident-loses-nothing",
    rule: |laws| ACCIDENT_LOSES_NOTHING.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Displaced],
        phase: Phase::DuringPlay,
        decide: accident,
    }),
    yields_to: &[],
};

/// The player who displaced pieces while his opponent's clock runs.
fn on_the_others_time(moment: Moment<'_>) -> Option<Player> {
    let player = moment.player()?;
    let opponent = player.other();
    let runs = !moment.waits_for_the_press(opponent) && moment.has_the_move(opponent) == Ok(true);
    runs.then_some(player)
}

fn facts(player: Player) -> Facts {
    let facts = Facts::new().with("player", Fact::Player(player));
    facts.with("opponent", Fact::Player(player.other()))
}

/// These penalties.
fn one_of(kinds: &[PenaltyKind]) -> RulingParts {
    let measures = kinds.iter().copied().map(Measure::Impose).collect();
    RulingParts(vec![Effect::May(measures)])
}

fn help(moment: Moment<'_>) -> Decision {
    let Some(player) = on_the_others_time(moment) else {
        return Ok(vec![]);
    };
    if !moment.holds(&DISPLACED_HELP)? {
        return Ok(vec![]);
    }
    let effects = [
        Effect::Usual(RulingParts(vec![Effect::PauseClocks])),
        Effect::Unusual(RulingParts(vec![Effect::StartClock(player)])),
    ];
    Ok(DISPLACED_NOT_PRESSED_BACK.holds(facts(player), effects))
}

fn time(moment: Moment<'_>) -> Decision {
    let Some(player) = on_the_others_time(moment) else {
        return Ok(vec![]);
    };
    let on_purpose = moment.found_so_far(Finding::Accident) == Some(false);
    if on_purpose || !moment.holds(&DISPLACED_PENALTY)? {
        return Ok(vec![]);
    }
    let usual = one_of(&[PenaltyKind::OpponentTime, PenaltyKind::OwnTime]);
    Ok(DISPLACED_COSTS_TIME.holds(facts(player), [Effect::Usual(usual)]))
}

fn accident(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let accident = moment.found_so_far(Finding::Accident);
    if accident != Some(true) || !moment.holds(&DISPLACED_PENALTY)? {
        return Ok(vec![]);
    }
    let never = one_of(&[PenaltyKind::Loss]);
    Ok(ACCIDENT_LOSES_NOTHING.holds(facts(player), [Effect::Untaught(never)]))
}
