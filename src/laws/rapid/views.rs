//! Looking at the record that the arbiter keeps.

use crate::edition::{Laws, Pace};
use crate::game::{Duty, Effect, Fact, Facts, Happening};
use crate::laws::blitz::BLITZ_RECORD_VIEWS;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a player who has the move see the record, up to a number of times in a game.
///
/// Source: Article A.4.3. Reading: the clock is not stopped for it.
pub static RAPID_RECORD_VIEWS: Provision = Provision {
    id: "rapid-record-views",
    rule: |laws| rule(laws, Pace::Rapid),
    task: Task::Grants(on_request(|moment| {
        decide_view(&RAPID_RECORD_VIEWS, moment)
    })),
    yields_to: &[],
};

/// Treats each further request as a distraction of the opponent.
///
/// Source: Article A.4.3.
pub static RAPID_TOO_MANY_VIEWS: Provision = Provision {
    id: "rapid-too-many-views",
    rule: |laws| rule(laws, Pace::Rapid),
    task: Task::Empowers(on_request(|moment| {
        decide_too_many(&RAPID_TOO_MANY_VIEWS, moment)
    })),
    yields_to: &[],
};

/// Has the clocks run on while a player looks at the record.
///
/// Source: M-229, beside Articles A.4.3 and B.2.3.
pub static RECORD_SEEN_ON_OWN_TIME: Provision = Provision {
    id: "record-seen-on-own-time",
    rule: |laws| RECORD_SEEN_ON_OWN_TIME.where_numbered(laws),
    task: Task::Decides(on_request(decide_own_time)),
    yields_to: &[],
};

/// A provision that is asked when a player asks for the record.
pub(in crate::laws) const fn on_request(decide: fn(Moment<'_>) -> Decision) -> When {
    When {
        on: &[Happening::RecordAsked],
        phase: Phase::DuringPlay,
        decide,
    }
}

/// The variables of the rule on looking at the record at this pace.
pub(in crate::laws) fn rule(laws: &Laws, pace: Pace) -> Option<Facts> {
    if laws.setting.pace != pace {
        return None;
    }
    Facts::new().param("limit", &laws.params.record_views)
}

/// Decides whether the player may see the record now.
pub(in crate::laws) fn decide_view(provision: &'static Provision, moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (moment.player(), (provision.rule)(laws)) else {
        return Ok(vec![]);
    };
    let Some(limit) = moment.given(&laws.params.record_views) else {
        return Ok(vec![]);
    };
    let count = moment.record_requests(player);
    let facts = facts
        .with("player", Fact::Player(player))
        .with("count", Fact::Count(count));
    if count > limit {
        return Ok(provision.fails(facts.with("often", true)));
    }
    let on_move = moment.has_the_move(player)?;
    let facts = facts.with("often", false);
    Ok(provision.decided(on_move, facts, [Effect::Must(Duty::ShowRecord)]))
}

/// Decides whether the request is one too many.
pub(in crate::laws) fn decide_too_many(
    provision: &'static Provision,
    moment: Moment<'_>,
) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (moment.player(), (provision.rule)(laws)) else {
        return Ok(vec![]);
    };
    let Some(limit) = moment.given(&laws.params.record_views) else {
        return Ok(vec![]);
    };
    let count = moment.record_requests(player);
    let facts = facts
        .with("player", Fact::Player(player))
        .with("count", Fact::Count(count));
    let effects = [Effect::PenaltyDue(player)];
    Ok(provision.decided(count > limit, facts, effects))
}

fn decide_own_time(moment: Moment<'_>) -> Decision {
    let seen = moment.holds(&RAPID_RECORD_VIEWS)? || moment.holds(&BLITZ_RECORD_VIEWS)?;
    let Some(player) = moment.player().filter(|_| seen) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let effects = [Effect::MustNot(Duty::StopClocks)];
    Ok(RECORD_SEEN_ON_OWN_TIME.holds(facts, effects))
}
