//! What an event amounts to: the table of acts tells, with these functions where it depends on more than the act.

use super::*;
use crate::game::Happening::*;
use crate::game::act::{Force, GameResult, Tidings, Whom};
use crate::game::case::Sight;

impl Record {
    /// What an event amounts to, in order; to nothing of its own where it is somebody else's act.
    pub fn amounts_to(&self, event: &Event, case: &Case) -> Vec<Happening> {
        if event.act.force(event.by) != Force::Own {
            return vec![DoneInVain];
        }
        let mut all = event.act.amounts_to()(self, event, case);
        if event.seen == Sight::Arbiter {
            all.push(sight_of(&event.act));
        }
        all
    }

    /// Whether this actor has made a move in this event or after it.
    fn moved_since(&self, event: EventIx, by: Actor) -> bool {
        self.nodes
            .iter()
            .any(|node| node.by >= Some(event) && node.mover == by.player())
    }

    /// A step of a move, and the move itself where this step is the last.
    fn step_or_move(&self, step: Happening, event: &Event) -> Vec<Happening> {
        if self.finishes_move(event) {
            vec![step, Made]
        } else {
            vec![step]
        }
    }
}

/// What the arbiter saw who saw this act.
fn sight_of(act: &Act) -> Happening {
    if matches!(act, Act::FlagFalls) {
        FlagSeen
    } else {
        IrregularitySeen
    }
}

/// A move as a whole is completed where the clock was pressed after it.
pub(in crate::game) fn moved(_: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    if matches!(&event.act, Act::Move(played) if played.pressed) {
        vec![Made, Completed]
    } else {
        vec![Made]
    }
}

/// A press completes the player's move, and makes it where only the press was left to do; otherwise it is idle.
pub(in crate::game) fn pressed(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    let own = event.by.player();
    if own.is_some_and(|player| record.unpressed.of(player).is_some()) {
        vec![Completed]
    } else if record.leaves_move(own) {
        vec![Made, Completed]
    } else {
        vec![PressedIdle]
    }
}

/// A press in a particular way is a press and something done with the clock.
pub(in crate::game) fn pressed_so(record: &Record, event: &Event, case: &Case) -> Vec<Happening> {
    let mut all = pressed(record, event, case);
    all.push(ClockHandled);
    all
}

/// A player may come to the board, or only into the hall.
pub(in crate::game) fn arrived(_: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    let at_board = |arrival: &Arrival| arrival.place == ArrivalPlace::Board;
    if matches!(&event.act, Act::Arrival(arrival) if at_board(arrival)) {
        vec![Arrived]
    } else {
        vec![CameToHall]
    }
}

/// The sealed move is made when its envelope is opened in the presence of the player who has to answer it.
pub(in crate::game) fn opened(record: &Record, _: &Event, _: &Case) -> Vec<Happening> {
    match record.next_envelope() {
        Some(sealed) if !record.is_absent(sealed.by.other()) => {
            vec![EnvelopeOpened, SealedMoveMade]
        }
        Some(_) | None => vec![EnvelopeOpened],
    }
}

/// A piece off the board was touched.
pub(in crate::game) fn taken_off(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    record.step_or_move(Touched, event)
}

/// A piece let go may be the last step of a move.
pub(in crate::game) fn released(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    record.step_or_move(Released, event)
}

/// A new piece on the square of promotion may be the last step of a move.
pub(in crate::game) fn placed(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    record.step_or_move(Placed, event)
}

/// What the arbiter sees is the earlier event that this one is about.
pub(in crate::game) fn seen(_: &Record, event: &Event, case: &Case) -> Vec<Happening> {
    let about = event.about.and_then(|ix| case.events.get(usize::from(ix)));
    vec![about.map_or(IrregularitySeen, |seen| sight_of(&seen.act))]
}

