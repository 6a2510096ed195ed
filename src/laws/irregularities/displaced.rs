//! Pieces that do not stand where they should: knocked over by a player, or found displaced later.

use crate::board::Player;
use crate::edition::{DisplacedRemedy, Given, Laws};
use crate::game::{Act, Effect, EventIx, Fact, Facts, Happening, Measure, Restore, Sight};
use crate::laws::irregularities::found::position_known;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the player who displaces pieces put them back while his own clock runs.
///
/// So too when it is pointed out before the opponent has moved; a complaint about a press that followed is one about it.
///
/// Source: Article 7.4.1.
pub static DISPLACED_RESTORED: Provision = Provision {
    id: "displaced-restored",
    rule: |laws| remedy(laws, &[DisplacedRemedy::RestoredOnOwnTime]).map(Facts::bare),
    task: Task::Decides(When {
        on: &[
            Happening::Displaced,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: restore_pieces,
    }),
    yields_to: &[],
};

/// Lets the opponent set the player's clock going again, or either player stop the clocks for the arbiter.
///
/// Source: Article 7.4.2.
pub static DISPLACED_HELP: Provision = Provision {
    id: "displaced-help",
    rule: |laws| {
        remedy(
            laws,
            &[
                DisplacedRemedy::OpponentRestartsClock,
                DisplacedRemedy::EitherCallsArbiter,
            ],
        )
    },
    task: Task::Empowers(When {
        on: &[Happening::Displaced],
        phase: Phase::DuringPlay,
        decide: get_help,
    }),
    yields_to: &[],
};

/// Lets the arbiter penalise the player who displaced pieces.
///
/// Source: Article 7.4.3.
pub static DISPLACED_PENALTY: Provision = Provision {
    id: "displaced-penalty",
    rule: |laws| remedy(laws, &[DisplacedRemedy::ArbiterMayPenalise]).map(Facts::bare),
    task: Task::Empowers(When {
        on: &[
            Happening::Displaced,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: penalise,
    }),
    yields_to: &[],
};

/// Restores the position before pieces were displaced, or the last one that can be identified, when it is found during the game.
///
/// No sanction follows. A player who displaced pieces repairs them himself instead, while the opponent has not moved.
///
/// Source: Article 7.6.
pub static DISPLACED_FOUND: Provision = Provision {
    id: "displaced-found",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::Displaced,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: restore_position,
    }),
    yields_to: &[],
};

/// The variables of a remedy's rule, where the edition is known to have one of these.
fn remedy(laws: &Laws, remedies: &[DisplacedRemedy]) -> Option<Facts> {
    match &laws.params.displaced_by_player.given {
        Given::Value(all) => {
            let named = remedies.iter().find(|remedy| all.contains(remedy))?;
            Some(Facts::new().with("either", *named == DisplacedRemedy::EitherCallsArbiter))
        }
        Given::Unknown | Given::NoRule => None,
    }
}

/// Whether the edition is known to have this remedy.
fn has(moment: Moment<'_>, remedy: DisplacedRemedy) -> bool {
    moment
        .given(&moment.laws().params.displaced_by_player)
        .is_some_and(|all| all.contains(&remedy))
}

/// Pieces that a player displaced, which are his to put back.
struct Displaced {
    by: Player,
    at: EventIx,
    put_back: bool,
}

/// The displacement that is pointed out: the event named, or the last act of the opponent.
///
/// A press that follows a displacement is about it, too: the pieces had to be put back before it.
fn pointed_out(moment: Moment<'_>) -> Option<EventIx> {
    let record = moment.record();
    let last_of_opponent = || {
        let opponent = (moment.player())?.other();
        record.done_last(moment.ix(), moment.case(), |by| {
            by.player() == Some(opponent)
        })
    };
    let about = match moment.happening() {
        Happening::IrregularitySeen => moment.event().about?,
        Happening::IrregularityClaimed => moment.event().about.or_else(last_of_opponent)?,
        _ => return None,
    };
    let displaces = |ix: &EventIx| {
        let event = moment.event_at(*ix);
        event.is_some_and(|event| matches!(event.act, Act::Displace(_)))
    };
    let named = moment.event_at(about)?;
    let of_the_same = |ix: &EventIx| {
        moment
            .event_at(*ix)
            .is_some_and(|event| event.by == named.by)
    };
    match named.act {
        Act::Displace(_) => Some(about),
        Act::Press | Act::PressWith(_) => (0..about).rev().take_while(of_the_same).find(displaces),
        _ => None,
    }
}

