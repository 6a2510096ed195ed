//! Electronic devices: when they are forbidden, the bag, and when they cost the game.

use crate::board::Player;
use crate::edition::{DeviceRule, Laws};
use crate::game::{
    Act, Device, DevicePlace, DeviceShown, DeviceState, Effect, Facts, Finding, Happening, Request,
    Unknown, words,
};
use crate::laws::conduct::breach::{about, culprits, first};
use crate::laws::conduct::{DEVICE_AND_NOBODY_ELSE, LATECOMERS_DEVICE};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids a device in the playing venue during a game, unless the arbiter approved of it.
///
/// In 2009 a device that was completely switched off was not forbidden.
///
/// Source: Article 11.3.2.
pub static DEVICE_FORBIDDEN: Provision = Provision {
    id: "device-forbidden",
    rule: |laws| {
        DEVICE_FORBIDDEN.number(&laws.contents)?;
        Facts::new().param_as("device", &laws.params.device, |rule| match rule {
            DeviceRule::SoundLoses => Forbidden::UnlessOff,
            DeviceRule::PresenceLoses => Forbidden::Phone,
            DeviceRule::RingLoses | DeviceRule::OnPersonLoses => Forbidden::Device,
        })
    },
    task: Task::Forbids(When {
        on: &[Happening::DeviceShown, Happening::Requested],
        phase: Phase::DuringPlay,
        decide: decide_forbidden,
    }),
    yields_to: &[&DEVICE_IN_BAG, &DEVICE_AND_NOBODY_ELSE],
};

/// Allows a switched-off device in a bag, where the regulations of the event say so.
///
/// Reading: the rule of 2014 is that of the amendment of 1 October 2014, known from secondary sources;
/// an event under the text of July 2014 simply does not choose this option.
///
/// Source: Article 11.3.2.1; in 2014 as amended.
pub static DEVICE_IN_BAG: Provision = Provision {
    id: "device-in-bag",
    rule: |laws| Facts::new().param("bag", &laws.params.device_in_bag),
    task: Task::Requires(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: decide_bag,
    }),
    yields_to: &[],
};

/// Takes the game from a player for a device: by its ringing, its sound, or its presence, as the edition has it.
///
/// Reading: the Laws do not say what follows when the devices of both players come to light at once.
/// Each loses by his own device, so both lose; the alternative, that the first one noticed decides, needs an order.
/// A device that is found on a player before the game costs it by forfeit; so the manual of the arbiters since 2017,
/// while the article speaks of the venue and not of the time.
///
/// Source: Article 11.3.2.2.
pub static DEVICE_LOSES: Provision = Provision {
    id: "device-loses",
    rule: |laws| Facts::new().param("device", &laws.params.device),
    task: Task::Decides(When {
        on: &[Happening::DeviceShown],
        phase: Phase::DuringPlay,
        decide: decide_loses,
    }),
    yields_to: &[&LATECOMERS_DEVICE, &DEVICE_AND_NOBODY_ELSE],
};

fn shown(moment: Moment<'_>) -> Option<(Device, Vec<Player>)> {
    match moment.act() {
        Act::Device(device) => {
            Some((*device, culprits(moment))).filter(|(_, players)| !players.is_empty())
        }
        _ => None,
    }
}

/// Why a device is in order although devices are forbidden.
fn excused<W>(device: Device, approved: W, before: W) -> Option<W> {
    match device {
        Device { approved: true, .. } => Some(approved),
        Device {
            before_the_game: true,
            ..
        } => Some(before),
        _ => None,
    }
}

words! {
    /// What is forbidden: a phone that is not off, one at all, or any electronic device.
    enum Forbidden { UnlessOff, Phone, Device }

    /// Why a device is not forbidden.
    enum Free { Approved, Before, Off, Elsewhere, NotEvident }

    /// Why a device does not cost the game.
    enum Saved { Approved, Before, Silent, Bag, NotOnPerson, NotEvident }

    /// What a device costs.
    enum Cost { Open, Draw, BothLose, Forfeit, Milder, SoundLoses, PresenceLoses, OnPersonLoses }
}

/// Whether it is certain that there is such a device; what somebody reports must be found, and what the arbiter finds
/// not to be evident is not.
pub(super) fn evident(device: Device, moment: Moment<'_>) -> Result<bool, Unknown> {
    match device.shown {
        DeviceShown::Found | DeviceShown::Admitted => {
            Ok(moment.said(Finding::DeviceEvident) != Some(false))
        }
        DeviceShown::Reported => moment.found(Finding::DeviceEvident),
    }
}

fn kept_in_bag(laws: &Laws, device: Device) -> bool {
    laws.setting.options.devices_in_bag && device.place == DevicePlace::Bag
}

