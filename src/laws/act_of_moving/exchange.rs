//! A promoted piece exchanged for another one after the move was made.

use crate::board::{Attempt, Player, Role};
use crate::game::{Act, Effect, EventIx, Fact, Facts, Happening};
use crate::laws::Moment;
use crate::laws::blind_players::claimant;

/// A promotion that was made, and the piece exchanged for another one afterwards.
#[derive(Clone, Copy)]
pub(in crate::laws) struct Exchange {
    pub by: Player,
    /// The event in which the move was made.
    pub made: EventIx,
    /// The event in which the other piece was put there.
    pub at: EventIx,
    /// The piece to which the pawn was promoted.
    pub piece: Role,
}

impl Exchange {
    /// Whose exchange it was, of which piece, and in which event that was promoted to.
    pub fn facts(self) -> Facts {
        Facts::new()
            .with("player", Fact::Player(self.by))
            .with("piece", Fact::Piece(self.piece))
            .about(self.made)
    }

    /// The promoted piece is put back; the other one would have been legal, too, so nothing is counted.
    pub fn undone(self, moment: Moment<'_>) -> Vec<Effect> {
        let claimed = moment.happening() != Happening::IrregularitySeen;
        let mut effects = vec![Effect::NotCounted(self.by), Effect::PromotedTo(self.piece)];
        if claimed {
            effects.insert(0, Effect::ClaimAccepted);
        }
        effects
    }
}

/// The exchange of a promoted piece that the arbiter sees, or the opponent complains of.
pub(in crate::laws) fn exchange_noticed(moment: Moment<'_>) -> Option<Exchange> {
    let claimant = match moment.happening() {
        Happening::IrregularitySeen => None,
        Happening::IrregularityClaimed | Happening::TouchRulesClaimed => Some(claimant(moment)?),
        _ => return None,
    };
    let named = moment.event().about;
    exchange(moment).filter(|exchange| {
        claimant != Some(exchange.by) && named.is_none_or(|named| named >= exchange.made)
    })
}

/// The exchange of the promoted piece in the last move, while it stands and the game has not gone on.
fn exchange(moment: Moment<'_>) -> Option<Exchange> {
    let last = moment.record().node();
    let (by, made) = (last.mover?, last.by?);
    let Attempt::Shift {
        to,
        promotion: Some(piece),
        ..
    } = last.attempt.filter(|_| last.illegal.is_none())?
    else {
        return None;
    };
    let put_there = |ix: EventIx| {
        let event = moment.event_at(ix)?;
        match &event.act {
            Act::Place(place) if event.by.player() == Some(by) && place.on == to => {
                Some((ix, *place))
            }
            _ => None,
        }
    };
    let (at, put) = (made + 1..=moment.ix()).rev().find_map(put_there)?;
    (put.wrong_colour || put.piece != piece).then_some(Exchange {
        by,
        made,
        at,
        piece,
    })
}

/// The promotion that this press completed.
pub(super) fn promoted_by(moment: Moment<'_>, press: EventIx) -> Option<EventIx> {
    let node = moment.record().completed_in(press)?;
    let promotes = |attempt| {
        matches!(
            attempt,
            Attempt::Shift {
                promotion: Some(_),
                ..
            }
        )
    };
    node.by.filter(|_| node.attempt.is_some_and(promotes))
}
