//! What was done wrong, and whether it was found while it can still be dealt with.
//!
//! One place decides this for all provisions on illegal moves, at every pace and supervision:
//! who may set things going and until when are parameters.
//!
//! Reading: where the arbiter acts by himself and no window closes, a case that does not say who saw a fault
//! is read as found at once; `seen: nobody` leaves it unnoticed until somebody sees or claims it, and so does a story in
//! which the opponent goes on or complains before anybody has dealt with it.

use crate::board::{Illegal, Player};
use crate::edition::IllegalCounts;
use crate::game::{
    Act, Answer, EventIx, Fact, Facts, Finding, Happening, Promotion, Subject, Unknown,
};
use crate::laws::act_of_moving::castling_unfinished;
use crate::laws::irregularities::excuse::{Excuse, excuse};
use crate::laws::irregularities::pointed_at::pointed_at;
use crate::laws::irregularities::window::{Bar, bar};
use crate::laws::{Moment, Provision, Status};

/// The happenings at which a fault in a move can be found.
pub(in crate::laws) const FOUND_ON: &[Happening] = &[
    Happening::Made,
    Happening::Completed,
    Happening::PressedIdle,
    Happening::IrregularitySeen,
    Happening::IrregularityClaimed,
    Happening::DrawClaimed,
];

/// A move, or a press without one, that somebody found or pointed out in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) struct Found {
    /// The event in which the move was made, or the clock pressed without one.
    pub act: EventIx,
    /// Whose act it was.
    pub by: Player,
    /// How it was found.
    pub notice: Notice,
    /// The move is the opponent's to make: two moves in a row, which no rule on the moves of the pieces forbids.
    pub out_of_turn: bool,
    /// The move is illegal, not only for want of a promotion.
    pub illegal: bool,
    /// Why it is, where the board shows it.
    pub because: Option<Illegal>,
    /// A pawn was left standing on the last rank, and nothing else is wrong with the move.
    pub promotion_omitted: bool,
    /// Two hands were used.
    pub two_hands: bool,
    /// The clock was pressed without a move.
    pub no_move: bool,
    /// Why such a press is less than it seems.
    pub excuse: Excuse,
    /// The act has reached the stage at which it counts in this edition.
    pub counts: bool,
}

/// How a fault was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) enum Notice {
    /// The case does not say; see the module.
    AtOnce,
    /// The arbiter saw it.
    Arbiter,
    /// Somebody told the arbiter who has no claim: its own player, or an outsider.
    Told,
    /// A player pointed it out.
    Claim(Player),
}

impl Found {
    /// Whether anything is wrong.
    pub fn faulty(self) -> bool {
        self.illegal || self.promotion_omitted || self.two_hands || self.no_move || self.out_of_turn
    }

    /// Whether a player pointed it out.
    pub fn claimed(self) -> bool {
        matches!(self.notice, Notice::Claim(_))
    }

    /// Whose act it was, and in which event.
    pub fn facts(self) -> Facts {
        Facts::new()
            .with("player", Fact::Player(self.by))
            .about(self.act)
    }
}

/// The move or press that is found or claimed at this moment, with what is wrong with it.
///
/// None where nothing is pointed out, nothing is wrong with a move just played, it was ruled on before,
/// nobody who may set things going does so, or the window has closed.
pub(in crate::laws) fn found(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    moment.once(find).copied()
}

fn find(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    let Some((act, notice)) = pointed_at(moment) else {
        return Ok(None);
    };
    let Some(by) = moment.event_at(act).and_then(|event| event.by.player()) else {
        return Ok(None);
    };
    // who may set things going about an illegal move, and until when, does not concern a move out of turn
    let concerned = notice == Notice::AtOnce || !out_of_turn(moment, act);
    let barred = concerned && bar(moment, act, by, notice).is_some();
    if barred || ruled_before(moment, act) {
        return Ok(None);
    }
    let found = examine(moment, act, by, notice)?;
    let claimed_or_seen = notice != Notice::AtOnce;
    Ok(Some(found).filter(|found| found.faulty() || claimed_or_seen))
}

