//! A bag with a device in it.

use crate::game::{Act, Effect, Facts, Happening, Request, UseBag};
use crate::laws::conduct::breach::first;
use crate::laws::conduct::leaving::permitted;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Forbids to use the bag with the device without permission.
///
/// Source: Article 11.3.2.1; in 2014 as amended.
pub static BAG_NOT_USED: Provision = Provision {
    id: "bag-not-used",
    rule: |laws| Facts::new().param("bag", &laws.params.device_in_bag),
    task: Task::Forbids(When {
        on: &[Happening::BagUsed, Happening::Requested],
        phase: Phase::DuringPlay,
        decide: decide_bag_used,
    }),
    yields_to: &[&BAG_TO_THE_TOILET],
};

/// Forbids to take the bag with the device to the toilet.
///
/// Source: M-183, beside Article 11.3.2.1.
pub static BAG_TO_THE_TOILET: Provision = Provision {
    id: "bag-to-the-toilet",
    rule: |laws| BAG_TO_THE_TOILET.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::BagUsed],
        phase: Phase::DuringPlay,
        decide: decide_toilet,
    }),
    yields_to: &[],
};

fn decide_toilet(moment: Moment<'_>) -> Decision {
    let (Act::UseBag(bag), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    if !bag.to_the_toilet || !moment.laws().setting.options.devices_in_bag {
        return Ok(vec![]);
    }
    Ok(BAG_TO_THE_TOILET.holds(first(&[player]), [Effect::Forbidden(player)]))
}

fn decide_bag_used(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !moment.laws().setting.options.devices_in_bag {
        return Ok(vec![]);
    }
    let facts = |asked: bool| first(&[player]).with("asked", asked);
    Ok(match moment.act() {
        Act::UseBag(UseBag { permission, .. }) if permitted(moment, *permission)? => {
            BAG_NOT_USED.fails(first(&[player]))
        }
        Act::UseBag(_) => BAG_NOT_USED.holds(facts(false), [Effect::Forbidden(player)]),
        Act::Request(Request::UseBag) => {
            BAG_NOT_USED.holds(facts(true), [Effect::NeedsPermission(player)])
        }
        _ => vec![],
    })
}
