//! The arbiter's own ruling, measured by the Laws.

use crate::edition::{Edition::*, Laws, since};
use crate::game::{Act, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};
use std::collections::BTreeSet;

/// Decides whether a ruling of the arbiter on an earlier event was right.
///
/// It is compared with the Laws in each part of a ruling that it touches; to do nothing is right where they demand nothing.
/// What was lawfully played after a wrong ruling is not undone by this.
///
/// Source: Article 12.1 (2017–), by which the arbiter sees that the Laws are observed; the measure itself is our inference,
/// and so it is applied in the older editions too, of whose article the number is not known to us.
pub static RULING_MEASURED: Provision = Provision {
    id: "ruling-measured",
    numbers: &[since(L2017, "12.1")],
    rule: |_| Some(Facts::new()),
    role: Role::Decides(When {
        on: &[Happening::Ruled],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(_laws: &Laws, moment: Moment<'_>) -> Decision {
    let (Act::Rules(ruled), Some(about)) = (moment.act(), moment.event().about) else {
        return Ok(vec![]);
    };
    let Some(judged) = moment.past().iter().find(|step| step.event == about) else {
        return Ok(vec![]);
    };
    let demanded: Vec<&Effect> = judged.effects().collect();
    let right = if ruled.is_empty() {
        demanded
            .iter()
            .all(|effect| matches!(effect, Effect::PlayOn))
    } else {
        let touched: BTreeSet<_> = ruled.iter().map(Effect::aspect).collect();
        let demanded = demanded
            .into_iter()
            .filter(|e| touched.contains(&e.aspect()));
        let demanded: Vec<&Effect> = demanded.collect();
        demanded.len() == ruled.len() && ruled.iter().all(|effect| demanded.contains(&effect))
    };
    let facts = Facts::new()
        .with("event", Fact::Count(u32::from(about) + 1))
        .with("right", Fact::Word(if right { "yes" } else { "no" }));
    let effect = if right {
        Effect::RulingRight
    } else {
        Effect::RulingWrong
    };
    Ok(RULING_MEASURED.holds(facts, [effect]))
}