/// A faulty act that is pointed out although this bars it: too late, or by somebody who may not set things going.
pub(in crate::laws) fn found_but_barred(
    moment: Moment<'_>,
) -> Result<Option<(Found, Bar)>, Unknown> {
    let Some((act, notice)) = pointed_at(moment) else {
        return Ok(None);
    };
    let Some(by) = moment.event_at(act).and_then(|event| event.by.player()) else {
        return Ok(None);
    };
    let Some(bar) = bar(moment, act, by, notice) else {
        return Ok(None);
    };
    if notice == Notice::AtOnce || ruled_before(moment, act) {
        return Ok(None);
    }
    let found = examine(moment, act, by, notice)?;
    Ok((found.faulty() && found.counts && !found.out_of_turn).then_some((found, bar)))
}

/// Whether an earlier ruling dealt with this act.
pub(in crate::laws) fn ruled_before(moment: Moment<'_>, act: EventIx) -> bool {
    let deals: [&Provision; 7] = [
        &crate::laws::nature::ALTERNATE_MOVES,
        &crate::laws::act_of_moving::KING_RELEASED,
        &super::ILLEGAL_MOVE,
        &super::ILLEGAL_MOVE_TAKEN_BACK,
        &super::PROMOTION_OMITTED,
        &super::PRESS_WITHOUT_MOVE,
        &super::TWO_HANDS,
    ];
    moment
        .past()
        .iter()
        .flat_map(|step| &step.reasons)
        .any(|reason| {
            reason.status != Status::Fails
                && deals.contains(&reason.provision)
                && reason.about == Some(act)
        })
}

/// What is wrong with an act.
pub(in crate::laws) fn examine(
    moment: Moment<'_>,
    act: EventIx,
    by: Player,
    notice: Notice,
) -> Result<Found, Unknown> {
    let node = moment.record().move_of(act);
    let because = node.and_then(|node| moment.record().fault_of(node));
    let mut found = Found {
        act,
        by,
        notice,
        out_of_turn: out_of_turn(moment, act),
        illegal: false,
        because,
        promotion_omitted: false,
        two_hands: false,
        no_move: false,
        excuse: Excuse::Nothing,
        counts: reached(moment, act, by),
    };
    match moment.event_at(act).map(|event| &event.act) {
        Some(Act::Press | Act::PressWith(_)) if node.is_none() => {
            found.no_move = match moment.record().had_the_move(act) {
                Some(player) => player == by,
                None => moment.ask_at(act, Subject::HasTheMove(by))? == Answer::Yes,
            };
            if found.no_move {
                found.excuse = excuse(moment, act, by)?;
            }
            found.counts = true;
        }
        Some(Act::CaptureKing) => found.illegal = true,
        act_done => {
            let left_standing =
                matches!(act_done, Some(Act::Move(made)) if made.promotion == Promotion::Omitted);
            let unseen = node.is_none_or(|node| node.position.is_none());
            found.promotion_omitted =
                because == Some(Illegal::PromotionMissing) || (left_standing && unseen);
            found.illegal = !found.promotion_omitted
                && !found.out_of_turn
                && !moment.legal_at(act)?
                && !castling_unfinished(moment, act)?;
            found.two_hands = node.is_some_and(|node| node.two_hands);
        }
    }
    Ok(found)
}

/// Whether the move of this event was the opponent's to make, by the board or by the moves told.
fn out_of_turn(moment: Moment<'_>, act: EventIx) -> bool {
    let made = moment.record().move_of(act);
    made.is_some_and(|node| node.illegal == Some(Illegal::NotOnMove))
}

/// Whether the act has reached the stage at which it counts.
fn reached(moment: Moment<'_>, act: EventIx, by: Player) -> bool {
    let pressed = moment
        .record()
        .move_of(act)
        .is_some_and(|node| node.pressed());
    match stage(moment) {
        Some(IllegalCounts::Made) => true,
        Some(IllegalCounts::Completed) => {
            pressed || crate::laws::clock::completed_by_next_move(moment, act, by)
        }
        Some(IllegalCounts::Pressed) => pressed,
        None => false,
    }
}

pub(super) fn stage(moment: Moment<'_>) -> Option<IllegalCounts> {
    moment.given(&moment.laws().params.illegal_move_counts_when)
}

/// Whether the position before an act can be determined: the board shows it, unless the case says otherwise.
pub(super) fn position_known(moment: Moment<'_>, act: EventIx) -> Result<bool, Unknown> {
    let finding = Finding::PositionKnown;
    let told = moment.found_so_far(finding).is_some();
    if !told && moment.record().position_before_event(act).is_some() {
        return Ok(true);
    }
    moment.found(finding)
}
