//! Who may set things going about an illegal move, and until when.

use crate::board::Player;
use crate::edition::{ActsOnIllegal, CorrectionEnds};
use crate::game::{EventIx, Happening};
use crate::laws::Moment;
use crate::laws::irregularities::found::Notice;

/// What bars somebody from setting things going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) enum Bar {
    /// It is not for him, or the edition has no rule.
    NotForHim,
    /// The opponent has moved, or touched a piece, since.
    TooLate,
}

/// What bars the one who noticed an act from setting things going; none where he may.
pub(in crate::laws) fn bar(
    moment: Moment<'_>,
    act: EventIx,
    by: Player,
    notice: Notice,
) -> Option<Bar> {
    let laws = moment.laws();
    let acts = &laws.params.illegal_move_acted_on_by;
    let window = &laws.params.illegal_move_correction_ends;
    let whole_game = window.is(CorrectionEnds::GameOver);
    // where no window closes, whoever finds the act and whenever, it does not rest on these two
    let (acted_on_by, ends) = if whole_game {
        (acts.value().cloned(), window.value().copied())
    } else {
        (moment.given(acts), moment.given(window))
    };
    let (acted_on_by, Some(ends)) = (acted_on_by.unwrap_or_default(), ends) else {
        return Some(Bar::NotForHim);
    };
    let may_act = match notice {
        // what the arbiter is told of he has not seen being done
        Notice::AtOnce | Notice::Told => {
            whole_game && acted_on_by.contains(&ActsOnIllegal::Arbiter)
        }
        Notice::Arbiter => acted_on_by.contains(&ActsOnIllegal::Arbiter),
        Notice::Claim(player) => {
            acted_on_by.contains(&ActsOnIllegal::OpponentClaims) && (whole_game || player != by)
        }
    };
    if !may_act && notice != Notice::Told {
        return Some(Bar::NotForHim);
    }
    let opponent_has = |happenings: &[Happening]| {
        moment.past().iter().any(|step| {
            step.event > act
                && step
                    .happenings
                    .iter()
                    .any(|happening| happenings.contains(happening))
                && moment
                    .event_at(step.event)
                    .and_then(|event| event.by.player())
                    == Some(by.other())
        })
    };
    let closed = match ends {
        CorrectionEnds::GameOver => false,
        CorrectionEnds::OpponentTouches => opponent_has(&[Happening::Touched, Happening::Made]),
        CorrectionEnds::OpponentMoves => opponent_has(&[Happening::Made]),
    };
    match (closed, may_act) {
        (true, _) => Some(Bar::TooLate),
        (false, true) => None,
        (false, false) => Some(Bar::NotForHim),
    }
}
