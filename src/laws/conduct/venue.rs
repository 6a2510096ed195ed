//! What the playing venue and the playing area are, and who is a spectator.

use crate::edition::{since, years::*};
use crate::laws::{Provision, Role};

/// Fixes what belongs to the playing venue.
///
/// Reading: the text of 2014 was not seen as a whole; its letters a to c are taken to be the three cases that need
/// permission, so that both definitions stand before them. The alternative, that the letters begin with the definitions,
/// would only shift the numbers.
///
/// Source: Article 11.2.1 (2017–), 11.2 (2014).
pub static PLAYING_VENUE: Provision = Provision {
    id: "playing-venue",
    numbers: &[since(L2014, "11.2"), since(L2017, "11.2.1")],
    rule: |laws| PLAYING_VENUE.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Fixes what the playing area is.
///
/// Source: Article 11.2.2 (2017–), 11.2 (2014; read as for the venue).
pub static PLAYING_AREA: Provision = Provision {
    id: "playing-area",
    numbers: &[since(L2014, "11.2"), since(L2017, "11.2.2")],
    rule: |laws| PLAYING_AREA.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};

/// Counts players whose games are over among the spectators.
///
/// Source: Article 11.4 (2014–), 12.5 (2009), 12.3 (before).
pub static FINISHED_PLAYERS: Provision = Provision {
    id: "finished-players",
    numbers: &[
        since(L1997, "12.3"),
        since(L2009, "12.5"),
        since(L2014, "11.4"),
    ],
    rule: |laws| FINISHED_PLAYERS.where_numbered(laws),
    role: Role::Defines(None),
    yields_to: &[],
};
