//! What the arbiter is there for.

use crate::game::{Act, Defiance, Duty, Effect, Fact, Facts, Finding, Happening, Measure, Request};
use crate::laws::conduct::{
    BOTH_REFUSE, PERSISTENT_REFUSAL, REFUSED_HELP_PENALISED, about, culprits,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the arbiter secure fair play.
///
/// Source: Article 12.2.1.
pub static FAIR_PLAY: Provision = Provision {
    id: "fair-play",
    rule: |laws| FAIR_PLAY.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has the arbiter act in the interest of the competition.
///
/// Source: Article 12.2.2; in 2014 and 2001–2005 by its neighbours.
pub static COMPETITION_FIRST: Provision = Provision {
    id: "competition-first",
    rule: |laws| COMPETITION_FIRST.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has the arbiter keep the playing conditions good, and so see to what a player needs for that.
///
/// Source: Article 12.2.3; in 2014 and 2001–2005 by its neighbours; that he has to see to such a request is our inference. What he then changes is his decision.
pub static PLAYING_CONDITIONS: Provision = Provision {
    id: "playing-conditions",
    rule: |laws| PLAYING_CONDITIONS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::DuringPlay,
        decide: decide_conditions,
    }),
    yields_to: &[],
};

/// Has the arbiter see that players are not disturbed.
///
/// Source: Article 12.2.4; in 2014 and 2001–2005 by its neighbours.
pub static NO_DISTURBANCE: Provision = Provision {
    id: "no-disturbance",
    rule: |laws| NO_DISTURBANCE.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has the arbiter supervise the progress of the competition.
///
/// Source: Article 12.2.5; in 2014 and 2001–2005 by its neighbours.
pub static PROGRESS_SUPERVISED: Provision = Provision {
    id: "progress-supervised",
    rule: |laws| PROGRESS_SUPERVISED.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has the arbiter take special measures for disabled players and for those who need medical attention.
///
/// Source: Article 12.2.6.
pub static SPECIAL_MEASURES: Provision = Provision {
    id: "special-measures",
    rule: |laws| SPECIAL_MEASURES.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::DuringPlay,
        decide: decide_special,
    }),
    yields_to: &[],
};

/// Grants a disabled player another arrangement, unless the opponent would be worse off by it.
///
/// Reading: that the wish is reasonable and made in time is taken as told with the request. The alternative asks the arbiter to
/// judge both first.
///
/// Source: M-220, beside Article 12.2.6.
pub static DISABLED_WISH: Provision = Provision {
    id: "disabled-wish",
    rule: |laws| DISABLED_WISH.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::DuringPlay,
        decide: decide_wish,
    }),
    yields_to: &[],
};

/// Has the arbiter follow the rules or guidelines against cheating.
///
/// Source: Article 12.2.7.
pub static FAIR_PLAY_RULES: Provision = Provision {
    id: "fair-play-rules",
    rule: |laws| FAIR_PLAY_RULES.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Has the arbiter observe the games, above all in time trouble, enforce decisions and penalise where that is due.
///
/// So a refusal that has not become persistent yet can be penalised; who does not play on pays with his time (11.10).
///
/// Source: Article 12.3; in 2014 and 2001–2005 by its neighbours.
///
/// Reading: no measure is named for a single refusal, so that it may be any of the list; that the player is told what the next
/// one will cost is guidance of the arbiters' manual.
pub static GAMES_OBSERVED: Provision = Provision {
    id: "games-observed",
    rule: |laws| GAMES_OBSERVED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Defied],
        phase: Phase::DuringPlay,
        decide: decide_refusal,
    }),
    yields_to: &[&PERSISTENT_REFUSAL, &BOTH_REFUSE, &REFUSED_HELP_PENALISED],
};

/// Lets the arbiter appoint assistants.
///
/// Source: Article 12.4.
pub static ASSISTANTS: Provision = Provision {
    id: "assistants",
    rule: |laws| ASSISTANTS.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Lets the arbiter give one player or both extra time after a disturbance from outside, or by himself.
///
/// Source: Article 12.5; in 2001 by its neighbours.
pub static EXTRA_TIME: Provision = Provision {
    id: "extra-time",
    rule: |laws| EXTRA_TIME.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::DisturbedFromOutside, Happening::Disturbed],
        phase: Phase::DuringPlay,
        decide: decide_extra_time,
    }),
    yields_to: &[],
};

/// Lets a member federation ask FIDE for a ruling on a question about the Laws.
///
/// Source: Article 14.1 (until 2009); in 2001–2005 by the heading of Article 14.
pub static FIDE_RULING: Provision = Provision {
    id: "fide-ruling",
    rule: |laws| FIDE_RULING.where_numbered(laws),
    task: Task::Defines(None),
    yields_to: &[],
};

fn decide_conditions(moment: Moment<'_>) -> Decision {
    let (equipment, Some(player)) = (
        match moment.act() {
            Act::Request(Request::Equipment) => true,
            Act::Request(Request::Arrangements) => false,
            _ => return Ok(vec![]),
        },
        moment.player(),
    ) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("equipment", equipment);
    Ok(PLAYING_CONDITIONS.holds(facts, [Effect::Must(Duty::KeepConditions)]))
}

fn decide_refusal(moment: Moment<'_>) -> Decision {
    let players = match moment.act() {
        Act::Defy(Defiance::PlayingOn) => vec![],
        _ => culprits(moment),
    };
    if players.is_empty() {
        return Ok(vec![]);
    }
    let measures = players.iter().copied().map(Measure::Penalise).collect();
    Ok(GAMES_OBSERVED.holds(about(&players), [Effect::May(measures)]))
}

fn decide_special(moment: Moment<'_>) -> Decision {
    let needs = match moment.act() {
        Act::Request(Request::Medical) => true,
        Act::Request(Request::Arrangements) => {
            moment.found_so_far(Finding::Disability) == Some(true)
        }
        _ => false,
    };
    let Some(player) = moment.player().filter(|_| needs) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(SPECIAL_MEASURES.holds(facts, [Effect::Must(Duty::TakeSpecialMeasures)]))
}

fn decide_wish(moment: Moment<'_>) -> Decision {
    let (Act::Request(Request::Arrangements), Some(player)) = (moment.act(), moment.player())
    else {
        return Ok(vec![]);
    };
    if moment.found_so_far(Finding::Disability) != Some(true) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let worse_off = moment.found(Finding::OpponentWorseOff)?;
    Ok(DISABLED_WISH.decided(!worse_off, facts, [Effect::Allowed(player)]))
}

fn decide_extra_time(moment: Moment<'_>) -> Decision {
    match moment.act() {
        Act::Disturb(_) if !moment.by_arbiter() => Ok(vec![]),
        Act::ExternalDisturbance | Act::Disturb(_) => {
            Ok(EXTRA_TIME.holds(Facts::new(), [Effect::May(vec![Measure::GiveExtraTime])]))
        }
        _ => Ok(vec![]),
    }
}
