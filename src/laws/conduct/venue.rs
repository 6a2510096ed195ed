//! What the playing venue and the playing area are, and who is a spectator.

use crate::game::{Effect, Facts, Happening, Measure};
use crate::laws::conduct::breach::culprits;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes what belongs to the playing venue.
///
/// Reading: the text of 2014 was not seen as a whole; its letters a to c are taken to be the three cases that need
/// permission, so that both definitions stand before them. The alternative, that the letters begin with the definitions,
/// would only shift the numbers.
///
/// Source: Article 11.2.1.
pub static PLAYING_VENUE: Provision = Provision {
    id: "playing-venue",
    rule: |laws| PLAYING_VENUE.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes what the playing area is.
///
/// Source: Article 11.2.2; in 2014 read as for the venue.
pub static PLAYING_AREA: Provision = Provision {
    id: "playing-area",
    rule: |laws| PLAYING_AREA.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Counts players whose games are over among the spectators: one who then disturbs the games of others may be expelled.
///
/// Source: Article 11.4; what may be done with a spectator: Article 12.7.
pub static FINISHED_PLAYERS: Provision = Provision {
    id: "finished-players",
    rule: |laws| FINISHED_PLAYERS.where_numbered(laws),
    task: Task::Defines(Some(When {
        on: &[Happening::Disturbed],
        phase: Phase::AfterEnd,
        decide: finished,
    })),
    yields_to: &[],
};

fn finished(moment: Moment<'_>) -> Decision {
    if culprits(moment).is_empty() {
        return Ok(vec![]);
    }
    let effects = [Effect::May(vec![Measure::ExpelOffender])];
    Ok(FINISHED_PLAYERS.holds(Facts::new(), effects))
}
