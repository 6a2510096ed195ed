//! The arbiter's own ruling, measured by the Laws.

use crate::board::Player;
use crate::edition::{Choice, ItemName, Laws};
use crate::game::{
    Act, Aspect, Duty, Effect, EventIx, Facts, Happening, Need, PointIs, RulingParts, words,
};
use crate::laws::arbiter::impose::may_impose;
use crate::laws::quickplay;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Step, Task, When};

/// Decides whether a ruling of the arbiter on an earlier event was right.
///
/// It is compared with the Laws in each part of a ruling that it touches, and in what no ruling may leave out;
/// what they say once he has seen that event, or it was claimed, included. To do nothing is right where they demand nothing.
/// What they leave to the arbiter is right whether he does it or not; what is right but not all that they demand is incomplete.
/// What the letter leaves to the arbiter, and it is taught that he does not do it, is neither: it is said to be not as it is taught.
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

words! {
    /// What a ruling is: right, right but not all that is demanded, left to him by the letter only, not to be measured, or wrong.
    enum Measured { Right, Incomplete, Untaught, Unread, Wrong }
}

fn decide(moment: Moment<'_>) -> Decision {
    let (Act::Rules(ruled), Some(about)) = (moment.act(), moment.event().about) else {
        return Ok(vec![]);
    };
    let unread = moment.steps_on(about).flat_map(|step| &step.unread);
    let unread: Vec<&'static Provision> = unread.copied().collect();
    let judged = (moment.steps_on(about)).chain(quickplay::decided_on(moment, about));
    let mut demanded: Vec<&Effect> = judged.flat_map(|step| step.effects()).collect();
    let brought = quickplay::brought_by_choice(moment)?;
    let left = |effect: &&Effect| demanded.iter().any(|d| d.leaves_open(effect));
    let (_, brought): (Vec<&Effect>, Vec<&Effect>) = brought.iter().partition(left);
    demanded.extend(brought);
    let more: Vec<&Effect> = (ruled.iter())
        .filter(|effect| !demanded.iter().any(|demand| is_met(demand, effect)))
        .collect();
    let standing = standing_result(moment);
    let chosen =
        |effect: &&Effect| Some(*effect) == standing || is_chosen(effect, &demanded, moment.laws());
    let allowed: Vec<&Effect> = more.iter().copied().filter(chosen).collect();
    let heeded = |effect: &&Effect| is_heeded(effect, ruled, &allowed);
    let of = |are: PointIs| -> Vec<Effect> {
        let points: Vec<&Effect> = match are {
            PointIs::Required => {
                let met = |ruled: &&Effect| demanded.iter().any(|demand| is_met(demand, ruled));
                ruled.iter().filter(met).collect()
            }
            PointIs::Allowed | PointIs::Usual | PointIs::Unusual | PointIs::Untaught => {
                let is = |ruled: &&Effect| custom(ruled, &demanded) == are;
                allowed.iter().copied().filter(is).collect()
            }
            PointIs::Missing => demanded.iter().copied().filter(|e| !heeded(e)).collect(),
            PointIs::Wrong => more.iter().copied().filter(|e| !chosen(e)).collect(),
        };
        points.into_iter().cloned().collect()
    };
    let none = |are: PointIs| of(are).is_empty();
    let facts = Facts::new().about(about);
    if !unread.is_empty() && none(PointIs::Missing) {
        moment.hangs_on(&unread);
        return Ok(RULING_MEASURED.holds(facts.with("measured", Measured::Unread), []));
    }
    let measured = match none(PointIs::Wrong) {
        true if none(PointIs::Missing) && !none(PointIs::Untaught) => Measured::Untaught,
        true if none(PointIs::Missing) => Measured::Right,
        true if !ruled.is_empty() => Measured::Incomplete,
        false if none(PointIs::Missing) && is_untaught(moment, about, &of(PointIs::Wrong)) => {
            Measured::Untaught
        }
        _ => Measured::Wrong,
    };
    let facts = facts.with("measured", measured);
    let mut effects = vec![match measured {
        Measured::Right => Effect::RulingWasRight,
        Measured::Incomplete => Effect::RulingWasIncomplete,
        Measured::Untaught => Effect::RulingNotAsTaught,
        Measured::Unread | Measured::Wrong => Effect::RulingWasWrong,
    }];
    // that a right ruling is what the Laws demand needs no list
    let told = PointIs::CHOICES
        .iter()
        .copied()
        .filter(|are| measured != Measured::Right || are.is_left_to_the_arbiter());
    effects.extend(told.filter_map(|are| {
        let points = of(are);
        let are = match (are, measured) {
            (PointIs::Wrong, Measured::Untaught) => PointIs::Untaught,
            _ => are,
        };
        (!points.is_empty()).then_some(Effect::RulingPoints {
            are,
            points: RulingParts(points),
        })
    }));
    Ok(RULING_MEASURED.holds(facts, effects))
}

