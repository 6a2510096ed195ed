//! The verdict: what is ruled on each event, or why there is no ruling.

use crate::board::{MoveTextError, Square};
use crate::game::{Answer, Effect, EventIx, Happening, Question};
use crate::laws::provision::{Provision, Reason, Status};
use crate::laws::silence::Silence;

/// What the engine rules in a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// One branch per possible answer to what the case leaves unknown; a single one where it leaves nothing.
    pub branches: Vec<Branch>,
}

/// The rulings if the unknown facts are as assumed.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// The assumed answers.
    pub assuming: Vec<(Question, Answer)>,
    /// One step per event.
    pub steps: Vec<Step>,
}

/// The ruling on one event.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The event.
    pub event: EventIx,
    /// Whether it happened: it did, unless it was disputed and found or assumed not to have happened.
    pub happened: bool,
    /// What it amounted to.
    pub happenings: Vec<Happening>,
    /// The reasons, in the order of the Laws.
    pub reasons: Vec<Reason>,
    /// Whether the game was over before this event.
    pub after_end: bool,
    /// The provisions whose text in this edition is not known to us and which may say something here.
    pub unread: Vec<&'static Provision>,
    /// Why nothing follows; none where something does.
    pub silence: Option<Silence>,
}

/// Why there is no ruling.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    /// Two provisions contradict each other and neither is declared to yield: a fault of the law's data.
    #[error("conflict: {} and {} contradict each other and neither yields", .0.id, .1.id)]
    Conflict(&'static Provision, &'static Provision),
    /// The case asserts what the board denies.
    #[error("event {}: the case asserts {asserted:?} about {:?}, but the board shows {shown:?}", .question.at + 1, .question.about)]
    Contradiction {
        /// The question.
        question: Question,
        /// What the case asserts.
        asserted: Answer,
        /// What the board shows.
        shown: Answer,
    },
    /// A piece is said to be touched or let go where none stands.
    #[error("event {}: no piece stands on {square}", .event + 1)]
    EmptySquare {
        /// The event.
        event: EventIx,
        /// The square.
        square: Square,
    },
    /// The text of a move cannot be read in the position on the board.
    #[error("event {}: {error}", .event + 1)]
    Unreadable {
        /// The event.
        event: EventIx,
        /// What is wrong.
        error: MoveTextError,
    },
    /// Too many unknown facts to follow each of them.
    #[error("too much is left open: {} questions, the last one {:?}", .0.len(), .0.last())]
    TooOpen(Vec<Question>),
}

impl Verdict {
    /// Whether another is the same to the last doubt, so that one may stand for the other.
    pub fn is_identical(&self, other: &Self) -> bool {
        let mut reasons = self.reasons().zip(other.reasons());
        self == other && reasons.all(|(one, other)| one.reads_the_same(other))
    }

    /// The reasons of all branches, in order.
    fn reasons(&self) -> impl Iterator<Item = &Reason> {
        self.branches.iter().flat_map(Branch::reasons)
    }

    /// Gives back the room that was meant for more.
    pub fn shrink(&mut self) {
        for branch in &mut self.branches {
            for step in &mut branch.steps {
                step.happenings.shrink_to_fit();
                step.reasons.shrink_to_fit();
                step.reasons.iter_mut().for_each(Reason::shrink);
            }
        }
    }
}

impl Step {
    /// The effects that count, in the order of the Laws; several reasons may end the game, but it ends once.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        let mut ended = false;
        self.reasons
            .iter()
            .filter(|reason| reason.status == Status::Holds)
            .flat_map(|reason| reason.effects.iter())
            .filter(move |effect| !effect.ends_the_game() || !std::mem::replace(&mut ended, true))
    }
}

impl Branch {
    /// The effects of all steps that count, in order.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.steps.iter().flat_map(Step::effects)
    }

    /// The reasons of all steps, in order.
    pub fn reasons(&self) -> impl Iterator<Item = &Reason> {
        self.steps.iter().flat_map(|step| step.reasons.iter())
    }
}
