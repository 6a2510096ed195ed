//! What was ruled on an event that is complained of: what of it is still to be done, and from which article it follows.

use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, BlindSay, Duty, Effect, EventIx, Measure};
use crate::laws::{Moment, Reason, Status, Step, Task};

/// What was ruled on the event and is still to be done.
pub(super) fn open_consequences(step: &Step) -> Vec<Effect> {
    let open = |effect: &&Effect| match effect {
        Effect::Forbidden(_)
        | Effect::PenaltyDue(_)
        | Effect::Repair(_)
        | Effect::MustRecord(_)
        | Effect::CompleteSheet { .. }
        | Effect::LendSheet(_)
        | Effect::ReturnSheet(_)
        | Effect::MustMarkOffer(_)
        | Effect::MustSign(_)
        | Effect::MustAnnounce(_)
        | Effect::AdjustBoard(_) => true,
        Effect::May(measures) => measures.iter().any(Measure::is_against_somebody),
        _ => false,
    };
    step.effects().filter(open).cloned().collect()
}

/// What was ruled on the event and leaves the result of the game to the arbiter.
pub(super) fn left_to_decide(step: &Step) -> Vec<Effect> {
    let change = Effect::May(vec![Measure::ChangeResult]);
    let left = |effect: &&Effect| match effect {
        Effect::Must(duty) => matches!(
            duty,
            Duty::EstablishResult | Duty::EstablishOrder | Duty::ReadMark
        ),
        effect => **effect == change,
    };
    step.effects().filter(left).cloned().collect()
}

/// Whether what an effect demands was put right in time, as the Laws let it be: then there is nothing to complain of.
pub(super) fn put_right(effect: &Effect, about: EventIx, moment: Moment<'_>) -> bool {
    let Effect::MustAnnounce(player) = effect else {
        return false;
    };
    let mut since = moment.past().iter().filter(|step| step.event > about);
    since.any(|step| {
        let event = moment.event_at(step.event);
        event.is_some_and(|event| event.act == Act::BlindSay(BlindSay::Correct))
            && step
                .effects()
                .any(|effect| *effect == Effect::Allowed(*player))
    })
}

/// Whether somebody has done since what an effect demands of him.
pub(super) fn done_since(effect: &Effect, about: EventIx, moment: Moment<'_>) -> bool {
    let did = |player: &Player, act: &dyn Fn(&Act) -> bool| {
        let mut since = moment.past().iter().filter(|step| step.event > about);
        since.any(|step| {
            let event = moment.event_at(step.event);
            event.is_some_and(|event| event.by.player() == Some(*player) && act(&event.act))
        })
    };
    match effect {
        Effect::MustAnnounce(player) => {
            did(player, &|act| *act == Act::BlindSay(BlindSay::Correct))
        }
        Effect::MustSign(player) => did(player, &|act| matches!(act, Act::Sign(_))),
        _ => false,
    }
}

/// The article of the Laws from which these consequences of the event follow first: the one that forbids it, where one does.
pub(super) fn ground(laws: &Laws, step: &Step, consequences: &[Effect]) -> Option<String> {
    let follows = |reason: &&Reason| {
        let mut effects = reason.effects.iter();
        reason.status == Status::Holds && effects.any(|effect| consequences.contains(effect))
    };
    let forbids = |reason: &Reason| matches!(reason.provision.task, Task::Forbids(_));
    let mut grounds: Vec<&Reason> = step.reasons.iter().filter(follows).collect();
    grounds.sort_by_key(|reason| !forbids(reason));
    grounds.into_iter().find_map(|reason| {
        let is_item = laws.contents.item(reason.provision.id).is_some();
        let number = reason.provision.number(&laws.contents);
        number.filter(|_| !is_item).map(str::to_owned)
    })
}