/// Whether all these points were left to the arbiter by an earlier ruling of the case, and it is taught otherwise of the event that
/// he ruled on; then the ruling rests on what teaches it.
fn is_untaught(moment: Moment<'_>, about: EventIx, points: &[Effect]) -> bool {
    let left = |point: &Effect| {
        let mut effects = moment.past().iter().flat_map(Step::effects);
        effects.any(|effect| effect.leaves_open(point))
    };
    let holding = moment.steps_on(about).flat_map(|step| &step.reasons);
    let items = holding.filter(|reason| reason.status == Status::Holds);
    let items: Vec<&ItemName> = items.flat_map(|reason| &reason.items).collect();
    let untaught = !items.is_empty() && points.iter().all(left);
    if untaught {
        moment.rests_on_items(&items);
    }
    untaught
}

/// The result of which the Laws said last that it stands: the arbiter may confirm it, whatever he rules on.
fn standing_result(moment: Moment<'_>) -> Option<&Effect> {
    let effects = moment.past().iter().rev().flat_map(Step::effects);
    effects
        .into_iter()
        .find(|effect| matches!(effect, Effect::ResultStands(_)))
}

/// Whether a ruling is what the Laws demand; who has the promoted piece put there rules to which piece the player must promote.
fn is_met(demanded: &Effect, ruled: &Effect) -> bool {
    demanded == ruled
        || matches!((demanded, ruled), (Effect::MustPromoteTo { piece, .. }, Effect::PromotedTo(put)) if piece == put)
}

/// Whether the Laws leave to the arbiter what was ruled; a penalty that they do not list is not left to him.
///
/// What they forbid he may penalise, by a penalty of their list; the times that he sets by his judgement are his,
/// and where the clock itself was wrong, so is what he gives or takes to set them.
fn is_chosen(ruled: &Effect, demanded: &[&Effect], laws: &Laws) -> bool {
    let kinds = Player::ALL.map(|player| ruled.penalty_of(player));
    let lawful = kinds
        .into_iter()
        .flatten()
        .all(|kind| may_impose(kind, laws));
    let wrong = |effect: &&Effect| matches!(effect, Effect::InstallSetting | Effect::ReplaceClock);
    let clock_was_wrong = demanded.iter().any(wrong);
    let open = |effect: &Effect| match effect {
        Effect::Forbidden(player) => ruled.penalty_of(*player).is_some(),
        Effect::TimesByJudgement => match ruled {
            Effect::ShowsExactly { .. } => true,
            Effect::AddTime { .. } | Effect::TakeTime { .. } => clock_was_wrong,
            _ => false,
        },
        Effect::Must(Duty::AdjustTime) => {
            matches!(ruled, Effect::AddTime { .. } | Effect::TakeTime { .. })
        }
        other => other.leaves_open(ruled),
    };
    lawful && demanded.iter().any(|effect| open(effect))
}

