//! How an entry shows a capture.

use super::asked::{asked, demanding, facts, has, piece, rule};
use crate::board::{Flaw, Move, Role};
use crate::edition::Laws;
use crate::game::Facts;
use crate::laws::{Decision, Moment, Provision, Task};

/// Puts the sign of capture after the letter of the piece, in some editions only if the player likes.
///
/// Source: Article C.9.1.
///
/// Reading: in the editions whose text inserts the sign, an entry without it departs from the form but remains evidence;
/// the alternative, that it may simply be left out, is the rule of the later editions.
pub static CAPTURE_SIGN: Provision = Provision {
    id: "capture-sign",
    rule: rule_sign,
    task: demanding(decide_sign),
    yields_to: &[],
};

/// Ends the entry of a capture with the square of arrival too.
///
/// Source: Article C.9.2.
pub static CAPTURE_ARRIVAL: Provision = Provision {
    id: "capture-arrival",
    rule: rule_sign,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Demands the file from which a pawn captures.
///
/// Source: Article C.9.3.
pub static PAWN_CAPTURE_ENTRY: Provision = Provision {
    id: "pawn-capture-entry",
    rule: rule_sign,
    task: demanding(decide_pawn),
    yields_to: &[],
};

/// Tells two pawns apart that can make the same capture.
///
/// Source: Appendix C (until 2014); in 2014 not seen. Later editions leave it to the rule on every capture by a pawn.
pub static TWO_PAWNS_CAPTURE: Provision = Provision {
    id: "two-pawns-capture",
    rule: |laws| {
        TWO_PAWNS_CAPTURE.number(&laws.contents)?;
        rule(laws)
    },
    task: Task::Defines(None),
    yields_to: &[],
};

fn rule_sign(laws: &Laws) -> Option<Facts> {
    rule(laws)?.param("required", &laws.params.capture_sign_required)
}

fn decide_sign(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let Some(piece) = piece(reading) else {
        return Ok(vec![]);
    };
    let facts = facts(laws, asked.entry);
    if has(reading, Flaw::CaptureSignWrong) {
        return Ok(CAPTURE_SIGN.fails(facts.with("missing", false)));
    }
    if !played.is_capture() {
        return Ok(vec![]);
    }
    let facts = facts.no_surer_than(&laws.params.capture_sign_required);
    let required = moment.given(&laws.params.capture_sign_required) == Some(true);
    Ok(match (piece.takes, required) {
        (true, _) => CAPTURE_SIGN.holds(facts.with("written", true), []),
        (false, false) => CAPTURE_SIGN.holds(facts.with("written", false), []),
        (false, true) => CAPTURE_SIGN.fails(facts.with("missing", true)),
    })
}

fn decide_pawn(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, moves)) = asked.some() else {
        return Ok(vec![]);
    };
    let by_pawn = |played: &Move| played.role() == Role::Pawn && played.is_capture();
    let Some(piece) = piece(reading).filter(|_| moves.iter().all(by_pawn)) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), asked.entry);
    Ok(PAWN_CAPTURE_ENTRY.decided(piece.file.is_some(), facts, []))
}
