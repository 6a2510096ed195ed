//! What the words about the clock mean, and what a time control asks of the players.

use crate::game::Facts;
use crate::laws::{Provision, Task};

/// Fixes that a chessclock is two connected displays of which only one can run, and that “clock” means one of them.
///
/// Source: Article 6.1.
pub static CHESSCLOCK: Provision = Provision {
    id: "chessclock",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that each display has a flag, and that it falls when the time of the player is used up.
///
/// Source: Article 6.1.
///
/// Reading: a sign on a digital clock is a flag; where it also marks which flag fell first, the order of the two is known.
pub static FLAG_DEFINED: Provision = Provision {
    id: "flag-defined",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that in each period a number of moves, or all moves, must be completed in the time for it, known in advance.
///
/// Source: Article 6.3.1.
pub static TIME_CONTROL: Provision = Provision {
    id: "time-control",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};
