//! What a player has touched on this move, meaning to move or capture, in order.

use crate::board::{Player, Position, Role, Side, Square};
use crate::game::{Act, EventIx, Happening, TouchedKind, Unknown};
use crate::laws::act_of_moving::contact::{TOUCHING, counts};
use crate::laws::act_of_moving::duty::{Duty, duty};
use crate::laws::{Moment, Status};

/// The pieces that a player has touched on this move, and what they bind him to.
pub(super) struct Touches {
    pub player: Player,
    /// The squares in order, the player's own first where the order is not clear.
    pub squares: Vec<Square>,
    /// What the touches bind to; none where the case shows neither board nor kind of piece.
    pub duty: Option<Duty>,
    pub colours: TouchedPieces,
    /// Whether the order of the touches is not clear, or they were at once.
    pub unordered: bool,
    /// Whether this very touch changed what the player is bound to.
    pub changes_duty: bool,
    /// Whether this very touch changed which pieces were touched in the sense of the Laws.
    pub changes_colours: bool,
}

/// Which pieces were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TouchedPieces {
    Own,
    Enemy,
    Both,
    /// King and rook, as for castling; where the board shows it, the side.
    KingAndRook(Option<Side>),
    /// The rook first and then the king.
    RookThenKing(Option<Side>),
    NotShown,
}

/// One piece touched.
#[derive(Clone, Copy, PartialEq, Eq)]
struct One {
    square: Option<Square>,
    own: Option<bool>,
    kind: Option<Role>,
    /// The order within its touch is not clear, or there is none.
    unordered: bool,
}

/// What the player having the move has touched, if this very contact counts and nothing else binds him already.
pub(super) fn touches(moment: Moment<'_>) -> Result<Option<&Touches>, Unknown> {
    Ok(moment.once(look)?.as_ref())
}

fn look(moment: Moment<'_>) -> Result<Option<Touches>, Unknown> {
    let Some(player) = moment
        .player()
        .filter(|_| TOUCHING.contains(&moment.happening()))
    else {
        return Ok(None);
    };
    if !moment.has_the_move(player)? || bound_otherwise(moment, player) || finishes(moment) {
        return Ok(None);
    }
    if !counts(moment, moment.ix())? {
        return Ok(None);
    }
    let mut before = Vec::new();
    for step in moment.since(Happening::Made) {
        let own = moment
            .event_at(step.event)
            .and_then(|event| event.by.player())
            == Some(player);
        let touching = step.happenings.iter().any(|h| TOUCHING.contains(h));
        if own && touching && counts(moment, step.event)? {
            before.extend(pieces_of(moment, step.event, player));
        }
    }
    let earlier = bound_by(moment, player, &before);
    let mut now = before;
    now.extend(pieces_of(moment, moment.ix(), player));
    let Some((squares, duty, colours)) = bound_by(moment, player, &now) else {
        return Ok(None);
    };
    let changes = |same: bool| earlier.is_none() || !same;
    let (same_duty, same_colours) = earlier
        .as_ref()
        .map_or((false, false), |(_, d, c)| (*d == duty, *c == colours));
    Ok(Some(Touches {
        player,
        changes_duty: changes(same_duty),
        changes_colours: changes(same_colours),
        squares,
        duty,
        colours,
        unordered: now.iter().any(|one| one.unordered),
    }))
}

/// Whether taking this piece off the board is the last step of a move: nothing is left to be bound to.
fn finishes(moment: Moment<'_>) -> bool {
    let steps = moment.record().steps().zip(moment.position());
    matches!(moment.act(), Act::TakeOff(_))
        && steps.is_some_and(|(steps, before)| steps.made(before).is_some())
}

/// Whether a ruling outside the rules on touching binds the player already.
fn bound_otherwise(moment: Moment<'_>, player: Player) -> bool {
    let made = moment.last(Happening::Made);
    (made.into_iter().chain(moment.since(Happening::Made)))
        .flat_map(|step| &step.reasons)
        .filter(|reason| reason.status == Status::Holds && !super::is_touching(reason.provision))
        .flat_map(|reason| &reason.effects)
        .any(|effect| super::bound::binds(effect, player))
}

