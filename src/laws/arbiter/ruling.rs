//! The arbiter's own ruling, measured by the Laws.

use crate::board::Player;
use crate::edition::{Choice, Laws};
use crate::game::{Act, Aspect, Effect, Facts, Happening, Need, PointIs, RulingParts};
use crate::laws::arbiter::impose::may_impose;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a ruling of the arbiter on an earlier event was right.
///
/// It is compared with the Laws in each part of a ruling that it touches, what they say once he has seen that event included; to do nothing is right where they demand nothing.
/// What they leave to the arbiter is right whether he does it or not.
/// What was lawfully played after a wrong ruling is not undone by this. Of a wrong ruling it tells point by point what was demanded,
/// left to him, missing and wrong; of a right one what was left to him.
///
/// Source: Article 12.1; in 2014 and 2001–2005 by its neighbours. By it the arbiter sees that the Laws are observed; the measure itself is our inference.
pub static RULING_MEASURED: Provision = Provision {
    id: "ruling-measured",
    rule: |laws| RULING_MEASURED.where_numbered(laws),
    task: Task::Decides(When {
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
    let judged = moment.steps_on(about);
    let demanded: Vec<&Effect> = judged.flat_map(|step| step.effects()).collect();
    let more: Vec<&Effect> = (ruled.iter())
        .filter(|effect| !demanded.contains(effect))
        .collect();
    let chosen = |effect: &&Effect| is_chosen(effect, &demanded, moment.laws());
    let allowed: Vec<&Effect> = more.iter().copied().filter(chosen).collect();
    let heeded = |effect: &&Effect| is_heeded(effect, ruled, &allowed);
    let of = |are: PointIs| -> Vec<Effect> {
        let points: Vec<&Effect> = match are {
            PointIs::Required => ruled.iter().filter(|e| demanded.contains(e)).collect(),
            PointIs::Allowed => allowed.clone(),
            PointIs::Missing => demanded.iter().copied().filter(|e| !heeded(e)).collect(),
            PointIs::Wrong => more.iter().copied().filter(|e| !chosen(e)).collect(),
        };
        points.into_iter().cloned().collect()
    };
    let right = of(PointIs::Wrong).is_empty() && of(PointIs::Missing).is_empty();
    let facts = Facts::new().about(about).with("right", right);
    let mut effects = vec![if right {
        Effect::RulingWasRight
    } else {
        Effect::RulingWasWrong
    }];
    // that a right ruling is what the Laws demand needs no list
    let told = PointIs::CHOICES
        .iter()
        .copied()
        .filter(|are| !right || *are == PointIs::Allowed);
    effects.extend(told.filter_map(|are| {
        let points = of(are);
        (!points.is_empty()).then_some(Effect::RulingPoints {
            are,
            points: RulingParts(points),
        })
    }));
    Ok(RULING_MEASURED.holds(facts, effects))
}

/// Whether the Laws leave to the arbiter what was ruled; a penalty that they do not list is not left to him.
///
/// What they forbid he may penalise, by a penalty of their list.
fn is_chosen(ruled: &Effect, demanded: &[&Effect], laws: &Laws) -> bool {
    let kinds = Player::ALL.map(|player| ruled.penalty_of(player));
    let lawful = kinds
        .into_iter()
        .flatten()
        .all(|kind| may_impose(kind, laws));
    let penalised = |effect: &&&Effect| match effect {
        Effect::Forbidden(player) => ruled.penalty_of(*player).is_some(),
        _ => false,
    };
    let open = |effect: &&&Effect| effect.leaves_open(ruled);
    lawful
        && (demanded.iter().any(|effect| open(&effect))
            || demanded.iter().any(|effect| penalised(&effect)))
}

/// Whether a ruling on this part left out nothing that had to be ruled; no ruling at all leaves out everything.
///
/// Who rules nothing need not say either what a thing is.
/// What the arbiter chose stands for what left him the choice, and for the result that he may change.
fn is_heeded(demanded: &Effect, ruled: &[Effect], chosen: &[&Effect]) -> bool {
    let part = demanded.aspect();
    let nothing = ruled.is_empty() && part != Aspect::Definitions;
    let touched = nothing || ruled.iter().any(|effect| effect.aspect() == part);
    let optional = matches!(demanded, Effect::May(_)) || demanded.need() == Need::Silent;
    let changeable = matches!(demanded, Effect::ResultStands(_));
    let replaced = |choice: &&Effect| {
        demanded.leaves_open(choice) || changeable && choice.aspect() == Aspect::Game
    };
    !touched || ruled.contains(demanded) || optional || chosen.iter().any(replaced)
}
