//! Two acts of which nobody knows the order are judged in one order, whichever of them is told first.
//!
//! The provisions that ask what came first ask it of the later act; so a flag, its claim and an adjustment are judged after
//! the act to which they are tied, and the ruling is given back with the places as they were told.

use crate::game::{Act, Case, Effect, EventIx, Order, Question};
use crate::laws::evidence::Source;
use crate::laws::provision::Reason;
use crate::laws::verdict::{Fault, Step, Verdict};

/// Whether a provision asks of this act if it came before another.
fn hangs_on_the_order(act: &Act) -> bool {
    matches!(act, Act::FlagFalls | Act::ClaimFlag | Act::Adjust(_))
}

/// Two events that are judged in the other order than they are told.
#[derive(Clone, Copy)]
pub(super) struct Exchanged {
    first: EventIx,
}

impl Exchanged {
    /// The first such events of a case.
    pub fn of(case: &Case) -> Option<Self> {
        let pairs = (0..).zip(case.events.windows(2));
        let mut exchanged = pairs.filter(|(first, pair)| {
            let tied = pair[1].order != Order::After && pair[1].about != Some(*first);
            tied && hangs_on_the_order(&pair[0].act) && !hangs_on_the_order(&pair[1].act)
        });
        let (first, _) = exchanged.next()?;
        Some(Exchanged { first })
    }

    /// The case, told in the order in which it is judged.
    pub fn case(self, case: &Case) -> Case {
        let mut events = case.events.clone();
        let at = usize::from(self.first);
        events.swap(at, at + 1);
        let later = events[at].order;
        events[at].order = std::mem::replace(&mut events[at + 1].order, later);
        for event in &mut events {
            event.about = event.about.map(|about| self.place(about));
            if let Act::Rules(effects) = &mut event.act {
                self.effects(effects);
            }
        }
        case.with_events(events)
    }

    /// The ruling, by the places of the events as they are told.
    pub fn verdict(self, mut verdict: Verdict) -> Verdict {
        for branch in &mut verdict.branches {
            for (asked, _) in &mut branch.assuming {
                *asked = self.question(*asked);
            }
            for step in &mut branch.steps {
                self.step(step);
            }
            branch.steps.sort_by_key(|step| step.event);
        }
        verdict
    }

    /// Why there is no ruling, by the places of the events as they are told.
    pub fn fault(self, mut fault: Fault) -> Fault {
        match &mut fault {
            Fault::Contradiction { question, .. } => *question = self.question(*question),
            Fault::EmptySquare { event, .. } | Fault::Unreadable { event, .. } => {
                *event = self.place(*event);
            }
            Fault::TooOpen(questions) => {
                for question in questions {
                    *question = self.question(*question);
                }
            }
            Fault::Conflict(..) => {}
        }
        fault
    }

    fn place(self, at: EventIx) -> EventIx {
        match at {
            at if at == self.first => self.first + 1,
            at if at == self.first + 1 => self.first,
            at => at,
        }
    }

    fn question(self, asked: Question) -> Question {
        Question {
            at: self.place(asked.at),
            ..asked
        }
    }

    fn step(self, step: &mut Step) {
        step.event = self.place(step.event);
        for reason in &mut step.reasons {
            self.reason(reason);
        }
    }

    fn reason(self, reason: &mut Reason) {
        if let Some(about) = reason.about {
            let about = self.place(about);
            reason.about = Some(about);
            reason.facts.move_to(about);
        }
        for ground in &mut reason.grounds {
            ground.question = self.question(ground.question);
            if let Source::Event(at) | Source::Finding(at) = &mut ground.source {
                *at = self.place(*at);
            }
        }
        self.effects(&mut reason.effects);
    }

    fn effects(self, effects: &mut [Effect]) {
        for effect in effects {
            *effect = effect.renumbered(&|at| self.place(at));
        }
    }
}
