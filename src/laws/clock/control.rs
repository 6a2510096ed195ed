//! What a fallen flag means for a period of the time control.

use crate::board::Player;
use crate::clock::{Millis, Period, period_after, required};
use crate::edition::Pace;
use crate::game::{
    Answer, Duty, Effect, EventIx, Fact, Facts, Finding, Happening, Order, Subject, Unknown, words,
};
use crate::laws::clock::FLAG_COUNTS;
use crate::laws::clock::fallen::fell;
use crate::laws::clock::first_flag::flag_deciding;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the arbiter check, as soon as a flag counts as fallen, whether the moves of the period were completed.
///
/// The moves count that were completed when the flag fell, not those played until somebody noticed it.
/// In the period of all remaining moves there is no number to check.
///
/// Source: Article 6.4.
pub static MOVES_CHECKED: Provision = Provision {
    id: "moves-checked",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::FlagSeen, Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: check,
    }),
    yields_to: &[],
};

/// What the time control and the moves completed say about a fallen flag and a quickplay finish, if they say anything.
pub(in crate::laws) fn answer(moment: Moment<'_>, subject: Subject) -> Option<Answer> {
    let Subject::Found(finding) = subject else {
        return None;
    };
    let control = || moment.laws().setting.options.control();
    let so = match finding {
        Finding::LastPeriod => {
            required(&control(), period_over(moment, flag_deciding(moment)?)?).is_none()
        }
        Finding::MovesCompletedInTime => completed_the_period(moment, flag_deciding(moment)?)?,
        Finding::QuickplayFinish => {
            let period = period_played(moment, moment.player()?)?;
            let own = *control().get(period)?;
            own.moves.is_none() && own.increment == Millis::ZERO && own.delay == Millis::ZERO
        }
        _ => return None,
    };
    Some(if so { Answer::Yes } else { Answer::No })
}

/// Whether a player had completed the moves of the period when his flag fell, where the case shows it.
pub(super) fn completed_the_period(moment: Moment<'_>, player: Player) -> Option<bool> {
    let control = moment.laws().setting.options.control();
    match required(&control, period_over(moment, player)?) {
        Some(moves) => Some(completed_in_time(moment, player)? >= moves),
        None => Some(false),
    }
}

/// Whether the moves of the period were completed before the flag fell that this event is about.
///
/// A rapid or blitz game of which no time control is told has one period, which demands no number of moves.
/// Nothing is presumed that would decide it: where the period cannot be told, both are followed.
///
/// # Errors
///
/// What the case does not tell: whether it was the last period, or whether the moves were completed.
pub(super) fn in_time(moment: Moment<'_>) -> Result<bool, Unknown> {
    let periods = moment.laws().setting.options.control();
    let told = |finding| moment.found_so_far(finding);
    let one_phase = moment.laws().setting.pace != Pace::Standard && periods.is_empty();
    if one_phase
        && told(Finding::MovesCompletedInTime).is_none()
        && told(Finding::LastPeriod) != Some(false)
    {
        return Ok(false);
    }
    if periods.len() < 2 || moment.found_so_far(Finding::MovesCompletedInTime).is_some() {
        return moment.found(Finding::MovesCompletedInTime);
    }
    let deciding = flag_deciding(moment);
    if deciding.is_some_and(|player| period_over(moment, player).is_some()) {
        return moment.looked_into(Subject::Found(Finding::MovesCompletedInTime));
    }
    let enough = |n: u32| required(&periods, periods.len() - 2).is_some_and(|moves| n >= moves);
    match deciding.and_then(|player| completed_in_time(moment, player)) {
        Some(n) if enough(n) => Ok(!moment.looked_into(Subject::Found(Finding::LastPeriod))?),
        _ => moment.looked_into(Subject::Found(Finding::MovesCompletedInTime)),
    }
}

