//! How an entry shows promotion, castling and a draw offer.

use super::asked::{asked, demanding, facts, has, piece, rule};
use crate::board::{Body, Flaw, Move, OfferMark, Side};
use crate::game::Fact;
use crate::laws::{Decision, Moment, Provision};

/// Demands the letter of the new piece immediately after the square of promotion.
///
/// Source: Article C.11.
pub static PROMOTION_LETTER: Provision = Provision {
    id: "promotion-letter",
    rule,
    task: demanding(decide_promotion),
    yields_to: &[],
};

/// Fixes the mark of a draw offer.
///
/// Source: Article C.12.
pub static OFFER_MARK: Provision = Provision {
    id: "offer-mark",
    rule,
    task: demanding(decide_offer),
    yields_to: &[],
};

/// Gives castling on the king's side its own sign.
///
/// Source: Article C.13.1.
///
/// Reading: the sign has noughts; letters that look like them, as computers write, are the same to the eye.
pub static KINGSIDE_SIGN: Provision = Provision {
    id: "kingside-sign",
    rule,
    task: demanding(|moment| decide_castling(&KINGSIDE_SIGN, Side::KingSide, moment)),
    yields_to: &[],
};

/// Gives castling on the queen's side its own sign.
///
/// Source: Article C.13.2.
pub static QUEENSIDE_SIGN: Provision = Provision {
    id: "queenside-sign",
    rule,
    task: demanding(|moment| decide_castling(&QUEENSIDE_SIGN, Side::QueenSide, moment)),
    yields_to: &[],
};

fn decide_promotion(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, moves)) = asked.some() else {
        return Ok(vec![]);
    };
    if !moves.iter().all(|played: &Move| played.is_promotion()) {
        return Ok(vec![]);
    }
    let facts = facts(moment.laws(), asked.entry);
    Ok(match piece(reading).and_then(|piece| piece.promotion) {
        None => PROMOTION_LETTER.fails(facts.with("missing", true)),
        Some(_) if has(reading, Flaw::PromotionSign) => {
            PROMOTION_LETTER.fails(facts.with("missing", false))
        }
        Some(role) => PROMOTION_LETTER.holds(facts.with("piece", Fact::Piece(role)), []),
    })
}

fn decide_offer(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Ok(reading) = asked.read else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), asked.entry);
    Ok(match reading.entry.offer {
        OfferMark::None => vec![],
        OfferMark::Prescribed => OFFER_MARK.holds(facts, []),
        OfferMark::Other => OFFER_MARK.fails(facts),
    })
}

fn decide_castling(provision: &'static Provision, side: Side, moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    if played.castling_side().map(Side::from) != Some(side) {
        return Ok(vec![]);
    }
    let facts = facts(moment.laws(), asked.entry);
    Ok(match &reading.entry.body {
        Body::Castling(castling) if castling.hyphens => provision.holds(facts, []),
        Body::Castling(_) => provision.fails(facts.with("hyphens", true)),
        Body::Piece(_) => provision.fails(facts.with("hyphens", false)),
    })
}
