//! Who comes too late for the start of the game, and what it costs.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Excuse, Laws};
use crate::game::{Effect, Fact, Facts, Happening, words};
use crate::laws::clock::lateness::{excused, is_too_late, lateness, limit, may_come_late};
use crate::laws::clock::lateness_excused::LATENESS_EXCUSED;
use crate::laws::clock::start::not_begun;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the opponent of a player who comes to the board after the default time, and is not excused.
///
/// Where no lateness is allowed, whoever is not there when the game starts has lost then (M-075).
///
/// Source: Article 6.7.1.
///
/// Reading: to come into the playing hall is not to come to the board. Where neither player has come when the time
/// is over, both lose; the text speaks of one player at a time. The loss is a forfeit, for the game was not played;
/// only the article on points names that, since 2009.
pub static DEFAULT_TIME: Provision = Provision {
    id: "default-time",
    rule: late_rule,
    task: Task::Decides(When {
        on: &[
            Happening::Arrived,
            Happening::CameToHall,
            Happening::DefaultTimeOver,
            Happening::RoundStarted,
        ],
        phase: Phase::DuringPlay,
        decide: decide_late,
    }),
    yields_to: &[],
};

words! {
    /// Who may excuse lateness.
    enum ExcusedBy { Regulations, Both, Arbiter }

    /// The default time where an event is silent about it.
    enum IfSilent { Zero, Time, Nothing }

    /// How late a player might come: as the event had set it, not at all, or not at all because it had set nothing.
    pub(super) enum Grace { Set, None, Unset }

    /// Why a player does not lose by lateness.
    enum Kept { Hall, InTime, Excused, Waits }
}

fn late_rule(laws: &Laws) -> Option<Facts> {
    let params = &laws.params;
    let excuse = match params.default_time_excused_by.value()? {
        by if !by.contains(&Excuse::Arbiter) => ExcusedBy::Regulations,
        by if by.contains(&Excuse::Regulations) => ExcusedBy::Both,
        _ => ExcusedBy::Arbiter,
    };
    let silent = match params.default_time_if_silent.value() {
        Some(&Millis::ZERO) => IfSilent::Zero,
        Some(_) => IfSilent::Time,
        None => IfSilent::Nothing,
    };
    Some(
        Facts::new()
            .param_if_any("limit", &params.default_time_if_silent)
            .with("silent", silent)
            .with("excuse", excuse),
    )
}

fn decide_late(moment: Moment<'_>) -> Decision {
    match moment.happening() {
        Happening::DefaultTimeOver => return nobody_came(moment),
        // where nobody may come late, the time is over when the game starts
        Happening::RoundStarted if may_come_late(moment) || !anybody_is_absent(moment) => {
            return Ok(vec![]);
        }
        Happening::RoundStarted => return nobody_came(moment),
        _ => {}
    }
    let Some(player) = moment.player().filter(|player| not_begun(moment, *player)) else {
        return Ok(vec![]);
    };
    let other = player.other();
    let (limit, late) = (limit(moment), lateness(moment));
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(other))
        .with("grace", grace(moment))
        .with_some("limit", limit.map(Fact::Time))
        .with_some("late", late.map(Fact::Time));
    if moment.happening() == Happening::CameToHall {
        return Ok(DEFAULT_TIME.fails(facts.with("why", Kept::Hall)));
    }
    if !is_too_late(moment)? {
        return Ok(DEFAULT_TIME.fails(facts.with("why", Kept::InTime)));
    }
    if excused(moment)? {
        let is_said = LATENESS_EXCUSED.number(&moment.laws().contents).is_some();
        let facts = facts.with("why", Kept::Excused).implied(is_said);
        return Ok(DEFAULT_TIME.fails(facts));
    }
    let both = moment.record().is_absent(other) && not_begun(moment, other);
    let effects = forfeited(player, both);
    let facts = facts.with("came", true).with("both", both);
    Ok(DEFAULT_TIME.holds(facts.with("hall", came_to_hall(moment, player)), effects))
}

/// What follows when the default time is over and somebody has not come.
fn nobody_came(moment: Moment<'_>) -> Decision {
    let missing = missing(moment);
    let Some(player) = missing.first().copied() else {
        return Ok(vec![]);
    };
    let both = missing.len() > 1;
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()))
        .with("both", both)
        .with("grace", grace(moment))
        .no_surer_than(&moment.laws().params.default_time_if_silent);
    if excused(moment)? {
        return Ok(DEFAULT_TIME.fails(facts.with("why", Kept::Waits)));
    }
    let facts = facts
        .with("came", false)
        .with("hall", came_to_hall(moment, player));
    Ok(DEFAULT_TIME.holds(facts, forfeited(player, both)))
}

/// Whether a player has come into the playing hall, which is not yet the board.
fn came_to_hall(moment: Moment<'_>, player: Player) -> bool {
    moment.past().iter().any(|step| {
        let by = moment.event_at(step.event).and_then(|e| e.by.player());
        step.happenings.contains(&Happening::CameToHall) && by == Some(player)
    })
}

pub(super) fn grace(moment: Moment<'_>) -> Grace {
    match moment.laws().setting.options.default_time {
        // that it is over tells that one was set
        _ if moment.happening() == Happening::DefaultTimeOver
            || moment.last(Happening::DefaultTimeOver).is_some() =>
        {
            Grace::Set
        }
        Some(_) if may_come_late(moment) => Grace::Set,
        Some(_) => Grace::None,
        None if may_come_late(moment) => Grace::Set,
        None => Grace::Unset,
    }
}

fn anybody_is_absent(moment: Moment<'_>) -> bool {
    (Player::ALL.into_iter()).any(|player| moment.record().is_absent(player))
}

/// The players who have not come: those said to be absent, or else the one whose time it is, or whose opponent has come.
fn missing(moment: Moment<'_>) -> Vec<Player> {
    let waits = |player: Player| not_begun(moment, player);
    let absent = |player: &Player| moment.record().is_absent(*player) && waits(*player);
    let told: Vec<Player> = Player::ALL.into_iter().filter(absent).collect();
    if !told.is_empty() {
        return told;
    }
    let came = |player: &Player| {
        moment.past().iter().any(|step| {
            step.happenings.contains(&Happening::Arrived)
                && moment.event_at(step.event).and_then(|e| e.by.player()) == Some(*player)
        })
    };
    let arrived: Vec<Player> = Player::ALL.into_iter().filter(came).collect();
    let other = match arrived.as_slice() {
        [one] => Some(one.other()),
        _ => None,
    };
    let player = moment.player().or(other).filter(|player| waits(*player));
    player.into_iter().collect()
}

/// What it means that this player, or neither player, came in time: the game is lost, and was not played.
fn forfeited(player: Player, both: bool) -> Vec<Effect> {
    if both {
        let lost = Player::ALL.into_iter().map(Effect::Forfeited);
        [Effect::BothLose].into_iter().chain(lost).collect()
    } else {
        vec![Effect::Win(player.other()), Effect::Forfeited(player)]
    }
}
