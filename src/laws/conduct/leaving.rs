//! Leaving the playing area and the playing venue, and outsiders who enter.

use crate::game::{Act, Effect, Enter, Fact, Facts, Happening, Leave, LeftPlace, Measure, Request};
use crate::laws::adjourned::between_sessions;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_LEAVING: &[Happening] = &[Happening::Left, Happening::Requested];

/// Forbids a player to leave the playing venue without the arbiter's permission.
///
/// Between the sessions of an adjourned game he may go where he likes.
///
/// Source: Article 11.2.3.1.
pub static LEAVING_THE_VENUE: Provision = Provision {
    id: "leaving-the-venue",
    rule: |laws| LEAVING_THE_VENUE.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_LEAVING,
        phase: Phase::DuringPlay,
        decide: decide_venue,
    }),
    yields_to: &[],
};

/// Forbids the player having the move to leave the playing area without the arbiter's permission.
///
/// Source: Article 11.2.3.2.
pub static LEAVING_THE_AREA: Provision = Provision {
    id: "leaving-the-area",
    rule: |laws| LEAVING_THE_AREA.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_LEAVING,
        phase: Phase::DuringPlay,
        decide: decide_area,
    }),
    yields_to: &[],
};

/// Lets nobody but players and arbiters into the playing area without the arbiter's permission.
///
/// Source: Article 11.2.3.3.
pub static OUTSIDERS_STAY_OUT: Provision = Provision {
    id: "outsiders-stay-out",
    rule: |laws| OUTSIDERS_STAY_OUT.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Entered],
        phase: Phase::Any,
        decide: decide_outsiders,
    }),
    yields_to: &[],
};

/// Obliges the player who has not the move to report before leaving the area, where the event says so.
///
/// Source: Article 11.2.4.
pub static REPORTING_TO_LEAVE: Provision = Provision {
    id: "reporting-to-leave",
    rule: |laws| REPORTING_TO_LEAVE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Left],
        phase: Phase::DuringPlay,
        decide: decide_report,
    }),
    yields_to: &[],
};

fn decide_venue(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = |asked: bool| {
        Facts::new()
            .with("player", Fact::Player(player))
            .with("asked", asked)
    };
    match moment.act() {
        Act::Leave(Leave {
            from: LeftPlace::Venue,
            permission,
            ..
        }) => {
            let between = between_sessions(moment);
            let facts = facts(false).with("between", between);
            let breach = !*permission && !between;
            Ok(LEAVING_THE_VENUE.decided(breach, facts, [Effect::Forbidden(player)]))
        }
        Act::Request(Request::LeaveVenue) => {
            Ok(LEAVING_THE_VENUE.holds(facts(true), [Effect::NeedsPermission(player)]))
        }
        _ => Ok(vec![]),
    }
}

fn decide_area(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let (asked, permission, effect) = match moment.act() {
        Act::Leave(Leave {
            from: LeftPlace::Area,
            permission,
            ..
        }) => (false, *permission, Effect::Forbidden(player)),
        Act::Request(Request::LeaveArea) => (true, false, Effect::NeedsPermission(player)),
        _ => return Ok(vec![]),
    };
    if between_sessions(moment) {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("asked", asked)
        .with("permission", permission);
    if permission {
        return Ok(LEAVING_THE_AREA.fails(facts));
    }
    let on_move = moment.has_the_move(player)?;
    Ok(LEAVING_THE_AREA.decided(on_move, facts, [effect]))
}

fn decide_outsiders(moment: Moment<'_>) -> Decision {
    let (Act::Enter(Enter { permission }), true) = (moment.act(), moment.event().by.is_outsider())
    else {
        return Ok(vec![]);
    };
    let effects = [Effect::May(vec![Measure::ExpelOffender])];
    Ok(OUTSIDERS_STAY_OUT.decided(!*permission, Facts::new(), effects))
}

fn decide_report(moment: Moment<'_>) -> Decision {
    let (
        Some(player),
        Act::Leave(Leave {
            from: LeftPlace::Area,
            permission,
            reported,
            ..
        }),
    ) = (moment.player(), moment.act())
    else {
        return Ok(vec![]);
    };
    if !moment.laws().setting.options.report_leaving || moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let silent = !*permission && !*reported;
    Ok(REPORTING_TO_LEAVE.decided(silent, facts, [Effect::Forbidden(player)]))
}
