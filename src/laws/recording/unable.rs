//! Players who cannot record.

use super::story::where_players_record;
use crate::edition::{Laws, UnableToRecord};
use crate::game::{Act, Duty, Effect, Fact, Facts, Happening, Inability, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Provides for a player who cannot record: an assistant or, in old editions, less time.
///
/// Source: Article 8.1.6.
pub static UNABLE_TO_RECORD: Provision = Provision {
    id: "unable-to-record",
    rule,
    task: Task::Decides(When {
        on: &[Happening::InabilityTold],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    where_players_record(laws)?.param("remedy", &laws.params.unable_to_record)
}

words! {
    /// What becomes of the time of a player who cannot record.
    enum TimeIs { Deducted, Kept, Adjusted }
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::CannotRecord(why), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let (Some(remedy), Some(facts)) = (moment.given(&laws.params.unable_to_record), rule(laws))
    else {
        return Ok(vec![]);
    };
    let assistant = Effect::Allowed(player);
    let (time, effects) = match (remedy, why) {
        (UnableToRecord::TimeDeducted, _) => {
            (TimeIs::Deducted, vec![Effect::Must(Duty::AdjustTime)])
        }
        (UnableToRecord::AssistantFreeIfDisabled, Inability::Disability) => (
            TimeIs::Kept,
            vec![assistant, Effect::MustNot(Duty::AdjustTime)],
        ),
        (UnableToRecord::Assistant, _)
        | (UnableToRecord::AssistantFreeIfDisabled, Inability::OtherReason) => (
            TimeIs::Adjusted,
            vec![assistant, Effect::Must(Duty::AdjustTime)],
        ),
    };
    let facts = facts
        .with("player", Fact::Player(player))
        .with("time", time);
    Ok(UNABLE_TO_RECORD.holds(facts, effects))
}