fn pieces_of(moment: Moment<'_>, ix: EventIx, player: Player) -> Vec<One> {
    let on = |square: Square, unordered| {
        let piece = moment
            .position()
            .and_then(|position| position.piece_at(square));
        if moment.position().is_some() && piece.is_none() {
            return None;
        }
        Some(One {
            square: Some(square),
            own: piece.map(|(owner, _)| owner == player),
            kind: piece.map(|(_, kind)| kind),
            unordered,
        })
    };
    let of_kind = |kind: TouchedKind, unordered| {
        let (own, kind) = match kind {
            TouchedKind::Own(kind) => (true, kind),
            TouchedKind::Enemy(kind) => (false, kind),
        };
        let owner = if own { player } else { player.other() };
        One {
            square: moment
                .position()
                .and_then(|position| only(position, owner, kind)),
            own: Some(own),
            kind: Some(kind),
            unordered,
        }
    };
    match moment.event_at(ix).map(|event| &event.act) {
        Some(Act::Touch(touch)) => {
            let unordered = !touch.order_known || touch.at_once;
            let squares = touch
                .squares
                .iter()
                .filter_map(|square| on(*square, unordered));
            let kinds = touch.kinds.iter().map(|kind| of_kind(*kind, unordered));
            let unnamed = (touch.squares.is_empty() && touch.kinds.is_empty()).then_some(One {
                square: None,
                own: None,
                kind: None,
                unordered: false,
            });
            squares.chain(kinds).chain(unnamed).collect()
        }
        Some(Act::Lift(square) | Act::TakeOff(square) | Act::BlindLift(square)) => {
            on(*square, false).into_iter().collect()
        }
        Some(Act::Adjust(squares)) => squares
            .iter()
            .filter_map(|square| on(*square, false))
            .collect(),
        _ => vec![],
    }
}

/// The square of the only piece of this kind that a player has.
fn only(position: &Position, owner: Player, kind: Role) -> Option<Square> {
    let mut all = (position.pieces()).filter(|(_, whose, role)| (*whose, *role) == (owner, kind));
    let (square, ..) = all.next()?;
    all.next().is_none().then_some(square)
}

/// What these touched pieces bind to.
fn bound_by(
    moment: Moment<'_>,
    player: Player,
    touched: &[One],
) -> Option<(Vec<Square>, Option<Duty>, TouchedPieces)> {
    let mut ordered: Vec<One> = Vec::new();
    for one in touched {
        if !ordered
            .iter()
            .any(|before| before.square.is_some() && before.square == one.square)
        {
            ordered.push(*one);
        }
    }
    if ordered.iter().any(|one| one.unordered) {
        ordered.sort_by_key(|one| one.own == Some(false));
    }
    let first = *ordered.first()?;
    let squares: Vec<Square> = ordered.iter().filter_map(|one| one.square).collect();
    let colours = colours(&ordered);
    let all_shown = squares.len() == ordered.len();
    let duty = match moment.position().filter(|_| all_shown) {
        Some(position) => Some(duty(position, &squares)),
        None => match (first.own, first.kind) {
            (Some(true), Some(kind)) => Some(kind_duty(moment, player, kind)),
            (Some(false), Some(kind)) => Some(Duty::CaptureA(kind)),
            _ => None,
        },
    };
    Some((squares, duty, colours))
}

/// The duty to move a piece of this kind, unless the board shows that none can move.
fn kind_duty(moment: Moment<'_>, player: Player, kind: Role) -> Duty {
    let stuck = moment.position().is_some_and(|position| {
        !(position.pieces()).any(|(square, whose, role)| {
            (whose, role) == (player, kind) && position.movable(square)
        })
    });
    if stuck { Duty::Free } else { Duty::MoveA(kind) }
}

fn colours(ordered: &[One]) -> TouchedPieces {
    let own = ordered.iter().any(|one| one.own == Some(true));
    let enemy = ordered.iter().any(|one| one.own == Some(false));
    match (own, enemy) {
        (true, true) => return TouchedPieces::Both,
        (false, true) => return TouchedPieces::Enemy,
        (false, false) => return TouchedPieces::NotShown,
        (true, false) => {}
    }
    let [one, other, ..] = ordered else {
        return TouchedPieces::Own;
    };
    let side = |king: &One, rook: &One| Some(side_of(king.square?, rook.square?));
    match (one.kind, other.kind) {
        (Some(Role::King), Some(Role::Rook)) => TouchedPieces::KingAndRook(side(one, other)),
        (Some(Role::Rook), Some(Role::King)) if one.unordered => {
            TouchedPieces::KingAndRook(side(other, one))
        }
        (Some(Role::Rook), Some(Role::King)) => TouchedPieces::RookThenKing(side(other, one)),
        _ => TouchedPieces::Own,
    }
}

fn side_of(king: Square, rook: Square) -> Side {
    match rook.file() > king.file() {
        true => Side::KingSide,
        false => Side::QueenSide,
    }
}
