//! Which act an event points out: the move just played, or the one that somebody sees or claims.

use crate::board::{Illegal, Player};
use crate::edition::IllegalCounts;
use crate::game::{Act, Actor, EventIx, Happening, MoveAct, Node, Sight, YesNo};
use crate::laws::Moment;
use crate::laws::irregularities::found::{Notice, ruled_before, stage};

/// The act that this event points out: itself, or an earlier one.
pub(in crate::laws) fn pointed_at(moment: Moment<'_>) -> Option<(EventIx, Notice)> {
    let event = moment.event();
    let own = if event.seen == Sight::Arbiter {
        Notice::Arbiter
    } else {
        Notice::AtOnce
    };
    let unnoticed = |ix: EventIx| {
        let nobody = moment
            .event_at(ix)
            .is_some_and(|event| event.seen == Sight::Nobody);
        nobody || moment.passed_over(ix)
    };
    let unseen = unnoticed(moment.ix());
    match moment.happening() {
        Happening::Made | Happening::Completed | Happening::PressedIdle if unseen => None,
        Happening::Made => {
            let counts_when_made = stage(moment) == Some(IllegalCounts::Made);
            let stays_unpressed = stays_unpressed(&event.act);
            // what is not complete yet is only told, unless somebody steps in
            (counts_when_made || (stays_unpressed && own == Notice::AtOnce))
                .then_some((moment.ix(), own))
        }
        Happening::Completed => {
            let act = moment.record().completed_in(moment.ix())?.by?;
            let ruled_when_made = act == moment.ix() && stage(moment) == Some(IllegalCounts::Made);
            let hidden = unnoticed(act) && own == Notice::AtOnce;
            (!ruled_when_made && !hidden).then_some((act, own))
        }
        Happening::PressedIdle => Some((moment.ix(), own)),
        Happening::IrregularitySeen => match &event.act {
            _ if event.is_sight(&moment.case().events) => {
                let notice = match event.act {
                    Act::Tell(_) => Notice::Told,
                    _ => Notice::Arbiter,
                };
                Some((act_meant(moment, None)?, notice))
            }
            act if stays_unpressed(act) && moment.record().move_of(moment.ix()).is_some() => {
                (stage(moment) != Some(IllegalCounts::Made))
                    .then_some((moment.ix(), Notice::Arbiter))
            }
            _ => None,
        },
        Happening::IrregularityClaimed => {
            let player = match moment.event().by {
                // both point out what one of them did: the other one claims
                Actor::Both => moment.event_at(moment.about())?.by.player()?.other(),
                _ => moment.player()?,
            };
            Some((act_meant(moment, Some(player))?, Notice::Claim(player)))
        }
        Happening::DrawClaimed => Some((shown_by_check(moment)?, Notice::Arbiter)),
        _ => None,
    }
}

/// The act that this event points out although it was ruled on before.
pub(in crate::laws) fn ruled_already(moment: Moment<'_>) -> Option<EventIx> {
    let (act, _) = pointed_at(moment)?;
    ruled_before(moment, act).then_some(act)
}

/// The first illegal move that comes to light when the game is played over again to check a draw claim.
fn shown_by_check(moment: Moment<'_>) -> Option<EventIx> {
    let illegal = |node: &Node| {
        let made = node.by?;
        let out_of_turn = node.illegal == Some(Illegal::NotOnMove);
        let asserted = moment.event_at(made)?.known.legal == Some(YesNo::No);
        (!out_of_turn && (node.illegal.is_some() || asserted)).then_some(made)
    };
    let on_the_way = moment.record().trail().filter_map(illegal);
    on_the_way.filter(|act| !ruled_before(moment, *act)).last()
}

/// The act that a claim or the arbiter means: the one named, or the last one, of the opponent if a player claims.
fn act_meant(moment: Moment<'_>, claimant: Option<Player>) -> Option<EventIx> {
    let is_act = |ix: EventIx| {
        let event = moment.event_at(ix)?;
        let by = event.by.player()?;
        let of_opponent = claimant.is_none_or(|player| by == player.other());
        match &event.act {
            Act::Move(_) | Act::CaptureKing => of_opponent.then_some(ix),
            act if is_step(act) => {
                (of_opponent && moment.record().move_of(ix).is_some()).then_some(ix)
            }
            Act::Press | Act::PressWith(_) => of_opponent
                .then(|| {
                    moment
                        .record()
                        .completed_in(ix)
                        .map_or(Some(ix), |node| node.by)
                })
                .flatten(),
            _ => None,
        }
    };
    match moment.event().about {
        Some(named) => match &moment.event_at(named)?.act {
            Act::Move(_) | Act::CaptureKing => Some(named),
            act if is_step(act) => match moment.record().move_of(named) {
                Some(_) => Some(named),
                None => begun_by(moment, named),
            },
            Act::Press | Act::PressWith(_) => moment
                .record()
                .completed_in(named)
                .map_or(Some(named), |node| node.by),
            Act::Lift(_) | Act::BlindLift(_) | Act::Touch(_) => begun_by(moment, named),
            _ => None,
        },
        None => (0..moment.ix()).rev().find_map(is_act),
    }
}

/// The move, or the press that leaves one, of which this event was a step.
fn begun_by(moment: Moment<'_>, step: EventIx) -> Option<EventIx> {
    let by = moment.event_at(step)?.by;
    let next = |ix: &EventIx| {
        let of_the_same = moment.event_at(*ix).is_some_and(|event| event.by == by);
        of_the_same && moment.record().move_of(*ix).is_some()
    };
    (step..moment.ix()).find(next)
}

/// Whether a move is made by this act, and the clock not pressed by it.
fn stays_unpressed(act: &Act) -> bool {
    matches!(act, Act::Move(MoveAct { pressed: false, .. })) || is_step(act)
}

/// Whether this act can be the last step of a move.
fn is_step(act: &Act) -> bool {
    matches!(act, Act::Release(_) | Act::TakeOff(_) | Act::Place(_))
}
