//! How the king moves, castles and is in check.

use crate::board::{Attempt, Role};
use crate::edition::Laws;
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening};
use crate::laws::moves::legal_move::is_legal_after_all;
use crate::laws::moves::pieces::moves_so;
use crate::laws::moves::tried::{TRIED_ON, everywhere, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a king moves as it may when it does not castle: to an adjoining square.
///
/// Source: Article 3.8.1.
pub static KING_MOVE: Provision = Provision {
    id: "king-move",
    rule: |laws| everywhere(&KING_MOVE, laws),
    task: Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| moves_so(&KING_MOVE, Role::King, moment),
    }),
    yields_to: &[],
};

/// Decides where king and rook stand after castling: the king goes two squares towards the rook, the rook past it.
///
/// In Chess960 the squares are fixed by its own rules.
///
/// Reading: until 2005 the text speaks of the same rank, from 2009 on of the player's first rank;
/// either excludes castling along a file with a rook promoted there, so nothing is decided differently.
///
/// Source: Article 3.8.2.
pub static CASTLING: Provision = Provision {
    id: "castling",
    rule: castling_rule,
    task: Task::Demands(When {
        on: &[Happening::MoveAsked, Happening::IrregularityClaimed],
        phase: Phase::DuringPlay,
        decide: castling,
    }),
    yields_to: &[],
};

/// Names the moved king among what ends the right to castle for good.
///
/// Source: Article 3.8.2.1.1 (until 2018); in 2023 an item of 3.8.2.1.
pub static CASTLING_KING_HAS_MOVED: Provision = Provision {
    id: "castling-king-has-moved",
    rule: |laws| CASTLING_KING_HAS_MOVED.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Names the moved rook among what ends the right to castle for good.
///
/// Source: Article 3.8.2.1.2 (until 2018); in 2023 an item of 3.8.2.1.
pub static CASTLING_ROOK_HAS_MOVED: Provision = Provision {
    id: "castling-rook-has-moved",
    rule: |laws| CASTLING_ROOK_HAS_MOVED.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Names the attack on the king's way among what prevents castling for the moment.
///
/// Source: Article 3.8.2.2.1 (until 2018); in 2023 an item of 3.8.2.2.
pub static CASTLING_WAY_ATTACKED: Provision = Provision {
    id: "castling-way-attacked",
    rule: |laws| CASTLING_WAY_ATTACKED.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Names the piece between king and rook among what prevents castling for the moment.
///
/// Source: Article 3.8.2.2.2 (until 2018); in 2023 an item of 3.8.2.2.
pub static CASTLING_PIECE_BETWEEN: Provision = Provision {
    id: "castling-piece-between",
    rule: |laws| CASTLING_PIECE_BETWEEN.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides whether a king is in check: attacked by an enemy piece, even by one that could not move there.
///
/// Source: Article 3.9.1.
pub static CHECK: Provision = Provision {
    id: "check",
    rule: |laws| everywhere(&CHECK, laws),
    task: Task::Requires(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide: check,
    }),
    yields_to: &[],
};

fn castling_rule(laws: &Laws) -> Option<Facts> {
    let along = laws.params.castling_along.value()?;
    Some(
        Facts::new()
            .with("along", *along)
            .no_surer_than(&laws.params.castling_along),
    )
}

fn castling(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(facts) = castling_rule(laws).filter(|_| !laws.setting.options.chess960) else {
        return Ok(vec![]);
    };
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    if !is_legal_after_all(moment, tried)? {
        return Ok(vec![]);
    }
    let Some((before, Attempt::Castle { by, side })) = &tried.shown else {
        return Ok(vec![]);
    };
    let Some(way) = before.castling_way(*by, *side) else {
        return Ok(vec![]);
    };
    // where they end is an answer to who asks
    let ends = tried.asked.then_some(Effect::CastlingEnds {
        player: *by,
        king: way.king_to,
        rook: way.rook_to,
    });
    let facts = facts
        .with("player", Fact::Player(*by))
        .with("king", Fact::Square(way.king_to))
        .with("rook", Fact::Square(way.rook_to));
    Ok(CASTLING.holds(facts, Vec::from_iter(ends)))
}

fn check(moment: Moment<'_>) -> Decision {
    let (Act::Asks(Ask::InCheck), Some(position)) = (moment.act(), moment.position()) else {
        return Ok(vec![]);
    };
    let checked = position.kings_in_check();
    let facts = Facts::new().with_some("player", checked.first().copied().map(Fact::Player));
    Ok(match checked.as_slice() {
        [] => CHECK.fails(Facts::new()),
        [_] => CHECK.holds(
            facts.with("both", false),
            checked.into_iter().map(Effect::InCheck).collect::<Vec<_>>(),
        ),
        [..] => CHECK.holds(
            facts.with("both", true),
            checked.into_iter().map(Effect::InCheck).collect::<Vec<_>>(),
        ),
    })
}
