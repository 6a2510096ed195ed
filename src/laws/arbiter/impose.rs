//! How a penalty of the list is offered, and what it does once imposed.

use crate::board::Player;
use crate::edition::{Laws, PenaltyKind};
use crate::game::{Act, Amount, Ask, Effect, Fact, Facts, Imposed, Matter, Measure, Warn};
use crate::laws::{Decision, Moment, Provision};

/// No variables, where the list of the edition has this penalty.
pub(super) fn listed(kind: PenaltyKind, laws: &Laws) -> Option<Facts> {
    let penalties = &laws.params.penalties;
    penalties
        .includes(&kind)
        .then(|| Facts::new().no_surer_than(penalties))
}

/// Whether the arbiter may impose this penalty: the list of the edition has it, and a fine was announced in advance.
pub(super) fn may_impose(kind: PenaltyKind, laws: &Laws) -> bool {
    let announced = kind != PenaltyKind::Fine || laws.setting.options.fines_announced;
    announced && laws.params.penalties.includes(&kind)
}

/// Offers the penalty where the list is asked for, and carries it out where it is imposed.
pub(super) fn decide(
    provision: &'static Provision,
    kind: PenaltyKind,
    moment: Moment<'_>,
) -> Decision {
    let laws = moment.laws();
    let Some(facts) = listed(kind, laws) else {
        return Ok(vec![]);
    };
    let imposed = match moment.act() {
        Act::Asks(Ask::Penalties) => {
            let about = moment.event().about.and_then(|at| moment.event_at(at));
            let offender = about.and_then(|event| event.by.player());
            if let Some(player) = offender.filter(|_| !may_impose(kind, laws)) {
                let facts = facts.with("player", Fact::Player(player));
                return Ok(provision.fails(facts.with("imposed", false)));
            }
            let effects = [Effect::May(vec![Measure::Impose(kind)])];
            return Ok(provision.holds(facts.with("imposed", false), effects));
        }
        // what only the captain is told warns no player by itself
        Act::Warn(warn) if warn.to_captain => return Ok(vec![]),
        Act::Warn(warn) => {
            return Ok(provision.holds(
                warned(facts, *warn, moment),
                effects_of_warning(*warn, moment),
            ));
        }
        Act::Impose(imposed) if imposed.penalty == kind && moment.by_arbiter() => *imposed,
        _ => return Ok(vec![]),
    };
    let facts = facts
        .with("player", Fact::Player(imposed.player))
        .with("imposed", true);
    if !may_impose(kind, laws) {
        return Ok(provision.fails(facts));
    }
    let over = moment.record().ended().is_some();
    Ok(provision.holds(facts, consequences(imposed, over, moment)))
}

fn warned(facts: Facts, warn: Warn, moment: Moment<'_>) -> Facts {
    facts
        .with("player", Fact::Player(warn.player))
        .with("imposed", true)
        .with("nth", Fact::Count(nth(warn.player, warn.matter, moment)))
}

fn nth(player: Player, matter: Matter, moment: Moment<'_>) -> u32 {
    moment.warnings(player, matter) + 1
}

pub(super) fn effects_of_warning(warn: Warn, moment: Moment<'_>) -> Vec<Effect> {
    let mut effects = vec![Effect::Warned {
        player: warn.player,
        matter: warn.matter,
        nth: nth(warn.player, warn.matter, moment),
    }];
    if warn.last {
        effects.push(Effect::LastWarning(warn.player));
    }
    effects
}

/// What a penalty does; one that would end the game does so only while it lasts.
fn consequences(imposed: Imposed, over: bool, moment: Moment<'_>) -> Vec<Effect> {
    let laws = moment.laws();
    let (player, opponent) = (imposed.player, imposed.player.other());
    match imposed.penalty {
        PenaltyKind::Warning => vec![Effect::Warned {
            player,
            matter: Matter::Behaviour,
            nth: nth(player, Matter::Behaviour, moment),
        }],
        PenaltyKind::OpponentTime => imposed
            .time
            .map(|time| Effect::AddTime { to: opponent, time })
            .into_iter()
            .collect(),
        PenaltyKind::OwnTime => imposed
            .time
            .map(|time| Effect::TakeTime {
                from: player,
                amount: Amount::Exactly(time),
            })
            .into_iter()
            .collect(),
        PenaltyKind::OpponentPoints => vec![Effect::ScoreRaised(opponent)],
        PenaltyKind::OwnPoints => vec![Effect::ScoreReduced(player)],
        PenaltyKind::Loss if over => vec![Effect::AlreadyOver],
        PenaltyKind::Loss => {
            let open = moment.given(&laws.params.penalty_loss_leaves_opponents_score_open);
            if open == Some(true) {
                vec![Effect::LosesGame(player), Effect::ScoreByArbiter(opponent)]
            } else {
                vec![Effect::Win(opponent)]
            }
        }
        PenaltyKind::Fine => vec![Effect::Fined(player)],
        PenaltyKind::Rounds => vec![Effect::Excluded(player)],
        PenaltyKind::Expulsion => vec![Effect::Expelled(player)],
    }
}
