//! What a display shows after a press: what was saved, what is added, and what is lost.

use crate::board::Player;
use crate::clock::{Millis, Period, Shown, after_press, at_start, period_after};
use crate::edition::SavedTime;
use crate::game::{Act, Effect, Fact, Facts, Happening, Quantity};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const PRESSED: When = When {
    on: &[Happening::Completed, Happening::PressedIdle],
    phase: Phase::DuringPlay,
    decide: |_| Ok(vec![]),
};

/// Fixes what a display shows when the press that ends a period is counted: the time of the next period comes to what was saved.
///
/// The clock counts presses, not the moves on the board.
///
/// Source: Article 6.3.2.
///
/// Reading: where an edition excepts the delay mode, the main time that is left is not carried over either; the
/// other reading is that only the unused delay is lost.
pub static TIME_CARRIED_OVER: Provision = Provision {
    id: "time-carried-over",
    rule: |laws| {
        let saved = &laws.params.saved_time;
        let word = *saved.value()?;
        Some(Facts::new().with("saved", word).no_surer_than(saved))
    },
    task: Task::Defines(Some(When {
        decide: |moment| shown(&TIME_CARRIED_OVER, moment, Change::NextPeriod),
        ..PRESSED
    })),
    yields_to: &[],
};

/// Fixes what a display shows after a press in the cumulative mode: the increment of the next move comes to what is left.
///
/// Source: Article 6.3.2.
///
/// Reading: the increment of a move is on the display before the move begins, that of the first move at the start;
/// so the amounts are the same as with increments added after each move.
pub static INCREMENT_MODE: Provision = Provision {
    id: "increment-mode",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        decide: |moment| shown(&INCREMENT_MODE, moment, Change::Increment),
        ..PRESSED
    })),
    yields_to: &[],
};

/// Fixes what a display shows after a press in the delay mode: the main time runs only when the delay is over, and an unused delay is lost.
///
/// Source: Article 6.3.2.
pub static DELAY_MODE: Provision = Provision {
    id: "delay-mode",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        decide: |moment| shown(&DELAY_MODE, moment, Change::Delay),
        ..PRESSED
    })),
    yields_to: &[],
};

/// What a press changes on a display.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    NextPeriod,
    Increment,
    Delay,
}

/// How a player's time ran for the move that was just completed.
struct Run {
    before: Millis,
    used: Millis,
    presses: u32,
}

fn shown(provision: &'static Provision, moment: Moment<'_>, change: Change) -> Decision {
    let laws = moment.laws();
    let periods = &laws.setting.options.control();
    let (Some(player), Some(run)) = (moment.player(), run(moment, periods)) else {
        return Ok(vec![]);
    };
    let own = periods[period_after(periods, run.presses)];
    let delayed = own.delay > Millis::ZERO;
    let carried = match moment.given(&laws.params.saved_time) {
        Some(SavedTime::ExceptInDelay) => !delayed,
        Some(SavedTime::Carried) | None => true,
    };
    let Some(Shown { left, next_period }) =
        after_press(periods, run.before, run.used, run.presses, carried)
    else {
        return Ok(vec![]);
    };
    let kind = match (next_period, delayed, own.increment > Millis::ZERO) {
        (true, ..) => Change::NextPeriod,
        (false, true, _) => Change::Delay,
        (false, false, true) => Change::Increment,
        (false, false, false) => return Ok(vec![]),
    };
    if kind != change {
        return Ok(vec![]);
    }
    let mut effects = vec![Effect::ShowsExactly { player, time: left }];
    if next_period {
        effects.push(Effect::NextPeriod(player));
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("before", Fact::Time(run.before))
        .with("used", Fact::Time(run.used))
        .with("increment", Fact::Time(own.increment))
        .with("delay", Fact::Time(own.delay))
        .with("press", Fact::Count(run.presses + 1))
        .with("left", Fact::Time(left));
    Ok(provision.holds(facts, effects))
}

/// How the player's time ran, where the case says enough: a reading at the press, or an earlier one and the time since.
fn run(moment: Moment<'_>, periods: &[Period]) -> Option<Run> {
    let player = moment.player()?;
    let presses = presses_before(moment, player).or((periods.len() == 1).then_some(0))?;
    let delayed = periods.get(period_after(periods, presses))?.delay > Millis::ZERO;
    if let Some(left) = moment.left(player).filter(|_| !delayed) {
        return Some(Run {
            before: left,
            used: Millis::ZERO,
            presses,
        });
    }
    let mut used = None;
    for step in moment.past().iter().rev() {
        let Some(event) = moment.event_at(step.event) else {
            continue;
        };
        if let (Act::ClockRuns(time), Some(by)) = (&event.act, event.by.player())
            && by == player
        {
            used = Some(used.unwrap_or(Millis::ZERO).plus(*time));
        }
        let ruled = step.effects().find_map(|effect| match effect {
            Effect::ShowsExactly { player: who, time } if *who == player => Some(*time),
            _ => None,
        });
        if let Some(before) = ruled.or(*event.left.of(player)) {
            return Some(Run {
                before,
                used: used?,
                presses,
            });
        }
    }
    let first = presses == 0 && moment.number(Quantity::MovesMade(player)) == Some(1);
    Some(Run {
        before: at_start(periods).filter(|_| first)?,
        used: used?,
        presses,
    })
}

/// How often the clock counted a press of this player before the present one.
pub(super) fn presses_before(moment: Moment<'_>, player: Player) -> Option<u32> {
    let in_case = moment.past().iter().filter(|step| {
        let pressed = [Happening::Completed, Happening::PressedIdle];
        step.happenings.iter().any(|h| pressed.contains(h))
            && moment.event_at(step.event).and_then(|e| e.by.player()) == Some(player)
    });
    let before = moment.presses_before_the_case(player)?;
    Some(before + u32::try_from(in_case.count()).ok()?)
}
