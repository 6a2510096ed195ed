//! The arbiter's own ruling, measured by the Laws.

use crate::edition::{since, years::*};
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure};
use crate::laws::{Decision, Moment, Phase, Provision, Role, When};

/// Decides whether a ruling of the arbiter on an earlier event was right.
///
/// It is compared with the Laws in each part of a ruling that it touches; to do nothing is right where they demand nothing.
/// What they leave to the arbiter is right whether he does it or not.
/// What was lawfully played after a wrong ruling is not undone by this.
///
/// Source: Article 12.1 (2014–; 2014 by its neighbours), 13.1 (before; 2001–2005 by its neighbours), by which the arbiter sees that the Laws are observed;
/// the measure itself is our inference.
pub static RULING_MEASURED: Provision = Provision {
    id: "ruling-measured",
    numbers: &[since(L1997, "13.1"), since(L2014, "12.1")],
    rule: |laws| RULING_MEASURED.where_numbered(laws),
    role: Role::Decides(When {
        on: &[Happening::Ruled],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let (Act::Rules(ruled), Some(about)) = (moment.act(), moment.event().about) else {
        return Ok(vec![]);
    };
    let Some(judged) = moment.past().iter().find(|step| step.event == about) else {
        return Ok(vec![]);
    };
    let demanded: Vec<&Effect> = judged.effects().collect();
    let right = ruled
        .iter()
        .all(|effect| follows(effect, &demanded) || is_chosen(effect, &demanded))
        && demanded.iter().all(|effect| is_heeded(effect, ruled));
    let facts = Facts::new()
        .about(about)
        .with("right", Fact::Word(if right { "yes" } else { "no" }));
    let effect = if right {
        Effect::RulingRight
    } else {
        Effect::RulingWrong
    };
    Ok(RULING_MEASURED.holds(facts, [effect]))
}

/// Whether the Laws demand what was ruled.
fn follows(ruled: &Effect, demanded: &[&Effect]) -> bool {
    demanded.contains(&ruled)
}

/// Whether the Laws leave to the arbiter what was ruled.
fn is_chosen(ruled: &Effect, demanded: &[&Effect]) -> bool {
    demanded.iter().any(|effect| match effect {
        Effect::May(choices) => choices.iter().any(|choice| permits(choice, ruled)),
        _ => false,
    })
}

/// Whether a ruling on this part left out nothing that had to be ruled; no ruling at all leaves out everything.
fn is_heeded(demanded: &Effect, ruled: &[Effect]) -> bool {
    let part = demanded.aspect();
    let touched = ruled.is_empty() || ruled.iter().any(|effect| effect.aspect() == part);
    let chosen = matches!(demanded, Effect::May(_) | Effect::PlayOn);
    !touched || ruled.contains(demanded) || chosen
}

/// Whether this is the measure that was left to the arbiter.
fn permits(measure: &Measure, ruled: &Effect) -> bool {
    match (measure, ruled) {
        (Measure::Penalise(x) | Measure::PenaliseDistraction(x), effect) => match effect {
            Effect::PenaltyDue(y)
            | Effect::Warned { player: y, .. }
            | Effect::TakeTime { from: y, .. }
            | Effect::Fined(y)
            | Effect::LosesGame(y) => x == y,
            Effect::AddTime { to, .. } => *to == x.other(),
            _ => false,
        },
        (Measure::DeclareDraw, Effect::Draw)
        | (Measure::PostponeClaim, Effect::ClaimPostponed)
        | (Measure::RejectClaim, Effect::ClaimRejected)
        | (Measure::StartNewGame, Effect::NewGame)
        | (Measure::GiveExtraTime, Effect::AddTime { .. })
        | (Measure::StopClocks(_), Effect::PauseClocks) => true,
        (Measure::GrantIncrement(x), Effect::InstallIncrement(y)) => x == y,
        (
            Measure::GiveTime { to, time },
            Effect::AddTime {
                to: who,
                time: gets,
            },
        ) => to == who && time == gets,
        (Measure::TakeBackIncrement(x), Effect::TakeTime { from, .. }) => x == from,
        (Measure::RestartClock(x), Effect::StartClock(y)) => x == y,
        _ => false,
    }
}
