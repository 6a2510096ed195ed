//! What makes a move legal.

use crate::board::Illegal;
use crate::game::{Act, Effect, Fact, Facts, Happening, Unknown, words};
use crate::laws::act_of_moving::{castling_unfinished, touching_claimed};
use crate::laws::irregularities::displacement_pointed_out;
use crate::laws::irregularities::found::{Found, found};
use crate::laws::moves::tried::{TRIED_ON, Tried, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a move that is asked about, found or claimed to be illegal is legal, and which rule of moving it breaks.
///
/// A claim about a legal move is rejected; a legal move that is asked about may be played, unless the player is bound to another.
///
/// Source: Article 3.10.1, with 3.10.2.
pub static LEGAL_MOVE: Provision = Provision {
    id: "legal-move",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide,
    })),
    yields_to: &[],
};

/// Fixes what an illegal move is: one that breaks a rule of moving. One that is asked about may not be played.
///
/// Source: Article 3.10.2.
pub static ILLEGAL_MOVE_DEFINED: Provision = Provision {
    id: "illegal-move-defined",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::MoveAsked],
        phase: Phase::DuringPlay,
        decide: forbid,
    })),
    yields_to: &[],
};

fn forbid(moment: Moment<'_>) -> Decision {
    Ok(match tried(moment)? {
        Some(tried) if tried.illegal && tried.because != Some(Illegal::NotOnMove) => {
            let facts = Facts::new().with("player", Fact::Player(tried.by));
            ILLEGAL_MOVE_DEFINED.holds(facts, [Effect::Forbidden(tried.by)])
        }
        Some(_) | None => vec![],
    })
}

fn answer(moment: Moment<'_>) -> Decision {
    let (Some(tried), Act::MayPlay(text)) = (tried(moment)?, moment.act()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(tried.by))
        .with("given", true)
        .with("move", Fact::Move(text.clone()))
        .with("why", tried.because)
        .implied(tried.illegal && !is_general(tried.because));
    Ok(match &tried.breaks {
        // that is no question of how the pieces move
        _ if tried.because == Some(Illegal::NotOnMove) => vec![],
        _ if tried.illegal => LEGAL_MOVE.fails(facts),
        None => LEGAL_MOVE.holds(facts, [Effect::Allowed(tried.by)]),
        // legal, but not what he is bound to; without a board not even that is known
        Some(_) if tried.shown.is_some() => LEGAL_MOVE.holds(facts.implied(true), []),
        Some(_) => vec![],
    })
}

fn decide(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::MoveAsked {
        return answer(moment);
    }
    let Some(found) = found(moment)?.filter(|found| !found.no_move && !found.out_of_turn) else {
        return Ok(vec![]);
    };
    let moved = moment
        .record()
        .move_of(found.act)
        .and_then(|node| node.text.clone());
    let facts = Facts::new()
        .with("player", Fact::Player(found.by))
        .with("given", moved.is_some())
        .with_some("move", moved.map(Fact::Move))
        .with("why", found.because);
    if found.illegal || found.promotion_omitted {
        let is_shown = tried(moment)?.is_some_and(|tried| tried.shown.is_some());
        let is_said = found.because.is_none() || is_shown && !is_general(found.because);
        return Ok(LEGAL_MOVE.fails(facts.implied(is_said)));
    }
    if castling_unfinished(moment, found.act)? {
        return Ok(vec![]);
    }
    let effects = match refuses_the_claim(moment, found)? {
        true => vec![Effect::ClaimRejected],
        false => vec![],
    };
    // a legal move is nothing to speak of where nothing follows from its being legal
    Ok(LEGAL_MOVE.holds(facts.implied(effects.is_empty()), effects))
}

/// Whether a claim about this move is refused because nothing is wrong with it.
fn refuses_the_claim(moment: Moment<'_>, found: Found) -> Result<bool, Unknown> {
    Ok(found.claimed()
        && !found.faulty()
        && !touching_claimed(moment)?
        && !displacement_pointed_out(moment))
}

/// Whether the move that is looked at turns out to be legal where that was in question: asked about, or claimed not to be.
pub(in crate::laws) fn is_legal_after_all(
    moment: Moment<'_>,
    tried: &Tried,
) -> Result<bool, Unknown> {
    let claimed = found(moment)?.filter(|_| moment.happening() == Happening::IrregularityClaimed);
    Ok(match claimed {
        Some(found) => !tried.illegal && refuses_the_claim(moment, found)?,
        None => tried.asked_and_legal(),
    })
}

/// Whether the move breaks no rule of its own, so that nothing else says why it is illegal.
fn is_general(because: Option<Illegal>) -> bool {
    use Illegal::*;
    matches!(
        because,
        Some(PositionIllegal | NoPieceThere | NotOwnPiece | CastlingForbidden)
    )
}

words! {
    for Illegal {
        NotOnMove, PositionIllegal, NoPieceThere, NotOwnPiece, OwnPieceOnTarget, NotThePiecesWay,
        WayBlocked, PawnBlocked, NothingToCapture, EnPassantExpired, CapturesKing,
        OwnKingLeftInCheck, CastlingKingMoved, CastlingForbidden, CastlingRookMoved,
        CastlingRightLost, CastlingWayOccupied, CastlingOutOfCheck, CastlingThroughCheck,
        CastlingIntoCheck, PromotionMissing, PromotionPieceNotAllowed, NothingToPromote,
    }
}
