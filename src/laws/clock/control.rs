//! What a fallen flag means for a period of the time control.

use crate::board::Player;
use crate::clock::required;
use crate::game::{Answer, Duty, Effect, Fact, Facts, Finding, Happening, Subject, words};
use crate::laws::clock::FLAG_COUNTS;
use crate::laws::clock::flag::{fell, flag_meant};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the arbiter check, as soon as a flag counts as fallen, whether the moves of the period were completed.
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

/// What the time control and the moves completed say about a fallen flag, if they say anything.
pub(in crate::laws) fn answer(moment: Moment<'_>, subject: Subject) -> Option<Answer> {
    let Subject::Found(finding @ (Finding::MovesCompletedInTime | Finding::LastPeriod)) = subject
    else {
        return None;
    };
    let periods = &moment.laws().setting.options.periods;
    let meant = flag_meant(moment)?;
    let period = period_meant(moment, meant)?;
    let demanded = required(periods, period);
    let so = match finding {
        Finding::LastPeriod => demanded.is_none(),
        _ => match demanded {
            Some(moves) => moment.completed(meant)? >= moves,
            None => false,
        },
    };
    Some(if so { Answer::Yes } else { Answer::No })
}

/// The period (from 0) whose time ran out, where the case shows it.
fn period_meant(moment: Moment<'_>, player: Player) -> Option<usize> {
    let periods = &moment.laws().setting.options.periods;
    let told = fell(moment, player)
        .and_then(|ix| moment.event_at(ix)?.known.period)
        .or(moment.event().known.period)
        .or(moment.period_of_the_case());
    if let Some(number) = told {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        return periods.get(at).map(|_| at);
    }
    let first = required(periods, 0);
    let in_first = periods.len() == 1
        || first.is_some_and(|moves| moment.completed(player).is_some_and(|n| n < moves));
    in_first.then_some(0)
}

words! {
    /// What is to be checked: a number of moves, one that nobody has counted, or that all are made.
    enum Checked { Number, Moves, All }
}

fn check(moment: Moment<'_>) -> Decision {
    let periods = &moment.laws().setting.options.periods;
    let Some(player) = flag_meant(moment).filter(|_| !periods.is_empty()) else {
        return Ok(vec![]);
    };
    if !moment.holds(&FLAG_COUNTS)? {
        return Ok(vec![]);
    }
    let period = period_meant(moment, player);
    let demanded = period.and_then(|at| required(periods, at));
    let completed = moment.completed(player);
    let kind = match (period, demanded, completed) {
        (None, ..) => None,
        (Some(_), None, _) => Some(Checked::All),
        (Some(_), Some(_), None) => Some(Checked::Moves),
        (Some(_), Some(_), Some(_)) => Some(Checked::Number),
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("kind", kind)
        .with_some("moves", demanded.map(Fact::Count))
        .with_some("completed", completed.map(Fact::Count));
    Ok(MOVES_CHECKED.holds(facts, [Effect::Must(Duty::CheckMoves)]))
}
