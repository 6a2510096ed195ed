//! How an entry names squares.

use super::asked::{asked, demanding, facts, piece, rule};
use crate::board::{EntryFault, Target};
use crate::edition::Laws;
use crate::game::{Fact, Facts};
use crate::laws::{Decision, Moment, Provision, Task};

/// Fixes the names of the files.
///
/// Source: Article C.5.
pub static FILE_NAMES: Provision = Provision {
    id: "file-names",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes the names of the ranks.
///
/// Source: Article C.6.
pub static RANK_NAMES: Provision = Provision {
    id: "rank-names",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes the names of the squares.
///
/// Source: Article C.7.
pub static SQUARE_NAMES: Provision = Provision {
    id: "square-names",
    rule,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Demands the square of arrival, after the letter of the piece; the square of departure may stand before it.
///
/// Source: Article C.8.
///
/// Reading: writing more of the square of departure than is needed does no harm, since even the whole of it may be written.
pub static ARRIVAL_SQUARE: Provision = Provision {
    id: "arrival-square",
    rule: rule_arrival,
    task: demanding(decide),
    yields_to: &[],
};

fn rule_arrival(laws: &Laws) -> Option<Facts> {
    rule(laws)?.param("long", &laws.params.long_form_accepted)
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(laws, asked.entry);
    if let Err(EntryFault::NoArrival { .. }) = asked.read {
        return Ok(ARRIVAL_SQUARE.fails(facts.with("file", false)));
    }
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let Some(piece) = piece(reading).filter(|_| !played.is_castle()) else {
        return Ok(vec![]);
    };
    let long = piece.file.is_some() && piece.rank.is_some();
    Ok(match piece.to {
        Target::Square(square) => {
            let facts = facts
                .with("square", Fact::Square(square))
                .with("departure", long);
            let facts = if long {
                facts.no_surer_than(&laws.params.long_form_accepted)
            } else {
                facts
            };
            ARRIVAL_SQUARE.holds(facts, [])
        }
        Target::File(_) => ARRIVAL_SQUARE.fails(facts.with("file", true)),
    })
}
