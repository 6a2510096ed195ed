//! What a quickplay finish is.

use crate::game::Facts;
use crate::laws::{Provision, Task};

/// Defines the quickplay finish: the phase in which all remaining moves must be completed in a limited time.
///
/// Whether a game is in it is the finding `quickplay-finish`.
///
/// Source: Article III.1; until 2005 the text speaks of the last phase.
pub static QUICKPLAY_FINISH: Provision = Provision {
    id: "quickplay-finish",
    rule: |laws| (!laws.params.quickplay_below.is_absent()).then(Facts::new),
    task: Task::Defines(None),
    yields_to: &[],
};
