//! Announcing and repeating moves.

use super::{facts, moved, rule};
use crate::game::{Act, Announced, BlindSay, Effect, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the player announce a move that was not announced, or a promotion without the new piece.
///
/// Source: Article D.2.1.
pub static ANNOUNCING_MOVES: Provision = Provision {
    id: "announcing-moves",
    rule,
    task: Task::Forbids(When {
        on: &[Happening::BlindMoved],
        phase: Phase::DuringPlay,
        decide: announcing,
    }),
    yields_to: &[],
};

/// Makes the opponent repeat each move as it was announced, and carry it out on the other board.
///
/// Source: Article D.2.1.
///
/// Reading: the text does not say what follows when another move is repeated; announcing it again is what makes the two boards agree.
pub static REPEATING_MOVES: Provision = Provision {
    id: "repeating-moves",
    rule,
    task: Task::Forbids(When {
        on: &[Happening::BlindSaid],
        phase: Phase::DuringPlay,
        decide: repeating,
    }),
    yields_to: &[],
};

/// Recommends names for files, ranks, pieces and castling when moves are announced.
///
/// Source: Article D.2.1.
pub static NAMES_ANNOUNCED: Provision = Provision {
    id: "names-announced",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

fn announcing(moment: Moment<'_>) -> Decision {
    let Some((player, moved)) = moved(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), player);
    let must = |begun: bool| {
        let facts = facts.clone().with("begun", begun);
        ANNOUNCING_MOVES.holds(facts, [Effect::MustAnnounce(player)])
    };
    Ok(match moved.announced {
        // The slip of the tongue has a rule of its own.
        _ if moved.misspoken() => vec![],
        Announced::NotYet => must(false),
        Announced::WithoutPiece => must(true),
        Announced::Wrongly | Announced::Rightly => ANNOUNCING_MOVES.fails(facts),
    })
}

fn repeating(moment: Moment<'_>) -> Decision {
    let (Act::BlindSay(said), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), player);
    Ok(match said {
        BlindSay::RepeatWrongly => {
            REPEATING_MOVES.holds(facts, [Effect::MustAnnounce(player.other())])
        }
        BlindSay::Repeat => REPEATING_MOVES.fails(facts),
        BlindSay::Announce | BlindSay::Correct => vec![],
    })
}
