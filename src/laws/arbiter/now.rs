//! What the arbiter does now about what happened: he steps in, watches, or leaves it alone.

use crate::board::Player;
use crate::edition::{BothKingsInCheck, Given};
use crate::game::{
    Act, Answer, Ask, Aspect, Duty, Effect, EventIx, Facts, Finding, Happening, Subject, Unknown,
    words,
};
use crate::laws::arbiter::called_for::{is_for_the_arbiter, of_the_act, of_the_ruling};
use crate::laws::arbiter::silence::NO_INTERVENTION;
use crate::laws::clock::FLAG_COUNTS;
use crate::laws::clock::fallen::fell;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Step, Task, When};

/// Has the arbiter act by himself on what he observes, where the Laws do not leave it to the players.
///
/// Reading: the Laws say so of single cases only. From 2018 on, that he steps in without a claim on every breach that he sees is
/// taught (M-205); by the letter he deals with what an article has him deal with, may penalise what it lets him penalise, and
/// waits for a claim where none names him. Before, he is taken to step in, too.
///
/// Source: Article 12.1, with 12.3; in 2014 and 2001–2005 by its neighbours.
pub static ARBITER_STEPS_IN: Provision = Provision {
    id: "arbiter-steps-in",
    rule: |laws| ARBITER_STEPS_IN.where_numbered(laws),
    task: asked(steps_in),
    yields_to: &[],
};

const fn asked(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::DuringPlay,
        decide,
    })
}

words! {
    /// On what the arbiter acts.
    pub(super) enum ActsOn { IllegalMove, OutOfTurn, Touch, Clock, Breach, Ruling, Flag, Position, TimeTrouble }

    /// Why he leaves the game alone.
    pub(super) enum LeavesAlone { NotCompleted, OnlyOnClaim, NotDescribed, NotSeen, TooLate, NotPressed, PositionWanted, NothingWrong }
}

/// What the arbiter does.
#[derive(Clone, Copy)]
pub(super) enum Now {
    Acts(ActsOn),
    Leaves(LeavesAlone),
}

/// The event that an examiner asks about who wants to know what the arbiter does now: the one he names, or the last one that has to do with the game.
pub(in crate::laws) fn asked_about(moment: Moment<'_>) -> Option<EventIx> {
    let last = || moment.done_last(|_| true);
    asks(moment)
        .then(|| moment.event().about.or_else(last))
        .flatten()
}

fn now(moment: Moment<'_>) -> Result<&Option<Now>, Unknown> {
    moment.once(look)
}

fn look(moment: Moment<'_>) -> Result<Option<Now>, Unknown> {
    if !asks(moment) {
        return Ok(None);
    }
    let at = asked_about(moment);
    let event = at.and_then(|at| moment.event_at(at));
    if flag_waits(moment) {
        // little supervision has an article of its own, whether its text is known or not
        let own = &moment.laws().params.arbiter_calls_flag.given;
        return Ok(matches!(own, Given::NoRule).then_some(Now::Acts(ActsOn::Flag)));
    }
    // what the arbiter notices is what he acts on
    let noticed = event.filter(|event| event.act == Act::Sees);
    let done = noticed.and_then(|event| event.about).or(at);
    let by = |done| moment.event_at(done)?.by.player();
    if let Some((done, by)) = done.and_then(|done| Some((done, by(done)?)))
        && let Some(now) = of_the_act(moment, done, by)?
    {
        return Ok(Some(now));
    }
    if let Some(now) = at.and_then(|at| of_the_ruling(moment, at)) {
        return Ok(Some(now));
    }
    if shows_impossible(moment) {
        let waits = moment.given(&moment.laws().params.both_kings_in_check)
            == Some(BothKingsInCheck::DrawAfterNextMove);
        return Ok((!waits).then_some(Now::Acts(ActsOn::Position)));
    }
    let short = moment.given(&moment.laws().params.recording_exempt_below);
    let in_trouble = |player: &Player| {
        let before = event.and_then(|event| *event.left.of(*player));
        let left = moment.left(*player).or(before);
        left.zip(short).is_some_and(|(left, limit)| left < limit)
    };
    Ok(Some(if Player::ALL.iter().any(in_trouble) {
        Now::Acts(ActsOn::TimeTrouble)
    } else if at.is_some() && moment.record().unpressed() == at {
        Now::Leaves(LeavesAlone::NotPressed)
    } else {
        Now::Leaves(LeavesAlone::NothingWrong)
    }))
}

