//! How a pawn moves, captures and is promoted.

use crate::board::{Attempt, Illegal, Role};
use crate::game::words;
use crate::laws::moves::legal_move::is_legal_after_all;
use crate::laws::moves::tried::{TRIED_ON, Tried, everywhere, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a pawn goes one step forward as it may: onto an empty square of its file.
///
/// Source: Article 3.7.1.
pub static PAWN_STEP: Provision = Provision {
    id: "pawn-step",
    rule: |laws| everywhere(&PAWN_STEP, laws),
    task: asked_of(|moment| goes(&PAWN_STEP, Way::Step, moment)),
    yields_to: &[],
};

/// Decides whether a pawn goes two steps forward as it may: on its first move, over and onto an empty square.
///
/// Source: Article 3.7.2.
pub static PAWN_DOUBLE_STEP: Provision = Provision {
    id: "pawn-double-step",
    rule: |laws| everywhere(&PAWN_DOUBLE_STEP, laws),
    task: asked_of(|moment| goes(&PAWN_DOUBLE_STEP, Way::DoubleStep, moment)),
    yields_to: &[],
};

/// Decides whether a pawn captures as it may: a piece diagonally in front of it.
///
/// Source: Article 3.7.3.
pub static PAWN_CAPTURE: Provision = Provision {
    id: "pawn-capture",
    rule: |laws| everywhere(&PAWN_CAPTURE, laws),
    task: asked_of(|moment| goes(&PAWN_CAPTURE, Way::Capture, moment)),
    yields_to: &[],
};

/// Decides whether a pawn captures en passant as it may: a pawn that has just gone two steps past its square of attack.
///
/// Source: Article 3.7.3.1.
pub static EN_PASSANT: Provision = Provision {
    id: "en-passant",
    rule: |laws| everywhere(&EN_PASSANT, laws),
    task: asked_of(|moment| goes(&EN_PASSANT, Way::EnPassant, moment)),
    yields_to: &[],
};

/// Decides whether a pawn that reaches the furthest rank is exchanged there as part of the move, and only such a pawn.
///
/// Source: Article 3.7.3.3.
pub static PROMOTION: Provision = Provision {
    id: "promotion",
    rule: |laws| everywhere(&PROMOTION, laws),
    task: asked_of(promotion),
    yields_to: &[],
};

/// Decides that the player chooses among queen, rook, bishop and knight, whatever was captured before, and nothing else.
///
/// Source: Article 3.7.3.4.
pub static PROMOTION_PIECES: Provision = Provision {
    id: "promotion-pieces",
    rule: |laws| everywhere(&PROMOTION_PIECES, laws),
    task: asked_of(choice),
    yields_to: &[],
};

/// Fixes that the new piece has its effect at once.
///
/// Source: Article 3.7.3.5.
pub static PROMOTION_AT_ONCE: Provision = Provision {
    id: "promotion-at-once",
    rule: |laws| everywhere(&PROMOTION_AT_ONCE, laws),
    task: Task::Defines(None),
    yields_to: &[],
};

const fn asked_of(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide,
    })
}

/// The manner in which a pawn goes or tries to go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Step,
    DoubleStep,
    Capture,
    EnPassant,
}

/// The manner that a pawn's move is measured by: on its own file, or diagonally onto a piece or past a pawn.
fn way(tried: &Tried) -> Option<Way> {
    let (piece, from, to) = tried.carried()?;
    if piece != Role::Pawn {
        return None;
    }
    let (before, _) = tried.shown.as_ref()?;
    let ranks = from.rank().distance(to.rank());
    Some(if from.file() == to.file() {
        if ranks == 2 {
            Way::DoubleStep
        } else {
            Way::Step
        }
    } else if tried.because == Some(Illegal::NotThePiecesWay) {
        Way::Step
    } else if before.piece_at(to).is_some() || tried.because == Some(Illegal::NothingToCapture) {
        Way::Capture
    } else {
        Way::EnPassant
    })
}

words! {
    /// Why a pawn cannot go there on its own file.
    enum NoStep { PawnBlocked, NotThePiecesWay }

    /// What is wrong with the promotion.
    enum NoPromotion { PromotionMissing, NothingToPromote }
}

fn goes(provision: &'static Provision, wanted: Way, moment: Moment<'_>) -> Decision {
    use Illegal::{EnPassantExpired, NotThePiecesWay, NothingToCapture, PawnBlocked};
    let Some(tried) = tried(moment)?.filter(|tried| way(tried) == Some(wanted)) else {
        return Ok(vec![]);
    };
    Ok(match tried.because {
        Some(PawnBlocked) => provision.fails(tried.facts().with("why", NoStep::PawnBlocked)),
        Some(NotThePiecesWay) => {
            provision.fails(tried.facts().with("why", NoStep::NotThePiecesWay))
        }
        Some(NothingToCapture | EnPassantExpired) => provision.fails(tried.facts()),
        None if is_legal_after_all(moment, tried)? => provision.holds(tried.facts(), []),
        Some(_) | None => vec![],
    })
}

fn promotion(moment: Moment<'_>) -> Decision {
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    Ok(match tried.because {
        Some(Illegal::PromotionMissing) => {
            PROMOTION.fails(tried.facts().with("why", NoPromotion::PromotionMissing))
        }
        Some(Illegal::NothingToPromote) => {
            PROMOTION.fails(tried.facts().with("why", NoPromotion::NothingToPromote))
        }
        None if promoted(tried) && is_legal_after_all(moment, tried)? => {
            PROMOTION.holds(tried.facts(), [])
        }
        Some(_) | None => vec![],
    })
}

fn choice(moment: Moment<'_>) -> Decision {
    let Some(tried) = tried(moment)?.filter(|tried| promoted(tried)) else {
        return Ok(vec![]);
    };
    let chosen = (tried.shown.as_ref()).and_then(|(_, attempt)| match *attempt {
        Attempt::Shift { promotion, .. } => promotion,
        Attempt::Castle { .. } => None,
    });
    let facts = tried
        .facts()
        .with_some("piece", chosen.map(crate::game::Fact::Piece));
    Ok(match tried.because {
        // what a pawn may become at all says the rule on promotion
        Some(Illegal::PromotionPieceNotAllowed) => {
            PROMOTION_PIECES.fails(facts.citing(Some(PROMOTION.id)))
        }
        None if is_legal_after_all(moment, tried)? => PROMOTION_PIECES.holds(facts, []),
        Some(_) | None => vec![],
    })
}

fn promoted(tried: &Tried) -> bool {
    (tried.shown.as_ref()).is_some_and(|(_, attempt)| {
        matches!(
            attempt,
            Attempt::Shift {
                promotion: Some(_),
                ..
            }
        )
    })
}
