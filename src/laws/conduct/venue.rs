//! What the playing venue and the playing area are, and who is a spectator.

use crate::game::{Actor, Duty, Effect, Fact, Facts, Happening, Measure, RulingParts};
use crate::laws::conduct::breach::culprits;
use crate::laws::conduct::leaving::OUTSIDERS_STAY_OUT;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes what belongs to the playing venue.
///
/// Reading: the text of 2014 was not seen as a whole; its letters a to c are taken to be the three cases that need
/// permission, so that both definitions stand before them. The alternative, that the letters begin with the definitions,
/// would only shift the numbers.
///
/// Source: Article 11.2.1.
pub static PLAYING_VENUE: Provision = Provision {
    id: "playing-venue",
    rule: |laws| PLAYING_VENUE.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes what the playing area is.
///
/// Source: Article 11.2.2; in 2014 read as for the venue.
pub static PLAYING_AREA: Provision = Provision {
    id: "playing-area",
    rule: |laws| PLAYING_AREA.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Counts players whose games are over among the spectators: one who then disturbs the games of others may be expelled.
///
/// Source: Article 11.4; what may be done with a spectator: Article 12.7.
pub static FINISHED_PLAYERS: Provision = Provision {
    id: "finished-players",
    rule: |laws| FINISHED_PLAYERS.where_numbered(laws),
    task: Task::Defines(Some(When {
        on: &[Happening::Disturbed],
        phase: Phase::AfterEnd,
        decide: finished,
    })),
    yields_to: &[],
};

/// Marks it as usual that players who have finished look on for a few minutes, if they disturb nobody.
///
/// Source: M-186, beside Article 11.4.
pub static LOOKING_ON: Provision = Provision {
    id: "looking-on",
    rule: |laws| LOOKING_ON.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Entered],
        phase: Phase::AfterEnd,
        decide: looking_on,
    }),
    yields_to: &[],
};

/// Marks it as usual that a spectator who enters the playing area without permission is kept out.
///
/// Source: M-176, beside Article 11.2.3.3.
pub static SPECTATORS_KEPT_OUT: Provision = Provision {
    id: "spectators-kept-out",
    rule: |laws| SPECTATORS_KEPT_OUT.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Entered],
        phase: Phase::Any,
        decide: kept_out,
    }),
    yields_to: &[],
};

fn looking_on(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let usual = Effect::Usual(RulingParts(vec![Effect::Allowed(player)]));
    Ok(LOOKING_ON.holds(facts, [usual]))
}

fn kept_out(moment: Moment<'_>) -> Decision {
    if moment.event().by != Actor::Spectator {
        return Ok(vec![]);
    }
    let out = moment.holds(&OUTSIDERS_STAY_OUT)?;
    let usual = Effect::Usual(RulingParts(vec![Effect::Must(Duty::KeepSpectatorsOut)]));
    Ok(SPECTATORS_KEPT_OUT.decided(out, Facts::new(), [usual]))
}

fn finished(moment: Moment<'_>) -> Decision {
    if culprits(moment).is_empty() {
        return Ok(vec![]);
    }
    let effects = [Effect::May(vec![Measure::ExpelOffender])];
    Ok(FINISHED_PLAYERS.holds(Facts::new(), effects))
}
