//! A game that did not begin as it should: wrong pieces, a turned board, reversed colours.

use crate::board::{Player, Position};
use crate::edition::{Laws, ReversedColours};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Quantity, SetUpFault, words};
use crate::laws::rapid::SET_UP_STANDS;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};
use std::sync::Arc;

/// Cancels a game in which the pieces did not stand in the initial position, and has a new one played.
///
/// It matters neither how many moves were made nor who noticed it, as long as the game lasts.
/// What is said of the pieces is taken for right, unless the game is shown from its start.
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

/// Rejects a claim that the pieces stood wrongly, where the game is shown to have begun with the initial position.
///
/// Source: Article 7.2.1: it must be found that they did not stand in the initial position.
pub static SET_UP_CLAIM_WRONG: Provision = Provision {
    id: "set-up-claim-wrong",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::DuringPlay,
        decide: reject,
    }),
    yields_to: &[],
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
/// By the letter it is open what holds between the last of these moves by White and the one by Black; it is taught that
/// Black's decides (M-100), and in 2017 it is read so.
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

words! {
    /// What shows that the pieces stood wrongly: the position with which the game began, or what is said of it.
    enum ShownBy { Board, Claim }

    /// Why there is no new game: the board alone lies wrongly, or the game began with the initial position.
    enum Right { Pieces, Everything }
}

words! {
    /// How many moves were made while the colours were reversed: too few, enough by each, or enough by White alone.
    enum Made { TooFew, ByEach, ByWhiteOnly }
}

/// Whether White has made these moves, Black has not, and nothing says whose moves count.
fn white_alone_made(moment: Moment<'_>, limit: u32) -> bool {
    let white = moment.number(Quantity::MovesMade(Player::White));
    let black_decides = &moment.laws().params.reversed_colours_hang_on_black;
    white.is_some_and(|made| made >= limit) && moment.given(black_decides) != Some(true)
}

fn fault(moment: Moment<'_>) -> Option<SetUpFault> {
    match moment.act() {
        Act::ClaimWrongSetUp(fault) => Some(*fault),
        _ => None,
    }
}

/// The position with which the game began, where the case shows it.
fn began_with(moment: Moment<'_>) -> Option<&Position> {
    let chess960 = moment.laws().setting.options.chess960;
    (moment.record().began_with())
        .filter(|_| !chess960)
        .map(Arc::as_ref)
}

/// Whether pieces stood wrongly, not only the board or the colours.
fn of_pieces(fault: SetUpFault) -> bool {
    match fault {
        SetUpFault::Pieces
        | SetUpFault::OrientationAndPieces
        | SetUpFault::King(_)
        | SetUpFault::KingAndQueen(_)
        | SetUpFault::Rook { .. } => true,
        SetUpFault::Orientation | SetUpFault::Colours => false,
    }
}

/// Whether it is claimed that pieces stood wrongly, and the game is shown to have begun with the initial position.
pub(in crate::laws) fn is_refuted(moment: Moment<'_>) -> bool {
    fault(moment).is_some_and(of_pieces)
        && began_with(moment).is_some_and(|start| start.breaks_initial().is_none())
}

/// The effects, and that the claim is right where a player made it.
fn granted(moment: Moment<'_>, effects: &[Effect]) -> Vec<Effect> {
    let claim = moment.player().map(|_| Effect::ClaimAccepted);
    claim.into_iter().chain(effects.iter().cloned()).collect()
}

fn decide_pieces(moment: Moment<'_>) -> Decision {
    let wrong = match fault(moment) {
        Some(SetUpFault::Colours) | None => return Ok(vec![]),
        Some(fault) => of_pieces(fault),
    };
    if !wrong || is_refuted(moment) {
        let right = if wrong {
            Right::Everything
        } else {
            Right::Pieces
        };
        return Ok(WRONG_INITIAL_POSITION.fails(Facts::new().with("right", right)));
    }
    let square = began_with(moment).and_then(Position::breaks_initial);
    let shown = square.map_or(ShownBy::Claim, |_| ShownBy::Board);
    let facts = Facts::new()
        .with("shown", shown)
        .with_some("square", square.map(Fact::Square));
    Ok(WRONG_INITIAL_POSITION.holds(facts, granted(moment, &[Effect::NewGame])))
}

fn reject(moment: Moment<'_>) -> Decision {
    let turned_too = fault(moment) == Some(SetUpFault::OrientationAndPieces);
    if !is_refuted(moment) || turned_too || moment.player().is_none() {
        return Ok(vec![]);
    }
    let effects = [Effect::ClaimRejected, Effect::PlayOn];
    Ok(SET_UP_CLAIM_WRONG.holds(Facts::new(), effects))
}

fn decide_board(moment: Moment<'_>) -> Decision {
    let alone = match fault(moment) {
        Some(SetUpFault::Orientation) => true,
        Some(SetUpFault::OrientationAndPieces) => is_refuted(moment),
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
    let black = laws.params.reversed_colours_hang_on_black.is(true);
    let facts = Facts::new().param("kind", &laws.params.reversed_colours)?;
    let facts = facts.with("black", black);
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
            Ok(COLOURS_REVERSED.holds(facts.with("made", Made::TooFew), effects))
        }
        (ReversedColours::NewGameWhileFewMoves, Some(limit)) => {
            let late = moment.at_least(made, limit)?;
            let facts = facts.with_some("count", moment.counted(made));
            if !late && white_alone_made(moment, limit) {
                let facts = facts.with("made", Made::ByWhiteOnly);
                let effects = [Effect::May(vec![Measure::StartNewGame])];
                return Ok(COLOURS_REVERSED.holds(facts, effects));
            }
            let facts = facts.with("made", if late { Made::ByEach } else { Made::TooFew });
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
