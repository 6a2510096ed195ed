//! Devices at the start of a game: that of a latecomer, and one that comes to light before both players have moved.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{
    Act, Answer, Device, DevicePlace, Duty, Effect, Fact, Finding, Happening, Quantity, Subject,
};
use crate::laws::clock::{comes_in_time, may_come_late, not_begun};
use crate::laws::conduct::DEVICE_LOSES;
use crate::laws::conduct::breach::{culprits, first};
use crate::laws::conduct::devices::{decide_loses, evident};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Step, Task, When};

/// Gives a player who comes after the start the chance to hand in a device before his first move.
///
/// Reading: the chance is given once; a device that comes to light after it costs the game. The alternative has it given until the
/// first move, however often the device is found.
///
/// Source: M-184, beside Article 11.3.2.
pub static LATECOMERS_DEVICE: Provision = Provision {
    id: "latecomers-device",
    rule: |laws| LATECOMERS_DEVICE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: latecomer,
    }),
    yields_to: &[],
};

/// Counts a game that a device costs as a forfeit, and so as not played, while not both players have moved.
///
/// An opponent who has still to come must do so within the default time; where nobody may come late, nothing is taught of him.
///
/// Source: M-181, beside Article 11.3.2.2.
pub static DEVICE_BEFORE_BOTH_MOVED: Provision = Provision {
    id: "device-before-both-moved",
    rule: |laws| DEVICE_BEFORE_BOTH_MOVED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: before_both_moved,
    }),
    yields_to: &[],
};

/// Lets both players lose by forfeit where a device costs the one the game and the other does not come in time.
///
/// Source: M-181, beside Articles 6.7.1 and 11.3.2.2.
///
/// Reading: the comment tells only of an opponent who comes in time. One who does not has lost by his lateness, as the
/// other has by the device. The alternative gives him the game that ended before he was too late.
pub static DEVICE_AND_NOBODY_ELSE: Provision = Provision {
    id: "device-and-nobody-else",
    rule: |laws| DEVICE_AND_NOBODY_ELSE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: nobody_else,
    }),
    yields_to: &[&LATECOMERS_DEVICE],
};

/// The device on the person of the one player who acts, unless it is approved or the game has not begun.
fn on_person(moment: Moment<'_>) -> Option<(Player, Device)> {
    let Act::Device(device) = moment.act() else {
        return None;
    };
    let &[player] = culprits(moment).as_slice() else {
        return None;
    };
    let counts = device.place == DevicePlace::Person && !device.approved && !device.before_the_game;
    counts.then_some((player, *device))
}

fn latecomer(moment: Moment<'_>) -> Decision {
    let Some((player, device)) = on_person(moment) else {
        return Ok(vec![]);
    };
    let late = not_begun(moment, player) && came_late(moment, player);
    if !late || !evident(device, moment)? {
        return Ok(vec![]);
    }
    let facts = first(&[player]);
    let given = moment.past().iter().any(|step| {
        let mut reasons = step.reasons.iter();
        reasons.any(|reason| *reason.provision == LATECOMERS_DEVICE)
            && moment.event_at(step.event).map(|event| event.by) == Some(moment.event().by)
    });
    let effects = [Effect::Must(Duty::LetDeviceBeHandedIn)];
    Ok(LATECOMERS_DEVICE.decided(!given, facts, effects))
}

/// Whether a player came when the round had started.
fn came_late(moment: Moment<'_>, player: Player) -> bool {
    let came = |step: &&Step| {
        let by = moment
            .event_at(step.event)
            .and_then(|event| event.by.player());
        step.happenings.contains(&Happening::Arrived) && by == Some(player)
    };
    let Some(arrival) = moment.past().iter().rfind(came) else {
        return false;
    };
    let late = match moment.event_at(arrival.event).map(|event| &event.act) {
        Some(Act::Arrive(late)) => *late > Millis::ZERO,
        Some(Act::Arrival(arrival)) => arrival.late > Millis::ZERO,
        _ => false,
    };
    let mut before = (moment.past().iter()).take_while(|step| step.event < arrival.event);
    late || before.any(|step| step.happenings.contains(&Happening::RoundStarted))
}

fn before_both_moved(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = on_person(moment) else {
        return Ok(vec![]);
    };
    if !moment.holds(&DEVICE_LOSES)? || moment.laws().setting.options.milder_device_penalty {
        return Ok(vec![]);
    }
    if moment.record().is_absent(player.other()) && !may_come_late(moment) {
        return Ok(vec![]);
    }
    let awaited = is_awaited(moment, player.other());
    let facts = first(&[player])
        .with("opponent", Fact::Player(player.other()))
        .with("awaited", awaited)
        .taught_surely(true);
    let waits = Player::ALL
        .into_iter()
        .any(|player| is_at_the_start(moment, player));
    Ok(match waits {
        true => DEVICE_BEFORE_BOTH_MOVED.holds(facts, [Effect::Forfeited(player)]),
        false => vec![],
    })
}

fn nobody_else(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = on_person(moment) else {
        return Ok(vec![]);
    };
    let opponent = player.other();
    let costs = |reason: &Reason| reason.status == Status::Holds;
    if moment.laws().setting.options.milder_device_penalty
        || !is_awaited(moment, opponent)
        || !decide_loses(moment)?.iter().any(costs)
        || moment.found(Finding::OpponentInTime)?
    {
        return Ok(vec![]);
    }
    let lost = Player::ALL.into_iter().map(Effect::Forfeited);
    let effects: Vec<Effect> = [Effect::BothLose].into_iter().chain(lost).collect();
    let facts = first(&[player]).with("opponent", Fact::Player(opponent));
    Ok(DEVICE_AND_NOBODY_ELSE.holds(facts, effects))
}

/// Whether a player has still to come to the board, and has time for it.
fn is_awaited(moment: Moment<'_>, player: Player) -> bool {
    let ended = |step: &Step| step.happenings.contains(&Happening::DefaultTimeOver);
    moment.record().is_absent(player)
        && not_begun(moment, player)
        && may_come_late(moment)
        && !moment.past().iter().any(ended)
}

/// Whether the opponent of the player who acts comes in time, as later events and the default time tell.
pub(in crate::laws) fn answer(moment: Moment<'_>, subject: Subject) -> Option<Answer> {
    let in_time = match subject {
        Subject::Found(Finding::OpponentInTime) => comes_in_time(moment, moment.player()?.other())?,
        _ => return None,
    };
    Some(if in_time { Answer::Yes } else { Answer::No })
}

/// Whether the case tells that a player has not moved yet.
fn is_at_the_start(moment: Moment<'_>, player: Player) -> bool {
    let told = moment.record().is_absent(player)
        || moment.last(Happening::RoundStarted).is_some()
        || moment.number(Quantity::MovesMade(player)) == Some(0);
    told && not_begun(moment, player)
}
