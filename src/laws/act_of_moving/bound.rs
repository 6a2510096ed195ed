//! What a player is bound to play, and whether a move satisfies it.

use crate::board::{Attempt, Letters, Player, Position, Role, Side};
use crate::game::{Effect, EventIx, Happening};
use crate::laws::Moment;

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

/// What a player was bound to before an event: by the last ruling on this move that bound him.
pub(super) fn duties(moment: Moment<'_>, act: EventIx, player: Player) -> Vec<Effect> {
    let mut all: Vec<Effect> = Vec::new();
    for step in moment.past().iter().rev().filter(|step| step.event < act) {
        let here: Vec<Effect> = step
            .effects()
            .filter(|effect| binds(effect, player))
            .cloned()
            .collect();
        let main = |effect: &Effect| {
            !matches!(
                effect,
                Effect::NotCastleNow { .. } | Effect::MustPromoteTo { .. }
            )
        };
        let settled = all.iter().any(main);
        let further = here.into_iter().filter(|effect| !settled || !main(effect));
        all.extend(
            further
                .filter(|effect| !all.contains(effect))
                .collect::<Vec<_>>(),
        );
        if step.happenings.contains(&Happening::Made) {
            break;
        }
    }
    all
}

/// Whether a move satisfies a duty.
pub(super) fn satisfies(before: &Position, attempt: &Attempt, duty: &Effect) -> bool {
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
