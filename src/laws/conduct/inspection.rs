//! The inspection of a player.

use crate::game::{Act, Duty, Effect, Fact, Facts, Finding, Happening, Inspection, Measure, words};
use crate::laws::conduct::inspection_how::INSPECTION_WITNESS;
use crate::laws::conduct::inspection_when::INSPECTION_ONCE;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter have a player inspected in private, by somebody of the player's own gender.
///
/// Source: Article 11.3.3.
pub static INSPECTION: Provision = Provision {
    id: "inspection",
    rule: |laws| INSPECTION.where_numbered(laws),
    task: Task::Requires(When {
        on: &[Happening::InspectionWanted],
        phase: Phase::Any,
        decide: decide_inspection,
    }),
    yields_to: &[&NATIONAL_LAW, &INSPECTION_ONCE],
};

/// Makes the refusal of a proper inspection an offence; a player may refuse an improper one.
///
/// Source: Article 11.3.3.
pub static INSPECTION_REFUSED: Provision = Provision {
    id: "inspection-refused",
    rule: |laws| INSPECTION_REFUSED.where_numbered(laws),
    task: Task::Forbids(When {
        on: &[Happening::InspectionRefused],
        phase: Phase::DuringPlay,
        decide: decide_refused,
    }),
    yields_to: &[&NATIONAL_LAW],
};

/// Keeps the arbiter from an inspection that the law of the country forbids; who refuses it may do so.
///
/// Source: M-250 and M-006, beside Articles 0.1 and 11.3.3.
///
/// Reading: what a player shows of his own accord is no search. The alternative bars every inspection of bags, too.
pub static NATIONAL_LAW: Provision = Provision {
    id: "national-law",
    rule: |laws| NATIONAL_LAW.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::InspectionWanted, Happening::InspectionRefused],
        phase: Phase::Any,
        decide: decide_by_national_law,
    }),
    yields_to: &[],
};

/// Whether the letter lets the arbiter inspect in this way.
pub(super) fn is_proper(inspection: Inspection) -> bool {
    wrong(inspection).is_none()
}

/// What is wrong with the way in which the arbiter wants to inspect.
fn wrong(inspection: Inspection) -> Option<Wrong> {
    match inspection {
        Inspection {
            same_gender: false, ..
        } => Some(Wrong::Gender),
        Inspection {
            in_private: false, ..
        } => Some(Wrong::Public),
        Inspection { .. } => None,
    }
}

words! {
    /// What is wrong with an inspection.
    enum Wrong { Gender, Public }

    /// Why a player may refuse an inspection.
    enum Refusable { Gender, Public, Witness }
}

fn decide_inspection(moment: Moment<'_>) -> Decision {
    let (Act::Inspect(inspection), true) = (moment.act(), moment.by_arbiter()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(inspection.of));
    Ok(match wrong(*inspection) {
        Some(why) => INSPECTION.fails(facts.with("why", why)),
        None => INSPECTION.holds(facts, [Effect::May(vec![Measure::Inspect(inspection.of)])]),
    })
}

fn decide_by_national_law(moment: Moment<'_>) -> Decision {
    let (player, effect) = match (moment.act(), moment.player()) {
        (Act::Inspect(inspection), _) if moment.by_arbiter() => {
            (inspection.of, Effect::MustNot(Duty::EnforceRule))
        }
        (Act::RefuseInspection, Some(player)) => (player, Effect::Allowed(player)),
        _ => return Ok(vec![]),
    };
    if !moment.found(Finding::AgainstNationalLaw)? {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(NATIONAL_LAW.holds(facts, [effect]))
}

fn decide_refused(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let Some(wanted) = inspected(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let why = match wrong(wanted) {
        Some(Wrong::Gender) => Some(Refusable::Gender),
        Some(Wrong::Public) => Some(Refusable::Public),
        None if moment.holds(&INSPECTION_WITNESS)? => Some(Refusable::Witness),
        None => None,
    };
    Ok(match why {
        Some(why) => INSPECTION_REFUSED.fails(facts.with("why", why)),
        None => INSPECTION_REFUSED.holds(facts, [Effect::Forbidden(player)]),
    })
}

/// The inspection that the player refuses in this event.
pub(super) fn inspected(moment: Moment<'_>) -> Option<Inspection> {
    let (Act::RefuseInspection, Some(player)) = (moment.act(), moment.player()) else {
        return None;
    };
    moment.past().iter().rev().find_map(|step| {
        match moment.event_at(step.event).map(|event| &event.act) {
            Some(Act::Inspect(inspection)) if inspection.of == player => Some(*inspection),
            _ => None,
        }
    })
}
