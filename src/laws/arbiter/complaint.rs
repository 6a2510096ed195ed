//! What becomes of a complaint: upheld with what follows from the event, or rejected.

use crate::game::{Act, Actor, Effect, Event, EventIx, Fact, Facts, Happening, words};
use crate::laws::adjourned::LATE_FOR_RESUMPTION;
use crate::laws::arbiter::consequences::{
    done_since, ground, left_to_decide, open_consequences, put_right,
};
use crate::laws::clock::DEFAULT_TIME;
use crate::laws::conduct::{
    APPEAL, BOTH_REFUSE, DEVICE_AND_NOBODY_ELSE, DEVICE_LOSES, PERSISTENT_REFUSAL,
};
use crate::laws::irregularities::ruled_already;
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Step, Task, When};

/// Has the arbiter see that the Laws are observed, and so decide every complaint of a player: by what the Laws say of the event.
///
/// It is upheld where they forbade the act or attach something to it, and then that follows; otherwise it is rejected and play goes on.
/// What was ruled on already is not ruled on again, and what was demanded and has been done since is dealt with.
/// What is left to the arbiter about the result of the game is his to decide.
/// A complaint about a decision of the arbiter is an appeal, where the edition has one; what he only said is judged like anybody's act.
/// A disputed event that nobody proves is no ground.
///
/// Source: Article 12.1; in 2014 and 2001–2005 by its neighbours; that a complaint must be decided is our inference.
///
/// Reading: the Laws have no rule of proof; the arbiter does not go by one player's word against the other's.
/// Nor do they say until when a breach of conduct may be complained of: a complaint after the end of the game leaves the result
/// as it is, and only the penalty can still follow.
pub static LAWS_OBSERVED: Provision = Provision {
    id: "laws-observed",
    rule: |laws| LAWS_OBSERVED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Complained, Happening::IrregularityClaimed],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What becomes of a complaint.
    enum Complaint {
        Upheld, Breach, Dealt, Open, Allowed, NoBreach, NoRule, PutRight, Own, NotProved, Decision, Unnamed, Unread, AfterEnd,
    }
}

fn decide(moment: Moment<'_>) -> Decision {
    let by = moment.event().by;
    if !matches!(by, Actor::Player(_) | Actor::Both) {
        return Ok(vec![]);
    }
    if moment.happening() == Happening::IrregularityClaimed {
        return Ok(match ruled_already(moment) {
            Some(act) => {
                let facts = Facts::new().about(act).with("complaint", Complaint::Dealt);
                let effects = [Effect::ClaimAccepted].into_iter().chain(going_on(moment));
                LAWS_OBSERVED.holds(facts, effects.collect::<Vec<_>>())
            }
            None => vec![],
        });
    }
    let Some(about) = moment.complained_of() else {
        return Ok(rejected(moment, Facts::new(), Complaint::Unnamed));
    };
    let facts = Facts::new().about(about);
    let Some(complained) = moment.event_at(about).filter(|_| moment.happened(about)) else {
        return Ok(rejected(moment, facts, Complaint::NotProved));
    };
    if is_decision(complained) {
        let appeal = (APPEAL.rule)(moment.laws()).is_some();
        return Ok(if appeal {
            vec![]
        } else {
            LAWS_OBSERVED.holds(
                facts.with("complaint", Complaint::Decision),
                going_on(moment),
            )
        });
    }
    if complained.by == by {
        return Ok(rejected(moment, facts, Complaint::Own));
    }
    let Some(step) = moment.past().iter().find(|step| step.event == about) else {
        return Ok(vec![]);
    };
    let undecided = left_to_decide(step);
    if !undecided.is_empty() {
        return Ok(LAWS_OBSERVED.holds(facts.with("complaint", Complaint::Open), undecided));
    }
    let mut consequences = open_consequences(step);
    if complained.by == Actor::Arbiter {
        let kept = |effect: &&Effect| matches!(effect, Effect::MustNot(_));
        consequences.extend(step.effects().filter(kept).cloned());
    }
    if consequences
        .iter()
        .any(|effect| put_right(effect, about, moment))
    {
        return Ok(rejected(moment, facts, Complaint::PutRight));
    }
    let had_some = !consequences.is_empty();
    let undone = |effect: &Effect| !done_since(effect, about, moment);
    let open: Vec<Effect> = consequences.into_iter().filter(undone).collect();
    let dealt_with =
        had_some && open.is_empty() || dealt_with(step) || has_cost_the_game(about, moment);
    if open.is_empty() && !dealt_with && !step.unread.is_empty() {
        moment.hangs_on(&step.unread);
        return Ok(LAWS_OBSERVED.holds(facts.with("complaint", Complaint::Unread), []));
    }
    if open.is_empty() && !dealt_with {
        return Ok(rejected(moment, facts, groundless(step)));
    }
    let article = ground(moment.laws(), step, &open);
    let complaint = match (&article, open.as_slice()) {
        (_, []) => Complaint::Dealt,
        (Some(_), _) => Complaint::Upheld,
        (None, _) => Complaint::Breach,
    };
    let facts = facts
        .with("complaint", complaint)
        .with_some("article", article.map(Fact::Article));
    let mut effects = vec![Effect::ClaimAccepted];
    effects.extend(open);
    Ok(LAWS_OBSERVED.holds(facts, effects))
}

