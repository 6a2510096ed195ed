//! The four ways in which king and rook may go when castling in Chess960.

use crate::board::{Attempt, CastlingWay, Player};
use crate::game::{Fact, Happening, Unknown};
use crate::laws::moves::tried;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides that king and rook both move when castling.
///
/// Source: Article II.3.2.1.
pub static CHESS960_DOUBLE_MOVE: Provision = Provision {
    id: "chess960-double-move",
    rule: |laws| CHESS960_DOUBLE_MOVE.where_numbered(laws),
    task: asked_of(|moment| goes(&CHESS960_DOUBLE_MOVE, Kind::Double, moment)),
    yields_to: &[],
};

/// Decides that king and rook change places when castling.
///
/// Source: Article II.3.2.2.
pub static CHESS960_TRANSPOSITION: Provision = Provision {
    id: "chess960-transposition",
    rule: |laws| CHESS960_TRANSPOSITION.where_numbered(laws),
    task: asked_of(|moment| goes(&CHESS960_TRANSPOSITION, Kind::Transposition, moment)),
    yields_to: &[],
};

/// Decides that only the king moves when castling.
///
/// Source: Article II.3.2.3.
pub static CHESS960_KING_MOVE_ONLY: Provision = Provision {
    id: "chess960-king-move-only",
    rule: |laws| CHESS960_KING_MOVE_ONLY.where_numbered(laws),
    task: asked_of(|moment| goes(&CHESS960_KING_MOVE_ONLY, Kind::KingOnly, moment)),
    yields_to: &[],
};

/// Decides that only the rook moves when castling.
///
/// Source: Article II.3.2.4.
pub static CHESS960_ROOK_MOVE_ONLY: Provision = Provision {
    id: "chess960-rook-move-only",
    rule: |laws| CHESS960_ROOK_MOVE_ONLY.where_numbered(laws),
    task: asked_of(|moment| goes(&CHESS960_ROOK_MOVE_ONLY, Kind::RookOnly, moment)),
    yields_to: &[],
};

const fn asked_of(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::MoveAsked],
        phase: Phase::DuringPlay,
        decide,
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Double,
    Transposition,
    KingOnly,
    RookOnly,
}

fn kind(way: &CastlingWay) -> Kind {
    if way.king == way.king_to {
        Kind::RookOnly
    } else if way.rook == way.rook_to {
        Kind::KingOnly
    } else if (way.king, way.rook) == (way.rook_to, way.king_to) {
        Kind::Transposition
    } else {
        Kind::Double
    }
}

/// The legal castling of a Chess960 game that an examiner asks about.
pub(super) fn castled(moment: Moment<'_>) -> Result<Option<(Player, CastlingWay)>, Unknown> {
    if !moment.laws().setting.options.chess960 {
        return Ok(None);
    }
    let Some(tried) = tried(moment)?.filter(|tried| tried.asked_and_legal()) else {
        return Ok(None);
    };
    Ok(match &tried.shown {
        Some((before, Attempt::Castle { by, side })) => {
            before.castling_way(*by, *side).map(|way| (*by, way))
        }
        Some((_, Attempt::Shift { .. })) | None => None,
    })
}

fn goes(provision: &'static Provision, wanted: Kind, moment: Moment<'_>) -> Decision {
    Ok(match castled(moment)? {
        Some((by, way)) if kind(&way) == wanted => {
            let facts = crate::game::Facts::new()
                .with("player", Fact::Player(by))
                .with("king", Fact::Square(way.king))
                .with("king-to", Fact::Square(way.king_to))
                .with("rook", Fact::Square(way.rook))
                .with("rook-to", Fact::Square(way.rook_to));
            provision.holds(facts, [])
        }
        Some(_) | None => vec![],
    })
}
