//! What later events of a case tell of earlier ones.
//!
//! A story tells some facts of an event only afterwards, or by what follows from them; they are the same facts as if they
//! had been told with the event. They are read from the whole case once, so that a ruling depends on the case that is
//! told and not on how far it is told.

use crate::game::act::{Act, SheetsShow};
use crate::game::case::{Event, Sight};
use crate::game::happening::EventIx;
use crate::game::question::{Answer, Finding, Question, Subject};
use std::collections::BTreeSet;

/// What later events tell of earlier ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Later {
    /// Answers to questions about earlier events.
    pub answers: Vec<(Question, Answer)>,
    /// Acts at the board that nobody dealt with before the opponent went on or complained, where it is not told who saw them.
    pub passed_over: BTreeSet<EventIx>,
}

impl Later {
    /// What these events tell of each other.
    pub fn of(events: &[Event]) -> Self {
        let mut later = Later::default();
        for (at, event) in (0..).zip(events) {
            if !event.disputed {
                later.found(at, event);
                later.shown_by_sheets(at, events);
            }
            if passed_over(at, events) {
                later.passed_over.insert(at);
            }
        }
        later
    }

    /// The answer that a later event gives.
    pub fn answer(&self, question: Question) -> Option<Answer> {
        let told = |(asked, _): &&(Question, Answer)| *asked == question;
        self.answers
            .iter()
            .rev()
            .find(told)
            .map(|(_, answer)| *answer)
    }

    fn tell(&mut self, finding: Finding, at: EventIx, so: bool) {
        let about = Subject::Found(finding);
        let answer = if so { Answer::Yes } else { Answer::No };
        self.answers.push((Question { about, at }, answer));
    }

    /// What the arbiter finds of an earlier event that he names.
    fn found(&mut self, at: EventIx, event: &Event) {
        if let (Act::Finds(finding, so), Some(about)) = (&event.act, event.about)
            && about < at
            // this finding is itself what is ruled on
            && *finding != Finding::Distraction
        {
            self.tell(*finding, about, *so);
        }
    }

    /// What the scoresheets show of the flag that fell before: what they do not show is not lost on time.
    fn shown_by_sheets(&mut self, at: EventIx, events: &[Event]) {
        let (Act::SheetsShow(shown) | Act::Reconstruct(shown)) = &events[usize::from(at)].act
        else {
            return;
        };
        let in_time = match shown {
            SheetsShow::InTime | SheetsShow::Nothing => true,
            SheetsShow::Overstepping => false,
        };
        for (of, event) in (0..at).zip(events) {
            if matches!(event.act, Act::FlagFalls | Act::ClaimFlag | Act::Sees) {
                self.tell(Finding::MovesCompletedInTime, of, in_time);
            }
        }
    }
}

/// Whether the opponent went on or complained before anybody dealt with an act at the board of which nobody tells who saw it.
fn passed_over(at: EventIx, events: &[Event]) -> bool {
    let act = &events[usize::from(at)];
    let Some(by) = act.by.player() else {
        return false;
    };
    if act.seen != Sight::NotStated || !is_at_the_board(&act.act) {
        return false;
    }
    for event in &events[usize::from(at) + 1..] {
        let about_it = event.about == Some(at);
        match &event.act {
            Act::Rules(_) if about_it => return false,
            Act::Sees | Act::Complain if about_it => return true,
            Act::ClaimIrregularity if event.by.player() == Some(by.other()) => {
                return about_it || event.about.is_none();
            }
            Act::Press | Act::PressWith(_) if event.by == act.by => {}
            other if is_at_the_board(other) => return event.by.player() == Some(by.other()),
            _ => {}
        }
    }
    false
}

fn is_at_the_board(act: &Act) -> bool {
    matches!(
        act,
        Act::Move(_)
            | Act::CaptureKing
            | Act::Press
            | Act::PressWith(_)
            | Act::Touch(_)
            | Act::Lift(_)
            | Act::Release(_)
            | Act::TakeOff(_)
            | Act::Place(_)
    )
}
