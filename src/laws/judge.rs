//! The judge: a pure fold from events to rulings, each carried out before the next event is judged.

use crate::game::{
    Answer, Case, Duty, Effect, EventIx, Happening, Question, Record, Subject, Unknown,
};
use crate::laws::against::refuse_contradictions;
use crate::laws::code::Code;
use crate::laws::log::Kept;
use crate::laws::moment::Now;
use crate::laws::provision::{Provision, Reason, Status};
use crate::laws::settle::settle;
use crate::laws::silence::Silence;
use crate::laws::tied::Exchanged;
use crate::laws::verdict::{Branch, Fault, Step, Verdict};
use std::cell::RefCell;

/// No case needs more branches than this to be of use to an arbiter.
const MOST_BRANCHES: usize = 64;

/// What these laws rule in a case.
///
/// # Errors
///
/// [`Fault`] where the case contradicts itself, leaves too much open, or the law's data conflict.
pub fn judge(code: &Code<'_>, case: &Case) -> Result<Verdict, Fault> {
    if let Some(exchanged) = Exchanged::of(case) {
        return match judge(code, &exchanged.case(case)) {
            Ok(verdict) => Ok(exchanged.verdict(verdict)),
            Err(fault) => Err(exchanged.fault(fault)),
        };
    }
    let mut open = vec![Vec::new()];
    let mut branches = Vec::new();
    while let Some(assuming) = open.pop() {
        match follow(code, case, &assuming)? {
            Ok(steps) => branches.push(Branch { assuming, steps }),
            Err(Unknown(question)) => {
                if open.len() + branches.len() >= MOST_BRANCHES
                    || assuming.iter().any(|(asked, _)| *asked == question)
                {
                    let mut asked: Vec<_> = assuming.iter().map(|(asked, _)| *asked).collect();
                    asked.push(question);
                    return Err(Fault::TooOpen(asked));
                }
                for answer in question.about.answers().iter().rev() {
                    let mut further = assuming.clone();
                    further.push((question, *answer));
                    open.push(further);
                }
            }
        }
    }
    Ok(Verdict { branches })
}

/// Follows the case under these assumptions to its end, or to the next fact that is unknown.
fn follow(
    code: &Code<'_>,
    case: &Case,
    assuming: &[(Question, Answer)],
) -> Result<Result<Vec<Step>, Unknown>, Fault> {
    let mut record = Record::new(case);
    refuse_contradictions(&record, case, None)?;
    let mut steps: Vec<Step> = Vec::with_capacity(case.events.len());
    for (ix, event) in (0..).zip(&case.events) {
        let after_end = record.ended().is_some();
        let happened = match happened(case, ix, assuming) {
            Ok(happened) => happened,
            Err(unknown) => return Ok(Err(unknown)),
        };
        if !happened {
            record.leave_out(ix);
        }
        let given = (ix == 0 && case.gives_a_position()).then_some(Happening::PositionGiven);
        let mut happenings = match happened {
            true => record.amounts_to(event, case),
            false => Vec::new(),
        };
        if let Some(given) = given {
            happenings.insert(0, given);
        }
        let mut reasons: Vec<Reason> = Vec::new();
        let mut unread: Vec<&'static Provision> = Vec::new();
        let mut asked = false;
        for (nth, happening) in happenings.iter().enumerate() {
            record
                .note(*happening, ix, event, case)
                .map_err(|error| Fault::Unreadable { event: ix, error })?;
            // what is asserted of the event is asserted of its move, and the board shows that once it is made
            let makes = [Happening::Made, Happening::SealedMoveMade];
            let unmade = happenings[nth + 1..]
                .iter()
                .any(|later| makes.contains(later));
            if !unmade && *happening != Happening::PositionGiven {
                refuse_contradictions(&record, case, Some(ix))?;
            }
            let now = now(code, case, &record, &steps, ix, *happening, assuming);
            let raised = code.raised_by(*happening);
            let from = reasons.len();
            for provision in &raised.in_force {
                match now.decide(provision) {
                    Ok(decided) if decided.is_empty() => {}
                    Ok(decided) => reasons.extend(decided),
                    Err(unknown) => return Ok(Err(unknown)),
                }
            }
            let here = &mut reasons[from..];
            unread.extend(now.hanging_on_unread_text(code, &raised.unread, here));
            unread.extend(now.hangs_on.take());
            asked |= !raised.in_force.is_empty() && *happening != Happening::PositionGiven;
            settle(here, code.laws)?;
            let holding = here.iter().filter(|r| r.status == Status::Holds);
            record.carry_out(holding.flat_map(|r| &r.effects), ix);
        }
        if let Some(last) = happenings.last() {
            let now = now(code, case, &record, &steps, ix, *last, assuming);
            reasons.extend(now.conclude(&reasons));
        }
        let mut step = Step {
            event: ix,
            happened,
            happenings,
            reasons,
            after_end,
            unread,
            silence: None,
        };
        step.silence = Silence::of(&step, asked);
        let passes = |effect: &Effect| {
            matches!(
                effect,
                Effect::Must(Duty::Look)
                    | Effect::Usual(_)
                    | Effect::Unusual(_)
                    | Effect::Untaught(_)
            )
        };
        if event.by.is_outsider() && step.effects().all(passes) {
            record.pass_over(ix);
        }
        steps.push(step);
    }
    Ok(Ok(steps))
}

/// A happening as it is judged.
fn now<'a>(
    code: &'a Code<'_>,
    case: &'a Case,
    record: &'a Record,
    past: &'a [Step],
    ix: EventIx,
    happening: Happening,
    assuming: &'a [(Question, Answer)],
) -> Now<'a> {
    Now {
        laws: code.laws,
        answers: super::ANSWERS,
        case,
        record,
        past,
        ix,
        happening,
        assuming,
        kept: Kept::default(),
        log: &code.log,
        asking: RefCell::default(),
        unsure: RefCell::default(),
        hangs_on: RefCell::default(),
    }
}

/// Whether an event happened: it did, unless the players dispute it; so did one that comes after the part that is judged.
pub(super) fn happened(
    case: &Case,
    ix: EventIx,
    assuming: &[(Question, Answer)],
) -> Result<bool, Unknown> {
    let told = case.events.get(usize::from(ix));
    let Some(event) = told.filter(|event| event.disputed) else {
        return Ok(true);
    };
    let question = Question {
        about: Subject::Happened,
        at: ix,
    };
    let assumed = || {
        let found = assuming.iter().find(|(asked, _)| *asked == question);
        found.map(|(_, answer)| *answer)
    };
    event
        .known
        .answer(Subject::Happened)
        .or_else(assumed)
        .map(|answer| answer == Answer::Yes)
        .ok_or(Unknown(question))
}
