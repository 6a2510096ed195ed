//! What castling in Chess960 needs, and where it ends.

use crate::board::Illegal;
use crate::game::{Effect, Fact, Facts, Happening};
use crate::laws::chess960::ways::castled;
use crate::laws::moves::{CASTLING_TRIED_ON, barred, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides that a player castles again, who may castle only once in a game.
///
/// Reading: the conditions of ordinary castling hold besides, as far as they fit: neither king nor rook has moved,
/// and no square on which the king stands, which it crosses or on which it arrives is attacked.
///
/// Source: Article II.3.1.
pub static CHESS960_CASTLE_ONCE: Provision = Provision {
    id: "chess960-castle-once",
    rule: |laws| CHESS960_CASTLE_ONCE.where_numbered(laws),
    task: Task::Forbids(When {
        on: CASTLING_TRIED_ON,
        phase: Phase::DuringPlay,
        decide: once,
    }),
    yields_to: &[],
};

/// Fixes that king and rook end on the squares on which they end in ordinary castling.
///
/// Source: Article II.3.2.5.
pub static CHESS960_ENDS_AS_EVER: Provision = Provision {
    id: "chess960-ends-as-ever",
    rule: |laws| CHESS960_ENDS_AS_EVER.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides on which squares king and rook end: on the c- and d-file, or on the g- and f-file.
///
/// Source: Article II.3.2.6.
pub static CHESS960_FINAL_SQUARES: Provision = Provision {
    id: "chess960-final-squares",
    rule: |laws| CHESS960_FINAL_SQUARES.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::MoveAsked],
        phase: Phase::DuringPlay,
        decide: ends,
    }),
    yields_to: &[],
};

/// Decides that a piece stands where king and rook have to pass or arrive, where only these two may stand.
///
/// Source: Article II.3.2.7.
pub static CHESS960_EMPTY_SQUARES: Provision = Provision {
    id: "chess960-empty-squares",
    rule: |laws| CHESS960_EMPTY_SQUARES.where_numbered(laws),
    task: Task::Forbids(When {
        on: CASTLING_TRIED_ON,
        phase: Phase::DuringPlay,
        decide: empty,
    }),
    yields_to: &[],
};

fn once(moment: Moment<'_>) -> Decision {
    use Illegal::{CastlingKingMoved, CastlingRightLost, CastlingRookMoved};
    let lost = [CastlingKingMoved, CastlingRookMoved, CastlingRightLost];
    let Some(tried) = tried(moment)?.filter(|_| moment.laws().setting.options.chess960) else {
        return Ok(vec![]);
    };
    let again = tried.because.is_some_and(|why| lost.contains(&why))
        && moment.record().has_castled(tried.by);
    Ok(if again {
        CHESS960_CASTLE_ONCE.holds(Facts::new().with("player", Fact::Player(tried.by)), [])
    } else {
        vec![]
    })
}

fn ends(moment: Moment<'_>) -> Decision {
    let Some((player, way)) = castled(moment)? else {
        return Ok(vec![]);
    };
    let (king, rook) = (way.king_to, way.rook_to);
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("king", Fact::Square(king))
        .with("rook", Fact::Square(rook));
    Ok(CHESS960_FINAL_SQUARES.holds(facts, [Effect::CastlingEnds { player, king, rook }]))
}

fn empty(moment: Moment<'_>) -> Decision {
    let Some(tried) = tried(moment)?.filter(|_| moment.laws().setting.options.chess960) else {
        return Ok(vec![]);
    };
    Ok(match tried.because {
        Some(Illegal::CastlingWayOccupied) => CHESS960_EMPTY_SQUARES.holds(barred(tried), []),
        Some(_) | None => vec![],
    })
}
