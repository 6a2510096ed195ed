//! What every draw claim needs, whatever its ground.

use crate::board::Player;
use crate::game::{Act, ClaimDraw, EventIx, Fact, Facts, Ground, Happening, Quantity, Unknown};
use crate::laws::drawn_game::CLAIM_RIGHT_LOST;
use crate::laws::{Decision, Moment, Provision};

/// The claim of this event and the player who made it; a claim by anybody else is none.
pub(super) fn claimed(moment: Moment<'_>) -> Option<(Player, &ClaimDraw)> {
    match moment.act() {
        Act::ClaimDraw(claim) => Some((moment.player()?, claim)),
        _ => None,
    }
}

/// What a claim rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// The position on the board.
    OnTheBoard,
    /// The move that the claimant intends.
    IntendedMove,
}

/// Decides a claim of this ground and form; silent about any other.
pub(super) fn decide_claim(
    provision: &'static Provision,
    moment: Moment<'_>,
    (ground, form): (Ground, Form),
    (quantity, limit, facts): (Quantity, u32, Facts),
) -> Decision {
    let Some((player, claim)) = claimed(moment).filter(|(_, claim)| of(claim) == (ground, form))
    else {
        return Ok(vec![]);
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with_some("move", claim.intended.clone().map(Fact::Move));
    if let Some(missing) = missing(moment)? {
        return Ok(provision.fails(facts.with("missing", Fact::Word(missing))));
    }
    let count = moment.number(quantity);
    let facts = facts
        .with(
            "counted",
            Fact::Word(if count.is_some() { "yes" } else { "no" }),
        )
        .with_some("count", count.map(Fact::Count));
    if moment.at_least(quantity, limit)? {
        return Ok(provision.holds(facts, []));
    }
    let made = quantity == Quantity::CompletedMovesWithoutProgress
        && moment.at_least(Quantity::MovesWithoutProgress, limit)?;
    let missing = if made { "completion" } else { "number" };
    Ok(provision.fails(facts.with("missing", Fact::Word(missing))))
}

/// The ground and form of a claim.
pub(super) fn of(claim: &ClaimDraw) -> (Ground, Form) {
    match claim.intended {
        Some(_) => (claim.ground, Form::IntendedMove),
        None => (claim.ground, Form::OnTheBoard),
    }
}

/// What a claim lacks before anything is counted, in the order in which an arbiter looks.
fn missing(moment: Moment<'_>) -> Result<Option<&'static str>, Unknown> {
    let Some((player, claim)) = claimed(moment) else {
        return Ok(None);
    };
    if moment.holds(&CLAIM_RIGHT_LOST)? {
        return Ok(Some("right"));
    }
    if !moment.has_the_move(player)? {
        return Ok(Some("turn"));
    }
    let Some(intended) = &claim.intended else {
        return Ok(None);
    };
    if !claim.written {
        return Ok(Some("writing"));
    }
    if !claim.declared {
        return Ok(Some("declaration"));
    }
    if bound_by(moment)?.is_some_and(|(_, text)| text != intended) {
        return Ok(Some("first-move"));
    }
    if !moment.legal_at(moment.ix())? {
        return Ok(Some("legality"));
    }
    Ok(None)
}

/// The legal move that an earlier claim on this move has bound the claimant to, and that claim.
pub(super) fn bound_by(moment: Moment<'_>) -> Result<Option<(EventIx, &String)>, Unknown> {
    let this_turn = moment.since(Happening::Made);
    for step in this_turn {
        let Some(event) = moment.event_at(step.event) else {
            continue;
        };
        if let Act::ClaimDraw(ClaimDraw {
            intended: Some(text),
            ..
        }) = &event.act
            && event.by == moment.event().by
            && moment.legal_at(step.event)?
        {
            return Ok(Some((step.event, text)));
        }
    }
    Ok(None)
}
