//! The conduct of the players. Source: Article 11 (2014–), 12 (before).

mod behaviour;
mod breach;
mod devices;
mod distraction;
mod help;
mod inspection;
mod leaving;
mod refusal;
mod rights;
mod venue;

pub use behaviour::{CONDUCT_STANDARD, SMOKING};
pub use breach::BREACH_PENALISED;
pub use devices::{BAG_NOT_USED, DEVICE_FORBIDDEN, DEVICE_IN_BAG, DEVICE_LOSES};
pub use distraction::DISTRACTION;
pub use help::NO_OUTSIDE_HELP;
pub use inspection::{INSPECTION, INSPECTION_REFUSED};
pub use leaving::{LEAVING_THE_AREA, LEAVING_THE_VENUE, OUTSIDERS_STAY_OUT, REPORTING_TO_LEAVE};
pub use refusal::{BOTH_REFUSE, PERSISTENT_REFUSAL};
pub use rights::{APPEAL, EXPLANATION_OF_LAWS, HELP_TO_RECONSTRUCT, PLAYERS_CHECK_CLAIMS};
pub use venue::{FINISHED_PLAYERS, PLAYING_AREA, PLAYING_VENUE};

use crate::laws::Chapter;

/// Conduct.
pub static CHAPTER: Chapter = Chapter {
    id: "conduct",
    provisions: &[
        &CONDUCT_STANDARD,
        &PLAYING_VENUE,
        &PLAYING_AREA,
        &LEAVING_THE_VENUE,
        &LEAVING_THE_AREA,
        &OUTSIDERS_STAY_OUT,
        &REPORTING_TO_LEAVE,
        &NO_OUTSIDE_HELP,
        &DEVICE_FORBIDDEN,
        &DEVICE_IN_BAG,
        &BAG_NOT_USED,
        &DEVICE_LOSES,
        &INSPECTION,
        &INSPECTION_REFUSED,
        &SMOKING,
        &FINISHED_PLAYERS,
        &DISTRACTION,
        &BREACH_PENALISED,
        &PERSISTENT_REFUSAL,
        &BOTH_REFUSE,
        &EXPLANATION_OF_LAWS,
        &APPEAL,
        &HELP_TO_RECONSTRUCT,
        &PLAYERS_CHECK_CLAIMS,
    ],
};
