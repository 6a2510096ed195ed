//! How bishop, rook, queen and knight move.

use crate::board::{Illegal, Role};
use crate::laws::moves::legal_move::is_legal_after_all;
use crate::laws::moves::tried::{TRIED_ON, bars, everywhere, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a bishop moves as it may: along a diagonal.
///
/// Source: Article 3.2.
pub static BISHOP_MOVE: Provision = Provision {
    id: "bishop-move",
    rule: |laws| everywhere(&BISHOP_MOVE, laws),
    task: Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| moves_so(&BISHOP_MOVE, Role::Bishop, moment),
    }),
    yields_to: &[],
};

/// Decides whether a rook moves as it may: along its file or rank.
///
/// Source: Article 3.3.
pub static ROOK_MOVE: Provision = Provision {
    id: "rook-move",
    rule: |laws| everywhere(&ROOK_MOVE, laws),
    task: Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| moves_so(&ROOK_MOVE, Role::Rook, moment),
    }),
    yields_to: &[],
};

/// Decides whether a queen moves as it may: along its file, its rank or a diagonal.
///
/// Source: Article 3.4.
pub static QUEEN_MOVE: Provision = Provision {
    id: "queen-move",
    rule: |laws| everywhere(&QUEEN_MOVE, laws),
    task: Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| moves_so(&QUEEN_MOVE, Role::Queen, moment),
    }),
    yields_to: &[],
};

/// Decides that a bishop, rook or queen passes over a piece, which it may not.
///
/// Source: Article 3.5.
pub static NO_PASSING_OVER: Provision = Provision {
    id: "no-passing-over",
    rule: |laws| everywhere(&NO_PASSING_OVER, laws),
    task: Task::Forbids(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| bars(&NO_PASSING_OVER, &[Illegal::WayBlocked], moment),
    }),
    yields_to: &[],
};

/// Decides whether a knight moves as it may: to the nearest squares off its own lines, whatever stands between.
///
/// Source: Article 3.6.
pub static KNIGHT_MOVE: Provision = Provision {
    id: "knight-move",
    rule: |laws| everywhere(&KNIGHT_MOVE, laws),
    task: Task::Demands(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide: |moment| moves_so(&KNIGHT_MOVE, Role::Knight, moment),
    }),
    yields_to: &[],
};

/// Fails where a piece of this kind goes as none of its kind does; holds for a legal move that is asked about or claimed to be illegal.
pub(super) fn moves_so(provision: &'static Provision, piece: Role, moment: Moment<'_>) -> Decision {
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    if tried.carried().is_none_or(|(carried, ..)| carried != piece) {
        return Ok(vec![]);
    }
    Ok(match tried.because {
        Some(Illegal::NotThePiecesWay) => provision.fails(tried.facts()),
        // where another rule bars the move, how the piece goes is nothing to speak of
        None if is_legal_after_all(moment, tried)? => {
            let barred = tried.breaks.is_some();
            provision.holds(tried.facts().implied(barred), [])
        }
        Some(_) | None => vec![],
    })
}
