//! When a player is inspected, as it is taught: on what ground, when that is usual, and how often.

use crate::board::Player;
use crate::game::{
    Accusation, Act, Duty, Effect, Finding, Happening, Inspection, Leave, LeftPlace, RulingParts,
    Unknown, Whom, words,
};
use crate::laws::conduct::inspection::INSPECTION;
use crate::laws::conduct::inspection_how::{about, wanted};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Task, When};

/// Marks an inspection without any ground as unusual.
///
/// Source: M-251, beside Article 11.3.3.
pub static INSPECTION_GROUND: Provision = Provision {
    id: "inspection-ground",
    rule: |laws| INSPECTION_GROUND.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::InspectionWanted],
        phase: Phase::Any,
        decide: decide_ground,
    }),
    yields_to: &[],
};

/// Marks when an inspection on suspicion is usual: before or after the game, and during it only where it cannot wait.
///
/// Source: M-253, beside Article 11.3.3.
pub static INSPECTION_TIME: Provision = Provision {
    id: "inspection-time",
    rule: |laws| INSPECTION_TIME.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::InspectionWanted],
        phase: Phase::Any,
        decide: decide_time,
    }),
    yields_to: &[],
};

/// Marks the inspection of a player as usual at any time who has left the venue, or whom his opponent has accused.
///
/// Source: M-254, beside Article 11.3.3.
pub static INSPECTION_AT_ANY_TIME: Provision = Provision {
    id: "inspection-at-any-time",
    rule: |laws| INSPECTION_AT_ANY_TIME.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::InspectionWanted],
        phase: Phase::Any,
        decide: decide_any_time,
    }),
    yields_to: &[&INSPECTION_ONCE],
};

/// Bars a second inspection in a round of a player who has left the venue, or whom his opponent has accused.
///
/// Source: M-254, beside Article 11.3.3.
///
/// Reading: an overwhelming suspicion is a ground of its own, so that it may lead to another inspection. The alternative bars that, too.
pub static INSPECTION_ONCE: Provision = Provision {
    id: "inspection-once",
    rule: |laws| INSPECTION_ONCE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::InspectionWanted],
        phase: Phase::Any,
        decide: decide_once,
    }),
    yields_to: &[],
};

words! {
    /// When a player is inspected on suspicion.
    enum Inspects { Before, After, Urgent, During }

    /// Why another inspection is not barred: it is the first, or the suspicion is a ground of its own.
    enum NotBarred { First, Overwhelming }

    /// Why a player may be inspected at any time.
    enum Opened { Left, Accused }
}

/// What the arbiter does by inspecting this player.
fn parts(player: Player) -> RulingParts {
    RulingParts(vec![Effect::Inspected(player)])
}

/// The inspection, where the arbiter may have it and no ground opens it at any time.
fn on_suspicion(moment: Moment<'_>) -> Result<Option<Inspection>, Unknown> {
    let Some(wanted) = wanted(moment) else {
        return Ok(None);
    };
    let may = moment.holds(&INSPECTION)? && !moment.holds(&INSPECTION_AT_ANY_TIME)?;
    Ok(may.then_some(wanted))
}

fn decide_ground(moment: Moment<'_>) -> Decision {
    let Some(wanted) = on_suspicion(moment)? else {
        return Ok(vec![]);
    };
    let none = !moment.found(Finding::Suspicion)?;
    let unusual = Effect::Unusual(parts(wanted.of));
    Ok(INSPECTION_GROUND.decided(none, about(wanted.of), [unusual]))
}

fn decide_time(moment: Moment<'_>) -> Decision {
    let Some(wanted) = on_suspicion(moment)? else {
        return Ok(vec![]);
    };
    if !moment.found(Finding::Suspicion)? {
        return Ok(vec![]);
    }
    let now = if wanted.before_the_game {
        Inspects::Before
    } else if moment.record().ended().is_some() {
        Inspects::After
    } else if moment.found(Finding::Overwhelming)? {
        Inspects::Urgent
    } else {
        Inspects::During
    };
    let effect = match now {
        Inspects::During => Effect::Unusual(parts(wanted.of)),
        Inspects::Before | Inspects::After | Inspects::Urgent => Effect::Usual(parts(wanted.of)),
    };
    Ok(INSPECTION_TIME.holds(about(wanted.of).with("now", now), [effect]))
}

fn decide_any_time(moment: Moment<'_>) -> Decision {
    let Some((wanted, opened)) = wanted_openly(moment) else {
        return Ok(vec![]);
    };
    // to have left or to be accused opens one inspection, not two
    if again(moment, wanted.of) && moment.found(Finding::Overwhelming)? {
        return Ok(vec![]);
    }
    let facts = about(wanted.of).with("opened", opened);
    let usual = Effect::Usual(parts(wanted.of));
    Ok(INSPECTION_AT_ANY_TIME.holds(facts, [usual]))
}

fn decide_once(moment: Moment<'_>) -> Decision {
    let Some((wanted, _)) = wanted_openly(moment) else {
        return Ok(vec![]);
    };
    let facts = about(wanted.of);
    if !again(moment, wanted.of) {
        return Ok(INSPECTION_ONCE.fails(facts.with("why", NotBarred::First)));
    }
    if moment.found(Finding::Overwhelming)? {
        return Ok(INSPECTION_ONCE.fails(facts.with("why", NotBarred::Overwhelming)));
    }
    Ok(INSPECTION_ONCE.holds(facts, [Effect::MustNot(Duty::Inspect)]))
}

/// Whether this player has been inspected before, as the arbiter may have it.
fn again(moment: Moment<'_>, player: Player) -> bool {
    let held = |reason: &Reason| *reason.provision == INSPECTION && reason.status == Status::Holds;
    moment.past().iter().any(|step| {
        let event = moment.event_at(step.event);
        let of = |act: &Act| matches!(act, Act::Inspect(earlier) if earlier.of == player);
        event.is_some_and(|event| of(&event.act)) && step.reasons.iter().any(held)
    })
}

/// The inspection that the arbiter wants, and why it may be at any time.
fn wanted_openly(moment: Moment<'_>) -> Option<(Inspection, Opened)> {
    let wanted = wanted(moment)?;
    Some((wanted, opened(moment, wanted.of)?))
}

/// Why this player may be inspected at any time: he has left the venue during the game, or his opponent has accused him.
fn opened(moment: Moment<'_>, player: Player) -> Option<Opened> {
    let mut events = (0..moment.ix()).filter_map(|ix| moment.event_at(ix));
    events.find_map(|event| match &event.act {
        Act::Leave(Leave {
            from: LeftPlace::Venue,
            ..
        }) if event.by.player() == Some(player) => Some(Opened::Left),
        Act::Accuse(Accusation {
            of,
            to: Whom::Arbiter,
            ..
        }) if *of == player && event.by.player() == Some(player.other()) => Some(Opened::Accused),
        _ => None,
    })
}
