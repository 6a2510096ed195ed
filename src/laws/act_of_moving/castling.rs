//! Castling as it is begun: king and rook touched, and the king released before the rook.

use crate::board::{Attempt, Player, Role, Side};
use crate::game::{Act, Effect, Fact, Facts, Happening, words};
use crate::laws::act_of_moving::begun::{castling_is_legal, pair};
use crate::laws::act_of_moving::contact::TOUCHING;
use crate::laws::act_of_moving::made::is_released;
use crate::laws::act_of_moving::touches::TouchedPieces;
use crate::laws::act_of_moving::unfinished::{finished_after_all, rook_first};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Binds a player who touches his king and a rook to castle with that rook, if it is legal.
///
/// King first, both at once, or in an order that nobody knows.
///
/// Source: Article 4.4.1.
pub static KING_AND_ROOK: Provision = Provision {
    id: "king-and-rook",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: king_and_rook,
    }),
    yields_to: &[],
};

/// Forbids castling on that side, on this move, to a player who touches the rook first and then the king.
///
/// What he must play then is decided by the rule on his own touched pieces.
///
/// Source: Article 4.4.2.
pub static ROOK_THEN_KING: Provision = Provision {
    id: "rook-then-king",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: rook_then_king,
    }),
    yields_to: &[],
};

/// Binds a player who touches king and rook although castling there is illegal to another king move, or else frees him.
///
/// Castling on the other side is a king move.
///
/// Source: Article 4.4.3.
///
/// Reading: the text of today speaks of the king touched before the rook; the same holds here when both were touched
/// at once. The alternative, the first touched piece that can move, leaves the choice open where there is no first.
pub static CASTLING_TOUCHED_ILLEGAL: Provision = Provision {
    id: "castling-touched-illegal",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: touched_illegal,
    }),
    yields_to: &[],
};

/// Binds a player who has released his king two squares away, but not yet the rook, to castle there if it is legal.
///
/// Otherwise to another king move, and if there is none, any legal move.
///
/// Reading: by the letter, a press before the rook has moved completes a move that no king can make. Since 2023 it is taught that
/// the arbiter judges whether castling is only not finished (M-029), and before it is read so; then it is taken back and finished.
///
/// Source: Article 4.7.2; in 2005 and before as a piece released.
pub static KING_RELEASED: Provision = Provision {
    id: "king-released",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::Released,
            Happening::Completed,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: king_released,
    }),
    yields_to: &[],
};

pub(super) fn facts(player: Player, side: Option<Side>) -> Facts {
    Facts::new()
        .with("player", Fact::Player(player))
        .with("side", side)
}

fn king_and_rook(moment: Moment<'_>) -> Decision {
    let Some(touches) = pair(moment)? else {
        return Ok(vec![]);
    };
    let TouchedPieces::KingAndRook(side) = touches.colours else {
        return Ok(vec![]);
    };
    let legal = castling_is_legal(moment, touches, side)?;
    let player = touches.player;
    Ok(KING_AND_ROOK.decided(
        legal,
        facts(player, side).implied(!legal),
        [Effect::MustCastle { player, side }],
    ))
}

fn rook_then_king(moment: Moment<'_>) -> Decision {
    let Some(touches) = pair(moment)? else {
        return Ok(vec![]);
    };
    let player = touches.player;
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(match touches.colours {
        TouchedPieces::RookThenKing(side) => {
            ROOK_THEN_KING.holds(facts, [Effect::NotCastleNow { player, side }])
        }
        TouchedPieces::KingAndRook(_) => ROOK_THEN_KING.fails(facts.implied(true)),
        _ => vec![],
    })
}

fn touched_illegal(moment: Moment<'_>) -> Decision {
    let Some(touches) = pair(moment)? else {
        return Ok(vec![]);
    };
    let TouchedPieces::KingAndRook(side) = touches.colours else {
        return Ok(vec![]);
    };
    let player = touches.player;
    let facts = Facts::new().with("player", Fact::Player(player));
    if castling_is_legal(moment, touches, side)? {
        return Ok(CASTLING_TOUCHED_ILLEGAL.fails(facts.implied(true)));
    }
    let (then, effects) = other_king_move(moment, player);
    let facts = facts.with("then", then);
    Ok(CASTLING_TOUCHED_ILLEGAL.holds(facts, effects))
}

words! {
    /// What a player must play instead of an illegal castling: a king move, or any move.
    enum Instead { King, Any }

    /// What follows from a released king.
    pub(super) enum Released { Finish, Castle, King, Any }
}

/// What a player must play instead of an illegal castling.
fn other_king_move(moment: Moment<'_>, player: Player) -> (Instead, Vec<Effect>) {
    let king = moment.position().map(|position| {
        let mut kings = position.pieces();
        let square = kings.find(|(_, whose, role)| (*whose, *role) == (player, Role::King));
        square
            .map(|(square, ..)| square)
            .filter(|square| position.movable(*square))
    });
    match king {
        Some(Some(piece)) => (Instead::King, vec![Effect::MustMove { player, piece }]),
        Some(None) => (Instead::Any, vec![Effect::AnyLegalMove(player)]),
        None => {
            let piece = Role::King;
            (Instead::King, vec![Effect::MustMoveA { player, piece }])
        }
    }
}

fn king_released(moment: Moment<'_>) -> Decision {
    if moment.happening() != Happening::Released {
        return finished_after_all(moment);
    }
    let (Some(position), Some(player), Act::Release(released)) =
        (moment.position(), moment.player(), moment.act())
    else {
        return Ok(vec![]);
    };
    let Some(steps) = moment.record().steps().filter(|steps| steps.by == player) else {
        return Ok(vec![]);
    };
    let Some((side, ..)) = steps.castling(position) else {
        return Ok(vec![]);
    };
    if rook_first(moment, moment.ix(), position, player, side) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let castle = Attempt::Castle { by: player, side };
    if is_released(steps, position) {
        return Ok(KING_RELEASED.fails(facts.implied(true)));
    }
    if position.piece_at(released.piece) != Some((player, Role::King)) {
        return Ok(vec![]);
    }
    if moment.record().examine(position, &castle).is_ok() {
        let must = Effect::MustCastle {
            player,
            side: Some(side),
        };
        return Ok(KING_RELEASED.holds(facts.with("then", Released::Castle), [must]));
    }
    let (instead, effects) = other_king_move(moment, player);
    let then = match instead {
        Instead::King => Released::King,
        Instead::Any => Released::Any,
    };
    Ok(KING_RELEASED.holds(facts.with("then", then), effects))
}
