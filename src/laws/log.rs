//! What a decision took for granted and what it rested on, and what is worked out once for many decisions.

use crate::edition::Confidence;
use crate::game::{MateFound, Question};
use crate::laws::provision::Reason;
use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::rc::Rc;

/// What one decision, or a part of it, took for granted and what it rested on.
#[derive(Debug)]
pub(super) struct Log {
    presumed: Vec<Question>,
    /// What was found of checkmate.
    mates: Vec<MateFound>,
    confidence: Confidence,
}

impl Default for Log {
    fn default() -> Self {
        Log {
            presumed: Vec::new(),
            mates: Vec::new(),
            confidence: Confidence::Attested,
        }
    }
}

impl Log {
    /// Notes that the presumed answer to a question was taken.
    pub fn takes_for_granted(&mut self, question: Question) {
        if !self.presumed.contains(&question) {
            self.presumed.push(question);
        }
    }

    /// Notes what was found of checkmate.
    pub fn rests_on(&mut self, mates: &[MateFound]) {
        for mate in mates {
            if !self.mates.contains(mate) {
                self.mates.push(mate.clone());
            }
        }
    }

    /// Notes that a parameter was read.
    pub fn is_no_surer_than(&mut self, confidence: Confidence) {
        self.confidence = self.confidence.min(confidence);
    }

    /// Notes all that a part of the decision noted.
    pub fn add(&mut self, part: &Log) {
        for question in &part.presumed {
            self.takes_for_granted(*question);
        }
        self.rests_on(&part.mates);
        self.is_no_surer_than(part.confidence);
    }

    /// Lets a reason tell what was noted.
    pub fn tell(&self, reason: &mut Reason) {
        reason.presumed.clone_from(&self.presumed);
        reason.mates.clone_from(&self.mates);
        reason.confidence = reason.confidence.min(self.confidence);
    }
}

/// What functions have worked out of one happening, each found by the type of its function.
#[derive(Default)]
pub(super) struct Kept(RefCell<Vec<(TypeId, Rc<dyn Any>)>>);

impl Kept {
    /// What the function of this type has worked out, if it was asked before.
    pub fn get<F: 'static, T: 'static>(&self) -> Option<Rc<T>> {
        let kept = self.0.borrow();
        let (_, found) = kept.iter().find(|(by, _)| *by == TypeId::of::<F>())?;
        Rc::clone(found).downcast().ok()
    }

    /// Keeps what the function of this type has worked out.
    pub fn put<F: 'static, T: 'static>(&self, found: T) -> Rc<T> {
        let found = Rc::new(found);
        self.0.borrow_mut().push((TypeId::of::<F>(), found.clone()));
        found
    }
}
