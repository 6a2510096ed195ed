//! Completing the scoresheets after a flag-fall, and what follows where that is impossible.

use super::story::{acting, flag_fell_since_stop, has_stopped, where_players_record};
use crate::board::Player;
use crate::edition::Laws;
use crate::game::{
    Act, Duty, Effect, Fact, Facts, Finding, Happening, Measure, SheetGap, SheetWhen, SheetsShow,
    words,
};
use crate::laws::arbiter::GAMES_OBSERVED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Stops the clocks after a flag-fall where neither player recorded, so that both complete their scoresheets; then the clock of the player having the move is started.
///
/// Source: Article 8.5.1.
pub static BOTH_COMPLETE_SCORESHEETS: Provision = Provision {
    id: "both-complete-scoresheets",
    rule: where_players_record,
    task: Task::Decides(When {
        on: &[Happening::FlagFell, Happening::SheetCompleted],
        phase: Phase::DuringPlay,
        decide: decide_both,
    }),
    yields_to: &[],
};

/// Has the only player who did not record complete his scoresheet after a flag-fall, before he moves a piece.
///
/// It matters not whose flag it was, and the clocks are not stopped for it.
///
/// Source: Article 8.5.2.
pub static ONE_COMPLETES_SCORESHEET: Provision = Provision {
    id: "one-completes-scoresheet",
    rule: where_players_record,
    task: Task::Decides(When {
        on: &[Happening::FlagFell],
        phase: Phase::DuringPlay,
        decide: decide_one,
    }),
    yields_to: &[],
};

/// Lets the arbiter penalise a player who moves although his scoresheet was to be completed first.
///
/// Source: Article 8.5.2.
pub static COMPLETED_BEFORE_MOVING: Provision = Provision {
    id: "completed-before-moving",
    rule: where_players_record,
    task: Task::Forbids(When {
        on: &[Happening::Made],
        phase: Phase::DuringPlay,
        decide: decide_moved,
    }),
    yields_to: &[],
};

/// Has the game played over again on a second board where no scoresheet is complete.
///
/// Source: Article 8.5.3.
pub static GAME_RECONSTRUCTED: Provision = Provision {
    id: "game-reconstructed",
    rule: reconstruction_rule,
    task: Task::Decides(When {
        on: &[Happening::GapFound],
        phase: Phase::DuringPlay,
        decide: decide_reconstruction,
    }),
    yields_to: &[],
};

/// Counts the next move as the first of the next period where the scoresheets cannot show an overstepping.
///
/// Source: Article 8.6.
pub static NEXT_MOVE_OPENS_PERIOD: Provision = Provision {
    id: "next-move-opens-period",
    rule: |laws| {
        let param = &laws.params.unproved_overstepping_opens_period;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::SheetsCompared],
        phase: Phase::DuringPlay,
        decide: decide_period,
    }),
    yields_to: &[],
};

/// The players who have stopped recording.
fn stopped(moment: Moment<'_>) -> Vec<Player> {
    Player::ALL
        .into_iter()
        .filter(|player| has_stopped(moment, *player))
        .collect()
}

words! {
    /// What is done: the clocks are stopped, or started again.
    enum Clocks { Stopped, Started }
}

/// Starts the clock of the player having the move once both have completed their scoresheets.
fn completed_by_both(moment: Moment<'_>) -> Decision {
    let done = acting(moment.event());
    let waits = stopped(moment).iter().any(|player| !done.contains(player));
    let mover = moment.record().has_the_move();
    if waits || !moment.held_before(&BOTH_COMPLETE_SCORESHEETS) {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = mover.map(Effect::StartClock).into_iter().collect();
    let facts = Facts::new().with("clocks", Clocks::Started);
    Ok(BOTH_COMPLETE_SCORESHEETS.holds(facts, effects))
}

fn decide_both(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::SheetCompleted {
        return completed_by_both(moment);
    }
    let stopped = stopped(moment);
    if stopped.is_empty() {
        return Ok(vec![]);
    }
    let when = SheetWhen::ClocksStopped;
    let complete = stopped.iter().map(|player| Effect::CompleteSheet {
        player: *player,
        when,
    });
    let effects: Vec<Effect> = [Effect::Must(Duty::StopClocks)]
        .into_iter()
        .chain(complete)
        .collect();
    let both = stopped.len() == Player::ALL.len();
    let facts = Facts::new().with("clocks", Clocks::Stopped);
    Ok(BOTH_COMPLETE_SCORESHEETS.decided(both, facts, effects))
}

fn decide_one(moment: Moment<'_>) -> Decision {
    let stopped = stopped(moment);
    let Some(player) = stopped.first().copied() else {
        return Ok(vec![]);
    };
    let when = SheetWhen::BeforeMoving;
    let facts = Facts::new().with("player", Fact::Player(player));
    let effects = [Effect::CompleteSheet { player, when }];
    Ok(ONE_COMPLETES_SCORESHEET.decided(stopped.len() == 1, facts, effects))
}

fn decide_moved(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !flag_fell_since_stop(moment, player) {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .also_by(GAMES_OBSERVED.id);
    let effects = [Effect::May(vec![Measure::Penalise(player)])];
    Ok(COMPLETED_BEFORE_MOVING.decided(has_stopped(moment, player), facts, effects))
}

fn reconstruction_rule(laws: &Laws) -> Option<Facts> {
    where_players_record(laws)?.param("clock", &laws.params.reconstruction_notes_running_clock)
}

fn decide_reconstruction(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let none_complete = match moment.act() {
        Act::SheetGap(SheetGap::BothSheets) => true,
        Act::SheetGap(SheetGap::OneSheet) => false,
        _ => return Ok(vec![]),
    };
    let Some(facts) = reconstruction_rule(laws) else {
        return Ok(vec![]);
    };
    let running = moment.given(&laws.params.reconstruction_notes_running_clock) == Some(true);
    let effects: Vec<Effect> = [Effect::Must(Duty::NotePosition)]
        .into_iter()
        .chain(running.then_some(Effect::Must(Duty::NoteRunningClock)))
        .chain([Effect::Reconstruct])
        .collect();
    Ok(GAME_RECONSTRUCTED.decided(none_complete, facts, effects))
}

fn decide_period(moment: Moment<'_>) -> Decision {
    let (Act::SheetsShow(shown) | Act::Reconstruct(shown)) = moment.act() else {
        return Ok(vec![]);
    };
    let opens = match shown {
        SheetsShow::Overstepping | SheetsShow::InTime => false,
        SheetsShow::Nothing => !moment.found(Finding::MoreMovesMade)?,
    };
    let effects = [Effect::NextMoveOpensPeriod];
    let facts = Facts::new().with("shown", *shown);
    Ok(NEXT_MOVE_OPENS_PERIOD.decided(opens, facts, effects))
}