/// Whether an examiner asks what the arbiter does now.
pub(in crate::laws) fn asks(moment: Moment<'_>) -> bool {
    *moment.act() == Act::Asks(Ask::Ruling(Aspect::Arbiter))
}

/// Whether an examiner asks while a flag is down that calls for a decision: it was just told, or a reading shows it, also
/// one told with the question, and nobody has dealt with it since.
pub(in crate::laws) fn flag_waits(moment: Moment<'_>) -> bool {
    if !asks(moment) {
        return false;
    }
    let at = asked_about(moment);
    let told = at.and_then(|at| moment.event_at(at));
    let counted = |step: &Step| {
        let mut reasons = step.reasons.iter();
        reasons.any(|r| *r.provision == FLAG_COUNTS && r.status == Status::Holds)
    };
    let waits = |fallen: EventIx| {
        let mut since = moment.past().iter().filter(|step| step.event >= fallen);
        (Some(fallen) <= at || fallen == moment.ix()) && !since.any(counted)
    };
    told.is_some_and(|event| event.act == Act::FlagFalls)
        || Player::ALL
            .iter()
            .any(|player| fell(moment, *player).is_some_and(waits))
}

/// Whether the board shows a position that only illegal play can bring about, for all to see.
pub(in crate::laws) fn shows_impossible(moment: Moment<'_>) -> bool {
    let impossible = Subject::Found(Finding::ImpossiblePosition);
    let shown = (moment.record()).shows(impossible, moment.ix(), moment.case());
    shown == Some(Answer::Yes)
}

fn steps_in(moment: Moment<'_>) -> Decision {
    Ok(match *now(moment)? {
        Some(Now::Acts(what)) => {
            let duty = match what {
                ActsOn::Flag => Some(Duty::CallFlag),
                ActsOn::TimeTrouble => Some(Duty::WatchPlay),
                ActsOn::Ruling => None,
                _ => Some(Duty::Intervene),
            };
            let mut effects: Vec<Effect> = duty.map(Effect::Must).into_iter().collect();
            let mut facts = Facts::new().with("what", what);
            if let (ActsOn::Breach | ActsOn::Ruling, Some(at)) = (what, asked_about(moment)) {
                let step = moment.past().iter().find(|step| step.event == at);
                let ruled = step.into_iter().flat_map(|step| step.effects());
                effects.extend(ruled.filter(|effect| is_for_the_arbiter(effect)).cloned());
                facts = facts.about(at);
            }
            ARBITER_STEPS_IN.holds(facts, effects)
        }
        Some(Now::Leaves(_)) => ARBITER_STEPS_IN.fails(Facts::new().implied(true)),
        None => vec![],
    })
}

/// Leaves the game alone, as an examiner asks.
pub(super) fn leaves_alone(moment: Moment<'_>) -> Decision {
    Ok(match *now(moment)? {
        Some(Now::Leaves(why)) => {
            let duty = match why {
                LeavesAlone::NotPressed => Duty::TellToPress,
                _ => Duty::Intervene,
            };
            // what is taught is about a breach that the arbiter has seen
            let by_the_letter = matches!(
                why,
                LeavesAlone::NotSeen | LeavesAlone::PositionWanted | LeavesAlone::NothingWrong
            );
            let facts = Facts::new().with("why", why).untaught(by_the_letter);
            NO_INTERVENTION.holds(facts, [Effect::MustNot(duty)])
        }
        Some(Now::Acts(_)) | None => vec![],
    })
}
