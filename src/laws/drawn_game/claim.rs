//! What every draw claim needs, whatever its ground.

use crate::board::Player;
use crate::game::{
    Act, Actor, ClaimDraw, EventIx, Fact, Facts, Ground, Happening, Quantity, Subject, Unknown,
    words,
};
use crate::laws::completion::each_has_moved;
use crate::laws::drawn_game::procedure::CLAIM_IS_OFFER;
use crate::laws::drawn_game::restriction::bars_agreement;
use crate::laws::drawn_game::{
    CLAIM_BEFORE_THE_PRESS, CLAIM_BY_BOTH, CLAIM_BY_OBSERVATION, CLAIM_MADE_GOOD, CLAIM_RIGHT_LOST,
};
use crate::laws::{Decision, Moment, Provision, Reason, Status, Step};

/// The claim of this event and the player who made it; a claim by anybody else is none.
///
/// A claim by both is that of the player having the move, where it does not agree on the draw.
pub(super) fn claimed(moment: Moment<'_>) -> Result<Option<(Player, &ClaimDraw)>, Unknown> {
    let Act::ClaimDraw(claim) = moment.act() else {
        return Ok(None);
    };
    let claimant = match (moment.event().by, moment.record().has_the_move()) {
        (Actor::Both, _) if moment.holds(&CLAIM_BY_BOTH)? => None,
        (Actor::Both, Some(player)) => Some(player),
        (Actor::Both, None) if moment.has_the_move(Player::White)? => Some(Player::White),
        (Actor::Both, None) => Some(Player::Black),
        _ => moment.player(),
    };
    Ok(claimant.map(|player| (player, claim)))
}

/// The claim of this event that is examined now: none that comes too early, has still to be made good, or is left to what the arbiter saw.
pub(super) fn examined(moment: Moment<'_>) -> Result<Option<(Player, &ClaimDraw)>, Unknown> {
    let waits = moment.holds(&CLAIM_BEFORE_THE_PRESS)?
        || moment.holds(&CLAIM_MADE_GOOD)?
        || moment.holds(&CLAIM_BY_OBSERVATION)?;
    Ok(to_examine(moment)?.filter(|_| !waits))
}