/// Whether pieces that stand displaced are pointed out.
pub(in crate::laws) fn displacement_pointed_out(moment: Moment<'_>) -> bool {
    pointed_out(moment).is_some_and(|at| !put_back(moment, at))
}

/// Whether the pieces displaced in this event were put back since.
fn put_back(moment: Moment<'_>, at: EventIx) -> bool {
    (at..moment.ix()).any(|ix| (moment.event_at(ix)).is_some_and(|event| event.act == Act::Repair))
}

/// What a player has displaced in this event, or what is pointed out of it before the opponent has moved.
fn displaced(moment: Moment<'_>) -> Option<Displaced> {
    let at = match moment.happening() {
        Happening::Displaced => moment.ix(),
        _ => pointed_out(moment)?,
    };
    let by = moment.event_at(at)?.by.player()?;
    let of_opponent = |ix: EventIx| {
        (moment.record().move_of(ix)).is_some_and(|node| node.mover == Some(by.other()))
    };
    let put_back = put_back(moment, at);
    let silent = put_back && moment.happening() == Happening::IrregularitySeen;
    let his = has(moment, DisplacedRemedy::RestoredOnOwnTime);
    (his && !silent && !(at..moment.ix()).any(of_opponent)).then_some(Displaced {
        by,
        at,
        put_back,
    })
}

fn restore_pieces(moment: Moment<'_>) -> Decision {
    let Some(Displaced { by, at, put_back }) = displaced(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(by))
        .with("back", put_back)
        .about(at);
    let repair = (!put_back).then_some(Effect::Repair(by));
    let claimed =
        moment.happening() == Happening::IrregularityClaimed && moment.player() != Some(by);
    let accepted = claimed.then_some(Effect::ClaimAccepted);
    let effects: Vec<Effect> = accepted.into_iter().chain(repair).collect();
    Ok(DISPLACED_RESTORED.holds(facts, effects))
}

fn get_help(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let either = has(moment, DisplacedRemedy::EitherCallsArbiter);
    let measures = if either {
        vec![
            Measure::StopClocks(player),
            Measure::StopClocks(player.other()),
        ]
    } else if has(moment, DisplacedRemedy::OpponentRestartsClock) {
        vec![Measure::RestartClock(player)]
    } else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()))
        .with("either", either);
    Ok(DISPLACED_HELP.holds(facts, [Effect::May(measures)]))
}

fn penalise(moment: Moment<'_>) -> Decision {
    Ok(match displaced(moment) {
        Some(Displaced { by, at, .. }) if has(moment, DisplacedRemedy::ArbiterMayPenalise) => {
            let facts = Facts::new().with("player", Fact::Player(by)).about(at);
            DISPLACED_PENALTY.holds(facts, [Effect::May(vec![Measure::Penalise(by)])])
        }
        Some(_) | None => vec![],
    })
}

fn restore_position(moment: Moment<'_>) -> Decision {
    let seen = moment.event().seen != Sight::Nobody;
    let at = match moment.happening() {
        Happening::Displaced if moment.player().is_none() && seen => moment.ix(),
        _ => match pointed_out(moment) {
            Some(at) if displaced(moment).is_none() => at,
            Some(_) | None => return Ok(vec![]),
        },
    };
    let facts = Facts::new().about(at);
    if put_back(moment, at) {
        return Ok(DISPLACED_FOUND.fails(facts));
    }
    let target = if position_known(moment, at)? {
        Restore::Before(at + 1)
    } else {
        Restore::LastIdentifiable
    };
    let mut effects = vec![Effect::Restore(target)];
    if moment.happening() == Happening::IrregularityClaimed {
        effects.push(Effect::ClaimAccepted);
    }
    Ok(DISPLACED_FOUND.holds(facts, effects))
}
