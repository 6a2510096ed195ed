//! What a player is bound to play, and whether a move satisfies it.

use crate::board::{Attempt, Letters, Player, Position, Role, Side};
use crate::game::{Effect, EventIx, Finding, Happening, Unknown};
use crate::laws::{Moment, Provision, Status};
use std::sync::Arc;

/// A duty of a player about his next move, and where it comes from.
#[derive(Clone)]
pub(in crate::laws) struct Bound {
    /// What he must, or must not, play.
    pub effect: Effect,
    /// The provision that set it.
    pub by: &'static Provision,
    /// The event in which it did.
    pub at: EventIx,
}

/// Whether an effect tells a player which move or piece he is bound to.
pub(super) fn binds(effect: &Effect, player: Player) -> bool {
    match effect {
        Effect::MustMove { player: bound, .. }
        | Effect::MustCapture { player: bound, .. }
        | Effect::MustPlay { player: bound, .. }
        | Effect::MustCastle { player: bound, .. }
        | Effect::MustMoveA { player: bound, .. }
        | Effect::MustCaptureA { player: bound, .. }
        | Effect::MustPromoteTo { player: bound, .. }
        | Effect::MustStay { player: bound, .. }
        | Effect::NotCastleNow { player: bound, .. }
        | Effect::TouchMoveBinds(bound) => *bound == player,
        _ => false,
    }
}

/// The duties that bind a player before an event: what touches, claims and rulings on this move have set.
///
/// The last ruling that told him what to play decides; what it leaves him free in, the earlier ones no longer bind.
pub(in crate::laws) fn duties(moment: Moment<'_>, before: EventIx, player: Player) -> Vec<Bound> {
    let mut all: Vec<Bound> = Vec::new();
    let mut settled = false;
    for step in (moment.past().iter().rev()).filter(|step| step.event < before) {
        let mut here = false;
        let holding = (step.reasons.iter()).filter(|reason| reason.status == Status::Holds);
        for (reason, effect) in
            holding.flat_map(|reason| reason.effects.iter().map(move |effect| (reason, effect)))
        {
            let only_adds = matches!(
                effect,
                Effect::NotCastleNow { .. } | Effect::MustPromoteTo { .. }
            );
            here |= *effect == Effect::AnyLegalMove(player);
            let known = all.iter().any(|bound| bound.effect == *effect);
            if !binds(effect, player) || known || (settled && !only_adds) {
                continue;
            }
            here |= !only_adds;
            all.push(Bound {
                effect: effect.clone(),
                by: reason.provision,
                at: step.event,
            });
        }
        settled |= here;
        if step.happenings.contains(&Happening::Made) {
            break;
        }
    }
    all
}

/// The first of these duties that a move asked about does not satisfy.
///
/// # Errors
///
/// Whether the player would play otherwise than he is bound to, where neither board nor text tell.
pub(in crate::laws) fn broken(
    moment: Moment<'_>,
    duties: Vec<Bound>,
    shown: Option<&(Arc<Position>, Attempt)>,
    text: &str,
) -> Result<Option<Bound>, Unknown> {
    for bound in duties {
        let kept = match shown {
            Some((before, attempt)) => Some(satisfies(before, attempt, &bound.effect)),
            None => satisfies_as_written(text, &bound.effect),
        };
        let otherwise = match kept {
            Some(kept) => !kept,
            None => moment.found(Finding::OtherwisePlayed)?,
        };
        if otherwise {
            return Ok(Some(bound));
        }
    }
    Ok(None)
}

/// Whether a move satisfies a duty, as far as its text alone tells.
fn satisfies_as_written(text: &str, duty: &Effect) -> Option<bool> {
    let bare = |text: &str| {
        text.trim_end_matches(['+', '#', '!', '?'])
            .replace('0', "O")
    };
    let text = bare(text);
    let castles = match text.as_str() {
        "O-O" => Some(Side::KingSide),
        "O-O-O" => Some(Side::QueenSide),
        _ => None,
    };
    let role = match text.chars().next()? {
        'K' | 'O' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' => Role::Knight,
        _ => Role::Pawn,
    };
    match duty {
        Effect::MustPlay {
            text: Some(must), ..
        } => Some(bare(must) == text),
        Effect::MustMoveA { piece, .. } => Some(role == *piece),
        Effect::MustCastle { side, .. } => {
            Some(castles.is_some() && (side.is_none() || castles == *side))
        }
        Effect::NotCastleNow { side, .. } => match (castles, side) {
            (None, _) => Some(true),
            (Some(_), None) => None,
            (Some(castles), Some(side)) => Some(castles != *side),
        },
        _ => None,
    }
}

/// Whether a move satisfies a duty.
pub(in crate::laws) fn satisfies(before: &Position, attempt: &Attempt, duty: &Effect) -> bool {
    let king = |square| before.piece_at(square) == Some((attempt.by(), Role::King));
    let castles: Option<Side> = match attempt {
        Attempt::Castle { side, .. } => Some(*side),
        Attempt::Shift { .. } => None,
    };
    let from_to = match *attempt {
        Attempt::Shift { from, to, .. } => Some((from, to)),
        Attempt::Castle { .. } => None,
    };
    match duty {
        Effect::MustMove { piece, .. } => match from_to {
            Some((from, _)) => from == *piece,
            None => king(*piece),
        },
        Effect::MustCapture { piece, .. } => before.captures_of(*piece).iter().any(|capture| {
            Some((capture.from(), capture.to())) == from_to.map(|(from, to)| (Some(from), to))
        }),
        Effect::MustCastle { side, .. } => {
            castles.is_some() && (side.is_none() || castles == *side)
        }
        Effect::NotCastleNow { side, .. } => {
            castles.is_none() || (side.is_some() && castles != *side)
        }
        Effect::MustMoveA { piece, .. } => match from_to {
            Some((from, _)) => before
                .piece_at(from)
                .is_some_and(|(_, role)| role == *piece),
            None => *piece == Role::King,
        },
        Effect::MustCaptureA { piece, .. } => from_to
            .is_some_and(|(_, to)| before.piece_at(to).is_some_and(|(_, role)| role == *piece)),
        Effect::MustPromoteTo { piece, .. } => match attempt {
            Attempt::Shift { promotion, .. } => *promotion == Some(*piece),
            Attempt::Castle { .. } => false,
        },
        Effect::MustStay { piece, on, .. } => from_to == Some((*piece, *on)),
        Effect::MustPlay { text, .. } => text.as_ref().is_none_or(|text| {
            before
                .read_move(text, &Letters::ENGLISH)
                .is_ok_and(|must| must == *attempt)
        }),
        _ => true,
    }
}
