//! The sealed move: whose it is, what it is written on, and how long it may be changed.

use super::story::{board_move, clocks_stopped, sealer_due, while_sealing, who};
use crate::board::Letters;
use crate::edition::{Laws, SealedOn};
use crate::game::{Act, Effect, EventIx, Facts, Happening, Seal, WrittenOn, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Accepts the move sealed by the player who had to seal.
///
/// Source: Article I.1.1.
pub static SEALED_MOVE: Provision = Provision {
    id: "sealed-move",
    rule,
    task: Task::Requires(When {
        on: &[Happening::MoveSealed],
        phase: Phase::DuringPlay,
        decide: decide_seal,
    }),
    yields_to: &[&MOVE_ON_BOARD_INSTEAD_OF_SEALING],
};

/// Tells whether the move is written where it must be: on the player's own scoresheet.
///
/// Source: Article I.1.1; a scoresheet of paper since 2023.
pub static SEALED_ON_SCORESHEET: Provision = Provision {
    id: "sealed-on-scoresheet",
    rule: rule_scoresheet,
    task: Task::Demands(When {
        on: &[Happening::MoveSealed],
        phase: Phase::DuringPlay,
        decide: decide_scoresheet,
    }),
    yields_to: &[],
};

/// Lets the sealer change his move until the clocks are stopped.
///
/// Source: Article I.1.1.
///
/// Reading: a move made on the board after the request ends the right, since it must be the sealed move;
/// the text does not say so, but the two rules could not both be kept.
pub static CHANGE_OF_SEALED_MOVE: Provision = Provision {
    id: "change-of-sealed-move",
    rule,
    task: Task::Requires(When {
        on: &[Happening::SealedMoveChanged],
        phase: Phase::DuringPlay,
        decide: decide_change,
    }),
    yields_to: &[],
};

/// Binds a player who makes a move on the board after the request to seal that very move.
///
/// Source: Article I.1.1.
///
/// Reading: if he writes another move, the one made on the board counts as sealed;
/// the alternative, a penalty without an answer to which move is sealed, would leave the game without one.
pub static MOVE_ON_BOARD_INSTEAD_OF_SEALING: Provision = Provision {
    id: "move-on-board-instead-of-sealing",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Made, Happening::MoveSealed],
        phase: Phase::DuringPlay,
        decide: decide_on_board,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn rule_scoresheet(laws: &Laws) -> Option<Facts> {
    Facts::new().param("sheet", &laws.params.sealed_on)
}

fn seal_here(moment: Moment<'_>) -> Option<&Seal> {
    match moment.act() {
        Act::Seal(seal) | Act::ChangeSealed(seal) => Some(seal),
        _ => None,
    }
}

fn decide_seal(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(seal)) = (moment.player(), seal_here(moment)) else {
        return Ok(vec![]);
    };
    let due = sealer_due(moment)?;
    let facts = Facts::new()
        .with("player", who(player))
        .with("sealer", who(due));
    if player != due {
        return Ok(SEALED_MOVE.fails(facts));
    }
    let text = seal.move_meant();
    Ok(SEALED_MOVE.holds(facts, [Effect::SealedMove { player, text }]))
}

fn decide_scoresheet(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(seal)) = (moment.player(), seal_here(moment)) else {
        return Ok(vec![]);
    };
    let right = match (seal.on, moment.given(&laws.params.sealed_on)) {
        (_, None) => return Ok(vec![]),
        (WrittenOn::PaperScoresheet, Some(SealedOn::Scoresheet | SealedOn::PaperScoresheet))
        | (WrittenOn::ElectronicScoresheet, Some(SealedOn::Scoresheet)) => true,
        (WrittenOn::ElectronicScoresheet, Some(SealedOn::PaperScoresheet))
        | (WrittenOn::SomethingElse, Some(SealedOn::Scoresheet | SealedOn::PaperScoresheet)) => {
            false
        }
    };
    let facts = rule_scoresheet(laws)
        .unwrap_or_default()
        .with("sealer", who(player));
    // that it is written where it belongs is told of every case that does not tell otherwise
    Ok(SEALED_ON_SCORESHEET.decided(right, facts.remote(right), []))
}

words! {
    /// Why a sealed move can no longer be changed.
    enum Unchanged { NotTheSealer, MadeOnBoard, ClocksStopped }
}

fn decide_change(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(seal)) = (moment.player(), seal_here(moment)) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", who(player));
    let why = |why: Unchanged| facts.clone().with("why", why);
    if moment
        .record()
        .sealed()
        .is_none_or(|sealed| sealed.by != player)
    {
        return Ok(CHANGE_OF_SEALED_MOVE.fails(why(Unchanged::NotTheSealer)));
    }
    if board_move(moment, player).is_some() {
        return Ok(CHANGE_OF_SEALED_MOVE.fails(why(Unchanged::MadeOnBoard)));
    }
    if clocks_stopped(moment) {
        return Ok(CHANGE_OF_SEALED_MOVE.fails(why(Unchanged::ClocksStopped)));
    }
    let text = seal.move_meant();
    Ok(CHANGE_OF_SEALED_MOVE.holds(facts, [Effect::SealedMove { player, text }]))
}

fn decide_on_board(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(_)) = (moment.player(), while_sealing(moment)) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", who(player));
    if moment.happening() == Happening::Made {
        if player != sealer_due(moment)? || !moment.legal_at(moment.ix())? {
            return Ok(vec![]);
        }
        let text = moment.record().node().text.clone();
        let must = Effect::MustSeal { player, text };
        return Ok(MOVE_ON_BOARD_INSTEAD_OF_SEALING.holds(facts, [must]));
    }
    let (Some(made), Some(seal)) = (board_move(moment, player), seal_here(moment)) else {
        return Ok(vec![]);
    };
    let text = moment
        .record()
        .move_of(made)
        .and_then(|node| node.text.clone());
    if same_move(moment, made, &text, &seal.move_meant()) {
        return Ok(MOVE_ON_BOARD_INSTEAD_OF_SEALING.fails(facts));
    }
    Ok(MOVE_ON_BOARD_INSTEAD_OF_SEALING.holds(facts, [Effect::SealedMove { player, text }]))
}

fn same_move(moment: Moment<'_>, made: EventIx, a: &Option<String>, b: &Option<String>) -> bool {
    let (Some(a), Some(b)) = (a, b) else {
        return true;
    };
    match moment.record().position_before(made) {
        Some(before) => {
            let read = |text| before.read_move(text, &Letters::ENGLISH).ok();
            read(a) == read(b)
        }
        None => a == b,
    }
}