/// How many moves a player had completed when his flag fell, or by now where it has not.
///
/// None where nobody knows whether his last press or the flag came first, and one move decides.
fn completed_in_time(moment: Moment<'_>, player: Player) -> Option<u32> {
    let at = fell(moment, player).unwrap_or(moment.ix());
    let moved_since = || {
        let mut trail = moment.record().trail();
        trail.any(|node| node.mover == Some(player) && node.by >= Some(at))
    };
    let completed = (moment.completed_at(player, at))
        .or_else(|| (moment.completed_at(player, moment.ix())).filter(|_| !moved_since()))?;
    let before = moment.completed_at(player, at.saturating_sub(1));
    let uncertain = moment.event_at(at)?.order != Order::After
        && before.is_some_and(|before| before != completed);
    let periods = moment.laws().setting.options.control();
    let decides = (0..periods.len()).any(|at| required(&periods, at) == Some(completed));
    (!(uncertain && decides)).then_some(completed)
}

/// The period (from 0) that the case names for an event.
fn period_told(moment: Moment<'_>, at: EventIx, periods: &[Period]) -> Option<usize> {
    let told = moment
        .event_at(at)
        .and_then(|event| event.known.period)
        .or(moment.event().known.period)
        .or(moment.period_of_the_case())?;
    let at = usize::try_from(told).ok()?.checked_sub(1)?;
    (at < periods.len()).then_some(at)
}

/// The period (from 0) whose time ran out when a player's flag fell, where the case shows it.
///
/// A player who has completed the moves of a period may still see its time run out; so his moves alone show the
/// first period only: while they are too few, or while his opponent, who completed fewer, has yet to make the next one.
fn period_over(moment: Moment<'_>, player: Player) -> Option<usize> {
    let periods = moment.laws().setting.options.control();
    let at = fell(moment, player).unwrap_or(moment.ix());
    if let Some(told) = period_told(moment, at, &periods) {
        return Some(told);
    }
    if periods.len() == 1 {
        return Some(0);
    }
    let first = required(&periods, 0)?;
    let completed = completed_in_time(moment, player);
    let other_moves = |n: u32| {
        moment
            .completed_at(player.other(), at)
            .is_some_and(|other| other < n)
    };
    if completed.is_some_and(|n| n < first || n == first && other_moves(n)) {
        return Some(0);
    }
    // a quickplay finish is the last phase of the game; that the other player plays it by his count does not show whose period is over
    let finish = moment.said(Finding::QuickplayFinish) == Some(true);
    periods.len().checked_sub(1).filter(|_| finish)
}

/// The period (from 0) that a player is playing, where the case shows it: told, the only one, or the one that his completed moves have reached.
pub(in crate::laws) fn period_played(moment: Moment<'_>, player: Player) -> Option<usize> {
    let periods = moment.laws().setting.options.control();
    if periods.len() < 2 {
        return (!periods.is_empty()).then_some(0);
    }
    period_told(moment, moment.ix(), &periods).or_else(|| {
        let completed = moment.completed_at(player, moment.ix())?;
        Some(period_after(&periods, completed))
    })
}

words! {
    /// What is to be checked: a number of moves, or one that nobody has counted.
    enum Checked { Number, Moves }
}

fn check(moment: Moment<'_>) -> Decision {
    let periods = moment.laws().setting.options.control();
    let Some(player) = flag_deciding(moment).filter(|_| !periods.is_empty()) else {
        return Ok(vec![]);
    };
    if !moment.holds(&FLAG_COUNTS)? {
        return Ok(vec![]);
    }
    let period = period_over(moment, player);
    let demanded = period.and_then(|at| required(&periods, at));
    if period.is_some() && demanded.is_none() {
        return Ok(MOVES_CHECKED.fails(Facts::new().with("player", Fact::Player(player))));
    }
    let completed = completed_in_time(moment, player);
    let kind = demanded.map(|_| match completed {
        None => Checked::Moves,
        Some(_) => Checked::Number,
    });
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("kind", kind)
        .with_some("moves", demanded.map(Fact::Count))
        .with_some("completed", completed.map(Fact::Count))
        .ground(kind == Some(Checked::Number));
    Ok(MOVES_CHECKED.holds(facts, [Effect::Must(Duty::CheckMoves)]))
}
