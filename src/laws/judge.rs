//! The judge: a pure fold from events to rulings, each carried out before the next event is judged.

use crate::edition::Laws;
use crate::game::{Answer, Case, Effect, EventIx, Happening, Question, Record, Subject, Unknown};
use crate::laws::moment::{Log, Moment};
use crate::laws::provision::{Phase, Provision, Reason, Status};
use crate::laws::settle::settle;
use crate::laws::verdict::{Branch, Fault, Step, Verdict};
use std::cell::RefCell;

/// The provisions in force under one set of laws, sorted by what raises their question.
pub struct Code<'l> {
    /// The laws.
    pub laws: &'l Laws,
    in_force: Vec<&'static Provision>,
}

/// No case needs more branches than this to be of use to an arbiter.
const MOST_BRANCHES: usize = 64;

impl<'l> Code<'l> {
    /// The provisions in force under these laws.
    pub fn new(laws: &'l Laws) -> Self {
        let in_force = super::provisions()
            .filter(|p| p.when().is_some() && (p.rule)(laws).is_some())
            .collect();
        Code { laws, in_force }
    }

    fn asked_on(
        &self,
        happening: Happening,
        ended: bool,
    ) -> impl Iterator<Item = &'static Provision> + '_ {
        self.in_force.iter().copied().filter(move |provision| {
            provision.when().is_some_and(|when| {
                when.on.contains(&happening)
                    && match when.phase {
                        Phase::DuringPlay => !ended,
                        Phase::AfterEnd => ended,
                        Phase::Any => true,
                    }
            })
        })
    }
}

/// What these laws rule in a case.
///
/// # Errors
///
/// [`Fault`] where the case contradicts itself, leaves too much open, or the law's data conflict.
pub fn judge(code: &Code<'_>, case: &Case) -> Result<Verdict, Fault> {
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
    let mut steps: Vec<Step> = Vec::with_capacity(case.events.len());
    for (ix, event) in (0..).zip(&case.events) {
        let after_end = record.ended().is_some();
        let happenings = match happened(case, ix, assuming) {
            Ok(true) => record.amounts_to(event, case),
            Ok(false) => Vec::new(),
            Err(unknown) => return Ok(Err(unknown)),
        };
        let mut reasons = Vec::new();
        for happening in &happenings {
            record
                .note(*happening, ix, event)
                .map_err(|error| Fault::Unreadable { event: ix, error })?;
            contradictions(&record, case, ix)?;
            let ended = record.ended().is_some();
            let mut here = Vec::new();
            for provision in code.asked_on(*happening, ended) {
                let log = RefCell::new(Log::default());
                let moment = Moment {
                    laws: code.laws,
                    answers: super::ANSWERS,
                    case,
                    record: &record,
                    past: &steps,
                    ix,
                    happening: *happening,
                    assuming,
                    log: &log,
                };
                let when = provision
                    .when()
                    .expect("only provisions that are asked are in force");
                match (when.decide)(moment) {
                    Ok(found) => {
                        here.extend(found.into_iter().map(|reason| with_log(reason, &log)))
                    }
                    Err(unknown) => return Ok(Err(unknown)),
                }
            }
            settle(&mut here, code.laws.edition)?;
            let effects: Vec<&Effect> = here
                .iter()
                .filter(|r| r.status == Status::Holds)
                .flat_map(|r| r.effects.iter())
                .collect();
            record.carry_out(&effects, ix);
            reasons.extend(here);
        }
        steps.push(Step {
            event: ix,
            happenings,
            reasons,
            after_end,
        });
    }
    Ok(Ok(steps))
}

/// Whether an event happened: it did, unless the players dispute it.
fn happened(case: &Case, ix: EventIx, assuming: &[(Question, Answer)]) -> Result<bool, Unknown> {
    let event = &case.events[usize::from(ix)];
    if !event.disputed {
        return Ok(true);
    }
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

fn with_log(mut reason: Reason, log: &RefCell<Log>) -> Reason {
    let log = log.borrow();
    reason.mates.clone_from(&log.mates);
    reason.presumed.clone_from(&log.presumed);
    reason.confidence = reason.confidence.min(log.confidence);
    reason
}

/// Refuses what the case asserts of an event against its own board.
fn contradictions(record: &Record, case: &Case, ix: EventIx) -> Result<(), Fault> {
    let known = &case.events[usize::from(ix)].known;
    for subject in [Subject::Legal, Subject::Outcome] {
        if let (Some(asserted), Some(shown)) =
            (known.answer(subject), record.shows(subject, ix, case))
            && asserted != shown
        {
            return Err(Fault::Contradiction {
                question: Question {
                    about: subject,
                    at: ix,
                },
                asserted,
                shown,
            });
        }
    }
    Ok(())
}
