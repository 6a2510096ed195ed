//! Video recordings: who decides to look at them, and what can be appealed against.

use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, Request};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves it to the arbiter whether a video recording is looked at; a player cannot demand it.
///
/// Source: M-214, beside Article 12.5; that it is no reason to stop the clocks is told with Article 6.11.4.
pub static VIDEO_LEFT_TO_ARBITER: Provision = Provision {
    id: "video-left-to-arbiter",
    rule: |laws| VIDEO_LEFT_TO_ARBITER.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Requested],
        phase: Phase::Any,
        decide: asked,
    }),
    yields_to: &[],
};

/// Rejects an appeal against the decision to look at a video recording, or not to.
///
/// A ruling drawn from what it shows can be appealed against like any other.
///
/// Source: M-216, beside Article 11.10.
pub static VIDEO_NOT_APPEALED: Provision = Provision {
    id: "video-not-appealed",
    rule: |laws| VIDEO_NOT_APPEALED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Appealed],
        phase: Phase::Any,
        decide: appealed,
    }),
    yields_to: &[],
};

fn asked(moment: Moment<'_>) -> Decision {
    let wished = *moment.act() == Act::Request(Request::Video);
    Ok(match moment.player().filter(|_| wished) {
        Some(player) => {
            let facts = Facts::new().with("player", Fact::Player(player));
            let effects = [Effect::May(vec![Measure::LookAtVideo]), Effect::PlayOn];
            VIDEO_LEFT_TO_ARBITER.holds(facts, effects)
        }
        None => vec![],
    })
}

fn appealed(moment: Moment<'_>) -> Decision {
    let is_about_video =
        |ix| (moment.event_at(ix)).is_some_and(|event| matches!(event.act, Act::Video(_)));
    let decided = moment.past().iter().any(|step| is_about_video(step.event));
    if moment.player().is_none() || !decided {
        return Ok(vec![]);
    }
    let barred = moment.event().about.is_some_and(is_about_video);
    Ok(VIDEO_NOT_APPEALED.decided(barred, Facts::new(), [Effect::ClaimRejected]))
}
