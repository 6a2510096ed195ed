//! The same case with one fact told otherwise.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Options;
use crate::game::{Act, Answer, Case, EventIx, Placement, Quantity, Question, Subject, Tells};
use crate::laws::Verdict;
use std::collections::BTreeSet;

/// A fact of a case, told otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Otherwise {
    /// The answer to a question.
    Fact(Question, Answer),
    /// A number.
    Number(Quantity, EventIx, u32),
}

/// More than any limit of the Laws.
const MANY: u32 = 10_000;

/// The facts that a case asserts, shows on the board, or leaves to be presumed, each told otherwise.
pub(super) fn facts(case: &Case, verdict: &Verdict) -> Vec<Otherwise> {
    let mut asked = BTreeSet::new();
    for (at, event) in (0..).zip(&case.events) {
        for subject in subjects(case) {
            let asserted = event.known.answer(subject).is_some()
                || case.known.asserted.answer(subject).is_some();
            let shown = matches!(subject, Subject::CanMate(_))
                && matches!(case.known.placement, Placement::Board(_));
            if asserted || shown {
                asked.insert(Question { about: subject, at });
            }
        }
        if let Act::Finds(finding, _) = &event.act {
            let about = Subject::Found(*finding);
            asked.insert(Question { about, at });
        }
    }
    let reasons = verdict.branches.iter().flat_map(|branch| branch.reasons());
    asked.extend(reasons.flat_map(|reason| reason.presumed()));
    asked
        .into_iter()
        .filter(|question| !matches!(question.about, Subject::AtLeast(..)))
        .flat_map(|question| {
            let answers = question.about.answers().iter();
            answers.map(move |answer| Otherwise::Fact(question, *answer))
        })
        .collect()
}

/// The numbers that a case asserts, or those too that it shows on the board, each told otherwise.
pub(super) fn numbers(case: &Case, those_shown: bool) -> Vec<Otherwise> {
    let mut counted = BTreeSet::new();
    for (at, event) in (0..).zip(&case.events) {
        let quantities = Quantity::samples().into_iter();
        for quantity in quantities.filter(|it| has_its_own_number(*it)) {
            let asserted = event.known.count(quantity).is_some()
                || case.known.asserted.count(quantity).is_some();
            let shown = those_shown
                && matches!(case.known.placement, Placement::Board(_))
                && is_shown(quantity);
            if asserted || shown {
                counted.insert((quantity, at));
            }
        }
    }
    counted
        .into_iter()
        .flat_map(|(quantity, at)| {
            let values: &[u32] = match quantity {
                Quantity::IllegalActs(_) => &[0, 1, 2],
                _ => &[0, MANY],
            };
            values
                .iter()
                .map(move |value| Otherwise::Number(quantity, at, *value))
        })
        .collect()
}

/// The choices of an event with more time, or less.
pub(super) fn options(options: &Options) -> Vec<Options> {
    let mut all = Vec::new();
    for change in [halved, doubled, tenth_part, tenfold] {
        let changed = Options {
            base_time: options.base_time.map(change),
            default_time: options.default_time.map(change),
            resumption_late_limit: options.resumption_late_limit.map(change),
            ..options.clone()
        };
        if changed != *options {
            all.push(changed);
        }
    }
    all
}

/// The case with each player who arrives coming earlier, or later.
pub(super) fn arrivals(case: &Case) -> Vec<Case> {
    let mut all = Vec::new();
    for at in 0..case.events.len() {
        let Act::Arrive(late) = case.events[at].act else {
            continue;
        };
        for change in [halved, doubled, tenth_part, tenfold] {
            let mut case = case.clone();
            case.events[at].act = Act::Arrive(change(late));
            all.push(case);
        }
    }
    all
}

fn halved(time: Millis) -> Millis {
    Millis(time.0 / 2)
}

fn tenth_part(time: Millis) -> Millis {
    Millis(time.0 / 10)
}

fn doubled(time: Millis) -> Millis {
    Millis(time.0 * 2)
}

fn tenfold(time: Millis) -> Millis {
    Millis(time.0 * 10)
}

fn subjects(case: &Case) -> Vec<Subject> {
    let mut all = vec![Subject::Outcome];
    let last = case.events.last().map(|event| &event.act);
    if matches!(
        last,
        Some(Act::Move(_) | Act::Press | Act::ClaimIrregularity)
    ) {
        all.push(Subject::Legal);
    }
    for player in Player::ALL {
        all.push(Subject::CanMate(player));
        all.push(Subject::MatingPotential(player));
        all.push(Subject::HasTheMove(player));
    }
    let everywhere = case.events.iter().map(|event| &event.known);
    let told = everywhere.chain([&case.known.asserted]);
    let findings = told.flat_map(|known| known.found.iter().flatten());
    all.extend(findings.map(|(finding, _)| Subject::Found(*finding)));
    all
}

/// Whether a story tells it by a number of its own: completed moves without progress it tells by that of all such moves.
fn has_its_own_number(quantity: Quantity) -> bool {
    quantity != Quantity::CompletedMovesWithoutProgress
}

/// Whether a board shows it, with the moves that led there.
const fn is_shown(quantity: Quantity) -> bool {
    match quantity {
        Quantity::Occurrences
        | Quantity::ConsecutiveOccurrences
        | Quantity::MovesWithoutProgress => true,
        Quantity::CompletedMovesWithoutProgress
        | Quantity::MovesMadeByEach
        | Quantity::MovesCompletedByEach
        | Quantity::MovesMade(_)
        | Quantity::IllegalActs(_)
        | Quantity::RecordRequests(_)
        | Quantity::GamesPerArbiter => false,
    }
}

impl Otherwise {
    /// The case with this fact instead of its own.
    pub(super) fn told(self, case: &Case) -> Case {
        let mut case = case.clone();
        match self {
            Otherwise::Fact(question, answer) => answered(&mut case, question, answer),
            Otherwise::Number(quantity, at, value) => {
                (case.events[usize::from(at)].known).set_count(quantity, value);
            }
        }
        case.with_events(case.events.clone())
    }
}

/// A finding outlives its event; any other fact is told of its event alone.
fn answered(case: &mut Case, question: Question, answer: Answer) {
    let Subject::Found(finding) = question.about else {
        let known = &mut case.events[usize::from(question.at)].known;
        known.set(question.about, answer);
        return;
    };
    for event in &mut case.events {
        if let Act::Finds(found, so) = &mut event.act
            && *found == finding
        {
            *so = answer == Answer::Yes;
        }
        event.known.set(question.about, answer);
    }
}
