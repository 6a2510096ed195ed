//! Castling that a player has begun: with which rook, and whether it is legal.

use crate::board::{Attempt, Player, Position, Role, Side, Square};
use crate::game::{Act, Answer, Subject, Unknown};
use crate::laws::Moment;
use crate::laws::act_of_moving::touches::{TouchedPieces, Touches, touches};

/// King and rook as they were touched, where this very touch made the pair.
pub(super) fn pair(moment: Moment<'_>) -> Result<Option<&Touches>, Unknown> {
    Ok(touches(moment)?.filter(|touches| {
        touches.changes_colours
            && matches!(
                touches.colours,
                TouchedPieces::KingAndRook(_) | TouchedPieces::RookThenKing(_)
            )
    }))
}

/// Whether castling with the touched rook is legal.
pub(super) fn castling_is_legal(
    moment: Moment<'_>,
    touches: &Touches,
    side: Option<Side>,
) -> Result<bool, Unknown> {
    let Some((position, side)) = moment.position().zip(side) else {
        return Ok(moment.ask(Subject::Legal)? == Answer::Yes);
    };
    let castle = Attempt::Castle {
        by: touches.player,
        side,
    };
    let legal = moment.record().examine(position, &castle).is_ok();
    Ok(legal
        && touches
            .squares
            .iter()
            .take(2)
            .any(|square| goes_with(position, &castle, *square)))
}

/// Whether the rook on this square is the one that goes when castling.
pub(super) fn goes_with(position: &Position, castle: &Attempt, square: Square) -> bool {
    let rook = position
        .piece_at(square)
        .filter(|(_, piece)| *piece == Role::Rook);
    rook.is_some() && position.put_through(castle).piece_at(square) != rook
}

/// The castling that this touch or release begins, where the board shows its side.
pub(in crate::laws) fn castling_begun(
    moment: Moment<'_>,
) -> Result<Option<(Player, Side)>, Unknown> {
    if let Some(touches) = pair(moment)? {
        return Ok(match touches.colours {
            TouchedPieces::KingAndRook(side) => side.map(|side| (touches.player, side)),
            _ => None,
        });
    }
    let (Some(position), Some(player), Act::Release(released)) =
        (moment.position(), moment.player(), moment.act())
    else {
        return Ok(None);
    };
    let steps = moment.record().steps().filter(|steps| steps.by == player);
    let is_king = position.piece_at(released.piece) == Some((player, Role::King));
    let castling = steps.and_then(|steps| steps.castling(position));
    Ok(castling
        .filter(|_| is_king)
        .map(|(side, ..)| (player, side)))
}
