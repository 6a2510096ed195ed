//! The conduct of the players. Source: Article 11 (2014–), 12 (before).

mod bag;
mod behaviour;
mod breach;
mod devices;
mod distraction;
mod help;
mod inspection;
mod latecomer;
mod leaving;
mod refusal;
mod rights;
mod venue;

pub use bag::BAG_NOT_USED;
pub use behaviour::{CONDUCT_STANDARD, SMOKING};
pub(in crate::laws) use breach::{about, culprits};
pub use devices::{DEVICE_FORBIDDEN, DEVICE_LOSES};
pub use distraction::DISTRACTION;
pub use help::NO_OUTSIDE_HELP;
pub use inspection::INSPECTION_REFUSED;
pub use latecomer::LATECOMERS_DEVICE;
pub use leaving::{LEAVING_THE_AREA, LEAVING_THE_VENUE, REPORTING_TO_LEAVE};
pub use refusal::{BOTH_REFUSE, PERSISTENT_REFUSAL, REFUSED_HELP_PENALISED};
pub use rights::APPEAL;

use crate::laws::Chapter;

/// Conduct.
pub static CHAPTER: Chapter = Chapter {
    id: "conduct",
    provisions: &[
        &behaviour::CONDUCT_STANDARD,
        &venue::PLAYING_VENUE,
        &venue::PLAYING_AREA,
        &leaving::LEAVING_THE_VENUE,
        &leaving::LEAVING_THE_AREA,
        &leaving::OUTSIDERS_STAY_OUT,
        &leaving::REPORTING_TO_LEAVE,
        &help::NO_OUTSIDE_HELP,
        &devices::DEVICE_FORBIDDEN,
        &devices::DEVICE_IN_BAG,
        &bag::BAG_NOT_USED,
        &devices::DEVICE_LOSES,
        &latecomer::LATECOMERS_DEVICE,
        &latecomer::DEVICE_BEFORE_BOTH_MOVED,
        &inspection::INSPECTION,
        &inspection::INSPECTION_REFUSED,
        &inspection::NATIONAL_LAW,
        &behaviour::SMOKING,
        &venue::FINISHED_PLAYERS,
        &distraction::DISTRACTION,
        &breach::BREACH_PENALISED,
        &refusal::PERSISTENT_REFUSAL,
        &refusal::LOSS_ANNOUNCED_FIRST,
        &refusal::WARNINGS_SUFFICE,
        &refusal::BOTH_REFUSE,
        &rights::EXPLANATION_OF_LAWS,
        &rights::RULE_EXPLAINED_INSTEAD,
        &rights::APPEAL,
        &rights::HELP_TO_RECONSTRUCT,
        &rights::PLAYERS_CHECK_CLAIMS,
        &refusal::REFUSED_HELP_PENALISED,
    ],
};
