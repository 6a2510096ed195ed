//! Spectators and players of other games.

use crate::game::{
    Act, Actor, Device, DeviceState, Duty, Effect, Facts, Force, Happening, Measure, Tell, Tidings,
    Whom, words,
};
use crate::laws::arbiter::captain::{CAPTAIN_ON_DRAWS, CAPTAIN_SPEAKS};
use crate::laws::arbiter::complaint::going_on;
use crate::laws::blind_players::{assisted, claimant, told_for_his_player};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets an observer tell an irregularity to nobody but the arbiter, who then looks for himself; whoever interferes may be expelled.
///
/// What an outsider says is no claim of a player: it is rejected, and ends nothing by itself; but of a flag or a breach the
/// arbiter has then been told.
/// So has what only a player can do or say no force when an outsider does it: no offer, no answer to one, no resignation.
/// Advice when the game is over interferes with nothing.
/// An assistant who says or does what is not his task interferes like anybody else.
///
/// Source: Article 12.7; in 2001 by its neighbours.
///
/// Reading: a captain is an outsider, too; the regulations of an event may let him speak for his team, also about a draw.
/// So is an assistant who does what only a player can do, where no player is visually disabled. Nor does the article name
/// assistants who overstep their task: they are treated as outsiders here, and the alternative leaves them to their player.
/// That the arbiter, once told, looks for himself is guidance of the arbiters' manual; what he then sees, he rules on.
pub static OBSERVERS_TELL_THE_ARBITER: Provision = Provision {
    id: "observers-tell-the-arbiter",
    rule: |laws| OBSERVERS_TELL_THE_ARBITER.where_numbered(laws),
    task: Task::Decides(When {
        on: &[
            Happening::Told,
            Happening::Disturbed,
            Happening::DoneInVain,
            Happening::FlagClaimed,
            Happening::TouchRulesClaimed,
            Happening::IrregularityClaimed,
        ],
        phase: Phase::Any,
        decide: decide_observers,
    }),
    yields_to: &[&CAPTAIN_SPEAKS, &CAPTAIN_ON_DRAWS],
};

/// Forbids everybody in the playing venue to use a telephone without authorisation.
///
/// That binds the arbiter, too: nobody penalises him, but a complaint about it is right.
///
/// Source: Article 12.8.
pub static PHONES_OF_EVERYBODY: Provision = Provision {
    id: "phones-of-everybody",
    rule: |laws| PHONES_OF_EVERYBODY.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::DeviceShown],
        phase: Phase::Any,
        decide: decide_phones,
    }),
    yields_to: &[],
};

fn expelled() -> [Effect; 1] {
    [Effect::May(vec![Measure::ExpelOffender])]
}

fn decide_observers(moment: Moment<'_>) -> Decision {
    let tells = matches!(
        moment.act(),
        Act::Tell(Tell {
            whom: Whom::Arbiter,
            what: Tidings::Irregularity,
            ..
        })
    );
    let by = moment.event().by;
    let in_vain = moment.happening() == Happening::DoneInVain;
    let for_nobody = || {
        let claims = moment.act().force(by) == Force::Refused;
        in_vain && !claims && assisted(moment).is_none()
    };
    let over = moment.record().ended().is_some();
    if reports(moment) && !in_vain {
        return Ok(match by {
            Actor::Assistant if claimant(moment).is_none() && !over => {
                let facts = Facts::new().with("what", Interferes::Reported);
                OBSERVERS_TELL_THE_ARBITER.holds(facts, [Effect::Must(Duty::Look)])
            }
            _ => vec![],
        });
    }
    let assistant = by == Actor::Assistant && (tells || for_nobody() || oversteps(moment));
    if !by.is_outsider() && !assistant {
        return Ok(vec![]);
    }
    let holds = |what: Interferes, effects: Vec<Effect>| {
        Ok(OBSERVERS_TELL_THE_ARBITER.holds(Facts::new().with("what", what), effects))
    };
    let rejected = || {
        let effects = [Effect::ClaimRejected].into_iter().chain(going_on(moment));
        holds(Interferes::Claim, effects.collect())
    };
    if in_vain && reports(moment) {
        let effects = vec![Effect::ClaimRejected, Effect::Must(Duty::Look)];
        return holds(Interferes::Reported, effects);
    }
    if in_vain {
        return match moment.act().force(moment.event().by) {
            Force::Refused => rejected(),
            Force::Own | Force::Vain | Force::Impossible if over => {
                holds(Interferes::Over, going_on(moment))
            }
            Force::Own | Force::Vain | Force::Impossible => {
                let effects = going_on(moment).into_iter().chain(expelled());
                holds(Interferes::Part, effects.collect())
            }
        };
    }
    let what = match moment.act() {
        Act::Tell(Tell {
            whom: Whom::Arbiter,
            what: Tidings::Protest,
            ..
        }) => return rejected(),
        Act::Tell(_) if over => return holds(Interferes::Over, vec![Effect::AlreadyOver]),
        Act::Disturb(_) if over => return Ok(vec![]),
        _ if tells => return holds(Interferes::Look, vec![Effect::Must(Duty::Look)]),
        Act::Tell(Tell {
            whom: Whom::Arbiter,
            ..
        }) => return Ok(OBSERVERS_TELL_THE_ARBITER.fails(Facts::new())),
        _ if assistant => Interferes::Assistant,
        Act::Tell(Tell { what, .. }) => match what {
            Tidings::Flag => Interferes::Flag,
            Tidings::Advice => Interferes::Advice,
            Tidings::DrawAdvice => Interferes::DrawAdvice,
            Tidings::Irregularity
            | Tidings::NotPressed
            | Tidings::MoveCompleted
            | Tidings::MoveCount
            | Tidings::Times
            | Tidings::TeamScore
            | Tidings::Protest
            | Tidings::Screening
            | Tidings::Adjusting => Interferes::Tidings,
        },
        _ => Interferes::Disturbance,
    };
    holds(what, expelled().to_vec())
}

/// Whether somebody claims what the arbiter, once told of it, deals with by himself: a fallen flag, or a breach.
pub(in crate::laws) fn reports(moment: Moment<'_>) -> bool {
    use Act::{ClaimFlag, ClaimIrregularity, ClaimTouchRules};
    let on = moment.record().ended().is_none();
    on && matches!(
        moment.act(),
        ClaimFlag | ClaimIrregularity | ClaimTouchRules
    )
}

/// Whether an assistant disturbs, or says to others than the arbiter what is not his to say.
fn oversteps(moment: Moment<'_>) -> bool {
    match moment.act() {
        Act::Disturb(_) => true,
        Act::Tell(tell) => {
            moment.happening() == Happening::Told
                && tell.whom == Whom::Players
                && told_for_his_player(moment).is_none()
        }
        _ => false,
    }
}

words! {
    /// How somebody from outside interferes.
    enum Interferes { Flag, Advice, DrawAdvice, Disturbance, Tidings, Assistant, Look, Reported, Claim, Part, Over }
}

fn decide_phones(moment: Moment<'_>) -> Decision {
    let (
        Act::Device(Device {
            state, approved, ..
        }),
        true,
    ) = (
        moment.act(),
        moment.event().by.is_outsider() || moment.by_arbiter(),
    )
    else {
        return Ok(vec![]);
    };
    let used = !*approved && *state != DeviceState::Off;
    let facts = Facts::new().with("approved", *approved);
    let effects = if moment.by_arbiter() {
        [Effect::MustNot(Duty::UseDevice)]
    } else {
        expelled()
    };
    Ok(PHONES_OF_EVERYBODY.decided(used, facts, effects))
}
