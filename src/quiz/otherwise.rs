//! The same case with one fact told otherwise.

use crate::board::Player;
use crate::game::{Act, Answer, Case, Placement, Question, Subject};
use std::collections::BTreeSet;

/// The facts that a case asserts or shows on the board, each with every answer that it could have.
pub(super) fn facts(case: &Case) -> Vec<(Question, Answer)> {
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
    let answered = |question: Question| {
        let answers = question.about.answers().iter();
        answers.map(move |answer| (question, *answer))
    };
    asked.into_iter().flat_map(answered).collect()
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

/// The case with this answer; a finding outlives its event, any other fact is told of its event alone.
pub(super) fn told(case: &Case, question: Question, answer: Answer) -> Case {
    let mut case = case.clone();
    let Subject::Found(finding) = question.about else {
        let known = &mut case.events[usize::from(question.at)].known;
        known.set(question.about, answer);
        return case.with_events(case.events.clone());
    };
    for event in &mut case.events {
        if let Act::Finds(found, so) = &mut event.act
            && *found == finding
        {
            *so = answer == Answer::Yes;
        }
        event.known.set(question.about, answer);
    }
    case.with_events(case.events.clone())
}