/// What is pointed out or complained of is an irregularity at the board, a touch, a flag, or anything else.
///
/// A complaint without a name is about what somebody else did last, an irregularity without one about the last act at the board.
pub(in crate::game) fn claimed(record: &Record, event: &Event, case: &Case) -> Vec<Happening> {
    let complains = matches!(event.act, Act::Complain);
    let unnamed = || {
        let complaint = complains.then(|| case.place_of(event))?;
        record.done_last(complaint?, case, |by| by != event.by)
    };
    let Some(about) = event.about.or_else(unnamed) else {
        return vec![if complains {
            Complained
        } else {
            IrregularityClaimed
        }];
    };
    let named = case.events.get(usize::from(about));
    let Some(named) = named.filter(|_| record.happened(about)) else {
        return vec![Complained];
    };
    vec![match &named.act {
        act if act.force(named.by) != Force::Own => Complained,
        Act::FlagFalls => FlagClaimed,
        Act::Lift(_)
        | Act::BlindLift(_)
        | Act::Touch(_)
        | Act::Release(_)
        | Act::TakeOff(_)
        | Act::Place(_)
            if !record.moved_since(about, named.by) =>
        {
            TouchRulesClaimed
        }
        Act::PressWith(_) if record.completed_in(about).is_some() => Complained,
        Act::Lift(_)
        | Act::BlindLift(_)
        | Act::Touch(_)
        | Act::Move(_)
        | Act::CaptureKing
        | Act::Displace(_)
        | Act::Release(_)
        | Act::TakeOff(_)
        | Act::Place(_)
        | Act::Press
        | Act::PressWith(_) => IrregularityClaimed,
        _ => Complained,
    }]
}

/// A complaint about touching or moving that names anything else is one about that.
pub(in crate::game) fn claimed_of_touching(
    record: &Record,
    event: &Event,
    case: &Case,
) -> Vec<Happening> {
    match claimed(record, event, case).as_slice() {
        [Complained] => vec![Complained],
        _ => vec![TouchRulesClaimed],
    }
}

/// A player who tells the arbiter of a flag or an irregularity, or protests, makes a claim of it; so does his assistant.
///
/// Of somebody who claims nothing for himself the arbiter learns where to look; that a piece was touched an assistant may claim.
pub(in crate::game) fn told(record: &Record, event: &Event, case: &Case) -> Vec<Happening> {
    let Act::Tell(tell) = &event.act else {
        return vec![Told];
    };
    let of_the_game = matches!(event.by, Actor::Player(_) | Actor::Both | Actor::Assistant);
    let what = match (tell.what, tell.whom) {
        (Tidings::Flag, _) if of_the_game => vec![FlagClaimed],
        (Tidings::Irregularity | Tidings::Protest, Whom::Arbiter) => {
            match claimed(record, event, case).as_slice() {
                [TouchRulesClaimed] if event.by == Actor::Assistant => vec![TouchRulesClaimed],
                [IrregularityClaimed | TouchRulesClaimed] if event.is_sight(&case.events) => {
                    vec![IrregularitySeen]
                }
                claimed if of_the_game => claimed.to_vec(),
                _ => vec![],
            }
        }
        _ => vec![],
    };
    [vec![Told], what].concat()
}

/// A move on the special board is made when its last step is done and it is announced.
pub(in crate::game) fn blind_moved(_: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    match &event.act {
        Act::BlindMove(moved) if moved.made() && moved.pressed == YesNo::Yes => {
            vec![BlindMoved, Made, Completed]
        }
        Act::BlindMove(moved) if moved.made() => vec![BlindMoved, Made],
        _ => vec![BlindMoved],
    }
}

/// An announcement makes the move that this player carried out in silence.
pub(in crate::game) fn blind_said(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    let waits = (record.moved_in_silence.as_ref()).is_some_and(|(by, _)| *by == event.by);
    if waits && matches!(event.act, Act::BlindSay(BlindSay::Announce)) {
        vec![BlindSaid, Made]
    } else {
        vec![BlindSaid]
    }
}

/// To sign a draw while an offer stands accepts the offer.
pub(in crate::game) fn signed(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    let draw = matches!(&event.act, Act::Sign(sign) if sign.result == GameResult::Draw);
    let offered = record.offer.map(|offer| offer.by.other());
    if draw && record.ended.is_none() && offered.is_some() && offered == event.by.player() {
        vec![Accepted, ResultSigned]
    } else {
        vec![ResultSigned]
    }
}

/// Players who report the same while the game goes on, together or one after the other: a draw is agreed, or one declares that he has lost.
pub(in crate::game) fn reported(record: &Record, event: &Event, _: &Case) -> Vec<Happening> {
    let Act::ReportResult(report) = &event.act else {
        return vec![ResultReported];
    };
    let opponents = event
        .by
        .player()
        .and_then(|by| *record.reported.of(by.other()));
    let by_both = event.by == Actor::Both || opponents == Some(report.result);
    match report.result {
        _ if record.ended.is_some() || !by_both || report.forfeit == YesNo::Yes => {
            vec![ResultReported]
        }
        GameResult::Draw => vec![Agreed, ResultReported],
        GameResult::Win(_) => vec![Resigned, ResultReported],
        GameResult::BothLose => vec![ResultReported],
    }
}
