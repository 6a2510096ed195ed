//! What tags and comments tell, and what does not fit, as JSON.

use super::json::{player, result};
use jadoube::audit::{ClockFault, Header, HeaderFault, Termination};
use jadoube::board::{Move, Position};
use serde_json::{Value, json};

/// The details of a finding on the end that a file tells of.
pub fn termination(termination: &Termination, position: Option<&Position>) -> Value {
    match termination {
        Termination::DrawnOnTime { loser, line } => {
            json!({ "loser": player(*loser), "mate": san(position, line) })
        }
        Termination::NotDead { by, line } => {
            json!({ "by": player(*by), "mate": san(position, line) })
        }
        Termination::NotShown { told } => json!({ "told": told.name() }),
        Termination::OverBefore { told, over } => {
            json!({ "told": told.name(), "by": over.name() })
        }
        Termination::NotToMove { loser } => json!({ "loser": player(*loser) }),
        Termination::OtherResult {
            told,
            winner,
            written,
        } => json!({
            "told": told.name(),
            "winner": winner.map(player),
            "written": result(*written),
        }),
    }
}

fn san(position: Option<&Position>, line: &[Move]) -> Vec<String> {
    let mut at = position.cloned();
    let mut moves = Vec::with_capacity(line.len());
    for played in line {
        let Some(board) = at else { break };
        moves.push(board.san(played));
        at = Some(board.play(played));
    }
    moves
}

/// The details of a finding on clocks.
pub fn clock(fault: &ClockFault) -> Value {
    match fault {
        ClockFault::Unreadable { value } => json!({ "value": value }),
        ClockFault::OtherStart {
            player: whose,
            shown,
            most,
        } => json!({ "player": player(*whose), "shown": shown, "most": most }),
        ClockFault::FlagFallen {
            player: whose,
            over,
        } => json!({ "player": player(*whose), "over": over }),
        ClockFault::Gained {
            player: whose,
            before,
            shown,
            most,
        } => json!({ "player": player(*whose), "before": before, "shown": shown, "most": most }),
        ClockFault::NoIncrement {
            player: whose,
            increment,
            moves,
        } => json!({ "player": player(*whose), "increment": increment, "moves": moves }),
        ClockFault::Differs {
            player: whose,
            before,
            used,
            shown,
        } => json!({ "player": player(*whose), "before": before, "used": used, "shown": shown }),
    }
}

/// The details of a finding on a tag.
pub fn header(header: &Header) -> Value {
    let mut details = json!({ "fault": header.fault.name() });
    let more = match &header.fault {
        HeaderFault::Missing(tags) => json!({ "missing": tags }),
        HeaderFault::OtherResult(after) => json!({ "after_moves": result(*after) }),
        HeaderFault::OtherLength(plies) => json!({ "plies": plies }),
        HeaderFault::Twice(other) => json!({ "first": other }),
        _ => json!({}),
    };
    let tag = json!({ "tag": header.tag, "value": header.value });
    let parts = match header.fault {
        HeaderFault::Missing(_) => vec![more],
        _ => vec![tag, more],
    };
    if let Value::Object(details) = &mut details {
        let parts = parts.into_iter().filter_map(|part| match part {
            Value::Object(part) => Some(part),
            _ => None,
        });
        parts.for_each(|part| details.extend(part));
    }
    details
}