/// A reason that rejects the complaint; play goes on, or the game was over.
fn rejected(moment: Moment<'_>, facts: Facts, complaint: Complaint) -> Vec<Reason> {
    let mut effects = vec![Effect::ClaimRejected];
    effects.extend(going_on(moment));
    LAWS_OBSERVED.holds(facts.with("complaint", complaint), effects)
}

/// That play goes on, while the game has not ended.
pub(in crate::laws) fn going_on(moment: Moment<'_>) -> Vec<Effect> {
    match moment.record().ended() {
        Some(_) => vec![Effect::AlreadyOver],
        None => vec![Effect::PlayOn],
    }
}

/// Whether the arbiter decided something in an event; what he only says, and what anybody might do, is no decision.
pub(in crate::laws) fn is_decision(event: &Event) -> bool {
    let like_anybody = matches!(event.act, Act::Tell(_) | Act::Device(_) | Act::Disturb(_));
    event.by == Actor::Arbiter && !like_anybody
}

/// Whether the ruling on the event has already dealt with the breach: it cost the game.
fn dealt_with(step: &Step) -> bool {
    let costs: [&Provision; 6] = [
        &DEVICE_LOSES,
        &DEVICE_AND_NOBODY_ELSE,
        &PERSISTENT_REFUSAL,
        &BOTH_REFUSE,
        &DEFAULT_TIME,
        &LATE_FOR_RESUMPTION,
    ];
    let holding = |reason: &Reason| reason.status == Status::Holds;
    (step.reasons.iter()).any(|reason| holding(reason) && costs.contains(&reason.provision))
}

/// Whether a later ruling has made the event cost its player the game.
fn has_cost_the_game(about: EventIx, moment: Moment<'_>) -> bool {
    let Some(by) = moment.event_at(about).and_then(|event| event.by.player()) else {
        return false;
    };
    let costs = |effect: &Effect| match effect {
        Effect::LosesGame(player) => *player == by,
        Effect::Win(player) => *player == by.other(),
        _ => false,
    };
    let mut reasons = moment.past().iter().flat_map(|step| &step.reasons);
    reasons.any(|reason| {
        let holds = reason.status == Status::Holds && reason.about == Some(about);
        holds && reason.effects.iter().any(costs)
    })
}

/// Why the event is no ground: it was allowed, no breach, or no rule of the edition is about it.
fn groundless(step: &Step) -> Complaint {
    let allowed = |effect: &Effect| matches!(effect, Effect::Allowed(_));
    if step.effects().any(allowed) {
        return Complaint::Allowed;
    }
    let looked_at = step
        .reasons
        .iter()
        .any(|reason| reason.status == Status::Fails);
    match step.effects().next() {
        _ if step.after_end => Complaint::AfterEnd,
        None if !looked_at => Complaint::NoRule,
        _ => Complaint::NoBreach,
    }
}
