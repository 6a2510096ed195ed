//! Touched pieces must be moved or captured.

use crate::edition::Laws;
use crate::game::{Effect, Fact, Facts, words};
use crate::laws::act_of_moving::contact::TOUCHING;
use crate::laws::act_of_moving::duty::Duty;
use crate::laws::act_of_moving::touches::{TouchedPieces, Touches, touches};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Binds a player who touches pieces of his own to move the first of them that can move.
///
/// Only the player having the move; not by accident. King and rook touched together have a rule of their own.
///
/// Source: Article 4.3.1.
pub static TOUCHED_OWN: Provision = Provision {
    id: "touched-own",
    rule,
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: own,
    }),
    yields_to: &[],
};

/// Binds a player who touches pieces of the opponent to capture the first of them that can be captured.
///
/// Source: Article 4.3.2.
pub static TOUCHED_ENEMY: Provision = Provision {
    id: "touched-enemy",
    rule,
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: enemy,
    }),
    yields_to: &[],
};

/// Binds a player who touches pieces of both colours to capture the one with the other, or else to use the first that he can.
///
/// The own piece counts as touched first where the order is not known.
///
/// Source: Article 4.3.3.
///
/// Reading: before 2017 the text speaks of one piece of each colour; where more were touched, the first of each is meant.
pub static TOUCHED_BOTH: Provision = Provision {
    id: "touched-both",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: both,
    }),
    yields_to: &[],
};

/// Frees a player to make any legal move when no touched piece can be moved or captured.
///
/// Source: Article 4.5.
pub static NOTHING_USABLE: Provision = Provision {
    id: "nothing-usable",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: free,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let binds = laws.params.touch_binds.value()?;
    Some(Facts::new().with("binds", *binds))
}

fn own(moment: Moment<'_>) -> Decision {
    let concerns = |colours| {
        matches!(
            colours,
            TouchedPieces::Own | TouchedPieces::RookThenKing(_) | TouchedPieces::NotShown
        )
    };
    decided(&TOUCHED_OWN, moment, concerns, |duty, touches| match duty {
        Duty::MoveA(_) => OwnDuty::MoveA.into(),
        _ if !touches.unordered && touches.squares.first().copied() != duty.square() => {
            OwnDuty::Next.into()
        }
        _ => OwnDuty::Move.into(),
    })
}

fn enemy(moment: Moment<'_>) -> Decision {
    let concerns = |colours| colours == TouchedPieces::Enemy;
    decided(&TOUCHED_ENEMY, moment, concerns, |duty, _| match duty {
        Duty::CaptureA(_) => EnemyDuty::CaptureA.into(),
        _ => EnemyDuty::Capture.into(),
    })
}

fn both(moment: Moment<'_>) -> Decision {
    let concerns = |colours| colours == TouchedPieces::Both;
    decided(
        &TOUCHED_BOTH,
        moment,
        concerns,
        |duty, touches| match duty {
            Duty::CaptureWith { .. } => BothDuty::CaptureWith.into(),
            Duty::Capture(_) => BothDuty::Capture.into(),
            Duty::Move(_) | Duty::Free if touches.unordered => BothDuty::MoveOwn.into(),
            Duty::Move(_) | Duty::Free => BothDuty::Move.into(),
            Duty::MoveA(_) | Duty::CaptureA(_) => Fact::Unknown,
        },
    )
}

words! {
    /// What a touched own piece binds to: it, the next one that can move, or one of its kind.
    enum OwnDuty { Move, Next, MoveA }

    /// What a touched piece of the opponent binds to: it, or one of its kind.
    enum EnemyDuty { Capture, CaptureA }

    /// What touched pieces of both colours bind to, where the board tells it; to move the own piece also where the order is unclear.
    enum BothDuty { CaptureWith, Capture, Move, MoveOwn }
}

fn decided(
    provision: &'static Provision,
    moment: Moment<'_>,
    concerns: fn(TouchedPieces) -> bool,
    word: fn(Duty, &Touches) -> Fact,
) -> Decision {
    let Some(touches) =
        touches(moment)?.filter(|touches| touches.changes_duty && concerns(touches.colours))
    else {
        return Ok(vec![]);
    };
    let duty = touches.duty;
    let facts = Facts::new()
        .with("player", Fact::Player(touches.player))
        .with_some("first", touches.squares.first().copied().map(Fact::Square))
        .with(
            "duty",
            duty.map_or(Fact::Unknown, |duty| word(duty, touches)),
        )
        .with_some("square", duty.and_then(Duty::square).map(Fact::Square))
        .with_some("piece", duty.and_then(Duty::kind).map(Fact::Piece));
    Ok(match duty {
        Some(Duty::Free) => provision.fails(facts.implied(true)),
        Some(duty) => provision.holds(facts, duty.effects(touches.player)),
        None => provision.holds(facts, [Effect::TouchMoveBinds(touches.player)]),
    })
}

fn free(moment: Moment<'_>) -> Decision {
    let Some(touches) = touches(moment)?.filter(|touches| {
        touches.changes_duty && !matches!(touches.colours, TouchedPieces::KingAndRook(_))
    }) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(touches.player));
    Ok(match touches.duty {
        Some(Duty::Free) => NOTHING_USABLE.holds(facts, [Effect::AnyLegalMove(touches.player)]),
        Some(Duty::MoveA(_) | Duty::CaptureA(_)) | None => vec![],
        Some(_) => NOTHING_USABLE.fails(facts.implied(true)),
    })
}