/// What is taught of a choice that the arbiter made where the Laws leave it to him.
///
/// It is unusual if that is taught of it, or if another one of its kind is taught as usual.
fn custom(ruled: &Effect, judged: &[&Effect]) -> PointIs {
    let taught = |is: PointIs| {
        judged.iter().flat_map(move |effect| match (effect, is) {
            (Effect::Usual(points), PointIs::Usual)
            | (Effect::Unusual(points), PointIs::Unusual)
            | (Effect::Untaught(points), PointIs::Untaught) => points.0.as_slice(),
            _ => &[],
        })
    };
    let penalty = |effect: &Effect| Player::ALL.map(|player| effect.penalty_of(player));
    let warned = |effect: &Effect| matches!(effect, Effect::Warned { .. });
    let same = |usual: &Effect| {
        usual == ruled || usual.leaves_open(ruled) || warned(usual) && warned(ruled)
    };
    let alike = |usual: &Effect| penalty(usual) == penalty(ruled);
    let punishes = |effect: &Effect| {
        matches!(effect, Effect::May(_)) || penalty(effect).iter().any(Option::is_some)
    };
    if taught(PointIs::Untaught).any(same) {
        PointIs::Untaught
    } else if taught(PointIs::Usual).any(same) {
        PointIs::Usual
    } else if taught(PointIs::Unusual)
        .any(|unusual| same(unusual) || punishes(ruled) && alike(unusual))
        || punishes(ruled) && taught(PointIs::Usual).any(punishes)
    {
        PointIs::Unusual
    } else {
        PointIs::Allowed
    }
}

/// Whether a ruling left out nothing here that had to be ruled; no ruling at all leaves out everything.
///
/// A position that has to be restored, a time that has to be given or taken and the end of the game must be ruled; the rest of a part
/// only where the ruling touches it. Who accepts a claim or calls a flag says thereby how the game ends.
/// What the clock shows then is for the arbiter's judgement, or follows, and need not be said; nor what goes along with what is ruled,
/// and an offer stands or is gone by itself.
/// Nor need a ruling that sets the position back say that the piece touched binds the player: the Laws bind him without it.
/// Who rules nothing need not say either what a thing is.
/// What the arbiter chose stands for what left him the choice, and for the result that he may change.
fn is_heeded(demanded: &Effect, ruled: &[Effect], chosen: &[&Effect]) -> bool {
    use Effect::{
        AddTime, ClaimAccepted, CounterShows, May, Must, OfferGone, OfferStands, Restore,
        ResultStands, ShowsExactly, TakeTime, TimesByJudgement, TouchMoveBinds,
    };
    let announces = |effect: &Effect| matches!(effect, ClaimAccepted | Must(Duty::CallFlag));
    let ends = demanded.ends_the_game() && !ruled.iter().any(announces);
    let part = demanded.aspect();
    let nothing = ruled.is_empty() && part != Aspect::Definitions;
    let always = matches!(demanded, Restore(_) | AddTime { .. } | TakeTime { .. }) || ends;
    let touched = always || nothing || ruled.iter().any(|effect| effect.aspect() == part);
    let follows = matches!(
        demanded,
        May(_) | TimesByJudgement | ShowsExactly { .. } | CounterShows { .. }
    );
    let set_back = ruled.iter().any(|effect| matches!(effect, Restore(_)));
    let binds_anyway = set_back && matches!(demanded, TouchMoveBinds(_));
    let by_itself = matches!(demanded, OfferStands(_) | OfferGone);
    let optional = match demanded.need() {
        Need::Silent => true,
        Need::Loose => by_itself || !ruled.is_empty(),
        Need::Formal | Need::Needed => follows || binds_anyway,
    };
    let changeable = matches!(demanded, ResultStands(_));
    let replaced = |choice: &&Effect| {
        demanded.leaves_open(choice) || changeable && choice.aspect() == Aspect::Game
    };
    let met = ruled.iter().any(|ruled| is_met(demanded, ruled));
    !touched || met || optional || chosen.iter().any(replaced)
}
