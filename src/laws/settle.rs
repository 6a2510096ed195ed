//! Settling: exceptions go first, what the end of the game overtakes lapses, and conflicts are errors.

use crate::edition::Laws;
use crate::laws::provision::{Provision, Reason, Status};
use crate::laws::verdict::Fault;

/// Marks reasons that yield or lapse; what remains may not contradict itself.
///
/// # Errors
///
/// [`Fault::Conflict`] naming both provisions.
pub(super) fn settle(reasons: &mut [Reason], laws: &Laws) -> Result<(), Fault> {
    yield_to_exceptions(reasons, laws);
    lapse_at_the_end(reasons);
    refuse_conflicts(reasons)
}

fn yield_to_exceptions(reasons: &mut [Reason], laws: &Laws) {
    let holds = |reason: &&Reason| reason.status == Status::Holds;
    let holding: Vec<_> = (reasons.iter().filter(holds).map(|r| r.provision)).collect();
    if holding.len() < 2 {
        return;
    }
    for reason in reasons.iter_mut().filter(|r| r.status == Status::Holds) {
        if let Some(before) = exception(reason.provision, &holding, laws) {
            reason.status = Status::YieldsTo(before);
        }
    }
}

/// The exception before which a provision gives way: one that does not give way itself.
fn exception(
    provision: &'static Provision,
    holding: &[&'static Provision],
    laws: &Laws,
) -> Option<&'static Provision> {
    let mut exceptions = provision.exceptions(&laws.contents);
    exceptions.find(|other| holding.contains(other) && exception(other, holding, laws).is_none())
}

fn lapse_at_the_end(reasons: &mut [Reason]) {
    let ends = |r: &Reason| {
        r.status == Status::Holds && r.effects.iter().any(|effect| effect.ends_the_game())
    };
    if !reasons.iter().any(ends) {
        return;
    }
    for reason in reasons
        .iter_mut()
        .filter(|r| r.status == Status::Holds && !r.effects.is_empty())
    {
        if reason.effects.iter().all(|effect| effect.serves_play()) {
            reason.status = Status::Lapses;
        }
    }
}

fn refuse_conflicts(reasons: &[Reason]) -> Result<(), Fault> {
    let holds = |reason: &&Reason| reason.status == Status::Holds;
    for (after, first) in (1..).zip(reasons).filter(|(_, reason)| holds(reason)) {
        let others = reasons[after..].iter().filter(holds);
        for second in others.filter(|second| second.provision != first.provision) {
            let mut effects = first.effects.iter();
            if effects.any(|a| second.effects.iter().any(|b| a.conflicts_with(b))) {
                return Err(Fault::Conflict(first.provision, second.provision));
            }
        }
    }
    Ok(())
}
