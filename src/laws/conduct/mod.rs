//! The conduct of the players. Source: Article 11 (2014–), 12 (before).

mod accusation;
mod appeals;
mod bag;
mod behaviour;
mod breach;
mod claim_check;
mod devices;
mod distraction;
mod evidence;
mod fair_play;
mod help;
mod inspection;
mod inspection_how;
mod inspection_when;
mod latecomer;
mod leaving;
mod refusal;
mod rights;
mod venue;

pub use appeals::{APPEAL_FORM, APPEAL_IN_TIME};
pub use bag::{BAG_NOT_USED, BAG_TO_THE_TOILET};
pub use behaviour::{ARRANGED_RESULT, CONDUCT_STANDARD, EATING_AT_THE_BOARD, SMOKING};
pub(in crate::laws) use breach::{about, culprits};
pub use devices::{DEVICE_FORBIDDEN, DEVICE_LOSES};
pub use distraction::DISTRACTION;
pub use help::NO_OUTSIDE_HELP;
pub use inspection::INSPECTION_REFUSED;
pub(in crate::laws) use latecomer::answer;
pub use latecomer::{DEVICE_AND_NOBODY_ELSE, LATECOMERS_DEVICE};
pub use leaving::{FAR_CORNER, LEAVING_THE_AREA, LEAVING_THE_VENUE, REPORTING_TO_LEAVE};
pub use refusal::{BOTH_REFUSE, PERSISTENT_REFUSAL, REFUSED_HELP_PENALISED};
pub use rights::APPEAL;

use crate::laws::Chapter;

/// Conduct.
pub static CHAPTER: Chapter = Chapter {
    id: "conduct",
    provisions: &[
        &behaviour::CONDUCT_STANDARD,
        &behaviour::ARRANGED_RESULT,
        &behaviour::DRUNKENNESS_USUALLY_COSTS,
        &venue::PLAYING_VENUE,
        &venue::PLAYING_AREA,
        &leaving::LEAVING_THE_VENUE,
        &leaving::LEAVING_THE_AREA,
        &leaving::FAR_CORNER,
        &leaving::OUTSIDERS_STAY_OUT,
        &venue::SPECTATORS_KEPT_OUT,
        &leaving::REPORTING_TO_LEAVE,
        &help::NO_OUTSIDE_HELP,
        &devices::DEVICE_FORBIDDEN,
        &devices::DEVICE_IN_BAG,
        &bag::BAG_NOT_USED,
        &bag::BAG_TO_THE_TOILET,
        &devices::DEVICE_LOSES,
        &latecomer::LATECOMERS_DEVICE,
        &latecomer::DEVICE_BEFORE_BOTH_MOVED,
        &latecomer::DEVICE_AND_NOBODY_ELSE,
        &inspection::INSPECTION,
        &inspection::INSPECTION_REFUSED,
        &inspection::NATIONAL_LAW,
        &inspection_when::INSPECTION_GROUND,
        &inspection_how::INSPECTION_WITNESS,
        &inspection_when::INSPECTION_TIME,
        &inspection_when::INSPECTION_AT_ANY_TIME,
        &inspection_when::INSPECTION_ONCE,
        &inspection_how::INSPECTION_ASKED_AGAIN,
        &accusation::SUSPECT_NOT_NAMED,
        &accusation::ACCUSATION_TO_THE_ARBITER,
        &accusation::ACCUSATION_IN_WRITING,
        &accusation::ACCUSATION_DISMISSED,
        &accusation::ACCUSING_WITHOUT_GROUND,
        &fair_play::FAIR_PLAY_OFFENCE,
        &fair_play::PROGRAM_IN_USE,
        &fair_play::SCREENING_IS_NO_PROOF,
        &accusation::ACCUSER_PLAYS_ON,
        &behaviour::SMOKING,
        &venue::FINISHED_PLAYERS,
        &venue::LOOKING_ON,
        &distraction::DISTRACTION,
        &behaviour::EATING_AT_THE_BOARD,
        &evidence::OFFERS_AS_EVIDENCE,
        &breach::BREACH_PENALISED,
        &refusal::PERSISTENT_REFUSAL,
        &refusal::LOSS_ANNOUNCED_FIRST,
        &refusal::WARNINGS_SUFFICE,
        &refusal::BOTH_REFUSE,
        &rights::EXPLANATION_OF_LAWS,
        &rights::RULE_EXPLAINED_INSTEAD,
        &rights::APPEAL,
        &appeals::APPEAL_FORM,
        &appeals::APPEAL_IN_TIME,
        &rights::HELP_TO_RECONSTRUCT,
        &rights::PLAYERS_CHECK_CLAIMS,
        &claim_check::CLAIM_CHECKED_BY_PLAYERS,
        &refusal::REFUSED_HELP_PENALISED,
    ],
};
