//! Pieces that do not stand where they should: knocked over by a player, or found displaced later.

use crate::edition::{DisplacedRemedy, Given, Laws};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Restore, Sight};
use crate::laws::irregularities::found::position_known;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the player who displaces pieces put them back while his own clock runs.
///
/// Source: Article 7.4.1.
pub static DISPLACED_RESTORED: Provision = Provision {
    id: "displaced-restored",
    rule: |laws| remedy(laws, &[DisplacedRemedy::RestoredOnOwnTime]).map(Facts::bare),
    task: Task::Decides(When {
        on: &[Happening::Displaced],
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
        on: &[Happening::Displaced],
        phase: Phase::DuringPlay,
        decide: penalise,
    }),
    yields_to: &[],
};

/// Restores the position before pieces were displaced, or the last one that can be identified, when it is found during the game.
///
/// No sanction follows. A player who displaces pieces and is seen at once repairs them himself instead.
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

fn restore_pieces(moment: Moment<'_>) -> Decision {
    Ok(match moment.player() {
        Some(player) if has(moment, DisplacedRemedy::RestoredOnOwnTime) => DISPLACED_RESTORED
            .holds(
                Facts::new().with("player", Fact::Player(player)),
                [Effect::Repair(player)],
            ),
        Some(_) | None => vec![],
    })
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
    Ok(match moment.player() {
        Some(player) if has(moment, DisplacedRemedy::ArbiterMayPenalise) => DISPLACED_PENALTY
            .holds(
                Facts::new().with("player", Fact::Player(player)),
                [Effect::May(vec![Measure::Penalise(player)])],
            ),
        Some(_) | None => vec![],
    })
}

fn restore_position(moment: Moment<'_>) -> Decision {
    let at = match (moment.happening(), moment.event().about) {
        (Happening::Displaced, _)
            if moment.player().is_none() && moment.event().seen != Sight::Nobody =>
        {
            moment.ix()
        }
        (Happening::IrregularitySeen | Happening::IrregularityClaimed, Some(at)) => at,
        _ => return Ok(vec![]),
    };
    if !matches!(
        moment.event_at(at).map(|event| &event.act),
        Some(Act::Displace(_))
    ) {
        return Ok(vec![]);
    }
    let facts = Facts::new().about(at);
    let repaired = (at..moment.ix())
        .filter_map(|ix| moment.event_at(ix))
        .any(|event| event.act == Act::Repair);
    if repaired {
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
