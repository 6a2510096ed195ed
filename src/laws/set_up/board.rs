//! Squares and their colours, the pieces, and where they stand at the start.

use crate::game::{Act, Ask, Effect, Fact, Facts, Happening, SquareColour};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes the chessboard: 64 squares, white and black in turn, with a white one at each player's right hand.
///
/// Source: Article 2.1.
pub static CHESSBOARD: Provision = Provision {
    id: "chessboard",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: colour,
    })),
    yields_to: &[],
};

/// Fixes the pieces: sixteen for each player.
///
/// Source: Article 2.2.
pub static PIECES_AT_THE_START: Provision = Provision {
    id: "pieces-at-the-start",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides whether a game begins with the position on the board.
///
/// In Chess960 the start positions have rules of their own.
///
/// Source: Article 2.3.
pub static INITIAL_POSITION: Provision = Provision {
    id: "initial-position",
    rule: |_| Some(Facts::new()),
    task: Task::Requires(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: initial,
    }),
    yields_to: &[],
};

/// Fixes what files, ranks and diagonals are.
///
/// Source: Article 2.4.
pub static FILES_AND_RANKS: Provision = Provision {
    id: "files-and-ranks",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

fn colour(moment: Moment<'_>) -> Decision {
    let Act::Asks(Ask::Square(square)) = *moment.act() else {
        return Ok(vec![]);
    };
    let light = square.is_light();
    let colour = if light {
        SquareColour::Light
    } else {
        SquareColour::Dark
    };
    let facts = Facts::new()
        .with("square", Fact::Square(square))
        .with("light", light);
    Ok(CHESSBOARD.holds(facts, [Effect::SquareColour { square, colour }]))
}

fn initial(moment: Moment<'_>) -> Decision {
    let asked = matches!(moment.act(), Act::Asks(Ask::InitialPosition));
    let Some(position) = moment
        .position()
        .filter(|_| asked && !moment.laws().setting.options.chess960)
    else {
        return Ok(vec![]);
    };
    Ok(match position.breaks_initial() {
        None => INITIAL_POSITION.holds(Facts::new(), [Effect::InitialPosition]),
        Some(square) => INITIAL_POSITION.fails(Facts::new().with("square", Fact::Square(square))),
    })
}