fn decide_forbidden(moment: Moment<'_>) -> Decision {
    if let (Act::Request(Request::UseDevice), Some(player)) = (moment.act(), moment.player()) {
        let facts = about(&[player]).with("asked", true);
        return Ok(DEVICE_FORBIDDEN.holds(facts, [Effect::NeedsPermission(player)]));
    }
    let (Some((device, players)), Some(rule)) =
        (shown(moment), moment.given(&moment.laws().params.device))
    else {
        return Ok(vec![]);
    };
    let off = device.state == DeviceState::Off && rule == DeviceRule::SoundLoses;
    let why = excused(device, Free::Approved, Free::Before).or(off.then_some(Free::Off));
    let elsewhere = device.place == DevicePlace::AdjoiningArea;
    if let Some(why) = why.or(elsewhere.then_some(Free::Elsewhere)) {
        return Ok(DEVICE_FORBIDDEN.fails(about(&players).with("why", why)));
    }
    if !evident(device, moment)? {
        return Ok(DEVICE_FORBIDDEN.fails(about(&players).with("why", Free::NotEvident)));
    }
    // what the breach costs, the next rule says
    let costs_more = moment.holds(&DEVICE_LOSES)? && !moment.holds(&LATECOMERS_DEVICE)?;
    let forbidden = players.iter().filter(|_| !costs_more);
    let effects: Vec<Effect> = forbidden.copied().map(Effect::Forbidden).collect();
    Ok(DEVICE_FORBIDDEN.holds(about(&players).with("asked", false), effects))
}

fn decide_bag(moment: Moment<'_>) -> Decision {
    let Some((device, players)) = shown(moment) else {
        return Ok(vec![]);
    };
    let free = device.approved || device.before_the_game;
    if !kept_in_bag(moment.laws(), device) || free {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Allowed).collect();
    Ok(DEVICE_IN_BAG.decided(device.state == DeviceState::Off, about(&players), effects))
}

pub(super) fn decide_loses(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some((device, players)), Some(rule)) = (shown(moment), moment.given(&laws.params.device))
    else {
        return Ok(vec![]);
    };
    let sounds = device.state == DeviceState::Sounding;
    let forfeit = device.before_the_game && rule == DeviceRule::OnPersonLoses;
    let saved = excused(device, Saved::Approved, Saved::Before)
        .filter(|_| !forfeit || device.approved)
        .or(match rule {
            DeviceRule::RingLoses | DeviceRule::SoundLoses if !sounds => Some(Saved::Silent),
            DeviceRule::RingLoses | DeviceRule::SoundLoses => None,
            _ if device.place == DevicePlace::AdjoiningArea => Some(Saved::NotOnPerson),
            DeviceRule::PresenceLoses => kept_in_bag(laws, device).then_some(Saved::Bag),
            DeviceRule::OnPersonLoses => {
                (device.place != DevicePlace::Person).then_some(Saved::NotOnPerson)
            }
        });
    let facts = first(&players);
    if let Some(why) = saved {
        return Ok(DEVICE_LOSES.fails(facts.with("why", why)));
    }
    if !evident(device, moment)? {
        return Ok(DEVICE_LOSES.fails(facts.with("why", Saved::NotEvident)));
    }
    let milder = laws.setting.options.milder_device_penalty
        && matches!(rule, DeviceRule::PresenceLoses | DeviceRule::OnPersonLoses);
    if milder {
        let effects: Vec<Effect> = players.iter().copied().map(Effect::PenaltyDue).collect();
        return Ok(DEVICE_LOSES.holds(facts.with("result", Cost::Milder), effects));
    }
    if forfeit {
        let result = match players.as_slice() {
            [player] => Effect::Win(player.other()),
            _ => Effect::BothLose,
        };
        let mut effects = vec![result];
        effects.extend(players.iter().copied().map(Effect::Forfeited));
        return Ok(DEVICE_LOSES.holds(facts.with("result", Cost::Forfeit), effects));
    }
    let (result, effects) = match players.as_slice() {
        [player] => lost(rule, *player, moment)?,
        _ => (Cost::BothLose, vec![Effect::BothLose]),
    };
    Ok(DEVICE_LOSES.holds(facts.with("result", result), effects))
}

fn lost(
    rule: DeviceRule,
    player: Player,
    moment: Moment<'_>,
) -> Result<(Cost, Vec<Effect>), Unknown> {
    let opponent = player.other();
    Ok(match rule {
        DeviceRule::RingLoses => (
            Cost::Open,
            vec![Effect::LosesGame(player), Effect::ScoreByArbiter(opponent)],
        ),
        DeviceRule::SoundLoses if !moment.can_mate(opponent)? => (Cost::Draw, vec![Effect::Draw]),
        DeviceRule::SoundLoses => (Cost::SoundLoses, vec![Effect::Win(opponent)]),
        DeviceRule::PresenceLoses => (Cost::PresenceLoses, vec![Effect::Win(opponent)]),
        DeviceRule::OnPersonLoses => (Cost::OnPersonLoses, vec![Effect::Win(opponent)]),
    })
}
