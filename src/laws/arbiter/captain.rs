//! What a captain may say to a player, and what is told to a captain.

use crate::game::{Act, Actor, Effect, Facts, Happening, Tell, Tidings, Warn, Whom};
use crate::laws::arbiter::impose;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a captain speak to a player before the arbiter, but not of a draw or of the position.
///
/// Source: M-201, beside Article 12.7.
pub static CAPTAIN_SPEAKS: Provision = Provision {
    id: "captain-speaks",
    rule: |laws| CAPTAIN_SPEAKS.where_numbered(laws),
    task: Task::Grants(When {
        on: &[Happening::Told],
        phase: Phase::DuringPlay,
        decide: speaks,
    }),
    yields_to: &[],
};

/// Lets a captain speak before the arbiter of whether to make a draw.
///
/// Source: M-202, a rule of the French federation for its club championship, against M-201.
pub static CAPTAIN_ON_DRAWS: Provision = Provision {
    id: "captain-on-draws",
    rule: |laws| CAPTAIN_ON_DRAWS.where_numbered(laws),
    task: Task::Grants(When {
        on: &[Happening::Told],
        phase: Phase::DuringPlay,
        decide: on_draws,
    }),
    yields_to: &[],
};

/// Counts a warning that the captain is told as told to his player.
///
/// Source: M-204, beside Article 12.3.
pub static TOLD_TO_CAPTAIN: Provision = Provision {
    id: "told-to-captain",
    rule: |laws| TOLD_TO_CAPTAIN.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Warned],
        phase: Phase::Any,
        decide: warned,
    }),
    yields_to: &[],
};

/// What a captain tells a player, with the arbiter's leave and before him.
fn before_the_arbiter(moment: Moment<'_>) -> Option<Tidings> {
    match (moment.event().by, moment.act()) {
        (
            Actor::Captain,
            Act::Tell(Tell {
                whom: Whom::Players,
                what,
                before_the_arbiter: true,
                ..
            }),
        ) => Some(*what),
        _ => None,
    }
}

fn speaks(moment: Moment<'_>) -> Decision {
    Ok(match before_the_arbiter(moment) {
        Some(Tidings::Advice | Tidings::DrawAdvice) => CAPTAIN_SPEAKS.fails(Facts::new()),
        Some(Tidings::TeamScore) => CAPTAIN_SPEAKS.holds(Facts::new(), [Effect::PlayOn]),
        Some(_) | None => vec![],
    })
}

fn on_draws(moment: Moment<'_>) -> Decision {
    Ok(match before_the_arbiter(moment) {
        Some(Tidings::Advice) => CAPTAIN_ON_DRAWS.fails(Facts::new()),
        Some(Tidings::DrawAdvice | Tidings::TeamScore) => {
            CAPTAIN_ON_DRAWS.holds(Facts::new(), [Effect::PlayOn])
        }
        Some(_) | None => vec![],
    })
}

fn warned(moment: Moment<'_>) -> Decision {
    Ok(match moment.act() {
        Act::Warn(
            warn @ Warn {
                to_captain: true, ..
            },
        ) => TOLD_TO_CAPTAIN.holds(Facts::new(), impose::effects_of_warning(*warn, moment)),
        _ => vec![],
    })
}
