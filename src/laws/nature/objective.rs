//! What each player tries to achieve, and what is never allowed on the way.

use crate::board::Illegal;
use crate::game::{Act, Fact, Facts, words};
use crate::laws::irregularities::found::found;
use crate::laws::moves::{TRIED_ON, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes the objective: to attack the opponent's king so that no legal move remains.
///
/// Reading: until 2001 the text speaks of the capture of the king on the next move, which no legal move avoids;
/// the positions meant are the same.
///
/// Source: Article 1.4.
pub static OBJECTIVE: Provision = Provision {
    id: "objective",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that who achieves the objective has checkmated and won; what the end of the game needs is decided there.
///
/// Source: Article 1.4.1.
pub static MATE_WINS: Provision = Provision {
    id: "mate-wins",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides that a player captured a king, or left or put the own king under attack, which is never allowed.
///
/// Reading: before 2005 the sentence is missing; such moves were illegal all the same, by the moves of the pieces.
///
/// Source: Article 1.4.1.
pub static KING_NEVER_CAPTURED: Provision = Provision {
    id: "king-never-captured",
    rule: |laws| KING_NEVER_CAPTURED.where_numbered(laws),
    task: Task::Forbids(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

/// Fixes that the player whose king is checkmated has lost.
///
/// Source: Article 1.4.2.
pub static MATE_LOSES: Provision = Provision {
    id: "mate-loses",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Names the position in which nobody can checkmate as a draw; what it needs is decided at the end of the game.
///
/// Source: Article 1.5.
pub static NOBODY_CAN_MATE: Provision = Provision {
    id: "nobody-can-mate",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let captured = found(moment)?.filter(|found| {
        (moment.event_at(found.act)).is_some_and(|event| event.act == Act::CaptureKing)
    });
    if let Some(found) = captured {
        let facts = Facts::new()
            .with("player", Fact::Player(found.by))
            .with("why", Exposed::CapturesKing);
        return Ok(KING_NEVER_CAPTURED.holds(facts, []));
    }
    let Some(tried) = tried(moment)? else {
        return Ok(vec![]);
    };
    let exposed = match tried.because {
        Some(Illegal::CapturesKing) => Exposed::CapturesKing,
        Some(Illegal::OwnKingLeftInCheck) => Exposed::OwnKingLeftInCheck,
        Some(_) | None => return Ok(vec![]),
    };
    // the rule on check says it of the king that was left in check
    let said = exposed == Exposed::OwnKingLeftInCheck;
    let facts = tried.facts().with("why", exposed).implied(said);
    Ok(KING_NEVER_CAPTURED.holds(facts, []))
}

words! {
    /// Which king was captured or exposed.
    enum Exposed { CapturesKing, OwnKingLeftInCheck }
}
