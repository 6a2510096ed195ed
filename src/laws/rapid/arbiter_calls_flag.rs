//! Whether the arbiter speaks when he sees a flag fall.

use crate::board::Player;
use crate::edition::{ArbiterCallsFlag, Laws};
use crate::game::{Duty, Effect, Facts, Happening, Measure};
use crate::laws::arbiter::now::flag_waits;
use crate::laws::clock::fallen::is_down;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether the arbiter must, may or must not announce a flag that he sees fall.
///
/// Source: Article A.5.5. Reading: in 2009 he may speak once both flags are down. Reading: in July 2017 he may announce it; that he has seen it already suffices for the flag to count.
pub static ARBITER_CALLS_FLAG: Provision = Provision {
    id: "arbiter-calls-flag",
    rule,
    task: Task::Decides(When {
        on: &[Happening::FlagSeen, Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let duty = laws.params.arbiter_calls_flag.value()?;
    Some(Facts::new().with("duty", *duty))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if moment.happening() == Happening::Asked && !flag_waits(moment) {
        return Ok(vec![]);
    }
    use ArbiterCallsFlag::{May, MustNot, MustNotUnlessBothDown, Shall};
    let (Some(facts), Some(duty)) = (rule(laws), moment.given(&laws.params.arbiter_calls_flag))
    else {
        return Ok(vec![]);
    };
    let both = both_down(moment);
    let facts = facts.with("both", both);
    let effect = match duty {
        MustNotUnlessBothDown if both => Effect::May(vec![Measure::CallFlag]),
        MustNot | MustNotUnlessBothDown => Effect::MustNot(Duty::CallFlag),
        May => Effect::May(vec![Measure::CallFlag]),
        Shall => Effect::Must(Duty::CallFlag),
    };
    Ok(ARBITER_CALLS_FLAG.holds(facts, [effect]))
}

/// Whether the flags of both players have fallen.
pub(super) fn both_down(moment: Moment<'_>) -> bool {
    let mut players = Player::ALL.into_iter();
    players.all(|player| is_down(moment, player))
}
