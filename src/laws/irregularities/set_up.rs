//! A game that did not begin as it should: wrong pieces, a turned board, reversed colours.

use crate::edition::{Laws, ReversedColours};
use crate::game::{Act, Effect, Facts, Happening, Measure, Quantity, SetUpFault};
use crate::laws::rapid::SET_UP_STANDS;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Cancels a game in which the pieces did not stand in the initial position, and has a new one played.
///
/// It matters neither how many moves were made nor who noticed it, as long as the game lasts.
///
/// Source: Article 7.2.1.
pub static WRONG_INITIAL_POSITION: Provision = Provision {
    id: "wrong-initial-position",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::DuringPlay,
        decide: decide_pieces,
    }),
    yields_to: &[&SET_UP_STANDS],
};

/// Transfers the position to a board that lies correctly, and has the game go on.
///
/// Source: Article 7.2.2.
///
/// Reading: where pieces stood on wrong squares as well, the new game goes first; only the text of 1997 says so.
pub static BOARD_TURNED: Provision = Provision {
    id: "board-turned",
    rule: |laws| Facts::new().param("only", &laws.params.turned_board_must_be_only_fault),
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::DuringPlay,
        decide: decide_board,
    }),
    yields_to: &[&WRONG_INITIAL_POSITION, &SET_UP_STANDS],
};

/// Decides what becomes of a game in which the players have each other's colours.
///
/// Source: Article 7.3.
///
/// Reading: the moves that count are those made; the alternative, which a Russian text has, is those completed.
pub static COLOURS_REVERSED: Provision = Provision {
    id: "colours-reversed",
    rule: colours_rule,
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::DuringPlay,
        decide: decide_colours,
    }),
    yields_to: &[],
};

fn fault(moment: Moment<'_>) -> Option<SetUpFault> {
    match moment.act() {
        Act::ClaimWrongSetUp(fault) => Some(*fault),
        _ => None,
    }
}

/// The effects, and that the claim is right where a player made it.
fn granted(moment: Moment<'_>, effects: &[Effect]) -> Vec<Effect> {
    let claim = moment.player().map(|_| Effect::ClaimAccepted);
    claim.into_iter().chain(effects.iter().cloned()).collect()
}

fn decide_pieces(moment: Moment<'_>) -> Decision {
    let wrong = match fault(moment) {
        Some(
            SetUpFault::Pieces
            | SetUpFault::OrientationAndPieces
            | SetUpFault::King(_)
            | SetUpFault::KingAndQueen(_)
            | SetUpFault::Rook { .. },
        ) => true,
        Some(SetUpFault::Orientation) => false,
        Some(SetUpFault::Colours) | None => return Ok(vec![]),
    };
    let effects = granted(moment, &[Effect::NewGame]);
    Ok(WRONG_INITIAL_POSITION.decided(wrong, Facts::new(), effects))
}

fn decide_board(moment: Moment<'_>) -> Decision {
    let alone = match fault(moment) {
        Some(SetUpFault::Orientation) => true,
        Some(SetUpFault::OrientationAndPieces) => false,
        Some(
            SetUpFault::Pieces
            | SetUpFault::King(_)
            | SetUpFault::KingAndQueen(_)
            | SetUpFault::Rook { .. }
            | SetUpFault::Colours,
        )
        | None => return Ok(vec![]),
    };
    let only = moment.given(&moment.laws().params.turned_board_must_be_only_fault) == Some(true);
    let effects = granted(moment, &[Effect::TransferPosition, Effect::PlayOn]);
    Ok(BOARD_TURNED.decided(alone || !only, Facts::new(), effects))
}

fn colours_rule(laws: &Laws) -> Option<Facts> {
    let facts = Facts::new().param("kind", &laws.params.reversed_colours)?;
    Some(facts.param_if_any("moves", &laws.params.reversed_colours_stand_from_moves))
}

fn decide_colours(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if fault(moment) != Some(SetUpFault::Colours) {
        return Ok(vec![]);
    }
    let (Some(kind), Some(facts)) = (
        moment.given(&laws.params.reversed_colours),
        colours_rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let (limit, made) = (
        moment.given(&laws.params.reversed_colours_stand_from_moves),
        Quantity::MovesMadeByEach,
    );
    match (kind, limit) {
        (ReversedColours::PlayOnUnlessArbiterDecides, _) => {
            let effects = [Effect::PlayOn, Effect::May(vec![Measure::StartNewGame])];
            Ok(COLOURS_REVERSED.holds(facts.with("late", false), effects))
        }
        (ReversedColours::NewGameWhileFewMoves, Some(limit)) => {
            let late = moment.at_least(made, limit)?;
            let facts = facts
                .with("late", late)
                .with_some("count", moment.counted(made));
            Ok(if late {
                let rejected = moment.player().map(|_| Effect::ClaimRejected);
                let effects: Vec<Effect> = rejected.into_iter().chain([Effect::PlayOn]).collect();
                COLOURS_REVERSED.holds(facts, effects)
            } else {
                let effects = granted(moment, &[Effect::NewGame, Effect::RightColours]);
                COLOURS_REVERSED.holds(facts, effects)
            })
        }
        (ReversedColours::NewGameWhileFewMoves, None) => Ok(vec![]),
    }
}
