//! Contacts with pieces: which of them count as touching to move or capture.

use crate::game::{Act, Answer, Contact, EventIx, Finding, Happening, Subject, Unknown};
use crate::laws::Moment;
use crate::laws::act_of_moving::adjusting::adjusted_properly;

/// The happenings at which a player may touch a piece.
pub(super) const TOUCHING: &[Happening] = &[Happening::Touched, Happening::Adjusted];

/// Whether the contact of an event counts as touching a piece to move or capture it.
pub(super) fn counts(moment: Moment<'_>, ix: EventIx) -> Result<bool, Unknown> {
    match moment.event_at(ix).map(|event| &event.act) {
        Some(Act::Adjust(_)) => Ok(!adjusted_properly(moment, ix)?),
        // on the special board a piece is touched only when it is taken out of its aperture
        Some(Act::Touch(_)) if on_special_board(moment, ix) => Ok(false),
        Some(Act::Touch(_) | Act::Lift(_) | Act::TakeOff(_) | Act::BlindLift(_)) => {
            Ok(!accident(moment, ix)?)
        }
        _ => Ok(false),
    }
}

/// Whether the contact of an event was an accident; a piece that is taken in hand is not touched by accident.
///
/// Where the edition takes every contact as meant that is not clearly an accident, so is a touch by the fingers of which
/// nobody tells more.
pub(in crate::laws) fn accident(moment: Moment<'_>, ix: EventIx) -> Result<bool, Unknown> {
    match moment.event_at(ix).map(|event| &event.act) {
        Some(Act::Lift(_) | Act::TakeOff(_) | Act::BlindLift(_) | Act::Adjust(_)) => Ok(false),
        act => {
            let by_fingers =
                matches!(act, Some(Act::Touch(touch)) if touch.with == Contact::Fingers);
            let meant = by_fingers
                && moment.given(&moment.laws().params.other_contact_counts_as_intent) == Some(true);
            match moment.ask_at(ix, Subject::Found(Finding::Accident)) {
                Err(_) if meant => Ok(false),
                answer => Ok(answer? == Answer::Yes),
            }
        }
    }
}

/// Whether the contact happened in passing, so that it may have been an accident.
pub(super) fn in_passing(act: &Act) -> bool {
    matches!(act, Act::Touch(touch) if touch.with != Contact::Fingers)
}

/// Whether the player of an event plays on a special board, being blind or visually disabled.
fn on_special_board(moment: Moment<'_>, ix: EventIx) -> bool {
    let laws = moment.laws();
    let player = moment.event_at(ix).and_then(|event| event.by.player());
    player.is_some_and(|player| laws.setting.options.visually_disabled.contains(&player))
}
