//! Castling with pieces that began the game on wrong squares.

use crate::board::Illegal;
use crate::edition::{Laws, MisplacedCastling};
use crate::game::{Act, Effect, Fact, Facts, Happening, SetUpFault};
use crate::laws::irregularities::is_refuted;
use crate::laws::moves::tried;
use crate::laws::rapid::set_up::stands;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Forbids castling with a king or a rook that stood on a wrong square once the set-up stands.
///
/// Source: Article A.5.1.2. Reading: before the set-up stands there is no such ban, for the game is then begun anew.
pub static MISPLACED_MAY_NOT_CASTLE: Provision = Provision {
    id: "misplaced-may-not-castle",
    rule: castling_rule,
    task: Task::Decides(When {
        on: &[
            Happening::SetUpClaimed,
            Happening::Made,
            Happening::Completed,
            Happening::PressedIdle,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::MoveAsked,
        ],
        phase: Phase::DuringPlay,
        decide: decide_castling,
    }),
    yields_to: &[],
};

fn castling_rule(laws: &Laws) -> Option<Facts> {
    let misplaced = *laws.params.misplaced_may_not_castle.value()?;
    Some(Facts::new().with("misplaced", misplaced))
}

fn decide_castling(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    use MisplacedCastling::{KingAndQueenReversed, KingOrRook};
    let Act::ClaimWrongSetUp(fault) = moment.act() else {
        return forbidden_before(moment);
    };
    if is_refuted(moment) {
        return Ok(vec![]);
    }
    let (Some(facts), Some(rule), Some(true)) = (
        castling_rule(laws),
        moment.given(&laws.params.misplaced_may_not_castle),
        stands(moment)?,
    ) else {
        return Ok(vec![]);
    };
    let (player, ban) = match (fault, rule) {
        (
            SetUpFault::Pieces
            | SetUpFault::Orientation
            | SetUpFault::OrientationAndPieces
            | SetUpFault::Colours,
            _,
        ) => return Ok(vec![]),
        (SetUpFault::KingAndQueen(player), KingAndQueenReversed | KingOrRook)
        | (SetUpFault::King(player), KingOrRook) => (*player, Some(Effect::NoCastling(*player))),
        (SetUpFault::Rook { of, on }, KingOrRook) => {
            let (player, rook) = (*of, *on);
            (player, Some(Effect::NoCastlingWith { player, rook }))
        }
        (SetUpFault::King(player) | SetUpFault::Rook { of: player, .. }, KingAndQueenReversed) => {
            (*player, None)
        }
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with("rook", matches!(fault, SetUpFault::Rook { .. }));
    Ok(match ban {
        Some(ban) => MISPLACED_MAY_NOT_CASTLE.holds(facts, [ban]),
        None => MISPLACED_MAY_NOT_CASTLE.fails(facts),
    })
}

/// Holds where a move is looked at that an earlier ruling by this rule has forbidden.
fn forbidden_before(moment: Moment<'_>) -> Decision {
    let banned = Some(Illegal::CastlingForbidden);
    let Some(tried) = tried(moment)?.filter(|tried| tried.because == banned) else {
        return Ok(vec![]);
    };
    let forbids = |effect: &Effect| match effect {
        Effect::NoCastling(player) | Effect::NoCastlingWith { player, .. } => *player == tried.by,
        _ => false,
    };
    let earlier = (moment.past().iter().rev())
        .flat_map(|step| &step.reasons)
        .find(|reason| {
            reason.provision == &MISPLACED_MAY_NOT_CASTLE
                && reason.status == Status::Holds
                && reason.effects.iter().any(forbids)
        });
    Ok(match earlier {
        Some(earlier) => MISPLACED_MAY_NOT_CASTLE.holds(earlier.facts.clone(), []),
        None => vec![],
    })
}
