//! The dead position as one of the drawn games.

use crate::laws::{Provision, Task};

/// Names the dead position among the drawn games, in the editions that state it in two places.
///
/// What it means is decided where the end of the game is decided.
///
/// Source: Article 9.7 (until 2014); in 1997 that article is the only one.
pub static DEAD_POSITION_IS_DRAWN: Provision = Provision {
    id: "dead-position-is-drawn",
    rule: |laws| DEAD_POSITION_IS_DRAWN.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};
