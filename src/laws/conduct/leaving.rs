//! Leaving the playing area and the playing venue, and outsiders who enter.

use crate::game::{
    Act, Effect, Enter, Fact, Facts, Finding, Happening, Leave, LeavePurpose, LeftPlace, Measure,
    Request, Unknown, words,
};
use crate::laws::adjourned::between_sessions;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_LEAVING: &[Happening] = &[Happening::Left, Happening::Requested];

/// Forbids a player to leave the playing venue without the arbiter's permission.
///
/// Between the sessions of an adjourned game he may go where he likes.
///
/// Source: Article 11.2.3.1.
///
/// Reading: an alarm is no time to ask; nobody breaks this rule who leaves in an emergency. The text names no exception.
pub static LEAVING_THE_VENUE: Provision = Provision {
    id: "leaving-the-venue",
    rule: |laws| LEAVING_THE_VENUE.where_numbered(laws),
    task: Task::Forbids(When {
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
    task: Task::Forbids(When {
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
    task: Task::Forbids(When {
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
    task: Task::Forbids(When {
        on: ON_LEAVING,
        phase: Phase::DuringPlay,
        decide: decide_report,
    }),
    yields_to: &[],
};

/// Counts a far corner of a large hall as outside the part of the playing area in which a player may walk.
///
/// Walking in one's own aisle is no leaving.
///
/// Source: M-178, a note of the French federation beside Article 11.2.2.
pub static FAR_CORNER: Provision = Provision {
    id: "far-corner",
    rule: |laws| FAR_CORNER.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::Left],
        phase: Phase::DuringPlay,
        decide: decide_corner,
    }),
    yields_to: &[],
};

fn decide_corner(moment: Moment<'_>) -> Decision {
    let (Act::Leave(leave), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    if leave.from != LeftPlace::FarCorner || !moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    let permitted = permitted(moment, leave.permission)?;
    Ok(FAR_CORNER.decided(!permitted, facts, [Effect::Forbidden(player)]))
}

fn decide_venue(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let who = Facts::new().with("player", Fact::Player(player));
    let facts = |asked: bool| who.clone().with("asked", asked);
    match moment.act() {
        Act::Leave(Leave {
            from: LeftPlace::Venue,
            permission,
            purpose,
            ..
        }) => {
            let emergency = *purpose == Some(LeavePurpose::Emergency);
            let why = if *permission == Some(true) {
                Away::Permission
            } else if emergency {
                Away::Emergency
            } else if between_sessions(moment) {
                Away::BetweenSessions
            } else if permitted(moment, *permission)? {
                Away::Permission
            } else {
                return Ok(LEAVING_THE_VENUE.holds(facts(false), [Effect::Forbidden(player)]));
            };
            Ok(LEAVING_THE_VENUE.fails(who.with("why", why)))
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
    let (leave, why, effect) = match moment.act() {
        Act::Leave(Leave {
            from: LeftPlace::Area,
            permission,
            purpose,
            ..
        }) => (
            Some(*permission),
            excused(*permission, *purpose),
            Effect::Forbidden(player),
        ),
        Act::Request(Request::LeaveArea) => (None, None, Effect::NeedsPermission(player)),
        _ => return Ok(vec![]),
    };
    if between_sessions(moment) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    if why.is_some() {
        return Ok(LEAVING_THE_AREA.fails(facts.with("why", why)));
    }
    Ok(match (moment.has_the_move(player)?, leave) {
        (true, None) => LEAVING_THE_AREA.holds(facts.with("leave", Leaving::Asked), [effect]),
        (true, Some(permission)) if permitted(moment, permission)? => {
            LEAVING_THE_AREA.fails(facts.with("why", Free::Permission))
        }
        (true, Some(_)) => LEAVING_THE_AREA.holds(facts.with("leave", Leaving::Left), [effect]),
        (false, None) if !moment.laws().setting.options.report_leaving => LEAVING_THE_AREA.holds(
            facts.with("leave", Leaving::Free),
            [Effect::Allowed(player)],
        ),
        (false, _) => LEAVING_THE_AREA.fails(facts.with("why", Free::NotOnMove)),
    })
}

/// What excuses a player who leaves.
fn excused(permission: Option<bool>, purpose: Option<LeavePurpose>) -> Option<Free> {
    let emergency = purpose == Some(LeavePurpose::Emergency);
    match (permission, emergency) {
        (Some(true), _) => Some(Free::Permission),
        (_, true) => Some(Free::Emergency),
        (_, false) => None,
    }
}

/// Whether the arbiter gave leave for what is done: told with the act, or found.
pub(super) fn permitted(moment: Moment<'_>, told: Option<bool>) -> Result<bool, Unknown> {
    told.map_or_else(|| moment.found(Finding::Permission), Ok)
}

words! {
    /// Why a player may leave the venue.
    enum Away { Permission, Emergency, BetweenSessions }

    /// Why a player may leave the area: with permission, in an emergency, or because he has not the move.
    enum Free { Permission, Emergency, NotOnMove }

    /// Whether leave was asked for that is needed, the player left without it, or needs none.
    enum Leaving { Asked, Left, Free }
}

fn decide_outsiders(moment: Moment<'_>) -> Decision {
    // who has finished is a spectator
    let finished = moment.record().ended().is_some() && moment.player().is_some();
    let outsider = finished || moment.event().by.is_outsider();
    let (Act::Enter(Enter { permission }), true) = (moment.act(), outsider) else {
        return Ok(vec![]);
    };
    let effects = [Effect::May(vec![Measure::ExpelOffender])];
    let permitted = permitted(moment, *permission)?;
    Ok(OUTSIDERS_STAY_OUT.decided(!permitted, Facts::new(), effects))
}

fn decide_report(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let leave = match moment.act() {
        Act::Leave(leave) if leave.from == LeftPlace::Area => Some(leave),
        Act::Request(Request::LeaveArea) => None,
        _ => return Ok(vec![]),
    };
    if !moment.laws().setting.options.report_leaving || moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    let silent = match leave {
        Some(Leave {
            permission: Some(true),
            ..
        })
        | None => false,
        Some(leave) => !match leave.reported {
            Some(told) => told,
            None => moment.found(Finding::Reported)?,
        },
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(match (silent, moment.happening()) {
        (true, _) => {
            REPORTING_TO_LEAVE.holds(facts.with("asked", false), [Effect::Forbidden(player)])
        }
        (false, Happening::Requested) => {
            REPORTING_TO_LEAVE.holds(facts.with("asked", true), [Effect::Allowed(player)])
        }
        (false, _) => REPORTING_TO_LEAVE.fails(facts),
    })
}