/// The claim of this event that has to be examined: none where the opponent accepts it at once as an offer.
pub(super) fn to_examine(moment: Moment<'_>) -> Result<Option<(Player, &ClaimDraw)>, Unknown> {
    let needless = moment.accepted_at_once()
        && moment.holds(&CLAIM_IS_OFFER)?
        && !bars_agreement(moment)?
        && each_has_moved(moment)?;
    Ok(claimed(moment)?.filter(|_| !needless))
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
    let Some((player, claim)) = examined(moment)?.filter(|(_, claim)| of(claim) == (ground, form))
    else {
        return Ok(vec![]);
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with_some("move", claim.intended.clone().map(Fact::Move));
    if let Some(missing) = missing(player, claim, moment)? {
        return Ok(provision.fails(facts.with("missing", missing)));
    }
    let count = moment.number(quantity);
    let facts = facts
        .with("counted", count.is_some())
        .with_some("count", count.map(Fact::Count));
    // what a claim puts in question is looked at, never presumed
    if moment.looked_into(Subject::AtLeast(quantity, limit))? {
        return Ok(provision.holds(facts, []));
    }
    let made = quantity == Quantity::CompletedMovesWithoutProgress
        && (moment.number(Quantity::MovesWithoutProgress)).is_some_and(|made| made >= limit);
    Ok(provision.fails(match (form, ground) {
        (Form::IntendedMove, _) => facts.with("missing", IntendedLacks::Number),
        (Form::OnTheBoard, Ground::Repetition) => facts.with("missing", BoardLacks::Number),
        (Form::OnTheBoard, Ground::NoProgress) => {
            facts.with("missing", BoardLacks::Number).with("made", made)
        }
    }))
}

/// The ground and form of a claim.
pub(super) fn of(claim: &ClaimDraw) -> (Ground, Form) {
    match claim.intended {
        Some(_) => (claim.ground, Form::IntendedMove),
        None => (claim.ground, Form::OnTheBoard),
    }
}

words! {
    /// What a claim on the position on the board lacks.
    enum BoardLacks { Right, Turn, Number }

    /// What a claim with an intended move lacks.
    enum IntendedLacks { Right, Turn, Writing, Declaration, FirstMove, Legality, Number }
}

/// Whether a claim lacks its form: the right to claim, the move, the writing or the declaration of an intended move.
///
/// # Errors
///
/// As for [`Moment::ask`].
pub(super) fn lacks_form(
    player: Player,
    claim: &ClaimDraw,
    moment: Moment<'_>,
) -> Result<bool, Unknown> {
    use IntendedLacks::{Declaration, Right, Turn, Writing};
    let formal: [Fact; 6] = [
        Right.into(),
        Turn.into(),
        Writing.into(),
        Declaration.into(),
        BoardLacks::Right.into(),
        BoardLacks::Turn.into(),
    ];
    Ok(missing(player, claim, moment)?.is_some_and(|missing| formal.contains(&missing)))
}

/// Whether the claimant has not the move.
fn is_out_of_turn(player: Player, moment: Moment<'_>) -> Result<bool, Unknown> {
    // a claim by both, where nothing shows who has the move, was taken to be that of the player who has it
    let his_turn = moment.event().by == Actor::Both && moment.record().has_the_move().is_none();
    Ok(!his_turn && !moment.has_the_move(player)?)
}

/// Whether nothing is amiss with a claim but that its intended move is not written down.
pub(super) fn lacks_only_writing(
    player: Player,
    claim: &ClaimDraw,
    moment: Moment<'_>,
) -> Result<bool, Unknown> {
    if claim.intended.is_none() || claim.written || !claim.declared {
        return Ok(false);
    }
    let bound = bound_by(moment)?.is_some_and(|(_, first)| Some(first) != claim.intended.as_ref());
    Ok(!bound && !moment.holds(&CLAIM_RIGHT_LOST)? && !is_out_of_turn(player, moment)?)
}

/// What a claim lacks before anything is counted, in the order in which an arbiter looks.
fn missing(player: Player, claim: &ClaimDraw, moment: Moment<'_>) -> Result<Option<Fact>, Unknown> {
    let right_lost = moment.holds(&CLAIM_RIGHT_LOST)?;
    let out_of_turn = !right_lost && is_out_of_turn(player, moment)?;
    let Some(intended) = &claim.intended else {
        return Ok(match (right_lost, out_of_turn) {
            (true, _) => Some(BoardLacks::Right.into()),
            (_, true) => Some(BoardLacks::Turn.into()),
            (false, false) => None,
        });
    };
    let lacks = if right_lost {
        IntendedLacks::Right
    } else if out_of_turn {
        IntendedLacks::Turn
    } else if !claim.written {
        IntendedLacks::Writing
    } else if !claim.declared {
        IntendedLacks::Declaration
    } else if bound_by(moment)?.is_some_and(|(_, text)| text != intended) {
        IntendedLacks::FirstMove
    } else if !moment.legal_at(moment.ix())? {
        IntendedLacks::Legality
    } else {
        return Ok(None);
    };
    Ok(Some(lacks.into()))
}

/// The legal move that an earlier claim on this move has bound the claimant to, and that claim.
pub(super) fn bound_by(moment: Moment<'_>) -> Result<Option<(EventIx, &String)>, Unknown> {
    let to_make_good = |step: &&Step| {
        let holds = |reason: &Reason| reason.status == Status::Holds;
        let mut reasons = step.reasons.iter().filter(|reason| holds(reason));
        reasons.any(|reason| *reason.provision == CLAIM_MADE_GOOD)
    };
    let this_turn = moment.since(Happening::Made).iter();
    for step in this_turn.filter(|step| !to_make_good(step)) {
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
